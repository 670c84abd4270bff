"""The style sheet: every name in it has a colour, every length grows, and Qt understands it all."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFormLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from boggle_desk.paths import resource
from boggle_desk.views.appearance import CONTRAST, DARK, LIGHT, Appearance, Theme, mix, mixtures, style_sheet
from boggle_desk.views.controls import label
from boggle_desk.views.forms import Choice
from boggle_desk.views.images import table_pixmap

TEMPLATE = resource("style.qss").read_text(encoding="utf-8")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_of_the_template_is_left(dark: bool, scale: float) -> None:
    sheet = style_sheet(TEMPLATE, Appearance(dark, scale), resource("images"))
    rules = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    assert "@" not in rules
    assert not re.search(r"\d+u\b", rules)
    assert not re.search(r"border[^;]*#\w{8}", rules)  # see-through borders darken where they meet
    assert len(rules) > 2000


def test_lengths_are_pixels_of_the_design() -> None:
    look = Appearance(text_scale=2.0)
    assert style_sheet("a { margin: 3u 10px; }", look, resource("images")) == "a { margin: 6px 10px; }"
    look.choose(window=QSize(640, 400))
    assert style_sheet("a { margin: 3u; }", look, resource("images")) == "a { margin: 3px; }"


def test_a_name_without_a_colour_is_an_error() -> None:
    with pytest.raises(KeyError):
        style_sheet("a { color: @no_such_colour; }", Appearance(), resource("images"))


def test_every_weight_is_one_that_is_shipped() -> None:
    """Another would look different where the desktop has more weights of the same letters."""
    weights = {"Regular": 400, "Semibold": 600, "Bold": 700, "Black": 900}
    shipped = {weights[file.stem.partition("-")[2]] for file in resource("fonts").glob("*.ttf")}
    assert {int(weight) for weight in re.findall(r"font-weight: (\d+)", TEMPLATE)} <= shipped


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_pictures_are_there(dark: bool) -> None:
    sheet = style_sheet(TEMPLATE, Appearance(dark), resource("images"))
    pictures = re.findall(r'url\("(.*?)"\)', sheet)
    assert len(pictures) >= 4
    assert [path for path in pictures if not resource("images", path.rpartition("/")[2]).is_file()] == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_qt_takes_the_whole_sheet(qapp: QApplication, dark: bool) -> None:
    """A mistake would be told as a warning, which fails the test."""
    qapp.setStyleSheet(style_sheet(TEMPLATE, Appearance(dark), resource("images")))
    qapp.setStyleSheet("")


@pytest.mark.parametrize(("theme", "least"), [(LIGHT, 4.5), (DARK, 4.5), (CONTRAST, 7.0)])
def test_text_can_be_read_on_everything(qapp: QApplication, theme: Theme, least: float) -> None:
    """R-22: on cards, in fields, and on the table where it is brightest and where it is darkest."""
    table = table_pixmap(theme, QSize(1280, 800)).toImage()
    ground = {table.pixelColor(x, y).name() for x in range(16, 1264, 8) for y in range(16, 784, 8)}
    ground |= {theme.card, mixtures(theme)["field"]}
    for ink in (theme.text, theme.muted, theme.accent_text, theme.good, theme.bad):
        assert min(contrast(ink, each) for each in ground) >= least, ink
    assert contrast(theme.text, mixtures(theme)["chosen"]) >= least
    assert contrast(theme.on_accent, theme.accent) >= least
    for mark in (theme.accent, theme.muted):  # frames, ticks and lines
        assert min(contrast(mark, each) for each in ground) >= 3
    assert theme.muted != theme.text, "what can be pressed differs from what cannot"


def test_pictures_in_the_colours_of_a_theme_have_those_that_it_has_now() -> None:
    """R-22: an arrow is as dark as the frame that it is in."""
    for theme in (LIGHT, DARK):
        arrow = resource("images", f"arrow_{theme.name}.svg").read_text(encoding="utf-8")
        assert theme.muted in arrow


def test_no_letters_have_the_plain_accent() -> None:
    """It is for what is filled and framed."""
    assert not re.search(r"(?<![-\w])color: @accent;", TEMPLATE)


def test_shades_lie_between_their_colours() -> None:
    assert mix("#000000", "#ffffff", 1.0) == "#000000"
    assert mix("#000000", "#ffffff", 0.0) == "#ffffff"
    assert mix("#102030", "#304050", 0.5) == "#203040"


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_shade_is_a_colour(theme: Theme) -> None:
    shades = mixtures(theme)
    assert shades
    assert [name for name, colour in shades.items() if not re.fullmatch(r"#[0-9a-f]{6}", colour)] == []


def test_buttons_of_questions_have_words_only() -> None:
    """As all other buttons; only some desktops would put pictures on them, so there is none to be seen here."""
    assert "dialogbuttonbox-buttons-have-icons: 0" in TEMPLATE


def test_a_dropped_list_is_as_high_as_its_rows(qapp: QApplication, qtbot: QtBot) -> None:
    """Its last row was cut by an arrow for scrolling, with all the room of the screen below."""
    top = QWidget()
    top.setStyleSheet(style_sheet(TEMPLATE, Appearance(), resource("images")))
    qtbot.addWidget(top)
    column = QVBoxLayout(top)
    choice = Choice("", [(name, name) for name in "ABCDEFG"])
    column.addWidget(choice)
    with qtbot.waitExposed(top):
        top.show()
    choice.showPopup()
    rows, seen = choice.view(), choice.view().viewport().rect()
    assert seen.contains(rows.visualRect(rows.model().index(choice.count() - 1, 0)))
    assert choice.mapToGlobal(choice.rect().bottomLeft()).y() <= rows.mapToGlobal(rows.rect().topLeft()).y()
    choice.hidePopup()


@pytest.mark.slow
@pytest.mark.parametrize("height", [640, 700, 730, 800, 900, 1012, 1080, 1400])
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
def test_what_is_round_is_round_at_every_size(qapp: QApplication, qtbot: QtBot, height: int, scale: float) -> None:
    """Where a radius is more than half of the side by a pixel, Qt leaves all corners square: as those of a box that
    can be checked beside others."""
    look = Appearance(text_scale=scale)
    look.choose(window=QSize(1280 * height // 800, height))
    option = QRadioButton("One of several")
    option.setStyleSheet(style_sheet(TEMPLATE, look, resource("images")))
    qtbot.addWidget(option)
    option.resize(option.sizeHint())
    style_option = QStyleOptionButton()
    style_option.initFrom(option)
    place = option.style().subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, style_option, option)
    picture = option.grab().toImage()
    ground = picture.pixelColor(picture.width() - 1, 0)
    assert place.width() == place.height() > 20 * scale * height / 1000
    assert picture.pixelColor(place.topLeft() + QPoint(1, 1)) == ground
    assert picture.pixelColor(place.center().x(), place.top() + 1) != ground


def test_the_words_of_a_form_begin_where_its_heading_does(qapp: QApplication, qtbot: QtBot) -> None:
    """Qt takes the room above capitals for a frame, from which a text keeps away at its side too."""
    top = QWidget()
    top.setStyleSheet(style_sheet(TEMPLATE, Appearance(), resource("images")))
    qtbot.addWidget(top)
    form = QFormLayout(top)
    form.addRow(label("Appearance", "heading"))
    form.addRow("Colours", QLineEdit())
    with qtbot.waitExposed(top):
        top.show()
    assert {each.indent() for each in top.findChildren(QLabel)} == {0}


# ------------------------------------------------------------------------------------------ letters with marks


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    """The application in its letters and its style."""
    qapp.setStyleSheet(style_sheet(TEMPLATE, Appearance(text_scale=2.0), resource("images")))
    yield qapp
    qapp.setStyleSheet("")


def rows_of_the_mark(plain: QWidget, marked: QWidget) -> float:
    """Return in how many rows a Ź differs from a Z, in heights of their letters."""
    images = []
    for each in (plain, marked):
        each.ensurePolished()
        each.resize(each.sizeHint())
        images.append(each.grab().toImage())
    first, second = images
    assert first.width() == second.width()
    lower, across = second.height() - first.height(), range(first.width())  # a label makes room above
    rows = [(max(0, y - lower), y) for y in range(second.height())]
    differing = [y for old, y in rows if any(first.pixel(x, old) != second.pixel(x, y) for x in across)]
    return len(differing) / plain.fontInfo().pixelSize()


@pytest.mark.parametrize("role", ["", "title", "huge", "heading", "word", "muted", "accent", "right", "wrong"])
def test_the_mark_above_a_capital_is_seen(dressed: QApplication, role: str) -> None:
    """Without it Ź would be read as Z; Lato has it above the height that it claims."""
    assert rows_of_the_mark(label("Z", role), label("Ź", role)) > 0.12


def test_the_mark_above_a_capital_is_seen_in_fields(dressed: QApplication) -> None:
    plain, marked = Choice("", [("Z", 1)]), Choice("", [("Ź", 1)])
    assert rows_of_the_mark(plain, marked) > 0.12
    for role in ("", "word"):
        fields = QLineEdit("Z"), QLineEdit("Ź")
        for each in fields:
            each.setProperty("role", role)
        assert rows_of_the_mark(*fields) > 0.12


def contrast(one: str, other: str) -> float:
    """Return how many times as bright the brighter of two colours is, as WCAG counts it."""
    light = []
    for colour in (QColor(one), QColor(other)):
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        light.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    return (max(light) + 0.05) / (min(light) + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_a_placeholder_can_be_read(qapp: QApplication, dark: bool) -> None:
    """At least 4.5 to 1 against the field, as for all other words."""
    qapp.setStyleSheet(style_sheet(TEMPLATE, Appearance(dark), resource("images")))
    line = QLineEdit(placeholderText="Player 1")
    line.ensurePolished()
    try:
        shown = line.palette().color(QPalette.ColorRole.PlaceholderText)
        assert shown.alpha() == 255
        theme = DARK if dark else LIGHT
        assert contrast(shown.name(), mixtures(theme)["field"]) >= 4.5
    finally:
        qapp.setStyleSheet("")
        line.deleteLater()
