"""Characters: names at a table, and when they speak."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from boggle_desk.engine.boggle.computer import remarkable
from boggle_desk.engine.boggle.events import CrossedOff, Ended, Ruled, Scored, Shake, Shaken, WordRead
from boggle_desk.engine.boggle.position import BogglePosition, Entry, EntryMark, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.characters import Remark, Remarked, introduced
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.models import characters as module
from boggle_desk.models.characters import Remarks, character, characters
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.session import GameSession
from boggle_desk.settings import Settings
from boggle_desk.storage.shipped import boggle_levels, scrabble_levels
from tests.engine.boggle.table import PRESETS
from tests.models.nowhere import Nowhere
from tests.words import lexicon_of

WORDS = lexicon_of({"tea": 0, "eat": 0})


def test_each_level_has_one_character_and_all_texts_are_short() -> None:
    """S-27: name, way of being and remarks of each; nothing is longer than a breath."""
    assert list(characters()) == list(scrabble_levels())
    assert boggle_levels().keys() <= characters().keys(), "one face at both games"
    assert len({each.name for each in characters().values()}) == 12
    for each in characters().values():
        said = [getattr(each, about) for about in Remark]
        assert all(len(text.split()) <= 9 for text in said)
        assert all([each.about, each.hello, each.proud, each.won, each.lost])
    assert character("unheard of").name == "Finn"


def test_computers_are_called_as_their_characters_and_a_second_one_has_a_number() -> None:
    seated = (Player("Ann"), Player("", "child"), Player("Player 3", "champion"), Player("Pip 2", "child"))
    assert [each.name for each in introduced(seated, characters())] == ["Ann", "Dot", "Juno", "Dot 2"]


def test_a_computer_keeps_a_name_of_its_own() -> None:
    """P1: and takes no number from those of its level."""
    seated = (Player("Robo", "child"), Player("", "child"), Player("Dotty", "expert"))
    assert [each.name for each in introduced(seated, characters())] == ["Robo", "Dot", "Dotty"]


def scored(word: str, mark: EntryMark) -> BogglePosition:
    """Return a round in which the computer wrote one word."""
    first = opening(PRESETS["classic"], (Player("Ann"), Player("Otto", "casual")))
    return replace(first, lists=((), (Entry(word, 1.0, mark),)), rounds=((0, 3),))


@pytest.mark.parametrize(
    ("event", "word", "mark", "said"),
    [
        (Ruled(1, "taet", 0, False), "taet", EntryMark.STRUCK, (1, Remark.CAUGHT)),
        (Scored((0, 3)), "taet", EntryMark.STANDING, (1, Remark.FOOLED)),
        (Scored((0, 3)), "taet", EntryMark.STRUCK, (1, Remark.PROUD)),
        (Scored((0, 3)), "tea", EntryMark.STANDING, (1, Remark.PROUD)),
        (Scored((3, 3)), "tea", EntryMark.STANDING, None),
        (Ruled(0, "taet", 1, False), "tea", EntryMark.STANDING, None),
        (Ruled(0, "eat", 1, True), "tea", EntryMark.STANDING, (1, Remark.SORRY)),
        (WordRead(1, "taet"), "taet", EntryMark.STANDING, (1, Remark.BLUFF)),
        (WordRead(1, "tea"), "tea", EntryMark.STANDING, None),
        (CrossedOff("teas", (0, 1)), "teas", EntryMark.CROSSED, (1, Remark.GROAN)),
        (CrossedOff("tea", (0, 1)), "tea", EntryMark.CROSSED, None),
        (Ended((1,)), "tea", EntryMark.STANDING, (1, Remark.WON)),
        (Ended((0,)), "tea", EntryMark.STANDING, (1, Remark.LOST)),
    ],
)
def test_a_made_up_word_of_boggle_is_challenged_or_missed(
    event: Any, word: str, mark: EntryMark, said: Remarked | None
) -> None:
    """S-27: Otto speaks when his false word is struck, and when it stands to the end of the round."""
    assert remarkable(event, scored(word, mark), WORDS) == said


def test_each_computer_has_a_habit_that_no_other_has() -> None:
    """By the third game one knows who it is with eyes closed."""
    said = [text for each in characters().values() for about in Remark if (text := getattr(each, about))]
    assert len(said) == len(set(said))
    habits = [(each.bluff, each.groan, each.praise) for each in characters().values()]
    assert all(map(any, habits))
    assert all(each.wonder and each.sorry and each.seconds >= 1.5 for each in characters().values())


def test_what_is_a_habit_is_said_anew_in_each_round_and_nothing_gives_a_verdict_away(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_AFTER_MS", 0)
    monkeypatch.setattr(module, "_AGAIN_MS", 0)
    first = opening(PRESETS["classic"], (Player("Ann"), Player("Otto", "casual")))
    session = GameSession(Game(BOGGLE, first), WORDS, Random(1), Nowhere())
    choices, parent, said = SettingsModel(Settings(), lambda _settings: None), QObject(), list[tuple[str, int]]()
    secret = [True, True]
    remarks = Remarks(session, lambda _event: (1, Remark.GROAN), choices, parent, lambda: bool(secret and secret.pop()))
    remarks.made.connect(lambda _seat, text: said.append((text, len(secret))))
    for _ in range(2):
        session.happened.emit(Shaken(()))
    qtbot.waitUntil(lambda: bool(said))
    session.submit(Shake())
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said == [("Copycats!", 0)] * 2


def test_a_thing_is_said_once_but_each_bluff_is_and_silence_can_be_had(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_AFTER_MS", 0)
    first = opening(PRESETS["classic"], (Player("Ann"), Player("Otto", "casual")))
    session = GameSession(Game(BOGGLE, first), WORDS, Random(1), Nowhere())
    choices, parent, said = SettingsModel(Settings(), lambda _settings: None), QObject(), list[str]()
    about = Remark.PROUD
    remarks = Remarks(session, lambda _event: (1, about), choices, parent)
    remarks.made.connect(lambda _seat, text: said.append(text))

    def happen() -> None:
        before = len(said)
        session.happened.emit(Shaken(()))
        (timer,) = remarks.findChildren(QTimer)
        if timer.isActive():
            qtbot.waitUntil(lambda: len(said) > before)

    happen()
    happen()
    assert said == ["Not bad, eh?"]
    about = Remark.FOOLED
    happen()
    happen()
    assert said[1:] == ["I made that up and you believed me!"] * 2
    choices.change(remarks=False)
    happen()
    assert len(said) == 3
