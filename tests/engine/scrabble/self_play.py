"""Games of computers among themselves, judged by the referee, without a table."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from boggle_desk.engine.game import Words
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import ScrabbleMove, Start
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply, opening
from boggle_desk.engine.scrabble.referee import decide
from boggle_desk.engine.scrabble.rules import ScrabbleRules

Chooser = Callable[[ScrabblePosition, Random], ScrabbleMove]
"""Returns the move of the player on turn from what that player sees."""


def play_turns(
    rules: ScrabbleRules, choosers: Sequence[Chooser], words: Words, rng: Random, first: int | None = None
) -> Iterator[tuple[ScrabblePosition, ScrabbleMove]]:
    """Yield every position of a game with the move that is made in it, and the final position with the last move again.

    The rules must judge at once: a play stands, or is refused by raising `Refused`.
    """
    position = opening(rules, [Player(str(seat + 1)) for seat in range(len(choosers))])
    move: ScrabbleMove = Start(first)
    while position.phase is not Phase.ENDED:
        if position.turn is not None:
            move = choosers[position.turn](position.seen_by(position.turn), rng)
            yield position, move
        for event in decide(position, move, words, rng):
            position = apply(position, event)
    yield position, move
