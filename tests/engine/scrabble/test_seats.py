"""Who sits at the table may change during a game, and the table may stop it (P13, S19); racks may be opened (P8)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boggle_desk.engine.players import GiveSeat, Leave, Left, Player, SeatGiven
from boggle_desk.engine.scrabble.bluff import doubts
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.events import (
    Accept,
    CallTime,
    Challenge,
    EndGame,
    EndRack,
    Exchange,
    OpenRacks,
    Pass,
    RacksOpened,
    ReadClock,
    ScrabbleMove,
)
from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.review import sightings
from boggle_desk.engine.scrabble.statistics import CHANGED, players_of, sittings, standings, terms_of, turns_of
from boggle_desk.engine.statistics import PastGame
from boggle_desk.storage.codec import decode_event, encode_event
from boggle_desk.storage.shipped import scrabble_levels
from tests.engine.scrabble.table import PRESETS, WORDS, Table, all_tiles, kinds_of
from tests.words import lexicon_of

RACKS, BAG = ("CATSEIO", "DNSRALU", "TEEMAID"), "NIGRSTEEAHL"
PIP = Player("Pip", "beginner")


def three(**changes: Any) -> Table:
    """Return a table of Ann, Bea and Cem."""
    return Table(*RACKS, bag=BAG, names=("Ann", "Bea", "Cem"), **changes)


# ---------------------------------------------------------------------------------------------- the table's end


def test_the_table_ends_its_game_and_all_unplayed_tiles_come_off() -> None:
    """P13, S19: as when nobody can play on; who leads then has won."""
    table = three()
    table.play("8H CAT")
    step = table.ask(EndGame())
    assert kinds_of(step) == ["EndRack", "EndRack", "EndRack", "Ended"]
    assert sum(event.points for event in step if isinstance(event, EndRack)) < 0
    assert (table.now.phase, table.now.turn, table.now.winners) == (Phase.ENDED, None, (0,))


def test_an_end_with_a_clock_counts_the_time_too() -> None:
    """S19, P13: whoever is over time pays for it as at any end."""
    table = Table(*RACKS[:2], bag=BAG, seconds=60)
    table.ask(ReadClock(100.0))
    assert "Adjusted" in kinds_of(table.ask(EndGame()))


def test_a_table_that_stopped_by_mistake_goes_on() -> None:
    """P13: undone as any slip, where slips are undone; an end that was played out stands."""
    table = three()
    before = table.now
    table.ask(EndGame())
    assert table.game.can_take_back()
    table.game.take_back()
    assert table.now == before
    strict = Table(*RACKS[:2], bag=BAG, base="tournament_double")
    strict.ask(EndGame())
    assert not strict.game.can_take_back()
    passed = Table(*RACKS[:2], bag=BAG)
    passed.ask(Pass())
    passed.ask(Pass())
    assert passed.now.phase is Phase.ENDED
    assert not passed.game.can_take_back()


@pytest.mark.parametrize("move", [EndGame(), Leave(1), GiveSeat(1, PIP), OpenRacks(open=True)])
def test_a_play_that_waits_for_a_verdict_comes_first(move: ScrabbleMove) -> None:
    """S12, P18: nobody goes while a play may still be challenged, nor while the table is asked."""
    for preset, word in (("club", "8H TCA"), ("family", "8H TCA")):
        table = three(base=preset)
        table.play(word)
        assert table.refusal(move).reason is Reason.WRONG_MOMENT


# -------------------------------------------------------------------------------------------------- who leaves


def test_one_leaves_and_the_others_play_on() -> None:
    """P13: the tiles go back unseen, the points stay, and turns, passes and the end are those of the others."""
    table = three()
    tiles = all_tiles(table.now)
    table.play("8H CAT")
    table.ask(Pass())
    assert kinds_of(table.ask(Leave(2))) == ["Left", "NextTurn"]
    now = table.now
    assert (now.turn, now.playing, now.racks[2], now.scores) == (0, (0, 1), (), (10, 0, 0))
    assert all_tiles(now) == tiles
    assert not now.passes, "leaving is no pass"
    table.ask(Pass())
    assert table.now.turn == 1
    table.ask(Pass())
    assert table.now.phase is Phase.ENDED, "all who play have passed (S13)"
    assert [line.seat for line in table.game.steps[-1] if isinstance(line, EndRack)] == [0, 1]


def test_one_who_is_not_on_turn_leaves_without_disturbing_it() -> None:
    """P13: and what they would have lost by a challenge is gone with them."""
    table = three(base="tournament_double", take_back=True)
    table.play("8H CAT")
    table.ask(Challenge(1))
    assert (table.now.losing, table.now.turn) == ((), 2)
    assert kinds_of(table.ask(Leave(1))) == ["Left"]
    assert table.now.turn == 2
    table.ask(Pass())
    assert table.now.turn == 0


def test_who_has_left_neither_wins_nor_challenges_nor_is_out_of_tiles() -> None:
    """P13, S12, S13, S19."""
    table = Table("CATS", "ATE", "TON", bag="", base="club", names=("Ann", "Bea", "Cem"))
    table.play("8H CAT")
    table.ask(Accept())
    table.ask(Leave(0))
    assert table.now.out is None
    assert sorted(table.now.bag) == ["S"]
    table.play("9I A")  # ... a play of Bea's that may be challenged
    assert table.refusal(Challenge(0)).reason is Reason.NO_SUCH_SEAT
    table.ask(Accept())
    assert table.refusal(Leave(0)).reason is Reason.NO_SUCH_SEAT
    table.ask(EndGame())
    assert table.now.scores[0] == max(table.now.scores)
    assert 0 not in table.now.winners


def test_two_cannot_become_one() -> None:
    """P13: they end the game, or the seat is handed over."""
    table = Table(*RACKS[:2], bag=BAG)
    assert table.refusal(Leave(0)).reason is Reason.TOO_FEW_PLAYERS
    assert table.refusal(Leave(5)).reason is Reason.NO_SUCH_SEAT


def test_the_clock_passes_over_who_has_left() -> None:
    """P13, S12: the next opponent thinks about a challenge."""
    table = three(base="club", turn_seconds=60)
    table.ask(Leave(1))
    table.play("8H CAT")
    assert table.now.on_clock == 2
    table.ask(ReadClock(61.0))
    table.ask(CallTime())
    assert table.now.turn == 2


def test_leaving_is_undone() -> None:
    """P13: a slip like others."""
    table = three()
    before = table.now
    for move in (Leave(0), Leave(1), GiveSeat(2, PIP), OpenRacks(open=True)):
        table.ask(move)
        table.game.take_back()
        assert table.now == before


# ---------------------------------------------------------------------------------------------- who comes


def test_a_computer_takes_a_seat_over_with_rack_and_points() -> None:
    """P13: and gives it to somebody who comes late."""
    table = three()
    table.play("8H CAT")
    rack = table.now.racks[0]
    assert kinds_of(table.ask(GiveSeat(0, PIP))) == ["SeatGiven"]
    assert (table.now.players[0], table.now.racks[0], table.now.scores[0], table.now.turn) == (PIP, rack, 10, 1)
    table.ask(GiveSeat(0, Player("Dee")))
    assert [each.player.name for each in table.now.former] == ["Ann", "Pip"]


def test_a_latecomer_takes_the_place_of_one_who_left() -> None:
    """P13, S6: with the points that are there, and with tiles of the bag."""
    table = three()
    table.play("8H CAT")
    table.ask(Leave(0))
    assert kinds_of(table.ask(GiveSeat(0, Player("Dee")))) == ["SeatGiven", "Drew"]
    assert (table.now.left, len(table.now.racks[0]), table.now.scores[0]) == ((), 7, 10)
    assert table.refusal(GiveSeat(5, PIP)).reason is Reason.NO_SUCH_SEAT


def test_nobody_sits_down_where_no_tiles_are_left() -> None:
    """P13, S13: an empty rack beside an empty bag would end the game."""
    table = Table("CAT", "ATE", "TON", bag="", names=("Ann", "Bea", "Cem"))
    table.ask(Leave(2))
    table.play("8H CAT")  # and Ann draws all that Cem had
    assert not table.now.bag
    assert table.refusal(GiveSeat(2, Player("Dee"))).reason is Reason.BAG_TOO_SMALL


@pytest.mark.parametrize("name", ["", "  ", "bea", "Ann"])
def test_two_at_a_table_have_different_names(name: str) -> None:
    """P13: a seat is given to somebody else, who has a name."""
    assert three().refusal(GiveSeat(0, Player(name))).reason is Reason.NAME_TAKEN


def test_computers_count_only_who_is_there() -> None:
    """P13: a computer chooses, and doubts, at a table that somebody has left."""
    words = lexicon_of(dict.fromkeys(WORDS, 0))
    for key in ("child", "skilled", "champion"):
        table = three(levels=(None, None, key))
        table.ask(Leave(1))
        table.play("8H CAT")
        level = replace(scrabble_levels()[key], seconds=0.05)
        move = choose(table.now.seen_by(2), level, words, Random(3))
        table.ask(move)
        assert table.now.turn == 0
    assert not doubts(table.now.seen_by(0), level, words, Random(3))


# ------------------------------------------------------------------------------------------------ open racks


def test_racks_are_opened_and_hidden_during_a_game() -> None:
    """P8: it is a rule, so it is an event; the others' tiles are seen then."""
    table = three()
    assert table.ask(OpenRacks(open=True)) == (RacksOpened(open=True),)
    assert table.now.seen_by(0).racks == table.now.racks
    assert table.refusal(OpenRacks(open=True)).reason is Reason.WRONG_MOMENT
    table.ask(OpenRacks(open=False))
    assert "_" in table.now.seen_by(0).racks[1]


@pytest.mark.parametrize("preset", list(PRESETS))
def test_racks_stay_closed_where_opponents_challenge(preset: str) -> None:
    """P8: in a club and a tournament nobody may open them."""
    table = Table(*RACKS[:2], bag=BAG, base=preset)
    if preset in ("family", "family_strict"):
        table.ask(OpenRacks(open=True))
    else:
        assert table.refusal(OpenRacks(open=True)).reason is Reason.WRONG_MOMENT


# --------------------------------------------------------------------------------------------- history, files


def evening() -> Table:
    """Return a game in which Ann gives her seat to Pip after a play, and Cem leaves."""
    table = three()
    table.play("8H CAT")
    table.ask(Pass())
    table.ask(Leave(2))
    table.ask(GiveSeat(0, PIP))
    table.play("8K S")
    table.ask(EndGame())
    return table


def test_points_stay_with_who_made_them() -> None:
    """P13, S19: who held a seat one after the other are a side, each with the own points and plays."""
    table = evening()
    turns, position = turns_of(7, table.game.opening, table.game.moments())
    pip, bea, cem, ann = past = players_of(position)
    assert [each.name for each in past] == ["Pip", "Bea", "Cem", "Ann"]
    assert (ann.points, pip.points + ann.points, cem.points) == (10, position.scores[0], 0)
    assert ann.team == pip.team is not None
    assert (ann.won, pip.won, bea.won, cem.won) == (True, True, False, False)
    assert [(turn.seat, turn.score) for turn in turns if turn.score] == [(3, 10), (0, 6)]
    terms = terms_of(position)
    assert terms.scale.endswith(CHANGED), "half a game compares with no whole one"
    game = PastGame(7, "family", "english", terms, 0, 9, True, 9, 3, past)
    assert [(made.seat, made.best) for made in sittings(game, turns)] == [(0, 6), (1, 0), (2, 0), (3, 10)]
    (seen,) = sightings(table.game.opening, table.game.steps, None, lambda: None)
    assert {seat.name: seat.found for seat in seen.seats} == {
        "Ann": ("cat",), "Bea": (), "Cem": (), "Pip": ("cats",)
    }  # fmt: skip


def test_rounds_are_of_those_who_play() -> None:
    """P13: a round is over when all who are there have had a turn."""
    table = three()
    for move in (Pass(), Leave(1), Exchange(("T",)), Pass(), Exchange(("E",))):
        table.ask(move)
    rows = len(standings(table.game.moments()))
    assert rows == 3


def test_events_are_written_and_read() -> None:
    """P13: what was stored is what is read."""
    for event in (Left(1), SeatGiven(0, Player("Dee")), SeatGiven(0, PIP), RacksOpened(open=True)):
        assert decode_event("scrabble", *encode_event("scrabble", event)) == event
