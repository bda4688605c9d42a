"""The command line as a process of its own: what goes to which stream, exit codes, pipes, Ctrl-C, processor time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.guard import COMPILED
from tests.patience import patience, run

SOURCE = Path(__file__).resolve().parents[2] / "src"


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return {**kept, "PYTHONPATH": str(SOURCE), "RIYU_CONFIG": str(tmp_path / "none.toml")}


def riyu(
    environ: dict[str, str], *arguments: str, text: str = ""
) -> subprocess.CompletedProcess[str]:
    return run([sys.executable, "-m", "riyu", *arguments], input=text, env=environ, text=True)


def test_data_goes_to_standard_output_and_messages_to_standard_error(
    environ: dict[str, str], tmp_path: Path
) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[9];B[ee];W[ec")  # unclosed: read with a warning
    done = riyu(environ, "draw", str(game))
    assert done.returncode == 0
    assert done.stdout.startswith("<svg")
    assert str(game) in done.stderr
    quiet = riyu(environ, "draw", str(game), "--quiet")
    assert (quiet.stdout, quiet.stderr) == (done.stdout, "")


def test_a_command_loads_no_other(environ: dict[str, str]) -> None:
    script = """
import sys, typer
from riyu.interfaces.cli.app import make_app
for words in (["styles", "--json"], ["bench", "undo"]):
    typer.main.get_command(make_app(words))
print(*sorted(name for name in sys.modules if name.startswith("riyu.")))
"""
    done = run([sys.executable, "-c", script], env=environ, text=True)
    loaded = done.stdout.split()
    cli = "riyu.interfaces.cli"
    assert {f"{cli}.styles", f"{cli}.bench.ground"} <= set(loaded), done.stderr
    others = "play page suite patterns assess bench.damage bench.worlds"
    assert not {f"{cli}.{name}" for name in others.split()} & set(loaded)
    assert not [name for name in loaded if name.startswith(("riyu.search", "riyu.player"))]


def test_a_mistake_exits_2_and_has_no_traceback(environ: dict[str, str]) -> None:
    done = riyu(environ, "gtp", "--stile", "x")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "riyu gtp: no option --stile; did you mean '--style'?\nTry 'riyu gtp -h'.\n"
    )


def test_bad_input_exits_3_and_has_no_traceback(environ: dict[str, str]) -> None:
    done = riyu({**environ, "RIYU_SIZE": "huge"}, "gtp")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("riyu: RIYU_SIZE: 'huge': expected a whole number")
    assert "Traceback" not in done.stderr


def test_a_pipe_that_closes_early_is_no_error(environ: dict[str, str]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "riyu", "styles", "--json"],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout and process.stderr
    process.stdout.close()
    assert process.wait(patience(30)) == 0
    assert process.stderr.read() == b""
    process.stderr.close()


def test_ctrl_c_in_a_game_exits_130(environ: dict[str, str]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "riyu", "play", "--size", "9"],
        env=environ,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin and process.stdout and process.stderr
    process.stdout.readline()  # it has started, and asks
    time.sleep(patience(0.1))
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=patience(30))
    assert process.returncode == 130
    assert err == b"interrupted\n"
    assert b"Traceback" not in out


@pytest.mark.skipif(not COMPILED, reason="what ends it is C")
def test_ctrl_c_ends_a_compiled_call_that_hears_nothing(environ: dict[str, str]) -> None:
    script = """
import sys
from riyu import __main__
from riyu.interfaces.cli import app
def run(arguments):
    print("ready", flush=True)
    return sum(range(10**15))
app.run = run
sys.argv = ["riyu", "budget"]
__main__.main()
"""
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    try:
        process.stdout.readline()
        time.sleep(0.5)  # it is at it
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=patience(60))
    finally:
        process.kill()
    assert process.returncode == 130
    assert err.endswith(b"interrupted\n")


def test_completion_knows_commands_and_options(environ: dict[str, str]) -> None:
    asked = {
        **environ,
        "_RIYU_COMPLETE": "complete_bash",
        "COMP_WORDS": "riyu bu",
        "COMP_CWORD": "1",
    }
    assert riyu(asked).stdout.split() == ["budget"]
    asked |= {"COMP_WORDS": "riyu budget --j", "COMP_CWORD": "2"}
    assert riyu(asked).stdout.split() == ["--json"]


def test_without_utf8_the_board_is_drawn_in_plain_characters(environ: dict[str, str]) -> None:
    asked = {**environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = riyu(asked, "play", "--color", "b", "--size", "5", text="quit\n")
    assert done.returncode == 0
    assert ". . . . ." in done.stdout


def test_the_first_reply_over_gtp_takes_less_than_0_3_s_of_processor_time(
    environ: dict[str, str],
) -> None:
    pytest.importorskip("riyu.interfaces.gtp.session")
    used = []
    for _ in range(3):
        code = (
            "import resource, subprocess, sys;"
            "done = subprocess.run([sys.executable, '-m', 'riyu', 'gtp'], input=b'name\\nquit\\n',"
            " stdout=subprocess.PIPE, check=True); assert done.stdout.startswith(b'= riyu');"
            "use = resource.getrusage(resource.RUSAGE_CHILDREN); print(use.ru_utime + use.ru_stime)"
        )
        done = run([sys.executable, "-c", code], env=environ, text=True)
        used.append(float(done.stdout))
    assert min(used) < 0.3, used
