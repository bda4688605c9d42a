# Moves that make new links from our stone toward friends: the point that ties two of ours at
# once.

class    form-links
asked    an own stone; in all orientations
answer   all
last     none

pattern form-links-diagonal-chain
why     Two friends a step apart on the diagonal: the middle ties both with crossings that can't
        both be cut.
draw
  @ . .
  . * .
  . . B
where   B is O
when    not self-atari(*)
says    make-link(@) by *, make-link(B) by *
yes
  . . . . .
  . O . . .
  . . * . .
  . . . O .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . * . . . .
  . O . . . . .
  . . . . . . .
no      # the enemy stands at a crossing of ours
  . . . . .
  . O X . .
  . . . . .
  . . . O .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . O O . .
  . . . . .
  . . . O .
  . . . . .

pattern form-links-jump-between-jumps
why     Three points between two friends: the middle makes two one-space jumps of one long gap.
draw
  o . o . o
  @ . * . B
  o . o . o
where   B is O
says    make-link(@) by *, make-link(B) by *
yes
  . . . . . . .
  . . . . . . .
  . O . * . O .
  . . . . . . .
  . . . . . . .
yes
  . . . . . . .
  . . O . * . O
  . . . . . . .
no      # the enemy looks in at one of the new gaps
  . . . . . . .
  . . X . . . .
  . O . . . O .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . O . . . O .
  . . . . . . .
  . . . . . . .

pattern form-links-around-the-corner-of-his-stone
why     The enemy stands between the two: go around the corner, a jump to each friend, and the
        enemy's stone is left with nowhere to cut.
draw
  @ . *
  ? C .
  ? ? B
where   B is O, C is X
when    not self-atari(*)
says    make-link(@) by *, make-link(B) by *, press(C) by *
yes
  . . . . .
  . O . * .
  . . X . .
  . . . O .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . X . * .
  . . . . O . .
  . . . . . X .
  . . . . . . .
no      # the enemy looks out at one gap on either way around
  . . . . .
  . O X . .
  . X X . .
  . . . O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . X . .
  . . . O .
  . . . . .

pattern form-links-two-knights
why     Between friends four over and two up, the middle gives a knight's move to each: light, and
        hard to shut in.
draw
  . . . . B
  . . * . .
  @ . . . .
where   B is O
says    make-link(@) by *, make-link(B) by *, run(@) by *
yes
  . . . . . . .
  . . . . . O .
  . . . * . . .
  . O . . . . .
  . . . . . . .
yes
  - - - - - - - - -
  . . . . . . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . * . . .
  . . . . . . . . .
  . . . . . . O . .
no      # the enemy is at one of the waists
  . . . . . . .
  . . . . . O .
  . . . . X . .
  . O . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . O .
  . . . . . . .
  . O . . . . .
  . . . . . . .

pattern form-links-jump-and-knight
why     A jump to one, a knight's move to the other: the shape keeps both and looks outward.
draw
  . . . . B
  @ . * . .
  . . . . .
where   B is O
says    make-link(@) by *, make-link(B) by *
yes
  . . . . . . .
  . . . . . O .
  . O . * . . .
  . . . . . . .
  . . . . . . .
yes
  . . . .
  . . X .
  . . . .
  . . * .
  . . . .
  . X . .
no      # the enemy stands in the new gap
  . . . . . . .
  . . . . . O .
  . O X . . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . O .
  . O . . . . .
  . . . . . . .
  . . . . . . .

pattern form-links-third-line-middle
why     Five points between two stones on the third line: the middle leaves extensions of two, and
        room for a base.
draw
  @ . . * . . B
  . . . . . . .
  . . . . . . .
  - - - - - - -
where   B is O
says    make-link(@) by *, make-link(B) by *, extend-along(@) by *
yes
  . . . . . . . . .
  . O . . * . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . X . . . . .
  . O . . * . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy has come in already
  . . . . . . . . .
  . O . X . . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # a stone of ours more stands there
  . . . . . . . . .
  . O . O . . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern form-links-second-line-under-his-stone
why     The enemy's third-line stone parts us: jump below it on the second line to meet the friend
        on the other side.
draw
  @ . C . ?
  . . * . B
  . . . . .
  - - - - -
where   B is O, C is X
says    make-link(@) by *, make-link(B) by *
yes
  . . . . . . .
  . O . X . . .
  . . . * . O .
  . . . . . . .
  - - - - - - -
yes
  . . . . . . . . .
  . . . . O . X . .
  . . . . . . * . O
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy has the second line
  . . . . . . .
  . O . X . . .
  . . X . . O .
  . . . . . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . O . . . . .
  . . . . . O .
  . . . . . . .
  - - - - - - -

pattern form-links-hang-together-three
why     Three loose friends around one point: take it, and every pair of them is tied.
draw
  @ . B
  . * .
  D . ?
where   B is O, D is O
says    make-link(@) by *, make-link(B) by *, make-link(D) by *
yes
  . . . . .
  . O . O .
  . . * . .
  . O . . .
  . . . . .
yes
  . . . . .
  . . . O .
  . . * . .
  . O . O .
  . . . . .
no      # the enemy stands at one of the crossings
  . . . . .
  . O X O .
  . . . . .
  . O . . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . O O O .
  . . . . .
  . O . . .
  . . . . .

pattern form-links-extension-from-a-wall
why     Two stones tall, a wall throws its shadow three points: extend so far toward the friend
        beyond it.
draw
  O . . . . .
  @ . . * . B
  . . . . . .
  . . . . . .
  - - - - - -
where   B is O
says    make-link(@) by *, make-link(B) by *, extend-along(@) by *
yes
  . . . . . . . .
  . O . . . . . .
  . O . . * . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . O . . . . . .
  . O . . * . O X
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy is close to the wall already
  . . . . . . . .
  . O X . . . . .
  . O . . . . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . O . . X . . .
  . O . . . . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
