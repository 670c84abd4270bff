"""The commands that README, CONTRIBUTING and the pages of docs name, and how each is tried.

`tests/test_typed.py` starts them all, and `packaging/try_roots.py --only readme` those of the README on a bare system.
A command that is new has to be put into `TRIED` first.
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAPERS = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "packaging/README.md", "docs/*.md")
_PROGRAM = re.compile(
    r"([A-Z_]+=\S+ )*(\./run|\.venv/bin/[\w-]+|python|boggle-desk|pip|git|cd|sudo|dpkg-deb|packaging/\w+\.sh)( |$)"
)


def commands(text: str) -> list[str]:
    """Return the commands in a text of Markdown: the lines set apart, without what is said of them, and code in sentences."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    apart = [line.strip() for line in re.findall(r"^ {4,}(\S.*)$", text, re.MULTILINE)]
    within = [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text)]
    found = [re.split(r" {3,}", line)[0] for line in apart] + [code for code in within if " " in code]
    return [command for command in found if _PROGRAM.match(command)]


def named() -> dict[str, list[str]]:
    """Return every command that a paper names, with the papers."""
    papers = [file for pattern in PAPERS for file in sorted(ROOT.glob(pattern))]
    found: dict[str, list[str]] = {}
    for paper in papers:
        for command in dict.fromkeys(commands(paper.read_text(encoding="utf-8"))):
            found.setdefault(command, []).append(str(paper.relative_to(ROOT)))
    return found
