"""The texts of a PDF that Qt has written, found by reading its streams: what a person could search for and copy."""

import re
import zlib

_OBJECT = re.compile(rb"(\d+) 0 obj\s*(.*?)\s*endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)


class Pdf:
    """The objects of a PDF file."""

    def __init__(self, data: bytes) -> None:
        assert data.startswith(b"%PDF-")
        assert data.rstrip().endswith(b"%%EOF")
        self.objects = {int(number): body for number, body in _OBJECT.findall(data)}

    def title(self) -> str:
        """Return the title that the file states."""
        info = next(body for body in self.objects.values() if b"/Title" in body and b"/Producer" in body)
        found = re.search(rb"/Title \((.*?)(?<!\\)\)\s*/", info, re.DOTALL)
        assert found
        return re.sub(rb"\\([()\\])", rb"\1", found[1]).decode("utf-16")

    def fonts(self) -> set[str]:
        """Return the names of the fonts whose outlines are inside."""
        whole = b"\n".join(self.objects.values())
        names = re.findall(rb"/FontName /\w+\+([\w-]+)", whole)
        assert len(re.findall(rb"/FontFile2 ", whole)) == len(names)
        return {name.decode() for name in names}

    def pages(self) -> list[str]:
        """Return the texts of each page, a line each. Qt names the sign for a space a tab."""
        bodies = [body for body in self.objects.values() if re.search(rb"/Type /Page\b(?!s)", body)]
        return [self._text(body).replace("\t", " ") for body in bodies]

    def _stream(self, number: int) -> bytes:
        found = _STREAM.search(self.objects[number])
        assert found
        return zlib.decompress(found[1]) if b"/FlateDecode" in self.objects[number] else found[1]

    def _text(self, page: bytes) -> str:
        resources, contents = _reference(page, b"Resources"), _reference(page, b"Contents")
        fonts = re.findall(rb"/(F\d+) (\d+) 0 R", self.objects[resources])
        maps = {name.decode(): self._letters(int(number)) for name, number in fonts}
        texts: list[str] = []
        font: dict[str, str] = {}
        for block in re.findall(r"BT\n(.*?)ET\n", self._stream(contents).decode("latin-1"), re.DOTALL):
            texts.append("")
            for name, glyphs in re.findall(r"/(F\d+) \d+ Tf|<([0-9A-F]*)> Tj", block):
                font = maps[name] if name else font
                texts[-1] += "".join(font[glyphs[at : at + 4]] for at in range(0, len(glyphs), 4))
        return "\n".join(texts)

    def _letters(self, font: int) -> dict[str, str]:
        table = self._stream(_reference(self.objects[font], b"ToUnicode")).decode("latin-1")
        found = {}
        for lines in re.findall(r"beginbfrange\n(.*?)endbfrange", table, re.DOTALL):
            for first, last, start, several in re.findall(r"<(\w+)> <(\w+)> (?:<(\w+)>|\[(.*?)\])", lines):
                count = int(last, 16) - int(first, 16) + 1
                signs = re.findall(r"<(\w+)>", several) or [f"{int(start, 16) + step:04X}" for step in range(count)]
                for step, sign in enumerate(signs):
                    found[f"{int(first, 16) + step:04X}"] = _signs(sign)
        return found


def _signs(hexadecimal: str) -> str:
    return bytes.fromhex(hexadecimal).decode("utf-16-be")


def _reference(body: bytes, name: bytes) -> int:
    found = re.search(rb"/" + name + rb" (\d+) 0 R", body)
    assert found, name
    return int(found[1])
