"""The word graph: every word once, in order, by number, and safe from damaged files."""

import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine import word_graph
from boggle_desk.engine.word_graph import NOWHERE, ROOT, TwoWayGraph, WordGraph, accepts, child
from tests.engine.kernels.graphs import LETTERS, expected_readings, graph_of, readings
from tests.engine.kernels.graphs import SMALL as WORDS
from tests.engine.kernels.ways import Ways

SMALL = ["ace", "aces", "at", "be", "bee", "bees", "face", "faces", "qi", "za"]
words_of_few_letters = st.sets(st.text("abc", min_size=1, max_size=6), max_size=60)


@given(words_of_few_letters, st.text("abcd", max_size=7))
def test_a_graph_holds_exactly_its_words(words: set[str], probe: str) -> None:
    graph = WordGraph.build(sorted(words))

    assert list(graph) == sorted(words)
    assert len(graph) == len(words)
    assert (probe in graph) == (probe in words)
    assert graph.has_prefix(probe) == any(word.startswith(probe) for word in words)
    assert graph.longest == max(map(len, words), default=0)


@given(words_of_few_letters)
def test_words_and_numbers_turn_into_each_other(words: set[str]) -> None:
    graph = WordGraph.build(sorted(words))

    for number, word in enumerate(sorted(words)):
        assert graph.number(word) == number
        assert graph.word(number) == word
        assert graph.number(word + "d") is None
    assert graph.number("") is None


@given(words_of_few_letters)
def test_bytes_come_back_as_the_same_graph(words: set[str]) -> None:
    graph = WordGraph.build(sorted(words))
    again = WordGraph.from_bytes(graph.to_bytes())

    assert list(again) == list(graph)
    assert again.nodes == graph.nodes
    assert again.before == graph.before
    assert again.to_bytes() == graph.to_bytes()


@given(words_of_few_letters)
def test_the_graph_is_minimal(words: set[str]) -> None:
    """No two nodes are alike, so each set of endings is there once."""
    graph = WordGraph.build(sorted(words))
    seen, place = set(), ROOT
    while place < len(graph.nodes):
        node = tuple(graph.nodes[place : place + 2 + graph.nodes[place].bit_count()])
        assert node not in seen
        seen.add(node)
        place += len(node)
    assert place == len(graph.nodes)


def test_a_solver_can_step_from_node_to_node() -> None:
    graph = WordGraph.build(SMALL)
    after_b = child(graph.nodes, ROOT, 1)
    after_be = child(graph.nodes, after_b, 4)

    assert accepts(graph.nodes, after_b, 4)
    assert accepts(graph.nodes, after_be, 4)
    assert not accepts(graph.nodes, after_be, 0)
    assert child(graph.nodes, ROOT, 2) == NOWHERE
    assert child(graph.nodes, NOWHERE, 0) == NOWHERE
    assert not accepts(graph.nodes, NOWHERE, 0)


def test_other_characters_are_simply_not_in_it() -> None:
    graph = WordGraph.build(SMALL)

    for stranger in ("", "QI", "q", "qi ", "aç", "a-t", "\0", "ace\n"):
        assert stranger not in graph
        assert graph.number(stranger) is None
    assert 3 not in graph
    assert graph.has_prefix("")
    assert not graph.has_prefix("Q")


def test_the_longest_words_of_a_list_are_words_too() -> None:
    long = "abcdefghijklmnopqrstuvwxyzab"
    graph = WordGraph.build([long[:27], long])

    assert len(long) == graph.longest == 28
    assert long in graph
    assert long[:26] not in graph
    assert graph.has_prefix(long[:26])


def test_another_alphabet_has_its_own_order() -> None:
    graph = WordGraph.build(["ano", "año", "aoño"], "abcdefghijklmnñopqrstuvwxyz")
    again = WordGraph.from_bytes(graph.to_bytes())

    assert again.alphabet == "abcdefghijklmnñopqrstuvwxyz"
    assert list(again) == ["ano", "año", "aoño"]
    assert again.number("año") == 1


def test_there_is_no_number_beyond_the_last_word() -> None:
    graph = WordGraph.build(SMALL)

    for number in (-1, len(SMALL)):
        with pytest.raises(IndexError, match=r"no word number"):
            graph.word(number)


@pytest.mark.parametrize(
    "words", [["b", "a"], ["a", "a"], ["ab", "a"], ["a", ""], [""], ["a", "B"], ["é"], ["a b"]], ids=repr
)
def test_words_out_of_order_or_of_other_letters_are_refused(words: list[str]) -> None:
    with pytest.raises(ValueError, match=r"does not come after|no word over the alphabet"):
        WordGraph.build(words)


@pytest.mark.parametrize("alphabet", ["", "abca", "ABC", "".join(map(chr, range(0x3B1, 0x3B1 + 33)))], ids=ascii)
def test_an_alphabet_is_at_most_32_different_small_letters(alphabet: str) -> None:
    with pytest.raises(ValueError, match="alphabet"):
        WordGraph.build([], alphabet)


def test_a_saved_graph_opens_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "small.graph"
    WordGraph.build(SMALL).save(path)
    WordGraph.build([*SMALL, "zoo"]).save(path)

    assert list(WordGraph.open(path)) == [*SMALL, "zoo"]
    assert [file.name for file in tmp_path.iterdir()] == ["small.graph"]


def test_a_failed_save_leaves_the_old_graph(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "small.graph"
    WordGraph.build(SMALL).save(path)

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space left"):
        WordGraph.build(["other"]).save(path)
    assert list(WordGraph.open(path)) == SMALL
    assert [file.name for file in tmp_path.iterdir()] == ["small.graph"]


def test_a_file_that_is_not_there_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        WordGraph.open(tmp_path / "none.graph")


def test_a_truncated_file_is_refused_at_any_length(tmp_path: Path) -> None:
    whole = WordGraph.build(SMALL).to_bytes()
    path = tmp_path / "cut.graph"

    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(ValueError, match=r"cut\.graph (is|has)"):
            WordGraph.open(path)


def test_a_file_with_any_wrong_byte_is_refused() -> None:
    whole = WordGraph.build(SMALL).to_bytes()

    for place in range(len(whole)):
        wrong = bytearray(whole)
        wrong[place] ^= 0x40
        with pytest.raises(ValueError, match=r"The data (is|has)"):
            WordGraph.from_bytes(bytes(wrong))


def test_files_of_the_first_version_still_open() -> None:
    """As the shelf has them: nodes and counts as they are, with a checksum over both."""
    graph = WordGraph.build(SMALL)
    plain = bytearray(graph.to_bytes()[:160] + bytes(graph.nodes) + bytes(graph.before))
    plain[12] = 1
    again = WordGraph.from_bytes(bytes(plain))
    assert list(again) == SMALL
    assert again.checksum == WordGraph.from_bytes(graph.to_bytes()).checksum == zlib.crc32(plain[12:])
    plain[-1] ^= 1
    with pytest.raises(ValueError, match="is damaged"):
        WordGraph.from_bytes(bytes(plain))


TILE_TEXTS = [["a", "b", "c", "ab", "bc"], ["c", "ca", "b", "abc", "a"], ["a", "bb"], ["b", "é", "aa", "aaa", "c"]]


@given(words_of_few_letters, st.sampled_from(TILE_TEXTS))
def test_words_are_spelled_in_tiles_the_longest_first(words: set[str], tiles: list[str]) -> None:
    graph = WordGraph.build(sorted(words)).respelled(tiles)
    tile = re.compile("|".join(sorted(tiles, key=len, reverse=True)))
    signs = dict(zip(tiles, graph.alphabet, strict=True))
    expected = sorted("".join(signs[each] for each in tile.findall(word)) for word in words if not tile.sub("", word))
    assert graph.nodes == WordGraph.build(expected, graph.alphabet).nodes
    assert list(graph) == expected
    assert len(graph) == len(expected)


def test_words_in_tiles_are_taken_from_their_two_way_graph(tmp_path: Path) -> None:
    graph, tiles = WordGraph.build(SMALL).keeping(tmp_path / "small.twoway"), [*LETTERS[:26], "ee"]
    first = graph.respelled(tiles)
    assert first.beside
    assert first.two_way.belongs_to(first)
    again = graph.respelled(tiles)
    assert list(again) == list(first)
    graph_of(["zoo"]).respelled(tiles).two_way.save(first.beside)
    assert len(graph.respelled(tiles)) == 1
    first.beside.write_bytes(b"nonsense")
    assert list(graph.respelled(tiles)) == list(first)


def test_a_graph_of_another_version_is_named_so() -> None:
    whole = bytearray(WordGraph.build(SMALL).to_bytes())
    whole[12] = 9

    with pytest.raises(ValueError, match="version 9"):
        WordGraph.from_bytes(bytes(whole))


@given(st.binary(max_size=400))
def test_arbitrary_bytes_are_no_graph(data: bytes) -> None:
    with pytest.raises(ValueError, match="The data"):
        WordGraph.from_bytes(data)


def test_the_graph_cannot_be_changed() -> None:
    graph = WordGraph.build(SMALL)

    with pytest.raises(TypeError):
        graph.nodes[ROOT] = 0
    with pytest.raises(AttributeError):
        graph.alphabet = "b"  # type: ignore[misc] # the very mistake that must fail


@given(st.sets(st.text("ab", min_size=1, max_size=30), max_size=30))
def test_words_alike_in_their_last_letters_are_told_apart(words: set[str]) -> None:
    graph = graph_of(words)
    two_way = TwoWayGraph.build(graph)
    assert readings(graph, two_way.nodes) == expected_readings(graph, words)
    TwoWayGraph(two_way.nodes, two_way.root)


def test_a_saved_two_way_graph_opens_from_its_file(tmp_path: Path) -> None:
    for words in (WORDS, [], [*WORDS, "zoo"]):
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
    TwoWayGraph.build(graph_of(WORDS)).save(path)
    whole = path.read_bytes()
    for place in range(len(whole)):
        wrong = bytearray(whole)
        wrong[place] ^= 0x40
        path.write_bytes(wrong)
        with pytest.raises(ValueError, match=r"^small\.twoway (is|has)"):
            TwoWayGraph.open(path)


def test_a_truncated_two_way_graph_is_refused_at_any_length(tmp_path: Path) -> None:
    path = tmp_path / "small.twoway"
    TwoWayGraph.build(graph_of(WORDS)).save(path)
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
    two_way = TwoWayGraph.build(graph_of(WORDS))
    lost = memoryview(bytearray(bytes(two_way.nodes))).cast("I")
    lost[two_way.root] ^= 1
    for nodes, root in ((two_way.nodes[:-1], two_way.root), (two_way.nodes, two_way.root + 3), (lost, two_way.root)):
        with pytest.raises(ValueError, match=r"no word graph|are no graph"):
            TwoWayGraph(nodes, root)


def test_it_is_the_same_without_compiled_kernels(ways: Ways, monkeypatch: pytest.MonkeyPatch) -> None:
    graph = graph_of([*WORDS, "deinstitutionalization", "ab" * 13, "b" * 27])
    compiled = TwoWayGraph.build(graph)
    monkeypatch.setattr(word_graph, "graphs", ways["graphs"])
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
    first, again = (graph_of(WORDS).keeping(path) for _ in range(2))
    assert first.two_way.nodes == again.two_way.nodes
    assert first.two_way is first.two_way
    assert built == [first]
    assert path.is_file()


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\xee" * 800])
def test_a_damaged_file_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes) -> None:
    path, built = tmp_path / "small.twoway", built_once(monkeypatch)
    path.write_bytes(damage)
    graph = graph_of(WORDS).keeping(path)
    assert readings(graph, graph.two_way.nodes) == expected_readings(graph, WORDS)
    assert built == [graph]
    assert TwoWayGraph.open(path).belongs_to(graph)


def test_a_file_with_a_right_checksum_and_wrong_targets_is_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, graph = tmp_path / "small.twoway", graph_of(WORDS)
    nodes = memoryview(bytearray(graph.two_way.nodes)).cast("I")
    nodes[graph.two_way.root + 2] = 2 * len(nodes)
    with monkeypatch.context() as unchecked:
        unchecked.setattr(word_graph.graphs, "check_two_way", lambda _nodes, _root: None)
        TwoWayGraph(nodes, graph.two_way.root).save(path)
    with pytest.raises(ValueError, match="are no graph"):
        TwoWayGraph.open(path)
    found = graph.keeping(path).two_way
    assert readings(graph, found.nodes) == expected_readings(graph, WORDS)
    assert TwoWayGraph.open(path).belongs_to(graph)


def test_a_file_of_other_words_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "small.twoway"
    assert graph_of(["other"]).keeping(path).two_way
    graph = graph_of(WORDS).keeping(path)
    assert graph.two_way.belongs_to(graph)
    assert TwoWayGraph.open(path).belongs_to(graph)


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_bytes(b"")
    graph = graph_of(WORDS).keeping(blocked / "small.twoway")
    assert readings(graph, graph.two_way.nodes) == expected_readings(graph, WORDS)


def test_without_a_place_it_is_built_in_memory() -> None:
    graph = WordGraph.build(WORDS)
    assert graph.beside is None
    assert graph.two_way.belongs_to(graph)
    assert len(LETTERS) == len(set(LETTERS)) == 31


_CUT_SHORT = """
import os, sys
from pathlib import Path
from boggle_desk.engine.word_graph import TwoWayGraph, WordGraph
words = [f"{a}{b}{c}" for a in "abcdefghij" for b in "abcdefghij" for c in "klmnopqrst"]
kind, path = sys.argv[1], Path(sys.argv[2])
graph = WordGraph.build(words)
(graph if kind == "WordGraph" else graph.two_way).save(path)
opened = {"WordGraph": WordGraph, "TwoWayGraph": TwoWayGraph}[kind].open(path)
os.truncate(path, 0)
print(sum(opened.nodes) > 0)
"""


@pytest.mark.parametrize("kind", ["WordGraph", "TwoWayGraph"])
def test_a_file_that_is_cut_short_while_it_is_in_use_ends_nothing(tmp_path: Path, kind: str) -> None:
    """D7: a process of its own, for reading memory without a file behind it ends one."""
    command = [sys.executable, "-c", _CUT_SHORT, kind, str(tmp_path / "graph")]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "True\n", "")
