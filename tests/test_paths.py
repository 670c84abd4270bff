"""T22: where the user's files are."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boggle_desk import paths

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these variables belong to other systems")
FOLDERS: dict[str, tuple[str, Callable[[], Path]]] = {
    "XDG_DATA_HOME": (".local/share/boggle-desk", paths.user_data),
    "XDG_CONFIG_HOME": (".config/boggle-desk/settings.json", paths.user_settings),
    "XDG_CACHE_HOME": (".cache/boggle-desk", paths.user_cache),
    "XDG_STATE_HOME": (".local/state/boggle-desk/faults.log", paths.user_log),
}


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


@pytest.mark.parametrize("value", ["", ".", "games", "../games", "~/games"])
@pytest.mark.parametrize("variable", FOLDERS)
def test_t22_a_variable_that_is_empty_or_relative_counts_as_none(
    variable: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    usual, place = FOLDERS[variable]
    assert place() == tmp_path / "home" / usual
    assert not any(Path().iterdir())
    monkeypatch.setenv(variable, str(tmp_path / "whole"))
    assert place().is_relative_to(tmp_path / "whole" / "boggle-desk")


@pytest.mark.parametrize("home", ["", "home"])
def test_t22_so_does_a_home(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[Path]()
    monkeypatch.setattr(Path, "mkdir", lambda folder, **_how: made.append(folder))  # the true home stays as it is
    monkeypatch.setattr(Path, "chmod", lambda *_mode: None)
    for variable, (_usual, place) in FOLDERS.items():
        monkeypatch.setenv("HOME", home)
        monkeypatch.delenv(variable, raising=False)
        assert place().is_absolute()
    assert all(folder.is_absolute() for folder in made)


def test_t22_who_has_no_home_at_all_gets_no_folder_named_like_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.path.expanduser", lambda path: path)  # as for a number that no account has
    monkeypatch.setattr(Path, "mkdir", lambda _folder, **_how: None)
    monkeypatch.delenv("HOME")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert paths.user_data().is_absolute()


@pytest.mark.parametrize("value", ["", "games"])
def test_t22_what_was_kept_in_the_current_folder_comes_along_once(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strayed = Path(value, "boggle-desk").absolute()
    (strayed / "backups").mkdir(parents=True)
    for name in ("games.sqlite", "games.sqlite-wal", "learning.sqlite", "settings.json", "settings.json.bak"):
        (strayed / name).write_text(name)
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(variable, value)
    data, settings = paths.user_data(), paths.user_settings()
    assert {each.name for each in data.iterdir()} == {"backups", "games.sqlite", "games.sqlite-wal", "learning.sqlite"}
    assert {each.name for each in settings.parent.iterdir()} == {"settings.json", "settings.json.bak"}
    assert not any(strayed.iterdir())
    (strayed / "games.sqlite").write_text("other games")
    monkeypatch.setenv("XDG_DATA_HOME", value)
    assert (paths.user_data() / "games.sqlite").read_text() == "games.sqlite"
    assert (strayed / "games.sqlite").read_text() == "other games"
