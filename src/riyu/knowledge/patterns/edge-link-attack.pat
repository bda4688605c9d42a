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
no      # it has another liberty
  . . .
  O X O
  . . .
  - - -

pattern edge-attack-undercut-with-atari
why     From below on the first line, atari: he saves the stone and the edge is open.
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
no      # it has more liberties
  . . . . .
  . O X . .
  . . . . .
  - - - - -

pattern edge-attack-crawl-under
why     Our first-line stone is at his foot: a step further under him breaks the edge open.
draw
  ? @ ?
  P * .
  - - -
where   P is O
when    not self-atari(*)
says    push(P) by *, break-boundary by *
yes
  . . . . .
  . . X . .
  . O * . .
  - - - - -
no      # he blocked under his stone
  . . . . .
  . . X . .
  . O X . .
  - - - - -

pattern edge-attack-hane-on-the-first-line
why     Wall against wall on the second line: bend around below, he answers and we keep the move.
draw
  O @ .
  . * .
  - - -
when    not self-atari(*)
says    hane(@) by *, endgame by *
yes
  . . . . .
  . O X . .
  . . * . .
  - - - - -
no      # he has descended
  . . . . .
  . O X . .
  . . X . .
  - - - - -

pattern edge-attack-hane-under-the-third-line-stone
why     We stand beside his third-line stone: bend under it, and his base is gone or he cuts on
        our terms.
draw
  O @ .
  . * .
  . . .
  - - -
when    not self-atari(*)
says    hane(@) by *, break-boundary by *
yes
  . . . . .
  . O X . .
  . . * . .
  . . . . .
  - - - - -
no      # he has stood down
  . . . . .
  . O X . .
  . . X . .
  . . . . .
  - - - - -

pattern edge-attack-slide-under
why     From a one-space distance slide under his third-line stone, tied to home along the second
        line.
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
no      # he stepped in to block
  . . . . . .
  . O . X . .
  . . X . . .
  . . . . . .
  - - - - - -

pattern edge-attack-lift-it-off-the-edge
why     We hold the second line on one side: touch his stone from below, he has nothing left there
        to live on.
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
no      # he holds the point below
  . . . . .
  . . X . .
  . O X . .
  . . . . .
  - - - - -

pattern edge-attack-first-line-jump
why     From the second line jump to the first toward his wall: he can stop it, but not all of it.
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
no      # his stone on the first line has come first
  . . . . . .
  . O . . X .
  . . X . . .
  - - - - - -
