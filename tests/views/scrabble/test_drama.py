"""What is told at a Scrabble table, and when: every tile, the lead, and a challenge only by its stamp (S12, S18)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import PlayTiles, RearrangeRack
from boggle_desk.engine.scrabble.plays import play_of
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.statistics import takes_lead
from boggle_desk.engine.scrabble.tiles import Tile
from tests.views.scrabble.table_fixtures import Sitting, rules_of, seated
from tests.views.scrabble.table_stages import play_to

pytestmark = pytest.mark.slow

HANDS = ("CATSEIO", "ROASTED", "TEEMAID")


@pytest.mark.parametrize(
    ("scores", "points", "leads"),
    [((10, 12), 12, True), ((10, 12), 2, True), ((10, 12), 1, False), ((0, 12), 12, False), ((12, 12), 12, False)],
)
def test_the_lead_is_taken_from_somebody(scores: tuple[int, ...], points: int, leads: bool) -> None:
    assert takes_lead(scores, 1, points) is leads


def test_s18_every_tile_has_a_card_and_leads_on_to_the_next_player(people: Sitting) -> None:
    table = seated(people, "Ann", "Bea", "Cem", hands=HANDS, bag="NIGRSTEEAHLDDDD").table
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.show_tiles()
    people.write("K5", "ROASTED", False)
    people.enter()
    assert people.position.last
    assert people.position.last.seat == 1
    assert "Bea plays every tile!" in people.said
    assert "every tile 50" in people.said
    assert "Bea takes the lead" in people.said
    assert "ROASTED" in people.said
    people.press("On to Cem")
    assert "Cem, it's your turn" in people.said
    people.show_tiles()
    assert table.uncovered


def test_a_change_of_the_lead_is_told(people: Sitting) -> None:
    seated(people, "Ann", "Bea", hands=HANDS[:2], bag="NIGRSTEEAHL")
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    assert "lead" not in people.said
    people.show_tiles()
    people.write("K8", "STORED", False)
    people.enter()
    assert people.position.scores[1] > people.position.scores[0]
    assert "Bea takes the lead" in people.said


@pytest.mark.parametrize(("word", "stamp"), [("CAT", "counts"), ("TCA", "isn't in the dictionary")])
def test_s12_nothing_tells_what_a_challenge_comes_to_before_its_stamp(people: Sitting, word: str, stamp: str) -> None:
    table = seated(people, "Ann", "Bea", hands=HANDS[:2], bag="NIGRSTEEAHL", preset="club").table
    people.show_tiles()
    people.write("H8", word)
    people.enter()
    before, shown = (
        people.said,
        [card.now.points for card in table.players.findChildren(type(table.players.card_of(0)))],
    )
    people.desk.services.look.choose(motion=True)
    people.press("Bea challenges")
    assert table.stage.runs
    assert table.stage.keeps_secret
    assert people.said == before
    assert [table.players.card_of(seat).now.points for seat in (0, 1)] == shown
    people.key(Qt.Key.Key_Escape)
    assert stamp in people.said
    assert table.players.card_of(0).now.points == people.position.scores[0]


def test_s12_a_rack_lies_as_before_until_the_stamp_falls(people: Sitting) -> None:
    """Tiles that were on it went out of sight, in whose place others were to come back."""
    table = seated(people, "Ann", "beginner!", hands=HANDS[:2], bag="NIGRSTEEAHL").table
    people.write("H8", "TCA")
    people.enter()
    before = [place for place in range(7) if table.rack.shows(place)]
    people.desk.services.look.choose(motion=True)
    people.press("No, that doesn't count")
    assert table.stage.keeps_secret
    assert [place for place in range(7) if table.rack.shows(place)] == before
    people.key(Qt.Key.Key_Escape)
    assert not table.stage.keeps_secret


def test_s12_s18_gold_waits_until_the_play_is_safe(people: Sitting) -> None:
    """A false word of every tile has none."""
    table = seated(people, "Ann", "Bea", hands=("ROASTED", "CATSEIO"), bag="NIGRSTEEAHL", preset="club").table
    people.show_tiles()
    people.write("H2", "ROASTED", False)
    people.desk.services.look.choose(motion=True)
    people.enter()
    assert people.phase is Phase.CHALLENGE
    assert not table.stage.runs
    people.press("No challenge")
    assert table.stage.seconds_left > 1
    people.key(Qt.Key.Key_Escape)
    assert "Ann plays every tile!" in people.said


def test_s25_each_of_several_people_has_a_ballot_and_all_are_opened_together(people: Sitting) -> None:
    """P18: whoever played has no vote."""
    play_to(people, "asked")
    ballots = people.table.panel.ballots
    assert (list(ballots.ballots), people.position.ballot.waiting) == ([0, 1, 2], (0, 1, 2))
    assert people.table.players.isHidden()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 60_000))
        people.key(Qt.Key.Key_Return)
    assert people.position.ballot.waiting == (0, 1, 2), "Enter was meant for what was there before"
    people.key(Qt.Key.Key_Left)
    people.key(Qt.Key.Key_Return)
    assert not ballots.ballots[0].off.isChecked(), "nobody sees yet how Ann voted"
    people.click(ballots.ballots[1].allow)
    assert not people.button("Cem's vote decides").isEnabled()
    people.click(ballots.ballots[2].allow)
    assert ballots.ballots[0].off.isChecked()
    people.press("See the verdict")
    assert people.phase is Phase.TURN
    assert people.position.scores[3] == 15
    assert "That counts, 2 to 1" in people.said
    assert people.table.players.isVisible(), "S-36: the scores are what comes next"
    assert not ballots.isVisible()


@pytest.mark.parametrize("seconds", [0, 60])
def test_p18_undo_in_a_vote_takes_the_last_one_back(people: Sitting, seconds: int) -> None:
    """With a sandglass it took back all of them. Once they lie open, all go, whoever put tiles in order between."""
    rules = rules_of(people, "family", None, turn_seconds=seconds)
    people.desk.begin(rules, tuple(map(Player, ("Ann", "Bea", "Cem", "Dora"))))
    page, position = people.table, people.position
    laid = position.turn
    assert laid is not None
    first, second, *_others = (tile for tile in position.racks[laid] if tile not in "AEIOUHSMY?")
    page.submit(PlayTiles(play_of([(112, Tile(first)), (113, Tile(second))])))
    voters = people.position.ballot.seats
    for seat in voters[:2]:
        page.submit(Vote(seat, seat == voters[0]))
        page.submit(RearrangeRack(seat, people.position.racks[seat][::-1]))
    page.take_back()
    assert people.position.ballot.votes == (True, None, None)
    page.redo()
    assert people.position.ballot.votes == (True, False, None)
    page.submit(Vote(voters[2], True))
    page.panel.ballots.decide()
    assert people.phase is Phase.TURN
    page.take_back()
    assert people.position.ballot.votes == (None, None, None)
    page.take_back()
    assert (people.phase, people.position.turn) == (Phase.TURN, laid)


@pytest.mark.parametrize("shown", [False, True])
def test_s25_a_vote_that_is_undone_is_held_anew(people: Sitting, shown: bool) -> None:
    """P18: whether the next player has seen the tiles or not."""
    play_to(people, "asked")
    ballots = people.table.panel.ballots
    people.table.submit(Vote(0, True))
    people.table.take_back()
    assert people.position.ballot.votes == (None, None, None), "the last vote, and not the play"
    for vote in (False, False):
        people.table.submit(Vote(people.position.ballot.waiting[0], vote))
    people.press("See the verdict")
    assert not ballots.isVisible()
    assert "That doesn't count, 2 to 0" in people.said
    if shown:
        people.show_tiles()
    people.table.take_back()
    assert people.phase is Phase.ASKED
    assert (ballots.isVisible(), people.position.ballot.waiting) == (True, (0, 1, 2))
