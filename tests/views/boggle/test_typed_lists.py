"""Lists from paper are typed in less than half of the strokes, and no word lands on a list that isn't in sight."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from boggle_desk.engine.boggle.events import WriteWord
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.solver import everyday_words
from boggle_desk.engine.players import Player
from boggle_desk.models.background_task import finish
from boggle_desk.views.boggle.panels.collect_panel import CollectPanel
from tests.engine.boggle.table import at_least
from tests.views.boggle.table_fixtures import Sitting, seated
from tests.views.boggle.table_stages import lift, shake


@pytest.fixture
def typing(sitting: Sitting) -> Sitting:
    """Return a table of four at which pencils are down."""
    seated(sitting, "Mum", "Ben", "Mia", "Mo", target=None)
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    sitting.wait(finish)
    sitting.settle()
    assert sitting.phase is Phase.COLLECT
    return sitting


def everyday(sitting: Sitting) -> dict[str, float]:
    """Return the everyday words of the board."""
    board = sitting.position.board
    assert board is not None
    return everyday_words(board, sitting.table.lexicon, at_least(3))


def offered(panel: CollectPanel) -> list[str]:
    """Return the words that can be tapped."""
    return [word.lower() for word in panel.words.entries.texts()]


def tap(sitting: Sitting, word: str) -> None:
    """Click a word that is offered."""
    words = sitting.table.collect_panel.words
    sitting.click_row(words, words.entries.row_of(word))


def on_list(panel: CollectPanel, word: str) -> str:
    """Return what a screen reader says of a word."""
    entries = panel.words.entries
    return str(entries.index(entries.row_of(word)).data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_word_of_another_list_is_one_click(typing: Sitting) -> None:
    typing.enter("hot", "stage")
    panel = typing.table.collect_panel
    typing.click(panel.next)
    assert panel.seat == 1
    typing.click_row(panel.words, panel.words.entries.row_of("hot"))
    assert (typing.words(1), panel.entry.line.hasFocus()) == (["hot"], True)
    assert "on this list" in on_list(panel, "hot")
    typing.click_row(panel.words, panel.words.entries.row_of("hot"))
    assert typing.words(1) == []
    typing.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert typing.words(1) == ["hot"]


def test_likely_words_of_the_first_list_are_one_click_too(typing: Sitting) -> None:
    """They are the commonest everyday words of the board, from A to Z, as many as are in sight, and stay in place."""
    panel, known = typing.table.collect_panel, everyday(typing)
    words = offered(panel)
    assert words == sorted(sorted(known, key=lambda word: (-known[word], word))[: panel.words.room])
    assert len(words) >= 30
    tap(typing, words[4])
    assert (typing.words(0), offered(panel), panel.entry.line.hasFocus()) == ([words[4]], words, True)


def test_what_others_wrote_is_offered_before_what_nobody_did(typing: Sitting) -> None:
    typing.enter("tgu", "plague")
    assert "tgu" not in offered(typing.table.collect_panel), "nothing moves while a list is typed"
    typing.click(typing.table.collect_panel.next)
    assert {"tgu", "plague"} <= set(offered(typing.table.collect_panel))


def test_letters_narrow_and_a_digit_picks(typing: Sitting) -> None:
    panel, known = typing.table.collect_panel, everyday(typing)
    best = sorted((word for word in known if word.startswith("s")), key=lambda word: (-known[word], word))
    typing.type("s")
    assert offered(panel) == best[:9]
    typing.type("2")
    assert (typing.words(0), panel.entry.line.text(), panel.entry.said) == ([best[1]], "", f"{best[1].upper()} added")
    typing.type("s")
    assert offered(panel) == [best[0], *best[2:10], best[1]], "what is on the list comes last, without a digit"
    typing.type("9")
    assert typing.words(0) == [best[1], best[9]]


def test_a_narrowed_word_is_picked_by_arrows_and_by_a_click(typing: Sitting) -> None:
    panel = typing.table.collect_panel
    typing.type("pl")
    first, second = offered(panel)[:2]
    typing.key(Qt.Key.Key_Down)
    typing.key(Qt.Key.Key_Down)
    typing.key(Qt.Key.Key_Return)
    assert (typing.words(0), panel.entry.line.hasFocus()) == ([second], True)
    typing.type("pl")
    tap(typing, first)
    assert (typing.words(0), panel.entry.line.text()) == ([second, first], "")


def test_enter_takes_the_first_only_of_what_can_be_no_word(typing: Sitting) -> None:
    """Whoever types by ear and doesn't look gets what was typed, word or not; two letters are too few for a word."""
    panel = typing.table.collect_panel
    typing.type("ho")
    first = offered(panel)[0]
    assert (panel.words.first, panel.entry.said) == (first, f"Enter adds {first.upper()}.")
    typing.enter("")
    typing.enter("sta", "stage", "tgu")
    assert typing.words(0) == [first, "sta", "stage", "tgu"]


def test_words_typed_by_ear_wait_for_no_look(typing: Sitting) -> None:
    """Each is on the list in sight, even where Enter is pressed twice; the second Enter only says where it leads."""
    panel = typing.table.collect_panel
    for word in ("hot", "stage", "gate"):
        typing.enter(word)
        typing.enter("")
        assert panel.entry.said == "Enter: on to Ben's list"
    assert (typing.words(0), panel.seat) == (["hot", "stage", "gate"], 0)
    typing.enter("")
    assert (panel.seat, panel.entry.said) == (1, "Ben's list")


def test_the_last_list_leads_to_the_reading_at_the_second_enter(typing: Sitting) -> None:
    for seat in range(1, 4):
        typing.table.submit(WriteWord(seat, "hot"))
    typing.enter("hot", "")
    assert (typing.phase, typing.table.collect_panel.entry.said) == (Phase.COLLECT, "Enter: Read aloud")
    typing.enter("")
    assert typing.phase is Phase.READ


def test_no_digit_leaves_the_list_in_sight(typing: Sitting) -> None:
    """One digit too many switched to another list; Ctrl and a digit is meant so."""
    panel = typing.table.collect_panel
    typing.type("s233")
    assert (panel.seat, len(typing.words(0))) == (0, 1)
    typing.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert (panel.seat, panel.entry.said) == (2, "Mia's list")
    typing.key(Qt.Key.Key_9, Qt.KeyboardModifier.ControlModifier)
    assert panel.seat == 2


def test_a_duplicate_is_told_while_it_is_typed(typing: Sitting) -> None:
    typing.enter("hot")
    typing.type("hot")
    panel = typing.table.collect_panel
    assert ("HOT" in panel.entry.said, panel.words.first) == (True, "")
    typing.enter("")
    assert (typing.words(0), panel.entry.line.selectedText()) == (["hot"], "HOT")


def test_backspace_takes_the_last_word_back_into_the_line(typing: Sitting) -> None:
    """A key that is held to empty the line takes none."""
    panel = typing.table.collect_panel
    typing.enter("hot", "stages")
    typing.key(Qt.Key.Key_Backspace)
    assert (typing.words(0), panel.entry.line.text()) == (["hot"], "STAGES")
    assert panel.entry.said == "STAGES is off the list. Ctrl+Z brings it back."
    typing.key(Qt.Key.Key_Backspace)
    typing.enter("")
    assert typing.words(0) == ["hot", "stage"]
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier, "\b", True)
    assert panel.eventFilter(panel.entry.line, held)
    assert typing.words(0) == ["hot", "stage"]


def test_whose_list_it_is_fills_the_view_and_nothing_jumps(typing: Sitting) -> None:
    """The chips stood 32 px lower while the first list was typed, and words for Gran landed on Mia's list."""
    panel, places = typing.table.collect_panel, set()
    for seat, name in enumerate(("Mum", "Ben", "Mia", "Mo")):
        assert panel.owner.text() == f"{name}'s list"
        assert panel.owner.face == panel.written.faces[seat]
        for word in ("hot", "stage"):
            typing.enter(word)
        typing.settle()
        places.add(tuple(each.mapTo(typing.desk.window, QPoint()) for each in (*panel.seats.chips, panel.words)))
        if seat < 3:
            typing.click(panel.next)
    assert len(places) == 1


def test_a_word_on_the_sheet_is_taken_off_by_a_click(typing: Sitting) -> None:
    """The sheet has all words of the list in front, the newest first."""
    panel = typing.table.collect_panel
    typing.enter("hot", "stage")
    typing.click(panel.next)
    assert panel.written.entries.texts() == []
    typing.enter("hot", "gate")
    assert panel.written.entries.texts() == ["GATE", "HOT"]
    typing.click_row(panel.written, 0)
    typing.settle()
    assert (typing.words(1), panel.entry.line.hasFocus()) == (["hot"], True)
    assert panel.entry.said == "GATE is off the list. Ctrl+Z brings it back."


def test_the_help_opens_where_lists_are_explained(typing: Sitting) -> None:
    assert typing.table.help_page == "09_paper_or_screen"
    typing.click(typing.table.collect_panel.read)
    assert typing.table.help_page == "06_round"


def test_a_table_that_is_opened_again_types_on_the_list_it_typed_last(typing: Sitting) -> None:
    panel = typing.table.collect_panel
    typing.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    typing.enter("hot")
    typing.click(panel.seats.chips[1])
    typing.enter("stage")
    typing.desk.go_home()
    (stored,) = typing.desk.services.store.unfinished()
    typing.desk.resume(stored.id)
    assert typing.table.collect_panel.seat == 1


def test_words_of_a_computer_are_not_told(sitting: Sitting) -> None:
    """What is offered beside a computer is what the board alone tells."""
    sitting.desk.begin(sitting.desk.services.boggle_presets["classic"], (Player("Ann"), Player("Pip", level="expert")))
    shake(sitting)
    lift(sitting)
    sitting.wait(lambda: not sitting.table.rivals.planning)
    sitting.run_out()
    sitting.settle()
    sitting.wait(finish)
    sitting.settle()
    panel, known = sitting.table.collect_panel, everyday(sitting)
    assert sitting.words(1)
    assert offered(panel) == sorted(sorted(known, key=lambda word: (-known[word], word))[: panel.words.room])


def test_a_table_may_type_without_help(sitting: Sitting) -> None:
    """Only what somebody has typed is offered then."""
    seated(sitting, "Ann", "Bea", target=None, likely_words=False)
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.wait(finish)
    sitting.settle()
    panel = sitting.table.collect_panel
    assert offered(panel) == []
    sitting.enter("hot", "stage")
    sitting.click(panel.next)
    assert offered(panel) == ["hot", "stage"]
    sitting.type("s")
    assert offered(panel) == ["stage"]


@pytest.mark.parametrize(("weight", "looks"), [(0.6, True), (0.6, False), (1.2, True)])
def test_four_lists_of_25_words_take_250_strokes_or_fewer(typing: Sitting, weight: float, looks: bool) -> None:
    """A key or a click is a stroke. The typist does what the page says: a word that is offered is tapped, of another
    its letters are typed until it has a digit; who never takes the mouse types letters and digits only. The lists are
    drawn from the everyday words of the board, common ones more often."""
    panel, chance, known = typing.table.collect_panel, Random(28), everyday(typing)
    words, likely = list(known), [10 ** (weight * (common - 3)) for common in known.values()]
    strokes = 0
    for seat in range(4):
        wanted: list[str] = []
        while len(wanted) < 25:
            (word,) = chance.choices(words, likely)
            wanted += [word] * (word not in wanted)
        if seat:
            typing.click(panel.next)
            strokes += 1
        for word in wanted:
            if looks and word in offered(panel):
                tap(typing, word)
                strokes += 1
                continue
            for letter in word:
                QTest.keyClicks(panel.entry.line, letter)
                strokes += 1
                if word in offered(panel):
                    break
            QTest.keyClicks(panel.entry.line, str(1 + offered(panel).index(word)))
            strokes += 1
        assert typing.words(seat) == wanted
    assert strokes <= 250, strokes


def test_b52_enter_on_an_empty_list_says_whose_words_are_missing(typing: Sitting) -> None:
    """It began to read with two lists untyped; only the button does that."""
    panel = typing.table.collect_panel
    typing.enter("hot", "", "", "")
    assert (typing.phase, panel.seat) == (Phase.COLLECT, 1)
    assert panel.entry.said == "No words from Ben, Mia and Mo yet. Nothing to type? Press “Read aloud”."
    typing.enter("gate", "", "", "", "", "stage")
    assert (typing.phase, panel.seat) == (Phase.COLLECT, 2)
    typing.enter("", "", "seat", "")
    assert typing.phase is Phase.COLLECT
    typing.enter("")
    assert typing.phase is Phase.READ
