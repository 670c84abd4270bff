"""A word being typed: where it lies, what it would earn, why not (B8, B9, B13, B22)."""

import pytest

from boggle_desk.engine.boggle.events import BeginSearch, WriteWord
from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.referee import Draft, Reason, draft
from boggle_desk.engine.boggle.rules import Judging, Writing
from boggle_desk.engine.players import Player
from tests.engine.boggle.table import FACES, WORDS, Table, players, rules_for


def table(**changes: object) -> Table:
    """Return a table of one who searches on screen, with TOIL on the list."""
    made = Table("Ann", writing=Writing.SCREEN, **changes)
    made.play(BeginSearch(), WriteWord(0, "toil"))
    return made


def test_b8_b22_a_word_on_the_board_shows_its_path_and_points() -> None:
    found = draft(table().now, 0, "oils", WORDS)
    assert found == Draft("oils", (1, 5, 4, 0), 1)


def test_b3_qu_is_one_cube_and_two_letters() -> None:
    faces = ("Qu", "I", "T", "E")
    found = draft(Table("Ann", faces=faces, columns=4).now, 0, "quit", WORDS)
    assert (found.path, found.points) == ((0, 1, 2), 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("oi", Reason.TOO_SHORT),
        ("omit", Reason.NOT_ON_BOARD),
        ("soar", Reason.NOT_ON_BOARD),
        ("toil", Reason.ALREADY_LISTED),
        ("slin", Reason.NOT_A_WORD),
        ("lit", None),
    ],
)
def test_b8_b9_b13_it_says_why_a_word_would_be_refused(text: str, reason: Reason | None) -> None:
    position = table(judging=Judging.AT_ONCE).now
    found = draft(position, 0, text, WORDS)
    assert found.reason is reason
    assert found.points == (0 if reason else 1)
    assert bool(found.path) == (reason is not Reason.NOT_ON_BOARD)


def test_b10_the_dictionary_is_not_asked_before_a_word_is_doubted() -> None:
    found = draft(table().now, 0, "slin", ())
    assert (found.reason, found.points) == (None, 1)


def test_b33_the_shortest_word_is_each_players_own() -> None:
    position = Table("Ann", Player("Tim", minimum_length=3), base="calculator").now
    assert draft(position, 0, "lit", WORDS).reason is Reason.TOO_SHORT
    assert draft(position, 1, "lit", WORDS) == Draft("lit", (4, 5, 6), 1)


def test_case_and_blanks_around_do_not_matter_and_nothing_is_written() -> None:
    position = table().now
    assert draft(position, 0, "  OiLs ", WORDS).word == "oils"
    assert [entry.word for entry in position.lists[0]] == ["toil"]


@pytest.mark.parametrize("text", ["", "   "])
def test_nothing_typed_is_no_word(text: str) -> None:
    assert draft(table().now, 0, text, WORDS) == Draft()


def test_before_the_first_shake_there_is_no_board_to_find_it_on() -> None:
    assert draft(opening(rules_for(FACES, 4, 4), players("Ann")), 0, "toil", WORDS) == Draft()


@pytest.mark.parametrize("text", ["té", "l'it", "1", "\u0130", "x" * 40])
def test_what_no_cube_shows_is_not_on_the_board(text: str) -> None:
    found = draft(table().now, 0, text, WORDS)
    assert found.reason in (Reason.NOT_ON_BOARD, Reason.TOO_SHORT)
    assert found.path == ()
