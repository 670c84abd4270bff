"""`boggle-desk match`: two players in, a share with its error out, and a sentence for what cannot be played."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boggle_desk import cli
from tests.engine.kernels import machines

COMMAND = "match"
WORDS = machines.WORDS
KEYS = ["players", "seed", "lexicon", "games", "wins", "share", "error", "means", "mean_errors", "seconds"]


def test_the_same_seed_gives_the_same_match_on_any_number_of_processes(answer: Any) -> None:
    asked = ("--players", "static,score", "--games", "12", "--seed", "7")
    one, two = answer(*asked, "--workers", "1"), answer(*asked, "--workers", "2")
    assert list(one) == KEYS
    assert one | {"seconds": 0} == two | {"seconds": 0}
    assert (one["players"], one["games"], one["seed"]) == (["static", "score"], 12, 7)
    assert one["share"] == one["wins"] / 12
    assert 0 <= one["share"] <= 1
    assert min(one["means"]) > 10


def test_a_player_against_itself_wins_half(words: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--players", "static, static", "--games", "4", "--workers", "1", "--lexicon", str(words)]
    assert cli.main(["match", *asked, "--rules", "tournament_double"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("static against static: 4 games in ")
    assert lines[1] == "static won 50.00% ± 0.00% (95 %), ties halved"
    assert len(lines) == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "static"], "two players"),
        (["--players", "static,static,static"], "two players"),
        (["--players", ""], "two players"),
        (["--players", "static,nobody"], "'nobody' is neither"),
        (["--players", "static,"], "'' is neither"),
        (["--players", "static,simulation:depth=2"], "sets nothing"),
        (["--games", "3"], "even number"),
        (["--games", "0"], "--games is a number"),
        (["--games", "many"], "--games is a number"),
        (["--games", "99999999999999999999"], "--games is a number"),
        (["--seed", "-1"], "--seed is a number"),
        (["--seed", "٣"], "--seed is a number"),
        (["--workers", "0"], "--workers is a number"),
        (["--workers", "1e3"], "--workers is a number"),
        (["--rules", "nobodys"], "no rules called"),
        (["--lexicon", "nowhere.txt"], "no dictionary"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    words: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    common = ["--players", "static,score", "--games", "2", "--lexicon", str(words)]
    assert cli.main(["match", *common, *arguments]) == 2
    sentence = capsys.readouterr().err
    assert sentence.startswith("boggle-desk: ")
    assert sentence.count("\n") == 1
    assert sentence.endswith(".\n")
    assert said in sentence


def test_players_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["match"])
    assert ended.value.code == 2
    assert "--players" in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="there is no such signal for a group of processes")
def test_an_interrupted_match_ends_quietly(tmp_path: Path) -> None:
    """A lexicon that is a pipe says when the program has come far enough to be interrupted."""
    pipe = tmp_path / "words"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "boggle_desk", "match", "--players", "static,score", "--lexicon", str(pipe)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    with process, pipe.open("w", encoding="utf-8"):  # opens once the program reads
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out, err) == (cli.INTERRUPTED, b"", b"")
