"""The search of the endgame against trying everything, and what it promises to those who call it."""

import threading
from dataclasses import replace
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given, settings

from boggle_desk.engine.kernels.codes import KINDS, STRIP
from boggle_desk.engine.scrabble.board import PLAIN, Board, Layout, Premium
from boggle_desk.engine.scrabble.events import Pass, PlayTiles
from boggle_desk.engine.scrabble.movegen import numbering
from boggle_desk.engine.scrabble.plays import play_of
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.tiles import Tile
from tests.engine.kernels.machines import refused
from tests.engine.kernels.ways import Ways
from tests.engine.scrabble.endings import TILES, Ending, Exhaustive, ending_of, endings
from tests.engine.scrabble.table import FAMILY


class Solver:
    """The kernel for one end of a game."""

    def __init__(self, ways: Ways, ending: Ending, **changes: Any) -> None:
        rules, self.ending = ending.now.rules, ending
        self.numbers = numbering(ending.graph, rules.tiles)
        layout = rules.layout
        self.generator = ways["moves"].MoveGenerator(
            ending.graph.two_way,
            layout.rows,
            layout.columns,
            layout.start,
            bytes(premium.letter for premium in layout.premiums),
            bytes(premium.word for premium in layout.premiums),
            self.numbers.values,
            ending.graph.playable,
            rules.bingo_tiles,
            rules.bingo_bonus,
        )
        limits = {"pass_rounds": rules.pass_rounds, "scoreless_limit": rules.scoreless_limit}
        given = {**limits, "first_play_minimum": rules.first_play_minimum, "table_bits": 10} | changes
        self.endgame = ways["endgame"].EndgameSolver(self.generator, **given)

    def solve(self, **changes: Any) -> Any:
        """Return the solution of the kernel."""
        now = self.ending.now
        racks = [self.numbers.counts(rack) for rack in now.racks]
        given = {"passes": now.passes, "scoreless": now.scoreless} | changes
        return self.endgame.solve(self.numbers.codes(now.board), *racks, **given)

    def move(self, turn: Any) -> PlayTiles | Pass:
        """Return a turn of a variation as the referee takes it."""
        first, strip = turn.move[0] | turn.move[1] << 8, turn.move[STRIP : STRIP + turn.move[2]]
        laid = [(self.generator.square(first + at), self.numbers.tile(code)) for at, code in enumerate(strip) if code]
        return PlayTiles(play_of(laid)) if laid else Pass()

    def played(self, solution: Any) -> int:
        """Return what the variation comes to by the referee: it leads to the end, or to passes."""
        exhaustive, now = Exhaustive(self.ending.words), self.ending.now
        for turn in solution.variation:
            before, seat = now.scores, now.turn
            assert seat is not None
            now = exhaustive.then(now, self.move(turn))
            assert now.phase is Phase.ENDED or now.scores[seat] - before[seat] == turn.score
        while now.phase is not Phase.ENDED:
            assert not any(solution.variation[-1].move)
            now = exhaustive.then(now, Pass())
        return now.scores[0] - now.scores[1]


@pytest.mark.slow
@settings(max_examples=settings().max_examples // 4)
@given(ending=endings())
def test_s13_s19_values_are_those_of_trying_everything(both_ways: tuple[Ways, ...], ending: Ending) -> None:
    """So are the sides of bounds, and plays are found again that a search for the best one has left out before."""
    for ways in both_ways:
        solver, now = Solver(ways, ending), ending.now
        solution = solver.solve()
        assert solution.exact
        assert solution.value == ending.value
        assert solver.played(solution) == ending.value
        solver.generator.set_board(solver.numbers.codes(now.board))
        solver.generator.find_best(solver.numbers.counts(now.racks[0]))
        assert solver.solve().value == ending.value
        for low in (ending.value - 2, ending.value, ending.value + 2):
            found = solver.solve(bounds=(low, low + 1))
            assert found.exact
            assert (found.value <= low) == (ending.value <= low)


@cache
def wide(own: str = "DDABBAE", other: str = "ABDECEC") -> Ending:
    """Return an ending that takes long."""
    layout = Layout("wide", "Wide", 9, 9, (PLAIN, Premium(letter=3), Premium(word=2)) * 27, 0)
    board = Board(layout, tuple(Tile("CAB"[at]) if at < 3 else None for at in range(81)))
    return ending_of(replace(FAMILY, tiles=TILES), board, (own, other))


def test_the_same_question_has_the_same_answer(ways: Ways) -> None:
    solver = Solver(ways, wide())
    first = solver.solve(nodes=300)
    assert solver.solve(nodes=300) == first == Solver(ways, wide()).solve(nodes=300)
    solver.solve(nodes=100, afresh=False)
    assert solver.solve(nodes=300) == first


def test_both_ways_look_at_the_same_positions() -> None:
    compiled, uncompiled = (Solver(Ways(way), wide("DDAB", "ABE")).solve(nodes=2_000) for way in (True, False))
    assert compiled == tuple(uncompiled)
    assert compiled.depth >= 1


@pytest.mark.slow
def test_deeper_is_never_called_less_certain(ways: Ways) -> None:
    solver = Solver(ways, wide("D", "BE"))
    depths = [solver.solve(depth=depth) for depth in range(6)]
    assert depths[0].variation == ()
    assert not depths[0].exact
    certain = [each.exact for each in depths]
    assert certain == sorted(certain)
    assert depths[-1].value == solver.ending.value


@pytest.mark.parametrize("nodes", [50, 1_000])
def test_a_search_that_is_stopped_ends_and_the_next_one_is_whole(ways: Ways, nodes: int) -> None:
    """By another thread, after it has begun; how soon is measured in the benchmarks."""
    solver = Solver(ways, wide())
    before = solver.solve(nodes=nodes)
    started, found = threading.Event(), []

    def search() -> None:
        started.set()
        found.append(solver.solve())

    thread = threading.Thread(target=search)
    thread.start()
    started.wait()
    solver.endgame.stop()
    thread.join(60)
    assert not thread.is_alive()
    solver.endgame.stop(False)
    assert solver.solve(nodes=nodes) == before


def is_busy(solver: Solver) -> bool:
    """Tell whether a search uses the generator."""
    try:
        solver.generator.idle()
    except RuntimeError:
        return True
    return False


def test_a_second_thread_is_kept_out(ways: Ways) -> None:
    solver = Solver(ways, wide())
    thread = threading.Thread(target=solver.solve)
    thread.start()
    while not is_busy(solver) and thread.is_alive():
        threading.Event().wait(0.001)
    with pytest.raises(RuntimeError, match="another"):
        solver.solve()
    solver.endgame.stop()
    thread.join(60)
    solver.endgame.stop(False)
    assert solver.solve(nodes=200).nodes == 200


RACK, EMPTY = bytes([1]) + bytes(KINDS - 1), bytes(KINDS)


WRONG: list[tuple[dict[str, Any], type[Exception]]] = [
    ({"rack": EMPTY}, ValueError),
    ({"other": EMPTY}, ValueError),
    ({"rack": RACK[:-1]}, ValueError),
    ({"rack": bytes([16]) + bytes(KINDS - 1)}, ValueError),
    ({"other": bytes(KINDS - 2) + b"\1\0"}, ValueError),
    ({"other": None}, TypeError),
    ({"board": bytes(80)}, ValueError),
    ({"board": b"\xff" * 81}, ValueError),
    ({"board": "a" * 81}, TypeError),
    ({"passes": -1}, ValueError),
    ({"passes": 2}, ValueError),
    ({"scoreless": 10**9}, ValueError),
    ({"passes": 0.5}, TypeError),
    ({"depth": -1}, ValueError),
    ({"depth": 61}, ValueError),
    ({"nodes": -1}, ValueError),
    ({"nodes": 1 << 70}, ValueError),
    ({"bounds": (1, 1)}, ValueError),
    ({"bounds": (-(10**10), 1)}, ValueError),
]


def test_wrong_calls_are_refused_and_break_nothing(ways: Ways) -> None:
    solver = Solver(ways, wide())
    right = {"board": bytes(81), "rack": RACK, "other": RACK, "depth": 2}
    calls = [(partial(solver.endgame.solve, **right | wrong), error) for wrong, error in WRONG]
    assert [call.keywords for call, error in calls if not refused(call, by=(error,))] == []
    assert solver.solve(nodes=200).depth >= 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"pass_rounds": 0},
        {"pass_rounds": -1},
        {"scoreless_limit": 10**6},
        {"first_play_minimum": 0},
        {"table_bits": 7},
        {"table_bits": 25},
    ],
)
def test_an_endgame_that_cannot_be_is_not_made(ways: Ways, wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"must be|might never end"):
        Solver(ways, wide(), **wrong)


def test_an_endgame_needs_a_generator_and_is_made_once(ways: Ways) -> None:
    kernel = ways["endgame"].EndgameSolver
    with pytest.raises(TypeError):
        kernel(None)
    if ways.compiled:
        solver = Solver(ways, wide())
        with pytest.raises(RuntimeError, match="already"):
            solver.endgame.__init__(solver.generator)
        unmade = kernel.__new__(kernel)
        with pytest.raises(RuntimeError, match="never made"):
            unmade.solve(bytes(81), RACK, RACK)
        with pytest.raises(RuntimeError, match="never made"):
            unmade.stop()
