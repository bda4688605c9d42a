# What a space of seven points is worth. Seven points away from the corner live in every shape; in
# the corner a few shapes without liberties outside do not. The walls that matter are drawn, the
# rest of the space may lie as it likes.

class    eye-value-7
asked    an empty point; in all orientations
answer   best
last     ev7-nothing-known

pattern ev7-corner-rectangle-and-one
why     Rectangle and one point more along the edge: nearly shut in, the third point up from the
        corner gives the enemy a ko.
draw
  | O ? ?
  | . O ?
  | * . O
  | . . A
  | . . O
  + - - -
where   A is O
when    liberties(A) <= 6
says    eyes(1.5) by *, key-point(*)
yes
  | O O O O .
  | X X O O .
  | . X X O .
  | * . X O .
  | . . X O .
  | . . X O .
  + - - - - -
yes     # a stone nearby changes nothing
  | O O O O .
  | X X O O X
  | . X X O .
  | * . X O .
  | . . X O .
  | . . X O .
  + - - - - -
no      # liberties outside: alive without a move
  | . . . . .
  | X X . . .
  | . X X . .
  | . . X . .
  | . . X . .
  | . . X . .
  + - - - - -
no      # an enemy stone more stands there
  | O O O O .
  | X X O O .
  | O X X O .
  | . . X O .
  | . . X O .
  | . . X O .
  + - - - - -

pattern ev7-three-by-two-and-an-ear
why     Two rows of three and one ear: it holds the living rectangle and more.
draw
  ? O O O ? ?
  O . . . O ?
  O . @ . . O
  ? O O O O ?
says    eyes(2)
yes
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . X . . . . X .
  . . X X X X . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . X . . . . X .
  . . X X X X . .
  . X . . . . . .
no      # the wall is open below the middle
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . X . . . . X .
  . . X . X X . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . X . . O . X .
  . . X X X X . .
  . . . . . . . .

pattern ev7-cross-with-a-corner-pair
why     A cross with two more points: the enemy's stone in the middle leaves the square beside it an
        eye, and an arm another.
draw
  ? ? O ? ?
  ? O . O ?
  O . @ . O
  O . . . O
  ? O O O ?
says    eyes(2)
yes
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . . . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . X . .
  . . . X . . .
  . . X . X . .
  . X . . . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
no      # the enemy stands in the middle: now it is our turn to answer
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . O . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . X . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .

pattern ev7-frame-with-a-stone
why     Seven points around a stone of ours: a path with no crossing, no one point of it is vital.
draw
  ? O O O ?
  O . . . O
  O . O . O
  O @ . O ?
  ? O O ? ?
says    eyes(2)
yes
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . X . X .
  . X . . X . .
  . . X X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . X . X .
  . X . . X . .
  . . X X X . .
  . . . . . . .
no      # the stone inside is the enemy's, and it has liberties to connect with
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . O . X .
  . X . . X . .
  . . X X . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . . . X .
  . X . . X . .
  . . X X . . .
  . . . . . . .

pattern ev7-edge-rows
why     Four on the first line and three above them: more than the rectangle of six, which lives on
        the edge already.
draw
  ? O O O ? ?
  O . . . O ?
  O . @ . . O
  - - - - - -
says    eyes(2)
yes
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . X . . . . X .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X . . .
  . X . . . X . X
  . X . . . . X .
  - - - - - - - -
no      # the upper row is open at its end
  . . . . . . . .
  . . X X X . . .
  . X . . . . . .
  . X . . . . X .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . X X X . . .
  . X . . O X . .
  . X . . . . X .
  - - - - - - - -

pattern ev7-two-rooms
why     A narrow way joins two rooms: each room of two points or more is an eye, so the way need not
        be defended.
draw
  ? O O O ? ?
  O . @ . O ?
  O . O . . O
  ? O O O . O
  ? ? ? ? O ?
says    eyes(2)
yes
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . X . X . . X .
  . . X X X . X .
  . . . . . X . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X . . X
  . X . . . X . .
  . X . X . . X .
  . . X X X . X .
  . . . . . X . .
  . . . . . . . .
no      # the enemy stands in the doorway: then it matters who moves next
  . . . . . . . .
  . . X X X . . .
  . X . O . X . .
  . X . X . . X .
  . . X X X . X .
  . . . . . X . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . X . X O . X .
  . . X X X . X .
  . . . . . X . .
  . . . . . . . .

pattern ev7-any-other-seven
why     Seven points are always enough for two eyes away from the corner; only count again when the
        enemy has stones inside.
draw
  O O O
  . @ .
says    eyes(2) confidence 1354 of 1725
yes
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . X . X .
  . X . X . X .
  . . X . X . .
  . . . . . . .
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . X . . . . . .
  | . X . . . . . .
  | . . . . O O O .
no      # the wall is not whole
  . . . . . . .
  . . X X O . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . X . . . . . .
  | . X . . X . . .
  | . . . . O O O .

pattern ev7-nothing-known
why     Nothing is known at this point of the seven: ask at the others.
draw
  @
says    nothing
yes
  . . .
  . . .
  . . .
