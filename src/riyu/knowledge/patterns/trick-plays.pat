# Asked at an enemy stone: a stone given away, or a tesuji, against what holds his stones together.

class    trick-plays
asked    an enemy stone; in all orientations
answer   best
last     trick-none-known

pattern trick-snapback-under-the-edge-stones
why     The enemy counts on taking what we put in; the taking fills the enemy's last liberty but
        one.
draw
  ? @ X ?
  X * . O
  - - - -
when    liberties(@) = 2
says    snapback(@) by *, throw-in(@) by *
yes
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . O O . . .
  . O X X O . .
  X X * . O . .
  - - - - - - -
no      # the right side is open: taking our stone makes new liberties
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . O O . . .
  . O . X O . .
  . X . . O . .
  - - - - - - -

pattern trick-throw-in-at-the-false-eye
why     A stone into the half eye: the enemy has to take it, and with two corners ours what the
        enemy gets is no eye.
draw
  O X ?
  X * .
  ? @ O
when    self-atari(*)
says    throw-in(@) by *, take-eye(@) by * confidence 21 of 32
yes
  . . . . . . .
  . . O X . . .
  . . X * . . .
  . . . X O . .
  . . . . . . .
yes
  - - - - - - - +
  . . . . . . . |
  . . . . . . . |
  . . . . . . . |
  . . . . . . . |
  . . O X . . . |
  . . . * X . . |
  . . . X O . . |
  . . . . . . . |
no      # the enemy holds the corner: the eye is real
  . . . . . . .
  . . O X . . .
  . . X * . . .
  . . . X X . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . O . . . .
  . . X . . . .
  . . . X O . .
  . . . . . . .

pattern trick-throw-in-on-the-first-line
why     On the first line one corner is enough: the stone thrown in makes the eye there a false one.
draw
  O X ?
  @ * .
  - - -
when    self-atari(*)
says    throw-in(@) by *, take-eye(@) by * confidence 61 of 97
yes
  . . . . . . .
  . . O X X . .
  . . X * . . .
  - - - - - - -
yes
  | . . . .
  | . . . .
  | * O . .
  | O X . .
  | . . . .
  + - - - -
no      # the enemy holds the corner: the eye is real
  . . . . . . .
  . . X X X . .
  . . X * . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . O . X . .
  . . X . . . .
  - - - - - - -

pattern trick-double-atari-cut
why     Cut where both sides come into atari: the stone may be lost, one of the enemy's strings will
        be.
draw
  @ *
  O P
where   P is X
when    liberties(@) = 2, liberties(P) = 2
says    cut(@, P) by * confidence 176 of 273, atari(@) by *, atari(P) by *
yes
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . O . .
  . . . . . .
yes
  - - - - -
  . * O . .
  . O X . .
  . X . . .
no      # one of them has three liberties: the enemy just goes on there
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . O . . .
  . . . . . .
  . . O X . .
  . . . O . .
  . . . . . .

pattern trick-wedge-with-support-on-one-side
why     Wedge in: below the enemy can't take us, and stopping us above leaves a cut on either side
        of the enemy's stone.
draw
  . . .
  @ * P
  A . O
where   P is X, A is O
when    not self-atari(*)
says    contact(P) by *
yes
  . . . . . . .
  . . . . . . .
  . . X * X . .
  . . O . O . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . . . . .
  . . X * X . .
  . X O . O . .
  . . . . . . .
no      # below stands a stone of the enemy's: we are taken there
  . . . . . . .
  . . . . . . .
  . . X * X . .
  . . O X O . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . . . X . .
  . . O . O . .
  . . . . . . .

pattern trick-double-peep
why     From one point look into two gaps: the enemy closes one and we go through the other.
draw
  @ . P
  ? * .
  O ? Q
where   P is X, Q is X
when    not self-atari(*)
says    peep(@, P) by *, peep(P, Q) by *
yes
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . . * . . .
  . . O . X . .
  . . . . . . .
  . . . . . . .
yes
  . . . . .
  . O . X .
  . . * . .
  . X . X .
  . . . . .
no      # one gap is closed already
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . . * X . .
  . . O . X . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . . .
  . . X X X . .
  . . . . . . .
  . . O . X . .
  . . . . . . .
  . . . . . . .

pattern trick-give-two-for-one
why     The cutting stone is lost; add a second before giving it, and the enemy needs more moves to
        take them.
draw
  X A @
  ? * ?
  ? . ?
  - - -
where   A is O
when    liberties(A) = 1
says    force(@) by *, desperate(A) by *
yes
  . . . . . . . .
  . . . X . . . .
  . . X O X . . .
  . . . * . . . .
  . . . . . . . .
  - - - - - - - -
yes
  + - - - - - - - -
  | . . . . . . . .
  | . . . . . * . .
  | . . . . O X O .
  | . . . . . O . .
  | . . . . . . . .
  | . . . . . . . .
no      # the stone has two liberties: it isn't lost yet
  . . . . . . . .
  . . . . . . . .
  . . X O X . . .
  . . . * . . . .
  . . . . . . . .
  - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . . X . . . .
  . . X . X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern trick-cut-before-he-mends
why     The hane hangs on one crossing: cut it, even if the stone dies; its aji gives both ataris
        outside.
draw
  ? . .
  . @ *
  ? O P
  ? ? O
where   P is X
when    not self-atari(*)
says    cut(@, P) by * confidence 689 of 928, force(P) by *
yes
  . . . . . . .
  . . . . . . .
  . . . X * . .
  . . . O X . .
  . . . O O . .
  . . . . . . .
yes
  + - - - - - -
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . . O . .
  | . O * . . .
  | . X O . . .
  | . . X . . .
  | . . . . . .
  | . . . . . .
no      # the crossing is closed
  . . . . . . .
  . . . . . . .
  . . . X X . .
  . . . O X . .
  . . . O O . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . . X . .
  . . . X . . .
  . . . O X . .
  . . . O O . .
  . . . . . . .

pattern trick-cap-on-the-nose
why     Touch the end of the enemy's two stones instead of bending around it: any push comes out
        into our net.
draw
  ? . . . ?
  . . * . .
  O . @ . O
  ? O A O ?
where   A is X
when    liberties(A) <= 3
says    net(@) by *, enclose(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . O . X . O .
  . . O X O . .
  . . . O . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . O . X . O .
  . . O X O . .
  . . . O . . .
  . . . . . X .
no      # our stones on the wings are missing
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . X . . .
  . . O X O . .
  . . . O . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . O . X . O .
  . . O X O . .
  . . . O . . .
  . . . . . . .

pattern trick-none-known
why     Nothing tricky is known here.
draw
  @
says    nothing
yes
  . . .
  . X .
  . . .
