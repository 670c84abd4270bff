"""The shelf of dictionaries, worked on beside the window."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boggle_desk.engine.word_list import NotAWordList
from boggle_desk.models import lexica_model
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.lexica_model import Added, LexicaModel, Step
from boggle_desk.settings import OffensiveWords, Settings
from boggle_desk.storage.lexica import SHIPPED, NoSuchLexicon, add_word_list, shelf


@pytest.fixture
def choices(qapp: object) -> SettingsModel:
    return SettingsModel(Settings(), lambda _settings: None)


@pytest.fixture
def model(qtbot: QtBot, choices: SettingsModel, tmp_path: Path) -> LexicaModel:
    made = LexicaModel(choices)
    with qtbot.waitSignals([made.lexicon_changed, made.entries_changed]):
        made.start()
    return made


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.txt"
    path.write_text("cat\nzorp\ncat\nt-shirt\n", encoding="utf-8")
    return path


def _add(qtbot: QtBot, model: LexicaModel, path: Path) -> str:
    with qtbot.waitSignals([model.added, model.entries_changed]):
        model.add(path)
        assert model.adding
    assert not model.adding
    return next(entry.key for entry in model.entries if entry.title == path.stem)


def test_it_starts_with_the_shipped_dictionary(model: LexicaModel) -> None:
    assert [entry.key for entry in model.entries] == list(SHIPPED)
    assert model.chosen == "english"
    assert model.lexicon is not None
    assert "cube" in model.lexicon
    assert model.lexicon.refuses_offensive


def test_a_list_is_added_chosen_and_removed(
    model: LexicaModel, choices: SettingsModel, club: Path, qtbot: QtBot
) -> None:
    """Removed while it is in use, it gives way to the shipped one."""
    key = _add(qtbot, model, club)
    with qtbot.waitSignal(model.lexicon_changed):
        model.choose(key)
    assert choices.settings.lexicon == key
    assert model.lexicon is not None
    assert "zorp" in model.lexicon
    assert "dog" not in model.lexicon
    with qtbot.waitSignals([model.lexicon_changed, model.entries_changed]):
        model.remove(key)
    assert choices.settings.lexicon == ""
    assert "dog" in model.lexicon
    assert len(model.entries) == len(SHIPPED)


def test_the_account_comes_with_the_list(model: LexicaModel, club: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.added) as told:
        model.add(club)
    (added,) = told.args
    assert added.title == "club"
    assert (len(added.account.words), added.account.duplicates, added.account.left_out) == (2, 1, 1)


def test_what_is_no_list_is_refused_and_the_shelf_stays(model: LexicaModel, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\x89PNG\0\0")
    with qtbot.waitSignal(model.failed) as told:
        model.add(path)
    step, error = told.args
    assert step is Step.ADD
    assert isinstance(error, NotAWordList)
    assert not model.adding
    assert len(shelf()) == len(SHIPPED)


def test_a_file_that_is_gone_is_told(model: LexicaModel, tmp_path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.failed) as told:
        model.add(tmp_path / "gone.txt")
    assert isinstance(told.args[1], FileNotFoundError)


@pytest.mark.parametrize("there_before", [False, True])
def test_a_list_given_up_leaves_the_shelf_as_it_was(
    model: LexicaModel, club: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, there_before: bool
) -> None:
    if there_before:
        _add(qtbot, model, club)
    reading, go_on = Event(), Event()

    def slowly(*given: Any) -> object:
        reading.set()
        go_on.wait(60)
        return add_word_list(*given)

    monkeypatch.setattr(lexica_model, "add_word_list", slowly)
    before = shelf()
    with qtbot.assertNotEmitted(model.added), qtbot.waitSignal(model.add_stopped):
        model.add(club)
        assert reading.wait(60)
        model.stop_adding()
        go_on.set()
    assert shelf() == before
    assert not model.adding


def test_a_dictionary_that_is_gone_gives_way_to_the_shipped_one(
    choices: SettingsModel, tmp_path: Path, qtbot: QtBot
) -> None:
    choices.change(lexicon="no-such-key")
    model = LexicaModel(choices)
    failures: list[tuple[Step, Exception]] = []
    model.failed.connect(lambda step, error: failures.append((step, error)))
    with qtbot.waitSignal(model.lexicon_changed):
        model.start()
    ((step, error),) = failures
    assert step is Step.OPEN
    assert isinstance(error, NoSuchLexicon)
    assert choices.settings.lexicon == ""
    assert model.lexicon is not None
    assert model.lexicon.key == "english"


def test_the_family_setting_holds_at_once(model: LexicaModel, choices: SettingsModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.lexicon_changed):
        choices.change(offensive_words=OffensiveWords.ACCEPT)
    assert model.lexicon is not None
    assert not model.lexicon.refuses_offensive
    with qtbot.assertNotEmitted(model.lexicon_changed):
        choices.change(volume=0.1)


def test_the_last_choice_wins(model: LexicaModel, club: Path, qtbot: QtBot) -> None:
    key = _add(qtbot, model, club)
    with qtbot.waitSignal(model.lexicon_changed):
        model.choose(key)
        model.choose("english")
    assert model.lexicon is not None
    assert model.lexicon.key == "english"
    assert model.chosen == "english"


def test_one_file_at_a_time(model: LexicaModel, club: Path, qtbot: QtBot) -> None:
    told: list[object] = []
    model.added.connect(told.append)
    with qtbot.waitSignals([model.added, model.entries_changed]):
        model.add(club)
        model.add(club)
    assert len(told) == 1


def test_a_list_full_of_other_letters_is_asked_about_first(model: LexicaModel, tmp_path: Path, qtbot: QtBot) -> None:
    """Nothing is on the shelf until somebody is sure; then it is read as told, either way."""
    path = tmp_path / "worte.txt"
    path.write_text("über\nöl\näpfel\n", encoding="utf-8")
    with qtbot.assertNotEmitted(model.added), qtbot.waitSignal(model.letters_suggested) as told:
        model.add(path)
    (found,) = told.args
    assert (found.path, found.chosen.key, found.needed.key) == (path, "english", "german")
    assert not model.adding
    assert len(shelf()) == len(SHIPPED)
    heard: list[Added] = []
    model.added.connect(heard.append)
    for alphabet, words in ((found.needed, ("äpfel", "öl", "über")), (found.chosen, ("apfel", "ol", "uber"))):
        with qtbot.waitSignals([model.added, model.entries_changed]):
            model.add(path, alphabet, sure=True)
        assert (heard[-1].account.words, heard[-1].alphabet) == (words, alphabet)
    assert len(shelf()) == len(SHIPPED) + 2


def test_letters_that_were_chosen_are_not_asked_about(model: LexicaModel, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "worte.txt"
    path.write_text("über\nöl\näpfel\n", encoding="utf-8")
    german = next(each for each in model.alphabets if each.key == "german")
    with qtbot.assertNotEmitted(model.letters_suggested), qtbot.waitSignals([model.added, model.entries_changed]):
        model.add(path, german)
