"""Compile one kernel: `python packaging/kernel_worker.py KERNEL FOLDER`. `compile_kernels.py` starts one for each.

A process of its own keeps what Cython and the C compiler say together, and lets several run side by side.
`python packaging/kernel_worker.py - FOLDER` only tries whether the compiler works and finds Python's headers.
"""

import os
import platform
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "boggle_desk.engine.kernels"
KERNELS = ROOT.joinpath(*PACKAGE.split("."))
CHECKED = os.environ.get("BOGGLE_DESK_CHECKED") == "1"
LIMITED = sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
"""Whether one library serves Python 3.11 and all later ones; a free-threaded Python knows no such thing."""

DIRECTIVES: dict[str, Any] = {
    "language_level": 3,
    "annotation_typing": False,
    "wraparound": False,  # so that a negative index is a fault in the checked build too
    "boundscheck": CHECKED,
    "initializedcheck": CHECKED,
    "nonecheck": CHECKED,
    "cdivision": not CHECKED,
}
_CHECKS = ["-O1", "-g1", "-w", "-fsanitize=bounds,shift,signed-integer-overflow,integer-divide-by-zero,vla-bound"]
_TRAP = ["-fno-sanitize-recover=all", "-fno-omit-frame-pointer"]


def c_flags() -> list[str]:
    """Return what the C compiler is told beside what Python was built with."""
    if sys.platform == "win32":
        return ["/O2"]
    flags = [*_CHECKS, *_TRAP] if CHECKED else ["-O3", "-g0", "-w"]
    if platform.machine() in {"x86_64", "AMD64"} and "universal2" not in sysconfig.get_platform():
        flags.append("-march=x86-64-v2")  # the machines of the last fifteen years: bits are counted in one instruction
    return flags


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
        extra_link_args=[flag for flag in c_flags() if flag.startswith("-fsanitize")],
        py_limited_api=LIMITED,
    )
    command = build_ext(Distribution({"name": "kernels", "ext_modules": [extension]}))
    command.build_lib, command.build_temp = str(folder), str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return folder / str(command.get_ext_filename(name))


def compile_kernel(kernel: str, folder: Path) -> Path:
    """Compile a kernel, leave its library in the folder and return it; setuptools raises its errors.

    Where Cython refuses the source the process ends with 1: it has said why.
    """
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
    from setuptools import Extension

    module = f"{PACKAGE}.{kernel}"
    os.chdir(ROOT)  # Cython looks for what a kernel cimports from here
    source = Extension(module, [str(KERNELS.relative_to(ROOT) / f"{kernel}.py")], include_dirs=[str(KERNELS)])
    try:
        [made] = cythonize([source], build_dir=str(folder), force=True, quiet=True, compiler_directives=DIRECTIVES)
    except CompileError:
        sys.exit(1)
    library = build(made.sources, module, folder)
    return Path(shutil.move(library, folder / library.name))


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
