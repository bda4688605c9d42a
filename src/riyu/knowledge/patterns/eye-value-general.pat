# Small closed spaces whose shape has no pattern of its own: what a part of the wall and the room
# in it tells. The focus is a point of the space.

class    eye-value-general
asked    an empty point; in all orientations
answer   best
last     evg-nothing-known

pattern evg-neck-between-two-rooms
why     A neck joins two rooms: our stone in it makes two eyes, the enemy's stone there joins them
        into one.
draw
  O O ? O O
  O . O . O
  . . * . .
  ? ? O ? ?
says    eyes(1.5) by *, key-point(*), divides(*)
yes
  . . . . . . .
  . X X . X X .
  . X . X . X .
  . . . * . . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . X X X X X .
  . X . X . X .
  . . . * . . .
  . . . X . . .
  . . . . . . .
no      # the rooms are wide here: there is no neck
  . . . . . . .
  . X X . X X .
  . X . . . X .
  . . . . . . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . X X . X X .
  . X . X . X .
  . . O . . . .
  . . . X . . .
  . . . . . . .

pattern evg-row-of-four
why     Four free points in a row between two walls: two eyes can be made at one end or the other.
draw
  O O O O O O
  O . @ . . O
  O O O O O O
says    eyes(2) confidence 10 of 12
yes
  . . . . . . . .
  . X X X X X X .
  . X . . . . X .
  . X X X X X X .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . X X X X X X .
  . X . . . . X .
  . X X X X X X .
  . X . . . . . .
no      # three in a row hang on their middle
  . . . . . . . .
  . X X X X X X .
  . X . . . X X .
  . X X X X X X .
  . . . . . . . .
no      # one end is open
  . . . . . . . .
  . X X X X X . .
  . X . . . . . .
  . X X X X X . .
  . . . . . . . .

pattern evg-two-rows-of-four
why     Two rows of four have room for two eyes even if the enemy plays in the middle.
draw
  O O O O
  . @ . .
  . . . .
  O O O O
says    eyes(2)
yes
  . . . . . .
  . X X X X .
  . . . . . .
  . . . . . .
  . X X X X .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . X . .
  . X X X X .
  . . . . . .
  . . . . . .
  . X X X X .
  . . . . . .
no      # the enemy has a stone inside: count what is left
  . . . . . .
  . X X X X .
  . . . O . .
  . . . . . .
  . X X X X .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . X X X X .
  . . . . . .
  . . . O . .
  . X X X X .
  . . . . . .

pattern evg-three-by-three
why     A room of three by three: the middle makes it safe; an enemy stone there makes it hard to
        divide.
draw
  ? O O O ?
  O . . . O
  O . * . O
  O . . . O
  ? O O O ?
says    eyes(2), key-point(*)
yes
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . * . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X X . .
  X X . . . X .
  . X . * . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
no      # the enemy has the middle
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . O . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . X . . . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .

pattern evg-corner-pocket
why     The corner point with the two beside it: a stone on the second point of the edge keeps the
        corner as an eye.
draw
  | O ? ?
  | . O ?
  | . * .
  + - - -
says    eyes(0.5) by *
yes
  | . . . .
  | X . . .
  | . X . .
  | . * . .
  + - - - -
yes
  | . . . . .
  | O . . . .
  | . O . . .
  | . * . . .
  + - - - - -
no      # the enemy stands at the key point
  | . . . .
  | X . . .
  | . O . .
  | . O . .
  + - - - -
no      # the stone of ours beside it is missing
  | . . . .
  | X . . .
  | . . . .
  | . . . .
  + - - - -

pattern evg-end-of-a-corridor
why     The closed end of a corridor is an eye as soon as we stop it up, and the enemy can stop that
        with one move: half an eye.
draw
  ? O O ?
  O . * .
  ? O O ?
says    eyes(0.5) by *
yes
  . . . . . .
  . . X X . .
  . X . * . .
  . . X X . .
  . . . . . .
yes
  - - - - - - - - +
  . . . . . . . . |
  . . X X . . . . |
  . X . * . . . . |
  . . X X . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the corridor is closed already: an eye without a move
  . . . . . .
  . . X X . .
  . X . . X .
  . . X X . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . X . . .
  . X . . . .
  . . X X . .
  . . . . . .

pattern evg-mouth-on-the-first-line
why     Along the first line the space is open at one side: to close it there makes the eye, and the
        enemy's hane there takes it.
draw
  ? O O .
  O . * .
  - - - -
says    eyes(0.5) by *
yes
  . . . . . .
  . . X X . .
  . X . * . .
  - - - - - -
yes
  | . . . .
  | . . . .
  | . . . .
  | * O . .
  | . O . .
  | O . . .
  | . . . .
  + - - - -
no      # our stone closes it
  . . . . . .
  . . X X . .
  . X . . X .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . X . . .
  . X . . . .
  - - - - - -

pattern evg-three-walls
why     A point with three own sides is at least part of an eye: one more move at the open side
        finishes it.
draw
  ? O ?
  O @ .
  ? O ?
says    eyes(0.5)
yes
  . . . . .
  . . X . .
  . X . . .
  . . X . .
  . . . . .
yes
  + - - - - - - -
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . X . . . .
  | . X . X . . .
no      # the open side is the enemy's
  . . . . .
  . . X . .
  . X . O .
  . . X . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . X O . .
  . . X . .
  . . . . .

pattern evg-nothing-known
why     Nothing is known here: count no eye before the shape is clear.
draw
  @
says    nothing
yes
  . . .
  . . .
  . . .
