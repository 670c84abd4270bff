"""Find sentences that aren't translated, and texts that are cut off, on every page.

    python packaging/inspect_pages.py FOLDER [NAME...]   what is found goes into FOLDER/found.txt, a fault a line; only
                                                         pages whose names begin so
    python packaging/inspect_pages.py --mirrored FOLDER  pictures of every page as they are from right to left

The window speaks the pseudo-language: words in brackets, 40 % longer. What is put into a sentence, such as a name, is
outside the brackets, as is what nobody translated.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path

from compile_translations import write_pseudo
from make_pictures import NAMES, opened, tour, wait
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QTabWidget,
    QToolButton,
    QWidget,
)

from boggle_desk import paths
from boggle_desk.app import MainWindowController
from boggle_desk.engine.boggle.events import BeginSearch, Shake
from boggle_desk.models.locale_text import LANGUAGES
from boggle_desk.views.dialogs.help_dialog import HelpPage
from boggle_desk.views.kit import FittingButton, FittingCheckBox, FittingLabel
from boggle_desk.views.learn.study_view import WordGrid

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
_SMALLEST = {1.0: 0.7, 2.0: 0.45}
"""How much smaller a text may be painted in this longest of languages, with normal and with large letters."""


class Inspector:
    """Looks through pages, and keeps what it finds."""

    def __init__(self, desk: MainWindowController, wanted: tuple[str, ...]) -> None:
        self.desk, self._wanted, self.found = desk, wanted, dict[str, None]()

    def take(self, name: str) -> None:
        """Look through the page that is shown, or the window over it."""
        if self._wanted and not name.startswith(self._wanted):
            return
        print(name, flush=True)
        for letters in (2.0, 1.0):
            self.desk.services.choices.change(text_scale=letters)
            wait(300)
            if self._faults(name, letters):
                wait(900)  # a page is laid out in several steps
            self.found |= dict.fromkeys(self._faults(name, letters))

    def _faults(self, name: str, letters: float) -> list[str]:
        top = QApplication.activeModalWidget() or self.desk.window
        shown = [part for part in (top, *top.findChildren(QWidget)) if part.isVisible()]
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


def cut_off(part: QWidget, smallest: float) -> str:
    """Return why the text of a part doesn't fit, empty if it does."""
    text = part.currentText() if isinstance(part, QComboBox) else str(part.property("text") or "")
    kinds = [kind for kind in type(part).mro() if kind.__module__.startswith("boggle_desk")]
    own = any("paintEvent" in vars(kind) for kind in kinds if kind not in _FITTING)
    if own or not isinstance(part, _OWN_TEXTS) or "‹" not in text or "<" in text:
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
    folder = Path(arguments[1 if mirrored else 0])
    folder.mkdir(parents=True, exist_ok=True)
    write_pseudo(folder)
    paths.translations = lambda: folder
    with opened() as desk:
        inspector = Inspector(desk, tuple(arguments[1:]))

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
