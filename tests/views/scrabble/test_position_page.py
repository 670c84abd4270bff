"""A Scrabble position: set up by keys and by clicks, pasted or opened, its best plays found, one of them made."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from boggle_desk.engine.scrabble.board import PLAIN, Layout
from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.engine.scrabble.notation import coordinates, square_named
from boggle_desk.engine.scrabble.set_up import empty_set_up
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.engine.scrabble.values import Basis, Candidate
from boggle_desk.settings import PositionSetUp
from boggle_desk.views.forms import Choice
from boggle_desk.views.scrabble.position_page import PositionPage
from tests.views.scrabble.table_fixtures import CONTROL, SHIFT, Sitting, open_desk, scrabble_settings

DATA = Path(__file__).parents[2] / "data"
POSITIONS = {each["name"]: each for each in json.loads((DATA / "plays" / "positions.json").read_text(encoding="utf-8"))}
POSITION, RULES, MOVES = range(3)


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program with the room in front; it thinks for a moment only."""
    with open_desk(scrabble_settings("Ann", "Bea")) as opened:
        opened.desk.show_room("position")
        page_of(opened).stages = (0.02, 0.04)
        opened.settle()
        yield opened
        if opened.desk.room:
            opened.desk.room.leave()


def page_of(people: Sitting) -> PositionPage:
    room = people.desk.room
    assert isinstance(room, PositionPage)
    return room


def lying(people: Sitting) -> dict[str, str]:
    """Return what is seen on the board, lying or being laid, by the names of the squares."""
    board, layout = page_of(people).board, page_of(people).history.now.rules.layout
    faces = {square: board.face(square) for square in range(layout.rows * layout.columns)}
    return {
        name(square, layout.columns): face.letter.lower() if face.blank else face.letter
        for square, face in faces.items()
        if face
    }


def name(square: int, columns: int) -> str:
    row, column = divmod(square, columns)
    return f"{chr(ord('A') + column)}{row + 1}"


def rack(people: Sitting) -> str:
    shown = page_of(people).position.rack
    faces = [shown.face(place) for place in range(7)]
    return "".join("." if face is None else face.letter or BLANK for face in faces)


def on_board(people: Sitting, square: str) -> tuple[QWidget, QPoint]:
    page = page_of(people)
    number = square_named(page.history.now.rules.layout, square)[0]
    return page.board.viewport(), page.board.tile_area(number).center().toPoint()


def click_tiles(people: Sitting, letters: str) -> None:
    for letter in letters:
        people.click(page_of(people).position.tiles.buttons[letter])


def choose(box: Choice[str], value: str) -> None:
    """Choose as a click in the list does."""
    box.choose(value)
    box.activated.emit(box.currentIndex())


def again(people: Sitting) -> None:
    """Leave the room and come back."""
    page_of(people).leave()
    people.desk.show_room("position")
    page_of(people).stages = (0.02, 0.04)
    people.settle()


def think(people: Sitting) -> PositionPage:
    """Press Enter and wait until all that will be known is known."""
    page = page_of(people)
    people.key(Qt.Key.Key_Return)
    people.wait(lambda: page.shows_moves and not page.moves.thinking)
    return page


def listed(page: PositionPage) -> list[Candidate]:
    model = page.moves.best.table.candidates
    found = (model.row(model.index(row, 0)) for row in range(model.rowCount()))
    return [each for each in found if each]


def paste(people: Sitting, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    page_of(people).board.setFocus()
    people.key(Qt.Key.Key_V, CONTROL)


# ---------------------------------------------------------------------------------------------- setting up


def test_what_is_typed_after_a_click_on_the_rack_goes_there(people: Sitting) -> None:
    page = page_of(people)
    people.type("cat")
    people.click(page.position.rack)
    people.type("dog")
    assert rack(people) == "DOG...."


def test_keys_alone_set_up_a_position_find_its_plays_and_make_one(people: Sitting) -> None:
    page = page_of(people)
    people.type("retina")
    assert lying(people) == dict(zip(("H8", "I8", "J8", "K8", "L8", "M8"), "RETINA", strict=True))
    people.tab_to(page.position.rack)
    people.type("seinrt?")
    assert rack(people) == "SEINRT?"
    think(people)
    best = listed(page)
    assert len(best) > 5
    assert {each.score for each in best} == {78}
    people.key(Qt.Key.Key_Down)
    chosen = page.moves.best.table.chosen
    assert chosen
    assert all(page.board.is_draft(square) for square, _tile in chosen.laid)
    people.tab_to(page.main)
    people.key(Qt.Key.Key_Space)
    assert page.history.now.scores == (78, 0)
    assert page.history.now.turn == 1
    assert not any(page.board.is_draft(square) for square, _tile in chosen.laid)
    assert len(lying(people)) == 13
    assert rack(people) == "......."
    people.key(Qt.Key.Key_Z, CONTROL)
    assert len(lying(people)) == 6
    assert rack(people) == "SEINRT?"
    people.key(Qt.Key.Key_Y, CONTROL)
    assert page.history.now.scores == (78, 0)


def test_the_mouse_alone_sets_up_a_position_and_makes_a_play(people: Sitting) -> None:
    page, tiles = page_of(people), page_of(people).position.tiles
    people.click_place(*on_board(people, "F6"))
    people.click_place(*on_board(people, "H8"))
    people.click_place(*on_board(people, "H8"))
    assert not page.board.across, "a second click writes downwards"
    click_tiles(people, "CA")
    people.click(tiles.as_blank)
    click_tiles(people, "T")
    assert lying(people) == {"H8": "C", "H9": "A", "H10": "t"}
    people.click(tiles.erase)
    people.click(tiles.direction)
    assert page.board.across
    assert lying(people) == {"H8": "C", "H9": "A"}
    people.click(tiles.on_rack)
    click_tiles(people, f"TSQ{BLANK}")
    people.click(tiles.erase)
    assert rack(people) == "TSQ...."
    people.click(page.main)
    people.wait(lambda: not page.moves.thinking)
    people.click_row(page.moves.best.table, 0)
    chosen = page.moves.best.table.chosen
    assert chosen
    people.click(page.main)
    assert page.history.now.scores[0] == chosen.score
    people.click(page.undo)
    assert page.history.now.scores == (0, 0)


def test_the_cursor_goes_back_and_forth_with_the_letters(people: Sitting) -> None:
    page = page_of(people)
    people.type("cats")
    for square in ("K8", "J8"):
        people.key(Qt.Key.Key_Z, CONTROL)
        assert cursor(people) == square
    people.type("d")
    assert lying(people) == dict(zip(("H8", "I8", "J8"), "CAD", strict=True)), "what is typed anew is where it was"
    people.key(Qt.Key.Key_Backspace)
    people.click_place(*on_board(people, "A1"))
    people.click(page.undo)
    assert (cursor(people), lying(people)["J8"]) == ("J8", "D"), "what was erased is back, and the cursor on it"
    assert page.board.hasFocus(), "a click on Undo leaves the keyboard where it was"
    for square in ("J8", "I8", "H8"):
        people.key(Qt.Key.Key_Z, CONTROL)
        assert cursor(people) == square
    for square in ("I8", "J8", "K8"):
        people.key(Qt.Key.Key_Y, CONTROL)
        assert cursor(people) == square
    people.key(Qt.Key.Key_Backspace)
    assert lying(people) == {"H8": "C", "I8": "A"}, "as if they had just been typed"
    people.click_place(*on_board(people, "A1"))
    page.position.clear.click()
    people.key(Qt.Key.Key_Z, CONTROL)
    assert cursor(people) == "A1", "no single square is meant"


def cursor(people: Sitting) -> str:
    """Return the square of the board's cursor."""
    page = page_of(people)
    return coordinates(page.history.now.rules.layout, page.board.cursor_square, across=False)


def test_letters_that_are_typed_go_where_the_chosen_button_says(people: Sitting) -> None:
    tiles = page_of(people).position.tiles
    people.type("cat")
    people.click(tiles.on_rack)
    people.type("dog")
    assert rack(people) == "DOG...."
    people.click(tiles.on_board)
    people.type("s")
    assert lying(people) == dict(zip(("H8", "I8", "J8", "K8"), "CATS", strict=True))


def test_letters_are_corrected_and_crossed(people: Sitting) -> None:
    people.type("catx")
    people.key(Qt.Key.Key_Backspace)
    people.key(Qt.Key.Key_Left)
    people.key(Qt.Key.Key_Down, CONTROL)
    people.type("ten")
    assert lying(people) == {"H8": "C", "I8": "A", "J8": "T", "J9": "E", "J10": "N"}
    people.key(Qt.Key.Key_Space)
    people.type("s")
    assert lying(people)["J11"] == "s"
    people.key(Qt.Key.Key_E, SHIFT)
    assert lying(people)["J12"] == "e"
    people.key(Qt.Key.Key_Backspace)
    people.key(Qt.Key.Key_Backspace)
    assert "J11" not in lying(people)
    people.type("d")
    assert lying(people)["J11"] == "D", "D is a letter here"


def test_a_tile_of_two_letters_is_typed_as_both(people: Sitting) -> None:
    page = page_of(people)
    page.rules.tiles.choose("spanish")
    page.rules.tiles.activated.emit(0)
    people.type("churro")
    assert list(lying(people).values()) == ["CH", "U", "RR", "O"]
    page.position.rack.setFocus()
    people.type("allo")
    assert page.history.now.rack == ("A", "LL", "O")
    assert "different languages" in page.rules.warning.text()


def test_a_tile_that_is_clicked_is_that_tile(people: Sitting) -> None:
    """Two R side by side on the rack are not the RR; typed one after the other they are."""
    page = page_of(people)
    choose(page.rules.tiles, "spanish")
    people.settle()
    people.click(page.position.tiles.on_rack)
    click_tiles(people, "RR")
    assert page.history.now.rack == ("R", "R")
    people.click(page.position.tiles.buttons["RR"])
    assert page.history.now.rack == ("R", "R", "RR")
    people.type("ll")
    assert page.history.now.rack == ("R", "R", "RR", "LL")


def test_rules_of_ones_own_are_on_offer_and_remembered(people: Sitting) -> None:
    """S18 with racks of nine: only a play of all nine earns the bonus."""
    nine = replace(people.desk.services.scrabble_presets["club"], rack_size=9, bingo_tiles=9)
    key = people.desk.services.own_scrabble.save("Nine tiles", nine)
    again(people)
    page = page_of(people)
    choose(page.rules.preset, key)
    people.click(page.position.tiles.on_rack)
    people.type("senatoric")
    best = listed(think(people))[0]
    assert isinstance(best.move, PlayTiles)
    assert (len(best.move.play.laid), best.score) == (9, 6 * 14 + 50)  # across a triple and a double word
    again(people)
    assert page_of(people).history.now.rules.rack_size == 9
    assert page_of(people).rules.preset.currentText() == "Nine tiles"


def test_tiles_and_board_of_a_recorded_game_are_on_offer(people: Sitting) -> None:
    page = page_of(people)
    now = page.history.now
    small = Layout("small", "Small board", 5, 5, (PLAIN,) * 25, 12)
    page.history.change(empty_set_up(replace(now.rules, key="gone", layout=small)))
    assert page.rules.boards.currentText() == "Small board"
    choose(page.rules.preset, "club")
    assert page.history.now.rules.layout == small
    assert page.rules.preset.currentText() == "Club"


# -------------------------------------------------------------------------------------------- what is wrong


def test_s4_what_is_wrong_is_said_and_marked_and_stops_the_search(people: Sitting) -> None:
    page = page_of(people)
    assert "The rack is empty" in page.position.trouble.text()
    page.position.rack.setFocus()
    people.type("aeinrst")
    assert page.position.trouble.text() == ""
    page.board.setFocus()
    people.type("zoo")
    people.key(Qt.Key.Key_Down)
    people.key(Qt.Key.Key_Down)
    people.type("z")
    said = page.position.trouble.text()
    assert "Too many Z tiles: 2. The set has 1." in said
    assert "touch the rest: K10" in said
    people.key(Qt.Key.Key_Return)
    assert not page.search.running
    assert not page.shows_moves
    assert not page.main.isEnabled()
    people.key(Qt.Key.Key_Z, CONTROL)
    assert page.position.trouble.text() == ""


def test_words_that_the_dictionary_lacks_are_noted_and_may_stand(people: Sitting) -> None:
    page = page_of(people)
    people.type("xqj")
    page.position.rack.setFocus()
    people.type("aeinrst")
    assert "XQJ" in page.position.note.text()
    assert page.position.trouble.text() == ""
    assert listed(think(people))


def test_p12_the_unseen_tiles_are_counted(people: Sitting) -> None:
    page = page_of(people)
    tiles = page.position.tiles
    assert tiles.heading.text() == "100 unseen tiles"
    people.type("eel")
    page.position.rack.setFocus()
    people.type("e?")
    assert tiles.heading.text() == "95 unseen tiles"
    assert (tiles.buttons["E"].text(), tiles.buttons["L"].text()) == ("E 9", "L 3")
    assert tiles.buttons[BLANK].accessibleName() == "blank, 1 unseen"


# ------------------------------------------------------------------------------------------- other sources


@pytest.mark.parametrize(
    ("named", "moves", "best", "score"),
    [
        ("empty", "304 plays", "8H MEINY", 28),
        ("middle", "257 plays", "H1 PANIN(O)", 27),
        ("crowded", "649 plays", "O11 HOISE", 41),
        ("late", "36 plays", "4H HE", 20),
    ],
)
def test_known_positions_have_their_known_best_plays(
    people: Sitting, named: str, moves: str, best: str, score: int
) -> None:
    page = page_of(people)
    page.stages = ()
    paste(people, POSITIONS[named]["cgp"])
    think(people)
    assert page.moves.best.headline.text().startswith(moves)
    assert listed(page)[0].score == score
    assert page.moves.best.table.candidates.index(0, 1).data().removeprefix("▸ ") == best


def test_a_position_is_copied_and_pasted(people: Sitting) -> None:
    known = POSITIONS["middle with a blank"]["cgp"].replace(" 0 0", "/ 120/98 0")
    paste(people, known)
    page = page_of(people)
    assert page.history.now.scores == (120, 98)
    assert rack(people) == "HNPUUY?"
    QGuiApplication.clipboard().clear()
    people.key(Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == known
    paste(people, "this is no position")
    assert "isn't a position" in page.position.trouble.text()
    assert rack(people) == "HNPUUY?"


def test_a_turn_of_a_recorded_game_is_set_up(people: Sitting) -> None:
    page = page_of(people)
    people.ask.file = DATA / "gcg" / "family_four.gcg"
    people.click(page.position.open)
    people.wait(page.position.turn.isVisible)
    last = page.position.turn.value()
    assert last == page.position.turn.maximum() > 3
    assert len(page.history.now.racks) == 4
    before = len(lying(people))
    page.position.turn.setValue(2)
    assert 0 < len(lying(people)) < before
    page.position.turn.setValue(1)
    assert lying(people) == {}
    assert rack(people) != "......."
    assert listed(think(people))


def test_a_file_that_is_no_game_changes_nothing(people: Sitting, tmp_path: Path) -> None:
    bad = tmp_path / "bad.gcg"
    bad.write_text("#player1 Ann Ann\n>Ann: CAT 8G CAT nothing\n", encoding="utf-8")
    page = page_of(people)
    people.type("cat")
    people.ask.file = bad
    people.click(page.position.open)
    people.wait(lambda: "bad.gcg" in page.position.trouble.text())
    assert "Line 2" in page.position.trouble.text()
    assert list(lying(people).values()) == list("CAT")
    people.ask.file = tmp_path / "none.gcg"
    people.click(page.position.open)
    people.wait(lambda: "none.gcg" in page.position.trouble.text())


# ------------------------------------------------------------------------------------------------ the plays


def test_values_get_better_while_it_thinks(people: Sitting) -> None:
    page = page_of(people)
    told: list[Basis] = []
    page.search.progressed.connect(lambda found: told.append(found.evaluation.basis))
    page.position.rack.setFocus()
    people.type("eeiimny")
    think(people)
    assert told == [Basis.STATIC, Basis.STATIC, Basis.SIMULATED, Basis.SIMULATED]
    assert "tried out" in page.moves.best.headline.text()
    assert not page.moves.progress.isVisible()


def test_the_best_play_of_everyday_words_is_marked(people: Sitting) -> None:
    page = page_of(people)
    page.position.rack.setFocus()
    people.type("ainnpru")
    think(people)
    model = page.moves.best.table.candidates
    moves = [model.index(row, 1) for row in range(model.rowCount())]
    marked = [index for index in moves if index.data().startswith("▸")]
    assert len(marked) == 1
    assert marked[0].data(Qt.ItemDataRole.AccessibleTextRole).endswith(", everyday words")
    assert "▸ marks" in page.moves.best.headline.text()
    lexicon, chosen = people.desk.services.lexica.lexicon, model.row(marked[0])
    assert lexicon
    assert chosen
    assert all(map(lexicon.is_everyday, chosen.words))
    page.moves.best.table.setCurrentIndex(marked[0])
    people.click(page.main)
    assert page.history.now.scores[0] == chosen.score


def test_thinking_can_be_stopped(people: Sitting) -> None:
    page = page_of(people)
    page.stages = (60.0,)
    page.position.rack.setFocus()
    people.type("eeiimny")
    people.key(Qt.Key.Key_Return)
    people.wait(lambda: page.moves.best.table.candidates.rowCount() > 0)
    assert page.moves.thinking
    assert "thinking" in page.moves.best.headline.text()
    people.click(page.moves.cancel)
    assert not page.search.running
    assert "plays, estimated." in page.moves.best.headline.text()
    assert page.moves.best.table.candidates.rowCount() > 0


def test_a_changed_position_drops_what_was_found(people: Sitting) -> None:
    page = page_of(people)
    page.position.rack.setFocus()
    people.type("eeiimny")
    think(people)
    page.board.setFocus()
    people.type("cat")
    assert not page.shows_moves
    assert page.moves.best.table.candidates.rowCount() == 0
    assert not page.search.running


def test_the_word_of_a_play_is_looked_up(people: Sitting) -> None:
    page = page_of(people)
    page.position.rack.setFocus()
    people.type("catdogs")
    think(people)
    asked: list[str] = []
    page.meaning_asked.disconnect()
    page.meaning_asked.connect(asked.append)
    people.key(Qt.Key.Key_Down)
    people.key(Qt.Key.Key_Return)
    people.click(page.meaning)
    assert asked == [page.marked_word()] * 2
    assert asked[0] == listed(page)[page.moves.best.table.currentIndex().row()].words[0]
    people.key(Qt.Key.Key_Escape)
    assert page.moves.best.table.chosen is None
    people.key(Qt.Key.Key_Escape)
    assert not page.shows_moves
    people.key(Qt.Key.Key_Escape)
    assert people.desk.window.pages.currentWidget() is people.desk.home


def test_offensive_plays_are_never_shown(people: Sitting) -> None:
    page = page_of(people)
    lexicon = people.desk.services.lexica.lexicon
    assert lexicon
    assert lexicon.is_offensive("cunts")
    page.position.rack.setFocus()
    people.type("cuntsvv")
    think(people)
    assert not any(lexicon.is_offensive(word) for each in listed(page) for word in each.words)


def test_players_scores_and_turn_are_set(people: Sitting) -> None:
    page = page_of(people)
    scores = page.position.scores
    scores.players.choose(3)
    scores.players.activated.emit(2)
    people.settle()
    assert [each.isVisible() for each in scores.scores] == [True, True, True, False]
    scores.scores[2].setValue(57)
    people.click(scores.turns[2])
    assert (page.history.now.scores, page.history.now.turn) == ((0, 0, 57), 2)
    people.click(page.position.copy)
    assert QGuiApplication.clipboard().text().split()[2] == "57/0/0"
    people.click(page.position.clear)
    assert page.history.now.scores == (0, 0, 0)


def test_every_part_has_a_name_for_a_screen_reader(people: Sitting) -> None:
    page = page_of(people)
    named = [page.board, page.position.rack, page.moves.best.table, page.moves.progress, page.position.turn]
    named += [page.rules.preset, page.rules.tiles, page.rules.boards, page.rules.lexicon, *page.position.scores.scores]
    assert all(each.accessibleName() for each in named)
    people.type("cat")
    assert page.board.model().index(7, 7).data(Qt.ItemDataRole.AccessibleTextRole) == "H8, C, 3 points"


def test_the_position_is_there_again_the_next_time(people: Sitting) -> None:
    page = page_of(people)
    page.rules.preset.choose("club")
    page.rules.preset.activated.emit(0)
    paste(people, POSITIONS["middle with a blank"]["cgp"].replace(" 0 0", "/ 120/98 0"))
    before = page.history.now
    people.desk.go_home()
    people.desk.show_room("position")
    assert page_of(people) is not page
    assert page_of(people).history.now == before
    assert not page_of(people).history.can_undo


def test_what_is_no_position_any_more_is_forgotten(people: Sitting) -> None:
    people.desk.go_home()
    people.desk.services.choices.change(position=PositionSetUp("15/15 A 0 0", "gone", "klingon", "round"))
    people.desk.show_room("position")
    assert lying(people) == {}
    assert rack(people) == "......."
