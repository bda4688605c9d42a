"""Runs scripts on the same package without its compiled modules: what the `.py` files say as plain Python.

Takes a folder for the copy and a script; gives what the script printed. Knows nothing of what it does.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import riyu
from tests.patience import run

__all__ = ["run_uncompiled"]


def run_uncompiled(folder: Path, script: str | Path) -> str:
    """Copy the package's `.py` files to `folder`, if that was not done.

    And run a script (a file or its text) on the copy.
    """
    copy = folder / "riyu"
    if not copy.exists():
        leave = shutil.ignore_patterns("*.so", "*.c", "*.pyd", "__pycache__", "interfaces")
        shutil.copytree(Path(str(riyu.__file__)).parent, copy, ignore=leave)
    how = [str(script)] if isinstance(script, Path) else ["-c", script]
    done = run(
        [sys.executable, "-W", "error", *how],
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=folder,
        text=True,
        seconds=120,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    said: str = done.stdout
    return said
