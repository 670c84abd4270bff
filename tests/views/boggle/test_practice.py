"""Practice alone (rule B31): by keys and by mouse, with goals, hints, a rival, and one's own best to beat."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from boggle_desk.engine.boggle.goals import progress
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import Judging, Writing
from boggle_desk.engine.players import Player
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.models.boggle.goal_strings import region
from boggle_desk.models.locale_text import clock_text
from boggle_desk.views.boggle.boggle_viewer_page import BoggleViewerPage
from boggle_desk.views.play_alone_page import Way
from tests.views.boggle.practice_fixtures import begin_search, goal_of, practice, reach_goal, room, room_entry
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, seated, settings_for
from tests.views.boggle.table_stages import lift, shake
from tests.views.dictionaries import use_list

pytestmark = pytest.mark.slow


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for Ann."""
    with open_desk(settings_for("Ann")) as opened:
        yield opened


# ------------------------------------------------------------------------------------------ by the keyboard


def test_a_whole_practice_by_keys(people: Sitting) -> None:
    people.tab_to(people.desk.home.more)
    people.key(Qt.Key.Key_Space)
    menu, entry = room_entry(people)
    while menu.activeAction() is not entry:
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    people.desk.window.activateWindow()  # here nothing else does when a menu closes
    set_up_by_keys(people)
    rules = people.position.rules
    assert (rules.goal, rules.goal_words, rules.untimed, rules.hints) == (25, Vocabulary.SIMPLE, True, True)
    assert (rules.writing, rules.judging, rules.rounds) == (Writing.SCREEN, Judging.AT_ONCE, 1)
    panel = begin_search(people)
    words, needed = goal_of(people)
    assert words > 40
    assert panel.goal.found.text() == f"0 of {words} simple words, goal: {needed}"
    assert panel.goal.lengths.text().startswith("Letters 3: 0/")
    people.run(12)
    assert "0:12" in people.texts(people.table.clock_card)
    people.enter("xyz")
    assert people.words(0) == []
    reach_goal(people)
    finish_by_keys(people)


def set_up_by_keys(people: Sitting) -> None:
    page = room(people)
    assert page.who.value == "Ann"
    people.tab_to(page.way.buttons[0])
    people.key(Qt.Key.Key_Right)
    assert page.way.value is Way.SHAKE
    assert page.way.more
    people.tab_to(page.way.more)
    people.key(Qt.Key.Key_Space)
    people.tab_to(page.way.buttons[3])
    people.key(Qt.Key.Key_Space)
    assert page.way.value is Way.FRESH
    people.tab_to(next(each for each in page.goal.buttons if each.isChecked()))
    people.key(Qt.Key.Key_Left)
    people.tab_to(page.words)
    people.key(Qt.Key.Key_Home)
    people.tab_to(page.start)
    people.key(Qt.Key.Key_Space)


def finish_by_keys(people: Sitting) -> None:
    """Search on beyond the goal, end, look at what was missed, and shake another board."""
    panel, table = people.table.search_panel, people.table
    words, needed = goal_of(people)
    time = clock_text(12 + 3 * needed)
    assert panel.goal.reached.text() == f"★ Goal reached in {time}! Press Enter or keep typing."
    assert not table.timer.clock.running
    people.enter(*people.position.goal_words[needed : needed + 2])
    assert (people.phase, table.timer.clock.running) == (Phase.SEARCH, True)
    assert panel.goal.found.text() == f"{needed + 2} of {words} simple words, ★ goal in {time}"
    people.enter("gat")
    assert panel.goal.found.text() == f"{needed + 2} of {words} simple words, and 1 other, ★ goal in {time}"
    people.tab_to(panel.end)
    people.key(Qt.Key.Key_Space)
    people.tab_to(panel.now)
    people.key(Qt.Key.Key_Space)
    scores = table.scores_panel
    assert scores.isVisible()
    assert f"Goal reached in {time}" in people.texts(scores)
    people.wait(lambda: bool(scores.result.best.text()))
    assert scores.result.best.text() == "★ Your first result with these rules. That's the one to beat."
    people.tab_to(scores.words)
    people.key(Qt.Key.Key_Space)
    look_at_goal_words(people)
    people.tab_to(people.table.review_panel.main)
    people.enter("")
    people.enter("")
    assert (people.phase, people.position.rules.goal) == (Phase.SHAKE, 25)


def look_at_goal_words(people: Sitting) -> None:
    review = people.table.review_panel
    model = review.words.model()
    words, needed = goal_of(people)
    people.wait(lambda: model.rowCount() == words)
    assert review.goal.isChecked()
    found = [model.index(row, 2).data() for row in range(words)]
    assert found == [""] * (words - needed - 2) + ["Ann"] * (needed + 2), "what was missed comes first"
    assert review.meaning.word.text()


def test_enter_that_is_held_down_does_not_end_at_the_goal(people: Sitting) -> None:
    begin_search(practice(people))
    reach_goal(people)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(QApplication.focusWidget(), held)
    assert people.phase is Phase.REACHED
    people.enter("")
    assert people.phase is Phase.ENDED
    assert people.ask.questions == []


# ------------------------------------------------------------------------------------------ by the mouse


def test_a_whole_practice_by_mouse(people: Sitting) -> None:
    people.click(people.desk.home.more)
    menu, entry = room_entry(people)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())
    page = room(people)
    people.click(page.way.more)
    people.click(page.way.buttons[3])
    assert page.hints.isChecked()
    people.click(page.start)
    shake(people)
    people.wait(lambda: bool(people.position.goal_words))
    people.click(people.table.shake_panel.lift)
    people.settle()
    panel = people.table.search_panel
    words, needed = goal_of(people)
    assert panel.goal.found.text() == f"0 of {words} everyday words, goal: {needed}"
    people.trace(4, 9, 10)
    people.tap(7, 6, 10)
    assert people.words(0) == ["hot", "get"]
    hint_by_mouse(people)
    strike_by_mouse(people)
    assert (panel.end.text(), panel.end.property("role")) == ("Show me", "")
    people.click(panel.end)
    people.click(panel.keep)
    assert people.phase is Phase.SEARCH
    people.click(panel.end)
    people.click(panel.now)
    assert people.ask.questions == []
    assert people.table.scores_panel.heading.text().startswith("You found 2 word")
    assert people.table.scores_panel.missed.title.text() == "One to learn"
    assert people.position.rounds == ((1,),), "the word that was told earns nothing"


def hint_by_mouse(people: Sitting) -> None:
    """Ask until the word is told, and write it."""
    panel = people.table.search_panel
    dome, titles, told = people.table.dome, [panel.hint.text()], []
    for _ in range(4):
        people.click(panel.hint)
        titles.append(panel.hint.text())
        told.append((panel.entry.said, dome.shown_path))
    assert titles == ["Hint", "First letter?", "More letters?", "Which word?", "Next hint"]
    assert told == [
        ("A word of 3 letters starts in the bottom right.", ()),
        ("A word of 3 letters starts with A in the bottom right.", (11,)),
        ("A word of 3 letters starts with AG…", (11, 7)),
        ("The word is AGE. It scores nothing now.", (11, 7, 6)),
    ]
    people.trace(11, 7, 6)
    assert panel.entry.said == ""
    assert dome.shown_path == ()


def test_a_word_that_was_told_is_shown_until_another_is_written(people: Sitting) -> None:
    """B-33: EYE's hint stayed lit for the rest of the search."""
    panel = begin_search(practice(people))
    for _ in range(4):
        people.key(Qt.Key.Key_F2)
    assert panel.entry.said == "The word is AGE. It scores nothing now."
    people.enter("zz")
    people.key(Qt.Key.Key_Escape)
    assert people.table.dome.shown_path, "nothing was written"
    people.enter("hot")
    assert people.words(0) == ["hot"]
    assert (panel.entry.said, people.table.dome.shown_path, panel.hint.text()) == ("", (), "Hint")


def strike_by_mouse(people: Sitting) -> None:
    panel = people.table.search_panel
    row = people.words(0)[::-1].index("get")
    people.click_row(panel.words, row)
    (strike,) = [made for made in panel.findChildren(QPushButton) if made.text() == "Remove the chosen word"]
    people.click(strike)
    assert people.words(0) == ["hot", "age"]
    words, needed = goal_of(people)
    assert panel.goal.found.text() == f"2 of {words} everyday words, goal: {needed}"


# ------------------------------------------------------------------------------------------ the best


def play_once(people: Sitting, seconds: float) -> str:
    """Reach the goal, a word every few seconds; return what is said of the best."""
    begin_search(people)
    reach_goal(people, seconds)
    people.enter("")
    scores = people.table.scores_panel
    people.wait(lambda: bool(scores.result.best.text()))
    return scores.result.best.text().partition(" (")[0]


def test_the_best_result_is_shown_and_beaten(people: Sitting) -> None:
    sounds: list[str] = []
    assert play_once(practice(people), 3.0) == "★ Your first result with these rules. That's the one to beat."
    time = clock_text(3 * goal_of(people)[1])
    people.desk.services.sound.play = lambda name, *softly: softly or sounds.append(name)  # type: ignore[method-assign]  # those of words are soft
    from_the_same_cubes(people)
    assert play_once(people, 4.0) == f"Your best: {time}"
    assert "chime" in sounds, "the goal was reached all the same"
    del sounds[:]
    from_the_same_cubes(people)
    assert play_once(people, 2.0) == f"★ Your best so far! Before it was {time}"
    assert sounds.count("chime") == 2, "once for the goal, once for the best"


def from_the_same_cubes(people: Sitting) -> None:
    """Sit down again; the chance begins anew, so that the first board comes back."""
    people.desk.services.rng.seed(502)
    practice(people)


def test_hints_keep_a_result_out_of_the_comparison(people: Sitting) -> None:
    practice(people)
    begin_search(people)
    people.key(Qt.Key.Key_F2)
    reach_goal(people)
    people.enter("")
    result = people.table.scores_panel.result
    people.wait(lambda: bool(result.best.text()))
    assert result.helped.text() == "Hints for 1 word."
    assert result.best.text() == "Rounds with hints don't count as a best score."
    from_the_same_cubes(people)
    assert play_once(people, 3.0) == "★ Your first result with these rules. That's the one to beat."


def test_the_page_shows_the_best_by_the_rules_that_are_chosen_and_it_can_be_looked_at_again(people: Sitting) -> None:
    practice(people, lexicon=people.desk.services.lexica.chosen)
    play_once(people, 3.0)
    time = clock_text(3 * goal_of(people)[1])
    people.desk.show_room("practice")
    page = room(people)
    people.wait(lambda: page.best.text() != "")
    assert page.best.text() == "None yet. Set one to beat!"
    page.goal.choose(25)
    page.words.choose(Vocabulary.SIMPLE)
    people.wait(lambda: page.best.text().startswith(f"Goal reached in {time}"))
    assert page.count.text().startswith("Practised 1 time")
    people.settle()
    people.click(page.look_again)
    people.wait(lambda: people.desk.viewer is not None)
    viewer = people.desk.viewer
    assert isinstance(viewer, BoggleViewerPage)
    assert f"Goal reached in {time}" in viewer.said.text()
    people.key(Qt.Key.Key_Escape)
    assert room(people) is page


def test_boards_times_goals_and_wishes_are_all_in_sight(people: Sitting) -> None:
    people.desk.show_room("practice")
    people.settle()
    page = room(people)
    for chips in (page.board, page.time, page.goal, page.wish):
        for each in chips.buttons:
            assert each.visibleRegion().boundingRect().size() == each.size(), each.text()
            assert each.sizeHint().width() <= each.width(), each.text()
    people.click(page.wish.buttons[1])
    people.click(page.time.buttons[3])
    assert page.sentence.text() == "Classic · 3 minutes · half of the words · with many words"


def test_what_was_chosen_is_there_the_next_time(people: Sitting) -> None:
    people.desk.show_room("practice")
    page = room(people)
    people.ask.typed = "Cem"
    page.who.setCurrentIndex(page.who.count() - 1)
    page.who.activated.emit(page.who.currentIndex())
    page.board.choose("master")
    page.time.choose(120)
    page.goal.choose(0)
    page.hints.setChecked(False)
    page.rival.choose("child")
    assert not page.words.isEnabled()
    people.enter("")
    rules = people.position.rules
    assert [player.level for player in people.position.players] == [None, "child"]
    assert (rules.seconds, rules.untimed, rules.goal, rules.cubes.rows) == (120, False, None, 5)
    people.desk.show_room("practice")
    assert room(people).setup() == people.desk.services.choices.settings.practice
    assert (room(people).who.value, room(people).rival.value) == ("Cem", "child")


def test_a_dictionary_that_knows_no_common_words_has_all_of_them_counted(people: Sitting, tmp_path: Path) -> None:
    people.desk.show_room("practice")
    page = room(people)
    page.words.choose(Vocabulary.SIMPLE)
    use_list(people, tmp_path, "french", ["age", "eat", "tea", "été", "thé"])
    assert [page.words.itemText(place) for place in range(page.words.count())] == ["all words"]
    people.enter("")
    panel = begin_search(people)
    assert panel.goal.found.text().startswith("0 of 3 words, goal: ")
    panel.entry.take_letter("é")
    panel.entry.take_letter("Â")
    assert panel.entry.line.text() == "EA"  # the dictionary does without accents
    people.desk.show_room("practice")
    assert room(people).setup().goal_words is Vocabulary.SIMPLE  # for the next English dictionary


def test_alone_there_is_a_small_goal_a_ghost_and_a_companion(people: Sitting) -> None:
    """B-47: somebody alone is praised, and races the best round as it was in the same second."""
    for best in (False, True):
        from_the_same_cubes(people)
        practice(people, goal=None, hints=False)
        panel = begin_search(people)
        people.wait(panel.race.isVisible)
        assert panel.race.goal.text().startswith("Small goal: ")
        people.run(5)
        people.enter("hot")
        assert panel.race.track.isVisible() is best
        if not best:
            people.wait(lambda: any("There's the first one!" in text for text in people.texts(people.table)))
        people.run(5)
        people.enter("age")
        assert (panel.race.said.text() == "level with your best") is best
        people.click(panel.end)
        people.click(panel.now)
        scores = people.table.scores_panel
        assert scores.heading.text().startswith("2 point")
        people.wait(lambda scores=scores: len(scores.missed.words) == 1)


# ------------------------------------------------------------------------------------------ a rival


def test_a_rival_searches_the_same_board_and_its_list_is_revealed(people: Sitting) -> None:
    practice(people, Player("Skilled", "skilled"), untimed=False)
    panel = begin_search(people)
    people.wait(lambda: not people.table.rivals.planning)
    assert panel.pencils.isVisible()
    people.run(120)
    assert len(people.words(1)) > 3
    shared = next(word for word in people.words(1) if word in people.position.goal_words)
    people.enter(shared)
    assert progress(people.position, 0).found == 1
    people.click(panel.end)
    people.click(panel.now)
    assert people.phase is Phase.ENDED, "nobody has to read aloud"
    marks = {entry.mark for entry in people.position.lists[1]}
    assert marks <= {EntryMark.STANDING, EntryMark.CROSSED}
    coins = people.table.scores_panel.coins.accessibleName()
    assert "Ann: nothing" in coins, f"the computer has {shared} too"
    assert "Skilled: " in coins
    people.click(people.table.scores_panel.words)
    model = people.table.review_panel.words.model()
    people.wait(lambda: model.rowCount() > 0)
    people.click(people.table.review_panel.found)
    shown = " ".join(model.index(row, 2).data() for row in range(model.rowCount()))
    assert "★ Skilled" in shown


# ------------------------------------------------------------------------------------------ hints elsewhere


def test_hints_at_a_table_where_each_searches_in_turn(people: Sitting) -> None:
    on_screen(people, "Ann", "Bea", hints=True, target=None)
    panel = begin_search(people)
    assert not panel.goal.isVisible()
    people.key(Qt.Key.Key_F2)
    assert panel.entry.said.startswith("A word of 3 letters starts")
    people.run_out()
    people.settle()
    lift(people)
    assert panel.entry.said == "", "what Ann was told is nobody's business"
    assert panel.hint.isVisible()


@pytest.mark.parametrize("hints", [True, False])
def test_where_all_write_on_paper_or_hints_are_off_there_is_no_button(people: Sitting, hints: bool) -> None:
    writing = Writing.PAPER if hints else Writing.SCREEN
    seated(people, "Ann", "Bea", writing=writing, hints=hints)
    shake(people)
    lift(people)
    assert not people.table.search_panel.hint.isVisible()
    people.key(Qt.Key.Key_F2)
    assert people.position.hints == ()


def test_a_hint_is_said_as_the_board_is_seen(people: Sitting) -> None:
    panel = begin_search(practice(people))
    people.key(Qt.Key.Key_F2)
    assert "in the bottom right" in panel.entry.said
    people.click(people.table.turn)
    assert "in the bottom left" in panel.entry.said


@pytest.mark.parametrize(
    ("cell", "rows", "turns", "seen"),
    [
        (0, 4, 0, (-1, -1)),
        (0, 4, 1, (-1, 1)),
        (0, 4, 2, (1, 1)),
        (0, 4, 3, (1, -1)),
        (12, 5, 0, (0, 0)),
        (2, 5, 0, (-1, 0)),
        (2, 5, 1, (0, 1)),
        (14, 6, 0, (0, 0)),
        (35, 6, 0, (1, 1)),
    ],
)
def test_regions_turn_with_the_board(cell: int, rows: int, turns: int, seen: tuple[int, int]) -> None:
    assert region(cell, rows, rows, turns) == seen


@pytest.mark.parametrize(("seconds", "text"), [(0, "0:00"), (63.9, "1:03"), (3599, "59:59"), (3725, "1:02:05")])
def test_seconds_are_told_as_on_a_clock(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text
