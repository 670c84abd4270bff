"""A whole game of two by keyboard alone, from the first page to another game."""

import pytest
from PySide6.QtCore import Qt

from boggle_desk.engine.scrabble.history import LineKind, lines_of
from boggle_desk.engine.scrabble.position import Phase
from tests.engine.scrabble.table import few_tiles
from tests.views.scrabble.table_fixtures import CONTROL, SHIFT, Sitting

pytestmark = pytest.mark.slow

HANDS = ("CATSE?O", "DNSRALU", "NIG", "SKE", "RTAL", "V", "D")
"""Ann's and Bea's first tiles, and what is drawn after the plays; a set of 26 tiles."""


def test_a_whole_game(people: Sitting) -> None:
    """S3, S6, S9, S10, S13 to S19, P1, P6, P7, P11, P13 to P19: every kind of turn, until Ann goes out."""
    set_table_up(people)
    lay_the_first_word(people)
    lay_through_a_letter(people)
    lay_a_blank(people)
    lay_what_the_table_refuses(people)
    exchange_nothing(people)
    lay_what_the_table_accepts(people)
    exchange_a_tile(people)
    think_better_of_a_pass(people)
    go_out(people)
    look_at_the_end(people)
    play_another_game(people)


def set_table_up(people: Sitting) -> None:
    """P1, P6: names are typed; Ann draws the tile nearer to A and begins."""
    services = people.desk.services
    assert services.scrabble_presets  # presets are of the whole set, so they are read before it is changed
    services.tile_sets["english"] = few_tiles("".join(HANDS))
    people.rng.deal("AC", *HANDS)
    people.tab_to(people.desk.home.crossword)
    people.key(Qt.Key.Key_Space)
    people.settle()
    seats = people.setup.seats
    for place, name in enumerate(("Ann", "Bea")):
        if place < len(seats.table.seats):
            people.tab_to(seats.table.seats[place])
            people.key(Qt.Key.Key_Space)
            people.tab_to(seats.name)
            people.key(Qt.Key.Key_A, CONTROL)
        else:
            people.tab_to(seats.add)
            people.key(Qt.Key.Key_Space)
        people.type(name)
    people.tab_to(people.setup.start)
    people.enter()
    people.settle()
    assert [(player.name, player.level) for player in people.position.players] == [("Ann", None), ("Bea", None)]
    assert (people.position.rules.key, people.position.turn, people.position.turns) == ("family", 0, 1)
    assert "Drawn: Ann A, Bea C. Ann plays first." in people.said


def lay_the_first_word(people: Sitting) -> None:
    """S3, P14, P15, P17: what would be refused is said with its reason and marked; the score is shown before it
    counts."""
    assert people.rack == "_______"
    people.show_tiles()
    assert people.rack == "CATSE?O"
    people.write("H9", "CAT")
    assert (people.laid, people.rack, people.faults) == ("CAT", "...SE?O", []), "nothing red before Enter"
    assert "The first word must cover the star on H8." in people.said
    assert not people.can("Play")
    people.enter()
    assert (people.position.turns, people.laid, people.faults) == (1, "CAT", ["H8"])
    people.key(Qt.Key.Key_Escape)
    assert (people.laid, people.rack, people.faults) == ("", "CATSE?O", [])
    people.write("H8", "CAKX")
    assert people.laid == "CAk"
    assert "X isn't on your rack." in people.said
    people.key(Qt.Key.Key_Backspace)
    people.type("t")
    assert "CAT 10" in people.said
    assert people.position.scores == (0, 0)
    assert people.button("Play").text() == "Play +10"
    people.enter()
    assert people.position.scores == (10, 0)


def lay_through_a_letter(people: Sitting) -> None:
    """S6, S14, S16, P14: Bea moves the cursor by digits, chooses the direction by D, and does not type the A."""
    assert people.rack == "SE?ONIG", "Ann sees what she has drawn"
    people.key(Qt.Key.Key_Escape)
    assert people.rack == "_______"
    assert "DNSRALU" not in people.said
    people.show_tiles()
    people.go_to("H9")
    people.key(Qt.Key.Key_Space)
    people.type("d")
    assert (people.laid, people.rack) == ("", "DNSRALU")
    assert "You have no blank." in people.said
    people.go_to("H8")
    for key in "87":
        people.type(key)
    people.type("d")
    assert (people.table.board.across, people.name(people.table.board.cursor_square)) == (False, "I7")
    people.type("snd")
    assert (people.laid, people.rack) == ("SND", "...RALU")
    assert "SAND 7" in people.said
    people.enter()
    assert people.position.scores == (10, 7)
    assert people.position.racks == (tuple("SE?ONIG"), tuple("RALUSKE"))


def lay_a_blank(people: Sitting) -> None:
    """S8, S14, P14, P16: Space calls for the blank although Ann has an S; CATS is formed beside SING, and on."""
    people.show_tiles()
    people.go_to("H8")
    people.type("ca")
    assert people.name(people.table.board.cursor_square) == "J8"
    people.go_to("K8", across=False)
    people.key(Qt.Key.Key_Space)
    people.type("sing")
    assert (people.laid, people.rack) == ("sING", "SE.O...")
    assert people.seen["K8"] == "s"
    assert "SING 8" in people.said
    assert "CATS 5" in people.said
    people.enter()
    assert people.position.scores == (23, 7)


def lay_what_the_table_refuses(people: Sitting) -> None:
    """P18: the dictionary lacks it and the table says no: no score, and the turn is lost; the answer can be taken
    back."""
    people.show_tiles()
    people.write("K6", "RU", across=False)
    assert "RUSING 6. You'll decide together about RUSING." in people.said
    people.enter()
    assert people.phase is Phase.ASKED
    assert "Is RUSING a word?" in people.said
    people.tab_and_press("No, that doesn't count", Qt.Key.Key_Return)
    assert (people.position.turn, people.position.scores) == (0, (23, 7))
    assert people.position.racks[1] == tuple("RALUSKE")
    people.key(Qt.Key.Key_Z, CONTROL)
    assert (people.phase, people.position.asked, people.position.scores) == (Phase.ASKED, ("rusing",), (23, 13))
    people.key(Qt.Key.Key_Z, CONTROL)
    assert (people.phase, people.position.turn, people.position.scores) == (Phase.TURN, 1, (23, 7))
    assert "K6" not in people.seen
    people.settle()
    if people.rack[0] == "_":
        people.show_tiles()
    people.write("K6", "RU", across=False)
    people.enter()
    people.tab_and_press("No, that doesn't count")
    assert (people.position.turn, people.position.scores) == (0, (23, 7))
    assert "RUSING doesn't count. Bea loses the turn." in people.said


def exchange_nothing(people: Sitting) -> None:
    """P11: with no tile typed one may pass, which asks first; Enter alone does nothing."""
    people.show_tiles()
    people.tab_and_press("Exchange…")
    assert "Which tiles will you exchange?" in people.said
    people.key(Qt.Key.Key_Escape)
    assert "Ann to play" in people.said
    people.tab_and_press("Exchange…")
    people.enter()
    assert "Which tiles will you exchange?" in people.said
    assert not people.can("Exchange")
    people.tab_and_press("Pass")
    assert "Pass without playing?" in people.said
    assert "This pass ends the game" not in people.said
    people.enter()
    assert (people.position.turn, people.position.passes, len(people.position.bag)) == (1, 1, 2)


def lay_what_the_table_accepts(people: Sitting) -> None:
    """P18: the dictionary lacks it and the table says yes: it stands and counts."""
    people.show_tiles()
    people.write("I6", "U", across=False)
    people.enter()
    assert "Is USAND a word?" in people.said
    people.tab_and_press("Yes, that counts", Qt.Key.Key_Return)
    assert (people.position.turn, people.position.scores, people.position.passes) == (0, (23, 13), 0)
    assert people.position.racks[1] == tuple("RALSKEV")


def exchange_a_tile(people: Sitting) -> None:
    """S9, P11: tiles are typed, one letter twice takes it back; Enter exchanges them."""
    people.show_tiles()
    assert people.rack == "SEORTAL"
    people.tab_and_press("Exchange…")
    people.type("qlr")
    assert people.table.chosen == {3, 6}
    for _ in range(3):
        people.key(Qt.Key.Key_Right)
    people.key(Qt.Key.Key_Space)
    assert people.table.chosen == {6}
    assert people.button("Exchange").text().startswith("Exchange 1 tile")
    people.enter()
    assert (people.position.turn, people.position.racks[0]) == (1, tuple("SEORTAD"))
    assert people.position.bag == ("L",)


def think_better_of_a_pass(people: Sitting) -> None:
    """S10: passing asks first; with the last tile of the bag drawn, the end is near."""
    people.show_tiles()
    people.tab_and_press("Pass", Qt.Key.Key_Return)
    assert "Pass without playing?" in people.said
    people.key(Qt.Key.Key_Escape)
    assert people.position.turn == 1
    people.tab_to(people.table.board)
    people.write("G8", "S")
    assert "SCATS 6" in people.said
    people.enter()
    assert (people.position.scores, people.position.bag, people.position.turn) == ((23, 19), (), 0)


def go_out(people: Sitting) -> None:
    """S13, S15, S18: seven tiles earn 50 more, and the game ends with them."""
    people.show_tiles()
    people.write("H12", "ROASTED")
    assert "ROASTED 18, SINGS 5, plus 50 for 7 tiles" in people.said
    assert people.button("Play").text() == "Play +73"
    people.enter()


def look_at_the_end(people: Sitting) -> None:
    """S19, P19: Bea's tiles, 14 points, are taken from her and given to Ann; the winner is named."""
    position = people.position
    assert (position.phase, position.winners) == (Phase.ENDED, (0,))
    assert position.racks == ((), tuple("RALKEVL"))
    assert position.scores == (23 + 73 + 14, 19 - 14)
    assert "Ann wins by 105" in people.said
    assert "Bea had RALKEVL left" in people.said
    kinds = [line.kind for line in lines_of(people.table.session.opening, people.table.session.moments())]
    assert kinds.count(LineKind.PLAY) == 7
    assert kinds[-2:] == [LineKind.RACK, LineKind.RACK]
    assert people.table.info.moves.rowCount() == len(kinds)
    assert people.desk.services.store.unfinished() == []


def play_another_game(people: Sitting) -> None:
    """P13: the same players, no points, a full bag."""
    people.rng.deal("CA", "DNSRALU", "CATSE?O")
    people.tab_and_press("Rematch")
    assert (people.position.scores, people.position.turn) == ((0, 0), 1)
    assert len(people.position.bag) == 12
    assert "Bea, it's your turn" in people.said
    people.show_tiles()
    assert people.rack == "DNSRALU"


def test_a_word_may_be_typed_from_its_first_square_with_or_without_what_lies(people: Sitting) -> None:
    """P14: with the cursor on a letter that lies, CATS is typed as CATS, as S alone, or with a blank by Shift."""
    set_table_up(people)
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.show_tiles()
    for typed, laid in (("CATS", "S"), ("S", "S")):
        people.write("H8", typed)
        assert (people.laid, people.seen.get("K8")) == (laid, "S")
        people.key(Qt.Key.Key_Escape)
    people.enter()
    assert people.position.turns == 2


def test_a_blank_by_shift_is_shown_inverse_and_is_not_the_own_letter(people: Sitting) -> None:
    """P16."""
    set_table_up(people)
    people.show_tiles()
    people.go_to("H8")
    people.key(Qt.Key.Key_C, SHIFT)
    face = people.table.board.face(people.square("H8"))
    assert face is not None
    assert (face.letter, face.blank, face.value) == ("C", True, 0)
    assert people.rack == "CATSE.O"
    people.type("at")
    assert "CAT 4" in people.said


def test_juggling_and_moving_tiles_by_keyboard_leaves_the_keyboard_where_it_is(people: Sitting) -> None:
    """P10: Ctrl and an arrow move a tile as often as wanted; Juggle always changes the order; it is kept."""
    set_table_up(people)
    people.show_tiles()
    people.tab_to(people.table.rack)
    for _ in range(3):
        people.key(Qt.Key.Key_Right, CONTROL)
    assert people.rack == "ATSCE?O"
    assert people.position.racks[0] == tuple("ATSCE?O")
    people.tab_and_press("Shuffle", Qt.Key.Key_Return)
    juggled = people.rack
    assert juggled != "ATSCE?O"
    assert sorted(juggled) == sorted("CATSE?O")
    people.key(Qt.Key.Key_Return)
    assert people.rack != juggled
    assert people.position.turns == 1
