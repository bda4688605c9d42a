# Asked at each liberty of an enemy string: take it, shut it in, take liberties in order.

class    string-attack
asked    a liberty of a string; toward a stone of the string
answer   best
last     string-attack-nothing-known

use shape/take-the-last-liberty
as      P is A

pattern string-attack-double-atari-at-the-crosscut
why     The two strings can't join, because we hold the other crossing: whichever runs, the other is
        lost.
draw
  A *
  O Q
where   A is X, Q is X
when    liberties(A) = 2, liberties(Q) = 2, not self-atari(*)
says    atari(A) by *, atari(Q) by *, cut(A, Q) by * confidence 115 of 160
yes
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . O X .
  . . . . . .
no      # one of them has three liberties: it need not mind
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . O X . .
  . . X . . .
  . . O X . .
  . . . O . .
  . . . . . .

# Two liberties: stones given, and ataris that are the last.

pattern string-attack-on-past-its-head-from-atari
why     Ours that holds it from above is in atari: step on beside, and it stays held.
draw
  B * .
  A ? ?
  @ ? ?
where   A is X, B is O
when    liberties(A) <= 2, liberties(B) = 1, liberties-after(*) >= 2
says    save(B) by *, extend(B) by *
yes
  X X X X O |
  . . . O X |
  . . . . * |
  . . . . . |
  . . X . . |
yes
  | . . . . .
  | . . . . .
  | . . X O .
  | . * O X .
  | . O X X .
no      # the stone of ours beside it is missing
  X X X X O |
  . . . O . |
  . . . . . |
  . . . . . |
  . . X . . |
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . . .
  | . . X O .
  | . . . X .
  | . O X X .

pattern string-attack-take-the-helper
why     Its helper on top of ours has one liberty: taken off, the string below stands alone.
draw
  B P
  A *
  @ ?
where   A is X, B is O, P is X
when    liberties(P) = 1, liberties(B) <= 3
says    capture(P) by *
yes
  . X O . O
  . X O . O
  X O * O X
  . X O O .
  . X X O X
yes
  X . . . |
  . . . X |
  X . X * |
  . O O X |
  O . X O |
no      # a stone of ours is missing
  . X O . O
  . . O . O
  X O . O X
  . X O O .
  . X X O X
no      # a stone of ours is missing
  X . . . |
  . . . X |
  X . X . |
  . O . X |
  O . X O |

pattern string-attack-down-beside-it-from-atari
why     Ours at its side is in atari: down along it, which shuts its way as well.
draw
  A B
  @ *
  . ?
where   A is X, B is O
when    liberties(A) <= 3, liberties(B) = 1, liberties-after(*) >= 3
says    save(B) by *, extend(B) by *
yes
  . X O O O
  X . X . .
  . . * O O
  . O X O X
  . . O X X
yes
  . X O . .
  . X O . X
  X O * O X
  O X . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . X O O O
  X . X . .
  . . . O O
  . O . O X
  . . O X X
no      # the stone of ours beside it is missing
  . X O . .
  . X O . X
  X . . O X
  O X . . .
  . . . . .
  - - - - -

pattern string-attack-take-what-holds-ours
why     Ours beside it is held by a stone with one liberty: take that stone.
draw
  A B P
  @ ? *
where   A is X, B is O, P is X
when    liberties(P) = 1, liberties(A) <= 3, liberties(B) <= 2
says    capture(P) by *
yes
  . O . . .
  O X O X .
  X * X . .
  X X . . O
  O O . O .
yes
  X X . . .
  X O X O .
  O * O . .
  - - - - -
no      # a stone of ours is missing
  . O . . .
  O X . X .
  X . X . .
  X X . . O
  O O . O .
no      # a stone of ours is missing
  X X . . .
  X O . O .
  O . O . .
  - - - - -

pattern string-attack-liberty-that-takes-another
why     The liberty is also the last one of a stone beside: filling it takes that stone.
draw
  P * ?
  ? A ?
where   A is X, P is X
when    liberties(P) = 1, liberties(A) >= 2
says    capture(P) by *, take-liberty(A) by *
yes
  | X . X O
  | . X O O
  | X * X O
  | . X O O
  + - - - -
yes
  . . X . X
  . X O X .
  O O * . .
  O X . X .
  X . . . X
no      # the enemy stone is missing
  | X . X O
  | . X O O
  | X . . O
  | . X O O
  + - - - -
no      # the enemy stone is missing
  . . X . X
  . X . X .
  O O . . .
  O X . X .
  X . . . X

pattern string-attack-down-past-two-of-three
why     Ours stands between it and its friend with an enemy at the back: the open side is the only
        way on.
draw
  ? Q ?
  A B P
  @ * ?
where   A is X, B is O, P is X, Q is X
when    liberties(A) <= 3, not self-atari(*)
says    extend(B) by *
yes
  O X O . O
  . O X O .
  . . * . .
  . . . . .
  - - - - -
yes
  | . . . .
  | . . X .
  | . * O X
  | . . X O
  | . . X O
no      # the stone of ours beside it is missing
  O X O . O
  . O . O .
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  | . . . .
  | . . X .
  | . . . X
  | . . X O
  | . . X O

pattern string-attack-up-beside-it-from-atari
why     Ours at its side is in atari: up and away from the point where it would come out.
draw
  ? *
  A B
  @ ?
  . ?
where   A is X, B is O
when    liberties(A) <= 3, liberties(B) = 1, liberties-after(*) >= 2
says    save(B) by *, extend(B) by *
yes
  X . X . .
  . . * O O
  . O X O X
  . . O X X
  . . O X .
yes
  . . . . .
  . X . . .
  * O X . .
  . X O O .
  . X O . .
no      # the stone of ours beside it is missing
  X . X . .
  . . . O O
  . O . O X
  . . O X X
  . . O X .
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  . . X . .
  . X O O .
  . X O . .

pattern string-attack-cap-it-toward-its-friend
why     Its friend waits a space below: touch it from above, and it is pushed into a lump.
draw
  . * .
  ? A ?
  . @ .
  ? P ?
where   A is X, P is X
when    liberties(A) = 3, not self-atari(*)
says    press(A) by *
yes
  . . . . .
  . . . . .
  O . O * .
  . . X . .
  . . . . .
yes
  . . . . . |
  . . X . . |
  O . O * . |
  . . . . . |
  . . . . . |
  - - - - - +
no      # the enemy stone is missing
  . . . . .
  . . . . .
  O . . . .
  . . X . .
  . . . . .
no      # the enemy stone is missing
  . . . . . |
  . . X . . |
  O . . . . |
  . . . . . |
  . . . . . |
  - - - - - +

pattern string-attack-head-of-two-short-of-liberties
why     Two of the enemy with three liberties, our two level: at their head they lose a liberty and
        the way.
draw
  ? * .
  B A ?
  B A ?
  ? . ?
where   A is X, B is O
when    liberties(A) = 3, stones(A) = 2, not self-atari(*)
says    hane(A) by *, take-liberty(A) by *
yes
  O . X . .
  X X . . .
  O O * . O
  . X . . .
  . . . . .
yes
  - - - - -
  . . . . .
  O . * X O
  O . X O .
  . O X O O
no      # a stone of ours is missing
  O . X . .
  X . . . .
  O O . . O
  . X . . .
  . . . . .
no      # a stone of ours is missing
  - - - - -
  . . . . .
  O . . X O
  O . X . .
  . O X O O

pattern string-attack-hane-from-above-it
why     Ours stands on top, the lone stone has three liberties: bend down at its side.
draw
  . B . ?
  ? A * .
  ? @ ? ?
where   A is X, B is O
when    liberties(A) = 3, liberties-after(*) >= 3, stones(A) = 1
says    hane(A) by *
yes
  | . . . . .
  | . . * . .
  | . . O X .
  | . . . . .
  | . . . O .
yes
  - - - - -
  . . . . .
  . . . . .
  . * X . .
  . . O . X
  . . . . X
no      # a stone of ours is missing
  | . . . . .
  | . . . . .
  | . . O . .
  | . . . . .
  | . . . O .
no      # a stone of ours is missing
  - - - - -
  . . . . .
  . . . . .
  . . X . .
  . . . . X
  . . . . X

pattern string-attack-from-below-with-ours-a-space-off
why     Ours waits a space to the side: touch it from below, it can't turn that way.
draw
  ? ? . .
  B . A ?
  . . * ?
where   A is X, B is O
when    liberties(A) = 3, liberties-after(*) = 3, stones(A) = 1
says    contact(A) by *, take-liberty(A) by *
yes
  . . O X .
  . . . X .
  . . * O .
  . . . . X
  . X . X O
yes
  | . . X X
  | . . . .
  | . * O .
  | . . X .
  | . . . X
no      # a stone of ours is missing
  . . O X .
  . . . X .
  . . . O .
  . . . . X
  . X . . O
no      # a stone of ours is missing
  | . . . X
  | . . . .
  | . . O .
  | . . X .
  | . . . X

pattern string-attack-join-up-from-beside-it
why     In atari beside it with a friend around the corner: join there, and it has nothing to take.
draw
  ? * C
  A B ?
  @ ? ?
where   A is X, B is O, C is O
when    liberties(A) <= 3, liberties(B) = 1
says    save(B) by *, connect(B, C) by * confidence 196 of 196
yes
  O O X X .
  . * O X .
  X O X . .
  . . . . .
  O . . . .
yes
  O X . . |
  O X * . |
  . O X O |
  . O O . |
  . . . . |
  - - - - +
no      # the stone of ours beside it is missing
  O . X X .
  . . O X .
  X O X . .
  . . . . .
  O . . . .
no      # the stone of ours beside it is missing
  O X . . |
  O . . . |
  . O X O |
  . O O . |
  . . . . |
  - - - - +

pattern string-attack-down-between-it-and-its-friend
why     Ours stands between it and its friend: down on the open side, so that they stay two.
draw
  A B P
  @ * ?
  ? . ?
where   A is X, B is O, P is X
when    liberties(A) <= 3, liberties(B) <= 2, not self-atari(*)
says    extend(B) by *
yes
  O X O . O
  . O X O .
  . . * . .
  . . . . .
  - - - - -
yes
  | . . . .
  | . . X .
  | . * O X
  | . . X O
  | . . X O
no      # the stone of ours beside it is missing
  O X O . O
  . O . O .
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  | . . . .
  | . . X .
  | . . . X
  | . . X O
  | . . X O

pattern string-attack-atari-across-from-ours
why     Ours holds it on the one side, short of liberties too: atari straight across.
draw
  ? ? . ?
  B A * .
  . @ ? ?
where   A is X, B is O
when    liberties(A) = 2, liberties(B) <= 2, not self-atari(*)
says    atari(A) by *, counter(A) by *
yes
  . . . . . |
  . . . . . |
  . X O * . |
  . O X . . |
  . O X . . |
yes
  X X . . .
  . . . X .
  X O * . .
  O X . X .
  O O X . O
no      # a stone of ours is missing
  . . . . . |
  . . . . . |
  . . O . . |
  . O X . . |
  . O X . . |
no      # a stone of ours is missing
  X X . . .
  . . . X .
  . O . . .
  O X . X .
  O O X . O

use react-without-thought/react-close-the-knights-gap-when-pushed
why     Ours around it leave a corner open ahead: the stone there stops it, with liberties to spare.
as      @ is A, A is C
when    liberties(A) = 3, liberties(B) = 2, liberties-after(*) >= 3
says    block(A) by *
yes
  O . O X X
  . . O X .
  O . * X .
  O X O . .
  X . . . .
yes
  X O O . .
  X . . . O
  O O * . .
  . . X O .
  . X . X .
no      # the stone of ours beside it is missing
  O . O X X
  . . O X .
  O . . . .
  O X O . .
  X . . . .
no      # the stone of ours beside it is missing
  X O O . .
  X . . . O
  O . . . .
  . . X O .
  . X . X .

pattern string-attack-out-between-its-helpers
why     Ours beside it is held from two sides: out on the third, and it is the string that is cut.
draw
  ? P ?
  A B *
  @ Q ?
where   A is X, B is O, P is X, Q is X
when    liberties(A) <= 3, liberties(B) <= 2, not self-atari(*)
says    extend(B) by *
yes
  X . X . .
  . . * O O
  . O X O X
  . . O X X
  . . O X .
yes
  . X O . .
  . X O . X
  X O * O X
  O X . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  X . X . .
  . . . O O
  . O . O X
  . . O X X
  . . O X .
no      # the stone of ours beside it is missing
  . X O . .
  . X O . X
  X . . O X
  O X . . .
  . . . . .
  - - - - -

pattern string-attack-stretch-over-it
why     Ours on top is short of liberties: stretch over its side before it bends up.
draw
  ? B * .
  . A ? ?
  . @ ? ?
where   A is X, B is O
when    liberties(A) = 3, liberties(B) = 2, not self-atari(*)
says    extend(B) by *
yes
  | . . . . .
  | . . * . .
  | . O X . .
  | . . O X .
  | . . O . .
yes
  . . . . .
  . . . . .
  . X . . .
  X O * . .
  . . . . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . . .
  | . O . . .
  | . . O X .
  | . . O . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . X . . .
  X . . . .
  . . . . .

pattern string-attack-hane-at-the-lone-touch
why     It touches ours alone, and ours has liberties to spare: bend over it before it has a second
        stone.
draw
  . . .
  B A .
  . * .
where   A is X, B is O
when    liberties(A) = 3, stones(A) = 1, liberties(B) >= 3
says    hane(A) by *
yes
  | . . . . .
  | . . . . .
  | . . * . .
  | . . O X .
  | . . . . .
yes
  . . . . |
  . X . . |
  . O * . |
  . . . . |
  . . . . |
  - - - - +
no      # a stone of ours is missing
  | . . . . .
  | . . . . .
  | . . . . .
  | . . O . .
  | . . . . .
no      # a stone of ours is missing
  . . . . |
  . . . . |
  . O . . |
  . . . . |
  . . . . |
  - - - - +

pattern string-attack-atari-beside-the-pressed-one
why     Its friend presses ours from below: atari on this one, ours gains a move beside it.
draw
  ? * ?
  B A ?
  P ? ?
where   A is X, B is O, P is X
when    liberties(A) = 2, liberties(B) = 2, liberties-after(*) >= 3, stones(A) = 1
says    atari(A) by *, counter(A) by *
yes
  X . X O O
  . O X X O
  O . * O .
  . X . X O
  . . . . .
yes
  . . . . . |
  . X O * . |
  . O X . . |
  . O X . . |
  O . O X . |
no      # a stone of ours is missing
  X . X O O
  . O X X O
  O . . O .
  . X . . O
  . . . . .
no      # a stone of ours is missing
  . . . . . |
  . X O . . |
  . O . . . |
  . O X . . |
  O . O X . |

pattern string-attack-join-over-it
why     Ours over it is in atari and a friend stands a point on: join across its head.
draw
  B * C
  A ? ?
  @ ? ?
where   A is X, B is O, C is O
when    liberties(A) <= 3, liberties(B) = 1
says    save(B) by *, connect(B, C) by * confidence 500 of 504
yes
  X . X . .
  . . * O O
  . O X O X
  . . O X X
  . . O X .
yes
  . X O . .
  . X O . X
  X O * O X
  O X . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  X . X . .
  . . . O O
  . O . O X
  . . O X X
  . . O X .
no      # the stone of ours beside it is missing
  . X O . .
  . X O . X
  X . . O X
  O X . . .
  . . . . .
  - - - - -

pattern string-attack-turn-down-in-front-of-the-helper
why     Our two lie between it and a helper: turn down between the two of them.
draw
  A B B
  @ * P
where   A is X, B is O, P is X
when    liberties(A) <= 3, not self-atari(*)
says    extend(B) by *, block(P) by *
yes
  X . X O O
  . O X X O
  O . * O .
  . X . X O
  . . . . .
yes
  | . . . . .
  | . . . X O
  | . . * O X
  | . . X O X
  | . O O X X
no      # the stone of ours beside it is missing
  X . X O O
  . O . X O
  O . . O .
  . X . X O
  . . . . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . X O
  | . . . . X
  | . . X O X
  | . O O X X

pattern string-attack-keep-it-from-the-one-ahead
why     A point before its friend, ours at the side short: between them, it stays alone.
draw
  ? P ?
  B * ?
  ? A ?
where   A is X, P is X, B is O
when    liberties(A) <= 3, liberties(B) <= 3, liberties-after(*) >= 3, stones(A) = 1
says    block(A) by *, take-liberty(A) by *
yes
  | . X O . .
  | . . X O X
  | . . * O O
  | . X X X X
  | . X O O X
yes
  + - - - - -
  | . . . . X
  | X X O . X
  | O X * X .
  | . O O O X
  | O X X O .
no      # the stone of ours beside it is missing
  | . X O . .
  | . . X O X
  | . . . . O
  | . X X X X
  | . X O O X
no      # the enemy stone is missing
  + - - - - -
  | . . . . X
  | X X . . X
  | O X . X .
  | . O O O X
  | O X X O .

pattern string-attack-close-over-the-second-line
why     On the second line with its way out above: shut it over, the edge holds the rest.
draw
  C * ?
  ? A B
  ? . ?
  - - -
where   A is X, B is O, C is O
when    liberties(A) <= 3, not self-atari(*)
says    block(A) by *, enclose(A) by *
yes
  - - - - -
  . . . . .
  . O X O .
  . O * X X
  . . . . .
  . . . . .
yes
  . X X O . |
  . . O X . |
  . O * X . |
  X X O O . |
  . . . . . |
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . O X O .
  . . . X X
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . X X O . |
  . . . X . |
  . O . X . |
  X X O O . |
  . . . . . |

pattern string-attack-turn-down-under-the-helper
why     Its helper stands on ours: turn down beside the string, toward its open side.
draw
  ? P ?
  A B .
  @ * ?
  ? . ?
where   A is X, B is O, P is X
when    liberties(A) = 3, liberties(B) = 2, not self-atari(*)
says    extend(B) by *
yes
  . . . . X
  . O . . .
  O X * . .
  . . . . .
  . X . . .
yes
  . . . . .
  . X . . .
  X O * . .
  . . . . .
  . O . X .
no      # the stone of ours beside it is missing
  . . . . X
  . O . . .
  O . . . .
  . . . . .
  . X . . .
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  X . . . .
  . . . . .
  . O . X .

pattern string-attack-up-from-beside-it
why     Ours beside it has two liberties: up to the open, and it is the one left behind.
draw
  ? * .
  A B ?
  @ ? ?
  ? . ?
where   A is X, B is O
when    liberties(A) = 3, liberties(B) = 2, liberties-after(*) >= 3
says    extend(B) by *
yes
  . . . . .
  . . O . .
  . O X * .
  X . . . .
  . . X . .
yes
  . . . . . |
  . . * . . |
  . O X . . |
  O . O X . |
  . . . . . |
no      # the stone of ours beside it is missing
  . . . . .
  . . O . .
  . O . . .
  X . . . .
  . . X . .
no      # the stone of ours beside it is missing
  . . . . . |
  . . . . . |
  . O . . . |
  O . O X . |
  . . . . . |

pattern string-attack-first-of-two-that-touch
why     Its string and ours have two liberties each: who gives atari first wins the fight here.
draw
  ? * ?
  ? A B
where   A is X, B is O
when    liberties(A) = 2, liberties(B) = 2, not self-atari(*)
says    atari(A) by *, counter(A) by *
yes
  X . X O O
  . O X X O
  O . * O .
  . X . X O
  . . . . .
yes
  | . . . .
  | . . X O
  | . * O .
  | . . X O
  | . . . .
no      # a stone of ours is missing
  X . X O O
  . O X X O
  O . . O .
  . X . . O
  . . . . .
no      # a stone of ours is missing
  | . . . .
  | . . . O
  | . . O .
  | . . X O
  | . . . .

pattern string-attack-hane-at-the-lone-touch-of-a-short-one
why     Ours that it touches has two liberties left: bend over the touch, or it bends around ours.
draw
  ? ? ?
  B A .
  ? * ?
where   A is X, B is O
when    liberties(A) = 3, stones(A) = 1, liberties(B) = 2, liberties-after(*) >= 3
says    hane(A) by *
yes
  O . O X X
  . . O X .
  O . * X .
  O X O . .
  X . . . .
yes
  | . . X O
  | . X O .
  | . * . .
  | . . . .
  + - - - -
no      # a stone of ours is missing
  O . O X X
  . . O X .
  O . . X .
  O . O . .
  X . . . .
no      # a stone of ours is missing
  | . . X O
  | . X . .
  | . . . .
  | . . . .
  + - - - -

pattern string-attack-straight-away-from-it
why     Ours beside it has two liberties: straight away from it gains one more than along it.
draw
  ? . ? .
  ? A B *
  ? @ ? .
where   A is X, B is O
when    liberties(A) = 3, liberties(B) = 2, liberties-after(*) >= 3
says    extend(B) by *
yes
  . . . . .
  . . O . .
  . O X * .
  X . . . .
  . . X . .
yes
  . . . . .
  . . X . .
  . X O * .
  . . . . .
  . . O . X
no      # the stone of ours beside it is missing
  . . . . .
  . . O . .
  . O . . .
  X . . . .
  . . X . .
no      # the stone of ours beside it is missing
  . . . . .
  . . X . .
  . X . . .
  . . . . .
  . . O . X

pattern string-attack-cut-with-a-stone-behind
why     The crossing is covered by ours from behind: the cut stands, and one side is short.
draw
  B A ?
  P * C
where   A is X, B is O, C is O, P is X
when    liberties(A) <= 3, not self-atari(*)
says    cut(A, P) by * confidence 256 of 296
yes
  O X . . .
  . O X . .
  . O * O .
  . . O X .
  . . . . .
yes
  - - - - -
  X . X O .
  O . * X .
  O . O O O
  O X X X O
no      # a stone of ours is missing
  O X . . .
  . O X . .
  . O . O .
  . . O . .
  . . . . .
no      # a stone of ours is missing
  - - - - -
  X . X . .
  O . . X .
  O . O O O
  O X X X O

use contact-attack/contact-attack-under-the-third-of-ours
why     Ours hold both its sides and one of them is short: over its head, before it turns there.
as      @ is A, A is C
when    liberties(A) <= 3, liberties(B) = 2
says    block(A) by *
yes
  X . X . .
  . O X . .
  O X * . .
  O O O . O
  . . . . .
yes
  . O . O .
  . X O X .
  . . * X .
  . X . O .
  . . O . X
no      # the stone of ours beside it is missing
  X . X . .
  . O X . .
  O X . . .
  O O . . O
  . . . . .
no      # the stone of ours beside it is missing
  . O . O .
  . X O X .
  . . . . .
  . X . O .
  . . O . X

pattern string-attack-atari-with-liberties-to-spare
why     A lone stone with a wall of ours beside: atari from the open side, ours keeps four
        liberties.
draw
  ? . ?
  . * .
  B A ?
where   A is X, B is O
when    liberties(A) = 2, stones(A) = 1, liberties-after(*) >= 3
says    atari(A) by *
yes
  . . . . |
  . . . . |
  X O * . |
  O X . . |
  O X . . |
yes
  . . . . .
  . X . X .
  . . * . .
  . O X . .
  . O O O .
no      # the enemy stone is missing
  . . . . |
  . . . . |
  X . . . |
  O X . . |
  O X . . |
no      # a stone of ours is missing
  . . . . .
  . X . X .
  . . . . .
  . . X . .
  . O O O .

pattern string-attack-atari-on-the-cutter-when-both-are-short
why     It cuts two of ours, and one of them is short: atari now, before it is the one that takes.
draw
  ? * .
  B A ?
  ? C ?
where   A is X, B is O, C is O
when    liberties(A) = 2, stones(A) = 1, liberties(C) = 2, not self-atari(*)
says    atari(A) by *, counter(A) by *
yes
  . O X O .
  . O X O .
  . * O X O
  . . . X O
  . . . . .
  - - - - -
yes
  - - - - +
  . . . . |
  . . . . |
  O X * . |
  X O . . |
  . . . . |
no      # a stone of ours is missing
  . O X O .
  . O . O .
  . . O X O
  . . . X O
  . . . . .
  - - - - -
no      # a stone of ours is missing
  - - - - +
  . . . . |
  . . . . |
  O X . . |
  X . . . |
  . . . . |

use contact-attack/contact-attack-stop-where-two-of-ours-meet
why     Ours stand around the way out of it: stop it where they meet.
as      @ is A, A is C
when    liberties(A) <= 3, liberties(B) <= 3
says    block(A) by *, take-liberty(A) by *
yes
  . . . . .
  . . X . .
  X . * O .
  O . O X .
  O . O X .
yes
  . O X X .
  . . O . X
  . X * . X
  . O . X .
  . . . X O
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  X . . O .
  O . O X .
  O . O X .
no      # the stone of ours beside it is missing
  . O X X .
  . . . . X
  . X . . X
  . O . X .
  . . . X O

pattern string-attack-lone-one-from-its-back-when-ours-is-short
why     The lone stone pushes at ours, which is short: atari from its back.
draw
  ? ? *
  ? B A
  ? P C
where   A is X, B is O, C is O, P is X
when    liberties(A) = 2, liberties(B) <= 2, stones(A) = 1, not self-atari(*)
says    atari(A) by *, counter(A) by *
yes
  | . . . . .
  | . . . X O
  | . . * O X
  | . . X O X
  | . O O X X
yes
  . . . . . |
  . X O * . |
  . O X . . |
  . O X . . |
  O . O X . |
no      # one more enemy stone stands beside it
  | . . . . .
  | . . X X O
  | . . . O X
  | . . X O X
  | . O O X X
no      # a stone of ours is missing
  . . . . . |
  . X O . . |
  . O . . . |
  . O X . . |
  O . O X . |

pattern string-attack-atari-on-what-holds-ours
why     The stone over ours has two liberties, the string three: atari there, and both are busy.
draw
  ? P *
  A B ?
  @ ? ?
where   A is X, B is O, P is X
when    liberties(P) = 2, liberties(A) <= 3, liberties(B) <= 3, not self-atari(*)
says    atari(P) by *
yes
  O X X O .
  . * O . .
  X . X O .
  . . . . .
  . . . . .
  - - - - -
yes
  . . . . .
  . . . . .
  . X O . .
  * O . . .
  . X O . .
no      # a stone of ours is missing
  O X X O .
  . . O . .
  X . . O .
  . . . . .
  . . . . .
  - - - - -
no      # a stone of ours is missing
  . . . . .
  . . . . .
  . . O . .
  . O . . .
  . X O . .

pattern string-attack-along-its-bottom
why     Our row goes on under its two: level with its head, the liberties below are gone.
draw
  A A .
  B * .
where   A is X, B is O
when    liberties(A) = 2, not self-atari(*)
says    atari(A) by *, extend(B) by *
yes
  | . . O X O
  | . . X O X
  | . . * O X
  | . . . . .
  + - - - - -
yes
  - - - - -
  . . . . .
  . * O X O
  X X O O X
  O O X X X
  . . O . .
no      # the stone of ours beside it is missing
  | . . O X O
  | . . . O X
  | . . . O X
  | . . . . .
  + - - - - -
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . O X O
  X . O O X
  O O X X X
  . . O . .

pattern string-attack-atari-from-the-far-side
why     Ours on its one side is short of liberties: atari from the other side turns it around.
draw
  *
  A
  B
where   A is X, B is O
when    liberties(A) = 2, liberties(B) = 2, not self-atari(*)
says    atari(A) by *, counter(A) by *
yes
  - - - - -
  . . . . .
  O O * . .
  . X O . .
  O X X O .
  . . O X X
yes
  - - - - +
  . . . . |
  . . . . |
  O X * . |
  X O . . |
  . . . . |
no      # a stone of ours is missing
  - - - - -
  . . . . .
  O O . . .
  . X O . .
  O X . O .
  . . O X X
no      # a stone of ours is missing
  - - - - +
  . . . . |
  . . . . |
  . X . . |
  X O . . |
  . . . . |

pattern string-attack-atari-next-to-its-atari
why     It gives atari on ours from beside: its own stone has two liberties, and our atari answers.
draw
  ? * ?
  ? A ?
  P B ?
where   A is X, B is O, P is X
when    liberties(A) = 2, liberties(B) = 1, not self-atari(*)
says    atari(A) by *, counter(A) by *
yes
  O . X O .
  . . X O .
  O * O X O
  . . . . .
  . . X X .
yes
  . . . . .
  . * O X .
  . O X X .
  . X O . .
  . O O . .
no      # a stone of ours is missing
  O . X O .
  . . X O .
  O . O . O
  . . . . .
  . . X X .
no      # a stone of ours is missing
  . . . . .
  . . O X .
  . O X X .
  . . O . .
  . O O . .

use shape/cut-at-the-crossing
why     Two strings cross over one point and this one is short of liberties: cut there.
as      P is A, A is B, Q is P
when    liberties(B) >= 2
says    cut(A, P) by * confidence 372 of 469
yes
  | . X X X O
  | . X O X O
  | . O * O X
  | O . . O X
  | . O O X X
yes
  . O O X .
  X O X . .
  . X * . .
  O . . . .
  . . . . .
no      # an enemy stone stands there already
  | . X X X O
  | . X O X O
  | . O O O X
  | O . . O X
  | . O O X X
no      # a stone of ours is missing
  . O O X .
  X . X . .
  . X . . .
  O . . . .
  . . . . .

glob string-attack-of-two-liberties
why     The string has two liberties left: one more and it is in atari.
draw
  @
  A
where   A is X
when    liberties(A) = 2

pattern string-attack-snapback-on-the-edge
why     Give a stone inside: whoever takes it there fills the second liberty, and the whole string
        goes.
draw
  - - - -
  X * . O
  ? A A ?
where   A is X
says    snapback(A) by *, throw-in(A) by *
yes
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . X . . . .
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
no      # the enemy stone is missing
  . . . . . . .
  . . O O . . .
  . O . X O . .
  . X . . O . .
  - - - - - - -

pattern string-attack-snapback-in-the-center
why     Throw a stone into the mouth: taking it leaves the string with just the point where it was.
draw
  ? X O ?
  X * . O
  ? A A ?
where   A is X
says    snapback(A) by *, throw-in(A) by *
yes
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  . . X O . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  X . X O . . .
  . . . . . . .
no      # below the second point it is open: the string gets out there
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  . . X . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . O O . . .
  . O . X O . .
  . X . . O . .
  . . X O . . .
  . . . . . . .

pattern string-attack-other-liberty-is-closed-behind
why     The liberty behind it can't be filled by the enemy without dying: take the one in front.
draw
  ? * ?
  ? A ?
  ? a ?
where   A is X
when    enemy-cannot-play-safely(a), not self-atari(*)
says    atari(A) by *
yes
  . . . . .
  . . * . .
  . O X O .
  . O . O .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . * . .
  . O X O .
  . O . O .
  . . O . .
  . . . X .
no      # the liberty behind leads on
  . . . . .
  . . * . .
  . O X O .
  . O . O .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . O .
  . O . O .
  . . O . .
  . . . . .

pattern string-attack-other-liberty-is-closed-at-the-side
why     Look at the liberty you leave: here the enemy can't use it, so this atari is the last one.
draw
  ? * ?
  ? A a
where   A is X
when    enemy-cannot-play-safely(a), not self-atari(*)
says    atari(A) by *
yes
  . . . . . .
  . . * O . .
  . O X . O .
  . . O O . .
  . . . . . .
yes
  | O . . . .
  | X O . . .
  | . X O . .
  | X * X O .
  | O X X O .
  | . O X O .
  | . . O . .
no      # the liberty left over leads on
  . . . . . .
  . . * . . .
  . O X . O .
  . . O . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O X . O .
  . . O O . .
  . . . . . .

pattern string-attack-other-liberty-is-closed-around-the-bend
why     The string bends, and its far liberty is a dead end: shut the near one.
draw
  ? ? *
  ? A A
  ? a ?
where   A is X
when    enemy-cannot-play-safely(a), not self-atari(*)
says    atari(A) by *
yes
  . . . . . .
  . . O * . .
  . O X X O .
  . O . O . .
  . . O . . .
  . . . . . .
yes
  | . . . .
  | X X X .
  | X O . X
  | * O X .
  | . X . .
  | . . . .
  + - - - -
no      # the far liberty leads on
  . . . . . .
  . . O * . .
  . O X X O .
  . O . O . .
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O X X O .
  . O . O . .
  . . O . . .
  . . . . . .

pattern string-attack-into-the-pocket
why     Leave it the liberty between our stones: the step out there has one liberty, and we take
        both.
draw
  ? * ? ?
  ? A . O
  ? ? O ?
where   A is X
when    not self-atari(*)
says    atari(A) by *, enclose(A) by *
yes
  . . . . . .
  . . * . . .
  . O X . O .
  . . O O . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . O X * . . .
  . O . . . . .
  . . O . . . .
  . . . . . . .
no      # our stone below is missing: the step out has two liberties
  . . . . . .
  . . * . . .
  . O X . O .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . O . . O .
  . . O O . .
  . . . . . .

pattern string-attack-along-our-wall-into-the-pocket
why     Our stone waits at the end of the corridor along our wall: atari from the other side.
draw
  ? * . . .
  ? A . . O
  ? O O O ?
where   A is X
when    not self-atari(*)
says    atari(A) by *, enclose(A) by *
yes
  . . . . . . . .
  . . * . . . . .
  . O X . . O . .
  . . O O O . . .
  . . . . . . . .
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . . . . .
  | . X . . .
  | * O X . .
  | . . X . .
  | . . X . .
  | . X . . .
  | . . . . .
no      # the corridor is open at its end
  . . . . . . . .
  . . * . . . . .
  . O X . . . . .
  . . O O O . . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . . X . . . .
  . O X . . O . .
  . . O O O . . .
  . . . . . . . .

pattern string-attack-drop-it-on-the-first-line
why     From above the string is driven down to the first line, where each step has one liberty
        less.
draw
  ? * ?
  O A O
  ? . ?
  - - -
where   A is X
when    not self-atari(*)
says    atari(A) by *
yes
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . . . . .
  - - - - - - -
yes
  - - - - - - -
  . . . . . . .
  . . O X O . .
  . . . * . . .
  . . . . . . .
no      # one line higher it has room to turn
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . O . O . .
  . . . . . . .
  - - - - - - -

end

# Two liberties beside the focus: along the edge, and nets.

pattern string-attack-turn-it-down-to-the-edge
why     Stand in front on the second line: the only way left is down to the first line, and it is
        too low.
draw
  ? O ?
  O A *
  ? . ?
  - - -
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    atari(A) by *, block(A) by *
yes
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . . . . . .
  - - - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . . * . |
  . X O . |
  . . X . |
  . . . . |
no      # on the third line it goes down and still has room
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . . O . . . .
  . . . . . . .
  - - - - - - -

pattern string-attack-edge-ladder
why     Our stone on the second line waits for it: driven down, the string runs into the edge, not
        along it.
draw
  ? O ? ?
  O A * ?
  O . . ?
  ? . . ?
  - - - -
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    atari(A) by *, ladder(A) by *
yes
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . O . . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . O . . X .
  . . . . . . .
  - - - - - - -
no      # nothing waits below: it turns back along the second line
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . . O . . . .
  . . O . . . .
  . . . . . . .
  - - - - - - -

pattern string-attack-net-from-the-corner
why     An atari would only help it out: stand at the corner where both ways out end.
draw
  ? O O .
  O A @ .
  O . * .
  ? . . .
where   A is X
when    liberties(A) = 2
says    net(A) by *, enclose(A) by *
yes
  . . . . . . .
  . . O O . . .
  . O X . . . .
  . O . * . . .
  . . . . . . .
  . . . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . O . * .
  | . . . O X . .
  | . . . . O O .
  | . . . . . . .
no      # it has a friend on the way out
  . . . . . . .
  . . O O . . .
  . O X . . . .
  . O . * X . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . O O . . .
  . O X X . . .
  . O . . . . .
  . . . . . . .
  . . . . . . .

pattern string-attack-net-of-two-stones
why     Two stones along the wall need the same net: the point that both ways out have to pass.
draw
  ? O O .
  A A @ .
  ? . * .
  ? . . .
where   A is X
when    liberties(A) = 2
says    net(A) by *, enclose(A) by *
yes
  . . . . . . . .
  . . O O O . . .
  . O X X . . . .
  . . O . * . . .
  . . . . . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . O O O . X .
  . O X X . . . .
  . . O . * . . .
  . . . . . . . .
  . . . . . . . .
no      # it has a third liberty, and with it a third way out
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

# Two liberties: plainer ataris.

glob string-attack-by-plain-atari
why     The string has two liberties left, and nothing special ends it.
draw
  @
  A
where   A is X
when    liberties(A) = 2

pattern string-attack-squeeze-from-outside
why     Our stone inside is lost anyway: give it, atari from outside, and what takes it becomes a
        lump.
draw
  ? * ?
  ? A ?
  ? B ?
where   A is X, B is O
when    liberties(B) = 1, not self-atari(*)
says    squeeze(A) by *, atari(A) by *
yes
  . . . . . . . .
  . . O * . . . .
  . O X X O . . .
  . . . O X . . .
  . . X X . . . .
  . . . . . . . .
yes
  | . . . . . . .
  | . . . O X O .
  | . . . X O . .
  | . . . . * . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
no      # our stone inside has two liberties: it may still be saved
  . . . . . . . .
  . . O * . . . .
  . O X X O . . .
  . . . O X . . .
  . . X . . . . .
  . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . .
  . . O . . . . .
  . O X . O . . .
  . . . O X . . .
  . . X X . . . .
  . . . . . . . .

use fill-liberty/fill-liberty-that-joins-him
why     Of the two liberties take the one that leads to its friends; the other leads nowhere it
        knows.
when    liberties-after(*) >= 4
says    atari(A) by *, cut(A, P) by * confidence 83 of 145
yes
  . . . . . .
  . . X . . .
  . . * O . .
  . O X O . .
  . O . . . .
  . . . . . .
yes
  . . . . . . |
  . . . O . . |
  . . . . . . |
  . X * X O . |
  . . O O . . |
  . . . . . . |
  . . . . . . |
no      # nobody waits behind the liberty
  . . . . . .
  . . . . . .
  . . * O . .
  . O X O . .
  . O . . . .
  . . . . . .
no      # our stone would be in atari itself
  . . . . . .
  . . X . . .
  . X * X . .
  . O X O . .
  . O . O . .
  . . . . . .

pattern string-attack-leave-the-side-our-stone-waits
why     Our stone lies two steps beyond the other liberty: drive the string toward it, never away.
draw
  ? . . .
  ? * . ?
  O A . O
  ? O . ?
where   A is X
when    not self-atari(*)
says    atari(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . * . . . .
  . O X . O . .
  . . O . . . .
  . . . . . . .
yes
  . . . . . .
  . . * . . .
  . X O . X .
  . . X . . .
  . . . . . .
no      # nobody stands where it would run
  . . . . . . .
  . . . . . . .
  . . * . . . .
  . O X . . . .
  . . O . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X . . . .
  . . . . . . .
  . O X . O . .
  . . O . . . .
  . . . . . . .

pattern string-attack-keep-it-low
why     Atari from above: what runs below toward the edge has less room with each step.
draw
  ? . ?
  . * .
  ? A ?
where   A is X
when    line(A) <= 3, line(*) >= 4
says    atari(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  . . . . . |
  . . . . . |
  . . O . . |
  . * X O . |
  . . . . . |
  . . . . . |
  . . . . . |
no      # from below it would be driven out into the open
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . O X O . .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . O X O . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern string-attack-atari-with-a-stone-beside
why     Atari from beside a stone of ours, so that the stone that gives atari can't be taken in
        return.
draw
  ? ? .
  O * .
  ? A .
where   A is X
when    liberties-after(*) >= 3
says    atari(A) by *
yes
  . . . . .
  . . . . .
  . O * . .
  . O X . .
  . . O . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . . . |
  . X * . |
  . X O . |
  . . X . |
  . . . . |
no      # it has three liberties
  . . . . .
  . . . . .
  . O * . .
  . O X . .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . . .
  . O X . .
  . . O . .
  . . . . .

pattern string-attack-plain-atari
why     An atari that stands on three liberties can at least be followed up; one on fewer is a gift.
draw
  *
  A
where   A is X
when    liberties-after(*) >= 3
says    atari(A) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . . X O .
  . . O . .
  . . . . .
yes
  . . . . .
  . O * . .
  O X X O .
  . O . . .
no      # our stone would have two liberties only
  . . . . . .
  . . . . . .
  . . X * . .
  . . . X O .
  . . . O . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  . X . . .
  . . X O .
  . . O . .
  . . . . .

end

# Three liberties, and the edge.

pattern string-attack-stop-it-along-the-second-line
why     Under our wall it lives only by crawling on: block in front, and below it there is no room.
draw
  ? O ? ?
  A A * ?
  ? . . ?
  - - - -
where   A is X
when    liberties(A) = 3, not self-atari(*)
says    block(A) by *, take-liberty(A) by *
yes
  . . . . . . . .
  . . . O O . . .
  . . O X X * . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . O . |
  . . O X . |
  . . O X . |
  . . . * . |
  . . . . . |
  . . . . . |
  . . . . . |
  . . . . . |
  - - - - - +
no      # on the third line there is room below
  . . . . . . . .
  . . . O O . . .
  . . O X X * . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . .
  . . . O O . . .
  . . O X . . . .
  . . . . . . . .
  - - - - - - - -

pattern string-attack-first-line-hane
why     Bend under it on the first line: it takes a liberty, and the eye that might grow there.
draw
  ? O A ?
  ? . * ?
  - - - -
where   A is X
when    liberties(A) <= 4, not self-atari(*)
says    hane(A) by *, take-liberty(A) by *
yes
  . . . . . . . .
  . . O O O . . .
  . . O X X O . .
  . . . * . . . .
  - - - - - - - -
yes
  . . . . |
  . . . . |
  . . O . |
  . . X * |
  . O . . |
  . . . . |
  . . . . |
no      # away from the edge it takes no more than the liberty
  . . . . . . . .
  . . O O O . . .
  . . O X X O . .
  . . . * . . . .
  . . . . . . . .
  . . . . . . . .
no      # an enemy stone waits on the first line
  . . . . . . . .
  . . O O O . . .
  . . O X X O . .
  . . X * . . . .
  - - - - - - - -

glob string-attack-of-three-liberties
why     The string has three liberties: shut the way out first, and atari later.
draw
  @
  A
where   A is X
when    liberties(A) = 3

bar string-attack-not-into-the-mouth
why     A string of three liberties just takes a stone put into its mouth, and is stronger than
        before.
draw
  X * ?
  ? A ?
where   A is X
when    own-cannot-play-safely(*)
yes
  . . . . . .
  . . X . . .
  . X * . . .
  . O X X O .
  . . O . . .
  . . . . . .
yes
  | . . . .
  | . . . .
  | . . . .
  | X * X .
  | . X . .
  | . . . .
  | . . . .
no      # above it is open: the stone lives there
  . . . . . .
  . . . . . .
  . X * . . .
  . O X X O .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . X . . . .
  . O X X O .
  . . O . . .
  . . . . . .

pattern string-attack-stop-it-before-its-friend
why     On the second line it crawls toward a friend: stop it one step before they meet.
draw
  | . . P
  | . * .
  | . A O
  | . . ?
where   A is X, P is X
when    not self-atari(*)
says    block(A) by *
yes
  | . . . .
  | . . X .
  | . X O O
  | . * . .
  | . . X .
  | . . . .
yes
  . O X . . .
  . O X . O .
  . . O * . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  | . . . .
  | . . X .
  | . X O O
  | . X . .
  | . . X .
  | . . . .
no      # the stone of ours beside it is missing
  | . . . .
  | . . X .
  | . X . O
  | . . . .
  | . . X .
  | . . . .

pattern string-attack-bend-away-from-its-friend
why     Its friend waits on one side: bend on the other, where it runs into nothing.
draw
  . * .
  O A .
  . . .
  X . .
where   A is X
when    stones(A) = 1, not self-atari(*)
says    hane(A) by *
yes
  | . . . . .
  | . . * . .
  | . . O X .
  | . . . . .
  | . . . O .
  | . . . . .
yes
  . . O . .
  . . * . .
  . . O X .
  . . . . .
  . . . O .
  . . . . .
no      # an enemy stone more stands there
  | . . . . .
  | . . . . .
  | . . O X .
  | . O . . .
  | . . . O .
  | . . . . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . . .
  | . . O . .
  | . . . . .
  | . . . O .
  | . . . . .

pattern string-attack-part-it-with-stones-on-both-sides
why     Its friend stands diagonally ahead, ours on both sides: go in between, and they are two.
draw
  O * P
  . A O
  . . ?
where   A is X, P is X
when    not self-atari(*)
says    cut(A, P) by *
yes
  . . . . .
  . O X . .
  . * O . .
  . X . . .
  . . . . .
yes
  . . . . .
  . . . . .
  . O X . .
  . X * O O
  . . . O X
no      # an enemy stone more stands there
  . . . . .
  . O X . .
  . . O . .
  . X O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  . . O . .
  . X . . .
  . . . . .

pattern string-attack-bend-over-the-free-side
why     The enemy holds the one side of our stone: bend over the other side of its head.
draw
  . * .
  O A .
  P . .
where   A is X, P is X
when    not self-atari(*)
says    hane(A) by *
yes
  | . . . . .
  | . . . X .
  | . . X O .
  | . . * . .
  | . . . . .
yes
  . . . O .
  . X O . .
  . . X * .
  X . . . .
  . . . . X
no      # an enemy stone more stands there
  | . . . . .
  | . . X X .
  | . . X O .
  | . . . . .
  | . . . . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . X .
  | . . X . .
  | . . . . .
  | . . . . .

pattern string-attack-cut-it-from-its-friends
why     Three liberties are few for a string alone and plenty for one that joins: stand between.
draw
  ? P ?
  ? * ?
  ? A ?
where   A is X, P is X
when    liberties-after(*) >= 2, liberties(P) <= 2
says    take-liberty(A) by *, cut(A, P) by * confidence 97 of 135
yes
  - - - - - - - - +
  . . . . . . . . |
  . . X . . . . . |
  . X O * O X . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
yes
  . . . . . .
  . . O . . .
  . O X * X .
  . O X . O .
  . . O . . .
  . . . . . .
no      # nobody is there to join
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  . . . . .
  . . . . .
no      # an enemy stone more stands there
  - - - - - - - - +
  . . . . . . . . |
  . . X O . . . . |
  . X O . O X . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |

pattern string-attack-block-the-head
why     Walls on both sides and one way forward: stand on its head, and the rest is counting.
draw
  ? . ?
  . * .
  O A O
where   A is X
when    liberties-after(*) >= 3
says    block(A) by *, take-liberty(A) by *
yes
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . X . . .
  . . . O . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . X . . .
  . . . O . . .
  . X . . . . .
no      # an enemy stone waits ahead: no block holds there
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . O X O . .
  . . . X . . .
  . . . O . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . X . . .
  . . . . . . .
  . . O X O . .
  . . . X . . .
  . . . O . . .
  . . . . . . .

pattern string-attack-hane-at-its-head
why     Side by side the one in front wins: bend around its head before it bends around ours.
draw
  ? . .
  . * .
  O A .
  O A ?
where   A is X
when    liberties-after(*) >= 3
says    hane(A) by *, take-liberty(A) by *
yes
  . . . . . .
  . . . . . .
  . . * . . .
  . O X . . .
  . O X . . .
  . . O . . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . O O .
  . . . * X X O
  . . . . . . .
no      # the enemy has bent around our head already
  . . . . . .
  . . . . . .
  . X * . . .
  . O X . . .
  . O X . . .
  . . O . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . . . . . .
  . O X . . .
  . O X . . .
  . . O . . .
  . . . . . .

pattern string-attack-from-the-open-side
why     Take the liberty on the open side: what is left of them lies before our own stones.
draw
  . . .
  . * .
  O A ?
  ? . O
where   A is X
when    liberties-after(*) >= 3
says    take-liberty(A) by *, enclose(A) by *
yes
  . . . . . .
  . . . . . .
  . . * . . .
  . O X . . .
  . . . O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . . * . . .
  . O X . . .
  . . . O . .
  . . . X . .
no      # no stone of ours stands before the liberty that is left
  . . . . . .
  . . . . . .
  . . * . . .
  . O X . . .
  . . . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . . . . . .
  . O X . . .
  . . . O . .
  . . . . . .

end

pattern string-attack-outside-liberty-first
why     From a stone with liberties of its own, take the outside liberties; the inner ones can wait.
draw
  ? ? .
  O * .
  ? A ?
where   A is X
when    liberties-after(*) >= 4
says    take-liberty(A) by *
yes
  . . . . .
  . . . . .
  . O * . .
  . . X X .
  . . . . .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . * X . .
  . . . . . . .
no      # our stone gets only three liberties
  . . . . .
  . . . X .
  . O * . .
  . . X X .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . . .
  . . X X .
  . . . . .
  . . . . .

pattern string-attack-nothing-known
why     Nothing better is known here: any liberty is one less.
draw
  @
  A
where   A is s
says    nothing
yes
  . . .
  . . .
  . X .
  . . .
