"""A game in which anybody may ask for anything at any time: what holds for every kind."""

import random
from typing import Any

import hypothesis.strategies as st
import msgspec
from hypothesis.stateful import RuleBasedStateMachine

from boggle_desk.engine.game import Game, Refused

SEATS = st.integers(0, 3)
LUCK = st.integers(0, 99)


class Half:
    """A dictionary that lists about every second spelling."""

    def __contains__(self, word: object) -> bool:
        return sum(map(ord, str(word))) % 2 == 0


LISTED = Half()


class AnyMove(RuleBasedStateMachine):
    """A subclass begins a game and has the type of its reasons."""

    reason: type
    game: Game[Any, Any, Any]
    positions: list[Any]

    def begin(self, game: Game[Any, Any, Any]) -> None:
        self.game, self.positions = game, [game.position]

    @property
    def now(self) -> Any:
        return self.game.position

    def ask(self, move: Any, rng: int = 0) -> None:
        """Play the move if it is legal; make sure that a refusal changes nothing and has its reason."""
        before, steps = self.now, self.game.steps
        try:
            step = self.game.play(move, LISTED, random.Random(rng))
        except Refused as refusal:
            reason = refusal.reason
        else:
            self.follow(step, steps)
            return
        assert isinstance(reason, self.reason)
        assert (self.now, self.game.steps) == (before, steps)

    def follow(self, step: tuple[Any, ...], steps: tuple[tuple[Any, ...], ...]) -> None:
        """Look at a step that was played after others."""
        assert step
        assert self.game.steps == (*steps, step)
        for event in step:
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
