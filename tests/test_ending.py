"""Signals end the program as *Exit* does, and commands at once (T20); `python -m tests.trust` does more of it."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from boggle_desk import cli
from boggle_desk.ending import exit_code, leave_at_once
from boggle_desk.storage.disk import replace_file
from tests.trust.disk import ROOT
from tests.trust.signals import STATES, ended, fault

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs the signals of POSIX")


def test_codes_are_those_of_shells_and_told() -> None:
    codes = [exit_code(each) for each in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)]
    assert codes == [129, cli.INTERRUPTED, 143]
    assert set(codes) <= set(cli.EXIT_CODES)


def test_a_file_half_written_goes_with_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "all.pdf"
    path.write_bytes(b"before")
    monkeypatch.setattr(os, "_exit", lambda _code: None)
    monkeypatch.setattr("boggle_desk.storage.disk.sync_file", lambda _file: leave_at_once(signal.SIGINT))
    with pytest.raises(FileNotFoundError):  # here the program goes on
        replace_file(path, b"after")
    assert [each.name for each in tmp_path.iterdir()] == ["all.pdf"]
    assert path.read_bytes() == b"before"


def test_a_signal_may_come_while_a_module_is_being_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = list[int]()
    monkeypatch.setattr(os, "_exit", codes.append)
    for name in ("boggle_desk.storage.disk", "multiprocessing.process"):
        module = ModuleType(name)
        module.__dict__["active_children"] = lambda: 1 / 0  # it uses what follows it
        monkeypatch.setitem(sys.modules, name, module)
    leave_at_once(signal.SIGTERM)
    assert codes == [143]


def test_the_starter_forgets_no_signal_before_any_of_its_commands() -> None:
    """`sh -x` works out PS4 before each command: here it counts them, then sends the signal before one of them."""
    ours = "$(exec sh -c '[ $PPID = '$$' ]STEP; :')"  # the first shell's own; what fails here would end it

    def told(step: str) -> "subprocess.CompletedProcess[str]":
        environment = os.environ | {"n": "0", "PS4": "+$((n+=1)) " + ours.replace("STEP", step)}
        command = ["sh", "-x", ROOT / "run", "--version"]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False, start_new_session=True
        )

    lines = told(" && echo ours=").stderr.splitlines()
    steps = [int(line.split()[0].lstrip("+")) for line in lines if "ours=" in line]
    assert "exec" in lines[-1]
    for number in steps[-3:]:
        code = told(f" && [ '$n' = {number} ] && kill -INT '$$'").returncode
        assert code in (130, -signal.SIGINT), f"before command {number} of {steps}"


MANY, ONE = (signal.SIGINT, 20), (signal.SIGTERM, 1)
OFTEN = {"start": MANY, "playing": ONE, "question": MANY, "menu": ONE, "phones": MANY, "ending": ONE, "serve": MANY}
OFTEN |= {"boards": ONE}
"""What comes in each run; the other of the two before a release."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("state", "signals"),
    [
        pytest.param(state, signals, marks=() if signals is often else pytest.mark.release)
        for state, often in OFTEN.items()
        for signals in (MANY, ONE)
    ],
)
def test_a_signal_ends_it_whatever_it_does(tmp_path: Path, state: str, signals: tuple[signal.Signals, int]) -> None:
    assert state in STATES
    end = ended(state, *signals, tmp_path, Random(signals[1]))
    assert not fault(end), end
