# An enemy knight's move, own to move: cut at the waist, from the side where help stands. Ask
# from both ends.

class    knight-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern knight-attack-take-an-end
why     The waist holds the end's last liberty: take it.
draw
  ? . B
  A * ?
where   A is X, B is X
when    liberties(A) = 1
says    capture(A) by *, cut(A, B) by * confidence 525 of 580
yes
  . . . . .
  . O . X .
  O X * . .
  . O . . .
no      # the end has other liberties
  . . . . .
  . O . X .
  O X . . .
  . . . . .

bar knight-attack-not-where-it-is-taken
why     Stepping in here leaves our stone one liberty: he takes it and is joined for good.
draw
  ? * B
  A . ?
where   A is X, B is X
when    self-atari(*)
yes
  . . X . .
  . X * X .
  . X . . .
  . . . . .
no      # our stone keeps two liberties
  . . X . .
  . . . X .
  . X . . .
  . . . . .

pattern knight-attack-cut-behind-the-push
why     We stand at one waist point: take the other as well, and the diagonal between them is no
        longer his.
draw
  ? O B
  A * ?
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by * confidence 12436 of 17330
yes
  . . . . .
  . . O X .
  . X * . .
  . . . . .
no      # he answered there already
  . . . . .
  . . O X .
  . X X . .
  . . . . .

pattern knight-attack-cut-with-a-friend-at-the-elbow
why     Our stone stands at the elbow: step in at the waist beside it, and he can't shut both
        sides.
draw
  O * B
  A . ?
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by * confidence 1273 of 3644
yes
  . . . . .
  . O * X .
  . X . . .
  . . . . .
no      # no friend at the elbow: the cutting stone would be chased
  . . . . .
  . . . X .
  . X . . .
  . . . . .

pattern knight-attack-waist-with-atari
why     The waist point leaves his end one liberty: he saves it, we are through.
draw
  ? . B
  A * ?
where   A is X, B is X
when    liberties(A) = 2, not self-atari(*)
says    cut(A, B) by * confidence 1810 of 3129, atari(A) by *
yes
  . . . . .
  . O . X .
  O X * . .
  . . . . .
no      # the end has three liberties: he answers at the waist
  . . . . .
  . . . X .
  O X . . .
  . . . . .

pattern knight-attack-waist-with-a-friend-above
why     A friend stands over the waist: come down between, and the stone is no orphan.
draw
  ? O ?
  . * B
  A . ?
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by * confidence 1164 of 2643
yes
  . . . . .
  . . O . .
  . . * X .
  . X . . .
  . . . . .
no      # he holds the elbow: the cut leads nowhere
  . . . . .
  . . O . .
  . X . X .
  . X . . .
  . . . . .

pattern knight-attack-push-up-from-the-edge
why     He slid down to the second line: from our first-line stone push into the waist from below.
draw
  A . ?
  . * B
  . P .
  - - -
where   A is X, B is X, P is O
when    not self-atari(*)
says    push(P) by *, cut(A, B) by *
yes
  . . . . .
  . X . . .
  . . * X .
  . . O . .
  - - - - -
no      # he closed the waist above
  . . . . .
  . X X . .
  . . . X .
  . . O . .
  - - - - -

pattern knight-attack-shut-the-slide-from-above
why     He slid under: lean in from above at the waist and make him connect along the second line.
draw
  A * ?
  . . B
  . . .
  - - -
where   A is X, B is X
when    not self-atari(*)
says    force(A) by *, press(B) by *
yes
  . . . . .
  . X * . .
  . . . X .
  . . . . .
  - - - - -
no      # his stone stands behind: he need not answer
  . . . . .
  . X . . .
  . X . X .
  . . . . .
  - - - - -

pattern knight-attack-waist-with-a-friend-below
why     A friend is below the waist: step up from it, and he finds no side to shut.
draw
  . . B
  A * .
  ? O ?
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by * confidence 666 of 1646, split(A, B) by * confidence 666 of 1646
yes
  . . . . .
  . . . X .
  . X * . .
  . . O . .
  . . . . .
no      # a lone stone would be chased, not feared
  . . . . .
  . . . X .
  . X . . .
  . . . . .
  . . . . .
