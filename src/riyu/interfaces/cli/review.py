"""`riyu review`: what games teach: the mistakes by size, what was better and why, as SGF, page, text and JSON.

Takes game files and options; writes reports and gives a text. Judges nothing itself: `riyu.player.review` does.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Games, Json, Parallel, Quiet, Seed, StyleName, Verbose
from riyu.interfaces.cli.output import Output
from riyu.interfaces.settings import load_settings

if TYPE_CHECKING:
    from riyu.game.points import Color
    from riyu.lab.reviews import Reviewed, ReviewJob
    from riyu.player.review.record import GameReview
    from riyu.player.review.reviewing import HowToReview
    from riyu.player.review.words import ReviewWords

__all__ = ["EXAMPLES", "review"]

EXAMPLES = """
riyu review game.sgf                                 what to learn from a game
riyu review game.sgf --out DIR                       a page, an annotated SGF, text and JSON
riyu review game.sgf --for strong --visits 2000      briefer words, looked at more closely
riyu review games/*.sgf --out DIR --player Lee       and what Lee's mistakes have in common
riyu review 9x9.sgfs.gz --out DIR --resume           go on where a run was stopped
riyu review 9x9.sgfs.gz --out DIR --dask local       over a Dask cluster; or its scheduler's address
"""


def review(
    files: Games,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="DIR", help="Where the reports go.")
    ] = None,
    reader: Annotated[
        str, typer.Option("--for", metavar="READER", help="beginner or strong.")
    ] = "beginner",
    player: Annotated[
        str, typer.Option("--player", metavar="NAME", help="Only what this player's moves teach.")
    ] = "",
    language: Annotated[
        str, typer.Option("--language", metavar="NAME", help="Of what is said; en.")
    ] = "en",
    games: Annotated[
        int | None, typer.Option("--games", "-n", metavar="N", min=1, help="Only the first N.")
    ] = None,
    simulations: Annotated[
        int, typer.Option("--simulations", metavar="N", min=16, help="Descents to decide a move.")
    ] = 400,
    visits: Annotated[
        int, typer.Option("--visits", metavar="N", min=16, help="Descents by each of two moves.")
    ] = 400,
    second_looks: Annotated[
        int,
        typer.Option("--second-looks", metavar="N", min=0, help="Losses looked at once more."),
    ] = 12,
    style: StyleName = None,
    parallel: Parallel = None,
    dask: Annotated[
        str,
        typer.Option("--dask", metavar="local|ADDRESS", help="On a Dask cluster instead."),
    ] = "",
    seed: Seed = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on where a run with the same games was stopped.")
    ] = False,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Review games: which moves lost how much, what was better and why, what to learn.

    Each move is weighed beside the best other one, by as many descents of a search, in points of the game. The biggest
    losses are looked at once more, four times as long and by another seed, and that is what is told. With --out each
    game has a page (.html, alone), an SGF with the original kept whole, a text, JSON and its graph (.svg); without it
    one game's text is given. Games that can't be read are told and passed over.
    """
    from riyu.base.errors import BadInput, UsageError, nearest
    from riyu.lab.processes import cores
    from riyu.lab.reviews import jobs_of
    from riyu.player.explaining.record import READERS
    from riyu.player.review.reviewing import HowToReview
    from riyu.player.review.words import read_words

    output = Output(as_json, quiet, verbose)
    if reader not in READERS:
        raise UsageError(
            f"no reader '{reader}'; known: {', '.join(READERS)}{nearest(reader, READERS)}"
        )
    words = read_words(language)
    settings = load_settings(style=style, seed=seed)
    how = HowToReview(
        simulations=simulations, visits=visits, second_looks=second_looks, seed=settings.seed
    )
    jobs, faults = jobs_of([existing(file) for file in files], games)
    for fault in faults:
        output.say(f"passed over: {fault}")
    if not jobs:
        raise BadInput("no game that can be read: expected SGF, NGF or GIB")
    writer = _Reports(words, language, reader, player, out, output)
    if out is None:
        if len(jobs) > 1:
            raise UsageError(
                f"{len(jobs)} games: give a folder for their reports, such as --out DIR"
            )
        return writer.give_one(jobs[0], how, settings.style)
    return writer.give_all(
        jobs,
        how,
        settings.style,
        parallel=parallel or min(cores(), len(jobs)),
        dask=dask,
        resume=resume,
    )


class _Reports:
    """Reviews to files and texts, for one reader."""

    def __init__(
        self,
        words: ReviewWords,
        language: str,
        reader: str,
        player: str,
        out: Path | None,
        output: Output,
    ) -> None:
        from riyu.player.review.summary import PlayerSummary

        self.words, self.language, self.reader = words, language, reader
        self.player, self.out, self.output = player, out, output
        self.summary = PlayerSummary(player)
        self.rows: list[dict[str, object]] = []

    def color_in(self, found: GameReview) -> Color | None:
        """Give the color that the player asked about had; None for both."""
        from riyu.player.review.summary import colors_of

        colors = colors_of(found, self.player) if self.player else ()
        return colors[0] if len(colors) == 1 else None

    def give_one(self, job: ReviewJob, how: HowToReview, style: str) -> int:
        """Review one game and give its text, or all of it as JSON."""
        from riyu.player.knowledge_in_force import KnowledgeInForce
        from riyu.player.review.reviewing import game_review
        from riyu.player.review.telling import review_text

        with self.output.progress("moves") as advance:
            found = game_review(
                job.tree,
                source=job.source,
                knowledge=KnowledgeInForce(style=style),
                how=how,
                language=self.language,
                advance=lambda done, total: advance(done, total, ""),
            )
        text = review_text(found, self.words, self.reader, self.color_in(found))
        self.output.give(text.rstrip("\n"), found.to_json())
        return DONE

    def give_all(
        self,
        jobs: list[ReviewJob],
        how: HowToReview,
        style: str,
        *,
        parallel: int,
        dask: str,
        resume: bool,
    ) -> int:
        """Review games, write their reports, and give a table and the player's summary."""
        from riyu.base.whole_files import make_folder, write_whole
        from riyu.lab.reviews import review_games
        from riyu.player.review.summary import summary_text

        assert self.out is not None
        make_folder(self.out)
        began = time.monotonic()
        self.output.say(f"kept in {self.out}; Ctrl-C stops, the same words with --resume go on")
        with self.output.progress("games") as advance:
            good = review_games(
                jobs,
                self.out,
                how,
                style=style,
                language=self.language,
                parallel=parallel,
                dask=dask,
                resume=resume,
                keep=self.write,
                advance=advance,
            )
        text = self.output.row_table(self.rows) if self.rows else ""
        value: dict[str, object] = {"games": self.rows}
        if self.player:
            told = summary_text(self.summary, self.words)
            write_whole(self.out / "summary.txt", told)
            value["summary"] = self.summary.to_json()
            write_whole(self.out / "summary.json", json.dumps(value["summary"], indent=1) + "\n")
            text = f"{text}\n\n{told}".strip()
        seconds = time.monotonic() - began
        value["seconds"] = round(seconds, 1)
        self.output.give(text.rstrip("\n"), value)
        bad = len(jobs) - good
        passed_over = f", {bad} passed over" if bad else ""
        self.output.say(f"{counted(good, 'game')} reviewed{passed_over} in {seconds:,.0f} s")
        return DONE

    def write(self, found: Reviewed) -> None:
        """Write a game's reports, and count it; what is wrong with a game is told."""
        from riyu.base.whole_files import write_whole
        from riyu.game.constants import BLACK, WHITE
        from riyu.interfaces.review_graph import lead_graph
        from riyu.interfaces.review_page import review_page
        from riyu.player.review.telling import review_text
        from riyu.player.review.tree import reviewed_tree
        from riyu.sgf.writer import write

        if found.review is None:
            self.output.say(f"passed over: {found.fault}")
            return
        assert self.out is not None
        one, root = found.review, found.job.tree
        color = self.color_in(one)
        name = found.job.name
        page = review_page(root, one, self.words, self.reader, color)
        write_whole(self.out / f"{name}.html", page)
        write_whole(self.out / f"{name}.svg", lead_graph(one, self.words) + "\n")
        tree = reviewed_tree(root, one, self.words, self.reader)
        write_whole(self.out / f"{name}.sgf", write(tree, stamp=False))
        text = review_text(one, self.words, self.reader, color)
        write_whole(self.out / f"{name}.txt", text)
        value = json.dumps(one.to_json(), ensure_ascii=False, allow_nan=False, indent=1)
        write_whole(self.out / f"{name}.json", value + "\n")
        if self.player:
            self.summary.add(one)
        self.rows.append(
            {
                "game": name,
                "black": one.name_of(BLACK),
                "white": one.name_of(WHITE),
                "moves": len(one.moves),
                "mistakes of black": len(one.mistakes(BLACK)),
                "of white": len(one.mistakes(WHITE)),
                "lost a move by black": round(one.mean_loss(BLACK), 2),
                "by white": round(one.mean_loss(WHITE), 2),
                "seconds": round(one.seconds, 1),
            }
        )
