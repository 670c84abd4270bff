"""Meanings: the word's own, its lemma's, a labelled guess, or honestly none."""

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from boggle_desk import paths
from boggle_desk.engine.glossary import (
    DamagedGlossary,
    Glossary,
    PartOfSpeech,
    Sense,
    lemmas,
    read_senses,
)
from boggle_desk.storage.lexica import open_shipped
from tests.words import shipped_words

PROJECT = Path(__file__).resolve().parents[2]
WORDNET = Path("/usr/share/wordnet")


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return Glossary(paths.resource("lexica", "english", "glossary.db"))


def test_a_word_has_its_own_senses(glossary: Glossary) -> None:
    meaning = glossary.meaning("Zebra")

    assert meaning is not None
    assert (meaning.word, meaning.lemma, meaning.guess) == ("zebra", "zebra", False)
    assert meaning.senses[0].part_of_speech is PartOfSpeech.NOUN
    assert "Africa" in meaning.senses[0].text


@pytest.mark.parametrize(
    ("form", "lemma"),
    [
        ("cats", "cat"),
        ("boxes", "box"),
        ("mice", "mouse"),
        ("wolves", "wolf"),
        ("ponies", "pony"),
        ("potatoes", "potato"),
        ("firemen", "fireman"),
        ("went", "go"),
        ("walked", "walk"),
        ("hopped", "hop"),
        ("hoping", "hope"),
        ("quizzes", "quiz"),
        ("hoped", "hope"),
        ("spilled", "spill"),
        ("fatter", "fat"),
        ("happiest", "happy"),
    ],
)
def test_inflections_lead_to_their_lemma(glossary: Glossary, form: str, lemma: str) -> None:
    meaning = glossary.meaning(form)

    assert meaning is not None
    assert (meaning.word, meaning.lemma, meaning.guess) == (form, lemma, False)
    assert meaning.senses


def test_a_form_of_two_words_means_both(glossary: Glossary) -> None:
    assert [meaning.lemma for meaning in glossary.meanings("leaves")] == ["leave", "leaf"]
    assert [meaning.lemma for meaning in glossary.meanings("saw")] == ["see", "saw"]


@pytest.mark.parametrize(
    ("word", "first"),
    [("fix", "restore"), ("net", "knotted string"), ("see", "perceive by sight"), ("bed", "furniture")],
)
def test_what_texts_use_most_comes_first(glossary: Glossary, word: str, first: str) -> None:
    meaning = glossary.meaning(word)

    assert meaning is not None
    assert first in meaning.senses[0].text


def test_crude_senses_are_left_out_where_they_are_not_wanted(glossary: Glossary) -> None:
    clean = replace(glossary, shows_crude=lambda: False)
    whole, shown = glossary.meaning("fix"), clean.meaning("fix")

    assert whole is not None
    assert shown is not None
    assert any("narcotic" in sense.text for sense in whole.senses)
    assert shown.senses == tuple(sense for sense in whole.senses if not sense.crude)
    assert clean.meaning("coitus") is None


def test_the_lemma_gives_only_senses_of_the_part_of_speech_that_is_inflected(glossary: Glossary) -> None:
    (meaning,) = glossary.meanings("went")

    assert {sense.part_of_speech for sense in meaning.senses} == {PartOfSpeech.VERB}


@pytest.mark.parametrize(("word", "part"), [("she", "pronoun"), ("with", "preposition"), ("because", "conjunction")])
def test_small_words_have_hand_written_glosses(glossary: Glossary, word: str, part: str) -> None:
    meaning = glossary.meaning(word)

    assert meaning is not None
    assert meaning.senses[0].part_of_speech.value == part


def test_every_word_of_two_letters_has_a_meaning_of_its_own(glossary: Glossary) -> None:
    words = [word for word in shipped_words() if len(word) == 2]
    meanings = {word: glossary.meaning(word) for word in words}

    assert len(meanings) == 119
    assert [word for word, meaning in meanings.items() if meaning is None or meaning.guess] == []


def test_senses_with_a_capital_are_left_out(glossary: Glossary) -> None:
    for word, foreign in (("as", "arsenic"), ("be", "beryllium"), ("he", "helium"), ("in", "indium")):
        meaning = glossary.meaning(word)
        assert meaning is not None
        assert not any(foreign in sense.text for sense in meaning.senses)


@pytest.mark.parametrize(
    ("word", "origin"), [("runnily", "runny"), ("dwarflike", "dwarf"), ("rewarms", "warm"), ("haloed", "halo")]
)
def test_a_guess_is_labelled(glossary: Glossary, word: str, origin: str) -> None:
    meaning = glossary.meaning(word)

    assert meaning is not None
    assert (meaning.lemma, meaning.guess) == (origin, True)


@pytest.mark.parametrize("word", ["", "xqz", "zzxjoanw", "it's", "'; drop table glosses; --", "\0", "x" * 1000])
def test_no_entry_is_said(glossary: Glossary, word: str) -> None:
    assert glossary.meaning(word) is None
    assert glossary.meanings(word) == ()


def test_most_common_words_have_a_meaning(glossary: Glossary) -> None:
    english = open_shipped("english")
    words = [word for word in shipped_words()[::10] if english.commonness(word) == 0]
    known = [word for word in words if (meaning := glossary.meaning(word)) and not meaning.guess]

    assert len(words) > 300
    assert len(known) >= 0.98 * len(words)


def test_it_can_be_asked_from_many_threads(glossary: Glossary) -> None:
    words = ["cats", "mice", "went", "xqz", "qi"] * 20
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(glossary.meaning, words))

    assert found == [glossary.meaning(word) for word in words]


def test_asking_leaves_no_file_behind(tmp_path: Path) -> None:
    path = tmp_path / "a folder #1 %20.db"
    path.write_bytes(paths.resource("lexica", "english", "glossary.db").read_bytes())

    assert Glossary(path).meaning("cat") is not None
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("content", [None, b"", b"no database at all" * 100], ids=["missing", "empty", "foreign"])
def test_a_damaged_glossary_is_said(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "glossary.db"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(DamagedGlossary, match=r"glossary\.db"):
        Glossary(path).meaning("cat")


def test_senses_are_lines_of_a_part_of_speech_and_a_gloss() -> None:
    senses = (Sense(PartOfSpeech.NOUN, "a thing; another", 7), Sense(PartOfSpeech.INTERJECTION, "cry", crude=True))

    assert read_senses("noun\t7\t\ta thing; another\ninterjection\t0\tcrude\tcry") == senses
    with pytest.raises(DamagedGlossary, match="cannot be read"):
        read_senses("nonsense")


def test_exceptions_come_before_the_rules() -> None:
    irregular = {"axes": [(PartOfSpeech.NOUN, "axis")]}

    assert next(lemmas("axes", irregular)) == (PartOfSpeech.NOUN, "axis")
    assert (PartOfSpeech.NOUN, "axe") in lemmas("axes", irregular)
    assert list(lemmas("be", {})) == []


@pytest.mark.slow
@pytest.mark.skipif(not WORDNET.is_dir(), reason="needs Debian's package wordnet-base")
def test_building_again_gives_the_same_glosses(tmp_path: Path, glossary: Glossary) -> None:
    path = tmp_path / "glossary.db"
    builder = PROJECT / "packaging" / "build_glossary.py"
    subprocess.run([sys.executable, builder, "--output", path], check=True, capture_output=True)

    assert _rows(path) == _rows(glossary.path)


def test_no_gloss_is_empty_or_a_paragraph(glossary: Glossary) -> None:
    glosses, irregular = _rows(glossary.path)

    assert len(glosses) > 60_000
    assert len(irregular) > 3_000
    senses = [sense for _, text in glosses for sense in read_senses(text)]
    assert all(sense.text.strip() for sense in senses)
    assert max(len(sense.text) for sense in senses) < 500
    assert sum('"' in sense.text for sense in senses) < 100  # examples are cut


def _rows(path: Path) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    database = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    try:
        glosses = database.execute("SELECT * FROM glosses ORDER BY word").fetchall()
        return glosses, database.execute("SELECT * FROM irregular ORDER BY form, part, lemma").fetchall()
    finally:
        database.close()
