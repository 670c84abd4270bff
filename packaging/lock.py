"""Write the versions that `./run` installs, with their hashes, to packaging/locked: `python packaging/lock.py`.

It needs the tool `uv`. Versions that are locked stay as long as pyproject.toml allows them; `--upgrade` takes the
newest ones. Both files serve every system and Python that the game runs on, with the same versions in both.

    python packaging/lock.py --ends [arguments of pytest]    test with the oldest and the newest that the ranges allow

That takes an old Python: what the ranges begin with has no wheels for the newest. It prints what it installed.
"""

import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ROOT / "packaging" / "locked"
FILES = {"test": ("--group", "test"), "play": ()}
"""What each file adds to the game and what compiles it; the larger file comes first and binds the other."""


def command(name: str) -> list[str]:
    """Return the call of uv that writes a file."""
    bound = [] if name == "test" else ["--constraint", "packaging/locked/test.txt"]
    chosen = ["--extra", "kernels", *FILES[name], *bound]
    return [
        "uv", "pip", "compile", "pyproject.toml", "--output-file", f"packaging/locked/{name}.txt", *chosen,
        "--universal", "--python-version", "3.11", "--generate-hashes", "--no-build", "--no-header", "--no-annotate",
        "--no-emit-index-url", "--no-emit-find-links", "--quiet", *sys.argv[1:],
    ]  # fmt: skip


def oldest(requirement: str) -> str:
    """Return a range as the one version that it begins with."""
    return re.sub(r">=([\d.]+)[^;]*", r"==\1", requirement)


def try_ends(arguments: list[str]) -> None:
    """Run tests in two environments of their own. Raises CalledProcessError where one of them fails."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = project["project"]["dependencies"]
    tools = [each for each in project["dependency-groups"]["test"] if isinstance(each, str)]
    for end, chosen in (("oldest", [*map(oldest, asked)]), ("newest", asked)):
        folder = ROOT / "build" / f"range-{end}"
        venv.create(folder, clear=True, with_pip=True)
        python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--upgrade", *chosen, *tools], check=True)
        subprocess.run([python, "-m", "pip", "list", "--format", "freeze"], check=True)
        offscreen = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        subprocess.run([python, "-m", "pytest", "-q", *arguments], cwd=ROOT, env=offscreen, check=True)


if __name__ == "__main__" and sys.argv[1:2] == ["--ends"]:
    try_ends(sys.argv[2:] or ["-m", "not slow"])
elif __name__ == "__main__":
    LOCKED.mkdir(exist_ok=True)
    for file in FILES:
        subprocess.run(command(file), cwd=ROOT, check=True)
