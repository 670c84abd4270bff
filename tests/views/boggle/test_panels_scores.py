"""The scores and the review say what the engine says (B25 to B29, and the words of the board)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.events import PassReading, ReadWord, Shake
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.review import best_first, everyday_first, missed, review
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.prompts import Act
from boggle_desk.models.boggle.tables import ReviewModel
from boggle_desk.settings import Motion
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.round_end import RaceTrack, Runner, TumblingName
from boggle_desk.views.plot import RacePlot
from tests.views.boggle.table_fixtures import PATIENCE, Sitting, seated
from tests.views.boggle.table_stages import play_to, read_aloud

pytestmark = pytest.mark.slow


def score(people: Sitting, *lists: str) -> None:
    """Play a round on paper in which these lists are read aloud."""
    people.table.submit(Shake())
    people.settle()
    people.enter("")
    assert people.phase is Phase.SEARCH
    people.run_out()
    people.settle()
    read_aloud(people)
    while people.phase is Phase.READ:
        reader = people.position.reader
        assert reader is not None
        for word in lists[reader].split():
            people.table.submit(ReadWord(word))
        people.table.submit(PassReading())
    people.settle()


def said(people: Sitting) -> str:
    return " ".join(people.texts(people.table))


def test_b27_totals_stand_in_order_with_the_points_of_the_round(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea", target=None)
    score(sitting, "hostages", "stage")
    score(sitting, "fish", "firemen")
    assert sitting.table.scores_panel.race.accessibleName() == "Ann: 12 (+1 this round), Bea: 7 (+5 this round)"


def test_b26_a_target_that_is_reached_ends_the_game(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    seated(sitting, "Ann", "Bea", target=11)
    score(sitting, "stage", "hot")
    assert sitting.table.scores_panel.stop.isVisible()
    score(sitting, "basins remiss firemen", "")
    assert sitting.phase is Phase.ENDED
    sitting.click(sitting.table.finish_panel.main)
    assert "Ann wins!" in said(sitting)
    panel, interval = sitting.table.win_panel, [60_000]
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: interval[0]))
    sitting.enter()
    assert panel.isVisible(), "an Enter too soon begins no other game"
    assert panel.main.hasFocus()
    sitting.click(panel.main)
    assert panel.isVisible(), "nor does a click, though the mouse came from elsewhere"
    interval[0] = 0
    sitting.enter()
    assert sitting.phase is Phase.SHAKE


@pytest.mark.parametrize("way", ["button", "Escape", "Undo"])
def test_an_enter_too_many_loses_no_end_of_a_round(sitting: Sitting, way: str) -> None:
    """B-42: it led into the next round, and nothing led back."""
    seated(sitting, "Ann", "Bea", target=None)
    score(sitting, "hot", "stage")
    steps, panel = sitting.table.session.steps, sitting.table.scores_panel
    sitting.enter()
    assert sitting.table.shake_panel.isVisible()
    if way == "button":
        sitting.click(sitting.table.shake_panel.back)
    elif way == "Escape":
        sitting.key(Qt.Key.Key_Escape)
    else:
        sitting.table.take_back()
    assert panel.isVisible()
    assert "Bea takes the round!" in said(sitting)
    assert sitting.table.session.steps == steps
    sitting.enter()
    assert not panel.isVisible()
    sitting.table.submit(Shake())
    sitting.settle()
    assert not sitting.table.shake_panel.back.isVisible(), "another round has begun"
    assert sitting.position.round == 2


def test_b43_the_end_of_a_round_tells_last_who_takes_it_and_can_be_seen_again(sitting: Sitting) -> None:
    """Missed words, the race from where each stood, coins: nothing on the screen, to a screen reader or on a phone
    tells it before."""
    seated(sitting, "Ann", "Bea", target=None)
    score(sitting, "hot", "stage")
    table, panel = sitting.table, sitting.table.scores_panel
    assert "Bea takes the round!" in said(sitting), "where nothing moves it is told at once"
    sitting.wait(lambda: bool(panel.missed.words))
    sitting.desk.services.choices.change(motion=Motion.ON)
    for _ in range(2):
        table.do(Act.WATCH)
        assert panel.timeline.runs
        assert panel.heading.text() == "Who takes the round?"
        assert not {"Bea takes the round!", "STAGE"}.intersection(sitting.texts(panel))
        assert (panel.race.accessibleName(), panel.coins.accessibleName()) == (" ", " ")
        assert {word.shown for word in panel.missed.words} == {0.0}
        assert table.prompts.on_phone(table.state, 0).heading == "Who takes the round?"
        assert table.remarks_wait
        sitting.key(Qt.Key.Key_Return)
        assert panel.isVisible(), "a key shows the end, and no next round"
        assert panel.heading.text() == "Bea takes the round!"
        assert panel.race.accessibleName().startswith("Bea: 2 (+2 this round)")
        assert "STAGE" in sitting.texts(panel)
        assert table.prompts.on_phone(table.state, 0).heading == "Bea takes the round!"
        assert panel.again.isVisible()
    assert not table.remarks_wait


def test_the_finish_can_be_called_back_from_the_podium(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea", target=5)
    score(sitting, "hot", "hostages")
    sitting.click(sitting.table.finish_panel.main)
    sitting.desk.services.choices.change(motion=Motion.ON)
    sitting.table.do(Act.WATCH)
    assert sitting.table.finish_panel.isVisible()
    assert sitting.table.finish_panel.heading.text() == "The last round"
    assert sitting.table.finish_panel.track.accessibleName() == " "
    sitting.key(Qt.Key.Key_Return)
    assert sitting.table.finish_panel.heading.text().startswith("Bea wins by")
    sitting.key(Qt.Key.Key_Return)
    assert sitting.table.win_panel.isVisible()
    assert "Bea wins!" in said(sitting)


def test_the_end_of_the_last_round_can_be_reached_from_the_podium(sitting: Sitting) -> None:
    """B-42"""
    seated(sitting, "Ann", "Bea", target=5)
    score(sitting, "hot", "hostages")
    sitting.click(sitting.table.finish_panel.main)
    sitting.click(sitting.table.win_panel.results)
    assert sitting.table.scores_panel.isVisible()
    assert "Only you found these" in said(sitting)
    sitting.click(sitting.table.scores_panel.main)
    assert sitting.table.win_panel.isVisible()
    assert sitting.phase is Phase.ENDED


def test_the_main_button_is_where_none_was_on_the_page_before(sitting: Sitting) -> None:
    """S-30, B-42"""
    seated(sitting, "Ann", "Bea", target=5)
    score(sitting, "hot", "hostages")
    podium = sitting.table.finish_panel.main
    at = podium.mapTo(sitting.desk.window, podium.rect().center())
    sitting.click(podium)
    sitting.settle()
    rematch = sitting.table.win_panel.main
    assert not rematch.rect().contains(rematch.mapFrom(sitting.desk.window, at))


def test_b34_a_team_that_wins_wins_together(sitting: Sitting) -> None:
    rules = replace(sitting.desk.services.boggle_presets["classic"], writing=Writing.PAPER, target=2)
    players = (Player("Ann", team="red"), Player("Bea"), Player("Cem", team="red"))
    sitting.desk.begin(rules, players)
    score(sitting, "stage", "", "hot")
    assert (sitting.phase, sitting.position.winners) == (Phase.ENDED, (0, 2))
    assert "red win by 3" in said(sitting)
    sitting.click(sitting.table.finish_panel.main)
    assert "red win!" in said(sitting)
    assert sitting.table.win_panel.podium.accessibleName() == "1. red, 3 points, 2. Bea, 0 points"


@pytest.fixture
def reviewed(sitting: Sitting) -> Sitting:
    """Return a table at which all words of the board are shown."""
    play_to(sitting, "review")
    return sitting


def shown(people: Sitting) -> list[str]:
    model = people.table.review_panel.words.model()
    assert isinstance(model, ReviewModel)
    return [row.word for row in model.rows]


def filters(people: Sitting) -> list[QAbstractButton]:
    buttons = people.table.review_panel.findChildren(QAbstractButton)
    return sorted((b for b in buttons if b.isCheckable() and b.isVisible()), key=QAbstractButton.x)


def test_the_review_shows_every_word_what_was_found_and_what_was_missed(reviewed: Sitting) -> None:
    position, lexicon = reviewed.position, reviewed.table.lexicon
    assert position.board
    rows = best_first(review(position, solve(position.board, lexicon.graph, 3), lexicon))
    expected = (rows, tuple(row for row in rows if row.finders), best_first(missed(rows)))
    for button, kind in zip(filters(reviewed), expected, strict=True):
        reviewed.click(button)
        assert shown(reviewed) == [row.word for row in kind]
        assert kind


def test_b49_all_words_say_how_they_are_sorted(reviewed: Sitting) -> None:
    """CORNROW stood 14th, behind words of a point that are commoner."""
    panel = reviewed.table.review_panel
    model = panel.words.model()
    assert isinstance(model, ReviewModel)
    assert panel.order.currentText() == "Best first"
    points = [row.points for row in model.rows]
    assert points == sorted(points, reverse=True)
    panel.order.setFocus()
    reviewed.key(Qt.Key.Key_Down)
    assert panel.order.currentText() == "Longest first"
    lengths = [len(row.word) for row in model.rows]
    assert lengths == sorted(lengths, reverse=True)
    reviewed.key(Qt.Key.Key_Down)
    assert panel.order.currentText() == "Everyday words first"
    assert model.rows == everyday_first(model.rows)


def test_the_chosen_word_lies_on_the_board_and_has_its_meaning(reviewed: Sitting) -> None:
    pointed: list[tuple[int, ...]] = []
    panel = reviewed.table.review_panel
    panel.words.pointed.connect(pointed.append)
    reviewed.click_row(panel.words, 0)
    reviewed.key(Qt.Key.Key_Down)
    reviewed.key(Qt.Key.Key_Down)
    word = shown(reviewed)[2]
    assert reviewed.position.board
    assert reviewed.position.board.spell(pointed[-1]) == word
    assert any(word.upper() in text for text in reviewed.texts(panel.meaning))


@pytest.mark.parametrize("by_key", [False, True])
def test_back_and_escape_lead_to_the_scores(reviewed: Sitting, by_key: bool) -> None:
    if by_key:
        reviewed.key(Qt.Key.Key_Escape)
    else:
        reviewed.click(reviewed.table.review_panel.main)
    assert reviewed.table.scores_panel.isVisible()
    reviewed.click(reviewed.table.scores_panel.words)
    assert len(shown(reviewed)) > 50


def test_the_next_round_is_reviewed_anew(reviewed: Sitting) -> None:
    before = shown(reviewed)
    reviewed.click(reviewed.table.review_panel.main)
    reviewed.enter("")
    score(reviewed, "fish", "hire", "his")
    reviewed.click(reviewed.table.scores_panel.words)
    reviewed.wait(lambda: "firemen" in shown(reviewed))
    assert "hostages" in before
    assert "hostages" not in shown(reviewed)


def test_the_end_of_a_round_tells_what_everybody_has_and_what_all_missed(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea", target=50)
    score(sitting, "hostages hot", "stage hot")
    panel = sitting.table.scores_panel
    assert panel.main.hasFocus()
    assert panel.coins.accessibleName() == "Ann: HOSTAGES 11. Bea: STAGE 2"
    assert (panel.best.word.text(), panel.best.text.text()) == ("HOSTAGES", "Ann · 11 points")
    sitting.wait(lambda: bool(panel.missed.words))
    assert len(panel.missed.words) == 3
    word = panel.missed.words[0].text().lower()
    assert sitting.table.lexicon.is_everyday(word)
    assert not sitting.position.holders(word)
    sitting.click(panel.missed.words[0])
    assert (panel.best.title.text(), panel.best.word.text()) == ("You could have had", word.upper())
    assert panel.best.text.text(), "its meaning"
    sitting.click(panel.words)
    sitting.click(sitting.table.review_panel.main)
    assert panel.missed.words[0].isChecked()
    assert panel.best.word.text() == word.upper(), "the board shows the word with the frame"


def test_a_game_that_stops_for_today_waits_on_the_home_page(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea", target=50)
    score(sitting, "hostages", "stage")
    sitting.click(sitting.table.scores_panel.home)
    home = sitting.desk.home
    sitting.wait(home.waiting.isVisible)
    home.waiting.go_on.click()  # it may have to be scrolled to
    assert sitting.position.totals == (11, 2)
    assert sitting.table.scores_panel.main.hasFocus()


def test_the_end_of_a_game_tells_who_won_and_the_best_word_of_all_rounds(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea", target=None)
    score(sitting, "hostages", "stage")
    score(sitting, "fish", "firemen")
    sitting.click(sitting.table.scores_panel.stop)
    panel = sitting.table.win_panel
    assert panel.heading.text() == "Ann wins!"
    assert panel.text.text() == "12 points in 2 rounds, 5 ahead of Bea"
    assert panel.cubes.accessibleName() == "ANN"
    assert panel.podium.accessibleName() == "1. Ann, 12 points, 2. Bea, 7 points"
    sitting.wait(panel.best.isVisible)
    assert (panel.best.line.text(), panel.best.text.text()) == ("HOSTAGES", "Ann, round 1 · 11 points")
    assert panel.moment.line.text() == "Ann made 11 points"
    assert panel.main.hasFocus()
    sitting.key(Qt.Key.Key_Return)
    assert (sitting.phase, sitting.position.rounds) == (Phase.SHAKE, ())


def test_a_ring_lies_between_the_best_two_or_on_the_biggest_jump(qapp: QApplication) -> None:
    look = Appearance()
    accent = QColor(look.theme.accent)

    def ringed(first: bool) -> float:
        plot = RacePlot(look)
        plot.resize(400, 140)
        plot.show_lines([("", "#2a7d78", (10, 10)), ("", "#2a7d78", (0, 0))], 1, first)
        image = plot.grab().toImage()
        rows = [y for x in range(400) for y in range(140) if image.pixelColor(x, y) == accent]
        return (min(rows) + max(rows)) / 2

    assert ringed(first=False) == pytest.approx(70, abs=2)
    assert ringed(first=True) == pytest.approx(14, abs=2)


SIXTEEN = tuple(PlacedCube(("A", "B", "C", "D", "E", "F"), 0, 0) for _ in range(16))


def test_a_low_place_cuts_off_no_cube_of_a_name(qapp: QApplication) -> None:
    cubes, high = TumblingName(Appearance()), 190
    cubes.resize(1184, high)
    cubes.show_name("OMA", SIXTEEN)
    picture = QImage(cubes.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    cubes.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    assert max(picture.pixelColor(x, y).alpha() for x in range(1184) for y in (0, high - 1)) < 128


def test_no_cube_lies_under_the_menu(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea")
    score(sitting, "hostages", "stage")
    sitting.click(sitting.table.scores_panel.stop)
    sitting.settle()
    cubes, menu = sitting.table.win_panel.cubes, sitting.table.menu
    picture = QImage(cubes.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    cubes.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    place = QRect(cubes.mapFrom(sitting.table, menu.pos()), menu.size())
    covered = picture.copy(place & cubes.rect())
    assert not covered.isNull()
    assert max(covered.pixelColor(x, y).alpha() for x in range(covered.width()) for y in range(covered.height())) < 30


def test_a_key_ends_what_moves_and_only_the_next_one_goes_on(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea", target=50)
    score(sitting, "hostages", "stage")
    sitting.desk.services.choices.change(motion=Motion.ON)  # not before: cubes may tumble by now, and Enter ends that
    panel = sitting.table.scores_panel
    panel.timeline.play(PATIENCE / 1000)  # or it would be over by itself on a slow machine
    assert panel.isVisible()
    assert panel.timeline.runs
    sitting.key(Qt.Key.Key_Return)
    assert panel.isVisible(), "the first key ended the show"
    sitting.key(Qt.Key.Key_Return)
    assert sitting.table.shake_panel.isVisible()


def test_a_record_and_a_streak_are_told_when_they_happen(sitting: Sitting) -> None:
    for word in ("hot", "hire"):
        seated(sitting, "Ann", "Bea", target=None)
        score(sitting, word, "")
        sitting.click(sitting.table.scores_panel.stop)
    seated(sitting, "Ann", "Bea", target=None)
    sitting.desk.services.history.refresh()
    sitting.wait(lambda: not sitting.desk.services.history.busy)
    score(sitting, "cigars", "")
    sitting.wait(lambda: "★ New record: 3 points in a round! Ann beats the old best." in said(sitting))
    sitting.click(sitting.table.scores_panel.stop)
    sitting.wait(lambda: "Ann has won 3 games in a row!" in said(sitting))


@pytest.mark.parametrize("total", range(40, 50))
@pytest.mark.parametrize("made", [25, 0])
def test_no_number_lies_on_the_finish_or_on_a_name(qapp: QApplication, total: int, made: int) -> None:
    """B-33: "+25" lay under the flag. With 0 the pawn has made all its points in this round."""
    track = RaceTrack(Appearance())
    track.resize(1184, 138)

    def shown(points: int, last: int) -> QImage:
        runner = Runner("Ann", lambda _painter, _box: None, "#2a7d78", points, last)
        track.show_runners([runner, replace(runner, name="Bea", total=0, made=0)], 50)
        return track.grab().toImage()

    clean, picture = shown(0, 0), shown(total, made or total)
    row = clean.height() // 2 - 6
    flag = [x for x in range(clean.width()) if clean.pixelColor(x, row).name() in ("#f4efe4", "#1b263e")]
    assert flag, "the flag is found by its colours"
    numbers = {"#ffffff", "#f2b84b"}
    written = {x for x in range(picture.width()) for y in range(30, row) if picture.pixelColor(x, y).name() in numbers}
    written -= {x for x in range(clean.width()) for y in range(30, row) if clean.pixelColor(x, y).name() in numbers}
    assert not written.intersection(flag)
    assert min(written) > 170
