"""`boggle-desk solve`: boards in, words out, and a sentence for everything that is no board."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boggle_desk import cli
from boggle_desk.commands import inputs
from boggle_desk.engine.boggle.board import Board
from boggle_desk.storage.lexica import open_shipped

COMMAND = "solve"
WORDS = [
    "ate",
    "eat",
    "eaten",
    "in",
    "inn",
    "into",
    "nine",
    "oat",
    "quiet",
    "quit",
    "quite",
    "seat",
    "tea",
    "teas",
    "tin",
]


@pytest.fixture
def complaint(words: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Return a function that runs the command and returns its one sentence of complaint."""

    def run(*arguments: str) -> str:
        assert cli.main(["solve", "--lexicon", str(words), *arguments]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        sentence = printed.err.removeprefix("boggle-desk: ").removesuffix("\n")
        assert "\n" not in sentence
        assert sentence.endswith(".")
        return sentence

    return run


def found(answered: dict[str, Any]) -> list[str]:
    return [each["word"] for each in answered["words"]]


def test_b8_b22_the_answer_has_board_score_and_words_with_points_and_path(answer: Any) -> None:
    answered = answer("eats")
    assert answered == {
        "board": ["E", "A", "T", "S"],
        "score": 5,
        "words": [
            {"word": "ate", "points": 1, "path": [1, 2, 0]},
            {"word": "eat", "points": 1, "path": [0, 1, 2]},
            {"word": "seat", "points": 1, "path": [3, 0, 1, 2]},
            {"word": "tea", "points": 1, "path": [2, 0, 1]},
            {"word": "teas", "points": 1, "path": [2, 0, 1, 3]},
        ],
    }


def test_every_path_spells_its_word(answer: Any) -> None:
    answered = answer("qieteiotn")
    board = Board(3, 3, tuple(answered["board"]))
    assert {"quit", "quiet", "quite"} <= set(found(answered))
    assert all(board.adjoins(each["path"]) and board.spell(each["path"]) == each["word"] for each in answered["words"])
    assert answered["score"] == sum(each["points"] for each in answered["words"])


@pytest.mark.parametrize(
    ("text", "faces"),
    [
        ("qite", ["Qu", "I", "T", "E"]),
        ("QITE", ["Qu", "I", "T", "E"]),
        ("Qu I t e", ["Qu", "I", "T", "E"]),
        ("qu i T E", ["Qu", "I", "T", "E"]),
        ("  QU   I\tt e ", ["Qu", "I", "T", "E"]),
        ("q i t e", ["Q", "I", "T", "E"]),
        ("In # # n", ["In", "#", "#", "N"]),
        ("i##n", ["I", "#", "#", "N"]),
        ("ß é ñ e\N{COMBINING ACUTE ACCENT}", ["ß", "É", "Ñ", "É"]),
    ],
)
def test_b3_faces_are_read_in_either_notation_and_shown_as_printed(text: str, faces: list[str], answer: Any) -> None:
    assert answer(text)["board"] == faces


def test_b3_q_is_the_qu_face_without_spaces_and_a_bare_q_with_them(answer: Any) -> None:
    assert found(answer("qite")) == ["quiet", "quit", "quite"]
    assert found(answer("q i t e")) == []
    assert found(answer("q u i t")) == ["quit"]


def test_faces_of_several_letters_and_solid_faces(answer: Any) -> None:
    assert found(answer("In N # #")) == ["inn"]
    assert found(answer("In # # N", "--min-length", "2")) == ["in", "inn"]
    assert found(answer("In # N", "--size", "1x3", "--min-length", "2")) == ["in"]


@pytest.mark.parametrize(
    ("size", "letters", "expected"),
    [
        ("1x4", "seat", ["eat", "seat"]),
        ("4X1", "seat", ["eat", "seat"]),
        ("2×2", "seat", ["ate", "eat", "seat", "tea", "teas"]),
    ],
)
def test_b8_rows_come_before_columns(size: str, letters: str, expected: list[str], answer: Any) -> None:
    assert found(answer(letters, "--size", size)) == expected


def test_rows_and_columns_are_not_mixed_up(answer: Any) -> None:
    assert found(answer("tinxxx", "--size", "2x3")) == ["tin"]
    assert found(answer("tinxxx", "--size", "3x2")) == ["tin"]
    assert found(answer("tixxnx", "--size", "2x3")) == ["tin"]
    assert found(answer("tixxnx", "--size", "3x2")) == []


@pytest.mark.parametrize(("size", "cells"), [("1x1", 1), ("10x10", 100), ("1x10", 10), ("10x3", 30)])
def test_grids_from_one_to_a_hundred_cells(size: str, cells: int, answer: Any) -> None:
    assert len(answer("e" * cells, "--size", size)["board"]) == cells


def test_a_square_needs_no_size(answer: Any) -> None:
    assert len(answer("e" * 100)["board"]) == 100
    assert answer("e") == {"board": ["E"], "score": 0, "words": []}


@pytest.mark.parametrize(
    ("arguments", "points"),
    [
        ((), [1, 1, 2, 3, 5, 11, 11]),
        (("--scoring", "standard"), [1, 1, 2, 3, 5, 11, 11]),
        (("--scoring", "master"), [1, 2, 3, 5, 11, 11]),
        (("--scoring", "linear"), [1, 1, 2, 3, 4, 5, 6]),
        (("--min-length", "5"), [2, 3, 5, 11, 11]),
        (("--scoring", "master", "--min-length", "3"), [1, 1, 2, 3, 5, 11, 11]),
        (("--scoring", "linear", "--min-length", "8"), [5, 6]),
        (("--min-length", "2"), [1, 1, 1, 2, 3, 5, 11, 11]),
        (("--min-length", "10"), []),
    ],
)
def test_b9_b22_b23_b24_tables_and_lengths(
    arguments: tuple[str, ...], points: list[int], words: Path, answer: Any
) -> None:
    """The one row holds a word of each length from two to nine."""
    words.write_text("\n".join("abcdefghi"[:length] for length in range(2, 10)), encoding="utf-8")
    answered = answer("abcdefghi", "--size", "1x9", *arguments)
    assert [each["points"] for each in answered["words"]] == points
    assert answered["score"] == sum(points)


def test_without_json_a_table_is_printed_best_words_first(words: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["solve", "qite", "--lexicon", str(words)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Qu I",
        "T  E",
        "",
        "   2  quiet  0 1 3 2",
        "   2  quite  0 1 2 3",
        "   1  quit   0 1 2",
        "   5  3 words",
    ]


def test_the_shipped_dictionary_is_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["solve", "PERSLATGSINETERS", "--json"]) == 0
    answered = json.loads(capsys.readouterr().out)
    assert len(found(answered)) > 1000
    assert {"resetting", "testing", "plates"} & set(found(answered))
    assert cli.main(["solve", "PERSLATGSINETERS", "--json", "--lexicon", "English"]) == 0
    assert json.loads(capsys.readouterr().out) == answered


def test_offensive_words_of_the_shipped_dictionary_are_not_shown_unasked(capsys: pytest.CaptureFixture[str]) -> None:
    lexicon = open_shipped()
    word = next(word for word in lexicon.graph if len(word) == 4 and "q" not in word and lexicon.is_offensive(word))
    for options, shown in (([], False), (["--offensive"], True)):
        assert cli.main(["solve", word, "--size", "1x4", "--json", *options]) == 0
        assert (word in found(json.loads(capsys.readouterr().out))) is shown


def test_a_word_list_is_taken_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lexicon = open_shipped()
    word = next(word for word in lexicon.graph if len(word) == 4 and "q" not in word and lexicon.is_offensive(word))
    (tmp_path / "own.txt").write_text(f"{word}\n", encoding="utf-8")
    assert cli.main(["solve", word, "--size", "1x4", "--json", "--lexicon", str(tmp_path / "own.txt")]) == 0
    assert found(json.loads(capsys.readouterr().out)) == [word]


# ------------------------------------------------------------------------------------------ many boards


def test_a_file_of_boards_in_either_notation_gives_the_sums(answer: Any, tmp_path: Path) -> None:
    boards = tmp_path / "boards.txt"
    boards.write_text("\ufeffeats\r\n\r\n  \nQu I T E\n", encoding="utf-8")
    answered = answer("--boards", str(boards))
    assert answered.pop("seconds") >= 0
    singles = [answer("eats"), answer("Qu I T E")]
    assert answered == {
        "boards": 2,
        "score_total": sum(each["score"] for each in singles),
        "words_total": sum(len(each["words"]) for each in singles),
    }
    assert answered["words_total"] == 8


def test_boards_share_the_size_and_the_options(answer: Any, tmp_path: Path) -> None:
    boards = tmp_path / "boards.txt"
    boards.write_text("seat\ntaes\n", encoding="utf-8")
    assert answer("--boards", str(boards), "--size", "1x4")["words_total"] == 4
    assert answer("--boards", str(boards), "--min-length", "4", "--size", "1x4")["words_total"] == 2


def test_an_empty_file_has_no_boards(answer: Any, tmp_path: Path) -> None:
    (tmp_path / "boards.txt").write_text("\n", encoding="utf-8")
    assert answer("--boards", str(tmp_path / "boards.txt"))["boards"] == 0


def test_sums_are_readable_too(words: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "boards.txt").write_text("eats\n" * 3, encoding="utf-8")
    assert cli.main(["solve", "--boards", str(tmp_path / "boards.txt"), "--lexicon", str(words)]) == 0
    assert capsys.readouterr().out.startswith("3 boards: 15 words, 15 points, solved in ")


# --------------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "either BOARD or --boards"),
        (("eats", "--boards", "x"), "either BOARD or --boards"),
        (("",), "The board is empty"),
        (("   ",), "The board is empty"),
        (("abc",), "3 faces don't make a square"),
        (("e" * 121,), "121 faces are too many"),
        (("e" * 2000,), "longer than 1000 characters"),
        (("eats", "--size", "3x3"), "3x3 cells need 9 faces, but the board has 4"),
        (("eats", "--size", "0x4"), "--size must be rows and columns"),
        (("eats", "--size", "11x1"), "--size must be rows and columns"),
        (("eats", "--size", "4"), "--size must be rows and columns"),
        (("eats", "--size", "2x2x1"), "--size must be rows and columns"),
        (("eat5",), "'5' isn't a face"),
        (("e a t !",), "'!' isn't a face"),
        (("e a t ##",), "'##' isn't a face"),
        (("e a t abcde",), "'abcde' isn't a face"),
        (("e a t -",), "'-' isn't a face"),
        (("eats", "--min-length", "0"), "--min-length must be from"),
        (("eats", "--min-length", "three"), "--min-length must be from"),
        (("eats", "--min-length", "²"), "--min-length must be from"),
        (("eats", "--lexicon", "nowhere.txt"), "no dictionary and no file 'nowhere.txt'"),
        (("eats", "--lexicon", "."), "The word list '.' can't be read"),
        (("--boards", "nowhere.txt"), "The file 'nowhere.txt' can't be read"),
        (("--boards", "."), "The file '.' can't be read"),
    ],
)
def test_bad_input_gets_a_sentence(
    arguments: tuple[str, ...], said: str, complaint: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in complaint(*arguments)


def test_a_bad_line_is_named_by_its_number(complaint: Any, tmp_path: Path) -> None:
    boards = tmp_path / "boards.txt"
    boards.write_text("eats\n\nabc\n", encoding="utf-8")
    assert complaint("--boards", str(boards)).startswith("Line 3: 3 faces don't make a square")
    boards.write_bytes(b"eats\n\xff\n")
    assert complaint("--boards", str(boards)).startswith("Line 2 of ")


def test_a_huge_file_of_boards_is_refused(complaint: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "LARGEST_FILE", 9)
    boards = tmp_path / "boards.txt"
    boards.write_text("eats\neats\n", encoding="utf-8")
    assert "is larger than" in complaint("--boards", str(boards))


def test_a_file_that_is_no_word_list_is_refused(complaint: Any, tmp_path: Path) -> None:
    (tmp_path / "odd.txt").write_bytes(b"\0\1\2" * 50)
    assert "isn't a word list" in complaint("eats", "--lexicon", str(tmp_path / "odd.txt"))


def test_an_unknown_scoring_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["solve", "eats", "--scoring", "gold"])
    assert left.value.code == 2
    assert "standard" in capsys.readouterr().err


def test_the_help_explains_faces_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["solve", "--help"])
    assert left.value.code == 0
    printed = capsys.readouterr().out
    assert all(said in printed for said in ("Qu I In #", '"score"', '"words_total"', "10x10", "capitals"))


def test_solving_leaves_qt_alone(words: Path) -> None:
    code = (
        "import sys; from boggle_desk import cli;"
        f"assert cli.main(['solve', 'eats', '--lexicon', {str(words)!r}]) == 0;"
        "heavy = {'PySide6', 'numpy', 'mujoco', 'miniaudio'} & set(sys.modules); assert not heavy, heavy"
    )
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")


def test_each_board_of_a_file_has_a_line_like_a_single_one(
    words: Path, tmp_path: Path, answer: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """I-23."""
    (tmp_path / "boards.txt").write_text("eats\n\nT I N N\n")
    assert cli.main(["solve", "--lexicon", str(words), "--boards", str(tmp_path / "boards.txt"), "--each"]) == 0
    each = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert each == [answer("eats"), answer("T I N N")]


@pytest.mark.parametrize("how", [(), ("--json",)])
@pytest.mark.parametrize("preset", ["classic", "master"])
def test_what_boards_prints_is_solved(
    preset: str, how: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["boards", "--count", "3", "--seed", "4", "--preset", preset, *how]) == 0
    shaken = tmp_path / "boards"
    shaken.write_text(capsys.readouterr().out, encoding="utf-8")
    assert cli.main(["solve", "--boards", str(shaken), "--each"]) == 0
    solved = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [len(each["board"]) for each in solved] == [16 if preset == "classic" else 25] * 3
