"""What a table of Boggle says at each moment and what may be done then, at the screen and on each phone."""

from collections.abc import Collection, Container, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from PySide6.QtCore import QObject

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.position import READ_MARKS, BogglePosition, Challenged, EntryMark, Phase
from boggle_desk.engine.boggle.referee import ReadingActs, acts_of, challengers, last_call_due, may_challenge
from boggle_desk.engine.boggle.rules import ChallengeJudge
from boggle_desk.engine.players import side_of
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.prompt import Action, BallotStrings, Prompt

Act = Enum("Act", "HOLD DOUBT LET_BE DECIDE CARRY_ON READ_TYPED NEXT_LIST TO_LISTS VOTE_AGAIN")
"""What can be done at a table without a move, or before one."""

Front = Enum("Front", "LISTS WHO BALLOTS")
"""What lies in front while lists are read: the lists, the question who challenges, or the ballots of a vote."""

Told = Enum("Told", "NOTHING WRITERS ALL")
"""How much has been told of a word that comes to life: nothing yet, who wrote it, or also what became of it."""


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


@dataclass(frozen=True)
class TableState:
    """The position, and what the table knows beside it."""

    position: BogglePosition
    words: Container[str] = ()
    moves: bool = True  # whether anything moves by itself
    together: bool = False  # whether all lists are read together
    held: bool = False  # whether the words that come unasked wait
    reading: ReadingNow = ReadingNow()

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
        self._say, self._vote = BoggleStrings(self), BallotStrings(self)

    def at_screen(self, state: TableState) -> Prompt:
        return self._reading(state)

    # ------------------------------------------------------------------------------------- the reading

    def _reading(self, state: TableState) -> Prompt:
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
        lists, kept = state.reading.front is Front.LISTS, (position.entry(each, word) for each in state.listeners)
        keepers = [bool(entry and entry.mark is EntryMark.STANDING) for entry in kept]
        return Prompt(
            heading,
            self.verdict(state) if shown and told else "",
            (*self._ways(state), self._next_step(state)),
            aside,
            seats=seats,
            asks=[each for each, keeps in zip(state.listeners, keepers, strict=True) if lists and not keeps],
            word=large.upper() if shown or state.typed else large,
            stamp=stamp if told else None,
            note="" if state.may_type else self._left(state),
        )

    def _voting(self, state: TableState, vote: Challenged) -> Prompt:
        position, waiting = state.position, vote.ballot.waiting
        heading, seats = self._challenges(position, vote.by, vote.reader)
        let_be = Action(self.tr("Never mind"), Act.LET_BE, not state.reading.opened)
        decide = Action(self._vote.decision(vote.ballot, position.players), Act.DECIDE, not waiting)
        question, note = (
            self.tr("Does the table allow it?"),
            self.tr("The table decides. A tie goes to the dictionary."),
        )
        word = vote.word.upper()
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
        if position.last_call:
            return self.tr("Tap a word on a list to challenge it.")
        if not state.together:
            return self._say.left_to_read(position, position.reader or 0) if state.unread else ""
        left = sum(entry.mark is EntryMark.WRITTEN for entries in position.lists for entry in entries)
        return self.tr("%n word(s) still face down", "", left) if left else ""

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
            yield Action(self.tr("Carry on") if state.held else self.tr("Wait"), Act.HOLD)
        doubt = self.tr("Challenge")
        if may and now.told is Told.ALL:  # nothing is told before
            doubt = self.tr("Challenge {word}").format(word=state.subject[1].upper())
        yield Action(doubt, Act.DOUBT, may)
        if not (state.together or position.is_computer(reader) or position.on_paper(reader) or position.last_call):
            yield Action(self.tr("Skip"), events.SkipWord(unread[1] if unread else ""), unread is not None)
        if position.next_unread is not None:
            title = self.tr("Read in turn") if state.together else self.tr("Read all")
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

    # ------------------------------------------------------------------------------------- phones

    def on_phone(self, state: TableState, seat: int) -> Prompt:
        """Return what the phone of a seat says, from nothing that it may not know; it has words of its own for what can
        be done there."""
        position = state.position.seen_by(seat)
        match position.phase:
            case Phase.READ:
                return self._read_on_phone(state, seat)
        return Prompt("")

    def _read_on_phone(self, state: TableState, seat: int) -> Prompt:
        owner, word = state.subject
        if not word:
            return Prompt("", stage="read")
        seen, vote = self._reading(replace(state, reading=replace(state.reading, typed=""))), state.position.voting
        said = Prompt(seen.heading, seen.note if state.vote else seen.text, stage="read", word=word.upper())
        if vote and seat in vote.ballot.seats and seat != vote.by:
            ways = [Action("", Vote(seat, allow), key="vote") for allow in (True, False)]
            actions = ways if seat in vote.ballot.waiting else ()
            return replace(said, text=seen.text, asks=(seat,), actions=actions)
        if not vote and state.may_challenge and seat in challengers(state.position, owner):
            return replace(said, actions=(Action("", events.Challenge(word, seat), key="challenge"),))
        return said
