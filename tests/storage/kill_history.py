"""Kill a process that brings the history up to date at random moments and see what is left.

`python -m tests.storage.kill_history FOLDER KILLS SEED` prints what it did, and fails if a history that was killed and
then brought up to date is not the one that a calm process makes, or if a person who is removed is there by half. It
forks, so it runs on its own, without threads.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from boggle_desk.storage.erasure import erase_person
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.history import FILE, GameHistory
from tests.engine.games_by_hand import alone, on_paper, on_screen
from tests.storage.keeping import keep
from tests.storage.kill import killed_after


@dataclass
class Tally:
    """What was done."""

    kills: int = 0
    halfway: int = 0
    """Kills after which some games were read, and not all."""
    whole: int = 0
    erased: int = 0
    """Removals that were there as a whole after a kill."""
    kept: int = 0
    """Removals of which nothing was there after a kill."""


def run(folder: Path, kills: int, rng: Random) -> Tally:
    """Kill so many times. Raises `AssertionError`."""
    tally, path = Tally(), folder / "games.sqlite"
    store = GameStore.open(path)
    for number in range(60):
        keep(store, "boggle", (on_paper, on_screen, alone)[number % 3]())
    store.close()
    expected = _updated(path)
    for _ in range(kills):
        (folder / FILE).unlink()
        killed_after(rng.randrange(60), 1, lambda send: _updated(path, lambda _done, _all: send(b".")), rng)
        tally.kills += 1
        _look_at(path, expected, tally)
    for _ in range(kills):
        killed_after(rng.randrange(4), 1, lambda send: _erase(path, send), rng)
        _look_for(path, tally)
    return tally


def _all_of(history: GameHistory) -> tuple[Any, ...]:
    return history.games(), history.rounds(), history.players()


def _updated(path: Path, tell: Callable[[int, int], object] = lambda _done, _all: None) -> tuple[Any, ...]:
    store = GameStore.open(path)
    history = GameHistory.open(store)
    history.update(tell=tell)
    found = _all_of(history)
    history.close()
    store.close()
    return found


def _look_at(path: Path, expected: tuple[Any, ...], tally: Tally) -> None:
    """What was read before the kill must be whole, and the next update must end as if there had been no kill."""
    store = GameStore.open(path)
    history = GameHistory.open(store)
    games = history.games()
    for game in games:
        assert [each for each in expected[1] if each.game == game.number] == list(history.rounds(game=game.number))
        assert game in expected[0]
    tally.whole += len(games) == len(expected[0])
    tally.halfway += 0 < len(games) < len(expected[0])
    assert history.update().read == len(expected[0]) - len(games)
    assert _all_of(history) == expected
    history.close()
    store.close()


def _erase(path: Path, send: Callable[[bytes], object]) -> None:
    """Remove Bea, and put her back, over and over."""
    store = GameStore.open(path)
    while True:
        with store.writer() as connection:
            erase_person(connection, "bea")
            connection.execute("update game set opening = replace(opening, 'Player 2', 'Bea'), "
                               "title = replace(title, 'Player 2', 'Bea')")  # fmt: skip
        send(b".")


def _look_for(path: Path, tally: Tally) -> None:
    """Bea is in all of her games or in none."""
    store = GameStore.open(path)
    assert store.notices == ()
    titles = [game.title for game in store.games() if "," in game.title]
    there = [title.endswith("Bea") for title in titles]
    assert len(titles) == 40
    assert all(there) or not any(there), "removed by half"
    for game in store.games()[:6]:
        store.load(game.id)
    tally.kept += all(there)
    tally.erased += not any(there)
    store.close()


if __name__ == "__main__":
    print(run(Path(sys.argv[1]), int(sys.argv[2]), Random(int(sys.argv[3]))))
