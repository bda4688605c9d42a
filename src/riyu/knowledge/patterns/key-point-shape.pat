# Key points of known shapes, found everywhere on the board: both colors want them.

class    key-point-shape
asked    the whole board; in all orientations
answer   all
last     none

pattern key-last-crossing
why     One crossing is taken: the other one is a connection for the one side and a cut for the
        other.
draw
  A X
  * B
where   A is O, B is O
when    not self-atari(*)
says    key-point(*) confidence 10410 of 36066
yes
  . . . .
  . O X .
  . * O .
  . . . .
no      # the crossing is closed
  . . . .
  . O X .
  . O O .
  . . . .
no      # they are joined around it: the point is an eye
  . . . . . . . .
  . . . . . . . .
  . . . O O X . .
  . . . O * O . .
  . . . O O O . .
  . . . . . . . .
  . . . . . . . .

pattern key-bamboo-to-be
why     Two stones and one facing them, and an enemy looking in: the missing fourth makes it safe
        or makes it a lump.
draw
  ? X ?
  A . B
  A . *
where   A is O, B is O
says    key-point(*) confidence 797 of 3651
yes
  . . . . .
  . . X . .
  . O . O .
  . O . * .
  . . . . .
no      # nobody looks in: there is time
  . . . . .
  . . . . .
  . O . O .
  . O . * .
  . . . . .
no      # the joint is complete
  . . . . .
  . . X . .
  . O . O .
  . O . O .
  . . . . .

pattern key-heads-of-facing-pairs
why     Two and two stand side by side: the one that bends around the other's head makes it heavy
        and short of liberties.
draw
  ? . . . ?
  ? . * . ?
  . A P . .
  . A P . .
  ? . . . .
where   A is O, P is X
says    key-point(*) confidence 139 of 233
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
no      # the head beside it is already past
  . . . . . . .
  . . . . . . .
  . . O X . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
no      # three on our side: our head is out, there is no bend to fear
  . . . . . . .
  . . . . . . .
  . . O * . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .

pattern key-waist-of-the-elephant
why     The point between the two ends of an elephant's move cuts them for the one and joins them
        for the other.
draw
  A . .
  . * .
  . . B
where   A is O, B is O
says    key-point(*) confidence 257 of 1307
yes
  . . . . .
  . O . . .
  . . * . .
  . . . O .
  . . . . .
no      # the waist is taken
  . . . . .
  . O . . .
  . . X . .
  . . . O .
  . . . . .
no      # one corner of the move is ours: the waist alone does not cut
  . . . . .
  . O . O .
  . . * . .
  . . . O .
  . . . . .

pattern key-waist-of-the-knight
why     With a stone of theirs behind it the knight's move can be cut at its waist: to stand there
        joins or parts.
draw
  ? X ?
  A * ?
  ? . B
  ? . ?
where   A is O, B is O
says    key-point(*) confidence 2589 of 10204
yes
  . . . . .
  . . X . .
  . O * . .
  . . . O .
  . . . . .
  . . . . .
no      # no stone of theirs behind: a cut would be cut itself
  . . . . .
  . . . . .
  . O * . .
  . . . O .
  . . . . .
  . . . . .
no      # the other waist is ours: nothing is left to cut
  . . . . .
  . . X . .
  . O * . .
  . . O O .
  . . . . .
  . . . . .

pattern key-gap-of-the-jump
why     Both sides look at the gap of a one-space jump: filled it is one string, pushed through it
        is two.
draw
  ? X ?
  A * B
  ? . ?
where   A is O, B is O
when    not self-atari(*)
says    key-point(*) confidence 3044 of 9347
yes
  . . . . .
  . . X . .
  . O * O .
  . . . . .
  . . . . .
no      # nobody looks into the gap
  . . . . .
  . . . . .
  . O * O .
  . . . . .
  . . . . .
no      # the gap is covered from below: a push is taken
  . . . . .
  . . X . .
  . O * O .
  . . O . .
  . . . . .

pattern key-bend-on-the-second-line
why     Stones meet on the third line and below is open: bending there takes base and points, and
        it is as big for either.
draw
  . A P .
  . * . .
  . . . .
  - - - -
where   A is O, P is X
says    key-point(*) confidence 1469 of 3698
yes
  . . . . . .
  . . O X . .
  . . * . . .
  . . . . . .
  - - - - - -
no      # one side came down already
  . . . . . .
  . . O X . .
  . . * X . .
  . . . . . .
  - - - - - -
no      # on the fourth line the bend leaves a way below
  . . . . . .
  . . O X . .
  . . * . . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern key-three-three-beside-one-wing
why     A four-four stone with one wing has a good side, not a corner: three-three takes the
        corner or gives it a roof.
draw
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . O . . .
  | . . * . . O .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
says    key-point(*) confidence 16 of 185
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . * . . O . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # with both wings in place the corner is closed
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . * . . O . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the corner is taken
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . X . . O . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern key-slide-under-the-approach
why     After approach and answer the slide to the second line is base for the one and corner for
        the other.
draw
  | . . . . . . .
  | . . O . . . .
  | . . . . . . .
  | . . . O . . .
  | . . . . . X .
  | . . . * . . .
  | . . . . . . .
  + - - - - - - -
says    key-point(*) confidence 77 of 348
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . X . .
  | . . . * . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the corner is guarded from below
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . X . .
  | . . O * . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the approach stands high: from there the slide does not connect
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . O . X . .
  | . . . . . . . .
  | . . . * . . . .
  | . . . . . . . .
  + - - - - - - - -
