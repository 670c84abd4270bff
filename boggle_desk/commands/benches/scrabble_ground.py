"""What Scrabble is measured on: a table, and positions of games of the static player with a fixed seed."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache

from boggle_desk import paths
from boggle_desk.commands import UsageError
from boggle_desk.engine.kernels.generator import is_compiled
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.arena import Arena, TableMove
from boggle_desk.engine.scrabble.contenders import contenders
from boggle_desk.engine.scrabble.leaves import read_leaves
from boggle_desk.engine.scrabble.minds import Known
from boggle_desk.engine.scrabble.movegen import find_plays
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.presets import read_layouts, read_presets, read_tile_sets
from boggle_desk.engine.scrabble.valuation import Valuation
from boggle_desk.engine.scrabble.wins import read_wins

SEED = 20261120
_PRESET = "family_strict"


@dataclass(frozen=True)
class Size:
    """How much is done in one turn of a measurement."""

    games: int
    positions: int
    """The most positions from all games."""
    thoughts: int
    """How often the best play of a position is looked for in a row."""
    whole_games: int
    """So many that the luck of single bags hardly shows."""
    simulated: int
    """Positions that are simulated."""
    candidates: int
    rollouts: int


_COMPILED = Size(games=12, positions=1_000, thoughts=4, whole_games=300, simulated=3, candidates=15, rollouts=3_000)
_PLAIN = Size(games=1, positions=5, thoughts=1, whole_games=1, simulated=1, candidates=2, rollouts=4)


@dataclass(frozen=True)
class Moment:
    """A position in the middle of a game, in the numbers of the kernels."""

    board: bytes
    rack: bytes
    view: ScrabblePosition


@dataclass(frozen=True, eq=False)
class Ground:
    """What is measured on: a table, and games on it."""

    known: Known
    size: Size

    @cached_property
    def arena(self) -> Arena:
        """A table for two."""
        return self.known.arena(2)

    @cached_property
    def second(self) -> Arena:
        """Another table, for another thread."""
        return self.known.arena(2)

    @cached_property
    def moments(self) -> list[Moment]:
        """The positions of all games. Raises UsageError if there is none."""
        found: list[Moment] = []
        table = self.arena.table
        self.play(lambda: found.append(Moment(table.board(), table.rack(table.turn), self.arena.view())))
        if not found:
            raise UsageError("Nobody can play Scrabble with these words, so that there is nothing to measure.")
        return found

    def play(self, visit: Callable[[], None]) -> None:
        """Let the static player play against itself, and `visit` while there are tiles on the board and in the bag."""
        table, visits = self.arena.table, 0
        for number in range(SEED, SEED + self.size.games):
            table.deal(number)
            while not table.over and table.in_bag():
                if any(table.board()):
                    visit()
                    visits += 1
                if visits == self.size.positions:
                    return
                table.think()
                table.act()

    def candidates(self, view: ScrabblePosition) -> list[TableMove]:
        """Return the moves of a position that a simulation would look at."""
        tiles, known = self.known.rules.tiles, self.known
        plays = find_plays(view.board, view.racks[view.turn or 0], tiles, known.graph)
        valuation = Valuation(view.board, tiles, known.leaves, len(view.bag))
        return list(contenders(view, plays, valuation.ranked(plays), valuation, self.size.candidates))


@lru_cache(maxsize=1)
def ground(words: Lexicon) -> Ground:
    """Return the ground of a dictionary."""
    sets, layouts = read_tile_sets(paths.resource("tiles")), read_layouts(paths.resource("boards"))
    rules = read_presets(paths.resource("rules", "scrabble"), sets, layouts)[_PRESET]
    leaves = read_leaves(paths.resource("leaves", f"{rules.tiles.key}.leaves"), rules.tiles)
    wins = read_wins(paths.resource("wins", f"{rules.tiles.key}.toml"))
    return Ground(Known(rules, words, leaves, wins), _COMPILED if is_compiled() else _PLAIN)
