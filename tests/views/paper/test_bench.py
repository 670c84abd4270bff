"""Printing in the window: from the menu, by keys and mouse, without letters that may not be seen, with and without a
printer or a place on the disk."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QSpinBox
from pytestqt.qtbot import QtBot

from boggle_desk.engine.boggle.events import Shake
from boggle_desk.engine.boggle.pad import BogglePadRules
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.pad import ScrabblePadRules
from boggle_desk.storage import games
from boggle_desk.storage.exchange import OpenedGame, open_game
from boggle_desk.storage.games import GameState
from boggle_desk.views.ask import Ask
from boggle_desk.views.boggle.board_sheets import BoardSheet
from boggle_desk.views.boggle.boggle_pad_table_page import BogglePadPage
from boggle_desk.views.paper.print_preview import PrintDialog, PrintPreview, kept_size, usual_size
from boggle_desk.views.paper.printable import Keepsake, KeepsakeSheet, KeptPlace
from boggle_desk.views.paper.printer import prepare, print_pages
from boggle_desk.views.paper.sheets import Paper, Size, Text
from boggle_desk.views.scrabble.scrabble_pad_table_page import ScrabblePadPage
from tests.engine.scrabble.table import PRESETS, TILE_SETS
from tests.views.boggle.paper_rounds import covered, out, sets
from tests.views.boggle.table_fixtures import Sitting, open_desk, seated, settings_for
from tests.views.boggle.test_viewer_page import finished
from tests.views.paper.pdf_text import Pdf
from tests.views.paper.test_pad_sheet import crossword_game

pytestmark = pytest.mark.slow

CONTROL = Qt.KeyboardModifier.ControlModifier
GCG_FILES = Path(__file__).parents[2] / "data" / "gcg"


@pytest.fixture
def sitting(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as people:
        yield people


def press_print(people: Sitting) -> PrintPreview:
    """Ask for printing by the menu's keys; return what opens."""
    QTest.keyClick(people.desk.window, Qt.Key.Key_P, CONTROL)
    return bench_of(people)


def bench_of(people: Sitting) -> PrintPreview:
    """Return the bench of the window that is open, when the preview is there."""
    (dialog,) = people.desk.window.findChildren(PrintDialog)
    people.wait(dialog.isActiveWindow)
    people.wait(lambda: dialog.bench.is_ready)
    return dialog.bench


def titles(bench: PrintPreview) -> list[str]:
    """Return what can be printed."""
    return [bench.what.itemText(place) for place in range(bench.what.count())]


def letters(bench: PrintPreview) -> list[str]:
    """Return the large letters on the page that is shown."""
    page = bench.preview.view.page
    assert page
    return [mark.text for mark in page.marks if isinstance(mark, Text) and mark.size > 17.0]


@contextmanager
def saved(qtbot: QtBot, people: Sitting, bench: PrintPreview, path: Path) -> Iterator[list[Pdf]]:
    """Save as a PDF by the button; yield what is in it."""
    people.ask.file = path
    with qtbot.waitSignal(bench.written):
        bench.save.click()
    yield [Pdf(path.read_bytes())]


def at_covered(people: Sitting, **changes: Any) -> Sitting:
    """Seat Ann and Bea and have the cubes lie still below the dome."""
    seated(people, "Ann", "Bea", **changes)
    people.table.submit(Shake())
    people.table.dome.skip()
    people.settle()
    assert people.phase is Phase.COVERED
    return people


# ------------------------------------------------------------------------------------- before the round


def test_a_covered_board_goes_to_paper_and_not_to_the_screen(sitting: Sitting, qtbot: QtBot, tmp_path: Path) -> None:
    """Rules B6, B7: for lists on paper the board can be printed before the dome is lifted, unseen."""
    people = at_covered(sitting)
    people.click(people.table.shake_panel.print)
    bench = bench_of(people)
    assert titles(bench)[0] == "This board with blank lists"
    assert letters(bench) == []
    assert bench.hidden.isVisible()
    assert "code" not in bench.preview.view.accessibleDescription()
    with saved(qtbot, people, bench, tmp_path / "round.pdf") as (found,):
        text = found.pages()[0].split("\n")
        assert [cube.letters for cube in people.position.cubes] == [line for line in text if line in _faces(people)]
        assert len(found.pages()) == 2, "a sheet for each player"
    assert letters(bench) == [], "saving shows nothing"
    assert people.phase is Phase.COVERED


def _faces(people: Sitting) -> set[str]:
    return {cube.letters for cube in people.position.cubes}


def test_on_the_screen_a_covered_board_is_not_printed(sitting: Sitting) -> None:
    people = at_covered(sitting, writing=Writing.SCREEN)
    assert not people.table.shake_panel.print.isVisible()
    assert titles(press_print(people)) == ["Fresh boards", "Empty Scrabble score sheet"]


def test_nobody_prints_while_the_glass_runs(sitting: Sitting) -> None:
    people = at_covered(sitting)
    people.table.shake_panel.press_main()
    people.settle()
    assert people.phase is Phase.SEARCH
    QTest.keyClick(people.desk.window, Qt.Key.Key_P, CONTROL)
    assert people.desk.window.findChildren(PrintDialog) == []
    assert people.desk.window.toast.text() == "No printing while the timer runs!"


# ------------------------------------------------------------------------------------- score pads


def test_a_boggle_pad_is_printed_and_saved_b30(sitting: Sitting, qtbot: QtBot, tmp_path: Path) -> None:
    people, rules = sitting, BogglePadRules(sitting.desk.services.boggle_presets["master"], glass=False)
    people.desk.begin(rules, (Player("Ann"), Player("Bea")))
    people.settle()
    people.enter("", "14", "9", "")
    page = people.desk.table
    assert isinstance(page, BogglePadPage)
    people.click(page.scores_panel.print)
    bench = bench_of(people)
    assert titles(bench) == ["This score pad", "Fresh boards", "Empty Scrabble score sheet"]
    with saved(qtbot, people, bench, tmp_path / "pad.pdf") as (found,):
        _title, day, _leader, *sheet = found.pages()[0].split("\n")
        assert str(QDate.currentDate().year()) in day
        assert sheet[:7] == ["Ann", "Bea", "1", "14", "9", "14", "9"]
    assert people.ask.proposed == "Score pad Master Ann, Bea.pdf"


def test_a_scrabble_pad_is_printed_at_its_end_with_the_board_b30(sitting: Sitting) -> None:
    people, rules = sitting, ScrabblePadRules(sitting.desk.services.scrabble_presets["family"])
    people.desk.begin(rules, (Player("Ann"), Player("Bea")))
    people.settle()
    people.enter("8g cat", "20")
    page = people.desk.table
    assert isinstance(page, ScrabblePadPage)
    people.click(page.entry_panel.end)
    people.enter("", "2")
    people.settle()
    people.click(page.winner_panel.print)
    bench = bench_of(people)
    assert titles(bench)[:2] == ["This score pad", "Empty Scrabble score sheet"]
    shown = bench.preview.view.page
    assert shown
    assert {"CAT", "10", "20", "Board", "G", "8"} <= set(shown.texts)
    assert str(QDate.currentDate().year()) in shown.texts[1], "the day"
    board = bench.form.widgets["board"]
    assert isinstance(board, QCheckBox)
    board.click()
    people.wait(lambda: "Board" not in (bench.preview.view.page or shown).texts)


def test_a_pad_that_is_looked_at_is_printed_as_far_as_it_is_shown(sitting: Sitting) -> None:
    bench = view(sitting, OpenedGame("scrabble_pad", crossword_game().game, GameState.FINISHED))
    assert titles(bench)[0] == "This score pad"
    shown = bench.preview.view.page
    assert shown
    assert "Ben wins!" in shown.texts


# ------------------------------------------------------------------------------------- stored games


def view(people: Sitting, opened: OpenedGame) -> PrintPreview:
    people.desk.show_games()
    assert people.desk.games
    people.desk.games.view_asked.emit(opened)
    people.settle()
    assert people.desk.viewer
    people.click(people.desk.viewer.print)
    return bench_of(people)


def test_the_result_of_a_stored_round_is_printed(sitting: Sitting, qtbot: QtBot, tmp_path: Path) -> None:
    bench = view(sitting, finished())
    assert titles(bench)[:2] == ["The result of this round", "This board with blank lists"]
    assert len(letters(bench)) >= 15
    spin = bench.form.widgets["missed"]
    assert isinstance(spin, QSpinBox)
    with saved(qtbot, sitting, bench, tmp_path / "result.pdf") as (found,):
        assert "that nobody had" in found.pages()[-1]
    with qtbot.waitSignal(bench.previewed):
        spin.setValue(5)
    with saved(qtbot, sitting, bench, tmp_path / "result.pdf") as (found,):
        assert "the commonest 5 of" in found.pages()[-1]
    assert sitting.ask.proposed.startswith("Boggle Classic, round ")
    assert sitting.ask.proposed.endswith(".pdf")


def test_a_stored_game_of_scrabble_is_printed(sitting: Sitting, qtbot: QtBot, tmp_path: Path) -> None:
    opened = open_game(GCG_FILES / "family_four.gcg", PRESETS["tournament_single"], TILE_SETS)
    bench = view(sitting, opened)
    assert titles(bench)[0] == "This game with its board and turns"
    with saved(qtbot, sitting, bench, tmp_path / "game.pdf") as (found,):
        assert "CATSEEE" in found.pages()[0]
    racks = bench.form.widgets["racks"]
    assert isinstance(racks, QCheckBox)
    with qtbot.waitSignal(bench.previewed):
        racks.setChecked(False)
    with saved(qtbot, sitting, bench, tmp_path / "game.pdf") as (found,):
        assert "CATSEEE" not in found.pages()[0]


def test_a_keepsake_is_saved_as_a_picture(sitting: Sitting, qtbot: QtBot, tmp_path: Path) -> None:
    kept = Keepsake("Boggle", "22 November", "Ben wins!", lambda _side: (), "", (KeptPlace("Ben", 53),))
    dialog = PrintDialog(sitting.desk.services, (KeepsakeSheet(lambda: kept),), sitting.desk.window)
    sitting.ask.file = tmp_path / "keepsake.png"
    with qtbot.waitSignal(dialog.bench.written):
        dialog.bench.share.click()
    assert sitting.ask.proposed.endswith(".png")
    picture = QImage(str(sitting.ask.file))
    assert picture.height() > picture.width() > 1000
    outcome = picture.copy(0, 0, picture.width(), picture.height() // 4).scaled(64, 64)
    assert min(outcome.pixelColor(x, y).lightness() for x in range(64) for y in range(64)) < 128, "who won is on it"
    dialog.reject()


# ------------------------------------------------------------------------------------- the room


def room(people: Sitting) -> PrintDialog:
    """Go where sheets are printed, as the old room of that key led there."""
    people.desk.show_room("paper")
    people.enter("")
    people.wait(lambda: people.desk.window.findChild(PrintDialog) is not None)
    (dialog,) = people.desk.window.findChildren(PrintDialog)
    people.wait(lambda: dialog.bench.is_ready)
    return dialog


def test_a_teacher_prints_ten_boards_by_keys(sitting: Sitting, qtbot: QtBot, tmp_path: Path) -> None:
    bench = room(sitting).bench
    assert QApplication.focusWidget() is bench.what
    for field in ("boards", "solutions"):
        sitting.tab_to(bench.form.widgets[field])
        if field == "boards":
            sitting.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            sitting.type("10")
        else:
            sitting.key(Qt.Key.Key_Space)
    sitting.wait(lambda: bench.is_ready)
    assert bench.preview.where.text() == "Page 1 of 11", "the words are hidden, but their page is there"
    sitting.ask.file = tmp_path / "boards.pdf"
    sitting.tab_to(bench.save)
    with qtbot.waitSignal(bench.written):
        sitting.key(Qt.Key.Key_Space)
    assert QApplication.focusWidget() is bench.save, "the keyboard stays where it was"
    pages = Pdf((tmp_path / "boards.pdf").read_bytes()).pages()
    assert len([page for page in pages if "Total" in page]) == 10
    assert "All words of the boards" in pages[10]
    sitting.key(Qt.Key.Key_Escape)
    assert not sitting.desk.window.findChildren(PrintDialog)[0].isVisible()


def test_one_leafs_through_the_pages(sitting: Sitting, qtbot: QtBot) -> None:
    bench = room(sitting).bench
    boards = bench.form.widgets["boards"]
    assert isinstance(boards, QSpinBox)
    with qtbot.waitSignal(bench.previewed):
        boards.setValue(3)
    sitting.wait(lambda: bench.is_ready)
    preview = bench.preview
    preview.forward.click()
    assert preview.where.text() == "Page 2 of 3"
    assert "Board 2" in preview.view.accessibleDescription()
    preview.view.setFocus()
    sitting.key(Qt.Key.Key_End)
    assert (preview.place, preview.forward.isEnabled()) == (2, False)
    sitting.key(Qt.Key.Key_PageUp)
    assert preview.place == 1
    with qtbot.waitSignal(bench.previewed):
        boards.setValue(1)
    assert (preview.place, preview.back.isEnabled()) == (0, False)
    sitting.wait(lambda: bench.is_ready)


def test_letters_are_shown_when_they_are_asked_for_and_others_can_be_shaken(sitting: Sitting, qtbot: QtBot) -> None:
    bench = room(sitting).bench
    assert letters(bench) == []
    show = bench.form.widgets["shown"]
    assert isinstance(show, QCheckBox)
    with qtbot.waitSignal(bench.previewed):
        show.click()
    first = letters(bench)
    assert len(first) == 16
    assert not bench.hidden.isVisible()
    with qtbot.waitSignal(bench.previewed):
        bench.again.click()
    assert letters(bench) != first
    sitting.wait(lambda: bench.is_ready)


def test_what_is_printed_can_be_chosen_and_brings_its_own_choices(sitting: Sitting, qtbot: QtBot) -> None:
    bench = room(sitting).bench
    assert bench.again.isVisible()
    with qtbot.waitSignal(bench.previewed):
        bench.what.setCurrentIndex(1)
    assert set(bench.form.widgets) == {"players", "tiles"}
    assert not bench.again.isVisible()
    with qtbot.waitSignal(bench.previewed):
        bench.direction.choose(True)
    page = bench.preview.view.page
    assert page
    assert page.paper.across
    sitting.wait(lambda: bench.is_ready)


def test_the_paper_is_kept_for_the_next_time(sitting: Sitting, qtbot: QtBot) -> None:
    bench = room(sitting).bench
    bench.size_.choose(Size.A4)
    with qtbot.waitSignal(bench.previewed):
        bench.size_.choose(Size.LETTER)
    assert sitting.desk.services.choices.settings.paper == "letter"
    assert kept_size("letter") is Size.LETTER
    assert kept_size("a4") is Size.A4
    assert kept_size("papyrus") is kept_size("") is usual_size()
    sitting.wait(lambda: bench.is_ready)


def test_the_usual_paper_is_that_of_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, size in (("en_US", Size.LETTER), ("en_CA", Size.LETTER), ("en_GB", Size.A4), ("de_DE", Size.A4)):
        monkeypatch.setattr(QLocale, "system", lambda name=place: QLocale(name))
        assert usual_size() is size, place


# ------------------------------------------------------------------------------------- what can go wrong


def test_a_file_that_cannot_be_written_is_told_and_the_old_one_stays(sitting: Sitting, tmp_path: Path) -> None:
    bench = room(sitting).bench
    sitting.ask.file = tmp_path / "no such folder" / "boards.pdf"
    bench.save.click()
    sitting.wait(bench.save.isEnabled)
    assert bench.news.text().startswith("The file couldn't be written: No such file or folder (")
    assert "no such folder" in bench.news.text()
    folder = tmp_path / "folder.pdf"
    folder.mkdir()
    (folder / "kept").write_text("kept", encoding="utf-8")
    sitting.ask.file = folder
    bench.save.click()
    sitting.wait(bench.save.isEnabled)
    assert bench.news.text().startswith("The file couldn't be written:")
    assert (folder / "kept").read_text(encoding="utf-8") == "kept"
    sitting.ask.file = tmp_path / "boards.pdf"
    bench.save.click()
    sitting.wait(bench.save.isEnabled)
    assert bench.news.text() == f"Saved: {tmp_path / 'boards.pdf'}"


def test_nothing_is_written_when_no_file_is_chosen(sitting: Sitting) -> None:
    bench = room(sitting).bench
    bench.save.click()
    bench.print.click()
    assert bench.news.text() == ""
    assert bench.save.isEnabled()


def test_a_printer_gets_the_pages(sitting: Sitting, tmp_path: Path) -> None:
    bench = room(sitting).bench
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    prepare(printer, bench.paper, "Boards")
    sitting.ask.printer_ = printer
    bench.print.click()
    sitting.wait(lambda: bench.news.text() == "Sent to the printer.")
    (page,) = Pdf((tmp_path / "printed.pdf").read_bytes()).pages()
    assert "Board 1" in page


def test_chosen_pages_go_to_other_paper_made_smaller(qapp: QApplication, tmp_path: Path) -> None:
    made = out(BoardSheet(covered([Player("Ann"), Player("Bea"), Player("Cem")]), False, sets()))
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    prepare(printer, Paper(Size.LETTER), "Boards")
    assert (printer.fullPage(), printer.docName()) == (True, "Boards")
    printer.setFullPage(False)  # as a dialog may leave it
    printer.setFromTo(2, 3)
    print_pages(printer, made)
    pages = Pdf((tmp_path / "printed.pdf").read_bytes()).pages()
    assert ["Bea" in pages[0], "Cem" in pages[1], len(pages)] == [True, True, 2]


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_takes_nothing_is_told(sitting: Sitting, tmp_path: Path) -> None:
    bench = room(sitting).bench
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "no such folder" / "printed.pdf"))
    sitting.ask.printer_ = printer
    bench.print.click()
    sitting.wait(bench.save.isEnabled)
    assert bench.news.text().startswith("This couldn't be printed")


def test_without_a_printer_that_is_said(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    ask = Ask()
    monkeypatch.setattr(ask, "tell", lambda _parent, _title, text: told.append(text))
    monkeypatch.setattr("boggle_desk.views.paper.printer.has_printer", lambda: False)
    assert ask.printer(sitting.desk.window, "Print", "Boards", Paper()) is None
    assert told == ["No printer is set up on this computer. Save a PDF instead."]


def test_pages_that_take_long_say_so(sitting: Sitting, qtbot: QtBot) -> None:
    bench = room(sitting).bench
    held = Event()
    job = bench.printable.job
    bench.printable.job = lambda *wanted: lambda: held.wait(60) and job(*wanted)()  # type: ignore[method-assign] # held up
    bench.refresh()
    sitting.wait(lambda: bench.news.text() == "Making the pages…")
    with qtbot.waitSignal(bench.previewed):
        held.set()
    assert bench.news.text() == ""
    sitting.wait(lambda: bench.is_ready)


def test_a_round_that_waited_is_dated_by_when_it_was_played(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "time", SimpleNamespace(time=lambda: 1_700_000_000))
    people = at_covered(sitting)
    assert people.table.session.when == 1_700_000_000
