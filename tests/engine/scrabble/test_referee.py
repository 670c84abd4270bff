"""The referee: the first draw, turns, which words count, challenges and the end (S1 to S13, S19; P6, P8 to P19)."""

import random
from dataclasses import replace

import pytest

from boggle_desk.engine.ballot import NO_BALLOT, Ballot, Vote, Voted
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import (
    Accept,
    Accepted,
    Adjusted,
    AnswerTable,
    CallTime,
    Cause,
    Challenge,
    ChallengeFailed,
    Consent,
    Consented,
    Drew,
    Ended,
    EndRack,
    Exchange,
    Exchanged,
    FirstDrawn,
    Lot,
    NextTurn,
    Pass,
    Passed,
    PhonyRemoved,
    Played,
    PlayTiles,
    ReadClock,
    Rearranged,
    RearrangeRack,
    Start,
    TableAnswered,
    TableAsked,
    TurnLost,
)
from boggle_desk.engine.scrabble.plays import Play, Reason
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, opening
from boggle_desk.engine.scrabble.referee import SCRABBLE, Draft, draft
from boggle_desk.engine.scrabble.rules import SINGLE, EndRacks, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import HIDDEN, Tile
from boggle_desk.engine.word_list import read_word_list
from boggle_desk.storage.lexica import open_shipped
from tests.engine.scrabble.table import ENGLISH, FAMILY, WORDS, Table, all_tiles, few_tiles, kinds_of

# ------------------------------------------------------------------------------------------- the start


def start(seed: int, players: int, rules: ScrabbleRules = FAMILY, first: int | None = None) -> ScrabblePosition:
    game = Game(SCRABBLE, opening(rules, [Player(f"Player {seat}") for seat in range(players)]))
    game.play(Start(first), WORDS, random.Random(seed))
    return game.position


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_get_racks_of_seven_s1(players: int) -> None:
    now = start(1, players)
    assert [len(rack) for rack in now.racks] == [7] * players
    assert len(now.bag) == 100 - 7 * players
    assert all_tiles(now) == sorted(ENGLISH.tiles)
    assert (now.phase, now.turns) == (Phase.TURN, 1)


def test_fewer_or_more_players_cannot_sit_down_s1() -> None:
    for count in (0, 5):
        with pytest.raises(ValueError, match=f"{count} players"):
            opening(FAMILY, [Player("X")] * count)
    with pytest.raises(ValueError, match="do not fill"):
        opening(replace(FAMILY, tiles=few_tiles("ABCDEFG")), [Player("A"), Player("B")])


def test_the_tile_nearest_to_a_plays_first_s3_p6() -> None:
    firsts = set()
    for seed in range(60):
        game = Game(SCRABBLE, opening(FAMILY, [Player("A"), Player("B"), Player("C")]))
        drawn, *_ = game.play(Start(), WORDS, random.Random(seed))
        assert isinstance(drawn, FirstDrawn)
        order = ("?", *ENGLISH.letters)
        for draws, following in zip(drawn.draws, (*drawn.draws[1:], ()), strict=True):
            nearest = min(order.index(lot.tile) for lot in draws)
            ties = [lot.seat for lot in draws if order.index(lot.tile) == nearest]
            assert ties == ([lot.seat for lot in following] or [drawn.first])
        assert game.position.turn == drawn.first
        firsts.add(drawn.first)
    assert firsts == {0, 1, 2}


def test_chance_decides_where_all_tiles_are_alike_s3() -> None:
    rules = replace(FAMILY, tiles=few_tiles("AAAAAAAAAAAAAA"))
    game = Game(SCRABBLE, opening(rules, [Player("A"), Player("B")]))
    drawn, *_ = game.play(Start(), WORDS, random.Random(3))
    assert isinstance(drawn, FirstDrawn)
    assert drawn.draws[-1] == (Lot(0, "A"), Lot(1, "A"))


def test_the_table_may_agree_on_who_plays_first() -> None:
    assert start(1, 3, first=2).turn == 2
    game = Game(SCRABBLE, opening(FAMILY, [Player("A")]))
    with pytest.raises(Exception, match="nobody sits there"):
        game.play(Start(1), WORDS, random.Random(1))


# ----------------------------------------------------------------------------------------------- plays


def test_a_play_is_scored_and_the_rack_filled_from_the_bag_s6_s14() -> None:
    table = Table("CATSEEE", "TONEAAA")
    played, drew, following = table.play("8G CAT")
    assert isinstance(played, Played)
    assert isinstance(drew, Drew)
    assert (played.score, [word.text for word in played.words]) == (10, ["cat"])
    assert (drew.seat, len(drew.tiles)) == (0, 3)
    assert following == NextTurn(1)
    assert table.now.racks[0] == ("S", "E", "E", "E", *drew.tiles)
    assert table.now.scores == (10, 0)
    assert all_tiles(table.now) == sorted(ENGLISH.tiles)


def test_the_bag_fills_racks_while_it_lasts_s6() -> None:
    table = Table("CATSEEE", "TONEAAA", bag="IJ")
    _, drew, _ = table.play("8G CAT")
    assert isinstance(drew, Drew)
    assert sorted(drew.tiles) == ["I", "J"]
    assert len(table.now.racks[0]) == 6
    assert "Drew" not in kinds_of(table.play("9H ON"))


def test_what_lies_on_the_board_is_never_moved_s7() -> None:
    table = Table("CATSEEE", "TONEAAA")
    table.play("8G CAT")
    before = table.now.tiles
    table.play("9H ON")
    assert table.now.phase is Phase.ASKED
    table.ask(AnswerTable(stands=True))
    assert all(after == tile for tile, after in zip(before, table.now.tiles, strict=True) if tile)
    assert table.refusal(PlayTiles(Play(((112, Tile("E")),)))).reason is Reason.OCCUPIED


def test_a_blank_keeps_its_letter_and_leaves_the_rack_as_a_blank_s8_p16() -> None:
    table = Table("?ATSEEE", "TONEAAA")
    table.play("8G cAT")
    assert table.now.tiles[111] == Tile("C", blank=True)
    assert "?" not in table.now.racks[0][:4]
    assert table.now.scores[0] == 4


def test_a_refusal_says_the_squares_and_changes_nothing_p17() -> None:
    table = Table("CATSEEE", "TONEAAA")
    refusal = table.refusal("8A CAT")
    assert (refusal.reason, refusal.squares) == (Reason.NOT_ON_START, (112,))
    refusal = table.refusal("8G DOG")
    assert (refusal.reason, refusal.squares) == (Reason.NOT_ON_RACK, (111, 112, 113))


def test_the_strict_dictionary_refuses_at_once_p18() -> None:
    table = Table("CATSEEE", "TONEAAA", base="family_strict")
    refusal = table.refusal("8G TAC")
    assert (refusal.reason, refusal.words, refusal.squares) == (Reason.NOT_A_WORD, ("tac",), (111, 112, 113))
    assert kinds_of(table.play("8G CAT")) == ["Played", "Drew", "NextTurn"]
    refusal = table.refusal("9H OA")
    assert refusal.words == ("oa", "ao", "ta")


@pytest.mark.parametrize("word", ["CAT", "CATS", "OIL", "OILED", "FACADE", "SEATED"])
def test_words_of_the_dictionary_count_plurals_and_tenses_too_s11(word: str) -> None:
    table = Table(word.ljust(7, "E"), "TONEAIR", base="family_strict", words=open_shipped())
    played = table.play(f"8G {word}")[0]
    assert isinstance(played, Played)
    assert [each.text for each in played.words] == [word.lower()]


@pytest.mark.parametrize("word", ["LONDON", "HANNAH", "KM", "TV", "ISNT", "ETRE"])
def test_names_short_forms_and_foreign_words_do_not_count_s11(word: str) -> None:
    table = Table(word.ljust(7, "E"), "TONEAIR", base="family_strict", words=open_shipped())
    refusal = table.refusal(f"8G {word}")
    assert (refusal.reason, refusal.words) == (Reason.NOT_A_WORD, (word.lower(),))


def test_apostrophes_and_hyphens_of_a_word_list_make_no_words_s11() -> None:
    listed = read_word_list(b"cat\nit's\nx-ray\nton\n").words
    table = Table("ITSXRAY", "CATEEEE", base="family_strict", words=frozenset(listed))
    for word in ("ITS", "XRAY"):
        assert table.refusal(f"8G {word}").reason is Reason.NOT_A_WORD
    table.ask(Pass())
    assert "Played" in kinds_of(table.play("8G CAT"))


# ------------------------------------------------------------------------------------- asking the table


def test_the_table_is_asked_about_unknown_words_p18() -> None:
    table = Table("CATSEEE", "TONEAAA")
    played, asked = table.play("8G TAC")
    assert isinstance(played, Played)
    assert asked == TableAsked(0, ("tac",))
    assert (table.now.phase, table.now.asked, table.now.turn) == (Phase.ASKED, ("tac",), 0)
    assert table.refusal(Pass()).reason is Reason.WRONG_MOMENT
    step = table.ask(AnswerTable(stands=True))
    assert step[0] == TableAnswered(0, ("tac",), stands=True)
    assert kinds_of(step)[1:] == ["Drew", "NextTurn"]
    assert table.now.scores == (10, 0)


FOUR = ("CATSEEE", "TONEAAA", "TONEIII", "TONEUUU")


@pytest.mark.parametrize(
    ("racks", "votes", "stands"),
    [(3, (True, True), True), (3, (True, False), False), (4, (True, False, True), True), (4, (False, False), False)],
)
def test_p18_several_people_vote_and_on_a_tie_the_words_do_not_count(
    racks: int, votes: tuple[bool, ...], stands: bool
) -> None:
    """The last vote that could change anything answers for the table in the same step."""
    table = Table(*FOUR[:racks])
    table.play("8G TAC")
    assert table.now.ballot == Ballot(tuple(range(1, racks)), (None,) * (racks - 1))
    for reason, seat in ((Reason.NO_VOTE, 0), (Reason.NO_VOTE, 4), (Reason.NO_VOTE, -1)):
        assert table.refusal(Vote(seat, True)).reason is reason
    for seat, allow in enumerate(votes, 1):
        assert table.now.phase is Phase.ASKED
        step = table.ask(Vote(seat, allow))
        if seat == 1:
            assert table.refusal(Vote(seat, not allow)).reason is Reason.ALREADY_SAID
            assert [table.now.seen_by(other).ballot.vote_of(1) for other in (0, 1, 2)] == [None, allow, None]
    assert step[:2] == (Voted(len(votes), votes[-1]), TableAnswered(0, ("tac",), stands=stands))
    assert (table.now.phase, table.now.turn) == (Phase.TURN, 1)
    assert table.now.scores[0] == 10 * stands


@pytest.mark.parametrize("levels", [(None, None), (None, None, "expert")])
def test_p18_one_person_beside_computers_answers_alone(levels: tuple[str | None, ...]) -> None:
    table = Table(*FOUR[: len(levels)], levels=levels)
    table.play("8G TAC")
    assert table.now.ballot == NO_BALLOT
    assert table.refusal(Vote(1, True)).reason is Reason.NO_VOTE
    assert table.ask(AnswerTable(stands=True))[0] == TableAnswered(0, ("tac",), stands=True)


def test_p18_a_vote_can_be_undone_vote_by_vote_or_answered_for_all() -> None:
    table = Table(*FOUR)
    table.play("8G TAC")
    asked = table.now
    table.ask(Vote(2, True))
    table.ask(Vote(1, False))
    assert table.now.phase is Phase.ASKED
    table.game.take_back()
    table.game.take_back()
    assert table.now == asked
    table.ask(AnswerTable(stands=True))
    assert table.now.phase is Phase.TURN


def test_s12_a_play_stands_once_nobody_else_would_challenge_it() -> None:
    table = Table(*FOUR, base="club", levels=(None, None, None, "expert"))
    table.play("8G CAT")
    for seat, reason in ((0, Reason.OWN_PLAY), (4, Reason.NO_SUCH_SEAT)):
        assert table.refusal(Consent(seat)).reason is reason
    assert table.ask(Consent(2)) == (Consented(2),)
    assert table.refusal(Consent(2)).reason is Reason.ALREADY_SAID
    assert (table.now.phase, table.now.content) == (Phase.CHALLENGE, (2,))
    assert kinds_of(table.ask(Consent(1))) == ["Consented", "Accepted", "Drew", "NextTurn"]
    table.play("7H ON")
    assert (table.now.phase, table.now.content) == (Phase.CHALLENGE, ()), "each play is asked about anew"


def test_a_word_the_table_rejects_costs_score_and_turn_p18_s12() -> None:
    table = Table("CATSEEE", "TONEAAA")
    table.play("8G TAC")
    step = table.ask(AnswerTable(stands=False))
    assert step == (
        TableAnswered(0, ("tac",), stands=False),
        PhonyRemoved(0, None, ("tac",), 10),
        NextTurn(1),
    )
    assert table.now.board.is_empty
    assert table.now.racks[0] == tuple("CATSEEE")
    assert (table.now.scores, table.now.scoreless, table.now.last) == ((0, 0), 1, None)


def test_known_words_are_not_asked_about_p18() -> None:
    assert "TableAsked" not in kinds_of(Table("CATSEEE", "TONEAAA").play("8G CAT"))


# ----------------------------------------------------------------------------------- exchange and pass


def test_an_exchange_draws_first_and_puts_back_then_s9() -> None:
    table = Table("CATSEEE", "TONEAAA", bag="XYZ")
    exchanged, following = table.ask(Exchange(("E", "E", "E")))
    assert isinstance(exchanged, Exchanged)
    assert sorted(exchanged.drawn) == ["X", "Y", "Z"]
    assert table.now.racks[0][:4] == tuple("CATS")
    assert table.now.bag == ("E", "E", "E")
    assert following == NextTurn(1)
    assert (table.now.scores, table.now.scoreless) == ((0, 0), 1)


def test_an_exchange_needs_the_tiles_and_a_bag_that_holds_as_many_s9() -> None:
    table = Table("CATSEEE", "TONEAAA", bag="XYZ")
    assert table.refusal(Exchange(("Q",))).reason is Reason.NOT_ON_RACK
    assert table.refusal(Exchange(("C", "C"))).reason is Reason.NOT_ON_RACK
    assert table.refusal(Exchange(tuple("CATS"))).reason is Reason.BAG_TOO_SMALL
    empty = Table("CATSEEE", "TONEAAA", bag="")
    assert empty.refusal(Exchange(("C",))).reason is Reason.BAG_TOO_SMALL


@pytest.mark.parametrize(("bag", "allowed"), [("XYZXYZ", False), ("XYZXYZX", True)])
def test_the_tournament_exchanges_with_seven_in_the_bag_s9(bag: str, allowed: bool) -> None:
    table = Table("CATSEEE", "TONEAAA", bag=bag, base="tournament_double")
    if allowed:
        assert kinds_of(table.ask(Exchange(("C",)))) == ["Exchanged", "NextTurn"]
    else:
        assert table.refusal(Exchange(("C",))).reason is Reason.BAG_TOO_SMALL


def test_an_exchange_of_no_tiles_is_a_pass_p11_s10() -> None:
    table = Table("CATSEEE", "TONEAAA")
    assert table.ask(Exchange(())) == (Passed(0), NextTurn(1))
    assert table.now.passes == 1


def test_the_rack_is_kept_in_its_players_order_p10() -> None:
    table = Table("CATSEEE", "TONEAAA")
    assert table.ask(RearrangeRack(1, tuple("AAAENOT"))) == (Rearranged(1, tuple("AAAENOT")),)
    assert table.now.racks[1] == tuple("AAAENOT")
    assert table.refusal(RearrangeRack(1, tuple("AAAENO"))).reason is Reason.NOT_ON_RACK
    assert table.refusal(RearrangeRack(2, ())).reason is Reason.NO_SUCH_SEAT
    table.play("8G CAT")
    assert table.now.racks[0][:4] == tuple("SEEE")


# --------------------------------------------------------------------------------------------- the end


def test_who_goes_out_gains_what_the_others_lose_s13_s19_p19() -> None:
    table = Table("CAT", "QI", "E?", bag="")
    step = table.play("8G CAT")
    assert kinds_of(step) == ["Played", "EndRack", "EndRack", "EndRack", "Ended"]
    assert step[1:] == (
        EndRack(1, ("Q", "I"), -11),
        EndRack(2, ("E", "?"), -1),
        EndRack(0, ("Q", "I", "E", "?"), 12),
        Ended((0,)),
    )
    assert table.now.scores == (22, -11, -1)
    assert (table.now.phase, table.now.winners, table.now.turn) == (Phase.ENDED, (0,), None)
    assert table.refusal(Pass()).reason is Reason.WRONG_MOMENT


def test_the_tournament_doubles_the_others_tiles_instead() -> None:
    step = Table("CAT", "QI", "E", bag="", end_racks=EndRacks.DOUBLE).play("8G CAT")
    assert step[1:] == (EndRack(0, ("Q", "I", "E"), 24), Ended((0,)))


def test_the_game_goes_on_while_the_bag_holds_tiles_s13() -> None:
    assert "Ended" not in kinds_of(Table("CAT", "QI", bag="E").play("8G CAT"))


def test_all_passing_in_succession_ends_the_family_game_s13_s19() -> None:
    table = Table("CAT", "QI", "E", bag="X")
    assert kinds_of(table.ask(Pass())) == ["Passed", "NextTurn"]
    assert kinds_of(table.ask(Pass())) == ["Passed", "NextTurn"]
    assert table.ask(Pass()) == (
        Passed(2),
        EndRack(0, ("C", "A", "T"), -5),
        EndRack(1, ("Q", "I"), -11),
        EndRack(2, ("E",), -1),
        Ended((2,)),
    )


def test_a_play_or_an_exchange_breaks_a_row_of_passes_s13() -> None:
    table = Table("CATSEEE", "TONEAAA")
    table.ask(Pass())
    table.ask(Exchange(("T",)))
    assert kinds_of(table.ask(Pass())) == ["Passed", "NextTurn"]
    table.ask(Exchange(("A",)))
    table.play("8G CAT")
    assert kinds_of(table.ask(Pass())) == ["Passed", "NextTurn"]
    assert kinds_of(table.ask(Pass()))[-1] == "Ended"


def test_six_turns_without_points_end_the_tournament_game_s13() -> None:
    table = Table("CATSEEE", "TONEAAA", base="tournament_double")
    for _ in range(2):
        table.ask(Pass())
        table.ask(Exchange(("A",)))
    assert table.now.scoreless == 4
    table.ask(Pass())
    assert kinds_of(table.ask(Pass())) == ["Passed", "EndRack", "EndRack", "Ended"]


def test_a_tie_is_a_tie_s19() -> None:
    table = Table("A", "E", bag="X")
    table.ask(Pass())
    assert table.ask(Pass())[-1] == Ended((0, 1))


def test_alone_one_plays_to_the_end_s1() -> None:
    table = Table("CATS", bag="", base="tournament_double")
    step = table.play("8G CATS")
    assert kinds_of(step) == ["Played", "Ended"]
    assert table.now.winners == (0,)
    alone = Table("CATS", bag="", base="tournament_double")
    assert alone.refusal("8G TACS").reason is Reason.NOT_A_WORD


# ------------------------------------------------------------------------------- taking back and seeing


def test_at_home_a_turn_is_taken_back_with_the_tiles_that_were_drawn() -> None:
    """S-26: in a family, and alone against computers."""
    table = Table("CATSEEE", "TONEAAA")
    before = table.now
    table.play("8G CAT")
    table.ask(Exchange(("T",)))
    assert table.game.can_take_back(2)
    assert not table.game.can_take_back(3)
    table.game.take_back()
    table.game.take_back()
    assert table.now == before


@pytest.mark.parametrize("computers", [False, True])
def test_in_a_club_a_turn_that_nobody_challenged_is_taken_back_only_from_computers(computers: bool) -> None:
    table = Table("CATSEEE", "TONEAAA", base="club", levels=(None, "expert" if computers else None))
    table.play("8G CAT")
    table.ask(Accept())
    assert table.game.can_take_back(2) is computers


def test_nothing_is_taken_back_that_a_draw_followed() -> None:
    table = Table("CATSEEE", "TONEAAA", challenge=SINGLE)
    assert not table.game.can_take_back()
    before = table.now
    table.play("8G TAC")
    assert table.game.can_take_back()
    table.game.take_back()
    assert table.now == before
    table.ask(Pass())
    assert table.game.can_take_back()
    table.game.take_back()
    table.play("8G CAT")
    table.ask(Accept())
    assert not table.game.can_take_back()
    table.ask(Exchange(("T",)))
    assert not table.game.can_take_back()


def test_tournament_turns_stand() -> None:
    table = Table("CATSEEE", "TONEAAA", base="tournament_double")
    table.ask(Pass())
    assert not table.game.can_take_back()


def test_a_player_sees_the_own_rack_and_only_counts_p8_p12() -> None:
    table = Table("CATSEEE", "TONEAAA", "XYZEEEE", bag="QIIUUVV")
    table.play("8G TAC")
    seen = table.now.seen_by(1)
    assert seen.racks == ((HIDDEN,) * 4, tuple("TONEAAA"), (HIDDEN,) * 7)
    assert seen.bag == (HIDDEN,) * 7
    assert seen.last is not None
    assert seen.last.rack == (HIDDEN,) * 7
    assert "".join(sorted(seen.unseen_by(1))) == "".join(sorted("SEEE" + "XYZEEEE" + "QIIUUVV"))
    assert seen.unseen_by(1) == table.now.unseen_by(1)


def test_open_racks_are_seen_by_all_p8() -> None:
    table = Table("CATSEEE", "TONEAAA", bag="QI", open_racks=True)
    seen = table.now.seen_by(1)
    assert seen.racks == table.now.racks
    assert seen.bag == (HIDDEN, HIDDEN)
    assert seen.unseen_by(1) == ("I", "Q")


CHALLENGES = ["club", "tournament_double", "tournament_single", "tournament_five", "tournament_ten"]


@pytest.mark.parametrize("base", CHALLENGES)
def test_a_play_waits_until_it_is_accepted_s12(base: str) -> None:
    table = Table("CATSEEE", "TONEAAA", base=base)
    assert kinds_of(table.play("8G CAT")) == ["Played"]
    assert (table.now.phase, table.now.turn, len(table.now.racks[0])) == (Phase.CHALLENGE, 0, 4)
    assert table.refusal(Pass()).reason is Reason.WRONG_MOMENT
    step = table.ask(Accept())
    assert step[0] == Accepted(0)
    assert kinds_of(step) == ["Accepted", "Drew", "NextTurn"]
    assert table.refusal(Challenge(1)).reason is Reason.WRONG_MOMENT


@pytest.mark.parametrize("base", CHALLENGES)
def test_a_phony_goes_back_with_all_it_scored_and_the_turn_is_lost_s12(base: str) -> None:
    table = Table("RETSINA", "TONEAAA", base=base)
    table.play("8D RETSINA")
    assert table.now.scores == (66, 0)
    assert table.ask(Challenge(1)) == (PhonyRemoved(0, 1, ("retsina",), 66), NextTurn(1))
    assert table.now.scores == (0, 0)
    assert table.now.racks[0] == tuple("RETSINA")
    assert table.now.board.is_empty
    assert all_tiles(table.now) == sorted(table.rules.tiles.tiles)
    assert not table.game.can_take_back()


def test_a_turn_with_points_breaks_a_row_of_turns_without_s13() -> None:
    table = Table("CATSEEE", "TONEAAA", base="tournament_double")
    for _ in range(5):
        table.ask(Pass())
    table.play("8G TON")
    table.ask(Accept())
    assert table.now.scoreless == 0


def test_the_sixth_turn_without_points_may_be_a_phony_s13() -> None:
    table = Table("CATSEEE", "TONEAAA", base="tournament_double")
    for _ in range(5):
        table.ask(Pass())
    table.play("8G NOT")
    table.words = ()
    assert kinds_of(table.ask(Challenge(0))) == ["PhonyRemoved", "EndRack", "EndRack", "Ended"]


@pytest.mark.parametrize(
    ("base", "failed", "after"),
    [
        ("club", ChallengeFailed(0, 1, turn_lost=False, bonus=0), [NextTurn(1)]),
        ("tournament_single", ChallengeFailed(0, 1, turn_lost=False, bonus=0), [NextTurn(1)]),
        ("tournament_double", ChallengeFailed(0, 1, turn_lost=True, bonus=0), [TurnLost(1), NextTurn(0)]),
        ("tournament_five", ChallengeFailed(0, 1, turn_lost=False, bonus=5), [NextTurn(1)]),
        ("tournament_ten", ChallengeFailed(0, 1, turn_lost=False, bonus=10), [NextTurn(1)]),
    ],
)
def test_a_challenge_to_good_words_costs_what_the_rule_says_s12(
    base: str, failed: ChallengeFailed, after: list[object]
) -> None:
    table = Table("CATSEEE", "TONEAAA", base=base)
    table.play("8G CAT")
    step = table.ask(Challenge(1))
    assert (step[0], kinds_of(step)[1]) == (failed, "Drew")
    assert list(step[2:]) == after
    assert table.now.scores == (10 + failed.bonus, 0)
    assert (table.now.losing, table.now.passes) == ((), 0)


def test_who_sits_a_turn_out_has_not_passed_s13() -> None:
    """The game ends when all have passed, not when two of three have and one of them twice."""
    table = Table("CATSEEE", "TONEAAA", "TONEEII", base="tournament_double", pass_rounds=1)
    table.play("8G CAT")
    table.ask(Challenge(2))
    assert kinds_of(table.ask(Pass())) == ["Passed", "TurnLost", "NextTurn"]
    table.ask(Pass())
    assert kinds_of(table.ask(Pass())) == ["Passed", "NextTurn"]
    assert table.now.turn == 2
    assert kinds_of(table.ask(Pass()))[-1] == "Ended"


def test_a_lost_turn_waits_until_it_is_due() -> None:
    table = Table("CATSEEE", "TONEAAA", "TONEEII", base="tournament_double")
    table.play("8G CAT")
    assert table.ask(Challenge(2))[-1] == NextTurn(1)
    assert table.now.losing == (2,)
    assert kinds_of(table.ask(Pass())) == ["Passed", "TurnLost", "NextTurn"]
    assert (table.now.turn, table.now.losing, table.now.scoreless) == (0, (), 2)


def test_nobody_challenges_the_own_play_or_from_an_empty_chair_s12() -> None:
    table = Table("CATSEEE", "TONEAAA", base="club")
    table.play("8G CAT")
    assert table.refusal(Challenge(0)).reason is Reason.OWN_PLAY
    assert table.refusal(Challenge(2)).reason is Reason.NO_SUCH_SEAT


@pytest.mark.parametrize("good", [True, False])
def test_the_last_play_can_be_challenged_before_the_game_ends_s12_s13(good: bool) -> None:
    table = Table("CAT", "QI", bag="", base="tournament_double")
    table.play("8G CAT" if good else "8G TAC")
    assert (table.now.phase, table.now.racks[0], table.now.out) == (Phase.CHALLENGE, (), None)
    step = table.ask(Challenge(1))
    if good:
        assert kinds_of(step) == ["ChallengeFailed", "EndRack", "Ended"]
        assert step[1] == EndRack(0, ("Q", "I"), 22)
        assert table.now.scores == (32, 0)
    else:
        assert kinds_of(step) == ["PhonyRemoved", "NextTurn"]
        assert sorted(table.now.racks[0]) == ["A", "C", "T"]
    assert (table.now.phase is Phase.ENDED) is good


def test_a_club_play_may_be_taken_back_until_it_is_judged() -> None:
    table = Table("CATSEEE", "TONEAAA", base="club")
    table.play("8G TAC")
    assert table.game.can_take_back()
    table.ask(Challenge(1))
    assert not table.game.can_take_back()


def test_a_rack_may_be_rearranged_while_a_play_waits_p10() -> None:
    table = Table("CATSEEE", "TONEAAA", base="club")
    table.play("8G TAC")
    table.ask(RearrangeRack(0, tuple("EEES")))
    table.ask(Challenge(1))
    assert table.now.racks[0] == tuple("CATSEEE")


def test_a_draft_tells_words_score_and_reason_live_p15_p17() -> None:
    table = Table("CATSEEE", "TONEAA?", base="family_strict")
    table.play("8G CAT")

    def look(text: str, seat: int = 1) -> Draft:
        return draft(table.now, seat, table.named(text).laid, WORDS)

    good = look("9H ON")
    assert (good.score, good.reason, [word.text for word in good.words]) == (8, Reason.NOT_A_WORD, ["on", "ao", "tn"])
    assert good.unknown == ("ao", "tn")
    # sEA: 0 + 1 + A on the triple letter J10 3; CATs 5.
    assert (look("J8 sEA").score, look("J8 sEA").reason) == (9, None)
    assert (look("J8 sEAT").reason, look("J8 sEATS").reason) == (None, Reason.NOT_ON_RACK)
    assert look("8J S").reason is Reason.NOT_ON_RACK
    assert look("8J S").score == 6
    assert draft(table.now, 1, (), WORDS) == Draft(reason=Reason.NO_TILES)
    apart = look("12A TON")
    assert (apart.reason, [word.text for word in apart.words]) == (Reason.NOT_TOUCHING, ["ton"])
    nameless = draft(table.now, 1, [(114, Tile("", blank=True))], WORDS)
    assert (nameless.reason, nameless.squares, nameless.words[0].text) == (
        Reason.BLANK_WITHOUT_LETTER,
        (114,),
        "cat?",
    )
    gap = draft(table.now, 1, [(114, Tile("T")), (116, Tile("O"))], WORDS)
    assert (gap.reason, gap.squares, gap.words) == (Reason.GAP, (115,), ())


def test_a_draft_says_what_the_table_will_be_asked_but_betrays_nothing_before_a_challenge_p18() -> None:
    laid = [(111 + place, Tile(letter)) for place, letter in enumerate("TAC")]
    family, tournament = Table("CATSEEE", "TONEAAA"), Table("CATSEEE", "TONEAAA", base="tournament_double")
    assert draft(family.now, 0, laid, WORDS).unknown == ("tac",)
    assert draft(family.now, 0, laid, WORDS).reason is None
    assert draft(tournament.now, 0, laid, WORDS).unknown == ()


# ------------------------------------------------------------------------------------------- the clock


def timed(**rules: int) -> Table:
    return Table("CATSEEE", "ONTEASE", **rules)


def test_the_clock_counts_for_who_is_on_turn() -> None:
    table = timed(seconds=60)
    table.ask(ReadClock(12.5))
    table.ask(Pass())
    table.ask(ReadClock(3.0))
    assert [table.now.seconds_used(seat) for seat in (0, 1)] == [12.5, 3.0]
    assert table.refusal(ReadClock(2.0)).reason is Reason.WRONG_MOMENT, "a clock never goes back"
    assert timed().refusal(ReadClock(1.0)).reason is Reason.WRONG_MOMENT, "no clock runs in this game"


def test_each_minute_begun_beyond_the_time_costs_points_at_the_end() -> None:
    table = timed(seconds=60)
    table.ask(ReadClock(60.0))
    table.ask(Pass())
    table.ask(ReadClock(121.0))
    table.ask(Pass())
    assert [event for step in table.game.steps for event in step if isinstance(event, Adjusted)] == [
        Adjusted(1, -20, Cause.TIME)
    ]
    assert table.now.phase is Phase.ENDED


def test_each_turn_gives_back_seconds_to_its_player() -> None:
    """S-38"""
    table = timed(seconds=60, increment=10)
    assert [table.now.seconds_allowed(seat) for seat in (0, 1)] == [60, 60]
    table.ask(ReadClock(65.0))
    table.ask(Pass())
    assert [table.now.seconds_allowed(seat) for seat in (0, 1)] == [70, 60]
    table.ask(ReadClock(3.0))
    table.ask(Pass())
    assert not any(isinstance(event, Adjusted) for step in table.game.steps for event in step), "65 of 70 seconds"


def test_a_turn_whose_sandglass_has_run_out_is_passed() -> None:
    table = timed(turn_seconds=30)
    table.ask(ReadClock(29.0))
    assert table.refusal(CallTime()).reason is Reason.WRONG_MOMENT
    table.ask(ReadClock(30.0))
    table.ask(CallTime())
    assert table.now.turn == 1
    assert table.now.turn_used == 0.0
