"""A disk that notes every write and can refuse it: the library `disk.c`, loaded into a program of its own."""

import ctypes
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from random import Random
from struct import Struct

ROOT = Path(__file__).parents[2]
_SOURCE = Path(__file__).with_name("disk.c")
_NOTE = Struct("=cIIQ")
_SECTOR = 512


class NotHere(Exception):
    """This machine cannot try it; the message says why."""


@dataclass(frozen=True)
class Note:
    """Something that a program did to the disk; see `disk.c`."""

    kind: str
    number: int
    name: str
    data: bytes


def run_on_disk(folder: Path, module: str, *arguments: str) -> tuple[list[Note], str]:
    """Run a module whose files are in a folder; return what it did there, and what it printed. Raises `NotHere`, and
    `AssertionError` if it fails."""
    compiler = shutil.which("cc")
    if not sys.platform.startswith("linux") or compiler is None:
        raise NotHere("needs Linux and a C compiler")
    library, log = folder.with_name("disk.so"), folder.with_name(f"{folder.name}.log")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, _SOURCE, "-ldl", "-pthread"], check=True)
    folder.mkdir(parents=True, exist_ok=True)
    here = {"LD_PRELOAD": str(library), "DISK_FOLDER": str(folder.resolve()), "DISK_LOG": str(log)}
    command = [sys.executable, "-m", module, str(folder.resolve()), *arguments]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | here, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return _notes(log.read_bytes(), folder.resolve()), done.stdout.strip()


def refuse(writes: int = 0, error: int = 0) -> None:
    """After so many writes more, have the disk of this process refuse all; without an error it takes them again."""
    ctypes.CDLL(os.environ["LD_PRELOAD"]).disk_refuse(writes, error)


def _notes(log: bytes, folder: Path) -> list[Note]:
    found, at = [], 0
    while at < len(log):
        kind, path, size, number = _NOTE.unpack_from(log, at)
        at += _NOTE.size + path + size
        name = os.path.relpath(log[at - path - size : at - size].decode(), folder) if path else ""
        found.append(Note(kind.decode(), number, name, log[at - size : at]))
    return found


@dataclass
class _File:
    """A file, whatever its name: what was done to it, and up to which note that is on the disk for good."""

    done: list[tuple[int, Note]] = field(default_factory=list)
    synced: int = 0

    def after_a_cut(self, rng: Random) -> bytes:
        """Return what is left: all that was synced; of the rest none, all, or some of the sectors."""
        content, share = bytearray(), rng.choice((0.0, 0.5, 0.9, 1.0))
        for at, note in self.done:
            sure = at < self.synced
            if note.kind == "t" and (sure or rng.random() < share):
                content[note.number :] = bytes(max(0, note.number - len(content)))
            for begin in range(0, len(note.data) if note.kind == "w" else 0, _SECTOR):
                if sure or rng.random() < share:
                    place, sector = note.number + begin, note.data[begin : begin + _SECTOR]
                    content.extend(bytes(max(0, place - len(content))))
                    content[place : place + len(sector)] = sector
        return bytes(content)


def cut_off(notes: list[Note], rng: Random) -> dict[str, bytes]:
    """Return the files that are there if the power goes after these notes. Names change in the order in which they
    were changed, but perhaps not all of those since the folder was synced."""
    names: dict[str, _File] = {}
    changes: list[tuple[int, str, str, _File | None]] = []
    synced = 0
    for at, note in enumerate(notes):
        if note.kind == "o" and note.name not in names:
            names[note.name] = _File()
            changes.append((at, "", note.name, names[note.name]))
        elif note.kind in "owt" and note.name in names:
            names[note.name].done.append((at, Note("t", 0, note.name, b"") if note.kind == "o" else note))
        elif note.kind == "s" and note.name == ".":
            synced = note.number
        elif note.kind == "s" and note.name in names:
            names[note.name].synced = note.number
        elif note.kind in "ru" and note.name in names:
            to = Path(note.data.decode()).name
            changes.append((at, note.name, to, names.pop(note.name)))
            names |= {to: changes[-1][3]} if to else {}  # type: ignore[dict-item]  # a file that was there
    sure = sum(1 for _ in takewhile(lambda change: change[0] < synced, changes))
    left: dict[str, _File] = {}
    for _at, old, new, file in changes[: rng.randint(sure, len(changes))]:
        left.pop(old, None)
        left |= {new: file} if new and file else {}
    return {name: file.after_a_cut(rng) for name, file in left.items() if not name.endswith("-shm")}
