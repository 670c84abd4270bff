"""Flip bits in the files that the program writes, and open them: every byte of the first pages of each database, and of
the small files.

Whatever the flip, the program opens, everything in the file is as it was, the file that was damaged is kept, and there
is a plain sentence. Every second time the file is one without checksums, as from before or from a program that was
killed: then nothing is lost that can still be read.
"""

import shutil
from collections.abc import Callable, Collection
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from boggle_desk import settings
from boggle_desk.engine.boggle.rules import BoggleRules, preset_of
from boggle_desk.engine.flashcards import CardKind, answered
from boggle_desk.engine.house import HouseWord
from boggle_desk.storage.backups import Backups
from boggle_desk.storage.checksums import mended_pages, unsealed
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.storage.games import GameDamaged, GameState, GameStore
from boggle_desk.storage.history import FILE, GameHistory
from boggle_desk.storage.house import HOUSE_FILE, house_file
from boggle_desk.storage.invitations import Invitation, InvitationKeeper
from boggle_desk.storage.learning import LearningStore
from boggle_desk.storage.own_presets import OwnPresets
from boggle_desk.views.notices import NoticeStrings
from tests.engine.boggle.table import CUBE_SETS, PRESETS
from tests.storage import read_back
from tests.storage.play import played

PAGE = 4096
PAGES = 3
"""Pages of each database in which every byte is flipped."""
GAMES = 9
CARDS = 60
Opened = tuple[Collection[Any], tuple[Notice, ...]]
"""What a file holds, and what is told of it."""


def flipped(data: bytes, place: int, bits: int = 0x80) -> bytes:
    """Return the data with some bits of one byte turned."""
    return data[:place] + bytes([data[place] ^ bits]) + data[place + 1 :]


def games_of(path: Path) -> Opened:
    """Return the games of a file that can be played through."""
    with closing(GameStore.open(path)) as store:
        found = []
        for stored in store.games():
            with suppress(GameDamaged):
                game = store.load(stored.id)
                found.append((stored.id, stored.title, stored.started, stored.state, game.opening, game.steps))
        return found, store.notices


def _cards(path: Path) -> Opened:
    with closing(LearningStore.open(path)) as store:
        return [*store.cards("Ann"), store.tally("Ann", 1)], store.notices


def _history(path: Path) -> Opened:
    with closing(GameStore.open(path.with_name("games.sqlite"))) as store, closing(GameHistory.open(store)) as history:
        history.update()
        return read_back.games(history), ()


def _settings(path: Path) -> Opened:
    values, notices = settings.settings_file(path).load()
    return [values], notices


def _house(path: Path) -> Opened:
    return house_file(path.parent).load()


def _phones(path: Path) -> Opened:
    with closing(GameStore.open(path.with_name("games.sqlite"))) as store:
        return [InvitationKeeper(path.parent, store).of(1)], ()


def _presets(path: Path) -> Opened:
    return list(_shelf(path.parent).read().presets.items()), ()


def _shelf(folder: Path) -> OwnPresets[BoggleRules]:
    return OwnPresets(folder, lambda key, table, source: preset_of(key, table, CUBE_SETS, source))


def _backup(path: Path) -> Opened:
    with closing(GameStore.open(path.parent / "here.sqlite")) as store:
        backups = Backups(path.parent, store.reader())
        with store.writer() as target:
            backups.bring_in(path.parent, target, store.spare_numbers())
        return [(stored.id, stored.title) for stored in store.games()], ()


FILES: dict[str, Callable[[Path], Opened]] = {
    "games.sqlite": games_of,
    "learning.sqlite": _cards,
    FILE: _history,
    "settings.json": _settings,
    HOUSE_FILE: _house,
    "phones.json": _phones,
    "presets/quick.toml": _presets,
    "backup/games.sqlite": _backup,
}


def fill(folder: Path, rng: Random) -> None:
    """Write a file of each kind."""
    with closing(GameStore.open(folder / "games.sqlite")) as store:
        for preset in ("classic", "master", "super") * (GAMES // 3):
            number, _game = played(store, rng, 12, preset)
            store.give(number, GameState.ABANDONED)
        with closing(GameHistory.open(store)) as history:
            history.update()
    with closing(LearningStore.open(folder / "learning.sqlite")) as learning:
        learning.add("Ann", [f"word{number}" for number in range(CARDS)], [CardKind.WORD], 1, "en")
        for card in learning.cards("Ann")[::3]:
            learning.note("Ann", card, answered(card, True, 1), "anagram", 1)
    fill_small(folder)
    (folder / "backup").mkdir()
    (folder / "backup" / "games.sqlite").write_bytes((folder / "games.sqlite").read_bytes())


def fill_small(folder: Path) -> None:
    """Write a small file of each kind, beside a game in which phones play."""
    settings.settings_file(folder / "settings.json").save(replace(settings.Settings(), learner="Ann"))
    house_file(folder).save((HouseWord("zen", "en", True, "Ann"),))
    with closing(GameStore.open(folder / "games.sqlite")) as store:
        phones = InvitationKeeper(folder, store)
        phones.keep(1, Invitation("ABCDEFGH", "192.168.1.7", 8042, shows_board=True, secrets=("one", "two")))
        phones.flush()
    _shelf(folder / "presets").save("Quick", replace(PRESETS["classic"], seconds=90))


def run(count: int, folder: Path, rng: Random) -> str:
    """Flip so many bytes of the first pages, or every one of them, and say how much was saved. Raises
    `AssertionError`."""
    whole = folder / "whole"
    whole.mkdir()
    fill(whole, rng)
    places = [(name, place) for name in FILES for place in range(min(PAGES * PAGE, (whole / name).stat().st_size))]
    held = {name: opened(whole / name)[0] for name, opened in FILES.items()}
    worst: dict[tuple[str, int], int] = {}
    told = hurt = 0
    for name, place in places if count >= len(places) else rng.sample(places, count):
        data, page = (whole / name).read_bytes(), place // PAGE
        if rng.random() < 0.5:
            gone, notices = lost(whole, held[name], folder / "here", name, flipped(data, place, 1 << rng.randrange(8)))
            assert not gone, f"{name}, byte {place}: {gone} lost"
            told += bool(notices)
            continue
        data = mended_pages(unsealed(data)[0])
        place = min(place, len(data) - 1)
        if (name, page) not in worst:
            torn = data[: page * PAGE] + b"\xa5" * PAGE + data[(page + 1) * PAGE :]
            worst[name, page] = max(1, lost(whole, held[name], folder / "here", name, torn)[0])
        gone, notices = lost(whole, held[name], folder / "here", name, flipped(data, place, 1 << rng.randrange(8)))
        assert gone <= worst[name, page], f"{name}, byte {place}: {gone} lost"
        told, hurt = told + bool(notices), hurt + bool(gone)
    return f"{told:,} times something was amiss and said; {hurt:,} times what lay in that place was gone, never more"


def lost(whole: Path, held: Collection[Any], here: Path, name: str, data: bytes) -> tuple[int, tuple[Notice, ...]]:
    """Open a folder in which one file is damaged; return how many of the things that it held are gone, and what was
    told."""
    shutil.rmtree(here, ignore_errors=True)
    shutil.copytree(whole, here)
    (here / name).write_bytes(data)
    found, notices = FILES[name](here / name)
    for notice in notices:
        assert NoticeStrings().sentence(notice).endswith(".")
        if notice.trouble is NoticeKind.MOVED_ASIDE:
            assert (here / notice.file).read_bytes() == data
    again, more = FILES[name](here / name)
    newer = NoticeKind.NEWER in {notice.trouble for notice in notices}
    assert newer or (again, more) == (found, ()), f"{name} is another file when it is opened again: {more}"
    assert not newer or (here / name).read_bytes() == data
    return 0 if newer else sum(thing not in found for thing in held), notices
