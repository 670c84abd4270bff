"""Work of which only the latest counts: what was begun before is never heard of again."""

from threading import Event

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from boggle_desk.models.latest import Latest
from boggle_desk.models.task import StopFlag

PATIENCE = 4000


def test_only_the_latest_is_heard_of(qtbot: QtBot) -> None:
    owner, heard, go = QObject(), list[object](), Event()
    latest = Latest(owner)

    def slow(_flag: StopFlag) -> str:
        assert go.wait(PATIENCE / 1000)
        return "first"

    latest.start(slow, heard.append)
    assert latest.busy
    latest.start(lambda _flag: "second", heard.append)
    go.set()
    qtbot.waitUntil(lambda: heard == ["second"], timeout=PATIENCE)
    assert not latest.busy


def test_news_and_failures_are_told(qtbot: QtBot) -> None:
    owner, news, failed = QObject(), list[object](), list[Exception]()
    latest = Latest(owner)

    def work(flag: StopFlag) -> None:
        flag.tell("half")
        raise ValueError("no more")

    latest.start(work, lambda _result: news.append("done"), failed.append, news.append)
    qtbot.waitUntil(lambda: bool(failed), timeout=PATIENCE)
    assert (news, str(failed[0])) == (["half"], "no more")


def test_the_next_may_begin_in_the_answer_to_the_one_before(qtbot: QtBot) -> None:
    owner, heard = QObject(), list[int]()
    latest = Latest(owner)

    def answered(number: int) -> None:
        heard.append(number)
        if number < 5:
            latest.start(lambda _flag: number + 1, answered)

    latest.start(lambda _flag: 0, answered)
    qtbot.waitUntil(lambda: len(heard) == 6, timeout=PATIENCE)
    assert heard == [0, 1, 2, 3, 4, 5]


def test_what_was_stopped_tells_nothing(qtbot: QtBot) -> None:
    owner, heard = QObject(), list[object]()
    latest = Latest(owner)
    latest.start(lambda _flag: "never", heard.append)
    latest.stop()
    latest.stop()
    assert not latest.busy
    latest.start(lambda _flag: "after", heard.append)
    qtbot.waitUntil(lambda: bool(heard), timeout=PATIENCE)
    assert heard == ["after"]
