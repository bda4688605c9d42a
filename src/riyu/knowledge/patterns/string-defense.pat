# Asked at each liberty of an own string in danger: take what attacks it, join, or get out.

class    string-defense
asked    a liberty of a string; toward a stone of the string
answer   best
last     string-defense-nothing-known

# Take the attacker: no liberty is as good as a stone taken.

pattern string-defense-answer-atari-by-atari
why     One of our strings is in atari: capture the enemy stone that stands between three of
        ours, and it gets a liberty back.
draw
  ? B ?
  A P C
  @ * ?
where   A is O, B is O, C is O, P is X
when    liberties(B) = 1, not self-atari(*)
says    capture(P) by *, counter(P) by *
yes
  X X O O X
  X * . . .
  X O X . X
  O X . . .
  X O O . X
yes
  - - - - -
  . . . . .
  O X . X O
  X X * O X
  . X O X O
  O X X X O
no      # a stone of ours is missing
  X X O O X
  X . . . .
  X O X . X
  O . . . .
  X O O . X
no      # a stone of ours is missing
  - - - - -
  . . . . .
  O X . X O
  X X . O .
  . X O X O
  O X X X O

pattern string-defense-take-the-one-at-our-side-from-beyond
why     The enemy stone touching ours has one liberty, on its far side: capture it there before
        it joins the enemy stone beside that point.
draw
  ? ? Q
  A P *
  @ ? ?
where   A is O, P is X, Q is X
when    liberties(A) <= 3, liberties(P) = 1
says    capture(P) by *
yes
  O . X O .
  O . X O .
  O X O * O
  O . X O O
  O . X X O
yes
  . . . . .
  . X . X X
  X O X . O
  O * . . O
  X . X . .
no      # a stone of ours is missing
  O . X O .
  O . X O .
  O . O . O
  O . X O O
  O . X X O
no      # a stone of ours is missing
  . . . . .
  . . . X X
  X O X . O
  O . . . O
  X . X . .

pattern string-defense-take-what-cut-us-off
why     Two enemy stones touch ours and would connect to each other here: capture the one whose
        last liberty this is.
draw
  ? @ ?
  ? A P
  ? B *
where   A is O, B is X, P is X
when    liberties(P) = 1, liberties(A) <= 3, liberties(B) >= 2
says    capture(P) by *
yes
  O . X O .
  O . X O .
  O X O * O
  O . X O O
  O . X X O
yes
  . X . X .
  . . O X .
  . O X * .
  . O O O .
  . . . . .
no      # a stone of ours is missing
  O . X O .
  O . . O .
  O X O . O
  O . X O O
  O . X X O
no      # a stone of ours is missing
  . X . X .
  . . . X .
  . O X . .
  . O O O .
  . . . . .

pattern string-defense-crawl-out-of-atari
why     Our stone on the second line is in atari under an enemy stone: extend along the line,
        and it has at least two liberties.
draw
  ? P ? ?
  ? A * ?
  ? ? . ?
  - - - -
where   A is O, P is X
when    liberties(A) = 1, liberties-after(*) >= 2
says    save(A) by *
yes
  X O X . |
  O X . . |
  O X * . |
  . O X O |
  . O O . |
yes
  - - - - -
  X X . O .
  O X * X O
  O . X O O
  . O X X O
no      # the stone of ours beside it is missing
  X O X . |
  O X . . |
  O X . . |
  . O . O |
  . O O . |
no      # the stone of ours beside it is missing
  - - - - -
  X X . O .
  O X . . O
  O . X O O
  . O X X O

pattern string-defense-under-its-open-side
why     A lone enemy stone touches our string of three liberties: hane around it, where the
        space beyond is still open.
draw
  ? . ?
  A P ?
  @ * .
  . . ?
where   A is O, P is X
when    liberties(A) = 3, stones(P) = 1, not self-atari(*)
says    hane(P) by *
yes
  . . . . .
  . . . . .
  . * . . .
  . O X . .
  . . . . .
yes
  | . . . . .
  | . . * X .
  | . . . O .
  | . . . . .
  | . . O . X
no      # a stone of ours is missing
  . . . . .
  . . . . .
  . . . . .
  . O . . .
  . . . . .
no      # a stone of ours is missing
  | . . . . .
  | . . . X .
  | . . . . .
  | . . . . .
  | . . O . X

pattern string-defense-diagonal-into-the-open
why     Our string has only three liberties: run to the open side with a diagonal move that
        stays linked to it.
draw
  . ? * .
  . A . .
  ? @ . ?
where   A is O
when    liberties(A) = 3
says    run(A) by *, make-link(A) by *
yes
  . . . . .
  . * . . .
  . O X . .
  . . . . .
  . . O . .
yes
  . . . . .
  . * X . .
  . . O . X
  . . . . X
  . O . X .
no      # a stone of ours is missing
  . . . . .
  . . . . .
  . O . . .
  . . . . .
  . . O . .
no      # a stone of ours is missing
  . . . . .
  . . X . .
  . . . . X
  . . . . X
  . O . X .

pattern string-defense-run-out-of-atari-past-its-head
why     Our string is in atari: extend past the enemy stone beside it. Ours then has three
        liberties, and that stone has no more.
draw
  ? * .
  P A ?
where   A is O, P is X
when    liberties(A) = 1, liberties-after(*) >= 3, liberties(P) <= 2
says    save(A) by *, extend(A) by *
yes
  | . . . . X
  | . . X X O
  | . * O O X
  | . . X O X
  | . O O X X
yes
  . . . . X
  . O . . .
  O X * . .
  X O . . .
  X . . . .
no      # the stone of ours beside it is missing
  | . . . . X
  | . . X X O
  | . . . O X
  | . . X O X
  | . O O X X
no      # the stone of ours beside it is missing
  . . . . X
  . O . . .
  O . . . .
  X O . . .
  X . . . .

pattern string-defense-take-before-the-friend-above-joins
why     The enemy stone blocking our string would connect to another one on its far side:
        capture it now, at its last liberty.
draw
  ? * Q
  ? P ?
  ? A @
where   A is O, P is X, Q is X
when    liberties(P) = 1
says    capture(P) by *
yes
  O . X O .
  O . X O .
  O X O * O
  O . X O O
  O . X X O
yes
  . X . X .
  . . O X .
  . O X * .
  . O O O .
  . . . . .
no      # a stone of ours is missing
  O . X O .
  O . X O .
  O . O . O
  O . X O O
  O . X X O
no      # a stone of ours is missing
  . X . X .
  . . O X .
  . . X . .
  . O O O .
  . . . . .

pattern string-defense-join-the-low-friend-in-atari
why     Another stone of ours near this string is in atari: extend it to this side, and it is no
        longer in atari.
draw
  A ? ?
  @ ? P
  ? * C
where   A is O, C is O, P is X
when    liberties(C) = 1, not self-atari(*), stones(P) <= 1
says    save(C) by *
yes
  . X O O O
  X . X . .
  . . * O O
  . O X O X
  . . O X X
yes
  O X . . O
  X . X O .
  . . * X O
  . X X O O
  O X O . O
no      # a stone of ours is missing
  . X O O O
  . . X . .
  . . . O O
  . O X O X
  . . O X X
no      # a stone of ours is missing
  O . . . O
  X . X O .
  . . . X O
  . X X O O
  O X O . O

use diagonal-link-defense/diagonal-defense-connect-and-save
why     Our string is in atari: connect at the cutting point to our stone on the diagonal, and
        together they have at least three liberties.
when    liberties-after(*) >= 3, liberties(B) >= 3
says    save(A) by *, connect(A, B) by * confidence 2136 of 2154
yes
  | . O O X X
  | . O X O .
  | . X * . .
  | . . X . .
  | . O X X .
yes
  . . X . .
  O O O X X
  O . * O X
  X X O X .
  . . . . .
no      # the stone of ours beside it is missing
  | . O O X X
  | . O X O .
  | . . . . .
  | . . X . .
  | . O X X .
no      # the stone of ours beside it is missing
  . . X . .
  O O O X X
  O . . . X
  X X O X .
  . . . . .

pattern string-defense-up-to-the-friend-in-atari
why     Our stone diagonally next to this string is in atari: connect the two before it is
        captured.
draw
  B * ?
  ? A ?
  ? @ ?
where   A is O, B is O
when    liberties(B) = 1, liberties(A) >= 2, liberties-after(*) >= 3
says    save(B) by *, connect(A, B) by * confidence 1468 of 1480
yes
  . . . . O
  . . . X O
  X . X O O
  . O * X O
  O . . O .
yes
  X . X . O
  O X . . O
  X . X O .
  . . * X O
  . X X O O
no      # the stone of ours beside it is missing
  . . . . O
  . . . X O
  X . X O O
  . O . . O
  O . . O .
no      # the stone of ours beside it is missing
  X . X . O
  O X . . O
  X . X O .
  . . . . O
  . X X O O

pattern string-defense-join-the-one-in-atari
why     The enemy holds one cutting point and our stone on the diagonal is in atari: connect at
        the other point and save it.
draw
  P B
  A *
  @ ?
where   A is O, B is O, P is X
when    liberties(B) = 1, liberties(A) >= 2, liberties-after(*) >= 4
says    save(B) by *, connect(A, B) by * confidence 2104 of 2111
yes
  | . O O X X
  | . O X O .
  | . X * . .
  | . . X . .
  | . O X X .
yes
  . X O . .
  . X O . X
  X O * O X
  O X . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  | . O O X X
  | . O . O .
  | . X . . .
  | . . X . .
  | . O X X .
no      # the stone of ours beside it is missing
  . X O . .
  . X O . X
  X . . O X
  O X . . .
  . . . . .
  - - - - -

pattern string-defense-out-to-the-side-of-three
why     Our string is short of liberties, with enemies on both sides: extend out past them. One
        of them has only two liberties itself.
draw
  ? P ?
  ? A *
  ? Q ?
where   A is O, P is X, Q is X
when    liberties(P) = 2, liberties(A) <= 2, liberties-after(*) >= 3
says    extend(A) by *
yes
  O X O . O
  . O X O .
  . . * . .
  . . . . .
  - - - - -
yes
  | . . . .
  | . . X O
  | . * O X
  | . O X X
  | . O O X
no      # the stone of ours beside it is missing
  O X O . O
  . O . O .
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  | . . . .
  | . . X O
  | . . . X
  | . O X X
  | . O O X

pattern string-defense-turn-back-at-the-end
why     Our string has two liberties left: extend along the enemy's two stones toward their open
        end, and it has at least three.
draw
  B B .
  A * .
  ? . ?
where   A is O, B is X
when    liberties(A) = 2, liberties-after(*) >= 3, stones(A) >= 2
says    extend(A) by *
yes
  . O O . . . . |
  O O X O O O O |
  O X X X X X O |
  X O X . O O X |
  . O * . . . X |
  . . . . . X . |
yes
  . O X X X
  . O O O X
  . * X X O
  . . . O X
  . . . O .
no      # the stone of ours beside it is missing
  . O O . . . . |
  O O X O O O O |
  O X X X X X O |
  X O . . O O X |
  . O . . . . X |
  . . . . . X . |
no      # the stone of ours beside it is missing
  . O X X X
  . O O O X
  . . . X O
  . . . O X
  . . . O .

pattern string-defense-push-along-the-wall
why     An enemy stone holds one cutting point between our two strings: connect at the other,
        next to a third stone of ours.
draw
  O * B
  ? A P
where   A is O, B is O, P is X
when    liberties(A) <= 3, not enemy-cannot-play-safely(*), liberties-after(*) >= 4, liberties(P) >=
        2
says    connect(A, B) by * confidence 1011 of 1014
yes
  | . O O X X
  | . O X O .
  | . X * . .
  | . . X . .
  | . O X X .
yes
  . . X . .
  O O O X X
  O . * O X
  X X O X .
  . . . . .
no      # the stone of ours beside it is missing
  | . O O X X
  | . O . O .
  | . X . . .
  | . . X . .
  | . O X X .
no      # the stone of ours beside it is missing
  . . X . .
  O O . X X
  O . . O X
  X X O X .
  . . . . .

pattern string-defense-straight-between-two
why     Enemy stones hold our string on both sides: extend straight out between them, to three
        liberties or more.
draw
  ? . ?
  ? * ?
  P A Q
where   A is O, P is X, Q is X
when    liberties(A) <= 3, liberties-after(*) >= 3
says    extend(A) by *
yes
  | . . . .
  | . . X .
  | . * O X
  | . . X O
  | . . X O
yes
  . X . X O
  X O O X O
  O . * O X
  . . . X X
  . . . . O
no      # the stone of ours beside it is missing
  | . . . .
  | . . X .
  | . . . X
  | . . X O
  | . . X O
no      # the stone of ours beside it is missing
  . X . X O
  X O O X O
  O . . . X
  . . . X X
  . . . . O

pattern string-defense-head-of-our-two
why     An enemy stone leans on our two stones: hane around it at the point where our two end.
draw
  A ? ?
  A P .
  @ * ?
  . . ?
where   A is O, P is X
when    liberties(A) = 3, stones(A) = 2, not self-atari(*)
says    hane(P) by *
yes
  . . . . .
  . . * . .
  . . O X .
  . . O X .
  X O . O X
yes
  . X . . .
  . O X . .
  . O X . X
  . . * . .
  . . . . .
  - - - - -
no      # a stone of ours is missing
  . . . . .
  . . . . .
  . . O X .
  . . O . .
  X O . O X
no      # a stone of ours is missing
  . X . . .
  . . X . .
  . O X . X
  . . . . .
  . . . . .
  - - - - -

pattern string-defense-atari-on-the-one-on-our-head
why     The enemy stone blocking our short string has two liberties: atari it from the side, and
        our string gains time to get out.
draw
  P * ?
  A ? ?
  @ . ?
where   A is O, P is X
when    liberties(A) <= 2, liberties(P) = 2, not self-atari(*)
says    atari(P) by *, counter(P) by *
yes
  X O X X .
  . X O . .
  O * . . .
  . . . . .
  O O . . .
yes
  | . . . . .
  | . . . . .
  | . . X O .
  | . * O . .
  | . . X O .
no      # a stone of ours is missing
  X O X X .
  . X . . .
  O . . . .
  . . . . .
  O O . . .
no      # a stone of ours is missing
  | . . . . .
  | . . . . .
  | . . . O .
  | . . O . .
  | . . X O .

pattern string-defense-stretch-of-two-with-the-head-free
why     Enemy stones touch our string on either side: extend at its open end before the enemy
        blocks there.
draw
  ? . ?
  . * .
  P A ?
  ? A Q
where   A is O, P is X, Q is X
when    liberties(A) <= 3, liberties-after(*) >= 3
says    extend(A) by *
yes
  | . . . .
  | . . X X
  | . * O O
  | . . X O
  | . O O X
yes
  O O O X X
  . X X O O
  O X O . .
  . X X * .
  . O O . .
no      # the stone of ours beside it is missing
  | . . . .
  | . . X X
  | . . . O
  | . . X O
  | . O O X
no      # the stone of ours beside it is missing
  O O O X X
  . X X O O
  O X O . .
  . X . . .
  . O O . .

pattern string-defense-head-before-it-is-bent
why     Our stones run level with the enemy's and are short of liberties: extend now, before the
        enemy plays hane at our head.
draw
  ? * .
  B A P
  ? A P
where   A is O, P is X, B is X
when    liberties(A) <= 3, liberties-after(*) >= 3
says    extend(A) by *
yes
  . . . . .
  . X . . .
  O X * . .
  . O X O .
  . O X O .
yes
  | . . . .
  | . . X X
  | . * O O
  | . . X O
  | . O O X
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  O X . . .
  . O . O .
  . O X O .
no      # the stone of ours beside it is missing
  | . . . .
  | . . X X
  | . . . O
  | . . X O
  | . O O X

pattern string-defense-along-the-stone-that-came
why     An enemy stone has left our string two liberties: extend along that stone, where the
        string gets four or more.
draw
  ? * .
  ? A P
  . @ ?
where   A is O, P is X
when    liberties(A) = 2, liberties-after(*) >= 4
says    extend(A) by *
yes
  O O O X X
  O . * O X
  X X O X .
  . . . . .
  O O . . .
yes
  . . . O .
  . X . . .
  . X O X .
  O . * O .
  . . . . .
no      # the stone of ours beside it is missing
  O O O X X
  O . . O X
  X X . X .
  . . . . .
  O O . . .
no      # the stone of ours beside it is missing
  . . . O .
  . X . . .
  . X . X .
  O . . O .
  . . . . .

pattern string-defense-stop-the-wedge-from-our-side
why     An enemy stone has wedged in between two of ours: block it on the side of our string's
        liberty, so that it can go only the other way.
draw
  ? . ?
  A P C
  @ * ?
where   A is O, C is O, P is X
when    liberties(A) <= 3, not self-atari(*)
says    block(P) by *
yes
  . O X X O
  O . * O .
  . X . X O
  . . . . .
  . . . . .
  - - - - -
yes
  | . . . .
  | . . X O
  | . * O .
  | . . X O
  | . . . .
no      # a stone of ours is missing
  . O X X O
  O . . O .
  . X . . O
  . . . . .
  . . . . .
  - - - - -
no      # a stone of ours is missing
  | . . . .
  | . . . O
  | . . O .
  | . . X O
  | . . . .

pattern string-defense-stretch-the-low-friend-out
why     Our stone diagonal to this string has two liberties and an enemy against it: stretch it
        on, where both sides are open.
draw
  A ? ?
  @ C P
  . * .
  ? . .
where   A is O, C is O, P is X
when    liberties(A) = 3, liberties(C) = 2
says    extend(C) by *
yes
  . . . . .
  . * . . .
  O X . . .
  . O X . .
  . O . . .
yes
  | . . . . .
  | . . * . .
  | . . X O .
  | . X O O .
  | . . X O .
no      # a stone of ours is missing
  . . . . .
  . . . . .
  O X . . .
  . O . . .
  . O . . .
no      # a stone of ours is missing
  | . . . . .
  | . . . . .
  | . . X O .
  | . . O O .
  | . . X O .

pattern string-defense-atari-on-the-one-between-us
why     An enemy stone between two of our strings has two liberties: atari it before it cuts
        them apart.
draw
  ? * ?
  A P B
  @ ? ?
where   A is O, B is O, P is X
when    liberties(A) <= 3, liberties(P) = 2, not self-atari(*)
says    atari(P) by *
yes
  - - - - - +
  . X O . . |
  . * X . . |
  . O O O . |
  X X X O O |
yes
  - - - - -
  . . . . .
  O X O . .
  O * X X .
  . . . . .
  . . . . .
no      # a stone of ours is missing
  - - - - - +
  . X . . . |
  . . X . . |
  . O O O . |
  X X X O O |
no      # a stone of ours is missing
  - - - - -
  . . . . .
  O X . . .
  O . X X .
  . . . . .
  . . . . .

pattern string-defense-take-before-it-joins
why     The enemy stone beside ours is one move from connecting to the next one: capture it
        here, at its last liberty.
draw
  A P ?
  @ * ?
  ? Q ?
where   A is O, P is X, Q is X
when    liberties(P) = 1
says    capture(P) by *
yes
  | . . X X
  | X . X O
  | O * O .
  | X O O O
  | X X X X
yes
  . . . . . |
  . . X . . |
  . X * . . |
  X O X O . |
  . . O . . |
no      # a stone of ours is missing
  | . . X X
  | . . X O
  | O . O .
  | X O O O
  | X X X X
no      # a stone of ours is missing
  . . . . . |
  . . X . . |
  . X . . . |
  X O X . . |
  . . O . . |

pattern string-defense-turn-under-its-side
why     The enemy stone beside our short string has two liberties: atari it from this side,
        where we get three liberties ourselves.
draw
  A P .
  @ * ?
  ? . ?
where   A is O, P is X
when    liberties(P) = 2, liberties(A) <= 2, liberties-after(*) >= 3, not
        enemy-cannot-play-safely(*)
says    atari(P) by *
yes
  X O X X .
  . X O . .
  O * . . .
  . . . . .
  O O . . .
yes
  . . . . |
  X O * . |
  O X . . |
  O X . . |
  . O X . |
no      # a stone of ours is missing
  X O X X .
  . X . . .
  O . . . .
  . . . . .
  O O . . .
no      # a stone of ours is missing
  . . . . |
  X O . . |
  O . . . |
  O X . . |
  . O X . |

pattern string-defense-stretch-the-friend-below
why     An enemy stone presses our stone diagonal to this string down to two liberties: stretch
        it, and it has four or more.
draw
  A ? ?
  @ C P
  . * .
where   A is O, C is O, P is X
when    liberties(A) <= 3, liberties(C) = 2, liberties-after(*) >= 4
says    extend(C) by *
yes
  . . . . .
  . * . . .
  O X . . .
  . O X . .
  . O . . .
yes
  | . . . . .
  | . . * . .
  | . . X O .
  | . X O O .
  | . . X O .
no      # a stone of ours is missing
  . . . . .
  . . . . .
  O X . . .
  . O . . .
  . O . . .
no      # a stone of ours is missing
  | . . . . .
  | . . . . .
  | . . X O .
  | . . O O .
  | . . X O .

pattern string-defense-hane-over-the-one-that-presses
why     An enemy stone leans on our string of three liberties: hane on its open side and take a
        liberty from it.
draw
  @ * .
  A P .
where   A is O, P is X
when    liberties(A) = 3, not self-atari(*), liberties(P) <= 3
says    hane(P) by *
yes
  . O . X O
  . . . X O
  . O * O X
  . . . . .
  . . . X X
yes
  | . . . . .
  | . . * X .
  | . . . O .
  | . . . . .
  | . . O . X
no      # the enemy stone is missing
  . O . X O
  . . . X O
  . O . . X
  . . . . .
  . . . X X
no      # a stone of ours is missing
  | . . . . .
  | . . . X .
  | . . . . .
  | . . . . .
  | . . O . X

use diagonal-contact/diagonal-contact-hold-both-crossings
why     Two of our strings, both short of liberties, stand diagonally with the enemy at one
        cutting point: connect at the other.
as      @ is P
when    liberties(A) <= 3, liberties(B) <= 2, liberties(P) >= 2
says    connect(A, B) by * confidence 2139 of 2163
yes
  . . . X O
  X . X O O
  . O * X O
  O . . O .
  . X . X .
yes
  . O . . |
  O O X . |
  O X * . |
  . O X . |
  . . . . |
no      # the stone of ours beside it is missing
  . . . X O
  X . . O O
  . O . X O
  O . . O .
  . X . X .
no      # the stone of ours beside it is missing
  . O . . |
  O O X . |
  O . . . |
  . O X . |
  . . . . |

pattern string-defense-mouth-below-the-press
why     An enemy stone stops our stones at their end: a diagonal move around it blocks it and
        keeps room for an eye beside ours.
draw
  A A P ?
  @ . * ?
  ? . ? ?
where   A is O, P is X
when    liberties(A) <= 3, not self-atari(*)
says    keep-shape(A) by *, block(P) by *
yes
  . . . . .
  . O . X O
  . . . X O
  . O * O X
  . . . . .
yes
  X X . . .
  O O . O .
  X O . . .
  O X * . .
  . . . . .
  - - - - -
no      # a stone of ours is missing
  . . . . .
  . O . . O
  . . . X O
  . O . O X
  . . . . .
no      # a stone of ours is missing
  X X . . .
  O . . O .
  X O . . .
  O X . . .
  . . . . .
  - - - - -

pattern string-defense-under-the-wedge
why     An enemy stone stands at a cutting point between two of our strings, both short of
        liberties: block it next to our liberty.
draw
  ? B .
  A P ?
  @ * ?
where   A is O, B is O, P is X
when    liberties(A) <= 3, liberties(B) <= 2, not self-atari(*)
says    block(P) by *
yes
  . O . X O
  . . . X O
  . O * O X
  . . . . .
  . . . X X
yes
  . . . . |
  O X * . |
  X O . . |
  . . . . |
  . O . . |
no      # a stone of ours is missing
  . O . X O
  . . . X O
  . O . O .
  . . . . .
  . . . X X
no      # a stone of ours is missing
  . . . . |
  . X . . |
  X O . . |
  . . . . |
  . O . . |

pattern string-defense-atari-between-the-two-cutters
why     Two enemy stones touch ours on two sides: play the cutting point between them, with
        atari on the one that has two liberties.
draw
  P *
  A Q
  @ ?
where   A is O, P is X, Q is X
when    liberties(A) <= 3, liberties(Q) = 2, not self-atari(*), stones(Q) <= 1, stones(P) <= 2
says    atari(Q) by *, cut(P, Q) by * confidence 204 of 265
yes
  - - - - - +
  . X O . . |
  . * X . . |
  . O O O . |
  X X X O O |
yes
  - - - - -
  . . . . .
  O X O . .
  O * X X .
  . . . . .
  . . . . .
no      # a stone of ours is missing
  - - - - - +
  . X . . . |
  . . X . . |
  . O O O . |
  X X X O O |
no      # a stone of ours is missing
  - - - - -
  . . . . .
  O X . . .
  O . X X .
  . . . . .
  . . . . .

pattern string-defense-take-before-it-joins-sideways
why     Capture the enemy stone beside ours now: its last liberty, next to our own, would
        connect it to another enemy stone.
draw
  A P ?
  @ * Q
where   A is O, P is X, Q is X
when    liberties(P) = 1
says    capture(P) by *
yes
  . X . X X
  X O X . O
  O * . . O
  X . X . .
  . . . X O
yes
  | . . X O O
  | . X O X .
  | . . * O .
  | . . . X .
  | . . . X O
no      # a stone of ours is missing
  . X . X X
  X O . . O
  O . . . O
  X . X . .
  . . . X O
no      # a stone of ours is missing
  | . . X O O
  | . . O X .
  | . . . O .
  | . . . X .
  | . . . X O

pattern string-defense-between-the-two-that-close
why     Enemy stones close in on our string's way out from two sides: extend between them while
        it is still open.
draw
  P . ?
  A * .
  @ Q ?
where   A is O, P is X, Q is X
when    liberties(A) <= 3, not self-atari(*)
says    extend(A) by *
yes
  O . . O .
  . . O X X
  O X * . .
  X O . X .
  X . O . .
yes
  . . . . .
  O X . X X
  . * O X O
  . . . O .
  . . . . .
no      # the stone of ours beside it is missing
  O . . O .
  . . O X X
  O . . . .
  X O . X .
  X . O . .
no      # the stone of ours beside it is missing
  . . . . .
  O . . X X
  . . O X O
  . . . O .
  . . . . .

pattern string-defense-cut-beside-to-get-a-move
why     Our string has two liberties, like the enemy stone beside it: atari that stone at the
        point that leads to another enemy stone.
draw
  A P ?
  @ * Q
where   A is O, P is X, Q is X
when    liberties(A) = 2, liberties(P) = 2, not self-atari(*)
says    atari(P) by *
yes
  . . X O .
  O X O . O
  . . * O .
  . . X X .
  . . . O .
yes
  X O X . .
  . X O . .
  X * . . .
  . . . . .
  . . . . .
no      # a stone of ours is missing
  . . X O .
  O . O . O
  . . . O .
  . . X X .
  . . . O .
no      # a stone of ours is missing
  X O X . .
  . X . . .
  X . . . .
  . . . . .
  . . . . .

pattern string-defense-out-over-the-diagonal-enemy
why     An enemy stone waits diagonally ahead of our string: extend beside it before it blocks,
        and we have four liberties or more.
draw
  . * X
  . A ?
  ? P ?
where   A is O, P is X
when    stones(A) >= 2, liberties(A) <= 3, liberties-after(*) >= 4
says    extend(A) by *
yes
  | . O O O
  | . X X .
  | . * O O
  | . . X .
  | . . X O
yes
  X X X O O
  O O O O O
  . . * X X
  O . O O .
  X . X X X
no      # the stone of ours beside it is missing
  | . O O O
  | . . X .
  | . . O O
  | . . X .
  | . . X O
no      # the stone of ours beside it is missing
  | . O O O
  | . . X .
  | . . O O
  | . . X .
  | . . X O

use reading-reflex/reflex-answer-the-peep
why     The enemy peeps at our one-space jump, and both our strings are short of liberties:
        connect before the cut.
as      @ is P
when    liberties(A) = 3, liberties(B) <= 3
says    connect(A, B) by * confidence 357 of 364
yes
  | . X O O
  | . O . .
  | . * X O
  | . O X O
  | . . X O
yes
  + - - - - -
  | . . . . X
  | X X O . X
  | O X * X .
  | . O O O X
  | O X X O .
no      # the stone of ours beside it is missing
  | . X O O
  | . O . .
  | . . X O
  | . . X O
  | . . X O
no      # the stone of ours beside it is missing
  + - - - - -
  | . . . . X
  | X X O . X
  | O X . . .
  | . O O O X
  | O X X O .

pattern string-defense-bend-out-under-the-press
why     An enemy stone presses on our string: hane around it here, so that it can't stretch that
        way.
draw
  P * ?
  A @ .
where   A is O, P is X
when    liberties(A) <= 3, not self-atari(*)
says    hane(P) by *
yes
  . . . . .
  . O . . X
  . X * . .
  . . . . .
  . . . . .
  - - - - -
yes
  . X O . .
  . O X . .
  . . * . .
  . . . . .
  . . . . .
no      # a stone of ours is missing
  . . . . .
  . . . . X
  . X . . .
  . . . . .
  . . . . .
  - - - - -
no      # a stone of ours is missing
  . . . . .
  . . . . X
  . X . . .
  . . . . .
  . . . . .
  - - - - -

pattern string-defense-atari-that-leaves-one-way
why     Our string and an enemy string have two liberties each: give atari first, on the side
        away from our other stone.
draw
  * P ?
  A ? B
  ? ? ?
where   A is O, B is O, P is X
when    liberties(A) = 2, liberties(P) = 2, not self-atari(*)
says    atari(P) by *
yes
  | . . O X O
  | . . X O X
  | . . * O X
  | . . . . .
  + - - - - -
yes
  X . . O .
  . X O X O
  . O * X O
  O X X . X
  . . . . .
no      # the stone of ours beside it is missing
  | . . O X O
  | . . . O X
  | . . . O X
  | . . . . .
  + - - - - -
no      # the stone of ours beside it is missing
  X . . O .
  . X . X O
  . O . X O
  O X X . X
  . . . . .

pattern string-defense-take-what-stands-at-the-liberty
why     This point is a liberty of our short string and the last one of the enemy stone next to
        it: play here and capture that stone.
draw
  * P
  A ?
where   A is O, P is X
when    liberties(A) <= 2, liberties(P) = 1
says    capture(P) by *
yes
  + - - - -
  | . * X O
  | X O O X
  | . X . .
yes     # a stone nearby changes nothing
  + - - - -
  | . * X O
  | X O O X
  | . X X .
no      # the enemy stone has two liberties
  . . . . . .
  . . . O . .
  . . * X . .
  . X O O . .
  . . X X . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . O . .
  . . . . O .
  . X O O . .
  . . X X . .
  . . . . . .

pattern string-defense-take-what-stands-at-the-side
why     Our string is short of liberties, but the enemy stone beside it is in atari: capture it
        rather than run.
draw
  @ *
  A P
where   A is O, P is X
when    liberties(A) <= 2, liberties(P) = 1
says    capture(P) by *
yes
  . . . . . .
  . . . * . .
  . X O X O .
  . . X O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . . * . .
  . X O X O .
  . . X O . .
  X . . . . .
no      # the stone beside ours is not in atari
  . . . . . .
  . . . * . .
  . X O X . .
  . . X O . .
  . . . . . .
no      # a stone of ours more stands there
  . . . . . .
  . . O . . .
  . X O X O .
  . . X O . .
  . . . . . .

pattern string-defense-take-what-stands-across
why     The enemy stone that attacks our string has its last liberty on the side away from us:
        play there and capture it.
draw
  @ ? ?
  A P *
where   A is O, P is X
when    liberties(A) <= 2, liberties(P) = 1
says    capture(P) by *
yes
  . . . . . . .
  . . . O . . .
  . X O X * . .
  . . X O . . .
  . . . . . . .
yes
  + - - - - - - - -
  | . . . . O X * X
  | . . . . . O . .
  | . . . . . . . .
  | . . . . . . . X
  | . . . . . . . .
no      # it has a second liberty
  . . . . . . .
  . . . O . . .
  . X O X * . .
  . . X . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . X O . . . .
  . . X O . . .
  . . . . . . .

pattern string-defense-take-the-blocker-behind
why     The enemy stone behind our string has one liberty left: capture it, and our string gets
        a new liberty there.
draw
  @ ?
  A ?
  P *
where   A is O, P is X
when    liberties(A) <= 2, liberties(P) = 1
says    capture(P) by *
yes
  + - - - -
  | . * X O
  | X . O X
  | . . . .
  | . . X .
  | . O . .
  | . . . .
yes
  . . . . O X O
  . . . O X O X
  . . O X X O X
  . . . . X O X
  . . . . . * .
  - - - - - - -
no      # it has a second liberty: we could only give atari
  . . . . . .
  . . X . . .
  . X . . . .
  . . O X . .
  . . X * . .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . X . . .
  . X . . . .
  . . O . . .
  . O X . . .
  . . O . . .
  . . . . . .

# In atari.

glob string-defense-in-atari
why     Our string has one liberty: what doesn't help now comes too late.
draw
  @
  A
where   A is O
when    liberties(A) = 1

bar string-defense-not-into-the-same-atari
why     After the step the string would have one liberty again: it only gives one stone more.
draw
  *
  A
where   A is O
when    liberties-after(*) <= 1
yes
  . . . . . . .
  . . . X . . .
  . . X * X . .
  . . X O X . .
  . . . X . . .
  . . . . . . .
yes
  | . . X . .
  | . X O X .
  | . X * . .
  + - - - - -
no      # the step out has two liberties
  . . . . . . .
  . . . . . . .
  . . X * . . .
  . . X O X . .
  . . . X . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . . X . X . .
  . . . X . . .
  . . . . . . .

bar string-defense-not-along-the-first-line
why     Under an enemy wall each step on the first line gains one liberty and loses one: it never
        ends well.
draw
  - - - - - - -
  ? . . * . . ?
  ? x X A X x ?
where   A is O
yes
  - - - - - - - - -
  . . . . * . . . .
  . . . X O X . . .
  . . . . X . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  - - - - - - - - -
  . . . . * . . . .
  . . . X O X . X .
  . . . . X . . . .
  . . . . . . . . .
no      # a friend stands on the way: we arrive
  - - - - - - - - -
  . . . . * . . . .
  . . O X O X . . .
  . . . . X . . . .
  . . . . . . . . .
no      # an enemy stone more stands there
  - - - - - - - - -
  . . . X . . . . .
  . . . X O X . . .
  . . . . X . . . .
  . . . . . . . . .

pattern string-defense-join-the-friend-ahead
why     Our string is in atari: connect it to our stone just beyond its last liberty, and it has
        three liberties or more.
draw
  ? B ?
  ? * ?
  ? A ?
where   A is O, B is O
when    liberties-after(*) >= 3
says    save(A) by *, connect(A, B) by * confidence 131 of 131
yes
  . . . . . . .
  . . . O . . .
  . . . * . . .
  . . X O X . .
  . . . X . . .
  . . . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . X . . . .
  | . X O * O . .
  | . . X . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # together they would have one liberty too few
  . . . . . . .
  . . X O X . .
  . . X * . . .
  . . X O X . .
  . . . X . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . X O X . .
  . . . X . . .
  . . . . . . .

pattern string-defense-join-the-friend-at-the-side
why     Our string is in atari: extend at its last liberty, which also touches another stone of
        ours, and the two are connected.
draw
  * B
  A ?
where   A is O, B is O
when    liberties-after(*) >= 3
says    save(A) by *, connect(A, B) by *
yes
  . . . . . . .
  . . . . . . .
  . X * O . . .
  . X O X . . .
  . . X . . . .
  . . . . . . .
yes
  - - - - - - +
  . . * X O . |
  . . X O . . |
  . . . . . . |
no      # the friend has hardly a liberty itself
  . . . . . . .
  . . X X . . .
  . X * O X . .
  . X O X . . .
  . . X . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X . . . .
  . X . O . . .
  . X O X . . .
  . . X . . . .
  . . . . . . .

use reading-reflex/reflex-atari-on-what-came
why     Our string is in atari: extend so that the enemy stone next to this point is in atari in
        turn.
as      @ is P
when    liberties-after(*) >= 3
says    save(A) by *, atari(P) by *, counter(P) by *
yes
  . . . . .
  . O X . .
  O X * . .
  O X O . .
  . O X . .
  . . . . .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . O X . .
  O X * . .
  O X O . .
  . O X . .
  . . X . .
  - - - - -
no      # the enemy string has three liberties: it need not answer
  . . . . . . .
  . . . O . . .
  . . * X . . .
  . X O X O . .
  . . X . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  O X . . .
  O X O . .
  . O X . .
  . . . . .
  - - - - -

pattern string-defense-run-out-to-three
why     Three liberties after the step: that is no ladder any more.
draw
  *
  A
where   A is O
when    liberties-after(*) >= 3, liberties(A) = 1
says    save(A) by *, extend(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X O X . .
  . . . X . . .
  . . . . . . .
yes
  - - - - - - +
  . . * X O . |
  . . X O . . |
  . . . . . . |
no      # the step has two liberties
  . . . . . . .
  . . X . . . .
  . . X * . . .
  . . X O X . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . X O X . .
  . . . X . . .
  . . . . . . .

pattern string-defense-run-to-the-friend-on-the-way
why     Our string is in atari and gets only two liberties by running, but our stone ahead helps
        against a ladder.
draw
  ? . . B
  X * . .
  ? A ? ?
where   A is O, B is O
when    liberties-after(*) = 2
says    save(A) by *, run(A) by *
yes
  . . . . . . . .
  . . . . . O . .
  . . X * . . . .
  . . X O X . . .
  . . . X . . . .
  . . . . . . . .
yes
  . X . . . .
  . . . . . .
  . X . . . .
  . . . * O .
  . . O X O .
  . . . O . .
  . . . . . .
no      # an enemy stone stands on the way
  . . . . . . . .
  . . . . . O . .
  . . X * X . . .
  . . X O X . . .
  . . . X . . . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . . X . O . .
  . . X . . . . .
  . . X O X . . .
  . . . X . . . .
  . . . . . . . .

end

# Two liberties.

glob string-defense-at-two-liberties
why     Our string has two liberties: it may still choose where it goes.
draw
  @
  A
where   A is O
when    liberties(A) = 2

pattern string-defense-connect-the-two-of-us
why     Two of our strings with no more than two liberties each meet at this point: connect
        them, and they have four or more.
draw
  * B
  A ?
where   A is O, B is O
when    liberties-after(*) >= 4, not enemy-cannot-play-safely(*), liberties(B) <= 2
says    connect(A, B) by * confidence 17 of 17, save(A) by *
yes
  - - - - - - +
  . X O . . . |
  X O * . . . |
  . X O . . . |
  . . . . . . |
yes     # a stone nearby changes nothing
  - - - - - - +
  X X O . . . |
  X O * . . . |
  . X O . . . |
  . . . . . . |
no      # there is nobody to join
  . . . . . . .
  . . . . . . .
  . . * . . . .
  . X O X . . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . O .
  . O . .
  O X . .
  . . . .

pattern string-defense-atari-on-the-cutting-stone
why     Our string and the enemy stone diagonal to it have two liberties each: it is our move,
        so give atari first.
draw
  * P
  A ?
where   A is O, P is X
when    liberties(P) = 2, liberties-after(*) >= 3
says    atari(P) by *, counter(P) by *
yes
  . . . . . . .
  . . . O . . .
  . . * X . . .
  . . O X O . .
  . . X O . . .
  . . . . . . .
yes
  . . . . .
  X O * . .
  O X X O .
  . O . . .
no      # it has three liberties
  . . . . . . .
  . . . O . . .
  . . * X . . .
  . . O X O . .
  . . X . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . O X O . .
  . . X O . . .
  . . . . . . .

pattern string-defense-atari-from-the-far-side
why     The enemy stone attacking our string has two liberties: atari it from its far side, and
        the enemy must look after it.
draw
  @ ? ?
  A P *
where   A is O, P is X
when    liberties(P) = 2, not self-atari(*)
says    atari(P) by *, counter(P) by *
yes
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . X . . . .
  . . . . . . .
yes
  . . . . .
  . * X O .
  . . O X .
  . . . . .
no      # it has three liberties
  . . . . . . .
  . . . . . . .
  . . O X * . .
  . . X . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . . O . . . .
  . . X . . . .
  . . . . . . .

pattern string-defense-join-under-the-enemy
why     Our two stones on the second line have a gap between them under an enemy stone: connect
        before it cuts through.
draw
  | . ? ?
  | . B ?
  | . * P
  | . A ?
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*)
says    connect(A, B) by *, save(A) by *
yes
  - - - - - +
  . . . . . |
  O X * X . |
  . O O X . |
  O X X . . |
yes
  O X . . |
  X . . . |
  X . X . |
  X O * . |
  O X X . |
  . O O . |
no      # an enemy stone more stands there
  - - - - - +
  . . . O . |
  O X . X . |
  . O O X . |
  O X X . . |
no      # the stone of ours beside it is missing
  - - - - - +
  . . . . . |
  O . . X . |
  . O O X . |
  O X X . . |

pattern string-defense-bend-out-over-the-head
why     Our string has two liberties and an enemy stone blocks the stone next to it: hane around
        that enemy stone and get out.
draw
  . . .
  P * .
  O A ?
where   A is O, P is X
when    liberties-after(*) >= 3, liberties(P) <= 3
says    hane(P) by *
yes
  - - - - -
  . . . . .
  O X * . .
  . O O X .
  . X X . .
yes
  X O O . X
  O X X . .
  X O * . X
  . . . . .
  . . . . X
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  O X X . .
  . O O X .
  . X X . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  O X . . .
  . . O X .
  . X X . .

pattern string-defense-stretch-toward-the-friend
why     Our string has two liberties and enemies on two sides: extend toward our other stone
        ahead.
draw
  ? . B
  . * .
  . A X
  ? X ?
where   A is O, B is O
when    liberties-after(*) >= 3
says    extend(A) by *
yes
  | . . . . .
  | . . X . .
  | . . O X .
  | . . * . .
  | . . . O .
  | . . . . .
yes
  - - - - - +
  . . . . . |
  . . O . . |
  . O X . . |
  . . * . . |
  . X . . . |
  . . . . . |
no      # an enemy stone more stands there
  | . . . . .
  | . . X . .
  | . . O X .
  | . . X . .
  | . . . O .
  | . . . . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . X . .
  | . . . X .
  | . . . . .
  | . . . O .
  | . . . . .

pattern string-defense-out-between-the-two
why     Our string has two liberties, with an enemy stone on either side: extend straight out,
        to four liberties, before it is shut in.
draw
  ? . ?
  . * .
  X A P
  ? . ?
where   A is O, P is X
when    liberties-after(*) >= 4
says    run(A) by *, extend(A) by *
yes
  . . X . . |
  . O X . . |
  . . O * . |
  . . X . . |
  . . . . . |
yes
  - - - - -
  . . . . .
  O . * . X
  . X O X .
  . O . . .
  X . . . .
no      # an enemy stone more stands there
  . . X . . |
  . O X . . |
  . . O X . |
  . . X . . |
  . . . . . |
no      # the stone of ours beside it is missing
  . . X . . |
  . O X . . |
  . . . . . |
  . . X . . |
  . . . . . |

pattern string-defense-stretch-to-four
why     Our string is down to two liberties: extend on this side, where it gets at least four.
draw
  *
  A
where   A is O
when    liberties-after(*) >= 4
says    extend(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . * . . . .
  . . O X . . .
  . . X O . . .
  . . . . . . .
yes
  . . . .
  . . O .
  . * X O
  . . . .
no      # an enemy stone takes one of the four
  . . . . . . .
  . . . . . . .
  . . * X . . .
  . . O X . . .
  . . X O . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . .
  . . O .
  . . . O
  . . . .

pattern string-defense-push-out-between
why     Our string has two liberties and its way out lies between two enemy stones: push through
        the gap before it is closed.
draw
  ? . ?
  X * X
  ? A ?
where   A is O
when    liberties-after(*) >= 2
says    push(A) by *, run(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . X * X . .
  . . X O . . .
  . . . X . . .
  . . . . . . .
yes
  . . . . . . .
  . . X * X . .
  . . X O X . .
  . . . . . . .
  - - - - - - -
no      # the way behind is closed
  . . . . . . .
  . . . X . . .
  . . X * X . .
  . . X O . . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . . X O . . .
  . . . X . . .
  . . . . . . .

pattern string-defense-along-the-second-line-to-help
why     Our string must crawl along the second line: that is good here, because our own stone
        stands ahead. Extend toward it.
draw
  | ? B ?
  | . . .
  | . * .
  | . A X
where   A is O, B is O
when    liberties-after(*) >= 3
says    run(A) by *, extend-along(A) by *
yes
  | . . . .
  | . O . .
  | . . . .
  | . * . .
  | . O X .
  | . X . .
  | . . . .
yes     # a stone nearby changes nothing
  | . . . .
  | . O . .
  | . . . .
  | . * . .
  | . O X X
  | . X . .
  | . . . .
no      # nobody waits ahead
  | . . . .
  | . . . .
  | . . . .
  | . * . .
  | . O X .
  | . X . .
  | . . . .
no      # an enemy stone more stands there
  | . . . .
  | . O . .
  | . X . .
  | . . . .
  | . O X .
  | . X . .
  | . . . .

bar string-defense-no-step-that-gains-nothing
why     A step after which we have two liberties again changes nothing: the enemy gives atari all
        the same.
draw
  *
  A
where   A is O
when    liberties-after(*) <= 2
yes
  . . . . . . .
  . . . X . . .
  . . X * . . .
  . . X O X . .
  . . . . . . .
  . . . . . . .
yes
  . . . . .
  . . . X .
  . X * O .
  - - - - -
no      # the step gains a liberty
  . . . . . . .
  . . . . . . .
  . . X * . . .
  . . X O X . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . X . . . .
  . . X O X . .
  . . . . . . .
  . . . . . . .

end

# Three liberties: shape.

glob string-defense-at-three-liberties
why     Our string has three liberties: now it is time for shape.
draw
  @
  A
where   A is O
when    liberties(A) = 3

pattern string-defense-block-while-joining
why     The enemy pushes in between two of our strings, and ours is short of liberties: block in
        front and link them.
draw
  . B ?
  * X .
  A X ?
where   A is O, B is O
when    not enemy-cannot-play-safely(*), not self-atari(*)
says    connect(A, B) by * confidence 115 of 173
yes
  - - - - -
  . . . . .
  . . . . .
  . O X X .
  . . * O .
  X . . . .
yes
  - - - - -
  . . . . .
  . X X O O
  . O * . O
  O . X . O
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  . . . . .
  . O X X .
  . . X O .
  X . . . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . .
  . . X X .
  . . . O .
  X . . . .

pattern string-defense-up-to-the-friend-beyond
why     Extend along the enemy's two stones: together with our stone beyond their end this
        closes their way.
draw
  ? . B
  . * P
  . A P
where   A is O, B is O, P is X
when    not self-atari(*)
says    extend(A) by *, block(P) by *
yes
  | . . . . .
  | . . X O .
  | . . * O .
  | . . . X .
  | . . . . .
yes
  . O O O X
  . O X X O
  . . * O .
  . . . . .
  . . . . .
no      # an enemy stone more stands there
  | . . . . .
  | . . X O .
  | . O . O .
  | . . . X .
  | . . . . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . O .
  | . . . O .
  | . . . X .
  | . . . . .

pattern string-defense-stay-ahead-on-the-third-line
why     The enemy presses us from the fourth line: stretch along the third line to keep level
        with it and make points.
draw
  | . . . ?
  | . . * X
  | . . A P
  | . . . ?
where   A is O, P is X
when    not self-atari(*)
says    extend(A) by *
yes
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . * O . . |
  . . X X . . |
  . . . . . . |
yes
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . * O . . |
  . . X X . . |
  . X . . . . |
no      # an enemy stone more stands there
  - - - - - - +
  . . . . . . |
  . . X . . . |
  . . . O . . |
  . . X X . . |
  . . . . . . |
no      # the stone of ours beside it is missing
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . . . . |
  . . X X . . |
  . . . . . . |

pattern string-defense-bend-in-front-of-the-wall
why     The enemy's stones run along ours but end one short: hane in front of them, with four
        liberties or more.
draw
  ? . . .
  X P * .
  ? O A ?
where   A is O, P is X
when    not self-atari(*), liberties-after(*) >= 4
says    hane(P) by *
yes
  . . . . O
  . . O O X
  . . O X O
  . . * X .
  . . . . .
  . . . . .
yes
  - - - - - -
  . . . . . X
  . . * X X .
  O . O O X X
  . O . X O O
no      # an enemy stone more stands there
  . . . . O
  . . O O X
  . . O X O
  . . . X O
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . O
  . . O O X
  . . O . O
  . . . X .
  . . . . .
  . . . . .

pattern string-defense-head-of-the-wall
why     Our wall and the enemy's end level: extend one step ahead first, or the enemy's hane
        bends around our end.
draw
  . . .
  . * .
  X A .
  X O ?
where   A is O
when    liberties-after(*) >= 4
says    extend(A) by *
yes
  . . . . . .
  . X X . . .
  X O O * . .
  O . . . . .
  . . . . . .
yes
  - - - - - +
  . . . . . |
  . . * . . |
  O O X . . |
  . O X . . |
  X X O O . |
no      # an enemy stone more stands there
  . . . . . .
  . X X . . .
  X O O . . .
  O X . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . X X . . .
  X . O . . .
  O . . . . .
  . . . . . .

pattern string-defense-jump-out
why     Our string has three liberties: a one-space jump into the open gets out faster than a
        stretch.
draw
  . . .
  . * .
  . @ .
  ? A ?
where   A is O
when    line(*) >= 3
says    run(A) by *, make-link(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . O X . .
  . . . . . . .
  . . . . . . .
yes
  | . . . . . .
  | . . . O O .
  | . . O . X .
  | . . . . . .
  | . . . . * .
  | . . . . . .
  | . . . . . .
no      # an enemy stone waits where we would land
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . . . . . .
  . . . O X . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .

pattern string-defense-diagonal-out
why     An enemy stone stands in our straight way out: the diagonal move gets out too, and can
        be connected at either cutting point.
draw
  ? X . ?
  . @ * .
  ? A . ?
where   A is O
says    run(A) by *, make-link(A) by *
yes
  . . . . . . .
  . . X . . . .
  . . . * . . .
  . X O . . . .
  . . . . . . .
  . . . . . . .
yes
  . . X X . .
  . X O O X .
  . . . . . .
  . X . O X .
  . . * . . .
  . . . . . .
no      # the enemy has one of the two crossings: the enemy cuts at the other
  . . . . . . .
  . . X . . . .
  . . . * . . .
  . X O X . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X X . . .
  . . . . . . .
  . X O . . . .
  . . . . . . .
  . . . . . . .

pattern string-defense-stretch-from-the-contact
why     An enemy stone touches our string of three liberties: stretch straight ahead, which
        leaves no cutting point behind.
draw
  . * .
  ? A X
where   A is O
when    liberties-after(*) >= 4
says    extend(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . O X . .
  . . . . . . .
  . . . . . . .
yes
  | . . . .
  | . . . .
  | . X X .
  | * O . .
  | . . . .
  | . . . .
  | . . . .
no      # an enemy stone is ahead on the other side
  . . . . . . .
  . . . . . . .
  . . X * . . .
  . . . O X . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .

end

pattern string-defense-nothing-known
why     Nothing better is known here.
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
