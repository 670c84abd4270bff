"""The settings as the windows see them: one value that everybody listens to and anybody may change."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from boggle_desk.settings import Settings


class Choices(QObject):
    """Holds the settings in force. `change` has them kept and tells everybody."""

    changed = Signal(object)
    """The new `Settings`."""

    def __init__(self, settings: Settings, keep: Callable[[Settings], None], parent: QObject | None = None) -> None:
        """`keep` has settings saved and returns at once (`SettingsKeeper.keep`)."""
        super().__init__(parent)
        self._settings = settings
        self._keep = keep

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    def change(self, **values: Any) -> None:
        """Choose other values for some fields of `Settings`."""
        settings = replace(self._settings, **values)
        if settings != self._settings:
            self._settings = settings
            self._keep(settings)
            self.changed.emit(settings)
