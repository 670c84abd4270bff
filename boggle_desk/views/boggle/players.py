"""Players of a game: their discs, their chips with the signs of their teams, and how they stand."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.position import BogglePosition, Mark
from boggle_desk.engine.players import side_points, sides, sign_of
from boggle_desk.models.locale_text import number_text
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.faces import FaceDisc, faces_of, paint_face
from boggle_desk.views.kit import SeatChip, clear_layout, label
from boggle_desk.views.props import Disc
from boggle_desk.views.spacing import spaced
from boggle_desk.views.team_signs import TEAM_SIGNS, TeamSign, paint_sign


def seat_chip(look: Appearance, position: BogglePosition, seat: int, checkable: bool = False) -> SeatChip:
    """Return the chip of a seat."""
    face = faces_of(look, position.players)[seat]
    chip = SeatChip(look, seat, position.players[seat].name, checkable, face)
    show_team(chip, position, seat)
    return chip


def show_team(chip: SeatChip, position: BogglePosition, seat: int) -> None:
    """Let a chip show and say in which team its player is."""
    team = position.players[seat].team
    chip.set_team(sign_of(position.players, seat))
    if team is not None:
        chip.setAccessibleName(f"{position.players[seat].name}, {team}")


def seat_disc(look: Appearance, position: BogglePosition, seat: int) -> Disc:
    """Return what paints who sits on a seat."""
    face = faces_of(look, position.players)[seat]
    return lambda painter, box: paint_face(painter, look, face, box)


def side_disc(look: Appearance, position: BogglePosition, side: "Side") -> Disc:
    """Return what paints a side: the face of who plays alone, or the sign of a team."""
    sign = sign_of(position.players, side[0])
    if sign is None:
        return seat_disc(look, position, side[0])
    return lambda painter, box: paint_sign(painter, look, sign, box)


def side_colour(look: Appearance, position: BogglePosition, side: "Side") -> str:
    """Return the colour of a side: of a team's sign, or of who plays alone."""
    sign = sign_of(position.players, side[0])
    return faces_of(look, position.players)[side[0]].colour if sign is None else TEAM_SIGNS[sign % len(TEAM_SIGNS)][0]


class FaceRow(QWidget):
    """The players' discs side by side, with names and points, before a round."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._row = spaced(QHBoxLayout(self), look, 8, (0, 0, 0, 0))

    def show_points(self, position: BogglePosition) -> None:
        """Show who plays, and after the first round the points of all."""
        clear_layout(self._row)
        size = _face_size(position)
        for seat, face in enumerate(faces_of(self._look, position.players)):
            one = QWidget()
            column = spaced(QVBoxLayout(one), self._look, 0, (0, 0, 0, 0))
            name = label(position.players[seat].name, "heading")
            name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            name.setToolTip(position.players[seat].name)
            column.addWidget(FaceDisc(self._look, face, size), 0, Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(name)
            points = self.tr("%n point(s)", "", position.totals[seat]) if position.rounds else ""
            for text in filter(None, (points, position.players[seat].team)):
                column.addWidget(label(text, "muted"), 0, Qt.AlignmentFlag.AlignHCenter)
            column.addStretch()
            self._row.addWidget(one, 1)

    def has_room(self, position: BogglePosition, width: int) -> bool:
        """Return whether all discs, and the points below them, have room side by side."""
        each = _POINTS_WIDTH if position.rounds else _face_size(position) + 8
        return len(position.players) * self._look.px(each) <= width


def _face_size(position: BogglePosition) -> int:
    return 64 if len(position.players) <= _LARGE_FACES else 48


_LARGE_FACES, _POINTS_WIDTH = 4, 84
_NAME, _WORDS, _GRANTED, _ROUND, _TOTAL = range(5)
"""The columns."""
Side = tuple[int, ...]


class Standing(QWidget):
    """A row for each player, the first side first: name, words that stand, points granted, points of the round, points
    in all. Above the players of a team stands the team (rule B34)."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._say = BoggleWords(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(_NAME, 1)

    def show_totals(self, position: BogglePosition) -> None:
        """Show names and totals."""
        self._show(position, with_round=False)

    def show_round(self, position: BogglePosition) -> None:
        """Show the last round beside the totals."""
        self._show(position, with_round=True)

    def _show(self, position: BogglePosition, with_round: bool) -> None:
        clear_layout(self._grid)
        granted = any(player.head_start for player in position.players)
        self._grid.setHorizontalSpacing(self._look.px(10 if granted else 18))
        if with_round:
            self._put_titles(granted)
        row = 1
        for side in _ranking(position):
            row = self._put_side(position, side, row, with_round)

    def _put_side(self, position: BogglePosition, side: Side, row: int, with_round: bool) -> int:
        """Put a side from this row on; return the row after it. The sums of a team stand below its players, as on a
        bill; without the last round they stand beside its name."""
        team = position.players[side[0]].team
        if team is not None:
            self._put_team(position, side, row, with_round)
            row += 1
        for seat in side:
            self._put_player(position, seat, row, with_round, len(side) > 1)
            row += 1
        if len(side) > 1 and with_round:
            self._put_sum(position, side, row)
            row += 1
        return row

    def _put_titles(self, granted: bool) -> None:
        titles = {
            _NAME: self.tr("Player"),
            _WORDS: self.tr("Words"),
            _GRANTED: self.tr("Granted") if granted else "",
            _ROUND: self.tr("Round"),
            _TOTAL: self.tr("Total"),
        }
        for column, title in titles.items():
            if title:
                self._put(label(title, "muted"), 0, column)

    def _put_team(self, position: BogglePosition, side: Side, row: int, with_round: bool) -> None:
        name = self._say.side_name(position, side)
        head = QWidget()
        inside = spaced(QHBoxLayout(head), self._look, margins=(10, 6, 0, 0))
        inside.addWidget(TeamSign(self._look, sign_of(position.players, side[0]) or 0))
        inside.addWidget(label(name, "heading"), 1)
        self._grid.addWidget(head, row, _NAME, 1, _TOTAL if not with_round else _TOTAL + 1)
        if not with_round and len(side) > 1:
            self._put_total(name, sum(position.totals[seat] for seat in side), row, "number")

    def _put_sum(self, position: BogglePosition, side: Side, row: int) -> None:
        words = sum(_standing_words(position, seat) for seat in side)
        granted = sum(position.players[seat].head_start for seat in side)
        self._put(label(self.tr("Together"), "muted"), row, _NAME)
        self._put_round(row, words, granted, sum(position.rounds[-1][seat] for seat in side))
        total = sum(position.totals[seat] for seat in side)
        self._put_total(self._say.side_name(position, side), total, row, "number")

    def _put_player(self, position: BogglePosition, seat: int, row: int, with_round: bool, in_team: bool) -> None:
        player = position.players[seat]
        chip = seat_chip(self._look, position, seat)
        level = self._say.level_name(player.level) if player.level else ""
        chip.set_note(" · ".join(filter(None, (level, self._say.handicap_text(player, not with_round)))))
        self._grid.addWidget(chip, row, _NAME)
        if with_round:
            points = position.rounds[-1][seat]
            self._put_round(row, _standing_words(position, seat), player.head_start, points)
        self._put_total(player.name, position.totals[seat], row, "muted" if in_team else "number")

    def _put_round(self, row: int, words: int, granted: int, points: int) -> None:
        self._put(label(str(words)), row, _WORDS)
        if granted:
            self._put(label(f"+{granted}"), row, _GRANTED)
        self._put(label(number_text(points, signed=True), "accent"), row, _ROUND)

    def _put_total(self, name: str, points: int, row: int, role: str) -> None:
        total = label(number_text(points), role)
        total.setAccessibleName(self.tr("{name}: {total}").format(name=name, total=points))
        self._put(total, row, _TOTAL)

    def _put(self, widget: QWidget, row: int, column: int) -> None:
        side = Qt.AlignmentFlag.AlignLeft if column == _NAME else Qt.AlignmentFlag.AlignRight
        self._grid.addWidget(widget, row, column, side | Qt.AlignmentFlag.AlignVCenter)


def _standing_words(position: BogglePosition, seat: int) -> int:
    return sum(1 for entry in position.lists[seat] if entry.mark is Mark.STANDING)


def _ranking(position: BogglePosition) -> list[Side]:
    """Return the sides, the one with the most points first."""
    totals = dict(zip(sides(position.players), side_points(position.players, position.totals), strict=True))
    return sorted(totals, key=lambda side: -totals[side])
