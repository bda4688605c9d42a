# Moves that take an eye or half an eye from the enemy. The focus is the move.

class    eye-steal
asked    an empty point; in all orientations
answer   best
last     none

bar eye-steal-not-into-a-whole-eye
why     All sides are the enemy's and the stone takes nothing: a whole eye can't be broken from
        inside.
draw
  ? X ?
  X * X
  ? X ?
when    own-cannot-play-safely(*)
yes
  . . . . .
  . . O . .
  . O * O .
  . . O . .
  . . . . .
yes
  - - - - - - -
  . . . O . . .
  . . O * O . .
  . . . O . . .
  . . . . . . .
no      # one side is open: the eye is not finished
  . . . . .
  . . O . .
  . O . . .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . O .
  . . O . .
  . . . . .

pattern eye-steal-middle-of-three
why     Three in a row: our stone in the middle leaves one eye, and if it is taken, still one.
draw
  ? P X X ?
  X . * . X
  ? X X X ?
where   P is X
says    take-eye(P) by *
yes
  . . . . . . .
  . . O O O . .
  . O . * . O .
  . . O O O . .
  . . . . . . .
yes
  . . . . . . . . .
  . . . . O . . . .
  . . . O . O . . .
  . . . O * O . . .
  . . . O . O . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # two points only: one eye whoever plays
  . . . . . . .
  . . O O O . .
  . O O . . O .
  . . O O O . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . O . O . .
  . O . . . O .
  . . O O O . .
  . . . . . . .

pattern eye-steal-middle-of-three-on-the-first-line
why     Three along the first line: the middle, before the enemy divides it in two.
draw
  ? P X X ?
  X . * . X
  - - - - -
where   P is X
says    take-eye(P) by *
yes
  . . . . . . .
  . . O O O . .
  . O . * . O .
  - - - - - - -
yes
  + - - - - - - - -
  | . O . * . O . .
  | . . O O O . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
no      # the enemy has played there
  . . . . . . .
  . . O O O . .
  . O . O . O .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . O . O . .
  . O . . . O .
  - - - - - - -

pattern eye-steal-corner-bend
why     Three points around the corner: the corner point itself is where one stone kills.
draw
  | P ? ?
  | . X ?
  | * . X
  + - - -
where   P is X
says    take-eye(P) by *
yes
  | . . . .
  | O . . .
  | . O . .
  | * . O .
  + - - - -
yes     # a stone nearby changes nothing
  | X . . .
  | O . . .
  | . O . .
  | * . O .
  + - - - -
no      # two points only: there is one eye whatever we do
  | . . . .
  | O . . .
  | O O . .
  | . . O .
  + - - - -
no      # a stone of ours more stands there
  | . . . .
  | O . . .
  | X O . .
  | . . O .
  + - - - -

pattern eye-steal-crossing-of-the-t
why     Where three arms meet one stone of ours leaves the enemy one eye.
draw
  ? P X X ?
  X . * . X
  ? X . X ?
where   P is X
says    take-eye(P) by *
yes
  . . . . . . .
  . . O O O . .
  . O . * . O .
  . . O . O . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . X . .
  . . O O O . .
  . O . * . O .
  . . O . O . .
  . . . . . . .
no      # the enemy stands at the crossing
  . . . . . . .
  . . O O O . .
  . O . O . O .
  . . O . O . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . O . O . .
  . O . . . O .
  . . O . O . .
  . . . . . . .

pattern eye-steal-vital-point-of-the-bulky-five
why     The point of the square beside the tail has three neighbors: it is the bulky five's only
        weakness.
draw
  ? P X ? ?
  X . . X ?
  X . * . X
  ? X X X ?
where   P is X
says    take-eye(P) by *
yes
  . . . . . . .
  . . O O . . .
  . O . . O . .
  . O . * . O .
  . . O O O . .
  . . . . . . .
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . X X . .
  | . . . X . . X .
  | . . . X . * X .
  | . . . . X . X .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
no      # the square is filled at one point
  . . . . . . .
  . . O O . . .
  . O . O O . .
  . O . . . O .
  . . O O O . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . . . . .
  . . O O . . .
  . O . X O . .
  . O . . . O .
  . . O O O . .
  . . . . . . .

pattern eye-steal-throw-in-on-the-first-line
why     Throw in at the weak end: whether the enemy takes it or not, no real eye is left on the
        first line.
draw
  A P X ?
  X * . X
  - - - -
where   P is X, A is O
says    throw-in(P) by *, take-eye(P) by * confidence 54 of 66
yes
  . . . . . .
  . X O O . .
  . O * . O .
  - - - - - -
yes
  . . . |
  . . X |
  . X . |
  . X * |
  . O X |
  . . . |
  . . . |
no      # we have no stone beside the end: the enemy takes and has a real eye
  . . . . . .
  . O O O . .
  . O . . O .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . X . O . .
  . O . . O .
  - - - - - -

pattern eye-steal-throw-in-at-the-weak-end
why     Our two stones look at the end from both sides: a stone thrown in there makes the eye false.
draw
  O X X ?
  P * . X
  O X X ?
where   P is X
says    throw-in(P) by *, take-eye(P) by * confidence 58 of 71
yes
  . . . . . .
  . X O O . .
  . O * . O .
  . X O O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  X X O O . .
  . O * . O .
  . X O O . .
  . . . . . .
no      # we have one side of the end only
  . . . . . .
  . O O O . .
  . O . . O .
  . X O O . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . X . O . .
  . O . . O .
  . X O O . .
  . . . . . .

pattern eye-steal-corner-diagonal
why     The corner eye hangs on one diagonal point: take it.
draw
  | P *
  | . X
  + - -
where   P is X
when    not self-atari(*)
says    take-eye(P) by *
yes
  | . . .
  | O * .
  | . O .
  + - - -
yes     # a stone nearby changes nothing
  | X . .
  | O * .
  | . O .
  + - - -
no      # the enemy has it
  | . . .
  | O O .
  | . O .
  + - - -
no      # an enemy stone more stands there
  | . O .
  | O . .
  | . O .
  + - - -

pattern eye-steal-first-line-diagonal
why     An eye on the first line is false with one of the two points above in our hands.
draw
  ? P *
  X . X
  - - -
where   P is X
when    not self-atari(*)
says    take-eye(P) by * confidence 53 of 64
yes
  . . . . .
  . . O * .
  . O . O .
  - - - - -
yes
  . . . . . . .
  . . O * . . .
  . O . O . . .
  - - - - - - -
no      # the edge is not here: one diagonal is not enough
  . . . . .
  . O O . .
  . O . O .
  . O O O .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . O .
  - - - - -

pattern eye-steal-second-diagonal-beside
why     We hold one diagonal of the eye: this second one makes it false.
draw
  O P *
  X . X
  ? X ?
where   P is X
when    not self-atari(*)
says    take-eye(P) by * confidence 878 of 1033
yes
  . . . . .
  . X O * .
  . O . O .
  . . O . .
  . . . . .
yes
  - - - - - - -
  . . . . O . .
  . . . O . O .
  . . . * O X .
  . . . . . . .
no      # no diagonal is ours yet: one move is not enough
  . . . . .
  . . O . .
  . O . O .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . X . . .
  . O . O .
  . . O . .
  . . . . .

pattern eye-steal-second-diagonal-opposite
why     We hold one diagonal of the eye: the opposite one makes it false as well as the one beside
        would.
draw
  O P ?
  X . X
  ? X *
where   P is X
when    not self-atari(*)
says    take-eye(P) by * confidence 146 of 177
yes
  . . . . .
  . X O . .
  . O . O .
  . . O * .
  . . . . .
yes
  | . . . . .
  | . . . . .
  | . . . . .
  | . * X . .
  | . X . X .
  | . . X O .
  | . . . . .
no      # the first diagonal is the enemy's
  . . . . .
  . O O . .
  . O . O .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . X O . .
  . O . . .
  . . O . .
  . . . . .

pattern eye-steal-mouth
why     Three sides of the point are the enemy's: stand in the mouth, and it is no eye.
draw
  X X ?
  P . *
  X X ?
where   P is X
when    not self-atari(*)
says    take-eye(P) by * confidence 82 of 114
yes
  . . . . .
  . O O . .
  . O . * .
  . O O . .
  . . . . .
yes
  . . . . .
  . . * . .
  . O . O .
  . O O O .
  . . . . .
no      # the enemy has closed it
  . . . . .
  . O O . .
  . O . O .
  . O O . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O O . .
  . O O . .
  . O O . .
  . . . . .

pattern eye-steal-hane-on-the-first-line
why     From under our second-line stone bend in along the first line: the room for the enemy's eye
        gets smaller, and with tempo.
draw
  O P X ?
  o * . .
  - - - -
where   P is X
when    not self-atari(*)
says    hane(P) by *, take-eye(P) by * confidence 699 of 746
yes
  . . . . . .
  . X O O . .
  . . * . . .
  - - - - - -
yes
  | . . .
  | . . .
  | . X .
  | * X .
  | . O .
  | . . .
  | . . .
no      # the enemy came down to the edge
  . . . . . .
  . X O O . .
  . . O . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . X . O . .
  . . . . . .
  - - - - - -

pattern eye-steal-two-one-point
why     In the corner the second point of the first line is where eyes are made: play there before
        the enemy does.
draw
  | P . ?
  | . . X
  | . * .
  + - - -
where   P is X
when    not self-atari(*)
says    take-eye(P) by *
yes
  | . . . .
  | O . . .
  | . . O .
  | . * . .
  + - - - -
yes     # a stone nearby changes nothing
  | . . . .
  | O . . X
  | . . O .
  | . * . .
  + - - - -
no      # the enemy plays there first
  | . . . .
  | O . . .
  | . . O .
  | . O . .
  + - - - -
no      # an enemy stone more stands there
  | . . . .
  | O . . .
  | . O O .
  | . . . .
  + - - - -
