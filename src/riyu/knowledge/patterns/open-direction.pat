# Which ways are open for a stone to run: each open way answers with a point that it leads over.

class    open-direction
asked    an own stone; in all orientations
answer   all
last     none

pattern open-direction-toward-a-friend
why     A friend stands across the empty points: the middle between links to both, so this way can't
        be shut by one stone.
draw
  ? ? O ? ?
  ? . . . ?
  ? . * . ?
  ? . . . ?
  ? ? @ ? ?
says    way-out(*) confidence 88 of 103
yes
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
yes
  . . . . . . .
  . . O . * . O
  . . . . . . .
no      # no friend there: it is only as open as the board is empty
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
no      # an enemy stone stands on the way
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .

pattern open-direction-straight-out
why     Five lines of empty points lie ahead: nothing the enemy plays in one move shuts this way.
draw
  ? . . . . . ?
  ? . . . . . ?
  ? . . . . . ?
  ? ? . * . ? ?
  ? ? . . . ? ?
  ? ? ? @ ? ? ?
says    way-out(*) confidence 2800 of 3233
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . X . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
no      # an enemy stone hangs over the way
  . . . . . . . . .
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
no      # an enemy stone beside the first steps
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . X * . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .

pattern open-direction-between-two
why     The enemy stands on both sides, but ahead nobody does: the way is a corridor, and it must be
        used soon.
draw
  ? ? . . . ? ?
  ? . . . . . ?
  ? . . . . . ?
  ? . . * . . ?
  ? X . . . X ?
  ? ? ? @ ? ? ?
says    way-out(*) confidence 73 of 85
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . X . . . X . .
  . . . . O . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . X . . . X . X
  . . . . O . . . .
  . . . . . . . . .
no      # the corridor has a lid
  . . . . . . . . .
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . X . . . X . .
  . . . . O . . . .
  . . . . . . . . .
no      # one side is free: the way is wider than this
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . X . .
  . . . . O . . . .
  . . . . . . . . .

pattern open-direction-away-from-one-side
why     One side is the enemy's: the open way leans to the other, a knight's move off the straight
        line.
draw
  ? . . . . .
  ? . . . . .
  x . . * . .
  X . . . . .
  ? . @ . . ?
says    way-out(*) confidence 34 of 39
yes
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . * . . .
  . X . . . . . .
  . . . O . . . .
  . . . . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . O . .
  | . . . . . . .
  | . . . . . X .
  | . . . * . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
no      # the other side is watched as well
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . * . X .
  . X . . . . . .
  . . . O . . . .
  . . . . . . . .
no      # nobody is there to lean away from
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . * . . .
  . . . . . . . .
  . . . O . . . .
  . . . . . . . .

pattern open-direction-beside-the-cap
why     The cap shuts the straight way only: a knight's move to the side still gets out.
draw
  ? . X . . . ?
  ? . . . . . ?
  ? . . . * . .
  ? . @ . . . .
  ? . . . . . .
says    way-out(*) confidence 18 of 19
yes
  . . . . . . . . .
  . . . X . . . . .
  . . . . . . . . .
  . . . . . * . . .
  . . . O . . . . .
  . . . . . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . .
  X . . X . . . . .
  . . . . . . . . .
  . . . . . * . . .
  . . . O . . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # the cap has a helper on this side
  . . . . . . . . .
  . . . X . . . . .
  . . . . . . . . .
  . . . . . * X . .
  . . . O . . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # this side is under the enemy's stone, and so is the other
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . . . .
  . . X . . * X . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .

pattern open-direction-past-a-contact
why     The enemy touches from the side; ahead it is open, and stretching once makes the way safe.
draw
  ? . . . .
  ? . . . .
  . . * . .
  X @ . . .
  ? x ? ? .
says    way-out(*) confidence 29 of 31
yes
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . X O . . . .
  . . . . . . .
  . . . . . . .
yes
  . . . .
  . . * .
  . X . .
  . O . .
  . . . .
no      # the touching stone's friend stands at the turn
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . X . * . . .
  . X O . . . .
  . . . . . . .
  . . . . . . .
no      # ahead there is a stone already
  . . . . . . .
  . . . . . . .
  . . X . . . .
  . . . * . . .
  . X O . . . .
  . . . . . . .
  . . . . . . .

pattern open-direction-along-the-edge-to-a-friend
why     Along the third line a friend waits four points on: the base between is the way out, low but
        sure.
draw
  ? ? ? ? ? ?
  . . . . . .
  @ . * . . O
  . . . . . .
  . . . . . .
  - - - - - -
says    way-out(*)
yes
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . O . * . . O . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  - - - - - - - - - - - -
yes
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . X . * . . X .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # the friend is not there
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . O . * . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  - - - - - - - - - - - -
no      # the enemy has dropped in between
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . O . * X . O . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  - - - - - - - - - - - -

pattern open-direction-up-from-the-second-line
why     On the second line there is no room to live: the way out is up, as long as the lines above
        are empty.
draw
  ? . . . ?
  . . . . .
  . . * . .
  ? . . . ?
  ? . @ . ?
  ? . . . ?
  - - - - -
when    line(@) = 2
says    way-out(*)
yes
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  X . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  - - - - - - -
no      # a stone of theirs hangs over the way
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  - - - - - - -
no      # at the fourth line it is no second-line stone
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
