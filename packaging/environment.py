"""What `./run` and `run.cmd` know of .venv: whether it is whole, and how another one takes its place.

    python packaging/environment.py check play     exit code 1 where something of it is missing or damaged
    python packaging/environment.py build play     make .next of what is whole in .venv and what pip brings
    python packaging/environment.py finish play    put .next in the place of .venv

The second word is a file of packaging/locked. For `play` only what the game loads counts, so that a lost tool never
takes the game away. What somebody has installed besides comes along. Only the standard library, since nothing else is
there yet.
"""

import base64
import csv
import hashlib
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV, NEXT, LAST = ROOT / ".venv", ROOT / ".next", ROOT / ".last"
"""Three names of one length: in a program that pip writes, one can stand for the other."""
COMPILER = {"cython", "setuptools"}
_LOADED = re.compile(r"\.(py|pyd|dll|dylib)$|\.so(\.\d+)*$|\.framework/|dist-info/RECORD$")
_LANGUAGES = "|".join(file.stem[-2:] for file in (ROOT / "resources" / "translations").glob("*.qm"))
UNUSED = re.compile(
    rf"""^PySide6/(
    (.*/)?(lib)?Qt(?!6?(Concurrent|Core|DBus|Gui|Network|PrintSupport|Qml|Svg|Test|WaylandClient|Widgets|XcbQpa|Xml)\b)\w+\.
    | libpyside6qml | QtQml\. | opengl32sw | \w+\.app/
    | ((Qt/)?libexec/)?(assistant|balsam\w*|designer|linguist|qml\w*|qsb|rcc|svgtoqml|uic)\b
    | (Qt/)?(
        (doc|glue|include|lib/cmake|metatypes|qml|resources|scripts|typesystems)/
        | plugins/(designer|egldeviceintegrations|generic|networkinformation|qmllint|qmltooling|sqldrivers|tls)/
        | plugins/(vectorimageformats|virtualkeyboard|wayland-graphics-integration-\w+|xcbglintegrations)/
        | plugins/\w+/(lib)?q(direct2d|eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|tvirtualkeyboard\w*)\.
        | plugins/\w+/(lib)?q(gif|icns|pdf|tga|tiff|wbmp)\.
        | translations/(?!qtbase_({_LANGUAGES})\.qm)))
    | ^\.\./.*/pyside6- | ^pip/.*__pycache__/ | ^Cython/((.*/)?Tests|Debugger)/
    | ^numpy/((.*/)?tests|distutils|f2py)/
    | ^mujoco/(.*_test\.py|_(batch|render|rollout|simulate)\b|(doc|include|introspect|plugin|testdata)/)""",
    re.VERBOSE,
)
"""What neither the game nor a test loads of what they need, by places in site-packages: a third of all.

The tests run without it too, and packaging/boggle-desk.spec leaves it out of the folder. Network and Concurrent stay
for those who add PySide6-Addons, Qml and Network for Qt's own `lupdate`.
"""
_PIP = ("-m", "pip", "install", "--disable-pip-version-check", "--no-deps", "--no-compile")
_LOCKED = ("--only-binary", ":all:", "--require-hashes", "-r")


def python_of(environment: Path) -> Path:
    """Return the Python of an environment, whether it is there or not."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def say(sentence: str) -> None:
    """Say how it goes, as `./run` does."""
    print(f"boggle-desk: {sentence}", file=sys.stderr, flush=True)


def is_noted(name: str) -> bool:
    """Return whether each file that was noted has its size still: a quick look. `./run` does the same by itself."""
    with suppress(OSError, ValueError):
        lines = [line.split(" ", 1) for line in _note(name).read_text(encoding="utf-8").splitlines()]
        return bool(lines) and all((VENV / file).stat().st_size == int(size) for size, file in lines)
    return False


def check(name: str) -> bool:
    """Return whether all of it is as it was installed, and note what there is for the next quick look."""
    site = _site(VENV)
    known = _packages(site) if site else {}
    if site is None or not all(each in known and _is_whole(known[each], name) for each in _wanted(name, known)):
        return False
    _show_game(site)
    _write_note(name, known)
    return True


def build(name: str) -> bool:
    """Make .next: what is whole in .venv is linked, pip brings the rest. Says why where it cannot."""
    shutil.rmtree(NEXT, ignore_errors=True)
    if LAST.exists() and not VENV.exists():  # stopped between two names
        LAST.rename(VENV)
    made = subprocess.run([sys.executable, "-m", "venv", "--without-pip", NEXT], cwd=ROOT, check=False)
    site = _site(NEXT)
    if made.returncode or site is None:
        say("Python could not make .venv; its message is above")
        return False
    _take_along(VENV / site.relative_to(NEXT))
    for stamp in (*VENV.glob("kernels*"), *VENV.glob("training")):
        shutil.copy2(stamp, NEXT)
    locked = ROOT / "packaging" / "locked" / f"{name}.txt"
    compiler = NEXT / "compiler.txt"
    entries = re.split(r"\n(?=\S)", locked.read_text(encoding="utf-8"))
    compiler.write_text("\n".join(each for each in entries if each.split("==")[0] in COMPILER), encoding="utf-8")
    os.environ.setdefault("PIP_RETRIES", "2")
    if "pip" not in _packages(site) and not _done("-m", "ensurepip", log="ensurepip"):
        return False
    # What compiles comes first, so that the processor works while the rest is fetched.
    if not _done(*_PIP, *_LOCKED, str(compiler)):
        return False
    (NEXT / "compiler").touch()
    if not _done(*_PIP, *_LOCKED, str(locked)):
        return False
    _leave_out(site)
    _show_game(site)
    return True


def finish(name: str) -> bool:
    """Give .next the name of .venv. Says why where it cannot; then all is as before."""
    for file in (NEXT / "pyvenv.cfg", *python_of(NEXT).parent.iterdir()):
        if file.is_file() and not file.is_symlink() and os.fsencode(NEXT) in (text := file.read_bytes()):
            file.write_bytes(text.replace(os.fsencode(NEXT), os.fsencode(VENV)))
    shutil.rmtree(LAST, ignore_errors=True)
    try:
        if VENV.exists():
            VENV.rename(LAST)
        NEXT.rename(VENV)
    except OSError as error:
        if LAST.exists() and not VENV.exists():
            LAST.rename(VENV)
        say(f".venv is in use ({error.strerror}). Close the game, then start again.")
        return False
    shutil.rmtree(LAST, ignore_errors=True)
    return check("play") and (name == "play" or check(name))


def _note(name: str) -> Path:
    return VENV / f"files-{name}"


def _site(environment: Path) -> Path | None:
    """Return where its Python looks for packages; None where it doesn't start, or takes itself for another."""
    asked = "import sys, sysconfig; print(sys.prefix, sysconfig.get_path('purelib'), sep='\\n')"
    try:
        told = subprocess.run([python_of(environment), "-I", "-c", asked], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    prefix, place = told.stdout.splitlines()
    return Path(place) if Path(prefix) == environment else None


def _name(text: str) -> str:
    return re.sub(r"[-_.]+", "-", text).lower()


def _packages(site: Path) -> dict[str, Path]:
    """Return what is installed there: the names, and the folders that tell of them."""
    return {_name(folder.name.split("-")[0]): folder for folder in sorted(site.glob("*.dist-info"))}


def _wanted(name: str, known: dict[str, Path]) -> set[str]:
    """Return what has to be there: all that is locked for every machine, was noted once, or is there."""
    note = _note(name).read_text(encoding="utf-8") if _note(name).is_file() else ""
    noted = {_name(each) for each in re.findall(r"([^/\\]+?)-[^/\\]*\.dist-info[/\\]RECORD$", note, re.MULTILINE)}
    wanted = {each for each, everywhere in _locked(name).items() if everywhere or each in noted or each in known}
    return wanted - (COMPILER if name == "play" else set())


def _locked(name: str) -> dict[str, bool]:
    """Return what is locked, and whether for every machine: what isn't has one line with a condition."""
    text = (ROOT / "packaging" / "locked" / f"{name}.txt").read_text(encoding="utf-8")
    lines = re.findall(r"^([\w.-]+)==\S+ (;?)", text, re.MULTILINE)
    times = Counter(each for each, _condition in lines)
    return {each: not condition or times[each] > 1 for each, condition in lines}


def _files(folder: Path, name: str = "") -> Iterator[tuple[str, str]]:
    """Yield path and hash of each file of a package; with a name only those that count for it."""
    with (folder / "RECORD").open(encoding="utf-8", newline="") as record:
        for path, digest, _size in csv.reader(record):
            loaded = _LOADED.search(path) and not path.startswith("..") and not (name == "play" and UNUSED.search(path))
            if loaded or not name:
                yield path, digest


def _is_whole(folder: Path, name: str) -> bool:
    """Return whether each file that counts is as it was installed."""
    files = 0
    try:
        for path, digest in _files(folder, name):
            files += 1
            with (folder.parent / path).open("rb") as content:
                kind, _, wanted = digest.partition("=")
                found = hashlib.file_digest(content, kind).digest() if kind else b""
            if base64.urlsafe_b64encode(found).rstrip(b"=") != wanted.encode():
                return False
    except (OSError, ValueError, csv.Error):
        return False
    return files > 1


def _write_note(name: str, known: dict[str, Path]) -> None:
    folders = [known[each] for each in sorted(_wanted(name, known))]
    files = [python_of(VENV), VENV / "pyvenv.cfg", folders[0].parent / "boggle-desk.pth"]
    files += [folder.parent / path for folder in folders for path, _digest in _files(folder, name)]
    lines = [f"{file.stat().st_size} {file.relative_to(VENV)}\n" for file in files]
    with suppress(OSError):  # of somebody else: then each start looks closely
        _note(name).write_text("".join(lines), encoding="utf-8")


def _show_game(site: Path) -> None:
    """Tell an environment where the game lies."""
    place = site / "boggle-desk.pth"
    if not place.is_file() or place.read_text(encoding="utf-8") != f"{ROOT}\n":
        place.write_text(f"{ROOT}\n", encoding="utf-8")


def _take_along(site: Path) -> None:
    """Link what is whole in .venv into .next, and all that was installed besides, for the same Python."""
    locked = _locked("test")
    for name, folder in _packages(site).items():
        if name in locked and not _is_whole(folder, "test"):
            continue
        with suppress(OSError, ValueError, csv.Error):
            for path, _digest in _files(folder):
                source = Path(os.path.normpath(site / path))
                target = NEXT / os.path.relpath(source, VENV)
                if source.is_relative_to(VENV) and source.is_file() and not target.exists():
                    target.parent.mkdir(parents=True, exist_ok=True)
                    _link(source, target)
    others = {name for old in VENV.glob("lib/python*/site-packages") if old != site for name in _packages(old)}
    if lost := others - locked.keys() - {"pip", *_packages(site)}:
        say(f"Python is another one now. Install these again: {' '.join(sorted(lost))}")


def _leave_out(site: Path) -> None:
    """Remove what is unused, from the lists of pip too: it then knows of nothing that is missing or changed."""
    for folder in _packages(site).values():
        record, left = folder / "RECORD", folder / "RECORD.new"
        with record.open(encoding="utf-8", newline="") as listed:
            rows = list(csv.reader(listed))
        kept = []
        for path, *known in rows:
            file = Path(os.path.normpath(site / path))
            if not UNUSED.search(path):
                kept.append([path, *(without_tables(file) if re.search(r"libicudata\.so", path) else known)])
                continue
            with suppress(OSError):  # something has it open, or the folder has something else still
                file.unlink(missing_ok=True)
                os.removedirs(file.parent)
        if kept != rows:  # another file: it may have a second name in .venv
            with left.open("w", encoding="utf-8", newline="") as listing:
                csv.writer(listing, lineterminator="\n").writerows(kept)
            left.replace(record)


def without_tables(file: Path) -> tuple[str, str]:
    """Empty ICU's tables, which takes 32 MB from the disk, and return hash and size of the library.

    Qt cannot be loaded without ICU, but the game never asks for what they hold (sorting by language, old encodings):
    where ICU has nothing, Qt uses its own. The library keeps its length, as a file with a hole.
    """
    content = file.read_bytes()
    head = content.find(b"CmnD") - 12
    with suppress(struct.error):  # of another build
        table = head + struct.unpack_from("<H", content, head)[0]
        (count,) = struct.unpack_from("<I", content, table)
        last = max(struct.unpack_from(f"<{2 * count}I", content, table + 4)[1::2], default=0)
        content = content[:table] + bytes(last) + content[table + last :]
        holed = file.with_name(f"{file.name}.new")
        with holed.open("wb") as written:
            written.write(content[:table])
            written.seek(last, os.SEEK_CUR)
            written.write(content[table + last :])
        shutil.copymode(file, holed)
        holed.replace(file)
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"sha256={digest}", str(len(content))


def _link(source: Path, target: Path) -> None:
    """Make one file have two names; pip never changes a file, it writes another. A copy where that can't be."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def _done(*arguments: str, log: str = "pip") -> bool:
    """Return whether the Python of .next could do it, and say why not; all it says goes to build/LOG.log."""
    file = ROOT / "build" / f"{log}.log"
    file.parent.mkdir(exist_ok=True)
    with file.open("wb") as said:
        command = [python_of(NEXT), *arguments]
        code = subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT, check=False
        ).returncode
    text = file.read_text(encoding="utf-8", errors="replace")
    if code and re.search("Retrying|Temporary failure|Network is unreachable", text):
        say(f"{log} got no answer. Are you online? Then start again.")
    elif code:
        print(*text.splitlines()[-12:], sep="\n", file=sys.stderr)
        say(f"{log} could not install them; its message is above")
    return code == 0


if __name__ == "__main__":
    if hasattr(signal, "pthread_sigmask"):  # `./run` holds them back until here; then they end it without a word
        held = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, held)
    sys.exit(0 if {"check": check, "build": build, "finish": finish}[sys.argv[1]](sys.argv[2]) else 1)
