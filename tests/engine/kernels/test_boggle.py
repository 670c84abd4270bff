"""The kernel that solves boards, both ways: against brute force, on boards of all kinds, and safe from nonsense."""

import gc
import json
import random
import string
import threading
from array import array
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.kernels import codes
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.kernels.graphs import LETTERS, graph_of
from tests.engine.kernels.ways import Ways

BOARDS = Path(__file__).parents[2] / "data" / "boards"
COMMON = sorted((BOARDS / "words.txt").read_text(encoding="utf-8").split())
POINTS = (0, 0, 0, 1, 1, 2, 3, 5, 11)
FACES = ("A", "B", "C", "Ab", "Ba", "Aba", "#", "Ca", "Bca")
WORDS = st.sets(st.text("abc", min_size=1, max_size=6), min_size=1, max_size=30)


def solver_of(ways: Ways, graph: WordGraph, board: Board) -> Any:
    """Return a solver for this board alone, whose cells are the numbers of its faces."""
    faces = [bytes(map(graph.letter_numbers.__getitem__, letters)) for letters in board.letters]
    return ways["boggle"].Solver(ways["boggle"].Edges(graph.nodes, graph.alphabet), board.rows, board.columns, faces)


def found(ways: Ways, graph: WordGraph, board: Board, least: int = 1) -> dict[str, tuple[int, ...]]:
    """Return the words of a board with their paths; each comes once, in order."""
    words, paths = solver_of(ways, graph, board).find(bytes(range(len(board.faces))), least)
    assert [graph.number(word) for word in words] == sorted({graph.number(word) for word in words})
    return dict(zip(words, paths, strict=True))


def brute(board: Board, words: Sequence[str], least: int = 1) -> dict[str, tuple[int, ...]]:
    """Return the same from every path of every word."""
    return {word: path for word in words if len(word) >= least and (path := board.path(word)) is not None}


@st.composite
def boards(draw: st.DrawFn, faces: Sequence[str] = FACES) -> Board:
    rows, columns = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    return Board(rows, columns, tuple(draw(st.sampled_from(faces)) for _ in range(rows * columns)))


# ---------------------------------------------------------------------------------------- what is found


@given(boards(), WORDS, st.integers(0, 4))
@example(Board(1, 1, ("Aba",)), {"aba", "ab", "a"}, 1)
@example(Board(2, 2, ("Ab", "A", "B", "#")), {"abab", "aba", "ab", "bab"}, 1)
@example(Board(1, 3, ("Ab", "B", "A")), {"ab"}, 1)
@example(Board(1, 4, ("B", "A", "Ba", "#")), {"ba"}, 1)
def test_b8_odd_boards_agree_with_brute_force(ways: Ways, board: Board, words: set[str], least: int) -> None:
    graph = graph_of(words)
    assert found(ways, graph, board, least) == brute(board, sorted(words), least)


@pytest.mark.parametrize("golden", sorted(BOARDS.glob("*.json")), ids=lambda path: path.stem)
def test_b8_known_boards_hold_their_known_words(ways: Ways, golden: Path) -> None:
    known = json.loads(golden.read_text(encoding="utf-8"))
    rows = [row.split() for row in known["rows"]]
    board = Board(len(rows), len(rows[0]), tuple(face for row in rows for face in row))
    assert list(found(ways, graph_of(COMMON), board, known["minimum_length"])) == known["words"]


@pytest.mark.parametrize(("rows", "columns"), [(8, 8), (7, 9), (9, 7), (10, 10), (1, 126), (126, 1), (3, 42), (63, 2)])
def test_boards_of_more_cells_than_a_number_has_bits(
    both_ways: tuple[Ways, ...], rng: random.Random, rows: int, columns: int
) -> None:
    faces = [*"EEEETTTAAAOOINSHRDLUCMW", "Th", "In", "#"]
    board = Board(rows, columns, tuple(rng.choice(faces) for _ in range(rows * columns)))
    expected = brute(board, COMMON, 2)
    assert len(expected) > 5
    assert [found(ways, graph_of(COMMON), board, 2) for ways in both_ways] == [expected] * len(both_ways)


def test_the_last_cells_of_the_largest_board(ways: Ways) -> None:
    """Cells 62 and 63 lie on both sides of a border that nobody should notice."""
    for cells in ((61, 62, 63, 64), (64, 63, 62, 61), (122, 123, 124, 125)):
        faces = ["#"] * 126
        for cell, letter in zip(cells, "DESK", strict=True):
            faces[cell] = letter
        assert found(ways, graph_of(["desk"]), Board(1, 126, tuple(faces))) == {"desk": cells}


def test_all_letters_of_an_alphabet_of_32(ways: Ways) -> None:
    alphabet = LETTERS + "é"
    words = [alphabet[number] + alphabet[31 - number] + alphabet[31] for number in range(32)]
    board = Board(6, 6, tuple(alphabet.upper().replace("SS", "ß")[:31] + "É" + "ÉAZE"))
    assert board.faces[30] == "Ñ"
    assert found(ways, graph_of(words, alphabet), board) == brute(board, words)


def test_a_q_needs_no_u(ways: Ways) -> None:
    board = Board(2, 2, ("Q", "I", "Qu", "T"))
    words = ["qi", "quit", "quiq", "qiq"]
    assert found(ways, graph_of(words), board) == {"qi": (0, 1), "quit": (2, 1, 3), "quiq": (2, 1, 0)}


def test_words_beyond_ascii_are_spelled(ways: Ways) -> None:
    board = Board(1, 4, ("ß", "Ü", "ÖÄ", "F"))
    assert found(ways, graph_of(["füöä", "üöäf", "füß", "üß", "ßü"]), board) == {
        "üöäf": (1, 2, 3),
        "üß": (1, 0),
        "ßü": (0, 1),
    }


def test_a_word_of_255_letters(ways: Ways) -> None:
    line = Board(1, 85, ("AAA",) * 85)
    assert found(ways, graph_of(["a" * 255, "a" * 254, "aaa"]), line) == {"aaa": (0,), "a" * 255: tuple(range(85))}


def test_more_paths_than_a_row_of_states_holds(ways: Ways) -> None:
    """Sixteen cells alike: 9,000 paths of six letters, and the first of each word in order of cells."""
    board = Board(4, 4, ("A",) * 15 + ("B",))
    words = ["a" * length for length in range(1, 7)] + ["b", "ab", "ba", "aaaaab", "baaaaa"]
    assert found(ways, graph_of(words), board) == brute(board, words)


@pytest.mark.slow
def test_more_words_than_there_is_room_for_at_first(ways: Ways) -> None:
    """Every path of a board whose letters all differ is a word: there are thousands."""
    board = Board(4, 4, tuple(string.ascii_uppercase[:16]))
    paths = [(cell,) for cell in range(16)]
    for path in paths:
        if len(path) < 6:
            paths.extend((*path, near) for near in board.neighbours[path[-1]] if near not in path)
    words = {board.spell(path): path for path in paths}
    assert len(words) > 10_000
    graph = graph_of(words)
    assert found(ways, graph, board) == words
    solver = solver_of(ways, graph, board)
    assert solver.score(bytes(range(16)) * 2, POINTS, 1) == scores([words, words])


def test_a_solver_takes_board_after_board(ways: Ways, rng: random.Random) -> None:
    graph = graph_of(COMMON)
    faces = [*string.ascii_uppercase, "Qu", "#"]
    letters = [b"" if face == "#" else bytes(map(graph.letter_numbers.__getitem__, face.lower())) for face in faces]
    solver = ways["boggle"].Solver(ways["boggle"].Edges(graph.nodes, graph.alphabet), 4, 4, letters)
    expected = []
    shown = [bytes(rng.choices(range(28), k=16)) for _ in range(30)]
    for board in shown:
        expected.append(brute(Board(4, 4, tuple(faces[number] for number in board)), COMMON, 3))
        assert dict(zip(*solver.find(board, 3), strict=True)) == expected[-1]
    assert solver.score(b"".join(shown), POINTS, 3) == scores(expected)
    solver.set_faces([b"\0", b"\1"])
    assert solver.find(bytes(16), 1)[0] == [word for word in COMMON if set(word) == {"a"}]


def scores(boards: Sequence[dict[str, Any]]) -> tuple["array[int]", "array[int]"]:
    """Return what the words of each board are worth, and how many they are."""
    points = [sum(POINTS[min(len(word), len(POINTS) - 1)] for word in words) for words in boards]
    return array("q", points), array("I", map(len, boards))


@given(boards(FACES[:6]), WORDS, st.integers(0, 4))
def test_b22_points_go_by_length(ways: Ways, board: Board, words: set[str], least: int) -> None:
    graph = graph_of(words)
    solver = solver_of(ways, graph, board)
    table = [-1, 10, 200, -3000, 40000]
    points, counts = solver.score(bytes(range(len(board.faces))), table, least)
    expected = brute(board, sorted(words), least)
    assert list(points) == [sum(table[min(len(word), 4)] for word in expected)]
    assert list(counts) == [len(expected)]


def test_no_board_has_no_points(ways: Ways) -> None:
    solver = solver_of(ways, graph_of(["a"]), Board(1, 1, ("A",)))
    assert solver.score(b"", POINTS, 1) == (array("q"), array("I"))
    assert solver.score(b"\0\0", (5,), 1) == (array("q", [5, 5]), array("I", [1, 1]))
    assert solver.find(b"\0", 2) == ([], [])


def test_an_empty_dictionary_has_no_words(ways: Ways) -> None:
    solver = solver_of(ways, graph_of([]), Board(2, 2, tuple("ABBA")))
    assert solver.find(bytes(4), 0) == ([], [])


def test_the_garbage_collector_need_not_look_at_paths() -> None:
    solver = solver_of(Ways(compiled=True), graph_of(["at", "eat", "tea"]), Board(1, 3, tuple("EAT")))
    _, paths = solver.find(bytes(range(3)), 2)
    assert len(paths) == 2
    assert not any(map(gc.is_tracked, paths))


# -------------------------------------------------------------------------------------------- wrong calls

GRAPH = graph_of(["ab", "ba", "abc"])


def small(ways: Ways) -> Any:
    """Return a solver of two cells and three faces, one of them solid."""
    return ways["boggle"].Solver(ways["boggle"].Edges(GRAPH.nodes, LETTERS), 1, 2, [b"\0", b"\1", b""])


def still_works(solver: Any) -> None:
    """Check that a wrong call has left no trace."""
    assert solver.find(b"\0\1", 1) == (["ab", "ba"], [(0, 1), (1, 0)])
    assert solver.score(b"\0\1\1\1", (1,), 1) == (array("q", [2, 0]), array("I", [2, 0]))


@pytest.mark.parametrize(
    ("board", "least"),
    [
        (b"", 1),
        (b"\0", 1),
        (b"\0\1\0", 1),
        (b"\0\1\0\1", 1),
        (b"\0\3", 1),
        (b"\xff\0", 1),
        ("ab", 1),
        (bytearray(2), 1),
        ([0, 1], 1),
        (None, 1),
        (b"\0\1", None),
        (b"\0\1", "1"),
        (b"\0\1", 1.5),
    ],
)
def test_a_board_that_does_not_fit_is_refused(ways: Ways, board: object, least: object) -> None:
    solver = small(ways)
    with pytest.raises(ValueError, match=r"Boards are|A board (has|shows)|least number"):
        solver.find(board, least)
    still_works(solver)


@pytest.mark.parametrize("least", [-(1 << 70), -1, 0, 255, 256, 1 << 31, 1 << 70])
def test_any_number_is_a_least_length(ways: Ways, least: int) -> None:
    solver = small(ways)
    assert len(solver.find(b"\0\1", least)[0]) == (2 if least <= 2 else 0)
    still_works(solver)


@pytest.mark.parametrize(
    "points", [(), (1 << 20,), (-(1 << 70),), (None,), ("1",), (1.0,), "12", b"", [[1]], [0, 0, 1_000_001]]
)
def test_points_that_are_none_are_refused(ways: Ways, points: Any) -> None:
    solver = small(ways)
    with pytest.raises(ValueError, match="Points are whole numbers"):
        solver.score(b"\0\1", points, 1)
    still_works(solver)


@pytest.mark.parametrize(
    "faces", [[b""] * 256, [b"\x1f"], [b"\0\xff"], ["a"], [bytearray(1)], [None], [7], [b"\0", "b"]]
)
def test_faces_that_are_none_are_refused(ways: Ways, faces: Any) -> None:
    solver = small(ways)
    with pytest.raises(ValueError, match=r"There are up to 255 faces|A face has a letter beyond"):
        solver.set_faces(faces)
    with pytest.raises(TypeError):
        solver.set_faces(None)
    still_works(solver)


def test_a_face_of_more_letters_than_any_word_is_in_no_word(ways: Ways) -> None:
    solver = small(ways)
    solver.set_faces([b"\0" * 256, b"\1" * 255])
    assert solver.find(b"\0\1", 0) == ([], [])


@pytest.mark.parametrize(
    ("rows", "columns"),
    [(0, 1), (1, 0), (-1, -1), (1, 127), (64, 2), (1 << 40, 1 << 40), (2.0, 2), (None, 1), ("2", 2)],
)
def test_a_size_that_no_board_has_is_refused(ways: Ways, rows: Any, columns: Any) -> None:
    with pytest.raises(ValueError, match="1 to 126 cells"):
        ways["boggle"].Solver(ways["boggle"].Edges(GRAPH.nodes, LETTERS), rows, columns, [])


def test_a_solver_needs_the_edges_of_a_graph(ways: Ways) -> None:
    for wrong in (None, GRAPH, GRAPH.nodes, object()):
        with pytest.raises(TypeError):
            ways["boggle"].Solver(wrong, 1, 1, [])


def test_what_was_never_made_does_nothing() -> None:
    solver: ModuleType = Ways(compiled=True)["boggle"]
    edges = Ways(compiled=True)["boggle"].Edges
    with pytest.raises(TypeError, match="never made"):
        solver.Solver(edges.__new__(edges), 1, 1, [])
    bare = solver.Solver.__new__(solver.Solver)
    for call in (lambda: bare.find(b"", 1), lambda: bare.score(b"", (1,), 1), lambda: bare.set_faces([])):
        with pytest.raises(RuntimeError, match="never made"):
            call()
    made = small(Ways(compiled=True))
    with pytest.raises(RuntimeError, match="made once"):
        made.__init__(None, 1, 1, [])  # a second time, as nobody would
    words = edges(GRAPH.nodes, LETTERS)
    with pytest.raises(RuntimeError, match="made once"):
        words.__init__(GRAPH.nodes, LETTERS)
    still_works(made)


@pytest.mark.parametrize("alphabet", ["", "a" * 33, None, 26, b"abc"])
def test_edges_need_an_alphabet(ways: Ways, alphabet: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        ways["boggle"].Edges(GRAPH.nodes, alphabet)


@pytest.mark.parametrize(
    "nodes",
    [
        array("I", [0, 0, 1, 0, 2]),
        array("I", [0, 0, 1, 0, 5]),
        array("I", [0, 0, 1 << 31, 0, 5, 0, 1]),
        array("I"),
        array("Q", [0] * 4),
        None,
    ],
)
def test_edges_need_a_graph(ways: Ways, nodes: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        ways["boggle"].Edges(nodes, LETTERS)


@pytest.mark.parametrize(("letters", "depth"), [(32, 26), (2, 40), (1, 256)])
def test_too_many_or_too_long_words_are_refused(ways: Ways, letters: int, depth: int) -> None:
    """Graphs of few nodes and very many words: all of 26 letters over 32, or one of 256 letters."""
    nodes, mask = array("I", [0, 0]), (1 << letters) - 1
    for _ in range(depth - 1):
        nodes.extend([mask, 0, *[len(nodes) + 2 + letters] * letters])
    nodes.extend([0, mask])
    with pytest.raises(ValueError, match="less than 67108864 words, of up to 255"):
        ways["boggle"].Edges(nodes, LETTERS + "é")


def test_a_solver_at_work_takes_nothing_else(ways: Ways) -> None:
    solver, refused = solver_of(ways, graph_of(COMMON), Board(4, 4, tuple("PERSLATGSINETERS"))), []
    boards = bytes(range(16)) * (30_000 if ways.compiled else 300)
    worker = threading.Thread(target=solver.score, args=(boards, POINTS, 3))
    worker.start()
    while worker.is_alive() and not refused:
        for call in (lambda: solver.find(bytes(range(16)), 3), lambda: solver.set_faces([b""] * 16)):
            try:
                call()
            except RuntimeError as refusal:
                refused.append(str(refusal))
            else:
                break
    worker.join()
    assert refused
    assert set(refused) == {"The solver is at work, or was never made."}


def test_the_arrays_have_room_for_what_is_written() -> None:
    assert codes.ROW >= codes.PORTION + 9
    assert Ways(compiled=False)["boggle"].KEPT == 1 << 64 - codes.SHIFT
