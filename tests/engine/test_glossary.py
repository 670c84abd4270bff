"""Meanings: the word's own, its lemma's, a labelled guess, or honestly none."""

import unicodedata
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from lexicon.gloss_writing import entry_text, write_glosses

from boggle_desk.engine.glossary import (
    DamagedGlossary,
    Glossary,
    GlossaryEntry,
    GlossFile,
    PartOfSpeech,
    Sense,
    WordKind,
    lemmas,
    read_entries,
)
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.tiers import Tier
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import SHIPPED, glossaries, open_shipped
from tests.words import shipped_words

JUDGED = Path(__file__).resolve().parents[1] / "data" / "words" / "english.meanings.txt"
OTHERS = [key for key in SHIPPED if key != "english"]


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return Glossary(glossaries())


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
    [
        ("fix", "restore"),
        ("chocolate", "cocoa"),
        ("net", "knotted string"),
        ("see", "with the eyes"),
        ("bed", "furniture"),
    ],
)
def test_what_texts_use_most_comes_first(glossary: Glossary, word: str, first: str) -> None:
    meaning = glossary.meaning(word)

    assert meaning is not None
    assert first in meaning.senses[0].text


def test_crude_senses_are_left_out_where_they_are_not_wanted(glossary: Glossary) -> None:
    clean = replace(glossary, shows_crude=lambda: False)
    whole, shown = glossary.meaning("coke"), clean.meaning("coke")

    assert whole is not None
    assert shown is not None
    assert any("cocaine" in sense.text for sense in whole.senses)
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


@pytest.mark.parametrize("word", ["", "xqz", "zzxjoanw", "it's", "cat\tn=x", "cat\nn=x", "\0", "x" * 1000])
def test_no_entry_is_said(glossary: Glossary, word: str) -> None:
    assert glossary.meaning(word) is None
    assert glossary.meanings(word) == ()


def test_most_common_words_have_a_meaning(glossary: Glossary) -> None:
    english = open_shipped("english")
    words = [word for word in shipped_words()[::10] if english.tier(word) is Tier.SIMPLE and english.is_brought(word)]
    known = [word for word in words if (meaning := glossary.meaning(word)) and not meaning.guess]

    assert len(words) > 300
    assert len(known) >= 0.98 * len(words)


def test_it_can_be_asked_from_many_threads(glossary: Glossary) -> None:
    words = ["cats", "mice", "went", "xqz", "qi"] * 20
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(glossary.meaning, words))

    assert found == [glossary.meaning(word) for word in words]


def test_asking_leaves_no_file_behind(tmp_path: Path) -> None:
    path = tmp_path / "a folder #1 %20"
    path.write_bytes(glossaries()["en"].read_bytes())

    assert Glossary({"en": path}).meaning("cat") is not None
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("content", [None, b"", b"no glossary at all" * 100], ids=["missing", "empty", "foreign"])
def test_a_damaged_glossary_is_said(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "glossary"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(DamagedGlossary, match="glossary"):
        Glossary({"en": path}).meaning("cat")


ENTRIES = (
    GlossaryEntry("Strasse", (Sense(None, "Weg"),)),
    GlossaryEntry(
        "strasse", (Sense(PartOfSpeech.VERB, "x; y", 7), Sense(PartOfSpeech.INTERJECTION, "cry", crude=True))
    ),
    GlossaryEntry(
        "Straße",
        (
            Sense(PartOfSpeech.NOUN, "Weg, Gasse", kind=WordKind.SYNONYMS),
            Sense(None, "street = way", kind=WordKind.TRANSLATION, language="en"),
        ),
        ((PartOfSpeech.NOUN, "weg"),),
    ),
)


def test_entries_come_back_as_they_were_written() -> None:
    assert read_entries("strasse", entry_text("strasse", ENTRIES)) == ENTRIES
    assert read_entries("strasse", "") == ()


@pytest.mark.parametrize(
    "text", ["nonsense", "n", "n=", "7=x", "n>english x", "n>x", "@", "@?go", "n!", "n==\t\t", "#a\t="]
)
def test_an_entry_that_cannot_be_read_is_damage(tmp_path: Path, text: str) -> None:
    write_glosses(tmp_path / "glossary", [("cat", text)])

    with pytest.raises(DamagedGlossary, match="cannot be read"):
        Glossary({"en": tmp_path / "glossary"}).meaning("cat")


def test_exceptions_come_before_the_rules() -> None:
    irregular = {"axes": [(PartOfSpeech.NOUN, "axis")]}

    assert next(lemmas("axes", irregular)) == (PartOfSpeech.NOUN, "axis")
    assert (PartOfSpeech.NOUN, "axe") in lemmas("axes", irregular)
    assert list(lemmas("be", {})) == []


def _made(tmp_path: Path, language: str, lines: dict[str, str], **more: object) -> Glossary:
    write_glosses(tmp_path / language, sorted(lines.items()))
    return Glossary({language: tmp_path / language}, **more)  # type: ignore[arg-type] # callables, as named


def _lexicon(language: str, *words: str) -> Lexicon:
    return Lexicon("own", "Own", language, WordGraph.build(sorted(words), "abcdefghijklmnopqrstuvwxyz"))


HORSE = "n=ein Reittier\tn~Gaul, Ross\tn>en horse\tn>fr cheval"


@pytest.mark.parametrize(
    ("reads", "shown"), [("en", "horse"), ("fr", "cheval"), ("pl", "horse"), ("de", None)], ids=str
)
def test_a_translation_is_into_the_language_that_is_read(tmp_path: Path, reads: str, shown: str | None) -> None:
    """Into English where there is none; none beside a word's own language for those who read that."""
    meaning = _made(tmp_path, "de", {"pferd": HORSE}, reads=lambda: reads).meaning("Pferd", _lexicon("de", "pferd"))

    assert meaning is not None
    translations = [sense for sense in meaning.senses if sense.kind is WordKind.TRANSLATION]
    assert [sense.text for sense in translations] == ([shown] if shown else [])
    assert [sense.text for sense in meaning.senses[:2]] == ["ein Reittier", "Gaul, Ross"]


def test_a_translation_stands_in_where_nothing_else_is_known(tmp_path: Path) -> None:
    made = _made(tmp_path, "es", {"uno": "->de eins\t->fr un", "dos": "->fr deux\t->en two"}, reads=lambda: "es")
    found = [made.meaning(word, _lexicon("es", word)) for word in ("uno", "dos")]

    assert [(m.senses[0].language, m.senses[0].text) for m in found if m] == [("de", "eins"), ("en", "two")]


def test_each_spelling_is_a_meaning(tmp_path: Path) -> None:
    made = _made(tmp_path, "fr", {"cote": "#côté\tn=un flanc\t#côte\tn=un os\tn=un rivage"})
    found = made.meanings("COTE", _lexicon("fr", "cote"))

    assert [(meaning.lemma, meaning.spelling, len(meaning.senses)) for meaning in found] == [
        ("cote", "côté", 1),
        ("cote", "côte", 2),
    ]


@pytest.mark.parametrize(("word", "lemma", "guess"), [("haustüren", "türen", True), ("hochhaus", "haus", True)])
def test_a_compound_is_guessed_by_its_end(tmp_path: Path, word: str, lemma: str, guess: bool) -> None:
    made = _made(tmp_path, "de", {"türen": "#Türen\tn=was man öffnet", "haus": "n=ein Gebäude", "aus": "r=zu Ende"})
    lexicon = Lexicon("x", "X", "de", WordGraph.build(["haus", "hoch", "türen"], "acehnorsuü" + "t"))
    meaning = made.meaning(word, replace(lexicon, graph=WordGraph.build(["haus", "hoch", "türen"], "acehnorstuü")))

    assert meaning is not None
    assert (meaning.lemma, meaning.guess) == (lemma, guess)


def test_a_language_without_a_file_has_no_meanings(glossary: Glossary) -> None:
    italian = _lexicon("it", "cane")

    assert glossary.meanings("cane", italian) == ()
    assert glossary.meanings("cat", _lexicon("", "cat")) == glossary.meanings("cat") != ()


def test_damaged_lemmas_are_damage(tmp_path: Path) -> None:
    class Broken(Lexicon):
        def lemma(self, word: str) -> str:
            raise ValueError("damaged")

    made = _made(tmp_path, "de", {"pferd": HORSE})
    lexicon = Broken("own", "Own", "de", WordGraph.build(["pferd"], "defpr"))

    with pytest.raises(DamagedGlossary, match="damaged"):
        made.meaning("pferd", lexicon)


# ------------------------------------------------------------------------------------------- what is shipped


@pytest.mark.parametrize("key", SHIPPED)
def test_every_shipped_line_can_be_read(glossary: Glossary, key: str) -> None:
    """Short, in order, of words of the dictionary alone; examples are cut. Every kind and many languages occur, and no
    word but a crude one is explained by one. All in one reading, for a reading takes seconds."""
    lexicon, words, senses = open_shipped(key), list[str](), list[Sense]()
    for word, text in GlossFile(glossary.files[SHIPPED[key]]):
        words.append(word)
        entries = read_entries(word, text)
        assert entries, word
        assert len({entry.spelling for entry in entries}) == len(entries)
        for entry in entries:
            assert entry.senses or entry.origins, word
            assert lexicon.spelled(entry.spelling) == word
            assert len([sense for sense in entry.senses if sense.kind is not WordKind.TRANSLATION]) <= (
                10 if key == "english" else 3
            )
            senses += entry.senses
            for sense in (sense for sense in entry.senses if sense.kind is WordKind.SYNONYMS and not sense.crude):
                assert not any(lexicon.is_offensive(lexicon.spelled(each)) for each in sense.text.split(", ")), word
    assert words == sorted(set(words))
    assert [word for word in words if word not in lexicon.graph] == []
    assert all(0 < len(sense.text) <= 160 for sense in senses)
    assert all(sense.text == sense.text.strip() == unicodedata.normalize("NFC", sense.text) for sense in senses)
    assert all(bool(sense.language) is (sense.kind is WordKind.TRANSLATION) for sense in senses)
    kinds, languages = Counter(sense.kind for sense in senses), Counter(sense.language for sense in senses)
    assert languages.keys() <= {"", *SHIPPED.values()} - {SHIPPED[key]}
    if key in OTHERS:
        wanted = {"spanish": (WordKind.SYNONYMS,), "dutch": (WordKind.DEFINITION,)}.get(
            key, (WordKind.DEFINITION, WordKind.SYNONYMS)
        )
        assert all(kinds[kind] > 5_000 for kind in (*wanted, WordKind.TRANSLATION))
        assert all(languages[code] > 1_000 for code in SHIPPED.values() if code != SHIPPED[key])


def test_all_glossaries_are_small(glossary: Glossary) -> None:
    assert sum(path.stat().st_size for path in glossary.files.values()) <= 9_000_000


SHARES = {"english": 0.97, "german": 0.6, "french": 0.6, "spanish": 0.6, "polish": 0.6, "dutch": 0.5}
"""The least share of everyday words that have something to read, guesses not counted."""


@pytest.mark.parametrize("key", SHIPPED)
def test_everyday_words_have_something_to_read(glossary: Glossary, key: str) -> None:
    lexicon = open_shipped(key)
    assert lexicon.levels
    everyday = [number for number, level in enumerate(lexicon.levels.values) if level <= Tier.EVERYDAY.last]
    words = [lexicon.graph.word(number) for number in everyday[:: len(everyday) // 1200]]
    assert all(lexicon.is_everyday(word) and lexicon.is_brought(word) for word in words)
    known = [word for word in words if (meaning := glossary.meaning(word, lexicon)) and not meaning.guess]

    assert len(words) > 300
    assert len(known) / len(words) >= SHARES[key]


@pytest.mark.parametrize(
    ("key", "word", "kind", "said"),
    [
        ("german", "pferd", WordKind.DEFINITION, "Haustier"),
        ("german", "häuser", WordKind.DEFINITION, "Gebäude"),
        ("german", "strasse", WordKind.DEFINITION, "Weg"),
        ("french", "cheval", WordKind.DEFINITION, "mammifère"),
        ("french", "chevaux", WordKind.DEFINITION, "mammifère"),
        ("spanish", "caballo", WordKind.SYNONYMS, "montura"),
        ("spanish", "perros", WordKind.SYNONYMS, "can"),
        ("polish", "koń", WordKind.DEFINITION, "zwierzę"),
        ("polish", "domy", WordKind.DEFINITION, "budyn"),
        ("dutch", "paard", WordKind.DEFINITION, "hoef"),
        ("dutch", "huizen", WordKind.DEFINITION, "gebouw"),
    ],
)
def test_words_of_each_language_mean_something(
    glossary: Glossary, key: str, word: str, kind: WordKind, said: str
) -> None:
    meaning = glossary.meaning(word, open_shipped(key))

    assert meaning is not None
    assert meaning.senses[0].kind is kind
    assert said.lower() in " ".join(sense.text for sense in meaning.senses).lower()


CRUDE = {
    "german": "fotze ficken wichsen hure kacken",
    "french": "putain baiser enculer bite chier",
    "spanish": "puta follar mierda joder coño",
    "polish": "kurwa dupa pierdolić chuj cipa",
    "dutch": "kut neuken hoer lul klootzak",
}


@pytest.mark.parametrize("key", CRUDE)
def test_no_child_reads_what_is_crude(glossary: Glossary, key: str) -> None:
    """What crude words mean is marked."""
    lexicon, clean = open_shipped(key), replace(glossary, shows_crude=lambda: False)
    for word in CRUDE[key].split():
        shown = clean.meaning(word, lexicon)
        assert shown is None or not {sense.text for sense in shown.senses} & set(CRUDE[key].split()), word


def _judged() -> list[tuple[str, str]]:
    lines = JUDGED.read_text(encoding="utf-8").splitlines()
    return [(word, said) for word, said in (line.split("\t") for line in lines if line and not line.startswith("#"))]


@pytest.mark.parametrize(("word", "said"), _judged())
def test_the_sense_that_a_family_means_comes_first(glossary: Glossary, word: str, said: str) -> None:
    """Common words chosen at random, and of animals, kitchen and school, each read and judged by eye."""
    meaning = replace(glossary, shows_crude=lambda: False).meaning(word)

    assert meaning is not None
    assert said in meaning.senses[0].text


def test_as_many_words_were_judged_as_were_asked_for() -> None:
    words = [word for word, _ in _judged()]
    assert len(words) == len(set(words)) >= 400


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("ail", "be ill"),
        ("canary", "bird"),
        ("censors", "decides"),
        ("bear", "animal"),
        ("rose", "flower"),
        ("owner", "belongs"),
    ],
)
def test_a_family_finds_what_it_means(glossary: Glossary, word: str, said: str) -> None:
    """W4: AIL is no garlic, CANARY no informer, CENSORS are no critics."""
    meaning = glossary.meaning(word)

    assert meaning is not None
    assert said in meaning.senses[0].text


def test_slang_and_what_no_child_reads_comes_last(glossary: Glossary) -> None:
    found = [meaning for word in ("ass", "screw", "fix", "bird") if (meaning := glossary.meaning(word))]

    for meaning in found:
        for part in {sense.part_of_speech for sense in meaning.senses}:
            marks = [sense.crude for sense in meaning.senses if sense.part_of_speech is part]
            assert marks == sorted(marks), meaning.lemma
