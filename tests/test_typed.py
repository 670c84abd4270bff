"""Every command that a paper names is started as it is typed, and every file that one names is there."""

import io
import os
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from training import __main__ as training
from typed import PAPERS, ROOT, TRIED, as_tried, commands, named, prepare

from benchmarks import match
from boggle_desk.__main__ import main

WITHIN = re.compile(r"\./run (?:(match|train)(?: leaves)? --help$|--help|--version|solve|words|moves|replay|serve)")
"""What is called in this process: test_setup.py starts the like of it by `./run`, and each start costs two seconds."""
pytestmark = pytest.mark.skipif(
    os.name != "posix" or Path(sys.prefix) != ROOT / ".venv", reason="what ./run has set up here is started"
)


def test_each_command_of_the_papers_is_tried_or_it_is_said_why_not() -> None:
    """(T25) A new one belongs into `TRIED` of packaging/typed.py, one that is gone doesn't."""
    assert named() == TRIED.keys()


def test_the_tests_that_a_command_chooses_are_there() -> None:
    paths = {word for command in TRIED for word in command.split() if word.startswith("tests/")}
    assert len(paths) > 5
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_commands_are_found_as_people_write_them() -> None:
    text = (
        "Type `./run test\n-x` or `python`:\n\n    ./run --help    all it can\n    is = 1\n\n```py\n    ./run no\n```\n"
    )
    assert commands(text) == ["./run --help", "./run test -x"]


def _tried(within: bool) -> list[str]:
    typed = sorted({as_tried(command) for command in TRIED} - {""})
    return [each for each in typed if within == bool(WITHIN.match(each))]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a folder like the checkout, for what is written beside it."""
    folder = tmp_path / "boggle-desk"
    folder.mkdir()
    for entry in ROOT.iterdir():
        if entry.name != ".git":
            (folder / entry.name).symlink_to(entry)
    prepare(folder)
    return folder


def start(command: str, folder: Path) -> None:
    """Start a command in a folder, with nothing on its standard input."""
    looks = ("QT_", "PYTEST_", "COV_")
    names = {name: text for name, text in os.environ.items() if not name.startswith(looks)}
    names |= {"PATH": f"{ROOT / '.venv/bin'}:{os.environ['PATH']}", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=names,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", _tried(within=True))
def test_a_command_does_what_it_should(
    command: str, clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(clone)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    program, *arguments = shlex.split(command)[1:]
    others = {"match": match.main, "train": training.main}
    try:
        code = others[program](arguments) if program in others else main([program, *arguments])
    except SystemExit as end:  # --help
        code = end.code
    said = capsys.readouterr()
    assert (code or 0, "Traceback" in said.err) == (0, False), said.err


@pytest.mark.slow
@pytest.mark.parametrize("command", _tried(within=False))
def test_a_longer_command_does_what_it_should(command: str, clone: Path) -> None:
    start(command, clone)


_ENDS = r"py|md|toml|txt|yml|sh|spec|jsonl?|jpg|png|svg|xml|js|c|pxd|ts|qm|cmd|desktop|zip"
_PATH = re.compile(rf"(?<![\w/.<~…-])((?:[\w.-]+/)*[\w.-]+\.(?:{_ENDS})|(?:[\w.-]+/)+[\w.-]*)(?![\w*<{{…-])")
NOT_OURS = {
    "boards.txt", "my-words.txt", "sheets.pdf", "game.gcg", "words.txt", "woerter.txt", "name.py", "name.pxd",
    "tests/data/goldens/name.png", "tests/_out", "resources/images/drawn/computer_uncle.svg",
    "translations/boggle_desk_it.ts", "erasing.json", "Support/boggle-desk", "rack/rack", "score/score",
}  # fmt: skip
"""The reader's files, those that somebody makes while reading, and what only looks like one."""


@pytest.mark.parametrize("paper", [str(file.relative_to(ROOT)) for each in PAPERS for file in sorted(ROOT.glob(each))])
def test_every_file_that_a_paper_names_is_there(paper: str) -> None:
    """(I-33) In code, and behind a link."""
    text = (ROOT / paper).read_text(encoding="utf-8")
    code = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    places = [path for each in code for path in _PATH.findall(each)]
    places += re.findall(r"\]\((?:\.+/)*([^)#:]+)(?:#[^)]*)?\)", text)
    ours = {place for place in places if not place.startswith((".venv/", "dist/"))} - NOT_OURS
    ends = [each if re.match(r"\.\w+\.", each) else f"/{each.removeprefix('./').rstrip('/')}" for each in ours]
    missing = {end for end in ends if not any(path.endswith(end) for path in _ours())}
    assert missing == set()


@cache
def _ours() -> list[str]:
    """Return the files and folders of the project."""
    tops = [entry for entry in ROOT.iterdir() if entry.name not in {".git", ".venv", "build", "dist"}]
    return [f"/{path.relative_to(ROOT).as_posix()}" for top in tops for path in (top, *top.rglob("*"))]
