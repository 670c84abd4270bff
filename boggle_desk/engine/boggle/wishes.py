"""Shakes unseen until a board fulfils the table's wish or is a fair one. Every shake is a plain one (rule B5), and the
first that fits counts."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import compress
from pathlib import Path
from random import Random
from typing import Any

from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.cubes import CubeSet, PlacedCube, shake
from boggle_desk.engine.boggle.rules import SHORT, BoardWish, BoggleRules, WordCounts, WordRange, lacking
from boggle_desk.engine.boggle.solver import board_solver, words_on
from boggle_desk.engine.kernels import kept_with_graph
from boggle_desk.engine.kernels.boggle import Solver
from boggle_desk.engine.lexicon import NOT_SHOWN, Levels, Lexicon, level_tier
from boggle_desk.engine.players import Player
from boggle_desk.engine.rulebook import BadRules, read_table
from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.engine.word_graph import WordGraph

MOST_SHAKES = 20_000
"""After this many shakes a wish is out of reach."""
FAIR_SHAKES = 20
"""After this many the best board is fair enough. One in twenty English boards is below the floor."""
FIRST_BATCH, LARGEST_BATCH = 8, 256
_LONG = 1_000
"""Weight of a long word in a sum with short ones: more than any board has short ones."""
_LONGEST = 255


@dataclass(frozen=True)
class WishedBoard:
    cubes: tuple[PlacedCube, ...]
    shakes: int
    """Boards shaken in all."""
    place: int
    """Which of them this is, from 1."""
    granted: bool
    tally: WordCounts


@dataclass(frozen=True)
class Wanted:
    """A wish, the words that count, and by the same rules the cubes."""

    wish: BoardWish
    words: WordRange
    lexicon: Lexicon
    fair: bool = False
    """Whether it is the floor of a fair shake, which most boards reach."""

    @property
    def cubes(self) -> CubeSet:
        return self.words.rules.cubes


Floors = Mapping[int, Mapping[int, int]]
"""The fewest everyday words of a fair board, by cubes and minimum length."""


def read_floors(path: Path) -> Floors:
    """Return the floors of a TOML file. Raises `BadRules`."""
    try:
        return {
            int(cubes): {int(least): int(words) for least, words in row.items()}
            for cubes, row in read_table(path).items()
        }
    except (ValueError, TypeError, AttributeError) as error:
        raise BadRules(f"{path.name}: {error}") from error


def wanted_by(rules: BoggleRules, floors: Floors, lexicon: Lexicon) -> Wanted | None:
    """Return what a shake by these rules is for: the table's wish, else a fair board; None if any board will do."""
    words = WordRange(rules)
    if rules.wish:
        return Wanted(rules.wish, words, lexicon)
    floor = floors.get(len(rules.cubes.cubes), {}).get(words.least, 0) if rules.fair_shake else 0
    return Wanted(BoardWish(floor, counted=Vocabulary.EVERYDAY), words, lexicon, fair=True) if floor else None


Told = Callable[[WishedBoard], None]
"""Called with the nearest board after each batch; may raise to cancel."""


def wished_board(
    wanted: Wanted, rng: Random, told: Told = lambda _so_far: None, first: tuple[PlacedCube, ...] | None = None
) -> WishedBoard:
    """Return the first plain shake that fulfils the wish, or the nearest of `MOST_SHAKES` (`FAIR_SHAKES`). Takes
    microseconds to seconds. `first`: the board of a shake that comes before those of `rng`."""
    nearest: WishedBoard | None = None
    closest, place = float("inf"), 0
    for boards, tallies in _batches(wanted, rng, first):
        for cubes, tally in zip(boards, tallies, strict=True):
            place += 1
            far = lacking(wanted.wish, tally)
            if far == 0:
                return WishedBoard(cubes, place, place, True, tally)
            if far < closest:
                closest, nearest = far, WishedBoard(cubes, place, place, False, tally)
        if nearest:
            nearest = WishedBoard(nearest.cubes, place, nearest.place, False, nearest.tally)
            told(nearest)
    assert nearest  # noqa: S101  # there is at least one batch
    return nearest


def share_granted(wanted: Wanted, rng: Random, boards: int, check: Check = go_on) -> float:
    """Return the share of plain shakes that fulfil the wish. `check` is called between batches."""
    counter, granted = _Counter(wanted), 0
    for done in range(0, boards, FIRST_BATCH):
        check()
        tallies = counter.tallies([shake(wanted.cubes.cubes, rng) for _ in range(min(FIRST_BATCH, boards - done))])
        granted += sum(lacking(wanted.wish, tally) == 0 for tally in tallies)
    return granted / boards


def _batches(
    wanted: Wanted, rng: Random, first: tuple[PlacedCube, ...] | None
) -> Iterator[tuple[list[tuple[PlacedCube, ...]], list[WordCounts]]]:
    counter, most = None if wanted.fair else _Counter(wanted), FAIR_SHAKES if wanted.fair else MOST_SHAKES
    done, size = 0, FIRST_BATCH if counter else 1
    while done < most:
        size = min(size, most - done)
        boards = [shake(wanted.cubes.cubes, rng) for _ in range(size)] if done or first is None else [first]
        yield boards, counter.tallies(boards) if counter else [_everyday(wanted, board) for board in boards]
        done, size = done + len(boards), min(2 * size, LARGEST_BATCH) if counter else 1


def _everyday(wanted: Wanted, placed: tuple[PlacedCube, ...]) -> WordCounts:
    """Count a board's everyday words in a millisecond, where a `_Counter` needs seconds before its first board. All
    words of a dictionary without commonness count."""
    cubes, lexicon = wanted.cubes, wanted.lexicon
    board = board_of(cubes.rows, cubes.columns, placed)
    words = [each.word for each in words_on(board, lexicon, wanted.words)]
    if lexicon.tells_commonness:
        words = [word for word in words if lexicon.is_everyday(word) and lexicon.is_shown(word)]
    return WordCounts(len(words), 0, 0)


class _Counter:
    """Counts the words of many boards of one set."""

    def __init__(self, wanted: Wanted) -> None:
        cubes, wish, lexicon = wanted.cubes, wanted.wish, wanted.lexicon
        self._least = wanted.words.least
        faces = sorted({face for cube in cubes.cubes for face in cube})
        self._number = {face: number for number, face in enumerate(faces)}
        graphs = _graphs(lexicon.graph, lexicon.levels, wish.counted)
        graphs += _barred(graphs[0], graphs[1:], wanted.words)
        self._solvers = [board_solver(graph, cubes.rows, cubes.columns, faces) for graph in graphs]
        long = wish.long_word or _LONGEST + 1
        self._points = [(length <= SHORT) + _LONG * (length >= long) for length in range(_LONGEST + 1)]

    def tallies(self, boards: Sequence[tuple[PlacedCube, ...]]) -> list[WordCounts]:
        faces = bytes(self._number[cube.letters] for board in boards for cube in board)
        sums, counts = self._scored(self._solvers[0], faces)
        for solver in self._solvers[1:]:
            without, fewer = self._scored(solver, faces)
            sums = [a - b for a, b in zip(sums, without, strict=True)]
            counts = [a - b for a, b in zip(counts, fewer, strict=True)]
        return [WordCounts(count, each % _LONG, each // _LONG) for count, each in zip(counts, sums, strict=True)]

    def _scored(self, solver: Solver, faces: bytes) -> tuple[list[int], list[int]]:
        sums, counts = solver.score(faces, self._points, self._least)
        return list(sums), list(counts)


@kept_with_graph
def _graphs(graph: WordGraph, levels: Levels | None, counted: Vocabulary) -> tuple[WordGraph, ...]:
    """Return the graph of counted words and, if needed, of words to subtract; everything without levels."""
    if levels is None:
        return (graph,)
    words: Iterable[str] = levels.offensive
    if counted is not Vocabulary.ALL:
        counts = bytes(not level & NOT_SHOWN and level_tier(level) <= counted.tier for level in range(256))
        words = compress(levels.graph, levels.values.translate(counts))
    if counted is Vocabulary.ALL or graph is not levels.graph:
        words = sorted(filter(graph.__contains__, words), key=lambda word: graph.number(word) or 0)
    chosen = WordGraph.build(words, graph.alphabet)
    if counted is Vocabulary.ALL:
        return (graph, chosen) if len(chosen) else (graph,)
    return (chosen,)


class _Noted:
    """Rules that note which of them are asked for."""

    def __init__(self, rules: BoggleRules) -> None:
        self._rules, self.asked = rules, dict[str, Any]()

    def __getattr__(self, name: str) -> Any:
        value = self.asked[name] = getattr(self._rules, name)
        return value


def _barred(counted: WordGraph, without: tuple[WordGraph, ...], words: WordRange) -> tuple[WordGraph, ...]:
    """Return the graph of more words to subtract: long enough, but not counted by the rules. None if there are none.
    They are looked for once for all rules that are alike in what tells whether a word counts: it takes a second."""
    found, rules = _found(counted, without, type(words.rules), words.players), words.rules
    for asked, graphs in found:
        if all(getattr(rules, name) == value for name, value in asked.items()):
            return graphs
    noted: Any = _Noted(rules)
    noting = replace(words, rules=noted)
    least = noting.least
    long = (word for word in counted if len(word) >= least and word not in noting)
    barred = [word for word in long if not any(word in each for each in without)]
    graphs = (WordGraph.build(barred, counted.alphabet),) if barred else ()
    found.append((noted.asked, graphs))
    return graphs


@kept_with_graph
def _found(
    _counted: WordGraph, _without: tuple[WordGraph, ...], _kind: type, _players: tuple[Player, ...]
) -> list[tuple[dict[str, Any], tuple[WordGraph, ...]]]:
    """Return what `_barred` has found, each with the rules that it was found by."""
    return []


class ReadyWish(StrEnum):
    NONE = "none"
    MANY = "many"
    FEW = "few"
    CHILDREN = "children"
    LONG = "long"
    OWN = "own"
    """The table's own numbers."""


_USUAL: dict[tuple[int, int], tuple[int, int, int, int]] = {
    (16, 3): (150, 40, 35, 8),
    (16, 4): (105, 15, 19, 8),
    (25, 3): (350, 115, 65, 9),
    (25, 4): (270, 80, 37, 9),
    (36, 3): (470, 175, 90, 10),
    (36, 4): (360, 125, 48, 10),
}
"""By cells and minimum length: 90% and 10% of the everyday words, 90% of short and of simple words, a length that
not every board has; measured on 2,000 shakes of each set."""


def ready_wish(wanted: ReadyWish, cells: int, minimum_length: int) -> BoardWish:
    """Return the wish for boards of this size and minimum length; empty for `NONE` and `OWN`."""
    size = min((16, 25, 36), key=lambda each: abs(each - cells))
    many, few, short, long = _USUAL[size, 3 if minimum_length <= 3 else 4]
    return {
        ReadyWish.MANY: BoardWish(least_words=many, counted=Vocabulary.EVERYDAY),
        ReadyWish.FEW: BoardWish(least_words=1, most_words=few, counted=Vocabulary.EVERYDAY),
        ReadyWish.CHILDREN: BoardWish(short_words=short, counted=Vocabulary.SIMPLE),
        ReadyWish.LONG: BoardWish(long_word=long, counted=Vocabulary.EVERYDAY),
    }.get(wanted, BoardWish())
