"""A board as a short code that anybody can type in: the cubes, the letters, and the rules that decide what counts.

Version 1. The first sign says how the rest is read, and a later version adds first signs: every code stays readable.

| first sign | what follows before the faces |
|---|---|
| 0 to 4 | nothing: the cubes and rules of a shipped preset, in the order of `KNOWN` |
| 5 | the cubes (one sign); shortest word, minutes and table of points (two signs) |
| 6 | the cubes; shortest word (1), seconds (3), length of the table and points beyond (1 each), each number of it (2) |

Cubes are a shipped set in the order of `SETS`, or letters alone, as of a box that no set describes. Then come the faces
as in `face_digits`, and the check (`code_signs`). With a preset a 4×4 board takes 14 to 19 signs, 16 or 17 as a rule, a
5×5 board 24 (22 to 26), a 6×6 board 35 (32 to 38); minutes or shortest words of one's own take three signs more.
The sets and the presets as they are here must never change: another number in them is another preset here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.code_signs import BadCode, Fault, digits, number_of, opened, sealed
from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet
from boggle_desk.engine.boggle.face_digits import Weights, from_digits, to_digits
from boggle_desk.engine.boggle.laying import lay

SETS = ("new4", "classic4", "big5_1979", "deluxe5", "challenge5", "super6")
TABLES: tuple[tuple[tuple[int, ...], int], ...] = (
    ((0, 0, 0, 1, 1, 2, 3, 5, 11), 0),
    ((0, 0, 0, 0, 1, 2, 3, 5, 11), 0),
    ((0, 0, 0, 1, 1), 1),
    ((0, 0, 0, 0, 1, 2, 3, 5, 11, 18), 2),
)
"""The usual tables of points, each with the points for each letter beyond it."""


@dataclass(frozen=True)
class Counting:
    """The rules that decide what a board is worth."""

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
    """What a code says."""

    board: Board
    cubes: str | None
    """The key of the shipped set, or None where only the letters are known."""
    counting: Counting
    preset: str | None = None
    """The key of the preset whose cubes and rules these are."""


Sets = Mapping[str, CubeSet]

_USUAL, _SPELLED = len(KNOWN), len(KNOWN) + 1
_FREE_SIZES = {26: 4, 27: 5, 28: 6}
_SHORTEST, _LENGTHS, _MINUTES = 2, 7, 30
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def board_code(board: Board, cubes: str, counting: Counting, sets: Sets) -> str:
    """Return the code of a board. `cubes` is the set that it is played with; where that set cannot show these faces,
    they are written as letters alone. Raises `ValueError` for a board or rules that no code can say."""
    head, weights = _head(board, cubes, counting, sets)
    try:
        return sealed((*head, *to_digits(board.faces, weights)))
    except KeyError as face:
        raise ValueError(f"no code can say the face {face}") from face


def read_code(text: str, sets: Sets) -> CodedBoard:
    """Return what a typed code says; case, spaces, hyphens and look-alike signs do not matter. Raises `BadCode`."""
    signs = _Signs(opened(text))
    form = signs.take()
    if form > _SPELLED:
        raise BadCode(Fault.NEWER)
    if form < len(KNOWN):
        preset, cubes, counting = KNOWN[form]
        return CodedBoard(_board(signs, cubes, 0, sets), cubes, counting, preset)
    number = signs.take()
    key = SETS[number] if number < len(SETS) else None
    if key is None and number not in _FREE_SIZES:
        raise BadCode(Fault.NEWER)
    counting = _usual(signs) if form == _USUAL else _spelled(signs)
    return CodedBoard(_board(signs, key, _FREE_SIZES.get(number, 0), sets), key, counting)


# ------------------------------------------------------------------------------------------------ writing


def _head(board: Board, cubes: str, counting: Counting, sets: Sets) -> tuple[tuple[int, ...], Weights]:
    """Return the values before the faces, and how often each face is printed."""
    key = _showing(board, cubes, sets)
    for form, (_preset, known, how) in enumerate(KNOWN):
        if (known, how) == (key, counting):
            return (form,), _weights(sets[known])
    if key is not None:
        number, weights = SETS.index(key), _weights(sets[key])
    else:
        sizes = {size: number for number, size in _FREE_SIZES.items()}
        if board.rows != board.columns or board.rows not in sizes:
            raise ValueError(f"no code can say a board of {board.rows}×{board.columns}")
        number, weights = sizes[board.rows], _free_weights(tuple(sets[each] for each in SETS))
    return (*_counting_values(counting, number),), weights


def _showing(board: Board, cubes: str, sets: Sets) -> str | None:
    """Return the shipped set whose cubes can show the board: the one it is played with before all others."""
    for key in dict.fromkeys((cubes, *SETS)):
        shipped = sets.get(key) if key in SETS else None
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
    """The values of a code, taken one after the other."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values, self._place = values, 0

    def take(self, count: int = 1) -> int:
        """Return the number that the next values are. Raises `BadCode` where they end."""
        taken = self._values[self._place : self._place + count]
        if len(taken) < count:
            raise BadCode(Fault.TOO_SHORT)
        self._place += count
        return number_of(taken)

    def rest(self) -> Sequence[int]:
        """Return what was not taken. Raises `BadCode` where there is nothing."""
        if self._place == len(self._values):
            raise BadCode(Fault.TOO_SHORT)
        return self._values[self._place :]


def _usual(signs: _Signs) -> Counting:
    number, minutes = divmod(signs.take(2), _MINUTES)
    table, length = divmod(number, _LENGTHS)
    if table >= len(TABLES):
        raise BadCode(Fault.NO_BOARD)
    return Counting(length + _SHORTEST, (minutes + 1) * 60, *TABLES[table])


def _spelled(signs: _Signs) -> Counting:
    minimum_length, seconds, count, beyond = signs.take(), signs.take(3), signs.take(), signs.take()
    if not (minimum_length and seconds and count):
        raise BadCode(Fault.NO_BOARD)
    return Counting(minimum_length, seconds, tuple(signs.take(2) for _ in range(count)), beyond)


def _board(signs: _Signs, key: str | None, free_size: int, sets: Sets) -> Board:
    rows, columns = (sets[key].rows, sets[key].columns) if key else (free_size, free_size)
    weights = _weights(sets[key]) if key else _free_weights(tuple(sets[each] for each in SETS))
    try:
        faces = from_digits(signs.rest(), rows * columns, weights)
    except ValueError as error:
        raise BadCode(Fault.NO_BOARD) from error
    if key and lay(sets[key].cubes, faces) is None:
        raise BadCode(Fault.NO_BOARD)
    return Board(rows, columns, faces)


@lru_cache(maxsize=16)
def _weights(cubes: CubeSet) -> Weights:
    """Return how often each face is printed on the cubes, in the order of the alphabet."""
    counts = Counter(face for cube in cubes.cubes for face in cube)
    return {face: counts[face] for face in sorted(counts)}


@lru_cache(maxsize=4)
def _free_weights(sets: tuple[CubeSet, ...]) -> Weights:
    """Return how often each face is printed on all cubes, every letter and the solid face at least once."""
    counts = Counter((*_LETTERS, BLOCK)) + Counter(face for each in sets for cube in each.cubes for face in cube)
    return {face: counts[face] for face in sorted(counts)}
