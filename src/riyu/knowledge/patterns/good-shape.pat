# Shapes that are worth having, found everywhere on the board; the number says how good, in points.

class    good-shape
asked    the whole board; in all orientations
answer   all
last     none

pattern good-shape-ponnuki
why     Four stones around a captured one look into all directions and can't be attacked: early it
        is worth a great deal.
draw
  ? . O . ?
  . O . O .
  ? . O . ?
says    scored(6)
yes
  . . . . . . .
  . . . O . . .
  . . O . O . .
  . . . O . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . O . . .
  . . O . O . .
  . . . O . . .
  X . . . . . .
no      # the hole is filled: a stone wasted
  . . . . . . .
  . . . O . . .
  . . O O O . .
  . . . O . . .
  . . . . . . .
no      # they look at it closely: an atari is in the air
  . . . . . . .
  . . X O . . .
  . . O . O . .
  . . . O . . .
  . . . . . . .

pattern good-shape-bamboo-joint
why     Four stones that can't be cut and leave no peep of use: the firmest way to go two steps at
        once.
draw
  O O
  . .
  O O
says    scored(2)
yes
  . . . .
  . O O .
  . . . .
  . O O .
  . . . .
yes     # a stone nearby changes nothing
  . . . .
  X O O .
  . . . .
  . O O .
  . . . .
no      # a push has made it a plain line of stones
  . . . .
  . O O .
  . X O .
  . O O .
  . . . .
no      # an enemy stone more stands there
  . . . .
  . O O .
  . . X .
  . O O .
  . . . .

pattern good-shape-tigers-mouth
why     Three stones around a point guard it without filling it: one move connects two cuts and
        begins an eye.
draw
  ? . ?
  O . O
  . O .
says    scored(1.5)
yes
  . . . . .
  . . . . .
  . O . O .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . X . . .
  . O . O .
  . . O . .
  . . . . .
no      # the mouth is filled
  . . . . .
  . . . . .
  . O O O .
  . . O . .
  . . . . .
no      # they stand in front: the mouth can't bite
  . . . . .
  . . X . .
  . O . O .
  . . O . .
  . . . . .

pattern good-shape-iron-pillar
why     Two stones straight up on the third and fourth line: no hane hurts from either side, and
        three spaces along are theirs.
draw
  ? . . . ?
  . . O . .
  . . O . .
  ? . . . ?
  ? . . . ?
  - - - - -
says    scored(1.5)
yes
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . O . . .
  . . . . . X .
  . . . . . . .
  - - - - - - -
no      # they stand on top of it: the pillar has lost its head
  . . . . . . .
  . . . X . . .
  . . . O . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # it is one line higher, with room to slip in below
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern good-shape-two-space-base
why     Two stones on the third line with two spaces between: a base in one move, for any cut is
        caught.
draw
  ? . . . . ?
  . O . . O .
  . . . . . .
  . . . . . .
  - - - - - -
says    scored(3)
yes
  . . . . . . . .
  . . . . . . . .
  . . O . . O . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . X .
  . . O . . O . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # they stand in between
  . . . . . . . .
  . . . . . . . .
  . . O . . O . .
  . . . X . . . .
  . . . . . . . .
  - - - - - - - -
no      # three spaces between two lone stones can be invaded
  . . . . . . . . .
  . . . . . . . . .
  . . O . . . O . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern good-shape-three-from-two
why     From two stones up, three spaces along the third line are just right: wider can be entered,
        closer is slow.
draw
  O . . . . ?
  O . . . O .
  . . . . . .
  . . . . . .
  - - - - - -
says    scored(4)
yes
  . . . . . . . .
  . O . . . . . .
  . O . . . O . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . O . . . . . .
  . O . . . O . .
  . . . . . . . .
  X . . . . . . .
  - - - - - - - -
no      # the invasion stone stands inside already
  . . . . . . . .
  . O . . . . . .
  . O . . . O . .
  . . . X . . . .
  . . . . . . . .
  - - - - - - - -
no      # from a lone stone three spaces are thin
  . . . . . . . .
  . . . . . . . .
  . O . . . O . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern good-shape-one-space-jump
why     A jump of one space with both sides free: fast and light, and cutting it costs the enemy
        more than us.
draw
  . . . . .
  . O . O .
  . . . . .
says    scored(0.5)
yes
  . . . . . . .
  . . . . . . .
  . . O . O . .
  . . . . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  X . . . . . .
  . . O . O . .
  . . . . . . .
  . . . . . . .
no      # they look into the gap
  . . . . . . .
  . . . X . . .
  . . O . O . .
  . . . . . . .
  . . . . . . .
no      # a stone in between makes it slow
  . . . . . . .
  . . . . . . .
  . . O O O . .
  . . . . . . .
  . . . . . . .

pattern good-shape-trapezium
why     A jump of one space above one of two: the four stones hold each other and have an eye in the
        middle.
draw
  ? . . . . ?
  . O . O . .
  . . . . . .
  . O . . O .
  ? . . . . ?
says    scored(2)
yes
  . . . . . . . .
  . . . . . . . .
  . . O . O . . .
  . . . . . . . .
  . . O . . O . .
  . . . . . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . .
  . . O . O . . .
  . . . . . . . .
  . . O . . O . X
  . . . . . . . .
  . . . . . . . .
no      # they stand in its middle: the eye is gone and a cut is near
  . . . . . . . .
  . . . . . . . .
  . . O . O . . .
  . . . X . . . .
  . . O . . O . .
  . . . . . . . .
  . . . . . . . .
no      # its fourth stone is missing
  . . . . . . . .
  . . . . . . . .
  . . O . O . . .
  . . . . . . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .
