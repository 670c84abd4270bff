"""The board as a widget: what it tells its owner, what can be heard of it, how it looks (rules P9, P14, P16, P20)."""

from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QImage, QKeyEvent, QPalette
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.board import Layout, Premium, empty_board
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.views.appearance import DARK, LIGHT, Appearance, Theme
from boggle_desk.views.render_cache import RenderCache
from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView
from boggle_desk.views.sound import Sound
from tests.goldens import alike, check_golden
from tests.views.scrabble.board_fixtures import EIGHT_WORDS, LAYOUT, START, TILES, board, square, written

NEXT = written("L6vNEXt")[1:]
Key, Modifier = Qt.Key, Qt.KeyboardModifier


def made(qtbot: QtBot, theme: Theme = LIGHT, sound: Sound | None = None) -> ScrabbleBoardView:
    view = ScrabbleBoardView(Appearance(theme is DARK), sound)
    view.resize(600, 600)
    view.set_tile_set(TILES)
    view.show_board(board(*EIGHT_WORDS, "L6>N"), NEXT, tuple(at for at, _tile in written("J6>TEN")))
    qtbot.addWidget(view)
    return view


@pytest.fixture
def view(qtbot: QtBot) -> ScrabbleBoardView:
    """Return the board of eight words with NEXT being written, on the screen."""
    shown = made(qtbot)
    shown.show()
    qtbot.waitExposed(shown)
    return shown


@pytest.fixture
def heard(view: ScrabbleBoardView) -> list[object]:
    """Return a list that fills with what the board tells."""
    told: list[object] = []
    view.letter_typed.connect(lambda letter, blank: told.append((letter, blank)))
    view.erase_typed.connect(lambda: told.append("erase"))
    view.enter_typed.connect(lambda: told.append("enter"))
    view.direction_changed.connect(lambda across: told.append("across" if across else "down"))
    view.tile_pressed.connect(told.append)
    return told


def cell(view: ScrabbleBoardView, at: int) -> QModelIndex:
    return view.model().index(*divmod(at, view.model().columnCount()))


def spoken(view: ScrabbleBoardView, at: int) -> str:
    return str(cell(view, at).data(Qt.ItemDataRole.AccessibleTextRole))


def said(view: ScrabbleBoardView, name: str) -> str:
    return spoken(view, square(name))


# ---- keyboard


@pytest.mark.parametrize(
    ("keys", "goal"),
    [
        ((Key.Key_Right,), "I8"), ((Key.Key_Left,), "G8"), ((Key.Key_Up,), "H7"), ((Key.Key_Down,), "H9"),
        ((Key.Key_5,), "G8"), ((Key.Key_6,), "H9"), ((Key.Key_7,), "H7"), ((Key.Key_8,), "I8"),
        ((Key.Key_Home, Key.Key_Left), "A8"), ((Key.Key_End, Key.Key_8), "O8"),
        ((Key.Key_PageUp, Key.Key_7), "H1"), ((Key.Key_PageDown, Key.Key_Down), "H15"),
    ],
)  # fmt: skip
def test_keys_move_the_cursor(view: ScrabbleBoardView, heard: list[object], keys: tuple[Key, ...], goal: str) -> None:
    """P14: cursor keys, or 5 to 8 as on the machine of 1983; it stays on the board."""
    view.set_cursor_square(START)
    for key in keys:
        QTest.keyClick(view, key)
    assert view.cursor_square == square(goal)
    assert heard == []


def test_letters_are_told_in_upper_case(view: ScrabbleBoardView, heard: list[object]) -> None:
    QTest.keyClick(view, Key.Key_Q)
    QTest.keyClick(view, Key.Key_A)
    assert heard == [("Q", False), ("A", False)]


@pytest.mark.parametrize(("letter", "told"), [("ł", "L"), ("Ł", "L"), ("ñ", "N"), ("ß", "SS"), ("Ж", "Ж")])
def test_letters_of_other_languages_are_told_as_these_tiles_have_them(
    view: ScrabbleBoardView, heard: list[object], letter: str, told: str
) -> None:
    """Their keys have no name of Qt's."""
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()[0]), Modifier.NoModifier, letter)
    QCoreApplication.sendEvent(view, event)
    assert heard == [(each, False) for each in told]


def test_a_blank_is_called_for_by_shift_or_by_space(view: ScrabbleBoardView, heard: list[object]) -> None:
    """P16: Space, then the letter; the call is for one letter."""
    QTest.keyClick(view, Key.Key_Q, Modifier.ShiftModifier)
    QTest.keyClick(view, Key.Key_Space)
    QTest.keyClick(view, Key.Key_Z)
    QTest.keyClick(view, Key.Key_E)
    assert heard == [("Q", True), ("Z", True), ("E", False)]


def test_escape_gives_a_called_for_blank_up(view: ScrabbleBoardView, heard: list[object]) -> None:
    QTest.keyClick(view, Key.Key_Space)
    QTest.keyClick(view, Key.Key_Escape)
    QTest.keyClick(view, Key.Key_Z)
    assert heard == [("Z", False)]


def test_the_direction_is_chosen(view: ScrabbleBoardView, heard: list[object]) -> None:
    """P14: Ctrl and an arrow; Space and an arrow; Space twice; a click on the cursor's square."""
    view.set_cursor_square(START)
    QTest.keyClick(view, Key.Key_Down, Modifier.ControlModifier)
    QTest.keyClick(view, Key.Key_Space)
    QTest.keyClick(view, Key.Key_Right)
    QTest.keyClick(view, Key.Key_Space)
    QTest.keyClick(view, Key.Key_Space)
    assert heard == ["down", "across", "down"]
    assert view.cursor_square == START
    middle = view.visualRect(view.model().index(7, 7)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert heard == ["down", "across", "down", "across", START]
    assert view.across


def test_a_and_d_choose_the_direction_after_digits_only(view: ScrabbleBoardView, heard: list[object]) -> None:
    """P14, as in 1983: the cursor to the first square, A or D, then the word; elsewhere they are letters."""
    view.set_cursor_square(START)
    for key in (Key.Key_8, Key.Key_D, Key.Key_D, Key.Key_Right, Key.Key_A, Key.Key_6, Key.Key_A, Key.Key_A):
        QTest.keyClick(view, key)
    assert heard == ["down", ("D", False), ("A", False), "across", ("A", False)]
    view.drop_old_keys()
    QTest.keyClick(view, Key.Key_8)
    QTest.keyClick(view, Key.Key_D)
    assert heard[-1] == ("D", False)


def test_erase_and_enter_are_told(view: ScrabbleBoardView, heard: list[object]) -> None:
    for key in (Key.Key_Backspace, Key.Key_Delete, Key.Key_Return, Key.Key_Enter):
        QTest.keyClick(view, key)
    assert heard == ["erase", "erase", "enter", "enter"]


def test_commands_are_left_to_the_page(view: ScrabbleBoardView, heard: list[object]) -> None:
    QTest.keyClick(view, Key.Key_Q, Modifier.ControlModifier)
    QTest.keyClick(view, Key.Key_S, Modifier.AltModifier)
    assert heard == []


def test_who_only_looks_types_nothing(view: ScrabbleBoardView, heard: list[object]) -> None:
    view.set_editable(False)
    QTest.keyClick(view, Key.Key_Q)
    QTest.keyClick(view, Key.Key_Space)
    assert heard == []
    assert not view.accepts(square("A1"))
    view.set_editable(True)
    QTest.keyClick(view, Key.Key_Q)
    assert heard == [("Q", False)], "Space has called for no blank"


@pytest.mark.parametrize("across", [True, False])
@pytest.mark.parametrize("armed", [True, False])
def test_the_cursor_leaves_the_letter_below_it_to_be_read(view: ScrabbleBoardView, across: bool, armed: bool) -> None:
    """P14: at the board's edge it stays on the tile that was laid last; a blank may be called for there too."""
    view.set_cursor_square(square("L8"))
    view.set_across(across)
    view.finish_pictures()
    view.clearFocus()
    tile = view.tile_area(square("L8"))
    letter = tile.adjusted(0.2 * tile.width(), 0.2 * tile.width(), -0.2 * tile.width(), -0.3 * tile.width()).toRect()
    plain = view.grab(letter).toImage()
    view.setFocus()
    if armed:
        QTest.keyClick(view, Key.Key_Space)
    assert view.grab(letter).toImage() == plain
    assert view.hasFocus()


def test_the_cursor_skips_what_lies(view: ScrabbleBoardView) -> None:
    """P14: letters that lie on the board need not be typed; new ones are stepped back onto."""
    view.set_cursor_square(square("D8"))
    view.advance_cursor()
    assert view.cursor_square == square("K8")
    view.advance_cursor()
    assert view.cursor_square == square("M8"), "past the X that is being placed"
    view.retreat_cursor()
    assert view.cursor_square == square("L8"), "on the X, to take it back"
    view.retreat_cursor()
    view.retreat_cursor()
    assert view.cursor_square == square("D8")
    view.set_across(False)
    view.set_cursor_square(square("F6"))
    view.advance_cursor()
    assert view.cursor_square == square("F12")
    view.set_cursor_square(square("A15"))
    view.advance_cursor()
    assert view.cursor_square == square("A15")


# ---- mouse


def test_every_square_is_where_it_is_seen(view: ScrabbleBoardView, heard: list[object]) -> None:
    for at in (0, 14, START, 210, 224):
        index = cell(view, at)
        assert view.indexAt(view.visualRect(index).center()) == index
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    assert [at for at in heard if isinstance(at, int)] == [0, 14, START, 210, 224]
    assert view.cursor_square == 224
    assert not view.indexAt(QPoint(2, 2)).isValid()


# ---- what is heard


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("A1", "A1, empty, triple word"),
        ("B6", "B6, empty, triple letter"),
        ("D8", "D8, empty, double letter"),
        ("C3", "C3, empty, double word"),
        ("B1", "B1, empty"),
        ("H6", "H6, Q, 10 point(s)"),
        ("K6", "K6, E, 1 point(s), last play"),
        ("L8", "L8, X, 8 point(s), new tile"),
        ("L9", "L9, T, blank, new tile"),
        ("I13", "I13, B, blank"),
    ],
)
def test_a_square_says_what_it_is(view: ScrabbleBoardView, name: str, sentence: str) -> None:
    """P20: everything that is seen can be heard. Plurals are written out by the translation."""
    assert said(view, name) == sentence


def test_the_star_and_other_premiums_are_said(view: ScrabbleBoardView) -> None:
    premiums = (Premium(4), Premium(1, 4), Premium(5), Premium(2, 3), *[Premium()] * 5)
    view.show_board(empty_board(Layout("small", "Small", 3, 3, premiums, 4)))
    assert [spoken(view, at) for at in range(5)] == [
        "A1, empty, quadruple letter", "B1, empty, quadruple word", "C1, empty, letter times 5",
        "A2, empty, double letter, triple word", "B2, star, empty",
    ]  # fmt: skip


def test_faults_are_said_and_then_forgotten(view: ScrabbleBoardView) -> None:
    view.set_faults({square("L8")})
    assert said(view, "L8") == "L8, X, 8 point(s), new tile, doesn't fit"
    view.show_board(board(*EIGHT_WORDS))
    assert said(view, "L8") == "L8, empty, double letter"


def test_a_screen_reader_finds_every_square(view: ScrabbleBoardView) -> None:
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.role() == QAccessible.Role.Table
    children = [interface.child(number) for number in range(interface.childCount())]
    names = [child.text(QAccessible.Text.Name) for child in children if child.role() == QAccessible.Role.Cell]
    assert names == [spoken(view, at) for at in range(225)]
    assert interface.text(QAccessible.Text.Name) == "Board"
    view.set_cursor_square(square("H6"))
    cell = interface.childAt(*view.viewport().mapToGlobal(view.visualRect(view.currentIndex()).center()).toTuple())
    assert cell.text(QAccessible.Text.Name).startswith("H6, Q")


def test_a_square_that_is_not_there_is_refused(view: ScrabbleBoardView) -> None:
    with pytest.raises(ValueError, match="225"):
        view.show_board(board(), ((225, Tile("A")),))


# ---- sound


class Listener(Sound):
    """Notes what would be heard."""

    def __init__(self) -> None:
        super().__init__(enabled=False)
        self.heard: list[str] = []

    def play(self, name: str, volume: float = 1.0) -> None:
        self.heard.append(name)


def test_a_placed_tile_clicks(qtbot: QtBot) -> None:
    listener = Listener()
    view = made(qtbot, sound=listener)
    listener.heard.clear()
    lying = board(*EIGHT_WORDS)
    view.show_board(lying)
    view.show_board(lying, ((0, Tile("A")),))
    view.show_board(lying, ((0, Tile("A")),))
    view.show_board(lying, ((1, Tile("A")),))
    view.show_board(lying)
    assert listener.heard == ["tile", "tile"]


# ---- how it looks


def picture(view: ScrabbleBoardView, theme: Theme = LIGHT) -> QImage:
    view.finish_pictures()
    view.setPalette(QPalette(QColor(theme.table)))
    return view.grab().toImage()


def test_the_board_looks_as_it_did(qtbot: QtBot) -> None:
    view = made(qtbot, DARK)
    view.set_faults({square("L9")})
    check_golden(picture(view, DARK), "scrabble-board-dark")


def test_no_choice_of_looks_shows_premiums_by_colour_alone_p20(qtbot: QtBot) -> None:
    """P9, P20: in black and white, in every choice, the squares of all premiums differ. Equal signs in two colours
    would differ by less than a hundredth."""
    view = ScrabbleBoardView(Appearance())
    qtbot.addWidget(view)
    view.resize(1000, 1000)
    view.show_board(empty_board(LAYOUT))
    for symbols, contrast in ((True, False), (False, False), (True, True), (False, True)):
        view.set_squares(symbols, contrast)
        grey = picture(view).convertToFormat(QImage.Format.Format_Grayscale8)
        kinds = [grey.copy(view.visualRect(cell(view, square(at)))) for at in ("B1", "D1", "F2", "B2", "A1")]
        for one, other in combinations(map(_shape, kinds), 2):
            differ = sum(a != b for a, b in zip(one, other, strict=True))
            assert differ > 0.015 * len(one), (symbols, contrast)


def _shape(square_picture: QImage) -> tuple[bool, ...]:
    """Return where the middle of a square differs from its own ground, whatever its colour."""
    wide = square_picture.width()
    ground = square_picture.pixelColor(wide // 2, wide // 6).lightness()
    places = range(wide // 7, 6 * wide // 7)
    return tuple(
        abs(square_picture.pixelColor(x, y).lightness() - ground) > 40 for y in places for x in places
    )  # fmt: skip


@pytest.mark.parametrize(("rows", "columns"), [(11, 11), (17, 17), (21, 21), (9, 15)])
def test_boards_of_any_size_are_painted(qtbot: QtBot, rows: int, columns: int) -> None:
    view = ScrabbleBoardView(Appearance())
    qtbot.addWidget(view)
    view.resize(500, 460)
    count = rows * columns
    layout = Layout("other", "Other", rows, columns, (Premium(2),) * count, count // 2)
    view.show_board(empty_board(layout).with_tiles([(0, Tile("CH")), (count - 1, Tile("Q", True))]))
    image = picture(view)
    field = view.geometry_of_squares.outside
    assert view.rect().contains(field.toAlignedRect())
    for at in (0, count - 1):
        middle = view.geometry_of_squares.area(at).center().toPoint()
        assert image.pixelColor(middle) != image.pixelColor(
            view.geometry_of_squares.area(at + 1 - 2 * bool(at)).center().toPoint()
        )


def test_nothing_runs_at_rest(view: ScrabbleBoardView, qtbot: QtBot) -> None:
    view.resize(480, 480)
    view.finish_pictures()
    view.resize(700, 700)
    with qtbot.waitSignal(view.findChild(RenderCache).ready):
        view.viewport().repaint()
    assert not any(timer.isActive() for timer in view.findChildren(QTimer))
    there = view.grab().toImage()
    view.finish_pictures()
    assert view.grab().toImage() == there, "all is painted"


@pytest.mark.parametrize("words", [("E8>FAMILY", "A1>ON", "M15>EX"), ("E8>FAMILY",), ("A1>ON",)])
def test_nobody_waits_for_the_picture_of_a_new_play(view: ScrabbleBoardView, words: tuple[str, ...]) -> None:
    """S12: tiles that come, and those taken back after a challenge, are seen before the thread has painted them."""
    view.show_board(board("E8>FAMILY"))
    view.finish_pictures()
    view.show_board(board(*words))
    at_once = view.grab().toImage()
    view.finish_pictures()
    assert alike(view.grab().toImage(), at_once)
