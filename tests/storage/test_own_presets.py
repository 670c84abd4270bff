"""Presets saved under a name: what was saved comes back, a bad file says what and where and is left alone."""

import tomllib
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine.boggle.rules import BoardWish, BoggleRules, ChallengeJudge, Judging, Writing, preset_of
from boggle_desk.engine.rulebook import plain_table, rule_fields, table_text
from boggle_desk.engine.scrabble import rules as scrabble
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.storage.own_presets import LONGEST_NAME, MOST_FILES, OwnPresets, clean_name
from tests.engine.boggle.table import CUBE_SETS, PRESETS

Own = OwnPresets[BoggleRules]
EVERYTHING = replace(
    PRESETS["super"],
    **{name: not field.default for name, field in rule_fields(BoggleRules).items() if field.kind is bool},
    minimum_length=5,
    seconds=90,
    writing=Writing.SCREEN,
    judging=Judging.AT_ONCE,
    court=ChallengeJudge.VOTE,
    target=None,
    lexicon="my list",
    rounds=7,
    wish=BoardWish(least_words=40, long_word=8, counted=Vocabulary.EVERYDAY),
    goal=60,
    goal_words=Vocabulary.SIMPLE,
)
"""Rules in which every field is another than usual."""


@pytest.fixture
def own(tmp_path: Path) -> Own:
    """Return an empty folder of presets, which is not there yet."""
    return OwnPresets(tmp_path / "presets", lambda key, table, source: preset_of(key, table, CUBE_SETS, source))


def test_b35_all_that_rules_can_say_comes_back(own: Own) -> None:
    usual = BoggleRules("key", CUBE_SETS["new4"], (0,))
    same = [each.name for each in fields(usual) if getattr(EVERYTHING, each.name) == getattr(usual, each.name)]
    assert same == ["target"]
    key = own.save("Our evening", EVERYTHING)
    assert own.read().presets == {key: replace(EVERYTHING, key=key)}


@pytest.mark.parametrize("preset", list(PRESETS))
def test_b32_every_shipped_preset_can_be_kept_as_advanced(own: Own, preset: str) -> None:
    rules = replace(PRESETS[preset], minimum_length=5)
    key = own.save("Advanced", rules)
    assert own.read().presets[key] == replace(rules, key=key)


def test_scrabble_presets_are_kept_alike(tmp_path: Path) -> None:
    tiles = scrabble.read_tile_sets(paths.resource("tiles"))
    layouts = scrabble.read_layouts(paths.resource("boards"))
    shipped = scrabble.read_presets(paths.resource("rules", "scrabble"), tiles, layouts)
    own: OwnPresets[ScrabbleRules] = OwnPresets(
        tmp_path, lambda key, table, source: scrabble.preset_of(key, table, tiles, layouts, source)
    )
    for name, rules in shipped.items():
        key = own.save(f"Our {name}", rules)
        assert own.read().presets[key] == replace(rules, key=key)
    assert len(own.read().presets) == len(shipped)


def test_a_name_in_use_is_replaced_capitals_or_not(own: Own) -> None:
    own.save("Family", PRESETS["classic"])
    key = own.save("FAMILY", PRESETS["master"])
    assert own.read().presets == {key: replace(PRESETS["master"], key=key)}


def test_names_that_look_alike_on_the_disk_stay_apart(own: Own) -> None:
    keys = [own.save(name, PRESETS["classic"]) for name in ("Ä b", "A b", "a-b!", "♥", "con", "♣")]
    assert set(own.read().presets) == set(keys)


def test_a_preset_is_renamed_and_keeps_its_rules(own: Own) -> None:
    other = own.save("Other", PRESETS["linear"])
    key = own.rename(own.save("Old", EVERYTHING), "New")
    assert own.read().presets == {key: replace(EVERYTHING, key=key), other: replace(PRESETS["linear"], key=other)}
    assert own.rename(key, "other") == key, "a name that another one has is not given"
    assert own.key_of("Old") is None


def test_a_preset_is_deleted(own: Own) -> None:
    kept, gone = own.save("Kept", PRESETS["classic"]), own.save("Gone", PRESETS["classic"])
    own.delete(gone)
    own.delete(gone)
    assert list(own.read().presets) == [kept]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = 'A'\ncubes = 'new4'\npoints = [0]\nwhat = 1", "there is no rule called 'what'"),
        ("name = 'A'\ncubes = 'new4'\npoints = [0]\nwish = { much = 1 }", "there is no rule called 'much'"),
        ("name = 'A'\ncubes = 'none'\npoints = [0]", "there are no cubes called 'none'"),
        ("name = 'A'\ncubes = 'new4'\npoints = [0]\nseconds = 0", "seconds is 0"),
        ("cubes = 'new4'\npoints = [0]", "the name is ''"),
        ("name = ' A '\ncubes = 'new4'\npoints = [0]", "the name is ' A '"),
        ("name = ", "bad.toml"),
        ("x" * 100_001, "longer than"),
    ],
)
def test_a_bad_file_says_what_and_where_and_is_left_alone(own: Own, tmp_path: Path, text: str, said: str) -> None:
    key = own.save("Good", PRESETS["classic"])
    bad = next(path for path in (tmp_path / "presets").glob("*.toml")).with_name("bad.toml")
    bad.write_text(text)
    shelf = own.read()
    assert list(shelf.presets) == [key]
    assert len(shelf.problems) == 1
    assert "bad.toml" in shelf.problems[0]
    assert said in shelf.problems[0]
    own.save("Bad", PRESETS["classic"])
    assert bad.read_text() == text


def test_of_two_files_with_one_name_one_is_said(own: Own, tmp_path: Path) -> None:
    own.save("A", PRESETS["classic"])
    path = next((tmp_path / "presets").glob("*.toml"))
    path.with_name("b.toml").write_bytes(path.read_bytes())
    assert "b.toml" in own.read().problems[0]


def test_there_is_an_end_to_presets(own: Own, tmp_path: Path) -> None:
    own.save("A", PRESETS["classic"])
    path = next((tmp_path / "presets").glob("*.toml"))
    for number in range(MOST_FILES - 1):
        path.with_name(f"z{number}.toml").write_text("name = 1")
    with pytest.raises(ValueError, match="the most"):
        own.save("B", PRESETS["classic"])
    own.save("A", PRESETS["master"])


@pytest.mark.parametrize("name", ["", "  ", "\n\t"])
def test_a_preset_needs_a_name(own: Own, name: str) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        own.save(name, PRESETS["classic"])


@given(name=st.text(max_size=60))
def test_a_cleaned_name_stays_as_it_is_in_a_file(name: str) -> None:
    cleaned = clean_name(name)
    assert clean_name(cleaned) == cleaned
    assert len(cleaned) <= LONGEST_NAME
    if cleaned:
        assert tomllib.loads(table_text({"name": cleaned} | plain_table(EVERYTHING)))["name"] == cleaned


def test_t24_somebody_is_told_when_a_bit_is_turned_back(tmp_path: Path) -> None:
    """It may have been a change by hand, such as 4 to 5; what was changed is kept."""
    folder, told = tmp_path / "presets" / "boggle", list[Notice]()
    own: Own = OwnPresets(folder, lambda key, table, source: preset_of(key, table, CUBE_SETS, source), told.append)
    key = own.save("Quick", PRESETS["classic"])
    (path,) = folder.glob("*.toml")
    edited = path.read_bytes().replace(b"seconds = 180", b"seconds = 181")
    path.write_bytes(edited)
    assert own.read().presets[key].seconds == 180
    ((notice,),) = (told,)
    assert (notice.trouble, (tmp_path / notice.file).read_bytes()) == (NoticeKind.MOVED_ASIDE, edited)
