"""Score pads on paper (rules B30, B34, S19): everything that is written, for any number of players and lines."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.pad import CloseRound, EndGame, EndSearch, NextRound, WritePoints
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble import pad as crossword
from boggle_desk.models.boggle.pad_prompts import BogglePadStrings
from boggle_desk.models.scrabble.pad_prompts import ScrabblePadStrings
from boggle_desk.views.boggle.result_sheets import sheets_of_pad as sheets_of_boggle_pad
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.paper.sheets import Box, Line, Paper, Size
from boggle_desk.views.scrabble.scrabble_paper import sheets_of_pad
from tests.engine.boggle.pads import Pad
from tests.engine.scrabble.pads import Pad as CrosswordPad
from tests.engine.scrabble.pads import score
from tests.views.boggle.paper_rounds import out
from tests.views.paper.printed import check, texts_of

TEAM = "Grown-ups"


def evening() -> Pad:
    """Return a pad of two rounds: points and lists, a team, a child that is granted points, negative points."""
    ann, ben = (Player(name, team=TEAM) for name in ("Ann", "Ben"))
    pad = Pad(ann, ben, Player("Mia", head_start=4), base="linear", target=None)
    pad.words("stone oil", "oil tone")
    pad.ask(WritePoints(0, 2, 17), CloseRound(), NextRound())
    pad.round(-2, 5, 6)
    pad.ask(EndGame())
    return pad


def crossword_game() -> CrosswordPad:
    """Return a finished game with a play that was taken back, bare points, a swap and tiles left."""
    pad = CrosswordPad("Ann", "Ben")
    pad.write("8G TAC")
    pad.ask(crossword.WithdrawPlay(0))
    pad.write("8G CAT", crossword.Note(crossword.Kind.EXCHANGE, number=3), "G8 CATS", score(24))
    pad.ask(crossword.EndGame(("Q", "")))
    return pad


def boggle_sheet(pad: Pad) -> Printable:
    (sheet,) = sheets_of_boggle_pad(pad.now, "Score pad · Linear", BogglePadStrings())
    return sheet


def scrabble_sheet(pad: CrosswordPad) -> Printable:
    (sheet,) = sheets_of_pad(pad.now, "Score pad · Family", ScrabblePadStrings())
    return sheet


def test_a_boggle_pad_says_all_that_is_written_b30_b34(qapp: QApplication) -> None:
    printout = out(boggle_sheet(evening()))
    check(printout)
    said = " | ".join(texts_of(printout))
    for text in ("Score pad · Linear", "Mia wins!", f"Ann · {TEAM}", "2 word(s)", "17 +4", "21", "−2", "31"):
        assert text in said, text
    assert f"{TEAM} (Ann and Ben): 7 in all" in said
    assert "Round 1, Ann: STONE, OIL | Round 1, Ben: TONE; no points: OIL" in said
    rings = [mark for page in printout.pages for mark in page.marks if isinstance(mark, Box)]
    assert len(rings) == 1, "the winner's total is ringed"


def test_a_scrabble_pad_says_all_that_is_written_s12_s19(qapp: QApplication) -> None:
    printout = out(scrabble_sheet(crossword_game()))
    check(printout)
    said = texts_of(printout)
    for text in (
        "Ben wins!",
        "TAC",
        "CAT",
        "exchanges 3",
        "24",
        "±",
        "Ben played every tile: +10",
        "Board",
    ):
        assert text in said, text
    assert "Turns with points only aren't on it." in said
    struck = {mark.thick for mark in printout.pages[0].marks if isinstance(mark, Line)}
    assert 0.7 in struck, "a play that was taken back has a line through it"
    assert "Board" not in texts_of(out(scrabble_sheet(crossword_game()), board=False))


def test_nothing_is_printed_of_an_empty_pad(qapp: QApplication) -> None:
    assert sheets_of_boggle_pad(Pad().now, "Pad", BogglePadStrings()) == ()
    assert sheets_of_pad(CrosswordPad().now, "Pad", ScrabblePadStrings()) == ()


@pytest.mark.parametrize("players", [1, 7, 12])
@pytest.mark.parametrize(
    "paper",
    [
        pytest.param(Paper(size, across), marks=() if across else pytest.mark.slow)
        for size in Size
        for across in (False, True)
    ],
)
def test_any_number_of_players_and_rounds_has_room(qapp: QApplication, players: int, paper: Paper) -> None:
    names = ("Ann", "Christopher Maximilian of Somewhere Far Away", "W")
    seated = [Player(names[seat % 3], team=f"Team {seat % 5}" if seat % 2 else None) for seat in range(players)]
    pad = Pad(*(replace(each, head_start=seat) for seat, each in enumerate(seated)), target=None)
    for number in range(60):
        pad.round(*((-1) ** number * 1234 * seat for seat in range(players)))
        pad.ask(NextRound())
    pad.ask(EndSearch())
    printout = out(boggle_sheet(pad), paper)
    check(printout)
    assert len(printout.pages) > 1
    assert all(any(text.startswith("Ann") for text in page.texts) for page in printout.pages[:-1]), "names again"
    assert boggle_sheet(pad).is_across(None) is (players > 6)
