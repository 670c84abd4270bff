"""The score pad of a Boggle game on paper."""

from PySide6.QtCore import QCoreApplication

from boggle_desk.engine.boggle.pad.position import BogglePadPosition, Mark, MarkedWord, Phase
from boggle_desk.engine.players import side_points, sides
from boggle_desk.models.locale_text import number_text
from boggle_desk.views.boggle.pad.words import BogglePadWords
from boggle_desk.views.boggle.words import seats_text
from boggle_desk.views.paper.pad_sheet import PadOnPaper, PadSheet
from boggle_desk.views.paper.printable import Printable

translate = QCoreApplication.translate


def sheets_of_pad(position: BogglePadPosition, title: str, say: BogglePadWords) -> tuple[Printable, ...]:
    """Return what can be printed of a pad: nothing as long as nothing is written."""
    if not any(any(each.entries) for each in position.rounds):
        return ()
    ended = position.phase is Phase.ENDED
    said = say.winner_text(position) if ended else say.game.round_title(position)
    return (PadSheet(PadOnPaper(title, say.sheet(position), said, (*_teams(position), *_lists(position)))),)


def _lists(position: BogglePadPosition) -> tuple[str, ...]:
    """Return a line with the words of each list that was typed, those that do not count last (rule B18)."""
    line = translate("BogglePadPaper", "Round {number}, {name}: {words}")
    return tuple(
        line.format(number=number + 1, name=player.name, words=_words_text(words))
        for number, lists in enumerate(position.lists)
        for player, words in zip(position.players, lists, strict=True)
        if words
    )


def _words_text(words: tuple[MarkedWord, ...]) -> str:
    counted, fallen = (
        ", ".join(each.word.upper() for each in words if (each.mark is Mark.STANDING) is stands)
        for stands in (True, False)
    )
    no_points = translate("BogglePadPaper", "no points: {words}").format(words=fallen) if fallen else ""
    return "; ".join(filter(None, (counted, no_points)))


def _teams(position: BogglePadPosition) -> tuple[str, ...]:
    """Return a line with the total of each team of several players (rule B34)."""
    text = translate("BogglePadPaper", "{team} ({names}): {points} in all")
    totals = zip(sides(position.players), side_points(position.players, position.totals), strict=True)
    return tuple(
        text.format(team=position.players[side[0]].team, names=seats_text(position, side), points=number_text(total))
        for side, total in totals
        if len(side) > 1
    )
