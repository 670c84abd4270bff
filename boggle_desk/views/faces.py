"""Who a player is for the eye: a disc in its own colour with initial, mark or the face of a computer; team signs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QPixmapCache, QRadialGradient
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.players import Player, name_key, person_key
from boggle_desk.models.characters import character
from boggle_desk.views.appearance import CENTRE, Appearance, painted, set_pen_brush, sized_font, write
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.layouts import sized

COLOURS = ("#9f6410", "#2a7d78", "#8a4fa0", "#b5463c", "#3a6ea5", "#5e7d2f", "#5b6770", "#a83a72")
"""One for each seat: amber, teal, purple, red, blue, olive, slate, pink. White letters can be read on all of them."""
MARKS = ("star", "sun", "moon", "heart", "flower", "fish", "cat", "rocket", "crown")
"""What a person may choose in place of the initial."""

_ISOLATE = "\u2068"  # what a name from right to left begins with


@dataclass(frozen=True)
class Avatar:
    initials: str
    colour: str
    mark: str = ""  # one of `MARKS` in place of the initials, or nothing
    computer: str = ""  # the level of a computer, whose character has a face of its own; empty for a person


def faces_of(look: Appearance, players: Sequence[Player]) -> tuple[Avatar, ...]:
    """Return the face of each player at a table. People have the colours and marks that they are remembered with, and
    whoever is new the colour that will be remembered. No two players have the same colour, and those with one initial
    in common have two letters."""
    people = [None if each.level else look.people.get(name_key(each.name)) for each in players]
    colours: list[int | None] = [None] * len(players)
    for seat, person in enumerate(people):
        if person and person.colour is not None and person.colour % len(COLOURS) not in colours:
            colours[seat] = person.colour % len(COLOURS)
    taken = {each.colour for each in look.people.values()}
    new = [seat for seat, colour in enumerate(colours) if colour is None]
    for seat in sorted(new, key=lambda seat: (bool(players[seat].level), not person_key(players[seat].name))):
        first = seat if players[seat].level else next(colour for colour in count(seat) if colour not in taken)
        taken.add(first)
        order = ((first + step) % len(COLOURS) for step in range(len(COLOURS)))
        colours[seat] = next((place for place in order if place not in colours), seat % len(COLOURS))
    names = [each.name for each in players if not each.level]
    return tuple(
        Avatar(_initials(player.name, names), COLOURS[colour or 0], person.mark if person else "", player.level or "")
        for player, person, colour in zip(players, people, colours, strict=True)
    )


def faces_at(look: Appearance, table: Any, players: Sequence[Player] = ()) -> tuple[Avatar, ...]:
    """Return the faces of those who sit at a game's table, or of these `players` there. Each seat keeps the colour that
    it had when the game began, even for a new player."""
    begun, now = list(table.players), players or table.players
    for each in reversed(getattr(table, "former", ())):
        begun[each.seat] = each.player
    named = zip(faces_of(look, begun), faces_of(look, now), strict=True)
    return tuple(replace(face, colour=first.colour) for first, face in named)


def _initials(name: str, names: Sequence[str]) -> str:
    """Return the first letter, and if others have it too the next one that tells the name from theirs."""
    name, names = name.lstrip(_ISOLATE), [each.lstrip(_ISOLATE) for each in names]
    first = name[:1].upper()
    others = [each.casefold() for each in names if each != name and each[:1].upper() == first]
    telling = (
        letter
        for at, letter in enumerate(name)
        if at and letter != " " and all(each[at : at + 1] != letter.casefold() for each in others)
    )
    return first + next(telling, name[1:2]).lower() if others else first


def face_of(look: Appearance, name: str) -> Avatar:
    """Return the face of a person who is at no table."""
    person = look.people.get(name_key(name))
    colour = person.colour if person and person.colour is not None else 0
    return Avatar(_initials(name, ()), COLOURS[colour % len(COLOURS)], person.mark if person else "")


def paint_face(painter: QPainter, look: Appearance, face: Avatar, box: QRectF, dashed: bool = False) -> None:
    """Paint a disc into a square box. A dashed one, a ring with the initial, is of somebody who has not played yet."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = box.width()
    if dashed:
        pen = QPen(QColor(face.colour), max(1.5, side / 24), Qt.PenStyle.DashLine)
        set_pen_brush(painter, edge=pen)
        inset = pen.widthF() / 2
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    else:
        _paint_disc(painter, face.colour, box)
    ink = look.theme.text if dashed else "white"
    if face.computer:
        paint_drawing(painter, f"computer_{character(face.computer).key}", box)
    elif face.mark in MARKS:
        inset = 0.17 * side
        paint_drawing(painter, f"mark_{face.mark}", box.adjusted(inset, inset, -inset, -inset), ink=ink)
    else:
        font = sized_font(max(6, side * (0.42 if len(face.initials) < 2 else 0.38)), QFont.Weight.Black)
        write(painter, box, face.initials, font, ink, CENTRE)
    painter.restore()


def put_face(painter: QPainter, look: Appearance, face: Avatar, box: QRectF, dashed: bool = False) -> None:
    """Paint a disc on a widget by a picture that is kept: its light takes longer than all that is around it."""
    around, ratio, made = box.toAlignedRect(), painter.device().devicePixelRatioF(), QPixmap()
    within = box.translated(-around.topLeft().toPointF())
    name = f"{face} {dashed} {look.theme.text} {within.getRect()} {ratio}"
    if not QPixmapCache.find(name, made):
        made = painted(around.size(), ratio, lambda painter: paint_face(painter, look, face, within, dashed))
        QPixmapCache.insert(name, made)
    painter.drawPixmap(around.topLeft(), made)


def _paint_disc(painter: QPainter, colour: str, box: QRectF) -> None:
    light = QRadialGradient(box.center() - QPointF(box.width() * 0.18, box.height() * 0.24), box.width() * 0.75)
    light.setColorAt(0, QColor(colour).lighter(112))
    light.setColorAt(0.55, QColor(colour))
    light.setColorAt(1, QColor(colour).darker(118))
    set_pen_brush(painter, light)
    painter.drawEllipse(box)


def face_disc(look: Appearance, face: Avatar) -> Callable[[QPainter, QRectF], object]:
    """Return a painter of a face into a box."""
    return lambda painter, box: paint_face(painter, look, face, box)


class FaceDisc(QWidget):
    def __init__(self, look: Appearance, face: Avatar, size: int) -> None:
        """`size` is in design pixels."""
        super().__init__()
        self._look, self._face = look, face
        sized(self, look, size, size, fixed=True)

    def show_face(self, face: Avatar) -> None:
        self._face = face
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        put_face(painter, self._look, self._face, QRectF(self.rect()).adjusted(1, 1, -1, -1))


# ------------------------------------------------------------------------------------------------- teams


_SIGN = 26
TEAM_SIGNS = (
    ("#c9403a", "circle"),
    ("#2f7fd0", "triangle"),
    ("#3a9450", "square"),
    ("#d99a1c", "star"),
    ("#9a58c2", "diamond"),
    ("#74828f", "cross"),
)
"""Colour and shape of each team's sign, so that neither has to be told apart alone. Each colour stands out from the
light cards and the dark ones."""


def paint_sign(painter: QPainter, look: Appearance, sign: int, box: QRectF) -> None:
    """Paint a team's sign into a square box, with an edge in the colour of the cards."""
    colour, shape = TEAM_SIGNS[sign % len(TEAM_SIGNS)]
    out = 0.1 * box.width() - 1.2 * look.px(1)
    paint_drawing(painter, f"team_{shape}", box.adjusted(-out, -out, out, out), own=colour, edge=look.theme.card)


def team_icon(look: Appearance, sign: int) -> QIcon:
    box = QRect(0, 0, look.px(_SIGN), look.px(_SIGN))
    return QIcon(painted(box.size(), 1, lambda painter: paint_sign(painter, look, sign, QRectF(box))))


class TeamSign(QWidget):
    def __init__(self, look: Appearance, sign: int) -> None:
        super().__init__()
        self._look, self._sign = look, sign
        sized(self, look, _SIGN, _SIGN, fixed=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sign(QPainter(self), self._look, self._sign, QRectF(self.rect()))
