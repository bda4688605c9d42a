"""`./run` and `./test` set riyu up when that is needed, and only then; what stops them is told in a sentence."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

import needs
from tests.patience import run

ROOT = Path(needs.__file__).parents[1]
SOURCE = 'source ./.setup.sh "$1"; echo "set up"'


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A checkout with one compiled module, whose .venv has a Python that only notes what it is asked to do."""
    shutil.copy(ROOT / ".setup.sh", tmp_path)
    for name in (
        "building/needs.py",
        "setup.py",
        "pyproject.toml",
        "src/one.py",
        "src/one.pxd",
        "src/plain.py",
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\n[ "$1" = -c ] || echo "$@" >>asked\n')
    python.chmod(0o755)
    (tmp_path / ".venv" / "riyu-made").touch()
    (tmp_path / ".venv" / "riyu-installed").write_text(f"{tmp_path}\n3.11.7\ndev\nlark\n")
    for path in tmp_path.rglob("*"):
        os.utime(path, (1000, 1000))
    (tmp_path / ".venv" / "riyu-built").touch()
    return tmp_path


def asked(place: Path, extra: str = "") -> list[str]:
    """Give what the Python was asked to do when the place is entered."""
    done = run(["bash", "-euc", SOURCE, "bash", extra], cwd=place, text=True)
    assert (done.returncode, done.stdout) == (0, "set up\n"), done.stderr
    log = place / "asked"
    return log.read_text().splitlines() if log.exists() else []


@pytest.mark.parametrize("extra", ["", "dev"])
def test_what_is_set_up_is_left_alone(place: Path, extra: str) -> None:
    assert asked(place, extra) == []


@pytest.mark.parametrize(
    "name", ["setup.py", "pyproject.toml", "building/needs.py", "src/one.py", "src/one.pxd"]
)
def test_what_changed_is_built_anew(place: Path, name: str) -> None:
    os.utime(place / name, (2**32, 2**32))
    assert asked(place) == ["building/needs.py", "building/set_up.py"]


def test_what_is_not_compiled_asks_for_no_build(place: Path) -> None:
    os.utime(place / "src" / "plain.py", (2**32, 2**32))
    assert asked(place) == []


@pytest.mark.parametrize("name", ["riyu-built", "riyu-installed"])
def test_a_set_up_that_did_not_end_is_taken_up(place: Path, name: str) -> None:
    (place / ".venv" / name).unlink()
    assert asked(place, "dev") == ["building/needs.py", "building/set_up.py dev"]


def test_what_the_tests_use_is_installed_when_they_are_run(place: Path) -> None:
    (place / ".venv" / "riyu-installed").write_text(f"{place}\n3.11.7\nlark\n")
    assert asked(place) == []
    assert asked(place, "dev") == ["building/needs.py", "building/set_up.py dev"]


def test_a_folder_that_was_moved_is_set_up_anew(place: Path) -> None:
    (place / ".venv" / "riyu-installed").write_text("/elsewhere\n3.11.7\nlark\n")
    assert asked(place) == ["building/needs.py", "building/set_up.py"]


def test_an_environment_that_is_to_be_made_needs_venv(place: Path) -> None:
    (place / ".venv" / "riyu-made").unlink()
    (place / ".venv" / "riyu-built").unlink()
    assert asked(place) == ["building/needs.py venv", "building/set_up.py"]


def test_no_python_at_all_is_told_in_a_sentence(place: Path) -> None:
    shutil.rmtree(place / ".venv")
    environ = {"PATH": "/nowhere"}
    bash = shutil.which("bash")
    assert bash
    done = run([bash, "-euc", SOURCE, "bash", ""], cwd=place, env=environ, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "riyu needs Python 3.11 or newer, and there is no python3: install it with 'apt install python3-venv "
        "python3-dev' (Debian, Ubuntu), 'dnf install python3-devel' (Fedora) or 'brew install python' (macOS)\n"
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose .venv runs this Python and whose build asks for a package that is not installed."""
    shutil.copytree(
        ROOT / "building", tmp_path / "building", ignore=shutil.ignore_patterns("__pycache__")
    )
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "riyu"\nversion = "0"\ndependencies = ["pytest"]\n'
        '[project.optional-dependencies]\nbuild = ["a-package-that-is-not-here"]\ndev = ["pytest"]\n'
    )
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    (tmp_path / ".venv" / "riyu-made").touch()
    (tmp_path / ".venv" / "riyu-built").touch()
    return tmp_path


def test_no_network_is_told_in_a_sentence_after_what_pip_says(checkout: Path) -> None:
    environ = {
        **os.environ,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
        "PIP_FIND_LINKS": "",
    }
    line = [sys.executable, "building/set_up.py"]
    done = run(line, cwd=checkout, env=environ, text=True)
    assert done.returncode == 1
    first, *said, last = done.stderr.splitlines()
    assert first == "setting riyu up in .venv …"
    assert any("a-package-that-is-not-here" in line for line in said)
    assert last == (
        "riyu: the set-up fetches packages from PyPI, and pip can't reach it (its words are above); "
        "run this again when that is mended: it goes on from here"
    )
    assert not (checkout / ".venv" / "riyu-built").exists(), "it is not believed to be done"
    assert not (checkout / ".venv" / "riyu-installed").exists()


def test_a_build_that_fails_is_not_believed_to_be_done(checkout: Path) -> None:
    text = (checkout / "pyproject.toml").read_text()
    (checkout / "pyproject.toml").write_text(text.replace("a-package-that-is-not-here", "pytest"))
    (checkout / "setup.py").write_text("raise SystemExit('riyu: src/one.py was not compiled')\n")
    done = run([sys.executable, "building/set_up.py", "dev"], cwd=checkout, text=True)
    assert done.returncode == 1
    assert "riyu: src/one.py was not compiled" in done.stderr
    assert not (checkout / ".venv" / "riyu-built").exists()
