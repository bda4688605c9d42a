"""`riyu rules ask`, `riyu rules why`, `riyu rules follow`: what rules say of a position, why, and what may follow.

Takes a game, a move number and a query or fact; gives answers or the tree under or after the fact. Infers nothing
itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.interfaces.cli.command import add, existing
from riyu.interfaces.cli.options import Json, Quiet
from riyu.interfaces.cli.output import Output

if TYPE_CHECKING:
    from riyu.reading.blackboard import Blackboard

__all__ = ["add_asking"]

_ASK_EXAMPLES = """
riyu rules ask game.sgf --move 40 'move(good, black, ?where, ?why, _)'
riyu rules ask position.txt 'atari(?whose, ?string, ?at), move(_, _, ?at, _, _)' --json
"""

_WHY_EXAMPLES = """
riyu rules why game.sgf --move 40 'move(good, black, D5, capture, D4)'
riyu rules why position.txt 'connected(black, D4, E5)' --svg why.svg    with a picture of it
"""

_FOLLOW_EXAMPLES = """
riyu rules follow position.txt 'move(good, black, D5, net, D4)'
"""

_Game = Annotated[
    Path, typer.Argument(metavar="GAME", help="SGF, NGF or GIB; or a drawn position (.txt).")
]
_Move = Annotated[
    int | None, typer.Option("--move", "-m", metavar="N", help="After so many moves.")
]
_From = Annotated[
    Path | None,
    typer.Option(
        "--from", metavar="PATH", help="A rule file or folder, not riyu's own rules and patterns."
    ),
]


def add_asking(group: typer.Typer) -> None:
    """Add these commands to `riyu rules`."""
    add(group, "ask", ask, _ASK_EXAMPLES)
    add(group, "why", why, _WHY_EXAMPLES)
    add(group, "follow", follow, _FOLLOW_EXAMPLES)


def _blackboard(output: Output, game: Path, move: int | None, source: Path | None) -> Blackboard:
    from riyu.assessment.board_words import BoardWords
    from riyu.inference.rulebase import load_rules
    from riyu.interfaces.cli.draw import scene_at
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.reading.blackboard import Given

    scene, _, warnings = scene_at(existing(game), move)
    for warning in warnings:
        output.say(warning)
    given = Given(rules=load_rules(existing(source)), words=BoardWords) if source else None
    blackboard = scene.blackboard(given or KnowledgeInForce())
    for finding in blackboard.informed.findings():
        output.say(str(finding))
    return blackboard


def ask(
    game: _Game,
    query: Annotated[str, typer.Argument(metavar="QUERY", help="Atoms, joined by commas.")],
    move: _Move = None,
    source: _From = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Ask what the rules and features say of a position; `_` is any value, `?name` a variable."""
    output = Output(as_json, quiet)
    blackboard = _blackboard(output, game, move, source)
    found = blackboard.ask(query)
    inference = blackboard.inference
    rows = [
        {
            **{f"?{name}": value for name, value in answer.bindings.items()},
            "facts": ", ".join(map(str, answer.facts)),
            "specificity": max(inference.specificity(fact) for fact in answer.facts),
            "reading": ", ".join(filter(None, map(blackboard.note_on, answer.facts))),
        }
        for answer in found
    ]
    is_noted = any(row["reading"] for row in rows)
    head = [name for name in rows[0] if is_noted or name != "reading"] if rows else []
    table = output.table(head, [[row[name] for name in head] for row in rows]) if rows else ""
    output.give(table or "no answer", rows)


def why(
    game: _Game,
    fact: Annotated[str, typer.Argument(metavar="FACT", help="With all of its fields given.")],
    move: _Move = None,
    source: _From = None,
    svg: Annotated[
        Path | None,
        typer.Option(
            "--svg", metavar="FILE", help="Write the position with the points of the tree."
        ),
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Say why a fact stands in a position, down to the stones, and which moves would take it down."""
    from riyu.game.points import color_name, point_text
    from riyu.inference.why import breaks

    output = Output(as_json, quiet)
    blackboard = _blackboard(output, game, move, source)
    asked = blackboard.informed.fact(fact)
    reason = blackboard.why(asked)
    breaking = breaks(blackboard.inference, asked)
    if svg is not None:
        from riyu.base.whole_files import write_whole
        from riyu.interfaces.why_picture import why_picture

        write_whole(svg, why_picture(blackboard.game.position(), reason, breaking).svg())
    moves = [f"{color_name(color)} {point_text(point)}" for color, point in breaking]
    text = f"{reason}\ntaken down by {', '.join(moves) or 'no one move'}"
    output.give(text, {**reason.to_json(), "breaks": moves})


def follow(
    game: _Game,
    fact: Annotated[str, typer.Argument(metavar="FACT", help="With all of its fields given.")],
    move: _Move = None,
    source: _From = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Follow a fact's move by the counters of rules: the enemy's moves against it, and the answers to them."""
    output = Output(as_json, quiet)
    blackboard = _blackboard(output, game, move, source)
    found = blackboard.variations(blackboard.informed.fact(fact))
    output.give(str(found), found.to_json())
