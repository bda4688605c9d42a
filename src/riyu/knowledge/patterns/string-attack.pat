# Asked at each liberty of an enemy string: take it, shut it in, take liberties in order.

class    string-attack
asked    a liberty of a string; toward a stone of the string
answer   best
last     string-attack-nothing-known

use shape/take-the-last-liberty
as      P is A

pattern string-attack-double-atari-at-the-crosscut
why     Double atari: this cuts the two enemy strings apart and leaves each of them one liberty.
draw
  A *
  O Q
where   A is X, Q is X
when    liberties(A) = 2, liberties(Q) = 2, not self-atari(*), stones(A) <= 1, stones(Q) <= 1
says    atari(A) by *, atari(Q) by *, cut(A, Q) by * confidence 103 of 153
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
why     Our stone at the end of a short enemy string is in atari: extend it sideways, so that it
        still blocks that way.
draw
  B * .
  A ? ?
  @ ? ?
where   A is X, B is O
when    liberties(A) <= 2, liberties(B) = 1, liberties-after(*) >= 2, stones(A) <= 2
says    extend(B) by *
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
why     An enemy stone beside ours has one liberty, where it would connect to the string we
        attack: capture it there.
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
why     Our stone beside the enemy string is in atari: extend it next to that string's liberty,
        and it has three liberties or more.
draw
  A B
  @ *
  . ?
where   A is X, B is O
when    liberties(A) <= 3, liberties(B) = 1, liberties-after(*) >= 3, line(*) >= 3
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
why     Our stone between two enemy strings is short of liberties, but one of them has a single
        liberty: capture that one.
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
why     This liberty of the enemy string is also the last one of the enemy stone next to it:
        play here and capture that stone.
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
why     Our stone has enemies on three sides and is in atari: extend it at its last liberty,
        next to a liberty of the string we attack.
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
why     Our stone against the enemy string is in atari: extend it on the side away from that
        string's liberty.
draw
  ? *
  A B
  @ ?
  . ?
where   A is X, B is O
when    liberties(A) <= 3, liberties(B) = 1, liberties-after(*) >= 3, line(*) >= 3
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
why     The enemy string has another enemy stone one space away: press it from the opposite
        side, back toward that stone.
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
why     Hane at the head of the enemy's two stones: ours stand level beside them, and they are
        left with two liberties.
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
why     A lone enemy stone has ours against it: hane at its side, which leaves it two liberties.
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
why     A lone enemy stone stands one space from ours: touch it at its side, taking a liberty,
        while ours hems it in from there.
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
why     Our stone beside the enemy string is in atari: connect it to our stone on the diagonal,
        and it is safe.
draw
  ? * C
  A B ?
  @ ? ?
where   A is X, B is O, C is O
when    liberties(A) <= 3, liberties(B) = 1, liberties-after(*) >= 3
says    save(B) by *, connect(B, C) by * confidence 413 of 413
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
why     Our stone between two enemy strings is short of liberties: extend it on the open side
        and keep the two apart.
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
why     Our stone touching the enemy string is short of liberties too: give atari from the
        opposite side, where there is room.
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
why     The enemy string stands in the gap of our knight's move, where one stone of ours has two
        liberties: block in front of it.
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
why     Our stone, with enemies on three sides, is in atari: extend it straight away from the
        string we attack.
draw
  ? P ?
  A B *
  @ Q ?
where   A is X, B is O, P is X, Q is X
when    liberties(A) <= 3, liberties(B) <= 2, liberties-after(*) >= 4
says    save(B) by *, extend(B) by *
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
why     Our stone blocking the enemy string has two liberties: stretch it before the enemy plays
        hane around it.
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
why     A lone enemy stone touches ours, which has liberties to spare: hane around it before it
        gets a second stone.
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
why     Two enemy stones hold ours down to two liberties: atari the lone one that has no more
        itself, and ours gains a move.
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
why     Our stone that blocks the enemy string is in atari: connect it to our stone one space
        away.
draw
  B * C
  A ? ?
  @ ? ?
where   A is X, B is O, C is O
when    liberties(A) <= 3, liberties(B) = 1, liberties-after(*) >= 3
says    save(B) by *, connect(B, C) by * confidence 614 of 618
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
why     Two enemy strings could come together beside our two stones: turn in between them and
        block.
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
why     A lone enemy stone has another one a space ahead: block between the two, next to our own
        stone, so that it stays alone.
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
why     Block the second-line enemy string's way toward the center, between two of our stones:
        it is shut in toward the edge.
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
why     Enemies on two sides leave our stone two liberties: extend it next to the liberty of the
        enemy string with three.
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
why     Our stone beside the enemy string has two liberties, one fewer than that string: extend
        it toward the open, to three or more.
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
why     The enemy string and ours that touches it have two liberties each: be the first to give
        atari.
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
why     A lone enemy stone touches ours, which has two liberties left: hane around it first, or
        the enemy plays hane around ours.
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
why     Our stone touching the enemy string has two liberties: extend it straight away from that
        string, to three or more.
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
why     We hold one cutting point between two enemy strings: cut at the other, where a stone of
        ours beside it gives support.
draw
  B A ?
  P * C
where   A is X, B is O, C is O, P is X
when    liberties(A) <= 3, not self-atari(*), line(*) >= 2, stones(A) <= 1, stones(P) <= 1
says    cut(A, P) by * confidence 87 of 102
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
why     Our stones hold the enemy string on both sides, but one has only two liberties: block in
        front, before the enemy turns there.
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
why     A lone enemy stone beside ours has two liberties: atari it from the open side, with
        three liberties or more ourselves.
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
why     An enemy stone cuts two of ours and one of them has two liberties: atari the cutting
        stone now, before it attacks that one.
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
why     Two of our stones stand around the enemy string's way out: block between them and take a
        liberty.
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
why     Crosscut: the enemy stone has two liberties and ours beside it no more, so give atari
        first, from its outer side.
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
why     Our stone that attacks the string is held by another enemy stone, with two liberties:
        give atari on that one.
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
why     Our stone goes along the enemy's two stones: extend to their end, and they are in atari.
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
why     Our string and the enemy's touch, with two liberties each: give atari first, from the
        side opposite ours.
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

use shape/cut-at-the-crossing
why     We hold one of two cutting points between two enemy strings, and one has two liberties
        at most: cut at the other point.
as      P is A, A is B, Q is P
when    liberties(B) >= 2, stones(A) <= 1
says    cut(A, P) by * confidence 219 of 271
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
why     Snapback on the first line: throw in a stone. If the enemy captures it, the string is
        left with that one liberty.
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
why     Throw a stone into the enemy's mouth: capturing it leaves the enemy string just that one
        liberty, a snapback.
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
why     The enemy can't run safely at the liberty on the opposite side of the string: give atari
        from this side.
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
why     Give atari so that the enemy string keeps only a liberty at its side where the enemy
        can't extend safely.
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
why     The bent enemy string has two liberties, and it can't extend safely at one of them: give
        atari at the other.
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
why     Give atari from here: the enemy string's only way left is a step in between our stones.
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
why     Atari drives the enemy string along our wall, toward our stone that waits at the end.
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
why     Atari from the third line: the enemy stone on the second line can run only to the first,
        where there is little room.
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
why     Atari that blocks the enemy stone on the second line: its only way left is to the first
        line.
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
why     Atari starts a ladder toward the edge, where our stone on the second line already blocks
        one side.
draw
  ? O ? ?
  O A * ?
  O . . ?
  ? . . ?
  - - - -
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    atari(A) by *
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
why     Net: an atari would let the enemy stone run, but this diagonal point covers both its
        ways out.
draw
  ? O O .
  O A @ .
  O . * .
  ? . . .
where   A is X
when    liberties(A) = 2, line(*) >= 3
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
why     Net the enemy's stones without atari: this point lies next to both of their liberties.
draw
  ? O O .
  A A @ .
  ? . * .
  ? . . .
where   A is X
when    liberties(A) = 2
says    enclose(A) by *
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
why     Our stone in atari is given up: give atari from the opposite side, so that the enemy
        must capture it and becomes a clump.
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
why     Of its two liberties, fill the one that leads to another enemy string: that is atari and
        keeps the two apart.
when    liberties-after(*) >= 4
says    atari(A) by *, cut(A, P) by * confidence 119 of 199
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
why     Atari from this side drives the enemy stone toward our stone that waits beyond its other
        liberty.
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
why     Atari from the center side: the enemy string can then run only low, near the edge.
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
why     Give atari next to a stone of ours, so that the new stone is connected and hard to
        attack in return.
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
why     Give atari with a stone that has three liberties or more, so that the enemy can't attack
        it at once.
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
why     The enemy string crawls along the second line below our stone: block it in front and
        take a liberty.
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
why     Hane on the first line under the enemy string: it takes a liberty and room for an eye.
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
why     The enemy string crawls along the second line toward another enemy stone: block it one
        step before they meet.
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
why     The lone enemy stone has help near one side: hane on the side away from that help.
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
why     The enemy string would connect diagonally to another stone: our stones stand on both
        sides of this point, so cut here.
draw
  O * P
  . A O
  . . ?
where   A is X, P is X
when    not self-atari(*)
says    cut(A, P) by * confidence 31 of 33
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
why     Enemy stones hold ours on two sides: hane around the string with three liberties, on the
        side that is free.
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
why     Two enemy strings, both short of liberties, would connect here: play between them.
draw
  ? P ?
  ? * ?
  ? A ?
where   A is X, P is X
when    liberties-after(*) >= 2, liberties(P) <= 2
says    take-liberty(A) by *
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
why     Our stones stand on both sides of the enemy string: block it straight ahead, and it has
        two liberties left.
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
why     Our stones and the enemy's run side by side: hane at the enemy's head before the enemy
        plays hane at ours.
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
why     Take the liberty on the open side, so that the enemy string is shut in toward our own
        stones.
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
why     Take a liberty of the enemy string next to a stone of ours, where our new stone has four
        liberties or more.
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
