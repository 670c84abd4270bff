"""The table of a Boggle game: the dome, the glass, and a panel for each phase of the round."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.computer import remarkable
from boggle_desk.engine.boggle.events import BoggleMove
from boggle_desk.engine.boggle.goals import cheer, small_goal
from boggle_desk.engine.boggle.known_board import day_of
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.referee import Reason, may_change_seats
from boggle_desk.engine.boggle.rules import Writing, word_points
from boggle_desk.engine.characters import introduced
from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Left, Player, SeatGiven
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.board_search import GoalSearch, WishedShake, Wishing
from boggle_desk.models.boggle.boggle_strings import BoggleStrings, has_extra_time
from boggle_desk.models.boggle.prompts import (
    Act,
    BogglePrompts,
    Cubes,
    DayNow,
    PastNow,
    ReadingNow,
    Stage,
    TableState,
    TypingNow,
)
from boggle_desk.models.boggle.rivals import BoggleComputers, RivalReading
from boggle_desk.models.boggle.search_timer import SearchTimer
from boggle_desk.models.characters import characters
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.learn.words import Riddle, riddle
from boggle_desk.models.locale_text import name_text
from boggle_desk.models.session import GameSession
from boggle_desk.settings import Pace
from boggle_desk.storage.results import Practised, best, practised
from boggle_desk.storage.shipped import boggle_levels, cheers, cube_sets, floors
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.boggle.board_picture import BLEED
from boggle_desk.views.boggle.dome import physics
from boggle_desk.views.boggle.dome_view import DomeView, Flash
from boggle_desk.views.boggle.panels.collect_panel import CollectPanel
from boggle_desk.views.boggle.panels.day_panel import DayPanel
from boggle_desk.views.boggle.panels.finish_panel import FinishPanel
from boggle_desk.views.boggle.panels.panel import Panel, PromptPanel, Table
from boggle_desk.views.boggle.panels.reading_panel import ReadingPanel
from boggle_desk.views.boggle.panels.review_panel import ReviewPanel
from boggle_desk.views.boggle.panels.scores_panel import ScoresPanel
from boggle_desk.views.boggle.panels.search_panel import FlyingWord, PencilsDown, SearchPanel
from boggle_desk.views.boggle.panels.shake_panel import ShakePanel
from boggle_desk.views.boggle.panels.win_panel import WinPanel
from boggle_desk.views.boggle.result_sheets import sheets_of_round
from boggle_desk.views.controls import (
    MenuButton,
    PageStack,
    SmallButton,
    announce,
    corner_room,
    label,
    press_focused,
    takes,
)
from boggle_desk.views.faces import faces_at, faces_of
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.hourglass import HURRY, ClockCard, Lamp, light_of
from boggle_desk.views.images import icon
from boggle_desk.views.layouts import in_column, in_row
from boggle_desk.views.letters import typed_letters
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.page import MenuEntry, PageAct
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.seat_menu import SeatMenu
from boggle_desk.views.services import AppContext

AnyPanel = TypeVar("AnyPanel", bound=Panel)
_EDGE = 16
"""The margin at the right."""
_SIDE, _TYPING_SIDE = (432, 0.5), (832, 0.66)
"""The width beside the dome in px at 1280x800 and the most of the window, and both while lists are typed."""
_PANELS = {
    Stage.SHAKE: "shake", Stage.SEARCH: "search", Stage.COLLECT: "collect", Stage.READ: "reading",
    Stage.SCORES: "scores", Stage.FINISH: "finish", Stage.PODIUM: "win", Stage.DAY: "day",
}  # fmt: skip
"""The stages that have a panel of their own."""
_AT_BOARD = (Stage.PAUSED, Stage.SHAKE, Stage.SEARCH)
"""When people need not act in the panel."""
_ONE_LINE = 14
"""Longer titles (of own rules) may take several lines."""
_LEAST_HEIGHT = 560
"""In px at 1280x800; lower pages show the digits without the glass."""
_OF_SEATS = (Reason.NO_SUCH_SEAT, Reason.TOO_FEW_PLAYERS, Reason.NAME_TAKEN, Reason.ROUND_RUNS)
_SOFTLY, _SEMITONE = 0.6, 2 ** (1 / 12)
_SOUNDS = {
    events.SearchBegan: "hourglass",
    events.TimeCalled: "gong",
    events.GoalReached: "chime",
    events.Wrote: "slip",
    events.WordRead: "slip",
}


def _lazily(kind: type[AnyPanel]) -> cached_property[AnyPanel]:
    return cached_property(lambda page: page._stacked(kind(page._table)))


class BoggleTablePage(GamePage[BogglePosition]):
    """Shows the position of a session and sends it every move."""

    def __init__(
        self, services: AppContext, session: GameSession[BogglePosition], lexicon: Lexicon, clock: CountdownClock
    ) -> None:
        super().__init__(services.look, session, lexicon)
        self.services = services
        self.timer = SearchTimer(session, clock, self)
        self.rivals = BoggleComputers(session, clock, lexicon, self)
        self.reading = RivalReading(session, lexicon, self._pace, self, lambda: services.choices.settings.in_turn)
        self.goals = GoalSearch(session, lexicon, self)
        self._say, self.prompts = BoggleStrings(self), BogglePrompts(self)
        self.seats = SeatMenu(self, boggle_levels())
        self.wished = WishedShake(session, lexicon, services.rng, floors(), self)
        self._wants_next = self._slept = self._ends = self._races = self._shows_results = self._of_today = False
        """Whether another round is asked for, the computer slept before the pause, the end of a round is being shown,
        and a finish is still to be seen."""
        self._past: PastNow | None = None
        self._riddle: Riddle | None = None
        self._riddles = BackgroundTask(self, "No riddle could be found.")
        self.dome = DomeView(services.look.theme, services.look.motion)
        self.dome.set_sound(services.sound)
        self.clock_card = ClockCard(services.look)
        self._table = table = Table(
            services, self, self._say, self.prompts, lambda: self.state, clock, self.dome, self.do
        )
        self.panels, self.stages = PageStack(), PageStack()
        self.shake_panel = self._stacked(ShakePanel(table, self.wished))
        self.search_panel = self._stacked(SearchPanel(table, self._give_room))
        self._lay_out()
        self._connect(clock)
        self.show_board()
        self._show_all()
        self._look_at_the_past()
        self.let_computers_speak(lambda event: remarkable(event, self.position, lexicon), services.choices)

    @property
    def state(self) -> TableState:
        position, wished, over = self.position, self.wished, self.position.phase is Phase.ENDED
        return TableState(
            position,
            self.lexicon,
            moves=self.look.motion,
            paused=self.timer.is_paused,
            slept=self._slept,
            wants_next=self._wants_next,
            cubes=self.dome.cubes,
            tumbles=position.round > 0 or physics.is_here(),
            waits=wished.known if wished.waiting else None,
            search=self.search_panel.known,
            typing=self.collect_panel.seat if position.phase is Phase.COLLECT else 0,
            line=self.collect_panel.known if position.phase is Phase.COLLECT else TypingNow(),
            ends=self._ends,
            races=self._races,
            shows_results=self._shows_results,
            day=(self.day_panel.known if over else DayNow()) if self._of_today else None,
            best=self.scores_panel.result.known if over and position.rules.practice else None,
            past=None if over else self._past,
            riddle=self._riddle,
            together=self.reading.together,
            held=self.reading.held,
            thinker=self.reading.thinker,
            reading=self.reading_panel.known if position.phase is Phase.READ else ReadingNow(),
        )

    def _look_at_the_past(self) -> None:
        """Find what a practice without a goal is played against."""
        position, reader = self.position, self.services.store.reader()
        if position.rules.practice and position.rules.goal is None and len(position.players) == 1:
            past = BackgroundTask(self, "The best could not be looked up.")
            past.start(lambda flag: practised(reader, position, flag.check), self._know_the_past)

    def _know_the_past(self, games: Sequence[Practised]) -> None:
        self._past = PastNow(small_goal([each.made for each in games]), best(games))
        self._show_all()

    def _pace(self) -> Pace:
        return self.services.choices.settings.pace if self.look.motion else Pace.BY_HAND

    # ------------------------------------------------------------------------------------- putting together

    def _stacked(self, panel: AnyPanel) -> AnyPanel:
        (self.stages if panel.whole else self.panels).addWidget(panel)
        if not panel.whole:
            for each in panel.findChildren(QPushButton):
                each.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where words are typed
        return panel

    # The panels of later phases are made when they are first needed: the table opens twice as soon.

    prompt_panel, collect_panel = _lazily(PromptPanel), _lazily(CollectPanel)
    scores_panel, finish_panel = _lazily(ScoresPanel), _lazily(FinishPanel)
    win_panel, day_panel = _lazily(WinPanel), _lazily(DayPanel)

    @cached_property
    def reading_panel(self) -> ReadingPanel:
        panel = self._stacked(ReadingPanel(self._table, self.reading))
        panel.called.connect(self.services.voice.say)
        panel.shown.connect(self._show_phones)
        return panel

    def _show_podium(self, results: bool = False) -> None:
        """Show who has won, or how the last round ended."""
        self._races, self._shows_results = False, results
        self._show_all()

    def _watch(self) -> None:
        """Show the end of the round or of the game again."""
        self._ends, self._races = self.look.motion, self._races or self.state.stage is Stage.PODIUM
        self._show_all()
        self._panel.watch()
        self._show_phones()

    def _tell_end(self) -> None:
        """Tell everybody who takes the round."""
        self._ends = False
        self._show_all()
        self._show_phones()

    @cached_property
    def review_panel(self) -> ReviewPanel:
        panel = self._stacked(ReviewPanel(self._table))
        panel.back_asked.connect(lambda: self._switch(self._front(self.state)))
        return panel

    def _lay_out(self) -> None:
        self._title = label("", "title")
        self._round = StatusLine(self.look, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.turn = SmallButton(self.look)
        self.turn.setAccessibleName(self.tr("Turn the board"))
        self.turn.setToolTip(self.tr("Turn the board by a quarter (Ctrl+R)"))
        self.turn.clicked.connect(self.turn_board)
        self._heading, self._side = QWidget(), QWidget()
        head = (self._title, (self._round, 1), corner_room(self.look))
        in_row(self.look, *head, gap=10, margins=(0, 4, 0, 0), on=self._heading)
        self.pencils_down = PencilsDown(self.look)
        parts = (self._heading, (self.pencils_down, 7), self.clock_card, (self.panels, 1))
        self._column = in_column(self.look, *parts, gap=12, on=self._side)
        self.beside = BoardWithPanel(self.look, self.dome, self._side, _SIDE[0], (8, 0, _EDGE, 16), 8, BLEED)
        in_column(self.look, self.stages, on=self)
        self.stages.insertWidget(0, self.beside)
        self.stages.setCurrentWidget(self.beside)
        self.lamp = Lamp(self.look, self.clock_card, self)
        self._flying = FlyingWord(self.look, self)
        self.menu = MenuButton(self.look, self.turn, parent=self)
        self.fit()
        self.beside.resized.connect(self._show_heading)

    def fit(self) -> None:
        high = self.height() >= self.look.picture_px(_LEAST_HEIGHT)
        self.clock_card.glass.setVisible(self.state.across or high)
        self.lamp.setGeometry(self.rect())
        self.turn.setIcon(icon(self.look, "turn"))
        self.menu.place(self.width(), self.look.picture_px(_EDGE))
        self.dome.set_theme(self.look.theme)
        self.dome.set_motion(self.look.motion)

    def _connect(self, clock: CountdownClock) -> None:
        self.session.happened.connect(self._follow)
        self.session.stepped.connect(self._after_step)
        self.session.rewound.connect(self._back_from_shake)
        self.session.refused.connect(self._refused)
        self.timer.paused.connect(self._paused)
        clock.ticked.connect(self._show_time)
        clock.called.connect(self._call)
        clock.slept.connect(self._sleep)
        self.dome.taken.connect(self.wished.begin)
        self.dome.released.connect(self.wished.let_go)
        self.dome.moved.connect(self._show_cubes)
        self.dome.traced.connect(lambda cells: self._panel.take_trace(cells, False))
        self.dome.traced.connect(lambda _cells: self._give_room(False))
        self.dome.trace_ended.connect(lambda cells: self._panel.take_trace(cells, True))
        self.dome.typed.connect(lambda letter: self._panel.take_letter(letter))  # noqa: PLW0108  # whichever panel is in front
        self.wished.changed.connect(self._call_for_panel)
        self.shake_panel.players.pressed.connect(self.seats.offer)
        for each in (self.shake_panel.wish.nearest, self.shake_panel.wish.plain):
            each.clicked.connect(self.dome.setFocus)  # the button goes, and the dome has Space and Enter
        self.search_panel.entry.line.textEdited.connect(lambda _text: self._flying.land())

    # ------------------------------------------------------------------------------------- showing

    @property
    def _panel(self) -> Panel:
        front = self.stages.currentWidget()
        panel = front if isinstance(front, Panel) else self.panels.currentWidget()
        assert isinstance(panel, Panel)  # noqa: S101  # only panels are in the stacks
        return panel

    def _show_all(self) -> None:
        position = self.position
        self._of_today = day_of(position, self.session.when) is not None
        state = self.state
        panel, (title, round_) = self._front(state), self.prompts.titles(state)
        self._title.setText(title)
        self._title.setWordWrap(len(title) > _ONE_LINE)
        self._round.setText(round_)
        self.clock_card.setVisible(state.stage in (Stage.SEARCH, Stage.PAUSED))
        self.clock_card.set_tall(state.across)
        self._column.setStretchFactor(self.clock_card, 6 * int(state.across))
        self._column.setStretchFactor(self.panels, int(not state.across))
        self._show_time(self.timer.clock.left)
        self.dome.set_shakeable(state.may_shake)
        self.dome.set_tracing(state.stage in (Stage.SEARCH, Stage.COLLECT))
        self._switch(panel)

    def _show_heading(self) -> None:
        """Show title and round, unless only board and time are shown; a closed drawer has room for the menu only."""
        has_room = self.beside.is_open or not self.beside.is_drawer
        self.search_panel.set_narrow(not has_room)
        self._show_note()
        self._heading.setVisible(not self.state.across)
        self._title.setVisible(has_room or self._panel is self.shake_panel)
        self._round.setVisible(has_room)
        self.turn.setVisible(not self.state.across and self.can_now(PageAct.TURN_BOARD))
        self.menu.place(self.width(), self.look.picture_px(_EDGE))

    def _give_room(self, opened: bool) -> None:
        if opened != self.beside.is_open:
            self.beside.set_open(opened)

    def _show_note(self) -> None:
        """Say below the digits what happens now, and above the glass who must stop."""
        state, position = self.state, self.position
        longer = state.across and has_extra_time(position)
        stopped = tuple(seat for seat in position.searched if seat in position.people)
        self.pencils_down.show_seats(position, stopped if longer else ())
        faces = faces_at(self.look, position)
        self.clock_card.show_whose([faces[seat] for seat in position.searching] if longer else [])
        closed = self.beside.is_drawer and not self.beside.is_open and not state.across
        self.clock_card.show_note("" if closed else self.prompts.at_screen(state).note)

    def _show_cubes(self) -> None:
        self.shake_panel.show_position(self.position)

    def _after_step(self) -> None:
        self.phones_changed()
        step = self.session.steps[-1]
        self._shows_results, self._races = False, any(isinstance(event, events.Scored) for event in step)
        self._ends = self._races and self.look.motion and self.isVisible() and not self._of_today
        if all(isinstance(event, events.ClockRead) for event in step):
            return  # the clock shows its time itself
        if self.state.stage is Stage.SEARCH and all(self._is_rivals(event) for event in step):
            self.search_panel.show_pencils(self.position)  # what people are at stays as it is
        else:
            self._show_all()

    def _is_rivals(self, event: Any) -> bool:
        """Return whether somebody wrote who does so out of sight: a computer, or on a phone."""
        position = self.position
        known = isinstance(event, events.Wrote | events.Erased) and position.is_known(event.seat)
        return known and (position.is_computer(event.seat) or event.seat in position.phones)

    def _front(self, state: TableState) -> Panel:
        """Return the panel of a stage, made when it is first needed."""
        panel: Panel = getattr(self, f"{_PANELS.get(state.stage, 'prompt')}_panel")
        return panel

    def _switch(self, panel: Panel) -> None:
        changed = panel is not self._panel
        if changed:
            self.dome.show_path(())  # the panel may show one of its own
        if panel is not self.search_panel:
            self.search_panel.withdraw_question()
        self.beside.set_wide(*(_TYPING_SIDE if self.state.stage is Stage.COLLECT else _SIDE))
        self.help_page = panel.help_page
        panel.show_position(self.position)
        if panel.whole:
            self.stages.setCurrentWidget(panel)
        else:
            self.panels.setCurrentWidget(panel)
            self.stages.setCurrentWidget(self.beside)
        self._show_heading()
        if changed:
            self.let_rest(panel)
            self._call_for_panel()
            self.take_focus()

    def _call_for_panel(self) -> None:
        """Open the panel over the board if letters are large and somebody must act in it."""
        decided = self.state.stage not in _AT_BOARD or self.wished.state is Wishing.STUCK
        self.beside.need(self._panel.scrolled if decided else None, whole=True)

    def take_focus(self) -> None:
        if self._panel is self.shake_panel:
            self.dome.setFocus()
        else:
            self._panel.take_focus()

    def show_board(self) -> None:
        position = self.position
        cubes = position.rules.cubes
        covered = self.state.stage in (Stage.SHAKE, Stage.PAUSED)
        self.dome.show_board(cubes.rows, cubes.columns, position.cubes or None, covered)

    def _show_time(self, left: float) -> None:
        clock = self.timer.clock
        if self._past:
            self.search_panel.show_race()
        timed = clock.running and not self._wants_next and not self.position.rules.untimed
        self.lamp.burn(light_of(left, self.timer.glass_seconds) if timed else 0.0)
        if self.position.rules.untimed:
            self.clock_card.show_gone(0.0 if self._wants_next else clock.elapsed)
        elif self._wants_next:
            full = self.timer.next_round_seconds
            self.clock_card.show_time(full, full, running=False)
        else:
            self.clock_card.show_time(left, self.timer.glass_seconds, clock.running)

    # ------------------------------------------------------------------------------------- following events

    def _follow(self, event: Any) -> None:
        if self._is_rivals(event):
            return
        state = self.state
        if not state.follows(event):
            if isinstance(event, events.Wrote) and state.stage is Stage.SEARCH:
                self._greet(event)
                self._cheer(event)
            elif sound := _SOUNDS.get(type(event)):
                self.services.sound.play(sound)
            said = self._say.what_happened(event, self.position)
            if isinstance(event, Left | SeatGiven):
                self.tell_of(event.seat, said)
            else:
                announce(self, said)
        if isinstance(event, events.Shaken):
            self._wants_next = False
            self.dome.settle(event.cubes)
            self._riddle = None
        elif isinstance(event, events.TimeCalled) and event.seats and self.phones:
            self._ask_a_riddle()
        elif isinstance(event, events.SearchBegan):
            self.clock_card.glass.turn()
            self.dome.lift()
            self._give_room(False)  # everybody sees the board when the timer starts
        elif isinstance(event, events.SearchEnded) and state.stage is Stage.SHAKE:
            self.dome.cover()

    def _greet(self, found: events.Wrote) -> None:
        """Let a word fly from its cubes into the list with a chime, higher for more points."""
        position, words = self.position, self.search_panel.words
        board, path = position.board, self.search_panel.entry.cells
        if board and board.spell(path).lower() != found.word:  # typed, or written by somebody else
            path = board.path(found.word) or ()
        points = word_points(position.rules, position.players[found.seat], found.word)
        self.services.sound.play("chime", _SOFTLY, _SEMITONE ** min(points, 11))
        if path:
            self.dome.flash(path, Flash.TAKEN)
            columns, cubes = position.rules.cubes.columns, self.dome.model()
            first, last = (self.dome.visualRect(cubes.index(*divmod(cell, columns))) for cell in (path[0], path[-1]))
            start = self.dome.viewport().mapTo(self, (first.center() + last.center()) / 2)
            row = words.visualRect(words.entries.index(0)).center()
            end = words.viewport().mapTo(self, row) if words.isVisible() else self.panels.mapTo(self, QPoint())
            self._flying.fly(found.word.upper(), self.tr("+{points}").format(points=points), start, end)

    def _ask_a_riddle(self) -> None:
        """Ask those who wait for others something, on their phones."""
        glossary = replace(self.services.glossary, shows_crude=lambda: False)  # a child may read it
        lexicon, board, chance = self.lexicon, self.position.board, Random(repr(self.position.cubes))
        if board:
            self._riddles.start(lambda _flag: riddle(glossary, lexicon, board, chance), self._show_riddle)

    def _show_riddle(self, found: Riddle | None) -> None:
        self._riddle = found
        self._show_phones()

    def _cheer(self, found: events.Wrote) -> None:
        """Let a companion be glad with who searches alone."""
        position, settings = self.position, self.services.choices.settings
        alone = position.rules.practice and len(position.players) == 1
        said = cheer(position, found.seat, found.word, cheers()) if alone and settings.remarks else None
        if said:
            (pip,) = introduced((Player("", "beginner"),), characters())
            text = self.tr("{name}: {remark}").format(name=pip.name, remark=name_text(said.title))
            self.tell_by(faces_of(self.look, (pip,))[0], text)

    def _next_round(self) -> None:
        self._wants_next = True
        self.dome.cover()
        self._show_all()
        self._show_phones()

    def _back_from_shake(self) -> None:
        """Show how things are: no other round has begun before its cubes are in hand."""
        if self._wants_next and self.dome.cubes is Cubes.STILL:
            self._wants_next = False
            self.show_board()
        self._show_all()
        self._show_phones()

    def _sleep(self, _seconds: float) -> None:
        self._slept = True
        self._show_all()

    def _paused(self, paused: bool) -> None:
        self._slept = self._slept and paused
        if paused:
            self.dome.cover()
        elif self.state.stage is Stage.SEARCH:
            self.dome.lift()
        self._show_all()

    def _call(self, seconds: int) -> None:
        """Tick now and then, in the last seconds each second, rising at the end, while all else is hushed."""
        self.services.sound.play("tick", 1.0 if seconds <= HURRY else _SOFTLY, _SEMITONE ** max(0, 4 - seconds))
        if seconds <= HURRY:
            self.services.sound.hush(1.0)
        if seconds >= HURRY:
            announce(self, self.tr("%n second(s) left", "", seconds))

    def _refused(self, refusal: Refused) -> None:
        if isinstance(refusal.reason, Reason):
            position = self.position
            seat = (refusal.seats or position.searching or (0,))[0]
            text = self._say.why_not(refusal.reason, position, seat, refusal.word)
            if refusal.reason in _OF_SEATS:
                self.tell_of(seat, text)
                return
            self._panel.show_refusal(text)
            if refusal.reason is Reason.NOT_ON_BOARD and position.board:
                misfit = position.board.misfit(refusal.word)
                self.dome.flash(misfit.cells if misfit else ())
            announce(self, text)

    # ------------------------------------------------------------------------------------- doing

    @property
    def wants_phones(self) -> bool:
        return self.position.rules.writing is Writing.PHONES and self.can_now(PageAct.PHONES)

    def phones_changed(self) -> None:
        """Let people whose phones are gone write on paper."""
        if self.position.phones and self.phones is None:
            self.session.attempt(events.UsePhones(()))  # later, if this is no moment for it

    def _show_phones(self) -> None:
        if self.phones:
            self.phones.refresh()

    def do(self, does: object) -> None:
        """Do what an action of a prompt does: what the table itself does, or else a move."""
        acts: dict[object, Callable[[], object]] = {
            Act.RESUME: self.pause_or_resume, Act.BACK: self._back_from_shake, Act.NEXT_ROUND: self._next_round,
            Act.PODIUM: self._show_podium, Act.RESULTS: lambda: self._show_podium(results=True),
            Act.WORDS: lambda: self._switch(self.review_panel), Act.ANOTHER: self.another_asked.emit,
            Act.HOME: self.home_asked.emit, Act.PRINT: self.print_asked.emit, Act.WATCH: self._watch,
            Act.TOLD: self._tell_end,
        }  # fmt: skip
        acts.get(does, lambda: self.session.submit(does))()

    def submit(self, move: BoggleMove) -> None:
        self.session.submit(move)

    def take_back(self) -> None:
        if self._wants_next:
            self._back_from_shake()
        else:
            super().take_back()

    def change_players(self) -> None:
        self.seats.offer_all(self.panels.mapToGlobal(QPoint()))

    def why_nobody_sits(self) -> str:
        if may_change_seats(self.position):
            return ""
        return self._say.why_not(Reason.ROUND_RUNS, self.position, 0, "")

    def who_leaves(self, seat: int) -> str:
        return self._say.who_leaves(self.position, seat)

    @property
    def is_paused(self) -> bool:
        return self.timer.is_paused

    def pause_or_resume(self) -> None:
        if not self.can_now(PageAct.PAUSE):
            return
        if self.state.stage is Stage.READ:
            self.reading_panel.press_hold()
        elif self.timer.is_paused:
            self.timer.resume()
        else:
            self.timer.pause()

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        state, panel = self.state, self._panel
        holds = any(each.deed == "hold" for each in self.prompts.at_screen(state).actions)
        return super().menu_entries() | {
            PageAct.HINT: MenuEntry(panel.press_hint, panel.can_hint),
            PageAct.PHONES: MenuEntry(self.phones_asked.emit, state.may_invite),
            PageAct.PLAYERS: MenuEntry(self.change_players, state.may_change_players),
            PageAct.TURN_BOARD: MenuEntry(self.turn_board, not panel.whole),
            PageAct.PAUSE: MenuEntry(self.pause_or_resume, holds or self.timer.is_paused or self.timer.clock.running),
        }

    @property
    def printing_closed(self) -> str:
        return self.prompts.printing_closed(self.state)

    def marked_word(self) -> str:
        return self._panel.marked_word()

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> "tuple[Printable, ...]":
        """Return what can be printed: a covered board only for paper lists, one being searched not at all (rule B7)."""
        past, when = (self.session.opening, self.session.steps), self.session.when
        words = None if self.services.words_closed() else lambda: self.lexicon
        faces = faces_at(self.look, self.position)
        return sheets_of_round(self.position, words, cube_sets(), past, when, faces)

    def turn_board(self) -> None:
        self.dome.turn_view(1)
        if self._panel is self.search_panel:
            self.search_panel.show_goal()

    def leave(self) -> None:
        self.timer.pause()
        self.rivals.stop()
        self.goals.stop()
        self.wished.stop()
        self.reading.stop()
        self.services.voice.stop()
        self.dome.skip()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.reading.follow()  # it rests while nobody looks, as when the window is put away

    def hideEvent(self, event: QHideEvent) -> None:
        self.reading.stop()
        if self._ends:
            self._tell_end()
        super().hideEvent(event)

    @property
    def remarks_wait(self) -> bool:
        return self._ends or self.state.reading.before is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.dome.skip()
            ends = self.state.stage is Stage.SEARCH and self._panel.prompt.main
            if event.isAutoRepeat() and (isinstance(self.focusWidget(), QPushButton) or ends):
                return  # one press ends one thing: a held Enter has written the word before
            if not press_focused(self, QPushButton) and takes(self.focusWidget() or self):
                self._panel.press_main()
        elif event.key() == Qt.Key.Key_Escape and self._wants_next:
            self._back_from_shake()
        elif letters := typed_letters(event):
            self._panel.take_letter(letters)  # a button has the keyboard: what is typed is a word all the same
        else:
            super().keyPressEvent(event)
