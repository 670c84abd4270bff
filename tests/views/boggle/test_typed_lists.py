"""Lists from paper are typed in about half of the strokes, and no word is shown that nobody wrote."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.solver import words_on
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


def everyday(sitting: Sitting) -> list[str]:
    """Return the everyday words of the board."""
    board, lexicon = sitting.position.board, sitting.table.lexicon
    assert board is not None
    return [each.word for each in words_on(board, lexicon, at_least(3)) if lexicon.is_everyday(each.word)]


def shown(panel: CollectPanel) -> set[str]:
    """Return the words that the page shows, as painted and as said."""
    return {word.lower() for view in (panel.words, panel.written) for word in view.entries.texts()}


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


def test_a_word_of_another_list_is_put_on_by_keys(typing: Sitting) -> None:
    """By the list itself, or by its first letters and Enter; a word of the board by itself is taken as it is."""
    typing.enter("hot", "stages", "")
    panel = typing.table.collect_panel
    typing.enter("st", "stage")
    assert typing.words(1) == ["stages", "stage"]
    typing.tab_to(panel.words)
    panel.words.setCurrentIndex(panel.words.entries.index(0))
    typing.key(Qt.Key.Key_Space)
    assert typing.words(1) == ["stages", "stage", "hot"]


def test_two_letters_and_the_number_of_letters_finish_a_word(typing: Sitting) -> None:
    panel, words = typing.table.collect_panel, everyday(typing)
    alone = [w for w in words if sum(len(o) == len(w) and o[:2] == w[:2] for o in words) == 1 and len(w) > 4]
    typing.type(f"{alone[0][:2]}{len(alone[0])}")
    assert typing.words(0) == [alone[0]]
    assert alone[0].upper() in panel.entry.said
    assert panel.entry.line.text() == ""


def test_the_number_of_letters_can_be_clicked(typing: Sitting) -> None:
    """The numbers come with the second letter, and only those of longer words stay; the keyboard stays in the line."""
    panel, words = typing.table.collect_panel, everyday(typing)
    alone = [w for w in words if sum(len(o) == len(w) and o[:2] == w[:2] for o in words) == 1 and len(w) > 4]
    typing.type(alone[0][0])
    assert not any(cap.isVisible() for cap in panel.lengths.values())
    typing.type(alone[0][1:4])
    assert [letters for letters, cap in panel.lengths.items() if cap.isVisible()] == [4, 5, 6, 7, 8, 9]
    typing.click(panel.lengths[len(alone[0])])
    assert (typing.words(0), panel.entry.line.hasFocus()) == ([alone[0]], True)
    assert not any(cap.isVisible() for cap in panel.lengths.values())


def test_a_word_on_the_sheet_is_taken_off_by_a_click(typing: Sitting) -> None:
    """The sheet has all words of the list in front, the newest first, also those of the others' lists."""
    typing.enter("hot", "stage", "")
    panel = typing.table.collect_panel
    assert panel.written.entries.texts() == []
    typing.enter("hot", "gate")
    assert (panel.written.entries.texts(), panel.words.entries.texts()) == (["GATE", "HOT"], ["HOT", "STAGE"])
    typing.click_row(panel.written, 0)
    typing.settle()
    assert (typing.words(1), panel.entry.line.hasFocus()) == (["hot"], True)
    assert panel.entry.said == "GATE is off the list. Ctrl+Z brings it back."


def test_what_does_not_begin_as_the_line_does_is_paler(typing: Sitting) -> None:
    typing.enter("hot", "stage", "")
    panel = typing.table.collect_panel
    typing.type("st")
    assert panel.words.begun == "st"
    typing.type("z")
    assert panel.words.begun == "", "where none does, all stay as they are"
    typing.key(Qt.Key.Key_Escape)
    assert panel.words.begun == ""


def test_as_long_as_several_words_fit_none_is_shown(typing: Sitting) -> None:
    """One more letter is asked for, up to the whole word, which needs no Enter."""
    panel, words = typing.table.collect_panel, everyday(typing)
    word = next(w for w in words if len(w) == 4 and sum(o[:3] == w[:3] and len(o) == 4 for o in words) > 1)
    typing.type(f"{word[:2]}4")
    assert (typing.words(0), "one more letter" in panel.entry.said) == ([], True)
    typing.type(word[2])
    assert (typing.words(0), shown(panel)) == ([], set())
    typing.type(word[3])
    assert typing.words(0) == [word]


def test_an_enter_right_behind_a_word_that_finished_itself_is_still_its_own(typing: Sitting) -> None:
    """The next one leads to the next list, which is said."""
    panel, word = typing.table.collect_panel, "tgu"
    typing.type("tg3u")
    typing.enter()
    assert (typing.words(0), panel.seat) == ([word], 0)
    assert panel.entry.said == "Enter: on to Ben's list"
    typing.enter()
    assert (panel.seat, panel.entry.said) == (1, "Ben's list")
    typing.type("tg3")
    typing.enter("hot", "")
    assert (typing.words(1), panel.seat) == ([word, "hot"], 2)


def test_the_help_opens_where_lists_are_explained(typing: Sitting) -> None:
    assert typing.table.help_page == "09_paper_or_screen"
    typing.click(typing.table.collect_panel.read)
    assert typing.table.help_page == "06_round"


def test_the_short_cut_is_told_once(typing: Sitting) -> None:
    """On the empty sheet, and not below the line as well."""
    typing.type("tg")
    assert typing.table.collect_panel.entry.said == ""


def test_one_letter_finishes_nothing_and_digits_choose_a_list_in_an_empty_line(typing: Sitting) -> None:
    panel = typing.table.collect_panel
    typing.type("q6")
    assert typing.words(0) == []
    typing.key(Qt.Key.Key_Escape)
    typing.type("3")
    assert panel.seat == 2


def test_a_number_is_that_of_the_word_it_was_typed_for(typing: Sitting) -> None:
    panel = typing.table.collect_panel
    longest = max(everyday(typing), key=len)
    typing.type(f"qu{len(longest)}")
    panel.entry.line.selectAll()
    typing.type(longest[:4])
    assert (typing.words(0), panel.entry.line.text().lower()) == ([], longest[:4])


def test_a_table_that_is_opened_again_types_on_the_list_it_typed_last(typing: Sitting) -> None:
    panel = typing.table.collect_panel
    typing.type("3")
    typing.enter("hot")
    typing.click(panel.seats.chips[1])
    typing.enter("stage")
    typing.desk.go_home()
    (stored,) = typing.desk.services.store.unfinished()
    typing.desk.resume(stored.id)
    assert typing.table.collect_panel.seat == 1


def test_words_that_no_dictionary_has_are_typed_whole(typing: Sitting) -> None:
    typing.type("tg3u")
    assert typing.words(0) == ["tgu"]


def test_words_of_a_computer_are_not_shown(sitting: Sitting) -> None:
    """Its list is face down until it is read."""
    sitting.desk.begin(sitting.desk.services.boggle_presets["classic"], (Player("Ann"), Player("Pip", level="expert")))
    shake(sitting)
    lift(sitting)
    sitting.wait(lambda: not sitting.table.rivals.planning)
    sitting.run_out()
    sitting.settle()
    assert sitting.words(1)
    assert shown(sitting.table.collect_panel) == set()


@pytest.mark.parametrize(("weight", "share"), [(0.6, 0.55), (1.2, 0.5)])
def test_four_lists_of_25_words_take_about_half_of_the_strokes(typing: Sitting, weight: float, share: float) -> None:
    """A key or a click is a stroke. The typist does what the page says: a word that is in the list is tapped, of
    another two letters and its length are typed, and one letter more as long as one is asked for. The lists are drawn
    from the everyday words of the board, common ones more often: the more the lists have in common, the fewer
    strokes."""
    panel, chance = typing.table.collect_panel, Random(28)
    words, lexicon = everyday(typing), typing.table.lexicon
    likely = [10 ** (weight * (lexicon.frequency(word) - 3)) for word in words]
    strokes = whole = shared = 0
    written: set[str] = set()
    for seat in range(4):
        wanted: list[str] = []
        while len(wanted) < 25:
            (word,) = chance.choices(words, likely)
            wanted += [word] * (word not in wanted)
        if seat:
            typing.click(panel.next)
            strokes += 1
        for word in wanted:
            whole += len(word) + 1
            row = panel.words.entries.row_of(word)
            if row >= 0:
                panel.words.scrollTo(panel.words.entries.index(row))
                typing.click_row(panel.words, row)
                strokes, shared = strokes + 1, shared + 1
                continue
            for stroke in (*word[:2], str(len(word)), *word[2:]):
                QTest.keyClicks(panel.entry.line, stroke)
                strokes += 1
                if word in typing.words(seat):
                    break
        written |= set(wanted)
        assert sorted(typing.words(seat)) == sorted(wanted)
        assert shown(panel) == written
    assert strokes < share * whole, f"{strokes} strokes instead of {whole}, {shared} words tapped"


def test_b52_enter_on_an_empty_list_says_whose_words_are_missing(typing: Sitting) -> None:
    """It began to read with two lists untyped; only the button does that."""
    panel = typing.table.collect_panel
    typing.enter("hot", "", "")
    assert (typing.phase, panel.seat) == (Phase.COLLECT, 1)
    assert panel.entry.said == "No words from Ben, Mia and Mo yet. Nothing to type? Press “Read aloud”."
    typing.enter("gate", "", "", "", "stage")
    assert (typing.phase, panel.seat) == (Phase.COLLECT, 2)
    typing.enter("", "seat", "")
    assert typing.phase is Phase.READ
