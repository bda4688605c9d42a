"""A draft of a rule file, saved beside the others; where a rule fires, and what an edit would change."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.base.errors import BadInput, RiyuError, Stopped, UsageError
from riyu.game.constants import WHITE
from riyu.game.points import parse_point
from riyu.game.position import parse_position
from riyu.game.ruleset import CHINESE
from riyu.inference import core, evaluate
from riyu.inference.engine import Inference
from riyu.inference.facts import Fact
from riyu.inference.predicates import ASSESSMENT, PREDICATES
from riyu.interfaces.scene import Scene
from riyu.interfaces.web.fact_overlays import FactOverlay
from riyu.interfaces.web.rule_draft import RuleDraft, new_rule
from riyu.interfaces.web.rule_drawing import maps_html, shared_labels
from riyu.interfaces.web.rule_facts import FactsFound, fired_at
from riyu.interfaces.web.rule_knowledge import RuleKnowledge
from riyu.interfaces.web.rule_words import completions
from riyu.interfaces.web.work import never
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge
from tests.patience import patience

TEXT = (package_folder("rules") / "moves.rule").read_text("utf-8")
NET = "net-when-pushing-out-fails"
TAKE = "capture-what-is-in-atari"
ATARI = parse_position(
    """
  . . . . .
  . . X . .
  . X O . .
  . . X . .
  . . . . .
"""
)


@pytest.fixture
def draft() -> RuleDraft:
    return RuleDraft(TEXT, "moves.rule")


@pytest.fixture
def knowledge(tmp_path: Path) -> RuleKnowledge:
    """Two rule files in force, in a folder of their own."""
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "moves.rule").write_text(TEXT.partition("rule cap-the-baseless")[0], "utf-8")
    (folder / "own.rule").write_text(new_rule("first", "It is first.") + "\n", "utf-8")
    return RuleKnowledge(folder, tmp_path / "earlier")


def changed(before: str, after: str) -> list[tuple[str, str]]:
    """Give the lines that differ, where none was added."""
    pairs = zip(before.splitlines(), after.splitlines(), strict=True)
    return [(one, other) for one, other in pairs if one != other]


def test_a_point_of_the_second_map_is_painted(draft: RuleDraft) -> None:
    draft.grow(NET, 1, "left")
    assert changed(TEXT, draft.text) == [("  P e", "  ? P e")]
    draft.paint(NET, 1, 0, 0, "X")
    assert changed(TEXT, draft.text) == [("  P e", "  X P e")]


def test_a_map_grows_and_is_cut_again(draft: RuleDraft) -> None:
    draft.grow(NET, 0, "top")
    assert draft.block_text(NET).splitlines()[3:6] == ["map net", "  ? ? ? ?", "  ? R R ?"]
    draft.shrink(NET, 0, "top")
    assert draft.text == TEXT


@pytest.mark.parametrize(
    "edit",
    [
        lambda b: b.edit(NET, b.block_text(NET).replace("same-string", "same-sting")),
        lambda b: b.edit(NET, b.block_text(NET).replace(f"rule {NET}", "rule answer-the-push")),
        lambda b: b.edit(NET, b.block_text(NET).replace(f"rule {NET}", "rule ../evil")),
        lambda b: b.edit(NET, ""),
        lambda b: b.edit("../" + NET, b.block_text(NET)),
        lambda b: b.paint(NET, 0, 0, 0, "@"),
        lambda b: b.paint(NET, 9, 0, 0, "O"),
        lambda b: b.add(new_rule(NET, "It is there already.")),
    ],
)
def test_what_does_not_read_is_refused_and_changes_nothing(
    draft: RuleDraft, edit: Callable[[RuleDraft], object]
) -> None:
    with pytest.raises(RiyuError):
        edit(draft)
    assert draft.text == TEXT
    assert not draft.can_undo


def test_errors_have_line_and_column_in_the_rules_own_text(draft: RuleDraft) -> None:
    with pytest.raises(BadKnowledge) as caught:
        draft.edit(NET, draft.block_text(NET).replace("liberties(Q) = 3", "libertys(Q) = 3"))
    (problem,) = draft.problems(NET, caught.value.errors)
    line = draft.block_text(NET).splitlines()[problem.line - 1]
    assert line[problem.column - 1 :].startswith("liberties(Q) = 3")


@pytest.mark.parametrize("name", ["../evil", "A", "a b", "", "rule'"])
def test_a_new_rule_needs_a_name_that_is_no_path(name: str) -> None:
    with pytest.raises(UsageError, match="can't be a rule's name"):
        new_rule(name, "Why.")


# Saving. --------------------------------------------------------------------------------------------------------------


def test_a_new_rule_is_added_behind_the_others_and_in_force(knowledge: RuleKnowledge) -> None:
    draft = knowledge.draft("moves")
    before = draft.text
    draft.add(new_rule("second", "It is second."))
    draft.edit("second", draft.block_text("second").replace("(A) = 2", "(A) = 2, line(A) > 2"))
    version = knowledge.rulebase and knowledge.version
    knowledge.save(draft)
    after = (knowledge.folder / "moves.rule").read_text("utf-8")
    assert after.startswith(before.rstrip("\n") + "\n")
    assert "rule second\nwhy     It is second.\n" in after
    assert knowledge.rulebase.of("second").why == "It is second."
    assert knowledge.version != version
    assert not draft.is_changed
    (earlier,) = knowledge.earlier(draft)
    assert earlier.text == before


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("rule first", "rule answer-the-push", "again"),
        ("liberties(A) = 2", "liberties(A) = 3", "does not fire in this 'yes'"),
        ("assert", "counter * -> by rule nobody\nassert", "found 'assert'|nobody|counter"),
    ],
)
def test_what_can_not_stand_beside_the_others_is_not_saved(
    knowledge: RuleKnowledge, old: str, new: str, told: str
) -> None:
    draft = knowledge.draft("own")
    with pytest.raises(BadKnowledge, match=told):
        draft.edit("first", draft.block_text("first").replace(old, new))
        knowledge.save(draft)
    assert (knowledge.folder / "own.rule").read_text("utf-8") == draft.base
    assert knowledge.rulebase.of("first")


def test_a_rule_that_is_another_one_is_not_saved(knowledge: RuleKnowledge) -> None:
    draft = knowledge.draft("moves")
    draft.add(new_rule("second", "It is the first."))
    with pytest.raises(BadKnowledge, match="in another orientation"):
        knowledge.save(draft)


def test_names_of_paths_and_links_out_of_the_folder_are_refused(
    knowledge: RuleKnowledge, tmp_path: Path
) -> None:
    outside = tmp_path / "outside.rule"
    outside.write_text(new_rule("outer", "It lies outside.").replace("= 2", "= 1"), "utf-8")
    (knowledge.folder / "link.rule").write_text(new_rule("linked", "Link."), "utf-8")
    (knowledge.folder / "link.rule").unlink()
    (knowledge.folder / "link.rule").symlink_to(outside)
    for name in ("../outside", "..", "/etc/passwd", "own/../../x", ""):
        with pytest.raises(UsageError, match="no rule file"):
            knowledge.draft(name)
    if "link" in knowledge.files:
        with pytest.raises(UsageError, match="outside"):
            knowledge.draft("link")


# Tried. ---------------------------------------------------------------------------------------------------------------


def test_where_a_rule_fires_and_what_it_says(knowledge: RuleKnowledge) -> None:
    rulebase = knowledge.rulebase
    (fired,) = fired_at(rulebase, rulebase.of(TAKE), ATARI, CHINESE)
    assert [str(fact) for fact in fired.facts] == ["move(good, black, D3, capture, C3)"]
    assert TAKE in knowledge.found.firing_rules(ATARI, CHINESE)


def test_what_an_edit_would_change(knowledge: RuleKnowledge) -> None:
    draft = knowledge.draft("moves")
    draft.edit(TAKE, draft.block_text(TAKE).replace("capture, ?string", "atari, ?string"))
    found = knowledge.found.changes(knowledge.with_file(draft.found), ATARI, CHINESE)
    assert [str(fact) for fact in found.new] == ["move(good, black, D3, atari, C3)"]
    assert [str(fact) for fact in found.gone] == ["move(good, black, D3, capture, C3)"]


def of_rules(facts: Iterable[Fact]) -> list[Fact]:
    return [fact for fact in facts if PREDICATES[fact.predicate].made_by != ASSESSMENT]


def test_facts_follow_what_is_saved_and_the_position(knowledge: RuleKnowledge) -> None:
    empty = parse_position("\n".join(["  . . . . ."] * 5))
    assert not of_rules(knowledge.found.facts_at(empty, CHINESE))
    assert "move(good, black, D3, capture, C3)" in map(
        str, knowledge.found.facts_at(ATARI, CHINESE)
    )
    assert not of_rules(knowledge.found.facts_at(empty, CHINESE))
    draft = knowledge.draft("moves")
    draft.remove(TAKE)
    knowledge.save(draft)
    assert "move(good, black, D3, capture, C3)" not in map(
        str, knowledge.found.facts_at(ATARI, CHINESE)
    )


def test_the_why_of_a_fact_goes_down_to_its_stones(knowledge: RuleKnowledge) -> None:
    reason = knowledge.found.why_at(ATARI, CHINESE, "move(good, black, D3, capture, C3)")
    stones = [one for _, one in reason.tree() if one.role == "stones"]
    assert parse_point("C3", 5) in {point for one in stones for point in one.points}


# Written and drawn. ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("wh", "where"),
        ("relate  same-s", "same-string"),
        ("when    libert", "liberties"),
        ("know    ata", "atari"),
        ("assert  move(go", "good"),
        ("assert  move(good, ow", "own"),
        ("unless  move(good, own, _, capt", "capture"),
        ("prove   capt", "capture"),
        ("counter e -> by rule answer-t", "answer-the-push"),
    ],
)
def test_what_may_come_next(line: str, word: str) -> None:
    text = f"rule x\nwhy     Why.\n{line}\nyes\n"
    caret = text.index(line) + len(line)
    found = completions(text, caret, ["answer-the-push"])
    assert word in [one.word for one in found]
    assert all(text[one.start : caret] == one.word[: caret - one.start] for one in found)


def test_maps_are_drawn_side_by_side_with_their_relations(draft: RuleDraft) -> None:
    html = maps_html(draft.rule(NET), draft.brushes)
    assert html.count('class="map-name"') == 2
    assert html.count('class="relation"') == 3
    assert html.count("data-cell") == 14
    assert "same-string(P, Q)" in html
    assert shared_labels(draft.rule(NET)) == []


def test_facts_that_nobody_found_yet_are_shown_once_they_are(knowledge: RuleKnowledge) -> None:
    overlay, scene = FactOverlay(knowledge), Scene(ATARI, ruleset=CHINESE)
    assert not overlay.is_found(scene)
    before, version = overlay.make(scene), overlay.version()
    assert "being found" in before.legend and not before.marks
    assert overlay.told(scene, parse_point("D3", 5)) == []
    overlay.find(scene, never)
    assert overlay.is_found(scene) and overlay.version() != version
    assert "move" in overlay.make(scene).legend
    assert overlay.told(scene, parse_point("D3", 5))


def test_finding_facts_stops_when_it_is_told_and_is_right_the_next_time(
    knowledge: RuleKnowledge,
) -> None:
    with pytest.raises(Stopped):
        knowledge.found.facts_at(ATARI, CHINESE, lambda: True)
    assert knowledge.found.known_facts(ATARI, CHINESE) is None
    calls = iter([False, True])
    with pytest.raises(Stopped):
        knowledge.found.facts_at(ATARI, CHINESE, lambda: next(calls, True))
    facts = knowledge.found.facts_at(ATARI, CHINESE)
    assert knowledge.found.known_facts(ATARI, CHINESE) == facts and facts
    with pytest.raises(Stopped):
        knowledge.found.firing_rules(replace(ATARI, to_move=WHITE), CHINESE, lambda: True)
    with pytest.raises(Stopped):
        knowledge.found.breaks_at(ATARI, CHINESE, str(facts[0]), lambda: True)
    with pytest.raises(Stopped):
        knowledge.found.changes(knowledge.rulebase.needed_for(()), ATARI, CHINESE, lambda: True)
    with pytest.raises(Stopped):
        fired_at(knowledge.rulebase, knowledge.rulebase.of(TAKE), ATARI, CHINESE, lambda: True)


def test_an_engine_that_came_to_an_error_is_not_asked_again(
    knowledge: RuleKnowledge, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = knowledge.found.facts_at(ATARI, CHINESE)
    update = Inference.update

    def fails(engine: Inference) -> None:
        update(engine)
        raise ZeroDivisionError

    other = replace(ATARI, to_move=WHITE)
    with monkeypatch.context() as patch:
        patch.setattr(Inference, "update", fails)
        with pytest.raises(ZeroDivisionError):
            knowledge.found.facts_at(other, CHINESE)
    assert knowledge.found._blackboards == {}
    assert knowledge.found.facts_at(other, CHINESE)
    assert FactsFound(knowledge.followed).facts_at(ATARI, CHINESE) == good


FREE = """rule free
why     Two points of one region.
map one
  a
map two
  b
relate  same-region(a, b)
assert  answer(own, a, b)
seen    1 of 2
"""
EMPTY = parse_position("\n".join([". . . . . . ."] * 7))
STONES = parse_position("\n".join([". . . . . . .", ". X O . . X .", *[". . . . . . ."] * 5]))


def test_a_rule_that_takes_too_many_looks_says_so_where_it_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "free.rule").write_text(FREE, "utf-8")
    knowledge = RuleKnowledge(tmp_path)
    monkeypatch.setattr(core, "MOST_LOOKS", 900)
    found = knowledge.found
    rulebase = knowledge.rulebase
    with pytest.raises(BadInput, match="'free' says nothing here: it takes more than") as caught:
        fired_at(rulebase, rulebase.of("free"), EMPTY, CHINESE)
    assert caught.value.place.source.endswith("free.rule") and caught.value.place.line == 1
    found.facts_at(EMPTY, CHINESE)
    assert found.known_silent(EMPTY, CHINESE) == ()  # nobody asked yet
    (silent,) = found.silent_at(EMPTY, CHINESE)
    assert silent.message == caught.value.message and found.known_silent(EMPTY, CHINESE) == (
        silent,
    )


@pytest.mark.parametrize("is_new", [True, False], ids=["a new engine", "one that follows"])
def test_matching_asks_whether_to_stop(
    is_new: bool, knowledge: RuleKnowledge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluate, "_LOOKS_BETWEEN", 10)
    if not is_new:
        knowledge.found.facts_at(EMPTY, CHINESE)
    calls = iter([False])  # before it begins
    with pytest.raises(Stopped, match="following the rules was stopped"):
        knowledge.found.facts_at(STONES, CHINESE, lambda: next(calls, True))
    assert knowledge.found._blackboards == {}
    assert not of_rules(knowledge.found.facts_at(STONES, CHINESE))
    assert of_rules(knowledge.found.facts_at(ATARI, CHINESE))


def test_nobody_waits_for_an_engine_that_is_at_work(knowledge: RuleKnowledge) -> None:
    goes_on, is_at_it = threading.Event(), threading.Event()

    def waits() -> bool:
        is_at_it.set()
        goes_on.wait(patience(60))
        return False

    long = threading.Thread(target=lambda: knowledge.found.facts_at(ATARI, CHINESE, waits))
    long.start()
    assert is_at_it.wait(patience(60))
    facts = knowledge.found.facts_at(ATARI, CHINESE)  # by an engine of its own
    goes_on.set()
    long.join(patience(60))
    assert facts == knowledge.found.facts_at(ATARI, CHINESE)
