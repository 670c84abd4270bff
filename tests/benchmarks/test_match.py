"""`./run match`: paired games, the same bag twice with the seats swapped."""

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.match import (
    TECHNIQUES,
    Known,
    LevelPlayer,
    Mind,
    Pair,
    Technique,
    Thinker,
    UnknownPlayer,
    main,
    play_pair,
    read_technique,
    summary,
    worker_pool,
)
from boggle_desk import cli, paths
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, read_levels
from boggle_desk.engine.scrabble.simulation import GameSimulator
from tests.engine.kernels import machines
from tests.engine.kernels.machines import GRAPH, RULES
from tests.engine.scrabble.simulators import LEAVES, simulator

KEYS = ["players", "seed", "lexicon", "games", "wins", "share", "error", "means", "mean_errors", "forfeits", "seconds"]


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """Return a file with a few words, one a line."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join(machines.WORDS) + "\n", encoding="utf-8")
    return path


@pytest.mark.slow
def test_the_same_seed_gives_the_same_match_on_any_number_of_processes(
    words: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def played(workers: str) -> Any:
        asked = ["--players", "static,score", "--games", "12", "--seed", "7", "--json", "--workers", workers]
        assert main([*asked, "--lexicon", str(words)]) == 0
        return json.loads(capsys.readouterr().out)

    one, two = played("1"), played("2")
    assert list(one) == KEYS
    assert one | {"seconds": 0} == two | {"seconds": 0}
    assert (one["players"], one["games"], one["seed"]) == (["static", "score"], 12, 7)
    assert one["share"] == one["wins"] / 12
    assert 0 <= one["share"] <= 1
    assert min(one["means"]) > 10


def test_a_player_against_itself_wins_half(words: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--players", "static, static", "--games", "4", "--workers", "1"]
    assert main([*asked, "--lexicon", str(words), "--rules", "tournament_double"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("static against static: 4 games in ")
    assert lines[1] == "static won 50.00% ± 0.00% (95%), ties count half"
    assert len(lines) == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "static"], "two players"),
        (["--players", "static,static,static"], "two players"),
        (["--players", ""], "two players"),
        (["--players", "static,nobody"], "'nobody' isn't a level"),
        (["--players", "static,"], "'' isn't a level"),
        (["--players", "static,simulation:depth=2"], "isn't a setting"),
        (["--players", "static,child:known=2"], "'child' isn't a technique, and only those take numbers (score, "),
        (["--games", "3"], "must be even"),
        (["--games", "0"], "--games must be from"),
        (["--games", "many"], "--games must be from"),
        (["--games", "99999999999999999999"], "--games must be from"),
        (["--seed", "-1"], "--seed must be from"),
        (["--seed", "٣"], "--seed must be from"),
        (["--workers", "0"], "--workers must be from"),
        (["--workers", "1e3"], "--workers must be from"),
        (["--rules", "nobodys"], "isn't one of the rules"),
        (["--lexicon", "nowhere.txt"], "no dictionary"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    words: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    common = ["--players", "static,score", "--games", "2"]
    assert main([*common, *arguments]) == 2
    sentence = capsys.readouterr().err
    assert sentence.startswith("boggle-desk: ")
    assert sentence.count("\n") == 1
    assert sentence.endswith(".\n")
    assert said in sentence


def test_players_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2
    assert "--players" in capsys.readouterr().err


def test_where_no_memory_can_be_shared_one_thread_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where /dev/shm is not writable."""

    def refused(*_arguments: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("multiprocessing.synchronize.SemLock.__init__", refused)
    with worker_pool(2) as pool:
        assert list(pool.map(str, [1, 2])) == ["1", "2"]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="there is no such signal for a group of processes")
def test_an_interrupted_match_ends_quietly() -> None:
    """Its first line on a terminal says when all processes have come far enough to be interrupted."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "benchmarks.match", "--players", "static,score", "--games", "100000"]
    with subprocess.Popen(
        [*command, "--workers", "1"], stderr=theirs, stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        os.close(theirs)
        said = os.read(ours, 1)
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate()
    with suppress(OSError):  # so ends what nobody writes to any more
        while part := os.read(ours, 1_000):
            said += part
    os.close(ours)
    assert (process.returncode, out) == (cli.INTERRUPTED, b"")
    assert re.fullmatch(rb"(\r[0-9,]+ of 100,000 games)+", said), said


KNOWN = Known(RULES, Lexicon("own", "Own", "en", GRAPH.source), LEAVES, {})
QUICK = "seconds=999,rollouts=60,contenders=3"
LEVELS = read_levels(paths.resource("levels", "scrabble.toml"))


def test_a_technique_is_named_and_its_numbers_set() -> None:
    for name, technique in TECHNIQUES.items():
        assert read_technique(name) == technique
    found = read_technique("simulation:seconds=2.5,contenders=25,rollouts=100,endgame=0.5")
    assert found == Technique("simulation:seconds=2.5,contenders=25,rollouts=100,endgame=0.5", True, 2.5, 100, 25, 0.5)
    assert read_technique("score:seconds=1").leaves is False
    assert read_technique("static:").seconds == 0.0


@pytest.mark.parametrize(
    "text",
    ["", "nobody", "Static", "static:depth=3", "static:seconds", "static:seconds=", "static:seconds=-1",
     "static:seconds=1e9", "static:seconds=nan", "static:seconds=9999999", "static:seconds=1=2", "static;seconds=1"],
)  # fmt: skip
def test_others_are_unknown(text: str) -> None:
    with pytest.raises(UnknownPlayer, match=r"isn't a"):
        read_technique(text)


def played(minds: list[Mind], number: int) -> tuple[int, ...]:
    """Return the final scores of a game."""
    simulator, rng = KNOWN.simulator(), Random(number)
    simulator.table.deal(number)
    turns = 0
    while not simulator.table.over:
        minds[simulator.table.turn].turn(simulator, rng)
        turns += 1
        assert simulator.table.turns == turns
    return simulator.table.scores()


@pytest.mark.parametrize("name", ["score", "static", "simulation", "static+endgame", "simulation+endgame"])
def test_every_technique_plays_a_game_to_its_end_and_again(name: str) -> None:
    settings = [QUICK] * ("simulation" in name) + ["endgame=999"] * ("endgame" in name)  # by no clock
    text = ":".join([name, ",".join(settings)]).rstrip(":")
    scores = [played([Thinker(read_technique(text), KNOWN) for _seat in range(2)], 4) for _again in range(2)]
    assert scores[0] == scores[1]
    assert max(scores[0]) > 20


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_every_level_plays_a_game_to_its_end(level: ComputerLevel) -> None:
    quick = replace(level, rollouts=min(level.rollouts, 50))
    assert max(played([LevelPlayer(quick, KNOWN), Thinker(TECHNIQUES["static"], KNOWN)], 3)) > 20


@dataclass
class Watched:
    """A static player that notes its first rack of every game."""

    leaves: bool = True
    seats: list[int] = field(default_factory=list)
    racks: list[bytes] = field(default_factory=list)

    def turn(self, simulator: GameSimulator, _rng: Random) -> None:
        if simulator.table.turns < 2:
            self.seats.append(simulator.table.turn)
            self.racks.append(simulator.table.rack(simulator.table.turn))
        simulator.table.think(self.leaves)
        simulator.table.act()


def test_a_bag_is_played_twice_with_the_seats_swapped() -> None:
    one, other = Watched(), Watched(leaves=False)
    pair = play_pair(simulator(), (one, other), 6)
    assert (one.seats, other.seats) == ([0, 1], [1, 0])
    assert one.racks[0] == other.racks[1]  # who begins has the same tiles in both games
    assert pair.number == 6
    twin = play_pair(simulator(), (Watched(), Watched()), 6)
    assert twin.first == twin.second[::-1]
    assert twin.won == 0.5


def test_equal_numbers_give_equal_pairs() -> None:
    minds = [Thinker(TECHNIQUES[name], KNOWN) for name in ("static", "score")]
    pairs = [[play_pair(simulator(), minds, number) for number in range(8)] for _again in range(2)]
    assert pairs[0] == pairs[1]
    assert len({pair.first for pair in pairs[0]}) > 4
    used = simulator()
    assert [play_pair(used, minds, number) for number in range(8)] == pairs[0]


@pytest.mark.parametrize(
    ("first", "second", "won"),
    [
        ((9, 5), (9, 5), 1.0),
        ((9, 5), (5, 9), 0.5),
        ((5, 9), (5, 9), 0.0),
        ((7, 7), (9, 5), 0.75),
        ((7, 7), (7, 7), 0.5),
    ],
)
def test_ties_count_half(first: tuple[int, int], second: tuple[int, int], won: float) -> None:
    assert Pair(1, first, second).won == won


def test_the_interval_comes_from_the_spread_between_pairs() -> None:
    pairs = [Pair(1, (400, 300), (410, 390)), Pair(2, (300, 350), (420, 420)), Pair(3, (500, 400), (300, 310))]
    found = summary(pairs)
    assert (found.games, found.wins) == (6, 3.5)
    assert found.share == pytest.approx(3.5 / 6)
    assert found.error == pytest.approx(1.959964 * 0.3818813 / 3**0.5, rel=1e-5)  # shares 1, 1/4, 1/2
    assert found.means == (pytest.approx(2330 / 6), pytest.approx(2170 / 6))
    assert found.mean_errors[0] == pytest.approx(31.455, abs=0.001)
    assert summary(pairs[:1]).error == 0.0
    with pytest.raises(ValueError, match="no game"):
        summary([])
