"""Rule files for tests, as text: sections that say only what a test is about."""

from __future__ import annotations

NET = """\
rule net-when-pushing-out-fails
why     Two of its three liberties face the net, and pushing out at the third threatens nothing.
map net
  ? R R ?
  R Q Q .
  ? ? . *
map push
  P e
where   Q is X, P is X, each R is O
relate  same-string(P, Q), e != *, e outside net
when    liberties(Q) = 3, liberties(R) > 2
know    not-used-here(own, ?c, _, Q), baseless(enemy, P)
unless  move(good, own, _, capture, Q)
prove   capture(Q), save(P) by enemy
assert  move(good, own, *, reduce-liberties, Q)  specificity 30  difficulty 70
counter e -> by rule net-when-pushing-out-fails
hint    read the push at e first
yes
  . . .
  . X .
  . . .
no      # nothing
  . . .
  . O .
  . . .
source  Klinger & Mechner, figure 3
"""

FRAME = {
    "draw": "A *",
    "where": "A is O",
    "assert": "move(good, own, *, save, A)",
    "seen": "1 of 2",
}


def rule(name: str = "trial", **sections: str) -> str:
    """Write a harvested rule: those of FRAME with sections changed or added; an empty one is left out.

    `says` is the section `assert`; `maps` are drawings by name, each `NAME:rows`, parted by `;`, in place of `draw`.
    """
    found = dict(FRAME)
    if "says" in sections:
        sections["assert"] = sections.pop("says")
    if "maps" in sections:
        found.pop("draw")
    found |= sections
    lines = [f"rule {name}"]
    for one in found.pop("maps", "").split(";"):
        if one:
            of_map, _, rows = one.partition(":")
            lines += [f"map {of_map}", *_rows(rows)]
    order = ("draw", "where", "relate", "when", "know", "unless", "prove", "assert", "counter")
    for word in (*order, "hint", "yes", "no", "seen", "source"):
        text = found.get(word, "")
        if text and word in ("draw", "yes", "no"):
            lines += [word, *_rows(text)]
        elif text:
            lines.append(f"{word.ljust(7)} {text}")
    return "\n".join(lines) + "\n"


def _rows(text: str) -> list[str]:
    return [f"  {row}" for row in text.split("\n")]
