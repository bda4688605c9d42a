"""Facts asked between moves, with undo, cleared caches and replaced files in between, beside a program just started.

Takes games, ways to begin a program and to replace its files, and a seed; gives what was compared, and what differs.
Knows programs by the commands of GTP alone.

How often a program is asked in a game, and where, is chance: an error left behind shows only at the next question. Both
decide for either color before they are compared, for the player tells facts too.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Protocol

from riyu.base.whole_files import write_whole
from riyu.game.points import point_text
from riyu.lab.games import NamedGame

__all__ = ["Asked", "FilesInTurn", "OwnGame", "Program", "ask_between"]

_COLORS = " bw"
_COUNTER = re.compile(r"(-> by rule )[a-z0-9-]+")
_QUESTIONS = 5
"""Times that facts are asked for in a game, on the average."""
_COMPARED = 0.4
"""How often what is answered is compared: a program just started has all to find and to read."""
_MORE = 0.3
"""How often a second question is compared, then."""
_MOST_BACK = 6
"""Moves taken back at once, at most."""
_UNDO, _CLEAR, _REPLACE = 0.04, 0.01, 0.004
"""How often moves are taken back, caches cleared, files replaced, a move."""


class Program(Protocol):
    """What answers commands: whether it could, and the reply."""

    def send(self, command: str) -> tuple[bool, str]:
        """Answer a command."""


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game that the program plays with itself as it is asked: its name, the board's lines, its moves at most."""

    name: str
    size: int
    most: int


@dataclass(slots=True)
class Asked:
    """What was asked and compared.

    Counts: games, moves, questions, those whose answers were compared; how often moves were taken back, caches cleared,
    files replaced; `errors`: questions that were not answered. These and `differences` are told in words.
    """

    games: int = 0
    moves: int = 0
    questions: int = 0
    compared: int = 0
    undone: int = 0
    cleared: int = 0
    replaced: int = 0
    errors: int = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: Asked) -> None:
        """Add what else was asked."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


class FilesInTurn:
    """Knowledge files of folders, each with the texts that it is given in turn: whole, or every other of its blocks.

    Arguments: the folders, by the suffix of their files; the words that blocks begin with. A counter names its own rule
    then, for the rule that it named may be left out. Files of one block have one text.
    """

    def __init__(self, folders: Mapping[str, Path], heads: Collection[str]) -> None:
        self._texts: dict[Path, tuple[str, ...]] = {}
        for suffix, folder in folders.items():
            for path in sorted(folder.glob(f"*{suffix}")):
                texts = _parts_of(path.read_text("utf-8"), heads)
                write_whole(path, texts[0])
                if len(texts) > 1:
                    self._texts[path] = texts

    def replace(self, chance: random.Random) -> None:
        """Give one of the files another text."""
        path = chance.choice(list(self._texts))
        now = path.read_text("utf-8")
        write_whole(path, chance.choice([text for text in self._texts[path] if text != now]))


def _parts_of(text: str, heads: Collection[str]) -> tuple[str, ...]:
    """Give a file's text, and those with every other of its blocks."""
    head, *blocks = re.split(rf"(?m)^(?=(?:{'|'.join(heads)}) )", text)
    blocks = [_COUNTER.sub(rf"\1{block.split()[1]}", block) for block in blocks]
    parts = (blocks, blocks[::2], blocks[1::2]) if len(blocks) > 1 else (blocks,)
    return tuple(head + "".join(part) for part in parts)


def ask_between(
    games: Sequence[NamedGame | OwnGame],
    begin: Callable[[int], Program],
    begin_fresh: Callable[[int], Program],
    replace: Callable[[random.Random], object],
    seed: int,
    advance: Callable[[int], None] = lambda done: None,
) -> Asked:
    """Ask for facts in games, and compare each answer with that of a program just started.

    `begin` and `begin_fresh` make a program with an empty board of a size; `replace` gives one of the files that they
    follow another text. Of games with handicap stones or set-ups the moves are played that are legal without them.
    """
    done = Asked()
    program: Program | None = None
    for number, game in enumerate(games, start=1):
        chance = random.Random(f"{seed}/{game.name}")
        size = game.size if isinstance(game, OwnGame) else game.record.size
        if program is None or chance.random() < 0.2:
            program = begin(size)
        else:
            program.send(f"boardsize {size}")
            program.send("clear_board")
        _Game(game, program, begin_fresh, replace, chance, done).play()
        done.games += 1
        advance(number)
    return done


class _Game:
    """One game in which facts are asked."""

    def __init__(
        self,
        game: NamedGame | OwnGame,
        program: Program,
        begin_fresh: Callable[[int], Program],
        replace: Callable[[random.Random], object],
        chance: random.Random,
        done: Asked,
    ) -> None:
        self.name = game.name
        self.program = program
        self.begin_fresh = begin_fresh
        self.replace = replace
        self.chance = chance
        self.done = done
        self.played: list[str] = []
        if isinstance(game, OwnGame):
            self.size, self.most = game.size, game.most
            self.ahead: list[str] | None = None
        else:
            self.size = game.record.size
            self.ahead = [
                f"play {_COLORS[move.color]} {point_text(move.point)}" for move in game.record.moves
            ]
            self.most = len(self.ahead)
        self.share = _QUESTIONS / max(self.most, 1)

    def play(self) -> None:
        """Play it to its end."""
        while len(self.played) < self.most and self._step():
            self.done.moves += 1
            if self.chance.random() < _UNDO:
                self._take_back()
            if self.chance.random() < _CLEAR:
                self.done.cleared += self.program.send("clear_cache")[0]
            if self.chance.random() < _REPLACE:
                self.replace(self.chance)
                self.done.replaced += 1
            if self.chance.random() < self.share:
                self._ask()

    def _step(self) -> bool:
        """Play a move; say whether there was one."""
        if self.ahead is None:
            color = "bw"[len(self.played) % 2]
            ok, move = self.program.send(f"genmove {color}")
            if not ok or move == "resign":
                return False
            self.played.append(f"play {color} {move}")
            return [line.split()[-1] for line in self.played[-2:]] != ["PASS", "PASS"]
        while self.ahead:
            command = self.ahead.pop(0)
            if self.program.send(command)[0]:
                self.played.append(command)
                return True
        return False

    def _take_back(self) -> None:
        count = self.chance.randint(1, min(_MOST_BACK, len(self.played)))
        if self.program.send(f"gg-undo {count}")[0]:
            if self.ahead is not None:
                self.ahead[:0] = self.played[-count:]
            del self.played[-count:]
            self.done.undone += 1

    def _ask(self) -> None:
        """Ask for facts here and, now and then, of a fresh program."""
        if self.chance.random() >= _COMPARED:
            self._answer("riyu-facts")
            return
        fresh = self.begin_fresh(self.size)
        for command in self.played:
            fresh.send(command)
        for (
            color
        ) in "bw":  # what the player tells of a position stands there from when it was asked
            for program in (self.program, fresh):
                program.send(f"reg_genmove {color}")
        self._compare("riyu-facts", fresh)
        if self.chance.random() < _MORE:
            self._compare(self._question(), fresh)

    def _answer(self, question: str) -> str:
        self.done.questions += 1
        ok, reply = self.program.send(question)
        if not ok:
            self.done.errors += 1
            self._tell(question, reply)
        return reply

    def _compare(self, question: str, fresh: Program) -> None:
        self.done.compared += 1
        reply, expected = self._answer(question), fresh.send(question)[1]
        if reply != expected:
            self._tell(question, _first_difference(reply, expected))

    def _tell(self, question: str, words: str) -> None:
        at = f"{self.name}, move {len(self.played)}, {question}"
        self.done.differences.append(f"{at}: {words}")

    def _question(self) -> str:
        """Give a question about one of the facts that stand."""
        facts = self.program.send("riyu-facts")[1].splitlines()
        named = self.chance.choice(facts).split(": ")[0]
        if "(" not in named:
            return "riyu-facts move"
        predicate = named.split("(")[0]
        return self.chance.choice((f"riyu-facts {predicate}", f"riyu-why-fact {named}"))


def _first_difference(found: str, expected: str) -> str:
    """Give the first line that one of two replies has alone."""
    mine, other = found.splitlines(), expected.splitlines()
    for sign, lines, others in (("+", mine, other), ("-", other, mine)):
        alone = [line for line in lines if line not in set(others)]
        if alone:
            return f"{sign} {alone[0]} ({len(alone)} such lines)"
    return "the same lines in another order"
