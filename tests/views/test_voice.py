"""A voice is an extra: it is loaded when it is needed, and silent where there is none."""

import sys

import pytest

from boggle_desk.views.voice import Voice, system_speaker


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
    voice.set_volume(0.9)
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
    voice.set_enabled(True)
    voice.say("tea")
    voice.say("eat")
    assert [mouth.said for mouth in asked] == [["tea", "eat"]]


def test_it_falls_silent_at_once() -> None:
    mouth = Mouth()
    voice = Voice(True, 0.5, lambda: mouth)
    voice.say("tea")
    voice.set_enabled(False)
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
