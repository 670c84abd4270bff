"""What phones show of a table: the sentences of their page, who sits there, and the base of each game's view."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk import paths
from boggle_desk.models.locale_text import language_for, with_sign
from boggle_desk.models.phones.messages import Move
from boggle_desk.models.phones.seats import Phones, PhoneSeat, Snapshot
from boggle_desk.models.phones.server import files_in
from boggle_desk.views.appearance import CONTRAST
from boggle_desk.views.faces import Avatar, faces_at, faces_of
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.hourglass import HURRY
from boggle_desk.views.services import AppContext

_SHARED = (
    *("Lato-Regular.ttf", "Lato-Semibold.ttf", "Lato-Bold.ttf", "Lato-Black.ttf", "paper.png", "icon.svg"),
    *("board_frame.webp", "board_rack.webp", "board_square.webp", "board_tiles.webp"),
)
"""What the page uses of the window's fonts and pictures."""


def page_files() -> Mapping[str, tuple[str, bytes]]:
    """Return the files of the page. Can be called on any thread."""
    own = files_in(paths.resource("phone"))
    shared = files_in(paths.resource("fonts"), paths.resource("images"))
    return {**{name: shared[name] for name in _SHARED}, **own}


class PhoneStrings(QObject):
    """What phones say, and what they show of who sits where."""

    def __init__(self, services: AppContext, phones: Phones) -> None:
        super().__init__(phones)
        self._services, self._phones = services, phones
        self._known: tuple[Any, ...] = ()
        self._faces: Sequence[Avatar] = ()
        phones.strings = lambda: (language_for(services.choices.settings.language), self.sentences())
        phones.refusal = self.refusal

    def refusal(self, reason: str) -> str:
        """Return why somebody can't sit there."""
        return {
            "taken": self.tr("Somebody has that seat already."),
            "name": self.tr("Type your name first."),
            "full": self.tr("All seats are taken. The laptop can free one."),
            "moved": self.tr("Your seat is open on another page."),
            "closed": self.tr("The game has begun. Ask the table to open “Phones”."),
            "over": self.tr("The table is closed. Scan the code of the next one."),
        }[reason]

    def shared(self, seat: int, position: Any = None) -> Snapshot:
        """Return what every snapshot begins with, with a row for everybody at the table of a game, or before it."""
        look, players = self._services.look, tuple(each.player for each in self._phones.seats)
        key = (look.theme, players, position and position.players)
        if self._known != key:  # a phone is told often, and they change seldom
            self._known, self._faces = key, faces_at(look, position) if position else faces_of(look, players)
        table = [
            _row(number, player.name, player.level is not None, face.initials, face.colour)
            for number, (player, face) in enumerate(zip(players, self._faces, strict=True))
        ]
        you = {**table[seat], "points": ""} if seat >= 0 else None
        theme = {"theme": look.theme.name, "contrast": look.theme is CONTRAST, "motion": look.motion}
        return {"look": theme, "you": you, "table": table, "phase": "wait", "title": "", "note": "", "clock": None}

    def lobby(self, seat: int) -> Snapshot:
        """Return the table before the game, and for those who have no seat."""
        phones, shown = self._phones, self.shared(seat)
        table = shown["table"]
        for row, place in zip(table, phones.seats, strict=True):
            note = self.state(place)
            if self._is_free(place):
                note = self.tr("away. Is it you? Tap") if place.held else self.tr("tap to sit down")
            row |= {"ready": bool(place.phone), "free": self._is_free(place), "note": note}
        if phones.open and not phones.fixed and len(table) < phones.most:
            table.append(_row(-1) | {"free": True, "ready": False, "note": self.tr("A seat is free")})
        title, note = self.tr("Who are you?"), ""
        if seat >= 0:
            title = self.tr("You're in, {name}!").format(name=table[seat]["name"])
            note = self.tr("Look at the laptop. The game begins there.")
        elif not phones.open:
            title, note = self.tr("The game has begun"), self.refusal("closed")
        elif not any(row["free"] for row in table):
            note = self.refusal("full")
        return {**shown, "game": "lobby", "phase": "lobby", "title": title, "note": note}

    def _is_free(self, place: PhoneSeat) -> bool:
        return self._phones.open and not place.phone and place.player.level is None

    def state(self, place: PhoneSeat) -> str:
        """Return what is said below a name."""
        if place.player.level:
            return self.tr("computer")
        if place.held:
            return self.tr("ready") if place.phone else self.tr("away")
        return self.tr("scan to sit down")

    def missing(self, seats: Sequence[int]) -> str:
        """Return whose phones are out of reach."""
        names = self._names(seats)
        if len(seats) == 1:
            return self.tr("{name}'s phone is out of reach.").format(name=names)
        return self.tr("These phones are out of reach: {names}").format(names=names)

    def go_on(self, seats: Sequence[int]) -> str:
        """Return what a button says that waits for these phones no longer."""
        return self.tr("Go on without {names}").format(names=self._names(seats))

    def _names(self, seats: Sequence[int]) -> str:
        return ", ".join(self._phones.seats[seat].player.name for seat in seats)

    def points(self, count: int) -> str:
        return with_sign(count, self.tr("%n point(s)", "", abs(count)))

    def bag(self, count: int) -> str:
        return self.tr("%n tile(s) in the bag", "", count)

    def sentences(self) -> dict[str, str]:
        """Return the sentences that the page puts together itself, by its keys."""
        return {
            "here": self.tr("Continue here"),
            "freed": self.tr("Your seat is free again. Sit down to go on."),
            "silent": self.tr("The table doesn't answer. Kept on this phone: {count}"),
            "elsewhere": self.tr("New address?"),
            "moved": self.tr("Has the table moved?"),
            "address": self.tr("Type the address below the code on the laptop. What you wrote comes along."),
            "gothere": self.tr("Go there"),
            "noaddress": self.tr("That isn't an address. It looks like 192.168.1.7:8377."),
            "timeup": self.tr("Pencils down!"),
            "404": self.tr("This invitation is no longer valid. Scan the code on the laptop again."),
            "429": self.tr("Too many wrong addresses. Wait a minute, then scan the code on the laptop."),
            "503": self.tr("Too many phones are here. Close this page on one of them."),
            "connecting": self.tr("Looking for the table…"),
            "lost": self.tr("Kept here, sending again."),
            "offline": self.tr("The table is out of reach. Are you on the same Wi-Fi?"),
            "typename": self.tr("Another name"),
            "sit": self.tr("Sit down"),
            "leave": self.tr("Leave my seat"),
            "private": self.tr("Only you see this page"),
            "privaterack": self.tr("Only you see these tiles"),
            "add": self.tr("Add"),
            "entry": self.tr("Type a word"),
            "cross": self.tr("Tap a word to cross it out"),
            "twice": self.tr("You have it already."),
            "crossed": self.tr("{word} is crossed out."),
            "back": self.tr("Write it again"),
            "markstanding": self.tr("counts"),
            "markcrossed": self.tr("crossed off, others have it"),
            "markstruck": self.tr("doesn't count"),
            "challenge": self.tr("Challenge"),
            "challengeword": self.tr("Challenge {word}"),
            "allow": self.tr("Allow it"),
            "off": self.tr("Cross it off"),
            "voted": self.tr("You voted."),
            "left": self.tr("{time} left"),
            "shuffle": self.tr("Shuffle"),
            "takeback": self.tr("Recall"),
            "exchange": self.tr("Exchange"),
            "exchangenow": self.tr("Exchange these"),
            "play": self.tr("Play"),
            "playfor": self.tr("Play  +{score}"),
            "pass": self.tr("Pass"),
            "sure": self.tr("Pass your turn?"),
            "yes": self.tr("Yes, pass"),
            "accept": self.tr("Fine"),
            "answer": self.tr("Hand in"),
            "answerfor": self.tr("Hand in  +{score}"),
            "noplay": self.tr("I have none"),
            "cancel": self.tr("Cancel"),
            "blank": self.tr("Which letter is the blank?"),
            "typed": self.tr("Type square and word"),
            "square": self.tr("Square, like 8H"),
            "word": self.tr("Word"),
            "put": self.tr("Show it"),
            "board": self.tr("Board"),
            "bigger": self.tr("Bigger board"),
            "rack": self.tr("Your rack"),
            "across": self.tr("across"),
            "downwards": self.tr("down"),
            "empty": self.tr("empty"),
            "timesL": self.tr("letter counts {times} times"),
            "timesW": self.tr("word counts {times} times"),
            "list": self.tr("Your words"),
            "clock": self.tr("Time"),
            "trace": self.tr("Trace a word on the board"),
        }


class PhoneTable(QObject):
    """What the phones of a game see, and what becomes of what they ask for. A subclass knows the game."""

    game = ""

    def __init__(self, page: GamePage[Any], services: AppContext, phones: Phones) -> None:
        super().__init__(page)
        self.page, self.services, self.phones = page, services, phones
        self.say_phones = PhoneStrings(services, phones)
        phones.view = lambda seat: self.say_phones.lobby(seat) if seat < 0 else self._whole(seat)
        phones.judge = self.judge
        phones.welcome_all()
        self._seated = page.position.players
        for signal in (page.session.stepped, page.session.rewound):
            signal.connect(self._free_seats)
        for signal in (page.session.stepped, page.session.rewound, services.look.changed):
            signal.connect(phones.refresh)

    def _free_seats(self) -> None:
        """Take seats from the phones of those who left or gave theirs away, or who came by what was undone."""
        position, before = self.page.position, self._seated
        self._seated = position.players
        for seat, place in enumerate(self.phones.seats):
            player = position.players[seat]
            if player != before[seat] or (place.held and seat in getattr(position, "left", ())):
                place.player = player
                self.phones.free(seat)

    def see(self, seat: int) -> Snapshot:
        """Return what this seat sees of the game, and nothing that it may not know."""
        raise NotImplementedError

    def judge(self, seat: int, move: Move) -> str:
        """Do what a seat asks for; return why not, or nothing."""
        raise NotImplementedError

    def points(self) -> Sequence[int]:
        """Return everybody's points."""
        raise NotImplementedError

    def go_on(self) -> tuple[str, Callable[[], object]] | None:
        """Return how the table goes on without phones that it waits for; None if it need not."""
        return None

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, where there are turns."""
        return None

    def _whole(self, seat: int) -> Snapshot:
        shown, points = self.say_phones.shared(seat, self.page.position), self.points()
        for row in shown["table"]:
            place = self.phones.seats[row["seat"]]
            note = self.say_phones.state(place) if place.held and not place.phone else ""
            row |= {"points": points[row["seat"]], "turn": row["seat"] == self.turn, "note": note}
        shown["you"]["points"] = self.say_phones.points(points[seat])
        return shown | {"game": self.game} | self.see(seat)


def clock_shown(left: float, length: float, running: bool, low: int = HURRY) -> Snapshot:
    """Return a clock for a snapshot, in seconds; below `low` it warns."""
    return {"left": round(max(0.0, left), 2), "length": length, "running": running, "low": low}


def _row(seat: int, name: str = "", computer: bool = False, initials: str = "", colour: str = "") -> Snapshot:
    who = {"seat": seat, "name": name, "initials": initials, "colour": colour, "computer": computer}
    return who | {"points": 0, "turn": False, "ready": True, "free": False, "note": ""}
