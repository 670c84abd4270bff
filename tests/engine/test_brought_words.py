"""What weak computers and hints may bring, word by word in each language, by the very functions that they ask."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import compress, islice

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.computer import knows as boggle_knows
from boggle_desk.engine.boggle.computer import read_levels as boggle_levels
from boggle_desk.engine.boggle.goals import may_be_goal
from boggle_desk.engine.lexicon import NOT_BROUGHT, Levels, Lexicon, Mark, level_tier
from boggle_desk.engine.scrabble.analysis import may_be_hinted
from boggle_desk.engine.scrabble.computer import knows as scrabble_knows
from boggle_desk.engine.scrabble.knowledge import read_levels as scrabble_levels
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.engine.tiers import Tier
from boggle_desk.storage.lexica import SHIPPED, open_shipped
from tests.words import lexicon_of

BOGGLE = {level.key: level for level in boggle_levels(paths.resource("levels", "boggle.toml"))}
SCRABBLE = {level.key: level for level in scrabble_levels(paths.resource("levels", "scrabble.toml"))}
RAREST = {"child": Tier.SIMPLE, "beginner": Tier.EVERYDAY}

Bringer = Callable[[str, Lexicon], bool]


def bringers() -> Iterator[tuple[str, Tier, Bringer]]:
    """Yield whoever may bring a word, the rarest tier it may come from, and what decides."""
    for key, level in BOGGLE.items():
        yield f"{key} in Boggle", RAREST.get(key, Tier.ALL), partial(boggle_knows, level)
    for key, other in SCRABBLE.items():
        for stuck in (False, True):
            tier = RAREST.get(key, Tier.ALL)
            yield f"{key} in Scrabble, stuck: {stuck}", tier, partial(scrabble_knows, other, stuck=stuck)
    for tier, hints in ((Tier.SIMPLE, Hints.SIMPLE), (Tier.EVERYDAY, Hints.EVERYDAY)):
        yield f"{hints} hints in Boggle", tier, lambda word, lexicon, tier=tier: may_be_goal(word, tier, lexicon)
        yield f"{hints} hints in Scrabble", tier, lambda word, lexicon, hints=hints: may_be_hinted(word, hints, lexicon)


def wrong_words(lexicon: Lexicon, levels: Mapping[str, int]) -> dict[str, list[str]]:
    """Return, by who brings them, which of these words have a forbidden mark or come from too rare a tier. Each brings
    some; of the others only those are asked for that would be wrong."""
    wrong: dict[str, list[str]] = {}
    for who, tier, brings in bringers():
        bad = [bool(level & NOT_BROUGHT) or level_tier(level) > tier for level in range(256)]
        good = (word for word, level in levels.items() if not bad[level] and brings(word, lexicon))
        assert len([*islice(good, 2)]) == 2, who
        if brought := [word for word, level in levels.items() if bad[level] and brings(word, lexicon)]:
            wrong[who] = brought
    return wrong


def numbers_of(levels: Levels, looked_at: Callable[[int], bool]) -> list[int]:
    """Return the numbers of the words whose level byte is looked at."""
    chosen = bytes(looked_at(level) for level in range(256))
    return list(compress(range(len(levels.values)), levels.values.translate(chosen)))


def is_common(level: int) -> bool:
    return level <= Tier.EVERYDAY.last


def is_marked(level: int) -> bool:
    return bool(level & NOT_BROUGHT)


def is_rare(level: int) -> bool:
    return not (is_common(level) or is_marked(level))


@pytest.mark.parametrize("key", SHIPPED)
def test_child_beginner_and_hints_bring_no_marked_word(key: str) -> None:
    """A thousand each of marked words, of common ones and of those that are too rare."""
    lexicon = open_shipped(key)
    assert lexicon.levels
    kinds = [numbers_of(lexicon.levels, kind) for kind in (is_marked, is_common, is_rare)]
    words = [lexicon.graph.word(number) for numbers in kinds for number in numbers[:: len(numbers) // 1000 + 1]]
    assert wrong_words(lexicon, {word: lexicon.levels.level(word) for word in words}) == {}


@pytest.mark.release
@pytest.mark.parametrize("key", SHIPPED)
def test_child_beginner_and_hints_bring_only_words_of_their_tiers(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All words that a mark or nothing keeps out, and one in fifty of those that are too rare."""
    lexicon = open_shipped(key)
    assert lexicon.levels
    every = zip(lexicon.graph, lexicon.levels.values, strict=True)
    looked_at = (
        each for number, each in enumerate(every) if is_common(each[1]) or is_marked(each[1]) or not number % 50
    )
    levels = dict(looked_at)
    monkeypatch.setattr(Levels, "level", lambda _self, word: levels[word])  # a table is quicker than the graph
    assert wrong_words(lexicon, levels) == {}


def test_a_marked_word_that_is_brought_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the tests above can fail."""
    marks = {"ape": Mark.HURTFUL, "ass": Mark.CRUDE, "bat": Mark.NAMELIKE, "cod": Mark.SENSITIVE}
    levels = {"cat": 0, "dog": 1, "ant": 0, "eel": 1, "hen": 2, "emu": 4} | marks
    lexicon = lexicon_of(levels)
    assert wrong_words(lexicon, levels) == {}
    monkeypatch.setattr(Lexicon, "is_brought", lambda _self, _word: True)
    assert wrong_words(lexicon, levels)["beginner in Scrabble, stuck: False"] == list(marks)
