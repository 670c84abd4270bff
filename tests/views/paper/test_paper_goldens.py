"""Sheets as they were approved: pictures pixel by pixel, and the texts of their PDFs."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.players import Player
from boggle_desk.storage.exchange import open_game
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.views.boggle.board_sheets import BoardSheet, FreshBoards, Lists
from boggle_desk.views.boggle.result_sheets import ResultSheet
from boggle_desk.views.paper.printer import pdf, picture
from boggle_desk.views.paper.sheets import Paper, Printout, Size
from boggle_desk.views.scrabble.scrabble_paper import GameSheet, ScoreSheet
from boggle_desk.views.scrabble.turns import moments
from tests.engine.scrabble.table import PRESETS, TILE_SETS
from tests.goldens import GOLDENS, check_golden
from tests.storage.play import presets
from tests.views.boggle.paper_rounds import CROSSED, FLOORS, SKIPPED, STANDING, STRUCK, covered, out, scored, sets
from tests.views.paper.pdf_text import Pdf
from tests.views.paper.printed import check
from tests.views.paper.test_pad_sheet import boggle_sheet, crossword_game, evening, scrabble_sheet

SHEETS = (
    "board",
    "board_turned_letter",
    "lists_together",
    "result",
    "classroom",
    "game",
    "score_sheet",
    "boggle_pad",
    "scrabble_pad",
)
PICTURED = ("board_turned_letter", "result", "game", "scrabble_pad")
ANN, BEA, CEM = Player("Ann"), Player("Bea", team="Reds"), Player("Cem", team="Reds", minimum_length=3, head_start=3)


def printout(name: str) -> Printout:
    """Return one of the sheets."""
    match name:
        case "board":
            return out(BoardSheet(covered([ANN, BEA]), False, sets()))
        case "board_turned_letter":
            sheet = BoardSheet(covered([ANN], "super"), False, sets())
            return out(sheet, Paper(Size.LETTER, True), turned=True)
        case "lists_together":
            return out(BoardSheet(covered([ANN, BEA, CEM], "master"), False, sets()), lists=Lists.TOGETHER)
        case "result":
            return out(ResultSheet(_round(), open_shipped, sets()), missed=60)
        case "classroom":
            sheet = FreshBoards(presets(), Random(5), open_shipped, sets(), FLOORS, "classic")
            return out(sheet, boards=2, solutions=True)
        case "game":
            folder = Path(__file__).parents[2] / "data" / "gcg"
            opened = open_game(folder / "family_four.gcg", PRESETS["tournament_single"], TILE_SETS)
            return out(GameSheet(moments(opened), 1, False))
        case "boggle_pad":
            return out(boggle_sheet(evening()))
        case "scrabble_pad":
            return out(scrabble_sheet(crossword_game()))
        case _:
            return out(ScoreSheet(PRESETS["family"], ("Ann", "Bea")), players=3)


def _round() -> BogglePosition:
    return scored(
        {
            ANN: [("rest", STANDING), ("bin", CROSSED), ("inert", STANDING), ("xyzzy", STRUCK)],
            BEA: [("bin", CROSSED), ("rub", STANDING), ("tin", SKIPPED)],
            CEM: [("tub", STANDING)],
        }
    )


@pytest.mark.parametrize("name", SHEETS)
def test_the_sheet_looks_as_it_was_approved(qapp: QApplication, name: str) -> None:
    """Where no picture shows more than another, the sheet is still checked, and so is what its PDF says."""
    made = printout(name)
    check(made)
    if name in PICTURED:
        check_golden(picture(made.pages[0], 1.25).convertToFormat(QImage.Format.Format_Grayscale8), f"paper/{name}")


@pytest.mark.parametrize("name", SHEETS)
def test_the_pdf_says_what_was_approved(qapp: QApplication, name: str) -> None:
    found = Pdf(pdf(printout(name)))
    text = "\f".join(found.pages())
    kept = GOLDENS.parent / "paper" / f"{name}.txt"
    if os.environ.get("BOGGLE_DESK_UPDATE_GOLDENS") == "1":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == kept.read_text(encoding="utf-8")


def test_a_pdf_has_its_letters_inside_and_a_title(qapp: QApplication) -> None:
    made = printout("result")
    data = pdf(made)
    found = Pdf(data)
    assert found.title() == made.title == "Boggle · Classic, round 1"
    assert found.fonts() <= {"Lato-Regular", "Lato-Semibold", "Lato-Bold"}
    assert b"/Subtype /Image" not in data, "pictures of letters instead of letters"


def test_every_text_of_the_pages_can_be_found_in_the_pdf(qapp: QApplication) -> None:
    made = printout("lists_together")
    said = [page.split("\n") for page in Pdf(pdf(made)).pages()]
    assert said == [[text for text in page.texts if text] for page in made.pages]


def test_pages_of_a_pdf_have_the_size_of_the_paper(qapp: QApplication) -> None:
    for name, size in (
        ("board", b"[0 0 595.000000 842.000000]"),
        ("board_turned_letter", b"[0 0 792.000000 612.000000]"),
    ):
        data = pdf(printout(name))
        assert data.count(b"/MediaBox " + size) == len(printout(name).pages)


def test_the_same_wishes_give_the_same_pages(qapp: QApplication) -> None:
    assert printout("result") == printout("result")
    position = covered([ANN])
    sheet = BoardSheet(position, False, sets())
    assert out(sheet) != out(BoardSheet(replace(position, cubes=position.cubes[::-1]), False, sets()))
