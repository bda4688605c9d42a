"""`riyu bench explanations`: which parts explanations of games' positions have, and whether what they say holds.

Takes games and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.games import real_games_for
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed, StyleName
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

if TYPE_CHECKING:
    from riyu.interfaces.explained_page import Shown

__all__ = ["EXAMPLES", "PAGE_EXAMPLES", "explanations", "page"]

EXAMPLES = """
riyu bench explanations games19/*.sgfs.gz                           100 positions of 20 games
riyu bench explanations GAMES --games 5 --positions 10 --seed 3     fewer, others
"""

PAGE_EXAMPLES = """
riyu bench explained GAMES -o explained.md                          40 positions side by side
riyu bench explained GAMES -o explained.md --notes teacher.toml     with a teacher's words
"""

ANOTHER = 1_000
"""What is added to the seed for another search of the same positions."""

_HEAD = """# Moves explained

Positions of games by strong players: the move that was played, the move that riyu chooses, and its explanation for a
beginner and for a strong player. Where a teacher was asked, his criticism stands below. Nothing was chosen by how well
it came out: they are the first that chance drew. Made by `{command}`,
knowledge {knowledge}; other knowledge may choose and say otherwise.

riyu plays the strong player's move in {same} of {count}.
"""
SUMMARY = "summary"
"""The key of a teacher's words on all positions together."""


def page(
    files: Games,
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE.md", help="The page.")
    ] = Path("explained.md"),
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 20,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Positions of all together.")
    ] = 40,
    notes: Annotated[
        Path | None,
        typer.Option("--notes", metavar="FILE.toml", help="A teacher's words by position."),
    ] = None,
    style: StyleName = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Explain positions of games side by side with what strong players played there, as a page of Markdown.

    The notes are a TOML file: a key such as "tom_9d.sgfs.gz, game 3, move 41" and what a teacher says of it; `summary`
    is what he says of all, for the head.
    """
    from riyu.base.files import read_text
    from riyu.base.toml import parse_toml
    from riyu.base.whole_files import write_whole
    from riyu.game.game import Game
    from riyu.interfaces.explained_page import Shown, page_text
    from riyu.lab.explanations_bench import positions_of_games
    from riyu.player.engine import Engine
    from riyu.player.explaining.explain import explain
    from riyu.player.explaining.record import READERS
    from riyu.player.explaining.refusal import refuse
    from riyu.player.explaining.second_look import second_look
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.style import DEFAULT, load_style
    from riyu.reading.blackboard import Blackboard

    out = Output(as_json, quiet)
    settings = load_settings(style=style, seed=seed)
    said = parse_toml(read_text(existing(notes)), str(notes)).values if notes is not None else {}
    drawn = positions_of_games(real_games_for(out, files, games, (19,)), positions, settings.seed)
    knowledge = KnowledgeInForce()
    engine = Engine(load_style(settings.style or DEFAULT), settings.seed, knowledge)
    shown = []
    with out.counting("positions", len(drawn)) as advance:
        for number, (named, upto) in enumerate(drawn, start=1):
            game = Game.from_record(named.record, upto)
            blackboard = Blackboard(game, knowledge)
            quick = engine.decide(blackboard, game.to_move, may_resign=False)
            decision = second_look(engine, blackboard, quick)
            record = explain(blackboard, decision, ask=engine.asking(blackboard, decision))
            played = named.record.moves[upto].point
            refusal: dict[str, str] = {}
            if played > 0 and played != decision.point:
                told = refuse(blackboard, engine.why_not(blackboard, decision, played))
                refusal = {reader: told.text(reader) for reader in READERS}
            shown.append(Shown(named.name, game.position(), played, record, refusal))
            advance(number)
    names = " ".join(path.name for path in files)
    command = f"riyu bench explained {names} --positions {positions} --seed {settings.seed}"
    same = sum(one.played == one.record.move for one in shown)
    head = _HEAD.format(command=command, knowledge=engine.hash, same=same, count=len(shown))
    notes_by = {key: str(one) for key, one in said.items()}
    if summary := notes_by.pop(SUMMARY, ""):
        head += f"\n*A teacher on all of them:* {summary.strip()}\n"
    if left := _without_place(notes_by, shown):
        out.say(left)
    write_whole(output, page_text(shown, notes_by, head))
    records = [one.record.to_json() for one in shown]
    out.give(f"written: {output}", {"file": str(output), "command": command, "records": records})
    return DONE


def _without_place(notes: Mapping[str, str], shown: Sequence[Shown]) -> str:
    """Say which notes are of none of the positions; empty where each has its place."""
    from riyu.interfaces.explained_page import key_of

    left = sorted(set(notes) - {key_of(one) for one in shown})
    return f"notes of no position here: {'; '.join(left)}" if left else ""


def explanations(
    files: Games,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 20,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Positions of all together.")
    ] = 100,
    style: StyleName = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Decide and explain positions of games; measure the records.

    Shares of records with each part; words, school grade; sentences said twice; motives found again from scratch; what
    was read, with ten times the nodes; of how many other points the same could be said; why-nots of rivals that say
    numbers alone, or contradict what speaks for them; of what is told of the search's games, where two moves have more
    and which groups fare otherwise, how much another search has, too (its seed is 1,000 more). Below stands each
    claim that failed.
    """
    from riyu.lab.explanations_bench import explanation_rows, positions_of_games
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.style import DEFAULT, load_style

    output = Output(as_json, quiet)
    settings = load_settings(style=style, seed=seed)
    material = real_games_for(output, files, games, (19,))
    drawn = positions_of_games(material, positions, settings.seed)
    knowledge = KnowledgeInForce()
    style_now = load_style(settings.style or DEFAULT)
    engine, another = (
        Engine(style_now, one, knowledge) for one in (settings.seed, settings.seed + ANOTHER)
    )
    with output.counting("positions", len(drawn)) as advance:
        rows = explanation_rows(drawn, engine, knowledge, advance, another)
    give_rows(output, rows, settings, positions=len(drawn), knowledge=engine.hash)
    return DONE
