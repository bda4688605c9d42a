"""A pattern tried: where it fires here, how it lies in all orientations, what games say of it, where it fires in this.

Takes the panel of patterns and a draft; builds and refreshes its part. Edits nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from riyu.base.errors import RiyuError
from riyu.base.words import counted
from riyu.game.points import color_name, point_text
from riyu.interfaces.picture import Mark, Overlay, Symbol, Text
from riyu.interfaces.web.archive_firing import InArchive, fired_in_archive
from riyu.interfaces.web.panels.archived import open_archived
from riyu.interfaces.web.panels.file_panel import FilePanel
from riyu.interfaces.web.parts import box, button, empty, heading, paragraph, set_words, svg, words
from riyu.interfaces.web.pattern_draft import PatternDraft
from riyu.interfaces.web.pattern_drawing import kinds_of, small_svg
from riyu.interfaces.web.pattern_firing import Fired, InGame, fired_in_game
from riyu.interfaces.web.work import Errand
from riyu.patterns.model import Pattern
from riyu.patterns.symmetry import ORIENTATIONS, turn_rows
from riyu.sgf.path import path_to

__all__ = ["LAYER", "PatternTrial", "evidence_of", "fires_overlay"]

LAYER = "pattern-fires"
_SHOWN = 40


class PatternTrial:
    """A pattern of a draft, tried; built in two pieces, each in the box that is open then."""

    def __init__(self, panel: FilePanel[PatternDraft], draft: PatternDraft, name: str) -> None:
        self._panel = panel
        self._desk = panel.desk
        self.draft = draft
        self.name = name
        self._drawn: object = None
        self._in_game: tuple[str, list[InGame], int] | None = None
        self._in_archive: tuple[str, InArchive] | None = None
        heading("Here")
        self._here = box("fires-here")

    def build_rest(self) -> None:
        """Build what stands below the text."""
        guard = self._desk.guard
        heading("Orientations")
        self._ways = box("orientations")
        heading("Evidence")
        self._evidence = box("evidence", "ul")
        heading("In this game")
        with box("bunch"):
            button("Look through the game", guard(self._look_through))
            button(
                "Look through my archive",
                guard(self._look_through_archive),
                title="Where it fires in the archive's games, whether it was played, and whether it was right",
            )
            self._stop = button("Stop", guard(self._panel.work.stop))
            self._progress = words("", "span", "quiet")
        self._found = box("in-game")
        self._found_there = box("in-archive")

    def refresh(self, pattern: Pattern) -> None:
        """Show what is new."""
        draft = self.draft
        if self._drawn != draft.text:
            self._drawn = draft.text
            self._fill_ways(pattern)
            self._fill_evidence(pattern)
            self._fill_found()
            self._fill_found_there()
        errand = self._panel.work.current
        self._stop.set_visibility(errand is not None)
        share = f" {errand.fraction:.0%}" if errand and errand.fraction is not None else ""
        set_words(
            self._progress, f"{errand.title}{share} …" if errand else self._panel.work.problem
        )

    def _look_through(self) -> None:
        draft, pattern = self.draft, self.draft.pattern(self.name)
        nodes = list(self._desk.table.root.main_line())
        path = path_to(nodes[-1], warnings=[])
        text, found = draft.text, draft.found

        def job(errand: Errand) -> tuple[list[InGame], int]:
            def tell(fraction: float) -> None:
                if int(fraction * 50) != int((errand.fraction or 0) * 50):
                    errand.tell(fraction)

            return fired_in_game(found, pattern, path, tell=tell, stop=errand.is_stopped)

        def done(told: tuple[list[InGame], int]) -> None:
            self._in_game = (text, *told)
            self._fill_found()

        self._panel.work.start(f"looks for {self.name}", job, done)

    def _look_through_archive(self) -> None:
        draft, pattern = self.draft, self.draft.pattern(self.name)
        text, found, folder = draft.text, draft.found, self._desk.hall.archive

        def job(errand: Errand) -> InArchive:
            return fired_in_archive(
                folder, found, pattern, tell=errand.tell, stop=errand.is_stopped
            )

        def done(told: InArchive) -> None:
            self._in_archive = (text, told)
            self._fill_found_there()

        self._panel.work.start(f"looks for {self.name} in the archive", job, done)

    def show_here(self, pattern: Pattern, fired: Sequence[Fired] | RiyuError) -> None:
        """Show where it fires in the position, or why it can't be tried."""
        empty(self._here)
        with self._here:
            if isinstance(fired, RiyuError):
                paragraph(f"It can't be tried here: {fired}", "problem")
                self._desk.lift(LAYER)
                return
            self._desk.lay(fires_overlay(pattern.name, fired))
            if not fired:
                paragraph("It fires nowhere in this position.")
                return
            answers = sum(one.answers for one in fired)
            rest = "" if answers == len(fired) else f", and its class answers with it at {answers}"
            paragraph(f"It fires at {counted(len(fired), 'place')}{rest}.")
            with box("bunch"):
                for one in fired[:_SHOWN]:
                    self._place(one)

    def _place(self, one: Fired) -> None:
        match = one.match
        at = point_text(match.answer or match.focus)
        points = sorted({p for _, found in match.points for p in found} | {match.focus})
        order = "" if one.answers else " (another comes first)"
        element = words(f"{color_name(match.color)} {at}{order}", "span", "place-fired")
        element.on("mouseenter", lambda: self._desk.light(points), [])
        element.on("mouseleave", lambda: self._desk.light([]), [])

    def _fill_ways(self, pattern: Pattern) -> None:
        kinds = kinds_of(pattern, self.draft.found.asked)
        rows = dict.fromkeys(turn_rows(o, pattern.drawing.rows) for o in ORIENTATIONS)
        empty(self._ways)
        with self._ways:
            paragraph(f"{counted(len(rows), 'orientation')}, and the colors swapped.", "quiet")
            with box("thumbs"):
                for number, turned in enumerate(rows):
                    svg(small_svg(turned, kinds, f"orientation {number}"), "thumb")

    def _fill_evidence(self, pattern: Pattern) -> None:
        empty(self._evidence)
        with self._evidence:
            for sentence in evidence_of(pattern):
                words(sentence, "li")

    def _fill_found(self) -> None:
        empty(self._found)
        if self._in_game is None:
            return
        text, given, looked = self._in_game
        with self._found:
            if text != self.draft.text:
                paragraph("From before the last edit:", "quiet")
            played = sum(one.is_played for one in given)
            paragraph(
                f"It answers in {len(given)} of {counted(looked, 'position')}, for the color to move; "
                f"the move was played {counted(played, 'time')}."
            )
            with box("bunch"):
                for one in given[: 3 * _SHOWN]:
                    points = ", ".join(map(point_text, one.points[:3]))
                    said = f"{one.step}: {points}{' ✓' if one.is_played else ''}"
                    element = button(
                        said, partial(self._go, one.step), classes="small", title="Look there"
                    )
                    element.on("mouseenter", partial(self._desk.light, list(one.points)), [])

    def _fill_found_there(self) -> None:
        empty(self._found_there)
        if self._in_archive is None:
            return
        text, told = self._in_archive
        with self._found_there:
            if text != self.draft.text:
                paragraph("From before the last edit:", "quiet")
            for sentence in told.sentences:
                paragraph(sentence)
            with box("games", "ul"):
                for one in sorted(told.places, key=lambda one: not one.at.is_played)[:_SHOWN]:
                    with box("", "li"):
                        words(one.text)
                        button(
                            "Open",
                            self._desk.guard(
                                partial(open_archived, self._desk, one.game.id, one.at.step)
                            ),
                            label=f"Open {one.game.title} at move {one.at.step}",
                            classes="small",
                        )

    def _go(self, step: int) -> None:
        """Look at the node after so many steps of the main line."""
        nodes = list(self._desk.table.root.main_line())
        path = path_to(nodes[-1], warnings=[])
        self._desk.go(path.nodes[step - 1] if step else nodes[0])


def evidence_of(pattern: Pattern) -> list[str]:
    """Give what games say of a pattern, in sentences: the counts that its file has."""
    told = []
    if pattern.seen:
        chosen, possible = pattern.seen
        told.append(
            f"Harvested: chosen {chosen:,} of {possible:,} times it could be ({chosen / possible:.1%})."
        )
    else:
        told.append("Hand-written.")
    for saying in pattern.says:
        if saying.measured is not None:
            true, stood = saying.measured
            told.append(
                f"{saying.name}: came true {true:,} of {stood:,} times, confidence {saying.confidence:.3f}."
            )
        elif saying.guessed is not None:
            told.append(f"{saying.name}: confidence {saying.guessed:g}, a person's guess.")
        else:
            told.append(f"{saying.name}: not measured.")
    if pattern.source:
        told.append(f"Source: {pattern.source}.")
    return told


def fires_overlay(name: str, fired: Sequence[Fired]) -> Overlay:
    """Give where a pattern fires: answers crossed (good where its class answers so), focuses ringed, labels named."""
    marks: dict[tuple[int, str], Mark] = {}
    for one in fired:
        match = one.match
        if match.answer:
            marks[match.answer, "answer"] = Symbol(
                match.answer, "cross", "good" if one.answers else "neutral"
            )
        if match.focus != match.answer:
            marks.setdefault((match.focus, "focus"), Symbol(match.focus, "circle"))
        for label, points in match.points:
            for point in points:
                if label not in "*@" and point != match.focus:
                    marks.setdefault((point, "label"), Text(point, label))
    keys: tuple[tuple[Mark, str], ...] = (
        (Symbol(0, "cross", "good"), f"answer of {name}"),
        (Symbol(0, "cross", "neutral"), "another pattern comes first"),
        (Symbol(0, "circle"), f"focus of {name}"),
    )
    return Overlay(LAYER, f"Where {name} fires.", tuple(marks.values()), keys)
