"""The numbers that a module has from its `.pxd`, compiled, are those that it has uncompiled, from a plain twin."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.layout import SOURCE, enums

MODULES = sorted(p for p in SOURCE.rglob("*.pxd") if p.stem != "constants")


@cache
def numbers_of(pxd: Path) -> dict[str, int]:
    """The numbers that a pxd file gives its module: its own, and those that it takes from others."""
    found: dict[str, int] = {}
    taken = re.findall(r"^from riyu\.([\w.]+) cimport (.*)$", pxd.read_text(), re.M)
    for name, what in taken:
        there = numbers_of(SOURCE.joinpath(*name.split(".")).with_suffix(".pxd"))
        asked = there if what == "*" else what.split(", ")
        found |= {word: there[word] for word in asked if word in there}
    return found | enums(pxd)


def uncompiled(tree: ast.Module) -> Iterator[ast.stmt]:
    """What a module does at its top only where it is not compiled."""
    for node in tree.body:
        if isinstance(node, ast.If):
            test = ast.unparse(node.test)
            if test == "not cython.compiled":
                yield from node.body
            elif test == "cython.compiled":
                yield from node.orelse


def plain_numbers(source: Path) -> dict[str, int]:
    """What a module's names stand for where it is not compiled, of those that it takes or sets for that.

    UNLOGGED is no number there: it stands for a log that keeps nothing.
    """
    found: dict[str, object] = {}
    for node in uncompiled(ast.parse(source.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            module = importlib.import_module(node.module)
            found |= {a.name: getattr(module, a.name, None) for a in node.names}
        elif isinstance(node, ast.Assign) and "cython" not in ast.unparse(node.value):
            exec(ast.unparse(node), {}, found)
    return {name: value for name, value in found.items() if isinstance(value, int)}


@pytest.mark.parametrize("pxd", MODULES, ids=lambda p: p.relative_to(SOURCE).as_posix())
def test_the_numbers_of_both_languages_are_the_same(pxd: Path) -> None:
    plain = plain_numbers(pxd.with_suffix(".py"))
    both = {name: number for name, number in numbers_of(pxd).items() if name in plain}
    assert both == {name: plain[name] for name in both}


def test_there_are_numbers_to_compare() -> None:
    reading = SOURCE / "reading" / "life.pxd"
    both = numbers_of(reading).keys() & plain_numbers(reading.with_suffix(".py")).keys()
    assert len(both) > 15
