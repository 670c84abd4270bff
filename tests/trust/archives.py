"""Bring in files with everything that somebody has made to do harm: nothing may change, stay behind, or take long.

Work is counted by how often the reader asks whether to stop, and room by a limit on the memory of this process.
"""

import sqlite3
import zipfile
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from boggle_desk.storage.backups import Backups, BadArchive
from boggle_desk.storage.games import GameStore
from tests.storage.play import played
from tests.trust.inputs import MOST_ROOM, limits

_MOST_ASKED = 200_000
_ENDLESS = "with recursive n(i) as (select 1 union all select i + 1 from n)"
_VIEWS = {
    "game": "i id, 'boggle' kind, '{}' opening, 1 started, 'finished' state, '' title",
    "event": "i game, 0 step, 0 place, 0 at, '' name, '' data",
    "identity": "i game, hex(i) number",
}
_WHOLE_SCHEMA = "pragma writable_schema = on; update sqlite_master set sql = {} where name = 'event'"


def _database(rng: Random) -> str:
    """Return what makes a database hostile."""
    name = rng.choice([*_VIEWS])
    return rng.choice((
        f"drop table {name}; create view {name} as {_ENDLESS} select {_VIEWS[name]} from n",
        f"drop table {name}; create view {name.upper()} as select * from {name}",
        f"create view v{rng.random()} as select 1".replace("0.", ""),
        "create trigger t after insert on game begin delete from event; end",
        "drop table event; create virtual table event using fts5(game, step, place, at, name, data)",
        "drop table event; create table event (game, step, place, at, name, data as (hex(zeroblob(99999999))))",
        f"pragma application_id = {rng.randrange(99)}",
        f"pragma user_version = {rng.choice((-1, 0, 7, 2**31 - 1))}",
        f"create table t{rng.randrange(99)} (x)",
        "insert into event values (1, 4611686018427387904, 0, 0, 'x', hex(zeroblob(2500000)))",
        "insert into event values (1, -5, 0, 0, 'x', hex(zeroblob(90000)))",
        _WHOLE_SCHEMA.format("'create table event(x)'"),
        "update game set opening = replace(hex(zeroblob(40000)), '0', '[')",
        "update identity set number = 'x' where game = 1",
    ))  # fmt: skip


def _made(path: Path, good: Path, folder: Path, rng: Random) -> None:
    """Write a hostile file with everything."""
    place = folder / "games.sqlite"
    with zipfile.ZipFile(good) as archive:
        archive.extract("games.sqlite", folder)
    kind = rng.randrange(8)
    if kind < 5:
        with closing(sqlite3.connect(place)) as connection:
            connection.executescript(_database(rng))
        if not kind:
            data = bytearray(place.read_bytes())
            for _ in range(rng.randrange(1, 40)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            place.write_bytes(data)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        if kind == 5:
            archive.writestr("games.sqlite", bytes(rng.randrange(1, 60_000_000)))
        else:
            archive.write(place, "games.sqlite")
        if kind == 6:
            for number in range(rng.randrange(1_100)):
                archive.writestr(f"presets/boggle/p{number}.toml", b"name = 'x'")
                archive.writestr(f"lexica/{number:064x}.graph", bytes(rng.randrange(3_000)))
        if kind == 7:
            archive.writestr(rng.choice(("../x", "/tmp/x", "presets/boggle/../x.toml", "lexica/x.graph")), b"x")
    place.unlink()


def run(count: int, folder: Path, rng: Random) -> str:
    """Bring in so many, and say how many were refused. Raises `AssertionError`."""
    home, good, evil = folder / "home", folder / "good.zip", folder / "evil.zip"
    home.mkdir()
    refused, most, added = Counter[str](), 0, 0
    with closing(GameStore.open(home / "games.sqlite")) as store:
        for preset in ("classic", "master"):
            played(store, Random(preset), 30, preset)
        backups = Backups(home, store.reader())
        backups.pack(good, home / "settings.json")
        games = {game.id: store.load(game.id).steps for game in store.games()}
        for _ in range(count):
            _made(evil, good, folder, rng)
            asked = 0

            def check() -> None:
                nonlocal asked
                asked += 1
                assert asked < _MOST_ASKED, "it works on and on"

            with limits():
                added += _bring(backups, store, evil, check, refused)
            most = max(most, asked)
            evil.unlink()
            assert not [*(home / "unfinished").iterdir()], "something unpacked stayed behind"
        assert {game: store.load(game).steps for game in games} == games, "a game is another"
    assert len([*home.glob("presets/*/*")]) <= 200
    assert not [*home.glob("lexica/*")], "a dictionary that no page lists stayed"
    assert not [*folder.rglob("x*")]
    reasons = ", ".join(f"{number} {fault}" for fault, number in sorted(refused.items()))
    room = f"in {MOST_ROOM >> 20} MB"
    return f"refused: {reasons}; {added} games came in, no other changed; asked at most {most:,} times to stop, {room}"


def _bring(backups: Backups, store: GameStore, path: Path, check: Callable[[], None], refused: "Counter[str]") -> int:
    try:
        with backups.unpacked(path, check) as unpacked, store.writer() as games:
            return backups.bring_in(unpacked, games, store.spare_numbers(), check).added
    except BadArchive as error:
        refused[error.fault.name.lower().replace("_", " ")] += 1
    return 0
