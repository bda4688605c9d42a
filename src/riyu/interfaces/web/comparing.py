"""riyu's answer and what a person tries beside a problem's stored solution: in words, as marks, as a tree.

Takes a solution, attempts and what was found; gives words, an overlay, branches. Knows no page.
"""

from __future__ import annotations

from functools import partial

from riyu.base.words import counted
from riyu.game.points import Color, Point, color_name, opposite, point_text
from riyu.interfaces.picture import Overlay, Symbol
from riyu.interfaces.web.asking import Found
from riyu.interfaces.web.branches import Branch
from riyu.interfaces.web.lines import line_words
from riyu.interfaces.web.solutions import Attempt, Solution
from riyu.reading.reading import Verdict
from riyu.sgf.node import Node

__all__ = ["compared", "judged", "solution_overlay", "stored_branches"]


def judged(solution: Solution, attempt: Attempt) -> str:
    """Give what was tried in words, and what the stored solution says of it."""
    told = line_words(attempt.line, solution.problem.position.to_move)
    judgment = f" – {attempt.judgment.value}" if solution.is_stored else ""
    return f"{told}{judgment}."


def compared(solution: Solution, found: Found) -> str:
    """Give riyu's move in words, beside the stored solution if there is one."""
    right = solution.problem.right
    move = point_text(found.move) if found.move else "no move"
    if found.move and found.reading.verdict is Verdict.UNKNOWN:
        move += ", the likeliest"
    if not right:
        return f"riyu: {move}."
    if found.move not in right:
        stored = " or ".join(map(point_text, right))
        return f"riyu: {move}. Wrong by the stored solution: {stored}."
    kept = solution.kept_by(found.line)
    line = f" Its line stays in it for {counted(kept, 'move')}." if kept > 1 else ""
    return f"riyu: {move}. Right by the stored solution.{line}"


def solution_overlay(name: str, solution: Solution) -> Overlay:
    """Give the first moves of a stored solution: circles on the right ones, crosses on the wrong ones."""
    good, bad = Symbol(0, "circle", "good"), Symbol(0, "cross", "bad")
    marks = [Symbol(p, "circle", "good") for p in solution.problem.right if p]
    marks += [Symbol(p, "cross", "bad") for p in solution.wrong if p]
    keys = ((good, "right"), (bad, "wrong"))
    return Overlay(name, "First moves of the stored solution.", tuple(marks), keys)


def stored_branches(
    solution: Solution, node: Node, line: tuple[Point, ...], color: Color
) -> list[Branch]:
    """Give the moves of a color that the stored tree has below a node, after a line."""
    found = []
    for move in solution.below(node, color):
        path = (*line, move.move)
        other = opposite(color)
        follow = partial(stored_branches, solution, move.node, path, other)
        word, kind = ("right", "good") if move.is_right else ("wrong", "bad")
        words = f"{color_name(color)} {point_text(move.move)}: {word}"
        found.append(Branch(path, words, follow, bool(solution.below(move.node, other)), kind))
    return found
