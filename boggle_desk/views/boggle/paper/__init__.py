"""Boggle on paper: boards with blank lists, results, and the score pad."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from boggle_desk.engine.boggle import pad
from boggle_desk.engine.boggle.codes import Sets
from boggle_desk.engine.boggle.position import BogglePosition, Entry, EntryMark, Phase
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import side_points, sides
from boggle_desk.models.locale_text import number_text
from boggle_desk.views.boggle.boggle_pad_strings import BogglePadStrings
from boggle_desk.views.boggle.boggle_strings import seats_text
from boggle_desk.views.boggle.paper.boards import BoardSheet
from boggle_desk.views.boggle.paper.results import Past, ResultSheet, ResultStrings
from boggle_desk.views.faces import Avatar
from boggle_desk.views.paper.printable import KeepsakeSheet, PadOnPaper, PadSheet, Printable


def sheets_of_round(
    position: BogglePosition,
    lexicon: Callable[[], Lexicon] | None,
    sets: Sets,
    past: Past | None = None,
    when: int | None = None,
    faces: Sequence[Avatar] = (),
) -> tuple[Printable, ...]:
    """Return a round's printables: a keepsake (of an ended game), the result (once scored; without missed words if no
    `lexicon`), the board (covered: for paper lists, hidden on screen; not while searched nor if known; B6, B7)."""
    if not position.cubes or position.phase in (Phase.SEARCH, Phase.FINISH):
        return ()
    covered = position.phase is Phase.COVERED
    if covered and (not position.rules.writing.together or position.searched or not position.shakes):
        return ()
    board = BoardSheet(position, covered, sets)
    if position.phase not in (Phase.SCORED, Phase.ENDED):
        return (board,)
    result = ResultSheet(position, lexicon, sets, when)
    if past is None or when is None or position.phase is not Phase.ENDED or not position.rounds:
        return result, board
    return KeepsakeSheet(partial(ResultStrings().keepsake, position, past, sets, when, faces)), result, board


translate = QCoreApplication.translate


def sheets_of_pad(
    position: pad.BogglePadPosition, title: str, say: BogglePadStrings, when: int | None = None
) -> tuple[Printable, ...]:
    """Return a pad's printables; none while it is empty."""
    if not any(any(each.entries) for each in position.rounds):
        return ()
    ended = position.phase is pad.Phase.ENDED
    said = say.winner_text(position) if ended else say.game.round_title(position)
    notes = (*_teams(position), *_lists(position))
    return (PadSheet(PadOnPaper(title, say.sheet(position), said, notes, when=when)),)


def _lists(position: pad.BogglePadPosition) -> tuple[str, ...]:
    """Return a line per typed list, words that don't count last (rule B18)."""
    line = translate("BogglePadPaper", "Round {number}, {name}: {words}")
    return tuple(
        line.format(number=number + 1, name=player.name, words=_words_text(words))
        for number, lists in enumerate(position.lists)
        for player, words in zip(position.players, lists, strict=True)
        if words
    )


def _words_text(words: tuple[Entry, ...]) -> str:
    counted, fallen = (
        ", ".join(each.word.upper() for each in words if (each.mark is EntryMark.STANDING) is stands)
        for stands in (True, False)
    )
    no_points = translate("BogglePadPaper", "no points: {words}").format(words=fallen) if fallen else ""
    return "; ".join(filter(None, (counted, no_points)))


def _teams(position: pad.BogglePadPosition) -> tuple[str, ...]:
    text = translate("BogglePadPaper", "{team} ({names}): {points} in all")
    totals = zip(sides(position.players), side_points(position.players, position.totals), strict=True)
    return tuple(
        text.format(team=position.players[side[0]].team, names=seats_text(position, side), points=number_text(total))
        for side, total in totals
        if len(side) > 1
    )
