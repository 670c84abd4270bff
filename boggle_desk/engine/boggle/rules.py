"""The rules of a Boggle game, the table's wish for its boards, and how both are read from files."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

from boggle_desk.engine.boggle.cubes import CubeSet, cube_set
from boggle_desk.engine.players import Player
from boggle_desk.engine.rulebook import BadRules, Limits, Use, build, check_limits, part, read_tables
from boggle_desk.engine.tiers import Vocabulary

MOST_WORDS, LONGEST = 5_000, 25


@dataclass(frozen=True)
class BoardWish:
    """What a board must have; others are shaken again, unseen. The cubes never change."""

    least_words: int = 0
    most_words: int = 0
    """0 sets no limit."""
    short_words: int = 0
    """At least this many words of up to `SHORT` letters."""
    long_word: int = 0
    """A word of this many letters or more; 0 asks for none."""
    counted: Vocabulary = Vocabulary.ALL
    """Which words count; hurtful and crude ones never do."""

    def __post_init__(self) -> None:
        numbers = (self.least_words, self.most_words, self.short_words)
        if not all(0 <= number <= MOST_WORDS for number in numbers) or not 0 <= self.long_word <= LONGEST:
            raise ValueError("a wish has a number that no board can have")

    def __bool__(self) -> bool:
        return any((self.least_words, self.most_words, self.short_words, self.long_word))


SHORT = 4  # the most letters of a short word


@dataclass(frozen=True)
class WordCounts:
    words: int
    short: int
    long: int
    """Words long enough for the wish."""


def lacking(wish: BoardWish, tally: WordCounts) -> float:
    """Return how far the board is from the wish: the sum of missing or excess shares, 1 for the long word, 0 if
    fulfilled."""
    missing = _short_of(tally.words, wish.least_words) + _short_of(tally.short, wish.short_words)
    beyond = max(0, tally.words - wish.most_words) / wish.most_words if wish.most_words else 0.0
    return missing + beyond + (1.0 if wish.long_word and not tally.long else 0.0)


def _short_of(found: int, wanted: int) -> float:
    return max(0, wanted - found) / wanted if wanted else 0.0


class Writing(StrEnum):
    """Where the lists are written."""

    PAPER = "paper"  # with pencils, all at once; the lists are typed in or read aloud afterwards
    PHONES = "phones"  # the same, but those who have a phone write on it
    SCREEN = "screen"  # at the keyboard, one player after the other, each with the full time for the same board

    @property
    def together(self) -> bool:
        """Whether all search at once."""
        return self is not Writing.SCREEN


class Judging(StrEnum):
    """When the dictionary is asked about a word."""

    AT_ONCE = "at once"  # while it is typed: a word that is not listed is refused
    AT_READING = "at reading"  # when it is read: a word that is not listed is struck out
    ON_CHALLENGE = "on challenge"  # only when another player challenges it (rule B20)


class ChallengeJudge(StrEnum):
    """Who decides a challenge (rule B20)."""

    DICTIONARY = "dictionary"
    VOTE = "vote"


_MOST = 100_000
_COUNT, _POINTS = Limits(1, _MOST), Limits(-_MOST, _MOST)
_ALIKE = Use(in_terms=False)  # it makes a game longer or friendlier, but not its results better


@dataclass(frozen=True)
class BoggleRules:
    """All rules of a game, as stored in every saved game."""

    key: Annotated[str, _ALIKE]
    """The preset that these rules come from."""
    cubes: Annotated[CubeSet, Use(on_pad=False)]
    points: Annotated[tuple[int, ...], _POINTS]
    """Points by number of letters, from none up; longer words take the last number and `points_beyond`."""
    points_beyond: Annotated[int, _POINTS] = 0
    """Points for each letter beyond the table (rule B24)."""
    minimum_length: Annotated[int, _COUNT] = 3
    seconds: Annotated[int, _COUNT] = 180
    finish_word: Annotated[bool, Use(in_terms=False, on_pad=False)] = True
    """Whether the one word being written when time is called may be finished (rule B15)."""
    writing: Annotated[Writing, Use(in_terms=False, in_practice=Writing.SCREEN)] = Writing.PAPER
    judging: Annotated[Judging, Use(in_terms=False, on_pad=False, in_practice=Judging.AT_ONCE)] = Judging.ON_CHALLENGE
    court: Annotated[ChallengeJudge, Use(in_terms=False, on_pad=False)] = ChallengeJudge.DICTIONARY
    penalty: Annotated[bool, Use(in_practice=False)] = False
    """Whether a word that loses a challenge costs its reader the points it would have earned (rule B21)."""
    target: Annotated[int, _COUNT, Use(in_terms=False, in_practice=None)] | None = None
    """The points that win a tournament (rule B26)."""
    lexicon: Annotated[str, _ALIKE] = "english"
    """The key of the dictionary that judges."""
    rounds: Annotated[int, _COUNT, Use(in_terms=False, in_practice=1)] | None = None
    """The number of rounds of a series (rule B27); None plays on until the target or the table's wish."""
    wish: Annotated[BoardWish, _ALIKE] = field(default_factory=BoardWish)
    """Which boards the table wants; the dome is shaken unseen until it has one."""
    fair_shake: Annotated[bool, Use(in_terms=False, on_pad=False)] = False
    """Whether a board with too few everyday words is shaken again, unseen; not with a wish or on a known board."""
    likely_words: Annotated[bool, Use(in_terms=False, on_pad=False)] = True
    """Whether everyday words of the board are offered while lists from paper are typed."""
    untimed: bool = False
    """Whether people search as long as they like: the glass lies on its side, and `seconds` are the computers' only."""
    goal: Annotated[int, Limits(1, 100), _ALIKE] | None = None
    """The share in percent of the goal words on the board that a search is for; None searches without a goal."""
    goal_words: Annotated[Vocabulary, _ALIKE] = Vocabulary.EVERYDAY
    practice: Annotated[bool, Use(in_terms=False, in_practice=True)] = False
    """Whether one person plays against the best of their own results under the same rules."""
    hints: Annotated[bool, Use(on_pad=False)] = False
    """Whether those who write on the screen may ask for hints; on paper, where all search at once, nobody can."""

    def __post_init__(self) -> None:
        check_limits(self)
        if not 1 <= len(self.points) <= _MOST:
            raise ValueError(f"number of points is {len(self.points)} but must be from 1 to {_MOST}")

    def end_game(self, totals: Sequence[int], rounds: int) -> bool:
        """Return whether the game is over after these rounds and points by side (rules B26, B27)."""
        reached = self.target is not None and max(totals) >= self.target
        return reached or (self.rounds is not None and rounds >= self.rounds)

    @property
    def seeks_words(self) -> bool:
        """Whether the goal words of a board must be known, for the goal or for hints."""
        return self.goal is not None or self.hints


def minimum_length(rules: BoggleRules, player: Player) -> int:
    """Return the fewest letters that a word of this player needs (rules B9, B33)."""
    return rules.minimum_length if player.minimum_length is None else player.minimum_length


def counts(rules: BoggleRules, player: Player, word: str) -> bool:
    """Return whether a word may count for a player, whatever board and dictionary say: the one answer to that."""
    return len(word) >= minimum_length(rules, player)


@dataclass(frozen=True)
class WordRange:
    """The words that may count for any of these players, by default for somebody without a handicap."""

    rules: BoggleRules
    players: tuple[Player, ...] = (Player(""),)

    def __contains__(self, word: str) -> bool:
        return any(counts(self.rules, player, word) for player in self.players)

    @property
    def least(self) -> int:
        """The fewest letters that a search must look for."""
        return min(minimum_length(self.rules, player) for player in self.players)

    def points(self, word: str) -> int:
        """Return the most that a word is worth to any of them."""
        return max(word_points(self.rules, player, word) for player in self.players)


def search_seconds(rules: BoggleRules, player: Player) -> int:
    return rules.seconds + player.extra_seconds


def table_points(points: tuple[int, ...], beyond: int, letters: int) -> int:
    """Return what a scoring table gives for a number of letters; `Qu` counts as two (rule B3)."""
    return points[letters] if letters < len(points) else points[-1] + beyond * (letters - len(points) + 1)


def word_points(rules: BoggleRules, player: Player, word: str) -> int:
    """Return what a word earns this player (rules B22 to B24); one allowed only by handicap earns at least 1 (B33)."""
    if not counts(rules, player, word):
        return 0
    return max(1, table_points(rules.points, rules.points_beyond, len(word)))


def in_language(rules: BoggleRules, sets: Mapping[str, CubeSet], language: str, lexicon: str) -> BoggleRules:
    """Return the rules with this dictionary and cubes of its language: instead of foreign or earlier ones the first for
    a grid of the same size."""
    cubes = rules.cubes
    if cubes.language != language or cubes.earlier:
        size, offered = (cubes.rows, cubes.columns), (each for each in sets.values() if not each.earlier)
        fitting = (each for each in offered if each.language == language and (each.rows, each.columns) == size)
        cubes = next(fitting, cubes)
    return replace(rules, cubes=cubes, lexicon=lexicon)


def read_cube_sets(path: Path) -> dict[str, CubeSet]:
    """Return the sets of a cubes file by key, or of all in a folder. Raises `BadRules`."""
    if path.is_dir():
        english_first = sorted(path.glob("*.json"), key=lambda file: (file.stem != "english", file.stem))
        return {key: each for file in english_first for key, each in read_cube_sets(file).items()}
    try:
        sets = [cube_set(entry) for entry in json.loads(path.read_text(encoding="utf-8"))]
        return {each.key: each for each in sets}
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRules(f"{path.name}: {error}") from error


def read_presets(folder: Path, sets: Mapping[str, CubeSet]) -> dict[str, BoggleRules]:
    """Return the rules of all TOML files in a folder by key, in their order. Raises `BadRules`."""
    return {key: preset_of(key, table, sets, f"{key}.toml") for key, table in read_tables(folder).items()}


def preset_of(key: str, table: Mapping[str, Any], sets: Mapping[str, CubeSet], source: str) -> BoggleRules:
    """Return the rules that a table describes. Raises `BadRules`, which names the source."""
    cubes = sets.get(str(table.get("cubes")))
    if cubes is None:
        raise BadRules(f"{source}: there are no cubes called '{table.get('cubes')}'")
    values = {**table, "key": key, "cubes": cubes}
    if "wish" in table:
        values["wish"] = part(BoardWish, table["wish"], source)
    return build(BoggleRules, values, source)
