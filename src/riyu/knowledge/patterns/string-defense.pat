# Asked at each liberty of an own string in danger: take what attacks it, join, or get out.

class    string-defense
asked    a liberty of a string; toward a stone of the string
answer   best
last     string-defense-nothing-known

# Take the attacker: no liberty is as good as a stone taken.

pattern string-defense-answer-atari-by-atari
why     A friend around the corner is in atari by the stone between: atari on that stone comes
        first.
draw
  ? B ?
  A P C
  @ * ?
where   A is O, B is O, C is O, P is X
when    liberties(B) = 1, not self-atari(*)
says    atari(P) by *, counter(P) by *
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
why     What touches our side hangs on its far side: take it, its friend above comes too late.
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
why     The cutter behind us has one liberty: taken, nobody is cut.
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
why     In atari on the second line: the step along it, if a second liberty comes of it.
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
why     It leans on us from the side, alone: bend under it, our three liberties allow that.
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
why     Three liberties and the middle open: the diagonal step can't be cut and gets ahead.
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
why     In atari: out beside its head, three liberties and its own stone short.
draw
  ? * .
  P A ?
where   A is O, P is X
when    liberties(A) = 1, liberties-after(*) >= 3, liberties(P) <= 3
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
why     On our head one of the enemy has one liberty and a friend across it: take it now.
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
why     The friend below is in atari: join it from above, past the stone that did it.
draw
  A ? ?
  @ ? P
  ? * C
where   A is O, C is O, P is X
when    liberties(C) = 1, not self-atari(*)
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
why     In atari, the friend across the crossing and the cutter beside: join at the crossing.
when    liberties-after(*) >= 3
says    save(A) by *, connect(A, B) by * confidence 1529 of 1542
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
why     A friend diagonally ahead is in atari: our step up joins it.
draw
  B * ?
  ? A ?
  ? @ ?
where   A is O, B is O
when    liberties(B) = 1, liberties(A) >= 2
says    save(B) by *, connect(A, B) by * confidence 1123 of 1131
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
why     The friend across the corner is in atari, the cutter between: join it here.
draw
  P B
  A *
  @ ?
where   A is O, B is O, P is X
when    liberties(B) = 1, liberties(A) >= 2
says    save(B) by *, connect(A, B) by * confidence 1961 of 1974
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
why     Enemies ahead and behind, one of them short itself: the way out is the side, before it is
        closed.
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
why     Our two end at its stone with the side open: turn along it, not away.
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
why     Along our wall to the friend ahead: nothing of it can stop us there.
draw
  O * B
  ? A P
where   A is O, B is O, P is X
when    liberties(A) <= 3, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 1072 of 1083
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
why     Enemies on both sides and the head free: straight on.
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
why     One of the enemy leans on our two: bend under its stone where our two end.
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
why     The stone at our end has two liberties: atari from its side, and we get out past it.
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
why     Two of ours with both sides held at the back: the free head goes on.
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
why     Our head is level with its head and short of liberties: a step ahead now.
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
why     Touched at the side, with one way up and one down: up along it, away from the edge.
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
why     It stands between our two in a row: stop it on the side of our liberty, it can't go both
        ways.
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
why     The friend at our foot is pressed at its side and short: stretch it down, open on both
        sides.
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
why     It stands between us and a friend with two liberties: atari from above, it can't part us.
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
why     The stone beside us has one liberty, next to its friend: take it before they join.
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
why     It stands at our side with two liberties: turn under it where it is open, and it is in
        atari.
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
why     The friend below us is pressed at its side: stretch it down, our liberty stays covered.
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
why     It presses beside us and ours has three liberties: bend over its head.
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
why     A friend stands across the corner and an enemy at the other crossing: join, both were short.
as      @ is P
when    liberties(A) <= 3, liberties(B) <= 3
says    connect(A, B) by * confidence 1964 of 1978
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
why     It presses at the end of our two: the diagonal stone below keeps a mouth there.
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
why     It wedged between ours and a short friend: stop it on the side where our liberty is.
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
why     Two cutters meet at us on a crossing and one has two liberties: atari at the crossing.
draw
  P *
  A Q
  @ ?
where   A is O, P is X, Q is X
when    liberties(A) <= 3, liberties(Q) = 2, not self-atari(*)
says    atari(Q) by *, cut(P, Q) by * confidence 143 of 192
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
why     Its last liberty leads to a friend at the side: take it first, we gain its place.
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
why     Enemies stand at both corners of the way out: go between them while it is open.
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
why     Its two beside us hang on a crossing: cut there with atari, our string gets its liberty.
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
why     It waits diagonally ahead of our two: step out beside it, its hane would have a cut.
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
why     A friend a jump ahead is looked at from the side: take the point between before it is cut.
as      @ is P
when    liberties(A) = 3, liberties(B) <= 3
says    connect(A, B) by * confidence 277 of 284
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
why     It presses from above, and our end is free: bend up in front of it.
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
why     Both sides short, our stone and its: atari from outside, its one way leads into ours.
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
why     Our last liberty is also the enemy's: playing there takes the enemy's stone and leaves us
        free.
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
why     The stone beside ours is in atari itself: taking it is worth more than any extension.
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
why     Look through the attacker to the enemy's far side: the enemy's last liberty is there, and we
        take it first.
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
why     What closes us in from behind hangs on one liberty: take it, and the way is open there.
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
why     A friend waits right behind our last liberty: join, and its liberties are ours.
draw
  ? B ?
  ? * ?
  ? A ?
where   A is O, B is O
when    liberties-after(*) >= 3
says    save(A) by *, connect(A, B) by * confidence 85 of 85
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
why     The last liberty touches a friend: the step that saves also joins.
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
why     Run out so that the attacker comes into atari: the enemy has to save the enemy's stone, and
        we have time.
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
why     Two liberties after the step is a ladder, but our stone stands where it would run.
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
why     The enemy looks at the crossing between two of ours: close it, and the enemy has two strong
        stones to attack.
draw
  * B
  A ?
where   A is O, B is O
when    liberties-after(*) >= 4, not enemy-cannot-play-safely(*), liberties(B) <= 2
says    connect(A, B) by * confidence 13 of 13, save(A) by *
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
why     Both hang on two liberties and it is our move: the atari is ours.
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
why     Give atari on the attacker from beyond: the enemy runs toward us or away, and we get the
        move back.
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
why     On the second line our friend is two steps away under the enemy: the step between joins us.
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
why     One end is closed: bend out over the head of the stone that closed it, with
        liberties to spare.
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
why     Two liberties and a friend ahead at the side: stretch toward it.
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
why     Enemies at two sides: straight out on the third, before it is a net.
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
why     The longest stretch: four liberties are more than one move can take.
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
why     Two enemy stones stand at the way out and nobody behind them: push through before it is
        closed.
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
why     Crawling on the second line is only good if somebody waits at its end: here a friend does.
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
why     Short of liberties, and it pushes at the crossing between us: join before it is the cut.
draw
  . B ?
  * X .
  A X ?
where   A is O, B is O
when    not enemy-cannot-play-safely(*), not self-atari(*)
says    connect(A, B) by * confidence 85 of 124
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
why     A friend stands beyond the head of their two: stretch up, and their way is closed.
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
why     Pressed from the fourth line we stretch on along the third: every step makes points
        and keeps us in front.
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
why     The enemy walks along us and is one behind: bend in front, and it must turn away.
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
why     Both walls end level: our step ahead bends around theirs, theirs would bend around ours.
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
why     One space out into the open: faster than a step, and the cut comes too late.
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
why     The straight way is looked at: the diagonal step comes out as well, and two crossings hold
        it.
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
no      # the enemy has one of the two crossings: he cuts at the other
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
why     Under pressure stretch straight: no cut is left behind, and the next step is a jump.
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
