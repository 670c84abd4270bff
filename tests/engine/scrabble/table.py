"""A Scrabble table to play at in tests: rules and racks of one's own choice, and a game that takes moves."""

import random
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

import pytest

from boggle_desk import paths
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.board import Board, empty_board
from boggle_desk.engine.scrabble.events import Drew, FirstDrawn, NextTurn, PlayTiles, ScrabbleEvent, ScrabbleMove
from boggle_desk.engine.scrabble.notation import play_named, rack_named
from boggle_desk.engine.scrabble.plays import Play, PlayScore, Reason, score_play
from boggle_desk.engine.scrabble.position import ScrabblePosition, opening
from boggle_desk.engine.scrabble.referee import SCRABBLE, RefusedPlay
from boggle_desk.engine.scrabble.rules import ScrabbleRules, read_layouts, read_presets, read_tile_sets
from boggle_desk.engine.scrabble.tiles import TileSet

TILE_SETS = read_tile_sets(paths.resource("tiles"))
LAYOUTS = read_layouts(paths.resource("boards"))
PRESETS = read_presets(paths.resource("rules", "scrabble"), TILE_SETS, LAYOUTS)
ENGLISH, STANDARD = TILE_SETS["english"], LAYOUTS["standard"]
FAMILY = PRESETS["family"]

_LISTED = "at cat cats ate tea eat seat sea a an on ton not to tone"
WORDS = frozenset(_LISTED.split())
"""The dictionary of these tests."""


def board_with(*plays: str, tiles: TileSet = ENGLISH) -> Board:
    """Return the standard board after these plays, such as `8G CAT`; nobody asks the rules."""
    board = empty_board(STANDARD)
    for text in plays:
        board = board.with_tiles(play_named(board, tiles, text).laid)
    return board


def scored(text: str, *before: str) -> PlayScore:
    """Return what a play counts on the standard board after others."""
    board = board_with(*before)
    return score_play(FAMILY, board, play_named(board, ENGLISH, text))


def few_tiles(letters: str) -> TileSet:
    """Return a set of just these tiles, worth what they are in English."""
    counts = {letter: letters.count(letter) for letter in letters if letter != "?"}
    kinds = [kind for kind in ENGLISH.kinds if kind.letter in counts]
    return TileSet(
        "few", "Few", "en", tuple(replace(kind, count=counts[kind.letter]) for kind in kinds), letters.count("?")
    )


class Table:
    """A game in which the racks are dealt as told and seat 0 plays first."""

    def __init__(
        self,
        *racks: str,
        base: str = "family",
        bag: str | None = None,
        words: Collection[str] = WORDS,
        names: Sequence[str] = (),
        levels: Sequence[str | None] = (),
        **changes: Any,
    ) -> None:
        rules = PRESETS[base]
        if bag is not None:
            rules = replace(rules, tiles=few_tiles("".join(racks) + bag))
        tiles = changes.get("tiles", rules.tiles)
        size = min(max(len(rack_named(tiles, rack)) for rack in racks), len(tiles.tiles) // len(racks))
        self.rules: ScrabbleRules = replace(rules, rack_size=size, bingo_tiles=7, **changes)
        self.words = words
        self.rng = random.Random(5)
        players = [
            Player(names[seat] if names else f"Player {seat}", levels[seat] if levels else None)
            for seat in range(len(racks))
        ]
        start: list[ScrabbleEvent] = [FirstDrawn((), 0)]
        start += [Drew(seat, rack_named(self.rules.tiles, rack)) for seat, rack in enumerate(racks)]
        self.game: Game[ScrabblePosition, ScrabbleMove, ScrabbleEvent] = Game(
            SCRABBLE, opening(self.rules, players), [(*start, NextTurn(0))]
        )

    @property
    def now(self) -> ScrabblePosition:
        """The position."""
        return self.game.position

    def play(self, text: str) -> tuple[ScrabbleEvent, ...]:
        """Lay the tiles of a text such as `8G CAT`."""
        return self.ask(PlayTiles(self.named(text)))

    def named(self, text: str) -> Play:
        """Return the play of a text on the board as it is."""
        return play_named(self.now.board, self.rules.tiles, text)

    def ask(self, move: ScrabbleMove) -> tuple[ScrabbleEvent, ...]:
        """Make a move."""
        return self.game.play(move, self.words, self.rng)

    def refusal(self, move: ScrabbleMove | str) -> RefusedPlay:
        """Return why a move is refused; the game stays as it is."""
        before = self.now
        with pytest.raises(RefusedPlay) as caught:
            self.play(move) if isinstance(move, str) else self.ask(move)
        assert self.now is before
        assert isinstance(caught.value.reason, Reason)
        return caught.value


def kinds_of(step: Sequence[ScrabbleEvent]) -> list[str]:
    """Return the names of the events of a step."""
    return [type(event).__name__ for event in step]


def all_tiles(position: ScrabblePosition) -> list[str]:
    """Return every tile that is in the bag, on a rack or on the board."""
    lying = [tile.face for tile in position.tiles if tile]
    return sorted([*position.bag, *lying, *(tile for rack in position.racks for tile in rack)])
