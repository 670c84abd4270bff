"""A player beside the board of a game that is leafed through."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.views.scrabble.players_card import PlayerCard
from boggle_desk.views.scrabble.rack_view import RackView
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced


class SeatView(QWidget):
    """A player with the score, and the rack beneath."""

    def __init__(self, services: Services, seat: int, name: str, position: ScrabblePosition) -> None:
        super().__init__()
        self._look, self._places = services.look, position.rules.rack_size
        self.card = PlayerCard(services.look, seat, name)
        self.rack = RackView(services.look.theme)
        self.rack.setAccessibleName(self.tr("Rack of {name}").format(name=name))
        self.rack.set_tile_set(position.rules.tiles)
        self.rack.set_movable(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        spaced(column, services.look, 2)
        column.addWidget(self.card)
        column.addWidget(self.rack)

    def show_position(self, position: ScrabblePosition, seat: int, covered: bool) -> None:
        """Show how the player stands."""
        rack = position.racks[seat]
        note = self.tr("%n tile(s)", "", len(rack))
        if self.rack.isHidden() and rack and not covered:
            note = " ".join(rack)
        elif position.turn == seat:
            note = self.tr("to play")
        elif position.phase is Phase.ENDED and seat in position.winners:
            note = self.tr("won") if len(position.winners) == 1 else self.tr("tied")
        self.card.show_player(position.scores[seat], note, position.turn == seat)
        self.rack.show_rack(rack, covered, (), max(self._places, len(rack)))

    def fit(self, tight: bool) -> None:
        """Follow the look. Where it is tight, the rack is written beneath the name."""
        self.rack.setHidden(tight)
        self.rack.setFixedHeight(self._look.px(52))
        self.rack.set_theme(self._look.theme)
