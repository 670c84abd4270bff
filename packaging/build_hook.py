"""What hatchling calls when it builds: it compiles the kernels where it can, and makes the page for the package index.

A wheel carries the libraries and is for one platform and all Pythons from 3.11 on; without a compiler, or with
BOGGLE_DESK_PURE=1, it is plain Python for every machine. An editable install has them beside the sources.
"""

import re
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compile_kernels import KERNELS, LIMITED, REPORT, ROOT, SUFFIX, compile_together


class KernelHook(BuildHookInterface[Any]):
    """Add the compiled kernels to what is built, or say in a sentence why there are none. It never fails the build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; `version` is 'standard' for a wheel and 'editable' for an editable install."""
        libraries = compile_together(in_place=version == "editable")
        if not libraries:
            self.app.display_warning(REPORT.read_text(encoding="utf-8") if REPORT.is_file() else "nothing compiled")
        if not libraries or version == "editable":
            return
        folder = KERNELS.relative_to(ROOT).as_posix()
        build_data["force_include"] |= {str(file): f"{folder}/{name}{SUFFIX}" for name, file in libraries.items()}
        build_data["pure_python"] = False
        if LIMITED:
            build_data["tag"] = f"cp311-abi3-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
        else:
            build_data["infer_tag"] = True


class PageHook(MetadataHookInterface):
    """Give the package index README.md with whole addresses, because its page has no files beside it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `readme`: pictures come from where their bytes are, and links lead to what a reader can look at."""
        home = f"{metadata['urls']['Homepage']}/blob/HEAD/"
        raw = home.replace("//github.com/", "//raw.githubusercontent.com/").replace("/blob/", "/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\g<1>{raw}", text)
        text = re.sub(r"((?<!!)\[[^]]*\]\()(?!https?:|#)", rf"\g<1>{home}", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
