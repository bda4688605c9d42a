"""The panel of problems: a file's problems one after the other, or one set up here; tried, asked, compared.

Takes a desk and the sets in its hall; shows a problem in place of the game. Reads nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Point, color_name, opposite, point_text
from riyu.game.record import Record
from riyu.interfaces.web.answer import Answer
from riyu.interfaces.web.asking import GOAL_WORDS, STAKES, Asked, Found, find_what_matters, read_out
from riyu.interfaces.web.branches import Branch, Branches
from riyu.interfaces.web.comparing import compared, judged, solution_overlay, stored_branches
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.lines import standing_after, standing_of
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.problem_parts import Chooser, file_field
from riyu.interfaces.web.parts import box, button, choice, heading, paragraph, set_words
from riyu.interfaces.web.reading_marks import about_overlay
from riyu.interfaces.web.setting_up import Easel
from riyu.interfaces.web.solutions import Attempt, Judgment, Solution
from riyu.interfaces.web.standing import Standing
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import Errand
from riyu.lab._problems import Problem
from riyu.reading.readings import goal_named
from riyu.sgf.node import Node
from riyu.sgf.record import tree_of

__all__ = ["ProblemsPanel"]

_LAYER = "problem"
_CLICKS = {
    "try": "tries a move",
    "about": "says what is asked about",
    "black": "sets a black stone",
    "white": "sets a white stone",
    "empty": "takes a stone off",
}
_QUESTIONS = {"": "what hangs on the first move", **STAKES, **GOAL_WORDS}
_KINDS = {"capturing_race": "race"}


class ProblemsPanel(Panel):
    """Problems."""

    name = "problems"
    title = "Problems"
    keys = (
        Key(("ArrowRight", "."), "step_on", "one move of riyu's line on"),
        Key(
            ("ArrowLeft", ","),
            "step_back",
            "one move of the line back, or take back what was tried",
        ),
        Key(("Home",), "to_start", "to the problem's start"),
        Key(("End",), "to_end", "to the end of riyu's line"),
        Key(("J",), "go_on", "the next problem"),
        Key(("K",), "go_back", "the problem before"),
        Key(("Enter",), "ask", "ask riyu"),
        Key(("Ctrl+Z",), "take_back", "take back what was tried or set up"),
        Key(("S",), "show_solution", "show the stored solution, or hide it"),
    )
    _kept: Mapping[str, str] = {}
    _chooser: Chooser | None = None

    def build(self) -> None:
        """Build the panel."""
        self._solution: Solution | None = None
        self._easel: Easel | None = None
        self._root: Node | None = None
        self._errand: Errand | None = None
        self._forget()
        self._click = "try"
        self._question = ""
        paragraph(
            "A problem stands on the board in place of the game, which waits meanwhile.", "quiet"
        )
        with box("bunch"):
            file_field("Open problems (SGF, .jsonl, .jsonl.gz)", self._opened, self.desk.complain)
            button(
                "Set one up", self.desk.guard(self._set_up), title="An empty board to set stones on"
            )
            button(
                "From the game", self.desk.guard(self._take_up), title="The position in the game"
            )
        self._chooser = Chooser(self.desk.hall.problems, self._chosen)
        with box("problem-box") as self._box:
            self._head = paragraph("", "lead")
            with box("bunch"):
                self._clicks = choice("A click", _CLICKS, "try", partial(self._set, "_click"))
                choice("Asked", _QUESTIONS, "", partial(self._set, "_question"))
            with box("bunch"):
                button(
                    "Ask riyu", self.desk.guard(self.ask), title="Ask riyu (Enter)", classes="chief"
                )
                button("Take back", self.desk.guard(self.take_back), title="Take back (Ctrl+Z)")
                button(
                    "From the start", self.desk.guard(self.to_start), title="From the start (Home)"
                )
                button("Solution", self.desk.guard(self.show_solution), title="Show or hide (S)")
                button(
                    "Other color first",
                    self.desk.guard(self._turn_round),
                    title="The same stones, the other color to move",
                )
                button(
                    "As a game",
                    self.desk.guard(self._as_game),
                    title="On a table, to play and save",
                )
            self._tried = paragraph("", "words")
            self._tried._props["role"] = "status"
            self._compared = paragraph("", "lead words")
            self._answer = Answer(self.desk, "answer", self._base)
            with box("solution") as self._stored:
                heading("Stored solution")
                self._right = paragraph("", "words")
                self._tree = Branches("Stored solution", self._look_at)
        if not self._chooser.restore(self._kept) and self._kept.get("set"):
            self.desk.complain("that set of problems is no longer here: open its file again")

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up which problem of which set it was; a set that is no longer kept has to be opened again."""
        self._kept = dict(state)

    def state(self) -> Mapping[str, str]:
        """Give the set and the problem's number."""
        return self._chooser.state() if self._chooser is not None else self._kept

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new; the problem stays on the board whatever happens in the game."""
        if changes & {TableChange.LOOK, TableChange.TREE, TableChange.WORK}:
            self._show()

    def hidden(self) -> None:
        """Give the board back to the game."""
        self.desk.give_up(self._errand)
        self._errand = None
        self._answer.hidden()
        for layer in ("about", "right"):
            self.desk.lift(f"{_LAYER}-{layer}")

    # A problem comes. -------------------------------------------------------------------------------------------------

    def _opened(self, key: str) -> None:
        if self._chooser is not None:
            self._chooser.open(key)

    def _chosen(self, problem: Problem | None) -> None:
        """Put a problem of the set on the board."""
        self._easel = None
        self._begin(problem)

    def _set_up(self) -> None:
        self._easel = Easel.empty(self.desk.table.size)
        self._click = "black"
        self._clicks._props["value"] = "black"
        self._clicks.update()
        self._begin(self._easel.problem)

    def _take_up(self) -> None:
        self._easel = Easel(self.desk.standing.position)
        self._begin(self._easel.problem)

    def _begin(self, problem: Problem | None) -> None:
        self.desk.give_up(self._errand)
        self._solution = Solution(problem) if problem is not None else None
        self._forget()
        self._answer.show(None)
        if self._solution is not None:
            color = self._solution.problem.position.to_move
            self._tree.show(stored_branches(self._solution, self._solution.root, (), color))
        self.desk.changed(TableChange.WORK)

    def _forget(self) -> None:
        """Forget what was tried, asked and shown of the problem."""
        self._attempts: list[Attempt] = []
        self._targets: tuple[Point, ...] = ()
        self._found: Found | None = None
        self._is_told = ""
        self._shows_solution = False

    # What is done with it. --------------------------------------------------------------------------------------------

    def point(self, point: Point, shift: bool) -> bool:
        """Take a click: a move tried, a point asked about, a stone set."""
        if self._solution is None:
            raise UsageError("no problem is on the board: open a file, or set one up")
        if self._click == "try":
            self._try(self._solution, point)
        elif self._click == "about":
            self._aim(point)
        else:
            content = {"black": BLACK, "white": WHITE, "empty": EMPTY}[self._click]
            easel = self._easel or Easel(self._solution.problem.position)
            self._easel = easel
            easel.paint(point, content)
            self._begin(easel.problem)
        self._show()
        return True

    def _try(self, solution: Solution, move: Point) -> None:
        attempt = self._attempts[-1] if self._attempts else solution.start
        before = self._base_standing()
        standing_after(before, (move,))  # raises for what is not legal
        is_over = attempt.judgment in (Judgment.SOLVED, Judgment.UNKNOWN)
        if is_over or before.to_move != solution.problem.position.to_move:
            after = Attempt((*attempt.line, move), None, attempt.judgment)
        else:
            after = solution.tried(attempt, move)
        self._answer.show(None)
        self._found, self._is_told = None, ""
        self._attempts.append(after)
        self.desk.sound("stone")
        self.desk.say(judged(solution, after))

    def _aim(self, point: Point) -> None:
        goal = goal_named(self._goal_asked())
        targets = () if len(self._targets) >= goal.points else self._targets
        self._targets = (*targets, point)
        if len(self._targets) == goal.points:
            self.ask()

    def ask(self) -> None:
        """Ask riyu what is chosen, about the problem as it stands. Raises UsageError without one."""
        if self._solution is None:
            raise UsageError("no problem is on the board: open a file, or set one up")
        desk, solution = self.desk, self._solution
        start = self._start(solution)
        what = self._question or _KINDS.get(solution.problem.kind, "stake")
        asked = Asked(what, self._targets, 0, start.to_move)
        if what not in STAKES and len(self._targets) != goal_named(what).points:
            raise UsageError(
                f"{what}: click what is asked about (A click: says what is asked about)"
            )
        self._attempts, self._is_told = [], ""

        def done(found: Found | None) -> None:
            if self._solution is solution:
                self._found = found
                self._is_told = "riyu finds nothing that hangs on the first move."
                if found is not None:
                    self._is_told = compared(solution, found)
                desk.say(self._is_told)
                desk.changed(TableChange.WORK)

        def job(errand: Errand) -> Found | None:
            if what in STAKES:
                return find_what_matters(start, what, errand)
            return read_out(start, asked, errand)

        self._errand = desk.work.start("riyu reads", job, done)

    def take_back(self) -> None:
        """Take back the last move tried, with the answer to it, or the last stone set."""
        if self._attempts:
            self._attempts.pop()
        elif self._easel is not None and self._easel.undo():
            self._begin(self._easel.problem)
        else:
            raise UsageError("nothing to take back in this problem")
        self._show()

    def show_solution(self) -> None:
        """Show the stored solution, or hide it. Raises UsageError where there is none."""
        if self._solution is None or not self._solution.is_stored:
            raise UsageError("no solution is stored with this problem")
        self._shows_solution = not self._shows_solution
        self._show()

    def step_on(self) -> None:
        """Go one move on along riyu's line."""
        self._answer.step(1)

    def step_back(self) -> None:
        """Go one move back along riyu's line, or take back what was tried."""
        if not self._answer.step(-1) and self._attempts:
            self.take_back()

    def to_start(self) -> None:
        """Go back to the problem as it was given."""
        self._attempts = []
        self._answer.to_start()
        self._show()

    def to_end(self) -> None:
        """Go to the end of riyu's line."""
        self._answer.to_end()

    def go_on(self) -> None:
        """Go to the next problem of the set."""
        self._step(1)

    def go_back(self) -> None:
        """Go to the problem before."""
        self._step(-1)

    def _step(self, problems: int) -> None:
        if self._chooser is not None:
            self._chooser.go(problems)

    def _as_game(self) -> None:
        """Put the problem, with its solution, on a table of its own."""
        if self._solution is None:
            raise UsageError("no problem is on the board: open a file, or set one up")
        position = self._solution.problem.position
        root = self._solution.root
        if not root.children:
            stones = tuple(position.points(BLACK)), tuple(position.points(WHITE))
            root = tree_of(Record(position.size, (), *stones, position.to_move))
        self.desk.open(self.desk.hall.adopt(root.copy()).id)

    # What is shown. ---------------------------------------------------------------------------------------------------

    def _start(self, solution: Solution) -> Standing:
        """Give the problem as what stands; the same value for as long as it is shown."""
        if self._root is not solution.root:
            self._root = solution.root
            self._first = standing_of(solution.problem.position)
        return self._first

    def _base_standing(self) -> Standing:
        """Give the problem with what was tried."""
        assert self._solution is not None
        line = self._attempts[-1].line if self._attempts else ()
        return standing_after(self._start(self._solution), line)

    def _base(self) -> Standing | None:
        return self._base_standing() if self._solution is not None else None

    def _show(self) -> None:
        solution = self._solution
        self._box.set_visibility(solution is not None)
        self._answer.show(self._found)
        if solution is None:
            self.desk.stand_in(None)
            return
        if self._found is None:
            standing = self._base_standing()
            self.desk.stand_in(standing, standing.to_move if self._click == "try" else EMPTY)
            if self._targets:
                self.desk.lay(about_overlay(f"{_LAYER}-about", self._targets))
        else:
            self._answer.put()
        if self._found is not None or not self._targets:
            self.desk.lift(f"{_LAYER}-about")
        problem = solution.problem
        to_move = color_name(problem.position.to_move)
        about = [problem.name, problem.kind.replace("_", " "), problem.rank, f"{to_move} to move"]
        set_words(self._head, ", ".join(word for word in about if word) + ".")
        set_words(self._tried, judged(solution, self._attempts[-1]) if self._attempts else "")
        set_words(self._compared, self._is_told)
        self._stored.set_visibility(self._shows_solution)
        right = " or ".join(map(point_text, problem.right)) or "none"
        set_words(self._right, f"Right first moves: {right}.")
        if self._shows_solution:
            self.desk.lay(solution_overlay(f"{_LAYER}-right", solution))
        else:
            self.desk.lift(f"{_LAYER}-right")

    def _look_at(self, branch: Branch) -> None:
        """Show a line of the stored tree on the board."""
        if self._solution is None:
            return
        self._found, self._is_told = None, ""
        self._answer.show(None)
        self._attempts = [self._solution.attempt_of(branch.line)]
        with self.desk.guarded():
            self._show()

    # Choices. ---------------------------------------------------------------------------------------------------------

    def _goal_asked(self) -> str:
        if self._question in GOAL_WORDS:
            return self._question
        raise UsageError("choose a goal first (Asked), then click what it is about")

    def _set(self, name: str, value: str) -> None:
        setattr(self, name, value)
        if name == "_question":
            self._targets = ()
        self._show()

    def _turn_round(self) -> None:
        """Let the other color move first: the problem is another one then, without a solution."""
        if self._solution is None:
            return
        position = self._solution.problem.position
        self._easel = self._easel or Easel(position)
        self._easel.set_to_move(opposite(position.to_move))
        self._begin(self._easel.problem)
