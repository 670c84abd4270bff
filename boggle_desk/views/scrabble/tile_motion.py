"""Which tiles fly when something happens at the table."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.scrabble.events import Drew, Exchanged, Played
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.bag_view import BagView
from boggle_desk.views.scrabble.board_view import ScrabbleBoardView
from boggle_desk.views.scrabble.flight import Flight, TileFlight
from boggle_desk.views.scrabble.players_card import PlayersCard
from boggle_desk.views.scrabble.rack_view import RackView
from boggle_desk.views.scrabble.spots import BACK, TileFace
from boggle_desk.views.sound import Sound
from boggle_desk.views.theme import Theme

_APART = 0.06
"""Seconds between two tiles that come out of the bag."""


class TileMotion:
    """Lets drawn tiles come out of the bag, exchanged ones go back, and others' plays come from their players. Nothing
    waits for it. A tile in the air is not yet seen where it flies to."""

    def __init__(
        self, page: QWidget, board: ScrabbleBoardView, rack: RackView, bag: BagView, players: PlayersCard, look: Look
    ) -> None:
        self._page, self._board, self._rack, self._bag, self._players = page, board, rack, bag, players
        self._flight = TileFlight(page, look.theme, look.motion)
        self._flight.landed.connect(self._land)
        self._show_away: Callable[[Collection[int]], None] = board.set_away
        self._goals: list[int] = []
        """The squares or places that tiles fly to, in the order of the flights; landed ones are -1."""

    def set_theme(self, theme: Theme) -> None:
        """Use these colours."""
        self._flight.set_theme(theme)

    def set_motion(self, moves: bool) -> None:
        """Let tiles fly, or be where they are at once."""
        self._flight.set_motion(moves)

    def set_sound(self, sound: Sound | None) -> None:
        """Let tiles be heard."""
        self._flight.set_sound(sound)

    def skip(self) -> None:
        """Let all tiles arrive now."""
        self._flight.skip()

    def follow(self, event: Any, position: ScrabblePosition, viewer: int | None) -> None:
        """Begin the motion of an event; `viewer` is the seat whose rack is seen, None if it is covered."""
        if isinstance(event, Drew) and event.seat == viewer:
            self._draw(event, position)
        elif isinstance(event, Exchanged) and event.seat == viewer:
            self._goals = []
            self._flight.fly([Flight(BACK, self._place(at), self._mouth()) for at in range(len(event.given))])
        elif isinstance(event, Played) and event.seat != viewer:
            self._lay(event, position)

    def _draw(self, event: Drew, position: ScrabblePosition) -> None:
        values, first = position.rules.tiles.values, position.rules.rack_size - len(event.tiles)
        flights = [
            Flight(
                TileFace(tile.strip("?"), values[tile], tile == "?"),
                self._mouth(),
                self._place(first + at),
                at * _APART,
                True,
            )
            for at, tile in enumerate(event.tiles)
        ]
        self._send(flights, range(first, first + len(flights)), self._rack.set_away)

    def _lay(self, event: Played, position: ScrabblePosition) -> None:
        values, start = position.rules.tiles.values, self._seat(event.seat)
        flights = []
        for at, (square, tile) in enumerate(event.play.laid):
            face = TileFace(tile.letter, 0 if tile.blank else values[tile.letter], tile.blank)
            flights.append(Flight(face, start, self._square(square), at * _APART))
        self._send(flights, [square for square, _tile in event.play.laid], self._board.set_away)

    def _send(
        self, flights: Sequence[Flight], goals: Iterable[int], show_away: Callable[[Collection[int]], None]
    ) -> None:
        """Let tiles fly to their goals, which are empty until then."""
        self._flight.skip()
        self._goals, self._show_away = list(goals), show_away
        show_away(self._goals)
        self._flight.fly(flights)

    def _land(self, number: int) -> None:
        if number < len(self._goals):
            self._goals[number] = -1
            self._show_away([goal for goal in self._goals if goal >= 0])

    def _seat(self, seat: int) -> QRectF:
        """Return where a player's card is, or where it would come from while it is out of sight."""
        area = self._players.card_area(seat)
        middle = QPointF(self._page.mapFromGlobal(area.center()))
        seen = area.isValid() and QRectF(self._page.rect()).contains(middle)
        middle = middle if seen else QPointF(self._page.width() - 45.0, 95.0)
        return QRectF(middle.x() - 15, middle.y() - 15, 30, 30)

    def _mouth(self) -> QRectF:
        middle = QPointF(self._page.mapFromGlobal(self._bag.mouth()))
        return QRectF(middle.x() - 14, middle.y() - 14, 28, 28)

    def _place(self, place: int) -> QRectF:
        return self._on_page(self._rack, self._rack.tile_area(place))

    def _square(self, square: int) -> QRectF:
        model = self._board.model()
        columns = model.columnCount()
        area = self._board.visualRect(model.index(square // columns, square % columns))
        return self._on_page(self._board, QRectF(area))

    def _on_page(self, view: QWidget, area: QRectF) -> QRectF:
        corner = view.mapTo(self._page, area.topLeft().toPoint())
        return QRectF(QPointF(corner), area.size())
