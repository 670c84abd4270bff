"""The page of the Boggle pad."""

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QDateTime, Qt, Signal
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.events import EndGame, EndSearch, TimeCalled
from boggle_desk.engine.boggle.pad import (
    BogglePadPosition,
    EraseEntry,
    EraseWord,
    GlassTurned,
    Judge,
    RoundClosed,
    WritePoints,
    WriteWords,
)
from boggle_desk.engine.boggle.rules import WordRange
from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import side_points, sides, sign_of
from boggle_desk.models.boggle.boggle_strings import BoggleStrings, seats_text
from boggle_desk.models.boggle.pad_prompts import BogglePadStrings, PadState, Place, Stage
from boggle_desk.models.boggle.search_timer import PadTimer, early_ends
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.prompt import PadAct, Prompt
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.boggle.boggle_players import StandingGrid, StandingRow
from boggle_desk.views.boggle.entry_list import EntryListView
from boggle_desk.views.boggle.result_sheets import sheets_of_pad
from boggle_desk.views.controls import Card, announce, become, button, label, rest, set_role, tell
from boggle_desk.views.faces import faces_at
from boggle_desk.views.hourglass import ClockCard
from boggle_desk.views.house_words import HouseOffer, house_button
from boggle_desk.views.layouts import Flow, fill, in_column, in_row, sized
from boggle_desk.views.pad_page import EndPanel, LinePanel, PadPage, PadPanel
from boggle_desk.views.page import MenuEntry, PageAct
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.player_view import PlayerView
from boggle_desk.views.services import AppContext


class GlassPanel(PadPanel):
    """Says what to do with cubes and timer, and what words count."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._boggle = BoggleStrings(self)
        self._heading, self._text = label("", "title", wrap=True), label("", "muted", wrap=True)
        self._least, self._points = label("", "", wrap=True), label("", "")
        self._handicap = label("", "accent", wrap=True)
        card = Card(look, 0, self._heading, self._text, self._least, self._handicap, self._points, 0)
        self.column.addWidget(card, 1)
        self.other = button("", lambda: self.do(self.now.actions[0].deed))
        self.main = button("", self.press_main, "primary")
        self.foot.addWidget(Flow(look, (self.other, self.main)))

    def show_rules(self, position: BogglePadPosition) -> None:
        rules, players = position.rules.game, position.players
        self._points.setText("\n".join(self._boggle.points_parts(rules, WordRange(rules, players).least)))

    def show_prompt(self, now: Prompt) -> None:
        super().show_prompt(now)
        become(self.other, now.actions[0].title)
        for part, text in ((self._heading, now.heading), (self._text, now.text), (self._least, now.aside)):
            part.setText(text)
        tell(self._handicap, "".join(now.news))

    def take_focus(self) -> None:
        self.main.setFocus()


class EntryPanel(LinePanel):
    """Takes a player's points or words of a round; words gather until Enter on an empty line."""

    place_asked = Signal(object)

    def __init__(self, look: Appearance, say: BogglePadStrings, house: HouseOffer) -> None:
        super().__init__(look)
        self._say, self.house = say, house
        self._place: Place = (-1, 0)
        self._name = ""
        self.seats.chosen.connect(lambda seat: self.place_asked.emit((self._place[0], seat)))
        sized(self.line, look, high=48)
        self.line.setPlaceholderText(self.tr("Points or words"))
        self.line.setMaxLength(4000)
        card, self._list_card = Card(look), Card(look)
        self._list_card.hide()
        card.lay(self.heading, self.line, self.verdict, self.seats)
        self.words = EntryListView(look, self.tr("Typed words"))
        self.words.selectionModel().currentChanged.connect(lambda _now, _before: self.changed.emit())
        self._list_note = label("", "muted", wrap=True)
        self.erase_word, self.judge = self.make(EraseWord, "link", removes=True), self.make(Judge, "link")
        self.house.ruled.connect(lambda text: self.speak(text, "accent"))
        decide = house_button(house)
        set_role(decide, "link")
        self._list_card.lay(self._list_note, (self.words, 1), self.row(self.erase_word, self.judge), decide)
        fill(self.column, card, (self._list_card, 1), 0)
        self.erase = self.make(EraseEntry, removes=True)
        self.foot.addWidget(Flow(look, (self.erase, self.main)))

    def show_place(self, position: BogglePadPosition, place: Place) -> None:
        """Show a place; a line begun for another one is dropped."""
        number, seat = place
        if place != self._place:
            self._place = place
            self.line.clear()
            rest(self.main)
        self.seats.seat_players(position.players)
        for each, chip in enumerate(self.seats.chips):
            chip.show_now(note=self._say.entry_text(position, number, each))
            chip.setChecked(each == seat)
        self._name = position.players[seat].name
        self.line.setAccessibleName(self.tr("Points or words for {name}").format(name=self._name))
        chosen = self.marked_word()
        self.words.entries.show_typed(position, number, seat)
        self.words.mark(chosen)
        self._list_card.setVisible(bool(position.lists[number][seat]))

    def show_prompt(self, now: Prompt) -> None:
        super().show_prompt(now)
        tell(self._list_note, now.note)
        self.house.show_word(now.word, self._name)

    def marked_word(self) -> str:
        return self.words.chosen_word


class ScoresPanel(EndPanel):
    """Points and totals by side, and the ways on (rule B29)."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._standing = StandingGrid(look)
        set_role(self.text, "muted")
        self.column.addWidget(Card(look, self.heading, self.text, self._standing, 0, self.note), 1)
        self.stop = self.make(EndGame)
        fill(self.foot, Flow(look, (self.stop, self.home, self.look_back, self.print)), self.main)

    def show_prompt(self, now: Prompt) -> None:
        if self.stop.hasFocus() and not any(each.deed is EndGame for each in now.actions):
            self.take_focus()
        super().show_prompt(now)

    def show_position(self, position: BogglePadPosition) -> None:
        self._standing.show_rows(("", self.tr("Round"), self.tr("Total")), self._rows(position))

    def _rows(self, position: BogglePadPosition) -> Iterator[StandingRow]:
        rows = zip(
            sides(position.players),
            side_points(position.players, position.points[-1]),
            side_points(position.players, position.totals),
            strict=True,
        )
        for side, points, total in sorted(rows, key=lambda each: -each[2]):
            first = position.players[side[0]]
            name = first.team or first.name
            chip = PlayerView(self.look, faces_at(self.look, position)[side[0]], name)
            together = seats_text(position, side) if first.team else ""
            chip.show_now(sign=sign_of(position.players, side[0]), note=together)
            yield StandingRow(chip, name, (number_text(points, signed=True),), total)


_SOUNDS = {GlassTurned: "hourglass", TimeCalled: "gong"}
_CALLS = (60, 10)


def clock_for(position: BogglePadPosition, now: Any) -> CountdownClock:
    """Return a clock that calls the last seconds, and the end for players with less time."""
    return CountdownClock(tuple({*_CALLS, *early_ends(position)}), now)


class BogglePadPage(PadPage[BogglePadPosition]):
    def __init__(
        self, services: AppContext, session: GameSession[BogglePadPosition], lexicon: Lexicon, clock: CountdownClock
    ) -> None:
        super().__init__(services, session, lexicon)
        self.timer = PadTimer(session, clock, self)
        self._say = BogglePadStrings(self)
        self._place: Place | None = None  # where somebody wants to write
        self.clock_card = ClockCard(services.look)
        self.glass_panel, self.scores_panel = GlassPanel(services.look), ScoresPanel(services.look)
        self.entry_panel = EntryPanel(services.look, self._say, HouseOffer(services, lexicon, self))
        self.stack(self.glass_panel, self.entry_panel, self.scores_panel)
        self.acts |= {
            PadAct.PAUSE: self.pause_or_resume, PadAct.RESUME: self.pause_or_resume, PadAct.FINISH: self._finish,
            PadAct.ASK: lambda: self.entry_panel.ask_about(self.state.line), PadAct.LEAVE: self.leave_line,
            PadAct.NEXT: self._go_on,
        }  # fmt: skip
        self._lay_out()
        self._connect(clock)
        self.after_step()

    def _lay_out(self) -> None:
        self._title = label(self._say.title(self.position), "title", wrap=True)
        self._round = label("", "muted", wrap=True, align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        heading, side = in_row(self.look, (self._title, 1), self._round), QWidget()
        in_column(self.look, heading, self.clock_card, (self.panels, 1), gap=12, on=side)
        self.beside = BoardWithPanel(self.look, self.pad, side, 470, (24, 14, 22, 16), 20)
        in_column(self.look, self.beside, on=self)
        self.fit()

    def fit(self) -> None:
        self.clock_card.glass.setVisible(self.height() >= self.look.px(560))

    def _connect(self, clock: CountdownClock) -> None:
        self.timer.paused.connect(lambda _paused: self.after_step())
        clock.ticked.connect(lambda _left: self._show_time())
        clock.called.connect(self._call)
        self.pad.chosen.connect(self._go_to)
        self.entry_panel.place_asked.connect(self._go_to)
        self.entry_panel.changed.connect(self._show_line)

    @property
    def state(self) -> PadState:
        panel, timer = self.entry_panel, self.timer
        line, asked, marked = self.lexicon.spelled(panel.line.text()), panel.asked or "", panel.marked_word()
        return PadState(self.position, self.lexicon, timer.is_paused, timer.stopped, self._place, line, asked, marked)

    @property
    def prompt(self) -> Prompt:
        return self._say.at_screen(self.state)

    def after_step(self) -> None:
        position, state, now = self.position, self.state, self.prompt
        self._round.setText(self._say.game.round_title(position))
        self.clock_card.setVisible(state.timed)
        self._show_time()
        self.pad.show_sheet(self._say.sheet(position))
        self.pad.mark(state.place)
        if state.place:
            self._place = state.place
            self.entry_panel.show_place(position, state.place)
            self.switch(self.entry_panel, self.prompt)  # what was typed for another place is gone
        elif state.stage is Stage.GLASS:
            self.clock_card.show_note(now.note)
            self.glass_panel.show_rules(position)
            self.switch(self.glass_panel, now)
        else:
            self.scores_panel.show_position(position)
            self.switch(self.scores_panel, now)

    def _show_line(self) -> None:
        if self.state.stage is Stage.WRITE:
            self.entry_panel.show_prompt(self.prompt)

    def _show_time(self) -> None:
        clock = self.timer.clock
        self.clock_card.show_time(clock.left, clock.length, clock.running)

    def follow(self, event: Any) -> None:
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
        text = self._say.called(self.position, seconds)
        self.services.sound.play("gong" if seconds in early_ends(self.position) else "tick")
        self.after_step()
        self.clock_card.show_note(text)
        announce(self, text)

    def why_not(self, refusal: Refused) -> str:
        return self._say.why_not(refusal.reason, refusal.word)

    def _finish(self) -> None:
        """End the search early if all agree (rule B16)."""
        agreed = self.services.ask.confirm(
            self,
            self.tr("End the round early"),
            self.tr("There's time left. Is everybody done?"),
            self.tr("We're done"),
            self.tr("Keep looking"),
        )
        if agreed and any(each.does is PadAct.FINISH for each in self.prompt.actions):  # time may be up by now
            self.session.submit(EndSearch())

    def act(self, deed: Any) -> None:
        if isinstance(deed, WritePoints | WriteWords):
            self._write(deed)
        else:
            super().act(deed)
        if isinstance(deed, EraseEntry):
            self.entry_panel.take_focus()

    def _write(self, move: WritePoints | WriteWords) -> None:
        """Write what is typed. After points somebody else's come next; of words there may be more."""
        corrects = not self.state.writes
        if self.session.submit(move):
            self.entry_panel.line.clear()
            if isinstance(move, WritePoints):
                (self.leave_line if corrects else self._go_on)()

    def _go_on(self) -> None:
        if place := self.state.next_place:
            self._go_to(place)

    def _go_to(self, place: Place) -> None:
        self._place = place
        self.after_step()
        self.entry_panel.take_focus()

    @property
    def can_leave(self) -> bool:
        return self.state.may_leave

    def leave_line(self) -> None:
        self._place = None
        self.after_step()
        self.take_focus()

    def pause_or_resume(self) -> None:
        if self.timer.is_paused:
            self.timer.resume()
        else:
            self.timer.pause()

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        runs = self.timer.is_paused or self.timer.clock.running
        return super().menu_entries() | {PageAct.PAUSE: MenuEntry(self.pause_or_resume, runs)}

    @property
    def printing_closed(self) -> str:
        return self._say.printing_closed(self.position)

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> "tuple[Printable, ...]":
        return sheets_of_pad(
            self.position, self._say.title(self.position), self._say, QDateTime.currentSecsSinceEpoch()
        )

    def marked_word(self) -> str:
        return self.entry_panel.marked_word() if self.panel is self.entry_panel else ""

    def leave(self) -> None:
        self.timer.pause()
