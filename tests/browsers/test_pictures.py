"""Each page of the phones in three sizes and both themes: nothing is cut off, in German neither, whose words are long.

`BOGGLE_DESK_PHONE_PICTURES=FOLDER` keeps the pictures; those in English make the two sheets of docs/pictures.md.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.events import ReadWord
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.solver import words_on
from boggle_desk.settings import BoggleSetup
from tests.browsers.browsers import PHONE, SMALL, TABLET, Chromium, ChromiumHandset
from tests.browsers.test_boggle import begin, invite, to_search
from tests.browsers.test_tiles import MAIN, best_play, lay, table, to_turn
from tests.engine.boggle.table import at_least
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.release]
FOLDER = os.environ.get("BOGGLE_DESK_PHONE_PICTURES")
ROOT = Path(__file__).parents[2]
SIZES = {"phone": PHONE, "small": SMALL, "tablet": TABLET}
CUT = """() => {
  const walk = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  const cut = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder.checkVisibility() || holder.closest(".unseen, .words, .squares, .slots")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    let box = holder;
    while (box !== document.body && getComputedStyle(box).overflow === "visible") box = box.parentElement;
    const page = { left: 0, right: innerWidth, top: 0, bottom: 1e6 };
    const { left, right, top, bottom } = box.id === "app" ? page : box.getBoundingClientRect();
    const inside = text.left > left - 1 && text.right < right + 1 && text.top > top - 4 && text.bottom < bottom + 4;
    const [size, parts] = [parseFloat(getComputedStyle(holder).fontSize), node.data.trim().split(/ +/).length];
    const whole = !holder.matches("button, button *") || text.height < 1.5 * size * parts;
    if (!inside || !whole) cut.push(node.data);
  }
  const main = [...document.querySelectorAll("#app .main")].filter((each) => each.checkVisibility()).at(-1);
  if (main && main.getBoundingClientRect().bottom > innerHeight + 1) cut.push(`below: ${main.innerText}`);
  return cut;
}"""


@pytest.fixture(params=["en", "de"])
def people(chromium: Chromium, request: pytest.FixtureRequest) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", "Cem", "Dora", writing="phones")) as opened:
        opened.desk.services.choices.change(language=request.param)
        opened.desk.find_addresses = lambda: ["127.0.0.1"]
        yield opened
        opened.desk.services.choices.change(language="en")


class Camera:
    """Looks at pages in every look; says at the end what was cut off."""

    def __init__(self, people: Sitting, first: int) -> None:
        self.language = people.desk.services.choices.settings.language
        self.cut: list[str] = []
        self._number = first

    def take(self, phone: ChromiumHandset, name: str, settled: str = "#page") -> None:
        phone.wait(settled)
        self._number += 1
        for size, pixels in SIZES.items():
            for theme in ("light", "dark"):
                picture = phone.look(pixels, theme)
                self.cut += [f"{name} {size}: {each}" for each in phone.js(CUT) if theme == "light"]
                if FOLDER:
                    file = f"{self.language}_{theme}_{size}_{self._number:02}_{name}.png"
                    (Path(FOLDER) / file).write_bytes(picture)
        phone.look(PHONE, "light")


def test_pages_of_boggle(people: Sitting, chromium: Chromium) -> None:
    people.desk.services.choices.change(table=BoggleSetup("classic", {"writing": "phones", "court": "vote"}))
    camera = Camera(people, 0)
    address = invite(people)
    ann, bea, cem = phones = [chromium.phone(address) for _ in range(3)]
    camera.take(ann, "lobby")
    for phone, name in ((ann, "Ann"), (bea, "Bea"), (cem, "Cem")):
        phone.join(name)
    camera.take(ann, "seated")
    people.desk.phones.shows_board = True
    begin(people)
    camera.take(ann, "wait")
    to_search(people, phones)
    board, lexicon = people.position.board, people.table.lexicon
    words = [each.word for each in words_on(board, lexicon, at_least(3)) if len(each.word) < 6]
    turned = next(each[::-1] for each in words if each[::-1] not in lexicon)
    ann.write(turned, *words[:3])
    camera.take(ann, "board", ".cubes")
    people.desk.phones.shows_board = False
    people.desk.phones.refresh()
    bea.gone(".cubes")
    bea.write(words[0], *words[3:5])
    camera.take(bea, "paper", "#word")
    bea.cut(True)
    bea.wait("#banner")
    bea.write(words[5])
    camera.take(bea, "offline", "#banner")
    bea.cut(False)
    bea.gone("#banner")
    bea.type("#word", words[6][:-1], enter=False)
    people.run_out()
    camera.take(bea, "finish", "h1")
    wait_until(lambda: people.phase is Phase.READ)
    people.table.submit(ReadWord(turned, of=0))
    bea.wait(".card > .bad")
    camera.take(bea, "reading", ".card")
    bea.tap(".card > .bad")
    camera.take(cem, "vote", ".row .bad")
    camera.take(bea, "challenger", ".card")
    cem.tap(".row .bad")
    people.settle()
    people.click(people.table.reading_panel.main)
    people.settle()
    while people.phase is Phase.READ:
        people.enter("")
        people.settle()
    camera.take(ann, "round", ".places")
    old = chromium.phone(address.rpartition("/")[0] + "/OLDCODES/")
    camera.take(old, "refused", "h1")
    assert not camera.cut


def test_pages_of_tiles(people: Sitting, chromium: Chromium) -> None:
    camera = Camera(people, 20)
    phones = table(people, chromium, "scrabble")
    page = people.desk.table
    mine, other = phones[page.position.turn], phones[page.position.turn - 1]
    camera.take(other, "others_turn", ".rack")
    lay(people, mine, best_play(people, page.position.racks[page.position.turn]), 0)
    mine.wait(MAIN, "+")
    camera.take(mine, "turn", ".rack")
    mine.tap(".lens")
    camera.take(mine, "lens", ".rack")
    mine.tap(".lens")
    people.desk.go_home()
    camera.take(mine, "over", ".hello > img + h1")
    phones = table(people, chromium, "duplicate")
    to_turn(people)
    ann, bea = phones[:2]
    play = best_play(people, people.desk.table.position.rack)
    lay(people, ann, play, 0)
    ann.wait(MAIN, "+")
    ann.tap(MAIN)
    ann.until(lambda: ann.kept() == 0)
    camera.take(ann, "handed", ".rack")
    bea.wait(".keys")
    bea.tap(".keys")
    camera.take(bea, "typing", ".rackpage form")
    for phone in phones[1:]:
        phone.tap(".acts .plain:nth-child(3)")
    camera.take(ann, "best", ".places")
    assert not camera.cut


@pytest.mark.skipif(not FOLDER, reason="no pictures are kept")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_sheet_of_all_pages_is_made(qapp: QApplication, theme: str) -> None:
    """Each page in its three sizes, four pages in a row."""
    high, gap = 210, 8
    pages = [Path(FOLDER or "").glob(f"en_{theme}_{size}_*.png") for size in SIZES]
    cells = [
        [QImage(str(each)).scaledToHeight(high, Qt.TransformationMode.SmoothTransformation) for each in sizes]
        for sizes in zip(*map(sorted, pages), strict=True)
    ]
    wide = sum(each.width() + gap for each in cells[0]) + 2 * gap
    sheet = QImage(4 * wide, -(-len(cells) // 4) * (high + 2 * gap), QImage.Format.Format_RGB32)
    sheet.fill(QColor("#8d8577" if theme == "light" else "#11151a"))
    painter = QPainter(sheet)
    for number, sizes in enumerate(cells):
        x, y = number % 4 * wide + gap, number // 4 * (high + 2 * gap) + gap
        for picture in sizes:
            painter.drawImage(x, y, picture)
            x += picture.width() + gap
    painter.end()
    assert sheet.save(str(ROOT / "docs" / "images" / f"phones_{theme}.jpg"), quality=72)
