"""A game against riyu in the terminal: moves and questions typed, boards and reasons shown.

Takes a game, an engine and a conversation; plays until the end of the game or of the input. Decides nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from riyu.assessment.lead import Lead
from riyu.base.errors import BadInput, IllegalMove, UsageError, nearest
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import (
    Color,
    all_points,
    color_name,
    opposite,
    parse_move,
    point_text,
)
from riyu.interfaces.assessment_words import span_words
from riyu.interfaces.cli.ending import agree_on_dead, score_overlay
from riyu.interfaces.cli.saving import save_game
from riyu.interfaces.cli.talk import Talk
from riyu.interfaces.cli.teaching import Teaching
from riyu.interfaces.picture import Overlay, Tint
from riyu.player.decision import RESIGN, Decision
from riyu.player.engine import Engine
from riyu.player.explaining.explain import explain, whole_text
from riyu.player.explaining.record import Explanation
from riyu.reading.blackboard import Blackboard

__all__ = ["COMMANDS", "TerminalGame"]

COMMANDS = {
    "why": "the reasons of riyu's last move, down to the stones",
    "hint": "where to look; once more: why; and once more: the move (or hint 3)",
    "threat": "what happens if you play elsewhere than riyu would",
    "why-not": "why-not D4: what is wrong with a point, or what riyu's choice does more",
    "score": "who is ahead, and whose what is, as riyu sees it",
    "undo": "take your last move and riyu's answer back",
    "pass": "pass; two passes end the game",
    "resign": "give up",
    "board": "show the board again",
    "save": "save FILE: write the game as SGF, with riyu's reasons",
    "help": "this list",
    "quit": "leave",
}
"""What can be typed besides a point, and what it does."""

_SHORT = {"?": "help", "h": "help", "p": "pass", "u": "undo", "q": "quit", "exit": "quit"}
_SURE = 0.5  # ownership, −1 to +1, from which a point is shown as somebody's


@dataclass(slots=True)
class TerminalGame:
    """One game, by its blackboard: `human` is the user's color; `notes` go into the saved file.

    Before a move of the user's that costs `warn_from` points he is warned; 0: never.
    """

    talk: Talk
    blackboard: Blackboard
    engine: Engine
    human: Color
    notes: str = ""
    warn_from: float = 0.0
    _decisions: dict[int, Decision] = field(default_factory=dict)  # by move number
    _records: dict[int, Explanation] = field(default_factory=dict)  # by move number
    _teaching: Teaching | None = None
    _written: set[Path] = field(default_factory=set)
    _is_left: bool = False

    @property
    def game(self) -> Game:
        """The game."""
        return self.blackboard.game

    def run(self) -> None:
        """Play until the user leaves or the input ends."""
        self.talk.tell(
            f"You are {color_name(self.human)}. Type a point, such as {self._example()}, "
            f"or one of: {', '.join(COMMANDS)}."
        )
        self._show()
        while not self._is_left:
            if self.game.result:
                self._take_command("game over> ")
            elif self.game.is_over:
                self._finish()
            elif self.game.to_move == self.human:
                self._take_command(f"{color_name(self.human)}> ")
            else:
                self._answer()

    # The user's turn -------------------------------------------------------------------------------------------------

    def _take_command(self, prompt: str) -> None:
        line = self.talk.ask(prompt)
        if line is None:
            self._is_left = True
            return
        if not line:
            return
        word, _, rest = line.partition(" ")
        name = _SHORT.get(word.lower(), word.lower())
        methods: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "hint": self._hint,
            "threat": self._threat,
            "why-not": self._why_not,
            "score": self._score,
            "undo": self._undo,
            "pass": self._play,
            "resign": self._resign,
            "board": lambda _: self._show(),
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        try:
            if name in methods:
                methods[name]("pass" if name == "pass" else rest.strip())
            else:
                self._play(line)
        except (BadInput, IllegalMove, UsageError) as error:
            self.talk.complain(error)

    def _play(self, text: str) -> None:
        if self.game.result:
            raise UsageError("the game is over: `undo`, `save FILE` or `quit`")
        try:
            point = parse_move(text, self.game.size)
        except BadInput as error:
            if text[:1].isalpha() and text[1:].strip().isdigit():
                raise  # meant as a point
            known = nearest(text.split()[0].lower(), COMMANDS)
            raise BadInput(
                f"'{text[:40]}' is neither a point, such as {self._example()}, nor a command"
                f"{known or '; `help` lists them'}"
            ) from error
        if self.warn_from:
            with self.talk.thinking():
                said = self.teaching.warning(point, self.warn_from)
            if said:
                self.talk.tell(
                    f"{said} Type {point_text(point)} once more to play it all the same."
                )
                return
        self.game.play(self.human, point)

    def _undo(self, _: str) -> None:
        mine = [n for n, move in enumerate(self.game.moves) if move.color == self.human]
        if not mine:
            raise UsageError("no move of yours to take back")
        while self.game.move_number > mine[-1]:
            self._decisions.pop(self.game.move_number, None)
            self.game.undo()
        self.game.result = ""
        self._show()

    def _resign(self, _: str) -> None:
        if self.game.result:
            raise UsageError("the game is over already")
        self._end(f"{'W' if self.human == BLACK else 'B'}+R", "You resign; riyu wins.")

    def _why(self, _: str) -> None:
        if not self._decisions:
            raise UsageError("riyu has not played yet")
        number = max(self._decisions)
        self.talk.tell(whole_text(self._records[number], self._decisions[number]))

    def _hint(self, words: str) -> None:
        self._check_turn()
        with self.talk.thinking():
            said = self.teaching.hint(words)
        self.talk.tell(said)

    def _threat(self, _: str) -> None:
        self._check_turn()
        with self.talk.thinking():
            said = self.teaching.threat()
        self.talk.tell(said)

    def _why_not(self, words: str) -> None:
        self._check_turn()
        point = parse_move(words, self.game.size)
        with self.talk.thinking():
            said = self.teaching.why_not(point)
        self.talk.tell(said)

    def _check_turn(self) -> None:
        if self.game.result:
            raise UsageError("the game is over")

    @property
    def teaching(self) -> Teaching:
        """What tells the user of moves."""
        if self._teaching is None:
            self._teaching = Teaching(self.blackboard, self.engine, self.human)
        return self._teaching

    def _score(self, _: str) -> None:
        with self.talk.thinking():
            judged = self.engine.assess_jointly(self.blackboard)
        position = self.game.position()
        tints = tuple(
            Tint(point, max(-1.0, min(1.0, owned)))
            for point, owned in zip(all_points(self.game.size), judged.whole.ownership, strict=True)
            if abs(owned) >= _SURE and position.at(point) != (BLACK if owned > 0 else WHITE)
        )
        legend = "Whose a point is likely to be; on a stone: it is likely to be taken."
        keys = ((Tint(0, 1.0), "Black's"), (Tint(0, -1.0), "White's"))
        self.talk.draw(position, [Overlay("score", legend, tints, keys)], self._last_point())
        said = span_words(Lead.of(judged))
        said = f"The game is {said}" if said.startswith("even") else said
        self.talk.tell(f"{said}, komi {self.game.komi:g} counted.")

    def _save(self, name: str) -> None:
        if not name:
            raise UsageError("save to which file? such as `save game.sgf`")
        path = Path(name).expanduser()
        if path.exists() and path not in self._written:
            raise UsageError(f"{path} is there already: take another name")
        save_game(path, self.game, self._decisions, self._records, self.human, self.notes)
        self._written.add(path)
        self.talk.tell(f"saved: {path}")

    def _help(self, _: str) -> None:
        self.talk.tell(f"{self._example():8} play there: a letter and a row")
        for name, about in COMMANDS.items():
            self.talk.tell(f"{name:8} {about}")

    def _quit(self, _: str) -> None:
        self._is_left = True

    # riyu's turn -----------------------------------------------------------------------------------------------------

    def _answer(self) -> None:
        color = opposite(self.human)
        with self.talk.thinking():
            decision = self.engine.decide(
                self.blackboard, color, may_resign=self.game.handicap == 0
            )
        if decision.point == RESIGN:
            self._end(f"{'B' if self.human == BLACK else 'W'}+R", f"{decision.headline()} You win.")
            return
        self.game.play(color, decision.point)
        self._show()  # at once: its words take longer than the move
        self.game.undo()
        try:
            ask = self.engine.asking(self.blackboard, decision)
            record = explain(self.blackboard, decision, ask=ask)
        finally:
            self.game.play(color, decision.point)
        number = self.game.move_number
        self._decisions[number], self._records[number] = decision, record
        self.talk.tell(f"{color_name(color)}: {record.headline.beginner}")

    # The end ---------------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        dead = seki = frozenset[int]()
        if self.game.ruleset.dead_removed:
            with self.talk.thinking():
                status = self.engine.status(self.blackboard)
            agreed = agree_on_dead(self.talk, self.game, status.dead)
            if agreed is None:
                # Both passes go: whoever passed first is to move again.
                for _ in range(2):
                    self._decisions.pop(self.game.move_number, None)
                    self.game.undo()
                self._show()
                return
            dead, seki = agreed, status.seki - agreed
        score = self.game.score(dead, seki)
        self.talk.draw(self.game.position(), [score_overlay(score)])
        self._end(score.result, str(score))

    def _end(self, result: str, words: str) -> None:
        self.game.result = result
        self.talk.tell(words)
        self.talk.tell(f"Result: {result}. You can still: why, undo, save FILE, quit.")

    # Showing ---------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.talk.draw(self.game.position(), (), self._last_point())

    def _last_point(self) -> int:
        move = self.game.last_move
        return PASS if move is None else move.point

    def _example(self) -> str:
        low = min(4, self.game.size)
        return point_text(20 * low + low)
