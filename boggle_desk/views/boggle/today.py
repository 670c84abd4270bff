"""Today's board: the game on it, and the discs of everybody who may play it with one click."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from boggle_desk.engine.boggle.known_board import KnownBoard, again, board_of_the_day
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import Player
from boggle_desk.engine.statistics import name_key
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.storage.results import BoardResult, Days, read_day, streak
from boggle_desk.views.appearance import mix, set_pen_brush, write
from boggle_desk.views.boggle.known_boards import AS_AT_TABLE, table_rules
from boggle_desk.views.controls import clear_layout, label
from boggle_desk.views.decorations import GOLD
from boggle_desk.views.faces import PlayerChip, faces_of
from boggle_desk.views.layouts import spaced
from boggle_desk.views.services import AppContext

DAILY = ("classic", "master")
"""The presets by which there is a board of the day: a small and a big one."""
_DAYS = 7
"""The latest days of which is shown who has played."""
_LEAST, _CHIP = 110, 220
"""The least width of the discs and the width of one of two beside each other, in px at 1280×800."""


def game_of_day(
    services: AppContext, day: date, preset: str = DAILY[0], writing: Writing = Writing.SCREEN
) -> KnownBoard:
    """Return the game on the board of a day, judged as at the last table."""
    rules = services.boggle_presets[preset]
    game = again(rules, board_of_the_day(rules.cubes, day))
    table = replace(table_rules(services), writing=writing)
    return KnownBoard(
        replace(game.rules, **{name: getattr(table, name) for name in (*AS_AT_TABLE, "lexicon")}), game.move
    )


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


class DayChips(QWidget):
    """Everybody of the family with what they made of the board of a day. Pressed, somebody plays it at once; who has
    played sees the card again."""

    play_asked = Signal(str)
    """A name: who plays."""
    card_asked = Signal(int)
    """A stored game: its card is wanted."""
    shown = Signal()

    def __init__(self, services: AppContext, most: int = 8) -> None:
        """At most this many are shown."""
        super().__init__()
        self._services, self._most = services, most
        self._work = BackgroundTask(self, "The results of a day could not be read.")
        self._rows = spaced(QGridLayout(self), services.look, 4, (0, 0, 0, 0))
        self.chips: list[PlayerChip] = []
        self.said = ""
        """All in a sentence."""

    def ask(self, day: date, preset: str = DAILY[0]) -> None:
        """Read the results on a thread and show them."""
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
        """Show the family first, those who have played before those who have not."""
        played: dict[str, BoardResult] = {}
        for each in results:
            if not each.computer:
                played.setdefault(name_key(each.name), each)
        settings = self._services.choices.settings
        names = {name_key(each.name): each.name for each in settings.players if each.level is None}
        names |= {key: each.name for key, each in played.items() if key not in names}
        if self._most > len(names):
            names |= {name_key(each.name): each.name for each in settings.people if name_key(each.name) not in names}
        two = self.width() >= self._services.look.px(2 * _CHIP)
        most = self._most * 2 if two else self._most
        few = most < len(names)  # then those come first who can still play
        keys = sorted(names, key=lambda key: ((key in played) is few, -played[key].points if key in played else 0))
        clear_layout(self._rows)
        for row in range(self._rows.rowCount()):
            self._rows.setRowStretch(row, 0)
        self.chips, said = [], []
        faces = faces_of(self._services.look, [Player(names[key]) for key in keys])
        for key, face in list(zip(keys, faces, strict=True))[:most]:
            result, run = played.get(key), streak(days.get(key, ()), day)
            on = [day - timedelta(before) in days.get(key, ()) for before in reversed(range(_DAYS))]
            writer = partial(_write_days, on)
            chip = PlayerChip(self._services.look, face, names[key], False, True, writer, dashed=result is None)
            text = self.tr("not yet")
            chip.show_points(result.points if result else None, "" if result else text, False)
            if run > 1:
                chip.set_note(self.tr("%n day(s) in a row", "", run))
            chip.setCursor(Qt.CursorShape.PointingHandCursor)
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            chip.clicked.connect(partial(self._press, names[key], result))
            told = self.tr("{name}: {result}").format(name=names[key], result=result.points if result else text)
            chip.setAccessibleName(told)
            said.append(told)
            self.chips.append(chip)
            self._rows.addWidget(chip, *divmod(len(self.chips) - 1, 2 if two else 1))
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
