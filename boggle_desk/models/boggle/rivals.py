"""Computers at a Boggle table: they write while people search, and read their lists aloud."""

from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from math import inf
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.computer import Planned, RivalLevel, doubts, look, plan, rng_for, vote, wonders
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, Phase
from boggle_desk.engine.boggle.referee import fault
from boggle_desk.engine.boggle.rules import Judging, WordRange, Writing, search_seconds
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import level_of, side_of
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.characters import characters
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.session import GameSession
from boggle_desk.settings import Pace
from boggle_desk.storage.shipped import boggle_levels

Plans = dict[int, tuple[Planned, ...]]


class BoggleComputers(QObject):
    """Writes for the computers of a table while the glass runs. What they find depends on the cubes alone, so a resumed
    game and the next person's turn go on with the same words."""

    def __init__(
        self,
        session: GameSession[BogglePosition],
        clock: CountdownClock,
        words: Lexicon,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._clock, self._words = session, clock, words
        self._work = BackgroundTask(self, "The computers could not search.")
        self._waiting: dict[int, deque[Planned]] = {}
        session.happened.connect(self._follow)
        clock.ticked.connect(lambda _left: self._write_due())
        self._begin()

    @property
    def planning(self) -> bool:
        return self._work.running

    def stop(self) -> None:
        self._waiting = {}
        self._work.cancel()

    def _follow(self, event: Any) -> None:
        if isinstance(event, events.SearchBegan):
            self._begin()
        elif isinstance(event, events.TimeCalled | events.SearchEnded):
            # closed lists get no more words; computers with extra time continue
            position = self._session.position
            if position.phase is not Phase.SEARCH:
                self.stop()
            self._waiting = {seat: planned for seat, planned in self._waiting.items() if seat in position.searching}

    def _begin(self) -> None:
        self.stop()
        position = self._session.position
        seats = [seat for seat in position.searching if position.is_computer(seat)]
        if position.phase is not Phase.SEARCH or not seats:
            return
        words, levels = self._words, {seat: level_of(position.players[seat], boggle_levels()) for seat in seats}
        self._work.start(lambda flag: _plans(position, levels, words, flag), self._take_plans)

    def _take_plans(self, plans: Plans) -> None:
        self._waiting = {seat: deque(planned) for seat, planned in plans.items()}
        self._write_due()

    def _write_due(self) -> None:
        """Write what is due; when a person's time on screen is up, also the words of computers with extra time."""
        on_screen = self._session.position.rules.writing is Writing.SCREEN
        for seat, planned in list(self._waiting.items()):
            while planned and self._clock.running:
                if planned[0].second > (inf if on_screen and self._clock.left <= 0 else self._clock.elapsed):
                    break
                second, word = planned.popleft()
                position = self._session.position
                searches = position.phase is Phase.SEARCH and seat in position.searching
                if searches and fault(position, seat, word, self._words) is None:
                    self._session.submit(events.WriteWord(seat, word, second))


def _plans(position: BogglePosition, levels: Mapping[int, RivalLevel], words: Lexicon, flag: StopFlag) -> Plans:
    """Return each computer's plan; the board is searched once."""
    if position.board is None:
        return {}
    counted = WordRange(position.rules, tuple(position.players[seat] for seat in levels))
    sights = look(position.board, words, counted, flag.is_set)
    plans = {}
    for seat, level in levels.items():
        flag.check()
        view, seconds = position.seen_by(seat), search_seconds(position.rules, position.players[seat])
        plans[seat] = plan(view, seat, level, words, rng_for(view, seat), seconds, sights)
    return plans


WORD_MS = 1800  # pause after a computer's word
PAPER_MS = 4500  # the same for lists on paper
ALL_MS, ALL_WITHIN_MS = 1800, 180_000
"""Pause after a shared word when all lists are read together, and the longest for all of them."""
_RARE, _HURRIED = 2.2, 0.6
"""How much longer the pause after a rare word is, and the share of all pauses from which on words only flash by."""
_LEAST_THOUGHT_MS = 1500  # how long a computer thinks at least, or nobody could follow
_PACES = {Pace.SLOW: 1.5, Pace.QUICK: 0.5}  # how long the pauses are at other paces than the normal one


class RivalReading(QObject):
    """Emits `due` when the next word shall be read unasked: a computer's, or any when all lists are read together.
    Lists that are all known are read together from the start, unless the last table wanted it otherwise or reading a
    word can cost points (B21): then everybody decides what to read (B19). Challenges words for computers."""

    due = Signal()  # read the next word
    changed = Signal()  # reading was held or resumed
    waits = Signal(int)  # the milliseconds until the next word comes unasked; 0 when none does

    def __init__(
        self,
        session: GameSession[BogglePosition],
        words: Lexicon,
        pace: Callable[[], Pace],
        parent: QObject | None = None,
        in_turn: Callable[[], bool] = lambda: False,
    ) -> None:
        """At any pace but `BY_HAND` words follow each other unasked. `in_turn` says what the last table wanted."""
        super().__init__(parent)
        self._session, self._words, self._pace, self._in_turn = session, words, pace, in_turn
        self._gathers = self._usual()
        self._share = 1.0  # how much of each pause there is time for
        self.held = self.together  # whether reading waits for people, as it does when they come back to it
        self._measure()
        self._timer, self._thinking = QTimer(self, singleShot=True), QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.due)
        self._thinking.timeout.connect(self._decide)
        self._thought: tuple[int, int, str] | None = None  # who thinks about a word, whose it is, and which
        session.happened.connect(self._heard)
        session.stepped.connect(self.follow)
        session.rewound.connect(self._forget)

    @property
    def together(self) -> bool:
        """Whether all lists are read together, shared words first, instead of one list after the other: as the table
        says or as is usual, until only lists on paper are left."""
        position = self._position
        if position.phase is not Phase.READ or (position.next_unread is None and position.papers_left):
            return False
        return self._gathers if position.together is None else position.together

    @property
    def reads_all(self) -> bool:
        """Whether all lists are read together right now, unasked."""
        return self.together and not self.held

    @property
    def hurries(self) -> bool:
        """Whether there are too many words to show each piece by piece."""
        return self.reads_all and self._share < _HURRIED

    @property
    def has_next(self) -> bool:
        position = self._position
        reader = position.reader
        if position.phase is not Phase.READ or reader is None or not position.is_computer(reader):
            return False
        return any(entry.mark is EntryMark.WRITTEN for entry in position.lists[reader])

    @property
    def reads_by_itself(self) -> bool:
        return self.reads_all or (self.has_next and self._pace() is not Pace.BY_HAND and not self.held)

    def read_all(self) -> None:
        """Read all lists together, within `ALL_WITHIN_MS`."""
        self.held = True  # the first word comes at once, not after a pause
        self._session.submit(events.ReadTogether(True))
        self.held = False
        self._measure()
        self.changed.emit()
        self._wait(1)

    def _usual(self) -> bool:
        """Return whether lists are read together where the table has not said so."""
        position = self._position
        known = not any(map(position.on_paper, range(len(position.players))))
        return known and not position.rules.penalty and not self._in_turn()

    def _measure(self) -> None:
        position, self._share = self._position, 1.0
        left = {e.word for entries in position.lists for e in entries if e.mark is EntryMark.WRITTEN}
        self._share = min(1.0, ALL_WITHIN_MS / max(1, sum(self._pause(position, word) for word in left)))

    def read_in_turn(self) -> None:
        self._session.submit(events.ReadTogether(False))
        self.hold()

    def _pause(self, position: BogglePosition, word: str) -> int:
        """Return the pause after a word where all lists are read together, in milliseconds."""
        shared = len(position.holders(word)) > 1
        return max(1, round(self._share * ALL_MS * (1.0 if shared else _RARE)))

    def _wait(self, pause: int) -> None:
        pause = max(1, round(pause * _PACES.get(self._pace(), 1.0)))
        self._timer.start(pause)
        self.waits.emit(pause)

    def follow(self) -> None:
        """Start the timer for the next word if it comes unasked, or for a computer that thinks about this one."""
        self.stop()
        position = self._position
        if position.voting:
            return
        if self.thinker is not None:
            seconds = level_of(position.players[self.thinker], characters()).seconds
            pause = max(_LEAST_THOUGHT_MS, round(1000 * seconds * _PACES.get(self._pace(), 1.0)))
            self._thinking.start(pause)
            self.waits.emit(pause * (not self.held))
        elif self.reads_all:
            word = position.last_word
            if position.next_unread is not None:
                self._wait(self._pause(position, word) if word else ALL_MS)
        elif self.reads_by_itself:
            listening = any(map(position.on_paper, position.people))
            self._wait(PAPER_MS if listening else WORD_MS)

    def hold(self) -> None:
        self.stop()
        if not self.held:
            self.held = True
            self.changed.emit()

    def go_on(self) -> None:
        self.held = False
        self.changed.emit()
        self.follow()

    def stop(self) -> None:
        self._timer.stop()
        self._thinking.stop()
        self.waits.emit(0)

    @property
    def thinker(self) -> int | None:
        """The computer that thinks about the word that was just read, as everybody can see."""
        return self._thought[0] if self._thought and self._position.phase is Phase.READ else None

    def _forget(self) -> None:
        self._thought = None
        self.hold()

    @property
    def _position(self) -> BogglePosition:
        return self._session.position

    def _heard(self, event: Any) -> None:
        if isinstance(event, events.ReadingBegan):
            self._gathers = self._usual()
            self.held = self._gathers and self._pace() is Pace.BY_HAND  # until somebody lets them come by themselves
            self._measure()
        elif isinstance(event, events.ReaderChanged):
            self.held = self.held and self.together
        elif isinstance(event, events.VoteBegan) or (isinstance(event, events.Ruled) and event.challenger is not None):
            self._thought = None
            self.hold()  # everybody sees the verdict, and a person continues
        elif isinstance(event, events.WordRead):
            if self._thought:  # people go on already; it speaks up after all have been told of the whole step
                QTimer.singleShot(0, self, partial(self._challenge, *self._thought))
            self._thought = self._think(event.reader, event.word)

    def _think(self, reader: int, word: str) -> tuple[int, int, str] | None:
        """Return who thinks about a word that was read: a computer that will challenge it, or for once another one."""
        position = self._position
        if not self._stands(reader, word):
            return None
        own = side_of(position.players, reader)
        others = [s for s in position.seats_from(reader) if s not in own and position.is_computer(s)]
        wondering = (s for s in others if not self.hurries and wonders(self._level(s), word, self._habit(s)))
        by = next(chain((s for s in others if doubts(self._level(s), word, self._words)), wondering), None)
        return None if by is None else (by, reader, word)

    def _level(self, seat: int) -> RivalLevel:
        return level_of(self._position.players[seat], boggle_levels())

    def _habit(self, seat: int) -> float:
        return level_of(self._position.players[seat], characters()).wonders

    def _decide(self) -> None:
        thought, self._thought = self._thought, None
        if thought and not self._challenge(*thought):
            self.changed.emit()
            self.follow()

    def _challenge(self, by: int, reader: int, word: str) -> bool:
        """Challenge a word if a computer doubts it."""
        doubted = self._stands(reader, word) and doubts(self._level(by), word, self._words)
        return doubted and self._session.submit(self.challenge(reader, word, by))

    def _stands(self, owner: int, word: str) -> bool:
        """Return whether a word can be challenged now."""
        position = self._position
        if position.phase is not Phase.READ or position.voting or position.rules.judging is not Judging.ON_CHALLENGE:
            return False
        entry = position.entry(owner, word)
        return entry is not None and entry.mark is EntryMark.STANDING and not entry.upheld

    def challenge(self, owner: int, word: str, by: int) -> events.Challenge:
        """Return the challenge of another's word, with the votes of computers that are sure."""
        position, levels, words = self._position, boggle_levels(), self._words
        votes = tuple(
            vote(level_of(position.players[seat], levels), word, words)
            if seat != owner and position.is_computer(seat)
            else None
            for seat in range(len(position.players))
        )
        return events.Challenge(word, by, votes)
