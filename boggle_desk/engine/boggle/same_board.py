"""Playing a board that is known: from a position to its code, and from a code to a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.board_code import CodedBoard, Counting, Sets, board_code
from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.events import LayBoard
from boggle_desk.engine.boggle.laying import lay, letters_only
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.boggle.wish import BoardWish


@dataclass(frozen=True)
class KnownBoard:
    """A game on a known board: one round by these rules, begun with this move."""

    rules: BoggleRules
    move: LayBoard


def counting_of(rules: BoggleRules) -> Counting:
    """Return the rules that decide what a board is worth."""
    return Counting(rules.minimum_length, rules.seconds, rules.points, rules.points_beyond)


def code_of(rules: BoggleRules, cubes: Sequence[PlacedCube], sets: Sets) -> str:
    """Return the code of a board that is played by these rules, empty if no code can say it."""
    try:
        board = board_of(rules.cubes.rows, rules.cubes.columns, cubes)
        return board_code(board, rules.cubes.key, counting_of(rules), sets)
    except ValueError:
        return ""


def again(rules: BoggleRules, cubes: Sequence[PlacedCube]) -> KnownBoard:
    """Return a game on the board that these cubes show."""
    return KnownBoard(_one_round(rules), LayBoard(tuple(cubes)))


def from_code(coded: CodedBoard, table: BoggleRules, presets: Mapping[str, BoggleRules], sets: Sets) -> KnownBoard:
    """Return a game on the board of a code. What the code does not say, such as who judges a doubt, is as at this
    table."""
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
    )
    return KnownBoard(rules, LayBoard(laid))


def _one_round(rules: BoggleRules) -> BoggleRules:
    return replace(rules, rounds=1, target=None, wish=BoardWish())


def _likeness(coded: CodedBoard, table: BoggleRules, presets: Mapping[str, BoggleRules]) -> str:
    """Return the preset whose name such a game goes by: the table's own if the points are the same, else the first with
    these points on a grid of this size."""
    points = (coded.counting.points, coded.counting.points_beyond)
    for preset in (table, *presets.values()):
        same_size = (preset.cubes.rows, preset.cubes.columns) == (coded.board.rows, coded.board.columns)
        if same_size and (preset.points, preset.points_beyond) == points:
            return preset.key
    return table.key
