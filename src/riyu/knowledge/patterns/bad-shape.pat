# Shapes that cost points, found everywhere on the board; the number says how much.

class    bad-shape
asked    the whole board; in all orientations
answer   all
last     none

pattern bad-shape-empty-triangle
why     Three of a square of four with the fourth point empty: a liberty less and a step shorter
        than three in a line.
draw
  O .
  O O
says    scored(-1)
yes
  . . . .
  . O . .
  . O O .
  . . . .
yes     # a stone nearby changes nothing
  X . . .
  . O . .
  . O O .
  . . . .
no      # a stone of theirs on the fourth point: the bend stops or connects something
  . . . .
  . O X .
  . O O .
  . . . .
no      # the square is full: that is another fault, and a worse one
  . . . .
  . O O .
  . O O .
  . . . .

pattern bad-shape-square-of-four
why     Four stones in a lump do the work of two: no eye, few liberties.
draw
  O O
  O O
says    scored(-1.5)
yes
  . . . .
  . O O .
  . O O .
  . . . .
yes     # a stone nearby changes nothing
  . . . X
  . O O .
  . O O .
  . . . .
no      # one of the four is theirs
  . . . .
  . O X .
  . O O .
  . . . .
no      # the stone of ours beside it is missing
  . . . .
  . O O .
  . O . .
  . . . .

pattern bad-shape-dumpling
why     Six stones in a lump, pressed together by forcing moves: the string has hardly an eye and
        hardly a liberty.
draw
  O O O
  O O O
says    scored(-4)
yes
  . . . . .
  . O O O .
  . O O O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . O O O .
  . O O O .
  . . X . .
no      # one point of it is open: that is shape for an eye
  . . . . .
  . O . O .
  . O O O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O O O .
  . O . O .
  . . . . .

pattern bad-shape-split-jump
why     Their stones run straight through our jump: two weak strings have come of one, and theirs in
        the middle is strong.
draw
  ? X ?
  O X O
  ? X ?
says    scored(-3)
yes
  . . . . .
  . . X . .
  . O X O .
  . . X . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . X . .
  . O X O .
  . . X . X
  . . . . .
no      # they have only wedged in, nothing stands behind
  . . . . .
  . . . . .
  . O X O .
  . . X . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . X . .
  . O . O .
  . . X . .
  . . . . .

pattern bad-shape-split-elephant
why     They stand in the waist of the elephant's move: the two stones see each other no more.
draw
  O . .
  . X .
  . . O
says    scored(-2)
yes
  . . . . .
  . O . . .
  . . X . .
  . . . O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . O . . .
  . . X . .
  . . . O X
  . . . . .
no      # a third stone of ours joins the two around the waist
  . . . . .
  . O . O .
  . . X . .
  . . . O .
  . . . . .
no      # the waist is open yet
  . . . . .
  . O . . .
  . . . . .
  . . . O .
  . . . . .

pattern bad-shape-double-triangle
why     Two empty triangles share a stone: four stones with the liberties of two.
draw
  . O .
  O O O
says    scored(-3)
yes
  . . . . .
  . . O . .
  . O O O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . O . .
  X O O O .
  . . . . .
no      # stones of theirs fill the corners: it is a wall that was pushed against
  . . . . .
  . X O X .
  . O O O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . O . .
  . O . O .
  . . . . .

pattern bad-shape-crawl-on-the-second-line
why     A row on the second line under theirs: each stone cost a move and earned a point, while
        their wall grew.
draw
  X X X
  O O O
  . . .
  - - -
says    scored(-3)
yes
  . . . . .
  . X X X .
  . O O O .
  . . . . .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . X X X .
  . O O O .
  X . . . .
  - - - - -
no      # on the third line such a row earns enough
  . . . . .
  . X X X .
  . O O O .
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X X X .
  . O . O .
  . . . . .
  - - - - -

pattern bad-shape-bent-head
why     They have bent around the head of our two stones: we are stopped, and there is a cut we
        cannot use in time.
draw
  ? X .
  . O X
  . O X
  ? . ?
says    scored(-1.5)
yes
  . . . . .
  . . X . .
  . . O X .
  . . O X .
  . . . . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . X
  . . X . .
  . . O X .
  . . O X .
  . . . . .
  . . . . .
no      # our head was out first
  . . . . .
  . . O . .
  . . O X .
  . . O X .
  . . . . .
  . . . . .
no      # they only lie alongside, nobody has bent
  . . . . .
  . . . . .
  . . O X .
  . . O X .
  . . . . .
  . . . . .
