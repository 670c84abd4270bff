"""The rules of one Scrabble game as a value, and how tiles, boards and rules are read from files."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from boggle_desk.engine.kernels.codes import MOST_TILES
from boggle_desk.engine.rulebook import BadRules, Limits, Use, build, check_limits, part, read_table, read_tables
from boggle_desk.engine.scrabble.board import Layout, layout_of
from boggle_desk.engine.scrabble.tiles import TileKind, TileSet

_COUNT, _POINTS = Limits(1, 1_000), Limits(0, 100_000)
_ALIKE = Use(in_terms=False)  # what a play counts is the same, so results compare
_AT_SCREEN = Use(in_terms=False, on_pad=False)  # the same, and a real table does without


class Judging(StrEnum):
    """When a word is judged, and by whom."""

    TABLE = "table"  # the table is asked about words that the dictionary lacks (P18)
    REFUSE = "refuse"  # the dictionary refuses a play with a word that it lacks; one tries again
    CHALLENGE = "challenge"  # only when an opponent challenges, before the next player starts (rule S12)


@dataclass(frozen=True)
class ChallengeRule:
    """How words are judged and what a challenge to good words costs. A phony always goes back and costs its player
    the turn (rule S12)."""

    judging: Judging
    costs_turn: bool = False
    """Whether a challenger who was wrong loses the next turn (`DOUBLE`)."""
    bonus: Annotated[int, _POINTS] = 0
    """Points for the player who was challenged wrongly (five or ten, as a rule)."""

    def __post_init__(self) -> None:
        check_limits(self)


ASK_TABLE = ChallengeRule(Judging.TABLE)
REFUSE = ChallengeRule(Judging.REFUSE)
SINGLE = ChallengeRule(Judging.CHALLENGE)
DOUBLE = ChallengeRule(Judging.CHALLENGE, costs_turn=True)


class Hints(StrEnum):
    """Whether players may ask for hints, and which words those show."""

    NONE = "none"  # nobody gets a hint, nor learns during the game what could have been played
    SIMPLE = "simple"  # only words that most ten-year-olds know
    EVERYDAY = "everyday"  # only words that most adults know
    ANY = "any"  # the best play, however rare its words are


class EndRacks(StrEnum):
    """What unplayed tiles count when somebody has gone out. When nobody has, all scores fall by them."""

    BOTH = "both"
    """The others lose their unplayed tiles' values and the player who went out gains them (rule S19)."""
    DOUBLE = "double"
    """The player who went out gains twice the others' unplayed tiles' values; nobody loses any."""


class Bonus(NamedTuple):
    """The extra points for laying `tiles` tiles in one turn (rule S18)."""

    tiles: int = 7
    points: int = 50


BONUS = Bonus()


@dataclass(frozen=True)
class ScrabbleRules:
    """All that two editions of the game can differ in. It is written into every saved game."""

    key: Annotated[str, _ALIKE]
    """The preset that these rules come from."""
    tiles: TileSet
    layout: Layout
    rack_size: Annotated[int, Limits(1, MOST_TILES)] = 7
    bingo_bonus: Annotated[int, _POINTS] = 50
    """Points for a play of `bingo_tiles` or more tiles (rule S18)."""
    bingo_tiles: Annotated[int, _COUNT] = 7
    first_play_minimum: Annotated[int, _COUNT, _ALIKE] = 2
    """The fewest tiles of the first play (rule S3)."""
    challenge: Annotated[ChallengeRule, _ALIKE] = ASK_TABLE
    exchange_minimum: Annotated[int, _COUNT, _ALIKE] = 1
    """The fewest tiles in the bag that allow an exchange (rule S9). Nobody exchanges more than the bag holds."""
    pass_rounds: Annotated[int, Limits(0, 1_000), _ALIKE] = 1
    """The game ends when all players have passed this many times in succession (rule S13); 0: it does not."""
    scoreless_limit: Annotated[int, Limits(0, 1_000), _ALIKE] = 0
    """The game ends after this many turns without points in succession (rule S13); 0: it does not."""
    end_racks: Annotated[EndRacks, _ALIKE] = EndRacks.BOTH
    open_racks: Annotated[bool, _AT_SCREEN] = False
    """Whether all players see all racks (P8)."""
    take_back: Annotated[bool, _AT_SCREEN] = True
    """Whether a turn may be taken back while no tile was drawn after it."""
    hints: Annotated[Hints, Use(on_pad=False)] = Hints.NONE
    bluffs: Annotated[bool, _AT_SCREEN] = False
    """Whether computers now and then lay a word that they made up, where opponents may challenge it."""
    seconds: Annotated[int, Limits(0, 100_000), _AT_SCREEN] = 0
    """The seconds that each player has for the whole game; 0: no clock."""
    increment: Annotated[int, Limits(0, 3_600), _AT_SCREEN] = 0
    """The seconds that each turn gives back to its player, where there are `seconds`."""
    turn_seconds: Annotated[int, Limits(0, 100_000), _AT_SCREEN] = 0
    """The seconds of the sandglass of each turn, after which it is passed; 0: none."""
    overtime: Annotated[int, _POINTS, _AT_SCREEN] = 10
    """The points that each minute begun beyond a player's time costs."""
    lexicon: Annotated[str, _ALIKE] = "english"
    """The key of the dictionary that judges."""

    def stall(self, passes: int, scoreless: int, players: int) -> bool:
        """Return whether this many passes, or turns without points, in succession end the game (rule S13)."""
        by_passes = self.pass_rounds and passes >= self.pass_rounds * players
        return bool(by_passes or (self.scoreless_limit and scoreless >= self.scoreless_limit))

    @property
    def may_open_racks(self) -> bool:
        """Whether the table may open its racks during a game: not where opponents challenge or nothing is undone."""
        return self.take_back and self.challenge.judging is not Judging.CHALLENGE

    @property
    def bonus(self) -> Bonus:
        return Bonus(self.bingo_tiles, self.bingo_bonus)

    def __post_init__(self) -> None:
        check_limits(self)
        if not self.pass_rounds and not self.scoreless_limit:
            raise ValueError("pass_rounds and scoreless_limit are both 0, so a game might never end")


_LARGEST_BOARD = 20_000


def read_tile_sets(folder: Path) -> dict[str, TileSet]:
    """Return the tile set of every TOML file in the folder by key. Raises `BadRules`."""
    return {path.stem: _tile_set(path) for path in sorted(folder.glob("*.toml"))}


def _tile_set(path: Path) -> TileSet:
    table = read_table(path)
    kinds = table.get("kinds")
    if not isinstance(kinds, list):
        raise BadRules(f"{path.name}: there is no list of kinds")
    built = [part(TileKind, kind, path.name) for kind in kinds]
    return build(TileSet, table | {"key": path.stem, "kinds": built}, path.name)


def read_layouts(folder: Path) -> dict[str, Layout]:
    """Return the board of every picture (`.txt`) in the folder by key. Raises `BadRules`."""
    return {path.stem: read_layout(path) for path in sorted(folder.glob("*.txt"))}


def read_layout(path: Path) -> Layout:
    """Return the board of a picture. Raises `BadRules`."""
    if path.stat().st_size > _LARGEST_BOARD:
        raise BadRules(f"{path.name}: longer than {_LARGEST_BOARD} bytes, which no board is")
    try:
        return layout_of(path.stem, path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadRules(f"{path.name}: {error}") from error


def read_presets(folder: Path, sets: Mapping[str, TileSet], layouts: Mapping[str, Layout]) -> dict[str, ScrabbleRules]:
    """Return the rules of every TOML file in the folder by key, in the order that the files ask for. Raises
    `BadRules`."""
    tables = read_tables(folder)
    return {key: preset_of(key, table, sets, layouts, f"{key}.toml") for key, table in tables.items()}


def preset_of(
    key: str, table: Mapping[str, Any], sets: Mapping[str, TileSet], layouts: Mapping[str, Layout], source: str
) -> ScrabbleRules:
    """Return the rules that a table describes. Raises `BadRules`, which names the source."""
    tiles, layout = sets.get(str(table.get("tiles"))), layouts.get(str(table.get("layout")))
    if tiles is None:
        raise BadRules(f"{source}: there are no tiles called '{table.get('tiles')}'")
    if layout is None:
        raise BadRules(f"{source}: there is no board called '{table.get('layout')}'")
    values = {**table, "key": key, "tiles": tiles, "layout": layout}
    if "challenge" in table:
        values["challenge"] = part(ChallengeRule, table["challenge"], source)
    return build(ScrabbleRules, values, source)
