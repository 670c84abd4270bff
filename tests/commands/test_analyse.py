"""`boggle-desk analyse`: a recorded game in, what each turn cost out, and a sentence for everything that is no game."""

import json
from pathlib import Path
from typing import Any

import pytest

from boggle_desk import cli

GAMES = Path(__file__).parents[1] / "data" / "gcg"


def analysed(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    code = cli.main(["analyse", str(path), "--json", *more])
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    told: dict[str, Any] = json.loads(printed.out)
    return told


def test_every_turn_is_told_with_loss_rank_and_the_best_moves(capsys: pytest.CaptureFixture[str]) -> None:
    told = analysed(GAMES / "family_four.gcg", capsys, "--best", "2")
    assert set(told) == {"players", "dictionary", "turns", "summaries"}
    assert [turn["player"] for turn in told["turns"]] == ["Ann Archer", "Ben Bowman", "Cleo Cooper", "Dan Draper"] * 2
    first = told["turns"][0]
    assert (first["move"], first["rack"], first["basis"]) == ("8G CAT", "CATSEEE", "static")
    assert first["loss"] == pytest.approx(first["best"][0]["worth"] - first["made"]["worth"], abs=0.011)
    assert 1 < first["rank"] <= first["moves"]
    assert len(first["best"]) == 2
    assert all(each["win"] is None for each in first["best"])


def test_phonies_and_unknown_racks_are_told_honestly_s12(capsys: pytest.CaptureFixture[str]) -> None:
    told = analysed(GAMES / "family_four.gcg", capsys)
    phony = told["turns"][6]
    assert (phony["outcome"], phony["unknown_words"], phony["rank"]) == ("taken back", ["intress"], None)
    assert phony["loss"] > 0
    cleo = told["summaries"][2]
    assert (cleo["taken_back"], cleo["valued"], cleo["turns"]) == (1, 1, 2)
    unknown = analysed(GAMES / "partial.gcg", capsys)["turns"][1]
    assert (unknown["rack_known"], unknown["loss"], unknown["best"]) == (False, None, [])


def test_people_read_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["analyse", str(GAMES / "family_four.gcg")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Ann Archer   8G CAT")
    assert "best" in lines[0]
    assert "not in the dictionary: intress" in lines[6]
    assert "phonies came off: 1" in lines[-2]


def test_own_words_judge(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = tmp_path / "words.txt"
    words.write_text("cat\ncats\nseat\n", encoding="utf-8")
    first = analysed(GAMES / "family_four.gcg", capsys, "--lexicon", str(words))["turns"][0]
    assert {each["move"].partition(" ")[2] for each in first["best"]} <= {"CAT", "CATS", "SEAT", ""}


def test_a_simulation_gives_chances_with_errors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = tmp_path / "one.gcg"
    game.write_text("#player1 ann Ann\n#player2 ben Ben\n>ann: CATSEEE 8G CAT +10 10\n", encoding="utf-8")
    (turn,) = analysed(game, capsys, "--seconds", "0.1")["turns"]
    assert turn["basis"] == "simulated"
    for each in (turn["made"], *turn["best"]):
        assert 0 < each["win"] < 1
        assert 0 < each["error"] < 0.5


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seconds", "soon"), "--seconds must be from"),
        (("--seconds", "601"), "--seconds must be from"),
        (("--best", "0"), "--best must be from"),
        (("--seed", "x"), "--seed must be a whole number"),
    ],
)
def test_what_cannot_be_is_said(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["analyse", str(GAMES / "partial.gcg"), *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_no_game_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no.gcg"
    path.write_text("hello\n", encoding="utf-8")
    assert cli.main(["analyse", str(path)]) == 2
    assert "can't be analysed" in capsys.readouterr().err
    assert cli.main(["analyse", str(tmp_path / "missing.gcg")]) == 2
    assert "can't be read" in capsys.readouterr().err
