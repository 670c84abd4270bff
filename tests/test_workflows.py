"""What runs at GitHub, read as data: what a workflow names exists, and each step can be parsed."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).parent.parent
FLOWS = {file.stem: yaml.safe_load(file.read_text(encoding="utf-8")) for file in (ROOT / ".github/workflows").iterdir()}
JOBS = {f"{flow}/{name}": job for flow, whole in FLOWS.items() for name, job in whole["jobs"].items()}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def steps(job: dict[str, Any], action: str = "") -> Iterator[dict[str, Any]]:
    """Yield the steps of a job that use an action, or those that run a script."""
    for step in job["steps"]:
        if step.get("uses", "").startswith(action) if action else "run" in step:
            yield step


def variants(job: dict[str, Any], name: str) -> list[str]:
    """Return a name once for each value of the matrix in it."""
    values = re.search(r"\$\{\{ matrix\.(\w+) \}\}", name)
    if not values:
        return [name]
    matrix = job["strategy"]["matrix"]
    return [
        name.replace(values[0], each)
        for each in matrix.get(values[1], [i.get(values[1]) for i in matrix.get("include", ())])
    ]


def test_tests_run_on_three_systems_with_every_python() -> None:
    matrix = JOBS["checks/test"]["strategy"]["matrix"]
    named = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if "Python :: 3." in line]
    assert matrix["python"] == named, "each that pyproject.toml promises"
    assert JOBS["release/try-wheels"]["strategy"]["matrix"]["python"] == [named[0], named[-1]]
    assert {system.partition("-")[0] for system in matrix["os"]} == {"ubuntu", "macos", "windows"}
    allowed = SpecifierSet(PROJECT["project"]["requires-python"])
    oldest = min(named, key=lambda version: int(version.partition(".")[2]))
    assert oldest in allowed
    assert f"3.{int(oldest.partition('.')[2]) - 1}" not in allowed
    for job in JOBS.values():
        for step in steps(job, "actions/setup-python@"):
            assert set(variants(job, step["with"]["python-version"])) <= set(named)


def test_a_pull_request_is_checked_once() -> None:
    assert FLOWS["checks"][True] == {"push": {"branches": ["main"]}, "pull_request": None}  # YAML's `on` is true


def test_actions_are_pinned_to_commits_with_their_versions_beside_and_one_each() -> None:
    pins: dict[str, set[str]] = {}
    for file in (ROOT / ".github/workflows").iterdir():
        for line in re.findall(r"uses: (.*)", file.read_text(encoding="utf-8")):
            found = re.fullmatch(r"([\w./-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)", line)
            assert found, line
            pins.setdefault(found[1], set()).add(found[2])
    assert [action for action, commits in pins.items() if len(commits) != 1] == []


@pytest.mark.parametrize("job", JOBS)
def test_a_job_may_do_no_more_than_it_must(job: str) -> None:
    assert FLOWS[job.partition("/")[0]]["permissions"] == {"contents": "read"}
    more = {
        "release/release": {"contents": "write", "id-token": "write", "attestations": "write"},
        "publish/pypi": {"contents": "read", "id-token": "write"},
        "site/pages": {"contents": "write"},
    }
    assert JOBS[job].get("permissions") == more.get(job)
    assert all(step["with"]["persist-credentials"] is False for step in steps(JOBS[job], "actions/checkout@"))


@pytest.mark.parametrize("job", JOBS)
def test_a_job_needs_jobs_and_artifacts_that_come_before_it(job: str) -> None:
    flow, name = job.split("/")
    before, waiting = set[str](), [name]
    while waiting:
        needed = JOBS[f"{flow}/{waiting.pop()}"].get("needs", [])
        new = {needed} if isinstance(needed, str) else set(needed)
        assert new <= FLOWS[flow]["jobs"].keys()
        waiting += new - before
        before |= new
    assert name not in before
    uploaded = {
        each
        for other in before
        for step in steps(FLOWS[flow]["jobs"][other], "actions/upload-artifact@")
        for each in variants(FLOWS[flow]["jobs"][other], step["with"]["name"])
    }
    for step in steps(JOBS[job], "actions/download-artifact@"):
        assert uploaded
        assert set(variants(JOBS[job], step["with"].get("name", ""))) <= uploaded | {""}


def test_all_that_is_built_reaches_the_release_and_only_what_was_tried() -> None:
    jobs = FLOWS["release"]["jobs"]
    release = jobs.pop("release")
    needed = {*release["needs"], *(jobs[name].get("needs", "") for name in release["needs"])}
    assert {name for name, job in jobs.items() if any(steps(job, "actions/upload-artifact@"))} <= needed
    [download] = steps(release, "actions/download-artifact@")
    [check, make] = steps(release)
    [attest] = steps(release, "actions/attest-build-provenance@")
    assert "name" not in download["with"], "all of it"
    assert f"{download['with']['path']}/*\n" in make["run"]
    assert attest["with"]["subject-path"] == f"{download['with']['path']}/*"
    order = [release["steps"].index(step) for step in (download, check, attest, make)]
    assert order == sorted(order), "the checksums are attested too"
    assert "sha256sum * >SHA256SUMS" in check["run"]


@pytest.mark.skipif(not shutil.which("bash"), reason="needs bash")
@pytest.mark.parametrize("job", JOBS)
def test_what_a_step_runs_can_be_parsed_and_names_files_that_exist(job: str) -> None:
    for step in steps(JOBS[job]):
        script = re.sub(r"\$\{\{.*?\}\}", "value", step["run"])
        read = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True, check=False)
        assert (read.returncode, read.stderr) == (0, ""), script
        for name in re.findall(r"(?:\./|\.\\|packaging/)[\w./*-]+\.?\w+", step["run"]):
            assert list(ROOT.glob(name.removeprefix("./").removeprefix(".\\"))) or "dist/" in name, name


def test_python_is_there_before_a_step_asks_it_for_packages() -> None:
    scripts = [step["run"] for job in JOBS.values() for step in steps(job)]
    assert [script for script in scripts if "$(python3 " in script and "python3-venv" in script] == []
