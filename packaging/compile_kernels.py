"""Compile the kernels, `boggle_desk/engine/kernels/*.py` with a `.pxd` beside them, by Cython and a C compiler.
So are those of `packaging/training`, which no wheel has.

    python packaging/compile_kernels.py                  compile what changed, beside the sources; a line for each
    python packaging/compile_kernels.py moves            only this, what it cimports, and what cimports those
    python packaging/compile_kernels.py --try            say whether anything can be compiled here; exit 1 where not
    python packaging/compile_kernels.py --check          change nothing; exit 1 where one is not compiled as it is
    python packaging/compile_kernels.py --together       all that playing needs, or none; `./run` does this
    python packaging/compile_kernels.py --training       what only training needs; `./run train` does this
    python packaging/compile_kernels.py --clean          take the libraries away: plain Python again

What has changed is known by content, not by date: `build/kernels` keeps the last library of each kernel, named after
all that went into it. BOGGLE_DESK_CHECKED=1 compiles with every check; see `checked_build.py`.

Cython runs once for all, in this process; each C file goes to the C compiler as soon as it is there, on every core.
`_shared` is no kernel but what Cython would otherwise put into each of them. Each step is told on stderr.
"""

import argparse
import hashlib
import inspect
import io
import os
import platform
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "boggle_desk.engine.kernels"
KERNELS = ROOT.joinpath(*PACKAGE.split("."))
SHARED = "_shared"
TRAINING = ROOT / "packaging" / "training"
CHECKED = os.environ.get("BOGGLE_DESK_CHECKED", "0")
"""1: every index and division is checked; memory: all memory is watched as well. `checked_build.py` asks for these."""
LIMITED = sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
"""Whether one library serves Python 3.11 and all later ones; a free-threaded Python knows no such thing."""
SUFFIX = ".pyd" if sys.platform == "win32" else ".abi3.so" if LIMITED else str(sysconfig.get_config_var("EXT_SUFFIX"))
CACHE = ROOT / "build" / "kernels"
REPORT = CACHE / "report.txt"
"""Why the kernels were not compiled the last time, in a sentence, or nothing. pip does not let it through."""

DIRECTIVES: dict[str, Any] = {
    "language_level": 3,
    "annotation_typing": False,
    "auto_pickle": False,  # a kernel is not to be copied, and the code for it takes a third of the time
    "wraparound": False,  # so that a negative index is a fault in the checked build too
    "boundscheck": CHECKED != "0",
    "initializedcheck": CHECKED != "0",
    "cdivision": CHECKED == "0",
    "show_performance_hints": CHECKED == "0",
}
_WATCHES = {
    "0": [],
    "1": ["-fsanitize=bounds,shift,integer-divide-by-zero"],
    "memory": ["-fsanitize=address,bounds,shift,integer-divide-by-zero"],
}
_SCREEN = sys.stderr
"""Where progress is told, whatever Cython's complaints are gathered in meanwhile."""
_HOT = frozenset({"boggle", "census", "graphs", "light", "moves", "simulator"})
"""What is slower at -O1 than at -O3; the others take only longer to compile."""
_FLOATING = frozenset({"light"})
"""What computes with fractions of 32 bits, several at a time."""
_C_TYPES = {"U32": ("uint32_t", "U"), "U64": ("uint64_t", "ULL")}
_FAULTS = (re.compile(r"^\S+\.(?:py|pxd):\d+:\d+: .*", re.MULTILINE), re.compile(r"^.*\berror: .*", re.MULTILINE))
"""The complaints of Cython and of the C compilers and setuptools."""
_EXCEPTION = re.compile(r"^[\w.]+Error: (\[Errno \d+\] )?")
_FAILED = re.compile(r".*Command '?\['([^']+)'.* returned non-zero.*")
_PROBE = "#include <Python.h>\nint PyInit_probe(void) { return 7; }\n"


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


# ---------------------------------------------------------------------------------- what there is


def kernels(*folders: Path) -> list[str]:
    """Return the names of the kernels in these folders, or in both: each is a source with its C types beside it."""
    types = [path for folder in folders or (KERNELS, TRAINING) for path in folder.glob("*.pxd")]
    return sorted(path.stem for path in types if path.with_suffix(".py").is_file())


def source_of(kernel: str) -> Path:
    """Return the source of a kernel; beside it are its C types and, when it is compiled, its library."""
    return (TRAINING if (TRAINING / f"{kernel}.pxd").is_file() else KERNELS) / f"{kernel}.py"


def needs(kernel: str) -> set[Path]:
    """Return the files beside its source that a kernel is compiled from."""
    found, waiting = set[Path](), [source_of(kernel).with_suffix(".pxd")]
    while waiting:
        file = waiting.pop()
        found.add(file)
        for name in re.findall(rf"^from {PACKAGE}\.(\w+) cimport", file.read_text(encoding="utf-8"), re.MULTILINE):
            more = KERNELS / f"{name}.pxd"
            more = more if more.is_file() else more.with_suffix(".py")  # `codes` declares its constants itself
            if more.suffix == ".py":
                found.add(more)
            elif more not in found:
                waiting.append(more)
    return found


def related(chosen: Iterable[str]) -> list[str]:
    """Return the kernels that fit together with the chosen ones: all users of a class are compiled with it."""
    families = {name: {file.stem for file in needs(name)} & set(kernels()) for name in kernels()}
    found = set(chosen) & families.keys()
    while more := {name for family in families.values() if family & found for name in family} - found:
        found |= more
    return sorted(found)


def kept(kernel: str) -> Path:
    """Return where the library of the kernel as it is now is kept, whether or not it is there yet."""
    way = (sorted(DIRECTIVES.items()), _c_flags(kernel), SUFFIX, sys.platform, _cython())
    digest = hashlib.sha256(repr(way).encode())
    sources = [] if kernel == SHARED else [source_of(kernel), *sorted(needs(kernel))]
    for step in (_constants, _translate, _build_here):
        digest.update(inspect.getsource(step).encode())
    for file in sources:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return CACHE / f"{kernel}-{digest.hexdigest()[:16]}{SUFFIX}"


def _cython() -> str:
    """Return the version of Cython: the libraries of one program are all made by the same."""
    try:
        return version("Cython")
    except PackageNotFoundError:
        return ""


def beside(kernel: str) -> Path:
    """Return where the library is that Python takes instead of the source."""
    return source_of(kernel).with_suffix(SUFFIX)


def is_compiled(kernel: str) -> bool:
    """Return whether the library beside the source is that of the kernel as it is now."""
    here, there = beside(kernel), kept(kernel)
    return here.is_file() and there.is_file() and here.read_bytes() == there.read_bytes()


# ---------------------------------------------------------------------------------- compiling


def compile_all(names: Iterable[str]) -> Iterator[Outcome]:
    """Compile what is not kept yet, and what all kernels share, and yield what became of each. Raises NotCompiled."""
    wanted = [SHARED, *names]
    missing = [name for name in wanted if not kept(name).is_file()]
    yield from (Outcome(name, 0, "", kept(name)) for name in wanted if name not in missing)
    if not missing:
        return
    need_compiler()
    _tell(f"kernels to compile: {len(missing)}")
    missing.sort(key=lambda name: 0 if name == SHARED else source_of(name).stat().st_size, reverse=True)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as workers:
        constants = Path(folder, *PACKAGE.split("."), "codes.pxd")
        constants.parent.mkdir(parents=True)
        constants.write_text(_constants(), encoding="utf-8")
        running, done = [], count(1)

        def finish(name: str, began: float, said: str, source: Path | None) -> Outcome:
            library, more = _build(source, name, Path(folder)) if source else (None, "")
            if library:
                _keep(name, library)
            _tell(f"kernel {next(done)} of {len(missing)} {'ready' if library else 'refused'} ({name.strip('_')})")
            return Outcome(name, time.monotonic() - began, said + more, kept(name) if library else None)

        for name in missing:
            began = time.monotonic()
            source, said = _translate(name, Path(folder))
            running.append(workers.submit(finish, name, began, said, source))
        yield from (each.result() for each in running)


def _tell(text: str) -> None:
    print(text, file=_SCREEN, flush=True)


def _keep(kernel: str, library: Path) -> None:
    CACHE.mkdir(parents=True, exist_ok=True)
    place = kept(kernel)
    old = [path for path in CACHE.glob(f"{kernel}-*") if path != place]
    replace(library, place)
    for path in old:
        path.unlink(missing_ok=True)


def need_compiler() -> None:
    """Raise NotCompiled where nothing can be compiled."""
    if missing := [name for name in ("Cython", "setuptools") if not find_spec(name)]:
        raise NotCompiled(f"{missing[0]} is missing")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text(_PROBE, encoding="utf-8")
        library, said = _build(probe, "probe", Path(folder))
    if not library:
        raise NotCompiled(f"a C compiler with the headers of Python is missing ({Outcome('', 0, said, None).fault})")


def _constants() -> str:
    """Return the C types of `codes`: whole numbers in capitals are constants, of the type that is noted beside them."""
    source = KERNELS / "codes.py"
    if not source.is_file():
        return ""
    values = {name: number for name, number in runpy.run_path(str(source)).items() if name.isupper()}
    types = dict(re.findall(r"^(\w+): (U32|U64) =", source.read_text(encoding="utf-8"), re.MULTILINE))
    plain = [f"    {name} = {number}" for name, number in values.items() if name not in types and name not in _C_TYPES]
    lines = ["from libc.stdint cimport uint32_t, uint64_t", "cdef enum:", *plain, "cdef extern from *:", '    """']
    lines += [f"    #define {name} {values[name]}{_C_TYPES[kind][1]}" for name, kind in types.items()]
    lines += ['    """', *(f"    const {_C_TYPES[kind][0]} {name}" for name, kind in types.items())]
    return "\n".join(lines) + "\n"


def _translate(kernel: str, folder: Path) -> tuple[Path | None, str]:
    """Let Cython write a kernel, or what all share, in C: return the file, None if it refuses, and what it says."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
    from setuptools import Extension

    before, said = Path.cwd(), io.StringIO()
    os.chdir(ROOT)  # Cython looks for what a kernel cimports from here
    file = source_of(kernel).relative_to(ROOT)
    try:
        with redirect_stderr(said), redirect_stdout(said):
            [made] = cythonize(
                [Extension(_module(kernel), [str(file.with_suffix(".c") if kernel == SHARED else file)])],
                build_dir=str(folder),
                include_path=[str(folder)],
                force=True,
                quiet=True,
                compiler_directives=DIRECTIVES,
                shared_utility_qualified_name=f"{PACKAGE}.{SHARED}",
            )
    except CompileError:
        return None, said.getvalue()
    finally:
        os.chdir(before)
    return Path(made.sources[0]), said.getvalue()


def _module(kernel: str) -> str:
    return f"{PACKAGE if source_of(kernel).parent == KERNELS else TRAINING.name}.{kernel}"


def _c_flags(kernel: str) -> list[str]:
    """Return what the C compiler is told of a kernel beside what Python was built with.

    Cython goes through bytes as `char`, which would be below 0 from 128 on: it is told that a `char` has no sign.
    """
    if sys.platform == "win32":
        return ["/O2", "/J"]
    speed = ["-O3" if kernel in _HOT else "-O1", "-g0"]
    if CHECKED != "0":
        speed = ["-O1", "-g1", "-fno-sanitize-recover=all", *_WATCHES[CHECKED]]
    intel = platform.machine() in {"x86_64", "AMD64"} and "universal2" not in sysconfig.get_platform()
    # The machines of the last fifteen years count the bits of a number in one instruction.
    if kernel in _FLOATING:
        speed += ["-fno-math-errno", "-fno-trapping-math"]
        speed += ["-fsingle-precision-constant"] if sys.platform == "linux" else []  # which clang does not know
    return [*speed, "-funsigned-char", "-w", *(["-march=x86-64-v2"] if intel else [])]


def _build(source: Path, kernel: str, folder: Path) -> tuple[Path | None, str]:
    """Compile a C file to a library in the folder: return it, None if it is refused, and what the compiler says.

    A process of its own keeps what is said apart, and lets several run side by side.
    """
    command = [sys.executable, str(Path(__file__).resolve()), "--build", str(source), kernel, str(folder)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        return None, done.stdout
    said, _, library = done.stdout.rstrip("\n").rpartition("\n")
    return Path(library), said


def _build_here(c_file: str, kernel: str, folder: str) -> Path:
    """Compile a C file to a library in the folder and return it; setuptools raises its errors."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    extension = Extension(
        _module(kernel),
        [c_file],
        define_macros=[("Py_LIMITED_API", "0x030B0000")] if LIMITED else [],
        extra_compile_args=_c_flags(kernel),
        extra_link_args=_WATCHES[CHECKED],
        py_limited_api=LIMITED,
    )
    command = build_ext(Distribution({"name": "kernels", "ext_modules": [extension]}))
    command.build_lib, command.build_temp = folder, str(Path(folder) / kernel)
    command.ensure_finalized()
    command.run()
    return Path(folder) / str(command.get_ext_filename(extension.name))


# ---------------------------------------------------------------------------------- putting in place


def replace(source: Path, target: Path) -> None:
    """Put a copy in the place of a file at one blow: a program that runs with the old one keeps it."""
    fresh = target.with_name(f".{target.name}.{os.getpid()}")
    shutil.copyfile(source, fresh)
    fresh.replace(target)


def clean(names: Collection[str]) -> None:
    """Take away the libraries of these kernels, of whatever Python, and those of kernels that are no more."""
    known = {SHARED, *kernels()}
    libraries = [file for folder in (KERNELS, TRAINING) for end in ("so", "pyd") for file in folder.glob(f"*.{end}")]
    for library in libraries:
        name = library.name.partition(".")[0]
        if name in names or library != source_of(name).with_name(library.name) or name not in known:
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
    """Compile all that playing needs and return the libraries by name, or none: compiled and plain ones do not mix.

    Where it returns none it has taken the old libraries away from beside the sources, and `REPORT` says why.
    """
    try:
        libraries = _all_libraries(kernels(KERNELS))
        if in_place:
            clean([name for name in kernels(TRAINING) if not is_compiled(name)])  # it would not fit the new ones
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


def _all_libraries(names: Iterable[str]) -> dict[str, Path]:
    if os.environ.get("BOGGLE_DESK_PURE") == "1":
        raise NotCompiled("BOGGLE_DESK_PURE=1 asks for plain Python")
    found = {}
    for outcome in compile_all(names):
        if not outcome.library:
            raise NotCompiled(f"{outcome.kernel}: {outcome.fault}")
        found[outcome.kernel] = outcome.library
    return found


# ---------------------------------------------------------------------------------- the command line


def main() -> int:
    """Do what the command line asks and return the exit code."""
    if sys.argv[1:2] == ["--build"]:  # as `_build` asks
        sys.modules["Cython"] = None  # type: ignore[assignment]  # setuptools would load all of it for each C file
        print(_build_here(*sys.argv[2:]))
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernel", nargs="*", help="only these, and the kernels that fit together with them")
    parser.add_argument("--try", action="store_true", dest="attempt")
    for option in ("--check", "--together", "--training", "--clean"):
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
    if arguments.training:
        names = kernels(TRAINING)
        if not all(is_compiled(name) for name in kernels(KERNELS)):
            print("the kernels that they go with are not compiled as they are now")
            return 1
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
