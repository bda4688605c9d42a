"""Compiled modules are made only where that is needed, and never believed to be made when they are not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import making
from making import deliver, make
from modules import SUFFIX, Kind, Module, kind_asked, modules
from tests.patience import patience, run, until

KIND = Kind("tried", {}, [], [])
FAKE_WORKER = f"""
import json, os, pathlib, sys, time
parent = os.getppid()
for line in sys.stdin:
    job = json.loads(line)
    text = pathlib.Path(job["source"]).read_text()
    file = pathlib.Path(job["new"], *job["name"].split(".")).with_suffix({SUFFIX!r})
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("made of " + text)
    with open("made", "a") as log:
        print(job["name"], file=log)
    while "HANG" in text and os.getppid() == parent:
        time.sleep(0.01)
    if "DIE" in text:
        os.abort()
    if "WRONG" in text:
        print("one.c:7: error: no such thing\\none.c:8: note: nor this", file=sys.stderr, flush=True)
    print(json.dumps("WRONG" not in text), flush=True)
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with three modules, `two` takes C types from `one`, and a worker that only copies."""
    source = tmp_path / "src" / "riyu"
    source.mkdir(parents=True)
    (source / "__init__.py").touch()
    for name in ("one", "two", "three"):
        (source / f"{name}.py").write_text(f"# {name}\n")
        (source / f"{name}.pxd").write_text("from riyu.one cimport *\n" if name == "two" else "")
    (source / "plain.py").touch()
    worker = tmp_path / "worker.py"
    worker.write_text(FAKE_WORKER)
    monkeypatch.setattr(making, "_WORKER", worker)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def made() -> list[str]:
    """Make the modules; give the names of those that were compiled for it."""
    log = Path("made")
    log.unlink(missing_ok=True)
    files = make(modules(), KIND, jobs=2)
    for module, file in files.items():
        assert file.read_text() == "made of " + module.source.read_text()
    return sorted(log.read_text().split()) if log.exists() else []


def write(name: str, text: str) -> None:
    Path("src", "riyu", name).write_text(text)


def test_a_source_with_types_beside_it_is_a_module(place: Path) -> None:
    assert [m.name for m in modules()] == ["riyu.one", "riyu.three", "riyu.two"]
    assert modules()[0].file == Path(f"riyu/one{SUFFIX}")


def test_only_what_changed_is_compiled(place: Path) -> None:
    assert made() == ["riyu.one", "riyu.three", "riyu.two"]
    assert made() == []
    Path("src/riyu/one.py").touch()
    assert made() == []
    write("three.py", "# changed\n")
    assert made() == ["riyu.three"]
    write("one.pxd", "cdef enum:\n    N = 1\n")
    assert made() == ["riyu.one", "riyu.two"]


def test_other_flags_compile_everything(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made()
    monkeypatch.setenv("CFLAGS", "-Os")
    assert len(made()) == 3


def test_what_is_lost_is_compiled_again(place: Path) -> None:
    made()
    Path("build", KIND.name, "riyu", f"two{SUFFIX}").unlink()
    assert made() == ["riyu.two"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# WRONG\n", "one.c:7: error: no such thing\none.c:8: note: nor this\n"),
        ("# DIE\n", "its process ended with -6\n"),
    ],
)
def test_a_module_that_cant_be_compiled_is_told_whole_between_sentences(
    place: Path, capfd: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    write("one.py", text)
    with pytest.raises(SystemExit) as ended:
        made()
    assert ended.value.code == 1
    told = capfd.readouterr().err
    begin = "riyu: src/riyu/one.py can't be compiled. Cython, the C compiler or the linker say:\n"
    assert begin + said + "riyu: src/riyu/one.py was not compiled; " in told
    assert told.endswith(" of 3 modules are, and the next build goes on from there\n")
    write("one.py", "# right\n")
    assert "riyu.one" in made()


def test_a_build_that_is_killed_is_taken_up_where_it_was(place: Path) -> None:
    write("three.py", "# HANG, and so long that it is begun first\n")
    worker = str(making._WORKER)
    code = (
        "import sys, pathlib, making, modules; making._WORKER = pathlib.Path(sys.argv[1]);"
        "making.make(modules.modules(), modules.Kind('tried', {}, [], []), jobs=2)"
    )
    log = Path("made")
    environ = {**os.environ, "PYTHONPATH": str(Path(making.__file__).parent)}
    process = subprocess.Popen(
        [sys.executable, "-c", code, worker], env=environ, stderr=subprocess.DEVNULL
    )
    until(lambda: log.exists() and len(log.read_text().split()) == 3, "all are begun")
    until(lambda: len(list(Path("build").rglob("*.key"))) == 2, "two are made")
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert not Path("build", KIND.name, "riyu", f"three{SUFFIX}").exists()
    write("three.py", "# does not hang, and is as long as it was before \n")
    assert made() == ["riyu.three"]


def test_ctrl_c_says_what_is_kept(place: Path) -> None:
    write("three.py", "# HANG, and so long that it is begun first\n")
    code = (
        "import sys, pathlib, making, modules; making._WORKER = pathlib.Path(sys.argv[1]);"
        "making.make(modules.modules(), modules.Kind('tried', {}, [], []), jobs=1)"
    )
    environ = {**os.environ, "PYTHONPATH": str(Path(making.__file__).parent)}
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(making._WORKER)],
        env=environ,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until(Path("made").exists, "one is begun")
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=patience(20))
    assert process.returncode == 130
    assert said == (
        "compiling 1 of 3 modules …\n"
        "riyu: interrupted; 0 of 3 modules are, and the next build goes on from there\n"
    )


def test_progress_is_a_line_now_and_then(place: Path, capfd: pytest.CaptureFixture[str]) -> None:
    made()
    first, *_, last = capfd.readouterr().err.splitlines()
    assert first == "compiling 1 of 3 modules …"
    assert last.startswith("compiled 3 modules in ")
    made()
    assert capfd.readouterr().err == ""


def test_progress_is_written_over_on_a_terminal(
    place: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    made()
    said = capfd.readouterr().err
    assert said.startswith("\r\x1b[Kcompiling 1 of 3 modules …\r\x1b[Kcompiling 2 of 3 modules …")
    assert said.count("\n") == 1


def test_a_module_is_put_in_its_place_at_once(tmp_path: Path) -> None:
    new, place = tmp_path / "new", tmp_path / "there" / "module.so"
    new.write_bytes(b"1")
    deliver(new, place)
    with place.open("rb") as held:  # as a program that runs holds it
        new.write_bytes(b"2")
        deliver(new, place)
        assert held.read() == b"1"
    assert place.read_bytes() == b"2"
    assert place.stat().st_mtime_ns == new.stat().st_mtime_ns
    assert [path.name for path in place.parent.iterdir()] == ["module.so"]


TWICE = '''"""Doubles."""

def twice(n: int) -> int:
    """Give twice a number."""
    return 2 * n
'''


@pytest.mark.parametrize("checked", ["0", "1"])
def test_a_module_is_compiled_and_runs(
    place: Path, monkeypatch: pytest.MonkeyPatch, checked: str
) -> None:
    monkeypatch.undo()
    monkeypatch.chdir(place)
    monkeypatch.setenv("RIYU_CHECKED", checked)
    write("one.py", TWICE)
    write("one.pxd", "cpdef long twice(long n)\n")
    module = Module("riyu.one", Path("src/riyu/one.py"))
    (file,) = make([module], kind_asked(), quiet=True).values()
    deliver(file, Path("lib") / module.file)
    Path("lib/riyu/__init__.py").touch()
    environ = {**os.environ, "PYTHONPATH": "lib"}

    def said(call: str) -> subprocess.CompletedProcess[str]:
        code = f"from riyu.one import twice; print({call})"
        return run([sys.executable, "-c", code], env=environ, text=True)

    assert said("twice(21)").stdout == "42\n"
    assert said("twice(n=21)").stdout == "42\n"
    assert said("__import__('inspect').signature(twice)").stdout == "(n)\n"
    overflow = said("twice(2 ** 62)")
    if checked == "1":
        assert overflow.returncode != 0
        assert "riyu/one.py:5:" in overflow.stderr
    else:
        assert overflow.returncode == 0
        assert b"debug_info" not in file.read_bytes()
