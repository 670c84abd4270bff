"""Tables of the kernel for the engine's rules, and what lies on them in the engine's words."""

from dataclasses import dataclass

from boggle_desk.engine.kernels.codes import BLANKED, STRANGE
from boggle_desk.engine.kernels.table import Table
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.graphs import TileGraph
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.numbering import Bonus, Machine, new_machine, spelled_letters
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.rules import EndRacks, ScrabbleRules
from boggle_desk.engine.scrabble.scoring import score_play
from boggle_desk.engine.scrabble.tiles import HIDDEN
from boggle_desk.engine.scrabble.wins import PLAIN, Wins

TableMove = PlayTiles | Exchange | Pass


@dataclass(eq=False)
class Arena:
    """A table of the kernel on which computers play by the rules. It serves one thread at a time."""

    rules: ScrabbleRules
    machine: Machine
    table: Table

    def view(self) -> ScrabblePosition:
        """Return what the player on turn sees."""
        table, numbers = self.table, self.machine.numbering
        passes, scoreless = table.zeros()
        seats = range(table.players)
        racks = [numbers.rack(table.rack(seat)) for seat in seats]
        codes = table.board()
        return ScrabblePosition(
            self.rules,
            tuple(Player(str(seat + 1)) for seat in seats),
            tuple(numbers.tile(code) if code % BLANKED and code != STRANGE else None for code in codes),
            tuple(rack if seat == table.turn else (HIDDEN,) * len(rack) for seat, rack in enumerate(racks)),
            (HIDDEN,) * table.in_bag(),
            table.scores(),
            phase=Phase.TURN,
            turn=table.turn,
            turns=table.turns + 1,
            passes=passes,
            scoreless=scoreless,
        )

    def make(self, move: TableMove) -> None:
        """Make a move of the player on turn. Raises ValueError if it cannot be made; words are not judged."""
        if isinstance(move, PlayTiles):
            score = score_play(self.rules, self.view().board, move.play).score
            self.table.play(self.machine.move(move.play), score)
        elif isinstance(move, Exchange):
            self.table.exchange(self.machine.numbering.counts(move.tiles))
        else:
            self.table.pass_turn()


def new_arena(rules: ScrabbleRules, graph: TileGraph, leaves: Leaves, wins: Wins, players: int = 2) -> Arena:
    """Return a table that nobody else has. Raises ValueError for tiles or a board beyond what kernels take."""
    machine = new_machine(graph, rules.tiles, rules.layout, Bonus(rules.bingo_tiles, rules.bingo_bonus))
    machine.generator.set_leaves(leaves.table(graph.letters))
    machine.generator.set_vowels(sum(1 << graph.numbers[each] for each in leaves.vowels if each in graph.numbers))
    spelled = spelled_letters(graph, rules.tiles, rules.layout)
    if spelled is not None:
        machine.generator.set_spelled(spelled)
    table = Table(
        machine.generator,
        machine.numbering.set_counts,
        players,
        rules.rack_size,
        max(1, rules.exchange_minimum),
        rules.pass_rounds,
        rules.scoreless_limit,
        rules.end_racks is EndRacks.DOUBLE,
        wins.get(players, PLAIN).steps,
    )
    return Arena(rules, machine, table)
