"""`boggle-desk replay`: a recorded game in, its scores counted again, and a sentence for everything that is no game."""

import json
from pathlib import Path
from typing import Any

import pytest

from boggle_desk import cli

GAMES = Path(__file__).parents[1] / "data" / "gcg"
HEAD = "#player1 ann Ann Archer\n#player2 ben Ben\n>ann: CATSEEE 8G CAT +10 10\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return tmp_path / "game.gcg"


def replayed(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, dict[str, Any]]:
    code = cli.main(["replay", str(path), "--json", *more])
    printed = capsys.readouterr()
    assert printed.err == ""
    return code, json.loads(printed.out)


def test_a_right_game_agrees_s14_s19(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = replayed(GAMES / "family_four.gcg", capsys)
    assert code == 0
    assert set(told) == {"players", "turns", "agrees", "errors"}
    assert told["players"] == ["Ann", "Ben", "Cleo", "Dan"]
    assert (told["agrees"], told["errors"]) == (True, [])
    assert len(told["turns"]) == 14
    assert told["turns"][4] == {
        "player": "Ann",
        "move": "J8 SEA",
        "score": 14,
        "stated_score": 14,
        "cumulative": 24,
        "stated_cumulative": 24,
    }


@pytest.mark.parametrize("name", ["french_latin1", "partial"])
def test_tiles_the_file_names_and_partial_games(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = replayed(GAMES / f"{name}.gcg", capsys)
    assert (code, told["agrees"]) == (0, True)


def test_a_wrong_score_is_said_and_exits_1(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game.write_text(HEAD + ">ben: TON 9H ON +9 9\n", encoding="utf-8")
    code, told = replayed(game, capsys)
    assert (code, told["agrees"]) == (1, False)
    assert told["turns"][1]["score"] == 8
    assert told["turns"][1]["stated_score"] == 9
    assert told["errors"] == ["line 4: 9H ON counts +8, not +9"]


def test_words_are_not_judged(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game.write_text("#player1 a A\n>a: XQZ 8G XQZ +56 56\n", encoding="utf-8")
    assert replayed(game, capsys)[0] == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "line 1: 'hello' should begin with # or >"),
        ("", "no players in this file"),
        (HEAD + ">ben: TON 8H OT +2 2\n", "line 4: 8H holds A, not O"),
        (HEAD + ">eve: TON 9H ON +8 8\n", "line 4: there is no player 'eve'"),
    ],
)
def test_what_is_no_game_exits_2_with_line_and_reason(
    text: str, said: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game.write_text(text, encoding="utf-8")
    code, told = replayed(game, capsys)
    assert (code, told["agrees"], told["turns"]) == (2, False, [])
    assert said in told["errors"][0]
    assert cli.main(["replay", str(game)]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_not_there_exits_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "absent.gcg", tmp_path):
        assert cli.main(["replay", str(path), "--json"]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert "can't be read" in printed.err


def test_tiles_and_board_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = replayed(GAMES / "partial.gcg", capsys, "--tiles", "polish")
    assert (code, told["agrees"]) == (1, False)
    for wrong in (["--tiles", "martian"], ["--board", "round"]):
        assert cli.main(["replay", str(GAMES / "partial.gcg"), *wrong]) == 2
        assert wrong[1] in capsys.readouterr().err


def test_people_get_a_table(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(GAMES / "partial.gcg")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["Quackle", "8C", "RETAINs", "+64", "64"]
    assert lines[-1] == "All scores in the file are right."
    game.write_text(HEAD + ">ben: TON 9H ON +9 9\n", encoding="utf-8")
    assert cli.main(["replay", str(game)]) == 1
    assert "replay" in cli.EXIT_CODES[1]
    assert capsys.readouterr().out.splitlines()[-1] == "Some scores in the file are wrong."
