"""Who sits at a Boggle table, in which teams, and what handicap the table grants (rules B31, B33, B34)."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.players import Player
from boggle_desk.views.boggle.grants_row import GrantsRow
from boggle_desk.views.boggle.grants_row import TeamNames as Names
from boggle_desk.views.boggle.team_names import TeamNames
from boggle_desk.views.drawer import Drawer
from boggle_desk.views.kit import announce, button, label
from boggle_desk.views.look import Look
from boggle_desk.views.seats_card import Levels, SeatRow, SeatsCard
from boggle_desk.views.tab_order import lead_through


class BoggleSeatRow(SeatRow):
    """A seat, and below the name its team and handicap, made when they are first shown."""

    changed = Signal()
    """The table grants something else."""

    def __init__(
        self,
        look: Look,
        seat: int,
        player: Player,
        levels: Levels,
        sign: int | None,
        names: Callable[[], Names],
    ) -> None:
        super().__init__(look, seat, player.name, player.level if levels else None, levels)
        self._seat, self._given, self._sign, self._names = seat, player, sign, names
        self.grants: GrantsRow | None = None
        self.drawer = Drawer(self._make_grants)
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
        self._teams = Drawer(self._make_team_names)
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
        return [row for row in self._rows if isinstance(row, BoggleSeatRow)]

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
        lead_through(self._rows, self.add)

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
