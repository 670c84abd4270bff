"""The commands that README, CONTRIBUTING and the pages of docs name, and how each is tried.

`tests/test_typed.py` starts them all, `packaging/try_roots.py --only readme` those of the README on bare systems. A new
command has to be put into `TRIED`.
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAPERS = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "packaging/README.md", "docs/*.md")
_PROGRAM = re.compile(
    r"([A-Z_]+=\S+ )*(\./run|\.venv/bin/[\w-]+|python|boggle-desk|pip|git|cd|sudo|dpkg-deb|packaging/\w+\.sh)( |$)"
)
_COLLECT = (
    '= ./run test -x -n auto -m "not slow" -k "clock or golden" --hypothesis-profile=search --collect-only -q '
    "-p no:cacheprovider tests/models/test_clock.py tests/test_goldens.py"
)
"""All the ways in which papers choose among the tests, in one. A test looks for the files that they name."""
_TRUST = "= python -m tests.trust --only inputs --share 0.01"
_BENCH = "= ./run bench --only plays games best --seconds 0.1"
_LEAVES = "= ./run train leaves --boards 1 --generations 1 --workers 1"
_FETCHES = "- it fetches from the package index"
_SERVERS = "- it goes on until it is stopped, with certificates of one's own"
TRIED = {
    "git clone --depth 1 https://github.com/boggle-desk/boggle-desk": "- every trial stands in a clone",
    "cd boggle-desk && ./run": "= ./run --self-test",
    'boggle-desk solve "T A P E" --size 2x2 --json': "",
    "boggle-desk solve --boards boards.txt --lexicon my-words.txt --each": "",
    "boggle-desk boards --count 30 --seed 7 --pdf sheets.pdf": "",
    "boggle-desk replay game.gcg --json": "",
    'boggle-desk moves --cgp "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 RETAINS/ 0/0 0" --top 10 --json': "",
    "boggle-desk analyse game.gcg --seconds 1": "",
    'boggle-desk words --anagram "retina?"': "",
    'boggle-desk words "c..mp*" --json': "",
    "boggle-desk --help": "",
    "boggle-desk --version": "",
    "boggle-desk --self-test": "",
    "boggle-desk serve": "",
    "./run": "+ --self-test",
    "./run --self-test": "",
    "./run --install": "- it changes one's menu; tests/commands/test_launcher.py does it",
    "BOGGLE_DESK_PURE=1 ./run": "- tests/test_compiling.py shows that all runs so",
    "./run solve TNSEUIRDALGEOHMC --size 4x4": "",
    "./run bench": _BENCH,
    "./run bench --only plays games": _BENCH,
    "./run bench --only plays best --seconds 10": _BENCH,
    "python -m benchmarks.start": "+ --runs 1",
    "python -m benchmarks.pages": "+ --only history",
    "python -m benchmarks.dome": "+ --help",
    "python -m benchmarks.levels": "+ --help",
    "python -m benchmarks.levels --games 1000 --lexicon german": "= python -m benchmarks.levels --help",
    "python -m benchmarks.strokes": "+ --help",
    "./run match": "+ --help",
    "./run match --players champion,expert --games 100": "= ./run match --players static,expert --games 2",
    './run match --players champion,"exec:python docs/bots/most_points.py" --games 100': (
        '= ./run match --players static,"exec:python docs/bots/most_points.py" --games 2'
    ),
    './run match --players skilled,"exec:python docs/bots/most_points.py" --games 100': (
        '= ./run match --players static,"exec:python docs/bots/most_points.py" --games 2'
    ),
    './run match --players champion,"exec:./mine --fast" --clock 120': (
        '= ./run match --players static,"exec:./mine --fast" --clock 120 --games 2'
    ),
    "./run match --players static,expert --games 1000": "= ./run match --players static,expert --games 2",
    "./run match --players uncle,uncle --games 160 --seed 3": "- `uncle` is the level that the page invents",
    "./run match --players keen,seasoned --games 1000 --lexicon german": (
        "= ./run match --players keen,seasoned --games 2 --lexicon german"
    ),
    "./run train": "+ --help",
    "./run train --help": "",
    "./run train leaves": _LEAVES,
    "./run train leaves --help": "",
    "./run train leaves --boards 64 --generations 3": _LEAVES,
    "./run train leaves --lexicon german --boards 64 --generations 2 --out german.leaves": (
        "= ./run train leaves --lexicon german --boards 1 --generations 1 --out german.leaves"
    ),
    "./run train leaves --dask": _SERVERS,
    "./run train leaves --dask tls://host:8786": _SERVERS,
    "./run test": "+ --version",
    "./run test -k clock": _COLLECT,
    './run test -n auto -m "not slow"': _COLLECT,
    "./run test -n auto -m release": _COLLECT,
    "./run test --cov": "+ --version",
    "./run test --hypothesis-profile=search": _COLLECT,
    "BOGGLE_DESK_UPDATE_GOLDENS=1 ./run test -k golden": _COLLECT,
    "./run test tests/views": _COLLECT,
    "./run test tests/engine/boggle tests/views/dialogs/test_help_dialog.py": _COLLECT,
    "./run test tests/models/boggle/test_prompts.py tests/engine/boggle": _COLLECT,
    "./run test tests/views/test_props.py tests/views/boggle/test_finish.py": _COLLECT,
    "./run test -x tests/storage/test_figures.py": _COLLECT,
    "./run test tests/views/test_rules_sheets.py tests/storage/test_own_presets.py": _COLLECT,
    "./run test -x tests/storage/test_figures.py tests/views/test_history_page.py": _COLLECT,
    "./run test tests/test_app.py tests/views/test_home_page.py tests/views/dialogs/test_help_dialog.py "
    "tests/views/test_every_page.py": _COLLECT,
    "./run test tests/engine/scrabble/test_computer.py tests/test_docs.py tests/views/dialogs/test_help_dialog.py": (
        _COLLECT
    ),
    "python -m tests.trust": _TRUST,
    "python -m tests.trust --only … --share …": _TRUST,
    "python -m tests.trust --share 10 --only kills": _TRUST,
    "python -m tests.trust.closings": "+ nothing --games 10",
    "python packaging/lock.py": "- it needs uv, and the package index",
    "python packaging/lock.py --upgrade": "- it needs uv, and the package index",
    "python packaging/lock.py --ends": _FETCHES,
    "python packaging/release.py 1.2.3": "- tests/test_release.py does it in a clone",
    "python packaging/make_pictures.py": "- it takes minutes, and a screen",
    "sudo python packaging/try_roots.py bookworm trixie forky": "= python packaging/try_roots.py --help",
    "python packaging/try_roots.py --python /usr/bin/python3.12 --only first window": (
        "= python packaging/try_roots.py --help"
    ),
    ".venv/bin/python packaging/compile_kernels.py": "+ --help",
    ".venv/bin/python packaging/compile_kernels.py --clean": "= .venv/bin/python packaging/compile_kernels.py --help",
    ".venv/bin/python packaging/checked_build.py tests/engine": "- tests/test_compiling.py does a little of it",
    ".venv/bin/python packaging/checked_build.py --memory tests/engine": "- as the one before",
    ".venv/bin/python packaging/compile_translations.py": "= python packaging/compile_translations.py --todo de",
    "python packaging/compile_translations.py": "+ --todo de",
    "python packaging/make_cubes.py italian": "+ --help",
    "python packaging/measure_rivals.py": "+ --boards 2 --preset classic",
    "python packaging/measure_rivals.py --preset blitz": (
        "= python packaging/measure_rivals.py --boards 2 --preset classic"
    ),
    "python packaging/lexicon/build.py --data sources italian": "+ --help",
    "python packaging/lexicon/glossary.py --measure": "+ --help",
    "dpkg-deb -x witalian_*.deb sources/debian && mkdir sources/pip && mv wordfreq-*.whl sources/pip": (
        "- it unpacks what one has fetched"
    ),
    ".venv/bin/python -m build": "- tests/test_setup.py builds both",
    "BOGGLE_DESK_PURE=1 .venv/bin/python -m build --wheel": "- tests/test_setup.py builds it",
    ".venv/bin/python packaging/small_numpy.py": _FETCHES,
    ".venv/bin/python -m pip install -e '.[bundle]'": _FETCHES,
    ".venv/bin/python -m pip install pre-commit": _FETCHES,
    ".venv/bin/python -m pip install distributed": _FETCHES,
    ".venv/bin/pre-commit install": "- it changes the clone",
    "pip install --force-reinstall": _FETCHES,
    "pip check": "- tests/test_environment.py asks it",
    "git push --follow-tags": "- it makes a release",
    "pip install .": "- tests/test_setup.py installs it",
    ".venv/bin/pyinstaller packaging/boggle-desk.spec": "- it takes minutes; the workflow of releases does it",
    "packaging/build_deb.sh dist/boggle-desk VERSION dist": "- as the one before",
    "PYTHONPATH=packaging .venv/bin/python -m dask scheduler --protocol tls --tls-ca-file ca.pem --tls-cert desk.pem "
    "--tls-key desk.key": _SERVERS,
    "PYTHONPATH=packaging .venv/bin/python -m dask worker tls://host:8786 --tls-ca-file ca.pem --tls-cert desk.pem "
    "--tls-key desk.key": _SERVERS,
}
"""How each is tried: "" as it is, `+` what is added, `=` what is typed in its place, `-` why it isn't."""

FILES = {
    "boards.txt": "soamlitepnrkqdgh\nTNSEUIRDALGEOHMC\n",
    "my-words.txt": "tea\nlime\nstale\nhouse\n",
    "game.gcg": "#player1 Ana Ana\n#player2 Ben Ben\n>Ana: RETAINS 8C RETAINS +66 66\n>Ben: AEIOULL 9H AE +8 8\n",
    "mine": '#!/bin/sh\nexec python "${0%/*}/docs/bots/most_points.py"\n',
}
"""The files that the commands speak of."""


def commands(text: str) -> list[str]:
    """Return the commands in a text of Markdown: lines set apart, without their explanations, and code in sentences."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    apart = [line.strip() for line in re.findall(r"^ {4,}(\S.*)$", text, re.MULTILINE)]
    within = [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text)]
    found = [re.split(r" {3,}", line)[0] for line in apart] + [code for code in within if " " in code]
    return [command for command in dict.fromkeys(found) if _PROGRAM.match(command)]


def named() -> set[str]:
    """Return every command that a paper names."""
    papers = [file for pattern in PAPERS for file in sorted(ROOT.glob(pattern))]
    return {command for paper in papers for command in commands(paper.read_text(encoding="utf-8"))}


def as_tried(command: str) -> str:
    """Return what is typed to try a command, in a clone; nothing where it isn't tried."""
    how = TRIED[command]
    if how.startswith("-"):
        return ""
    typed = how[2:] if how.startswith("=") else command + how[1:]
    return re.sub(r"^boggle-desk\b", "./run", typed)


def prepare(folder: Path) -> None:
    """Write the files that the commands speak of."""
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "mine").chmod(0o755)
