"""Work beside the window arrives once, in the right thread, and never where nobody waits."""

import gc
import sys
from collections.abc import Callable
from functools import partial
from threading import Event, current_thread

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool
from pytestqt.qtbot import QtBot

from boggle_desk.engine.stopping import Stopped
from boggle_desk.models.background_task import BackgroundTask, StopFlag, give_way, in_window

PATIENCE = 60.0


class Listener(QObject):
    """Writes down what a task tells, and where."""

    def __init__(self, task: BackgroundTask) -> None:
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

    task = BackgroundTask()
    listener = Listener(task)
    with qtbot.waitSignal(task.done) as told:
        task.start(work)
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

    task = BackgroundTask()
    listener = Listener(task)
    with qtbot.waitSignal(task.failed):
        task.start(work)
    ((kind, error),) = listener.heard
    assert kind == "failed"
    assert isinstance(error, ValueError)
    assert str(error) == "This is no word list."


def test_news_arrives_in_order_before_the_result(qtbot: QtBot) -> None:
    def work(flag: StopFlag) -> str:
        for step in range(3):
            flag.tell(step)
        return "end"

    task = BackgroundTask()
    listener = Listener(task)
    with qtbot.waitSignal(task.done):
        task.start(work)
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

    task = BackgroundTask()
    listener = Listener(task)
    with qtbot.waitSignal(task.stopped):
        task.start(work)
        assert begun.wait(PATIENCE)
        task.cancel()
        go_on.set()
    assert listener.heard == [("stopped", None)]


def test_a_result_that_is_on_its_way_does_not_arrive_after_cancel(qtbot: QtBot) -> None:
    """The work has ended and its result waits in the queue of the window's thread when the task is cancelled."""
    pool = QThreadPool()
    task, work = BackgroundTask(), lambda _flag: "ready"
    listener = Listener(task)
    with qtbot.waitSignal(task.stopped):
        task.start(work, pool=pool)
        assert pool.waitForDone(int(PATIENCE * 1000))
        task.cancel()
    assert listener.heard == [("stopped", None)]


def test_work_cancelled_before_it_began_is_never_done(qtbot: QtBot) -> None:
    pool, hold = QThreadPool(), Event()
    pool.setMaxThreadCount(1)
    pool.start(lambda: hold.wait(PATIENCE))
    ran: list[int] = []
    task, work = BackgroundTask(), lambda _flag: ran.append(1)
    with qtbot.waitSignal(task.stopped):
        task.start(work, pool=pool)
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
    task = BackgroundTask(parent)
    listener = Listener(task)
    task.start(work, pool=pool)
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
    task, work = BackgroundTask(), lambda _flag: "unwanted"
    task.done.connect(heard.append)
    task.start(work, pool=pool)
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


# ------------------------------------------------------------------------------------- one after the other


def held() -> tuple[Event, Callable[[StopFlag], str]]:
    """Return work that ends when the event is set."""
    go_on = Event()

    def work(_flag: StopFlag) -> str:
        assert go_on.wait(PATIENCE)
        return "first"

    return go_on, work


def test_only_the_latest_is_told(qtbot: QtBot) -> None:
    task, (go_on, slow) = BackgroundTask(), held()
    listener = Listener(task)
    heard: list[str] = []
    task.start(slow, heard.append)
    task.start(lambda _flag: "second", heard.append)
    go_on.set()
    qtbot.waitUntil(lambda: heard == ["second"])
    QThreadPool.globalInstance().waitForDone(int(PATIENCE * 1000))
    QCoreApplication.processEvents()
    assert (heard, listener.heard) == (["second"], [("done", "second")])
    assert not task.running


def test_where_all_count_each_is_told(qtbot: QtBot) -> None:
    task, heard = BackgroundTask(latest_only=False), list[int]()
    for number in range(3):
        task.start(partial(lambda number, _flag: number, number), heard.append)
    qtbot.waitUntil(lambda: sorted(heard) == [0, 1, 2])


def test_what_goes_on_is_done_and_told_after_cancel_and_after_a_new_start(qtbot: QtBot) -> None:
    task, (go_on, slow), heard = BackgroundTask(), held(), list[str]()
    task.start(slow, heard.append, survives_page=True)
    task.cancel()
    task.start(lambda _flag: "second", heard.append)
    assert task.running
    go_on.set()
    qtbot.waitUntil(lambda: sorted(heard) == ["first", "second"])


def test_what_goes_on_is_done_when_its_page_has_gone(qapp: QCoreApplication) -> None:
    pool, (go_on, slow), done = QThreadPool(), held(), Event()
    task = BackgroundTask()
    task.start(lambda flag: (slow(flag), flag.check(), done.set()), survives_page=True, pool=pool)
    del task
    gc.collect()
    go_on.set()
    assert pool.waitForDone(int(PATIENCE * 1000))
    assert done.is_set()


def test_the_next_may_begin_in_the_answer_to_the_one_before(qtbot: QtBot) -> None:
    task, heard = BackgroundTask(), list[int]()

    def answered(number: int) -> None:
        heard.append(number)
        if number < 5:
            task.start(lambda _flag: number + 1, answered)

    task.start(lambda _flag: 0, answered)
    qtbot.waitUntil(lambda: heard == [0, 1, 2, 3, 4, 5])


def test_a_failure_that_never_should_be_is_in_the_log(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    task, failed = BackgroundTask(trouble="The board could not be read."), list[Exception]()

    def work(_flag: StopFlag) -> None:
        raise ValueError("no more")

    task.start(work, failed=failed.append)
    qtbot.waitUntil(lambda: bool(failed))
    assert "The board could not be read." in caplog.text
    caplog.clear()


def test_a_method_is_called_in_the_window_s_thread_while_its_object_is_there(qtbot: QtBot) -> None:
    pool, heard = QThreadPool(), list[tuple[str, int]]()

    class Page(QObject):
        def hear(self, number: int) -> None:
            heard.append((current_thread().name, number))

    page = Page()
    hear = in_window(page.hear)
    pool.start(lambda: hear(1))
    qtbot.waitUntil(lambda: heard == [(current_thread().name, 1)])
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    pool.start(lambda: hear(2))
    assert pool.waitForDone(int(PATIENCE * 1000))
    QCoreApplication.processEvents()
    assert len(heard) == 1


def test_what_belongs_to_the_window_is_not_made_on_another_thread(qtbot: QtBot) -> None:
    task = BackgroundTask()
    with qtbot.waitSignal(task.failed) as failed:
        task.start(lambda _flag: BackgroundTask())
    assert isinstance(failed.args[0], RuntimeError)
