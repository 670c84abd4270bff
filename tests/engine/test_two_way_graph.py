"""The two-way graph as a file: built once, mapped, tied to its words, and safe from damage."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine import word_graph
from boggle_desk.engine.word_graph import TwoWayGraph, WordGraph
from tests.engine.kernels.graphs import LETTERS, SMALL, expected_readings, graph_of, readings
from tests.engine.kernels.ways import Ways


@given(st.sets(st.text("ab", min_size=1, max_size=30), max_size=30))
def test_words_alike_in_their_last_letters_are_told_apart(words: set[str]) -> None:
    graph = graph_of(words)
    two_way = TwoWayGraph.build(graph)
    assert readings(graph, two_way.nodes) == expected_readings(graph, words)
    TwoWayGraph(two_way.nodes, two_way.root)


def test_a_saved_graph_opens_from_its_file(tmp_path: Path) -> None:
    for words in (SMALL, [], [*SMALL, "zoo"]):
        graph, path = graph_of(words), tmp_path / "small.twoway"
        built = TwoWayGraph.build(graph)
        built.save(path)
        opened = TwoWayGraph.open(path)
        assert opened.nodes == built.nodes
        assert opened.nodes.readonly
        assert built.nodes.readonly
        assert (opened.root, opened.forward) == (len(graph.nodes) + 1, 2)
        assert opened.belongs_to(graph)
        assert not opened.belongs_to(graph_of([*words, "abc"]))
    assert [file.name for file in tmp_path.iterdir()] == ["small.twoway"]


def test_any_wrong_byte_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "small.twoway"
    TwoWayGraph.build(graph_of(SMALL)).save(path)
    whole = path.read_bytes()
    for place in range(len(whole)):
        wrong = bytearray(whole)
        wrong[place] ^= 0x40
        path.write_bytes(wrong)
        with pytest.raises(ValueError, match=r"^small\.twoway (is|has)"):
            TwoWayGraph.open(path)


def test_a_truncated_file_is_refused_at_any_length(tmp_path: Path) -> None:
    path = tmp_path / "small.twoway"
    TwoWayGraph.build(graph_of(SMALL)).save(path)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(ValueError, match=r"^small\.twoway (is|has)"):
            TwoWayGraph.open(path)
    path.write_bytes(whole + bytes(8))
    with pytest.raises(ValueError, match=r"^small\.twoway is damaged"):
        TwoWayGraph.open(path)


def test_a_file_of_any_size_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.twoway"
    with path.open("wb") as file:
        file.truncate(40_000_000_000)
    with pytest.raises(ValueError, match="it has 40000000000 bytes"):
        TwoWayGraph.open(path)


def test_numbers_that_are_no_graph_are_refused() -> None:
    two_way = TwoWayGraph.build(graph_of(SMALL))
    lost = memoryview(bytearray(bytes(two_way.nodes))).cast("I")
    lost[two_way.root] ^= 1
    for nodes, root in ((two_way.nodes[:-1], two_way.root), (two_way.nodes, two_way.root + 3), (lost, two_way.root)):
        with pytest.raises(ValueError, match=r"no word graph|are no graph"):
            TwoWayGraph(nodes, root)


def test_it_is_the_same_without_compiled_kernels(ways: Ways, monkeypatch: pytest.MonkeyPatch) -> None:
    graph = graph_of([*SMALL, "deinstitutionalization", "ab" * 13, "b" * 27])
    compiled = TwoWayGraph.build(graph)
    for name in ("graph_checks", "reversed_prefixes", "word_graphs"):
        monkeypatch.setattr(word_graph, name, ways[name])
    assert TwoWayGraph.build(graph).nodes == compiled.nodes


# ---------------------------------------------------------------------------------- beside a word graph


def built_once(monkeypatch: pytest.MonkeyPatch) -> list[WordGraph]:
    """Note which graphs are built from now on."""
    built, build = [], TwoWayGraph.build

    def noting(graph: WordGraph) -> TwoWayGraph:
        built.append(graph)
        return build(graph)

    monkeypatch.setattr(TwoWayGraph, "build", noting)
    return built


def test_the_graph_beside_is_built_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, built = tmp_path / "new" / "small.twoway", built_once(monkeypatch)
    first, again = (graph_of(SMALL).keeping(path) for _ in range(2))
    assert first.two_way.nodes == again.two_way.nodes
    assert first.two_way is first.two_way
    assert built == [first]
    assert path.is_file()


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\xee" * 800])
def test_a_damaged_file_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes) -> None:
    path, built = tmp_path / "small.twoway", built_once(monkeypatch)
    path.write_bytes(damage)
    graph = graph_of(SMALL).keeping(path)
    assert readings(graph, graph.two_way.nodes) == expected_readings(graph, SMALL)
    assert built == [graph]
    assert TwoWayGraph.open(path).belongs_to(graph)


def test_a_file_with_a_right_checksum_and_wrong_targets_is_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, graph = tmp_path / "small.twoway", graph_of(SMALL)
    nodes = memoryview(bytearray(graph.two_way.nodes)).cast("I")
    nodes[graph.two_way.root + 2] = 2 * len(nodes)
    with monkeypatch.context() as unchecked:
        unchecked.setattr(word_graph.graph_checks, "check_two_way", lambda _nodes, _root: None)
        TwoWayGraph(nodes, graph.two_way.root).save(path)
    with pytest.raises(ValueError, match="are no graph"):
        TwoWayGraph.open(path)
    found = graph.keeping(path).two_way
    assert readings(graph, found.nodes) == expected_readings(graph, SMALL)
    assert TwoWayGraph.open(path).belongs_to(graph)


def test_a_file_of_other_words_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "small.twoway"
    assert graph_of(["other"]).keeping(path).two_way
    graph = graph_of(SMALL).keeping(path)
    assert graph.two_way.belongs_to(graph)
    assert TwoWayGraph.open(path).belongs_to(graph)


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_bytes(b"")
    graph = graph_of(SMALL).keeping(blocked / "small.twoway")
    assert readings(graph, graph.two_way.nodes) == expected_readings(graph, SMALL)


def test_without_a_place_it_is_built_in_memory() -> None:
    graph = WordGraph.build(SMALL)
    assert graph.beside is None
    assert graph.two_way.belongs_to(graph)
    assert len(LETTERS) == len(set(LETTERS)) == 31
