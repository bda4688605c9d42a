"""Instructions counted by valgrind: the same number on a busy machine and an idle one.

Takes Python code and its input; gives how many instructions a process ran for it. Knows nothing of what it does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

from riyu.base.errors import PeerError

__all__ = ["instructions"]


def instructions(code: str, arguments: Sequence[object] = (), data: bytes = b"") -> int:
    """Give the instructions that a new Python process runs for a piece of code, Python's own start included.

    `arguments` are its command line's, `data` what it finds on standard input. Raises PeerError if valgrind is not
    there or fails.
    """
    line = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    line += ["-c", code, *map(str, arguments)]
    try:
        done = subprocess.run(
            line,
            input=data,
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            timeout=600,
            check=False,
        )
    except FileNotFoundError:
        raise PeerError("valgrind is not installed (Debian: apt-get install valgrind)") from None
    except subprocess.TimeoutExpired:
        raise PeerError("valgrind took more than 600 seconds") from None
    said = done.stderr.decode(errors="replace")
    for text in said.splitlines():
        if "Collected :" in text and done.returncode == 0:
            return int(text.split(":")[1])
    raise PeerError(f"valgrind failed: {said[-300:]}")
