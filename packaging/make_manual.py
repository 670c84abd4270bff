"""Write the page of the manual, and what completes commands in shells: `python packaging/make_manual.py`.

The page is packaging/share/man/man6/boggle-desk.6; completion for bash, zsh and fish is beside it and takes the tool
`shtab` (dependency group `dev`). Packages and wheels put the folder `share` where systems look for it.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHARE = ROOT / "packaging" / "share"
PAGE = SHARE / "man" / "man6" / "boggle-desk.6"
COMPLETIONS = {
    "bash": SHARE / "bash-completion" / "completions" / "boggle-desk",
    "zsh": SHARE / "zsh" / "site-functions" / "_boggle-desk",
    "fish": SHARE / "fish" / "vendor_completions.d" / "boggle-desk.fish",
}
sys.path.insert(0, str(ROOT))

from boggle_desk import __version__, cli  # noqa: E402 - found only now

Parser = argparse.ArgumentParser


def parsers(parser: Parser) -> Iterator[Parser]:
    """Yield a parser and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from parsers(below)


def options(parser: Parser) -> Iterator[tuple[str, str]]:
    """Yield how each argument is written, and what it is for."""
    shape = parser._get_formatter()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
            continue
        value = "" if action.nargs == 0 else shape._format_args(action, action.metavar or action.dest)
        named = ", ".join(f"{name} {value}".strip() for name in action.option_strings) or value
        yield named, shape._expand_help(action) if action.help else ""


def manual() -> str:
    """Return the page, in the language of `man`."""
    whole = cli.build_parser([*cli.COMMANDS])
    lines = [
        f'.TH BOGGLE-DESK 6 "" "Boggle Desk {__version__}" "Games Manual"',
        ".SH NAME",
        "boggle\\-desk \\- family word games around one computer",
        ".SH SYNOPSIS",
        ".B boggle\\-desk",
        "[\\fIOPTION\\fR] [\\fICOMMAND\\fR | \\fIFILE\\fR ...]",
        ".SH DESCRIPTION",
        _text(whole.description or ""),
        "A file of a game opens the window with it.",
        ".SH OPTIONS",
        *_options(whole),
        ".SH COMMANDS",
    ]
    for parser in parsers(whole):
        if parser is whole or any(isinstance(action, argparse._SubParsersAction) for action in parser._actions):
            continue
        lines += [".SS " + _text(" ".join(parser.prog.split()[1:]))]
        lines += [_text(parser.description or ""), *_options(parser)]
        if parser.epilog:
            lines += [".PP", _text(parser.epilog)]
    lines += [".SH EXIT STATUS"]
    for code, what in cli.EXIT_CODES.items():
        lines += [".TP", f".B {code}", _text(what)]
    lines += [
        ".SH FILES",
        "Games, learning, backups and your word lists are in",
        "\\fI~/.local/share/boggle\\-desk\\fR, settings in \\fI~/.config/boggle\\-desk\\fR, the log of faults in",
        "\\fI~/.local/state/boggle\\-desk\\fR, and what can be made again in \\fI~/.cache/boggle\\-desk\\fR.",
        "The variables XDG_DATA_HOME and so on move them.",
        ".SH ENVIRONMENT",
        ".TP",
        ".B BOGGLE_DESK_PURE",
        "Set to 1, nothing compiled is used.",
    ]
    return "\n".join(lines) + "\n"


def _options(parser: Parser) -> Iterator[str]:
    for named, what in options(parser):
        yield from (".TP", f".B {_text(named)}", _text(what))


def _text(text: str) -> str:
    """Return plain text so that `man` shows it as it is; an empty line begins a new paragraph."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = re.sub(r"\n\s*\n", "\n.PP\n", text)
    return re.sub(r"^(['.](?!PP$))", r"\\&\1", text.strip(), flags=re.MULTILINE)


def write(path: Path, text: str) -> None:
    """Write a file, in a folder that is made if it is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    import shtab

    write(PAGE, manual())
    whole = cli.build_parser([*cli.COMMANDS])
    for parser in parsers(whole):  # shells show one line: the first sentence
        parser.description = re.split(r"(?<=\.)\s", " ".join((parser.description or "").split()))[0]
    for action in (action for parser in parsers(whole) for action in parser._actions):
        if re.search(r"FILE|\.gcg", f"{action.metavar}"):
            action.complete = shtab.FILE  # type: ignore[attr-defined]  # shtab reads it there
    for shell, path in COMPLETIONS.items():
        write(path, shtab.complete(whole, shell) + "\n")
