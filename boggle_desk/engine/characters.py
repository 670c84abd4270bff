"""The computer players as characters: one for each level, with a name, a way of being, and a few words to say."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from boggle_desk.engine.players import Player, level_of, name_key, person_key
from boggle_desk.engine.rulebook import read_ladder


class Remark(StrEnum):
    """What a computer speaks about; each is a field of `Character`."""

    HELLO = "hello"
    PROUD = "proud"
    CAUGHT = "caught"
    FOOLED = "fooled"
    BLUFF = "bluff"
    GROAN = "groan"
    PRAISE = "praise"
    SORRY = "sorry"
    WON = "won"
    LOST = "lost"


HABITS = (Remark.BLUFF, Remark.GROAN, Remark.PRAISE)
"""The remarks that can come in every round: players come to know a computer by them."""
Remarked = tuple[int, Remark]
"""Who speaks, by seat, and about what."""


@dataclass(frozen=True)
class Character:
    """A computer player. All texts but its name are English and are translated where they are shown."""

    key: str  # the level that it plays at
    title: str  # what the level is called
    name: str
    about: str  # how it is and plays, in a sentence or two
    hello: str
    proud: str
    won: str
    lost: str
    caught: str = ""  # said when a word that it made up is struck; empty for who makes none up
    fooled: str = ""  # said when a bluff was believed; empty for who never bluffs
    wonder: str = ""  # said while it thinks about another's word
    bluff: str = ""  # said of a word that it made up, and of some true ones
    groan: str = ""  # said when its word is crossed off, because others have it too
    praise: str = ""  # said of a long word that only another one has
    sorry: str = ""  # said when it challenged a good word
    wonders: float = 0.0  # the share of others' words that it thinks about, though it won't challenge them
    seconds: float = 2.0  # how long it thinks, never less than people need to follow

    def __post_init__(self) -> None:
        if not (0.0 <= self.wonders <= 1.0 and 1.0 <= self.seconds <= 10.0):
            raise ValueError(f"'{self.key}' has a habit out of its range")


def read_characters(path: Path) -> dict[str, Character]:
    """Return the characters of a file by level, the weakest first. Raises `BadRules`."""
    return {each.key: each for each in read_ladder(Character, path)}


def introduced(players: Sequence[Player], characters: Mapping[str, Character]) -> tuple[Player, ...]:
    """Return the players, each computer with a name of its own or that of its character; a second one of a level has a
    number."""
    made: list[Player] = []
    taken = Counter[str | None]()
    for player in players:
        if player.level is not None and not has_own_name(player, characters):
            name, before = level_of(player, characters).name, taken[player.level]
            taken[player.level] += 1
            player = replace(player, name=f"{name} {before + 1}" if before else name)
        made.append(player)
    return tuple(made)


def has_own_name(player: Player, characters: Mapping[str, Character]) -> bool:
    """Return whether somebody gave this computer a name (P1)."""
    usual = {name_key(name) for each in characters.values() for name in (each.name, each.title)}
    return bool(person_key(player.name)) and name_key(player.name).rstrip("0123456789 ") not in usual


def at_the_end(players: Sequence[Player], points: Sequence[int], winners: Sequence[int]) -> Remarked | None:
    """Return the computer that speaks when a game is over: one that won, else the best of those that lost."""
    computers = [seat for seat, player in enumerate(players) if player.level is not None]
    if not computers or len(players) == 1:
        return None
    best = max(computers, key=lambda seat: (seat in winners, points[seat]))
    return best, Remark.WON if best in winners else Remark.LOST
