"""Ends of games for tests: small ones by chance, and their values by trying everything through the referee."""

import random
from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property

from hypothesis import strategies as st

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.events import Pass, PlayTiles
from boggle_desk.engine.scrabble.movegen import TileGraph, tile_graph
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply
from boggle_desk.engine.scrabble.referee import decide
from boggle_desk.engine.scrabble.rules import REFUSE, EndRacks, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import BLANK, TileKind, TileSet
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.scrabble.table import FAMILY
from tests.engine.scrabble.test_movegen import SHORT, Case, cases, tried

KINDS = [TileKind(a, 4, v) for a, v in zip("ABCDE", (1, 3, 4, 2, 9), strict=True)]
TILES = TileSet("small", "Small", "en", tuple(KINDS), 2)
WORTHLESS = TileSet("worthless", "Worthless", "en", tuple(replace(kind, value=kind.value % 3) for kind in KINDS), 2)
"""The same with letters that are worth nothing: words without points."""
WORDS = frozenset(tuple(word.upper()) for word in SHORT)


@dataclass(frozen=True)
class Ending:
    """The end of a game of two in which seat 0 is on turn, and the words that count."""

    now: ScrabblePosition
    words: frozenset[tuple[str, ...]]

    @cached_property
    def graph(self) -> TileGraph:
        """The words as the engine takes them."""
        listed = sorted({"".join(word).lower() for word in self.words})
        return tile_graph(WordGraph.build(listed, "abcde"), self.now.rules.tiles)

    @cached_property
    def value(self) -> int:
        """What the player on turn gains on the other by best play."""
        return Exhaustive(self.words).value(self.now)


def ending_of(
    rules: ScrabbleRules, board: Board, racks: tuple[str, str], passes: int = 0, scoreless: int = 0
) -> Ending:
    """Return the end of a game; its set holds the tiles that are there."""
    there = Counter([tile.face for tile in board.tiles if tile] + [face for rack in racks for face in rack])
    kinds = tuple(replace(kind, count=there[kind.letter]) for kind in rules.tiles.kinds)
    tiles = replace(rules.tiles, kinds=kinds, blanks=there[BLANK])
    now = ScrabblePosition(
        replace(rules, layout=board.layout, challenge=REFUSE, tiles=tiles),
        (Player("one"), Player("two")),
        board.tiles,
        tuple(map(tuple, racks)),
        (),
        (0, 0),
        phase=Phase.TURN,
        turn=0,
        turns=9,
        passes=passes,
        scoreless=scoreless,
    )
    return Ending(now, WORDS)


class Exhaustive:
    """Every move to the very end, judged and reckoned by the referee; no search of the engine takes part."""

    def __init__(self, words: frozenset[tuple[str, ...]]) -> None:
        self.words = words
        self.texts = frozenset("".join(word).lower() for word in words)
        self.known: dict[object, int] = {}
        self.plays: dict[object, list[Play]] = {}

    def value(self, now: ScrabblePosition) -> int:
        """Return what the player on turn gains on the other from here on."""
        key = (now.tiles, tuple(tuple(sorted(rack)) for rack in now.racks), now.turn, now.passes, now.scoreless)
        if key not in self.known:
            self.known[key] = max(self.after(now, move) for move in self.moves(now))
        return self.known[key]

    def moves(self, now: ScrabblePosition) -> list[PlayTiles | Pass]:
        """Return every move of the player on turn."""
        return [Pass(), *map(PlayTiles, self.all_plays(now))]

    def all_plays(self, now: ScrabblePosition) -> list[Play]:
        """Return every play of the player on turn."""
        assert now.turn is not None
        rack = tuple(sorted(now.racks[now.turn]))
        key = (now.tiles, rack)
        if key not in self.plays:
            self.plays[key] = list(tried(Case(now.board, rack, now.rules.tiles, self.words)))
        least = now.rules.first_play_minimum if now.board.is_empty else 1
        return [play for play in self.plays[key] if len(play.laid) >= least]

    def after(self, now: ScrabblePosition, move: PlayTiles | Pass) -> int:
        """Return what a move comes to for the player who makes it."""
        seat, then = now.turn, self.then(now, move)
        assert seat is not None
        gained = then.scores[seat] - then.scores[1 - seat] - now.scores[seat] + now.scores[1 - seat]
        return gained if then.phase is Phase.ENDED else gained - self.value(then)

    def then(self, now: ScrabblePosition, move: PlayTiles | Pass) -> ScrabblePosition:
        """Return the position after a move."""
        for event in decide(now, move, self.texts, random.Random(0)):
            now = apply(now, event)
        return now


@st.composite
def endings(draw: st.DrawFn, most_tiles: int = 4) -> Ending:
    """Draw the end of a game with so many tiles at most, under any rules."""
    tiles = draw(st.sampled_from([TILES, TILES, WORTHLESS]))
    case = draw(cases(tiles, WORDS))
    first = draw(st.integers(1, most_tiles - 1))
    second = draw(st.integers(1, most_tiles - first))
    rng = draw(st.randoms(use_true_random=False))
    drawn = rng.sample(tiles.tiles, first + second)
    limits = draw(st.sampled_from([(1, 0), (1, 0), (2, 0), (0, 4), (0, 6), (1, 3), (2, 5)]))
    rules = replace(
        FAMILY,
        tiles=tiles,
        bingo_tiles=draw(st.sampled_from([2, 3, 7])),
        bingo_bonus=draw(st.sampled_from([0, 10])),
        first_play_minimum=draw(st.integers(1, 3)),
        pass_rounds=limits[0],
        scoreless_limit=limits[1],
        end_racks=draw(st.sampled_from(EndRacks)),
    )
    passed = draw(st.integers(0, 2))
    if limits[0] and passed >= 2 * limits[0]:
        passed = 1
    scoreless = max(passed, draw(st.integers(0, max(0, (limits[1] or 9) - 1))))
    return ending_of(rules, case.board, ("".join(drawn[:first]), "".join(drawn[first:])), passed, scoreless)
