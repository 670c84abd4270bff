"""Faces: whom a disc stands for."""

from math import hypot

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from boggle_desk.engine.players import Player
from boggle_desk.models.characters import characters
from boggle_desk.models.choices import SettingsModel
from boggle_desk.settings import Person, Settings
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.faces import COLOURS, MARKS, Avatar, faces_of, paint_face
from tests.views.test_look import contrast


def look_with(*people: Person) -> Appearance:
    look = Appearance()
    look.people = {each.name.casefold(): each for each in people}
    return look


def picture(face: Avatar) -> QImage:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_face(painter, Appearance(), face, QRectF(0, 0, 64, 64))
    painter.end()
    return image


def test_two_of_one_initial_have_two_letters() -> None:
    faces = faces_of(Appearance(), [Player("Mum"), Player("Mia"), Player("Ben"), Player("Mo", "beginner")])
    assert [each.initials for each in faces] == ["Mu", "Mi", "B", "Mo"]
    assert [each.computer for each in faces] == ["", "", "", "beginner"]


def test_names_that_begin_alike_are_told_apart() -> None:
    players = [Player(name) for name in ("Player 1", "Player 2", "Max", "Mary", "Mar", "Ana")]
    assert [each.initials for each in faces_of(Appearance(), players)] == ["P1", "P2", "Mx", "My", "Ma", "A"]


def test_people_keep_their_colour_and_mark_on_any_seat() -> None:
    look = look_with(Person("Ben", 0, "cat"), Person("Mia", 0))
    for players in ([Player("Ana"), Player("Ben"), Player("Mia")], [Player("Ben"), Player("Mia"), Player("Ana")]):
        faces = dict(zip((each.name for each in players), faces_of(look, players), strict=True))
        assert (faces["Ben"].colour, faces["Ben"].mark) == (COLOURS[0], "cat")
        assert len({each.colour for each in faces.values()}) == 3


def test_somebody_new_is_remembered_with_the_colour_that_is_shown() -> None:
    """A guest has the first colour: nobody else gets it, neither while the table is set up nor at the table."""
    look, players = look_with(Person("Guest", 0)), [*map(Player, ("Mum", "Ben", "Player 3")), Player("Pip", "beginner")]
    shown = faces_of(look, players)
    choices = SettingsModel(Settings(people=tuple(look.people.values())), lambda settings: None)
    choices.remember(players)
    look = look_with(*choices.settings.people)
    assert faces_of(look, players) == shown
    assert COLOURS[0] not in {each.colour for each in shown}


def test_eight_players_have_eight_colours() -> None:
    look = look_with(Person("P3", 0), Person("P7", 5))
    assert len({each.colour for each in faces_of(look, [Player(f"P{n}") for n in range(8)])}) == 8


@pytest.mark.parametrize("colour", COLOURS)
def test_white_can_be_read_on_every_disc(colour: str) -> None:
    assert contrast("#ffffff", colour) >= 4.5


@pytest.mark.parametrize("mark", MARKS)
def test_every_mark_shows_and_stays_within_its_disc(mark: str) -> None:
    marked, plain = picture(Avatar("B", COLOURS[0], mark)), picture(Avatar("", COLOURS[0]))
    changed = [(x, y) for x in range(64) for y in range(64) if marked.pixel(x, y) != plain.pixel(x, y)]
    assert len(changed) > 200
    assert all(hypot(x - 31.5, y - 31.5) < 28 for x, y in changed)


def test_each_character_has_a_face_of_its_own_within_the_disc() -> None:
    """S-27: there was one cube for Child and Champion."""
    faces = [picture(Avatar("X", COLOURS[0], computer=level)) for level in characters()]
    plain = picture(Avatar("", COLOURS[0]))
    for number, face in enumerate(faces):
        for other in faces[:number]:
            assert sum(face.pixel(x, y) != other.pixel(x, y) for x in range(64) for y in range(64)) > 200
        changed = [(x, y) for x in range(64) for y in range(64) if face.pixel(x, y) != plain.pixel(x, y)]
        assert all(hypot(x - 31.5, y - 31.5) < 31.5 for x, y in changed)
