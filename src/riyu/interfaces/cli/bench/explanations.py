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

__all__ = ["CLAIMS_EXAMPLES", "EXAMPLES", "PAGE_EXAMPLES", "claims", "explanations", "page"]

EXAMPLES = """
riyu bench explanations games19/*.sgfs.gz                           100 positions of 20 games
riyu bench explanations GAMES --games 5 --positions 10 --seed 3     fewer, others
"""

PAGE_EXAMPLES = """
riyu bench explained GAMES -o explained.md                          40 positions side by side
riyu bench explained GAMES -o explained.md --notes teacher.toml     with a teacher's words
"""

CLAIMS_EXAMPLES = """
riyu bench claims games19/*.sgfs.gz                                 60 of riyu's moves
riyu bench claims GAMES --played --positions 200 --seed 3           moves of the games, without a search
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
    from riyu.interfaces.explained_page import Shown, page_text
    from riyu.lab.explanations_bench import explained, positions_of_games
    from riyu.player.engine import Engine
    from riyu.player.explaining.record import READERS
    from riyu.player.explaining.refusal import refuse
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.style import DEFAULT, load_style

    out = Output(as_json, quiet)
    settings = load_settings(style=style, seed=seed)
    said = parse_toml(read_text(existing(notes)), str(notes)).values if notes is not None else {}
    drawn = positions_of_games(real_games_for(out, files, games, (19,)), positions, settings.seed)
    knowledge = KnowledgeInForce()
    engine = Engine(load_style(settings.style or DEFAULT), settings.seed, knowledge)
    shown = []
    with out.counting("positions", len(drawn)) as advance:
        for one in explained(drawn, engine, knowledge, advance):
            refusal: dict[str, str] = {}
            if one.played > 0 and one.played != one.decision.point:
                told = refuse(
                    one.blackboard, engine.why_not(one.blackboard, one.decision, one.played)
                )
                refusal = {reader: told.text(reader) for reader in READERS}
            position = one.blackboard.game.position()
            shown.append(Shown(one.named.name, position, one.played, one.record, refusal))
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


def claims(
    files: Games,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 20,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Positions of all together.")
    ] = 60,
    played: Annotated[
        bool, typer.Option("--played", help="Of the moves of the games, without a search.")
    ] = False,
    plays_out: Annotated[
        bool,
        typer.Option("--play-out", help="Play out what GNU Go says otherwise of what was read."),
    ] = False,
    gnugo: Annotated[
        str, typer.Option("--gnugo", metavar="COMMAND", help="How GNU Go is started.")
    ] = "gnugo --mode gtp --level 10 --chinese-rules --seed 1",
    style: StyleName = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Ask GNU Go about what explanations tell of strings, links and groups, before the move and after it.

    How many of the reasons told of riyu's moves it says, too: it has the stones taken, kept or in danger by that move,
    and `already` before. Then, of the groups that change by its word, how many the record tells of. With --played all
    that is read, judged or likely of the moves of the games, told or not. With --play-out the differences in what was
    read are played out, as in `riyu duel`. Below stands each that GNU Go denies.
    """
    from riyu.lab._duel_sides import GnuGo
    from riyu.lab.claims_bench import Witness, played_rows, record_rows
    from riyu.lab.explanations_bench import explained, positions_of_games
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.style import DEFAULT, load_style

    output = Output(as_json, quiet)
    settings = load_settings(style=style, seed=seed)
    material = real_games_for(output, files, games, (19,))
    drawn = positions_of_games(material, positions, settings.seed)
    knowledge = KnowledgeInForce()
    engine = Engine(load_style(settings.style or DEFAULT), settings.seed, knowledge)
    with GnuGo(gnugo) as other, output.counting("positions", len(drawn)) as advance:
        witness = Witness(other, knowledge if plays_out else None)
        if played:
            rows = played_rows(drawn, knowledge, witness, advance)
        else:
            rows = record_rows(explained(drawn, engine, knowledge, advance), witness)
    give_rows(output, rows, settings, positions=len(drawn), knowledge=engine.hash)
    return DONE
