"""Play on a disk that is full, fails, or lets nobody write, from some write on and for a while.

`python -m tests.trust.disks FOLDER TIMES SEED` plays there, on the disk of `disk.c`. No refusal raises anything; while
it lasts, what was there can be read and the store says that it would forget; afterwards everything is in the file.
"""

import errno
import sys
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

from boggle_desk import settings
from boggle_desk.storage.games import GameStore
from tests.storage.play import new_game
from tests.trust.cuts import change
from tests.trust.disk import refuse, run_on_disk

ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EDQUOT)


def play(folder: Path, times: int, rng: Random) -> str:
    """Have the disk refuse so often, and say what came of it. Raises `AssertionError`."""
    path, game, number = folder / "games.sqlite", new_game(), 0
    known: dict[int, object] = {}
    waited = opened = 0
    store, chosen = GameStore.open(path), settings.Settings()
    settings.settings_file(folder / "settings.json").save(chosen)
    for time in range(times):
        again = rng.random() < 0.3
        if again:
            store.close()
        refuse(rng.randrange(9), rng.choice(ERRORS))
        if again:
            store = GameStore.open(path)
            opened += bool(store.notices)
            assert {each.id for each in store.games()} == known.keys(), "what was there cannot be read"
        for _ in range(rng.randrange(1, 12)):
            number, game = change(store, number, game, rng)
            known[number] = game.steps
        later = replace(chosen, text_scale=1 + time / 10_000)
        with suppress(OSError):
            settings.settings_file(folder / "settings.json").save(later)
        waited += store.forgets
        assert not store.forgets or store.notices, "nobody is told"
        refuse()
        found, notices = settings.settings_file(folder / "settings.json").load()
        assert (found.text_scale in (chosen.text_scale, later.text_scale), notices) == (True, ()), (
            "the settings are gone"
        )
        chosen = found
        assert store.try_again()
        if rng.random() < 0.5:
            store.close()
            store = GameStore.open(path)
        with closing(store.reader()()) as reader:
            there = {row[0] for row in reader.execute("select id from game")}
        assert there == known.keys()
        latest = [*known][-3:]  # of hundreds
        assert [store.load(each).steps for each in latest] == [known[each] for each in latest]
    store.close()
    return f"{waited} times steps waited, {opened} times the file was opened in memory; after it all was in the file"


def run(count: int, folder: Path, rng: Random) -> str:
    """Have the disk refuse so often, and say what came of it. Raises `AssertionError`, and `NotHere`."""
    return run_on_disk(folder / "played", "tests.trust.disks", str(count), str(rng.random()))[1]


if __name__ == "__main__":
    print(play(Path(sys.argv[1]), int(sys.argv[2]), Random(sys.argv[3])))
