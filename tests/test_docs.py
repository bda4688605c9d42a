"""The pages tell the truth where a test can see it: links lead somewhere, README's explanation is the program's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riyu.inference.rulebase import load_rules
from riyu.interfaces.cli.app import run
from riyu.interfaces.gtp.commands import new_session

pytestmark = pytest.mark.usefixtures("loaded")

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("experiments/**/*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)\)", page.read_text("utf-8"))
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing


def test_the_log_s_index_has_a_row_for_each_entry() -> None:
    index = (ROOT / "experiments" / "LOG.md").read_text("utf-8")
    entries = [
        f"log/{page.name}#{slug(title)}"
        for page in ROOT.glob("experiments/log/*.md")
        for title in re.findall(r"^## (.+)$", page.read_text("utf-8"), re.M)
    ]
    assert sorted(re.findall(r"^\| \[[^]]+\]\(([^)]+)\)", index, re.M)) == sorted(entries)


def slug(title: str) -> str:
    """Give the name under which a forge links a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def test_every_test_that_the_checked_build_runs_is_there() -> None:
    named = re.findall(r"tests/[\w./]+", (ROOT / "test").read_text())
    assert len(named) > 5
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_explanation_in_the_readme_is_what_the_program_says() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    command = re.search(r"printf '(boardsize [^']*)' \| riyu gtp", readme)
    assert command
    session = new_session()
    for line in command[1].replace("\\n", "\n").split("\n"):
        reply = session.send(line) if line else (True, "")
        if line.startswith("riyu-why"):
            assert reply[0]
            assert f"```\n{reply[1].strip()}\n```" in readme


def test_the_record_in_the_readme_is_what_the_program_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    command = re.search(r"^riyu explain (\S+) --move (\d+)$", readme, re.M)
    assert command
    assert run(["explain", str(ROOT / command[1]), "--move", command[2], "-q"]) == 0
    assert f"```\n{capsys.readouterr().out.strip()}\n```" in readme


FACTS = (ROOT / "docs" / "inference.md").read_text("utf-8")
SHOWN = re.findall(r"^riyu rules why (\S+) '([^']+)' --svg (\S+)$", FACTS, re.M)


@pytest.mark.parametrize(("game", "fact", "picture"), SHOWN, ids=[s[2] for s in SHOWN])
def test_a_picture_of_why_is_what_its_command_draws(
    game: str, fact: str, picture: str, tmp_path: Path
) -> None:
    """If rules or pictures have changed on purpose, run the command anew."""
    made = tmp_path / "why.svg"
    assert run(["rules", "why", str(ROOT / game), fact, "--svg", str(made), "-q"]) == 0
    assert (ROOT / picture).read_text("utf-8") == made.read_text("utf-8")
    assert f"]({Path(picture).relative_to('docs').as_posix()})" in FACTS


def test_the_page_of_facts_shows_what_the_program_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = re.findall(r"^\$ riyu rules ask (\S+) '([^']+)'\n(.*?)```", FACTS, re.M | re.S)
    for game, query, answer in asked:
        assert run(["rules", "ask", str(ROOT / game), query]) == 0
        assert capsys.readouterr().out == answer
    shown = str(load_rules().of("net-when-pushing-out-fails"))
    rule = shown[shown.index("rule net") : shown.index("yes\n")]
    assert asked and rule in FACTS


READING = (ROOT / "docs" / "reading.md").read_text("utf-8")


def test_the_page_of_reading_shows_what_the_program_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """If reading or pictures have changed on purpose, run the command anew."""
    ((game, point, picture, answer),) = re.findall(
        r"^\$ riyu read (\S+) (\S+) --goal capture --svg (\S+)\n(.*?)```", READING, re.M | re.S
    )
    made = tmp_path / "reading.svg"
    assert run(["read", str(ROOT / game), point, "--goal", "capture", "--svg", str(made)]) == 0
    assert capsys.readouterr().out == answer
    assert (ROOT / picture).read_text("utf-8") == made.read_text("utf-8")


def test_the_page_of_reading_runs() -> None:
    scripts = re.findall(r"```python\n(.*?)```", READING, re.S)
    assert scripts
    for script in scripts:
        exec(compile(script, "docs/reading.md", "exec"), {})


def test_the_page_of_facts_runs() -> None:
    (script,) = re.findall(r"```python\n(.*?)```", FACTS, re.S)
    exec(compile(script, "docs/inference.md", "exec"), {})
