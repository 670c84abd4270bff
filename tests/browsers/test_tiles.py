"""Whole games of Scrabble and duplicate on phones: tiles tapped, dragged and typed, in every phase interrupted."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from boggle_desk.engine.scrabble.duplicate import Phase as Turn
from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.engine.scrabble.movegen import find_plays, tile_graph
from boggle_desk.engine.scrabble.notation import coordinates
from boggle_desk.engine.scrabble.plays import Play, lies_across, play_of
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.views.phone_table import page_files
from tests.browsers.browsers import Chromium, ChromiumHandset, Firefox, Handset
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for, wait_until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:Exception ignored in.*socket:pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def people(chromium: Chromium) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", "Cem", "Dora")) as opened:
        opened.desk.find_addresses = lambda: ["127.0.0.1"]
        yield opened


def table(people: Sitting, chromium: Chromium, kind: str, firefox: Firefox | None = None) -> list[Any]:
    """Set a table up and have four phones join it, the first one in Firefox if that is there."""
    people.desk.new_table(kind)
    people.settle()
    people.click(people.desk.setup.by_phone)
    page = people.desk.join
    wait_until(lambda: page.phones.server is not None)
    browsers = firefox or chromium, chromium, chromium, chromium
    phones = [browser.phone(page.phones.address) for browser in browsers]
    for phone, name in zip(phones, ("Ann", "Bea", "Cem", "Dora"), strict=True):
        phone.join(name)
    people.settle()
    people.click(page.main)
    people.settle()
    for phone in phones:
        phone.wait(".view")
    return phones


def best_play(people: Sitting, rack: tuple[str, ...]) -> Play | None:
    position, words = people.desk.table.laid_on, people.desk.table.lexicon
    tiles = position.rules.tiles
    plays = find_plays(position.board, rack, tiles, tile_graph(words.graph, tiles), position.rules.bonus)
    good = [each for each in plays.found if all(word in words for word in plays.words(each))]
    return plays.play(max(good, key=lambda each: each.score)) if good else None


def square(number: int) -> str:
    return f".squares > div:nth-child({number // 15 + 1}) > :nth-child({number % 15 + 1})"


def lay(people: Sitting, phone: Handset, play: Play, way: int) -> None:
    """Lay a play on the phone: tapped, dragged, or typed if no blank is in it."""
    board = people.desk.table.laid_on.board
    if way == 2 and not any(tile.blank for _at, tile in play.laid):
        across, laid = lies_across(board, play), board.with_tiles(play.laid)
        line = laid.line(play.squares[0], across)
        phone.tap(".keys")
        phone.type("input[data-label=square]", coordinates(laid.layout, line[0], across), enter=False)
        phone.type("input[data-label=word]", "".join(laid.tiles[at].letter for at in line))
        return
    for at, tile in play.laid:
        slot = '.slot:not(.gap)[aria-label="?"]' if tile.blank else f'.slot:not(.gap)[aria-label^="{tile.letter},"]'
        if way == 1:
            assert isinstance(phone, ChromiumHandset)
            phone.gesture([slot, square(at)], above=38)
        else:
            phone.tap(slot)
            phone.tap(square(at))
        if tile.blank:
            phone.tap(f"={tile.letter}")


MAIN = ".rackpage > .main"
_LAID = """() => [...document.querySelectorAll('.square')].map((each, at) => each.querySelector('.laid') ? at : -1)
    .filter((at) => at >= 0)"""


def drop_server(people: Sitting) -> None:
    phones = people.desk.phones
    phones.stop(wait=10)
    phones.listen("127.0.0.1", page_files)


def play_interrupted(people: Sitting, mine: ChromiumHandset, how: int) -> None:
    """Press Play: plainly, on a page that was killed with its tiles laid, without a network, or without a server."""
    if how == 1:
        mine.kill()
        mine.back()
    mine.wait(MAIN, "+")
    if how == 2:
        turns = people.desk.table.position.turns
        mine.cut(True)
        mine.wait("#banner")
        mine.tap(MAIN)
        mine.until(lambda: mine.kept() == 1)
        assert people.desk.table.position.turns == turns
        mine.cut(False)
        return
    if how == 3:
        drop_server(people)
    mine.tap(MAIN)


@pytest.mark.release
def test_four_phones_play_scrabble(people: Sitting, chromium: Chromium) -> None:
    phones = table(people, chromium, "scrabble")
    page = people.desk.table
    for number in count():
        position = page.position
        if position.phase is Phase.ENDED:
            break
        mine, turns = phones[position.turn], position.turns
        mine.wait("#head strong", "Your turn")
        play = best_play(people, position.racks[position.turn])
        if play is None:
            mine.tap("=Pass")
            mine.tap("=Yes, pass")
        else:
            lay(people, mine, play, number % 3)
            mine.until(lambda mine=mine, play=play: mine.js(_LAID) == list(play.squares))
            play_interrupted(people, mine, number % 5)
        mine.until(lambda turns=turns: page.position.turns > turns or page.position.phase is not Phase.TURN)
        if page.position.phase is Phase.CHALLENGE:
            for phone in phones:
                if phone is not mine:
                    phone.wait(MAIN, "Fine")
                    phone.tap("=Fine")
            wait_until(lambda: page.position.phase is not Phase.CHALLENGE)
        mine.until(lambda mine=mine: mine.kept() == 0)
        people.settle()
    assert number > 12
    for phone, score in zip(phones, page.position.scores, strict=True):
        phone.wait(".places")
        assert str(score) in (phone.sees(".places") or "")


def test_p18_phones_vote_on_a_word(people: Sitting, chromium: Chromium) -> None:
    phones = table(people, chromium, "scrabble")
    page = people.desk.table
    laid = page.position.turn
    first, second, *_others = (tile for tile in page.position.racks[laid] if tile not in "AEIOUHSMY?")
    page.submit(PlayTiles(play_of([(112, Tile(first)), (113, Tile(second))])))
    others = [phone for phone in phones if phone is not phones[laid]]
    for phone, said in zip(others, ("Allow it", "Cross it off", "Cross it off"), strict=True):
        phone.wait(MAIN, "Allow it")
        phone.wait("#head", f"Is {first}{second} a word?")
        phone.tap(f"={said}")
        phone.until(lambda phone=phone: phone.sees(MAIN) != "Allow it")
    assert page.position.phase is Phase.TURN
    page.panel.ballots.decide()
    phones[page.position.turn].wait("#head strong", "Your turn")
    assert page.position.scores[laid] == 0


def to_turn(people: Sitting) -> None:
    """Go on to the next turn of duplicate, and start the timer."""
    page = people.desk.table
    while page.position.phase not in (Turn.SEARCH, Turn.ENDED):
        people.click(next(each for each in page.action_card.findChildren(type(page.juggle)) if each.isVisible()))
        people.settle()


@pytest.mark.release
def test_four_phones_play_duplicate(people: Sitting, chromium: Chromium) -> None:
    """The whole game. Each turn another phone is killed with its tiles laid, loses the network, or finds the server
    ended, whether its tiles were tapped, dragged or typed."""
    phones = table(people, chromium, "duplicate")
    page = people.desk.table
    for number in count():
        to_turn(people)
        if page.position.phase is Turn.ENDED:
            break
        play = best_play(people, page.position.rack)
        assert play is not None
        for seat, phone in enumerate(phones):
            phone.wait("#head strong", "Find the best play")
            if (seat + number) % 4 == 3:
                phone.tap("=I have none")
            else:
                lay(people, phone, play, number % 3 if seat == number % 4 else 2)
                phone.until(lambda phone=phone, play=play: phone.js(_LAID) == list(play.squares))
                hand_in(people, phone, (number + number // 3) % 3 if seat == number % 4 else 3)
        for seat, phone in enumerate(phones):
            phone.until(lambda seat=seat: page.position.phase is not Turn.SEARCH or seat not in page.position.waiting)
            phone.until(lambda phone=phone: phone.kept() == 0)
        phones[0].until(lambda: page.position.phase in (Turn.LAID, Turn.ENDED))
        people.settle()
        phones[number % 4].wait(".who span", "You: ")
    assert number > 8
    assert max(page.position.scores) > 100
    for phone, score in zip(phones, page.position.scores, strict=True):
        phone.wait(".places", str(score))


def hand_in(people: Sitting, mine: ChromiumHandset, how: int) -> None:
    """Hand in: on a page that was killed, without a network, after the server has ended, or plainly."""
    if how == 0:
        mine.kill()
        mine.back()
    elif how == 1:
        drop_server(people)
    mine.wait(MAIN, "+")
    if how == 2:
        mine.cut(True)
        mine.wait("#banner")
    mine.tap(MAIN)
    if how == 2:
        mine.until(lambda: mine.kept() == 1)
        mine.cut(False)


def test_two_fingers_enlarge_the_board(people: Sitting, chromium: Chromium) -> None:
    mine = table(people, chromium, "scrabble")[0]
    side = "() => document.querySelector('.square').getBoundingClientRect().width"
    before = mine.js(side)
    mine.gesture([square(7 * 15 + 6), square(7 * 15 + 2)], [square(7 * 15 + 8), square(7 * 15 + 12)])
    mine.until(lambda: mine.js(side) > 1.8 * before)
    mine.gesture([square(7 * 15 + 5), square(7 * 15 + 6)], [square(7 * 15 + 9), square(7 * 15 + 8)])
    mine.until(lambda: mine.js(side) < 1.8 * before)
    assert mine.js(_LAID) == []  # a pinch lays nothing


def test_a_tap_right_after_a_swing_counts(people: Sitting, chromium: Chromium) -> None:
    """A browser that took a dragged tile for a scrolled page would stop that with the next tap, and do nothing else."""
    mine = table(people, chromium, "scrabble")[0]
    for _ in range(12):
        mine.gesture([".slot:not(.gap)", square(7 * 15 + 7)], above=38)
        mine.until(lambda: mine.js(_LAID) != [])
        mine.tap("=Recall")
        mine.until(lambda: mine.js(_LAID) == [])


@pytest.mark.release
def test_firefox_plays_scrabble(people: Sitting, chromium: Chromium, tmp_path: Path) -> None:
    with ExitStack() as stack:
        firefox = Firefox(tmp_path)
        stack.callback(firefox.close)
        phones = table(people, chromium, "scrabble", firefox)
        page = people.desk.table
        for number in range(6):
            position = page.position
            mine, turns = phones[position.turn], position.turns
            mine.wait("#head strong", "Your turn")
            if number == 2 or mine is phones[0]:
                mine.kill()
                mine.back()
                mine.wait("#head strong", "Your turn")
            play = best_play(people, position.racks[position.turn])
            lay(people, mine, play, 0)
            mine.wait(MAIN, "+")
            mine.tap(MAIN)
            mine.until(lambda turns=turns: page.position.turns > turns)
            people.settle()
        assert page.position.scores[0] > 0
