"""What tables of Scrabble and duplicate say at each moment, and what may be done then, at the screen and on phones."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble import duplicate, events
from boggle_desk.engine.scrabble.notation import play_named
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.referee import SCRABBLE, Draft, draft
from boggle_desk.engine.values import changed
from boggle_desk.models.scrabble.duplicate_prompts import DuplicateState, DuplicateStrings
from boggle_desk.models.scrabble.prompts import Act, HintNow, ScrabblePrompts, TableState
from boggle_desk.views.scrabble.duplicate_table_page import DuplicateTablePage
from boggle_desk.views.scrabble.scrabble_table_page import ScrabbleTablePage
from tests.engine.scrabble.table import ENGLISH, FAMILY, WORDS, Table
from tests.models.prompt_tables import check_table, in_hall, listed, on_phone

pytestmark = pytest.mark.usefixtures("english")

RACKS = ("CATSEON", "TEATONS", "ANTSEAT", "OTEANTS")
NAMES = ("Ann", "Bea", "Cem", "Pip")
PHONY = "8G TAC"


def seated(base: str, *names: str, **rules: Any) -> Table:
    """Return a table of these people; Pip and Rook are computers."""
    levels = ["champion" if name in ("Pip", "Rook") else None for name in names]
    racks = RACKS[: len(names)]
    return Table(*racks, base=base, names=names, levels=levels, **rules)


def after(table: Table, *moves: Any) -> ScrabblePosition:
    for move in moves:
        if isinstance(move, str):
            table.play(move)
        else:
            table.ask(move)
    return table.now


def laying(position: ScrabblePosition, text: str) -> Draft:
    seat = position.turn or 0
    return draft(position, seat, play_named(position.board, ENGLISH, text).laid, WORDS)


def played(position: ScrabblePosition) -> events.Played:
    assert position.last
    return events.Played(position.last.seat, position.last.play, position.last.words, position.last.score)


def turns() -> Iterator[tuple[str, TableState]]:
    """Give moments of a turn."""
    first = seated("family", "Ann", "Bea").now
    hints, few = HintNow("Hint", ready=True), seated("family", "Ann", "Bea", bag="AE", exchange_minimum=7).now
    mine = TableState(first, shown_turn=1, rack=first.racks[0], hint=hints, news=("Ann plays first.",))
    yield "covered", replace(mine, shown_turn=0)
    yield "uncovered", mine
    yield "nothing has happened", replace(mine, news=())
    yield "a word lies", replace(mine, found=laying(first, "8G CAT"))
    yield "a word lies that the table will be asked about", replace(mine, found=laying(first, PHONY))
    yield "a word lies off the star", replace(mine, found=laying(first, "1A CAT"))
    refused = seated("family_strict", "Ann", "Bea").now
    yield "a word lies that is none", replace(mine, position=refused, found=laying(refused, PHONY))
    yield "a slip", replace(mine, refusal="Keep your tiles in one row or column.")
    yield "a hint is told", replace(mine, hint=HintNow("How long?", "Look along row 8.", ready=True))
    hint = HintNow("Show again", "It's CAT, for 10 points.", ready=True, lies=True)
    yield "a hint lies on the board", replace(mine, hint=hint, found=laying(first, "8G CAT"))
    yield "without hints", replace(mine, hint=HintNow())
    yield "too few tiles to exchange", replace(mine, position=few, rack=few.racks[0])
    yield "an exchange is begun", replace(mine, chosen=())
    yield "two tiles are chosen", replace(mine, chosen=(0, 2))
    yield "too many tiles are chosen", replace(mine, position=few, rack=few.racks[0], chosen=(0, 1, 2))
    yield "a pass is asked about", replace(mine, passing=True)
    last = after(seated("family", "Ann", "Bea"), events.Pass())
    yield "a pass that ends the game is asked about", TableState(last, shown_turn=2, passing=True)
    yield "paused", replace(mine, paused=True)
    yield "on a phone", replace(mine, on_phones=(0,))
    opened = after(seated("family", "Ann", "Bea"), events.OpenRacks(open=True))
    yield "with open racks", replace(mine, position=opened, shown_turn=0)
    yield "alone", TableState(seated("family", "Ann").now)
    yield (
        "after somebody has left a computer and one person",
        TableState(seated("family", "Ann", "Pip").now, just_left=True),
    )
    yield "Bea asks for her tiles", replace(mine, looker=1)
    yield "Bea looks", replace(mine, looker=1, looks=True)
    second = after(seated("family", "Ann", "Bea"), "8G CAT")
    yield "Ann glimpses what she drew", TableState(second, looker=0, looks=True, glimpses=True)
    yield "Ann may look at what she drew", TableState(second, drew=0)
    computer = after(seated("family", "Ann", "Pip", "Rook"), "8G CAT")
    yield "a computer thinks", TableState(computer, news=("Ann: CAT, 10 points.",))
    yield "a computer thinks, and Ann glimpses", TableState(computer, looker=0, looks=True, glimpses=True)
    yield "a computer waits", TableState(computer, waiting=True)
    bingo = after(seated("family", "Ann", "Bea", words=WORDS | {"teatons"}), "8G ATE", events.Pass())
    told = events.Played(1, played(bingo).play, played(bingo).words, 62)
    yield "a bingo", TableState(bingo, bingo=told)
    yield "a bingo before a computer that thinks", TableState(computer, bingo=replace(told, seat=0))
    yield "a bingo before a computer that waits", TableState(computer, bingo=replace(told, seat=0), waiting=True)


def others() -> Iterator[tuple[str, TableState]]:
    """Give moments at which more than one is asked, or nobody."""
    yield (
        "before the start",
        TableState(changed(seated("family", "Ann", "Bea").now, phase=Phase.START, turn=None, turns=0)),
    )
    yield "asked: one opponent", TableState(after(seated("family", "Ann", "Bea"), PHONY))
    yield "asked: a computer's opponent", TableState(after(seated("family", "Ann", "Pip"), PHONY))
    three = seated("family", "Ann", "Bea", "Cem")
    yield "asked: two vote", TableState(after(three, PHONY))
    yield "asked: one vote is to come", TableState(after(three, Vote(1, allow=True)))
    yield "asked: paused", TableState(three.now, paused=True)
    step = three.ask(Vote(2, allow=False))
    told = next(each for each in step if isinstance(each, events.TableAnswered))
    yield "asked: the ballots lie open", TableState(three.now, answered=told)
    for base in ("club", "tournament_single", "tournament_five", "tournament_double"):
        yield f"challenge: {base}", TableState(after(seated(base, "Ann", "Bea"), "8G CAT"))
    club = after(seated("club", "Ann", "Bea", "Cem"), "8G CAT", events.Consent(1))
    yield "challenge: Bea doesn't", TableState(club, news=("Ann: CAT, 10 points.",))
    yield "challenge: a computer looks", TableState(after(seated("club", "Ann", "Pip"), "8G CAT"))
    yield "challenge: two computers look", TableState(after(seated("club", "Ann", "Pip", "Rook"), "8G CAT"))
    timed = after(seated("tournament_five", "Ann", "Bea"), "8G CAT")
    yield "challenge: hold", TableState(timed, can_hold=True)
    yield "challenge: on hold", TableState(timed, hold_left=42)
    yield "challenge: paused", TableState(timed, paused=True)
    over = seated("family", "Ann", "Bea")
    yield "over", TableState(after(over, "8G CAT", events.EndGame()), news=("Ann has 4 tiles left.",))
    yield "over: shared", TableState(changed(over.now, winners=(0, 1)))
    yield "over: alone", TableState(after(seated("family", "Ann"), "8G CAT", events.EndGame()))


STATES = {**dict(turns()), **dict(others())}


def test_what_a_table_says_at_each_moment() -> None:
    """Take it anew with BOGGLE_DESK_UPDATE_GOLDENS=1, and read what has changed."""
    prompts, lines = ScrabblePrompts(), list[str]()
    for name, state in STATES.items():
        lines += ["", f"== {name}", *listed(prompts.at_screen(state))]
        for seat, player in enumerate(state.position.players):
            if player.level is None:
                lines.append(on_phone(player.name, prompts.on_phone(state, seat)))
        lines.append(in_hall(prompts.in_hall(state, [None] * len(state.position.players))))
    check_table("scrabble", lines[1:])


def test_the_room_sees_nothing_that_somebody_may_not_know() -> None:
    """Racks, the bag, votes that are still hidden, and what is tried at the screen change nothing there."""
    prompts = ScrabblePrompts()
    for name, state in STATES.items():
        position, clocks = state.position, [None] * len(state.position.players)
        racks = tuple(("Q",) * len(rack) for rack in position.racks)
        last = position.last and changed(position.last, rack=("Z",) * 7)
        hidden = changed(position, racks=racks, bag=("Z",) * len(position.bag), last=last)
        ballot = changed(hidden.ballot, votes=tuple(vote and False for vote in hidden.ballot.votes))
        now = changed(hidden, ballot=ballot) if position.ballot.waiting else hidden
        secret = replace(state, position=now, looks=True, chosen=None, rack=("Q",), found=Draft())
        assert prompts.in_hall(secret, clocks) == prompts.in_hall(state, clocks), name


def test_every_moment_has_a_prompt() -> None:
    """Whatever the table knows beside any position."""
    prompts = ScrabblePrompts()
    for state, flags in product(STATES.values(), product((False, True), repeat=6)):
        known = dict(zip(("paused", "looks", "glimpses", "waiting", "passing", "can_hold"), flags, strict=True))
        for looker, drew, phones in ((None, None, ()), (None, 0, ()), (0, None, ()), (None, None, (0,))):
            other = replace(state, looker=looker, drew=drew, on_phones=phones, **known)
            assert prompts.at_screen(other).heading or state.position.phase is Phase.START


def test_every_move_that_is_offered_is_allowed() -> None:
    prompts = ScrabblePrompts()
    for name, state in STATES.items():
        seats = range(len(state.position.players))
        for now in (prompts.at_screen(state), *(prompts.on_phone(state, seat) for seat in seats)):
            for action in now.actions:
                if action.enabled and not isinstance(action.does, Act):
                    assert SCRABBLE.decide(state.position, action.does, WORDS, Random(1)), (name, action)


def test_a_phone_says_nothing_that_its_seat_may_not_know() -> None:
    """Other racks, the bag, votes that are still hidden, and what is tried at the screen change nothing on it."""
    prompts = ScrabblePrompts()
    for name, state in STATES.items():
        position, taken = state.position, Draft()
        for seat in range(len(position.players)):
            racks = tuple(rack if other == seat else ("Q",) * len(rack) for other, rack in enumerate(position.racks))
            last = position.last and changed(position.last, rack=("Z",) * 7)
            hidden = changed(position, racks=racks, bag=("Z",) * len(position.bag), last=last)
            ballot = changed(hidden.ballot, votes=tuple(vote and False for vote in hidden.ballot.votes))
            secret = replace(
                state,
                position=changed(hidden, ballot=ballot) if position.ballot.waiting else hidden,
                looker=1 - bool(seat),
                looks=True,
                chosen=None,
                rack=("Q",),
                found=taken,
                hint=HintNow("Hint", "It's SECRET."),
                refusal="You have no Q.",
            )
            assert prompts.on_phone(secret, seat) == prompts.on_phone(state, seat), name


def duplicate_states() -> Mapping[str, DuplicateState]:
    players = Player("Ann"), Player("Bea"), Player("Pip", "champion")
    rules, rng = duplicate.DuplicateRules(FAMILY), Random(3)
    found: dict[str, DuplicateState] = {}

    def game(*seats: Player) -> Any:
        drawn = duplicate.RackDrawn(tuple("CATSEON"))
        return Game(duplicate.DUPLICATE, duplicate.opening(rules, seats), [(drawn,)])

    def state(of: Any, **known: Any) -> DuplicateState:
        return DuplicateState(of.position, of.opening.board, **known)

    def tried(text: str) -> Draft:
        seen = table.position.seen_by(0)
        return draft(seen, 0, play_named(seen.board, ENGLISH, text).laid, WORDS)

    table = game(*players)
    found["ready"] = state(table)
    table.play(duplicate.StartTurn(), WORDS, rng)
    found["search"], found["search: paused"] = state(table), state(table, paused=True)
    alone = game(players[0])
    alone.play(duplicate.StartTurn(), WORDS, rng)
    found["search: alone"] = state(alone)
    table.play(duplicate.Answer(0, play_named(table.position.board, ENGLISH, "8G CAT")), WORDS, rng)
    found["search: Ann's phone has answered"] = state(table, on_phones=(0, 1))
    table.play(events.CallTime(), WORDS, rng)
    found["answer: covered"] = state(table)
    taken = state(table, taken=(1, 1))
    found["answer: nothing laid"] = taken
    found["answer: a word lies"] = replace(taken, found=tried("8G CAT"))
    found["answer: a word lies off the star"] = replace(taken, found=tried("1A CAT"))
    found["answer: half a line"] = replace(taken, line="8G")
    found["answer: a line that doesn't fit"] = replace(taken, line="15O CAT")
    missing = replace(taken, line="8G QAT")
    assert missing.typed
    seen = table.position.seen_by(1)
    found["answer: a letter is missing"] = replace(missing, found=draft(seen, 0, missing.typed.laid, WORDS))
    found["answer: refused"] = replace(taken, refusal="I can't read that.")
    found["answer: a phone is awaited"] = state(table, on_phones=(0, 1))
    table.play(duplicate.Answer(1, play_named(table.position.board, ENGLISH, "8G TAC")), WORDS, rng)
    table.play(duplicate.Answer(2), WORDS, rng)
    found["answer: the best is searched"] = state(table)
    table.play(duplicate.LayBest(play_named(table.position.board, ENGLISH, "8G CATS")), WORDS | {"cats"}, rng)
    found["laid: before the best"] = state(table, waits_for_best=True)
    found["laid"] = state(table, house="Make TAC a house word")
    over = changed(table.position, phase=duplicate.Phase.ENDED, winners=(0,))
    found["over"] = replace(found["laid"], position=over)
    return found


def test_what_a_table_of_duplicate_says_at_each_moment() -> None:
    told, lines = DuplicateStrings(), list[str]()
    for name, state in duplicate_states().items():
        lines += ["", f"== {name}", *listed(told.at_screen(state))]
        for seat in (0, 1)[: len(state.people)]:
            lines.append(on_phone(state.position.players[seat].name, told.on_phone(state, seat)))
        lines.append(in_hall(told.in_hall(state, ())))
    check_table("duplicate", lines[1:])


def test_every_move_that_duplicate_offers_is_allowed() -> None:
    told = DuplicateStrings()
    for name, state in duplicate_states().items():
        for action in told.at_screen(state).actions:
            if action.enabled and not isinstance(action.does, Act):
                assert duplicate.decide(state.position, action.does, WORDS, Random(1)), (name, action)


@pytest.mark.parametrize(
    ("page", "made", "states"),
    [
        (ScrabbleTablePage, ScrabblePrompts, STATES),
        (DuplicateTablePage, DuplicateStrings, duplicate_states()),
    ],
)
def test_a_page_knows_each_act_that_is_offered(page: Any, made: Any, states: Mapping[str, Any]) -> None:
    told = made()
    offered = {action.does for state in states.values() for action in told.at_screen(state).actions}
    assert {deed for deed in offered if isinstance(deed, Act)} == set(page.acts)
