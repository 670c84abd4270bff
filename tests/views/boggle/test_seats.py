"""During a game of Boggle: who leaves, and who comes (P13)."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.players import GiveSeat, Leave, Player
from boggle_desk.settings import Person
from boggle_desk.views.faces import COLOURS, faces_at
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, seated, settings_for

_CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for()) as sitting:
        yield sitting


def menu_of(people: Sitting) -> QMenu:
    (menu,) = [each for each in people.table.findChildren(QMenu) if each.isVisible()]
    return menu


def choose(people: Sitting, seat: int, text: str) -> None:
    """Click a player's face before the shake and then a line of its menu."""
    people.settle()
    row = people.table.shake_panel.players
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.faces[seat].geometry().center())
    menu = menu_of(people)
    (line,) = [each for each in menu.actions() if each.text().startswith(text)]
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(line).center())
    people.desk.window.activateWindow()  # as a window system does when a menu has closed
    people.settle()


def told(people: Sitting) -> list[str]:
    return [each.text() for each in people.table.findChildren(QLabel) if each.isVisible()]


def test_one_leaves_comes_back_and_another_comes(people: Sitting) -> None:
    """P13: by the player's face; all is told and undone."""
    seated(people, "Ann", "Bea", "Cem")
    choose(people, 1, "Bea leaves")
    assert people.ask.questions[-1] == "The others play on. Bea's points stay, but can't win."
    assert people.position.left == (1,)
    assert "Bea leaves. The others play on." in told(people)
    assert "left the game" in told(people)
    choose(people, 1, "Bea is back")
    assert (people.position.left, people.position.former) == ((), ())
    assert "Bea is back." in told(people)
    people.ask.typed = "Dee"
    choose(people, 2, "Somebody else")
    assert "Dee plays on for Cem." in told(people)
    assert [game.title for game in people.desk.services.store.games()] == ["Ann, Bea, Cem, Dee"]
    people.key(Qt.Key.Key_Z, _CONTROL)
    assert [each.name for each in people.position.players] == ["Ann", "Bea", "Cem"]
    people.ask.typed = "ann"
    choose(people, 2, "Somebody else")
    assert "Somebody here has that name. Choose another one." in told(people)


def test_a_computer_takes_a_seat_and_searches(people: Sitting) -> None:
    """P13: with the next board."""
    on_screen(people, "Ann", "Bea")
    choose(people, 1, "Pip")
    assert (people.position.players[1].name, people.position.people) == ("Pip", (0,))
    people.table.submit(events.Shake())
    people.table.submit(events.BeginSearch())
    assert people.position.searching == (0, 1)


def test_two_are_told_why_nobody_can_leave_and_a_round_comes_first(people: Sitting) -> None:
    """P13: nothing is refused without a reason; the menu of the window leads there at any moment."""
    seated(people, "Ann", "Bea")
    choose(people, 0, "Ann leaves")
    assert "A game needs two sides. End it, or let somebody else play on." in told(people)
    assert not people.ask.questions
    people.table.submit(events.Shake())
    people.table.submit(events.BeginSearch())
    people.run_out()
    people.settle()
    assert people.phase is Phase.COLLECT
    people.table.change_players()
    assert [each.text() for each in menu_of(people).actions()] == ["Ann", "Bea"]
    ann = menu_of(people).actions()[0].menu()
    assert isinstance(ann, QMenu)
    offered = {each.text(): each.isEnabled() for each in ann.actions() if each.text()}
    assert offered == {
        "Ann leaves…": True,
        "Finish this round first. Then somebody else can sit down.": False,
    }
    menu_of(people).close()
    people.table.submit(GiveSeat(1, Player("Dee")))
    assert "Finish this round first. Then somebody else can sit down." in told(people)


def test_the_race_is_of_those_who_are_there(people: Sitting) -> None:
    """P13: after a round, and in what is looked back on at the end."""
    seated(people, "Ann", "Bea", "Cem")
    people.table.submit(events.Shake())
    people.table.submit(events.BeginSearch())
    people.run_out()
    people.table.submit(Leave(1))
    while people.phase is not Phase.SCORED:
        people.table.submit(events.BeginReading() if people.phase is Phase.COLLECT else events.PassReading())
    people.settle()
    told = people.table.scores_panel.race.accessibleName()
    assert ("Ann" in told, "Bea" in told, "Cem" in told) == (True, False, True)


def test_who_leaves_a_search_stops_no_clock(people: Sitting) -> None:
    """P13: neither running nor paused, and the time is that of the others."""
    seated(people, "Ann", "Bea", "Cem", "Dee")
    people.table.submit(events.Shake())
    people.table.submit(events.BeginSearch())
    people.run(3)
    people.table.submit(Leave(1))
    clock = people.table.timer.clock
    assert (clock.elapsed, clock.running) == (3.0, True)
    people.table.pause_or_resume()
    people.table.submit(Leave(2))
    assert (clock.elapsed, people.table.timer.is_paused, people.position.searching) == (3.0, True, (0, 3))


def test_the_clock_of_who_leaves_is_nobody_elses(people: Sitting) -> None:
    """P13, B33: time is called when it is up for those who are there."""
    rules = people.desk.services.boggle_presets["classic"]
    slow = (Player(name, extra_seconds=60) for name in ("Bea", "Cem"))
    people.desk.begin(rules, (Player("Ann"), *slow))
    people.table.submit(events.Shake())
    people.table.submit(events.BeginSearch())
    people.run(2)
    people.table.submit(Leave(0))
    assert (people.table.timer.clock.length, people.table.timer.clock.elapsed) == (240.0, 2.0)


def test_a_question_says_what_becomes_of_words_and_of_a_team(people: Sitting) -> None:
    team = (Player(name, team="Reds") for name in ("Ann", "Bea"))
    people.desk.begin(people.desk.services.boggle_presets["classic"], (*team, Player("Cem")))
    assert people.table.who_leaves(1) == "The others play on. Bea's points stay with the team."
    people.table.submit(events.Shake())
    people.table.submit(events.BeginSearch())
    people.run_out()
    people.table.submit(events.WriteWord(0, "was"))
    if any(people.position.lists):
        assert "Words that nobody has read yet" in people.table.who_leaves(1)


def test_a_rematch_is_for_those_who_are_there(people: Sitting) -> None:
    seated(people, "Ann", "Bea", "Cem")
    choose(people, 1, "Bea leaves")
    people.table.another_asked.emit()
    assert [each.name for each in people.position.players] == ["Ann", "Cem"]


def test_nobody_changes_colour_when_somebody_comes(people: Sitting) -> None:
    """P13: the seat keeps its own, even if who comes usually has that of a computer here."""
    choices = people.desk.services.choices
    computer = Player("Pip", "beginner")
    people.desk.begin(people.desk.services.boggle_presets["classic"], (Player("Ann"), computer, Player("Cem")))
    before = [face.colour for face in faces_at(people.table.look, people.position)]
    choices.change(people=(*choices.settings.people, Person("Dee", COLOURS.index(before[1]))))
    people.table.submit(GiveSeat(2, Player("Dee")))
    people.table.submit(GiveSeat(0, Player("Eve")))
    assert [face.colour for face in faces_at(people.table.look, people.position)] == before
    assert [face.initials for face in faces_at(people.table.look, people.position)][2] == "D"
