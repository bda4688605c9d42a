"""Which modules are compiled and how: every .py under src/riyu that has a .pxd of its own name beside it.

Takes the environment's RIYU_CHECKED and RIYU_NATIVE; gives modules, flags, and for each module a key that changes when
anything it is made of does: its sources, those it takes C types from, the flags, the compiler, Cython, Python.
Compiles nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import Cython
from Cython.Build.Dependencies import create_dependency_tree

from needs import compiler

__all__ = ["SUFFIX", "Kind", "Module", "keys_of", "kind_asked", "modules"]

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
"""How the name of a compiled module ends: it names Python's version and the machine's kind."""
_CONSTANTS = "constants"  # cdef enums with a plain twin: nothing to compile


class Module(NamedTuple):
    """A module that is compiled."""

    name: str
    source: Path

    @property
    def file(self) -> Path:
        """Where the compiled module belongs, below `src` or a folder of packages."""
        return Path(*self.name.split(".")).with_suffix(SUFFIX)


class Kind(NamedTuple):
    """How modules are compiled: a name, Cython's options, the compiler's and the linker's arguments."""

    name: str
    cython: dict[str, Any]
    compile_args: list[str]
    link_args: list[str]


def modules() -> list[Module]:
    """Give the modules, in order of their names. The sources are looked for in the folder `src`."""
    sources = (p.with_suffix(".py") for p in Path("src").rglob("*.pxd") if p.stem != _CONSTANTS)
    return [Module(".".join(s.with_suffix("").parts[1:]), s) for s in sorted(sources)]


def kind_asked() -> Kind:
    """Give the kind that the environment asks for.

    RIYU_CHECKED=1   with bounds and overflow checks: undefined behavior aborts and names the .py line.
    RIYU_NATIVE=1    for this machine (-march=native); wheels leave it unset.
    """
    checked, native = (os.environ.get(name) == "1" for name in ("RIYU_CHECKED", "RIYU_NATIVE"))
    directives = {
        "language_level": 3,
        "infer_types": True,
        "annotation_typing": False,
        "boundscheck": checked,
        "wraparound": False,
        "initializedcheck": checked,
        # not nonecheck: it refuses `self.count += 1` without the lock, where self is never None
        "cdivision": True,
        # Less C to compile: methods without the attributes of Python's functions (inspect knows their signatures),
        # no pickling of compiled objects (a class that needs it says how), no source lines as comments.
        "binding": False,
        "embedsignature": True,
        "embedsignature.format": "clinic",
        "auto_pickle": False,
        "emit_code_comments": False,
    }
    # errors in newer compilers, and for the same reason here
    strict = ["-Werror=incompatible-pointer-types", "-Werror=int-conversion"]
    if checked:
        sanitize = "-fsanitize=undefined"
        # Python asks for -fwrapv, under which no sum overflows
        compile_args = ["-Og", "-g0", "-fno-wrapv", sanitize, *strict]
        compile_args += ["-fno-sanitize-recover=undefined"]
        return Kind(
            "checked",
            {"compiler_directives": directives, "emit_linenums": True},
            compile_args,
            [sanitize],
        )
    compile_args = ["-O3", "-g0", *strict, *(["-march=native"] if native else [])]
    strip = ["-Wl,--strip-all"] if sys.platform == "linux" else []
    name = "native" if native else "release"
    return Kind(name, {"compiler_directives": directives}, compile_args, strip)


def keys_of(found: Sequence[Module], kind: Kind) -> dict[Module, str]:
    """Give each module's key."""
    command = compiler() or ""
    variables = {
        name: os.environ.get(name) for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
    }
    version = [*shlex.split(command), "--version"]
    said = subprocess.run(version, capture_output=True, check=False).stdout.decode(errors="replace")
    common = json.dumps([kind, SUFFIX, sys.version, Cython.__version__, command, said, variables])
    tree = create_dependency_tree(quiet=True)
    digests: dict[str, str] = {}

    def digest(path: str) -> str:
        if path not in digests:
            digests[path] = hashlib.sha256(Path(path).read_bytes()).hexdigest()
        return digests[path]

    def key(module: Module) -> str:
        sources = {*tree.all_dependencies(str(module.source)), *_headers_of(module)}
        parts = sorted(f"{Path(p).name} {digest(p)}" for p in sources)
        return hashlib.sha256("\n".join([common, module.name, *parts]).encode()).hexdigest()

    return {module: key(module) for module in found}


def _headers_of(module: Module) -> list[str]:
    """Give the C files that a module's `.pxd` includes, beside it."""
    names = re.findall(
        r'cdef extern from "(\w+\.h)"', module.source.with_suffix(".pxd").read_text()
    )
    return [str(module.source.with_name(name)) for name in names]
