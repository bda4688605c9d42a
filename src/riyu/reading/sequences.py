"""Obvious sequences: answers to the last move and follow-ups of the one before, played out, worth what stands then.

Takes features, a library and moves; gives the sequence that both sides come out of best, what it is worth, and why each
move. Knows no whole-board assessment: an evaluation may be handed in. Source: Wilcox, "Obvious sequence tactics" (W17).

At each position the patterns' classes are asked, in this order: reading-reflex, link-defense-sequence,
obvious-answer-sequence, react-without-thought and contact-answer at the last move, obvious-follow-up at the one before.
Few answers are tried, two unless said otherwise; where there is one, it is made, and only follow-ups may be left alone.
A pattern's own sequence is played to its end without alternatives.

On a game's blackboard the assessment's evaluation ends lines, which is handed in. `Standing`, without it, gives what
stands at the end of a line as far as it can be said without assessment, groups or life. Counted for Black are stones
taken, and stones lost where they stand, 2 each; of the strings near by
that whoever moves first takes or saves, the largest for the side to move, the next for the other, and so by turns; and
empty points by access with the seed's weights: a color that is nearer, with fewer than 5 moves to go, has 1 if the
other has no way there, 1/2 if that has more than 4, else 1/8 (Wilcox, "Global evaluation", 8). Links are in that, since
access crosses none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from collections.abc import Sequence as Listed

import cython

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import Color, Point, column_of, on_board, row_of
from riyu.patterns.focus import FocusMatcher, made_ready
from riyu.patterns.library import Library
from riyu.patterns.model import PatternClass
from riyu.reading.sequence import Sequence, Step, own_sequence
from riyu.reading.strings import StringReader

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free
else:
    from riyu.base.plain import undo_words
    from riyu.features.plain import BASE_BITS, NO_ACCESS, SIDE
    from riyu.game.constants import BLACK, CELLS, EMPTY
    from riyu.game.plain import PASSES, TAKEN_BLACK, TAKEN_WHITE
    from riyu.patterns.plain import STEPS, Found
    from riyu.reading.plain import (
        ANSWER,
        CONTACT,
        CRITICAL,
        FOLLOW_UP,
        GIVEN,
        LINK,
        LONGEST,
        LOST,
        MET,
        MOST_FALLEN,
        MOST_TRIES,
        REACT,
        REFLEX,
        SAFE,
        SEEN_RISK,
        SEQUEL,
        Try,
    )

__all__ = ["CLASSES", "Evaluation", "SequenceReader", "Standing"]


STRING_NODES = 80
"""Nodes that a string's fate may take."""


class Standing:
    """Weighs the board of some features; one for each thread. `begin` says what is weighed."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.board = self.features.board
        self.s = self.board.s
        self.f = self.features.f
        self.strings = StringReader(self.board)
        self.strings.limit = STRING_NODES
        self.taken_black = self.taken_white = self.fallen_count = 0
        if not cython.compiled:
            self.near = [0] * 424
            self.risk_size = [0] * SEEN_RISK
            self.risk_owner = [0] * SEEN_RISK
            self.risk_head = [0] * SEEN_RISK
            self.fallen = [0] * MOST_FALLEN

    def worth(self, side: int) -> float:
        """Give what stands, in points for Black, with a side to move."""
        self.features.refresh()
        value: float = self.potential() + self.strings_worth(side)
        value += 2 * (self.s.numbers[TAKEN_WHITE] - self.taken_white)
        value -= 2 * (self.s.numbers[TAKEN_BLACK] - self.taken_black)
        return value

    def potential(self) -> float:
        """Give what empty points are worth by access, for Black."""
        s = self.s
        total = cython.declare(cython.long, 0)
        for p in range(CELLS):
            if s.color[p] != EMPTY:
                continue
            black = cython.declare(cython.int, self.f.access[p])
            white = cython.declare(cython.int, self.f.access[SIDE + p])
            black = 1000 if black == NO_ACCESS else black >> BASE_BITS
            white = 1000 if white == NO_ACCESS else white >> BASE_BITS
            if black == white or (black >= 5 and white >= 5):
                continue
            far = white if black < white else black
            weight = 8 if far == 1000 else 4 if far > 4 else 1
            if black < white:
                total += weight
            else:
                total -= weight
        value: float = cython.cast(cython.double, total) / 8
        return value

    def fate(self, head: int) -> int:
        """Read a string: SAFE, LOST whoever moves first, or CRITICAL."""
        self.strings.target = head
        self.strings.owner = self.s.color[head]
        self.strings.pursuer = 3 - self.s.color[head]
        self.strings.over_ko = 0
        if self.strings.solve(self.strings.pursuer) != MET:
            return SAFE
        return LOST if self.strings.solve(self.strings.owner) == MET else CRITICAL

    def find_fallen(self, side: int) -> None:
        """Find the strings near by that fall: those lost whoever moves first, and by turns those that can be taken.

        Of these the side to move takes or saves the largest, the other the next, and so on.
        """
        s = self.s
        self.fallen_count = 0
        risks = 0
        for p in range(CELLS):
            if s.string[p] != p or s.liberties[p] > 2 or s.color[p] > 2:
                continue
            is_near = cython.declare(cython.bint, False)
            q = cython.declare(cython.Py_ssize_t, p)
            while True:
                if self.near[q]:
                    is_near = True
                q = s.next[q]
                if q == p:
                    break
            if not is_near:
                continue
            fate = self.fate(p)
            if fate == LOST and self.fallen_count < MOST_FALLEN - SEEN_RISK:
                self.fallen[self.fallen_count] = p
                self.fallen_count += 1
            elif fate == CRITICAL and risks < SEEN_RISK:
                at = risks
                while at > 0 and self.risk_size[at - 1] < s.stones[p]:
                    self.risk_size[at] = self.risk_size[at - 1]
                    self.risk_owner[at] = self.risk_owner[at - 1]
                    self.risk_head[at] = self.risk_head[at - 1]
                    at -= 1
                self.risk_size[at] = s.stones[p]
                self.risk_owner[at] = s.color[p]
                self.risk_head[at] = p
                risks += 1
        for i in range(risks):
            mover = side if i % 2 == 0 else 3 - side
            if self.risk_owner[i] != mover:
                self.fallen[self.fallen_count] = self.risk_head[i]
                self.fallen_count += 1

    def strings_worth(self, side: int) -> float:
        """Give what the strings near by that fall are worth for Black."""
        self.find_fallen(side)
        total = 0
        for i in range(self.fallen_count):
            p = self.fallen[i]
            total += -2 * self.s.stones[p] if self.s.color[p] == BLACK else 2 * self.s.stones[p]
        value: float = cython.cast(cython.double, total)
        return value

    def begin(self, points: Listed[Point], reach: int, taken: tuple[int, int]) -> None:
        """Weigh from now on strings within `reach` lines of some points, and the stones taken after (black, white)."""
        self.taken_black, self.taken_white = taken
        for p in range(CELLS):
            self.near[p] = 0
        size = self.board.size
        for p in points:
            if not p:
                continue
            column, row = column_of(p), row_of(p)
            for r in range(max(1, row - reach), min(size, row + reach) + 1):
                for c in range(max(1, column - reach), min(size, column + reach) + 1):
                    at: int = 20 * r + c
                    self.near[at] = 1


CLASSES = (
    "reading-reflex",
    "link-defense-sequence",
    "obvious-answer-sequence",
    "react-without-thought",
    "contact-answer",
    "obvious-follow-up",
)
"""The pattern classes asked, by the numbers in sequences.pxd."""

REACH = 3
"""Lines from a move within which strings are weighed at the ends."""

Evaluation = Callable[[Board, Color], float]
"""What a position is worth in points for Black, with a color to move."""


class SequenceReader:
    """Plays out obvious sequences on the board of some features; one for each thread.

    Arguments: the features; the library; for the ends an evaluation that is a function, or what weighs the same board:
    `Standing` if neither is given. Raises UsageError if the library lacks one of CLASSES.
    """

    def __init__(
        self,
        features: Features,
        library: Library,
        evaluate: Evaluation | None = None,
        standing: Standing | None = None,
    ) -> None:
        self.features = features
        self.board = self.features.board
        self.evaluate: Evaluation | None = evaluate
        self.fault: Exception | None = None
        self.s = self.board.s
        self.log = self.board.log
        self.matcher = FocusMatcher(features)
        self.standing = Standing(features) if standing is None else standing
        self.classes: list[PatternClass] = [library.of(name) for name in CLASSES]
        self.reflex, self.link, self.answer, self.react, self.contact, self.follow_up = (
            made_ready(found) for found in self.classes
        )
        count = sum([len(found.patterns) for found in self.classes])
        if not cython.compiled:
            self.sequels = [0] * (2 * SEQUEL * count)
            self.lengths = [0] * count
            self.starts = [0] * 7
            self.given = [0] * 24
            self.found = [Found() for _ in range(8)]
            self.tries = [Try() for _ in range(MOST_TRIES * LONGEST)]
            self.line = [0] * (LONGEST * LONGEST)
            self.whys = [0] * (LONGEST * LONGEST)
            self.line_length = [0] * LONGEST
        else:
            self.sequels = cython.cast(
                cython.pointer(cython.schar), calloc(2 * SEQUEL * count + 1, 1)
            )
            self.lengths = cython.cast(cython.pointer(cython.uchar), calloc(count + 1, 1))
            if not self.sequels or not self.lengths:
                raise MemoryError
        self._note_sequels()
        self.nodes = self.limit = self.given_count = 0
        self.may_leave = False

    def __dealloc__(self) -> None:
        free(self.sequels)
        free(self.lengths)

    def _note_sequels(self) -> None:
        """Write down where the moves of each pattern's sequence lie from its focus."""
        place = 0
        for kind, found in enumerate(self.classes):
            self.starts[kind] = place
            for pattern in found.patterns:
                steps = own_sequence(pattern)[:SEQUEL]
                self.lengths[place] = len(steps)
                for i, (x, y) in enumerate(steps):
                    at: int = 2 * (SEQUEL * place + i)
                    self.sequels[at] = x
                    self.sequels[at + 1] = y
                place += 1

    # Compiled inside: unchecked, without Python but where an evaluation was handed in.

    def add_move(self, depth: int, count: int, p: int) -> int:
        """Add a move that was handed in to the ways to go on; give how many there are."""
        for i in range(count):
            if self.tries[MOST_TRIES * depth + i].moves[0] == p:
                return count
        if count == MOST_TRIES:
            return count
        at = MOST_TRIES * depth + count
        self.tries[at].count = 1
        self.tries[at].moves[0] = p
        self.tries[at].why = GIVEN * 65536
        return count + 1

    def add_found(self, depth: int, count: int, kind: int, focus: int, found: int) -> int:
        """Add the first `found` matches of a class to the ways to go on; give how many there are."""
        for i in range(found):
            order = self.found[i].order
            place = self.starts[kind] + order
            first = cython.declare(cython.Py_ssize_t, self.found[i].answer)
            length = cython.declare(cython.int, self.lengths[place])
            at = MOST_TRIES * depth + count
            if length == 0:
                if first == 0:
                    continue
                length = 1
            else:
                right = STEPS[self.found[i].orientation][0]
                up = STEPS[self.found[i].orientation][1]
                for j in range(length):
                    k = 2 * (SEQUEL * place + j)
                    q = focus + self.sequels[k] * right + self.sequels[k + 1] * up
                    if j == 0:
                        first = q
                    self.tries[at].moves[j] = q
            known = cython.declare(cython.bint, False)
            for j in range(count):
                if self.tries[MOST_TRIES * depth + j].moves[0] == first:
                    known = True
            if known or count >= MOST_TRIES - 1:
                continue
            self.tries[at].count = length
            self.tries[at].moves[0] = first
            self.tries[at].why = cython.cast(cython.uint, 65536 * kind + order)
            count += 1
        return count

    def gather(self, depth: int, side: int, last: int, before: int) -> int:
        """Write down the ways to go on that patterns give; give how many, negative where all are follow-ups."""
        s = self.s
        count = 0
        self.matcher.look()
        if last and s.color[last] == 3 - side:
            found = self.matcher.ask(self.reflex, last, side, 0, 1, self.found)
            count = self.add_found(depth, count, REFLEX, last, found)
            if count < self.width:
                found = self.matcher.ask(self.link, last, side, 0, 1, self.found)
                count = self.add_found(depth, count, LINK, last, found)
            if count < self.width:
                found = self.matcher.ask(self.answer, last, side, 0, 1, self.found)
                count = self.add_found(depth, count, ANSWER, last, found)
            if count < self.width:
                found = self.matcher.ask(self.react, last, side, 0, 1, self.found)
                count = self.add_found(depth, count, REACT, last, found)
            if count < self.width:
                most = self.width
                if most > 8:
                    most = 8
                found = self.matcher.ask(self.contact, last, side, 0, most, self.found)
                count = self.add_found(depth, count, CONTACT, last, found)
                if count > self.width:
                    count = self.width
        answers = count
        if before and s.color[before] == side:
            found = self.matcher.ask(self.follow_up, before, side, 0, 1, self.found)
            count = self.add_found(depth, count, FOLLOW_UP, before, found)
        return count if answers else -count

    def play_out(
        self, depth: int, side: int, last: int, before: int, alpha: float, beta: float
    ) -> float:
        """Play on from here, and give what it comes to for the side to move; the best line is written down."""
        self.line_length[depth] = 0
        self.nodes += 1
        count = 0
        may_stop = cython.declare(cython.bint, True)
        if depth < self.depth_limit and self.nodes < self.limit and self.s.numbers[PASSES] < 2:
            count = self.gather(depth, side, last, before)
            may_stop = count <= 0
            if count < 0:
                count = -count
            for i in range(self.given_count):
                count = self.add_move(depth, count, self.given[i])
            if self.may_leave:
                may_stop = False
                count = self.add_move(depth, count, 0)
        best: float = cython.declare(cython.double, -1e9)
        tried = 0
        if may_stop:
            best = self.worth(side)
            tried = 1
            if best > alpha:
                alpha = best
        for i in range(count):
            if alpha >= beta:
                break
            at = MOST_TRIES * depth + i
            mark = self.log.count
            self.log.marks += 1
            color = side
            one = last
            two = before
            played = 0
            for j in range(self.tries[at].count):
                p = cython.declare(cython.Py_ssize_t, self.tries[at].moves[j])
                if p == 0:
                    self.board.pass_unchecked(color)
                elif depth + played >= LONGEST - 2 or self.board.judge(p, color):
                    break
                else:
                    self.board.play_unchecked(p, color)
                two = one
                one = p
                color = 3 - color
                played += 1
            value = cython.declare(cython.double, -1e9)
            if played:
                if color == side:
                    value = self.play_out(depth + played, color, one, two, alpha, beta)
                else:
                    value = -self.play_out(depth + played, color, one, two, -beta, -alpha)
            undo_words(self.log, mark)
            self.log.marks -= 1
            if not played:
                continue
            tried += 1
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                row = LONGEST * depth
                below = LONGEST * (depth + played)
                for j in range(played):
                    self.line[row + j] = self.tries[at].moves[j]
                    self.whys[row + j] = self.tries[at].why
                more = self.line_length[depth + played]
                if more > LONGEST - played:
                    more = LONGEST - played
                for j in range(more):
                    self.line[row + played + j] = self.line[below + j]
                    self.whys[row + played + j] = self.whys[below + j]
                self.line_length[depth] = played + more
        if tried == 0:
            best = self.worth(side)
        return best

    def worth(self, side: int) -> float:
        """Give what stands here, in points for the side to move."""
        value: float = (
            self.ask_outside(side) if self.evaluate is not None else self.standing.worth(side)
        )
        if side == BLACK:
            return value
        return -value

    def ask_outside(self, side: int) -> float:
        """Ask the evaluation that was handed in; what it raises is kept for the caller."""
        if self.evaluate is None:
            return 0.0
        try:
            return float(self.evaluate(self.board, side))
        except Exception as fault:
            self.fault = self.fault or fault
            return 0.0

    # For callers.

    def read(
        self, color: Color, last: Point, before: Point = 0, *, depth: int = 12, width: int = 2, limit: int = 400
    ) -> Sequence:  # fmt: skip
        """Play out what is obvious for a color to move, after the enemy's `last` move and its own one `before`.

        `depth` bounds the moves, `width` the answers at a position, `limit` the positions. Raises UsageError for
        bounds below 1, a depth above 40, and for what an evaluation that was handed in raises, that.
        """
        return self._read(color, last, before, (), depth, width, limit, (last, before), False)

    def after(
        self, color: Color, move: Point, last: Point = 0, *, depth: int = 12, width: int = 2, limit: int = 400
    ) -> Sequence:  # fmt: skip
        """Play a move of a color, and out what is obvious then; `last` is the enemy's move before it.

        Bounds and errors as for `read`; raises IllegalMove too.
        """
        board = self.board
        near = (move, last)
        taken = board.captured
        start = self.value(color, near)
        mark = board.mark()
        board.play(color, move)
        try:
            found = self._read(3 - color, move, last, (), depth, width, limit, near, False, taken)
        finally:
            board.trail.undo_to(mark)
        steps = (Step(color, move, "given"), *found.steps)
        return Sequence(color, steps, -found.value, start, found.nodes + 1)

    def among(
        self, color: Color, moves: Iterable[Point], near: Iterable[Point], *,
        depth: int = 4, width: int = 2, limit: int = 2000,
    ) -> Sequence:  # fmt: skip
        """Play out some moves that either side may make, with what is obvious after each, or leave alone.

        `near` are the points whose strings are weighed at the ends. Raises UsageError for more than 24 moves; bounds
        and other errors as for `read`.
        """
        return self._read(color, 0, 0, tuple(moves), depth, width, limit, tuple(near), True)

    def value(self, color: Color, near: Iterable[Point]) -> float:
        """Give what stands on the board, in points for a color to move, strings near some points weighed."""
        return self._read(color, 0, 0, (), 1, 1, 1, tuple(near), False).start

    def _read(
        self, color: Color, last: Point, before: Point, moves: Listed[Point],
        depth: int, width: int, limit: int, near: Listed[Point], may_leave: bool,
        taken: tuple[int, int] | None = None,
    ) -> Sequence:  # fmt: skip
        if not 1 <= depth <= 40 or width < 1 or limit < 1:
            raise UsageError(
                f"depth {depth}, width {width}, limit {limit}: expected 1 and more, and a depth up to 40"
            )
        if color not in (1, 2):
            raise UsageError(f"{color} is no color: expected BLACK (1) or WHITE (2)")
        size = self.board.size
        for p in (last, before, *moves, *near):
            if p and not on_board(p, size):
                raise UsageError(f"cell {p} is not on a {size}x{size} board")
        if len(moves) > 24:
            raise UsageError(f"{len(moves)} moves: expected 24 at most")
        self.standing.begin(near, 0 if may_leave else REACH, taken or self.board.captured)
        self.depth_limit, self.width, self.limit = depth, width, limit
        self.given_count = 0
        self.may_leave = may_leave
        for move in moves:
            self.given[self.given_count] = move
            self.given_count += 1
        self.nodes = 0
        self.fault = None
        who = cython.declare(cython.int, color)
        one = cython.declare(cython.Py_ssize_t, last)
        two = cython.declare(cython.Py_ssize_t, before)
        value = cython.declare(cython.double, 0)
        with cython.nogil:
            start = self.worth(who)
            value = self.play_out(0, who, one, two, -1e9, 1e9)
        if self.fault is not None:
            raise self.fault
        steps = []
        mover = color
        for i in range(self.line_length[0]):
            kind, order = divmod(self.whys[i], 65536)
            why = "given" if kind == GIVEN else self.classes[kind].patterns[order].name
            steps.append(Step(mover, self.line[i], why))
            mover = 3 - mover
        return Sequence(color, tuple(steps), value, start, self.nodes)
