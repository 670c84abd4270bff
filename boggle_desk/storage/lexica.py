"""Where dictionaries come from: the shipped ones, the user's shelf, and word lists named on the command line; and
the alphabets in which lists are read."""

import hashlib
import zlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from boggle_desk import paths
from boggle_desk.engine.lexicon import Levels, Lexicon
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.engine.word_graph import ENGLISH, WordGraph
from boggle_desk.engine.word_list import (
    A_TO_Z,
    MAXIMUM_BYTES,
    Alphabet,
    LeftOut,
    NoList,
    NotAWordList,
    Omission,
    WordList,
    letters_of_tiles,
    read_word_list,
    suggested,
)
from boggle_desk.storage.disk import read_at_most, replace_file

SHIPPED = {"english": "en", "german": "de", "french": "fr", "spanish": "es", "dutch": "nl", "polish": "pl"}
"""The dictionaries that come with the game: their keys, which tile sets have too, and languages."""
USUAL = "english"
"""The dictionary where nothing else is chosen."""
KEPT_GRAPHS = 16
"""How many graphs of word lists the cache keeps: the latest ones."""
KEPT_TWO_WAY = 4
"""How many two-way graphs the cache keeps, of any dictionaries: the latest ones. Each is made in half a second."""

_READING = 1  # part of a cached graph's name: a new number when word lists are read by new rules
_SAMPLE = 200
_LARGEST_ACCOUNT, _LARGEST_GRAPH = 100_000, 100_000_000


class NoSuchLexicon(LookupError):
    """There is neither a dictionary nor a file of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no dictionary and no file '{name}'.")
        self.name = name


class DamagedLexicon(ValueError):
    """A dictionary whose file cannot be read; `title` is its name, `shipped` whether the game came with it."""

    def __init__(self, title: str, shipped: bool) -> None:
        remedy = "install the game again" if shipped else "add it again from its file"
        super().__init__(f"The dictionary '{title}' is damaged. Please {remedy}.")
        self.title = title
        self.shipped = shipped


@dataclass(frozen=True)
class ShelfEntry:
    """A dictionary that can be chosen."""

    key: str
    title: str
    language: str
    """A code such as `en`, or empty if a list does not say."""
    word_count: int
    shipped: bool
    left_out: int = 0
    """How many entries of the file were no plain words."""
    duplicates: int = 0
    damaged: bool = False
    """Its files are incomplete: it can be removed or added again, and not be opened."""
    letters: str = ENGLISH
    """The alphabet in which the list was read."""


@dataclass(frozen=True)
class _About:
    """What a shipped dictionary says of itself."""

    title: str
    language: str
    word_count: int
    sources: tuple[str, ...]


@dataclass(frozen=True)
class _Account:
    """What the shelf keeps about a list beside its graph."""

    title: str
    language: str
    word_count: int
    duplicates: int
    omissions: dict[LeftOut, Omission]
    letters: str = ENGLISH
    """The alphabet; accounts from before there was a choice do not name it."""


# ------------------------------------------------------------------------------------------- shipped


def open_shipped(key: str = USUAL) -> Lexicon:
    """Return a dictionary that came with the game. Raises NoSuchLexicon and DamagedLexicon."""
    if key not in SHIPPED:
        raise NoSuchLexicon(key)
    return open_folder(paths.resource("lexica", key))


def shipped_in(language: str) -> str:
    """Return the key of the dictionary that comes with the game in this language; the usual one if there is none."""
    return next((key for key, code in SHIPPED.items() if code == language), USUAL)


@cache
def open_folder(folder: Path) -> Lexicon:
    """Return the shipped dictionary in `folder`; its graph is the same for all. Raises DamagedLexicon."""
    try:
        about = _shipped_about(folder)
        graph = WordGraph.open(folder / "referee.graph")
        graph = graph.keeping(_beside(f"{folder.name}-{graph.checksum:08x}"))
        levels = Levels(graph, zlib.decompress((folder / "referee.levels").read_bytes(), bufsize=len(graph)))
    except (OSError, ValueError, zlib.error) as problem:
        raise DamagedLexicon(folder.name, shipped=True) from problem
    return Lexicon(folder.name, about.title, about.language, graph, levels)


def _shipped_about(folder: Path) -> _About:
    return msgspec.json.decode((folder / "lexicon.json").read_bytes(), type=_About)


# ------------------------------------------------------------------------------------ lists from files


def open_word_list(path: Path, cache_folder: Path | None = None, alphabet: Alphabet = A_TO_Z) -> Lexicon:
    """Return the dictionary in a file with one word a line; the second time its graph comes from the cache.

    `cache_folder` is the user's unless a test says otherwise. Raises OSError and NotAWordList.
    """
    data = read_file(path)
    key = _fingerprint(data, alphabet.letters)
    place = _cached(key, cache_folder)
    graph = _load(place) if place else None
    if graph is None:
        graph = WordGraph.build(read_word_list(data, alphabet.letters).words, alphabet.letters)
        if place:
            _store(place, graph)
    return _lexicon(key, path.stem, graph, _language(alphabet), cache_folder)


def read_file(path: Path) -> bytes:
    """Return the bytes of a file that may be a word list. Raises OSError, and NotAWordList for more than 32 MB."""
    data = read_at_most(path, MAXIMUM_BYTES)
    if len(data) > MAXIMUM_BYTES:
        raise NotAWordList(NoList.TOO_BIG)
    return data


def _fingerprint(data: bytes, letters: str) -> str:
    """Return the key of a list: its bytes in the alphabet in which they are read."""
    return hashlib.sha256((b"" if letters == ENGLISH else f"{letters}\0".encode()) + data).hexdigest()


def _language(alphabet: Alphabet) -> str:
    """Return the language that the choice of an alphabet tells; A to Z is the default and tells none."""
    return "" if alphabet == A_TO_Z else alphabet.language


def _cached(key: str, cache_folder: Path | None) -> Path | None:
    """Return where the graph of this list is or will be, or None if the user's cache cannot be made."""
    try:
        folder = (cache_folder or paths.user_cache()) / "lexica"
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / f"{key}-{_READING}.graph"


def _beside(name: str, cache_folder: Path | None = None) -> Path | None:
    """Return where the two-way graph of a dictionary is or will be, and remove old ones; None without a cache. The name
    tells the words, so that other words never meet it."""
    try:
        folder = (cache_folder or paths.user_cache()) / "lexica"
    except OSError:
        return None
    place = folder / f"{name}.twoway"
    with suppress(OSError):  # somewhere a file cannot be removed while it is read
        _keep_latest([path for path in folder.glob("*.twoway") if path != place], KEPT_TWO_WAY - 1)
    return place


def _keep_latest(files: Iterable[Path], number: int) -> None:
    """Remove all but the latest files. Raises OSError."""
    for path in sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True)[number:]:
        path.unlink(missing_ok=True)


def _load(path: Path) -> WordGraph | None:
    """Return the graph, in memory so that its file stays free, or None if it is missing or damaged."""
    try:
        return WordGraph.from_bytes(read_at_most(path, _LARGEST_GRAPH), path.name)
    except (OSError, ValueError):
        return None


def _store(place: Path, graph: WordGraph) -> None:
    """Keep the graph for the next time; a full or write-protected disk only costs that."""
    with suppress(OSError):
        graph.save(place)
        _keep_latest(place.parent.glob("*.graph"), KEPT_GRAPHS)


def _lexicon(key: str, title: str, graph: WordGraph, language: str, cache_folder: Path | None = None) -> Lexicon:
    """Return a list as a dictionary, of a language if one was told; English is known by its words."""
    graph = graph.keeping(_beside(key, cache_folder))
    levels = _borrowed_levels(graph) if language in ("", A_TO_Z.language) else None
    return Lexicon(key, title, A_TO_Z.language if levels else language, graph, levels)


def _borrowed_levels(graph: WordGraph) -> Levels | None:
    """Return the levels of English for a list most of whose words are English: computers and the family setting then
    know its words. A sample of the list decides."""
    english = open_shipped()
    step = max(1, len(graph) // _SAMPLE)
    sample = [graph.word(number) for number in range(0, len(graph), step)]
    known = sum(word in english.graph for word in sample)
    return english.levels if 2 * known > len(sample) else None


# -------------------------------------------------------------------------------------------- the shelf


def add_word_list(
    path: Path,
    shelf_folder: Path | None = None,
    alphabet: Alphabet = A_TO_Z,
    check: Callable[[], None] = lambda: None,
) -> tuple[Lexicon, WordList]:
    """Put the list in a file on the user's shelf; return it as a dictionary, and the account of its reading.

    The same content in the same letters again only renames it. Raises OSError and NotAWordList, and what `check` raises
    between the steps.
    """
    data, letters = read_file(path), alphabet.letters
    word_list = read_word_list(data, letters)
    check()
    graph = WordGraph.build(word_list.words, letters)
    lexicon = _lexicon(_fingerprint(data, letters), path.stem, graph, _language(alphabet))
    check()
    folder = _shelf_folder(shelf_folder)
    folder.mkdir(parents=True, exist_ok=True)
    graph.save(folder / f"{lexicon.key}.graph")
    account = _Account(
        lexicon.title, lexicon.language, len(lexicon), word_list.duplicates, dict(word_list.omissions), letters
    )
    replace_file(folder / f"{lexicon.key}.json", msgspec.json.encode(account))
    return lexicon, word_list


def shelf(shelf_folder: Path | None = None) -> list[ShelfEntry]:
    """Return what can be chosen: the shipped dictionaries, then the user's lists by title. Raises OSError."""
    shipped = [(key, _shipped_about(paths.resource("lexica", key))) for key in SHIPPED]
    entries = [ShelfEntry(key, about.title, about.language, about.word_count, True) for key, about in shipped]
    own = [_entry(path) for path in _shelf_folder(shelf_folder).glob("*.json")]
    return entries + sorted(own, key=lambda entry: (entry.title.casefold(), entry.key))


def open_lexicon(key: str, shelf_folder: Path | None = None) -> Lexicon:
    """Return the dictionary with this key, shipped or on the shelf. Raises NoSuchLexicon and DamagedLexicon."""
    if key in SHIPPED:
        return open_shipped(key)
    entry = next((entry for entry in shelf(shelf_folder) if entry.key == key), None)
    if entry is None:
        raise NoSuchLexicon(key)
    graph = _load(_shelf_folder(shelf_folder) / f"{key}.graph")
    if graph is None or entry.damaged:
        raise DamagedLexicon(entry.title, shipped=False)
    return _lexicon(key, entry.title, graph, entry.language)


def open_or_shipped(key: str) -> Lexicon:
    """Return the dictionary of a game, or the shipped one if the game names none or one that is no longer there."""
    try:
        return open_lexicon(key) if key else open_shipped()
    except (NoSuchLexicon, DamagedLexicon, OSError):
        return open_shipped()


def find_lexicon(
    name: str,
    alphabet_of: Callable[[Path], Alphabet] = lambda _path: A_TO_Z,
    shelf_folder: Path | None = None,
    cache_folder: Path | None = None,
) -> Lexicon:
    """Return the dictionary that a person names: a key, a title on the shelf in any case, or the path of a word list,
    which is read in the alphabet that `alphabet_of` tells.

    Raises what `alphabet_of` does, NoSuchLexicon, DamagedLexicon, NotAWordList and OSError.
    """
    wanted = name.casefold()
    for entry in shelf(shelf_folder):
        if wanted in (entry.key, entry.title.casefold()):
            return open_lexicon(entry.key, shelf_folder)
    path = paths.typed(name)
    if not path.exists():
        raise NoSuchLexicon(name)
    return open_word_list(path, cache_folder, alphabet_of(path))


def remove(key: str, shelf_folder: Path | None = None) -> None:
    """Take a list off the user's shelf, damaged or not. Raises NoSuchLexicon, also for a shipped one, and OSError."""
    entry = next((entry for entry in shelf(shelf_folder) if entry.key == key and not entry.shipped), None)
    if entry is None:
        raise NoSuchLexicon(key)
    folder = _shelf_folder(shelf_folder)
    (folder / f"{key}.json").unlink(missing_ok=True)
    (folder / f"{key}.graph").unlink(missing_ok=True)


def _shelf_folder(shelf_folder: Path | None) -> Path:
    return (shelf_folder or paths.user_data()) / "lexica"


def is_whole_list(account: Path) -> bool:
    """Return whether a list of another shelf, by the path of its account, can be opened."""
    graph = account.with_suffix(".graph")
    with suppress(OSError):
        return graph.stat().st_size <= MAXIMUM_BYTES and not _entry(account).damaged and _load(graph) is not None
    return False


def _entry(path: Path) -> ShelfEntry:
    """Return the entry of a list on the shelf; a damaged one goes by the start of its key."""
    key = path.stem
    try:
        account = msgspec.json.decode(read_at_most(path, _LARGEST_ACCOUNT), type=_Account)
    except (OSError, msgspec.DecodeError):
        return ShelfEntry(key, key[:12], "", 0, False, damaged=True)
    left_out = sum(omission.count for omission in account.omissions.values())
    missing = not path.with_suffix(".graph").is_file()
    return ShelfEntry(
        key=key,
        title=account.title,
        language=account.language,
        word_count=account.word_count,
        shipped=False,
        left_out=left_out,
        duplicates=account.duplicates,
        damaged=missing,
        letters=account.letters,
    )


@cache
def alphabets() -> tuple[Alphabet, ...]:
    """Return the alphabets in which lists can be read: English first, then that of each shipped tile set by name.

    Raises BadRules and OSError for tile sets that cannot be read.
    """
    sets = read_tile_sets(paths.resource("tiles")).values()
    made = [Alphabet(each.key, each.name, each.language, letters_of_tiles(each.letters)) for each in sets]
    return (A_TO_Z, *sorted((each for each in made if each.key != A_TO_Z.key), key=lambda each: each.name))


def alphabet_of(tiles: str) -> Alphabet:
    """Return the alphabet of the shipped tile set with this key; else A to Z. Raises what `alphabets` does."""
    return next((each for each in alphabets() if each.key == tiles), A_TO_Z)


def suggest_alphabet(path: Path) -> Alphabet:
    """Return the alphabet that the list in a file seems to need: A to Z unless it is full of letters of another one.

    Raises OSError and NotAWordList.
    """
    return suggested(read_file(path), alphabets()) or A_TO_Z
