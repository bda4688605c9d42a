"""What a GTP engine holds in memory while it plays on and on and is asked everything there is to ask, in one process.

Takes an engine and a seed; gives the memory held at each quarter of the way, and what went wrong. Judges no answer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from riyu.base.errors import IllegalMove, PeerError, UsageError
from riyu.game.constants import BLACK, EMPTY, PASS
from riyu.game.game import Game
from riyu.game.points import Color, Point, all_points, parse_move, point_text
from riyu.game.position import parse_position
from riyu.lab._processor import resident_bytes
from riyu.lab.damage_gtp import Conversation

__all__ = [
    "BEGINNINGS",
    "CHANGES",
    "QUESTIONS",
    "Asked",
    "MemoryReport",
    "MemoryRow",
    "memory_report",
]

QUARTERS = 4

BEGINNINGS = (
    *("boardsize 9", "boardsize 13", "boardsize 19", "clear_board", "loadsgf game.sgf"),
    *("set_position b D4 w E5 b C3", "gogui-setup b C3 w D4 e E5"),
)
"""Commands that begin a game anew."""

CHANGES = (
    *(
        "gogui-play_sequence {color} {empty}",
        "kgs-genmove_cleanup {color}",
        "gomill-genmove_ex {color}",
    ),
    *(
        "lz-genmove_analyze {color} 10",
        "kata-genmove_analyze {color} 10",
        "genmove_analyze {color}",
    ),
    *(
        "kata-set-rules japanese",
        "kata-set-rules chinese",
        "kgs-rules aga",
        "gogui-setup_player {color}",
    ),
    *(
        "fixed_handicap 2",
        "place_free_handicap 3",
        "set_free_handicap C3 G7",
        "riyu-style mine.toml",
    ),
    *("komi 5.5", "time_settings 0 10 1", "time_left {color} 9 1", "gogui-param_general seed 3"),
    *(
        "kgs-time_settings none",
        "kata-time_settings absolute 600",
        "clear_cache",
        "gogui-interrupt",
    ),
)
"""Commands that change something beside moves."""

QUESTIONS = (
    *(
        "attack {stone}",
        "defend {stone}",
        "does_attack {empty} {stone}",
        "does_defend {empty} {stone}",
    ),
    *("attack_either {stone} {stone}", "defend_both {stone} {stone}", "connect {stone} {stone}"),
    *(
        "disconnect {stone} {stone}",
        "same_dragon {stone} {stone}",
        "analyze_semeai {stone} {stone}",
    ),
    *("break_in {stone} {empty} {empty}", "block_off {stone} {empty} {empty}", "eval_eye {empty}"),
    *(
        "combination_attack {color}",
        "combination_defend {color}",
        "increase_depths",
        "decrease_depths",
    ),
    *("owl_attack {stone}", "owl_defend {stone}", "owl_does_attack {empty} {stone}"),
    *(
        "owl_does_defend {empty} {stone}",
        "dragon_status {stone}",
        "dragon_data {stone}",
        "dragon_data",
    ),
    *(
        "worm_data {stone}",
        "worm_data",
        "riyu-status {stone}",
        "riyu-solve {color}",
        "riyu-race {color}",
    ),
    *("riyu-groups {color}", "riyu-territory", "riyu-worths", "riyu-value"),
    *("estimate_score", "new_score", "experimental_score {color}"),
    *("riyu-reading capture {stone}", "riyu-reading save {stone}", "riyu-reading kill {stone}"),
    *(
        "riyu-reading live {stone}",
        "riyu-reading cut {stone} {stone}",
        "riyu-reading make-eye {empty}",
    ),
    *("riyu-chain-data {color}", "riyu-moyos {color}", "riyu-link-bits", "riyu-first-look"),
    *("riyu-code", "riyu-changes", "riyu-sequence {color}", "riyu-best shape {color} {empty}"),
    *("riyu-variations move(good, black, {empty}, capture, {stone})",),
    *(
        "riyu-plans",
        "riyu-theaters",
        "riyu-either {color} {empty}",
        "riyu-joseki",
        "riyu-ko",
        "riyu-level",
    ),
    *("riyu-ward string {stone}", "riyu-alerts", "riyu-events"),
    *("riyu-hint", "riyu-hint 3", "riyu-threat"),
    *("riyu-facts", "riyu-facts", "riyu-facts move", "riyu-ask move(?a, black, ?p, ?q, ?r)"),
    *("riyu-why-fact move(good, black, {empty}, capture, {stone})", "riyu-findings", "riyu-why"),
    *("riyu-why {color}", "riyu-why {empty}", "riyu-why-not {empty}", "riyu-candidates {color}"),
    *(
        "riyu-candidates-gfx {color}",
        "riyu-match shape {empty} {color}",
        "riyu-match key-point-shape {empty}",
    ),
    *(
        "riyu-ownership",
        "riyu-style",
        "riyu-position",
        "riyu-budget",
        "riyu-knowledge",
        "riyu-links",
        "riyu-bridges",
    ),
    *(
        "riyu-chains",
        "riyu-access {color}",
        "riyu-access {color} {empty}",
        "riyu-phase",
        "riyu-enclosure",
    ),
    *(
        "riyu-influence paths",
        "riyu-influence squares",
        "riyu-influence radiation",
        "riyu-runnability",
    ),
    *("riyu-view {empty} {color}", "riyu-sectors", "riyu-zones", "riyu-eyes", "riyu-pass-alive"),
    *(
        "riyu-show links",
        "riyu-show influence",
        "riyu-show view {empty} {color}",
        "ladder_attack {stone}",
    ),
    *(
        "unconditional_status {stone}",
        "go_ladder {stone}",
        "go_static_ladder {stone}",
        "go_safe benson",
    ),
    *(
        "riyu-ask-drawn ladder {color} {stone}",
        "final_score",
        "final_status_list dead",
        "countlib {stone}",
    ),
    *(
        "final_status_list white_territory",
        "findlib {stone}",
        "is_legal {color} {empty}",
        "all_legal {color}",
    ),
    *(
        "captures {color}",
        "color {stone}",
        "trymove {color} {empty}",
        "popgo",
        "showboard",
        "printsgf",
    ),
    *("lz-analyze {color} 10", "kata-analyze {color} ownership true", "analyze {color} minmoves 3"),
    *(
        "top_moves",
        "top_moves_black",
        "top_moves_white",
        "reg_genmove {color}",
        "gg_genmove {color} 5",
    ),
    *(
        "restricted_genmove {color} {empty} {empty}",
        "gomill-explain_last_move",
        "gomill-describe_engine",
    ),
    *(
        "gomill-cpu_time",
        "cputime",
        "kata-get-rules",
        "kata-list_time_settings",
        "gogui-analyze_commands",
    ),
    *(
        "gogui-param_general",
        "known_command play",
        "list_commands",
        "name",
        "version",
        "query_boardsize",
    ),
    *("protocol_version", "kgs-game_over"),
)
"""Questions, with places for a stone on the board, a free point and a color."""


class Asked(Conversation, Protocol):
    """An engine that is talked to, with a process to look at."""

    @property
    def process(self) -> int:
        """The process's id."""


@dataclass(frozen=True, slots=True)
class MemoryRow:
    """The memory held (bytes; None where it isn't told) and the processor seconds used after so many lines."""

    after: int
    resident: int | None
    seconds: float


@dataclass(frozen=True, slots=True)
class MemoryReport:
    """What an engine held on its way, and how its lines went.

    `refused` by command; `failures`: lines that were answered by an internal error, and how the engine broke.
    """

    rows: tuple[MemoryRow, ...]
    seed: int
    lines: int
    moves: int
    refused: Counter[str]
    failures: tuple[str, ...]

    @property
    def is_good(self) -> bool:
        """Say whether there was no internal error and the engine went all the way."""
        return not self.failures


def memory_report(
    engine: Asked, count: int, seed: int, told: Callable[[int], object] = lambda done: None
) -> MemoryReport:
    """Play and ask `count` lines, drawn by the seed, and look at the engine's memory at each quarter.

    Three lines of ten ask for a move, one in eight plays one by chance, one in twelve takes moves back; the rest are
    questions, and now and then other changes and beginnings. Raises UsageError for a count below QUARTERS.
    """
    if count < QUARTERS:
        raise UsageError(f"{count} lines: expected {QUARTERS} or more")
    drawn = _Drawn(random.Random(seed))
    refused: Counter[str] = Counter()
    failures: list[str] = []
    _ask(engine, 0, "protocol_version")  # once it answers, it has started
    rows = [_row(engine, 0)]
    moves = 0
    for number in range(1, count + 1):
        line = drawn.line()
        try:
            is_ok, text = _ask(engine, number, line)
            if drawn.is_out_of_step(line, is_ok, text):
                _, position = _ask(engine, number, "riyu-position")
                drawn.set_up(position)
        except PeerError as error:
            failures.append(f"{number}: {line}: {error}")
            break
        moves += is_ok and line.startswith(("genmove", "play"))
        if not is_ok:
            refused[line.split()[0]] += 1
            if text.startswith("internal error"):
                failures.append(f"{number}: {line}: {text}")
        if number * QUARTERS % count < QUARTERS:
            rows.append(_row(engine, number))
        told(number)
    return MemoryReport(tuple(rows), seed, number, moves, refused, tuple(failures))


def _row(engine: Asked, after: int) -> MemoryRow:
    return MemoryRow(after, resident_bytes(engine.process), engine.seconds)


def _ask(engine: Asked, number: int, line: str) -> tuple[bool, str]:
    # The empty line ends what goes on until another line comes.
    answer = engine.exchange(f"{number} {line}\n\n".encode(), b"").decode("utf-8", "replace")
    head, _, text = answer.strip("\n").partition(" ")
    if head not in (f"={number}", f"?{number}"):
        raise PeerError(f"answered {answer[:200]!r}")
    return head[0] == "=", text


class _Drawn:
    """Draws lines by chance, with the game as the engine has it beside it."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._game = Game(9)

    def line(self) -> str:
        """Give the next line."""
        chance, game = self._chance, self._game
        if game.is_over or game.move_number > game.size**2:
            return chance.choice(BEGINNINGS)
        drawn = chance.random()
        color = "b" if game.to_move == BLACK else "w"
        if drawn < 0.30:
            return f"genmove {color}"
        if drawn < 0.425:
            return f"play {color} {point_text(self._move(game.to_move))}"
        if drawn < 0.51 and game.move_number:
            many = chance.randrange(1, min(game.move_number, 4) + 1)
            return "undo" if many == 1 else f"gg-undo {many}"
        if drawn < 0.52:
            return chance.choice(BEGINNINGS)
        return self._filled(chance.choice(CHANGES if drawn < 0.54 else QUESTIONS))

    def is_out_of_step(self, line: str, is_ok: bool, text: str) -> bool:
        """Follow what a line did to the game; say whether that could not be followed."""
        words = line.split()
        if not is_ok:
            return False
        try:
            if words[0] == "genmove":
                if text.strip() == "resign":
                    self._game = Game(self._game.size)
                    return True
                self._game.play(self._game.to_move, parse_move(text, self._game.size))
            elif words[0] == "play":
                self._game.play(self._game.to_move, parse_move(words[2], self._game.size))
            elif words[0] in ("undo", "gg-undo"):
                for _ in range(int(words[1]) if len(words) > 1 else 1):
                    self._game.undo()
            else:
                return words[0] in _TELLING or line in BEGINNINGS
        except (IllegalMove, UsageError):
            return True
        return False

    def set_up(self, text: str) -> None:
        """Let the game begin with what the engine says that stands."""
        position = parse_position(text)
        self._game = Game(position.size)
        self._game.set_up(position)

    def _move(self, color: Color) -> Point:
        """Give a legal move that fills no own eye; a pass if there is none."""
        board = self._game.board
        free = [p for p in board.legal_points(color) if not board.is_eyelike(color, p)]
        return self._chance.choice(free) if free else PASS

    def _filled(self, question: str) -> str:
        """Put points and colors into a question."""
        position = self._game.position()
        points = tuple(all_points(position.size))
        stones = [p for p in points if position.at(p) != EMPTY] or points
        free = [p for p in points if position.at(p) == EMPTY] or points
        while "{" in question:
            question = question.replace("{stone}", point_text(self._chance.choice(stones)), 1)
            question = question.replace("{empty}", point_text(self._chance.choice(free)), 1)
            question = question.replace("{color}", self._chance.choice("bw"), 1)
        return question


_TELLING = frozenset(
    line.split()[0] for line in CHANGES if "genmove" in line or "play" in line or "handicap" in line
)
