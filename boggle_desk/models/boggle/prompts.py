"""What a table of Boggle says at each moment and what may be done then, at the screen and on each phone."""

from collections import Counter
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum, auto
from functools import cached_property

from PySide6.QtCore import QObject

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.goals import SmallGoal, allows_hints, made, next_hint, progress, result
from boggle_desk.engine.boggle.position import READ_MARKS, SEARCHES, BogglePosition, Challenged, EntryMark, Phase
from boggle_desk.engine.boggle.referee import (
    ReadingActs,
    Reason,
    acts_of,
    challengers,
    draft,
    last_call_due,
    may_challenge,
)
from boggle_desk.engine.boggle.review import finish_of, scored_words
from boggle_desk.engine.boggle.rules import BoardWish, ChallengeJudge, WordCounts, Writing
from boggle_desk.engine.players import side_of, side_points, sides
from boggle_desk.models.boggle.boggle_strings import BoggleStrings, seats_text
from boggle_desk.models.boggle.goal_strings import GoalSentences
from boggle_desk.models.characters import character
from boggle_desk.models.hall import HallNow, HallRow
from boggle_desk.models.learn.words import Riddle
from boggle_desk.models.locale_text import clock_text, day_text, listed, number_text
from boggle_desk.models.prompt import Action, BallotStrings, Prompt
from boggle_desk.storage.results import Practised

Act = Enum(
    "Act",
    "RESUME SHAKE SHAKE_ON SHAKE_PLAINLY TAKE_NEAREST PRINT BACK PAUSE END HAND_IN END_NOW KEEP_LOOKING "
    "TYPE_NEXT HOLD GO_ON DOUBT LET_BE DECIDE CARRY_ON READ_TYPED NEXT_LIST TO_LISTS VOTE_AGAIN "
    "WRITE HOME COMPARE WORDS RESULTS NEXT_ROUND ANOTHER PODIUM WATCH TOLD REVEAL SAVE_PICTURE COPY_PICTURE "
    "NEXT_PLAYER",
)
"""What can be done at a table without a move, or before one."""

Stage = Enum("Stage", "PAUSED SHAKE SEARCH COLLECT READ SCORES FINISH PODIUM DAY")
"""What is laid out, by the phase of the same name if there is one. `BogglePrompts` has a method of each name."""


class Cubes(Enum):
    STILL = auto()
    SHAKEN = auto()  # in the hand, or released without a result yet
    FALLING = auto()


Front = Enum("Front", "LISTS WHO BALLOTS")
"""What lies in front while lists are read: the lists, the question who challenges, or the ballots of a vote."""

Told = Enum("Told", "NOTHING WRITERS ALL")
"""How much has been told of a word that comes to life: nothing yet, who wrote it, or also what became of it."""


@dataclass(frozen=True)
class WishNow:
    """What is known while the dome waits for a board."""

    shakes: int = 0
    nearest: WordCounts | None = None  # what the board has that comes closest so far
    stuck: bool = False  # whether no shake has brought what was wished for, and the table decides


@dataclass(frozen=True)
class SearchNow:
    """What the table knows beside the position while somebody searches."""

    grace: int = 0  # in how many seconds the search ends
    begun: str = ""  # the word that was begun when time was called
    hint: events.Hinted | None = None  # the hint that still helps
    turns: int = 0  # by how many quarters the board is turned


@dataclass(frozen=True)
class TypingNow:
    """What the table knows beside the position while lists from paper are typed."""

    known: Mapping[str, float] = field(
        default_factory=dict
    )  # the board's everyday words, and how often each is written
    text: str = ""  # what stands in the line
    room: int = 0  # how many words are in sight


MOST_NUMBERED = 9
_ANOTHER_LIST = 10.0
"""The most words that have a digit, and how much likelier another list makes a word: more than being common does."""


@dataclass(frozen=True)
class ReadingNow:
    """What the table knows beside the position while lists are read."""

    picked: tuple[int, str] | None = None  # the word that was chosen on a slip, and whose slip it is
    typed: str = ""
    heard: Collection[int] = ()  # who is said to have the next word too
    front: Front = Front.LISTS
    opened: bool = False  # whether the ballots of a vote lie open, before its stamp falls
    told: Told = Told.ALL
    may_vote_again: bool = False
    before: BogglePosition | None = None  # how things were before what is still to be told


Shown = IntEnum("Shown", "NOTHING POINTS WORDS")
"""What is shown of a board of the day as long as somebody at home can still play it."""


@dataclass(frozen=True)
class DayNow:
    """What is known beside the position of the board of the day."""

    before: int | None = None  # the most points on a day before
    others: Sequence[int] = ()  # what others have made of the same board
    waiting: Sequence[str] = ()  # the people at home who can still play it, the next one first
    shown: Shown = Shown.NOTHING

    @property
    def covered(self) -> bool:
        """Whether nobody may know yet what anybody has made of it."""
        return bool(self.waiting) and self.shown is Shown.NOTHING


@dataclass(frozen=True)
class BestNow:
    """How a practice compares with those by the same rules."""

    before: Practised | None = None  # the best of the others, without hints
    beaten: bool = False  # whether this is the best now
    goal: SmallGoal | None = None  # the small goal of this one


@dataclass(frozen=True)
class PastNow:
    """What a practice without a goal is played against."""

    goal: SmallGoal
    best: Practised | None = None  # the best by the same rules, whose ghost plays along


@dataclass(frozen=True)
class TableState:
    """The position, and what the table knows beside it."""

    position: BogglePosition
    words: Container[str] = ()
    moves: bool = True  # whether anything moves by itself
    paused: bool = False
    slept: bool = False  # whether the computer slept before the pause
    wants_next: bool = False  # whether the dome is asked for, before its shake begins another round
    cubes: Cubes = Cubes.STILL
    tumbles: bool = True  # whether the cubes can tumble on this computer
    waits: WishNow | None = None  # what is known as long as the dome waits for a board
    search: SearchNow = SearchNow()
    typing: int = 0  # whose list is typed
    line: TypingNow = TypingNow()
    ends: bool = False  # whether the end of a round is being shown: who takes it is told last
    races: bool = False  # whether the finish of the last round is still to be seen, if there is one
    shows_results: bool = False  # whether the last round is looked at, not the podium
    day: DayNow | None = None  # what is known of the board of the day, if this is the one
    best: BestNow | None = None  # what is known once a practice was compared
    riddle: Riddle | None = None  # what those who wait are asked on their phones
    past: PastNow | None = None  # what is known of earlier practices while one is played
    together: bool = False  # whether all lists are read together
    held: bool = False  # whether the words that come unasked wait
    thinker: int | None = None  # the computer that thinks about the word that was just read
    reading: ReadingNow = ReadingNow()

    @property
    def told(self) -> BogglePosition:
        """The position as far as everybody has been told: no verdict before its stamp."""
        return self.reading.before or self.position

    @cached_property
    def stage(self) -> Stage:
        phase = self.position.phase
        if self.paused:
            return Stage.PAUSED
        if self.wants_next or phase in (Phase.SHAKE, Phase.COVERED):
            return Stage.SHAKE
        if phase in SEARCHES:
            return Stage.SEARCH
        if phase is Phase.ENDED and not self.position.rules.practice:
            races = self.races and finish_of(self.position) is not None
            shown = {Stage.DAY: self.day is not None, Stage.FINISH: races, Stage.SCORES: self.shows_results}
            return next((stage for stage, wanted in shown.items() if wanted), Stage.PODIUM)
        return Stage.__members__.get(phase.name, Stage.SCORES)

    @property
    def across(self) -> bool:
        """Whether people search on paper, and read board and time from across the room."""
        position = self.position
        searching = position.phase is Phase.SEARCH and position.rules.writing.together
        return searching and not position.rules.untimed

    def follows(self, event: events.BoggleEvent) -> bool:
        """Return whether a word is one of all words, which are told as they are shown and not as they are read."""
        return self.together and isinstance(event, events.WordRead)

    @property
    def may_shake(self) -> bool:
        """Whether the cubes may be taken into the hand."""
        return self.stage is Stage.SHAKE and (self.position.phase is not Phase.COVERED or self.position.untouched)

    @property
    def may_invite(self) -> bool:
        """Whether phones may join."""
        return self.position.rules.writing.together and self.position.phase is not Phase.ENDED

    @property
    def may_change_players(self) -> bool:
        position = self.position
        return len(position.players) > 1 and position.phase is not Phase.ENDED and not position.voting

    @property
    def gives_up(self) -> bool:
        """Whether who ends the search does so before the goal."""
        position = self.position
        seat = next((seat for seat in position.searching if seat in position.people), 0)
        return position.rules.goal is not None and not progress(position, seat).reached

    @property
    def untyped(self) -> tuple[int, ...]:
        """The people without a word on their lists, from the one that is typed on."""
        position = self.position
        order = position.seats_from(self.typing)
        return tuple(seat for seat in order if not position.is_known(seat) and not position.lists[seat])

    @property
    def types_next(self) -> int | None:
        """Whose list comes after the one that is typed, once this one has words."""
        return next(iter(self.untyped), None) if self.position.lists[self.typing] else None

    @cached_property
    def _ranked(self) -> list[str]:
        """The words that may stand on the list that is typed, the likeliest first. They are told by the board and the
        other typed lists alone, so that nothing shows of what computers and phones have."""
        position, known = self.position, self.line.known
        others = (position.lists[seat] for seat in position.papers if seat != self.typing)
        had = Counter(entry.word for entries in others for entry in entries)
        return sorted({*known, *had}, key=lambda word: (-known.get(word, 0.0) - _ANOTHER_LIST * had[word], word))

    @property
    def likely(self) -> tuple[str, ...]:
        """The words that are offered while nothing is typed, from A to Z: as many as are in sight."""
        return tuple(sorted(self._ranked[: self.line.room]))

    @cached_property
    def begun(self) -> tuple[str, ...]:
        """The words that begin like the line and are not on the list yet, the likeliest first, as many as have
        digits."""
        begun = (word for word in self._ranked if word.startswith(self.line.text))
        return tuple([word for word in begun if not self.position.entry(self.typing, word)][:MOST_NUMBERED])

    @property
    def enters(self) -> str:
        """What Enter writes: the line as it is, or the likeliest word that begins like a line that is too short."""
        text = self.line.text
        short = draft(self.position, self.typing, text, self.words).reason is Reason.TOO_SHORT
        return self.begun[0] if text and short and self.begun else text

    @cached_property
    def subject(self) -> tuple[int, str]:
        """Whose word is in the middle, and which: one that was chosen on a slip after it was read, or the last one that
        was read. An empty word is none."""
        position, picked = self.position, self.reading.picked
        word, reader = position.last_word or "", position.reader or 0
        if picked and (entry := position.entry(*picked)) and entry.mark in READ_MARKS:
            reader, word = picked
            if entry.mark is not EntryMark.CROSSED:
                return picked
        holders = position.holders(word) if word else ()
        best = [seat for seat in holders if (own := position.entry(seat, word)) and own.mark is not EntryMark.CROSSED]
        return next(iter(best), reader if reader in holders or not holders else holders[0]), word

    @property
    def vote(self) -> Challenged | None:
        """The challenge whose ballots are shown before its stamp falls."""
        now, position = self.reading, self.position
        if now.front is not Front.BALLOTS:
            return None
        return position.challenges[-1] if now.opened else position.voting

    @property
    def challenging(self) -> bool:
        """Whether a challenge is still to be decided, or its stamp to fall."""
        return self.reading.front is Front.WHO or self.vote is not None

    @property
    def may_type(self) -> bool:
        """Whether the reader's words are typed, because only the reader knows them."""
        position = self.position
        on_paper = position.reader is not None and position.on_paper(position.reader)
        return on_paper and not (position.last_call or self.challenging)

    @property
    def typed(self) -> str:
        return self.reading.typed if self.may_type else ""

    @property
    def listeners(self) -> list[int]:
        """The seats whose lists only they know; where all are read together, the reader's is one of them."""
        position, alone = self.position, None if self.together else self.position.reader
        return [seat for seat in range(len(position.players)) if seat != alone and position.on_paper(seat)]

    @property
    def called(self) -> str:
        """The word that a computer reads next, where people look for it on paper first; nothing once one is read."""
        position, reader = self.position, self.position.reader or 0
        on_paper = position.is_computer(reader) and any(map(position.on_paper, position.people))
        first = next((each.word for each in position.lists[reader] if each.mark is EntryMark.WRITTEN), "")
        return first if on_paper and not self.subject[1] else ""

    @cached_property
    def unread(self) -> tuple[int, str] | None:
        """The word that comes next, and whose: one that was chosen on the reader's slip, or the first."""
        position, reader, picked = self.position, self.position.reader, self.reading.picked
        if reader is None or self.together:
            return position.next_unread if self.together else None
        if picked and picked[0] == reader and not position.is_computer(reader):
            entry = position.entry(*picked)
            if entry and entry.mark is EntryMark.WRITTEN:
                return picked
        unread = (each.word for each in position.lists[reader] if each.mark is EntryMark.WRITTEN)
        return next(((reader, word) for word in unread), None)

    def reads(self, word: str, of: int | None = None) -> events.ReadWord:
        """Return the move that reads a word, with those who are said to have it too."""
        return events.ReadWord(word, tuple(seat for seat in self.reading.heard if seat != of), of)

    @property
    def next_word(self) -> events.ReadWord | None:
        if self.unread is None:
            return None
        seat, word = self.unread
        return self.reads(word, seat if self.together else None)

    @property
    def may_challenge(self) -> bool:
        """Whether somebody may challenge the word in the middle."""
        return may_challenge(self.position, *self.subject)

    @property
    def may_hold(self) -> bool:
        """Whether words come unasked, or would if nobody held them."""
        position = self.position
        if self.together:
            return position.next_unread is not None or position.papers_left
        return self.moves and position.is_computer(position.reader or 0) and self.unread is not None

    @property
    def acts(self) -> ReadingActs | None:
        """How far the reading of all lists together is."""
        return acts_of(self.position) if self.together else None


class BogglePrompts(QObject):
    """Makes prompts of nothing but a table's state."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say, self._goals, self._vote = BoggleStrings(self), GoalSentences(self), BallotStrings(self)

    def at_screen(self, state: TableState) -> Prompt:
        said: Prompt = getattr(self, f"_{state.stage.name.lower()}")(state)
        return said

    def printing_closed(self, state: TableState) -> str:
        """Return why nothing may be printed now; nothing if it may."""
        return self.tr("No printing while the timer runs!") if state.position.phase in SEARCHES else ""

    def titles(self, state: TableState) -> tuple[str, str]:
        """Return what the game is called, or who searches, and the round."""
        position, say = state.position, self._say
        if state.day:
            return " · ".join((self.tr("Today's board"), position.players[0].name)), ""
        if state.stage is Stage.SHAKE:
            return say.round_and_goal(position, max(1, position.round + state.wants_next))
        title = say.preset_title(position.rules.key)
        if position.rules.writing is Writing.SCREEN and len(position.people) > 1:
            title = next((position.players[seat].name for seat in position.searching if seat in position.people), title)
        return title, say.round_title(position)

    # ------------------------------------------------------------------------------------- before the reading

    def _paused(self, state: TableState) -> Prompt:
        text = self.tr("The letters are hidden and the sand stands still.")
        if state.slept:
            several = self.tr("The computer was asleep, so the timer has waited. Everybody there?")
            alone = self.tr("The computer was asleep, so the timer has waited. Still there?")
            text = alone if len(state.position.people) == 1 else several
        return Prompt("", text, (Action(self.tr("Keep looking"), Act.RESUME),), note=self.tr("Paused"))

    def _shake(self, state: TableState) -> Prompt:
        position, covered = state.position, state.position.phase is Phase.COVERED
        if state.cubes is Cubes.FALLING:
            said = Prompt(self.tr("Here come the cubes!"))
        elif state.cubes is Cubes.SHAKEN:
            said = Prompt(self._good_shake(position), self.tr("The cubes drop when you let go."))
        elif not covered:
            said = self._ask_for_a_shake(state)
        else:
            said = self._pencils(position) if position.rules.writing.together else self._next_searcher(position)
        said = replace(said, text="", aside="") if state.waits else said
        still, in_hand = state.cubes is Cubes.STILL, self.tr("Let go to drop the cubes")
        wish, news, ways = position.rules.wish, tuple[str, ...](), list[Action]()
        note = self._say.coming_about(position) if covered and not state.waits else ""
        if wish and state.waits:  # a fair board is there in a moment
            news, ways = (self._shaken(wish, state.waits),), self._wish_ways(state.waits)
        if position.untouched and position.rules.writing.together:  # a known board is secret
            ways.append(Action(self.tr("Print this board…"), Act.PRINT, still))
        if state.wants_next:
            ways.append(Action(self.tr("Back to the scores"), Act.BACK))
        if not (covered or state.waits):
            title = in_hand if state.cubes is Cubes.SHAKEN else self.tr("Hold to shake")
            ways.append(Action(title, Act.SHAKE))
        elif not state.waits:
            title = in_hand if state.cubes is Cubes.SHAKEN else self.tr("Shake again")
            again = Action(title, Act.SHAKE, state.cubes is not Cubes.FALLING, "again")
            ways += [again] if position.untouched else []
            ways.append(Action(self.tr("Lift the dome"), events.BeginSearch(), still))
        note = note or (self._say.wish(wish) if wish else "")
        return replace(said, actions=ways, news=news, note=note, bad=bool(state.waits and state.waits.stuck))

    def _shaken(self, wish: BoardWish, now: WishNow) -> str:
        """Return how the search for a board goes."""
        if now.nearest is None or not now.stuck:
            shakes = self.tr("%n shake(s) so far", "", now.shakes)
            return self.tr("{shakes}. Nobody has seen a letter.").format(shakes=shakes)
        stuck = self.tr("None of %n shake(s) gave such a board.", "", now.shakes)
        found = self._say.tally(wish, now.nearest)
        return self.tr("{stuck} The nearest one: {found}.").format(stuck=stuck, found=found)

    def _wish_ways(self, now: WishNow) -> list[Action]:
        on = [Action(self.tr("Shake on"), Act.SHAKE_ON)] * now.stuck
        plain = Action(self.tr("Shake without the wish"), Act.SHAKE_PLAINLY)
        return [*on, plain, Action(self.tr("Take the nearest board"), Act.TAKE_NEAREST, now.nearest is not None)]

    def _good_shake(self, position: BogglePosition) -> str:
        """Ask for a shake. Other languages than English speak to one or to several."""
        several = self.tr("Give it a good shake")
        return self.tr("Give it a good shake", "to one") if len(position.people) == 1 else several

    def _ask_for_a_shake(self, state: TableState) -> Prompt:
        position = state.position
        if not position.round and state.moves and not state.tumbles:
            text = self.tr("The cubes can't tumble on this computer, so you'll see the board at once.")
            alone = self.tr("The cubes can't tumble on this computer, so you'll see the board at once.", "to one")
        elif position.rules.untimed:
            text = self.tr("Take as long as you like, there's no timer.")
            alone = self.tr("Take as long as you like, there's no timer.", "to one")
        else:
            text = self.tr("The timer starts when you lift the dome.")
            alone = self.tr("The timer starts when you lift the dome.", "to one")
        text = alone if len(position.people) == 1 else text
        return Prompt(self._good_shake(position), text, aside=self.tr("You can also hold {key} or drag the dome."))

    def _pencils(self, position: BogglePosition) -> Prompt:
        alone = len(position.people) == 1
        heading = self.tr("Pencil ready?") if alone else self.tr("Pencils ready?")
        seen = "" if alone else self.tr("Can everyone see the board?")
        lines = seen, self._lift(alone), self._say.handicaps_text(position)
        return Prompt(heading, "\n".join(filter(None, lines)))

    def _lift(self, alone: bool) -> str:
        several = self.tr("Lift the dome to start the timer.")
        return self.tr("Lift the dome to start the timer.", "to one") if alone else several

    def _next_searcher(self, position: BogglePosition) -> Prompt:
        """Ask the next one at the keyboard to lift the dome; computers search along without being asked."""
        person = next((seat for seat in position.next_searchers if not position.is_computer(seat)), None)
        heading, granted = self.tr("The computers are ready"), ""
        if person is not None:
            player = position.players[person]
            heading, granted = self.tr("{name}, it's your turn"), self._say.handicap_text(player)
            heading = heading.format(name=player.name)
        text = self._lift(alone=True)
        if len(position.people) > 1:
            text = self.tr("Same cubes for everyone. Lift the dome when nobody else is looking.")
        if granted:
            text = self.tr("{text}\nYour handicap: {granted}").format(text=text, granted=granted)
        return Prompt(heading, text)

    def _search(self, state: TableState) -> Prompt:
        position, now, finishing = state.position, state.search, state.position.phase is Phase.FINISH
        writing, waits = tuple(seat for seat in position.phones if seat in position.searching), position.reached[-1:]
        heading, text, news = "", "", tuple[str, ...]()
        if finishing and writing:
            heading = self.tr("One last word: {names}").format(names=seats_text(position, writing))
        elif now.grace and finishing:
            heading = self.tr("{seconds} s for {word}…").format(seconds=now.grace, word=now.begun)
        elif now.grace:
            heading = self.tr("Ending in {seconds}…").format(seconds=now.grace)
        if finishing and now.begun:
            text = self.tr("Time! Finish this word and press Enter.")
        elif now.hint and position.board and position.phase is Phase.SEARCH:
            text = self._goals.hint(now.hint, position.board, now.turns)
        elif position.phase is Phase.REACHED and waits:
            reached = self.tr("★ Goal reached in {time}! Press Enter or keep typing.")
            news = (reached.format(time=clock_text(waits[0].at)),)
        aside = self._small_goal(position, state.past.goal if state.past else None)
        said = Prompt(heading, text, [*self._search_ways(state)], aside, news=news, bad=finishing)
        return replace(said, question=not news, note=self._clock_note(state))  # Enter writes words before

    def _small_goal(self, position: BogglePosition, goal: SmallGoal | None, only_reached: bool = False) -> str:
        """Return the small goal of who practises alone, with a star once it is reached."""
        if goal is None or position.rules.goal is not None:
            return ""
        text, reached = self._goals.small(goal), goal.reached(made(position, position.people[0]))
        return self.tr("★ {goal}").format(goal=text) if reached else text * (not only_reached)

    def _search_ways(self, state: TableState) -> Iterator[Action]:
        position, phase = state.position, state.position.phase
        people = [seat for seat in position.searching if seat in position.people]
        seat = people[0] if people else 0
        asks = state.search.grace > 0 and phase is not Phase.FINISH
        if phase is Phase.SEARCH and not asks:
            yield Action(self.tr("Pause"), Act.PAUSE)
        if phase is Phase.SEARCH and allows_hints(position, seat):
            title = self._goals.hint_title(state.search.hint)
            yield Action(title, events.TakeHint(seat), next_hint(position, seat) is not None)
        if asks:
            yield Action(self.tr("End now"), Act.END_NOW)
            yield Action(self.tr("Keep looking"), Act.KEEP_LOOKING)
        else:
            done = self.tr("I'm done") if len(people) == 1 else self.tr("We're done")
            done = self.tr("Show me") if state.gives_up else done
            ends = {Phase.FINISH: self.tr("Done"), Phase.REACHED: self.tr("Stop here")}
            at_once = phase in ends or not people
            yield Action(ends.get(phase, done), Act.HAND_IN if at_once else Act.END, key="end")

    def _clock_note(self, state: TableState) -> str:
        """Return the line below the digits."""
        position = state.position
        if state.across:
            text = self.tr("Keep looking, {names}!") if position.searched else ""
            return text.format(names=seats_text(position, position.searching))
        if position.phase is Phase.SEARCH:
            untimed = self.tr("take as long as you like", "to one")  # nobody else practises
            return untimed if position.rules.untimed else self.tr("find words")
        return self.tr("goal reached") if position.phase is Phase.REACHED else self.tr("finish your word")

    def _collect(self, state: TableState) -> Prompt:
        """Say what is done with the lists: one side has nobody to read to, so only what is typed in counts."""
        position, name = state.position, state.position.players[state.typing].name
        text, title = self.tr("Type in your words."), self.tr("Score the list")
        if len(sides(position.players)) > 1:
            text = self.tr("Tap a player and type their words, or read aloud from paper.")
            title = self.tr("Read aloud")
        elif len(position.players) > 1:
            text, title = self.tr("You're one team, so each word counts once."), self.tr("Score the lists")
        heading = self.tr("Tap the words on {name}'s list").format(name=name)
        read, following = Action(title, events.BeginReading()), state.types_next
        if following is not None:
            name = position.players[following].name
            then = Action(self.tr("Next: {name}'s list").format(name=name), Act.TYPE_NEXT)
            note = self.tr("Enter: on to {name}'s list").format(name=name)
            return Prompt(heading, text, (read, then), note=note)
        aside = ""
        if state.untyped:
            aside = self.tr("No words from {names} yet. Nothing to type? Press “{button}”.")
            aside = aside.format(names=seats_text(position, state.untyped), button=title)
        note = "" if aside else self.tr("Enter: {button}").format(button=title)
        return Prompt(heading, text, (read,), aside, question=bool(aside), note=note)

    # ------------------------------------------------------------------------------------- the reading

    def _read(self, state: TableState) -> Prompt:
        position, (seat, word) = state.position, state.subject
        aside = self._say.acts(state.acts) if state.acts else self._say.progress(position)
        if state.reading.front is Front.WHO:
            question = self.tr("Who challenges {word}?").format(word=word.upper())
            able = challengers(position, seat)
            who = [Action(position.players[each].name, events.Challenge(word, each)) for each in able]
            actions, written = (*who, Action(self.tr("Never mind"), Act.LET_BE)), self._say.who_wrote(position, word)
            asked = Prompt(written, question, actions, aside, question=True, seats=position.holders(word))
            return replace(asked, word=word.upper(), asks=able)
        if state.vote:
            return replace(self._voting(state, state.vote), aside=aside)
        shown, told = "" if state.typed else word or state.called, state.reading.told is Told.ALL
        stamp = self.stamp(state, seat, shown)
        large = shown or state.typed
        if not large:
            large = self.tr("{name} reads").format(name=position.players[position.reader or 0].name)
            large = self.tr("Ready?") if state.together else large
            large = self.tr("All read") if position.last_call else large
        heading, seats = self._headline(state, shown, stamp is not None)
        listen = state.listeners if state.reading.front is Front.LISTS and not position.last_call else ()
        own = {each: position.entry(each, word) for each in listen}
        return Prompt(
            heading,
            self.verdict(state) if shown and told else "",
            (*self._ways(state), self._next_step(state)),
            aside,
            seats=seats,
            asks=[each for each, entry in own.items() if entry is None or entry.mark is not EntryMark.STANDING],
            word=large.upper() if shown or state.typed else large,
            stamp=stamp if told else None,
            note="" if state.may_type else self._left(state),
        )

    def _voting(self, state: TableState, vote: Challenged) -> Prompt:
        position, waiting = state.position, vote.ballot.waiting
        heading, seats = self._challenges(position, vote.by, vote.reader)
        let_be = Action(self.tr("Never mind"), Act.LET_BE, not state.reading.opened)
        decide = Action(self._vote.decision(vote.ballot, position.players), Act.DECIDE, not waiting)
        question, word = self.tr("Is it in the dictionary?"), vote.word.upper()
        note = ""
        if vote.ballot.seats:
            question = self.tr("Does the table allow it?")
            note = self.tr("The table decides. A tie goes to the dictionary.")
        return Prompt(heading, question, (let_be, decide), seats=seats, asks=waiting, word=word, note=note)

    def _challenges(self, position: BogglePosition, by: int, owner: int) -> tuple[str, Sequence[int]]:
        name, other = (position.players[seat].name for seat in (by, owner))
        return self.tr("{name} challenges {other}").format(name=name, other=other), (by, owner)

    def _headline(self, state: TableState, word: str, judged: bool) -> tuple[str, Sequence[int]]:
        """Return whose the word in the middle is, who reads next, or that everything is read; and of whom this is."""
        position, seat, reader = state.position, state.subject[0], state.position.reader or 0
        challenged, own = position.challenge_of(word) if judged else None, position.entry(reader, word)
        # the word was another's
        from_paper = position.on_paper(reader) and not (state.together or state.reading.picked or own)
        told = state.reading.told is not Told.NOTHING and (position.last_word or not own)
        if position.last_call:
            return self.tr("Anything to challenge?"), ()
        if challenged:
            return self._challenges(position, challenged.by, seat)
        if word and told and position.entry(seat, word) and not from_paper:
            return self._say.who_wrote(position, word), position.holders(word)
        if state.together:
            return "", ()
        if not word or from_paper:
            return self._say.whose_turn(position), (reader,)
        return self.tr("{name} reads").format(name=position.players[reader].name), (reader,)

    def _left(self, state: TableState) -> str:
        """Return what is still to come."""
        position = state.position
        if state.reading.front is not Front.LISTS:
            return ""
        if thought := self.thought(state):
            return thought
        if position.last_call:
            return self.tr("Tap a word on a list to challenge it.")
        if not state.together:
            return self._say.left_to_read(position, position.reader or 0) if state.unread else ""
        left = sum(entry.mark is EntryMark.WRITTEN for entries in position.lists for entry in entries)
        return self.tr("%n word(s) still face down", "", left) if left else ""

    def thought(self, state: TableState) -> str:
        """Return what a computer says that thinks about the word that was just read."""
        if state.thinker is None or state.reading.told is not Told.ALL:
            return ""
        player = state.position.players[state.thinker]
        remark = character(player.level or "").wonder
        return self.tr("{name}: {remark}").format(name=player.name, remark=remark)

    def stamp(self, state: TableState, seat: int, word: str) -> tuple[str, bool] | None:
        """Return what is stamped over a word that was judged, and whether it counts."""
        position = state.position
        entry = position.entry(seat, word) if word else None
        if entry is None or not (entry.upheld or entry.mark is EntryMark.STRUCK):
            return None
        listed, challenged = word in state.words, position.challenge_of(word)
        if challenged and challenged.ballot.seats:
            text = self.tr("ALLOWED, {most} TO {least}") if entry.upheld else self.tr("CROSSED OFF, {most} TO {least}")
            tally = challenged.ballot.tally
            return text.format(most=max(tally), least=min(tally)), entry.upheld
        if entry.upheld:
            return (self.tr("IN THE DICTIONARY") if listed else self.tr("THE TABLE ALLOWS IT")), True
        return (self.tr("THE TABLE CROSSES IT OFF") if listed else self.tr("NOT IN THE DICTIONARY")), False

    def verdict(self, state: TableState) -> str:
        """Return what became of the word in the middle."""
        position, (seat, word) = state.position, state.subject
        entry = position.entry(seat, word) if word else None
        if entry is None:
            return ""
        told, challenged = self._say.verdict(position, seat, entry), position.challenge_of(word)
        if challenged is None or not (entry.upheld or entry.mark is EntryMark.STRUCK):
            return told
        more, (ayes, noes) = "", challenged.ballot.tally
        if challenged.ballot.seats and ayes == noes:
            more = self.tr("It's a tie, so the dictionary decides.")
        elif challenged.ballot.seats and (word in state.words) is not entry.upheld:  # nobody has asked it before
            more = self.tr("The dictionary has it. Your table says no.")
            if entry.upheld:
                more = self.tr("It isn't in the dictionary. Your table says yes.")
        elif not challenged.ballot.seats and position.rules.court is ChallengeJudge.VOTE:
            others = [other for other in position.seats_from(seat) if other not in side_of(position.players, seat)]
            able = challengers(position, seat) or others
            if len(able) == 1:
                more = self.tr("Only {name} could vote, so the dictionary decides.")
                more = more.format(name=position.players[able[0]].name)
        return "\n".join(filter(None, (told, more)))

    def _ways(self, state: TableState) -> Iterator[Action]:
        """Yield what else than the next step may be done."""
        position, now, unread = state.position, state.reading, state.unread
        if now.may_vote_again:
            yield Action(self.tr("Vote again"), Act.VOTE_AGAIN)
        if now.front is not Front.LISTS:
            return
        reader, may = position.reader or 0, state.may_challenge
        if state.may_hold:
            title, act = (self.tr("Carry on"), Act.GO_ON) if state.held else (self.tr("Wait"), Act.HOLD)
            yield Action(title, act, key="hold")
        doubt, all_told = self.tr("Challenge"), now.told is Told.ALL
        if may and all_told:  # nothing is told before
            doubt = self.tr("Challenge {word}").format(word=state.subject[1].upper())
        yield Action(doubt, Act.DOUBT, may or not all_told)
        if not (state.together or position.is_computer(reader) or position.on_paper(reader) or position.last_call):
            yield Action(self.tr("Skip"), events.SkipWord(unread[1] if unread else ""), unread is not None)
        if position.next_unread is not None:
            title = self.tr("Read in turn") if state.together else self.tr("Read together")
            yield Action(title, events.ReadTogether(not state.together))
        if not all(map(position.is_known, position.people)):
            yield Action(self.tr("Back to the lists"), Act.TO_LISTS)

    def _next_step(self, state: TableState) -> Action:
        """Return what comes next. Only people know when a list on paper is read to its end."""
        position, papers = state.position, any(map(state.position.on_paper, state.position.people))
        if state.typed:
            return Action(self.tr("Read it"), Act.READ_TYPED)
        if state.next_word:
            return Action(self.tr("Next word"), state.next_word)
        waiting = () if state.together else position.next_readers
        sure = position.last_call or position.reader is None or not position.on_paper(position.reader)
        if waiting and not papers:
            return Action(self.tr("Next word"), Act.NEXT_LIST, sure=sure)
        if waiting:  # people look for the word first
            name = position.players[waiting[0]].name
            return Action(self.tr("{name} reads next").format(name=name), events.PassReading(), sure=sure)
        due = last_call_due(position)
        if state.reading.front is Front.BALLOTS and not (position.next_unread or position.next_readers or due):
            return Action(self.tr("Carry on"), Act.CARRY_ON)  # a press that was meant for a ballot counts nothing
        return Action(self.tr("Done reading") if due else self.tr("See the scores"), events.PassReading(), sure=sure)

    # ------------------------------------------------------------------------------------- the end of a round

    def _ways_on(self, state: TableState) -> tuple[Sequence[Action], Sequence[Action]]:
        """Return the ways out, and what else there is to be seen."""
        position, ended = state.position, state.position.phase is Phase.ENDED
        out = [Action(self.tr("Home") if ended else self.tr("Stop for today"), Act.HOME)]
        if not ended:
            out.append(Action(self.tr("End the game"), events.EndGame()))
        known = [Action(self.tr("Who else played this board?"), Act.COMPARE)] * (position.shakes == 0)
        seen = [*known, Action(self.tr("Print…"), Act.PRINT), Action(self.tr("All words"), Act.WORDS)]
        if state.moves and not state.day:  # a key too many may have skipped it
            seen.insert(0, Action(self.tr("Show the end again"), Act.WATCH, not state.ends))
        return out, seen

    def _scores(self, state: TableState) -> Prompt:
        position = state.position
        main = Action(self.tr("Next round"), Act.NEXT_ROUND)
        if position.phase is Phase.ENDED:
            practice = position.rules.practice
            main = Action(self.tr("Another board"), Act.ANOTHER) if practice else self._to_podium()
        out, seen = self._ways_on(state)
        said = Prompt(self._round_won(position), self._words_won(position), (*out, *seen, main))
        if state.ends and len(sides(position.players)) > 1:
            said = replace(said, heading=self.tr("Who takes the round?"), text="")
        goal = self._small_goal(position, state.best.goal if state.best else None, only_reached=True)
        helped, best = self._helped(position, goal), self._compared(position, state.best) if state.best else ""
        return replace(said, aside=self._after_round(position), news=helped, note=best)

    def _words_won(self, position: BogglePosition) -> str:
        """Return that there is no word to be shown, and what was ruled against."""
        won = [each for coins in scored_words(position) for each in coins]
        lines, cost = list[str](), self.tr("{word} was crossed off and costs {name} {points}.")
        if all(each.points < 0 for each in won):
            nothing = self.tr("No words this time.")
            doubles = len(position.players) > 1 and any(position.lists)
            lines.append(self.tr("Everything was found twice this time.") if doubles else nothing)
        for each in won:
            if each.points < 0:
                name, points = position.players[each.seat].name, self._say.points(-each.points)
                lines.append(cost.format(word=each.word.upper(), name=name, points=points))
        return "\n".join(lines)

    def _helped(self, position: BogglePosition, goal: str) -> tuple[str, ...]:
        if len(position.people) > 1 or not (position.rules.practice or position.rules.goal is not None):
            return ()
        made_alone = result(position, position.people[0])
        return tuple(filter(None, (goal, self._goals.next_time(made_alone), self._goals.helped(made_alone))))

    def _compared(self, position: BogglePosition, now: BestNow) -> str:
        """Return how a practice compares with those before it."""
        if now.before is None:
            first = self.tr("★ Your first result with these rules. That's the one to beat.")
            return first if now.beaten else self.tr("Rounds with hints don't count as a best score.")
        text = self.tr("Your best: {before}.")
        if now.beaten:
            text = self.tr("★ Your best so far! Before it was {before}.")
        elif result(position, position.people[0]).hints:
            text = self.tr("Your best without a hint: {before}.")
        measure, date = self._goals.measure(now.before.result), day_text(now.before.ended)
        return text.format(before=self.tr("{measure} ({date})").format(measure=measure, date=date))

    def _to_podium(self) -> Action:
        return Action(self.tr("Back to the podium"), Act.PODIUM)

    def _round_won(self, position: BogglePosition) -> str:
        points = position.rounds[-1] if position.rounds else ()
        if position.rules.practice and len(position.players) == 1:
            return self._goals.outcome(result(position, 0))
        if len(sides(position.players)) == 1:
            return self._say.points(sum(points))
        return self._say.winner_text(position, points, False)

    def _after_round(self, position: BogglePosition) -> str:
        title = self._say.preset_title(position.rules.key)
        text = self.tr("Boggle {title} · after round {number}").format(title=title, number=position.round)
        return title if position.rules.practice else text

    def _finish(self, state: TableState) -> Prompt:
        position, finish = state.position, finish_of(state.position)
        actions = Action(self.tr("Watch again"), Act.WATCH), Action(self.tr("See the podium"), Act.PODIUM)
        title = self._say.preset_title(position.rules.key)
        aside, heading = self.tr("Boggle {title} · last round").format(title=title), self.tr("Dead level!")
        if finish and finish.gap:
            first = finish.runners[0].side
            by = self.tr("{name} wins by %n point(s)!", "", finish.gap)
            if position.players[first[0]].team is not None:
                by = self.tr("{name} win by %n point(s)!", "a team", finish.gap)
            heading = by.format(name=self._say.side_name(position, first))
        close = finish is not None and finish.is_close and finish.gap
        headline = self.tr("Photo finish!") if close else heading
        return Prompt(self.tr("The last round") if state.ends else headline, heading, actions, aside)

    def _podium(self, state: TableState) -> Prompt:
        position = state.position
        out, seen = self._ways_on(state)
        rematch, results = Action(self.tr("Rematch"), Act.ANOTHER), Action(self.tr("Results"), Act.RESULTS)
        said = Prompt(self._game_won(position), self._won_by(position), (*out, *seen, results, rematch))
        return replace(said, heading=self.tr("And the winner is…"), text="") if state.ends else said

    def _game_won(self, position: BogglePosition) -> str:
        if len(sides(position.players)) == 1:
            return self._say.points(sum(position.totals))
        return self._say.winner_text(position, position.totals, True)

    def _won_by(self, position: BogglePosition) -> str:
        rounds = self.tr("%n round(s)", "", len(position.rounds))
        seated = sides(position.players, position.left)
        made = side_points(position.players, position.totals, position.left)
        totals = sorted(made, reverse=True)
        if len(totals) == 1:
            return self.tr("in {rounds}").format(rounds=rounds)
        points = self._say.points(totals[0])
        if totals[0] == totals[1]:
            return self.tr("{points} each in {rounds}").format(points=points, rounds=rounds)
        second = next(side for side, total in zip(seated, made, strict=True) if total == totals[1])
        text, name = self.tr("{points} in {rounds}, {lead} ahead of {name}"), self._say.side_name(position, second)
        return text.format(points=points, rounds=rounds, lead=totals[0] - totals[1], name=name)

    def _day(self, state: TableState) -> Prompt:
        position, day = state.position, state.day or DayNow()
        out, (*_seen, words) = self._ways_on(state)
        save, copy = (
            Action(self.tr("Save picture…"), Act.SAVE_PICTURE),
            Action(self.tr("Copy picture"), Act.COPY_PICTURE),
        )
        praise, text = self._praise(position, day), self._next_time(position, day)
        if not day.waiting:
            return Prompt(praise, text, (*out, words, save, copy))
        aside = self.tr("Still to play this board: {names}").format(names=listed(day.waiting))
        after = Action(self.tr("Next: {name}").format(name=day.waiting[0]), Act.NEXT_PLAYER)
        if day.covered:
            heading = self.tr("Well hunted, {name}!").format(name=position.players[0].name)
            text = self.tr("The points stay covered until everybody has played.")
            return Prompt(heading, text, (*out, Action(self.tr("Show the points"), Act.REVEAL), after), aside)
        hides = day.shown is not Shown.WORDS
        note = self.tr("The words stay hidden until everybody has played.") if hides else ""
        words = Action(self.tr("Show the words"), Act.REVEAL) if hides else words
        return Prompt(praise, text, (*out, words, save, copy, after), aside, note=note)

    def _praise(self, position: BogglePosition, day: DayNow) -> str:
        """Return what is true and good to hear."""
        points, name = _made(position), position.players[0].name
        rank = 1 + sum(other > points for other in day.others)
        ranked = {1: self.tr("Best today, {name}!"), 2: self.tr("Second today"), 3: self.tr("Third today")}
        if result(position, 0).hints:
            return self._say.points(points)
        if day.before is not None and points > day.before:
            return self.tr("Your best yet, {name}!").format(name=name)
        text = ranked.get(rank) if day.others else None
        return text.format(name=name) if text else self._say.points(points)

    def _next_time(self, position: BogglePosition, day: DayNow) -> str:
        """Return how this compares with the days before, and how many words weren't any."""
        lines, more = list[str](), 0 if day.before is None else _made(position) - day.before
        if result(position, 0).hints:
            lines.append(self.tr("Rounds with hints don't count as a best."))
        elif more > 0:
            lines.append(self.tr("%n point(s) more than ever before.", "", more))
        elif (lacking := 1 - more) > 1:
            lines.append(self.tr("%n more next time to beat your best.", "", lacking))
        if unknown := sum(entry.mark is EntryMark.STRUCK for entry in position.lists[0]):
            lines.append(self.tr("%n word(s) not in the dictionary", "", unknown))
        return "\n".join(lines)

    # ------------------------------------------------------------------------------------- the hall

    def in_hall(self, state: TableState) -> HallNow:
        """Return what everybody in the room reads: no word before it is read, no letter that some must not see yet, and
        no points while they are being counted."""
        position, stage, title = state.position, state.stage, self._say.round_title(state.position)
        secret = state.ends or stage in (Stage.READ, Stage.FINISH, Stage.DAY)
        counts = None if secret else position.totals
        known = {seat: bool(position.lists[seat]) for seat in position.searching if position.is_known(seat)}
        writing = stage in (Stage.SEARCH, Stage.PAUSED) and position.rules.writing.together
        rows = [
            HallRow(
                seat,
                number_text(counts[seat]) if counts and any(counts) else "",
                wrote=known.get(seat) if writing else None,
                gone=seat in position.left,
            )
            for seat in range(len(position.players))
        ]
        if stage is Stage.PODIUM and counts:
            rows.sort(key=lambda row: (row.gone, -counts[row.seat]))
        now = HallNow(self._said_in_hall(state), rows=rows, below=title)
        now = replace(
            now, open=stage not in (Stage.SHAKE, Stage.SEARCH, Stage.PAUSED, Stage.DAY), path=self._way(state)
        )
        if stage in (Stage.SEARCH, Stage.PAUSED):
            written = sum(len(position.lists[seat]) for seat in known) if writing and known else 0
            timed, seen = not position.rules.untimed, writing and stage is Stage.SEARCH
            counted = self.tr("word(s) so far", "", written) if written else ""
            now = replace(now, open=seen, timed=timed, figure=number_text(written) if written else "", counted=counted)
        return now

    def _said_in_hall(self, state: TableState) -> Prompt:
        position, title = state.position, self._say.preset_title(state.position.rules.key)
        match state.stage:
            case Stage.READ:
                now = self._read(replace(state, reading=replace(state.reading, typed="")))
                return Prompt(now.heading, now.text, seats=now.seats, word=now.word, stamp=now.stamp)
            case Stage.PAUSED:
                return Prompt(self.tr("Paused"), self.tr("The letters are hidden and the sand stands still."))
            case Stage.SEARCH:
                known = [seat for seat in position.searching if position.is_known(seat)]
                wrote = sum(bool(position.lists[seat]) for seat in known)
                text = self.tr("{number} of {all} have written")
                text = text.format(number=wrote, all=len(known)) if known and position.rules.writing.together else ""
                ends = self.tr("Pencils down!") if position.phase is Phase.FINISH else ""
                return Prompt(ends or self.titles(state)[0], text)
            case Stage.COLLECT:
                return Prompt(self.tr("Pencils down!"), self.tr("The lists are typed in."))
            case Stage.FINISH:
                return Prompt(self.tr("The last round"))
            case Stage.DAY:
                return Prompt(self.tr("Today's board"))
            case Stage.SHAKE:
                return Prompt(self._shake(state).heading or title)
        now = self.at_screen(state)
        return Prompt(now.heading, now.text)

    def _way(self, state: TableState) -> Sequence[int]:
        """Return the way of the word that is read."""
        word, board = state.subject[1], state.position.board
        shown = state.stage is Stage.READ and word and board and state.reading.told is not Told.NOTHING
        return (board.path(word) or ()) if shown and board else ()

    # ------------------------------------------------------------------------------------- phones

    def on_phone(self, state: TableState, seat: int) -> Prompt:
        """Return what the phone of a seat says, from nothing that it may not know; it has words of its own for what can
        be done there."""
        position, down = state.position.seen_by(seat), self.tr("Pencils down!")
        writes = seat in position.searching
        match position.phase:
            case Phase.SEARCH if writes:
                write = () if state.paused else (Action("", Act.WRITE, key="write"),)
                return Prompt(self.tr("Paused") if state.paused else "", actions=write, stage="write")
            case Phase.FINISH if writes:
                write = (Action("", Act.WRITE, key="write"),) if position.rules.finish_word else ()
                return Prompt(down, self.tr("Finish the word you're on."), write, stage="finish")
            case Phase.COLLECT if seat in position.papers:
                write = (Action("", Act.WRITE, key="write"),)
                return Prompt(self.tr("Type in your words."), actions=write, stage="write")
            case Phase.SEARCH | Phase.FINISH | Phase.COLLECT | Phase.REACHED:
                later = self.tr("Words on paper come next.") if position.phase is Phase.COLLECT else ""
                return Prompt(down, "\n".join(filter(None, (later, self._riddle(state)))), stage="closed")
            case Phase.READ:
                return self._read_on_phone(state, seat)
            case Phase.SCORED | Phase.ENDED if state.ends and not state.wants_next:
                return Prompt(self.at_screen(state).heading, stage="wait")
            case Phase.SCORED if not state.wants_next:
                return Prompt(self._round_won(state.position), stage="wait")
            case Phase.ENDED if state.day is None:
                over = self._round_won if position.rules.practice else self._game_won
                return Prompt(over(state.position), stage="wait")
        if state.stage not in (Stage.SHAKE, Stage.PAUSED):
            return replace(self.at_screen(state), actions=(), stage="wait")
        text, number = self.tr("Look at the laptop. The board comes there."), position.round + state.wants_next
        return Prompt(self._say.round_title(position, number), text, stage="wait")

    def _riddle(self, state: TableState) -> str:
        """Return what those who wait are asked, and later what it was."""
        if (asked := state.riddle) is None:
            return ""
        if state.position.phase in SEARCHES:
            text = self.tr("A riddle while you wait, %n letter(s): {question}", "", len(asked.word))
            return text.format(question=asked.question)
        return self.tr("The riddle's answer: {word}").format(word=asked.word.upper())

    def _read_on_phone(self, state: TableState, seat: int) -> Prompt:
        owner, word = state.subject
        if not word:
            return Prompt("", stage="read")
        seen, vote = self._read(replace(state, reading=replace(state.reading, typed=""))), state.position.voting
        text = seen.note or seen.text if state.vote else "\n".join(filter(None, (seen.text, self.thought(state))))
        said = Prompt(seen.heading, text, stage="read", word=word.upper())
        if vote and seat in vote.ballot.seats and seat != vote.by:
            ways = [Action("", Vote(seat, allow), key="vote") for allow in (True, False)]
            actions = ways if seat in vote.ballot.waiting else ()
            return replace(said, text=seen.text, asks=(seat,), actions=actions)
        told = state.reading.told is Told.ALL
        if told and not vote and state.may_challenge and seat in challengers(state.position, owner):
            return replace(said, actions=(Action("", events.Challenge(word, seat), key="challenge"),))
        return said


def _made(position: BogglePosition) -> int:
    """Return the points of who plays alone in the last round."""
    return sum(points[0] for points in position.rounds[-1:])
