"""A player as shown everywhere: what is cut, what is told, what a screen reader says."""

from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from boggle_desk.engine.players import Player
from boggle_desk.settings import Person
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import wake
from boggle_desk.views.decorations import Place, Podium
from boggle_desk.views.faces import face_of, faces_of
from boggle_desk.views.join_page import SeatTile
from boggle_desk.views.player_view import CARD, CHIP, CHOICE, LARGE, LOW, ROW, TALL, Measures, PlayerView
from boggle_desk.views.seats_card import SeatButton, SeatsCard
from tests.goldens import alike

EVERY = (CHIP, CHOICE, ROW, LARGE, LOW, CARD, TALL)


@pytest.fixture
def look() -> Appearance:
    return Appearance()


def shown(qtbot: QtBot, look: Appearance, name: str, of: Measures, width: int = 0, **now: Any) -> PlayerView:
    """Return a player that has been painted."""
    made = PlayerView(look, faces_of(look, (Player(name),))[0], Player(name).name, of)
    qtbot.addWidget(made)
    made.show_now(**now)
    made.resize(width or made.sizeHint().width(), look.px(of.high))
    made.grab()
    return made


def picture(qtbot: QtBot, name: str, width: int, score: int = 118) -> QImage:
    look = Appearance(text_scale=2.0)
    card = PlayerView(look, faces_of(look, (Player(name),))[0], name, CARD)
    qtbot.addWidget(card)
    card.show_now(points=score, note="7 tiles", on_turn=True)
    card.resize(width, 128)
    return card.grab().toImage()


@pytest.mark.parametrize("width", [283, 600])
def test_a_short_name_is_whole_with_the_largest_letters(qtbot: QtBot, width: int) -> None:
    """Where there was no room beside the circle, only its beginning could be read."""
    place = QRect(0, 0, width * 4 // 9, 64)  # without the score, which the first pictures draw a shade differently
    assert not alike(picture(qtbot, "Oma", width).copy(place), picture(qtbot, "Omi", width).copy(place))


def test_whose_turn_it_is_is_never_told_by_half_a_word(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sign = QRect(20, 64, 110, 54)
    narrow, wide = picture(qtbot, "Oma", 283, 66).copy(sign), picture(qtbot, "Oma", 600).copy(sign.translated(120, 0))
    monkeypatch.setattr(PlayerView, "tr", lambda _card, text, *_n: text.replace("to play", "on turn"))
    assert alike(picture(qtbot, "Oma", 283, 66).copy(sign), narrow), "there is the arrow alone"
    assert not alike(picture(qtbot, "Oma", 600).copy(sign.translated(120, 0)), wide)


def test_a_chip_says_name_and_note(qtbot: QtBot, look: Appearance) -> None:
    chip = PlayerView(look, face_of(look, "Ann"), "Ann", CHOICE)
    qtbot.addWidget(chip)
    chip.show_now(note="3 words")
    assert (chip.accessibleName(), chip.accessibleDescription()) == ("Ann", "3 words")
    part = QAccessible.queryAccessibleInterface(chip)
    assert part.text(QAccessible.Text.Name) == "Ann"
    assert part.state().checkable


def test_a_chip_that_only_shows_who_takes_no_keyboard(qtbot: QtBot, look: Appearance) -> None:
    chip = PlayerView(look, face_of(look, "Ann"), "Ann")
    qtbot.addWidget(chip)
    assert chip.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_a_chip_has_room_for_its_words_and_grows_with_the_letters(qtbot: QtBot, look: Appearance) -> None:
    chip = PlayerView(look, face_of(look, "Maximiliane"), "Maximiliane")
    qtbot.addWidget(chip)
    short, before = PlayerView(look, face_of(look, "Al"), "Al").sizeHint(), chip.sizeHint()
    assert before.width() > short.width()
    look.choose(text_scale=2.0)
    assert chip.sizeHint().height() == 2 * before.height()


def test_a_chip_without_a_name_paints(qtbot: QtBot, look: Appearance) -> None:
    chip = PlayerView(look, face_of(look, ""), "")
    qtbot.addWidget(chip)
    assert not chip.grab().isNull()


def test_a_disabled_chip_does_not_look_like_one_to_press(qtbot: QtBot, look: Appearance) -> None:
    chip = PlayerView(look, face_of(look, "Ann"), "Ann", CHOICE)
    qtbot.addWidget(chip)
    free = chip.grab().toImage()
    chip.setEnabled(False)
    assert not alike(chip.grab().toImage(), free)


@pytest.mark.parametrize(
    ("now", "said", "more"),
    [
        ({}, "Ann", ""),
        ({"note": "3 words"}, "Ann", "3 words"),
        ({"note": "on paper", "team": "Reds", "sign": 1}, "Ann, Reds", "on paper"),
        ({"points": -3, "note": "7 tiles"}, "Ann: −3 points, 7 tiles", ""),
        ({"points": 12, "share": "80 %", "note": "H8 QUIZ"}, "Ann: 12 points, 80 %, H8 QUIZ", ""),
        ({"share": "not yet"}, "Ann: not yet", ""),
        (
            {"points": 0, "clock": "2:30", "on_turn": True, "note": "7 tiles"},
            "Ann to play: 0 points, 2:30, 7 tiles",
            "",
        ),
        ({"points": 4, "left": True, "note": "left the game"}, "Ann: 4 points, left the game", ""),
    ],
)
@pytest.mark.parametrize("of", EVERY)
def test_a_screen_reader_says_all_that_is_known_wherever_a_player_is(
    qtbot: QtBot, look: Appearance, of: Measures, now: dict[str, Any], said: str, more: str
) -> None:
    made = shown(qtbot, look, "Ann", of, **now)
    name = made.accessibleName().replace("point(s)", "points")
    assert (name, made.accessibleDescription()) == (said, more)


@pytest.mark.parametrize("of", EVERY)
@pytest.mark.parametrize("name", ["Bartholomew the Unbeaten", "R&B and his brothers", "\u05d3\u05e0\u05d4 " * 6])
def test_a_name_without_room_is_whole_in_the_tooltip(qtbot: QtBot, look: Appearance, of: Measures, name: str) -> None:
    name = Player(name).name
    made = shown(qtbot, look, name, of, width=110, note="7 tiles", points=3)
    assert made.toolTip() == f"{name}\n7 tiles"
    made.resize(800, made.height())
    made.grab()
    assert made.toolTip() == ""


def test_what_is_told_of_a_player_stays_when_the_card_is_painted(qtbot: QtBot, look: Appearance) -> None:
    """Each painting took the tooltip away."""
    made = shown(qtbot, look, "Pip", CARD, note="7 tiles")
    made.tip = "Plays like a beginner"
    for width, told in ((600, made.tip), (30, f"Pip\n7 tiles\n{made.tip}")):
        made.resize(width, 64)
        made.grab()
        assert made.toolTip() == told


@pytest.mark.parametrize("of", EVERY)
def test_who_has_left_is_paler(qtbot: QtBot, look: Appearance, of: Measures) -> None:
    here, away = (shown(qtbot, look, "Ann", of, width=300, points=3, left=left) for left in (False, True))
    assert not alike(here.grab().toImage(), away.grab().toImage())


@pytest.mark.parametrize("kind", ["player", "seat", "tile"])
def test_no_letter_of_a_name_becomes_a_key(qtbot: QtBot, look: Appearance, kind: str) -> None:
    """Alt and B pressed the disc of R&B."""
    made: QAbstractButton
    if kind == "player":
        made = shown(qtbot, look, "R&B", CHOICE)
    elif kind == "seat":
        made = SeatButton(look)
        made.show_player(face_of(look, "R&B"), "R&B", "", None)
    else:
        made = SeatTile(look)
        made.tell("R&B", "ready", face_of(look, "R&B"), ready=True, busy=False)
    qtbot.addWidget(made)
    assert (made.text(), made.shortcut().isEmpty()) == ("R&B", True)


def test_names_that_are_offered_keep_their_ampersand(qtbot: QtBot, look: Appearance) -> None:
    look.people = {name.casefold(): Person(name) for name in ("R&B", "S&M", "Cem", "Q&A")}
    card = SeatsCard(look, (Player("Ann"),))
    qtbot.addWidget(card)
    card.seat([Player("Ann")])
    chips = [each for each in card.chips.findChildren(QPushButton) if not each.menu()][-3:]
    assert [(chip.text(), chip.shortcut().isEmpty()) for chip in chips] == [("R&B", True), ("S&M", True), ("Cem", True)]
    menu = card.chips.findChildren(QMenu)[-1]
    assert [action.text() for action in menu.actions()] == ["Q&&A"]


def test_enter_presses_a_disc_as_space_does(qtbot: QtBot, look: Appearance) -> None:
    made = shown(qtbot, look, "Ann", CHOICE)
    pressed: list[bool] = []
    made.clicked.connect(lambda: pressed.append(made.isChecked()))
    wake(made)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(made, key)
    assert pressed == [True, False]


def test_points_below_zero_are_said_with_their_number(qtbot: QtBot, look: Appearance) -> None:
    """On the podium one had "%n points", which is what Qt makes of a negative number."""
    podium = Podium(look)
    qtbot.addWidget(podium)
    podium.show_places([Place("Ann", -7, 1, lambda _painter, _box: None)])
    assert "−7 point" in podium.accessibleName()
