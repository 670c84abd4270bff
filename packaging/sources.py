"""Remember what the pictures and sounds in the tree were made from, so that a test can tell when to make them again.

Their pixels are not compared, for processors differ in them. `made.json` has a digest for each script that makes some.
"""

import ast
import hashlib
import json
import re
from pathlib import Path

RECORD = Path(__file__).with_name("made.json")


def digest(script: str, taken: object) -> str:
    """Return a digest of a script's numbers, calls and signs, and of what it takes; other names do not count."""
    text = Path(script).read_text(encoding="utf-8")
    lines = text.split("\n")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or node.lineno) - node.lineno + 1)
    code = re.sub(r"(?<![\w.])[A-Za-z_]\w*|\s", "", "".join(lines))
    return hashlib.sha256(f"{code}{taken!r}".encode()).hexdigest()[:16]


def record(script: str, taken: object) -> None:
    """Write down that the script has made everything from what it is now."""
    made = json.loads(RECORD.read_text(encoding="utf-8")) | {Path(script).stem: digest(script, taken)}
    RECORD.write_text(json.dumps(made, indent=1, sort_keys=True) + "\n", encoding="utf-8")
