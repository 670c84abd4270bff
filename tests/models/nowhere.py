"""A place for a session's steps that keeps nothing."""

from typing import Any


class Nowhere:
    """Keeps nothing."""

    def append(self, step: int, events: tuple[Any, ...]) -> None:
        """Let the step go."""

    def retract(self, step: int) -> None:
        """Forget nothing."""

    when = None
