"""A table to play at in tests: rules and boards of one's own choice, and a game that takes moves."""

import random
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.cubes import CubeSet, PlacedCube
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    BoggleEvent,
    BoggleMove,
    CallTime,
    LastCall,
    ReadWord,
    Shake,
    Shaken,
    WriteWord,
)
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import BoggleRules, WordRange, read_cube_sets, read_presets
from boggle_desk.engine.game import Game, Refused
from boggle_desk.engine.players import Player

CUBE_SETS = read_cube_sets(paths.resource("cubes"))
PRESETS = read_presets(paths.resource("rules", "boggle"), CUBE_SETS)

FACES = (
    *("S", "O", "A", "M"),
    *("L", "I", "T", "E"),
    *("P", "N", "R", "K"),
    *("Qu", "D", "G", "H"),
)  # fmt: skip
"""The board of most tests: its upper left holds SOIL and OILS as in the printed rules."""

_LISTED = """
    ate eat grin grind into iota item lint lip lit lite mat mate meat met nip oat oil oils omit pin pint ring rite silo
    sin sit slip soil soli tam tame tea team tin tip toil toils trek trio
"""
WORDS = frozenset(_LISTED.split())
"""The dictionary of these tests. On the board lie also `slin` and `tri`, which it lacks; it has `omit`, which the board
lacks."""


def at_least(letters: int) -> WordRange:
    """The words that Classic counts from so many letters on."""
    return WordRange(replace(PRESETS["classic"], minimum_length=letters))


def players(*names: str) -> tuple[Player, ...]:
    """Return people; `Ann/red` plays in the team red."""
    split = [name.partition("/") for name in names]
    return tuple(Player(name, team=team or None) for name, _, team in split)


def rules_for(faces: Sequence[str], rows: int, columns: int, base: str = "classic", **changes: Any) -> BoggleRules:
    """Return the rules of a preset with a grid of other cubes, each of which has the same face on all sides."""
    cubes = CubeSet("test", "Test", "en", rows, columns, tuple((face,) * 6 for face in faces))
    return replace(PRESETS[base], cubes=cubes, **changes)


def lying(faces: Sequence[str]) -> tuple[PlacedCube, ...]:
    """Return cubes that show these faces."""
    return tuple(PlacedCube((face,) * 6, 0, 0) for face in faces)


class Table:
    """A game on a known board, at the moment after the first shake."""

    waits_at_last_call = False

    def __init__(
        self,
        *seats: str | Player,
        base: str = "classic",
        faces: Sequence[str] = FACES,
        columns: int = 4,
        **changes: Any,
    ) -> None:
        seated = [each if isinstance(each, Player) else players(each)[0] for each in seats]
        rules = rules_for(faces, len(faces) // columns, columns, base, **changes)
        self.faces = faces
        self.words: Collection[str] = WORDS
        self.rng = random.Random(1)
        self.game: Game[BogglePosition, BoggleMove, BoggleEvent] = Game(BOGGLE, opening(rules, seated))
        self.lay()

    @property
    def now(self) -> BogglePosition:
        """The position."""
        return self.game.position

    def lay(self) -> None:
        """Let the next shake fall on the known board."""
        self.game.decide(Shake(), self.words, self.rng)
        self.game.follow((Shaken(lying(self.faces)),))

    def play(self, *moves: BoggleMove) -> tuple[BoggleEvent, ...]:
        """Play the moves and return the events of the last one. Nobody challenges at the last call, unless a test
        `waits_at_last_call`."""
        events: tuple[BoggleEvent, ...] = ()
        for move in moves:
            events = self.game.play(move, self.words, self.rng)
            if events == (LastCall(),) and not self.waits_at_last_call:
                events = self.game.play(move, self.words, self.rng)
        return events

    def refuses(self, move: BoggleMove) -> Refused:
        """Return the refusal of a move, having made sure that it changed nothing."""
        before, steps = self.now, self.game.steps
        with pytest.raises(Refused) as refusal:
            self.game.play(move, self.words, self.rng)
        assert (self.now, self.game.steps) == (before, steps)
        return refusal.value

    def collect(self, *lists: str) -> "Table":
        """Search on paper until time is called for everybody, and type in the lists in the order of seats."""
        self.play(BeginSearch())
        while self.now.phase is Phase.SEARCH:
            self.play(CallTime())
        for seat, words in enumerate(lists):
            self.play(*(WriteWord(seat, word) for word in words.split()))
        return self

    def read(self, *lists: str) -> "Table":
        """Collect the lists and begin to read."""
        self.collect(*lists).play(BeginReading())
        return self

    def say(self, *words: str) -> tuple[BoggleEvent, ...]:
        """Let the reader read the words."""
        return self.play(*(ReadWord(word) for word in words))

    def marks(self, seat: int) -> dict[str, EntryMark]:
        """Return what became of each word on a list."""
        return {entry.word: entry.mark for entry in self.now.lists[seat]}
