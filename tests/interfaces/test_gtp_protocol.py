"""GTP's frame: what is read from a line, how a reply is written, and that nothing else reaches standard output."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import riyu
from riyu.interfaces.gtp.log import Log
from riyu.interfaces.gtp.protocol import (
    LONGEST_LINE,
    Command,
    Registry,
    Reply,
    Request,
    Talk,
    frame,
    read_request,
    serve,
)
from tests import patience

LINES = {
    b"name\n": Request("", "name"),
    b"name\r\n": Request("", "name"),
    b"12 name\n": Request("12", "name"),
    b"  012\t  play\tb  D4 \n": Request("012", "play", ("b", "D4")),
    b"1name": Request("1", "name"),  # as GNU Go reads it
    b"12\n": Request("12", ""),
    b"pl\x00ay b\x07 D4\x7f\n": Request("", "play", ("b", "D4")),
    b"name # why\n": Request("", "name"),
    b"name#why\n": Request("", "name"),
    b"\n": None,
    b"# a comment\n": None,
    b" \t \r\n": None,
    b"\x01\x02\n": None,
    "loadsgf /tmp/名人\u00a0戦.sgf\n".encode(): Request("", "loadsgf", ("/tmp/名人\u00a0戦.sgf",)),
    b"loadsgf \xff\xfe.sgf\n": Request("", "loadsgf", ("\udcff\udcfe.sgf",)),
    b"NAME\n": Request("", "NAME"),
    "٣ name\n".encode(): Request("", "٣", ("name",)),  # not a digit to GTP
}


@pytest.mark.parametrize(("line", "expected"), LINES.items(), ids=[repr(line) for line in LINES])
def test_a_line_is_taken_apart_as_gtp_says(line: bytes, expected: Request | None) -> None:
    assert read_request(line) == expected


REPLIES = [
    ("", Reply(True), b"= \n\n"),
    ("7", Reply(True, "D4"), b"=7 D4\n\n"),
    ("", Reply(False, "unknown command"), b"? unknown command\n\n"),
    ("07", Reply(False, "no\nsuch\n\nthing"), b"?07 no such thing\n\n"),
    ("", Reply(True, "a\n\n\nb\n"), b"= a\nb\n\n"),
    ("", Reply(True, "a\r\tb\x1b[2J\x00c"), b"= a b[2Jc\n\n"),
    ("", Reply(True, "\udcff é"), b"= \xff \xc3\xa9\n\n"),
    ("", Reply(True, "\ud800"), b"= \\ud800\n\n"),
]


@pytest.mark.parametrize(("request_id", "reply", "expected"), REPLIES)
def test_a_reply_is_framed_and_holds_no_empty_line(
    request_id: str, reply: Reply, expected: bytes
) -> None:
    assert frame(request_id, reply) == expected


class Echo:
    """Answers with the words; `no` is refused, `quit` ends."""

    def __init__(self) -> None:
        self.ended = False

    def answer(self, request: Request, talk: Talk) -> Reply:
        self.ended = request.name == "quit"
        return Reply(request.name != "no", " ".join(request.words))


def said(data: bytes) -> list[bytes]:
    written: list[bytes] = []
    assert serve(Echo(), io.BytesIO(data), written.append) == 0
    return written


def test_each_line_is_answered_until_quit() -> None:
    assert said(b"1 yes sir\n\n# nothing\nno way\nquit\nyes\n") == [
        b"=1 sir\n\n",
        b"? way\n\n",
        b"= \n\n",
    ]


def test_the_end_of_input_is_the_end_even_without_a_line_break() -> None:
    assert said(b"yes a\nyes b") == [b"= a\n\n", b"= b\n\n"]
    assert said(b"") == []


def test_a_very_long_line_is_refused_and_passed_over_whole() -> None:
    huge = b"5 yes " + b"x" * (5 * LONGEST_LINE)
    replies = said(huge + b"\nyes a\n")
    assert replies == [f"?5 the line is longer than {LONGEST_LINE} bytes\n\n".encode(), b"= a\n\n"]


def test_the_other_side_going_away_is_no_error() -> None:
    def gone(_: bytes) -> None:
        raise BrokenPipeError

    assert serve(Echo(), io.BytesIO(b"yes\nyes\n"), gone) == 0


@settings(max_examples=200)
@given(st.lists(st.binary(max_size=60), max_size=8))
def test_whatever_bytes_come_each_request_gets_one_framed_reply(lines: list[bytes]) -> None:
    data = b"\n".join(lines)
    written = said(data)
    pieces = data.split(b"\n")
    requests = [r for r in map(read_request, pieces) if r is not None]
    names = [r.name for r in requests]
    expected = names.index("quit") + 1 if "quit" in names else len(names)
    assert len(written) == expected
    for request, reply in zip(requests, written, strict=False):
        assert reply.startswith(b"?" if request.name == "no" else b"=")
        assert reply[1:].startswith(request.id.encode() + b" ")
        assert reply.endswith(b"\n\n")
        assert b"\n\n" not in reply[:-2]


def test_a_name_is_registered_once() -> None:
    command: Command[None] = Command("a", "", "", lambda _, __: "")
    with pytest.raises(ValueError, match="twice"):
        Registry([command, command])


# In a process of its own ----------------------------------------------------------------------------------------------

ENVIRONMENT = {
    **{k: v for k, v in os.environ.items() if not k.startswith("RIYU_")},
    "PYTHONPATH": str(Path(riyu.__file__).parents[1]),
    "RIYU_CONFIG": os.devnull,
}


def run(words: list[str], data: bytes) -> subprocess.CompletedProcess[bytes]:
    return patience.run([sys.executable, *words], input=data, env=ENVIRONMENT)


def test_the_program_speaks_gtp_and_nothing_else() -> None:
    done = run(["-m", "riyu", "gtp"], b"1 name\r\nzork\n# hi\n\nplay b D4\n2 quit\nname\n")
    assert done.stdout == b"=1 riyu\n\n? unknown command\n\n= \n\n=2 \n\n"
    assert done.returncode == 0
    assert done.stderr == b""


def test_the_program_ends_well_at_the_end_of_its_input() -> None:
    done = run(["-m", "riyu", "gtp", "--size", "9", "--ruleset", "aga"], b"query_boardsize\nkomi 7")
    assert (done.stdout, done.returncode) == (b"= 9\n\n= \n\n", 0)


def test_stray_prints_go_to_standard_error() -> None:
    code = """if True:
        import ctypes, os, subprocess, sys
        print("buffered before")
        from riyu.interfaces.gtp.protocol import take_over_output
        write = take_over_output()
        print("stray")
        os.write(1, b"low\\n")
        ctypes.CDLL(None).puts(b"from C")
        subprocess.run(["echo", "child"])
        write(b"= ok\\n\\n")
    """
    done = run(["-c", code], b"")
    assert done.stdout == b"buffered before\n= ok\n\n"
    assert set(done.stderr.split()) == {b"stray", b"low", b"from", b"C", b"child"}


def test_a_closed_standard_error_does_no_harm() -> None:
    line = f"echo name | {sys.executable} -m riyu gtp 2>&-"
    done = patience.run(line, shell=True, env=ENVIRONMENT)
    assert done.stdout == b"= riyu\n\n"


def test_the_first_reply_takes_less_than_a_third_of_a_second() -> None:
    spent = [
        float(run(["-m", "riyu", "gtp"], b"name\ncputime\n").stdout.split()[3]) for _ in range(3)
    ]
    assert min(spent) < 0.3


def test_no_heavy_library_is_loaded_at_the_start() -> None:
    code = """if True:
        import io, sys
        from riyu.interfaces.gtp.commands import main
        main(source=io.BytesIO(b"name\\nboardsize 9\\nplay b D4\\nshowboard\\nlist_commands\\nquit\\n"))
        heavy = ("typer", "rich", "lark", "pysgf", "riyu.sgf", "riyu.patterns", "riyu.player.engine", "tomllib")
        print([m for m in sys.modules if m.startswith(heavy)], file=sys.stderr)
    """
    done = run(["-c", code], b"")
    assert done.stderr == b"[]\n"


def test_a_full_disk_is_said_once_and_the_log_goes_on_when_there_is_room(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "riyu.log"
    log = Log(path)
    log.note("<", b"1 name")

    def full(file: int, data: bytes) -> None:
        os.write(file, data[:9])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("riyu.interfaces.gtp.log.put", full)
        log.note(">", b"=1 riyu")
        log.note("<", b"2 version")
    assert capfd.readouterr().err == (
        f"riyu: can't write the log {path}: the disk is full; the game goes on\n"
    )
    log.note(">", b"=2 1.0")
    log.note("<", b"quit")
    log.close()
    assert capfd.readouterr().err == f"riyu: the log {path} goes on, without 2 lines\n"
    lines = path.read_text().splitlines()
    assert [line.split(" ", 2)[-1] for line in lines if line[20:21] in tuple("<>#")] == [
        "< 1 name",
        "# 2 lines are missing here: the disk was full",
        "> =2 1.0",
        "< quit",
    ]


def test_a_log_on_a_full_disk_does_not_end_the_session() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full")
    done = run(["-m", "riyu", "gtp", "--log", "/dev/full"], b"3 name\nquit\n")
    assert done.stdout == b"=3 riyu\n\n= \n\n" and done.returncode == 0
    assert done.stderr.count(b"can't write the log /dev/full: the disk is full") == 1


def test_a_log_holds_what_was_said(tmp_path: Path) -> None:
    log = tmp_path / "riyu.log"
    run(["-m", "riyu", "gtp", "--log", str(log)], b"3 name\nquit\n")
    lines = [line.split(" ", 2)[2] for line in log.read_text().splitlines()]
    assert lines[1:] == ["> 3 name", "< =3 riyu", "> quit", "< ="]


WRONG = {
    ("--style", "zork"): b"unknown style",
    ("--ruleset", "zork"): b"ruleset",
    ("--log", "/no/such/folder/x.log"): b"can't write the log",
}


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_wrong_options_are_told_before_anything_is_answered(words: tuple[str, ...]) -> None:
    done = run(["-m", "riyu", "gtp", *words], b"name\n")
    assert done.stdout == b""
    assert WRONG[words] in done.stderr
    assert done.returncode == 2
