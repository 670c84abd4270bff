"""Tiles that are being laid: to the board, over it and back, and the order of the rack."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile
from boggle_desk.models.scrabble.drafts import TurnDraft

RACK: Rack = ("C", "A", "T", "S", "A", BLANK, "O")


def rest(draft: TurnDraft) -> tuple[str, ...]:
    """Return the tiles that are still on the rack."""
    return tuple(draft.rack[place] for place in draft.places)


@pytest.fixture
def draft(qtbot: QtBot) -> TurnDraft:
    made = TurnDraft()
    made.take_rack(RACK)
    return made


def test_a_laid_tile_leaves_its_place_and_comes_back_to_it(draft: TurnDraft, qtbot: QtBot) -> None:
    """P10, P15: the order of the rack outlives laying and taking back."""
    with qtbot.waitSignal(draft.changed):
        assert draft.lay(1, 112)
    assert draft.laid == ((112, Tile("A")),)
    assert (draft.places, rest(draft)) == ((0, 2, 3, 4, 5, 6), ("C", "T", "S", "A", BLANK, "O"))
    assert draft.rack == RACK
    with qtbot.waitSignal(draft.changed):
        assert draft.lift(112)
    assert (draft.laid, rest(draft)) == ((), RACK)


def test_what_is_not_there_is_neither_laid_nor_lifted(draft: TurnDraft, qtbot: QtBot) -> None:
    """P17."""
    draft.lay(0, 112)
    with qtbot.assertNotEmitted(draft.changed, wait=0):
        assert not draft.lay(0, 113)
        assert not draft.lay(7, 113)
        assert not draft.lift(113)
        assert not draft.shift(113, 114)
        assert not draft.shift(112, 112)
    assert draft.tile_at(112) == Tile("C")


def test_a_blank_needs_its_letter(draft: TurnDraft) -> None:
    """S8, P16."""
    assert not draft.lay(5, 112)
    assert draft.lay(5, 112, "Q")
    assert draft.tile_at(112) == Tile("Q", blank=True)


def test_letters_take_their_own_tile_first_and_then_a_blank(draft: TurnDraft) -> None:
    """P14, P16: Shift insists on a blank; without a tile nothing is laid."""
    assert [draft.lay_letter("A", square) for square in (1, 2, 3, 4)] == [True, True, True, False]
    assert [str(tile) for _square, tile in draft.laid] == ["A", "A", "a"]
    draft.clear()
    assert draft.lay_letter("A", 1, as_blank=True)
    assert draft.tile_at(1) == Tile("A", blank=True)
    assert not draft.lay_letter("A", 2, as_blank=True)
    assert draft.laid == ((1, Tile("A", blank=True)),)


def test_a_tile_on_a_laid_one_sends_that_back(draft: TurnDraft) -> None:
    draft.lay(0, 112)
    draft.lay(3, 112)
    assert draft.laid == ((112, Tile("S")),)
    assert draft.places == (0, 1, 2, 4, 5, 6)


def test_laid_tiles_move_and_change_places(draft: TurnDraft) -> None:
    draft.lay(0, 112)
    draft.lay(5, 113, "X")
    assert draft.shift(112, 120)
    assert draft.laid == ((113, Tile("X", blank=True)), (120, Tile("C")))
    assert draft.shift(120, 113)
    assert draft.laid == ((113, Tile("C")), (120, Tile("X", blank=True)))
    draft.lift(113)
    assert rest(draft) == ("C", "A", "T", "S", "A", "O")


def test_the_same_rack_in_another_order_leaves_tiles_where_they_lie(draft: TurnDraft, qtbot: QtBot) -> None:
    draft.lay(1, 112)
    draft.lay(5, 113, "E")
    other: Rack = (BLANK, "A", "A", "C", "O", "S", "T")
    with qtbot.waitSignal(draft.changed):
        draft.take_rack(other)
    assert draft.laid == ((112, Tile("A")), (113, Tile("E", blank=True)))
    assert Counter(rest(draft)) == Counter("ACOST")
    with qtbot.assertNotEmitted(draft.changed, wait=0):
        draft.take_rack(other)


def test_another_rack_takes_all_tiles_back(draft: TurnDraft) -> None:
    draft.lay(1, 112)
    draft.take_rack(("E", "E"))
    assert (draft.laid, rest(draft)) == ((), ("E", "E"))


def test_clearing_is_told_once_and_only_if_something_lay(draft: TurnDraft, qtbot: QtBot) -> None:
    draft.lay(1, 112)
    draft.lay(2, 113)
    with qtbot.waitSignal(draft.changed):
        draft.clear()
    with qtbot.assertNotEmitted(draft.changed, wait=0):
        draft.clear()
    assert draft.places == tuple(range(7))


# ------------------------------------------------------------------------------------------ the rack's order


def test_moving_a_tile_keeps_laid_ones_on_their_squares(draft: TurnDraft, qtbot: QtBot) -> None:
    """P10."""
    draft.lay(5, 112, "E")
    with qtbot.waitSignal(draft.reordered) as told:
        draft.move(6, 0)
    assert told.args == [("O", "C", "A", "T", "S", "A", BLANK)]
    assert draft.laid == ((112, Tile("E", blank=True)),)
    assert draft.places == (0, 1, 2, 3, 4, 5)
    draft.lift(112)
    assert rest(draft) == draft.rack


@given(st.lists(st.sampled_from("ABE?"), min_size=1, max_size=7), st.sets(st.integers(0, 6)), st.integers())
def test_juggling_always_changes_the_order_that_is_seen(tiles: list[str], laid: set[int], seed: int) -> None:
    """P10: the tiles on the rack are mixed, those on the board stay; only equal tiles cannot change."""
    made, told = TurnDraft(), []
    made.reordered.connect(told.append)
    made.take_rack(tuple(tiles))
    for place in laid:
        made.lay(place, place, "E")
    before, lying, places = rest(made), made.laid, made.places
    made.juggle(Random(seed))
    assert (rest(made) != before) == (len(set(before)) > 1)
    assert len(told) == (len(set(before)) > 1)
    assert (made.laid, made.places) == (lying, places)
    assert Counter(rest(made)) == Counter(before)
    assert Counter(made.rack) == Counter(tiles)


@given(st.data())
def test_tiles_are_neither_lost_nor_made(data: st.DataObject) -> None:
    """Whatever is done, rack and board together hold the rack, each tile once."""
    made = TurnDraft()
    made.take_rack(RACK)
    for _ in range(data.draw(st.integers(1, 12))):
        act = data.draw(st.integers(0, 5))
        place, square = data.draw(st.integers(0, 7)), data.draw(st.integers(0, 4))
        if act == 0:
            made.lay(place, square, "E")
        elif act == 1:
            made.lift(square)
        elif act == 2:
            made.shift(square, place)
        elif act == 3:
            made.juggle(Random(place))
        elif act == 4 and place < len(RACK):
            made.move(place, square)
        else:
            made.lay_letter("ATX"[square % 3], square, as_blank=place > 5)
        faces = [tile.face for _square, tile in made.laid]
        assert Counter([*rest(made), *faces]) == Counter(RACK)
        assert len({square for square, _tile in made.laid}) == len(faces)
