"""A release by one command, in a clone of its own: what names a version then names the same one."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import release

ROOT = Path(__file__).parent.parent
PAPERS = (release.VERSION, release.CHANGES, release.PAGE, release.FRONT)
DATE = "2027-01-31"


@pytest.fixture
def texts() -> dict[str, str]:
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in PAPERS}


def test_each_paper_names_the_version_and_nothing_is_lost(texts: dict[str, str]) -> None:
    new = release.dated(texts, "7.8.9", DATE)
    release.check(new, "7.8.9")
    assert "There is no release yet" not in new[release.CHANGES] + new[release.FRONT]
    assert f"## [Unreleased]\n\n## [7.8.9] - {DATE}\n\n### Added\n" in new[release.CHANGES]
    assert new[release.CHANGES].count("\n- ") == texts[release.CHANGES].count("\n- ")
    assert release.notes(new[release.CHANGES], "7.8.9").startswith("### Added\n\n- ")
    later = release.dated(
        new | {release.CHANGES: new[release.CHANGES].replace("Unreleased]\n", "Unreleased]\n\n### Fixed\n\n- One.\n")},
        "7.9.0", "2027-02-28",
    )  # fmt: skip
    release.check(later, "7.9.0")
    release.check({**later, release.VERSION: new[release.VERSION]}, "7.8.9")
    assert later[release.PAGE].index('"7.9.0"') < later[release.PAGE].index('"7.8.9"'), "the newest first"


@pytest.mark.parametrize("version", ["7.8", "next", "7.8.9 "])
def test_a_version_is_three_numbers(texts: dict[str, str], version: str) -> None:
    with pytest.raises(ValueError, match="no version"):
        release.dated(texts, version, DATE)


def test_nothing_is_released_twice_or_without_a_word(texts: dict[str, str]) -> None:
    new = release.dated(texts, "7.8.9", DATE)
    for version, said in (("7.8.9", "already"), ("7.9.0", "nothing")):
        with pytest.raises(ValueError, match=said):
            release.dated(new, version, DATE)
    with pytest.raises(ValueError, match="has no"):
        release.check(new, "7.9.0")
    with pytest.raises(ValueError, match="name 7"):
        release.check(new | {release.VERSION: texts[release.VERSION]}, "7.8.9")


def test_one_command_leaves_a_commit_and_a_tag(tmp_path: Path) -> None:
    for name in (*PAPERS, "packaging/release.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    git = ["git", "-C", str(tmp_path), "-c", "init.defaultBranch=main"]
    subprocess.run([*git, "init", "-q"], check=True)
    for key, value in (("user.name", "Ana"), ("user.email", "ana@example.org")):
        subprocess.run([*git, "config", key, value], check=True)
    subprocess.run([*git, "add", "."], check=True)
    subprocess.run([*git, "commit", "-qm", "Before"], check=True)

    def typed(*arguments: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, tmp_path / "packaging/release.py", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert typed("7.8.9").stdout == "v7.8.9 is tagged. Look at it, then: git push --follow-tags\n"
    told = subprocess.run([*git, "describe", "--exact-match"], capture_output=True, text=True, check=True).stdout
    assert told == "v7.8.9\n"
    assert typed("v7.8.9", "--check").returncode == 0
    assert typed("v7.8.9", "--notes").stdout.startswith("### Added")
    (tmp_path / release.FRONT).write_text("not committed")
    assert (typed("7.9.0").returncode, typed("7.9.0").stderr.partition(":")[0]) == (1, "release")
