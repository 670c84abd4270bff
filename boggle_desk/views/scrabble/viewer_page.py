"""A game of Scrabble, leafed through turn by turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.engine.scrabble.events import PhonyRemoved, Played, ScrabbleEvent
from boggle_desk.engine.scrabble.gcg_scores import Counted
from boggle_desk.engine.scrabble.history import Line, history
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply
from boggle_desk.models.scrabble.moves_model import MovesModel
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.storage.games import State
from boggle_desk.views.kit import Card, label
from boggle_desk.views.scrabble.board_view import ScrabbleBoardView
from boggle_desk.views.scrabble.players_card import PlayerCard
from boggle_desk.views.scrabble.rack_view import RackView
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.services import Services
from boggle_desk.views.viewer_page import ViewerPage

_NARROWEST_SIDE, _WIDEST_SIDE, _SIDE_SHARE = 360, 560, 58
"""The width beside the board in pixels of the design, and the share of the page in percent that it takes."""
_LEAST_HEIGHT = 560
"""A page of less height in pixels of the design shows the racks as letters."""


@dataclass(frozen=True)
class Moment:
    """What is shown at one place: the position after a line of the history, None for the start."""

    position: ScrabblePosition
    line: Line | None = None
    word: str = ""
    """The first word of the line's play."""
    squares: tuple[int, ...] = ()
    """The squares of the line's play."""
    stated: tuple[Counted, ...] = ()
    """What a GCG file says of it."""


def moments(opened: OpenedGame) -> tuple[Moment, ...]:
    """Return the start and a moment for every line of the game's history, in order."""
    stated = opened.count.lines if opened.count else ()
    found = [Moment(opened.game.opening)]
    for number, step in enumerate(opened.game.steps):
        for event in step:
            before = found[-1].position
            lines = history(before, [(event,)])
            after = apply(before, event)
            if lines:
                played = event if isinstance(event, Played) else None
                word = played.words[0].text if played and played.words else ""
                squares = played.play.squares if played else ()
                line = replace(lines[0], step=number, text=lines[0].text or _taken_back(before, event))
                found.append(Moment(after, line, word, squares))
            else:
                found[-1] = replace(found[-1], position=after)
        if 0 < number <= len(stated):  # the first step is the draw, which no file tells
            found[-1] = replace(found[-1], stated=(*found[-1].stated, stated[number - 1]))
    return tuple(found)


def _taken_back(before: ScrabblePosition, event: ScrabbleEvent) -> str:
    """Return the words of a play that goes back; a GCG file does not say which of them were wrong."""
    words = before.last.words if isinstance(event, PhonyRemoved) and before.last else ()
    return ", ".join(word.text.upper() for word in words)


class StatedMoves(MovesModel):
    """The lines, with a sign where a file states other points or has a note."""

    def __init__(self) -> None:
        super().__init__()
        self._moments: Sequence[Moment] = ()

    def show_moments(self, moments: Sequence[Moment]) -> None:
        """Show these moments; the start has no line."""
        self._moments = moments[1:]
        lines = tuple(moment.line for moment in self._moments if moment.line)
        self.show_lines(lines, moments[0].position.players)

    def names(self) -> tuple[str, ...]:
        """Return the players' names."""
        return tuple(player.name for player in self._players)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        value = super().data(index, role)
        if role != Qt.ItemDataRole.DisplayRole or value is None:
            return value
        stated = self._moments[index.row()].stated
        if index.column() == 1 and any(line.entry.note for line in stated):
            return f"{value} ✎"
        if index.column() == 2 and any(not line.agrees for line in stated):
            return f"≠ {value}"
        return value


class MovesTable(QTableView):
    """The lines of a game; the chosen one is the one that is shown. Left, Right, Home and End are the page's."""

    def __init__(self, page: ViewerPage) -> None:
        super().__init__()
        self._page = page
        self.moves = StatedMoves()
        self.setModel(self.moves)
        self.setAccessibleName(self.tr("Turns"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    def choose(self, row: int) -> None:
        """Mark a row, -1 for none."""
        if row < 0:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
            self.scrollToTop()
        elif self.currentIndex().row() != row:
            self.setCurrentIndex(self.moves.index(row, 0))

    def fit(self, height: int) -> None:
        """Give all rows this height and the columns what their texts need, without asking every cell for its text."""
        self.ensurePolished()
        metrics, header = self.fontMetrics(), self.horizontalHeader()
        roomy = self.width() >= 14 * height  # not so with large letters
        beside, most = (height * 4 // 5, self.width() * 3 // 10) if roomy else (height // 2, self.width() * 2 // 10)
        texts = {0: self.moves.names(), 2: ("≠ +000",), 3: ("0000",)}
        for column, samples in texts.items():
            title = self.moves.headerData(column, Qt.Orientation.Horizontal)
            room = max(map(metrics.horizontalAdvance, (*samples, f"{title} "))) + beside
            header.resizeSection(column, min(room, max(1, most)))
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(self.verticalHeader().defaultSectionSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Up and self.currentIndex().row() == 0:
            self._page.go(0)
        elif event.key() == Qt.Key.Key_Down and not self.currentIndex().isValid():
            self._page.go(1)
        elif not self._page.leaf(event):
            super().keyPressEvent(event)


class SeatView(QWidget):
    """A player with the score, and the rack beneath."""

    def __init__(self, services: Services, seat: int, name: str, position: ScrabblePosition) -> None:
        super().__init__()
        self._look, self._places = services.look, position.rules.rack_size
        self.card = PlayerCard(services.look, seat, name)
        self.rack = RackView(services.look.theme)
        self.rack.setAccessibleName(self.tr("Rack of {name}").format(name=name))
        self.rack.set_tile_set(position.rules.tiles)
        self.rack.set_movable(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(services.look.px(2))
        column.addWidget(self.card)
        column.addWidget(self.rack)

    def show_position(self, position: ScrabblePosition, seat: int, covered: bool) -> None:
        """Show how the player stands."""
        rack = position.racks[seat]
        note = self.tr("%n tile(s)", "", len(rack))
        if self.rack.isHidden() and rack and not covered:
            note = " ".join(rack)
        elif position.turn == seat:
            note = self.tr("to play")
        elif position.phase is Phase.ENDED and seat in position.winners:
            note = self.tr("won") if len(position.winners) == 1 else self.tr("tied")
        self.card.show_player(position.scores[seat], note, position.turn == seat)
        self.rack.show_rack(rack, covered, (), max(self._places, len(rack)))

    def fit(self, tight: bool) -> None:
        """Follow the look. Where it is tight, the rack is written beneath the name."""
        self.rack.setHidden(tight)
        self.rack.setFixedHeight(self._look.px(52))
        self.rack.set_theme(self._look.theme)


class ScrabbleViewerPage(ViewerPage):
    """Shows board, racks, scores and the line that led there; for a GCG file also its notes and what it states."""

    def __init__(self, services: Services, opened: OpenedGame) -> None:
        super().__init__(services, opened)
        self.moments = moments(opened)
        self._words = ScrabbleWords(self)
        start = self.moments[0].position
        self._covered = opened.state is State.RUNNING and not start.rules.open_racks and len(start.players) > 1
        self.board = ScrabbleBoardView(services.look.theme)
        self.board.set_tile_set(start.rules.tiles)
        self.board.set_editable(False)
        self.board.show_symbols(services.choices.settings.scrabble.symbols)
        self.seats = [SeatView(services, seat, player.name, start) for seat, player in enumerate(start.players)]
        self.turns = MovesTable(self)
        self.turns.moves.show_moments(self.moments)
        self.turns.selectionModel().currentRowChanged.connect(self._choose)
        self.difference = label("", "bad", wrap=True)
        self.note = label("", "", wrap=True)
        self.agreement = label("", "muted", wrap=True)
        self._lay_out()
        self._dress()
        self.look.changed.connect(self._dress)
        self.place = self.last_place
        self.refresh()

    def _lay_out(self) -> None:
        seats = QGridLayout()
        for place, seat in enumerate(self.seats):
            seats.addWidget(seat, place // 2, place % 2)
        self._card = Card(self.look, margin=12, spacing=4)
        self._card.column.addWidget(self.turns, 1)
        self._card.column.addWidget(self.agreement)
        self._card.column.addWidget(self.difference)
        self._card.column.addWidget(self.note)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self.heading())
        self._column.addLayout(seats)
        self._column.addWidget(self._card, 1)
        self._column.addLayout(self.steps_row())
        self._column.addLayout(self.ways_row())
        self._side = Scrolled(content)
        whole = QHBoxLayout(self)
        whole.addWidget(self.board, 1)
        whole.addWidget(self._side)

    def _dress(self) -> None:
        px, layout = self.look.px, self.layout()
        most = self.width() * _SIDE_SHARE // 100
        self._side.setFixedWidth(max(1, min(px(_WIDEST_SIDE), max(most, px(_NARROWEST_SIDE) * 2 // 3))))
        self.board.set_theme(self.look.theme)
        self.turns.fit(px(30))
        self.turns.setMinimumHeight(px(150))
        self._column.setSpacing(px(10))
        tight = self.height() < px(_LEAST_HEIGHT)
        for seat, view in enumerate(self.seats):
            view.fit(tight)
            view.show_position(self.moment.position, seat, self._covered)
        if layout:
            layout.setContentsMargins(px(12), px(10), px(20), px(14))
            layout.setSpacing(px(14))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    # ------------------------------------------------------------------------------------- showing

    @property
    def last_place(self) -> int:
        return len(self.moments) - 1

    @property
    def moment(self) -> Moment:
        """What is shown now."""
        return self.moments[self.place]

    def show_place(self) -> None:
        moment = self.moment
        position = moment.position
        self.title.setText(self.opened.name or self._words.preset_title(position.rules.key))
        where = self.tr("{place} of {last}").format(place=self.place, last=self.last_place)
        self.where.setText(where if self.place else self.tr("the start"))
        self.board.show_board(position.board, (), moment.squares if _lie(position, moment.squares) else ())
        for seat, view in enumerate(self.seats):
            view.show_position(position, seat, self._covered)
        self.turns.choose(self.place - 1)
        self._show_notes(moment)

    def _show_notes(self, moment: Moment) -> None:
        self._say(self.difference, "\n".join(text for line in moment.stated for text in self._differences(line)))
        self._say(self.note, "\n".join(line.entry.note for line in moment.stated if line.entry.note))
        self._say(self.agreement, self._summary())

    def _say(self, where: QLabel, text: str) -> None:
        where.setText(text)
        where.setVisible(bool(text))

    def _differences(self, line: Counted) -> list[str]:
        """Return where the file and the rules disagree about a line."""
        entry = line.entry
        if line.score != entry.score:
            text = self.tr("{move}: stated {stated}, counted {counted}.")
            return [text.format(move=entry.move, stated=entry.score, counted=line.score)]
        if line.total != entry.total:
            text = self.tr("Total after {move}: stated {stated}, counted {counted}.")
            return [text.format(move=entry.move, stated=entry.total, counted=line.total)]
        return []

    def _summary(self) -> str:
        count = self.opened.count
        if count is None:
            return self.tr("The game is still running, so the racks stay covered.") if self._covered else ""
        wrong = sum(1 for line in count.lines if not line.agrees)
        if not wrong:
            return self.tr("All stated scores agree.")
        return self.tr("%n stated score(s) or total(s) disagree with the rules; they have the sign ≠.", "", wrong)

    def what_is_shown(self) -> str:
        if not self.place:
            return self.tr("The start")
        row = [self.turns.moves.index(self.place - 1, column).data() for column in range(4)]
        return f"{', '.join(row)}. {self.difference.text()} {self.note.text()}".strip()

    def marked_word(self) -> str:
        return self.moment.word

    # ------------------------------------------------------------------------------------- doing

    def _choose(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid():
            self.go(now.row() + 1)

    def take_focus(self) -> None:
        self.turns.setFocus()


def _lie(position: ScrabblePosition, squares: Sequence[int]) -> bool:
    return all(position.board.tiles[square] for square in squares)
