"""Who sits at the table may change during a game: somebody leaves, or gives the seat away (P13)."""

from collections.abc import Sequence

import pytest

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    BoggleEvent,
    CallTime,
    Challenge,
    EndGame,
    EndSearch,
    PassReading,
    ReadClock,
    ReaderChanged,
    ReadWord,
    Shake,
    UsePhones,
    WriteWord,
)
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.referee import Reason
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.boggle.statistics import players_of, rounds_of, sittings, terms_of
from boggle_desk.engine.players import GiveSeat, Leave, Left, Player, SeatGiven
from boggle_desk.engine.statistics import CHANGED, PastGame
from boggle_desk.storage.codec import decode_event, encode_event
from tests.engine.boggle.table import Table

PIP = Player("Pip", "beginner")
NAMES = ("Ann", "Bea", "Cem")


def kinds_of(events: Sequence[BoggleEvent]) -> list[str]:
    return [type(event).__name__ for event in events]


def scored(*names: str | Player, lists: Sequence[str] = ("tin", "sin", "pin")) -> Table:
    """Return a table that has scored a round in which everybody read these words."""
    table = Table(*(names or NAMES)).read(*lists)
    while table.now.phase is Phase.READ:
        table.play(*(ReadWord(each.word) for each in table.now.lists[table.now.reader or 0]), PassReading())
    return table


# ------------------------------------------------------------------------------------------------ who leaves


def test_one_leaves_between_rounds_and_the_others_play_on() -> None:
    """P13, B17, B27: the points stay and cannot win; nobody waits for a list, and the next one reads first."""
    table = scored(lists=("tin", "soil toils", "pin"))
    assert kinds_of(table.play(Leave(1))) == ["Left"]
    assert (table.now.playing, table.now.totals) == ((0, 2), (1, 3, 1))
    table.lay()
    assert (table.now.round, table.now.first_reader) == (2, 2)
    table.play(BeginSearch())
    assert table.now.searching == (2, 0)
    table.play(EndSearch())
    assert table.now.papers == (0, 2)
    table.play(WriteWord(0, "pint"), BeginReading())
    assert table.now.next_readers == (0,)
    assert table.refuses(ReadWord("sin", also=(1,))).reason is Reason.NOT_LISTED
    table.play(PassReading(), ReadWord("pint"), PassReading())
    assert table.now.rounds[-1] == (1, 0, 0)
    table.play(EndGame())
    assert table.now.winners == (0,)


def test_one_leaves_during_a_search_and_time_goes_on() -> None:
    """P13, B15: whoever has no pencil any more is not waited for."""
    table = Table(*NAMES)
    table.play(BeginSearch(), ReadClock(50.0))
    assert kinds_of(table.play(Leave(0))) == ["Left"]
    assert (table.now.searching, table.now.elapsed, table.now.phase) == ((1, 2), 50.0, Phase.SEARCH)
    table.play(CallTime())
    assert table.now.papers == (1, 2)


def test_the_last_to_search_leaves() -> None:
    """P13: by time, by turn on the screen, or before it: what only this player had to do is done."""
    slow = Table("Ann", "Bea", Player("Cem", extra_seconds=60))
    slow.play(BeginSearch(), CallTime())
    assert kinds_of(slow.play(Leave(2))) == ["Left", "SearchEnded"]
    assert slow.now.phase is Phase.COLLECT
    for covered in (False, True):
        screen = Table(*NAMES, writing=Writing.SCREEN)
        for seat in range(2):
            screen.play(BeginSearch(), WriteWord(seat, ["tin", "sin"][seat], 1.0), EndSearch())
        if not covered:
            screen.play(BeginSearch(), WriteWord(2, "pin", 2.0))
        assert kinds_of(screen.play(Leave(2))) == ["Left", "SearchEnded", "ReadingBegan"]
        assert [[entry.word for entry in entries] for entries in screen.now.lists] == [["tin"], ["sin"], []]


def test_computers_alone_stop_when_the_person_who_searched_has_left() -> None:
    """P13: on the screen computers search while somebody does."""
    table = Table("Ann", "Bea", PIP, writing=Writing.SCREEN)
    table.play(BeginSearch())
    assert kinds_of(table.play(Leave(0))) == ["Left", "SearchEnded"]
    assert (table.now.phase, table.now.next_searchers) == (Phase.COVERED, (1, 2))


def test_what_was_read_stays_and_the_rest_goes() -> None:
    """P13, B18, B19: words that were not read are on no list any more."""
    table = Table(*NAMES).read("tin sin", "sin pin rite", "rite")
    table.play(ReadWord("tin"), PassReading(), ReadWord("pin"))
    assert table.now.reader == 1
    assert table.play(Leave(1)) == (Left(1), ReaderChanged(2))
    assert table.marks(1) == {"pin": EntryMark.STANDING}
    assert table.refuses(Challenge("tin", 1)).reason is Reason.WRONG_MOMENT
    table.say("rite")
    assert table.marks(2) == {"rite": EntryMark.STANDING}, "nobody else has it now"
    table.play(PassReading())
    assert table.now.rounds == ((1, 1, 1),)


def test_leaving_at_the_last_call_scores_nothing_unasked() -> None:
    table = Table(*NAMES)
    table.waits_at_last_call = True
    table.read("tin", "sin", "pin")
    for word in ("tin", "sin", "pin"):
        table.play(ReadWord(word), PassReading())
    assert table.now.last_call
    assert kinds_of(table.play(Leave(2))) == ["Left"]
    assert table.now.phase is Phase.READ


def test_the_only_list_on_paper_leaves() -> None:
    table = Table("Ann", "Bea", PIP, writing=Writing.PHONES)
    table.play(UsePhones((0,)), BeginSearch(), WriteWord(0, "tin", 1.0), CallTime(), EndSearch(0))
    assert table.now.phase is Phase.COLLECT
    assert kinds_of(table.play(Leave(1))) == ["Left", "ReadingBegan"]


def test_a_phone_that_leaves_writes_no_more() -> None:
    table = Table(*NAMES, writing=Writing.PHONES)
    table.play(UsePhones((0, 1)), BeginSearch(), WriteWord(1, "tin", 1.0), Leave(1))
    assert (table.now.phones, table.now.lists[1]) == ((0,), ())
    assert table.refuses(WriteWord(1, "sin", 2.0, 1)).reason is Reason.NOT_SEARCHING
    assert table.refuses(UsePhones((0, 1))).reason is Reason.NOT_SEARCHING


def test_two_cannot_become_one_nor_two_teams() -> None:
    """P13, B34: they end the game, or the seat is handed over."""
    assert scored("Ann", "Bea", lists=("tin", "sin")).refuses(Leave(0)).reason is Reason.TOO_FEW_PLAYERS
    assert scored("Ann/red", "Bea/red", "Cem").refuses(Leave(2)).reason is Reason.TOO_FEW_PLAYERS
    assert scored().refuses(Leave(7)).reason is Reason.NO_SUCH_SEAT


def test_a_team_keeps_what_a_mate_has_made() -> None:
    """P13, B34: whoever leaves a team behind wins with it."""
    table = scored("Ann/red", "Bea/red", "Cem", lists=("", "toils", "tin"))
    table.play(Leave(1), EndGame())
    assert table.now.winners == (0, 1)


def test_whoever_left_reaches_no_goal() -> None:
    """P13, B26: nor is a head start granted any more (B33)."""
    table = Table("Ann", Player("Bea", head_start=2), "Cem", target=3)
    table.collect("tin", "toils", "pin").play(BeginReading(), ReadWord("tin"), PassReading(), ReadWord("toils"))
    table.play(Leave(1), ReadWord("pin"), PassReading())
    assert (table.now.phase, table.now.rounds) == (Phase.SCORED, ((1, 2, 1),))


def test_leaving_is_undone_where_slips_are() -> None:
    table = scored()
    before = table.now
    for move in (Leave(0), GiveSeat(2, PIP)):
        table.play(move)
        assert table.game.can_take_back()
        table.game.take_back()
        assert table.now == before
    reading = Table(*NAMES).read("tin", "sin", "pin")
    before = reading.now
    reading.play(Leave(0))
    reading.game.take_back()
    assert reading.now == before
    searching = Table(*NAMES)
    searching.play(BeginSearch(), Leave(0))
    assert not searching.game.can_take_back()


# ---------------------------------------------------------------------------------------------- who comes


def test_a_seat_goes_on_with_its_points_and_its_team_but_no_handicap() -> None:
    """P13, B33, B34: a child's three letters are the child's."""
    table = scored("Ann", Player("Bea", team="red", minimum_length=3, head_start=1), "Cem")
    assert table.play(GiveSeat(1, PIP)) == (SeatGiven(1, Player("Pip", "beginner", "red")),)
    table.play(GiveSeat(1, Player("Dee")))
    assert [(each.player.name, each.points) for each in table.now.former] == [("Bea", 2), ("Pip", 0)]
    assert table.now.totals == (1, 2, 1)


def test_whoever_comes_back_held_the_seat_all_along() -> None:
    """P13: with the own handicap; nobody is counted twice in History."""
    child = Player("Bea", minimum_length=3)
    table = scored("Ann", child, "Cem")
    table.play(Leave(1), GiveSeat(1, Player("bea")))
    assert (table.now.left, table.now.former, table.now.players[1]) == ((), (), child)


@pytest.mark.parametrize("name", ["", " ", "ann", "Bea"])
def test_two_at_a_table_have_different_names(name: str) -> None:
    assert scored().refuses(GiveSeat(1, Player(name))).reason is Reason.NAME_TAKEN


def test_seats_are_given_between_rounds() -> None:
    """P13: a list belongs to who wrote it."""
    table = Table(*NAMES)
    table.play(GiveSeat(0, PIP), GiveSeat(0, Player("Dee")), BeginSearch())
    for moves in ((CallTime(),), (WriteWord(0, "tin"),), (BeginReading(),), ()):
        assert table.refuses(GiveSeat(0, PIP)).reason is Reason.ROUND_RUNS
        table.play(*moves)
    screen = Table(*NAMES, writing=Writing.SCREEN)
    screen.play(BeginSearch(), EndSearch())
    assert screen.refuses(GiveSeat(0, PIP)).reason is Reason.ROUND_RUNS


# --------------------------------------------------------------------------------------------- history, files


def evening() -> Table:
    """Return a game in which Bea gives her seat to Dee after a round, and Cem leaves."""
    table = scored(lists=("tin", "toils", "pin"))
    table.play(GiveSeat(1, Player("Dee")), Leave(2), Shake())
    table.lay()
    table.collect("sin", "tin rite").play(BeginReading())
    while table.now.phase is Phase.READ:
        table.play(*(ReadWord(each.word) for each in table.now.lists[table.now.reader or 0]), PassReading())
    table.play(EndGame())
    return table


def test_points_and_rounds_stay_with_who_made_them() -> None:
    """P13: who held a seat one after the other are a side; nobody has a round without having played it."""
    table = evening()
    rounds, position = rounds_of(7, table.game.opening, table.game.moments())
    past = players_of(position)
    assert [(each.name, each.points, each.won) for each in past] == [
        ("Ann", 2, False), ("Dee", 2, True), ("Cem", 1, False), ("Bea", 2, True),
    ]  # fmt: skip
    assert [(each.number, each.seat, each.points) for each in rounds] == [
        (1, 0, 1), (1, 3, 2), (1, 2, 1), (2, 0, 1), (2, 1, 2),
    ]  # fmt: skip
    terms = terms_of(position)
    assert terms.scale.endswith(CHANGED)
    game = PastGame(7, "classic", "english", terms, 0, 9, True, 9, 2, past)
    assert [(made.seat, made.word) for made in sittings(game, rounds)] == [
        (0, "tin"), (1, "rite"), (2, "pin"), (3, "toils"),
    ]  # fmt: skip


def test_events_are_written_and_read() -> None:
    for event in (Left(1), SeatGiven(0, Player("Dee", team="red", team_sign=2))):
        assert decode_event("boggle", *encode_event("boggle", event)) == event
