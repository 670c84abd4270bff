"""Phones as paper: each shows its own list while time runs, and what is read afterwards."""

from collections.abc import Callable
from operator import add
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle.events import EndSearch, EraseWord, SearchEnded, TimeCalled, UsePhones, WriteWord
from boggle_desk.engine.boggle.position import SEARCHES, BogglePosition, EntryMark, Phase
from boggle_desk.engine.boggle.referee import Reason, challengers, entry_points, may_challenge, round_points
from boggle_desk.engine.boggle.rules import minimum_length
from boggle_desk.engine.game import Refused
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.phones.messages import Move
from boggle_desk.models.phones.seats import Phones, Snapshot
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
        seats = range(len(self._position.players))
        self._ended = float(max(map(self._position.seconds_of, seats))), phones.now()
        """After how many seconds the search ended, and when; of a game that was continued nobody knows."""
        self._before = self._position.lists
        """What was written before phones could be answered here: what they send of it again is no slip."""
        self._elapsed = 0.0
        self._missed: tuple[int, ...] = ()
        self._grace = QTimer(self, singleShot=True, interval=_GRACE_MS)
        self._grace.timeout.connect(self._close)
        page.session.asked.connect(self._read_clock)
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

    def _read_clock(self, _move: Any) -> None:
        if self._position.phase is Phase.SEARCH:
            self._elapsed = self._table.timer.clock.elapsed

    def _follow(self, event: Any) -> None:
        if isinstance(event, TimeCalled) and not event.seats:
            self._grace.start()
        if isinstance(event, TimeCalled) or (isinstance(event, SearchEnded) and event.early):
            self._ended = self._elapsed, self.phones.now()

    def _agree(self) -> None:
        """Let the game know who writes on phones, and end the search once nobody is to be waited for. Who comes back
        has as long as others to send what was kept, and to finish a word."""
        position, missed = self._position, self._missed
        self._missed = self.phones.away
        if self.phones.held != position.phones and not self._table.session.attempt(UsePhones(self.phones.held)):
            return
        if position.phase is Phase.FINISH and set(missed).difference(self._missed).intersection(position.searching):
            self._grace.start()
            self.phones.refresh()
        elif position.phase is Phase.FINISH and not self._grace.isActive():
            self._close()

    def _close(self) -> None:
        if self._position.phase is Phase.FINISH and not self._waiting:
            self._table.session.submit(EndSearch())

    @property
    def _waiting(self) -> list[int]:
        """Whose phones are out of reach and may have words that count."""
        return [seat for seat in self.phones.away if seat in self._position.searching]

    def go_on(self) -> tuple[str, Callable[[], object]] | None:
        waiting = self._waiting if self._position.phase is Phase.FINISH else []
        return (self.say_phones.go_on(waiting), self._wait_no_more) if waiting else None

    def _wait_no_more(self) -> None:
        for seat in self._waiting:
            self._table.session.submit(EndSearch(seat))

    # ------------------------------------------------------------------------------- what a phone asks for

    def judge(self, seat: int, move: Move) -> str:
        word = move.word.strip().lower()
        match move.act:
            case "write":
                return self._write(seat, self._table.lexicon.spelled(word).lower(), move)
            case "erase":
                return self._try(seat, EraseWord(seat, word, move.at, move.round))
            case "done":
                self._try(seat, EndSearch(seat))
            case "challenge":
                return self._challenge(seat, word)
            case "vote":
                vote = self._position.voting
                if vote and vote.word == word:
                    return self._attempt(seat, Vote(seat, move.allow))
            case _:
                return self._say.why_not(Reason.WRONG_MOMENT, self._position, seat, word)
        return ""

    def _write(self, seat: int, word: str, move: Move) -> str:
        """Write a word that counts from when it was written, as far as that can be so; or one from paper."""
        position, timer = self._position, self._table.timer
        if position.phase is Phase.COLLECT and seat in position.papers:
            return self._try(seat, WriteWord(seat, word))
        listed = position.entry(seat, word)
        if listed and listed in self._before[seat]:
            return ""  # a program that was killed could not say that it had come
        searches = position.phase is Phase.SEARCH
        now, since = (timer.clock.elapsed, self.phones.now()) if searches else self._ended
        at = min(move.at, now)  # while the laptop slept, the phone's clock went on
        if not self.phones.may_have_written(seat, now - at + self.phones.now() - since, move.at, move.round):
            if timer.is_paused:
                return self._say.why_not(Reason.WRONG_MOMENT, position, seat, word)
            at = now if searches else float(position.seconds_of(seat))
        said = self._try(seat, WriteWord(seat, word, at, move.round))
        if said and at >= position.seconds_of(seat):
            self._try(seat, EndSearch(seat))  # one try
        return said

    def _challenge(self, seat: int, word: str) -> str:
        """Challenge a word that was read, of somebody on another side."""
        position = self._position
        owners = (each for each in position.holders(word) if may_challenge(position, each, word))
        owner = next((each for each in owners if seat in challengers(position, each)), None)
        if position.phase is not Phase.READ or owner is None:
            return self._say.why_not(Reason.NOT_STANDING, position, seat, word)
        return self._attempt(seat, self._table.reading.challenge(owner, word, seat))

    def _try(self, seat: int, move: Any) -> str:
        """Write or cross out for a seat; return why not, or nothing."""
        return self._attempt(seat, move, self.tr("Too late for that. Time is up."))

    def _attempt(self, seat: int, move: Any, late: str = "") -> str:
        refusal = self._table.session.attempt(move)
        if not isinstance(refusal, Refused):
            return ""
        if late and refusal.reason in (Reason.WRONG_MOMENT, Reason.NOT_SEARCHING):
            return late
        assert isinstance(refusal.reason, Reason)  # noqa: S101  # the referee of Boggle has no others
        return self._say.why_not(refusal.reason, self._position, seat, refusal.word)

    # ------------------------------------------------------------------------------- what a phone sees

    def points(self) -> tuple[int, ...]:
        position = self._table.state.told
        if position.phase is not Phase.READ:
            return position.totals
        return tuple(map(add, position.totals, round_points(position)))  # as they are counted on the laptop

    def see(self, seat: int) -> Snapshot:
        state = self._table.state
        position, now = state.told.seen_by(seat), self._table.prompts.on_phone(state, seat)
        rules, player = position.rules, position.players[seat]
        words = []
        for entry in position.lists[seat]:
            points = entry_points(rules, player, entry) if entry.mark in _MARKS else 0
            shown = number_text(points, signed=True) if points else ""
            words.append({"word": entry.word.upper(), "mark": _MARKS.get(entry.mark, ""), "points": shown})
        told, writes = {"word": now.word, "who": now.heading, "say": now.text}, bool(now.actions)
        vote = self._position.voting if now.asks else None
        return {
            "phase": now.stage,
            "title": "" if now.word else now.heading,
            "note": "" if now.word else now.text,
            "clock": self._clock(position, seat, now.stage),
            "open": now.stage == "write" and writes,
            "finish": now.stage == "finish" and writes,
            "round": position.round,
            "seconds": 0 if rules.untimed else position.seconds_of(seat),
            "words": words,
            "count": self.tr("%n word(s)", "", len(words)),
            "least": minimum_length(rules, player),
            "board": self._board(position) if self.phones.shows_board else None,
            "reading": told | {"may": any(each.key == "challenge" for each in now.actions)} if now.word else None,
            "ballot": told | {"vote": vote.ballot.vote_of(seat)} if vote else None,
        }

    def _clock(self, position: BogglePosition, seat: int, stage: str) -> Snapshot | None:
        if position.phase is Phase.SEARCH and stage == "write" and not position.rules.untimed:
            clock, length = self._table.timer.clock, position.seconds_of(seat)
            return clock_shown(length - clock.elapsed, length, clock.running)
        if stage == "finish" and self._grace.isActive():
            return clock_shown(self._grace.remainingTime() / 1000, _GRACE_MS / 1000, running=True)
        return None

    def _board(self, position: BogglePosition) -> Snapshot | None:
        board = position.board
        if board is None or position.phase not in SEARCHES or self._table.timer.is_paused:
            return None
        return {"rows": board.rows, "columns": board.columns, "letters": [face.capitalize() for face in board.faces]}
