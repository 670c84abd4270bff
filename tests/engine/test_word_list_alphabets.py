"""Word lists in the letters of other languages: what stays, what is taken apart, what a list seems to need."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.engine.word_graph import ENGLISH, WordGraph
from boggle_desk.engine.word_list import (
    A_TO_Z,
    Alphabet,
    LeftOut,
    NotAWordList,
    Omission,
    fold,
    letters_of_tiles,
    read_word_list,
    suggested,
)

GERMAN, POLISH, SPANISH = (
    "aäbcdefghijklmnoöpqrstuüvwxyz",
    "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "abcdefghijklmnñopqrstuvwxyz",
)
ALPHABETS = (
    A_TO_Z,
    Alphabet("german", "German", "de", GERMAN),
    Alphabet("polish", "Polish", "pl", POLISH),
    Alphabet("spanish", "Spanish", "es", SPANISH),
)


@pytest.mark.parametrize(
    ("letters", "lines", "words"),
    [
        (GERMAN, "Über\nÄpfel\nCafé\nStraße\nzwölf", ("äpfel", "cafe", "strasse", "über", "zwölf")),
        (SPANISH, "Niño\nÁrbol\nPINGÜINO\nkilo\nnube", ("arbol", "kilo", "niño", "nube", "pinguino")),
        (POLISH, "ŻÓŁW\ngęś\nzebra\nźrebię\ngen", ("gen", "gęś", "zebra", "źrebię", "żółw")),
        (ENGLISH, "Über\nniño\nŻÓŁW", ("nino", "uber", "zolw")),
    ],
    ids=["German", "Spanish", "Polish", "English"],
)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_letters_of_the_alphabet_stay_and_others_lose_their_marks(
    letters: str, lines: str, words: tuple[str, ...], form: str
) -> None:
    """However the file composes its letters, and in the order of the alphabet, so that a graph can be built."""
    read = read_word_list(unicodedata.normalize(form, lines).encode(), letters)

    assert read.words == words
    assert read.omissions == {}
    assert tuple(WordGraph.build(read.words, letters)) == words


@pytest.mark.parametrize(
    ("letters", "encoding"), [(GERMAN, "latin-1"), (SPANISH, "latin-1"), (POLISH, "iso8859-2"), (POLISH, "cp1250")]
)
def test_older_encodings_are_told_by_the_letters_they_make(letters: str, encoding: str) -> None:
    words = [letter + letter for letter in letters]

    assert list(read_word_list("\r\n".join(words).encode(encoding), letters).words) == words


def test_what_the_alphabet_lacks_is_left_out_and_counted() -> None:
    read = read_word_list("żaba\nquiz\nvan\nma\nżona\ntak\nnie\n".encode(), POLISH)

    assert read.words == ("ma", "nie", "tak", "żaba", "żona")
    assert read.omissions == {LeftOut.OTHER_SIGN: Omission(2, (2, 3))}


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        words = read_word_list(data, POLISH).words
    except NotAWordList:
        return
    assert all(set(word) <= set(POLISH) and 2 <= len(word) <= 28 for word in words)
    assert tuple(WordGraph.build(words, POLISH)) == words


@given(st.lists(st.text(GERMAN, min_size=2, max_size=28), min_size=1, max_size=40))
def test_a_list_in_its_own_letters_loses_nothing(words: list[str]) -> None:
    assert set(read_word_list("\n".join(words).upper().encode(), GERMAN).words) == set(words)


def test_the_letters_of_tiles_are_an_alphabet() -> None:
    """Single letters in the order of the set; the rest of A to Z has its places if there are 32 at most."""
    sets = read_tile_sets(paths.resource("tiles"))
    made = {key: letters_of_tiles(tiles.letters) for key, tiles in sets.items()}

    assert made == {
        "english": ENGLISH,
        "french": ENGLISH,
        "dutch": ENGLISH,
        "german": GERMAN,
        "polish": POLISH,
        "spanish": SPANISH,
    }


def test_folding_takes_signs_apart() -> None:
    assert fold("æon straße łódź ñandú ǆ") == "aeon strasse lodz nandu ǆ"
    assert fold("łódź ñandú", POLISH) == "łódź nandu"


FULL = {
    "german": ["über", "Öl", "Äpfel"] + ["hund"] * 200,
    "polish": ["ŻÓŁW", "gęś", "ćma", "mąka"] + ["kot"] * 200,
    "spanish": ["niño", "canción", "año"] + ["gato"] * 200,
}
PLAIN = {
    "english": ["cat"] * 200 + ["café", "naïve"],
    "French": ["été", "forêt", "cœur", "français", "naïf", "maelström"] * 30 + ["chat"] * 500,
    "Spanish without its letter": ["canción", "árbol", "pingüino"] * 50,
    "a stray name": ["dog"] * 5000 + ["über", "öl", "äpfel"],
}


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "iso8859-2"])
@pytest.mark.parametrize("key", FULL)
def test_a_list_full_of_other_letters_suggests_its_alphabet(key: str, encoding: str) -> None:
    try:
        data = "\n".join(FULL[key]).encode(encoding)
    except UnicodeEncodeError:
        pytest.skip("the encoding lacks letters of this language")
    found = suggested(data, ALPHABETS)
    assert found is not None
    assert found.key == key


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
@pytest.mark.parametrize("lines", PLAIN.values(), ids=PLAIN)
def test_other_lists_suggest_nothing(lines: list[str], encoding: str) -> None:
    assert suggested("\n".join(lines).encode(encoding), ALPHABETS) is None


def test_what_is_no_text_suggests_nothing() -> None:
    assert suggested(b"\x89PNG\0" + "äöü".encode("latin-1") * 50, ALPHABETS) is None
