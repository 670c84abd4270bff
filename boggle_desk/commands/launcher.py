"""`boggle-desk --install` and `--uninstall`: the game in the menu of a desktop, for who got it without a package."""

import argparse
import re
import subprocess
import sys
import sysconfig
from contextlib import suppress
from pathlib import Path

from boggle_desk import paths
from boggle_desk.commands import UsageError

_NAME = "io.github.boggle_desk.boggle_desk"
ENTRY = f"applications/{_NAME}.desktop"
PARTS = {
    ENTRY: f"{_NAME}.desktop",
    f"icons/hicolor/scalable/apps/{_NAME}.svg": "icons/boggle-desk.svg",
    f"mime/packages/{_NAME}.xml": f"{_NAME}.mime.xml",
}
"""Where each part belongs below `share`, and where it is in `packaging` of a clone."""
_TOLD = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))
"""The programs that desktops look by, with the folder that each is told of. Not every desktop has them."""


def run(arguments: argparse.Namespace) -> int:
    """Write the parts or remove them, and print where the entry is."""
    if not sys.platform.startswith("linux"):
        raise UsageError("Only Linux has such a menu. Make a shortcut to what you start the game with.")
    share = paths.user_data().parent
    for place in PARTS:
        target = share / place
        if arguments.install:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_part(place), encoding="utf-8")
        else:
            target.unlink(missing_ok=True)
    for program, folder in _TOLD:
        with suppress(OSError):
            subprocess.run([program, share / folder], capture_output=True, check=False)  # noqa: S603 - two of our own
    print(f"Boggle Desk is {'in' if arguments.install else 'no longer in'} your menu: {share / ENTRY}")
    return 0


def _part(place: str) -> str:
    """Return the text of a part; the entry starts this very game. Raises UsageError if there is none."""
    clone = Path(__file__).resolve().parents[2]
    for file in (clone / "packaging" / PARTS[place], Path(sys.prefix, "share", place)):
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            return re.sub("(?<=^Exec=)boggle-desk", lambda _: quoted(_program(clone)), text, flags=re.MULTILINE)
    raise UsageError(f"'{file}' is missing. If the game came as a package, it is in your menu already.")


def _program(clone: Path) -> Path:
    if (clone / "run").is_file():
        return clone / "run"
    return Path(sys.executable if hasattr(sys, "frozen") else Path(sysconfig.get_path("scripts"), "boggle-desk"))


def quoted(program: Path) -> str:
    """Return a program as desktop entries want it: within quotes, each sign with a meaning after two backslashes."""
    escaped = re.sub(r'[`$"\\]', lambda sign: "\\\\" + sign[0].replace("\\", "\\\\"), str(program))
    return f'"{escaped.replace("%", "%%")}"'
