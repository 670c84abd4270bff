"""`boggle-desk --install`: the menu of a desktop."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from boggle_desk import cli
from boggle_desk.commands import launcher

ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have no such menu")


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share"


def test_the_menu_starts_this_game_until_it_is_taken_out(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--install"]) == 0
    entry = share / "applications/io.github.boggle_desk.boggle_desk.desktop"
    assert capsys.readouterr().out == f"Boggle Desk is in your menu: {entry}\n"
    assert f'\nExec="{ROOT / "run"}" %F\n' in entry.read_text(encoding="utf-8")
    assert (share / "icons/hicolor/scalable/apps/io.github.boggle_desk.boggle_desk.svg").is_file()
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", entry], check=True)
    (share / "boggle-desk/games.sqlite").touch()
    assert cli.main(["--uninstall"]) == 0
    assert not any((share / place).exists() for place in launcher.PARTS)
    assert (share / "boggle-desk/games.sqlite").exists()
    assert cli.main(["--uninstall"]) == 0, "once more does no harm"


def test_the_game_of_another_system_or_a_package_says_what_to_do(
    share: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launcher, "__file__", str(share / "usr/lib/boggle_desk/commands/launcher.py"))
    assert cli.main(["--install"]) == 2
    assert "it is in your menu already" in capsys.readouterr().err
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cli.main(["--install"]) == 2
    assert "Make a shortcut" in capsys.readouterr().err


def test_what_pip_installed_brings_the_entry_along(share: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prefix = share / "a venv"
    for place, file in launcher.PARTS.items():
        (prefix / "share" / place).parent.mkdir(parents=True)
        shutil.copy(ROOT / "packaging" / file, prefix / "share" / place)
    monkeypatch.setattr(launcher, "__file__", str(prefix / "lib/boggle_desk/commands/launcher.py"))
    monkeypatch.setattr(sys, "prefix", str(prefix))
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(prefix / "bin"))
    assert cli.main(["--install"]) == 0
    assert f'Exec="{prefix}/bin/boggle-desk" %F' in (share / launcher.ENTRY).read_text(encoding="utf-8")


@pytest.mark.parametrize("sign", ['"', "$", "`", "\\", "%"])
def test_a_place_with_signs_that_mean_something_is_quoted(sign: str) -> None:
    told = launcher.quoted(Path(f"/home/ana {sign}/run"))
    text = told.replace("\\\\", "\\")  # what a desktop reads from the file, then takes for a program within quotes
    assert re.sub(r"\\(.)", r"\1", text).replace("%%", "%") == f'"/home/ana {sign}/run"'
