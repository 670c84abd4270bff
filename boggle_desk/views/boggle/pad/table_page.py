"""The score pad of a Boggle game with real cubes: the pad, the glass, and a panel for what there is to do."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.pad.events import BogglePadMove, EndSearch, GlassTurned, RoundClosed, TimeCalled
from boggle_desk.engine.boggle.pad.keeping import Reason
from boggle_desk.engine.boggle.pad.position import BogglePadPosition, Phase
from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.boggle.pad_timer import PadTimer, early_ends
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.session import GameSession
from boggle_desk.views.boggle.hourglass import ClockCard
from boggle_desk.views.boggle.pad.entry_panel import EntryPanel, Place
from boggle_desk.views.boggle.pad.glass_panel import GlassPanel
from boggle_desk.views.boggle.pad.scores_panel import ScoresPanel
from boggle_desk.views.boggle.pad.words import BogglePadWords, seats_text
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.kit import PageStack, announce, label, press_focused
from boggle_desk.views.pad_panel import PadPanel
from boggle_desk.views.pad_sheet import ScorePad
from boggle_desk.views.services import Services

if TYPE_CHECKING:
    from boggle_desk.views.paper.printable import Printable

_SIDE, _WIDEST_SIDE = 470, 0.52
"""The width beside the pad in pixels of the design, and the share of the page that it may take with large letters."""
_LEAST_HEIGHT = 560
_SOUNDS = {GlassTurned: "hourglass", TimeCalled: "gong"}
_CALLS = (60, 10)


def clock_for(position: BogglePadPosition, now: Any) -> CountdownClock:
    """Return a clock that calls the last seconds, and the end for all who have less time than others."""
    return CountdownClock(tuple({*_CALLS, *early_ends(position)}), now)


class BogglePadPage(GamePage):
    """Shows the position of a session; every move goes through the session."""

    help_section = "The score pad"

    def __init__(self, services: Services, session: GameSession, lexicon: Lexicon, clock: CountdownClock) -> None:
        super().__init__(services.look, session, lexicon)
        self.services = services
        self.timer = PadTimer(session, clock, self)
        self._say = BogglePadWords(self)
        self._place: Place | None = None
        """Where something is written or corrected; None where the phase says it."""
        self.pad = ScorePad(services.look)
        self.clock_card = ClockCard(services.look)
        self.glass_panel = GlassPanel(services.look)
        self.entry_panel = EntryPanel(services.look, self._say, lexicon)
        self.scores_panel = ScoresPanel(services.look, self._say)
        self.panels = PageStack()
        for panel in (self.glass_panel, self.entry_panel, self.scores_panel):
            self.panels.addWidget(panel)
            panel.submitted.connect(self.submit)
        self._lay_out()
        self._connect(clock)
        self._show_all()

    def _lay_out(self) -> None:
        self._title = label(self._title_text(), "title", wrap=True)
        self._round = label("", "muted", wrap=True)
        self._round.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._round)
        side = QVBoxLayout()
        side.addLayout(heading)
        side.addWidget(self.clock_card)
        side.addWidget(self.panels, 1)
        self._side = QWidget()
        self._side.setLayout(side)
        whole = QHBoxLayout(self)
        whole.addWidget(self.pad, 1)
        whole.addWidget(self._side)
        self._fit()
        self.look.changed.connect(self._fit)

    def _title_text(self) -> str:
        return self.tr("Score pad · {game}").format(game=BoggleWords(self).preset_title(self.position.rules.key))

    def _fit(self) -> None:
        px = self.look.px
        self._side.setFixedWidth(max(1, min(px(_SIDE), round(self.width() * _WIDEST_SIDE))))
        self.entry_panel.line.setMinimumHeight(px(48))
        self.clock_card.glass.setVisible(self.height() >= px(_LEAST_HEIGHT))
        layout, side = self.layout(), self._side.layout()
        if layout and side:
            layout.setContentsMargins(px(24), px(14), px(22), px(16))
            layout.setSpacing(px(20))
            side.setContentsMargins(0, 0, 0, 0)
            side.setSpacing(px(12))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _connect(self, clock: CountdownClock) -> None:
        self.session.happened.connect(self._follow)
        self.session.stepped.connect(self._show_all)
        self.session.rewound.connect(self._show_all)
        self.session.refused.connect(self._refused)
        self.timer.paused.connect(lambda _paused: self._show_all())
        clock.ticked.connect(lambda _left: self._show_time())
        clock.called.connect(self._call)
        self.pad.chosen.connect(self._go_to)
        self.glass_panel.pause_asked.connect(self.pause_or_resume)
        self.glass_panel.finish_asked.connect(self._finish)
        self.entry_panel.place_asked.connect(self._go_to)
        self.entry_panel.left.connect(self._leave_correction)
        self.scores_panel.another_asked.connect(self.another_asked)
        self.scores_panel.print_asked.connect(self.print_asked)
        self.scores_panel.home_asked.connect(self.home_asked)
        self.scores_panel.look_back_asked.connect(self.look_back_asked)

    # ------------------------------------------------------------------------------------- showing

    @property
    def position(self) -> BogglePadPosition:
        """The position of the game."""
        position: BogglePadPosition = self.session.position
        return position

    @property
    def place(self) -> Place | None:
        """The round and seat that is written now; None where nothing is."""
        position = self.position
        if self._place and self._place[0] < position.round:
            return self._place
        if position.phase is not Phase.WRITE:
            return None
        entries = position.rounds[-1].entries
        return position.round - 1, next((seat for seat, entry in enumerate(entries) if entry is None), 0)

    def _show_all(self) -> None:
        """Show the position as it is, whatever went before."""
        position = self.position
        self._round.setText(self._say.round_title(position))
        timed = position.phase is Phase.SEARCH or (position.phase is Phase.READY and position.rules.glass)
        self.clock_card.setVisible(timed)
        self.clock_card.show_note(self._what_now())
        self._show_time()
        self.pad.show_sheet(self._say.sheet(position))
        place = self.place
        self.pad.mark(place)
        if place:
            self._place = place if position.phase is Phase.WRITE else self._place
            self.entry_panel.show_place(position, place)
            self._switch(self.entry_panel)
        elif position.phase in (Phase.READY, Phase.SEARCH):
            self.glass_panel.show_position(position, self.timer.is_paused)
            self._switch(self.glass_panel)
        else:
            self.scores_panel.show_position(position)
            self._switch(self.scores_panel)

    def _what_now(self) -> str:
        if self.timer.is_paused:
            return self.tr("pause")
        return self.tr("find words") if self.position.phase is Phase.SEARCH else self.tr("turn the glass")

    def _show_time(self) -> None:
        clock = self.timer.clock
        self.clock_card.show_time(clock.left, clock.length, clock.running)

    @property
    def _panel(self) -> PadPanel:
        panel = self.panels.currentWidget()
        assert isinstance(panel, PadPanel)  # noqa: S101  # only panels are in the stack
        return panel

    def _switch(self, panel: PadPanel) -> None:
        changed = panel is not self.panels.currentWidget()
        self.panels.setCurrentWidget(panel)
        if changed:
            panel.take_focus()

    def take_focus(self) -> None:
        self._panel.take_focus()

    # ------------------------------------------------------------------------------------- following

    def _follow(self, event: Any) -> None:
        if sound := _SOUNDS.get(type(event)):
            self.services.sound.play(sound)
        announce(self, self._say.what_happened(event, self.position))
        if isinstance(event, GlassTurned):
            self.clock_card.glass.turn()
        if isinstance(event, TimeCalled):
            self.services.ask.withdraw()
        if isinstance(event, RoundClosed):
            self._place = None

    def _call(self, seconds: int) -> None:
        """Say that few seconds are left, or that the time of some is over while others go on."""
        done = early_ends(self.position).get(seconds, ())
        if done:
            names, more = seats_text(self.position, done), self.tr("%n second(s)", "", seconds)
            text = self.tr("Time for {names}! {more} more for the others.").format(names=names, more=more)
        else:
            text = self.tr("%n second(s) left", "", seconds)
        self.services.sound.play("gong" if done else "tick")
        self.clock_card.show_note(text)
        announce(self, text)

    def _refused(self, refusal: Refused) -> None:
        if isinstance(refusal.reason, Reason):
            text = self._say.why_not(refusal.reason, refusal.word)
            self._panel.show_refusal(text)
            announce(self, text)

    # ------------------------------------------------------------------------------------- doing

    def submit(self, move: BogglePadMove) -> None:
        """Ask the session for a move."""
        self.session.submit(move)

    def _finish(self) -> None:
        """End the search before its time if all agree: one Enter too many shall not do it (rule B16)."""
        agreed = self.services.ask.confirm(
            self,
            self.tr("End the search"),
            self.tr("The glass has not run out. Are all finished?"),
            self.tr("All are finished"),
            self.tr("Go on searching"),
        )
        if agreed and self.position.phase is Phase.SEARCH:
            self.submit(EndSearch())

    def _go_to(self, place: Place) -> None:
        """Write in a place of the pad."""
        self._place = place
        self._show_all()
        self.entry_panel.take_focus()

    def _leave_correction(self) -> None:
        self._place = None
        self._show_all()
        self.take_focus()

    def pause_or_resume(self) -> None:
        """Lay the running glass on its side, or set it up again."""
        if self.timer.is_paused:
            self.timer.resume()
        else:
            self.timer.pause()

    @property
    def words_closed(self) -> bool:
        """Whether the glass runs, or lies on its side."""
        return self.position.phase is Phase.SEARCH

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> "tuple[Printable, ...]":
        """Return the pad as it stands."""
        from boggle_desk.views.boggle.pad.paper import sheets_of_pad

        return sheets_of_pad(self.position, self._title_text(), self._say)

    def marked_word(self) -> str:
        """Return the word that is chosen in the list, if there is one."""
        return self.entry_panel.marked_word() if self._panel is self.entry_panel else ""

    def leave(self) -> None:
        """Stand still: the page is left or the window closes."""
        self.timer.pause()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self._panel.press_main()
        elif event.key() == Qt.Key.Key_Escape and self._place and self.position.phase is not Phase.WRITE:
            self._leave_correction()
        else:
            super().keyPressEvent(event)
