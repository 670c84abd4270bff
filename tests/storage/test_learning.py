"""What people learn is kept: cards, answers and sightings, through kills, damage and newer versions."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Collection, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from boggle_desk.engine.flashcards import CardKind, Flashcard, answered
from boggle_desk.engine.learning import Seat, WordChance
from boggle_desk.storage import learning
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.storage.durable import Schema, connect
from boggle_desk.storage.learning import LEARNING, DayTally, LearningStore, WordSeen, last_seen, read_sightings
from boggle_desk.storage.lexica import SHIPPED, words_by_language

ROOT = Path(__file__).parents[2]
DAY = 739_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "learning.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[LearningStore]:
    with closing(LearningStore.open(path)) as made:
        yield made


def test_cards_are_added_once_and_answers_change_them(path: Path) -> None:
    with closing(LearningStore.open(path)) as store:
        assert store.add("Zoë", ["qi", "cwm"], [CardKind.WORD], DAY) == 2
        assert store.add("Zoë", ["qi", "za"], [CardKind.WORD, CardKind.FRONT], DAY + 1) == 3
        first = store.cards("Zoë")[0]
        assert first == Flashcard("qi", due=DAY, languages=())
        after = answered(first, True, DAY)
        store.note("Zoë", first, after, "anagram", DAY)
        failed = answered(after, False, DAY)
        store.note("Zoë", after, failed, "anagram", DAY)
    with closing(LearningStore.open(path)) as store:
        assert store.cards("Zoë")[0] == failed
        assert [(card.word, card.subject) for card in store.cards("Zoë")[1:]] == [
            ("cwm", CardKind.WORD),
            ("qi", CardKind.FRONT),
            ("za", CardKind.WORD),
            ("za", CardKind.FRONT),
        ]
        assert store.tally("Zoë", DAY) == DayTally(right=1, wrong=1, new=1)
        assert store.tally("Zoë", DAY + 1) == store.tally("Ben", DAY) == DayTally()


def test_each_person_has_a_box_of_their_own(path: Path) -> None:
    with closing(LearningStore.open(path)) as store:
        store.add("Zoë", ["qi"], [CardKind.WORD], DAY)
        store.add("ben", ["qi", "za"], [CardKind.WORD], DAY)
        assert store.add(" Ben ", ["QI".lower()], [CardKind.WORD], DAY) == 0
        assert store.people() == ("Ben", "Zoë")
        store.remove("Ben", store.cards("Ben")[0])
        assert [card.word for card in store.cards("Ben")] == ["za"]
        store.forget("Ben")
        assert store.people() == ("Zoë",)
    left = path.read_bytes() + b"".join(each.read_bytes() for each in path.parent.glob("*-wal"))
    assert "Zoë".encode() in left
    with closing(sqlite3.connect(path)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    assert b"Ben" not in path.read_bytes()


def test_cards_of_the_first_version_come_along_and_wait_as_long(tmp_path: Path) -> None:
    """A file, and a copy of one that is brought in: boxes become what is remembered."""
    old, first = tmp_path / "old.sqlite", Schema(LEARNING.application, LEARNING.migrations[:1])
    with closing(connect(old, first)) as database:
        for row in (("za", 0, DAY, 0, 0, None), ("qi", 4, DAY + 9, 6, 1, DAY - 7), ("cwm", 8, DAY + 200, 9, 0, DAY)):
            database.execute("insert into card values ('ann', ?, 'word', 1, ?, ?, ?, ?, ?, 0)", row)
    read: list[LearningStore] = []
    with closing(LearningStore.open(tmp_path / "new.sqlite")) as brought, closing(sqlite3.connect(old)) as source:
        with brought.writer() as target:
            assert LearningStore.bring(source, target).added == 3
        read.append(brought)
        with closing(LearningStore.open(old)) as migrated:
            for store in (*read, migrated):
                found = {card.word: card for card in store.cards("Ann")}
                assert [(each, card.due, card.asked) for each, card in sorted(found.items())] == [
                    ("cwm", DAY + 200, 9), ("qi", DAY + 9, 6), ("za", DAY, 0),
                ]  # fmt: skip
                assert (found["qi"].stability, found["cwm"].is_learned, found["za"].is_new) == (16.0, True, True)
                after = answered(found["qi"], True, DAY + 9)
                store.note("Ann", found["qi"], after, "anagram", DAY + 9)
                assert after in store.cards("Ann")


def test_a_box_holds_only_so_many_cards(store: LearningStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "MOST_CARDS", 3)
    assert store.add("Ann", ["a" * 65, "aa", "ab", "ad", "ae"], [CardKind.WORD], DAY) == 3
    assert store.add("Ann", ["ag"], [CardKind.WORD], DAY) == 0


def test_sightings_are_kept_by_game_and_the_latest_come_first(store: LearningStore) -> None:
    rounds = [
        WordChance("boggle", (Seat("Ann", found=("hot",)),), ("hot", "quoth"), 1, 2, ("Qu", "A")) for _ in range(2)
    ]
    play = WordChance("scrabble", (Seat("Ann", offered=("retains",)),))
    store.keep(1, 100, rounds)
    store.keep(2, 200, [play])
    store.keep(2, 200, [play])
    assert store.looked_through() == {1: 100, 2: 200}
    assert read_sightings(store.sighted()) == (play, *rounds)
    store.drop([1])
    assert read_sightings(store.sighted()) == (play,)


def test_a_sighting_that_cannot_be_read_is_left_out() -> None:
    assert read_sightings(["{", '{"kind": ' + "[" * 3_000, '{"kind": 3}', '{"kind": "boggle", "seats": []}']) == (
        WordChance("boggle", ()),
    )


def test_a_card_that_no_version_has_written_is_left_out(path: Path) -> None:
    with closing(LearningStore.open(path)) as store:
        store.add("Ann", ["qi", "za"], [CardKind.WORD], DAY)
    with closing(sqlite3.connect(path)) as database:
        database.execute("update card set box = 99 where word = 'qi'")
        database.commit()
    with closing(LearningStore.open(path)) as store:
        assert [card.word for card in store.cards("Ann")] == ["za"]


def test_a_damaged_file_is_moved_aside_and_said(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)
    with closing(LearningStore.open(path)) as store:
        (notice,) = store.notices
        assert notice.trouble is NoticeKind.MOVED_ASIDE
        assert (path.parent / notice.file).read_bytes().startswith(b"no database")
        assert store.add("Ann", ["qi"], [CardKind.WORD], DAY) == 1


def test_cards_that_their_index_no_longer_finds_are_saved(path: Path) -> None:
    """One bit of a row's number: the table can be read, but not by way of its index."""
    with closing(LearningStore.open(path)) as store:
        store.add("Ann", ["qi", "za"], [CardKind.WORD], DAY)
    data = bytearray(path.read_bytes())
    number = data.rindex(b"annqiword") - 12
    assert data[number] == 1
    data[number] = 0
    path.write_bytes(data)
    with closing(LearningStore.open(path)) as store:
        assert {card.word for card in store.cards("Ann")} == {"qi", "za"}
        assert [notice.trouble for notice in store.notices] == [NoticeKind.MOVED_ASIDE]


def test_a_newer_file_is_left_alone(path: Path) -> None:
    LearningStore.open(path).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("pragma user_version = 99")
    before = path.read_bytes()
    with closing(LearningStore.open(path)) as store:
        assert store.notices == (Notice(NoticeKind.NEWER, path.name),)
        store.add("Ann", ["qi"], [CardKind.WORD], DAY)
    assert path.read_bytes() == before


def test_the_file_of_games_is_not_taken_for_it(path: Path) -> None:
    from boggle_desk.storage.games import GameStore

    GameStore.open(path).close()
    with closing(LearningStore.open(path)) as store:
        assert store.notices[0].trouble is NoticeKind.MOVED_ASIDE


def test_what_the_disk_refuses_waits_for_the_next_try(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *given, **options: connect(*given, **options | {"timeout": 0.001}))
    told: list[Notice] = []
    with closing(LearningStore.open(path)) as store, closing(connect(path, isolation_level=None)) as other:
        store.told = told.append
        other.execute("begin immediate")
        store.add("Ann", ["qi"], [CardKind.WORD], DAY)
        assert [notice.trouble for notice in told] == [NoticeKind.NOT_STORED]
        other.execute("rollback")
        store.add("Ann", ["za"], [CardKind.WORD], DAY)
        assert store.notices == ()
        assert len(store.cards("Ann")) == 2


ANSWERING = """
import sys
from pathlib import Path
from dataclasses import replace
from boggle_desk.engine.learning import Flashcard, CardKind
from boggle_desk.storage.learning import LearningStore

store = LearningStore.open(Path(sys.argv[1]))
store.add("Ann", ["qi"], [CardKind.WORD], 1)
card = store.cards("Ann")[0]
while True:
    after = replace(card, asked=card.asked + 1, last=1)
    store.note("Ann", card, after, "anagram", 1)
    card = after
    print(card.asked, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such kill")
def test_no_answer_that_was_told_is_missing_after_a_kill(path: Path) -> None:
    told = 0
    for wanted in (3, 40, 7):
        with subprocess.Popen(
            [sys.executable, "-c", ANSWERING, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True, env=os.environ
        ) as answering:
            assert answering.stdout
            for _ in range(wanted):
                told = int(answering.stdout.readline())
            answering.kill()
            rest = answering.stdout.read().split("\n")
        told = max([told, *(int(line) for line in rest[:-1] if line)])
        with closing(LearningStore.open(path)) as store:
            assert store.notices == ()
            (card,) = store.cards("Ann")
            assert card.asked in (told, told + 1)
            assert store.tally("Ann", 1).answers == card.asked


# ------------------------------------------------------------------------------------------ languages


def test_a_card_keeps_its_language_and_one_of_two_is_asked_in_both(path: Path) -> None:
    with closing(LearningStore.open(path)) as store:
        assert store.add("Ann", ["chat", "tea"], [CardKind.WORD], DAY, "en") == 2
        assert store.add("Ann", ["chat", "thé"], [CardKind.WORD], DAY + 1, "fr") == 2, "CHAT is new in French"
        assert store.add("Ann", ["chat"], [CardKind.WORD], DAY + 1, "fr") == 0
        assert {card.word: card.languages for card in store.cards("Ann")} == {
            "chat": ("en", "fr"), "tea": ("en",), "thé": ("fr",),
        }  # fmt: skip
        chat = next(card for card in store.cards("Ann") if card.word == "chat")
        assert chat.due == DAY, "what is known of it stays"
        store.remove("Ann", chat)
        store.put_back("Ann", chat)
        assert chat in store.cards("Ann")
        store.forget("Ann")
    with closing(sqlite3.connect(path)) as source:
        assert source.execute("select count(*) from spoken").fetchone() == (0,)


def test_a_deck_from_before_gets_the_language_of_most_of_its_words_english_first(path: Path) -> None:
    """HAND and WIND are words in both; ZZZ is one in neither."""
    with closing(connect(path, Schema(LEARNING.application, LEARNING.migrations[:2]))) as database:
        for person, word in (("ann", "hand"), ("ann", "straße"), ("ann", "wind"), ("ann", "zzz"), ("ben", "hand"),
                             ("ben", "cat")):  # fmt: skip
            database.execute("insert into card values (?, ?, 'word', 1, 0, 1, 0, 0, null, 0)", (person, word))
    asked: list[set[str]] = []

    def find(words: Collection[str]) -> dict[str, set[str]]:
        asked.append(set(words))
        return {"en": {"hand", "wind", "cat"}, "de": {"hand", "wind", "straße"}}

    for _start in range(2):
        with closing(LearningStore.open(path)) as store:
            store.settle_languages(find)
            found = {person: {card.word: card.languages for card in store.cards(person)} for person in ("ann", "ben")}
    assert found == {
        "ann": {"hand": ("de",), "straße": ("de",), "wind": ("de",), "zzz": ()},
        "ben": {"hand": ("en",), "cat": ("en",)},
    }
    assert asked == [{"hand", "straße", "wind", "zzz", "cat"}], "once for all"


def test_the_shipped_dictionaries_say_which_words_they_have() -> None:
    found = words_by_language({"cat", "hand", "strasse", "zzzq"})
    assert list(found) == list(SHIPPED.values())
    assert {"cat", "hand"} <= found["en"]
    assert "hand" in found["de"]
    assert not any("zzzq" in words for words in found.values())


def test_cards_that_are_brought_in_keep_their_languages(store: LearningStore, tmp_path: Path) -> None:
    with closing(LearningStore.open(tmp_path / "other.sqlite")) as other:
        other.add("Ann", ["chat", "tea"], [CardKind.WORD], DAY, "fr")
    store.add("Ann", ["tea"], [CardKind.WORD], DAY, "en")
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as source, store.writer() as target:
        LearningStore.bring(source, target)
    assert {card.word: card.languages for card in store.cards("Ann")} == {"tea": ("en",), "chat": ("fr",)}


def test_a_word_is_found_in_the_games_by_the_people_who_had_it_last(store: LearningStore) -> None:
    faces = {"rows": 1, "columns": 2, "faces": ("Qu", "A")}
    store.keep(1, 100, [WordChance("boggle", (Seat("Ann", found=("tin",)),), ("tin",), **faces)] * 2)
    store.keep(2, 200, [WordChance("boggle", (Seat("Ann"), Seat("Pip", True, found=("tin",))), ("tin",), **faces)])
    store.keep(3, 50, [WordChance("scrabble", (Seat("Bea", found=("net", "tins")), Seat("Cem", found=("net",))))])
    with closing(store.reader()()) as source:
        assert last_seen(source, "tin") == WordSeen(1, 2, 100, ("Ann",)), "a computer's word is nobody's"
        assert last_seen(source, "net") == WordSeen(3, 0, 50, ("Bea", "Cem"))
        assert last_seen(source, "zen") is None
