"""What the Boggle pad says at each moment, and what may be done then."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import cached_property

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.events import BeginSearch, EndGame, EndSearch, TimeCalled
from boggle_desk.engine.boggle.pad import (
    BogglePadEvent,
    BogglePadPosition,
    CloseRound,
    EraseEntry,
    EraseWord,
    Judge,
    NextRound,
    NotReadable,
    PadEntry,
    Phase,
    PointsWritten,
    Reason,
    Reopened,
    WordsWritten,
    WritePoints,
    WriteWords,
    is_unlikely,
    read_line,
)
from boggle_desk.engine.boggle.position import Entry, EntryMark
from boggle_desk.engine.boggle.rules import counts
from boggle_desk.engine.game import Words
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.boggle_strings import BoggleStrings, seats_text
from boggle_desk.models.boggle.search_timer import early_ends
from boggle_desk.models.locale_text import number_text, with_sign
from boggle_desk.models.prompt import Action, PadAct, PadWays, Prompt
from boggle_desk.models.rows_model import PadGrid, SheetCell

Place = tuple[int, int]
"""A round and a seat."""

Stage = Enum("Stage", "GLASS WRITE SCORES")
"""What is laid out beside the pad."""


@dataclass(frozen=True)
class PadState:
    """The position, and what the table knows beside it."""

    position: BogglePadPosition
    words: Words = frozenset()
    paused: bool = False
    stopped: tuple[int, ...] = ()  # whose time is up while others write on
    chosen: Place | None = None  # where somebody wants to write
    line: str = ""  # what is typed, as the dictionary spells it
    asked: str = ""  # the line that was questioned as a likely slip
    marked: str = ""  # the word that is marked on the list

    @property
    def place(self) -> Place | None:
        """Where points or words are written: where somebody wants to, or next of this round."""
        position = self.position
        if self.chosen and self.chosen[0] < position.round:
            return self.chosen
        if position.phase is not Phase.WRITE:
            return None
        entries = position.rounds[-1].entries
        return position.round - 1, next((seat for seat, entry in enumerate(entries) if entry is None), 0)

    @property
    def stage(self) -> Stage:
        if self.place is not None:
            return Stage.WRITE
        return Stage.GLASS if self.position.phase in (Phase.READY, Phase.SEARCH) else Stage.SCORES

    @property
    def timed(self) -> bool:
        """Whether the timer is wanted now."""
        position = self.position
        return position.phase is Phase.SEARCH or (position.phase is Phase.READY and position.rules.glass)

    @property
    def may_leave(self) -> bool:
        """Whether there is something else to go back to than this line."""
        return self.chosen is not None and self.position.phase is not Phase.WRITE

    @property
    def writes(self) -> bool:
        """Whether the place is in a round that isn't counted yet."""
        position = self.position
        return position.phase is Phase.WRITE and self.place is not None and self.place[0] == position.round - 1

    @property
    def entry(self) -> PadEntry | None:
        return self.position.entry(*self.place) if self.place else None

    @property
    def next_place(self) -> Place | None:
        """The next player's place without an entry."""
        if not self.writes or self.place is None:
            return None
        (number, seat), count = self.place, len(self.position.players)
        seats = [(seat + step) % count for step in range(1, count)]
        return next(((number, each) for each in seats if self.position.entry(number, each) is None), None)

    @cached_property
    def read(self) -> int | tuple[str, ...] | None:
        """What is typed; nothing without a sign. Raises `NotReadable`."""
        return read_line(self.line) if self.line.strip() else None

    @property
    def judged(self) -> Entry | None:
        """The marked word, if the table can say whether it counts."""
        number, seat = self.place or (0, 0)
        found = next((each for each in self.position.lists[number][seat] if each.word == self.marked), None)
        rules, player = self.position.rules.game, self.position.players[seat]
        return found if found and counts(rules, player, found.word) else None


class BogglePadStrings(QObject):
    """Makes prompts of nothing but a pad's state."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game, self._ways = BoggleStrings(self), PadWays(self)

    def title(self, position: BogglePadPosition) -> str:
        return self.tr("Score pad · {game}").format(game=self.game.preset_title(position.rules.key))

    def at_screen(self, state: PadState) -> Prompt:
        screens = {Stage.GLASS: self._glass, Stage.WRITE: self._write, Stage.SCORES: self._scores}
        return screens[state.stage](state)

    def _glass(self, state: PadState) -> Prompt:
        """Say what to do with cubes and timer, and what words count."""
        position, searches = state.position, state.position.phase is Phase.SEARCH
        heading = self.tr("Shake the box")
        text = self.tr("Let the cubes settle. Lift the lid as you start the timer.")
        if state.paused:
            heading, text = self.tr("Timer paused"), self.tr("Cover the cubes until you carry on.")
        elif state.stopped:
            others = tuple(seat for seat in range(len(position.players)) if seat not in state.stopped)
            heading = self.tr("Keep writing, {names}!").format(names=seats_text(position, others))
            text = self.tr("Time's up for {names}.").format(names=seats_text(position, state.stopped))
        elif searches:
            heading, text = self.tr("Write!"), self.tr("Write words on paper. Keep them secret!")
        ways = Action(self.tr("Enter points"), EndSearch()), Action(self.tr("Start timer"), BeginSearch())
        if searches:
            wait, done = Action(self.tr("Pause"), PadAct.PAUSE), Action(self.tr("We're done"), PadAct.FINISH)
            ways = Action(self.tr("Carry on"), PadAct.RESUME) if state.paused else wait, done
        elif not position.rules.glass:
            ways = ways[::-1]
        least = self.tr("Words need %n letter(s) or more.", "", position.rules.game.minimum_length)
        note = self.tr("find words") if searches else self.tr("start the timer")
        note, granted = self.tr("pause") if state.paused else note, self.game.handicaps_text(position)
        return Prompt(heading, text, ways, least, note=note, news=(granted,) * bool(granted))

    def called(self, position: BogglePadPosition, seconds: int) -> str:
        """Return whose time is up when this many seconds are left, or else how many are left."""
        done = early_ends(position).get(seconds, ())
        if not done:
            return self.tr("%n second(s) left", "", seconds)
        names, more = seats_text(position, done), self.tr("%n second(s)", "", seconds)
        return self.tr("Time's up for {names}! {more} more for the others.").format(names=names, more=more)

    def printing_closed(self, position: BogglePadPosition) -> str:
        """Return why nothing may be printed now; nothing if it may."""
        return self.tr("No printing while the timer runs!") if position.phase is Phase.SEARCH else ""

    def _write(self, state: PadState) -> Prompt:
        number, seat = state.place or (0, 0)
        position, player = state.position, state.position.players[seat]
        heading = self.tr("Round {number}: {name}") if state.writes else self.tr("Correct round {number}: {name}")
        text, main = self._meaning(state, player)
        ways = (*self._list_ways(state), Action(self.tr("Remove entry"), EraseEntry(number, seat), bool(state.entry)))
        judged = state.judged
        doubted = judged and (judged.mark is EntryMark.STRUCK or judged.word not in state.words)
        return Prompt(
            heading.format(number=number + 1, name=player.name),
            text,
            (*ways, main),
            bad=not main.enabled or (main.sure and state.asked == state.line != ""),
            seats=(seat,),
            word=judged.word if judged and doubted else "",
            note=self.marks_text(position, number, seat),
        )

    def _meaning(self, state: PadState, player: Player) -> tuple[str, Action]:
        """Return what the line means, or what can be typed, and what comes of it."""
        number, seat = state.place or (0, 0)
        try:
            read = state.read
        except NotReadable as wrong:
            return self.not_readable(str(wrong)), Action(self.tr("Add"), PadAct.ASK, enabled=False)
        if read is None:
            return self._advice(state, player), self._on(state)
        if not isinstance(read, int):
            return self.tr("%n word(s)", "", len(read)), Action(self.tr("Add"), WriteWords(number, seat, read))
        write = WritePoints(number, seat, read)
        if not is_unlikely(state.position.rules.game, player, read):
            return with_sign(read, self.tr("%n point(s)", "", abs(read))), Action(self.tr("Add"), write)
        if state.asked != state.line:
            text = self.tr("%n point(s) in one round?", "", abs(read))
            return with_sign(read, text), Action(self.tr("Add"), PadAct.ASK, sure=False)
        text = self.tr("%n point(s) in one round? Fix it or add it anyway.", "", abs(read))
        return with_sign(read, text), Action(self.tr("Add anyway"), write)

    def _advice(self, state: PadState, player: Player) -> str:
        if state.entry and state.entry.words:  # who types on here adds to this list, not to the next one's
            return self.tr("Type more words for {name}. Press Enter when you're done.").format(name=player.name)
        return self.tr("Type a number (14), a sum (5+2+1) or words with spaces.")

    def _on(self, state: PadState) -> Action:
        """Return what follows where nothing is typed."""
        if not state.writes:
            return Action(self.tr("Done"), PadAct.LEAVE)
        if following := state.next_place:
            return Action(self.tr("Next: {name}").format(name=state.position.players[following[1]].name), PadAct.NEXT)
        return Action(self.tr("Count round"), CloseRound())

    def _list_ways(self, state: PadState) -> Iterator[Action]:
        """Yield what may be done with the marked word."""
        number, seat = state.place or (0, 0)
        if any(each.word == state.marked for each in state.position.lists[number][seat]):
            yield Action(self.tr("Remove word"), EraseWord(number, seat, state.marked))
        if judged := state.judged:
            struck = judged.mark is EntryMark.STRUCK
            title = self.tr("It counts") if struck else self.tr("It doesn't count")
            yield Action(title, Judge(number, judged.word, struck))

    def _scores(self, state: PadState) -> Prompt:
        position, ways = state.position, self._ways.after()
        if position.phase is not Phase.ENDED:
            ways = Action(self.tr("End the game"), EndGame()), ways[2], Action(self.tr("Next round"), NextRound())
        note = self.tr("To fix a mistake, click it on the pad.")
        return Prompt(self.winner_text(position), self.standing_text(position), ways, note=note)

    def why_not(self, reason: StrEnum, word: str) -> str:
        sentences: dict[StrEnum, str] = {
            Reason.WRONG_MOMENT: self.tr("You can't do that right now."),
            Reason.NO_SUCH_PLACE: self.tr("There's no such place on the pad."),
            Reason.NOT_LISTED: self.tr("That isn't written there."),
            Reason.ALREADY_LISTED: self.tr("{word} is already on the list."),
            Reason.NO_WORD: self.tr("“{word}” has more than letters. Type letters only."),
            Reason.TOO_MUCH: self.tr("There's no room on the pad for {word}."),
            Reason.NOTHING_WRITTEN: self.tr("Nobody has points yet. Type some first."),
        }
        return sentences[reason].format(word=word.upper())

    def not_readable(self, part: str) -> str:
        """Return why a line is neither points nor words."""
        return self.tr("“{part}” isn't points or a word. Type a number or words with spaces.").format(part=part)

    def what_happened(self, event: BogglePadEvent, position: BogglePadPosition) -> str:
        """Return an event in a few words for screen readers, or nothing."""
        match event:
            case TimeCalled():
                return self.tr("Time's up! Pencils down.")
            case PointsWritten(number, seat) | WordsWritten(number, seat):
                return self.cell_spoken(position, number, seat)
            case Reopened():
                return self.tr("Back to the game.")
            case _:
                return ""

    def winner_text(self, position: BogglePadPosition) -> str:
        points = position.points[-1]
        if len(position.players) == 1:
            return with_sign(points[0] or 0, self.tr("%n point(s)", "", abs(points[0] or 0)))
        return self.game.winner_text(position, points, position.phase is Phase.ENDED)

    def standing_text(self, position: BogglePadPosition) -> str:
        if position.phase is Phase.ENDED:
            return self.tr("Play again? Same players, new scores.")
        return self.game.goes_to(position)

    def entry_text(self, position: BogglePadPosition, number: int, seat: int) -> str:
        entry, points = position.entry(number, seat), position.points[number][seat]
        if entry is None or points is None:
            return self.tr("nothing yet")
        counted = with_sign(points, self.tr("%n point(s)", "", abs(points)))
        if entry.points is not None:
            return counted
        words = self.tr("%n word(s)", "", len(entry.words))
        return self.tr("{points}, {words}").format(points=counted, words=words)

    def cell_spoken(self, position: BogglePadPosition, number: int, seat: int) -> str:
        text = self.tr("Round {number}, {name}: {what}")
        what = self.entry_text(position, number, seat)
        return text.format(number=number + 1, name=position.players[seat].name, what=what)

    def marks_text(self, position: BogglePadPosition, number: int, seat: int) -> str:
        """Return how many words of a list don't count, and why."""
        rules, player, entries = position.rules.game, position.players[seat], position.lists[number][seat]
        marks = [entry.mark if counts(rules, player, entry.word) else None for entry in entries]
        texts = {
            EntryMark.CROSSED: self.tr("{count} crossed off"),
            EntryMark.STRUCK: self.tr("{count} not counted"),
            None: self.tr("{count} against the rules"),
        }
        return ", ".join(text.format(count=marks.count(mark)) for mark, text in texts.items() if mark in marks)

    def sheet(self, position: BogglePadPosition) -> PadGrid:
        """Return the pad, a row per round."""
        seats, rounds = range(len(position.players)), range(position.round)
        return PadGrid(
            tuple(f"{each.name} · {each.team}" if each.team else each.name for each in position.players),
            tuple(number_text(total) for total in position.totals),
            tuple(str(number + 1) for number in rounds),
            tuple(tuple(self._cell(position, number, seat) for seat in seats) for number in rounds),
            position.winners,
        )

    def _cell(self, position: BogglePadPosition, number: int, seat: int) -> SheetCell:
        entry, points = position.entry(number, seat), position.points[number][seat]
        words = self.tr("%n word(s)", "", len(entry.words)) if entry and entry.points is None else ""
        granted = position.players[seat].head_start
        if entry and granted:
            words = f"{words or entry.points} +{granted}"
        counted = "" if points is None else number_text(points)
        return SheetCell((number, seat), words, counted, spoken=self.cell_spoken(position, number, seat))
