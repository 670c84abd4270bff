"""The clocks at a Scrabble table, the pause, and what menu and keys offer."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton

from boggle_desk.engine.scrabble.events import PlayTiles, ReadClock
from boggle_desk.engine.scrabble.plays import play_of
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.models.scrabble import computers
from boggle_desk.views.controls import SmallButton
from boggle_desk.views.player_view import PlayerView
from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings, seated, wait
from tests.views.scrabble.table_stages import BAG, HANDS

TOURNAMENT = "tournament_double"


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(scrabble_settings("Ann", "Bea")) as opened:
        yield opened


def clocks(people: Sitting) -> list[str]:
    """Return what the clocks of the players show."""
    return [card.now.clock for card in people.table.players.findChildren(PlayerView)]


def menu_entry(people: Sitting, text: str) -> QAction:
    """Return an entry of a menu, as it is while the menu is open."""
    for menu in people.desk.window.menus:
        for action in menu.actions():
            if action.text().replace("&", "").startswith(text):
                menu.aboutToShow.emit()
                return action
    raise AssertionError(text)


def test_a_tournament_shows_its_minutes_at_once_and_overtime(people: Sitting) -> None:
    """S-12: 25 minutes each; what is used runs down, below zero with a minus sign."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset=TOURNAMENT)
    people.key(Qt.Key.Key_Pause)  # no second passes by itself
    assert clocks(people)[1] == "25:00"
    people.table.session.submit(ReadClock(1455.0))
    assert clocks(people)[0] == "0:45"
    first, second = people.table.players.findChildren(PlayerView)
    assert (first.now.hurry, second.now.hurry) == (True, False)
    assert "0:45" in first.accessibleName()
    people.table.session.submit(ReadClock(1512.5))
    assert clocks(people)[0] == "−0:12"


def test_the_last_minute_and_the_last_ten_seconds_are_announced(
    people: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("boggle_desk.views.scrabble.tile_placing.announce", lambda _page, text: said.append(text))
    table = seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset=TOURNAMENT).table
    for left in (60, 10):
        table.clock.rest()
        table.session.submit(ReadClock(1500.0 - left - 0.1))
        table.clock.begin()
        wait(people, lambda seconds=left: said[-1:] and said[-1].startswith(f"{seconds} second"))
    assert len(said) == 2


def test_a_pause_covers_board_and_rack_and_stops_the_clock(people: Sitting) -> None:
    """By key and by button; what lies on the board stays there, and nothing can be done meanwhile."""
    table = seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset=TOURNAMENT).table
    people.show_tiles()
    people.write("H8", "CAT")
    people.key(Qt.Key.Key_Pause)
    people.settle()
    assert (table.board.isVisible(), table.rack.isVisible()) == (False, False)
    assert "clocks have stopped" in people.said
    assert not table.clock.runs
    people.key(Qt.Key.Key_F4)
    people.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    people.click(table.panel.pause)
    people.settle()
    assert table.clock.runs
    assert (table.board.isVisible(), people.laid) == (True, "CAT")
    people.enter()
    assert people.phase is Phase.CHALLENGE


def test_hold_stops_the_clock_of_who_may_challenge_and_covers_the_rack(
    people: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-20: the next player's clock runs while the question stands; on hold nobody thinks about the next play."""
    phony = play_of((number, Tile(letter)) for number, letter in enumerate("TCA", 112))
    monkeypatch.setattr(computers, "choose", lambda *_given: PlayTiles(phony))
    table = seated(people, "expert!", "Ann", hands=HANDS[:2], bag=BAG, preset=TOURNAMENT).table
    wait(people, lambda: people.phase is Phase.CHALLENGE)
    assert [card.now.on_turn for card in table.players.findChildren(PlayerView)] == [False, True]
    assert table.clock.runs
    assert "_" not in people.rack
    people.press("Hold")
    assert set(people.rack) == {"_"}
    assert not people.can("On hold: 1:00")
    people.press("No challenge")
    assert "_" not in people.rack
    table.clock.rest()


def test_a_game_without_clocks_knows_no_hold(people: Sitting) -> None:
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset="club")
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    assert people.phase is Phase.CHALLENGE
    assert not any("old" in made.text() for made in people.table.action_card.findChildren(QPushButton))


def test_sound_and_menu_grow_with_the_letters_beside_them(people: Sitting) -> None:
    table = seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset=TOURNAMENT).table
    signs = table.panel.findChildren(SmallButton)
    before = [(sign.height(), sign.iconSize().height()) for sign in signs]
    people.desk.services.look.choose(text_scale=2.0)
    assert [(sign.height(), sign.iconSize().height()) for sign in signs] == [(2 * a, 2 * b) for a, b in before]
    assert len(signs) == 2


@pytest.mark.parametrize("word", ["CAT", "TCA"])
def test_the_clock_stands_while_a_verdict_is_shown(people: Sitting, word: str) -> None:
    """S12: the next player is on turn by then, and begins to think when the tiles have come to rest."""
    table = seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset="tournament_five").table
    people.show_tiles()
    people.write("H8", word)
    people.desk.services.look.choose(motion=True)
    people.enter()
    people.press("Bea challenges")
    assert (people.position.turn, people.phase) == (1, Phase.TURN)
    assert (table.stage.runs, table.clock.runs) == (True, False)
    people.key(Qt.Key.Key_Escape)
    assert (table.stage.runs, table.clock.runs) == (False, True)
    table.clock.rest()


def test_without_a_clock_there_is_nothing_to_pause(people: Sitting) -> None:
    table = seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG).table
    assert clocks(people) == ["", ""]
    assert not table.panel.pause.isVisible()
    assert not menu_entry(people, "Pause").isEnabled()
    people.key(Qt.Key.Key_Pause)
    assert table.board.isVisible()


def test_a_turn_whose_sandglass_runs_out_is_passed(people: Sitting) -> None:
    """Tiles that were being laid go back."""
    table = seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, turn_seconds=40).table
    people.show_tiles()
    people.write("H8", "CAT")
    assert table.panel.glass.isVisible()
    table.session.submit(ReadClock(40.0))
    wait(people, lambda: people.position.turn == 1)
    assert people.laid == ""


def test_the_menu_offers_what_can_be_done(people: Sitting) -> None:
    """S-14: hint, shuffle, exchange and pass; nothing while the rack is covered."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    names = ("Hint", "Shuffle", "Exchange", "Pass")
    assert not any(menu_entry(people, name).isEnabled() for name in names)
    people.show_tiles()
    assert all(menu_entry(people, name).isEnabled() for name in names)
    before = people.rack
    people.key(Qt.Key.Key_F4)
    assert people.rack != before
    people.key(Qt.Key.Key_F5)
    people.settle()
    assert "Which tiles will you exchange?" in people.said
    people.key(Qt.Key.Key_Escape)
    people.key(Qt.Key.Key_F7)
    people.settle()
    people.enter()
    assert people.position.turn == 1


@pytest.mark.parametrize("place", ["Shuffle", "Hint", "rack"])
def test_enter_plays_wherever_the_keyboard_is(people: Sitting, place: str) -> None:
    """S-4: a button or the rack may have it."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.write("H8", "CAT")
    people.tab_to(people.table.rack if place == "rack" else people.button(place))
    people.enter()
    assert people.position.turn == 1


def test_enter_plays_the_hint_after_a_tile_was_dragged_and_taken_back(people: Sitting) -> None:
    """S-4: Enter lifts no tile of the rack while a play lies."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    people.show_tiles()
    people.carry(people.on_rack(0), people.on_board("H8"))
    people.key(Qt.Key.Key_Escape)
    assert people.laid == ""
    while not people.laid:
        people.key(Qt.Key.Key_F2)
        people.wait(lambda: people.table.hinting.ready)
    people.enter()
    assert people.position.turn == 1


def test_what_was_undone_can_be_redone_after_the_clock_was_read(people: Sitting) -> None:
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag="", seconds=600)
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert people.position.turn == 0
    people.table.session.submit(ReadClock(people.position.seconds_used(0) + 7.0))
    people.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert people.position.turn == 1
    assert people.position.seconds_used(0) >= 7.0


def test_with_the_largest_letters_the_timer_of_a_turn_is_on_the_players_card(people: Sitting) -> None:
    """S-29: the hourglass stands in a heading that the drawer at rest has no room for."""
    people.desk.services.choices.change(text_scale=2.0)
    people.desk.window.resize(1280, 800)
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, turn_seconds=120)
    people.key(Qt.Key.Key_Pause)  # no second passes by itself
    people.table.session.submit(ReadClock(35.0))
    assert clocks(people) == ["1:25", ""]
    people.table.session.submit(ReadClock(75.0))
    assert not people.table.players.findChildren(PlayerView)[0].now.hurry, "45 seconds are many for a turn"
    people.desk.services.choices.change(text_scale=1.0)
    people.settle()
    assert clocks(people) == ["", ""]
    assert people.table.panel.glass.isVisible()


def test_an_undone_turn_has_its_whole_sandglass_again(people: Sitting) -> None:
    """S-26: it ran out before, and would have again at once."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, turn_seconds=40)
    people.show_tiles()
    people.table.session.submit(ReadClock(25.0))
    people.key(Qt.Key.Key_F4)
    people.table.session.submit(ReadClock(40.0))
    wait(people, lambda: people.position.turn == 1)
    people.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    people.table.clock.tick()
    assert people.position.turn == 0
    assert people.table.clock.turn_left > 30


def test_a_game_with_clocks_is_taken_up_paused_and_says_what_may_be_challenged(qapp: QApplication) -> None:
    """S-20, S12: the last play is told, though it was laid before the start."""
    with open_desk(scrabble_settings("Ann", "Bea")) as people:
        seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG, preset=TOURNAMENT)
        people.show_tiles()
        people.write("H8", "CAT")
        people.enter()
        assert people.phase is Phase.CHALLENGE
    with open_desk() as people:
        people.click(next(b for b in people.desk.home.findChildren(QPushButton) if b.text() == "Continue"))
        people.settle()
        assert not people.table.clock.runs
        people.enter()
        assert people.table.clock.runs
        assert "Ann: CAT, 10 points." in people.said
