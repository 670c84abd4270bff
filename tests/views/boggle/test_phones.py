"""A family plays Boggle on phones: the laptop is the table, and each phone somebody's paper."""

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.events import ReadWord, Shake
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.solver import everyday_words
from boggle_desk.engine.players import Player
from boggle_desk.models.background_task import finish
from boggle_desk.models.boggle.prompts import Cubes
from boggle_desk.models.phones.networks import Network, NetworkKind
from boggle_desk.settings import BoggleSetup
from boggle_desk.views import join_page as join_page_module
from boggle_desk.views.join_page import JoinPage
from boggle_desk.views.page import PageAct
from boggle_desk.views.phone_table import page_files
from tests.phone import Phone, phones
from tests.views.boggle.table_fixtures import Sitting, open_desk, seated, settings_for, wait_until


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", "Cem", writing="phones")) as opened:
        opened.desk.find_addresses = lambda: ["127.0.0.1"]
        yield opened


def join_page(people: Sitting) -> JoinPage:
    """Set a game up on phones, and return the page that they join on."""
    people.desk.new_table()
    people.click(people.setup.start)
    page = people.desk.join
    assert page is not None
    wait_until(lambda: page.phones.server is not None)
    return page


@contextmanager
def table(people: Sitting, *names: str) -> Iterator[list[Phone]]:
    """Have these join with phones, and begin."""
    page = join_page(people)
    with phones(page.phones.address, *names) as joined:
        people.settle()
        people.click(page.main)
        people.settle()
        yield joined


def to_search(people: Sitting, joined: list[Phone]) -> None:
    people.hold(Qt.Key.Key_Space)
    wait_until(lambda: people.phase is Phase.COVERED and people.table.state.cubes is Cubes.STILL)
    people.enter("")
    people.settle()
    for phone in joined:
        phone.wait(lambda phone=phone: phone.state["phase"] == "write")


def reading(people: Sitting) -> bool:
    return people.phase is Phase.READ


def marks(phone: Phone) -> dict[str, str]:
    return {each["word"]: each["mark"] for each in phone.state.get("words", ())}


def test_a_whole_round(people: Sitting) -> None:
    """They write unseen, finish a word after time, and the lists are complete at once (rules B15, B16)."""
    with table(people, "Ann", "Bea") as (ann, bea):
        assert [each.name for each in people.position.players] == ["Ann", "Bea"]
        to_search(people, [ann, bea])
        shown = people.texts(people.table)
        assert ann.write("hot", "host", "hot", "zzz", "ho") == [
            *("", "", "HOT is already on the list.", "There's no Z on the board."),
            "Too short. Words need 3 letters or more.",
        ]
        assert bea.write("hot", "job") == ["", "There's no J on the board."]
        assert people.texts(people.table) == shown  # nobody sees at the laptop what is written
        people.run_out()
        ann.wait(lambda: ann.state["phase"] == "finish")
        assert ann.write("shot", "hots") == ["", "Too late for that. Time is up."]
        ann.wait(lambda: ann.state["phase"] == "closed")
        bea.ask(act="done")
        wait_until(lambda: reading(people))
        assert people.words(0) == ["hot", "host", "shot"]
        ann.wait(lambda: ann.state["phase"] == "read")
        assert marks(bea) == {"HOT": ""}


@pytest.mark.slow
def test_a_phone_challenges_and_votes(people: Sitting) -> None:
    with table(people, "Ann", "Bea", "Cem") as (ann, bea, cem):
        assert len(people.position.players) == 3
        to_search(people, [ann, bea, cem])
        assert ann.write("toh", "hot") == ["", ""]
        people.run_out()
        for phone in (ann, bea, cem):
            phone.ask(act="done")
        wait_until(lambda: reading(people))
        people.table.submit(ReadWord("toh", of=0))
        bea.wait(lambda: (bea.state["reading"] or {}).get("may"))
        ann.wait(lambda: ann.state["reading"])
        assert not ann.state["reading"]["may"]  # one's own word
        assert not ann.ask(act="challenge", word="toh")["ok"]
        assert bea.ask(act="challenge", word="toh")["ok"]
        ann.wait(lambda: marks(ann)["TOH"] == "struck")


@pytest.mark.slow
def test_phones_count_what_is_read(people: Sitting) -> None:
    """B17: they showed no points before the last word was read, while the laptop did."""
    with table(people, "Ann", "Bea") as (ann, bea):
        to_search(people, [ann, bea])
        assert ann.write("hot", "host") == ["", ""]
        people.run_out()
        for phone in (ann, bea):
            phone.ask(act="done")
        wait_until(lambda: reading(people))
        people.table.submit(ReadWord("hot", of=0))
        bea.wait(lambda: [row["points"] for row in bea.state["table"]] == [1, 0])
        ann.wait(lambda: ann.state["you"]["points"] == "1 point")
        assert reading(people)


@pytest.mark.slow
def test_the_table_votes_on_phones(people: Sitting) -> None:
    people.desk.services.choices.change(table=BoggleSetup("classic", {"writing": "phones", "court": "vote"}))
    with table(people, "Ann", "Bea", "Cem") as (ann, bea, cem):
        to_search(people, [ann, bea, cem])
        assert ann.write("toh") == [""]
        people.run_out()
        for phone in (ann, bea, cem):
            phone.ask(act="done")
        wait_until(lambda: reading(people))
        people.table.submit(ReadWord("toh", of=0))
        assert bea.ask(act="challenge", word="toh")["ok"]
        cem.wait(lambda: cem.state["ballot"])
        ann.wait(lambda: ann.state["reading"])
        assert ann.state["ballot"] is None  # who wrote it has no vote
        assert bea.state["ballot"] is None  # nor who has said so already
        bea.wait(lambda: (bea.state["reading"] or {}).get("say") == "The table decides. A tie goes to the dictionary.")
        assert bea.state["reading"]["who"] == cem.state["ballot"]["who"] == "Bea challenges Ann"
        assert not bea.state["reading"]["may"]
        cem.ask(act="vote", word="toh", allow=False)
        cem.wait(lambda: not cem.state["ballot"])
        people.settle()
        assert not people.table.reading_panel.word.stamp, "the laptop shows the ballots first"
        assert marks(ann)["TOH"] == "standing", "and no phone tells the verdict before"
        people.click(people.table.reading_panel.main)
        assert people.table.reading_panel.word.stamp == "CROSSED OFF, 2 TO 0"
        ann.wait(lambda: marks(ann)["TOH"] == "struck")


@pytest.mark.slow
def test_b20_votes_of_phones_and_of_the_laptop_are_one_vote(people: Sitting) -> None:
    """Whoever has voted is seen everywhere, and how only on the own phone, before it is over."""
    people.desk.services.choices.change(table=BoggleSetup("classic", {"writing": "phones", "court": "vote"}))
    with table(people, "Ann", "Bea", "Cem", "Deb") as joined:
        ann, bea, cem, deb = joined
        to_search(people, list(joined))
        assert ann.write("toh") == [""]
        people.run_out()
        for phone in joined:
            phone.ask(act="done")
        wait_until(lambda: reading(people))
        people.table.submit(ReadWord("toh", of=0))
        assert bea.ask(act="challenge", word="toh")["ok"]
        deb.wait(lambda: deb.state["ballot"])
        card = people.table.reading_panel.challenge
        assert not any(each.off.hasFocus() for each in card.ballots.values()), "Enter here votes for no phone"
        assert cem.ask(act="vote", word="toh", allow=True)["ok"]
        people.settle()
        assert people.texts(card).count("has voted") == 1
        cem.wait(lambda: cem.state["ballot"]["vote"] is True)
        assert deb.state["ballot"]["vote"] is None
        assert cem.ask(act="vote", word="toh", allow=False)["say"] == "You've voted already."
        assert ann.ask(act="vote", word="toh", allow=True)["say"] == "You have no vote on TOH."
        assert deb.ask(act="challenge", word="toh")["say"] == "You can't do that right now."
        people.click(card.ballots[3].allow)
        cem.wait(lambda: cem.state["ballot"] is None)
        assert card.ballots[2].allow.isChecked()
        ann.wait(lambda: marks(ann)["TOH"] == "standing")


def test_no_phone_learns_what_others_write(people: Sitting) -> None:
    with table(people, "Ann", "Bea") as (ann, bea):
        to_search(people, [ann, bea])
        ann.write("host", "shot")
        bea.write("hot")
        people.run_out()
        for phone in (ann, bea):
            phone.ask(act="done")
        wait_until(lambda: reading(people))
        bea.wait(lambda: bea.state["phase"] == "read")
        told = json.dumps(bea.said).upper()
        assert "HOT" in told
        assert "HOST" not in told
        assert ann.secret not in json.dumps(bea.said)


def test_a_lost_network_loses_nothing(people: Sitting) -> None:
    """What was sent comes again and happens once; what was held back counts from when it was written (rule B15)."""
    with table(people, "Ann", "Bea") as (ann, bea):
        to_search(people, [ann, bea])
        first = ann.ask(act="write", word="hot", at=0, again="same-act-1")
        assert ann.ask(act="write", word="hot", at=0, again="same-act-1") == first
        assert first["ok"]
        people.run(10)
        ann.drop()
        wait_until(lambda: people.desk.phones.away == (0,))
        people.run_out()
        bea.ask(act="done")
        people.settle()
        assert people.phase is Phase.FINISH  # Ann is waited for
        back = Phone(ann.address, ann.secret)
        back.wait(lambda: back.state.get("phase") == "finish")
        assert back.seat == 0
        assert marks(back) == {"HOT": ""}
        assert back.ask(act="write", word="hot", at=0, again="same-act-1") == first
        late = people.table.timer.clock.elapsed - 0.01
        assert [back.ask(act="write", word=word, at=late)["ok"] for word in ("host", "shot")] == [True, True]
        back.ask(act="done")
        wait_until(lambda: reading(people))
        assert people.words(0) == ["hot", "host", "shot"]
        back.drop()


def test_nothing_is_written_while_the_timer_is_paused(people: Sitting) -> None:
    with table(people, "Ann") as (ann,):
        to_search(people, [ann])
        people.table.pause_or_resume()
        ann.wait(lambda: not ann.state["open"])
        assert ann.write("hot") == ["You can't do that right now."]
        people.table.pause_or_resume()
        assert ann.write("hot") == [""]


@pytest.mark.slow
def test_the_server_may_end_and_come_back(people: Sitting) -> None:
    with table(people, "Ann") as (ann,):
        to_search(people, [ann])
        ann.write("hot")
        taken = people.desk.phones
        taken.stop(wait=10)
        ann.wait(lambda: ann.closed)
        taken.listen("127.0.0.1", page_files)
        back = Phone(taken.address, ann.secret)
        back.wait(lambda: back.state.get("phase") == "write")
        assert back.write("host") == [""]
        assert people.words(0) == ["hot", "host"]
        back.drop()


@pytest.mark.slow
def test_some_write_on_paper_and_computers_play_along(people: Sitting) -> None:
    players = (Player("Ann"), Player("Bea"), Player("Pip", level="beginner"))
    people.desk.services.choices.change(players=players)
    page = join_page(people)
    with phones(page.phones.address, "Ann") as (ann,):
        people.settle()
        people.click(page.tiles[1])  # Bea
        assert page.count.text() == "3 of 3 ready"
        people.click(page.main)
        people.settle()
        to_search(people, [ann])
        ann.write("hot")
        people.run_out()
        ann.ask(act="done")
        wait_until(lambda: people.phase is Phase.COLLECT)
        panel = people.table.collect_panel
        assert panel.seat == 1
        people.wait(finish)
        people.settle()
        known = everyday_words(people.position.board, people.table.lexicon, people.position.word_range)
        best = sorted(known, key=lambda word: (-known[word], word))[: panel.words.room]
        assert panel.words.entries.texts() == sorted(map(str.upper, best)), "what is on phones moves nothing"
        people.enter("host")
        people.enter()
        people.enter()
        people.enter()
        assert reading(people)
        assert people.words(1) == ["host"]


def test_a_paper_list_is_typed_on_a_phone_while_the_laptop_types_another(people: Sitting) -> None:
    """Somebody who wrote on paper takes a phone when pencils are down; the words come to the list on the laptop, and
    nothing moves there."""
    page = join_page(people)
    people.click(page.without)
    people.settle()
    people.table.submit(Shake())
    people.enter("")
    people.settle()
    people.run_out()
    people.settle()
    assert people.phase is Phase.COLLECT
    people.table.phones_asked.emit()
    page = people.desk.join
    wait_until(lambda: page.phones.server is not None)
    bea = Phone(page.phones.address)
    bea.wait(lambda: bea.state)
    assert bea.ask(do="sit", seat=1)["ok"]
    people.settle()
    people.click(page.main)
    people.settle()
    panel = people.table.collect_panel
    people.type("sta")
    bea.wait(lambda: bea.state["phase"] == "write")
    assert (bea.state["title"], bea.state["open"], bea.state["clock"]) == ("Type in your words.", True, None)
    assert bea.write("hot", "stage", "whale") == ["", "", "WH works, but no A touches the last letter."]
    assert bea.ask(act="erase", word="hot", at=0)["say"] == ""
    assert (people.words(1), panel.seats.chips[1].now.note, panel.entry.line.text()) == (["stage"], "1 word", "STA")
    assert bea.ask(act="write", word="gate", at=0, round=1)["ok"]
    people.click(panel.seats.chips[1])
    people.enter("hot")
    bea.wait(lambda: [each["word"] for each in bea.state["words"]] == ["STAGE", "GATE", "HOT"])
    assert {"stage", "gate"} <= {entry.word for entry in people.position.lists[1]}
    bea.drop()


@pytest.mark.slow
def test_play_without_phones_listens_no_more(people: Sitting) -> None:
    page = join_page(people)
    server = page.phones.server
    people.click(page.without)
    wait_until(lambda: not server.running)
    assert people.desk.phones is None
    assert people.position.phones == ()


def test_nothing_listens_after_the_table(people: Sitting) -> None:
    with table(people, "Ann") as (ann,):
        server = people.desk.phones.server
        people.desk.go_home()
        wait_until(lambda: not server.running)
        ann.wait(lambda: ann.closed)
        assert ann.said[-1] == {"is": "gone", "say": "The table is closed. Scan the code of the next one."}
    assert people.desk.phones is None


def test_phones_come_back_to_a_game_that_is_continued(people: Sitting) -> None:
    """P22: the code was a new one, and what phones had kept was lost with it."""
    with table(people, "Ann", "Bea") as (ann, bea):
        to_search(people, [ann, bea])
        ann.write("hot")
        people.desk.phones.show_board(True)
        address = people.desk.phones.address
        (number,) = (game.id for game in people.desk.services.store.unfinished())
        people.desk.go_home()
        ann.wait(lambda: ann.closed)
    people.desk.resume(number)
    page, phones_, now = people.desk.join, people.desk.phones, people.desk.table.position
    wait_until(lambda: page.phones.server is not None)
    assert (phones_.address, phones_.shows_board, phones_.away) == (address, True, (0, 1))
    assert now.phones == (0, 1)
    again = Phone(address, ann.secret)
    again.wait(lambda: again.seat == 0)
    wait_until(lambda: page.tiles[0].accessibleName() == "Ann, ready")
    assert again.ask(act="write", word="host", at=0, round=1)["ok"]  # it had kept that
    assert again.ask(act="write", word="hot", at=0, round=1)["ok"], "whose answer may have been lost"
    assert not again.ask(act="write", word="host", at=9, round=1)["ok"]
    other = Phone(address)  # Bea's has another address now, and so forgot its secret
    other.wait(lambda: other.state)
    assert [(seat["name"], seat["free"]) for seat in other.state["table"]] == [("Ann", False), ("Bea", True)]
    assert other.ask(do="sit", seat=1)["ok"]
    people.settle()
    people.click(page.main)
    people.settle()
    assert [entry.word for entry in people.position.lists[0]] == ["hot", "host"]
    again.drop()
    other.drop()


def test_who_plays_on_without_phones_is_not_asked_for_them_again(people: Sitting) -> None:
    with table(people, "Ann") as (_ann,):
        (number,) = (game.id for game in people.desk.services.store.games())
        people.table.phones_asked.emit()
        page = people.desk.join
        people.ask.answer = False
        people.click(page.without)
        assert people.desk.phones.held == (0,)  # it was only asked (P26)
        people.ask.answer = True
        people.click(page.without)
        people.settle()
    assert people.desk.services.invitations.of(number) is None
    assert people.desk.phones is None


def test_phones_invited_to_a_running_game_stay_where_they_are(people: Sitting) -> None:
    """P21: it moved to the first address, a VPN, and all were away."""
    with table(people, "Ann") as (ann,):
        server = people.desk.phones.server
        people.desk.find_addresses = lambda: {
            "127.0.0.2": Network(NetworkKind.VPN, "tun0"),
            "127.0.0.1": Network(NetworkKind.WIFI, "wlan0"),
            "192.0.2.9": Network(NetworkKind.VIRTUAL, "docker0"),
        }
        people.table.phones_asked.emit()
        page = people.desk.join
        wait_until(lambda: page.choice.count() == 3)
        assert page.choice.currentText() == "Wi-Fi · wlan0 · 127.0.0.1"
        assert people.desk.phones.server is server
        people.ask.answer = False
        page.choice.choose("127.0.0.2")
        page.choice.activated.emit(0)  # somebody chooses it, and then rather not
        assert page.choice.value == "127.0.0.1"
        people.ask.answer = True
        page.choice.choose("192.0.2.9")  # it can't be had
        page.choice.activated.emit(0)
        assert page.trouble.text() == "Phones can't join at 192.0.2.9."
        assert page.choice.value == "127.0.0.1"
        assert people.desk.phones.server is server
        hosts = [server.host, f"127.0.0.2:{server.port}"]
        ann.wait(lambda: [each["addresses"] for each in ann.said if each["is"] == "welcome"][-1] == hosts)
        page.choice.choose("127.0.0.2")
        page.choice.activated.emit(0)
        wait_until(lambda: people.desk.phones.server.address == "127.0.0.2")
        ann.wait(lambda: ann.closed)
        assert ann.said[-1]["addresses"][0] == people.desk.phones.server.host  # it knows where to look


def test_the_table_says_whose_phone_is_out_of_reach_and_goes_on_without(people: Sitting) -> None:
    """P23, and P20: what comes later counts while it still can."""
    with table(people, "Ann", "Bea") as (ann, bea):
        to_search(people, [ann, bea])
        banner = people.desk.window.banner
        bea.write("hot")
        ann.drop()
        wait_until(banner.isVisible)
        assert banner.text == "Ann's phone is out of reach."
        assert not banner.way.isVisible()  # time runs anyway
        bea.wait(lambda: bea.state["table"][0]["note"] == "away")
        people.run_out()
        bea.ask(act="done")
        people.settle()
        assert people.phase is Phase.FINISH
        people.wait(lambda: banner.way.text() == "Go on without Ann")
        people.click(banner.way)
        assert reading(people)
        back = Phone(ann.address, ann.secret)
        back.wait(lambda: back.seat == 0)
        wait_until(lambda: not banner.isVisible())
        assert back.ask(act="write", word="host", at=170, round=1)["ok"]
        assert back.ask(act="write", word="hot", at=171, round=1)["ok"]
        assert not back.ask(act="write", word="shot", at=180, round=1)["ok"]
        assert not back.ask(act="write", word="shot", at=171, round=2)["ok"]
        assert people.words(0) == ["host", "hot"]
        back.drop()


@pytest.mark.slow
def test_another_game_keeps_the_phones(people: Sitting) -> None:
    with table(people, "Ann", "Bea") as (ann, bea):
        people.table.another_asked.emit()
        people.settle()
        to_search(people, [ann, bea])
        assert bea.write("hot") == [""]


def listening() -> set[str]:
    """Return the addresses on which this process listens for other machines, in the form of the system's tables."""
    own = {os.readlink(each) for each in Path("/proc/self/fd").iterdir() if each.is_symlink()}  # noqa: PTH115  # no path
    rows = [
        line.split() for table in ("tcp", "tcp6") for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]
    ]
    return {row[1] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in own}


@pytest.mark.skipif(sys.platform != "linux", reason="asks the system's own tables")
def test_no_network_unless_phones_are_invited(people: Sitting) -> None:
    seated(people, "Ann", "Bea")
    people.hold(Qt.Key.Key_Space)
    people.settle()
    assert listening() == set()
    page = join_page(people)
    assert listening() == {f"0100007F:{page.phones.server.port:04X}"}  # the chosen address, and no other
    people.desk.go_home()
    wait_until(lambda: listening() == set())


def test_nothing_of_phones_is_loaded_before_they_are_invited() -> None:
    pages = "boggle.boggle_table_page", "scrabble.scrabble_table_page", "scrabble.duplicate_table_page"
    imports = ", ".join(f"boggle_desk.views.{page}" for page in pages)
    asked = "print({'websockets', 'segno', 'asyncio'} & set(sys.modules))"
    code = f"import sys, boggle_desk.app.main_window, {imports}; {asked}"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.strip() == "set()"


def test_the_join_page_shows_who_comes_and_goes(people: Sitting) -> None:
    page = join_page(people)
    assert not page.main.isEnabled()
    assert page.main.text() == "Waiting for the first phone…"
    guest = Phone(page.phones.address)
    guest.wait(lambda: guest.state)
    assert [each["name"] for each in guest.state["table"]] == ["Ann", "Bea", "Cem", ""]
    guest.send(do="name", name="Da")
    wait_until(lambda: page.tiles[3].text() == "Da")
    assert not guest.ask(do="sit", seat=-1, name=" ")["ok"]
    assert guest.ask(do="sit", seat=-1, name="Dan")["ok"]
    wait_until(page.main.isEnabled)
    assert page.tiles[3].accessibleName() == "Dan, ready"
    other = Phone(page.phones.address)
    other.wait(lambda: other.state)
    assert other.ask(do="sit", seat=3)["say"] == "Somebody has that seat already."
    assert other.ask(do="sit", seat=-1, name="dan")["say"] == "Somebody has that seat already."
    guest.drop()
    wait_until(lambda: page.tiles[3].accessibleName() == "Dan, away")
    people.click(page.tiles[3])  # the question is answered with yes
    assert other.ask(do="sit", seat=3)["ok"]
    assert other.ask(do="leave")["ok"]
    wait_until(lambda: not page.main.isEnabled())
    other.drop()


@pytest.mark.slow
def test_what_to_do_is_said_when_phones_find_no_way(people: Sitting) -> None:
    people.desk.find_addresses = list
    people.desk.new_table()
    people.click(people.setup.start)
    page = people.desk.join
    wait_until(lambda: "Wi-Fi" in page.address.text())
    people.desk.find_addresses = None
    assert page.help.text() == "Try again"
    page.look_up = lambda: ["192.0.2.1"]  # no address of this machine
    people.click(page.help)
    wait_until(lambda: "can't join" in page.address.text())
    page.look_up = lambda: ["127.0.0.1"]
    people.click(page.help)
    wait_until(lambda: page.phones.server is not None)
    people.click(page.help)
    assert "firewall" in page.trouble.text()


@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_help_for_phones_that_find_no_way_is_always_in_sight(people: Sitting, letters: float) -> None:
    """With eight at the table it lay below the fold."""
    choices = people.desk.services.choices
    choices.change(players=tuple(Player(f"Player {seat}") for seat in range(8)), text_scale=letters)
    page = join_page(people)
    people.click(page.help)
    people.settle()
    assert page.trouble.visibleRegion().boundingRect().size() == page.trouble.size()
    assert page.main.visibleRegion().boundingRect().width() == page.main.width()


def test_a_server_that_fails_is_offered_again(
    people: Sitting, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = join_page(people)
    monkeypatch.setattr(join_page_module, "page_files", lambda: 1 // 0)
    page.phones.stop(wait=10)
    page.search()
    wait_until(lambda: "can't join" in page.address.text())
    assert "has stopped" in caplog.text
    assert page.phones.server is None
    assert page.code.code.isNull()
    monkeypatch.undo()
    people.click(page.help)
    wait_until(lambda: not page.code.code.isNull())
    assert page.phones.server.running


@pytest.mark.parametrize(("language", "sentence"), [("en", "is no longer valid"), ("de", "gilt nicht mehr")])
def test_an_old_invitation_is_told_in_the_window_s_language(people: Sitting, language: str, sentence: str) -> None:
    people.desk.services.choices.change(language=language)
    people.settle()
    page = join_page(people)
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"http://{page.phones.server.host}/OLDCODES/")
    with refused.value as answer:
        told = answer.read().decode()
    assert f'lang="{language}"' in told
    assert sentence in told
    people.desk.services.choices.change(language="en")


def test_a_full_table_says_so(people: Sitting) -> None:
    page = join_page(people)
    with phones(page.phones.address, "Ann", "Bea", "Cem"):
        page.phones.most = 3
        guest = Phone(page.phones.address)
        guest.wait(lambda: guest.state)
        assert guest.state["note"] == "All seats are taken. The laptop can free one."
        guest.drop()


@pytest.mark.slow
def test_who_comes_late_gets_the_code_while_words_are_read(people: Sitting) -> None:
    with table(people, "Ann", "Bea") as (ann, bea):
        to_search(people, [ann, bea])
        ann.write("hot")
        people.run_out()
        for phone in (ann, bea):
            phone.ask(act="done")
        wait_until(lambda: reading(people))
        bea.drop()
        assert people.table.can_now(PageAct.PHONES)
        people.table.phones_asked.emit()
        page = people.desk.join
        people.desk.phones.free(1)
        late = Phone(page.phones.address)
        late.wait(lambda: late.state)
        assert late.ask(do="sit", seat=1)["ok"]
        people.settle()
        people.click(page.main)
        people.settle()
        late.wait(lambda: late.state["phase"] == "read")
        assert reading(people)
        late.drop()


@pytest.mark.slow
def test_a_phone_speaks_the_window_s_language_at_once(people: Sitting) -> None:
    with table(people, "Ann") as (ann,):
        assert ann.text["add"] == "Add"
        people.desk.services.choices.change(language="de")
        ann.wait(lambda: ann.lang == "de")
        assert ann.text["add"] == "Eintragen"
        people.desk.services.choices.change(language="en")
        ann.wait(lambda: ann.lang == "en")
