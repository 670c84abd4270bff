"""Fresh boards for a table without a screen, with all their words for whoever corrects the lists."""

import re
from collections.abc import Sequence
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.rules import BoardWish, WordCounts, lacking
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.boggle.wishes import ReadyWish, ready_wish
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.views.boggle.board_sheets import FreshBoards, FreshWishes, Lists, Shaken
from tests.storage.play import presets
from tests.views.boggle.paper_rounds import FLOORS, out, sets
from tests.views.paper.printed import check, texts_of


def fresh(preset: str = "classic", seed: int = 3) -> FreshBoards:
    return FreshBoards(presets(), Random(seed), open_shipped, sets(), FLOORS, preset)


def every_word(preset: str, cubes: Sequence[PlacedCube]) -> list[str]:
    """Return all words of a board that the app shows of itself."""
    rules, lexicon = presets()[preset], open_shipped()
    board = board_of(rules.cubes.rows, rules.cubes.columns, cubes)
    found = solve(board, lexicon.graph, rules.minimum_length)
    return [each.word.upper() for each in found if lexicon.is_brought(each.word)]


def fallen(sheet: FreshBoards, preset: str, wish: ReadyWish = ReadyWish.NONE) -> tuple[Shaken, ...]:
    """Return ten boards as the sheet has them."""
    return sheet.batch(FreshWishes(preset, wish)).first(10, open_shipped(), Random(1))


@pytest.mark.parametrize(
    "preset", ["classic", pytest.param("master", marks=pytest.mark.slow), pytest.param("super", marks=pytest.mark.slow)]
)
def test_a_classroom_gets_its_boards_and_every_word_once(qapp: QApplication, preset: str) -> None:
    sheet = fresh(preset)
    printout = out(sheet, boards=10, solutions=True)
    check(printout)
    boards = printout.pages[:10]
    assert all("Total" in page.texts for page in boards)
    assert len({page.texts for page in boards}) == 10
    lines = (text for page in printout.pages[10:] for text in page.texts)
    printed = sorted(word for line in lines for word in line.split() if word.isupper() and word.isalpha())
    expected = [word for each in fallen(sheet, preset) for word in every_word(preset, each.cubes)]
    assert len(expected) > 200
    assert printed == sorted(expected)


def test_boards_stay_until_others_are_wanted(qapp: QApplication) -> None:
    sheet = fresh()
    first = out(sheet, boards=2)
    assert out(sheet, boards=2).pages == first.pages
    more = out(sheet, boards=3)
    assert texts_of(more)[: len(texts_of(first))] == texts_of(first)
    sheet.make_again()
    assert texts_of(out(sheet, boards=2)) != texts_of(first)


def test_the_screen_shows_letters_and_words_only_if_asked(qapp: QApplication) -> None:
    """Rule B7: whoever prints for the family may play too."""
    sheet = fresh()
    assert not sheet.is_shown(sheet.wishes)
    shown = out(sheet, boards=2, solutions=True, lists=Lists.NONE)
    hidden = out(sheet, shown=False, boards=2, solutions=True, lists=Lists.NONE)
    letters = [text for text in texts_of(hidden) if len(text) == 1]
    assert letters == []
    assert len([text for text in texts_of(shown) if len(text) == 1]) >= 2 * 15
    assert "The words stay hidden here until they are on paper." in texts_of(hidden)


def test_each_board_has_its_code_and_number(qapp: QApplication) -> None:
    said = texts_of(out(fresh(), boards=3, lists=Lists.NONE))
    assert [text for text in said if text.startswith("Board ") and "code" not in text] == [
        "Board 1",
        "Board 2",
        "Board 3",
    ]
    assert len({text for text in said if text.startswith("Board code")}) == 3


def test_an_unknown_game_gives_way_to_the_first(qapp: QApplication) -> None:
    assert fresh("gone").wishes.preset == next(iter(presets()))


def test_files_are_named_after_what_is_in_them(qapp: QApplication) -> None:
    sheet = fresh("master")
    assert sheet.name(sheet.wishes).startswith("Boggle Master 1 board")


def share_of(board: Shaken, wish: BoardWish) -> float:
    """Return how far a board is from a wish, counted by another way than the shaking."""
    lexicon = open_shipped()
    found = [each.word for each in solve(board_of(4, 4, board.cubes), lexicon.graph)]
    words = [word for word in found if lexicon.commonness(word) <= 1 and not lexicon.is_offensive(word)]
    return lacking(wish, WordCounts(len(words), sum(len(word) <= 4 for word in words), 0))


@pytest.mark.slow
def test_boards_can_be_wished_for_and_say_how_often_they_were_shaken(qapp: QApplication) -> None:
    """No cube is weighted: an unwanted board is shaken again, unseen."""
    sheet = fresh()
    said = " ".join(texts_of(out(sheet, boards=10, lists=Lists.NONE, wish=ReadyWish.CHILDREN)))
    wish = ready_wish(ReadyWish.CHILDREN, 16, 3)
    boards = fallen(sheet, "classic", ReadyWish.CHILDREN)
    assert all(board.granted for board in boards)
    for board in boards:
        assert share_of(board, wish) == 0
        assert f"{board.shakes} shake(s) to get it" in said
    assert max(board.shakes for board in boards) > 1
    plain = texts_of(out(sheet, boards=2, lists=Lists.NONE))
    assert not any("shaken" in text for text in plain)


def test_b36_printed_boards_are_fair_and_say_how_often_they_were_shaken(qapp: QApplication) -> None:
    lexicon, floor = open_shipped(), 60
    sheet = FreshBoards(presets(), Random(3), open_shipped, sets(), {16: {3: floor}}, "classic")
    said = " ".join(texts_of(out(sheet, boards=40, lists=Lists.NONE)))
    boards = sheet.batch(sheet.wishes).first(40, lexicon, Random(1))
    again = [board.shakes for board in boards if board.shakes > 1]
    assert again
    assert re.findall(r"(\d+) shake\(s\) to get it", said) == [str(shakes) for shakes in again]
    for board in boards:
        words = [each.word for each in solve(board_of(4, 4, board.cubes), lexicon.graph, 3)]
        assert sum(lexicon.is_everyday(word) and not lexicon.is_offensive(word) for word in words) >= floor
