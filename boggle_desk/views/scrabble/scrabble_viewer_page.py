"""Games of Scrabble, of duplicate and on a score pad, leafed through turn by turn."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.duplicate import DuplicatePosition
from boggle_desk.engine.scrabble.duplicate import Phase as DuplicatePhase
from boggle_desk.engine.scrabble.gcg import Counted
from boggle_desk.engine.scrabble.history import TURNS
from boggle_desk.engine.scrabble.pad import Phase as PadPhase
from boggle_desk.engine.scrabble.pad import ScrabblePadPosition
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.values import Candidate
from boggle_desk.models.scrabble.duplicate_prompts import DuplicateStrings
from boggle_desk.models.scrabble.pad_prompts import ScrabblePadStrings
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.storage.games import GameState
from boggle_desk.views.controls import Card, label
from boggle_desk.views.faces import faces_at
from boggle_desk.views.layouts import Tabs, in_column, sized
from boggle_desk.views.notices import remark_text
from boggle_desk.views.pad_sheet import ScorePad
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.player_view import CARD, PlayerNow, PlayerView
from boggle_desk.views.scrabble.duplicate_scores import (
    BestPlays,
    DuplicatePaper,
    ScoresCard,
    TurnScores,
    turns_of,
)
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.scrabble.scrabble_analysis import GameAnalysis
from boggle_desk.views.scrabble.scrabble_board import board_of
from boggle_desk.views.scrabble.scrabble_paper import game_sheets, sheets_of_pad
from boggle_desk.views.scrabble.turns import GameMoment, MovesTable, moments
from boggle_desk.views.services import AppContext
from boggle_desk.views.viewer_page import ViewerPage


class SeatView(QWidget):
    def __init__(self, services: AppContext, seat: int, name: str, position: ScrabblePosition) -> None:
        super().__init__()
        self._places = position.rules.rack_size
        face = faces_at(services.look, position)[seat]
        self.card = sized(PlayerView(services.look, face, name, CARD), services.look, high=64, fixed=True)
        self.rack = sized(RackView(services.look), services.look, high=52, fixed=True)
        self.rack.setAccessibleName(self.tr("{name}'s rack").format(name=name))
        self.rack.set_tile_set(position.rules.tiles)
        self.rack.set_movable(False)
        in_column(services.look, self.card, self.rack, gap=2, on=self)

    def show_position(self, position: ScrabblePosition, seat: int, covered: bool) -> None:
        rack = position.racks[seat]
        note = self.tr("%n tile(s)", "", len(rack))
        if self.rack.isHidden() and rack and not covered:
            note = " ".join(rack)
        elif position.phase is Phase.ENDED and seat in position.winners:
            note = self.tr("won") if len(position.winners) == 1 else self.tr("tied")
        self.card.show_now(points=position.scores[seat], note=note, on_turn=position.turn == seat)
        self.rack.show_rack(rack, covered, (), max(self._places, len(rack)))


_LEAST_HEIGHT, _CROWDED_HEIGHT = 560, 900  # below it racks are letters; with a plot


class ScrabbleViewerPage(ViewerPage):
    help_page = "28_hints"

    side = 570  # the board is as large as in play

    def __init__(self, services: AppContext, opened: OpenedGame) -> None:
        super().__init__(services, opened)
        self.moments = moments(opened)
        self._words = ScrabbleStrings(self)
        start = self.moments[0].position
        self._covered = opened.state is GameState.RUNNING and not start.rules.open_racks and len(start.players) > 1
        self.board = board_of(services, start.rules.tiles, editable=False)
        self.seats = [SeatView(services, seat, player.name, start) for seat, player in enumerate(start.players)]
        self.turns = sized(MovesTable(self), self.look, high=130)
        self.turns.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # it scrolls by itself
        self.turns.moves.show_moments(self.moments)
        self.turns.selectionModel().currentRowChanged.connect(self._choose)
        self.difference = label("", "bad", wrap=True)
        self.note = label("", "", wrap=True)
        self.agreement = label("", "muted", wrap=True)
        self.analysis = GameAnalysis(services, opened, self.moments, self.turns, self.leaf)
        if self._covered:
            self.analysis.bar.hide()  # the best moves would tell what is on the racks
        self.analysis.begun.connect(self._show_analysis)
        self.analysis.went.connect(self.go)
        self.analysis.bar.left.connect(self.take_focus)
        self.analysis.best.previewed.connect(self._preview)
        self.analysis.best.word_asked.connect(self.meaning_asked)
        self._lay_out()
        self.analysis.resume()

    def _lay_out(self) -> None:
        seats = QGridLayout()
        for place, seat in enumerate(self.seats):
            seats.addWidget(seat, place // 2, place % 2)
        turns = QWidget()
        in_column(self.look, (self.turns, 1), self.agreement, self.difference, self.note, on=turns)
        self.tabs = Tabs()
        self.tabs.setDocumentMode(True)
        for tab, title in (
            (turns, self.tr("Turns")),
            (self.analysis.best, self.tr("Best plays")),
            (self.analysis.summary, self.tr("Summary")),
        ):
            self.tabs.addTab(tab, title)
        self._offer_tabs(False)
        self.tabs.currentChanged.connect(lambda _tab: self.analysis.best.let_go())
        self._card = Card(self.look, (self.tabs, 1), self.analysis.bar, margin=12, spacing=4)
        self.analysis.plot.hide()
        self.lay_beside(self.board, [(seats, 0), (self.analysis.plot, 0), (self._card, 1)])

    def fit(self) -> None:
        px = self.look.px
        self.turns.fit(px(30))
        tight = self.height() < px(_LEAST_HEIGHT if self.analysis.plot.isHidden() else _CROWDED_HEIGHT)
        for seat, view in enumerate(self.seats):
            view.rack.setHidden(tight)
            view.show_position(self.moment.position, seat, self._covered)

    @property
    def last_place(self) -> int:
        return len(self.moments) - 1

    def place_of(self, at: int) -> int:
        turns = [place for place, each in enumerate(self.moments) if each.line and each.line.kind in TURNS]
        return turns[at - 1] if at <= len(turns) else self.last_place

    @property
    def moment(self) -> GameMoment:
        return self.moments[self.place]

    def show_place(self) -> None:
        moment = self.moment
        position = moment.position
        names = [player.name for player in position.players]
        title = " – ".join(names) if self.opened.name and len(names) == 2 else ""
        self.title.setText(title or self._words.preset_title(position.rules.key))
        self.title.setToolTip(self.opened.name)
        self._show_board()
        for seat, view in enumerate(self.seats):
            view.show_position(position, seat, self._covered)
        self.turns.choose(self.place - 1)
        self._show_notes(moment)
        self.analysis.show_place(self.place)

    def _show_notes(self, moment: GameMoment) -> None:
        self._say(self.difference, "\n".join(text for line in moment.stated for text in self._differences(line)))
        self._say(self.note, "\n".join(text for line in moment.stated if (text := line.entry.notes)))
        self._say(self.agreement, self._summary())

    def _say(self, where: QLabel, text: str) -> None:
        where.setText(text)
        where.setVisible(bool(text))

    def _differences(self, line: Counted) -> list[str]:
        entry, odd = line.entry, list(map(remark_text, line.odd))
        if line.score != entry.score:
            text = self.tr("{move}: the file says {stated}. We count {counted}.")
            return [text.format(move=entry.move, stated=entry.score, counted=line.score), *odd]
        if line.total != entry.total:
            text = self.tr("Total after {move}: the file says {stated}. We count {counted}.")
            return [text.format(move=entry.move, stated=entry.total, counted=line.total), *odd]
        return odd

    def _summary(self) -> str:
        count = self.opened.count
        if count is None:
            return self.tr("This game isn't over, so the racks stay covered.") if self._covered else ""
        wrong, odd = sum(1 for line in count.lines if not line.agrees), sum(1 for line in count.lines if line.odd)
        said = [self.tr("All scores in the file are right.")]
        if wrong:
            said = [self.tr("%n score(s) in the file don't add up. Look for ≠.", "", wrong)]
        if odd:
            said.append(self.tr("%n line(s) of the file can't be quite right. Look for ⚠.", "", odd))
        return " ".join((*said, *(remark_text(each) for each in count.said if not each.line)))

    def _show_analysis(self) -> None:
        self.analysis.plot.show()
        self.fit()
        self._offer_tabs(True)

    def _offer_tabs(self, analysed: bool) -> None:
        for tab in (1, 2):
            self.tabs.setTabEnabled(tab, analysed)
        self.tabs.tabBar().setVisible(analysed)

    def _preview(self, candidate: Candidate | None) -> None:
        before = self.analysis.best.board_before
        if candidate is None or before is None:
            self._show_board()
        else:
            self.board.show_board(before, candidate.laid, ())
        self.meaning.setEnabled(bool(self.marked_word()))

    def _show_board(self) -> None:
        moment = self.moment
        lie = all(moment.position.board.tiles[square] for square in moment.squares)
        squares = moment.squares if lie else ()
        self.board.show_board(moment.position.board, (), squares)

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> tuple[Printable, ...]:
        return game_sheets(self.look, self.moments, self.place, self._covered, self.when, self.opened.name)

    def analyse(self) -> None:
        self.analysis.begin()

    def leave(self) -> None:
        self.analysis.leave()

    def what_is_shown(self) -> str:
        if not self.place:
            return self.tr("Start")
        row = [self.turns.moves.index(self.place - 1, column).data() for column in range(4)]
        found = self.analysis.of_place(self.place)
        return f"{', '.join(row)}. {self.difference.text()} {self.note.text()} {found}".strip()

    def marked_word(self) -> str:
        return self.analysis.best.word or self.moment.word

    def _choose(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid():
            self.go(now.row() + 1)

    def take_focus(self) -> None:
        self.tabs.setCurrentIndex(0)
        self.turns.setFocus()


class DuplicateViewerPage(ViewerPage):
    """Shows the board after each best play, its rack, and everybody's answers."""

    side = 570

    def __init__(self, services: AppContext, opened: OpenedGame) -> None:
        super().__init__(services, opened)
        self.whole: DuplicatePosition = opened.game.position
        self._say = DuplicateStrings(self)
        self._start: DuplicatePosition = opened.game.opening
        self.turns = turns_of(self._start, opened.game.moments())
        tiles = self._start.rules.game.tiles
        self.board, self.rack = board_of(services, tiles, editable=False), RackView(services.look)
        self.rack.set_tile_set(tiles)
        self.rack.set_movable(False)
        self.scores = ScoresCard(services.look, self._start.players)
        self.list = BestPlays(services.look)
        self.list.show_turns(self.turns)
        self.list.selectionModel().currentRowChanged.connect(self._choose)
        self._lay_out()

    def _lay_out(self) -> None:
        left = QWidget()
        rack = sized(self.rack, self.look, high=72, fixed=True, grows=False)
        in_column(self.look, (self.board, 1), rack, on=left)
        card = Card(self.look, self.list, margin=12)
        self.lay_beside(left, [(self.scores, 0), (card, 1)])

    @property
    def last_place(self) -> int:
        return len(self.turns)

    @property
    def turn(self) -> TurnScores | None:
        """None at the start."""
        return self.turns[self.place - 1] if self.place else None

    def _choose(self, row: QModelIndex) -> None:
        if row.isValid():
            self.go(row.row() + 1)

    def show_place(self) -> None:
        turn = self.turn
        position = turn.after if turn else self._start
        self.title.setText(self.opened.name or self.tr("Duplicate"))
        self.board.show_board(position.board, (), turn.best.play.squares if turn else ())
        self.rack.show_rack(turn.before.rack if turn else (), False, (), position.rules.game.rack_size)
        over = self.place == self.last_place and self.whole.phase is DuplicatePhase.ENDED
        self.scores.show_standings([
            PlayerNow(
                self._say.answer(position.answers[seat], turn.before.board) if turn else "",
                position.scores[seat],
                self._say.percent(position, seat),
                over and seat in self.whole.winners,
            )
            for seat in range(len(position.players))
        ])  # fmt: skip
        if turn:
            self.list.setCurrentIndex(self.list.model().index(self.place - 1, 0))
        else:
            self.list.clearSelection()

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> tuple[Printable, ...]:
        return DuplicatePaper(self).sheets(self.turns, self.whole, self.when)

    def what_is_shown(self) -> str:
        return self._say.best(self.turn.best, self.turn.before.board) if self.turn else self.tr("Start")

    def marked_word(self) -> str:
        return self.turn.best.words[0].text if self.turn and self.turn.best.words else ""

    def take_focus(self) -> None:
        self.list.setFocus()


class ScrabblePadViewerPage(ViewerPage):
    """Shows board and pad after each line: the start, the lines as they were played, and the end."""

    side = 560

    def __init__(self, services: AppContext, opened: OpenedGame) -> None:
        super().__init__(services, opened)
        self.whole: ScrabblePadPosition = opened.game.position
        self._say = ScrabblePadStrings(self)
        self.board = board_of(services, self.whole.rules.game.tiles, editable=False)
        self.pad = sized(ScorePad(services.look), services.look, high=260)
        self.pad.chosen.connect(lambda place: self.go(place + 1))
        self.said = label("", "", wrap=True)
        card = Card(self.look, self.said, margin=14)
        self.lay_beside(self.board, [(self.pad, 1), (card, 0)])

    @property
    def last_place(self) -> int:
        return len(self.whole.turns) + (self.whole.phase is PadPhase.ENDED)

    @property
    def position(self) -> ScrabblePadPosition:
        return self.whole if self.place == self.last_place else self.whole.played_to(self.place)

    @property
    def _title(self) -> str:
        return self.opened.name or self._say.title(self.position)

    def show_place(self) -> None:
        position = self.position
        self.title.setText(self._title)
        self.pad.show_sheet(self._say.sheet(position))
        ended = position.phase is PadPhase.ENDED
        last = position.turns[-1] if position.turns and not ended else None
        self.pad.mark(len(position.turns) - 1 if last else None)
        squares = [square for square, _tile in last.laid] if last and not last.withdrawn else []
        self.board.show_board(position.board, (), squares)
        self.said.setText(self.what_is_shown())

    def what_is_shown(self) -> str:
        position = self.position
        if position.phase is PadPhase.ENDED:
            return f"{self._say.winner_text(position)}\n{self._say.left_text(position)}".strip()
        if not position.turns:
            return self.tr("Start")
        turn = position.turns[-1]
        words = ", ".join(f"{word.text.upper()} {word.score}" for word in turn.words)
        spoken = self._say.turn_spoken(position, len(position.turns) - 1)
        return f"{spoken} ({words})" if len(turn.words) > 1 else spoken

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> tuple[Printable, ...]:
        return sheets_of_pad(self.position, self._title, self._say, self.when)

    def marked_word(self) -> str:
        turns = self.position.turns
        return turns[-1].words[0].text if turns and turns[-1].words else ""

    def take_focus(self) -> None:
        self.pad.table.setFocus(Qt.FocusReason.OtherFocusReason)
