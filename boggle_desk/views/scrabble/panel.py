"""The cards beside the board: players, what may be looked at, and what can be done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.engine.scrabble.history import Line, LineKind
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.scrabble.lists import MovesModel, UnseenModel
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.faces import COLOURS
from boggle_desk.views.kit import Card, button, clear_layout, label, paint_focus, set_role
from boggle_desk.views.layouts import Flow
from boggle_desk.views.scrabble.best_moves import BestMoves
from boggle_desk.views.scrabble.turns import TurnsTable
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.spacing import spaced
from boggle_desk.views.tables import RowTable


class PlayerCard(QWidget):
    """One player: initial, name, a line beneath, the score. Whose turn it is has a frame and says so."""

    def __init__(self, look: Appearance, seat: int, name: str) -> None:
        super().__init__()
        self._look, self._seat, self._name = look, seat, name
        self._score, self._note, self._on_turn = 0, "", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._look.px(74))

    def show_player(self, score: int, note: str, on_turn: bool) -> None:
        """Show the score, a line beneath the name, and whether it is this player's turn."""
        self._score, self._note, self._on_turn = score, note, on_turn
        text = self.tr("{name}: {score} points, {note}").format(name=self._name, score=score, note=note)
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(2, 2, -2, -px(4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, round(theme.shadow * 70)))
        painter.drawRoundedRect(sheet.translated(0, px(3)), px(14), px(14))
        painter.setBrush(QColor(theme.card))
        painter.setPen(QPen(QColor(theme.accent if self._on_turn else theme.line), px(3) if self._on_turn else 1))
        painter.drawRoundedRect(sheet, px(14), px(14))
        painter.setPen(QColor(theme.text))
        painter.setFont(self._font(32))
        score = number_text(self._score)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(sheet.adjusted(0, 0, -px(14), 0), right, score)
        score_width = painter.fontMetrics().horizontalAdvance(score)
        words = sheet.adjusted(px(62), px(8), -score_width - px(18), -px(8))
        if QFontMetricsF(self._font(17, heavy=False)).horizontalAdvance(self._name) <= words.width():
            circle = QRectF(sheet.left() + px(14), sheet.center().y() - px(19), px(38), px(38))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(COLOURS[self._seat % len(COLOURS)]))
            painter.drawEllipse(circle)
            painter.setPen(QColor("white"))
            painter.setFont(self._font(18))
            painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, self._name[:1].upper())
        else:
            # the colour of the seat, where the name has no room beside a circle
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(COLOURS[self._seat % len(COLOURS)]))
            bar = QRectF(sheet.left() + px(5), sheet.top() + px(12), px(4), sheet.height() - px(24))
            painter.drawRoundedRect(bar, 2, 2)
            words.setLeft(sheet.left() + px(14))
        self._paint_words(painter, words)

    def _font(self, pixels: int, heavy: bool = True) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._look.px(pixels))
        font.setWeight(QFont.Weight.Black if heavy else QFont.Weight.DemiBold)
        return font

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme = self._look.theme
        lines = (
            (self._name, self._font(17, heavy=False), theme.text, Qt.AlignmentFlag.AlignTop),
            (self._note, self._font(14, heavy=False), theme.accent if self._on_turn else theme.muted,
             Qt.AlignmentFlag.AlignBottom),
        )  # fmt: skip
        for text, font, colour, side in lines:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            fitted = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, side | Qt.AlignmentFlag.AlignLeft, fitted)


class PlayersCard(QWidget):
    """All players in two columns."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._cards: list[PlayerCard] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        spaced(self._grid, look, 8)

    def show_position(self, position: ScrabblePosition, show_racks: bool = False) -> None:
        """Show scores and whose turn it is; the tiles of all racks too if they are open (P8)."""
        if len(self._cards) != len(position.players):
            clear_layout(self._grid)
            self._cards = [PlayerCard(self._look, s, player.name) for s, player in enumerate(position.players)]
            for seat, card in enumerate(self._cards):
                self._grid.addWidget(card, seat // 2, seat % 2)
        for seat, card in enumerate(self._cards):
            on_turn, tiles = position.turn == seat, position.racks[seat]
            rack = self.tr("%n tile(s)", "", len(tiles))
            if show_racks:
                rack = " ".join(tiles) or self.tr("no tiles")
            note = self.tr("to play · {rack}").format(rack=rack) if on_turn else rack
            card.show_player(position.scores[seat], note, on_turn)

    def card_area(self, seat: int) -> QRect:
        """Return where a player's card is on the screen, nothing while it cannot be seen."""
        card = self._cards[seat]
        if card.visibleRegion().isEmpty():
            return QRect()
        return QRect(card.mapToGlobal(QPoint()), card.size())


_HEIGHT, _LINES = 246, 58
"""The height of the card and of the sentence at least, in pixels of the design: the card is as high in every turn."""


@dataclass(frozen=True)
class Action:
    """A button: what it says, what it does, whether it can be pressed."""

    title: str
    call: Callable[[], object]
    enabled: bool = True


@dataclass(frozen=True)
class Situation:
    """A heading, a sentence, and the actions of a moment; the last one is the main one."""

    heading: str
    text: str
    actions: Sequence[Action] = ()
    question: bool = False
    """Whether the table decides: the focus is on the card then, and Enter answers nothing before somebody has chosen
    a button."""


class ActionCard(Card):
    """Shows a situation; Enter on the page does its main action. A long sentence scrolls, the buttons keep their
    place."""

    resized = Signal()
    """The card would like another height."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._heading = label("", "heading", wrap=True)
        self._text = label("", "muted", wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._sentence = Scrolled(self._text)
        self._smaller, self._main = Flow(look), QVBoxLayout()
        self._buttons: list[QPushButton] = []
        self._actions: tuple[Action, ...] = ()
        self._question = False
        self.column.addWidget(self._heading)
        self.column.addWidget(self._sentence, 1)
        self.column.addWidget(self._smaller)
        self.column.addLayout(self._main)

    def wanted_height(self, width: int) -> int:
        """Return how high the card is at a width: the same in every situation that has room for it."""
        self._sentence.setMinimumHeight(self._look.px(_LINES))
        layout = self.column
        least = layout.minimumHeightForWidth(width) if layout.hasHeightForWidth() else layout.minimumSize().height()
        return max(self._look.px(_HEIGHT), least)

    def show_situation(self, now: Situation, bad: bool = False) -> None:
        """Say what the situation is, `bad` if it is a refusal, and offer its actions. Buttons stay the same widgets
        while their number stays, so that focus is not lost."""
        self._heading.setText(now.heading)
        self._text.setText(now.text)
        set_role(self._text, "bad" if bad else "muted")
        self._sentence.fit()
        self._sentence.verticalScrollBar().setValue(0)
        if (number := len(now.actions)) != len(self._buttons):
            before, self._buttons = self._buttons, [self._made(place, number) for place in range(number)]
            self._smaller.fill(self._buttons[:-1])
            clear_layout(self._main)
            for main in self._buttons[-1:]:
                self._main.addWidget(main)
            for old in before[:-1]:
                old.hide()
                old.deleteLater()
        self._actions, self._question = tuple(now.actions), now.question
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if now.question else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(f"{now.heading} {now.text}".strip())
        for made, action in zip(self._buttons, now.actions, strict=True):
            made.setText(action.title)
            made.setEnabled(action.enabled)

    def press_main(self) -> None:
        """Do the main action, if it can be done and nobody has to choose it first."""
        if self._actions and self._actions[-1].enabled and not self._question:
            self._press(-1)

    def _press(self, place: int) -> None:
        self._actions[place].call()

    def take_focus(self) -> None:
        if self._question:
            self.setFocus()
        elif self._buttons:
            self._buttons[-1].setFocus()

    def _made(self, place: int, count: int) -> QPushButton:
        """Return the button of a place; the last one is the main one."""
        made = button("", partial(self._press, place), "primary" if place == count - 1 else "")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        return made

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            paint_focus(QPainter(self), self._look, self.rect().adjusted(1, 1, -1, -self._look.px(4)))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return super().event(event)


class InfoCard(Card):
    """Tabs: turns, tiles (values, distribution, unseen: P12), and what could have been played in the turn before."""

    word_asked = Signal(str)
    """A word of the chosen turn is asked for."""
    looked_at = Signal()
    """Another tab is in front."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=10)
        self.moves, self.tiles = MovesModel(), UnseenModel()
        self.moves_view = TurnsTable(self.moves)
        self.tiles_view = RowTable()
        self.tiles_view.show_model(self.tiles, self.tr("Tiles"))
        self.tiles_view.give_room_to(0)
        self.moves_view.doubleClicked.connect(lambda index: self._ask(self.moves.row(index)))
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.setUsesScrollButtons(False)  # where there is too little room titles are shortened
        self._tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self._tabs.addTab(self.moves_view, self.tr("Turns"))
        self._tabs.addTab(self.tiles_view, self.tr("Tiles"))
        self.best = BestMoves(look)
        self.best.word_asked.connect(self.word_asked)
        self._tabs.addTab(self.best, self.tr("My last turn"))
        self._tabs.setTabToolTip(2, self.tr("What could I have played? (F3)"))
        self._tabs.currentChanged.connect(self._turn_over)
        self.column.addWidget(self._tabs)
        bar = self.moves_view.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))  # the last turn stays in sight
        look.changed.connect(self._size_rows)
        self._size_rows()

    def _size_rows(self) -> None:
        self.moves_view.fit(self._look.px(29))
        self.tiles_view.fit_rows(self._look.px(29))

    def show_position(self, position: ScrabblePosition, lines: tuple[Line, ...], seat: int | None) -> None:
        """Show the turns, and what the player at this seat has not seen; None sees no rack."""
        self.moves.show_lines(lines, position.players)
        self.tiles.show_position(position, seat)

    def show_tiles(self) -> None:
        self._tabs.setCurrentWidget(self.tiles_view)

    def show_best(self) -> None:
        """Bring what could have been played to the front, and the keyboard to it."""
        self._tabs.setCurrentWidget(self.best)
        self.best.take_focus()

    @property
    def best_in_front(self) -> bool:
        return self._tabs.currentWidget() is self.best

    def _turn_over(self, _tab: int) -> None:
        self.best.let_go()
        self.looked_at.emit()

    def _ask(self, line: Line | None) -> None:
        if line and line.kind is LineKind.PLAY:
            self.word_asked.emit(line.text.partition(" ")[2].replace("(", "").replace(")", "").lower())


class TablePanel(QWidget):
    """What is beside the board: names and lists, and below what can be done; side by side in an open drawer."""

    def __init__(self, look: Appearance, players: PlayersCard, info: InfoCard, actions: ActionCard) -> None:
        super().__init__()
        self._look, self._info, self._actions = look, info, actions
        self._title, self._turn = label("", "title", wrap=True), label("", "muted")
        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._turn)
        content = QWidget()
        upper = spaced(QVBoxLayout(content), look, 8, (0, 0, 0, 0))
        upper.addLayout(heading)
        upper.addWidget(players)
        upper.addWidget(info, 1)
        self._lists, self.below = Scrolled(content), Scrolled(actions)
        self._lists.setMinimumHeight(1)  # nothing, if there is room for the actions only
        self._whole = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), look, 8, (0, 0, 0, 0))
        self._whole.addWidget(self._lists, 1)
        self._whole.addWidget(self.below)
        actions.resized.connect(self._fit)

    def show_heading(self, title: str, turn: str) -> None:
        self._title.setText(title)
        self._turn.setText(turn)

    def reveal_lists(self) -> None:
        """Bring the lists into sight where large letters have pushed them out of it."""
        self._lists.ensureWidgetVisible(self._info)

    def _fit(self) -> None:
        px, width, height = self._look.px, self.width(), self.height()
        across = width >= px(500) and height < px(560)
        self._whole.setDirection(QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom)
        self._info.setMinimumHeight(px(150))
        if across:
            self.below.setFixedSize(width // 2, height)
        else:
            wanted = self._actions.wanted_height(width)
            self.below.setFixedSize(width, max(1, min(wanted, height - self._whole.spacing() - 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
