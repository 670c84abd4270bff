"""Games of duplicate Scrabble to store."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from boggle_desk.engine.game import Game
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.duplicate import (
    DUPLICATE,
    Answer,
    DrawRack,
    DuplicateRules,
    LayBest,
    Phase,
    StartTurn,
    opening,
    top,
)
from boggle_desk.engine.scrabble.events import CallTime, ReadClock
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.scrabble.table import FAMILY, WORDS, few_tiles

SAVE = Path(__file__).parents[1] / "data" / "saves" / "duplicate-1.jsonl"
PLAYERS = (Player("Zoë Quick"), Player("Łucja ❤"), Player("Pip", "beginner"))
LEXICON = Lexicon("few", "Few", "", WordGraph.build(sorted(WORDS)))


def duplicate_game(turns: int = 99) -> Game[Any, Any, Any]:
    """Return a game of so many turns, to its end if it has fewer: the first player finds every top, the second lays a
    tile that nobody has, the third plays nothing."""
    rng, game = Random(4), Game(DUPLICATE, opening(_rules(), PLAYERS))
    game.play(DrawRack(), LEXICON, rng)
    while game.position.phase is not Phase.ENDED and game.position.turns <= turns:
        best = top(game.position, LEXICON)
        if best is None:
            game.play(LayBest(None), LEXICON, rng)
            continue
        wrong = Play(((best.squares[0], Tile("T")),))
        answers = [Answer(seat, play) for seat, play in enumerate((best, wrong, None))]
        for move in (StartTurn(), ReadClock(5.5), CallTime(), *answers, LayBest(best), DrawRack()):
            game.play(move, LEXICON, rng)
    return game


def _rules() -> DuplicateRules:
    return DuplicateRules(replace(FAMILY, tiles=few_tiles("AAAEEEEOOOSSTTTTNNNCC?")))


if __name__ == "__main__":  # made the file; it is never written again
    from boggle_desk.storage.exchange import to_lines
    from tests.storage.written import written_game

    SAVE.write_bytes(to_lines(written_game("duplicate", duplicate_game())))
