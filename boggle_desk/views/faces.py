"""Who a player is for the eye: a disc in its own colour with initial, mark or the face of a computer; team signs."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from boggle_desk.engine.players import Player, name_key, person_key, sign_of
from boggle_desk.models.characters import character
from boggle_desk.models.locale_text import number_text
from boggle_desk.views.appearance import (
    AT_RIGHT,
    CENTRE,
    Appearance,
    fitted_font,
    painted,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.controls import CalmButton, paint_card, paint_focus
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.layouts import Flow, sized

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


def _paint_disc(painter: QPainter, colour: str, box: QRectF) -> None:
    light = QRadialGradient(box.center() - QPointF(box.width() * 0.18, box.height() * 0.24), box.width() * 0.75)
    light.setColorAt(0, QColor(colour).lighter(112))
    light.setColorAt(0.55, QColor(colour))
    light.setColorAt(1, QColor(colour).darker(118))
    set_pen_brush(painter, light)
    painter.drawEllipse(box)


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
        paint_face(painter, self._look, self._face, QRectF(self.rect()).adjusted(1, 1, -1, -1))


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


# ------------------------------------------------------------------------------------------------- chips


_TICK, _ROOMY = 18, 300
"""The room for the tick of a chosen chip, and the width that leaves room for a share, in design pixels."""


def face_disc(look: Appearance, face: Avatar) -> Callable[[QPainter, QRectF], object]:
    """Return a painter of a face into a box."""
    return lambda painter, box: paint_face(painter, look, face, box)


NoteWriter = Callable[[QPainter, QRectF, str, QFont, str], object]
_WRITE_CUT: NoteWriter = partial(write, cut=True)


class PlayerChip(CalmButton, QAbstractButton):
    """A player's disc with name, team sign, note and points; pressed or checked like a button."""

    def __init__(
        self,
        look: Appearance,
        face: Avatar,
        name: str,
        checkable: bool = False,
        scores: bool = False,
        write_note: NoteWriter = _WRITE_CUT,
        dashed: bool = False,
    ) -> None:
        """A chip that `scores` is flat, shows points and fills its row. A `dashed` face has not played yet."""
        super().__init__()
        self._look, self._face, self._write_note = look, face, write_note
        self._note = self._share = ""
        self._scores, self._dashed = scores, dashed
        self._done: bool | None = None
        self._points: int | None = 0 if scores else None
        self._best = False
        self._team: int | None = None
        self._high, self._left, self._side, self._edge = (
            (42, 2, 34, 2) if scores else (64, 8, 40, 9) if checkable else (56, 10, 38, 6)
        )
        self.setCheckable(checkable)
        self.setText(name)
        self.setAccessibleName(name)
        wide = QSizePolicy.Policy.Expanding if scores else QSizePolicy.Policy.MinimumExpanding
        self.setSizePolicy(wide, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if checkable else Qt.FocusPolicy.NoFocus)

    def set_note(self, note: str, done: bool | None = None) -> None:
        """Set the line below the name. The tick is for who is `done`; if that is None, for the chosen one."""
        self._note, self._done = note, done
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def set_team(self, sign: int | None) -> None:
        self._team = sign
        self.update()

    def show_points(self, points: int | None, share: str, best: bool) -> None:
        """Show points, a share of the best beside them where there is room, and a star for who did best. Without points
        the share stands alone."""
        self._points, self._share, self._best = points, share, best
        self.update()

    def sizeHint(self) -> QSize:
        px, metrics = self._look.px, self.fontMetrics()
        if self._scores:
            return QSize(px(240), px(self._high))
        text = max(metrics.horizontalAdvance(self.text()), metrics.horizontalAdvance(self._note))
        return QSize(px(64) + text + px(12) + (px(_TICK) if self.isCheckable() else 0), px(self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(96), self._look.px(self._high))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, theme = self._look.px, self._look.theme
        painter = smooth_painter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        if self.isCheckable():
            self._paint_frame(painter)
        middle, radius = self.height() / 2, px(self._side // 2)
        disc = QRectF(px(self._left), middle - radius, 2 * radius, 2 * radius)
        paint_face(painter, self._look, self._face, disc, self._dashed)
        if self.hasFocus() and not self.isCheckable():
            paint_focus(painter, self._look, self.rect())
        if self._team is not None:
            side = px(22)
            paint_sign(painter, self._look, self._team, QRectF(px(31), middle + radius - side + px(4), side, side))
        right = px(4) + (px(_TICK) if self.isCheckable() and self._done is not False else 0)
        if self._points is not None:
            right = self._paint_points(painter, self._points)
        elif self._scores:
            font = sized_font(px(15))
            write(painter, QRectF(self.rect()).adjusted(0, 0, -px(6), 0), self._share, font, theme.muted, AT_RIGHT)
            right = painter.fontMetrics().horizontalAdvance(self._share) + px(14)
        left = px(self._left + self._side + 10)
        self._paint_words(painter, QRectF(left, 0, self.width() - left - right, self.height()))

    def _paint_frame(self, painter: QPainter) -> None:
        theme, px, chosen = self._look.theme, self._look.px, self.isChecked()
        paint_card(painter, self._look, self.rect(), theme.accent if chosen else theme.line, 3 if chosen else 1)
        if chosen if self._done is None else self._done and not chosen:
            ink, font = theme.accent if self._done is None else theme.good, sized_font(px(20), QFont.Weight.Black)
            write(painter, self.rect().adjusted(0, 0, -px(12), -px(4)), "✓", font, ink, AT_RIGHT)
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())

    def _paint_points(self, painter: QPainter, points: int) -> int:
        """Paint the points at the right; return the width they take."""
        theme, px, aside, room = self._look.theme, self._look.px, self._look.px(4), QRectF(self.rect())
        if self._share and self.width() >= px(_ROOMY):
            aside = px(76)
            write(painter, room, self._share, sized_font(px(15)), theme.muted, AT_RIGHT)
        total, font = number_text(points), sized_font(px(24), QFont.Weight.Black)
        write(painter, room.adjusted(0, 0, -aside, 0), total, font, theme.text, AT_RIGHT)
        return aside + px(8) + painter.fontMetrics().horizontalAdvance(total)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme, px = self._look.theme, self._look.px
        if room.width() < px(_TICK):
            return  # the face alone
        name = f"★ {self.text()}" if self._best else self.text()
        font, small = sized_font(px(17)), fitted_font(self._note, px(14), room.width())
        small.setPixelSize(max(px(11), small.pixelSize()))
        cut = any(QFontMetrics(f).horizontalAdvance(t) > room.width() for f, t in ((font, name), (small, self._note)))
        self.setToolTip("\n".join(filter(None, (self.text(), self._note))) if cut else "")
        above, half = room, room.height() / 2
        if self._note:
            above = room.adjusted(0, px(self._edge), 0, -half)
            below = room.adjusted(0, half, 0, -px(self._edge))
            chosen = self.isChecked() and self._done is not None
            self._write_note(painter, below, self._note, small, theme.accent_text if chosen else theme.muted)
        write(painter, above, name, font, theme.accent_text if self._best else theme.text, cut=True)


class PlayerChips(Flow):
    """The players' chips, of which one is checked."""

    chosen = Signal(int)

    def __init__(self, look: Appearance, least: int) -> None:
        """`least` is the width in which a chip makes do."""
        super().__init__(look, least=least)
        self.chips: list[PlayerChip] = []
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
        faces = enumerate(zip(faces_of(self._look, players), players, strict=True))
        self.chips = [PlayerChip(self._look, face, each.name, seat not in fixed) for seat, (face, each) in faces]
        for seat, (chip, player) in enumerate(zip(self.chips, players, strict=True)):
            chip.set_team(sign_of(players, seat))
            chip.setAccessibleName(", ".join(filter(None, (player.name, player.team))))
            if seat not in fixed:
                self._group.addButton(chip, seat)
        self.fill(self.chips)
        return True
