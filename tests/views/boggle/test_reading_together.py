"""No list is left out of the reading, and nothing is counted before the table could challenge it (B17 to B20)."""

import pytest
from PySide6.QtCore import Qt, QTimer

from boggle_desk.engine.boggle.events import BeginReading, Challenge, PassReading, ReadWord, WriteWord
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import ChallengeJudge
from boggle_desk.engine.players import Player
from tests.views.boggle.table_fixtures import Sitting, seated
from tests.views.boggle.table_stages import lift, shake

pytestmark = pytest.mark.slow


def read(people: Sitting, *lists: str, **rules: object) -> Sitting:
    """Read lists from a table on paper; an empty one is not typed in."""
    seated(people, *("Mum", "Ben", "Mia", "Gran")[: len(lists)], target=None, **rules)
    shake(people)
    lift(people)
    people.run_out()
    people.settle()
    for seat, words in enumerate(lists):
        for word in words.split():
            people.table.submit(WriteWord(seat, word))
    people.table.submit(BeginReading())
    people.settle()
    return people


def test_b50_where_all_is_read_together_the_first_reader_is_asked_too(sitting: Sitting) -> None:
    """Mum has her list on paper and would read first: HOT is on it, and counts for nobody."""
    panel = read(sitting, "", "hot gate", "whose").table.reading_panel
    assert list(panel.listeners) == [], "she reads by herself"
    panel.press_all()
    sitting.table.reading.hold()
    assert list(panel.listeners) == [0]
    sitting.click(panel.main)
    assert sitting.position.last_word == "hot"
    sitting.click(panel.listeners[0])
    assert sitting.marks(0) == {"hot": EntryMark.CROSSED}
    assert sitting.marks(1)["hot"] is EntryMark.CROSSED


def test_b50_once_the_typed_words_are_read_the_page_names_who_reads_from_paper(sitting: Sitting) -> None:
    """The bar of the pace stands still, and the next Enter passes over nobody."""
    panel = read(sitting, "", "hot", "gate").table.reading_panel
    waits: list[int] = []
    sitting.table.reading.waits.connect(waits.append)
    panel.press_all()
    while sitting.position.next_unread:
        panel.press_main()
    sitting.settle()
    assert (sitting.table.reading.together, waits[-1]) == (False, 0)
    assert not any(each.isActive() for each in sitting.table.reading.findChildren(QTimer))
    assert panel._headline.text() == "Mum reads from paper"
    assert panel.entry.line.hasFocus()
    sitting.enter("")
    assert (sitting.phase, sitting.position.reader) == (Phase.READ, 0)
    sitting.enter("stage")
    assert sitting.marks(0) == {"stage": EntryMark.STANDING}


@pytest.mark.parametrize("together", [True, False])
def test_b51_the_table_is_asked_before_anything_is_counted(sitting: Sitting, together: bool) -> None:
    """However quickly it has pressed on: any word can be challenged, by keys and by a click on a slip."""
    panel = read(sitting, "hot tgu", "gate").table.reading_panel
    if together:
        panel.press_all()
        sitting.table.reading.hold()
    while not sitting.position.last_call:
        panel.main.setFocus()
        sitting.enter("")
    assert (sitting.phase, sitting.position.rounds) == (Phase.READ, ())
    assert panel._headline.text() == "Anything to challenge?"
    assert panel.main.text() == "See the scores"
    panel._pick(0, "tgu")
    assert panel.doubt.text() == "Challenge TGU"
    sitting.key(Qt.Key.Key_C)
    sitting.settle()
    assert sitting.marks(0)["tgu"] is EntryMark.STRUCK
    assert sitting.phase is Phase.READ
    panel.main.setFocus()
    sitting.enter("")
    assert (sitting.phase, sitting.position.rounds) == (Phase.SCORED, ((1, 1),))


def vote_off(people: Sitting) -> Sitting:
    """Let Gran lose GATE, which the dictionary has, by a vote where that costs points."""
    read(people, "hot", "stage", "", "gate", court=ChallengeJudge.VOTE, penalty=True)
    submit = people.table.submit
    submit(ReadWord("gate", of=3))
    submit(Challenge("gate", 0, (False, False, False, None)))
    for seat, word in ((0, "hot"), (1, "stage")):
        submit(ReadWord(word, of=seat))
    while people.phase is Phase.READ:
        submit(PassReading())
    people.settle()
    return people


def test_b41_a_word_voted_off_is_none_of_those_that_only_one_found(sitting: Sitting) -> None:
    """What it costs is said in words; in All words it is crossed off, and nobody missed it."""
    panel = vote_off(sitting).table.scores_panel
    texts = " ".join(sitting.texts(sitting.table))
    assert "GATE was crossed off and costs Gran 1 point." in texts
    assert "GATE" not in panel.coins.accessibleName()
    sitting.click(panel.words)
    review = sitting.table.review_panel
    sitting.wait(lambda: review.words.model().rowCount() > 0)
    (row,) = [each for each in review._rows if each.word == "gate"]
    assert review._model.columns[2].text(row) == "Gran (crossed off)"
    for chip in review._chips[1:3]:
        sitting.click(chip)
        assert "gate" not in {each.word for each in review._model.rows}


def test_b33_b40_all_words_are_counted_for_everybody_by_their_own_rule(sitting: Sitting) -> None:
    rules = sitting.desk.services.boggle_presets["classic"]
    sitting.desk.begin(rules, (Player("Ann"), Player("Mia", minimum_length=2)))
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    for seat, word in ((0, "hot"), (1, "stage"), (1, "he")):
        sitting.table.submit(WriteWord(seat, word))
    sitting.table.submit(BeginReading())
    for seat, word in ((0, "hot"), (1, "stage"), (1, "he")):
        sitting.table.submit(ReadWord(word, of=seat))
    while sitting.phase is Phase.READ:
        sitting.table.submit(PassReading())
    sitting.settle()
    sitting.click(sitting.table.scores_panel.words)
    review = sitting.table.review_panel
    sitting.wait(lambda: review.words.model().rowCount() > 0)
    told = review._summary.text().split("\n")
    words = [len([r for r in review._rows if r.counted and len(r.word) >= least]) for least in (3, 2)]
    assert words[1] > words[0]
    assert told[0].startswith(f"Ann: 1 of {words[0]} words found, ")
    assert told[1].startswith(f"Mia: 2 of {words[1]} words found, ")
