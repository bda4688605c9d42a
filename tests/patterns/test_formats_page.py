"""The page that pattern writers work from: its files load as they stand, and it tells every word of the tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riyu.patterns.reader import read_class
from riyu.patterns.tables import ANSWERS, ASKED, DESCRIPTORS, SAYINGS, TESTS, SayingKind, TestKind

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "formats.md").read_text("utf-8")
FILES = re.findall(r"```pat\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("text", FILES, ids=[text.split()[1] for text in FILES])
def test_every_file_of_the_page_loads(text: str) -> None:
    read = read_class(text, "docs/formats.md")
    assert read_class(str(read)) == read


def test_the_page_shows_every_kind_of_class() -> None:
    read = [read_class(text) for text in FILES]
    assert len(read) >= 7
    assert {found.answer for found in read} >= {"best", "all", "sequence"}
    assert {found.asked.focus for found in read} >= {
        "a link's two ends",
        "an enemy link's two ends",
        "a liberty of a string",
        "the whole board",
    }


def written(kind: TestKind | SayingKind) -> str:
    """How the page writes a test or saying with its arguments."""
    arguments = ", ".join("word" if k == "descriptor" else k for k in kind.kinds)
    if isinstance(kind, TestKind):
        compared = " < n" if kind.compared else ""
        return f"{kind.name}({arguments}){compared}" if arguments else kind.name + compared
    arguments += ", …" if kind.most else ""
    by = {"needed": " by *", "allowed": " [by *]", "never": ""}[kind.by]
    return f"{kind.name}({arguments}){by}" if arguments else kind.name + by


@pytest.mark.parametrize("kind", [*TESTS.values(), *SAYINGS.values()], ids=lambda kind: kind.name)
def test_the_page_tells_each_test_and_saying_in_the_tables_words(
    kind: TestKind | SayingKind,
) -> None:
    assert f"| `{written(kind)}` | {kind.sentence} |" in PAGE


def test_the_page_tells_each_way_to_ask_and_each_word() -> None:
    for asked in ASKED.values():
        assert f"| `{asked.phrase}` | {asked.sentence} | `{asked.oriented}` |" in PAGE
    for word, sentence in DESCRIPTORS.items():
        assert f"| `{word}` | {sentence} |" in PAGE
    assert all(f"`{answer}`:" in PAGE for answer in ANSWERS)
