"""Turns of Scrabble that were made, as values."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from boggle_desk.engine.past import PastPlayer, Terms, past_players
from boggle_desk.engine.scrabble.events import (
    ChallengeFailed,
    Exchanged,
    Hinted,
    Passed,
    PhonyRemoved,
    Played,
    ScrabbleEvent,
    TurnLost,
)
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.position import ScrabblePosition, apply
from boggle_desk.engine.scrabble.rules import Hints, ScrabbleRules


class Act(StrEnum):
    """What a player did with a turn."""

    PLAY = "play"
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105  # a turn, not a word for a door
    LOST = "lost turn"
    """Sat out, for a challenge that failed."""


@dataclass(frozen=True)
class PastTurn:
    """A turn, and what came of it."""

    game: int
    """The number of the game in the store."""
    number: int
    """Its place among the turns of the game, from 1."""
    seat: int
    act: Act
    text: str = ""
    """A play in the field's notation."""
    words: tuple[str, ...] = ()
    """The words that a play formed, its main word first."""
    score: int = 0
    """The points of the play, also of one that went back."""
    tiles: int = 0
    """How many tiles were laid or exchanged."""
    bingo: bool = False
    stood: bool = True
    """False for a play that had to be taken back."""
    challenger: int | None = None
    """Who challenged the play."""
    bonus: int = 0
    """Points for having been challenged wrongly."""
    hints: int = 0
    """How many hints the player took for this turn."""

    @property
    def points(self) -> int:
        """What the turn brought."""
        return self.score + self.bonus if self.stood else 0


def turns_of(
    game: int, opening: ScrabblePosition, events: Iterable[ScrabbleEvent]
) -> tuple[tuple[PastTurn, ...], ScrabblePosition]:
    """Return the turns of a game in order, and the position at the end. Raises what `apply` raises for events that do
    not follow."""
    position, turns, hints = opening, list[PastTurn](), 0
    for event in events:
        turn = _turn(game, len(turns) + 1, position, event)
        if turn:
            turns.append(replace(turn, hints=hints))
            hints = 0
        elif turns:
            turns[-1] = _with_ruling(turns[-1], event)
        hints += isinstance(event, Hinted)
        position = apply(position, event)
    return tuple(turns), position


def _turn(game: int, number: int, before: ScrabblePosition, event: ScrabbleEvent) -> PastTurn | None:
    match event:
        case Played(seat, play, words, score):
            tiles, rules = len(play.laid), before.rules
            bingo = tiles >= rules.bingo_tiles
            texts = tuple(word.text for word in words)
            return PastTurn(game, number, seat, Act.PLAY, play_text(before.board, play), texts, score, tiles, bingo)
        case Exchanged(seat, given):
            return PastTurn(game, number, seat, Act.EXCHANGE, tiles=len(given))
        case Passed(seat):
            return PastTurn(game, number, seat, Act.PASS)
        case TurnLost(seat):
            return PastTurn(game, number, seat, Act.LOST)
        case _:
            return None


def _with_ruling(turn: PastTurn, event: ScrabbleEvent) -> PastTurn:
    match event:
        case PhonyRemoved(_, by):
            return replace(turn, stood=False, challenger=by)
        case ChallengeFailed(_, by, _, bonus):
            return replace(turn, challenger=by, bonus=turn.bonus + bonus)
        case _:
            return turn


def terms_of(position: ScrabblePosition) -> Terms:
    """Return what decides whether the results of a game can be compared with others."""
    return terms_by(position.rules, len(position.players))


def terms_by(rules: ScrabbleRules, players: int) -> Terms:
    """Return the terms of a game by these rules."""
    return Terms(
        "scrabble",
        rules.layout.rows,
        rules.layout.columns,
        rules.tiles.key,
        scale=f"{rules.rack_size}/{rules.bingo_tiles}+{rules.bingo_bonus}",
        company=players,
        hints=rules.hints is not Hints.NONE,
    )


def players_of(position: ScrabblePosition) -> tuple[PastPlayer, ...]:
    """Return who played, with their final points."""
    return past_players(position.players, position.scores, position.winners, len(position.players) > 1)
