"""The family's house words change, are kept, and stay within what a file may hold."""

from itertools import islice, product

import pytest

from boggle_desk.engine.house import MOST_WORDS, HouseFault, HouseWord
from boggle_desk.models.lexica_model import HouseModel
from boggle_desk.storage.house import HouseWords
from tests.words import lexicon_of

WORDS = lexicon_of({"cat": 0, "qat": 0})


@pytest.fixture
def kept() -> list[HouseWords]:
    return []


def model(kept: list[HouseWords], *words: HouseWord) -> HouseModel:
    return HouseModel(words, kept.append, lambda: 77.9)


def test_the_latest_word_comes_first_and_every_change_is_kept_once(kept: list[HouseWords]) -> None:
    house, told = model(kept, HouseWord("qat", "en", False)), list[int]()
    house.changed.connect(lambda: told.append(len(house.words)))
    house.rule("zen", "en", True, "Gran")
    assert house.words == (HouseWord("zen", "en", True, "Gran", 77), HouseWord("qat", "en", False))
    house.rule("qat", "en", True)
    assert [(each.word, each.counts) for each in house.words] == [("qat", True), ("zen", True)]
    house.rule("zen", "en", None)
    house.rule("zen", "en", None)
    assert (told, len(kept), kept[-1]) == ([2, 2, 1], 3, house.words)


def test_a_word_is_of_one_language(kept: list[HouseWords]) -> None:
    house = model(kept, HouseWord("oma", "de", True))
    house.rule("oma", "en", False)
    assert (house.house_in("de").allowed, house.house_in("en").forbidden) == (("oma",), ("oma",))
    house.rule("oma", "en", None)
    assert house.words == (HouseWord("oma", "de", True),)


def test_a_full_list_takes_no_word_but_can_be_changed(kept: list[HouseWords]) -> None:
    names = map("".join, product("abcdefghij", repeat=3))
    house = model(
        kept, *(HouseWord(name, "de", True) for name in islice(names, MOST_WORDS - 1)), HouseWord("cat", "en", True)
    )
    assert house.fault("qat", WORDS, counts=False) is HouseFault.FULL
    assert house.fault("aaa", WORDS, counts=True) is HouseFault.FULL, "another language has it"
    assert house.fault("cat", WORDS, counts=False) is None


def test_who_is_erased_leaves_the_words_behind(kept: list[HouseWords]) -> None:
    house = model(kept, HouseWord("zen", "en", True, "Gran", 5), HouseWord("qat", "en", False, "Ben", 4))
    house.forget_person("gran")
    assert [each.by for each in house.words] == ["", "Ben"]
