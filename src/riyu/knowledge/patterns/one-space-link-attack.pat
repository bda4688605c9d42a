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
when    liberties(A) = 1
says    capture(A) by *, cut(A, B) by * confidence 2174 of 3108
yes
  . O . . .
  O X * X .
  . O . . .
no      # the end has other liberties
  . O . . .
  . X . X .
  . . . . .

pattern one-space-attack-bamboo-without-liberties
why     The bamboo joint lives on liberties too: with none outside, he can't close the other gap.
draw
  ? O ?
  A * B
  X . X
  ? O ?
where   A is X, B is X
when    liberties(A) = 2, liberties(B) = 2
says    atari(A) by *, cut(A, B) by *
yes
  . . . . .
  . O O O .
  O X * X O
  O X . X O
  . O O O .
  . . . . .
no      # he has liberties outside: he closes the other gap
  . . . . .
  . . O . .
  . X . X .
  . X . X .
  . . O . .
  . . . . .

bar one-space-attack-not-into-the-bamboo
why     He closes the other gap and is heavier by a stone that we gave him time for.
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
no      # the other gap is ours: now it is a cut
  . . . . .
  . X . X .
  . X O X .
  . . . . .

bar one-space-attack-not-into-the-mouth
why     In the mouth our stone has one liberty, and he takes it with shape.
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
no      # our stone stands at the mouth: going in is no self-atari
  . . . . .
  . . X . .
  . X . X .
  . . O . .
  . . . . .

bar one-space-attack-second-line-push-fails
why     He blocks on the first line, and there our cutting stones are taken: keep the push for the
        endgame.
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
no      # our stone on the first line makes one of the cuts work
  . . . . . . .
  . . . O . . .
  . . X . X . .
  . O . . . . .
  - - - - - - -

pattern one-space-attack-through-between-two
why     We hold both sides of the gap: fill it, and no block is left.
draw
  ? O ?
  A * B
  ? O ?
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by * confidence 653 of 758
yes
  . . . . .
  . . O . .
  . X * X .
  . . O . .
  . . . . .
no      # one side is open: he blocks there
  . . . . .
  . . O . .
  . X . X .
  . . . . .
  . . . . .

pattern one-space-attack-on-the-first-line
why     On the first line the edge stands on the other side of the gap: one move parts them.
draw
  ? O ?
  A * B
  - - -
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by * confidence 60 of 68
yes
  . . . . .
  . . O . .
  . X * X .
  - - - - -
no      # above the gap is nobody to help our stone
  . . . . .
  . . . . .
  . X . X .
  - - - - -

pattern one-space-attack-push-with-atari
why     The push leaves one end a single liberty: no time for him to block below.
draw
  ? O ?
  A * B
  ? . ?
where   A is X, B is X
when    liberties(A) = 2, not self-atari(*)
says    cut(A, B) by * confidence 685 of 1006, atari(A) by *
yes
  . . . . .
  . O O . .
  O X * X .
  . . . . .
  . . . . .
no      # the end has more liberties: he blocks first
  . . . . .
  . . O . .
  . X . X .
  . . . . .
  . . . . .

pattern one-space-attack-push-and-cut
why     Push through: if he blocks, two crossings are open and he can close one.
draw
  ? P ?
  A * B
  . . .
  ? ? ?
where   A is X, B is X, P is O
when    not self-atari(*)
says    push(P) by *, cut(A, B) by * confidence 1256 of 2009
yes
  . . . . .
  . . O . .
  . X * X .
  . . . . .
  . . . . .
  . . . . .
no      # his stone covers a crossing: after the block nothing is left to cut
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

pattern one-space-attack-wedge-between-friends
why     Our stones wait on both ways out: from either side he gives atari, we come home on the
        other.
draw
  ? O ?
  . . .
  A * B
  . . .
  ? O ?
where   A is X, B is X
says    cut(A, B) by *
yes
  . . . . .
  . . O . .
  . . . . .
  . X * X .
  . . . . .
  . . O . .
  . . . . .
no      # only one way out is ours: he gives atari from there and drives the wedge away
  . . . . .
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . O . .
  . . . . .

pattern one-space-attack-wedge-with-a-friend-behind
why     A friend is behind one way out, the open before the other: both of his ataris leave him a
        cut.
draw
  . . . . .
  . A * B .
  . . . . .
  ? . O . ?
where   A is X, B is X
says    cut(A, B) by *
yes
  . . . . . . .
  . . . . . . .
  . . X * X . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
no      # he covers a crossing with a stone at the shoulder
  . . . . . . .
  . X . . . X .
  . . X . X . .
  . X . . . X .
  . . . O . . .
  . . . . . . .

pattern one-space-attack-peep-under-the-mouth
why     He hangs over the gap: look in from below, and he must spend the move he thought he saved.
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
no      # nothing hangs there: other looks keep more
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .

pattern one-space-attack-peep-from-our-side
why     Look in from the side where our stones are: he connects in a straight line and has gained
        no eye.
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
no      # no stone of ours stands behind the look
  . . . . .
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .
