# Asked at the stones of an own chain that seems dead, near the edge: is there a move that still
# links or gives room for an eye? If one matches the chain is not given up.

class    edge-rescue
asked    an own stone; in all orientations
answer   best
last     none

pattern rescue-take-the-cutter-on-the-edge
why     The stone that cuts us off at the edge has one liberty: take it, and the two sides are one.
draw
  @ P ?
  ? * ?
  - - -
where   P is X
when    liberties(P) = 1
says    capture(P) by *
yes
  . . . . .
  . . O . .
  . O X O .
  . O * . .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . . O . .
  . O X O .
  . O * X .
  - - - - -
no      # it has a liberty above too
  . . . . .
  . O X . .
  . O . . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . . O . .
  . O . O .
  . O . . .
  - - - - -

pattern rescue-pass-under-on-the-second-line
why     Below the enemy's third-line stone the second line joins both sides: one step, and the chain
        lives with its friends.
draw
  @ P B
  . * .
  . . .
  - - -
where   P is X, B is O
when    not same-chain(@, B), liberties(@) <= 3, liberties(P) <= 2
says    bridge-under(@, B) by * confidence 67 of 83, save(@) by *
yes
  . . . . .
  . O X O .
  . . * . .
  . . . . .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . O X O .
  . . * . .
  X . . . .
  - - - - -
no      # the enemy has come down between
  . . . . .
  . O X O .
  . . X . .
  . . . . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O . O .
  . . . . .
  . . . . .
  - - - - -

pattern rescue-eye-in-the-corner
why     The corner point is an eye once both points beside it are ours: take the second one.
draw
  | x ?
  | * @
  | . O
  + - -
when    not self-atari(*)
says    make-eye(@) by *, live(@) by *
yes
  | . . . . .
  | X . . . .
  | * O X . .
  | . O X . .
  + - - - - -
yes
  - - - - - +
  . . . O . |
  . . . O * |
  . . . . . |
  . . . . . |
  . . . . . |
no      # the enemy has it first
  | . . . . .
  | X . . . .
  | X O X . .
  | . O X . .
  + - - - - -
no      # the stone of ours beside it is missing
  | . . . . .
  | X . . . .
  | . . X . .
  | . O X . .
  + - - - - -

use endgame-attack/gain-clamp-on-the-second-line
as      A is @
says    contact(P) by *, desperate(@) by *

pattern rescue-slide-into-the-corner
why     The corner is still empty: slide to two-two, there the chain finds room for the eye that it
        lacks.
draw
  | . . . . ?
  | . . . @ ?
  | . * . . ?
  | . . . . ?
  + - - - - -
says    live(@) by *, make-eye(@) by *
yes
  | . . . . . .
  | . . . . . .
  | . . . O . .
  | . * . . . .
  | . . . . . .
  + - - - - - -
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . * . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy stands in the corner
  | . . . . . .
  | . . . . . .
  | . . . O . .
  | . . X . . .
  | . . . . . .
  + - - - - - -
no      # an enemy stone more stands there
  | . . . . . .
  | . . . . . .
  | . X . O . .
  | . . . . . .
  | . . . . . .
  + - - - - - -

use edge-link-attack/edge-attack-slide-under
as      P is @, @ is Q
says    desperate(@) by *

pattern rescue-leap-along-the-first-line
why     From the second line leap far along the first: the enemy can't cut it off, and under the
        enemy's wall there is a point to live.
draw
  . . . . @
  . * . . .
  - - - - -
says    desperate(@) by *
yes
  . . . . . . .
  . . . . . O .
  . . * . . . .
  - - - - - - -
yes
  . . . |
  . . * |
  . . . |
  . . . |
  . O . |
  . . . |
  . . . |
  . . . |
  . . . |
no      # the enemy stands in the way on the second line
  . . . . . . .
  . . . X . O .
  . . * . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . O .
  . . . . . X .
  - - - - - - -

use attack-boundary/break-hane-under-the-third-line
why     Bend below the enemy's third-line stone: the eye space gets wider, and the enemy's block
        leaves us the turn for the eye.
as      A is @
when    liberties-after(*) >= 3
says    hane(P) by *
yes
  . . . . .
  . O X . .
  . . * . .
  . . . . .
  - - - - -
yes
  - - - - - - - - +
  . . . . . . . . |
  . . * . . . . . |
  . . X O . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy is down first
  . . . . .
  . O X . .
  . . X . .
  . . . . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O . . .
  . . . . .
  . . . . .
  - - - - -

use shape/hane-on-the-edge
why     Bend on the first line: each hane makes the eye space a point wider, and often that is the
        point for two eyes.
as      A is @
when    not self-atari(*)
yes
  . . . . .
  . O X . .
  . . * . .
  - - - - -
yes
  . . . |
  . . . |
  . O * |
  . X . |
  . . . |
  . . . |
  . . . |
no      # the enemy has come down
  . . . . .
  . O X . .
  . . X . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O . . .
  . . . . .
  - - - - -

pattern rescue-descend-to-the-second-line
why     Go down toward the edge: the stone can be joined to either side, and the enemy must answer
        on both.
draw
  X @ ?
  . * .
  . . .
  - - -
says    descend(@) by *
yes
  . . . . .
  . X O . .
  . . * . .
  . . . . .
  - - - - -
yes
  . . . . . . .
  . . X O . . .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # the enemy is there before us
  . . . . .
  . X O . .
  . . X . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  . . . . .
  . . . . .
  - - - - -

use shape/descend
why     Down to the edge: it makes the eye space as wide as it gets, and throws away no hane.
as      A is @
when    not self-atari(*)
says    descend(@) by *, make-eye(@) by * confidence 165 of 238
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
no      # the enemy has bent in below
  . . . . .
  . X O . .
  . . X . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  . . . . .
  - - - - -
