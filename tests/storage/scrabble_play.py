"""Games of Scrabble to store: random people at a table, who lay what the rules take, exchange, pass and challenge."""

from dataclasses import replace
from random import Random
from typing import Any

from boggle_desk.engine.game import Game, Refused
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import (
    Accept,
    AnswerTable,
    Challenge,
    Exchange,
    Pass,
    PlayTiles,
    ScrabbleMove,
    Start,
)
from boggle_desk.engine.scrabble.plays import Play, play_of
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, opening
from boggle_desk.engine.scrabble.referee import SCRABBLE
from boggle_desk.engine.scrabble.tiles import BLANK, Tile
from tests.engine.scrabble.table import PRESETS

NAMES = ("Zoë Quick", "Ben", "Łucja ❤", "D: #4")


class EveryOtherWord:
    """A dictionary that knows the words with an even number of vowels."""

    def __contains__(self, word: str) -> bool:
        return sum(letter in "aeiou" for letter in word) % 2 == 0


def scrabble_game(
    rng: Random, steps: int, preset: str = "family", players: int = 3, idle: float = 0.01, **changes: Any
) -> Game[Any, Any, Any]:
    """Return a game of so many random steps, fewer if it ends before. People pass with the chance `idle`; `changes` are
    rules that differ from the preset's."""
    rules = replace(PRESETS[preset], **changes)
    game: Game[Any, Any, Any] = Game(SCRABBLE, opening(rules, [Player(name) for name in NAMES[:players]]))
    while len(game.steps) < steps and game.position.phase is not Phase.ENDED:
        try:
            game.play(next_move(game.position, rng, idle), EveryOtherWord(), rng)
        except Refused:
            continue
    return game


def next_move(position: ScrabblePosition, rng: Random, idle: float) -> ScrabbleMove:
    """Return a random move; people pass with the chance `idle`, and the rules may refuse it."""
    if position.phase is Phase.START:
        return Start()
    if position.phase is Phase.ASKED:
        return AnswerTable(rng.random() < 0.6)
    if position.phase is Phase.CHALLENGE:
        return Accept() if rng.random() < 0.6 else Challenge(rng.randrange(len(position.players)))
    if rng.random() < idle:
        return Pass()
    if rng.random() < 0.02:
        rack = position.racks[position.turn or 0]
        return Exchange(tuple(rack[: rng.randrange(1, 4)]))
    return PlayTiles(_play(position, rng))


def _play(position: ScrabblePosition, rng: Random) -> Play:
    """Return tiles in a line from a square beside another tile, or from the start; the rules may refuse them."""
    board, layout = position.board, position.rules.layout
    lying = [square for square, tile in enumerate(board.tiles) if tile]
    across = rng.random() < 0.5
    square = board.beside(rng.choice(lying), rng.random() < 0.5, rng.choice((-1, 1))) if lying else layout.start
    laid = []
    held = position.racks[position.turn or 0]
    rack = rng.sample(held, min(rng.randrange(1, 5), len(held)))
    while rack and square is not None:
        if not board.tiles[square]:
            face = rack.pop()
            laid.append((square, Tile(rng.choice("AEST"), True) if face == BLANK else Tile(face)))
        square = board.beside(square, across, 1)
    return play_of(laid)
