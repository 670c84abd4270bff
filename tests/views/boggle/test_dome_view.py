"""The dome as a widget: what it tells its owner, what it hides, what it lets a person do."""

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import numpy
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QThread, QTimer
from PySide6.QtGui import QAccessible, QImage, QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boggle_desk.engine.boggle.cubes import PlacedCube, shake
from boggle_desk.models.boggle.prompts import Cubes
from boggle_desk.views.appearance import DARK, LIGHT
from boggle_desk.views.boggle.dome import faces
from boggle_desk.views.boggle.dome.camera import RIM, Camera, Governor, is_quick, outer_half, shares
from boggle_desk.views.boggle.dome.motion import Hand
from boggle_desk.views.boggle.dome.physics import make_ready
from boggle_desk.views.boggle.dome_view import DomeView, Flash
from boggle_desk.views.sound import Sound
from tests.goldens import alike, check_golden, rgba

LETTERS = "ABCDEFGHIJKLMNOPRSTUVWXYZ"


def board(text: str) -> tuple[PlacedCube, ...]:
    """Return cubes that show these faces, with blank sides."""
    return tuple(PlacedCube((face, "X", "X", "X", "X", "X"), 0, 0) for face in text.split())


SIXTEEN = board("A B C D E F G H I J K L M N # Qu")


def shaken(seed: int, count: int = 16) -> tuple[PlacedCube, ...]:
    rng = Random(seed)
    return shake([tuple(rng.choice(LETTERS) for _ in range(6)) for _ in range(count)], rng)


@pytest.fixture
def dome(qtbot: QtBot) -> DomeView:
    """Return a dome that moves, on the screen."""
    make_ready(4, 4)
    view = DomeView(LIGHT)
    view.set_seed(4)
    view.resize(420, 420)
    view.show_board(4, 4, SIXTEEN, False)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def calm_dome(qtbot: QtBot) -> DomeView:
    """Return a dome with reduced motion, on the screen."""
    view = DomeView(LIGHT, motion=False)
    view.resize(420, 420)
    view.show_board(4, 4, SIXTEEN, False)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    return view


def heard(view: DomeView) -> list[object]:
    """Return a list that fills with the names of the signals as they come."""
    names: list[object] = []
    view.released.connect(lambda: names.append("released"))
    view.settled.connect(lambda: names.append("settled"))
    view.lifted.connect(lambda: names.append("lifted"))
    view.traced.connect(lambda cells: names.append(("traced", cells)))
    view.trace_ended.connect(lambda cells: names.append(("ended", cells)))
    view.typed.connect(lambda text: names.append(("typed", text)))
    return names


def middle(view: DomeView, cell: int) -> QPoint:
    return view.visualRect(view.model().index(cell // 4, cell % 4)).center()


def said(view: DomeView) -> list[str]:
    """Return what the model and a screen reader get to know of the letters."""
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.role() == QAccessible.Role.Table
    children = [interface.child(number) for number in range(interface.childCount())]
    names = [child.text(QAccessible.Text.Name) for child in children if child.role() == QAccessible.Role.Cell]
    assert len(names) == 16
    return names + [view.model().index(row, column).data() for row in range(4) for column in range(4)]


def moving(view: DomeView) -> bool:
    """Return whether pictures are still made of a motion."""
    return any(timer.isActive() and not timer.isSingleShot() for timer in view.findChildren(QTimer))


def pixels(view: DomeView) -> QImage:
    return view.grab().toImage()


def lying(cubes: tuple[PlacedCube, ...], covered: bool = False) -> QImage:
    """Return how cubes look on a dome on which nothing ever moved."""
    view = DomeView(LIGHT, motion=False)
    view.resize(420, 420)
    view.show_board(4, 4, cubes, covered)
    view.finish_pictures()
    view.deleteLater()
    return pixels(view)


def shows(view: DomeView, cubes: tuple[PlacedCube, ...]) -> bool:
    """Return whether the picture is more like these cubes than like others, or the same turned: cubes that fell lie a
    hair's breadth beside their places."""
    view.finish_pictures()
    seen = rgba(pixels(view)).astype(int)
    turned = tuple(replace(cube, quarter=(cube.quarter + 2) % 4) for cube in cubes)
    away = [numpy.abs(rgba(lying(each)) - seen).mean() for each in (cubes, turned, shaken(1948))]
    return away[0] < min(away[1:])


# ---- the round of a shake


def test_a_shake_ends_on_what_the_owner_decided(dome: DomeView, qtbot: QtBot) -> None:
    """B5, B14: the hand lets go, the owner decides, the cubes fall so; then the dome is lifted."""
    names, result = heard(dome), shaken(7)
    dome.released.connect(lambda: dome.settle(result))
    QTest.mousePress(dome.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(210, 210))
    for number in range(6):
        QTest.mouseMove(dome.viewport(), QPoint(210 + 30 * (-1) ** number, 200 + 10 * number), 15)
    assert dome.cubes is Cubes.SHAKEN
    with qtbot.waitSignal(dome.settled):
        QTest.mouseRelease(dome.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(210, 210))
    dome.finish_pictures()
    assert alike(pixels(dome), lying(result, covered=True)), "B7: still covered"
    with qtbot.waitSignal(dome.lifted):
        dome.lift()
    assert shows(dome, result)
    assert names == ["released", "settled", "lifted"]
    assert said(dome)[16:] == [cube.letters for cube in result]
    assert not moving(dome), "nothing runs at rest"


def test_space_shakes_while_it_is_held(dome: DomeView, qtbot: QtBot) -> None:
    names = heard(dome)
    QTest.keyPress(dome, Qt.Key.Key_Space)
    assert dome.cubes is Cubes.SHAKEN
    QTest.keyRelease(dome, Qt.Key.Key_Space)
    assert names == ["released"]
    with qtbot.waitSignal(dome.settled):
        dome.settle(shaken(1))


def test_the_tray_never_leaves_the_widget() -> None:
    camera, hand = Camera(420, 420, 4, 4), Hand()
    hand.take()
    for number in range(120):
        if number % 10 == 0:
            hand.drag(QPointF(190 * (-1) ** (number // 10), -190 + 380 * (number // 20 % 2)))
        hand.advance(camera.scale, camera.reach)
        assert max(abs(hand.offset.x()), abs(hand.offset.y())) <= camera.reach
    whole = QRectF(0, 0, camera.width, camera.height)
    rim = camera.box(outer_half(4), outer_half(4), RIM)
    for away in (QPointF(camera.reach, camera.reach), -QPointF(camera.reach, camera.reach)):
        assert whole.contains(rim.translated(away))
        assert whole.contains(camera.outline.translated(away))


def test_while_the_timer_runs_nobody_moves_the_cubes(dome: DomeView) -> None:
    """B6: neither drag, nor Space, nor button."""
    dome.set_shakeable(False)
    dome.finish_pictures()
    QTest.keyClick(dome, Qt.Key.Key_Shift)  # from now on the cursor is seen
    names, before = heard(dome), pixels(dome)
    QTest.mousePress(dome.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(210, 210))
    QTest.mouseMove(dome.viewport(), QPoint(260, 230), 20)
    QTest.mouseRelease(dome.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(260, 230))
    QTest.keyPress(dome, Qt.Key.Key_Space)
    QTest.keyRelease(dome, Qt.Key.Key_Space)
    dome.press_shake()
    dome.release_shake()
    assert names == []
    assert dome.cubes is Cubes.STILL
    assert not moving(dome)
    assert alike(pixels(dome), before)


def test_taking_the_leave_away_lets_the_dome_go(dome: DomeView) -> None:
    """B6: a dome in the hand is let go when the timer starts."""
    names = heard(dome)
    dome.press_shake()
    dome.set_shakeable(False)
    assert names == ["released"]
    dome.show_board(4, 4, SIXTEEN, True)


@pytest.mark.parametrize("moment", ["at once", "while falling"])
def test_everything_can_be_skipped(dome: DomeView, qtbot: QtBot, moment: str) -> None:
    names, result = heard(dome), shaken(9)
    dome.press_shake()
    dome.release_shake()
    dome.settle(result)
    begun = pixels(dome)
    if moment == "while falling":
        qtbot.waitUntil(lambda: not alike(pixels(dome), begun))
    QTest.mouseClick(dome.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(210, 210))
    assert names == ["released", "settled"]
    dome.lift()
    QTest.keyClick(dome, Qt.Key.Key_Down)
    assert names == ["released", "settled", "lifted"]
    assert shows(dome, result)
    assert not moving(dome)
    dome.skip()
    assert names == ["released", "settled", "lifted"], "nothing comes twice"


def test_a_letter_typed_while_the_dome_is_lifted_is_not_lost(dome: DomeView) -> None:
    names = heard(dome)
    dome.cover()
    dome.lift()
    QTest.keyClick(dome, Qt.Key.Key_X)
    assert names == ["lifted", ("typed", "x")]


def test_contacts_are_heard(dome: DomeView, qtbot: QtBot) -> None:
    """Cubes click when they strike each other, and not when they lie."""

    class Ear(Sound):
        """A sound that only counts."""

        def __init__(self) -> None:
            super().__init__(enabled=False)
            self.clicks: list[float] = []
            self.struck: set[str] = set()

        def play(self, name: str, volume: float = 1.0, pitch: float = 1.0) -> None:
            self.struck.add(name)
            self.clicks.append(volume)
            assert 0.9 < pitch < 1.1

    ear = Ear()
    dome.set_sound(ear)
    dome.turn_view(1)
    qtbot.waitUntil(lambda: not moving(dome))
    assert ear.clicks == []
    dome.press_shake()
    qtbot.waitUntil(lambda: {"cube", "tray"} <= ear.struck)
    assert all(0 < volume <= 1 for volume in ear.clicks)
    dome.show_board(4, 4, SIXTEEN, True)


def test_with_reduced_motion_everything_is_immediate(calm_dome: DomeView, qtbot: QtBot) -> None:
    names, result = heard(calm_dome), shaken(3)
    calm_dome.press_shake()
    calm_dome.release_shake()
    with qtbot.waitSignal(calm_dome.settled):
        calm_dome.settle(result)
        assert calm_dome.cubes is Cubes.STILL
        assert names == ["released"], "the signal does not come within the call"
    with qtbot.waitSignal(calm_dome.lifted):
        calm_dome.lift()
    calm_dome.finish_pictures()
    assert alike(pixels(calm_dome), lying(result))
    calm_dome.turn_view(1)
    calm_dome.cover()
    assert not moving(calm_dome)
    assert names == ["released", "settled", "lifted"]


def test_an_unseen_dome_does_not_move(qtbot: QtBot) -> None:
    view = DomeView(DARK)
    qtbot.addWidget(view)
    view.show_board(4, 4, SIXTEEN, True)
    view.press_shake()
    view.release_shake()
    with qtbot.waitSignal(view.settled):
        view.settle(shaken(2))
    assert not moving(view)


def test_hiding_the_page_ends_the_motion(dome: DomeView) -> None:
    names = heard(dome)
    dome.press_shake()
    dome.release_shake()
    dome.settle(shaken(5))
    dome.hide()
    assert names == ["released", "settled"]
    assert not moving(dome)


def test_cubes_that_do_not_fill_the_board_are_refused(dome: DomeView) -> None:
    with pytest.raises(ValueError, match="16"):
        dome.show_board(5, 5, SIXTEEN, False)
    with pytest.raises(ValueError, match="4×4"):
        dome.settle(SIXTEEN[:9])


def test_pictures_are_coarser_after_late_ones_and_finer_again_after_quick_ones() -> None:
    """Nobody sees fine edges on cubes that fly, but everybody sees them stutter."""
    governor, known = Governor(), shares(1.0)
    assert governor.share == known[0]
    seen = []
    for _ in range(60):
        governor.note(work=0.03, interval=0.04, drawn=0.02)
        seen.append(governor.share)
    assert seen == sorted(seen, reverse=True)
    assert seen[:2] == [known[0]] * 2, "one late picture is nothing"
    assert seen[-1] == known[-1]
    for _ in range(300):
        governor.note(work=0.001, interval=0.016, drawn=0.001)
    assert governor.share == known[0]
    for _ in range(300):
        governor.note(work=0.010, interval=0.016, drawn=0.006)
    assert governor.share == known[0], "that is time enough"
    fine = Governor(2.0, QSize(624, 630))
    assert fine.share == (0.5 if is_quick() else 0.28), "not all pixels of a fine screen at once"
    assert shares(2.0)[-1] * 2 == shares(1.0)[-1] or not is_quick(), "as coarse on every screen"


@pytest.mark.slow
def test_cubes_at_rest_are_fine_however_slow_the_machine(dome: DomeView, qtbot: QtBot) -> None:
    result, blocked = shaken(11), list[bool]()
    busy = QTimer(dome, interval=20)
    busy.timeout.connect(lambda: (QThread.msleep(60), blocked.append(True)))
    busy.start()
    dome.press_shake()
    qtbot.waitUntil(lambda: len(blocked) > 12)
    dome.release_shake()
    with qtbot.waitSignal(dome.settled):
        dome.settle(result)
    with qtbot.waitSignal(dome.lifted):
        dome.lift()
    dome.finish_pictures()
    assert alike(pixels(dome), lying(result))


@pytest.mark.parametrize("covered", [True, False])
def test_the_first_picture_has_cubes(qtbot: QtBot, covered: bool) -> None:
    """Also before anything has been painted finely."""
    view = DomeView(LIGHT)
    qtbot.addWidget(view)
    view.resize(420, 420)
    view.show_board(4, 4, SIXTEEN, covered)
    view.show()
    first = pixels(view)
    for cell in range(16):
        beside = middle(view, cell) + QPoint(round(view.visualRect(view.model().index(0, 0)).width() * 0.36), 0)
        assert first.pixelColor(beside).lightness() > 80, cell


@pytest.mark.skipif(not is_quick(), reason="the kernel is not compiled")
def test_the_dome_looks_as_it_was_approved(qtbot: QtBot) -> None:
    """Under thick glass; a picture of a search shows it without."""
    view = DomeView(DARK, motion=False)
    qtbot.addWidget(view)
    view.resize(420, 420)
    view.show_board(4, 4, SIXTEEN, covered=True)
    view.finish_pictures()
    check_golden(pixels(view), "dome/covered-dark")


def test_a_flash_tells_right_from_wrong_without_colour(calm_dome: DomeView) -> None:
    calm_dome.finish_pictures()
    shapes = []
    for kind in Flash:
        calm_dome.flash((5, 6), kind)
        shapes.append(pixels(calm_dome).convertToFormat(QImage.Format.Format_Grayscale8))
    calm_dome.flash(())
    shapes.append(pixels(calm_dome).convertToFormat(QImage.Format.Format_Grayscale8))
    assert not any(alike(one, other) for one, other in combinations(shapes, 2))


# ---- what is hidden


@pytest.mark.parametrize(("covered", "shown"), [(True, False), (True, True), (False, False)])
def test_a_covered_board_tells_nothing(qtbot: QtBot, covered: bool, shown: bool) -> None:
    """B7: the picture, the model and the accessible names are the same for two results; uncovered they are not."""
    pictures, names = [], []
    for seed in (1, 2):
        view = DomeView(LIGHT)
        qtbot.addWidget(view)
        view.resize(360, 360)
        view.show_board(4, 4, shaken(seed), covered)
        if shown:
            view.show()
            view.finish_pictures()
        view.show_path([0, 1, 2])
        pictures.append(pixels(view))
        names.append(said(view))
        view.hide()
    assert alike(pictures[0], pictures[1]) is covered
    assert (names[0] == names[1]) is covered
    if covered:
        assert names[0][0] == "covered, row 1 column 1"
        assert names[0][16:] == [""] * 16


def test_covering_hides_the_letters_from_readers_at_once(dome: DomeView) -> None:
    """B7: on pause."""
    assert said(dome)[:2] == ["A, row 1 column 1", "B, row 1 column 2"]
    dome.cover()
    assert said(dome)[0] == "covered, row 1 column 1"
    dome.skip()
    dome.finish_pictures()
    assert alike(pixels(dome), lying(SIXTEEN, covered=True))


def test_placeholder_cubes_have_no_letters(dome: DomeView) -> None:
    dome.show_board(4, 4, None, True)
    assert said(dome)[16:] == [""] * 16
    dome.press_shake()
    assert said(dome)[16:] == [""] * 16
    dome.show_board(4, 4, None, True)
    dome.finish_pictures()
    blank = tuple(PlacedCube(("",) * 6, 0, 0) for _ in range(16))
    assert alike(pixels(dome), lying(blank, covered=True))


def test_letters_of_nobodys_result_tumble() -> None:
    cubes = faces.placeholder_cubes(16, Random(1))
    assert len({letter for cube in cubes for letter in cube.cube}) > 5


def test_readers_hear_digraphs_and_solid_faces(dome: DomeView) -> None:
    assert said(dome)[15] == "Qu, row 4 column 4"
    assert said(dome)[14] == "solid face, row 4 column 3"


# ---- turning the view


@pytest.mark.parametrize("quarters", [1, 2, 3, -1])
def test_turning_the_view_carries_the_cells_along(calm_dome: DomeView, quarters: int) -> None:
    """The corner that was at the upper left is found where a clockwise turn takes it."""
    corners = [middle(calm_dome, cell) for cell in (0, 3, 15, 12)]
    calm_dome.turn_view(quarters)
    assert calm_dome.view_turns == quarters % 4
    for number, cell in enumerate((0, 3, 15, 12)):
        now, wanted = middle(calm_dome, cell), corners[(number + quarters) % 4]
        assert (now - wanted).manhattanLength() <= 4
        found = calm_dome.indexAt(now)
        assert found.row() * 4 + found.column() == cell


def test_a_board_turned_under_its_cover_lies_turned_when_it_is_lifted(dome: DomeView, calm_dome: DomeView) -> None:
    dome.cover()
    dome.skip()
    dome.turn_view(1)
    dome.grab()  # in the middle of the turn, before the picture for lying still may be begun
    dome.skip()
    dome.lift()
    dome.skip()
    calm_dome.turn_view(1)
    dome.finish_pictures()
    calm_dome.finish_pictures()
    assert alike(pixels(dome), pixels(calm_dome))


def test_arrows_go_where_they_point_on_a_turned_board(calm_dome: DomeView) -> None:
    for quarters in range(4):
        calm_dome.setCurrentIndex(calm_dome.model().index(1, 1))
        at = calm_dome.visualRect(calm_dome.currentIndex()).center()
        QTest.keyClick(calm_dome, Qt.Key.Key_Right)
        to = calm_dome.visualRect(calm_dome.currentIndex()).center()
        assert to.x() > at.x() + 30, quarters
        assert abs(to.y() - at.y()) < 8
        calm_dome.turn_view(1)


def test_oblong_boards_are_shown_and_turned(calm_dome: DomeView) -> None:
    calm_dome.show_board(2, 5, shaken(1, 10), False)
    first = calm_dome.visualRect(calm_dome.model().index(0, 0)).center()
    last = calm_dome.visualRect(calm_dome.model().index(1, 4)).center()
    assert last.x() > first.x()
    calm_dome.turn_view(1)
    first = calm_dome.visualRect(calm_dome.model().index(0, 0)).center()
    last = calm_dome.visualRect(calm_dome.model().index(1, 4)).center()
    assert last.x() < first.x()
    assert last.y() > first.y()
    assert not calm_dome.grab().isNull()


# ---- tracing


def drag(view: DomeView, cells: list[int], steps: int = 12) -> None:
    """Draw straight lines through the middles of the cells."""
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, cells[0]))
    for a, b in pairwise(cells):
        start, end = middle(view, a), middle(view, b)
        for step in range(1, steps + 1):
            QTest.mouseMove(view.viewport(), start + (end - start) * step / steps)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, cells[-1]))


@pytest.mark.parametrize(
    ("cells", "traced", "signals"),
    [
        ([0, 5, 10], (0, 5, 10), 4),
        ([3, 6, 9, 12], (3, 6, 9, 12), 5),
        ([1, 2, 6, 5, 4, 8, 13], (1, 2, 6, 5, 4, 8, 13), 8),
        pytest.param([0, 1, 2, 1], (0, 1), 5, id="back"),
        pytest.param([13, 14, 15], (13,), 2, id="over the solid face"),
    ],
)
def test_a_drag_traces_just_these_cells(
    calm_dome: DomeView, cells: list[int], traced: tuple[int, ...], signals: int
) -> None:
    """B8: diagonals do not catch the corners of the cells beside them, and nothing jumps."""
    calm_dome.set_tracing(True)
    names = heard(calm_dome)
    drag(calm_dome, cells)
    assert names[-2:] == [("traced", traced), ("ended", traced)]
    assert len(names) == signals


@pytest.mark.parametrize("told", [(0, 10), (0, 5, 10), (0,)])
def test_a_quick_hand_loses_no_cube(calm_dome: DomeView, told: tuple[int, ...]) -> None:
    """Qt tells of few places, perhaps not of the last; and what the table shows meanwhile ends no word."""
    calm_dome.set_tracing(True)
    names = heard(calm_dome)
    QTest.mousePress(calm_dome.viewport(), Qt.MouseButton.LeftButton, pos=middle(calm_dome, told[0]))
    for cell in told[1:]:
        QTest.mouseMove(calm_dome.viewport(), middle(calm_dome, cell))
        calm_dome.set_tracing(True)
    QTest.mouseRelease(calm_dome.viewport(), Qt.MouseButton.LeftButton, pos=middle(calm_dome, 10))
    assert names[-1] == ("ended", (0, 5, 10))


@pytest.mark.parametrize(
    ("cells", "last"),
    [
        ((0, 1, 6, 6), [("traced", (0,)), ("traced", (0, 1)), ("traced", (0, 1, 6)), ("ended", (0, 1, 6))]),
        pytest.param((0, 1, 2, 1, 12), [("traced", (0, 1)), ("traced", (12,))], id="cut back, then begun anew"),
    ],
)
def test_taps_trace_and_the_last_one_again_ends(
    calm_dome: DomeView, cells: tuple[int, ...], last: list[object]
) -> None:
    calm_dome.set_tracing(True)
    names = heard(calm_dome)
    for cell in cells:
        QTest.mouseClick(calm_dome.viewport(), Qt.MouseButton.LeftButton, pos=middle(calm_dome, cell))
    assert names[-len(last) :] == last


def test_words_are_traced_from_the_keyboard(calm_dome: DomeView) -> None:
    calm_dome.set_tracing(True)
    names = heard(calm_dome)
    calm_dome.setCurrentIndex(calm_dome.model().index(0, 0))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Enter, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(calm_dome, key)
    assert names[-1] == ("traced", (0, 1, 5))
    QTest.keyClick(calm_dome, Qt.Key.Key_Backspace)
    assert names[-1] == ("traced", (0, 1))
    QTest.keyClick(calm_dome, Qt.Key.Key_Up)
    QTest.keyClick(calm_dome, Qt.Key.Key_Return)
    assert names[-1] == ("ended", (0, 1))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(calm_dome, key)
    assert names[-2:] == [("traced", (1,)), ("traced", ())], "Escape drops the path"


def test_nothing_is_traced_while_it_is_not_allowed_or_covered(calm_dome: DomeView) -> None:
    calm_dome.set_shakeable(False)
    names = heard(calm_dome)
    drag(calm_dome, [0, 1, 2])
    calm_dome.set_tracing(True)
    calm_dome.cover()
    drag(calm_dome, [0, 1, 2])
    assert names == []


def test_letters_go_to_the_page(calm_dome: DomeView) -> None:
    names = heard(calm_dome)
    QTest.keyClick(calm_dome, Qt.Key.Key_Q)
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Eacute, Qt.KeyboardModifier.NoModifier, "é")
    QCoreApplication.sendEvent(calm_dome, key)
    QTest.keyClick(calm_dome, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert names == [("typed", "q"), ("typed", "é")]


def test_a_path_is_painted_in_its_own_way(calm_dome: DomeView) -> None:
    calm_dome.finish_pictures()
    pictures = []
    for cells in ((), (0, 1, 6), (6, 1, 0), ()):
        calm_dome.show_path(cells)
        pictures.append(pixels(calm_dome))
    assert alike(pictures[0], pictures[3])
    assert not alike(pictures[1], pictures[0])
    assert not any(alike(pictures[2], other) for other in pictures[:2])


def test_the_cursor_is_shown_to_those_who_use_keys(calm_dome: DomeView) -> None:
    calm_dome.finish_pictures()
    calm_dome.setFocus(Qt.FocusReason.MouseFocusReason)
    plain = pixels(calm_dome)
    QTest.keyClick(calm_dome, Qt.Key.Key_Right)
    assert not alike(pixels(calm_dome), plain)


def test_the_other_theme_is_another_picture(calm_dome: DomeView) -> None:
    calm_dome.finish_pictures()
    light = pixels(calm_dome)
    calm_dome.set_theme(DARK)
    calm_dome.finish_pictures()
    assert not alike(pixels(calm_dome), light)


def test_a_new_size_is_painted_at_once_and_finely_soon(calm_dome: DomeView, qtbot: QtBot) -> None:
    calm_dome.finish_pictures()
    calm_dome.resize(500, 480)
    at_once = pixels(calm_dome)
    fine = DomeView(LIGHT, motion=False)
    qtbot.addWidget(fine)
    fine.resize(500, 480)
    fine.show_board(4, 4, SIXTEEN, False)
    fine.finish_pictures()
    assert not alike(at_once, pixels(fine))
    qtbot.waitUntil(lambda: alike(pixels(calm_dome), pixels(fine)))
    calm_dome.finish_pictures()
    fine.finish_pictures()
