# Is there a link between these two stones? The answer is link(A, B), with how sure it is. All
# kinds of pair link stand here: diagonal, one-space, two-space, knight and large knight; the
# other end says which of them is asked.

class    link-here
asked    a link's two ends; oriented from one end to the other
answer   best
last     none

# Diagonal.

use connection-shape/connection-diagonal
says    link(A, B) confidence 24123 of 24931

use connection-shape/connection-crossing-they-cannot-enter
says    link(A, B) confidence 18846 of 19737

pattern link-here-diagonal-one-way
why     One crossing is left: it is a link while it is our move, and a cut if it is theirs.
draw
  A X
  . B
where   A is O, B is O
says    link(A, B) confidence 19926 of 25562
yes
  . . . .
  . O X .
  . . O .
  . . . .
yes
  - - - - - +
  . . . . . |
  . . . . . |
  . . . . . |
  X . . . . |
  O X . . . |
no      # both crossings are the enemy's: crosscut, no link
  . . . .
  . O X .
  . X O .
  . . . .
no      # the stone of ours beside it is missing
  . . . .
  . O X .
  . . . .
  . . . .

# One-space jump.

use connection-shape/connection-gap-they-cannot-enter
says    link(A, B) confidence 22983 of 23686

pattern link-here-one-space-bamboo
why     Two pairs side by side: of the two ways across the enemy can take only one.
draw
  A . B
  O . O
where   A is O, B is O
says    link(A, B) confidence 3939 of 3999
yes
  . . . . .
  . O . O .
  . O . O .
  . . . . .
yes
  . . . . .
  . X . X .
  . X . X .
  . . . . .
no      # the enemy is in one of the ways
  . . . . .
  . O X O .
  . O . O .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O . O .
  . O X O .
  . . . . .

pattern link-here-one-space-quiet
why     A jump that nobody looks at: a wedge would stand alone between our stones.
draw
  o . o
  A . B
  o . o
where   A is O, B is O
says    link(A, B) confidence 6790 of 7197
yes
  . . . . .
  . . . . .
  . O . O .
  . . . . .
  . . . . .
yes
  . . . . . .
  . . O . O .
  . . . . . .
no      # the enemy looks into the gap
  . . . . .
  . . X . .
  . O . O .
  . . . . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  . O X O .
  . . . . .
  . . . . .

pattern link-here-one-space-between-two
why     Enemy stones on both sides of the gap: only our move at once makes this a link.
draw
  ? X ?
  A . B
  ? X ?
where   A is O, B is O
says    link(A, B) confidence 249 of 443
yes
  . . . . .
  . . X . .
  . O . O .
  . . X . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . X X .
  . O . O .
  . . X . .
  . . . . .
no      # the enemy has gone through
  . . . . .
  . . X . .
  . O X O .
  . . X . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . O O O .
  . . X . .
  . . . . .

pattern link-here-one-space-peeped
why     The enemy looks into the gap from one side: connect when it matters, for next it is cut.
draw
  ? X ?
  A . B
  ? ? ?
where   A is O, B is O
says    link(A, B) confidence 8962 of 10571
yes
  . . . . .
  . . X . .
  . O . O .
  . . . . .
  . . . . .
yes
  . . . . .
  . O . O .
  . . X . .
  . . . . .
no      # the enemy stands in the gap: the link is gone
  . . . . .
  . . X . .
  . O X O .
  . . . . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . X . .
  . O O O .
  . . . . .
  . . . . .

pattern link-here-one-space-mouth
why     A stone of ours hangs over the gap: what comes in is taken, what looks in is answered.
draw
  ? O ?
  A . B
  ? . ?
where   A is O, B is O
says    link(A, B) confidence 579 of 783
yes
  . . . . .
  . . O . .
  . O . O .
  . . . . .
  . . . . .
yes
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . X . .
  | . X . X .
  | . . . . .
no      # the enemy is in the gap already
  . . . . .
  . . O . .
  . O X O .
  . . . . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . O . .
  . O O O .
  . . . . .
  . . . . .

pattern link-here-one-space-shouldered
why     Nobody looks in, but a stone at the shoulder will help a wedge to cut: a link with a weak
        side.
draw
  ? . ?
  A . B
  ? . ?
where   A is O, B is O
says    link(A, B) confidence 6050 of 6888
yes
  . . . . .
  . . . . .
  . O . O .
  . . . . .
  . . . . .
yes
  - - - - - - - - +
  . . . . . . . . |
  . . . X . . . . |
  . . . . . . . . |
  . . . X . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy has wedged in
  . . . . .
  . . . . .
  . O X O .
  . . . . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . . . .
  . O O O .
  . . . . .
  . . . . .

# Knight's move.

pattern link-here-knight-clear
why     No enemy stone is beside the waist: to cut a knight's move a helper must be near.
draw
  . . B
  A . .
where   A is O, B is O
says    link(A, B) confidence 10890 of 12459
yes
  . . . . .
  . . . O .
  . O . . .
  . . . . .
yes
  . . . . . |
  . . . . . |
  . . . . . |
  . O . . . |
  . . . . . |
  . . O . . |
  . . . . . |
no      # the enemy stands where the cut gets help
  . . . . .
  . X . O .
  . O . . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . . O .
  . O X . .
  . . . . .

pattern link-here-knight-helper-near
why     A helper beside the waist lets the enemy cut when the enemy moves first: a link on our move
        only.
draw
  X . B
  A . x
where   A is O, B is O
says    link(A, B) confidence 4716 of 6370
yes
  . . . . .
  . X . O .
  . O . . .
  . . . . .
yes
  . . . . . . |
  . . . . . . |
  . O . X . . |
  . . . O . . |
  . . . . . . |
  . . . . . . |
  . . . . . . |
no      # the enemy has cut at the waist
  . . . . .
  . X X O .
  . O . . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . X . O .
  . O X . .
  . . . . .

# Two-space and large knight.

pattern link-here-two-space-third-line
why     Two spaces on the third line: whoever comes in is shut in between us and the edge.
draw
  A . . B
  . . . .
  . . . .
  - - - -
where   A is O, B is O
says    link(A, B) confidence 1458 of 1738
yes
  . . . . . .
  . O . . O .
  . . . . . .
  . . . . . .
  - - - - - -
yes
  . . . . . . |
  . . . . . . |
  . . . . . . |
  X . . X . . |
  . . . . . . |
  . . . . . . |
  - - - - - - +
no      # the enemy crawls in underneath
  . . . . . .
  . O . . O .
  . . X . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . O . . O .
  . . . X . .
  . . . . . .
  - - - - - -

pattern link-here-two-space-second-line
why     Low and narrow, but below there is no room to go around.
draw
  A . . B
  . . . .
  - - - -
where   A is O, B is O
says    link(A, B) confidence 994 of 1165
yes
  . . . . . .
  . O . . O .
  . . . . . .
  - - - - - -
yes
  | . O .
  | . . .
  | . . .
  | . O .
  | . . .
  | . . .
  | . . .
no      # the enemy has come in between
  . . . . . .
  . O X . O .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . O . . O .
  . . . X . .
  - - - - - -

pattern link-here-two-space-in-the-open
why     Two spaces in the open can be broken from either side: loose, good for running only.
draw
  o . . o
  A . . B
  o . . o
where   A is O, B is O
says    link(A, B) confidence 1754 of 2034
yes
  . . . . . .
  . . . . . .
  . O . . O .
  . . . . . .
  . . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . X . . X
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # the enemy stands between
  . . . . . .
  . . . . . .
  . O X . O .
  . . . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . . . . .
  . O . X O .
  . . . . . .
  . . . . . .

pattern link-here-large-knight-at-the-edge
why     The large knight from the third line to the second: the edge below does half of the work.
draw
  A . . . ?
  . . . B ?
  . . . . .
  - - - - -
where   A is O, B is O
says    link(A, B) confidence 273 of 330
yes
  . . . . . . .
  . O . . . . .
  . . . . O . .
  . . . . . . .
  - - - - - - -
yes
  | . . . .
  | . . . .
  | . . . .
  | . . . .
  | . . X .
  | . . . .
  | . . . .
  | . X . .
  | . . . .
no      # the enemy stands in the gap
  . . . . . . .
  . O X . . . .
  . . . . O . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . O . . . . .
  . . . X O . .
  . . . . . . .
  - - - - - - -

pattern link-here-large-knight-in-the-open
why     A large knight in the open is more direction than link: it holds as long as nobody is near.
draw
  o . . B
  A . . o
where   A is O, B is O
says    link(A, B) confidence 8026 of 9626
yes
  . . . . . .
  . . . . O .
  . O . . . .
  . . . . . .
yes
  . . .
  . . O
  . . .
  . . .
  . O .
  . . .
no      # the enemy stands in the gap
  . . . . . .
  . . . . O .
  . O . X . .
  . . . . . .
no      # a stone of ours more stands there
  . . . . . .
  . . . . O .
  . O . O . .
  . . . . . .
