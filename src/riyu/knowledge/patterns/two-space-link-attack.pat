# An enemy two-space extension, own to move. Ask from both ends.

class    two-space-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern two-space-attack-take-the-end
why     The end stone's last liberty is in the gap: take it from there.
draw
  A * . B
where   A is X, B is X
when    liberties(A) = 1
says    capture(A) by *
yes
  . O . . . .
  O X * . X .
  . O . . . .
yes     # a stone nearby changes nothing
  . O . . . .
  O X * . X .
  X O . . . .
no      # the end has other liberties
  . O . . . .
  . X . . X .
  . . . . . .
no      # the enemy stone is missing
  . O . . . .
  O . . . X .
  . O . . . .

use attack-boundary/break-through-the-two-space-gap
why     Our stone leans over the gap: come down beside the enemy's end; the enemy crawls below or is
        cut.
as      A is P, P is A, Q is B
when    liberties-after(*) >= 4, liberties(A) <= 3, liberties(A) >= 3, liberties(B) >= 4
says    cut(A, B) by * confidence 44 of 69, push(P) by *
yes
  | . . . O .
  | . . . . .
  | . . X * .
  | . . . O .
  | . . O X .
  | . . . O .
  | . . . . .
yes
  - - - - - - - - -
  . . . . . . . . .
  . . . O . . . . .
  . . . . O X . . .
  . . . . * X . . .
  . . O . . . . . .
  . O . X O . . . .
  . . O X O . . . .
no      # the enemy's stone stands ready below: what comes down is held there
  . . . . . .
  . . O . . .
  . X . . X .
  . . X . . .
  . . . . . .
no      # an enemy stone more stands there
  | . . . O .
  | . . . O .
  | . . X . .
  | . . . O .
  | . . O X .
  | . . . O .
  | . . . . .

pattern two-space-attack-invade-under-a-strong-outside
why     We are strong above: a stone under the gap steals the enemy's base even if the enemy
        connects over it.
draw
  ? O O ?
  A . . B
  . * . .
  . . . .
  - - - -
where   A is X, B is X
when    not self-atari(*)
says    invade by *, peep(A, B) by *
yes
  . . . . . .
  . . O O . .
  . X . . X .
  . . * . . .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  X . . . . .
  . . O O . .
  . X . . X .
  . . * . . .
  . . . . . .
  - - - - - -
no      # nothing of ours waits above
  . . . . . .
  . . . O . .
  . X . . X .
  . . . . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . O O . .
  . X X . X .
  . . . . . .
  . . . . . .
  - - - - - -

pattern two-space-attack-wedge-in-the-center
why     In the open there is no edge to pass under: wedge in, and each side must look after itself.
draw
  o . . o
  A * . B
  o . . o
where   A is X, B is X
when    line(A) > 4, liberties-after(*) > 2, liberties(A) <= 2, stones(A) <= 1
says    cut(A, B) by * confidence 9 of 12, split(A, B) by * confidence 9 of 12
yes
  . . . . .
  . O . . .
  . X O . .
  . * . . .
  . . . . .
  . X . X .
yes     # a stone nearby changes nothing
  X . . . .
  . O . . .
  . X O . .
  . * . . .
  . . . . .
  . X . X .
no      # the enemy's stone watches over the gap
  . . . . . .
  . . X . . .
  . X . . X .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . .
  . O . . .
  . . O . .
  . . . . .
  . . . . .
  . X . X .

pattern two-space-attack-press-for-the-outside
why     The enemy connects low whatever we do: make the enemy do it now, and the outside is ours.
draw
  ? * ? ?
  A . . B
  ? . . ?
  ? ? ? ?
  - - - -
where   A is X, B is X
when    not self-atari(*)
says    force(A) by *, press(A) by *
yes
  . . . . . .
  . . * . . .
  . X . . X .
  . . . . . .
  . . . . . .
  - - - - - -
yes
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . * . . . . |
  . . . . X . . X . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
  - - - - - - - - - - +
no      # the enemy's stones reach out above: no wall will come of it
  . . . . . .
  . . X X . .
  . X . . X .
  . . . . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . . . . .
  . X X . X .
  . . . . . .
  . . . . . .
  - - - - - -
