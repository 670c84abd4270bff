"""Boxes over values: what was chosen stays chosen when others are offered."""

from pytestqt.qtbot import QtBot

from boggle_desk.views.choices import Choice


def offered(*values: int) -> list[tuple[str, int]]:
    return [(str(value), value) for value in values]


def test_what_was_chosen_stays_if_it_is_there(qtbot: QtBot) -> None:
    box = Choice("Number", offered(1, 2, 3))
    qtbot.addWidget(box)
    box.choose(3)
    box.offer(offered(2, 3, 4))
    assert box.value == 3
    box.offer(offered(5, 6))
    assert box.value == 5


def test_what_counts_as_the_same_can_be_said(qtbot: QtBot) -> None:
    box = Choice("Number", offered(1, 12, 23))
    qtbot.addWidget(box)
    box.choose(12)
    box.offer(offered(31, 22, 32), key=lambda value: value % 10)
    assert box.value == 22


def test_where_there_is_nothing_nothing_is_chosen(qtbot: QtBot) -> None:
    box = Choice[int]("Number", [])
    qtbot.addWidget(box)
    assert box.chosen is None
    box.offer(offered(7))
    assert box.chosen == 7
    box.offer([])
    assert box.chosen is None
