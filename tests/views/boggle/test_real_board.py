"""A real Boggle board: laid by keys, by clicks and from a text; its words found; a list from paper judged (B8, B22)."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.codes import read_code
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.solver import Order, solve
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.tables import KNOWN
from boggle_desk.settings import OffensiveWords
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.boggle.boggle_real_board import RealBoardPage
from tests.engine.boggle.test_solver import BOARDS, board_from
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for
from tests.views.dictionaries import use_list

GOLDEN = json.loads((BOARDS / "new_4x4.json").read_text(encoding="utf-8"))
LETTERS = "".join(GOLDEN["rows"]).replace(" ", "")
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program with the room in front."""
    with open_desk(settings_for("Ann", "Bea")) as opened:
        opened.desk.show_room("real_board")
        opened.settle()
        yield opened


def page_of(people: Sitting) -> RealBoardPage:
    room = people.desk.room
    assert isinstance(room, RealBoardPage)
    assert people.desk.window.pages.currentWidget() is room
    return room


def shown(people: Sitting) -> list[str]:
    """Return the faces as the board tells them."""
    model = page_of(people).board.model()
    return [model.index(row, column).data() for row in range(model.rowCount()) for column in range(model.columnCount())]


def square(people: Sitting, cell: int) -> QPoint:
    board = page_of(people).board
    columns = board.model().columnCount()
    return board.visualRect(board.model().index(cell // columns, cell % columns)).center()


def click_cell(people: Sitting, cell: int) -> None:
    people.click_place(page_of(people).board.viewport(), square(people, cell))


def face_button(people: Sitting, face: str) -> QPushButton:
    return page_of(people).laying.faces.buttons[face]


def find(people: Sitting) -> RealBoardPage:
    """Press Enter and wait for the words."""
    page = page_of(people)
    people.key(Qt.Key.Key_Return)
    people.wait(lambda: page.words.model.rowCount() > 0)
    return page


def words(page: RealBoardPage) -> list[str]:
    model = page.words.model
    rows = (model.row(model.index(row, 0)) for row in range(model.rowCount()))
    return [row.word for row in rows if row]


def shows_way(page: RealBoardPage, word: str) -> bool:
    """Return whether the picture of the board shows a way of a word; of none, no way."""
    page.board.finish_pictures()
    seen = page.board.grab().toImage()
    for path in page.letters.board.paths(word) if word else [()]:
        page.board.show_path(path)
        if page.board.grab().toImage() == seen:
            return True
    return False


def listed(people: Sitting, least: int = 3) -> set[str]:
    """Return the words that the solver finds for the letters, without offensive ones."""
    lexicon = people.desk.services.lexica.lexicon
    assert lexicon
    found = solve(page_of(people).letters.board, lexicon.graph, least)
    return {each.word for each in found if not lexicon.is_offensive(each.word)}


# ------------------------------------------------------------------------------------------------- laying


def test_keys_lay_the_letters_and_enter_finds_all_words(people: Sitting) -> None:
    people.type(LETTERS.lower())
    assert shown(people) == list(LETTERS)
    page = find(people)
    assert set(words(page)) == listed(people)
    assert set(words(page)) >= set(GOLDEN["words"])
    assert page.words.table.hasFocus()
    three = sum(1 for word in words(page) if len(word) == 3)
    assert page.words.summary.text().startswith(f"{len(words(page))} words, ")
    assert page.words.lengths.text().startswith(f"By length 3: {three}, 4: ")


def test_keys_correct_skip_and_go_about(people: Sitting) -> None:
    people.type("abx")
    people.key(Qt.Key.Key_Backspace)
    people.type("c")
    people.key(Qt.Key.Key_Space)
    people.key(Qt.Key.Key_Down)
    people.type("#")
    assert shown(people)[:10] == ["A", "B", "C", "", "", "", "", "", "#", ""]
    people.key(Qt.Key.Key_Left)
    people.key(Qt.Key.Key_Delete)
    assert shown(people)[8] == ""
    people.key(Qt.Key.Key_Backspace)
    people.key(Qt.Key.Key_Up)
    assert page_of(people).board.cursor_cell == 3


def test_b3_q_is_qu_and_a_u_typed_with_it_is_part_of_it(people: Sitting) -> None:
    people.type("quit")
    assert shown(people)[:4] == ["Qu", "I", "T", ""]
    people.type("quu")
    assert shown(people)[3:5] == ["Qu", "U"]


def test_the_last_letter_can_be_taken_back(people: Sitting) -> None:
    people.type(LETTERS.lower())
    people.key(Qt.Key.Key_Backspace)
    assert shown(people)[14:] == [LETTERS[14], ""]
    people.type("z")
    assert shown(people)[15] == "Z"


def test_shift_lays_pairs_on_36_cubes_only(people: Sitting) -> None:
    people.key(Qt.Key.Key_T, SHIFT)
    assert shown(people)[0] == "T"
    page = page_of(people)
    page.laying.sides.choose(6)
    page.laying.sides.activated.emit(2)
    people.key(Qt.Key.Key_Home)
    people.key(Qt.Key.Key_T, SHIFT)
    assert shown(people)[0] == "Th"
    assert len(shown(people)) == 36
    assert page.words.rules.key == "super"


def test_the_mouse_alone_lays_a_board_and_finds_its_words(people: Sitting) -> None:
    click_cell(people, 5)
    assert "row 2, column 2" in page_of(people).laying.faces.heading.text()
    people.click(face_button(people, "Qu"))
    people.click(face_button(people, "I"))
    people.click(face_button(people, "T"))
    people.click(face_button(people, "#"))
    assert shown(people)[5:9] == ["Qu", "I", "T", "#"]
    click_cell(people, 8)
    people.click(face_button(people, ""))
    assert shown(people)[8] == ""
    page = page_of(people)
    people.click(page.search)
    people.wait(lambda: words(page) == ["quit"])
    click_cell(people, 0)
    assert not page.shows_words
    people.click(page.home)
    assert people.desk.window.pages.currentWidget() is people.desk.home


def test_a_whole_text_is_laid(people: Sitting) -> None:
    QGuiApplication.clipboard().setText("\n".join(GOLDEN["rows"]))
    people.key(Qt.Key.Key_V, CONTROL)
    assert shown(people) == list(LETTERS)
    QGuiApplication.clipboard().setText("O R H 3")
    people.click(page_of(people).laying.paste)
    assert "3" in page_of(people).laying.trouble.text()
    assert shown(people) == list(LETTERS), "a bad text changes nothing"
    six = json.loads((BOARDS / "digraphs_and_solid_6x6.json").read_text(encoding="utf-8"))
    QGuiApplication.clipboard().setText("\n".join(six["rows"]))
    people.click(page_of(people).laying.paste)
    assert page_of(people).laying.trouble.text() == ""
    assert shown(people) == list(board_from(six["rows"]).faces)
    assert set(words(find(people))) >= set(six["words"])


def test_the_box_of_the_letters_is_told(people: Sitting) -> None:
    page = page_of(people)
    people.type("kk")
    assert "Classic cubes (1976)" in page.laying.box.text()
    assert "New cubes" not in page.laying.box.text()
    people.type("kz")
    assert "K in row 1, column" in page.laying.box.text()
    people.type("kkkkkkk")
    assert "No box we know" in page.laying.box.text()


def test_a_board_is_cleared_after_a_question(people: Sitting) -> None:
    people.type("abc")
    people.ask.answer = False
    people.click(page_of(people).laying.clear)
    assert shown(people)[0] == "A"
    people.ask.answer = True
    people.click(page_of(people).laying.clear)
    assert set(shown(people)) == {""}
    assert page_of(people).board.cursor_cell == 0


# -------------------------------------------------------------------------------------------------- words


def test_words_are_sorted_and_filtered(people: Sitting) -> None:
    people.type(LETTERS.lower())
    page = find(people)
    everything = words(page)
    for order in Order:
        page.words.order.choose(order)
        page.words.order.activated.emit(0)
        assert sorted(words(page)) == sorted(everything)
    assert words(page) != everything
    people.click(page.words.everyday)
    lexicon = people.desk.services.lexica.lexicon
    assert lexicon
    assert set(words(page)) == {word for word in everything if lexicon.is_everyday(word)}
    assert len(words(page)) < len(everything)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_words_have_room_for_their_letters_of_any_size(people: Sitting, scale: float) -> None:
    people.desk.services.choices.change(text_scale=scale)
    people.settle()
    people.type(LETTERS)
    page = find(people)
    people.settle()
    table, model = page.words.table, page.words.model
    words = [model.index(row, 0).data() for row in range(min(50, model.rowCount()))]
    widest = max(map(table.fontMetrics().horizontalAdvance, words))
    assert table.columnWidth(0) > widest


def test_b22_another_table_of_points_counts_anew(people: Sitting) -> None:
    people.type(LETTERS.lower())
    page = find(people)
    page.words.scoring.choose("master")
    page.words.scoring.activated.emit(0)
    people.wait(lambda: min(map(len, words(page))) == 4)
    assert set(words(page)) == listed(people, 4)
    assert page.words.shortest.value == 4


def test_the_chosen_word_is_shown_on_the_board_and_enter_asks_what_it_means(people: Sitting) -> None:
    people.type(LETTERS.lower())
    page = find(people)
    people.key(Qt.Key.Key_Down)
    word = page.marked_word()
    assert shows_way(page, word)
    asked: list[str] = []
    people.desk.room.meaning_asked.disconnect()
    page.meaning_asked.connect(asked.append)
    people.key(Qt.Key.Key_Return)
    people.click(page.meaning)
    assert asked == [word, word]
    people.key(Qt.Key.Key_Escape)
    assert not page.shows_words
    assert shows_way(page, "")
    assert page.board.hasFocus()


def test_a_list_from_paper_is_judged_and_what_was_missed_is_shown(people: Sitting) -> None:
    people.type(LETTERS.lower())
    page = find(people)
    assert not page.words.chips[2].isEnabled()
    page.tabs.setCurrentIndex(1)
    page.list.text.setFocus()
    people.type("earth tea xqj able")
    rows = [page.list.model.index(row, 1).data() for row in range(4)]
    assert rows == ["2 points", "1 point", "not in the dictionary", "not on the board"]
    assert page.list.summary.text().startswith("2 words count for 3 points")
    page.tabs.setCurrentIndex(0)
    people.click(page.words.chips[1])
    assert set(words(page)) == {"earth", "tea"}
    people.click(page.words.chips[2])
    assert set(words(page)) == listed(people) - {"earth", "tea"}
    page.tabs.setCurrentIndex(1)
    people.click_row(page.list.table, 0)
    assert shows_way(page, "earth")


@pytest.mark.parametrize("letters", ["SHITCUNTABCDEFGH", "FUCKABCDEFGHIJKL"])
def test_offensive_words_are_never_shown(people: Sitting, letters: str) -> None:
    lexicon, page = people.desk.services.lexica.lexicon, page_of(people)
    assert lexicon
    page.letters.lay(4, tuple(letters))
    find(people)
    assert any(lexicon.is_offensive(each.word) for each in solve(page.letters.board, lexicon.graph))
    assert words(page)
    assert not any(lexicon.is_offensive(word) for word in words(page))
    people.desk.services.choices.change(offensive_words=OffensiveWords.ACCEPT)
    people.wait(lambda: not any(task.running for task in page.findChildren(BackgroundTask)))
    assert words(page)
    assert not any(lexicon.is_offensive(word) for word in words(page))


def test_every_part_has_a_name_for_a_screen_reader(people: Sitting) -> None:
    page = page_of(people)
    people.type("ab")
    model = page.board.model()
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "A, row 1 column 1"
    assert model.index(0, 2).data(Qt.ItemDataRole.AccessibleTextRole) == "empty, row 1 column 3"
    named = (page.board, page.laying.sides, page.words.order, page.words.scoring, page.words.shortest)
    assert all(each.accessibleName() for each in (*named, page.words.table, page.list.text, page.list.table))


# --------------------------------------------------------------------------------------- the same board again


def test_b7_the_board_is_played_with_its_letters_covered_until_the_dome_is_lifted(people: Sitting) -> None:
    page = page_of(people)
    assert not page.play.isEnabled()
    people.type(LETTERS.lower())
    people.click(page.play)
    people.settle()
    position = people.position
    assert position.phase is Phase.COVERED
    assert [player.name for player in position.players] == ["Ann", "Bea"]
    assert position.board == Board(4, 4, tuple(LETTERS))
    assert position.rules.cubes.key in ("new4", "classic4")
    assert position.rules.rounds == 1
    assert set(people.letters()) == {""}


def test_a_board_of_no_box_is_played_with_its_letters_alone(people: Sitting) -> None:
    people.type("kkkkzzzzkkkkzzzz")
    people.click(page_of(people).play)
    people.settle()
    assert people.position.board == Board(4, 4, tuple("KKKKZZZZ" * 2))


def test_a_board_is_played_where_nobody_has_sat_down_before(people: Sitting) -> None:
    people.desk.services.choices.change(players=())
    people.type(LETTERS.lower())
    people.click(page_of(people).play)
    people.settle()
    assert [player.name for player in people.position.players] == ["Player 1", "Player 2"]


def test_the_code_of_a_board_is_told_and_lays_it_again(people: Sitting) -> None:
    page = page_of(people)
    people.type(LETTERS.lower())
    code = page.laying.code.text().partition(": ")[2]
    assert read_code(code, cube_sets()).board.faces == tuple(LETTERS)
    page.letters.clear()
    assert not page.laying.code.isVisible()
    QGuiApplication.clipboard().setText(code)
    people.click(page.laying.paste)
    assert shown(people) == list(LETTERS)
    QGuiApplication.clipboard().setText(code.replace("-", "")[:-1] + ("0" if code[-1] != "0" else "1"))
    people.click(page.laying.paste)
    assert page.laying.trouble.text()
    assert shown(people) == list(LETTERS)


def test_the_letters_lie_there_again_the_next_time(people: Sitting) -> None:
    six = json.loads((BOARDS / "digraphs_and_solid_6x6.json").read_text(encoding="utf-8"))
    page_of(people).letters.lay(6, (*board_from(six["rows"]).faces[:-1], ""))
    people.desk.go_home()
    people.desk.show_room("real_board")
    assert page_of(people).letters.faces == (*board_from(six["rows"]).faces[:-1], "")
    assert page_of(people).words.rules.key == "super"
    page_of(people).letters.clear()
    people.desk.go_home()
    assert people.desk.services.choices.settings.real_board == ""


def test_what_is_no_board_any_more_is_forgotten(people: Sitting) -> None:
    people.desk.go_home()
    people.desk.services.choices.change(real_board="A B 7")
    people.desk.show_room("real_board")
    assert set(shown(people)) == {""}


# ------------------------------------------------------------------------------------------ other languages


def test_the_letters_of_the_dictionary_can_be_clicked_and_common_words_are_not_asked_for(
    people: Sitting, tmp_path: Path
) -> None:
    page = page_of(people)
    assert "Ä" not in page.laying.faces.buttons
    use_list(people, tmp_path, "german", ["äst", "käse", "öse", "see", "tee"])
    for face in ("K", "Ä", "S", "E", "T", "Ö", "E", "E"):
        people.click(face_button(people, face))
    find(people)
    assert set(words(page)) == {"käse", "see", "äst", "öse", "tee"} & listed(people)
    assert "käse" in words(page)
    assert not page.words.everyday.isVisible()
    assert page.words.table.isColumnHidden(KNOWN)
    assert "everyday" not in page.words.summary.text()


def test_accents_that_the_dictionary_does_without_are_no_fault_of_a_list(people: Sitting, tmp_path: Path) -> None:
    use_list(people, tmp_path, "french", ["été", "tête", "thé"])
    for face in "TETEH":
        people.click(face_button(people, face))
    page = find(people)
    page.tabs.setCurrentIndex(1)
    page.list.text.setPlainText("Été, tête")
    assert page.list.summary.text().startswith("2 words")
