"""Who sits at a Boggle table, in which teams, and what handicap the table grants (rules B31, B33, B34)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player, sign_of
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.small_tray import tray_of
from boggle_desk.views.faces import FaceDisc, faces_of
from boggle_desk.views.forms import Choice, NumberField, Stepper, number_field
from boggle_desk.views.kit import announce, button, clear_layout, label
from boggle_desk.views.layouts import Flow, LazyWidget
from boggle_desk.views.seats_card import LONGEST_NAME, SeatsCard
from boggle_desk.views.sheet import Sheet
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
        self.minimum = number_field("", _SHORTEST - 1, _LONGEST, self.tr("as usual"))
        self.minimum.setAccessibleName(self.tr("Shortest word of player {number}").format(number=number))
        self.minimum.setToolTip(self.tr("The fewest letters that this player's words need"))
        self.minimum.setValue(player.minimum_length or _SHORTEST - 1)
        self.seconds = number_field("", 0, MOST_SECONDS, self.tr("none"))
        self.minimum.setSuffix(self.tr(" letters"))
        self.seconds.setSingleStep(_SECONDS_STEP)
        self.seconds.setSuffix(self.tr(" s longer"))
        self.seconds.setAccessibleName(self.tr("Extra seconds of player {number}").format(number=number))
        self.seconds.setToolTip(self.tr("Seconds to search on when time is called for the others"))
        self.seconds.setValue(player.extra_seconds)
        self.points = number_field("", 0, MOST_POINTS, self.tr("none"))
        self.points.setPrefix("+")
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
        """Put a title above each field."""
        titles = (self.tr("Team"), self.tr("Minimum length"), self.tr("Extra time"), self.tr("Bonus points"))
        fields: tuple[QWidget, ...] = (self.team, self.minimum, self.seconds, self.points)
        laid = []
        for title, field in zip(titles, fields, strict=True):
            named = QWidget()
            column = spaced(QVBoxLayout(named), self._look, 2, (0, 0, 0, 0))
            column.addWidget(label(title, "caption"))
            column.addWidget(Stepper(self._look, field) if isinstance(field, NumberField) else field)
            laid.append(named)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Flow(self._look, laid, least=190))

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


class BoggleSeatsCard(SeatsCard):
    """The seats, and on a sheet a team and a handicap for each."""

    suggestion_asked = Signal()
    """What would be a fair handicap for these players?"""

    def make_options(self) -> Sequence[QWidget]:
        self.table.centre = tray_of(4, 4)
        self.grants: list[GrantsRow] = []
        """The fields of each seat, while the sheet is open."""
        self.options = button(self.tr("Head start…"), self.open_options)
        self.sheet = Sheet(self._look_here, self.tr("Head starts and teams"), self, self._fill_sheet)
        self.sheet.closed.connect(self._close_options)
        self._list = QVBoxLayout()
        self._teams = LazyWidget(self._make_team_names)
        self.suggest = button(self.tr("Suggest a fair handicap"), self.suggestion_asked.emit)
        self._said = label("", "muted", wrap=True)
        self.why = button(self.tr("Why?"), self._toggle_reasons, "link")
        self.why.setCheckable(True)
        self._reasons = label("", "muted", wrap=True)
        self.sheet.hold(self._teams, self._said, self.why, self._reasons, self.suggest)
        self.forget_suggestion()
        return (self.options,)

    def _fill_sheet(self, sheet: Sheet) -> None:
        sheet.head.addWidget(label(self.tr("Make it fair for smaller players."), "muted", wrap=True))
        sheet.body.addLayout(self._list)
        for each in (self._teams, self._said, self.why, self._reasons):
            sheet.body.addWidget(each)
        sheet.foot.addWidget(self.suggest)

    @property
    def team_names(self) -> TeamNames:
        """What the teams are called; made when the sheet is first opened."""
        return self._teams.content

    def _make_team_names(self) -> TeamNames:
        made = TeamNames(self._look_here, self.players())
        made.changed.connect(self._rename_teams)
        return made

    def note(self, player: Player) -> str:
        return super().note(player) or (self.tr("head start") if player.has_handicap else "")

    def open_options(self) -> None:
        """Show what each player is granted, and in which team they play."""
        if self.sheet.isVisible() or not self.players():
            return
        players = self.players()
        names = self.team_names.names
        for seat, (player, face) in enumerate(zip(players, faces_of(self._look_here, players), strict=True)):
            row = GrantsRow(self._look_here, seat, player, self.team_names.sign_of_team(player.team), names)
            row.changed.connect(self._grants_changed)
            whole = QWidget()
            inside = spaced(QHBoxLayout(whole), self._look_here, 12, (0, 4, 0, 4))
            who = spaced(QVBoxLayout(), self._look_here, 0)
            who.addWidget(FaceDisc(self._look_here, face, 44), 0, Qt.AlignmentFlag.AlignHCenter)
            name = label(player.name, "caption")
            name.setAlignment(Qt.AlignmentFlag.AlignCenter)
            who.addWidget(name)
            inside.addLayout(who)
            inside.addWidget(row, 1)
            self.grants.append(row)
            self._list.addWidget(whole)
        self.sheet.open_sheet()
        self._show_teams()
        self.suggest.setVisible(len(players) > 1)

    def _close_options(self) -> None:
        self.grants = []
        clear_layout(self._list)
        self._show()

    def show_suggestion(self, points: Mapping[int, int], said: str, reasons: str) -> None:
        """Take over the points a round by seat, and say what they are and how they were reckoned."""
        self.open_options()
        for seat, granted in points.items():
            self.grants[seat].points.setValue(granted)
        self._said.setText(said)
        self._reasons.setText(reasons)
        self._said.show()
        self.why.setVisible(bool(reasons))
        announce(self, said)

    def _show_teams(self) -> None:
        signs = {row.team.value for row in self.grants if row.team.value is not None}
        if signs:
            self.team_names.show_teams(signs)
        self._teams.setVisible(bool(signs))

    def _grants_changed(self) -> None:
        names = self.team_names.names
        for seat, row in enumerate(self.grants):
            self._players[seat] = row.player(self._players[seat], names)
        self._show_teams()
        self._show()
        self.changed.emit()

    def _rename_teams(self) -> None:
        for row in self.grants:
            row.name_teams(self.team_names.names)
        self._grants_changed()

    def forget_suggestion(self) -> None:
        """Show no longer what was suggested, and why; what it filled in stays."""
        for widget in (self._said, self.why, self._reasons):
            widget.hide()
        self.why.setChecked(False)

    def _toggle_reasons(self) -> None:
        self._reasons.setVisible(self.why.isChecked())
