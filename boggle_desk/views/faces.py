"""Who a player is for the eye: a disc in a colour of its own with an initial, a mark, or the face of a computer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.players import Player
from boggle_desk.engine.statistics import folded
from boggle_desk.views.appearance import Appearance

COLOURS = ("#9f6410", "#2a7d78", "#8a4fa0", "#b5463c", "#3a6ea5", "#5e7d2f", "#5b6770", "#a83a72")
"""One for each seat: amber, teal, purple, red, blue, olive, slate, pink. White letters can be read on all of them."""


@dataclass(frozen=True)
class Face:
    """What a player's disc shows."""

    initials: str
    colour: str
    mark: str = ""
    """A key of `MARKS` in place of the initials, or nothing."""
    computer: bool = False


def faces_of(look: Appearance, players: Sequence[Player]) -> tuple[Face, ...]:
    """Return the face of each player at a table. People have the colours and marks that they are remembered with, no
    two players the same colour, and those with one initial in common two letters."""
    people = [None if each.level else look.people.get(folded(each.name)) for each in players]
    colours: list[int | None] = [None] * len(players)
    for seat, person in enumerate(people):
        if person and person.colour is not None and person.colour % len(COLOURS) not in colours:
            colours[seat] = person.colour % len(COLOURS)
    for seat, colour in enumerate(colours):
        if colour is None:
            order = ((seat + step) % len(COLOURS) for step in range(len(COLOURS)))
            colours[seat] = next((place for place in order if place not in colours), seat % len(COLOURS))
    names = [each.name for each in players if not each.level]
    return tuple(
        Face(
            _initials(player.name, names),
            COLOURS[colour or 0],
            person.mark if person else "",
            player.level is not None,
        )
        for player, person, colour in zip(players, people, colours, strict=True)
    )


def _initials(name: str, names: Sequence[str]) -> str:
    """Return the first letter, and if others have it too the next one that tells the name from theirs."""
    first = name[:1].upper()
    others = [each.casefold() for each in names if each != name and each[:1].upper() == first]
    telling = (
        letter
        for at, letter in enumerate(name)
        if at and letter != " " and all(each[at : at + 1] != letter.casefold() for each in others)
    )
    return first + next(telling, name[1:2]).lower() if others else first


def face_of(look: Appearance, name: str, seat: int = 0) -> Face:
    """Return the face of a person who is at no table."""
    person = look.people.get(folded(name))
    colour = person.colour if person and person.colour is not None else seat
    return Face(_initials(name, ()), COLOURS[colour % len(COLOURS)], person.mark if person else "")


def paint_face(painter: QPainter, look: Appearance, face: Face, box: QRectF, dashed: bool = False) -> None:
    """Paint a disc into a square box. A dashed one, a ring with the initial, is of somebody who has not played yet."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = box.width()
    if dashed:
        pen = QPen(QColor(face.colour), max(1.5, side / 24), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = pen.widthF() / 2
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    else:
        _paint_disc(painter, face.colour, box)
    ink = QColor(look.theme.text if dashed else "white")
    if face.computer:
        _paint_computer(painter, box)
    elif face.mark in MARKS:
        painter.translate(box.center())
        painter.scale(side * 0.3, side * 0.3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPath(MARKS[face.mark]())
    else:
        font = painter.font()
        font.setWeight(font.Weight.Black)
        font.setPixelSize(max(6, round(side * (0.42 if len(face.initials) < 2 else 0.38))))
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, face.initials)
    painter.restore()


def _paint_disc(painter: QPainter, colour: str, box: QRectF) -> None:
    light = QRadialGradient(box.center() - QPointF(box.width() * 0.18, box.height() * 0.24), box.width() * 0.75)
    light.setColorAt(0, QColor(colour).lighter(112))
    light.setColorAt(0.55, QColor(colour))
    light.setColorAt(1, QColor(colour).darker(118))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(box)


def _paint_computer(painter: QPainter, box: QRectF) -> None:
    """Paint an ivory cube with two eyes and a smile."""
    side = box.width()
    cube = QRectF(0, 0, side * 0.5, side * 0.5)
    cube.moveCenter(box.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#d8cba9"))
    painter.drawRoundedRect(cube.translated(0, side * 0.035), side * 0.11, side * 0.11)
    painter.setBrush(QColor("#fff7e6"))
    painter.drawRoundedRect(cube, side * 0.11, side * 0.11)
    ink = QColor("#1b263e")
    painter.setBrush(ink)
    for across in (-0.11, 0.11):
        painter.drawEllipse(cube.center() + QPointF(side * across, -side * 0.05), side * 0.035, side * 0.042)
    painter.setPen(QPen(ink, side * 0.03, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    smile = QRectF(0, 0, side * 0.22, side * 0.16)
    smile.moveCenter(cube.center() + QPointF(0, side * 0.06))
    painter.drawArc(smile, 200 * 16, 140 * 16)


class FaceDisc(QWidget):
    """A player's disc."""

    def __init__(self, look: Appearance, face: Face, size: int = 72, dashed: bool = False) -> None:
        """`size` is in pixels of the design."""
        super().__init__()
        self._look, self._face, self._size, self._dashed = look, face, size, dashed
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        size = self._look.px(self._size)
        self.setFixedSize(QSize(size, size))

    def show_face(self, face: Face) -> None:
        self._face = face
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_face(painter, self._look, self._face, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._dashed)


# ------------------------------------------------------------------------------------------------- marks


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _circle(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _rays(count: int, inner: float, outer: float = 1.0) -> QPainterPath:
    turns = [(outer if place % 2 == 0 else inner, pi * place / count - pi / 2) for place in range(2 * count)]
    return _polygon(*((far * cos(angle), far * sin(angle)) for far, angle in turns))


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.9))
    path.cubicTo(-1.5, -0.2, -0.8, -1.2, 0, -0.4)
    path.cubicTo(0.8, -1.2, 1.5, -0.2, 0, 0.9)
    return path


def _flower() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for petal in range(6):
        path.addPath(_circle(0.58 * cos(petal * pi / 3), 0.58 * sin(petal * pi / 3), 0.36))
    return path.simplified().subtracted(_circle(0, 0, 0.24))


def _fish() -> QPainterPath:
    body = QPainterPath(QPointF(-1, 0))
    body.cubicTo(-0.5, -0.85, 0.35, -0.65, 0.55, 0)
    body.cubicTo(0.35, 0.65, -0.5, 0.85, -1, 0)
    return body.united(_polygon((0.35, 0), (1, -0.6), (0.85, 0), (1, 0.6))).subtracted(_circle(-0.55, -0.14, 0.12))


def _cat() -> QPainterPath:
    head = QPainterPath()
    head.addEllipse(QPointF(0, 0.2), 0.85, 0.72)
    left, right = (_polygon((x * 0.82, 0.1), (x * 0.75, -0.95), (x * 0.15, -0.4)) for x in (-1, 1))
    eyes = _circle(-0.32, 0.1, 0.12).united(_circle(0.32, 0.1, 0.12))
    return head.united(left).united(right).subtracted(eyes).subtracted(_polygon((-0.12, 0.38), (0.12, 0.38), (0, 0.52)))


def _rocket() -> QPainterPath:
    hull = QPainterPath(QPointF(0, -1))
    hull.cubicTo(0.62, -0.5, 0.45, 0.3, 0.3, 0.6)
    hull.lineTo(-0.3, 0.6)
    hull.cubicTo(-0.45, 0.3, -0.62, -0.5, 0, -1)
    left, right = (_polygon((x * 0.35, 0.15), (x * 0.78, 0.75), (x * 0.25, 0.6)) for x in (-1, 1))
    flame = _polygon((-0.18, 0.68), (0.18, 0.68), (0, 1.05))
    return hull.united(left).united(right).united(flame).subtracted(_circle(0, -0.25, 0.18))


def _crown() -> QPainterPath:
    return _polygon((-0.9, 0.65), (-1, -0.5), (-0.5, 0), (0, -0.85), (0.5, 0), (1, -0.5), (0.9, 0.65))


MARKS: dict[str, Callable[[], QPainterPath]] = {
    "star": lambda: _rays(5, 0.45),
    "sun": lambda: _rays(10, 0.68),
    "moon": lambda: _circle(0, 0, 0.95).subtracted(_circle(0.42, -0.2, 0.8)),
    "heart": _heart,
    "flower": _flower,
    "fish": _fish,
    "cat": _cat,
    "rocket": _rocket,
    "crown": _crown,
}
"""What a person may choose in place of the initial: each a path within the unit circle."""
