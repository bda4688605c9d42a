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
says    capture(C) by *
yes     # a stone nearby changes nothing
  . . O . X .
  . O X * O .
  . . O . . .
yes     # a stone nearby changes nothing
  . . O . X .
  . O X * O .
  X . O . . .
no      # it has a way out above
  . . . . . .
  . O X . O .
  . . O . . .
no      # the enemy stone is missing
  . . O . . .
  . O . . O .
  . . O . . .

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
yes     # a stone nearby changes nothing
  . . . X . .
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
no      # the enemy came through from above: there is no squeezing
  . . . . . .
  . . X . . .
  . O X . O .
  . . . . . .
  - - - - - -

pattern two-space-defense-hold-the-lone-intruder
why     The enemy came in alone and our outside is the stronger: hold the enemy down from above, the
        enemy can hardly live below.
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
yes     # a stone nearby changes nothing
  . . . . . X
  . . * . . .
  . O X . O .
  . . . . . .
  . . . . . .
  - - - - - -
no      # the enemy has a way along the second line
  . . . . . .
  . . . . . .
  . O X . O .
  . . X . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . . X . .
  . O X . O .
  . . . . . .
  . . . . . .
  - - - - - -

pattern two-space-defense-cap-the-crawler
why     The enemy crept in below on the second line: stand on the enemy's head, and the enemy is in
        our room, not between us.
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
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . O * . O .
  . X X . . .
  . . . . . .
  - - - - - -
no      # the enemy is through to above
  . . . . . .
  . . X . . .
  . O . . O .
  . . X . . .
  . . . . . .
  - - - - - -
no      # a stone of ours more stands there
  . . . . . .
  . . O . . .
  . O . . O .
  . . X . . .
  . . . . . .
  - - - - - -

pattern two-space-defense-shorten-to-one-space
why     The enemy is near on both sides: give up the width, a one-space jump holds where two spaces
        do not.
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
yes
  . . . X X . . . .
  . . X . O . O . .
  . . . . . . X . .
  . . X . * . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # nobody is near above
  . . . . . .
  . . . . . .
  . . . . . .
  . O . . O .
  . . . . . .
  . . . X . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . . X . . .
  . O . . O .
  . . . . . .
  . . . X . .
  . . . . . .
