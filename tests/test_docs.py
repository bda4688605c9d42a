"""The pages tell the truth where a test can see it: links lead somewhere, README's explanation is the program's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riyu.interfaces.gtp.session import Session

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("experiments/*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)\)", page.read_text("utf-8"))
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing


def test_the_explanation_in_the_readme_is_what_the_program_says() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    command = re.search(r"printf '(boardsize [^']*)' \| riyu gtp", readme)
    assert command
    session = Session()
    for line in command[1].replace("\\n", "\n").split("\n"):
        reply = session.send(line) if line else (True, "")
        if line.startswith("riyu-why"):
            assert reply[0]
            assert f"```\n{reply[1].strip()}\n```" in readme
