"""The command line: quick answers without Qt, and faults told in one sentence."""

import argparse
import os
import re
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from boggle_desk import __version__, cli
from boggle_desk.commands import UsageError, play
from boggle_desk.commands.play import missing_screen

_ASK = """
import sys
from boggle_desk.__main__ import main
try:
    main([{argument!r}])
except SystemExit as left:
    assert left.code == 0, left.code
standard = sys.stdlib_module_names
loaded = {{name for name in sys.modules if name.partition(".")[0] not in standard}}
more = {{name for name in loaded if name.startswith("boggle_desk")}} - {{
    "boggle_desk", "boggle_desk.__main__", "boggle_desk.cli", "boggle_desk.commands", "boggle_desk.ending",
}}
heavy = {{"PySide6", "shiboken6", "numpy", "msgspec", "mujoco", "miniaudio"}} & loaded
assert not heavy | more, heavy | more
"""


@pytest.mark.parametrize(("argument", "answer"), [("--version", __version__), ("--help", "boggle-desk")])
def test_version_and_help_load_only_the_command_line(argument: str, answer: str) -> None:
    code = _ASK.format(argument=argument)
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert answer in finished.stdout


def test_every_command_has_its_own_help(capsys: pytest.CaptureFixture[str]) -> None:
    for command in cli.COMMANDS:
        with pytest.raises(SystemExit) as left:
            cli.main([command, "--help"])
        assert left.value.code == 0
        assert f"boggle-desk {command}" in capsys.readouterr().out


def test_no_command_means_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "run", lambda arguments: 7)
    assert cli.main([]) == 7
    assert cli.main(["play"]) == 7


@pytest.mark.parametrize(
    ("fault", "code", "said"),
    [
        (UsageError("there is no such board"), 2, "boggle-desk: there is no such board\n"),
        (KeyboardInterrupt(), 130, ""),
        (OSError(28, "No space left"), 2, "boggle-desk: The output can't be read or written: No space left.\n"),
        (OSError(13, "Denied", "/x"), 2, "boggle-desk: '/x' can't be read or written: Denied.\n"),
    ],
)
def test_a_fault_is_a_sentence(
    fault: BaseException, code: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(arguments: argparse.Namespace) -> int:
        raise fault

    monkeypatch.setattr(play, "run", refuse)
    assert cli.main([]) == code
    assert capsys.readouterr() == ("", said)


def test_an_unknown_command_ends_with_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["fly"])
    assert left.value.code == 2
    assert "fly" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can be without a screen")
def test_without_a_screen_play_says_so() -> None:
    seen = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    bare = {name: value for name, value in os.environ.items() if name not in seen}
    command = [sys.executable, "-m", "boggle_desk"]
    finished = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stdout) == (2, "")
    assert finished.stderr.startswith("boggle-desk: There's no screen here")
    assert finished.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("environment", "platform", "said"),
    [
        ({}, "linux", "no screen"),
        ({"DISPLAY": ""}, "linux", "no screen"),
        ({"DISPLAY": ":4242"}, "linux", "':4242' doesn't answer"),
        ({"WAYLAND_DISPLAY": "none-here", "XDG_RUNTIME_DIR": "/nowhere"}, "linux", "'none-here' doesn't answer"),
        ({"DISPLAY": "desk.example:0"}, "linux", ""),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", ""),
        ({}, "win32", ""),
        ({}, "darwin", ""),
    ],
)
def test_a_missing_screen_is_named(environment: dict[str, str], platform: str, said: str) -> None:
    sentence = missing_screen(environment, platform)
    assert said in sentence
    assert bool(sentence) == bool(said)
    assert re.fullmatch(r"([A-Z].*\.)?", sentence)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="the system has no local sockets")
def test_a_screen_that_answers_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        monkeypatch.chdir(tmp_path)  # the address of a local socket must be short
        server.bind("wayland-7")
        server.listen()
        assert missing_screen({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": "."}, "linux") == ""
        monkeypatch.setattr(play, "_answers", lambda address: address.endswith("/X3"))
        assert missing_screen({"WAYLAND_DISPLAY": "gone", "DISPLAY": ":3.0"}, "linux") == ""


@pytest.mark.slow
def test_the_self_test_prints_one_line() -> None:
    command = [sys.executable, "-m", "boggle_desk", "--self-test"]
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert finished.stdout.startswith(f"Boggle Desk {__version__}: ")
    assert finished.stdout.count("\n") == 1


_TALK = """
from boggle_desk import cli
from boggle_desk.commands import play
play.run = lambda arguments: print("word " * 100_000) or 0
raise SystemExit(cli.main([]))
"""


def test_a_reader_who_has_seen_enough_ends_it_quietly() -> None:
    talking = subprocess.Popen([sys.executable, "-c", _TALK], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert talking.stdout
    talking.stdout.close()
    _nothing, complaint = talking.communicate()
    assert (talking.returncode, complaint) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
def test_an_answer_that_a_full_disk_does_not_take_is_said() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        command = [sys.executable, "-m", "boggle_desk", "solve", "soam", "--min-length", "3"]
        finished = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert finished.returncode == 2
    assert finished.stderr == "boggle-desk: The output can't be read or written: No space left on device.\n"


def test_letters_that_the_terminal_lacks_are_told_by_their_numbers() -> None:
    command = [sys.executable, "-m", "boggle_desk", "solve", "\u0141 A B C"]
    bare = os.environ | {"PYTHONIOENCODING": "cp1252"}
    finished = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "\\u0141" in finished.stdout


@pytest.mark.parametrize(
    "command",
    [
        ["solve", "soam", "--lexicon"],
        ["solve", "--boards"],
        ["replay"],
        ["analyse"],
        ["moves", "--positions"],
    ],
)
def test_a_home_that_nobody_has_is_a_folder_that_is_not_there(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*command, "~nobody-of-this-name/at/all"]) == 2
    assert "'~nobody-of-this-name/at" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
@pytest.mark.parametrize("command", [["replay"], ["analyse"], ["solve", "soam", "--lexicon"]])
def test_a_pipe_in_which_nobody_writes_is_not_waited_for(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """D9"""
    pipe = tmp_path / "pipe.gcg"
    os.mkfifo(pipe)
    assert cli.main([*command, str(pipe)]) == 2
    assert "it is not a regular file" in capsys.readouterr().err


def test_the_file_of_a_game_opens_the_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """R-7"""
    game, opened = tmp_path / "evening.gcg", list[list[Path]]()
    game.touch()
    monkeypatch.setattr(play, "missing_screen", lambda: "")
    monkeypatch.setattr("boggle_desk.app.run", lambda files: opened.append(files) or 0)
    assert cli.main([str(game), str(game)]) == 0
    assert cli.main(["--quiet", "play", str(game)]) == 0
    assert cli.main(["play"]) == 0
    assert opened == [[game, game], [game], []]


def test_a_game_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["nowhere.gcg"]) == 2
    assert capsys.readouterr().err == "boggle-desk: There is no file 'nowhere.gcg'.\n"


def test_quiet_leaves_answers_and_errors(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def run(arguments: argparse.Namespace) -> int:
        print("halfway", file=sys.stderr)
        print("answer")
        raise UsageError("it went wrong")

    monkeypatch.setattr(play, "run", run)
    assert cli.main(["--quiet"]) == 2
    assert capsys.readouterr() == ("answer\n", "boggle-desk: it went wrong\n")


@pytest.mark.parametrize(("written", "meant"), [("sovle", "solve"), ("word", "words"), ("analyze", "analyse")])
def test_a_command_that_is_nearly_right_is_guessed(
    written: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([written, "TAPE"]) == 2
    assert capsys.readouterr().err == f"boggle-desk: There is no command '{written}'. Did you mean '{meant}'?\n"


def test_one_word_is_no_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "ape"]) == 0
    assert capsys.readouterr().out == "   5  ape\n1 word\n"


def test_help_on_a_command_shows_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("solve", "boards", "words", "moves", "replay", "analyse"):
        with pytest.raises(SystemExit):
            cli.main([name, "--help"])
        assert f"example:\n  boggle-desk {name} " in capsys.readouterr().out


def test_the_help_shows_examples_that_work(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    shown = [line.split("  ")[1:] for line in capsys.readouterr().out.splitlines() if line.startswith("  boggle-desk ")]
    commands = [shlex.split(each[0])[1:] for each in shown]
    assert len(commands) == 4
    for arguments in commands:
        if arguments and "--pdf" not in arguments:
            assert cli.main(arguments) == 0


@pytest.mark.parametrize(
    ("written", "meant"),
    [(["solve", "TAPE", "--jsn"], "--json"), (["words", "a*", "--limt=3"], "--limit"), (["--versoin"], "--version")],
)
def test_an_option_that_is_nearly_right_is_guessed(
    written: list[str], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(written)
    assert left.value.code == 2
    assert f"Did you mean {meant}?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sent", "said"),
    [
        (["solve", "--boards", "-", "--each"], "TAPE\nEATS\n", '"board": ["E", "A", "T", "S"]'),
        (["moves", "--positions", "-"], f"{'/'.join(['15'] * 15)} RETAINS/ 0/0 0\n", "\t"),
        (["replay", "-"], "#player1 A Ana\n#player2 B Ben\n>A: RETAINS 8C RETAINS +66 66\n", "8C RETAINS"),
        (["analyse", "-"], "#player1 A Ana\n#player2 B Ben\n>A: RETAINS 8C RETAINS +66 66\n", "8C RETAINS"),
    ],
    ids=lambda each: str(each)[:12],
)
def test_a_minus_is_the_standard_input(arguments: list[str], sent: str, said: str) -> None:
    command = [sys.executable, "-m", "boggle_desk", *arguments]
    done = subprocess.run(command, input=sent, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


@pytest.mark.skipif(not Path("/dev/stdin").exists(), reason="the system has no name for the standard input")
def test_boards_come_from_a_pipe_too() -> None:
    command = [sys.executable, "-m", "boggle_desk", "solve", "--boards", "/dev/stdin"]
    done = subprocess.run(command, input="TAPE\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout[:8]) == (0, "1 board:")
