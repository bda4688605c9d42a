"""`riyu page`: the page in the browser.

Takes options; hands on to the server. Serves nothing itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.options import Komi, Quiet, RulesetName, Seed, Size, StyleName
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "page"]

EXAMPLES = """
riyu page                        opens the page in the browser
riyu page --no-open --port 8100  only says where it is
riyu page --size 9 --shelf games keeps the games in the folder games
riyu page --patterns mine        plays by the pattern files in the folder mine, and edits those
riyu page --rules own            finds facts by the rule files in the folder own, and edits those
"""


def page(
    port: Annotated[
        int | None,
        typer.Option(
            "--port", metavar="N", min=0, max=65535, help="8019, or a free one (also: 0)."
        ),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    shelf: Annotated[
        Path | None, typer.Option("--shelf", metavar="DIR", help="Where games are kept.")
    ] = None,
    patterns: Annotated[
        Path | None,
        typer.Option(
            "--patterns",
            metavar="DIR",
            help="Pattern files to play by and edit; riyu's own are put in if it has none.",
        ),
    ] = None,
    rules: Annotated[
        Path | None,
        typer.Option(
            "--rules",
            metavar="DIR",
            help="Rule files to find facts by and edit; riyu's own are put in if it has none.",
        ),
    ] = None,
    size: Size = None,
    komi: Komi = None,
    ruleset: RulesetName = None,
    style: StyleName = None,
    seed: Seed = None,
    quiet: Quiet = False,
) -> None:
    """Play and look in the browser, on this machine alone.

    The address is written to standard output. Games are kept after every move and are there again after a restart.
    Ctrl-C ends the server. One server shows the games of a shelf: while it runs, `riyu page` without options opens its
    address, and with some says where it is.
    """
    from riyu.game.ruleset import ruleset_by_name
    from riyu.interfaces.web.hall import Hall
    from riyu.interfaces.web.knowledge import Knowledge, put_in_force
    from riyu.interfaces.web.knowledge_folder import own_folder
    from riyu.interfaces.web.rule_knowledge import RuleKnowledge
    from riyu.interfaces.web.rule_knowledge import put_in_force as put_rules_in_force
    from riyu.interfaces.web.server import listen, serve
    from riyu.interfaces.web.shelf import Shelf, ShelfTaken, default_shelf
    from riyu.interfaces.web.table import Terms
    from riyu.player.style import load_style

    settings = load_settings(size=size, komi=komi, ruleset=ruleset, style=style, seed=seed)
    if settings.style:
        load_style(settings.style)  # raises early
    kept = Shelf(shelf or default_shelf())
    try:
        kept.hold()
    except ShelfTaken as taken:
        wanted = (port, patterns, rules, size, komi, ruleset, style, seed)
        if no_open or not taken.address or any(option is not None for option in wanted):
            raise
        _open_there(taken.address, quiet)
        return
    own = own_folder(patterns) if patterns is not None else None
    drafts = kept.folder / "drafts"
    put_in_force(Knowledge(own, kept.folder / "earlier", drafts))
    own = own_folder(rules, "rules", ".rule") if rules is not None else None
    put_rules_in_force(RuleKnowledge(own, kept.folder / "earlier-rules", drafts))
    hall = Hall(kept, settings.style, settings.seed)
    first = Terms(settings.size, ruleset_by_name(settings.ruleset), settings.komi)
    sock = listen(port)

    def tell(address: str) -> None:
        kept.serve_at(address)
        print(address, flush=True)
        if not quiet:
            typer.echo("Ctrl-C ends the server; the games stay.", err=True)

    serve(hall, sock, first=first, opens=not no_open, tell=tell)


def _open_there(address: str, quiet: bool) -> None:
    """Open the page of the server that shows these games already."""
    import webbrowser

    print(address, flush=True)
    if not quiet:
        typer.echo("riyu shows these games already: opened there.", err=True)
    webbrowser.open(address)
