"""The fixture that gives a test every kernel both ways."""

import pytest

from tests.engine.kernels.ways import Ways


@pytest.fixture(scope="session", params=[True, False], ids=["compiled", "uncompiled"])
def ways(request: pytest.FixtureRequest) -> Ways:
    """Return the kernels compiled, then the same as plain Python."""
    return Ways(request.param)
