"""Settings put into effect: colours, size of letters, motion, sound."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from boggle_desk.settings import Appearance, Motion, Settings
from boggle_desk.views.look import Look
from boggle_desk.views.sound import Sound


def apply_settings(settings: Settings, look: Look, sound: Sound) -> None:
    """Have everything look and sound as it is chosen. To be called at the start and on each change, of the system's
    colours too."""
    look.set_dark(settings.theme is Appearance.DARK or (settings.theme is Appearance.SYSTEM and system_is_dark()))
    look.set_text_scale(settings.text_scale)
    look.set_motion(settings.motion is Motion.ON or (settings.motion is Motion.SYSTEM and system_moves()))
    sound.set_enabled(settings.sound)
    sound.set_volume(settings.volume)


def system_is_dark() -> bool:
    """Return whether the system prefers dark colours; without a preference it is light."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def system_moves() -> bool:
    """Return whether the system lets windows and menus move; Qt knows it on Windows and says yes elsewhere."""
    return QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
