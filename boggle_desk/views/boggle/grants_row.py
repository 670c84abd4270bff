"""What the table grants one player, and with whom that player plays (rules B33, B34)."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSpinBox, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.views.choices import Choice
from boggle_desk.views.look import Look
from boggle_desk.views.number_field import number_field
from boggle_desk.views.spacing import spaced
from boggle_desk.views.team_signs import team_icon

_INDENT = 30
"""How far the fields stand in from the seat's chip, in pixels of the design."""
_SHORTEST, _LONGEST = 2, 8
"""The least and the most letters that a player's words can need."""
MOST_SECONDS, _SECONDS_STEP = 600, 15
MOST_POINTS = 99

TeamNames = Mapping[int, str]
"""What the teams are called, by sign."""


class GrantsRow(QWidget):
    """The team and the handicap of one seat."""

    changed = Signal()

    def __init__(self, look: Look, seat: int, player: Player, sign: int | None, names: TeamNames) -> None:
        super().__init__()
        self._look, number = look, seat + 1
        self.team: Choice[int | None] = Choice(self.tr("Team of player {number}").format(number=number), [])
        self.team.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.name_teams(names)
        self.team.choose(sign)
        self.minimum = _spin(_SHORTEST - 1, _LONGEST, self.tr("usual length"), self.tr("from {} letters"))
        self.minimum.setAccessibleName(self.tr("Shortest word of player {number}").format(number=number))
        self.minimum.setToolTip(self.tr("The fewest letters that this player’s words need"))
        self.minimum.setValue(player.minimum_length or _SHORTEST - 1)
        self.seconds = _spin(0, MOST_SECONDS, self.tr("no extra time"), self.tr("+{} seconds"))
        self.seconds.setSingleStep(_SECONDS_STEP)
        self.seconds.setAccessibleName(self.tr("Extra seconds of player {number}").format(number=number))
        self.seconds.setToolTip(self.tr("Seconds to search on when time is called for the others"))
        self.seconds.setValue(player.extra_seconds)
        self.points = _spin(0, MOST_POINTS, self.tr("no extra points"), self.tr("+{} each round"))
        self.points.setAccessibleName(self.tr("Points a round granted to player {number}").format(number=number))
        self.points.setToolTip(self.tr("Points that every round begins with for this player"))
        self.points.setValue(player.head_start)
        self._lay_out()
        self._fit()
        look.changed.connect(self._fit)
        self.team.currentIndexChanged.connect(self.changed)
        for spin in (self.minimum, self.seconds, self.points):
            spin.valueChanged.connect(self.changed)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        spaced(grid, self._look, 6, (_INDENT, 0, 0, 8))
        for place, field in enumerate((self.team, self.minimum, self.seconds, self.points)):
            grid.addWidget(field, place // 2, place % 2)
            grid.setColumnStretch(place % 2, 1)

    def _fit(self) -> None:
        self.team.setIconSize(QSize(self._look.px(20), self._look.px(20)))

    def name_teams(self, names: TeamNames) -> None:
        """Offer the teams under these names."""
        self.team.blockSignals(True)
        alone: list[tuple[str, int | None]] = [(self.tr("plays alone"), None)]
        self.team.offer([*alone, *((name, sign) for sign, name in names.items())])
        for sign in names:
            self.team.setItemIcon(sign + 1, team_icon(self._look, sign))
        self.team.blockSignals(False)

    def player(self, before: Player, names: TeamNames) -> Player:
        """Return the player with the team and the handicap as chosen."""
        sign, minimum = self.team.value, self.minimum.value()
        return replace(
            before,
            team=None if sign is None else names[sign],
            team_sign=0 if sign is None else sign,
            minimum_length=minimum if minimum >= _SHORTEST else None,
            extra_seconds=self.seconds.value(),
            head_start=self.points.value(),
        )


def _spin(least: int, most: int, least_text: str, text: str) -> QSpinBox:
    """Return a field for a number with words around it, other words for the least one."""
    spin = number_field("", least, most, least_text)
    before, _, after = text.partition("{}")
    spin.setPrefix(before)
    spin.setSuffix(after)
    return spin
