"""The fixture that gives a test every kernel both ways."""

import pytest

from boggle_desk.engine import kernels
from tests.engine.kernels.ways import Ways


@pytest.fixture(scope="session", params=[True, False], ids=["compiled", "uncompiled"])
def ways(request: pytest.FixtureRequest) -> Ways:
    """Return the kernels compiled, then the same as plain Python."""
    return Ways(request.param)


@pytest.fixture(scope="session")
def both_ways() -> tuple[Ways, ...]:
    """Return the kernels both ways, to be compared with something slow; only Python where they are not compiled."""
    return (Ways(True), Ways(False)) if all(kernels.compiled().values()) else (Ways(False),)
