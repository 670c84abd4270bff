"""Scrabble and duplicate on phones: the rack is only there, and what is played is laid on the table."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.players import GiveSeat, Player
from boggle_desk.engine.scrabble.duplicate import Phase as Turn
from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.engine.scrabble.movegen import find_plays, tile_graph
from boggle_desk.engine.scrabble.plays import Play, play_of
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.tiles import Tile
from tests.phone import Phone, phones
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for, wait_until


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as opened:
        opened.desk.find_addresses = lambda: ["127.0.0.1"]
        yield opened


@contextmanager
def table(people: Sitting, kind: str, *names: str) -> Iterator[list[Phone]]:
    people.desk.new_table(kind)
    people.settle()
    people.click(people.desk.setup.by_phone)
    page = people.desk.join
    wait_until(lambda: page.phones.server is not None)
    with phones(page.phones.address, *names) as joined:
        people.settle()
        people.click(page.main)
        people.settle()
        for phone in joined:
            phone.wait(lambda phone=phone: phone.state["game"] == kind)
        yield joined


def best_play(people: Sitting, rack: tuple[str, ...]) -> Play:
    position, words = people.desk.table.laid_on, people.desk.table.lexicon
    tiles = position.rules.tiles
    plays = find_plays(position.board, rack, tiles, tile_graph(words.graph, tiles), position.rules.bonus)
    good = [each for each in plays.found if all(word in words for word in plays.words(each))]
    return plays.play(max(good, key=lambda each: each.score))


def laid(play: Play) -> list[list[object]]:
    return [[square, tile.letter, tile.blank] for square, tile in play.laid]


def test_a_game_of_scrabble(people: Sitting) -> None:
    with table(people, "scrabble", "Ann", "Bea") as joined:
        page = people.desk.table
        for _turn in range(6):
            position = page.position
            mine, other = joined[position.turn], joined[1 - position.turn]
            rack = list(position.racks[position.turn])
            mine.wait(
                lambda mine=mine, rack=rack: (
                    mine.state["phase"] == "turn" and [each[0] for each in mine.state["rack"]] == rack
                )
            )
            assert not page.uncovered
            play = best_play(people, position.racks[position.turn])
            assert not other.ask(act="play", laid=laid(play))["ok"]
            told = mine.ask(do="preview", laid=laid(play))
            assert told["ok"]
            assert mine.ask(act="play", laid=laid(play))["ok"]
            if page.position.phase is Phase.CHALLENGE:
                other.wait(lambda other=other: "accept" in other.state["may"])
                assert other.ask(act="accept")["ok"]
            assert page.position.board.tiles[play.squares[0]] is not None
            assert page.position.scores[mine.seat] >= told["score"]
        assert page.position.turns == 7


@pytest.mark.slow
def test_tiles_are_exchanged_and_sorted_and_turns_passed(people: Sitting) -> None:
    with table(people, "scrabble", "Ann", "Bea") as joined:
        page = people.desk.table
        first = page.position.turn
        mine, other = joined[first], joined[1 - first]
        rack = [tile for tile, _value in mine.state["rack"]]
        assert mine.ask(act="order", tiles=rack[::-1])["ok"]
        assert list(page.position.racks[first]) == rack[::-1]
        assert not mine.ask(act="order", tiles=["Z"] * 7)["ok"]
        assert mine.ask(act="exchange", tiles=rack[:2])["ok"]
        other.wait(lambda: other.state["phase"] == "turn")
        assert other.ask(act="pass")["ok"]
        assert page.position.turn == first


@pytest.mark.slow
def test_a_wrong_play_is_told_on_the_phone_alone(people: Sitting) -> None:
    with table(people, "scrabble", "Ann", "Bea") as joined:
        page = people.desk.table
        mine = joined[page.position.turn]
        letter = mine.state["rack"][0][0]
        answer = mine.ask(act="play", laid=[[0, letter if letter != "?" else "A", letter == "?"]])
        assert not answer["ok"]
        assert answer["say"]
        assert page.refusal == ""
        typed = mine.ask(do="preview", square="nowhere", word="CAT")
        assert not typed["ok"]
        assert "8H" in typed["say"]


def test_a_phone_is_told_which_tile_is_not_on_its_rack(people: Sitting) -> None:
    """P27: " isn't on your rack." was said without the letter."""
    with table(people, "scrabble", "Ann", "Bea") as joined:
        page = people.desk.table
        mine, rack = joined[page.position.turn], page.position.racks[page.position.turn]
        other = next(letter for letter in "EAIONRT" if letter not in rack)
        answers = [
            mine.ask(act="exchange", tiles=[*rack[:1], other]),
            mine.ask(act="order", tiles=[*rack[1:], other]),
            mine.ask(act="play", laid=[[112, rack[0], False], [113, other, False]]),
        ]
        assert [answer["say"] for answer in answers] == 3 * [f"{other} isn't on your rack."]


def test_no_phone_sees_another_rack(people: Sitting) -> None:
    with table(people, "scrabble", "Ann", "Bea") as joined:
        page = people.desk.table
        for seat, phone in enumerate(joined):
            rack = json.dumps([each[0] for each in phone.state["rack"]])
            assert rack == json.dumps(list(page.position.racks[seat]))
            assert "bag" in phone.state
            seen = [each["rack"] for each in phone.said if each["is"] == "state" and each["game"] == "scrabble"]
            assert all(json.dumps([tile for tile, _value in each]) == rack for each in seen)


def lay_nonsense(people: Sitting) -> None:
    """Lay two tiles that are no word, for the player on turn."""
    page = people.desk.table
    first, second, *_others = (tile for tile in page.position.racks[page.position.turn] if tile not in "AEIOUHSMY?")
    page.submit(PlayTiles(play_of([(112, Tile(first)), (113, Tile(second))])))
    people.settle()
    assert page.position.phase is Phase.ASKED


def stored(people: Sitting) -> ScrabblePosition:
    """Return the position that a program opened now would find."""
    store = people.desk.services.store
    position: ScrabblePosition = store.load(store.unfinished()[0].id).position
    return position


@pytest.fixture
def three(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", "Cem")) as opened:
        opened.desk.find_addresses = lambda: ["127.0.0.1"]
        yield opened


def test_p18_who_has_a_phone_votes_there(three: Sitting) -> None:
    """In secret until all have voted; a program that is killed in between knows each vote."""
    with table(three, "scrabble", "Ann", "Bea", "Cem") as joined:
        page = three.desk.table
        lay_nonsense(three)
        ballots, laid = page.panel.ballots, page.position.turn
        first, last = page.position.ballot.seats
        joined[first].wait(lambda: joined[first].state["phase"] == "vote")
        assert joined[first].state["may"] == ["order", "vote", "vote"]
        assert not any(each.off.hasFocus() for each in ballots.ballots.values()), "Enter here votes for no phone"
        assert not joined[laid].ask(act="vote", allow=True)["ok"]
        assert not joined[first].ask(act="vote", allow=True, round=page.position.turns + 1)["ok"]
        assert joined[first].ask(act="vote", allow=True)["ok"]
        assert stored(three).ballot.votes == page.position.ballot.votes == (True, None)
        assert "has voted" in three.texts(ballots.ballots[first])
        assert "still to vote" in three.texts(ballots.ballots[last])
        assert page.prompt().actions[0].title == f"{page.position.players[last].name}'s vote decides"
        joined[first].wait(lambda: "vote" not in joined[first].state["may"])
        assert joined[first].state["note"].startswith("You voted.")
        assert not joined[first].ask(act="vote", allow=False)["ok"], "nobody votes twice"
        assert joined[last].ask(act="vote", allow=False)["ok"]
        assert page.position.phase is Phase.TURN
        assert stored(three).scores == page.position.scores
        joined[last].wait(lambda: joined[last].state["may"] == ["order"])
        assert "vote" in joined[last].state["phase"], "the ballots lie open first"
        ballots.decide()
        joined[last].wait(lambda: joined[last].state["phase"] != "vote")
        assert page.position.scores[laid] == 0


def test_p18_who_is_asked_alone_answers_on_the_phone(people: Sitting) -> None:
    with table(people, "scrabble", "Ann", "Bea") as joined:
        page = people.desk.table
        lay_nonsense(people)
        laid = page.position.turn
        mine, other = joined[laid], joined[1 - laid]
        other.wait(lambda: other.state["phase"] == "vote")
        mine.wait(lambda: mine.state["note"] == f"{page.position.players[1 - laid].name}'s vote decides")
        assert not mine.ask(act="vote", allow=True)["ok"]
        assert other.ask(act="vote", allow=True)["ok"]
        assert page.position.phase is Phase.TURN
        assert page.position.scores[laid] > 0


def test_everybody_hands_in_at_once(people: Sitting) -> None:
    with table(people, "duplicate", "Ann", "Bea") as (ann, bea):
        page = people.desk.table
        assert page.position.phase is Turn.READY
        assert ann.state["rack"] == []
        people.click(page.action_card.findChildren(type(people.desk.table.juggle))[0])
        ann.wait(lambda: ann.state["phase"] == "turn")
        play = best_play(people, page.position.rack)
        assert ann.ask(act="answer", laid=laid(play))["ok"]
        ann.wait(lambda: ann.state["answered"])
        bea.wait(lambda: bea.state["rack"])
        assert bea.state["answered"] is None
        assert page.position.phase is Turn.SEARCH
        assert bea.ask(act="answer", laid=[])["ok"]
        wait_until(lambda: page.position.phase is Turn.LAID)
        assert page.position.scores[0] > page.position.scores[1] == 0
        assert json.dumps(laid(play)) not in json.dumps(bea.said)
        people.settle()
        ann.wait(lambda: ann.state["phase"] == "wait" and ann.state["title"])
        assert f"{page.position.scores[0]} points" in ann.state["title"]
        assert ann.state["note"].startswith("You: ")
        assert "Found by Ann!" in ann.state["note"]
        bea.wait(lambda: bea.state["note"] == "You: no play. Found by Ann!")


@pytest.mark.slow
def test_the_table_need_not_wait_for_a_phone(people: Sitting) -> None:
    with table(people, "duplicate", "Ann", "Bea") as (ann, _bea):
        page = people.desk.table
        people.click(page.action_card.findChildren(type(people.desk.table.juggle))[0])
        assert ann.ask(act="answer", laid=[])["ok"]
        people.run_out()
        people.settle()
        assert page.position.phase is Turn.ANSWER
        people.click(page.action_card.findChildren(type(people.desk.table.juggle))[0])
        wait_until(lambda: page.position.phase is Turn.LAID)


@pytest.mark.slow
def test_a_seat_that_is_freed_plays_at_the_table_again(people: Sitting) -> None:
    with table(people, "scrabble", "Ann", "Bea"):
        page, seat = people.desk.table, people.desk.table.position.turn
        assert not page.may_lay
        people.desk.phones.free(seat)
        people.settle()
        page.uncover()
        assert page.may_lay
        page.submit(PlayTiles(best_play(people, page.position.racks[seat])))


def test_a_seat_that_changes_hands_is_taken_from_its_phone(people: Sitting) -> None:
    """P13: whoever comes has no phone yet, and who went sees no tiles any more; the others stay as they are."""
    with table(people, "scrabble", "Ann", "Bea") as joined:
        page, bea = people.desk.table, joined[1]
        page.submit(GiveSeat(1, Player("Dee")))
        bea.wait(lambda: bea.state["game"] == "lobby")
        assert "rack" not in bea.state
        assert page.on_phones == (0,)
        assert [place.player.name for place in page.phones.seats] == ["Ann", "Dee"]
        page.take_back()
        assert [place.player.name for place in page.phones.seats] == ["Ann", "Bea"]
