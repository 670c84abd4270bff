"""Writes a file all or nothing."""

import os
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

_OLD = 3_600
"""Seconds after which a draft is abandoned."""


def write_whole(path: Path, parts: Iterable[Any]) -> None:
    """Write the parts, bytes or arrays, to `path`, replacing the old file only when the new one is safe. Raises
    OSError."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    _sweep(path.parent)
    try:
        with draft.open("xb") as file:
            for part in parts:
                file.write(part)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def _sweep(folder: Path) -> None:
    """Remove the drafts of killed programs."""
    for draft in folder.glob("*.part"):
        with suppress(OSError):
            if draft.is_file() and time.time() - draft.stat().st_mtime > _OLD:
                draft.unlink()
