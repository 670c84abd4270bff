"""A game on a table of the kernel, as computer players see it and play on it."""

from boggle_desk.engine.kernels.codes import BLANKED, STRANGE
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import Exchange, PlayTiles
from boggle_desk.engine.scrabble.plays import score_play
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.simulation import GameSimulator
from boggle_desk.engine.scrabble.tiles import HIDDEN
from boggle_desk.engine.scrabble.values import OwnMove


def view_of(simulator: GameSimulator) -> ScrabblePosition:
    """Return what the player on turn sees."""
    table, numbers = simulator.table, simulator.machine.numbering
    passes, scoreless = table.zeros()
    seats = range(table.players)
    racks = [numbers.rack(table.rack(seat)) for seat in seats]
    codes = table.board()
    return ScrabblePosition(
        simulator.rules,
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


def make(simulator: GameSimulator, move: OwnMove) -> None:
    """Make a move of the player on turn. Raises ValueError if it cannot be made; words are not judged."""
    table, machine = simulator.table, simulator.machine
    if isinstance(move, PlayTiles):
        score = score_play(simulator.rules, view_of(simulator).board, move.play).score
        table.play(machine.move(move.play), score)
    elif isinstance(move, Exchange):
        table.exchange(machine.numbering.counts(move.tiles))
    else:
        table.pass_turn()
