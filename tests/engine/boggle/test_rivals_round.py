"""Computers at the table: when they search and write, and that their lists are known also where people use paper."""

import pytest

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    Challenge,
    CrossedOff,
    EndSearch,
    EraseWord,
    PassReading,
    ReaderChanged,
    ReadingBegan,
    ReadWord,
    Ruled,
    SearchBegan,
    WordRead,
    WriteWord,
)
from boggle_desk.engine.boggle.position import Mark, Phase
from boggle_desk.engine.boggle.referee import Reason
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import Player
from tests.engine.boggle.table import Table

ROB, EVE = Player("Rob", level="casual"), Player("Eve", level="champion")


def test_on_screen_computers_search_with_the_first_person() -> None:
    table = Table(ROB, "Ann", EVE, "Bea", writing=Writing.SCREEN)
    assert table.now.people == (1, 3)
    assert table.play(BeginSearch()) == (SearchBegan((1, 0, 2)),)
    table.play(WriteWord(0, "tea", 2.0), WriteWord(1, "eat"), EndSearch())
    assert table.now.phase is Phase.COVERED
    assert table.play(BeginSearch()) == (SearchBegan((3,)),)
    assert table.refuses(WriteWord(2, "tea")).reason is Reason.NOT_SEARCHING


def test_on_paper_computers_write_while_the_glass_runs() -> None:
    table = Table("Ann", ROB)
    assert table.play(BeginSearch()) == (SearchBegan((0, 1)),)
    table.play(WriteWord(1, "tea", 3.5))
    assert [(entry.word, entry.at) for entry in table.now.lists[1]] == [("tea", 3.5)]
    assert table.refuses(WriteWord(0, "eat")).reason is Reason.NOT_SEARCHING


def test_nobody_types_on_a_computers_list_afterwards() -> None:
    table = Table("Ann", ROB)
    table.play(BeginSearch(), WriteWord(1, "tea"), CallTime(), WriteWord(0, "eat"))
    assert table.now.phase is Phase.COLLECT
    assert table.refuses(WriteWord(1, "eat")).reason is Reason.NOT_SEARCHING
    assert table.refuses(EraseWord(1, "tea")).reason is Reason.NOT_SEARCHING
    assert table.refuses(WriteWord(7, "eat")).reason is Reason.NOT_SEARCHING


@pytest.mark.parametrize("writing", list(Writing))
def test_computers_alone_read_as_soon_as_the_glass_is_empty(writing: Writing) -> None:
    table = Table(ROB, EVE, writing=writing, finish_word=False)
    table.play(BeginSearch(), WriteWord(0, "tea"), WriteWord(1, "eat"))
    assert table.play(CallTime())[-1] == ReadingBegan(0)


def test_a_word_on_a_computers_list_is_crossed_off_when_a_person_reads_it() -> None:
    """B18"""
    table = Table("Ann", ROB)
    table.play(BeginSearch(), WriteWord(1, "tea"), CallTime(), BeginReading())
    assert table.play(ReadWord("tea"))[-2:] == (WordRead(0, "tea"), CrossedOff("tea", (0, 1)))


def test_a_computer_reads_what_people_have_on_paper_too() -> None:
    table = Table(ROB, "Ann", "Bea")
    table.play(BeginSearch(), WriteWord(0, "tea"), WriteWord(0, "eat"), CallTime(), BeginReading())
    assert table.play(ReadWord("tea", also=(2,)))[-1] == CrossedOff("tea", (0, 2))
    assert table.play(ReadWord("eat")) == (WordRead(0, "eat"),)
    assert table.play(PassReading()) == (ReaderChanged(1),)


def test_a_computer_has_no_paper() -> None:
    """What it has not written, it cannot read, and nobody can say that it has it too."""
    table = Table(ROB, "Ann")
    table.play(BeginSearch(), WriteWord(0, "tea"), CallTime(), BeginReading())
    assert table.refuses(ReadWord("eat")).reason is Reason.NOT_LISTED
    table.play(PassReading())
    assert table.refuses(ReadWord("eat", also=(0,))).seats == (0,)


def test_a_computer_with_an_empty_list_is_passed_over() -> None:
    table = Table("Ann", ROB, EVE)
    table.play(BeginSearch(), WriteWord(2, "tea"), CallTime(), BeginReading())
    assert table.now.next_readers == (2,)
    assert table.play(PassReading()) == (ReaderChanged(2),)
    assert not table.now.next_readers


def test_a_computers_word_can_be_challenged_and_it_can_challenge() -> None:
    """B20: `slin` and `tri` are no words here."""
    table = Table(ROB, "Ann", writing=Writing.SCREEN)
    table.play(BeginSearch(), WriteWord(0, "tri"), WriteWord(1, "slin"), EndSearch())
    table.play(ReadWord("tri"))
    assert table.play(Challenge("tri", 1)) == (Ruled(0, "tri", 1, stands=False),)
    table.play(PassReading(), ReadWord("slin"))
    assert table.play(Challenge("slin", 0)) == (Ruled(1, "slin", 0, stands=False),)
    assert table.marks(0) == {"tri": Mark.STRUCK}


def test_a_computer_sees_the_board_only_while_it_searches() -> None:
    table = Table("Ann", ROB, writing=Writing.SCREEN)
    assert table.now.seen_by(1).board is None
    table.play(BeginSearch(), WriteWord(0, "tea"))
    assert table.now.seen_by(1).board is not None
    assert table.now.seen_by(1).lists[0] == ()
