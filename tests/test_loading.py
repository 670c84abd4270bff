"""What the game says where a part of it, or of the system, can't be loaded."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from system_libs import PACKAGES

from boggle_desk import __main__, cli

GONE = "cannot open shared object file: No such file or directory"


def _say(fault: ImportError, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    def fail(_argv: object) -> int:
        raise fault

    monkeypatch.setattr(cli, "main", fail)
    assert __main__.main([]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_in_a_clone_the_next_start_looks_closely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """(T23)"""
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    (tmp_path / "files-play").touch()
    fault = ImportError("IMPORTANT: PLEASE READ THIS\n\nand this")
    fault.__cause__ = ImportError("No module named 'numpy._core'")
    for _twice in range(2):
        said = _say(fault, monkeypatch, capsys)
        assert said.startswith("boggle-desk: The game can't load a part it needs. No module named 'numpy._core'\n")
        assert "Start ./run again" in said
        assert not (tmp_path / "files-play").exists()


@pytest.mark.parametrize("library", PACKAGES)
def test_elsewhere_a_library_of_the_system_is_named_with_its_package(
    library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """(T26) As in the folder that runs without Python."""
    monkeypatch.setattr(__main__, "__file__", str(tmp_path / "boggle_desk/__main__.py"))
    said = _say(ImportError(f"{library}: {GONE}"), monkeypatch, capsys)
    assert f"{library}: {GONE}\n" in said
    if library != "libglib-2.0.so.0":  # whose package has a name of its own
        assert said.endswith(f" sudo apt-get install {PACKAGES[library]}\n")


def test_elsewhere_the_game_is_installed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(__main__, "__file__", str(tmp_path / "boggle_desk/__main__.py"))
    assert _say(ImportError("No module named 'msgspec'"), monkeypatch, capsys).endswith("Install Boggle Desk again.\n")


@pytest.mark.parametrize("arguments", ["", "--self-test", "solve TAPE", "boards --pdf all.pdf"])
def test_a_damaged_library_is_a_sentence_and_no_traceback(arguments: str, tmp_path: Path) -> None:
    """(T23)"""
    for name in ("PySide6", "msgspec"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(f"raise ImportError('lib{name}.so.6: file too short')\n")
    start = f"import sys; sys.prefix = {str(tmp_path)!r}; from boggle_desk.__main__ import main; sys.exit(main())"
    command = [sys.executable, "-P", "-c", start, *arguments.split()]
    names = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{Path(__file__).parent.parent}", "HOME": str(tmp_path)}
    done = subprocess.run(command, env=names, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("boggle-desk: The game can't load a part it needs. lib")
    assert done.stderr.count("\n") == 2
