"""Words that somebody misses again and again: what could have been found at the table, and who found it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from boggle_desk.engine.lexicon import RAREST, Lexicon
from boggle_desk.engine.past import folded, person_key

_FOUND_BY_OTHERS = 2  # a word that others had while one missed it counts so much more
_KNOWN_TIER = 1  # everybody knows the words up to there


@dataclass(frozen=True)
class Seat:
    """What one player had, in a round of Boggle or a game of Scrabble."""

    name: str
    computer: bool = False
    known: bool = True
    """Whether the program has the player's words."""
    least: int = 1
    """The fewest letters that count for this player."""
    found: tuple[str, ...] = ()
    """Words in lower case."""
    offered: tuple[str, ...] = ()
    """Words that only this player could have had, and did not: a better play."""


@dataclass(frozen=True)
class Sighting:
    """A round of Boggle or a game of Scrabble, as far as words can be learned from it."""

    kind: str
    """The kind of game, as in the store."""
    seats: tuple[Seat, ...]
    words: tuple[str, ...] = ()
    """The words that all could have found."""
    rows: int = 0
    columns: int = 0
    faces: tuple[str, ...] = ()
    """The board of a round of Boggle."""


@dataclass
class Missed:
    """How a word has met somebody."""

    word: str
    missed: int = 0
    """How many times it could have been had and was not."""
    found: int = 0
    others: int = 0
    """How many times others had it and one had not."""
    where: Sighting | None = field(default=None, repr=False)
    """Where it was missed last: the first of the sightings that were told."""

    def weight(self, lexicon: Lexicon) -> float:
        """Return how much the word is worth learning: often missed, seldom found, common, and known to others. A word
        that others played, where nothing says that one could have, is worth the more the rarer it is; 0 for the words
        that everybody knows."""
        tier = lexicon.commonness(self.word)
        if not self.missed:
            return self.others * max(0, tier - _KNOWN_TIER) / RAREST
        common = (1 + RAREST - tier) / (1 + RAREST)
        chances = self.missed + self.others + self.found
        return (self.missed + _FOUND_BY_OTHERS * self.others) * (1 - self.found / chances) * common


def people(sightings: Iterable[Sighting]) -> tuple[str, ...]:
    """Return the names of all people as they were written last, the latest first; those without a name are left out."""
    names: dict[str, str] = {}
    for seat in (seat for each in sightings for seat in each.seats if not seat.computer):
        if key := person_key(seat.name):
            names.setdefault(key, seat.name)
    return tuple(names.values())


def missed_words(
    sightings: Iterable[Sighting], name: str, lexicon: Lexicon, shows: Callable[[str], bool]
) -> tuple[Missed, ...]:
    """Return the words that a person missed and others know, most worth learning first; sightings come latest first.

    Others know a word if it is an everyday one, or if they had it. `shows` tells what may be shown.
    """
    met: dict[str, Missed] = {}
    key = folded(name)
    for sighting in sightings:
        for seat in sighting.seats:
            if folded(seat.name) == key and not seat.computer and seat.known:
                _meet(met, sighting, seat)
    worth = [each for each in met.values() if _is_worth(each, lexicon) and shows(each.word)]
    return tuple(sorted(worth, key=lambda each: (-each.weight(lexicon), each.word)))


def _meet(met: dict[str, Missed], sighting: Sighting, seat: Seat) -> None:
    """Count what a player had and missed in one sighting."""
    had = set(seat.found)
    of_others = {word for other in sighting.seats if other is not seat for word in other.found} - had
    open_to_all = {word for word in sighting.words if len(word) >= seat.least}
    could = (open_to_all | set(seat.offered)) - had
    for word in had:
        met.setdefault(word, Missed(word)).found += 1
    for word in could | (of_others if not sighting.words else of_others & open_to_all):
        each = met.setdefault(word, Missed(word))
        each.missed += word in could
        each.others += word in of_others
        each.where = each.where or sighting


def _is_worth(each: Missed, lexicon: Lexicon) -> bool:
    if not each.missed and (each.found or not each.weight(lexicon)):
        return False
    return each.word in lexicon.graph and (
        bool(each.others) or lexicon.is_everyday(each.word) or lexicon.levels is None
    )
