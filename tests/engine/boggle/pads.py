"""A pad for Boggle to write on in tests."""

import random
from dataclasses import replace
from typing import Any

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.pad import (
    BOGGLE_PAD,
    BogglePadEvent,
    BogglePadMove,
    BogglePadPosition,
    BogglePadRules,
    CloseRound,
    EndSearch,
    Phase,
    WritePoints,
    WriteWords,
    opening,
)
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.boggle.rules import read_cube_sets, read_presets
from boggle_desk.engine.game import Game, Refused
from boggle_desk.engine.players import Player

SETS = read_cube_sets(paths.resource("cubes", "english.json"))
PRESETS = read_presets(paths.resource("rules", "boggle"), SETS)
WORDS = frozenset(["oil", "oils", "tone", "tones", "stone", "notes", "soil", "retsina", "treadmill"])
TABLE = (Player("Ann"), Player("Ben"), Player("Mia", minimum_length=3, extra_seconds=30))


class Pad:
    """A pad to write on in tests."""

    def __init__(self, *players: Player, base: str = "classic", judges: bool = True, **rules: Any) -> None:
        chosen = BogglePadRules(replace(PRESETS[base], **rules), dictionary_judges=judges)
        self.game: Game[BogglePadPosition, BogglePadMove, BogglePadEvent] = Game(
            BOGGLE_PAD, opening(chosen, players or TABLE[:2])
        )

    @property
    def now(self) -> BogglePadPosition:
        return self.game.position

    def ask(self, *moves: BogglePadMove) -> tuple[BogglePadEvent, ...]:
        """Make the moves; return the events of the last one."""
        for move in moves:
            events = self.game.play(move, WORDS, random.Random(0))
        return events

    def refused(self, move: BogglePadMove) -> Refused:
        before = self.now
        with pytest.raises(Refused) as caught:
            self.ask(move)
        assert self.now == before
        return caught.value

    def round(self, *points: int) -> None:
        """Write a whole round of points."""
        self.ask(EndSearch())
        for seat, each in enumerate(points):
            self.ask(WritePoints(self.now.round - 1, seat, each))
        self.ask(CloseRound())

    def words(self, *lists: str) -> None:
        """Write lists into the round."""
        if self.now.phase is Phase.READY:
            self.ask(EndSearch())
        for seat, words in enumerate(lists):
            if words:
                self.ask(WriteWords(self.now.round - 1, seat, tuple(words.split())))

    def marks(self, seat: int) -> dict[str, EntryMark]:
        return {word.word: word.mark for word in self.now.lists[-1][seat]}
