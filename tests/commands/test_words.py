"""`boggle-desk words`: patterns and letters in, words out, and a sentence for everything that cannot be asked."""

import json
from pathlib import Path
from typing import Any

import pytest

from boggle_desk import cli
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.storage.lexica import open_shipped
from tests.words import shipped_words

COMMAND = "words"
WORDS = ["ate", "eat", "eaten", "qi", "quiet", "quit", "quite", "seat", "seats", "tea", "teas", "tin"]


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        (["q*"], ["qi", "quiet", "quit", "quite"]),
        (["?ea*"], ["seat", "seats", "tea", "teas"]),
        (["t.."], ["tea", "tin"]),
        (["--anagram", "TEA"], ["ate", "eat", "tea"]),
        (["--anagram", "tea?"], ["seat", "teas"]),
        (["--anagram", "q?", "--any"], ["qi"]),
        (["--contains", "ui", "--without", "e"], ["quit"]),
        (["--starts", "s", "--ends", "s"], ["seats"]),
        (["--length", "2"], ["qi"]),
        (["*t", "--length", "3-4"], ["eat", "quit", "seat"]),
        (["--anagram", "teas", "--any", "--sort", "length"], ["seat", "teas", "ate", "eat", "tea"]),
    ],
    ids=str,
)
def test_words_that_answer(answer: Any, arguments: list[str], found: list[str]) -> None:
    told = answer(*arguments)
    assert [each["word"] for each in told["words"]] == found
    assert told["total"] == len(found)


def test_points_blanks_and_hooks_are_told(answer: Any) -> None:
    """S2, S14"""
    (first, _) = answer("--anagram", "tea?")["words"]
    assert first == {"word": "seat", "points": 3, "blanks": "s", "commonness": 0, "front": "", "back": "s"}
    assert answer("*", "--sort", "points")["words"][0]["word"] in ("quiet", "quite")


GERMAN = ["ähre", "ähren", "hähne", "öl", "süß", "tür", "türen", "zähne"]


@pytest.fixture
def german(tmp_path: Path) -> Path:
    path = tmp_path / "german.txt"
    path.write_text("\n".join(GERMAN) + "\n", encoding="utf-8")
    return path


def test_a_list_is_read_in_the_letters_that_it_needs_and_valued_by_its_tiles(
    german: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S2"""
    assert cli.main(["words", "*ä*", "--lexicon", str(german)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "  10  ähre",
        "  11  ähren",
        "  12  hähne",
        "  13  zähne",
        "4 words",
    ]
    assert cli.main(["words", "--anagram", "ZÄHNE", "--lexicon", str(german)]) == 0
    assert "zähne" in capsys.readouterr().out
    assert cli.main(["words", "öl", "--lexicon", str(german), "--json"]) == 0
    (oil,) = json.loads(capsys.readouterr().out)["words"]
    assert oil == {"word": "öl", "points": 10, "blanks": "", "commonness": None, "front": "", "back": ""}
    assert cli.main(["words", "*", "--lexicon", str(german), "--only", "everyday"]) == 2
    assert "'german' doesn't know how common words are" in capsys.readouterr().err
    assert cli.main(["words", "su*", "--lexicon", str(german), "--tiles", "english"]) == 0
    assert "suss" in capsys.readouterr().out


def test_tiles_give_their_letters_and_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Spanish CH is one tile, and French has nothing beyond A to Z that would tell a list from another."""
    path = tmp_path / "list.txt"
    path.write_text("chorro\naños\n", encoding="utf-8")
    assert cli.main(["words", "*", "--lexicon", str(path), "--tiles", "spanish"]) == 0
    assert capsys.readouterr().out.splitlines() == ["  11  años", "  15  chorro", "2 words"]
    assert cli.main(["words", "chor*", "--lexicon", str(path), "--tiles", "french"]) == 0
    assert capsys.readouterr().out.splitlines() == ["  11  chorro", "1 word"]
    assert cli.main(["words", "*", "--lexicon", str(path), "--tiles", "klingon"]) == 2
    assert "'klingon' isn't one of the tiles: dutch, english" in capsys.readouterr().err


def test_more_than_the_limit_is_said(answer: Any, words: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer("*", "--limit", "3")
    assert (told["total"], len(told["words"])) == (12, 3)
    assert cli.main(["words", "q*", "--limit", "2", "--lexicon", str(words)]) == 0
    assert capsys.readouterr().out.splitlines() == ["  11  qi", "  14  quiet", "4 words, the first 2 are shown"]


@pytest.mark.slow
def test_common_words_and_offensive_ones_of_the_shipped_dictionary(capsys: pytest.CaptureFixture[str]) -> None:
    def total(*arguments: str) -> int:
        assert cli.main(["words", "*", "--length", "5", "--limit", "1", "--json", *arguments]) == 0
        return int(json.loads(capsys.readouterr().out)["total"])

    plain, daily, everyday = total(), total("--only", "simple"), total("--only", "everyday")
    assert daily < everyday < plain
    assert cli.main(["words", "--only", "simple", "--limit", "1"]) == 0
    assert capsys.readouterr().out.endswith(" words, the first 1 are shown\n")
    bad = [word for word in shipped_words() if len(word) == 5 and open_shipped().is_offensive(word)]
    assert total("--offensive") == plain + len(bad)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Give a PATTERN"),
        (["c[ab]t"], "PATTERN: '['"),
        (["--anagram", "ab*"], "--anagram: '*'"),
        (["--anagram", "e" * 30], "--anagram is too long"),
        (["a*", "--length", "5-3"], "smaller number first"),
        (["a*", "--length", "x"], "--length must be from"),
        (["a*", "--limit", "0"], "--limit must be from"),
        (["a*", "--only", "rare"], "--only must be simple or everyday, not 'rare'."),
        (["--only", "35"], "--only must be simple or everyday, not '35'. Sizes such as 35 are no longer known."),
        (["a*", "--lexicon", "no-such-thing"], "no file 'no-such-thing'. The dictionaries: English, German, "),
    ],
    ids=str,
)
def test_what_cannot_be_asked_gets_a_sentence(
    arguments: list[str], said: str, words: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = arguments if "--lexicon" in arguments else [*arguments, "--lexicon", str(words)]
    assert cli.main(["words", *named]) == 2
    assert said in capsys.readouterr().err


def test_many_words_are_sifted_at_once(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """D9: whoever asks for all words waits for the search, not for a question about each word."""
    asked: list[object] = []
    monkeypatch.setattr(Lexicon, "__contains__", lambda _lexicon, word: asked.append(word))
    assert cli.main(["words", "--length", "5", "--limit", "3"]) == 0
    assert asked == []
    english = open_shipped().refusing_offensive(True)
    fives = [word for word in shipped_words() if len(word) == 5]
    monkeypatch.undo()
    wanted = [word for word in fives if word in english]
    assert english.counting(fives) == wanted != fives
    assert capsys.readouterr().out.splitlines()[-1].startswith(f"{len(wanted):,} words")
