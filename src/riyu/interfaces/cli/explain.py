"""`riyu explain`: why a move of a game, or what would be played there, in sentences, as JSON or as a picture.

Takes a game and a move number; gives the record of the explanation. Explains nothing itself: the player does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.options import Json, Quiet, Seed, StyleName
from riyu.interfaces.cli.output import Output
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "explain"]

EXAMPLES = """
riyu explain game.sgf --move 50                what riyu would play as move 50, and why
riyu explain game.sgf --move 50 --for strong   in a strong player's words
riyu explain game.sgf --move 50 --json         the whole record, both texts in it
riyu explain game.sgf --move 50 --svg > why.svg   the picture, with what the record speaks of
"""


def explain(
    game: Annotated[
        Path, typer.Argument(metavar="GAME", help="SGF, NGF or GIB; or a drawn position (.txt).")
    ],
    move: Annotated[
        int | None,
        typer.Option("--move", "-m", metavar="N", min=1, help="The move that is to be played."),
    ] = None,
    reader: Annotated[
        str, typer.Option("--for", metavar="beginner|strong", help="Who reads it.")
    ] = "beginner",
    svg: Annotated[bool, typer.Option("--svg", help="A picture instead of words.")] = False,
    language: Annotated[
        str, typer.Option("--language", metavar="NAME", help="A file of sentences.")
    ] = "en",
    quick: Annotated[
        bool, typer.Option("--quick", help="What it plays in a game, without a second look.")
    ] = False,
    style: StyleName = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Say why: decide the move that is to be played next, and give the explanation's record.

    That is the motive with its object, at most three reasons, what happens if one plays elsewhere, the answer, the best
    other move and why it is set aside, how the game stands, and how surely each of these is known. If the move before
    left the book of joseki, what the book had, and what punishes that move, comes last.

    Before that search looks a second time at what may be better, which takes some seconds, unless it is to be --quick.
    """
    from riyu.base.errors import UsageError, nearest
    from riyu.interfaces.cli.draw import game_at
    from riyu.interfaces.explanation_picture import explanation_svg
    from riyu.player.engine import Engine
    from riyu.player.explaining.deviation import deviation
    from riyu.player.explaining.explain import explain as make
    from riyu.player.explaining.language import read_language
    from riyu.player.explaining.record import READERS
    from riyu.player.explaining.second_look import second_look
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.reading.blackboard import Blackboard

    if reader not in READERS:
        raise UsageError(
            f"--for {reader}: expected {' or '.join(READERS)}{nearest(reader, READERS)}"
        )
    output = Output(as_json, quiet)
    settings = load_settings(style=style, seed=seed)
    words = read_language(language)
    played, warnings = game_at(existing(game), None if move is None else move - 1)
    for warning in warnings:
        output.say(warning)
    knowledge = KnowledgeInForce(style=settings.style)
    engine = Engine(knowledge.style, settings.seed, knowledge)
    blackboard = Blackboard(played, knowledge)
    decision = engine.decide(blackboard, played.to_move, may_resign=False)
    if not quick:
        decision = second_look(engine, blackboard, decision)
    ask = engine.asking(blackboard, decision)
    record = make(blackboard, decision, language=words, ask=ask)
    if svg:
        print(explanation_svg(played.position(), record, reader))
        return
    left = deviation(played, knowledge, knowledge.joseki, words)
    said = [record.text(reader), *([left.said.of(reader)] if left is not None else [])]
    value = record.to_json() | {"left_book": left.to_json() if left is not None else None}
    output.give("\n".join(said), value)
