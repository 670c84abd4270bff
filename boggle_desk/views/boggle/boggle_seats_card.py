"""Who sits at a Boggle table, in which teams, what handicap the table grants (rules B31, B33, B34), and a fair one."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.position import BogglePosition, opening
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.boggle.statistics import LEAST_ROUNDS, FairStart, Help, fair_help, fair_start, help_of, helped
from boggle_desk.engine.players import Player, sign_of
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.boggle.boggle_strings import BoggleStrings, seats_text
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.locale_text import listed, number_text
from boggle_desk.storage.figures import comparable_points
from boggle_desk.storage.history import GameHistory
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.ask import LONGEST_NAME
from boggle_desk.views.boggle.board_picture import tray_of
from boggle_desk.views.controls import announce, button, clear_layout, label, tell
from boggle_desk.views.faces import TEAM_SIGNS, FaceDisc, TeamSign, faces_of, team_icon
from boggle_desk.views.forms import Choice, NumberField, Segments, Stepper, number_field
from boggle_desk.views.layouts import Flow, fill, in_column, in_row, sized
from boggle_desk.views.popup import Popup
from boggle_desk.views.seats_card import SeatsCard


class TeamNames(QWidget):
    """A line for the name of each team; those without players are hidden."""

    changed = Signal()

    def __init__(self, look: Appearance, players: Sequence[Player]) -> None:
        """The teams of these players keep their signs and names."""
        super().__init__()
        column = in_column(look, label(self.tr("What the teams are called:"), "muted", wrap=True), gap=4, on=self)
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
        row, line = QWidget(), QLineEdit(maxLength=LONGEST_NAME, placeholderText=usual)
        line.setAccessibleName(self.tr("Name of the team {team}").format(team=usual))
        in_row(look, TeamSign(look, sign), (line, 1), on=row)
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
        for sign, row in enumerate(self._rows):
            row.setVisible(sign in signs)


_SHORTEST, _LONGEST = 2, 8  # the least and the most letters that a player's words can need
MOST_SECONDS, _SECONDS_STEP = 600, 15
MOST_POINTS = 99

NamesBySign = Mapping[int, str]
TakesFair = Callable[[BogglePosition, FairStart], object]


class GrantsRow(QWidget):
    changed = Signal()

    def __init__(
        self, look: Appearance, seat: int, player: Player, sign: int | None, names: NamesBySign, usual: int | None
    ) -> None:
        """`usual` is the fewest letters that everybody's words need."""
        super().__init__()
        self._look, number = look, seat + 1
        self.team: Choice[int | None] = Choice(self.tr("Team of player {number}").format(number=number), [])
        self.team.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.team.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)  # as high as a stepper
        self.name_teams(names)
        self.team.choose(sign)
        name = self.tr("Shortest word of player {number}").format(number=number)
        self.minimum = number_field(name, _SHORTEST - 1, _LONGEST, self.tr("as usual"))
        self.minimum.usual = usual
        self.minimum.setToolTip(self.tr("Shortest word this player may use"))
        self.minimum.setValue(player.minimum_length or _SHORTEST - 1)
        self.minimum.setSuffix(self.tr(" letters"))
        name = self.tr("Extra seconds of player {number}").format(number=number)
        self.seconds = number_field(name, 0, MOST_SECONDS, self.tr("none"))
        self.seconds.setSingleStep(_SECONDS_STEP)
        self.seconds.setSuffix(self.tr(" s longer"))
        self.seconds.setToolTip(self.tr("Extra seconds after the others stop"))
        self.seconds.setValue(player.extra_seconds)
        name = self.tr("Head start per round for player {number}").format(number=number)
        self.points = number_field(name, 0, MOST_POINTS, self.tr("none"))
        self.points.setPrefix("+")
        self.points.setToolTip(self.tr("Points this player starts each round with"))
        self.points.setValue(player.head_start)
        self._lay_out()
        sized(self.team, look, icon=20)
        self.team.currentIndexChanged.connect(self.changed)
        for spin in (self.minimum, self.seconds, self.points):
            spin.valueChanged.connect(self.changed)

    def _lay_out(self) -> None:
        titles = (self.tr("Team"), self.tr("Minimum length"), self.tr("Extra time"), self.tr("Bonus points"))
        fields: tuple[QWidget, ...] = (self.team, self.minimum, self.seconds, self.points)
        laid = []
        for title, field in zip(titles, fields, strict=True):
            named, shown = QWidget(), Stepper(self._look, field) if isinstance(field, NumberField) else field
            in_column(self._look, label(title, "caption"), (shown, 1), gap=2, on=named)
            laid.append(named)
        in_column(self._look, Flow(self._look, laid, least=190), on=self)

    def name_teams(self, names: NamesBySign) -> None:
        self.team.blockSignals(True)
        alone: list[tuple[str, int | None]] = [(self.tr("plays alone"), None)]
        self.team.offer([*alone, *((name, sign) for sign, name in names.items())])
        for sign in names:
            self.team.setItemIcon(sign + 1, team_icon(self._look, sign))
        self.team.blockSignals(False)

    def player(self, before: Player, names: NamesBySign) -> Player:
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

    def make_options(self) -> Sequence[QLayout]:
        self.show_tray(4, 4)
        self.grants: list[GrantsRow] = []  # the fields of each seat, while the sheet is open
        self._rules: Callable[[], BoggleRules] | None = None
        self._fair: dict[str, Help] = {}  # what past rounds say, by name
        self._ask_fair: Callable[[], None] | None = None
        self.options = button(self.tr("Details…"), self.open_options, "link")
        self.help: Segments[Help | None] = Segments(self._look_here, self.tr("How much help?"), self._helps())
        self.help.changed.connect(self._take_help)
        self.proposal = label("", "caption", wrap=True)
        self.sheet = Popup(self._look_here, self.tr("Head starts and teams"), self, self._fill_sheet)
        self.sheet.closed.connect(self._close_options)
        self._list = QVBoxLayout()
        self.team_names = TeamNames(self._look_here, self._players)
        self.team_names.changed.connect(self._rename_teams)
        self.suggest = button(self.tr("Suggest a fair handicap"), lambda: None)
        self._said, self._reasons = label("", "muted", wrap=True), label("", "muted", wrap=True)
        self.why = button(self.tr("Why?"), lambda: self._reasons.setVisible(self.why.isChecked()), "link")
        self.why.setCheckable(True)
        self.sheet.hold(self.team_names, self._said, self.why, self._reasons, self.suggest)
        self.forget_suggestion()
        asks = label(self.help.accessibleName(), "muted")
        row = in_row(self._look_here, asks, (self.help, 1), self.options, gap=8)
        return (in_column(self._look_here, row, self.proposal, gap=0),)

    def _helps(self, own: bool = False) -> list[tuple[str, str, Help | None]]:
        """Return how much help may be chosen, and a handicap of one's `own` if there is one."""
        helps = [(self.tr("none"), "", Help.NONE), (self.tr("some"), "", Help.SOME), (self.tr("a lot"), "", Help.LOT)]
        return [*helps, *[(self.tr("own"), "", None)] * own]

    @property
    def _usual(self) -> int:
        """The fewest letters that everybody's words need."""
        return self._rules().minimum_length if self._rules else 3

    def _take_help(self) -> None:
        wanted = self.help.value
        if self._chosen is not None and wanted is not None:
            self._players[self._chosen] = helped(self._players[self._chosen], self._usual, wanted)
            self._show()
            self.changed.emit()

    def _show_strip(self) -> None:
        super()._show_strip()
        if self._chosen is None or self._players[self._chosen].level is not None:
            return
        player = self._players[self._chosen]
        granted, fair = help_of(player, self._usual), self._fair.get(player.name)
        self.help.blockSignals(True)
        if (helps := self._helps(granted is None)) and len(helps) != len(self.help.buttons):
            self.help.offer(helps)
        self.help.choose(granted)
        self.help.blockSignals(False)
        texts = {Help.NONE: self.tr("Past rounds say: none"), Help.SOME: self.tr("Past rounds say: some")}
        said = "" if fair is None else texts.get(fair, self.tr("Past rounds say: a lot"))
        tell(self.proposal, said if fair != granted else "")

    def _choose(self, seat: int | None) -> None:
        super()._choose(seat)
        if seat is not None and self._ask_fair and len(self._players) > 1:
            self._ask_fair()

    def propose(self, position: BogglePosition, fair: FairStart) -> None:
        """Say how much help past rounds speak for."""
        self._fair = {position.players[seat].name: fair_help(points) for seat, points in fair.points.items()}
        self._show_strip()

    def show_tray(self, rows: int, columns: int) -> None:
        self.table.centre = tray_of(rows, columns)
        self.table.update()

    def _fill_sheet(self, sheet: Popup) -> None:
        sheet.head.addWidget(label(self.tr("Make it fair for smaller players."), "muted", wrap=True))
        fill(sheet.body, self._list, self.team_names, self._said, self.why, self._reasons)
        sheet.foot.addWidget(self.suggest)

    def note(self, player: Player) -> str:
        return super().note(player) or (self.tr("head start") if player.has_handicap else "")

    def open_options(self) -> None:
        """Show what each player is granted, and in which team they play."""
        if self.sheet.isVisible() or not self.players():
            return
        players = self.players()
        names = self.team_names.names
        for seat, (player, face) in enumerate(zip(players, faces_of(self._look_here, players), strict=True)):
            sign = self.team_names.sign_of_team(player.team)
            usual = self._rules().minimum_length if self._rules else None
            row = GrantsRow(self._look_here, seat, player, sign, names, usual)
            row.changed.connect(self._grants_changed)
            whole, name = QWidget(), label(player.name, "caption", align=Qt.AlignmentFlag.AlignCenter)
            disc = (FaceDisc(self._look_here, face, 44), Qt.AlignmentFlag.AlignHCenter)
            who = in_column(self._look_here, disc, name, gap=0)
            in_row(self._look_here, who, (row, 1), gap=12, margins=(0, 4, 0, 4), on=whole)
            self.grants.append(row)
            self._list.addWidget(whole)
        self.sheet.open_sheet()
        self.grants[self._chosen or 0].team.setFocus()
        self._show_teams()
        self.suggest.setVisible(len(players) > 1)

    def _close_options(self) -> None:
        self.grants = []
        clear_layout(self._list)
        self._show()

    def _show_suggestion(self, points: Mapping[int, int], said: str, reasons: str) -> None:
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
        self.team_names.setVisible(bool(signs))

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
        """Hide the suggestion; what it filled in stays."""
        for widget in (self._said, self.why, self._reasons):
            widget.hide()
        self.why.setChecked(False)

    def suggest_from(self, history: HistoryKeeper, rules: Callable[[], BoggleRules], on_pad: bool = False) -> None:
        """Suggest a fair handicap from past rounds by these rules; `on_pad` if the pad keeps the score. The history is
        read on a background thread; an answer for players who have changed since is dropped."""
        self._rules = rules
        asked, proposed = BackgroundTask(self), BackgroundTask(self)
        unreadable = self.tr("Your history can't be read right now.")

        def ask(question: BackgroundTask, take: TakesFair, failed: Callable[[], object]) -> None:
            position = opening(rules(), self.players())

            def reckoned(known: GameHistory, flag: StopFlag) -> FairStart:
                known.update(flag.check)
                return fair_start(position.players, comparable_points(known, position, on_pad))

            if not question.running:
                question.start(
                    history.asking(reckoned),
                    lambda fair: take(position, fair),
                    lambda _error: failed(),
                )

        self._ask_fair = lambda: ask(proposed, self.propose, lambda: None)
        self.suggest.clicked.connect(
            lambda _checked: ask(asked, self._show_fair, lambda: self._show_suggestion({}, unreadable, ""))
        )

    def _show_fair(self, position: BogglePosition, fair: FairStart) -> None:
        if [player.name for player in self.players()] == [player.name for player in position.players]:
            self._show_suggestion(fair.points, self._suggested(position, fair), self._reasoned(position, fair))

    def _suggested(self, position: BogglePosition, fair: FairStart) -> str:
        granted = [
            self.tr("{name} +{points}").format(name=position.players[seat].name, points=points)
            for seat, points in sorted(fair.points.items())
            if points
        ]
        missing = tuple(seat for seat, known in enumerate(fair.strengths) if known is None)
        sentences = []
        if granted:
            text = self.tr("Fair points per round: {granted}. Change them as you like.")
            sentences.append(text.format(granted=listed(granted)))
        elif fair.points:
            sentences.append(self.tr("You're even. Nobody needs a handicap."))
        if missing:
            text = self.tr("Not enough rounds with these rules for {names} yet.")
            sentences.append(text.format(names=seats_text(position, missing)))
        return " ".join(sentences)

    def _reasoned(self, position: BogglePosition, fair: FairStart) -> str:
        lines = [
            self.tr(
                "Average points a round, without any head start. Only the latest rounds by these rules count. "
                "Shared team words count for both."
            )
        ]
        for player, known in zip(position.players, fair.strengths, strict=True):
            text = self.tr("{name}: fewer than {least} rounds")
            if known:
                text = self.tr("{name}: {average} ({rounds} rounds)")
            average = number_text(float(known.average), 1) if known else ""
            rounds = known.rounds if known else 0
            lines.append(text.format(name=player.name, average=average, rounds=rounds, least=LEAST_ROUNDS))
        if fair.strongest:
            side = BoggleStrings(self).side_name(position, fair.strongest)
            text = self.tr(
                "{side} is strongest. The others get the difference. A team's points go to the player with the "
                "lowest average."
            )
            lines.append(text.format(side=side))
        return "\n".join(lines)
