"""The last round as a race: the pawns run over the line, with a photo where it was close; then comes the podium."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QStyle, QWidget

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.review import Finish, finish_of
from boggle_desk.models.boggle.prompts import Act
from boggle_desk.models.locale_text import number_text
from boggle_desk.views.appearance import CENTRE, Appearance, fitted_font, set_pen_brush, smooth_painter, write
from boggle_desk.views.boggle.boggle_players import seat_disc
from boggle_desk.views.boggle.panels.panel import FullPanel, Table
from boggle_desk.views.boggle.round_end import RaceTrack, paint_finish, paint_pawn, runners_of
from boggle_desk.views.controls import Card, announce, button, corner_room, label, set_role
from boggle_desk.views.decorations import Disc, paint_coin
from boggle_desk.views.layouts import fill, in_row, on_resize, sized
from boggle_desk.views.learn.cubes import CubeWord
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.show import Moving, Show, TimedPicture, Timeline, clamped

_FREEZE, _FLASH, _DROP, _REST = 0.5, 0.09, 0.38, 0.5
"""Seconds from the end of the run to the flash, for the flash, and until the photo lies there; and the rest."""
_PHOTO, _ANGLE, _DIM = (376, 340), 3.0, 0.3
"""A photo's size in px at 1280x800, its angle, and how dark the room becomes."""
_PAPER, _SEPIA, _DARK, _HOLE, _LIT, _HAIR, _INK, _FADED = (
    "#f7f1e2", "#948b70", "#4a4536", "#24211a", "#c9b893", "#ff5a43", "#232f3b", "#5d6470"
)  # fmt: skip
_FILM = QColor(120, 104, 70, 70)  # what the paper makes of black and white
_APART, _LEVEL = 84.0, 44.0
"""How far two pawns that are not level are apart, and the points of those that are, in px at 1280x800."""


def _too_far(part: float) -> float:
    """Return how far something is that comes down a little too far, and back."""
    return 1 + 2.7 * (part - 1) ** 3 + 1.7 * (part - 1) ** 2


class FinishPhoto(TimedPicture):
    """What the camera at the line saw: the first two pawns, a hairline at the front of each, and what lies between."""

    moves = Show(
        Moving("photo clear", 0.0, _DROP / 3, way=clamped),
        Moving("photo turned", 0.0, _DROP, -4.0, _ANGLE, _too_far),
        Moving("photo large", 0.0, _DROP, 1.3, 1.0, _too_far),
    )

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._fronts: tuple[int, int] = (0, 0)
        self._past = 0
        self._gap, self._title, self._text = "", "", ""
        self.hide()

    def show_photo(self, finish: Finish, gap: str, title: str, text: str) -> None:
        """Show the first two of a finish, the distance between them, and what is said of it."""
        first, second = (runner.total for runner in finish.runners[:2])
        self._fronts, self._past = (first, second), finish.line
        self._gap, self._title, self._text = gap, title, text
        self.setAccessibleName(f"{title} {text}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(*(self._look.picture_px(each + 24) for each in _PHOTO))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, painter = self._look.picture_px, smooth_painter(self)
        self.place(painter, "photo", QPointF(self.width() / 2, self.height() / 2))
        wide, high = (px(each) for each in _PHOTO)
        sheet = QRectF(-wide / 2, -high / 2, wide, high)
        for depth in (6, 4, 2):
            set_pen_brush(painter, QColor(0, 0, 0, 34))
            painter.drawRect(sheet.translated(px(depth) / 2, px(depth)))
        set_pen_brush(painter, _PAPER)
        painter.drawRect(sheet)
        picture = QRectF(sheet.left() + px(18), sheet.top() + px(18), px(340), px(222))
        painter.save()
        painter.setClipRect(picture)
        self._paint_picture(painter, picture)
        painter.restore()
        for text, top, tall, weight, ink in (
            (self._title, 246, 32, QFont.Weight.Black, _INK),
            (self._text, 288, 20, QFont.Weight.Bold, _FADED),
        ):
            room = QRectF(picture.left(), sheet.top() + px(top), picture.width(), px(tall + 10))
            font = fitted_font(text, px(tall), room.width(), weight)
            write(painter, room, text, font, ink, CENTRE)

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        px = self._look.picture_px
        light = QRadialGradient(box.topLeft() + QPointF(0.42 * box.width(), 0.35 * box.height()), 0.75 * box.width())
        light.setColorAt(0, QColor(_SEPIA))
        light.setColorAt(1, QColor(_DARK))
        set_pen_brush(painter, light)
        painter.drawRect(box)
        first, second = self._fronts
        unit, front = px(_APART) / (first - second) if first > second else px(_LEVEL), box.right() - px(56)
        line = max(box.left() + px(30), front - (first - self._past) * unit - px(80))
        paint_finish(painter, QRectF(line, box.top(), px(44), box.height()))
        painter.fillRect(QRectF(line, box.top(), px(44), box.height()), _FILM)
        set_pen_brush(painter, edge=QPen(QColor(_LIT), px(1.5)))
        painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))
        spots = []
        for place, total in enumerate((first, second)):
            lane = QRectF(box.left(), box.top() + place * box.height() / 2, box.width(), box.height() / 2)
            spot = QPointF(front - (first - total) * unit, lane.bottom() - px(8))
            set_pen_brush(painter, _HOLE)
            for hole in range(-8, 4):
                painter.drawEllipse(QPointF(front + hole * unit - px(32), lane.bottom() - px(40)), px(7), px(7))
            paint_pawn(painter, _LIT if place else _SEPIA, spot - QPointF(px(32), 0), px(96))
            spots.append(spot.x())
        painter.setPen(QPen(QColor(_HAIR), px(2)))
        for x in dict.fromkeys(spots):
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        if first == second:
            return
        level = box.bottom() - px(34)
        painter.drawLine(QPointF(spots[1], level), QPointF(spots[0], level))
        room = QRectF(spots[1] + px(3), level + px(3), spots[0] - spots[1] - px(6), px(26))
        painter.fillRect(room, QColor(0, 0, 0, 120))
        font = fitted_font(self._gap, px(17), room.width() - 8)
        write(painter, room, self._gap, font, "white", CENTRE)


class WordCard(Card):
    """A word in cubes, what it is about, whose it is, and its coin."""

    def __init__(self, look: Appearance, caption: str) -> None:
        super().__init__(look, margin=20)
        self.word, self._coin, self._whose = CubeWord(look), _Coin(look), label("", "heading", wrap=True)
        self.lay(label(caption, "muted"), in_row(look, (self.word, 1), self._whose, self._coin, gap=16))

    def show_word(self, word: str, points: int, whose: str = "", disc: Disc | None = None) -> None:
        self.word.show_word(word)
        self._whose.setText(whose)
        self._coin.show_coin(points, disc)


class _Coin(QWidget):
    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self._points = look, 0
        self._disc: Disc | None = None
        sized(self, look, 112, 52, fixed=True)

    def show_coin(self, points: int, disc: Disc | None) -> None:
        self._points, self._disc = points, disc
        self.setAccessibleName(self.tr("%n point(s)", "", points))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, side = smooth_painter(self), float(self.height() - 4)
        if self._disc:
            self._disc(painter, QRectF(2, 2, side, side))
        paint_coin(painter, self._look, QRectF(self.width() - side - 2, 2, side, side), str(self._points))


class FinishPanel(FullPanel):
    """Runs the last round on the track, and leads to the podium. A key or a click shows the end at once."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._finish: Finish | None = None
        self._holes, self._shot = 0, False
        self._dark = 0.0
        self.heading = label("", "huge", wrap=True)
        self._stage = StatusLine(self.look, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.track, self.photo = RaceTrack(self.look), FinishPhoto(self.look, self)
        self.deed = WordCard(self.look, self.tr("The word that did it"))
        self._aside = sized(QWidget(), self.look, _PHOTO[0] + 24, fixed=True, grows=False)
        """The room that the photo needs beside the word."""
        head = in_row(self.look, (self.heading, 3), (self._stage, 2), corner_room(self.look))
        below = in_row(self.look, (self.deed, 1), self._aside, gap=16)
        fill(self.column, head, self.track, 1, below)
        self.again, self.main = self.acting(Act.WATCH), button("", self.press_main, "primary")
        self.buttons[Act.PODIUM] = self.main
        self.lay_ways((self.again,), (), self.main)
        self.timeline = Timeline(self, self.look)
        self.timeline.moved.connect(self.show_at)
        self.look.follow(self._place_photo)
        on_resize(self, self._place_photo)

    def show_position(self, position: BogglePosition) -> None:
        finish, say, now = finish_of(position), self.table.say, self.prompt
        self.heading.setText(now.heading)
        if finish is None or finish == self._finish:
            return
        self._finish = finish
        self.show_actions(now)
        self._stage.setText(now.aside)
        names = [say.side_name(position, runner.side) for runner in finish.runners]
        frozen = _FREEZE + _FLASH if finish.is_close else 0.0
        self.track.show_finish(runners_of(self.look, say, position, finish), finish.line, frozen)
        told = "  ·  ".join(
            f"{name} {number_text(runner.total)}" for name, runner in zip(names[:2], finish.runners, strict=False)
        )
        self.photo.show_photo(finish, self.tr("%n point(s)", "", finish.gap), now.text, told)
        if won := finish.word:
            whose = self.tr("{name}'s slip").format(name=position.players[won.seat].name)
            self.deed.show_word(won.word, won.points, whose, seat_disc(self.look, position, won.seat))
        self.watch()

    def watch(self) -> None:
        """Run the race from the beginning; where nothing moves, show its end."""
        close = self._finish is not None and self._finish.is_close
        seconds = self.track.seconds + (_FREEZE + _FLASH + _DROP if close else 0.0) + _REST
        self._holes, self._shot = 0, False
        self.photo.hide()
        self.deed.hide()
        self._place_photo()
        self.timeline.play(seconds)
        self.main.setFocus()

    def show_at(self, seconds: float) -> None:
        finish, run = self._finish, self.track.seconds
        if finish is None:
            return
        self.track.show_at(seconds)
        self._tick(seconds)
        shot = run + _FREEZE if finish.is_close else run
        self._dark = _DIM * max(0.0, min(1.0, 1 - (shot - seconds) / 2)) if seconds < shot + _FLASH else 0.0
        if finish.is_close and seconds >= shot + _FLASH:
            if self.photo.isHidden():
                self.photo.show()
                self.photo.raise_()
                self._place_photo()
            self.photo.show_at(seconds - shot - _FLASH)
        if seconds >= shot and not self._shot:
            self._shot = True
            if self.table.state().ends:
                self.table.do(Act.TOLD)
            self.deed.setVisible(finish.word is not None)
            self.table.services.sound.play("gong" if finish.is_close else "chime")
            announce(self, f"{self.heading.text()} {self.track.accessibleName()}")
        self.update()

    def _tick(self, seconds: float) -> None:
        """Tick at each hole of the first two, while the race runs."""
        holes = int(sum(self.track.totals_at(seconds)[:2]))
        if self._holes and holes > self._holes and seconds < self.track.seconds and self.look.motion:
            self.table.services.sound.play("tick", 0.5)
        self._holes = holes

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dim the room before the line, and light it for the photo."""
        if self._finish is None or self._dark <= 0:
            return
        QPainter(self).fillRect(self.rect(), QColor(0, 0, 0, round(255 * self._dark)))

    def take_focus(self) -> None:
        self.main.setFocus()

    def press_main(self) -> None:
        self.table.do(Act.PODIUM)

    def _place_photo(self) -> None:
        """Lay the photo over the lower right, beside the lanes of the first two; in place of the track for large
        letters, or one would have to scroll to it."""
        size, px, seen = self.photo.sizeHint(), self.look.picture_px, self.photo.isVisibleTo(self)
        set_role(self.heading, "stage" if self.large else "huge")
        if self.large:
            self.photo.setFixedSize(size)
            self.column.insertWidget(2, self.photo, 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            self.column.removeWidget(self.photo)
            self.photo.setParent(self)
            foot = self.main.sizeHint().height() + px(40)
            corner = QPoint(self.width() - px(32) - size.width(), self.height() - foot - size.height())
            self.photo.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), QRect(corner, size)))
        self.photo.setVisible(seen)
        self.track.setHidden(self.large and seen)
        self._aside.setVisible(not self.large and self._finish is not None and self._finish.is_close)
