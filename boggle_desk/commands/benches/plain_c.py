"""Plain C programs to measure kernels against: compiled from `benchmarks/c` when they are asked for."""

import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from ctypes import CDLL
from functools import cache
from pathlib import Path
from typing import TypeVar

SOURCES = Path(__file__).resolve().parents[3] / "benchmarks" / "c"
"""Where they are in a source tree; an installed game has none."""
BASELINE = "plain C"

Rival = TypeVar("Rival")
_SECONDS = 120


class NoBaseline(Exception):
    """There is no program to compare with; the text says why."""


def program(name: str) -> CDLL:
    """Return the program `name`.c, compiled like the kernels. Raises `NoBaseline`, with the same reason every time."""
    found = compiled(name)
    if isinstance(found, str):
        raise NoBaseline(found)
    return found


def rival_of(make: Callable[[], Rival]) -> tuple[Rival | None, str]:
    """Return what `make` makes of a program, and what the ratio compares with; or nothing, and why there is none."""
    try:
        return make(), BASELINE
    except NoBaseline as reason:
        return None, str(reason)


@cache
def compiled(name: str) -> CDLL | str:
    source = SOURCES / f"{name}.c"
    if not source.is_file():
        return "no source tree"
    command = shlex.split(os.environ.get("CC", "cc"))
    if sys.platform == "win32" or not command or not shutil.which(command[0]):
        return "no C compiler"
    # The kernels are compiled for the same machines.
    flags = ["-O3", *(["-march=x86-64-v2"] if platform.machine() in {"x86_64", "AMD64"} else [])]
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / f"{name}.so"
        try:
            subprocess.run(  # noqa: S603 - the compiler that the user's own environment names
                [*command, *flags, "-shared", "-fPIC", str(source), "-o", str(library)],
                check=True,
                capture_output=True,
                timeout=_SECONDS,
            )
            return CDLL(str(library))  # stays loaded when its file goes
        except (OSError, subprocess.SubprocessError):
            return "the C compiler fails"
