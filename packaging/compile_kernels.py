"""Compile the kernels, `boggle_desk/engine/kernels/*.py` with a `.pxd` beside them, by Cython and a C compiler.

    python packaging/compile_kernels.py                  compile what changed, beside the sources; a line for each
    python packaging/compile_kernels.py solver           only this, what it cimports, and what cimports those
    python packaging/compile_kernels.py --try            say whether anything can be compiled here; exit 1 where not
    python packaging/compile_kernels.py --check          change nothing; exit 1 where one is not compiled as it is
    python packaging/compile_kernels.py --together       all or none, and not a word but why none; `./run` does this
    python packaging/compile_kernels.py --clean          take the libraries away: plain Python again

What has changed is known by content, not by date: `build/kernels` keeps the last library of each kernel, named after
all that went into it. BOGGLE_DESK_CHECKED=1 compiles with every check; see `checked_build.py`.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from kernel_worker import DIRECTIVES, KERNELS, LIMITED, ROOT, SHARED, c_flags

CACHE = ROOT / "build" / "kernels"
REPORT = CACHE / "report.txt"
"""Why the kernels were not compiled the last time, in a sentence, or nothing. pip does not let it through."""
SUFFIX = ".pyd" if sys.platform == "win32" else ".abi3.so" if LIMITED else str(sysconfig.get_config_var("EXT_SUFFIX"))
_WORKER = Path(__file__).resolve().parent / "kernel_worker.py"
_FAULTS = (re.compile(r"^\S+\.(?:py|pxd):\d+:\d+: .*", re.MULTILINE), re.compile(r"^.*\berror: .*", re.MULTILINE))
"""The complaints of Cython and of the C compilers and setuptools."""
_EXCEPTION = re.compile(r"^[\w.]+Error: (\[Errno \d+\] )?")
_FAILED = re.compile(r".*Command '?\['([^']+)'.* returned non-zero.*")


class NotCompiled(Exception):
    """The kernels cannot be compiled here; the text says why."""


@dataclass(frozen=True)
class Outcome:
    """What became of a kernel: how long it took, what the compilers said, and its library unless they refused it."""

    kernel: str
    seconds: float
    said: str
    library: Path | None

    @property
    def fault(self) -> str:
        """The first complaint, on one line."""
        found = next(filter(None, (pattern.search(self.said) for pattern in _FAULTS)), None)
        line = found.group().strip() if found else self.said.strip().rpartition("\n")[2]
        return _EXCEPTION.sub("", _FAILED.sub(r"\1 fails", line))


def kernels() -> list[str]:
    """Return the names of all kernels; `bits.pxd` only declares what `bits.h` holds."""
    found = sorted(path.stem for path in KERNELS.glob("*.pxd") if path.with_suffix(".py").is_file())
    return [name for name in found if name != "bits"]


def needs(kernel: str) -> set[str]:
    """Return the names of the `.pxd` files that a kernel is compiled with, its own among them."""
    known = {path.stem for path in KERNELS.glob("*.pxd")}
    found, waiting = {kernel}, [kernel]
    while waiting:
        text = (KERNELS / f"{waiting.pop()}.pxd").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if "cimport" in line]
        more = (known & set(re.findall(r"\w+", " ".join(lines)))) - found
        found |= more
        waiting += more
    return found


def related(chosen: Iterable[str]) -> list[str]:
    """Return the kernels that fit together with the chosen ones: all users of a class are compiled with it."""
    families = {name: needs(name) & set(kernels()) for name in kernels()}
    found = set(chosen) & families.keys()
    while more := {name for family in families.values() if family & found for name in family} - found:
        found |= more
    return sorted(found)


def kept(kernel: str) -> Path:
    """Return where the library of the kernel as it stands is kept, whether or not it is there yet."""
    way = (sorted(DIRECTIVES.items()), c_flags(), SUFFIX, sys.platform, _cython())
    digest = hashlib.sha256(repr(way).encode())
    for file in [_WORKER, *([] if kernel == SHARED else _sources(kernel))]:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return CACHE / f"{kernel}-{digest.hexdigest()[:16]}{SUFFIX}"


def _sources(kernel: str) -> list[Path]:
    declared = [KERNELS / f"{name}.pxd" for name in sorted(needs(kernel))]
    return [*sorted(KERNELS.glob("*.h")), *declared, KERNELS / f"{kernel}.py"]


def _cython() -> str:
    """Return the version of Cython: the libraries of one program are all made by the same."""
    try:
        return version("Cython")
    except PackageNotFoundError:
        return ""


def beside(kernel: str) -> Path:
    """Return where the library lies that Python takes instead of the source."""
    return KERNELS / f"{kernel}{SUFFIX}"


def is_compiled(kernel: str) -> bool:
    """Return whether the library beside the source is that of the kernel as it stands."""
    here, there = beside(kernel), kept(kernel)
    return here.is_file() and there.is_file() and here.read_bytes() == there.read_bytes()


def compile_all(names: Iterable[str]) -> Iterator[Outcome]:
    """Compile what is not kept yet, and what all kernels share, and yield what became of each. Raises NotCompiled."""
    waiting = [SHARED, *names]
    if not all(kept(name).is_file() for name in waiting):
        need_compiler()
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        yield from workers.map(_compiled, waiting)


def need_compiler() -> None:
    """Raise NotCompiled where nothing can be compiled."""
    with tempfile.TemporaryDirectory() as folder:
        tried = _worker("-", folder)
    if tried.returncode:
        fault = Outcome("", 0, tried.stdout, None).fault
        without = "ModuleNotFoundError" in tried.stdout
        what = "Cython or setuptools" if without else "a C compiler with the headers of Python"
        raise NotCompiled(f"{what} is missing ({fault})")


def _worker(kernel: str, folder: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(_WORKER), kernel, folder]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


def _compiled(kernel: str) -> Outcome:
    place = kept(kernel)
    if place.is_file():
        return Outcome(kernel, 0, "", place)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        finished = _worker(kernel, folder)
        if finished.returncode:
            return Outcome(kernel, time.monotonic() - began, finished.stdout, None)
        library = Path(finished.stdout.splitlines()[-1])
        CACHE.mkdir(parents=True, exist_ok=True)
        old = [path for path in CACHE.glob(f"{kernel}-*") if path != place]
        replace(library, place)
    for path in old:
        path.unlink(missing_ok=True)
    return Outcome(kernel, time.monotonic() - began, finished.stdout.rpartition(str(library))[0], place)


def replace(source: Path, target: Path) -> None:
    """Put a copy in the place of a file at one blow: a program that runs with the old one keeps it."""
    fresh = target.with_name(f".{target.name}.{os.getpid()}")
    shutil.copyfile(source, fresh)
    fresh.replace(target)


def clean(names: Collection[str]) -> None:
    """Take away the libraries of these kernels, of whatever Python, and those of kernels that are no more."""
    known = {SHARED, *kernels()}
    for suffix in (".so", ".pyd"):
        for library in KERNELS.glob(f"*{suffix}"):
            name = library.name.partition(".")[0]
            if name in names or name not in known:
                library.unlink(missing_ok=True)


def compile_in_place(names: Iterable[str]) -> Iterator[Outcome]:
    """Compile kernels, yield each, and at last put all libraries beside their sources at once, since they fit together.

    One that is refused loses its old library. Raises NotCompiled.
    """
    outcomes = []
    for outcome in compile_all(names):
        outcomes.append(outcome)
        yield outcome
    clean([outcome.kernel for outcome in outcomes if not outcome.library])
    for outcome in outcomes:
        if outcome.library and not is_compiled(outcome.kernel):
            replace(outcome.library, beside(outcome.kernel))


def compile_together(*, in_place: bool) -> dict[str, Path]:
    """Compile all kernels and return their libraries by name, or none: compiled and plain ones do not mix.

    Where it returns none it has taken the old libraries away from beside the sources, and `REPORT` says why.
    """
    try:
        libraries = _all_libraries()
        if in_place:
            clean(())
            for name, library in libraries.items():
                replace(library, beside(name))
    except (NotCompiled, OSError) as fault:
        with suppress(OSError):  # Windows does not let go of what a running program has loaded
            clean([SHARED, *kernels()] if in_place else ())
        libraries, why = {}, f"the kernels are not compiled, so that the computers think more slowly: {fault}"
    else:
        why = ""
    with suppress(OSError):  # a source tree that cannot be written to
        CACHE.mkdir(parents=True, exist_ok=True)
        REPORT.write_text(why, encoding="utf-8")
    return libraries


def _all_libraries() -> dict[str, Path]:
    if os.environ.get("BOGGLE_DESK_PURE") == "1":
        raise NotCompiled("BOGGLE_DESK_PURE=1 asks for plain Python")
    found = {}
    for outcome in compile_all(kernels()):
        if not outcome.library:
            raise NotCompiled(f"{outcome.kernel}: {outcome.fault}")
        found[outcome.kernel] = outcome.library
    return found


def main() -> int:
    """Do what the command line asks and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernel", nargs="*", help="only these, and the kernels that fit together with them")
    parser.add_argument("--try", action="store_true", dest="attempt")
    for option in ("--check", "--together", "--clean"):
        parser.add_argument(option, action="store_true")
    arguments = parser.parse_args()
    if strangers := set(arguments.kernel) - set(kernels()):
        parser.error(f"there is no kernel {min(strangers)}; there are {', '.join(kernels())}")
    names = related(arguments.kernel) if arguments.kernel else kernels()
    if arguments.clean:
        clean(names if arguments.kernel else [SHARED, *names])
        return 0
    if arguments.together:
        return 0 if compile_together(in_place=True) else 1
    return (_tried if arguments.attempt else _checked if arguments.check else _told)(names)


def _tried(_names: Iterable[str]) -> int:
    try:
        need_compiler()
    except NotCompiled as fault:
        print(fault)
        return 1
    print("the compilers work")
    return 0


def _checked(names: Iterable[str]) -> int:
    stale = [name for name in [SHARED, *names] if not is_compiled(name)]
    print("not compiled as they stand:" if stale else "all kernels are compiled", *stale)
    return 1 if stale else 0


def _told(names: Iterable[str]) -> int:
    faults = 0
    try:
        for outcome in compile_in_place(names):
            print(outcome.said, end="")
            took = f"compiled in {outcome.seconds:.0f} s" if outcome.seconds else "as it was"
            if outcome.kernel != SHARED or not outcome.library:  # what is no kernel is told of only if it fails
                print(f"{outcome.kernel}: {took if outcome.library else f'not compiled: {outcome.fault}'}", flush=True)
            faults += outcome.library is None
    except NotCompiled as fault:
        print(f"the kernels are not compiled: {fault}")
        return 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
