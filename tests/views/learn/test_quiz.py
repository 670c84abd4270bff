"""The quiz from its start to its end, by keys and by mouse; what was answered is kept whatever happens."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.learning import NO, YES, QuestionForm
from boggle_desk.settings import OffensiveWords
from boggle_desk.storage.learning import DayTally
from boggle_desk.views.learn.learn_page import LearnPage
from boggle_desk.views.page import PageAct
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for
from tests.views.dictionaries import use_list
from tests.views.learn.learn_fixtures import (
    TODAY,
    Days,
    asked,
    in_front,
    only,
    open_room,
    quiz_room,
    store_of,
    with_cards,
)

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[tuple[Sitting, Days]]:
    with open_room() as made:
        yield made


def answer_right(people: Sitting, page: LearnPage) -> None:
    """Answer the question by keys."""
    question = asked(page)
    if question.form is QuestionForm.IS_WORD:
        people.key(Qt.Key.Key_Y if question.answer == YES else Qt.Key.Key_N)
    else:
        assert QApplication.focusWidget() is page.quiz.card.field
        people.enter(question.answer)


def test_without_cards_it_says_how_they_come(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = quiz_room(people)
    assert "No cards yet" in page.quiz.end_text.text()
    assert QApplication.focusWidget() is page.quiz.words
    people.key(Qt.Key.Key_Space)
    assert page.tabs.front is page.words


def test_each_form_of_question_stands_beside_its_own_box(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = with_cards(people, "hoard")
    people.settle()
    boxes = sorted(page.quiz.forms.values(), key=lambda box: box.x())
    gaps = [after.x() - before.geometry().right() for before, after in pairwise(boxes)]
    assert min(gaps) >= people.desk.services.look.px(18), "nearly twice as far as a box is from its words"


def test_a_quiz_by_keys_from_start_to_end(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    page = with_cards(people, "hoard", "gnat", "flute")
    answers = 0
    while page.quiz.run and page.quiz.run.open:
        answer_right(people, page)
        answers += 1
        assert page.quiz.card.told.text().startswith("✓ Right")
        assert page.quiz.card.later.text() == "You'll see it again in 2 days."
        assert QApplication.focusWidget() is page.quiz.card.next
        people.key(Qt.Key.Key_Return)
        people.settle()
    assert answers == 3
    assert page.quiz.end_text.text() == "✓ Done for today."
    assert "2 days" in page.quiz.end_more.text()
    assert page.quiz.today.text() == "Today: 3 of 3 right, 0 to go"
    assert page.quiz.progress.value() == page.quiz.progress.maximum() == 3
    assert store_of(people).tally("Ann", days.today) == DayTally(right=3, new=3)
    assert all(card.stability and not card.failed for card in store_of(people).cards("Ann"))
    people.key(Qt.Key.Key_Escape)
    people.settle()
    assert people.desk.window.pages.currentWidget() is people.desk.home


def test_a_quiz_counts_nothing_before_the_first_answer(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = with_cards(people, "hoard", "gnat")
    people.settle()
    assert page.quiz.today.text() == " "
    place = page.quiz.pages.geometry()
    answer_right(people, page)
    people.settle()
    assert page.quiz.today.text() == "Today: 1 of 1 right, 1 to go"
    assert page.quiz.pages.geometry() == place


def test_a_quiz_by_mouse_with_letters_to_click(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    page = with_cards(people, "hoard", "flute")
    only(page, people, QuestionForm.ANAGRAM)
    for _ in range(2):
        question, card = asked(page), page.quiz.card
        assert question.form is QuestionForm.ANAGRAM
        first = card.letters.tiles[0]
        people.click(first)
        assert first.isChecked()
        assert card.field.text() == first.letter.upper()
        people.click(first)
        assert card.field.text() == ""
        for letter in question.answer:
            people.click(next(tile for tile in card.letters.tiles if tile.letter == letter and not tile.isChecked()))
        assert card.field.text() == question.answer.upper()
        people.click(card.answer)
        assert card.told.text().startswith("✓ Right")
        people.click(card.next)
        people.settle()
    assert page.quiz.end_text.text() == "✓ Done for today."
    assert store_of(people).tally("Ann", days.today).right == 2


def test_what_was_missed_is_asked_once_more_and_comes_back_tomorrow(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    page = with_cards(people, "hoard")
    only(page, people, QuestionForm.ANAGRAM)
    people.enter("xyz")
    card = page.quiz.card
    assert card.told.text() == "✗ No: HOARD"
    assert card.told.property("role") == "wrong"
    assert "in a moment" in card.later.text()
    assert "a secret store" in card.sense.text()
    people.enter("")
    people.settle()
    assert asked(page).card.failed
    people.enter("hoard")
    people.enter("")
    assert page.quiz.end_text.text() == "✓ Done for today."
    (kept,) = store_of(people).cards("Ann")
    assert (kept.asked, kept.missed, kept.due) == (2, 1, days.today + 1)


def test_cards_come_back_on_their_days(opened: tuple[Sitting, Days]) -> None:
    """A virtual calendar: each time after more days, and not a day before."""
    people, days = opened
    page = with_cards(people, "hoard")
    only(page, people, QuestionForm.ANAGRAM)
    asked_on = []
    for day in range(20):
        days.today += bool(day)
        page.quiz.begin("Ann")
        people.settle()
        if page.quiz.run and page.quiz.run.open:
            asked_on.append(day)
            people.enter("hoard")
            people.enter("")
    assert asked_on[:2] == [0, 2]
    assert 8 <= asked_on[2] <= 18


def test_another_word_of_the_same_letters_costs_nothing(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    page = with_cards(people, "tone")
    only(page, people, QuestionForm.ANAGRAM)
    people.enter("note")
    assert page.quiz.card.told.text().startswith("≈ That counts too")
    assert store_of(people).tally("Ann", days.today) == DayTally()
    QApplication.focusWidget().clear()  # type: ignore[union-attr] # it is the field
    people.enter("")
    assert "Type an answer" in page.quiz.card.told.text()
    people.enter("tone")
    assert store_of(people).tally("Ann", days.today).right == 1


def test_not_knowing_shows_the_answer_and_its_meaning(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    page = with_cards(people, "hoard")
    only(page, people, QuestionForm.ANAGRAM)
    people.click(page.quiz.card.unknown)
    assert page.quiz.card.told.text() == "→ HOARD"
    assert not page.quiz.card.field.isVisible(), "nothing is to be typed any more"
    assert store_of(people).tally("Ann", days.today).wrong == 1
    looked_up: list[str] = []
    page.meaning_asked.disconnect()
    page.meaning_asked.connect(looked_up.append)
    people.click(page.quiz.card.meaning)
    assert looked_up == ["hoard"]


def test_hooks_are_typed_or_clicked_among_all_letters(opened: tuple[Sitting, Days]) -> None:
    """S14: letters that make another word in front, and behind."""
    people, _ = opened
    page = with_cards(people, "ox", subjects=(CardKind.FRONT, CardKind.BACK))
    question, card = asked(page), page.quiz.card
    assert (question.form, card.shown.text()) == (QuestionForm.HOOKS, "▁OX")
    assert len(card.letters.tiles) == 26
    for letter in question.answer:
        people.click(next(tile for tile in card.letters.tiles if tile.letter == letter))
    people.click(card.answer)
    assert card.told.text().startswith("✓ Right")
    people.click(card.next)
    people.settle()
    question = asked(page)
    assert card.shown.text() == "OX▁"
    people.enter("x")
    assert "No hooks: X." in card.told.text()
    assert "Left out: " in card.told.text()


def test_is_it_a_word_takes_keys_and_clicks(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    page = with_cards(people, "qi", "za", "ka", "xu")
    only(page, people, QuestionForm.IS_WORD)
    for right in range(4):
        question, card = asked(page), page.quiz.card
        assert question.form is QuestionForm.IS_WORD
        assert not card.field.isVisible()
        people.key(Qt.Key.Key_Return)
        assert page.quiz.run is not None
        assert page.quiz.run.open, "Enter answers nothing here"
        yes = question.answer == YES
        if right % 2:
            people.key(Qt.Key.Key_Y if yes else Qt.Key.Key_N)
        else:
            people.click(card.yes if yes else card.no)
        assert card.told.text().startswith("✓ Right")
        assert (" is no word" in card.told.text()) is (question.answer == NO)
        people.enter("")
        people.settle()
    assert store_of(people).tally("Ann", days.today).right == 4


def test_a_crude_word_is_never_asked_even_where_such_words_count(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    people.desk.services.choices.change(offensive_words=OffensiveWords.ACCEPT)
    people.wait(lambda: "shit" in (people.desk.services.lexica.lexicon or ()))
    page = with_cards(people, "shit", "hoard")
    assert asked(page).card.word == "hoard"
    assert page.quiz.run is not None
    assert page.quiz.run.left == 1, "nothing waits behind it"


def test_each_person_has_an_own_quiz_and_the_open_question_stays(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = with_cards(people, "hoard")
    question = asked(page)
    page.person.setCurrentIndex(1)
    people.settle()
    assert page.person_name == "Bea"
    assert "No cards yet" in page.quiz.end_text.text()
    page.person.setCurrentIndex(0)
    people.settle()
    assert asked(page).card == question.card
    now = asked(page)
    people.key(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    people.wait(lambda: page.idle and bool(page.words.words.rows))
    people.click(page.words.add)
    people.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert asked(page) is now
    assert page.quiz.run is not None
    assert page.quiz.run.left == 15


def test_a_card_can_be_taken_out_for_good(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = with_cards(people, "hoard", "flute")
    only(page, people, QuestionForm.ANAGRAM)
    gone = asked(page).card.word
    people.enter("xyz")
    people.click(page.quiz.card.out)
    people.settle()
    (left,) = store_of(people).cards("Ann")
    assert left.word != gone
    assert asked(page).card.word == left.word
    people.enter(left.word)
    people.enter("")
    assert page.quiz.end_text.text() == "✓ Done for today."


def test_who_learns_and_how_is_remembered(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = with_cards(people, "hoard")
    page.person.setCurrentIndex(1)
    people.click(page.quiz.forms[QuestionForm.MEANING])
    people.key(Qt.Key.Key_Escape)
    people.settle()
    page = quiz_room(people)
    assert page.person_name == "Bea"
    assert [box.isChecked() for box in page.quiz.forms.values()] == [True, False, True]
    people.click(page.quiz.forms[QuestionForm.ANAGRAM])
    people.click(page.quiz.forms[QuestionForm.IS_WORD])
    assert people.desk.services.choices.settings.asked_by == ()


def test_more_new_words_when_the_day_is_done(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    words = [word for word in people.desk.services.lexica.lexicon.graph if len(word) == 2][:20]  # type: ignore[union-attr] # it is open
    page = with_cards(people, *words)
    for _ in range(15):
        answer_right(people, page)
        people.enter("")
        people.settle()
    assert page.quiz.end_text.text() == "✓ Done for today."
    assert QApplication.focusWidget() is page.quiz.more
    assert page.quiz.more.text() == "5 more new words"
    assert page.quiz.end_more.text() == "More come tomorrow."
    people.key(Qt.Key.Key_Space)
    people.settle()
    assert page.quiz.run is not None
    assert page.quiz.run.left == 5


# ------------------------------------------------------------------------------------------ killed in the midst


def main() -> None:
    """Answer two of three questions, say so, and wait to be killed."""
    application = QApplication([])
    assert application
    with open_desk(settings_for("Ann")) as people:
        page = with_cards(people, "hoard", "flute", "gnat")
        only(page, people, QuestionForm.ANAGRAM)
        told = []
        for text in (asked(page).answer, "xyz"):
            word = asked(page).card.word
            people.enter(text)
            told.append([word, page.quiz.card.told.text()[0]])
            people.enter("")
            people.settle()
        people.type("gn")
        print(json.dumps(told), flush=True)
        sys.stdin.read()


def test_a_quiz_that_was_killed_goes_on_with_every_answer_kept(qapp: QApplication) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", __name__], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as learner:
        assert learner.stdout
        told = json.loads(learner.stdout.readline())
        learner.kill()
    assert [sign for _word, sign in told] == ["✓", "✗"]
    with open_desk(settings_for("Ann")) as people:
        page = quiz_room(people)
        run = page.quiz.run
        assert run is not None
        assert (run.tally.right, run.tally.wrong) == (1, 1)
        cards = {card.word: card for card in store_of(people).cards("Ann")}
        assert (cards[told[0][0]].failed, cards[told[1][0]].failed) == (False, True)
        assert run.left == 2
        assert in_front(people).quiz.today.text() == "Today: 1 of 2 right, 2 to go"


def test_typed_letters_are_shown_in_capitals(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = with_cards(people, "hoard")
    only(page, people, QuestionForm.ANAGRAM)
    QTest.keyClicks(page.quiz.card.field, "hrd")
    page.quiz.card.field.setCursorPosition(1)
    QTest.keyClicks(page.quiz.card.field, "o")
    assert page.quiz.card.field.text() == "HORD"
    assert page.quiz.card.field.cursorPosition() == 2
    assert [tile.isChecked() for tile in page.quiz.card.letters.tiles].count(True) == 4


if __name__ == "__main__":
    main()


def test_a_window_that_was_left_open_asks_in_the_morning_what_is_due(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    page = with_cards(people, "hoard", "gnat")
    while page.quiz.run and page.quiz.run.open:
        answer_right(people, page)
        people.key(Qt.Key.Key_Return)
        people.settle()
    assert page.quiz.end_text.text() == "✓ Done for today."
    QApplication.sendEvent(people.desk.window, QEvent(QEvent.Type.WindowActivate))
    assert page.quiz.end_text.isVisible()
    days.today += 2
    QApplication.sendEvent(people.desk.window, QEvent(QEvent.Type.WindowActivate))
    assert asked(page).card.word in ("hoard", "gnat")
    assert page.quiz.today.text() == " "
    answer_right(people, page)
    assert page.quiz.today.text() == "Today: 1 of 1 right, 1 to go"


def test_a_new_day_is_noticed_when_one_comes_back_to_the_quiz(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    page = with_cards(people, "hoard")
    answer_right(people, page)
    people.key(Qt.Key.Key_Return)
    people.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    days.today += 2
    people.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert asked(page).card.word == "hoard"


def test_an_answer_is_undone(opened: tuple[Sitting, Days]) -> None:
    """R-24: the card is as it was, and is asked again."""
    people, _ = opened
    page = with_cards(people, "hoard", "gnat")
    before = store_of(people).cards("Ann")
    first = asked(page)
    assert not page.can_now(PageAct.UNDO)
    people.click(page.quiz.card.unknown)
    assert store_of(people).cards("Ann") != before
    assert page.can_now(PageAct.UNDO)
    people.settle()
    people.click(page.quiz.card.undo)
    assert store_of(people).cards("Ann") == before
    assert asked(page) == first
    assert page.quiz.run is not None
    assert page.quiz.run.left == 2
    assert page.quiz.run.tally.answers == 0


def test_how_many_new_cards_are_asked_a_day_can_be_chosen(opened: tuple[Sitting, Days]) -> None:
    """R-24"""
    people, _ = opened
    page = quiz_room(people)
    page.quiz.new_cards.setValue(2)
    assert people.desk.services.choices.settings.new_cards == 2
    store_of(people).add("Ann", ("hoard", "gnat", "toil"), [CardKind.WORD], TODAY)
    page.quiz.begin("Ann")
    people.settle()
    for _each in range(2):
        answer_right(people, page)
        people.key(Qt.Key.Key_Return)
        people.settle()
    assert page.quiz.end_text.text() == "✓ Done for today."
    people.click(page.quiz.more)
    assert asked(page)


def test_w9_cards_that_wait_in_other_languages_are_told_and_come_back(
    opened: tuple[Sitting, Days], tmp_path: Path
) -> None:
    """Twenty English cards seemed lost when the dictionary changed; and a French game was asked English cards."""
    people, days = opened
    page = quiz_room(people)
    store = store_of(people)
    store.add("Ann", ["hoard", "gnat", "chat"], [CardKind.WORD], days.today, "en")
    store.add("Ann", ["chien", "chat"], [CardKind.WORD], days.today, "fr")
    page.quiz.begin("Ann")
    people.settle()
    assert page.quiz.run
    assert page.quiz.run.left == 3
    assert page.quiz.elsewhere.text().startswith("1 card")
    assert "French" in page.quiz.elsewhere.text()
    lexica = people.desk.services.lexica
    lexica.choose("french")
    people.wait(lambda: lexica.language == "fr")
    people.settle()
    assert page.quiz.run.left == 2, "CHIEN, and CHAT, which is learned in both"
    assert page.quiz.elsewhere.isVisible()
    assert "2 card" in page.quiz.elsewhere.text()
    assert "English" in page.quiz.elsewhere.text()
    assert page.language.value == "french"
    use_list(people, tmp_path, "english", ["gnat", "toil"])
    people.settle()
    assert page.quiz.run.left == 1
    assert "2 card" in page.quiz.elsewhere.text(), "those that the own list lacks"
    people.desk.services.house.rule("hoard", "en", counts=False)
    people.settle()
    page.quiz.begin("Ann")
    assert "2 card" not in page.quiz.elsewhere.text(), "what the family left out waits nowhere"
