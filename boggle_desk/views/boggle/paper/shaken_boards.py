"""Boards that are shaken when they are first wanted and stay as they fell."""

from dataclasses import dataclass, field
from random import Random
from threading import Lock

from boggle_desk.engine.boggle.cubes import PlacedCube, shake
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.boggle.wishes import ReadyWish, Wanted, ready_wish, wished_board
from boggle_desk.engine.lexicon import Lexicon


@dataclass(frozen=True)
class Shaken:
    """A board as it fell."""

    cubes: tuple[PlacedCube, ...]
    shakes: int = 1
    granted: bool = True
    """Whether it is as it was wished for; if not, it is the nearest of so many shakes."""


@dataclass
class Batch:
    """Boards of one kind, more of them as they are wanted. May be asked on any thread."""

    rules: BoggleRules
    wish: ReadyWish
    _boards: list[Shaken] = field(default_factory=list)
    _lock: Lock = field(default_factory=Lock)

    def first(self, count: int, lexicon: Lexicon, luck: Random) -> tuple[Shaken, ...]:
        """Return the first so many boards. A wish takes time."""
        with self._lock:
            while len(self._boards) < count:
                self._boards.append(self._shake(lexicon, luck))
            return tuple(self._boards[:count])

    def _shake(self, lexicon: Lexicon, luck: Random) -> Shaken:
        cubes, least = self.rules.cubes, self.rules.minimum_length
        wish = ready_wish(self.wish, len(cubes.cubes), least)
        if not wish:
            return Shaken(shake(cubes.cubes, luck))
        found = wished_board(Wanted(wish, cubes, least, lexicon), luck)
        return Shaken(found.cubes, found.shakes, found.granted)
