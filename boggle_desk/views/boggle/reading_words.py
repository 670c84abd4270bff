"""Sentences of the reading: what became of a word, and what the reader's list has come to."""

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.position import BogglePosition, Entry, Mark
from boggle_desk.engine.boggle.referee import entry_points, round_points
from boggle_desk.engine.players import side_of
from boggle_desk.views.boggle.words import seats_text


class ReadingWords(QObject):
    """Says in the table's language what became of a word, and how many points there are."""

    def points_so_far(self, position: BogglePosition, reader: int) -> list[str]:
        """Return what the reader has so far, a part of it for each line: with what was granted, and the team's."""
        player, by_seat = position.players[reader], round_points(position)
        side = side_of(position.players, reader)
        parts = [_with_sign(self.tr("%n point(s) so far", "", abs(by_seat[reader])), by_seat[reader])]
        if player.head_start:
            parts.append(self.tr("{points} of them granted").format(points=player.head_start))
        if len(side) > 1:
            total = str(sum(by_seat[seat] for seat in side)).replace("-", "−")
            parts.append(self.tr("{team}: {points}").format(team=player.team, points=total))
        return parts

    def verdict(self, position: BogglePosition, reader: int, entry: Entry, doubter: str) -> str:
        """Return what became of a word on the reader's list; nothing while it waits. `doubter` is the name of the
        computer that has doubted it, if one has."""
        if entry.upheld:
            text = self.tr("{word} was doubted, and it stands: {points}.")
        elif entry.mark is Mark.STANDING:
            return self._standing(position, reader, entry)
        elif entry.mark is Mark.CROSSED:
            return self._crossed(position, reader, entry.word)
        elif entry.mark is Mark.STRUCK:
            text = self.tr("{word} is no word here: {points}.")
            if doubter:
                text = self.tr("{name} has doubted {word}, and it is no word here: {points}.")
        else:
            return ""
        return text.format(word=entry.word.upper(), points=self._points(position, reader, entry), name=doubter)

    def _points(self, position: BogglePosition, reader: int, entry: Entry) -> str:
        points = entry_points(position, reader, entry)
        return _with_sign(self.tr("%n point(s)", "", abs(points)), points)

    def _standing(self, position: BogglePosition, reader: int, entry: Entry) -> str:
        """Return that a word stands, and which teammates cross it off for it (rule B34)."""
        mates = tuple(seat for seat in position.holders(entry.word) if seat != reader)
        text = self.tr("{word} stands: {points}.")
        if mates:
            text = self.tr("{word} stands: {points}. It counts once for the team; {names} had it too.")
        points, names = self._points(position, reader, entry), seats_text(position, mates)
        return text.format(word=entry.word.upper(), points=points, names=names)

    def _crossed(self, position: BogglePosition, reader: int, word: str) -> str:
        """Return why a word is crossed off: a teammate keeps it, or an opponent had it too (rules B18, B34)."""
        holders = tuple(seat for seat in position.holders(word) if seat != reader)
        keepers = tuple(seat for seat in holders if _stands(position, seat, word))
        if keepers:
            text = self.tr("{word} counts once for the team: {names} keeps it.")
            return text.format(word=word.upper(), names=seats_text(position, keepers))
        text = self.tr("{word} is crossed off: {names} had it too.")
        return text.format(word=word.upper(), names=seats_text(position, holders))


def _with_sign(text: str, points: int) -> str:
    """Return a text that says a number without its sign with it: Qt fills in no number below nothing."""
    return f"−{text}" if points < 0 else text


def _stands(position: BogglePosition, seat: int, word: str) -> bool:
    entry = position.entry(seat, word)
    return entry is not None and entry.mark is Mark.STANDING
