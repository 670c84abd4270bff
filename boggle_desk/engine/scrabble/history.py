"""A game as players note it down: one line a turn."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.game import StepResult
from boggle_desk.engine.players import Left, Player, SeatGiven
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.notation import play_text, rack_text
from boggle_desk.engine.scrabble.plays import FormedWord
from boggle_desk.engine.scrabble.position import ScrabblePosition


class LineKind(StrEnum):
    PLAY = "play"
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105  # a turn, not a word for a door
    PHONY = "phony"
    BONUS = "bonus"
    LOST_TURN = "lost turn"
    RACK = "rack"
    TIME = "time"  # points lost for time
    CORRECTION = "correction"
    LEFT = "left"
    SEAT = "seat"  # somebody else took it over


TURNS = (LineKind.PLAY, LineKind.EXCHANGE, LineKind.PASS, LineKind.LOST_TURN)
"""The kinds of lines that are turns; the others say what came of one, or of the game."""


@dataclass(frozen=True)
class Line:
    seat: int
    kind: LineKind
    text: str  # a play in the field's notation; the words or tiles that the line is about
    points: int
    total: int
    step: int  # the step of the game that it belongs to
    player: Player  # who sat there then


def lines_of(
    opening: ScrabblePosition, moments: Iterable[StepResult[ScrabblePosition, events.ScrabbleEvent]]
) -> tuple[Line, ...]:
    found, before = [], opening
    for step, event, after in moments:
        if line := line_of(before, event, after, step):
            found.append(line)
        before = after
    return tuple(found)


def words_on(square: int, steps: Iterable[Sequence[events.ScrabbleEvent]]) -> tuple[FormedWord, ...]:
    """Return the words through a square as they lie now, across or down, with what they counted when they were
    formed."""
    plays: list[tuple[FormedWord, ...]] = []
    for event in (event for step in steps for event in step):
        if isinstance(event, events.Played):
            plays.append(event.words)
        elif isinstance(event, events.PhonyRemoved):
            plays.pop()
    words = (word for formed in plays for word in formed if square in word.squares)
    return tuple({word.squares[1] - word.squares[0] == 1: word for word in words}.values())


def line_of(before: ScrabblePosition, event: events.ScrabbleEvent, after: ScrabblePosition, step: int) -> Line | None:
    """Return the line that an event adds, or None. Raises for an event that no list of turns could show."""
    noted = _noted(before, event)
    if noted is None:
        return None
    kind, seat, text, points = noted
    return Line(seat, kind, text, points, after.scores[seat], step, before.players[seat])


_WITHOUT_TEXT: dict[type, LineKind] = {
    events.Passed: LineKind.PASS,
    events.TurnLost: LineKind.LOST_TURN,
    Left: LineKind.LEFT,
}


def _noted(before: ScrabblePosition, event: events.ScrabbleEvent) -> tuple[LineKind, int, str, int] | None:
    match event:
        case events.Played(seat, play, _, score):
            return LineKind.PLAY, seat, play_text(before.board, play), score
        case events.Exchanged(seat, given):
            return LineKind.EXCHANGE, seat, str(len(given)), 0
        case events.Passed(seat) | events.TurnLost(seat) | Left(seat):
            return _WITHOUT_TEXT[type(event)], seat, "", 0
        case events.PhonyRemoved(seat, _, words, score):
            return LineKind.PHONY, seat, ", ".join(words).upper(), -score
        case events.ChallengeFailed(seat, _, _, bonus) if bonus:
            return LineKind.BONUS, seat, "", bonus
        case events.EndRack(seat, tiles, points):
            return LineKind.RACK, seat, rack_text(before.rules.tiles, tiles), points
        case events.Adjusted(seat, points, events.Cause.TIME):
            return LineKind.TIME, seat, "", points
        case events.Adjusted(seat, points):
            return LineKind.CORRECTION, seat, "", points
        case SeatGiven(seat, player):
            return LineKind.SEAT, seat, player.name, 0
        case _:
            return None
