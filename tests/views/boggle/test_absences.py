"""No word is lost by an absence: phones out of reach for 3, 10 and 60 seconds, before, across and after time is called.

What a phone does is told here by its own clock: it writes every other second, keeps what it can't send, and sends it
in order when it is back. Nothing waits: the test turns both clocks.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count, product
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.events import BeginSearch, Shake
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.solver import words_on
from boggle_desk.models.phones.messages import Beat, Hello, Move, Sit
from boggle_desk.models.phones.seats import Phones
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

_numbers = count(1)


@dataclass
class Line:
    """Takes the place of the server: what is said to each phone."""

    said: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    words: Any = None
    host, address, port, running = "test", "test", 8377, True

    def send(self, phone: int, text: str, latest: bool = False) -> None:
        self.said.setdefault(phone, []).append(json.loads(text or "{}"))

    def close(self, wait: float = 0.0) -> None:
        pass


class Pocket:
    """A phone, by its own clock."""

    def __init__(self, phones: Phones) -> None:
        self.phones, self.number, self.secret = phones, next(_numbers), ""
        self.kept: list[Move] = []
        self.there = True
        self.refused: list[str] = []

    def say(self, message: Any) -> None:
        self.phones.hear(self.number, message)

    def hear(self) -> None:
        line = self.phones.server
        assert isinstance(line, Line)
        for message in line.said.pop(self.number, []):
            self.secret = message.get("secret") or self.secret
            if message.get("is") == "done" and not message["ok"]:
                self.refused.append(message["say"])

    def write(self, word: str, at: float) -> None:
        move = Move(f"word-{next(_numbers):06}", "write", word=word, at=at, round=1)
        if self.there:
            self.say(move)
        else:
            self.kept.append(move)

    def go(self, told: bool) -> None:
        """Get out of reach; a line that breaks may be noticed later."""
        self.there = False
        if told:
            self.say(None)

    def back(self) -> None:
        self.number, self.there = next(_numbers), True
        self.say(Hello(1, self.secret))
        self.hear()
        for move in self.kept:
            self.say(move)
        self.kept.clear()


def done() -> Move:
    return Move(f"done-{next(_numbers):06}", "done", round=1)


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", writing="phones")) as opened:
        opened.desk.find_addresses = list
        yield opened


def seat_phones(people: Sitting) -> list[Pocket]:
    """Seat two phones, and begin to search."""
    people.desk.new_table()
    people.click(people.setup.start)
    phones = people.desk.phones
    assert phones is not None
    phones.server = Line()  # type: ignore[assignment]  # all that is asked of it
    pockets = [Pocket(phones), Pocket(phones)]
    for seat, pocket in enumerate(pockets):
        pocket.say(Hello(1))
        pocket.say(Sit(f"sit-{next(_numbers):06}", seat))
        pocket.hear()
    assert people.desk.join
    people.desk.join.press_main()
    people.settle()
    people.table.submit(Shake())
    people.table.submit(BeginSearch())
    return pockets


def words_of(people: Sitting) -> Iterator[str]:
    board = people.position.board
    assert board
    return (each.word for each in words_on(board, people.table.lexicon, people.position.word_range))


def listed(people: Sitting, seat: int) -> list[str]:
    return [entry.word for entry in people.position.lists[seat]]


@pytest.mark.parametrize("begins", ["before", "across", "after"])
def test_no_word_is_lost_by_an_absence(people: Sitting, begins: str) -> None:
    """P20: what was written in time was thrown away if its phone was back more than 6 s after time was called."""
    for seconds, (told, beats) in product((3, 10, 60), ((True, True), (False, True), (True, False))):
        absent(people, begins, seconds, told, beats)


def pass_second(people: Sitting, bea: Pocket, left: int) -> None:
    """Let a second pass; once time is up, Bea's pencil is down."""
    if left == 0:
        people.run_out()
        bea.say(done())
    elif left > 0:
        people.run(1)
    else:
        people.hands.at += 1


def absent(people: Sitting, begins: str, seconds: int, told: bool, beats: bool) -> None:
    """Play a round in which Ann's phone is out of reach for some seconds; the laptop is told of it, or not."""
    ann, bea = seat_phones(people)
    length, words = 180, words_of(people)
    start = {"before": 100, "across": length - 2, "after": length + 1}[begins]
    wrote: list[str] = []
    for second in range(1, length + seconds + 4):
        if second == start:
            ann.go(told)
        if second == start + seconds:
            ann.back()
        if second < length and second % 8 == 1:
            wrote.append(next(words))
            ann.write(wrote[-1], second - 0.5)
            bea.write(wrote[-1], second - 0.5)
        pass_second(people, bea, length - second)
        if second == length + 2 and begins != "before":
            wrote.append(next(words))
            ann.write(wrote[-1], float(length))  # the word begun may be finished
        for pocket in (ann, bea) if beats else ():
            if pocket.there:
                pocket.say(Beat(min(second, length), 1))
    if people.phase is Phase.FINISH:
        ann.say(done())
    assert people.phase is Phase.READ
    assert sorted(listed(people, 0)) == sorted(wrote)
    assert not ann.refused
    people.desk.go_home()
    people.settle()


def test_the_laptop_sleeps_and_no_word_is_lost(people: Sitting) -> None:
    """Phones go on meanwhile, by clocks that the laptop doesn't have."""
    for lines_break in (True, False):
        ann, bea = seat_phones(people)
        words = words_of(people)
        wrote = [next(words) for _ in range(6)]
        people.run(60)
        for pocket in (ann, bea):
            pocket.say(Beat(60, 1))
            pocket.write(wrote[0], 59.0)
            pocket.there = False  # the laptop sleeps
            pocket.write(wrote[1], 61.0)
            pocket.write(wrote[2], 75.0)
        people.hands.at += 30
        people.table.timer.clock.tick()
        assert people.table.timer.is_paused
        for pocket in (ann, bea):
            if lines_break:
                pocket.say(None)
                pocket.back()
            else:
                pocket.there = True
                for move in pocket.kept:
                    pocket.say(move)
            pocket.say(Beat(60, 1))
            pocket.hear()
            assert not pocket.refused
        assert listed(people, 0) == listed(people, 1) == wrote[:3]
        ann.write(wrote[3], 60.0)  # nobody writes in a pause
        ann.hear()
        people.table.timer.resume()
        bea.write(wrote[4], 60.5)
        assert listed(people, 1) == [*wrote[:3], wrote[4]]
        people.desk.go_home()
        people.settle()


def test_a_game_that_is_killed_and_continued_loses_no_word(people: Sitting) -> None:
    ann, bea = seat_phones(people)
    words = words_of(people)
    wrote = [next(words) for _ in range(4)]
    people.run(100)
    ann.write(wrote[0], 99.0)
    ann.there = False
    ann.write(wrote[1], 101.0)
    number = people.desk.services.store.unfinished()[0].id
    phones = people.desk.phones
    assert phones is not None
    people.desk.go_home()
    people.desk.resume(number)
    again = people.desk.phones
    assert again is not None
    assert (again.token, again.held) == (phones.token, (0, 1))
    again.server = Line()  # type: ignore[assignment]  # all that is asked of it
    ann.phones = bea.phones = again
    ann.back()
    bea.back()
    ann.hear()
    assert not ann.refused
    assert people.desk.table
    assert [entry.word for entry in people.desk.table.position.lists[0]] == wrote[:2]


def test_who_takes_their_seat_on_another_page_loses_no_word(people: Sitting) -> None:
    """A phone that scans a new code has a page that knows nothing of what the old one kept."""
    ann, bea = seat_phones(people)
    words = words_of(people)
    wrote = [next(words) for _ in range(4)]
    people.run(30)
    ann.go(told=True)
    ann.write(wrote[0], 31.0)
    ann.write(wrote[1], 32.0)
    people.run(20)
    page = Pocket(ann.phones)
    ann.phones.open = True
    page.say(Hello(1))
    page.say(Sit(f"sit-{next(_numbers):06}", -1, "Ann"))
    page.say(Beat(50, 1))
    page.hear()
    assert page.secret == ann.secret
    people.run(10)
    page.write(wrote[2], 60.0)
    people.run_out()
    for pocket in (page, bea):
        pocket.say(Beat(180, 1))
    ann.back()
    ann.hear()
    ann.write(wrote[3], 55.0)  # the other page was in sight then, so this is the word after time
    assert not ann.refused
    assert sorted(listed(people, 0)) == sorted(wrote)
    people.desk.go_home()
    people.settle()


def test_who_claims_to_have_written_in_time_must_have_been_out_of_reach(people: Sitting) -> None:
    """A phone in sight sends at once, and never goes back in time."""
    for beats in (True, False):
        ann, bea = seat_phones(people)
        words = words_of(people)
        people.run(179)
        if beats:
            ann.say(Beat(179, 1))
        people.run_out()
        if beats:
            ann.say(Beat(180, 1))
        ann.write(first := next(words), 178.0)  # counts as the one word after time
        ann.write(next(words), 178.0)
        ann.hear()
        bea.say(done())
        assert listed(people, 0) == [first]
        assert len(ann.refused) == 1
        assert people.phase is Phase.READ
        people.desk.go_home()
        people.settle()
