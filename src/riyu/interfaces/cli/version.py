"""What is running: program, Python, and the knowledge by a hash of its files.

Takes the installed package; gives texts. Loads no knowledge.
"""

from __future__ import annotations

import hashlib
import platform
from dataclasses import asdict
from pathlib import Path

import riyu
from riyu.interfaces.settings import Settings

__all__ = ["knowledge_files", "knowledge_folder", "knowledge_version", "run_notes", "version_text"]

_KINDS = (".pat", ".rule", ".sgf", ".toml", ".tsv")


def knowledge_folder() -> Path:
    """Give the folder of the knowledge files."""
    return Path(riyu.__file__).parent / "knowledge"


def knowledge_files(folder: Path | None = None) -> list[Path]:
    """Give the knowledge files below a folder (riyu's own if None), in a fixed order."""
    root = folder or knowledge_folder()
    return sorted(p for p in root.rglob("*") if p.suffix in _KINDS and p.is_file())


def knowledge_version(folder: Path | None = None) -> str:
    """Give twelve hexadecimal digits that change with any name or byte of the knowledge files."""
    root = folder or knowledge_folder()
    digest = hashlib.sha256()
    for path in knowledge_files(root):
        data = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()[:12]


def version_text() -> str:
    """Give the line that `riyu --version` prints."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"riyu {riyu.__version__}, {python}, knowledge {knowledge_version()}"


def run_notes(settings: Settings) -> dict[str, object]:
    """Give what must be known to repeat a run, for JSON: versions, knowledge, settings and seed."""
    return {
        "riyu": riyu.__version__,
        "python": platform.python_version(),
        "knowledge": knowledge_version(),
        "settings": asdict(settings),
    }
