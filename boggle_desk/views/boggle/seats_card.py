"""Who sits at a Boggle table, in which teams, and what handicap the table grants (rules B31, B33, B34)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player, sign_of
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.forms import Choice, number_field
from boggle_desk.views.kit import announce, button, label
from boggle_desk.views.layouts import LazyWidget, insert_into_tab_order
from boggle_desk.views.seats_card import LONGEST_NAME, Levels, SeatRow, SeatsCard
from boggle_desk.views.spacing import spaced
from boggle_desk.views.team_signs import TEAM_SIGNS, TeamSign, team_icon


class TeamNames(QWidget):
    """A line for the name of each team; those without players are hidden."""

    changed = Signal()

    def __init__(self, look: Appearance, players: Sequence[Player]) -> None:
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

    def _add_line(self, look: Appearance, column: QVBoxLayout, sign: int, usual: str) -> None:
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


_INDENT = 30
"""How far the fields stand in from the seat's chip, in pixels of the design."""
_SHORTEST, _LONGEST = 2, 8
"""The least and the most letters that a player's words can need."""
MOST_SECONDS, _SECONDS_STEP = 600, 15
MOST_POINTS = 99

NamesBySign = Mapping[int, str]
"""What the teams are called, by sign."""


class GrantsRow(QWidget):
    """The team and the handicap of one seat."""

    changed = Signal()

    def __init__(self, look: Appearance, seat: int, player: Player, sign: int | None, names: NamesBySign) -> None:
        super().__init__()
        self._look, number = look, seat + 1
        self.team: Choice[int | None] = Choice(self.tr("Team of player {number}").format(number=number), [])
        self.team.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.name_teams(names)
        self.team.choose(sign)
        self.minimum = _spin(_SHORTEST - 1, _LONGEST, self.tr("Minimum length: usual"), self.tr("Minimum length: {}"))
        self.minimum.setAccessibleName(self.tr("Shortest word of player {number}").format(number=number))
        self.minimum.setToolTip(self.tr("The fewest letters that this player’s words need"))
        self.minimum.setValue(player.minimum_length or _SHORTEST - 1)
        self.seconds = _spin(0, MOST_SECONDS, self.tr("Extra time: none"), self.tr("Extra time: {} s"))
        self.seconds.setSingleStep(_SECONDS_STEP)
        self.seconds.setAccessibleName(self.tr("Extra seconds of player {number}").format(number=number))
        self.seconds.setToolTip(self.tr("Seconds to search on when time is called for the others"))
        self.seconds.setValue(player.extra_seconds)
        self.points = _spin(0, MOST_POINTS, self.tr("Head start: none"), self.tr("Head start: +{}"))
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

    def name_teams(self, names: NamesBySign) -> None:
        """Offer the teams under these names."""
        self.team.blockSignals(True)
        alone: list[tuple[str, int | None]] = [(self.tr("plays alone"), None)]
        self.team.offer([*alone, *((name, sign) for sign, name in names.items())])
        for sign in names:
            self.team.setItemIcon(sign + 1, team_icon(self._look, sign))
        self.team.blockSignals(False)

    def player(self, before: Player, names: NamesBySign) -> Player:
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


class BoggleSeatRow(SeatRow):
    """A seat, and below the name its team and handicap, made when they are first shown."""

    changed = Signal()
    """The table grants something else."""

    def __init__(
        self,
        look: Appearance,
        seat: int,
        player: Player,
        levels: Levels,
        sign: int | None,
        names: Callable[[], NamesBySign],
    ) -> None:
        super().__init__(look, seat, player.name, player.level if levels else None, levels)
        self._seat, self._given, self._sign, self._names = seat, player, sign, names
        self.grants: GrantsRow | None = None
        self.drawer = LazyWidget(self._make_grants)
        self.column.addWidget(self.drawer)
        self.chip.set_team(sign)

    def _make_grants(self) -> GrantsRow:
        self.grants = made = GrantsRow(self._look, self._seat, self._given, self._sign, self._names())
        made.changed.connect(lambda: self.chip.set_team(made.team.value))
        made.changed.connect(self.changed)
        return made

    def player(self, before: Player) -> Player:
        named = super().player(before)
        return self.grants.player(named, self._names()) if self.grants else named


class BoggleSeatsCard(SeatsCard):
    """The seats, and on wish a team and a handicap for each."""

    suggestion_asked = Signal()
    """What would be a fair handicap for these players?"""

    def make_options(self) -> Sequence[QWidget]:
        self._teams = LazyWidget(self._make_team_names)
        self.options = button(self.tr("Teams and handicaps"), self._toggle)
        self.options.setCheckable(True)
        self.options.setChecked(any(player.has_handicap or player.team is not None for player in self._players))
        self.suggest = button(self.tr("Suggest a fair handicap"), self.suggestion_asked.emit)
        self._said = label("", "muted", wrap=True)
        self.why = button(self.tr("Why?"), self._toggle_reasons, "link")
        self.why.setCheckable(True)
        self._reasons = label("", "muted", wrap=True)
        self.forget_suggestion()
        return self._teams, self.options, self.suggest, self._said, self.why, self._reasons

    @property
    def team_names(self) -> TeamNames:
        """What the teams are called; made when somebody plays in one."""
        return self._teams.content

    def _make_team_names(self) -> TeamNames:
        made = TeamNames(self._look_here, self._players)
        made.changed.connect(self._rename_teams)
        return made

    def make_row(self, seat: int, player: Player) -> SeatRow:
        sign = self.team_names.sign_of_team(player.team) if player.team is not None else None
        row = BoggleSeatRow(self._look_here, seat, player, self._levels, sign, lambda: self.team_names.names)
        row.changed.connect(self._grants_changed)
        row.drawer.setVisible(self.options.isChecked())
        return row

    @property
    def grants(self) -> list[GrantsRow]:
        """The fields of each seat, once they are made."""
        return [row.grants for row in self._boggle_rows if row.grants]

    @property
    def _boggle_rows(self) -> list[BoggleSeatRow]:
        return [row for row in self.rows if isinstance(row, BoggleSeatRow)]

    def show_suggestion(self, points: Mapping[int, int], said: str, reasons: str) -> None:
        """Take over the points a round by seat, and say what they are and how they were reckoned."""
        self._open(True)
        for seat, granted in points.items():
            self.grants[seat].points.setValue(granted)
        self._said.setText(said)
        self._reasons.setText(reasons)
        self._said.show()
        self.why.setVisible(bool(reasons))
        announce(self, said)

    def _toggle(self) -> None:
        self._open(self.options.isChecked())

    def _open(self, opened: bool) -> None:
        self.options.setChecked(opened)
        self.show_options()
        insert_into_tab_order(self.rows, self.add)

    def show_options(self) -> None:
        opened = self.options.isChecked()
        self.suggest.setVisible(opened and len(self._players) > 1)
        for row in self._boggle_rows:
            row.drawer.setVisible(opened)
        signs = {row.team.value for row in self.grants if row.team.value is not None}
        if signs:
            self.team_names.show_teams(signs)
        self._teams.setVisible(opened and bool(signs))
        if not opened or len(self._players) < 2:
            self.forget_suggestion()

    def _grants_changed(self) -> None:
        self.show_options()
        self.changed.emit()

    def _rename_teams(self) -> None:
        for row in self.grants:
            row.name_teams(self.team_names.names)
        self.changed.emit()

    def forget_suggestion(self) -> None:
        """Show no longer what was suggested, and why; what it filled in stays."""
        for widget in (self._said, self.why, self._reasons):
            widget.hide()
        self.why.setChecked(False)

    def _toggle_reasons(self) -> None:
        self._reasons.setVisible(self.why.isChecked())
