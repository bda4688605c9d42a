# Eyes that a group can still get outside its territory: at the edge, or by taking stones. The
# focus is the move that makes or prepares it.

class    external-eye
asked    an empty point; in all orientations
answer   best
last     none

pattern external-eye-by-capturing-one
why     The stone in our ring has its last liberty here: taken off, it leaves an eye where it stood.
draw
  O A O
  O P *
  O O O
where   P is X, A is O
when    liberties(P) = 1
says    capture(P) by *, make-eye(A) by *
yes
  . . . . .
  . X X X .
  . X O * .
  . X X X .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . X X X .
  . X O * .
  . X X X .
  . . X . .
no      # the stone has a friend outside: the capture is not there yet
  . . . . .
  . X X X .
  . X O O .
  . X X X .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . X X . .
  . X O . .
  . X X X .
  . . . . .

pattern external-eye-by-ponnuki
why     Three of ours stand around the enemy's stone: to take it leaves a ponnuki, which makes an
        eye anywhere on the board.
draw
  ? A ?
  O P *
  ? O ?
where   P is X, A is O
when    liberties(P) = 1
says    capture(P) by *
yes
  . . . . .
  . . X . .
  . X O * .
  . . X . .
  . . . . .
yes     # a stone nearby changes nothing
  X . . . .
  . . X . .
  . X O * .
  . . X . .
  . . . . .
no      # two of ours only: the enemy runs
  . . . . .
  . . . . .
  . X O . .
  . . X . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . X . .
  . X . . .
  . . X . .
  . . . . .

pattern external-eye-by-capturing-two
why     Two stones taken off leave two points, and two points can't be made false at one blow.
draw
  ? O O ?
  A P P *
  ? O O ?
where   P is X, A is O
when    liberties(P) = 1
says    capture(P) by *, make-eye(A) by * confidence 158 of 212
yes
  . . . . . .
  . . X X . .
  . X O O * .
  . . X X . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . X X .
  . . . * O O X
  . . . . X X .
  . . . . . . .
no      # they have another liberty
  . . . . . .
  . . X . . .
  . X O O . .
  . . X X . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . X X . .
  . X O . . .
  . . X X . .
  . . . . . .

pattern external-eye-first-line-capture
why     The enemy's stone on the first line is shut in: taking it leaves an eye at the edge.
draw
  O A O
  O P *
  - - -
where   P is X, A is O
when    liberties(P) = 1
says    capture(P) by *
yes
  . . . . .
  . X X X .
  . X O * .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . X X X X
  . X O * .
  - - - - -
no      # it is connected along the edge
  . . . . .
  . X X X .
  . X O O .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X X . .
  . X O . .
  - - - - -

pattern external-eye-in-the-corner
why     Two stones already wall the corner in: the stone beside the corner point makes it an eye.
draw
  | A O
  | . *
  + - -
where   A is O
says    make-eye(A) by * confidence 11 of 17
yes
  | . . .
  | X X .
  | . * .
  + - - -
yes
  - - - - +
  . . O . |
  . . O * |
  . . . . |
  . . . . |
  . . . . |
no      # the enemy took the diagonal point: the eye would be false
  | X O .
  | . . .
  + - - -
no      # the stone of ours beside it is missing
  | . . .
  | X . .
  | . . .
  + - - -

pattern external-eye-on-the-first-line
why     The first-line point has a wall at one side and above; the stone at the other side makes it
        an eye outside our territory.
draw
  ? A O O
  ? O . *
  - - - -
where   A is O
when    not self-atari(*)
says    make-eye(A) by * confidence 48 of 52
yes
  . . . . . .
  . . X X X .
  . . X . * .
  - - - - - -
yes
  . . . . . . .
  . . . X X X .
  . . . * . X .
  - - - - - - -
no      # the enemy presses from above: the point would be false
  . . . . . .
  . . X X O .
  . . X . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . X X . .
  . . X . . .
  - - - - - -

use endgame-defense/hold-descend-first
says    descend(A) by *, make-eye(A) by * confidence 178 of 259

pattern external-eye-close-the-mouth
why     Three sides of the point are ours and its far diagonals as well: close the fourth side and
        there is an eye.
draw
  O O .
  A . *
  O O .
where   A is O
when    not self-atari(*)
says    make-eye(A) by * confidence 11 of 12
yes
  . . . . .
  . X X . .
  . X . * .
  . X X . .
  . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . * . .
  | . . . O . O .
  | . . . O O O .
  | . . . . . . .
no      # the enemy stands in the mouth
  . . . . .
  . X X . .
  . X . O .
  . X X . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . X X O .
  . X . . .
  . X X . .
  . . . . .

pattern external-eye-tiger-shape
why     The three stones of a tiger's mouth want a fourth: it makes an eye in the open where the
        enemy can't easily spoil it.
draw
  . A .
  O . *
  . O .
where   A is O
says    make-eye(A) by * confidence 32 of 37, keep-shape(A) by *
yes
  . . . . .
  . . X . .
  . X . * .
  . . X . .
  . . . . .
yes
  - - - - - +
  . . . . . |
  . . O . . |
  . O . * . |
  . . O . . |
  . . . . . |
  . . . . . |
no      # the enemy has two diagonals: it would be false
  . . . . .
  . O X . .
  . X . . .
  . O X . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . X O .
  . X . . .
  . . X . .
  . . . . .
