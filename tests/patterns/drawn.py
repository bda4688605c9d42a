"""Pattern files for tests, as text: a header and blocks that say only what a test is about."""

from __future__ import annotations

HEADER = """\
class    trial
asked    {asked}
answer   {answer}
last     {last}

"""

SOLID = """\
pattern solid-connection
why     The other cutting point is taken: connect.
draw
  A X
  * B
where   A is O, B is O
says    connect(A, B) by *
yes
  . . . . .
  . X O . .
  . . X . .
  . . . . .
no      # the other point is open: nothing is threatened
  . . . . .
  . X . . .
  . . X . .
  . . . . .
"""


COMMENTED = """\
# On the file.
class    trial     # on the class
asked    an empty point; in all orientations
answer   all
last     none

# On the glob.
glob edge   # behind its name
why     At the edge.
draw
  _ @ _   # a row
  - - -
where   @ is .

# On the pattern.
pattern first
why     A sentence that goes on
        in a second line.
draw
  A b *   # drawn
where   A is X
when    liberties(A) > 2
  # inside
says    scored(3), key-point(b) confidence 0.25
seen    412 of 1733
source  some games

end

# Before the bar, after the end.
bar second
draw
  O * O
seen    0 of 7

# At the end.
"""


def class_text(
    *blocks: str,
    asked: str = "an empty point; in all orientations",
    answer: str = "best",
    last: str = "none",
) -> str:
    """A file of blocks under a header."""
    head = HEADER.format(asked=asked, answer=answer, last=last)
    return head + "\n".join(block.strip("\n") + "\n" for block in blocks)


def harvested(name: str, rows: str, clauses: str = "", word: str = "pattern") -> str:
    """A block without examples, as a harvested one may be."""
    drawn = "\n".join(f"  {row.strip()}" for row in rows.strip().splitlines())
    return f"{word} {name}\ndraw\n{drawn}\n{clauses}{chr(10) if clauses else ''}seen    1 of 2\n"
