"""How a word that is read comes to life, and that nothing has to wait for it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle.events import BeginSearch, Challenge, EndSearch, ReadWord, Shake, WriteWord
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import ChallengeJudge
from boggle_desk.settings import Motion, Settings
from boggle_desk.views.boggle.reading_show import Reading
from boggle_desk.views.boggle.slips import WordHighlight, WordsView
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
    assert shown.moves.at(halfway, "pencil 0") == pytest.approx(0.5)
    assert 0 < shown.moves.at(halfway, "pencil 1") < 0.5
    assert shown.moves.at(shown.seconds, "pencil 1") == 1.0


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
        assert panel.doubt.text() == "Challenge", "no button tells the word before it is seen"
        panel.skip_show()
        assert panel.doubt.text() == "Challenge STAGE"
    panel.skip_show()


def test_without_motion_the_end_is_seen_at_once(reading: Sitting) -> None:
    panel = reading.table.reading_panel
    reading.enter("")
    assert (panel.word.text(), panel.result.text()) == ("HOT", "Crossed off for everybody")
    reading.enter("")
    assert panel.result.text() == "2 points for Ann!"
    assert panel.slips.slips[0].accessibleName() == "Ann, so far 2"


def test_what_became_of_each_word_is_announced(reading: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    for page in ("boggle_table_page", "panels.reading_panel"):
        monkeypatch.setattr(f"boggle_desk.views.boggle.{page}.announce", lambda _page, text: said.append(text))
    reading.enter("", "", "")
    reading.table.reading_panel.press_challenge()
    reading.table.reading_panel.challenge.people[1].click()
    told = ["Crossed off for everybody", "2 points for Ann!", "1 point for Ann!", "TGU doesn't count"]
    assert [text for text in said if text in told] == told
    assert "Ann reads HOT." in said


def test_b19_the_reader_skips_a_word(reading: Sitting) -> None:
    reading.key(Qt.Key.Key_S)
    assert reading.marks(0)["hot"] is EntryMark.SKIPPED
    reading.enter("")
    assert reading.table.reading_panel.word.text() == "STAGE"


def test_with_the_largest_letters_the_word_is_the_largest_thing(reading: Sitting) -> None:
    """Its points and the buttons below left it the least of the room."""
    panel, choices = reading.table.reading_panel, reading.desk.services.choices
    reading.enter("", "")
    reading.desk.window.resize(1024, 600)
    choices.change(text_scale=2.0)
    reading.settle()
    reading.desk.window.resize(1280, 800)
    reading.settle()
    assert panel.word.word_box().height() > 1.7 * panel.result.fontMetrics().capHeight()
    assert panel.scrolled.verticalScrollBar().maximum() == 0, "what scrolled in a smaller window has room again"


def test_no_tail_of_a_small_letter_is_cut_off(reading: Sitting) -> None:
    word = reading.table.reading_panel.word
    word.resize(850, 76)
    word.show_text("Peggy reads")
    seen = word.grab().toImage()
    last = {seen.pixel(x, seen.height() - 1) for x in range(seen.width())}
    assert len(last) == 1, "no ink at the edge"


def test_thirty_words_take_no_more_presses_than_words(reading: Sitting) -> None:
    presses = 0
    while reading.table.position.reader is not None:
        reading.enter("")
        presses += 1
    assert presses == 6  # HOT, STAGE, TGU, GATE, the last call and the scores


@pytest.mark.parametrize("high", [76, 92, 260])
def test_a_stamp_can_be_read_and_leaves_the_word_alone(reading: Sitting, high: int) -> None:
    """Lists on paper leave little room for both."""
    word = reading.table.reading_panel.word
    word.resize(850, high)
    word.show_text("TOM")
    word.show_stamp("NOT IN THE DICTIONARY", False)
    stamp = word.stamp_box()
    assert stamp.height() > 40
    assert stamp.width() / stamp.height() < 6
    assert stamp.top() >= 0
    assert not stamp.intersects(word.word_box())


@pytest.fixture
def theatre(reading: Sitting) -> Sitting:
    """Return the same table where all lists are read together; nothing moves, and people read on by hand."""
    reading.key(Qt.Key.Key_A)
    reading.key(Qt.Key.Key_H)
    assert reading.table.reading.held
    assert reading.position.last_word is None
    return reading


def rows(view: WordsView) -> list[str]:
    """Return what a screen reader says of each word of a slip."""
    model = view.model()
    return [str(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(model.rowCount())]


def test_b17_words_lie_face_down_until_they_are_read(theatre: Sitting) -> None:
    """Shared words first, to the left of the rare ones; the strips tell how many words are left, and nothing more."""
    panel = theatre.table.reading_panel
    ann = panel.slips.slips[0]
    assert rows(ann.words) == ["face down"] * 3
    assert not any(word in " ".join(theatre.texts(panel)).lower() for word in ("hot", "stage", "gate"))
    theatre.click(panel.main)
    assert (rows(ann.shared), rows(ann.words)) == (["HOT, crossed off"], ["face down"] * 2)
    read = []
    while theatre.position.next_unread:
        theatre.enter("")
        read.append(panel.word.text())
    assert read == ["TGU", "GATE", "STAGE"]
    assert rows(ann.words) == ["TGU, counts", "STAGE, counts"]
    theatre.enter("", "")
    assert theatre.phase is Phase.SCORED


def test_b17_in_turn_only_the_reader_sees_the_list(reading: Sitting) -> None:
    slips = reading.table.reading_panel.slips.slips
    assert rows(slips[0].words)[0].startswith("HOT")
    assert rows(slips[1].words) == ["face down"] * 2
    slips[1].words.setCurrentIndex(slips[1].words.model().index(0, 0))
    assert not slips[1].words.isEnabled(), "a list that lies face down can't be pressed"
    assert reading.table.reading_panel.marked_word() == ""


def test_the_word_in_the_middle_is_the_one_the_buttons_act_on(theatre: Sitting) -> None:
    """Tab through the lists shows their words only while the keyboard is there; a list without words is no stop."""
    panel = theatre.table.reading_panel
    ann, _bea, cem = panel.slips.slips
    theatre.enter("", "", "")
    assert (panel.word.text(), rows(ann.words)[0]) == ("GATE", "TGU, counts")
    for _ in range(2):
        theatre.tab_to(ann.words)
        assert (panel.word.text(), panel.doubt.text()) == ("TGU", "Challenge TGU")
        theatre.tab_to(panel.main)
        assert (panel.word.text(), panel.doubt.text()) == ("GATE", "Challenge GATE")
    theatre.tab_to(ann.words)
    while not panel.main.hasFocus():
        theatre.key(Qt.Key.Key_Tab)
        assert not cem.words.hasFocus()


@pytest.mark.parametrize("by_mouse", [True, False])
def test_b20_the_large_bar_challenges_the_word_and_stops_the_pace(theatre: Sitting, by_mouse: bool) -> None:
    panel, reading = theatre.table.reading_panel, theatre.table.reading
    theatre.enter("", "")
    reading.go_on()
    assert panel.doubt.text() == "Challenge TGU"
    assert panel.doubt.width() > theatre.desk.window.width() / 3
    assert panel.doubt.waits.startswith("next word in ")
    if by_mouse:
        theatre.click(panel.doubt)
        theatre.click(panel.challenge.people[1])
    else:
        theatre.key(Qt.Key.Key_C)
        assert reading.held
        theatre.key(Qt.Key.Key_2)
    assert theatre.marks(0)["tgu"] is EntryMark.STRUCK
    assert reading.held, "the verdict is seen until a person goes on"
    assert panel.doubt.waits == ""
    theatre.click(panel.main)
    assert theatre.marks(1)["gate"] is EntryMark.STANDING


def test_b43_the_dictionary_has_its_moment_and_nothing_tells_its_verdict_before(theatre: Sitting) -> None:
    """Ballot, silence, stamp, as where the table votes."""
    panel, table = theatre.table.reading_panel, theatre.table
    theatre.enter("", "")
    theatre.desk.services.choices.change(motion=Motion.ON)
    theatre.click(panel.doubt)
    theatre.click(panel.challenge.people[1])
    assert theatre.marks(0)["tgu"] is EntryMark.STRUCK
    assert list(panel.challenge.ballots) == [1]
    assert "Is it in the dictionary?" in theatre.texts(panel)
    assert (panel.word.stamp, panel.main.text()) == ("", "See the verdict")
    assert panel.slips.slips[0].accessibleName() == "Ann, 1 to come 1"
    told = table.state.told.entry(0, "tgu")
    assert told is not None
    assert told.mark is EntryMark.STANDING, "nor do phones know"
    assert table.remarks_wait
    theatre.click(panel.main)
    panel.skip_show()
    assert panel.word.stamp == "NOT IN THE DICTIONARY"
    assert table.state.told is theatre.position
    assert not table.remarks_wait


def test_b43_what_a_ballot_says_comes_with_its_mark(reading: Sitting) -> None:
    """It was read before the ballots had opened."""
    on_screen(reading, "Ann", "Bea", "Cem", court=ChallengeJudge.VOTE)
    submit = reading.table.submit
    submit(Shake())
    for _ in range(3):
        submit(BeginSearch())
        submit(WriteWord(seat := reading.position.searching[0], ("fish", "fire", "his")[seat]))
        submit(EndSearch())
    reading.settle()
    submit(ReadWord("fish", of=0))
    submit(Challenge("fish", 1))
    reading.desk.services.choices.change(motion=Motion.ON)
    submit(Vote(2, False))
    panel = reading.table.reading_panel
    ballot = panel.challenge.ballots[2]
    assert "Cross it off" not in reading.texts(ballot)
    assert panel.main.text() == "See the verdict"
    reading.wait(lambda: "Cross it off" in reading.texts(ballot))
    reading.wait(lambda: panel.word.stamp == "CROSSED OFF, 2 TO 0")


def test_the_bar_tells_nobody_before_that_a_word_is_shared(theatre: Sitting) -> None:
    """It could be pressed for rare words only, while the letters were still coming."""
    theatre.desk.services.choices.change(motion=Motion.ON)
    panel = theatre.table.reading_panel
    theatre.click(panel.main)
    assert panel.doubt.isEnabled()
    panel.skip_show()
    assert not panel.doubt.isEnabled()
    theatre.click(panel.main)
    assert (panel.doubt.isEnabled(), panel.doubt.text()) == (True, "Challenge")
    panel.skip_show()


@pytest.mark.parametrize("together", [True, False])
def test_b44_how_lists_are_read_is_remembered_for_the_next_game(reading: Sitting, together: bool) -> None:
    """Together by default, where nothing moves too."""
    assert Settings().in_turn is False
    for _ in range(1 if together else 2):
        reading.key(Qt.Key.Key_A)
        reading.table.reading.hold()
    on_screen(reading, "Ann", "Bea")
    reading.table.submit(Shake())
    for word in ("fish", "fire"):
        reading.table.submit(BeginSearch())
        reading.table.submit(WriteWord(reading.position.searching[0], word))
        reading.table.submit(EndSearch())
    reading.settle()
    assert reading.table.reading.together is together
    assert rows(reading.table.reading_panel.slips.slips[0].words) == ["face down" if together else "FISH, written"]


def test_b20_a_rare_word_sounds_higher_than_the_one_before(theatre: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[float] = []
    monkeypatch.setattr(
        theatre.table.services.sound,
        "play",
        lambda name, _volume=1.0, pitch=1.0: heard.append(pitch) if name == "chime" else None,
    )
    theatre.enter("", "", "", "")
    assert len(heard) == 3
    assert heard == sorted(set(heard))


def test_a_strip_turns_with_its_word(theatre: Sitting) -> None:
    theatre.desk.services.choices.change(motion=Motion.ON)
    panel = theatre.table.reading_panel
    theatre.click(panel.main)
    slip = panel.slips.slips[0]
    slip.show_highlight(WordHighlight("hot", turned=0.1))
    covered = slip.grab().toImage()
    slip.show_highlight(WordHighlight("hot", turned=1.0))
    assert slip.grab().toImage() != covered
    panel.skip_show()
    assert panel.result.text() == "Crossed off for everybody"


def test_the_slips_keep_their_place_and_their_type_until_all_is_read(theatre: Sitting) -> None:
    panel = theatre.table.reading_panel

    def places() -> list[object]:
        theatre.settle()
        views = [view for slip in panel.slips.slips for view in (slip.words, slip.shared)]
        return [panel.slips.mapTo(panel, QPoint()), *((view.gridSize(), view.geometry()) for view in views)]

    first = places()
    while theatre.phase is Phase.READ:
        assert places() == first
        theatre.enter("")


def test_a_long_name_on_a_narrow_slip_can_be_read(sitting: Sitting) -> None:
    """Of eight at the table it was a line as high as a hyphen."""
    names = ("Bartholomew the Unbeaten", "Bea", "Cem", "Deb", "Eli", "Flo", "Gil", "Hal")
    on_screen(sitting, *names)
    sitting.table.submit(Shake())
    for _seat in names:
        sitting.table.submit(BeginSearch())
        sitting.table.submit(WriteWord(sitting.position.searching[0], "hot"))
        sitting.table.submit(EndSearch())
    sitting.settle()
    first, second = sitting.table.reading_panel.slips.slips[:2]
    for each in (first, second):
        each.grab()
    assert (first.toolTip(), second.toolTip()) == (names[0], "")
