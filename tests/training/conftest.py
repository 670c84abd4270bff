"""The fixture that gives a test the kernel of training both ways."""

from tests.engine.conftest import ways

__all__ = ["ways"]
