"""`boggle-desk boards`: fresh boards by a seed, as text, as JSON and on paper."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boggle_desk import Board, cli, read_code


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert cli.main(["boards", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_b5_the_same_seed_gives_the_same_boards_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    found = [json.loads(line) for line in lines(capsys, "--count", "3", "--seed", "7", "--json")]
    assert found == [json.loads(line) for line in lines(capsys, "--count", "3", "--seed", "7", "--json")]
    assert len({each["code"] for each in found}) == 3
    for each in found:
        board = Board(each["rows"], each["columns"], tuple(each["board"]))
        assert read_code(each["code"]) == board
        assert cli.main(["solve", " ".join(each["board"]), "--json"]) == 0
        solved = json.loads(capsys.readouterr().out)
        assert (len(solved["words"]), solved["score"]) == (each["words"], each["score"])


def test_people_see_the_board_with_its_code(capsys: pytest.CaptureFixture[str]) -> None:
    [one] = [json.loads(line) for line in lines(capsys, "--seed", "7", "--json")]
    shown = lines(capsys, "--seed", "7")
    assert Board.read(" ".join(shown[:4])).faces == tuple(one["board"])
    assert shown[4] == f"{one['code']}  {one['words']} words, {one['score']} points"


def test_a_dictionary_brings_its_cubes(capsys: pytest.CaptureFixture[str]) -> None:
    [one] = [json.loads(line) for line in lines(capsys, "--seed", "3", "--lexicon", "german", "--json")]
    assert one["words"] > 10
    [large] = [json.loads(line) for line in lines(capsys, "--preset", "master", "--json")]
    assert (large["rows"], len(large["board"])) == (5, 25)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--count", "0"], "--count must be from 1"),
        (["--count", "201", "--pdf", "x.pdf"], "--count must be from 1 to 200"),
        (["--seed", "x"], "--seed must be from"),
        (["--preset", "clasic"], "Did you mean 'classic'?"),
        (["--lexicon", "germn"], "Did you mean 'German'?"),
        (["--solutions"], "needs --pdf"),
        (["--pdf", "/nowhere/x.pdf"], "There is no folder '/nowhere'"),
    ],
)
def test_what_cannot_be_is_said(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["boards", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_sheets_are_written_for_a_class(tmp_path: Path) -> None:
    path = tmp_path / "sheets.pdf"
    command = [sys.executable, "-m", "boggle_desk", "boards", "--count", "3", "--seed", "7", "--solutions"]
    done = subprocess.run([*command, "--pdf", str(path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 4


def test_boards_leave_qt_alone_without_paper() -> None:
    code = "import sys; from boggle_desk.cli import main; main(['boards']); assert 'PySide6' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_t28_sheets_go_into_a_pipe_a_link_or_stdout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr("boggle_desk.app.printing.pdf_of_boards", lambda *_boards: b"%PDF-sheets")
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    reader = os.open("pipe", os.O_RDONLY | os.O_NONBLOCK)
    assert cli.main(["boards", "--pdf", "pipe"]) == 0
    assert os.read(reader, 100) == b"%PDF-sheets"
    os.close(reader)
    assert Path("pipe").is_fifo()
    Path("link").symlink_to("sheets")
    assert cli.main(["boards", "--pdf", "link"]) == 0
    assert Path("link").is_symlink()
    assert Path("sheets").read_bytes() == b"%PDF-sheets"
    assert cli.main(["boards", "--pdf", "-"]) == 0
    assert capfdbinary.readouterr().out == b"%PDF-sheets"
    assert cli.main(["boards", "--pdf", "."]) == 2
    assert b"'.' can't be read or written" in capfdbinary.readouterr().err
    assert {each.name for each in tmp_path.iterdir()} == {"pipe", "link", "sheets"}


def test_t28_a_device_stays_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boggle_desk.app.printing.pdf_of_boards", lambda *_boards: b"%PDF-sheets")
    full = tmp_path / "full"
    try:
        os.mknod(full, 0o666 | 0o020000, os.makedev(1, 7))  # one of our own
        assert cli.main(["boards", "--pdf", str(full)]) == 2
    except (OSError, AttributeError):
        pytest.skip("only the superuser can make a device")
    assert full.is_char_device()
