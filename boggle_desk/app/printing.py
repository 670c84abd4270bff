"""What can be printed anywhere: fresh boards and empty score sheets."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from PySide6.QtWidgets import QApplication

from boggle_desk.app.bootstrap import prepare
from boggle_desk.engine.boggle.pad import BogglePadRules
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.pad import ScrabblePadRules
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.storage.shipped import cube_sets, floors
from boggle_desk.views.boggle.board_sheets import FreshBoards
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.paper.printer import pdf
from boggle_desk.views.paper.sheets import Paper
from boggle_desk.views.scrabble.scrabble_paper import ScoreSheet
from boggle_desk.views.services import AppContext


def empty_sheets(services: AppContext, rules: object = None, names: Sequence[str] = ()) -> tuple[Printable, ...]:
    """Return fresh boards and an empty score sheet, by the current game's rules and players; the game's own kind
    first."""
    settings = services.choices.settings
    presets = dict(services.boggle_presets)
    tiles = services.tile_sets.get(settings.scrabble.rules.get("tiles", ""))
    crossword = services.scrabble_presets.get(settings.scrabble.preset, next(iter(services.scrabble_presets.values())))
    if tiles:
        crossword = replace(crossword, tiles=tiles)
    key = settings.table.preset
    if isinstance(rules, BogglePadRules | ScrabblePadRules):
        rules = rules.game
    if isinstance(rules, BoggleRules):
        presets[rules.key], key = rules, rules.key
    if isinstance(rules, ScrabbleRules):
        crossword = rules
    boards = FreshBoards(
        presets,
        services.rng,
        lambda: services.lexica.lexicon or open_shipped(),
        cube_sets(),
        floors(),
        key,
        with_words=not services.words_closed(),
    )
    sheet = ScoreSheet(crossword, names)
    return (sheet, boards) if isinstance(rules, ScrabbleRules) else (boards, sheet)


def pdf_of_boards(count: int, rules: BoggleRules, lexicon: Lexicon, rng: Random, solutions: bool) -> bytes:
    """Return sheets with fresh boards, each with a blank list, as PDF; all their words last if `solutions`."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    if isinstance(application, QApplication):
        prepare(application)
    boards = FreshBoards({rules.key: rules}, rng, lambda: lexicon, cube_sets(), floors(), rules.key)
    wishes = replace(boards.wishes, boards=count, solutions=solutions, shown=True)
    return pdf(boards.job(wishes, Paper(), True)())
