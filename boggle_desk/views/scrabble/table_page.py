"""The table of a Scrabble game: board, rack, bag, players, and what can be done now."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Candidate
from boggle_desk.engine.scrabble.events import (
    Exchange,
    Hinted,
    NextTurn,
    Pass,
    PlayTiles,
    Rearranged,
    RearrangeRack,
    Start,
)
from boggle_desk.engine.scrabble.history import History
from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.referee import Draft, RefusedPlay, draft
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.engine.scrabble.tiles import BLANK, Rack
from boggle_desk.models.scrabble.turn_draft import TurnDraft
from boggle_desk.models.session import GameSession
from boggle_desk.views.kit import announce, button, label, press_focused
from boggle_desk.views.scrabble.action_card import ActionCard
from boggle_desk.views.scrabble.bag_view import BagView
from boggle_desk.views.scrabble.blank_card import BlankCard
from boggle_desk.views.scrabble.board_view import ScrabbleBoardView
from boggle_desk.views.scrabble.dragging import TileDrag
from boggle_desk.views.scrabble.hinting import Hinting
from boggle_desk.views.scrabble.info_card import InfoCard
from boggle_desk.views.scrabble.last_turn import LastTurn
from boggle_desk.views.scrabble.laying import Laying
from boggle_desk.views.scrabble.opponents import Opponents
from boggle_desk.views.scrabble.players_card import PlayersCard
from boggle_desk.views.scrabble.rack_row import RackRow
from boggle_desk.views.scrabble.rack_view import RackView
from boggle_desk.views.scrabble.seated_page import SeatedPage
from boggle_desk.views.scrabble.side_column import SideColumn
from boggle_desk.views.scrabble.situation import situation
from boggle_desk.views.scrabble.tile_motion import TileMotion
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced

_QUIET = (Rearranged, Hinted)
"""Steps of these events alone are no turns."""


class ScrabbleTablePage(SeatedPage):
    """Shows the position of a session; every move goes through the session.

    Between people the rack on show is covered until its player asks for it. Tiles on the board that are not yet played
    are a `TurnDraft`.
    """

    help_section = "Your first crossword turn"

    def __init__(self, services: Services, session: GameSession, lexicon: Lexicon) -> None:
        super().__init__(services.look, session, lexicon)
        self.services = services
        self.say = ScrabbleWords(self)
        self.draft = TurnDraft(self)
        self._history = History(session.opening)
        self.opponents = Opponents(services, session, lexicon, self)
        self.news: list[str] = []
        self.refusal = ""
        self._make_parts()
        self._lay_out()
        self._connect()
        self._dress()
        if self.position.phase is Phase.START:
            session.submit(Start())
        self._show_all()

    # ------------------------------------------------------------------------------------- putting together

    def _make_parts(self) -> None:
        theme, motion = self.look.theme, self.look.motion
        self.board = ScrabbleBoardView(theme)
        self.rack = RackView(theme)
        self.bag = BagView(theme)
        self.drag = TileDrag(self, self.board, self.rack, theme, motion)
        self.motion = TileMotion(self, self.board, self.rack, self.bag, self.look)
        self.players = PlayersCard(self.look)
        self.info = InfoCard(self.look)
        self.action_card = ActionCard(self.look)
        self.blank = BlankCard(self.look)
        self.laying = Laying(self.board, self.rack, self.drag, self.blank, self.draft, self)
        self.hinting = Hinting(self.services, self.session, self.lexicon, self.board, self.draft)
        self._last_turn = LastTurn(self.services, self.session, self.lexicon, self.info.best)
        for part in (self.board, self.rack):
            part.set_tile_set(self.position.rules.tiles)
        for sounding in (self.board, self.rack, self.drag, self.motion):
            sounding.set_sound(self.services.sound)
        self.board.show_symbols(self.services.choices.settings.scrabble.symbols)
        self.board.show_contrast(self.services.choices.settings.scrabble.contrast)

    def _lay_out(self) -> None:
        self._title, self._turn = label("", "title", wrap=True), label("", "muted")
        self.juggle = button(self.tr("Juggle"), self.mix_rack)
        self.clear = button(self.tr("Take tiles back"), self.draft.clear)
        for each in (self.juggle, self.clear):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board
        left = QVBoxLayout()
        left.addWidget(self.board, 1)
        self._rack_row = RackRow(self.juggle, self.rack, self.clear)
        left.addWidget(self._rack_row)
        self._side = SideColumn(
            self.look, self._title, self._turn, self.players, self.bag, self.info, self.blank, self.action_card
        )
        whole = spaced(QHBoxLayout(self), self.look, 14, (12, 10, 20, 12))
        whole.addLayout(left, 1)
        whole.addWidget(self._side)

    def _dress(self) -> None:
        px, look = self.look.px, self.look
        self._side.fit(min(px(540), self.width() * 48 // 100))
        self.rack.setFixedHeight(px(92))
        self._rack_row.fit()
        for part in (self.board, self.rack, self.bag, self.drag, self.motion):
            part.set_theme(look.theme)
        self.drag.set_motion(look.motion)
        self.motion.set_motion(look.motion)

    def _connect(self) -> None:
        self.look.changed.connect(self._dress)
        self.session.happened.connect(self._follow)
        self.session.stepped.connect(self._after_step)
        self.session.rewound.connect(self._rewound)
        self.session.refused.connect(self._refused)
        self.draft.changed.connect(self._draft_changed)
        self.draft.reordered.connect(self._keep_order)
        self.opponents.changed.connect(self._show_all)
        self.opponents.tried.connect(self._show_try)
        self.board.enter_typed.connect(self.press_main)
        self.rack.tile_pressed.connect(self._choose)
        self.rack.letter_typed.connect(self._typed_on_rack)
        self.laying.refused.connect(self._say_refusal)
        self.blank.closed.connect(self._show_all)
        self.bag.clicked.connect(self.info.show_tiles)
        self.info.word_asked.connect(self.meaning_asked)
        self.info.looked_at.connect(self._show_last_turn)
        self.info.best.previewed.connect(self._preview)
        self.hinting.changed.connect(self._hint_changed)
        self.hinting.exchange_asked.connect(self._propose_exchange)

    # ------------------------------------------------------------------------------------- what may be done

    @property
    def found(self) -> Draft:
        """What the rules say of the tiles that are being laid."""
        return draft(self.position, self.viewer, self.draft.laid, self.lexicon)

    # ------------------------------------------------------------------------------------- showing

    def _show_all(self) -> None:
        """Show the position as it is, whatever went before."""
        position, viewer = self.position, self.viewer
        self.draft.blockSignals(True)
        self.draft.take_rack(position.racks[viewer])
        self.draft.blockSignals(False)
        self._title.setText(self.say.preset_title(position.rules.key))
        self._turn.setText(self.tr("Turn {number}").format(number=max(1, position.turns)))
        self.players.show_position(position, position.rules.open_racks)
        self.bag.show_count(len(position.bag))
        lines = self._history.lines(self.session.steps)
        self.info.show_position(position.seen_by(viewer), lines, viewer if self.uncovered else None)
        self.hinting.follow()
        self._show_tiles()
        self._show_actions()
        self._show_last_turn()

    def _show_last_turn(self) -> None:
        self._last_turn.follow(self.viewer if self.uncovered and self.people else None, self.info.best_in_front)

    def _preview(self, candidate: Candidate | None) -> None:
        """Show a move that could have been made on the board as it was, or the board as it is again."""
        before = self.info.best.board_before
        if candidate is None or before is None:
            self._show_tiles()
        else:
            self.board.show_board(before, candidate.laid, ())
            self.board.set_editable(False)

    def _show_tiles(self) -> None:
        position, places = self.position, set(self.draft.places)
        last = position.last.play.squares if position.last else ()
        laid = self.draft.laid if self.may_lay else ()
        self.board.show_board(position.board, laid, last)
        self.board.set_editable(self.may_lay)
        rack = [tile if place in places else None for place, tile in enumerate(self.draft.rack)]
        self.rack.show_rack(rack, not self.uncovered, self.chosen or (), position.rules.rack_size)
        self.rack.set_choosing(self.chosen is not None)
        self.rack.set_movable(self.uncovered and self.chosen is None)
        self.laying.show_position(position, self.may_lay)
        found = self.found
        if self.may_lay and found.reason and laid:
            self.board.set_faults(found.squares)
        self.juggle.setEnabled(self.uncovered and self.chosen is None and len(self.draft.places) > 1)
        self.clear.setEnabled(bool(laid))

    def _draft_changed(self) -> None:
        self.refusal = ""
        self._show_tiles()
        self._show_actions()

    def _hint_changed(self) -> None:
        self.refusal = "" if self.hinting.text else self.refusal  # an older slip would hide what the hint says
        self._show_actions()

    def _show_try(self, play: Any) -> None:
        """Show a play that the computer considers (P4)."""
        self.board.show_board(self.position.board, play.laid, ())

    def _show_actions(self) -> None:
        now = situation(self)
        self.action_card.show_text(now.heading, self.refusal or now.text, bad=bool(self.refusal) or now.bad)
        self.action_card.show_actions(now.actions)

    # ------------------------------------------------------------------------------------- following events

    def _follow(self, event: Any) -> None:
        text = self.say.what_happened(event, self.position)
        if text:
            announce(self, text)
            if not isinstance(event, NextTurn):
                self.news = [*self.news[-2:], text]
        self.motion.follow(event, self.position, self.viewer if self.uncovered else None)

    def _after_step(self) -> None:
        if all(isinstance(event, _QUIET) for event in self.session.steps[-1]):
            self._show_all()
        else:
            self._begin_anew()

    def _begin_anew(self) -> None:
        self.chosen, self.refusal = None, ""
        self._show_all()
        self.take_focus()
        self.opponents.follow()

    def _rewound(self) -> None:
        self.opponents.stop()
        self.news = [self.tr("Taken back.")]
        self._begin_anew()

    def _refused(self, refusal: Refused) -> None:
        if isinstance(refusal, RefusedPlay) and isinstance(refusal.reason, Reason):
            words = ", ".join(refusal.words)
            self._say_refusal(refusal.reason, refusal.squares, words)

    def _say_refusal(self, reason: Reason, squares: tuple[int, ...], words: str = "") -> None:
        self.refusal = self.say.why_not(reason, self.position, squares, words)
        self.board.set_faults(squares)
        self._show_actions()
        announce(self, self.refusal)

    def _choose(self, place: int) -> None:
        """Choose a tile for the exchange, or keep it after all."""
        if self.chosen is not None and place < len(self.draft.rack):
            self.chosen ^= {place}
            self._show_tiles()
            self._show_actions()

    def _typed_on_rack(self, letter: str) -> None:
        if self.chosen is None:
            self.laying.type_letter(letter, False)
            return
        face = BLANK if letter in (BLANK, " ") else letter.upper()
        free = [at for at, tile in enumerate(self.draft.rack) if tile == face and at not in self.chosen]
        if free:
            self._choose(free[0])

    def _keep_order(self, rack: Rack) -> None:
        if rack != self.position.racks[self.viewer]:
            self.session.submit(RearrangeRack(self.viewer, rack))

    # ------------------------------------------------------------------------------------- doing

    def submit(self, move: Any) -> None:
        """Ask the session for a move; what was said before is old then."""
        self.news = []
        self.session.submit(move)

    def take_back(self) -> None:
        """Undo the last turn if that may be; a rack put in another order since is no turn."""
        while self.session.can_take_back():
            only_order = all(isinstance(event, Rearranged) for event in self.session.steps[-1])
            self.session.take_back()
            if not only_order:
                break

    def uncover(self) -> None:
        """Show the rack of the player on turn."""
        self.show_rack()
        self._show_all()
        self.take_focus()

    def mix_rack(self) -> None:
        """Juggle the rack (P10)."""
        if self.uncovered and self.chosen is None:
            self.draft.juggle(self.services.rng)

    def begin_exchange(self) -> None:
        """Let tiles be chosen for an exchange (P11)."""
        self.draft.clear()
        self.chosen = set()
        self._show_all()
        self.rack.setFocus()

    def _propose_exchange(self, tiles: Rack) -> None:
        """Choose these tiles for an exchange; nothing is exchanged."""
        self.begin_exchange()
        for tile in tiles:
            self._typed_on_rack(tile)

    def cancel_exchange(self) -> None:
        """Exchange nothing."""
        self.chosen = None
        self._show_all()
        self.take_focus()

    def exchange(self) -> None:
        """Exchange the chosen tiles; none is a pass (P11)."""
        tiles = tuple(self.draft.rack[place] for place in sorted(self.chosen or ()))
        self.submit(Exchange(tiles) if tiles else Pass())

    def pass_turn(self) -> None:
        """Pass, after a question."""
        question = self.tr("Pass without playing?")
        ask = self.services.ask
        if ask.confirm(self, self.tr("Pass"), question, self.tr("Pass"), self.tr("Go on playing")):
            self.submit(Pass())

    def play(self) -> None:
        """Play the tiles that lie on the board."""
        self.submit(PlayTiles(self.found.play))

    def press_main(self) -> None:
        """Do what Enter does. When the game is over it does nothing: a hasty key must not hide the scores."""
        self.motion.skip()
        if self.position.phase is not Phase.ENDED:
            self.action_card.press_main()

    @property
    def words_closed(self) -> str:
        by_challenge = self.position.judging is Judging.CHALLENGE and self.position.phase is not Phase.ENDED
        return self.tr("No dictionary during the game. Challenge a word instead!") if by_challenge else ""

    def marked_word(self) -> str:
        laid = self.position.last
        return laid.words[0].text if laid and laid.words else ""

    def take_focus(self) -> None:
        if self.may_lay:
            self.board.setFocus()
        elif self.position.phase is Phase.ENDED:
            self.info.moves_view.setFocus()
        else:
            self.action_card.take_focus()

    def leave(self) -> None:
        self.opponents.stop()
        self.hinting.forget()
        self._last_turn.stop()
        self.motion.skip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.opponents.follow()  # they rest while nobody looks, as when the window is put away

    def hideEvent(self, event: QHideEvent) -> None:
        self.opponents.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self.press_main()
        elif event.key() == Qt.Key.Key_F2 and self.may_lay:
            self.hinting.ask()
        elif event.key() == Qt.Key.Key_F3:
            self.info.show_best()
            self._side.reveal_lists()
        elif event.key() == Qt.Key.Key_Escape and self.chosen is not None:
            self.cancel_exchange()
        elif event.key() == Qt.Key.Key_Escape and self.draft.laid:
            self.draft.clear()
        else:
            super().keyPressEvent(event)
