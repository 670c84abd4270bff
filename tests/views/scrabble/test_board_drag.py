"""Tiles carried by hand between rack and board, or sent by two clicks (rules S7, P10, P16)."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.tiles import BLANK, Tile
from boggle_desk.views.scrabble.tile_drag import BoardSquare, RackPlace
from tests.views.scrabble.board_fixtures import Desk, square

H9, H10, G8 = square("H9"), square("H10"), square("G8")


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """Return a desk on the screen where nothing glides."""
    made = Desk()
    qtbot.addWidget(made.page)
    made.page.show()
    qtbot.waitExposed(made.page)
    return made


@pytest.fixture
def moving_desk(qtbot: QtBot) -> Desk:
    """Return a desk on the screen where tiles glide."""
    made = Desk(motion=True)
    qtbot.addWidget(made.page)
    made.page.show()
    qtbot.waitExposed(made.page)
    return made


def ticking(widget: QWidget) -> bool:
    return any(each.state() is QAbstractAnimation.State.Running for each in widget.findChildren(QAbstractAnimation))


def at_rest(desk: Desk) -> bool:
    """Return whether nothing moves and each tile is seen where it lies."""
    seen = all(desk.rack.shows(place) == (tile is not None) for place, tile in enumerate(desk.tiles))
    desk.board.finish_pictures()
    away = desk.board.grab().toImage()
    desk.board.set_away(())
    return desk.drag.layer.isHidden() and not ticking(desk.page) and seen and desk.board.grab().toImage() == away


def look(desk: Desk, at: int) -> QImage:
    """Return how a square looks, without what is in the air over it."""
    desk.board.finish_pictures()
    return desk.board.grab(desk.board.tile_area(at).toAlignedRect()).toImage()


def slot(desk: Desk, place: int) -> int | None:
    """Return where the tile of a place is seen, or slides to."""
    return desk.rack.geometry_of_places.slot_at(desk.rack.tile_area(place).center())


def test_a_tile_goes_from_the_rack_to_a_square(desk: Desk) -> None:
    desk.carry(RackPlace(2), BoardSquare(H9))
    assert desk.told == [(RackPlace(2), BoardSquare(H9))]
    assert desk.draft == {H9: Tile("T")}
    assert at_rest(desk)


def test_a_new_tile_goes_from_square_to_square(desk: Desk) -> None:
    desk.carry(RackPlace(0), BoardSquare(H9))
    desk.carry(BoardSquare(H9), BoardSquare(H10))
    assert desk.draft == {H10: Tile("E")}


def test_a_new_tile_goes_back_to_the_rack(desk: Desk) -> None:
    desk.carry(RackPlace(0), BoardSquare(H9))
    desk.carry(BoardSquare(H9), RackPlace(3))
    assert desk.draft == {}
    assert desk.tiles == ["R", "T", "A", "E", "S", BLANK, "N"]


def test_a_tile_dropped_on_a_new_one_swaps_with_it(desk: Desk) -> None:
    desk.carry(RackPlace(0), BoardSquare(H9))
    desk.carry(RackPlace(1), BoardSquare(H9))
    assert desk.draft == {H9: Tile("R")}
    assert desk.tiles[1] == "E"
    desk.carry(RackPlace(2), BoardSquare(H10))
    desk.carry(BoardSquare(H10), BoardSquare(H9))
    assert desk.draft == {H9: Tile("T"), H10: Tile("R")}


def test_the_rack_is_put_in_another_order(desk: Desk) -> None:
    """P10: others make room, and the player's order is what the owner keeps."""
    desk.carry(RackPlace(0), RackPlace(4))
    assert desk.tiles == ["R", "T", "A", "S", "E", BLANK, "N"]


def test_others_make_room_while_a_tile_hovers(desk: Desk) -> None:
    viewport, goal = desk.pull(RackPlace(0), RackPlace(2))
    assert [slot(desk, place) for place in (1, 2, 3)] == [0, 1, 3]
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    assert [slot(desk, place) for place in range(7)] == list(range(7))


def test_making_room_is_slid_and_then_at_rest(moving_desk: Desk, qtbot: QtBot) -> None:
    rack = moving_desk.rack
    viewport, goal = moving_desk.pull(RackPlace(0), RackPlace(3))
    assert ticking(rack)
    qtbot.waitUntil(lambda: not ticking(rack))
    assert [slot(moving_desk, place) for place in (1, 2, 3, 4)] == [0, 1, 2, 4]
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    assert moving_desk.tiles[:4] == ["R", "T", "A", "E"]
    assert not ticking(rack)
    moving_desk.drag.skip()


def test_a_tile_springs_back_from_a_refusal(moving_desk: Desk, qtbot: QtBot) -> None:
    moving_desk.refusing = True
    moving_desk.carry(RackPlace(2), BoardSquare(H9))
    assert not moving_desk.rack.shows(2)
    assert ticking(moving_desk.drag.layer)
    home = moving_desk.rack.tile_area(2).center()
    with qtbot.waitSignal(moving_desk.drag.layer.put_away):
        pass
    assert moving_desk.draft == {}
    assert moving_desk.tiles[2] == "T"
    assert at_rest(moving_desk)
    assert moving_desk.rack.tile_area(2).center() == home


@pytest.mark.parametrize("end", [BoardSquare(G8), QPoint(3, 715)], ids=["lying tile", "beside everything"])
def test_a_tile_springs_back_from_where_none_may_lie(desk: Desk, end: BoardSquare | QPoint) -> None:
    """S7: a lying tile is never moved, so none is put on it."""
    desk.carry(RackPlace(2), end)
    assert desk.told == []
    assert desk.tiles[2] == "T"
    assert at_rest(desk)


def test_a_lying_tile_is_never_lifted(desk: Desk) -> None:
    """S7."""
    desk.carry(BoardSquare(G8), BoardSquare(H9))
    assert desk.told == []
    assert desk.drag.carrying is None


def test_a_carried_tile_follows_the_mouse_and_is_drawn_to_squares(desk: Desk) -> None:
    plain = look(desk, H9)
    viewport, _goal = desk.pull(RackPlace(1), QPoint(4, 300))
    (tile,) = desk.drag.layer.tiles
    assert (tile.middle - QPointF(4, 300)).manhattanLength() < 2
    assert tile.lift > 0
    assert [desk.rack.shows(place) for place in range(3)] == [True, False, True]
    assert look(desk, H9) == plain
    onto = desk.board.tile_area(H9).center() + QPointF(8, 6)
    point = viewport.mapFromGlobal(desk.board.viewport().mapToGlobal(onto)).toPoint()
    QTest.mouseMove(viewport, point)
    (tile,) = desk.drag.layer.tiles
    away = tile.middle - (desk.board.tile_area(H9).center() + QPointF(desk.board.pos()))
    assert away.manhattanLength() < 6
    assert look(desk, H9) != plain, "it would land here"
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point)
    assert desk.draft == {H9: Tile("R")}


def test_escape_and_another_button_put_the_tile_back(desk: Desk) -> None:
    viewport, goal = desk.pull(RackPlace(1), BoardSquare(H9))
    assert desk.drag.carrying == RackPlace(1)
    QTest.keyClick(desk.page, Qt.Key.Key_Escape)
    assert desk.drag.carrying is None
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    viewport, goal = desk.pull(RackPlace(1), BoardSquare(H9))
    QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=goal)
    assert desk.drag.carrying is None
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    assert desk.told == []
    assert at_rest(desk)


def test_a_page_that_goes_away_drops_nothing(moving_desk: Desk) -> None:
    moving_desk.pull(RackPlace(1), BoardSquare(H9))
    moving_desk.page.hide()
    assert moving_desk.told == []
    assert moving_desk.drag.carrying is None
    assert at_rest(moving_desk)


def test_click_tile_click_square(desk: Desk) -> None:
    desk.click(RackPlace(3))
    assert desk.drag.picked == RackPlace(3)
    before = desk.board.across
    desk.click(BoardSquare(H9))
    assert desk.draft == {H9: Tile("A")}
    assert desk.drag.picked is None
    assert desk.board.across is before


def test_two_clicks_move_a_new_tile_and_bring_it_back(desk: Desk) -> None:
    desk.carry(RackPlace(0), BoardSquare(H9))
    desk.click(BoardSquare(H9))
    assert desk.drag.picked == BoardSquare(H9)
    desk.click(BoardSquare(H10))
    assert desk.draft == {H10: Tile("E")}
    desk.click(BoardSquare(H10))
    desk.click(RackPlace(6))
    assert desk.draft == {}
    assert desk.tiles == ["R", "T", "A", "S", BLANK, "N", "E"]


def test_a_picked_tile_is_put_back_by_a_second_click(desk: Desk) -> None:
    desk.click(RackPlace(3))
    desk.click(RackPlace(5))
    assert desk.drag.picked == RackPlace(5)
    desk.click(RackPlace(5))
    assert desk.drag.picked is None
    desk.click(BoardSquare(G8))
    assert desk.told == []


def test_a_picked_tile_goes_where_enter_is_pressed(desk: Desk) -> None:
    entered: list[None] = []
    desk.board.enter_typed.connect(lambda: entered.append(None))
    desk.rack.setFocus()
    QTest.keyClick(desk.rack, Qt.Key.Key_Right)
    QTest.keyClick(desk.rack, Qt.Key.Key_Return)
    assert desk.drag.picked == RackPlace(1)
    desk.board.set_cursor_square(H9)
    QTest.keyClick(desk.board, Qt.Key.Key_Return)
    assert desk.draft == {H9: Tile("R")}
    assert entered == []
    QTest.keyClick(desk.board, Qt.Key.Key_Return)
    assert entered == [None]


def test_a_disabled_hand_takes_nothing(desk: Desk) -> None:
    desk.drag.set_enabled(False)
    desk.carry(RackPlace(0), BoardSquare(H9))
    desk.click(RackPlace(3))
    assert (desk.told, desk.drag.picked) == ([], None)


def test_a_hidden_or_choosing_rack_gives_no_tile(desk: Desk) -> None:
    """P8: what is hidden is not carried about; P11: a click chooses for the exchange."""
    desk.rack.show_rack(desk.tiles, hidden=True)
    desk.carry(RackPlace(0), BoardSquare(H9))
    desk.click(RackPlace(0))
    desk.show()
    desk.rack.set_choosing(True)
    desk.carry(RackPlace(0), BoardSquare(H9))
    desk.click(RackPlace(0))
    assert (desk.told, desk.drag.picked) == ([], None)


def test_a_drop_glides_onto_its_square(moving_desk: Desk, qtbot: QtBot) -> None:
    plain = look(moving_desk, H9)
    viewport, goal = moving_desk.pull(RackPlace(2), BoardSquare(H9))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    assert moving_desk.draft == {H9: Tile("T")}
    assert look(moving_desk, H9) == plain, "it is in the air"
    with qtbot.waitSignal(moving_desk.drag.layer.put_away):
        pass
    assert look(moving_desk, H9) != plain
    assert at_rest(moving_desk)
