"""Send the program the signals that end it, one or twenty in a row, at any moment, and see what is left.

`./run` gets them while it starts, and the window while it is at all kinds of work or something lies over it. Each time
the process ends with the code of its first signal and without a fault; every step that was told is stored, and nothing
is written by half. Commands of the terminal end at once.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from boggle_desk.ending import exit_code
from boggle_desk.storage.disk import hold
from boggle_desk.storage.games import GameStore
from tests.trust.disk import ROOT, NotHere

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP) if os.name == "posix" else ()
_HOMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
_START = "start"
_LATEST_START, _LATEST = 1.5, 0.4
"""The seconds after which a signal comes at the latest: from the start, and from when the program is ready."""
_COMMANDS = (
    ("solve", "--boards", "-"),
    ("boards", "--count", "100000"),
    ("boards", "--count", "60", "--pdf", "HOME/all.pdf", "--solutions"),
    ("words", "--anagram", "retina??"),
    ("moves", "--positions", "-"),
    ("serve",),
    ("match", "--players", "static,score", "--games", "100000"),
    ("bench", "--seconds", "60"),
)
_IN_WINDOW = (
    *("home", "playing", "playing", "searching", "question", "questions", "file_dialog", "dialogs", "menu", "popup"),
    *("dragging", "phones", "waiting", "ending", "shaking", "goals", "pictures", "wish", "champions", "learning"),
    *("history", "backup", "saving_everything", "saving_sheets", "printing"),
)
"""What `tests.trust.working` has open or is at."""
STATES = (_START, *_IN_WINDOW, *(" ".join(command[:1]) for command in _COMMANDS))


@dataclass(frozen=True)
class End:
    """How a program ended after signals."""

    state: str
    number: signal.Signals
    times: int
    code: int
    said: str
    seconds: float


def ended(state: str, number: signal.Signals, times: int, home: Path, rng: Random) -> End:
    """Start the program in this home, send it a signal so often, and return how it ended."""
    environment = {"QT_QPA_PLATFORM": "offscreen"} | os.environ | dict.fromkeys(_HOMES, str(home))
    command = next((each for each in _COMMANDS if each[0] == state), ())
    working = [sys.executable, "-P", "-m", "tests.trust.working", state, str(home), "waits"]
    line = working if state in _IN_WINDOW else ["./run", *(part.replace("HOME", str(home)) for part in command)]
    if state in _IN_WINDOW:
        environment["PYTHONPATH"] = str(ROOT)
    with (home / "errors").open("wb") as errors:
        process = subprocess.Popen(
            line, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors,
            start_new_session=True, text=True,
        )  # fmt: skip
        assert process.stdout
        lines = list[str]()
        while state in _IN_WINDOW and not any("ready" in each for each in lines[-1:]):
            lines.append(process.stdout.readline())
            assert lines[-1], f"{state} ended by itself: {(home / 'errors').read_text()}"
        _pause(process, rng.uniform(0, _LATEST if state in _IN_WINDOW else _LATEST_START))
        sent = time.monotonic()
        for _time in range(times):
            if process.poll() is None:
                os.killpg(process.pid, number)
                _pause(process, rng.uniform(0, 0.02))
        out, _ = process.communicate()
    said = (home / "errors").read_text(encoding="utf-8")
    for log in home.rglob("faults.log"):
        said += log.read_text(encoding="utf-8")
    _check_games(home, [*lines, *out.splitlines()] if state in _IN_WINDOW else [])
    return End(state, number, times, process.returncode, said, time.monotonic() - sent)


def _pause(process: "subprocess.Popen[str]", seconds: float) -> None:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return


def _check_games(home: Path, lines: Sequence[str]) -> None:
    """Raise `AssertionError` if a step that was told is missing, a file is half there, or the games are still held."""
    data = home / "boggle-desk"
    if data.is_dir():
        os.close(hold(data / "in-use"))
    if (data / "games.sqlite").exists():
        store, told, game = GameStore.open(data / "games.sqlite"), dict[int, int](), 0
        assert store.notices == (), store.notices
        for line in lines:
            said = json.loads(line)
            game = said.get("game", game)
            told[game] = said.get("steps", 0)
        for number, steps in told.items():
            stored = len(store.load(number).steps) if steps else 0
            assert steps <= stored <= steps + 1 or not steps, f"{stored} steps, {steps} told"
        store.close()
    left = [*home.glob("*.new"), *(home / "boggle-desk").glob("*.new")]
    assert not left, left


def fault(end: End) -> str:
    """Return what is wrong about an end; empty if nothing is. The shell of `./run` dies of the signal itself."""
    expected = {exit_code(end.number)} | ({-end.number} if end.state not in _IN_WINDOW else set[int]())
    expected |= {0} if end.state in ("ending", "words") else set()  # it may have been quicker
    if end.code not in expected:
        return f"code {end.code}"
    wrong = [word for word in ("Traceback", "Error", "Fatal", "went wrong", "Exception") if word in end.said]
    return " ".join(wrong)


def run(count: int, folder: Path, rng: Random) -> str:
    """Send so many signals (or rows of them), and say how they were taken. Raises `AssertionError`, and `NotHere`."""
    if not SIGNALS:
        raise NotHere("needs the signals of POSIX")
    ends = list[End]()
    for number in range(count):
        home = folder / f"home-{number}"
        home.mkdir()
        chosen, times = SIGNALS[number // len(STATES) % len(SIGNALS)], rng.choice((1, 1, 20))
        ends.append(ended(STATES[number % len(STATES)], chosen, times, home, rng))
        wrong = fault(ends[-1])
        assert not wrong, f"{wrong}: {ends[-1]}"
    slowest = max(ends, key=lambda end: end.seconds)
    counted = Counter(end.number.name for end in ends)
    told = ", ".join(f"{counted[each.name]} {each.name}" for each in SIGNALS)
    return f"{len({end.state for end in ends})} states; {told}; slowest {slowest.seconds:.1f} s ({slowest.state})"
