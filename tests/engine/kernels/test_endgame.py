"""The search of the endgame against trying everything, and what it promises to those who call it."""

from typing import Any

from hypothesis import given, settings

from boggle_desk.engine.kernels.codes import STRIP
from boggle_desk.engine.scrabble.events import Pass, PlayTiles
from boggle_desk.engine.scrabble.numbering import numbering
from boggle_desk.engine.scrabble.plays import play_of
from boggle_desk.engine.scrabble.position import Phase
from tests.engine.kernels.ways import Ways
from tests.engine.scrabble.endings import Ending, Exhaustive, endings


class Solver:
    """The kernel for one end of a game."""

    def __init__(self, ways: Ways, ending: Ending, **changes: Any) -> None:
        rules, self.ending = ending.now.rules, ending
        self.numbers = numbering(ending.graph, rules.tiles)
        layout = rules.layout
        self.generator = ways["generator"].Generator(
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
        self.endgame = ways["endgame"].Endgame(self.generator, **given)

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


@settings(max_examples=60, deadline=None)
@given(ending=endings())
def test_s13_s19_values_are_those_of_trying_everything(ways: Ways, ending: Ending) -> None:
    solver = Solver(ways, ending)
    solution = solver.solve()
    assert solution.exact
    assert solution.value == ending.value
    assert solver.played(solution) == ending.value
