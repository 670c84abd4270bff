"""What `run.cmd` does once it has found a Python: see to .venv, compile, then play, measure or test.

    python packaging/windows.py [arguments of run.cmd]

Everything goes into .venv beside `run.cmd`, as packaging/environment.py says. What fails is told in a sentence, and
tried again at the next start. Exit codes: those of what was started, and 3 where something has
to be installed first. Only the standard library, since nothing else is there yet; it runs on any system.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import environment
from environment import ROOT, VENV, say

PYTHON = environment.python_of(VENV)
_OTHERS = {"bench": "benchmarks", "match": "benchmarks.match", "test": "pytest", "train": "training"}
"""The module that runs for each first argument that is no command of the game."""


def main(arguments: list[str]) -> int:
    """Set up what is missing, do what was asked, and return its exit code."""
    for name in ("PYTHONPATH", "PYTHONHOME"):
        os.environ.pop(name, None)
    what, rest = (arguments[0], arguments[1:]) if arguments and arguments[0] in _OTHERS else ("play", arguments)
    here = Path.cwd()
    os.chdir(ROOT)  # nothing of the folder one stands in may be run; -P does the same where its files may be named
    name = "test" if what == "test" else "play"
    ready = _made_for(name) and environment.is_noted(name)
    steps = 0 if ready else 1 if os.environ.get("BOGGLE_DESK_PURE") == "1" else 2
    if steps and not _set_up(name, f"1 of {steps}: "):
        return 3
    if os.environ.get("BOGGLE_DESK_PURE") != "1":
        _compile("2 of 2: " if steps else "", "--together", *(["--training"] if what in ("test", "train") else []))
    if what == "test":
        return _test(rest)
    os.chdir(here)
    if what == "train":
        os.environ["PYTHONPATH"] = str(ROOT / "packaging")
    if what != "play":
        return _run("-P", "-m", _OTHERS[what], *rest)
    return _run("-P", "-m", "boggle_desk", *rest) if rest else _play()


def _made_for(name: str) -> str:
    """Return the file of packaging/locked that .venv was made from as it is now, if it has all of NAME; or nothing."""
    stamps = {each: VENV / f"set-up-{each}" for each in (name, "test")}
    known = (each for each in stamps if stamps[each].is_file() and stamps[each].read_text("utf-8") == _wanted(each))
    return next(known, "")


def _set_up(name: str, step: str) -> bool:
    """Return whether it can be started: with what packaging/locked/NAME.txt lists, or with what there was before."""
    with _turn():
        if (made_for := _made_for(name)) and environment.check(name):
            return True
        if made_for:
            say("something is missing from .venv; it is set up again")
        name = made_for or name
        say(f"{step}Python packages for Python {sys.version.split()[0]} (120 MB the first time)")
        if environment.build(name) and environment.finish(name):
            (VENV / f"set-up-{name}").write_text(_wanted(name), encoding="utf-8")
            return True
    if name != "play" or _run("-P", "-c", "import boggle_desk", log="start"):
        return False
    say("starting with what is there")
    return True


@contextmanager
def _turn() -> Iterator[None]:
    """Wait until no other start is setting up."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "lock").open("w") as lock:
        while True:
            try:
                if sys.platform == "win32":
                    import msvcrt

                    msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)  # gives up after ten seconds
                else:
                    import fcntl

                    fcntl.flock(lock, fcntl.LOCK_EX)
                break
            except OSError:
                continue
        yield


def _wanted(name: str) -> str:
    """Return where the game lies and what packaging/locked/NAME.txt lists: what a set-up was made for."""
    return f"{ROOT}\n{(ROOT / 'packaging' / 'locked' / f'{name}.txt').read_text(encoding='utf-8')}"


def _compile(step: str, *parts: str) -> None:
    """Compile kernels that changed, once; where there is no compiler the report says why the game plays without."""
    script = ROOT / "packaging" / "compile_kernels.py"
    kernels = ROOT / "boggle_desk" / "engine" / "kernels"
    folders = (kernels, ROOT / "packaging" / "training")
    sources = [file for folder in folders for end in ("py", "pxd") for file in sorted(folder.glob(f"*.{end}"))]
    now = hashlib.sha256(b"".join(source.read_bytes() for source in (*sources, script))).hexdigest()
    for part in parts:
        stamp = VENV / f"kernels{part}"
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == now:
            continue
        say(f"{step}compiling {'the kernels' if part == '--together' else 'what only training needs'}")
        step = ""
        _run(str(script), part, log="compiling")
        stamp.write_text(now, encoding="utf-8")
        report = ROOT / "build" / "kernels" / "report.txt"
        if report.is_file() and (sentence := report.read_text(encoding="utf-8").strip()):
            say(sentence)


def _play() -> int:
    """Open the window and let go of the console, which a double click has opened only for this."""
    windowed = PYTHON.with_name("pythonw.exe")
    if not windowed.is_file():
        return _run("-P", "-m", "boggle_desk")
    game = subprocess.Popen([windowed, "-P", "-m", "boggle_desk"])
    try:
        code = game.wait(timeout=5)
    except subprocess.TimeoutExpired:
        return 0
    return _run("-P", "-m", "boggle_desk") if code else 0  # once more where it can be seen why


def _test(arguments: list[str]) -> int:
    for name in [name for name in os.environ if name.startswith(("QT_", "QSG_"))]:
        del os.environ[name]
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    if not arguments:
        for check in (("ruff", "check", "-q", "."), ("ruff", "format", "-q", "--check", "."), ("mypy",)):
            if _run("-m", *check):
                return 1
    return _run("-m", "pytest", *(arguments or ("-n", "auto", "--dist", "worksteal")))


def _run(*arguments: str, log: str = "") -> int:
    """Return the exit code of the Python in .venv; with a `log` all it says goes there."""
    if not log:
        return subprocess.run([PYTHON, *arguments], check=False).returncode
    _log(log).parent.mkdir(exist_ok=True)
    with _log(log).open("wb") as said:
        streams = {"stdin": subprocess.DEVNULL, "stdout": said, "stderr": subprocess.STDOUT}
        return subprocess.run([PYTHON, *arguments], check=False, **streams).returncode


def _log(name: str) -> Path:
    return ROOT / "build" / f"{name}.log"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
