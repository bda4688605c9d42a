"""`riyu patterns`: the pattern library checked, listed and shown; what fires in a position, and what games say of it.

Takes files, names and options; gives findings, a table, a block with its examples drawn, or a picture of its drawing.
Knows no pattern.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.base.whole_files import write_whole
from riyu.interfaces.cli import confidences, knowledge_review
from riyu.interfaces.cli.command import add, existing, make_group
from riyu.interfaces.cli.knowledge import (
    Folder,
    Loaded,
    check_files,
    examples_drawn,
    few_examples,
    library_from,
)
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed
from riyu.interfaces.cli.output import Output
from riyu.interfaces.settings import load_settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from riyu.base.errors import BadInput
    from riyu.lab.telling_matches import Told
    from riyu.patterns.library import Library
    from riyu.patterns.model import Pattern, PatternClass, Saying

__all__ = ["make_patterns"]

_SUMMARY = "The patterns that riyu knows."

_EXAMPLES = """
riyu patterns check                     the package's own files, everything that is wrong with them
riyu patterns check mine/ press.pat     other files and folders
riyu patterns list                      classes, and how many patterns each has
riyu patterns list --class shape        a class's patterns
riyu patterns list --counts             hand-written and harvested ones by class
riyu patterns show hane-at-the-head     a block, its examples drawn
riyu patterns coverage                  by purpose, beside what RiscIgo had
riyu patterns find game.sgf --move 40   what fires there, the most telling first
riyu patterns stats games/*.sgf         how often each matched and was played
riyu patterns measure games/*.sgf       how often what they say came true
riyu patterns review games/*.sgf        what each did, and whether reading bears it out, the worst first
"""


def make_patterns() -> typer.Typer:
    """Make `riyu patterns` with its commands."""
    group = make_group(_SUMMARY, _EXAMPLES)
    add(group, "check", check, _CHECK_EXAMPLES)
    add(group, "list", list_patterns, _LIST_EXAMPLES)
    add(group, "coverage", coverage, _COVERAGE_EXAMPLES)
    add(group, "show", show, _SHOW_EXAMPLES)
    add(group, "find", find, _FIND_EXAMPLES)
    add(group, "stats", stats, _STATS_EXAMPLES)
    add(group, "measure", confidences.measure, confidences.EXAMPLES)
    add(group, "review", knowledge_review.review_patterns, knowledge_review.PATTERN_EXAMPLES)
    return group


_CHECK_EXAMPLES = """
riyu patterns check
riyu patterns check press.pat run.pat    before they are put in force
riyu patterns check --read               what they claim of tactics, read on their own boards
riyu patterns check --json
"""


def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILES...]", help=".pat files or folders; the package's own if none."
        ),
    ] = None,
    read: Annotated[
        bool, typer.Option("--read", help="Read what they claim of tactics on their own boards.")
    ] = False,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Check pattern files: grammar, names, letters, examples in all orientations, twins, what is never reached.

    Exit code 1 if anything is wrong; all of it is told. Told as notes are confidences that are guesses, hand-written
    patterns with fewer than two examples of a kind, and with --read claims of tactics that reading denies on an
    example of the pattern's own, and moves that don't lie there as they are called (a hane that touches nothing).
    """
    from riyu.patterns.library import load_library

    def load() -> Loaded:
        library = load_library(*map(existing, files or ()), is_thorough=True)
        notes = [*_guesses(library), *_few_examples(library)]
        if read:
            notes += _denied(library)
        return sum(p.use is None for one in library.classes for p in one.patterns), notes

    return check_files(Output(as_json, quiet), "patterns", load)


def _guesses(library: Library) -> list[BadInput]:
    """Give a note for each confidence that is a guess."""
    from riyu.base.errors import BadInput

    return [
        BadInput(f"'{pattern.name}' says '{saying}': a guess, not measured", pattern.place)
        for found in library.classes
        for pattern in found.patterns
        for saying in pattern.says
        if saying.guessed is not None
    ]


def _few_examples(library: Library) -> list[BadInput]:
    """Give a note for each hand-written pattern without two examples of a kind; of a last one without a `yes`."""
    return [
        note
        for found in library.classes
        for pattern in found.patterns
        if pattern.seen is None and pattern.use is None and pattern.name != found.last
        if (note := few_examples(pattern.name, pattern.yes, pattern.no, pattern.place))
    ]


def _denied(library: Library) -> list[BadInput]:
    """Give a note for each claim that reading, or where its move lies, denies on an example of the pattern's own."""
    from riyu.base.errors import BadInput
    from riyu.lab.knowledge_review import denied_on_examples

    return [
        BadInput(f"'{pattern.name}' claims '{purpose}' in this 'yes': {why}", example.place)
        for pattern, example, purpose, why in denied_on_examples(library)
    ]


_LIST_EXAMPLES = """
riyu patterns list
riyu patterns list --class shape
riyu patterns list --counts        hand-written and harvested ones, beside each other
riyu patterns list --origin harvested --pick 10 --seed 1    ten by chance
riyu patterns list --json          every pattern with class, origin and counts
"""

ORIGINS = ("hand-written", "harvested", "used")


def list_patterns(
    name: Annotated[
        str, typer.Option("--class", metavar="NAME", help="The patterns of this class.")
    ] = "",
    source: Folder = None,
    counts: Annotated[
        bool, typer.Option("--counts", help="How many of each origin, by the class asked as.")
    ] = False,
    origin: Annotated[
        str,
        typer.Option("--origin", metavar="ORIGIN", help="hand-written, harvested or used alone."),
    ] = "",
    pick: Annotated[
        int, typer.Option("--pick", metavar="N", min=0, help="So many patterns by chance.")
    ] = 0,
    seed: Seed = None,
    as_json: Json = False,
) -> None:
    """List the classes, or one class's patterns: origin and counts.

    Origins are hand-written, harvested, and used: drawn in another class, by hand.

    Of a class is told who asks it in play: rules (classes over the whole board are rules), reading (eye spaces), the
    sources of moves, or nobody.
    """
    from riyu.base.errors import UsageError, nearest

    output = Output(as_json)
    if origin and origin not in ORIGINS:
        raise UsageError(
            f"origin '{origin}': expected {', '.join(ORIGINS[:-1])} or {ORIGINS[-1]}{nearest(origin, ORIGINS)}"
        )
    library = library_from(source)
    classes = [library.of(name)] if name else list(library.classes)
    if counts:
        _give_counts(output, classes)
        return
    value = [
        {
            "name": pattern.name,
            "class": found.name,
            "in play by": _asked_by(found),
            "origin": _origin(pattern),
            "kind": "bar" if pattern.is_bar else "pattern",
            "chosen": pattern.seen[0] if pattern.seen else None,
            "possible": pattern.seen[1] if pattern.seen else None,
            "examples": len(pattern.yes) + len(pattern.no),
            "says": ", ".join(map(str, pattern.says)),
            "confidences": [
                _confidence(saying) for saying in pattern.says if saying.confidence is not None
            ],
            "why": pattern.why,
        }
        for found in classes
        for pattern in found.patterns
        if origin in ("", _origin(pattern))
    ]
    if pick:
        picked = random.Random(load_settings(seed=seed).seed)
        value = picked.sample(value, min(pick, len(value)))
    if name or origin or pick:
        head = ("name", "origin", "chosen", "possible", "says")
        text = output.row_table(value, head)
    else:
        rows = [
            [
                found.name,
                len(found.patterns),
                *(
                    sum(_origin(pattern) == origin for pattern in found.patterns)
                    for origin in ORIGINS
                ),
                found.answer,
                found.asked,
                _asked_by(found),
            ]
            for found in classes
        ]
        columns = (
            "class",
            "patterns",
            *ORIGINS,
            "answer",
            "asked",
            "in play by",
        )
        text = output.table(columns, rows)
    output.give(text, value)


def _asked_by(found: PatternClass) -> str:
    """Say who asks a class in play; any may be asked by a person."""
    from riyu.candidates.asked import CLASSES
    from riyu.patterns.tables import WHOLE_BOARD
    from riyu.reading.eye_spaces import CLASSES as EYE_CLASSES

    if found.asked.focus == WHOLE_BOARD:
        return "rules"
    if found.name in EYE_CLASSES:
        return "reading"
    return "sources" if found.name in CLASSES else "nobody"


def _give_counts(output: Output, classes: Sequence[PatternClass]) -> None:
    """Give how many patterns of each origin there are by class; a harvested class's with those that it adds to."""
    from riyu.patterns.harvested import PREFIX

    numbers: dict[str, dict[str, int]] = {}
    for found in classes:
        row = numbers.setdefault(found.name.removeprefix(PREFIX), dict.fromkeys(ORIGINS, 0))
        for pattern in found.patterns:
            row[_origin(pattern)] += 1
    rows: list[dict[str, object]] = [
        {"class": name, "patterns": _drawn(numbers[name]), **numbers[name]}
        for name in sorted(numbers)
    ]
    total = {o: sum(row[o] for row in numbers.values()) for o in ORIGINS}
    rows.append({"class": "all classes", "patterns": _drawn(total), **total})
    head = ("class", "patterns", *ORIGINS)
    output.give(output.row_table(rows, head), rows)


def _drawn(row: Mapping[str, int]) -> int:
    """Give how many patterns are drawn, not used from another class."""
    return sum(count for origin, count in row.items() if origin != "used")


_COVERAGE_EXAMPLES = """
riyu patterns coverage
riyu patterns coverage --from mine/ --json
"""


def coverage(source: Folder = None, as_json: Json = False) -> None:
    """Tell how many patterns stand for each thing that RiscIgo's patterns are said to be for, beside its count.

    Its author gives counts for eleven purposes and some 3,000 in all. A class that is added to from games counts with
    the one that it adds to, apart. What a class uses of another class's patterns stands for its purpose as well, and
    counts once in all. Under half of a count is `thin`, no pattern at all `missing`.
    """
    from riyu.lab.coverage import covered

    output = Output(as_json)
    rows: list[dict[str, object]] = [
        {
            "purpose": one.purpose,
            "classes": ", ".join(one.classes),
            "hand-written": one.by_hand,
            "used": one.used,
            "harvested": one.harvested,
            "RiscIgo": one.seed,
            "stands": one.verdict,
        }
        for one in covered(library_from(source))
    ]
    head = ("purpose", "hand-written", "used", "harvested", "RiscIgo", "stands")
    output.give(output.row_table(rows, head), rows)


_SHOW_EXAMPLES = """
riyu patterns show hane-at-the-head
riyu patterns show my-press --from press.pat
riyu patterns show hane-at-the-head --svg -o hane.svg    its drawing as a picture
"""


def show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A pattern or bar.")],
    source: Folder = None,
    svg: Annotated[bool, typer.Option("--svg", help="Its drawing as a picture instead.")] = False,
    path: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Where the picture goes.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Show a pattern as its file has it, its class, and its examples on the board; or its drawing as SVG."""
    from riyu.base.errors import UsageError

    output = Output(as_json)
    if path and not (svg and path.suffix.lower() == ".svg"):
        raise UsageError(f"{path}: expected a picture (--svg) to go to a file such as {name}.svg")
    library = library_from(source)
    pattern = library.pattern(name)
    found = next(one for one in library.classes if pattern in one.patterns)
    if svg:
        from riyu.interfaces.pattern_picture import pattern_picture

        picture = pattern_picture(pattern, found.asked, load_settings().theme).svg()
        if path is None:
            sys.stdout.write(picture)
            return
        write_whole(path, picture)
        output.say(f"written: {path}")
        return
    parts = [f"class {found.name}: {found.asked}"]
    parts += [f"in {glob.word} {glob.name}" for glob in pattern.globs]
    asking = [one.name for one in library.asking(name) if one.name != found.name]
    parts += [f"asked for by {', '.join(asking)}, too"] if asking else []
    parts += ["", str(pattern)]
    parts += examples_drawn(pattern.yes, pattern.no)
    value = {
        "class": found.name,
        "used by": asking,
        "origin": _origin(pattern),
        "text": str(pattern),
    }
    output.give("\n".join(parts), {"name": pattern.name, **value})


_FIND_EXAMPLES = """
riyu patterns find game.sgf                         after the last move, for both colors
riyu patterns find game.sgf --move 40 --color b --class shape
riyu patterns find game.sgf --move 40 --most 60 --each    each pattern, not the first of each point
riyu patterns find position.txt --json
"""

_TIMES_HEARD = 2
_MOST_FOUND = 18
"""Rows that a screen of 24 lines has room for."""


def find(
    game: Annotated[
        Path,
        typer.Argument(metavar="GAME", help="SGF, NGF or GIB; or a drawn position (.txt)."),
    ],
    move: Annotated[
        int | None, typer.Option("--move", "-m", metavar="N", help="After so many moves.")
    ] = None,
    color: Annotated[
        str, typer.Option("--color", metavar="COLOR", help="Own color: b or w; both if not said.")
    ] = "",
    name: Annotated[
        list[str] | None,
        typer.Option("--class", metavar="NAME", help="This class only; more than once."),
    ] = None,
    most: Annotated[
        int, typer.Option("--most", metavar="N", min=1, help="Rows of the table.")
    ] = _MOST_FOUND,
    each: Annotated[
        bool, typer.Option("--each", help="A row for each pattern, not for each point.")
    ] = False,
    source: Folder = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Find what fires in a position, the most telling first: where, for which color, which pattern, and why.

    First what it claims of tactics and reading bears out, by how often its move is played; then moves that claim none;
    then shapes without a move; last what reading denies. A point has one row, `more` says how many other patterns
    speak there. A class is asked wherever what stands there fits; between two ends, for stones within three lines of
    each other. What says nothing is left out. --json gives every pattern.
    """
    from riyu.candidates.answers import read_answers
    from riyu.game.constants import BLACK, WHITE
    from riyu.game.points import color_name, parse_color, point_text
    from riyu.interfaces.cli.draw import scene_at
    from riyu.lab.telling_matches import telling_matches
    from riyu.patterns.asking import ReadyLibrary
    from riyu.reading.blackboard import Given

    output = Output(as_json, quiet)
    scene, _, warnings = scene_at(existing(game), move)
    for warning in warnings:
        output.say(warning)
    colors = (parse_color(color),) if color else (BLACK, WHITE)
    blackboard = scene.blackboard(Given(ReadyLibrary(library_from(source))))
    found = telling_matches(blackboard, colors, name or (), read_answers())
    rows: list[dict[str, object]] = [
        {
            "at": point_text(one.point),
            "color": color_name(one.match.color),
            "class": one.found.name,
            "pattern": one.match.pattern.name,
            "focus": point_text(one.match.focus),
            "answer": point_text(one.match.answer) if one.match.answer else "",
            "says": ", ".join(map(str, one.match.pattern.says)),
            "reading": f"denied: {one.denied}" if one.denied else "holds" if one.is_read else "",
            "percent": round(100 * one.share, 1),
            "why": one.match.pattern.why,
        }
        for one in found
    ]
    shown = [{**row, "more": ""} for row in rows] if each else _by_point(found, rows)
    head = ("at", "color", "pattern", "more", "reading", "percent", "why")
    table = output.row_table(shown[:most], head)
    if len(shown) > most:
        rest = "patterns" if each else "points"
        output.say(f"{most} of {len(shown)} {rest}, the most telling; --most N gives more")
    output.give(table if rows else "nothing fires here", rows)


def _by_point(found: Sequence[Told], rows: Sequence[dict[str, object]]) -> list[dict[str, object]]:
    """Give a row for each point and color, in the order of its most telling one; ideas in words come before custom."""
    groups: dict[tuple[int, int], list[int]] = {}
    for place, one in enumerate(found):
        groups.setdefault((one.point, one.match.color), []).append(place)
    firsts = [
        (min(places, key=lambda place: found[place].at_its_point), len(places) - 1)
        for places in groups.values()
    ]
    firsts.sort(key=lambda one: found[one[0]].at_its_point)
    # What a pattern says a third time and more tells less than what others say once.
    heard: Counter[str] = Counter()
    ordered: list[tuple[int, bool, bool, int, int, int]] = []
    for first, more in firsts:
        one = found[first]
        heard[one.match.pattern.name] += 1
        is_again = heard[one.match.pattern.name] > _TIMES_HEARD
        ordered.append((*one.at_its_point[:2], is_again, len(ordered), first, more))
    return [{**rows[first], "more": more or ""} for *_, first, more in sorted(ordered)]


_STATS_EXAMPLES = """
riyu patterns stats games19/*.sgfs.gz --games 200
riyu patterns stats game.sgf --class shape --json
"""


def stats(
    files: Games,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="The first so many.")
    ] = 20,
    name: Annotated[
        str, typer.Option("--class", metavar="NAME", help="The patterns of this class.")
    ] = "",
    threads: Annotated[
        int | None, typer.Option("--threads", metavar="N", min=1, help="Threads; one a core.")
    ] = None,
    on_gpu: Annotated[
        bool, typer.Option("--gpu", help="Match on an NVIDIA GPU, with the extra riyu[gpu].")
    ] = False,
    source: Folder = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Count how often each pattern matched for the color to move, and how often its answer was played.

    In every position of the games, by point. Beside it what a harvested pattern's `seen` says, in percent.
    """
    from riyu.lab.games import real_games
    from riyu.lab.patterns_seen import seen_in
    from riyu.lab.processes import cores
    from riyu.patterns.library import Library

    output = Output(as_json, quiet)
    library = library_from(source)
    if name:
        library = Library((library.of(name),))
    material, faults = real_games([existing(path) for path in files], games)
    for fault in faults:
        output.say(f"passed over: {fault}")
    with output.counting("games", len(material)) as advance:
        seen = seen_in(material, library, advance, threads or cores(), on_gpu, output.say)
    rows: list[dict[str, object]] = [
        {
            "class": one.found.name,
            "pattern": one.pattern.name,
            "possible": one.possible,
            "chosen": one.chosen if one.pattern.drawing.answer else None,
            "percent": _percent(one.chosen, one.possible) if one.pattern.drawing.answer else None,
            "seen_percent": _percent(*one.pattern.seen) if one.pattern.seen else None,
        }
        for one in seen
    ]
    head = ("class", "pattern", "possible", "chosen", "percent", "seen_percent")
    text = output.row_table(rows, head)
    never = sum(not one.possible for one in seen)
    moves = sum(len(game.record.moves) for game in material)
    output.say(
        f"{len(material)} games, {moves:,} moves; of {len(seen)} patterns {never} never matched"
    )
    output.give(text, {"games": len(material), "moves": moves, "patterns": rows})


def _confidence(saying: Saying) -> dict[str, object]:
    true, stood = saying.measured or (None, None)
    return {
        "says": saying.name,
        "confidence": saying.confidence,
        "is_guess": saying.measured is None,
        "true": true,
        "stood": stood,
    }


def _percent(chosen: int, possible: int) -> float | None:
    return round(100 * chosen / possible, 2) if possible else None


def _origin(pattern: Pattern) -> str:
    if pattern.use is not None:
        return "used"
    return "harvested" if pattern.seen else "hand-written"
