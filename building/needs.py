"""What building riyu needs of the machine: what is missing is told in one sentence, with the packages that bring it.

Takes the Python that runs it and the C compiler it would use; gives a sentence, or none. Knows nothing of modules.
Run as a program (`python needs.py`, `python needs.py venv`) it prints the sentence and ends with 1.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - before anything that an older Python can't read
    sys.exit(
        "riyu needs Python 3.11 or newer, and {} is {}: install one (Debian, Ubuntu: apt install python3.12 "
        "python3.12-venv python3.12-dev; Fedora: dnf install python3.13-devel; macOS: brew install python) "
        "and name it, as in PYTHON=python3.12 ./run".format(
            sys.executable, ".".join(map(str, sys.version_info[:3]))
        )
    )

import importlib.util
import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import NamedTuple

__all__ = ["compiler", "missing", "require"]


class Need(NamedTuple):
    """One thing that may be missing, and the packages that bring it."""

    words: str
    debian: str
    fedora: str
    macos: str


_VERSION = f"python3.{sys.version_info.minor}"
_COMPILERS = ("cc", "gcc", "clang")


def compiler() -> str | None:
    """Give the command of the C compiler: $CC, the one that Python was built with, or any; None where there is none."""
    own = (os.environ.get("CC"), sysconfig.get_config_var("CC"))
    for command in (*own, *_COMPILERS):
        if command and shutil.which(shlex.split(command)[0]):
            return command
    return None


def missing(venv: bool = False) -> str:
    """Give the sentence that says what is missing and which packages bring it; empty where nothing is.

    With `venv`, what making a virtual environment needs is looked for too.
    """
    needs = []
    command = compiler()
    if command is None:
        words = f"a C compiler (none of {', '.join(_COMPILERS)} is there)"
    else:
        fault = _fault_of(command, "stdlib.h")
        words = fault and f"a C compiler that works ({command} says: {fault})"
    if words:
        needs.append(Need(words, "build-essential", "gcc", "xcode-select --install"))
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.exists() or (not needs and command and _fault_of(command, "Python.h")):
        found = f"Python's headers ({headers})"
        needs.append(Need(found, f"{_VERSION}-dev", "python3-devel", "brew install python"))
    if venv and not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        found = "Python's venv and pip"
        needs.append(Need(found, f"{_VERSION}-venv", "python3-pip", "brew install python"))
    if not needs:
        return ""
    *most, last = [need.words for need in needs]
    debian, fedora = (" ".join(need[at] for need in needs) for at in (1, 2))
    macos = " && ".join(dict.fromkeys(need.macos for need in needs))
    return (
        f"riyu is compiled here and needs {', '.join(most)}{' and ' if most else ''}{last}: install with "
        f"`apt install {debian}` (Debian, Ubuntu), `dnf install {fedora}` (Fedora) or `{macos}` (macOS)"
    )


def require(venv: bool = False) -> None:
    """End the program with the sentence, if anything is missing; see `missing`."""
    sentence = missing(venv)
    if sentence:
        sys.exit(sentence)


def _fault_of(command: str, header: str) -> str:
    """Give why the compiler can't compile a file that includes a header; empty if it can."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text(f"#include <{header}>\nint trial(void) {{ return 0; }}\n")
        line = [*shlex.split(command), f"-I{sysconfig.get_path('include')}", "-c", str(source)]
        try:
            done = subprocess.run(
                [*line, "-o", str(source.with_suffix(".o"))],
                capture_output=True,
                text=True,
                errors="replace",
                check=False,
            )
        except OSError as error:
            return str(error)
    if done.returncode == 0:
        return ""
    said = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    faults = [line for line in said if "error" in line]
    return (faults or said or [f"exit code {done.returncode}"])[0]


if __name__ == "__main__":
    require(venv="venv" in sys.argv[1:])
