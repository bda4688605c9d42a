"""The panel of the game itself: whose turn, pass, undo, resign, a typed point, the count at the end, why riyu moved so.

Takes a desk; shows its table. Counts nothing itself.
"""

from __future__ import annotations

from functools import partial

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Color, color_name, on_board, opposite, parse_move
from riyu.interfaces.web.clocks import limit_text
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.hints import Hints
from riyu.interfaces.web.panels.sources import lights
from riyu.interfaces.web.parts import (
    box,
    button,
    checkbox,
    empty,
    field,
    heading,
    paragraph,
    set_words,
    words,
)
from riyu.interfaces.web.table import TableChange

__all__ = ["PlayPanel"]


class PlayPanel(Panel):
    """Playing and the end of the game."""

    name = "play"
    title = "Table"
    keys = (Key(("H",), "hint", "a hint; again: more of it"),)
    mode = "play"

    def build(self) -> None:
        """Build the panel."""
        desk = self.desk
        self._lead = paragraph("", "lead")
        self._terms = paragraph("", "quiet")
        with box("bunch") as self._buttons:
            self._under_way = [
                button("Pass", desk.guard(partial(desk.play, PASS)), title="Pass (P, P)")
            ]
            button("Undo", desk.guard(partial(desk.do, "undo")), title="Undo (Ctrl+Z)")
            button("Redo", desk.guard(partial(desk.do, "redo")), title="Do again (Ctrl+Y)")
            self._under_way += [
                button("Resign", self.desk.guard(self._ask_to_resign)),
                button(
                    "riyu plays",
                    desk.guard(partial(desk.do, "let_riyu_play")),
                    title="Let riyu play here (Enter)",
                ),
                button(
                    "Count", self.desk.guard(self._count), title="Count the position as it stands"
                ),
            ]
            self._over = [
                button(
                    "Review",
                    partial(desk.show_panel, "review"),
                    title="Go through the game's mistakes",
                    classes="chief",
                ),
                button(
                    "Rematch",
                    desk.guard(lambda: desk.begin(desk.table.rematch())),
                    title="Another game by the same terms, colors changed",
                ),
                button("New game", partial(desk.do, "new_game"), title="New game (Shift+N)"),
            ]
        with box("bunch", role="alertdialog", aria_label="Resign?") as self._resigning:
            self._resigning_words = words("", "b")
            sure = button("Yes, resign", desk.guard(self._resign), classes="chief")
            sure._props["id"] = "sure-to-resign"
            button("No, play on", lambda: self._resigning.set_visibility(False))
        self._resigning.set_visibility(False)
        with box("bunch typed-and-help"):
            self._typed = field(
                "Type a point, or pass", on_change=self._type, placeholder="D4", autocomplete="off"
            )
            with box("bunch") as self._help:
                self._hint = button(
                    "Hint",
                    desk.guard(self.hint),
                    title="Where to look; again: why; again: the move (H)",
                )
                checkbox("Warn me before blunders", desk.caution.is_on, self._set_caution)
        self._hinted = box("hinted")
        self._warned = box("warned", role="alert")
        self._told: tuple[object, ...] = ()
        self._hints = Hints(desk)
        self._counting = box("counting")
        with self._counting:
            heading("Count")
            paragraph(
                "Click strings that are dead. Dead stones are crossed, those in seki have a diamond;"
                " squares say whose a point is."
            )
            self._score = paragraph("", "lead words")
            with box("bunch"):
                button("Agree", self.desk.guard(lambda: desk.table.agree()), classes="chief")
                button("Play on", self.desk.guard(desk.table.play_on))
        self._why_box = box("why")
        with self._why_box:
            self._why_heading = heading("Why")
            self._why = words("", "div", "words")
            with box("bunch") as self._more:
                button(
                    "More about it",
                    partial(desk.show_panel, "candidates"),
                    title="Its lines on the board, the other candidates (E)",
                    classes="small",
                )

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        if not changes & {TableChange.TREE, TableChange.LOOK, TableChange.PLAY, TableChange.WORK}:
            return
        table, node = self.desk.table, self.desk.node
        set_words(self._lead, self._sentence())
        terms = f"{table.ruleset.title} ruleset · {limit_text(table.clocks.limit)}"
        set_words(self._terms, terms)
        is_over = bool(table.result)
        for element in self._under_way:
            element.set_visibility(not is_over)
        for element in self._over:
            element.set_visibility(is_over)
        if is_over:
            self._resigning.set_visibility(False)
        self._help.set_visibility(not is_over and not table.is_riyus(self.desk.standing.to_move))
        self._show_help()
        is_counting = table.is_counted(node)
        self._counting.set_visibility(is_counting)
        if is_counting:
            set_words(self._score, str(table.score()))
        said = table.why(node)
        self._why_box.set_visibility(bool(said))
        is_riyus = table.is_riyus_move(node)
        set_words(self._why_heading, "Why" if is_riyus else "Comment")
        self._more.set_visibility(is_riyus)
        set_words(self._why, said[:20_000])

    def _sentence(self) -> str:
        desk, table = self.desk, self.desk.table
        standing = desk.standing
        if table.result:
            return f"The game is over: {result_words(table.result)}."
        if table.is_counted(desk.node):
            if standing.is_over:
                return "Both passed: which stones are dead?"
            return "Counted as it stands: which stones are dead?"
        color = color_name(standing.to_move)
        last = f"{standing.sentence()} " if standing.last else ""
        if table.is_riyus(standing.to_move) and desk.work.current:
            return f"{last}riyu thinks."
        return f"{last}{color} to move."

    # Hints and warnings. ----------------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Tell the next step of a hint for the color to move."""
        self._hints.next()

    def hidden(self) -> None:
        """Take the hint off the board."""
        self._hints.lift()
        self._told = ()

    def _set_caution(self, is_on: bool) -> None:
        self.desk.caution.is_on = is_on

    def _show_help(self) -> None:
        """Show the hint that was asked for here, and the warning that stands."""
        desk = self.desk
        caution = desk.caution
        said = caution.said if caution.node is desk.node else None
        told = (desk.node, self._hints.step, self._hints.told, said)
        if told == self._told:
            return
        self._told = told
        hint = self._hints.told
        set_words(self._hint, "Hint" if hint is None else self._hints.button_words)
        empty(self._hinted)
        empty(self._warned)
        if hint is not None:
            with self._hinted:
                shown = paragraph(hint.beginner, "lead")
                shown._props["tabindex"] = "0"
                lights(desk, shown, [p for p in hint.points if on_board(p, desk.table.size)])
        if said is not None:
            with self._warned:
                paragraph(said.beginner, "danger")
                with box("bunch"):
                    sure = partial(desk.play, caution.point)
                    button("Play it all the same", desk.guard(sure), classes="small")
                    button("Think again", self._think_again, classes="small chief")

    def _think_again(self) -> None:
        self.desk.caution.said = None
        self.desk.changed(TableChange.WORK)

    def _loser(self) -> Color:
        """Give the color that a person resigns for: the one to move, unless that is riyu's."""
        table = self.desk.table
        color = self.desk.standing.to_move
        if table.is_riyus(color) and not table.is_riyus(opposite(color)):
            color = opposite(color)
        return color

    def _ask_to_resign(self) -> None:
        set_words(self._resigning_words, f"Resign for {color_name(self._loser())}?")
        self._resigning.set_visibility(True)
        self.desk.client.run_javascript("riyu.focus('sure-to-resign')")

    def _resign(self) -> None:
        self._resigning.set_visibility(False)
        self.desk.work.stop()
        self.desk.table.resign(self._loser())

    def _count(self) -> None:
        desk = self.desk
        if desk.table.result:
            raise UsageError(f"the game is over: {desk.table.result}")
        desk.hall.count(desk.seated, desk.node)

    def _type(self, text: str) -> None:
        with self.desk.guarded():
            if text.strip():
                self.desk.play(parse_move(text, self.desk.table.size))
        self._typed.run_method("select")


def result_words(result: str) -> str:
    """Give a result in words: `Black wins by 3.5 points`."""
    if result == "0":
        return "a draw"
    if result[:2] not in ("B+", "W+"):
        return result
    winner = color_name(BLACK if result[0] == "B" else WHITE)
    how = {"R": "by resignation", "T": "on time", "F": "by forfeit", "": ""}
    rest = result[2:]
    return f"{winner} wins {how.get(rest, f'by {rest} points')}".rstrip()
