"""Real browsers for tests: Chromium through Playwright, Firefox through Marionette. Each has a thread of its own, so
that the window works meanwhile, and each page is one phone: nothing is shared with another."""

import json
import os
import shutil
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop
from system_libs import BROWSERS

from tests.views.boggle.table_fixtures import wait_until

T = TypeVar("T")
PATIENCE = int(os.environ.get("BOGGLE_DESK_PATIENCE", "120000"))
"""Milliseconds: a guard against waiting for ever, not a measure of speed."""
PHONE, SMALL, TABLET = (390, 844), (360, 640), (820, 1180)
_SEES = """(what) => { const e = [...document.querySelectorAll(what)].find((each) => each.offsetParent !== null);
 return e ? (e.matches('input') ? e.value : e.innerText).trim() : null }"""


class Browser:
    """A browser, and the thread that alone speaks with it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)

    def run(self, act: Callable[..., T], *arguments: Any, **named: Any) -> T:
        """Do something with the browser, while the window works on."""
        coming = self._thread.submit(act, *arguments, **named)
        wait_until(coming.done)
        return coming.result()

    def close(self) -> None:
        self.run(self._end)
        self._thread.shutdown()

    def _end(self) -> None:
        raise NotImplementedError


class Handset:
    """A page on a phone, as its owner uses it."""

    def __init__(self, browser: Any, address: str) -> None:
        self.browser, self.address = browser, address

    def js(self, script: str, *arguments: Any) -> Any:
        """Return what a function of JavaScript returns on the page."""
        raise NotImplementedError

    def tap(self, what: str) -> None:
        """Tap an element that is seen, by CSS, or a button by its text after `=`."""
        raise NotImplementedError

    def type(self, what: str, text: str, enter: bool = True) -> None:
        raise NotImplementedError

    def kill(self) -> None:
        """End the page; `back` opens it anew."""
        raise NotImplementedError

    def back(self) -> None:
        raise NotImplementedError

    def sees(self, what: str) -> str | None:
        """Return the text of the first such element that is seen."""
        seen: str | None = self.js(_SEES, what)
        return seen

    def wait(self, what: str, text: str | None = None) -> None:
        """Wait until such an element is seen, with this text in it."""
        self.until(lambda: (seen := self.sees(what)) is not None and (text is None or text in seen))

    def gone(self, what: str) -> None:
        self.until(lambda: self.sees(what) is None)

    def until(self, so: Callable[[], bool]) -> None:
        """Ask again and again while the window works; fail with what the page shows."""
        end = QDeadlineTimer(PATIENCE)
        while not so():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            assert not end.hasExpired(), f"waited too long, while the page showed {self.js(_SHOWN)}"

    def kept(self) -> int:
        """Return how many acts are not answered yet."""
        return int(self.js("() => Object.keys(localStorage).filter((key) => key.includes('/act/')).length"))

    def join(self, name: str) -> None:
        """Sit down where the own name is, or type it."""
        self.wait("h1")
        if name in self.js(_FREE):
            self.js(_TAKE, name)
        else:
            self.type("#name", name, enter=False)
            self.tap(".nameform .main")
        self.wait(".hello h1", name)

    def words(self) -> list[str]:
        """Return the words on the paper, without those that are crossed out."""
        return list(self.js(_WORDS))

    def write(self, *words: str) -> None:
        for word in words:
            self.type("#word", word)


_SHOWN = """() => [document.body.innerText.split("\\n").filter((line) => line.length > 2).join(" | "),
    Object.keys(localStorage).filter((key) => !key.endsWith("/text")).map((key) => localStorage[key])]"""
_WORDS = "() => [...document.querySelectorAll('.words button:not(.gone) .text')].map((each) => each.textContent)"
_FREE = "() => [...document.querySelectorAll('button.seat strong')].map((each) => each.textContent)"
_TAKE = "(name) => [...document.querySelectorAll('button.seat')].find((each) => each.innerText.includes(name)).click()"


class Chromium(Browser):
    """Chromium of the system; pages see a touch screen of a phone's size."""

    def __init__(self) -> None:
        super().__init__()
        sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
        binary = next(filter(None, map(shutil.which, BROWSERS)), None)
        if binary is None:
            pytest.skip("Chromium is not installed")
        self.troubles: list[str] = []
        self.driver = self.run(lambda: sync_api.sync_playwright().start())
        self.chromium = self.run(self.driver.chromium.launch, executable_path=binary, args=["--no-sandbox"])

    def _end(self) -> None:
        self.chromium.close()
        self.driver.stop()

    def phone(
        self,
        address: str,
        size: tuple[int, int] = PHONE,
        theme: str = "light",
        within: "ChromiumHandset | None" = None,
    ) -> "ChromiumHandset":
        """Return a new phone, or another page `within` one."""
        return ChromiumHandset(self, address, size, theme, within)


class ChromiumHandset(Handset):
    def __init__(
        self, browser: Chromium, address: str, size: tuple[int, int], theme: str, within: "ChromiumHandset | None"
    ) -> None:
        super().__init__(browser, address)
        self.context = (
            within.context
            if within
            else self.run(
                browser.chromium.new_context,
                viewport={"width": size[0], "height": size[1]},
                has_touch=True,
                is_mobile=True,
                color_scheme=theme,
            )
        )
        self.back()

    def run(self, act: Callable[..., T], *arguments: Any, **named: Any) -> T:
        return self.browser.run(act, *arguments, **named)

    def back(self) -> None:
        def opened() -> Any:
            page = self.context.new_page()
            page.on("pageerror", lambda error: self.browser.troubles.append(str(error)))
            page.on("console", lambda said: said.type == "error" and self.browser.troubles.append(said.text))
            page.goto(self.address)
            return page

        self.page = self.run(opened)

    def kill(self) -> None:
        self.run(self.page.close)

    def cut(self, offline: bool) -> None:
        """Take the phone out of the network, or bring it back."""
        self.run(self.context.set_offline, offline)

    def js(self, script: str, *arguments: Any) -> Any:
        return self.run(self.page.evaluate, script, *arguments)

    def tap(self, what: str) -> None:
        found = (
            self.page.get_by_role("button", name=what[1:], exact=True)
            if what.startswith("=")
            else self.page.locator(what)
        )
        self.run(lambda: found.locator("visible=true").first.tap(timeout=PATIENCE))

    def type(self, what: str, text: str, enter: bool = True) -> None:
        def typed() -> None:
            field = self.page.locator(what)
            field.tap(timeout=PATIENCE)
            field.press_sequentially(text)
            if enter:
                field.press("Enter")

        self.run(typed)

    def gesture(self, *fingers: Sequence[str], above: float = 0.0) -> None:
        """Move one finger, or two, over the middles of these elements; a tile is carried a little above it."""

        def moved() -> None:
            session = self.context.new_cdp_session(self.page)
            stations = [[self._middle(what) for what in way] for way in fingers]
            for station in range(len(stations[0])):
                for share in (0.3, 0.7, 1) if station else (1,):
                    points = [_between(way[max(0, station - 1)], way[station], share) for way in stations]
                    lift = above if station else 0.0
                    touches = [{"x": x, "y": y + lift, "id": finger} for finger, (x, y) in enumerate(points)]
                    kind = "touchMove" if station else "touchStart"
                    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
            session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            session.detach()

        self.run(moved)

    def _middle(self, what: str) -> tuple[float, float]:
        box = self.page.locator(what).first.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def look(self, size: tuple[int, int], theme: str) -> bytes:
        """Return a picture of the page in this size and theme."""

        def looked() -> bytes:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            self.page.wait_for_timeout(120)
            return bytes(self.page.screenshot())

        return self.run(looked)

    def close(self) -> None:
        self.run(self.context.close)


def _between(begin: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share


class Firefox(Browser):
    """Firefox of the system, with one page: all its pages would be one phone."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        driver = pytest.importorskip("marionette_driver.marionette", reason="marionette_driver is not installed")
        binary = shutil.which("firefox-esr") or shutil.which("firefox")
        if binary is None:
            pytest.skip("Firefox is not installed")

        def begun() -> Any:
            made = driver.Marionette(
                bin=binary, headless=True, gecko_log=str(folder / "gecko.log"), startup_timeout=120
            )
            made.start_session()
            made.set_window_rect(width=500, height=900)
            return made

        self.firefox = self.run(begun)

    def _end(self) -> None:
        self.firefox.delete_session()
        self.firefox.cleanup()

    def phone(self, address: str) -> "FirefoxHandset":
        return FirefoxHandset(self, address)


class FirefoxHandset(Handset):
    def __init__(self, browser: Firefox, address: str) -> None:
        super().__init__(browser, address)
        self.back()

    def back(self) -> None:
        self.browser.run(self.browser.firefox.navigate, self.address)

    def kill(self) -> None:
        self.browser.run(self.browser.firefox.navigate, "about:blank")

    def js(self, script: str, *arguments: Any) -> Any:
        given = ", ".join(json.dumps(each) for each in arguments)
        return self.browser.run(self.browser.firefox.execute_script, f"return ({script})({given})", sandbox=None)

    def tap(self, what: str) -> None:
        if what.startswith("="):
            script = """(text) => ["dialog button", "button"].flatMap((each) => [...document.querySelectorAll(each)])
                .find((each) => each.innerText === text).click()"""
            self.js(script, what[1:])
        else:
            self.wait(what)
            self.js("(what) => document.querySelector(what).click()", what)

    def type(self, what: str, text: str, enter: bool = True) -> None:
        def typed() -> None:
            field = self.browser.firefox.find_element("css selector", what)
            field.click()
            field.send_keys(text + ("\ue007" if enter else ""))

        self.browser.run(typed)
