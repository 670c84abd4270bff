"""Cut the power while somebody plays: play once on a noted disk, then stop at any note and open what would be there.

`python -m tests.trust.cuts FOLDER CHANGES SEED` is the one who plays, learns and chooses settings there.
"""

import json
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Any

from boggle_desk import settings
from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.game import Game
from boggle_desk.storage.durable import Journal
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.learning import LearningStore
from tests.storage.play import fingerprint, new_game, next_step
from tests.trust.disk import Note, cut_off, run_on_disk

_TOLD = "told"
_SHORT_LOG = 60_000
"""Bytes after which a log is folded into its file, here much sooner than in the program."""

_SOON = 20
"""Writes after a change, before which it should be on the disk. Nobody waits for it, so not each of them is."""


def play(folder: Path, changes: int, rng: Random) -> None:
    """Make so many changes, and tell each when its caller would go on."""
    Journal.__init__.__defaults__ = (_SHORT_LOG,)
    store, learning = GameStore.open(folder / "games.sqlite"), LearningStore.open(folder / "learning.sqlite")
    game, number = new_game(), 0
    with (folder / _TOLD).open("ab", buffering=0) as told:
        for turn in range(changes):
            kind = rng.choices(("games", "cards", "settings", "again"), (90, 8, 3, 2))[0]
            if kind == "games":
                number, game = change(store, number, game, rng)
                value: Any = [number, fingerprint(game.steps).hex()]
            elif kind == "cards":
                learning.add("Ann", [f"word{turn}"], [CardKind.WORD], 1)
                value = [card.word for card in learning.cards("Ann")]
            elif kind == "settings":
                value = turn / 10_000 + 1
                settings.settings_file(folder / "settings.json").save(replace(settings.Settings(), text_scale=value))
            else:
                store.close()
                store, value = GameStore.open(folder / "games.sqlite"), None
            told.write(json.dumps([kind, value]).encode())
    store.close()
    learning.close()


def change(store: GameStore, number: int, game: Game[Any, Any, Any], rng: Random) -> tuple[int, Game[Any, Any, Any]]:
    """Make a change: another step, one less, or another game. Return the game and its number."""
    if not number or game.position.phase == "ended":
        game = new_game(rng.choice(("classic", "master")))
        number = store.begin("boggle", game.opening)
    elif game.can_take_back() and rng.random() < 0.1:
        game.take_back()
        store.retract(number, len(game.steps))
    else:
        step = next_step(game, rng, end=0.5)
        store.append(number, len(game.steps), step)
        game.follow(step)
    return number, game


def run(count: int, folder: Path, rng: Random) -> str:
    """Cut so often, and say how much was there. Raises `AssertionError`, and `NotHere`."""
    changes = 60 + 4 * min(count, 200)
    notes, _ = run_on_disk(folder / "played", "tests.trust.cuts", str(changes), str(rng.random()))
    told = [(at, *json.loads(note.data)) for at, note in enumerate(notes) if note.name == _TOLD and note.kind == "w"]
    after, behind = folder / "after", 0
    syncs = [note.number for note in notes if note.kind == "s" and note.name == "games.sqlite-wal"]
    soon = [any(at < sync <= at + _SOON for sync in syncs) for at, kind, _ in told if kind == "games"]
    assert sum(soon) > len(soon) / 2, "what is played is not brought onto the disk"
    for _ in range(count):
        cut = rng.randint(1, len(notes))
        after.mkdir()
        for name, content in cut_off(notes[:cut], rng).items():
            (after / name).write_bytes(content)
        behind += _check(after, notes[:cut], told)
        rmtree(after)
    made = f"{changes} changes, {len(notes)} writes and syncs"
    return f"{made}; nothing that was synced was missing, {behind} cuts took back the last instant"


def _check(folder: Path, notes: list[Note], told: list[tuple[int, str, Any]]) -> bool:
    """Return whether something that was told, and not synced yet, is gone."""
    with closing(GameStore.open(folder / "games.sqlite")) as store:
        assert store.notices == (), store.notices
        found = {each.id: fingerprint(store.load(each.id).steps).hex() for each in store.games()}
        with closing(GameHistory.open(store)) as history:
            history.update()
    with closing(LearningStore.open(folder / "learning.sqlite")) as learning:
        assert learning.notices == (), learning.notices
        cards = [card.word for card in learning.cards("Ann")]
    values, notices = settings.settings_file(folder / "settings.json").load()
    assert notices == (), notices
    states: dict[str, list[tuple[int, Any]]] = {"games": [(0, {})], "cards": [(0, [])], "settings": [(0, 1.0)]}
    for at, kind, value in told:
        if kind in states:
            new = states[kind][-1][1] | {value[0]: value[1]} if kind == "games" else value
            states[kind].append((at, new))
    return any(
        [
            _is_behind(found, states["games"], _synced(notes, "games.sqlite-wal"), len(notes)),
            _is_behind(cards, states["cards"], _synced(notes, "learning.sqlite-wal"), len(notes)),
            _is_behind(values.text_scale, states["settings"], len(notes), len(notes)),
        ]
    )


def _synced(notes: list[Note], name: str) -> int:
    return max((note.number for note in notes if note.kind == "s" and note.name == name), default=0)


def _is_behind(found: Any, states: list[tuple[int, Any]], synced: int, cut: int) -> bool:
    """Return whether an earlier state than the last that was told is there; it must be one that follows what was
    synced."""
    sure = max(place for place, (at, _) in enumerate(states) if at < synced or not place)
    last = max(place for place, (at, _) in enumerate(states) if at < cut or not place)
    there = [place for place, (_, state) in enumerate(states) if state == found and place >= sure]
    assert there, f"state {sure} of {last} was synced, and is not there"
    return max(there) < last


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), Random(sys.argv[3]))
