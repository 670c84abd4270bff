"""What a table of Boggle says at each moment, and what may be done then, at the screen and on phones."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.goals import Aim, SmallGoal, result
from boggle_desk.engine.boggle.position import READ_MARKS, SEARCHES, Entry, Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import BoardWish, ChallengeJudge, WordCounts, Writing
from boggle_desk.engine.players import GiveSeat, Left, Player, SeatGiven
from boggle_desk.engine.values import changed
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.boggle.prompts import (
    Act,
    BestNow,
    BogglePrompts,
    Cubes,
    DayNow,
    Front,
    PastNow,
    ReadingNow,
    SearchNow,
    Shown,
    Stage,
    TableState,
    Told,
    TypingNow,
    WishNow,
)
from boggle_desk.models.learn.words import Riddle
from boggle_desk.storage.results import Practised
from tests.engine.boggle.table import WORDS, Table, players
from tests.models.prompt_tables import check_table, in_hall, listed, on_phone

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


def seeking(table: Table, *words: str) -> events.SetGoal:
    assert table.now.board
    return events.SetGoal(words, tuple(table.now.board.path(word) or () for word in words))


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
    yield "judged at reading", state(listed_by("slin", "", "", base="classic", penalty=True))


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
    pip = listed_by("oil tin", "oil", names=("Ann", "Pip"))
    pip.play(events.ReadTogether(True), events.ReadWord("oil", of=0), events.ReadWord("tin", of=0))
    yield "together: Pip thinks about it", state(pip, thinker=1, **known)
    yield "together: nobody sees yet that Pip thinks", state(pip, ReadingNow(told=Told.WRITERS), thinker=1, **known)
    before = pip.now
    pip.play(events.Challenge("tin", 1))
    open_ = ReadingNow(front=Front.BALLOTS, opened=True, before=before)
    yield "together: Pip's challenge, before the stamp falls", state(pip, open_, **known)


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
    last = seated("Ann", "Bea", "Cem").read("", "", "")
    last.waits_at_last_call = True
    last.say("oil")
    last.play(events.PassReading(), events.PassReading(), events.PassReading())
    yield "from paper: last call", state(last)
    mixed = seated("Ann", "Pip", "Bea")
    mixed.play(events.BeginSearch(), events.WriteWord(1, "oil", 3.0))
    mixed.play(events.CallTime(), events.BeginReading())
    yield "from paper: Pip is next", state(mixed)
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
    unsure = listed_by("slin", "", "", names=("Ann", "Bea", "Pip"), **VOTE)
    unsure.say("slin")
    unsure.play(events.Challenge("slin", 1))
    yield "vote: only one beside a computer that can't say", state(unsure)


def shakes() -> Iterator[tuple[str, TableState]]:
    """Give moments before a search."""
    rules = Table("Ann", "Bea").now.rules
    for names in (("Ann",), ("Ann", "Bea")):
        new = opening(rules, players(*names))
        whom = "one" if len(names) == 1 else "two"
        yield f"{whom}: shake", TableState(new)
        yield f"{whom}: where no cube can tumble", TableState(new, tumbles=False)
        yield f"{whom}: without a timer", TableState(opening(replace(rules, untimed=True), players(*names)))
        for cubes in (Cubes.SHAKEN, Cubes.FALLING):
            yield f"{whom}: the cubes are {cubes.name.lower()}", TableState(new, cubes=cubes)
        yield f"{whom}: the dome waits for a fair board", TableState(new, waits=WishNow(1))
        for writing in Writing:
            covered = state(seated(*names, writing=writing))
            yield f"{whom}: covered, {writing.value}", covered
        yield f"{whom}: covered, shaken again", replace(covered, cubes=Cubes.SHAKEN)
        yield f"{whom}: covered, a known board", replace(covered, position=changed(covered.position, shakes=0))
    granted = seated("Ann", "Bea", writing=Writing.SCREEN)
    more = tuple(changed(each, extra_seconds=30, minimum_length=2) for each in granted.now.players)
    granted.play(events.BeginSearch(), events.EndSearch())
    yield "covered: Bea's turn", state(granted)
    yield "covered: Bea's turn, with a handicap", TableState(changed(granted.now, players=more))
    paper = seated("Ann", "Bea", writing=Writing.PAPER).now
    yield "covered: on paper, with handicaps", TableState(changed(paper, players=more))
    screen, pips = replace(rules, writing=Writing.SCREEN), (Player("Pip", level="casual"),) * 2
    yield "covered: only computers are left", TableState(changed(paper, rules=screen, players=pips))
    wished = opening(replace(rules, wish=BoardWish(least_words=90)), players("Ann", "Bea"))
    yield "a wish", TableState(wished)
    yield "a wish: the dome waits", TableState(wished, waits=WishNow(40))
    found = WishNow(400, WordCounts(60, 9, 0), stuck=True)
    yield "a wish: no board is like that", TableState(wished, waits=found)
    over = seated("Ann", "Bea").read("oil", "")
    over.say("oil")
    over.play(events.PassReading(), events.PassReading())
    yield "another round is asked for", TableState(over.now, wants_next=True)
    yield "another round: the cubes are shaken", TableState(over.now, wants_next=True, cubes=Cubes.SHAKEN)


def searches() -> Iterator[tuple[str, TableState]]:
    """Give moments of a search."""
    table = seated("Ann", "Bea", writing=Writing.SCREEN)
    table.play(events.BeginSearch())
    mine = state(table)
    yield "search: on screen", mine
    yield "search: paused", replace(mine, paused=True)
    yield "search: the computer slept", replace(mine, paused=True, slept=True)
    yield "search: ends in three seconds", replace(mine, search=SearchNow(grace=3))
    table.play(events.CallTime())
    yield "search: time, and nothing is begun", state(table)
    yield "search: time, and a word is begun", replace(state(table), search=SearchNow(grace=5, begun="OI"))
    for writing in (Writing.PAPER, Writing.PHONES):
        together = seated("Ann", "Bea", "Cem", writing=writing)
        together.play(events.BeginSearch())
        yield f"search: {writing.value}", state(together)
    together = seated("Ann", "Bea", "Cem", writing=Writing.PHONES)
    together.play(events.UsePhones((0, 1)), events.BeginSearch())
    yield "search: two phones and paper", state(together)
    yield "search: two phones and paper, paused", state(together, paused=True)
    together.play(events.CallTime())
    yield "search: phones finish a word", state(together)
    extra = Table(Player("Ann"), Player("Bea", extra_seconds=30), Player("Cem", extra_seconds=30))
    extra.play(events.BeginSearch(), events.CallTime())
    yield "search: extra time", state(extra)
    yield "search: extra time, and a riddle for who waits", state(extra, riddle=Riddle("a small wood", "grove"))
    goal = seated("Ann", writing=Writing.SCREEN, goal=50, practice=True, hints=True)
    goal.play(events.BeginSearch())
    goal.play(seeking(goal, "oil", "tin"))
    yield "search: a goal, and hints", state(goal)
    goal.play(events.TakeHint(0))
    yield "search: a hint", state(goal, search=SearchNow(hint=goal.now.hints[-1]))
    goal.play(events.WriteWord(0, "oil", 4.0))
    yield "search: the goal is reached", state(goal)


def lists() -> Iterator[tuple[str, TableState]]:
    """Give moments at which lists are typed in."""
    table = seated("Ann", "Bea", "Cem").collect("", "")
    yield "lists: nothing is typed", state(table)
    table.play(events.WriteWord(0, "oil"))
    yield "lists: Ann's has a word", state(table)
    yield "lists: Bea's is in front", state(table, typing=1)
    table.play(events.WriteWord(1, "oil"), events.WriteWord(2, "oil"))
    yield "lists: all have words", state(table, typing=2)
    yield "lists: of one", state(seated("Ann").collect("oil"))
    team = Table(*(Player(name, team="red") for name in ("Ann", "Bea")))
    yield "lists: of one team", state(team.collect("oil", "tin"))


def endings() -> Iterator[tuple[str, TableState]]:
    """Give moments at which a round or a game is over."""
    table = seated("Ann", "Bea", target=3, rounds=None).read("oil oils", "tin")
    for words in ("oil oils", "tin"):
        table.say(*words.split())
        table.play(events.PassReading())
    yield "the round is scored", state(table)
    yield "the round is scored: who takes it is told last", state(table, ends=True)
    yield "the round is scored: a known board", TableState(changed(table.now, shakes=0))
    empty = seated("Ann", "Bea").read("", "")
    empty.play(events.PassReading(), events.PassReading())
    yield "the round is scored: no points", state(empty)
    shared = seated("Ann", "Bea").read("oil", "tin")
    for word in ("oil", "tin"):
        shared.say(word)
        shared.play(events.PassReading())
    yield "the round is scored: shared", state(shared)
    costs = seated("Ann", "Bea", penalty=True).read("slin", "")
    costs.say("slin")
    costs.play(events.Challenge("slin", 1))
    yield "a word that costs points", state(costs)
    team = Table(*(Player(name, team="red") for name in ("Ann", "Bea")), Player("Cem")).read("oil", "oil", "tin")
    team.say("oil")
    yield "a word of teammates", state(team)
    alone = seated("Ann", writing=Writing.SCREEN)
    alone.play(events.BeginSearch(), events.WriteWord(0, "oil", 1.0), events.EndSearch())
    yield "the round is scored: alone", state(alone)
    table.play(events.EndGame())
    yield "over", state(table)
    yield "over: the last round", state(table, shows_results=True)
    yield "over: the finish is still to be seen", state(table, races=True)
    yield "over: the finish runs", state(table, races=True, ends=True)
    yield "over: no race, and the cubes roll", state(table, ends=True)
    yield "over: a tie", TableState(changed(table.now, winners=(0, 1), rounds=((2, 2),)))
    yield (
        "over: a tie, and the finish is still to be seen",
        TableState(changed(table.now, winners=(0, 1), rounds=((2, 2),)), races=True),
    )
    teams = Table(Player("Ann", team="Reds"), Player("Bea"), Player("Cem", team="Reds"), rounds=1)
    written = "toils toil oils soil", "tin", "mate team"
    teams.read(*written)
    for words in written:
        teams.say(*words.split())
        teams.play(events.PassReading())
    yield "over: a team, and the finish is still to be seen", state(teams, races=True)
    yield "over: a team", state(teams)
    alone.play(events.EndGame())
    yield "over: alone", state(alone)
    for told, day in days().items():
        yield f"over: the board of the day{told}", state(alone, day=day)
    hinted = seated("Ann", writing=Writing.SCREEN, hints=True)
    hinted.play(events.BeginSearch())
    hinted.play(seeking(hinted, "oil", "tin"), events.TakeHint(0), events.WriteWord(0, "slin", 2.0))
    hinted.play(events.EndSearch(), events.EndGame())
    yield "over: the board of the day, with a hint", state(hinted, day=DayNow(before=9, others=(1,)))
    practised = seated("Ann", writing=Writing.SCREEN, practice=True, hints=True, rounds=1)
    practised.play(events.BeginSearch())
    practised.play(seeking(practised, "oil", "tin"), events.TakeHint(0), events.EndSearch())
    goal = seated("Ann", writing=Writing.SCREEN, practice=True, goal=50, rounds=1)
    goal.play(events.BeginSearch())
    goal.play(seeking(goal, "oil", "tin"), events.EndSearch())
    yield "over: practice", state(goal)
    before = Practised(1, 1_000_036_800, result(goal.now, 0))
    for told, best in {"first": BestNow(beaten=True), "best": BestNow(before, True), "not": BestNow(before)}.items():
        yield f"over: practice, compared: {told}", state(goal, best=best)
    yield "over: practice with hints", state(practised)
    small = seated("Ann", writing=Writing.SCREEN, practice=True, rounds=1)
    small.play(events.BeginSearch(), events.WriteWord(0, "oil", 2.0))
    for told, goal in {"": SmallGoal(Aim.WORDS, 2), ", which is reached": SmallGoal(Aim.LONGEST, 3)}.items():
        yield f"practice with a small goal{told}", state(small, past=PastNow(goal, before))
    small.play(events.EndSearch())
    yield "over: practice, the small goal is reached", state(small, best=BestNow(goal=goal))
    yield "over: practice, the small goal is missed", state(small, best=BestNow(goal=SmallGoal(Aim.POINTS, 9)))
    yield "over: practice with hints, compared: none without", state(practised, best=BestNow())
    yield "over: practice with hints, compared", state(practised, best=BestNow(before))


def days() -> dict[str, DayNow]:
    """Return what may be known of a board of the day on which Ann made one point."""
    return {
        "": DayNow(),
        ", the best yet": DayNow(before=0, others=(4,)),
        ", as good as before": DayNow(before=1),
        ", worse than before": DayNow(before=4),
        ", the best at home": DayNow(before=4, others=(0, 1)),
        ", the second": DayNow(others=(4, 1)),
        ", the fourth": DayNow(others=(4, 3, 2)),
        ", Bea and Cem can still play it": DayNow(waiting=("Bea", "Cem")),
        ", Bea can still play it, and the points are shown": DayNow(waiting=("Bea",), shown=Shown.POINTS),
        ", Bea can still play it, and the words are shown": DayNow(waiting=("Bea",), shown=Shown.WORDS),
    }


def test_what_a_screen_reader_says_of_each_event() -> None:
    told, table = BoggleStrings(), Table("Ann", "Bea", "Cem")
    table.play(GiveSeat(1, Player("Deb")))
    happened = (
        events.SearchBegan(()), events.GoalReached(0, 61.0), events.TimeCalled((1, 2)), events.TimeCalled(),
        events.ReadingBegan(0), events.WordRead(0, "oil"), events.ReaderChanged(1), events.LastCall(),
        Left(2), SeatGiven(1, Player("Deb")),
    )  # fmt: skip
    lines = [f"{type(each).__name__}: {told.what_happened(each, table.now)}" for each in happened]
    lines += ["", "== who leaves", told.who_leaves(table.now, 0)]
    table.read("oil", "", "")
    team = Table(*(Player(name, team="red") for name in ("Ann", "Bea")), Player("Cem")).now
    check_table("boggle_told", [*lines, *told.who_leaves(table.now, 0).splitlines(), told.who_leaves(team, 1)])


STATES = dict(each for told in (shakes, searches, lists, readings, together, papers, votes, endings) for each in told())


def test_what_a_table_says_at_each_moment() -> None:
    """Take it anew with BOGGLE_DESK_UPDATE_GOLDENS=1, and read what has changed."""
    prompts, lines = BogglePrompts(), list[str]()
    for name, each in STATES.items():
        lines += ["", f"== {name}", " / ".join(filter(None, prompts.titles(each))), *listed(prompts.at_screen(each))]
        for seat in each.position.people:
            lines.append(on_phone(each.position.players[seat].name, prompts.on_phone(each, seat)))
        lines.append(in_hall(prompts.in_hall(each)))
    check_table("boggle", lines[1:])


def test_the_room_sees_nothing_that_somebody_may_not_know() -> None:
    """Unread words, what is tried at the screen, letters before all may look, and points while they are counted."""
    prompts = BogglePrompts()
    for name, each in STATES.items():
        position, now = each.position, prompts.in_hall(each)
        lists = tuple(
            tuple(e if e.mark in READ_MARKS else changed(e, word="secret") for e in own) for own in position.lists
        )
        tried = replace(each.reading, typed="secret", heard=(0,)), SearchNow(grace=3, begun="SECRET")
        hidden = replace(each, position=changed(position, lists=lists), reading=tried[0], search=tried[1])
        if each.stage is not Stage.READ or each.subject[1]:
            assert prompts.in_hall(hidden) == now, name
        if position.phase in (*SEARCHES, Phase.COVERED):
            assert not now.open or (position.rules.writing.together and position.phase is not Phase.COVERED), name
        if each.stage in (Stage.READ, Stage.FINISH, Stage.DAY) or each.ends:
            assert not any(row.points for row in now.rows), name


def test_once_all_is_read_nobody_is_asked_who_else_has_a_word() -> None:
    now = STATES["from paper: last call"]
    assert now.position.last_call
    assert now.listeners
    assert not BogglePrompts().at_screen(now).asks


def test_every_move_that_is_offered_is_allowed() -> None:
    prompts = BogglePrompts()
    for name, each in STATES.items():
        position = each.position
        phones = (prompts.on_phone(each, seat) for seat in position.people)
        for now in (prompts.at_screen(each), *phones):
            for action in now.actions:
                if action.enabled and not isinstance(action.does, Act):
                    assert BOGGLE.decide(position, action.does, WORDS, Random(1)), (name, action)


def test_every_moment_has_a_prompt() -> None:
    """Whatever the table knows beside any position."""
    prompts = BogglePrompts()
    known = ("paused", "races", "shows_results", "together")
    for each, flags in product(STATES.values(), product((False, True), repeat=len(known))):
        for day in (None, DayNow(before=3, waiting=("Zoe",))):
            other = replace(each, **dict(zip(known, flags, strict=True)), day=day)
            now = prompts.at_screen(other)
            assert now.actions or other.waits
            assert prompts.titles(other)[0]


def test_a_phone_says_nothing_that_its_seat_may_not_know() -> None:
    """Others' unread words, covered letters, and what is tried at the screen change nothing on it."""
    prompts = BogglePrompts()
    for name, each in STATES.items():
        position = each.position
        for seat in position.people:
            others = tuple(
                own if other == seat else tuple(e if e.mark in READ_MARKS else changed(e, word="secret") for e in own)
                for other, own in enumerate(position.lists)
            )
            tried = replace(each.reading, typed="secret", heard=(0,)), SearchNow(grace=3, begun="SECRET")
            hidden = replace(each, position=changed(position, lists=others), reading=tried[0], search=tried[1])
            assert prompts.on_phone(hidden, seat) == prompts.on_phone(each, seat), name


# ------------------------------------------------------------------------------------------ what is offered to typists

KNOWN = {"oil": 4.0, "oils": 3.0, "tin": 5.0, "toil": 2.0, "toils": 1.0}


def typing(table: Table, text: str = "", room: int = 3, seat: int = 0) -> TableState:
    return state(table, typing=seat, line=TypingNow(KNOWN, text, room))


def test_likely_words_are_common_ones_and_before_them_those_of_other_typed_lists() -> None:
    """What stands on the list itself changes nothing, so that nothing moves; what a computer has shows in nothing."""
    table = seated("Ann", "Bea", "Pip").collect("toil", "toils slin")
    now = changed(table.now, lists=(*table.now.lists[:2], (Entry("trio"),)))
    first, second = (TableState(now, WORDS, typing=seat, line=TypingNow(KNOWN, "", 3)).likely for seat in (0, 1))
    assert (first, second) == (("slin", "tin", "toils"), ("oil", "tin", "toil"))


def test_letters_narrow_to_the_likeliest_that_are_not_on_the_list() -> None:
    table = seated("Ann", "Bea").collect("tin", "toils")
    assert typing(table, "t").begun == ("toils", "toil")
    assert typing(table, "x").begun == ()


@pytest.mark.parametrize(
    ("text", "written"),
    [("", ""), ("t", "tin"), ("to", "toil"), ("toi", "toi"), ("oil", "oil"), ("xy", "xy"), ("lit", "lit")],
)
def test_enter_finishes_only_what_is_too_short_to_be_a_word(text: str, written: str) -> None:
    """Also of a word that is on the list already no other is made."""
    assert typing(seated("Ann", "Bea").collect("lit", ""), text).enters == written
