# Own to move: break in between an enemy stone and the edge.

class    edge-link-attack
asked    an enemy stone; in all orientations
answer   all
last     none

pattern edge-attack-take-it-from-below
why     Its last liberty is toward the edge: take it from there.
draw
  @
  *
  -
when    liberties(@) = 1
says    capture(@) by *
yes
  . O .
  O X O
  . * .
  - - -
yes
  | . . . . . .
  | . . . . . .
  | . . X . . .
  | . X O X . .
  | . . * . . .
  + - - - - - -
no      # it has another liberty
  . . .
  O X O
  . . .
  - - -
no      # the enemy stone is missing
  . O .
  O . O
  . . .
  - - -

pattern edge-attack-undercut-with-atari
why     From below on the first line, atari: the enemy saves the stone and the edge is open.
draw
  ? @ ?
  . * .
  - - -
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *, break-boundary by *
yes
  . . O . .
  . O X . .
  . . * . .
  - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . X O * |
  . . X . |
  . . . . |
  . . . . |
no      # it has more liberties
  . . . . .
  . O X . .
  . . . . .
  - - - - -
no      # the enemy stone is missing
  . . O . .
  . O . . .
  . . . . .
  - - - - -

use endgame-attack/gain-push-on-the-first-line
as      P is @, A is P
says    push(P) by *, break-boundary by *

use shape/hane-on-the-edge
why     Wall against wall on the second line: bend around below, the enemy answers and we keep the
        move.
as      P is @
when    not self-atari(*)
says    hane(@) by *, endgame by *
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
no      # the enemy has descended
  . . . . .
  . O X . .
  . . X . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O . . .
  . . . . .
  - - - - -

use attack-boundary/break-hane-under-the-third-line
why     We stand beside the enemy's third-line stone: bend under it, and the enemy's base is gone or
        the enemy cuts on our terms.
as      P is @
when    not self-atari(*)
yes
  . . . . .
  . O X . .
  . . * . .
  . . . . .
  - - - - -
yes
  - - - - - - -
  . . . . . . .
  . . . * . . .
  . . . X O . .
  . . . . . . .
no      # the enemy has stood down
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

pattern edge-attack-slide-under
why     From a one-space distance slide under the enemy's third-line stone, tied to home along the
        second line.
draw
  P . @ .
  . . * .
  . . . .
  - - - -
where   P is O
says    break-boundary by *, make-link(P) by *
yes
  . . . . . .
  . O . X . .
  . . . * . .
  . . . . . .
  - - - - - -
yes
  . . . . . . .
  . . . O . X .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stepped in to block
  . . . . . .
  . O . X . .
  . . X . . .
  . . . . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . O . . . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern edge-attack-lift-it-off-the-edge
why     We hold the second line on one side: touch the enemy's stone from below, the enemy has
        nothing left there to live on.
draw
  ? @ ?
  O * .
  . . .
  - - -
when    not self-atari(*)
says    break-boundary by *, take-liberty(@) by *
yes
  . . . . .
  . . X . .
  . O * . .
  . . . . .
  - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . X * . |
  . . O . |
  . . . . |
  . . . . |
no      # the enemy holds the point below
  . . . . .
  . . X . .
  . O X . .
  . . . . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . . .
  . . . . .
  - - - - -

pattern edge-attack-first-line-jump
why     From the second line jump to the first toward the enemy's wall: the enemy can stop it, but
        not all of it.
draw
  P . . @
  . . * .
  - - - -
where   P is O
says    endgame by *, make-link(P) by *
yes
  . . . . . .
  . O . . X .
  . . . * . .
  - - - - - -
yes
  . . . . . . .
  . . . X . . O
  . . . . * . .
  - - - - - - -
no      # the enemy's stone on the first line has come first
  . . . . . .
  . O . . X .
  . . X . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . O . X X .
  . . . . . .
  - - - - - -
