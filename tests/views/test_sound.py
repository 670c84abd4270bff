"""Sounds, and the voice that reads words aloud."""

import array
import importlib
import sys
import threading
import wave
from pathlib import Path
from typing import Any

import pytest

from boggle_desk.paths import resource
from boggle_desk.views import sound
from boggle_desk.views.sound import RATE, Sound, Voice, _Mixer, system_speaker

ROOT = Path(__file__).parent.parent.parent


class Device:
    """A sound device that notes what is done with it."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.stopped = threading.Event()
        self.stream: Any = None

    def start(self, stream: Any) -> None:
        self.done.append("start")
        self.stream = stream

    def stop(self) -> None:
        self.done.append("stop")
        self.stopped.set()

    def close(self) -> None:
        self.done.append("close")


def numbers(data: bytes) -> list[int]:
    return array.array("h", data).tolist()


def test_the_recordings_are_there() -> None:
    names = {path.stem for path in resource("sounds").glob("*.wav")}
    several = {f"{name}_1" for name in ("cube", "tray", "glass", "tile", "slip")}
    assert several | {"cube_6", "tile_3", "hourglass", "gong", "tick", "chime", "pencil", "stamp", "fanfare"} <= names
    for name in names:
        with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
            data = numbers(file.readframes(file.getnframes()))
        assert max(map(abs, data)) > 3000, name
        assert abs(data[0]) < 2000, "no crack at the beginning"


def test_without_a_device_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "_device", lambda: None)
    before = set(threading.enumerate())
    for sounds in (3, 100):
        player = Sound()
        for _ in range(sounds):
            player.play("cube")
        player.close()
        assert sounds > 3 or set(threading.enumerate()) <= before


def test_without_the_library_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "_linux_has_sound", lambda: True)
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert not sound.has_device()


def test_a_linux_without_card_or_server_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's library would complain on the terminal."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sound, "_linux_has_sound", lambda: False)
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert not sound.has_device()


def test_nothing_is_opened_before_the_first_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    before = set(threading.enumerate())
    monkeypatch.setattr(sound, "_device", lambda: opened.append(1))
    player = Sound(enabled=False)
    player.play("gong")
    player.choose(True, 0)
    player.play("gong")
    assert set(threading.enumerate()) <= before
    player.choose(True, 2)
    player.play("gong")
    player.close()
    assert opened == [1]


def test_the_device_plays_and_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device()
    monkeypatch.setattr(sound, "_device", lambda: device)
    monkeypatch.setattr(sound, "_STALE", 60.0)
    player = Sound(volume=1.0)
    player.play("tick")
    player.play("tick", 0.5)
    player.close()
    assert device.done == ["start", "close"]
    heard = numbers(device.stream.send(400))
    assert len(heard) == 400
    assert max(map(abs, heard)) > 3000


def test_the_device_rests_when_nothing_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device()
    monkeypatch.setattr(sound, "_device", lambda: device)
    monkeypatch.setattr(sound, "_IDLE", 0.01)
    player = Sound()
    player.play("tick")
    assert device.stopped.wait(60)
    player.close()
    assert device.done[-2:] == ["stop", "close"]


def test_voices_are_added_and_end() -> None:
    mixer = _Mixer()
    mixer.add("tick", 1.0)
    one = numbers(mixer.mixed(300))
    mixer = _Mixer()
    mixer.add("tick", 0.5)
    mixer.add("tick", 0.5)
    two = numbers(mixer.mixed(300))
    assert max(abs(a - b) for a, b in zip(one, two, strict=True)) <= 1
    mixer.mixed(10 * RATE)
    assert not any(numbers(mixer.mixed(100))), "silence after the end"


def test_a_higher_pitch_is_over_sooner() -> None:
    ends = []
    for pitch in (1.0, 2.0):
        mixer = _Mixer()
        mixer.add("tick", 1.0, pitch)
        heard = numbers(mixer.mixed(RATE))
        ends.append(max(place for place, value in enumerate(heard) if value))
    assert ends[1] == pytest.approx(ends[0] / 2, abs=20)


def test_a_name_with_several_recordings_plays_one_of_them() -> None:
    mixer = _Mixer()
    mixer.add("cube", 1.0)
    assert any(numbers(mixer.mixed(200)))
    mixer.mixed(RATE)
    mixer.add("no such sound", 1.0)
    assert not any(numbers(mixer.mixed(200)))


def test_too_many_voices_are_left_out_and_loud_ones_are_rounded_off() -> None:
    few, many, loud = (_Mixer() for _ in range(3))
    for number in range(50):
        if number < 12:
            few.add("gong", 0.05)
        many.add("gong", 0.05)
        loud.add("gong", 0.4)
    assert many.mixed(4000) == few.mixed(4000)
    cut = list(map(abs, numbers(loud.mixed(4000))))
    assert 20000 < max(cut) < 32000
    assert cut.count(max(cut)) < len(cut) / 100, "a flat top cracks"


def test_in_the_last_seconds_all_but_the_clock_is_soft(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device()
    monkeypatch.setattr(sound, "_device", lambda: device)
    monkeypatch.setattr(sound, "_STALE", 60.0)
    peaks = {}
    for name in ("chime", "tick"):
        for hushed in (False, True):
            player = Sound(volume=1.0)
            if hushed:
                player.hush(60.0)
            player.play(name)
            player.close()
            peaks[name, hushed] = max(map(abs, numbers(device.stream.send(RATE))))
    assert peaks["chime", True] < peaks["chime", False] / 2
    assert peaks["tick", True] == peaks["tick", False]


def test_all_recordings_are_equally_loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the ear's weights, the loudest tenth of a second of each."""
    monkeypatch.syspath_prepend(ROOT / "packaging")
    maker = importlib.import_module("make_sounds")
    for path in resource("sounds").glob("*.wav"):
        with wave.open(str(path)) as file:
            heard = maker.loudness([value / 32000 for value in numbers(file.readframes(file.getnframes()))])
        assert heard == pytest.approx(maker.LOUDNESS, abs=0.5), path.stem


class Mouth:
    """Remembers what it is told to say."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.volume = -1.0

    def say(self, text: str) -> None:
        self.said.append(text)

    def stop(self) -> None:
        self.said.append("(silence)")

    def setVolume(self, volume: float) -> None:  # noqa: N802 - as Qt calls it
        self.volume = volume


def test_words_are_said_as_loud_as_chosen() -> None:
    mouth = Mouth()
    voice = Voice(True, 0.4, lambda: mouth)
    assert voice.is_there
    voice.say("tea")
    assert (mouth.said, mouth.volume) == (["tea"], 0.4)
    voice.choose(True, 0.9)
    assert mouth.volume == 0.9


def test_the_voice_is_looked_for_with_the_first_word_only() -> None:
    asked: list[Mouth] = []

    def make() -> Mouth:
        asked.append(Mouth())
        return asked[-1]

    voice = Voice(False, 0.5, make)
    voice.say("tea")
    voice.stop()
    assert asked == []
    voice.choose(True, 0.5)
    voice.say("tea")
    voice.say("eat")
    assert [mouth.said for mouth in asked] == [["tea", "eat"]]


def test_it_falls_silent_at_once() -> None:
    mouth = Mouth()
    voice = Voice(True, 0.5, lambda: mouth)
    voice.say("tea")
    voice.choose(False, 0.5)
    voice.say("eat")
    assert mouth.said == ["tea", "(silence)"]


def test_a_machine_without_a_voice_is_asked_once() -> None:
    asked: list[int] = []

    def nothing() -> None:
        asked.append(1)

    voice = Voice(True, 0.5, nothing)
    voice.say("tea")
    voice.say("eat")
    assert asked == [1]
    assert not voice.is_there


def test_the_library_is_not_loaded_before() -> None:
    Voice()
    assert "PySide6.QtTextToSpeech" not in sys.modules


def test_without_the_library_there_is_no_speaker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    assert system_speaker() is None
