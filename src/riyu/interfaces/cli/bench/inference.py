"""`riyu bench inference`: what facts cost a move, and whether they are right.

Takes games and options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

import re
from typing import Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.games import games_for, real_games_for
from riyu.interfaces.cli.knowledge import Folder, library_from
from riyu.interfaces.cli.options import Json, Quiet, Seed, SomeGames
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "inference"]

EXAMPLES = """
riyu bench inference                                  on random games, 150 to 10,000 rules
riyu bench inference games19/kgs_6d.sgfs.gz --games 20 --rules 150,1500
riyu bench inference games19/*.sgfs.gz --check 300    facts kept up to date beside those from scratch
"""


def inference(
    files: SomeGames = None,
    rules: Annotated[
        str, typer.Option("--rules", metavar="N,N", help="How many rules, a row each.")
    ] = "150,1500,10000",
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="19x19 games to measure on.")
    ] = 10,
    check: Annotated[
        int, typer.Option("--check", metavar="N", min=0, help="Compare on N games instead.")
    ] = 0,
    source: Folder = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure what facts cost a move and its undo by the number of rules; or compare with facts from scratch.

    The rules are riyu's own, then patterns as rules, then made ones. With --check, the first number of rules is used,
    every other rule alone in force for a third of each game, and the exit code is 1 if anything differs.
    """
    from riyu.base.errors import BadInput, UsageError
    from riyu.inference.rulebase import load_rules
    from riyu.lab.inference_agreement import check_inference
    from riyu.lab.inference_bench import QUANTITIES, inference_rows, rules_for

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    if not all(re.fullmatch("[1-9][0-9]{0,5}", word) for word in rules.split(",")):
        raise UsageError(f"found '{rules}': expected numbers of rules such as 150,1500")
    counts = [int(word) for word in rules.split(",")]
    count = check or games
    if files and check:
        kind, material = "real", real_games_for(output, files, count)
    else:
        kind, material = games_for(output, files, count, settings.seed)
    library = library_from(source)
    try:
        own = load_rules().rules
    except BadInput as error:
        output.say(f"without riyu's own rules: {error}")
        own = ()
    note = counted(len(material), f"{kind} game")
    if check:
        rulebase = rules_for(library, own, counts[0], settings.seed)
        with output.progress("games") as advance:
            done = check_inference(
                material, rulebase, lambda done: advance(done, len(material), "")
            )
        row: dict[str, object] = {
            "rules": counts[0],
            "games": done.games,
            "from_scratch": done.positions,
            "gone_back_to": done.returns,
            "replaced": done.replaced,
            "gone_back_past": done.returns_past,
            "facts": done.facts,
            "differences": len(done.differences),
        }
        note = "\n".join([note, *done.differences])
        give_rows(output, [row], settings, note=note, differences=done.differences)
        return FOUND_FAILURES if done.differences else DONE
    rulebases = [rules_for(library, own, count, settings.seed) for count in counts]
    total = len(material) * len(rulebases)
    with output.progress("games") as advance:
        rows = inference_rows(material, rulebases, lambda done: advance(done, total, ""))
    shown = [
        {"a 19x19 game, medians": title, **{f"{row['rules']:,}": row[name] for row in rows}}
        for name, title in QUANTITIES.items()
    ]
    note += "; processor time of one thread; each number of rules alone, its games played once before, all that is"
    note += " there passed over by the collector"
    give_rows(output, rows, settings, note=note, shown=shown, kind=kind, games=len(material))
    return DONE
