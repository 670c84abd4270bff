"""Make a release of what is on this branch: everything that names a version says the same, then the tag. You push.

python packaging/release.py 1.2.3            write version and date, commit, and tag v1.2.3
python packaging/release.py 1.2.3 --notes    print what CHANGELOG says of a version, for the page of the release
python packaging/release.py 1.2.3 --check    exit code 1, and a sentence, unless all papers name that version
"""

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION, CHANGES, FRONT = "boggle_desk/__init__.py", "CHANGELOG.md", "README.md"
PAGE = "packaging/io.github.boggle_desk.boggle_desk.metainfo.xml"
_UNRELEASED = "## [Unreleased]\n"
_NONE_YET = re.compile(r"There is no release yet\..*?\n\n", re.DOTALL)
_FRONT = """\
Without git, take a package with its checksums from the [latest release]: for Debian, as a Flatpak, or a folder for
Linux, macOS and Windows. With pip it is `pipx install boggle-desk`, then `boggle-desk --install`.

[latest release]: https://github.com/boggle-desk/boggle-desk/releases/latest

"""
"""What README says in place of that there is no release yet."""


def dated(texts: dict[str, str], version: str, date: str) -> dict[str, str]:
    """Return the texts of all papers as a version has them. Raises ValueError where that can't be."""
    if not re.fullmatch(r"\d+\.\d+\.\d+(rc\d+)?", version):
        raise ValueError(f"{version} is no version like 1.2.3")
    if f"## [{version}]" in texts[CHANGES]:
        raise ValueError(f"{version} is released already")
    new = dict(texts)
    told = re.search(rf"^{re.escape(_UNRELEASED)}(.*?)(?=^## |\Z)", texts[CHANGES], re.MULTILINE | re.DOTALL)
    if not told or "\n- " not in told[1]:
        raise ValueError("CHANGELOG.md says nothing below Unreleased")
    heading = f"{_UNRELEASED}\n## [{version}] - {date}\n"
    new[CHANGES] = texts[CHANGES].replace(told[0], heading + _NONE_YET.sub("", told[1]))
    new[VERSION] = re.sub('(?<=^__version__ = ")[^"]*', version, texts[VERSION], flags=re.MULTILINE)
    new[FRONT] = _NONE_YET.sub(_FRONT, texts[FRONT])
    entry = f'    <release version="{version}" date="{date}"/>\n'
    if "  <releases>\n" in texts[PAGE]:
        new[PAGE] = texts[PAGE].replace("  <releases>\n", f"  <releases>\n{entry}")
    else:
        new[PAGE] = texts[PAGE].replace("</component>", f"  <releases>\n{entry}  </releases>\n</component>")
    return new


def notes(changes: str, version: str) -> str:
    """Return what CHANGELOG says of a version. Raises ValueError if it says nothing."""
    told = re.search(rf"^## \[{re.escape(version)}\] - [\d-]+\n\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if not told:
        raise ValueError(f"CHANGELOG.md has no {version}")
    return told[1].strip()


def check(texts: dict[str, str], version: str) -> None:
    """Raise ValueError unless all papers name the version, and the same date."""
    notes(texts[CHANGES], version)
    (date,) = re.findall(rf"^## \[{re.escape(version)}\] - (\S+)$", texts[CHANGES], re.MULTILINE)
    for name, sign in ((VERSION, f'__version__ = "{version}"\n'), (PAGE, f'version="{version}" date="{date}"')):
        if sign not in texts[name]:
            raise ValueError(f"{name} doesn't name {version} of {date}")


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Do what was asked. Raises ValueError where that can't be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version", type=lambda text: text.removeprefix("v"))
    parser.add_argument("--notes", action="store_true")
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in (VERSION, CHANGES, PAGE, FRONT)}
    if chosen.notes:
        print(notes(texts[CHANGES], chosen.version))
    elif chosen.check:
        check(texts, chosen.version)
    elif changed := _git("status", "--porcelain"):
        raise ValueError(f"commit or put aside first:\n{changed}")
    else:
        new = dated(texts, chosen.version, datetime.datetime.now(datetime.UTC).date().isoformat())
        for name, text in new.items():
            (ROOT / name).write_text(text, encoding="utf-8")
        _git("commit", "--all", "--message", f"Version {chosen.version}")
        _git("tag", "--annotate", f"v{chosen.version}", "--message", f"Version {chosen.version}")
        print(f"v{chosen.version} is tagged. Look at it, then: git push --follow-tags")


if __name__ == "__main__":
    try:
        main()
    except ValueError as fault:
        sys.exit(f"release: {fault}")
