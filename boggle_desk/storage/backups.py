"""Copies of what people play and learn: checked backups that take turns, and one file with everything to take along.

A copy is a folder with `games.sqlite` and `learning.sqlite`; the file to take along is a zip with these, the settings,
and the rules and word lists of one's own. What comes out of either is added to what is here; nothing here is replaced.
"""

import errno
import filecmp
import re
import shutil
import sqlite3
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from boggle_desk.storage.disk import sync_file, sync_folder
from boggle_desk.storage.durable import Brought, image, readings
from boggle_desk.storage.erasure import erase_game, erase_person
from boggle_desk.storage.games import GAMES, GameStore
from boggle_desk.storage.learning import LEARNING, PERSONAL, LearningStore

GAMES_FILE, LEARNING_FILE, SETTINGS_FILE = "games.sqlite", "learning.sqlite", "settings.json"
ENDING = ".zip"
"""How the name of a file with everything ends."""
_FOLDER, _DRAFT, _STAMP = "backups", ".part", "%Y-%m-%d %H-%M-%S"
_LATEST, _DAYS, _WEEKS = 3, 7, 5
_PAGES = 500
"""Pages that are copied before somebody may give up."""
_HEAD = 100
"""Bytes at the start of a database that change though nothing in it does."""
_OWN = re.compile(r"presets/(?:boggle|scrabble)/[a-z0-9_]{1,60}\.toml|lexica/[0-9a-f]{64}\.(?:json|graph)")
"""What else may be in a file with everything."""
_NOT_WHOLE = (zipfile.BadZipFile, zlib.error, struct.error, NotImplementedError, RuntimeError, EOFError, ValueError)
"""What reading a damaged archive raises, beside `OSError` for a part that is said to lie before its beginning."""
_LARGEST = 1_000_000_000
_MOST_FILES = 1_000


class BadArchive(ValueError):
    """A file that does not hold everything of a Boggle Desk; the message says why."""


@dataclass(frozen=True)
class Copy:
    """A checked copy."""

    folder: Path
    made: datetime
    games: int


class Backups:
    """The copies in a folder of data. Everything takes its time: call it beside the window. A `check` is called in
    between and may raise to give up."""

    def __init__(self, data: Path, games: Callable[[], sqlite3.Connection]) -> None:
        """`games` opens the games of today (`GameStore.reader`)."""
        self._data, self._games = data, games
        self._folder = data / _FOLDER

    # ------------------------------------------------------------------------------------------- copies

    def make(self, check: Callable[[], None] = lambda: None, now: datetime | None = None) -> Copy | None:
        """Make a copy, drop those whose turn it is, and return it; None if it would be the same as the last one.

        Raises `OSError` and `sqlite3.Error`, also for a copy that is not whole; then it is gone and the others stay.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        for stray in self._folder.glob(f"*{_DRAFT}"):  # the program was killed
            shutil.rmtree(stray, ignore_errors=True)
        made = (now or datetime.now().astimezone()).replace(microsecond=0, tzinfo=None)
        folder = self._folder / made.strftime(_STAMP)
        draft = folder.with_name(folder.name + _DRAFT)
        draft.mkdir()
        try:
            self._copy_into(draft, check)
            latest = next(iter(self.copies()), None)
            if folder.exists() or (latest and _same(draft, latest.folder)):
                return None
            draft.rename(folder)
            sync_folder(self._folder)
        finally:
            shutil.rmtree(draft, ignore_errors=True)
        copies = self.copies()
        keeping = kept([copy.made for copy in copies])
        for copy in copies:
            if copy.made not in keeping:
                shutil.rmtree(copy.folder, ignore_errors=True)
        return next((copy for copy in copies if copy.folder == folder), None)

    def copies(self) -> tuple[Copy, ...]:
        """Return all copies that can be opened, the latest first."""
        found = []
        for folder in self._folder.glob("*") if self._folder.is_dir() else ():
            with suppress(ValueError, sqlite3.Error), closing(_reading(folder / GAMES_FILE)) as connection:
                made = datetime.strptime(folder.name, _STAMP)  # noqa: DTZ007  # the name is local time
                found.append(Copy(folder, made, connection.execute("select count(*) from game").fetchone()[0]))
        return tuple(sorted(found, key=lambda copy: copy.made, reverse=True))

    def _copy_into(self, folder: Path, check: Callable[[], None]) -> None:
        with closing(self._games()) as source:
            _copy(source, folder / GAMES_FILE, check)
        learning = self._data / LEARNING_FILE
        if learning.exists():
            with closing(_reading(learning)) as source:
                _copy(source, folder / LEARNING_FILE, check)

    # ------------------------------------------------------------------------------------------- what is brought back

    def bring_in(self, folder: Path, games: sqlite3.Connection, spare: int) -> Brought:
        """Add everything that is in a folder, but settings, to what is here, and say what became of the games. Numbers
        from `spare` on are free (`GameStore.spare_numbers`). Raises `OSError` and `sqlite3.Error`."""
        brought = Brought()
        for source in readings(image(folder / GAMES_FILE), GAMES):
            brought += GameStore.bring(source, games, spare)
        if (folder / LEARNING_FILE).exists():
            with closing(LearningStore.open(self._data / LEARNING_FILE)) as learning, learning.writer() as target:
                for source in readings(image(folder / LEARNING_FILE), LEARNING):
                    LearningStore.bring(source, target)
        for each in (*folder.glob("presets/*/*"), *folder.glob("lexica/*")):
            target_file = self._data / each.relative_to(folder)
            if not target_file.exists():
                target_file.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(each, target_file)
        return brought

    # ------------------------------------------------------------------------------------------- one file

    def pack(self, path: Path, settings: Path, check: Callable[[], None] = lambda: None) -> None:
        """Write a file with everything. Raises `OSError` and `sqlite3.Error`."""
        draft = path.with_name(path.name + _DRAFT)
        try:
            with TemporaryDirectory() as name:
                self._copy_into(Path(name), check)
                files = {each.name: each for each in Path(name).iterdir()}
                files |= {SETTINGS_FILE: settings} if settings.exists() else {}
                own = (*self._data.glob("presets/*/*.toml"), *self._data.glob("lexica/*"))
                files |= {each.relative_to(self._data).as_posix(): each for each in own}
                with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
                    for inside, each in files.items():
                        check()
                        if inside in (GAMES_FILE, LEARNING_FILE, SETTINGS_FILE) or _OWN.fullmatch(inside):
                            archive.write(each, inside)
            with draft.open("rb+") as file:
                sync_file(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    @contextmanager
    def unpacked(self, path: Path, check: Callable[[], None] = lambda: None) -> Iterator[Path]:
        """Return a folder with what is in a file with everything, as long as it is used. Raises `BadArchive` and
        `OSError`."""
        with TemporaryDirectory() as name:
            folder = Path(name)
            try:
                with zipfile.ZipFile(path) as archive:
                    parts = archive.infolist()
                    if GAMES_FILE not in archive.namelist() or len(parts) > _MOST_FILES:
                        raise BadArchive(f"There is no {GAMES_FILE} in it.")
                    if sum(part.file_size for part in parts) > _LARGEST:
                        raise BadArchive("It's too large.")
                    for part in parts:
                        check()
                        inside = part.filename
                        if part.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                            raise BadArchive("It's packed in a way that this program doesn't use.")
                        if inside in (GAMES_FILE, LEARNING_FILE, SETTINGS_FILE) or _OWN.fullmatch(inside):
                            archive.extract(part, folder)  # no more than its size says
            except _NOT_WHOLE as error:
                raise error if isinstance(error, BadArchive) else BadArchive("It's damaged.") from error
            except OSError as error:
                raise BadArchive("It's damaged.") if error.errno == errno.EINVAL else error from error
            yield folder

    # ------------------------------------------------------------------------------------------- what is taken out

    def erase_game(self, kind: str, started: int, opening: str) -> None:
        """Take a game out of all copies. Raises `sqlite3.Error`."""
        query = "select id from game where kind = ? and started = ? and opening = ?"
        for copy in self.copies():
            with closing(sqlite3.connect(copy.folder / GAMES_FILE, isolation_level=None)) as connection:
                for (number,) in connection.execute(query, (kind, started, opening)).fetchall():
                    erase_game(connection, number)

    def erase_person(self, key: str) -> None:
        """Take a person out of all copies. Raises `sqlite3.Error`."""
        for copy in self.copies():
            with closing(sqlite3.connect(copy.folder / GAMES_FILE, isolation_level=None)) as connection:
                erase_person(connection, key)
            if (copy.folder / LEARNING_FILE).exists():
                with closing(sqlite3.connect(copy.folder / LEARNING_FILE, isolation_level=None)) as connection:
                    connection.execute("pragma secure_delete = on")
                    there = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
                    for table in {*PERSONAL}.intersection(name for (name,) in there):  # an older copy has fewer
                        connection.execute(f"delete from {table} where person = ?", (key,))  # noqa: S608  # our own
                    connection.execute("delete from person where key = ?", (key,))
                    connection.execute("delete from sighting")  # they hold names, and are found again
                    connection.execute("delete from looked_through")


def kept(made: Sequence[datetime]) -> set[datetime]:
    """Return which copies stay: the latest ones, and the last of each of some days and weeks."""
    latest_first = sorted(made, reverse=True)
    days = {each.date(): each for each in reversed(latest_first)}
    weeks = {each.isocalendar()[:2]: each for each in reversed(latest_first)}
    by_day = [days[day] for day in sorted(days, reverse=True)[:_DAYS]]
    by_week = [weeks[week] for week in sorted(weeks, reverse=True)[:_WEEKS]]
    return {*latest_first[:_LATEST], *by_day, *by_week}


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2, isolation_level=None)


def _copy(source: sqlite3.Connection, path: Path, check: Callable[[], None]) -> None:
    """Copy a database as it is at this moment, whatever is written meanwhile, and check the copy. Raises `OSError` and
    `sqlite3.Error`."""
    with closing(sqlite3.connect(path, isolation_level=None)) as target:
        source.execute("begin")
        source.execute("select count(*) from sqlite_master").fetchone()  # from here on it stays as it is for us
        source.backup(target, pages=_PAGES, progress=lambda *_news: check(), sleep=0)
        source.execute("rollback")
        target.execute("pragma journal_mode = delete")
        found = target.execute("pragma integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
    with path.open("rb+") as file:
        sync_file(file.fileno())


def _same(one: Path, other: Path) -> bool:
    """Return whether two copies hold the same."""
    for name in (GAMES_FILE, LEARNING_FILE):
        first, second = one / name, other / name
        if first.exists() != second.exists():
            return False
        if first.exists() and not filecmp.cmp(first, second, shallow=False):
            if first.stat().st_size != second.stat().st_size:
                return False
            if first.read_bytes()[_HEAD:] != second.read_bytes()[_HEAD:]:
                return False
    return True
