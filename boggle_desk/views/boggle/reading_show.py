"""How a read word comes alive: path, letters, pencils that strike it, its coin."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from boggle_desk.engine.boggle.referee import ReadingActs
from boggle_desk.views.appearance import Appearance, mix, set_pen_brush, sized_font, smooth_painter, write
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.slips import SlipRow, WordHighlight
from boggle_desk.views.controls import CalmButton, FittingButton, paint_focus
from boggle_desk.views.decorations import paint_coin, paint_stamp
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.layouts import sized
from boggle_desk.views.show import Moving, Show, Timeline, clamped
from boggle_desk.views.sound import Sound

_LARGE, _SMALL, _LEAST, _MORE = 168, 88, 36, 18
"""The size of a word and of another text, the least height: what is below never moves for what is said; and how much
more of it there is with letters twice as large, besides their own."""
_STAMP, _ASKEW, _LONGEST = (508, 92), 0.09, 5.75
"""The size of a stamp, its rise as a part of its width, and its width at most as a multiple of its height."""
_LOW, _STAMPED = 190, 0.52
"""Up to this height a stamp lies beside the word, in this share of the width."""


class BigWord(CalmButton, QAbstractButton):
    """A word, or who reads next; pressed it asks for the meaning."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._letters: int | None = None
        self._stamp, self._good, self._dropped = "", False, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_text(self, text: str, meaning: str = "") -> None:
        """Show a whole text without a stamp; with a `meaning` it can be pressed."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(meaning)
        self.setAccessibleDescription(meaning)
        self.setEnabled(bool(meaning))
        self.setCursor(Qt.CursorShape.PointingHandCursor if meaning else Qt.CursorShape.ArrowCursor)
        self._letters, self._stamp = None, ""
        self.update()

    def show_letters(self, count: int | None) -> None:
        """Show only the first letters; None shows all."""
        if count != self._letters:
            self._letters = count
            self.update()

    def show_stamp(self, text: str, good: bool, dropped: float = 1.0) -> None:
        """Show a stamped verdict; the word makes room while `dropped` goes from 0 to 1."""
        self._stamp, self._good, self._dropped = text, good, dropped
        self.setAccessibleName(f"{self.text()}, {text}" if text else self.text())
        self.update()

    @property
    def stamp(self) -> str:
        """The stamped verdict, or nothing."""
        return self._stamp

    def sizeHint(self) -> QSize:
        """Return a height that grows more than the letters around: the word stays the largest of all."""
        return QSize(self._look.picture_px(200), self._look.px(_LEAST + _MORE) - self._look.picture_px(_MORE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def word_box(self) -> QRectF:
        metrics, room = QFontMetricsF(self._font()), self._room
        box = QRectF(0, 0, metrics.horizontalAdvance(self.text()), metrics.capHeight())
        box.moveCenter(QPointF(room.width() / 2, room.height() / 2))
        return box

    @property
    def _room(self) -> QSizeF:
        """The room left by the stamp."""
        part = min(1.0, self._dropped) if self._stamp else 0.0
        if self._beside:
            return QSizeF(self.width() * (1 - _STAMPED * part), self.height())
        return QSizeF(self.width(), self.height() - self._stamp_size.height() * part)

    @property
    def _beside(self) -> bool:
        """Whether the stamp is beside the word, for lack of height."""
        return self.height() < self._look.picture_px(_LOW)

    @property
    def _stamp_size(self) -> QSizeF:
        """The room for the askew stamp."""
        px = self._look.px
        wide = min(px(_STAMP[0]), self.width() * _STAMPED * 0.93 if self._beside else self.width() - px(20))
        high = self.height() * (0.96 if self._beside else 0.52)
        wide = min(wide, high / (1 / _LONGEST + _ASKEW))
        return QSizeF(wide, min(px(_STAMP[1]) + wide * _ASKEW, high))

    def _font(self) -> QFont:
        """Return the largest font that fits."""
        size, room = float(self._look.px(_LARGE if self.text().isupper() else _SMALL)), self._room
        metrics = QFontMetricsF(sized_font(100, QFont.Weight.Black))
        wide = metrics.horizontalAdvance(self.text()) or 1.0
        below = 0.0 if self.text().isupper() else metrics.descent()  # where small letters have tails
        tall = max(metrics.capHeight() / 0.75, metrics.capHeight() + 2 * below)
        size = min(size, 100 * room.width() * 0.96 / wide, 100 * room.height() / tall)
        return sized_font(max(12.0, size), QFont.Weight.Black)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        box = self.word_box()
        if self._stamp and 0.97 <= self._dropped < 1:
            painter.translate(self._look.picture_px(2), 0)
        painter.setFont(self._font())
        painter.setPen(QColor(self._look.theme.text))
        text = self.text() if self._letters is None else self.text()[: self._letters]
        painter.drawText(box.bottomLeft(), text)
        if self._stamp and self._dropped >= 1:  # as it falls it is larger, and in front of all
            self.paint_stamp(painter)
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())

    def stamp_box(self) -> QRectF:
        """Return the stamp's place before it is rotated."""
        room = self._stamp_size
        box = QRectF(0, 0, room.width(), room.height() - room.width() * _ASKEW)
        middle = QPointF(self.width() / 2, self.height() - room.height() / 2)
        box.moveCenter(QPointF(self.width() * (1 - _STAMPED / 2), self.height() / 2) if self._beside else middle)
        return box

    def paint_stamp(self, painter: QPainter) -> None:
        box = self.stamp_box()
        paint_stamp(painter, self._look, box.center(), box.size(), self._stamp, self._good, self._dropped)


class ChallengeBar(FittingButton):
    """The button that challenges a word, and the clock beside it: it fills from the left until the next word comes."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.setProperty("role", "tall")
        self._fill = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._fill.valueChanged.connect(lambda _part: self.update())

    def wait(self, milliseconds: int) -> None:
        """Fill within this time; 0 empties the bar."""
        self._fill.stop()
        if milliseconds:
            self._fill.setDuration(milliseconds)
            self._fill.start()
        self.update()

    @property
    def waits(self) -> str:
        """When the next word comes, or nothing."""
        left = self._fill.duration() - self._fill.currentTime()
        runs = self._fill.state() is not QVariantAnimation.State.Stopped and self._fill.duration() >= _LONG
        return self.tr("next word in {seconds} s").format(seconds=-(-left // 1000)) if runs else ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionButton()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.initStyleOption(option)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        theme, px = self._look.theme, self._look.px
        box = QRectF(self.rect()).adjusted(px(3), px(3), -px(3), -px(4))
        if self.waits and self._look.motion:
            filled = QRectF(box)
            filled.setWidth(box.width() * float(self._fill.currentValue()))
            if self.isRightToLeft():
                filled.moveRight(box.right())
            painter.save()
            painter.setClipRect(filled)
            set_pen_brush(painter, mix(theme.accent, theme.card, 0.25))
            painter.drawRoundedRect(box, px(12), px(12))
            painter.restore()
        ink, text = theme.text if self.isEnabled() else theme.muted, box.adjusted(px(16), 0, -px(16), 0)
        small = sized_font(px(16), QFont.Weight.DemiBold)
        wide = QFontMetricsF(small).horizontalAdvance(self.waits)
        first, last = text.adjusted(0, 0, -wide - px(10), 0), text.adjusted(text.width() - wide - 1, 0, 0, 0)
        write(painter, first, self.text(), sized_font(px(20), QFont.Weight.Black), ink, cut=True)
        write(painter, last, self.waits, small, theme.muted)


_DOT, _DOTS_WIDE, _LONG = 6, 330, 1000
"""The height of the dots and their width in px at 1280x800; from how many milliseconds on a wait is told."""


class ReadDots(QWidget):
    """A dot for each word: read shared ones, read rare ones, and those to come."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self._acts = look, ReadingActs(0, 0, 0, 0)
        self.setAccessibleName(" ")
        sized(self, look, _DOTS_WIDE, _DOT + 2, fixed=True, grows=False)

    def show_acts(self, acts: ReadingActs | None) -> None:
        """Show how far the reading is; None shows nothing."""
        self._acts = acts or ReadingActs(0, 0, 0, 0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        acts, px, theme, painter = self._acts, self._look.picture_px, self._look.theme, smooth_painter(self)
        count = acts.shared + acts.rare
        step = min(float(px(12)), self.width() / max(1, count))
        left = self.width() - step * count
        for number in range(count):
            read = number < acts.shared_read or 0 <= number - acts.shared < acts.rare_read
            ink = QColor(theme.muted if number < acts.shared else theme.accent)
            ink.setAlphaF(1.0 if read else 0.25)
            set_pen_brush(painter, ink)
            wide = min(step - 1, px(8))
            painter.drawRoundedRect(QRectF(left + number * step, 0, wide, px(_DOT)), wide / 2, px(_DOT) / 2)


_CUBE, _WORD, _SLIDE, _STRIKE, _NEXT, _COIN, _DROP, _ALL = 0.12, 0.7, 0.15, 0.35, 0.12, 0.4, 0.16, 1.6
"""Seconds: per cube of the path and for all at most; a pencil comes, strikes, the next comes; the coin falls; the stamp
falls; in all."""
_FALL = 0.75
"""The share of the coin's time until it bounces."""
_TONES = (0, 0, 2, 4, 5, 7, 9, 11, 11, 11, 11, 12)
"""Semitones of the chime by points."""
_HIGHEST, _LEAP, _FINE = 16, 3, 5
"""Semitones: the highest of the rare words, and how much higher a word sounds from `_FINE` points on."""
_TURN = 0.22
"""Seconds in which a strip turns."""


@dataclass(frozen=True)
class Reading:
    """A read word, and what became of it on which slips."""

    word: str
    cells: tuple[int, ...]
    spelled: tuple[int, ...]
    """The number of letters after each cube of the path."""
    struck: tuple[int, ...]
    """The seats that cross it off."""
    paid: int | None
    """The seat that gets a coin."""
    points: int = 0
    stamp: tuple[str, bool] | None = None
    """The stamp's text, and whether it is good."""
    read: bool = True
    """Whether the word was just read, not only judged."""
    rare: int | None = None
    """How many rare words were read before it, where the rare ones come last; None anywhere else."""

    @property
    def written(self) -> float:
        """The second by which the whole word is shown."""
        return min(_WORD, _CUBE * len(self.cells)) if self.read else 0.0

    @cached_property
    def moves(self) -> Show:
        """What follows the word: a coin or a stamp falls, or a pencil on each slip goes from -1, where it appears, to 0
        at the word's start and 1 at its end."""
        moves = []
        for place in range(0 if self.stamp else len(self.struck)):
            at = self.written + _NEXT * place
            moves.append(Moving(f"pencil {place}", at, _SLIDE, -1.0, 0.0, clamped))
            moves.append(Moving(f"pencil {place}", at + _SLIDE, _STRIKE, way=clamped))
        if self.paid is not None:
            moves.append(Moving("coin", self.written, _COIN, way=clamped))
        if self.stamp:
            moves.append(Moving("stamp", self.written, _DROP, way=clamped))
        return Show(*moves)

    @property
    def seconds(self) -> float:
        return min(_ALL, max(self.written, self.moves.seconds))

    def cubes(self, second: float) -> int:
        """Return the number of the path's cubes shown."""
        return len(self.cells) if second >= self.written else int(second / self.written * len(self.cells)) + 1


class ReadingShow(QWidget):
    """Shows one word after the other on board, word and slips. It takes no clicks."""

    written = Signal()
    """The whole word is shown."""
    paid = Signal(float)
    """The part of the word's points that is counted."""
    ended = Signal()

    def __init__(
        self, look: Appearance, sound: Sound, board: BoardPicture, word: BigWord, slips: SlipRow, page: QWidget
    ) -> None:
        """`page` contains all of them."""
        super().__init__(page)
        self._look, self._sound, self._page = look, sound, page
        self._board, self._word, self._slips = board, word, slips
        self._reading: Reading | None = None
        self._heard: set[object] = set()
        self._pencils: list[tuple[QPointF, float]] = []
        self._coin: QRectF | None = None
        self._clock = Timeline(self, look, listens=False)
        self._clock.moved.connect(self.show_at)
        self._clock.finished.connect(self._end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(" ")
        self.hide()

    @property
    def runs(self) -> bool:
        return self._reading is not None

    def play(self, reading: Reading) -> None:
        """Animate what has happened to a word; emits `ended`."""
        self._reading = reading
        self._heard.clear()
        self._clock.play(reading.seconds)

    def skip(self) -> None:
        """Finish the animation."""
        if self._reading:
            self._clock.stop()
            self._end()

    def drop(self) -> None:
        """Cancel the animation."""
        self._clock.stop()
        self._reading = None
        self._heard.clear()
        self._show_props([], None)

    def _end(self) -> None:
        reading, self._reading = self._reading, None
        self._show_props([], None)
        self._word.show_letters(None)
        self.ended.emit()
        if reading:
            self.tell(reading)

    def tell(self, reading: Reading) -> None:
        """Play a sound for what became of a word, higher for more points."""
        if reading.paid is not None and reading.read:
            tone = _TONES[min(max(reading.points, 0), len(_TONES) - 1)]
            if reading.rare is not None:  # each a semitone higher than the one before
                tone = min(reading.rare, _HIGHEST) + _LEAP * (reading.points >= _FINE)
            self._hear("paid", "chime", 0.8, 2 ** (tone / 12))
        elif reading.stamp:
            self._hear("stamp", "stamp")

    def show_at(self, second: float) -> None:
        """Show everything at a second."""
        reading = self._reading
        if reading is None:
            return
        cubes = reading.cubes(second)
        self._board.show_path(reading.cells[:cubes])
        self._word.show_letters(reading.spelled[cubes - 1] if cubes < len(reading.cells) else None)
        if second < reading.written:
            self._hear(cubes, "cube", 0.35)
            turned = min(1.0, second / _TURN)
            self._show_slips(
                reading,
                lambda _place: WordHighlight(reading.word, lit=False, struck=0.0, paid=False, turned=turned),
            )
            self.paid.emit(0.0)
            return
        if "written" not in self._heard:
            self._heard.add("written")
            self.written.emit()
        if reading.stamp:
            part = reading.moves.at(second, "stamp")
            self._word.show_stamp(*reading.stamp, part)
            self.show()
            self.update()
            if part > 0.9:
                self._hear("stamp", "stamp")
        elif reading.struck:
            self._show_slips(
                reading,
                lambda place: WordHighlight(
                    reading.word, struck=max(0.0, reading.moves.at(second, f"pencil {place}")), paid=False
                ),
            )
            self._move_pencils(reading, second)
        elif reading.paid is not None:
            self._show_slips(reading, lambda _place: WordHighlight(reading.word, paid=False))
            self._move_coin(reading, reading.paid, reading.moves.at(second, "coin"))
        self.paid.emit(reading.moves.at(second, "coin"))

    def _hear(self, what: object, name: str, volume: float = 1.0, pitch: float = 1.0) -> None:
        if what not in self._heard:
            self._heard.add(what)
            self._sound.play(name, volume, pitch)

    def _show_slips(self, reading: Reading, highlight_at: Callable[[int], WordHighlight]) -> None:
        place = 0
        for seat, slip in enumerate(self._slips.slips):
            slip.show_highlight(highlight_at(place) if slip.has(reading.word) else None)
            place += seat in reading.struck

    def _move_pencils(self, reading: Reading, second: float) -> None:
        """Let a pencil strike the word on each slip in turn."""
        pencils, px = [], self._look.picture_px
        for place, seat in enumerate(reading.struck):
            slip, part = self._slips.slips[seat], reading.moves.at(second, f"pencil {place}")
            spot = slip.spot(reading.word)
            if spot is None or part <= -1:
                continue
            if part >= 0:
                self._hear(("pencil", seat), "pencil", 0.8)
            away = -min(0.0, part)
            point = QPointF(
                spot.left() + spot.width() * max(0.0, part) + away * px(90), spot.center().y() + away * px(60)
            )
            pencils.append((QPointF(slip.mapTo(self._page, point.toPoint())), 1 - away))
        self._show_props(pencils, None)

    def _move_coin(self, reading: Reading, seat: int, part: float) -> None:
        """Let a coin fall from the word into its slip."""
        slip, page = self._slips.slips[seat], self._page
        box = slip.coin(reading.word)
        if box is None:
            return
        end = QPointF(slip.mapTo(page, box.topLeft().toPoint()))
        start = QPointF(self._word.mapTo(page, self._word.word_box().bottomRight().toPoint()))
        fallen = min(1.0, part / _FALL)
        bounce = 0.0 if part < _FALL else 1 - (2 * (part - _FALL) / (1 - _FALL) - 1) ** 2
        way = end - start
        place = QPointF(start.x() + way.x() * fallen, start.y() + way.y() * (fallen**2 - 0.07 * bounce))
        self._show_props([], QRectF(place, box.size()))

    def _show_props(self, pencils: list[tuple[QPointF, float]], coin: QRectF | None) -> None:
        self._repaint()
        self._pencils, self._coin = pencils, coin
        self.setVisible(bool(pencils or coin))
        self._repaint()

    def _repaint(self) -> None:
        """Repaint only where something is."""
        px = self._look.picture_px
        for point, _clear in self._pencils:
            self.update(QRectF(point.x() - px(8), point.y() - px(16), px(130), px(80)).toAlignedRect())
        if self._coin:
            self.update(self._coin.adjusted(-px(4), -px(4), px(4), px(4)).toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        unit = self._look.picture_px(1000) / 1000
        for point, clear in self._pencils:
            painter.save()
            painter.setOpacity(clear)
            painter.translate(point)
            painter.rotate(24)
            paint_drawing(painter, "pencil", QRectF(-2 * unit, -9 * unit, 110 * unit, 26 * unit))
            painter.restore()
        if self._coin and self._reading:
            paint_coin(painter, self._look, self._coin, str(self._reading.points))
        if self._reading and self._word.stamp:
            painter.translate(self._word.mapTo(self._page, QPoint()))
            self._word.paint_stamp(painter)
