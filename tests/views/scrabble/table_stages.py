"""The pages of a crossword game, each brought about by playing there."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from boggle_desk.engine.scrabble.position import Phase
from tests.views.scrabble.table_fixtures import Sitting, seated

NAMES = ("Ann", "Bea", "Cem", "Dora")
HANDS = ("CATSE?O", "DNSRALU", "FAMILYE", "QUIZTED")
BAG = "AAEEEIOUNRTLSDGBMPHWVKJX"
TURNS = (("H8", "CAT", True), ("I7", "SND", False))


def to_setup(people: Sitting) -> None:
    """Set a table up."""
    people.desk.new_table("scrabble")


def to_cover(people: Sitting) -> None:
    """Seat four people; Ann is to begin."""
    seated(people, *NAMES, hands=HANDS, bag=BAG)


def pass_turn(people: Sitting) -> None:
    """Pass in any language: the table asks, and Enter answers."""
    people.table.pass_turn()
    people.enter()


def to_turn(people: Sitting) -> None:
    """Play some turns, and show Dora's tiles."""
    to_cover(people)
    for name, letters, across in TURNS:
        people.enter()
        people.write(name, letters, across)
        people.enter()
    people.enter()
    pass_turn(people)
    people.enter()


def to_draft(people: Sitting) -> None:
    """Lay a word that counts."""
    to_turn(people)
    people.write("F10", "QUI")


def to_fault(people: Sitting) -> None:
    """Lay tiles that the rules refuse."""
    to_turn(people)
    people.write("B3", "QUIZ")
    people.enter()


def to_exchange(people: Sitting) -> None:
    """Choose tiles for an exchange."""
    to_turn(people)
    people.table.begin_exchange()
    people.type("qi")


def to_blank(people: Sitting) -> None:
    """Ask which letter a blank is."""
    to_cover(people)
    people.enter()
    people.carry(people.on_rack(5), people.on_board("H8"))


def to_asked(people: Sitting) -> None:
    """Ask the table about a word."""
    to_turn(people)
    people.write("G8", "Q")
    people.enter()


def to_challenge(people: Sitting) -> None:
    """Ask whether anybody challenges."""
    seated(people, *NAMES, hands=HANDS, bag=BAG, preset="tournament_double")
    people.enter()
    people.write("H8", "CAT")
    people.enter()
    assert people.phase is Phase.CHALLENGE


def to_open(people: Sitting) -> None:
    """Play with open racks against two computers."""
    seated(people, "Ann", "expert!", hands=HANDS[:2], bag=BAG, open_racks=True)


def to_tiles(people: Sitting) -> None:
    """Look at what is unseen."""
    to_turn(people)
    people.tab_to(people.table.bag)
    people.key(Qt.Key.Key_Space)


def to_end(people: Sitting) -> None:
    """Pass until the game is over."""
    to_turn(people)
    pass_turn(people)
    for _ in range(2):
        people.enter()
        pass_turn(people)
    assert people.phase is Phase.ENDED


STAGES: dict[str, Callable[[Sitting], None]] = {
    "setup": to_setup,
    "cover": to_cover,
    "turn": to_turn,
    "draft": to_draft,
    "fault": to_fault,
    "exchange": to_exchange,
    "blank": to_blank,
    "asked": to_asked,
    "challenge": to_challenge,
    "open": to_open,
    "tiles": to_tiles,
    "end": to_end,
}


def play_to(people: Sitting, stage: str) -> None:
    """Bring a page about and let everything come to rest, pictures too."""
    STAGES[stage](people)
    people.settle()
    if people.desk.table:
        people.table.board.finish_pictures()
        people.settle()
