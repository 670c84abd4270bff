"""Players of a game: their discs, their chips with the signs of their teams, and how they stand."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from boggle_desk.engine.boggle.position import BogglePosition, EntryMark
from boggle_desk.engine.players import side_points, sides, sign_of
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.characters import character
from boggle_desk.models.locale_text import number_text, with_sign
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import clear_layout, label
from boggle_desk.views.decorations import Disc
from boggle_desk.views.faces import (
    TEAM_SIGNS,
    FaceDisc,
    TeamSign,
    face_disc,
    faces_at,
    paint_sign,
)
from boggle_desk.views.layouts import in_column, in_row
from boggle_desk.views.player_view import PlayerView


def seat_disc(look: Appearance, position: BogglePosition, seat: int) -> Disc:
    return face_disc(look, faces_at(look, position)[seat])


def side_disc(look: Appearance, position: BogglePosition, side: "Side") -> Disc:
    """Return a painter of a side: the face of who plays alone, or the sign of a team."""
    sign = sign_of(position.players, side[0])
    if sign is None:
        return seat_disc(look, position, side[0])
    return lambda painter, box: paint_sign(painter, look, sign, box)


def side_colour(look: Appearance, position: BogglePosition, side: "Side") -> str:
    sign = sign_of(position.players, side[0])
    return faces_at(look, position)[side[0]].colour if sign is None else TEAM_SIGNS[sign % len(TEAM_SIGNS)][0]


def side_shown(look: Appearance, say: BoggleStrings, position: BogglePosition, side: "Side") -> tuple[str, Disc, str]:
    """Return a side's name, its disc and its colour."""
    return say.side_name(position, side), side_disc(look, position, side), side_colour(look, position, side)


class FaceRow(QWidget):
    """The players' discs side by side, with names and points, before a round."""

    pressed = Signal(int, object)  # the seat whose face was clicked, and the place below it on the screen

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._shown: object = None
        self._row = in_row(look, gap=8, on=self)
        self.faces: list[QWidget] = []
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        for seat, one in enumerate(self.faces):
            if one.geometry().contains(event.position().toPoint()):
                self.pressed.emit(seat, self.mapToGlobal(one.geometry().bottomLeft()))

    def show_points(self, position: BogglePosition) -> None:
        """Show who plays, who has a handicap, and after the first round the points of all."""
        shown = position.players, position.totals, bool(position.rounds), position.left, faces_at(self._look, position)
        if shown == self._shown:
            return
        self._shown = shown
        clear_layout(self._row)
        self.faces = []
        size = _face_size(position)
        for seat, face in enumerate(faces_at(self._look, position)):
            name = label(position.players[seat].name, "heading", align=Qt.AlignmentFlag.AlignHCenter)
            name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            name.setToolTip(position.players[seat].name)
            few, total = len(position.players) <= _LARGE_FACES, position.totals[seat]
            points = with_sign(total, self.tr("%n point(s)", "", abs(total))) if few else number_text(total)
            player = position.players[seat]
            granted = BoggleStrings(self).handicap_text(player)
            left = seat in position.left
            points = self.tr("left the game") if left else points if position.rounds else ""
            texts = [label(text, "muted") for text in (points, player.team) if text]
            if granted:
                texts.append(label("+", "accent"))
                texts[-1].setToolTip(granted)
                texts[-1].setAccessibleName(granted)
            centred = Qt.AlignmentFlag.AlignHCenter
            below = ((text, centred) for text in texts)
            one = QWidget(enabled=not left)
            in_column(self._look, (FaceDisc(self._look, face, size), centred), name, *below, 0, gap=0, on=one)
            self._row.addWidget(one, 1)
            self.faces.append(one)

    def has_room(self, position: BogglePosition, width: int) -> bool:
        """Return whether all discs, and the points below them, have room side by side."""
        few = len(position.players) <= _LARGE_FACES
        each = _POINTS_WIDTH if position.rounds and few else _face_size(position) + 8
        return len(position.players) * self._look.px(each) <= width


def _face_size(position: BogglePosition) -> int:
    count = len(position.players)
    return 64 if count <= _LARGE_FACES else 48 if count <= _SMALL_FACES else 36


_LARGE_FACES, _SMALL_FACES, _POINTS_WIDTH = 4, 6, 84
Side = tuple[int, ...]


@dataclass(frozen=True)
class StandingRow:
    """A line of a standing: who, in a widget and by name, the numbers about them, and their points in all."""

    who: QWidget
    name: str
    numbers: tuple[str, ...] = ()
    total: int | None = None
    role: str = "number"


class StandingGrid(QWidget):
    """How it stands as a table: who, some numbers, of which the last is the latest points, and the points in all."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._numbers: dict[int, list[QWidget]] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)

    def show_rows(self, titles: Sequence[str], rows: Iterable[StandingRow]) -> None:
        """Show these rows, under titles if there are any; the first title belongs to who it is."""
        clear_layout(self._grid)
        self._numbers.clear()
        self._grid.setHorizontalSpacing(self._look.px(18 if len(titles) < _MANY_COLUMNS else 10))
        for column, title in enumerate(titles):
            self._put(label(title, "muted"), 0, column)
        last = max(1, len(titles) - 1)
        for number, row in enumerate(rows, start=1):
            self._grid.addWidget(row.who, number, 0, 1, 1 if row.numbers or row.total is not None else last + 1)
            for column, text in enumerate(row.numbers, start=1):
                self._put(label(text, "accent" if column == last - 1 else ""), number, column)
            if row.total is not None:
                total = label(number_text(row.total), row.role)
                total.setAccessibleName(self.tr("{name}: {total}").format(name=row.name, total=row.total))
                self._put(total, number, last)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave numbers out, the first column first, where a name would have no room beside them; never the last."""
        gap = self._grid.horizontalSpacing()
        wide = [gap + max(each.sizeHint().width() for each in column) for column in self._numbers.values()]
        for place, column in enumerate(list(self._numbers.values())[:-1]):
            for each in column:
                each.setVisible(self.width() - sum(wide[place:]) >= self._look.px(_NAME_ROOM))

    def _put(self, widget: QWidget, row: int, column: int) -> None:
        side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        self._grid.addWidget(widget, row, column, side | Qt.AlignmentFlag.AlignVCenter)
        if column:
            self._numbers.setdefault(column, []).append(widget)


_MANY_COLUMNS, _NAME_ROOM = 5, 120


class ScoreList(StandingGrid):
    """A row for each player, the first side first: name, words that stand, points granted, points of the round, points
    in all. Above the players of a team stands the team, and below them their sums, as on a bill (rule B34)."""

    def show_position(self, position: BogglePosition, with_round: bool) -> None:
        """Show names and totals, and beside them the last round if wished."""
        granted = any(player.head_start for player in position.players)
        titles = [self.tr("Player"), self.tr("Words"), *([self.tr("Granted")] if granted else [])]
        titles += [self.tr("Round"), self.tr("Total")]
        points = dict(zip(sides(position.players), side_points(position.players, position.totals), strict=True))
        ranked = sorted(points, key=lambda side: -points[side])
        rows = [row for side in ranked for row in self._side(position, side, with_round, granted)]
        self.show_rows(titles if with_round else (), rows)

    def _side(self, position: BogglePosition, side: Side, with_round: bool, granted: bool) -> Iterator[StandingRow]:
        say, players = BoggleStrings(self), position.players
        name, in_team = say.side_name(position, side), len(side) > 1
        total = sum(position.totals[seat] for seat in side)
        if players[side[0]].team is not None:
            head, sign = QWidget(), TeamSign(self._look, sign_of(players, side[0]) or 0)
            in_row(self._look, sign, (label(name, "heading"), 1), margins=(10, 6, 0, 0), on=head)
            yield StandingRow(head, name, total=total if in_team and not with_round else None)
        for seat in side:
            player = players[seat]
            chip = PlayerView(self._look, faces_at(self._look, position)[seat], player.name)
            level = character(player.level).title if player.level else ""
            left = self.tr("left the game") if seat in getattr(position, "left", ()) else ""
            note = " · ".join(filter(None, (level, say.handicap_text(player, not with_round), left)))
            chip.show_now(note=note, sign=sign_of(players, seat), team=player.team or "")
            numbers = _numbers(position, (seat,), granted) if with_round else ()
            yield StandingRow(chip, player.name, numbers, position.totals[seat], "muted" if in_team else "number")
        if in_team and with_round:
            together = label(self.tr("Together"), "muted")
            yield StandingRow(together, name, _numbers(position, side, granted), total)


def _numbers(position: BogglePosition, side: Side, granted: bool) -> tuple[str, ...]:
    words = sum(entry.mark is EntryMark.STANDING for seat in side for entry in position.lists[seat])
    given = sum(position.players[seat].head_start for seat in side)
    points = number_text(sum(position.rounds[-1][seat] for seat in side), signed=True)
    return str(words), *((f"+{given}" if given else "",) if granted else ()), points
