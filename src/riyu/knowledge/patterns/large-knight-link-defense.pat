# Own to move: keep a large knight's move together. Ask from both ends.

class    large-knight-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern large-knight-defense-take-the-intruder
why     The stone between breathes only toward our other end: take it there, and we join as we
        take.
draw
  ? ? . B
  A C * ?
where   A is O, B is O, C is X
when    liberties(C) = 1
says    capture(C) by *, connect(A, B) by * confidence 379 of 414
yes
  . . . . . .
  . . O . O .
  . O X * . .
  . . O . . .
no      # it has another liberty
  . . . . . .
  . . . . O .
  . O X . . .
  . . O . . .

pattern large-knight-defense-block-under-the-second-line
why     From the third line to the second: he comes in above, we turn below him and are joined.
draw
  A C . ?
  . * . B
  . . . .
  - - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    connect(A, B) by * confidence 111 of 155, block(C) by *
yes
  . . . . . .
  . O X . . .
  . . * . O .
  . . . . . .
  - - - - - -
no      # he stands below already
  . . . . . .
  . O X . . .
  . . X . O .
  . . . . . .
  - - - - - -

pattern large-knight-defense-cap-the-crawler
why     He crawls in from below: close above him, his stone is caught under our roof.
draw
  A * . ?
  . C . B
  . . . .
  - - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    enclose(C) by *, connect(A, B) by * confidence 22 of 32
yes
  . . . . . .
  . O * . . .
  . . X . O .
  . . . . . .
  - - - - - -
no      # his friend waits above to pull him out
  . . . . . .
  . O . X . .
  . . X . O .
  . . . . . .
  - - - - - -

pattern large-knight-defense-atari-toward-our-end
why     The intruder has two liberties: give atari from the side of our other stone, we join as we
        chase.
draw
  ? ? . B
  A C * ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, connect(A, B) by * confidence 907 of 1478
yes
  . . . . . .
  . . . . O .
  . O X * . .
  . . O . . .
no      # he has a third liberty
  . . . . . .
  . . . . O .
  . O X . . .
  . . . . . .

pattern large-knight-defense-narrow-to-a-diagonal
why     He comes near from outside: stand in the middle of the gap, and both halves hold at once.
draw
  ? X ? ?
  ? . . B
  A . * .
where   A is O, B is O
says    connect(A, B) by * confidence 168 of 196, defend(A) by *
yes
  . . . . . .
  . . X . . .
  . . . . O .
  . O . * . .
  . . . . . .
no      # he is in between already
  . . . . . .
  . . X . . .
  . . X . O .
  . O . . . .
  . . . . . .

pattern large-knight-defense-block-the-side-entrance
why     His stone touches our end and looks into the gap: block beside it, and a knight's move is
        left.
draw
  C . . B
  A * . ?
where   A is O, B is O, C is X
when    not self-atari(*)
says    defend(A) by *, connect(A, B) by * confidence 908 of 1038
yes
  . . . . . .
  . X . . O .
  . O * . . .
  . . . . . .
no      # no stone of his is at the entrance
  . . . . . .
  . . . . O .
  . O . . . .
  . . . . . .

pattern large-knight-defense-bend-around-the-cutter
why     He cut in the middle: bend around him on the side where we want to be strong, and drop the
        rest.
draw
  ? * . ?
  ? C . B
  A . . ?
where   A is O, B is O, C is X
when    not self-atari(*)
says    hane(C) by *, counter(C) by *
yes
  . . . . . .
  . . * . . .
  . . X . O .
  . O . . . .
  . . . . . .
no      # his friend is there already
  . . . . . .
  . . X . . .
  . . X . O .
  . O . . . .
  . . . . . .
