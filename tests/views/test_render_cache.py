"""Pictures are painted beside the window and kept."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from boggle_desk.views import render_cache
from boggle_desk.views.appearance import DARK, LIGHT
from boggle_desk.views.render_cache import Images, RenderCache, RenderKey


@dataclass(frozen=True)
class Square(RenderKey):
    """A plain square with a number of spots."""

    spots: int = 0


class Studio:
    """Paints squares, and remembers which and where."""

    def __init__(self) -> None:
        self.painted: list[tuple[Square, str]] = []
        self.threads: set[threading.Thread] = set()

    def __call__(self, key: Square, before: Square | None, images: Images) -> Iterator[tuple[str, QImage]]:
        self.threads.add(threading.current_thread())
        for name in ("ground", "whole"):
            if name == "ground" and before is not None and before.geometry == key.geometry:
                yield name, images[name]
                continue
            self.painted.append((key, name))
            image = QImage(key.geometry, key.geometry, QImage.Format.Format_RGB32)
            image.fill(key.spots)
            yield name, image


@pytest.fixture
def studio() -> Studio:
    return Studio()


@pytest.fixture
def cache(qtbot: QtBot, studio: Studio) -> RenderCache[Square]:
    return RenderCache(studio, lambda one, other: one.theme == other.theme)


def wait_for(qtbot: QtBot, cache: RenderCache[Square], key: Square) -> None:
    cache.want(key)
    qtbot.waitUntil(lambda: cache.key == key and set(cache.pictures) == {"ground", "whole"})


def test_pictures_are_painted_on_another_thread_and_kept(
    qtbot: QtBot, cache: RenderCache[Square], studio: Studio
) -> None:
    key = Square(8, LIGHT, 1)
    wait_for(qtbot, cache, key)
    assert threading.main_thread() not in studio.threads
    kept = cache.pictures
    cache.want(key)
    cache.finish()
    assert cache.pictures is kept
    assert studio.painted == [(key, "ground"), (key, "whole")]


def test_what_stays_the_same_is_not_painted_anew(qtbot: QtBot, cache: RenderCache[Square], studio: Studio) -> None:
    wait_for(qtbot, cache, Square(8, LIGHT, 1))
    ground = cache.pictures["ground"]
    wait_for(qtbot, cache, Square(8, LIGHT, 2))
    assert cache.pictures["ground"] is ground
    assert [name for _key, name in studio.painted] == ["ground", "whole", "whole"]


def test_older_pictures_stand_in_only_where_they_can(qtbot: QtBot, cache: RenderCache[Square]) -> None:
    small = Square(8, LIGHT)
    wait_for(qtbot, cache, small)
    cache.want(Square(9, LIGHT))
    assert cache.key == small
    assert cache.pictures["whole"].width() == 8
    cache.want(Square(9, DARK))
    assert cache.key is None
    assert not cache.pictures
    cache.finish()
    assert cache.key == Square(9, DARK)
    assert cache.pictures["whole"].width() == 9


def test_only_the_last_wish_is_fulfilled(qtbot: QtBot, cache: RenderCache[Square]) -> None:
    first, last = Square(8, LIGHT, 1), Square(8, LIGHT, 3)
    shown: list[Square | None] = []
    wait_for(qtbot, cache, first)
    cache.ready.connect(lambda: shown.append(cache.key))
    cache.want(Square(8, LIGHT, 2))
    wait_for(qtbot, cache, last)
    assert shown == [last]


def test_a_wish_that_was_given_up_can_be_had_again(qtbot: QtBot, cache: RenderCache[Square]) -> None:
    cache.want(Square(8, LIGHT))
    cache.cancel()
    wait_for(qtbot, cache, Square(8, LIGHT))


def test_what_another_page_has_painted_lately_is_there_at_once(
    qtbot: QtBot, cache: RenderCache[Square], studio: Studio
) -> None:
    wait_for(qtbot, cache, Square(8, LIGHT))
    next_page = RenderCache(studio, lambda _one, _other: False)
    next_page.want(Square(8, LIGHT))
    assert next_page.pictures.keys() == cache.pictures.keys()
    assert len(studio.painted) == 2


def test_pictures_are_not_kept_for_ever(
    qtbot: QtBot, cache: RenderCache[Square], studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(render_cache, "RECENT_BYTES", 250_000)
    for size in range(100, 104):  # 40 kilobytes each, twice
        wait_for(qtbot, cache, Square(size, LIGHT))
    next_page = RenderCache(studio, lambda _one, _other: False)
    next_page.want(Square(100, LIGHT))
    assert not next_page.pictures
    next_page.cancel()


def test_t27_what_is_gone_keeps_no_pictures(qtbot: QtBot, cache: RenderCache[Square], studio: Studio) -> None:
    gone = RenderCache(studio, lambda one, other: one.theme == other.theme)
    wait_for(qtbot, gone, Square(8, LIGHT, 1))
    delete(gone)
    wait_for(qtbot, cache, Square(8, LIGHT, 2))
    assert not gone.pictures
    assert cache.pictures
