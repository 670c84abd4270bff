"""Boards, racks and plays in the numbers of the kernels, and back."""

import threading
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.kernels.codes import BLANK as BLANK_KIND
from boggle_desk.engine.kernels.codes import BLANKED, KINDS, STRANGE
from boggle_desk.engine.scrabble.board import empty_board
from boggle_desk.engine.scrabble.movegen import find_plays, machine, new_machine, numbering, tile_graph, word_map
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.rules import Bonus
from boggle_desk.engine.scrabble.tiles import Tile, TileKind, TileSet
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.kernels.machines import GRAPH, SMALL, TILES, graph_of
from tests.engine.scrabble.table import TILE_SETS

ODD = TileSet("odd", "Odd", "en", (*TILES.kinds, TileKind("Ñ", 2, 9)), 1)
NUMBERS = numbering(graph_of(["tea", "eat"], ODD), ODD)
SPANISH = numbering(tile_graph(WordGraph.build(["cocha", "ella", "perro"]), TILE_SETS["spanish"]), TILE_SETS["spanish"])


@given(st.lists(st.sampled_from("AELRST?"), max_size=15))
def test_racks_come_back_in_order_with_the_blanks_last(rack: list[str]) -> None:
    counts = NUMBERS.counts(tuple(rack))
    assert len(counts) == KINDS
    back = NUMBERS.rack(counts)
    assert Counter(back) == Counter(rack)
    assert back == tuple(sorted(rack, key=lambda face: (face == "?", face)))
    parts = NUMBERS.parts(tuple(rack))
    assert Counter(parts.kept(parts.total - 1)) == Counter(rack)


def test_tiles_of_no_word_have_no_number() -> None:
    assert sum(NUMBERS.counts(("Ñ", "T", "?"))) == 2
    assert NUMBERS.parts(("Ñ", "T")).idle == ("Ñ",)
    assert NUMBERS.code(Tile("Ñ")) == NUMBERS.code(Tile("Ñ", blank=True)) == STRANGE
    assert sum(NUMBERS.set_counts) == len(ODD.tiles) - 2
    assert NUMBERS.counts(("?",))[BLANK_KIND] == 1
    with pytest.raises(KeyError):
        NUMBERS.tile(STRANGE)


def test_every_tile_has_its_code_and_every_code_its_tile() -> None:
    for numbers in (NUMBERS, SPANISH):
        for letter in numbers.graph.letters:
            for blank in (False, True):
                code = numbers.code(Tile(letter, blank=blank))
                assert numbers.tile(code) == Tile(letter, blank=blank)
                assert (code > BLANKED) == blank
    assert SPANISH.faces[SPANISH.kinds["CH"]] == "CH"
    assert len(SPANISH.values) == len(SPANISH.graph.letters)
    assert SPANISH.values[SPANISH.kinds["RR"]] == 8


def test_boards_are_codes_square_by_square() -> None:
    board = empty_board(SMALL).with_tiles([(0, Tile("T")), (48, Tile("E", blank=True)), (7, Tile("Ñ"))])
    codes = NUMBERS.codes(board)
    assert len(codes) == 49
    assert [codes[at] for at in (0, 7, 48)] == [
        NUMBERS.code(Tile("T")),
        STRANGE,
        NUMBERS.code(Tile("E", blank=True)),
    ]
    assert sum(map(bool, codes)) == 3


def test_a_play_becomes_the_move_that_lays_its_tiles() -> None:
    its = new_machine(GRAPH, TILES, SMALL)
    board = empty_board(SMALL)
    first = next(iter(find_plays(board, ("T", "E", "A"), TILES, GRAPH)))
    board = board.with_tiles(first.play.laid)
    plays = find_plays(board, ("S", "L", "A", "T", "?"), TILES, GRAPH)
    several = 0
    for placement, found in zip(plays, plays.found, strict=True):
        move = its.move(placement.play)
        laid = {(its.square_of[place], code) for place, code in found.laid}
        length, start = move[2], move[0] | move[1] << 8
        assert {(its.square_of[start + at], code) for at, code in enumerate(move[6 : 6 + length]) if code} == laid
        several += len(laid) > 1
    assert several > 20


@pytest.mark.parametrize(
    "squares",
    [(), (0, 8), (0, 1, 8), (49,), (-1,), (0, 0), (0, 48), (6, 7)],
    ids=["none", "diagonal", "a corner", "off the board", "below 0", "twice", "far apart", "two rows"],
)
def test_tiles_in_no_line_are_no_move(squares: tuple[int, ...]) -> None:
    its = new_machine(GRAPH, TILES, SMALL)
    play = Play(tuple((square, Tile("T")) for square in squares))
    if squares in {(0, 8), (0, 1, 8), (0, 0), (6, 7)}:
        # These may be written as a move, which no table takes.
        from tests.engine.scrabble.simulators import simulator

        table = simulator().table
        table.deal(1)
        with pytest.raises(ValueError, match=r"."):
            table.play(its.move(play), 0)
        return
    with pytest.raises(ValueError, match=r"."):
        its.move(play)


def test_each_thread_has_a_generator_of_its_own() -> None:
    bonus = Bonus(5, 33)  # no other test's, so that this machine is not older than the numbering that is kept
    here = machine(GRAPH, TILES, SMALL, bonus)
    assert machine(GRAPH, TILES, SMALL, bonus) is here
    assert machine(GRAPH, TILES, replace(SMALL, start=0), bonus) is not here
    there = []
    worker = threading.Thread(target=lambda: there.append(machine(GRAPH, TILES, SMALL, bonus)))
    worker.start()
    worker.join()
    assert there[0] is not here
    assert there[0].generator is not here.generator
    assert there[0].numbering is here.numbering


def test_squares_and_places_belong_together() -> None:
    its = new_machine(GRAPH, TILES, SMALL)
    assert sorted(its.square_of.values()) == sorted([*range(49)] * 2)
    for place, square in its.square_of.items():
        assert its.turned[its.turned[place]] == place
        assert its.square_of[its.turned[place]] == square == its.generator.square(place)


def test_words_are_mapped_once() -> None:
    found = word_map(GRAPH)
    assert found is word_map(GRAPH)
    assert found is None or found.longest == 26
