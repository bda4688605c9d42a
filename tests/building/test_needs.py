"""What is missing to build riyu is told in one sentence, before anything else is tried."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

import needs
from tests.patience import run

BUILDING = Path(needs.__file__).parent
OLD = ("python3.10", "python3.9", "python3.8", "python3.7", "python3.6")


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without compiler, Python's headers, venv and pip."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: "/nowhere")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)


def test_a_machine_that_has_all_is_told_nothing() -> None:
    assert needs.missing(venv=True) == ""
    needs.require(venv=True)


def test_all_that_is_missing_is_told_in_one_sentence_with_its_packages(nothing: None) -> None:
    version = f"python3.{sys.version_info.minor}"
    assert needs.missing(venv=True) == (
        "riyu is compiled here and needs a C compiler (none of cc, gcc, clang is there), Python's headers "
        "(/nowhere/Python.h) and Python's venv and pip: install with "
        f"`apt install build-essential {version}-dev {version}-venv` (Debian, Ubuntu), "
        "`dnf install gcc python3-devel python3-pip` (Fedora) or "
        "`xcode-select --install && brew install python` (macOS)"
    )


def test_venv_is_no_need_where_none_is_made(nothing: None) -> None:
    assert "venv" not in needs.missing()


def test_only_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    said = needs.missing()
    assert "a C compiler" in said
    assert "`apt install build-essential` (Debian, Ubuntu)" in said
    assert "headers" not in said
    with pytest.raises(SystemExit, match="a C compiler"):
        needs.require()


def test_a_compiler_that_compiles_nothing_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken-cc"
    broken.write_text("#!/bin/sh\necho 'stdlib.h: error: no such file' >&2\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("CC", str(broken))
    assert f"that works ({broken} says: stdlib.h: error: no such file)" in needs.missing()


def test_another_compiler_does_where_pythons_own_is_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: "no-such-compiler -pthread")
    assert needs.compiler() in ("cc", "gcc", "clang")


def test_a_python_that_is_too_old_can_read_what_tells_it_so() -> None:
    tree = ast.parse((BUILDING / "needs.py").read_text("utf-8"), feature_version=(3, 6))
    docstring, imported, check, *_ = tree.body
    assert isinstance(docstring, ast.Expr)
    assert ast.unparse(imported) == "import sys"
    assert ast.unparse(check).startswith("if sys.version_info < (3, 11):\n    sys.exit(")


@pytest.mark.parametrize("line", [["needs.py"], ["-c", "import backend"]])
def test_a_python_that_is_too_old_is_told_what_it_is(line: list[str]) -> None:
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/*/bin")
    places = os.pathsep.join([*map(str, pyenv), os.environ["PATH"]])
    found = [path for name in OLD if (path := shutil.which(name, path=places))]
    works = [path for path in found if run([path, "-c", ""]).returncode == 0]
    if not works:
        pytest.skip("no Python older than 3.11 is here")
    done = run([works[0], *line], cwd=BUILDING, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("riyu needs Python 3.11 or newer, and ")
    assert " is 3." in done.stderr
    assert done.stderr.count("\n") == 1


def test_installers_are_told_before_they_fetch_anything() -> None:
    """No requirement is named outside the backend: it asks for some only once the machine can compile."""
    environ = {name: value for name, value in os.environ.items() if name not in ("PATH", "CC")}
    for hook in ("get_requires_for_build_wheel", "get_requires_for_build_editable"):
        line = [sys.executable, "-c", f"import backend; backend.{hook}()"]
        done = run(line, cwd=BUILDING, env={**environ, "PATH": ""}, text=True)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith("riyu is compiled here and needs a C compiler")
        assert done.stderr.count("\n") == 1
        assert (
            "Cython"
            in run(
                [sys.executable, "-c", f"import backend; print(backend.{hook}())"],
                cwd=BUILDING,
                text=True,
            ).stdout
        )
