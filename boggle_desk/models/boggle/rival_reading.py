"""How computer players read their lists aloud, word by word, and how they doubt others' words."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.engine.boggle.computer import doubts
from boggle_desk.engine.boggle.events import Challenge, ReaderChanged, ReadingBegan, WordRead
from boggle_desk.engine.boggle.position import BogglePosition, Mark, Phase
from boggle_desk.engine.boggle.rules import Court, Judging
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import side_of
from boggle_desk.models.boggle.rivals import Levels, level_of
from boggle_desk.models.session import GameSession

WORD_MS = 1800
"""How long a computer's word is listened to before it reads the next one."""
PAPER_MS = 4500
"""The same where people look for the word on paper."""
HURRY_MS = 10
"""The same where the rest is to be read at once: time for the window to show each word."""


class RivalReading(QObject):
    """Says when the computer that reads comes to its next word, and doubts words for computers.

    The word itself is read by whoever listens to `due`: people may have it too.
    """

    due = Signal()
    """The reader's next word is to be read now."""
    changed = Signal()
    """The reading is held, or goes on."""
    vote_asked = Signal(str, int, int)
    """A computer doubts a word and the table shall vote: the word, whose it is, and who doubts it."""

    def __init__(
        self,
        session: GameSession,
        words: Lexicon,
        levels: Levels,
        by_itself: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """`by_itself` says whether words come one after the other without being asked for."""
        super().__init__(parent)
        self._session, self._words, self._levels, self._by_itself = session, words, levels, by_itself
        self._held = self.hurries = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.due)
        session.happened.connect(self._heard)
        session.stepped.connect(self.follow)
        session.rewound.connect(self.hold)

    @property
    def held(self) -> bool:
        """Whether the reading waits for people."""
        return self._held

    @property
    def reads_by_itself(self) -> bool:
        """Whether a computer reads and comes to its next word by itself."""
        return self.has_next and (self.hurries or (self._by_itself() and not self._held))

    @property
    def has_next(self) -> bool:
        """Whether a computer reads that has a word left."""
        position = self._position
        reader = position.reader
        if position.phase is not Phase.READ or reader is None or not position.is_computer(reader):
            return False
        return any(entry.mark is Mark.WRITTEN for entry in position.lists[reader])

    def follow(self) -> None:
        """Wait for the next word, if a computer reads."""
        self._timer.stop()
        self.hurries = self.hurries and self.has_next
        if self.reads_by_itself:
            calm = PAPER_MS if _listens_on_paper(self._position) else WORD_MS
            self._timer.start(HURRY_MS if self.hurries else calm)

    def hold(self) -> None:
        """Read no further until `go_on`."""
        self._timer.stop()
        self.hurries = False
        if not self._held:
            self._held = True
            self.changed.emit()

    def go_on(self) -> None:
        """Read on after `hold`."""
        self._held = False
        self.changed.emit()
        self.follow()

    def hurry(self) -> None:
        """Read the rest of the list one word right after the other."""
        self.hurries = True
        self.follow()

    def stop(self) -> None:
        """Stand still until `follow`: nobody looks."""
        self._timer.stop()

    @property
    def _position(self) -> BogglePosition:
        position: BogglePosition = self._session.position
        return position

    def _heard(self, event: Any) -> None:
        if isinstance(event, ReadingBegan | ReaderChanged):
            self._held = self.hurries = False
        elif isinstance(event, WordRead):
            QTimer.singleShot(0, self, self._doubt)  # after all have been told of the whole step

    def _doubt(self) -> None:
        """Doubt the last word for the first computer that sees that it is none."""
        position = self._position
        word, reader = position.last_word, position.reader
        if position.rules.judging is not Judging.ON_CHALLENGE or word is None or reader is None:
            return
        entry = position.entry(reader, word)
        doubter = self._doubter(position, word, reader)
        if doubter is None or entry is None or entry.mark is not Mark.STANDING or entry.upheld:
            return
        if position.rules.court is Court.VOTE and position.people:
            self.vote_asked.emit(word, reader, doubter)
        else:
            self._session.submit(Challenge(word, doubter))

    def _doubter(self, position: BogglePosition, word: str, reader: int) -> int | None:
        own = side_of(position.players, reader)
        others = [s for s in position.seats_from(reader) if s not in own and position.is_computer(s)]
        return next((s for s in others if doubts(level_of(position, s, self._levels), word, self._words)), None)


def _listens_on_paper(position: BogglePosition) -> bool:
    """Return whether a list is on paper only, so that every word has to be looked for: not typed in, not read yet."""
    on_paper = (seat for seat in position.people if not position.is_known(seat) and seat not in position.read)
    return any(not position.lists[seat] for seat in on_paper)
