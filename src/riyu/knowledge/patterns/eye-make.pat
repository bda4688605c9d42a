# Moves that make an eye or save one. The focus is the move.

class    eye-make
asked    an empty point; in all orientations
answer   best
last     none

bar eye-make-not-in-a-finished-eye
why     The point is a sure eye already: a stone of ours in it would give the eye away.
draw
  *
when    eye-cannot-collapse(*)
yes
  . . . . .
  . X X . .
  . X . X .
  . X X X .
  . . . . .
yes
  | . . . .
  | . X . .
  | X * X .
  | . X . X
  | . . . .
no      # false: it has to be filled or defended another way
  . . . . .
  . X X O .
  . X . X .
  . O X X .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . X X . .
  . X X X .
  . X X X .
  . . . . .

pattern eye-make-take-the-stone-that-spoils
why     The enemy's stone on the diagonal makes the eye false; its last liberty is here, so take it
        and the eye is real.
draw
  ? O P *
  O . A ?
  ? O ? ?
where   A is O, P is X
when    liberties(P) = 1
says    capture(P) by *, make-eye(A) by * confidence 428 of 824
yes
  . . . X . .
  . O X O * .
  . X . X X .
  . . X . . .
  . . . . . .
yes
  | . . O . .
  | . X . . .
  | X . X O .
  | O X . . .
  | * O . . .
  | . O X . .
  | . . . . .
  + - - - - -
no      # it has another liberty
  . . . . . .
  . O X O . .
  . X . X X .
  . . X . . .
  . . . . . .
no      # the enemy stone is missing
  . . . X . .
  . O X . . .
  . X . X X .
  . . X . . .
  . . . . . .

pattern eye-make-middle-of-three
why     Three in a row: the middle, before the enemy does.
draw
  ? A O O ?
  O . * . O
  ? O O O ?
where   A is O
says    make-eye(A) by *
yes
  . . . . . . .
  . . X X X . .
  . X . * . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X X . .
  . X . * . X .
  X . X X X . .
  . . . . . . .
no      # the enemy is in the middle
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . . X X X . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . X . .
  . X . . . X .
  . . X X X . .
  . . . . . . .

pattern eye-make-middle-of-three-on-the-first-line
why     Three along the first line: the middle leaves a point at either side.
draw
  ? A O O ?
  O . * . O
  - - - - -
where   A is O
says    make-eye(A) by *
yes
  . . . . . . .
  . . X X X . .
  . X . * . X .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . X . . . .
  . . X X X . .
  . X . * . X .
  - - - - - - -
no      # one end is open to the enemy
  . . . . . . .
  . . X X X . .
  . O O . . X .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . X . .
  . X . . . X .
  - - - - - - -

pattern eye-make-bend-of-three
why     Bent three: the bend divides it.
draw
  ? A O ?
  O * . O
  O . O ?
  ? O ? ?
where   A is O
says    make-eye(A) by *
yes
  . . . . . .
  . . X X . .
  . X * . X .
  . X . X . .
  . . X . . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . X X X . .
  . X * . X .
  . X . X . .
  . . X . . .
  . . . . . .
no      # a point of it is filled: one eye anyway
  . . . . . .
  . . X X . .
  . X . X X .
  . X . X . .
  . . X . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . X . .
  . X . . X .
  . X . X . .
  . . X . . .
  . . . . . .

pattern eye-make-corner-bend
why     The corner point is the bend of these three: two eyes with one stone that the enemy can't
        take.
draw
  | A ? ?
  | . O ?
  | * . O
  + - - -
where   A is O
says    make-eye(A) by *, live(A) by *
yes
  | . . . .
  | X . . .
  | . X . .
  | * . X .
  + - - - -
yes     # a stone nearby changes nothing
  | X . . .
  | X . . .
  | . X . .
  | * . X .
  + - - - -
no      # the enemy is on the corner point
  | . . . .
  | X . . .
  | . X . .
  | O . X .
  + - - - -
no      # an enemy stone more stands there
  | . . . .
  | X . . .
  | O X . .
  | . . X .
  + - - - -

pattern eye-make-crossing-of-the-t
why     The point where three arms meet makes three small eyes at once.
draw
  ? A O O ?
  O . * . O
  ? O . O ?
where   A is O
says    make-eye(A) by *
yes
  . . . . . . .
  . . X X X . .
  . X . * . X .
  . . X . X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . X . . . .
  . . X X X . .
  . X . * . X .
  . . X . X . .
  . . . . . . .
no      # the enemy's stone holds the crossing
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . . X . X . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . X . .
  . X . . . X .
  . . X . X . .
  . . . . . . .

pattern eye-make-vital-point-of-the-bulky-five
why     The bulky five needs one move, and this is the one that stands against everything.
draw
  ? A O ? ?
  O . . O ?
  O . * . O
  ? O O O ?
where   A is O
says    make-eye(A) by *
yes
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . X . * . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . X . .
  . . X X . . .
  . X . . X . .
  . X . * . X .
  . . X X X . .
  . . . . . . .
no      # the enemy is there
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . X . O . X .
  . . X X X . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X X . . .
  . X . O X . .
  . X . . . X .
  . . X X X . .
  . . . . . . .

pattern eye-make-fill-the-weak-end
why     On the first line the enemy threatens to throw in beside the enemy's stone: filling that end
        ourselves keeps the other point as an eye.
draw
  P A O ?
  O * . O
  - - - -
where   A is O, P is X
says    make-eye(A) by * confidence 30 of 43, defend(A) by *
yes
  . . . . . .
  . O X X . .
  . X * . X .
  - - - - - -
yes
  . . . |
  . . X |
  . X . |
  . X * |
  . O X |
  . . . |
  . . . |
no      # nobody stands beside the end: there is nothing to fear
  . . . . . .
  . X X X . .
  . X . . X .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . O . X . .
  . X . . X .
  - - - - - -

pattern eye-make-corner-diagonal
why     The corner eye has one diagonal point, and with it the eye is real.
draw
  | A *
  | . O
  + - -
where   A is O
says    make-eye(A) by *
yes
  | . . .
  | X * .
  | . X .
  + - - -
yes     # a stone nearby changes nothing
  | . . .
  | X * .
  | . X X
  + - - -
no      # it is the enemy's
  | . . .
  | X O .
  | . X .
  + - - -
no      # the stone of ours beside it is missing
  | . . .
  | . . .
  | . X .
  + - - -

pattern eye-make-first-line-diagonal
why     One diagonal of the first-line eye is ours; the other one makes it real.
draw
  O A *
  O . O
  - - -
where   A is O
says    make-eye(A) by * confidence 15 of 17
yes
  . . . . .
  . X X * .
  . X . X .
  - - - - -
yes
  . . . . . . .
  . O O * . . .
  . O . O . . .
  - - - - - - -
no      # the enemy has the other one: this move comes too late
  . . . . .
  . O X . .
  . X . X .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  . X . X .
  - - - - -

pattern eye-make-last-diagonal
why     The enemy holds one diagonal of the eye and one is open: this point decides, take it.
draw
  X A *
  O . O
  O O O
where   A is O
says    make-eye(A) by * confidence 90 of 98
yes
  . . . . .
  . O X * .
  . X . X .
  . X X X .
  . . . . .
yes
  | . . . . .
  | . X O O .
  | . O . O .
  | . * O O .
  | . . . . .
  | . . . . .
  | . . . . .
no      # the enemy has it already
  . . . . .
  . O X O .
  . X . X .
  . X X X .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  . X . X .
  . X X X .
  . . . . .

pattern eye-make-last-diagonal-opposite
why     The enemy looks at the eye from one corner; the opposite corner keeps the ring of stones
        whole.
draw
  X A O
  O . O
  O O *
where   A is O
says    make-eye(A) by * confidence 62 of 65
yes
  . . . . .
  . O X X .
  . X . X .
  . X X * .
  . . . . .
yes
  + - - - - - - - -
  | . . . . . . . .
  | . . X O O . . .
  | . . O . O . . .
  | . . O O * . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
no      # no enemy looks at the eye: no need yet
  . . . . .
  . . X X .
  . X . X .
  . X X . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O X X .
  . X . . .
  . X X . .
  . . . . .

pattern eye-make-close-the-mouth
why     Three sides of the point are ours: the fourth one closes the eye.
draw
  O A ?
  O . *
  O O ?
where   A is O
when    not self-atari(*)
says    make-eye(A) by * confidence 115 of 135
yes
  . . . . .
  . X X . .
  . X . * .
  . X X . .
  . . . . .
yes
  . . . . .
  . . * . .
  . O . O .
  . O O O .
  . . . . .
no      # the enemy stands in the mouth
  . . . . .
  . X X . .
  . X . O .
  . X X . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . X X . .
  . X O . .
  . X X . .
  . . . . .

pattern eye-make-first-line-side
why     A stone down on the first line closes the point beside it from the last open side.
draw
  ? A O
  O . *
  - - -
where   A is O
when    not self-atari(*)
says    make-eye(A) by * confidence 118 of 142
yes
  . . . . .
  . . X X .
  . X . * .
  - - - - -
yes
  | . . .
  | X . .
  | . X .
  | * X .
  | . . .
  | . . .
  | . . .
no      # the enemy came along the edge
  . . . . .
  . . X X .
  . X . O .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . . X . .
  . X . . .
  - - - - -

pattern eye-make-two-one-point
why     Shut in around the corner with few points: the second point of the first line makes the most
        eyes.
draw
  | A . ?
  | . . O
  | . * .
  + - - -
where   A is O
when    not self-atari(*)
says    make-eye(A) by *
yes
  | . . . .
  | X . . .
  | . . X .
  | . * . .
  + - - - -
yes     # a stone nearby changes nothing
  | . . . .
  | X . . .
  | . . X .
  | . * . X
  + - - - -
no      # the enemy is there first
  | . . . .
  | X . . .
  | . . X .
  | . O . .
  + - - - -
no      # an enemy stone more stands there
  | . . . .
  | X . . .
  | . O X .
  | . . . .
  + - - - -
