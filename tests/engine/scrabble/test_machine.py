"""Random play, legal and illegal, with few tiles on a small board: what is true after every step of every game.

Tiles are conserved at every event, replaying tells the same game, scores add up, events survive being saved, what may
be taken back leads back, a refusal changes nothing, and nobody sees what the rules hide (S1 to S19, P6, P8, P10, P15,
P17, P18).
"""

import random
from dataclasses import replace

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import initialize, invariant, precondition, rule

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player, leaders
from boggle_desk.engine.scrabble.board import layout_of
from boggle_desk.engine.scrabble.events import (
    Accept,
    AnswerTable,
    Challenge,
    ChallengeFailed,
    Consent,
    Drew,
    Ended,
    EndRack,
    Exchange,
    Exchanged,
    FirstDrawn,
    Pass,
    PhonyRemoved,
    Played,
    PlayTiles,
    RearrangeRack,
    ScrabbleEvent,
    ScrabbleMove,
    Start,
)
from boggle_desk.engine.scrabble.gcg import count_gcg, game_of, gcg_of, read_gcg, write_gcg
from boggle_desk.engine.scrabble.plays import Play, Reason, fault, play_of
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply, opening
from boggle_desk.engine.scrabble.referee import SCRABBLE, draft
from boggle_desk.engine.scrabble.rules import EndRacks, Judging, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import BLANK, HIDDEN, Tile
from tests.engine.any_game import LISTED, LUCK, SEATS, AnyMove
from tests.engine.scrabble.table import PRESETS, all_tiles, few_tiles

SMALL = layout_of("small", "# Small\n=.'.=\n.\"-\".\n'-*-'\n.\"-\".\n=.'.=\n")
TILES = few_tiles("AAAAEEEEIIOOTTTSSSRRNNLLQZ??")
FEW_TILES = few_tiles("AAEEIOTTSSRNLQZ?")
"""Few enough that games come to their end."""


@st.composite
def some_rules(draw: st.DrawFn) -> ScrabbleRules:
    """Draw rules with every option for a small board."""
    base = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    size = draw(st.sampled_from([3, 4, 7]))
    return replace(
        base,
        tiles=TILES if size == 7 else FEW_TILES,
        layout=SMALL,
        rack_size=size,
        bingo_tiles=draw(st.sampled_from([3, 7])),
        exchange_minimum=draw(st.sampled_from([1, 3])),
        end_racks=draw(st.sampled_from(EndRacks)),
        open_racks=draw(st.booleans()),
        take_back=draw(st.booleans()),
    )


class AnyGame(AnyMove):
    reason = Reason
    game: Game[ScrabblePosition, ScrabbleMove, ScrabbleEvent]

    @initialize(rules=some_rules(), count=st.sampled_from([2, 3, 4, 2, 1]), rng=LUCK)
    def sit_down(self, rules: ScrabbleRules, count: int, rng: int) -> None:
        players = [Player(f"Player {seat}") for seat in range(count)]
        self.begin(Game(SCRABBLE, opening(rules, players)))
        self.ask(Start(), rng)

    def follow(self, step: tuple[ScrabbleEvent, ...], steps: tuple[tuple[ScrabbleEvent, ...], ...]) -> None:
        super().follow(step, steps)
        position = self.positions[-1]
        for event in step:
            position = apply(position, event)
            assert all_tiles(position) == sorted(position.rules.tiles.tiles)
        assert position == self.now
        self.positions.append(position)

    # ------------------------------------------------------------------------------- what players ask for

    @rule(data=st.data(), rng=LUCK)
    def play_tiles(self, data: st.DataObject, rng: int) -> None:
        play = self.likely_play(data)
        position = self.now
        look = draft(position, position.turn or 0, play.laid, LISTED)
        before = len(self.game.steps)
        self.ask(PlayTiles(play), rng)
        if position.phase is Phase.TURN:
            assert (look.reason is None) == (len(self.game.steps) > before)
        if len(self.game.steps) > before:
            played = self.game.steps[-1][0]
            assert isinstance(played, Played)
            assert (played.score, played.words, played.play) == (look.score, look.words, look.play)

    def likely_play(self, data: st.DataObject) -> Play:
        """Draw one of the plays that the rules allow for the rack as it lies, or nothing."""
        now, seat = self.now, self.now.turn or 0
        letter = data.draw(st.sampled_from("AEZ"), label="blank")
        tiles = [Tile(letter, True) if face == BLANK else Tile(face) for face in now.racks[seat]]
        plays = [
            play_of(zip(squares, tiles, strict=False))
            for start in range(25)
            for across in (True, False)
            for count in (1, 2, 3, 4)
            if len(squares := self.free_squares(start, across, min(count, len(tiles)))) == count
        ]
        legal = [play for play in plays if fault(now.rules, now.board, now.racks[seat], play) is None]
        return data.draw(st.sampled_from(legal or [Play(())]), label="play")

    def free_squares(self, start: int, across: bool, count: int) -> list[int]:
        """Return so many free squares from one on, fewer at the edge."""
        board, squares = self.now.board, list[int]()
        at: int | None = start
        while at is not None and len(squares) < count:
            if not board.tiles[at]:
                squares.append(at)
            at = board.beside(at, across, 1)
        return squares

    @rule(squares=st.lists(st.integers(-2, 30), max_size=4), letters=st.text("AQ?x", min_size=4, max_size=4))
    def play_nonsense(self, squares: list[int], letters: str) -> None:
        tiles = [Tile("" if letter == "?" else letter.upper(), letter != letter.upper()) for letter in letters]
        self.ask(PlayTiles(Play(tuple(zip(squares, tiles, strict=False)))))

    @rule(count=st.integers(0, 7), often=st.integers(0, 4), rng=LUCK)
    def exchange(self, count: int, often: int, rng: int) -> None:
        if not often:
            self.ask(Exchange(self.now.racks[self.now.turn or 0][:count]), rng)

    @rule()
    def exchange_nonsense(self) -> None:
        self.ask(Exchange(("Q", "Q")))

    @rule(often=st.integers(0, 9))
    def pass_turn(self, often: int) -> None:
        if not often:
            self.ask(Pass())

    @rule(data=st.data(), rng=LUCK)
    def play_and_accept(self, data: st.DataObject, rng: int) -> None:
        self.play_tiles(data, rng)
        self.ask(Accept(), rng)

    @rule(stands=st.booleans(), rng=LUCK)
    def answer(self, stands: bool, rng: int) -> None:
        self.ask(AnswerTable(stands), rng)

    @rule(seat=SEATS, allow=st.booleans(), rng=LUCK)
    def vote_or_be_content(self, seat: int, allow: bool, rng: int) -> None:
        self.ask(Vote(seat, allow) if self.now.phase is Phase.ASKED else Consent(seat), rng)

    @rule(by=SEATS, rng=LUCK)
    def challenge(self, by: int, rng: int) -> None:
        before = self.now
        self.ask(Challenge(by), rng)
        if self.now is not before:
            assert before.last is not None
            good = all(word.text in LISTED for word in before.last.words)
            assert isinstance(self.game.steps[-1][0], ChallengeFailed if good else PhonyRemoved)

    @rule(rng=LUCK)
    def accept(self, rng: int) -> None:
        self.ask(Accept(), rng)

    @rule(seat=st.integers(0, 9), rng=LUCK)
    def juggle(self, seat: int, rng: int) -> None:
        rack = list(self.now.racks[seat % len(self.now.players)])
        random.Random(rng).shuffle(rack)
        if seat < 4:
            self.ask(RearrangeRack(seat, tuple(rack)))

    @precondition(lambda self: self.game.can_take_back())
    @rule()
    def take_back(self) -> None:
        club = self.now.judging is Judging.CHALLENGE and len(self.now.players) > 1  # S-26
        step = self.game.take_back()
        assert not any(isinstance(event, FirstDrawn | EndRack | Ended) for event in step)
        assert not club or not any(isinstance(event, Drew | Exchanged) for event in step)
        self.positions.pop()
        assert self.now == self.positions[-1]

    @precondition(lambda self: self.now.phase is Phase.ENDED)
    @rule(rng=LUCK)
    def another(self, rng: int) -> None:
        self.game = Game(SCRABBLE, opening(self.now.rules, self.now.players))
        self.positions = [self.now]
        self.ask(Start(), rng)

    # ------------------------------------------------------------------------------------ what is always true

    @invariant()
    def replaying_tells_the_same(self) -> None:
        assert Game(SCRABBLE, self.game.opening, self.game.steps).position == self.now

    @invariant()
    def scores_add_up(self) -> None:
        scores = [0] * len(self.now.players)
        for step in self.game.steps:
            for event in step:
                if isinstance(event, Played):
                    bingo = self.now.rules.bingo_bonus if len(event.play.laid) >= self.now.rules.bingo_tiles else 0
                    assert event.score == sum(word.score for word in event.words) + bingo
                    scores[event.seat] += event.score
                elif isinstance(event, PhonyRemoved):
                    scores[event.seat] -= event.score
                elif isinstance(event, ChallengeFailed):
                    scores[event.seat] += event.bonus
                elif isinstance(event, EndRack):
                    scores[event.seat] += event.points
        assert tuple(scores) == self.now.scores

    @invariant()
    def phases_fit(self) -> None:
        now = self.now
        assert (now.phase is Phase.ENDED) == bool(now.winners) == (now.turn is None)
        assert now.winners == (leaders(now.players, now.scores) if now.phase is Phase.ENDED else ())
        assert bool(now.asked) == (now.phase is Phase.ASKED)
        assert now.phase is not Phase.ASKED or now.judging is Judging.TABLE
        assert now.phase is not Phase.CHALLENGE or now.judging is Judging.CHALLENGE
        if now.phase is Phase.TURN:
            assert all(len(rack) == now.rules.rack_size for rack in now.racks) or not now.bag
            assert now.out is None

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        for seat in range(len(self.now.players)):
            seen = self.now.seen_by(seat)
            assert set(seen.bag) <= {HIDDEN}
            assert len(seen.bag) == len(self.now.bag)
            for other, rack in enumerate(seen.racks):
                open_rack = other == seat or self.now.rules.open_racks
                assert rack == (self.now.racks[other] if open_rack else (HIDDEN,) * len(self.now.racks[other]))
            assert seen.unseen_by(seat) == self.now.unseen_by(seat)

    def teardown(self) -> None:
        """The game goes out as a GCG file and comes back with the same scores and the same board."""
        if not hasattr(self, "game"):
            return
        rules = self.now.rules
        game = read_gcg(write_gcg(gcg_of(self.game.opening, self.game.steps)))
        counted = count_gcg(game, rules)
        assert all(line.score == line.entry.score for line in counted.lines)
        back, steps = game_of(game, rules)
        position = Game(SCRABBLE, back, steps).position
        assert position.tiles == self.now.tiles
        assert position.scores == self.now.scores


TestAnyGame = pytest.mark.slow(AnyGame.TestCase)
TestAnyGame.settings = settings(max_examples=settings().max_examples * 4 // 5, stateful_step_count=50)
