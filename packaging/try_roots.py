"""Type what the README tells a stranger on bare systems: `./run`, where a window has to come, and `./run test`.

    sudo python packaging/try_roots.py bookworm trixie forky           releases of Debian, each as root and as a user
    sudo python packaging/try_roots.py trixie --only first window      not the tests, which take most of the time
    sudo python packaging/try_roots.py trixie --only readme            each command of the README
    python packaging/try_roots.py --python /usr/bin/python3.12         no root: this system with another Python

Takes the last commit of this checkout. debootstrap makes the smallest system of a release in FOLDER, once; each trial
gets a copy, which goes when it ends. The user may not write to /dev/shm, and what `./run` tells him to install root
installs. Mirror and proxy are those of this system's apt. PIP_* and proxies of the environment go along; files that
these name are handed in with --bind, only to be read: what a root installs must never write to this system. What its
packages write themselves, such as the list of certificates, is handed in as a copy with another name. All that was said
is in FOLDER/logs. Exit code 1 where anything failed.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from typed import as_tried, commands, prepare

SOURCE = Path(__file__).resolve().parent.parent
COMMANDS = {
    "first": ["./run --self-test"],
    "readme": [as_tried(command) for command in commands((SOURCE / "README.md").read_text(encoding="utf-8"))],
    "window": ["./run"],
    "test": ["./run test"],
}
TITLE = "Boggle Desk"
SCREENS = "/tmp/.X11-unix"  # noqa: S108 - where X has it
PATIENCE = 300
"""How many seconds a window may take to come."""
_ROW = "{:<10} {:<8} {:<8} {:<8} {:<38} {:>5} {:>5} {:>5}  {}"
_VERSIONS = "import platform, PySide6; print(platform.python_version(), PySide6.__version__)"
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
_HANDED_IN = re.compile(r"PIP_|(https?|no)_proxy$", re.IGNORECASE)
_ENTER = """
set -e
root=$1 who=$2 shm=$3 bound=$4
shift 4
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
mkdir "$root/dev/shm" "$root/dev/pts"
ln -s /proc/self/fd "$root/dev/fd"
ln -s pts/ptmx "$root/dev/ptmx"
for name in null zero full random urandom tty; do
    touch "$root/dev/$name"
    mount --bind "/dev/$name" "$root/dev/$name"
done
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$root/dev/pts"
mount -t tmpfs -o "mode=$shm" tmpfs "$root/dev/shm"
mount -t proc proc "$root/proc"
for path in $bound; do
    if [ -d "$path" ]; then mkdir -p "$root$path"; else mkdir -p "$root${path%/*}"; touch "$root$path"; fi
    mount --bind "$path" "$root$path"
    mount -o remount,bind,ro "$root$path"
done
exec chroot --userspec="$who" "$root" "$@"
"""


@dataclass(frozen=True)
class Place:
    """A clone of the last commit on a system, and how a command is started in it."""

    root: str
    user: str
    clone: Path
    before: Sequence[str]
    """What comes before the words of a command."""
    environment: dict[str, str]
    whole: Path
    """All that there is: the system, or the home."""
    as_root: Sequence[str] = ()
    """The same, to install what `./run` tells the user to install."""

    def start(self, command: str, log: Path, before: Sequence[str] = ()) -> "subprocess.Popen[bytes]":
        """Start a line of the shell; all it says is added to the log."""
        with log.open("ab") as said:
            return subprocess.Popen(
                [*(before or self.before), "sh", "-c", command],
                cwd=None if self.as_root else self.clone,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def sizes(self) -> list[str]:
        """Return how many megabytes the clone takes on the disk, and all that there is."""
        folders = (self.clone, self.whole)
        told = [subprocess.run(["du", "-sxm", each], capture_output=True, text=True, check=False) for each in folders]
        return [each.stdout.split("\t")[0] for each in told]


def main() -> int:
    """Try all that is asked for, print a line for each command, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("releases", nargs="*", metavar="RELEASE", help="what the mirror of apt has")
    parser.add_argument("--python", nargs="+", default=[], type=Path, help="try these without a root")
    parser.add_argument("--users", nargs="+", choices=("root", "user"), default=["root", "user"])
    parser.add_argument("--only", nargs="+", choices=COMMANDS, default=list(COMMANDS))
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir(), "boggle-desk-roots"))
    parser.add_argument("--bind", nargs="+", default=[], metavar="PATH", help="what the roots may read of this system")
    chosen = parser.parse_args()
    if chosen.releases and (os.geteuid() or not shutil.which("debootstrap")):
        parser.error("a release takes root and debootstrap")
    logs = chosen.folder.resolve() / "logs"
    logs.mkdir(parents=True, exist_ok=True)
    print(_ROW.format("root", "user", "Python", "PySide6", "command", "s", "MB", "all", "result"), flush=True)
    well = True
    with _screen() as display:
        for release in chosen.releases:
            pristine = _pristine(logs.parent, release)
            for user in chosen.users:
                with _copy(pristine, user, [*chosen.bind, "/etc/resolv.conf", SCREENS], display) as place:
                    well &= _tried(place, chosen.only, logs)
        for python in chosen.python:
            with _without_root(logs.parent, python, display) as place:
                well &= _tried(place, chosen.only, logs)
    return 0 if well else 1


def _tried(place: Place, names: Sequence[str], logs: Path) -> bool:
    """Type the commands, print what came of each, and return whether all went well."""
    well = True
    prepare(place.clone)
    typed = [
        (name, command) for name in COMMANDS if name in names for command in dict.fromkeys(COMMANDS[name]) if command
    ]
    for number, (name, command) in enumerate(typed):
        log, begun = logs / f"{place.root}-{place.user}-{name}-{number}.txt", time.monotonic()
        log.unlink(missing_ok=True)
        code = _shown(place, log) if name == "window" else _typed(place, command, log)
        seconds = round(time.monotonic() - begun)
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        told = lines[-1].strip("= ") if lines else ""
        result = f"ok    {told}" if code == 0 else f"exit {code}: {told}"
        short = command if len(command) < 39 else f"{command[:37]}…"
        print(
            _ROW.format(place.root, place.user, *_versions(place, logs), short, seconds, *place.sizes(), result),
            flush=True,
        )
        well &= code == 0
    return well


def _typed(place: Place, command: str, log: Path) -> int:
    """Return the exit code of a command, which is typed again once what it tells the user to install is there."""
    installed: set[str] = set()
    while True:
        code = place.start(command, log).wait()
        said = log.read_text(encoding="utf-8", errors="replace")
        told = set(re.findall(r"sudo (apt-get install .*)", said)) - installed
        if not place.as_root or not told:
            return code
        for install in told:
            order = f"apt-get -qq update; DEBIAN_FRONTEND=noninteractive {install} -qq -y"
            place.start(order, log, place.as_root).wait()
        installed |= told


def _shown(place: Place, log: Path) -> int:
    """Return 0 once the window is seen, after ending the game; or the exit code of a game that shows none."""
    if "DISPLAY" not in place.environment:
        log.write_text("not tried: needs Xvfb and xwininfo")
        return 0
    game = place.start(*COMMANDS["window"], log)
    tree = ["xwininfo", "-display", place.environment["DISPLAY"], "-root", "-tree"]
    for _second in range(PATIENCE):
        if TITLE in subprocess.run(tree, capture_output=True, text=True, check=False).stdout:
            _end(game)
            return 0
        if game.poll() is not None:
            return game.returncode or 1
        time.sleep(1)
    _end(game)
    with log.open("a", encoding="utf-8") as said:
        said.write(f"no window in {PATIENCE} seconds")
    return 1


def _end(game: "subprocess.Popen[bytes]") -> None:
    """End a game and all that started it: what changes to another user outlives `unshare`."""
    os.killpg(game.pid, signal.SIGKILL)
    game.wait()


def _versions(place: Place, logs: Path) -> tuple[str, str]:
    """Return the versions of Python and PySide6 in the clone's .venv."""
    log = logs / "versions.txt"
    log.unlink(missing_ok=True)
    place.start(f'.venv/bin/python -c "{_VERSIONS}"', log).wait()
    python, _, qt = log.read_text(encoding="utf-8", errors="replace").strip().partition(" ")
    return (python, qt) if re.fullmatch(r"[\d.]+", qt) else ("?", "?")


@contextmanager
def _screen() -> Iterator[str | None]:
    """Return the name of a screen that nobody sees, or None where there is no Xvfb."""
    if not (shutil.which("Xvfb") and shutil.which("xwininfo")):
        yield None
        return
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-ac"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


def _pristine(folder: Path, release: str) -> Path:
    """Return the smallest system of a release, made where it is missing."""
    root = folder / release
    if not (root / "made").exists():
        asked = ["apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI)", "Created-By: Packages"]
        sources = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()
        known = Path("/usr/share/debootstrap/scripts", release).exists()
        command = ["debootstrap", "--variant=minbase", release, root, sources[1], *([] if known else ["sid"])]
        subprocess.run(command, stdout=sys.stderr, check=True)
        proxies = subprocess.run(["apt-config", "dump"], capture_output=True, text=True, check=True).stdout
        lines = [line for line in proxies.splitlines() if re.match(r"Acquire::\w+::Proxy", line)]
        (root / "etc/apt/apt.conf.d/99proxies").write_text("\n".join(lines) + "\n")
        (root / "made").touch()
    return root


@contextmanager
def _copy(pristine: Path, user: str, bound: Sequence[str], display: str | None) -> Iterator[Place]:
    """Make a copy of a system with a clone in the home of root or of a user; it goes afterwards."""
    root = pristine.with_name(f"{pristine.name}-{user}")
    subprocess.run(["rm", "-rf", "--one-file-system", root], check=True)
    subprocess.run(["cp", "-a", pristine, root], check=True)
    home = "/root" if user == "root" else f"/home/{user}"
    if user != "root":
        subprocess.run(["chroot", root, "useradd", "--create-home", user], check=True)
    _clone(Path(f"{root}{home}/boggle-desk"))
    names = {"PATH": _PATH, "HOME": home} | {name: text for name, text in os.environ.items() if _HANDED_IN.match(name)}
    names |= {"DISPLAY": display} if display else {}
    subprocess.run(["chroot", root, "chown", "-R", f"{user}:", f"{home}/boggle-desk"], check=True)

    def entered(who: str, shm: str) -> list[str]:
        inside = ["env", "-i", "-C", f"{home}/boggle-desk", *(f"{name}={text}" for name, text in names.items())]
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        return [*apart, "sh", "-c", _ENTER, "enter", str(root), f"{who}:", shm, " ".join(bound), *inside]

    yield Place(
        pristine.name,
        user,
        Path(f"{root}{home}/boggle-desk"),
        entered(user, "1777" if user == "root" else "755"),
        dict(os.environ) | ({"DISPLAY": display} if display else {}),
        root,
        entered("root", "1777"),
    )
    subprocess.run(["rm", "-rf", "--one-file-system", root], check=True)


@contextmanager
def _without_root(folder: Path, python: Path, display: str | None) -> Iterator[Place]:
    """Make a clone on this system, with a home of its own, where `python3` is another one."""
    with tempfile.TemporaryDirectory(dir=folder) as home:
        clone, tools = Path(home, "boggle-desk"), Path(home, "bin")
        _clone(clone)
        tools.mkdir()
        (tools / "python3").symlink_to(python.resolve())
        looks = ("QT_", "XDG_", "PYTHON", "BOGGLE_DESK_")
        names = {name: text for name, text in os.environ.items() if not name.startswith(looks) and name != "DISPLAY"}
        names |= {"PATH": f"{tools}:{os.environ['PATH']}", "HOME": home} | ({"DISPLAY": display} if display else {})
        yield Place("-", python.resolve().name, clone, [], names, Path(home))


def _clone(target: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", SOURCE.as_uri(), target], check=True)


if __name__ == "__main__":
    sys.exit(main())
