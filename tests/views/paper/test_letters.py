"""Texts that fit."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from boggle_desk.views.paper.sheets import FontWeight, elided, fitting, width, wrapped

texts = st.text(st.characters(codec="latin-1"), max_size=60)


@given(text=texts, room=st.floats(24, 400))
def test_an_elided_text_fits_and_says_that_it_goes_on(qapp: QApplication, text: str, room: float) -> None:
    short = elided(text, room, 9.5)
    assert width(short, 9.5) <= room + 1e-6
    plain = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    assert short == plain or short.endswith("…")


@given(words=st.lists(st.text("abcdefghi", min_size=1, max_size=40), max_size=40), room=st.floats(30, 300))
def test_wrapped_lines_fit_and_lose_nothing(qapp: QApplication, words: list[str], room: float) -> None:
    lines = wrapped(" ".join(words), room, 9.0)
    assert all(width(line, 9.0) <= room + 1e-6 for line in lines)
    assert "".join(lines).replace(" ", "") == "".join(words)


@given(text=st.text("ABCDEFW", min_size=1, max_size=40), room=st.floats(20, 200))
def test_a_fitting_size_fits(qapp: QApplication, text: str, room: float) -> None:
    size = fitting(text, room, 12.0, FontWeight.BOLD)
    assert size <= 12.0
    assert width(text, size, FontWeight.BOLD) <= room + 1e-6


def test_each_face_is_the_shipped_one(qapp: QApplication) -> None:
    wide = [width("Boggle", 100, face) for face in FontWeight]
    assert wide == sorted(set(wide))
