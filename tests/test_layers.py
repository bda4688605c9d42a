"""Compiled modules keep to the layers as imports do, and are the ones that run."""

from __future__ import annotations

import importlib
import re
import tomllib
from pathlib import Path

import pytest

from tests.guard import COMPILED

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "riyu"
TWIN_ONLY = "constants"  # enums with a plain twin: nothing to compile


def layer_ranks() -> dict[str, int]:
    """The layers of import-linter's contract by name: 0 is the highest."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (contract,) = (
        c for c in settings["tool"]["importlinter"]["contracts"] if c["type"] == "layers"
    )
    return {
        name.strip(): rank
        for rank, layer in enumerate(contract["layers"])
        for name in re.split(r"[|:]", layer)
    }


PXD = sorted(SOURCE.rglob("*.pxd"))


def test_there_are_compiled_modules_to_look_at() -> None:
    assert {p.stem for p in PXD} >= {"trail", "block", "chance", "board", "playout", "ladder"}


@pytest.mark.parametrize("path", PXD, ids=lambda p: p.relative_to(SOURCE).as_posix())
def test_c_imports_go_down_the_layers(path: Path) -> None:
    ranks = layer_ranks()
    own = path.relative_to(SOURCE).parts[0]
    text = path.read_text() + path.with_suffix(".py").read_text()
    imported = re.findall(
        r"^\s*from\s+(?:cython\.cimports\.)?riyu\.(\w+)[\w.]*\s+c?import", text, re.M
    )
    for layer in imported:
        assert layer == own or ranks[layer] > ranks[own], f"{path.name} of {own} takes from {layer}"
    assert "cimport riyu" not in path.read_text(), "written in a way this test does not see"


@pytest.mark.skipif(not COMPILED, reason="running uncompiled")
@pytest.mark.parametrize(
    "path", [p for p in PXD if p.stem != TWIN_ONLY], ids=lambda p: p.relative_to(SOURCE).as_posix()
)
def test_a_module_with_c_types_is_loaded_compiled(path: Path) -> None:
    name = ".".join(["riyu", *path.relative_to(SOURCE).with_suffix("").parts])
    file = str(importlib.import_module(name).__file__)
    assert file.endswith((".so", ".pyd")), (
        f"{name} is not built: python setup.py build_ext --inplace"
    )
