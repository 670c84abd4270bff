"""Work that can be given up: it asks often whether to stop, and leaves by an exception."""

from collections.abc import Callable

Check = Callable[[], None]  # called often by long work; may raise to give it up
Stop = Callable[[], bool]  # asked often by long work: whether to leave with what it has


def go_on() -> None:
    pass


class Stopped(Exception):
    """Raised when the work was asked to stop."""


def never() -> bool:
    return False
