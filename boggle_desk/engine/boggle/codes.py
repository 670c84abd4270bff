"""A board as a short code that anybody can type in: the cubes, the letters, and the rules that decide what counts.

Version 1. The first character says how the rest is read, and a later version adds first characters, so that every
code stays readable.

| first character | what follows before the faces |
|---|---|
| 0 to 4 | nothing: the cubes and rules of a shipped preset, in the order of `KNOWN` |
| 5 | the cubes (one character); shortest word, minutes and table of points (two characters) |
| 6 | the cubes; shortest word (1), seconds (3), length of the table and points beyond (1 each), each number of it (2) |
| 7, 8 | as after 5 and 6, with the cubes in the order of `LATER_SETS` |

Cubes are a shipped set in the order of `SETS`, or letters alone, as of a box that no set describes. The first sets are
English; those of other languages came later, as did letters alone beyond A to Z. `LATER_SETS` have replaced sets of
other languages, and no letters alone go by them. Then come the faces
as digits, and the check. With a preset a 4×4 board takes 14 to 19 characters, 16 or 17 as a rule, a
5×5 board 24 (22 to 26), a 6×6 board 35 (32 to 38); minutes or shortest words of one's own take three characters more,
and so do the sets of other languages.
The sets and the presets as they are here must never change: another number in them is another preset here.

There are 29 characters, digits and letters, none of which looks like another: O, I, L, S, Z, B and U are missing and
are read as the 0, 1, 1, 5, 2, 8 and V that they look like. 29 is a prime, so a sum weighted by place tells every single
wrong character and every two neighbours that were swapped. Faces become digits by arithmetic coding with exact whole
numbers, in which what shows often takes less room: every row of faces is a stretch of the line from 0 to 1, as wide as
it is likely, and the digits are the shortest fraction in it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import accumulate, count, pairwise

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet, lay

SIGNS = "0123456789ACDEFGHJKMNPQRTVWXY"
BASE = len(SIGNS)
LONGEST = 200  # the most signs that are read; the longest code has far fewer

_LOOK_ALIKES = str.maketrans("OILSZBU", "011528V")
_BETWEEN = " \t\r\n\u00a0-_.,:\u2010\u2011\u2012\u2013\u2014\u2212"
_GROUP = 5


class CodeFault(StrEnum):
    """Why a code is refused; the value is the sentence for a terminal, with `{sign}` for what it is about."""

    EMPTY = "There is no code."
    STRANGE_SIGN = "The code has the sign {sign}, which no code has."
    TOO_SHORT = "The code is too short; signs are missing."
    TOO_LONG = "The code is too long."
    WRONG_SIGN = "The code is not right: a sign is wrong, missing or in the wrong place."
    NEWER = "This code is of a newer version of the game."
    NO_BOARD = "This is no code of a board."


class BadCode(ValueError):
    """A code that cannot be read. Views make the sentence from `fault` and `sign`."""

    def __init__(self, fault: CodeFault, sign: str = "") -> None:
        super().__init__(fault.value.format(sign=sign))
        self.fault, self.sign = fault, sign


def sealed(values: Sequence[int]) -> str:
    """Return the values as signs with the check behind them, in groups for reading aloud."""
    check = -_weighed(values) * pow(_weight(len(values)), -1, BASE) - 1
    return grouped("".join(SIGNS[value] for value in (*values, check % BASE)))


def opened(text: str) -> tuple[int, ...]:
    """Return the values of a typed code without its check. Any case, spaces and hyphens are fine. Raises `BadCode`."""
    signs = plain_signs(text)
    if not signs:
        raise BadCode(CodeFault.EMPTY)
    for sign in signs:
        if sign not in SIGNS:
            raise BadCode(CodeFault.STRANGE_SIGN, sign)
    if not 2 < len(signs) <= LONGEST:
        raise BadCode(CodeFault.TOO_SHORT if len(signs) <= 2 else CodeFault.TOO_LONG)
    values = tuple(SIGNS.index(sign) for sign in signs)
    if _weighed(values) % BASE:
        raise BadCode(CodeFault.WRONG_SIGN)
    return values[:-1]


def plain_signs(text: str) -> str:
    """Return what was typed in capitals, without what is between signs, look-alikes replaced."""
    bare = text[: 4 * LONGEST].translate(dict.fromkeys(map(ord, _BETWEEN)))
    return bare.upper().translate(_LOOK_ALIKES)


def grouped(signs: str) -> str:
    groups = -(-len(signs) // _GROUP)
    ends = [len(signs) * place // groups for place in range(groups + 1)] if groups else []
    return "-".join(signs[start:end] for start, end in pairwise(ends))


def digits(number: int, count: int) -> tuple[int, ...]:
    """Return the base-29 values of a number, highest first. Raises `ValueError` if it needs more than `count`."""
    if not 0 <= number < BASE**count:
        raise ValueError(f"{number} does not go into {count} signs")
    return tuple(number // BASE**place % BASE for place in reversed(range(count)))


def number_of(values: Sequence[int]) -> int:
    number = 0
    for value in values:
        number = number * BASE + value
    return number


def _weight(place: int) -> int:
    """Return a weight that differs from that of the next place and is never nothing."""
    return place % (BASE - 1) + 1


def _weighed(values: Sequence[int]) -> int:
    """Return the weighted sum. Each value counts one more than it is, so that a lost 0 changes it too."""
    return sum(_weight(place) * (value + 1) for place, value in enumerate(values))


Weights = Mapping[str, int]
"""How often each face is printed, in the order that is agreed on."""


def to_digits(faces: Sequence[str], weights: Weights) -> tuple[int, ...]:
    """Return the digits of the faces, the highest first. Raises `KeyError` for a face without weight."""
    whole, below = sum(weights.values()), _below(weights)
    low, width = 0, 1
    for face in faces:
        low, width = low * whole + below[face] * width, width * weights[face]
    parts = whole ** len(faces)
    for length in count(1):
        scale = BASE**length
        number = -(-low * scale // parts)
        if number * parts < (low + width) * scale:
            return digits(number, length)
    raise AssertionError  # `count` never ends


def from_digits(values: Sequence[int], cells: int, weights: Weights) -> tuple[str, ...]:
    """Return the faces that the digits encode. Raises `ValueError` for digits that `to_digits` would not give."""
    whole, below = sum(weights.values()), _below(weights)
    rest, width, faces = number_of(values) * whole**cells // BASE ** len(values), 1, []
    for cell in range(cells):
        unit = width * whole ** (cells - 1 - cell)
        place = rest // unit
        face = next(face for face in reversed(below) if below[face] <= place)
        rest -= below[face] * unit
        width *= weights[face]
        faces.append(face)
    if to_digits(faces, weights) != tuple(values):
        raise ValueError("these are not the digits of any faces")
    return tuple(faces)


def _below(weights: Weights) -> dict[str, int]:
    """Return the sum of the weights before each face."""
    return dict(zip(weights, accumulate(weights.values(), initial=0), strict=False))


FIRST_SETS = ("new4", "classic4", "big5_1979", "deluxe5", "challenge5", "super6")
"""The sets that there were first; letters alone from A to Z are as frequent as on their cubes."""
_LATER = ("german", "french", "spanish", "dutch", "polish")
SETS = (*FIRST_SETS, *(f"{language}{size}" for language in _LATER for size in (4, 5, 6)))
LATER_SETS = tuple(
    f"{language}{size}_2026" for language in _LATER for size in (4, 5) if (language, size) != ("french", 4)
)
"""In the order in which they were published. The 16 French cubes are a box's."""
TABLES: tuple[tuple[tuple[int, ...], int], ...] = (
    ((0, 0, 0, 1, 1, 2, 3, 5, 11), 0),
    ((0, 0, 0, 0, 1, 2, 3, 5, 11), 0),
    ((0, 0, 0, 1, 1), 1),
    ((0, 0, 0, 0, 1, 2, 3, 5, 11, 18), 2),
)
"""The usual tables of points, each with the points for each letter beyond it."""


@dataclass(frozen=True)
class Counting:
    minimum_length: int
    seconds: int
    points: tuple[int, ...]
    points_beyond: int = 0


KNOWN: tuple[tuple[str, str, Counting], ...] = (
    ("classic", "new4", Counting(3, 180, *TABLES[0])),
    ("master", "big5_1979", Counting(4, 180, *TABLES[1])),
    ("calculator", "new4", Counting(4, 180, *TABLES[1])),
    ("linear", "new4", Counting(3, 180, *TABLES[2])),
    ("super", "super6", Counting(4, 240, *TABLES[3])),
)
"""The shipped presets: key, cubes, and how they count."""


@dataclass(frozen=True)
class CodedBoard:
    board: Board
    cubes: str | None  # the key of the shipped set, or None if only the letters are known
    counting: Counting
    preset: str | None = None


Sets = Mapping[str, CubeSet]

_USUAL, _SPELLED = len(KNOWN), len(KNOWN) + 1
_HIGHER = 2  # added to the first value for `LATER_SETS`
_FREE_SIZES = {26: 4, 27: 5, 28: 6}
_WIDE_SIZES = {23: 4, 24: 5, 25: 6}  # the sizes of letters alone, from A to Z and with those of all languages
_SHORTEST, _LENGTHS, _MINUTES = 2, 7, 30
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def board_code(board: Board, cubes: str, counting: Counting, sets: Sets) -> str:
    """Return the code of a board; if set `cubes` can't show its faces, as letters alone. Raises `ValueError` if none
    fits."""
    head, weights = _head(board, cubes, counting, sets)
    try:
        return sealed((*head, *to_digits(board.faces, weights)))
    except KeyError as face:
        raise ValueError(f"no code can say the face {face}") from face


def read_code(text: str, sets: Sets) -> CodedBoard:
    """Return what a typed code says; case, spaces, hyphens and look-alike signs do not matter. Raises `BadCode`."""
    signs = _Signs(opened(text))
    form = signs.take()
    if form > _SPELLED + _HIGHER:
        raise BadCode(CodeFault.NEWER)
    if form < len(KNOWN):
        preset, cubes, counting = KNOWN[form]
        return CodedBoard(_board(signs, cubes, form, sets), cubes, counting, preset)
    number, keys = signs.take(), LATER_SETS if form > _SPELLED else SETS
    key = keys[number] if number < len(keys) else None
    if key is None and (keys is LATER_SETS or number not in _FREE_SIZES | _WIDE_SIZES):
        raise BadCode(CodeFault.NEWER)
    counting = _usual(signs) if form in (_USUAL, _USUAL + _HIGHER) else _spelled(signs)
    return CodedBoard(_board(signs, key, number, sets), key, counting)


# ------------------------------------------------------------------------------------------------ writing


def _head(board: Board, cubes: str, counting: Counting, sets: Sets) -> tuple[tuple[int, ...], Weights]:
    """Return the values before the faces, and how often each face is printed."""
    key = _showing(board, cubes, sets)
    for form, (_preset, known, how) in enumerate(KNOWN):
        if (known, how) == (key, counting):
            return (form,), _weights(sets[known])
    if key in LATER_SETS:
        form, *rest = _counting_values(counting, LATER_SETS.index(key))
        return (form + _HIGHER, *rest), _weights(sets[key])
    if key is not None:
        number, weights = SETS.index(key), _weights(sets[key])
    else:
        weights = _free_weights(_FREE_SIZES, sets)
        numbers = _FREE_SIZES if weights.keys() >= set(board.faces) else _WIDE_SIZES
        sizes = {size: number for number, size in numbers.items()}
        if board.rows != board.columns or board.rows not in sizes:
            raise ValueError(f"no code can say a board of {board.rows}×{board.columns}")
        number, weights = sizes[board.rows], _free_weights(numbers, sets)
    return (*_counting_values(counting, number),), weights


def _showing(board: Board, cubes: str, sets: Sets) -> str | None:
    """Return the shipped set whose cubes can show the board: the one it is played with before the first ones."""
    for key in dict.fromkeys((cubes, *FIRST_SETS)):
        shipped = sets.get(key) if key in (*SETS, *LATER_SETS) else None
        same_size = shipped and (shipped.rows, shipped.columns) == (board.rows, board.columns)
        if shipped and same_size and lay(shipped.cubes, board.faces) is not None:
            return key
    return None


def _counting_values(counting: Counting, cubes: int) -> tuple[int, ...]:
    table, minutes = (counting.points, counting.points_beyond), counting.seconds // 60
    length = counting.minimum_length - _SHORTEST
    if table in TABLES and 0 <= length < _LENGTHS and 1 <= minutes <= _MINUTES and counting.seconds % 60 == 0:
        number = (TABLES.index(table) * _LENGTHS + length) * _MINUTES + minutes - 1
        return (_USUAL, cubes, *digits(number, 2))
    points = tuple(sign for each in counting.points for sign in digits(each, 2))
    shape = (*digits(len(counting.points), 1), *digits(counting.points_beyond, 1))
    length_and_time = (*digits(counting.minimum_length, 1), *digits(counting.seconds, 3))
    return (_SPELLED, cubes, *length_and_time, *shape, *points)


# ------------------------------------------------------------------------------------------------ reading


class _Signs:
    """Reads the values of a code one after the other."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values, self._place = values, 0

    def take(self, count: int = 1) -> int:
        """Return the next values as a number. Raises `BadCode` at the end."""
        taken = self._values[self._place : self._place + count]
        if len(taken) < count:
            raise BadCode(CodeFault.TOO_SHORT)
        self._place += count
        return number_of(taken)

    def rest(self) -> Sequence[int]:
        if self._place == len(self._values):
            raise BadCode(CodeFault.TOO_SHORT)
        return self._values[self._place :]


def _usual(signs: _Signs) -> Counting:
    number, minutes = divmod(signs.take(2), _MINUTES)
    table, length = divmod(number, _LENGTHS)
    if table >= len(TABLES):
        raise BadCode(CodeFault.NO_BOARD)
    return Counting(length + _SHORTEST, (minutes + 1) * 60, *TABLES[table])


def _spelled(signs: _Signs) -> Counting:
    minimum_length, seconds, count, beyond = signs.take(), signs.take(3), signs.take(), signs.take()
    if not (minimum_length and seconds and count):
        raise BadCode(CodeFault.NO_BOARD)
    return Counting(minimum_length, seconds, tuple(signs.take(2) for _ in range(count)), beyond)


def _board(signs: _Signs, key: str | None, number: int, sets: Sets) -> Board:
    if key:
        rows, columns, weights = sets[key].rows, sets[key].columns, _weights(sets[key])
    else:
        numbers = _FREE_SIZES if number in _FREE_SIZES else _WIDE_SIZES
        rows = columns = numbers[number]
        weights = _free_weights(numbers, sets)
    try:
        faces = from_digits(signs.rest(), rows * columns, weights)
    except ValueError as error:
        raise BadCode(CodeFault.NO_BOARD) from error
    if key and lay(sets[key].cubes, faces) is None:
        raise BadCode(CodeFault.NO_BOARD)
    return Board(rows, columns, faces)


@lru_cache(maxsize=16)
def _weights(cubes: CubeSet) -> Weights:
    """Return how often each face is printed on the cubes, in the order of the alphabet."""
    counts = Counter(face for cube in cubes.cubes for face in cube)
    return {face: counts[face] for face in sorted(counts)}


def _free_weights(numbers: Mapping[int, int], sets: Sets) -> Weights:
    """Return how often each face is printed on the first cubes or on all, every letter and the solid face once more."""
    return _letter_weights(tuple(sets[each] for each in (FIRST_SETS if numbers is _FREE_SIZES else SETS)))


@lru_cache(maxsize=4)
def _letter_weights(sets: tuple[CubeSet, ...]) -> Weights:
    counts = Counter((*_LETTERS, BLOCK)) + Counter(face for each in sets for cube in each.cubes for face in cube)
    return {face: counts[face] for face in sorted(counts)}
