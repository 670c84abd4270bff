"""How a word that is read comes to life, and that nothing has to wait for it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.events import BeginSearch, EndSearch, Shake, WriteWord
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.settings import Motion
from boggle_desk.views.boggle.reading_show import Reading
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, settings_for


@pytest.fixture
def reading(qapp: QApplication) -> Iterator[Sitting]:
    """Return a table at the reading: HOT is on both lists, STAGE on one, TGU is no word."""
    with open_desk(settings_for("Ann", "Bea")) as sitting:
        on_screen(sitting, "Ann", "Bea", "Cem")
        sitting.table.submit(Shake())
        for words in ("hot stage tgu", "hot gate", ""):
            sitting.table.submit(BeginSearch())
            for word in words.split():
                sitting.table.submit(WriteWord(sitting.position.searching[0], word))
            sitting.table.submit(EndSearch())
        sitting.settle()
        yield sitting


@pytest.mark.parametrize("cubes", [3, 16, 25])
@pytest.mark.parametrize("seats", [(), (0, 1), tuple(range(8))])
def test_no_word_takes_longer_than_it_may(cubes: int, seats: tuple[int, ...]) -> None:
    shown = Reading("word", tuple(range(cubes)), tuple(range(1, cubes + 1)), seats, None if seats else 0, 11)
    assert shown.written < shown.seconds <= 1.6
    assert shown.cubes(0.0) == 1
    assert shown.cubes(shown.written) == cubes


def test_the_pencils_strike_one_after_the_other() -> None:
    shown = Reading("hot", (4, 9, 10), (1, 2, 3), (0, 1), None)
    halfway = shown.written + 0.15 + 0.175
    assert shown.pencil(0, halfway) == pytest.approx(0.5)
    assert 0 < shown.pencil(1, halfway) < 0.5
    assert shown.pencil(1, shown.seconds) == 1.0


@pytest.mark.parametrize("key", [Qt.Key.Key_Q, Qt.Key.Key_Space])
def test_any_key_ends_what_moves_and_space_reads_on(reading: Sitting, key: Qt.Key) -> None:
    """The word is told at once to the engine; what became of it is not told before it is seen."""
    reading.desk.services.choices.change(motion=Motion.ON)
    panel = reading.table.reading_panel
    reading.key(Qt.Key.Key_Space)
    assert reading.marks(0)["hot"] is EntryMark.CROSSED
    assert panel.result.text() == ""
    reading.key(key)
    if key is Qt.Key.Key_Q:
        assert panel.result.text() == "Crossed off for everybody"
    else:
        assert (panel.word.text(), reading.marks(0)["stage"]) == ("STAGE", EntryMark.STANDING)
    panel.skip_show()


def test_without_motion_the_end_is_seen_at_once(reading: Sitting) -> None:
    panel = reading.table.reading_panel
    reading.enter("")
    assert (panel.word.text(), panel.result.text()) == ("HOT", "Crossed off for everybody")
    reading.enter("")
    assert panel.result.text() == "Only Ann has it: 2 points"
    assert panel.slips.slips[0].accessibleName() == "Ann, so far 2"


def test_what_became_of_each_word_is_announced(reading: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    for page in ("boggle_table_page", "panels.reading_panel"):
        monkeypatch.setattr(f"boggle_desk.views.boggle.{page}.announce", lambda _page, text: said.append(text))
    reading.enter("", "", "")
    reading.table.reading_panel.press_challenge()
    reading.table.reading_panel.challenge.challenge(1)
    told = ["Crossed off for everybody", "Only Ann has it: 2 points", "Only Ann has it: 1 point", "TGU doesn't count"]
    assert [text for text in said if text in told] == told
    assert "Ann reads HOT." in said


def test_b19_the_reader_skips_a_word(reading: Sitting) -> None:
    reading.key(Qt.Key.Key_S)
    assert reading.marks(0)["hot"] is EntryMark.SKIPPED
    reading.enter("")
    assert reading.table.reading_panel.word.text() == "STAGE"


def test_thirty_words_take_no_more_presses_than_words(reading: Sitting) -> None:
    presses = 0
    while reading.table.position.reader is not None:
        reading.enter("")
        presses += 1
    assert presses == 5  # HOT, STAGE, TGU, GATE and the scores


@pytest.mark.parametrize("high", [92, 260])
def test_a_stamp_can_be_read_and_leaves_the_word_alone(reading: Sitting, high: int) -> None:
    """Lists on paper leave little room for both."""
    word = reading.table.reading_panel.word
    word.resize(850, high)
    word.show_text("TOM")
    word.show_stamp("NOT IN THE DICTIONARY", False)
    stamp = word.stamp_box()
    assert stamp.height() > 40
    assert stamp.top() >= 0
    assert not stamp.intersects(word.word_box())
