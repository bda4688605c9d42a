from __future__ import annotations

import gzip
import json
import random
import re
import tarfile
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from riyu.base.errors import BadInput, PeerError, RiyuError, UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point, point_text
from riyu.game.position import Position, parse_position
from riyu.lab._drawn import parse_drawn
from riyu.lab._steps import Ask, Load, Script, Send, SetUp
from riyu.lab._tst import parse_tst
from riyu.lab.peer import PeerCrashError
from riyu.lab.suite import (
    Part,
    SuiteOptions,
    SuiteReport,
    compare,
    load_suites,
    peer_start,
    run_suites,
    select,
)
from tests.lab.engines import fake, gnugo
from tests.odd_files import ODD
from tests.patience import patience
from tests.shared import shared

# 5 . . . . .
# 4 . X . . .     White's stone at C3 is in atari: Black takes it at D3, White saves it there.
# 3 . X O . .     (D3 is its last liberty: B3, C4 and C2 are Black's.)
ATARI = "(;GM[1]FF[4]SZ[5]AB[bc][cb][cd]AW[cc]PL[B])"

TST = """\
# a comment, CATEGORY=STRING

loadsgf games/atari.sgf
1 attack C3
#? [1 D3]

2 attack C3
#? [0]*

3 attack C3
#? [0]

4 attack C3
#? [0]*

5 attack C3
#? [!0]

play white D3
6 attack C3
#? [(0|1) ?[A-E]?[1-5]?]
7 countlib C3
#? [4]
8 defend C3
"""


class Scripted:
    """An engine of this process: answers from a table, keeps what it was sent."""

    def __init__(self, answers: dict[str, str], extra: str = "") -> None:
        self.answers = answers
        self.sent: list[str] = []
        known = "name version list_commands boardsize clear_board play komi"
        self.listed = " ".join([known, extra, *(command.split()[0] for command in answers)])

    def send(self, command: str) -> tuple[bool, str]:
        self.sent.append(command)
        word = command.split()[0]
        if command in self.answers or word in self.answers:
            answer = self.answers.get(command, self.answers.get(word, ""))
            if answer == "CRASH":
                raise PeerCrashError("Scripted exited with code 1")
            if answer == "BUG":
                raise ZeroDivisionError("division by zero")
            return not answer.startswith("?"), answer.removeprefix("?")
        if word == "list_commands":
            return True, self.listed.replace(" ", "\n")
        if word in self.listed.split():
            return True, ""
        return False, "unknown command"


def script_of(text: str, folder: Path = Path("/nowhere")) -> Script:
    return parse_tst(text, folder, "small.tst")


def words_of(report: SuiteReport) -> dict[str, str]:
    return {result.name: result.word for result in report.results}


def in_process(
    answers: dict[str, str], extra: str = ""
) -> tuple[list[Scripted], Callable[[], Scripted]]:
    """Give a list that fills with the engines started, and the way to start one."""
    made: list[Scripted] = []

    def start() -> Scripted:
        made.append(Scripted(answers, extra))
        return made[-1]

    return made, start


def test_gnugo_is_judged_in_its_own_words(tmp_path: Path) -> None:
    folder = tmp_path / "with blanks"
    (folder / "games").mkdir(parents=True)
    (folder / "games" / "atari.sgf").write_text(ATARI)
    (folder / "small.tst").write_text(TST.replace("countlib C3\n#? [4]", "countlib C3\n#? [3]*"))
    report = run_suites(
        load_suites([folder]), peer_start(gnugo(10)), SuiteOptions(timeout=patience(30))
    )
    assert words_of(report) == {
        "1": "passed",
        "2": "failed",
        "3": "FAILED",
        "4": "failed",
        "5": "passed",
        "6": "passed",
        "7": "PASSED",
    }
    assert report.engine == "GNU Go 3.8"
    assert [result.name for result in report.news] == ["3", "7"]
    assert "small:7 PASSED countlib C3: expected '3', got '3'" in report.text()
    assert (report.total.tests, report.total.right) == (7, 4)
    assert {name: c.tests for name, c in report.by("kind").items()} == {"string": 6, "other": 1}
    json.dumps(report.to_json(), allow_nan=False)


def test_a_tst_file_is_read_step_by_step() -> None:
    steps = script_of(TST, Path("/suites")).steps
    assert steps[0] == Load(Path("/suites/games/atari.sgf").resolve())
    asked = [step for step in steps if isinstance(step, Ask)]
    assert [step.name for step in asked] == list("1234567")
    assert [step.expected.known_fail for step in asked] == [False, True, False, True] + [False] * 3
    assert asked[4].expected.inverted
    assert asked[0].line == 4
    # a numbered command without an answer is sent, in its place
    assert steps[-1] == Send("defend C3")
    assert steps[steps.index(asked[4]) + 1] == Send("play white D3")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("#? [1]", "line 1: an answer without a test"),
        ("1 attack C3\n#? 1", r"line 2: found '#\? 1': expected an answer such as"),
        ("1 attack C3\n#? [(]", "line 2: answer '\\(' is no regular expression"),
        ("\n1\n", "line 2: found '1': expected a command"),
    ],
)
def test_what_is_no_tst_is_named(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        script_of(text)


@pytest.mark.parametrize(
    ("pattern", "reply", "word"),
    [
        ("A1|B1", "A1", "passed"),
        ("A1|B1", "A10", "FAILED"),
        ("A1|B1", "a1", "passed"),
        ("1 (PASS|C3)", "1 pass", "passed"),
        ("1", "1 C3", "FAILED"),
        ("!C3", "C3", "FAILED"),
        ("!C3", "C30", "passed"),
        ("0", "0\nmore lines", "passed"),
        (".*", "?no such string", "FAILED"),
        ("!C3", "?no such string", "FAILED"),
        ("invalid .*", "?invalid vertex", "passed"),
    ],
)
def test_the_whole_first_line_must_match(pattern: str, reply: str, word: str) -> None:
    _, start = in_process({"attack": reply})
    report = run_suites([script_of(f"1 attack C3\n#? [{pattern}]\n")], start)
    assert words_of(report) == {"1": word}


def test_ignored_answers_are_not_counted() -> None:
    _, start = in_process({"attack": "0"})
    report = run_suites([script_of("1 attack C3\n#? [1]&\n2 attack C3\n#? [0]\n")], start)
    assert words_of(report) == {"1": "ignored", "2": "passed"}
    assert report.total.tests == 1


def test_unknown_commands_are_listed_apart_and_out_of_the_share() -> None:
    _, start = in_process({"attack": "0"})
    text = "1 owl_attack C3\n#? [0]\n2 attack C3\n#? [0]\n3 owl_attack C3\n#? [!0]\n"
    report = run_suites([script_of(text)], start)
    assert [r.problem for r in report.results] == ["unsupported", "", "unsupported"]
    total = report.total
    assert (total.tests, total.unsupported, total.answered, total.right) == (3, 2, 1, 1)
    assert (total.share, total.unexpected_fails, report.news) == (1.0, 0, ())
    assert [r.name for r in report.unsupported] == ["1", "3"]
    said = report.text()
    assert "small:1 unsupported owl_attack C3" in said
    assert "2 of 3 asked use commands that the engine does not know: not in the shares" in said
    assert re.search(r"^all +3 +2 +1 +100.0 % ", said, re.MULTILINE)
    assert re.search(r"^life +2 +2 +0 +- ", said, re.MULTILINE)


def test_side_by_side_only_what_both_know_is_compared() -> None:
    text = "1 owl_attack C3\n#? [0]\n2 attack C3\n#? [0]\n3 attack D4\n#? [0]\n"
    _, one = in_process({"attack C3": "0", "attack D4": "1"})
    _, other = in_process({"attack": "0", "owl_attack": "0"})
    result = compare([script_of(text)], ("one", one), ("other", other))
    assert [r.name for r in result.only_second] == ["3"]
    assert re.search(r"^all +2 +1 +2 +50.0 % +100.0 % ", result.text(), re.MULTILINE)
    assert "3 asked; left out, for the command is not known: to 1 1, to 2 0" in result.text()


def test_a_crash_loses_one_test_and_the_board_is_set_up_again() -> None:
    answers = {"attack": "0", "defend": "CRASH", "level": ""}
    made, start = in_process(answers)
    text = """\
boardsize 9
play b A1
boardsize 5
level 3
clear_board
play b C3
1 attack C3
#? [0]
2 defend C3
#? [0]
play w D3
3 attack C3
#? [0]
"""
    report = run_suites([script_of(text)], start)
    assert words_of(report) == {"1": "passed", "2": "FAILED", "3": "passed"}
    assert report.results[1].problem == "crash"
    assert "exited with code 1" in report.results[1].got
    assert report.restarts == 1
    set_up = ["boardsize 5", "level 3", "clear_board", "play b C3"]
    assert made[0].sent[-6:] == [*set_up, "attack C3", "defend C3"]
    assert made[1].sent == ["list_commands", *set_up, "play w D3", "attack C3"]


def test_a_bug_of_an_engine_in_this_process_loses_one_test() -> None:
    _, start = in_process({"attack": "0", "defend": "BUG"})
    text = "1 defend C3\n#? [0]\n2 attack C3\n#? [0]\n"
    report = run_suites([script_of(text)], start)
    assert words_of(report) == {"1": "FAILED", "2": "passed"}
    assert report.results[0].got == "ZeroDivisionError: division by zero"


@pytest.mark.parametrize(("misdeed", "problem"), [("crash", "crash"), ("hang", "time-out")])
def test_a_program_that_fails_is_started_again(misdeed: str, problem: str) -> None:
    text = "1 genmove b\n#? [PASS]\n2 name\n#? [fake]\n"
    report = run_suites(
        [script_of(text)], peer_start(fake(misdeed)), SuiteOptions(timeout=patience(0.4))
    )
    assert words_of(report) == {"1": "FAILED", "2": "passed"}
    assert report.results[0].problem == problem
    assert report.results[0].seconds < patience(2)


def test_tests_after_a_set_up_that_fails_are_not_asked() -> None:
    made, start = in_process({"attack": "0", "play": "?illegal move"})
    text = "play b C3\n1 attack C3\n#? [0]\nclear_board\n2 attack C3\n#? [0]\n"
    report = run_suites([script_of(text)], start)
    assert [r.problem for r in report.results] == ["set-up", ""]
    assert report.results[0].got == "play b C3: illegal move"
    assert made[0].sent.count("attack C3") == 1


def test_gnugos_own_commands_are_put_in_words_every_engine_knows() -> None:
    made, start = in_process({"genmove": "C3"}, "genmove undo")
    text = """\
trymove black C3
1 reg_genmove white
#? [C3]
popgo
black D4
increase_depths
2 gg_genmove white 5
#? [C3]
"""
    report = run_suites([script_of(text)], start)
    assert words_of(report) == {"1": "passed", "2": "passed"}
    assert made[0].sent[3:] == [
        *("play black C3", "genmove white", "undo", "undo"),
        *("play black D4", "increase_depths", "genmove white", "undo"),
    ]


def test_what_stands_after_the_last_test_is_taken_back_before_the_next_board() -> None:
    # GNU Go aborts where a game is loaded over a trymove.
    made, start = in_process({"attack": "0"}, "trymove popgo")
    text = "trymove b C3\n1 attack C3\n#? [0]\npopgo\nclear_board\nplay b A1\nclear_board\n2 attack C3\n#? [0]\n"
    run_suites([script_of(text)], start)
    assert made[0].sent[3:] == ["trymove b C3", "attack C3", "popgo", "clear_board", "attack C3"]


def test_tests_are_chosen_by_name_kind_number_and_sample() -> None:
    text = "".join(f"{i} {'attack' if i % 2 else 'connect'} C3\n#? [0]\n" for i in range(1, 11))
    scripts = [script_of(text), Script("other", script_of(text).steps)]

    def names(**options: object) -> list[str]:
        chosen = select(scripts, SuiteOptions(**options))  # type: ignore[arg-type]
        return [f"{s.name}:{t.name}" for s in chosen for t in s.tests]

    assert len(names()) == 20
    assert names(only=("small:3", "other:1?")) == ["small:3", "other:10"]
    assert len(names(only=("string",))) == len(names(only=("attack",))) == 10
    assert names(only=("small",), limit=2) == ["small:1", "small:2"]
    assert names(sample=5, seed=1) == names(sample=5, seed=1) != names(sample=5, seed=2)
    assert len(names(sample=5)) == 5
    with pytest.raises(UsageError, match="no test that is named nothing"):
        names(only=("nothing",))


def test_files_at_once_come_out_in_order() -> None:
    scripts = [Script(f"file{i}", script_of("1 name\n#? [Fake]\n").steps) for i in range(6)]
    told: list[int] = []
    report = run_suites(
        scripts,
        peer_start(fake()),
        SuiteOptions(jobs=3),
        command=fake(),
        progress=lambda done, total, _: told.append(10 * done + total),
    )
    assert [r.file for r in report.results] == [f"file{i}" for i in range(6)]
    assert told == [16, 26, 36, 46, 56, 66]
    assert report.total.right == 6


def test_a_program_that_cannot_start_is_named() -> None:
    with pytest.raises(PeerError, match="no program 'no-such-engine'"):
        run_suites([script_of("1 name\n#? [x]\n")], peer_start("no-such-engine"))


def test_two_engines_stand_side_by_side() -> None:
    text = "".join(f"{i} attack A{i}\n#? [1]\n" for i in range(1, 7))
    _, weak = in_process({"attack": "0", "attack A1": "1", "name": "Weak"})
    _, strong = in_process({"attack": "1", "attack A1": "0", "name": "Strong"})
    result = compare([script_of(text)], ("weak", weak), ("strong", strong))
    assert [r.name for r in result.only_first] == ["1"]
    assert [r.name for r in result.only_second] == ["2", "3", "4", "5", "6"]
    assert result.chance == pytest.approx(2 * (1 + 6) / 64)  # two-sided sign test, 1 of 6
    assert "string      6        1        5   16.7 %   83.3 %  +66.7 %" in result.text()
    json.dumps(result.to_json(), allow_nan=False)


# Problem sets.

PROBLEM: dict[str, Any] = {
    "id": "p1",
    "size": 5,
    "to_move": "W",
    "kind": "capture",
    "rank": "15k",
    "black": "bccbcd",
    "white": "cc",
    "first_right": ["dc"],
}


def write_problems(folder: Path, *changes: dict[str, object]) -> Path:
    path = folder / "set.jsonl.gz"
    with gzip.open(path, "wt") as file:
        for change in changes:
            file.write(json.dumps({**PROBLEM, **change}) + "\n")
    return path


def test_problems_are_set_up_by_gogui_setup_where_it_is_known(tmp_path: Path) -> None:
    path = write_problems(
        tmp_path, {}, {"id": "p2", "disputed": True}, {"id": "p3", "first_right": ["aa", "ee"]}
    )
    made, start = in_process(
        {"reg_genmove white": "D3"}, "gogui-setup gogui-setup_player reg_genmove"
    )
    report = run_suites(load_suites([path]), start)
    assert made[0].sent[3:8] == [
        *("boardsize 5", "clear_board", "gogui-setup b C4 b B3 b C2 w C3", "gogui-setup_player w"),
        "reg_genmove white",
    ]
    assert words_of(report) == {"p1": "passed", "p2": "passed", "p3": "FAILED"}
    assert (report.total.tests, report.disputed.tests, report.disputed.right) == (2, 1, 1)
    assert report.results[2].expected == "A5|E1"
    assert list(report.by("rank")) == ["15k"]
    assert "apart: 1 of 1 disputed test right" in report.text()


def test_problems_are_put_to_the_player_around_their_stones_or_on_the_whole_board(
    tmp_path: Path,
) -> None:
    path = write_problems(tmp_path, {"size": 9})
    commands = {
        by: [step.command for step in load_suites([path], by=by)[0].steps if isinstance(step, Ask)]
        for by in ("player", "whole")
    }
    assert commands["whole"] == ["reg_genmove white"]
    word, color, *points = commands["player"][0].split()
    assert (word, color) == ("restricted_genmove", "white")
    assert {"A9", "E8", "E4"} <= set(points) and not {"F8", "E3"} & set(points)
    with pytest.raises(UsageError, match="its own commands say who is asked"):
        (tmp_path / "small.tst").write_text(TST)
        load_suites([tmp_path / "small.tst"], by="player")


def test_problems_are_set_up_by_a_file_for_gnugo(tmp_path: Path) -> None:
    # On 9x9 GNU Go will not pass: any free point is right here, it is the board that is tested.
    taken = PROBLEM["black"] + PROBLEM["white"]
    free = [x + y for x in "abcdefghi" for y in "abcdefghi" if x + y not in textwrap.wrap(taken, 2)]
    path = write_problems(tmp_path, {"size": 9, "to_move": "B", "first_right": free})
    report = run_suites(
        load_suites([path]), peer_start(gnugo(1)), SuiteOptions(timeout=patience(30))
    )
    assert words_of(report) == {"p1": "passed"}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"to_move": "X"}, "line 1: no usable field 'X'"),
        ({"black": "abc"}, "line 1: .*'c' is no pair of letters"),
        ({"white": "zz"}, "line 1: .*'zz' is not on a 5x5 board"),
        ({"first_right": []}, "line 1: a problem without a right first move"),
        ({"size": 40}, "line 1: board size 40"),
    ],
)
def test_a_problem_that_cannot_be_is_named(
    tmp_path: Path, change: dict[str, object], said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        load_suites([write_problems(tmp_path, change)])


SETUP = "gogui-setup gogui-setup_player"
PARTS: tuple[Part, ...] = ("all", "even", "odd")

# White takes at D3. In TREE Black then plays E5 or A1; White is right at E1, or at A5 only.
TREE = "(;SZ[5];W[dc](;B[ea];W[ee]C[RIGHT])(;B[ae](;W[aa];B[ba];W[ca]C[RIGHT])(;W[bb]C[WRONG])))"


def moves_by_turns(*answers: str) -> Callable[[], Scripted]:
    """Give the way to start an engine that answers questions for a move with these, one after the other."""
    left = list(answers)

    class Planned(Scripted):
        def send(self, command: str) -> tuple[bool, str]:
            if command.startswith("reg_genmove"):
                self.sent.append(command)
                return True, left.pop(0)
            return super().send(command)

    return lambda: Planned({"reg_genmove": ""}, SETUP)


@pytest.mark.parametrize(
    ("through", "answers", "word", "got"),
    [
        (1, ["D3"], "passed", "D3"),
        (2, ["D3", "E1", "A5"], "passed", "D3"),
        (2, ["D3", "E1", "B4"], "FAILED", "D3; after D3 A1: B4 (right: A5)"),
        (2, ["D3", "C1"], "FAILED", "D3; after D3 E5: C1 (right: E1)"),
        (3, ["D3", "E1", "A5", "C5"], "passed", "D3"),
        (3, ["D3", "E1", "A5", "PASS"], "FAILED", "D3; after D3 A1 A5 B5: PASS (right: C5)"),
        (3, ["B1"], "FAILED", "B1"),
    ],
)
def test_a_problem_is_asked_on_through_its_tree(
    tmp_path: Path, through: int, answers: list[str], word: str, got: str
) -> None:
    path = write_problems(tmp_path, {"sgf": TREE})
    options = SuiteOptions(through=through)
    report = run_suites(load_suites([path]), moves_by_turns(*answers), options)
    (result,) = report.results
    assert (result.word, result.got) == (word, got)
    assert result.questions == len(answers)
    assert result.first_right == (answers[0] == "D3")


def test_what_the_tree_answers_is_played_on_top_of_the_position(tmp_path: Path) -> None:
    path = write_problems(tmp_path, {"sgf": TREE})
    made, start = in_process({"reg_genmove": "D3"}, SETUP)
    run_suites(load_suites([path]), start, SuiteOptions(through=2))
    assert made[0].sent[-6:] == [
        *("boardsize 5", "clear_board", "gogui-setup b C4 b B3 b C2 w C3 w D3"),
        *("gogui-setup_player b", "play black E5", "reg_genmove white"),
    ]


def test_life_and_death_is_asked_by_riyu_solve_where_it_is_known(tmp_path: Path) -> None:
    path = write_problems(tmp_path, {"kind": "life_and_death"})
    solver, start = in_process({"riyu-solve": "D3\nnodes 1234", "reg_genmove": "A1"}, SETUP)
    (result,) = run_suites(load_suites([path]), start).results
    assert solver[0].sent[-1] == "riyu-solve white"
    assert (result.word, result.got, result.nodes) == ("passed", "D3", 1234)
    player, start = in_process({"reg_genmove": "D3"}, SETUP)
    (result,) = run_suites(load_suites([path]), start).results
    assert player[0].sent[-1] == "reg_genmove white"
    assert (result.word, result.nodes) == ("passed", 0)


def test_a_capturing_race_is_asked_by_riyu_race_where_it_is_known(tmp_path: Path) -> None:
    path = write_problems(tmp_path, {"kind": "capturing_race"})
    for known, asked in (("riyu-race", "riyu-race white"), ("reg_genmove", "reg_genmove white")):
        made, start = in_process({known: "D3"}, SETUP)
        (result,) = run_suites(load_suites([path]), start).results
        assert made[0].sent[-1] == asked
        assert result.word == "passed"


def test_problems_are_counted_by_kind_and_rank_band(tmp_path: Path) -> None:
    ranks = ["15k", "6k", "5k", "1k", "1d", "7d", ""]
    path = write_problems(tmp_path, *({"id": f"p{r}", "rank": r} for r in ranks))
    report = run_suites(load_suites([path]), in_process({"reg_genmove": "D3"}, SETUP)[1])
    counted = {band: len(group) for (_, band), group in report.problems().items()}
    assert counted == {"15k-6k": 2, "5k-1k": 2, "dan": 2}
    assert list(counted) == ["15k-6k", "5k-1k", "dan"]
    assert re.search(r"capture +dan +2 +2 +2 +100.0 %", report.text())


def test_a_part_holds_clusters_whole(tmp_path: Path) -> None:
    # CRC-32 of "a" is e8b7be43, of "b" 71beeff9, of "c" 06b9df6f, of "d" 98dd4acc: only d is even.
    rows = [{"id": f"p{i}", "cluster": c} for i, c in enumerate("abdcad")]
    path = write_problems(tmp_path, *rows)
    names = {part: [t.name for t in load_suites([path], part)[0].tests] for part in PARTS}
    assert names == {
        "all": ["p0", "p1", "p2", "p3", "p4", "p5"],
        "even": ["p2", "p5"],
        "odd": ["p0", "p1", "p3", "p4"],
    }


def test_only_problem_sets_have_parts(tmp_path: Path) -> None:
    (tmp_path / "small.tst").write_text(TST)
    with pytest.raises(UsageError, match=r"small\.tst is no problem set"):
        load_suites([tmp_path / "small.tst"], "odd")


# Drawn tests.

DRAWN = """\
% A ladder, White moved last
boardsize 5
komi 0.5
. . . . .
. . O . .
. O X . .
. . O O).
. . . . .

"""


def drawn(questions: str) -> tuple[Script, list[Ask]]:
    script = parse_drawn(DRAWN + questions, "small.t")
    return script, list(script.tests)


def test_a_drawn_board_is_set_up_and_its_last_move_played() -> None:
    script, (question,) = drawn("ladder b c3 1   # yes\n")
    set_up = script.steps[0]
    assert isinstance(set_up, SetUp)
    assert (set_up.last_color, set_up.last_point) == (WHITE, parse_point("D2"))
    before = parse_position(
        """
        . . . . .
        . . O . .
        . O X . .
        . . O . .
        . . . . .
        """
    )
    assert set_up.position == Position(5, before.stones, WHITE)
    assert script.steps[1] == Send("komi 0.5", optional=True)
    assert question.command == "riyu-ask-drawn ladder b C3"
    assert question.expected.pattern == "1"
    assert question.kind == "ladder"


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("atari w C5 atari:ladder_cut", [("atari w C5 ladder_cut", "1")]),
        ("atari b E4  !atari:and_cap", [("atari b E4 and_cap", "0")]),
        ("atari b E4 -1", [("atari b E4 any", "0")]),
        ("moggy status B2 x  a1 :", [("status B2 x", "1"), ("status A1 :", "1")]),
        ("!two_eyes b1 1 # FIXME", [("two_eyes B1", "1")]),
        (
            "rules japanese\nhandicap 3\npass_is_safe b 0",
            [("pass_is_safe b rules=japanese handicap=3", "0")],
        ),
        ("moggy moves", []),
        ("bad_selfatari_stats", []),
    ],
)
def test_questions_are_asked_for_yes_or_no(line: str, asked: list[tuple[str, str]]) -> None:
    _, questions = drawn(line + "\n")
    assert [(q.command, q.expected.pattern) for q in questions] == [
        (f"riyu-ask-drawn {words}", answer) for words, answer in asked
    ]
    assert [q.expected.known_fail for q in questions] == [line.startswith("!")] * len(asked)


def test_a_drawn_question_for_a_move_is_an_ordinary_one() -> None:
    _, (question,) = drawn("genmove b pass\n")
    assert question.command == "reg_genmove b"
    assert question.expected.allows("PASS")


def test_a_ko_that_was_just_taken_is_taken_again_in_the_set_up() -> None:
    # 4 . O X .      4 . O X .
    # 3 O . O X  <-  3 O X . X    White took at C3.
    # 2 . O X .      2 . O X .
    script = parse_drawn("boardsize 4\n. O X .\nO . O X\n. O X .\n. . . .\nko c3\nladder b d3 0\n")
    set_up = script.steps[0]
    assert isinstance(set_up, SetUp)
    assert (set_up.last_color, set_up.last_point) == (WHITE, parse_point("C3"))
    assert set_up.position.at(parse_point("B3")) == BLACK
    assert set_up.position.at(parse_point("C3")) == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ladder b c3 1", "line 1: expected 'boardsize' and a drawn board first"),
        ("boardsize 3\n. . .\nladder b c3 1", "line 1: 1 rows drawn, expected 3"),
        ("boardsize 2\n. . .", "line 2: 3 points in this row, expected 2"),
        ("boardsize 2\n. .\n. .\n. .", "line 4: a row too many"),
        ("boardsize 2\n. .\n. .\nsing b c3 1", "line 4: found 'sing b c3 1': expected a row"),
    ],
)
def test_what_is_no_drawn_test_is_named(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        parse_drawn(text)


# Others' suites, where they are.


def test_all_of_gnugos_half_suites_are_read() -> None:
    scripts = load_suites([shared("data/suites/gnugo")])
    assert sum(len(script.tests) for script in scripts) == 2685
    loads = [step for script in scripts for step in script.steps if isinstance(step, Load)]
    assert all(step.file.is_file() for step in loads)


def test_all_of_pachis_drawn_boards_are_read_and_stand() -> None:
    scripts = load_suites([shared("data/suites/pachi")])
    assert len(scripts) == 16
    assert sum(len(script.tests) for script in scripts) == 709
    assert {script.name for script in scripts if not script.tests} == {
        "selfatari_stats",
        "is_selfatari_stress_test",
    }


def test_gnugo_takes_pachis_boards(tmp_path: Path) -> None:
    path = shared("data/suites/pachi/ladder.t")
    report = run_suites(load_suites([path]), peer_start(gnugo(1)))
    # set up without a fault, and then the question is not one of GNU Go's
    assert {result.problem for result in report.results} == {"unsupported"}


def test_problem_sets_are_read() -> None:
    scripts = load_suites([shared("data/problems")])
    counts = {script.name: len(script.tests) for script in scripts}
    assert counts == {"tsumego_sanderland": 6580, "tsumego_weiqihub": 5591}
    disputed = sum(test.disputed for script in scripts for test in script.tests)
    assert disputed == 20


def test_fuegos_games_are_taken_out_of_their_archive() -> None:
    scripts = load_suites([shared("data/suites/fuego")])
    assert sum(len(script.tests) for script in scripts) == 1225
    start = peer_start(gnugo(1))
    report = run_suites(scripts, start, SuiteOptions(only=("fuego/bent_four",), limit=2))
    assert [result.problem for result in report.results] == ["", ""]


def test_gnugo_at_level_10_is_right_in_reading_as_its_authors_say() -> None:
    path = shared("data/suites/gnugo/reading.tst")
    report = run_suites(
        load_suites([path]), peer_start(gnugo(10)), SuiteOptions(timeout=patience(60))
    )
    assert report.total.tests == 118
    assert report.total.errors == 0
    # GNU Go 3.8 must come out as its own suite says; a point of leeway for compilers
    assert len(report.news) <= 1
    assert report.total.share == pytest.approx(0.80, abs=0.02)


def test_the_set_up_of_any_position_reaches_gnugo(tmp_path: Path) -> None:
    chance = random.Random(5)
    for size in (5, 9, 19):
        black = [parse_point(f"{c}{r}") for c in "ACE" for r in (1, 3, 5) if chance.random() < 0.6]
        position = Position(size, bytes(size * size)).with_stones(black=black)
        ask = Ask(
            "1", "list_stones black", script_of("1 name\n#? [.*]\n").tests[0].expected, "other"
        )
        report = run_suites([Script("x", (SetUp(position), ask))], peer_start(gnugo(1)))
        got = report.results[0].got.split()
        assert sorted(got) == sorted(point_text(point) for point in black)


def test_an_archive_without_the_game_is_a_set_up_failure(tmp_path: Path) -> None:
    with tarfile.open(tmp_path / "sgf.tar.gz", "w:gz"):
        pass
    row: dict[str, Any] = {
        "suite": "s",
        "id": "1",
        "sgf": "sgf/no.sgf",
        "upto": "",
        "setup": [],
        "command": "name",
    }
    row |= {"expect": "x", "known_fail": False, "line": 1}
    with gzip.open(tmp_path / "tests.jsonl.gz", "wt") as file:
        file.write(json.dumps(row) + "\n")
    _, start = in_process({})
    report = run_suites(load_suites([tmp_path / "tests.jsonl.gz"]), start)
    assert report.results[0].problem == "set-up"
    assert "sgf/no.sgf can't be loaded" in report.results[0].got


@pytest.mark.parametrize("kind", [kind for kind in ODD if kind != "NUL"])
@pytest.mark.parametrize("name", ["x.tst", "x.t", "x.jsonl", "x.jsonl.gz"])
def test_what_is_no_file_is_refused_at_once(kind: str, name: str, tmp_path: Path) -> None:
    path = ODD[kind][0](tmp_path / name)
    with pytest.raises((RiyuError, OSError)):
        load_suites([path])


ROW = '{"size": 9, "to_move": "B", "black": "", "white": "", "first_right": ["aa"], "id": 1, '
ROW += '"kind": "k", "rank": ""}'
BAD_SUITES = {
    "no UTF-8": ("x.jsonl", f"{ROW}\n\xe9".encode("latin-1"), r"x.jsonl, line 2, column 1: found"),
    "deep JSON": (
        "x.jsonl",
        f"{ROW}\n{'[' * 100_000}".encode(),
        r"x.jsonl, line 2: a problem that",
    ),
    "a large number": (
        "x.jsonl",
        ROW.replace("9", "9" * 5000).encode(),
        r"x.jsonl, line 1: a problem that can't be read",
    ),
    "gzip cut off": (
        "x.jsonl.gz",
        gzip.compress(ROW.encode())[:-9],
        r"x.jsonl.gz, line 1: can't be",
    ),
    "a large board": ("x.t", b"boardsize 9\nboardsize 99\n", r"x.t, line 1: 0 rows drawn"),
    "many digits": ("x.t", b"boardsize " + b"9" * 5000, r"x.t, line 1: found 'boardsize 9"),
    "no board": ("x.t", b"\nboardsize 20\n", r"x.t, line 2: "),
    "no point": ("x.t", b"boardsize 9\n\nko Z9\n", r"x.t, line 3: 'Z9' is no point"),
    "an endless answer": (
        "x.tst",
        b"1 a\n#? [a{99999999999}]\n",
        r"x.tst, line 2: answer .* no regular",
    ),
}


@pytest.mark.parametrize("kind", BAD_SUITES)
def test_a_bad_suite_is_refused_with_file_and_line(kind: str, tmp_path: Path) -> None:
    name, data, words = BAD_SUITES[kind]
    (tmp_path / name).write_bytes(data)
    with pytest.raises(BadInput, match=words):
        load_suites([tmp_path / name])
