"""What this program is, what it is made of, and its licences."""

import platform
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidgetItem, QPlainTextEdit, QWidget

import boggle_desk
from boggle_desk.paths import resource
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import Card, button, label
from boggle_desk.views.dialogs.side_window import ChoiceList, ScrollingColumn, SideWindow
from boggle_desk.views.layouts import LazyTabs, in_row, sized

_TITLES = {
    "boggle-desk": "Boggle Desk",
    "bundled": "Python, libffi …",
    "apache-2.0": "Apache License 2.0",
    "fsrs": "FSRS",
    "gpl-3.0": "GNU General Public License 3",
    "lato": "Lato",
    "lgpl-3.0": "GNU Lesser General Public License 3",
    "mujoco": "MuJoCo",
    "numpy": "NumPy",
    "qt": "Qt",
    "qt-parts": "Qt: FreeType, HarfBuzz, ICU …",
    "typing-extensions": "typing-extensions",
    "SCOWL-Copyright": "SCOWL",
    "UKACD-readme": "UK Advanced Cryptics Dictionary",
    "WordNet-3.0-copyright": "WordNet 3.0",
    "YAWL-LICENSE": "YAWL",
}
"""Proper names, the same in every language; a file without one goes by its own name."""
_OTHER_WORDS = ("Markus Enzenberger (Deutsch)", "Dicollecte (Français)", "RLA-ES (Español)", "OpenTaal (Nederlands)",
                "SJP.PL (Polski)", "wordfreq (Robyn Speer)")  # fmt: skip


@dataclass(frozen=True)
class Licence:
    title: str
    path: Path

    def text(self) -> str:
        """Raises OSError."""
        with self.path.open("rb") as file:
            data = file.read(500_000)
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            return data.decode("latin-1")


def find_licences() -> tuple[Licence, ...]:
    words = sorted(resource("lexica").glob("*/licences/*"))
    parts = sorted(path for path in resource("licences").rglob("*") if path.is_file())
    files = (resource("about", "boggle-desk.txt"), *words, *parts)
    return tuple(Licence(_TITLES.get(path.stem, path.stem.replace("-", " ")), path) for path in files)


_LICENCE = Qt.ItemDataRole.UserRole


def details() -> str:
    """Return what a report of a fault should say about this computer."""
    return "\n".join(
        (
            f"Boggle Desk {boggle_desk.__version__}",
            f"Python {platform.python_version()} ({platform.python_implementation()})",
            f"Qt {qVersion()}, {QGuiApplication.platformName()}",
            f"{platform.system()} {platform.release()}, {platform.machine()}",
        )
    )


class AboutDialog(SideWindow):
    """About Boggle Desk. The details for a report go to the clipboard and name no folder of the user's."""

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(look, self.tr("About Boggle Desk"), QSize(820, 640), parent)
        self.tabs = LazyTabs()
        self.column.addWidget(self.tabs)
        self.licences = ChoiceList(self.tr("Licences"))
        self.text = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self.copy, self._copied = button(self.tr("Copy &details"), self._copy), label("", "good")
        for place, part in enumerate((self.copy, self._copied)):
            self.buttons.insertWidget(place, part)
        page = self._about_page()
        self.tabs.add(self.tr("&About"), page)
        self.tabs.add(self.tr("&Licences"), self._licences_page)
        self.tabs.setAccessibleName(self.tr("About and licences"))
        self.licences.currentItemChanged.connect(lambda item, _before: self._show(item))
        for licence in find_licences():
            self._add(licence)
        self.tabs.setFocus()

    def _about_page(self) -> QWidget:
        page = ScrollingColumn(self.tr("About"))
        version = self.tr("Version {version}").format(version=boggle_desk.__version__)
        parts = [label("Boggle Desk", "title", wrap=True), label(version, "muted", wrap=True)]
        for heading, *sentences in self._sentences():
            parts += [label(heading, "heading", wrap=True)] if heading else []
            parts += [label(each, wrap=True) for each in sentences]
        for part in parts:
            part.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        page.column.addWidget(Card(self._look, *parts, 1, margin=24, spacing=12))
        return page

    def _sentences(self) -> tuple[tuple[str, ...], ...]:
        """Return headings with what is said below each; the first sentences have none."""
        return (
            (
                "",
                self.tr(
                    "Family word games around one computer. Real letter cubes, an hourglass and a referee who knows"
                    " the dictionary."
                ),
                self.tr(
                    "Boggle and Scrabble are trademarks of their owners. Boggle Desk is an independent program, not"
                    " made, sponsored or endorsed by them."
                ),
            ),
            (
                self.tr("Words"),
                self.tr(
                    "The English dictionary is made from SCOWL, copyright 2000–2018 by Kevin Atkinson. It contains the"
                    " UK Advanced Cryptics Dictionary, copyright © J Ross Beresford 1993–2000, all rights reserved, and"
                    " the ENABLE and YAWL lists, which are in the public domain."
                ),
                self.tr("The meanings come from WordNet 3.0, copyright 2006 by Princeton University."),
                self.tr("Words in other languages come from {names}.").format(names=", ".join(_OTHER_WORDS)),
            ),
            (
                self.tr("Licence"),
                self.tr(
                    "Boggle Desk is free software under the MIT licence. The page “Licences” has its text and those of"
                    " everything that it is made with."
                ),
            ),
        )

    def _licences_page(self) -> QWidget:
        page = QWidget()
        self.text.setAccessibleName(self.tr("Text of the licence"))
        in_row(self._look, sized(self.licences, self._look, wide=210, fixed=True), (self.text, 1), on=page)
        return page

    def _add(self, licence: Licence) -> None:
        item = QListWidgetItem(licence.title)
        item.setData(_LICENCE, licence)
        self.licences.addItem(item)

    def _show(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        try:
            text = item.data(_LICENCE).text()
        except OSError:
            text = self.tr("This text is missing. Please install the game again.")
        self.text.setPlainText(text)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(details())
        self._copied.setText(self.tr("Copied."))
