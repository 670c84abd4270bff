"""The word graph: every word once, in order, by number, and safe from damaged files."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.word_graph import NOWHERE, ROOT, WordGraph, accepts, child

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
