# An enemy large knight's move, own to move. Ask from both ends.

class    large-knight-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern large-knight-attack-take-an-end
why     His end breathes only through the gap: take it.
draw
  ? . . B
  A * . ?
where   A is X, B is X
when    liberties(A) = 1
says    capture(A) by *, cut(A, B) by * confidence 68 of 74
yes
  . . . . . .
  . O . . X .
  O X * . . .
  . O . . . .
no      # the end has other liberties
  . . . . . .
  . . . . X .
  O X . . . .
  . . . . . .

pattern large-knight-attack-atari-in-the-gap
why     The step into the gap is atari: he saves the end, and we are between.
draw
  ? . . B
  A * . ?
where   A is X, B is X
when    liberties(A) = 2, not self-atari(*)
says    cut(A, B) by * confidence 525 of 825, atari(A) by *
yes
  . . . . . .
  . O . . X .
  O X * . . .
  . . . . . .
no      # it is no atari
  . . . . . .
  . . . . X .
  O X . . . .
  . . . . . .

pattern large-knight-attack-widen-the-wedge
why     One stone of ours is in the gap: stand up from it, and the ends have lost sight of each
        other.
draw
  ? * . B
  A O . ?
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by * confidence 1488 of 2111
yes
  . . . . . .
  . . * . X .
  . X O . . .
  . . . . . .
no      # he bent over our stone already
  . . . . . .
  . . X . X .
  . X O . . .
  . . . . . .

pattern large-knight-attack-with-a-friend-beside-the-end
why     A friend stands beside his end: step through the gap next to it, he can't hold both sides.
draw
  O * . B
  A . . ?
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by * confidence 405 of 905
yes
  . . . . . .
  . O * . X .
  . X . . . .
  . . . . . .
no      # alone, the step is too thin
  . . . . . .
  . . . . X .
  . X . . . .
  . . . . . .

pattern large-knight-attack-come-down-from-a-friend
why     A friend stands over the gap: come straight down from it, between his two stones.
draw
  ? P ? ?
  ? * . B
  A . . ?
where   A is X, B is X, P is O
when    not self-atari(*)
says    cut(A, B) by * confidence 124 of 321, push(P) by *
yes
  . . . . . .
  . . O . . .
  . . * . X .
  . X . . . .
  . . . . . .
no      # he bent in front of our stone
  . . . . . .
  . . O . . .
  . . X . X .
  . X . . . .
  . . . . . .

pattern large-knight-attack-press-the-slide-down
why     He reached far along the edge: lean in from above between the stones, and he connects low
        or not at all.
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
no      # he joined above already
  . . . . . .
  . X X . . .
  . . . . X .
  . . . . . .
  - - - - - -

pattern large-knight-attack-step-up-from-a-friend
why     A friend is below the gap: step up between the stones, and both halves have to look after
        themselves.
draw
  . . . B
  A * . .
  ? O ? ?
where   A is X, B is X
when    not self-atari(*)
says    split(A, B) by * confidence 260 of 493, cut(A, B) by * confidence 260 of 493
yes
  . . . . . .
  . . . . X .
  . X * . . .
  . . O . . .
  . . . . . .
no      # no friend is within reach
  . . . . . .
  . . . . X .
  . X . . . .
  . . . . . .
  . . . . . .
