"""What the teams are called: a line for each that somebody plays in."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player, sign_of
from boggle_desk.views.kit import label
from boggle_desk.views.look import Look
from boggle_desk.views.seats_card import LONGEST_NAME
from boggle_desk.views.spacing import spaced
from boggle_desk.views.team_signs import TEAM_SIGNS, TeamSign


class TeamNames(QWidget):
    """A line for the name of each team; those without players are hidden."""

    changed = Signal()

    def __init__(self, look: Look, players: Sequence[Player]) -> None:
        """The teams of these players keep their signs and names."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        spaced(column, look, 4)
        column.addWidget(label(self.tr("What the teams are called:"), "muted", wrap=True))
        self._usual = (
            self.tr("Red circle"),
            self.tr("Blue triangle"),
            self.tr("Green square"),
            self.tr("Golden star"),
            self.tr("Purple diamond"),
            self.tr("Grey cross"),
        )
        self.lines: list[QLineEdit] = []
        self._rows: list[QWidget] = []
        for sign, usual in enumerate(self._usual):
            self._add_line(look, column, sign, usual)
        for sign, name in self._known(players).items():
            self.lines[sign].setText(name)
        for line in self.lines:
            line.textChanged.connect(self.changed)

    def _add_line(self, look: Look, column: QVBoxLayout, sign: int, usual: str) -> None:
        row = QWidget()
        inside = QHBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        line = QLineEdit()
        line.setMaxLength(LONGEST_NAME)
        line.setPlaceholderText(usual)
        line.setAccessibleName(self.tr("Name of the team {team}").format(team=usual))
        inside.addWidget(TeamSign(look, sign))
        inside.addWidget(line, 1)
        column.addWidget(row)
        self._rows.append(row)
        self.lines.append(line)

    def _known(self, players: Sequence[Player]) -> dict[int, str]:
        """Return the names of the players' teams by the sign each gets here, its own unless another team has it."""
        found: dict[int, str] = {}
        for seat, player in enumerate(players):
            wished = sign_of(players, seat)
            if wished is None or player.team is None or player.team in found.values() or len(found) == len(TEAM_SIGNS):
                continue
            free = [sign for sign in range(len(TEAM_SIGNS)) if sign not in found]
            found[wished if wished in free else free[0]] = player.team
        return found

    def sign_of_team(self, team: str | None) -> int | None:
        """Return the sign of the team of this name, or None."""
        return next((sign for sign, name in self.names.items() if name == team), None)

    @property
    def names(self) -> dict[int, str]:
        """The name of each team by its sign: as typed, made unlike the others; without any the usual one."""
        names: dict[int, str] = {}
        for sign, (line, usual) in enumerate(zip(self.lines, self._usual, strict=True)):
            typed = line.text().strip() or usual
            names[sign] = f"{typed} {sign + 1}" if typed in names.values() else typed
        return names

    def show_teams(self, signs: Collection[int]) -> None:
        """Show the lines of these teams."""
        for sign, row in enumerate(self._rows):
            row.setVisible(sign in signs)
