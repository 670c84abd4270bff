"""A game reviewed turn by turn: what each turn cost, and what would have been better. A phony that went back counts as
the turn that it cost; one that stood has no loss, as it cannot be compared with good plays."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from boggle_desk.engine.learning import Seat, WordChance
from boggle_desk.engine.players import Player, SeatGiven, same_player
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.analysis import SHOWN, Judge, evaluate, may_be_made, own_view, rack_is_known
from boggle_desk.engine.scrabble.history import line_of
from boggle_desk.engine.scrabble.movegen import TileGraph, find_plays
from boggle_desk.engine.scrabble.position import ScrabblePosition, apply
from boggle_desk.engine.scrabble.values import Basis, Evaluation, OwnMove
from boggle_desk.engine.stopping import Check, Stop, never

_LITTLE, _FEW_WINS = 0.5, 0.01  # a turn that lost fewer points and wins was the best move
MOST_WORST = 3


class Outcome(StrEnum):
    MADE = "made"
    TAKEN_BACK = "taken back"  # a play with words that were not accepted; the turn was lost
    SAT_OUT = "sat out"  # a turn lost by a challenge that failed


@dataclass(frozen=True)
class PlayedTurn:
    number: int
    line: int  # the line of the game's history that tells of it, from 0
    seat: int
    before: ScrabblePosition
    move: OwnMove
    words: tuple[str, ...] = ()  # the words that a play formed, its main word first
    outcome: Outcome = Outcome.MADE


@dataclass(frozen=True)
class TurnReview:
    turn: PlayedTurn
    evaluation: Evaluation | None
    unknown: tuple[str, ...] = ()  # the words of the play that the dictionary lacks

    @property
    def loss(self) -> float | None:
        """The points that the turn cost against the best move, at least 0; None if nothing honest can be said."""
        found, turn = self.evaluation, self.turn
        if found is None:
            return None
        if turn.outcome is not Outcome.MADE:
            return max(0.0, found.best[0].equity - found.passing.equity) if found.passing else None
        return None if self.unknown or found.made is None else found.loss

    @property
    def found_best(self) -> bool:
        return self.loss is not None and self.loss < _LITTLE and self.wins_lost < _FEW_WINS

    @property
    def cost_only_wins(self) -> bool:
        return self.loss is not None and self.loss < _LITTLE and self.wins_lost >= _FEW_WINS

    @property
    def wins_lost(self) -> float:
        """The share of games that the best move wins more, from 0 to 1; 0 if nothing says."""
        return self.evaluation.wins_lost if self.evaluation and self.turn.outcome is Outcome.MADE else 0.0

    @property
    def rank(self) -> int | None:
        """The rank of the move; None where `loss` is, where the turn was lost, or where better moves may not have been
        valued."""
        found = self.evaluation
        if found and found.basis is Basis.EXACT and self.loss:
            return None
        if found is None or found.made is None or self.unknown or self.turn.outcome is not Outcome.MADE:
            return None
        return found.made.rank


@dataclass(frozen=True)
class PlayerSummary:
    seat: int
    turns: int
    valued: int  # those of them whose loss counts into the mean: not phonies, lost turns and unknown racks
    mean_loss: float | None  # in points a turn; None without such turns
    best_found: int
    worst: tuple[TurnReview, ...]
    stood: int  # plays with unknown words that stood
    taken_back: int
    sat_out: int
    lost_turns: float  # the points that turns lost by phonies and challenges cost
    unknown_racks: int


def turns_of(opening: ScrabblePosition, steps: Iterable[Sequence[events.ScrabbleEvent]]) -> tuple[PlayedTurn, ...]:
    position, turns, line = opening, list[PlayedTurn](), 0
    for event in (event for step in steps for event in step):
        turn = _turn(len(turns), line, position, event)
        if turn:
            turns.append(turn)
        elif isinstance(event, events.PhonyRemoved) and turns:
            turns[-1] = replace(turns[-1], outcome=Outcome.TAKEN_BACK)
        before, position = position, apply(position, event)
        line += line_of(before, event, position, 0) is not None
    return tuple(turns)


def _turn(number: int, line: int, before: ScrabblePosition, event: events.ScrabbleEvent) -> PlayedTurn | None:
    match event:
        case events.Played(seat, play, words):
            return PlayedTurn(number, line, seat, before, events.PlayTiles(play), tuple(word.text for word in words))
        case events.Exchanged(seat, given):
            return PlayedTurn(number, line, seat, before, events.Exchange(given))
        case events.Passed(seat):
            return PlayedTurn(number, line, seat, before, events.Pass())
        case events.TurnLost(seat):
            return PlayedTurn(number, line, seat, before, events.Pass(), outcome=Outcome.SAT_OUT)
        case _:
            return None


def review_turn(
    turn: PlayedTurn, judge: Judge, stop: Stop = never, rng: Random | None = None, shown: int = SHOWN
) -> TurnReview:
    unknown = tuple(dict.fromkeys(word for word in turn.words if word not in judge.words))
    view = own_view(turn.before, turn.seat)
    if not rack_is_known(turn.before, turn.seat) or not may_be_made(view, turn.move):
        return TurnReview(turn, None, unknown)
    return TurnReview(turn, evaluate(view, judge, stop, rng, turn.move, shown), unknown)


def summaries(reviews: Sequence[TurnReview], players: int) -> tuple[PlayerSummary, ...]:
    return tuple(_summary(seat, [each for each in reviews if each.turn.seat == seat]) for seat in range(players))


def _summary(seat: int, reviews: Sequence[TurnReview]) -> PlayerSummary:
    made = [each for each in reviews if each.turn.outcome is Outcome.MADE]
    valued = [(each, each.loss) for each in made if each.loss is not None]
    losses = [loss for _each, loss in valued if loss is not None]
    lost = [each.loss or 0.0 for each in reviews if each.turn.outcome is not Outcome.MADE]
    costly = [each for each in reviews if (each.loss or 0.0) >= _LITTLE]
    return PlayerSummary(
        seat,
        len(reviews),
        len(valued),
        sum(losses) / len(losses) if losses else None,
        sum(1 for each in made if each.found_best),
        tuple(sorted(costly, key=lambda each: -(each.loss or 0.0))[:MOST_WORST]),
        sum(1 for each in made if each.unknown),
        sum(1 for each in reviews if each.turn.outcome is Outcome.TAKEN_BACK),
        sum(1 for each in reviews if each.turn.outcome is Outcome.SAT_OUT),
        sum(lost),
        sum(1 for each in reviews if each.evaluation is None),
    )


WORTH_TELLING = 8  # points by which a missed play is dearer


def _seat(player: Player, laid: Iterable[tuple[str, ...]], better: Iterable[str]) -> Seat:
    found = tuple(dict.fromkeys(word for words in laid for word in words))
    offered = tuple(word for word in dict.fromkeys(better) if word not in found)
    return Seat(player.name, player.level is not None, found=found, offered=offered)


def sightings(
    opening: ScrabblePosition, steps: Iterable[Sequence[events.ScrabbleEvent]], graph: TileGraph | None, check: Check
) -> tuple[WordChance, ...]:
    """Return what a game offered; without a graph no missed words are looked for. `check` may raise between events."""
    position, players, at = opening, list(opening.players), list(range(len(opening.players)))
    laid, better = [list[tuple[str, ...]]() for _each in players], [list[str]() for _each in players]
    for event in (event for step in steps for event in step):
        check()
        match event:
            case events.Played(seat, _, words, score):
                laid[at[seat]].append(tuple(word.text for word in words))
                better[at[seat]] += _better_word(position, seat, graph, score)
            case events.Exchanged(seat) | events.Passed(seat):
                better[at[seat]] += _better_word(position, seat, graph, 0)
            case events.PhonyRemoved(seat) if laid[at[seat]]:
                laid[at[seat]].pop()
            case SeatGiven(seat, player) if not same_player(player, position.players[seat]):
                at[seat] = len(players)
                players, laid, better = [*players, player], [*laid, []], [*better, []]
        position = apply(position, event)
    return (WordChance("scrabble", tuple(map(_seat, players, laid, better))),)


def _better_word(position: ScrabblePosition, seat: int, graph: TileGraph | None, score: int) -> list[str]:
    if graph is None or position.players[seat].level is not None or not rack_is_known(position, seat):
        return []
    rules = position.rules
    plays = find_plays(position.board, position.racks[seat], rules.tiles, graph, rules.bonus)
    best = max(plays.found, key=lambda each: (each.score, each.move), default=None)
    if best is None or best.score - score < WORTH_TELLING:
        return []
    return [plays.words(best)[0]]
