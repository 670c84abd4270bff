"""Tiles being laid, looked at before they are played (P15, P17, P18)."""

from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.referee import Draft, draft
from boggle_desk.engine.scrabble.tiles import Tile
from tests.engine.scrabble.table import WORDS, Table


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
