"""What a round came to on paper (rules B18 to B21, B25, B28, B33, B34)."""

from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QDateTime
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.review import missed, search_board
from boggle_desk.engine.players import Player
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.views.boggle.result_sheets import ResultSheet
from boggle_desk.views.paper.sheets import Line, Paper, Printout, Size, Text
from tests.views.boggle.paper_rounds import CROSSED, SKIPPED, STANDING, STRUCK, out, scored, sets
from tests.views.paper.printed import check, texts_of

ANN, BEA = Player("Ann"), Player("Bea")


def sheet(lists: dict[Player, list[tuple[str, EntryMark]]], seed: int = 3) -> ResultSheet:
    return ResultSheet(scored(lists, seed=seed), open_shipped, sets())


def struck_through(printout: Printout) -> list[str]:
    """Return the words with a line through them."""
    found = []
    for page in printout.pages:
        lines = [mark for mark in page.marks if isinstance(mark, Line) and mark.start[1] == mark.end[1]]
        for text in (mark for mark in page.marks if isinstance(mark, Text)):
            through = any(
                abs(line.start[0] - text.x) < 2 and 0 < text.y - line.start[1] < text.size * 0.5 for line in lines
            )
            if through:
                found.append(text.text)
    return found


letters = st.text("abcdefghijklmnopqrstuvwxyz", min_size=3, max_size=25).map("x{}".format)
word_lists = st.lists(letters, max_size=70, unique=True)


@settings(max_examples=settings().max_examples // 2)
@given(
    lists=st.lists(word_lists, min_size=1, max_size=8),
    marks=st.lists(st.sampled_from(EntryMark), min_size=1),
    paper=st.sampled_from([Paper(Size.A4), Paper(Size.LETTER, True)]),
    most=st.integers(0, 300),
)
def test_any_word_of_any_list_stands_on_the_paper_once(
    qapp: QApplication, lists: list[list[str]], marks: list[EntryMark], paper: Paper, most: int
) -> None:
    written = {
        Player(f"Player {seat}"): [(f"{word}{seat}", marks[place % len(marks)]) for place, word in enumerate(words)]
        for seat, words in enumerate(lists)
    }
    printout = out(sheet(written), paper, missed=most)
    check(printout)
    said = Counter(texts_of(printout))
    assert {word.upper(): said[word.upper()] for words in written.values() for word, _mark in words} == {
        word.upper(): 1 for words in written.values() for word, _mark in words
    }


def test_a_result_that_is_printed_today_names_the_year(qapp: QApplication) -> None:
    now = QDateTime.currentDateTime()
    printout = out(ResultSheet(scored({ANN: [("rest", STANDING)]}), open_shipped, sets(), now.toSecsSinceEpoch()))
    assert any(str(now.date().year()) in text for text in texts_of(printout))


def test_what_stands_was_crossed_off_or_struck_shows_without_colour(qapp: QApplication) -> None:
    printout = out(
        sheet(
            {ANN: [("rest", STANDING), ("bin", CROSSED), ("xyzzy", STRUCK), ("tin", SKIPPED)], BEA: [("bin", CROSSED)]}
        )
    )
    said = texts_of(printout)
    assert struck_through(printout) == ["BIN", "XYZZY", "BIN"]
    after = {word: said[said.index(word) + 1] for word in ("REST", "BIN", "XYZZY", "TIN")}
    assert after == {"REST": "1", "BIN": "=", "XYZZY": "×", "TIN": "o"}
    (legend,) = (text for text in said if "others had it too" in text)
    assert all(sign in legend for sign in "=×o")
    check(printout)


def test_words_that_nobody_had_are_capped_and_that_is_said(qapp: QApplication) -> None:
    position = scored({ANN: [("rest", STANDING)], BEA: []})
    lexicon = open_shipped()
    all_missed = [row.word.upper() for row in missed(search_board(position, lexicon))]
    said = texts_of(out(ResultSheet(position, open_shipped, sets()), missed=20))
    assert f"Words that nobody had: the commonest 20 of {len(all_missed)}" in said
    shown = [text for text in said if text in set(all_missed)]
    assert shown == all_missed[:20]
    whole = texts_of(out(ResultSheet(position, open_shipped, sets()), missed=500))
    assert [text for text in whole if text in set(all_missed)] == all_missed
    assert not any("commonest 500" in text for text in whole)
    assert not any(lexicon.is_offensive(word) for word in all_missed)


def test_points_winner_handicap_and_team_totals(qapp: QApplication) -> None:
    """Rules B25, B33, B34: a head start counts in the list; a team has a line of its own."""
    child = Player("Cem", team="Reds", head_start=4)
    written = {ANN: [("inert", STANDING)], child: [("tin", STANDING)], Player("Dot", team="Reds"): []}
    said = texts_of(out(sheet(written)))
    assert said[said.index("head start") + 1] == "4"
    at = said.index("Reds")
    assert said[at + 1 : at + 3] == ["5", "5"]
    assert any("Cem" in text and "won the round" in text for text in said)
    assert "no words" in said


def test_alone_nobody_has_won(qapp: QApplication) -> None:
    position = scored({Player("Ben"): [("rest", STANDING)]})
    ended = replace(position, phase=Phase.ENDED, winners=(0,))
    said = texts_of(out(ResultSheet(ended, open_shipped, sets())))
    assert not [text for text in said if "won" in text]


def test_a_tie_is_a_tie(qapp: QApplication) -> None:
    said = texts_of(out(sheet({ANN: [("tin", STANDING)], BEA: [("bin", STANDING)]})))
    assert "A tie this round: Ann and Bea." in said
