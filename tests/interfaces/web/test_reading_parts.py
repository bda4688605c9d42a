"""What the panels of reading and problems are made of, without a browser."""

from __future__ import annotations

import gzip
import json

import pytest

from riyu.base.errors import BadInput, IllegalMove, Stopped, UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point, point_text
from riyu.game.position import Position, parse_position
from riyu.interfaces.web.asking import Asked, Found, find_what_matters, read_out
from riyu.interfaces.web.comparing import compared, solution_overlay, stored_branches
from riyu.interfaces.web.lines import line_words, standing_after, standing_of
from riyu.interfaces.web.problem_sets import ProblemSets, rank_place, read_problem_set
from riyu.interfaces.web.reading_marks import depends_overlay, line_overlay, plan_overlay
from riyu.interfaces.web.setting_up import Easel
from riyu.interfaces.web.solutions import Judgment, Solution
from riyu.interfaces.web.work import Errand
from riyu.lab._problems import Problem
from riyu.reading.reading import Verdict
from riyu.reading.readings import GOALS

CORNER = """
9x9, White to move
   A B C D E F G H J
 9 . . . X O . . . .
 8 X X X X O O O . .
 7 O O O O O . O . .
 6 . . . . O . O . .
 5 . . . . . O . . .
 4 . . . . . . . . .
 3 . . X . . . . . .
 2 . . X . . . X . .
 1 . . . . . . . . .
   A B C D E F G H J
"""
TREE = "(;SZ[9]AB[ab][bb]AW[ac]PL[W](;W[aa];B[ba]C[WRONG])(;W[ba];B[ca];W[da]C[RIGHT]))"


def corner() -> Position:
    return parse_position(CORNER)


def errand() -> Errand:
    return Errand("a test", lambda: None)


def asked(goal: str, *points: str, first: int = 0, asker: int = 0) -> Found:
    targets = tuple(parse_point(point, 9) for point in points)
    return read_out(standing_of(corner()), Asked(goal, targets, first, asker), errand())


def problem(tree: str = TREE) -> Problem:
    return read_problem_set(tree.encode(), "test.sgf").problems[0]


ABOUT = {
    "capture": ("A8",),
    "save": ("A8",),
    "kill": ("A8",),
    "live": ("A8",),
    "make-eye": ("B9",),
    "take-eye": ("A8",),
    "cut": ("C2", "G2"),
    "connect": ("C2", "G2"),
    "win-race": ("A8", "A7"),
    "survive-race": ("A8", "A7"),
}


@pytest.mark.parametrize("goal", [goal.name for goal in GOALS])
def test_every_goal_is_read_with_its_tree_and_plan(goal: str) -> None:
    found = asked(goal, *ABOUT[goal])
    assert found.question.goal == goal
    assert found.tree.verdict is found.reading.verdict
    assert (found.plan is None) == (found.reading.verdict is Verdict.UNKNOWN)
    if found.plan is not None:
        wins = found.reading.verdict is Verdict.WIN
        if found.reading.verdict is not Verdict.KO:
            assert (found.plan.side == found.question.asker) == wins
    assert standing_after(found.start, found.line, found.question.first).position.size == 9


def test_the_group_is_told_of_life() -> None:
    found = asked("kill", "A8")
    assert {point_text(stone) for stone in found.members} >= {"A8", "D9"}
    assert found.sentence == "Can White, moving first, kill A8: yes."


def test_what_hangs_on_the_move_is_found() -> None:
    alone = standing_of(corner().with_stones(empty=[parse_point(p, 9) for p in ("C2", "C3", "G2")]))
    found = find_what_matters(alone, "stake", errand())
    assert found is not None
    assert point_text(found.move) == "B9"
    assert find_what_matters(standing_of(Easel.empty(9).position), "race", errand()) is None


def test_a_stopped_question_ends() -> None:
    stopped = errand()
    stopped.stop()
    with pytest.raises(Stopped):
        read_out(standing_of(corner()), Asked("capture", (parse_point("A8", 9),)), stopped)


def test_stones_that_a_goal_is_not_about_are_refused() -> None:
    with pytest.raises(UsageError, match="no stone stands at A1"):
        asked("capture", "A1")


def test_layers_of_a_reading() -> None:
    found = asked("capture", "A8")
    line = line_overlay("line", found.start.position, found.line, found.question.first, 0)
    assert [mark.text for mark in line.marks if hasattr(mark, "text")] == ["1", "2", "3"]
    after = standing_after(found.start, found.line[:1], found.question.first)
    played = line_overlay("line", after.position, found.line, found.question.first, 1)
    assert len(played.marks) == 1
    assert len(depends_overlay("depends", found).marks) == len(found.reading.depends_on)
    assert found.plan is not None
    assert len(plan_overlay("plan", found.plan).marks) > len(found.plan.context)


KO = """
5x5, Black to move
   A B C D E
 5 . . . . .
 4 . . X O .
 3 . X O . O
 2 . . X O .
 1 . . . . .
   A B C D E
"""


def test_a_line_may_take_a_ko_back_at_once() -> None:
    line = [parse_point("D3", 5), parse_point("C3", 5)]
    standing = standing_after(standing_of(parse_position(KO)), line)
    assert standing.position.at(line[1]) == WHITE
    assert standing.taken == 1
    with pytest.raises(IllegalMove, match="occupied"):
        standing_after(standing_of(corner()), [parse_point("A8", 9)])


def test_a_line_in_words() -> None:
    assert line_words([parse_point("A1", 9), 0], WHITE) == "White A1, Black pass"


def test_a_move_is_tried_and_answered_from_the_tree() -> None:
    solution = Solution(problem())
    a9, b9, d9, e5 = (parse_point(point, 9) for point in ("A9", "B9", "D9", "E5"))
    assert solution.problem.right == (b9,)
    assert solution.wrong == (a9,)
    wrong = solution.tried(solution.start, a9)
    assert (wrong.line, wrong.judgment) == ((a9, b9), Judgment.WRONG)
    going = solution.tried(solution.start, b9)
    assert going.judgment is Judgment.GOING
    assert solution.tried(going, d9).judgment is Judgment.SOLVED
    assert solution.tried(solution.start, e5).judgment is Judgment.UNKNOWN
    assert solution.kept_by([b9, parse_point("C9", 9), d9]) == 3
    assert solution.kept_by([a9]) == 0
    for line, judgment in (
        ([b9], Judgment.GOING),
        (going.line, Judgment.GOING),
        ([*going.line, d9], Judgment.SOLVED),
        (wrong.line, Judgment.WRONG),
        ([e5], Judgment.UNKNOWN),
    ):
        assert solution.attempt_of(line).judgment is judgment


def test_riyus_move_is_compared_with_the_stored_one() -> None:
    found = asked("capture", "A8")
    assert compared(Solution(problem()), found).startswith("riyu: B9. Right by the stored")
    other = "(;SZ[9]AB[ab][bb]AW[ac]PL[W];W[aa]C[RIGHT])"
    assert (
        compared(Solution(problem(other)), found) == "riyu: B9. Wrong by the stored solution: A9."
    )
    bare = "(;SZ[9]AB[ab][bb]AW[ac]PL[W])"
    assert compared(Solution(problem(bare)), found) == "riyu: B9."
    solution = Solution(problem())
    first = stored_branches(solution, solution.root, (), WHITE)
    assert [branch.words for branch in first] == ["White A9: wrong", "White B9: right"]
    assert [branch.words for branch in first[1].follow()] == ["Black C9: right"]
    assert len(solution_overlay("stored", solution).marks) == 2


def test_a_tree_without_marks_is_right_along_its_first_variation() -> None:
    found = problem("(;SZ[9]AB[aa]PL[B](;B[bb];W[cc];B[dd])(;B[ee]))")
    assert [point_text(move) for move in found.right] == ["B8"]


def test_other_words_for_right_and_wrong() -> None:
    tree = "(;SZ[9]AB[aa]PL[B](;B[bb]C[Incorrect.])(;B[cc]C[Correct!])(;B[dd]TE[1])(;B[ee]BM[1]))"
    assert [point_text(move) for move in problem(tree).right] == ["C7", "D6"]


def rows(*about: tuple[str, str]) -> bytes:
    made = [
        {
            "id": str(number),
            "size": 9,
            "to_move": "B",
            "kind": kind,
            "rank": rank,
            "black": "cc",
            "white": "dd",
            "first_right": ["ee"],
        }
        for number, (kind, rank) in enumerate(about)
    ]
    return "\n".join(map(json.dumps, made)).encode()


def test_problems_are_chosen_by_kind_and_rank() -> None:
    data = gzip.compress(rows(("race", "2d"), ("life", "15k"), ("life", "1d"), ("life", "")))
    found = read_problem_set(data, "set.jsonl.gz")
    assert found.kinds == ("life", "race")
    assert found.ranks == ("15k", "1d", "2d")
    assert found.chosen() == (0, 1, 2, 3)
    assert found.chosen("life") == (1, 2, 3)
    assert found.chosen("", "1k", "1d") == (2,)
    assert rank_place("9d") < rank_place("1p")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "game"),
        (b'{"id": 1}', "line 1"),
        (rows(("a", "b")) + b"\n{", "line 2"),
        (b"\x1f\x8bnonsense", "gzip"),
        (b"(;SZ[40])", "problem 1"),
        (gzip.compress(b" " * (65 << 20)), "larger than 64 MiB"),
    ],
)
def test_what_is_no_problem_file_is_refused(data: bytes, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read_problem_set(data, "test")


def test_sets_are_known_by_their_ids_and_few_are_kept() -> None:
    sets = ProblemSets()
    keys = [sets.add(read_problem_set(TREE.encode(), str(k))) for k in range(6)]
    assert len(set(keys)) == 6
    assert sets.find(keys[0]) is None
    last = sets.find(keys[-1])
    assert last is not None and last.name == "5"


def test_stones_are_painted_and_taken_back() -> None:
    easel = Easel.empty(9)
    point = parse_point("C3", 9)
    easel.paint(point, BLACK)
    easel.set_to_move(WHITE)
    assert easel.problem.position.at(point) == BLACK
    assert easel.problem.position.to_move == WHITE
    easel.paint(point, BLACK)
    assert easel.position.at(point) == 0
    assert [easel.undo() for _ in range(4)] == [True, True, True, False]
    assert easel.position == Easel.empty(9).position
