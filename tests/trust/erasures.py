"""Kill a process while it erases a person, restores a copy, or brings in a file with everything, and see what is left.

After the next start nobody may be there by half, no game may be there twice, and none may be missing: neither here nor
in any copy.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from shutil import copytree, rmtree
from unittest.mock import patch

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.game import Game
from boggle_desk.storage.backups import Backups, Check
from boggle_desk.storage.erasure import Erasure, erase_game
from boggle_desk.storage.games import GameStore, numbers_of
from boggle_desk.storage.history import FILE, GameHistory
from boggle_desk.storage.learning import LearningStore
from tests.engine.games_by_hand import alone, on_paper, on_screen
from tests.storage import read_back
from tests.storage.keeping import keep
from tests.storage.play import next_step, played
from tests.trust.kills import Send, killed_after

_GAMES, _LOST = 24, 7
_BEA = Erasure(person="bea")


@dataclass(frozen=True)
class Home:
    """A folder of data that is in use."""

    store: GameStore
    history: GameHistory
    backups: Backups


@contextmanager
def _at_home(folder: Path) -> Iterator[Home]:
    with closing(GameStore.open(folder / "games.sqlite")) as store, closing(GameHistory.open(store)) as history:
        assert store.notices == (), store.notices
        yield Home(store, history, Backups(folder, store.reader()))


def _make(folder: Path) -> tuple[Path, Path]:
    """Return a home with copies, and one from which games are gone since; beside them lies a file with everything."""
    whole, lacking = folder / "whole", folder / "lacking"
    whole.mkdir()
    with closing(LearningStore.open(whole / "learning.sqlite")) as learning:
        for name in ("Ann", "Bea"):
            learning.add(name, ["qi", "za"], [CardKind.WORD], 1)
    ticks = count(1_700_000_000)  # no two games begin in the same second
    with _at_home(whole) as home, patch("time.time", lambda: float(next(ticks))):
        for number in range(_GAMES):
            keep(home.store, "boggle", (on_paper, on_screen, alone)[number % 3]())
            if not number % 8:
                home.backups.make()
        running, game = played(home.store, Random(1), 12)
        home.history.update()
        home.backups.make()
        home.backups.pack(folder / "all.zip", whole / "settings.json")
    copytree(whole, lacking)
    with _at_home(lacking) as home:
        with home.store.writer() as connection:
            for number in range(1, _LOST + 1):
                erase_game(connection, number)
        for step in range(11, 7, -1):
            home.store.retract(running, step)
        home.store.append(running, 8, next_step(Game(game.logic, game.opening, game.steps[:8]), Random(5)))
        home.history.update()
    return whole, lacking


def _erase(home: Home, check: Check) -> None:
    home.backups.erase(_BEA, home.store, home.history, check)
    home.backups.forget_erasure(_BEA)


def _restore(home: Home, check: Check) -> None:
    copy = max(home.backups.copies(), key=lambda each: each.games)
    home.backups.make(check, keeping=copy)
    with home.store.writer() as games:
        home.backups.bring_in(copy.folder, games, home.store.spare_numbers(), check)


def _bring_in(archive: Path, home: Home, check: Check) -> None:
    with home.backups.unpacked(archive, check) as folder, home.store.writer() as games:
        home.backups.bring_in(folder, games, home.store.spare_numbers(), check)


def _act(folder: Path, act: Callable[[Home, Check], None], send: Send) -> None:
    with _at_home(folder) as home:
        act(home, lambda: send(b".") and None)
    send(b"!")


def _games(path: Path) -> dict[str, tuple[object, ...]]:
    """Return the events of the games in a file by their lasting numbers. Raises `AssertionError` for one that is there
    twice."""
    with closing(GameStore.open(path)) as store, store.writer() as connection:
        numbers = numbers_of(connection)
        assert len({*numbers.values()}) == len(store.games()) == len(numbers)
        query = "select step, place, at, name, data from event where game = ? order by step, place"
        found = {number: tuple(connection.execute(query, (game,)).fetchall()) for game, number in numbers.items()}
        begun = Counter((game.kind, game.started) for game in store.games())
        assert set(begun.values()) <= {1}, "a game is there twice"
        for game in numbers:
            store.load(game)
    return found


def _copies(home: Path, folder: Path) -> list[dict[str, tuple[object, ...]]]:
    """Return what each copy holds, the latest first."""
    with _at_home(home) as there:
        found = [copy.folder / "games.sqlite" for copy in there.backups.copies()]
    place, read = folder / "copy.sqlite", []
    for each in found:
        place.write_bytes(each.read_bytes())
        read.append(_games(place))
        place.unlink()
    return read


def _knows(folder: Path, name: bytes = b"Bea") -> bool:
    return any(name in file.read_bytes() for file in folder.rglob("*") if file.is_file())


def run(times: int, folder: Path, rng: Random) -> str:
    """Kill so often, a third of it each, and say when the kills came. Raises `AssertionError`."""
    whole, lacking = _make(folder)
    trials = {
        "erasing": (whole, _erase),
        "restoring": (lacking, _restore),
        "bringing in": (lacking, partial(_bring_in, folder / "all.zip")),
    }
    said = []
    for place, (name, (first, act)) in enumerate(trials.items()):
        calm, sent = folder / "calm", list[bytes]()
        copytree(first, calm)
        _act(calm, act, lambda message, sent=sent: sent.append(message))  # type: ignore[misc]  # bound at once
        expected, copies, midway = _games(calm / "games.sqlite"), _copies(calm, folder), 0
        assert len(expected) == _GAMES + 1, (name, len(expected), len(sent))
        rmtree(calm)
        for _ in range(len(range(place, times, len(trials)))):
            home = folder / "home"
            copytree(first, home)
            done = killed_after(rng.randrange(len(sent)), 1, lambda send: _act(home, act, send), rng)  # noqa: B023  # at once
            midway += b"!" not in done
            with _at_home(home) as there:
                left = there.backups.pending_erasures()
                for what in left:
                    there.backups.erase(what, there.store, there.history)
                    there.backups.forget_erasure(what)
                there.history.update()
            if name == "erasing":
                assert _copies(home, folder) == copies, "a copy lacks something"
                assert _knows(home) in ((False,) if left or b"!" in done or len(done) > _GAMES else (True, False))
            assert {*_games(home / "games.sqlite")} <= {*expected}, "a game is there twice"
            _act(home, act, lambda _message: 1)
            assert _games(home / "games.sqlite") == expected, "a game is missing, or another"
            assert not [*(home / "unfinished").glob("*")], "something unpacked stayed behind"
            with _at_home(home) as there:
                there.history.update()
                assert {game.number for game in read_back.games(there.history)} <= {
                    game.id for game in there.store.games()
                }
                assert (home / FILE).exists()
            rmtree(home)
        said.append(f"{midway} of {len(range(place, times, len(trials)))} kills in the midst of {name}")
    return ", ".join(said) + "; 0 games doubled, 0 forgotten, every copy whole"
