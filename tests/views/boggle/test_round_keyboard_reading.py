"""The reading of the lists by the keyboard alone (B17 to B21, B28)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from boggle_desk.engine.boggle.events import PassReading
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import ChallengeJudge, Writing
from boggle_desk.engine.players import Player
from boggle_desk.views.player_view import PlayerView
from tests.views.boggle.table_fixtures import Sitting, on_screen, seated
from tests.views.boggle.table_stages import lift, read_aloud, shake

pytestmark = pytest.mark.slow

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_b18_on_paper_lists_are_typed_in_and_read(sitting: Sitting) -> None:
    """The chips, Ctrl and a digit or Enter in an empty line choose whose list is typed; behind a word Enter says first
    where it leads, and of an empty list it begins nothing."""
    seated(sitting, "Ann", "Bea", "Cem")
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    panel = sitting.table.collect_panel
    sitting.enter("hot", "stage", "whale")
    assert sitting.words(0) == ["hot", "stage"]
    chips = panel.findChildren(PlayerView)
    sitting.tab_to(chips[0])
    sitting.key(Qt.Key.Key_Right)
    sitting.key(Qt.Key.Key_Space)
    assert panel.seat == 1
    sitting.key(Qt.Key.Key_1, CONTROL)
    assert panel.seat == 0
    sitting.enter("")
    assert panel.seat == 1
    sitting.enter("hot", "gate", "", "")
    assert panel.seat == 2
    assert {"GATE", "HOT", "STAGE"} <= set(panel.words.entries.texts())
    read_aloud(sitting)
    assert (sitting.phase, sitting.position.reader) == (Phase.READ, 0)
    for _ in range(5):
        sitting.enter("")
    assert sitting.position.reader == 2
    sitting.tab_to(sitting.table.reading_panel.main)
    sitting.key(Qt.Key.Key_Space)
    assert sitting.position.last_call
    sitting.key(Qt.Key.Key_Space)
    assert sitting.marks(0) == {"hot": EntryMark.CROSSED, "stage": EntryMark.STANDING}
    assert sitting.marks(1) == {"hot": EntryMark.CROSSED, "gate": EntryMark.STANDING}
    assert (sitting.phase, sitting.position.rounds) == (Phase.SCORED, ((2, 1, 0),))


def test_b18_read_aloud_from_paper_others_press_their_digit(sitting: Sitting) -> None:
    """A digit presses a player's chip before the word is read; the reader's own does nothing."""
    seated(sitting, "Ann", "Bea", "Cem")
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    read_aloud(sitting)
    sitting.type("HOT123")
    sitting.enter("")
    assert sitting.marks(0) == sitting.marks(1) == sitting.marks(2) == {"hot": EntryMark.CROSSED}
    sitting.enter("stage")
    assert sitting.marks(0)["stage"] is EntryMark.STANDING
    assert sitting.words(1) == ["hot"]
    sitting.tab_to(sitting.table.reading_panel.main)
    sitting.enter("")
    assert sitting.position.reader == 1


@pytest.mark.parametrize(("by_mouse", "word"), [(True, "CAGE"), (False, "STAGE")])
def test_b18_after_a_word_the_next_one_is_typed_whole(sitting: Sitting, by_mouse: bool, word: str) -> None:
    seated(sitting, "Ann", "Bea", "Cem")
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    read_aloud(sitting)
    panel = sitting.table.reading_panel
    sitting.type("hot")
    if by_mouse:
        sitting.click(panel.main)
    else:
        sitting.enter("")
    assert sitting.marks(0) == {"hot": EntryMark.STANDING}
    sitting.type(word)
    assert panel.entry.line.text() == word


def test_b20_c_asks_who_doubts_and_then_for_votes(sitting: Sitting) -> None:
    """Four at the table: Space says who challenges, arrows choose on a ballot, and the keyboard goes on to the next."""
    on_screen(sitting, "Ann", "Bea", "Cem", "Deb", court=ChallengeJudge.VOTE)
    shake(sitting)
    for words in (("tgu", "hot"), (), (), ()):
        lift(sitting)
        for word in words:
            sitting.enter(word)
        sitting.run_out()
        sitting.settle()
    sitting.enter("")
    assert sitting.marks(0)["tgu"] is EntryMark.STANDING
    sitting.key(Qt.Key.Key_C)
    panel = sitting.table.reading_panel
    card = panel.challenge
    assert [choice.text() for choice in card.people.values()] == ["Bea", "Cem", "Deb"]
    sitting.key(Qt.Key.Key_Space)
    sitting.settle()
    assert card.ballots[2].off.hasFocus()
    sitting.key(Qt.Key.Key_Right)
    assert card.ballots[2].allow.hasFocus()
    sitting.enter("")
    assert card.ballots[3].off.hasFocus()
    sitting.key(Qt.Key.Key_Right)
    sitting.key(Qt.Key.Key_Space)
    assert panel.main.hasFocus()
    sitting.key(Qt.Key.Key_Space)
    assert sitting.marks(0)["tgu"] is EntryMark.STANDING
    assert sitting.position.entry(0, "tgu").upheld
    sitting.enter("")
    assert sitting.marks(0)["hot"] is EntryMark.STANDING


def test_b20_a_digit_says_who_challenges(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea", "Cem", court=ChallengeJudge.VOTE)
    shake(sitting)
    for words in (("tgu",), (), ()):
        lift(sitting)
        for word in words:
            sitting.enter(word)
        sitting.run_out()
        sitting.settle()
    sitting.enter("")
    for key in (Qt.Key.Key_C, Qt.Key.Key_2):
        sitting.key(key)
        sitting.settle()
    card = sitting.table.reading_panel.challenge
    assert sitting.votes == {1: False, 2: None}
    assert card.ballots[2].off.hasFocus()
    sitting.key(Qt.Key.Key_Left)
    sitting.enter("")
    assert sitting.position.challenges[-1].ballot.votes == (False, False)
    sitting.tab_to(sitting.table.reading_panel.main)
    sitting.enter("")
    assert sitting.marks(0)["tgu"] is EntryMark.STRUCK


def test_b21_in_the_linear_round_a_word_that_falls_costs_its_points(sitting: Sitting) -> None:
    rules = sitting.desk.services.boggle_presets["linear"]
    sitting.desk.begin(replace(rules, writing=Writing.SCREEN), (Player("Ann"), Player("Bea")))
    shake(sitting)
    lift(sitting)
    sitting.enter("hot", "wssets")
    sitting.run_out()
    sitting.settle()
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    sitting.enter("", "")
    sitting.key(Qt.Key.Key_C)
    assert sitting.marks(0) == {"hot": EntryMark.STANDING, "wssets": EntryMark.STRUCK}
    sitting.enter("", "")
    assert (sitting.phase, sitting.position.rounds) == (Phase.SCORED, ((1 - 3, 0),))
    assert "−2" in sitting.table.scores_panel.race.accessibleName()


def test_on_screen_the_table_says_whose_turn_it_is(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea")
    shake(sitting)
    for name in ("Ann", "Bea"):
        lift(sitting)
        assert name in [each.text() for each in sitting.table.findChildren(QLabel) if each.isVisible()]
        assert sitting.table.search_panel.end.text() == "I'm done"
        sitting.run_out()
        sitting.settle()


def test_a_slip_of_the_reading_is_taken_back_by_key(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea")
    shake(sitting)
    lift(sitting)
    sitting.enter("hot", "stage")
    sitting.run_out()
    sitting.settle()
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    sitting.enter("")
    sitting.key(Qt.Key.Key_Z, CONTROL)
    assert sitting.marks(0)["hot"] is EntryMark.WRITTEN
    sitting.enter("")
    assert sitting.marks(0) == {"hot": EntryMark.STANDING, "stage": EntryMark.WRITTEN}


def test_a_slip_is_taken_back_by_key_in_the_line_unless_a_word_is_begun(sitting: Sitting) -> None:
    """A word that was refused is not begun."""
    seated(sitting, "Ann", "Bea", "Cem")
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    read_aloud(sitting)
    line = sitting.table.reading_panel.entry.line
    sitting.enter("stage", "gate", "zebra")
    assert (line.hasFocus(), line.text(), sitting.words(0)) == (True, "ZEBRA", ["stage", "gate"])
    sitting.key(Qt.Key.Key_Z, CONTROL)
    assert sitting.words(0) == ["stage"]
    sitting.type("hot")
    sitting.key(Qt.Key.Key_Z, CONTROL)
    assert sitting.words(0) == ["stage"]
    line.clear()
    sitting.key(Qt.Key.Key_Z, CONTROL)
    assert sitting.words(0) == []


def test_b28_a_tie_is_shown_as_a_tie(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea", target=1)
    shake(sitting)
    for word in ("hot", "gate"):
        lift(sitting)
        sitting.enter(word)
        sitting.run_out()
        sitting.settle()
    while sitting.phase is Phase.READ:
        sitting.enter("")
    assert (sitting.phase, sitting.position.winners) == (Phase.ENDED, (0, 1))
    assert sitting.table.finish_panel.heading.text() == "Dead level!"
    sitting.enter("")
    said = " ".join(sitting.texts(sitting.table.win_panel))
    assert "tie" in said
    assert "Ann" in said
    assert "Bea" in said


def test_b20_enter_and_digits_belong_to_the_challenge_while_it_is_open(sitting: Sitting) -> None:
    """Escape takes it back; a digit challenges; Enter presses what has the keyboard. Nothing is read."""
    seated(sitting, "Ann", "Bea", "Cem", court=ChallengeJudge.VOTE)
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    sitting.enter("tgu", "gate", "hot", "")
    read_aloud(sitting)
    sitting.enter("")
    card = sitting.table.reading_panel.challenge
    sitting.key(Qt.Key.Key_C)
    sitting.key(Qt.Key.Key_S)
    assert card.isVisible()
    sitting.key(Qt.Key.Key_Escape)
    assert not card.isVisible()
    sitting.key(Qt.Key.Key_C)
    sitting.key(Qt.Key.Key_3)
    sitting.settle()
    assert sorted(card.ballots) == [1, 2]
    sitting.key(Qt.Key.Key_Left)
    sitting.enter("")
    sitting.tab_to(sitting.table.reading_panel.main)
    sitting.enter("")
    assert sitting.marks(0) == {"tgu": EntryMark.STRUCK, "gate": EntryMark.WRITTEN, "hot": EntryMark.WRITTEN}
    sitting.enter("")
    assert sitting.marks(0)["gate"] is EntryMark.STANDING


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_2])
def test_b19_b20_the_next_word_is_not_given_away(sitting: Sitting, key: Qt.Key) -> None:
    """Neither before nor after a challenge: the reader may skip it without a word."""
    seated(sitting, "Ann", "Bea", "Cem")
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.enter("tgu", "gate", "")
    read_aloud(sitting)
    board, panel = sitting.position.board, sitting.table.reading_panel
    assert panel.word.text() == "Ann reads"
    assert panel.board.path == ()
    sitting.enter("")
    for press in (Qt.Key.Key_C, key):
        assert panel.word.text() == "TGU"
        assert panel.board.path == board.path("tgu")
        sitting.key(press)
    assert not panel.challenge.isVisible()
    assert panel.word.text() == "TGU"
    assert panel.board.path == board.path("tgu")


def test_b20_enter_on_a_chip_says_who_doubts(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea", "Cem")
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    sitting.enter("tgu", "")
    read_aloud(sitting)
    sitting.enter("")
    sitting.key(Qt.Key.Key_C)
    sitting.tab_to(sitting.table.reading_panel.challenge.people[2])
    sitting.enter("")
    assert sitting.marks(0) == {"tgu": EntryMark.STRUCK}
    assert any(getattr(event, "challenger", None) == 2 for event in sitting.table.session.steps[-1])


def test_b17_a_new_round_reads_with_a_clean_line_even_by_the_same_reader(sitting: Sitting) -> None:
    """With two at the table the last reader of a round is the first of the next."""
    seated(sitting, "Ann", "Bea", target=None)
    for _ in range(2):
        shake(sitting)
        lift(sitting)
        sitting.run_out()
        sitting.settle()
        read_aloud(sitting)
        assert sitting.table.reading_panel.entry.line.text() == ""
        assert not any(choice.isChecked() for choice in sitting.table.reading_panel.listeners.values())
        sitting.click(sitting.table.reading_panel.main)
        sitting.type("zzz")
        sitting.key(Qt.Key.Key_1 if sitting.position.reader else Qt.Key.Key_2)
        sitting.table.submit(PassReading())
        sitting.enter("")


def test_b21_points_below_nothing_are_said_with_their_number(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea", penalty=True)
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    sitting.enter("wssets", "")
    read_aloud(sitting)
    sitting.enter("")
    sitting.key(Qt.Key.Key_C)
    said = " ".join(sitting.texts(sitting.table.reading_panel))
    assert "−3 points" in said
    assert sitting.table.reading_panel.slips.slips[0].accessibleName().endswith("−3")
    assert "%n" not in said
