# What a space of one point is worth to the color that has its sides: a real eye, half of one, or
# none. The focus is the point. In the middle the enemy needs two of the four diagonal points to
# make the eye false, at the edge one of the two, in the corner the only one.

class    eye-value-1
asked    an empty point; in all orientations
answer   best
last     ev1-nothing-known
used     in reading

pattern ev1-side-in-atari
why     A string at its side lives on this point alone: the enemy threatens to take it, and saving
        it fills the eye.
draw
  ? A ?
  ? @ ?
where   A is O
when    liberties(A) = 1
says    false-eye(@) confidence 8941 of 9395, eyes(0) confidence 2006 of 2546
yes
  . . O . . .
  . O X O . .
  . O . X . .
  . X X X . .
  . . . . . .
yes
  . . . . .
  . . X . .
  . X O X .
  . . . . .
no      # the stone above has another liberty: nothing is threatened yet
  . . . . . .
  . O X O . .
  . O . X . .
  . X X X . .
  . . . . . .
no      # the enemy stone is missing
  . . O . . .
  . O X . . .
  . O . X . .
  . X X X . .
  . . . . . .

pattern ev1-edge-both-taken
why     Both diagonals over a point of the first line are the enemy's: even a capture on one
        side leaves the other.
draw
  P O Q
  O @ O
  - - -
where   P is X, Q is X
says    false-eye(@) confidence 18 of 22, eyes(0) confidence 18 of 22
yes
  . X O X .
  X X O X .
  X O . O .
  - - - - -
yes
  | . X .
  | O X O
  | . O O
  | O X O
  | X . X
no      # the stone of ours beside it is missing
  . X O X .
  X X . X .
  X O . O .
  - - - - -
no      # the stone of ours beside it is missing
  | . X .
  | . X O
  | . O O
  | O X O
  | X . X

pattern ev1-all-sides-one-string
why     The four sides are one string, joined around outside: no diagonal can part them, the
        eye is real whoever stands there.
draw
  ? A ?
  A @ A
  ? A ?
where   A is O
when    liberties(A) > 1
says    eyes(1) confidence 92 of 96, eye(@) confidence 92 of 96
yes
  O . X . .
  . O O O .
  . O . O X
  . O O X X
  . O X X .
yes
  . O X O .
  . O O O O
  . O . O X
  X O O X X
  O X X X .
no      # the stone of ours beside it is missing
  O . X . .
  . . O O .
  . O . O X
  . O O X X
  . O X X .
no      # the stone of ours beside it is missing
  . O X O .
  . . O O O
  . O . O X
  X O O X X
  O X X X .

pattern ev1-edge-sides-one-string
why     On the first line the three sides are one string already: what the enemy puts on the
        diagonals cuts nothing.
draw
  ? A ?
  A @ A
  - - -
where   A is O
when    liberties(A) > 1
says    eyes(1) confidence 14 of 14, eye(@) confidence 14 of 14
yes
  - - - +
  . . . |
  . O O |
  O O . |
  O O O |
  X O X |
yes
  - - - - -
  X O . O O
  X O O O X
  X O . . O
no      # the stone of ours beside it is missing
  - - - +
  . . . |
  . . O |
  O O . |
  O O O |
  X O X |
no      # the stone of ours beside it is missing
  - - - - -
  X . . O O
  X O O O X
  X O . . O

glob ev1-corner
why     In the corner one diagonal point decides.
draw
  | o ?
  | @ o
  + - -

use eye-shape/false-eye-shape-in-the-corner
why     In the corner one enemy stone on the diagonal is enough: the enemy can cut the two sides and
        make us fill the eye.
as      a is @
when    liberties(P) > 1
says    false-eye(@) confidence 52 of 63, eyes(0) confidence 52 of 63
yes
  | . . .
  | X O .
  | . X .
  + - - -
yes     # a stone nearby changes nothing
  | . . .
  | X O O
  | . X .
  + - - -
no      # the stone on the diagonal can be taken: half an eye
  | . X . .
  | X O . .
  | . X X .
  + - - - -
no      # the stone of ours beside it is missing
  | . . .
  | X O .
  | . . .
  + - - -

pattern ev1-corner-diagonal-in-atari
why     The stone that makes the eye false has one liberty left: whoever moves there first decides
        about the eye.
draw
  | O P a
  | @ O ?
  + - - -
where   P is X
when    liberties(P) = 1
says    eyes(0.5) by a confidence 12 of 16, half-eye(@) confidence 23 of 40
yes
  | . X . .
  | X O . .
  | . X X .
  + - - - -
yes     # a stone nearby changes nothing
  | . X . .
  | X O . X
  | . X X .
  + - - - -
no      # it has two liberties: we are too slow
  | . . . .
  | X O . .
  | . X X .
  + - - - -
no      # the stone of ours beside it is missing
  | . X . .
  | X O . .
  | . . X .
  + - - - -

pattern ev1-corner-diagonal-open
why     In the corner there is no second diagonal to fall back on: the first to take the only one
        decides.
draw
  | O a
  | @ O
  + - -
when    not enemy-cannot-play-safely(a)
says    eyes(0.5) by a, half-eye(@) confidence 3 of 12, key-point(a)
yes
  | . . .
  | X . .
  | . X .
  + - - -
yes     # a stone nearby changes nothing
  | . O .
  | X . .
  | . X .
  + - - -
no      # the enemy can't stand on the diagonal: the eye is sure already
  | . X . .
  | X . X .
  | . X . .
  + - - - -
no      # the stone of ours beside it is missing
  | . . .
  | X . .
  | . . .
  + - - -

end

glob ev1-edge
why     On the first line each of the two diagonal points decides.
draw
  ? o ?
  o @ o
  - - -

pattern ev1-edge-diagonal-in-atari
why     One enemy stone makes an eye on the first line false, and this one can still be taken: half
        an eye.
draw
  ? O P a
  O @ O ?
  - - - -
where   P is X
when    liberties(P) = 1
says    eyes(0.5) by a confidence 31 of 57, half-eye(@) confidence 74 of 152
yes
  . . . X . .
  . X X O . .
  . X . X X .
  - - - - - -
yes
  . . . . |
  . . . . |
  . . . O |
  . . O . |
  . O X O |
  . . . . |
  . . . . |
no      # it can run: two liberties
  . . . . . .
  . X X O . .
  . X . X X .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . X . .
  . X X O . .
  . X . . X .
  - - - - - -

pattern ev1-edge-diagonal-in-atari-from-above
why     The stone on the diagonal has its last liberty above: to take it there makes the eye real.
draw
  ? ? a ?
  ? O P O
  O @ O ?
  - - - -
where   P is X
when    liberties(P) = 1
says    eyes(0.5) by a confidence 20 of 36, half-eye(@) confidence 49 of 87
yes
  . . . . . .
  . . . . . .
  . . X O X .
  . X . X . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . X . . .
  . . X O X .
  . X . X . .
  - - - - - -
no      # it has company above
  . . . . . .
  . . . O . .
  . . X O X .
  . X . X . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . . X . X .
  . X . X . .
  - - - - - -

use eye-shape/false-eye-shape-on-the-edge
why     On the first line one enemy stone on a diagonal makes the eye false; two are needed only in
        the middle.
as      a is @
when    liberties(P) > 1
says    false-eye(@) confidence 867 of 927, eyes(0) confidence 867 of 927
yes
  . . . . .
  . . X O .
  . X . X .
  - - - - -
yes
  - - - - - - - +
  . . X . X . . |
  . . . X O O . |
  . . . . . . . |
  . . . . . . . |
no      # the diagonals are own: a real eye
  . . . . .
  . . X X .
  . X . X .
  - - - - -
no      # a stone of ours more stands there
  . . . . .
  . . X O .
  . X X X .
  - - - - -

pattern ev1-edge-both-diagonals-open
why     Both diagonals are open and both are needed: if we take one the enemy takes the other.
draw
  a O b
  O @ O
  - - -
when    not enemy-cannot-play-safely(a), not enemy-cannot-play-safely(b)
says    false-eye(@), eyes(0)
yes
  . . . . .
  . . X . .
  . X . X .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  O . X . .
  . X . X .
  - - - - -
no      # one diagonal is ours: the other one decides
  . . . . .
  . X X . .
  . X . X .
  - - - - -
no      # a stone of ours more stands there
  . . . . .
  . . X . .
  . X X X .
  - - - - -

pattern ev1-edge-one-diagonal-open
why     One diagonal is ours; the other decides, so it is worth an eye to both.
draw
  O O a
  O @ O
  - - -
when    not enemy-cannot-play-safely(a)
says    eyes(0.5) by a confidence 12 of 12, half-eye(@) confidence 28 of 78
yes
  . . . . .
  . X X . .
  . X . X .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . X X . O
  . X . X .
  - - - - -
no      # the open point lies between own stones where the enemy would be taken
  . . . X . .
  . X X . X .
  . X . X X .
  - - - - - -
no      # a stone of ours more stands there
  . . . . .
  . X X . .
  . X X X .
  - - - - -

end

pattern ev1-one-string-holds-two-beside
why     One enemy string stands on two diagonals of a side: it is not to be taken there, so
        the stone between hangs on this point.
draw
  P O P
  O @ O
  ? O ?
where   P is X
when    liberties(P) > 1
says    false-eye(@), eyes(0)
yes
  . X X X .
  O X O X O
  X O . O .
  . . O . .
  . . . . .
  - - - - -
yes
  X X X X X
  X X O X .
  X O . O X
  O O O X .
  X X . . .
no      # the stone of ours beside it is missing
  . X X X .
  O X . X O
  X O . O .
  . . O . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  X X X X X
  X X . X .
  X O . O X
  O O O X .
  X X . . .

pattern ev1-one-string-holds-two-opposite
why     One enemy string reaches around us to opposite diagonals: the sides fall into two
        pairs, and each needs this point.
draw
  P O ?
  O @ O
  ? O P
where   P is X
when    liberties(P) > 1
says    false-eye(@), eyes(0)
yes
  . X X X X
  X X O . X
  X O . O X
  X O O X X
  O X O O X
yes
  O O O X O |
  O O O O O |
  O X X O . |
  X X O . O |
  X O O O X |
  X X X X X |
  . X . O X |
no      # the stone of ours beside it is missing
  . X X X X
  X X . . X
  X O . O X
  X O O X X
  O X O O X
no      # the stone of ours beside it is missing
  O O O X O |
  O O O O O |
  O X X . . |
  X X O . O |
  X O O O X |
  X X X X X |
  . X . O X |

pattern ev1-three-taken-one-in-atari
why     Three diagonals are the enemy's and only the middle one can be taken: that still
        leaves two, so the point will have to be filled.
draw
  P O Q
  O @ O
  ? O R
where   P is X, Q is X, R is X
when    liberties(P) > 1, liberties(Q) = 1
says    false-eye(@), eyes(0)
yes
  - - - - -
  . . X . .
  O X O X .
  O O . O O
  . X O . .
  . . X . .
yes
  O X O O X
  X X O X .
  . O . O .
  . X O X .
  . . X . .
no      # an enemy stone more stands there
  - - - - -
  . X X . .
  O X O X .
  O O . O O
  . X O . .
  . . X . .
no      # the stone of ours beside it is missing
  - - - - -
  . . X . .
  . X O X .
  O O . O O
  . X O . .
  . . X . .

pattern ev1-second-diagonal-in-atari
why     Two enemy stones on the diagonals spoil the eye, but one of them can be taken: half an eye.
draw
  P O Q a
  O @ O ?
  ? O ? ?
where   P is X, Q is X
when    liberties(P) > 1, liberties(Q) = 1
says    eyes(0.5) by a confidence 20 of 33, half-eye(@) confidence 96 of 206
yes
  . . . X . .
  . O X O . .
  . X . X X .
  . X X X . .
  . . . . . .
yes
  | . . . . . .
  | . O . . . .
  | . O X . . .
  | . X . X . .
  | X O X . . .
  | . . . . . .
  + - - - - - -
no      # neither can be taken: the eye is false
  . . . . . .
  . O X O . .
  . X . X X .
  . X X X . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . X . .
  . O X O . .
  . X . . X .
  . X X X . .
  . . . . . .

use string-eyes/string-eyes-false
why     The enemy has two diagonal points: the stone between them can be cut off, and connecting it
        fills the eye.
when    liberties(P) > 1, liberties(Q) > 1
says    false-eye(@) confidence 529 of 588, eyes(0) confidence 529 of 588
yes
  . . . . .
  . O X O .
  . X . X .
  . X X X .
  . . . . .
yes
  | . . . .
  | X . X .
  | X O X .
  | O . O .
  | . O . .
  | . . . .
  | . . . .
no      # the enemy has only one: it is an eye
  . . . . .
  . O X X .
  . X . X .
  . X X X .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . O X O .
  . X X X .
  . X X X .
  . . . . .

pattern ev1-two-diagonals-opposite
why     Enemy stones on opposite diagonals split the ring of sides in two, each hanging on this
        point.
draw
  P O ?
  O @ O
  ? O Q
where   P is X, Q is X
when    liberties(P) > 1, liberties(Q) > 1
says    false-eye(@) confidence 575 of 634, eyes(0) confidence 575 of 634
yes
  . . . . .
  . O X X .
  . X . X .
  . X X O .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . X O . .
  . . X . X . .
  . . O X . . .
  . . . . . . .
no      # one diagonal only
  . . . . .
  . O X X .
  . X . X .
  . X X X .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . O X X .
  . X X X .
  . X X O .
  . . . . .

pattern ev1-one-taken-one-open-beside
why     The enemy has one diagonal and needs one more: the open one makes or breaks the eye.
draw
  P O a
  O @ O
  O O O
where   P is X
when    liberties(P) > 1, not enemy-cannot-play-safely(a)
says    eyes(0.5) by a confidence 79 of 83, half-eye(@) confidence 156 of 391
yes
  . . . . .
  . O X . .
  . X . X .
  . X X X .
  . . . . .
yes
  . . . . . . .
  . . O X . . .
  . . X . X . .
  . . X X X . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # nobody is on the first diagonal: the enemy takes one open point, we the other
  . . . . .
  . . X . .
  . X . X .
  . X X X .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . O X . .
  . X X X .
  . X X X .
  . . . . .

pattern ev1-one-taken-one-open-opposite
why     The enemy looks at the eye from one corner; the opposite corner is open, and the first to
        take it decides.
draw
  P O O
  O @ O
  O O a
where   P is X
when    liberties(P) > 1, not enemy-cannot-play-safely(a)
says    eyes(0.5) by a confidence 57 of 58, half-eye(@) confidence 100 of 250
yes
  . . . . .
  . O X X .
  . X . X .
  . X X . .
  . . . . .
yes
  . . . . . . . |
  . . . . . . . |
  . . X O O . . |
  . . O . O . . |
  . . O O . . . |
  . . . . . . . |
  - - - - - - - +
no      # the opposite corner is ours
  . . . . .
  . O X X .
  . X . X .
  . X X X .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . O X X .
  . X X X .
  . X X . .
  . . . . .

pattern ev1-real
why     Own or edge on all sides and no way for the enemy to get the diagonals the enemy needs: a
        real eye.
draw
  @
when    eye-cannot-collapse(@)
says    eyes(1) confidence 2447 of 2752, eye(@) confidence 2447 of 2752
yes
  . . . . .
  . X X O .
  . X . X .
  . X X X .
  . . . . .
yes
  . . . . .
  . X X X .
  . X . X .
  - - - - -
no      # a second diagonal is gone
  . . . . .
  . X X O .
  . X . X .
  . O X X .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . X X O .
  . X X X .
  . X X X .
  . . . . .

use eye-shape/eye-shape-two-corners-and-two-open
as      a is @
says    eyes(1) confidence 30 of 33, eye(@) confidence 30 of 33

use eye-shape/eye-shape-opposite-corners-and-two-open
as      a is @
says    eyes(1), eye(@)

pattern ev1-one-own-three-open
why     Only one diagonal is ours: the enemy gets two of the other three if the enemy starts, and we
        hold the eye if we do.
draw
  a O .
  O @ O
  O O .
says    eyes(0.5) by a confidence 12 of 15, half-eye(@) confidence 102 of 144
yes
  . . . . .
  . . X . .
  . X . X .
  . X X . .
  . . . . .
yes
  . . . . . |
  . . . . . |
  . . X . . |
  . X . X . |
  . . X X . |
  . . . . . |
  . . . . . |
no      # the enemy has two of them
  . . . . .
  . O X . .
  . X . X .
  . X X O .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . X . .
  . X X X .
  . X X . .
  . . . . .

pattern ev1-one-takeable-one-open-beside
why     An enemy stone has one diagonal and stands in atari, and one beside it is open:
        whichever the enemy saves, the other is ours.
draw
  P O .
  O @ O
  O O O
where   P is X
when    liberties(P) = 1
says    eyes(1), eye(@)
yes
  | . . X O X
  | . . O X .
  | . O . O X
  | . O O O O
  | . . O X X
yes
  | . X X O
  | . O O X
  | O . O X
  | X O O X
  | . X X O
no      # an enemy stone more stands there
  | . . X O X
  | . . O X X
  | . O . O X
  | . O O O O
  | . . O X X
no      # the stone of ours beside it is missing
  | . . X . X
  | . . O X .
  | . O . O X
  | . O O O O
  | . . O X X

pattern ev1-one-takeable-one-open-opposite
why     The enemy stone on one diagonal can be taken, the opposite one is open: two ways to
        the eye, and one is enough.
draw
  P O O
  O @ O
  O O .
where   P is X
when    liberties(P) = 1
says    eyes(1), eye(@)
yes
  - - - - -
  O O . . .
  O . O O .
  X O . O .
  X O O X .
  X X O O O
yes
  | . X X . X X
  | . O . X X .
  | . . O O X .
  | . O . O O X
  | . O O X X O
  | X O . O . .
  | . X O X X X
no      # an enemy stone more stands there
  - - - - -
  O O . . .
  O . O O .
  X O . O .
  X O O X X
  X X O O O
no      # the stone of ours beside it is missing
  - - - - -
  O O . . .
  O . . O .
  X O . O .
  X O O X .
  X X O O O

pattern ev1-one-takeable-two-open
why     One diagonal is ours, one can be won by a capture, and two are open: more than the
        enemy can spoil in time.
draw
  P O .
  O @ O
  O O .
where   P is X
when    liberties(P) = 1
says    eyes(1) confidence 14 of 19, eye(@) confidence 14 of 19
yes
  . . O . .
  X X X O X
  . X . X O
  . . X . .
  . . . . .
  - - - - -
yes
  - - - - -
  . . . . .
  O X O . X
  X O . O O
  X O O . .
  . X . . X
no      # an enemy stone more stands there
  . . O . .
  X X X O X
  . X . X O
  . O X . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . O . .
  X . X O X
  . X . X O
  . . X . .
  . . . . .
  - - - - -

pattern ev1-two-takeable-beside
why     Two enemy stones stand on the diagonals and both are in atari: the enemy saves one
        and we take the other.
draw
  P O Q
  O @ O
  O O O
where   P is X, Q is X
when    liberties(P) = 1, liberties(Q) = 1
says    eyes(1), eye(@)
yes
  X X X . O
  . O O X O
  X O . O O
  . O O X O
  . O X . O
yes
  O . . O X
  O X O O X
  X O . O X
  . X O O O
  . O X O O
no      # an enemy stone more stands there
  X X X . O
  . O O X O
  X O . O O
  . O O X O
  . O X X O
no      # the stone of ours beside it is missing
  X X X . O
  . . O X O
  X O . O O
  . O O X O
  . O X . O

pattern ev1-two-shut-two-open
why     Two diagonals are closed to the enemy and two are open: the enemy gets one more, and
        one does not make an eye false.
draw
  a O b
  O @ O
  . O .
when    enemy-cannot-play-safely(a), enemy-cannot-play-safely(b)
says    eyes(1) confidence 14 of 14, eye(@) confidence 14 of 14
yes
  | O . O .
  | . O . .
  | O . O O
  | . O . .
  | . . . X
yes
  | . . O X
  | . O . O
  | O . O .
  | . O . .
  | . X O O
no      # an enemy stone more stands there
  | O . O .
  | . O . .
  | O . O O
  | X O . .
  | . . . X
no      # the stone of ours beside it is missing
  | O . O .
  | . . . .
  | O . O O
  | . O . .
  | . . . X

pattern ev1-one-shut-three-open
why     The enemy stands on no diagonal and is kept off one: of the three that are open we
        take ours in time.
draw
  a O .
  O @ O
  . O .
when    enemy-cannot-play-safely(a)
says    eyes(1), eye(@)
yes
  O O O . .
  . . O . .
  O O . O .
  . . O . .
  . . . . .
yes
  + - - - - -
  | . . O . O
  | . O . O X
  | . . O . O
  | . . O O O
no      # an enemy stone more stands there
  O O O . .
  . . O . .
  O O . O .
  . X O . .
  . . . . .
no      # the stone of ours beside it is missing
  O . O . .
  . . O . .
  O O . O .
  . . O . .
  . . . . .

pattern ev1-one-taken-both-beside-shut
why     The enemy has one diagonal, and beside it every stone would be lost: only the
        opposite point is left, and it is not enough.
draw
  P O a
  O @ O
  b O .
where   P is X
when    enemy-cannot-play-safely(a), enemy-cannot-play-safely(b)
says    eyes(1) confidence 11 of 19, eye(@) confidence 11 of 19
yes
  - - - - -
  . . O . .
  X O . O O
  . X O . O
  . X . . .
yes
  X . . X X
  O . O X O
  . O . O X
  . . O . .
  - - - - -
no      # an enemy stone more stands there
  - - - - -
  . . O X .
  X O . O O
  . X O . O
  . X . . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  X O . O O
  . X O . O
  . X . . .

pattern ev1-fourth-side-held-over-either-corner
why     Three sides are one string, and the fourth is joined to it over either of two open
        corners: take one, we take the other.
draw
  ? A ?
  A @ A
  . B .
where   A is O, B is O
when    liberties(A) > 1, liberties(B) > 1
says    eyes(1), eye(@)
yes
  - - - - +
  X . O . |
  O O . O |
  X O O O |
  O X X O |
yes
  - - - - -
  . X . . .
  X O O . .
  O O . O .
  X O O . O
  O X X O O
no      # an enemy stone more stands there
  - - - - +
  X X O . |
  O O . O |
  X O O O |
  O X X O |
no      # the stone of ours beside it is missing
  - - - - +
  X . . . |
  O O . O |
  X O O O |
  O X X O |

pattern ev1-fourth-side-over-the-takeable-stone
why     Three sides are one string; the stone that would cut off the fourth is in atari, and
        the other corner is open.
draw
  ? A ?
  A @ A
  P B .
where   A is O, B is O, P is X
when    liberties(A) > 1, liberties(P) = 1
says    eyes(1), eye(@)
yes
  | . . X O X
  | . . O X .
  | . O . O X
  | . O O O O
  | . . O X X
yes
  | . X X O
  | . O O X
  | O . O X
  | X O O X
  | . X X O
no      # an enemy stone more stands there
  | . . X O X
  | . . O X X
  | . O . O X
  | . O O O O
  | . . O X X
no      # the stone of ours beside it is missing
  | . . X . X
  | . . O X .
  | . O . O X
  | . O O O O
  | . . O X X

pattern ev1-two-pairs-of-sides
why     The sides are two strings of two, and at one corner where they meet no enemy stone
        can stand: they are joined there.
draw
  ? A .
  A @ B
  a B ?
where   A is O, B is O
when    liberties(B) > 1, enemy-cannot-play-safely(a)
says    eyes(1), eye(@)
yes
  O X X O X
  . O O . O
  . O . O O
  O . O O X
  - - - - -
yes
  X O O O X
  O O O . O
  O O . O O
  O . O O X
  X X O X .
no      # the stone of ours beside it is missing
  O X X O X
  . . O . O
  . O . O O
  O . O O X
  - - - - -
no      # the stone of ours beside it is missing
  X O O O X
  O . O . O
  O O . O O
  O . O O X
  X X O X .

pattern ev1-nothing-known
why     Nothing is known of this point: look at the stones around before you count on it.
draw
  @
says    nothing
yes
  . . .
  . . .
  . . .
