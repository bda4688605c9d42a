# What a space of six points is worth. Away from the corner only the rabbity six hangs on one
# point; in the corner the rectangle depends on the liberties outside. The focus is the vital
# point where there is one, else an inner point.

class    eye-value-6
asked    an empty point; in all orientations
answer   best
last     ev6-nothing-known

pattern ev6-corner-rectangle-no-liberties
why     Without a liberty outside, the enemy on the middle point of the inner side leaves us short
        of liberties everywhere: dead.
draw
  | O O ?
  | . . O
  | . * A
  | . . O
  + - - -
where   A is O
when    liberties(A) <= 4
says    eyes(1.5) by *, key-point(*)
yes
  | O O O O .
  | X X X O .
  | . . X O .
  | . * X O .
  | . . X O .
  + - - - - -
yes     # a stone nearby changes nothing
  | O O O O .
  | X X X O .
  | . . X O .
  | . * X O .
  | . . X O X
  + - - - - -
no      # one liberty outside: it becomes a ko
  | O O O O .
  | X X X O .
  | . . X . O
  | . . X O .
  | . . X O .
  + - - - - -
no      # an enemy stone more stands there
  | O O O O .
  | X X X O .
  | . O X O .
  | . . X O .
  | . . X O .
  + - - - - -

pattern ev6-corner-rectangle-one-liberty
why     With one liberty outside, the rectangle in the corner is a ko if the enemy starts beside the
        corner point; a move of ours ends it.
draw
  | O O ?
  | . . O
  | * . A
  | . . O
  + - - -
where   A is O
when    liberties(A) = 5
says    eyes(1.5) by *, key-point(*)
yes
  | O O O O .
  | X X X O .
  | . . X . O
  | * . X O .
  | . . X O .
  + - - - - -
yes     # a stone nearby changes nothing
  | O O O O X
  | X X X O .
  | . . X . O
  | * . X O .
  | . . X O .
  + - - - - -
no      # two liberties outside: it lives
  | O O O O .
  | X X X O .
  | . . X . O
  | . . X . O
  | . . X O .
  + - - - - -
no      # an enemy stone more stands there
  | O O O O .
  | X X X O .
  | O . X . O
  | . . X O .
  | . . X O .
  + - - - - -

pattern ev6-corner-rectangle
why     With two liberties outside, the rectangle in the corner lives: we can afford to take the
        enemy's stones off one after another.
draw
  | O O ?
  | . . O
  | . @ A
  | . . O
  + - - -
where   A is O
when    liberties(A) >= 6
says    eyes(2)
yes
  | . . . . .
  | X X X . .
  | . . X . .
  | . . X . .
  | . . X . .
  + - - - - -
yes     # a stone nearby changes nothing
  | . . . . .
  | X X X X .
  | . . X . .
  | . . X . .
  | . . X . .
  + - - - - -
no      # shut in: it is dead if the enemy starts
  | O O O O .
  | X X X O .
  | . . X O .
  | . . X O .
  | . . X O .
  + - - - - -
no      # the stone of ours beside it is missing
  | . . . . .
  | X X X . .
  | . . X . .
  | . . . . .
  | . . X . .
  + - - - - -

pattern ev6-corner-rabbity
why     The rabbity six with its square at the corner: the point with four neighbors decides,
        liberties or not.
draw
  | ? O ? ?
  | O . O ?
  | . * . O
  | . . O ?
  + - - - -
says    eyes(1.5) by *, key-point(*)
yes
  | . . . . .
  | . X . . .
  | X . X . .
  | . * . X .
  | . . X . .
  + - - - - -
yes     # a stone nearby changes nothing
  | . . . . X
  | . X . . .
  | X . X . .
  | . * . X .
  | . . X . .
  + - - - - -
no      # the enemy is there first
  | . . . . .
  | . X . . .
  | X . X . .
  | . O . X .
  | . . X . .
  + - - - - -
no      # an enemy stone more stands there
  | . . . . .
  | . X . . .
  | X O X . .
  | . . . X .
  | . . X . .
  + - - - - -

pattern ev6-rabbity
why     The rabbity six: a square with two ears at one of its points. That point touches four of the
        others and is vital.
draw
  ? ? O ? ?
  ? O . O ?
  O . * . O
  O . . O ?
  ? O O ? ?
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . * . X .
  . X . . X . .
  . . X X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . * . X .
  . X . . X X .
  . . X X . . .
  . . . . . . .
no      # one ear is filled: a bulky five is left, with its own class
  . . . . . . .
  . . . X . . .
  . . X X X . .
  . X . . . X .
  . X . . X . .
  . . X X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . X O X . .
  . X . . . X .
  . X . . X . .
  . . X X . . .
  . . . . . . .

pattern ev6-rabbity-square-on-the-edge
why     The rabbity six with its square on the first line: its vital point is on the second.
draw
  ? ? O ? ?
  ? O . O ?
  O . * . O
  O . . O ?
  - - - - -
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . * . X .
  . X . . X . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X . . .
  . . X . X . .
  . X . * . X .
  . X . . X . .
  - - - - - - -
no      # the enemy has the vital point
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . O . X .
  . X . . X . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . X O X . .
  . X . . . X .
  . X . . X . .
  - - - - - - -

pattern ev6-rabbity-ear-on-the-edge
why     The rabbity six with an ear on the first line: count neighbors, the point with four is
        vital.
draw
  ? O O ? ?
  O . . O ?
  O . * . O
  ? O . O ?
  - - - - -
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . X . * . X .
  . . X . X . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . X
  . . X X . . .
  . X . . X . .
  . X . * . X .
  . . X . X . .
  - - - - - - -
no      # the ear below is filled
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . X . . . X .
  . . X X X . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . X X . . .
  . X . O X . .
  . X . . . X .
  . . X . X . .
  - - - - - - -

pattern ev6-rectangle
why     Two rows of three: the two middle points are miai, it lives without a move.
draw
  ? O O O ?
  O . @ . O
  O . . . O
  ? O O O ?
says    eyes(2)
yes
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . . . X X
  . . X X X . .
  . . . . . . .
no      # the enemy has played one middle point: take the other one
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . O . X .
  . . X X X . .
  . . . . . . .

pattern ev6-rectangle-on-the-edge
why     Two rows of three on the edge live; only the corner point and missing liberties make them
        weak.
draw
  ? O O O ?
  O . @ . O
  O . . . O
  - - - - -
says    eyes(2)
yes
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . . . X .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . X . . . .
  . . X X X . .
  . X . . . X .
  . X . . . X .
  - - - - - - -
no      # a gap at the first line: the enemy slides in
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . X . . . X .
  - - - - - - -

pattern ev6-rectangle-upright-on-the-edge
why     Three rows of two standing on the edge: the two points of the middle row are miai.
draw
  ? O O ?
  O . . O
  O @ . O
  O . . O
  - - - -
says    eyes(2)
yes
  . . . . . .
  . . X X . .
  . X . . X .
  . X . . X .
  . X . . X .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . X X . .
  . X . . X .
  . X . . X X
  . X . . X .
  - - - - - -
no      # one middle point is taken
  . . . . . .
  . . X X . .
  . X . . X .
  . X O . X .
  . X . . X .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X X . .
  . X . . X .
  . X . O X .
  . X . . X .
  - - - - - -

pattern ev6-straight-four-with-two-more
why     A straight four inside lives by itself, and two more points of room do it no harm.
draw
  ? O O O O ?
  O . @ . . O
  ? ? ? ? ? ?
says    eyes(2) confidence 82 of 105
yes
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . X . X X . X .
  . . X . . X . .
  . . . . . . . .
yes
  . . . . . . |
  . . . . . . |
  . O . . . . |
  . . O . . . |
  . . O . . . |
  . . O . . . |
  . . O . . . |
  . O . . . . |
  . . . . . . |
no      # a row of three only
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . . X X X . . .
  . . . . . . . .
no      # the enemy is inside the row
  . . . . . . . .
  . . X X X X . .
  . X . O . . X .
  . X . X X . X .
  . . X . . X . .
  . . . . . . . .

pattern ev6-two-arms-around-a-corner
why     A long arm on both sides of a bend: six points of path are two eyes and room to spare.
draw
  ? O O O ?
  O @ . . ?
  O . O O ?
  O . O ? ?
says    eyes(2)
yes
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . X . X X X . .
  . X . X . . . .
  . . X . . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  X . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . X . X X X . .
  . X . X . . . .
  . . X . . . . .
  . . . . . . . .
no      # one arm is only a point long
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . X . X X X . .
  . . X . . . . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . X . X . X . .
  . X . X . . . .
  . . X . . . . .
  . . . . . . . .

pattern ev6-nothing-known
why     Nothing is known at this point of the six: ask at the others.
draw
  @
says    nothing
yes
  . . .
  . . .
  . . .
