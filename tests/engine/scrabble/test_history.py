"""A game noted down line by line."""

from boggle_desk.engine.scrabble.events import AnswerTable, Challenge, Exchange, Pass, RearrangeRack
from boggle_desk.engine.scrabble.history import Line, LineKind
from boggle_desk.engine.scrabble.history import lines_of as history_of
from tests.engine.scrabble.table import Table


def lines_of(table: Table) -> tuple[Line, ...]:
    return history_of(table.game.opening, table.game.moments())


def test_plays_exchanges_passes_and_the_end() -> None:
    """S14, S19: points and totals of each turn, and what unplayed tiles change at the end."""
    table = Table("CATS", "TEAQ", bag="ONEST")
    table.play("8H CAT")
    table.ask(Exchange(("Q",)))
    table.ask(Pass())
    table.ask(RearrangeRack(1, tuple(reversed(table.now.racks[1]))))
    table.ask(Pass())
    lines = lines_of(table)
    assert [(line.seat, line.kind, line.text, line.points, line.total) for line in lines[:4]] == [
        (0, LineKind.PLAY, "8H CAT", 10, 10),
        (1, LineKind.EXCHANGE, "1", 0, 0),
        (0, LineKind.PASS, "", 0, 10),
        (1, LineKind.PASS, "", 0, 0),
    ]
    ends = lines[4:]
    assert [line.kind for line in ends] == [LineKind.RACK, LineKind.RACK]
    values = table.rules.tiles.values
    for line in ends:
        assert line.points == -sum(values[tile] for tile in table.now.racks[line.seat])
        assert line.total == table.now.scores[line.seat]
    assert {line.step for line in ends} == {len(table.game.steps) - 1}


def test_words_that_a_play_goes_through_are_marked() -> None:
    table = Table("CATS", "SEAT")
    table.play("8H CAT")
    table.play("8H CATS")
    assert lines_of(table)[1].text == "8H (CAT)S"


def test_a_play_that_the_table_refuses_is_noted_and_taken_back() -> None:
    """P18."""
    table = Table("CTAS", "SEAT")
    table.play("8H CTA")
    table.ask(AnswerTable(stands=False))
    played, phony = lines_of(table)
    assert (played.kind, played.points) == (LineKind.PLAY, 10)
    assert (phony.kind, phony.seat, phony.text, phony.points, phony.total) == (LineKind.PHONY, 0, "CTA", -10, 0)


def test_challenges() -> None:
    """S12: a bonus is a line; a turn that is lost is one; a free challenge that fails is none."""
    five = Table("CATS", "SEAT", base="tournament_five")
    five.play("8H CAT")
    five.ask(Challenge(1))
    bonus = lines_of(five)[1]
    assert (bonus.kind, bonus.seat, bonus.points, bonus.total) == (LineKind.BONUS, 0, 5, 15)
    double = Table("CATS", "SEAT", base="tournament_double")
    double.play("8H CAT")
    double.ask(Challenge(1))
    assert [(line.kind, line.seat) for line in lines_of(double)] == [(LineKind.PLAY, 0), (LineKind.LOST_TURN, 1)]
    single = Table("CATS", "SEAT", base="club")
    single.play("8H CAT")
    single.ask(Challenge(1))
    assert [line.kind for line in lines_of(single)] == [LineKind.PLAY]


def test_nothing_has_happened_before_the_first_turn() -> None:
    assert lines_of(Table("CATS", "SEAT")) == ()
