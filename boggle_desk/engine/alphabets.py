"""The letters of word lists: which ones a list keeps, how its other letters are written, and which ones it needs."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from boggle_desk.engine.word_graph import ENGLISH
from boggle_desk.engine.word_graph_builder import MAXIMUM_LETTERS, check_alphabet

_SPELLED = {"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ł": "l", "đ": "d", "ð": "d", "þ": "th"}
_ENCODINGS = ("latin-1", "iso8859-2", "cp1250")
"""What a text may be in that is not in UTF-8; the first one unless another makes more letters of the alphabet."""
_NEEDED_PERCENT = 0.5  # so many of a hundred lines have a letter that A to Z lacks, or the list can do without
_NEEDED_LETTERS = 2 / 3  # and so many of the alphabet's own letters occur: Spanish and Polish share an Ó


@dataclass(frozen=True)
class Alphabet:
    """The letters of a language. Raises ValueError unless they are 1 to 32 different lower-case letters."""

    key: str
    name: str
    language: str
    """The language as a code (`de`)."""
    letters: str
    """In lower case and in order."""

    def __post_init__(self) -> None:
        check_alphabet(self.letters)

    @property
    def own(self) -> str:
        """The letters that A to Z lacks."""
        return "".join(letter for letter in self.letters if letter not in ENGLISH)


A_TO_Z = Alphabet("english", "English", "en", ENGLISH)
"""The letters of English, the default."""


def letters_of_tiles(tiles: Iterable[str]) -> str:
    """Return the alphabet in which words for these tiles are listed: the single letters in their order, in lower case.

    The letters from A to Z that the tiles lack have their places too, if there is room: K and W stand in Spanish words
    that no tiles lay; Polish has 32 letters without Q, V and X.
    """
    letters = [tile.lower() for tile in tiles if len(tile) == 1]
    missing = [letter for letter in ENGLISH if letter not in letters]
    if len(letters) + len(missing) <= MAXIMUM_LETTERS:
        for letter in missing:
            places = [place for place, other in enumerate(letters) if other in ENGLISH and other > letter]
            letters.insert(places[0] if places else len(letters), letter)
    return "".join(letters)


def fold(text: str, letters: str = ENGLISH) -> str:
    """Return lower-case text whose letters are those of the alphabet: other accents and ligatures are taken apart."""
    return unicodedata.normalize("NFC", text).translate(_folding(letters))


class _Folding(dict[int, str]):
    """What each sign becomes, worked out when it is first met."""

    def __init__(self, letters: str) -> None:
        super().__init__({ord(letter): letter for letter in letters})

    def __missing__(self, code: int) -> str:
        taken_apart = unicodedata.normalize("NFD", _SPELLED.get(chr(code), chr(code)))
        self[code] = "".join(sign for sign in taken_apart if not unicodedata.combining(sign))
        return self[code]


@cache
def _folding(letters: str) -> _Folding:
    return _Folding(letters)


def decoded(data: bytes, letters: str = ENGLISH) -> str:
    """Return a text in UTF-8, or in the older encoding that suits the alphabet: Latin-1 unless others make more of its
    letters."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        own = [letter for letter in letters if not letter.isascii()]
        texts = [data.decode(encoding, "replace") for encoding in (_ENCODINGS if own else _ENCODINGS[:1])]
        return max(texts, key=lambda text: _count(text, own))


def suggested(data: bytes, alphabets: Sequence[Alphabet]) -> Alphabet | None:
    """Return the alphabet of these whose own letters a list is full of, or None if A to Z serves it."""
    if b"\0" in data:
        return None  # it is no text
    fitting = [(share, alphabet) for alphabet in alphabets if (share := _share(data, alphabet)) is not None]
    return max(fitting, key=lambda each: each[0])[1] if fitting else None


def _share(data: bytes, alphabet: Alphabet) -> float | None:
    """Return how many of the alphabet's own letters there are in a line, or None if the list is not full of them."""
    if not alphabet.own:
        return None
    text = unicodedata.normalize("NFC", decoded(data, alphabet.letters))
    counts = [_count(text, letter) for letter in alphabet.own]
    share = sum(counts) / max(1, text.count("\n") + text.count("\r"))
    occurring = sum(count > 0 for count in counts) / len(counts)
    return share if occurring >= _NEEDED_LETTERS and 100 * share >= _NEEDED_PERCENT else None


def _count(text: str, letters: Iterable[str]) -> int:
    return sum(text.count(letter) + text.count(letter.upper()) for letter in letters)
