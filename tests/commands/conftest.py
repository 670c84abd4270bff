"""A command with a small word list: a module says in `WORDS` which words, and in `COMMAND` which command."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boggle_desk import cli

Answer = Callable[..., Any]


@pytest.fixture
def words(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the file with the module's words, one a line."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join(request.module.WORDS) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def answer(request: pytest.FixtureRequest, words: Path, capsys: pytest.CaptureFixture[str]) -> Answer:
    """Return a function that runs the module's command with these words and returns what `--json` prints."""

    def run(*arguments: str) -> Any:
        assert cli.main([request.module.COMMAND, "--lexicon", str(words), "--json", *arguments]) == 0
        printed = capsys.readouterr()
        assert printed.err == ""
        return json.loads(printed.out)

    return run
