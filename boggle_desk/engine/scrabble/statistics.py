"""Turns of Scrabble as values, and what may be records in them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from boggle_desk.engine.game import StepResult
from boggle_desk.engine.players import SeatGiven
from boggle_desk.engine.rulebook import further_terms
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.duplicate import DuplicatePosition
from boggle_desk.engine.scrabble.history import TURNS, LineKind, line_of
from boggle_desk.engine.scrabble.pad import ScrabblePadPosition
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.rules import Hints, ScrabbleRules
from boggle_desk.engine.statistics import (
    CHANGED,
    Achievement,
    PastGame,
    PastPlayer,
    PlayerResult,
    RecordKind,
    Terms,
    game_deeds,
    most_behind,
    most_of,
    of_table,
    past_players,
    with_former,
)


@dataclass(frozen=True, slots=True)
class PastTurn:
    game: int  # the number of the game in the store
    number: int  # its place among the turns of the game, from 1
    seat: int
    act: LineKind  # one of `TURNS`
    text: str = ""  # a play in the field's notation
    words: tuple[str, ...] = ()  # the words that a play formed, its main word first
    score: int = 0  # the points of the play, also of one that went back
    tiles: int = 0  # how many tiles were laid or exchanged
    bingo: bool = False
    stood: bool = True  # False for a play that had to be taken back
    challenger: int | None = None  # who challenged the play
    bonus: int = 0  # points for having been challenged wrongly
    hints: int = 0  # how many hints the player took for this turn
    loss: float | None = None  # what the analysis says that it cost, in points; None if it says nothing

    @property
    def points(self) -> int:
        return self.score + self.bonus if self.stood else 0

    @property
    def is_play(self) -> bool:
        return self.act is LineKind.PLAY and self.stood


def turns_of(
    game: int, opening: ScrabblePosition, moments: Iterable[StepResult[ScrabblePosition, events.ScrabbleEvent]]
) -> tuple[tuple[PastTurn, ...], ScrabblePosition]:
    """Return the turns, by who had them as in `players_of`, and the last position."""
    position, turns, hints, former = opening, list[PastTurn](), 0, len(opening.players)
    for step, event, after in moments:
        line = line_of(position, event, after, step)
        if line and line.kind in TURNS:
            turn = PastTurn(game, len(turns) + 1, line.seat, line.kind, hints=hints)
            turns.append(_with_tiles(turn, event, line.text, after.rules.bingo_tiles))
            hints = 0
        elif turns:
            turns[-1] = _with_ruling(turns[-1], event)
        hints += isinstance(event, events.Hinted)
        if isinstance(event, SeatGiven) and len(after.former) > len(position.former):
            turns = [_passed_on(turn, event.seat, former) for turn in turns]
            former += 1
        position = after
    return tuple(turns), position


def _passed_on(turn: PastTurn, seat: int, former: int) -> PastTurn:
    """Return a turn of before its seat was given away, as one of its former holder."""
    mine, doubted = turn.seat == seat, turn.challenger == seat
    return replace(turn, seat=former if mine else turn.seat, challenger=former if doubted else turn.challenger)


def _with_tiles(turn: PastTurn, event: events.ScrabbleEvent, text: str, bingo_tiles: int) -> PastTurn:
    match event:
        case events.Played(_, play, formed, score):
            tiles, words = len(play.laid), tuple(word.text for word in formed)
            return replace(turn, text=text, words=words, score=score, tiles=tiles, bingo=tiles >= bingo_tiles)
        case events.Exchanged(_, given):
            return replace(turn, tiles=len(given))
        case _:
            return turn


def _with_ruling(turn: PastTurn, event: events.ScrabbleEvent) -> PastTurn:
    match event:
        case events.PhonyRemoved(_, by):
            return replace(turn, stood=False, challenger=by)
        case events.ChallengeFailed(_, by, _, bonus):
            return replace(turn, challenger=by, bonus=turn.bonus + bonus)
        case _:
            return turn


def terms_of(position: ScrabblePosition) -> Terms:
    """Return what decides whether the results of a game can be compared with others."""
    return of_table(terms_by(position.rules, len(position.players)), position)


_IN_TERMS = ("tiles", "layout", "rack_size", "bingo_tiles", "bingo_bonus", "hints")
"""The rules that terms have a place of their own for; others follow the size of the racks."""


def terms_by(rules: ScrabbleRules, players: int) -> Terms:
    return Terms(
        "scrabble",
        rules.layout.rows,
        rules.layout.columns,
        rules.tiles.key,
        scale=f"{rules.rack_size}/{rules.bingo_tiles}+{rules.bingo_bonus}" + further_terms(rules, _IN_TERMS),
        company=players,
        hints=rules.hints is not Hints.NONE,
    )


def players_of(position: ScrabblePosition | ScrabblePadPosition | DuplicatePosition) -> tuple[PastPlayer, ...]:
    """Return who ended the game by seat, each with the own points, and then who gave a seat away: they are one side."""
    found = past_players(position.players, position.scores, position.winners, len(position.players) > 1)
    return with_former(found, position.former) if isinstance(position, ScrabblePosition) else found


def sittings(game: PastGame, turns: Sequence[PastTurn]) -> Iterator[PlayerResult]:
    """Return in short what everybody made of a game, seat by seat. Its turns come in their order."""
    seats = range(len(game.players))
    rounds = () if CHANGED in game.terms.scale else _each_round(turns, len(seats))
    behind = most_behind(game.players, rounds)
    for seat in seats:
        own = [turn for turn in turns if turn.seat == seat]
        plays = [turn for turn in own if turn.is_play]
        best = max((turn for turn in plays if turn.words), key=lambda turn: turn.score, default=None)
        most = max((turn.score for turn in plays), default=0)
        word, worth = (best.words[0], best.score) if best else ("", 0)
        hints = sum(turn.hints for turn in own)
        deeds = most_of((*_deeds(plays), *game_deeds(game, seat)))
        yield PlayerResult(seat, most, word, worth, behind[seat], hints, deeds)


def _deeds(plays: Iterable[PastTurn]) -> Iterator[Achievement]:
    bingos = 0
    for turn in plays:
        if turn.hints:
            continue
        yield Achievement(RecordKind.PLAY, turn.score, turn.text, turn.number)
        if turn.words:
            yield Achievement(RecordKind.LONGEST, len(turn.words[0]), turn.words[0], turn.number)
        bingos += turn.bingo
        yield Achievement(RecordKind.BINGOS, bingos, "", turn.number)


def _each_round(turns: Sequence[PastTurn], players: int) -> Iterator[list[int]]:
    """Return what each seat made in every round of turns that all have had."""
    for first in range(0, len(turns) - players + 1, players):
        points = [0] * players
        for turn in turns[first : first + players]:
            points[turn.seat] += turn.points
        yield points


_CLOSE = 15  # a lead that was never smaller is no close moment


@dataclass(frozen=True)
class Closest:
    """How the two best stood after a round that was not the last."""

    round: int
    ahead: int
    behind: int
    points: tuple[int, int]  # of the one ahead, and of the one behind


def standings(moments: Iterable[StepResult[ScrabblePosition, events.ScrabbleEvent]]) -> tuple[tuple[int, ...], ...]:
    """Return everybody's points after each round, and at the end: a round is over when everybody has had a turn."""
    rows, done, last = list[tuple[int, ...]](), set[int](), tuple[int, ...]()
    for _step, event, after in moments:
        last = after.scores
        if isinstance(event, events.NextTurn | events.TurnLost):
            if event.seat in done:
                rows.append(last)
                done.clear()
            done.add(event.seat)
    return (*rows, last) if last else ()


def closest(rows: Sequence[Sequence[int]]) -> Closest | None:
    """Return the latest round with the smallest lead, None if nobody was ever close. In the first round everybody is,
    and the last one is the result."""
    found: list[Closest] = []
    for number, points in enumerate(rows[1:-1], 2):
        ahead, behind, *_ = (*sorted(range(len(points)), key=lambda seat: -points[seat]), -1)
        if behind >= 0:
            found.append(Closest(number, ahead, behind, (points[ahead], points[behind])))
    best = min(found, key=lambda each: (each.points[0] - each.points[1], -each.round), default=None)
    return best if best and best.points[0] - best.points[1] < _CLOSE else None


def takes_lead(scores: Sequence[int], seat: int, points: int) -> bool:
    """Return whether the points that a seat has just made bring it ahead of all others, one of whom had points."""
    others = max((score for other, score in enumerate(scores) if other != seat), default=0)
    return 0 < others < scores[seat] and scores[seat] - points <= others
