# An enemy large knight's move, own to move. Ask from both ends.

class    large-knight-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern large-knight-attack-take-an-end
why     The enemy's end breathes only through the gap: take it.
draw
  ? . . B
  A * . ?
where   A is X, B is X
when    liberties(A) = 1
says    capture(A) by *
yes
  . . . . . .
  . O . . X .
  O X * . . .
  . O . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . O . . X .
  O X * . . .
  . O . X . .
no      # the end has other liberties
  . . . . . .
  . . . . X .
  O X . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . O X . X .
  O X . . . .
  . O . . . .

pattern large-knight-attack-atari-in-the-gap
why     The step into the gap is atari: the enemy saves the end, and we are between.
draw
  ? . . B
  A * . ?
where   A is X, B is X
when    liberties(A) = 2, not self-atari(*), liberties-after(*) >= 3
says    atari(A) by *
yes
  . . . . . .
  . O . . X .
  O X * . . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . O . .
  . . . . . O .
  . . . * . . X
  . . X O . . .
  . . . X X . .
  . . . . . . .
no      # it is no atari
  . . . . . .
  . . . . X .
  O X . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . O X . X .
  O X . . . .
  . . . . . .

pattern large-knight-attack-press-the-slide-down
why     The enemy reached far along the edge: lean in from above between the stones, and the enemy
        connects low or not at all.
draw
  A . * ?
  . . . B
  . . . .
  - - - -
where   A is X, B is X
when    not self-atari(*)
says    press(B) by *, force(B) by *
yes
  . . . . . .
  . X . * . .
  . . . . X .
  . . . . . .
  - - - - - -
yes
  - - - - - - -
  . . . . . . .
  O . . . . . .
  . * . O . . .
  . . . . . . .
no      # the enemy joined above already
  . . . . . .
  . X X . . .
  . . . . X .
  . . . . . .
  - - - - - -
no      # a stone of ours more stands there
  . . . . . .
  . X O . . .
  . . . . X .
  . . . . . .
  - - - - - -
