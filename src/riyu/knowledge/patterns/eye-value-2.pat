# What a space of two points is worth: one eye, unless an end can be made false. The focus is one
# of the two points; where an end is weak the focus is that end, and to fill it leaves the other
# point as a sound eye.

class    eye-value-2
asked    an empty point; in all orientations
answer   best
last     ev2-nothing-known
used     in reading

pattern ev2-both-ends-weak
why     Both ends are false: closing one leaves the other, so the two points are no eye at all.
draw
  P O O Q
  O @ . O
  R O O S
where   P is X, Q is X, R is X, S is X
says    eyes(0)
yes
  . . . . . .
  . O X X O .
  . X . . X .
  . O X X O .
  . . . . . .
yes     # a stone nearby changes nothing
  . . X . . .
  . O X X O .
  . X . . X .
  . O X X O .
  . . . . . .
no      # one end is sound
  . . . . . .
  . X X X O .
  . X . . X .
  . O X X O .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . O X X O .
  . X . O X .
  . O X X O .
  . . . . . .

pattern ev2-weak-end
why     The enemy throws in at the end between the enemy's two stones and a false eye is left;
        filling that end ourselves keeps one eye.
draw
  P O O ?
  O * . O
  Q O O ?
where   P is X, Q is X
when    liberties(P) > 1, liberties(Q) > 1
says    eyes(0.5) by * confidence 38 of 41
yes
  . . . . . .
  . O X X . .
  . X * . X .
  . O X X . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . O X X X .
  . X * . X .
  . O X X . .
  . . . . . .
no      # the enemy holds one side of the end only: the throw-in is taken, and the eye is real
  . . . . . .
  . O X X . .
  . X . . X .
  . X X X . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . O . X . .
  . X . . X .
  . O X X . .
  . . . . . .

use eye-make/eye-make-fill-the-weak-end
why     On the first line one enemy stone beside the end is enough for the throw-in that makes the
        eye false.
when    liberties(P) > 1
says    eyes(0.5) by * confidence 26 of 42
yes
  . . . . . .
  . O X X . .
  . X * . X .
  - - - - - -
yes
  . . . . |
  . . . X |
  . . X . |
  . . X * |
  . O O X |
  . . . . |
  . . . . |
no      # the point beside the end is ours
  . . . . . .
  . X X X . .
  . X . . X .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . O . X . .
  . X . . X .
  - - - - - -

pattern ev2-corner-weak-end
why     In the corner the outer point is the weak one: a stone thrown in there leaves a false eye
        when it is taken.
draw
  | O O P
  | . * O
  + - - -
where   P is X
when    liberties(P) > 1
says    eyes(0.5) by *, key-point(*)
yes
  | . . . .
  | X X O .
  | . * X .
  + - - - -
yes     # a stone nearby changes nothing
  | . . . .
  | X X O .
  | . * X X
  + - - - -
no      # our stone covers the end
  | . . . .
  | X X X .
  | . . X .
  + - - - -
no      # the stone of ours beside it is missing
  | . . . .
  | X . O .
  | . . X .
  + - - - -

pattern ev2-upright-weak-end
why     Two points standing on the edge: below nothing can happen, but the upper end has two
        diagonals that the enemy holds.
draw
  P O Q
  O * O
  O . O
  - - -
where   P is X, Q is X
when    liberties(P) > 1, liberties(Q) > 1
says    eyes(0.5) by *, key-point(*)
yes
  . . . . .
  . O X O .
  . X * X .
  . X . X .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . X
  . O X O .
  . X * X .
  . X . X .
  - - - - -
no      # one of them is ours: the upper end holds
  . . . . .
  . O X X .
  . X . X .
  . X . X .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . O . O .
  . X . X .
  . X . X .
  - - - - -

pattern ev2-corner
why     Two points in the corner with own stones around them are one eye; a second eye must come
        from elsewhere.
draw
  | O O ?
  | @ . O
  + - - -
says    eyes(1) confidence 16 of 21
yes
  | . . . .
  | X X . .
  | . . X .
  + - - - -
yes
  . . . . |
  . . . O |
  . . O . |
  . . O . |
  - - - - +
no      # the wall is open: not yet an eye
  | X . .
  | . . X
  + - - -
no      # an enemy stone more stands there
  | . . . .
  | X X . .
  | . O X .
  + - - - -

pattern ev2-upright-on-the-edge
why     Two points with a foot on the edge: the enemy can't live or connect inside, one eye.
draw
  ? O ?
  O @ O
  O . O
  - - -
says    eyes(1) confidence 67 of 79
yes
  . . . . .
  . . X . .
  . X . X .
  . X . X .
  - - - - -
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . . . . .
  | X X . . .
  | . . X . .
  | X X . . .
  | . . . . .
  | . . . . .
no      # the enemy has broken the wall at the side
  . . . . .
  . . X . .
  . X . O .
  . X . X .
  - - - - -
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . X O X .
  . X . X .
  - - - - -

pattern ev2-first-line
why     Two points along the first line: when the enemy throws in we take, and one eye is left.
draw
  O O O O
  O @ . O
  - - - -
says    eyes(1) confidence 101 of 131
yes
  . . . . . .
  . X X X X .
  . X . . X .
  - - - - - -
yes
  . . . . . . .
  . O O O O . .
  . O . . O . .
  - - - - - - -
no      # the end is open: the enemy can still push in
  . . . . . .
  . . X X . .
  . X . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . X X X X .
  . X . O X .
  - - - - - -

pattern ev2-in-the-middle
why     Two points in a closed wall are one eye and never two: a stone of ours inside leaves only
        one point.
draw
  ? O O ?
  O @ . O
  ? O O ?
says    eyes(1) confidence 636 of 701
yes
  . . . . . .
  . . X X . .
  . X . . X .
  . . X X . .
  . . . . . .
yes
  | . . . . .
  | . . . . .
  | . . X . .
  | . X . X .
  | . X . X .
  | . . X . .
  | . . . . .
no      # the wall is open below
  . . . . . .
  . . X X . .
  . X . . X .
  . . X . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X X . .
  . X . O X .
  . . X X . .
  . . . . . .

pattern ev2-nothing-known
why     Nothing is known of these two points: count no eye on them.
draw
  @
says    nothing
yes
  . . .
  . . .
  . . .
