"""Score pads are stored like any game: event by event, whole after a kill, and damage is noticed."""

import os
import random
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from boggle_desk.engine.boggle import pad as boggle
from boggle_desk.engine.boggle.pad import BOGGLE_PAD, BogglePadRules
from boggle_desk.engine.boggle.pad import opening as boggle_opening
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble import pad as scrabble
from boggle_desk.engine.scrabble.pad import SCRABBLE_PAD, Kind, Note, ScrabblePadRules
from boggle_desk.engine.scrabble.pad import opening as scrabble_opening
from boggle_desk.storage.codec import decode_event, decode_opening, encode_event, encode_opening
from boggle_desk.storage.exchange import from_lines, to_lines
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.kinds import KINDS
from boggle_desk.storage.replay import played_through
from tests.engine.scrabble.table import FAMILY, WORDS
from tests.storage.play import presets
from tests.storage.written import written_game

ROOT = Path(__file__).parents[2]
SAVES = ROOT / "tests" / "data" / "saves"
PLAYERS = (Player("Zoë", team="us"), Player("Łucja ❤", minimum_length=2, extra_seconds=30))
BOGGLE_MOVES = (
    boggle.BeginSearch(),
    boggle.ReadClock(5.0),
    boggle.CallTime(),
    boggle.WritePoints(0, 0, 14),
    boggle.WriteWords(0, 1, ("cat", "zzz", "tea")),
    boggle.Judge(0, "zzz", True),
    boggle.EraseWord(0, 1, "tea"),
    boggle.CloseRound(),
    boggle.NextRound(),
    boggle.EndSearch(),
    boggle.WritePoints(1, 0, 60),
    boggle.CloseRound(),
    boggle.WritePoints(1, 0, 3),
    boggle.EraseEntry(0, 0),
    boggle.EndGame(),
)
SCRABBLE_MOVES = (
    scrabble.WriteTurn(0, Note(Kind.PLAY, "8G C[A]T")),
    scrabble.Challenge(1),
    scrabble.WriteTurn(1, Note(Kind.PLAY, "J8 SEA")),
    scrabble.WriteTurn(0, Note(Kind.PLAY, "8G EAT"), 0),
    scrabble.WriteTurn(1, Note(Kind.SCORE, number=12), 1, insert=True),
    scrabble.RemoveTurn(1),
    scrabble.WithdrawPlay(1),
    scrabble.EndGame(("", "AE?")),
    scrabble.Reopen(),
    scrabble.EndGame(("12", "")),
)


def pads() -> dict[str, tuple[Game[Any, Any, Any], tuple[Any, ...]]]:
    """Return an empty pad of each kind, and the moves of a game that makes every event."""
    return {
        "boggle_pad": (
            Game(BOGGLE_PAD, boggle_opening(BogglePadRules(presets()["classic"]), PLAYERS)), BOGGLE_MOVES,
        ),
        "scrabble_pad": (Game(SCRABBLE_PAD, scrabble_opening(ScrabblePadRules(FAMILY), PLAYERS)), SCRABBLE_MOVES),
    }  # fmt: skip


def written(kind: str) -> Game[Any, Any, Any]:
    game, moves = pads()[kind]
    for move in moves:
        game.play(move, WORDS, random.Random(0))
    return game


@pytest.mark.parametrize("kind", ["boggle_pad", "scrabble_pad"])
def test_every_event_comes_back_b30(kind: str) -> None:
    game, known = written(kind), KINDS[kind]
    position = decode_opening(kind, encode_opening(kind, game.opening))
    happened = [event for step in game.steps for event in step]
    assert {type(event) for event in happened} == set(known.events.values())
    for event in happened:
        position = known.logic.apply(position, decode_event(kind, *encode_event(kind, event)))
    assert position == game.position


def test_all_events_are_known() -> None:
    assert set(KINDS["boggle_pad"].events.values()) == set(get_args(boggle.BogglePadEvent))
    assert set(KINDS["scrabble_pad"].events.values()) == set(get_args(scrabble.ScrabblePadEvent))


@pytest.mark.parametrize("kind", ["boggle_pad", "scrabble_pad"])
def test_a_pad_leaves_and_enters_as_a_file(kind: str) -> None:
    game = written(kind)
    found = played_through(from_lines(to_lines(written_game(kind, game))))
    assert found.position == game.position


@pytest.mark.parametrize("kind", ["boggle_pad", "scrabble_pad"])
def test_a_pad_of_the_first_version_still_opens(kind: str) -> None:
    """`python -m tests.storage.test_pads write` made the files; they are never written again. A rule that came later
    (B36) is off in them."""
    found, now = played_through(from_lines((SAVES / f"{kind}-1.jsonl").read_bytes())), written(kind).position
    if kind == "boggle_pad":
        now = replace(now, rules=replace(now.rules, game=replace(now.rules.game, fair_shake=False)))
    assert found.position == now


@pytest.mark.parametrize("kind", ["boggle_pad", "scrabble_pad"])
def test_the_store_knows_how_a_pad_stands(kind: str, tmp_path: Path) -> None:
    store = GameStore.open(tmp_path / "games.sqlite")
    game, moves = pads()[kind]
    number = store.begin(kind, game.opening)
    states = []
    for move in moves:
        step = game.decide(move, WORDS, random.Random(0))
        store.append(number, len(game.steps), step)
        game.follow(step)
        states.append(store.games()[0].state)
        assert store.load(number).position == game.position
    assert states.count(GameState.FINISHED) == 2
    assert states[-1] is GameState.FINISHED
    assert states[-2] is GameState.RUNNING  # opened again
    store.close()


@pytest.mark.parametrize(
    ("kind", "name", "data"),
    [
        ("boggle_pad", "PointsWritten", {"round": 9, "seat": 0, "points": 1}),
        ("boggle_pad", "WordErased", {"round": 0, "seat": 0, "word": "cat"}),
        ("boggle_pad", "EntryErased", {"round": 0, "seat": -1}),
        ("scrabble_pad", "TurnRemoved", {"place": 3}),
        ("scrabble_pad", "TurnWritten", {"place": 0, "turn": {"seat": 7, "kind": "pass"}}),
        ("scrabble_pad", "RackLeft", {"seat": 4, "tiles": [], "worth": 1, "points": 1}),
    ],
)
def test_a_damaged_event_is_noticed(kind: str, name: str, data: dict[str, Any]) -> None:
    import json

    game, _moves = pads()[kind]
    event = decode_event(kind, name, json.dumps(data))
    with pytest.raises(ValueError, match=r"."):
        game.logic.apply(game.opening, event)


def test_tiles_upon_each_other_are_noticed() -> None:
    game, _moves = pads()["scrabble_pad"]
    turn = scrabble.PadTurn(0, Kind.PLAY, laid=((112, next(iter(written("scrabble_pad").position.turns[0].laid))[1]),))
    for place in (0, 1):
        position = game.logic.apply(game.position, scrabble.TurnWritten(place, turn))
        game.follow((scrabble.TurnWritten(place, turn),))
    with pytest.raises(ValueError, match="another tile"):
        KINDS["scrabble_pad"].check(position)


# ------------------------------------------------------------------------------------------- killed


def _play_until_killed(path: Path, kind: str) -> None:
    """Write the first half of a game, say so, and wait for the end."""
    store = GameStore.open(path)
    game, moves = pads()[kind]
    number = store.begin(kind, game.opening)
    for move in moves[: len(moves) // 2]:
        step = game.decide(move, WORDS, random.Random(0))
        store.append(number, len(game.steps), step)
        game.follow(step)
    print("shown", flush=True)
    signal.pause()


@pytest.mark.skipif(not hasattr(signal, "pause"), reason="the killed player waits for a signal")
@pytest.mark.parametrize("kind", ["boggle_pad", pytest.param("scrabble_pad", marks=pytest.mark.slow)])
def test_a_pad_survives_a_kill_and_goes_on_b30(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    command = [sys.executable, "-m", "tests.storage.test_pads", str(path), kind]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=os.environ) as player:
        assert player.stdout
        assert player.stdout.readline() == "shown\n"
        player.kill()
    store = GameStore.open(path)
    (stored,) = store.unfinished()
    game = store.load(stored.id)
    half, moves = pads()[kind]
    for move in moves[: len(moves) // 2]:
        half.play(move, WORDS, random.Random(0))
    assert game.position == half.position
    for move in moves[len(moves) // 2 :]:
        step = game.decide(move, WORDS, random.Random(0))
        store.append(stored.id, len(game.steps), step)
        game.follow(step)
    assert store.load(stored.id).position == written(kind).position
    store.close()


def _write_saves() -> None:
    for kind in pads():
        (SAVES / f"{kind}-1.jsonl").write_bytes(to_lines(written_game(kind, written(kind))))


if __name__ == "__main__":
    _write_saves() if sys.argv[1:] == ["write"] else _play_until_killed(Path(sys.argv[1]), sys.argv[2])
