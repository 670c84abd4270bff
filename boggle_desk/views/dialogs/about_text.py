"""The licence texts that come with the game, found in their folders."""

from dataclasses import dataclass
from pathlib import Path

from boggle_desk.paths import resource

_TITLES = {
    "boggle-desk": "Boggle Desk",
    "apache-2.0": "Apache License 2.0",
    "appdirs": "appdirs",
    "gpl-3.0": "GNU General Public License 3",
    "lato": "Lato",
    "lgpl-3.0": "GNU Lesser General Public License 3",
    "miniaudio": "miniaudio",
    "msgspec": "msgspec",
    "mujoco": "MuJoCo",
    "numpy": "NumPy",
    "qt": "Qt",
    "SCOWL-Copyright": "SCOWL",
    "UKACD-readme": "UK Advanced Cryptics Dictionary",
    "WordNet-3.0-copyright": "WordNet 3.0",
    "YAWL-LICENSE": "YAWL",
}
"""Proper names, the same in every language; a file without one goes by its own name."""
_LARGEST = 200_000


@dataclass(frozen=True)
class Licence:
    """A text that must come with the game."""

    title: str
    path: Path

    def text(self) -> str:
        """Return the text as it was written. Raises OSError."""
        with self.path.open("rb") as file:
            data = file.read(_LARGEST)
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            return data.decode("latin-1")


def find_licences() -> tuple[Licence, ...]:
    """Return the game's own licence, those of its words, and those of the parts that it is made with."""
    words = sorted(resource("lexica").glob("*/licences/*"))
    parts = sorted(path for path in resource("licences").rglob("*") if path.is_file())
    return tuple(Licence(_title(path), path) for path in (resource("about", "boggle-desk.txt"), *words, *parts))


def _title(path: Path) -> str:
    return _TITLES.get(path.stem, path.stem.replace("-", " "))
