"""Sentences about boards: what a code says, why one is refused, what is wished for, how a board came about."""

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.codes import BadCode, CodedBoard, Fault, Sets
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import SHORT, BoardWish, Counted, Tally
from boggle_desk.views.boggle.words import BoggleWords


class BoardWords(QObject):
    """Says in the table's language what the engine says in values."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = BoggleWords(self)

    def fault(self, bad: BadCode) -> str:
        """Return why a code is refused, as one sentence."""
        sentences = {
            Fault.EMPTY: self.tr("Type the code of a board."),
            Fault.STRANGE_SIGN: self.tr("No code has the sign {sign}."),
            Fault.TOO_SHORT: self.tr("The code is not whole yet: signs are missing at its end."),
            Fault.TOO_LONG: self.tr("That is longer than any code."),
            Fault.WRONG_SIGN: self.tr("That is no code yet: a sign is wrong, missing or in another’s place."),
            Fault.NEWER: self.tr("This code comes from a newer version of Boggle Desk."),
            Fault.NO_BOARD: self.tr("This is not the code of a board."),
        }
        return sentences[bad.fault].format(sign=bad.sign)

    def contents(self, coded: CodedBoard, sets: Sets) -> str:
        """Return what a code says, all but the letters."""
        counting = coded.counting
        if coded.cubes:
            cubes = self._say.cubes_title(sets[coded.cubes])
        else:
            size = self.tr("{rows} × {columns}").format(rows=coded.board.rows, columns=coded.board.columns)
            cubes = self.tr("{size}  letters of a box of your own").format(size=size)
        least = self.tr("words of %n letter(s) or more", "", counting.minimum_length)
        return ", ".join((cubes, least, self.duration(counting.seconds)))

    def duration(self, seconds: int) -> str:
        """Return a time in whole minutes, or in minutes and seconds."""
        minutes, rest = divmod(seconds, 60)
        if rest == 0:
            return self.tr("%n minute(s)", "", minutes)
        return self.tr("{minutes}:{seconds} minutes").format(minutes=minutes, seconds=f"{rest:02}")

    def counted(self, counted: Counted) -> str:
        """Return which words a wish counts."""
        titles = {
            Counted.ANY: self.tr("every word of the dictionary"),
            Counted.EVERYDAY: self.tr("words that most people know"),
            Counted.COMMONEST: self.tr("the commonest words, which children know too"),
        }
        return titles[counted]

    def wish(self, wish: BoardWish) -> str:
        """Return a wish as a sentence."""
        parts = self._parts(wish)
        if not parts:
            return self.tr("The cubes lie as they fall.")
        return self.tr("A board with {parts}, counting {counted}.").format(
            parts=", ".join(parts), counted=self.counted(wish.counted)
        )

    def _parts(self, wish: BoardWish) -> list[str]:
        parts = []
        if wish.least_words:
            parts.append(self.tr("at least %n word(s)", "", wish.least_words))
        if wish.most_words:
            parts.append(self.tr("at most %n word(s)", "", wish.most_words))
        if wish.short_words:
            text = self.tr("at least %n word(s) of up to {letters} letters", "", wish.short_words)
            parts.append(text.format(letters=SHORT))
        if wish.long_word:
            parts.append(self.tr("a word of %n letter(s) or more", "", wish.long_word))
        return parts

    def tally(self, wish: BoardWish, tally: Tally) -> str:
        """Return what a board has of all that is wished for."""
        parts = []
        if wish.least_words or wish.most_words:
            parts.append(self.tr("%n word(s)", "", tally.words))
        if wish.short_words:
            parts.append(self.tr("%n word(s) of up to {letters} letters", "", tally.short).format(letters=SHORT))
        if wish.long_word and not tally.long:
            parts.append(self.tr("no word of %n letter(s)", "", wish.long_word))
        elif wish.long_word:
            parts.append(self.tr("a word of %n letter(s) or more", "", wish.long_word))
        return ", ".join(parts)

    def coming_about(self, position: BogglePosition) -> str:
        """Return how the position's board came about, nothing for a plain shake that nobody wished anything of."""
        if not position.cubes:
            return ""
        if position.shakes == 0:
            return self.tr("A board that others play too.")
        if position.granted:
            return self.tr("%n shake(s) for this board, as you wished.", "", position.shakes)
        if position.granted is None:
            return ""
        return self.tr("The nearest board to your wish in %n shake(s).", "", position.shakes)
