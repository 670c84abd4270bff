"""The board: its picture, its premium squares, and where tiles may lie (S3, S4, S15, P17)."""

from pathlib import Path

import pytest

from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.scrabble.board import PLAIN, Board, Layout, Premium, empty_board, layout_of
from boggle_desk.engine.scrabble.notation import (
    BadPlay,
    coordinates,
    play_named,
    play_text,
    rack_named,
    rack_text,
    square_named,
)
from boggle_desk.engine.scrabble.plays import Fault, Play, Reason, fault, play_of
from boggle_desk.engine.scrabble.rules import read_layouts
from boggle_desk.engine.scrabble.tiles import Tile
from tests.engine.scrabble.table import ENGLISH, FAMILY, STANDARD, TILE_SETS, board_with

SPANISH = TILE_SETS["spanish"]


def at(name: str) -> int:
    return square_named(STANDARD, name)[0]


def lay(**tiles: str) -> Play:
    """Return a play: `lay(H8="C", I8="a")`, a blank in lower case, a nameless one as `?`."""
    made = {name: Tile("" if text == "?" else text.upper(), blank=not text.isupper()) for name, text in tiles.items()}
    return play_of((at(name), tile) for name, tile in made.items())


# ------------------------------------------------------------------------------------------- the picture


def test_the_standard_board_has_the_printed_premiums_s15() -> None:
    assert (STANDARD.rows, STANDARD.columns, STANDARD.start) == (15, 15, 112)
    counts = {premium: STANDARD.premiums.count(premium) for premium in set(STANDARD.premiums)}
    assert counts == {
        PLAIN: 164,
        Premium(letter=2): 24,
        Premium(letter=3): 12,
        Premium(word=2): 17,
        Premium(word=3): 8,
    }
    assert STANDARD.premiums[STANDARD.start] == Premium(word=2)
    for turned in (STANDARD.premiums[::-1], [STANDARD.premiums[column * 15 + row] for row, column in every_square()]):
        assert tuple(turned) == STANDARD.premiums


def every_square() -> list[tuple[int, int]]:
    return [divmod(square, 15) for square in range(225)]


def test_other_sizes_and_premiums_can_be_drawn() -> None:
    layout = layout_of("small", "# Small\n# a remark\n^.~.\n.+..\n=\"'-\n")
    assert (layout.name, layout.rows, layout.columns, layout.start) == ("Small", 3, 4, 5)
    assert layout.premiums[0] == Premium(letter=4)
    assert layout.premiums[2] == Premium(word=4)
    assert layout.premiums[5] == PLAIN


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "needs its name"),
        ("...\n.*.\n", "needs its name"),
        ("# X\n...\n.*\n", "not all of one length"),
        ("# X\n...\n...\n", "0 start squares"),
        ("# X\n*..\n.*.\n", "2 start squares"),
        ("# X\n*.x\n", "the sign x"),
        ("# X\n*" + "." * 26, "up to 26×26"),
    ],
)
def test_a_bad_picture_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "bad.txt").write_text(text, encoding="utf-8")
    with pytest.raises(BadRules, match=r"bad\.txt") as caught:
        read_layouts(tmp_path)
    assert said in str(caught.value)


def test_values_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fill"):
        Layout("x", "X", 2, 2, (PLAIN,), 0)
    with pytest.raises(ValueError, match="start square 4"):
        Layout("x", "X", 2, 2, (PLAIN,) * 4, 4)
    with pytest.raises(ValueError, match="do not fit"):
        Board(STANDARD, ())
    with pytest.raises(ValueError, match="premium of 0"):
        Premium(letter=0)


# ------------------------------------------------------------------------------------------ where to lay

CAT = board_with("8G CAT")
RACK = tuple("STONEAI?")


@pytest.mark.parametrize(
    ("board", "play", "expected"),
    [
        (CAT, lay(), Fault(Reason.NO_TILES)),
        (CAT, Play(((225, Tile("S")),)), Fault(Reason.OFF_BOARD, (225,))),
        (CAT, Play(((-1, Tile("S")),)), Fault(Reason.OFF_BOARD, (-1,))),
        (CAT, lay(H8="S"), Fault(Reason.OCCUPIED, (at("H8"),))),
        (CAT, Play(((3, Tile("S")), (3, Tile("T")))), Fault(Reason.OCCUPIED, (3,))),
        (CAT, lay(J8="S", K9="T"), Fault(Reason.NOT_IN_LINE, (at("J8"), at("K9")))),
        (CAT, lay(J8="S", J9="T", K8="O"), Fault(Reason.NOT_IN_LINE, (at("J8"), at("K8"), at("J9")))),
        (CAT, lay(J8="S", L8="T"), Fault(Reason.GAP, (at("K8"),))),
        (CAT, lay(H7="S", H11="T"), Fault(Reason.GAP, (at("H9"), at("H10")))),
        (CAT, lay(J8="?"), Fault(Reason.BLANK_WITHOUT_LETTER, (at("J8"),))),
        (CAT, lay(J8="Ж"), Fault(Reason.NO_SUCH_LETTER, (at("J8"),))),
        (CAT, lay(J8="S", J9="S"), Fault(Reason.NOT_ON_RACK, (at("J9"),))),
        (CAT, lay(J8="z", J9="q"), Fault(Reason.NOT_ON_RACK, (at("J9"),))),
        (CAT, lay(K8="S", L8="O"), Fault(Reason.NOT_TOUCHING, (at("K8"), at("L8")))),
        (CAT, lay(F7="S", E7="O"), Fault(Reason.NOT_TOUCHING, (at("E7"), at("F7")))),
        (empty_board(STANDARD), lay(H8="A"), Fault(Reason.TOO_FEW, (at("H8"),))),
        (empty_board(STANDARD), lay(G7="A", H7="T"), Fault(Reason.NOT_ON_START, (at("H8"),))),
    ],
)
def test_a_wrong_play_is_refused_with_reason_and_squares_s3_s4_p17(board: Board, play: Play, expected: Fault) -> None:
    assert fault(FAMILY, board, RACK, play) == expected


@pytest.mark.parametrize(
    ("board", "play"),
    [
        (empty_board(STANDARD), lay(H8="A", I8="T")),
        (empty_board(STANDARD), lay(H7="A", H8="T")),
        (CAT, lay(J8="S")),
        (CAT, lay(F8="S", J8="T")),
        (CAT, lay(J8="z")),
        (CAT, lay(H7="S", H9="T")),
        (CAT, lay(J7="O", J8="S", J9="T")),
        (CAT, lay(G9="A", H9="T")),
    ],
)
def test_a_play_that_touches_may_be_laid_s3_s4_s5(board: Board, play: Play) -> None:
    assert fault(FAMILY, board, RACK, play) is None


def test_a_row_does_not_go_on_in_the_next_line_s4() -> None:
    board = board_with("1M CAT")
    start = at("A2")
    assert at("O1") == start - 1
    assert fault(FAMILY, board, RACK, Play(((start, Tile("S")),))) == Fault(Reason.NOT_TOUCHING, (start,))
    wrapped = Play(((at("O3"), Tile("S")), (at("A4"), Tile("T"))))
    assert fault(FAMILY, board, RACK, wrapped) == Fault(Reason.NOT_IN_LINE, (at("O3"), at("A4")))


# ------------------------------------------------------------------------------------------- the notation


def test_squares_have_names_both_ways() -> None:
    for square in range(225):
        for across in (True, False):
            assert square_named(STANDARD, coordinates(STANDARD, square, across)) == (square, across)
    assert coordinates(STANDARD, 112, across=True) == "8H"
    assert coordinates(STANDARD, 112, across=False) == "H8"
    for wrong in ("", "8", "H", "16A", "P1", "0A", "8H8", "A0"):
        with pytest.raises(BadPlay):
            square_named(STANDARD, wrong)


@pytest.mark.parametrize(
    ("text", "dots", "laid"),
    [
        ("8F S(CAT)s", "8F S...s", 2),
        ("H7 E(A)T", "H7 E.T", 2),
        ("J5 TONS", "J5 TONS", 4),
        ("J8 STONE", "J8 STONE", 5),
        ("8G (CAT)S", "8G ...S", 1),
    ],
)
def test_plays_are_written_and_read_back_p14(text: str, dots: str, laid: int) -> None:
    play = play_named(CAT, ENGLISH, text)
    assert len(play.laid) == laid
    assert play_text(CAT, play) == text
    assert play_text(CAT, play, dots=True) == dots
    plain = text.replace("(", "").replace(")", "")
    assert {play_named(CAT, ENGLISH, each) for each in (text, dots, plain)} == {play}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("8G CAT", "lays no tile"),
        ("8G COT", "8H holds A, not O"),
        ("8F .AT", "no tile on 8F"),
        ("8N CAT", "leaves the board"),
        ("8G", "lays no tile"),
        ("8K C1T", "'1' isn't in the tile set 'English'"),
        ("8K CaÄ", "'Ä' isn't in the tile set 'English'"),
    ],
)
def test_a_text_that_does_not_fit_is_no_play(text: str, said: str) -> None:
    with pytest.raises(BadPlay, match=said):
        play_named(CAT, ENGLISH, text)


def test_letters_of_several_signs_stand_in_brackets() -> None:
    board = empty_board(STANDARD)
    play = play_named(board, SPANISH, "8G [CH]I[ll]E")
    assert [str(tile) for _, tile in play.laid] == ["CH", "I", "ll", "E"]
    assert play_text(board, play) == "8G [CH]I[ll]E"
    assert play_named(board, SPANISH, "8G CHIllE") == play
    for rack in (("CH", "C", "H", "L", "LL", "?"), ("L", "L", "L"), ("C", "H"), ()):
        assert rack_named(SPANISH, rack_text(SPANISH, rack)) == rack
