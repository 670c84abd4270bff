"""test_plays."""

import pytest

from boggle_desk.engine.players import Player, leaders
from boggle_desk.engine.scrabble.plays import rack_worth
from tests.engine.scrabble.table import ENGLISH, scored


@pytest.mark.parametrize(
    ("text", "before", "score"),
    [
        # The first word is doubled by the centre (S15): (3 + 1 + 1) × 2.
        ("8G CAT", (), 10),
        # R on the double letter D8: (2 + 6) × 2, and 50 for seven tiles (S18).
        ("8D RETSINA", (), 66),
        # Six tiles earn no bonus: (1 × 6) × 2 with no letter premium between E and J.
        ("8E ETSINA", (), 12),
        # The premiums of RETSINA are spent (S16): eight letters of 1; S lies on a plain square.
        ("8D (RETSINA)S", ("8D RETSINA",), 8),
        # A blank counts nothing but is doubled with its word by the centre (S8, S16): (3 + 0 + 1) × 2.
        ("8G CaT", (), 8),
        # A blank on the double letter D8 counts nothing twice: (0 + 6) × 2 + 50.
        ("8D rETSINA", (), 62),
        # Two triple words, A1 and H1 (S15): (S T A R T I N = 7, G = 2) = 9 × 9, D1 was covered before; and 50.
        ("1A STA(R)TING", ("D1 ROW",), 131),
        # Two double words, E5 and K5: (10 + 6) × 4 + 50.
        ("5E ZEALOTS", (), 114),
        # A blank on the double word E5 still doubles: (0 + 6) × 4 + 50.
        ("5E zEALOTS", (), 74),
        # The letter premium first, then the word's (S15): Q 10, U 1, I 1, T on the double letter D1 2, all × 3.
        ("1A QUIT", (), 42),
        # X on the double letter I9 counts in both words (S17): OX = 1 + 16, TX = 1 + 16; AO = 1 + 1 besides.
        ("9H OX", ("8G CAT",), 17 + 2 + 17),
        # A word beside and below another: ON = 1 + 2, AO = 2, TN = 1 + 2 (S5, S14).
        ("9H ON", ("8G CAT",), 3 + 2 + 3),
        # S makes CATS = 6 and begins SO downwards = 2; J8 is plain, J9 is plain.
        ("J8 SO", ("8G CAT",), 6 + 2),
        # A word premium counts in both words: S on the triple word H15 with a word above: (4) × 3 and (2) × 3.
        ("15H SO", ("H12 CAT",), 3 * (3 + 1 + 1 + 1) + 3 * (1 + 1)),
    ],
)
def test_a_play_counts(text: str, before: tuple[str, ...], score: int) -> None:
    assert scored(text, *before).score == score


def test_all_words_are_told_with_squares_and_points_s14() -> None:
    words = scored("9H ON", "8G CAT").words
    assert [(word.text, word.score) for word in words] == [("on", 3), ("ao", 2), ("tn", 3)]
    assert [word.squares for word in words] == [(127, 128), (112, 127), (113, 128)]


def test_a_letter_of_two_words_counts_in_each_with_its_premium_s17() -> None:
    """X lies on the double letter I9: OX and TX both have it twice."""
    words = scored("9H OX", "8G CAT").words
    assert [(word.text, word.score) for word in words] == [("ox", 17), ("ao", 2), ("tx", 17)]


def test_one_tile_that_makes_two_words_counts_both() -> None:
    words = scored("J8 S", "8G CAT", "J9 ON").words
    assert [word.text for word in words] == ["cats", "son"]


def test_a_rack_is_worth_its_tiles_s19() -> None:
    assert rack_worth(ENGLISH, ("Q", "?", "A")) == 11


def test_ties_are_ties() -> None:
    assert leaders([Player("Ann")] * 3, (7, 9, 9)) == (1, 2)
    assert leaders([Player("Ann")], (-3,)) == (0,)
