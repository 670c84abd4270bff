"""L1: on every page, in every language and size of letters, no text is cut off, no menu has a key twice, and what help
names is there."""

import importlib.util
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale, QMetaObject, QObject
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from boggle_desk import paths
from boggle_desk.models.characters import characters
from boggle_desk.models.locale_text import LANGUAGES
from boggle_desk.views.appearance import Appearance, sized_font, write
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.controls import button, label
from boggle_desk.views.faces import Avatar
from boggle_desk.views.player_view import PlayerView
from tests.storage.home import unpack
from tests.views import walk
from tests.views.boggle.table_fixtures import settings_for
from tests.views.boggle.table_stages import FAMILY
from tests.views.finder import cut, double_keys, squeezed, untranslated
from tests.views.scrabble.table_fixtures import Sitting, open_desk
from tests.views.scrabble.table_stages import NAMES

ROOT = Path(__file__).parents[2]
PLAYERS = ("Ann", "Bea", "Cem")
SIZES = {1.0: 0.8, 1.3: 0.75, 2.0: 0.6}
"""The sizes of letters, and how much smaller a text that finds no room may be painted then."""
LARGEST = {2.0: 0.6}
DAILY = {"en": 0, "de": 1, "pl": 2}
"""The languages of each run: short words, long ones, many endings; and with which size each begins. Every page is seen
in every one of them and in every size, each language at another one. Before a release comes all with all."""
PSEUDO = {1.0: 0.7, 2.0: 0.45}
"""The same where words are 40 % longer than in English."""
BOGGLE = (
    *("teams", "covered", "search", "pause", "collect", "team reading", "vote", "review", "end"),
    *("practice search", "practice result", "wishes"),
)
SCRABBLE = ("cover", "fault", "exchange", "challenge", "open", "end")
"""What is played to: each brings up a panel of its own."""


class Inspector:
    """Looks at each page that it is told of in each size of letters, and keeps what it finds."""

    def __init__(
        self, people: Sitting, sizes: dict[float, float], first: int | None = None, brackets: bool = False
    ) -> None:
        """With `first`, the place of a size, each page is seen in one, in turns. With `brackets` the window speaks the
        pseudo-language: what has none isn't translated."""
        self._people, self._sizes, self._first, self._brackets = people, sizes, first, brackets
        self.pages, self.found = list[str](), list[str]()
        titles = [game.title.split(",") for game in people.desk.services.store.games()]
        family = [name for player in FAMILY for name in (player.name, player.team or "")]
        computers = {each.name for each in characters().values()}
        self._names = {*PLAYERS, *NAMES, *family, *computers, "Skilled"}
        self._names |= {name.strip() for title in titles for name in title}

    def __call__(self, page: str) -> None:
        self.pages.append(page)
        desk, choices = self._people.desk, self._people.desk.services.choices
        if desk.window.page is not desk.home:  # or all of Home would be dressed again with each size
            desk.window.pages.removeWidget(desk.home)
            desk.home.setParent(None)
        sizes = sorted(self._sizes, reverse=choices.settings.text_scale > 1)  # the page may be large already
        if self._first is not None:
            sizes = [sorted(sizes)[(self._first + len(self.pages)) % len(sizes)]]
        for letters in sizes:
            choices.change(text_scale=letters)
            self._look(page, letters)

    def _look(self, page: str, letters: float) -> None:
        window, smallest = self._people.desk.window, self._sizes[letters]
        drawers = [each for each in window.page.findChildren(BoardWithPanel) if each.is_drawer] if window.page else []
        for opened in ([False] if letters < max(self._sizes) else []) + [True] if drawers else [True]:
            for drawer in drawers:
                drawer.set_open(opened)
            self._people.settle()
            top = QApplication.activeModalWidget() or window
            if list(self._faults(top, page, smallest, opened)):
                self._people.settle()  # a page is laid out in several steps
                self._tell(f"{page} at {letters:.0%}", self._faults(top, page, smallest, opened))

    def _faults(self, top: QWidget, page: str, smallest: float, opened: bool) -> Iterator[str]:
        if not self._brackets:
            yield from cut(top, smallest, self._names, rows=opened)
            return
        parts = [part for part in (top, *top.findChildren(QWidget)) if part.isVisible()]
        yield from squeezed(parts, smallest)
        if not page.startswith("about"):  # it names people and works
            yield from untranslated(parts, {word for name in self._names for word in re.findall(r"\w+", name)})

    def _tell(self, where: str, faults: Iterator[str]) -> None:
        self.found += [fault for each in faults if (fault := f"{where}: {each}") not in self.found]


class Painted(QWidget):
    """Paints a text that it cuts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self.setFixedHeight(30)

    def paintEvent(self, _event: QPaintEvent) -> None:
        write(QPainter(self), self.rect(), self._text, sized_font(15), "#000000", cut=True)


@contextmanager
def inspected(
    language: str, sizes: dict[float, float], first: int | None = None, brackets: bool = False
) -> Iterator[tuple[Sitting, Inspector]]:
    """Open the house with every kind of saved game in a language; with `brackets` a new one, for what is in files isn't
    translated."""
    if not brackets:
        unpack(paths.user_data())
    values = replace(settings_for(*PLAYERS), language=language, game_language="english")
    with open_desk(values) as people:
        people.desk.services.learning.open()
        people.wait(lambda: people.desk.services.learning.store is not None)
        yield people, Inspector(people, sizes, first, brackets)
    QLocale.setDefault(QLocale.c())


def whole_walk(people: Sitting, look: Inspector, scrabble: Sequence[str] = SCRABBLE) -> None:
    walk.begin(people, look)
    walk.saved(people, look, each=False)
    walk.rooms(people, look)
    walk.side_windows(people, look)
    walk.boggle_play(people, look, BOGGLE)
    walk.scrabble_play(people, look, scrabble)


def menus(people: Sitting) -> list[QMenu]:
    """Return those of the bar and the one of Home."""
    return [*people.desk.window.menus, people.desk.home.tools]


def borrowed() -> set[str]:
    """Return the classes of what PySide keeps although it belongs to Qt, which doesn't tell when it goes."""
    kept = (each for each in Shiboken.getAllValidWrappers() if not isinstance(each, QObject | QMetaObject))
    return {type(each).__name__ for each in kept if not Shiboken.createdByPython(each) | Shiboken.ownedByPython(each)}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "first"),
    [*DAILY.items(), *(pytest.param(each, None, marks=pytest.mark.release) for each in LANGUAGES)],
)
def test_no_text_is_cut_and_no_menu_has_a_key_twice(qapp: QApplication, language: str, first: int | None) -> None:
    """L1, at 100, 130 and 200 %, in a window of 1280×800. A panel that is a drawer is looked at open, and at 130 %
    closed too, but for what its lists hold. Left out is what comes up over a page: menus, cards, questions."""
    with inspected(language, SIZES, first) as (people, look):
        whole_walk(people, look)
        keys = list(double_keys(menus(people)))
        assert borrowed() == set()
    assert look.found + keys == []
    assert len(look.pages) > 50


def test_no_text_is_cut_where_letters_are_large(qapp: QApplication) -> None:
    """L1, in German at 200 %: what a person comes to first."""
    with inspected("de", LARGEST) as (people, look):
        walk.begin(people, look)
        walk.boggle_play(people, look, ("covered", "search"))
        walk.scrabble_play(people, look, ("cover",))
    assert look.found == [], "\n".join(look.found)
    assert len(look.pages) == 7


@pytest.mark.slow
def test_every_sentence_is_translated_and_fits_where_words_are_long(
    qapp: QApplication, tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the pseudo-language: English in brackets, 40 % longer. What is outside of them, nobody translated."""
    tool.write_pseudo(tmp_path)
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    with inspected("en", PSEUDO, brackets=True) as (people, look):
        whole_walk(people, look, ("cover", "fault", "exchange", "end"))
    assert look.found == [], "\n".join(look.found)
    assert len(look.pages) > 40


# ------------------------------------------------------------------------------------------- faults that would be found


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Return a window with nothing on it."""
    made = QWidget()
    QVBoxLayout(made)
    qtbot.addWidget(made)
    return made


def shown(window: QWidget, *parts: QWidget) -> list[str]:
    """Lay parts into a narrow window, and return what is found there."""
    for part in parts:
        window.layout().addWidget(part)
    window.setFixedSize(150, 200)
    window.show()
    QApplication.processEvents()
    return list(cut(window, 0.8, {"Bartholomew the Unbeaten"}))


def test_texts_that_are_whole_are_not_found(window: QWidget) -> None:
    wrapped = label("As long as one likes, for it wraps", wrap=True)
    assert shown(window, label("Short"), wrapped, QLabel("Short")) == []


@pytest.mark.parametrize(
    "make",
    [
        lambda: QLabel("A label that is too long for its window"),
        lambda: label("A label that is painted far too small in the end"),
        lambda: button("A button that is painted far too small in the end", lambda: None),
        lambda: QLineEdit(placeholderText="What is to be typed into this line"),
        lambda: Painted("Something that a widget of ours paints"),
        lambda: PlayerView(Appearance(), Avatar("B", "#123456"), "Nobody that the test has heard of"),
    ],
)
def test_a_text_that_is_cut_would_be_found(window: QWidget, make: Callable[[], QWidget]) -> None:
    """L1"""
    part = make()
    part.setFixedWidth(120)
    assert shown(window, part)


def test_a_cell_and_a_title_that_are_cut_would_be_found(window: QWidget) -> None:
    """L1"""
    table = QTableWidget(1, 1)
    table.setWordWrap(False)
    table.setHorizontalHeaderLabels(["A title that is too long"])
    table.setItem(0, 0, QTableWidgetItem("A cell that is too long"))
    table.setColumnWidth(0, 60)
    assert {each.partition(" ")[0] for each in shown(window, table)} == {"column", "cell"}
    table.item(0, 0).setToolTip("A cell that is too long")
    assert {each.partition(" ")[0] for each in cut(window, 0.8, set())} == {"column"}


def test_what_lies_on_something_else_or_outside_would_be_found(window: QWidget) -> None:
    """L1"""
    one, other, far = (QLabel("Label", window) for _ in range(3))
    one.setGeometry(0, 0, 60, 20)
    other.setGeometry(10, 5, 60, 20)
    far.setGeometry(130, 5, 60, 20)
    assert len(shown(window)) == 2


def test_a_name_may_end_with_dots_where_a_tooltip_has_it(window: QWidget) -> None:
    """L1"""
    chip = PlayerView(Appearance(), Avatar("B", "#123456"), "Bartholomew the Unbeaten")
    chip.setFixedWidth(120)
    assert shown(window, chip) == []
    assert chip.toolTip()
    assert list(cut(window, 0.8, set())), "a text that is no name"


def test_a_key_that_a_menu_has_twice_would_be_found(window: QWidget) -> None:
    """L1"""
    menu = QMenu("&Game", window)
    for text in ("&Save", "&Open", "&Print", "Fa&ir"):
        menu.addAction(text)
    assert list(double_keys([menu])) == []
    menu.addAction("S&pell")
    menu.actions()[0].setShortcut("Ctrl+O")
    menu.actions()[1].setShortcut("Ctrl+O")
    assert len(list(double_keys([menu]))) == 2


def test_a_sentence_that_is_not_translated_would_be_found(qapp: QApplication) -> None:
    parts = [QLabel("‹Points~~›: Ann"), QLabel("Points")]
    assert list(untranslated(parts, {"Ann"})) == ["“Points” of QLabel isn't translated"]


# ------------------------------------------------------------------------------------------- what help names

_EMPHASIS = re.compile(r"(?<!\*)\*(?![*\s])([^*]+)\*(?!\*)")
_GAP = re.compile(r"\{[^}]*\}|%L?n")
_NOT_NAMES = re.compile(r"`[^`]*`|\*\*[^*]+\*\*|\\\*|^\|.*$", re.MULTILINE)
"""Code, keys and headings of lists, stars, and tables."""


def plain(text: str) -> str:
    """Return a text of the program as help writes it: without keys, a plus before and dots behind."""
    return " ".join(text.replace("&", "").split()).removeprefix("+ ").removesuffix("…").strip()


def names_in(markdown: str) -> list[str]:
    """Return what a page of help emphasises as a name: neither a word of the sentence, which begins small, nor letters
    of a cube or tile. A path through a menu has several."""
    said = _EMPHASIS.findall(_NOT_NAMES.sub("", markdown))
    names = [plain(name) for each in said for name in each.split("→")]
    return [name for name in names if not name[0].islower() and len(name) > 2]


def unknown_names(markdown: str, texts: Sequence[str]) -> list[str]:
    """Return the names of a page that no text of the program has: whole, with anything in its gaps, or up to a gap or a
    colon."""
    known = {plain(text) for text in texts} | {plain(re.split(r"[:+({]", text)[0]) for text in texts}
    unknown = [name for name in names_in(markdown) if name not in known]
    gaps = [gap for text in texts if unknown and _GAP.search(text) and (gap := telling(text))]
    return [name for name in unknown if not any(gap.fullmatch(name) for gap in gaps)]


@cache
def telling(text: str) -> re.Pattern[str] | None:
    """Return what a text with anything in its gaps is like, if it says more than its gaps."""
    gap = re.compile(".+".join(map(re.escape, _GAP.split(plain(text)))))
    return gap if len(gap.pattern.replace(".+", "")) > 3 else None


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """Return the script of the translations; its folder is no package."""
    specification = importlib.util.spec_from_file_location("tool", ROOT / "packaging" / "compile_translations.py")
    assert specification
    assert specification.loader
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_help_names_is_a_text_of_the_program(tool: ModuleType, language: str) -> None:
    """L1: each emphasised name is a button, menu, title or choice in that language, or a heading elsewhere in help."""
    source = ROOT / "translations" / f"boggle_desk_{'de' if language == 'en' else language}.ts"
    texts = list[str]()
    for line in tool.lines(source, everything=True):
        said = line["en"] if language == "en" else line["to"]
        texts += [said] if isinstance(said, str) else said
    pages = [page.read_text(encoding="utf-8") for page in sorted(paths.resource("help", language).glob("*.md"))]
    titles = [re.findall(r"^#+ (.*?)(?: <!--.*)?$", page, re.MULTILINE) for page in pages]
    found = set[str]()
    for page in pages:
        others = [title for said, of in zip(titles, pages, strict=True) if of is not page for title in said]
        found.update(unknown_names(page, texts + others))
    assert found == set()
    assert sum(len(names_in(page)) for page in pages) > 100


def test_a_name_that_is_no_button_would_be_found() -> None:
    """L1"""
    texts = ["&Pass…", "Play +{score}", "Open racks: everybody sees all tiles", "{name} plays"]
    page = "Press *Pass* or *Play +14*, or **Enter**. Choose *Open racks*: *not* all, *Qu* and `*Sum*`. *Ben plays*."
    assert unknown_names(page, texts) == []
    assert unknown_names("Press *Give in* or *Game → Pass*.", texts) == ["Give in", "Game"]
