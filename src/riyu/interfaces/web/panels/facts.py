"""The panel of facts: what rules say of the position, by predicate, and why each stands, down to the stones.

Takes a desk; shows facts and their trees, and opens the rules and patterns they come from. Infers nothing itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from riyu.base.errors import BadInput, RiyuError
from riyu.base.words import counted
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, color_name, parse_point, point_text
from riyu.game.position import Position
from riyu.inference.facts import Fact
from riyu.inference.why import Why
from riyu.interfaces.web.fact_overlays import facts_overlay
from riyu.interfaces.web.panel import Desk, Panel
from riyu.interfaces.web.panels.sources import lights, open_source
from riyu.interfaces.web.parts import box, button, choice, empty, field, paragraph, set_words, words
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import Errand, Work
from riyu.interfaces.why_picture import why_overlay
from riyu.patterns.findings import finding_line
from riyu.reading.notes import beside

__all__ = ["FactsPanel"]

_FACTS = "predicate-facts"
_WHY = "why"
_SHOWN = 150
_OPEN = 3  # levels of a tree that are unfolded at first


class FactsPanel(Panel):
    """Facts of the position looked at."""

    name = "facts"
    title = "Facts"
    mode = "build"

    _predicate = ""
    _search = ""
    _fact = ""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.work = Work(desk.hall.workers, lambda: desk.changed(TableChange.WORK))
        self._rules = desk.hall.rules
        self._found = self._rules.found
        self._rules.listen(self)

    def build(self) -> None:
        """Build the panel."""
        self._drawn: object = None
        self._position: Position | None = None  # that what is drawn is of
        self._failed: object = None  # where facts could not be found
        self._breaks: tuple[object, list[tuple[Color, Point]]] | None = None
        with box("bunch"):
            self._kinds = box("bunch")
            self._with = field(
                "Only with",
                self._search,
                self._look_for,
                placeholder="word or point: D4; or click a point",
            )
        self._finds: object = None  # where facts are being found
        self._head = paragraph("The rules are read …", "quiet")
        self._body = box("facts")

    def state(self) -> Mapping[str, str]:
        """Give predicate and fact."""
        return {k: v for k, v in (("predicate", self._predicate), ("fact", self._fact)) if v}

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up predicate and fact; what does not stand is passed over."""
        self._predicate, self._fact = state.get("predicate", ""), state.get("fact", "")[:200]

    def knowledge_changed(self) -> None:
        """Hear that other rules are in force."""
        self.desk.changed(TableChange.LAYERS)

    def hidden(self) -> None:
        """Take its marks off the board."""
        self.desk.lift(_FACTS)
        self.desk.lift(_WHY)
        self.work.stop()
        self._drawn = self._failed = None

    def pause(self) -> None:
        """Stop what is looked for."""
        self.work.stop()

    def open_fact(self, fact: str) -> None:
        """Show why a fact stands; nothing: the list again."""
        self._fact = fact
        self.desk.changed(TableChange.LAYERS)

    def _look_for(self, text: str) -> None:
        self._search, self._fact = text.strip()[:80].lower(), ""
        self.desk.changed(TableChange.LAYERS)

    def point(self, point: Point, shift: bool) -> bool:
        """Show the facts of the point clicked; of the same point again, all."""
        text = point_text(point)
        text = "" if text.lower() == self._search else text
        self._with._props["value"] = text
        self._with.update()
        self._look_for(text)
        return True

    def _choose(self, predicate: str) -> None:
        self._predicate, self._fact = predicate, ""
        self.desk.changed(TableChange.LAYERS)

    # What is shown. ---------------------------------------------------------------------------------------------------

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        standing = self.desk.standing
        position, ruleset = standing.position, standing.scene.ruleset
        facts = self._found.known_facts(position, ruleset)
        if facts is not None and self._fact and self._fact not in map(str, facts):
            self._fact = ""
        reason = self._found.known_why(position, ruleset, self._fact) if self._fact else None
        if facts is None or (self._fact and reason is None):
            self._find()
            return
        where = (position, self._rules.version, self._predicate, self._search, self._fact)
        breaks = self._breaks[1] if self._breaks and self._breaks[0] == where else None
        seen = (where, breaks is None, self.work.current is None)
        if seen == self._drawn:
            return
        self._drawn, self._position = seen, position
        empty(self._body)
        empty(self._kinds)
        counts = Counter(fact.predicate for fact in facts)
        names = {"": f"all: {len(facts)}"} | {
            name: f"{name}: {count}" for name, count in sorted(counts.items())
        }
        if self._predicate not in names:
            names[self._predicate] = f"{self._predicate[:40]}: 0"
        with self._kinds:
            choice("Predicate", names, self._predicate, self._choose)
        with self._body, self.desk.guarded():
            for silent in self._found.known_silent(position, ruleset):
                paragraph(f"Left out here: {finding_line(silent)}", "problem")
            if reason is not None:
                self._show_why(where, reason, breaks)
            else:
                self._show_list([fact for fact in facts if self._is_shown(fact)])

    def _find(self) -> None:
        """Find the facts, and why the one shown stands, in a thread; what is found is shown after that."""
        standing, fact = self.desk.standing, self._fact
        position, ruleset = standing.position, standing.scene.ruleset
        where = (position, ruleset, self._rules.version, fact)
        if self._failed == where or (self.work.current is not None and self._finds == where):
            return
        self._finds = where
        if self._position != position:
            self.desk.lift(_FACTS)
            self.desk.lift(_WHY)
        set_words(self._head, "The facts are found …")

        def job(errand: Errand) -> None:
            facts = self._found.facts_at(position, ruleset, errand.is_stopped)
            self._found.silent_at(position, ruleset, errand.is_stopped)
            self._found.notes_at(position, ruleset, errand.is_stopped)
            if fact and fact in map(str, facts):
                self._found.why_at(position, ruleset, fact, errand.is_stopped)

        def done(_: None) -> None:
            self.desk.changed(TableChange.LAYERS)

        def failed(error: RiyuError) -> None:
            self._failed = where
            set_words(self._head, f"The facts can't be found here: {error}")
            self._clear()

        self.work.start("facts are found", job, done, failed)

    def _clear(self) -> None:
        """Show nothing of what was found elsewhere."""
        self._drawn = None
        empty(self._body)
        empty(self._kinds)
        self.desk.lift(_FACTS)
        self.desk.lift(_WHY)

    def _is_shown(self, fact: Fact) -> bool:
        if self._predicate and fact.predicate != self._predicate:
            return False
        text = f"{fact} {fact.sentence}".lower().replace("(", " ").replace(",", " ")
        return all(word in text or self._is_about(fact, word) for word in self._search.split())

    def _is_about(self, fact: Fact, word: str) -> bool:
        """Say whether a word is a point of a string that a fact is about: facts name a string by one of its stones."""
        try:
            point = parse_point(word, self.desk.table.size)
        except BadInput:
            return False
        board = self.desk.standing.scene.features.board
        stands = self.desk.standing.position.at(point) != EMPTY
        stones = set(board.string_points(point)) if stands else {point}
        return not stones.isdisjoint(fact.points)

    def _show_list(self, facts: Sequence[Fact]) -> None:
        self.desk.lift(_WHY)
        self.desk.lay(facts_overlay(_FACTS, facts))
        set_words(
            self._head, f"{counted(len(facts), 'fact')} that rules say; click one for its why."
        )
        standing = self.desk.standing
        notes = self._found.known_notes(standing.position, standing.scene.ruleset)
        with box("fact-list", "ul"):
            for fact in facts[:_SHOWN]:
                with box("", "li"):
                    act = self.desk.guard(partial(self.open_fact, str(fact)))
                    element = button(str(fact), act, title="Why it stands", classes="plain small")
                    words(beside(fact.sentence, notes.get(fact, "")), classes="quiet")
                lights(self.desk, element, fact.points)
            if len(facts) > _SHOWN:
                words(f"and {len(facts) - _SHOWN} more: choose a predicate", "li", "quiet")

    def _show_why(
        self, where: object, reason: Why, breaks: list[tuple[Color, Point]] | None
    ) -> None:
        self.desk.lift(_FACTS)
        self.desk.lay(why_overlay(reason, breaks or ()))
        set_words(self._head, "Why it stands, down to the stones.")
        with box("bunch"):
            button("← facts", self.desk.guard(partial(self.open_fact, "")))
            if self.work.current is not None:
                button("Stop", self.desk.guard(self.work.stop))
                words(f"{self.work.current.title} …", classes="quiet")
            elif breaks is None:
                look = partial(self._look_for_breaks, where)
                button("What takes it down", self.desk.guard(look))
        if breaks is not None:
            said = ", ".join(f"{color_name(color)} {point_text(point)}" for color, point in breaks)
            paragraph(f"Taken down by: {said}." if said else "No move takes it down at once.")
        with box("why-tree", "ul"):
            self._reason(reason, 0)

    def _look_for_breaks(self, where: object) -> None:
        standing, fact = self.desk.standing, self._fact

        def job(errand: Errand) -> list[tuple[Color, Point]]:
            position, ruleset = standing.position, standing.scene.ruleset
            return self._found.breaks_at(position, ruleset, fact, errand.is_stopped)

        def done(found: list[tuple[Color, Point]]) -> None:
            self._breaks = (where, found)

        self.work.start("all moves are tried", job, done, self.desk.complain)

    def _reason(self, reason: Why, depth: int) -> None:
        points = list(dict.fromkeys(p for _, one in reason.tree() for p in one.points))
        own = list(reason.points) or points
        with box(f"reason {reason.role}", "li") as item:
            if not reason.below:
                words(reason.text)._props["tabindex"] = "0"
                lights(self.desk, item, own)
                return
            with box("", "details") as folded:
                if depth < _OPEN:
                    folded._props["open"] = True
                lights(self.desk, words(reason.text, "summary"), own)
                with box("", "ul"):
                    if reason.role == "rule":
                        self._way_to(reason.text.split()[1])
                    for below in reason.below:
                        self._reason(below, depth + 1)

    def _way_to(self, name: str) -> None:
        with box("", "li"):
            act = self.desk.guard(partial(open_source, self.desk, name))
            button(f"Open {name}", act, classes="small", title="The rule or pattern in its panel")
