"""A player for the eye and the ear: the disc, the name, and what is to be known of a player now."""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy

from boggle_desk.engine.players import Player, sign_of
from boggle_desk.models.characters import character
from boggle_desk.models.locale_text import number_text, with_sign
from boggle_desk.views.appearance import (
    AT_RIGHT,
    Appearance,
    fitted_font,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.controls import EnterButton, paint_card, paint_focus
from boggle_desk.views.faces import Avatar, faces_of, paint_sign, put_face
from boggle_desk.views.layouts import Flow


class Measures(NamedTuple):
    """What a player takes in px at 1280x800."""

    high: int
    left: int  # from the edge to the disc
    disc: int
    gap: int  # from the disc to the name
    words: int  # the height of name and note together
    right: int  # from what is at the right to the edge
    points: int = 24  # the sizes of letters
    name: int = 17
    on_card: bool = False  # a sheet of its own, with an edge in colour for who is to play


CHIP, CHOICE, ROW = Measures(56, 10, 38, 10, 44, 4), Measures(64, 8, 40, 10, 46, 4), Measures(42, 2, 34, 10, 38, 4)
"""A player among others, one to be chosen, and one in a row as wide as its place."""
LARGE = Measures(84, 10, 62, 12, 60, 4, name=24)
"""One to be chosen of a few, which is all that is asked."""
LOW, CARD = Measures(32, 5, 26, 6, 24, 8, 24, 16, True), Measures(64, 11, 44, 10, 48, 13, 34, 17, True)
TALL = Measures(136, 11, 44, 10, 48, 13, 46, 17, True)
"""A card for large letters, one with all that is told, and one with the points below that."""
_TICK, _ROOMY, _SHARE, _NOTE, _HEAD = 18, 300, 72, 15, 68
"""The room for the tick of a chosen one, the width that leaves room for a share, that room, the size of a note, and
what is above the points of a tall card."""
_LEAST_NOTE = 0.6  # a note is shrunk to this share, or else cut or left out
_ARROW = QPolygonF([QPointF(-4.2, -5), QPointF(5, 0), QPointF(-4.2, 5), QPointF(-1.8, 0)])
NoteWriter = Callable[[QPainter, QRectF, str, QFont, str], object]
_WRITE_CUT: NoteWriter = partial(write, cut=True)


@lru_cache(maxsize=16)
def _metrics(pixels: int) -> QFontMetrics:
    return QFontMetrics(sized_font(pixels))


class PlayerNow(NamedTuple):
    """What is known of a player beside face and name."""

    note: str = ""
    points: int | None = None
    share: str = ""  # of the best, beside the points where there is room; in place of them where there are none
    best: bool = False
    done: bool | None = None  # whether there is a tick; if that is None, for the chosen one
    on_turn: bool = False
    clock: str = ""
    hurry: bool = False
    left: bool = False  # the game
    sign: int | None = None
    team: str = ""


_UNKNOWN = PlayerNow()


class PlayerWords(QObject):
    """Says what is shown of a player. Qt finds plurals under the object's own class only, and views have subclasses."""

    def told(self, who: str, now: PlayerNow, level: str) -> str:
        points = "" if now.points is None else with_sign(now.points, self.tr("%n point(s)", "", abs(now.points)))
        counted = filter(None, (points, now.share, level, now.clock, now.note.strip()))
        text = self.tr("{name} to play: {told}") if now.on_turn else self.tr("{name}: {told}")
        return text.format(name=who, told=", ".join(counted))


class PlayerView(EnterButton, QAbstractButton):
    """A player's disc with name, team sign, note and points; pressed or checked like a button. A name that has no room
    ends with …, and a tooltip has it whole."""

    def __init__(
        self,
        look: Appearance,
        face: Avatar,
        name: str,
        measures: Measures = CHIP,
        write_note: NoteWriter = _WRITE_CUT,
        dashed: bool = False,
    ) -> None:
        """A `dashed` face has not played yet."""
        super().__init__()
        self._look, self.face, self.measures, self._write_note, self.dashed = look, face, measures, write_note, dashed
        self.now, self.tip = _UNKNOWN, ""
        self.setText(name)
        self.setCheckable(measures in (CHOICE, LARGE))
        own = measures in (CHIP, CHOICE, LARGE)  # as wide as name and note
        wide = QSizePolicy.Policy.MinimumExpanding if own else QSizePolicy.Policy.Expanding
        self.setSizePolicy(wide, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self.isCheckable() else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(name)

    def show_now(self, **changes: Any) -> None:
        """Show what has changed of `PlayerNow`."""
        now = self.now._replace(**changes)
        if now != self.now:
            self.now = now
            self._tell()
            self.updateGeometry()
            self.update()

    @property
    def level(self) -> str:
        """What the level of a computer is called; nothing for a person."""
        return character(self.face.computer).title if self.face.computer else ""

    def _tell(self) -> None:
        """Tell a screen reader all that is shown: who only may be chosen is called by the name."""
        now = self.now
        who, note = f"{self.text()}, {now.team}" if now.team else self.text(), now.note
        if now.points is not None or now.share:
            who, note = PlayerWords().told(who, now, self.level * self.measures.on_card), ""
        self.setAccessibleName(who)
        self.setAccessibleDescription(self.tip or note)

    def sizeHint(self) -> QSize:
        px, metrics, high = self._look.px, self.fontMetrics(), self._look.px(self.measures.high)
        if self.measures not in (CHIP, CHOICE, LARGE):
            return QSize(px(240), high)
        named = _metrics(px(self.measures.name)).horizontalAdvance(self.text())
        text = max(named, metrics.horizontalAdvance(self.now.note))
        return QSize(px(self.measures.disc + 38) + text + (px(_TICK) if self.isCheckable() else 0), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(150 if self.measures is LARGE else 96), self._look.px(self.measures.high))

    # ---------------------------------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, now, of = self._look.px, self.now, self.measures
        painter = smooth_painter(self)
        painter.setOpacity(0.4 if not self.isEnabled() else 0.5 if now.left else 1.0)
        row = self._paint_ground(painter)
        tall, below = of is TALL, row.adjusted(px(15), px(4), -px(of.right), -px(6))
        if tall:
            row.setHeight(px(_HEAD))
        right = row.right() - px(of.right) if tall else self._paint_beside(painter, row)
        side, left = 2.0 * px(of.disc // 2), row.left() + px(of.left)
        words = QRectF(left + side + px(of.gap), row.center().y() - px(of.words) / 2, 0, px(of.words))
        words.setRight(right)
        named = _metrics(px(of.name)).horizontalAdvance(self.text()) if of in (CARD, TALL, LARGE) else 0
        if words.width() < named:  # the name is more than the disc
            left, side = row.left() + px(7), px(of.disc) * 0.5
            words.setLeft(left + side + px(6))
            if words.width() < min(named, px(40)):
                side = 0
                words.setLeft(row.left() + px(15))
        if side:
            disc = QRectF(left, row.center().y() - side / 2, side, side)
            put_face(painter, self._look, self.face, disc, self.dashed)
            if now.sign is not None:
                place = QRectF(0, 0, px(22), px(22))
                place.moveBottomRight(disc.bottomRight() + QPointF(px(5), px(4)))
                paint_sign(painter, self._look, now.sign, place)
        self.paint_words(painter, words)
        if tall:
            self._paint_below(painter, below)
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())

    def _paint_ground(self, painter: QPainter) -> QRectF:
        """Paint the card below; return where there is room for a player."""
        theme, px, now = self._look.theme, self._look.px, self.now
        if self.measures.on_card:
            sheet = QRectF(self.rect()).adjusted(2, 2, -2, -px(3))
            set_pen_brush(painter, QColor(0, 0, 0, round(theme.shadow * 70)))
            painter.drawRoundedRect(sheet.translated(0, px(2)), px(14), px(14))
            edge, wide = (theme.accent, px(5) / 2) if now.on_turn else (theme.line, 1)
            set_pen_brush(painter, edge if now.on_turn and self.measures is LOW else theme.card, edge, wide)
            painter.drawRoundedRect(sheet, px(14), px(14))
            return sheet
        if self.isCheckable():
            edge, wide = (theme.accent, 3) if self.isChecked() else (theme.line, 1)
            paint_card(painter, self._look, self.rect(), edge, wide)
            if self._ticked:
                ink, font = theme.accent if now.done is None else theme.good, sized_font(px(20), QFont.Weight.Black)
                write(painter, self.rect().adjusted(0, 0, -px(12), -px(4)), "✓", font, ink, AT_RIGHT)
        return QRectF(self.rect())

    @property
    def _ticked(self) -> bool:
        done, chosen = self.now.done, self.isChecked()
        return self.isCheckable() and (chosen if done is None else done and not chosen)

    @property
    def _ink(self) -> str:
        theme = self._look.theme
        return theme.on_accent if self.now.on_turn and self.measures is LOW else theme.text

    def _paint_beside(self, painter: QPainter, row: QRectF) -> float:
        """Paint what stands at the right; return where it begins."""
        px, now, of = self._look.px, self.now, self.measures
        right = row.right() - px(of.right)

        def put(text: str, font: QFont, ink: str, least: float = 0) -> None:
            nonlocal right
            write(painter, QRectF(row.left(), row.top(), right - row.left(), row.height()), text, font, ink, AT_RIGHT)
            right -= max(least, painter.fontMetrics().horizontalAdvance(text) + px(min(8, of.gap)))

        if now.share and (now.points is None or self.width() >= px(_ROOMY)):
            put(now.share, sized_font(px(_NOTE)), self._look.theme.muted, 0 if now.points is None else px(_SHARE))
        if now.points is not None:
            put(number_text(now.points), sized_font(px(of.points), QFont.Weight.Black), self._ink)
        if now.clock and of is LOW:
            hurries = now.hurry and not now.on_turn
            font = fitted_font(now.clock, px(of.name), right - row.left() - px(37))
            put(now.clock, font, self._look.theme.bad if hurries else self._ink)
        return right - (px(_TICK) if of is CHOICE and now.done is not False else 0)

    def _paint_below(self, painter: QPainter, room: QRectF) -> None:
        """Paint the points of a tall card in large, and beside them the note."""
        low, px, theme = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignAbsolute, self._look.px, self._look.theme
        font, points = sized_font(px(self.measures.points), QFont.Weight.Black), number_text(self.now.points or 0)
        write(painter, room, points, font, theme.text, Qt.AlignmentFlag.AlignLeft | low)
        room.adjust(painter.fontMetrics().horizontalAdvance(points) + px(8), 0, 0, -px(8))
        font = fitted_font(self.now.note, px(_NOTE), max(1.0, room.width()))
        if font.pixelSize() >= _LEAST_NOTE * px(_NOTE):
            write(painter, room, self.now.note, font, theme.muted, Qt.AlignmentFlag.AlignRight | low)

    def paint_words(self, painter: QPainter, room: QRectF) -> None:
        """Write the name, and below it whose turn it is and the note."""
        px, theme, now, of = self._look.px, self._look.theme, self.now, self.measures
        font, name = sized_font(px(of.name)), f"★ {self.text()}" if now.best else self.text()
        noted = [f"{self.level} · {now.note}", now.note] if of.on_card and self.level else [now.note]
        notes = [] if of is LOW else [self.level] if of is TALL else noted
        cut = room.width() < px(_TICK)  # the face alone
        if not cut:
            above = QRectF(room)
            if notes and (any(notes) or now.on_turn or now.clock):
                above.setBottom(room.center().y())
                cut |= self._paint_note(painter, room.adjusted(0, room.height() / 2, 0, 0), notes)
            cut |= write(painter, above, name, font, theme.accent_text if now.best else self._ink, cut=True)
        whole = (self.text(), now.note) if cut else ()
        self.setToolTip("\n".join(filter(None, (*whole, self.tip))))

    def _paint_note(self, painter: QPainter, room: QRectF, notes: Sequence[str]) -> bool:
        """Write the clock, or that somebody is to play, and the first of the notes for which there is room; return
        whether the last has none."""
        px, theme, now = self._look.px, self._look.theme, self.now
        before, metrics, font = room.left(), _metrics(px(_NOTE)), sized_font(px(_NOTE))
        if now.on_turn:
            sign, ink = now.clock or self.tr("to play"), theme.card if now.hurry else theme.on_accent
            wide = metrics.horizontalAdvance(sign) + px(30)
            if wide > room.width() and not now.clock:
                sign, wide = "", px(26)  # the arrow alone tells it
            pill = QRectF(room.left(), room.top() + 1, min(wide, room.width()), px(22))
            set_pen_brush(painter, theme.bad if now.hurry else theme.accent)
            painter.drawRoundedRect(pill, px(8), px(8))
            painter.save()
            painter.translate(pill.left() + px(13), pill.center().y())
            painter.scale(self._look.unit, self._look.unit)
            set_pen_brush(painter, ink)
            painter.drawPolygon(_ARROW)
            painter.restore()
            write(painter, pill.adjusted(px(22), 0, 0, 0), sign, font, ink)
            room.setLeft(pill.right() + px(8))
        elif now.clock and self.measures.on_card:
            write(painter, room, now.clock, font, theme.bad if now.hurry else theme.muted)
            room.setLeft(room.left() + metrics.horizontalAdvance(now.clock) + px(8))
        note = next((each for each in notes if metrics.horizontalAdvance(each) <= room.width()), notes[-1])
        share, small = max(0.0, room.width()) / max(1.0, metrics.horizontalAdvance(note)), False
        if share < 1:
            small = share < _LEAST_NOTE
            if small and room.left() > before:
                return False
            least = int(_LEAST_NOTE * px(_NOTE))
            font.setPixelSize(int(max(share, _LEAST_NOTE) * px(_NOTE)))
            while font.pixelSize() >= least and QFontMetrics(font).horizontalAdvance(note) >= int(room.width()):
                font.setPixelSize(font.pixelSize() - 1)  # letters shrink by whole pixels
        chosen = self.isChecked() and now.done is not None
        self._write_note(painter, room, note, font, theme.accent_text if chosen else theme.muted)
        return small


class PlayerChips(Flow):
    """The players' chips, of which one is checked."""

    chosen = Signal(int)

    def __init__(self, look: Appearance, least: int) -> None:
        """`least` is the width in which a chip makes do."""
        super().__init__(look, least=least)
        self.chips: list[PlayerView] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)

    @property
    def seat(self) -> int:
        return max(0, self._group.checkedId())

    def seat_players(self, players: Sequence[Player], fixed: Collection[int] = ()) -> bool:
        """Show a chip for each player, those who are not `fixed` to be checked; return whether they are new."""
        if [chip.text() for chip in self.chips] == [player.name for player in players]:
            return False
        for chip in self.chips:
            self._group.removeButton(chip)
            chip.deleteLater()
        self.chips = []
        for seat, (face, player) in enumerate(zip(faces_of(self._look, players), players, strict=True)):
            self.chips.append(PlayerView(self._look, face, player.name, CHIP if seat in fixed else CHOICE))
            self.chips[-1].show_now(sign=sign_of(players, seat), team=player.team or "")
            if seat not in fixed:
                self._group.addButton(self.chips[-1], seat)
        self.fill(self.chips)
        return True
