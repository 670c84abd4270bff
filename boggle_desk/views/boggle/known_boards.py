"""Boards from a code and today's: the field and the row of a code, others' results, and the discs of the family."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.codes import KNOWN, LONGEST, BadCode, CodedBoard, plain_signs, read_code
from boggle_desk.engine.boggle.known_board import KnownBoard, again, board_of_the_day, code_of, counting_of, from_code
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.real_board import EMPTY, BadBoard, Fit, read_board, recognise
from boggle_desk.engine.boggle.rules import BoggleRules, Writing
from boggle_desk.engine.players import Player, name_key
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.locale_text import moment_text
from boggle_desk.models.rows_model import RowsModel, TableColumn
from boggle_desk.storage.lexica import shipped_in
from boggle_desk.storage.results import BoardKey, BoardResult, Days, key_of, read_day, read_results, streak
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.appearance import mix, set_pen_brush, write
from boggle_desk.views.boggle.day_house import DAYS
from boggle_desk.views.controls import Card, announce, button, clear_layout, label, set_role, tell
from boggle_desk.views.decorations import GOLD
from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.faces import faces_of
from boggle_desk.views.layouts import fill, in_column, in_row, measured, on_resize, sized, spaced
from boggle_desk.views.player_view import ROW, PlayerView
from boggle_desk.views.services import AppContext
from boggle_desk.views.tables import RowTable

COUNTED_AS = {4: "classic", 5: "master", 6: "super"}  # the rules for words on a real board with this many rows


def table_rules(services: AppContext) -> BoggleRules:
    setup, presets = services.choices.settings.table, services.boggle_presets
    preset = presets.get(setup.preset) or presets[KNOWN[0][0]]
    return replace(preset, lexicon=services.lexica.chosen, **setup.chosen("writing"))


def game_on(coded: CodedBoard, services: AppContext, table: BoggleRules | None = None) -> KnownBoard:
    """Return a one-round game on a board; what its code doesn't say comes from `table`, or the last one."""
    table = table or table_rules(services)
    return from_code(coded, table, services.boggle_presets, cube_sets(), shipped_in)


def lettered(faces: tuple[str, ...], side: int, services: AppContext, fits: Sequence[Fit] | None = None) -> CodedBoard:
    """Return the board of these letters, with cubes of the box that they may come from."""
    best = next(iter(recognise(side, side, faces, services.own_cube_sets) if fits is None else fits), None)
    rules = services.boggle_presets[COUNTED_AS[side]]
    cubes = best.cubes.key if best and best.possible else None
    preset = rules.key if cubes == rules.cubes.key else None
    return CodedBoard(Board(side, side, faces), cubes, counting_of(rules), preset)


class CodeField(QWidget):
    """Reads a code or a board's letters while typing. The board is never shown."""

    changed = Signal()

    def __init__(self, services: AppContext) -> None:
        super().__init__()
        look, self._services, self._say = services.look, services, BoggleStrings(self)
        self.coded: CodedBoard | None = None
        self.line = QLineEdit(maxLength=2 * LONGEST, placeholderText="0PE3-VP29-JQG0-TT50")
        self.line.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText)
        self.line.setAccessibleName(self.tr("Board code"))
        self.said = label("", "muted", wrap=True)
        in_column(look, self.line, self.said, on=self)
        self.line.textChanged.connect(self._read)
        sized(self.line, look, high=40)  # with room for the thicker frame where the keyboard is
        self._read()

    @property
    def empty(self) -> bool:
        return not plain_signs(self.line.text())

    def _read(self) -> None:
        self.coded, text, sets = None, self.line.text(), cube_sets()
        with suppress(BadBoard):
            typed = read_board(text)
            if EMPTY not in typed.faces:
                self.coded = lettered(typed.faces, typed.side, self._services)
        try:
            self.coded = self.coded or read_code(text, sets)
            text = self._say.contents(self.coded, sets)
            self.said.setText(self.tr("✓ {contents}").format(contents=text))
        except BadCode as bad:
            text = self._say.fault(bad)
            self.said.setText(text)
        set_role(self.said, "good" if self.coded else "muted")
        self.line.setAccessibleDescription(text)
        self.changed.emit()

    def complain(self) -> None:
        """Show what is wrong, because somebody wants to play it."""
        set_role(self.said, "bad")
        self.line.setFocus()
        self.line.selectAll()


class CodeRow(QWidget):
    """Shows the code of a board that everybody has seen."""

    play_asked = Signal(object, object, object)  # play the same board: rules, players, and the move that lays it

    def __init__(self, services: AppContext) -> None:
        super().__init__()
        self._services, self._say = services, BoggleStrings(self)
        self._position: BogglePosition | None = None
        self._key: BoardKey | None = None
        self.code = label("", "heading", wrap=True)
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.came = label("", "muted", wrap=True)
        self.copy = button(self.tr("Copy"), self._copy, "small", name=self.tr("Copy the code of this board"))
        self.copy.setToolTip(self.copy.accessibleName())
        self.results = button(self.tr("Results"), self._show_results, "small", name=self.tr("Who played this board?"))
        self.results.setToolTip(self.results.accessibleName())
        self.again = button(self.tr("Play this board again"), self._play)  # the page places it
        self.again.setToolTip(self.tr("The same board and players again"))
        row = in_row(services.look, (self.code, 1), self.copy, self.results, gap=8)
        in_column(services.look, row, self.came, gap=4, margins=(0, 6, 0, 0), on=self)

    def show_position(self, position: BogglePosition) -> None:
        """Show a board's code; without one it can still be played again."""
        self._position, self._key = position, key_of(position)
        code = code_of(position.rules, position.cubes, cube_sets())
        self.code.setText(code or self.tr("This board has no code."))
        self.code.setAccessibleName(self.tr("Board code: {code}").format(code=code) if code else "")
        tell(self.came, self._say.coming_about(position))
        self.copy.setEnabled(bool(code))
        self.copy.setText(self.tr("Copy"))
        self.setVisible(bool(position.cubes))
        self.again.setEnabled(bool(position.cubes))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code.text())
        announce(self, self.tr("Code copied."))
        self.copy.setText(self.tr("Copied"))

    def _play(self) -> None:
        if self._position:
            known = again(self._position.rules, self._position.cubes)
            self.play_asked.emit(known.rules, self._position.players, (known.move,))

    def _show_results(self) -> None:
        if self._key:
            ResultsDialog(self._services, self._key, self.code.text(), self.window()).open()


_ROW = 34


class ResultsModel(RowsModel[BoardResult]):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = (
            TableColumn(self.tr("Place"), lambda row: str(1 + sum(each.points > row.points for each in self.rows))),
            TableColumn(self.tr("Player"), self._player_text),
            TableColumn(self.tr("Points"), lambda row: str(row.points)),
            TableColumn(self.tr("Words"), lambda row: str(row.words)),
            TableColumn(self.tr("Played"), lambda row: moment_text(row.at)),
        )

    def tip(self, row: BoardResult, column: int) -> str | None:
        text = self.tr("Played together with {names}")
        return text.format(names=", ".join(row.others)) if row.others else None

    def _player_text(self, row: BoardResult) -> str:
        return self.tr("{name} (computer)").format(name=row.name) if row.computer else row.name


class ResultsView(QWidget):
    """A sentence and the results on a board, most points first; no words, because somebody may still play it."""

    found = Signal(object, object)

    def __init__(self, services: AppContext) -> None:
        super().__init__()
        self._look, self._source = services.look, services.store.reader()
        self._reading = BackgroundTask(self, latest_only=False)
        self._key: BoardKey | None = None
        self.summary = label("", "muted", wrap=True)
        self.table = RowTable()
        self.model = ResultsModel(self)
        self.table.show_model(self.model, self.tr("Who played this board"))
        self.table.give_room_to(1)
        in_column(self._look, self.summary, (self.table, 1), on=self)
        self.found.connect(self._show)
        self._look.follow(self._fit)
        self.show_nothing()

    def ask(self, key: BoardKey) -> None:
        """Read a board's results on a background thread; emits `found`."""
        source = self._source
        self._reading.start(
            lambda flag: read_results(source, key, flag.check),
            lambda results: self.found.emit(key, results),
            lambda _error: self.found.emit(key, ()),
        )

    def cancel(self) -> None:
        self._reading.cancel()

    def _fit(self) -> None:
        self.table.fit_rows(self._look.px(_ROW))
        self.table.setMinimumHeight(self._look.px(_ROW) * (1 + min(self.model.rowCount(), 5)) + self._look.px(8))

    def show_nothing(self) -> None:
        self._key = None
        self.model.show_rows(())
        self.table.hide()
        self.summary.setText(self.tr("Type a code or choose today's board."))

    def show_board(self, key: BoardKey) -> None:
        if key != self._key:
            self.model.show_rows(())
            self.table.hide()
            self.summary.setText(self.tr("Looking through your saved games…"))
        self._key = key
        self.ask(key)

    def _show(self, key: BoardKey, results: tuple[BoardResult, ...]) -> None:
        if key != self._key:
            return
        self.model.show_rows(results)
        self.table.setVisible(bool(results))
        self._fit()
        self.summary.setText(
            self.tr("%n result(s) on this board.", "", len(results))
            if results
            else self.tr("Nobody has played this board yet.")
        )


class ResultsDialog(SideWindow):
    def __init__(self, services: AppContext, key: BoardKey, code: str, parent: QWidget) -> None:
        super().__init__(services.look, self.tr("Who played this board?"), QSize(640, 460), parent)
        self.results = ResultsView(services)
        fill(self.column, label(code, "heading", wrap=True), (Card(services.look, self.results), 1))
        self.results.show_board(key)


DAILY = ("classic", "master")  # the presets by which there is a board of the day: a small and a big one
_LEAST, _CHIP, _BETWEEN = 110, 220, 32
"""The least width of the discs, the width of one of two beside each other and the space between them, in px at
1280×800."""


def game_of_day(
    services: AppContext, day: date, preset: str = DAILY[0], writing: Writing = Writing.SCREEN
) -> KnownBoard:
    rules = services.boggle_presets[preset]
    game = again(rules, board_of_the_day(rules.cubes, day))
    return KnownBoard(replace(game.rules, writing=writing, lexicon=services.lexica.chosen), game.move)


def family_of(services: AppContext) -> list[str]:
    """Return the people of the last table, in the order of their seats."""
    return [each.name for each in services.choices.settings.players if each.level is None]


def are_shown(services: AppContext, day: date) -> bool:
    """Return whether the points of a day were shown before everybody had played."""
    return services.choices.settings.day_shown == day.isoformat()


def _write_days(on: Sequence[bool], painter: QPainter, room: QRectF, text: str, font: QFont, ink: str) -> None:
    """Write for how many days in a row somebody has played, where there is room, after a dot for each of the last."""
    size = min(0.8 * font.pixelSize(), room.width() / (1.25 * len(on)))
    dot = QRectF(room.left() + 1, room.center().y() - size / 2, size, size)
    for there in on:
        dashed = QPen(QColor(ink), 1, Qt.PenStyle.DotLine)
        set_pen_brush(painter, GOLD if there else None, QColor(mix(GOLD, "#7a4a00", 0.55)) if there else dashed)
        painter.drawEllipse(dot)
        dot.translate(1.25 * size, 0)
    rest = room.adjusted(dot.left() - room.left() + size / 2, 0, 0, 0)
    if QFontMetricsF(font).horizontalAdvance(text) <= rest.width():
        write(painter, rest, text, font, ink)


def _by_turn(names: Iterable[str], played: Mapping[str, BoardResult], covered: bool, few: bool) -> list[str]:
    """Return who is shown, by key: where points are covered those who can still play first; else, where only a `few`
    have room, those after the best."""
    if covered:
        return sorted(names, key=lambda key: key in played)
    best = max(played, key=lambda key: played[key].points, default="")
    return sorted(
        names, key=lambda key: (key != best, (key in played) is few, -played[key].points if key in played else 0)
    )


class DayChips(QWidget):
    """The family, with what each made of a day's board. Pressed, they play it at once, or see their card again."""

    play_asked = Signal(str)
    card_asked = Signal(int)
    shown = Signal()

    def __init__(self, services: AppContext, most: int = 8) -> None:
        """At most this many are shown."""
        super().__init__()
        self._services, self._most = services, most
        self._work = BackgroundTask(self, "The results of a day could not be read.")
        self._rows = spaced(QGridLayout(self), services.look, 4, (0, 0, 0, 0))
        measured(self._rows, services.look, lambda rows: rows.setHorizontalSpacing(services.look.px(_BETWEEN)))
        self.chips: list[PlayerView] = []
        self.said = ""
        self._told: tuple[date, Sequence[BoardResult], Days] | None = None
        self._two = False
        on_resize(self, self._fit)

    def _fit(self) -> None:
        if self._told and self._two is not self._has_room_for_two:  # told before this was laid out
            self.show_results(*self._told)

    @property
    def _has_room_for_two(self) -> bool:
        """Whether two players have room side by side."""
        return self.width() >= self._services.look.px(2 * _CHIP)

    def ask(self, day: date, preset: str = DAILY[0]) -> None:
        services = self._services
        _ = services.lexica  # made here: what a thread makes of Qt's is never told anything
        rules, source = services.boggle_presets[preset], services.store.reader()

        self._work.start(
            lambda flag: read_day(source, rules, day, flag.check),
            lambda found: self.show_results(day, *found),
            lambda _error: self.show_results(day, (), {}),
        )

    def sizeHint(self) -> QSize:
        """Return a width with which the card on the first page has room beside the others."""
        return QSize(self._services.look.px(_LEAST), self._rows.sizeHint().height())

    def cancel(self) -> None:
        self._work.cancel()

    def show_results(self, day: date, results: Sequence[BoardResult], days: Days) -> None:
        """Show the family first, those who have played before those who have not; where not all have room, after the
        best those who can still play."""
        played: dict[str, BoardResult] = {}
        for each in results:
            if not each.computer:
                played.setdefault(name_key(each.name), each)
        settings = self._services.choices.settings
        names = {name_key(name): name for name in family_of(self._services)}
        waits = names.keys() - played.keys()
        covered = bool(waits) and not are_shown(self._services, day)
        names |= {key: each.name for key, each in played.items() if key not in names}
        if self._most > len(names):
            names |= {name_key(each.name): each.name for each in settings.people if name_key(each.name) not in names}
        self._told, self._two = (day, results, days), self._has_room_for_two
        two = self._two
        most = self._most * 2 if two else self._most
        keys = _by_turn(names, played, covered, most < len(names))
        clear_layout(self._rows)
        for row in range(self._rows.rowCount()):
            self._rows.setRowStretch(row, 0)
        self.chips, said = [], []
        faces = faces_of(self._services.look, [Player(names[key]) for key in keys])
        for key, face in list(zip(keys, faces, strict=True))[:most]:
            result, run = played.get(key), streak(days.get(key, ()), day)
            on = [day - timedelta(before) in days.get(key, ()) for before in reversed(range(DAYS))]
            writer = partial(_write_days, on)
            chip = PlayerView(self._services.look, face, names[key], ROW, writer, dashed=result is None)
            text, note = self.tr("not yet"), self.tr("%n day(s) in a row", "", run) if run > 1 else ""
            if result and covered:
                text = self.tr("✓ played")
            points, share = (result.points, "") if result and not covered else (None, text)
            chip.show_now(points=points, share=share, note=note)
            told = self.tr("{name}: {result}")
            said.append(told.format(name=names[key], result=text if points is None else points))
            chip.setCursor(Qt.CursorShape.PointingHandCursor)
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            chip.clicked.connect(partial(self._press, names[key], result))
            self.chips.append(chip)
            self._rows.addWidget(chip, *divmod(len(self.chips) - 1, 2 if two else 1), 1, 1 if two else -1)
        rest = len(keys) - len(self.chips)
        if rest > 0:
            said.append(self.tr("and {count} more").format(count=rest))
        elif not played:
            said.append(self.tr("Nobody has played yet. Be first!"))
        if rest > 0 or not played:
            self._rows.addWidget(label(said[-1], "muted", wrap=True), self._rows.rowCount(), 0, 1, -1)
        self._rows.setRowStretch(self._rows.rowCount(), 1)
        self.said = ", ".join(said)
        self.shown.emit()

    def _press(self, name: str, result: BoardResult | None, _checked: bool = False) -> None:
        if result:
            self.card_asked.emit(result.game)
        else:
            self.play_asked.emit(name)
