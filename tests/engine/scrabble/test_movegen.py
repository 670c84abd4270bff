"""The generator against a checker that tries every word at every place (rules S4, S5, S8, S14–S18)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boggle_desk.engine.kernels.codes import MOST_TILES
from boggle_desk.engine.scrabble.board import PLAIN, Board, Layout, Premium, empty_board
from boggle_desk.engine.scrabble.movegen import Placement, TileGraph, find_plays, tile_graph
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.rules import Bonus
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile, TileKind, TileSet
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.word_graph import WordGraph

PREMIUMS = (PLAIN, PLAIN, PLAIN, Premium(letter=2), Premium(letter=3), Premium(word=2), Premium(word=3))
SHORT = ["ab", "aba", "abba", "ad", "add", "ba", "baa", "bad", "cab", "cad", "da", "dab", "dada", "cacada", "cabbada"]
TILES = TileSet(
    "small", "Small", "en", tuple(TileKind(a, 4, v) for a, v in zip("ABCDE", (1, 3, 4, 2, 9), strict=True)), 2
)
CHILE = TileSet(
    "chile", "Chile", "es", tuple(TileKind(a, 3, v) for a, v in (("A", 1), ("C", 3), ("CH", 5), ("H", 4), ("O", 1))), 2
)


@dataclass(frozen=True)
class Case:
    """A position, and the words that count in it, each as the letters of its tiles."""

    board: Board
    rack: Rack
    tiles: TileSet
    words: frozenset[tuple[str, ...]]

    @property
    def graph(self) -> TileGraph:
        """The words as the generator takes them."""
        words = sorted({"".join(word).lower() for word in self.words})
        return tile_graph(WordGraph.build(words, "abcdeho"), self.tiles)

    def found(self) -> list[Placement]:
        """What the generator says."""
        return list(find_plays(self.board, self.rack, self.tiles, self.graph))


@cache
def lines(layout: Layout) -> list[list[int]]:
    """Return the squares of each row and column."""
    squares = range(layout.rows * layout.columns)
    rows = [[square for square in squares if square // layout.columns == row] for row in range(layout.rows)]
    return rows + [
        [square for square in squares if square % layout.columns == column] for column in range(layout.columns)
    ]


def formed(board: Board, laid: dict[int, Tile]) -> Iterator[list[int]]:
    """Yield the squares of every word of two letters or more that goes through a laid tile."""
    full = board.with_tiles(laid.items()).tiles
    for line in lines(board.layout):
        if laid.keys().isdisjoint(line):
            continue
        run: list[int] = []
        for square in [*line, None]:
            if square is not None and full[square]:
                run.append(square)
                continue
            if len(run) > 1 and laid.keys() & set(run):
                yield run
            run = []


def worth(case: Case, laid: dict[int, Tile], words: list[list[int]]) -> int:
    """Score the words square by square, as the rules say it."""
    total = 50 if len(laid) >= 7 else 0
    full = case.board.with_tiles(laid.items()).tiles
    for word in words:
        points, factor = 0, 1
        for square in word:
            tile, premium = full[square], case.board.layout.premiums[square]
            assert tile is not None
            value = 0 if tile.blank else case.tiles.values[tile.letter]
            points += value * (premium.letter if square in laid else 1)
            factor *= premium.word if square in laid else 1
        total += points * factor
    return total


def spellings(case: Case, letters: dict[int, str]) -> Iterator[dict[int, Tile]]:
    """Yield every way to lay the letters from the rack, each letter on a tile or on a blank."""
    for choice in range(1 << len(letters)):
        laid = {
            square: Tile(letter, blank=bool(choice >> number & 1))
            for number, (square, letter) in enumerate(letters.items())
        }
        if not Counter(tile.face for tile in laid.values()) - Counter(case.rack):
            yield laid


def tried(case: Case) -> dict[Play, int]:
    """Try every word at every place of every line, and return the plays that the rules allow with their scores."""
    right: dict[Play, int] = {}
    board = case.board
    for line in lines(board.layout):
        for word in case.words:
            for first in range(len(line) - len(word) + 1):
                _try_at(case, line[first : first + len(word)], word, right)
    return right


def _try_at(case: Case, squares: list[int], word: tuple[str, ...], right: dict[Play, int]) -> None:
    board, letters = case.board, {}
    for square, letter in zip(squares, word, strict=True):
        tile = board.tiles[square]
        if tile is None:
            letters[square] = letter
        elif tile.letter != letter:
            return
    for laid in spellings(case, letters) if letters else ():
        words = list(formed(board, laid))
        full = board.with_tiles(laid.items()).tiles
        spelled = [tuple(tile.letter for at in run if (tile := full[at])) for run in words]
        touching = board.layout.start in laid if board.is_empty else any(set(run) - laid.keys() for run in words)
        if touching and words and all(each in case.words for each in spelled):
            right[Play(tuple(sorted(laid.items())))] = worth(case, laid, words)


@st.composite
def cases(draw: st.DrawFn, tiles: TileSet, words: frozenset[tuple[str, ...]]) -> Case:
    """Draw a board that grew from plays of the words, as in a game, and a rack."""
    rows, columns = draw(st.integers(2, 7)), draw(st.integers(2, 7))
    rng = draw(st.randoms(use_true_random=False))
    premiums = tuple(rng.choice(PREMIUMS) for _ in range(rows * columns))
    layout = Layout("drawn", "Drawn", rows, columns, premiums, rng.randrange(rows * columns))
    case = Case(empty_board(layout), (), tiles, words)
    for _turn in range(draw(st.integers(0, 3))):
        case = replace(case, rack=tuple(rng.choices(tiles.tiles, k=6)))
        plays = sorted(tried(case), key=lambda play: [(square, str(tile)) for square, tile in play.laid])
        if plays:
            case = replace(case, board=case.board.with_tiles(rng.choice(plays).laid))
    rack = draw(st.lists(st.sampled_from([*dict.fromkeys(tiles.tiles)]), max_size=7))
    blanks = rack.count(BLANK)
    return replace(case, rack=tuple(rack) if blanks <= 2 else tuple(each for each in rack if each != BLANK))


def agree(case: Case) -> None:
    """Check that the generator finds exactly what the checker allows, each once, with the same scores."""
    found = case.found()
    assert len({each.play for each in found}) == len(found)
    assert {each.play: each.score for each in found} == tried(case)
    for each in found:
        assert Counter(each.play.used) + Counter(each.kept) == Counter(case.rack)
        assert list(each.play.squares) == sorted(each.play.squares)


@settings(max_examples=settings().max_examples // 2)
@given(cases(TILES, frozenset(tuple(word.upper()) for word in SHORT)))
def test_s4_s14_s18_every_play_is_found_once_with_its_score(case: Case) -> None:
    agree(case)


@settings(max_examples=settings().max_examples // 2)
@given(
    cases(
        CHILE,
        frozenset(
            {
                ("CH", "A"),
                ("A", "CH", "A"),
                ("O", "CH", "O"),
                ("CH", "O", "C", "O"),
                ("C", "O", "C", "A"),
                ("A", "H"),
                ("O", "H"),
            }
        ),
    )
)
def test_a_tile_of_two_letters_is_one_tile(case: Case) -> None:
    agree(case)


def row_of(text: str, rack: str, words: str, premiums: tuple[Premium, ...] | None = None) -> Case:
    """Return a position on a board of one row; lower case is a blank."""
    layout = Layout("row", "Row", 1, len(text), premiums or (PLAIN,) * len(text), 0)
    tiles = tuple(None if sign == "." else Tile(sign.upper(), sign.islower()) for sign in text)
    return Case(Board(layout, tiles), tuple(rack), TILES, frozenset(tuple(word.upper()) for word in words.split()))


def test_s18_all_seven_tiles_give_fifty_more() -> None:
    case = row_of(".......", "CABBADA", "cabbada")
    assert [each.score for each in case.found()] == [4 + 1 + 3 + 3 + 1 + 2 + 1 + 50]


def test_s18_the_bonus_can_be_another_one() -> None:
    case = row_of("...", "ABA", "aba")
    found = find_plays(case.board, case.rack, TILES, case.graph, Bonus(tiles=2, points=9))
    assert [each.score for each in found] == [5 + 9]


def test_s8_s16_a_blank_is_worth_nothing_but_doubles_the_word() -> None:
    case = row_of("..", "B?", "ab", (Premium(word=2), PLAIN))
    assert {(str(each.play.laid[0][1]), each.score) for each in case.found()} == {("a", 6)}


def test_s15_two_word_premiums_multiply() -> None:
    case = row_of(".a.", "DD", "dad", (Premium(word=3), PLAIN, Premium(word=3)))
    assert [each.score for each in case.found()] == [(2 + 0 + 2) * 9]


def test_one_tile_that_forms_words_both_ways_is_one_play() -> None:
    layout = Layout("square", "Square", 2, 2, (PLAIN,) * 4, 0)
    board = Board(layout, (None, Tile("B"), Tile("B"), None))
    case = Case(board, ("A",), TILES, frozenset({("A", "B"), ("B", "A")}))
    assert {each.play.squares: each.score for each in case.found()} == {(0,): 8, (3,): 8}
    assert len(case.found()) == 2


def test_s3_one_tile_does_not_open_the_game_even_if_it_is_a_word() -> None:
    case = row_of("..", "AA", "a")
    assert case.found() == []


def test_letters_that_the_dictionary_lacks_are_in_no_word() -> None:
    case = row_of(".E.", "AE", "ab ae")
    assert case.graph.numbers["E"] >= 0
    graph = tile_graph(WordGraph.build(["ab", "ba"], "ab"), TILES)
    assert list(find_plays(case.board, ("A", "E", BLANK), TILES, graph)) == []
    assert [
        each.score for each in find_plays(replace(case.board, tiles=(None, Tile("A"), None)), ("B", "E"), TILES, graph)
    ] == [4, 4]


def test_a_dictionary_without_words_has_no_plays() -> None:
    case = row_of(".A.", "AB?", "")
    assert case.found() == []


def test_a_search_can_be_stopped() -> None:
    case = row_of("...", "ABA", "aba")
    with pytest.raises(Stopped):
        find_plays(case.board, case.rack, TILES, case.graph, stop=lambda: True)


def test_a_rack_that_is_too_long_is_refused() -> None:
    case = row_of("...", "A" * (MOST_TILES + 1), "aba")
    with pytest.raises(ValueError, match="up to 15 tiles"):
        case.found()


def test_plays_are_ranked_with_what_they_leave() -> None:
    case = row_of(".A.", "BD", "ab ba ad da bad dab")
    plays = find_plays(case.board, case.rack, TILES, case.graph)
    by_score = [found.score for _equity, found in plays.ranked(lambda _kept: 0.0)]
    assert by_score == sorted(by_score, reverse=True)
    assert by_score[0] == 6
    keeping = list(plays.ranked(lambda kept: 100.0 * kept.count("B")))
    assert keeping[0][0] == 103
    assert plays.kept(keeping[0][1]) == ("B",)
    assert [equity for equity, _found in keeping] == sorted([equity for equity, _found in keeping], reverse=True)
