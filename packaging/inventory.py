"""Say what a folder made by PyInstaller contains that others wrote, and under which licence.

The recipe `boggle-desk.spec` calls `inventory` with every library it takes, and ships what comes back beside the other
licences, where *Help → About Boggle Desk* shows it. A library that nothing is known about ends the build.
"""

import json
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any, NamedTuple

_ABOUT = """\
What is in this folder that others wrote. Each licence is beside this list.

The program that starts it is made by PyInstaller
    licence: GPL-2.0-or-later, with an exception: what it starts may be under any licence
    source: https://github.com/pyinstaller/pyinstaller
"""
_MICROSOFT = re.compile(r"(api-ms-win-|ucrtbase|vcruntime|msvcp|concrt)[\w-]*\.dll", re.IGNORECASE)


class Part(NamedTuple):
    """A work of others: what it is called, where its source is, and the texts that must come with it."""

    name: str
    licence: str
    source: str
    texts: tuple[Path, ...]


def part_of(library: Path) -> Part:
    """Return what a library belongs to. Raises KeyError if nothing is known about it."""
    library = library.resolve()
    if owner := _owners().get(library):
        return _package(owner)
    texts = tuple(Path(sysconfig.get_path("stdlib"), name) for name in ("LICENSE.txt", "../LICENSE.txt"))
    if sys.base_prefix == "/usr" or not library.is_relative_to(Path(sys.base_prefix).resolve()):
        if debian := _debian(library.name):
            return debian
    elif found := tuple(filter(Path.is_file, texts)):
        return Part(
            f"Python {sys.version.split()[0]}", "PSF-2.0", "https://www.python.org/downloads/source/", found[:1]
        )
    if _MICROSOFT.match(library.name):
        return Part(
            "Microsoft's C and C++ runtime", "free to pass on with programs", "https://visualstudio.microsoft.com", ()
        )
    raise KeyError(f"{library}: its licence is unknown; packaging/inventory.py must learn it")


def inventory(libraries: Iterable[tuple[str, str]], folder: Path) -> None:
    """Write `bundled.txt`, the list for people, and all texts beside it; `folder`.cdx.json is the list for programs.
    `libraries` has places in the bundle and the files that they come from."""
    parts: dict[Part, list[str]] = {}
    for place, file in sorted(libraries):
        parts.setdefault(part_of(Path(file)), []).append(place)
    lines = [_ABOUT]
    folder.mkdir(parents=True, exist_ok=True)
    for part, places in sorted(parts.items()):
        lines += [part.name, f"    licence: {part.licence}", f"    source: {part.source}"]
        lines += [f"    {place}" for place in places if part.texts] + [""]
        if part.texts:
            told = [text.read_text(encoding="utf-8", errors="replace") for text in part.texts]
            name = part.name.partition(" (")[0].replace(":", "-")
            (folder / f"{name}.txt").write_text("\n\n".join((part.name, part.source, *told)), encoding="utf-8")
    (folder / "bundled.txt").write_text("\n".join(lines), encoding="utf-8")
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "components": [*map(_component, sorted(parts))],
    }
    folder.with_suffix(".cdx.json").write_text(json.dumps(bill, indent=1), encoding="utf-8")


def _component(part: Part) -> dict[str, Any]:
    name, _, version = part.name.partition(" (")[0].rpartition(" ")
    known = {"name": name, "version": version} if name and version[0].isdigit() else {"name": part.name}
    sources = [{"type": "distribution", "url": part.source}]
    return {
        "type": "library",
        **known,
        "licenses": [{"license": {"name": part.licence}}],
        "externalReferences": sources,
    }


@cache
def _owners() -> dict[Path, Distribution]:
    return {Path(str(each.locate_file(file))).resolve(): each for each in distributions() for file in each.files or ()}


@cache
def _package(owner: Distribution) -> Part:
    """Return an installed Python package; Qt's has no texts of its own, they are among the game's licences."""
    about, name = owner.metadata, f"{owner.name} {owner.version}"
    addresses = dict(line.split(", ", 1) for line in about.get_all("Project-URL") or ())
    homes = (addresses.get(key) for key in ("Source", "source", "Repository", "Source Code", "GitHub", "Homepage"))
    source = next(filter(None, (*homes, about.get("Home-page"))), "")
    if owner.name.lower() in {"pyside6_essentials", "shiboken6"}:
        return Part(
            name,
            "LGPL-3.0, see qt.txt, and qt-parts.txt for what Qt contains",
            "https://download.qt.io/official_releases/QtForPython/",
            (),
        )
    texts = [file for file in owner.files or () if ".dist-info/" in str(file) and _is_licence(file.name)]
    licence = about.get("License-Expression") or (about.get("License") or "").partition("\n")[0]
    if not texts or not licence or not source:
        raise KeyError(f"{name} says too little of its licence; packaging/inventory.py must learn it")
    return Part(name, licence, source, tuple(Path(str(owner.locate_file(file))) for file in texts))


def _is_licence(name: str) -> bool:
    return name.upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE"))


@cache
def _debian(name: str) -> Part | None:
    """Return the Debian package that brought a library of the system."""
    try:
        lines = _told("-S", f"*/{name}").splitlines()
    except (OSError, subprocess.CalledProcessError):
        return None
    package = lines[0].partition(": ")[0].partition(",")[0]
    source, version = _told("-W", "-f", "${source:Package} ${source:Version}", package).split()
    text = Path("/usr/share/doc", package.partition(":")[0], "copyright")
    if not text.is_file():
        raise KeyError(f"{text} is missing: the licence of {name}")
    return Part(
        f"{source} {version} (Debian: {package})", "several, in the text of its name",
        f"https://snapshot.debian.org/package/{source}/{version}/", (text.resolve(),),
    )  # fmt: skip


def _told(*question: str) -> str:
    return subprocess.run(["dpkg-query", *question], capture_output=True, text=True, check=True).stdout
