"""Sentences of the score pad."""

from enum import StrEnum

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.events import TimeCalled
from boggle_desk.engine.boggle.pad import (
    BogglePadEvent,
    BogglePadPosition,
    Phase,
    PointsWritten,
    Reason,
    Reopened,
    WordsWritten,
)
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.boggle.rules import counts
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.locale_text import number_text, with_sign
from boggle_desk.models.rows_model import PadGrid, SheetCell


class BogglePadStrings(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = BoggleStrings(self)

    def why_not(self, reason: StrEnum, word: str) -> str:
        sentences: dict[StrEnum, str] = {
            Reason.WRONG_MOMENT: self.tr("You can't do that right now."),
            Reason.NO_SUCH_PLACE: self.tr("There's no such place on the pad."),
            Reason.NOT_LISTED: self.tr("That isn't written there."),
            Reason.ALREADY_LISTED: self.tr("{word} is already on the list."),
            Reason.NO_WORD: self.tr("“{word}” has more than letters. Type letters only."),
            Reason.TOO_MUCH: self.tr("There's no room on the pad for {word}."),
            Reason.NOTHING_WRITTEN: self.tr("Nobody has points yet. Type some first."),
        }
        return sentences[reason].format(word=word.upper())

    def not_readable(self, part: str) -> str:
        """Return why a line is neither points nor words."""
        return self.tr("“{part}” isn't points or a word. Type a number or words with spaces.").format(part=part)

    def what_happened(self, event: BogglePadEvent, position: BogglePadPosition) -> str:
        """Return an event in a few words for screen readers, or nothing."""
        match event:
            case TimeCalled():
                return self.tr("Time's up! Pencils down.")
            case PointsWritten(number, seat) | WordsWritten(number, seat):
                return self.cell_spoken(position, number, seat)
            case Reopened():
                return self.tr("Back to the game.")
            case _:
                return ""

    def winner_text(self, position: BogglePadPosition) -> str:
        points = position.points[-1]
        if len(position.players) == 1:
            return with_sign(points[0] or 0, self.tr("%n point(s)", "", abs(points[0] or 0)))
        return self.game.winner_text(position, points, position.phase is Phase.ENDED)

    def standing_text(self, position: BogglePadPosition) -> str:
        if position.phase is Phase.ENDED:
            return self.tr("Play again? Same players, new scores.")
        return self.game.goes_to(position)

    def entry_text(self, position: BogglePadPosition, number: int, seat: int) -> str:
        entry, points = position.entry(number, seat), position.points[number][seat]
        if entry is None or points is None:
            return self.tr("nothing yet")
        counted = with_sign(points, self.tr("%n point(s)", "", abs(points)))
        if entry.points is not None:
            return counted
        words = self.tr("%n word(s)", "", len(entry.words))
        return self.tr("{points}, {words}").format(points=counted, words=words)

    def cell_spoken(self, position: BogglePadPosition, number: int, seat: int) -> str:
        text = self.tr("Round {number}, {name}: {what}")
        what = self.entry_text(position, number, seat)
        return text.format(number=number + 1, name=position.players[seat].name, what=what)

    def marks_text(self, position: BogglePadPosition, number: int, seat: int) -> str:
        """Return how many words of a list don't count, and why."""
        rules, player, entries = position.rules.game, position.players[seat], position.lists[number][seat]
        marks = [entry.mark if counts(rules, player, entry.word) else None for entry in entries]
        texts = {
            EntryMark.CROSSED: self.tr("{count} crossed off"),
            EntryMark.STRUCK: self.tr("{count} not counted"),
            None: self.tr("{count} against the rules"),
        }
        return ", ".join(text.format(count=marks.count(mark)) for mark, text in texts.items() if mark in marks)

    def sheet(self, position: BogglePadPosition) -> PadGrid:
        """Return the pad, a row per round."""
        seats, rounds = range(len(position.players)), range(position.round)
        return PadGrid(
            tuple(f"{each.name} · {each.team}" if each.team else each.name for each in position.players),
            tuple(number_text(total) for total in position.totals),
            tuple(str(number + 1) for number in rounds),
            tuple(tuple(self._cell(position, number, seat) for seat in seats) for number in rounds),
            position.winners,
        )

    def _cell(self, position: BogglePadPosition, number: int, seat: int) -> SheetCell:
        entry, points = position.entry(number, seat), position.points[number][seat]
        words = self.tr("%n word(s)", "", len(entry.words)) if entry and entry.points is None else ""
        granted = position.players[seat].head_start
        if entry and granted:
            words = f"{words or entry.points} +{granted}"
        counted = "" if points is None else number_text(points)
        return SheetCell((number, seat), words, counted, spoken=self.cell_spoken(position, number, seat))
