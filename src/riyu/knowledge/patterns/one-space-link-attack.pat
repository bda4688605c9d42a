# An enemy one-space jump, own to move: part its two ends.

class    one-space-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern one-space-attack-take-an-end
why     The gap is the end's last liberty: go in and take it.
draw
  A * B
where   A is X, B is X
when    liberties(A) = 1, not enemy-cannot-play-safely(*)
says    capture(A) by *, cut(A, B) by * confidence 829 of 1238
yes
  . O . . .
  O X * X .
  . O . . .
yes
  - - - - - - +
  . X * X O . |
  . . . O . . |
  . . . . . . |
  . . . . . . |
no      # the end has other liberties
  . O . . .
  . X . X .
  . . . . .
no      # the enemy stone is missing
  . O . . .
  O . . X .
  . O . . .

pattern one-space-attack-bamboo-without-liberties
why     The bamboo joint lives on liberties too: with none outside, the enemy can't close the other
        gap.
draw
  ? O ?
  A * B
  X . X
  ? O ?
where   A is X, B is X
when    liberties(A) = 2, liberties(B) = 2
says    atari(A) by *
yes
  . . . . .
  . O O O .
  O X * X O
  O X . X O
  . O O O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  X O O O .
  O X * X O
  O X . X O
  . O O O .
  . . . . .
no      # the enemy has liberties outside: the enemy closes the other gap
  . . . . .
  . . O . .
  . X . X .
  . X . X .
  . . O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . O .
  O X . X O
  O X . X O
  . O O O .
  . . . . .

bar one-space-attack-not-into-the-bamboo
why     The enemy closes the other gap and is heavier by a stone that we gave the enemy time for.
draw
  A * B
  X . X
where   A is X, B is X
when    liberties(A) > 2
yes
  . . . . .
  . X * X .
  . X . X .
  . . . . .
yes     # a stone nearby changes nothing
  . X . . .
  . X * X .
  . X . X .
  . . . . .
no      # the other gap is ours: now it is a cut
  . . . . .
  . X . X .
  . X O X .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . X .
  . X . X .
  . . . . .

bar one-space-attack-not-into-the-mouth
why     In the mouth our stone has one liberty, and the enemy takes it with shape.
draw
  ? X ?
  A * B
  ? . ?
where   A is X, B is X
when    self-atari(*)
yes
  . . . . .
  . . X . .
  . X * X .
  . . . . .
  . . . . .
yes
  . . . .
  . X . .
  . * X .
  . X . .
  . . . .
no      # our stone stands at the mouth: going in is no self-atari
  . . . . .
  . . X . .
  . X . X .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .

bar one-space-attack-second-line-push-fails
why     The enemy blocks on the first line, and there our cutting stones are taken: keep the push
        for the endgame.
draw
  ? ? O ? ?
  ? A * B ?
  x . . . x
  - - - - -
where   A is X, B is X
when    liberties(A) > 2, liberties(B) > 2
yes
  . . . . . . .
  . . . O . . .
  . . X * X . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X O . . .
  . . X * X . .
  . . . . . . .
  - - - - - - -
no      # our stone on the first line makes one of the cuts work
  . . . . . . .
  . . . O . . .
  . . X . X . .
  . O . . . . .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . . . . . .
  - - - - - - -

pattern one-space-attack-through-between-two
why     We hold both sides of the gap: fill it, and no block is left.
draw
  ? O ?
  A * B
  ? O ?
where   A is X, B is X
when    not enemy-cannot-play-safely(*), not same-chain(A, B), liberties-after(*) >= 4
says    cut(A, B) by * confidence 102 of 110
yes
  . . . . .
  . . O . .
  . X * X .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . O . .
  X X * X .
  . . O . .
  . . . . .
no      # one side is open: the enemy blocks there
  . . . . .
  . . O . .
  . X . X .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . X . X .
  . . O . .
  . . . . .

pattern one-space-attack-on-the-first-line
why     On the first line the edge stands on the other side of the gap: one move parts them.
draw
  ? O ?
  A * B
  - - -
where   A is X, B is X
when    liberties-after(*) >= 3
says    cut(A, B) by * confidence 10 of 10
yes
  . . . . .
  . . O . .
  . X * X .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . X
  . . O . .
  . X * X .
  - - - - -
no      # above the gap is nobody to help our stone
  . . . . .
  . . . . .
  . X . X .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . . O . .
  . . . X .
  - - - - -

use attack-boundary/break-push-and-cut
why     The push leaves one end a single liberty: no time for the enemy to block below.
as      P is A, Q is B, A is R
when    liberties(A) = 2, liberties-after(*) >= 4, stones(A) <= 1
says    cut(A, B) by * confidence 109 of 142, atari(A) by *
yes
  . . . . .
  . O O . .
  O X * X .
  . . . . .
  . . . . .
yes
  . . . . . . |
  . . . O . . |
  . . . . . . |
  . X * X O . |
  . . O O . . |
  . . . . . . |
  . . . . . . |
no      # the end has more liberties: the enemy blocks first
  . . . . .
  . . O . .
  . X . X .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  O X . X .
  . . . . .
  . . . . .

pattern one-space-attack-push-and-cut
why     Push through: if the enemy blocks, two crossings are open and the enemy can close one.
draw
  ? P ?
  A * B
  . . .
  ? ? ?
where   A is X, B is X, P is O
when    liberties-after(*) >= 4, stones(A) <= 1
says    push(P) by *
yes
  . . . . .
  . . O . .
  . X * X .
  . . . . .
  . . . . .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . X X X . . .
  . O * O . . .
  . . . . . . .
no      # the enemy's stone covers a crossing: after the block nothing is left to cut
  . . . . .
  . . O . .
  . X . X .
  . X . . .
  . . . . .
  . . . . .
no      # nobody of ours looks in yet
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .
  . . . . .

pattern one-space-attack-peep-under-the-mouth
why     The enemy hangs over the gap: look in from below, and the enemy must spend the move the
        enemy thought the enemy saved.
draw
  ? X ?
  A . B
  ? * ?
where   A is X, B is X
when    not self-atari(*)
says    peep(A, B) by *, force(A) by *
yes
  . . . . .
  . . X . .
  . X . X .
  . . * . .
  . . . . .
yes
  . . . . . . |
  . . . . . . |
  . . * . . . |
  . O . O . . |
  . . O . . . |
  . . . . . . |
  . . . . . . |
no      # nothing hangs there: other looks keep more
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . X X X .
  . . . . .
  . . . . .

pattern one-space-attack-peep-from-our-side
why     Look in from the side where our stones are: the enemy connects in a straight line and has
        gained no eye.
draw
  O . .
  . * .
  A . B
  o . o
where   A is X, B is X
when    not self-atari(*)
says    peep(A, B) by *, force(A) by *
yes
  . . . . .
  . O . . .
  . . * . .
  . X . X .
  . . . . .
  . . . . .
yes
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . . . . |
  . X . O . . |
  . . * . . . |
  . . . O . . |
  . . . . . . |
no      # no stone of ours stands behind the look
  . . . . .
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O X . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .
