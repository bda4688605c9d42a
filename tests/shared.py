"""Where the data that is not ours lies: tests that use it skip with a reason where it is absent."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def shared(path: str) -> Path:
    """Give a path below the shared folder (RIYU_SHARED, or `../shared` beside the checkout).

    Skip the test if absent.
    """
    root = Path(os.environ.get("RIYU_SHARED", Path(__file__).resolve().parents[2] / "shared"))
    found = root / path
    if not found.exists():
        pytest.skip(
            f"{found} is not there: this test measures against data that the project does not hold"
        )
    return found
