"""What is running: program, Python, and the knowledge by its hash.

Takes the installed package; gives texts. Loads no knowledge but a style.
"""

from __future__ import annotations

import platform
from dataclasses import asdict
from pathlib import Path

import riyu
from riyu.interfaces.settings import Settings
from riyu.player.knowledge_in_force import KnowledgeInForce

__all__ = ["knowledge_files", "knowledge_folder", "run_notes", "version_text"]

_KINDS = (".pat", ".rule", ".sgf", ".toml", ".tsv")


def knowledge_folder() -> Path:
    """Give the folder of the knowledge files."""
    return Path(riyu.__file__).parent / "knowledge"


def knowledge_files(folder: Path | None = None) -> list[Path]:
    """Give the knowledge files below a folder (riyu's own if None), in a fixed order."""
    root = folder or knowledge_folder()
    return sorted(p for p in root.rglob("*") if p.suffix in _KINDS and p.is_file())


def version_text(knowledge: KnowledgeInForce | None = None) -> str:
    """Give the line that `riyu --version` prints, with the hash of the knowledge in force, the package's if None."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    named = (knowledge or KnowledgeInForce()).hash
    return f"riyu {riyu.__version__}, {python}, knowledge {named}"


def run_notes(settings: Settings) -> dict[str, object]:
    """Give what must be known to repeat a run, for JSON: versions, knowledge, settings and seed."""
    return {
        "riyu": riyu.__version__,
        "python": platform.python_version(),
        "knowledge": KnowledgeInForce(style=settings.style).hash,
        "settings": asdict(settings),
    }
