"""Paths of shipped and user files. Only this module uses `appdirs`."""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import appdirs

_NAME, _AUTHOR = "boggle-desk", "Boggle Desk"
_GAMES = ("games.*", "learning.*", "house.*", "erasing.json", "backups", "lexica", "presets")
_PACKAGE = Path(__file__).resolve().parent


@cache
def _shipped(folder: str) -> Path:
    for parent in (_PACKAGE, _PACKAGE.parent):
        if (parent / folder).is_dir():
            return parent / folder
    raise FileNotFoundError(f"The folder '{folder}' of Boggle Desk is missing. Please install the game again.")


def resource(*parts: str) -> Path:
    """Return the path of a shipped file or folder below `resources/`."""
    return _shipped("resources").joinpath(*parts)


def translations() -> Path:
    return resource("translations")


def user_data() -> Path:
    """Return the folder of the user's games and word lists, made if it is missing."""
    return _made("XDG_DATA_HOME", appdirs.user_data_dir, *_GAMES)


def user_settings() -> Path:
    """Return the path of the user's settings file; its folder is made if it is missing."""
    return _made("XDG_CONFIG_HOME", appdirs.user_config_dir, "settings.json*") / "settings.json"


def user_cache() -> Path:
    """Return the cache folder, made if it is missing."""
    return _made("XDG_CACHE_HOME", appdirs.user_cache_dir)


def user_log() -> Path:
    """Return the path of the log; its folder is made if it is missing."""
    return _made("XDG_STATE_HOME", appdirs.user_state_dir) / "faults.log"


def typed(text: str) -> Path:
    """Return the path that a person typed; `~` is the home folder, if there is one."""
    with suppress(RuntimeError):
        return Path(text).expanduser()
    return Path(text)


def _made(variable: str, place: Callable[[str, str], str], *kept: str) -> Path:
    """Return the folder, made for the user only if possible; errors come up when it is used. A variable that is empty
    or names no whole path counts as none, and so does such a `HOME`. What was `kept` in the place it meant, as earlier
    versions did, comes along."""
    strayed = Path(place(_NAME, _AUTHOR))
    for name in (variable, "HOME"):
        if not Path(os.environ.get(name, Path.cwd())).is_absolute():
            os.environ.pop(name, None)
    folder = Path("/", place(_NAME, _AUTHOR))  # without any home nothing can be kept, as the window says
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if (mode := folder.stat().st_mode) & 0o077:
            folder.chmod(mode & 0o700)
        if not strayed.is_absolute() and not any(each for name in kept for each in folder.glob(name)):
            for each in [each for name in kept for each in strayed.glob(name)]:
                shutil.move(each, folder)
    return folder
