"""The board on the page: place tiles on it by mouse, by clicks or by typing."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import reduce

from PySide6.QtCore import (
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSequentialAnimationGroup,
    QSignalBlocker,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.models.rows_model import Index
from boggle_desk.models.scrabble.tables import Draft, ScrabbleBoardModel
from boggle_desk.views.appearance import Appearance, Theme, set_pen_brush, smooth_painter
from boggle_desk.views.controls import announce
from boggle_desk.views.decorations import GOLD
from boggle_desk.views.faces import Avatar, paint_face
from boggle_desk.views.letters import COMMANDING, CONTROL, in_letters, typed_letters
from boggle_desk.views.render_cache import Images, RenderCache
from boggle_desk.views.scrabble import scrabble_pictures, squares, tiles
from boggle_desk.views.scrabble.scrabble_pictures import moved_to
from boggle_desk.views.scrabble.squares import TILE_SIDE, BoardGeometry, BoardRenderKey
from boggle_desk.views.scrabble.tile_drag import ENTER, BoardSquare, Spot, TileTable
from boggle_desk.views.scrabble.tiles import TileFace, face_of
from boggle_desk.views.services import AppContext
from boggle_desk.views.sound import Sound


def _inner(area: QRectF, share: float) -> QRectF:
    room = area.width() * share
    return area.adjusted(room, room, -room, -room)


def _around(geometry: BoardGeometry, squares: Collection[int]) -> QRectF:
    return reduce(QRectF.united, map(geometry.area, squares))


@dataclass
class BoardMarks:
    """The marks that are not facts of the game, and how they are painted."""

    across: bool = True
    blank_armed: bool = False
    hover: int | None = None
    picked: int | None = None

    author: tuple[Appearance, Avatar] | None = None
    found: Collection[int] = ()
    score: str = ""  # written beside the draft
    pale: bool = False  # whether the draft is no word
    ghosts: bool = False  # whether the draft is what a computer considers
    told: str = ""  # written beside the last play for a while
    strength: float = 1.0
    hinted: Collection[int] = ()

    def paint_last(self, painter: QPainter, geometry: BoardGeometry, last: Collection[int], theme: Theme) -> None:
        if not last:
            return
        area, cell = _around(geometry, last), geometry.cell
        ring = scrabble_pictures.rounded(area.adjusted(-1, -1, 1, 1), cell * 0.14)
        colour = self.author[1].colour if self.author else theme.accent
        scrabble_pictures.outline(painter, ring, (theme.card, cell * 0.10), (colour, cell * 0.065))
        if self.author:
            paint_face(painter, *self.author, scrabble_pictures.centred(area.topLeft(), cell * 0.52, cell * 0.52))

    def paint_found(self, painter: QPainter, geometry: BoardGeometry, theme: Theme) -> None:
        set_pen_brush(painter, None, theme.accent, geometry.cell * 0.09)
        for square in self.found:
            painter.drawEllipse(_inner(geometry.area(square), 0.02))

    def paint_hint(self, painter: QPainter, geometry: BoardGeometry, theme: Theme) -> None:
        if not self.hinted:
            return
        cell, fill = geometry.cell, QColor(theme.accent)
        fill.setAlphaF(0.16)
        frame = scrabble_pictures.rounded(_around(geometry, self.hinted), cell * 0.2)
        painter.fillPath(frame, fill)
        scrabble_pictures.outline(painter, frame, (theme.on_accent, cell * 0.13), (theme.accent, cell * 0.08, 2.2, 1.6))

    def paint_score(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        colours = (theme.muted, theme.card) if self.pale else (theme.accent, theme.on_accent)
        self._paint_pill(painter, area, self.score, theme, colours)

    def paint_told(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        painter.setOpacity(self.strength)
        colours = (self.author[1].colour, "white") if self.author else (theme.accent, theme.on_accent)
        self._paint_pill(painter, area, self.told, theme, colours)
        painter.setOpacity(1.0)

    def _paint_pill(self, painter: QPainter, area: QRectF, words: str, theme: Theme, colours: tuple[str, str]) -> None:
        text = scrabble_pictures.fitted(words, 0.30, 0.78, heavy=True)
        wide = max(0.72, text.boundingRect().width() + 0.34)
        pill = scrabble_pictures.centred(area.center(), wide * area.width(), 0.72 * area.width())
        set_pen_brush(painter, colours[0], theme.card, area.width() * 0.045)
        painter.drawPath(scrabble_pictures.rounded(pill, pill.height() / 2))
        painter.fillPath(moved_to(text, area.center(), area.width()), QColor(colours[1]))

    def paint_draft(self, painter: QPainter, geometry: BoardGeometry, draft: Collection[int], theme: Theme) -> None:
        """Outline the tiles being placed, dashed if only considered; where a carried tile would land, a hollow
        square."""
        cell = geometry.cell
        for square in draft:
            area = _inner(geometry.area(square), -0.002).translated(-0.010 * cell, -0.045 * cell)
            stroke: scrabble_pictures.Stroke = (theme.accent, cell * (0.085 if square == self.picked else 0.052))
            if self.ghosts:
                stroke = (QColor(GOLD).darker(125), cell * 0.075, 4.0, 2.0)
            scrabble_pictures.outline(painter, scrabble_pictures.rounded(area, cell * 0.125), stroke)
        if self.hover is not None:
            area, glow = _inner(geometry.area(self.hover), 0.05), QColor(theme.accent)
            glow.setAlphaF(0.20)
            hole = scrabble_pictures.rounded(area, area.width() * 0.11)
            painter.fillPath(hole, glow)
            scrabble_pictures.outline(painter, hole, (theme.accent, area.width() * 0.06, 1.0, 2.0))

    def paint_faults(self, painter: QPainter, geometry: BoardGeometry, faults: Collection[int], theme: Theme) -> None:
        cell, bad = geometry.cell, QColor("#b0302b")
        for square in faults:
            area = geometry.area(square)
            edge = scrabble_pictures.rounded(_inner(area, 0.02), cell * 0.12)
            scrabble_pictures.outline(
                painter, edge, (QColor(255, 255, 255, 210), cell * 0.11), (bad, cell * 0.075, 2.2, 1.3)
            )
            middle, radius = area.topLeft() + QPointF(0.10, 0.10) * cell, cell * 0.20
            set_pen_brush(painter, bad, "white", cell * 0.03)
            painter.drawEllipse(middle, radius, radius)
            painter.fillPath(
                moved_to(scrabble_pictures.fitted("!", 1, 1, heavy=True), middle, radius * 1.1), QColor("white")
            )

    def paint_cursor(
        self, painter: QPainter, geometry: BoardGeometry, cursor: int | None, taken: bool, theme: Theme
    ) -> None:
        """Paint where the keyboard is and which way it writes; an armed blank shows as ink. On a `taken` square both
        keep to the edge, so that its letter can be read."""
        if cursor is None:
            return
        area, cell = geometry.area(cursor), geometry.cell
        if self.blank_armed:
            blank = _inner(area, 0.33).translated(cell / 2, -cell / 2) if taken else _inner(area, 0.16)
            painter.fillPath(scrabble_pictures.rounded(blank, cell * 0.10), QColor(theme.ink))
        frame, light = scrabble_pictures.rounded(_inner(area, 0.06), cell * 0.10), QColor(theme.accent).lighter(108)
        scrabble_pictures.outline(painter, frame, (theme.ink, cell * 0.115), (light, cell * 0.060))
        head = (
            scrabble_pictures.arrow(0.34) if self.across else QTransform().rotate(90).map(scrabble_pictures.arrow(0.34))
        )
        far = 0.46 if taken else 0.30
        arrow = moved_to(head, area.center() + (QPointF(far, 0) if self.across else QPointF(0, far)) * cell, cell)
        painter.fillPath(arrow, light)
        scrabble_pictures.outline(painter, arrow, (theme.ink, cell * 0.055))


_Key, _Action = Qt.Key, QAbstractItemView.CursorAction
_SPECTRUM: dict[int, QAbstractItemView.CursorAction] = {
    _Key.Key_5: _Action.MoveLeft,
    _Key.Key_6: _Action.MoveDown,
    _Key.Key_7: _Action.MoveUp,
    _Key.Key_8: _Action.MoveRight,
}
_GHOST = 0.84
_TOLD, _FADE = 4000, 400  # milliseconds
_ARROWS: dict[int, bool] = {_Key.Key_Right: True, _Key.Key_Down: False}


class ScrabbleBoardView(TileTable):
    """The board. It holds no facts of the game: its owner shows a board and a draft, and hears what a person wants.

    Keys (rules P14, P16):
    - arrow keys, Home, End, Page up and down, or 5 6 7 8 (left, down, up, right) move the cursor;
    - Ctrl+Right or Ctrl+Down, or Space and then Right or Down, choose the direction; Space twice, or a click on the
      cursor's square, changes it;
    - after the cursor was moved by 5 to 8, A or D chooses across or down as it did in 1983 (see `drop_old_keys`);
    - a letter is `letter_typed`; with Shift, or after Space, as a blank;
    - Backspace or Delete is `erase_typed`, Enter `enter_typed`. Escape gives a called-for blank up, or is the page's.
    """

    erase_typed = Signal()
    enter_typed = Signal()
    direction_changed = Signal(bool)
    cursor_moved = Signal(int)
    word_asked = Signal(int, object)
    """A square was asked about by the right button or the menu key; and where on the screen."""

    def __init__(self, look: Appearance, sound: Sound | None = None, parent: QWidget | None = None) -> None:
        squares = ScrabbleBoardModel()
        super().__init__(look, squares, sound, parent)
        self._squares = squares
        self._squares.modelReset.connect(self.updateGeometry)
        self._pictures: RenderCache[BoardRenderKey] = RenderCache(_painted, _alike, self)
        self._pictures.ready.connect(self._repaint)
        self._symbols, self._contrast = True, False
        self._marks = BoardMarks()
        self.show_model(self._squares, self.tr("Board"), QSize(240, 240))
        self._editable, self._awaiting, self._old_keys = True, False, True
        self._by_digits = self._resting = False
        self.selectionModel().currentChanged.connect(self._cursor_went)
        self._fading = QSequentialAnimationGroup(self)
        self._fading.addPause(_TOLD)
        fade = QVariantAnimation(startValue=1.0, endValue=0.0, duration=_FADE)
        fade.valueChanged.connect(self._fade)
        self._fading.addAnimation(fade)
        self._fading.finished.connect(lambda: self._fade(0.0))

    # ---- what the owner asks for

    def show_board(
        self,
        board: Board,
        draft: Draft = (),
        last: Collection[int] = (),
        found: Collection[int] = (),
        ghosts: bool = False,
    ) -> None:
        """Show a board, a draft (`ghosts`: only considered), the last play, and squares that were looked for. Faults
        are cleared."""
        before, self._marks.found, self._marks.ghosts = dict(self._squares.draft), found, ghosts
        self._squares.show(board, draft, last)
        if len(draft) >= len(before) and dict(draft) != before:
            self.clack()

    def set_author(self, look: Appearance, author: Avatar | None) -> None:
        self._marks.author = (look, author) if author else None
        self._repaint()

    def tell_last(self, points: str) -> None:
        self._marks.told, self._marks.strength = points, 1.0
        self._fading.start()
        self._repaint()

    def _fade(self, strength: float) -> None:
        self._marks.strength = strength
        if not strength:
            self._marks.told = ""
        self._repaint()

    def show_score(self, score: str, pale: bool) -> None:
        if (score, pale) != (self._marks.score, self._marks.pale):
            self._marks.score, self._marks.pale = score, pale
            self._repaint()

    def set_faults(self, squares: Collection[int]) -> None:
        self._squares.set_faults(squares)

    @property
    def hinted(self) -> Collection[int]:
        return self._marks.hinted

    def show_hint(self, squares: Collection[int]) -> None:
        self._marks.hinted = squares
        self._repaint()

    def set_squares(self, symbols: bool, contrast: bool) -> None:
        """Show premiums by large symbols with digits, or small ones (rule P9); in black and white (rule P20), or not.
        Premiums never differ by colour alone."""
        self._symbols, self._contrast = symbols, contrast
        self._repaint()

    def set_editable(self, editable: bool) -> None:
        self._editable = editable
        if not editable:
            self.cancel()
            self._arm(False)

    def drop_old_keys(self) -> None:
        self._old_keys = False

    # ---- the cursor

    @property
    def cursor_square(self) -> int:
        current = self.currentIndex()
        return self._squares.place(current) if current.isValid() else self._squares.layout.start

    def set_cursor_square(self, square: int) -> None:
        self.setCurrentIndex(self._squares.cell_index(square))

    def rest_cursor(self, square: int) -> None:
        """Move the cursor below a tile that was dropped and would be hidden: it is drawn from the next key on."""
        self.set_cursor_square(square)
        self._wake_cursor(resting=True)

    def _wake_cursor(self, resting: bool = False) -> None:
        self._resting = resting
        self._update_square(self.cursor_square)

    @property
    def across(self) -> bool:
        return self._marks.across

    def set_across(self, across: bool) -> None:
        if across == self._marks.across:
            return
        self._marks.across = across
        self._update_square(self.cursor_square)
        announce(self, self.tr("across") if across else self.tr("down"))
        self.direction_changed.emit(across)

    def advance_cursor(self) -> None:
        """Move the cursor to the next square without a tile, if there is one."""
        self._go(1, over_new=True)

    def retreat_cursor(self) -> None:
        self._go(-1, over_new=False)

    def _go(self, step: int, over_new: bool) -> None:
        """Move the cursor past tiles of earlier turns, and past new ones if `over_new`."""
        board, draft = self._squares.board, self._squares.draft
        square = board.beside(self.cursor_square, self.across, step)
        while square is not None and (board.tiles[square] or (over_new and square in draft)):
            square = board.beside(square, self.across, step)
        if square is not None:
            self.set_cursor_square(square)

    def _cursor_went(self) -> None:
        self._by_digits = self._resting = False
        self.cursor_moved.emit(self.cursor_square)

    # ---- a carried tile

    def set_hover(self, square: int | None, _at_once: bool = False) -> None:
        before, self._marks.hover = self._marks.hover, square
        for changed in {before, square} - {None} if before != square else set():
            self._update_square(changed or 0)

    def set_picked(self, square: int | None) -> None:
        self._marks.picked = square
        self._repaint()

    def set_awaiting_tile(self, awaiting: bool) -> None:
        self._awaiting = awaiting

    def accepts(self, square: int) -> bool:
        """No tile of an earlier turn lies there (rule S7)."""
        return self._editable and not self._squares.lies(square)

    def can_pick(self, square: int) -> bool:
        return self.is_draft(square) and self._editable

    def is_draft(self, square: int) -> bool:
        return square in self._squares.draft

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def _movable(self, spot: Spot) -> bool:
        return self._editable and self.is_draft(spot.at)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        spot = self.spot_at(QPointF(event.globalPos())) if by_mouse else BoardSquare(self.cursor_square)
        if spot is not None and self._squares.lies(spot.at):
            self.word_asked.emit(spot.at, event.globalPos())

    def _clicked(self, spot: Spot) -> None:
        square, again = spot.at, spot.at == self.cursor_square and self.currentIndex().isValid()
        self._wake_cursor()
        if not self._awaiting:
            if again and not self.is_draft(square):
                self.set_across(not self.across)
            self.set_cursor_square(square)
        self.tile_pressed.emit(square)

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        self._wake_cursor()
        if self._choose_direction(key, event.modifiers()) or self._move_by_digit(key, event.modifiers()):
            return
        if letters := typed_letters(event):
            for letter in in_letters(letters, self._letters):
                self._type(letter, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key == _Key.Key_Space:
            self._press_space()
        elif key in ENTER:
            self._press_enter()
        elif key in (_Key.Key_Backspace, _Key.Key_Delete):
            self._arm(False)
            self.erase_typed.emit()
        elif key == _Key.Key_Escape and self._marks.blank_armed:
            self._arm(False)
        elif key == _Key.Key_Escape or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _choose_direction(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        if key not in _ARROWS or not (modifiers & CONTROL or self._marks.blank_armed):
            return False
        self._arm(False)
        self.set_across(_ARROWS[key])
        return True

    def _move_by_digit(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        if key not in _SPECTRUM or modifiers & COMMANDING:
            return False
        self.setCurrentIndex(self.moveCursor(_SPECTRUM[key], modifiers))
        self._by_digits = True
        return True

    def _type(self, letter: str, shifted: bool) -> None:
        by_digits, self._by_digits = self._by_digits, False
        if self._old_keys and by_digits and letter in "AD" and not shifted:
            self.set_across(letter == "A")
            return
        blank = shifted or self._marks.blank_armed
        self._arm(False)
        if self._editable:
            self.letter_typed.emit(letter, blank)

    def _press_space(self) -> None:
        if self._marks.blank_armed:
            self._arm(False)
            self.set_across(not self.across)
        elif self._editable:
            self._arm(True)

    def _press_enter(self) -> None:
        self._arm(False)
        if self._awaiting:
            self.tile_pressed.emit(self.cursor_square)
            self._wake_cursor()
        else:
            self.enter_typed.emit()

    def _arm(self, armed: bool) -> None:
        if self._marks.blank_armed == armed:
            return
        self._marks.blank_armed = armed
        self._update_square(self.cursor_square)
        if armed:
            announce(self, self.tr("blank: type its letter"))

    # ---- places

    @property
    def geometry_of_squares(self) -> BoardGeometry:
        size, layout = self.viewport().size(), self._squares.layout
        return BoardGeometry(size.width(), size.height(), self.devicePixelRatioF(), layout.rows, layout.columns)

    def tile_area(self, square: int) -> QRectF:
        area = self.geometry_of_squares.area(square)
        room = area.width() * (1 - TILE_SIDE) / 2
        return area.adjusted(room, room, -room, -room)

    def spot_at(self, point: QPointF) -> BoardSquare | None:
        square = self.geometry_of_squares.square_at(self.viewport().mapFromGlobal(point))
        return None if square is None else BoardSquare(square)

    def sizeHint(self) -> QSize:
        return QSize(660, 660)

    # ---- the table as Qt sees it

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid():
            return QRect()
        return self.geometry_of_squares.area(self._squares.place(index)).toRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        square = self.geometry_of_squares.square_at(QPointF(point))
        return QModelIndex() if square is None else self._squares.cell_index(square)

    @property
    def _first(self) -> QModelIndex:
        return self._squares.cell_index(self._squares.layout.start)

    # ---- painting

    def _repaint_around(self, index: Index) -> None:
        self._update_square(self._squares.place(index))

    def _update_square(self, square: int) -> None:
        """Repaint a square and its surroundings, which a lifted tile's shadow reaches."""
        area = self.geometry_of_squares.area(square)
        cell = area.width()
        self.viewport().update(area.adjusted(-cell * 0.4, -cell * 0.4, cell * 0.6, cell * 0.8).toAlignedRect())

    @property
    def _key(self) -> BoardRenderKey:
        model = self._squares
        lying = tuple(
            (square, face_of(tile, model.values))
            for square, tile in enumerate(model.board.tiles)
            if tile is not None and square not in self._away
        )
        return BoardRenderKey(
            self.geometry_of_squares, self._look.theme, model.layout, self._symbols, self._contrast, lying
        )

    def finish_pictures(self) -> None:
        self._pictures.want(self._key)
        self._pictures.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        key = self._key
        with QSignalBlocker(self._pictures):  # what is there at once is shown now, not once more
            self._pictures.want(key)
            if not self.isVisible():
                self._pictures.finish()
        painter = smooth_painter(self.viewport())
        shown = self._pictures.key
        if shown is None or "settled" not in self._pictures.pictures:
            squares.sketch(painter, key)
            squares.paint_lying(painter, key.geometry, key.tiles, self._look.theme)
            self._paint_moving(painter, key.geometry, event.rect())
        else:
            made = shown.geometry
            painter.setTransform(_between(made, key.geometry))
            area = event.rect() if made == key.geometry else QRectF(0, 0, made.width, made.height).toRect()
            self._paint_settled(painter, shown, key, area)
            self._paint_moving(painter, made, area)

    def _paint_settled(self, painter: QPainter, made: BoardRenderKey, key: BoardRenderKey, area: QRect) -> None:
        """Paint the board and its tiles. Tiles that the picture lacks are added; if it has one too many, all are
        painted singly."""
        shown = set(made.tiles) if made.tiles != key.tiles else None
        enough = shown is None or shown <= set(key.tiles)
        picture = self._pictures.pictures["settled" if enough else "ground"]
        ratio = picture.devicePixelRatio()
        part = QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
        painter.drawPixmap(QRectF(area), picture, part)
        missing = [lying for lying in key.tiles if lying not in shown or not enough] if shown is not None else []
        near = [lying for lying in missing if self._near(made.geometry, lying[0], area)]
        squares.paint_lying(painter, made.geometry, near, self._look.theme)

    def _near(self, geometry: BoardGeometry, square: int, area: QRect) -> bool:
        cell = geometry.cell
        return QRectF(area).adjusted(-cell, -cell, cell, cell).intersects(geometry.area(square))

    def _paint_moving(self, painter: QPainter, geometry: BoardGeometry, area: QRect) -> None:
        model, marks = self._squares, self._marks
        draft = [
            (square, face)
            for square in model.draft
            if square not in self._away and self._near(geometry, square, area) and (face := self.face(square))
        ]
        marks.paint_last(painter, geometry, model.last if not model.last & self._away else (), self._look.theme)
        marks.paint_found(painter, geometry, self._look.theme)
        painter.setOpacity(_GHOST if marks.ghosts else 1.0)
        squares.paint_draft(painter, geometry, draft, self._look.theme)
        painter.setOpacity(1.0)
        marks.paint_draft(painter, geometry, [square for square, _face in draft], self._look.theme)
        marks.paint_faults(painter, geometry, model.faults, self._look.theme)
        current = self.currentIndex()
        cursor = model.place(current) if current.isValid() and self.hasFocus() and not self._resting else None
        taken = cursor is not None and model.tile(cursor) is not None
        marks.paint_cursor(painter, geometry, cursor, taken, self._look.theme)
        for text, around, paint in (
            (marks.score, model.draft, marks.paint_score),
            ("" if model.draft else marks.told, model.last, marks.paint_told),
        ):
            beside = self._free_side(around, cursor) if text and not self._away else None
            if beside is not None:
                paint(painter, geometry.area(beside), self._look.theme)
        marks.paint_hint(painter, geometry, self._look.theme)

    def _free_side(self, around: Collection[int], cursor: int | None) -> int | None:
        model = self._squares
        laid = sorted(around, reverse=True)
        across = len(laid) < 2 or laid[0] // model.layout.columns == laid[-1] // model.layout.columns
        for square in laid:
            ways = ((across, 1), (not across, -1), (not across, 1), (across, -1))
            sides = [model.board.beside(square, way, step) for way, step in ways]
            for side in sides:
                if side is not None and side != cursor and model.tile(side) is None:
                    return side
        return None

    def face(self, square: int) -> TileFace | None:
        tile = self._squares.tile(square)
        return None if tile is None else face_of(tile, self._squares.values)

    def kind(self, square: int) -> int:
        face = self.face(square)
        return tiles.kind_of(face, square) if face else 0

    def set_away(self, away: Collection[int]) -> None:
        changed = self._away ^ frozenset(away)
        self._away = frozenset(away)
        for square in changed:
            self._update_square(square)

    # ---- seen or not

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pictures.cancel()
        self._fading.stop()


def board_of(
    services: AppContext, tiles: TileSet, editable: bool = True, sound: Sound | None = None
) -> ScrabbleBoardView:
    """Return a board as people like to see it, to lay tiles on or only to look at."""
    taste, board = services.choices.settings.scrabble, ScrabbleBoardView(services.look, sound)
    board.set_tile_set(tiles)
    board.set_squares(taste.symbols, taste.contrast)
    board.set_editable(editable)
    return board


def _painted(key: BoardRenderKey, before: BoardRenderKey | None, images: Images) -> Iterator[tuple[str, QImage]]:
    """Yield the board without tiles, then with them. Any thread may call it."""
    same = before is not None and before.empty == key.empty and "ground" in images
    ground = images["ground"] if same else squares.ground(key)
    yield "ground", ground
    yield "settled", squares.settled(ground, key)


def _alike(one: BoardRenderKey, other: BoardRenderKey) -> bool:
    """Return whether an old picture can stand in for a board until that is painted."""
    return (one.layout.rows, one.layout.columns) == (other.layout.rows, other.layout.columns)


def _between(made: BoardGeometry, wanted: BoardGeometry) -> QTransform:
    if made == wanted:
        return QTransform()
    factor = wanted.cell / made.cell
    move = wanted.field.topLeft() - made.field.topLeft() * factor
    return QTransform(factor, 0, 0, factor, move.x(), move.y())
