"""Any game by any rules comes to what a plain reckoning says: scores, racks, who has gone out, when it is over."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import hypothesis.strategies as some
from hypothesis import event, given

from boggle_desk.engine.scrabble.events import (
    ChallengeFailed,
    Ended,
    EndRack,
    Exchanged,
    NextTurn,
    Passed,
    PhonyRemoved,
    Played,
    TurnLost,
)
from boggle_desk.engine.scrabble.position import ScrabblePosition, apply
from boggle_desk.engine.scrabble.rules import ChallengeRule, EndRacks, Judging, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Tile
from tests.engine.scrabble.table import PRESETS, all_tiles, few_tiles
from tests.storage.scrabble_play import scrabble_game

FEW = few_tiles("AAAEEEIIOOUSSTTRRNNLLDDMMBCPG??")

RULES = some.fixed_dictionaries(
    {
        "challenge": some.builds(
            ChallengeRule, some.sampled_from(Judging), some.booleans(), some.sampled_from((0, 5, 10))
        ),
        "rack_size": some.integers(2, 7),
        "bingo_tiles": some.integers(2, 7),
        "exchange_minimum": some.sampled_from((1, 7)),
        "pass_rounds": some.integers(1, 2),
        "scoreless_limit": some.sampled_from((0, 3, 6)),
        "end_racks": some.sampled_from(EndRacks),
    }
)


def plain_score(rules: ScrabbleRules, before: Mapping[int, Tile], laid: Mapping[int, Tile]) -> int:
    """Return what a play counts, word by word and letter by letter (rules S14 to S18)."""
    columns, lying = rules.layout.columns, {**before, **laid}

    def run(square: int, step: int) -> tuple[int, ...]:
        def has_tile(at: int) -> bool:
            return at in lying and (step > 1 or at // columns == square // columns)

        first = square
        while has_tile(first - step):
            first -= step
        last = first
        while has_tile(last + step):
            last += step
        return tuple(range(first, last + 1, step))

    total = 0
    for word in {run(square, step) for square in laid for step in (1, columns)}:
        points, times = 0, 1
        for square in word if len(word) > 1 else ():
            value = 0 if lying[square].blank else rules.tiles.values[lying[square].letter]
            premium = rules.layout.premiums[square]
            points += value * (premium.letter if square in laid else 1)
            times *= premium.word if square in laid else 1
        total += points * times
    return total + (rules.bingo_bonus if len(laid) >= rules.bingo_tiles else 0)


@dataclass
class Reckoning:
    """What a person with pencil and paper notes of a game."""

    rules: ScrabbleRules
    scores: list[int]
    zeros: int = 0
    passes: int = 0
    due: Counter[int] = field(default_factory=Counter)
    """The turns that each seat will sit out."""
    zeros_before: int = 0
    last: int = 0

    def note(self, before: ScrabblePosition, happened: Any) -> None:
        """Note an event."""
        if isinstance(happened, Played):
            lying = {square: tile for square, tile in enumerate(before.tiles) if tile}
            self.last, self.zeros_before = plain_score(self.rules, lying, dict(happened.play.laid)), self.zeros
            self.scores[happened.seat] += self.last
            self.zeros, self.passes = 0 if self.last else self.zeros + 1, 0
        elif isinstance(happened, PhonyRemoved):
            self.scores[happened.seat] -= self.last
            self.zeros = self.zeros_before + 1
        elif isinstance(happened, ChallengeFailed):
            self.scores[happened.seat] += self.rules.challenge.bonus
            self.due[happened.by] += self.rules.challenge.costs_turn
        elif isinstance(happened, Exchanged | Passed | TurnLost):
            self.zeros += 1
            self.passes = self.passes + 1 if isinstance(happened, Passed) else 0
            self.due[happened.seat] -= isinstance(happened, TurnLost)
        elif isinstance(happened, NextTurn):
            assert self.due[happened.seat] == 0
        elif isinstance(happened, EndRack):
            self.scores[happened.seat] += happened.points

    def stalled(self, players: int) -> bool:
        """Return whether nobody can be expected to go on (rule S13)."""
        rules = self.rules
        passed = rules.pass_rounds > 0 and self.passes >= rules.pass_rounds * players
        return passed or 0 < rules.scoreless_limit <= self.zeros

    def at_the_end(self, racks: Iterable[Iterable[str]], out: int | None) -> list[int]:
        """Return what unplayed tiles change (rule S19)."""
        left = [sum(self.rules.tiles.values[tile] for tile in rack) for rack in racks]
        if out is None:
            return [-worth for worth in left]
        if self.rules.end_racks is EndRacks.DOUBLE:
            return [2 * sum(left) if seat == out else 0 for seat in range(len(left))]
        return [sum(left) if seat == out else -worth for seat, worth in enumerate(left)]


@given(
    seed=some.integers(0, 10**6),
    preset=some.sampled_from(sorted(PRESETS)),
    players=some.integers(1, 4),
    idle=some.sampled_from((0.01, 0.4)),
    changes=some.one_of(some.just({}), RULES),
)
def test_any_game_comes_to_what_a_plain_reckoning_says_s6_s7_s9_s12_to_s19(
    seed: int, preset: str, players: int, idle: float, changes: dict[str, Any]
) -> None:
    game = scrabble_game(Random(seed), 400, preset, players, idle, tiles=FEW, **changes)
    position, rules, unplayed = game.opening, game.opening.rules, Counter[int]()
    note = Reckoning(rules, [0] * players)
    for step in game.steps:
        for happened in step:
            if isinstance(happened, EndRack):
                unplayed[happened.seat] += happened.points
            elif isinstance(happened, Ended):
                out = next((seat for seat, rack in enumerate(position.racks) if not rack), None)
                assert (out is not None and not position.bag) or note.stalled(players)
                assert [unplayed[seat] for seat in range(players)] == note.at_the_end(position.racks, out)
            note.note(position, happened)
            position = apply(position, happened)
            assert (all_tiles(position), position.scores) == (sorted(FEW.tiles), tuple(note.scores))
        if isinstance(step[-1], NextTurn):
            assert not note.stalled(players)
            assert all(len(rack) == rules.rack_size or (rack and not position.bag) for rack in position.racks)
    if isinstance(game.steps[-1][-1], Ended):
        assert position.winners == tuple(seat for seat in range(players) if note.scores[seat] == max(note.scores))
        event("stalled" if all(position.racks) else "somebody has gone out")
