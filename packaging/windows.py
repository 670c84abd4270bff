"""What `run.cmd` does once it has found a Python: make .venv, install, compile, then play, measure or test.

    python packaging/windows.py [arguments of run.cmd]

Everything goes into .venv beside `run.cmd`: the versions of packaging/locked, each checked by its hash. What fails is
told in a sentence, and tried again at the next start. Exit codes: those of what was started, and 3 where something has
to be installed first. Only the standard library, since nothing else is there yet; it runs on any system.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PIP = ("-m", "pip", "install", "--disable-pip-version-check", "--no-deps", "--no-compile")
LOCKED = ("--only-binary", ":all:", "--require-hashes", "-r")
_OTHERS = {"bench": "benchmarks", "match": "benchmarks.match", "test": "pytest", "train": "training"}
"""The module that runs for each first argument that is no command of the game."""
NOTE = """
import sys, sysconfig
from pathlib import Path
place = Path(sysconfig.get_path("purelib"))
(place / "boggle-desk.pth").write_text(sys.argv[1], encoding="utf-8")
there = [str(path) for path in (*place.glob("*"), *place.glob("*/*")) if path.name != "__pycache__"]
Path(sys.argv[2]).write_text("\\n".join(there), encoding="utf-8")
"""
"""What .venv is told at the end: where the game lies. It notes what there is, so that what goes later is missed."""


def main(arguments: list[str]) -> int:
    """Set up what is missing, do what was asked, and return its exit code."""
    for name in ("PYTHONPATH", "PYTHONHOME"):
        os.environ.pop(name, None)
    what, rest = (arguments[0], arguments[1:]) if arguments and arguments[0] in _OTHERS else ("play", arguments)
    here = Path.cwd()
    os.chdir(ROOT)  # nothing of the folder one stands in may be run; -P does the same where its files may be named
    name = "test" if what == "test" else "play"
    steps = 0 if _is_set_up(name) else 1 if os.environ.get("BOGGLE_DESK_PURE") == "1" else 2
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


def _is_set_up(name: str) -> bool:
    """Return whether .venv has what packaging/locked/NAME.txt lists, as far as a quick look tells."""
    stamps = {VENV / f"set-up-{done}": _wanted(done) for done in (name, "test")}
    known = any(stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted for stamp, wanted in stamps.items())
    return known and PYTHON.is_file() and _is_whole()


def _is_whole() -> bool:
    """Return whether all that was installed is still there."""
    files = VENV / "files"
    return not files.is_file() or all(map(os.path.exists, files.read_text(encoding="utf-8").splitlines()))


def _set_up(name: str, step: str) -> bool:
    """Return whether what packaging/locked/NAME.txt lists could be installed."""
    if not (whole := _is_whole()):
        _say("something is missing from .venv; it is set up again")
    _say(f"{step}Python packages for Python {sys.version.split()[0]} (120 MB the first time)")
    make = [sys.executable, "-m", "venv", "--clear", VENV]
    if not (whole and _works()) and subprocess.run(make, check=False).returncode:
        _say("Python could not make .venv; its message is above")
        return False
    os.environ.setdefault("PIP_RETRIES", "2")
    if _run(*PIP, *LOCKED, str(ROOT / "packaging" / "locked" / f"{name}.txt"), log="pip"):
        said = _log("pip").read_text(encoding="utf-8", errors="replace")
        if "Retrying" in said:
            _say("pip got no answer. Are you online? Then start again.")
        else:
            print(*said.splitlines()[-12:], sep="\n", file=sys.stderr)
            _say("pip could not install them; its message is above")
        return False
    if _run("-c", NOTE, str(ROOT), str(VENV / "files")):
        return False
    (VENV / f"set-up-{name}").write_text(_wanted(name), encoding="utf-8")
    return True


def _wanted(name: str) -> str:
    """Return where the game lies and what packaging/locked/NAME.txt lists: what a set-up was made for."""
    return f"{ROOT}\n{(ROOT / 'packaging' / 'locked' / f'{name}.txt').read_text(encoding='utf-8')}"


def _works() -> bool:
    """Return whether .venv has a pip: a set-up that was stopped leaves one without."""
    return PYTHON.is_file() and _run("-c", "import pip", log="pip") == 0


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
        _say(f"{step}compiling {'the kernels' if part == '--together' else 'what only training needs'}")
        step = ""
        _run(str(script), part, log="compiling")
        stamp.write_text(now, encoding="utf-8")
        report = ROOT / "build" / "kernels" / "report.txt"
        if report.is_file() and (sentence := report.read_text(encoding="utf-8").strip()):
            _say(sentence)


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


def _say(sentence: str) -> None:
    print(f"boggle-desk: {sentence}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
