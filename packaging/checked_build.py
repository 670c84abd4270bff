"""Run tests against kernels that check themselves.

    python packaging/checked_build.py [ARGUMENTS OF PYTEST]            checks every index and every division
    python packaging/checked_build.py --memory [ARGUMENTS OF PYTEST]   watches all that lies in memory too; slower

A copy of the working tree gets kernels that were compiled with BOGGLE_DESK_CHECKED. An index beyond a memoryview, or
below 0, raises IndexError and a division goes by Python's rules, both by Cython; an index beyond a C array, a shift too
far and a division by zero end the process with a sentence, by the C compiler; with `--memory`, so does whatever reads
or writes outside what it owns, by the address sanitizer of gcc. Without arguments the whole suite runs.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_LEFT_OUT = (".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "build", "dist", "_out", "*.so", "*.pyd")


def copy_tree(target: Path) -> None:
    """Copy all that belongs to the project, without what was made from it."""
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*_LEFT_OUT))


def environment(tree: Path, checks: str) -> dict[str, str]:
    """Return the names under which kernels with these checks, '1' or 'memory', are compiled and run."""
    names = os.environ | {"BOGGLE_DESK_CHECKED": checks, "PYTHONPATH": str(tree)}
    names.pop("BOGGLE_DESK_PURE", None)
    return names


def watching(faults: Path, checks: str) -> dict[str, str]:
    """Return what the C compiler's checks are told: end with a signal, of which Python shows where it was, and write
    what was wrong to files named after `faults`, because pytest keeps what is printed."""
    told = f"abort_on_error=1:log_path={faults}"
    names = {"UBSAN_OPTIONS": told, "PYTHONFAULTHANDLER": "1"}
    if checks != "memory":
        return names
    library = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True).stdout
    # The sanitizer comes first, and each object has memory of its own. What Python keeps to the end is no leak.
    return names | {"LD_PRELOAD": library.strip(), "ASAN_OPTIONS": f"{told}:detect_leaks=0", "PYTHONMALLOC": "malloc"}


def run(arguments: list[str]) -> int:
    """Compile and test; return the exit code of pytest, or 1 where the kernels cannot be compiled."""
    checks = "memory" if arguments[:1] == ["--memory"] else "1"
    with tempfile.TemporaryDirectory() as folder:
        tree, faults = Path(folder) / "tree", Path(folder) / "fault"
        copy_tree(tree)
        names = environment(tree, checks) | {"TMPDIR": folder}  # what is cut off leaves nothing elsewhere
        compiling = [sys.executable, str(tree / "packaging" / "compile_kernels.py")]
        if subprocess.run(compiling, env=names, check=False).returncode:
            return 1
        testing = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments[checks == "memory" :]]
        tested = subprocess.run(testing, env=names | watching(faults, checks), cwd=tree, check=False)
        for fault in sorted(Path(folder).glob("fault.*")):
            print(fault.read_text(encoding="utf-8", errors="replace"))
        return tested.returncode


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the copy goes, too, when somebody ends this
    sys.exit(run(sys.argv[1:]))
