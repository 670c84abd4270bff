"""Random play, legal and illegal, on small boards: what is true after every step of every game.

Replaying tells the same game, scores add up, events survive being saved, what may be taken back leads back, a refusal
changes nothing, and nobody sees what the rules hide (B5 to B9, B13 to B21, B26 to B28, B31, B33, B34).
"""

from collections import Counter
from dataclasses import replace

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import settings
from hypothesis.stateful import initialize, invariant, precondition, rule

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle.cubes import CubeSet
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    BoggleEvent,
    BoggleMove,
    CallTime,
    Challenge,
    DropVote,
    EndGame,
    EndSearch,
    Erased,
    EraseWord,
    PassReading,
    ReadClock,
    ReadWord,
    Scored,
    SearchOn,
    SetGoal,
    Shake,
    Shaken,
    SkipWord,
    TakeHint,
    WordRead,
    WriteWord,
)
from boggle_desk.engine.boggle.position import BogglePosition, Entry, EntryMark, Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE, Reason
from boggle_desk.engine.boggle.rules import BoggleRules, ChallengeJudge, Judging, Writing, minimum_length, word_points
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player, leaders, sides
from tests.engine.any_game import LISTED, LUCK, SEATS, AnyMove
from tests.engine.boggle.table import PRESETS

CUBES = (
    ("A", "A", "A", "E", "E", "#"),
    ("T", "T", "T", "S", "S", "S"),
    ("E", "E", "I", "I", "Qu", "Th"),
    ("S", "T", "R", "N", "N", "N"),
    ("A", "E", "I", "O", "O", "U"),
    ("R", "L", "L", "N", "D", "D"),
)
PATHS = ((0, 1, 2), (0, 1, 2), (3, 4), (3, 1, 2), (5, 4, 3), (0, 4, 2, 1))
"""Where players look for words: few places, so that they often find the same."""


@st.composite
def rules(draw: st.DrawFn) -> BoggleRules:
    """Draw rules with every option for a grid of two rows and three columns."""
    return replace(
        PRESETS[draw(st.sampled_from(["classic", "linear"]))],
        cubes=CubeSet("small", "Small", "en", 2, 3, CUBES),
        minimum_length=draw(st.integers(1, 3)),
        finish_word=draw(st.booleans()),
        writing=draw(st.sampled_from(Writing)),
        judging=draw(st.sampled_from(Judging)),
        court=draw(st.sampled_from(ChallengeJudge)),
        penalty=draw(st.booleans()),
        target=draw(st.sampled_from([None, None, 5])),
        rounds=draw(st.sampled_from([None, None, 2])),
        untimed=draw(st.booleans()),
        goal=draw(st.sampled_from([None, 1, 60, 100])),
        hints=draw(st.booleans()),
    )


@st.composite
def tables(draw: st.DrawFn) -> list[Player]:
    """Draw one to four players, some in teams, some with a handicap."""
    team = st.sampled_from([None, None, "red", "blue"])
    least = st.sampled_from([None, None, 2])
    count = draw(st.sampled_from([2, 3, 4, 2, 3, 1]))
    return [Player(f"Player {seat}", team=draw(team), minimum_length=draw(least)) for seat in range(count)]


class AnyGame(AnyMove):
    reason = Reason
    game: Game[BogglePosition, BoggleMove, BoggleEvent]

    @initialize(rules=rules(), seated=tables())
    def sit_down(self, rules: BoggleRules, seated: list[Player]) -> None:
        self.begin(Game(BOGGLE, opening(rules, seated)))

    def follow(self, step: tuple[BoggleEvent, ...], steps: tuple[tuple[BoggleEvent, ...], ...]) -> None:
        super().follow(step, steps)
        self.positions.append(self.now)

    def some_word(self, data: st.DataObject) -> str:
        """Draw what lies on the board where everybody looks; nonsense before the shake."""
        board = self.now.board
        words = [board.spell(path) for path in PATHS if board.adjoins(path)] if board else []
        return data.draw(st.sampled_from(words or ["xyz"]), label="word")

    def listed_word(self, data: st.DataObject, *marks: EntryMark) -> str:
        """Draw a word with one of these marks, from the list that is read if it has one."""
        words = [entry.word for entry in self.now.lists[self.now.reader or 0] if entry.mark in marks]
        words = words or [entry.word for entries in self.now.lists for entry in entries if entry.mark in marks]
        return data.draw(st.sampled_from(words or [""]), label="listed word")

    # ------------------------------------------------------------------------------- what players ask for

    @rule(data=st.data(), seat=st.integers(-1, 4), rng=LUCK)
    def anything_at_any_time(self, data: st.DataObject, seat: int, rng: int) -> None:
        word = data.draw(st.sampled_from([self.some_word(data), "xyz", "", "a" * 40]), label="anything")
        moves: list[BoggleMove] = [
            Shake(),
            BeginSearch(),
            CallTime(),
            EndSearch(),
            BeginReading(),
            PassReading(),
            EndGame(),
        ]
        moves += [ReadClock(rng - 10), WriteWord(seat, word), EraseWord(seat, word), Challenge(word, seat)]
        moves += [SkipWord(word), ReadWord(word), ReadWord(word, (seat,)), TakeHint(seat), SearchOn()]
        moves += [SetGoal((word,), ((0, 1, 2),)), SetGoal((word,), ((-1, 99),)), SetGoal((word,), ())]
        self.ask(data.draw(st.sampled_from(moves)), rng)

    @precondition(lambda self: self.now.phase in (Phase.SHAKE, Phase.COVERED, Phase.SCORED))
    @rule(rng=LUCK)
    def search(self, rng: int) -> None:
        if self.now.phase is not Phase.COVERED:
            self.ask(Shake(), rng)
        self.ask(BeginSearch())

    @precondition(lambda self: self.now.phase is Phase.COVERED)
    @rule(rng=LUCK)
    def shake_again(self, rng: int) -> None:
        self.ask(Shake(), rng)

    def writers(self) -> tuple[int, ...]:
        if self.now.phase is Phase.COLLECT:
            return tuple(range(len(self.now.players)))
        return self.now.searching if self.now.rules.writing is Writing.SCREEN else ()

    @precondition(lambda self: self.writers())
    @rule(data=st.data(), seats=st.lists(SEATS, min_size=1, max_size=4), at=st.floats(0, 180))
    def write(self, data: st.DataObject, seats: list[int], at: float) -> None:
        for seat in seats:
            if writers := self.writers():
                self.ask(WriteWord(writers[seat % len(writers)], self.some_word(data), at))

    @precondition(lambda self: self.now.phase in (Phase.SHAKE, Phase.SCORED))
    @rule(data=st.data(), rng=LUCK)
    def hurry_to_the_reading(self, data: st.DataObject, rng: int) -> None:
        self.ask(Shake(), rng)
        while self.now.phase is Phase.COVERED:
            self.ask(BeginSearch())
            for seat in self.writers():
                self.ask(WriteWord(seat, self.some_word(data)))
            self.ask(EndSearch())
        for seat in self.writers():
            self.ask(WriteWord(seat, self.some_word(data)))
            self.ask(WriteWord(seat, self.some_word(data)))
        if self.now.phase is Phase.COLLECT:
            self.ask(BeginReading())

    @precondition(lambda self: self.now.phase in (Phase.SEARCH, Phase.COLLECT))
    @rule(data=st.data(), seat=SEATS)
    def erase(self, data: st.DataObject, seat: int) -> None:
        self.ask(EraseWord(seat, self.listed_word(data, EntryMark.WRITTEN)))

    @precondition(lambda self: self.now.phase is Phase.SEARCH)
    @rule(elapsed=st.floats(-10, 300), stop=st.sampled_from([None, CallTime(), EndSearch()]))
    def let_time_go_by(self, elapsed: float, stop: BoggleMove | None) -> None:
        self.ask(stop or ReadClock(elapsed))

    @precondition(lambda self: self.now.board and self.now.rules.seeks_words and not self.now.goal_words)
    @rule()
    def set_goal(self) -> None:
        board = self.now.board
        assert board is not None
        paths = {board.spell(path): path for path in PATHS if board.adjoins(path)}
        listed = {word: path for word, path in paths.items() if word in LISTED}
        self.ask(SetGoal(tuple(listed), tuple(listed.values())))

    @precondition(lambda self: self.now.phase is Phase.SEARCH and self.now.goal_words)
    @rule(seat=SEATS)
    def take_hint(self, seat: int) -> None:
        self.ask(TakeHint(self.now.searching[seat % len(self.now.searching)]))

    @precondition(lambda self: self.now.phase is Phase.REACHED)
    @rule(stop=st.booleans())
    def choose_at_the_goal(self, stop: bool) -> None:
        self.ask(EndSearch() if stop else SearchOn())

    @precondition(lambda self: self.now.phase is Phase.FINISH)
    @rule()
    def stop_writing(self) -> None:
        self.ask(EndSearch())

    @precondition(lambda self: self.now.phase is Phase.COLLECT)
    @rule()
    def begin_reading(self) -> None:
        self.ask(BeginReading())

    @precondition(lambda self: self.now.phase is Phase.READ)
    @rule(data=st.data(), also=st.lists(SEATS, max_size=2))
    def read(self, data: st.DataObject, also: list[int]) -> None:
        self.ask(ReadWord(self.some_word(data), tuple(seat % len(self.now.players) for seat in also)))

    @precondition(lambda self: self.now.phase is Phase.READ)
    @rule(data=st.data(), skips=st.booleans())
    def read_from_a_list(self, data: st.DataObject, skips: bool) -> None:
        word = self.listed_word(data, EntryMark.WRITTEN, EntryMark.SKIPPED)
        self.ask(SkipWord(word) if skips else ReadWord(word))

    @precondition(lambda self: self.now.phase is Phase.READ)
    @rule(data=st.data(), by=SEATS, votes=st.lists(st.sampled_from([True, False, None]), max_size=4))
    def challenge(self, data: st.DataObject, by: int, votes: list[bool | None]) -> None:
        self.ask(Challenge(self.listed_word(data, EntryMark.STANDING), by % len(self.now.players), tuple(votes)))

    @precondition(lambda self: self.now.voting is not None)
    @rule(seat=SEATS, allow=st.booleans())
    def vote(self, seat: int, allow: bool) -> None:
        self.ask(Vote(seat, allow))

    @precondition(lambda self: self.now.voting is not None)
    @rule()
    def drop_the_challenge(self) -> None:
        self.ask(DropVote())

    @precondition(lambda self: self.now.phase is Phase.READ)
    @rule()
    def pass_reading(self) -> None:
        self.ask(PassReading())

    @precondition(lambda self: self.now.phase is Phase.ENDED)
    @rule()
    def play_another_game(self) -> None:
        fresh = opening(self.now.rules, self.now.players)
        assert fresh == self.game.opening
        self.game = Game(BOGGLE, fresh)
        self.positions = [fresh]

    @precondition(lambda self: self.game.can_take_back())
    @rule()
    def take_back(self) -> None:
        steps = self.game.steps
        assert self.game.take_back() == steps[-1]
        self.positions.pop()
        assert self.now == self.positions[-1]
        assert not any(isinstance(event, Shaken | Scored) for event in steps[-1])

    # ---------------------------------------------------------------------------- what is true at any time

    @invariant()
    def replaying_tells_the_same_game(self) -> None:
        assert Game(BOGGLE, self.game.opening, self.game.steps).position == self.now

    @invariant()
    def saving_the_opening_keeps_it(self) -> None:
        if not self.game.steps:
            saved = msgspec.json.encode(self.game.opening)
            assert msgspec.json.decode(saved, type=BogglePosition) == self.game.opening

    @invariant()
    def the_cubes_are_all_there_and_lie_still(self) -> None:
        """Rules B5 and B6."""
        if self.now.cubes:
            assert Counter(cube.cube for cube in self.now.cubes) == Counter(CUBES)
        if self.now.phase not in (Phase.SHAKE, Phase.COVERED) and self.game.steps:
            assert self.now.cubes == self.positions[-2].cubes

    @invariant()
    def lists_keep_the_rules(self) -> None:
        """Rules B8, B9, B13 and B33."""
        for player, entries in zip(self.now.players, self.now.lists, strict=True):
            words = [entry.word for entry in entries]
            assert len(set(words)) == len(words)
            for word in words:
                assert self.now.board is not None
                assert self.now.board.path(word)
                assert len(word) >= minimum_length(self.now.rules, player)
                assert self.now.rules.judging is not Judging.AT_ONCE or word in LISTED

    @invariant()
    def a_standing_word_stands_alone(self) -> None:
        """Rules B18 and B34: a word stands on one list at most, and no opponent of its owner has it."""
        side_of = {seat: side for side in sides(self.now.players) for seat in side}
        standing = [
            (seat, entry.word)
            for seat, entries in enumerate(self.now.lists)
            for entry in entries
            if entry.mark is EntryMark.STANDING
        ]
        assert len({word for _, word in standing}) == len(standing)
        assert all(set(self.now.holders(word)) <= set(side_of[seat]) for seat, word in standing)

    @invariant()
    def scores_add_up(self) -> None:
        """Rules B18 to B27."""
        scored = [event.points for step in self.game.steps for event in step if isinstance(event, Scored)]
        assert self.now.rounds == tuple(scored)
        assert self.now.totals == tuple(map(sum, zip(*scored, strict=True))) or not scored
        if self.now.phase is Phase.SCORED:
            assert self.now.rounds[-1] == tuple(self.worth(seat) for seat in range(len(self.now.players)))

    def worth(self, seat: int) -> int:
        player, total = self.now.players[seat], 0
        for entry in self.now.lists[seat]:
            points = word_points(self.now.rules, player, entry.word)
            total += points if entry.mark is EntryMark.STANDING and not entry.told else 0
            total -= entry.cost
            assert entry.cost in ((0, points) if self.now.rules.penalty else (0,))
        return total

    @invariant()
    def the_goal_is_reached_once_and_only_with_its_words(self) -> None:
        """Rule B31."""
        seats = [reached.seat for reached in self.now.reached]
        assert len(set(seats)) == len(seats)
        assert self.now.rules.goal is not None or not seats
        if self.now.phase is Phase.REACHED:
            assert seats[-1] in self.now.searching
            assert set(self.now.goal_words) & {entry.word for entry in self.now.lists[seats[-1]]}

    @invariant()
    def hints_are_given_where_they_may_be(self) -> None:
        """Never of a word that was written before, one grade after the other, not where all search at once on paper."""
        rules = self.now.rules
        assert not self.now.hints or (rules.hints and rules.writing is Writing.SCREEN)
        assert {hint.word for hint in self.now.hints} <= set(self.now.goal_words)
        told = Counter((hint.seat, hint.word) for hint in self.now.hints)
        assert all(count <= 4 for count in told.values()) or self.erased()

    def erased(self) -> bool:
        return any(isinstance(event, Erased) for step in self.game.steps for event in step)

    @invariant()
    def the_end_has_its_winners(self) -> None:
        """Rules B26 to B28."""
        if self.now.phase is Phase.ENDED:
            assert self.now.winners == leaders(self.now.players, self.now.totals)
            assert self.now.winners
        elif self.now.phase is Phase.SCORED:
            assert self.now.rules.rounds is None or len(self.now.rounds) < self.now.rules.rounds

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        """Rules B7, B14 and B19: nothing that a player sees changes when covered letters and the words that others have
        not read are changed."""
        read = {(event.reader, event.word) for step in self.game.steps for event in step if isinstance(event, WordRead)}
        for seat in range(len(self.now.players)):
            seen = self.now.seen_by(seat)
            assert seen == self.with_secrets_changed(seat).seen_by(seat)
            assert seen.lists[seat] == self.now.lists[seat]
            assert seen.cubes == (self.now.cubes if self.may_look(seat) else ())
            assert seen.seen_by(seat) == seen
            for other, entries in enumerate(seen.lists):
                standing = {(other, entry.word) for entry in entries if entry.mark is EntryMark.STANDING}
                assert standing <= read

    def may_look(self, seat: int) -> bool:
        if self.now.phase in (Phase.SEARCH, Phase.REACHED, Phase.FINISH):
            return seat in self.now.searching
        return self.now.phase not in (Phase.SHAKE, Phase.COVERED)

    def with_secrets_changed(self, seat: int) -> BogglePosition:
        unread = (EntryMark.WRITTEN, EntryMark.SKIPPED)
        lists = tuple(
            entries if other == seat else (*(e for e in entries if e.mark not in unread), Entry("secret"))
            for other, entries in enumerate(self.now.lists)
        )
        cubes = self.now.cubes if self.may_look(seat) else tuple(replace(cube, face=0) for cube in self.now.cubes)
        return replace(self.now, lists=lists, cubes=cubes, goal_words=("secret",))


TestAnyGame = pytest.mark.slow(AnyGame.TestCase)
TestAnyGame.settings = settings(max_examples=settings().max_examples * 3 // 5, stateful_step_count=40)
