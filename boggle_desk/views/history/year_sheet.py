"""The family's year on one page: how often everybody played and won, and what there is to remember."""

from functools import partial

from boggle_desk.engine.family import FamilyReport
from boggle_desk.engine.players import Player
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.history_report import year_report
from boggle_desk.views.appearance import KEEPSAKE, Appearance
from boggle_desk.views.boggle.paper.boards import PrintedBoard, board_marks
from boggle_desk.views.faces import faces_of
from boggle_desk.views.history.history_strings import HistoryStrings
from boggle_desk.views.paper.printable import Keepsake, KeepsakeSheet, KeptPlace

_PEOPLE, _BESTS = 8, 5
"""How many people and bests the page has room for."""


def year_sheet(keeper: HistoryKeeper, look: Appearance, words: HistoryStrings, year: int) -> KeepsakeSheet:
    """Return the page of a year."""
    read = keeper.asking(lambda history, _flag: year_report(history, year))

    def kept() -> Keepsake:
        return year_keepsake(read(StopFlag(lambda _news: None)), look, words, year)

    title = words.our_year(year)
    return KeepsakeSheet(kept, title, title)


def year_keepsake(report: FamilyReport, look: Appearance, words: HistoryStrings, year: int) -> Keepsake:
    """Return what a year comes to: who played and won how often, and the bests."""
    rows = report.rows[:_PEOPLE]
    faces = faces_of(look, [Player(row.name) for row in rows])
    bests = [f"{words.best(each)}: {words.reached(each)} · {each.holder.name}" for each in report.bests]
    streaks = [words.streak(each) for each in report.streaks if not each.running]
    digits = PrintedBoard(1, len(str(year)), tuple((digit, 0) for digit in str(year)))
    return Keepsake(
        words.both_games(),
        str(year),
        words.year_title(),
        partial(board_marks, digits, turned=False, inks=KEEPSAKE),
        words.played(report),
        tuple(KeptPlace(words.player_games(row), row.won, face) for row, face in zip(rows, faces, strict=True)),
        (*bests[:_BESTS], *streaks[:1], "", words.games_won()) if rows else (),
        1 / len(str(year)),
    )
