"""Nothing is counted before the table could challenge it, and no list is left out (B18 to B21)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    Challenge,
    GatheredLists,
    LastCall,
    PassReading,
    ReadTogether,
    ReadWord,
    Ruled,
    Scored,
    WriteWord,
)
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.review import missed, review, scored_words, search_board, shares, sightings
from boggle_desk.engine.boggle.rules import ChallengeJudge, Judging, Writing, word_points
from boggle_desk.engine.players import Player
from boggle_desk.engine.stopping import go_on
from tests.engine.boggle.table import WORDS, Table
from tests.words import lexicon_of

ENGLISH = lexicon_of(dict.fromkeys(WORDS, 0))
EVE = Player("Eve", level="casual")


class Asked(Table):
    """A table that is asked at the last call."""

    waits_at_last_call = True

    def play_to_reading(self, lists: Sequence[str]) -> "Asked":
        """Let computers write while the timer runs, and type in the others' lists."""
        self.play(BeginSearch())
        known = [seat for seat in range(len(lists)) if self.now.is_known(seat)]
        self.play(*(WriteWord(seat, word) for seat in known for word in lists[seat].split()), CallTime())
        self.play(*(WriteWord(seat, word) for seat in self.now.papers for word in lists[seat].split()))
        self.play(BeginReading())
        return self


def read_all(table: Table) -> None:
    """Read every known word, together, and say that all is read."""
    while table.now.next_unread:
        seat, word = table.now.next_unread
        table.play(ReadWord(word, of=seat))
    while table.now.phase is Phase.READ and not table.now.last_call:
        table.play(PassReading())


@pytest.mark.parametrize(
    ("seats", "lists", "rules"),
    [
        (("Ann", "Bea"), ("slin", "tin"), {}),
        (("Ann", EVE), ("tin", "slin"), {"writing": Writing.PAPER}),
        (("Ann", "Bea"), ("tin", "slin"), {"court": ChallengeJudge.VOTE, "judging": Judging.AT_READING}),
    ],
)
def test_b20_b51_the_last_word_can_be_challenged_before_it_is_counted(
    seats: tuple[Any, ...], lists: tuple[str, ...], rules: dict[str, Any]
) -> None:
    """However it is read, and however often "next" is pressed: that leads to the moment, and only from there on."""
    table = Asked(*seats, **rules).play_to_reading(lists)
    read_all(table)
    assert (table.now.phase, table.now.last_call, table.now.rounds) == (Phase.READ, True, ())
    if rules.get("judging") is not Judging.AT_READING:
        owner = next(seat for seat, words in enumerate(lists) if "slin" in words)
        by = next(seat for seat in range(2) if seat != owner)
        table.play(Challenge("slin", by))
        assert table.marks(owner)["slin"] is EntryMark.STRUCK
    assert table.now.last_call
    assert isinstance(table.play(PassReading())[0], Scored)


def test_b20_a_round_in_which_nothing_can_be_challenged_is_counted_at_once() -> None:
    for seats, lists, rules in (
        (("Ann", "Bea"), ("tin", "tin"), {}),
        (("Ann", "Bea"), ("tin", "tea"), {"judging": Judging.AT_READING}),
        (("Ann/red", "Bea/red"), ("tin", "tea"), {}),
    ):
        table = Asked(*seats, **rules).read(*lists)
        if table.now.phase is Phase.READ:
            read_all(table)
        assert table.now.phase is Phase.SCORED


def test_b19_the_last_call_is_taken_back_like_any_step_of_the_reading() -> None:
    table = Asked("Ann", "Bea").read("tin", "tea")
    read_all(table)
    assert table.game.steps[-1] == (LastCall(),)
    table.game.take_back()
    assert (table.now.last_call, table.now.phase) == (False, Phase.READ)


def test_b17_whether_lists_are_read_together_is_a_fact_of_the_game() -> None:
    table = Asked("Ann", "Bea").read("tin", "tea")
    assert table.now.together is None
    assert table.play(ReadTogether(True)) == (GatheredLists(True),)
    assert table.now.together
    table.play(ReadTogether(False))
    assert table.now.together is False
    read_all(table)
    table.play(PassReading())
    table.lay()
    assert (table.now.together, table.now.last_call) == (False, False), "what the table said holds"


def test_b50_a_list_on_paper_is_left_until_its_player_is_done() -> None:
    table = Asked("Mum", "Ben").collect("", "tin")
    table.play(BeginReading())
    assert (table.now.reader, table.now.papers_left) == (0, True)
    table.play(ReadWord("tin", of=1, also=(0,)))
    assert table.marks(0) == table.marks(1) == {"tin": EntryMark.CROSSED}
    assert table.now.papers_left, "Mum has read nothing of her own yet"
    table.play(PassReading())
    assert table.now.phase is Phase.SCORED


# ---------------------------------------------------------------------------------- a ruling holds everywhere


def voted_off(*seats: str, lists: tuple[str, ...] = ("tin toil", "tea", "")) -> Table:
    """Return a scored linear round in which the table has voted TOIL off, which the dictionary has."""
    table = Asked(*seats, base="linear", court=ChallengeJudge.VOTE, target=None).read(*lists)
    while table.now.next_unread:
        seat, word = table.now.next_unread
        table.play(ReadWord(word, of=seat))
        if word == "toil":
            table.play(Challenge("toil", 2, (None, False, False, False)[: len(seats)]))
    while table.now.phase is Phase.READ:
        table.play(PassReading())
    return table


def test_b41_a_word_voted_off_is_nobodys_word() -> None:
    table = voted_off("Ann", "Bea", "Cem")
    cost = word_points(table.now.rules, table.now.players[0], "toil")
    rows = {row.word: row for row in search_board(table.now, ENGLISH)}
    toil = rows["toil"]
    assert (toil.finders, toil.struck, toil.alone, toil.points, toil.counted) == ((), (0,), False, 0, False)
    assert "toil" not in {row.word for row in missed(rows.values())}, "the table says it is no word"
    (share,) = shares(table.now, tuple(rows.values()))
    assert (share.found, share.words) == (2, sum(row.listed for row in rows.values()) - 1)
    assert [won.points for won in scored_words(table.now)[0]] == [1, -cost]
    (seen,) = sightings(table.game.opening, table.game.steps, ENGLISH.graph, go_on)
    assert "toil" not in {*seen.words, *seen.seats[0].found}


def test_b34_a_word_voted_off_counts_for_no_teammate_either() -> None:
    table = voted_off("Ann/red", "Bea/red", "Cem", "Dan", lists=("toil tin", "toil tea", "", ""))
    assert table.marks(0)["toil"] is table.marks(1)["toil"] is EntryMark.STRUCK
    ruled = [event for step in table.game.steps for event in step if isinstance(event, Ruled)]
    assert [bool(each.cost) for each in ruled] == [True, False], "it costs the team once"
    assert not any(row.finders for row in review(table.now, (), ENGLISH) if row.word == "toil")


# ------------------------------------------------------------------------------------------- All words


def test_b33_b40_everybodys_words_and_points_are_counted_by_their_own_rule() -> None:
    """Not the child's number of words beside the points of the others."""
    mia = Player("Mia", minimum_length=3)
    table = Asked("Ann", mia, "Cem", base="calculator").read("toils", "tin tea toil", "")
    read_all(table)
    position = table.now
    rows = search_board(position, ENGLISH)
    usual, child = shares(position, rows)
    for share, least in ((usual, 4), (child, 3)):
        own = [word for word in (row.word for row in rows if row.listed) if len(word) >= least]
        player = position.players[share.seats[0]]
        assert (share.words, share.points) == (len(own), sum(word_points(position.rules, player, w) for w in own))
    assert (usual.seats, child.seats) == ((0, 2), (1,))
    assert (usual.found, child.found) == (1, 3)
    alike = replace(position, players=(position.players[0],) * 3)
    assert [share.seats for share in shares(alike, rows)] == [(0, 1, 2)]
