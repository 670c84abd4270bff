"""The menu entry, the software centre's page, the icon, the Debian package: as their own validators want them."""

import ast
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from boggle_desk import __version__, cli, paths
from boggle_desk.app.bootstrap import APPLICATION
from boggle_desk.models.locale_text import LANGUAGES

PACKAGING = Path(__file__).parent.parent / "packaging"


def _script(name: str) -> ModuleType:
    specification = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert specification
    assert specification.loader
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def _needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not shutil.which(tool), reason=f"{tool} is not installed")


def _said(*command: str) -> str:
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    return finished.stdout + finished.stderr


def _dated() -> list[tuple[str, str]]:
    """Return the versions that are released, the newest first, and when they were."""
    changes = (PACKAGING.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.findall(r"^## \[(\d.*)\] - (\d{4}-\d\d-\d\d)$", changes, re.MULTILINE)


@_needs("desktop-file-validate")
def test_the_menu_entry_is_valid() -> None:
    assert _said("desktop-file-validate", str(PACKAGING / f"{APPLICATION}.desktop")) == ""


@_needs("appstreamcli")
def test_the_software_centres_page_is_valid() -> None:
    page = str(PACKAGING / f"{APPLICATION}.metainfo.xml")
    said = _said("appstreamcli", "validate", "--pedantic", "--no-net", "--no-color", page)
    faults = [line for line in said.splitlines() if line[:2] in {"E:", "W:", "I:", "P:"}]
    known = ["unknown-tag developer"]  # versions before 1.0 don't know it
    known += [] if _dated() else ["releases-info-missing"]
    assert [line for line in faults if not line.endswith(tuple(known))] == []


def test_files_of_the_desktop_agree() -> None:
    entry = (PACKAGING / f"{APPLICATION}.desktop").read_text(encoding="utf-8").splitlines()
    page = ElementTree.parse(PACKAGING / f"{APPLICATION}.metainfo.xml")
    assert {"Exec=boggle-desk %F", f"Icon={APPLICATION}"} <= set(entry)
    assert page.findtext("launchable") == f"{APPLICATION}.desktop"
    assert not _dated() or _dated()[0][0] == __version__
    assert _dated() == [(release.get("version"), release.get("date")) for release in page.iter("release")]
    pictures = [image.text or "" for image in page.iter("image")]
    assert all((PACKAGING.parent / "docs" / "images" / each.rpartition("/")[2]).is_file() for each in pictures)
    assert "trademarks" in "".join(page.getroot().itertext())


def test_the_desktop_speaks_the_languages_of_the_window() -> None:
    entry = (PACKAGING / f"{APPLICATION}.desktop").read_text(encoding="utf-8")
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert sorted(re.findall(rf"^{key}\[(\w+)\]=.*\w;?$", entry, re.MULTILINE)) == sorted({*LANGUAGES} - {"en"})
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for name, tags in (("metainfo", ("summary", "p", "caption")), ("mime", ("{*}comment",))):
        page = ElementTree.parse(PACKAGING / f"{APPLICATION}.{name}.xml")
        for tag in tags:
            found = Counter(each.get(lang, "en") for each in page.iterfind(f".//{tag}") if (each.text or "").strip())
            assert set(found) == {*LANGUAGES}
            assert len({*found.values()}) == 1, f"{tag}: some language lacks one"


def test_papers_tell_of_no_release_that_is_not_there() -> None:
    """A version gets its date with its tag; until then README sends nobody to what cannot be had."""
    changes = (PACKAGING.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    front = (PACKAGING.parent / "README.md").read_text(encoding="utf-8")
    get_it = front.partition("\n## Get it\n\n")[2].partition("\n## ")[0]
    versions = [version for version, _date in _dated()]
    assert re.findall(r"^## \[(.*?)\]", changes, re.MULTILINE) == ["Unreleased", *versions]
    assert [line.split()[:2] for line in get_it.splitlines()[:2]] == [["git", "clone"], ["cd", "boggle-desk"]]
    pages = [get_it, *(page.read_text(encoding="utf-8") for page in (PACKAGING.parent / "docs").glob("*.md"))]
    released = re.compile(r"pipx? install .*boggle|boggle-desk\S*\.deb\b|/releases")
    assert _dated() or [page for page in pages if released.search(page)] == []


def test_the_page_on_packaging_names_each_of_its_files() -> None:
    named = re.findall(r"`([^`\n]+)`", (PACKAGING / "README.md").read_text(encoding="utf-8"))
    files = {file.name for file in PACKAGING.iterdir()} - {"README.md", "__pycache__", ".mypy_cache", ".ruff_cache"}
    assert [file for file in files if not any(fnmatch(file, f"*{name.rstrip('/')}") for name in named)] == []


def test_the_package_indexs_page_has_whole_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PACKAGING)
    metadata = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    _script("build_hook").PageHook(str(PACKAGING.parent), {}).update(metadata)
    addresses = re.findall(r"(!?)\[[^]]*\]\(([^)]*)\)", metadata["readme"]["text"])
    places = {
        "!": "https://raw.githubusercontent.com/boggle-desk/boggle-desk/HEAD/",
        "": f"{metadata['urls']['Homepage']}/blob/HEAD/",
    }
    addresses = [(kind, each) for kind, each in addresses if "boggle-desk" in each]  # not those of others
    assert len(addresses) > 10
    assert all(each.startswith(places[kind]) for kind, each in addresses)
    files = [PACKAGING.parent / each.removeprefix(places[kind]) for kind, each in addresses]
    assert [file for file in files if not file.is_file()] == []


def test_the_licences_of_all_words_are_told() -> None:
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = ElementTree.parse(PACKAGING / f"{APPLICATION}.metainfo.xml")
    assert page.findtext("project_license") == project["license"]
    sources = tomllib.loads((PACKAGING / "lexicon" / "languages.toml").read_text(encoding="utf-8"))
    asked = {
        source["licence"] for language in sources.values() for source in language["sources"] if "licence" in source
    }
    assert {each for each in asked if each[:4] in ("CC0-", "MPL-", "Apac")} <= set(project["license"].split(" AND "))


def test_the_manual_and_the_completion_know_every_command_and_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    script = _script("make_manual")
    assert script.PAGE.read_text(encoding="utf-8") == script.manual(), "run python packaging/make_manual.py"
    assert all(f".B {code}\n" in script.manual() for code in cli.EXIT_CODES)
    for path in script.COMPLETIONS.values():
        text = path.read_text(encoding="utf-8")
        for parser in script.parsers(cli.build_parser(cli.COMMANDS)):
            words = [*parser.prog.split()[1:], *re.findall(r"(?<=--)[a-z-]+", parser.format_usage())]
            assert [word for word in words if word not in text] == [], f"run python packaging/make_manual.py: {path}"
    listed = script.COMPLETIONS["zsh"].read_text(encoding="utf-8").partition("_commands=(")[2].partition("\n  )")[0]
    assert [line for line in listed.splitlines() if line and not line.endswith((".'", "Scrabble'"))] == [], "cut off"


@pytest.mark.skipif(not shutil.which("bash"), reason="needs bash")
@pytest.mark.parametrize("words", ["replay ev", "play ev", "solve --lexicon ev"])
def test_the_completion_finds_files(words: str, tmp_path: Path) -> None:
    (tmp_path / "evening.gcg").touch()
    path = PACKAGING / "share" / "bash-completion" / "completions" / "boggle-desk"
    asked = f"COMP_WORDS=(boggle-desk {words}); COMP_CWORD={len(words.split())}; _shtab_boggle_desk; echo $COMPREPLY"
    command = ["bash", "-c", f"source {path}; {asked}"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "evening.gcg\n"


OF_TODAY = pytest.param("make_pictures", marks=pytest.mark.release)


@pytest.mark.parametrize("name", ["make_board_textures", "make_icon", OF_TODAY, "make_sounds", "make_textures"])
def test_what_a_script_makes_is_made_from_what_the_script_is_now(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PACKAGING)  # scripts import each other
    sources, script = _script("sources"), _script(name)
    made = json.loads(sources.RECORD.read_text(encoding="utf-8"))
    assert made[name] == sources.digest(script.__file__, script.TAKEN), f"run python packaging/{name}.py"


def test_the_icon_comes_in_all_sizes() -> None:
    svg = (PACKAGING / "icons" / "boggle-desk.svg").read_text(encoding="utf-8")
    assert svg == paths.resource("images", "icon.svg").read_text(encoding="utf-8")
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        kept = QImage(str(PACKAGING / "icons" / f"boggle-desk-{size}.png"))
        assert (kept.width(), kept.height()) == (size, size)


def test_windows_icon_holds_its_pictures(tmp_path: Path) -> None:
    data = (PACKAGING / "icons" / "boggle-desk.ico").read_bytes()
    count = int.from_bytes(data[4:6], "little")
    places = [
        (int.from_bytes(data[18 + 16 * n :][:4], "little"), int.from_bytes(data[14 + 16 * n :][:4], "little"))
        for n in range(count)
    ]
    assert count == 8
    assert all(data[place:].startswith(b"\x89PNG") for place, _length in places)
    assert sum(places[-1]) == len(data)


def test_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = _script("system_libs")
    monkeypatch.setattr(asked, "PACKAGES", {"libnowhere.so.9": "libnowhere9", "libc.so.6": "libc6"})
    assert asked.missing() == (["libnowhere9"] if sys.platform.startswith("linux") else ["libnowhere9", "libc6"])


def test_what_a_compiler_lacks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = _script("system_libs")
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    monkeypatch.setattr(asked.sysconfig, "get_path", lambda _name: str(tmp_path))
    headers = f"libpython3.{sys.version_info.minor}-dev"
    monkeypatch.setenv("CC", "no-such-compiler")
    assert asked.compiler() == ["gcc", "libc6-dev", headers]
    monkeypatch.setenv("CC", f"{shutil.which('python3') or sys.executable} -O")
    assert asked.compiler() == [headers]
    (tmp_path / "Python.h").touch()
    assert asked.compiler() == []


def test_recipes_are_whole() -> None:
    recipe = (PACKAGING / "boggle-desk.spec").read_text(encoding="utf-8")
    ast.parse(recipe)
    assert '"boggle_desk/resources"' in recipe
    assert "*COMMANDS]" in recipe, "commands are imported by name"
    dropped = re.compile("|".join(re.findall(r'^ {12}rf?"(.*)",$', recipe, re.MULTILINE)).replace("{LANGUAGES}", "en"))
    printing = ("PySide6/Qt/lib/libQt6PrintSupport.so.6", "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so")
    assert [name for name in printing if dropped.search(name)] == []
    assert dropped.search("libcups.so.2"), "the system's own talks to its printers"
    assert not (PACKAGING / "__init__.py").exists(), "it would hide the library called packaging"


@_needs("dpkg-deb")
def test_the_debian_package_has_what_a_desktop_wants(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    (bundle / "boggle-desk").write_text("#!/bin/sh\necho played\n")
    (bundle / "boggle-desk").chmod(0o755)
    built = subprocess.run(
        ["sh", str(PACKAGING / "build_deb.sh"), str(bundle), __version__, str(tmp_path)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    package = next(tmp_path.glob(f"boggle-desk_{__version__}_*.deb"))
    subprocess.run(["dpkg-deb", "-x", str(package), str(tmp_path / "root")], check=True)
    subprocess.run(["dpkg-deb", "-e", str(package), str(tmp_path / "control")], check=True)
    sums = subprocess.run(
        ["md5sum", "-c", str(tmp_path / "control/md5sums")], cwd=tmp_path / "root", capture_output=True, check=False
    )
    assert sums.returncode == 0
    user = tmp_path / "root" / "usr"
    assert (user / f"share/applications/{APPLICATION}.desktop").is_file()
    assert (user / f"share/icons/hicolor/48x48/apps/{APPLICATION}.png").is_file()
    assert (user / "share/man/man6/boggle-desk.6.gz").is_file()
    assert "MIT License" in (user / "share/doc/boggle-desk/copyright").read_text(encoding="utf-8")
    assert _said(str(user / "games" / "boggle-desk")) == "played\n"


def test_the_folder_tells_the_licence_of_each_library_or_is_not_built(tmp_path: Path) -> None:
    script = _script("inventory")
    modules = {"numpy": "numpy._core._multiarray_umath", "msgspec": "msgspec._core", "python": "_bz2"}
    found = {name: importlib.util.find_spec(module) for name, module in modules.items()}
    libraries = {
        name: specification.origin or ""
        for name, specification in found.items()
        if specification and specification.has_location
    }
    assert script.part_of(tmp_path / "api-ms-win-crt-heap-l1-1-0.dll").name.startswith("Microsoft")
    script.inventory([*libraries.items()], tmp_path / "made")
    told = (tmp_path / "made" / "bundled.txt").read_text(encoding="utf-8")
    assert [name for name in libraries if f"    {name}\n" not in told] == []
    assert told.count("licence: ") == told.count("source: https://") == len(libraries) + 1
    for text in (tmp_path / "made").glob("*.txt"):
        assert text.name == "bundled.txt" or "opyright" in text.read_text(encoding="utf-8")
    (tmp_path / "libnobody.so.1").touch()
    with pytest.raises(KeyError, match="libnobody"):
        script.inventory([("libnobody.so.1", str(tmp_path / "libnobody.so.1"))], tmp_path / "made")
    assert "inventory(" in (PACKAGING / "boggle-desk.spec").read_text(encoding="utf-8")


def test_texts_of_licences_are_true_of_what_is_changed_and_say_where_the_sources_are() -> None:
    qt = paths.resource("licences", "qt.txt").read_text(encoding="utf-8")
    assert "icu_without_data.c" in qt
    assert "unchanged" not in qt
    inside = paths.resource("licences", "qt-parts.txt").read_text(encoding="utf-8")
    assert all(f"    {name}: http" in inside for name in ("FreeType", "HarfBuzz", "ICU", "libpng", "PCRE2", "zlib"))
    for text in paths.resource("lexica").glob("*/licences/*MPL*"):
        assert re.search(r"^Its source: https://\S+$", text.read_text(encoding="utf-8"), re.MULTILINE), text
