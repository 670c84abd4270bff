"""What `./run bench` measures of words and boards; how fast is not tested."""

import shutil

import pytest

from benchmarks import boggle as boards
from benchmarks import words as word_graphs
from benchmarks.measuring import Figure
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.storage.lexica import open_shipped
from tests.engine.kernels.graphs import SMALL, graph_of

WORDS = Lexicon("few", "Few", "en", graph_of([*SMALL, "tea", "eat", "teas", "quit", "suit"]))
needs_compiler = pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler here")


@pytest.fixture(autouse=True)
def _few_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "_BOARDS", 30)
    monkeypatch.setattr(boards, "_BOARDS_PLAIN", 30)


def check(figures: list[Figure], number: int) -> None:
    """Check that figures can be printed."""
    assert len(figures) == number
    assert len({figure.name for figure in figures}) == number
    assert all(figure.value > 0 and figure.unit for figure in figures)


@needs_compiler
def test_plain_c_finds_the_same_words() -> None:
    figures = boards.scores(WORDS, 0.01)
    check(figures, 2)
    assert [figure.baseline for figure in figures] == ["plain C", "plain C"]
    assert all(figure.ratio and figure.ratio > 0 for figure in figures)


@needs_compiler
@pytest.mark.parametrize("key", ["new4", "big5_1979"])
def test_plain_c_pays_the_shipped_words_alike(key: str) -> None:
    its = boards.ground(open_shipped().graph, key, 3)
    solver = boards.board_solver(its.graph, its.box.rows, its.box.columns, its.faces)
    points, counts = solver.score(its.boards, boards.POINTS, its.least)
    assert boards.Rival(its).score() == (points, counts)
    assert sum(counts) > 1_000
    assert any(b"Q" in face.encode() for face in its.faces)


def test_lists_and_graphs_are_measured() -> None:
    check(boards.lists(WORDS, 0.01), 1)
    check(word_graphs.graphs(WORDS, 0.01), 3)


def test_boards_are_the_same_every_time() -> None:
    one, two = (boards.ground(WORDS.graph, "new4", 3) for _ in range(2))
    assert one.boards == two.boards
    assert one.number == 30


@pytest.mark.slow
def test_a_dictionary_is_cut_to_the_size_of_enable() -> None:
    """What is left out is rare."""
    english = open_shipped()
    cut = boards.enable_sized(english)
    assert len(cut) == boards.ENABLE_SIZE
    assert all(word in cut for word in ("the", "zebra", "quay", "boggle"))
    assert boards.enable_sized(WORDS) is WORDS.graph
