"""Tiles in motion: a sheet over the page on which they float, their flights, and which fly when something happens."""

import math
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from boggle_desk.engine.scrabble.events import Drew, Exchanged, Played
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK, Rack
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.scrabble import tiles
from boggle_desk.views.scrabble.board import ScrabbleBoardView
from boggle_desk.views.scrabble.panel import PlayersCard
from boggle_desk.views.scrabble.rack import BagView, RackView
from boggle_desk.views.scrabble.tiles import BACK, TileFace
from boggle_desk.views.sound import Sound

_TICK = 16
_LONGEST_STEP = 0.05
"""Seconds that one step of the motion counts at most: after a hitch tiles go on from where they were."""


@dataclass
class FloatingTile:
    """A tile in the air: its middle and side in pixels of the page, how high it is (0 to 1), how much it is turned over
    (1: seen whole; 0: seen from the edge)."""

    face: TileFace
    middle: QPointF
    side: float
    lift: float = 0.0
    made: float = 0.0
    kind: int = 0
    turned: float = 1.0

    @property
    def reach(self) -> QRectF:
        """What the tile and its shadow cover."""
        half = self.side * 1.1
        return QRectF(
            self.middle.x() - half, self.middle.y() - half, 2 * half + 0.3 * self.side, 2 * half + 0.4 * self.side
        )


Advance = Callable[[float], bool]
"""Moves tiles on by so many seconds, and returns whether there is more to come."""


class TileLayer(QWidget):
    """Paints floating tiles over a page. Its timer runs only while something moves; at rest it is hidden."""

    put_away = Signal()
    """The sheet was hidden, by its owner or with its page."""

    def __init__(self, page: QWidget, look: Appearance) -> None:
        super().__init__(page)
        self._page, self._look = page, look
        self.tiles: Sequence[FloatingTile] = ()
        """What is in the air."""
        self._advance: Advance | None = None
        self._ticked = 0.0
        self._timer = QTimer(self, interval=_TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)
        self.hide()

    def show_tiles(self, tiles: Sequence[FloatingTile], stays: bool = False) -> None:
        """Show these tiles in the air and no others; none hides the sheet, unless it `stays`."""
        self._touch()
        self.tiles = tiles
        if self.isHidden():
            self.setGeometry(self._page.rect())
            self.raise_()
        self.setVisible(stays or bool(tiles))
        self._touch()

    def move_tiles(self, middle: QPointF, side: float) -> None:
        """Bring what is in the air to a place, so large."""
        self._touch()
        for tile in self.tiles:
            tile.middle, tile.side = middle, side
        self._touch()

    def animate(self, advance: Advance) -> None:
        """Call `advance` for every frame, until it says that nothing moves any more."""
        self._advance = advance
        if not self._timer.isActive():
            self._ticked = time.perf_counter()
            self._timer.start()

    def still(self) -> None:
        self._advance = None
        self._timer.stop()

    def _tick(self) -> None:
        now = time.perf_counter()
        seconds, self._ticked = min(_LONGEST_STEP, now - self._ticked), now
        advance = self._advance
        if advance is None:
            self._timer.stop()
            return
        self._touch()
        going = advance(seconds)
        self._touch()
        if not going and self._advance is advance:
            self.still()

    def _touch(self) -> None:
        for tile in self.tiles:
            self.update(tile.reach.toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tile in self.tiles:
            painter.setOpacity(0.25 + 0.75 * tile.turned)
            tiles.paint_shadow(painter, tile.middle, tile.side, tile.lift, self._look.theme)
        painter.setOpacity(1.0)
        for tile in self.tiles:
            area = QRectF(0, 0, tile.side * max(0.04, tile.turned), tile.side)
            area.moveCenter(tile.middle)
            tiles.paint_scaled(painter, tile.face, area, tile.made or tile.side, tile.kind, self._look.theme)
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the page."""
        if event.type() == QEvent.Type.Resize and watched is self._page and not self.isHidden():
            self.setGeometry(self._page.rect())
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.still()
        self.put_away.emit()


_SECONDS, _SECONDS_FOR_A_PIXEL = 0.26, 0.00030
"""How long a flight takes at least, and how much longer for each pixel of the way."""


@dataclass(frozen=True)
class Flight:
    """One tile's way over the page, both ends in pixels of the page; it begins `delay` seconds after the call.

    A tile that `turns` shows its back first, as if it came out of the bag, and is turned over on the way.
    """

    face: TileFace
    start: QRectF
    end: QRectF
    delay: float = 0.0
    turns: bool = False

    @property
    def seconds(self) -> float:
        way = self.end.center() - self.start.center()
        return _SECONDS + _SECONDS_FOR_A_PIXEL * math.hypot(way.x(), way.y())


class TileFlight(TileLayer):
    """The sheet over a page on which tiles fly. Results never wait for it."""

    landed = Signal(int)
    """The number of the flight, in the order given, whose tile has arrived."""

    _flights: Sequence[Flight] = ()
    """Asked when the sheet is hidden, which the widget below does while it is being made."""

    def __init__(self, page: QWidget, look: Appearance, sound: Sound | None = None) -> None:
        super().__init__(page, look)
        self._down: set[int] = set()
        self._clock = 0.0
        self._sound = sound
        look.changed.connect(self._follow_look)

    def _follow_look(self) -> None:
        if not self._look.motion:
            self.skip()

    @property
    def seconds_left(self) -> float:
        """How long it takes until every tile has landed."""
        return max((flight.delay + flight.seconds - self._clock for flight in self._flights), default=0.0)

    def fly(self, flights: Sequence[Flight]) -> None:
        """Let tiles fly; those in the air arrive first. Without animation all have landed at return."""
        self.skip()
        self._flights, self._clock, self._down = flights, 0.0, set()
        if not self._look.motion or not self._page.isVisible() or not flights:
            self.skip()
            return
        self._place()
        self.animate(self._go_on)

    def skip(self) -> None:
        """Bring every tile to its end now: they have `landed` when this returns."""
        if self._flights:
            self._clock = math.inf
            self._land()
            self._finish()

    def _go_on(self, seconds: float) -> bool:
        self._clock += seconds
        self._land()
        if len(self._down) == len(self._flights):
            self._finish()
            return False
        self._place()
        return True

    def _land(self) -> None:
        for number, flight in enumerate(self._flights):
            if number not in self._down and self._clock >= flight.delay + flight.seconds:
                self._down.add(number)
                if self._sound is not None and self._clock < math.inf:
                    self._sound.play("tile", 0.7)
                self.landed.emit(number)

    def _finish(self) -> None:
        self._flights = ()
        self.still()
        self.show_tiles([])

    def _place(self) -> None:
        """Show what is in the air; a moment without any does not hide the sheet, or its timer would stop."""
        airborne = [
            _floating(flight, (self._clock - flight.delay) / flight.seconds)
            for number, flight in enumerate(self._flights)
            if number not in self._down and self._clock >= flight.delay
        ]
        self.show_tiles(airborne, stays=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.skip()


def _floating(flight: Flight, part: float) -> FloatingTile:
    """Return a tile so far (0 to 1) on its way: it lifts, hurries, slows down and lies."""
    part = max(0.0, min(1.0, part))
    eased = part * part * (3 - 2 * part)
    way = flight.end.center() - flight.start.center()
    high = math.sin(math.pi * part)
    middle = flight.start.center() + way * eased - QPointF(0, 0.10 * math.hypot(way.x(), way.y()) * high)
    side = flight.start.width() + (flight.end.width() - flight.start.width()) * eased
    side *= 1 + 0.14 * high
    face = BACK if flight.turns and part < 0.5 else flight.face
    turned = abs(math.cos(math.pi * part)) if flight.turns else 1.0
    return FloatingTile(face, middle, side, high, flight.end.width(), turned=turned)


def area_on(page: QWidget, view: QAbstractItemView, area: QRectF) -> QRectF:
    """Return where on a page an area of a view's viewport is."""
    return QRectF(view.viewport().mapTo(page, area.topLeft()), area.size())


_APART = 0.06
"""Seconds between two tiles that come out of the bag."""


class Landing:
    """Lets tiles fly to their places. A tile in the air is not yet seen where it flies to."""

    def __init__(self, page: QWidget, board: ScrabbleBoardView, flight: TileFlight) -> None:
        self._page, self._board, self.flight = page, board, flight
        self.flight.landed.connect(self._land)
        self._show_away: Callable[[Collection[int]], None] = board.set_away
        self._goals: list[int] = []
        """The squares or places that tiles fly to, in the order of the flights; landed ones are -1."""

    def lay(self, play: Play, values: Mapping[str, int], start: QRectF) -> None:
        """Let a play fly to its squares."""
        flights = []
        for at, (square, tile) in enumerate(play.laid):
            face = TileFace(tile.letter, 0 if tile.blank else values[tile.letter], tile.blank)
            end = area_on(self._page, self._board, self._board.tile_area(square))
            flights.append(Flight(face, start, end, at * _APART))
        self.send(flights, play.squares, self._board.set_away)

    def send(
        self, flights: Sequence[Flight], goals: Iterable[int], show_away: Callable[[Collection[int]], None]
    ) -> None:
        """Let tiles fly to their goals, which are empty until then."""
        self.flight.skip()
        self._goals, self._show_away = list(goals), show_away
        show_away([goal for goal in self._goals if goal >= 0])
        self.flight.fly(flights)

    def _land(self, number: int) -> None:
        if number < len(self._goals):
            self._goals[number] = -1
            self._show_away([goal for goal in self._goals if goal >= 0])


class TileMotion:
    """Lets drawn tiles come out of the bag, exchanged ones go back, and others' plays come from their players. Nothing
    waits for it."""

    def __init__(
        self,
        page: QWidget,
        board: ScrabbleBoardView,
        rack: RackView,
        bag: BagView,
        players: PlayersCard,
        landing: Landing,
    ) -> None:
        self._page, self._board, self._rack, self._bag, self._players = page, board, rack, bag, players
        self._landing, self.flight = landing, landing.flight

    def follow(self, event: Any, position: ScrabblePosition, viewer: int | None) -> None:
        """Begin the motion of an event; `viewer` is the seat whose rack is seen, None if it is covered."""
        if isinstance(event, Drew) and event.seat == viewer:
            self._draw(event, position)
        elif isinstance(event, Exchanged) and event.seat == viewer:
            self._exchange(event, position)
        elif isinstance(event, Played) and position.players[event.seat].level is not None:
            # people's tiles lie there since they laid them
            self._landing.lay(event.play, position.rules.tiles.values, self.seat_area(event.seat))

    def _draw(self, event: Drew, position: ScrabblePosition) -> None:
        first = len(position.racks[event.seat]) - len(event.tiles)
        flights = self._drawn(event.tiles, first, position)
        self._landing.send(flights, range(first, first + len(flights)), self._rack.set_away)

    def _exchange(self, event: Exchanged, position: ScrabblePosition) -> None:
        """Let tiles go back into the bag, and then the new ones come to their places."""
        first = len(position.racks[event.seat]) - len(event.drawn)
        gone = [Flight(BACK, self._place(first + at), self._mouth()) for at in range(len(event.given))]
        flights = self._drawn(event.drawn, first, position, max((flight.seconds for flight in gone), default=0.0))
        goals = [-1] * len(gone) + list(range(first, first + len(flights)))
        self._landing.send([*gone, *flights], goals, self._rack.set_away)

    def _drawn(self, drawn: Rack, first: int, position: ScrabblePosition, late: float = 0.0) -> list[Flight]:
        """Return the ways of tiles from the bag to the rack, from this place on."""
        values = position.rules.tiles.values
        return [
            Flight(
                TileFace(tile.strip(BLANK), values[tile], tile == BLANK),
                self._mouth(),
                self._place(first + at),
                late + at * _APART,
                True,
            )
            for at, tile in enumerate(drawn)
        ]

    def seat_area(self, seat: int) -> QRectF:
        """Return where a player's card is; while it is out of sight tiles come from above the board, as from across
        the table, and never from another player's card."""
        area = self._players.card_area(seat)
        middle = QPointF(self._page.mapFromGlobal(area.center()))
        if not area.isValid() or not QRectF(self._page.rect()).contains(middle):
            middle = QPointF(
                self._board.viewport().mapTo(self._page, self._board.viewport().rect().center()).x(), -40.0
            )
        return QRectF(middle.x() - 15, middle.y() - 15, 30, 30)

    def _mouth(self) -> QRectF:
        middle = QPointF(self._page.mapFromGlobal(self._bag.mouth()))
        return QRectF(middle.x() - 14, middle.y() - 14, 28, 28)

    def _place(self, place: int) -> QRectF:
        return area_on(self._page, self._rack, self._rack.tile_area(place))
