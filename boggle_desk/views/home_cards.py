"""The cards of the home page: the game that waits, the board of the day, a quick round."""

from collections.abc import Mapping, Sequence
from datetime import date
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QMenu, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.models.games_model import Progress, kind_title
from boggle_desk.models.locale_text import moment_text
from boggle_desk.storage.games import StoredGame
from boggle_desk.views.appearance import Appearance, smooth_painter
from boggle_desk.views.faces import FaceDisc, faces_of
from boggle_desk.views.kit import Card, button, clear_layout, label, paint_card
from boggle_desk.views.services import AppContext
from boggle_desk.views.spacing import fill, spaced

if TYPE_CHECKING:
    from boggle_desk.views.boggle.board_picture import BoardPicture
    from boggle_desk.views.hourglass import Hourglass

HEIGHT = 160
"""Of each card, in pixels of the design."""
_PERSON, _ROOM, _OVERLAPPING = 66, 410, 30
"""How wide a disc with its name is, how much room all of them have with the button beside them, and how far apart discs
without names are: those of many players, or beside a long word on the button, or with large letters."""
_MOST_ROWS = 2
_BOARD, _SIDE, _SET = 118, 4, "new4"
"""The board of the day: how large it is in pixels of the design, its cubes in a row, and their box."""


class WaitingCard(Card):
    """The game that was played last and isn't over, and the way to the others."""

    resume_asked = Signal(int)
    archive_asked = Signal(object)
    """A `StoredGame` that nobody wants to go on with."""
    games_asked = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, 24, 0)
        self.game: StoredGame | None = None
        self.go_on = button(self.tr("Continue"), self._go_on, "primary")
        self.others = button("", self.games_asked.emit, "link")
        self._title, self._standing, self._when = (label("", role, wrap=True) for role in ("strong", "muted", "muted"))
        self._people = spaced(QHBoxLayout(), look, 10)
        self._progress: Progress | None = None
        self._lay_out()
        look.changed.connect(self._fit_people)

    def _lay_out(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        said = QVBoxLayout()
        said.setSpacing(0)
        fill(said, 0, self._title, self._standing, self._when, 0)
        ways = QVBoxLayout()
        ways.setSpacing(0)
        fill(ways, 0, self.go_on, (self.others, Qt.AlignmentFlag.AlignHCenter), 0)
        row = fill(spaced(QHBoxLayout(), self._look, 16), self._people, (said, 1), ways)
        fill(self.column, label(self.tr("Pick up where you left off"), "heading"), (row, 1))

    def show_games(self, games: Sequence[StoredGame]) -> None:
        """Show the first of the games that wait; how far it has come is told in a moment."""
        self.setVisible(bool(games))
        self.game = games[0] if games else None
        self._progress = None
        if self.game is None:
            return
        clear_layout(self._people)
        self._title.setText(kind_title(self.game.kind))
        self._standing.setText("")
        self._when.setText(moment_text(self.game.changed))
        rest = len(games) - 1
        self.others.setVisible(rest > 0)
        self.others.setText(self.tr("%n more game(s)", "", rest))
        self._name()

    def show_progress(self, progress: Progress) -> None:
        """Tell who leads, and by how much."""
        if self.game is None or progress.damaged:
            return
        title = self.tr("{game}, turn {number}") if progress.has_turns else self.tr("{game}, round {number}")
        if progress.number:
            self._title.setText(title.format(game=kind_title(self.game.kind), number=progress.number))
        self._progress = progress
        self._standing.setText(self._leader(progress))
        self._seat(progress)
        self._name()

    def _name(self) -> None:
        assert self.game  # noqa: S101  # the card is shown only with one
        said = [self._title.text(), self.game.title, self._standing.text(), self._when.text()]
        text = ", ".join(filter(None, said))
        self.go_on.setAccessibleName(self.tr("Continue: {game}").format(game=text))

    def _leader(self, progress: Progress) -> str:
        names = [player.name for player in progress.players]
        if len(names) < 2 or not any(progress.scores):
            return self.tr("First to {target}").format(target=progress.target) if progress.target else ""
        best = max(progress.scores)
        leading = [name for name, score in zip(names, progress.scores, strict=False) if score == best]
        if len(leading) == 1:
            text = self.tr("{name} leads, first to {target}") if progress.target else self.tr("{name} leads")
        else:
            text = self.tr("A tie, first to {target}") if progress.target else self.tr("A tie at {points}")
        return text.format(name=leading[0], target=progress.target, points=best)

    def _seat(self, progress: Progress) -> None:
        """Show everybody, with names and points beneath as long as there is room."""
        clear_layout(self._people)
        faces = faces_of(self._look, progress.players)
        wide = self._look.px(_PERSON) * len(faces) + self.go_on.sizeHint().width() > self._look.px(_ROOM)
        many = wide or self._look.px(100) > self._look.picture_px(140)
        row = QWidget() if many else None
        for player, score, face in zip(progress.players, progress.scores, faces, strict=False):
            disc = FaceDisc(self._look, face, 40 if many else 48)
            said = self.tr("{name}, %n point(s)", "", score).format(name=player.name)
            disc.setAccessibleName(said)
            disc.setToolTip(said)
            if row:
                disc.setParent(row)
                disc.move(self._look.px(_OVERLAPPING) * (len(row.children()) - 1), 0)
                row.setFixedSize(disc.geometry().right() + 1, disc.height())
                continue
            column = QWidget()
            below = QLabel(f"{escape(player.name)}&nbsp;<b>{score}</b>")
            stack = QVBoxLayout(column)
            stack.setContentsMargins(0, 0, 0, 0)
            stack.setSpacing(0)
            stack.addStretch()
            stack.addWidget(disc, 0, Qt.AlignmentFlag.AlignHCenter)
            stack.addWidget(below, 0, Qt.AlignmentFlag.AlignHCenter)
            stack.addStretch()
            self._people.addWidget(column)
        if row:
            self._people.addWidget(row)

    def _fit_people(self) -> None:
        if self._progress:
            self._seat(self._progress)

    def _go_on(self) -> None:
        if self.game:
            self.resume_asked.emit(self.game.id)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what is seldom wanted: by the right button, or by the menu key."""
        menu = QMenu(self)
        menu.addAction(self.tr("Archive this game…"), lambda: self.archive_asked.emit(self.game))
        menu.addAction(self.tr("Saved games…"), self.games_asked.emit)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())


class CardButton(QAbstractButton):
    """A card that is one button: what lies on it takes no clicks. Its content goes into `row` and `column`."""

    def __init__(self, look: Appearance, title: str) -> None:
        super().__init__()
        self.look = look
        self.setText(title)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.row = spaced(QHBoxLayout(self), look, 20, (24, 16, 24, 16))
        self.column = spaced(QVBoxLayout(), look, 6)
        self.column.addWidget(label(title, "heading"))
        self.row.addLayout(self.column, 1)

    def sizeHint(self) -> QSize:
        return self.row.sizeHint()

    def leave_clicks(self) -> None:
        """Let clicks through to the card, wherever they are made."""
        for each in self.findChildren(QWidget):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = smooth_painter(self)
        lit = self.underMouse() or self.hasFocus()
        paint_card(painter, self.look, self.rect(), theme.accent if lit else theme.line, 3 if self.hasFocus() else 1)
        top, right = px(33), self.width() - px(24)
        chevron = QPainterPath(QPointF(right - px(9), top - px(9)))
        chevron.lineTo(right, top)
        chevron.lineTo(right - px(9), top + px(9))
        round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(QColor(theme.accent), px(4), Qt.PenStyle.SolidLine, round_cap, round_join))
        painter.drawPath(chevron)


class TodayCard(CardButton):
    """The board of the day: the date laid in cubes, for its letters are a secret until somebody plays; and who has."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services.look, self.tr("Today's board"))
        self._services = services
        self._board: BoardPicture | None = None
        self._rows = spaced(QVBoxLayout(), services.look, 8)
        self._room = QWidget()
        self.row.insertWidget(0, self._room)
        self.column.addLayout(self._rows, 1)
        services.look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        side = self.look.picture_px(_BOARD)
        self._room.setFixedSize(side, side)
        if self._board:
            self._board.setGeometry(self._room.rect())

    def show_day(self, day: date) -> None:
        """Lay a date in cubes."""
        from boggle_desk.views.boggle.board_picture import BoardPicture
        from boggle_desk.views.boggle.home_box import cubes_of

        if self._board is None:
            self._board = BoardPicture(self.look)
            self._board.setParent(self._room)
            self._board.show()
            self._fit()
        when, locale = QDate(day.year, day.month, day.day), QLocale()
        lines = (locale.toString(when, "ddd"), str(day.day), locale.toString(when, "MMM"))
        letters = "".join(line.strip(".")[:_SIDE].upper().center(_SIDE) for line in ("", *lines))
        self._board.show_board(self._services.cube_sets[_SET], cubes_of(letters))
        self._board.setAccessibleName(locale.toString(when, QLocale.FormatType.LongFormat))

    def show_results(self, players: Sequence[Player], points: Mapping[str, int]) -> None:
        """Show who has played today's board, and who of the family has not yet."""
        clear_layout(self._rows)
        said = []
        shown = tuple(players[:_MOST_ROWS])
        for player, face in zip(shown, faces_of(self.look, players), strict=False):
            score = points.get(player.name)
            row = QWidget()
            across = spaced(QHBoxLayout(row), self.look, 8, (0, 0, 0, 0))
            disc = FaceDisc(self.look, face, 32, dashed=score is None)
            disc.setAccessibleName(player.name)
            fill(across, disc, (label(player.name), 1))
            text = self.tr("not yet") if score is None else str(score)
            across.addWidget(label(text, "muted" if score is None else "strong"))
            self._rows.addWidget(row)
            said.append(self.tr("{name}: {result}").format(name=player.name, result=text))
        rest = len(players) - len(shown)
        text = self.tr("and {count} more").format(count=rest) if rest else self.tr("Nobody has played yet. Be first!")
        if rest or not points:
            self._rows.addWidget(label(text, "muted", wrap=True))
            said.append(text)
        self._rows.addStretch()
        self.setAccessibleDescription(", ".join(said))
        self.leave_clicks()


class QuickCard(CardButton):
    """Three minutes alone."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, self.tr("Quick round"))
        self._glass: Hourglass | None = None
        self._below = spaced(QHBoxLayout(), look, 16)
        said = QVBoxLayout()
        said.setSpacing(0)
        fill(said, 0, label(self.tr("3:00"), "number"), label(self.tr("on your own"), "muted"), 0)
        self._below.addLayout(said, 1)
        self.column.addLayout(self._below, 1)
        self.setAccessibleDescription(self.tr("Three minutes on your own"))

    def _fit(self) -> None:
        if self._glass:
            self._glass.setFixedSize(self.look.px(64), self.look.px(82))

    def fill(self) -> None:
        """Have the hourglass shown."""
        if self._glass is None:
            from boggle_desk.views.hourglass import Hourglass

            self._glass = Hourglass(self.look)
            self._glass.show_share(0.62, False)
            self.look.changed.connect(self._fit)
            self._fit()
            self._below.insertWidget(0, self._glass)
            self.leave_clicks()
