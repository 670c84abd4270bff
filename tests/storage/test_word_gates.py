"""Words that each dictionary must have, must not have, and must mark, chosen by knowledge of the language.

`tests/data/words/LANG.KIND.txt` has words between spaces, as on the tiles or with accents; a line that begins with # is
a comment. `FEWEST` says how many words each kind needs. A missing file fails, and names what is missing.
"""

from collections import Counter
from itertools import compress, islice
from pathlib import Path

import pytest

from boggle_desk.engine.lexicon import Lexicon, level_tier
from boggle_desk.engine.tiers import Tier
from boggle_desk.storage.lexica import SHIPPED, open_shipped

FOLDER = Path(__file__).parents[1] / "data" / "words"
FEWEST = {
    "must": 500,
    "mustnot": 300,
    "simple": 150,
    "notsimple": 80,
    "noteveryday": 60,
    "crude": 120,
    "innocent": 120,
    "sensitive": 120,
}
"""must: count. mustnot: do not count. simple: are Simple. notsimple: count, but are not Simple. noteveryday: count, but
are neither Simple nor Everyday. crude: are marked hurtful or crude. innocent: count and are marked neither.
sensitive: count, and the program never brings them."""


@pytest.fixture(scope="module", params=SHIPPED)
def lexicon(request: pytest.FixtureRequest) -> Lexicon:
    return open_shipped(request.param)


def gate(lexicon: Lexicon, kind: str) -> list[str]:
    """Return the words of a gate, spelled as the dictionary spells them."""
    path = FOLDER / f"{lexicon.key}.{kind}.txt"
    assert path.exists(), f"{path.name} is missing: {FEWEST[kind]} words or more"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [lexicon.spelled(word) for line in lines for word in line.split()]


@pytest.mark.parametrize("kind", FEWEST)
def test_a_gate_has_enough_words_and_each_once(lexicon: Lexicon, kind: str) -> None:
    counts = Counter(gate(lexicon, kind))
    assert len(counts) >= FEWEST[kind]
    assert [word for word, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("kind", [kind for kind in FEWEST if kind != "mustnot"])
def test_words_of_the_language_count(lexicon: Lexicon, kind: str) -> None:
    assert [word for word in gate(lexicon, kind) if word not in lexicon] == []


def test_abbreviations_names_brands_and_foreign_words_do_not_count(lexicon: Lexicon) -> None:
    assert [word for word in gate(lexicon, "mustnot") if word in lexicon] == []


def test_a_child_knows_the_simple_words(lexicon: Lexicon) -> None:
    assert [word for word in gate(lexicon, "simple") if lexicon.tier(word) is not Tier.SIMPLE] == []
    assert [word for word in gate(lexicon, "notsimple") if lexicon.tier(word) is Tier.SIMPLE] == []


def test_rare_words_are_nobodys_everyday(lexicon: Lexicon) -> None:
    assert [word for word in gate(lexicon, "noteveryday") if lexicon.is_everyday(word)] == []


def test_hurtful_and_crude_words_are_marked_and_no_others(lexicon: Lexicon) -> None:
    assert [word for word in gate(lexicon, "crude") if not lexicon.is_offensive(word)] == []
    assert [word for word in gate(lexicon, "innocent") if lexicon.is_offensive(word)] == []


def test_what_no_reader_for_primary_school_prints_is_not_brought(lexicon: Lexicon) -> None:
    """W20"""
    assert [word for word in gate(lexicon, "sensitive") if lexicon.is_brought(word) or lexicon.is_shown(word)] == []


def test_words_of_every_day_are_brought(lexicon: Lexicon) -> None:
    """Of the three thousand commonest words of Simple at most one in twenty-five is kept back."""
    assert lexicon.levels
    values, often = lexicon.levels.values, lexicon.levels.frequencies
    simple = compress(
        range(len(values)), values.translate(bytes(level_tier(each) is Tier.SIMPLE for each in range(256)))
    )
    words = map(lexicon.graph.word, sorted(simple, key=lambda number: -often[number]))
    common = [*islice((word for word in words if lexicon.lemma(word) == word), 3_000)]
    assert len(common) == 3_000
    assert sum(not lexicon.is_shown(word) for word in common) <= 120
