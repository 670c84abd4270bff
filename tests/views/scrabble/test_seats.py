"""During a game: the end that the table wants, who leaves and who comes, open racks, pauses, and a look at one's own
tiles (P4, P5, P8, P13, S19)."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from boggle_desk.engine.players import Leave
from boggle_desk.engine.scrabble import events
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.storage.games import GameState
from boggle_desk.views.page import PageAct
from tests.views.scrabble.table_fixtures import CONTROL, Sitting, seated, wait

HANDS, BAG = ("CATSEIO", "DNSRALU", "TEEMAID"), "NIGRSTEEAHL"


def action(people: Sitting, text: str) -> QAction:
    """Return an action of the window's menus as it is while its menu is open."""
    for menu in people.desk.window.menus:
        for each in menu.actions():
            if each.text().replace("&", "").startswith(text):
                menu.aboutToShow.emit()
                return each
    raise AssertionError(text)


def choose(people: Sitting, seat: int, text: str) -> None:
    """Click a player's card and then a line of its menu."""
    QTest.mouseClick(people.table.players.card_of(seat), Qt.MouseButton.LeftButton)
    (menu,) = [each for each in people.table.findChildren(QMenu) if each.isVisible()]
    (line,) = [each for each in menu.actions() if each.text().startswith(text)]
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(line).center())
    people.desk.window.activateWindow()  # as a window system does when a menu has closed
    people.settle()


def ask(people: Sitting, monkeypatch: pytest.MonkeyPatch, row: int | None) -> None:
    """Have this line chosen of those that the next question offers."""

    def chosen(_parent: object, _title: str, _text: str, lines: Sequence[str], _yes: str) -> int | None:
        people.ask.lines = list(lines)
        return row

    monkeypatch.setattr(people.ask, "choose", chosen)


def three(people: Sitting, *names: str, **changes: Any) -> Sitting:
    """Seat three, the first of them on turn."""
    return seated(people, *(names or ("Ann", "Bea", "Cem")), hands=HANDS, bag=BAG, **changes)


# ----------------------------------------------------------------------------------------------- the end


def test_the_game_ends_now_and_has_its_podium(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """P13, S19: settled with the tiles on the racks, in History as any game; a slip of the menu is undone."""
    three(people)
    ask(people, monkeypatch, 0)
    action(people, "End the game").trigger()
    people.settle()
    assert people.phase is Phase.ENDED
    assert people.ask.lines == ["Count the points now", "Keep it for another day"]
    assert "ended by the table" in people.said
    (game,) = people.desk.services.store.games()
    assert game.state is GameState.FINISHED
    people.key(Qt.Key.Key_Z, CONTROL)
    assert people.phase is Phase.TURN
    assert people.table.ending is None
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    assert people.position.scores == (10, 0, 0)


def test_the_game_is_kept_for_another_day(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """P13: nothing is settled, and it waits on the first page."""
    three(people)
    ask(people, monkeypatch, 1)
    action(people, "End the game").trigger()
    assert people.desk.window.page is people.desk.home
    (game,) = people.desk.services.store.games()
    assert game.state is GameState.RUNNING
    people.desk.resume(game.id)
    assert people.phase is Phase.TURN


def test_an_open_question_comes_before_the_end(people: Sitting) -> None:
    """P18, S12: nothing of it is offered while the table is asked."""
    three(people)
    people.show_tiles()
    people.write("H8", "TCA")
    people.enter()
    assert people.phase is Phase.ASKED
    for text in ("End the game", "Players", "Open racks"):
        assert not action(people, text).isEnabled(), text


# ----------------------------------------------------------------------------------------------- the seats


def test_one_leaves_and_another_comes(people: Sitting) -> None:
    """P13: by the card of the player; both are told and undone."""
    three(people)
    choose(people, 1, "Bea leaves")
    assert people.ask.questions[-1].startswith("Bea's tiles go back in the bag.")
    assert people.position.left == (1,)
    assert "left the game" in people.table.players.card_of(1).now.note
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    assert people.position.turn == 2
    people.ask.typed = "Dee"
    choose(people, 1, "Somebody else")
    assert people.position.players[1].name == "Dee"
    assert "Dee plays on for Bea." in people.said
    assert [game.title for game in people.desk.services.store.games()] == ["Ann, Bea, Cem, Dee"]
    people.key(Qt.Key.Key_Z, CONTROL)
    assert people.position.left == (1,)
    assert people.position.scores[0] == 10, "only who came is undone"


def test_two_are_told_why_nobody_can_leave(people: Sitting) -> None:
    """P13: nothing is refused without a reason."""
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag=BAG)
    choose(people, 0, "Ann leaves")
    assert "A game needs two players. End it, or let somebody else play on." in people.said
    people.ask.typed = "bea"
    choose(people, 0, "Somebody else")
    assert "Somebody here has that name" in people.said


def test_a_computer_plays_on_at_once(people: Sitting) -> None:
    """P13, P2: with what lay on the rack, and by its own name; whoever comes late takes it over in turn."""
    three(people)
    choose(people, 0, "Pip (Beginner)")
    assert people.position.players[0].level == "beginner"
    wait(people, lambda: people.position.turn == 1)
    assert people.table.people == [1, 2]
    people.show_tiles()
    assert people.rack == HANDS[1]


def test_the_turn_of_who_comes_is_covered(people: Sitting) -> None:
    """P13: the seat's tiles are not those of who looked before."""
    three(people)
    people.show_tiles()
    people.ask.typed = "Dee"
    choose(people, 0, "Somebody else")
    assert "Dee, it's your turn" in people.said
    people.show_tiles()


def test_a_rematch_is_for_those_who_are_there_by_the_rules_of_the_set_up(people: Sitting) -> None:
    """P8, P13: who left and what was opened during the game is no part of the next one."""
    three(people)
    choose(people, 1, "Bea leaves")
    action(people, "Open racks").trigger()
    people.table.another_asked.emit()
    assert [each.name for each in people.position.players] == ["Ann", "Cem"]
    assert not people.position.rules.open_racks


# ---------------------------------------------------------------------------------------- racks and pauses


def test_racks_are_opened_with_a_tick_and_what_is_laid_stays(people: Sitting) -> None:
    """P8: from the menu, during the turn."""
    three(people)
    people.show_tiles()
    people.write("H8", "CA")
    tick = action(people, "Open racks")
    assert (tick.isCheckable(), tick.isChecked()) == (True, False)
    people.ask.answer = False
    tick.trigger()
    assert people.ask.careful == ["From now on everybody sees everybody's tiles."]
    assert not people.position.rules.open_racks
    people.ask.answer = True
    tick.trigger()
    assert people.laid == "CA"
    assert people.position.rules.open_racks
    assert "D N S R A L U" in people.table.players.card_of(1).now.note
    assert action(people, "Open racks").isChecked()
    people.key(Qt.Key.Key_Escape)
    people.key(Qt.Key.Key_Z, CONTROL)
    assert not people.position.rules.open_racks
    assert not action(people, "Open racks").isChecked()


@pytest.mark.parametrize("preset", ["club", "tournament_double"])
def test_racks_stay_closed_in_a_club(people: Sitting, preset: str) -> None:
    """P8, S12."""
    three(people, preset=preset)
    assert not action(people, "Open racks").isEnabled()
    people.table.open_racks()
    assert not people.position.rules.open_racks


def test_pauses_and_thinking_are_switched_during_a_game(people: Sitting) -> None:
    """P4, P5: each with a tick; a computer that waits goes on when pauses end."""
    three(people, "Ann", "beginner!", "casual!")
    for text, act in (("Pause between", PageAct.PAUSE_COMPUTERS), ("Watch computers", PageAct.WATCH_COMPUTERS)):
        assert not action(people, text).isChecked(), text
        action(people, text).trigger()
        assert action(people, text).isChecked(), text
        assert people.table.menu_entries()[act].on
    people.write("H8", "CAT")
    people.enter()
    wait(people, lambda: people.table.opponents.waiting)
    action(people, "Pause between").trigger()
    wait(people, lambda: people.position.turn == 0)


# ------------------------------------------------------------------------------------------ one's own tiles


def test_who_has_played_sees_the_new_tiles_before_they_are_covered(people: Sitting) -> None:
    """S6, P8: as in 1983, for a moment; the next player's stay hidden."""
    three(people)
    people.rng.deal("NIG")
    people.show_tiles()
    people.write("H8", "CAT")
    people.key(Qt.Key.Key_Return)
    people.settle()
    assert sorted(people.rack) == sorted("SEIONIG")
    assert "Ann, here are your new tiles." in people.said
    assert not people.table.may_lay
    people.press("Hide these tiles")
    assert people.rack == "_" * 7
    assert "Bea, it's your turn" in people.said


def test_new_tiles_are_hidden_by_themselves_or_for_the_next(people: Sitting) -> None:
    """P8: nobody needs to do anything."""
    three(people)
    people.show_tiles()
    people.write("H8", "CAT")
    people.key(Qt.Key.Key_Return)
    people.settle()
    wait(people, lambda: people.rack == "_" * 7)
    people.enter()
    assert people.rack == HANDS[1]


def test_after_a_verdict_new_tiles_are_shown_only_if_asked_for(people: Sitting) -> None:
    """S12: all look at the screen then."""
    three(people, preset="club")
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.press("No challenge")
    assert people.rack == "_" * 7
    people.press("Ann's new tiles")
    assert "_" not in people.rack
    people.key(Qt.Key.Key_Escape)
    assert people.rack == "_" * 7


def test_own_tiles_are_looked_at_while_others_think(people: Sitting) -> None:
    """P8: with a cover before and after; nothing can be laid, but the tiles put in order (P10)."""
    three(people)
    people.show_tiles()
    choose(people, 2, "Look at my tiles")
    assert people.rack == "_" * 7
    assert "Cem, look at your tiles" in people.said
    people.enter()
    assert people.rack == HANDS[2]
    people.type("t")
    assert people.laid == ""
    people.press("Shuffle")
    people.enter()
    assert "Ann, it's your turn" in people.said
    assert people.rack == "_" * 7
    people.enter()
    assert people.rack == HANDS[0]


def test_whoever_hides_the_own_tiles_again_sees_nobody_elses(people: Sitting) -> None:
    """Ann has shown her tiles when Bea takes the screen to look at hers."""
    three(people)
    people.table.uncover()
    turn = people.position.turn
    other = next(seat for seat in range(3) if seat != turn)
    assert people.table.uncovered
    people.table.look_at_rack(other)
    people.press("Show my tiles")
    assert people.table.viewer == other
    people.press("Hide my tiles")
    assert people.table.viewer == turn
    assert not people.table.uncovered


def test_who_redoes_a_turn_does_not_see_the_tiles_that_were_drawn(people: Sitting) -> None:
    three(people)
    people.table.uncover()
    people.table.submit(events.Exchange(people.position.racks[people.position.turn or 0][:1]))
    people.table.take_back()
    people.table.redo()
    assert not people.table.uncovered
    assert "Undone." not in people.said
    assert "new tiles" not in people.said


def test_who_leaves_last_but_one_does_not_see_the_tiles_of_who_stays(people: Sitting) -> None:
    """Ann stays with a computer, and whoever leaves still sits at the screen."""
    three(people, "Ann", "Bea", "beginner!")
    people.table.submit(Leave(1))
    people.settle()
    assert people.position.turn == 0
    assert not people.table.uncovered
    people.show_tiles()
    assert people.table.uncovered
