"""GoGui's commands: what its Analyze menu shows, set-up, sequences of moves, and parameters.

Takes a session and arguments; gives lists that GoGui reads, changes the game. Source: GoGui's manual, Analyze Commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from riyu.base.errors import RiyuError, UsageError, nearest
from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.ruleset import RULESETS, ruleset_by_name
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.kata import set_ruleset
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["ANALYZE", "COMMANDS", "set_level", "set_style"]

ANALYZE = (
    ("hpstring", "Why: the last decision", "riyu-why"),
    ("hpstring", "Why: a color's move now", "riyu-why %c"),
    ("hpstring", "Why: a point", "riyu-why %p"),
    ("hpstring", "Why not: a point", "riyu-why-not %p"),
    ("hpstring", "Why: what happens elsewhere", "riyu-threat"),
    ("hpstring", "Why: a hint, where to look", "riyu-hint"),
    ("hpstring", "Candidates: with reasons", "riyu-candidates %c"),
    ("gfx", "Candidates: on the board", "riyu-candidates-gfx %c"),
    ("pspairs", "Candidates: values", "top_moves"),
    ("hpstring", "Facts: what the rules say", "riyu-facts"),
    ("hpstring", "Facts: ask", "riyu-ask %s"),
    ("hpstring", "Facts: why one stands", "riyu-why-fact %s"),
    ("hpstring", "Facts: what may follow a move", "riyu-variations %s"),
    ("dboard", "Ownership by playouts", "riyu-ownership"),
    ("gfx", "Show: view from a point", "riyu-show view %p %c"),
    ("hpstring", "View: from a point", "riyu-view %p %c"),
    ("sboard", "Access: to all points", "riyu-access %c"),
    ("pstring", "Access: to a point", "riyu-access %c %p"),
    ("hpstring", "Links: status, walls, cut points", "riyu-links"),
    ("hpstring", "Bridge points", "riyu-bridges"),
    ("sboard", "Link bits", "riyu-link-bits %c"),
    ("hpstring", "Chains", "riyu-chains"),
    ("hpstring", "Enclosure", "riyu-enclosure"),
    ("sboard", "Influence: numbers", "riyu-influence"),
    ("hpstring", "Runnability", "riyu-runnability"),
    ("hpstring", "Sector lines", "riyu-sectors"),
    ("hpstring", "Edge zones", "riyu-zones"),
    ("hpstring", "Eye spaces", "riyu-eyes"),
    ("hpstring", "Pass-alive", "riyu-pass-alive"),
    ("hpstring", "Life at a first glance", "riyu-first-look"),
    ("pstring", "Pass-alive: a point", "unconditional_status %p"),
    ("string", "Game phase", "riyu-phase"),
    ("hstring", "Assessment: groups", "riyu-groups"),
    ("hstring", "Assessment: chains", "riyu-chain-data"),
    ("hstring", "Assessment: ways into moyos", "riyu-moyos"),
    ("hstring", "Assessment: whose points", "riyu-territory"),
    ("dboard", "Assessment: worth of points", "riyu-worths"),
    ("hstring", "Assessment: value", "riyu-value"),
    ("string", "Score", "final_score"),
    ("plist", "Stones: dead", "final_status_list dead"),
    ("plist", "Points: Black's", "final_status_list black_territory"),
    ("plist", "Points: White's", "final_status_list white_territory"),
    ("plist", "Points: nobody's", "final_status_list dame"),
    ("string", "Score, estimated", "estimate_score"),
    ("plist", "Liberties", "findlib %p"),
    ("pstring", "Ladder", "ladder_attack %p"),
    ("pstring", "Reading: take a string", "attack %p"),
    ("pstring", "Reading: save a string", "defend %p"),
    ("hpstring", "Reading: take a string, the tree", "riyu-reading capture %p"),
    ("hpstring", "Reading: save a string, the tree", "riyu-reading save %p"),
    ("hpstring", "Reading: what patterns play on", "riyu-sequence"),
    ("hpstring", "Reading: what becomes of a group", "riyu-status %p"),
    ("string", "Reading: the race that matters most", "riyu-race %c"),
    ("string", "Reading: the life that hangs on a move", "riyu-solve %c"),
    ("hpstring", "Reading: plans in force", "riyu-plans"),
    ("hpstring", "Reading: theaters", "riyu-theaters"),
    ("hstring", "Reading: ward a string", "riyu-ward string %p"),
    ("hstring", "Reading: ward a group", "riyu-ward group %p"),
    ("hpstring", "Reading: what changed of all that is warded", "riyu-alerts"),
    ("hpstring", "Moves and captures since last asked", "riyu-events"),
    ("hpstring", "Patterns: of a class at a point", "riyu-match %s %p"),
    ("hstring", "Knowledge: what is wrong with the files", "riyu-findings"),
    ("plist", "Legal moves", "all_legal %c"),
    ("string", "Stones taken", "captures %c"),
    ("hstring", "Position as text", "riyu-position"),
    ("string", "Position as a code", "riyu-code"),
    ("hstring", "Board", "showboard"),
    ("hstring", "Game as SGF", "printsgf"),
    ("hstring", "Style", "riyu-style"),
    ("hstring", "Memory of a game", "riyu-budget"),
    ("string", "Ruleset", "kata-get-rules"),
    ("param", "Parameters", "gogui-param_general"),
    ("none", "Forget what the player keeps", "clear_cache"),
)
"""What GoGui's menu offers beside the overlays: type of the reply, label, command."""


def _analyze_commands(_: Session, __: Sequence[str]) -> str:
    from riyu.interfaces.overlays import OVERLAYS

    overlays = [("gfx", f"Show: {name}", f"riyu-show {name}") for name in OVERLAYS]
    return "\n".join("/".join(entry) for entry in (*ANALYZE, *overlays))


def _play_sequence(session: Session, words: Sequence[str]) -> str:
    for number, move in enumerate(read.moves_of(words, session.size), start=1):
        try:
            session.table.play(move.color, move.point)
        except RiyuError as error:
            raise UsageError(f"move {number}: {error}") from None
    return ""


def _setup(session: Session, words: Sequence[str]) -> str:
    contents = read.content_pairs(words, session.size)
    session.table.drop_tries()
    lists = {
        content: [point for point, is_to_be in contents.items() if is_to_be == content]
        for content in (BLACK, WHITE, EMPTY)
    }
    position = session.position().with_stones(lists[BLACK], lists[WHITE], lists[EMPTY])
    session.table.set_up(position)
    return ""


def _setup_player(session: Session, words: Sequence[str]) -> str:
    color = read.color_of(words)
    session.table.drop_tries()
    position = session.position()
    if position.to_move != color:
        session.table.set_up(replace(position, to_move=color, ko=NO_POINT))
    return ""


def _interrupt(_: Session, __: Sequence[str]) -> str:
    return ""


# Parameters -----------------------------------------------------------------------------------------------------------


def set_style(session: Session, name: str) -> None:
    """Put a style in force, by name or path, with its own numbers.

    Raises UsageError or BadInput for an unknown one, and for one whose file is bad now, though it was loaded once.
    """
    session.knowledge.style_as_filed(name)
    session.change(style=name, numbers=())


def set_level(session: Session, name: str) -> None:
    """Have the player play at a level from now on. Raises UsageError for an unknown one."""
    from riyu.player.levels import level_named

    session.change(level=level_named(name).name)


def _set_resign(session: Session, text: str) -> None:
    session.change(resigns=_truth_of(text))


def _set_seed(session: Session, text: str) -> None:
    session.change(seed=read.whole_of([text], "seed not an integer", 0, 2**63 - 1))


def _choose_style(session: Session, text: str) -> None:
    from riyu.player.style import style_names

    present = session.state.style
    # A style from a file is offered by its name: its path, with slashes, would break the list.
    is_present = text not in style_names() and text == Path(present).stem
    set_style(session, present if is_present else text)


def _set_ruleset(session: Session, text: str) -> None:
    present = session.table.ruleset
    set_ruleset(session, present if text == present.name else ruleset_by_name(text[:60]))


_SETTERS: dict[str, Callable[[Session, str], None]] = {
    "style": _choose_style,
    "level": set_level,
    "resign": _set_resign,
    "seed": _set_seed,
    "ruleset": _set_ruleset,
}


def _param_general(session: Session, words: Sequence[str]) -> str:
    if not words:
        return _parameters(session)
    from riyu.player.style import BOUNDS

    key, text = words[0], " ".join(words[1:])
    if key not in _SETTERS and key not in BOUNDS:
        known = (*_SETTERS, *BOUNDS)
        raise UsageError(f"unknown parameter {read.shown(key)}{nearest(key, known)}")
    if not text:
        raise UsageError(f"{key}: no value given")
    if key in _SETTERS:
        _SETTERS[key](session, text)
    else:
        bounds = BOUNDS[key]
        number: float = (
            read.whole_of([text], f"{key} not an integer", int(bounds.low), int(bounds.high))
            if bounds.is_whole
            else read.number_of(text, f"{key} not a number", bounds.low, bounds.high)
        )
        kept = [(name, value) for name, value in session.state.numbers if name != key]
        session.change(numbers=(*kept, (key, number)))
    return ""


def _parameters(session: Session) -> str:
    from riyu.player.levels import level_names
    from riyu.player.style import BOUNDS, style_names

    style, state = session.style_in_force(), session.state
    ruleset = session.table.ruleset.name
    lines = [
        f"{_list(style_names(), style.name)} style {style.name}",
        f"{_list(level_names(), session.level_in_force().name)} level {session.level_in_force().name}",
        f"[bool] resign {int(state.resigns)}",
        f"[string] seed {state.seed}",
        f"{_list(RULESETS, ruleset)} ruleset {ruleset}",
    ]
    lines += [f"[string] {name} {getattr(style, name):g}" for name in BOUNDS]
    return "\n".join(lines)


def _list(names: Iterable[str], present: str) -> str:
    """Give GoGui's type of a choice among names; the present one, which need not have a name known here, is offered."""
    return f"[list/{'/'.join(dict.fromkeys((*names, present)))}]"


def _truth_of(text: str) -> bool:
    word = text.lower()
    if word not in ("0", "1", "true", "false"):
        raise UsageError(f"{read.shown(text)}: expected 1 or 0")
    return word in ("1", "true")


COMMANDS: tuple[Command[Session], ...] = (
    Command("gogui-analyze_commands", "", "What GoGui's Analyze menu offers.", _analyze_commands),
    Command("gogui-play_sequence", "[COLOR VERTEX]...", "Play moves, all or none.", _play_sequence),
    Command("gogui-setup", "[b|w|e VERTEX]...", "Put stones on and take them off.", _setup),
    Command("gogui-setup_player", "COLOR", "Set who is to move.", _setup_player),
    Command(
        "gogui-interrupt",
        "",
        "Say that the comment line '# interrupt' is understood: an analysis ends with it, a move takes seconds.",
        _interrupt,
    ),
    Command(
        "gogui-param_general",
        "[NAME VALUE]",
        "The parameters as GoGui reads them, or set one.",
        _param_general,
    ),
)
