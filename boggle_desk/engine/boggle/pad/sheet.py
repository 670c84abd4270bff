"""What is written on the pad for a round, and what it counts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.boggle.pad.rules import BogglePadRules
from boggle_desk.engine.boggle.rules import BoggleRules, minimum_length, search_seconds, word_points
from boggle_desk.engine.players import Player, sides


@dataclass(frozen=True)
class Entry:
    """What is written for one player in one round: points, or a list of words that the pad counts."""

    points: int | None = None
    """The points as typed; None where words are typed."""
    words: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    """Those of the words that the dictionary lacks."""


@dataclass(frozen=True)
class Verdict:
    """The table has said whether a word stands in a round."""

    word: str
    stands: bool


@dataclass(frozen=True)
class PadRound:
    """One round: an entry by seat, None where nothing is written yet."""

    entries: tuple[Entry | None, ...]
    verdicts: tuple[Verdict, ...] = ()


class Mark(StrEnum):
    """What became of a typed word."""

    STANDING = "standing"
    DOUBLE = "double"
    """Another player has it too (rules B18, B34)."""
    SHORT = "short"
    """Fewer letters than its player needs (rules B9, B33)."""
    STRUCK = "struck"
    """No word, says the dictionary or the table."""


@dataclass(frozen=True)
class MarkedWord:
    """A typed word with what became of it, and its points."""

    word: str
    mark: Mark
    points: int
    unknown: bool = False
    """Whether the dictionary lacks it, whatever the table says."""


def marked_words(rules: BogglePadRules, players: Sequence[Player], now: PadRound) -> tuple[tuple[MarkedWord, ...], ...]:
    """Return the words of a round by seat. A word of several sides is crossed off everywhere, one of several
    teammates counts for the first of them (rules B18, B34)."""
    known = now.__dict__.get(_COUNTED)
    if known and known[0] is rules and known[1] is players:
        counted: tuple[tuple[MarkedWord, ...], ...] = known[2]
        return counted
    holders, teams = _holders(rules, players, now), sides(players)
    own = {seat: side for side in teams for seat in side}
    counted = tuple(
        tuple(_marked(rules, players, now, seat, word, holders, own) for word in (entry.words if entry else ()))
        for seat, entry in enumerate(now.entries)
    )
    now.__dict__[_COUNTED] = rules, players, counted  # as `cached_property` does: rounds stay as they are in a game
    return counted


_COUNTED = "_counted"


def _holders(rules: BogglePadRules, players: Sequence[Player], now: PadRound) -> dict[str, list[int]]:
    """Return who has each word, those left out for whom it is too short."""
    holders: dict[str, list[int]] = {}
    for seat, entry in enumerate(now.entries):
        for word in entry.words if entry else ():
            if len(word) >= minimum_length(rules.game, players[seat]):
                holders.setdefault(word, []).append(seat)
    return holders


def _marked(
    rules: BogglePadRules,
    players: Sequence[Player],
    now: PadRound,
    seat: int,
    word: str,
    holders: dict[str, list[int]],
    own: dict[int, tuple[int, ...]],
) -> MarkedWord:
    entry, verdict = now.entries[seat], next((each.stands for each in now.verdicts if each.word == word), None)
    unknown = bool(entry and word in entry.unknown)
    worth = word_points(rules.game, players[seat], word)
    others = [each for each in holders.get(word, ()) if each != seat]
    costs = rules.game.penalty and not any(each < seat and each in own[seat] for each in others)  # a team pays once
    if len(word) < minimum_length(rules.game, players[seat]):
        return MarkedWord(word, Mark.SHORT, 0, unknown)
    if verdict is False:
        return MarkedWord(word, Mark.STRUCK, -worth if costs else 0, unknown)
    if any(each not in own[seat] for each in others) or any(each < seat for each in others):
        return MarkedWord(word, Mark.DOUBLE, 0, unknown)
    if unknown and rules.dictionary_judges and verdict is None:
        return MarkedWord(word, Mark.STRUCK, 0, unknown)
    return MarkedWord(word, Mark.STANDING, worth, unknown)


def entry_points(player: Player, entry: Entry | None, marked: Sequence[MarkedWord]) -> int | None:
    """Return what an entry counts, with the points that the player is granted in every round (rule B33); None if there
    is no entry."""
    if entry is None:
        return None
    written = entry.points if entry.points is not None else sum(word.points for word in marked)
    return player.head_start + written


def is_unlikely(rules: BoggleRules, player: Player, points: int) -> bool:
    """Return whether points typed for a round are more likely a slip: more than one for each second of the search, or
    fewer than none where no word costs any (rule B21)."""
    most = search_seconds(rules, player)
    return points > most or points < (-most if rules.penalty else 0)


class NotReadable(ValueError):
    """A line that is neither points nor words; the message holds the part that is wrong."""


MOST_POINTS = 100_000
LONGEST_WORD = 40


def read_line(text: str) -> int | tuple[str, ...]:
    """Return what is meant by a line as people type it: points (`14`, or `5 2 1 1`, or `5+2-1` added up), or words with
    spaces or commas between them. Raises `NotReadable`."""
    parts = text.replace(",", " ").replace(";", " ").replace("−", "-").split()
    if not parts:
        raise NotReadable("")
    if parts and all(set(part) <= set("0123456789+-") for part in parts):
        total = sum(_numbers(parts))
        if abs(total) > MOST_POINTS:
            raise NotReadable(str(total))
        return total
    for part in parts:
        if not part.isalpha() or len(part) > LONGEST_WORD:
            raise NotReadable(part)
    return tuple(dict.fromkeys(part.lower() for part in parts))


def _numbers(parts: Sequence[str]) -> Iterator[int]:
    for part in parts:
        spaced = part.replace("+", " +").replace("-", " -").split()
        for number in spaced:
            if not number.lstrip("+-").isdigit() or len(number) > len(str(MOST_POINTS)) + 1 or number.count("-") > 1:
                raise NotReadable(part)
            yield int(number)
