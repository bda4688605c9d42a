# An enemy diagonal, own to move: part its two ends. Ask from both ends.

class    diagonal-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern diagonal-attack-take-an-end
why     One end has its last liberty in the crossing: cut and take in one move.
draw
  A O
  * B
where   A is X, B is X
when    liberties(A) = 1, not enemy-cannot-play-safely(*)
says    capture(A) by *, cut(A, B) by * confidence 1823 of 2625
yes
  . O . .
  O X O .
  . * X .
  . . . .
yes
  - - - - - +
  . * X O . |
  . X O . . |
  . . . . . |
no      # the end has another liberty
  . O . .
  . X O .
  . . X .
  . . . .
no      # the enemy stone is missing
  . O . .
  O . O .
  . . X .
  . . . .

pattern diagonal-attack-short-of-liberties
why     Both ends live from the two crossings alone: take one, and who connects at the other is
        taken whole.
draw
  ? O O ?
  O A . o
  ? * B O
  ? ? O ?
where   A is X, B is X
when    not self-atari(*)
says    capture(A) by *
yes
  . . . . . .
  . . O O . .
  . O X . . .
  . . * X O .
  . . . O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . O O . .
  . O X . . .
  . . * X O .
  . . . O . .
  . . . X . .
no      # one end has a liberty outside: connecting works
  . . . . . .
  . . O O . .
  . O X . . .
  . . . X O .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . O O . .
  . O . . . .
  . . . X O .
  . . . O . .
  . . . . . .

use endgame-attack/gain-cut-off-the-tail
as      P is A, Q is B
says    cut(A, B) by * confidence 1611 of 2041, atari(A) by *

use attack-boundary/break-cut-at-the-crossing
as      P is B, Q is A
says    cut(A, B) by * confidence 2418 of 2964

pattern diagonal-attack-push-into-the-mouth
why     From outside into the mouth: two cuts are threatened at once, and the enemy can close one.
draw
  ? P ?
  A * C
  . B .
where   A is X, B is X, C is X, P is O
when    not self-atari(*)
says    push(P) by *, peep(A, B) by *, peep(B, C) by *
yes
  . . . . .
  . . O . .
  . X * X .
  . . X . .
  . . . . .
yes
  . . . . . . |
  . . . . . . |
  . . X . . . |
  . X * X . . |
  . . O . . . |
  . . . . . . |
  . . . . . . |
no      # without a stone outside, ours in the mouth is simply taken
  . . . . .
  . . . . .
  . X . X .
  . . X . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . O . .
  . . . X .
  . . X . .
  . . . . .

pattern diagonal-attack-peep-at-the-hanging-stone
why     A hanging connection guards the crossing: look in from the side, and it must be closed at
        once.
draw
  ? A O
  * . B
  ? X ?
where   A is X, B is X
when    not self-atari(*)
says    peep(A, B) by *, force(A) by *
yes
  . . . . .
  . . X O .
  . * . X .
  . . X . .
  . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . * . .
  | . . . X . X .
  | . . . O X . .
  | . . . . . . .
  | . . . . . . .
no      # no stone hangs there: cut instead of looking
  . . . . .
  . . X O .
  . . . X .
  . . . . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . X O .
  . . X X .
  . . X . .
  . . . . .

pattern diagonal-attack-force-one-crossing
why     Both crossings are open, so there is no cut: but the atari makes the enemy fill one and grow
        heavy.
draw
  A .
  * B
where   A is X, B is X
when    liberties(A) = 2, not self-atari(*)
says    atari(A) by *, force(A) by *
yes
  . O . .
  O X . .
  . * X .
  . . . .
yes
  . . . . .
  . . O . .
  . . X O .
  . X * . .
  . . . . .
no      # it is no atari, only a stone given
  . O . .
  . X . .
  . . X .
  . . . .
no      # the enemy stone is missing
  . O . .
  O . . .
  . . X .
  . . . .
