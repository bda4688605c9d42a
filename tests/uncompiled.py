"""Runs scripts on the same package without its compiled modules: what the `.py` files say as plain Python.

Takes a folder for the copy and a script; gives what the script printed. Knows nothing of what it does.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

import riyu
from tests.guard import CHECKED
from tests.patience import run

__all__ = ["run_uncompiled"]

_QUICKER = '''
"""Makes Cython's plain `declare` and `cast` quick where they give the value itself, for it is of the type already."""

import cython
from Cython import Shadow


def plain(kind):
    while isinstance(kind, Shadow.typedef):
        kind = kind._basetype
    return kind


TYPES = {kind: plain(kind) for kind in vars(Shadow).values() if type(kind) is Shadow.typedef}
declare, cast, NOTHING = Shadow.declare, Shadow.cast, Shadow._Unspecified


def quick_declare(kind=None, value=NOTHING, **more):
    return value if value.__class__ is TYPES.get(kind) else declare(kind, value, **more)


def quick_cast(kind, *values, **more):
    if len(values) == 1 and values[0].__class__ is TYPES.get(kind):
        return values[0]
    return cast(kind, *values, **more)


for module in (Shadow, cython):
    module.declare, module.cast = quick_declare, quick_cast
'''


def run_uncompiled(folder: Path, script: str | Path) -> str:
    """Copy the package's `.py` files to `folder`, if that was not done.

    And run a script (a file or its text) on the copy. Skips the test on the checked build: plain Python is the same.
    """
    if CHECKED:
        pytest.skip("the release build was held beside plain Python")
    copy = folder / "riyu"
    if not copy.exists():
        leave = shutil.ignore_patterns("*.so", "*.c", "*.pyd", "__pycache__", "interfaces")
        shutil.copytree(Path(str(riyu.__file__)).parent, copy, ignore=leave)
    (folder / "quicker.py").write_text(_QUICKER)
    if isinstance(script, str):
        text, script = script, folder / "script.py"
        script.write_text(text)
    how = f"import quicker, runpy; runpy.run_path({str(script)!r}, run_name='__main__')"
    done = run(
        [sys.executable, "-W", "error", "-c", how],
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=folder,
        text=True,
        seconds=120,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    said: str = done.stdout
    return said
