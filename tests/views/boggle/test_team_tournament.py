"""B1 to B35 in one game: a Master tournament on the 5×5 board, in teams, with a child on handicap, from the first page
to the winner, by mouse and keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import Writing, table_points
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.players import Player, side_points, sides
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for
from tests.views.boggle.table_stages import lift, shake

pytestmark = pytest.mark.slow

ANN = Player("Ann", team="Mums", team_sign=0)
BEN = Player("Ben", team="Golden star", team_sign=3)
TIM = Player("Tim", team="Golden star", team_sign=3, minimum_length=3, extra_seconds=60, head_start=2)
TARGET = 9
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for the first time."""
    with open_desk(settings_for()) as opened:
        yield opened


def test_b35_a_master_tournament_in_teams_with_a_child_on_handicap(people: Sitting) -> None:
    set_table_up(people)
    rules = people.position.rules
    assert people.position.players == (ANN, BEN, TIM)
    assert (rules.cubes.columns, rules.minimum_length, rules.target, rules.writing) == (5, 4, TARGET, Writing.PAPER)
    while people.phase is not Phase.ENDED:
        if people.position.round:
            people.click(people.table.scores_panel.main)
        play_round(people)
        assert people.position.round < TARGET
    assert people.position.winners == (1, 2)
    assert max(side_points(people.position.players, people.position.totals)) >= TARGET
    people.click(people.table.finish_panel.main)
    said = [each.text() for each in people.table.win_panel.findChildren(QLabel) if each.isVisible()]
    assert "Golden star win!" in said
    assert people.table.win_panel.podium.accessibleName().startswith("1. Golden star")


def set_table_up(people: Sitting) -> None:
    """Seat three people in two teams, one of them a child; choose Master and a target."""
    people.enter()
    for name in ("Ann", "Ben", "Tim"):
        people.click(people.setup.seats.add)
        people.type(name)
    people.click(people.setup.rules.preset.buttons[1])
    people.tab_to(people.setup.seats.options)
    people.key(Qt.Key.Key_Space)
    grants = people.setup.seats.grants
    for row, downs in zip(grants, (1, 4, 4), strict=True):
        people.tab_to(row.team)
        for _ in range(downs):
            people.key(Qt.Key.Key_Down)
    child = grants[2]
    up, down = Qt.Key.Key_Up, Qt.Key.Key_Down
    for field, steps, key in ((child.minimum, 1, down), (child.seconds, 4, up), (child.points, 2, up)):
        people.tab_to(field)
        for _ in range(steps):
            people.key(key)
    people.tab_to(people.setup.seats.team_names.lines[0])
    people.type("Mums")
    people.key(Qt.Key.Key_Escape)
    people.tab_to(people.setup.change)
    people.key(Qt.Key.Key_Space)
    people.tab_to(people.setup.rules.widget("target"))
    people.key(Qt.Key.Key_A, CONTROL)
    people.type(str(TARGET))
    people.key(Qt.Key.Key_Escape)
    people.click(people.setup.start)


def play_round(people: Sitting) -> None:
    """Shake, search with extra time for the child, type the lists in, read and score."""
    shake(people)
    lift(people)
    people.run(180)
    people.settle()
    assert people.position.searching == (2,)
    assert "Keep looking, Tim!" in people.texts(people.table)
    people.run_out()
    people.settle()
    assert people.phase is Phase.COLLECT
    lists = type_lists(people)
    before = people.position.totals
    people.click(people.table.collect_panel.read)
    read_all(people)
    expected = reckoned(people, lists)
    assert tuple(after - start for after, start in zip(people.position.totals, before, strict=True)) == expected


def type_lists(people: Sitting) -> tuple[list[str], ...]:
    """Type in lists in which Ann and Ben share a word, and so do Ben and Tim; return them."""
    board, lexicon = people.position.board, people.table.lexicon
    assert board is not None
    words = [found.word for found in solve(board, lexicon.graph, 3) if not lexicon.is_offensive(found.word)]
    short = [word for word in words if len(word) == 3][:1]
    longer = [word for word in words if len(word) in (4, 5)][:5]
    lists = (longer[:2], longer[1:4], [*short, longer[3]])
    panel = people.table.collect_panel
    for chip, typed in zip(panel.seats.chips, lists, strict=True):
        people.click(chip)
        people.enter(*typed)
    people.enter(short[0])  # Tim has it already
    people.key(Qt.Key.Key_Escape)
    assert [people.words(seat) for seat in range(3)] == list(lists)
    return lists


def read_all(people: Sitting) -> None:
    """Read every word by turns with the mouse and with Enter."""
    panel, clicks = people.table.reading_panel, 0
    while people.phase is Phase.READ:
        people.settle()
        if clicks % 2:
            people.click(panel.main)
        else:
            people.enter()
        clicks += 1
        assert clicks < 60


def reckoned(people: Sitting, lists: tuple[list[str], ...]) -> tuple[int, ...]:
    """Return what each player must have: Ann's first word, Ben's others, Tim's short one and what he is granted; the
    word of Ben and Tim counts for who reads it first."""
    rules = people.position.rules
    points = {word: max(1, table_points(rules.points, 0, len(word))) for words in lists for word in words}
    shared = lists[2][1]
    keeper = 1 if people.marks(1)[shared] is EntryMark.STANDING else 2
    assert people.marks(0)[lists[0][1]] is people.marks(1)[lists[0][1]] is EntryMark.CROSSED
    assert people.marks(3 - keeper)[shared] is EntryMark.CROSSED
    sums = [points[lists[0][0]], points[lists[1][1]], points[lists[2][0]] + TIM.head_start]
    sums[keeper] += points[shared]
    assert sides(people.position.players) == ((0,), (1, 2))
    return tuple(sums)
