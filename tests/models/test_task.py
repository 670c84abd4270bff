"""Work beside the window arrives once, in the right thread, and never where nobody waits."""

import gc
import sys
from threading import Event, current_thread

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool
from pytestqt.qtbot import QtBot

from boggle_desk.engine.stopping import Stopped
from boggle_desk.models.task import StopFlag, Task, give_way

PATIENCE = 4.0


class Listener(QObject):
    """Writes down what a task tells, and where."""

    def __init__(self, task: Task[object]) -> None:
        super().__init__()
        self.heard: list[tuple[str, object]] = []
        self.threads: set[str] = set()
        task.done.connect(lambda value: self._hear("done", value))
        task.failed.connect(lambda value: self._hear("failed", value))
        task.stopped.connect(lambda: self._hear("stopped", None))
        task.progressed.connect(lambda value: self._hear("progressed", value))

    def _hear(self, kind: str, value: object) -> None:
        self.heard.append((kind, value))
        self.threads.add(current_thread().name)


def test_the_result_arrives_once_in_the_window_s_thread(qtbot: QtBot) -> None:
    workers: list[str] = []

    def work(_flag: StopFlag) -> int:
        workers.append(current_thread().name)
        return 42

    task = Task(work)
    listener = Listener(task)
    with qtbot.waitSignal(task.done) as told:
        assert task.start() is task
        assert task.running
    assert told.args == [42]
    assert not task.running
    assert listener.heard == [("done", 42)]
    assert listener.threads == {current_thread().name}
    assert workers
    assert workers[0] != current_thread().name


def test_a_failure_is_told_as_the_exception_itself(qtbot: QtBot) -> None:
    def work(_flag: StopFlag) -> None:
        raise ValueError("This is no word list.")

    task = Task(work)
    listener = Listener(task)
    with qtbot.waitSignal(task.failed):
        task.start()
    ((kind, error),) = listener.heard
    assert kind == "failed"
    assert isinstance(error, ValueError)
    assert str(error) == "This is no word list."


def test_news_arrives_in_order_before_the_result(qtbot: QtBot) -> None:
    def work(flag: StopFlag) -> str:
        for step in range(3):
            flag.tell(step)
        return "end"

    task = Task(work)
    listener = Listener(task)
    with qtbot.waitSignal(task.done):
        task.start()
    assert listener.heard == [("progressed", 0), ("progressed", 1), ("progressed", 2), ("done", "end")]


@pytest.mark.parametrize("obeys", [True, False])
def test_after_cancel_only_stopped_is_told(qtbot: QtBot, obeys: bool) -> None:
    begun, go_on = Event(), Event()

    def work(flag: StopFlag) -> str:
        begun.set()
        go_on.wait(PATIENCE)
        flag.tell("still here")
        if obeys:
            flag.check()
        return "too late"

    task = Task(work)
    listener = Listener(task)
    with qtbot.waitSignal(task.stopped):
        task.start()
        assert begun.wait(PATIENCE)
        task.cancel()
        go_on.set()
    assert listener.heard == [("stopped", None)]


def test_a_result_that_is_on_its_way_does_not_arrive_after_cancel(qtbot: QtBot) -> None:
    """The work has ended and its result waits in the queue of the window's thread when the task is cancelled."""
    pool = QThreadPool()
    task = Task(lambda _flag: "ready")
    listener = Listener(task)
    with qtbot.waitSignal(task.stopped):
        task.start(pool)
        assert pool.waitForDone(int(PATIENCE * 1000))
        task.cancel()
    assert listener.heard == [("stopped", None)]


def test_work_cancelled_before_it_began_is_never_done(qtbot: QtBot) -> None:
    pool, hold = QThreadPool(), Event()
    pool.setMaxThreadCount(1)
    pool.start(lambda: hold.wait(PATIENCE))
    ran: list[int] = []
    task = Task(lambda _flag: ran.append(1))
    with qtbot.waitSignal(task.stopped):
        task.start(pool)
        task.cancel()
        hold.set()
    assert not ran


def test_nothing_arrives_after_the_parent_is_gone_and_the_work_is_asked_to_stop(qapp: QCoreApplication) -> None:
    pool, begun, seen = QThreadPool(), Event(), Event()

    def work(flag: StopFlag) -> str:
        begun.set()
        while not flag.is_set():
            seen.wait(0.001)
        seen.set()
        return "for nobody"

    parent = QObject()
    task = Task(work, parent)
    listener = Listener(task)
    task.start(pool)
    assert begun.wait(PATIENCE)
    parent.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert seen.wait(PATIENCE), "the work was not asked to stop"
    assert pool.waitForDone(int(PATIENCE * 1000))
    qapp.processEvents()
    assert listener.heard == []


def test_a_task_that_nobody_keeps_says_nothing(qapp: QCoreApplication) -> None:
    pool = QThreadPool()
    heard: list[object] = []
    task = Task(lambda _flag: "unwanted")
    task.done.connect(heard.append)
    task.start(pool)
    assert pool.waitForDone(int(PATIENCE * 1000))
    del task
    gc.collect()
    qapp.processEvents()
    assert heard == []


def test_the_flag_tells_and_checks() -> None:
    news: list[object] = []
    flag = StopFlag(news.append)
    flag.tell("one")
    flag.check()
    flag.stop()
    flag.tell("two")
    assert news == ["one"]
    with pytest.raises(Stopped):
        flag.check()


def test_a_worker_hands_the_interpreter_over_within_a_millisecond() -> None:
    before = sys.getswitchinterval()
    try:
        give_way()
        assert sys.getswitchinterval() <= 0.001
    finally:
        sys.setswitchinterval(before)
