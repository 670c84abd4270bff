"""How the phones of unfinished games find their way back, in a small JSON file that is never exported or backed up."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from boggle_desk.storage.disk import Notice
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.small_file import SmallFile

_MOST = 20
"""How many games are kept: those invited to last."""
MOST_HOSTS = 8
_Secret = Annotated[str, msgspec.Meta(max_length=64)]


class Invitation(msgspec.Struct, frozen=True):
    """The code of a table, where it listened, and the secret of each seat; empty without a phone. `before` is where
    its page was opened, the latest first."""

    code: Annotated[str, msgspec.Meta(pattern=r"^[A-Z2-9]{8}\Z")]
    address: Annotated[str, msgspec.Meta(max_length=64)]
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)]
    shows_board: bool
    secrets: Annotated[tuple[_Secret, ...], msgspec.Meta(max_length=64)]
    before: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=80)], ...], msgspec.Meta(max_length=MOST_HOSTS)] = ()


Invitations = Mapping[str, Invitation]
"""By the lasting numbers of games, the latest last."""


class _Content(msgspec.Struct):
    games: dict[Annotated[str, msgspec.Meta(max_length=64)], Invitation]
    version: int = 1


class InvitationKeeper:
    """Keeps the invitation of each game that phones play in."""

    def __init__(self, data: Path, store: GameStore, told: Callable[[Notice], None] | None = None) -> None:
        """`told` is called on another thread; see `SmallFile`."""
        self._store, self._file = store, SmallFile[Invitations](data / "phones.json", _read, _write, {}, told)
        self._kept = dict(self._file.load()[0])  # what is lost here costs a scan, and no notice

    def of(self, game: int) -> Invitation | None:
        """Return the invitation of a stored game, if phones played in it."""
        return self._kept.get(self._store.lasting_number(game))

    def keep(self, game: int, invitation: Invitation) -> None:
        """Save a game's invitation soon; without a phone it has none."""
        number = self._store.lasting_number(game)
        before = self._kept.pop(number, None)
        if number and any(invitation.secrets):
            self._kept = dict([*self._kept.items(), (number, invitation)][-_MOST:])
        elif before is None:
            return
        self._file.keep(dict(self._kept))

    def flush(self) -> None:
        self._file.try_again()
        self._file.flush()


def _write(kept: Invitations) -> bytes:
    return msgspec.json.encode(_Content(dict(kept)))


def _read(data: bytes) -> Invitations:
    """Return what is in a file's bytes. Raises `ValueError` for other bytes."""
    try:
        return msgspec.json.decode(data, type=_Content).games
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ValueError(str(error)) from error
