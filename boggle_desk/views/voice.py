"""A voice that reads words aloud, where the machine has one: `PySide6-Addons` and a speech service of the system.

The library is looked for at once, but loaded only when the first word is to be said. Without it there is silence.
"""

import importlib
import logging
from collections.abc import Callable
from importlib.util import find_spec
from typing import Protocol

_log = logging.getLogger(__name__)
_LIBRARY = "PySide6.QtTextToSpeech"


class Speaker(Protocol):
    """What says words: the part of `QTextToSpeech` that is used."""

    def say(self, text: str) -> None:
        """Begin to say the text, in place of what is being said."""

    def stop(self) -> None:
        """Fall silent."""

    def setVolume(self, volume: float) -> None:  # noqa: N802 - as Qt calls it
        """Speak this loud from now on, from 0 to 1."""


def system_speaker() -> Speaker | None:
    """Return the voice of the system, or None."""
    try:
        library = importlib.import_module(_LIBRARY)
        speaker = library.QTextToSpeech()
        usable = speaker.state() != library.QTextToSpeech.State.Error
    except (ImportError, AttributeError, RuntimeError):
        _log.info("There is no voice on this machine.", exc_info=True)
        return None
    return speaker if usable else None


class Voice:
    """Says words aloud. `make` finds the voice when it is needed for the first time."""

    def __init__(
        self, enabled: bool = True, volume: float = 0.8, make: Callable[[], Speaker | None] | None = None
    ) -> None:
        self._enabled, self._volume = enabled, volume
        self._make = make or (system_speaker if find_spec(_LIBRARY) else None)
        self._speaker: Speaker | None = None

    @property
    def is_there(self) -> bool:
        """Whether this machine may have a voice."""
        return self._make is not None

    def set_enabled(self, enabled: bool) -> None:
        """Let the voice be heard, or not."""
        self._enabled = enabled
        if not enabled:
            self.stop()

    def set_volume(self, volume: float) -> None:
        """Speak this loud from now on, from 0 to 1."""
        self._volume = volume
        if self._speaker:
            self._speaker.setVolume(volume)

    def say(self, text: str) -> None:
        """Begin to say a text; return at once."""
        if not self._enabled or self._make is None:
            return
        if self._speaker is None:
            self._speaker = self._make()
            if self._speaker is None:
                self._make = None
                return
            self._speaker.setVolume(self._volume)
        self._speaker.say(text)

    def stop(self) -> None:
        """Fall silent."""
        if self._speaker:
            self._speaker.stop()
