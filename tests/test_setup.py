"""How a stranger gets the game: `./run` on all kinds of machines, and what is in the wheel."""

import os
import pty
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from dataclasses import dataclass
from functools import partial
from importlib.metadata import distribution
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from boggle_desk import __version__
from boggle_desk.engine import kernels

ROOT = Path(__file__).parent.parent
posix = pytest.mark.skipif(os.name != "posix", reason="./run is for Linux and macOS; Windows has run.cmd")

_PYTHON = """#!/bin/sh
# A Python that does nothing and writes down what it was asked.
case "$*" in
    *ensurepip*) test -f "$SANDBOX/has-python"; exit ;;
    *fcntl*) exit ;;
    *"import Cython"*) test ! -f "$SANDBOX/no-cython"; exit ;;
    --version) echo Python 3.11.2; exit ;;
    *--compiler) test -f "$SANDBOX/has-compiler" || echo gcc libpython3.11-dev; exit ;;
    *--browser) test -f "$SANDBOX/has-browser" || echo chromium; exit ;;
    *system_libs.py*) test -f "$SANDBOX/has-libraries" || echo libgl1 libxcb-cursor0; exit ;;
    *"environment.py check"*) test ! -f "$SANDBOX/has-damaged"; exit ;;
    *"environment.py build play" | *"environment.py build test")
        mkdir -p .next/bin
        cp "$0" .next/bin/python
        cp .venv/kernels .next 2>/dev/null
        : >.next/compiler
        rm -f "$SANDBOX/no-cython"
        ;;
    *"environment.py finish"*)
        rm -rf .venv "$SANDBOX/has-damaged"
        mv .next .venv
        echo "0 compiler" | tee .venv/files-play >.venv/files-test
        ;;
esac
echo "QT=${QT_QPA_PLATFORM-} SCALE=${QT_SCALE_FACTOR-} ${0##*/} $*" >> "$SANDBOX/log"
case "$*" in *mypy) echo "what mypy says" ;; esac
case "$*" in *"$FAILS"*) exit 9 ;; esac
"""
_APT = """#!/bin/sh
echo "apt-get $*" >> "$SANDBOX/log"
for name in "$@"; do
    case "$name" in
        libgl1) touch "$SANDBOX/has-libraries" ;;
        gcc) touch "$SANDBOX/has-compiler" ;;
        chromium) touch "$SANDBOX/has-browser" ;;
        python3) touch "$SANDBOX/has-python" ;;
    esac
done
"""
_TOOLS = (
    "cat", "cksum", "cmp", "cp", "cut", "dirname", "env", "find", "grep", "ls", "mkdir", "mv",
    "readlink", "rm", "sed", "sh", "sleep", "tail", "tee", "touch", "tr", "wc", "xargs",
)  # fmt: skip


class Start(NamedTuple):
    """What came of a start."""

    code: int
    said: str
    calls: list[str]

    @property
    def packages(self) -> set[str]:
        """The system packages that were asked for."""
        return {name for call in self.calls for name in _packages(call)}

    @property
    def told(self) -> set[str]:
        """The system packages that the user is told to install."""
        return {name for line in self.said.splitlines() for name in _packages(line)}

    @property
    def done(self) -> set[str]:
        """What Python was used for."""
        words = ("build play", "build test", "finish", "compile_kernels", "-m boggle_desk", "-m pytest")
        own = [call for call in self.calls if "apt-get" not in call]
        return {next((word.removeprefix("-m ") for word in words if word in call), call) for call in own}

    @property
    def played(self) -> str | None:
        """The arguments that the game got in the end."""
        _before, game, arguments = self.calls[-1].partition("-m boggle_desk")
        return arguments.strip() if game else None


def _packages(line: str) -> list[str]:
    words = line.partition("apt-get ")[2].split()
    return [word for word in words[words.index("install") + 1 :] if word[0] != "-"] if "install" in words else []


@dataclass(frozen=True)
class Sandbox:
    """A checkout with nothing but `run`, on a machine where every tool only writes down its call."""

    folder: Path

    @property
    def checkout(self) -> Path:
        """Where `run` lies."""
        return self.folder / "checkout"

    def run(
        self,
        *arguments: str,
        program: str = "run",
        fails: str = "nothing",
        folder: Path | None = None,
        **environment: str,
    ) -> Start:
        """Return what came of a start, in the sandbox's folder or another."""
        (self.folder / "log").write_text("")
        names = {"PATH": str(self.folder / "bin"), "SANDBOX": str(self.folder), "FAILS": fails} | environment
        command = [str(self.checkout / program), *arguments]
        finished = subprocess.run(
            command,
            env=names,
            cwd=folder or self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        log = (self.folder / "log").read_text().splitlines()
        return Start(finished.returncode, finished.stderr, [call.replace(str(self.folder), "~") for call in log])

    def has(self, *things: str) -> None:
        """Say what the machine has from the beginning."""
        for thing in things:
            (self.folder / f"has-{thing}").touch()

    def tool(self, name: str, text: str) -> None:
        """Put a program on the machine."""
        path = self.folder / "bin" / name
        path.write_text(text)
        path.chmod(0o755)


@pytest.fixture
def sandbox(tmp_path: Path) -> Sandbox:
    checkout = tmp_path / "checkout"
    for folder in ("bin", "checkout/.ci", "checkout/packaging"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("run", ".ci/run", "packaging/system_libs.py"):
        shutil.copy(ROOT / name, checkout / name)
    shutil.copytree(ROOT / "packaging/locked", checkout / "packaging/locked")
    (checkout / "README.md").write_text("    ./run test\n")
    for name in _TOOLS:
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    sandbox = Sandbox(tmp_path)
    sandbox.tool("python3", _PYTHON)
    sandbox.tool("apt-get", _APT)
    sandbox.tool("id", "#!/bin/sh\necho ${WHO-0}\n")
    return sandbox


@posix
def test_a_bare_machine_is_set_up_by_root(sandbox: Sandbox) -> None:
    start = sandbox.run("solve", "two words")
    assert start.code == 0, start.said
    assert start.packages >= {"python3", "python3-venv", "libgl1", "libxcb-cursor0", "gcc"}
    assert start.done == {"build play", "finish", "compile_kernels", "boggle_desk"}
    assert start.played == "solve two words"


HOSTILE = ("json", "argparse", "pip", "ensurepip", "venv", "ctypes", "sitecustomize", "usercustomize", "boggle_desk")


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """Return a folder in which Python finds modules of well-known names that must not run."""
    folder = tmp_path / "downloads"
    folder.mkdir()
    for name in HOSTILE:
        (folder / f"{name}.py").write_text(f"import os; os.write(2, b'RAN {name}\\n'); os._exit(66)\n")
    (folder / "setup.cfg").write_text("[install]\nprefix=/hostile\n")
    return folder


@posix
@pytest.mark.parametrize("command", ["", "bench", "match", "test", "train"])
def test_python_is_never_left_to_find_the_folder_one_stands_in(sandbox: Sandbox, hostile: Path, command: str) -> None:
    """(T1) All that sets up stands in the checkout, and what starts at last in the caller's folder has `-P`."""
    watch = f'case "$PWD $*" in {hostile}" -P "*) ;; {hostile}*) echo "unsafe $*" >> "$SANDBOX/log" ;; esac\n'
    sandbox.tool("python3", _PYTHON.replace("\n", f"\n{watch}", 1))
    start = sandbox.run(*command.split(), folder=hostile)
    assert start.code == 0, start.said
    assert [call for call in start.calls if call.startswith("unsafe")] == []


@posix
@pytest.mark.skipif(
    Path(sys.prefix) != ROOT / ".venv", reason="only ./run's own set-up can be started without setting up"
)
@pytest.mark.parametrize(
    "arguments",
    [
        "--version",
        "--self-test",
        "words c?t --limit 3",
        "solve TNSEUIRDALGEOHMC --json",
        "bench --help",
        "match --help",
        "train --help",
        "test --version",
    ],
)
def test_nothing_of_the_folder_one_stands_in_is_run(hostile: Path, arguments: str) -> None:
    """(T1)"""
    command = [ROOT / "run", *arguments.split()]
    done = subprocess.run(command, cwd=hostile, capture_output=True, text=True, check=False)
    assert "RAN" not in done.stderr
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert sorted(path.stem for path in hostile.glob("*.py")) == sorted(HOSTILE)
    assert not (hostile / "__pycache__").exists()


@posix
@pytest.mark.parametrize("who", ["0", "1000"])
@pytest.mark.parametrize("answer", ["y", "n"])
def test_in_a_terminal_everybody_is_asked(sandbox: Sandbox, who: str, answer: str) -> None:
    """Root too (D10)."""
    sandbox.tool("sudo", '#!/bin/sh\n[ "$1" = -v ] || exec "$@"\n')
    (sandbox.folder / "log").write_text("")
    names = {"PATH": str(sandbox.folder / "bin"), "SANDBOX": str(sandbox.folder), "FAILS": "nothing", "WHO": who}
    mine, its = pty.openpty()
    with os.fdopen(mine, "wb", buffering=0) as keyboard, os.fdopen(its, "rb", buffering=0) as terminal:
        keyboard.write(f"{answer}\n".encode() * 3)
        finished = subprocess.run(
            [sandbox.checkout / "run"], env=names, stdin=terminal, capture_output=True, text=True, check=False
        )
    log = (sandbox.folder / "log").read_text()
    assert "Install them now" in finished.stderr
    if answer == "n":
        assert "all right" in finished.stderr
        assert "sudo apt-get install" in finished.stderr, "it says how to go on"
    else:
        assert finished.stderr.count("[Y/n]") == 2, "one question for what is needed, one for what is optional"
    assert (finished.returncode, "install" in log) == ((0, True) if answer == "y" else (3, False))


@posix
def test_the_tests_get_a_browser_where_they_may(sandbox: Sandbox) -> None:
    assert "chromium" not in sandbox.run().packages
    assert "chromium" in sandbox.run("test").packages
    assert not sandbox.run("test").packages


@posix
@pytest.mark.parametrize("has", [("python", "libraries", "compiler"), ("python", "libraries", "compiler", "browser")])
def test_without_a_browser_the_tests_go_on(sandbox: Sandbox, has: tuple[str, ...]) -> None:
    sandbox.has(*has)
    start = sandbox.run("test", WHO="1000")
    assert (start.code, start.told) == (0, set() if "browser" in has else {"chromium"})


@posix
def test_the_second_start_only_plays(sandbox: Sandbox) -> None:
    sandbox.run()
    assert sandbox.run() == (0, "", ["QT= SCALE= python -P -m boggle_desk"])


@posix
def test_a_set_up_for_tests_is_enough_to_play(sandbox: Sandbox) -> None:
    sandbox.run("test")
    assert sandbox.run().done == {"boggle_desk"}


@posix
def test_new_requirements_are_installed_into_the_same_place(sandbox: Sandbox) -> None:
    sandbox.run()
    with (sandbox.checkout / "packaging/locked/play.txt").open("a") as locked:
        locked.write("# changed\n")
    assert sandbox.run().done == {"build play", "finish", "boggle_desk"}


@posix
def test_a_user_without_sudo_is_told_what_to_type(sandbox: Sandbox) -> None:
    start = sandbox.run(WHO="1000")
    assert (start.code, start.calls) == (3, [])
    assert start.told >= {"python3", "python3-venv", "libgl1", "libxcb-cursor0"}, "once for all that is needed"
    sandbox.has("python")
    start = sandbox.run(WHO="1000")
    assert (start.code, start.calls, start.told) == (3, [], {"libgl1", "libxcb-cursor0"})
    sandbox.has("libraries")
    start = sandbox.run(WHO="1000")
    assert (start.code, start.told) == (0, {"gcc", "libpython3.11-dev"})


@posix
@pytest.mark.parametrize("installed", [True, False])
def test_where_only_an_older_python_is_to_be_had_nothing_is_installed(sandbox: Sandbox, installed: bool) -> None:
    policy = '#!/bin/sh\n[ "$2" != python3 ] || echo "  Candidate: 3.10.6-1"\n'
    if installed:
        sandbox.tool("apt-cache", policy)
    else:  # the lists are not read yet
        (sandbox.folder / "policy").write_text(policy)
        (sandbox.folder / "policy").chmod(0o755)
        sandbox.tool("apt-get", _APT + 'cp "$SANDBOX/policy" "$SANDBOX/bin/apt-cache"\n')
    start = sandbox.run()
    assert (start.code, start.packages) == (3, set())
    assert "this system offers 3.10; nothing was installed" in start.said
    assert "python.org" in start.said


@posix
def test_where_apt_has_a_newer_python_beside_an_older_one_it_is_taken(sandbox: Sandbox) -> None:
    known = 'python3) echo "  Candidate: 3.10.6-1" ;; python3.12) echo "  Candidate: 3.12.3-1" ;;'
    sandbox.tool("apt-cache", f"#!/bin/sh\ncase $2 in {known} esac\n")
    assert {"python3.12", "python3.12-venv"} <= sandbox.run().packages


@posix
def test_a_file_that_went_is_set_up_again_once(sandbox: Sandbox) -> None:
    """(T23) A change of sizes leads to a closer look, and only real damage to a new set-up."""
    sandbox.run()
    part = sandbox.checkout / ".venv/compiler"
    part.write_text("of another size")
    assert sandbox.run() == (0, "", ["QT= SCALE= python -P -m boggle_desk"]), "a closer look finds nothing"
    part.unlink()
    sandbox.has("damaged")
    start = sandbox.run()
    assert (start.code, "something is missing from .venv" in start.said) == (0, True)
    assert start.done == {"build play", "finish", "boggle_desk"}
    assert sandbox.run().done == {"boggle_desk"}


@posix
@pytest.mark.parametrize("fails", ["environment.py build", "environment.py finish"])
def test_what_cannot_be_mended_is_started_as_it_is(sandbox: Sandbox, fails: str) -> None:
    """(T23) The game says itself what it lacks; the tests are not begun."""
    sandbox.run()
    (sandbox.checkout / ".venv/compiler").unlink()
    sandbox.has("damaged")
    sandbox.tool("python3", _PYTHON.replace("case", f'case "$*" in *"{fails}"*) exit 1 ;; esac\ncase', 1))
    start = sandbox.run("--version")
    assert (start.code, start.played) == (0, "--version")
    assert "starting with what is there" in start.said
    assert sandbox.run("test").code == 3
    assert sandbox.run("--version").played == "--version"


@posix
def test_what_compiles_is_only_missed_when_there_is_something_to_compile(sandbox: Sandbox) -> None:
    """(T23)"""
    sandbox.run()
    (sandbox.folder / "no-cython").touch()
    assert sandbox.run().done == {"boggle_desk"}
    _change_kernel(sandbox)
    assert sandbox.run().done == {"build play", "finish", "compile_kernels", "boggle_desk"}
    assert sandbox.run().done == {"boggle_desk"}


@posix
def test_the_starter_may_be_a_link(sandbox: Sandbox) -> None:
    """(T26) It stays in its own folder and leaves nothing beside the link."""
    first, second = sandbox.folder / "elsewhere/boggle", sandbox.folder / "elsewhere/more/boggle"
    second.parent.mkdir(parents=True)
    second.symlink_to("../../checkout/run")
    first.symlink_to("more/boggle")
    assert sandbox.run(program="../elsewhere/boggle").played == ""
    assert sorted(path.name for path in first.parent.rglob("*")) == ["boggle", "boggle", "more"]
    assert sandbox.run() == (0, "", ["QT= SCALE= python -P -m boggle_desk"])


@posix
@pytest.mark.skipif(not shutil.which("flock"), reason="Python waits in its place")
def test_a_second_start_waits_for_the_first(sandbox: Sandbox) -> None:
    """(T26) And then has nothing to do."""
    (sandbox.folder / "bin/flock").symlink_to(str(shutil.which("flock")))
    gate = sandbox.folder / "gate"
    os.mkfifo(gate)
    slow = 'case "$*" in *"environment.py build"*) cat "$SANDBOX/gate" ;; esac\ncase'
    sandbox.tool("python3", _PYTHON.replace("case", slow, 1))
    names = {"PATH": str(sandbox.folder / "bin"), "SANDBOX": str(sandbox.folder), "FAILS": "nothing"}
    starts = [
        subprocess.Popen(
            [sandbox.checkout / "run"], env=names, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
        )
        for _each in range(2)
    ]
    with gate.open("w"):  # opens once the first builds
        pass
    said = [each.communicate()[1] for each in starts]
    assert [each.returncode for each in starts] == [0, 0], said
    calls = (sandbox.folder / "log").read_text()
    assert calls.count("environment.py build") == 1
    assert calls.count("-m boggle_desk") == 2


@posix
def test_without_apt_the_packages_are_named(sandbox: Sandbox) -> None:
    (sandbox.folder / "bin" / "apt-get").unlink()
    code, said, _calls = sandbox.run()
    assert code == 3
    assert "Python 3.11 or newer" in said
    sandbox.has("python")
    code, said, _calls = sandbox.run()
    assert code == 3
    assert "libgl1 libxcb-cursor0" in said


def _change_kernel(sandbox: Sandbox) -> None:
    folder = sandbox.checkout / "boggle_desk/engine/kernels"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "solver.py").open("a") as kernel:
        kernel.write("# changed\n")


@posix
def test_nobody_needs_a_compiler(sandbox: Sandbox) -> None:
    sandbox.has("python", "libraries")
    start = sandbox.run(WHO="1000")
    assert (start.code, start.done) == (0, {"build play", "finish", "compile_kernels", "boggle_desk"})
    assert "optional: with a C compiler" in start.said
    assert start.told == {"gcc", "libpython3.11-dev"}
    assert sandbox.run(WHO="1000").said == "", "it is said once"


@posix
def test_a_compiler_that_cannot_be_installed_is_done_without(sandbox: Sandbox) -> None:
    sandbox.has("python", "libraries")
    sandbox.tool("apt-get", "#!/bin/sh\nexit 100\n")
    start = sandbox.run()
    assert (start.code, start.played) == (0, "")
    assert "apt-get could not install them" in start.said


@posix
def test_why_the_kernels_are_not_compiled_is_said_after_installing(sandbox: Sandbox) -> None:
    (sandbox.checkout / "build/kernels").mkdir(parents=True)
    (sandbox.checkout / "build/kernels/report.txt").write_text("the kernels are not compiled: no luck")
    assert "boggle-desk: the kernels are not compiled: no luck\n" in sandbox.run().said
    assert sandbox.run().said == ""


@posix
def test_changed_kernels_are_compiled_at_the_next_start(sandbox: Sandbox) -> None:
    sandbox.run()
    _change_kernel(sandbox)
    start = sandbox.run()
    assert (start.code, start.done) == (0, {"compile_kernels", "boggle_desk"})
    assert sandbox.run().done == {"boggle_desk"}
    _change_kernel(sandbox)
    assert sandbox.run(fails="compile_kernels").code == 0, "it goes on with plain Python"


@posix
def test_a_compiler_that_came_later_is_used(sandbox: Sandbox) -> None:
    sandbox.run()
    sandbox.tool("cc", "#!/bin/sh\n")
    assert sandbox.run().done == {"compile_kernels", "boggle_desk"}


@posix
def test_plain_python_on_request_compiles_nothing(sandbox: Sandbox) -> None:
    assert "compile_kernels" not in sandbox.run(BOGGLE_DESK_PURE="1").done
    assert "compile_kernels" in sandbox.run().done


@posix
def test_a_failed_installation_is_not_remembered(sandbox: Sandbox) -> None:
    sandbox.has("python", "libraries")
    assert sandbox.run(fails="environment.py build").code == 3
    assert sandbox.run().done >= {"build play", "boggle_desk"}


@posix
def test_tests_check_first_and_then_types_beside_pytest(sandbox: Sandbox) -> None:
    sandbox.run("test")
    code, _said, calls = sandbox.run("test", QT_QPA_PLATFORM="xcb", QT_SCALE_FACTOR="2")
    assert code == 0
    steady = "QT=offscreen SCALE= python -m "
    calls = [*calls[:2], *sorted(calls[2:])]
    wanted = ("ruff check", "ruff format", "mypy", "pytest")
    assert all(call.startswith(steady + what) for call, what in zip(calls, wanted, strict=True))
    assert sandbox.run("test", "-k", "clock or dome").calls == [f"{steady}pytest -k clock or dome"]


@posix
@pytest.mark.parametrize("check", ["ruff check", "ruff format", "mypy", "pytest"])
def test_a_failed_check_fails_the_run(sandbox: Sandbox, check: str) -> None:
    sandbox.run("test")
    code, said, calls = sandbox.run("test", fails=f"-m {check}")
    assert code == 9
    assert any(check in call for call in calls)
    assert len(calls) == {"ruff check": 1, "ruff format": 2}.get(check, 4)
    assert ("what mypy says" in said) == (check == "mypy")


@posix
class Windows:
    """What `run.cmd` starts, in a checkout of its own where every Python only writes down what it was asked."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("windows.py", "environment.py", "locked/play.txt", "locked/test.txt", "compile_kernels.py"):
            (folder / "packaging" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / "packaging" / name, folder / "packaging" / name)
        monkeypatch.chdir(folder)
        monkeypatch.setattr(os, "environ", {**os.environ, "BOGGLE_DESK_PURE": ""})  # it sets what tests go by
        monkeypatch.setattr(subprocess, "run", self._run)
        environment = ModuleType("environment")
        known = runpy.run_path(str(folder / "packaging" / "environment.py"))
        steps = {name: partial(self._step, name) for name in ("check", "build", "finish")}
        environment.__dict__.update(known | steps | {"is_noted": lambda _name: self.noted})
        monkeypatch.setitem(sys.modules, "environment", environment)
        self._main = runpy.run_path(str(folder / "packaging" / "windows.py"))["main"]
        self.folder = folder
        self.fails = "nothing"
        self.noted = False
        self.calls: list[str] = []

    def start(self, *arguments: str) -> tuple[int, list[str]]:
        """Return the exit code, and what Python was asked; `fails` is the part of a call that does not succeed."""
        self.calls.clear()
        return self._main(list(arguments)), self.calls

    def _step(self, step: str, name: str) -> bool:
        self.calls.append(f"{step} {name}")
        if step == "finish":
            (self.folder / ".venv").mkdir(exist_ok=True)
        self.noted = step != "build" and self.fails not in self.calls[-1]
        return self.fails not in self.calls[-1]

    def _run(self, command: list[str], **_others: object) -> subprocess.CompletedProcess[str]:
        asked = " ".join(map(str, command[1:])).strip()
        self.calls.append(asked.replace(str(self.folder), "~"))
        return subprocess.CompletedProcess(command, 9 * (self.fails in asked))


@pytest.fixture
def windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Windows:
    return Windows(tmp_path, monkeypatch)


@posix
def test_on_windows_all_is_set_up_once(windows: Windows) -> None:
    code, calls = windows.start("words", "A,B=C;D", "--limit", "3")
    assert code == 0
    assert calls[:2] == ["build play", "finish play"]
    assert calls[2:] == ["~/packaging/compile_kernels.py --together", "-P -m boggle_desk words A,B=C;D --limit 3"]
    assert windows.start()[1] == ["-P -m boggle_desk"]


@posix
def test_on_windows_a_failed_set_up_is_not_remembered(windows: Windows) -> None:
    windows.fails = "build"
    (windows.folder / ".venv").mkdir()
    assert windows.start("test") == (3, ["build test"])
    windows.fails = "nothing"
    assert windows.start()[1][:2] == ["build play", "finish play"]


@posix
def test_on_windows_damage_is_mended_or_the_game_started_as_it_is(
    windows: Windows, capsys: pytest.CaptureFixture[str]
) -> None:
    """(T23)"""
    windows.start()
    windows.noted = False
    assert windows.start()[1] == ["check play", "-P -m boggle_desk"], "a closer look finds nothing"
    for fails, wanted in (
        ("check", ["check play", "build play", "finish play"]),
        ("play", ["check play", "build play"]),
    ):
        windows.noted, windows.fails = False, fails
        code, calls = windows.start()
        said = capsys.readouterr().err
        assert (code, calls[: len(wanted)], calls[-1]) == (0, wanted, "-P -m boggle_desk")
        assert "something is missing from .venv" in said
        assert ("starting with what is there" in said) == (fails == "play")


@posix
def test_on_windows_the_tests_check_first(windows: Windows) -> None:
    windows.fails = "mypy"
    code, calls = windows.start("test")
    assert (code, calls[-1]) == (1, "-m mypy")
    assert calls[:2] == ["build test", "finish test"]
    assert any("compile_kernels.py --training" in call for call in calls)
    assert windows.start("test", "-k", "dice")[1] == ["-m pytest -k dice"]
    assert windows.start("bench", "--only", "games")[1] == ["-P -m benchmarks --only games"]
    assert windows.start("match", "--games", "2")[1] == ["-P -m benchmarks.match --games 2"]
    assert windows.start("train", "leaves")[1] == ["-P -m training leaves"]


def test_ci_types_what_the_readme_says(sandbox: Sandbox) -> None:
    code, said, calls = sandbox.run(program=".ci/run", QT_QPA_PLATFORM="xcb", PYTEST_ADDOPTS="-x", DISPLAY=":0")
    assert (code, len(calls) > 3) == (0, True), said
    assert all(call.startswith("QT=offscreen SCALE= python -m ") for call in calls[-4:])
    assert "-x" not in calls[-1].split()
    (sandbox.checkout / "README.md").write_text("make check\n")
    assert sandbox.run(program=".ci/run").code == 1


LOCKED = ROOT / "packaging/locked"
PLACES = [
    {"sys_platform": system, "platform_machine": machine, "os_name": "nt" if system == "win32" else "posix",
     "platform_system": {"linux": "Linux", "win32": "Windows", "darwin": "Darwin"}[system],
     "python_version": python, "python_full_version": f"{python}.1"}
    for system, machine in (("linux", "x86_64"), ("linux", "aarch64"), ("win32", "AMD64"), ("darwin", "arm64"))
    for python in ("3.11", "3.12", "3.13", "3.14")
]  # fmt: skip


def locked_at(file: str, place: dict[str, str]) -> dict[str, str]:
    """Return the versions that a file of locked versions installs at a place."""
    lines = re.findall(r"^([^\s#][^\\\n]*?) *\\?$", (LOCKED / file).read_text(encoding="utf-8"), re.MULTILINE)
    needs = [Requirement(line) for line in lines]
    there = [need for need in needs if need.marker is None or need.marker.evaluate(place)]
    assert len({need.name for need in there}) == len(there), "one version of each"
    return {canonicalize_name(need.name): str(need.specifier).removeprefix("==") for need in there}


def wanted_at(place: dict[str, str], parts: tuple[str, ...]) -> list[Requirement]:
    """Return what the game and these extras and groups of pyproject.toml ask for at a place."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    known = project["project"]["optional-dependencies"] | project["dependency-groups"]
    lines = list(project["project"]["dependencies"])
    for line in (line for part in parts for line in known[part]):
        lines += [line] if isinstance(line, str) else known[line["include-group"]]
    needs = map(Requirement, lines)
    return [need for need in needs if need.marker is None or need.marker.evaluate(place)]


@pytest.mark.parametrize(
    "place", PLACES, ids=lambda place: f"{place['sys_platform']}-{place['platform_machine']}-{place['python_version']}"
)
@pytest.mark.parametrize(("file", "parts"), [("play.txt", ("kernels",)), ("test.txt", ("kernels", "test"))])
def test_the_locked_versions_are_those_that_the_project_allows(
    file: str, parts: tuple[str, ...], place: dict[str, str]
) -> None:
    locked = locked_at(file, place)
    for need in wanted_at(place, parts):
        assert need.specifier.contains(locked[canonicalize_name(need.name)]), need
    assert locked_at("play.txt", place).items() <= locked_at("test.txt", place).items()


@pytest.mark.parametrize("file", ["play.txt", "test.txt"])
def test_each_locked_version_has_its_hashes_and_no_address(file: str) -> None:
    text = (LOCKED / file).read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert len(entries) > 5
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)


def test_what_is_installed_for_tests_is_what_is_locked() -> None:
    """All that the packages in use need is locked too: nothing is left for pip to choose."""
    here = {str(key): str(value) for key, value in default_environment().items()}
    locked = locked_at("test.txt", here)
    for name in locked:
        for line in distribution(name).requires or ():
            need = Requirement(line)
            if need.marker is None or need.marker.evaluate(here | {"extra": ""}):
                assert need.specifier.contains(locked[canonicalize_name(need.name)], prereleases=True), (name, line)


@pytest.mark.parametrize(
    ("python", "version"), [("3.11", "6.11.3"), ("3.12", "6.12.0"), ("3.13", "6.12.0"), ("3.14", "6.12.0")]
)
def test_each_python_gets_a_qt_that_keeps_its_references(python: str, version: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [Requirement(line) for line in project["dependencies"]]
    qt = [
        need
        for need in wanted
        if need.name == "PySide6-Essentials" and need.marker.evaluate({"python_version": python})
    ]
    assert len(qt) == 1
    assert {known for known in ("6.11.3", "6.12.0") if qt[0].specifier.contains(known)} == {version}
    voice = [Requirement(line) for line in project["optional-dependencies"]["voice"]]
    assert [need.specifier for need in voice if need.marker.evaluate({"python_version": python})] == [qt[0].specifier]


@pytest.mark.parametrize(
    ("system", "machine", "python", "has"),
    [
        ("linux", "x86_64", "3.11", {"miniaudio", "mujoco-core"}),
        ("linux", "aarch64", "3.13", {"mujoco-core"}),
        ("win32", "AMD64", "3.14", {"miniaudio", "mujoco-core"}),
        ("darwin", "arm64", "3.13", {"miniaudio", "mujoco-core"}),
        ("darwin", "x86_64", "3.13", {"miniaudio"}),
        ("linux", "x86_64", "3.15", set()),
    ],
)
def test_only_ready_made_libraries_are_asked_for(system: str, machine: str, python: str, has: set[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    place = {"sys_platform": system, "platform_machine": machine, "python_version": python}
    optional = [need for need in map(Requirement, project["dependencies"]) if need.name in {"miniaudio", "mujoco-core"}]
    assert {need.name for need in optional if need.marker and need.marker.evaluate(place)} == has


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Build the wheel from the checkout, and a plain one from the source archive, with nothing fetched."""
    folder = tmp_path_factory.mktemp("wheels")
    command = [sys.executable, "-m", "build", "--no-isolation", "--skip-dependency-check", str(ROOT), "--outdir"]
    plain = os.environ | {"BOGGLE_DESK_PURE": "1"}  # test_compiling.py shows that an archive can be compiled
    for arguments, names in (([str(folder / "checkout"), "--wheel"], os.environ), ([str(folder / "archive")], plain)):
        built = subprocess.run([*command, *arguments], env=names, capture_output=True, text=True, check=False)
        assert built.returncode == 0, built.stdout[-2000:] + built.stderr[-2000:]
    return {name: next((folder / name).glob("*.whl")) for name in ("checkout", "archive")}


@pytest.mark.slow
def test_a_wheel_has_each_kernel_or_none(wheels: dict[str, Path]) -> None:
    names = {way: set(zipfile.ZipFile(wheel).namelist()) for way, wheel in wheels.items()}
    libraries = {way: {name for name in names[way] if name.endswith((".so", ".pyd"))} for way in wheels}
    assert libraries["archive"] == set()
    assert wheels["archive"].name.endswith("-py3-none-any.whl")
    if libraries["checkout"]:
        known = {*kernels.compiled(), "_shared"}
        assert {name.split("/")[-1].split(".")[0] for name in libraries["checkout"]} == known
        assert not wheels["checkout"].name.endswith("-any.whl")
    assert {name for name in names["checkout"] | names["archive"] if name.endswith((".c", ".h", ".pxd"))} == set()


@pytest.mark.slow
def test_both_wheels_carry_all_that_is_shipped(wheels: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    shipped = {
        f"boggle_desk/{file.relative_to(ROOT).as_posix()}" for file in (ROOT / "resources").rglob("*") if file.is_file()
    }
    for name, wheel in wheels.items():
        with zipfile.ZipFile(wheel) as archive:
            names = set(archive.namelist())
        assert shipped <= names, name
        ours = ("boggle_desk/", *(f"boggle_desk-{__version__}.{kind}/" for kind in ("dist-info", "data/data/share")))
        strangers = {entry for entry in names if not entry.startswith(ours)}
        assert strangers == set(), name
        with capsys.disabled():
            print(f" wheel from {name}: {wheel.stat().st_size / 1e6:.1f} MB, {len(names)} files ", end="")


@pytest.mark.slow
def test_the_wheel_names_its_command_and_licences(wheels: dict[str, Path]) -> None:
    with zipfile.ZipFile(wheels["checkout"]) as archive:
        information = f"boggle_desk-{__version__}.dist-info"
        metadata = archive.read(f"{information}/METADATA").decode()
        command = archive.read(f"{information}/entry_points.txt").decode()
        assert f"{information}/licenses/LICENSE" in archive.namelist()
    assert "boggle-desk = boggle_desk.__main__:main" in command
    assert "\nLicense-Expression: MIT AND OFL-1.1 AND " in metadata
    assert "\nRequires-Python: >=3.11\n" in metadata


@pytest.mark.slow
@pytest.mark.parametrize("name", ["checkout", "archive"])
def test_an_installed_wheel_finds_its_data(wheels: dict[str, Path], name: str, tmp_path: Path) -> None:
    target = tmp_path / "installed"
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-index",
        "--no-compile",
        "--target",
        str(target),
    ]
    subprocess.run([*install, str(wheels[name])], check=True)
    asked = (
        "from boggle_desk import paths; print(paths.resource('fonts', 'Lato-Regular.ttf')); print(paths.translations())"
    )
    environment = os.environ | {"PYTHONPATH": str(target)}
    answer = subprocess.run(
        [sys.executable, "-c", asked],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    font, translations = map(Path, answer.stdout.splitlines())
    assert font == target / "boggle_desk" / "resources" / "fonts" / "Lato-Regular.ttf"
    assert font.is_file()
    assert (translations / "boggle_desk_en.qm").is_file()
