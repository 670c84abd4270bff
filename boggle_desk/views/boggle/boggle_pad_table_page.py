"""The page of the Boggle pad."""

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QDateTime, Qt, Signal
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.events import BeginSearch, EndGame, EndSearch, TimeCalled
from boggle_desk.engine.boggle.pad import (
    BogglePadPosition,
    CloseRound,
    EraseEntry,
    EraseWord,
    GlassTurned,
    Judge,
    NextRound,
    NotReadable,
    Phase,
    RoundClosed,
    WritePoints,
    WriteWords,
    is_unlikely,
    read_line,
)
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.boggle.rules import WordRange, counts
from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player, side_points, sides, sign_of
from boggle_desk.models.boggle.boggle_strings import BoggleStrings, seats_text
from boggle_desk.models.boggle.search_timer import PadTimer, early_ends
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.locale_text import number_text, with_sign
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.boggle.boggle_pad_strings import BogglePadStrings
from boggle_desk.views.boggle.boggle_players import StandingGrid, StandingRow
from boggle_desk.views.boggle.entry_list import EntryListView
from boggle_desk.views.boggle.result_sheets import sheets_of_pad
from boggle_desk.views.controls import Card, announce, become, button, label, rest, set_role, show_if, tell
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

    pause_asked = Signal()
    finish_asked = Signal()  # all have finished (rule B16)

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._boggle = BoggleStrings(self)
        self._phase, self._glass = Phase.READY, True
        self._heading, self._text = label("", "title", wrap=True), label("", "muted", wrap=True)
        self._least, self._points = label("", "", wrap=True), label("", "")
        self._handicap = label("", "accent", wrap=True)
        card = Card(look, 0, self._heading, self._text, self._least, self._handicap, self._points, 0)
        self.column.addWidget(card, 1)
        self.other = button("", lambda: self._press(main=False))
        self.main = button("", self.press_main, "primary")
        self.foot.addWidget(Flow(look, (self.other, self.main)))

    def show_position(self, position: BogglePadPosition, paused: bool, stopped: tuple[int, ...] = ()) -> None:
        """Show what to do; time is up for the seats in `stopped` (rule B33)."""
        self._phase, self._glass = position.phase, position.rules.glass
        searching = position.phase is Phase.SEARCH
        if paused:
            heading, text = self.tr("Timer paused"), self.tr("Cover the cubes until you carry on.")
        elif stopped:
            going_on = tuple(seat for seat in range(len(position.players)) if seat not in stopped)
            heading = self.tr("Keep writing, {names}!").format(names=seats_text(position, going_on))
            text = self.tr("Time's up for {names}.").format(names=seats_text(position, stopped))
        elif searching:
            heading, text = self.tr("Write!"), self.tr("Write words on paper. Keep them secret!")
        else:
            heading = self.tr("Shake the box")
            text = self.tr("Let the cubes settle. Lift the lid as you start the timer.")
        self._heading.setText(heading)
        self._text.setText(text)
        self._least.setText(self.tr("Words need %n letter(s) or more.", "", position.rules.game.minimum_length))
        rules, players = position.rules.game, position.players
        self._points.setText("\n".join(self._boggle.points_parts(rules, WordRange(rules, players).least)))
        tell(self._handicap, self._boggle.handicaps_text(position))
        if searching:
            become(self.other, self.tr("Carry on") if paused else self.tr("Pause"))
            become(self.main, self.tr("We're done"))
        else:
            write, turn = self.tr("Enter points"), self.tr("Start timer")
            become(self.main, turn if self._glass else write)
            become(self.other, write if self._glass else turn)

    def _press(self, main: bool) -> None:
        if self._phase is Phase.SEARCH:
            (self.finish_asked if main else self.pause_asked).emit()
        else:
            self.submitted.emit(BeginSearch() if main is self._glass else EndSearch())

    def press_main(self) -> None:
        self._press(main=True)

    def take_focus(self) -> None:
        self.main.setFocus()


Place = tuple[int, int]


class EntryPanel(LinePanel):
    """Takes a player's points or words of a round; words gather until Enter on an empty line."""

    place_asked = Signal(object)

    def __init__(
        self, look: Appearance, say: BogglePadStrings, position: BogglePadPosition, lexicon: Lexicon, house: HouseOffer
    ) -> None:
        super().__init__(look)
        self._say, self._position, self._lexicon, self.house = say, position, lexicon, house
        self._place: Place = (0, 0)
        self.seats.chosen.connect(lambda seat: self.place_asked.emit((self._place[0], seat)))
        sized(self.line, look, high=48)
        self.line.setPlaceholderText(self.tr("Points or words"))
        self.line.setMaxLength(4000)
        self.line.textChanged.connect(lambda _text: self._read())
        card, self._list_card = Card(look), Card(look)
        self._list_card.hide()
        card.lay(self.heading, self.line, self.verdict, self.seats)
        self.words = EntryListView(look, self.tr("Typed words"))
        self.words.selectionModel().currentChanged.connect(lambda _now, _before: self._show_choices())
        self._list_note = label("", "muted", wrap=True)
        self.erase_word = button(
            self.tr("Remove word"),
            lambda: self.submitted.emit(EraseWord(*self._place, self.marked_word())),
            "link",
            removes=True,
        )
        self.judge = button("", self._judge, "link")
        self.house.ruled.connect(lambda text: self.speak(text, "accent"))
        decide = house_button(house)
        set_role(decide, "link")
        self._list_card.lay(self._list_note, (self.words, 1), self.row(self.erase_word, self.judge), decide)
        fill(self.column, card, (self._list_card, 1), 0)
        self.erase = button(self.tr("Remove entry"), self._erase_entry, removes=True)
        self.foot.addWidget(Flow(look, (self.erase, self.main)))

    def show_place(self, position: BogglePadPosition, place: Place) -> None:
        """Show a place; a line begun for another one is dropped."""
        number, seat = place
        if place != self._place:
            self.line.clear()
            rest(self.main)
        self._position, self._place = position, place
        self.seats.seat_players(position.players)
        for each, chip in enumerate(self.seats.chips):
            chip.show_now(note=self._say.entry_text(position, number, each))
            chip.setChecked(each == seat)
        name = self._player.name
        heading = self.tr("Round {number}: {name}") if self._writes else self.tr("Correct round {number}: {name}")
        self.heading.setText(heading.format(number=number + 1, name=name))
        self.line.setAccessibleName(self.tr("Points or words for {name}").format(name=name))
        entry = position.entry(number, seat)
        self._list_card.setVisible(bool(entry and entry.words))
        chosen = self.marked_word()
        self.words.entries.show_typed(position, number, seat)
        self.words.mark(chosen)
        tell(self._list_note, self._say.marks_text(position, number, seat))
        self.erase.setEnabled(entry is not None)
        self._show_choices()
        self._read()

    @property
    def _writes(self) -> bool:
        """Whether the place is in the current round."""
        return self._position.phase is Phase.WRITE and self._place[0] == self._position.round - 1

    @property
    def _player(self) -> Player:
        return self._position.players[self._place[1]]

    @property
    def next_place(self) -> Place | None:
        """The next player's place without an entry, or None."""
        position, (number, seat), count = self._position, self._place, len(self._position.players)
        seats = [(seat + step) % count for step in range(1, count if self._writes else 0)]
        return next(((number, each) for each in seats if position.entry(number, each) is None), None)

    def _read(self) -> None:
        text, self.doubted = self.line.text(), None
        try:
            read = read_line(self._lexicon.spelled(text)) if text.strip() else None
            if read is None:
                self.speak(self._advice(), "muted")
            elif not isinstance(read, int):
                self.speak(self.tr("%n word(s)", "", len(read)), "muted")
            elif self._is_unlikely(read):
                self.speak(with_sign(read, self.tr("%n point(s) in one round?", "", abs(read))), "accent")
            else:
                self.speak(with_sign(read, self.tr("%n point(s)", "", abs(read))), "muted")
        except NotReadable as wrong:
            self.speak(self._say.not_readable(str(wrong)), "bad")
        self.main.setText(self._main_text(bool(text.strip())))

    def _is_unlikely(self, points: int) -> bool:
        return is_unlikely(self._position.rules.game, self._player, points)

    def _advice(self) -> str:
        entry = self._position.entry(*self._place)
        if entry and entry.words:  # who types on here adds to this list, not to the next one's
            return self.tr("Type more words for {name}. Press Enter when you're done.").format(name=self._player.name)
        return self.tr("Type a number (14), a sum (5+2+1) or words with spaces.")

    def _main_text(self, typed: bool) -> str:
        if typed:
            return self.tr("Add")
        if not self._writes:
            return self.tr("Done")
        if following := self.next_place:
            return self.tr("Next: {name}").format(name=self._position.players[following[1]].name)
        return self.tr("Count round")

    def _show_choices(self) -> None:
        word = self.words.entries.entry(self.words.currentIndex())
        judged = word if word and counts(self._position.rules.game, self._player, word.word) else None
        struck = word is not None and word.mark is EntryMark.STRUCK
        self.erase_word.setVisible(word is not None)
        self.judge.setVisible(judged is not None)
        become(self.judge, self.tr("It counts") if struck else self.tr("It doesn't count"))
        doubted = judged and (struck or judged.word not in self._lexicon)
        self.house.show_word(judged.word if judged and doubted else "", self._player.name)

    def marked_word(self) -> str:
        return "" if self._list_card.isHidden() else self.words.chosen_word

    def press_main(self) -> None:
        if self.line.text().strip():
            self._write()
        elif not self._writes:
            self.left.emit()
        elif self.next_place:
            self.place_asked.emit(self.next_place)
        else:
            self.submitted.emit(CloseRound())

    def _write(self) -> None:
        number, seat = self._place
        try:
            read = read_line(self._lexicon.spelled(self.line.text()))
        except NotReadable:
            return  # the line says why
        if isinstance(read, int) and self._is_unlikely(read) and self.doubted != self.line.text():
            text = with_sign(read, self.tr("%n point(s) in one round? Fix it or add it anyway.", "", abs(read)))
            self.ask_about(self.line.text(), text, self.tr("Add anyway"))
            return
        before = self._position
        self.submitted.emit(
            WritePoints(number, seat, read) if isinstance(read, int) else WriteWords(number, seat, read)
        )
        if self._position is before:
            return  # refused, and said
        self.line.clear()
        if isinstance(read, int) and not self._writes:
            self.left.emit()
        elif isinstance(read, int) and self.next_place:
            self.place_asked.emit(self.next_place)

    def _erase_entry(self) -> None:
        self.submitted.emit(EraseEntry(*self._place))
        self.take_focus()

    def _judge(self) -> None:
        word = self.words.entries.entry(self.words.currentIndex())
        if word:
            self.submitted.emit(Judge(self._place[0], word.word, word.mark is EntryMark.STRUCK))


class ScoresPanel(EndPanel):
    """Points and totals by side, and the ways on (rule B29)."""

    def __init__(self, look: Appearance, say: BogglePadStrings) -> None:
        super().__init__(look)
        self._say, self._ended = say, False
        self._heading, self._text = label("", "title", wrap=True), label("", "muted", wrap=True)
        self._standing = StandingGrid(look)
        hint = label(self.tr("To fix a mistake, click it on the pad."), "muted", wrap=True)
        self.column.addWidget(Card(look, self._heading, self._text, self._standing, 0, hint), 1)
        self.stop = button(self.tr("End the game"), lambda: self.submitted.emit(EndGame()))
        self.print.setToolTip(self.tr("Print or save as PDF (Ctrl+P)"))
        fill(self.foot, Flow(look, (self.stop, self.home, self.look_back, self.print)), self.main)

    def show_position(self, position: BogglePadPosition) -> None:
        self._ended = position.phase is Phase.ENDED
        if self._ended and self.stop.hasFocus():
            self.take_focus()
        self.stop.setVisible(not self._ended)
        show_if(self._ended, self.home, self.look_back)
        become(self.main, self.tr("Play again") if self._ended else self.tr("Next round"))
        self._heading.setText(self._say.winner_text(position))
        self._text.setText(self._say.standing_text(position))
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

    def press_main(self) -> None:
        if self._ended:
            self.another_asked.emit()
        else:
            self.submitted.emit(NextRound())


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
        self._place: Place | None = None  # none leaves it to the phase
        self.clock_card = ClockCard(services.look)
        self.glass_panel = GlassPanel(services.look)
        self.entry_panel = EntryPanel(
            services.look, self._say, self.position, lexicon, HouseOffer(services, lexicon, self)
        )
        self.scores_panel = ScoresPanel(services.look, self._say)
        self.stack(self.glass_panel, self.entry_panel, end=self.scores_panel)
        self._lay_out()
        self._connect(clock)
        self.after_step()

    def _lay_out(self) -> None:
        self._title = label(self._title_text(), "title", wrap=True)
        self._round = label("", "muted", wrap=True, align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        heading, side = in_row(self.look, (self._title, 1), self._round), QWidget()
        in_column(self.look, heading, self.clock_card, (self.panels, 1), gap=12, on=side)
        self.beside = BoardWithPanel(self.look, self.pad, side, 470, (24, 14, 22, 16), 20)
        in_column(self.look, self.beside, on=self)
        self.fit()

    def _title_text(self) -> str:
        return self.tr("Score pad · {game}").format(game=self._say.game.preset_title(self.position.rules.key))

    def fit(self) -> None:
        self.clock_card.glass.setVisible(self.height() >= self.look.px(560))

    def _connect(self, clock: CountdownClock) -> None:
        self.timer.paused.connect(lambda _paused: self.after_step())
        clock.ticked.connect(lambda _left: self._show_time())
        clock.called.connect(self._call)
        self.pad.chosen.connect(self._go_to)
        self.glass_panel.pause_asked.connect(self.pause_or_resume)
        self.glass_panel.finish_asked.connect(self._finish)
        self.entry_panel.place_asked.connect(self._go_to)
        self.entry_panel.left.connect(self.leave_line)

    @property
    def place(self) -> Place | None:
        position = self.position
        if self._place and self._place[0] < position.round:
            return self._place
        if position.phase is not Phase.WRITE:
            return None
        entries = position.rounds[-1].entries
        return position.round - 1, next((seat for seat, entry in enumerate(entries) if entry is None), 0)

    def after_step(self) -> None:
        position = self.position
        self._round.setText(self._say.game.round_title(position))
        timed = position.phase is Phase.SEARCH or (position.phase is Phase.READY and position.rules.glass)
        self.clock_card.setVisible(timed)
        note = self.tr("find words") if position.phase is Phase.SEARCH else self.tr("start the timer")
        self.clock_card.show_note(self.tr("pause") if self.timer.is_paused else note)
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
        done = early_ends(self.position).get(seconds, ())
        if done:
            names, more = seats_text(self.position, done), self.tr("%n second(s)", "", seconds)
            text = self.tr("Time's up for {names}! {more} more for the others.").format(names=names, more=more)
        else:
            text = self.tr("%n second(s) left", "", seconds)
        self.services.sound.play("gong" if done else "tick")
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
        if agreed and self.position.phase is Phase.SEARCH:
            self.session.submit(EndSearch())

    def _go_to(self, place: Place) -> None:
        self._place = place
        self.after_step()
        self.entry_panel.take_focus()

    @property
    def can_leave(self) -> bool:
        return self._place is not None and self.position.phase is not Phase.WRITE

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
        return self.tr("No printing while the timer runs!") if self.position.phase is Phase.SEARCH else ""

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> "tuple[Printable, ...]":
        return sheets_of_pad(self.position, self._title_text(), self._say, QDateTime.currentSecsSinceEpoch())

    def marked_word(self) -> str:
        return self.entry_panel.marked_word() if self.panel is self.entry_panel else ""

    def leave(self) -> None:
        self.timer.pause()
