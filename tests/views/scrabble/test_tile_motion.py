"""Tiles that fly at the table are seen once: not where they go to before they have arrived."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.settings import Motion
from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings, seated

HANDS = ("CATSEIO", "DNSRALU")


@pytest.fixture
def moving(qapp: QApplication) -> Iterator[Sitting]:
    """Return a program in which things move."""
    with open_desk(replace(scrabble_settings("Ann", "Bea"), motion=Motion.ON)) as opened:
        yield opened


def seen_places(people: Sitting) -> int:
    """Return how many tiles of the rack are painted where they belong."""
    rack = people.table.rack
    return sum(1 for place in range(7) if rack.shows(place))


def test_drawn_tiles_are_not_on_the_rack_before_they_arrive(moving: Sitting) -> None:
    """S-6."""
    seated(moving, "Ann", "beginner!", hands=HANDS, bag="EEEEEEEEEEEEEEEEEEEEE", at_once=True)
    moving.table.flight.skip()
    assert seen_places(moving) == 7
    moving.table.board.setFocus()
    moving.write("H8", "CAT")
    moving.table.submit(PlayTiles(moving.table.found.play))
    assert len(moving.position.racks[0]) == 7
    assert seen_places(moving) == 4, "three are still in the air"
    moving.table.flight.skip()
    assert seen_places(moving) == 7
