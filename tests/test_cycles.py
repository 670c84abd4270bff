"""Cycles that nobody uses are found by the window's thread and by no other."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from boggle_desk.app.preload import CycleSearch


class Knot:
    """Holds itself."""

    def __init__(self, lost_on: list[str]) -> None:
        self.itself = self
        weakref.finalize(self, lambda: lost_on.append(threading.current_thread().name))


@pytest.fixture
def cycles(qtbot: QtBot) -> Iterator[CycleSearch]:
    gc.enable()
    made = CycleSearch()
    yield made
    made.end()
    gc.disable()  # as for all tests


def test_another_thread_never_searches(cycles: CycleSearch) -> None:
    lost_on: list[str] = []

    def work() -> None:
        for _ in range(5):
            Knot(lost_on)
        kept: list[list[int]] = [[] for _ in range(20 * gc.get_threshold()[0])]
        assert kept

    other = threading.Thread(target=work, name="other")
    other.start()
    other.join()
    assert lost_on == []
    gc.collect()
    assert lost_on == [threading.main_thread().name] * 5


def test_what_is_due_is_searched(qtbot: QtBot, cycles: CycleSearch) -> None:
    lost_on: list[str] = []
    Knot(lost_on)
    kept: list[list[int]] = [[] for _ in range(2 * gc.get_threshold()[0])]
    qtbot.waitUntil(lambda: bool(lost_on))
    assert kept


def test_when_it_ends_python_searches_again(cycles: CycleSearch) -> None:
    assert not gc.isenabled()
    cycles.end()
    assert gc.isenabled()
