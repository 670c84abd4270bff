"""How far a training of leaves has come, as a file: arrays of numpy without pickle, checked when they are read."""

import io
import zipfile
import zlib
from pathlib import Path
from tokenize import TokenError
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from boggle_desk.engine.files import write_whole
from boggle_desk.engine.scrabble.census import Tally
from boggle_desk.engine.scrabble.leave_training import Plan, Training

_LARGEST = 200_000_000
_BROKEN = (
    zipfile.BadZipFile, zlib.error, TokenError, ValueError, EOFError, MemoryError, NotImplementedError, RuntimeError,
)  # fmt: skip
"""What numpy raises for archives and headers that are damaged."""

Number = TypeVar("Number", bound=np.generic)


class BadCheckpoint(ValueError):
    """A file that a plan cannot be gone on with; the message says why in a sentence."""


def save_checkpoint(path: Path, training: Training) -> None:
    """Write how far a training has come, all or nothing. Raises OSError."""
    buffer = io.BytesIO()
    np.savez(
        buffer,
        fingerprint=np.frombuffer(bytes.fromhex(training.plan.fingerprint), np.uint8),
        numbers=np.array([training.generation, training.tally.points], np.int64),
        table=training.table,
        sums=training.tally.sums,
        counts=training.tally.counts,
        done=training.done,
    )
    write_whole(path, (buffer.getbuffer(),))


def read_checkpoint(path: Path, plan: Plan) -> Training:
    """Return how far a plan has come. Raises OSError, or `BadCheckpoint` for a damaged file and one of another plan."""
    start = Training.begin(plan)
    arrays = _arrays(path)
    try:
        fingerprint, numbers = arrays["fingerprint"].tobytes().hex(), _like(arrays["numbers"], np.zeros(2, np.int64))
        if fingerprint != plan.fingerprint:
            raise BadCheckpoint(
                f"'{path.name}' was begun with other words, tiles, boards or another seed; "
                "give the same ones, or begin anew in another file."
            )
        tally = Tally(
            _like(arrays["sums"], start.tally.sums), _like(arrays["counts"], start.tally.counts), int(numbers[1])
        )
        table, done = _like(arrays["table"], start.table), _like(arrays["done"], start.done)
    except KeyError as error:
        raise BadCheckpoint(f"'{path.name}' is damaged: {error} is missing.") from error
    if not 0 <= numbers[0] <= 1_000_000 or (tally.counts < 0).any():
        raise BadCheckpoint(f"'{path.name}' is damaged: it holds numbers that no training has.")
    return Training(plan, start.letters, table, tally, done, int(numbers[0]))


def _arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    if path.stat().st_size > _LARGEST:
        raise BadCheckpoint(f"'{path.name}' is too large for a checkpoint.")
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > _LARGEST:
                raise BadCheckpoint(f"'{path.name}' is too large for a checkpoint.")
        with np.load(path, allow_pickle=False) as stored:
            return {name: stored[name] for name in stored.files}
    except _BROKEN as error:
        if isinstance(error, BadCheckpoint):
            raise
        raise BadCheckpoint(f"'{path.name}' is no checkpoint, or it is damaged.") from error


def _like(found: npt.NDArray[Any], pattern: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """Return an array if it has the same form as another one. Raises `BadCheckpoint`."""
    if found.shape != pattern.shape or found.dtype != pattern.dtype:
        raise BadCheckpoint("The checkpoint is damaged: it holds arrays of another form.")
    return found
