"""Plays the new stage of `docs/adding.md`, in a copy of the program that has it: `tests/test_docs.py` runs this."""

from PySide6.QtCore import Qt

from boggle_desk.engine.boggle.events import BeginReading, BeginSearch, PassReading, ReadWord, Shake, WriteWord
from boggle_desk.engine.boggle.position import Phase
from tests.views.boggle.table_fixtures import Sitting, seated
from tests.views.boggle.test_killed_game import take_up


def test_the_stage_is_drawn_told_on_phones_kept_and_left(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea")
    for move in (Shake(), BeginSearch()):
        sitting.table.submit(move)
    sitting.run_out()
    for move in (WriteWord(0, "stage"), WriteWord(1, "hot"), BeginReading(), ReadWord("stage"), PassReading()):
        sitting.table.submit(move)
    sitting.table.submit(ReadWord("hot"))
    while sitting.phase is Phase.READ:
        sitting.table.submit(PassReading())
    sitting.settle()
    told = ["STAGE", "Ann has the longest word. A round of applause!"]
    assert sitting.phase == "applause"
    assert sitting.texts(sitting.table.prompt_panel) == told
    assert sitting.table.prompt_panel.accessibleName() == "\n".join(told)
    phone = sitting.table.prompts.on_phone(sitting.table.state, 1)
    assert ([phone.heading, phone.text], phone.stage) == (told, "wait")
    sitting.desk.go_home()
    sitting.settle()
    take_up(sitting)
    assert sitting.phase == "applause"
    sitting.key(Qt.Key.Key_Return)
    sitting.settle()
    assert sitting.phase is Phase.SCORED
    assert sitting.table.scores_panel.isVisible()
