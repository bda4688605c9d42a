"""Sets riyu up in .venv: the environment, what riyu uses, its compiled modules. `.setup.sh` says when.

Takes the Python that runs it and the names of extras (`dev`: what the tests use); gives a .venv whose `riyu` runs. What
is there already is kept, so a set-up that was broken off goes on where it was. Words go to standard error.
"""

from __future__ import annotations

import compileall
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence

from project import ROOT, requirements

__all__ = ["main"]

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
MADE = VENV / "riyu-made"
"""Written when the environment itself is whole."""
INSTALLED = VENV / "riyu-installed"
"""What pip installed, a line each: the folder, Python, extras, requirements. Written when pip is done."""
BUILT = VENV / "riyu-built"
"""Written when all is done. Its time is when that began: `.setup.sh` looks for what is newer."""
_NO_NETWORK = re.compile(
    r"name resolution|getaddrinfo|NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError"
    r"|Network is unreachable|Connection refused|ConnectionResetError|timed out"
)


def main(extras: Sequence[str]) -> None:
    """Set up what is missing; end the program with a sentence if that can't be done."""
    os.chdir(ROOT)
    _say("setting riyu up in .venv …")
    BUILT.unlink(missing_ok=True)
    _make_environment()
    began = VENV / "riyu-began"
    began.touch()
    # Step 1. What the build needs. What riyu itself uses is fetched while the modules are compiled.
    installed = INSTALLED.read_text().splitlines() if INSTALLED.exists() else []
    wanted = sorted({*extras, *(extra for extra in installed if extra == "dev")})
    used = [*requirements(), *(one for extra in wanted for one in requirements(extra))]
    lines = [str(ROOT), sys.version.split()[0], *wanted, *requirements("build"), *used]
    fetching = None
    if lines != installed:
        INSTALLED.unlink(missing_ok=True)
        _Pip(requirements("build")).finish()
        fetching = _Pip(used)
    # Step 2. The compiled modules.
    line = [str(PYTHON), "setup.py", "build_ext", "--inplace"]
    built = subprocess.run(line, stdout=subprocess.DEVNULL, check=False)
    if built.returncode:
        if fetching:
            fetching.stop()
        sys.exit(built.returncode)  # it said why
    # Step 3. riyu itself.
    if fetching:
        _say("installing what riyu uses …")
        fetching.finish()
        _Pip(["--no-deps", "--no-build-isolation", "--editable", "."]).finish()
        INSTALLED.write_text("\n".join(lines) + "\n")
    # Step 4. What Python makes of source at its first import, also where the environment forbids to write it then.
    compileall.compile_dir(ROOT / "src", quiet=2)
    began.replace(BUILT)


def _make_environment() -> None:
    """Make .venv, unless it is whole; what is in it stays."""
    if MADE.exists() and PYTHON.exists():
        return
    made = subprocess.run(
        [sys.executable, "-m", "venv", str(VENV)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if made.returncode:
        sys.exit(
            f"{made.stdout}riyu: {sys.executable} can't make an environment in .venv; it says why above"
        )
    MADE.touch()


class _Pip:
    """pip at work; what it says is shown if it fails."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.said = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115 - lives as long as pip
        options = ["--disable-pip-version-check", "--retries", "2", "install", "--quiet"]
        self.process = subprocess.Popen(
            [PYTHON, "-m", "pip", *options, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=self.said,
            stderr=subprocess.STDOUT,
        )

    def finish(self) -> None:
        """Wait for its end; end the program with a sentence if it failed."""
        if self.process.wait() == 0:
            return
        self.said.seek(0)
        said = self.said.read()
        if _NO_NETWORK.search(said):
            what = "the set-up fetches packages from PyPI, and pip can't reach it"
        else:
            what = "pip could not install what riyu needs"
        sys.exit(
            f"{said}riyu: {what} (its words are above); run this again when that is mended: it goes on from here"
        )

    def stop(self) -> None:
        """Let it go: a later set-up goes on."""
        self.process.terminate()
        self.process.wait()


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("riyu: the set-up was interrupted; the next one goes on from there")
