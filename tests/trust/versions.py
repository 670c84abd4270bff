"""Bring files of older versions up to date, and cut the power or refuse a write anywhere in it.

`python -m tests.trust.versions FOLDER TIMES` writes old files there and opens them as the next version would, on the
disk of `disk.c`: the games of the first version, and a later schema that is written here.
"""

import errno
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import rmtree

from boggle_desk.storage.disk import NoticeKind
from boggle_desk.storage.durable import DurableDatabase, Schema, connect
from boggle_desk.storage.games import GAMES, GameStore
from boggle_desk.storage.learning import LEARNING, LearningStore
from tests.storage.play import fingerprint, played
from tests.trust.disk import cut_off, refuse, run_on_disk

CARDS = ["za", "qi", "cwm"]
_BEGUN = "begun"


class NextGames(GameStore):
    """The games as a later version might keep them."""

    schema = Schema(
        GAMES.application,
        (
            *GAMES.migrations,
            ("alter table game add column note text not null default ''", "create index game_by_state on game (state)"),
        ),
    )


def write_old(folder: Path) -> None:
    """Write files of the first version."""
    with closing(GameStore.open(folder / "games.sqlite")) as store:
        for preset in ("classic", "master"):
            played(store, Random(preset), 40, preset)
    with closing(sqlite3.connect(folder / "games.sqlite", isolation_level=None)) as games:
        games.execute("update event set at = 1700000000")  # lasting numbers are derived from it
        games.execute("update game set started = 1700000000")
        games.execute("drop table identity")
        games.execute("drop table review")
        games.execute("pragma user_version = 1")
    with closing(connect(folder / "learning.sqlite", Schema(LEARNING.application, LEARNING.migrations[:1]))) as cards:
        for word in CARDS:
            cards.execute("insert into card values ('ann', ?, 'word', 1, 3, 9, 2, 1, 1, 0)", (word,))


def content(folder: Path, stores: tuple[type[GameStore], type[LearningStore]] = (NextGames, LearningStore)) -> object:
    """Return what the files hold when they are opened by these versions. Raises `AssertionError` if they are not
    whole."""
    with closing(stores[0].open(folder / "games.sqlite")) as store:
        assert store.notices == (), store.notices
        games = {each.id: (fingerprint(store.load(each.id).steps), store.written(each.id).lasting)
                 for each in store.games()}  # fmt: skip
    with closing(stores[1].open(folder / "learning.sqlite")) as learning:
        assert learning.notices == (), learning.notices
        return games, [card.word for card in learning.cards("Ann")]


def open_next(folder: Path, times: int) -> None:
    """Bring old files up to date; then, over and over, do it on a disk that refuses after some writes."""
    write_old(folder)
    (folder / _BEGUN).touch()
    expected = content(folder)
    for writes in range(times):
        for each in folder.glob("*sqlite*"):
            each.unlink()
        write_old(folder)
        refuse(writes % 40, (errno.ENOSPC, errno.EIO)[writes // 40 % 2])
        kinds: tuple[type[DurableDatabase], ...] = (NextGames, LearningStore)
        for kind, name in zip(kinds, ("games.sqlite", "learning.sqlite"), strict=True):
            with closing(kind.open(folder / name)) as store:
                assert NoticeKind.MOVED_ASIDE not in {notice.trouble for notice in store.notices}
        refuse()
        assert content(folder) == expected


def run(count: int, folder: Path, rng: Random) -> str:
    """Cut and refuse so often, half of it each. Raises `AssertionError`, and `NotHere`."""
    notes, _ = run_on_disk(folder / "old", "tests.trust.versions", str(count // 2))
    begun, *_rest = (at for at, note in enumerate(notes) if note.name == _BEGUN)
    end = next((at for at, note in enumerate(notes) if note.kind == "u" and note.name == "games.sqlite"), len(notes))
    old, after = folder / "first", folder / "after"
    old.mkdir()
    write_old(old)
    expected = content(old)
    _left_alone(old)
    cuts = range(begun, end) if count // 2 >= end - begun else rng.sample(range(begun, end), count - count // 2)
    for cut in cuts:
        after.mkdir()
        for name, data in cut_off(notes[:cut], rng).items():
            (after / name).write_bytes(data)
        assert content(after) == expected, f"cut at {cut}"
        rmtree(after)
    return f"stopped or refused at any of {end - begun} writes and syncs; all games and cards are in the newer files"


def _left_alone(folder: Path) -> None:
    """Open files of a newer version with this one."""
    kinds: tuple[type[DurableDatabase], ...] = (GameStore, LearningStore)
    for kind, name in zip(kinds, ("games.sqlite", "learning.sqlite"), strict=True):
        path = folder / f"newer-{name}"
        path.write_bytes((folder / name).read_bytes())
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("pragma user_version = 99")
        before = path.read_bytes()
        with closing(kind.open(path)) as store:
            assert [notice.trouble for notice in store.notices] == [NoticeKind.NEWER]
        assert path.read_bytes() == before


if __name__ == "__main__":
    open_next(Path(sys.argv[1]), int(sys.argv[2]))
