"""Whole games of Boggle on phones: real pages against the real window, interrupted in every phase."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from boggle_desk.engine.boggle.events import ReadWord
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.solver import Found, words_on
from boggle_desk.models.boggle.prompts import Cubes
from boggle_desk.settings import BoggleSetup
from boggle_desk.views.phone_table import page_files
from tests.browsers.browsers import Chromium, ChromiumHandset, Firefox, Handset
from tests.engine.boggle.table import at_least
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for, wait_until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:Exception ignored in.*socket:pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def people(chromium: Chromium) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", "Cem", writing="phones")) as opened:
        opened.desk.find_addresses = lambda: ["127.0.0.1"]
        yield opened


_PAPER = "() => JSON.stringify(document.querySelector('.sheet').getBoundingClientRect())"


def invite(people: Sitting) -> str:
    """Open the page that phones join on; return the address."""
    people.desk.new_table()
    people.click(people.setup.start)
    page = people.desk.join
    assert page is not None
    wait_until(lambda: page.phones.server is not None)
    return page.phones.address


def begin(people: Sitting) -> None:
    page = people.desk.join
    assert page is not None
    people.settle()
    people.click(page.main)
    people.settle()


def to_search(people: Sitting, phones: list[Handset]) -> None:
    people.hold(Qt.Key.Key_Space)
    people.wait(lambda: people.phase is Phase.COVERED and people.table.state.cubes is Cubes.STILL)
    people.enter("")
    people.settle()
    for phone in phones:
        phone.wait("#word")


def drop_server(people: Sitting) -> None:
    """End the server without a word and begin again."""
    phones = people.table.phones
    phones.stop(wait=10)
    phones.listen("127.0.0.1", page_files)


@pytest.mark.release
def test_four_phones_play_a_round_interrupted_everywhere(people: Sitting, chromium: Chromium) -> None:
    address = invite(people)
    phones: list[ChromiumHandset] = [chromium.phone(address) for _ in range(4)]
    for phone, name in zip(phones, ("Ann", "Bea", "Cem", "Dora"), strict=True):
        phone.join(name)
    ann, bea, cem, dora = phones
    cem.kill()
    cem.back()
    cem.wait(".hello h1", "Cem")
    begin(people)
    assert [each.name for each in people.position.players] == ["Ann", "Bea", "Cem", "Dora"]
    to_search(people, phones)

    ann.write("hot", "host", "hot")
    bea.write("spot")
    bea.kill()  # killed with a word begun
    bea.back()
    bea.wait("#word")
    bea.write("pal")
    lies = cem.js(_PAPER)
    cem.cut(True)
    cem.wait("#banner")
    assert cem.js(_PAPER) == lies  # what is said of the line moves nothing
    cem.write("hot", "stop")
    assert cem.kept() == 2
    assert cem.words() == ["HOT", "STOP"]
    drop_server(people)
    dora.write("host")
    dora.tap(".words button")
    cem.cut(False)
    for phone in phones:
        phone.until(lambda phone=phone: phone.kept() == 0 and phone.sees("#banner") is None)
    assert [people.words(seat) for seat in range(4)] == [["hot", "host"], ["spot", "pal"], ["hot", "stop"], []]
    assert ann.words() == ["HOT", "HOST"]
    assert bea.words() == ["SPOT", "PAL"]
    assert dora.words() == []

    ann.type("#word", "spo", enter=False)
    people.run_out()
    ann.wait("h1", "Pencils down!")
    bea.wait("h1", "Pencils down!")
    assert people.phase is Phase.FINISH
    ann.write("t")
    wait_until(lambda: people.phase is Phase.READ)
    assert people.words(0) == ["hot", "host", "spot"]
    for phone in phones:
        phone.gone("#word")
    drop_server(people)
    while people.phase is Phase.READ:
        people.enter("")
        people.settle()
    for phone in phones:
        phone.wait(".places")
        phone.kill()
        phone.back()
        phone.wait(".places")


def move_to(people: Sitting, address: str) -> None:
    """Have the table listen elsewhere, as somebody chooses it while the game is on."""
    people.table.phones_asked.emit()
    page = people.desk.join
    wait_until(lambda: page.choice.count() > 0)
    page.choice.choose(address)
    page.choice.activated.emit(0)
    people.settle()
    people.click(page.main)
    people.settle()
    assert people.desk.phones.place[0] == address
    people.table.timer.resume()  # it paused meanwhile


def test_a_table_that_moves_loses_no_word(people: Sitting, chromium: Chromium) -> None:
    """What is kept belongs to the address of a page: the page stays, and its line goes where the table is."""
    people.desk.find_addresses = lambda: ["127.0.0.1", "127.0.0.2"]
    address = invite(people)
    ann, bea = phones = [chromium.phone(address) for _ in range(2)]
    for phone, name in zip(phones, ("Ann", "Bea"), strict=True):
        phone.join(name)
    begin(people)
    to_search(people, list(phones))
    ann.write("hot")
    ann.cut(True)
    ann.wait("#banner")
    ann.write("host", "shot")
    move_to(people, "127.0.0.2")
    bea.gone("#banner")
    bea.write("spot")
    ann.cut(False)
    for phone in phones:
        phone.until(lambda phone=phone: phone.kept() == 0 and phone.sees("#banner") is None)
    assert [people.words(seat) for seat in range(2)] == [["hot", "host", "shot"], ["spot"]]


def test_words_are_brought_to_an_address_that_nobody_knew(people: Sitting, chromium: Chromium) -> None:
    """The laptop has another address since a phone was away; its owner has scanned the new code, and sits there."""
    ann = chromium.phone(invite(people))
    ann.join("Ann")
    begin(people)
    to_search(people, [ann])
    ann.cut(True)
    ann.wait("#banner")
    ann.write("host", "shot")
    people.desk.phones.stop(wait=10)
    people.desk.find_addresses = lambda: ["127.0.0.3"]
    people.table.phones_asked.emit()
    wait_until(lambda: people.desk.phones.server is not None)
    ann.cut(False)
    scanned = chromium.phone(people.desk.phones.address, within=ann)
    scanned.wait("button.seat", "Ann")
    scanned.tap("button.seat")
    scanned.wait("h1", "Paused")
    begin(people)
    people.table.timer.resume()
    scanned.wait("#word")
    scanned.write("hot")
    scanned.until(lambda: people.words(0) == ["hot"])

    ann.js("() => { const now = Date.now; Date.now = () => now() + 60000 }")  # a while later
    ann.wait("#banner", "Kept on this phone: 2")
    ann.tap("#banner button")
    ann.type("#address", "is it there?")
    ann.until(lambda: "isn't an address" in ann.js("() => document.getElementById('say').textContent"))
    ann.tap("#banner button")
    ann.type("#address", people.desk.phones.address.removeprefix("http://"))
    ann.until(lambda: ann.kept() == 0 and ann.sees("#banner") is None)
    assert ann.words() == ["HOT", "HOST", "SHOT"]
    assert people.words(0) == ["hot", "host", "shot"]
    scanned.wait("h1", "open on another page")


def cubes(path: Sequence[int]) -> list[str]:
    return [f".cubes button[data-place='{place}']" for place in path]


def write_on(phone: ChromiumHandset, words: Sequence[Found], way: int) -> None:
    """Write words: drawn with a finger, cube by cube, or typed."""
    for word, path in words:
        if way == 0:
            phone.gesture(cubes(path))
        elif way == 1:
            for cube in cubes(path):
                phone.tap(cube)
            phone.tap(".entry .main")
        else:
            phone.write(word)


def read_all(people: Sitting) -> None:
    wait_until(lambda: people.phase is Phase.READ)
    while people.phase is Phase.READ:
        people.enter("")
        people.settle()


@pytest.mark.release
def test_four_phones_play_a_whole_game(people: Sitting, chromium: Chromium) -> None:
    """Words are traced with a finger, tapped and typed, round after round, until somebody has won."""
    rules = {"writing": "phones", "target": 25}
    people.desk.services.choices.change(table=BoggleSetup("classic", rules))
    address = invite(people)
    phones: list[ChromiumHandset] = [chromium.phone(address) for _ in range(4)]
    for phone, name in zip(phones, ("Ann", "Bea", "Cem", "Dora"), strict=True):
        phone.join(name)
    people.desk.phones.shows_board = True
    begin(people)
    for number in count():
        to_search(people, list(phones))
        found = sorted(
            words_on(people.position.board, people.table.lexicon, at_least(3)), key=lambda each: -len(each.word)
        )
        own = [found[0:1] + found[4:5], found[1:2] + found[4:5], found[2:3], found[3:4]]
        for seat, (phone, words) in enumerate(zip(phones, own, strict=True)):
            phone.gone("#banner")  # it moves the board
            write_on(phone, words, (seat + number) % 3)
            if seat == number % 4:
                phone.kill()
                phone.back()
                drop_server(people)
        for phone, words in zip(phones, own, strict=True):
            listed = sorted({each.word.upper() for each in words})
            phone.until(lambda phone=phone, listed=listed: phone.kept() == 0 and sorted(phone.words()) == listed)
        people.run_out()
        read_all(people)
        if people.phase is Phase.ENDED:
            break
        people.enter("")
        people.settle()
    assert number >= 1
    assert people.position.winners
    for phone, points in zip(phones, people.position.totals, strict=True):
        for winner in people.position.winners:
            phone.wait("h1", people.position.players[winner].name)
        phone.wait(".places", str(points))


def test_taps_on_cubes_can_be_taken_back(people: Sitting, chromium: Chromium) -> None:
    address = invite(people)
    ann = chromium.phone(address)
    ann.join("Ann")
    people.desk.phones.shows_board = True
    begin(people)
    to_search(people, [ann])
    board = people.position.board
    word, path = next(each for each in words_on(board, people.table.lexicon, at_least(4)) if "q" not in each.word)
    for cube in cubes(path):
        ann.tap(cube)
    assert ann.sees("#word") == word.upper()
    ann.tap(cubes(path)[0])  # it is in the word already
    assert ann.sees("#word") == word.upper()
    ann.tap(cubes(path)[-1])
    assert ann.sees("#word") == word[:-1].upper()
    ann.js("() => document.querySelector('#word').select()")
    ann.write("zzzz")
    ann.until(lambda: ann.kept() == 0)
    ann.wait("#word", "zzzz")
    ann.tap(cubes(path)[0])  # what was refused is gone
    assert ann.sees("#word") == word[0].upper()
    ann.tap(cubes(path)[1])
    ann.tap(cubes(path)[1])
    ann.tap(cubes(path)[0])
    assert ann.sees("#word") == ""


@pytest.mark.release
def test_firefox_plays_along(people: Sitting, chromium: Chromium, tmp_path: Path) -> None:
    address = invite(people)
    with ExitStack() as stack:
        firefox = Firefox(tmp_path)
        stack.callback(firefox.close)
        ann, bea = firefox.phone(address), chromium.phone(address)
        ann.join("Ann")
        bea.join("Bea")
        begin(people)
        to_search(people, [ann, bea])
        ann.write("hot", "host")
        ann.kill()
        ann.back()
        ann.wait("#word")
        ann.write("spot")
        ann.until(lambda: ann.kept() == 0)
        assert people.words(0) == ["hot", "host", "spot"]
        assert ann.words() == ["HOT", "HOST", "SPOT"]


def test_a_challenge_and_a_vote_are_taps(people: Sitting, chromium: Chromium) -> None:
    people.desk.services.choices.change(table=BoggleSetup("classic", {"writing": "phones", "court": "vote"}))
    address = invite(people)
    ann, bea, cem = (chromium.phone(address) for _ in range(3))
    for phone, name in ((ann, "Ann"), (bea, "Bea"), (cem, "Cem")):
        phone.join(name)
    begin(people)
    to_search(people, [ann, bea, cem])
    ann.write("toh")
    ann.until(lambda: ann.kept() == 0)
    people.run_out()
    wait_until(lambda: people.phase is Phase.READ)
    people.table.submit(ReadWord("toh", of=0))
    bea.wait(".card > .bad", "TOH")
    bea.tap(".card > .bad")
    cem.wait(".row .bad")
    cem.tap(".row .bad")
    wait_until(lambda: people.position.challenges[-1].ballot.vote_of(2) is False)
    people.settle()
    people.click(people.table.reading_panel.main)
    ann.wait(".struck", "TOH")
    people.desk.go_home()
    ann.wait(".hello > img + h1", "closed")
