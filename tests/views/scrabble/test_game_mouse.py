"""By mouse alone: tiles that are dragged and clicked, and a whole game of a person and three computers."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QApplication, QPushButton

from boggle_desk.engine.scrabble import plays
from boggle_desk.engine.scrabble.computer import choose as choose_move
from boggle_desk.engine.scrabble.events import Ended, Exchange, Played, PlayTiles
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.settings import Motion
from boggle_desk.storage.lexica import SHIPPED
from boggle_desk.storage.shipped import scrabble_levels
from boggle_desk.views.scrabble.scrabble_board import BoardMarks
from tests.engine.scrabble.table import TILE_SETS, all_tiles
from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings, seated, wait

pytestmark = pytest.mark.slow

RACKS = ("CATSE?O", "DNSRALU")


@pytest.fixture
def laying(people: Sitting) -> Sitting:
    """Return Ann and Bea at the table; Ann sees CATSE?O."""
    seated(people, "Ann", "Bea", hands=RACKS, bag="NIGEE")
    people.press("Show my tiles")
    return people


def test_the_cover_hides_the_rack_until_its_player_asks_for_it(people: Sitting) -> None:
    """P8: neither eye nor screen reader nor the list of unseen tiles says anything of a covered rack."""
    seated(people, "Ann", "Bea", hands=RACKS, bag="NIGEE")
    table = people.table
    assert people.rack == "_______"
    spoken = [table.rack.model().index(0, place).data(Qt.ItemDataRole.AccessibleTextRole) for place in range(7)]
    assert all("hidden tile" in text for text in spoken)
    unseen = table.info.tiles
    assert sum(each.unseen for each in unseen.tiles) == 19
    people.click_spot(people.on_rack(0))
    people.carry(people.on_rack(0), people.on_board("H8"))
    assert (people.laid, people.can("Shuffle")) == ("", False)
    people.press("Show my tiles")
    assert people.rack == "CATSE?O"
    assert sum(each.unseen for each in unseen.tiles) == 12


def test_tiles_are_dragged_over_the_board_and_back(laying: Sitting) -> None:
    """P15, S7: from the rack, to another square, on another tile to change places, back to the rack."""
    laying.carry(laying.on_rack(0), laying.on_board("H8"))
    laying.carry(laying.on_rack(1), laying.on_board("I8"))
    assert (laying.laid, laying.rack, laying.seen) == ("CA", "..TSE?O", {"H8": "C", "I8": "A"})
    laying.carry(laying.on_board("H8"), laying.on_board("I8"))
    assert laying.seen == {"H8": "A", "I8": "C"}
    laying.carry(laying.on_board("I8"), laying.on_board("J8"))
    assert laying.seen == {"H8": "A", "J8": "C"}
    assert "There's a gap at I8." in laying.said
    laying.carry(laying.on_rack(2), laying.on_board("H8"))
    assert (laying.seen, laying.rack) == ({"H8": "T", "J8": "C"}, ".A.SE?O")
    laying.carry(laying.on_board("J8"), laying.on_rack(0))
    assert (laying.seen, laying.rack) == ({"H8": "T"}, "CA.SE?O")
    laying.press("Recall")
    assert (laying.seen, laying.rack) == ({}, "CATSE?O")


def test_the_cursor_hides_no_tile_that_was_dropped(laying: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """P14: the frame lay over the tile's value; the next key shows it, and goes on from there."""
    drawn: list[int | None] = []
    monkeypatch.setattr(BoardMarks, "paint_cursor", lambda *given: drawn.append(given[3]))
    board = laying.table.board
    laying.carry(laying.on_rack(0), laying.on_board("H8"))
    board.setFocus()
    board.grab()
    assert (drawn[-1], board.cursor_square) == (None, laying.square("H8"))
    laying.key(Qt.Key.Key_Right)
    board.grab()
    assert drawn[-1] == laying.square("I8")


def test_tiles_are_clicked_one_after_the_other(laying: Sitting) -> None:
    """P15: a tile, then its square; a square with a new tile, then another; what lies is not moved (S7)."""
    for place, square in ((0, "H8"), (1, "I8"), (2, "J8")):
        laying.click_spot(laying.on_rack(place))
        laying.click_spot(laying.on_board(square))
    assert laying.seen == {"H8": "C", "I8": "A", "J8": "T"}
    assert laying.button("Play").text() == "Play +10"
    laying.click_spot(laying.on_board("J8"))
    laying.click_spot(laying.on_board("K8"))
    assert laying.seen == {"H8": "C", "I8": "A", "K8": "T"}
    laying.click_spot(laying.on_board("K8"))
    laying.click_spot(laying.on_board("J8"))
    laying.press("Play")
    assert laying.position.scores == (10, 0)
    laying.press("Show my tiles")
    laying.carry(laying.on_board("J8"), laying.on_board("J9"))
    assert (laying.laid, laying.seen) == ("", {"H8": "C", "I8": "A", "J8": "T"})
    laying.carry(laying.on_rack(0), laying.on_board("J8"))
    assert (laying.laid, laying.rack) == ("", "DNSRALU")


def test_a_blank_that_is_dropped_asks_for_its_letter(laying: Sitting) -> None:
    """S8, P16: by a click on the letter; Escape leaves the blank on the rack, and so does another order of it."""
    laying.carry(laying.on_rack(5), laying.on_board("H8"))
    assert laying.table.blank.isVisible()
    assert laying.laid == ""
    letter = next(b for b in laying.table.blank.findChildren(QPushButton) if b.text() == "C")
    laying.click(letter)
    laying.settle()
    assert (laying.seen, laying.rack) == ({"H8": "c"}, "CATSE.O")
    assert not laying.table.blank.isVisible()
    laying.press("Recall")
    laying.carry(laying.on_rack(5), laying.on_board("H8"))
    laying.press("Shuffle")
    assert not laying.table.blank.isVisible()
    assert (laying.laid, sorted(laying.rack)) == ("", sorted(RACKS[0]))


def test_the_rack_is_put_in_order_and_juggled(laying: Sitting) -> None:
    """P10: the order is the player's and is kept; Juggle always changes it."""
    laying.carry(laying.on_rack(6), laying.on_rack(0))
    assert laying.rack == "OCATSE?"
    assert laying.position.racks[0] == tuple("OCATSE?")
    for _ in range(5):
        before = laying.rack
        laying.press("Shuffle")
        assert laying.rack != before
        assert Counter(laying.rack) == Counter(RACKS[0])
        assert laying.position.racks[0] == tuple(laying.rack)
    assert laying.position.turns == 1


def test_tiles_are_clicked_for_an_exchange(laying: Sitting) -> None:
    """S9, P11: they stand out, can be kept after all, and go back into the bag; Juggle waits meanwhile."""
    laying.press("Exchange…")
    assert not laying.can("Shuffle")
    for place in (0, 5, 6):
        laying.click_spot(laying.on_rack(place))
    laying.click_spot(laying.on_rack(5))
    assert laying.table.chosen == {0, 6}
    laying.rng.deal("NE")
    laying.press("Exchange 2")
    assert laying.position.racks[0] == tuple("ATSE?NE")
    assert Counter(laying.position.bag) == Counter("IGECO")
    assert laying.position.turn == 1
    laying.press("Show my tiles")
    laying.press("Exchange…")
    laying.press("Cancel")
    assert laying.position.turn == 1


def test_an_open_drawer_does_not_cover_the_tiles_to_exchange(laying: Sitting) -> None:
    laying.desk.services.choices.change(text_scale=2.0)
    laying.settle()
    laying.table.beside.set_open(True)
    assert laying.table.beside.is_open
    laying.press("Exchange…")
    assert not laying.table.beside.is_open


def test_the_bag_shows_what_is_unseen(laying: Sitting) -> None:
    """P12: they are always in sight, and a click on the bag brings the keyboard there."""
    info = laying.table.info
    assert info.tiles_view.isVisible()
    assert laying.table.bag.accessibleName().startswith("Bag: 5 ")
    laying.click(laying.table.bag)
    laying.settle()
    assert info.tiles_view.hasFocus()
    shown = {each.letter: (each.value, each.count, each.unseen) for each in info.tiles.tiles}
    assert (shown["D"], shown["S"], shown["?"]) == ((2, 1, 1), (1, 2, 1), (0, 1, 0))


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("key", sorted(SHIPPED))
def test_the_unseen_tiles_of_every_language_fit(people: Sitting, key: str, letters: float) -> None:
    """P12: up to 33 kinds, in a window of 1280×800."""
    people.desk.services.choices.change(text_scale=letters)
    seated(people, "Ann", "Bea", tiles=TILE_SETS[key])
    people.press("Show my tiles")
    people.click(people.table.bag)
    people.settle()
    grid = people.table.info.tiles_view
    rows, columns = grid.tiles.rowCount(), grid.tiles.columns
    cells = [grid.visualRect(grid.tiles.index(*divmod(place, columns))) for place in range(rows * columns)]
    assert len(cells) >= len(TILE_SETS[key].values)
    assert all(grid.viewport().rect().contains(cell) for cell in cells)
    assert min(cell.height() for cell in cells) >= people.desk.services.look.px(45)
    shown = grid.visibleRegion().boundingRect()
    assert shown == grid.rect() if letters == 1.0 else shown.height() > people.desk.services.look.px(90)


def test_nothing_flies_without_motion_and_nothing_waits_with_it(laying: Sitting) -> None:
    """S6: with motion tiles come out of the bag while the next player may already begin."""
    laying.desk.services.choices.change(motion=Motion.ON)
    laying.settle()
    for place, square in ((0, "H8"), (1, "I8"), (2, "J8")):
        laying.click_spot(laying.on_rack(place))
        laying.click_spot(laying.on_board(square))
    laying.press("Play")
    assert laying.position.turn == 1
    laying.press("Show my tiles")
    assert laying.rack == "DNSRALU"
    laying.carry(laying.on_rack(2), laying.on_board("K8"))
    assert laying.seen["K8"] == "S"
    laying.press("Play")
    assert laying.position.scores == (10, 6)


# ------------------------------------------------------------------------------------------ four at the table


@pytest.fixture
def family(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for four."""
    with open_desk(scrabble_settings("Ann", "Bo", "Cy", "Di")) as opened:
        yield opened


def seat_computers(people: Sitting) -> None:
    """P1, P2: three seats are given to computers of three levels."""
    people.click(people.desk.home.crossword)
    people.settle()
    seats = people.setup.seats
    while len(seats.table.seats) > 1:
        people.click(seats.table.seats[-1])
        people.click(seats.leave_button)
    ladder = list(scrabble_levels())
    for stronger in map(ladder.index, ("beginner", "casual", "strong")):
        people.click(seats.add_computer_button)
        while seats.weaker.isEnabled():
            people.click(seats.weaker)
        for _ in range(stronger):
            people.click(seats.stronger)
    people.click(people.setup.start)
    people.settle()
    levels = [player.level for player in people.position.players]
    assert levels == [None, "beginner", "casual", "strong"]


def play_turn(people: Sitting) -> None:
    """Make a person's turn by mouse, as a casual player would."""
    position, level = people.position, scrabble_levels()["casual"]
    move = choose_move(position.seen_by(0), level, people.table.lexicon, Random(position.turns))
    if isinstance(move, PlayTiles):
        lay(people, move.play)
        assert people.button("Play").text().startswith("Play +"), people.said
        people.press("Play")
    elif isinstance(move, Exchange):
        people.press("Exchange…")
        for place in range(len(move.tiles)):
            people.click_spot(people.on_rack(place))
        people.press("Exchange")
    else:
        people.press("Pass")


def lay(people: Sitting, play: Play) -> None:
    """Bring tiles to their squares, every other one by two clicks."""
    for number, (square, tile) in enumerate(play.laid):
        place, name = people.on_rack(people.place_of(tile.face)), people.on_board(people.name(square))
        if number % 2:
            people.carry(place, name)
        else:
            people.click_spot(place)
            people.click_spot(name)
        if tile.blank:
            people.click(next(b for b in people.table.blank.findChildren(QPushButton) if b.text() == tile.letter))
            people.settle()


def test_a_person_and_three_computers_play_a_whole_game_p1_p19(family: Sitting) -> None:
    """S1, S6, S13, S19, P1, P2, P7, P19: computers play by themselves, and in the end every point is accounted for."""
    seat_computers(family)
    turns = 0
    while family.phase is not Phase.ENDED:
        wait(family, lambda: family.phase is Phase.ENDED or family.position.turn == 0)
        if family.phase is Phase.ENDED:
            break
        assert "_" not in family.rack
        turns += 1
        play_turn(family)
        assert all_tiles(family.position) == sorted(family.position.rules.tiles.tiles)
    assert turns >= 5
    check_scores(family)
    assert "wins by" in family.said or "share it" in family.said
    family.press("Rematch")
    wait(family, lambda: family.position.turn == 0)
    assert (family.position.scores[0], family.position.turns <= 4) == (0, True)
    assert [player.level for player in family.position.players] == [None, "beginner", "casual", "strong"]


def check_scores(people: Sitting) -> None:
    """S19: a score is what was played, less one's tiles, and for who went out the others' tiles more."""
    position = people.position
    events = [event for step in people.table.session.steps for event in step]
    values = position.rules.tiles.values
    left = [sum(values[tile] for tile in rack) for rack in position.racks]
    out = next((seat for seat, rack in enumerate(position.racks) if not rack), None)
    for seat, score in enumerate(position.scores):
        played = sum(event.score for event in events if isinstance(event, Played) and event.seat == seat)
        assert score == played - left[seat] + (sum(left) if seat == out else 0)
    assert events[-1] == Ended(tuple(s for s, score in enumerate(position.scores) if score == max(position.scores)))
    assert {event.seat for event in events if isinstance(event, Played)} == set(range(len(position.players)))


def test_the_game_is_left_and_gone_on_with_while_a_computer_thinks_p13(family: Sitting) -> None:
    """P13: leaving stops the thinking; the game waits on the first page and goes on where it was."""
    seated(family, "Ann", "beginner!", "expert!", hands=("CATSEIO", "DNSRALU", "TEEMAID"), bag="NIGRSTEEAHL")
    for place, square in ((0, "H8"), (1, "I8"), (2, "J8")):
        family.carry(family.on_rack(place), family.on_board(square))
    family.click(family.button("Play"))
    assert family.position.turn == 1
    steps = len(family.table.session.steps)
    family.desk.go_home()
    family.settle()
    assert QThreadPool.globalInstance().waitForDone(60_000)
    family.settle()
    again = next(b for b in family.desk.home.findChildren(QPushButton) if b.text() == "Continue")
    assert "Ann" in again.accessibleName()
    family.click(again)
    family.settle()
    assert family.position.scores[0] == 10
    assert len(family.table.session.steps) >= steps
    wait(family, lambda: family.position.turn == 0)
    assert len(family.table.session.steps) == steps + 2
    assert family.rack.startswith("SEIO")


def test_the_rules_are_asked_once_for_a_tile_and_once_for_a_play(
    people: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H8: a tile that is laid or typed is judged once; played, the referee judges, and the page is shown once."""
    asked: list[object] = []
    known = plays.fault
    monkeypatch.setattr(plays, "fault", lambda *about: asked.append(about) or known(*about))
    seated(people, "Ann", "Bea", hands=("CATSEIO", "DNSRALU"), bag="NIGRSTEEAHL")
    people.show_tiles()
    asked.clear()
    people.carry(people.on_rack(0), people.on_board("H8"))
    assert len(asked) == 1
    people.go_to("I8")
    people.type("at")
    assert (len(asked), people.laid) == (3, "CAT")
    shown: list[object] = []
    board = people.table.board
    monkeypatch.setattr(board, "show_board", lambda *what: shown.append(what))
    people.enter()
    assert (len(asked), people.position.scores[0]) == (4, 10)
    assert len(shown) == 1
