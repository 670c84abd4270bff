"""The user's own presets: a folder of short TOML files, read like the shipped ones.

An unreadable file is left as it is; its name and the fault are said.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from boggle_desk.engine.rulebook import (
    LARGEST_FILE,
    OWN,
    BadRules,
    own_name,
    plain_table,
    read_table,
    table_text,
    take_words,
)
from boggle_desk.storage.checksums import mend, sealed
from boggle_desk.storage.disk import Notice, NoticeKind, replace_file

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Rules = TypeVar("Rules", bound="DataclassInstance")
LONGEST_NAME = 40
MOST_FILES = 100
_LONGEST_STEM = 40


@dataclass(frozen=True)
class Shelf(Generic[Rules]):
    presets: Mapping[str, Rules]  # by key, sorted by name
    problems: tuple[str, ...] = ()


class OwnPresets(Generic[Rules]):
    """The presets of one game in one folder.

    `build` makes rules from a key, a file's table and its name, and raises `BadRules`. `told` hears of files in which a
    bit was turned back: it may have been somebody's own change.
    """

    def __init__(
        self,
        folder: Path,
        build: Callable[[str, dict[str, Any], str], Rules],
        told: Callable[[Notice], object] = lambda _notice: None,
    ) -> None:
        self._folder, self._build, self._told = folder, build, told
        self._known: dict[Path, tuple[tuple[int, int, int], tuple[str, Rules]]] = {}
        """Each file's content, with its state when it was read."""

    def read(self) -> Shelf[Rules]:
        """Return all readable presets, and what is wrong with the others."""
        found: dict[str, Rules] = {}
        problems = []
        for path in self._files():
            try:
                key, rules = self._preset(path)
                if key in found:
                    raise BadRules(f"{path.name}: another file has the name '{own_name(key)}' too")
                found[key] = rules
            except (BadRules, OSError, ValueError) as error:
                problems.append(str(error))
        order = sorted(found, key=lambda key: (key.casefold(), key))
        return Shelf({key: found[key] for key in order}, tuple(problems))

    def key_of(self, name: str) -> str | None:
        wanted = (OWN + clean_name(name)).casefold()
        return next((key for key in self.read().presets if key.casefold() == wanted), None)

    def save(self, name: str, rules: Rules) -> str:
        """Save rules under a name, replacing those that had it; return their key. Raises `OSError`, and `ValueError`
        for a name without a letter or a full folder."""
        cleaned = clean_name(name)
        if not cleaned:
            raise ValueError("a preset needs a name")
        self._folder.mkdir(parents=True, exist_ok=True)
        taken = self.key_of(cleaned)
        path = self._path_of(taken) if taken else None
        if path is None and len(self._files()) >= MOST_FILES:
            raise ValueError(f"there are {MOST_FILES} presets already, which is the most")
        text = table_text({"name": cleaned} | plain_table(rules))
        replace_file(path or self._free_path(cleaned), sealed(text.encode()))
        return OWN + cleaned

    def rename(self, key: str, name: str) -> str:
        """Rename a preset and return its key, unchanged if the name is taken. Raises `OSError`, and `ValueError` for a
        name without a letter or a missing preset."""
        cleaned, path = clean_name(name), self._path_of(key)
        if not cleaned or path is None:
            raise ValueError("a preset needs a name, and must be there")
        taken = self.key_of(cleaned)
        if taken not in (None, key):
            return key
        _key, rules = self._preset(path)
        replace_file(path, sealed(table_text({"name": cleaned} | plain_table(rules)).encode()))
        return OWN + cleaned

    def delete(self, key: str) -> None:
        """Delete a preset. Its games keep its rules. Raises `OSError`."""
        if path := self._path_of(key):
            path.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        return sorted(path for path in self._folder.glob("*.toml") if path.is_file())[:MOST_FILES]

    def _preset(self, path: Path) -> tuple[str, Rules]:
        """Return the key and the rules of a file, cached until it changes. Raises `BadRules` and `OSError`."""
        state = path.stat()
        stamp = (state.st_ino, state.st_mtime_ns, state.st_size)
        if path not in self._known or self._known[path][0] != stamp:
            self._known[path] = (stamp, self._read(path))
        return self._known[path][1]

    def _read(self, path: Path) -> tuple[str, Rules]:
        if aside := mend(path, LARGEST_FILE):
            self._told(Notice(NoticeKind.MOVED_ASIDE, "/".join(aside.parts[-3:])))
        table = read_table(path)
        name = take_words(table, path.name).name
        if clean_name(name) != name or not name:
            raise BadRules(f"{path.name}: the name is '{name[:LONGEST_NAME]}', which is none")
        return OWN + name, self._build(OWN + name, table, path.name)

    def _path_of(self, key: str) -> Path | None:
        for path in self._files():
            try:
                if self._preset(path)[0] == key:
                    return path
            except (BadRules, OSError, ValueError):
                continue
        return None

    def _free_path(self, name: str) -> Path:
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
        stem = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:_LONGEST_STEM] or "preset"
        names = [stem] * (stem not in _RESERVED)
        paths = (self._folder / f"{name}.toml" for name in chain(names, (f"{stem}_{n}" for n in count(2))))
        return next(path for path in paths if not path.exists())


_RESERVED = frozenset(("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))))
"""Names that Windows reserves."""


def clean_name(name: str) -> str:
    """Return a name as one short line of printable characters, with single spaces."""
    printable = "".join(each if each.isprintable() else " " for each in unicodedata.normalize("NFC", name))
    return " ".join(printable.split())[:LONGEST_NAME].strip()
