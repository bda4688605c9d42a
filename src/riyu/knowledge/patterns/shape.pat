# Shapes that a good player finds without reading: the point itself is the focus, and what stands
# around it decides. Ask it for the points around the last move. What a shape is worth stands with
# the style, by name.

class    shape
asked    an empty point; in all orientations
answer   best
last     none

# Points not to be answered with.

bar own-eye
why     All four sides are own: the point is an own eye, and filling it gives the eye away.
draw
  ? O ?
  O * O
  ? O ?
yes
  . . . . .
  . X O . .
  . O . O .
  . . O . .
  . . . . .
yes
  | . . . .
  | . . . .
  | . X . .
  | X * X .
  | . X . .
  | . . . .
  | . . . .
no      # one side is open: it is no eye yet
  . . . . .
  . . O . .
  . O . . .
  . . O . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . X O . .
  . O O O .
  . . O . .
  . . . . .

bar own-eye-on-the-edge
why     On the first line three own sides close the point: filling it gives an eye away.
draw
  ? O ?
  O * O
  - - -
yes
  . . . . .
  . . O . .
  . O . O .
  - - - - -
yes
  - - - - - - - +
  . . X * X . . |
  . . . X . . . |
  . . . . . . . |
  . . . . . . . |
no      # the enemy stands on one side: it is no own eye
  . . . . .
  . . O . .
  . O . X .
  - - - - -
no      # a stone of ours more stands there
  . . . . .
  . . O . .
  . O O O .
  - - - - -

bar own-eye-in-the-corner
why     In the corner two own sides close the point: filling it gives an eye away.
draw
  | O ?
  | * O
  + - -
yes
  | . . . .
  | O . . .
  | . O . .
  + - - - -
yes
  + - - - -
  | * O . .
  | O . . .
  | . . . .
  | . . . .
no      # not the corner: the point has a third side
  . . . . .
  . O . . .
  . . O . .
  - - - - -
no      # the stone of ours beside it is missing
  | . . . .
  | O . . .
  | . . . .
  + - - - -

bar empty-triangle
why     With nobody near, the stone makes three of a square of four: slow, and short of liberties.
draw
  . . .
  . * O
  . O .
yes
  . . . . .
  . . . . .
  . . . O .
  . . O . .
  . . . . .
yes
  . . . . . . . . |
  . . . . . . . . |
  . . . O . . . . |
  . . . * O . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  - - - - - - - - +
no      # the enemy stands in the square: the point connects what would be cut
  . . . . .
  . . . . .
  . . . O .
  . . O X .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  . . X O .
  . . O . .
  . . . . .

# Taking and leaving one liberty.

pattern take-the-last-liberty
why     The enemy string has one liberty left: take it off.
draw
  * P
where   P is X
when    liberties(P) = 1
says    capture(P) by *
yes
  . . . . .
  . . O . .
  . * X O .
  . . O . .
  . . . . .
yes
  - - - - - - +
  . . * X O . |
  . . X O . . |
  . . . . . . |
no      # it has two liberties left
  . . . . .
  . . O . .
  . . X O .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . O . .
  . . . O .
  . . O . .
  . . . . .

pattern atari-beside-support
why     From beside an own stone, leave the enemy string one liberty.
draw
  ? . ?
  . * P
  ? O ?
where   P is X
when    liberties(P) = 2, not self-atari(*)
says    atari(P) by *
yes
  . . . . . .
  . . . O . .
  . . * X . .
  . . O O . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . O * . . .
  . O X X O . .
  . . O . . . .
  . . . . . . .
no      # the enemy string has three liberties
  . . . . . .
  . . . . . .
  . . . X . .
  . . O O . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X O . .
  . . . X . .
  . . O O . .
  . . . . . .

# Cuts and connections.

pattern cut-at-the-crossing
why     Two enemy strings meet only across this point, and we hold the other crossing: cut.
draw
  ? P A
  ? * Q
  ? ? ?
where   P is X, Q is X, A is O
when    not self-atari(*), liberties(P) <= 2, liberties(A) >= 2, liberties(Q) <= 3
says    cut(P, Q) by * confidence 868 of 1080
yes
  . . . . . . . . |
  . . . . . . . . |
  . . O X . . . . |
  . O X * . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . X O O .
  | . . O . * X X O
  | . . . . . . X O
  | . . . . . . O .
  | . . . . . . . .
no      # the other crossing is open: they connect there
  . . . . .
  . X . . .
  . . X . .
  . . . . .
no      # the cutting stone could be taken at once
  . . X . . .
  . . X O . .
  . X . X . .
  . . X . . .
  . . . . . .

pattern connect-at-the-crossing
why     Our two strings meet only here, and the enemy holds the other crossing: connect.
draw
  ? A X
  ? * B
  ? x ?
where   A is O, B is O
when    not enemy-cannot-play-safely(*), liberties(A) <= 3, line(*) >= 3, stones(A) <= 1, not
        self-atari(*), stones(B) <= 1
says    connect(A, B) by * confidence 1447 of 1457
yes
  . . . . .
  . O X . .
  . * O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . O X . .
  . * O . .
  X . . . .
no      # nobody holds the other crossing: if one is taken, we take the other
  . . . . .
  . O . . .
  . . O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . X . .
  . . O . .
  . . . . .

pattern connect-against-the-peep
why     The enemy looks into our one-space jump and cuts next: connect.
draw
  ? X ?
  A * B
  ? x ?
where   A is O, B is O
when    liberties(A) <= 2, liberties-after(*) >= 3, stones(A) <= 1
says    connect(A, B) by * confidence 254 of 256
yes
  . . . . . . |
  . X X X . . |
  . X O . . . |
  . X * . . . |
  . . O . . . |
  . . . . . . |
  . . . . . . |
yes
  . . . . . . |
  . . . O . . |
  . . . . . . |
  . X * X O . |
  . . O O . . |
  . . . . . . |
  . . . . . . |
no      # nobody looks into the gap
  . . . . .
  . . . . .
  . O . O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . . . |
  . X X X . . |
  . X . . . . |
  . X . . . . |
  . . O . . . |
  . . . . . . |
  . . . . . . |

use attack-boundary/break-push-and-cut
why     Our stone stands at the gap between two enemy strings: go through and part them.
when    not self-atari(*), liberties(P) <= 2, stones(P) <= 1
says    push(A) by *, cut(P, Q) by * confidence 196 of 250
yes
  . . . . . . |
  . X X X . . |
  . X O . . . |
  . X * . . . |
  . . O . . . |
  . . . . . . |
  . . . . . . |
yes
  . . . . . . |
  . . . O . . |
  . . . . . . |
  . X * X O . |
  . . O O . . |
  . . . . . . |
  . . . . . . |
no      # the enemy has closed the gap behind: there is no way through
  . . . . .
  . . O . .
  . X . X .
  . . X . .
  . . . . .
no      # the enemy stone is missing
  . . . . . . |
  . X X X . . |
  . X . . . . |
  . X . . . . |
  . . O . . . |
  . . . . . . |
  . . . . . . |

pattern tigers-mouth
why     The enemy looks into our one-space jump: hang over the gap, and whoever cuts can be taken.
draw
  ? . ?
  . * .
  A . B
  ? X ?
where   A is O, B is O
when    stones(A) <= 1
says    keep-shape(A) by *
yes
  . . . . .
  . . * . .
  . O . O .
  . . X . .
  . . . . .
yes
  . . . . . . .
  . . . . O . .
  . . . * . X O
  . . . . O X O
  . . . . . . X
  - - - - - - -
no      # the enemy is above already
  . . X . .
  . . . . .
  . O . O .
  . . X . .
  . . . . .
no      # a stone of ours more stands there
  . . O . .
  . . . . .
  . O . O .
  . . X . .
  . . . . .

# Around the enemy's head.

pattern hane-with-support
why     Own stones on both sides of the enemy's head: bend over it, there is no cut to fear.
draw
  ? . ?
  . * .
  O P O
where   P is X
says    hane(P) by *, block(P) by *
yes
  . . . . .
  . . * . .
  . O X O .
  . . X . .
  . . . . .
yes
  . . . . . |
  . . . . . |
  . . . . . |
  . . * . . |
  . O X O . |
  . . . . . |
  . . . . . |
no      # the enemy already came out above
  . . X . .
  . . . . .
  . O X O .
  . . X . .
  . . . . .
no      # a stone of ours more stands there
  . . O . .
  . . . . .
  . O X O .
  . . X . .
  . . . . .

pattern hane-at-the-head
why     Bend around the end of the enemy string beside ours: it must go around or turn back.
draw
  ? . ?
  . * .
  O P .
where   P is X
when    not self-atari(*)
says    hane(P) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  . O X . .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X O . . .
  . . . . . . .
no      # no own stone stands beside the enemy's head
  . . . . .
  . . . . .
  . . * . .
  . . X . .
  . O X . .
  . . . . .
no      # the enemy stone is missing
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . X . . . .
  . . . . . . .

pattern keep-pace
why     The enemy walks along our wall and is one ahead: come level before it bends around our head.
draw
  ? . ?
  P * .
  P A ?
where   P is X, A is O
says    extend(A) by *, block(P) by *
yes
  . . . . .
  . . . . .
  . X * . .
  . X O . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . . . |
  . X * . |
  . X O . |
  . . . . |
  . . . . |
no      # the enemy bent around our head already
  . . . . .
  . X X . .
  . X . . .
  . X O . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . X . . .
  . X O . .
  . . . . .

pattern stretch-ahead
why     Stones stand side by side: stretch, and it is our string that is one ahead.
draw
  ? . ?
  . * .
  X A ?
where   A is O
says    extend(A) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . X O . .
  . . . . .
yes
  | . . . . .
  | . . . . .
  | . . O X .
  | . . . * .
  | . . . . .
  | . . . . .
  | . . . . .
no      # nothing stands beside ours
  . . . . .
  . . . . .
  . . . . .
  . . O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . . .
  . X . . .
  . . . . .

# On the first line.

glob on-the-first-line
why     The point lies on the first line.
draw
  _ @ _
  - - -

pattern connect-underneath
why     Along the edge the two strings join below the enemy stone.
draw
  A P B
  . * .
  - - -
where   A is O, P is X, B is O
when    not same-chain(A, B)
says    connect(A, B) by * confidence 237 of 262
yes
  . . . . |
  . . . . |
  . . X . |
  . O O * |
  . . X . |
  . . . . |
  . . . . |
yes     # a stone nearby changes nothing
  . . . . |
  . . . . |
  . . X . |
  . O O * |
  . . X . |
  . . . X |
  . . . . |
no      # not at the edge: the enemy comes out below
  . . . . .
  . O X O .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . O . O .
  . . . . .
  - - - - -

pattern hane-on-the-edge
why     Stones meet on the second line: bend around below, and the enemy must give way or answer.
draw
  A P .
  . * .
  - - -
where   P is X, A is O
says    hane(P) by *
yes
  . . . . .
  . O X . .
  . . * . .
  - - - - -
yes
  | . . .
  | . . .
  | . X .
  | * O .
  | . . .
  | . . .
  | . . .
no      # the enemy came down already
  . . . . .
  . O X . .
  . . X . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O . . .
  . . . . .
  - - - - -

pattern block-on-the-edge
why     The enemy creeps along the first line under our stone: stop it here.
draw
  ? A ?
  P * .
  - - -
where   P is X, A is O
when    not self-atari(*)
says    block(P) by *
yes
  . . . . .
  . X O . .
  . X * . .
  - - - - -
yes
  . . . . |
  . . . . |
  . . . X |
  . . O * |
  . . . . |
  - - - - +
no      # the enemy went by already
  . . . . .
  . X O . .
  . X X . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  . X . . .
  - - - - -

pattern descend
why     Stones meet on the second line: go straight down, and neither bends around the other.
draw
  X A ?
  . * .
  - - -
where   A is O
says    descend(A) by *
yes
  . . . . .
  . X O . .
  . . * . .
  - - - - -
yes
  | . . .
  | . . .
  | . X .
  | * O .
  | . . .
  | . . .
  | . . .
no      # on the third line it does not reach the edge
  . . . . .
  . X O . .
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  . . . . .
  - - - - -

end
