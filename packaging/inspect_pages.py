"""Find sentences that aren't translated, and texts that are cut off, on every page.

    python packaging/inspect_pages.py FOLDER [NAME...]   what is found goes into FOLDER/found.txt, a fault a line; only
                                                         pages whose names begin so
    python packaging/inspect_pages.py --in de FOLDER [NAME...]   the same in a language of the game, at 100, 130 and
                                                         200 % letters: what is cut, hidden or has a key twice
    python packaging/inspect_pages.py --mirrored FOLDER  pictures of every page as they are from right to left

The window speaks the pseudo-language: words in brackets, 40 % longer. What is put into a sentence, such as a name, is
outside the brackets, as is what nobody translated.
"""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from compile_translations import write_pseudo
from make_pictures import NAMES, opened, tour, wait
from PySide6.QtCore import QLocale, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QRadioButton,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from boggle_desk import paths
from boggle_desk.app import MainWindowController
from boggle_desk.engine.boggle.events import BeginSearch, Shake
from boggle_desk.models.locale_text import LANGUAGES
from boggle_desk.views.beside import Beside
from boggle_desk.views.dialogs.help_dialog import HelpPage
from boggle_desk.views.kit import FittingButton, FittingCheckBox, FittingLabel
from boggle_desk.views.learn.study_view import WordGrid
from boggle_desk.views.page import RoomPage

_PIECE = re.compile(r"‹[^‹›…]*[›…]|<[^>]*>|&\w+;")
_WORD = re.compile(r"\w*[a-z]{2}\w*")
_KNOWN = {*NAMES, "Ben", "Pip", "You", "Boggle", "Scrabble", "Desk", "Lato", "Ctrl"} | {
    *LANGUAGES.values(),
    *(QLocale.c().dayName(day) for day in range(1, 8)),
    *(QLocale.c().monthName(month) for month in range(1, 13)),
}
"""Names; and days are words of Qt, not ours."""
_NAMES_ONLY = ("dialog_about",)
"""Pages that name people and works."""
_TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText", "windowTitle")
_OWN_TEXTS = (QLabel, QPushButton, QCheckBox, QRadioButton, QComboBox)
"""Those of Qt that paint what they are told; what paints itself sees to it that it fits."""


_CONTENT = (HelpPage, WordGrid, QToolButton)
"""They show pages of their own language, meanings of words, and Qt's own arrows."""
_FITTING = (FittingButton, FittingLabel, FittingCheckBox)
_SMALLEST = {2.0: 0.45, 1.0: 0.7}
"""How much smaller a text may be painted in this longest of languages, with large and with normal letters."""
_SMALLEST_SPOKEN = {2.0: 0.6, 1.3: 0.75, 1.0: 0.8}
"""The same in the languages of the game."""


class Inspector:
    """Looks through pages, and keeps what it finds."""

    def __init__(self, desk: MainWindowController, wanted: tuple[str, ...], spoken: bool = False) -> None:
        """`spoken`: in a language of the game, whose sentences need no brackets."""
        self.desk, self._wanted, self._spoken, self.found = desk, wanted, spoken, dict[str, None]()
        self._painted = painted_texts() if spoken else set[str]()

    def take(self, name: str) -> None:
        """Look through the page that is shown, or the window over it."""
        if self._wanted and not name.startswith(self._wanted):
            return
        print(name, flush=True)
        for letters in _SMALLEST_SPOKEN if self._spoken else _SMALLEST:
            self.desk.services.choices.change(text_scale=letters)
            if isinstance(self.desk.window.page, RoomPage):  # what is read there is read in the open drawer
                for beside in self.desk.window.page.findChildren(Beside):
                    beside.set_open(True)
            wait(300)
            if self._faults(name, letters):
                wait(900)  # a page is laid out in several steps
            self.found |= dict.fromkeys(self._faults(name, letters))

    def _faults(self, name: str, letters: float) -> list[str]:
        top = QApplication.activeModalWidget() or self.desk.window
        shown = [part for part in (top, *top.findChildren(QWidget)) if part.isVisible()]
        if self._spoken:
            self._painted.clear()
            top.grab()
            cut = (cut_off(part, _SMALLEST_SPOKEN[letters], "") for part in shown)
            keys = double_keys(self.desk.window.menuBar().findChildren(QMenu))
            said = {*filter(None, cut), *hidden(shown), *squeezed(shown), *self._painted, *keys}
            return [f"{name} at {letters:.0%}: {fault}" for fault in sorted(said)]
        cut = filter(None, (cut_off(part, _SMALLEST[letters]) for part in shown))
        said = () if name in _NAMES_ONLY else (fault for part in shown for fault in untranslated(part))
        return [f"{name} at {letters:.0%}: {fault}" for fault in (*cut, *said)]


def untranslated(part: QWidget) -> list[str]:
    """Return what a part says in words that aren't in brackets."""
    if isinstance(part, _CONTENT):
        return []
    texts = [part.property(each) for each in _TEXTS] + [action.text() for action in part.actions()]
    if isinstance(part, QComboBox):
        texts += [part.itemText(row) for row in range(part.count())]
    known = [text for text in texts if text and set(_WORD.findall(_PIECE.sub(" ", text))) - _KNOWN]
    return [f"“{text}” of {type(part).__name__} isn't translated" for text in known]


def painted_texts() -> set[str]:
    """Return what pages that paint themselves cut off from now on."""
    found = set[str]()

    def watch(kind: type[QFontMetrics | QFontMetricsF]) -> None:
        elide = kind.elidedText

        def elided(metrics: QFontMetrics, text: str, *how: object) -> str:
            short = elide(metrics, text, *how)
            if short != text and not any(known in text for known in NAMES):
                found.add(f"“{text}” is painted as “{short}”")
            return short

        kind.elidedText = elided  # type: ignore[method-assign]  # to hear what is cut

    def draw(painter: QPainter, *what: object) -> object:
        if len(what) == 3 and isinstance(what[0], QRect | QRectF) and isinstance(what[2], str) and len(what[2]) > 2:
            place, flags, text = what
            needed = painter.fontMetrics().boundingRect(QRectF(place).toRect(), int(flags), text)
            if needed.width() > place.width() + 2 and not int(flags) & Qt.TextFlag.TextDontClip:
                found.add(f"“{text}” is painted {needed.width()} wide into {round(place.width())}")
        return drawn(painter, *what)

    watch(QFontMetrics)
    watch(QFontMetricsF)
    drawn = QPainter.drawText
    QPainter.drawText = draw  # type: ignore[method-assign,assignment]  # as above
    return found


def hidden(shown: list[QWidget]) -> Iterator[str]:
    """Yield texts that lie partly outside of what holds them, or on each other, where nobody can scroll."""
    texts = [part for part in shown if isinstance(part, QLabel | QAbstractButton | QComboBox) and _text(part)]
    for number, part in enumerate(texts):
        if not _scrolled(part):
            room, whole = part.visibleRegion().boundingRect(), part.rect()
            if room.isValid() and (room.width() < whole.width() - 2 or room.height() < whole.height() - 2):
                yield f"“{_text(part)}” of {type(part).__name__} shows {room.width()}×{room.height()} of its place"
        for other in texts[number + 1 :]:
            if other.parent() is part.parent() and part.geometry().adjusted(2, 2, -2, -2).intersects(other.geometry()):
                yield f"“{_text(part)}” lies on “{_text(other)}”"


def _text(part: QWidget) -> str:
    return part.currentText() if isinstance(part, QComboBox) else str(part.property("text") or "")


def _scrolled(part: QWidget) -> bool:
    parent = part.parentWidget()
    while parent and not (isinstance(parent, QAbstractScrollArea) and parent.verticalScrollBar().maximum() > 0):
        parent = parent.parentWidget()
    return parent is not None


def squeezed(shown: list[QWidget]) -> Iterator[str]:
    """Yield titles of tabs and columns that are cut."""
    for part in shown:
        if isinstance(part, QTabBar):
            for place in range(part.count()):
                wide = part.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, part.tabText(place)).width()
                if wide > part.tabRect(place).width():
                    yield f"tab “{part.tabText(place)}” has {part.tabRect(place).width()}, not {wide}"
        if isinstance(part, QHeaderView) and part.orientation() is Qt.Orientation.Horizontal and part.model():
            for place in range(part.count()):
                text = str(part.model().headerData(place, part.orientation()) or "")
                wide = max((part.fontMetrics().horizontalAdvance(line) for line in text.splitlines()), default=0)
                if wide > part.sectionSize(place) and not part.isSectionHidden(place):
                    yield f"column “{text}” has {part.sectionSize(place)}, not {wide}"


def double_keys(menus: list[QMenu]) -> Iterator[str]:
    """Yield what two lines of a menu share: a letter to press, or a shortcut."""
    for menu in menus:
        lines = [action for action in menu.actions() if action.isVisible() and action.text()]
        for kind in (_mnemonic, lambda action: action.shortcut().toString()):
            seen = dict[str, str]()
            for action in lines:
                key = kind(action)
                if key and seen.setdefault(key, action.text()) != action.text():
                    yield f"menu “{menu.title()}”: “{seen[key]}” and “{action.text()}” have one key"


def _mnemonic(action: QAction) -> str:
    found = re.search("&([^&])", action.text())
    return found.group(1).casefold() if found else ""


def cut_off(part: QWidget, smallest: float, bracket: str = "‹") -> str:
    """Return why the text of a part doesn't fit, empty if it does. Only texts with the bracket are looked at."""
    text = part.currentText() if isinstance(part, QComboBox) else str(part.property("text") or "")
    kinds = [kind for kind in type(part).mro() if kind.__module__.startswith("boggle_desk")]
    own = any("paintEvent" in vars(kind) for kind in kinds if kind not in _FITTING)
    if own or not isinstance(part, _OWN_TEXTS) or bracket not in text or not text or "<" in text:
        return ""
    room, needed = part.contentsRect().size(), part.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text)
    if isinstance(part, QLabel):
        if part.wordWrap():
            words = [part.fontMetrics().horizontalAdvance(word) for word in re.split(r"[\s/–-]", text)]
            needed = QSize(max(words), part.heightForWidth(round(part.width() / smallest)))
    elif isinstance(part, QPushButton):
        needed += QSize(0 if part.icon().isNull() else part.iconSize().width() + 4, 0)
    else:
        needed += QSize(part.fontMetrics().height() * 3 // 2, 0)  # the box or the arrow beside it
    share = smallest if isinstance(part, _FITTING) else 1
    if share * needed.width() <= room.width() + 1 and share * needed.height() <= room.height() + 2:
        return ""
    where = type(part.parent()).__name__
    has, wants = f"{room.width()}×{room.height()}", f"{needed.width()}×{needed.height()}"
    return f"“{text}” of {type(part).__name__} in {where} has {has}, not {wants}"


def beside_the_tour(desk: MainWindowController, take: Callable[[str], None]) -> None:
    """Open what the tour of the pictures leaves out."""
    for name in ("settings", "help", "lexica", "about", "print"):
        getattr(desk, f"show_{name}")()
        wait(400)
        take(f"dialog_{name}")
        QApplication.activeModalWidget().close()
    desk.look_up("HOUSE")
    wait(400)
    take("dialog_look_up")
    QApplication.activeModalWidget().close()
    desk.new_table()
    desk.setup.change.click()
    take("rules_boggle")
    desk.new_table("scrabble")
    desk.setup.change.click()
    take("rules_scrabble")
    desk.new_table("duplicate")
    take("setup_duplicate")
    desk.setup.press_start()
    take("duplicate")
    desk.quick_round()
    desk.table.submit(Shake())
    take("practice")
    desk.table.submit(BeginSearch())
    take("practice_search")
    desk.show_room("score_pad")
    desk.room.setup.press_start()
    take("pad_boggle")
    for room in ("learn", "history", "position"):
        desk.show_room(room)
        wait(700)  # it is built over several turns
        tabs = desk.room.findChildren(QTabWidget)[0]
        for place in range(1, tabs.count()):
            tabs.setCurrentIndex(place)
            wait(300)
            take(f"room_{room}_{place}")


def main(arguments: list[str]) -> int:
    """Look through every page, or take pictures of them from right to left."""
    mirrored = arguments[0] == "--mirrored"
    language = arguments[1] if arguments[0] == "--in" else ""
    arguments = arguments[2 if language else int(mirrored) :]
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    if not language:
        write_pseudo(folder)
        paths.translations = lambda: folder
    with opened() as desk:
        if language:
            desk.services.choices.change(language=language)
            wait(500)  # menus and pages are made again
        inspector = Inspector(desk, tuple(arguments[1:]), bool(language))

        def picture(name: str) -> None:
            wait(500)  # a page is painted a turn after it was laid out
            desk.window.grab().save(str(folder / f"{name}.jpg"))

        if mirrored:
            QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        for visit in (tour, beside_the_tour):
            visit(desk, picture if mirrored else inspector.take)
    (folder / "found.txt").write_text("\n".join(inspector.found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
