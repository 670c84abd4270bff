"""The score pad of a Boggle game with real cubes: the pad, the glass, and a panel for what there is to do."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.pad.events import EndSearch, GlassTurned, RoundClosed, TimeCalled
from boggle_desk.engine.boggle.pad.position import BogglePadPosition, Phase
from boggle_desk.engine.boggle.pad.referee import Reason
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
from boggle_desk.views.kit import announce, label
from boggle_desk.views.pad_page import PadPage
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced

if TYPE_CHECKING:
    from boggle_desk.views.paper.printable import Printable

_LEAST_HEIGHT = 560
_SOUNDS = {GlassTurned: "hourglass", TimeCalled: "gong"}
_CALLS = (60, 10)


def clock_for(position: BogglePadPosition, now: Any) -> CountdownClock:
    """Return a clock that calls the last seconds, and the end for all who have less time than others."""
    return CountdownClock(tuple({*_CALLS, *early_ends(position)}), now)


class BogglePadPage(PadPage):
    """Shows the position of a session; every move goes through the session."""

    def __init__(self, services: Services, session: GameSession, lexicon: Lexicon, clock: CountdownClock) -> None:
        super().__init__(services, session, lexicon)
        self.timer = PadTimer(session, clock, self)
        self._say = BogglePadWords(self)
        self._place: Place | None = None
        """Where something is written or corrected; None where the phase says it."""
        self.clock_card = ClockCard(services.look)
        self.glass_panel = GlassPanel(services.look)
        self.entry_panel = EntryPanel(services.look, self._say, lexicon)
        self.scores_panel = ScoresPanel(services.look, self._say)
        self.stack(self.glass_panel, self.entry_panel, end=self.scores_panel)
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
        self._side = QWidget()
        side = spaced(QVBoxLayout(self._side), self.look, 12, (0, 0, 0, 0))
        side.addLayout(heading)
        side.addWidget(self.clock_card)
        side.addWidget(self.panels, 1)
        whole = spaced(QHBoxLayout(self), self.look, 20, (24, 14, 22, 16))
        whole.addWidget(self.pad, 1)
        whole.addWidget(self._side)
        self.fit()
        self.look.changed.connect(self.fit)

    def _title_text(self) -> str:
        return self.tr("Score pad · {game}").format(game=BoggleWords(self).preset_title(self.position.rules.key))

    def fit(self) -> None:
        px = self.look.px
        self._side.setFixedWidth(self.side_width)
        self.entry_panel.line.setMinimumHeight(px(48))
        self.clock_card.glass.setVisible(self.height() >= px(_LEAST_HEIGHT))

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
        self.entry_panel.left.connect(self.leave_line)

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
            self.switch(self.entry_panel)
        elif position.phase in (Phase.READY, Phase.SEARCH):
            self.glass_panel.show_position(position, self.timer.is_paused, self.timer.stopped)
            self.switch(self.glass_panel)
        else:
            self.scores_panel.show_position(position)
            self.switch(self.scores_panel)

    def _what_now(self) -> str:
        if self.timer.is_paused:
            return self.tr("pause")
        return self.tr("find words") if self.position.phase is Phase.SEARCH else self.tr("turn the glass")

    def _show_time(self) -> None:
        clock = self.timer.clock
        self.clock_card.show_time(clock.left, clock.length, clock.running)

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
        self._show_all()
        self.clock_card.show_note(text)
        announce(self, text)

    def _refused(self, refusal: Refused) -> None:
        if isinstance(refusal.reason, Reason):
            text = self._say.why_not(refusal.reason, refusal.word)
            self.refuse(text)

    # ------------------------------------------------------------------------------------- doing

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

    @property
    def can_leave(self) -> bool:
        return self._place is not None and self.position.phase is not Phase.WRITE

    def leave_line(self) -> None:
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
    def words_closed(self) -> str:
        return self.tr("No dictionary while the timer runs!") if self.position.phase is Phase.SEARCH else ""

    @property
    def printing_closed(self) -> str:
        return self.tr("No printing while the timer runs!") if self.position.phase is Phase.SEARCH else ""

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> "tuple[Printable, ...]":
        """Return the pad as it stands."""
        from boggle_desk.views.boggle.pad.paper import sheets_of_pad

        return sheets_of_pad(self.position, self._title_text(), self._say)

    def marked_word(self) -> str:
        """Return the word that is chosen in the list, if there is one."""
        return self.entry_panel.marked_word() if self.panel is self.entry_panel else ""

    def leave(self) -> None:
        """Stand still: the page is left or the window closes."""
        self.timer.pause()
