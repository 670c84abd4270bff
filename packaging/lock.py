"""Write the versions that `./run` installs, with their hashes, to packaging/locked: `python packaging/lock.py`.

It needs the tool `uv`. Versions that are locked stay as long as pyproject.toml allows them; `--upgrade` takes the
newest ones. Both files serve every system and Python that the game runs on, with the same versions in both.
"""

import subprocess
import sys
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


if __name__ == "__main__":
    LOCKED.mkdir(exist_ok=True)
    for file in FILES:
        subprocess.run(command(file), cwd=ROOT, check=True)
