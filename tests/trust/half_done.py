"""Kill a process that brings the history up to date, or removes a person, and see what is left.

A history that was killed and then brought up to date must be the one that a calm process makes, and a person who is
removed must not be there by half.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from boggle_desk.storage.erasure import erase_person
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.history import FILE, GameHistory
from tests.engine.games_by_hand import alone, on_paper, on_screen
from tests.storage import read_back
from tests.storage.keeping import keep
from tests.trust.kills import killed_after


def run(count: int, folder: Path, rng: Random) -> str:
    """Kill so often, half of it each, and say when the kills came. Raises `AssertionError`."""
    path, halfway, erased = folder / "games.sqlite", 0, 0
    store = GameStore.open(path)
    for number in range(60):
        keep(store, "boggle", (on_paper, on_screen, alone)[number % 3]())
    store.close()
    expected = _updated(path)
    for _ in range(count // 2):
        (folder / FILE).unlink()
        killed_after(rng.randrange(60), 1, lambda send: _updated(path, lambda _done, _all: send(b".")), rng)
        halfway += _look_at(path, expected)
    assert count < 20 or halfway, "no kill came in the midst"
    for _ in range(count - count // 2):
        killed_after(rng.randrange(4), 1, lambda send: _erase(path, send), rng)
        erased += _look_for(path)
    return f"{halfway} came in the midst of reading; {erased} times the person was gone, else there as a whole"


def _all_of(history: GameHistory) -> tuple[Any, ...]:
    return read_back.games(history), read_back.rounds(history), history.players()


def _updated(path: Path, tell: Callable[[int, int], object] = lambda _done, _all: None) -> tuple[Any, ...]:
    store = GameStore.open(path)
    history = GameHistory.open(store)
    history.update(tell=tell)
    found = _all_of(history)
    history.close()
    store.close()
    return found


def _look_at(path: Path, expected: tuple[Any, ...]) -> bool:
    """Return whether some games were read before the kill, and not all; they must be whole, and the next update must
    end as if there had been no kill."""
    store = GameStore.open(path)
    history = GameHistory.open(store)
    games = read_back.games(history)
    for game in games:
        there, wanted = (
            [each for each in rounds if each.game == game.number] for rounds in (read_back.rounds(history), expected[1])
        )
        assert there == wanted
        assert game in expected[0]
    assert history.update().read == len(expected[0]) - len(games)
    assert _all_of(history) == expected
    history.close()
    store.close()
    return 0 < len(games) < len(expected[0])


def _erase(path: Path, send: Callable[[bytes], object]) -> None:
    """Remove Bea, and put her back, over and over."""
    store = GameStore.open(path)
    while True:
        with store.writer() as connection:
            erase_person(connection, "bea")
            connection.execute("update game set opening = replace(opening, 'Player 2', 'Bea'), "
                               "title = replace(title, 'Player 2', 'Bea')")  # fmt: skip
        send(b".")


def _look_for(path: Path) -> bool:
    """Return whether Bea is gone from all of her games; else she is in all of them."""
    store = GameStore.open(path)
    assert store.notices == ()
    titles = [game.title for game in store.games() if "," in game.title]
    there = [title.endswith("Bea") for title in titles]
    assert len(titles) == 40
    assert all(there) or not any(there), "removed by half"
    for game in store.games()[:6]:
        store.load(game.id)
    store.close()
    return not any(there)
