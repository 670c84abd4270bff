"""What can be done at a table: challenges by each rule, open racks, symbols, refusals, the end."""

from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from boggle_desk.app.pages import ROOMS
from boggle_desk.app.printing import empty_sheets
from boggle_desk.engine.scrabble.events import Accept, FirstDrawn, Lot, Pass, PlayTiles, RearrangeRack
from boggle_desk.engine.scrabble.plays import Reason, play_of
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.models.locale_text import LANGUAGES
from boggle_desk.models.prompt import Action, Prompt
from boggle_desk.models.scrabble import computers
from boggle_desk.models.scrabble.prompts import Act
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.views.controls import MenuButton
from boggle_desk.views.dialogs.lookup_dialog import LookupDialog
from boggle_desk.views.page import PageAct
from boggle_desk.views.player_view import PlayerView
from tests.engine.scrabble.table import Table
from tests.views.scrabble.table_fixtures import CONTROL, Sitting, open_desk, scrabble_settings, seated, wait

pytestmark = pytest.mark.slow

HANDS = ("CATSEIO", "DNSRALU", "TEEMAID")
BAG = "NIGRSTEEAHL"


@pytest.fixture
def quick(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the milliseconds in which a key comes too soon, to be changed: first none. The desk, which gives the real
    ones back as it closes, has opened before."""
    interval = [0]
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: interval[0]))
    return interval


def challenged(people: Sitting, preset: str, word: str, *others: str) -> None:
    """Have Ann lay a word by a preset's rules against others, before the question whether anybody challenges."""
    others = others or ("Bea",)
    seated(people, "Ann", *others, hands=HANDS[: len(others) + 1], bag=BAG, preset=preset)
    if not people.table.uncovered:
        people.show_tiles()
    people.write("H8", word)
    people.enter()


def test_the_dictionary_says_nothing_before_a_challenge(people: Sitting) -> None:
    """S12, P15: a false word is shown with its score and can be laid."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset="club")
    people.show_tiles()
    people.write("H8", "TCA")
    assert "TCA 10" in people.said
    assert "dictionary" not in people.said
    assert people.can("Play")


def test_all_who_drew_are_named_when_some_drew_again(people: Sitting) -> None:
    say = ScrabbleStrings()
    seated(people, "Ann", "Bea", "Cem", hands=HANDS, bag=BAG)
    draws = ((Lot(0, "C"), Lot(1, "A"), Lot(2, "A")), (Lot(1, "N"), Lot(2, "V")))
    text = say.what_happened(FirstDrawn(draws, 1), people.position)
    assert text == "Drawn: Ann C, Bea A, Cem A. Again after a tie: Bea N, Cem V. Bea plays first."


def test_a_challenge_is_upheld(people: Sitting) -> None:
    """S12: the tiles go back to the rack in their order, the score too, and the turn is lost."""
    challenged(people, "club", "TCA")
    assert people.phase is Phase.CHALLENGE
    assert "Does anybody challenge?" in people.said
    assert people.position.scores == (10, 0)
    people.tab_and_press("Bea challenges", Qt.Key.Key_Return)
    assert (people.position.scores, people.position.turn) == ((0, 0), 1)
    assert people.position.racks[0] == tuple(HANDS[0])
    assert people.seen == {}
    assert "Bea challenges: TCA isn't in the dictionary. Ann loses the turn." in people.said
    people.key(Qt.Key.Key_Z, CONTROL)
    assert people.position.turn == 1, "what a challenge decided is not taken back"
    people.show_tiles()
    people.type("da")
    assert people.seen == {"H8": "D", "I8": "A"}, "the next first word begins on the star too"


@pytest.mark.usefixtures("quick")
def test_nobody_challenges(people: Sitting) -> None:
    """S6, S12: a false word that nobody doubts counts, and the next player is on turn."""
    challenged(people, "club", "TCA")
    people.tab_and_press("No challenge", Qt.Key.Key_Return)
    assert (people.position.scores, people.position.turn) == ((10, 0), 1)
    assert len(people.position.racks[0]) == 7
    assert people.seen == {"H8": "T", "I8": "C", "J8": "A"}


def test_enter_answers_no_question_before_somebody_has_chosen(people: Sitting) -> None:
    """S12, P18: a second Enter after the play decides nothing; Tab leads from the question to each answer."""
    challenged(people, "family", "TCA")
    people.enter()
    people.enter()
    assert people.phase is Phase.ASKED
    for answer in ("No, that doesn't count", "Yes, that counts"):
        people.key(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is people.button(answer)
    hold_enter(people, "Yes, that counts")
    assert people.phase is Phase.ASKED
    people.enter()
    assert (people.position.scores, people.position.turn) == ((10, 0), 1)


def test_a_hasty_key_after_the_play_accepts_nothing(people: Sitting, quick: list[int]) -> None:
    """S12, P18: the keyboard is on No challenge, which takes Enter and Space once the question has been in sight."""
    challenged(people, "club", "TCA")
    quick[0] = 60_000
    assert QApplication.focusWidget() is people.button("No challenge")
    people.enter()
    people.key(Qt.Key.Key_Space)
    hold_enter(people, "No challenge")
    people.table.press_main()
    assert people.phase is Phase.CHALLENGE
    quick[0] = 0
    hold_enter(people, "No challenge")
    assert people.phase is Phase.CHALLENGE
    people.enter()
    assert (people.position.scores, people.position.turn) == ((10, 0), 1)


def hold_enter(people: Sitting, title: str) -> None:
    """Send a button what a held Enter repeats."""
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(people.button(title), held)
    people.settle()


@pytest.mark.parametrize(
    ("preset", "scores", "turn", "said"),
    [
        ("club", (10, 0), 1, "The challenge was wrong. The play counts."),
        ("tournament_single", (10, 0), 1, "The challenge was wrong. The play counts."),
        ("tournament_five", (15, 0), 1, "The play counts. Ann gets 5 point"),
        ("tournament_ten", (20, 0), 1, "The play counts. Ann gets 10 point"),
        ("tournament_double", (10, 0), 0, "The play counts. Bea loses a turn."),
    ],
)
def test_a_challenge_fails(people: Sitting, preset: str, scores: tuple[int, int], turn: int, said: str) -> None:
    """S12: it costs nothing, points or the challenger's turn, as the preset says."""
    challenged(people, preset, "CAT")
    people.press("Bea challenges")
    assert (people.position.scores, people.position.turn) == (scores, turn)
    assert said in people.said
    if preset == "tournament_double":
        assert "misses" not in people.table.action_card.accessibleName(), "S-29: it is told once"
        people.show_tiles()
        assert people.position.turns == 3


def test_only_opponents_who_are_people_are_asked(people: Sitting) -> None:
    """S12: of three, the two others may challenge, and never the player."""
    challenged(people, "club", "TCA", "Bea", "Cem")
    assert people.can("Bea challenges")
    assert people.can("Cem challenges")
    with pytest.raises(AssertionError):
        people.button("Ann challenges")
    people.press("Cem challenges")
    assert (people.position.scores, people.position.turn) == ((0, 0, 0), 1)


@pytest.mark.parametrize(("word", "score", "seen"), [("CAT", 10, True), ("TCA", 0, False)])
def test_a_computer_challenges_false_words_and_accepts_good_ones(
    people: Sitting, word: str, score: int, seen: bool
) -> None:
    """S12, P2: without being asked; then it plays itself, and Ann may challenge its words."""
    challenged(people, "club", word, "expert!")
    wait(people, lambda: people.position.turn == 1 and people.phase is Phase.CHALLENGE)
    assert ("Expert doesn't challenge." in people.table.action_card.accessibleName()) == seen
    assert people.can("Ann challenges")
    people.press("No challenge")
    assert people.position.turn == 0
    assert people.position.scores[0] == score
    assert ("H8" in people.seen) == (seen or people.position.turns > 2)
    assert people.position.scores[1] > 0
    assert people.phase is Phase.TURN


@pytest.mark.parametrize("preset", ["family", "club"])
def test_the_rack_is_covered_while_everybody_looks_at_a_question(people: Sitting, preset: str) -> None:
    """S12, P8, P18: what is left on the rack is nobody's business while words are judged."""
    challenged(people, preset, "TCA")
    assert people.phase in (Phase.ASKED, Phase.CHALLENGE)
    assert set(people.rack) <= {"_", "."}
    assert not people.can("Shuffle")


def test_a_computer_leaves_good_words_to_the_doubts_of_people(people: Sitting) -> None:
    """S12: the people are still asked."""
    challenged(people, "club", "CAT", "Bea", "expert!")
    people.settle()
    assert people.phase is Phase.CHALLENGE
    people.press("No challenge")
    assert people.position.turn == 1


def test_the_strict_dictionary_refuses_and_one_tries_again(people: Sitting) -> None:
    """P17, P18: with the reason, the word and its squares; nothing is lost."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset="family_strict")
    people.show_tiles()
    people.write("H8", "TCA")
    assert "Not in the dictionary: TCA." in people.said
    assert not people.can("Not a word yet")
    people.enter()
    assert people.faults == ["H8", "I8", "J8"]
    assert people.position.turns == 1
    people.key(Qt.Key.Key_Escape)
    people.write("H8", "CAT")
    assert people.faults == []
    people.enter()
    assert people.position.scores == (10, 0)


@pytest.mark.parametrize(
    ("tiles", "reason", "squares"),
    [
        ((("H8", "C"),), "The first word needs 2 letter", ["H8"]),
        ((("G7", "C"), ("G8", "A")), "The first word must cover the star on H8.", ["H8"]),
        ((("H8", "C"), ("I9", "A")), "Keep your tiles in one row or column. Look at H8, I9.", ["H8", "I9"]),
        ((("H8", "C"), ("J8", "A")), "There's a gap at I8.", ["I8"]),
    ],
)
def test_a_play_is_refused_with_reason_and_squares(
    people: Sitting, tiles: tuple[tuple[str, str], ...], reason: str, squares: list[str]
) -> None:
    """S3, S4, P17: said before anybody presses Play, marked when somebody has tried to."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    for name, letter in tiles:
        people.write(name, letter)
    assert reason in people.said
    assert people.faults == []
    assert not people.can("Play")
    people.enter()
    assert people.faults == squares


def test_a_later_play_must_touch_what_lies(people: Sitting) -> None:
    """S4, S7, P17."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.show_tiles()
    people.write("A1", "S")
    assert "Your tile on A1 must touch another word." in people.said
    people.write("B1", "AD")
    assert "Your tiles on A1, B1, C1 must touch another word." in people.said
    people.enter()
    assert people.faults == ["A1", "B1", "C1"]


def test_open_racks_are_seen_by_everybody(people: Sitting) -> None:
    """P8: beside every name, and nothing is covered; in a closed game only the number of tiles."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, open_racks=True)
    names = [card.accessibleName() for card in cards(people)]
    assert [" ".join(hand) in name for hand, name in zip(HANDS, names, strict=False)] == [True, True]
    assert people.rack == HANDS[0]
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    names = [card.accessibleName() for card in cards(people)]
    assert all("7 tile" in name for name in names)
    assert not any(letter * 2 in name or " C A T" in name for name in names for letter in "CAT")
    assert "to play" in names[0]
    assert "to play" not in names[1]


def cards(people: Sitting) -> list[object]:
    """Return the cards of the players, in the order of the seats."""
    players = people.table.players
    found = [card for card in players.children() if "points" in getattr(card, "accessibleName", str)()]
    return sorted(found, key=lambda card: card.accessibleName())


def test_premiums_are_never_told_by_colour_alone_p9(people: Sitting) -> None:
    """P9, P20: large symbols are a choice; the words for a screen reader are always there."""
    setup, looks = people.desk.services.choices.settings.scrabble, []
    for symbols in (True, False):
        people.desk.services.choices.change(scrabble=replace(setup, symbols=symbols))
        seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
        board = people.table.board
        corner = board.model().index(0, 0)
        assert corner.data(Qt.ItemDataRole.AccessibleTextRole) == "A1, empty, triple word"
        board.finish_pictures()
        looks.append(board.grab(board.visualRect(corner)).toImage())
    assert looks[0].size() == looks[1].size()
    assert looks[0] != looks[1]


def test_alone_nobody_hides_anything_and_the_dictionary_decides(people: Sitting) -> None:
    """S1, P1: one player has no cover, and by club rules the dictionary refuses at once."""
    seated(people, "Ann", hands=HANDS[:1], bag=BAG, preset="club")
    assert people.rack == HANDS[0]
    people.write("H8", "TCA")
    assert "Not in the dictionary: TCA." in people.said
    people.key(Qt.Key.Key_Escape)
    people.write("H8", "CAT")
    people.enter()
    assert (people.position.turn, people.position.scores) == (0, (10,))
    assert people.rack[:4] == "SEIO"


def test_passing_all_round_ends_the_family_game(people: Sitting) -> None:
    """S10, S13, S19, P19: nobody went out, so all scores fall, and a tie names both."""
    seated(people, "Ann", "Bea", hands=("EEEEEEE", "AAAAAAA"), bag="B")
    for ends in (False, True):
        people.show_tiles()
        people.click(people.button("Pass"))
        assert ("This pass ends the game." in people.said) == ends
        people.click(people.button("Pass"))
    assert people.phase is Phase.ENDED
    assert people.position.scores == (-7, -7)
    assert "Ann and Bea share it" in people.said
    people.press("Home")
    assert people.desk.table is None


def test_letters_choose_tiles_to_exchange_though_a_button_has_the_keyboard(people: Sitting) -> None:
    """S9, P11: they were lost; and nobody saw that the rack had it."""
    rack = seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG).table.rack
    people.show_tiles()
    people.key(Qt.Key.Key_F5)
    ringed = rack.grab().toImage()
    people.tab_to(people.button("Cancel"))
    assert rack.grab().toImage() != ringed
    people.type("ac")
    assert (people.table.chosen, rack.hasFocus()) == ({0, 1}, True)
    assert not people.can("Pass")
    people.enter()
    assert people.position.turn == 1


def test_typing_goes_on_where_the_word_began_once_it_is_undone(people: Sitting) -> None:
    """P14, P15."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.write("H8", "CAT", across=False)
    for key, modifier in ((Qt.Key.Key_Z, CONTROL), (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)):
        people.key(key, modifier)
        assert (people.laid, people.name(people.table.board.cursor_square)) == ("", "H8")
        people.type("cat")
        assert [name for name in ("H8", "H9", "H10") if name in people.seen] == ["H8", "H9", "H10"]


def test_the_turns_have_a_ring_with_turns_and_without(people: Sitting) -> None:
    """S-29."""
    turns = seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG).table.info.moves_view
    people.show_tiles()
    for word in ("CAT", ""):
        before = turns.grab().toImage()
        people.tab_to(turns)
        assert turns.grab().toImage() != before
        people.tab_to(people.table.board)
        people.write("H8", word)
        people.enter()


def test_a_pass_and_a_false_word_are_taken_back(people: Sitting) -> None:
    """P18: a slip is undone though tiles were drawn after it; the other rack stays covered."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.press("Pass")
    assert people.position.turn == 1
    people.key(Qt.Key.Key_Z, CONTROL)
    people.settle()
    assert (people.position.turn, people.position.passes) == (0, 0)
    if people.rack == "_______":
        people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.key(Qt.Key.Key_Z, CONTROL)
    people.settle()
    assert (people.position.scores, people.position.turn) == ((0, 0), 0), "S-26: though tiles were drawn"


def lookups(people: Sitting) -> list[LookupDialog]:
    """Return the look-ups that are open."""
    return [each for each in people.desk.window.findChildren(LookupDialog) if each.isVisible()]


def test_no_way_leads_to_a_verdict_while_a_word_can_be_challenged(people: Sitting) -> None:
    """S12: neither keys, menu nor the list of turns; after the game all of them."""
    challenged(people, "tournament_double", "TCA")
    turns = people.table.info.moves_view
    people.double_click_row(turns, turns.model().rowCount() - 1)
    people.key(Qt.Key.Key_L, CONTROL)
    assert lookups(people) == []
    assert "Challenge a word instead" in people.desk.window.toast.text()
    people.press("No challenge")
    people.key(Qt.Key.Key_L, CONTROL)
    assert lookups(people) == [], "the next player may not try words either"
    for _ in range(6):
        if people.phase is not Phase.ENDED:
            people.enter()
            people.press("Pass")
    assert people.phase is Phase.ENDED
    people.key(Qt.Key.Key_L, CONTROL)
    (opened,) = lookups(people)
    opened.close()


def prints_solutions(people: Sitting) -> bool:
    """Return whether empty boards may be printed with their words."""
    (solutions,) = (
        field for sheet in empty_sheets(people.desk.services) for field in sheet.fields() if field.name == "solutions"
    )
    assert solutions.when is not None
    return solutions.when()


def test_no_page_beside_the_table_gives_a_verdict_while_a_word_can_be_challenged(people: Sitting) -> None:
    """S12: neither the look-up, Learn, the page of positions nor a print. Beside another game all of them are open: a
    game that waits closes nothing."""
    challenged(people, "tournament_double", "TCA")
    desk = people.desk
    rooms = [room.key for room in ROOMS if room.looks_up]
    assert set(rooms) == {"real_board", "position", "learn"}
    for look in (partial(people.key, Qt.Key.Key_L, CONTROL), *(partial(desk.show_room, room) for room in rooms)):
        desk.window.toast.hide()
        look()
        assert "Challenge a word instead" in desk.window.toast.text()
        assert desk.window.toast.isVisible()
        assert (desk.room, lookups(people)) == (None, [])
        assert people.phase is Phase.CHALLENGE, "the table stays in front"
    assert not prints_solutions(people), "boards are printed without their words"
    seated(people, "Cem", "Dora", preset="family")
    people.show_tiles()
    people.key(Qt.Key.Key_L, CONTROL)
    (opened,) = lookups(people)
    opened.close()
    assert prints_solutions(people)
    for room in rooms:
        desk.show_room(room)
        assert desk.room is not None
        desk.go_home()
    assert people.ask.questions == []


@pytest.mark.parametrize("after", ["nothing", "another order of the rack", "no challenge"])
def test_a_challenge_that_waits_from_before_the_start_closes_the_look_up(qapp: QApplication, after: str) -> None:
    """S-1, S-35, S12: once the game is on the table again, not on Home or in Learn."""
    with open_desk(scrabble_settings("Ann", "Bea")) as people:
        challenged(people, "tournament_double", "TCA")
        if after == "another order of the rack":
            people.table.submit(RearrangeRack(0, tuple(reversed(people.position.racks[0]))))
        elif after == "no challenge":
            people.table.submit(Accept())
    with open_desk() as people:
        desk = people.desk
        people.key(Qt.Key.Key_L, CONTROL)
        (opened,) = lookups(people)
        opened.close()
        desk.show_room("learn")
        assert desk.room is not None
        (waiting,) = desk.services.store.unfinished()
        desk.resume(waiting.id)
        people.settle()
        desk.look_up()
        desk.show_room("learn")
        assert (lookups(people), desk.room) == ([], None)
        assert "Challenge a word instead" in desk.window.toast.text()
        assert people.ask.questions == []


def test_stepping_through_a_game_gives_no_verdict_while_a_word_can_be_challenged(qapp: QApplication) -> None:
    """S12: not even when the program has been closed in between."""
    with open_desk(scrabble_settings("Ann", "Bea")) as people:
        challenged(people, "tournament_double", "TCA")
    with open_desk() as people:
        people.desk.show_games()
        assert people.desk.games is not None
        people.wait(people.desk.games.step.isEnabled)
        people.click(people.desk.games.step)
        people.wait(lambda: people.desk.viewer is not None)
        assert people.desk.viewer is not None
        people.click(people.desk.viewer.meaning)
        assert lookups(people) == []
        assert "Challenge a word instead" in people.desk.window.toast.text()


# ------------------------------------------------------------------------------------------ keys and words


def test_enter_plays_what_lies_wherever_the_keyboard_is(people: Sitting) -> None:
    """S-4: after a drag, Esc and a word; with the keyboard on the rack too, and Ctrl+Z takes the tiles back."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.carry(people.on_rack(0), people.on_board("A1"))
    people.key(Qt.Key.Key_Escape)
    assert people.laid == ""
    people.write("H8", "CAT")
    people.key(Qt.Key.Key_Z, CONTROL)
    assert (people.laid, people.position.turns) == ("", 1)
    people.write("H8", "CAT")
    people.tab_to(people.table.rack)
    people.enter()
    assert people.position.scores == (10, 0)


def test_the_card_of_actions_is_as_high_in_every_situation(people: Sitting) -> None:
    """S-9: so is the board."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset="club")
    found = {(people.table.action_card.height(), people.table.board.size().toTuple())}
    people.table.news = ["Cem exchanges 2 tiles.", "Cem: QUIZ, 48 points.", "Bea doesn't challenge."]
    people.show_tiles()
    acts = (partial(people.write, "H8", "TCA"), people.enter, partial(people.press, "No challenge"))
    for act in (people.settle, *acts):
        act()
        people.settle()
        found.add((people.table.action_card.height(), people.table.board.size().toTuple()))
    assert len(found) == 1


def test_what_has_just_happened_is_not_cut_when_buttons_come(people: Sitting) -> None:
    """S-9: "Pip: SNAIL, 10 points." lay below the edge while all were asked whether they challenge it."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset="club")
    card, news = (
        people.table.action_card,
        ("Ann: BOMIX, 48 points.", "Pip doesn't challenge.", "Pip: SNAIL, 10 points."),
    )
    card.show_prompt(Prompt("Does Pip challenge?", news=news[:1]))
    people.settle()
    card.show_prompt(Prompt("Does anybody challenge?", "", (Action("No challenge", Act.HOLD),) * 2, news=news))
    people.settle()
    said = next(each for each in card.findChildren(QLabel) if "SNAIL" in each.text())
    assert said.visibleRegion().boundingRect() == said.rect()
    assert "BOMIX" not in said.text()


def test_the_letters_for_a_blank_are_beside_its_square(people: Sitting) -> None:
    """S-9: on either side of the board, not on the tile, and nothing else moves."""
    seated(people, "Ann", "Bea", hands=("CATSE?O", HANDS[1]), bag=BAG)
    people.show_tiles()
    for name in ("A1", "O8", "H15"):
        before = people.table.action_card.geometry()
        people.carry(people.on_rack(people.place_of("?")), people.on_board(name))
        table, square = people.table, people.square(name)
        area = table.board.tile_area(square).toRect()
        area.moveTopLeft(table.board.viewport().mapTo(table, area.topLeft()))
        picker = table.blank.geometry()
        assert table.rect().contains(picker)
        assert not picker.intersects(area)
        assert min(abs(picker.left() - area.right()), abs(area.left() - picker.right())) < 2 * area.width()
        assert table.action_card.geometry() == before
        people.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize(("preset", "score"), [("club", 0), ("tournament_ten", 0)])
def test_a_person_challenges_a_computer_that_bluffs(
    people: Sitting, monkeypatch: pytest.MonkeyPatch, preset: str, score: int
) -> None:
    """S12, P2: its made-up word comes off, with a turn lost; the person who challenged is on turn."""
    phony = play_of((number, Tile(letter)) for number, letter in enumerate("TCA", 112))
    monkeypatch.setattr(computers, "choose", lambda *_given: PlayTiles(phony))
    seated(people, "beginner!", "Ann", hands=HANDS[:2], bag=BAG, preset=preset)
    wait(people, lambda: people.phase is Phase.CHALLENGE)
    people.press("Ann challenges")
    assert (people.position.scores, people.position.turn) == ((score, 0), 1)
    assert "Ann challenges: TCA isn't in the dictionary. Beginner loses the turn." in people.said
    assert people.seen == {}


@pytest.mark.parametrize(("believes", "score"), [(True, 10), (False, 0)])
def test_a_computer_may_be_bluffed(
    people: Sitting, monkeypatch: pytest.MonkeyPatch, believes: bool, score: int
) -> None:
    """S12: it judges by what its level knows, not by the dictionary."""
    monkeypatch.setattr(computers, "doubts", lambda *_given: not believes)
    challenged(people, "club", "TCA", "beginner!")
    wait(people, lambda: people.position.turn == 1)
    assert people.position.scores[0] == score
    told = people.table.action_card.accessibleName()  # all that has happened, also what there was no room for
    assert ("Beginner challenges: TCA isn't in the dictionary." in told) is not believes
    people.table.opponents.stop()


def rings(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """Return where will be noted which squares have the ring of the last play."""
    shown: list[tuple[int, ...]] = []
    board = people.table.board
    show = board.show_board

    def noted(tiles: Any, draft: Any = (), last: Any = (), *more: Any, **named: Any) -> None:
        shown.append(tuple(last))
        show(tiles, draft, last, *more, **named)

    monkeypatch.setattr(board, "show_board", noted)
    return shown


def test_the_ring_at_the_end_is_round_the_last_play(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """S-22: not round the first one, and never round squares from which a phony came off."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset="tournament_five", scoreless_limit=3)
    shown = rings(people, monkeypatch)
    people.show_tiles()
    people.write("H8", "TCA")
    people.enter()
    people.press("Bea challenges")
    people.show_tiles()
    people.write("G8", "RAN")
    people.enter()
    people.press("No challenge")
    for _pass in range(3):
        people.show_tiles()
        people.table.submit(Pass())
        people.settle()
    people.press("See the board")
    assert shown[-1] == (111, 112, 113)
    people.tab_to(people.table.info.moves_view)
    people.key(Qt.Key.Key_Home)
    assert shown[-1] == (111, 112, 113)
    people.key(Qt.Key.Key_Up)
    assert shown[-1] == (111, 112, 113)


def test_enter_plays_the_word_that_was_typed_after_a_click_on_a_tile(people: Sitting) -> None:
    """S-23: the lifted tile is let go by typing; Enter lays none of it."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.click_spot(people.on_rack(people.place_of("E")))
    people.write("H8", "CAT")
    assert people.table.drag.picked is None
    people.enter()
    assert people.position.scores == (10, 0)


def test_a_turn_against_a_computer_is_undone_with_what_it_played_since(
    people: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-26: kindly, though tiles were drawn; redone it is the same game."""
    monkeypatch.setattr(computers, "choose", lambda *_given: Pass())
    seated(people, "Ann", "beginner!", hands=HANDS[:2], bag=BAG)
    people.key(Qt.Key.Key_Z, CONTROL)
    assert "nothing to undo yet" in people.said
    people.write("H8", "CAT")
    people.enter()
    wait(people, lambda: people.position.turns == 3)
    before = people.position
    people.key(Qt.Key.Key_Z, CONTROL)
    people.settle()
    assert (people.position.turns, people.position.turn, people.rack, people.seen) == (1, 0, "CATSEIO", {})
    people.key(Qt.Key.Key_Y, CONTROL)
    people.settle()
    assert people.position == before


def test_names_scores_and_whose_turn_it_is_are_beside_the_board_p7(people: Sitting) -> None:
    """P7: one player is marked, and that player's rack lies below the board."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.show_tiles()
    shown = [each.accessibleName() for each in people.table.players.findChildren(PlayerView)]
    assert ["Ann: 10 points" in shown[0], "Bea to play: 0 points" in shown[1]] == [True, True]
    assert people.rack == HANDS[1]


def test_what_a_computer_did_not_challenge_is_redone_with_it(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """S-26: it would look again, and other tiles would be drawn."""
    monkeypatch.setattr(computers, "choose", lambda *_given: Pass())
    seated(people, "Ann", "expert!", hands=HANDS[:2], bag=BAG, preset="club")
    people.write("H8", "CAT")
    people.enter()
    wait(people, lambda: people.position.turns == 3)
    before = people.position
    people.key(Qt.Key.Key_Z, CONTROL)
    people.settle()
    assert people.position.turns == 1
    people.key(Qt.Key.Key_Y, CONTROL)
    assert people.position == before


@pytest.mark.parametrize(
    ("preset", "why"), [("tournament_five", "No undo in this game"), ("club", "That turn can't be undone.")]
)
def test_undo_says_why_not_until_the_next_act(people: Sitting, preset: str, why: str) -> None:
    """S-26: the sentence stood on in the question whether to pass, and after it."""
    challenged(people, preset, "CAT")
    people.press("No challenge")
    people.show_tiles()
    people.key(Qt.Key.Key_Z, CONTROL)
    assert why in people.said
    assert people.position.turn == 1
    people.click(people.button("Pass"))
    people.settle()
    assert "Pass without playing?" in people.said
    assert why not in people.said
    people.key(Qt.Key.Key_Z, CONTROL)
    assert why in people.said
    people.key(Qt.Key.Key_Escape)
    assert why not in people.said


def test_every_turn_begins_across(people: Sitting) -> None:
    """P14: Ann wrote down the board, and so what Bea typed went down as well."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.write("H8", "CAT", across=False)
    people.enter()
    people.show_tiles()
    assert people.table.board.across


def test_escape_in_the_letters_of_a_blank_leads_back_to_the_board(people: Sitting) -> None:
    """S-29: the keyboard was on Exchange, and Enter would have exchanged."""
    seated(people, "Ann", "Bea", hands=("CATSE?O", HANDS[1]), bag=BAG)
    people.show_tiles()
    people.carry(people.on_rack(people.place_of("?")), people.on_board("H8"))
    people.key(Qt.Key.Key_Escape)
    assert people.table.board.hasFocus()


def test_the_letters_of_a_blank_go_when_a_turn_is_undone(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """S-26, S-29: the rack is another, and the square may be taken."""
    monkeypatch.setattr(computers, "choose", lambda *_given: Pass())
    seated(people, "Ann", "beginner!", hands=("CATSE?O", HANDS[1]), bag=BAG)
    people.write("H8", "CAT")
    people.enter()
    wait(people, lambda: people.position.turns == 3)
    people.carry(people.on_rack(people.place_of("?")), people.on_board("K8"))
    assert people.table.blank.isVisible()
    people.key(Qt.Key.Key_Z, CONTROL)
    people.settle()
    assert (people.position.turns, people.table.blank.isVisible()) == (1, False)


def test_the_letters_of_a_blank_hide_no_word_where_there_is_room(people: Sitting) -> None:
    """S-29: CATS lies at the right of its square, so they are at the left."""
    seated(people, "Ann", "Bea", hands=("CATSEIO", "?DNSRAL"), bag=BAG)
    people.desk.window.resize(1280, 800)
    people.show_tiles()
    people.write("H8", "CATS")
    people.enter()
    people.show_tiles()
    people.carry(people.on_rack(people.place_of("?")), people.on_board("G8"))
    table = people.table
    picker = table.blank.geometry()
    for name in ("H8", "I8", "J8", "K8"):
        area = table.board.tile_area(people.square(name)).toRect()
        area.moveTopLeft(table.board.viewport().mapTo(table, area.topLeft()))
        assert not picker.intersects(area)


def test_the_letters_of_a_blank_stand_lower_or_higher_where_that_hides_less(people: Sitting) -> None:
    """S-29: a word two rows above was hidden, though there was room beside the square and below it."""
    seated(people, "Ann", "Bea", hands=("CATSEIO", "?DNSRAL"), bag=BAG)
    people.desk.window.resize(1280, 800)
    board, card = people.table.board, people.table.blank
    card.open_for(people.position.rules.tiles, 0, people.square("B13"))
    square, ground = board.tile_area(people.square("B13")).toRect(), board.viewport().rect()
    edge = square.center().y() - card.sizeHint().height() // 2
    word = QRect(0, edge - 40, ground.width(), 42)
    card.place_beside(square, ground, [word])
    assert not card.geometry().intersects(word)
    assert not card.geometry().intersects(square)
    card.hide()


def test_missing_letters_are_told_as_one_would_say_it() -> None:
    """S-29: not "N, I"."""
    position = Table("CATSEEE", "ONTEASE").now
    assert ScrabbleStrings().why_not(Reason.NOT_ON_RACK, position, (), "N, I").startswith("N and I ")


def seen(people: Sitting) -> list[float]:
    """Return what share of each player's card is in sight."""
    cards = [people.table.players.card_of(seat) for seat in range(len(people.position.players))]
    return [card.visibleRegion().boundingRect().height() / card.height() for card in cards]


def test_with_the_largest_letters_the_drawer_at_rest_shows_all_scores(people: Sitting) -> None:
    """S-29: only the card of who is to play was in sight."""
    people.desk.services.choices.change(text_scale=2.0)
    people.desk.window.resize(1280, 800)
    seated(people, "Ann", "Bea", "Cem", "Dora", preset="club")
    for _turn in range(2):
        people.show_tiles()
        people.table.submit(Pass())
        people.settle()
    assert min(seen(people)) > 0.9


def test_with_the_largest_letters_hints_leave_room_for_who_is_to_play(people: Sitting) -> None:
    """S-29: Exchange, Pass and Hint had a row each, and a strip of the player's card was left."""
    people.desk.services.choices.change(text_scale=2.0)
    people.desk.window.resize(1280, 800)
    seated(people, "Ann", "beginner!", hands=HANDS[:2], bag=BAG)
    assert people.can("Hint")
    assert min(seen(people)) > 0.9


@pytest.mark.parametrize(
    ("language", "count", "text_scale"),
    [  # every two of them are met; before a release, all with all
        pytest.param(*each, scale, marks=() if (number + turn) % 2 else pytest.mark.release)
        for number, each in enumerate(product(LANGUAGES, (2, 3, 4)))
        for turn, scale in enumerate((1.5, 2.0))
    ],
)
def test_with_large_letters_scores_menu_and_buttons_are_in_sight(
    people: Sitting, language: str, count: int, text_scale: float
) -> None:
    """S-29: in Polish no score was in sight once the tiles were shown, and nowhere the menu."""
    people.desk.services.choices.change(text_scale=text_scale, language=language)
    people.desk.window.resize(1280, 800)
    seated(people, *("Mum", "Ben", "Pip", "Gran")[:count])
    panel, card = people.table.panel, people.table.action_card
    for shown in (False, True):
        assert people.table.uncovered == shown
        parts: list[QWidget] = [*panel.findChildren(PlayerView), *card.findChildren(QPushButton)]
        parts = [part for part in (*parts, *panel.findChildren(MenuButton)) if part.isVisible()]
        assert len(parts) == count + (4 if shown else 1) + 1
        for part in parts:
            assert part.visibleRegion().boundingRect() == part.rect()
        people.enter()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_drawer_at_rest_follows_the_letters_and_the_window(people: Sitting, size: tuple[int, int]) -> None:
    """S-29: letters became larger at the table, and the card of who is to play was cut or out of sight."""
    seated(people, "Ann", "Bea", "Cem", "Dora")
    people.table.submit(Pass())
    people.desk.services.choices.change(text_scale=2.0)
    people.settle()
    people.desk.window.resize(*size)
    people.settle()
    assert min(seen(people)) > 0.9


def test_a_pass_is_asked_for_at_the_table(people: Sitting) -> None:
    """S-29: not in a box of the system; Esc plays on."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.click(people.button("Pass"))
    people.settle()
    assert "Pass without playing?" in people.said
    people.key(Qt.Key.Key_Escape)
    assert (people.table.may_lay, people.position.turn) == (True, 0)
    people.key(Qt.Key.Key_F7)
    people.settle()
    people.enter()
    assert people.position.turn == 1


def test_an_undone_or_redone_turn_keeps_tiles_covered(people: Sitting) -> None:
    """S-26: Ann had passed, and at Bea's covered turn Ctrl+Z laid Ann's tiles open."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.press("Pass")
    assert "Bea, it's your turn" in people.said
    people.key(Qt.Key.Key_Z, CONTROL)
    people.settle()
    assert "Ann, it's your turn" in people.said
    people.show_tiles()
    assert people.rack == HANDS[0]
    people.key(Qt.Key.Key_Y, CONTROL)
    people.settle()
    people.show_tiles()
    assert people.rack == HANDS[1]
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        people.key(key, CONTROL)
        people.settle()
    assert "Bea, it's your turn" in people.said
    people.show_tiles()


def test_s9_an_exchange_is_offered_by_its_rule_which_is_told(people: Sitting) -> None:
    """S-36: three tiles in the bag, and the rule of seven was named only by a refusal, and not there."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag="NIG", preset="club")
    people.show_tiles()
    assert not people.can("Exchange…")
    assert "You can only exchange while the bag has 7 tile" in people.said
    assert not people.table.can_now(PageAct.EXCHANGE)
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag="NIG")
    people.show_tiles()
    people.press("Exchange…")
    people.type("CATS")
    assert not people.can("Exchange")
    assert "There aren't enough tiles in the bag." in people.said


@pytest.mark.parametrize("way", ["mouse", "F2"])
def test_a_double_click_takes_one_hint(people: Sitting, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """S-36"""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.press("Hint")
    wait(people, lambda: people.table.hinting.title == "How long?")
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 60_000))
    if way == "mouse":
        people.click(people.button("How long?"))
    else:
        people.table.hint()
    assert people.can("How long?")
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 0))
    people.press("How long?")
    assert people.can("First letter?")


def test_no_house_word_is_offered_inside_a_tournament(people: Sitting) -> None:
    """S-36"""
    challenged(people, "tournament_double", "TCA")
    people.press("Bea challenges")
    assert people.table.house.title == ""
