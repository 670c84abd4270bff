"""Word lists that users bring: what is read, what is left out and counted, what is refused."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine import word_list
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.engine.word_graph import ENGLISH, WordGraph
from boggle_desk.engine.word_list import (
    A_TO_Z,
    Alphabet,
    LeftOut,
    NoList,
    NotAWordList,
    Omission,
    fold,
    letters_of_tiles,
    read_word_list,
    suggested,
)

WORDS = ("cat", "dog", "zebra")


@pytest.mark.parametrize(
    "data",
    [
        b"cat\ndog\nzebra\n",
        b"cat\ndog\nzebra",
        b"cat\r\ndog\r\nzebra\r\n",
        b"cat\rdog\rzebra",
        b"\xef\xbb\xbfcat\ndog\nzebra\n",
        b"ZEBRA\nDog\ncat\n",
        b"\n\ncat\n\n  dog\n\tzebra  \n\n",
        b"cat a pet\ndog\tanother\nzebra = striped\n",
        b"cat=a pet\ndog=another\nzebra=striped\n",
    ],
    ids=["LF", "no last LF", "CRLF", "CR", "BOM", "cases", "blanks", "explained", "with ="],
)
def test_all_ways_to_write_a_list_give_the_same_words(data: bytes) -> None:
    read = read_word_list(data)

    assert read.words == WORDS
    assert read.duplicates == 0
    assert read.omissions == {}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_accents_are_taken_off_in_both_encodings(encoding: str) -> None:
    read = read_word_list("Éclair\nnaïve\nÆon\nstraße\n".encode(encoding))

    assert read.words == ("aeon", "eclair", "naive", "strasse")


def test_what_is_no_plain_word_is_left_out_and_counted_with_its_lines() -> None:
    lines = [
        "cat",
        "it's",
        "x-ray",
        "b2b",
        "a",
        "x" * 29,
        "ζωή",
        "cat",
        "it\u2019s",
        "",
        "=what",
        *["word" + c for c in "abcdefg"],
    ]
    read = read_word_list("\n".join(lines).encode())

    assert read.words == ("cat", *["word" + c for c in "abcdefg"])
    assert read.duplicates == 1
    assert read.omissions == {
        LeftOut.APOSTROPHE: Omission(2, (2, 9)),
        LeftOut.HYPHEN: Omission(1, (3,)),
        LeftOut.DIGIT: Omission(1, (4,)),
        LeftOut.TOO_SHORT: Omission(1, (5,)),
        LeftOut.TOO_LONG: Omission(1, (6,)),
        LeftOut.OTHER_SIGN: Omission(2, (7, 11)),
    }
    assert read.left_out == 8


def test_only_the_first_ten_lines_are_named() -> None:
    read = read_word_list(b"cat\n" * 30 + b"b2\n" * 25)

    assert read.omissions == {LeftOut.DIGIT: Omission(25, tuple(range(31, 41)))}
    assert read.duplicates == 29


def test_words_have_2_to_28_letters() -> None:
    read = read_word_list("\n".join("x" * length for length in range(1, 31)).encode())

    assert [len(word) for word in read.words] == list(range(2, 29))
    assert read.omissions[LeftOut.TOO_SHORT].lines == (1,)
    assert read.omissions[LeftOut.TOO_LONG].lines == (29, 30)


@pytest.mark.parametrize(
    ("data", "reason", "line"),
    [
        (b"", NoList.EMPTY, None),
        (b"\xef\xbb\xbf \r\n\r\n", NoList.EMPTY, None),
        (b"cat\ndog\nze\0bra\n", NoList.BINARY, 3),
        (b"\xff\xfe\0\0c\0\0\0", NoList.BINARY, 1),
        (b"cat\n" + b"x" * 5000 + b"\ndog\n", NoList.LONG_LINE, 2),
        (b"cat\n<html>\n<body>\n</body>\n", NoList.MOSTLY_NO_WORDS, 2),
        (b'{"words":\n["a",\n"b"]}\n', NoList.MOSTLY_NO_WORDS, 1),
        (b"\x89PNG\r\n\x1a\n\x01\x02\x03\n", NoList.MOSTLY_NO_WORDS, 1),
    ],
    ids=["empty", "blank", "binary", "UTF-16", "long line", "HTML", "JSON", "signs"],
)
def test_what_is_no_word_list_is_refused_with_its_reason(data: bytes, reason: NoList, line: int | None) -> None:
    with pytest.raises(NotAWordList) as refusal:
        read_word_list(data)

    assert refusal.value.reason is reason
    assert refusal.value.line == line
    assert "{" not in str(refusal.value)


def test_a_file_above_the_cap_is_refused() -> None:
    with pytest.raises(NotAWordList) as refusal:
        read_word_list(b"cat\n" * 8_000_001)

    assert refusal.value.reason is NoList.TOO_BIG


def test_more_lines_than_a_list_can_have_are_refused_before_they_are_read() -> None:
    with pytest.raises(NotAWordList) as refusal:
        read_word_list(b"\n" * 2_000_001)

    assert refusal.value.reason is NoList.TOO_MANY_WORDS


def test_more_words_than_the_cap_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(word_list, "MAXIMUM_WORDS", 3)

    assert read_word_list(b"aa\nbb\ncc\ncc\n").words == ("aa", "bb", "cc")
    with pytest.raises(NotAWordList) as refusal:
        read_word_list(b"aa\nbb\ncc\ndd\n")
    assert refusal.value.reason is NoList.TOO_MANY_WORDS


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused_and_every_line_is_accounted_for(data: bytes) -> None:
    try:
        read = read_word_list(data)
    except NotAWordList:
        return
    assert list(read.words) == sorted(set(read.words))
    assert all(word.isascii() and word.isalpha() and word.islower() and 2 <= len(word) <= 28 for word in read.words)
    text = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").removeprefix(b"\xef\xbb\xbf")
    assert len(read.words) + read.duplicates + read.left_out <= text.count(b"\n") + 1


@given(st.lists(st.text("abcdefghijklmnopqrstuvwxyz", min_size=2, max_size=28), min_size=1, max_size=40))
def test_a_plain_list_loses_nothing(words: list[str]) -> None:
    read = read_word_list("\r\n".join(words).upper().encode())

    assert read.words == tuple(sorted(set(words)))
    assert read.duplicates == len(words) - len(set(words))


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


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("foo bar\nbaz\n", (1,)),
        ("one\n two \n\nthree\t\nfour=\n", ()),
        ("aa [n] rough lava\nab = a muscle\nad\n\nae\tx\n", (1, 2, 5)),
        ("a b\r\nc d\r\n", (1, 2)),
    ],
)
def test_w10_lines_of_which_only_the_first_word_was_taken_are_told(text: str, lines: tuple[int, ...]) -> None:
    found = read_word_list(text.replace("a b", "ab ba").replace("c d", "cd dc").encode())
    assert found.first_only == (Omission(len(lines), lines) if lines else None)


def test_w10_only_the_first_line_numbers_are_named() -> None:
    found = read_word_list(b"foo bar\n" * 40)
    assert found.first_only == Omission(40, tuple(range(1, 11)))


LISTED = ("ape", "ate", "pat", "tape", "tea")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_lists_in_utf_16_are_read(encoding: str) -> None:
    assert read_word_list("\r\n".join(LISTED).encode(encoding)).words == LISTED


@pytest.mark.parametrize(
    "text",
    [
        "tape, pate,peat;pat\ttap",
        "tape,pate\npeat,pat,tap\n",
        '"tape","pate","peat"\n"pat","tap"',
        "5\ntape/SD\npate/SD\npeat/SD\tpo:noun\npat\ntap/XY\n",
        "tape,1,noun\npate,2,noun\npeat,3,noun\npat,4,noun\ntap,5,verb\n",
        "tape;ribbon\npate;head\npeat;turf\npat;touch\ntap;touch\n",
        "tape rough, cindery, old\npate the head, or wit\npeat turf, n\npat to touch, v\ntap\n",
    ],
    ids=["signs", "rows", "quotes", "Hunspell", "three columns", "two columns", "meanings"],
)
def test_lists_with_commas_in_columns_and_for_hunspell_are_read(text: str) -> None:
    assert read_word_list(text.encode()).words == ("pat", "pate", "peat", "tap", "tape")
