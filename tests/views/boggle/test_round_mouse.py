"""Whole rounds by the mouse alone: buttons, dragging the dome, tracing words, chips and lists."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle.events import BeginReading, BeginSearch, EndSearch, ReadWord, Shake
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import ChallengeJudge, Writing
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle import rivals
from boggle_desk.models.boggle.prompts import Act
from boggle_desk.settings import Motion
from boggle_desk.views import controls
from boggle_desk.views.ballots import BallotCard
from boggle_desk.views.boggle.panels.reading_panel import ReadingPanel
from boggle_desk.views.player_view import PlayerView
from tests.views.boggle.table_fixtures import Sitting, on_screen, seated

pytestmark = pytest.mark.slow

HOSTAGES = (4, 9, 13, 10, 11, 7, 6, 1)
QUOTES = (5, 9, 10, 6, 1)
GATE = (7, 11, 10, 6)
HOT = (4, 9, 10)
TGU = (10, 7, 3)


def drag_dome(people: Sitting) -> None:
    """Take the dome in the middle, move it to and fro, and let it go."""
    view = people.table.dome.viewport()
    middle = view.rect().center()
    people.drag(view, middle, *(middle + QPoint(step, -step // 2) for step in (30, -30, 40, -40, 0)))
    people.settle()
    assert people.phase is Phase.COVERED


def lift(people: Sitting) -> None:
    """Press the button that lifts the dome."""
    people.click(people.table.shake_panel.lift)
    people.settle()
    assert people.phase is Phase.SEARCH


def chips_of(card: QWidget) -> dict[str, PlayerView]:
    """Return the chips of a card by name."""
    return {chip.text(): chip for chip in card.findChildren(PlayerView) if chip.isVisible()}


def test_a_whole_game_on_screen(sitting: Sitting) -> None:
    """B7, B8, B17 to B20, B25, B26, B29: from the first page to another game without a key."""
    sitting.click(sitting.desk.home.new)
    sitting.click(sitting.setup.rules.writing.buttons[1])
    sitting.click(sitting.setup.start)
    assert sitting.position.rules.writing is Writing.SCREEN
    drag_dome(sitting)
    lift(sitting)
    sitting.trace(*HOSTAGES)
    sitting.tap(*HOT)
    sitting.run_out()
    sitting.settle()
    lift(sitting)
    for path in (GATE, HOT, TGU):
        sitting.trace(*path)
    sitting.run_out()
    sitting.settle()
    assert (sitting.words(0), sitting.words(1)) == (["hostages", "hot"], ["gate", "hot", "tgu"])
    read_all(sitting)
    play_on(sitting)


def read_all(people: Sitting) -> None:
    """Ann reads both words; Bea chooses one of hers on the slip, which is challenged."""
    panel = people.table.reading_panel
    for _ in range(3):
        people.click(panel.main)
    assert (people.position.reader, people.marks(1)["gate"]) == (1, EntryMark.STANDING)
    words = panel.slips.slips[1].words
    people.click_row(words, 2)
    people.click(panel.main)
    assert people.marks(1)["tgu"] is EntryMark.STANDING
    people.click(panel.doubt)
    assert people.marks(1) == {"gate": EntryMark.STANDING, "hot": EntryMark.CROSSED, "tgu": EntryMark.STRUCK}
    assert panel.word.stamp == "NOT IN THE DICTIONARY"
    people.click(panel.main)
    assert people.position.last_call
    people.click(panel.main)
    assert people.phase is Phase.SCORED
    assert people.position.rounds == ((11, 1),)


def play_on(people: Sitting) -> None:
    """Look at all words, play a second round to the target, then another game."""
    scores, review = people.table.scores_panel, people.table.review_panel
    people.click(scores.words)
    people.wait(lambda: review.words.model().rowCount() > 50)
    people.click_row(review.words, 1)
    people.click(review.main)
    people.click(scores.main)
    people.click(people.table.shake_panel.shake)
    people.wait(lambda: people.position.round == 2)
    people.settle()
    for word in ((), (4, 9, 13, 12)):
        lift(people)
        if word:
            people.trace(*word)
        people.run_out()
        people.settle()
    while people.phase is Phase.READ:
        people.click(people.table.reading_panel.main)
    assert (people.phase, people.position.totals) == (Phase.ENDED, (12, 1))
    people.click(people.table.finish_panel.main)
    people.click(people.table.win_panel.main)
    assert (people.phase, people.position.totals) == (Phase.SHAKE, (0, 0))


def test_b5_the_dome_may_be_shaken_again_until_it_is_lifted(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea")
    drag_dome(sitting)
    first = sitting.position.cubes
    sitting.click(sitting.table.shake_panel.again)
    sitting.settle()
    second = sitting.position.cubes
    drag_dome(sitting)
    assert len({first, second, sitting.position.cubes}) == 3
    assert sitting.position.round == 1
    assert not any(sitting.letters())


def test_the_main_button_stays_where_it_is_when_the_cubes_lie_still(sitting: Sitting) -> None:
    panel = seated(sitting, "Ann", "Bea", writing=Writing.PAPER).table.shake_panel
    sitting.settle()
    before = panel.shake.mapTo(panel, panel.shake.rect().bottomRight())
    drag_dome(sitting)
    assert panel.lift.isVisible()
    assert panel.print.isVisible()
    assert panel.lift.mapTo(panel, panel.lift.rect().bottomRight()) == before


def test_b6_b7_between_two_searches_nothing_can_be_shaken(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea")
    drag_dome(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    cubes = sitting.position.cubes
    assert not sitting.table.shake_panel.again.isVisible()
    assert not sitting.table.shake_panel.shake.isVisible()
    drag_dome(sitting)
    assert sitting.position.cubes == cubes
    assert not any(sitting.letters())


def test_b6_while_the_glass_runs_a_drag_traces_and_moves_no_cube(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    drag_dome(sitting)
    lift(sitting)
    cubes = sitting.position.cubes
    sitting.trace(0, 5, 10, 15)
    assert sitting.position.cubes == cubes
    assert sitting.words(0) == [sitting.position.board.spell((0, 5, 10, 15))]


def test_b8_a_trace_goes_back_over_its_last_cube_and_takes_none_twice(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    drag_dome(sitting)
    lift(sitting)
    sitting.trace(7, 11, 15, 11, 10, 6)
    assert sitting.words(0) == ["gate"]
    sitting.trace(4, 9, 10, 4)
    assert sitting.words(0) == ["gate", "hot"]


@pytest.mark.parametrize("first", [4, 8])
def test_a_traced_word_flashes_on_the_cubes_it_was_traced_on(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    """HOT begins with either H."""
    on_screen(sitting, "Ann")
    drag_dome(sitting)
    lift(sitting)
    flashed = list[tuple[int, ...]]()
    monkeypatch.setattr(sitting.table.dome, "flash", lambda cells, *_kind: flashed.append(tuple(cells)))
    sitting.trace(first, 9, 10)
    assert flashed == [(first, 9, 10)]


def test_b8_b9_b13_a_traced_word_is_refused_like_a_typed_one(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    drag_dome(sitting)
    lift(sitting)
    panel = sitting.table.search_panel
    said = []
    for path in (HOT, HOT, (4, 9)):
        sitting.trace(*path)
        said.append(sitting.texts(panel.entry))
    assert sitting.words(0) == ["hot"]
    assert len({tuple(texts) for texts in said}) == 3


def test_a_path_lies_on_the_board_while_it_is_traced(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    drag_dome(sitting)
    lift(sitting)
    view = sitting.table.dome.viewport()
    line = sitting.table.search_panel.entry.line
    for count, cell in enumerate(QUOTES[:-1], start=1):
        sitting.click_place(view, sitting.cell(cell))
        assert line.text().lower() == sitting.position.board.spell(QUOTES[:count])
    sitting.tap(QUOTES[-1])
    assert sitting.words(0) == ["quotes"]
    assert line.text() == ""


def test_b14_the_dome_of_the_next_round_comes_with_its_number(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    drag_dome(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    sitting.click(sitting.table.scores_panel.main)
    texts = sitting.texts(sitting.table)
    assert {"Round 2", "first to 50", "Give it a good shake"} <= set(texts)


@pytest.mark.parametrize(("path", "words"), [(HOT, ["hot"]), (HOT[:2], [])])
def test_b15_done_hands_in_the_word_that_was_begun_if_it_may_stand(
    sitting: Sitting, path: tuple[int, ...], words: list[str]
) -> None:
    on_screen(sitting, "Ann", "Bea")
    drag_dome(sitting)
    lift(sitting)
    for cell in path:
        sitting.click_place(sitting.table.dome.viewport(), sitting.cell(cell))
    sitting.run_out()
    sitting.settle()
    assert sitting.phase is Phase.FINISH
    sitting.click(sitting.table.search_panel.end)
    assert sitting.words(0) == words
    assert sitting.phase is Phase.COVERED


def test_b7_the_pause_button_hides_the_letters(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    drag_dome(sitting)
    lift(sitting)
    sitting.run(10)
    sitting.click(sitting.table.search_panel.pause)
    sitting.settle()
    assert not any(sitting.letters())
    sitting.trace(*HOT)
    assert sitting.words(0) == []
    sitting.click(sitting.table.prompt_panel.buttons[Act.RESUME])
    sitting.settle()
    assert any(sitting.letters())
    assert sitting.table.timer.clock.left == 170.0
    sitting.trace(*HOT)
    assert sitting.words(0) == ["hot"]


def test_b16_the_search_is_ended_by_its_button_when_all_agree(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea")
    drag_dome(sitting)
    lift(sitting)
    sitting.trace(*HOT)
    panel = sitting.table.search_panel
    sitting.click(panel.end)
    sitting.settle()
    assert "Ending in 5…" in sitting.texts(panel)
    assert panel.keep.text() == "Keep looking", "it counts nothing down"
    sitting.click(panel.keep)
    assert sitting.phase is Phase.SEARCH
    assert "Ending in 5…" not in sitting.texts(panel)
    sitting.settle()
    sitting.click(panel.end)
    sitting.settle()
    sitting.click(panel.now)
    assert (sitting.phase, sitting.words(0)) == (Phase.COVERED, ["hot"])


def test_b16_a_double_click_that_ends_the_search_begins_no_reading(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B-26: *Read aloud* comes where *End now* was."""
    now = [0.0]
    monkeypatch.setattr(controls, "monotonic", lambda: now[0])
    seated(sitting, "Ann", "Bea")
    drag_dome(sitting)
    lift(sitting)
    panel = sitting.table.search_panel
    sitting.click(panel.end)
    sitting.settle()
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 400))
    now[0] += 1
    spot = panel.now.mapToGlobal(panel.now.rect().center())
    monkeypatch.setattr(controls, "QCursor", SimpleNamespace(pos=lambda: spot))
    sitting.click(panel.now)
    sitting.settle()
    read = sitting.table.collect_panel.read
    again = read.mapFromGlobal(spot)
    assert read.rect().contains(again)
    sitting.click_place(read, again)
    assert sitting.phase is Phase.COLLECT
    sitting.click_place(read, read.rect().center())
    assert sitting.phase is Phase.COLLECT, "nor does a click from elsewhere"
    now[0] += 1
    sitting.click_place(read, read.rect().center())
    assert sitting.phase is Phase.READ


def test_b16_a_word_that_is_not_entered_yet_counts_when_the_search_is_ended(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea")
    drag_dome(sitting)
    lift(sitting)
    for cell in HOT:
        sitting.click_place(sitting.table.dome.viewport(), sitting.cell(cell))
    sitting.click(sitting.table.search_panel.end)
    sitting.settle()
    sitting.click(sitting.table.search_panel.now)
    assert (sitting.phase, sitting.words(0)) == (Phase.COVERED, ["hot"])


def test_a_word_of_ones_own_is_struck_while_it_may_still_be_written(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    drag_dome(sitting)
    lift(sitting)
    sitting.trace(*HOT)
    sitting.trace(*GATE)
    panel = sitting.table.search_panel
    sitting.click_row(panel.words, panel.words.entries.row_of("hot"))
    sitting.click(strike_button(panel))
    assert sitting.words(0) == ["gate"]
    sitting.trace(*HOT)
    assert sitting.words(0) == ["gate", "hot"]


def strike_button(panel: QWidget) -> QAbstractButton:
    """Return the button that looks like a link."""
    (found,) = (b for b in panel.findChildren(QAbstractButton) if b.property("role") == "link" and b.isVisible())
    return found


def to_collecting(people: Sitting, *names: str, **changes: object) -> None:
    """Play a round on paper until pencils are down."""
    seated(people, *names, **changes)
    drag_dome(people)
    lift(people)
    people.run_out()
    people.settle()
    assert people.phase is Phase.COLLECT


def test_b18_b20_lists_on_paper_are_put_together_by_chips_and_traces(sitting: Sitting) -> None:
    """A chip chooses whose list it is, traces put words in, a click strikes one; then all is read."""
    to_collecting(sitting, "Ann", "Bea", "Cem", target=None)
    panel = sitting.table.collect_panel
    for path in (HOT, GATE):
        sitting.trace(*path)
    sitting.click(chips_of(panel)["Bea"])
    for path in (HOT, TGU, QUOTES):
        sitting.trace(*path)
    sitting.click_row(panel.written, panel.written.entries.row_of("quotes"))
    assert [sitting.words(seat) for seat in range(3)] == [["hot", "gate"], ["hot", "tgu"], []]
    sitting.click(panel.read)
    sitting.settle()
    for _ in range(4):
        sitting.click(sitting.table.reading_panel.main)
    assert sitting.position.reader == 1
    sitting.click(sitting.table.reading_panel.doubt)
    sitting.click(sitting.table.reading_panel.challenge.people[2])
    sitting.settle()
    assert sitting.marks(1) == {"hot": EntryMark.CROSSED, "tgu": EntryMark.STRUCK}
    while sitting.phase is Phase.READ:
        sitting.click(sitting.table.reading_panel.main)
    assert sitting.position.rounds == ((1, 0, 0),)


def test_b18_a_disc_crosses_off_the_word_that_is_in_the_middle(sitting: Sitting) -> None:
    to_collecting(sitting, "Ann", "Bea")
    for path in (HOT, GATE):
        sitting.trace(*path)
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    panel = sitting.table.reading_panel
    sitting.click(panel.main)
    assert panel.word.text() == "HOT"
    sitting.click(panel.listeners[1])
    assert [sitting.marks(seat) for seat in range(2)] == [
        {"hot": EntryMark.CROSSED, "gate": EntryMark.WRITTEN}, {"hot": EntryMark.CROSSED}
    ]  # fmt: skip
    sitting.click(panel.main)
    assert sitting.marks(0)["gate"] is EntryMark.STANDING


def test_b18_read_aloud_the_chips_of_others_cross_a_word_off(sitting: Sitting) -> None:
    to_collecting(sitting, "Ann", "Bea", "Cem")
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    panel = sitting.table.reading_panel
    sitting.type("hot")
    sitting.click(panel.listeners[2])
    sitting.click(panel.main)
    assert [sitting.marks(seat) for seat in range(3)] == [{"hot": EntryMark.CROSSED}, {}, {"hot": EntryMark.CROSSED}]
    assert not any(choice.isChecked() for choice in panel.listeners.values())
    sitting.type("gate")
    sitting.click(panel.main)
    assert sitting.marks(0) == {"hot": EntryMark.CROSSED, "gate": EntryMark.STANDING}
    sitting.click(panel.main)
    assert sitting.position.reader == 1


def test_b18_a_disc_that_is_pressed_again_puts_the_word_back(sitting: Sitting) -> None:
    """Whoever else has it too still has."""
    to_collecting(sitting, "Ann", "Bea", "Cem")
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    panel = sitting.table.reading_panel
    for first in (False, True):  # tapped before the word is read, and when it is
        sitting.type("gate" if first else "hot")
        if first:
            sitting.click(panel.listeners[1])
        sitting.click(panel.main)
        word = sitting.position.last_word or ""
        for seat, left in ((1, (1,)), (1, ()), (1, (1,)), (2, (1, 2)), (1, (2,)), (2, ()))[first:]:
            sitting.click(panel.listeners[seat])
            assert sitting.position.holders(word) == (0, *left), (word, seat)
            assert sitting.marks(0)[word] is (EntryMark.CROSSED if left else EntryMark.STANDING)
            assert not any(choice.isChecked() for choice in panel.listeners.values())
    assert list(sitting.marks(0)) == ["hot", "gate"]


def test_b17_the_reading_leads_back_to_the_lists(sitting: Sitting) -> None:
    to_collecting(sitting, "Ann", "Bea")
    sitting.trace(*HOT)
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    sitting.click(sitting.table.reading_panel.main)
    assert sitting.marks(0) == {"hot": EntryMark.STANDING}
    sitting.click(sitting.table.reading_panel.lists)
    sitting.settle()
    assert (sitting.phase, sitting.marks(0)) == (Phase.COLLECT, {"hot": EntryMark.WRITTEN})
    assert sitting.ask.questions == ["You'll read again from the start."]
    sitting.trace(*GATE)
    assert sitting.words(0) == ["hot", "gate"]


def test_b17_an_empty_enter_passes_no_reader_on(sitting: Sitting) -> None:
    to_collecting(sitting, "Ann", "Bea")
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    panel = sitting.table.reading_panel
    assert panel.main.text() == "Bea reads next"
    sitting.key(Qt.Key.Key_Return)
    assert sitting.position.reader == 0
    assert "Bea reads next" in panel.entry.said
    sitting.click(panel.main)
    assert sitting.position.reader == 1


def test_nothing_moves_when_a_word_from_paper_is_typed(sitting: Sitting) -> None:
    to_collecting(sitting, "Ann", "Bea")
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    panel = sitting.table.reading_panel
    high, place = panel.main.height(), panel.below.geometry()
    sitting.type("h")
    sitting.settle()
    assert panel.main.property("role") == "primary"
    assert (panel.main.height(), panel.below.geometry()) == (high, place)


@pytest.mark.parametrize(
    ("allows", "mark"), [((2, 3), EntryMark.STANDING), ((), EntryMark.STRUCK), ((2,), EntryMark.STRUCK)]
)
def test_b20_a_vote_is_given_on_ballots(sitting: Sitting, allows: tuple[int, ...], mark: EntryMark) -> None:
    """Whoever wrote the word has no vote, and whoever challenges has voted."""
    to_collecting(sitting, "Ann", "Bea", "Cem", "Deb", court=ChallengeJudge.VOTE)
    sitting.trace(*TGU)
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    panel = sitting.table.reading_panel
    sitting.click(panel.main)
    sitting.click(panel.doubt)
    sitting.click(panel.challenge.people[1])
    sitting.settle()
    ballots = panel.challenge.ballots
    assert list(ballots) == [1, 2, 3]
    wide = [each.width() for each in panel.challenge.findChildren(BallotCard) if each.isVisible()]
    assert len(wide) == 4
    assert max(wide) - min(wide) <= 1
    assert not ballots[1].off.isVisible()
    assert not ballots[1].allow.isVisible()
    assert (panel.main.text(), panel.main.isEnabled()) == ("2 votes to go", False)
    for seat in (2, 3):
        if sitting.position.voting:
            sitting.click(ballots[seat].allow if seat in allows else ballots[seat].off)
    sitting.click(panel.main)
    assert sitting.marks(0) == {"tgu": mark}
    assert not panel.let_be.isVisible()
    assert not panel.doubt.isEnabled()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_b20_a_key_pressed_twice_votes_once(sitting: Sitting, monkeypatch: pytest.MonkeyPatch, key: Qt.Key) -> None:
    ballots = to_vote(sitting, *map(Player, ("Ann", "Bea", "Cem", "Deb", "Eli"))).challenge.ballots
    sitting.key(key)
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 60_000))
    sitting.key(key)
    assert sitting.votes == {1: False, 2: False, 3: None, 4: None}
    assert ballots[3].off.hasFocus()


def test_b20_a_challenge_can_be_taken_back(sitting: Sitting) -> None:
    to_collecting(sitting, "Ann", "Bea", "Cem")
    sitting.trace(*TGU)
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    panel = sitting.table.reading_panel
    sitting.click(panel.main)
    sitting.click(panel.doubt)
    sitting.settle()
    sitting.click(panel.let_be)
    assert sitting.marks(0) == {"tgu": EntryMark.STANDING}
    assert panel.doubt.isEnabled()


def to_vote(people: Sitting, *players: Player, by: int = 1, text_scale: float = 1.0) -> ReadingPanel:
    """Let the first player's words be read from the screen, and challenge the first of them; letters may grow then."""
    rules = replace(people.desk.services.boggle_presets["classic"], court=ChallengeJudge.VOTE)
    people.desk.begin(rules, players)
    drag_dome(people)
    lift(people)
    people.run_out()
    people.settle()
    for path in (TGU, HOT):
        people.trace(*path)
    people.click(people.table.collect_panel.read)
    people.settle()
    panel = people.table.reading_panel
    people.click(panel.main)
    people.click(panel.doubt)
    people.desk.services.choices.change(text_scale=text_scale)
    people.settle()
    soon = [each for each in people.desk.window.findChildren(QTimer) if each.parent() is people.desk.window]
    people.wait(lambda: not any(each.isActive() for each in soon))  # then it has scrolled to what has the keyboard
    if choice := panel.challenge.people.get(by):
        panel.scrolled.ensureWidgetVisible(choice)
        people.click(choice)
    people.settle()
    return panel


def test_b20_a_computer_that_cannot_say_holds_nobody_up(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boggle_desk.models.boggle.rivals.vote", lambda *_given: None)
    panel = to_vote(sitting, Player("Ann"), Player("Bea"), Player("Cem"), Player("Pip", level="beginner"))
    assert "isn't sure" in sitting.texts(panel)
    sitting.click(panel.challenge.ballots[2].off)
    assert (panel.main.text(), panel.main.isEnabled()) == ("See the verdict", True)
    sitting.click(panel.main)
    assert sitting.marks(0)["tgu"] is EntryMark.STRUCK


def test_b20_ballots_open_together_and_before_the_stamp(sitting: Sitting) -> None:
    panel = to_vote(sitting, *map(Player, ("Ann", "Bea", "Cem", "Deb", "Eli")))
    ballots = panel.challenge.ballots
    assert not panel.word.stamp, "the dictionary is asked by nobody before"
    sitting.click(ballots[2].allow)
    assert not any(ballot.off.isChecked() or ballot.allow.isChecked() for ballot in ballots.values())
    assert sitting.texts(panel).count("has voted") == 1
    sitting.click(ballots[3].off)
    assert panel.main.text() == "Eli's vote decides"
    sitting.click(ballots[4].off)
    assert [seat for seat in ballots if ballots[seat].off.isChecked()] == [1, 3, 4]
    assert ballots[2].allow.isChecked()
    assert [sitting.texts(ballot)[-1] for ballot in ballots.values()].count("Cross it off") == 3
    assert not any(ballot.off.isVisible() or ballot.allow.isVisible() for ballot in ballots.values())
    assert not panel.word.stamp
    sitting.click(panel.main)
    assert panel.word.stamp == "CROSSED OFF, 3 TO 1"
    assert panel.result.text() == "TGU doesn't count"
    assert [sitting.texts(ballot)[-1] for ballot in ballots.values()].count("Cross it off") == 3, "with the stamp"
    sitting.desk.services.choices.change(text_scale=2.0)
    sitting.settle()
    assert panel.challenge.isVisible()
    sitting.click(panel.main)
    assert not panel.challenge.isVisible()
    assert sitting.marks(0)["hot"] is EntryMark.STANDING


@pytest.mark.parametrize("paper", [False, True])
def test_b20_beside_a_verdict_only_what_is_of_use_then_is_shown(sitting: Sitting, paper: bool) -> None:
    """The rest comes back as soon as people read on."""
    if paper:
        seated(sitting, "Ann", "Bea", "Cem", court=ChallengeJudge.VOTE, writing=Writing.PAPER)
        for move in (Shake(), BeginSearch(), EndSearch(), BeginReading(), ReadWord("tgu")):
            sitting.table.submit(move)
        sitting.click(sitting.table.reading_panel.doubt)
        sitting.click(sitting.table.reading_panel.challenge.people[1])
        sitting.settle()
    else:
        to_vote(sitting, *map(Player, ("Ann", "Bea", "Cem")))
    panel = sitting.table.reading_panel
    read = {panel.doubt, panel.listeners[1]} if paper else {panel.doubt, panel.skip}
    sitting.click(panel.challenge.ballots[2].off)
    sitting.click(panel.main)
    sitting.settle()
    beside = {each for each in panel.findChildren(QAbstractButton) if each.isVisible() and each is not panel.word}
    assert {each.text() for each in beside} == {panel.main.text(), "Vote again", "Make TGU a house word"}
    sitting.click(panel.again)
    sitting.settle()
    assert sitting.votes == {1: False, 2: None}
    sitting.click(panel.challenge.ballots[2].off)
    sitting.click(panel.main)
    if paper:
        sitting.type("h")
    else:
        sitting.click(panel.main)
    sitting.settle()
    assert not panel.challenge.isVisible()
    assert all(each.isVisible() for each in read)


def test_b20_with_the_largest_letters_a_ballot_is_a_row(sitting: Sitting) -> None:
    """Two filled the window, and who votes next was out of sight."""
    panel = to_vote(sitting, *map(Player, ("Ann", "Bea", "Cem", "Deb")))
    sitting.desk.services.choices.change(text_scale=2.0)
    sitting.settle()
    for ballot in panel.challenge.ballots.values():
        assert ballot.off.y() == ballot.allow.y()
        assert ballot.height() < 0.4 * panel.scrolled.viewport().height()


@pytest.mark.parametrize("count", [4, 5, 6])
def test_b20_with_the_largest_letters_a_vote_and_its_verdict_open_at_the_top(sitting: Sitting, count: int) -> None:
    """The page lay at its lower end, and the word, the board and who challenges were out of sight."""
    sitting.desk.window.resize(1280, 800)
    panel = to_vote(sitting, *map(Player, ("Ann", "Bea", "Cem", "Deb", "Eli", "Fay")[:count]), text_scale=2.0)
    bar, seen = panel.scrolled.verticalScrollBar(), (panel.word, panel.board)
    assert bar.maximum() > 0
    assert [bar.value(), *(part.visibleRegion().isEmpty() for part in seen)] == [0, False, False]
    assert panel.challenge.isAncestorOf(QApplication.focusWidget())
    while vote := sitting.position.voting:
        seat = vote.ballot.waiting[0]
        unseen = panel.challenge.ballots[seat].off.visibleRegion().isEmpty()
        assert not unseen or seat == 2, "who votes next is in sight"
        sitting.table.submit(Vote(seat, True))
        sitting.settle()
    panel.main.click()
    sitting.settle()
    assert panel.word.stamp
    assert [bar.value(), *(part.visibleRegion().isEmpty() for part in seen)] == [0, False, False]


def test_b20_open_ballots_are_seen_before_the_stamp_falls_by_itself(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the dictionary says of the word is told last, if the table says something else."""
    monkeypatch.setattr("boggle_desk.views.ballots._SILENCE_MS", 1)
    panel = to_vote(sitting, *map(Player, ("Ann", "Bea", "Cem", "Deb", "Eli")))
    sitting.desk.services.choices.change(motion=Motion.ON)
    for seat in (2, 3, 4):
        assert panel.challenge.isVisible()
        assert "dictionary" not in panel.result.text()
        sitting.click(panel.challenge.ballots[seat].allow)
    assert panel.challenge.ballots[1].off.isChecked()
    assert sitting.position.entry(0, "tgu").upheld  # type: ignore[union-attr]  # it is on the list
    sitting.wait(lambda: bool(panel.word.stamp))
    panel.skip_show()
    assert panel.challenge.isVisible()
    assert panel.word.stamp == "ALLOWED, 3 TO 1"
    assert panel.result.text().splitlines()[1] == "It isn't in the dictionary. Your table says yes."


@pytest.mark.parametrize("press", ["mouse", "enter", "space"])
def test_b20_no_press_that_was_meant_for_a_ballot_goes_on_to_the_scores(sitting: Sitting, press: str) -> None:
    """The vote was over soon after the second ballot, and the next click was already on the way to the scores."""
    panel = to_vote(sitting, *map(Player, ("Ann", "Bea", "Cem", "Deb")))
    sitting.click(panel.let_be)
    while not sitting.position.last_call:
        sitting.click(panel.main)
    sitting.click_row(panel.slips.slips[0].words, 0)
    sitting.click(panel.doubt)
    sitting.click(panel.challenge.people[1])
    sitting.settle()
    sitting.click(panel.challenge.ballots[2].off)
    panel.challenge.decide()  # as it does by itself after a while
    sitting.settle()
    assert sitting.marks(0)["tgu"] is EntryMark.STRUCK
    ways = {
        "mouse": lambda: sitting.click(panel.main),
        "enter": lambda: sitting.key(Qt.Key.Key_Return),
        "space": lambda: sitting.key(Qt.Key.Key_Space),
    }
    assert panel.main.text() == "Carry on"
    ways[press]()
    assert sitting.phase is Phase.READ
    assert panel.slips.isVisible()
    assert (panel.main.text(), panel.word.text()) == ("See the scores", "TGU")
    ways[press]()
    assert sitting.phase is Phase.SCORED


def test_b20_a_settled_majority_waits_for_nobody(sitting: Sitting) -> None:
    panel = to_vote(sitting, *map(Player, ("Ann", "Bea", "Cem", "Deb")))
    sitting.click(panel.challenge.ballots[2].off)
    assert (panel.main.text(), panel.main.isEnabled()) == ("See the verdict", True)
    assert "didn't need to vote" in sitting.texts(panel)


def test_b20_teammates_are_not_offered_as_challengers(sitting: Sitting) -> None:
    seats = (Player("Ann", team="Red"), Player("Bea"), Player("Cem", team="Red"), Player("Deb"))
    panel = to_vote(sitting, *seats)
    assert list(panel.challenge.ballots) == [1, 3]


def test_b20_never_mind_leads_back_to_the_word_that_was_challenged(sitting: Sitting) -> None:
    to_collecting(sitting, "Ann", "Bea", "Cem", court=ChallengeJudge.VOTE)
    for path in (HOT, GATE, TGU):
        sitting.trace(*path)
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    panel = sitting.table.reading_panel
    for _ in range(3):
        sitting.click(panel.main)
    word = panel.word.text()
    sitting.key(Qt.Key.Key_C)
    sitting.key(Qt.Key.Key_1)
    sitting.settle()
    sitting.key(Qt.Key.Key_Escape)
    sitting.settle()
    assert panel.word.text() == word
    assert panel.main.hasFocus()


@pytest.mark.parametrize(("path", "points"), [((0, 1, 2, 6, 10, 13), -3), ((0, 1, 2, 6), -1)])
def test_b21_in_the_linear_round_a_longer_phony_costs_more(
    sitting: Sitting, path: tuple[int, ...], points: int
) -> None:
    rules = replace(sitting.desk.services.boggle_presets["linear"], writing=Writing.SCREEN)
    sitting.desk.begin(rules, (Player("Ann"), Player("Bea")))
    drag_dome(sitting)
    lift(sitting)
    sitting.trace(*path)
    for _ in range(2):
        sitting.run_out()
        sitting.settle()
        if sitting.phase is Phase.COVERED:
            lift(sitting)
    panel = sitting.table.reading_panel
    sitting.click(panel.main)
    sitting.click(panel.doubt)
    sitting.click(panel.main)
    assert sitting.position.rounds == ((points, 0),)


def test_b27_the_table_stops_when_it_likes(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", target=None, rounds=None)
    drag_dome(sitting)
    lift(sitting)
    sitting.trace(*HOT)
    sitting.run_out()
    sitting.settle()
    assert sitting.phase is Phase.SCORED
    sitting.click(sitting.table.scores_panel.stop)
    assert (sitting.phase, sitting.position.winners) == (Phase.ENDED, (0,))
    sitting.click(sitting.table.win_panel.home)
    assert sitting.desk.window.pages.currentWidget() is sitting.desk.home
    assert sitting.desk.services.store.unfinished() == []


def test_a_double_click_reads_a_word(sitting: Sitting) -> None:
    to_collecting(sitting, "Ann", "Bea")
    for path in (HOT, GATE):
        sitting.trace(*path)
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    words = sitting.table.reading_panel.slips.slips[0].words
    sitting.click_row(words, 1)
    sitting.double_click_row(words, 1)
    assert sitting.marks(0) == {"hot": EntryMark.WRITTEN, "gate": EntryMark.STANDING}


def test_one_press_reads_all_lists_and_goes_on_to_the_scores(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rivals, "ALL_MS", 1)
    to_collecting(sitting, "Ann", "Bea", target=None)
    for path in (HOT, GATE):
        sitting.trace(*path)
    sitting.click(chips_of(sitting.table.collect_panel)["Bea"])
    sitting.trace(*HOT)
    sitting.click(sitting.table.collect_panel.read)
    sitting.settle()
    panel = sitting.table.reading_panel
    sitting.click(panel.all)
    sitting.wait(lambda: sitting.position.next_unread is None)
    sitting.click(panel.main)
    assert sitting.position.last_call
    sitting.click(panel.main)
    assert sitting.phase is Phase.SCORED
    assert sitting.position.rounds == ((1, 0),)
