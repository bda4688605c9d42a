# Own to move: keep a two-space extension together. Ask from both ends: the intruder is drawn on
# the side of A.

class    two-space-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern two-space-defense-take-the-intruder
why     The stone that came in has one liberty, toward our other end: take it there.
draw
  A C * B
where   A is O, B is O, C is X
when    liberties(C) = 1
says    capture(C) by *, connect(A, B) by * confidence 857 of 905
yes
  . . O . . .
  . O X * O .
  . . O . . .
no      # it has a way out above
  . . . . . .
  . O X . O .
  . . O . . .

pattern two-space-defense-atari-from-the-far-end
why     Close the gap toward our other end: he has one liberty left and runs into the open away
        from our base.
draw
  A C * B
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, connect(A, B) by * confidence 1453 of 2430
yes
  . . O . . .
  . O X * O .
  . . . . . .
no      # with three liberties he simply goes on
  . . . . . .
  . O X . O .
  . . . . . .

pattern two-space-defense-under-the-second-line-wedge
why     On the second line what comes in is squeezed against the edge from the far side.
draw
  ? . . ?
  A C * B
  . . . .
  - - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    connect(A, B) by *, block(C) by *
yes
  . . . . . .
  . . . . . .
  . O X * O .
  . . . . . .
  - - - - - -
no      # a helper on the first line carries it out
  . . . . . .
  . . . . . .
  . O X . O .
  . . X . . .
  - - - - - -
no      # he came through from above: there is no squeezing
  . . . . . .
  . . X . . .
  . O X . O .
  . . . . . .
  - - - - - -

pattern two-space-defense-cross-under-on-the-third-line
why     He came in and is strong outside: pass below him on the second line and leave him the
        center.
draw
  ? X ? ?
  A C . B
  . * . .
  . . . .
  - - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    connect(A, B) by * confidence 102 of 306, block(C) by *
yes
  . . . . . .
  . . X . . .
  . O X . O .
  . . * . . .
  . . . . . .
  - - - - - -
no      # his stone stands below already
  . . . . . .
  . . X . . .
  . O X . O .
  . . X . . .
  . . . . . .
  - - - - - -

pattern two-space-defense-hold-the-lone-intruder
why     He came in alone and our outside is the stronger: hold him down from above, he can hardly
        live below.
draw
  ? * . ?
  A C . B
  . . . .
  . . . .
  - - - -
where   A is O, B is O, C is X
when    liberties(C) = 3, not self-atari(*)
says    block(C) by *, enclose(C) by *
yes
  . . . . . .
  . . * . . .
  . O X . O .
  . . . . . .
  . . . . . .
  - - - - - -
no      # he has a way along the second line
  . . . . . .
  . . . . . .
  . O X . O .
  . . X . . .
  . . . . . .
  - - - - - -

pattern two-space-defense-cap-the-crawler
why     He crept in below on the second line: stand on his head, and he is in our room, not
        between us.
draw
  ? . . ?
  A * . B
  ? C . ?
  . . . .
  - - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    block(C) by *, enclose(C) by *, connect(A, B) by * confidence 26 of 31
yes
  . . . . . .
  . . . . . .
  . O * . O .
  . . X . . .
  . . . . . .
  - - - - - -
no      # he is through to above
  . . . . . .
  . . X . . .
  . O . . O .
  . . X . . .
  . . . . . .
  - - - - - -

pattern two-space-defense-stand-up-to-the-shoulder-press
why     He leans in from above between the stones: stand up under him, and a one-space jump is
        left.
draw
  ? C ? ?
  A * . B
  ? . . ?
where   A is O, B is O, C is X
when    not self-atari(*)
says    defend(A) by *, connect(A, B) by * confidence 1687 of 1870
yes
  . . . . . .
  . . X . . .
  . O * . O .
  . . . . . .
  . . . . . .
no      # he pushed down already
  . . . . . .
  . . X . . .
  . O X . O .
  . . . . . .
  . . . . . .

pattern two-space-defense-shorten-to-one-space
why     He is near on both sides: give up the width, a one-space jump holds where two spaces do
        not.
draw
  ? X ? ?
  ? . . ?
  A * . B
  ? . . ?
  ? ? X ?
where   A is O, B is O
says    connect(A, B) by * confidence 8 of 10, defend(A) by *
yes
  . . . . . .
  . . X . . .
  . . . . . .
  . O * . O .
  . . . . . .
  . . . X . .
  . . . . . .
no      # nobody is near above
  . . . . . .
  . . . . . .
  . . . . . .
  . O . . O .
  . . . . . .
  . . . X . .
  . . . . . .
