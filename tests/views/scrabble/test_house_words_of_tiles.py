"""House words in Scrabble and duplicate: one click after a challenge, or after the best play was laid."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.duplicate import Phase as Found
from boggle_desk.engine.scrabble.position import Phase
from tests.views.scrabble.table_fixtures import Sitting, wait
from tests.views.scrabble.test_duplicate_game import seated as duplicate
from tests.views.scrabble.test_situations import challenged

pytestmark = pytest.mark.slow


def house(people: Sitting) -> list[tuple[str, bool, str]]:
    return [(each.word, each.counts, each.by) for each in people.desk.services.house.words]


def offered(people: Sitting) -> str:
    page = people.desk.window.pages.currentWidget()
    return " ".join(each.text() for each in page.findChildren(QPushButton) if each.isVisible())


def test_a_word_that_lost_a_challenge_becomes_a_house_word_by_one_click(people: Sitting) -> None:
    challenged(people, "club", "TCA")
    assert "house word" not in offered(people), "the dictionary says nothing before a challenge"
    people.tab_and_press("Bea challenges", Qt.Key.Key_Return)
    people.press("Make TCA a house word")
    assert house(people) == [("tca", True, "Ann")]
    assert "TCA counts from your next game on." in people.said
    people.press("TCA as in the dictionary again")
    assert house(people) == []
    people.show_tiles()
    first, *_ = people.table.prompt().actions
    assert first.title == "Exchange…", "it is not among what can be done in the next turn"
    panel = people.table.panel.lists
    assert panel.verticalScrollBar().maximum() == 0, "nor does it take room from the lists"


def test_a_word_that_the_table_voted_down_is_not_offered(people: Sitting) -> None:
    challenged(people, "family", "TCA")
    people.press("No, that doesn't count")
    assert "TCA doesn't count" in people.said
    assert "house word" not in offered(people)


def test_a_word_that_won_a_challenge_can_be_left_out_by_who_challenged_it(people: Sitting) -> None:
    challenged(people, "club", "CAT")
    people.tab_and_press("Bea challenges", Qt.Key.Key_Return)
    people.press("Leave CAT out at home")
    assert house(people) == [("cat", False, "Bea")]


def test_a_word_that_the_table_allowed_becomes_a_house_word(people: Sitting) -> None:
    challenged(people, "family", "TCA")
    assert people.phase is Phase.ASKED
    people.press("Yes, that counts")
    people.press("Make TCA a house word")
    assert house(people) == [("tca", True, "Ann")]


def test_duplicate_offers_the_first_answer_that_is_not_listed(people: Sitting) -> None:
    page = duplicate(people, Player("Ann"), Player("Bea"))
    people.enter()
    for _ in range(61):
        people.hands.at += 1
        page.timer.clock.tick()
    for text in ("8g cat", "8g tac"):
        people.enter()
        people.enter(text)
    wait(people, lambda: page.position.phase is Found.LAID and not page.ceremony.runs)
    people.settle()
    people.press("Make TAC a house word")
    assert house(people) == [("tac", True, "Bea")]
    people.press("Next turn")
