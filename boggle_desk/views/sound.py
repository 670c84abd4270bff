"""Sounds, and the voice that reads words aloud."""

import atexit
import importlib
import logging
import os
import sys
import threading
import time
import wave
from collections.abc import Callable, Generator
from importlib.util import find_spec
from pathlib import Path
from queue import Empty, Full, Queue
from random import Random
from typing import Any, Protocol

from PySide6.QtCore import QObject

from boggle_desk.paths import resource

RATE = 22050  # samples a second, of every recording
_MOST_VOICES, _STALE, _IDLE = 12, 0.25, 4.0
_HUSH, _NEVER_HUSHED = 0.3, {"tick", "gong"}


class Sound:
    """Plays recordings by name; a name with several recordings (`cube`, `tile`) plays one of them by chance. All are as
    loud as each other (`packaging/make_sounds.py`)."""

    def __init__(self, enabled: bool = True, volume: float = 0.7) -> None:
        self.choose(enabled, volume)
        self._hushed = 0.0  # until when
        self._asked: Queue[_Wish | None] = Queue(maxsize=32)
        self._thread: threading.Thread | None = None

    def choose(self, enabled: bool, volume: float) -> None:
        """Choose whether sounds are heard, and how loud they are from now on, from 0 to 1."""
        self._enabled, self._volume = enabled, max(0.0, min(1.0, volume))

    def play(self, name: str, volume: float = 1.0, pitch: float = 1.0) -> None:
        """Play a recording at this relative volume and pitch; return at once."""
        if not self._enabled or self._volume <= 0:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=_serve, args=(self._asked,), name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)
        try:
            now = time.monotonic()
            hushed = now < self._hushed and name not in _NEVER_HUSHED
            self._asked.put_nowait((name, volume * self._volume * (_HUSH if hushed else 1.0), pitch, now))
        except Full:
            return

    def hush(self, seconds: float) -> None:
        """Play all but the clock softly for a while."""
        self._hushed = time.monotonic() + seconds

    def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is None:
            return
        atexit.unregister(self.close)
        try:
            self._asked.put_nowait(None)
        except Full:
            return
        thread.join(1.0)


def has_device() -> bool:
    """Return whether there is anything to be heard from. May take a while: opens the sound device and closes it."""
    device = _device()
    if device is not None:
        device.close()
    return device is not None


_Wish = tuple[str, float, float, float]  # a sound to play: name, volume, pitch, and when it was asked for


def _serve(asked: "Queue[_Wish | None]") -> None:
    """Play what is asked for, until None comes; the device rests while nothing is heard."""
    device = _device()
    if device is None:
        while asked.get() is not None:
            pass
        return
    mixer, playing = _Mixer(), False
    while True:
        try:
            wish = asked.get(timeout=_IDLE if playing else None)
        except Empty:
            device.stop()
            playing = False
            continue
        if wish is None:
            break
        name, volume, pitch, when = wish
        if time.monotonic() - when < _STALE:
            mixer.add(name, volume, pitch)
            playing = playing or _start(device, mixer)
    device.close()


def _start(device: Any, mixer: "_Mixer") -> bool:
    stream = mixer.stream()
    next(stream)
    device.start(stream)
    return True


def _device() -> Any:
    if sys.platform.startswith("linux") and not _linux_has_sound():
        return None
    try:
        audio = importlib.import_module("miniaudio")
    except (ImportError, OSError):
        return None
    try:
        return audio.PlaybackDevice(
            output_format=audio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, buffersize_msec=40
        )
    except audio.MiniaudioError:
        return None


def _linux_has_sound() -> bool:
    """Tell whether a sound card or a sound server is there: without one the system's library complains on stderr."""
    if any(Path("/dev/snd").glob("pcm*p")) or os.environ.get("PULSE_SERVER"):
        return True
    run = os.environ.get("XDG_RUNTIME_DIR")
    return run is not None and any(Path(run, name).exists() for name in ("pulse/native", "pipewire-0"))


class _Mixer:
    def __init__(self) -> None:
        import numpy as np

        self._np: Any = np
        self._recordings = {path.stem: self._read(path) for path in sorted(resource("sounds").glob("*.wav"))}
        self._voices: list[tuple[Any, float, int]] = []
        self._lock, self._rng = threading.Lock(), Random()

    def _read(self, path: Path) -> Any:
        with wave.open(str(path)) as file:
            data = file.readframes(min(file.getnframes(), 10 * RATE))
        return self._np.frombuffer(data, "<i2").astype("float32")

    def add(self, name: str, volume: float, pitch: float = 1.0) -> None:
        """Let a recording sound from now on; one that is higher is over sooner, as a string is that is shortened."""
        names = [n for n in self._recordings if n == name or n.rpartition("_")[0] == name]
        if not names:
            return
        with self._lock:
            if len(self._voices) < _MOST_VOICES:
                self._voices.append((self._pitched(self._recordings[self._rng.choice(names)], pitch), volume, 0))

    def _pitched(self, recording: Any, pitch: float) -> Any:
        if pitch == 1.0:
            return recording
        places = self._np.arange(0, len(recording), pitch, dtype="float32")
        return self._np.interp(places, self._np.arange(len(recording)), recording).astype("float32")

    def stream(self) -> Generator[bytes, int, None]:
        """Yield as many mixed samples as are asked for."""
        count = yield b""
        while True:
            count = yield self.mixed(count)

    def mixed(self, count: int) -> bytes:
        """Return the next samples of all voices together, 16 bits each."""
        total = self._np.zeros(count, "float32")
        with self._lock:
            voices, self._voices = self._voices, []
            for recording, volume, at in voices:
                part = recording[at : at + count]
                total[: len(part)] += part * volume
                if at + count < len(recording):
                    self._voices.append((recording, volume, at + count))
        data: bytes = (32000 * self._np.tanh(total / 32000)).astype("<i2").tobytes()  # many at once don't crack
        return data


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


class Voice(QObject):
    """Says words aloud. `make` finds the voice when it is needed for the first time."""

    def __init__(
        self, enabled: bool = True, volume: float = 0.8, make: Callable[[], Speaker | None] | None = None
    ) -> None:
        super().__init__()
        self._make = make or (system_speaker if find_spec(_LIBRARY) else None)
        self._speaker: Speaker | None = None
        self.choose(enabled, volume)

    @property
    def is_there(self) -> bool:
        """Whether this machine may have a voice."""
        return self._make is not None

    def choose(self, enabled: bool, volume: float) -> None:
        """Choose whether the voice is heard, and how loud it speaks from now on, from 0 to 1."""
        self._enabled, self._volume = enabled, volume
        if self._speaker:
            self._speaker.setVolume(volume)
        if not enabled:
            self.stop()

    def say(self, text: str) -> None:
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
        if self._speaker:
            self._speaker.stop()
