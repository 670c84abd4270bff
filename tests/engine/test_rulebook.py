"""Rules files become frozen values, or a sentence about what is wrong."""

from dataclasses import FrozenInstanceError, dataclass
from pathlib import Path

import pytest

from boggle_desk.engine.boggle.rules import BoggleRules, ChallengeJudge
from boggle_desk.engine.rulebook import BadRules, Limits, build, read_table, rule_fields
from boggle_desk.engine.scrabble.rules import ChallengeRule, EndRacks, ScrabbleRules


@dataclass(frozen=True)
class Small:
    """Rules of a small game."""

    pieces: int
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.pieces < 1:
            raise ValueError(f"pieces is {self.pieces}")


def test_a_table_becomes_a_frozen_value() -> None:
    small = build(Small, {"pieces": 3, "names": ["a", "b"]}, "small.toml")
    assert small == Small(3, ("a", "b"))
    with pytest.raises(FrozenInstanceError):
        small.pieces = 4  # type: ignore[misc]  # that it cannot be set is the point


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"pieces": 3, "colour": 1}, "small.toml: there is no rule called 'colour'"),
        ({}, "small.toml: .*pieces"),
        ({"pieces": "3"}, "small.toml: .*int.*str"),
        ({"pieces": 0}, "small.toml: pieces is 0"),
        ({"pieces": True}, "small.toml: .*int.*bool"),
    ],
)
def test_wrong_tables_are_told_with_their_source(table: dict[str, object], said: str) -> None:
    with pytest.raises(BadRules, match=said):
        build(Small, table, "small.toml")


def test_a_file_is_read_as_a_table(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text('pieces = 3\nnames = ["é"]\n', encoding="utf-8")
    assert read_table(path) == {"pieces": 3, "names": ["é"]}


@pytest.mark.parametrize("content", [b"pieces = ", b"pieces = 1\npieces = 2", b"\xff\xfe", b"#" * 100_001])
def test_no_file_can_do_worse_than_be_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_bytes(content)
    with pytest.raises(BadRules, match=r"^small\.toml: "):
        read_table(path)


@pytest.mark.parametrize("text", ["a = " + "[" * 5_000, "a = " + "9" * 5_000, "x" * 9_000 + " = 1", "a = \n= 1"])
def test_what_is_wrong_with_a_file_is_one_short_line_with_its_name(text: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRules) as bad:
        build(Small, read_table(path), path.name)
    assert str(bad.value).startswith("odd.toml: ")
    assert len(str(bad.value)) <= 200
    assert str(bad.value).isprintable()


def test_fields_tell_what_a_rule_may_be() -> None:
    boggle, scrabble = rule_fields(BoggleRules), rule_fields(ScrabbleRules)
    assert (boggle["seconds"].kind, boggle["seconds"].default) == (int, 180)
    assert boggle["seconds"].limits == Limits(1, 100_000)
    assert (boggle["target"].kind, boggle["target"].optional) == (int, True)
    assert boggle["court"].choices == tuple(ChallengeJudge)
    assert (boggle["penalty"].kind, boggle["penalty"].optional, boggle["penalty"].choices) == (bool, False, ())
    assert scrabble["rack_size"].limits == Limits(1, 15)
    assert scrabble["end_racks"].default is EndRacks.BOTH


def test_every_number_of_a_rule_has_limits() -> None:
    for kind in (BoggleRules, ScrabbleRules, ChallengeRule):
        assert [each.name for each in rule_fields(kind).values() if each.kind is int and each.limits is None] == []
