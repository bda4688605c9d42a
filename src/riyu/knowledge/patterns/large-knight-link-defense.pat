# Own to move: keep a large knight's move together. Ask from both ends.

class    large-knight-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern large-knight-defense-take-the-intruder
why     The stone between breathes only toward our other end: take it there, and we join as we take.
draw
  ? ? . B
  A C * ?
where   A is O, B is O, C is X
when    liberties(C) = 1
says    capture(C) by *
yes
  . . . . . .
  . . O . O .
  . O X * . .
  . . O . . .
yes     # a stone nearby changes nothing
  . X . . . .
  . . O . O .
  . O X * . .
  . . O . . .
no      # it has another liberty
  . . . . . .
  . . . . O .
  . O X . . .
  . . O . . .
no      # an enemy stone more stands there
  . . . . . .
  . . O X O .
  . O X . . .
  . . O . . .

pattern large-knight-defense-block-under-the-second-line
why     From the third line to the second: the enemy comes in above, we turn below the enemy and are
        joined.
draw
  A C . ?
  . * . B
  . . . .
  - - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    block(C) by *
yes
  . . . . . .
  . O X . . .
  . . * . O .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . X . . .
  . O X . . .
  . . * . O .
  . . . . . .
  - - - - - -
no      # the enemy stands below already
  . . . . . .
  . O X . . .
  . . X . O .
  . . . . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . O . . . .
  . . . . O .
  . . . . . .
  - - - - - -

pattern large-knight-defense-cap-the-crawler
why     The enemy crawls in from below: close above the enemy, the enemy's stone is caught under our
        roof.
draw
  A * . ?
  . C . B
  . . . .
  - - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    enclose(C) by *, connect(A, B) by * confidence 6 of 16
yes
  . . . . . .
  . O * . . .
  . . X . O .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  X . . . . .
  . O * . . .
  . . X . O .
  . . . . . .
  - - - - - -
no      # the enemy's friend waits above to pull the enemy out
  . . . . . .
  . O . X . .
  . . X . O .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . . X . O .
  . . . . . .
  - - - - - -

pattern large-knight-defense-block-the-side-entrance
why     The enemy's stone touches our end and looks into the gap: block beside it, and a knight's
        move is left.
draw
  C . . B
  A * . ?
where   A is O, B is O, C is X
when    liberties(A) <= 2, line(*) >= 3, liberties(B) >= 4, liberties-after(*) >= 4
says    defend(A) by *, connect(A, B) by * confidence 79 of 84
yes
  . . . . . .
  . . . O . .
  . O X O . .
  . . * . . .
  . . . . . .
  . . . X X X
yes     # a stone nearby changes nothing
  . . . . . .
  . . . O . .
  . O X O . .
  . X * . . .
  . . . . . .
  . . . X X X
no      # no stone of the enemy's is at the entrance
  . . . . . .
  . . . . O .
  . O . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . O . .
  . O . O . .
  . . . . . .
  . . . . . .
  . . . X X X

pattern large-knight-defense-on-top-of-the-cutter
why     The enemy cut in the middle: attach to the cutting stone on the side where we want to be
        strong, and drop the rest.
draw
  ? * . ?
  ? C . B
  A . . ?
where   A is O, B is O, C is X
when    not self-atari(*)
says    contact(C) by *, counter(C) by *
yes
  . . . . . .
  . . * . . .
  . . X . O .
  . O . . . .
  . . . . . .
yes
  . . . . .
  . . . O .
  . * X . .
  . . . . .
  . . O . .
no      # the enemy's friend is there already
  . . . . . .
  . . X . . .
  . . X . O .
  . O . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . . X . .
  . . X . O .
  . O . . . .
  . . . . . .
