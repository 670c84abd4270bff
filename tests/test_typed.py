"""Every command that a paper names is started as it is typed, and every file that one names is there."""

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from typed import PAPERS, ROOT, TRIED, as_tried, commands, named, prepare

QUICK = (
    "--help",
    "--version",
    "--self-test",
    "./run solve",
    "./run words",
    "./run boards",
    "./run moves",
    "./run replay",
)
pytestmark = pytest.mark.skipif(
    os.name != "posix" or Path(sys.prefix) != ROOT / ".venv", reason="what ./run has set up here is started"
)


def test_each_command_of_the_papers_is_tried_or_it_is_said_why_not() -> None:
    """(T25) A new one belongs into `TRIED` of packaging/typed.py, one that is gone doesn't."""
    assert named() == TRIED.keys()


def test_commands_are_found_as_people_write_them() -> None:
    text = (
        "Type `./run test\n-x` or `python`:\n\n    ./run --help    all it can\n    is = 1\n\n```py\n    ./run no\n```\n"
    )
    assert commands(text) == ["./run --help", "./run test -x"]


def _tried(slow: bool) -> list[str]:
    typed = sorted({as_tried(command) for command in TRIED} - {""})
    return [each for each in typed if slow != any(word in each for word in QUICK)]


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


@pytest.mark.parametrize("command", _tried(slow=False))
def test_a_command_does_what_it_should(command: str, clone: Path) -> None:
    start(command, clone)


@pytest.mark.slow
@pytest.mark.parametrize("command", _tried(slow=True))
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
