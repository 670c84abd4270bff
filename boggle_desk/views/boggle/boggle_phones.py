"""Phones as paper: each shows its own list while time runs, and what is read afterwards."""

from operator import add
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer

from boggle_desk.engine.boggle.events import EndSearch, EraseWord, TimeCalled, UsePhones, WriteWord
from boggle_desk.engine.boggle.position import MAY_CHANGE_PHONES, SEARCHES, BogglePosition, EntryMark, Phase
from boggle_desk.engine.boggle.referee import Reason, entry_points, round_points
from boggle_desk.engine.boggle.rules import minimum_length
from boggle_desk.engine.game import Refused
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.phones.messages import Move
from boggle_desk.models.phones.seats import Phones, Snapshot
from boggle_desk.views.boggle.boggle_strings import BoggleStrings
from boggle_desk.views.phone_table import PhoneTable, clock_shown
from boggle_desk.views.services import AppContext

if TYPE_CHECKING:
    from boggle_desk.views.boggle.boggle_table_page import BoggleTablePage

_GRACE_MS = 6000
"""In what time a word is finished after time was called (rule B15), on its way too."""
_MARKS = {EntryMark.STANDING: "standing", EntryMark.CROSSED: "crossed", EntryMark.STRUCK: "struck"}


class BogglePhones(PhoneTable):
    """Writes for the phones of a table. After time it waits for each that has begun a word, and as long as it takes for
    one that is out of sight."""

    game = "boggle"

    def __init__(self, page: "BoggleTablePage", services: AppContext, phones: Phones) -> None:
        super().__init__(page, services, phones)
        self._table, self._say = page, BoggleStrings(self)
        self._called = 0.0
        self._grace = QTimer(self, singleShot=True, interval=_GRACE_MS)
        self._grace.timeout.connect(self._close)
        page.session.happened.connect(self._follow)
        page.session.stepped.connect(self._agree)
        page.timer.paused.connect(lambda _paused: phones.refresh())
        page.reading.changed.connect(phones.refresh)
        phones.changed.connect(self._agree)
        self._agree()
        if self._position.phase is Phase.FINISH:
            self._grace.start()

    @property
    def _position(self) -> BogglePosition:
        return self._table.position

    @property
    def _ago(self) -> float:
        """The seconds since time was called."""
        return monotonic() - self._called if self._position.phase is Phase.FINISH else 0.0

    def _follow(self, event: Any) -> None:
        if isinstance(event, TimeCalled) and not event.seats:
            self._called = monotonic()
            self._grace.start()

    def _agree(self) -> None:
        """Let the game know who writes on phones, and end the search once nobody is to be waited for."""
        position = self._position
        if position.phase in MAY_CHANGE_PHONES and self.phones.held != position.phones:
            self._table.session.submit(UsePhones(self.phones.held))
        elif position.phase is Phase.FINISH and not self._grace.isActive():
            self._close()

    def _close(self) -> None:
        waiting = set(self._position.searching)
        if self._position.phase is Phase.FINISH and not waiting.intersection(self.phones.away):
            self._table.session.submit(EndSearch())

    # ------------------------------------------------------------------------------- what a phone asks for

    def judge(self, seat: int, move: Move) -> str:
        word = move.word.strip().lower()
        match move.act:
            case "write":
                return self._write(seat, self._table.lexicon.spelled(word).lower(), move.at)
            case "erase":
                return self._try(seat, EraseWord(seat, word))
            case "done":
                if self._position.phase is Phase.FINISH:
                    self._try(seat, EndSearch(seat))
            case "challenge":
                if self._position.phase is Phase.READ and self._table.reading_panel.challenge_by(seat, word):
                    return ""
                return self._say.why_not(Reason.NOT_STANDING, self._position, seat, word)
            case "vote":
                if self._position.phase is Phase.READ:
                    self._table.reading_panel.vote(seat, word, move.allow)
            case _:
                return self._say.why_not(Reason.WRONG_MOMENT, self._position, seat, word)
        return ""

    def _write(self, seat: int, word: str, at: float) -> str:
        """Write a word. One that a lost network has held back counts from when it was written."""
        position, elapsed = self._position, self._table.timer.clock.elapsed
        finishing = position.phase is Phase.FINISH
        held_back = at < elapsed and self.phones.was_away(seat, elapsed - at + self._ago)
        if not held_back and self._table.timer.is_paused:
            return self._say.why_not(Reason.WRONG_MOMENT, position, seat, word)
        if not held_back:
            at = float(position.seconds_of(seat)) if finishing else elapsed
        said = self._try(seat, WriteWord(seat, word, at))
        if said and finishing and not held_back:
            self._try(seat, EndSearch(seat))  # one try
        return said

    def _try(self, seat: int, move: Any) -> str:
        refusal = self._table.session.attempt(move)
        if not isinstance(refusal, Refused):
            return ""
        if refusal.reason in (Reason.WRONG_MOMENT, Reason.NOT_SEARCHING):
            return self.tr("Too late for that. Time is up.")
        assert isinstance(refusal.reason, Reason)  # noqa: S101  # the referee of Boggle has no others
        return self._say.why_not(refusal.reason, self._position, seat, refusal.word)

    # ------------------------------------------------------------------------------- what a phone sees

    def points(self) -> tuple[int, ...]:
        position = self._position
        if position.phase is not Phase.READ:
            return position.totals
        return tuple(map(add, position.totals, round_points(position)))  # as they are counted on the laptop

    def see(self, seat: int) -> Snapshot:
        position = self._position.seen_by(seat)
        rules, player = position.rules, position.players[seat]
        words = []
        for entry in position.lists[seat]:
            points = entry_points(rules, player, entry) if entry.mark in _MARKS else 0
            shown = number_text(points, signed=True) if points else ""
            words.append({"word": entry.word.upper(), "mark": _MARKS.get(entry.mark, ""), "points": shown})
        return {
            **self._moment(position, seat),
            "words": words,
            "count": self.tr("%n word(s)", "", len(words)),
            "least": minimum_length(rules, player),
            "board": self._board(position) if self.phones.shows_board else None,
            **self._reading(position, seat),
        }

    def _moment(self, position: BogglePosition, seat: int) -> Snapshot:
        """Return the phase, what is said of it, and the time."""
        timer, title, note = self._table.timer, "", ""
        paused, writes = timer.is_paused, seat in position.searching
        phase = "wait"
        match position.phase:
            case Phase.SEARCH if writes:
                phase, title = "write", self.tr("Paused") if paused else ""
            case Phase.FINISH if writes:
                phase, title = "finish", self.tr("Pencils down!")
                note = self.tr("Finish the word you're on.")
            case Phase.SEARCH | Phase.FINISH | Phase.COLLECT | Phase.REACHED:
                phase, title = "closed", self.tr("Pencils down!")
                note = self.tr("Words on paper come next.") if position.phase is Phase.COLLECT else ""
            case Phase.READ:
                phase = "read"
            case Phase.SHAKE | Phase.COVERED:
                title, note = self._say.round_title(position), self.tr("Look at the laptop. The board comes there.")
            case Phase.SCORED | Phase.ENDED:
                ended = position.phase is Phase.ENDED
                title = self._say.winner_text(position, position.rounds[-1] if position.rounds else (), ended)
        clock = None
        if phase == "write" and not position.rules.untimed:
            length = position.seconds_of(seat)
            clock = clock_shown(length - timer.clock.elapsed, length, timer.clock.running)
        if phase == "finish" and self._grace.isActive():
            clock = clock_shown(self._grace.remainingTime() / 1000, _GRACE_MS / 1000, running=True)
        finish = phase == "finish" and position.rules.finish_word
        open_ = phase == "write" and not paused
        return {"phase": phase, "title": title, "note": note, "clock": clock, "open": open_, "finish": finish}

    def _board(self, position: BogglePosition) -> Snapshot | None:
        board = position.board
        if board is None or position.phase not in SEARCHES or self._table.timer.is_paused:
            return None
        return {"rows": board.rows, "columns": board.columns, "letters": [face.capitalize() for face in board.faces]}

    def _reading(self, position: BogglePosition, seat: int) -> Snapshot:
        if position.phase is not Phase.READ:
            return {"reading": None, "ballot": None}
        panel = self._table.reading_panel
        word, who, say = panel.told
        may = panel.may_challenge(seat)
        reading = {"word": word.upper(), "who": who, "say": say, "may": may} if word else None
        return {"reading": reading, "ballot": panel.ballot(seat)}
