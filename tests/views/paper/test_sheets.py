"""Rows on pages: all of them, once, in order, within the paper, headings with what they head."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from boggle_desk.views.paper.sheets import (
    Line,
    Marks,
    Page,
    Paper,
    Printout,
    Row,
    Section,
    Size,
    Text,
    column_width,
    printed,
)
from tests.views.paper.printed import check, texts_of

PAPERS = [Paper(size, across) for size in Size for across in (False, True)]


def number(place: int, pages: int) -> str:
    return f"{place}/{pages}"


def row(text: str, height: float = 14.0, keeps: bool = False, again: Row | None = None) -> Row:
    """Return a row that says something."""
    return Row(height, (Text(text, 0, 10, 60, 8.0),), keeps, again=again)


def pages_of(*sections: Section, paper: Paper = PAPERS[0]) -> Printout:
    return printed("Rows", paper, sections, number)


def body(page: Page) -> list[Text]:
    """Return the texts of a page without its foot."""
    return [mark for mark in page.marks if isinstance(mark, Text)][:-2]


rows = st.lists(
    st.tuples(st.floats(8, 120, allow_nan=False), st.booleans()).map(tuple), min_size=1, max_size=120
)  # fmt: skip


@given(heights=rows, columns=st.integers(1, 6), paper=st.sampled_from(PAPERS), headed=st.booleans())
def test_every_row_appears_once_in_order_and_on_the_paper(
    qapp: QApplication, heights: list[tuple[float, bool]], columns: int, paper: Paper, headed: bool
) -> None:
    names = [f"r{place}" for place in range(len(heights))]
    made = tuple(row(name, height, keeps) for name, (height, keeps) in zip(names, heights, strict=True))
    heading = row("heading") if headed else None
    before, after = Section((row("before"),)), Section((row("after"),))
    printout = pages_of(before, Section(made, columns, heading=heading, head=row("head")), after, paper=paper)
    said = [text for text in texts_of(printout) if text not in ("heading", "head")]
    assert said == ["before", *names, "after"]
    check(printout)


@given(count=st.integers(1, 200), columns=st.integers(1, 5))
def test_a_heading_never_ends_a_column(qapp: QApplication, count: int, columns: int) -> None:
    made = tuple(row(f"h{place}" if place % 4 == 0 else f"r{place}", 21.0, place % 4 == 0) for place in range(count))
    for page in pages_of(Section(made, columns)).pages:
        texts = body(page)
        for text, following in itertools.pairwise(texts):
            if text.text.startswith("h"):
                assert (following.x, following.y > text.y) == (text.x, True)


@given(count=st.integers(1, 300), columns=st.integers(2, 5))
def test_a_list_that_goes_on_says_whose_it_is(qapp: QApplication, count: int, columns: int) -> None:
    again = row("again")
    printout = pages_of(Section(tuple(row(f"r{place}", 14.0, again=again) for place in range(count)), columns))
    for page in printout.pages:
        texts = body(page)
        tops = {x: min(text.y for text in texts if text.x == x) for x in {text.x for text in texts}}
        assert {text.text for text in texts if text.y == tops[text.x]} == {"again"}
    said = [text for text in texts_of(printout) if text != "again"]
    assert said == [f"r{place}" for place in range(count)]


def test_columns_that_end_are_spread_evenly(qapp: QApplication) -> None:
    (page,) = pages_of(Section(tuple(row(f"r{place}") for place in range(9)), 3)).pages
    columns = [text.x for text in body(page)]
    assert sorted(columns.count(x) for x in set(columns)) == [3, 3, 3]


def test_loose_room_is_left_out_where_a_column_begins(qapp: QApplication) -> None:
    loose = Row(30, loose=True)
    made = (row("a"), row("b"), loose, row("c"), row("d"))
    (page,) = pages_of(Section(made, 2)).pages
    places = {text.text: text.y for text in body(page)}
    assert places["c"] == places["a"]


def test_a_row_higher_than_the_paper_still_stands_there(qapp: QApplication) -> None:
    printout = pages_of(Section((row("a"), row("high", 5_000), row("b"))))
    assert texts_of(printout) == ["a", "high", "b"]
    assert len(printout.pages) == 3


def test_a_fresh_section_begins_a_page_unless_it_has_begun(qapp: QApplication) -> None:
    printout = pages_of(Section((row("a"),), fresh=True), Section((row("b"),), fresh=True))
    assert [body(page)[0].text for page in printout.pages] == ["a", "b"]


def test_pages_are_numbered_and_a_long_title_gives_way(qapp: QApplication) -> None:
    printout = printed("Boggle " * 60, PAPERS[0], [Section((row("a"),))] * 1, number)
    title, place = printout.pages[0].texts[-2:]
    assert place == "1/1"
    assert title.endswith("…")
    check(printout)


@pytest.mark.parametrize("paper", PAPERS, ids=str)
def test_columns_fill_the_width(paper: Paper) -> None:
    assert column_width(paper, 3, 18) * 3 + 36 == pytest.approx(paper.room[0])


@pytest.mark.parametrize(
    "wrong",
    [
        (Text("over", 0, 10, 60, 8.0), Text("another", 10, 12, 60, 8.0)),
        (Text("too wide for its room", 0, 10, 20, 8.0),),
        (Text("below the edge", 0, 900, 60, 8.0),),
        (Line((0, 0), (700, 0)),),
    ],
)
def test_what_is_wrong_on_a_page_would_be_seen(qapp: QApplication, wrong: Marks) -> None:
    check(pages_of(Section((row("right"),))))
    with pytest.raises(AssertionError):
        check(pages_of(Section((Row(20, wrong),))))
