"""Positions that are set up: what is wrong with them, what their player sees, where they come from (S1 to S4, S9)."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine.scrabble.board import PLAIN, Layout
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.notation import play_named
from boggle_desk.engine.scrabble.plays import fault
from boggle_desk.engine.scrabble.rules import read_layouts, read_tile_sets
from boggle_desk.engine.scrabble.set_up import (
    MOST_POINTS,
    BadCgp,
    SetUp,
    Trouble,
    empty_set_up,
    lying_words,
    problems,
    read_cgp,
    set_up_of_position,
    unknown_words,
    view_of,
    write_cgp,
)
from boggle_desk.engine.scrabble.tiles import BLANK, HIDDEN, Tile, TileKind, TileSet
from tests.engine.scrabble.table import FAMILY, TILE_SETS, Table

POSITIONS = json.loads((Path(__file__).parents[2] / "data" / "plays" / "positions.json").read_text(encoding="utf-8"))
ENGLISH_POSITIONS = [each for each in POSITIONS if each["tiles"] == "english" and each["board"] == "standard"]


def set_up(cgp: str) -> SetUp:
    return read_cgp(cgp, FAMILY)


def board(*rows: str, rest: str = "AEINRST/ 0/0 0") -> SetUp:
    """Return a position whose rows from the eighth on are these."""
    return set_up("/".join(["15"] * 7 + list(rows) + ["15"] * (8 - len(rows))) + " " + rest)


def troubles(position: SetUp) -> list[Trouble]:
    return [problem.trouble for problem in problems(position)]


# ------------------------------------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize("known", ENGLISH_POSITIONS, ids=lambda known: known["name"])
def test_real_positions_are_possible_but_for_what_is_off_the_star(known: dict[str, str]) -> None:
    position = set_up(known["cgp"])
    assert set(troubles(position)) <= {Trouble.NOT_ON_START}


def test_s3_the_first_word_covers_the_star() -> None:
    assert troubles(board("7CAT5")) == []
    (problem,) = problems(board("8CAT4"))
    assert (problem.trouble, problem.squares) == (Trouble.NOT_ON_START, (112,))


def test_s4_tiles_that_do_not_hang_together_are_named() -> None:
    (problem,) = problems(board("7CAT5", "15", "3DO10"))
    assert problem.trouble is Trouble.NOT_CONNECTED
    assert problem.squares == (9 * 15 + 3, 9 * 15 + 4)
    (corner,) = problems(board("7CAT5", "10O4"))
    assert corner.squares == (8 * 15 + 10,), "touching at a corner is not touching"


def test_s1_too_many_tiles_of_a_letter_are_named_blanks_too() -> None:
    crowded = board("7CAT5").with_tile(127, Tile("Z")).with_tile(142, Tile("Z"))
    (problem,) = problems(crowded)
    assert (problem.trouble, problem.tile, problem.used, problem.there_are) == (Trouble.TOO_MANY, "Z", 2, 1)
    assert problem.squares == (127, 142)
    blanks = board("7caT5").with_tile(114, Tile("T", blank=True))
    assert [(each.tile, each.used, each.there_are) for each in problems(blanks)] == [(BLANK, 3, 2)]
    assert [each.tile for each in problems(crowded.with_rack(("Q", "Q")))] == ["Q", "Z"]


def test_a_rack_is_not_empty_and_not_too_long() -> None:
    assert troubles(empty_set_up(FAMILY)) == [Trouble.NO_RACK]
    assert troubles(empty_set_up(FAMILY).with_rack(tuple("AEINRSTU"))) == [Trouble.RACK_TOO_LONG]


def test_tiles_of_another_language_are_named() -> None:
    spanish = board("7CAT5").with_tile(127, Tile("Ñ"))
    assert [(each.trouble, each.tile) for each in problems(spanish)] == [(Trouble.FOREIGN, "Ñ")]
    assert troubles(spanish.with_rules(replace(FAMILY, tiles=TILE_SETS["spanish"]))) == []


def test_words_on_the_board_are_told_apart_from_those_of_the_dictionary() -> None:
    position = board("7CAT5", "7AX6")
    assert [word.text for word in lying_words(position.board)] == ["cat", "ax", "ca", "ax"]
    assert [word.text for word in unknown_words(position.board, {"cat", "ax"})] == ["ca"]


# ------------------------------------------------------------------------------------------------ what is seen


def test_p12_what_is_unseen_is_the_set_without_board_and_own_rack() -> None:
    position = board("7CAt5", rest="AEINRST/ZQ 3/4 0")
    left = list(FAMILY.tiles.tiles)
    for tile in ("C", "A", BLANK, *"AEINRST"):
        left.remove(tile)
    assert sorted(position.unseen) == sorted(left)
    view = view_of(position)
    assert view.racks == (tuple("AEINRST"), (HIDDEN,) * 7)
    assert view.bag == (HIDDEN,) * (len(left) - 7)
    assert sorted(view.unseen_by(0)) == sorted(left)
    assert (view.scores, view.turn) == ((3, 4), 0)


def test_at_the_end_the_others_hold_what_is_left() -> None:
    known = next(each for each in ENGLISH_POSITIONS if each["name"] == "late")
    position = set_up(known["cgp"].replace("EH 0", "EH/ 0/0"))
    view = view_of(position)
    assert sum(map(len, view.racks[1:])) + len(view.bag) == len(position.unseen)
    assert len(view.racks[1]) == min(7, len(position.unseen))


# --------------------------------------------------------------------------------------------- moves and changes


def test_a_play_that_is_made_lies_there_counts_and_hands_the_turn_on() -> None:
    before = board("7CAT5", rest="AEINRST/ 10/20 1")
    play = play_named(before.board, FAMILY.tiles, "K6 INSERT")
    assert fault(FAMILY, before.board, before.rack, play) is None
    after = before.after(PlayTiles(play))
    assert after.scores[1] == 20
    assert after.scores[0] > 10 + 6
    assert (after.turn, after.scoreless, after.racks[0]) == (1, 0, ("A",))
    assert [word.text for word in lying_words(after.board)] == ["cats", "insert"]
    assert problems(after.with_rack(("A",))) == ()


def test_s9_an_exchange_keeps_the_rest_and_a_pass_the_rack() -> None:
    before = board("7CAT5", rest="AEINRST/ 0/0 0")
    exchanged = before.after(Exchange(("A", "I")))
    assert (exchanged.racks[0], exchanged.turn, exchanged.scoreless) == (tuple("ENRST"), 1, 1)
    passed = exchanged.after(Pass())
    assert (passed.turn, passed.scoreless, passed.tiles) == (0, 2, before.tiles)


def test_players_come_and_go() -> None:
    position = replace(board("7CAT5", rest="AEINRST/ 10/20 0"), turn=1).with_rack(("Q",))
    assert position.with_players(4).scores == (10, 20, 0, 0)
    alone = position.with_players(1)
    assert (alone.scores, alone.turn, alone.rack) == ((10,), 0, tuple("AEINRST"))
    assert alone.after(Pass()).turn == 0
    assert position.with_score(0, 10**9).scores[0] == MOST_POINTS


def test_a_board_of_another_size_is_empty() -> None:
    small = replace(FAMILY, layout=replace(FAMILY.layout, rows=1, premiums=FAMILY.layout.premiums[:15], start=7))
    assert not any(board("7CAT5").with_rules(small).tiles)


def test_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        replace(empty_set_up(FAMILY), scores=(0,))


# -------------------------------------------------------------------------------------------- other positions


@pytest.mark.parametrize("known", ENGLISH_POSITIONS, ids=lambda known: known["name"])
def test_a_position_is_copied_and_pasted(known: dict[str, str]) -> None:
    position = set_up(known["cgp"])
    assert set_up(write_cgp(position)) == position


def test_the_player_on_turn_comes_first_in_a_cgp() -> None:
    position = replace(board("7CAT5", rest="AEINRST/QZ 10/20 0"), turn=1)
    text = write_cgp(position)
    assert text.split()[1:] == ["QZ/", "20/10", "0"]


def test_a_turn_of_a_game_is_set_up() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.play("8G CAT")
    found = set_up_of_position(table.now, 1)
    assert found.rack == tuple("ONTEASE")
    assert found.scores == table.now.scores
    assert [word.text for word in lying_words(found.board)] == ["cat"]
    assert set_up_of_position(table.now, 1, racks_known=False).racks == ((), ())
    assert set_up_of_position(table.now.seen_by(1), 1).racks[0] == ()


STANDARD_RULES = replace(
    FAMILY,
    layout=read_layouts(paths.resource("boards"))["standard"],
    tiles=read_tile_sets(paths.resource("tiles"))["english"],
)
SMALL = Layout("small", "Small", 2, 3, (PLAIN,) * 6, 0)
DIGRAPHS = TileSet("two", "Two", "es", tuple(TileKind(letter, 2, 1) for letter in ("A", "C", "CH", "H")), 1)
ROWS = ["15"] * 15


SMALL_RULES = replace(FAMILY, layout=SMALL, tiles=DIGRAPHS)


def line(rows: list[str], rest: str = "AEINRST/ 0/0 0") -> str:
    """Return a position with these rows on top of empty ones."""
    return "/".join([*rows, *ROWS[len(rows) :]]) + " " + rest


def test_board_racks_scores_zeros_and_operations_are_read() -> None:
    position = read_cgp(line(["3FAcET7"], "EII?NOR/AB 12/-3 2 lex NWL20; bdn Standard;"), STANDARD_RULES)
    assert "".join(str(tile or ".") for tile in position.board.tiles[:10]) == "...FAcET.."
    assert position.board.tiles[5] == Tile("C", blank=True)
    assert not any(position.board.tiles[15:])
    assert position.racks == (tuple("EII?NOR"), ("A", "B"))
    assert (position.scores, position.scoreless) == ((12, -3), 2)
    assert position.operations == "lex NWL20; bdn Standard;"


def test_a_tile_of_two_letters_stands_in_brackets() -> None:
    position = read_cgp("[CH]CH/1[ch]1 [CH]A/ 0/0 0", replace(SMALL_RULES, tiles=replace(DIGRAPHS, blanks=2)))
    assert [tile and tile.letter for tile in position.board.tiles] == ["CH", "C", "H", None, "CH", None]
    assert position.board.tiles[4] == Tile("CH", blank=True)
    assert position.racks[0] == ("CH", "A")


def test_s1_s2_what_is_unseen_and_in_the_bag() -> None:
    """A rack that is unknown, or known in part, holds seven of the unseen tiles, or what is left of them."""
    known = read_cgp(line(["QUIZ11"], "AEINRST/AEI 0/0 0"), STANDARD_RULES)
    assert len(known.unseen) == 100 - 4 - 7
    assert "Q" not in known.unseen
    assert known.bag == 100 - 4 - 7 - 7
    assert read_cgp(line(["QUIZ11"]), STANDARD_RULES).bag == 100 - 4 - 7 - 7
    few = read_cgp("CH1/3 A[CH]H/ 0/0 0", SMALL_RULES)
    assert (len(few.unseen), few.bag) == (4, 0)


@st.composite
def positions(draw: st.DrawFn) -> SetUp:
    """Draw tiles without return from the set for a board and the rack on turn of two to four."""
    loose = list(DIGRAPHS.tiles)
    draw(st.randoms(use_true_random=False)).shuffle(loose)
    tiles: list[Tile | None] = []
    for _square in range(6):
        lays: bool = draw(st.booleans())
        face = loose.pop() if loose and lays else None
        tiles.append(Tile("CH", blank=True) if face == BLANK else Tile(face) if face else None)
    own = tuple(loose.pop() for _ in range(min(len(loose), draw(st.integers(0, 2)))))
    racks = (own, *[()] * draw(st.integers(1, 3)))
    scores = tuple(draw(st.integers(-99, 999)) for _ in racks)
    zeros = draw(st.integers(0, 9))
    return SetUp(SMALL_RULES, tuple(tiles), racks, scores, scoreless=zeros, operations="lex X;")


@given(positions())
def test_what_is_written_is_read_back(position: SetUp) -> None:
    assert read_cgp(write_cgp(position), SMALL_RULES) == position


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "four parts"),
        ("15/15 AB/ 0/0", "four parts"),
        ("15/15 AB/ 0/0 0", "has 2 rows, not 15"),
        (line(["14"]), "Row 1 of the board has 14 squares, not 15"),
        (line(["15", "15A"]), "Row 2 of the board has 16 squares"),
        (line(["999999999999999999"]), "Row 1 of the board has 16 squares"),
        (line(["5.9"]), "Row 1 of the board: '.' isn't a tile"),
        (line(["5?9"]), "Row 1 of the board: '?' isn't in the tile set 'English'"),
        (line(["[AB]14"]), "Row 1 of the board: '[AB]' isn't a tile"),
        (line(["É14"]), "'É' isn't in the tile set 'English'"),
        (line([], "AB1/ 0/0 0"), "The rack 'AB1': '1' isn't in the tile set 'English'"),
        (line([], "AEINRSTU/ 0/0 0"), "has 8 tiles, more than 7"),
        (line([], "AB/ 0/x 0"), "'x' is no score"),
        (line([], "AB/ 0/٣ 0"), "'٣' is no score"),
        (line([], "AB/ 0 0"), "2 racks and 1 scores"),
        (line([], "A/B/C/D/E 0/0/0/0/0 0"), "5 racks and 5 scores"),
        (line([], "AB/ 0/0 zero"), "'zero' is no number of turns"),
        (line(["Z14"], "ZA/ 0/0 0"), "There are 2 tiles Z, but the set 'English' has 1"),
        (line(["abc12"], "A/ 0/0 0"), "There are 3 tiles ?, but the set 'English' has 2"),
        ("9" * 6000, "longer than 5,000 signs"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(BadCgp) as refused:
        read_cgp(text, STANDARD_RULES)
    assert said in str(refused.value)
    assert str(refused.value).endswith(".")
