"""The kinds of games: everything about each of them except its pages, which are in `app/pages`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, get_args

from boggle_desk.engine.boggle import events as boggle
from boggle_desk.engine.boggle import pad as boggle_pad
from boggle_desk.engine.boggle import statistics as boggle_past
from boggle_desk.engine.boggle.known_board import TODAY, day_of
from boggle_desk.engine.boggle.pad import BOGGLE_PAD, BogglePadPosition, BogglePadRules
from boggle_desk.engine.boggle.pad import Phase as BogglePadPhase
from boggle_desk.engine.boggle.pad import opening as open_boggle_pad
from boggle_desk.engine.boggle.position import SEARCHES, BogglePosition
from boggle_desk.engine.boggle.position import Phase as BogglePhase
from boggle_desk.engine.boggle.position import opening as open_boggle
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.review import sightings as boggle_sightings
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.game import GameLogic, StepResult
from boggle_desk.engine.learning import WordChance
from boggle_desk.engine.scrabble import duplicate
from boggle_desk.engine.scrabble import events as scrabble
from boggle_desk.engine.scrabble import pad as scrabble_pad
from boggle_desk.engine.scrabble import statistics as scrabble_past
from boggle_desk.engine.scrabble.duplicate import DUPLICATE, DuplicatePosition, DuplicateRules
from boggle_desk.engine.scrabble.duplicate import Phase as DuplicatePhase
from boggle_desk.engine.scrabble.duplicate import opening as open_duplicate
from boggle_desk.engine.scrabble.history import line_of
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.pad import SCRABBLE_PAD, ScrabblePadPosition, ScrabblePadRules
from boggle_desk.engine.scrabble.pad import Phase as ScrabblePadPhase
from boggle_desk.engine.scrabble.pad import opening as open_scrabble_pad
from boggle_desk.engine.scrabble.position import MOST_PLAYERS, ScrabblePosition
from boggle_desk.engine.scrabble.position import Phase as ScrabblePhase
from boggle_desk.engine.scrabble.position import opening as open_scrabble
from boggle_desk.engine.scrabble.referee import SCRABBLE
from boggle_desk.engine.scrabble.review import sightings as scrabble_sightings
from boggle_desk.engine.scrabble.rules import Judging, ScrabbleRules
from boggle_desk.engine.statistics import PastGame, PastPlayer, PlayerResult, Terms
from boggle_desk.engine.stopping import Check
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.shipped import boggle_levels, scrabble_levels

Steps = Sequence[tuple[Any, ...]]


class ClosedUntil(Enum):
    TIME_CALLED = auto()
    CHALLENGED = auto()
    BEST_SEEN = auto()


@dataclass(frozen=True)
class GameKind:
    """How to begin, store, judge and count a kind of game."""

    name: str  # its name in files, never changed; that of a score pad ends in `_pad`
    game: str  # the family: "boggle" or "scrabble"
    logic: GameLogic[Any, Any, Any]
    rules: type
    begin: Callable[..., Any]  # returns the first position from rules and players
    opening: type
    events: Mapping[str, type]  # by class name
    last: type
    check: Callable[[Any], None]  # raises for a position that cannot be shown or played on
    progress: Callable[[Any], tuple[int, tuple[int, ...]]]  # returns the rounds or turns played, and the points by seat
    played: Callable[[int, Any, Iterable[StepResult[Any, Any]]], tuple[Any, Any]]
    """Returns rounds or turns for the history, and the last position."""
    sittings: Callable[[PastGame, Any], Iterable[PlayerResult]]  # returns each seat's results from the rounds or turns
    terms: Callable[[Any], Terms]
    players: Callable[[Any], tuple[PastPlayer, ...]]
    count: Callable[[Any], int]  # the number of rounds or turns in the history
    closed_until: ClosedUntil
    closes_words: Callable[[Any], bool]  # whether nobody may look words up in this position
    reopening: type | None = None  # the event that reopens a finished game, if any
    most: int = 8  # the most players
    levels: Callable[[], Mapping[str, object]] = dict  # the computers' levels by key, the weakest first
    preset: Callable[[Any, int | None], str] = lambda position, _began: position.rules.key
    """Returns the preset by which lists name a game, given when it began."""
    as_gcg: bool = False  # whether it can be written as GCG, for other programs
    tell: Callable[[Any, Any, Any], object] = lambda _before, _event, _after: None
    """Raises for an event, between two positions, that no list could show."""
    sightings: Callable[[Any, Steps, WordGraph, Callable[[], None]], tuple[WordChance, ...]] | None = None
    """Returns what can be learned from a game, given the dictionary's graph."""

    @property
    def has_turns(self) -> bool:
        """Whether it has turns rather than rounds."""
        return self.game == "scrabble"

    def ended(self, events: Iterable[object]) -> bool:
        over = False
        for event in events:
            over = isinstance(event, self.last) or (over and type(event) is not self.reopening)
        return over

    def reopened(self, events: Iterable[object]) -> bool:
        events = tuple(events)
        return any(type(event) is self.reopening for event in events) and not self.ended(events)


def _check_boggle(position: BogglePosition) -> None:
    seats = len(position.players)
    if not seats or len(position.lists) != seats or any(len(points) != seats for points in position.rounds):
        raise ValueError("the lists do not fit the players")
    cubes = position.cubes
    if any(len(each.cube) != 6 or not 0 <= each.face < 6 or not 0 <= each.quarter < 4 for each in cubes):
        raise ValueError("a cube shows a face that it does not have, or has not six of them")
    if position.board is None and position.phase not in (BogglePhase.SHAKE, BogglePhase.ENDED):
        raise ValueError("there are no cubes on the table")
    named = [
        *position.searched,
        *position.searching,
        *position.phones,
        *position.read,
        *position.winners,
        *position.left,
        position.reader or 0,
    ]
    named += [goal.seat for goal in position.reached] + [hint.seat for hint in position.hints]
    for each in position.challenges:
        named += [each.reader, each.by, *each.ballot.seats]
    if any(not 0 <= seat < seats for seat in named):
        raise ValueError("nobody sits there")
    cells = range(len(position.board.letters) if position.board else 0)
    if any(cell not in cells for hint in position.hints for cell in hint.path):
        raise ValueError("a hint points beyond the board")
    if position.elapsed < 0:
        raise ValueError("no time has gone")


def _check_scrabble(position: ScrabblePosition) -> None:
    seats = len(position.players)
    if not 1 <= seats <= MOST_PLAYERS or len(position.racks) != seats or len(position.scores) != seats:
        raise ValueError("the racks do not fit the players")
    if position.turn is not None and not 0 <= position.turn < seats:
        raise ValueError("it is nobody's turn")
    lying = (tile.face for tile in position.board.tiles if tile)
    tiles = (*lying, *position.bag, *(tile for rack in position.racks for tile in rack))
    if sorted(tiles) != sorted(position.rules.tiles.tiles):
        raise ValueError("the tiles are not those of the set")


def _check_boggle_pad(position: BogglePadPosition) -> None:
    seats = len(position.players)
    if not seats or not position.rounds or any(len(each.entries) != seats for each in position.rounds):
        raise ValueError("the rounds do not fit the players")
    _ = position.totals


def _check_scrabble_pad(position: ScrabblePadPosition) -> None:
    seats, named = range(len(position.players)), [turn.seat for turn in position.turns]
    named += [rack.seat for rack in position.left]
    if not 1 <= len(seats) <= MOST_PLAYERS or any(seat not in seats for seat in named):
        raise ValueError("the lines do not fit the players")
    _ = position.scores, position.unseen


def _check_duplicate(position: DuplicatePosition) -> None:
    seats = len(position.players)
    fitting = len(position.scores) == len(position.answers) == seats
    if not 1 <= seats <= duplicate.MOST_PLAYERS or not fitting:
        raise ValueError("the answers do not fit the players")
    lying = (tile.face for tile in position.tiles if tile)
    if sorted((*lying, *position.bag, *position.rack)) != sorted(position.rules.game.tiles.tiles):
        raise ValueError("the tiles are not those of the set")
    _ = position.board


def _may_be_challenged(position: ScrabblePadPosition) -> bool:
    """Return whether the last play on a pad waits for the players' verdict."""
    by_challenge = position.phase is ScrabblePadPhase.PLAY and position.rules.judging is Judging.CHALLENGE
    return by_challenge and position.open_play is not None


def _scrabble_terms(position: ScrabblePadPosition | DuplicatePosition) -> Terms:
    return scrabble_past.terms_by(position.rules.game, len(position.players))


def _no_turns(_game: int, opening: Any, moments: Iterable[StepResult[Any, Any]]) -> tuple[tuple[()], Any]:
    """Return no turns, and the last position: the pad doesn't know racks, nor always the board."""
    return (), next((each.position for each in reversed(list(moments))), opening)


def _named(events: object) -> dict[str, type]:
    return {event.__name__: event for event in get_args(events)}


def _scrabble_sightings(
    position: ScrabblePosition, steps: Steps, graph: WordGraph, check: Check
) -> tuple[WordChance, ...]:
    tiles = None
    with suppress(ValueError):  # a dictionary that the tiles cannot spell
        tiles = tile_graph(graph, position.rules.tiles)
    return scrabble_sightings(position, steps, tiles, check)


KINDS: dict[str, GameKind] = {
    kind.name: kind
    for kind in (
        GameKind(
            name="boggle",
            game="boggle",
            levels=boggle_levels,
            logic=BOGGLE,
            rules=BoggleRules,
            begin=open_boggle,
            opening=BogglePosition,
            events=_named(boggle.BoggleEvent),
            last=boggle.Ended,
            check=_check_boggle,
            progress=lambda position: (position.round, position.totals),
            played=boggle_past.rounds_of,
            sittings=boggle_past.sittings,
            terms=boggle_past.terms_of,
            players=boggle_past.players_of,
            count=lambda position: len(position.rounds),
            closed_until=ClosedUntil.TIME_CALLED,
            closes_words=lambda position: position.phase in SEARCHES,
            preset=lambda position, began: TODAY if day_of(position, began) else position.rules.key,
            sightings=boggle_sightings,
        ),
        GameKind(
            name="scrabble",
            game="scrabble",
            levels=scrabble_levels,
            most=MOST_PLAYERS,
            as_gcg=True,
            logic=SCRABBLE,
            rules=ScrabbleRules,
            begin=open_scrabble,
            opening=ScrabblePosition,
            events=_named(scrabble.ScrabbleEvent),
            last=scrabble.Ended,
            check=_check_scrabble,
            progress=lambda position: (position.turns, position.scores),
            played=scrabble_past.turns_of,
            sittings=scrabble_past.sittings,
            terms=scrabble_past.terms_of,
            players=scrabble_past.players_of,
            count=lambda position: position.turns,
            closed_until=ClosedUntil.CHALLENGED,
            closes_words=lambda position: position.phase is ScrabblePhase.CHALLENGE,
            tell=lambda before, event, after: line_of(before, event, after, 0),
            sightings=_scrabble_sightings,
        ),
        GameKind(
            name="boggle_pad",
            game="boggle",
            logic=BOGGLE_PAD,
            rules=BogglePadRules,
            begin=open_boggle_pad,
            opening=BogglePadPosition,
            events=_named(boggle_pad.BogglePadEvent),
            last=boggle_pad.Ended,
            check=_check_boggle_pad,
            progress=lambda position: (position.round, position.totals),
            played=boggle_past.pad_rounds_of,
            sittings=boggle_past.sittings,
            terms=boggle_past.pad_terms_of,
            players=boggle_past.players_of,
            count=boggle_past.pad_count_of,
            closed_until=ClosedUntil.TIME_CALLED,
            closes_words=lambda position: position.phase is BogglePadPhase.SEARCH,
            reopening=boggle_pad.Reopened,
        ),
        GameKind(
            name="scrabble_pad",
            game="scrabble",
            logic=SCRABBLE_PAD,
            rules=ScrabblePadRules,
            begin=open_scrabble_pad,
            opening=ScrabblePadPosition,
            events=_named(scrabble_pad.ScrabblePadEvent),
            last=scrabble.Ended,
            check=_check_scrabble_pad,
            progress=lambda position: (len(position.turns), position.scores),
            played=_no_turns,
            sittings=scrabble_past.sittings,
            terms=lambda position: replace(_scrabble_terms(position), kind="scrabble_pad"),
            players=scrabble_past.players_of,
            count=lambda position: len(position.turns),
            closed_until=ClosedUntil.CHALLENGED,
            closes_words=_may_be_challenged,
            reopening=scrabble_pad.Reopened,
        ),
        GameKind(
            name="duplicate",
            game="scrabble",
            levels=scrabble_levels,
            logic=DUPLICATE,
            rules=DuplicateRules,
            begin=open_duplicate,
            opening=DuplicatePosition,
            events=_named(duplicate.DuplicateEvent),
            last=scrabble.Ended,
            check=_check_duplicate,
            progress=lambda position: (position.turns, position.scores),
            played=_no_turns,
            sittings=scrabble_past.sittings,
            terms=lambda position: replace(_scrabble_terms(position), kind="duplicate", hints=False),
            players=scrabble_past.players_of,
            count=lambda position: position.turns,
            closed_until=ClosedUntil.BEST_SEEN,
            closes_words=lambda position: position.phase in (DuplicatePhase.SEARCH, DuplicatePhase.ANSWER),
        ),
    )
}


def kind_named(name: str) -> GameKind:
    """Return the kind of game of this name. Raises `ValueError`."""
    if name not in KINDS:
        raise ValueError(f"there is no kind of game called '{name[:40]}'")
    return KINDS[name]


def kind_of(rules: object) -> GameKind:
    return next(kind for kind in KINDS.values() if isinstance(rules, kind.rules))
