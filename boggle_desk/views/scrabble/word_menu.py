"""What can be asked about a word that lies on the board: what it means, and to be taught it."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from boggle_desk.engine.scrabble.events import PhonyRemoved, Played, ScrabbleEvent
from boggle_desk.engine.scrabble.plays import FormedWord


def words_on(square: int, steps: Iterable[Sequence[ScrabbleEvent]]) -> tuple[FormedWord, ...]:
    """Return the words through a square as they lie now, across or down, with what they counted when they were
    formed."""
    plays: list[tuple[FormedWord, ...]] = []
    for event in (event for step in steps for event in step):
        if isinstance(event, Played):
            plays.append(event.words)
        elif isinstance(event, PhonyRemoved):
            plays.pop()
    words = (word for formed in plays for word in formed if square in word.squares)
    return tuple({word.squares[1] - word.squares[0] == 1: word for word in words}.values())


class WordMenu(QMenu):
    """Each word with its points, and beside it the wish to learn it."""

    def __init__(
        self, words: Iterable[FormedWord], explain: Callable[[str], object], teach: Callable[[str], object],
        parent: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        for word in words:
            text = word.text.upper()
            means = self.tr("What does {word} mean? ({points})")
            points = self.tr("%n point(s)", "", word.score)
            self.addAction(means.format(word=text, points=points)).triggered.connect(partial(explain, word.text))
            self.addAction(self.tr("Teach me {word}").format(word=text)).triggered.connect(partial(teach, word.text))
