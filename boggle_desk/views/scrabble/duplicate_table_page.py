"""The table of duplicate Scrabble: one board and one rack for all, the timer, and everybody's answers."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QDateTime, QPoint, QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.engine.game import Words
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble import duplicate
from boggle_desk.engine.scrabble.board import Board, empty_board
from boggle_desk.engine.scrabble.duplicate import DuplicatePosition, Phase
from boggle_desk.engine.scrabble.events import CallTime
from boggle_desk.engine.scrabble.plays import EMPTY, Play
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.prompt import Prompt
from boggle_desk.models.scrabble.computers import DuplicateComputers
from boggle_desk.models.scrabble.duplicate_prompts import DuplicateState, DuplicateStrings
from boggle_desk.models.scrabble.game_clock import TurnTimer
from boggle_desk.models.scrabble.prompts import Act
from boggle_desk.models.session import GameSession
from boggle_desk.views.controls import Card, announce, label
from boggle_desk.views.hourglass import HURRY, ClockCard
from boggle_desk.views.layouts import Scrolled, bare, fill, in_column, in_row, sized
from boggle_desk.views.pad_page import PadLine
from boggle_desk.views.page import MenuEntry, PageAct
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.player_view import PlayerNow
from boggle_desk.views.scrabble.duplicate_scores import (
    BestPlays,
    DuplicatePaper,
    ScoresCard,
    TurnScores,
    turns_of,
)
from boggle_desk.views.scrabble.ending import Cards, EndingTexts, race_card
from boggle_desk.views.scrabble.scrabble_panel import TableHeading
from boggle_desk.views.scrabble.tile_motion import area_on, flights_of
from boggle_desk.views.scrabble.tile_placing import ANY_WORD, RACK_HEIGHT, TilePlacingPage
from boggle_desk.views.services import AppContext
from boggle_desk.views.show import Timeline

_PANEL = 500  # the panel's width in pixels
_EACH = 0.7  # seconds for each answer


class DuplicateTablePage(TilePlacingPage[DuplicatePosition]):
    """Shows a session's position; every move goes through the session.

    While time runs, people write on paper; then each secretly hands in a play, typed or laid. Who plays alone lays it
    at once.
    """

    help_page = "29_duplicate"

    def __init__(
        self, services: AppContext, session: GameSession[DuplicatePosition], lexicon: Lexicon, clock: CountdownClock
    ) -> None:
        super().__init__(services, session, lexicon, session.position.rules.game)
        self.told = DuplicateStrings(self)
        self.timer = TurnTimer(session, clock, self)
        self._taken: tuple[int, int] | None = None  # the turn and seat that took the computer
        self._turns = turns_of(session.opening, session.moments())
        self._before: DuplicatePosition = self._turns[-1].before if self._turns else session.opening
        """The position before the best play was laid."""
        self.computers = DuplicateComputers(session, lexicon, services.rng, self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.fit()
        if self.position.phase is Phase.START:
            session.submit(duplicate.DrawRack())
        self._shown = len(self.position.players)
        self.show_all()

    # ------------------------------------------------------------------------------------- putting together

    def _make_parts(self) -> None:
        look = self.look
        self.clock = ClockCard(look)
        self.clock.show_note(self.tr("for this turn"))
        self.scores = ScoresCard(look, self.position.players)
        self.list = BestPlays(look)
        self.line = PadLine()
        self.line.setAccessibleName(self.tr("Your play"))
        self.line.setPlaceholderText(self.tr("8D RETSINA"))
        self.line.setToolTip(self.tr("Across: 8D RETSINA. Down: D8 RETSINA. A small letter is a blank."))
        self.ceremony = Timeline(self, look)

    def _lay_out(self) -> None:
        left, panel, content = QWidget(), QWidget(), QWidget()
        self._scrolled = Scrolled(content)
        self._scrolled.setMinimumHeight(1)
        sized(self.juggle, self.look, high=RACK_HEIGHT // 2, fixed=True, grows=False)
        sized(self.line, self.look, high=48)
        below = in_row(self.look, (self.rack, 1), self.juggle, gap=8)
        fill(bare(QVBoxLayout(left)), (self.board, 1), below)
        self._title, self._bag = label("", "title", wrap=True), label("", "muted")
        heading = TableHeading(self.look, self._title, self._bag)
        card = Card(self.look, self.list, margin=12)
        in_column(self.look, self.scores, (card, 1), on=content)
        parts = (heading, (self._scrolled, 1), self.clock, self.line, self.action_card)
        in_column(self.look, *parts, gap=10, margins=(0, 10, 0, 10), on=panel)
        whole = Scrolled(panel)  # large letters push the upper parts out: what can be done stays in sight
        whole.verticalScrollBar().rangeChanged.connect(lambda _least, most: whole.verticalScrollBar().setValue(most))
        self.lay_beside(left, whole, _PANEL)

    def _connect(self) -> None:
        self.connect_parts()
        self.timer.clock.ticked.connect(lambda _left: self._show_clock())
        self.timer.clock.called.connect(self._call)
        self.timer.paused.connect(lambda _paused: self.show_all())
        self.line.textEdited.connect(self._typed)
        self.rack.letter_typed.connect(lambda letter: self.laying.type_letter(letter, False))
        self.action_card.resized.connect(self.fit)
        self.ceremony.moved.connect(self._uncover)
        self.ceremony.finished.connect(self._lay_best)

    def fit(self) -> None:
        self.action_card.setFixedHeight(self.action_card.wanted_height(self.action_card.width(), self.height()))

    # ------------------------------------------------------------------------------------- who sees what

    @property
    def state(self) -> DuplicateState:
        return DuplicateState(
            self.position,
            self._before.board,
            on_phones=self.on_phones,
            paused=self.timer.is_paused,
            taken=self._taken,
            line=self.line.text(),
            found=self.found,
            waits_for_best=self.keeps_secret,
            house=self.house.title,
            refusal=self.refusal,
        )

    def prompt(self) -> Prompt:
        return self.told.at_screen(self.state)

    @property
    def laid_on(self) -> ScrabblePosition:
        return self.position.seen_by(self.state.seat or 0)

    @property
    def shown_board(self) -> Board:
        board = self._before.board if self.keeps_secret else self.position.board
        return empty_board(board.layout) if self.timer.is_paused else board

    @property
    def last_play(self) -> tuple[int, ...]:
        last = self.position.last
        return last.play.squares if last and not self.keeps_secret else ()

    @property
    def judge(self) -> Words:
        return ANY_WORD  # nothing is said of words before the best play

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> "tuple[Printable, ...]":
        return DuplicatePaper(self).sheets(self._turns, self.position, QDateTime.currentSecsSinceEpoch())

    # ------------------------------------------------------------------------------------- showing

    def show_all(self) -> None:
        super().show_all()
        position = self.position
        self._title.setText(self.tr("Turn {number}").format(number=max(1, position.turns)))
        self._bag.setText(self.tr("{number} in the bag").format(number=len(position.bag)))
        timed = bool(position.rules.turn_seconds) and position.phase in (Phase.READY, Phase.SEARCH)
        self.clock.setVisible(timed)
        self.line.setVisible(self.may_lay)
        self._show_clock()
        self._show_scores()
        self.list.show_turns(self._turns[:-1] if self.keeps_secret else self._turns)
        self.show_tiles()
        self.show_actions()

    def _show_clock(self) -> None:
        clock = self.timer.clock
        if clock.length:
            self.clock.show_time(clock.left, clock.length, clock.running)

    def _show_scores(self) -> None:
        self.scores.show_standings(self.standings())

    def standings(self) -> list[PlayerNow]:
        """Return all totals; those of covered answers are from before."""
        position, before = self.position, self._before
        standings = []
        for seat, answer in enumerate(position.answers):
            shown = position.phase in (Phase.LAID, Phase.ENDED) and seat < self._shown
            late = position.phase is Phase.LAID and not shown
            told = self.told.answer(answer, before.board) if shown and position.last else ""
            if position.phase is Phase.ANSWER or late:
                told = self.tr("still to hand in") if answer is None else self.tr("handed in ✓")
            state = before if late else position
            best = bool(shown and answer and position.last and answer.score == position.last.score > 0)
            if position.phase is Phase.ENDED:
                told, best = "", seat in position.winners
            standings.append(PlayerNow(told, state.scores[seat], self.told.percent(state, seat), best))
        return standings

    typed = property(attrgetter("state.typed"))

    @property
    def keeps_secret(self) -> bool:  # answers are shown before the best play
        return self.position.phase is Phase.LAID and self.ceremony.runs

    @property
    def moment(self) -> object:
        return self.position.phase, self.position.turns, self.state.seat, self.keeps_secret

    def show_actions(self) -> None:
        self.house.show_word(*self.state.unlisted)
        super().show_actions()
        told = self.keeps_secret or self.position.phase is Phase.ENDED
        self.beside.need(self._scrolled if told else None)

    def _search_on(self) -> None:
        if self.isVisible():
            self.computers.follow()

    # ------------------------------------------------------------------------------------- following events

    def follow(self, event: Any) -> None:
        match event:
            case duplicate.RackDrawn():
                self._clear_entry()
            case duplicate.TimeCalled():
                announce(self, self.tr("Pencils down!"))
            case duplicate.Answered():
                self._before = self.position
            case duplicate.BestLaid():
                self._turns = (*self._turns, TurnScores(self._before, event, self.position))
                announce(self, self.told.best(event, self._before.board))

    def after_step(self) -> None:
        step = self.session.steps[-1]
        self.refusal = ""
        if isinstance(step[0], duplicate.BestLaid):
            self._shown = 0
            self.ceremony.play(_EACH * len(self.position.players))
        elif isinstance(step[0], duplicate.RackDrawn) or self._is_typed(step[0]):
            self._clear_entry()
        self.show_all()
        if (
            self._is_typed(step[0])
            or isinstance(step[0], duplicate.RackDrawn | duplicate.TimeCalled | duplicate.BestLaid)
            or (self.position.phase is Phase.SEARCH and not isinstance(step[0], duplicate.Answered))
        ):
            self.take_focus()
        if self.position.phase is Phase.ENDED:
            self.end()
        self._search_on()

    def rewound(self) -> None:
        self._clear_entry()
        self.show_all()
        self.take_focus()
        self._search_on()

    def _is_typed(self, event: Any) -> bool:
        return isinstance(event, duplicate.Answered) and event.seat not in self.on_phones

    def _wait_no_more(self) -> None:
        for seat in set(self.position.waiting).intersection(self.on_phones):
            self.session.submit(duplicate.Answer(seat))

    def _clear_entry(self) -> None:
        self.line.clear()
        self._taken = None
        self.forget_draft()

    def results(self) -> tuple[EndingTexts, Cards]:
        position = self.position
        total = self.tr("The best plays made %n point(s).", "", position.tops)
        texts = EndingTexts(self.told.result(position), total, self.tr("Play again"), self.tr("Look back"))
        card = ScoresCard(self.look, position.players)
        card.show_standings(self.standings())
        rows = [turn.after.scores for turn in self._turns]
        race = race_card(self.look, self.tr("points after each turn"), position, rows)
        return texts, [(race, 1), (card, 0)] if race else [(card, 0)]

    # ------------------------------------------------------------------------------------- the ceremony

    def _uncover(self, seconds: float) -> None:
        shown = int(seconds / _EACH)
        if shown != self._shown:
            self._shown = shown
            self._show_scores()
            self.services.sound.play("tile", 0.6)

    def _lay_best(self) -> None:
        best = self.position.last
        self._shown = len(self.position.players)
        if best is None or not self.isVisible():
            self.show_all()
            return
        self.show_all()
        self.take_focus()
        corner = self.action_card.mapTo(self, QPoint(self.action_card.width() // 2, 0))
        start = QRectF(corner.x() - 15, corner.y() - 15, 30, 30)
        ends = [area_on(self, self.board, self.board.tile_area(square)) for square in best.play.squares]
        values = self.position.rules.game.tiles.values
        self.flight.fly(flights_of(best.play, values, start, ends), self.board.set_away)
        self.services.sound.play("chime")

    # ------------------------------------------------------------------------------------- doing

    def take_computer(self) -> None:
        if (seat := self.state.seat) is not None:
            self._taken = (self.position.turns, seat)
            self.show_all()
            self.take_focus()

    def hand_in(self, play: Play | None) -> None:
        """Hand in a play, or none; alone, that ends the turn."""
        seat = self.state.seat
        if seat is None:
            return
        if self.position.phase is Phase.SEARCH:
            text = self.line.text()
            self.session.submit(CallTime())
            self.line.setText(text)
        self.session.submit(duplicate.Answer(seat, play))

    def press_hand_in(self) -> None:
        self.hand_in(self.found.play if self.found.play != EMPTY else None)

    def refuses_main(self) -> bool:
        unread = bool(self.line.text().strip()) and not self.found.play.laid
        if unread:
            self.refusal = self.told.unreadable(self.state)
            self.show_actions()
            announce(self, self.refusal)
        return unread

    def _typed(self, _text: str) -> None:
        """Show the typed play; laid tiles go back."""
        self.forget_draft()
        super().draft_changed()

    def draft_changed(self) -> None:
        if self.draft.laid:
            self.line.clear()
        super().draft_changed()

    def _call(self, seconds: int) -> None:
        if seconds <= HURRY:
            self.services.sound.play("tick")
        self.call(seconds)

    @property
    def is_paused(self) -> bool:
        return self.timer.is_paused

    def pause_or_resume(self) -> None:
        if self.timer.is_paused:
            self.timer.resume()
        else:
            self.timer.pause()

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        undoes = bool(self.draft.laid) or self.session.can_take_back()
        return super().menu_entries() | {
            PageAct.UNDO: MenuEntry(self.take_back, undoes),
            PageAct.PAUSE: MenuEntry(self.pause_or_resume, self.timer.searching),
        }

    def marked_word(self) -> str:
        last = self.position.last
        return last.words[0].text if last and last.words else ""

    def take_focus(self) -> None:
        (self.line.setFocus if self.may_lay else self.action_card.take_focus)()

    def leave(self) -> None:
        self.timer.pause()
        self.computers.stop()
        self.ceremony.skip()
        self.flight.skip()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._search_on()

    def hideEvent(self, event: QHideEvent) -> None:
        self.computers.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
            self.show_all()
        else:
            super().keyPressEvent(event)

    acts = {
        Act.RESUME: pause_or_resume,
        Act.SHOW_RESULTS: TilePlacingPage.show_ending,
        Act.TAKE_COMPUTER: take_computer,
        Act.NO_PLAY: lambda page: page.hand_in(None),
        Act.HAND_IN: press_hand_in,
        Act.WAIT_NO_MORE: _wait_no_more,
        Act.RULE_HOUSE_WORD: lambda page: page.house.rule(),
    }
