"""Duplicate at the table: by keyboard alone, by mouse alone, and what is hidden from whom."""

import re
from functools import partial

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.duplicate import Answered, BestLaid, DuplicateRules, Phase
from boggle_desk.engine.scrabble.notation import coordinates, square_named
from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import SmallButton
from boggle_desk.views.scrabble.duplicate_table_page import DuplicateTablePage
from boggle_desk.views.scrabble.scrabble_setup_page import DuplicateSetupPage
from boggle_desk.views.scrabble.scrabble_viewer_page import DuplicateViewerPage
from boggle_desk.views.scrabble.turns import marked_up
from tests.views.boggle.paper_rounds import out
from tests.views.paper.printed import texts_of
from tests.views.scrabble.table_fixtures import CONTROL, Sitting, rules_of, wait

RACK, REST = "CATSEON", "DRI"


def seated(people: Sitting, *players: Player, seconds: int = 60) -> DuplicateTablePage:
    people.rng.deal(RACK)
    people.desk.begin(DuplicateRules(rules_of(people, "club", RACK + REST), seconds), players)
    people.settle()
    return page_of(people)


def page_of(people: Sitting) -> DuplicateTablePage:
    page = people.desk.window.pages.currentWidget()
    assert isinstance(page, DuplicateTablePage)
    return page


def said(people: Sitting) -> str:
    return "\n".join(people.texts(page_of(people).action_card))


def rack(page: DuplicateTablePage) -> str:
    faces = [page.rack.face(place) for place in range(7)]
    return "".join("." if face is None else "_" if face.back else face.letter for face in faces)


def square(page: DuplicateTablePage, name: str) -> tuple[QWidget, QPoint]:
    place = square_named(page.position.board.layout, name)[0]
    return page.board.viewport(), page.board.tile_area(place).center().toPoint()


def scores(page: DuplicateTablePage) -> list[str]:
    return [row.accessibleName() for row in page.scores.rows]


def test_large_letters_leave_what_can_be_done_in_sight(people: Sitting) -> None:
    """The button was cut at the window's lower edge, and sound and menu stayed as small as they were."""
    people.desk.services.choices.change(text_scale=2.0)
    page = seated(people, Player("Ann"))
    for title in ("Start turn", "Hand in"):
        wait(people, partial(_is_whole, people, title))
        people.enter()
    signs = page.findChildren(SmallButton)
    assert {sign.height() for sign in signs} == {people.desk.services.look.px(36)}


def test_a_paused_rack_does_not_say_how_many_tiles_are_laid(people: Sitting) -> None:
    page = seated(people, Player("Ann"))
    people.press("Start turn")
    page.draft.lay(0, page.position.board.layout.start)
    assert rack(page) == ".ATSEON"
    page.pause_or_resume()
    assert rack(page) == "_______"


def test_a_game_that_was_left_halfway_closes_no_dictionary(people: Sitting) -> None:
    """S-35: others want to look a word up; at the table itself nobody may."""
    seated(people, Player("Ann"), Player("Bea"))
    people.enter()
    people.key(Qt.Key.Key_H, CONTROL)
    assert people.desk.table is None
    assert people.desk.services.words_closed() == ""
    people.desk.resume(people.desk.services.store.unfinished()[0].id)
    assert people.desk.services.words_closed() == "No dictionary before the best play is on the board!"
    people.key(Qt.Key.Key_L, CONTROL)
    assert people.desk.window.toast.text() == people.desk.services.words_closed()


def _is_whole(people: Sitting, title: str) -> bool:
    """Whether nothing of a button is cut off."""
    button = people.button(title)
    return button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.slow
def test_a_game_by_keyboard_alone(people: Sitting) -> None:
    page = seated(people, Player("Ann"), Player("Bea"), Player("Otto", "champion"))
    assert rack(page) == "_______", "nobody sees the tiles before the timer runs"
    people.enter()
    assert (page.position.phase, rack(page)) == (Phase.SEARCH, RACK)
    assert page.words_closed
    for _ in range(61):
        people.hands.at += 1
        page.timer.clock.tick()
    assert page.position.phase is Phase.ANSWER
    wait(people, lambda: page.position.waiting == (0, 1))
    assert "Ann, take the computer" in said(people)
    people.enter()
    people.type("8g rd")
    assert "R and D aren't on your rack." in said(people)
    hands_in = [made.text() for made in page.action_card.findChildren(QPushButton) if made.text().startswith("Hand in")]
    assert hands_in == ["Hand in"], "S-29: the rack hasn't these letters, and nobody hands in +0"
    people.enter()
    people.key(Qt.Key.Key_Z, CONTROL)
    people.settle()
    people.enter()
    people.enter("8g cat")
    assert page.position.answers[0]
    assert page.position.answers[0].score == 10
    assert page.board.face(square_named(page.position.board.layout, "8G")[0]) is None, "hidden from the next player"
    people.enter()
    people.enter("nonsense")
    assert "can't read that" in said(people)
    people.key(Qt.Key.Key_Escape)
    people.enter("8g tac")
    wait(people, lambda: page.position.phase is Phase.LAID)
    bea, best = page.position.answers[1], page.position.last
    assert bea
    assert best
    assert bea.reason is Reason.NOT_A_WORD
    assert "Otto" in said(people), "a champion finds the best play"
    assert scores(page)[0].startswith("Ann: 10 points, ")
    assert scores(page)[0].endswith(", 8G CAT +10")
    percent = round(1000 / best.score, 1)
    assert f"{percent}%" in scores(page)[0]
    play_on(people, page)
    ending = page.ending
    assert ending
    assert ending.heading.text() == "Otto wins!"
    assert ending.podium.accessibleName().startswith("1. Otto")
    (sheet,) = page.printables(lambda _key: page.lexicon)
    printed = texts_of(out(sheet))
    assert "8G CAT" in printed
    assert str(QDate.currentDate().year()) in printed[1], "the day"
    assert any(text.startswith("Ann ") and text.endswith("%") for text in ", ".join(printed).split(", "))
    people.press("Look back")
    viewer = people.desk.window.pages.currentWidget()
    assert isinstance(viewer, DuplicateViewerPage)
    people.key(Qt.Key.Key_Home)
    people.key(Qt.Key.Key_Right)
    assert viewer.place == 1
    assert "CAT" in viewer.scores.rows[0].accessibleName()


def play_on(people: Sitting, page: DuplicateTablePage) -> None:
    """Find nothing any more, by keyboard."""
    while True:
        people.enter()  # the next turn
        wait(people, lambda: page.position.phase is Phase.ENDED or page.position.phase is Phase.READY)
        if page.position.phase is Phase.ENDED:
            return
        people.enter()
        people.settle()
        if page.position.phase is Phase.ENDED:
            return
        people.enter()
        for _ in page.people:
            people.enter()
            people.tab_and_press("No play")
        wait(people, lambda: page.position.phase is Phase.LAID)


def test_a_turn_by_mouse_alone(people: Sitting) -> None:
    page = seated(people, Player("Ann"), Player("Pip", "beginner"), seconds=0)
    people.press("Start turn")
    assert not page.clock.isVisible()
    for letter, name in zip("CAT", ("8G", "8H", "8I"), strict=True):
        place = page.rack.viewport(), page.rack.tile_area(rack(page).index(letter)).center().toPoint()
        people.carry(place, square(page, name))
    assert "CAT" in said(people)
    people.press("Hand in +10")
    wait(people, lambda: page.position.phase is Phase.LAID)
    assert page.position.scores[0] == 10
    people.press("Next turn")
    assert page.position.turns == 2


def test_a_game_that_was_left_waits_paused_and_covered(people: Sitting) -> None:
    page = seated(people, Player("Ann"), Player("Bea"))
    people.press("Start turn")
    people.desk.go_home()
    (stored,) = people.desk.services.store.unfinished()
    people.desk.resume(stored.id)
    people.settle()
    page = page_of(people)
    assert "Time out" in said(people)
    assert rack(page) == "_______"
    people.press("Resume")
    assert rack(page) == RACK
    people.press("We're done")
    assert page.position.phase is Phase.ANSWER


def test_the_game_is_set_up_from_scrabbles_page(people: Sitting) -> None:
    people.desk.new_table("scrabble")
    people.settle()
    offered = people.setup.duplicate
    people.click(offered)
    setup = people.desk.setup
    assert isinstance(setup, DuplicateSetupPage)
    setup.time.choose(120)
    people.press("Start game")
    page = page_of(people)
    assert page.position.rules.turn_seconds == 120
    assert people.desk.services.choices.settings.scrabble.duplicate_seconds == 120
    assert [player.name for player in page.position.players] == ["Ann", "Bea"]


@pytest.mark.parametrize("motion", [True, False])
def test_the_best_play_is_seen_after_the_answers(people: Sitting, motion: bool) -> None:
    page = seated(people, Player("Ann"), seconds=0)
    people.desk.services.look.choose(motion=motion)
    told: list[type] = []
    page.session.happened.connect(lambda event: told.append(type(event)))
    people.enter()
    people.enter("8g cat")
    wait(people, lambda: page.position.phase is Phase.LAID)
    if motion:
        assert "What did you find?" in said(people)
        QApplication.processEvents()
        people.key(Qt.Key.Key_Space)  # any key shows the end
        people.settle()
    assert "Best:" in said(people)
    assert told[-2:] == [Answered, BestLaid]


def test_no_blank_is_misread_in_a_heading() -> None:
    """Its letter is as large as the others, underlined and in another colour."""
    look = Appearance()
    html = marked_up("Best: 8H sTANCES, 72 points", look)
    assert re.sub("<.*?>", "", html) == "Best: 8H STANCES, 72 points"
    assert re.findall("<span .*underline.*>(.)</span>", html) == ["S"]
    assert marked_up("Best: 8H STANCES, 72 points", look) == "", "nothing to mark"


def test_an_undone_answer_is_shown_to_nobody_else(people: Sitting) -> None:
    """S-26: whoever sits there then takes the computer first, after an undo and after a redo."""
    page = seated(people, Player("Ann"), Player("Bea"), seconds=0)
    people.enter()
    people.enter()
    people.enter()
    people.enter("8g cat")
    for key, name in ((Qt.Key.Key_Z, "Ann"), (Qt.Key.Key_Y, "Bea")):
        people.enter()
        assert page.may_lay
        people.key(key, CONTROL)
        people.settle()
        assert f"{name}, take the computer" in said(people)
        assert (page.may_lay, page.line.text(), page.draft.laid) == (False, "", ())


def test_a_typed_play_that_cannot_be_says_why(people: Sitting) -> None:
    """S-29: on a taken square a Z that nobody has was "not a play yet"."""
    people.rng.deal(RACK, "DRIUPHL")
    people.desk.begin(DuplicateRules(rules_of(people, "club", RACK + "DRIUPHLZ"), 0), (Player("Ann"),))
    people.settle()
    page = page_of(people)
    people.enter()
    people.enter("8g cat")
    wait(people, lambda: page.position.phase is Phase.LAID)
    taken = page.position.last
    assert taken
    people.enter()
    people.enter()
    name = coordinates(page.position.board.layout, taken.play.squares[0], True)
    people.type(f"{name} zz")
    assert "Z isn't on your rack." in said(people)
    assert "Not a play yet" not in said(people)
