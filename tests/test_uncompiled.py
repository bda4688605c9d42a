"""Compiled and uncompiled, the core plays the same games, playouts and ladders from the same seeds."""

from __future__ import annotations

from pathlib import Path

from tests import _same_everywhere
from tests.uncompiled import run_uncompiled


def test_plain_python_and_the_compiled_core_agree_line_by_line(tmp_path: Path) -> None:
    plain = run_uncompiled(tmp_path, Path(_same_everywhere.__file__).resolve())
    compiled = "\n".join(_same_everywhere.lines()) + "\n"
    for number, (one, other) in enumerate(
        zip(plain.splitlines(), compiled.splitlines(), strict=False), start=1
    ):
        assert one == other, f"line {number}"
    assert plain == compiled
    assert compiled.count("ladder") > 50


def test_the_copy_is_indeed_uncompiled(tmp_path: Path) -> None:
    said = run_uncompiled(tmp_path, "import riyu.game.board as b; print(b.__file__)")
    assert said.strip() == str(tmp_path / "riyu" / "game" / "board.py")
