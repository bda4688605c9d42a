# Asked at an enemy stone: a point from which its ways out are all too slow.

class    net-attack
asked    an enemy stone; in all orientations
answer   best
last     net-not-known

bar net-torn-by-a-friend
why     The enemy's stone stands just outside the net: every way out leads to it.
draw
  @ . ?
  . * x
  ? x X
when    liberties(@) <= 3
yes
  . . . . . . .
  . . O O . . .
  . O X . . . .
  . O . * . . .
  . . . . X . .
  . . . . . . .
yes
  . . . . . . .
  . . . . . O .
  . . . . * . .
  . X . O . . .
  . . . X . . .
  . . . . . . .
no      # nobody of the enemy's is near
  . . . . . . .
  . . O O . . .
  . O X . . . .
  . O . * . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . O O . . .
  . O X X . . .
  . O . . . . .
  . . . . X . .
  . . . . . . .

bar net-with-a-stone-in-atari
why     A wall with a stone in atari is no side of a net: the enemy takes it and is out.
draw
  B @ . ?
  ? . * ?
where   B is O
when    liberties(B) = 1
yes
  . . . . . . .
  . . . O . . .
  . X O X . . .
  . . X . * . .
  . . . . . . .
  . . . . . . .
yes
  | . . . .
  | . O . .
  | . X O .
  | . O . .
  | * . . .
  | . . . .
  | . . . .
no      # our stone has two liberties: it holds until the enemy plays there
  . . . . . . .
  . . . O . . .
  . . O X . . .
  . . X . * . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . X O . . . .
  . . X . . . .
  . . . . . . .
  . . . . . . .

pattern net-in-the-corner
why     In the corner two sides are the board's: one stone at the diagonal shuts the rest.
draw
  | O O . ?
  | @ . . ?
  | . * . ?
  | . . . ?
when    liberties(@) = 2
says    net(@) by *, enclose(@) by *
yes
  | . . . . .
  | O O . . .
  | X . . . .
  | . * . . .
  | . . . . .
  | . . . . .
yes     # a stone nearby changes nothing
  | . . . . .
  | O O . . .
  | X . . . .
  | . * . . .
  | . . . . .
  | X . . . .
no      # the wall above is one stone short: the enemy climbs out there
  | . . . . .
  | O . . . .
  | X . . . .
  | . * . . .
  | . . . . .
  | . . . . .
no      # an enemy stone more stands there
  | . . . . .
  | O O . . .
  | X X . . .
  | . . . . .
  | . . . . .
  | . . . . .

use string-attack/string-attack-net-from-the-corner
as      A is @, @ is b

pattern net-with-a-wall-one-space-on
why     The wall has a hole, but stepping into it is no way out: the far stone is there already.
draw
  ? O . O
  O @ . .
  O . * .
  ? . . .
when    liberties(@) = 2
says    net(@) by *, enclose(@) by *
yes
  . . . . . . .
  . . O . O . .
  . O X . . . .
  . O . * . . .
  . . . . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . O . O . .
  . O X . . . .
  . O . * . . .
  . . . . . X .
  . . . . . . .
no      # the far stone is the enemy's
  . . . . . . .
  . . O . X . .
  . O X . . . .
  . O . * . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . O . O . .
  . O X X . . .
  . O . . . . .
  . . . . . . .
  . . . . . . .

pattern net-with-a-stone-standing-off
why     The stone two steps below is near enough: it stands where the second way out would end.
draw
  ? O O .
  O @ . .
  ? . * .
  O . . .
when    liberties(@) = 2
says    net(@) by *, enclose(@) by *
yes
  . . . . . . .
  . . O O . . .
  . O X . . . .
  . . . * . . .
  . O . . . . .
  . . . . . . .
yes
  . . . . . . .
  . . . X . X .
  . . X O . . .
  . . X . * . .
  . . . . . . .
  - - - - - - -
no      # below stands nobody: the enemy gets out there
  . . . . . . .
  . . O O . . .
  . O X . . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . O O . . .
  . O X X . . .
  . . . . . . .
  . O . . . . .
  . . . . . . .

pattern net-of-two-past-the-bend
why     Two stones in the angle of our walls: shut the point where the upper way out meets the
        lower.
draw
  ? O O O .
  O A @ . .
  ? O . * .
  ? ? . . .
where   A is X
when    liberties(@) = 2
says    net(@) by *, enclose(@) by *
yes
  . . . . . . . .
  . . O O O . . .
  . O X X . . . .
  . . O . * . . .
  . . . . . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . O O O . . .
  . O X X . . . X
  . . O . * . . .
  . . . . . . . .
  . . . . . . . .
no      # the stone below is missing: a third way out
  . . . . . . . .
  . . O O O . . .
  . O X X . . . .
  . . . . * . . .
  . . . . . . . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . O O O . . .
  . O X X X . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .

pattern net-loose-on-the-second-line
why     Near the edge the net may be wide: our stone ahead on the second line leaves only the first
        line.
draw
  ? O . O
  O @ . *
  ? . . .
  - - - -
when    liberties(@) = 2
says    net(@) by *, enclose(@) by *
yes
  . . . . . . . .
  . . . O . O . .
  . . O X . * . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . X . . . .
  . . . O . O . .
  . . O X . * . .
  . . . . . . . .
  - - - - - - - -
no      # on the third line the enemy goes out below it
  . . . . . . . .
  . . . O . O . .
  . . O X . * . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . . O . . . .
  . . O X . . . .
  . . . . . . . .
  - - - - - - - -

pattern net-over-the-head-of-two
why     Don't touch the heads: one space off, our stone covers both ways around at once.
draw
  ? O . O
  O @ . ?
  O A . *
  ? O . .
where   A is X
when    liberties(@) = 2
says    net(@) by *, enclose(@) by *
yes
  . . . . . . . . .
  . . . O . O . . .
  . . O X . . . . .
  . . O X . * . . .
  . . . O . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . X . . .
  . . . O . O . . .
  . . O X . . . . .
  . . O X . * . . .
  . . . O . . . . .
  . . . . . . . . .
no      # our stone above is missing: the enemy comes around there
  . . . . . . . . .
  . . . O . . . . .
  . . O X . . . . .
  . . O X . * . . .
  . . . O . . . . .
  . . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . . .
  . . . O . O . . .
  . . O X . . . . .
  . . O X X . . . .
  . . . O . . . . .
  . . . . . . . . .

pattern net-of-three-around-the-corner
why     The bent three have two ways out that cross at one point: take the crossing.
draw
  ? O O ?
  O @ . .
  O A A *
  ? O O ?
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    net(@) by *, enclose(@) by *
yes
  . . . . . . . .
  . . O O . . . .
  . O X . . . . .
  . O X X * . . .
  . . O O . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . O O . . . .
  . O X . . . . .
  X O X X * . . .
  . . O O . . . .
  . . . . . . . .
no      # the upper wall is one stone short: three ways out
  . . . . . . . .
  . . O . . . . .
  . O X . . . . .
  . O X X * . . .
  . . O O . . . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . O O . . . .
  . O X . X . . .
  . O X X . . . .
  . . O O . . . .
  . . . . . . . .

pattern net-not-known
why     No net is known here.
draw
  @
says    nothing
yes
  . . .
  . X .
  . . .
