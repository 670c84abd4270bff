"""Known boards: the board of the day, the same board again, and a board from a code."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from hashlib import sha256
from itertools import count

from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.codes import CodedBoard, Counting, Sets, board_code
from boggle_desk.engine.boggle.cubes import CubeSet, PlacedCube, lay, letters_only
from boggle_desk.engine.boggle.events import LayBoard
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import BoardWish, BoggleRules

TODAY = "today"  # stands for a preset in lists where the board of the day was played
_WORD = 1 << 32


@lru_cache(maxsize=400)  # those of a year, which Home asks for each time it comes
def board_of_the_day(cubes: CubeSet, day: date) -> tuple[PlacedCube, ...]:
    """Return the cubes in reading order that everybody plays with on this day, without any connection.

    They are derived from the date by SHA-256 alone, so they stay the same in every version of Python and of this
    program. The chance of a board is the stream of bytes `sha256(text + " " + n)` for n = 0, 1, 2 ..., with the text
    `boggle-desk board of the day, 1, SET, DATE` (SET is the key of the cubes, DATE the day as 2026-11-21). A number
    below k is the next 32 bits, high byte first, as a whole number modulo k; numbers of the last, incomplete k are
    passed over. The cubes, in the order of their file, are mixed from the last to the second, each with one of those up
    to it (Fisher and Yates); then every cell in reading order takes its face below 6 and its quarter turn below 4.
    """
    words = _words(f"boggle-desk board of the day, 1, {cubes.key}, {day.isoformat()}")

    def below(end: int) -> int:
        whole = _WORD - _WORD % end
        return next(word for word in words if word < whole) % end

    order = list(cubes.cubes)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(PlacedCube(cube, below(6), below(4)) for cube in order)


def day_of(position: BogglePosition, when: int | None) -> date | None:
    """Return the day if one person plays the board of the day on which the game was begun; else None."""
    if when is None or len(position.players) != 1 or position.shakes or not position.cubes:
        return None
    day = date.fromtimestamp(when)  # noqa: DTZ012  # a local day
    faces = [cube.letters for cube in board_of_the_day(position.rules.cubes, day)]
    return day if [cube.letters for cube in position.cubes] == faces else None


def _words(text: str) -> Iterator[int]:
    for number in count():
        block = sha256(f"{text} {number}".encode()).digest()
        yield from (int.from_bytes(block[place : place + 4], "big") for place in range(0, len(block), 4))


@dataclass(frozen=True)
class KnownBoard:
    """A round by these rules that begins with this move."""

    rules: BoggleRules
    move: LayBoard


def counting_of(rules: BoggleRules) -> Counting:
    return Counting(rules.minimum_length, rules.seconds, rules.points, rules.points_beyond)


def code_of(rules: BoggleRules, cubes: Sequence[PlacedCube], sets: Sets) -> str:
    """Return the code of a board by these rules; empty if there is none."""
    try:
        board = board_of(rules.cubes.rows, rules.cubes.columns, cubes)
        return board_code(board, rules.cubes.key, counting_of(rules), sets)
    except ValueError:
        return ""


def again(rules: BoggleRules, cubes: Sequence[PlacedCube]) -> KnownBoard:
    return KnownBoard(_one_round(rules), LayBoard(tuple(cubes)))


def from_code(
    coded: CodedBoard,
    table: BoggleRules,
    presets: Mapping[str, BoggleRules],
    sets: Sets,
    lexicon_in: Callable[[str], str],
) -> KnownBoard:
    """Return a game on a code's board. `table` gives all other rules; foreign cubes use the dictionary of
    `lexicon_in`."""
    board, counting = coded.board, coded.counting
    cubes = sets[coded.cubes] if coded.cubes else letters_only(board.rows, board.columns, board.faces)
    laid = lay(cubes.cubes, board.faces)
    if laid is None:
        raise ValueError("these cubes cannot show this board")
    rules = replace(
        _one_round(table),
        key=coded.preset or _likeness(coded, table, presets),
        cubes=cubes,
        minimum_length=counting.minimum_length,
        seconds=counting.seconds,
        points=counting.points,
        points_beyond=counting.points_beyond,
        penalty=presets.get(coded.preset or "", table).penalty,
        lexicon=table.lexicon if cubes.language in ("", table.cubes.language) else lexicon_in(cubes.language),
    )
    return KnownBoard(rules, LayBoard(laid))


def _one_round(rules: BoggleRules) -> BoggleRules:
    return replace(rules, rounds=1, target=None, wish=BoardWish(), fair_shake=False)


def _likeness(coded: CodedBoard, table: BoggleRules, presets: Mapping[str, BoggleRules]) -> str:
    """Return the preset with these points and size: the table's own before others."""
    points = (coded.counting.points, coded.counting.points_beyond)
    for preset in (table, *presets.values()):
        same_size = (preset.cubes.rows, preset.cubes.columns) == (coded.board.rows, coded.board.columns)
        if same_size and (preset.points, preset.points_beyond) == points:
            return preset.key
    return table.key
