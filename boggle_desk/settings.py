"""The settings: one frozen value in a small JSON file that is written all or nothing."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_type_hints

import msgspec

from boggle_desk.engine.boggle.rules import BoggleRules, Writing
from boggle_desk.engine.players import Player, safe_name
from boggle_desk.engine.rulebook import rule_fields
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.engine.values import plain
from boggle_desk.storage.disk import Notice
from boggle_desk.storage.small_file import LARGEST_FILE, SmallFile

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

VERSION = 1
"""The file's format. A newer one is read as far as possible, and the rest kept."""
MOST_PLAYERS = 12

Key = Annotated[str, msgspec.Meta(max_length=200)]
MOST_CHILDREN = 20
Keys = Annotated[tuple[Key, ...], msgspec.Meta(max_length=MOST_CHILDREN)]
Scale = Annotated[float, msgspec.Meta(ge=1.0, le=2.0)]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
SHORTEST_LOOK, LONGEST_LOOK = 150, 1500  # the range of `look`, in milliseconds
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Place = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Length = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Text = Annotated[str, msgspec.Meta(max_length=5_000)]
Players = Annotated[tuple[Player, ...], msgspec.Meta(max_length=MOST_PLAYERS)]


class ThemeChoice(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Motion(StrEnum):
    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class OffensiveWords(StrEnum):
    """Whether hurtful and crude words count. The program itself never shows or plays them."""

    REFUSE = "refuse"
    ACCEPT = "accept"


OF_THE_ROOM = frozenset(("writing", "tiles", "lexicon"))
"""The rules that another preset, or the next game, leaves as they are; else a preset means exactly its rules."""


@dataclass(frozen=True)
class BoggleSetup:
    preset: Key = "classic"
    rules: Mapping[str, Any] = field(default_factory=dict)
    """By name as `RuleField.keep` has them; a missing rule is as in the preset. In the file they stand beside the
    preset."""

    def chosen(self, *names: str) -> dict[str, Any]:
        return {name: self.rules[name] for name in names if name in self.rules}


@dataclass(frozen=True)
class ScrabbleSetup:
    """The last set-up of Scrabble, and how the table is shown."""

    preset: Key = "family"
    rules: Mapping[str, Any] = field(default_factory=dict)  # as in `BoggleSetup`
    watch: bool = False  # shows the computer thinking (P4), which may help people
    wait: bool = False  # a computer waits for a sign before it plays after another (P5)
    symbols: bool = True  # large symbols on premium squares (P9)
    contrast: bool = False  # the board in black and white (P20)
    watch_rack: bool = False  # shows the rack of a computer that thinks
    look: Count = 500  # milliseconds for each play that it considers
    duplicate_seconds: Count = 180  # seconds for a turn of duplicate; 0 for no timer


@dataclass(frozen=True)
class PracticeSetup:
    name: Key = ""
    preset: Key = "classic"
    seconds: Count = 0  # 0 for no clock
    goal: Percent = 50  # percent; 0 for no goal
    goal_words: Vocabulary = Vocabulary.EVERYDAY
    hints: bool = True
    rival: Key = ""  # the computer's level; empty for none
    writing: Writing = Writing.SCREEN  # where somebody alone writes on a known board


@dataclass(frozen=True)
class PadSetup:
    kind: Key = "boggle_pad"  # the kind of game on the table
    dictionary_judges: bool = True  # the pad strikes words of Boggle that the dictionary lacks
    glass: bool = True  # the pad times rounds of Boggle


@dataclass(frozen=True)
class PositionSetUp:
    cgp: Text = ""  # empty for none
    preset: Key = ""
    tiles: Key = ""
    layout: Key = ""


@dataclass(frozen=True)
class WindowPlace:
    """In pixels before the screen's scale."""

    x: Place
    y: Place
    width: Length
    height: Length
    maximized: bool = False


class Pace(StrEnum):
    """How fast lists are read by themselves."""

    BY_HAND = "by hand"
    SLOW = "slow"
    NORMAL = "normal"
    QUICK = "quick"


@dataclass(frozen=True)
class Person:
    """Somebody who has played, and the disc for this person."""

    name: Key
    colour: Count | None = None  # an index of `faces.COLOURS`; None takes that of the seat
    mark: Key = ""  # a key of `faces.MARKS` instead of the initial

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", safe_name(self.name))


MOST_PEOPLE = 40
People = Annotated[tuple[Person, ...], msgspec.Meta(max_length=MOST_PEOPLE)]


@dataclass(frozen=True)
class Settings:
    theme: ThemeChoice = ThemeChoice.SYSTEM
    text_scale: Scale = 1.0  # the scale of letters, 1.0 to 2.0
    motion: Motion = Motion.SYSTEM
    sound: bool = True
    volume: Share = 0.8
    voice: bool = True  # computers in Boggle read their lists aloud, with a voice and sound on
    voice_volume: Share = 0.8
    pace: Pace = Pace.NORMAL  # how fast lists are read in Boggle, where things may move
    in_turn: bool = False  # lists in Boggle are read one after the other, as the last table wanted it
    remarks: bool = True  # computers say something now and then
    offensive_words: OffensiveWords = OffensiveWords.REFUSE
    crude_meanings: bool = False  # shows meanings not for children too
    game_language: Key = ""  # the key of the games' language, such as `german`; empty for the window's
    lexicon: Key = ""  # the key of the referee's dictionary; empty for that of the games' language
    language: Key = ""  # the window's language, such as `de`; empty for the system's
    players: Players = ()  # the last players, by seat
    people: People = ()  # everybody who has played, the latest first
    table: BoggleSetup = field(default_factory=BoggleSetup)
    scrabble: ScrabbleSetup = field(default_factory=ScrabbleSetup)
    practice: PracticeSetup = field(default_factory=PracticeSetup)
    day_shown: Key = ""  # the day whose points were shown before everybody had played, as 2026-11-29
    pad: PadSetup = field(default_factory=PadSetup)
    real_board: Text = ""  # the last real Boggle board: letters with spaces between, a dot for an empty square
    position: PositionSetUp = field(default_factory=PositionSetUp)
    learner: Key = ""  # the last learner's name
    children: Keys = ()  # the learners who learn a child's words, as `name_key` has them
    new_cards: Annotated[int, msgspec.Meta(ge=0, le=100)] = 15  # the quiz's new cards a day
    asked_by: Keys = ()  # the quiz's forms; empty for all
    window: WindowPlace | None = None
    hall: bool = False  # whether the window for the room was open
    paper: Key = ""  # the last paper size, `a4` or `letter`; empty for the usual one
    kept: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The file's content as read, to write back what a newer version wrote."""

    @property
    def refuses_offensive(self) -> bool:
        return self.offensive_words is OffensiveWords.REFUSE


# ------------------------------------------------------------------------------------------- the file


def settings_file(path: Path, told: Callable[[Notice], None] | None = None) -> SmallFile[Settings]:
    """Return the file of the settings. See `SmallFile`.

    As it is read, an invalid value becomes the default, a number out of range the nearest one, and an invalid rule is
    as in the preset.
    """
    return SmallFile(path, _read, _encode, Settings(), told)


def _encode(settings: Settings) -> bytes:
    own = plain(replace(settings, kept={}))
    del own["kept"]
    for name, game in (("table", BoggleRules), ("scrabble", ScrabbleRules)):
        kept = settings.kept.get(name)  # without a null what was chosen once would come back from there
        gone = rule_fields(game).keys() & (kept.keys() if isinstance(kept, dict) else ())
        own[name] |= dict.fromkeys(gone) | own[name].pop("rules")
    version = settings.kept.get("version", VERSION)
    own["version"] = max(version, VERSION) if type(version) is int else VERSION
    content = msgspec.json.format(msgspec.json.encode(_merged(settings.kept, own)), indent=2)
    if len(content) > LARGEST_FILE:  # what is kept would keep us from reading ours
        content = msgspec.json.format(msgspec.json.encode(own), indent=2)
    return content


def _merged(kept: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return our values, with the unknown ones of a kept file, at any depth."""
    merged = {**kept, **own}
    for name in kept.keys() & own.keys():
        if isinstance(kept[name], dict) and isinstance(own[name], dict):
            merged[name] = _merged(kept[name], own[name])
    return merged


def _read(data: bytes) -> Settings:
    """Return the settings in a file's bytes. Raises `ValueError` for other bytes."""
    try:
        content = msgspec.json.decode(data)
        msgspec.json.encode(content)  # what is kept must be possible to write back
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ValueError(str(error)) from error
    if not isinstance(content, dict):
        raise ValueError("no table of settings")
    return replace(_build(Settings, content), kept=content)


# ------------------------------------------------------------------------------------ one field by one

Value = TypeVar("Value", bound="DataclassInstance")


def _build(kind: type[Value], content: Mapping[str, Any]) -> Value:
    """Return the dataclass with each valid value of the content, and defaults for the others."""
    hints = get_type_hints(kind, include_extras=True)
    values: dict[str, Any] = {}
    for each in fields(kind):
        if each.name == "rules":
            values["rules"] = _rules(_GAMES[kind], content)
        elif each.name in content and each.name != "kept":
            with suppress(ValueError):  # the default stays
                values[each.name] = _value(hints[each.name], content[each.name])
    return kind(**values)


_GAMES: Mapping[type, type] = {BoggleSetup: BoggleRules, ScrabbleSetup: ScrabbleRules}


def _rules(game: type, content: Mapping[str, Any]) -> dict[str, Any]:
    chosen = {}
    for name, rule in rule_fields(game).items():
        hint = Key if rule.by_key or rule.kind is str else rule.kind
        if rule.limits:
            least = 0 if rule.optional else rule.limits.least
            hint = Annotated[rule.kind, msgspec.Meta(ge=least, le=rule.limits.most)]
        if content.get(name) is not None:
            with suppress(msgspec.MsgspecError, TypeError, ValueError, RecursionError):  # it is as the preset has it
                chosen[name] = msgspec.convert(content[name], hint)
    return chosen


def _value(hint: Any, found: Any) -> Any:
    """Return a value as the hint wants it, within its range. Raises `ValueError`."""
    if hint in (BoggleSetup, ScrabbleSetup, PracticeSetup, PadSetup) and isinstance(found, dict):
        return _build(hint, found)
    try:
        return msgspec.convert(_into_range(hint, found), hint)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError(str(error)) from error


def _into_range(hint: Any, found: Any) -> Any:
    """Return a number within the hint's range, or a list cut to its length."""
    for limits in getattr(hint, "__metadata__", ()):
        if isinstance(found, int | float) and not isinstance(found, bool) and limits.ge is not None:
            found = type(found)(min(max(found, limits.ge), limits.le))
        elif isinstance(found, list) and limits.max_length is not None:
            found = found[: limits.max_length]
    return found
