"""`numbers.pxd` repeats for C compilers what `codes.py` says."""

import re
from pathlib import Path

from boggle_desk.engine.kernels import codes


def test_both_say_the_same() -> None:
    path = Path(codes.__file__).with_name("numbers.pxd")
    lines = path.read_text(encoding="utf-8")
    told = {name: int(number) for name, number in re.findall(r"^    (\w+) = (-?[\d_]+)$", lines, re.MULTILINE)}
    assert told
    assert told == {name: getattr(codes, name) for name in told}
