"""Signals end the program as *Exit* does, and commands at once (T20); `python -m tests.trust` does more of it."""

import os
import signal
from pathlib import Path
from random import Random

import pytest

from boggle_desk import cli
from boggle_desk.ending import exit_code
from boggle_desk.storage.disk import drop_unfinished, replace_file
from tests.trust.signals import STATES, ended, fault

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs the signals of POSIX")


def test_codes_are_those_of_shells_and_told() -> None:
    codes = [exit_code(each) for each in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)]
    assert codes == [129, cli.INTERRUPTED, 143]
    assert set(codes) <= set(cli.EXIT_CODES)


def test_a_file_half_written_goes_with_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "all.pdf"
    path.write_bytes(b"before")
    monkeypatch.setattr("boggle_desk.storage.disk.sync_file", lambda _file: drop_unfinished())
    with pytest.raises(FileNotFoundError):  # here the program goes on
        replace_file(path, b"after")
    assert [each.name for each in tmp_path.iterdir()] == ["all.pdf"]
    assert path.read_bytes() == b"before"


@pytest.mark.slow
@pytest.mark.parametrize("state", ["start", "playing", "question", "menu", "phones", "ending", "serve", "boards"])
def test_a_signal_ends_it_whatever_it_does(tmp_path: Path, state: str) -> None:
    assert state in STATES
    for number, times in ((signal.SIGINT, 20), (signal.SIGTERM, 1)):
        home = tmp_path / number.name
        home.mkdir()
        end = ended(state, number, times, home, Random(times))
        assert not fault(end), end
