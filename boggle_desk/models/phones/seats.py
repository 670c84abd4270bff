"""Which seat each phone has. A phone knows its seat's secret and comes back with it."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.engine.players import Player, name_key, safe_name
from boggle_desk.models.background_task import in_window
from boggle_desk.models.phones.messages import MOST_NAME, VERSION, Beat, Hello, Leave, Message, Move, Name, Preview, Sit
from boggle_desk.models.phones.server import PORT, PhoneServer, host_of
from boggle_desk.storage.invitations import MOST_HOSTS, Invitation

_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What an invitation is made of: nothing that looks like something else."""
_LENGTH = 8
_REMEMBERED = 400
"""How many acts of a phone are kept, to answer them alike when they come again."""
_GATHER_MS = 40
"""In what time several changes are shown as one."""
_LATE = 8.0
"""The seconds in which a lost phone isn't missed yet, and what it says may still be on its way."""

NEVER = (inf, -inf)
"""An absence that was none."""
Snapshot = dict[str, Any]


@dataclass
class PhoneSeat:
    """A place at the table for one phone."""

    player: Player
    secret: str = ""
    """Empty as long as no phone has it."""
    phone: int = 0
    """The number of its connection; 0 is none."""
    heard: float = inf
    """When it was last heard, by a steady clock."""
    lost: tuple[float, float] = NEVER
    """From when to when it was last out of sight. Absences are one until it has sent what it kept."""
    before: tuple[float, float] = NEVER
    """From when a page was out of sight to when its seat was taken on another: it may still have words."""
    said: tuple[int, float] | None = None
    """Up to which second of which round all that it wrote has come, by its clock; None until it says so."""
    answers: dict[str, str] = field(default_factory=dict)
    """What was said to its acts, by their ids."""
    rests: bool = False
    """Whether the table plays on without this phone until it is back."""

    @property
    def held(self) -> bool:
        """Whether somebody plays on a phone here, in sight or not."""
        return bool(self.secret) and not self.rests


@dataclass
class _Line:
    """What is known of a connection that has said hello."""

    typing: str = ""
    """A name that is being typed for a new seat."""
    sent: Snapshot | None = None
    revision: int = 0


class Phones(QObject):
    """The phones of one table. They take seats while it is `open`; what they ask for in the game is `judge`d."""

    changed = Signal()
    """A seat was taken or given up, or a phone came or went."""
    failed = Signal()
    """The server has stopped by itself."""

    def __init__(
        self,
        players: Sequence[Player],
        most: int,
        parent: QObject | None = None,
        now: Callable[[], float] = monotonic,
        invitation: Invitation | None = None,
    ) -> None:
        """At most `most` may sit at this table; an `invitation` from before is still good. `now` is a steady clock."""
        super().__init__(parent)
        self.now = now
        self.seats = [PhoneSeat(player) for player in players]
        self.most, self.fixed = most, False
        """The most players; whether nobody new may join."""
        self.open = True
        """Whether seats can be taken now."""
        self.shows_board = False
        """Whether phones show the letters too."""
        self.token = "".join(secrets.choice(_SIGNS) for _ in range(_LENGTH))
        self.place = ("", PORT)
        """The address and port where it listened last."""
        self.nearby: Sequence[str] = ()
        """The other addresses of this machine: phones look there too."""
        self.before: tuple[str, ...] = ()
        """Where its page was opened, the latest first."""
        self.keep: Callable[[Invitation], None] = lambda _invitation: None
        """Keeps the invitation with the game."""
        self._kept: Invitation | None = None
        self.strings: Callable[[], tuple[str, Mapping[str, str]]] = lambda: ("en", {})
        """Returns the language and the sentences of the page."""
        self.refusal: Callable[[str], str] = str
        """Returns what is said of "taken", "name", "full", "closed", "moved" or "over"."""
        self.view: Callable[[int], Snapshot] | None = None
        """Returns what a seat sees; -1 is somebody without one."""
        self.judge: Callable[[int, Move], str] = lambda _seat, _move: ""
        """Does what a seat asks for; returns why not, or nothing."""
        self.preview: Callable[[int, Preview], Snapshot] = lambda _seat, _asked: {"ok": False}
        self.server: PhoneServer | None = None
        self._lines: dict[int, _Line] = {}
        """Those that have said hello, by the numbers of their connections."""
        self._gather = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._gather.timeout.connect(self._show)
        if invitation:
            self.token, self.place = invitation.code, (invitation.address, invitation.port)
            self.shows_board, self.fixed, self.before = invitation.shows_board, True, invitation.before
            for seat, secret in zip(self.seats, invitation.secrets, strict=False):
                seat.secret, seat.lost = secret, (-inf, now()) if secret else seat.lost  # nobody knows since when

    # ------------------------------------------------------------------------------- the table's side

    def listen(self, address: str, files: Callable[[], Mapping[str, tuple[str, bytes]]]) -> None:
        """Let phones reach this address and no other; connected phones are told. Raises `OSError` and keeps the
        present address if it is not available."""
        if self.server and address == self.server.address:
            self.stop(wait=2.0)  # or its port would not be free
        server = PhoneServer(address, self.place[1], self.token, files, in_window(self.hear))
        self.place = address, server.port
        self.before = tuple(dict.fromkeys((server.host, *self.before)))[:MOST_HOSTS]
        server.words, server.origins = self.strings(), self.before
        self.welcome_all()
        self.stop()
        self.server = server
        self.remember()

    def offer(self, nearby: Sequence[str]) -> None:
        """Tell phones where else the table may be found, if it is no longer where it was."""
        if self.nearby != nearby:
            self.nearby = nearby
            self.welcome_all()

    @property
    def invitation(self) -> Invitation:
        """What a game keeps, so that its phones find their way back to it."""
        address, port = self.place
        seats = tuple(seat.secret for seat in self.seats)
        return Invitation(self.token, address, port, self.shows_board, seats, self.before)

    def show_board(self, shows: bool) -> None:
        """Let phones show the letters too, or no longer."""
        self.shows_board = shows
        self.remember()
        self.refresh()

    def remember(self) -> None:
        """Store what phones need to come back to the game, if it changed."""
        if self.invitation != self._kept:
            self._kept = self.invitation
            self.keep(self._kept)

    def keep_with(self, keep: Callable[[Invitation], None]) -> None:
        """Keep the invitation with this game from now on."""
        self.keep, self._kept = keep, None
        self.remember()

    def close(self, wait: float = 0.0) -> None:
        """Tell everybody that this was all, and let nobody reach this machine any more."""
        for phone in self._lines:
            self._send(phone, {"is": "gone", "say": self.refusal("over")})
        self.stop(wait)

    def stop(self, wait: float = 0.0) -> None:
        """Stop listening, waiting up to `wait` seconds for it to end; phones keep reconnecting."""
        if self.server:
            self.server.close(wait)
        self.server = None
        self._lines.clear()
        for seat in self.seats:
            seat.phone = 0

    @property
    def address(self) -> str:
        """What is opened on a phone, while there is a server."""
        return f"http://{self.server.host}/{self.token}" if self.server else ""

    @property
    def held(self) -> tuple[int, ...]:
        """The seats with phones, in sight or not."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.held)

    @property
    def away(self) -> tuple[int, ...]:
        """The seats whose phones are out of sight."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.held and not seat.phone)

    @property
    def typing(self) -> tuple[str, ...]:
        """The names that are being typed for new seats."""
        return tuple(line.typing for line in self._lines.values() if line.typing)

    def may_have_written(self, seat: int, seconds: float, at: float, round_: int | None) -> bool:
        """Return whether what comes now may have been written `seconds` ago, `at` this second by the phone's clock: it
        was out of sight then, or has not said since that all has been sent."""
        place, then = self.seats[seat], self.now() - max(0.0, seconds)
        on_its_way = seconds <= _LATE and place.said is not None and (round_, at) >= place.said
        return on_its_way or any(gone - _LATE <= then <= back for gone, back in (place.lost, place.before))

    def rest(self, seat: int) -> None:
        """Go on without the phone of this seat until it is back."""
        self.seats[seat].rests = True
        self._changed()

    def free(self, seat: int) -> None:
        """Take a seat from its phone."""
        freed, self.seats[seat] = self.seats[seat], PhoneSeat(self.seats[seat].player)
        if freed.phone:
            self._welcome(freed.phone)
        self._changed()

    def seat_players(self, seats: Sequence[int]) -> None:
        """Keep only these seats, in this order: the game begins."""
        self.seats, self.fixed, self.open = [self.seats[seat] for seat in seats], True, False
        for place in self.seats:
            if place.phone:
                self._welcome(place.phone)
        self._changed()

    def refresh(self) -> None:
        """Show everybody what is new, soon."""
        if self.server and not self._gather.isActive():
            self._gather.start()

    def welcome_all(self) -> None:
        """Send everything that stays again: something of it has changed."""
        if self.server:
            self.server.words = self.strings()
        for phone in self._lines:
            self._welcome(phone)

    # ------------------------------------------------------------------------------- the phones' side

    def _seat_of(self, phone: int) -> int:
        return next((number for number, seat in enumerate(self.seats) if seat.phone == phone), -1)

    def hear(self, phone: int, message: Message | None) -> None:
        """Take in what a phone says, or that it is gone (None)."""
        if self.server is None:
            return  # it was closed meanwhile
        if not phone:
            self.stop()
            self.changed.emit()
            self.failed.emit()
            return
        seat = self._seat_of(phone)
        if seat >= 0:
            self.seats[seat].heard = self.now()
        match message:
            case None:
                if seat >= 0:
                    self.seats[seat].phone = 0
                self._lines.pop(phone, None)
                self._changed()
            case Hello():
                self._greet(phone, message)
            case _ if phone not in self._lines:
                self.server.send(phone, "")  # it has not said hello
            case _:
                self._answer(phone, seat, message)

    def _answer(self, phone: int, seat: int, message: Message) -> None:
        match message:
            case Beat() if seat >= 0:
                place = self.seats[seat]
                place.said, place.lost = (message.round or 0, message.at), NEVER
            case Name() if seat < 0:
                self._lines[phone].typing = safe_name(message.name).strip()
                self._changed()
            case Move() if seat >= 0:
                self._do(seat, message)
            case Preview() if seat >= 0:
                self._send(phone, {"is": "preview", "id": message.id, **self.preview(seat, message)})
            case Sit():  # again from somebody who sits: the answer was lost
                self._reply(phone, message.id, self._sit(phone, message) if seat < 0 else "")
            case Leave():
                if seat >= 0 and self.open and not self.fixed:
                    self.free(seat)
                self._reply(phone, message.id, "")

    def _greet(self, phone: int, hello: Hello) -> None:
        self._lines[phone] = _Line()
        secret, held = hello.secret.encode(), (seat for seat in self.seats if seat.secret)
        known = next((seat for seat in held if secrets.compare_digest(seat.secret.encode(), secret)), None)
        if known:
            if known.phone and known.phone != phone and self.server:  # it is in sight twice: the newer one counts
                self._send(known.phone, {"is": "gone", "say": self.refusal("moved"), "moved": True})
                self.server.send(known.phone, "")
                del self._lines[known.phone]
            self._take(phone, known)
        self._welcome(phone)
        self._changed()

    def _take(self, phone: int, place: PhoneSeat) -> None:
        """Let a phone have a seat; until now it was out of sight."""
        gone, _back = place.lost
        place.phone, place.lost = phone, (min(gone, place.heard), self.now())
        place.heard, place.rests = self.now(), False

    def _sit(self, phone: int, wish: Sit) -> str:
        """Give a phone a seat; return why not."""
        if not self.open:
            return self.refusal("closed")
        places, name = self.seats[wish.seat :][:1], " ".join(safe_name(wish.name).split())[:MOST_NAME]
        if wish.seat < 0:
            if not name:
                return self.refusal("name")
            places = [each for each in self.seats if name_key(each.player.name) == name_key(name)]
            if not places and (self.fixed or len(self.seats) >= self.most):
                return self.refusal("full")
            places = places or [PhoneSeat(Player(name))]
        if not places or places[0].phone or places[0].player.level:  # who is away may come with another phone
            return self.refusal("taken")
        place = places[0]
        if place not in self.seats:
            self.seats.append(place)
        place.secret = place.secret or secrets.token_urlsafe(
            18
        )  # the page that had it may still come with what it kept
        self._take(phone, place)
        place.said, place.before, place.lost = None, place.lost, NEVER
        self._lines[phone].typing = ""
        self._welcome(phone)
        self._changed()
        return ""

    def _do(self, seat: int, move: Move) -> None:
        """Judge a move once, even if it is sent again."""
        place = self.seats[seat]
        if move.id not in place.answers:
            place.answers[move.id] = self.judge(seat, move)
            if len(place.answers) > _REMEMBERED:
                del place.answers[next(iter(place.answers))]
        self._reply(place.phone, move.id, place.answers[move.id])
        self.refresh()

    def _reply(self, phone: int, identity: str, said: str) -> None:
        self._send(phone, {"is": "done", "id": identity, "ok": not said, "say": said})

    def _welcome(self, phone: int) -> None:
        seat = self._seat_of(phone)
        language, text = self.strings()
        secret, (address, port) = self.seats[seat].secret if seat >= 0 else "", self.place
        hosts = [host_of(each, port) for each in dict.fromkeys((address, *self.nearby))]
        hello = {"is": "welcome", "version": VERSION, "secret": secret, "seat": seat, "lang": language, "text": text}
        self._send(phone, hello | {"addresses": hosts})
        self._lines[phone].sent = None
        self.refresh()

    def _changed(self) -> None:
        self.remember()
        self.changed.emit()
        self.refresh()

    def _show(self) -> None:
        """Send everybody who sees something new the whole of it."""
        views: dict[int, Snapshot] = {}
        for phone, line in self._lines.items():
            if self.view is None:
                return
            seat = self._seat_of(phone)
            views[seat] = view = views.get(seat) or self.view(seat)
            if line.sent != (steady := self._steady(view)):
                line.sent = steady
                line.revision += 1
                self._send(phone, {"is": "state", "rev": line.revision, **view}, latest=True)

    def _send(self, phone: int, message: Mapping[str, Any], latest: bool = False) -> None:
        if self.server and phone:
            self.server.send(phone, msgspec.json.encode(message).decode(), latest)

    def _steady(self, view: Snapshot) -> Snapshot:
        """Return a snapshot in which the time that goes by is no news."""
        clock = view.get("clock")
        if not clock or not clock["running"]:
            return view
        return {**view, "clock": {**clock, "left": round(self.now() + clock["left"])}}
