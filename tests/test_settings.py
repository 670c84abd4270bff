"""Settings persist; a file that is damaged, strange or newer costs as little as possible."""

import json
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.rules import BoggleRules, Judging, Writing
from boggle_desk.engine.players import Player
from boggle_desk.engine.rulebook import rule_fields
from boggle_desk.engine.scrabble.rules import DOUBLE, Hints, ScrabbleRules
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.settings import (
    LARGEST_FILE,
    MOST_PLAYERS,
    BoggleSetup,
    Motion,
    OffensiveWords,
    Pace,
    PadSetup,
    Person,
    PositionSetUp,
    PracticeSetup,
    ScrabbleSetup,
    Settings,
    ThemeChoice,
    WindowPlace,
    settings_file,
)
from boggle_desk.storage.disk import Notice, NoticeKind

FULL = Settings(
    theme=ThemeChoice.DARK,
    text_scale=1.5,
    motion=Motion.OFF,
    sound=False,
    pace=Pace.SLOW,
    in_turn=True,
    remarks=False,
    volume=0.25,
    voice=False,
    voice_volume=0.5,
    offensive_words=OffensiveWords.ACCEPT,
    crude_meanings=True,
    game_language="german",
    lexicon="family",
    language="de",
    people=(Person("Ben", 3, "cat"),),
    players=(
        Player("Zoë"),
        Player("Łucja ❤", team="us", minimum_length=2, extra_seconds=30),
        Player("Robot", level="3"),
    ),
    table=BoggleSetup("master", {"cubes": "deluxe", "writing": Writing.SCREEN, "penalty": True, "target": 0}),
    scrabble=ScrabbleSetup(
        "club", {"tiles": "german", "challenge": DOUBLE, "hints": Hints.ANY}, wait=True, symbols=False, contrast=True
    ),
    practice=PracticeSetup(
        "Zoë", "master", 120, 75, Vocabulary.SIMPLE, hints=False, rival="child", writing=Writing.PAPER
    ),
    pad=PadSetup("scrabble_pad", dictionary_judges=False, glass=False),
    day_shown="2026-11-29",
    learner="Ann",
    children=("zoë",),
    new_cards=20,
    asked_by=("anagram",),
    window=WindowPlace(-8, 20, 1280, 800, maximized=True),
    hall=True,
    real_board="O R H M H N T E A S A R T Y V .",
    position=PositionSetUp("15/15 AEINRST/ 10/20 0", "club", "spanish", "standard"),
    paper="letter",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_settings_come_back_as_they_were(path: Path) -> None:
    settings_file(path).save(FULL)
    assert settings_file(path).load() == (FULL, ())


OLDER = {
    "preset": "master", "cubes": None, "writing": "screen", "judging": "at once", "court": None, "penalty": True,
    "finish_word": False, "minimum_length": 4, "seconds": 240, "target": 0, "rounds": 5, "hints": None,
}  # fmt: skip


def test_h3_a_table_as_older_versions_wrote_it_opens_and_is_written_in_their_form(path: Path) -> None:
    """Each rule beside the preset, null where it is as the preset has it."""
    path.write_text(json.dumps({"version": 1, "table": OLDER}), encoding="utf-8")
    table = settings_file(path).load()[0].table
    assert table.preset == "master"
    assert table.rules["writing"] is Writing.SCREEN
    assert table.rules["judging"] is Judging.AT_ONCE
    assert table.rules.keys() == {name for name, value in OLDER.items() if value is not None} - {"preset"}
    settings_file(path).save(settings_file(path).load()[0])
    assert json.loads(path.read_text(encoding="utf-8"))["table"] == OLDER


@pytest.mark.parametrize(("kind", "part"), [(BoggleRules, "table"), (ScrabbleRules, "scrabble")])
def test_h3_every_rule_of_a_kind_that_can_be_chosen_is_remembered(path: Path, kind: type, part: str) -> None:
    """A new rule needs no line in the settings."""
    chosen: dict[str, object] = {}
    for name, field in rule_fields(kind).items():
        if field.kind is bool:
            chosen[name] = not field.default
        elif field.choices:
            chosen[name] = field.choices[-1]
        elif field.by_key:
            chosen[name] = "any"
        elif field.limits and field.kind is int:
            chosen[name] = field.limits.most
    settings_file(path).save(replace(Settings(), **{part: replace(getattr(Settings(), part), rules=chosen)}))
    assert getattr(settings_file(path).load()[0], part).rules == chosen


def test_a_chosen_rule_that_is_left_out_does_not_come_back_from_the_file_before(path: Path) -> None:
    settings_file(path).save(replace(Settings(), table=BoggleSetup("classic", {"seconds": 120, "hints": True})))
    before = settings_file(path).load()[0]
    settings_file(path).save(replace(before, table=BoggleSetup("classic", {"seconds": 240})))
    assert settings_file(path).load()[0].table.rules == {"seconds": 240}


def test_every_field_differs_in_the_full_example() -> None:
    plain = Settings()
    for name in Settings.__dataclass_fields__.keys() - {"kept"}:
        assert getattr(FULL, name) != getattr(plain, name), name


def test_without_a_file_the_defaults_hold(path: Path) -> None:
    assert settings_file(path).load() == (Settings(), ())
    assert not path.exists()


def test_the_folder_is_made(tmp_path: Path) -> None:
    deep = tmp_path / "a" / "b" / "settings.json"
    settings_file(deep).save(FULL)
    assert settings_file(deep).load()[0] == FULL


@pytest.mark.parametrize(
    ("field", "found", "expected"),
    [
        ("theme", "pink", ThemeChoice.SYSTEM),
        ("theme", 3, ThemeChoice.SYSTEM),
        ("text_scale", 7, 2.0),
        ("text_scale", 0.1, 1.0),
        ("text_scale", "big", 1.0),
        ("volume", -1, 0.0),
        ("volume", 5.5, 1.0),
        ("volume", True, 0.8),
        ("sound", 1, True),
        ("lexicon", "x" * 500, ""),
        ("players", [{"name": "Ann"}, {"name": 4}], ()),
        ("players", [{"name": str(n)} for n in range(40)], tuple(Player(str(n)) for n in range(MOST_PLAYERS))),
        ("window", {"x": 1}, None),
        ("window", {"x": 1, "y": 1, "width": 0, "height": 5}, None),
        ("table", "round", BoggleSetup()),
        ("table", {"preset": "master", "writing": "stone", "seconds": -4}, BoggleSetup(preset="master")),
    ],
)
def test_a_value_that_cannot_be_costs_only_itself(path: Path, field: str, found: object, expected: object) -> None:
    path.write_text(json.dumps({"version": 1, "language": "de", field: found}), encoding="utf-8")
    loaded, notices = settings_file(path).load()
    assert getattr(loaded, field) == expected
    assert (loaded.language, notices) == ("de", ())


def test_what_a_newer_version_wrote_is_written_back(path: Path) -> None:
    newer = {"version": 9, "sparkle": {"much": [1]}, "table": {"preset": "master", "gravity": 2}, "theme": "neon"}
    path.write_text(json.dumps(newer), encoding="utf-8")
    loaded, notices = settings_file(path).load()
    settings_file(path).save(replace(loaded, sound=False))
    written = json.loads(path.read_text(encoding="utf-8"))
    assert notices == ()
    assert (written["version"], written["sparkle"], written["sound"]) == (9, {"much": [1]}, False)
    assert (written["table"]["gravity"], written["table"]["preset"]) == (2, "master")


@pytest.mark.parametrize(
    "damage", ["", "{", "[]", "nonsense", '{"volume": NaN}', "[" * 9_000, " " * (LARGEST_FILE + 1)]
)
def test_a_damaged_file_is_moved_aside_and_the_backup_used(path: Path, damage: str) -> None:
    settings_file(path).save(FULL)
    settings_file(path).save(replace(FULL, volume=0.75))
    path.write_text(damage, encoding="utf-8")
    loaded, notices = settings_file(path).load()
    assert loaded == FULL  # the settings before the last change
    assert [notice.trouble for notice in notices] == [NoticeKind.MOVED_ASIDE, NoticeKind.BACKUP_USED]
    assert (path.parent / notices[0].file).read_text(encoding="utf-8") == damage
    assert settings_file(path).load() == (FULL, ())  # also if the program is killed before it saves


def test_without_a_backup_a_damaged_file_gives_the_defaults(path: Path) -> None:
    path.write_bytes(b"\xff\xfe")
    loaded, notices = settings_file(path).load()
    assert loaded == Settings()
    assert [notice.trouble for notice in notices] == [NoticeKind.MOVED_ASIDE]


def test_a_damaged_file_never_becomes_the_backup(path: Path) -> None:
    settings_file(path).save(FULL)
    settings_file(path).save(replace(FULL, sound=True))
    path.write_text("damaged", encoding="utf-8")
    settings_file(path).save(Settings())
    assert settings_file(path.with_name("settings.json.bak")).load()[0] == FULL
    assert settings_file(path).load()[0] == Settings()


def test_saving_the_same_again_keeps_the_backup(path: Path) -> None:
    settings_file(path).save(FULL)
    settings_file(path).save(Settings())
    settings_file(path).save(Settings())
    assert settings_file(path.with_name("settings.json.bak")).load()[0] == FULL


def test_a_folder_in_place_of_the_file_is_told(path: Path) -> None:
    path.mkdir()
    assert settings_file(path).load() == (Settings(), (Notice(NoticeKind.IN_MEMORY, "settings.json"),))


def test_a_disk_that_refuses_leaves_the_old_settings(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings_file(path).save(FULL)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("boggle_desk.storage.disk.sync_file", full)
    told: list[Notice] = []
    keeper = settings_file(path, told.append)
    keeper.keep(Settings())
    keeper.flush()
    assert told == [Notice(NoticeKind.NOT_STORED, "settings.json")]
    assert settings_file(path).load() == (FULL, ())


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "settings.json"
    settings_file(real).save(Settings())
    try:
        link.symlink_to(real)
    except OSError:
        pytest.skip("links are not allowed here")
    settings_file(link).save(FULL)
    assert link.is_symlink()
    assert settings_file(real).load()[0] == FULL


def test_the_keeper_saves_the_last_ones_on_another_thread(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free, saved, threads = threading.Event(), [], set()

    keeper = settings_file(path)
    save_now = keeper.save

    def slow(settings: Settings) -> None:
        assert free.wait(60)
        threads.add(threading.current_thread().name)
        saved.append(settings.volume)
        save_now(settings)

    monkeypatch.setattr(keeper, "save", slow)
    for percent in range(100):
        keeper.keep(Settings(volume=percent / 100))
    free.set()
    keeper.flush()
    keeper.flush()
    assert saved[-1] == 0.99
    assert len(saved) <= 2
    assert threads == {"settings"}
    assert settings_file(path).load()[0].volume == 0.99


@given(data=st.binary(max_size=300))
def test_any_bytes_load(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("bytes") / "settings.json"
    path.write_bytes(data)
    loaded, _ = settings_file(path).load()
    settings_file(path).save(loaded)
    assert settings_file(path).load() == (loaded, ())


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@given(found=st.dictionaries(st.sampled_from([*Settings.__dataclass_fields__, "version"]), _JSON))
def test_any_values_load_and_survive_a_save(found: dict[str, object], tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("values") / "settings.json"
    path.write_text(json.dumps(found), encoding="utf-8")
    loaded, _ = settings_file(path).load()
    settings_file(path).save(loaded)
    assert settings_file(path).load() == (loaded, ())
    assert 1.0 <= loaded.text_scale <= 2.0
    assert 0.0 <= loaded.volume <= 1.0


def test_of_somebody_who_is_erased_nothing_is_left_in_the_settings_of_before(tmp_path: Path) -> None:
    keeper = settings_file(tmp_path / "settings.json")
    for name in ("Wilhelmine", ""):
        keeper.keep(Settings(learner=name))
        keeper.flush()
    assert any(b"Wilhelmine" in file.read_bytes() for file in tmp_path.iterdir())
    keeper.forget_before()
    assert not any(b"Wilhelmine" in file.read_bytes() for file in tmp_path.iterdir())
    assert len([*tmp_path.iterdir()]) == 2


def test_t3_what_is_kept_for_a_newer_version_never_makes_the_file_too_large_to_be_read(tmp_path: Path) -> None:
    """Deeply nested, it grows when it is laid out; all settings were lost at the next start."""
    path, nested = tmp_path / "settings.json", "[" * 400 + "]" * 400
    path.write_text(f'{{"version": 1, "text_scale": 1.5, "later": {nested}}}')
    values, notices = settings_file(path).load()
    assert not notices
    settings_file(path).save(values)
    assert settings_file(path).load() == (values, ())
    assert values.text_scale == 1.5
