"""What the two pages before a score pad have in common."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.players import Player
from boggle_desk.views.forms import Options
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.kit import Card, label
from boggle_desk.views.services import Services


class PadSetupPage(GameSetupPage):
    """Before a score pad: first of all, for which game."""

    other_asked = Signal(str)
    """The pad for the other game: its kind."""

    def __init__(self, services: Services, kind: str) -> None:
        super().__init__(services)
        self._kind = kind
        self.game_card = Card(services.look)
        self.game_card.column.addWidget(label(self.tr("What lies on the table?"), "heading"))
        self.games: Options[str] = Options(
            services.look,
            self.tr("What lies on the table?"),
            [
                (self.tr("Boggle"), self.tr("Your own cubes, pencils and paper."), "boggle_pad"),
                (self.tr("Scrabble"), self.tr("Your own board and tiles."), "scrabble_pad"),
            ],
        )
        self.games.choose(kind)
        self.games.changed.connect(self._ask_other)
        self.game_card.column.addWidget(self.games)
        self.start.setText(self.tr("To the pad"))

    def _ask_other(self) -> None:
        if self.games.value != self._kind:
            self.other_asked.emit(self.games.value)

    def lay_out_pad(self, left: list[QWidget], right: QWidget) -> None:
        """Lay the cards on the page, the question for the game first."""
        self.lay_out(self.tr("Score pad"), [self.game_card, *left], right)

    def people(self) -> tuple[Player, ...]:
        """Return the people who sat down last: no computer sits at a real table."""
        return tuple(player for player in self.services.choices.settings.players if player.level is None)

    def remembered(self, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """Return who shall be remembered for the next table: these people, and the computers that sat there."""
        computers = [player for player in self.services.choices.settings.players if player.level is not None]
        return (*players, *computers)

    def take_focus(self) -> None:
        chosen = next(each for each in self.games.buttons if each.isChecked())
        chosen.setFocus()
