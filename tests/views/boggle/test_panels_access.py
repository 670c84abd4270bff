"""Every page for everybody: names for a screen reader, all of it by Tab, and no text cut off."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.referee import Draft, draft
from boggle_desk.engine.game import Words
from boggle_desk.views.boggle.panels import panel
from tests.views.access import (
    LOOKS,
    cell_names,
    check_for_everybody,
    check_what_a_computer_says,
    faults,
    page_of,
)
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, settings_for
from tests.views.boggle.table_stages import NAMES, STAGES, lift, play_to, shake


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for three, on a window of 1280×800."""
    with open_desk(replace(settings_for(*NAMES), remarks=False)) as opened:  # or one comes while all is measured
        yield opened


@pytest.mark.slow
@LOOKS
@pytest.mark.parametrize("stage", STAGES)
def test_a_page_is_for_everybody(people: Sitting, stage: str, largest: float) -> None:
    play_to(people, stage)
    check_for_everybody(people, largest)


@pytest.mark.parametrize(("stage", "chapter"), [("scores", "07_points"), ("review", "05_words"), ("end", "07_points")])
def test_the_help_is_about_the_page(people: Sitting, stage: str, chapter: str) -> None:
    play_to(people, stage)
    assert people.table.help_page == chapter


@pytest.mark.slow
@LOOKS
@pytest.mark.parametrize(
    "stage", ["shake", "covered", "rivals", "practice search", "reading", "scores", "finish", "end"]
)
def test_what_a_computer_says_covers_nothing(people: Sitting, stage: str, largest: float) -> None:
    play_to(people, stage)
    check_what_a_computer_says(people, largest)


def test_the_board_is_a_table_whose_cells_say_their_letter_and_place(people: Sitting) -> None:
    """B3, B7: covered, each cell says so and no letter; lifted, each says its own."""
    play_to(people, "covered")
    assert {name.partition(",")[0] for name in cell_names(people.table.dome)} == {"covered"}
    people.enter("")
    people.settle()
    names = cell_names(people.table.dome)
    assert len(set(names)) == 16
    assert [name.partition(",")[0] for name in names][:6] == ["W", "S", "S", "U", "H", "Qu"]
    people.table.pause_or_resume()
    people.settle()
    assert {name.partition(",")[0] for name in cell_names(people.table.dome)} == {"covered"}


def test_what_happens_is_announced(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """B14, B18: calls of the glass, time, refusals and the reading are said even if the keyboard is elsewhere."""
    said: list[str] = []
    monkeypatch.setattr("boggle_desk.views.boggle.boggle_table_page.announce", lambda _page, text: said.append(text))
    play_to(people, "reading")
    texts = [text for text in said if text]
    missing = {part for part in ("60 seconds", "10 seconds", "Time", "HOT", "Ann reads") if part not in " ".join(texts)}
    assert missing == set()
    assert all("%n" not in text for text in texts)


def test_the_digits_say_the_time_that_is_left(people: Sitting) -> None:
    play_to(people, "search on paper")
    names = [label.accessibleName() for label in people.table.clock_card.findChildren(QLabel)]
    assert any("8 seconds" in name for name in names)


def test_a_text_that_is_cut_off_would_be_seen(people: Sitting) -> None:
    play_to(people, "home")
    people.desk.home.new.setFixedWidth(60)
    people.desk.home.more.setFixedHeight(10)
    people.settle()
    found = faults(page_of(people.desk))
    assert any("Play Boggle" in fault for fault in found)
    assert any("More tools" in fault for fault in found)


def test_a_button_on_a_text_would_be_seen(people: Sitting) -> None:
    play_to(people, "home")
    people.desk.home.more.move(people.desk.home.rooms["learn"].pos())
    assert any("lies on" in fault for fault in faults(page_of(people.desk)))


def test_a_key_is_judged_once_and_enter_by_the_referee_alone(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    on_screen(people, "Ann")
    shake(people)
    lift(people)
    judged: list[str] = []

    def watched(now: BogglePosition, seat: int, text: str, words: Words) -> Draft:
        judged.append(text)
        return draft(now, seat, text, words)

    monkeypatch.setattr(panel, "draft", watched)
    people.type("hot")
    assert judged == ["H", "HO", "HOT"]
    people.enter("")
    assert people.words(0) == ["hot"]
    assert judged[3:] == [""], "the line is empty again"
