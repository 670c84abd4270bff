"""`boggle-desk moves`: positions in, numbers out, and a sentence with its line for everything that is no position."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boggle_desk import cli
from boggle_desk.commands import UsageError, inputs

EMPTY = "/".join(["15"] * 15)
CAT = "/".join(["15"] * 7 + ["6CAt6"] + ["15"] * 7)
WORDS = ["at", "cat", "cats", "sat", "ta", "tas"]


@pytest.fixture
def printed(words: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Return a function that runs the command with the small word list and returns the lines that it prints."""

    def run(*arguments: str) -> list[str]:
        assert cli.main(["moves", "--lexicon", str(words), *arguments]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        return said.out.splitlines()

    return run


@pytest.fixture
def complaint(words: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Return a function that runs the command and returns its one sentence of complaint."""

    def run(*arguments: str) -> str:
        assert cli.main(["moves", "--lexicon", str(words), *arguments]) == 2
        sentence = capsys.readouterr().err.removeprefix("boggle-desk: ").removesuffix("\n")
        assert "\n" not in sentence
        assert sentence.endswith(".")
        return sentence

    return run


def file_of(tmp_path: Path, *lines: str) -> str:
    """Return the path of a file with these lines."""
    path = tmp_path / "positions.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def test_every_position_gets_a_line_of_five_fields(printed: Any, tmp_path: Path) -> None:
    """`at` and `ta` open in two places each way, with the first or the second letter in the centre, for four points."""
    first, second = f"{EMPTY} AT/ 0/0 0 lex NWL20;", f"{CAT} S/ 0/5 0"
    lines = printed("--positions", file_of(tmp_path, first, "", second))
    assert [line.split("\t") for line in lines] == [
        [first, "8", "4", "32", "3"],
        [second, "1", "5", "5", "1"],
    ]


def test_one_tile_that_forms_words_both_ways_is_one_play(printed: Any) -> None:
    """Two As touch at their corners; a T in either other corner forms two words."""
    board = "/".join(["15"] * 6 + ["7A7", "6A8"] + ["15"] * 7)
    (answer,) = map(json.loads, printed("--cgp", f"{board} T/ 0/0 0", "--json"))
    assert {each["move"]: (each["score"], each["words"]) for each in answer["best"]} == {
        "8G (A)T": (8, ["at", "at"]),
        "7G T(A)": (6, ["ta", "ta"]),
        "7H (A)T": (3, ["at"]),
        "G8 (A)T": (3, ["at"]),
        "8F T(A)": (2, ["ta"]),
        "H6 T(A)": (2, ["ta"]),
    }
    assert answer["plays"] == 6


def test_exchanges_need_seven_tiles_in_the_bag(printed: Any, tmp_path: Path) -> None:
    """Eight tiles are unseen: one is in the bag, however much of the other rack is known."""
    full = "AABBCCDDEEEEEEE/EEEEEFFGGGHHIII/IIIIIIJKLLLLMMN/NNNNNOOOOOOOOPP/QRRRRRRSSSSTTTT"
    board = f"{full}/TTUUUUVVWW5/" + "/".join(["15"] * 9)
    rack = "AAAADDX"
    answers = printed(
        "--positions",
        file_of(tmp_path, f"{EMPTY} AAEINST/ 0/0 0", f"{board} {rack}/ 0/0 0", f"{board} {rack}/Y 0/0 0"),
    )
    assert [line.split("\t")[4] for line in answers] == ["95", "0", "0"]


def test_the_best_plays_come_in_field_notation(printed: Any) -> None:
    (line,) = printed("--cgp", f"{CAT} S?/ 0/0 0", "--top", "3", "--json")
    answer = json.loads(line)
    assert set(answer) == {"cgp", "plays", "highest", "sum", "exchanges", "bag", "best"}
    assert answer["bag"] == 100 - 3 - 2 - 7
    assert len(answer["best"]) == 3
    assert answer["plays"] > 3
    assert [each["equity"] for each in answer["best"]] == sorted((e["equity"] for e in answer["best"]), reverse=True)
    every = json.loads(printed("--cgp", f"{CAT} S?/ 0/0 0", "--top", "1000", "--json")[0])["best"]
    assert len(every) == answer["plays"]
    assert sum(each["score"] for each in every) == answer["sum"]
    by_move = {each["move"]: each for each in every}
    assert by_move["8G (CAt)S"]["words"] == ["cats"]
    assert by_move["8G (CAt)S"]["score"] == 5
    assert by_move["8G (CAt)S"]["leave"] == "?"
    assert "8G (CAt)s" in by_move


def test_without_json_a_table_is_printed(printed: Any) -> None:
    *rows, last = printed("--cgp", f"{CAT} S/ 0/0 0")
    assert len(rows) == 1
    assert rows[0].split()[0] == "5"
    assert rows[0].endswith("8G (CAt)S")
    assert last == "1 play, 1 exchange, 89 tiles in the bag"


def test_json_goes_with_a_file_too(printed: Any, tmp_path: Path) -> None:
    lines = printed("--positions", file_of(tmp_path, f"{EMPTY} AT/ 0/0 0", f"{EMPTY} VV/ 0/0 0"), "--json")
    assert [json.loads(line)["plays"] for line in lines] == [8, 0]
    assert json.loads(lines[1])["highest"] == 0


def test_other_tiles_can_be_chosen(words: Path, printed: Any) -> None:
    words.write_text("cha\n", encoding="utf-8")
    (line,) = printed("--cgp", f"{EMPTY} [CH]A/ 0/0 0", "--tiles", "spanish", "--json")
    assert json.loads(line)["best"][0]["move"].endswith("[CH]A")
    assert json.loads(line)["plays"] == 4


def test_a_list_is_read_in_the_letters_of_the_tiles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "list.txt"
    path.write_text("öl\nuhr\n", encoding="utf-8")
    asked = ["moves", "--cgp", f"{EMPTY} ÖLUHREN/ 0/0 0", "--top", "1", "--lexicon", str(path)]
    assert cli.main([*asked, "--tiles", "german"]) == 0
    assert "ÖL" in capsys.readouterr().out


def test_the_shipped_dictionary_is_the_default(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["moves", "--positions", file_of(tmp_path, f"{EMPTY} AEINRST/ 0/0 0")]) == 0
    _cgp, plays, highest, total, exchanges = capsys.readouterr().out.split("\t")
    assert int(plays) > 1000
    assert int(highest) == 66
    assert int(total) > 10 * int(plays)
    assert int(exchanges) == 127


def test_a_dictionary_brings_the_tiles_of_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["moves", "--cgp", f"{EMPTY} GRÜN/ 0/0 0", "--lexicon", "German", "--top", "1"]) == 0
    assert "GRÜN" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "either --cgp POSITION or --positions"),
        (("--cgp", "x", "--positions", "y"), "either --cgp"),
        (("--cgp", "x"), "four parts"),
        (("--cgp", f"{EMPTY} AB/ 0/0 0", "--top", "0"), "--top must be from 1"),
        (("--cgp", f"{EMPTY} AB/ 0/0 0", "--top", "many"), "--top must be from 1"),
        (("--cgp", f"{EMPTY} AB/ 0/0 0", "--tiles", "klingon"), "'klingon' isn't one of the tiles"),
        (("--cgp", f"{EMPTY} AB/ 0/0 0", "--board", "round"), "'round' isn't one of the boards"),
        (("--cgp", f"{EMPTY} AB/ 0/0 0", "--lexicon", "nowhere.txt"), "no dictionary and no file 'nowhere.txt'"),
        (("--positions", "nowhere.txt"), "The file 'nowhere.txt' can't be read"),
    ],
)
def test_bad_input_gets_a_sentence(
    arguments: tuple[str, ...], said: str, complaint: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in complaint(*arguments)


def test_a_bad_line_is_named_by_its_number(complaint: Any, tmp_path: Path) -> None:
    good = f"{EMPTY} AT/ 0/0 0"
    assert complaint("--positions", file_of(tmp_path, good, "", "15/15 AT/ 0/0 0")).startswith(
        "Line 3: The board has 2 rows, not 15"
    )
    odd = tmp_path / "odd.txt"
    odd.write_bytes(good.encode() + b"\n\xff\n")
    assert complaint("--positions", str(odd)).startswith("Line 2 of ")


def test_a_huge_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "LARGEST_FILE", 3)
    path = Path(file_of(tmp_path, "15", "15"))
    with pytest.raises(UsageError, match="is larger than"):
        inputs.lines_of(path)


def test_the_help_explains_the_fields(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["moves", "--help"])
    assert left.value.code == 0
    said = " ".join(capsys.readouterr().out.split())
    assert all(each in said for each in ("seven tiles in the bag", '"exchanges"', "8D RE(TS)INA", "The player to move"))


def test_finding_moves_leaves_qt_alone(words: Path) -> None:
    code = (
        "import sys; from boggle_desk import cli;"
        f"assert cli.main(['moves', '--cgp', '{EMPTY} AT/ 0/0 0', '--lexicon', {str(words)!r}]) == 0;"
        "heavy = {'PySide6', 'mujoco', 'miniaudio'} & set(sys.modules); assert not heavy, heavy"
    )
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")
