"""The pages of the program, each brought about by playing there."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import Qt

from boggle_desk.engine.boggle import wishes
from boggle_desk.engine.boggle.events import (
    BeginSearch,
    Challenge,
    EndSearch,
    PassReading,
    ReadWord,
    Shake,
    WriteWord,
)
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.rules import BoardWish, ChallengeJudge, Writing
from boggle_desk.engine.boggle.wishes import ReadyWish
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.board_search import Wishing
from boggle_desk.views.boggle.board_picture import BoardPicture, tray_of
from boggle_desk.views.boggle.panels.search_panel import PencilChip
from boggle_desk.views.pictures import PictureButton
from boggle_desk.views.play_alone_page import EVERYBODY, PlayAlonePage
from tests.views.boggle.practice_fixtures import begin_search, practice, reach_goal, room
from tests.views.boggle.table_fixtures import Sitting

NAMES = ("Ann", "Bea", "Cem")
LISTS = (
    "hostages quotes stage whose seat hot gate age tgu",
    "hot gate plague seats toe wsse",
    "hot shoes use",
)


def shake(people: Sitting) -> None:
    """Hold Space and let go."""
    people.hold(Qt.Key.Key_Space)
    people.settle()
    assert people.phase is Phase.COVERED


def lift(people: Sitting) -> None:
    """Press Enter at the covered dome."""
    people.enter()
    people.settle()
    assert people.phase is Phase.SEARCH


def read_aloud(people: Sitting) -> None:
    """Read from paper without a word typed before: Enter alone does nothing there."""
    people.enter("")
    assert people.phase is Phase.COLLECT
    people.tab_to(people.table.collect_panel.read)
    people.enter("")
    people.settle()
    assert people.phase is Phase.READ


def hidden(people: Sitting) -> bool:
    """Return whether no letter can be seen."""
    return not any(people.letters())


def to_home(people: Sitting) -> None:
    """Show the first page with a game that waits."""
    seat(people)
    shake(people)
    people.desk.go_home()


def to_setup(people: Sitting) -> None:
    """Set a table up."""
    people.desk.new_table()


def to_more_rules(people: Sitting) -> None:
    """Set a table up and look at every rule."""
    people.desk.new_table()
    people.setup.rules.open_sheet()
    people.setup.rules.more.click()


FAMILY = (
    Player("Ann", team="Grown-ups"),
    Player("Ben", team="Grown-ups"),
    Player("Tim", team="Children", team_sign=3, minimum_length=3, extra_seconds=60, head_start=5),
    Player("Cora", team="Children", team_sign=3, extra_seconds=30),
    Player("Computer", level="casual"),
)
"""Two teams with handicaps, and a computer that plays for itself."""


def to_teams(people: Sitting) -> None:
    """Set a table up with teams and handicaps."""
    people.desk.services.choices.change(players=FAMILY)
    people.desk.new_table()


def to_extra_time(people: Sitting) -> None:
    """Let extra time run on paper."""
    rules = replace(people.desk.services.boggle_presets["classic"], writing=Writing.PAPER)
    people.desk.begin(rules, FAMILY[:4])
    people.table.submit(Shake())
    people.enter("")
    people.settle()
    people.run(190)


def to_team_reading(people: Sitting) -> None:
    """Read in teams; a teammate has had the last word too."""
    to_extra_time(people)
    while people.phase is Phase.SEARCH:
        people.run(30)
        people.settle()
    for place, words in enumerate(("hostages quotes hot", "quotes gate", "gate seat", "use")):
        for word in words.split():
            people.table.submit(WriteWord(place, word))
    people.enter("")
    people.table.submit(ReadWord("quotes"))


def to_team_scores(people: Sitting) -> None:
    """Look at the scores of teams."""
    to_team_reading(people)
    for place in range(4):
        for entry in people.position.lists[place]:
            if entry.mark == "written" and people.position.reader == place:
                people.table.submit(ReadWord(entry.word))
        people.table.submit(PassReading())
    people.table.submit(PassReading())  # nobody challenges at the last call


def seat(people: Sitting, names: tuple[str, ...] = NAMES, writing: Writing = Writing.SCREEN, **changes: Any) -> None:
    """Seat the players before the first shake."""
    rules = replace(
        people.desk.services.boggle_presets["classic"],
        **{"writing": writing, "court": ChallengeJudge.VOTE, "penalty": True} | changes,
    )
    people.desk.begin(rules, tuple(Player(name) for name in names))


def to_covered(people: Sitting) -> None:
    """Shake."""
    seat(people)
    people.table.submit(Shake())


def to_search(people: Sitting) -> None:
    """Write some words on screen, and begin another that lies on the board."""
    to_covered(people)
    people.enter("")
    people.settle()
    people.enter(*LISTS[0].split())
    people.run(47)
    people.type("plagu")


RIVALS = tuple(Player(level.title(), level=level) for level in ("child", "casual", "expert"))


def to_rivals(people: Sitting) -> None:
    """Search with computers; the pencils are stopped, each further on in its word."""
    rules = replace(people.desk.services.boggle_presets["classic"], writing=Writing.SCREEN)
    people.desk.begin(rules, (Player("Ann"), *RIVALS))
    people.table.submit(Shake())
    people.enter("")
    people.settle()
    people.wait(lambda: not people.table.rivals.planning)
    people.run(30)
    people.enter("hot", "stage", "seat")
    for place, chip in enumerate(people.table.search_panel.findChildren(PencilChip)):
        chip.stroke.start()
        chip.stroke.pause()
        chip.stroke.setCurrentTime(300 * place)


def to_search_on_paper(people: Sitting) -> None:
    """Let the glass run while all write."""
    seat(people, writing=Writing.PAPER)
    people.table.submit(Shake())
    people.enter("")
    people.settle()
    people.run(172)


def to_pause(people: Sitting) -> None:
    """Pause a search."""
    to_search(people)
    people.table.pause_or_resume()


def to_collect(people: Sitting) -> None:
    """Type lists in."""
    to_search_on_paper(people)
    people.run_out()
    for place, words in enumerate(LISTS):
        for word in words.split():
            people.table.submit(WriteWord(place, word))
    people.settle()  # with large letters the drawer opens for the lists
    people.type("whale")


def to_reading(people: Sitting) -> None:
    """Read until one word stands, one is crossed off and one has fallen; the next is marked."""
    to_collect(people)
    people.key(Qt.Key.Key_Escape)
    people.enter("")
    for word in ("hostages", "hot", "gate", "tgu"):
        people.table.submit(ReadWord(word))
    people.table.submit(Challenge("tgu", 1, (False, False, True)))


def to_reading_on_screen(people: Sitting) -> None:
    """Read lists that were written on screen."""
    to_search(people)
    people.key(Qt.Key.Key_Escape)
    for _ in range(3):
        people.run_out()
        people.settle()
        if people.phase is Phase.COVERED:
            people.enter("")
            people.settle()
    people.enter("")


def to_vote(people: Sitting) -> None:
    """Doubt a word."""
    to_reading(people)
    people.table.submit(ReadWord("quotes"))
    people.table.submit(Challenge("quotes", 1))
    people.settle()


def to_scores(people: Sitting) -> None:
    """Read everything, and look at the scores."""
    to_reading(people)
    for seat_ in range(3):
        for entry in people.position.lists[seat_]:
            if entry.mark == "written" and people.position.reader == seat_:
                people.table.submit(ReadWord(entry.word))
        people.table.submit(PassReading())
    people.table.submit(PassReading())  # nobody challenges at the last call
    people.wait(lambda: bool(people.table.scores_panel.missed.words))


def to_review(people: Sitting) -> None:
    """Look at all words of the board."""
    to_scores(people)
    people.table.scores_panel.words.click()
    panel = people.table.review_panel
    people.wait(lambda: panel.words.model().rowCount() > 50)
    panel.words.setCurrentIndex(panel.words.model().index(1, 0))


def to_end(people: Sitting) -> None:
    """Win the game."""
    to_scores(people)
    people.table.scores_panel.stop.click()
    people.wait(people.table.win_panel.best.isVisible)


def to_finish(people: Sitting) -> None:
    """Win by a point in the only round; the photo lies there."""
    seat(people, writing=Writing.PAPER, rounds=1, target=None)
    people.table.submit(Shake())
    people.table.submit(BeginSearch())
    people.run_out()
    for place, words in enumerate(("stage hot", "quotes", "whose")):
        for word in words.split():
            people.table.submit(WriteWord(place, word))
    people.enter("")
    people.table.reading_panel.press_all()
    people.table.reading.hold()
    while people.phase is Phase.READ:
        people.table.reading_panel.press_main()


def to_practice(people: Sitting) -> None:
    """Set a practice up, on any day."""
    people.desk.show_room("practice")
    page = room(people)
    today = page.way.buttons[0]
    assert isinstance(today, PictureButton)
    today.tell(today.text(), today.accessibleDescription(), tray_of(4, 4))
    people.wait(lambda: bool(page.best.text()))


def to_practice_search(people: Sitting) -> None:
    """Practise with a rival until some words are found and half of one is hinted at."""
    practice(people, Player("Skilled", "skilled"))
    begin_search(people)
    people.wait(lambda: not people.table.rivals.planning)
    for word in ("hot", "age", "quotes", "gat", "post"):
        people.run(9)
        people.enter(word)
    for _ in range(3):
        people.table.search_panel.press_hint()


def to_practice_goal(people: Sitting) -> None:
    """Reach the goal of a practice."""
    begin_search(practice(people))
    reach_goal(people)


def to_practice_result(people: Sitting) -> None:
    """See what a practice came to."""
    to_practice_goal(people)
    people.table.search_panel.press_end()
    people.wait(lambda: bool(people.table.scores_panel.result.best.text()))


def to_boards(people: Sitting) -> None:
    """Type a code where known boards are played, after the board of the day was played."""
    people.desk.show_room("boards")
    page = people.desk.room
    assert isinstance(page, PlayAlonePage)
    page.who.choose(EVERYBODY)
    page.press_start()
    people.settle()
    people.table.submit(BeginSearch())
    while people.phase is not Phase.ENDED:
        people.table.submit(BeginSearch() if people.phase is Phase.COVERED else EndSearch())
    people.desk.show_room("boards")
    page = people.desk.room
    assert isinstance(page, PlayAlonePage)
    people.wait(lambda: len(page.chips.chips) == len(NAMES))


def to_wishes(people: Sitting) -> None:
    """Wish for a board in the table's own numbers."""
    people.desk.new_table()
    card = people.setup.board
    card.more.click()
    card.ready.choose(ReadyWish.OWN)
    card.least.setValue(90)
    people.wait(lambda: any(map(str.isdigit, card.chance.text())))


def to_wish_out_of_reach(people: Sitting) -> None:
    """Shake in vain for a wish."""
    rules = replace(
        people.desk.services.boggle_presets["classic"], wish=BoardWish(5_000, short_words=4_000, long_word=25)
    )
    people.desk.begin(rules, tuple(Player(name) for name in NAMES))
    with patch.object(wishes, "MOST_SHAKES", 50):
        people.hold(Qt.Key.Key_Space)
        people.wait(lambda: people.table.wished.state is Wishing.STUCK)


STAGES: dict[str, Callable[[Sitting], None]] = {
    "home": to_home,
    "setup": to_setup,
    "more rules": to_more_rules,
    "teams": to_teams,
    "extra time": to_extra_time,
    "team reading": to_team_reading,
    "team scores": to_team_scores,
    "shake": seat,
    "covered": to_covered,
    "search": to_search,
    "rivals": to_rivals,
    "search on paper": to_search_on_paper,
    "pause": to_pause,
    "collect": to_collect,
    "reading": to_reading,
    "reading on screen": to_reading_on_screen,
    "vote": to_vote,
    "scores": to_scores,
    "review": to_review,
    "finish": to_finish,
    "end": to_end,
    "boards": to_boards,
    "wishes": to_wishes,
    "wish out of reach": to_wish_out_of_reach,
    "practice": to_practice,
    "practice search": to_practice_search,
    "practice goal": to_practice_goal,
    "practice result": to_practice_result,
}


def play_to(people: Sitting, stage: str) -> None:
    """Bring a page about and let everything come to rest, pictures too."""
    STAGES[stage](people)
    people.settle()
    if people.desk.table:
        people.table.dome.finish_pictures()
        for picture in people.table.findChildren(BoardPicture):
            if picture.isVisible():
                picture.finish_pictures()
        people.settle()
