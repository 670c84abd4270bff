"""Training gives the same table whoever does the work and however often it is stopped."""

import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from training.leaves import (
    BOARDS_AT_ONCE,
    SMALLEST_POOL,
    BadCheckpoint,
    CensusGame,
    LeaveTally,
    Plan,
    Training,
    count_boards,
    fill_gaps,
    held,
    means,
    read_checkpoint,
    save_checkpoint,
    train,
)

from boggle_desk.engine.scrabble.board import PLAIN, Layout, Premium
from boggle_desk.engine.scrabble.knowledge import Leaves
from boggle_desk.engine.scrabble.leave_file import listed, offsets, ranks
from boggle_desk.engine.scrabble.tiles import TileKind, TileSet
from boggle_desk.engine.word_graph import WordGraph

TILES = TileSet(
    "few",
    "Few",
    "en",
    (
        TileKind("A", 9, 1, vowel=True),
        TileKind("E", 9, 1, vowel=True),
        TileKind("R", 6, 2),
        TileKind("S", 6, 1),
        TileKind("T", 6, 2),
        TileKind("Z", 4, 9),
    ),
    2,
)
TEXT = """
ae aa as at ate ea ear ears east eat eats er era eras es rat rate rates rats re rest sat sate sea seat set star stare
tar tare tea tear tears teas tase te zest art arts tsar arse aster reset tree trees tests treat state
"""
WORDS = sorted(TEXT.split())
LAYOUT = Layout("small", "Small", 9, 9, (PLAIN, Premium(letter=2), PLAIN, Premium(word=2), *(PLAIN,) * 5) * 9, 40)
GAME = CensusGame(WordGraph.build(WORDS, "aerstz").to_bytes(), TILES, LAYOUT)
PLAN = Plan(GAME, boards=2 * BOARDS_AT_ONCE + 1, generations=2, seed=3)


@pytest.fixture(scope="module")
def trained() -> Training:
    """Return the plan carried out at one go, by one thread."""
    with ThreadPoolExecutor(1) as executor:
        return train(Training.begin(PLAN), executor, 1)


def value(training: Training, kept: str) -> float:
    """Return what a leave is worth."""
    return Leaves((*training.letters, "?"), frozenset(), lambda: training.table).value(tuple(kept))


def test_a_blank_and_an_s_are_worth_more_than_a_z_that_no_word_takes(trained: Training) -> None:
    assert trained.is_over
    assert trained.generation == 2
    assert value(trained, "") == 0.0
    assert value(trained, "?") > value(trained, "S") > value(trained, "Z")
    assert value(trained, "ZZ") < value(trained, "Z") < 0.0


def test_workers_change_nothing(trained: Training) -> None:
    with ThreadPoolExecutor(3) as executor:
        again = train(Training.begin(PLAN), executor, 3)
    assert (again.table == trained.table).all()
    with ThreadPoolExecutor(1) as executor:
        other = train(Training.begin(replace(PLAN, seed=4)), executor, 1)
    assert (other.table != trained.table).any()


def stopped_after(calls: int) -> tuple[Callable[[Training], None], list[Training]]:
    """Return what stops a training after so many calls, and the list of what it was told."""
    told: list[Training] = []

    def tell(training: Training) -> None:
        told.append(training)
        if len(told) == calls:
            raise KeyboardInterrupt

    return tell, told


@pytest.mark.parametrize("calls", [1, 3, 4, 6])
def test_a_training_that_was_stopped_ends_with_the_same_table(trained: Training, calls: int, tmp_path: Path) -> None:
    """In the middle of a generation, at its end (calls 3 and 4) and of the next one."""
    tell, told = stopped_after(calls)
    with ThreadPoolExecutor(2) as executor, pytest.raises(KeyboardInterrupt):
        train(Training.begin(PLAN), executor, 2, tell)
    save_checkpoint(tmp_path / "few.checkpoint", told[-1])
    resumed = read_checkpoint(tmp_path / "few.checkpoint", PLAN)
    assert (resumed.generation, resumed.boards_done) == (told[-1].generation, told[-1].boards_done)
    with ThreadPoolExecutor(1) as executor:
        assert (train(resumed, executor, 1).table == trained.table).all()


def test_a_longer_plan_goes_on_where_a_shorter_one_ended(trained: Training, tmp_path: Path) -> None:
    short = replace(PLAN, generations=1)
    with ThreadPoolExecutor(1) as executor:
        save_checkpoint(tmp_path / "few.checkpoint", train(Training.begin(short), executor, 1))
        longer = train(read_checkpoint(tmp_path / "few.checkpoint", PLAN), executor, 1)
    assert (longer.table == trained.table).all()


def test_a_checkpoint_of_another_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "few.checkpoint"
    save_checkpoint(path, Training.begin(PLAN))
    others = (
        replace(PLAN, seed=9),
        replace(PLAN, boards=8),
        replace(PLAN, game=replace(GAME, words=WordGraph.build(WORDS[1:], "aerstz").to_bytes())),
    )
    for other in others:
        with pytest.raises(BadCheckpoint, match="has other words, tiles, boards or seed"):
            read_checkpoint(path, other)


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "few.checkpoint"
    save_checkpoint(path, Training.begin(PLAN))
    whole = path.read_bytes()
    with np.load(io.BytesIO(whole)) as stored:
        arrays = dict(stored)
    for part in (b"", b"nonsense", whole[: len(whole) // 2], whole[:-1]):
        path.write_bytes(part)
        with pytest.raises(BadCheckpoint):
            read_checkpoint(path, PLAN)
    path.write_bytes(b",!, }".join(whole.rsplit(b",), }", 2)))  # a shape that Python cannot read
    with pytest.raises(BadCheckpoint, match="damaged"):
        read_checkpoint(path, PLAN)
    middle = len(whole) // 2
    path.write_bytes(whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :])
    with pytest.raises(BadCheckpoint, match="damaged"):
        read_checkpoint(path, PLAN)
    for name, array in (
        ("table", arrays["table"][1:]),
        ("sums", arrays["sums"].astype(np.float64)),
        ("numbers", np.array([-1, 0])),
        ("done", np.array([{}], object)),
        ("counts", -1 - arrays["counts"]),
    ):
        with path.open("wb") as file:
            np.savez(file, **(arrays | {name: array}))
        with pytest.raises(BadCheckpoint):
            read_checkpoint(path, PLAN)
    with path.open("wb") as file:
        np.savez(file, **{name: array for name, array in arrays.items() if name != "done"})
    with pytest.raises(BadCheckpoint, match="'done' is missing"):
        read_checkpoint(path, PLAN)
    with path.open("wb") as file:
        file.truncate(200_000_001)
    with pytest.raises(BadCheckpoint, match="too large"):
        read_checkpoint(path, PLAN)


def test_pools_of_all_sizes_have_their_turn() -> None:
    """A leave of six equal tiles is only there while the pool is large; one of nothing always is."""
    leaves = Training.begin(PLAN).table.tobytes()
    tally = count_boards(GAME, leaves, 1, range(12))
    assert tally.counts[0] == 12
    assert tally.sums[0] == 0
    assert tally.points > 0
    six_of_a_kind = tally.counts[offsets(7)[6]]
    assert 0 < six_of_a_kind < 12
    assert len(GAME.tiles.tiles) > SMALLEST_POOL


def test_tallies_add_up() -> None:
    leaves = Training.begin(PLAN).table.tobytes()
    together = count_boards(GAME, leaves, 1, range(4))
    apart = count_boards(GAME, leaves, 1, range(2, 4)) + count_boards(GAME, leaves, 1, range(2))
    assert (together.sums == apart.sums).all()
    assert (together.counts == apart.counts).all()
    assert together.points == apart.points


def test_a_plan_without_boards_is_refused() -> None:
    for wrong in ({"boards": 0}, {"generations": 0}, {"seed": -1}):
        with pytest.raises(ValueError, match="boards and generations"):
            replace(PLAN, **wrong)


def test_a_game_that_nobody_can_go_on_with_is_counted_as_it_stands() -> None:
    """Nobody can lay a Z: every rack is worth as much as every other, and every leave is worth nothing."""
    stuck = CensusGame(GAME.words, TileSet("z", "Z", "en", (TileKind("A", 0, 1), TileKind("Z", 40, 1)), 0), LAYOUT)
    tally = count_boards(stuck, bytes(2 * offsets(7)[-1]), 1, range(1))
    assert tally.counts.sum() == 7  # from none to six of them
    assert tally.points == 0
    assert not tally.sums.any()


def test_tiles_that_do_not_fill_the_racks_are_refused() -> None:
    few = CensusGame(GAME.words, TileSet("z", "Z", "en", (TileKind("Z", 13, 1),), 0), LAYOUT)
    with pytest.raises(ValueError, match="do not fill the racks"):
        count_boards(few, bytes(2 * offsets(7)[-1]), 1, range(1))


# ------------------------------------------------------------------------------------- the order of leaves


def test_gaps_are_filled_by_smaller_leaves() -> None:
    """What adds up is found again: without the pairs of one tile, these would differ."""
    kinds, worth = 4, np.array([5, -3, 8, 20])
    table = np.concatenate([worth[listed(kinds, size)].sum(axis=1) for size in range(7)]).astype(np.int16)
    known = np.ones(len(table), np.bool_)
    known[offsets(kinds)[2] :: 2] = False
    assert (fill_gaps(np.where(known, table, 99), known, kinds) == table).all()


def test_what_a_set_holds_is_what_its_tiles_make() -> None:
    counts = (1, 2, 0, 7)
    possible = held(counts)
    for size in range(7):
        rows = listed(4, size)
        assert (ranks(rows, 4) == np.arange(len(rows))).all()
        part = possible[offsets(4)[size] : offsets(4)[size + 1]]
        assert part.tolist() == [all((row == kind).sum() <= counts[kind] for kind in range(4)) for row in rows]


def test_leaves_are_means_of_their_boards() -> None:
    leaves = offsets(3)[-1]
    sums, counts = np.zeros(leaves, np.int64), np.ones(leaves, np.int32)
    sums[1:4], counts[1:4] = (30_000, -5_005, 7), (2, 1, 0)
    assert means(LeaveTally(sums, counts), 3)[:4].tolist() == [0, 1500, -500, 0]
