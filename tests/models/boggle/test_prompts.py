"""What a table of Boggle says at each moment, and what may be done then, at the screen and on phones."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, Phase
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import ChallengeJudge, Writing
from boggle_desk.engine.players import Player
from boggle_desk.engine.values import changed
from boggle_desk.models.boggle.prompts import Act, BogglePrompts, Front, ReadingNow, TableState, Told
from tests.engine.boggle.table import WORDS, Table
from tests.models.prompt_tables import check_table, listed, on_phone

pytestmark = pytest.mark.usefixtures("english")

VOTE = {"court": ChallengeJudge.VOTE}


def seated(*names: str, **rules: Any) -> Table:
    """Return a table of these people; Pip is a computer."""
    return Table(*(Player(name, level="casual" if name == "Pip" else None) for name in names), **rules)


def listed_by(*lists: str, names: tuple[str, ...] = ("Ann", "Bea", "Cem"), **rules: Any) -> Table:
    """Return a table at the reading of lists that were written on the screen, or by computers."""
    table = seated(*names, writing=Writing.SCREEN, **rules)
    while table.now.phase is Phase.COVERED:
        table.play(events.BeginSearch())
        for seat in table.now.searching:
            table.play(
                *(events.WriteWord(seat, word, 9.0) for word in lists[seat].split() if not table.now.lists[seat])
            )
        table.play(events.EndSearch())
    return table


def state(table: Table, now: ReadingNow | None = None, **known: Any) -> TableState:
    return TableState(table.now, WORDS, reading=now or ReadingNow(), **known)


def readings() -> Iterator[tuple[str, TableState]]:
    """Give moments at which lists that are known are read one after the other."""
    table = listed_by("oil slin", "oil tin", "")
    yield "nothing is read", state(table)
    yield "a word of the slip is chosen", state(table, ReadingNow(picked=(0, "slin")))
    table.say("oil")
    yield "a shared word", state(table)
    table.say("slin")
    for told in (Told.NOTHING, Told.WRITERS):
        yield f"a word comes to life: {told.name.lower()} is told", state(table, ReadingNow(told=told))
    yield "a word that counts", state(table)
    yield "an earlier word is chosen", state(table, ReadingNow(picked=(0, "oil")))
    yield "who challenges", state(table, ReadingNow(front=Front.WHO))
    table.play(events.Challenge("slin", 1))
    yield "not in the dictionary", state(table)
    table.play(events.PassReading())
    yield "Bea reads next, who has one word left", state(table)
    table.say("tin")
    yield "all is read", state(table)
    table.play(events.Challenge("tin", 2))
    yield "in the dictionary", state(table)
    last = listed_by("oil", "tin", "", names=("Ann", "Bea", "Cem"))
    last.waits_at_last_call = True
    last.say("oil")
    last.play(events.PassReading())
    last.say("tin")
    last.play(events.PassReading())
    yield "last call", state(last)
    yield "last call: a word is chosen", state(last, ReadingNow(picked=(0, "oil")))
    team = listed_by("oil", "oil", "", names=("Ann/red", "Bea/red", "Cem"))
    yield "judged at reading", state(listed_by("slin", "", "", base="classic", penalty=True))
    del team


def together() -> Iterator[tuple[str, TableState]]:
    """Give moments at which all lists are read together."""
    table = listed_by("oil tin", "oil", "")
    table.play(events.ReadTogether(True))
    known = {"together": True}
    yield "together: nothing is read", state(table, **known)
    yield "together: held", state(table, held=True, **known)
    table.play(events.ReadWord("oil", of=0))
    yield "together: a shared word", state(table, **known)
    table.play(events.ReadWord("tin", of=0))
    yield "together: all is read", state(table, **known)


def papers() -> Iterator[tuple[str, TableState]]:
    """Give moments at which lists are read from paper."""
    table = seated("Ann", "Bea", "Cem").read("", "", "")
    yield "from paper", state(table)
    yield "from paper: a word is typed", state(table, ReadingNow(typed="oil"))
    yield "from paper: Bea has it too", state(table, ReadingNow(typed="oil", heard=(1,)))
    table.say("oil")
    yield "from paper: a word that counts", state(table)
    yield "from paper: Ann types on", state(table, ReadingNow(typed="t"))
    table.play(events.PassReading())
    yield "from paper: Bea's turn", state(table)
    table.play(events.PassReading())
    yield "from paper: the last reader", state(table)
    mixed = seated("Ann", "Pip", "Bea")
    mixed.play(events.BeginSearch(), events.WriteWord(1, "oil", 3.0))
    mixed.play(events.CallTime(), events.BeginReading())
    mixed.play(events.PassReading())
    yield "Pip's word is looked for on paper", state(mixed)
    mixed.say("oil")
    yield "Pip's word is read", state(mixed)
    alone = listed_by("oil", "tin", names=("Ann", "Pip"))
    yield "the first word is Ann's", state(alone)
    alone.play(events.PassReading())
    yield "Pip reads", state(alone)
    yield "Pip reads: held", state(alone, held=True)
    yield "Pip reads where nothing moves", state(alone, moves=False)


def votes() -> Iterator[tuple[str, TableState]]:
    """Give moments of a vote."""
    table = listed_by("slin tin", "", "", "", names=("Ann", "Bea", "Cem", "Deb"), **VOTE)
    ballots = ReadingNow(front=Front.BALLOTS)
    table.say("slin")
    table.play(events.Challenge("slin", 1))
    yield "vote", state(table, ballots)
    table.play(Vote(2, False))
    yield "vote: the ballots lie open", state(table, replace(ballots, opened=True, may_vote_again=True))
    yield "vote: crossed off", state(table, replace(ballots, may_vote_again=True))
    yield "vote: crossed off, back at the lists", state(table, ReadingNow(may_vote_again=True))
    table.say("tin")
    table.play(events.Challenge("tin", 1), Vote(2, True))
    yield "vote: the last is awaited", state(table, ballots)
    table.play(Vote(3, False))
    yield "vote: against the dictionary", state(table, ballots)
    tied = listed_by("slin", "", "", names=("Ann", "Bea", "Cem"), **VOTE)
    tied.say("slin")
    tied.play(events.Challenge("slin", 1), Vote(2, True))
    yield "vote: a tie", state(tied, ballots)
    pair = listed_by("slin", "", names=("Ann", "Bea"), **VOTE)
    pair.say("slin")
    pair.play(events.Challenge("slin", 1))
    yield "vote: only one could vote", state(pair)


STATES = {**dict(readings()), **dict(together()), **dict(papers()), **dict(votes())}


def test_what_a_table_says_at_each_moment() -> None:
    """Take it anew with BOGGLE_DESK_UPDATE_GOLDENS=1, and read what has changed."""
    prompts, lines = BogglePrompts(), list[str]()
    for name, each in STATES.items():
        lines += ["", f"== {name}", *listed(prompts.at_screen(each))]
        for seat in each.position.people:
            lines.append(on_phone(each.position.players[seat].name, prompts.on_phone(each, seat)))
    check_table("boggle", lines[1:])


def test_every_move_that_is_offered_is_allowed() -> None:
    prompts = BogglePrompts()
    for name, each in STATES.items():
        position = each.position
        phones = (prompts.on_phone(each, seat) for seat in position.people)
        for now in (prompts.at_screen(each), *phones):
            for action in now.actions:
                if action.enabled and not isinstance(action.does, Act):
                    assert BOGGLE.decide(position, action.does, WORDS, Random(1)), (name, action)
