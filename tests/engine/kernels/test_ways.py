"""Tests run against both forms of a kernel, and neither gets into the other's way."""

import sys
from importlib.machinery import ExtensionFileLoader

import pytest

from boggle_desk.engine import kernels
from tests.engine.kernels.ways import Ways

NAMES = [*kernels.compiled(), "census"]


@pytest.mark.parametrize("name", NAMES)
def test_each_way_is_what_it_says(ways: Ways, name: str) -> None:
    module = ways[name]
    assert isinstance(module.__spec__.loader, ExtensionFileLoader) == ways.compiled
    assert ways[name] is module


def test_plain_python_leaves_no_trace() -> None:
    before = {name: module for name, module in sys.modules.items() if name.startswith(kernels.__name__)}
    attributes = dict(vars(kernels))
    source = Ways(compiled=False)["graphs"]
    after = {name: module for name, module in sys.modules.items() if name.startswith(kernels.__name__)}
    assert after == before
    assert vars(kernels) == attributes
    assert source not in after.values()
    assert str(source.__file__).endswith(".py")
