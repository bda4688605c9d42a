"""Damaged commands: GTP lines broken in all the ways that lines break, put to engines that should stay what they are.

Takes a way to start an engine and a number of lines; reports what was answered, refused, or broke it. Knows no Go.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol

from riyu.base.errors import UsageError
from riyu.lab.damage import CRASHED, HUNG, DamageReport, Round, Tally
from riyu.lab.peer import PeerTimeoutError

__all__ = ["HEAVY", "LASTING", "SEEDS", "Conversation", "damage", "damaged_gtp_report", "lay_out"]


class Conversation(Protocol):
    """An engine that is talked to in bytes; `riyu.lab.raw_gtp.RawGtp` is one."""

    @property
    def seconds(self) -> float:
        """Processor time used so far."""

    def exchange(self, data: bytes, last: bytes) -> bytes:
        """Write bytes; give all that is answered, up to and with the reply that begins with `last`.

        Raises PeerTimeoutError if the engine hangs, any other exception if it breaks.
        """

    def close(self) -> None:
        """End the engine."""


SEEDS = (
    *("boardsize 9", "boardsize 13", "clear_board", "komi 6.5", "play b D4", "play white E5"),
    *("play b C3", "play w D3", "play b E4", "play w C4", "play b F3", "play w G4", "play b G7"),
    *("play b pass", "play w PASS", "genmove b", "reg_genmove w", "undo", "gg-undo 2"),
    *("showboard", "fixed_handicap 4", "place_free_handicap 3", "set_free_handicap C3 G7 D5"),
    *("time_settings 300 30 5", "time_left b 120 0", "kgs-time_settings byoyomi 60 10 3"),
    *("kata-time_settings absolute 60", "kata-set-rules japanese", "kata-get-rules"),
    'kata-set-rules {"ko":"SIMPLE","scoring":"AREA","suicide":true,"tax":"NONE"}',
    *("kgs-rules new_zealand", "kgs-genmove_cleanup b", "set_position b A1 w B2 b C3"),
    *("gogui-setup b C3 w D4 e E5", "gogui-setup_player w", "gogui-play_sequence b A1 w B1 b A2"),
    *(
        "gogui-param_general playouts 3",
        "gogui-param_general seed 7",
        "gogui-param_general trust 2",
    ),
    *("gogui-param_general width 3", "gogui-param_general resign 0", "gogui-analyze_commands"),
    *("gomill-explain_last_move", "gomill-genmove_ex b claim", "gomill-describe_engine"),
    *("final_status_list dame", "countlib D4", "findlib E5", "is_legal w C3", "gomill-cpu_time"),
    *("all_legal b", "captures w", "color D4", "trymove w D5", "popgo", "ladder_attack E5"),
    *("restricted_genmove b A1 C3 PASS", "gg_genmove w 7", "top_moves", "top_moves_white"),
    *("riyu-why", "riyu-why-not D4", "riyu-candidates b", "riyu-style mine.toml", "riyu-position"),
    *("riyu-knowledge", "riyu-level full", "riyu-joseki", "riyu-ko", "riyu-hint 2", "riyu-threat"),
    *("12 name", "known_command play", "list_commands", "# a comment", "3 version # why"),
    *(
        "protocol_version",
        "query_boardsize",
        "cputime",
        "kata-list_time_settings",
        "gogui-interrupt",
    ),
    *("lz-analyze b 10", "lz-genmove_analyze w interval 20", "analyze 30", "genmove_analyze b"),
    "kata-analyze w 10 minmoves 2 maxmoves 5 ownership true rootInfo true pvVisits false",
    *("kata-analyze b avoid b C3,D4 1", "kata-genmove_analyze b 20 allow b E5,F6 1"),
    *("kgs-game_over", "riyu-candidates-gfx w", "riyu-ownership", "riyu-budget", "top_moves_black"),
    *("riyu-links b", "riyu-bridges", "riyu-chains w", "riyu-access b", "riyu-access w D4"),
    *("riyu-phase", "riyu-enclosure", "riyu-influence paths", "riyu-view D4 b", "riyu-runnability"),
    *("riyu-sectors b", "riyu-zones", "riyu-eyes", "riyu-pass-alive", "riyu-show links"),
    *("riyu-show view D4 b", "unconditional_status D4", "go_safe benson", "go_ladder D4"),
    *("go_static_ladder D4", "attack D4", "defend E5", "does_attack D5 D4", "does_defend D5 D4"),
    *("connect C3 D4", "disconnect C3 D4", "same_dragon C3 E4", "riyu-ask-drawn ladder b C3"),
    *("riyu-match shape D4 b", "riyu-match contact-answer E5", "riyu-reading capture D4"),
    *("loadsgf game.sgf", "loadsgf game.sgf 3", "loadsgf game.sgf D4", "loadsgf pipe"),
    *("loadsgf folder", "loadsgf /dev/stdin", "riyu-style pipe.toml", "riyu-style folder.toml"),
)
"""Lines that are right, to be broken; the files they name lie in the engine's folder."""

HEAVY = (
    *("riyu-facts", "riyu-facts move", "riyu-ask move(?a, black, ?p, ?q, ?r)", "riyu-findings"),
    *("riyu-why-fact move(good, black, D5, capture, D4)", "final_status_list dead", "final_score"),
    *("estimate_score", "new_score", "experimental_score b"),
    *("owl_attack D4", "owl_defend D4", "owl_does_attack D5 D4", "owl_does_defend D5 D4"),
    *("dragon_status D4", "riyu-status D4", "riyu-solve b", "riyu-race w", "analyze_semeai C3 D4"),
    *("riyu-groups", "riyu-groups w", "riyu-territory b", "riyu-worths", "riyu-value"),
    *("worm_data D4", "dragon_data D4", "eval_eye A1", "attack_either D4 E5", "defend_both C3 D4"),
    *("combination_attack b", "combination_defend w", "break_in D4 A1 B1", "block_off D4 A1 B1"),
    *("increase_depths", "decrease_depths", "clear_cache", "riyu-style balanced"),
    *("gogui-param_general style territorial", "riyu-reading kill D4", "riyu-reading live D4"),
    *(
        "riyu-plans",
        "riyu-theaters",
        "riyu-either b E6",
        "riyu-variations move(good, black, D5, capture, D4)",
    ),
    *("riyu-sequence b D5", "riyu-best shape b D5 E4", "riyu-chain-data b", "riyu-moyos w"),
    *("riyu-code", "riyu-changes", "riyu-link-bits b", "riyu-first-look w"),
    *("riyu-ward string D4", "riyu-ward group D4", "riyu-ward plan capture D4", "riyu-events"),
    *("riyu-ward link D4 E5", "riyu-alerts"),
)
"""Right lines that cost more: one in `HEAVY_IN` is of these."""

HEAVY_IN = 40

RESET = (
    *("boardsize 9", "komi 6.5", "kata-set-rules chinese", "riyu-style mine.toml"),
    *("gogui-param_general seed 1", "gogui-param_general resign 1", "time_settings 0 0 0"),
)
"""Lines that bring an engine back to where it began, as far as any line can."""

LASTING = (
    *("set_position b D4 w E5 b E4 w F4 b C6", "riyu-candidates b", "riyu-match shape D5 b"),
    *("attack E5", "riyu-ownership", "riyu-links", "riyu-facts", "riyu-style", "riyu-findings"),
)
"""Questions that an engine answers alike whatever went before."""

WORDS = ("answered", "refused", "unasked", "internal", "unframed", "disturbed", CRASHED, HUNG)
"""What may come of a line: answered, refused, or nothing, as for a comment; besides, an internal error, a reply that is
no GTP or not the one that belongs there, something changed though it was refused; and what ends the engine."""

BAD = ("internal", "unframed", "disturbed", CRASHED, HUNG)

_STRANGE = (
    *("", "-1", "0", "1", "2", "19", "20", "25", "999999999999999999999", "1e400", "nan", "-inf"),
    *("0x1F", "٣", "1_0", "½", "true", "null", "[]", "{}", '{"ko":[]}', '{"a":{"b":', "'", '"'),
    *("A0", "I5", "T19", "Z99", "a1", "pass", "resign", "b", "w", "black", "WHITE", "e", "B"),
    *("\x00", "\x07", "\t", "\r", "\x1b[2J", "\ud800", "\udcff", "\u2028", "\xa0", "é", "黑", "#"),
    *("%s%n", "../../x", "a" * 3000, "D4 " * 500, "=", "?", "\n\n", "= \n\n= ", "a" * 70_000),
    *("9" * 400, "9" * 5000, "[" * 3000, '{"ko":' * 3000, "a" * 256 + ".sgf", "~", "/dev/null"),
    *("pipe", "pipe.toml", "folder", "/dev/zero", "game.sgf", "mine.toml", ".", "/", "/dev/fd/0"),
)
# What writes a file: a broken name must not reach the disk.
_KEPT_BACK = ("printsgf", "quit")
_DROPPED = re.compile(rb"[\x00-\x08\x0a-\x1f\x7f]")
_LONGEST_LINE = 1 << 16
_RESET_EVERY = 50
_FIRST_ID = 700_000_000


_FILES = {
    "game.sgf": "(;GM[1]FF[4]SZ[9]KM[6.5];B[ee];W[cc];B[gc];W[cg];B[gg]C[that is all])",
    "mine.toml": 'title = "T"\nabout = "A."\n'
    "[play]\nwidth = 2\nplayouts = 4\nassess_playouts = 20\n[weights]\ncapture = 9\n",
}


def lay_out(folder: Path) -> None:
    """Put into a folder what right lines name: a game, a style with a hasty look, and what is no file."""
    for name, text in _FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    for name in ("folder", "folder.toml"):
        (folder / name).mkdir()
    for name in ("pipe", "pipe.toml"):
        os.mkfifo(folder / name)


def damage(line: str, chance: random.Random, seeds: Sequence[str] = SEEDS) -> str:
    """Give a line broken in one to three places: words or characters dropped, doubled, strange, or another line's."""
    for _ in range(chance.choice((1, 1, 2, 3))):
        words = line.split(" ")
        at = chance.randrange(len(words))
        match chance.randrange(8):
            case 0:
                words[at] = chance.choice(_STRANGE)
            case 1:
                words.insert(at + 1, chance.choice(_STRANGE))
            case 2:
                del words[at]
            case 3:
                words.insert(at, words[at])
            case 4:
                words[at:] = chance.choice(seeds).split(" ")[chance.randrange(2) :]
            case 5:
                words[at] = words[at].swapcase()
            case _:
                word = list(words[at])
                place = chance.randrange(len(word) + 1)
                word[place : place + chance.randrange(2)] = [chr(chance.randrange(1, 256))]
                words[at] = "".join(word)
        line = " ".join(words)
    return line


def damaged_gtp_report(
    start: Callable[[], Conversation],
    count: int,
    seed: int = 0,
    *,
    seeds: Sequence[str] = SEEDS,
    heavy: Sequence[str] = HEAVY,
    probes: Iterable[str] = ("showboard", "kata-get-rules", "gogui-param_general"),
    reset: Sequence[str] = RESET,
    lasting: Sequence[str] = LASTING,
    lines_each: int = 2000,
    told: Callable[[int], object] = lambda done: None,
) -> DamageReport:
    """Put `count` damaged lines to engines, a fresh one for every `lines_each`, right lines among them.

    `start` starts an engine. `probes` are asked after each line: what they say after a refused one must be what they
    said before it. `reset` is sent now and then, and before `lasting`, which is asked of a fresh engine and of each at
    its end: the answers must be the same. Lines that write files, and `quit`, are never sent. The same seed gives the
    same lines. Raises UsageError for a count below 1.
    """
    if count < 1:
        raise UsageError(f"{count} lines: expected 1 or more")
    chance = random.Random(seed)
    tally = Tally("lines", seed, WORDS, BAD)
    talk = _Talk(start, tuple(probes), reset, lasting)
    number = 0
    try:
        while number < count:
            line = chance.choice(heavy if heavy and chance.randrange(HEAVY_IN) == 0 else seeds)
            if chance.random() < 0.7:
                line = damage(line, chance, seeds)
            if _is_kept_back(line):
                continue
            if number % lines_each == 0:
                _end(talk, tally, number)
            data = line.encode("utf-8", "surrogatepass")
            outcome, seconds = talk.put(data, number % _RESET_EVERY == 0)
            tally.add(number, data[:2000], outcome, seconds)
            number += 1
            told(number)
        _end(talk, tally, number)
    finally:
        talk.close()
    return tally.report()


def _end(talk: _Talk, tally: Tally, number: int) -> None:
    """End the engine; if it answers what it should always answer otherwise, that is a round of its own."""
    complaint = talk.end()
    if complaint:
        tally.add(number, b"", Round(("disturbed",), complaint), 0.0)


class _Talk:
    """Engines talked to one after the other."""

    def __init__(
        self,
        start: Callable[[], Conversation],
        probes: tuple[str, ...],
        reset: Sequence[str],
        lasting: Sequence[str],
    ) -> None:
        self._start = start
        self._probes = probes
        self._reset = reset
        self._lasting = lasting
        self._engine: Conversation | None = None
        self._before = b""
        self._first: bytes | None = None
        """What a fresh engine said to the lasting questions."""
        self._id = _FIRST_ID

    def put(self, line: bytes, is_reset: bool) -> tuple[Round, float]:
        """Send a line; give what came of it and the processor seconds it took."""
        engine = self._engine
        try:
            if engine is None:
                engine = self._engine = self._start()
                self._before = b""
            if is_reset or not self._before:
                self._ask(engine, self._reset)
                self._before = self._ask(engine, self._probes)
            began = engine.seconds
            answer, after = self._exchange(engine, line)
            seconds = engine.seconds - began
        except PeerTimeoutError as error:
            self.close()
            return Round((HUNG,), f"{line!r:.200}: {error}"), 0.0
        except Exception as error:
            # It is broken: the next line goes to another.
            self.close()
            said = f"{type(error).__name__}: {error}"
            return Round((CRASHED,), f"{line!r:.200}: {said}"), 0.0
        outcome = _outcome(line, answer)
        if set(outcome.words) & {"refused", "unasked"} and after != self._before:
            what = f"{line!r:.200}: refused ({answer!r:.300}), but changed what the probes say"
            outcome = Round((*outcome.words, "disturbed"), what)
        self._before = after
        return outcome, seconds

    def end(self) -> str:
        """End the engine; give what is wrong with its last answers, nothing if they are as ever."""
        engine = self._engine
        if engine is None or not self._lasting:
            self.close()
            return ""
        try:
            if self._first is None:
                fresh = self._start()
                try:
                    self._ask(fresh, self._reset)
                    self._first = self._ask(fresh, self._lasting)
                finally:
                    fresh.close()
            self._ask(engine, self._reset)
            last = self._ask(engine, self._lasting)
        except Exception as error:
            return f"at the end of an engine: {type(error).__name__}: {error}"
        finally:
            self.close()
        if last != self._first:
            return f"at the end of an engine: it says {last!r:.2000}, a fresh one {self._first!r:.2000}"
        return ""

    def close(self) -> None:
        """End the engine without a question."""
        if self._engine is not None:
            self._engine.close()
        self._engine = None

    def _ask(self, engine: Conversation, questions: Sequence[str]) -> bytes:
        """Give the replies to right lines, without their ids."""
        return self._exchange(engine, b"", questions)[1]

    def _exchange(
        self, engine: Conversation, line: bytes, after: Sequence[str] | None = None
    ) -> tuple[bytes, bytes]:
        """Send a line and right ones after it; give what the line was answered, and the replies to the others."""
        questions = [*(self._probes if after is None else after), "protocol_version"]
        first = self._id
        self._id += len(questions)
        asked = "".join(f"{first + i} {words}\n" for i, words in enumerate(questions))
        last = b"=%d " % (self._id - 1)
        answer = engine.exchange(line + b"\n" + asked.encode(), last)
        # The first of the questions' replies ends what the line was answered.
        starts = [at for sign in b"=?" if (at := _start_of(answer, b"%c%d " % (sign, first))) >= 0]
        at = min(starts, default=len(answer))
        replies = answer[at:]
        for i in range(len(questions)):
            replies = replies.replace(b"%d " % (first + i), b" ", 1)
        return answer[:at], replies


def _start_of(answer: bytes, head: bytes) -> int:
    """Give where a reply begins that stands at a beginning or after an empty line; -1 if it doesn't."""
    if answer.startswith(head):
        return 0
    found = answer.find(b"\n\n" + head)
    return found + 2 if found >= 0 else -1


def _outcome(line: bytes, answer: bytes) -> Round:
    """Say what a line was answered, in words of the report."""
    ids = _ids(line)
    frames = answer.split(b"\n\n")
    if frames.pop() != b"":
        return Round(("unframed",), f"{line!r:.200}: a reply without end: {answer!r:.300}")
    are_theirs = len(frames) == len(ids) and all(
        frame.startswith((b"=%s " % own, b"?%s " % own))
        for frame, own in zip(frames, ids, strict=True)
    )
    if not are_theirs:
        return Round(("unframed",), f"{line!r:.200}: not {len(ids)} replies: {answer!r:.300}")
    if not ids:
        return Round(("unasked",))
    is_refused = any(frame.startswith(b"?") for frame in frames)
    word = "refused" if is_refused and len(frames) == 1 else "answered"
    if any(re.match(rb"\?\d* internal error", frame) for frame in frames):
        return Round((word, "internal"), f"{line!r:.200}: {answer!r:.400}")
    return Round((word,))


def _ids(data: bytes) -> list[bytes]:
    """Give the ids of the requests that bytes hold, a line each, empty where there is none."""
    ids = []
    for line in data.split(b"\n"):
        seen = line[:60] if len(line) >= _LONGEST_LINE else line
        words = _DROPPED.sub(b"", seen.partition(b"#")[0]).replace(b"\t", b" ").strip(b" ")
        if words:
            ids.append(words[: len(words) - len(words.lstrip(b"0123456789"))])
    return ids


def _is_kept_back(line: str) -> bool:
    # Control characters are dropped by whoever reads the line: what is left counts.
    plain = "".join(c for c in line if c > " " and c != "\x7f").lower()
    return any(word in plain for word in _KEPT_BACK)
