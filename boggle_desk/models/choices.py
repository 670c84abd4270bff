"""The settings as the windows see them: one value that everybody listens to and anybody may change."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.statistics import folded
from boggle_desk.settings import Settings


class SettingsModel(QObject):
    """Holds the settings in force. `change` has them kept and tells everybody."""

    changed = Signal(object)
    """The new `Settings`."""

    def __init__(self, settings: Settings, keep: Callable[[Settings], None], parent: QObject | None = None) -> None:
        """`keep` has settings saved and returns at once (`SettingsKeeper.keep`)."""
        super().__init__(parent)
        self.settings = settings
        """The settings in force."""
        self._keep = keep

    def change(self, **values: Any) -> None:
        """Choose other values for some fields of `Settings`."""
        settings = replace(self.settings, **values)
        if settings != self.settings:
            self.settings = settings
            self._keep(settings)
            self.changed.emit(settings)

    def take_over(self, settings: Settings) -> None:
        """Choose everything as it is in other settings, but the place of the window."""
        names = [field.name for field in fields(settings) if field.name not in ("window", "kept")]
        self.change(**{name: getattr(settings, name) for name in names})

    def forget_person(self, key: str) -> None:
        """Take a person, named by the `folded` key, out of the settings."""
        settings = self.settings
        players = tuple(each for each in settings.players if each.level is not None or folded(each.name) != key)
        self.change(players=players, learner="" if folded(settings.learner) == key else settings.learner)
