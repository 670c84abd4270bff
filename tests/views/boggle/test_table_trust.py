"""What the table promises: typed words arrive, what is said is so, each list is its owner's."""

from collections.abc import Iterator
from dataclasses import replace
from string import ascii_uppercase

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QPushButton

from boggle_desk.engine.boggle.events import PassReading, Shake, WriteWord
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.settings import Motion, ThemeChoice
from boggle_desk.views.boggle.boggle_table_page import BoggleTablePage
from boggle_desk.views.boggle.dome import cube_painter, physics
from boggle_desk.views.boggle.panels.search_panel import FlyingWord
from boggle_desk.views.faces import face_of
from boggle_desk.views.player_view import CHOICE, PlayerView
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, seated, settings_for
from tests.views.boggle.table_stages import hidden, lift, shake


@pytest.fixture
def moving(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program with all that moves."""
    with open_desk(replace(settings_for("Ann", "Bea"), motion=Motion.ON)) as opened:
        yield opened


def searching(people: Sitting) -> Sitting:
    """Let Ann search on the screen."""
    shake(on_screen(people, "Ann", "Bea"))
    lift(people)
    return people


@pytest.mark.parametrize("by_mouse", [True, False])
def test_who_keeps_looking_types_on(sitting: Sitting, by_mouse: bool) -> None:
    """After "We're done" the word line has the keyboard: nothing typed is lost."""
    searching(sitting)
    if by_mouse:
        sitting.click(sitting.table.search_panel.end)
    else:
        sitting.tab_to(sitting.table.search_panel.end)
        sitting.key(Qt.Key.Key_Space)
    assert sitting.table.search_panel.keep.isVisible()
    sitting.enter("hot")
    assert sitting.words(0) == ["hot"]
    assert not sitting.table.search_panel.keep.isVisible(), "who writes keeps looking"


def test_a_word_typed_while_a_button_has_the_keyboard_is_written(sitting: Sitting) -> None:
    searching(sitting)
    sitting.tab_to(sitting.table.turn)
    sitting.enter("hot")
    assert sitting.words(0) == ["hot"]


def test_enter_presses_the_button_that_has_the_keyboard(sitting: Sitting) -> None:
    searching(sitting)
    sitting.tab_to(sitting.table.turn)
    sitting.enter()
    assert sitting.table.dome.view_turns == 1
    sitting.tab_to(sitting.table.search_panel.pause)
    sitting.enter()
    assert sitting.table.timer.is_paused
    sitting.enter()
    sitting.enter("hot")
    assert sitting.words(0) == ["hot"]


@pytest.mark.skipif(not physics.is_here(), reason="no physics here")
def test_each_sentence_beside_the_dome_is_true_when_it_is_there(moving: Sitting) -> None:
    """From the first shake until the dome is lifted; a board that is shaken again says the same."""
    table = seated(moving, "Ann", "Bea", writing=Writing.PAPER).table
    moving.wait(table.dome.isVisible)
    physics.make_ready(4, 4)

    def said() -> tuple[str, list[str]]:
        panel = table.shake_panel
        buttons = (panel.shake, panel.again, panel.lift, panel.print)
        return panel.heading.text(), [each.text() for each in buttons if each.isVisible() and each.isEnabled()]

    resting = ("Pencils ready?", ["Shake again", "Lift the dome", "Print this board…"])
    assert said() == ("Give it a good shake", ["Hold to shake"])
    for held in (["Let go to drop the cubes"], ["Let go to drop the cubes"]):
        table.dome.press_shake()
        assert said() == ("Give it a good shake", held)
        table.dome.release_shake()
        assert moving.phase is Phase.COVERED
        assert said() == ("Here come the cubes!", [])
        moving.enter()  # brings the cubes to rest
        moving.settle()
        assert said() == resting
    assert "Space" not in " ".join(moving.texts(table.shake_panel)), "what is over is not asked for"


def test_b19_lists_are_typed_in_from_the_first_reader_in_each_round(sitting: Sitting) -> None:
    table = seated(sitting, "Ann", "Bea", "Cem", writing=Writing.PAPER, target=500).table
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    assert table.collect_panel.seat == 0
    sitting.click(table.collect_panel.seats.chips[2])
    sitting.enter("hot", "zebra")
    assert sitting.words(2) == ["hot"]
    table.collect_panel.read.click()
    while sitting.phase is Phase.READ:
        table.submit(PassReading())
    table.submit(Shake())
    sitting.enter()
    sitting.run_out()
    assert sitting.phase is Phase.COLLECT
    assert table.collect_panel.seat == sitting.position.first_reader == 1
    assert not table.collect_panel.entry.line.text(), "a word that was refused went with its round"


def test_b4_a_line_below_m_w_and_z_only() -> None:
    def has_gap(letter: str) -> bool:
        """Return whether there is a row without ink between two with ink."""
        path = cube_painter.outline(letter)
        inked = [path.intersects(QRectF(-1, row / 200, 2, 0.001)) for row in range(-100, 100)]
        return not all(inked[inked.index(True) : len(inked) - inked[::-1].index(True)])

    assert {letter for letter in ascii_uppercase if has_gap(letter)} == {"M", "W", "Z"}


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("hotz", "There's no Z on the board."),
        ("tet", "TET needs the same T twice."),
        ("hotu", "HOT works, but no U touches the last letter."),
    ],
)
def test_b8_a_refused_word_is_told_its_fault_and_shown_where(sitting: Sitting, word: str, said: str) -> None:
    searching(sitting)
    sitting.enter(word)
    assert said in sitting.texts(sitting.table.search_panel)


def test_the_cubes_at_fault_flash(sitting: Sitting) -> None:
    table = searching(sitting).table
    table.dome.finish_pictures()
    table.dome.setFocus()
    before = table.dome.viewport().grab().toImage()
    sitting.table.submit(WriteWord(0, "hotu"))
    flashing = table.dome.viewport().grab().toImage()
    u, w = sitting.cell(3), sitting.cell(0)
    around_u, around_w = (QRect(0, 0, 150, 150).translated(at.x() - 75, at.y() - 75) for at in (u, w))
    assert flashing.copy(around_u) != before.copy(around_u)
    assert flashing.copy(around_w) == before.copy(around_w)


def test_the_name_on_a_chosen_chip_is_not_painted_over(sitting: Sitting) -> None:
    """The tick stands in room of its own."""
    look = sitting.desk.services.look
    chip = PlayerView(look, face_of(look, "Grandma"), "Grandma", CHOICE)
    chip.setFont(sitting.desk.window.font())
    chip.resize(134, 56)
    plain = chip.grab().toImage()
    chip.setChecked(True)
    chosen = chip.grab().toImage()
    tick = QRect(134 - 30, 14, 22, 28)
    assert chosen.copy(tick) != plain.copy(tick)
    words = QRect(58, 10, 134 - 58 - 30, 36)
    assert chosen.copy(words) == plain.copy(words)
    chip.deleteLater()


def test_the_keyboard_and_a_choice_look_different(sitting: Sitting) -> None:
    table = seated(sitting, "Ann", "Bea", writing=Writing.PAPER).table
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    ann, bea = table.collect_panel.seats.chips
    looks = []
    for chosen in (True, False):
        (ann if chosen else bea).setChecked(True)
        for focused in (True, False):
            (ann if focused else table.collect_panel.entry.line).setFocus()
            looks.append(ann.grab().toImage())
    assert all(a != b for number, a in enumerate(looks) for b in looks[:number])


def test_a_message_moves_nothing_on_the_page(sitting: Sitting) -> None:
    table = searching(sitting).table
    places = [each.geometry() for each in (table, table.dome, table.search_panel)]
    sitting.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    sitting.settle()
    assert "dictionary" in sitting.desk.window.toast.text()
    assert sitting.desk.window.toast.isVisible()
    assert [each.geometry() for each in (table, table.dome, table.search_panel)] == places


def test_what_the_first_page_cannot_do_is_disabled(sitting: Sitting) -> None:
    actions = {
        action.shortcut().toString(): action
        for menu in sitting.desk.window.menuBar().actions()
        for action in menu.menu().actions()
    }
    keys = ("Ctrl+Shift+P", "Ctrl+Z", "Ctrl+R")
    assert [actions[key].isEnabled() for key in keys] == [False, False, False]
    searching(sitting)
    assert [actions[key].isEnabled() for key in keys] == [True, True, True]
    sitting.desk.go_home()
    assert [actions[key].isEnabled() for key in keys] == [False, False, False]


def test_without_physics_the_board_is_there_at_once_and_it_is_said_once(
    moving: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(physics, "is_here", lambda: False)
    table = seated(moving, "Ann", "Bea", writing=Writing.PAPER).table
    reason = "can't tumble on this computer"
    assert reason in " ".join(moving.texts(table.shake_panel))
    moving.hold(Qt.Key.Key_Space)
    moving.wait(table.shake_panel.lift.isEnabled)
    assert moving.phase is Phase.COVERED
    assert hidden(moving)
    assert reason not in " ".join(moving.texts(table.shake_panel))


def test_enter_on_a_button_of_the_set_up_presses_it_and_begins_no_game(sitting: Sitting) -> None:
    sitting.desk.new_table()
    sitting.tab_to(sitting.setup.back)
    sitting.enter()
    assert sitting.desk.table is None
    assert sitting.desk.window.pages.currentWidget() is sitting.desk.home


def test_a_word_flies_into_the_list_and_keeps_nobody_waiting(sitting: Sitting) -> None:
    table = searching(sitting).table
    sitting.desk.services.choices.change(motion=Motion.ON)
    sitting.enter("hot")
    flying = table.findChild(FlyingWord)
    assert isinstance(flying, FlyingWord)
    assert flying.isVisible()
    sitting.type("h")
    assert not flying.isVisible(), "whoever types on sees the board"
    assert sitting.words(0) == ["hot"]


def test_on_paper_there_are_the_board_the_time_and_two_buttons(sitting: Sitting) -> None:
    table = seated(sitting, "Ann", "Bea", writing=Writing.PAPER).table
    shake(sitting)
    covered = table.dome.geometry()
    lift(sitting)
    sitting.settle()
    assert table.dome.geometry() == covered, "nothing jumps"
    assert table.menu.isVisible()
    assert not sitting.desk.window.menuBar().isVisible()
    buttons = [each.text() for each in table.beside.findChildren(QPushButton) if each.isVisible()]
    assert buttons == ["Pause", "We're done"]
    assert sitting.texts(table.beside) == ["3:00"]
    assert table.clock_card.digits.height() * 5 > table.height(), "to be read from across the room"


def test_with_large_letters_what_is_typed_from_paper_is_in_sight(sitting: Sitting) -> None:
    sitting.desk.services.choices.change(text_scale=2.0)
    table = seated(sitting, "Ann", "Bea", "Cem", writing=Writing.PAPER).table
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    line = table.collect_panel.entry.line
    sitting.wait(lambda: line.hasFocus() and line.visibleRegion().boundingRect().height() == line.height())


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, pytest.param(ThemeChoice.DARK, marks=pytest.mark.slow)])
def test_b15_in_the_last_ten_seconds_the_room_dims_and_the_letters_stay_readable(
    sitting: Sitting, theme: ThemeChoice
) -> None:
    sitting.desk.services.choices.change(theme=theme)
    table = seated(sitting, "Ann", "Bea", writing=Writing.PAPER).table
    shake(sitting)
    lift(sitting)
    table.dome.finish_pictures()
    sitting.run(118)
    day = _light(table.grab().toImage(), table, 12)
    sitting.run(51)
    assert table.clock_card.digits.text() == "0:11"
    before = _light(table.grab().toImage(), table, 12)
    sitting.run(2)
    assert table.clock_card.digits.text() == "9"
    face, ink = _light(table.grab().toImage(), table, 12)
    assert face < before[0] < day[0]
    assert (face + 0.05) / (ink + 0.05) >= 5
    sitting.run_out()
    assert not table.lamp.isVisible()


def _light(picture: QImage, table: BoggleTablePage, cell: int) -> tuple[float, float]:
    """Return the luminance of a cube's face and of its letter."""
    spot = table.dome.visualRect(table.dome.model().index(cell // 4, cell % 4))
    spot.moveTopLeft(table.dome.viewport().mapTo(table, spot.topLeft()))
    inside = spot.adjusted(spot.width() // 5, spot.height() // 5, -spot.width() // 5, -spot.height() // 5)
    places = [(x, y) for x in range(inside.left(), inside.right()) for y in range(inside.top(), inside.bottom())]
    light = sorted(_luminance(picture.pixelColor(x, y)) for x, y in places)
    return light[len(light) * 9 // 10], light[len(light) // 40]


def _luminance(colour: QColor) -> float:
    parts = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
