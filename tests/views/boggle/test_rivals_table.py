"""A game against computers as people see it: choosing them, searching beside them, hearing and doubting their lists."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from boggle_desk.engine.boggle.computer import plan, rng_for
from boggle_desk.engine.boggle.events import BeginSearch, EndSearch, Shake, WriteWord
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import ChallengeJudge, Writing
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle import rivals
from boggle_desk.models.characters import Remarks, character
from boggle_desk.settings import Motion
from boggle_desk.storage.shipped import boggle_levels
from boggle_desk.views.boggle.panels.search_panel import PencilChip
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.seats_card import FIRST_LEVEL
from tests.views.boggle.table_fixtures import PATIENCE, Sitting, open_desk, settings_for
from tests.views.boggle.table_stages import read_aloud

pytestmark = pytest.mark.slow

ROB, EVE = Player("Rob", level="casual"), Player("Eve", level="champion")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(rivals, "WORD_MS", 5)
    monkeypatch.setattr(rivals, "PAPER_MS", 5)
    monkeypatch.setattr(rivals, "ALL_MS", 1)
    yield
    QThreadPool.globalInstance().waitForDone(PATIENCE)


def seat(sitting: Sitting, *players: Player, **changes: Any) -> Sitting:
    """Seat players at a Classic table where they write on the screen, and shake."""
    values: dict[str, Any] = {"writing": Writing.SCREEN, "finish_word": False} | changes
    sitting.desk.begin(replace(sitting.desk.services.boggle_presets["classic"], **values), players)
    sitting.table.submit(Shake())
    sitting.table.dome.skip()
    return sitting


def search(sitting: Sitting, seconds: float = 20) -> Sitting:
    """Lift the dome and let the computers write for some seconds."""
    sitting.table.submit(BeginSearch())
    sitting.wait(lambda: not sitting.table.rivals.planning)
    sitting.run(seconds)
    return sitting


def read(sitting: Sitting, *own: str) -> Sitting:
    """Let the person write words and end the search; the reading begins."""
    for word in own:
        sitting.table.submit(WriteWord(sitting.table.position.searching[0], word))
    sitting.table.submit(EndSearch())
    return sitting


# ------------------------------------------------------------------------------------------ before the game


def test_levels_are_told_with_their_points_and_kept(sitting: Sitting) -> None:
    sitting.desk.new_table()
    seats, levels = sitting.setup.seats, boggle_levels()
    sitting.click(seats.add_computer_button)
    told = [(seats.called.text(), seats.level.text())]
    while seats.stronger.isEnabled():
        sitting.click(seats.stronger)
        told.append((seats.called.text(), seats.level.text()))
    offered = list(levels)[list(levels).index(FIRST_LEVEL) :]
    assert told == [(character(key).name, character(key).title) for key in offered]
    while seats.level.text() != "Expert":
        sitting.click(seats.weaker)
    usual = f"Finds about {levels['expert'].expected['classic']} points a round"
    about = "A strict teacher who knows nearly every word."
    assert seats.usual.text() == f"{about}\n{usual}"
    sitting.setup.rules.widget("seconds").setValue(1)
    assert seats.usual.text() == about, "nobody has measured the points"
    sitting.setup.rules.preset.choose("master")
    assert seats.usual.text().endswith(f"Finds about {levels['expert'].expected['master']} points a round")
    sitting.setup.press_start()
    assert [player.level for player in sitting.position.players][-1] == "expert"
    sitting.desk.new_table()
    assert sitting.setup.seats.players()[-1].level == "expert"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("elsewhere", "here"), [("strong", "seasoned"), ("champion", "champion"), ("unheard", None)])
def test_a_level_of_another_game_becomes_the_nearest(elsewhere: str, here: str | None) -> None:
    """One that nobody has heard of becomes the middle one."""
    values = settings_for("Ann", "Bea")
    with open_desk(replace(values, players=(Player("Ann"), Player("Deep", level=elsewhere)))) as sitting:
        sitting.desk.new_table()
        levels = list(boggle_levels())
        assert [player.level for player in sitting.setup.seats.players()] == [None, here or levels[len(levels) // 2]]


def test_a_computer_greets_the_table_unless_it_is_silenced(sitting: Sitting) -> None:
    """S-27."""
    seat(sitting, Player("Ann"), Player("Otto", level="casual"))
    lines, hello = sitting.table.findChildren(StatusLine), "Otto: Don't believe everything I play!"
    sitting.wait(lambda: hello in [line.text() for line in lines if line.isVisible()])
    sitting.desk.services.choices.change(remarks=False)
    seat(sitting, Player("Ann"), Player("Otto", level="casual"))
    (remarks,) = sitting.table.findChildren(Remarks)
    remarks.greet()
    assert not any(timer.isActive() for timer in remarks.findChildren(QTimer))


# ------------------------------------------------------------------------------------------ the search


@pytest.mark.parametrize("writing", list(Writing))
def test_one_sees_how_much_a_computer_writes_but_not_what(sitting: Sitting, writing: Writing) -> None:
    search(seat(sitting, Player("Ann"), EVE, writing=writing))
    panel = sitting.table.search_panel
    (chip,) = panel.pencils.findChildren(PencilChip)
    assert chip.words == len(sitting.words(1)) > 5
    assert chip.accessibleDescription() == f"{chip.words} words"
    seen = " ".join(sitting.texts(sitting.table)).lower().split()
    assert not set(seen) & set(sitting.words(1))
    assert panel.words.entries.rowCount() == 0
    digits, table = sitting.table.clock_card.digits, sitting.table
    away = writing in (Writing.PAPER, Writing.PHONES)
    assert (digits.height() * 5 > table.height()) == away, "to be read from across the room"


def test_what_people_write_is_not_disturbed(sitting: Sitting) -> None:
    search(seat(sitting, Player("Ann"), EVE), 1)
    sitting.type("ho")
    before = len(sitting.words(1))
    sitting.run(5)
    assert len(sitting.words(1)) > before
    assert sitting.table.search_panel.entry.line.text() == "HO"
    assert QApplication.focusWidget() is sitting.table.search_panel.entry.line


def test_two_people_search_one_after_the_other_the_computer_with_both(sitting: Sitting) -> None:
    search(seat(sitting, Player("Ann"), EVE, Player("Bea")), 1)
    sitting.table.submit(EndSearch())
    written = sitting.words(1)
    assert any("Bea, it" in text for text in sitting.texts(sitting.table.shake_panel))
    search(sitting)
    assert sitting.table.search_panel.pencils.isVisible()
    assert sitting.words(1)[: len(written)] == written
    assert len(sitting.words(1)) > len(written)


def test_a_paused_and_resumed_game_goes_on_with_the_same_words(sitting: Sitting) -> None:
    search(seat(sitting, Player("Ann"), ROB), 30)
    view = sitting.position.seen_by(1)
    lexicon, level = sitting.table.lexicon, boggle_levels()["casual"]
    whole = [word for _at, word in plan(view, 1, level, lexicon, rng_for(view, 1), 180)]
    sitting.desk.go_home()
    (stored,) = sitting.desk.services.store.unfinished()
    sitting.desk.resume(stored.id)
    assert sitting.table.timer.is_paused
    sitting.wait(lambda: not sitting.table.rivals.planning)
    sitting.table.pause_or_resume()
    sitting.run(149)
    assert sitting.words(1) == whole[: len(sitting.words(1))]
    assert len(sitting.words(1)) >= len(whole) - 1


def test_computers_alone_can_be_watched(sitting: Sitting) -> None:
    search(seat(sitting, ROB, EVE))
    panel = sitting.table.search_panel
    assert panel.pencils.isVisible()
    assert not panel.entry.isVisible()
    sitting.click(panel.end)
    assert sitting.ask.questions == []
    assert sitting.phase is Phase.READ


# ------------------------------------------------------------------------------------------ the lists


def test_on_paper_nobody_types_a_computers_list(sitting: Sitting) -> None:
    search(seat(sitting, EVE, Player("Ann"), writing=Writing.PAPER))
    sitting.table.submit(EndSearch())
    panel = sitting.table.collect_panel
    assert panel.seat == 1
    assert not panel.seats.chips[0].isCheckable()
    sitting.enter("hot", "", "")
    assert sitting.words(1) == ["hot"]
    assert sitting.phase is Phase.READ


def test_on_paper_people_say_that_they_have_a_computers_word_too(sitting: Sitting) -> None:
    search(seat(sitting, EVE, Player("Ann"), Player("Bea"), writing=Writing.PAPER))
    sitting.table.submit(EndSearch())
    read_aloud(sitting)
    panel = sitting.table.reading_panel
    called = sitting.words(0)[0]
    assert panel.word.text() == called.upper()
    assert not panel.entry.isVisible()
    sitting.click(panel.listeners[2])
    sitting.key(Qt.Key.Key_Return)
    assert sitting.marks(0)[called] is sitting.marks(2)[called] is EntryMark.CROSSED
    assert not any(choice.isChecked() for choice in panel.listeners.values())


def test_enter_lets_the_computer_read_and_then_passes_on(sitting: Sitting) -> None:
    search(seat(sitting, ROB, Player("Ann")), 60)
    read(sitting, next(word for word in ("hot", "gate", "quotes") if word not in sitting.words(0)))
    panel = sitting.table.reading_panel
    assert not panel.hold.isVisible()  # nothing moves by itself in these settings
    for word in sitting.words(0):
        assert panel.main.text() == "Next word"
        sitting.enter()
        assert panel.word.text() == word.upper()
    assert EntryMark.WRITTEN not in sitting.marks(0).values()
    sitting.enter()
    assert sitting.position.reader == 1


def test_all_is_read_in_one_go_when_asked(sitting: Sitting) -> None:
    read(search(seat(sitting, EVE, Player("Ann"))), "hot")
    panel = sitting.table.reading_panel
    sitting.click(panel.all)
    sitting.wait(lambda: sitting.position.next_unread is None)
    assert sitting.phase is Phase.READ
    assert not panel.hold.isVisible(), "nothing carries on by itself"
    sitting.click(panel.main)
    assert sitting.position.last_call
    sitting.click(panel.main)
    assert sitting.phase is not Phase.READ
    assert not {EntryMark.WRITTEN} & {*sitting.marks(0).values(), *sitting.marks(1).values()}


def test_it_reads_by_itself_where_things_move_until_it_is_held(sitting: Sitting) -> None:
    read(search(seat(sitting, EVE, Player("Ann"))), "hot")
    panel = sitting.table.reading_panel
    sitting.desk.services.choices.change(motion=Motion.ON)
    sitting.table.reading.go_on()
    sitting.wait(lambda: list(sitting.marks(0).values()).count(EntryMark.WRITTEN) < len(sitting.words(0)) - 2)
    sitting.key(Qt.Key.Key_H)
    assert sitting.table.reading.held
    assert panel.hold.text() == "Carry on"
    sitting.click(panel.hold)
    assert panel.hold.text() == "Wait"
    sitting.wait(lambda: EntryMark.WRITTEN not in sitting.marks(0).values())


def test_nothing_is_read_under_a_dialog(sitting: Sitting) -> None:
    read(search(seat(sitting, EVE, Player("Ann"))), "hot")
    dialog = QDialog(sitting.desk.window)
    dialog.open()
    sitting.table.reading.due.emit()
    assert sitting.position.last_word is None
    dialog.close()
    sitting.table.reading.due.emit()
    assert sitting.position.last_word == sitting.words(0)[0]


def test_a_word_read_before_can_be_marked_and_doubted(sitting: Sitting) -> None:
    """B20, with the keyboard: the reading waits, the word was good and stands."""
    read(search(seat(sitting, EVE, Player("Ann"))), "hot")
    first = sitting.words(0)[0]
    sitting.enter("", "", "")
    panel = sitting.table.reading_panel
    sitting.click_row(panel.slips.slips[0].words, 0)
    assert sitting.table.reading.held
    sitting.key(Qt.Key.Key_C)
    assert sitting.position.entry(0, first).upheld  # type: ignore[union-attr]  # it is on the list
    assert panel.word.stamp == "IN THE DICTIONARY"
    assert panel.result.text().startswith(f"{first.upper()} counts: ")


def test_a_computer_doubts_aloud(sitting: Sitting) -> None:
    search(seat(sitting, Player("Ann"), EVE), 5)
    false = _false_word(sitting)
    read(sitting, false)
    sitting.enter()
    sitting.wait(lambda: sitting.marks(0)[false] is EntryMark.STRUCK)
    panel = sitting.table.reading_panel
    assert "Eve challenges Ann" in sitting.texts(panel)
    assert (panel.word.stamp, panel.result.text()) == ("NOT IN THE DICTIONARY", f"{false.upper()} doesn't count")
    assert sitting.table.reading.held, "the verdict is seen until a person goes on"


def test_where_the_table_votes_a_computer_asks_and_votes(sitting: Sitting) -> None:
    """Bea says that it is a word, the computer that it is none: a tie, which the dictionary breaks. Ann wrote it."""
    search(seat(sitting, Player("Ann"), EVE, Player("Bea"), court=ChallengeJudge.VOTE), 5)
    false = _false_word(sitting)
    read(sitting, false)
    sitting.table.submit(BeginSearch())
    read(sitting)
    sitting.enter()
    panel = sitting.table.reading_panel
    sitting.wait(panel.challenge.isVisible)
    assert "Eve challenges Ann" in sitting.texts(panel)
    assert sitting.votes == {1: False, 2: None}
    assert not panel.challenge.ballots[1].allow.isVisible()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 60_000))
        sitting.enter()
        sitting.key(Qt.Key.Key_Space)
    assert sitting.votes[2] is None, "these keys were meant for the next word"
    sitting.click(panel.challenge.ballots[2].allow)
    assert panel.main.text() == "See the verdict"
    assert not panel.challenge.ballots[1].off.isVisible(), "nobody can press what a computer votes"
    sitting.click(panel.main)
    assert sitting.marks(0)[false] is EntryMark.STRUCK


def test_a_vote_can_be_held_again(sitting: Sitting) -> None:
    search(seat(sitting, Player("Ann"), EVE, Player("Bea"), court=ChallengeJudge.VOTE), 5)
    false = _false_word(sitting)
    read(sitting, false)
    sitting.table.submit(BeginSearch())
    read(sitting)
    sitting.enter()
    panel = sitting.table.reading_panel
    sitting.wait(panel.challenge.isVisible)
    sitting.key(Qt.Key.Key_Left)
    sitting.enter()
    sitting.click(panel.main)
    assert panel.word.stamp == "CROSSED OFF, 2 TO 0"
    sitting.settle()
    sitting.click(panel.again)
    sitting.settle()
    assert sitting.marks(0)[false] is EntryMark.STANDING
    assert "Eve challenges Ann" in sitting.texts(panel)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 60_000))
        sitting.enter()
    assert sitting.votes[2] is None, "the ballots have just appeared once more"
    sitting.click(panel.challenge.ballots[2].allow)
    sitting.click(panel.main)
    assert sitting.marks(0)[false] is EntryMark.STRUCK
    assert panel.word.stamp == "CROSSED OFF, 1 TO 1"


def test_words_are_said_as_they_are_called(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(sitting.desk.services.voice, "say", said.append)
    read(search(seat(sitting, EVE, Player("Ann"))), "hot")
    sitting.enter("", "")
    assert said == sitting.words(0)[:2]


def test_a_whole_game_ends_with_scores(sitting: Sitting) -> None:
    read(search(seat(sitting, Player("Ann"), ROB, target=None, rounds=1), 60))
    panel = sitting.table.reading_panel
    sitting.click(panel.all)
    sitting.wait(lambda: sitting.position.next_unread is None)
    while sitting.phase is Phase.READ:
        sitting.click(panel.main)
    assert sitting.phase is Phase.ENDED
    assert sitting.position.winners == (1,)
    sitting.click(sitting.table.finish_panel.main)
    assert sitting.table.win_panel.podium.accessibleName().startswith("1. Rob")


def _false_word(sitting: Sitting) -> str:
    """Return three letters that lie on the board and are no word."""
    board = sitting.position.board
    assert board
    found = (
        board.spell((a, b, c)) for a in range(16) for b in board.neighbours[a] for c in board.neighbours[b] if c != a
    )
    return next(text for text in found if text not in sitting.table.lexicon)
