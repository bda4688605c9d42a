# A move is planned at the focus, an empty point; a better one lies beside it.

class    revise-planned-move
asked    an empty point; in all orientations
answer   best
last     none

pattern revise-atari-toward-our-wall
why     The planned atari drives the stone into the open: give it from the open side, and it can
        only run into our wall.
draw
  O O O
  O @ .
  O P *
  ? O ?
where   P is X
when    liberties(P) = 2, not self-atari(*)
says    revise(@) by *, atari(P) by *
yes
  . . . . .
  . O O O .
  . O . . .
  . O X * .
  . . O . .
  . . . . .
yes
  . . . . . . .
  . . X X X . .
  . . X . O X .
  . . X . * . .
  . . . . . . .
  - - - - - - -
no      # no wall of ours waits on the other side: both ataris drive it out
  . . . . .
  . . . . .
  . . . . .
  . O X * .
  . . O . .
  . . . . .
no      # it has three liberties: neither move is atari
  . . . . .
  . O O O .
  . O . . .
  . . X * .
  . . O . .
  . . . . .

pattern revise-connection-with-one-liberty
why     Of two crossings the planned one leaves our stones a single liberty: join them at the other
        and stay out of atari.
draw
  A @ X
  * B X
where   A is O, B is O
when    self-atari(@), not self-atari(*)
says    revise(@) by *
yes
  . . . . . . .
  . . X X X . .
  . X O . X . .
  . . * O X . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X X . .
  . X O . X . .
  . . * O X . .
  . . . X . . .
  . . . . X . .
no      # either crossing leaves two liberties
  . . . . . . .
  . . X . X . .
  . X O . X . .
  . . * O X . .
  . . . X . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X X X . .
  . X . . X . .
  . . . O X . .
  . . . X . . .
  . . . . . . .

pattern revise-connection-to-hanging
why     Both connect, but the hanging connection makes eye shape and reaches one line farther: the
        cut can be taken.
draw
  ? A X ?
  . @ B ?
  . * . ?
  ? . . ?
where   A is O, B is O
when    liberties(B) > 2, liberties(A) <= 2, liberties(A) >= 2, stones(A) <= 1
says    revise(@) by *, connect(A, B) by * confidence 59 of 71, keep-shape(A) by *
yes
  . . . . . .
  . X O . * .
  . . X O . .
  . . X . . .
  . . . . . .
yes
  - - - - - - - +
  . . . . . . . |
  . X O . * . . |
  . X X O . . . |
  . . . . . . . |
  . . . . . . . |
no      # a stone of theirs beside the mouth makes the hanging connection a target of atari
  . . . . . .
  . . O X . .
  . X . O . .
  . . * . . .
  . . . . . .
  . . . . . .
no      # a stone of theirs below: the hanging stone is touched at once
  . . . . . .
  . . O X . .
  . . . O . .
  . . * . . .
  . . X . . .
  . . . . . .

pattern revise-contact-to-distance
why     Touching a stone makes it strong: to attack, stand off by one point and let it have no
        contact to settle with.
draw
  ? . * . ?
  ? . @ . ?
  ? . P . ?
  ? . . . ?
where   P is X
when    liberties(P) = 4
says    revise(@) by *, enclose(P) by *
yes
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . * . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # it is being held already: contact now takes liberties
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
no      # its friend stands above: from a distance we would only push it home
  . . . . . . .
  . . X * . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .

pattern revise-wide-extension-before-their-stone
why     Three spaces from a lone stone with theirs beyond invites an invasion: two spaces hold
        together.
draw
  ? . . . . . . . ?
  . . . . . . . . ?
  A . . * @ . P . ?
  . . . . . . . . ?
  . . . . . . . . ?
  - - - - - - - - -
where   A is O, P is X
says    revise(@) by *, extend-along(A) by *, settle(A) by *
yes
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . O . . * . . X . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  - - - - - - - - - - -
yes     # a stone nearby changes nothing
  . X . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . O . . * . . X . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  - - - - - - - - - - -
no      # nothing waits beyond: going wide is a matter of taste
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . O . . * . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  - - - - - - - - - - -
no      # two stones stand up: their strength carries three spaces
  . . . . . . . . . . .
  . . . . . . . . . . .
  . O . . . . . . . . .
  . O . . * . . X . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  - - - - - - - - - - -

pattern revise-narrow-extension-from-two
why     Two stones up carry three spaces: one line less is a line given away.
draw
  O . . . . . ?
  A . . @ * . ?
  . . . . . . ?
  . . . . . . ?
  - - - - - - -
where   A is O
says    revise(@) by *, extend-along(A) by *
yes
  . . . . . . . . .
  . O . . . . . . .
  . O . . . * . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . O . . . . . . .
  . O . . . * . . X
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # from one stone two spaces are right
  . . . . . . . . .
  . . . . . . . . .
  . O . . . * . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # their stone stands near: the wide extension lands in its reach
  . . . . . . . . .
  . O . . . . . . .
  . O . . . * X . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern revise-second-line-to-third
why     With nobody near, the second line earns nothing: the third gives a base as well as a way
        out.
draw
  ? . . . ?
  . . . . .
  . . * . .
  . . @ . .
  . . . . .
  - - - - -
says    revise(@) by *, edge-move by *
yes
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # they stand above: the second line may be all that is left
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # our own stone is near: here the second line may be an endgame move
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . O . * . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern revise-fifth-line-to-fourth
why     On an open side the fifth line holds neither territory nor base: one line lower keeps both
        in reach.
draw
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
says    revise(@) by *, edge-move by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes
  . . . . . . . . . . .
  . . . . . * . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  - - - - - - - - - - -
no      # they stand below: from above, the fifth line presses or reduces
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # our stone below makes the fifth line a framework move
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  - - - - - - - - -
