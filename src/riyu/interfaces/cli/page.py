"""`riyu page`: the page in the browser.

Takes options; hands on to the server. Serves nothing itself.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.base import interrupts
from riyu.interfaces.cli.archive_options import Folder
from riyu.interfaces.cli.exits import DONE, INTERRUPTED, TERMINATED
from riyu.interfaces.cli.options import Komi, Quiet, RulesetName, Seed, Size, StyleName
from riyu.interfaces.settings import load_settings

if TYPE_CHECKING:
    from riyu.interfaces.web.entry import Entry
    from riyu.interfaces.web.listening import Listening

__all__ = ["EXAMPLES", "page"]

EXAMPLES = """
riyu page                        opens the page in the browser
riyu page --no-open --port 8100  only says where it is
riyu page --size 9 --shelf games keeps the games in the folder games
riyu page --host 0.0.0.0         lets other machines in too: says which addresses to type there
riyu page --patterns mine        plays by the pattern files in the folder mine, and edits those
riyu page --rules own            finds facts by the rule files in the folder own, and edits those
riyu page --archive mygames      looks for shapes in the games of the archive mygames
"""


def page(
    port: Annotated[
        int | None,
        typer.Option(
            "--port", metavar="N", min=0, max=65535, help="8019, or a free one (also: 0)."
        ),
    ] = None,
    host: Annotated[
        list[str] | None,
        typer.Option(
            "--host",
            metavar="ADDRESS",
            help="Let other machines in: an address or name of this one, 0.0.0.0 or :: for all; may be said again.",
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
    archive: Folder = None,
    size: Size = None,
    komi: Komi = None,
    ruleset: RulesetName = None,
    style: StyleName = None,
    seed: Seed = None,
    quiet: Quiet = False,
) -> int:
    """Play and look in the browser, on this machine alone unless --host says where else.

    The address is written to standard output. It has a token in it: a browser that opened it is let in from then on,
    any other is not. Games are kept after every move and are there again after a restart. Ctrl-C ends the server. One
    server shows the games of a shelf: while it runs, `riyu page` without options opens its address, and with some says
    where it is.
    """
    with _loading_no_more_than_needed():
        from riyu.game.ruleset import ruleset_by_name
        from riyu.interfaces.web.entry import Entry, kept_token
        from riyu.interfaces.web.hall import Hall
        from riyu.interfaces.web.knowledge_folder import own_folder
        from riyu.interfaces.web.listening import listen
        from riyu.interfaces.web.server import serve
        from riyu.interfaces.web.shelf import Shelf, ShelfTaken, default_shelf
        from riyu.interfaces.web.terms import Terms
        from riyu.player.style import load_style

    settings = load_settings(size=size, komi=komi, ruleset=ruleset, style=style, seed=seed)
    if settings.style:
        load_style(settings.style)  # raises early
    kept = Shelf(shelf or default_shelf())
    try:
        kept.hold()
    except ShelfTaken as taken:
        wanted = (port, host, patterns, rules, archive, size, komi, ruleset, style, seed)
        if no_open or not taken.address or any(option is not None for option in wanted):
            raise
        _open_there(taken.address, quiet)
        return DONE
    own = own_folder(patterns) if patterns is not None else None
    own_rules = own_folder(rules, "rules", ".rule") if rules is not None else None
    hall = Hall(kept, settings.style, settings.seed, patterns=own, rules=own_rules, archive=archive)
    first = Terms(settings.size, ruleset_by_name(settings.ruleset), settings.komi)
    listening = listen(port, host or ())
    entry = Entry(kept_token(kept.folder), listening.port)

    def tell(address: str) -> None:
        kept.serve_at(address)
        print(address, flush=True)
        if not quiet:
            for line in _who_gets_in(listening, entry, is_asked=bool(host)):
                typer.echo(line, err=True)
            typer.echo("Ctrl-C ends the server; the games stay.", err=True)

    ended_by = serve(hall, listening, entry, first=first, opens=not no_open, tell=tell)
    if ended_by == signal.SIGTERM:
        typer.echo("terminated", err=True)
        interrupts.told()
        return TERMINATED
    return INTERRUPTED if ended_by else DONE


@contextmanager
def _loading_no_more_than_needed() -> Iterator[None]:
    """Have NiceGUI go without what it loads if it is installed and never uses here: a fifth of the start.

    These are clients and servers of other kinds, and what looks for changes of source files; whoever needs them later
    gets them. Nor is garbage looked for among what is loaded: it all stays.
    """
    from riyu.base.kept import uncollected

    spared = [name for name in ("aiohttp", "tornado", "watchfiles") if name not in sys.modules]
    sys.modules.update(dict.fromkeys(spared))  # type: ignore[arg-type]  # None: as if it weren't installed
    try:
        with uncollected():
            yield
    finally:
        for name in spared:
            del sys.modules[name]


def _open_there(address: str, quiet: bool) -> None:
    """Open the page of the server that shows these games already."""
    import webbrowser

    print(address, flush=True)
    if not quiet:
        typer.echo("riyu shows these games already: opened there.", err=True)
    webbrowser.open(address)


def _who_gets_in(listening: Listening, entry: Entry, *, is_asked: bool) -> list[str]:
    """Say who reaches a server that was asked to listen elsewhere than at home."""
    if not is_asked:
        return []
    if not listening.is_for_others:
        return ["Only this machine reaches it: --host 0.0.0.0 lets others in."]
    urls = [entry.address(url) for url in listening.others_urls]
    return [
        "Whoever reaches this machine and has one of these addresses gets in, plays, and edits patterns and rules:",
        *(
            f"  {url}"
            for url in urls or ["(this machine has no address that a browser can be given)"]
        ),
        "It is HTTP, not encrypted: who shares the network can read along, and read the token.",
    ]
