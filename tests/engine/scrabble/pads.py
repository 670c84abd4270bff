"""A pad for Scrabble to write on in tests."""

import random
from dataclasses import replace
from typing import Any

import pytest

from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.pad import (
    SCRABBLE_PAD,
    Kind,
    Note,
    PadRefused,
    ScrabblePadEvent,
    ScrabblePadMove,
    ScrabblePadPosition,
    ScrabblePadRules,
    WriteTurn,
    opening,
)
from tests.engine.scrabble.table import PRESETS, WORDS

PASS = Note(Kind.PASS)


def play(text: str) -> Note:
    return Note(Kind.PLAY, text)


def score(points: int) -> Note:
    return Note(Kind.SCORE, number=points)


def correct(place: int, seat: int, note: Note) -> WriteTurn:
    return WriteTurn(seat, note, place)


def insert(place: int, seat: int, note: Note) -> WriteTurn:
    return WriteTurn(seat, note, place, insert=True)


class Pad:
    """A pad to write on in tests."""

    def __init__(self, *names: str, base: str = "family", **rules: Any) -> None:
        chosen = ScrabblePadRules(replace(PRESETS[base], **rules))
        self.game: Game[ScrabblePadPosition, ScrabblePadMove, ScrabblePadEvent] = Game(
            SCRABBLE_PAD, opening(chosen, map(Player, names or ("Ann", "Ben")))
        )

    @property
    def now(self) -> ScrabblePadPosition:
        return self.game.position

    def ask(self, move: ScrabblePadMove) -> tuple[ScrabblePadEvent, ...]:
        return self.game.play(move, WORDS, random.Random(0))

    def write(self, *notes: Note | str) -> None:
        """Write lines, each for whose turn it is."""
        for note in notes:
            self.ask(WriteTurn(self.now.next_seat, play(note) if isinstance(note, str) else note))

    def refused(self, move: ScrabblePadMove) -> PadRefused:
        before = self.now
        with pytest.raises(PadRefused) as caught:
            self.ask(move)
        assert self.now == before
        return caught.value

    def refused_play(self, text: str) -> tuple[Any, list[str]]:
        found = self.refused(WriteTurn(self.now.next_seat, play(text)))
        return found.reason, [str(square) for square in found.squares]
