"""The board on the table as a game that the app can play, and as a code that anybody can type in."""

from dataclasses import replace

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.codes import BadCode, plain_signs, read_code
from boggle_desk.engine.boggle.cubes import lay, letters_only
from boggle_desk.engine.boggle.known_board import KnownBoard, again, code_of
from boggle_desk.engine.boggle.real_board import BadBoard, Fit, TypedBoard, read_board
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.models.boggle.laid_letters import LaidLetters
from boggle_desk.views.services import Services

_SHORTEST_CODE = 12
"""The fewest signs of a text that is taken for a code: a few signs may be one by chance, and nobody means it."""


def typed_board(text: str, services: Services) -> TypedBoard:
    """Return the board of a text: its letters, or its code. Raises `BadBoard`."""
    try:
        return read_board(text)
    except BadBoard:
        board = _coded_board(text, services)
        if board is None or board.rows != board.columns:
            raise
        return TypedBoard(board.rows, board.faces)


def _coded_board(text: str, services: Services) -> Board | None:
    try:
        long_enough = len(plain_signs(text)) >= _SHORTEST_CODE
        return read_code(text, services.cube_sets).board if long_enough else None
    except (BadCode, ValueError):
        return None


def known_board(letters: LaidLetters, fits: tuple[Fit, ...], rules: BoggleRules, services: Services) -> KnownBoard:
    """Return a game of one round on the board, with the cubes of the box that it may come from, or with letters alone.
    How lists are written and words judged is as it was at the last table."""
    side, table = letters.side, services.choices.settings.table
    box = fits[0].cubes if fits and fits[0].possible else letters_only(side, side, letters.faces)
    rules = replace(
        rules,
        cubes=box,
        lexicon=services.lexica.chosen,
        writing=table.writing or rules.writing,
        judging=table.judging or rules.judging,
        court=table.court or rules.court,
    )
    return again(rules, lay(box.cubes, letters.faces) or ())


def code_text(known: KnownBoard, services: Services) -> str:
    """Return the code of a board, empty if no code can say it."""
    return code_of(known.rules, known.move.cubes, services.cube_sets)
