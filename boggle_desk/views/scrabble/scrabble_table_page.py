"""The table of a Scrabble game: board, rack, bag, players, and what can be done now."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, takewhile
from math import ceil
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QIcon, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from boggle_desk import paths
from boggle_desk.engine.ballot import Vote, Voted
from boggle_desk.engine.characters import Remarked
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Left, Player, SeatGiven
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.bluff import remarkable
from boggle_desk.engine.scrabble.history import Line, LineKind, lines_of, words_on
from boggle_desk.engine.scrabble.plays import FormedWord, Play
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.engine.scrabble.statistics import takes_lead
from boggle_desk.engine.scrabble.tiles import BLANK, Rack
from boggle_desk.engine.scrabble.values import Candidate
from boggle_desk.models.characters import character
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.prompt import Prompt
from boggle_desk.models.scrabble.computers import ScrabbleComputers
from boggle_desk.models.scrabble.game_clock import GameClock
from boggle_desk.models.scrabble.prompts import Act, HintNow, ScrabblePrompts, TableState
from boggle_desk.models.session import GameSession
from boggle_desk.storage.kinds import ClosedUntil
from boggle_desk.storage.shipped import scrabble_levels
from boggle_desk.views.appearance import CENTRE
from boggle_desk.views.controls import announce, button, label
from boggle_desk.views.faces import faces_at
from boggle_desk.views.game_page import closed_text
from boggle_desk.views.house_words import house_button
from boggle_desk.views.layouts import bare, fill, sized
from boggle_desk.views.letters import typed_letters
from boggle_desk.views.page import MenuEntry, PageAct
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.scrabble.best_moves import LastTurn
from boggle_desk.views.scrabble.ending import Cards, EndingTexts, GameSummary
from boggle_desk.views.scrabble.hints import Hinting
from boggle_desk.views.scrabble.rack import BagView, places_of
from boggle_desk.views.scrabble.scrabble_panel import InfoCard, PlayersCard, TablePanel
from boggle_desk.views.scrabble.scrabble_paper import game_sheets, is_covered
from boggle_desk.views.scrabble.stage import Spotlight
from boggle_desk.views.scrabble.thinking_card import ThinkingCard
from boggle_desk.views.scrabble.tile_placing import RACK_HEIGHT, TilePlacingPage
from boggle_desk.views.scrabble.turns import moments_of
from boggle_desk.views.seat_menu import SeatMenu
from boggle_desk.views.services import AppContext

_QUIET = (events.Rearranged, events.Hinted, events.ClockRead, events.Consented, Voted)
_TURNS = (events.Played, events.Exchanged, events.Passed, events.TableAnswered)
_BY_THE_TABLE = (Left, SeatGiven, events.RacksOpened, events.Ended, Voted)
_SEEN_MS = 4000  # how long the player who has drawn sees the new tiles
_HURRY, _LAST, _SOFTLY = 60, 10, 0.35  # seconds from which a clock ticks, first softly
_PANEL, _BAG = 536, 80


def _is_quiet(step: Sequence[events.ScrabbleEvent]) -> bool:
    return all(isinstance(event, _QUIET) for event in step)


class ScrabbleTablePage(TilePlacingPage[ScrabblePosition]):
    """Shows the position of a session; every move goes through the session. Between people the rack is covered until
    its player asks for it."""

    help_page = "21_first_turn"

    def __init__(self, services: AppContext, session: GameSession[ScrabblePosition], lexicon: Lexicon) -> None:
        super().__init__(services, session, lexicon, session.position.rules)
        self._shown_turn, self._draw_seen = 0, False
        self._looker: int | None = None  # who looks at the own tiles while it is another's turn
        self._looks = False  # whether they are shown, or only asked for
        self._drew: int | None = None  # who drew tiles while all looked at the screen
        self._glimpse = QTimer(self, singleShot=True, interval=_SEEN_MS)
        self._glimpse.timeout.connect(self.stop_looking)
        self.passing = False
        self.clock = GameClock(session, parent=self)
        self._second, self._hold_second = 0, 0
        self.opponents = ScrabbleComputers(
            session, lexicon, services.choices, lambda: services.look.motion, services.rng, self
        )
        self.prompts = ScrabblePrompts(self)
        self.news: list[str] = []
        self._unread: list[Any] = []  # what came of a vote, while its ballots lie open
        self._bingo: events.Played | None = None  # the bingo whose card is shown until it is dismissed
        self._untold: list[str] = []  # the result of a challenge, told once its stamp has fallen
        self._make_parts()
        self._lay_out()
        self._connect()
        self.fit()
        if self.position.phase is Phase.START:
            session.submit(events.Start())
        laid = self.position.last if self.position.phase is Phase.CHALLENGE else None
        if laid:
            played = events.Played(laid.seat, laid.play, laid.words, laid.score)
            self.news = [self.say.what_happened(played, self.position)]
        self.show_all()
        self.let_computers_speak(self._remarkable, services.choices)

    def _remarkable(self, event: Any) -> Remarked | None:
        return remarkable(event, self.position, tuple(chain.from_iterable(self.session.steps)), self.lexicon)

    # ------------------------------------------------------------------------------------- putting together

    def _make_parts(self) -> None:
        self.bag = sized(BagView(self.look), self.look, wide=_BAG, high=RACK_HEIGHT, fixed=True, grows=False)
        self.players = PlayersCard(self.look, self._about)
        stage = (self.board, self.rack, self.bag, self.players, self.flight)
        self.stage = Spotlight(self, *stage, self.look, self.services.sound)
        self.info = InfoCard(self.look)
        self.info.turns.column.addWidget(house_button(self.house))
        self.thinking = ThinkingCard(self.services, self.action_card)
        self.hinting = Hinting(self.services, self.session, self.lexicon, self.board, self.draft)
        self.seats = SeatMenu(self, scrabble_levels())
        self._last_turn = LastTurn(self.services, self.session, self.lexicon, self.info.best)

    def _lay_out(self) -> None:
        self.clear = button(self.tr("Recall"), self.recall, "beside")
        for each in (self.juggle, self.clear):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            each.setAccessibleName(each.text())
        self._beside_rack = fill(QVBoxLayout(), self.juggle, self.clear)
        left = QWidget()
        below = fill(bare(QHBoxLayout()), self.bag, (self.rack, 1), self._beside_rack)
        fill(bare(QVBoxLayout(left)), (self.board, 1), below)
        self.covered = label(self.tr("The board is covered and the clocks have stopped"), "cloth", align=CENTRE)
        self.ground = QStackedWidget()
        self.ground.addWidget(left)
        self.ground.addWidget(self.covered)
        self.panel = TablePanel(self.look, self.players, self.info, self.action_card)
        self.lay_beside(self.ground, self.panel, _PANEL)

    def fit(self) -> None:
        look = self.look
        px, drawer = look.picture_px, self.beside.is_drawer
        self._beside_rack.setSpacing(px(4))
        for made, picture in ((self.juggle, "shuffle"), (self.clear, "take_back")):
            # a name, or a picture where larger letters have no room for it
            made.setText("" if drawer else made.accessibleName())
            made.setToolTip(made.accessibleName() if drawer else "")
            made.setIcon(QIcon(str(paths.resource(f"images/{picture}_{look.theme.name}.svg"))) if drawer else QIcon())
            made.setIconSize(QSize(px(24), px(24)))
            made.setFixedSize(px(76 if drawer else 140), px(RACK_HEIGHT // 2 - 2))

    def _connect(self) -> None:
        self.connect_parts()
        self.draft.reordered.connect(self._keep_order)
        self.opponents.changed.connect(self.show_all)
        self.opponents.content.connect(self._hear_content)
        self.stage.stamped.connect(self._tell_verdict)
        self.stage.ended.connect(self._go_on)
        self.panel.ballots.voted.connect(lambda seat, allow: self.submit(Vote(seat, allow)))
        self.panel.ballots.decided.connect(self._read_vote)
        self.opponents.tried.connect(self._show_try)
        self.thinking.play_asked.connect(self.opponents.play_now)
        self.thinking.rack_toggled.connect(self._show_thought)
        self.players.pressed.connect(self.seats.offer)
        self.seats.look_asked.connect(self.look_at_rack)
        self.rack.tile_pressed.connect(self._choose)
        self.rack.letter_typed.connect(self._typed_on_rack)
        self.bag.clicked.connect(self._show_unseen)
        self.info.tiles_view.letter_pressed.connect(self._show_where)
        self.clock.ticked.connect(self._show_clock)
        self.beside.resized.connect(self._show_clock)
        self.clock.called.connect(self.call)
        self.panel.pause_asked.connect(self.pause_or_resume)
        self.info.best.word_asked.connect(self.meaning_asked)
        self.info.moves_view.pointed.connect(self._show_line)
        self.info.moves_view.asked.connect(self._ask_about_line)
        self.board.word_asked.connect(self._ask_about)
        self.info.looked_at.connect(self._show_last_turn)
        self.info.best.previewed.connect(self._preview)
        self.hinting.changed.connect(self._hint_changed)
        self.hinting.exchange_asked.connect(self._propose_exchange)

    # ------------------------------------------------------------------------------------- who sees what

    @property
    def laid_on(self) -> ScrabblePosition:
        return self.position

    @property
    def state(self) -> TableState:
        clock, hinting = self.clock, self.hinting
        unread = (event for event in self._unread if isinstance(event, events.TableAnswered))
        return TableState(
            self.position,
            on_phones=self.on_phones,
            paused=clock.is_paused,
            hold_left=ceil(clock.hold_left),
            can_hold=clock.can_hold,
            shown_turn=self._shown_turn,
            just_left=self._just_left,
            looker=self._looker,
            looks=self._looks,
            glimpses=self._glimpse.isActive(),
            drew=self._drew,
            waiting=self.opponents.waiting,
            answered=next(unread, None),
            bingo=self._bingo,
            passing=self.passing,
            chosen=None if self.chosen is None else tuple(self.chosen),
            rack=self.draft.rack,
            found=self.found,
            hint=HintNow(hinting.title if hinting.allowed else "", hinting.text, hinting.ready, hinting.lies),
            news=tuple(self.news),
            refusal=self.refusal,
        )

    def prompt(self) -> Prompt:
        return self.prompts.at_screen(self.state)

    @property
    def _just_left(self) -> bool:
        """Whether somebody has left since the last turn, and may still look at the screen."""
        last = next((step for step in reversed(self.session.steps) if not _is_quiet(step)), ())
        return any(isinstance(event, Left) for event in last)

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> "tuple[Printable, ...]":
        moments = moments_of(self.session.opening, self.session.moments())
        last, covered = len(moments) - 1, is_covered(self.position)
        return game_sheets(self.look, moments, last, covered, self.session.when) if last else ()

    # ------------------------------------------------------------------------------------- showing

    def show_all(self) -> None:
        if self.keeps_secret:
            return  # score and turns would tell before the stamp does
        super().show_all()
        position, viewer = self.position, self.viewer
        turn = self.tr("Turn {number}").format(number=max(1, position.turns))
        self.panel.show_heading(self.say.preset_title(position.rules.key).partition(",")[0], turn)
        self.players.show_position(position, position.rules.open_racks)
        self.bag.show_count(len(position.bag))
        lines = lines_of(self.session.opening, self.session.moments())
        self.info.show_position(position.seen_by(viewer), lines, viewer if self.uncovered else None)
        self.hinting.follow()
        self.show_tiles()
        self.show_actions()
        self._show_last_turn()
        self._show_clock()

    @property
    def keeps_secret(self) -> bool:
        return self.stage.keeps_secret or bool(self._unread)

    @staticmethod
    def _ends_vote(step: Sequence[events.ScrabbleEvent]) -> bool:
        return len(step) > 1 and isinstance(step[0], Voted)

    def _show_clock(self) -> None:
        clock, rules, seats = self.clock, self.position.rules, range(len(self.position.players))
        paused = clock.is_paused
        self.panel.show_pause(self.position.is_timed and self.position.phase is not Phase.ENDED, paused)
        self.ground.setCurrentIndex(int(paused))
        self.panel.glass.setVisible(bool(rules.turn_seconds) and self.position.on_clock is not None)
        if rules.turn_seconds:
            self.panel.glass.show_left(clock.turn_left, rules.turn_seconds)
        if rules.seconds:
            self.players.show_clock([clock.left(seat) for seat in seats])
        elif rules.turn_seconds:  # a drawer at rest has no room for the timer
            shown = self.position.on_clock if self.beside.is_drawer else None
            self.players.show_clock([clock.turn_left if seat == shown else None for seat in seats], _LAST)
        second = ceil(clock.nearest) if clock.runs else 0
        if 0 < second < min(_HURRY, self._second):
            self.services.sound.play("tick", 1.0 if second <= _LAST else _SOFTLY)
        self._second = second
        if (hold := ceil(clock.hold_left)) != self._hold_second:
            self._hold_second = hold
            self.show_tiles()
            self.show_actions()

    def _show_last_turn(self) -> None:
        own = self.uncovered and self.people and not self._glimpse.isActive()
        self._last_turn.follow(self.viewer if own else None, self.info.best_in_front)

    def _show_unseen(self) -> None:
        self.beside.set_open(True)
        self.info.tiles_view.setFocus()
        self.panel.reveal(self.info.tiles_view)

    def _show_where(self, letter: str) -> None:
        board = self.position.board
        lie = [square for square, tile in enumerate(board.tiles) if tile and tile.face == letter]
        self.board.show_board(board, self.draft.laid if self.may_lay else (), last=(), found=lie)
        announce(self, self.say.lies_on(letter, self.position.rules.layout, tuple(lie)))

    def _preview(self, candidate: Candidate | None) -> None:
        before = self.info.best.board_before
        if candidate is None or before is None:
            self.show_tiles()
        else:
            self.board.show_board(before, candidate.laid, ())
            self.board.set_editable(False)

    def show_tiles(self) -> None:
        super().show_tiles()
        position, laid = self.position, bool(self.found.play.laid)
        faces = faces_at(self.look, position)
        self.board.set_author(self.look, faces[position.last.seat] if position.last else None)
        self.board.show_score(self.say.score_sign(self.found), bool(self.found.reason))
        self.rack.set_choosing(self.chosen is not None, laid)
        self.clear.setEnabled(laid)
        seat = self.thinking.shown_rack
        if seat is not None and seat == position.turn:
            away = places_of(position.racks[seat], [tile for _square, tile in self.thinking.laid])
            shown = [None if at in away else tile for at, tile in enumerate(position.racks[seat])]
            self.rack.show_rack(shown, False, (), position.rules.rack_size)
            self.rack.set_movable(False)

    def _show_try(self, play: Play) -> None:
        self.thinking.consider(self.position, play)
        self._show_thought()

    def _show_thought(self) -> None:
        self.show_tiles()
        if not self.thinking.isHidden():
            self.board.show_board(self.position.board, self.thinking.laid, (), ghosts=True)

    def watch_computers(self) -> None:
        setup = self.services.choices.settings.scrabble
        self.services.choices.change(scrabble=replace(setup, watch=not setup.watch))
        text = self.tr("You watch computers think.") if not setup.watch else self.tr("Computer thinking is hidden.")
        self.news = [text]
        announce(self, text)
        if setup.watch:
            self.thinking.hide()
            self.opponents.play_now()
        self.show_all()

    def pause_computers(self) -> None:
        setup = self.services.choices.settings.scrabble
        self.services.choices.change(scrabble=replace(setup, wait=not setup.wait))
        text = self.tr("Computers play on at once.") if setup.wait else self.tr("Computers wait for you now.")
        self.tell(text)
        if setup.wait:
            self.opponents.go_on()

    def open_racks(self) -> None:
        if not self.can_now(PageAct.OPEN_RACKS):
            return
        opens, sure = not self.position.rules.open_racks, self.services.ask.confirm
        title, text = self.tr("Open all racks"), self.tr("From now on everybody sees everybody's tiles.")
        if not opens or sure(self, title, text, self.tr("Open racks"), self.tr("Cancel"), for_good=True):
            self.submit(events.OpenRacks(opens))

    # ------------------------------------------------------------------------------------- who sits there

    def end_game(self) -> None:
        if not self.can_now(PageAct.END):
            return
        ways = (self.tr("Count the points now"), self.tr("Keep it for another day"))
        text = self.tr("Count now, and unplayed tiles come off the scores.\nOr play on another day. It's saved.")
        chosen = self.services.ask.choose(self, self.tr("End the game"), text, ways, self.tr("OK"))
        if chosen == 0:
            self.submit(events.EndGame())
        elif chosen == 1:
            self.home_asked.emit()

    def change_players(self) -> None:
        self.seats.offer_all(self.players.mapToGlobal(self.players.rect().bottomLeft()))

    def who_leaves(self, seat: int) -> str:
        text = self.tr("{name}'s tiles go back in the bag. The points stay, but can't win.")
        return text.format(name=self.position.players[seat].name)

    def hides_from(self, seat: int) -> bool:
        """Return whether this player's tiles are hidden from all who look at the screen."""
        may_look = seat in self.people and seat not in self.on_phones
        return may_look and not self.position.rules.open_racks and not (seat == self.viewer and self.uncovered)

    def look_at_rack(self, seat: int) -> None:
        """Ask whether only this player looks now; on turn it is as if the screen were passed on."""
        if seat == self.position.turn:
            self.uncover()
            return
        self._looker, self._looks = seat, False
        self._shown_turn = 0  # the screen has been passed on
        self.keep_playing()

    def stop_looking(self) -> None:
        """Hide the tiles of who looked at them."""
        if self._looker is not None:
            self._forget_looker()
            self.keep_playing()

    def _forget_looker(self) -> None:
        self._glimpse.stop()
        self._looker, self._looks, self._drew = None, False, None

    def _note_drawn(self) -> None:
        """Show new tiles for a moment to who has just played; after a verdict all look at the screen, so only if it is
        asked for."""
        step = self.session.steps[-1]
        if isinstance(step[0], SeatGiven) and step[0].seat == self.position.turn:
            self._shown_turn = 0  # somebody else sits there
        drew = next((each.seat for each in step if isinstance(each, events.Drew | events.Exchanged)), None)
        if self.position.phase is not Phase.TURN or self._looker == self.position.turn:
            self._forget_looker()
        if drew is None or drew not in self.people or drew in self.on_phones or self._looker is not None:
            return
        self._drew = None
        if self.position.phase is Phase.TURN and drew != self.viewer and not self.uncovered:
            if isinstance(step[0], events.Played | events.Exchanged):
                self._looker, self._looks = drew, True
                self._glimpse.start()
            else:
                self._drew = drew

    def _look(self) -> None:
        """Show the tiles of who has asked for them, or has drawn."""
        self._looker = self._drew if self._looker is None else self._looker
        self._looks, self._drew = True, None
        self.keep_playing()

    def _hint_changed(self) -> None:
        self.refusal = "" if self.hinting.text else self.refusal  # an older slip would hide what the hint says
        self.show_actions()

    def show_actions(self) -> None:
        position, votes = self.position, self.state.votes
        if votes:
            unsure = [seat for seat in position.playing if position.players[seat].level is not None]
            self.panel.ballots.show_vote(position.ballot, position, position.playing, None, unsure, self.on_phones)
        self.panel.show_ballots(votes)
        super().show_actions()
        asked = position.phase in (Phase.ASKED, Phase.CHALLENGE, Phase.ENDED)
        self.beside.need(self.panel.lists if votes else self.panel.below if asked else None, votes)

    # ------------------------------------------------------------------------------------- what can be done

    @property
    def moment(self) -> object:
        return self.position.phase, self.position.turns, self.position.turn, self.opponents.waiting

    def results(self) -> tuple[EndingTexts, Cards]:
        summary = GameSummary(self.look, self.session, self.say)
        return summary.texts(), summary.cards()

    def _leave_bingo(self) -> None:
        self._bingo = None
        if self.opponents.waiting:
            self.opponents.go_on()
        self.show_all()
        self.take_focus()

    # ------------------------------------------------------------------------------------- following events

    def follow(self, event: Any) -> None:
        if self._unread or (isinstance(event, Voted) and self._ends_vote(self.session.steps[-1])):
            self._unread.append(event)
            self.clock.hold()
            return
        text = self.say.what_happened(event, self.position)
        if isinstance(event, events.TurnLost) and isinstance(self.session.steps[-1][0], events.ChallengeFailed):
            text = ""  # the challenge has said so
        if isinstance(event, events.TableAnswered) and self._ends_vote(self.session.steps[-1]):
            text = self.prompts.vote.verdict(self.position.ballot)
        if isinstance(event, events.Played):
            self.board.tell_last(number_text(event.score, signed=True))
        text = " ".join(filter(None, (text, self._lead_text(event))))
        viewer = self.viewer if self.uncovered else None
        self.stage.follow(event, self.session, viewer)
        if text and not isinstance(event, events.NextTurn):
            self.news = [*self.news[-2:], text]
        if self.stage.keeps_secret:
            self._untold.append(text)
        else:
            announce(self, text)
        self._offer_house_word(event)
        if self.stage.runs:
            self.clock.hold()  # nobody thinks while all look there

    def _lead_text(self, event: Any) -> str:
        """Return who takes the lead by a play that counts now, and note a play of every tile."""
        position, laid = self.position, self.position.last
        if isinstance(event, events.Played | events.PhonyRemoved | events.Exchanged | events.Passed):
            self._bingo = None
        counts = isinstance(event, events.Played) and position.phase not in (Phase.CHALLENGE, Phase.ASKED)
        accepted = isinstance(event, events.Accepted | events.ChallengeFailed)
        if not (counts or accepted) or laid is None:
            return ""
        rules = position.rules
        if rules.bingo_bonus and len(laid.play.laid) >= rules.bingo_tiles:
            self._bingo = events.Played(laid.seat, laid.play, laid.words, laid.score)
        leads = takes_lead(position.scores, laid.seat, laid.score)
        return self.say.takes_lead(position, laid.seat) + "." if leads and not self._bingo else ""

    def _read_vote(self) -> None:
        """Show what came of a vote, now that all have seen the ballots."""
        happened, self._unread = self._unread[1:], []  # without the vote itself
        for event in happened:
            self.follow(event)
        if happened:
            self.after_step()

    def _tell_verdict(self) -> None:
        """Tell the result of a challenge: its stamp has fallen."""
        untold, self._untold = self._untold, []
        announce(self, " ".join(filter(None, untold)))
        self._note_drawn()
        self._begin_anew()

    def _offer_house_word(self, event: Any) -> None:
        """Offer to make a judged word a house word, until the next play; not what the table voted down,
        and not where nothing is taken back."""
        if not self.position.rules.take_back:
            return
        match event:
            case events.PhonyRemoved(seat, by, words) if words and by is not None:
                self.house.show_word(words[0], self.position.players[seat].name)
            case events.ChallengeFailed(_seat, by) if self.position.last:
                self.house.show_word(self.position.last.words[0].text, self.position.players[by].name)
            case events.TableAnswered(seat, words, stands=True) if words:
                self.house.show_word(words[0], self.position.players[seat].name)
            case events.Played():
                self.house.show_word("")

    def tell(self, text: str) -> None:
        self.news = [*self.news[-2:], text]
        super().tell(text)

    def _hear_content(self, seats: tuple[int, ...]) -> None:
        self.tell(self.say.no_challenge([self.position.players[seat].name for seat in seats]))

    def after_step(self) -> None:
        if self._unread:
            self.show_actions()
            self.take_focus()
        if self.keeps_secret:
            return
        if all(isinstance(event, (*_QUIET, events.RacksOpened)) for event in self.session.steps[-1]):
            self.show_all()
        else:
            self._note_drawn()
            self._begin_anew()

    def _begin_anew(self) -> None:
        self.thinking.hide()
        self.keep_playing()  # a turn that ran out of time may have left tiles on the board
        if self.position.phase is Phase.ENDED:
            self.end()
        else:
            self._go_on()

    def _played(self, line: Line) -> events.Played | None:
        undone = line.step >= len(self.session.steps)  # the list shows it for a moment more
        step = () if undone or line.kind is not LineKind.PLAY else self.session.steps[line.step]
        return next((event for event in step if isinstance(event, events.Played)), None)

    def _show_line(self, line: Line | None) -> None:
        self._show_thought()
        played = self._played(line) if line else None
        tiles = self.position.board.tiles
        if played and line and self.thinking.isHidden() and all(tiles[square] for square in played.play.squares):
            self.board.set_author(
                self.look, faces_at(self.look, self.position, self.info.moves.players_at(line))[line.seat]
            )
            laid = self.draft.laid if self.may_lay else ()
            self.board.show_board(self.position.board, laid, played.play.squares)

    def _ask_about_line(self, line: Line, spot: QPoint) -> None:
        if played := self._played(line):
            self._offer_words(played.words, spot)

    def _ask_about(self, square: int, spot: QPoint) -> None:
        self._offer_words(words_on(square, self.session.steps), spot)

    def _offer_words(self, words: Sequence[FormedWord], spot: QPoint) -> None:
        if self.services.words_closed() and words:
            self.meaning_asked.emit(words[0].text)  # which says why nobody may look it up now
        elif words:
            menu = QMenu(self)
            for word in words:
                for title, act in zip(self.say.asks(word), (self.meaning_asked.emit, self._teach), strict=True):
                    menu.addAction(title, partial(act, word.text))
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(spot)

    def _about(self, player: Player) -> str:
        level = scrabble_levels().get(player.level or "")
        language = self.position.rules.tiles.language
        usual = self.say.level_usual(level, language) if level else ""
        return "\n".join(filter(None, (character(player.level).about, usual))) if player.level else ""

    def _teach(self, word: str) -> None:
        name = self.position.players[self.viewer].name
        self.services.learning.teach(name, word, self.position.rules.tiles.language)
        self.news = []
        self.tell(self.tr("{word} is in the cards of {name} now.").format(word=word.upper(), name=name))

    def _go_on(self) -> None:
        if self.stage.runs or self._unread:
            return
        if self.isVisible():
            self.clock.begin()
        if not self.clock.is_paused:
            self.opponents.follow(self.seconds_left)

    def rewound(self) -> None:
        self.opponents.stop()
        self.stage.skip()
        self._bingo, self._unread, self._shown_turn = None, [], 0  # somebody else may sit there
        self._forget_looker()
        if self.ending:
            self.show_last_board()
            self.ending.deleteLater()
            self.ending = None
        self.news = [self.tr("Undone.")]
        self.house.show_word("")
        self._begin_anew()

    @property
    def seconds_left(self) -> float:
        return self.stage.seconds_left

    def _choose(self, place: int) -> None:
        if self.chosen is not None and place < len(self.draft.rack):
            self.chosen ^= {place}
            self.show_tiles()
            self.show_actions()

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
            self.session.submit(events.RearrangeRack(self.viewer, rack))

    # ------------------------------------------------------------------------------------- doing

    def submit(self, move: Any) -> None:
        self.news = []
        self.session.submit(move)

    def take_back(self) -> None:
        """Take the laid tiles back, or undo to a person's last turn; else say why not."""
        if not self.can_now(PageAct.UNDO) or self.recall():
            return
        turns = (
            number
            for number, step in enumerate(reversed(self.session.steps), 1)
            if any(
                isinstance(event, _BY_THE_TABLE) or (isinstance(event, _TURNS) and event.seat in self.people)
                for event in step
            )
        )
        steps = next(turns, 0)
        if steps and (self.session.take_back(steps + self._quiet_steps(steps)) or self.session.take_back(steps)):
            return
        self.refusal = self.tr("That turn can't be undone.")
        if not self.position.rules.take_back:
            self.refusal = self.tr("No undo in this game.")
        elif not steps:
            self.refusal = self.tr("There's nothing to undo yet.")
        self.show_actions()
        announce(self, self.refusal)

    def _quiet_steps(self, later: int) -> int:
        """Return how many more steps belong to the turn, so that it has its whole sandglass again, or to the vote, so
        that it is held again. A vote before the last one is taken back alone."""
        *before, last = self.session.steps[: len(self.session.steps) - later + 1]
        whole = self.position.rules.turn_seconds and not isinstance(last[0], Voted)
        belong = takewhile(_is_quiet, reversed(before)) if whole or self._ends_vote(last) else ()
        return sum(1 for _step in belong)

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        position, rules, session, lays = self.position, self.position.rules, self.session, self.may_lay
        setup, runs = self.services.choices.settings.scrabble, not self.clock.is_paused
        turn = position.phase is Phase.TURN
        computers = len(position.playing) - len(self.people)
        undoes = position.phase is not Phase.ENDED or session.can_take_back()  # or it is said why not
        opens = rules.open_racks or (rules.may_open_racks and len(position.playing) > 1)
        return super().menu_entries() | {
            PageAct.PAUSE: MenuEntry(self.pause_or_resume, position.on_clock is not None),
            PageAct.UNDO: MenuEntry(self.take_back, runs and undoes),
            PageAct.REDO: MenuEntry(self.redo, runs and session.can_redo()),
            PageAct.HINT: MenuEntry(self.hint, lays and self.hinting.ready),
            PageAct.EXCHANGE: MenuEntry(self.begin_exchange, lays and position.exchangeable > 0),
            PageAct.PASS: MenuEntry(self.pass_turn, lays),
            PageAct.WATCH_COMPUTERS: MenuEntry(self.watch_computers, computers > 0 and rules.take_back, setup.watch),
            PageAct.PAUSE_COMPUTERS: MenuEntry(self.pause_computers, computers > 1, setup.wait),
            PageAct.OPEN_RACKS: MenuEntry(self.open_racks, turn and opens, rules.open_racks),
            PageAct.PLAYERS: MenuEntry(self.change_players, turn),
            PageAct.END: MenuEntry(self.end_game, turn),
        }

    def redo(self) -> None:
        self.news = []
        while self.can_now(PageAct.REDO):
            super().redo()
            whole = self.position.phase is not Phase.CHALLENGE and not _is_quiet(self.session.steps[-1])
            if whole and self.position.turn in self.people:
                break  # what computers played, or did not challenge, is redone with it
        self.stop_looking()  # another player may redo it

    @property
    def is_paused(self) -> bool:
        return self.clock.is_paused

    def pause_or_resume(self) -> None:
        if not self.can_now(PageAct.PAUSE):
            return
        self.flight.skip()
        self.stage.skip()
        self.opponents.stop()
        self.thinking.hide()
        self.clock.pause_or_resume()
        self.show_all()
        self.take_focus()
        announce(self, self.prompt().heading if self.clock.is_paused else self.tr("The clocks are running"))
        self._go_on()

    def uncover(self) -> None:
        self._forget_looker()
        self._shown_turn = self.position.turns
        self.keep_playing()

    def hint(self) -> None:
        if self.can_now(PageAct.HINT) and self.action_card.awaits(Act.HINT):
            self.hinting.ask()

    def begin_exchange(self) -> None:
        if not self.can_now(PageAct.EXCHANGE):
            return
        self.beside.set_open(False)  # the rack lies below it
        self.forget_draft()
        self.chosen = set()
        self.show_all()
        self.rack.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _propose_exchange(self, tiles: Rack) -> None:
        self.begin_exchange()
        for tile in tiles:
            self._typed_on_rack(tile)

    def pass_turn(self) -> None:
        self.chosen = self.chosen or None  # none of them is a pass (P11)
        if not self.can_now(PageAct.PASS):
            return
        self.forget_draft()
        self.passing = True
        self.show_all()
        self.action_card.take_focus()

    def keep_playing(self) -> None:
        """Show the turn with nothing laid or chosen."""
        self.chosen, self.passing = None, False
        self.forget_draft()
        self.show_all()
        self.take_focus()

    def refuses_main(self) -> bool:
        found = self.found
        if self._bingo and not self.draft.laid:
            return False  # the main button dismisses the card
        if found.reason:
            self.say_refusal(found.reason, found.squares, ", ".join(found.unknown))
        return bool(found.reason)

    @property
    def words_closed(self) -> str:
        by_challenge = self.position.judging is Judging.CHALLENGE and self.position.phase is not Phase.ENDED
        return closed_text(ClosedUntil.CHALLENGED) if by_challenge else ""

    def marked_word(self) -> str:
        laid = self.position.last
        return laid.words[0].text if laid and laid.words else ""

    def take_focus(self) -> None:
        if self.state.votes and not self._unread:
            self.panel.ballots.take_focus()
        elif self.may_lay:
            self.board.setFocus()
        elif self.position.phase is Phase.ENDED:
            self.info.moves_view.setFocus()
        elif self.prompt().actions:
            self.action_card.take_focus()
        else:
            self.board.setFocus()  # while a computer thinks there is nothing to press

    def leave(self) -> None:
        self._forget_looker()
        self.flight.skip()
        self.stage.skip()
        self.clock.rest()
        self.opponents.stop()
        self.hinting.forget()
        self._last_turn.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.position.turns == 1 and len(self.session.steps) == 1 and not self._draw_seen:
            self._draw_seen = True
            self.stage.show_draw(self.session.steps[0][0], self.position)
        self._go_on()  # they rest while nobody looks, as when the window is put away

    def hideEvent(self, event: QHideEvent) -> None:
        self.clock.rest()
        self.opponents.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F3:
            self.info.show_best()
            self.panel.reveal(self.info)
            self.beside.set_open(True)
        elif event.key() == Qt.Key.Key_Escape and self._looker is not None:
            self.stop_looking()
        elif event.key() == Qt.Key.Key_Escape and (self.passing or self.chosen is not None):
            self.keep_playing()
        elif self.chosen is not None and typed_letters(event):
            self.rack.setFocus(Qt.FocusReason.ShortcutFocusReason)  # or Enter would press what has the keyboard
            self.rack.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    acts = {
        Act.RESUME: pause_or_resume,
        Act.SHOW_RESULTS: TilePlacingPage.show_ending,
        Act.READ_VOTE: lambda page: page.panel.ballots.decide(),
        Act.UNCOVER: uncover,
        Act.LOOK: _look,
        Act.STOP_LOOKING: stop_looking,
        Act.LET_COMPUTER_PLAY: lambda page: page.opponents.go_on(),
        Act.LEAVE_BINGO: _leave_bingo,
        Act.HOLD: lambda page: page.clock.take_hold(),
        Act.CHOOSE_TILES: begin_exchange,
        Act.ASK_TO_PASS: pass_turn,
        Act.KEEP_PLAYING: keep_playing,
        Act.HINT: hint,
    }
