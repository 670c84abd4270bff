"""Presets of one's own beside the shipped ones: saved under a name, renamed, deleted."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boggle_desk.engine.rulebook import own_name
from boggle_desk.storage.own_presets import OwnPresets, Shelf, clean_name
from boggle_desk.views.ask import Ask
from boggle_desk.views.kit import button, label


class PresetShelf(QWidget):
    """The buttons that keep rules under a name, and what is wrong with files that cannot be read. Whoever has it calls
    `show_chosen` for each preset that is chosen."""

    changed = Signal(str)
    """The presets are others now; this key is to be chosen, or any if it is empty."""

    def __init__(self, ask: Ask, presets: OwnPresets[Any], rules: Callable[[], Any], chosen: Callable[[], str]) -> None:
        """`rules` returns what is to be saved, `chosen` the key of the preset that is chosen."""
        super().__init__()
        self._ask, self._presets, self._rules, self._chosen = ask, presets, rules, chosen
        self.shelf: Shelf[Any] = presets.read()
        self.save = button(self.tr("Save these rules…"), self._save)
        self.rename = button(self.tr("Rename…"), self._rename)
        self.delete = button(self.tr("Delete"), self._delete)
        self._problems = label("", "bad", wrap=True)
        row = QHBoxLayout()
        row.addWidget(self.save, 1)
        row.addWidget(self.rename)
        row.addWidget(self.delete)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self._problems)

    def show_chosen(self) -> None:
        """Offer what can be done with the preset that is chosen now."""
        own = own_name(self._chosen()) is not None
        self.rename.setVisible(own)
        self.delete.setVisible(own)
        said = [self.tr("A preset could not be read: {problem}").format(problem=each) for each in self.shelf.problems]
        self._problems.setText("\n".join(said))
        self._problems.setVisible(bool(said))

    def _save(self) -> None:
        before = own_name(self._chosen()) or ""
        name = self._asked_name(self.tr("Under which name shall these rules be kept?"), before)
        if not name:
            return
        taken = self._presets.key_of(name)
        question = self.tr("There are rules called “{name}” already. Shall these take their place?").format(name=name)
        title, yes, no = self.tr("Save rules"), self.tr("Replace them"), self.tr("Cancel")
        if taken is None or self._ask.confirm(self, title, question, yes, no):
            self._do(lambda: self._presets.save(name, self._rules()))

    def _rename(self) -> None:
        key = self._chosen()
        name = self._asked_name(self.tr("What shall these rules be called?"), own_name(key) or "")
        if not name:
            return
        if self._presets.key_of(name) not in (None, key):
            text = self.tr("There are rules called “{name}” already.").format(name=name)
            self._ask.tell(self, self.tr("Rename rules"), text)
            return
        self._do(lambda: self._presets.rename(key, name))

    def _delete(self) -> None:
        key = self._chosen()
        question = self.tr("Delete the rules “{name}”? Games that were played by them stay as they are.")
        text = question.format(name=own_name(key))
        if self._ask.confirm(self, self.tr("Delete rules"), text, self.tr("Delete"), self.tr("Cancel")):
            self._do(lambda: self._presets.delete(key))

    def _asked_name(self, question: str, before: str) -> str:
        """Return the name that was typed, or nothing."""
        name = self._ask.line(self, self.tr("Rules of your own"), question, before)
        return clean_name(name or "")

    def _do(self, change: Callable[[], str | None]) -> None:
        """Change the folder, and show what is in it then; if the disk refuses, say so."""
        try:
            key = change()
        except (OSError, ValueError) as error:
            text = self.tr("The rules could not be kept: {problem}").format(problem=str(error))
            self._ask.tell(self, self.tr("Rules of your own"), text)
            return
        self.shelf = self._presets.read()
        self.changed.emit(key or "")
