"""The best end of a game of two, once the bag is empty and both racks are known. With three or four players the other
racks are unknown: there `simulation` plays to the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import Event, Thread
from time import monotonic

from boggle_desk.engine.kernels import per_thread
from boggle_desk.engine.kernels.codes import INFINITE, MOST_TILES, STRIP
from boggle_desk.engine.kernels.endgame import MOST_DEPTH, EndgameSolver, Solution, Turn
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.events import Pass, PlayTiles
from boggle_desk.engine.scrabble.movegen import Machine, TileGraph, new_machine
from boggle_desk.engine.scrabble.plays import play_of, rack_worth
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Rack
from boggle_desk.engine.scrabble.values import Basis, Candidate, Evaluation, own_candidate
from boggle_desk.engine.stopping import Stopped, never

_KEPT = 4  # searches that a thread keeps for later
_LOOKS = 0.02  # seconds between two looks whether to stop
_LONGEST = 4_000_000.0  # what a thread can wait, in seconds


@dataclass(frozen=True)
class EndTurn:
    move: PlayTiles | Pass
    score: int


@dataclass(frozen=True)
class Ending:
    value: int
    """By how many points the player on turn gains on the other from here on, with both racks reckoned (rule S19)."""
    exact: bool
    """Whether that is certain; otherwise it is a good guess."""
    depth: int
    """How many turns that are not forced were looked ahead."""
    nodes: int
    variation: tuple[EndTurn, ...]
    """Best play, as far as the search went; the first turn is the one to make."""

    @property
    def move(self) -> PlayTiles | Pass:
        return self.variation[0].move


@dataclass(frozen=True, eq=False)
class Searcher:
    """A kernel's search for one board and its rules. It serves one thread at a time."""

    machine: Machine
    endgame: EndgameSolver

    def solve(
        self,
        board: Board,
        racks: tuple[Rack, Rack],
        zeros: tuple[int, int] = (0, 0),
        depth: int = MOST_DEPTH,
        nodes: int = 0,
        bounds: tuple[int, int] = (-INFINITE, INFINITE),
    ) -> Solution:
        """Return what the kernel says; the rack of the player on turn comes first. Raises ValueError for no endgame."""
        numbers = self.machine.numbering
        own, other = map(numbers.counts, racks)
        if [sum(own), sum(other)] != [len(rack) for rack in racks]:
            raise ValueError("the dictionary has no word with one of the tiles")
        return self.endgame.solve(numbers.codes(board), own, other, *zeros, depth, nodes, bounds)

    def turn(self, turn: Turn) -> EndTurn:
        first, length = turn.move[0] | turn.move[1] << 8, turn.move[2]
        strip = turn.move[STRIP : STRIP + length]
        square_of, tile = self.machine.square_of, self.machine.numbering.tile
        laid = [(square_of[first + at], tile(code)) for at, code in enumerate(strip) if code]
        return EndTurn(PlayTiles(play_of(laid)) if laid else Pass(), turn.score)


@per_thread(_KEPT)
def _searcher(graph: TileGraph, rules: ScrabbleRules, _number: int) -> Searcher:
    """Raises ValueError for a board or tiles beyond what kernels take."""
    machine = new_machine(graph, rules.tiles, rules.layout, rules.bonus)
    limits = rules.pass_rounds, rules.scoreless_limit, rules.first_play_minimum
    return Searcher(machine, EndgameSolver(machine.generator, *limits))


def searchers(graph: TileGraph, rules: ScrabbleRules, number: int = 1) -> list[Searcher]:
    """Return `number` searches of this thread, which are reused."""
    return [_searcher(graph, rules, each) for each in range(number)]


def is_endgame(view: ScrabblePosition) -> bool:
    """Return whether all is known: two players, an empty bag, and nobody loses a turn by a challenge."""
    return len(view.players) == 2 and view.turn is not None and not view.bag and not view.losing and all(view.racks)


def solve_endgame(
    view: ScrabblePosition,
    graph: TileGraph,
    seconds: float = 1.0,
    nodes: int = 0,
    stop: Callable[[], bool] = never,
) -> Ending | None:
    """Return the best end for the player on turn, from what `seen_by` shows. `nodes` (0: no limit) makes it repeatable.
    None where `is_endgame` is false, no word has one of the tiles, or time was too short. Raises `Stopped` when `stop`
    says so."""
    seat = view.turn
    if seat is None or not is_endgame(view):
        return None
    racks = view.racks[seat], view.unseen_by(seat)
    [searcher] = searchers(graph, view.rules)
    if len(racks[1]) != len(view.racks[1 - seat]) or max(map(len, racks)) > MOST_TILES:
        return None  # it came from elsewhere, with tiles that nobody has seen
    if any(face not in searcher.machine.numbering.kinds for rack in racks for face in rack):
        return None
    with watched([searcher], seconds, stop) as expired:
        found = searcher.solve(view.board, racks, (view.passes, view.scoreless), nodes=nodes)
    if expired.stopped or stop():
        raise Stopped
    if not found.variation:
        return None
    turns = tuple(map(searcher.turn, found.variation))
    return Ending(found.value, found.exact, found.depth, found.nodes, turns)


class Watch:
    def __init__(self) -> None:
        self.over = False
        self.stopped = False


@contextmanager
def watched(some: list[Searcher], seconds: float, stop: Callable[[], bool] = never) -> Iterator[Watch]:
    """Stop searches of any thread when the time is up or `stop` says so; let them search again afterwards."""
    watch, done = Watch(), Event()
    for searcher in some:
        searcher.endgame.stop(False)
    watcher = Thread(target=_watch, args=(watch, some, monotonic() + seconds, stop, done), daemon=True)
    watcher.start()
    try:
        yield watch
    finally:
        done.set()
        watcher.join()
        for searcher in some:
            searcher.endgame.stop(False)


def _watch(watch: Watch, some: list[Searcher], until: float, stop: Callable[[], bool], done: Event) -> None:
    while not watch.over:
        left = min(until - monotonic(), _LONGEST)
        if done.wait(max(0.0, left if stop is never else min(left, _LOOKS))):
            return
        watch.stopped = stop()
        watch.over = watch.stopped or monotonic() >= until
    for searcher in some:
        searcher.endgame.stop()


LEAST_SECONDS = 0.6
"""The least time for a search of the end."""


def exact_evaluation(
    view: ScrabblePosition,
    static: Evaluation,
    graph: TileGraph,
    seconds: float,
    stop: Callable[[], bool] = never,
) -> Evaluation | None:
    """Return the evaluation with exact values; None unless the game of two ends and time sufficed for the best move and
    the one made."""
    until = monotonic() + max(seconds, LEAST_SECONDS)
    if not is_endgame(view):
        return None
    ending = solve_endgame(view, graph, seconds=until - monotonic(), stop=stop)
    if ending is None or not ending.exact:
        return None
    first = own_candidate(view, ending.move, 0.0, 1)
    wanted = {each.move: each for each in (first, static.made, static.passing, *static.best) if each}
    valued: dict[object, Candidate] = {}
    for move, each in wanted.items():
        value = ending.value if move == ending.move else _value(view, each, graph, until, stop)
        if value is not None:
            valued[move] = replace(each, equity=float(value), basis=Basis.EXACT)
    if static.made and static.made.move not in valued:
        return None
    ranked = sorted(valued.values(), key=lambda each: (-each.equity, each.move != ending.move, each.rank))
    placed = [replace(each, rank=1 + sum(other.equity > each.equity for other in ranked)) for each in ranked]
    return static.revalued(placed, Basis.EXACT)


def _value(
    view: ScrabblePosition, candidate: Candidate, graph: TileGraph, until: float, stop: Callable[[], bool]
) -> int | None:
    """Return what a move gains by best play to the end; None if time was too short."""
    seat = view.turn or 0
    other, theirs = 1 - seat, view.unseen_by(seat)
    tiles = view.rules.tiles
    if isinstance(candidate.move, PlayTiles) and not candidate.kept:
        return candidate.score + 2 * rack_worth(tiles, theirs)
    racks = (candidate.kept, theirs) if seat == 0 else (theirs, candidate.kept)
    passed, scored = isinstance(candidate.move, Pass), candidate.score > 0
    after = replace(
        view,
        tiles=view.board.with_tiles(candidate.laid).tiles,
        racks=racks,
        turn=other,
        passes=view.passes + 1 if passed else 0,
        scoreless=0 if scored else view.scoreless + 1,
    )
    if after.is_stalled:
        return candidate.score + rack_worth(tiles, theirs) - rack_worth(tiles, candidate.kept)
    left = until - monotonic()
    answer = solve_endgame(after, graph, seconds=left, stop=stop) if left > 0 else None
    return candidate.score - answer.value if answer and answer.exact else None
