# Asked at an enemy stone: a stone given away, or a tesuji, against what holds his stones together.

class    trick-plays
asked    an enemy stone; in all orientations
answer   best
last     trick-none-known

pattern trick-snapback-under-the-edge-stones
why     He counts on taking what we put in; the taking fills his last liberty but one.
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
no      # the right side is open: taking our stone makes new liberties
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . . . .
  - - - - - - -

pattern trick-throw-in-at-the-false-eye
why     A stone into the half eye: he has to take it, and with two corners ours what he gets is no
        eye.
draw
  O X ?
  X * .
  ? @ O
when    self-atari(*)
says    throw-in(@) by *, take-eye(@) by * confidence 45 of 71
yes
  . . . . . . .
  . . O X . . .
  . . X * . . .
  . . . X O . .
  . . . . . . .
no      # he holds the corner: the eye is real
  . . . . . . .
  . . O X . . .
  . . X * . . .
  . . . X X . .
  . . . . . . .

pattern trick-throw-in-on-the-first-line
why     On the first line one corner is enough: the stone thrown in makes the eye there a false
        one.
draw
  O X ?
  @ * .
  - - -
when    self-atari(*)
says    throw-in(@) by *, take-eye(@) by * confidence 195 of 269
yes
  . . . . . . .
  . . O X X . .
  . . X * . . .
  - - - - - - -
no      # he holds the corner: the eye is real
  . . . . . . .
  . . X X X . .
  . . X * . . .
  - - - - - - -

pattern trick-double-atari-cut
why     Cut where both sides come into atari: the stone may be lost, one of his strings will be.
draw
  @ *
  O P
where   P is X
when    liberties(@) = 2, liberties(P) = 2
says    cut(@, P) by * confidence 390 of 633, atari(@) by *, atari(P) by *
yes
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . O . .
  . . . . . .
no      # one of them has three liberties: he just goes on there
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . . . .
  . . . . . .

pattern trick-wedge-with-support-on-one-side
why     Wedge in: below he can't take us, and stopping us above leaves a cut on either side of his
        stone.
draw
  . . .
  @ * P
  A . O
where   P is X, A is O
when    not self-atari(*)
says    cut(@, P) by * confidence 73 of 198, push(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . X * X . .
  . . O . O . .
  . . . . . . .
no      # below stands a stone of his: we are taken there
  . . . . . . .
  . . . . . . .
  . . X * X . .
  . . O X O . .
  . . . . . . .

pattern trick-double-peep
why     From one point look into two gaps: he closes one and we go through the other.
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
no      # one gap is closed already
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . . * X . .
  . . O . X . .
  . . . . . . .
  . . . . . . .

pattern trick-push-at-the-waist
why     A knight's link has a narrow waist: push in there, and stopping us leaves a cut behind.
draw
  ? @ . .
  ? A * P
  ? ? . ?
where   A is O, P is X
when    not self-atari(*)
says    push(A) by *, cut(@, P) by * confidence 466 of 1324
yes
  . . . . . . .
  . . . . . . .
  . . X . . . .
  . . O * X . .
  . . . . . . .
  . . . . . . .
no      # he holds the waist already
  . . . . . . .
  . . . . . . .
  . . X X . . .
  . . O . X . .
  . . . . . . .
  . . . . . . .

pattern trick-give-two-for-one
why     The cutting stone is lost; add a second before giving it, and he needs more moves to take
        them.
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
no      # the stone has two liberties: it isn't lost yet
  . . . . . . . .
  . . . . . . . .
  . . X O X . . .
  . . . * . . . .
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
says    cut(@, P) by * confidence 1613 of 2165, force(P) by *
yes
  . . . . . . .
  . . . . . . .
  . . . X * . .
  . . . O X . .
  . . . O O . .
  . . . . . . .
no      # the crossing is closed
  . . . . . . .
  . . . . . . .
  . . . X X . .
  . . . O X . .
  . . . O O . .
  . . . . . . .

pattern trick-cap-on-the-nose
why     Touch the end of his two stones instead of bending around it: any push comes out into our
        net.
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
no      # our stones on the wings are missing
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . X . . .
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
