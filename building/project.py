"""What pyproject.toml says that a build and the setting up ask for."""

from __future__ import annotations

import tomllib
from pathlib import Path

__all__ = ["ROOT", "requirements"]

ROOT = Path(__file__).resolve().parent.parent
"""The folder of the project."""


def requirements(extra: str = "") -> list[str]:
    """Give the requirements of an extra; without one, what riyu needs to run."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = project["optional-dependencies"][extra] if extra else project["dependencies"]
    return found
