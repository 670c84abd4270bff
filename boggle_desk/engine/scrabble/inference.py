"""What another player may have kept, guessed from its last play: nobody breaks up a bingo, or spends an S on little.

A guess fits if the static player, with that rack, would have had nothing clearly better than the play that was made.
Where few guesses fit, the player thinks otherwise than we do, and then nothing is inferred.
"""

from boggle_desk.engine.kernels.codes import KINDS, LONGEST_LEAVE, ONE_POINT
from boggle_desk.engine.scrabble.arena import Arena
from boggle_desk.engine.scrabble.position import Laid, ScrabblePosition

TRIES = 2_000
"""Guesses at a rack."""
SLACK = 1.0
"""Points that a play may have given away."""
_FEWEST = 12
"""Fewer guesses that fit say nothing."""


def infer(arena: Arena, view: ScrabblePosition, number: int, tries: int = TRIES, slack: float = SLACK) -> bytes:
    """Return what the player before may have kept when it made the play that was laid last, as the kernel's table takes
    it: nothing where that tells nothing. The arena's table is used for it; `number` is the seed of the guesses."""
    last = _telling(view)
    if last is None:
        return b""
    numbers = arena.machine.numbering
    before = view.board.without(last.play.squares)
    kept = len(last.rack) - len(last.play.laid)
    unseen = numbers.counts(view.unseen_by(view.turn))
    hands, _tried = arena.table.infer(
        numbers.codes(before),
        numbers.counts(last.play.used),
        unseen,
        kept,
        len(view.bag) + len(last.play.laid),
        last.score,
        number,
        tries,
        round(slack * ONE_POINT),
    )
    return hands if len(hands) >= _FEWEST * KINDS else b""


def _telling(view: ScrabblePosition) -> Laid | None:
    """Return the last play if it was the turn before, of one of two players, and left tiles on the rack."""
    last, bag = view.last, len(view.bag)
    if last is None or len(view.players) != 2 or last.seat == view.turn or not bag or view.passes:
        return None
    if view.scoreless != (0 if last.score else last.scoreless + 1):
        return None
    kept = len(last.rack) - len(last.play.laid)
    return last if 0 < kept <= LONGEST_LEAVE else None
