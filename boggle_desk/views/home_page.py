"""Home: the boxes on the table, the waiting game, today's board, and Play alone."""

from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetricsF, QKeyEvent, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.engine.players import Player, side_points, winning_sides
from boggle_desk.models.games_model import GameProgress, ProgressReader, kind_title, scrap_title
from boggle_desk.models.locale_text import moment_text, with_sign
from boggle_desk.storage.games import StoredGame
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.appearance import Appearance, sized_font, smooth_painter
from boggle_desk.views.boggle.boggle_home_box import BoggleBox, cubes_of
from boggle_desk.views.controls import (
    CalmButton,
    Card,
    button,
    clear_layout,
    label,
    paint_card,
    paint_focus,
    press_focused,
)
from boggle_desk.views.faces import FaceDisc, faces_of
from boggle_desk.views.images import icon
from boggle_desk.views.layouts import Scrolled, bare, fill, in_column, in_row, on_resize, set_tab_order, sized, spaced
from boggle_desk.views.page import Page
from boggle_desk.views.scrabble.scrabble_home_box import ScrabbleBox
from boggle_desk.views.services import AppContext

if TYPE_CHECKING:
    from boggle_desk.views.boggle.board_picture import BoardPicture
    from boggle_desk.views.boggle.known_boards import DayChips
    from boggle_desk.views.hourglass import Hourglass

HEIGHT = 160
_PERSON, _GAPS, _OVERLAPPING, _LEAST = 58, 80, 30, 20
"""How wide a disc with a short name is, how much of a card is empty beside discs, game and button, and how far apart at
most and at least discs without names are: those of many players, or beside long words, or with large letters."""
_BOARD, _SIDE, _SET = 118, 4, "new4"
"""The board of the day: how large it is in px at 1280×800, its cubes in a row, and their box."""


class WaitingCard(Card):
    """The game that was played last and isn't over, and the way to the others."""

    resume_asked = Signal(int)
    archive_asked = Signal(object)  # a `StoredGame` that nobody wants to go on with
    games_asked = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=24, spacing=0)
        self.game: StoredGame | None = None
        self.go_on = button(self.tr("Continue"), self._go_on, "primary")
        self.others = button("", self.games_asked.emit, "link")
        self._title, self._standing, self._when = (label("", role, wrap=True) for role in ("strong", "muted", "muted"))
        self._people = spaced(QHBoxLayout(), look, 10)
        self._progress: GameProgress | None = None
        self._lay_out()
        for each in (self, self.go_on):
            on_resize(each, self._seat, self)

    def _lay_out(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        said = fill(bare(QVBoxLayout()), 0, self._title, self._standing, self._when, 0)
        ways = fill(bare(QVBoxLayout()), 0, self.go_on, (self.others, Qt.AlignmentFlag.AlignHCenter), 0)
        row = fill(spaced(QHBoxLayout(), self._look, 16), self._people, (said, 1), ways)
        fill(self.column, label(self.tr("Pick up where you left off"), "heading"), (row, 1))

    def show_games(self, games: Sequence[StoredGame]) -> None:
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

    def show_progress(self, progress: GameProgress) -> None:
        if self.game is None or progress.damaged:
            return
        title = self.tr("{game}, turn {number}") if progress.has_turns else self.tr("{game}, round {number}")
        if scrap := scrap_title(progress):
            self._title.setText(scrap)
        elif progress.number:
            self._title.setText(title.format(game=kind_title(self.game.kind), number=progress.number))
        self._progress = progress
        self._standing.setText(self._leader(progress))
        self._seat()
        self._name()

    def _name(self) -> None:
        assert self.game  # noqa: S101  # the card is shown only with one
        said = [self._title.text(), self.game.title, self._standing.text(), self._when.text()]
        text = ", ".join(filter(None, said))
        self.go_on.setAccessibleName(self.tr("Continue: {game}").format(game=text))

    def _leader(self, progress: GameProgress) -> str:
        """Return which side leads: a team counts together."""
        players, points = progress.players, side_points(progress.players, progress.scores)
        if len(points) < 2 or not any(points):
            return self.tr("First to {target}").format(target=progress.target) if progress.target else ""
        (first, *_), *others = winning_sides(players, progress.scores, progress.left)
        team = players[first].team
        if others:
            text = self.tr("A tie, first to {target}") if progress.target else self.tr("A tie at {points}")
        elif team is None:
            text = self.tr("{name} leads, first to {target}") if progress.target else self.tr("{name} leads")
        else:
            text = self.tr("{team} lead, first to {target}") if progress.target else self.tr("{team} lead")
        return text.format(name=players[first].name, team=team, target=progress.target, points=max(points))

    def _seat(self) -> None:
        """Show everybody, with names and points beneath as long as there is room."""
        if (progress := self._progress) is None:
            return
        clear_layout(self._people)
        faces = faces_of(self._look, progress.players)
        px, across = self._look.px, QFontMetricsF(sized_font(self._look.px(17))).horizontalAdvance
        room = self.width() - px(_GAPS) - self.go_on.sizeHint().width() - across(self._title.text())
        names = (f"{player.name} {score}" for player, score in zip(progress.players, progress.scores, strict=False))
        named = sum(max(px(_PERSON), across(each) + px(6)) for each in names)
        many = named > room or px(100) > self._look.picture_px(140)
        apart = max(px(_LEAST), min(px(_OVERLAPPING), int((room - px(_PERSON)) / max(1, len(faces) - 1))))
        row = QWidget() if many else None
        for player, score, face in zip(progress.players, progress.scores, faces, strict=False):
            disc = FaceDisc(self._look, face, 40 if many else 48)
            said = with_sign(score, self.tr("{name}, %n point(s)", "", abs(score))).format(name=player.name)
            disc.setAccessibleName(said)
            disc.setToolTip(said)
            if row:
                disc.setParent(row)
                disc.move(apart * (len(row.children()) - 1), 0)
                row.setFixedSize(disc.geometry().right() + 1, disc.height())
                continue
            column = QWidget()
            below = QLabel(f"{escape(player.name)}&nbsp;<b>{score}</b>", textFormat=Qt.TextFormat.RichText)
            middle = Qt.AlignmentFlag.AlignHCenter
            fill(bare(QVBoxLayout(column)), 0, (disc, middle), (below, middle), 0)
            self._people.addWidget(column)
        if row:
            self._people.addWidget(row)

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


class CardButton(CalmButton, QAbstractButton):
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
        self.column = in_column(look, label(title, "heading"), gap=6)
        self.row.addLayout(self.column, 1)

    def sizeHint(self) -> QSize:
        return self.row.sizeHint()  # not as high as if all lines wrapped

    def leave_clicks(self) -> None:
        """Let clicks through to the card, wherever they are made."""
        for each in self.findChildren(QWidget):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self.look.theme, self.look.px
        painter = smooth_painter(self)
        paint_card(painter, self.look, self.rect(), theme.muted if self.underMouse() else theme.line)
        if self.hasFocus():
            paint_focus(painter, self.look, self.rect())
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
        self.chips: DayChips | None = None
        self._room = sized(QWidget(), services.look, wide=_BOARD, high=_BOARD, fixed=True, grows=False)
        self._room.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.row.insertWidget(0, self._room)

    def show_day(self, day: date) -> None:
        from boggle_desk.views.boggle.board_picture import BoardPicture

        if self._board is None:
            self._board = BoardPicture(self.look)
            fill(bare(QVBoxLayout(self._room)), self._board)
        when, locale = QDate(day.year, day.month, day.day), QLocale()
        lines = (locale.toString(when, "ddd"), str(day.day), locale.toString(when, "MMM"))
        letters = "".join(line.strip(".")[:_SIDE].upper().center(_SIDE) for line in ("", *lines))
        self._board.show_board(cube_sets()[_SET], cubes_of(letters))
        self._board.setAccessibleName(locale.toString(when, QLocale.FormatType.LongFormat))

        if self.chips is None:
            from boggle_desk.views.boggle.known_boards import DayChips

            self.chips = DayChips(self._services, 2)
            self.chips.shown.connect(lambda: self.setAccessibleDescription(self.chips.said if self.chips else ""))
            self.column.addWidget(self.chips, 1)
        self.chips.ask(day)


class AloneCard(CardButton):
    def __init__(self, look: Appearance) -> None:
        super().__init__(look, self.tr("Play alone"))
        self._glass: Hourglass | None = None
        summary = self.tr("Beat your best")
        self._below = in_row(look, (label(summary, "muted", wrap=True), 1), gap=16)
        self.column.addLayout(self._below, 1)
        self.setAccessibleDescription(summary)
        on_resize(self, self._fit)

    def _fit(self) -> None:
        if self._glass:
            self._glass.setFixedSize(self.look.px(64), self.look.px(82))
            self._glass.setVisible(self.width() > self.look.px(210))

    def fill(self) -> None:
        if self._glass is None:
            from boggle_desk.views.hourglass import Hourglass

            self._glass = Hourglass(self.look)
            self._glass.show_share(0.62, False)
            self._below.insertWidget(0, self._glass)
            self.look.changed.connect(self._fit)
            self._fit()
            self.leave_clicks()


_SHARES = (570, 352, 230)


class HomePage(Page):
    """Offers what can be played. A game that was left, or cut off, waits here until it is played or archived."""

    new_asked = Signal(str)
    quick_asked = Signal(str)
    resume_asked = Signal(int)
    games_asked = Signal()
    room_asked = Signal(str)
    help_asked = Signal()
    settings_asked = Signal()

    def __init__(
        self, services: AppContext, rooms: Sequence[tuple[str, str, str]] = (), today: Callable[[], date] = date.today
    ) -> None:
        """`rooms` are keys, titles and icons; one without an icon is among the other tools."""
        super().__init__(services.look)
        self.day = today
        self.services = services
        self.new = BoggleBox(services, self.tr("Play Boggle"), self.tr("Everyone hunts at once"))
        self.crossword = ScrabbleBox(services, self.tr("Play Scrabble"), self.tr("Take turns, tile by tile"))
        self.duel = button(self.tr("You against a computer"), partial(self.quick_asked.emit, "scrabble"), "link")
        self.crossword.take_link(self.duel)
        self.waiting = WaitingCard(services.look)
        self.today = TodayCard(services)
        self.alone = AloneCard(services.look)
        self.rooms: dict[str, QPushButton] = {}
        self.tools = QMenu(self)
        self._make_ways(rooms)
        self._progress = ProgressReader(services.store, self)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._filled = False  # whether all that has to be read is shown, or will be in a moment
        self._lay_out()
        self._connect()

    # ------------------------------------------------------------------------------------- putting together

    def _make_ways(self, rooms: Sequence[tuple[str, str, str]]) -> None:
        self._icons = dict[QPushButton, str]()
        for key, title, picture in rooms:
            ask = partial(self.room_asked.emit, key)
            if picture:
                self.rooms[key] = button(title.replace("&", ""), ask, "quiet")
                self._icons[self.rooms[key]] = picture
            else:
                self.tools.addAction(title, ask)
        self.tools.addSeparator()
        self.tools.addAction(self.tr("Saved &games…"), self.games_asked.emit)
        self.tools.addAction(self.tr("Print or save as PD&F…"), self.print_asked.emit)
        self.tools.addAction(self.tr("S&ettings…"), self.settings_asked.emit)
        self.tools.addAction(self.tr("&How to play"), self.help_asked.emit)
        self.more = button(self.tr("More tools…"), lambda: self.tools.popup(self.more.mapToGlobal(QPoint())), "quiet")
        self._icons[self.more] = "more"

    def _lay_out(self) -> None:
        content = QWidget()
        boxes = fill(bare(QHBoxLayout()), (self.new, 1), (self.crossword, 1))
        for card in (self.waiting, self.today, self.alone):
            card.setParent(content)
        self._cards = spaced(QGridLayout(), self.look, 16, (48, 8, 48, 8))
        ways = fill(spaced(QHBoxLayout(), self.look, 20, (16, 0, 16, 8)), 0, *self.rooms.values(), self.more, 0)
        in_column(self.look, boxes, 1, self._cards, 1, ways, gap=0, on=content)
        in_column(self.look, Scrolled(content), on=self)
        self.fit()

    def fit(self) -> None:
        """Lay the cards side by side where there is room, else the first above the others."""
        look, grid = self.look, self._cards
        cards: tuple[QWidget, ...] = (self.waiting, self.today, self.alone)
        waits = self.waiting.game is not None
        wide = self.width() >= look.px(1100)
        for each in cards:
            grid.removeWidget(each)
            each.setMinimumHeight(look.px(HEIGHT))
        if wide:
            shares = _SHARES if waits else (0, 1, 1)
            for place, (each, share) in enumerate(zip(cards, shares, strict=True)):
                grid.setColumnStretch(place, share)
                if waits or each is not self.waiting:
                    grid.addWidget(each, 0, place)
        else:
            for place, share in enumerate((_SHARES[1], _SHARES[2], 0)):
                grid.setColumnStretch(place, share)
            if waits:
                grid.addWidget(self.waiting, 0, 0, 1, 2)
            grid.addWidget(self.today, 1, 0)
            grid.addWidget(self.alone, 1, 1)
        for way, name in self._icons.items():
            way.setIcon(icon(look, name, look.theme.muted))

    def _connect(self) -> None:
        self._soon.timeout.connect(self._fill)
        self.new.clicked.connect(lambda: self.new_asked.emit("boggle"))
        self.crossword.clicked.connect(lambda: self.new_asked.emit("scrabble"))
        self.waiting.resume_asked.connect(self.resume_asked)
        self.waiting.games_asked.connect(self.games_asked)
        self.waiting.archive_asked.connect(self._archive)
        self.today.clicked.connect(self._open_today)
        self.alone.clicked.connect(lambda: self.room_asked.emit("alone"))
        self._progress.found.connect(self._show_progress)

    # ------------------------------------------------------------------------------------- showing

    def show_games(self) -> None:
        """Show the game that waits; what has to be read follows once the page has been seen."""
        midnight = datetime.combine(self.day(), datetime.min.time()).astimezone()
        self.services.store.tidy(int(midnight.timestamp()))
        self.waiting.show_games(self.services.store.unfinished())
        self.fit()
        self._filled = False
        self.update()

    def _fill(self) -> None:
        self.new.fill()
        self.crossword.fill()
        self.alone.fill()
        if self.waiting.game:
            self._progress.read([self.waiting.game.id])
        made = self.today.chips is not None
        self.today.show_day(self.day())
        if not made and (chips := self.today.chips):
            chips.play_asked.connect(self._play_today)
            chips.card_asked.connect(self.resume_asked)
            chips.shown.connect(self._order)

    def _open_today(self) -> None:
        """Begin today's board at once for the only person known, or see the card again; several are asked who plays."""
        chips = self.today.chips.chips if self.today.chips else []
        if len(chips) == 1:
            chips[0].click()
        else:
            self.room_asked.emit("boards")

    def _play_today(self, name: str) -> None:
        from boggle_desk.views.boggle.known_boards import game_of_day

        known = game_of_day(self.services, self.day())
        self.play_asked.emit(known.rules, (Player(name),), (known.move,))

    def _show_progress(self, number: int, progress: GameProgress) -> None:
        if self.waiting.game and self.waiting.game.id == number:
            self.waiting.show_progress(progress)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._filled:
            self._filled = True
            self._soon.start()

    # ------------------------------------------------------------------------------------- doing

    def _archive(self, game: StoredGame) -> None:
        if self.services.archive(self, game):
            self.show_games()
            self.take_focus()

    def take_focus(self) -> None:
        """Wait for Enter at the game that waits, if there is one; it is the first for Tab as well."""
        self._order()
        if self.waiting.game:
            self.waiting.go_on.setFocus()
        else:
            super().take_focus()

    def _order(self) -> None:
        waiting = (self.waiting.go_on, self.waiting.others)
        ways, chips = (*self.rooms.values(), self.more), self.today.chips.chips if self.today.chips else ()
        boxes = (self.new, self.crossword, self.duel, self.today, *chips, self.alone)
        set_tab_order([*waiting, *boxes, *ways])

    def leave(self) -> None:
        self._soon.stop()
        self._progress.stop()
        if self.today.chips:
            self.today.chips.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self.new_asked.emit("boggle")
        else:
            super().keyPressEvent(event)
