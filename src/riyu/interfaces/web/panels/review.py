"""The panel of the review: the lead as a graph, the mistakes in words, what was better and what punishes the mistake.

Takes a desk; has its hall review the game, and shows what was found. Reviews nothing itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from riyu.base.words import counted
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, color_name, on_board, opposite, point_text
from riyu.interfaces.assessment_words import span_words
from riyu.interfaces.picture import Mark, Overlay, Symbol, Tint
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.lines import line_words
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.sources import lights
from riyu.interfaces.web.parts import box, button, empty, heading, paragraph, set_words, svg, words
from riyu.interfaces.web.reading_marks import line_overlay
from riyu.interfaces.web.review_graph import NO_LEADS, graph_svg
from riyu.interfaces.web.reviews import DEPTHS, TableReview
from riyu.interfaces.web.table import TableChange
from riyu.player.review.record import BEGINNER, STRONG, MoveReview
from riyu.player.review.telling import about_slide, phase_lines, told_slides
from riyu.player.review.words import read_words
from riyu.sgf.node import Node

__all__ = ["ReviewPanel"]

_LAYER, _LINE = "review", "review-line"
_PLACE = """(event) => {
    const box = event.currentTarget.getBoundingClientRect();
    emit((event.clientX - box.left) / box.width);
}"""


class ReviewPanel(Panel):
    """The game looked through again."""

    name = "review"
    title = "Review"
    mode = "play"
    keys = (
        Key(("N",), "next", "the next mistake"),
        Key(("Shift+N",), "before", "the mistake before"),
    )

    def build(self) -> None:
        """Build the panel."""
        desk = self.desk
        self._drawn: tuple[object, ...] = ()
        self._reader = BEGINNER
        self._line = ""
        with box("bunch"):
            for depth, title, tip in (
                ("quick", "Review this game", "About a second a move"),
                ("close", "More closely", "Two seconds a move or more: the numbers are surer"),
            ):
                start = desk.guard(partial(self._start, depth))
                button(title, start, title=tip, classes="chief" if depth == "quick" else "")
            self._stop = button("Stop", partial(desk.hall.reviews.stop, desk.seated.id))
            self._state = words("", "span", "quiet")
        self._graph = box("graph")
        self._graph.on("click", self._look_at_share, js_handler=_PLACE)
        self._summary = paragraph("", "words")
        with box("bunch") as self._steps:
            button("◀ Mistake", self.before, title="The mistake before (Shift+N)", classes="small")
            button("Mistake ▶", self.next, title="The next mistake (N)", classes="small")
            self._strong = button("For strong players", self._switch_reader, classes="small")
            self._strong._props["aria-pressed"] = "false"
        self._here = box("here")
        self._course = box("course")
        self._list = box("mistakes", "ol")

    def open(self, what: str) -> None:
        """Go to the next mistake, if that is what is wanted: `next`."""
        if what != "next":
            super().open(what)
        self.next()

    # Doing. -----------------------------------------------------------------------------------------------------------

    def _review(self) -> TableReview | None:
        return self.desk.hall.reviews.of(self.desk.seated.id, self.desk.table)

    def _start(self, depth: str) -> None:
        desk, table = self.desk, self.desk.table

        def changed() -> None:
            table.tell(TableChange.WORK)

        desk.hall.reviews.start(desk.seated.id, table, desk.node, DEPTHS[depth], changed)

    def next(self) -> None:
        """Go to the next mistake after the move looked at."""
        self._step(1)

    def before(self) -> None:
        """Go to the mistake before the move looked at."""
        self._step(-1)

    def _step(self, way: int) -> None:
        review = self._review()
        mistakes = review.mistakes() if review is not None else []
        at = self.desk.standing.number
        ahead = [pair for pair in mistakes if (pair[0].number - at) * way > 0]
        if not ahead:
            which = "later" if way > 0 else "earlier"
            self.desk.say(f"No {which} mistake." if mistakes else "No mistakes were found yet.")
            return
        one, node = ahead[0] if way > 0 else ahead[-1]
        self.desk.go(node)
        self.desk.say(_sentence(one))

    def _look_at_share(self, event: object) -> None:
        review, share = self._review(), getattr(event, "args", None)
        if review is None or not isinstance(share, int | float):
            return
        number = round(share * len(review.nodes))
        if 1 <= number <= len(review.nodes):
            self.desk.go(review.nodes[number - 1])

    def _switch_reader(self) -> None:
        self._reader = BEGINNER if self._reader == STRONG else STRONG
        self._strong._props["aria-pressed"] = str(self._reader == STRONG).lower()
        self._strong.update()
        self.desk.changed(TableChange.WORK)

    def hidden(self) -> None:
        """Take the marks off the board."""
        self._drawn = ()
        self._line = ""
        for layer in (_LAYER, _LINE):
            self.desk.lift(layer)

    # What is shown. ---------------------------------------------------------------------------------------------------

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        desk = self.desk
        errand = desk.hall.reviews.errand(desk.seated.id)
        review = self._review()
        self._stop.set_visibility(errand is not None)
        if errand is not None:
            set_words(self._state, f"riyu reviews … {errand.words}")
        elif review is None:
            set_words(self._state, "Each move beside the best other one.")
        else:
            left = "" if review.is_done else ", stopped"
            set_words(self._state, f"{counted(len(review.moves), 'move')} reviewed{left}.")
        found = len(review.moves) if review is not None else 0
        closer = sum(one.looks for one in review.moves.values()) if review is not None else 0
        is_done = review is not None and review.is_done
        drawn = (desk.node, found, closer, is_done, self._reader, self._line, desk.theme)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        self._steps.set_visibility(bool(found))
        empty(self._graph)
        empty(self._here)
        empty(self._course)
        empty(self._list)
        set_words(self._summary, "")
        for layer in (_LAYER, _LINE):
            desk.lift(layer)
        if review is None or not found:
            return
        number = next((k for k, one in enumerate(review.nodes, 1) if one is desk.node), 0)
        if review.lacks_leads:
            with self._graph:
                paragraph(NO_LEADS, "quiet")
        else:
            with self._graph:
                svg(graph_svg(review, number))
        set_words(self._summary, _summary(review))
        here = review.at(desk.node)
        if here is not None:
            with self._here:
                self._show_move(here)
        if is_done:
            with self._course:
                self._show_course(review)
        with self._list:
            for one, node in review.mistakes():
                self._row(one, node)

    def _show_course(self, review: TableReview) -> None:
        """Say how the game went; a slide has a button that leads to the position before it."""
        game, say = review.as_game(self.desk.table, {}), read_words()
        for text in phase_lines(game, say, self._reader):
            paragraph(text, "quiet")
        for slide in told_slides(game):
            paragraph(about_slide(slide, game, say, self._reader))
            before = review.nodes[slide.first - 1].parent
            assert before is not None, "a move stands below a position"
            button(
                f"Before move {slide.first}",
                partial(self.desk.go, before),
                title="Look at where it began",
                classes="small",
            )

    def _row(self, one: MoveReview, node: Node) -> None:
        with box("now" if node is self.desk.node else "", "li"):
            look = button(
                f"{one.number}  {one.move_text}",
                partial(self.desk.go, node),
                title="Look at this mistake",
                classes="plain small",
            )
            if node is self.desk.node:
                look._props["aria-current"] = "true"
            words(f"{one.loss:.1f} points", classes="worth")
            if one.why is not None:
                words(one.why.headline(self._reader), "p", "quiet")

    def _show_move(self, one: MoveReview) -> None:
        """Say what was found of the move looked at, and mark the better one."""
        desk = self.desk
        heading(f"{one.number}  {one.move_text}")
        if one.after is not None:
            said = span_words(one.after)
            paragraph(f"After it {'the game is ' if said.startswith('even') else ''}{said}.")
        book = one.book.get(self._reader, "")
        if book:
            paragraph(book, "quiet")
        if one.is_choice or one.better is None:
            paragraph("riyu would play the same." if one.is_choice else "Not measured.")
            return
        size = f"A {one.size}: " if one.size else ""
        said = f"{size}{one.loss:.1f} points less than {point_text(one.better.move)}"
        off = f", give or take {one.error:.1f}" if one.error < 100 else ""
        paragraph(f"{said}{off}.", "lead")
        if one.why is not None:
            against = one.why.against.get(self._reader, "")
            if against:
                paragraph(against, "danger")
            for_it = one.why.for_it.get(self._reader, "")
            if for_it:
                paragraph(for_it, "quiet")
            with box("reasons", "ul"):
                for text in one.why.told(self._reader):
                    told = words(text, "li")
                    told._props["tabindex"] = "0"
                    points = [p for p in one.why.points if on_board(p, desk.table.size)]
                    lights(desk, told, points)
            if one.why.remember:
                paragraph(f"Remember: {one.why.remember.removesuffix('.')}.", "quiet")
        better = one.better.line
        with box("bunch"):
            self._line_button("better", "What was better", better, one.color)
            self._line_button("punish", "What follows", one.punished_by, opposite(one.color))
        if on_board(one.better.move, desk.table.size):
            marks: tuple[Mark, ...] = (Tint(one.better.move, 1.0, "worth"),)
            if one.is_mistake and on_board(one.move, desk.table.size):
                marks += (Symbol(one.move, "cross", "bad"),)
            if self._line != "better":
                desk.lay(Overlay(_LAYER, "The better move, green; the mistake crossed.", marks))

    def _line_button(self, name: str, title: str, line: Sequence[Point], first: Color) -> None:
        if not line:
            return
        chosen = button(title, partial(self._show_line, name), classes="small")
        chosen._props["aria-pressed"] = str(self._line == name).lower()
        if self._line == name:
            words(line_words(line, first), classes="quiet")
            position = self.desk.standing.position
            self.desk.lay(line_overlay(_LINE, position, line, first, 0))

    def _show_line(self, name: str) -> None:
        self._line = "" if self._line == name else name
        self.desk.changed(TableChange.WORK)


def _sentence(one: MoveReview) -> str:
    better = f"; better was {point_text(one.better.move)}" if one.better is not None else ""
    return f"Move {one.number}, {one.move_text}, lost {one.loss:.1f} points{better}."


def _summary(review: TableReview) -> str:
    """Say how much each side's moves lose in the mean, and how many mistakes it made."""
    lines = []
    for color in (BLACK, WHITE):
        own = [
            one for one in review.moves.values() if one.color == color and one.gained is not None
        ]
        if own:
            mean = sum(one.loss for one in own) / len(own)
            mistakes = counted(sum(one.is_mistake for one in own), "mistake")
            lines.append(f"{color_name(color)}: {mistakes}, {mean:.1f} points lost a move.")
    return "\n".join(lines)
