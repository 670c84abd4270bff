"""Where dictionaries come from: the shipped ones, the user's shelf, and word lists named on the command line; and
the alphabets in which lists are read."""

import hashlib
import zlib
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from pathlib import Path
from weakref import WeakValueDictionary

import msgspec

from boggle_desk import paths
from boggle_desk.engine.lexicon import Lemmas, Levels, Lexicon
from boggle_desk.engine.stopping import Check, go_on
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
from boggle_desk.storage.checksums import sealed, unsealed
from boggle_desk.storage.disk import read_at_most, replace_file
from boggle_desk.storage.shipped import tile_sets

SHIPPED = {"english": "en", "german": "de", "french": "fr", "spanish": "es", "dutch": "nl", "polish": "pl"}
"""The shipped dictionaries by key (also of tile sets), with their languages."""
USUAL = "english"  # the default dictionary
KEPT_GRAPHS = 16  # how many word lists' graphs the cache holds
KEPT_TWO_WAY = 4
"""How many two-way graphs the cache holds. Each takes half a second to build."""

_READING = 1  # part of a cached graph's name: a new number when word lists are read by new rules
_SAMPLE = 200
_LARGEST_ACCOUNT, _LARGEST_GRAPH = 100_000, 100_000_000


class NoSuchLexicon(LookupError):
    """No dictionary and no file has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no dictionary and no file '{name}'.")
        self.name = name


class DamagedLexicon(ValueError):
    """A dictionary whose file cannot be read; `title` is its name."""

    def __init__(self, title: str, shipped: bool) -> None:
        remedy = "install the game again" if shipped else "add it again from its file"
        super().__init__(f"The dictionary '{title}' is damaged. Please {remedy}.")
        self.title = title
        self.shipped = shipped


@dataclass(frozen=True)
class ShelfEntry:
    key: str
    title: str
    language: str  # a code such as `en`, or empty if unknown
    word_count: int
    shipped: bool
    left_out: int = 0  # how many entries were no plain words
    duplicates: int = 0
    damaged: bool = False  # its files are incomplete: it can be removed or added again, but not opened
    letters: str = ENGLISH


@dataclass(frozen=True)
class _About:
    title: str
    language: str
    word_count: int
    sources: tuple[str, ...]


@dataclass(frozen=True)
class _Account:
    """What the shelf stores about a list beside its graph."""

    title: str
    language: str
    word_count: int
    duplicates: int
    omissions: dict[LeftOut, Omission]
    letters: str = ENGLISH  # missing in accounts from before there was a choice


# ------------------------------------------------------------------------------------------- shipped


def open_shipped(key: str = USUAL) -> Lexicon:
    """Return a shipped dictionary. Raises NoSuchLexicon and DamagedLexicon."""
    if key not in SHIPPED:
        raise NoSuchLexicon(key)
    return open_folder(paths.resource("lexica", key))


def shipped_in(language: str) -> str:
    """Return the key of the shipped dictionary in this language, or the default one."""
    return next((key for key, code in SHIPPED.items() if code == language), USUAL)


def glossaries() -> dict[str, Path]:
    return {code: paths.resource("lexica", key, "glossary") for key, code in SHIPPED.items()}


def words_by_language(words: Collection[str]) -> dict[str, set[str]]:
    """Return which of these words each shipped dictionary has, by its language, English first. None of them stays
    open."""
    found: dict[str, set[str]] = {}
    for key, code in SHIPPED.items():
        with suppress(OSError, ValueError):
            graph = WordGraph.open(paths.resource("lexica", key) / "referee.graph")
            found[code] = {word for word in words if word in graph}
    return found


_in_use = WeakValueDictionary[Path, Levels]()


@lru_cache(maxsize=1)
def open_folder(folder: Path) -> Lexicon:
    """Return the shipped dictionary in `folder`; its graph is the same for all, as long as somebody uses it or no other
    was opened. Raises DamagedLexicon."""
    try:
        about = _shipped_about(folder)
        if levels := _in_use.get(folder):
            return Lexicon(folder.name, about.title, about.language, levels.graph, levels)
        graph = WordGraph.open(folder / "referee.graph")
        graph = graph.keeping(_beside(f"{folder.name}-{graph.checksum:08x}"))
        planes = zlib.decompress((folder / "referee.levels").read_bytes(), bufsize=2 * len(graph))
        lemmas = partial(_read_lemmas, graph, folder / "referee.lemmas")
        levels = _in_use[folder] = Levels(graph, planes[: len(graph)], planes[len(graph) :], lemmas)
    except (OSError, ValueError, zlib.error) as problem:
        raise DamagedLexicon(folder.name, shipped=True) from problem
    return Lexicon(folder.name, about.title, about.language, graph, levels)


def _read_lemmas(graph: WordGraph, path: Path) -> Lemmas:
    """Return the lemmas of a shipped dictionary. Raises DamagedLexicon."""
    try:
        return Lemmas.read(graph, zlib.decompress(path.read_bytes(), bufsize=4 * len(graph)))
    except (OSError, TypeError, ValueError, zlib.error) as problem:
        raise DamagedLexicon(path.parent.name, shipped=True) from problem


def _shipped_about(folder: Path) -> _About:
    return msgspec.json.decode((folder / "lexicon.json").read_bytes(), type=_About)


# ------------------------------------------------------------------------------------ lists from files


def open_word_list(path: Path, alphabet: Alphabet = A_TO_Z) -> Lexicon:
    """Return the dictionary in a file with one word a line; the second time its graph comes from the cache. Raises
    OSError and NotAWordList."""
    return lexicon_of(read_file(path), path.stem, alphabet)


def lexicon_of(data: bytes, title: str, alphabet: Alphabet = A_TO_Z) -> Lexicon:
    """Return the dictionary in the bytes of a word list, from the cache if it was opened before. Raises
    NotAWordList."""
    key = _fingerprint(data, alphabet.letters)
    place = _cached(key)
    graph = _load(place) if place else None
    if graph is None:
        graph = WordGraph.build(read_word_list(data, alphabet.letters).words, alphabet.letters)
        if place:
            _store(place, graph)
    return _lexicon(key, title, graph, _language(alphabet))


def read_file(path: Path) -> bytes:
    """Return the bytes of a file that may be a word list. Raises OSError, and NotAWordList for more than 32 MB."""
    data = read_at_most(path, MAXIMUM_BYTES)
    if len(data) > MAXIMUM_BYTES:
        raise NotAWordList(NoList.TOO_BIG)
    return data


def _fingerprint(data: bytes, letters: str) -> str:
    return hashlib.sha256((b"" if letters == ENGLISH else f"{letters}\0".encode()) + data).hexdigest()


def _language(alphabet: Alphabet) -> str:
    """Return the language of an alphabet; empty for A to Z."""
    return "" if alphabet == A_TO_Z else alphabet.language


def _cached(key: str) -> Path | None:
    """Return the cache path of this list's graph, or None if the cache cannot be made."""
    try:
        folder = paths.user_cache() / "lexica"
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / f"{key}-{_READING}.graph"


def _beside(name: str) -> Path | None:
    """Return the cache path of a dictionary's two-way graph, or None, and remove old ones. The name depends on the
    words."""
    try:
        folder = paths.user_cache() / "lexica"
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
    """Return the graph, read into memory so that its file stays free, or None if it is missing or damaged."""
    try:
        return WordGraph.from_bytes(read_at_most(path, _LARGEST_GRAPH), path.name)
    except (OSError, ValueError):
        return None


def _store(place: Path, graph: WordGraph) -> None:
    with suppress(OSError):
        graph.save(place)
        _keep_latest(place.parent.glob("*.graph"), KEPT_GRAPHS)


def _lexicon(key: str, title: str, graph: WordGraph, language: str) -> Lexicon:
    """Return a list as a dictionary; without a language, English is recognized by its words."""
    graph = graph.keeping(_beside(key))
    levels = borrowed_levels(graph) if language in ("", A_TO_Z.language) else None
    return Lexicon(key, title, A_TO_Z.language if levels else language, graph, levels)


def borrowed_levels(graph: WordGraph) -> Levels | None:
    """Return the levels of English for a list most of whose words, by a sample, are English: for computers and the
    family setting."""
    english = open_shipped()
    step = max(1, len(graph) // _SAMPLE)
    sample = [graph.word(number) for number in range(0, len(graph), step)]
    known = sum(word in english.graph for word in sample)
    return english.levels if 2 * known > len(sample) else None


# -------------------------------------------------------------------------------------------- the shelf


def add_word_list(path: Path, alphabet: Alphabet = A_TO_Z, check: Check = go_on) -> tuple[Lexicon, WordList]:
    """Copy a list to the user's shelf; return its dictionary, and the account of its reading.

    The same content in the same letters only renames it. Raises OSError and NotAWordList, and what `check` raises.
    """
    data, letters = read_file(path), alphabet.letters
    word_list = read_word_list(data, letters)
    check()
    graph = WordGraph.build(word_list.words, letters)
    lexicon = _lexicon(_fingerprint(data, letters), path.stem, graph, _language(alphabet))
    check()
    folder = _shelf_folder()
    folder.mkdir(parents=True, exist_ok=True)
    graph.save(folder / f"{lexicon.key}.graph")
    account = _Account(
        lexicon.title, lexicon.language, len(lexicon), word_list.duplicates, dict(word_list.omissions), letters
    )
    replace_file(folder / f"{lexicon.key}.json", sealed(msgspec.json.encode(account)))
    return lexicon, word_list


def shelf() -> list[ShelfEntry]:
    """Return the shipped dictionaries, then the user's lists by title. Raises OSError."""
    shipped = [(key, _shipped_about(paths.resource("lexica", key))) for key in SHIPPED]
    entries = [ShelfEntry(key, about.title, about.language, about.word_count, True) for key, about in shipped]
    own = [_entry(path) for path in _shelf_folder().glob("*.json")]
    return entries + sorted(own, key=lambda entry: (entry.title.casefold(), entry.key))


def open_lexicon(key: str) -> Lexicon:
    """Return the dictionary with this key, shipped or on the shelf. Raises NoSuchLexicon and DamagedLexicon."""
    if key in SHIPPED:
        return open_shipped(key)
    entry = next((entry for entry in shelf() if entry.key == key), None)
    if entry is None:
        raise NoSuchLexicon(key)
    graph = _load(_shelf_folder() / f"{key}.graph")
    if graph is None or entry.damaged:
        raise DamagedLexicon(entry.title, shipped=False)
    return _lexicon(key, entry.title, graph, entry.language)


def open_or_shipped(key: str) -> Lexicon:
    """Return the dictionary of a game, or the shipped one if it is missing."""
    try:
        return open_lexicon(key) if key else open_shipped()
    except (NoSuchLexicon, DamagedLexicon, OSError):
        return open_shipped()


def find_lexicon(name: str, alphabet_of: Callable[[Path], Alphabet] = lambda _path: A_TO_Z) -> Lexicon:
    """Return the dictionary that a person names: a key, a title on the shelf in any case, or the path of a word list,
    read in the alphabet from `alphabet_of`.

    Raises what `alphabet_of` does, NoSuchLexicon, DamagedLexicon, NotAWordList and OSError.
    """
    wanted = name.casefold()
    for entry in shelf():
        if wanted in (entry.key, entry.title.casefold()):
            return open_lexicon(entry.key)
    path = paths.typed(name)
    if not path.exists():
        raise NoSuchLexicon(name)
    return open_word_list(path, alphabet_of(path))


def remove(key: str) -> None:
    """Remove a list from the user's shelf, damaged or not. Raises NoSuchLexicon, also for a shipped one, and
    OSError."""
    entry = next((entry for entry in shelf() if entry.key == key and not entry.shipped), None)
    if entry is None:
        raise NoSuchLexicon(key)
    folder = _shelf_folder()
    (folder / f"{key}.json").unlink(missing_ok=True)
    (folder / f"{key}.graph").unlink(missing_ok=True)


def _shelf_folder() -> Path:
    return paths.user_data() / "lexica"


def is_whole_list(account: Path) -> bool:
    """Return whether a list of another shelf can be opened, by the path of its account."""
    graph = account.with_suffix(".graph")
    with suppress(OSError):
        return graph.stat().st_size <= MAXIMUM_BYTES and not _entry(account).damaged and _load(graph) is not None
    return False


def _entry(path: Path) -> ShelfEntry:
    """Return the entry of a list on the shelf; the title of a damaged one is the start of its key."""
    key = path.stem
    try:
        text, _had_turned = unsealed(read_at_most(path, _LARGEST_ACCOUNT))
        account = msgspec.json.decode(text, type=_Account)
    except (OSError, msgspec.DecodeError):
        return ShelfEntry(key, key[:12], "", 0, False, damaged=True)
    left_out = sum(omission.count for omission in account.omissions.values())
    missing = not path.with_suffix(".graph").is_file()
    facts = (account.title, account.language, account.word_count, False, left_out, account.duplicates, missing)
    return ShelfEntry(key, *facts, account.letters)


@cache
def alphabets() -> tuple[Alphabet, ...]:
    """Return the alphabets of lists: English first, then those of the shipped tile sets by name.

    Raises BadRules and OSError for tile sets that cannot be read.
    """
    sets = tile_sets().values()
    made = [Alphabet(each.key, each.name, each.language, letters_of_tiles(each.letters)) for each in sets]
    return (A_TO_Z, *sorted((each for each in made if each.key != A_TO_Z.key), key=lambda each: each.name))


def alphabet_of(tiles: str) -> Alphabet:
    """Return the alphabet of the shipped tile set with this key; else A to Z. Raises what `alphabets` does."""
    return next((each for each in alphabets() if each.key == tiles), A_TO_Z)


def suggest_alphabet(path: Path) -> Alphabet:
    """Return the likely alphabet of a list in a file: A to Z unless it is full of letters of another one.

    Raises OSError and NotAWordList.
    """
    return suggested(read_file(path), alphabets()) or A_TO_Z
