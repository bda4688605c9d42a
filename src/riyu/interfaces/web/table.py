"""A table: one game with all its variations, who plays it, its clocks, and the agreement about its end.

Takes plays, passes, edits and marks at nodes of its tree; tells its listeners what changed. Knows no page, no disk and
no engine: whoever shows, keeps or plays it listens.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from enum import Enum
from functools import lru_cache

from riyu.base.errors import IllegalMove, UsageError
from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.points import Color, Point, color_name, opposite, point_text
from riyu.game.position import Position
from riyu.game.ruleset import CHINESE, Ruleset
from riyu.game.scoring import Score
from riyu.interfaces.file_marks import with_mark
from riyu.interfaces.stamp import note_knowledge
from riyu.interfaces.web import faults
from riyu.interfaces.web.clocks import Clocks
from riyu.interfaces.web.edits import Edits
from riyu.interfaces.web.standing import Standing, game_at, standing_at
from riyu.interfaces.web.terms import PERSON, RIYU, WHOLE, Opponent, Terms
from riyu.player.clock import NO_LIMIT, TimeSettings
from riyu.player.decision import Decision
from riyu.sgf import info, points
from riyu.sgf.node import Node

__all__ = ["Table", "TableChange", "words_beside"]

_STANDINGS = 32  # kept
_DECISIONS = 20  # kept with all that they rest on, 60 KB each on 9x9

_LETTERS = {BLACK: "B", WHITE: "W"}


class TableChange(Enum):
    """What listeners are told: which part of a table or of the page changed."""

    TREE = "tree"  # nodes, moves, comments
    LOOK = "look"  # the node a page shows
    PLAY = "play"  # players, result, dead stones, clocks started or stopped
    LAYERS = "layers"  # overlays switched, their opacity
    WORK = "work"  # work began, went on or ended


class Table:
    """One game being looked at. Nodes are those of its tree; a node of another raises UsageError.

    `decisions` are riyu's last ones, by the node of the move, those of nodes taken out too; `said` is what riyu wrote
    as the comment of a node, whatever stands there now; `dead` are the stones
    marked dead while `scored_at` is being counted, else None; `seki` are those that stand in seki then.
    """

    def __init__(
        self,
        root: Node,
        black: str = PERSON,
        white: str = PERSON,
        clocks: Clocks | None = None,
        now: Callable[[], float] = time.monotonic,
        opponent: Opponent = WHOLE,
    ) -> None:
        standing_at(root)  # raises BadInput for what can't be shown
        self.root = root
        self.players: Mapping[Color, str] = {BLACK: black, WHITE: white}
        self.clocks = clocks or Clocks(
            TimeSettings.from_sgf(root.simple("TM"), root.simple("OT"))
            if RIYU in (black, white)
            else NO_LIMIT
        )
        self.opponent = opponent
        self.decisions: dict[Node, Decision] = {}
        self.said: dict[Node, str] = {}
        self.dead: frozenset[Point] | None = None
        self.seki: frozenset[Point] = frozenset()
        self.scored_at: Node | None = None
        self.now = now
        self.edits = Edits()
        self._listeners: list[Callable[[TableChange, Node | None, Node | None], None]] = []
        self._standing = lru_cache(maxsize=_STANDINGS)(standing_at)

    @classmethod
    def begin(cls, terms: Terms, now: Callable[[], float] = time.monotonic) -> Table:
        """Give the table of a new game; its clocks stand until the first move."""
        clocks = Clocks(terms.limit)
        return cls(terms.tree(), terms.black, terms.white, clocks, now, terms.opponent)

    # What is there. ---------------------------------------------------------------------------------------------------

    def standing(self, node: Node) -> Standing:
        """Give what stands at a node."""
        return self._standing(node)

    @property
    def size(self) -> int:
        """The board's lines."""
        return info.board_size(self.root)

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset in force: the file's, Chinese where it names none."""
        return info.ruleset(self.root) or CHINESE

    @property
    def komi(self) -> float:
        """Komi in points: the file's, else what its ruleset has for its handicap."""
        found = info.komi(self.root)
        return self.ruleset.komi_for(info.handicap(self.root)) if found is None else found

    @property
    def result(self) -> str:
        """The result in SGF's words, empty while there is none."""
        return info.result_from_text(self.root.simple("RE"))

    @property
    def title(self) -> str:
        """The game in a few words: its name, or who plays whom."""
        named = self.root.simple("GN") or self.root.simple("EV")
        names = [
            self.root.simple(prop) or color_name(color)
            for prop, color in (("PB", BLACK), ("PW", WHITE))
        ]
        return named or f"{names[0]} – {names[1]}"

    def rematch(self) -> Terms:
        """Give the terms of another game like this one, colors changed where there is no handicap."""
        handicap = len(self.root.raw("AB")) if self.root.raw("HA") else 0
        black, white = self.players[BLACK], self.players[WHITE]
        if not handicap:
            black, white = white, black
        return Terms(
            self.size,
            self.ruleset,
            self.komi,
            handicap,
            black,
            white,
            self.clocks.limit,
            self.opponent,
        )

    def holds(self, node: Node) -> bool:
        """Say whether a node is in this table's tree."""
        return node.root is self.root

    def is_riyus(self, color: Color) -> bool:
        """Say whether riyu plays a color."""
        return self.players[color] == RIYU

    def is_against_riyu(self, color: Color) -> bool:
        """Say whether a person plays a color, and riyu the other."""
        return self.is_riyus(opposite(color)) and not self.is_riyus(color)

    def may_play(self, node: Node, point: Point) -> bool:
        """Say whether the color to move may play a point at a node."""
        return not game_at(node).legality(self.standing(node).to_move, point)

    # Listening. -------------------------------------------------------------------------------------------------------

    def listen(
        self, listener: Callable[[TableChange, Node | None, Node | None], None]
    ) -> Callable[[], None]:
        """Have a listener told of each change; give what ends that.

        It is called with what changed and, where whoever looks at a first node should look at a second one from now
        on (a move was played there, it was taken out), these two.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, change: TableChange, leave: Node | None = None, go: Node | None = None) -> None:
        """Tell the listeners; one that fails keeps nothing from the others."""
        for listener in tuple(self._listeners):
            try:
                listener(change, leave, go)
            except Exception as error:
                faults.tell("a change of a game is shown", error)

    # Playing. ---------------------------------------------------------------------------------------------------------

    def play(self, node: Node, point: Point, color: Color = EMPTY) -> Node:
        """Play a move or pass at a node for a color (the one to move); give the node of the move, new or there before.

        Raises IllegalMove, and UsageError while the end is being agreed on.
        """
        self._check(node)
        if self.is_counted(node):
            raise UsageError("the stones are being counted: agree, or play on")
        color = color or self.standing(node).to_move
        text = (points.move_text(point, self.size),)
        for child in node.children:
            if _LETTERS[color] in child.properties and _same_point(
                child.raw(_LETTERS[color]), point, self.size
            ):
                self.tell(TableChange.LOOK, node, child)
                return child
        game = game_at(node)
        reason = game.legality(color, point)
        if reason:
            raise IllegalMove(f"{color_name(color)} {point_text(point)}: {reason}", reason)
        child = self.edits.put_in(node, {_LETTERS[color]: text})
        self.clocks.moved(color, self.now())
        self.tell(TableChange.TREE, node, child)
        return child

    def is_counted(self, node: Node) -> bool:
        """Say whether the dead stones of a node are being agreed on."""
        return self.scored_at is node and self.dead is not None and not self.result

    def resign(self, color: Color) -> None:
        """Give the game up for a color. Raises UsageError if it is over already."""
        if self.result:
            raise UsageError(f"the game is over already: {self.result}")
        self._end(f"{_LETTERS[opposite(color)]}+R")

    def check_time(self) -> Color:
        """End the game if a color's time is over; give that color, EMPTY if there is none."""
        loser = self.clocks.loser(self.now())
        if loser and not self.result:
            self._end(f"{_LETTERS[opposite(loser)]}+T")
        return loser

    def _end(self, result: str) -> None:
        self.clocks.stop(self.now())
        self.edits.reword(self.root, "RE", result)
        self.dead = self.scored_at = None
        self.tell(TableChange.PLAY)

    # The end. ---------------------------------------------------------------------------------------------------------

    def count(
        self, node: Node, dead: frozenset[Point], seki: frozenset[Point] = frozenset()
    ) -> None:
        """Begin to agree on the dead stones of a node; `dead` and `seki` are a first opinion."""
        self._check(node)
        self.clocks.stop(self.now())
        self.scored_at = node
        self.dead = dead if self.ruleset.dead_removed else frozenset()
        self.seki = seki
        self.tell(TableChange.PLAY)

    def toggle_dead(self, point: Point) -> bool:
        """Say that a string is dead, or lives after all; give whether it is dead now, and in seki no more.

        Raises UsageError without a stone.
        """
        if self.dead is None or self.scored_at is None:
            raise UsageError("no stones are being counted")
        if not self.ruleset.dead_removed:
            raise UsageError(f"by the {self.ruleset.title} ruleset all stones on the board count")
        game = game_at(self.scored_at)
        if game.position().at(point) == EMPTY:
            raise UsageError(f"no stone on {point_text(point)}")
        string = frozenset(game.board.string_points(point))
        is_dead = point not in self.dead
        self.dead = self.dead | string if is_dead else self.dead - string
        self.seki -= string
        self.tell(TableChange.PLAY)
        return is_dead

    def score(self) -> Score:
        """Count the position being counted. Raises UsageError if none is."""
        if self.dead is None or self.scored_at is None:
            raise UsageError("no stones are being counted")
        return game_at(self.scored_at).score(self.dead, self.seki)

    def agree(self) -> Score:
        """End the game by the count as it stands; give it. Whose each point is stays marked, as TB and TW."""
        score, node = self.score(), self.scored_at
        assert node is not None
        with self.edits.as_one():
            for name, color in (("TB", BLACK), ("TW", WHITE)):
                owned = set(Position(self.size, score.owner).points(color))
                counted = owned - set(Position(self.size, score.stones).points(color))
                self.edits.reword(node, name, *points.texts(sorted(counted), self.size))
            self._end(score.result)
        return score

    def play_on(self) -> None:
        """Leave the count; both passes stay in the tree, play goes on before them."""
        node = self.scored_at
        self.dead = self.scored_at = None
        if node is not None and node.parent is not None and node.parent.parent is not None:
            self.tell(TableChange.LOOK, node, node.parent.parent)
        self.tell(TableChange.PLAY)

    # Changing the tree. -----------------------------------------------------------------------------------------------

    def undo(self, node: Node | None = None) -> None:
        """Undo the last change, and riyu's answer with the move it answered. Raises UsageError if there is none.

        Of a game that was played here and opened again, the last move is taken for the last change where `node`, which
        is looked at, is that move.
        """
        if not self.edits.can_undo and node is not None:
            self._take_up(node)
        if not self.edits.can_undo:
            raise UsageError("nothing to undo")
        node = self.edits.undo()
        while self.edits.can_undo and self._waits_for_riyu(node):
            node = self.edits.undo() or node
        self._after_edit(node)

    def redo(self) -> None:
        """Make the change undone last again, and riyu's answer. Raises UsageError if there is none."""
        if not self.edits.can_redo:
            raise UsageError("nothing to make again")
        node = self.edits.redo()
        while self.edits.can_redo and self._waits_for_riyu(node):
            node = self.edits.redo() or node
        self._after_edit(node)

    def _take_up(self, node: Node) -> None:
        """Note as changes the last moves of a game that was played here: a person's, and riyu's answer to it."""
        is_of_here = RIYU in self.players.values() or not (
            self.root.raw("PB") + self.root.raw("PW")
        )
        ends = is_of_here and not node.children and not self.result
        while ends and node.parent is not None and node.raw("B") + node.raw("W"):
            self.edits.came_in_before(node)
            node = node.parent
            if not self._waits_for_riyu(node):
                break

    def _waits_for_riyu(self, node: Node | None) -> bool:
        if node is None or set(self.players.values()) != {PERSON, RIYU}:
            return False
        return self.is_riyus(standing_at(node).to_move)

    def delete(self, node: Node) -> None:
        """Take a node out with all below it. Raises UsageError for the root."""
        self._check(node)
        if node.parent is None:
            raise UsageError("the root stays")
        self._after_edit(self.edits.take_out(node))

    def mark(self, node: Node, brush: str, point: Point, start: Point = NO_POINT) -> None:
        """Put a mark on a point, or between two, or take it off: see `file_marks.with_mark`."""
        self._check(node)
        name, values = with_mark(node, brush, point, self.size, start)
        self.edits.reword(node, name, *values)
        self.tell(TableChange.TREE)

    def rename(self, text: str) -> None:
        """Give the game a name; empty takes it off."""
        self.edits.reword(self.root, "GN", *([text] if text else []))
        self.tell(TableChange.TREE)

    def comment(self, node: Node, text: str) -> None:
        """Set a node's comment; empty takes it off."""
        self._check(node)
        self.edits.reword(node, "C", *([text] if text else []))
        self.tell(TableChange.TREE)

    def decided(self, node: Node, decision: Decision) -> None:
        """Keep riyu's decision at the node of its move, and at the root what it knew."""
        self._check(node)
        self.decisions[node] = decision
        while len(self.decisions) > _DECISIONS:
            del self.decisions[next(iter(self.decisions))]
        note_knowledge(self.root, decision)
        self.tell(TableChange.TREE)

    def tell_why(self, decision: Decision, said: str) -> None:
        """Write what is said of a decision at the node of its move; nowhere if that is gone, or has a comment."""
        nodes = (node for node, one in self.decisions.items() if one is decision)
        node = next(nodes, None)
        if node is None or not self.holds(node) or "C" in node.properties:
            return
        node.set_text("C", said)
        self.said[node] = node.text("C")
        self.tell(TableChange.TREE)

    def without_reasons(self) -> Node:
        """Give a copy of the tree without what riyu wrote at its own moves: what a person added to that stays."""
        bare = self.root.copy()
        for node, copied in zip(self.root.walk(), bare.walk(), strict=True):
            if node in self.said and "C" in node.properties:
                copied.remove("C")
                left = words_beside(node.text("C"), self.said[node])
                if left:
                    copied.set_text("C", left)
        return bare

    def why(self, node: Node) -> str:
        """Give what is said of the move at a node: its comment, which riyu writes at its own moves."""
        return node.text("C")

    def is_riyus_move(self, node: Node) -> bool:
        """Say whether riyu played the move of a node."""
        color = BLACK if node.raw("B") else WHITE if node.raw("W") else EMPTY
        return node in self.decisions or (color != EMPTY and self.is_riyus(color))

    def _after_edit(self, node: Node | None) -> None:
        self.clocks.stop(self.now())
        self._standing.cache_clear()
        if self.scored_at is not None and not self.holds(self.scored_at):
            self.dead = self.scored_at = None
        self.tell(TableChange.TREE, None, node)

    def _check(self, node: Node) -> None:
        if not self.holds(node):
            raise UsageError("that node is no longer in the game's tree")


def words_beside(text: str, said: str) -> str:
    """Give what a text has beside something said in it: empty if that is all.

    Where the text was changed in the middle, lines that were said go, and of a line that goes on what goes on stays;
    a line that was itself changed stays whole.
    """
    if said and said in text:
        return text.replace(said, "", 1).strip()
    lines = [line for line in said.split("\n") if line.strip()]
    left = []
    for line in text.split("\n"):
        begun = max((one for one in lines if line.startswith(one)), key=len, default="")
        if not begun:
            left.append(line)
        elif line != begun:
            left.append(line.removeprefix(begun).strip())
    return "\n".join(left).strip()


def _same_point(values: tuple[str, ...], point: Point, size: int) -> bool:
    return len(values) == 1 and points.parse_move(values[0], size) == point
