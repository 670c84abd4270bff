"""What everybody looks at for a moment: the first draw, a challenge, a bingo. Only computers wait for it, and any key
or click ends it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from math import cos, pi, sin
from random import Random
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.scrabble.events import (
    Accepted,
    ChallengeFailed,
    Drew,
    Exchanged,
    FirstDrawn,
    PhonyRemoved,
    Played,
    TableAnswered,
)
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.tiles import Rack
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import CENTRE, Appearance, painted, set_pen_brush, sized_font, smooth_painter, write
from boggle_desk.views.decorations import paint_stamp
from boggle_desk.views.faces import Avatar, faces_at, paint_face
from boggle_desk.views.layouts import on_resize
from boggle_desk.views.scrabble import scrabble_pictures, tiles
from boggle_desk.views.scrabble.rack import BagView, RackView, places_of
from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView
from boggle_desk.views.scrabble.scrabble_panel import PlayersCard
from boggle_desk.views.scrabble.tile_motion import (
    APART,
    Flight,
    FloatingTile,
    TileFlight,
    area_on,
    flights_of,
    paint_floating,
)
from boggle_desk.views.scrabble.tiles import BACK, TileFace, face_on_rack
from boggle_desk.views.show import Moving, Show, Timeline, clamped, eased
from boggle_desk.views.sound import Sound


@dataclass(frozen=True)
class Scene:
    look: Appearance
    ground: QRectF

    @property
    def area(self) -> QRectF:
        return self.ground


_NEXT, _PULSE = 0.09, 0.28
_RISE_AT, _RISE, _CLEAR_AT, _ALL = 0.3, 1.2, 1.5, 2.0
_SPARKS = 46
_CHORD = (1.0, 1.26, 1.498)
_GOLD, _DEEP = "#ffcf5a", "#c98a16"


@dataclass(frozen=True)
class BingoScene(Scene):
    """Gold runs over the tiles, `late` seconds from now."""

    tiles: Sequence[QRectF]
    bonus: int
    late: float = 0.0

    @property
    def seconds(self) -> float:
        return self.late + _ALL

    @property
    def cues(self) -> Sequence[tuple[float, str, float]]:
        return [(self.late + 0.05 + 0.06 * number, "chime", pitch) for number, pitch in enumerate(_CHORD)]

    @property
    def _middle(self) -> QPointF:
        return (self.tiles[0].center() + self.tiles[-1].center()) / 2

    @cached_property
    def _sparks(self) -> list[tuple[float, float, float]]:
        chance = Random(50)
        return [(chance.uniform(0, 2 * pi), chance.uniform(0.35, 1.0), chance.random()) for _ in range(_SPARKS)]

    def paint(self, painter: QPainter, second: float) -> None:
        now = second - self.late
        if now <= 0:
            return
        fades = max(0.0, min(1.0, (_ALL - now) / (_ALL - _CLEAR_AT)))
        painter.setClipRect(self.ground)
        painter.fillRect(self.ground, QColor(48, 30, 8, round(56 * min(1.0, now / 0.15) * fades)))
        self._paint_glow(painter, now, fades)
        self._paint_gold(painter, now, fades)
        self._paint_sparks(painter, now)
        self._paint_bonus(painter, now)
        painter.setOpacity(1.0)
        painter.setClipping(False)

    def _paint_glow(self, painter: QPainter, now: float, fades: float) -> None:
        middle, px, ratio = self._middle, self.look.picture_px, painter.device().devicePixelRatio()
        glow = _glow(px(190), ratio)
        painter.setOpacity(fades * eased(now / 0.9))
        painter.drawPixmap(scrabble_pictures.middled(glow, middle, ratio), glow)
        painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # of wide rings it takes three times as long
        for late in (0.0, 0.25):
            part = (now - late) / 1.1
            if 0 < part < 1:
                set_pen_brush(painter, None, QColor(255, 226, 150, round(190 * (1 - part))), px(6) * (1 - part) + 1)
                painter.drawEllipse(middle, px(190) * eased(part), px(190) * eased(part))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _paint_gold(self, painter: QPainter, now: float, fades: float) -> None:
        px = self.look.picture_px
        for number, tile in enumerate(self.tiles):
            part = (now - _NEXT * number) / _PULSE
            if part <= 0:
                continue
            swell = 0.05 * sin(pi * min(1.0, part)) * tile.width()
            area = tile.adjusted(-swell, -swell, swell, swell)
            shine = QColor(_GOLD)
            shine.setAlphaF(0.55 * sin(pi * part) if part < 1 else 0.0)
            painter.setOpacity(fades)
            set_pen_brush(painter, shine, _GOLD, px(3))
            painter.drawRoundedRect(area, px(6), px(6))
        painter.setOpacity(1.0)

    def _paint_sparks(self, painter: QPainter, now: float) -> None:
        px, middle, ratio = self.look.picture_px, self._middle, painter.device().devicePixelRatio()
        for angle, far, own in self._sparks:
            part = (now - 0.15 - 0.4 * own) / 0.9
            if not 0 < part < 1:
                continue
            way, size = px(260) * far * eased(part), px(7) * (1 - 0.6 * part)
            x, y = middle.x() + cos(angle) * way, middle.y() + sin(angle) * way + px(40) * part * part
            painter.setOpacity(1 - part)
            star = _star(px(7), "#fff0b8" if own > 0.5 else _GOLD, ratio)
            painter.drawPixmap(QRectF(x - size, y - size, 2 * size, 2 * size), star, QRectF(star.rect()))
        painter.setOpacity(1.0)

    def _paint_bonus(self, painter: QPainter, now: float) -> None:
        part = (now - _RISE_AT) / _RISE
        if not 0 < part < 1:
            return
        px, ratio = self.look.picture_px, painter.device().devicePixelRatio()
        number = _number(f"+{self.bonus}", px(104), px(2), ratio)
        box = QRectF(QPointF(), number.deviceIndependentSize())
        room = self.ground.adjusted(px(24), px(24), -px(24), -px(24))
        spot = self._middle + QPointF(px(150), 0)
        if spot.x() + box.width() / 2 > room.right():
            spot = self._middle - QPointF(px(150), 0)
        rises = px(60) * eased(part)
        low = min(max(spot.y() - px(20), room.top() + box.height() / 2 + px(60)), room.bottom() - box.height() / 2)
        left = min(max(spot.x(), room.left() + box.width() / 2), room.right() - box.width() / 2)
        clear = min(1.0, part / 0.12, (1 - part) / 0.3)
        for copy, strength in ((2, 0.09), (1, 0.2), (0, 1.0)):
            painter.setOpacity(clear * strength)
            box.moveCenter(QPointF(left, low - rises + copy * px(26)))
            painter.drawPixmap(scrabble_pictures.middled(number, box.center(), ratio), number)


@lru_cache(maxsize=2)
def _glow(reach: int, ratio: float) -> QPixmap:
    light = QRadialGradient(QPointF(reach, reach), reach)
    light.setColorAt(0, QColor(255, 214, 110, 120))
    light.setColorAt(1, QColor(255, 214, 110, 0))
    return painted(QSize(2 * reach, 2 * reach), ratio, lambda painter: painter.fillRect(painter.viewport(), light))


@lru_cache(maxsize=4)
def _star(size: int, colour: str, ratio: float) -> QPixmap:
    star = scrabble_pictures.moved_to(scrabble_pictures.star(1.0, 4, 0.28), QPointF(size, size), size)
    return painted(QSize(2 * size, 2 * size), ratio, lambda painter: painter.fillPath(star, QColor(colour)))


@lru_cache(maxsize=2)
def _number(text: str, size: int, edge: int, ratio: float) -> QPixmap:
    path = QPainterPath()
    path.addText(0, 0, sized_font(size, QFont.Weight.Black), text)
    box = path.boundingRect()
    gold = QLinearGradient(0, box.top(), 0, box.bottom())
    for place, colour in ((0.0, "#ffe9a8"), (0.45, "#f6bf45"), (1.0, _DEEP)):
        gold.setColorAt(place, QColor(colour))

    def paint(painter: QPainter) -> None:
        painter.translate(QPointF(edge, edge) - box.topLeft())
        set_pen_brush(painter, gold, "#8a5a08", edge)
        painter.drawPath(path)

    return painted(box.adjusted(-edge, -edge, edge, edge).toAlignedRect().size(), ratio, paint)


_LIFT, _STAMP_AT, _FALL, _GO_AT, _GO = 0.3, 0.9, 0.16, 2.1, 0.5  # seconds


@dataclass(frozen=True)
class VerdictScene(Scene):
    """A challenged play: its tiles lift, the stamp falls, the tiles go down or back."""

    floating: tuple[Flight, ...]
    by: Avatar | None
    said: str
    stamp: str
    good: bool

    moves = Show(
        Moving("dark", 0.0, _LIFT, way=clamped), Moving("dark", _GO_AT, _GO, 1.0, 0.0, clamped),
        Moving("lift", 0.0, _LIFT), Moving("way", _GO_AT, _GO),
        Moving("words", 0.0, _LIFT, way=clamped), Moving("words", _GO_AT - 0.2, 0.2, 1.0, 0.0, clamped),
        Moving("stamp", _STAMP_AT, _FALL, way=clamped),
    )  # fmt: skip
    seconds = moves.seconds
    cues = ((0.02, "tile", 1.0), (_STAMP_AT + _FALL * 0.9, "stamp", 1.0), (_GO_AT + _GO * 0.8, "tile", 1.0))

    @property
    def area(self) -> QRectF:
        return reduce(QRectF.united, (each.end.adjusted(-20, -20, 20, 20) for each in self.floating), self.ground)

    def paint(self, painter: QPainter, second: float) -> None:
        px, theme = self.look.picture_px, self.look.theme
        veil = QColor(20, 14, 6, round(70 * self.moves.at(second, "dark")))
        painter.fillRect(self.ground, veil)
        went = self.moves.at(second, "way")
        lift = self.moves.at(second, "lift") * (1 - went)
        placed = []
        for each in self.floating:
            start, end = each.start, each.end
            middle = start.center() + (end.center() - start.center()) * went - QPointF(0, 0.22 * start.height() * lift)
            side = (start.width() + (end.width() - start.width()) * went) * (1 + 0.10 * lift)
            placed.append(FloatingTile(each.face, middle, side, lift, start.width() * 1.1, each.kind))
        paint_floating(painter, placed, theme)
        if second < _GO_AT:
            self._paint_words(painter, second, px)

    def _paint_words(self, painter: QPainter, second: float, px: Callable[[float], int]) -> None:
        word = reduce(QRectF.united, (each.start for each in self.floating))
        painter.setOpacity(self.moves.at(second, "words"))
        high = self.look.px(56)
        font = sized_font(self.look.px(22), QFont.Weight.Black)
        wide = QFontMetricsF(font).horizontalAdvance(self.said) + (high if self.by else 0) + high * 0.7
        room = self.ground.adjusted(px(12), px(12), -px(12), -px(12))
        stamp = QSizeF(min(self.look.px(400), room.width() * 0.8), self.look.px(84))
        above = word.top() - room.top() > high + px(24)
        top = word.top() - high - px(20) if above else min(word.bottom() + px(20), room.bottom() - high)
        left = min(max(word.center().x() - wide / 2, room.left()), room.right() - wide)
        box = QRectF(left, top, wide, high)
        _paint_plate(painter, self.look, box, self.said, font, self.by)
        if second >= _STAMP_AT:
            fallen = self.moves.at(second, "stamp")
            shaken = px(2) if 0.9 <= fallen < 1 else 0
            y = word.bottom() + stamp.height() * 0.42 if above else box.bottom() + stamp.height() * 0.75
            if y > room.bottom() - stamp.height() / 2 - px(12):  # no room below: above the plate
                y = box.top() - stamp.height() * 0.75
            x = min(max(word.center().x(), room.left() + stamp.width() / 2), room.right() - stamp.width() / 2)
            paint_stamp(painter, self.look, QPointF(x + shaken, y), stamp, self.stamp, self.good, fallen)
        painter.setOpacity(1.0)


def _paint_plate(
    painter: QPainter, look: Appearance, box: QRectF, text: str, font: QFont, face: Avatar | None = None
) -> None:
    theme, high = look.theme, box.height()
    set_pen_brush(painter, QColor(0, 0, 0, 70))
    painter.drawRoundedRect(box.translated(0, look.picture_px(4)), high / 2, high / 2)
    set_pen_brush(painter, theme.card, theme.line)
    painter.drawRoundedRect(box, high / 2, high / 2)
    room = box.adjusted(high * 0.35, 0, -high * 0.35, 0)
    if face:
        paint_face(
            painter, look, face, QRectF(box.left() + high * 0.12, box.top() + high * 0.12, high * 0.76, high * 0.76)
        )
        room.setLeft(box.left() + high * 1.1)
    write(painter, room, text, font, theme.text)


class Spotlight(QWidget):
    """Shows an event: tiles fly between bag, rack, board and players, or a scene plays over the table. It takes no
    clicks."""

    ended = Signal()
    stamped = Signal()
    """The stamp of a challenge has fallen: the result may be told."""

    def __init__(
        self,
        page: QWidget,
        board: ScrabbleBoardView,
        rack: RackView,
        bag: BagView,
        players: PlayersCard,
        flight: TileFlight,
        look: Appearance,
        sound: Sound,
    ) -> None:
        super().__init__(page)
        self._page, self._board, self._rack = page, board, rack
        self._bag, self._players, self._flight = bag, players, flight
        self._look, self._sound = look, sound
        self._scene: BingoScene | VerdictScene | _DrawScene | None = None
        self._second = 0.0
        self._time = Timeline(page, look)
        self._time.moved.connect(self._show_at)
        self._time.finished.connect(self._end)
        self._after: Callable[[], None] = lambda: None
        self.keeps_secret = False
        """Whether a challenge is shown whose stamp has not fallen yet."""
        self._come_back: Sequence[int] = ()
        """Where tiles come back to on the rack, which lies as before until the stamp falls."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAccessibleName(" ")
        on_resize(page, self.skip, self)
        self.hide()

    @property
    def runs(self) -> bool:
        return self._scene is not None

    @property
    def seconds_left(self) -> float:
        left = self._scene.seconds - self._second if self._scene else 0.0
        return max(self._flight.seconds_left, left)

    def follow(self, event: Any, session: GameSession[ScrabblePosition], viewer: int | None) -> None:
        position = session.position
        match event:
            case Drew(seat, drawn) if seat == viewer and not self.keeps_secret:
                self._fill(seat, (), drawn, position)
            case Exchanged(seat, given, drawn) if seat == viewer:
                self._fill(seat, given, drawn, position)
            case Played(seat, play):
                squares = [self._on_board(square) for square in play.squares]
                if position.players[seat].level is not None:  # people's tiles lie there since they laid them
                    values = position.rules.tiles.values
                    self._flight.fly(flights_of(play, values, self._seat_area(seat), squares), self._board.set_away)
                if position.phase not in (Phase.CHALLENGE, Phase.ASKED):
                    self._show_bingo(play, position)
            case Accepted() if position.last:
                self._show_bingo(position.last.play, position)
            case PhonyRemoved() | ChallengeFailed() | TableAnswered(stands=True) if self._can_show:
                happened = (each for step in reversed(session.steps) for each in reversed(step))
                laid = next(each for each in happened if isinstance(each, Played))
                self._show_verdict(event, laid, position, viewer)

    def _show_bingo(self, play: Play, position: ScrabblePosition) -> None:
        """Let gold run over a play of every tile that counts."""
        rules = position.rules
        if rules.bingo_bonus and len(play.laid) >= rules.bingo_tiles and self._can_show:
            squares = [self._on_board(square) for square in play.squares]
            self._show(BingoScene(self._look, self._ground, squares, rules.bingo_bonus, self._flight.seconds_left))

    @property
    def _can_show(self) -> bool:
        return self._look.motion and self._page.isVisible()

    def _fill(self, seat: int, given: Rack, drawn: Rack, position: ScrabblePosition) -> None:
        first, values, bag = len(position.racks[seat]) - len(drawn), position.rules.tiles.values, self._mouth
        gone = [Flight(BACK, self._on_rack(first + at), bag) for at in range(len(given))]
        late = max((flight.seconds for flight in gone), default=0.0)
        come = [
            Flight(face_on_rack(tile, values), bag, self._on_rack(place), late + at * APART, True, place)
            for at, (place, tile) in enumerate(enumerate(drawn, first))
        ]
        self._flight.fly([*gone, *come], self._rack.set_away)

    def _seat_area(self, seat: int) -> QRectF:
        """Return where a player's card is. If it is out of sight, tiles come from above the board."""
        area = self._players.card_area(seat)
        middle = QPointF(self._page.mapFromGlobal(area.center()))
        if not area.isValid() or not QRectF(self._page.rect()).contains(middle):
            middle = QPointF(self._ground.center().x(), -40.0)
        return scrabble_pictures.centred(middle, 30, 30)

    @property
    def _mouth(self) -> QRectF:
        return scrabble_pictures.centred(QPointF(self._page.mapFromGlobal(self._bag.mouth())), 28, 28)

    def _on_rack(self, place: int) -> QRectF:
        return area_on(self._page, self._rack, self._rack.tile_area(place))

    def show_draw(self, event: FirstDrawn, position: ScrabblePosition) -> None:
        if not self._look.motion or not event.draws:
            return
        faces, values = faces_at(self._look, position), position.rules.tiles.values
        drawn = tuple((faces[lot.seat], tiles.face_on_rack(lot.tile, values), lot.seat) for lot in event.draws[-1])
        said = self.tr("{name} plays first").format(name=position.players[event.first].name)
        self._show(_DrawScene(self._look, self._ground, drawn, event.first, said))

    def skip(self) -> None:
        self._time.skip()

    @property
    def _ground(self) -> QRectF:
        return area_on(self._page, self._board, self._board.geometry_of_squares.field)

    def _on_board(self, square: int) -> QRectF:
        return area_on(self._page, self._board, self._board.tile_area(square))

    def _show_verdict(
        self,
        event: PhonyRemoved | ChallengeFailed | TableAnswered,
        laid: Played,
        position: ScrabblePosition,
        viewer: int | None,
    ) -> None:
        values, good = position.rules.tiles.values, not isinstance(event, PhonyRemoved)
        by = None if isinstance(event, TableAnswered) else event.by
        faces, players = faces_at(self._look, position), position.players
        said = self.tr("You decide together") if by is None else self.tr("{name} challenges")
        mine, away, floating = event.seat == viewer and not good, tuple[int, ...](), []
        if mine:
            away = places_of(position.racks[event.seat], [tile for _square, tile in laid.play.laid])
        for number, (square, tile) in enumerate(laid.play.laid):
            kind = self._board.kind(square) if good else tiles.kind_of(TileFace(tile.letter, 0), square)
            start = end = self._on_board(square)
            if number < len(away):
                end = self._on_rack(away[number])
            elif not good:
                end = self._seat_area(event.seat)
            floating.append(Flight(tiles.face_of(tile, values), start, end, kind=kind))
        stamp = self.tr("COUNTS") if good else self.tr("DOESN'T COUNT")
        if by is not None:
            stamp = self.tr("IN THE DICTIONARY") if good else self.tr("NOT IN THE DICTIONARY")
        face = faces[by] if by is not None else None
        text = said.format(name=players[by or 0].name)
        self._flight.skip()
        self._show(VerdictScene(self._look, self._ground, tuple(floating), face, text, stamp, good))
        if not self.runs:
            return
        self.keeps_secret, self._come_back = True, away
        self._board.set_away(laid.play.squares)

        def lay_down() -> None:
            self._board.set_away(())
            self._rack.set_away(())
            if good:
                self._show_bingo(laid.play, position)

        self._after = lay_down

    # ------------------------------------------------------------------------------------- showing

    def _show(self, scene: "BingoScene | VerdictScene | _DrawScene") -> None:
        self.skip()
        self._scene, self._second = scene, 0.0
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        self._time.play(scene.seconds)

    def _show_at(self, second: float) -> None:
        scene = self._scene
        if scene is None:
            return
        for at, name, pitch in scene.cues:
            if self._second < at <= second < scene.seconds:
                self._sound.play(name, 0.9, pitch)
        self._second = second
        self.update(scene.area.toAlignedRect())
        if second >= _STAMP_AT + _FALL:
            self._tell_stamp()

    def _tell_stamp(self) -> None:
        if self.keeps_secret:
            self.keeps_secret = False
            self._rack.set_away(self._come_back)
            self.stamped.emit()

    def _end(self) -> None:
        self._tell_stamp()
        self._scene = None
        after, self._after = self._after, lambda: None
        self.hide()
        after()
        if not self.runs:
            self.ended.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._scene is None:
            return
        painter = smooth_painter(self)
        self._scene.paint(painter, self._second)


# ------------------------------------------------------------------------------------- the draw for the first turn

_DEAL, _TURN, _DRAWN = 0.18, 0.3, 3.0  # seconds


@dataclass(frozen=True)
class _DrawScene(Scene):
    """Each player's tile for the first turn is turned over."""

    drawn: tuple[tuple[Avatar, TileFace, int], ...]
    first: int
    said: str

    seconds = _DRAWN

    @property
    def cues(self) -> Sequence[tuple[float, str, float]]:
        turns = [(0.1 + _DEAL * at + _TURN * 0.6, "tile", 1.0) for at in range(len(self.drawn))]
        return (*turns, (self._told, "chime", 1.0))

    @property
    def _told(self) -> float:
        return 0.1 + _DEAL * len(self.drawn) + _TURN

    def paint(self, painter: QPainter, second: float) -> None:
        px, theme = self.look.picture_px, self.look.theme
        clear = max(0.0, min(1.0, second / 0.2, (self.seconds - second) / 0.3))
        painter.setOpacity(clear)
        side, step = px(72), px(108)
        font = sized_font(self.look.px(24), QFont.Weight.Black)
        wide = max(step * len(self.drawn), QFontMetricsF(font).horizontalAdvance(self.said)) + px(64)
        card = scrabble_pictures.centred(self.ground.center(), wide, px(232))
        set_pen_brush(painter, theme.card, theme.line)
        painter.drawRoundedRect(card, px(18), px(18))
        left = card.center().x() - step * len(self.drawn) / 2
        for number, (face, tile, seat) in enumerate(self.drawn):
            middle = left + step * (number + 0.5)
            disc = QRectF(middle - px(24), card.top() + px(16), px(48), px(48))
            paint_face(painter, self.look, face, disc)
            part = max(0.0, min(1.0, (second - 0.1 - _DEAL * number) / _TURN))
            shown = tile if part >= 0.5 else tiles.BACK
            area = scrabble_pictures.centred(
                QPointF(middle, card.top() + px(116)), side * max(0.04, abs(1 - 2 * part)), side
            )
            tiles.paint_scaled(painter, shown, area, side, number, theme)
            if seat == self.first and second >= self._told:
                set_pen_brush(painter, None, theme.accent, px(3))
                painter.drawRoundedRect(area.adjusted(-px(6), -px(6), px(6), px(6)), px(10), px(10))
        if second >= self._told:
            line = QRectF(card.left(), card.bottom() - px(64), card.width(), px(44))
            write(painter, line, self.said, font, theme.text, CENTRE)
        painter.setOpacity(1.0)
