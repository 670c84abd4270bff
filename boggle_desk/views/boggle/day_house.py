"""What everybody at home has made of the board of the day: covered, then revealed from the last to the first, and the
week up to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.players import Player, name_key
from boggle_desk.models.locale_text import listed, number_text
from boggle_desk.storage.results import Days, streak
from boggle_desk.views.appearance import CENTRE, Appearance, mix, set_pen_brush, sized_font, smooth_painter, write
from boggle_desk.views.controls import Card, button, clear_layout, label, tell
from boggle_desk.views.decorations import paint_bar
from boggle_desk.views.faces import faces_of
from boggle_desk.views.layouts import in_column, in_row
from boggle_desk.views.player_view import ROW, PlayerView
from boggle_desk.views.show import Moving, Show

DAYS = 7  # the latest days of which is shown who has played
_A_ROW, _LONGEST = 0.9, 5.0  # seconds in which somebody's bar grows, and all of them at most


@dataclass(frozen=True)
class DayHouse:
    """What is known of a day at home."""

    day: date
    made: Mapping[str, int]  # by name, the most points first; what is covered in the order of the seats
    waiting: Sequence[str]
    covered: bool
    before: Days  # also what was made on this day

    @property
    def run(self) -> int:
        """On how many days in a row somebody at home has played."""
        return streak({self.day, *(day for days in self.before.values() for day in days)}, self.day)


class WeekChart(QWidget):
    """A group of bars for each of the latest days, in the colours of those who played."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._days: list[tuple[str, list[tuple[str, int]]]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_week(self, house: DayHouse, colours: Mapping[str, str]) -> None:
        """Show the week of those who have a colour, if more is known than today."""
        self._days, told, locale = [], list[str](), QLocale()
        for day in (house.day - timedelta(before) for before in reversed(range(DAYS))):
            hidden = day == house.day and house.covered
            made = {name: house.before.get(name_key(name), {}).get(day) for name in colours}
            bars = [] if hidden else [(name, points) for name, points in made.items() if points is not None]
            name = locale.toString(QDate(day.year, day.month, day.day), "ddd").strip(".")
            self._days.append((name, [(colours[who], points) for who, points in bars]))
            played = listed([f"{who} {number_text(points)}" for who, points in bars])
            told += [self.tr("{day}: {points}").format(day=name, points=played)] * bool(bars)
        self.setVisible(any(bars for _day, bars in self._days[:-1]))
        self.setAccessibleName(self.tr("The last seven days"))
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(84))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, theme, painter = self._look.px, self._look.theme, smooth_painter(self)
        most = max((points for _day, bars in self._days for _colour, points in bars), default=1)
        wide, foot = self.width() / max(1, len(self._days)), self.height() - px(22)
        for place, (name, bars) in enumerate(self._days):
            whole = QRectF(place * wide, 0, wide, self.height())
            today = place == len(self._days) - 1
            ink = theme.text if today else theme.muted
            write(painter, whole.adjusted(0, foot, 0, 0), name, sized_font(px(15)), ink, CENTRE, cut=True)
            bar = min(px(14), 0.8 * wide / max(1, len(bars)))
            left = whole.center().x() - bar * len(bars) / 2
            set_pen_brush(painter, theme.line)
            painter.drawRect(QRectF(whole.left() + px(6), foot - 1, wide - px(12), 1))
            for number, (colour, points) in enumerate(bars):
                high = (foot - px(4)) * max(0, points) / max(1, most)
                set_pen_brush(painter, colour if today else mix(colour, theme.card, 0.66))
                painter.drawRect(QRectF(left + number * bar + 1, foot - 1 - high, bar - 2, high))


class HouseCard(Card):
    """Who at home has played, who still can, and how the week went."""

    play_asked = Signal(str)  # empty for somebody who is asked for the name

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=20)
        self.chips: dict[str, PlayerView] = {}
        self.moves = Show()
        self._house: DayHouse | None = None
        self.run, self.week = label("", "muted"), WeekChart(look)
        self._rows = in_column(look, gap=4)
        self.other = button(self.tr("Someone else…"), lambda: self.play_asked.emit(""), "link")
        head = in_row(look, (label(self.tr("At your house today"), "heading"), 1), self.run)
        self.lay(head, self._rows, in_row(look, self.other, 1), self.week)

    def show_house(self, house: DayHouse, today: bool) -> None:
        """Show what is known; on another day nobody can play it any more."""
        if house == self._house:
            return
        self._house, best = house, max(1, *house.made.values())
        names, look = [*house.made, *house.waiting], self._look
        faces = dict(zip(names, faces_of(look, [Player(name) for name in names]), strict=True))
        tell(self.run, self.tr("%n day(s) in a row", "", house.run) if house.run > 1 else "")
        clear_layout(self._rows)
        self.chips = {}
        for name, face in faces.items():
            share = house.made.get(name, 0) / best
            writer = partial(self._write_bar, name, face.colour, share)
            chip = self.chips[name] = PlayerView(look, face, name, ROW, writer, dashed=name not in house.made)
            if name in house.waiting:
                chip.show_now(share=self.tr("not yet"))
                chip.setCursor(Qt.CursorShape.PointingHandCursor)
                chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                chip.setAccessibleDescription(self.tr("Your turn?"))
                chip.clicked.connect(partial(self._ask, name))
            elif house.covered:
                chip.show_now(share=self.tr("✓ played"))
            self._rows.addWidget(chip)
        self.other.setVisible(today)
        self.week.show_week(house, {name: face.colour for name, face in faces.items()})
        shown = [] if house.covered else list(house.made)
        pace = min(_A_ROW, _LONGEST / max(1, len(shown))) * (len(shown) > 1)
        self.moves = Show(*(Moving(name, place * pace, pace) for place, name in enumerate(reversed(shown))))
        self.show_at(self.moves.seconds)

    def _ask(self, name: str, _checked: bool = False) -> None:
        self.play_asked.emit(name)

    def show_at(self, seconds: float) -> None:
        """Show the bars as they are some seconds after the first began to grow."""
        house = self._house
        if house is None or house.covered:
            return
        self._seconds = seconds
        for name, points in house.made.items():
            part = self._part(name)
            self.chips[name].show_now(points=round(points * part) if part else None, note=" ")
            self.chips[name].update()

    def _part(self, name: str) -> float:
        return self.moves.at(self._seconds, name, 1.0)

    def _write_bar(self, name: str, colour: str, share: float, painter: QPainter, room: QRectF, *_text: object) -> None:
        """Paint a bar as long as somebody's share of the best points, for a chip's note."""
        high = room.height() * 0.36
        place = QRectF(room.left(), room.top() + high * 0.9, room.width(), high)
        paint_bar(painter, self._look, place, colour, share * self._part(name))
