"""The last round is run on the track before the podium (B26 to B28)."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.events import BeginReading, BeginSearch, PassReading, ReadWord, Shake, WriteWord
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.settings import Motion
from boggle_desk.views.boggle.panels.finish_panel import FinishPanel
from boggle_desk.views.boggle.round_end import RaceTrack
from tests.views.boggle.table_fixtures import Sitting, seated
from tests.views.boggle.table_stages import play_to


def play(people: Sitting, *rounds: tuple[str, ...], **rules: object) -> FinishPanel:
    """Play rounds on paper in which all lists are read."""
    names = ("Ann", "Bea", "Cem", "Deb", "Eve", "Fay", "Gil", "Hal")[: len(rounds[0])]
    seated(people, *names, **{"target": None, "rounds": len(rounds)} | rules)
    for lists in rounds:
        people.table.submit(Shake())
        people.table.submit(BeginSearch())
        people.run_out()
        for seat, words in enumerate(lists):
            for word in words.split():
                people.table.submit(WriteWord(seat, word))
        people.table.submit(BeginReading())
        while people.position.next_unread:
            seat, word = people.position.next_unread
            people.table.submit(ReadWord(word, of=seat))
        while people.phase is Phase.READ:
            people.table.submit(PassReading())
        people.settle()
    assert people.phase is Phase.ENDED
    return people.table.finish_panel


def test_b26_the_last_round_is_run_before_the_podium(sitting: Sitting) -> None:
    panel = play(sitting, ("hot", "stage", "seat"), ("fire", "firemen", "fish"), target=6)
    assert panel.isVisible()
    assert panel.track.accessibleName().startswith("Bea: 7 (+5 this round), Ann: 2")
    assert panel.heading.text().startswith("Bea wins by 5")
    assert panel.deed.word.accessibleName() == "FIREMEN"
    assert not panel.photo.isVisible()
    assert panel.main.hasFocus()
    sitting.key(Qt.Key.Key_Return)
    assert sitting.table.win_panel.isVisible()


def test_a_close_finish_has_a_photo(sitting: Sitting) -> None:
    """It never lies over the lanes of the first two."""
    panel = play(sitting, ("stage hot seat", "quotes", "ages hose", "age"))
    assert panel.photo.isVisible()
    assert panel.heading.text() == "Photo finish!"
    assert panel.photo.accessibleName().endswith("Ann 4  ·  Bea 3")
    second = panel.track.mapTo(panel, panel.track.rect().center())  # of four lanes
    assert panel.photo.geometry().top() > second.y()
    sitting.click(panel.main)
    assert sitting.table.win_panel.isVisible()


def test_b28_level_is_level(sitting: Sitting) -> None:
    panel = play(sitting, ("hot", "age"))
    assert (panel.heading.text(), panel.deed.isVisible()) == ("Dead level!", False)
    assert panel.photo.accessibleName() == "Dead level! Ann 1  ·  Bea 1"


def test_it_runs_coin_by_coin_slower_at_the_line_and_a_key_ends_it(sitting: Sitting) -> None:
    sitting.desk.services.choices.change(motion=Motion.ON)
    panel = play(sitting, ("hot", "seat", "age"), ("fire firs fish", "firemen", "fin"), target=5)
    assert panel.timeline.runs
    assert panel.heading.text() == "The last round", "nothing is told before it is seen"
    track = panel.track
    assert track.totals_at(0.0)[:2] == (1.0, 1.0)
    assert sorted(track.totals_at(track.seconds), reverse=True) == [6.0, 4.0, 2.0]
    assert 0 < track.seconds < 5.2
    assert track.lanes_at(0.0) == track.lanes_at(track.seconds) == (1, 0, 2), "as they sit: all were level"
    assert track.lanes_at(track.seconds + 2.0) == (0, 1, 2)
    sitting.key(Qt.Key.Key_Return)
    assert not panel.timeline.runs
    assert panel.isVisible(), "a second key leads to the podium"
    assert panel.heading.text() != "The last round"
    sitting.click(panel.again)
    assert panel.timeline.runs
    panel.timeline.skip()


def test_who_is_further_back_stands_on_nobodys_hole(sitting: Sitting) -> None:
    """The track began at one point, and none stood there too."""
    panel = play(sitting, ("hot", "seat", ""), ("fire", "firemen", ""), target=6)
    panel.track.show_at(0.0)
    seen, ends = panel.track.grab().toImage(), []
    for lane in range(3):
        rows = range(seen.height() * (2 * lane + 1) // 7, seen.height() * (2 * lane + 2) // 7, 4)
        ends.append(max(x for y in rows for x in range(seen.width() // 2) if seen.pixelColor(x, y).lightness() > 240))
    assert ends[0] == ends[1] > ends[2] + 20


@pytest.mark.parametrize("count", [2, 4, 8])
def test_with_large_letters_the_lanes_of_all_are_seen_at_once(sitting: Sitting, count: int) -> None:
    """The fourth lane lay below the window. Before a game is shown there is nobody to share the room."""
    sitting.desk.services.choices.change(text_scale=2.0)
    assert RaceTrack(sitting.desk.services.look).minimumSizeHint().height() > 0
    lists = ("hot", "stage", "seat", "age", "hose", "gate", "shoe", "ages")[:count]
    panel = play(sitting, lists, ("firemen", *("" for _ in lists[1:])), target=6)
    sitting.settle()
    assert not panel.photo.isVisible()
    assert panel.track.visibleRegion().boundingRect() == panel.track.rect(), "nobody need scroll"


def test_the_photo_of_two_leaves_both_lanes_free(sitting: Sitting) -> None:
    """It lay on the second pawn."""
    panel = play(sitting, ("hot", "age"))
    second = panel.track.mapTo(panel, QPoint(0, 3 * panel.track.height() // 4))
    assert panel.photo.isVisible()
    assert panel.photo.geometry().top() > second.y()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_photo_is_in_the_window_with_letters_of_any_size(sitting: Sitting, scale: float) -> None:
    sitting.desk.services.choices.change(text_scale=scale)
    play_to(sitting, "finish")
    panel = sitting.table.finish_panel
    sitting.settle()
    assert panel.photo.visibleRegion().boundingRect() == panel.photo.rect(), "nobody need scroll"
    assert panel.main.isVisible()


@pytest.mark.parametrize("motion", Motion)
def test_hasty_enters_of_the_last_reading_end_at_the_finish(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, motion: Motion
) -> None:
    """Without animation they ran through it to the podium, and the race was never seen."""
    sitting.desk.services.choices.change(motion=motion)
    interval = [0]
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: interval[0]))
    panel = play(sitting, ("hot", "seat", "age"), ("fire firs fish", "firemen", "fin"), target=5)
    interval[0] = 60_000
    for _ in range(5):
        sitting.enter()
    assert panel.isVisible()
    interval[0] = 0
    sitting.enter()
    assert sitting.table.win_panel.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_hasty_keys_of_a_reading_end_at_the_scores(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    interval = [0]
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: interval[0]))
    play_to(sitting, "scores")
    interval[0] = 60_000
    panel = sitting.table.scores_panel
    for _ in range(2):
        sitting.key(key)
    assert panel.isVisible()
    interval[0] = 0
    sitting.key(key)
    assert not panel.isVisible()


def test_ten_enters_too_many_lead_to_the_podium_and_no_further(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_podium = [60_000]
    waits = staticmethod(lambda: at_podium[0] * sitting.table.win_panel.isVisible())
    sitting.desk.services.choices.change(motion=Motion.ON)
    panel = play(sitting, ("hot", "seat", "age"), ("fire firs fish", "firemen", "fin"), target=5)
    assert panel.timeline.runs
    monkeypatch.setattr(QApplication, "doubleClickInterval", waits)
    for _ in range(10):
        sitting.enter()
    assert (sitting.phase, sitting.table.win_panel.isVisible()) == (Phase.ENDED, True)
    assert sitting.table.win_panel.accessibleName() == "Bea wins!"
    assert sitting.table.win_panel.main.hasFocus()
    at_podium[0] = 0
    sitting.enter()
    assert sitting.phase is Phase.SHAKE
