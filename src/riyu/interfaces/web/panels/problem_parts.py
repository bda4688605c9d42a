"""Parts of the problems' panel: the field that opens a file, and what is chosen from a set.

Takes sets and handlers; builds elements.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nicegui.element import Element

from riyu.interfaces.web.parts import box, button, choice, empty, field, paragraph, set_words, words
from riyu.interfaces.web.problem_sets import ProblemSet, ProblemSets
from riyu.lab._problems import Problem

__all__ = ["Chooser", "file_field"]

_OPEN = """async (event) => {
  const file = event.target.files[0];
  if (!file) return;
  try {
    const answer = await fetch("/problems", {
      method: "POST", body: file, headers: {"X-Name": encodeURIComponent(file.name.slice(0, 200))},
    });
    emit(answer.ok, await answer.text());
  } catch (error) {
    emit(false, `That could not be opened: ${error.message}`);
  }
  event.target.value = "";
}"""


def file_field(
    text: str, opened: Callable[[str], object], complain: Callable[[str], object]
) -> Element:
    """Give a field that opens a file of problems: `opened` gets the set's id, `complain` what was wrong."""
    with box("field", "label"):
        words(text)
        element = Element("input")
        element._props.update({"type": "file", "accept": ".sgf,.jsonl,.gz"})

    def told(said: object) -> None:
        if isinstance(said, list) and len(said) == 2:
            (opened if said[0] is True else complain)(str(said[1])[:500])

    element.on("change", lambda event: told(event.args), js_handler=_OPEN)
    return element


class Chooser:
    """What is shown of a set: filters, the problem's place, steps. `chosen` gets a problem, None where none fits."""

    def __init__(self, sets: ProblemSets, chosen: Callable[[Problem | None], object]) -> None:
        self._sets = sets
        self._chosen = chosen
        self._set: ProblemSet | None = None
        self._key = ""
        self._filter = {"kind": "", "from": "", "to": ""}
        self._numbers: tuple[int, ...] = ()
        self._at = 0
        with box("chooser") as self._box:
            self._name = paragraph("", "quiet")
            self._filters = box("bunch")
            with box("steps"):
                button(
                    "◀",
                    lambda: self.go(-1),
                    label="The problem before",
                    title="Before (K)",
                    classes="sign",
                )
                self._where = words("", "span", "number")
                button(
                    "▶",
                    lambda: self.go(1),
                    label="The next problem",
                    title="Next (J)",
                    classes="sign",
                )
                self._field = field("Number", on_change=self._typed, inputmode="numeric", size="5")
        self._box.set_visibility(False)

    def open(self, key: str, number: int = 0) -> None:
        """Show a set, from a problem on; nothing for an unknown one."""
        found = self._sets.find(key)
        if found is None:
            return
        self._set, self._key = found, key
        self._filter = {"kind": "", "from": "", "to": ""}
        self._box.set_visibility(True)
        set_words(self._name, found.name)
        empty(self._filters)
        kinds = {kind: kind.replace("_", " ") for kind in found.kinds}
        ranks = {rank: rank for rank in found.ranks}
        with self._filters:
            if len(kinds) > 1:
                self._choice("Kind", {"": "all"} | kinds, "kind")
            if len(ranks) > 1:
                self._choice("Rank from", {"": "the easiest"} | ranks, "from")
                self._choice("to", {"": "the hardest"} | ranks, "to")
        self._numbers = found.chosen()
        self._show(number)

    def go(self, steps: int) -> None:
        """Go so many problems on, or back."""
        if self._numbers:
            self._show(max(0, min(len(self._numbers) - 1, self._at + steps)))

    def state(self) -> Mapping[str, str]:
        """Give the set and the problem, as the address keeps them."""
        if self._set is None or not self._numbers:
            return {}
        return {"set": self._key, "n": str(self._numbers[self._at] + 1)}

    def restore(self, state: Mapping[str, str]) -> bool:
        """Show what the address says; say whether the set is still kept."""
        number = state.get("n", "1")
        found = self._sets.find(state.get("set", ""))
        if found is not None and number.isascii() and number.isdigit() and len(number) < 7:
            self.open(state["set"], max(0, min(int(number), len(found.problems)) - 1))
        return found is not None

    def _choice(self, text: str, options: Mapping[str, str], name: str) -> None:
        choice(text, options, "", lambda value: self._set_filter(name, value))

    def _set_filter(self, name: str, value: str) -> None:
        if self._set is None:
            return
        self._filter[name] = value
        wanted = self._filter
        self._numbers = self._set.chosen(wanted["kind"], wanted["from"], wanted["to"])
        self._show(0)

    def _typed(self, text: str) -> None:
        if text.isascii() and text.strip().isdigit() and len(text) < 7 and self._numbers:
            self._show(max(0, min(len(self._numbers), int(text)) - 1))

    def _show(self, at: int) -> None:
        assert self._set is not None
        self._at = at
        count = len(self._numbers)
        set_words(self._where, f"{at + 1} of {count}" if count else "none fits")
        self._chosen(self._set.problems[self._numbers[at]] if count else None)
