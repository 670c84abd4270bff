"""Writing a file all or nothing."""

import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any


def write_whole(path: Path, parts: Iterable[Any]) -> None:
    """Write the parts, bytes or arrays, to `path` one behind the other: the old file stays until the new one is safe.
    Raises OSError."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
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
