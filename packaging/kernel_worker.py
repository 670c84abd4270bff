"""Compile one kernel: `python packaging/kernel_worker.py KERNEL FOLDER`. `compile_kernels.py` starts one for each.

`_shared` is no kernel but what Cython would otherwise put into each of them; so they compile in half the time.
A process of its own keeps what Cython and the C compiler say together, and lets several run side by side.
`python packaging/kernel_worker.py - FOLDER` only tries whether the compiler works and finds Python's headers.
"""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "boggle_desk.engine.kernels"
KERNELS = ROOT.joinpath(*PACKAGE.split("."))
SHARED = "_shared"
CHECKED = os.environ.get("BOGGLE_DESK_CHECKED", "0")
"""1: every index and division is checked; memory: all memory is watched as well. `checked_build.py` asks for these."""
LIMITED = sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
"""Whether one library serves Python 3.11 and all later ones; a free-threaded Python knows no such thing."""

DIRECTIVES: dict[str, Any] = {
    "language_level": 3,
    "annotation_typing": False,
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


def c_flags() -> list[str]:
    """Return what the C compiler is told beside what Python was built with.

    Cython goes through bytes as `char`, which would be below 0 from 128 on: it is told that a `char` has no sign.
    """
    if sys.platform == "win32":
        return ["/O2", "/J"]
    speed = ["-O3", "-g0"] if CHECKED == "0" else ["-O1", "-g1", "-fno-sanitize-recover=all", *_WATCHES[CHECKED]]
    intel = platform.machine() in {"x86_64", "AMD64"} and "universal2" not in sysconfig.get_platform()
    # The machines of the last fifteen years count the bits of a number in one instruction.
    return [*speed, "-funsigned-char", "-w", *(["-march=x86-64-v2"] if intel else [])]


def c_macros() -> list[tuple[str, str | None]]:
    """Return what is defined for the C compiler."""
    return [("Py_LIMITED_API", "0x030B0000")] if LIMITED else []


def build(sources: list[str], name: str, folder: Path) -> Path:
    """Compile C files to the library of the module `name` in the folder and return it; setuptools raises its errors."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    extension = Extension(
        name,
        sources,
        include_dirs=[str(KERNELS)],
        define_macros=c_macros(),
        extra_compile_args=c_flags(),
        extra_link_args=_WATCHES[CHECKED],
        py_limited_api=LIMITED,
    )
    command = build_ext(Distribution({"name": "kernels", "ext_modules": [extension]}))
    command.build_lib, command.build_temp = str(folder), str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return folder / str(command.get_ext_filename(name))


def compile_kernel(kernel: str, folder: Path) -> Path:
    """Compile a kernel or `SHARED`, leave its library in the folder and return it; setuptools raises its errors.

    Where Cython refuses the source the process ends with 1: it has said why.
    """
    sources = share(folder) if kernel == SHARED else translate(kernel, folder)
    library = build(sources, f"{PACKAGE}.{kernel}", folder)
    return Path(shutil.move(library, folder / library.name))


def share(folder: Path) -> list[str]:
    """Let Cython write what the kernels share in C and return the file."""
    file = folder / f"{SHARED}.c"
    subprocess.run([sys.executable, "-m", "cython", f"--generate-shared={file}"], check=True)
    return [str(file)]


def translate(kernel: str, folder: Path) -> list[str]:
    """Translate a kernel to C and return the files."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
    from setuptools import Extension

    os.chdir(ROOT)  # Cython looks for what a kernel cimports from here
    source = KERNELS.relative_to(ROOT) / f"{kernel}.py"
    try:
        [made] = cythonize(
            [Extension(f"{PACKAGE}.{kernel}", [str(source)], include_dirs=[str(KERNELS)])],
            build_dir=str(folder),
            force=True,
            quiet=True,
            compiler_directives=DIRECTIVES,
            shared_utility_qualified_name=f"{PACKAGE}.{SHARED}",
        )
    except CompileError:
        sys.exit(1)
    return [str(file) for file in made.sources]


def try_compiler(folder: Path) -> None:
    """Compile nothing but the headers that every kernel includes; setuptools raises its errors."""
    probe = folder / "probe.c"
    probe.write_text('#include <Python.h>\n#include "bits.h"\nint PyInit_probe(void) { return (int)popcount(7); }\n')
    build([str(probe)], "probe", folder)


if __name__ == "__main__":
    if sys.argv[1] == "-":
        try_compiler(Path(sys.argv[2]))
    else:
        print(compile_kernel(sys.argv[1], Path(sys.argv[2])))
