"""Print the Debian packages whose libraries Qt needs and this machine lacks, on one line; nothing where all is well.

With `--depends` it prints all of them as a Debian package asks for them; with `--compiler` those that compiling the
kernels takes, and with `--browser` that of the tests' phones, which are optional; with `--test` also what only tests
need. It uses nothing but the standard library, so that any Python can ask before anything is installed.
"""

import ctypes
import os
import shutil
import sys
import sysconfig
from pathlib import Path

# The libraries that PySide6-Essentials expects from the system: found with ldd on a bare Debian 12 and 13.
PACKAGES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}

TOOLS = {"libgssapi_krb5.so.2": "libgssapi-krb5-2"}
"""What Qt's tools for translators take beside, which only the tests use: found on a bare Debian 13."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The commands of the browser that is a phone in `tests/browsers`, as systems call them."""

_RENAMED = {"libglib2.0-0"}
"""What Debian 13 calls by another name."""


def missing(tools: bool = False) -> list[str]:
    """Return the packages to install, in the order of the table; with those of the tests' tools if they are wanted."""
    wanted = PACKAGES | (TOOLS if tools else {})
    return [package for library, package in wanted.items() if not _loads(library)]


def compiler() -> list[str]:
    """Return what is missing of the C compiler that Python was built with, its headers, and those of Python itself."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    packages = [] if shutil.which(command.split()[0]) else ["gcc", "libc6-dev"]
    if sys.base_prefix == "/usr" and not Path(sysconfig.get_path("include"), "Python.h").is_file():
        packages.append(f"libpython3.{sys.version_info.minor}-dev")
    return packages


def browser() -> list[str]:
    """Return the package of the tests' browser, unless there is one."""
    return [] if any(map(shutil.which, BROWSERS)) else ["chromium"]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def depends() -> str:
    """Return what a Debian package of the folder depends on: libraries that the folder leaves to the system too."""
    others = ["libc6 (>= 2.36)", "libgcc-s1", "libstdc++6", "libx11-6", "libx11-xcb1", "libxcb1", "libsm6", "libice6"]
    return ", ".join([*others, *(f"{name} | {name}t64" if name in _RENAMED else name for name in PACKAGES.values())])


if __name__ == "__main__" and sys.platform.startswith("linux"):
    if "--depends" in sys.argv:
        print(depends())
    elif "--compiler" in sys.argv:
        print(*compiler())
    else:
        print(*(browser() if "--browser" in sys.argv else missing("--test" in sys.argv)))
