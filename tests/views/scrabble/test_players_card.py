"""Names and scores beside the board."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from boggle_desk.engine.players import Player
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.faces import faces_of
from boggle_desk.views.player_view import CARD, PlayerView
from tests.goldens import alike


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
