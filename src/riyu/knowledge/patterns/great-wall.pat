# The Great Wall opening: five stones from side to side through the middle of the board, three lines
# apart and one aside.

class    great-wall
asked    the whole board; in all orientations
answer   all
last     none

pattern great-wall-mend-the-gap
why     They step into a gap of the wall: a stone at the other waist holds both ends, and they are
        on one side only.
draw
  ? . B ?
  ? * . ?
  ? . X ?
  ? A . ?
where   A is O, B is O
when    line(A) > 6, line(B) > 3
says    wall by *
yes
  . . . . . .
  . . . O . .
  . . * . . .
  . . . X . .
  . . O . . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . X . .
  . . . O . .
  . . * . . .
  . . . X . .
  . . O . . .
  . . . . . .
no      # they have both waists: the wall is cut, and the fight is on
  . . . . . .
  . . . O . .
  . . * X . .
  . . . X . .
  . . O . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X O . .
  . . . . . .
  . . . X . .
  . . O . . .
  . . . . . .

pattern great-wall-lean-on-the-foot
why     Their stone stands where the wall should end: come down on its shoulder, and the wall still
        closes one side.
draw
  ? . A . ?
  ? . . . ?
  . . * . .
  . P . . .
  ? . . . ?
  ? . . . ?
  ? . . . ?
  - - - - -
where   A is O, P is X
when    line(A) = 7
says    wall by *, press(P) by *
yes
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . * . . .
  . . X . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . O . . .
  . . . . . . .
  X . . * . . .
  . . X . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # nobody stands at the foot: the wall goes on to its own end point
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # their second stone is above: the shoulder hit would be pressed
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . * X . .
  . . X . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern great-wall-first-stone
why     The wall begins in the very middle: from there it can lean to whichever side the corners
        make worth more.
draw
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
when    line(*) = 10, phase >= 9
says    wall by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . X . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # they are near the middle: a wall begun here would be pushed about
  . . . . . . . . .
  . . . . . . . . .
  . . . X . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # the middle is taken
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .

pattern great-wall-step-from-the-middle
why     Three lines on and one aside: far enough to reach the side in two steps, near enough not to
        be cut cheaply.
draw
  x x x . * . x
  x x x . . . x
  x x x . . x x
  x x . A . x x
  x x x . x x x
  x x x x x x x
  x x x x x x x
where   A is O
when    line(A) = 10, line(*) = 7
says    wall by *, make-link(A) by *
yes
  . . . . . . .
  . . . . * . .
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  X . . . . . .
  . . . . * . .
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
no      # a half of the wall stands already: go on with that
  . . . . . . .
  . . . . * . .
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . . . . . . .
no      # they stand on the way: the other side of the line is still free
  . . . . . . .
  . . . . * . .
  . . . . . . .
  . . . X . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
no      # it is not the middle of the board: there the next side stone is nearer
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern great-wall-step-on-the-free-side
why     They took the point of the next step: step on the other side of the line, with their stone
        left outside the wall.
draw
  x . * . P x x
  x . . . x x x
  x x . . x x x
  x x . A . x x
  x x x . x x x
  x x x x x x x
  x x x x x x x
where   A is O, P is X
when    line(A) = 10, line(*) = 7
says    wall by *, make-link(A) by *
yes
  . . . . . . . . .
  . . . * . X . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . * . X . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . X
no      # nobody has taken a step point: either side will do
  . . . . . . . . .
  . . . * . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # both step points are theirs: another way is needed
  . . . . . . . . .
  . . . X . X . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .

pattern great-wall-down-to-the-fourth-line
why     From the second stone on to the fourth line below the first: the wall's end must reach the
        side, or they go around.
draw
  ? . . . ?
  . * . . .
  . . . . .
  ? . . . ?
  ? . B . ?
  ? . . . ?
  ? . . . ?
  ? A . . ?
where   A is O, B is O
when    line(A) = 10, line(*) = 4
says    wall by *, make-link(B) by *
yes
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . . * . . . X
  . . . . . . . . .
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # they are there first: then lean on their stone
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # the step above is missing: build it before its end
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .

pattern great-wall-the-other-half
why     One half stands: begin the other on the opposite side of the line, for a wall that bends is
        harder to lean on.
draw
  ? ? ? B ?
  ? ? . . ?
  ? . . . ?
  ? . A . ?
  ? . . . ?
  ? . . . ?
  . * . . .
  ? . . . ?
where   A is O, B is O
when    line(A) = 10, line(*) = 7
says    wall by *, make-link(A) by *
yes
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . * . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . X
  . . . * . . . . .
  . . . . . . . . .
no      # they stand in the way of the step
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . X . . . . .
  . . . * . . . . .
  . . . . . . . . .
no      # the first half is not there: it is only a first step
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . * . . . . .
  . . . . . . . . .
