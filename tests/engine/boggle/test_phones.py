"""Lists on phones: known like those on screen, written by all at once like those on paper (rules B15, B16, B33)."""

from boggle_desk.engine.boggle.events import (
    BeginSearch,
    CallTime,
    EndSearch,
    EraseWord,
    PassReading,
    ReadWord,
    SearchEnded,
    UsePhones,
    WriteWord,
)
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.referee import Reason
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.game import Refused
from boggle_desk.engine.players import Player
from tests.engine.boggle.table import Table


def table(*phones: int, **changes: object) -> Table:
    """Return Ann, Bea and a computer searching, these of them on phones."""
    made = Table("Ann", "Bea", Player("Pip", level="beginner"), writing=Writing.PHONES, **changes)
    made.play(UsePhones(phones), BeginSearch())
    return made


def test_all_search_at_once_and_write_at_once() -> None:
    now = table(0, 1)
    assert now.now.searching == (0, 1, 2)
    now.play(WriteWord(0, "tin", 3.0), WriteWord(1, "tin", 3.5), WriteWord(0, "sin", 4.0), EraseWord(0, "sin"))
    assert [[entry.word for entry in entries] for entries in now.now.lists] == [["tin"], ["tin"], []]
    assert now.refuses(WriteWord(0, "tin", 5.0)).reason is Reason.ALREADY_LISTED
    assert [entry.word for entry in now.now.seen_by(1).lists[0]] == []


def test_who_is_on_paper_types_after_time() -> None:
    now = table(0)
    assert now.refuses(WriteWord(1, "tin", 3.0)).reason is Reason.NOT_SEARCHING
    now.play(WriteWord(0, "tin", 3.0), CallTime())
    assert now.now.searching == (0,)  # the others' pencils are down
    assert now.now.phase is Phase.FINISH
    now.play(EndSearch(0))
    assert now.now.phase is Phase.COLLECT
    assert now.refuses(WriteWord(0, "sin")).reason is Reason.NOT_SEARCHING
    now.play(WriteWord(1, "sin"))
    assert now.now.papers == (1,)


def test_each_phone_finishes_one_word() -> None:
    now = table(0, 1)
    now.play(CallTime())
    events = now.play(WriteWord(0, "tin", 180.0))
    assert SearchEnded((0,), early=False) in events
    assert now.refuses(WriteWord(0, "sin", 180.0)).reason is Reason.NOT_SEARCHING
    assert now.now.phase is Phase.FINISH
    now.play(WriteWord(1, "sin", 100.0), WriteWord(1, "pin", 101.0))  # a lost network held these back
    assert now.now.searching == (1,)
    now.play(EndSearch(1))
    assert now.now.phase is Phase.READ
    assert now.now.reader == 0


def reason(now: Table, seat: int, word: str, at: float, round_: int | None = 1) -> object:
    """Let a phone bring a word; return why it is refused."""
    try:
        now.play(WriteWord(seat, word, at, round_))
    except Refused as refusal:
        return refusal.reason
    return None


def test_a_word_counts_by_when_it_was_written_until_its_list_has_been_read() -> None:
    now = table(0, 1)
    now.play(WriteWord(0, "tin", 1.0), WriteWord(0, "sin", 2.0), CallTime(), EndSearch())  # Bea was not waited for
    assert now.now.phase is Phase.READ
    assert now.now.reader == 0
    now.play(ReadWord("tin"))
    assert reason(now, 1, "pin", 180.0) is Reason.WRONG_MOMENT  # too late
    assert reason(now, 1, "pin", 3.0, round_=None) is Reason.WRONG_MOMENT
    assert reason(now, 1, "pin", 3.0, round_=2) is Reason.WRONG_MOMENT  # of another round
    assert reason(now, 1, "pin", 3.0) is None
    assert reason(now, 1, "tin", 4.0) is None  # it has been read, and is shared after all
    assert [entry.mark for entry in now.now.lists[0]] == [EntryMark.CROSSED, EntryMark.WRITTEN]
    assert [entry.mark for entry in now.now.lists[1]] == [EntryMark.WRITTEN, EntryMark.CROSSED]
    now.play(EraseWord(1, "pin", 5.0, 1))
    assert now.refuses(EraseWord(1, "tin", 5.0, 1)).reason is Reason.NOT_LISTED  # it is settled
    assert reason(now, 1, "pin", 6.0) is None
    assert not now.game.can_take_back()  # nobody takes back what others sent
    now.play(ReadWord("sin"), PassReading())
    assert now.now.reader == 1
    assert reason(now, 0, "lit", 3.0) is Reason.WRONG_MOMENT  # Ann's list has been read
    assert reason(now, 1, "lit", 3.0) is None  # Bea's is being read


def test_words_of_an_earlier_round_are_not_taken_in_the_next() -> None:
    now = table(0, 1)
    now.play(CallTime(), EndSearch())
    now.lay()
    now.play(BeginSearch())
    assert now.now.round == 2
    assert reason(now, 0, "tin", 3.0) is Reason.NOT_SEARCHING
    assert reason(now, 0, "tin", 3.0, round_=2) is None


def test_where_no_word_is_finished_all_stop_at_once() -> None:
    now = table(0, 1, finish_word=False)
    now.play(WriteWord(0, "tin", 1.0), CallTime())
    assert now.now.phase is Phase.READ


def test_one_alone_cannot_end_the_search_early() -> None:
    now = table(0, 1)
    assert now.refuses(EndSearch(0)).reason is Reason.NOT_SEARCHING
    now.play(WriteWord(0, "tin", 1.0), EndSearch())
    assert now.now.phase is Phase.READ


def test_an_empty_list_on_a_phone_is_known_to_be_empty() -> None:
    now = table(0, 1)
    now.play(WriteWord(1, "tin", 1.0), CallTime(), EndSearch())
    assert now.refuses(ReadWord("tin", also=(0,), of=1)).reason is Reason.NOT_LISTED


def test_phones_are_for_people_and_change_only_between_and_in_searches() -> None:
    now = table(0)
    assert now.refuses(UsePhones((2,))).reason is Reason.NOT_SEARCHING
    assert now.refuses(UsePhones((7,))).reason is Reason.NOT_SEARCHING
    now.play(WriteWord(0, "tin", 1.0), UsePhones(()))
    now.play(CallTime())
    assert now.refuses(UsePhones((0,))).reason is Reason.WRONG_MOMENT
    now.play(WriteWord(0, "sin"))
    assert [entry.word for entry in now.now.lists[0]] == ["tin", "sin"]


def test_nobody_has_a_phone_where_lists_are_on_screen() -> None:
    now = Table("Ann", "Bea", writing=Writing.SCREEN)
    assert now.refuses(UsePhones((0,))).reason is Reason.NOT_SEARCHING


def test_others_go_on_while_a_phone_reaches_the_goal() -> None:
    now = table(0, 1, goal=10)
    now.play(WriteWord(0, "tin", 1.0))
    assert now.now.phase is Phase.SEARCH
