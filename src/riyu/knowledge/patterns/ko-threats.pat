# What a threat for a ko costs, or why it costs nothing, told beside what reading finds it
# threatens. A threat that a pattern rejects is told as a small one.

class    ko-threats
asked    an empty point; in all orientations
answer   best
last     none

pattern ko-threat-takes-our-own-liberty
why     It fills a liberty of our own string, which has few: answered, the threat has cost
        us what the race was about.
draw
  ? A ?
  P * ?
where   A is O, P is X
when    liberties(A) <= 2, liberties(P) >= 3
says    reject(*)
yes
  | . . . .
  | . O O .
  | . * X O
  | . X . X
  | . . . X
yes
  O O X X .
  O X O . X
  X X * O .
  X . . . .
no      # an enemy stone more stands there
  | . . . .
  | . O O .
  | . O X O
  | . X . X
  | . . . X
no      # the stone of ours beside it is missing
  | . . . .
  | . O O .
  | . . . O
  | . X . X
  | . . . X

pattern ko-threat-drives-it-home
why     The atari makes the stone join its friend: what could have been cut there is gone,
        so keep it for a larger ko.
draw
  * P . Q
where   P is X, Q is X
when    liberties(P) = 2
says    reject(*)
yes
  - - - - - -
  . X . X * .
  . . X O . .
yes
  | . . X O O O
  | . X . X * O
  | . . X O . .
no      # an enemy stone more stands there
  - - - - - -
  . X . X X .
  . . X O . .
no      # the stone of ours beside it is missing
  - - - - - -
  . X . X . .
  . . X . . .

pattern ko-threat-closes-their-cut
why     The look into their gap will be answered there, and then their cut is mended for
        good: a threat that spends something.
draw
  P . Q
  ? * ?
  ? O ?
where   P is X, Q is X
when    liberties(P) > 2, liberties(Q) > 2
says    reject(*)
yes
  . . . . .
  O X . O .
  . X * . .
  . . . O .
  . . . . .
yes
  | . . X O O
  | . X . X .
  | . . * X O
  | . . O X O
  | . O . O X
no      # an enemy stone more stands there
  . . . . .
  O X . O .
  . X . O .
  . . . O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  O X . O .
  . . . . .
  . . . O .
  . . . . .

pattern ko-threat-fills-our-territory
why     A stone in our own territory costs a point whatever the answer is.
draw
  *
when    in own territory(*)
says    reject(*)
yes
  . X . . . |
  . . O . . |
  . O * . . |
  . . . . . |
  - - - - - +
yes
  + - - - -
  | . . . .
  | . * . .
  | . O O .
  | . . X O
no      # an enemy stone more stands there
  . X . . . |
  . . O . . |
  . O . . X |
  . . . . . |
  - - - - - +
no      # the stone of ours beside it is missing
  . X . . . |
  . . . . . |
  . O . . . |
  . . . . . |
  - - - - - +

pattern ko-threat-on-a-large-string
why     Atari on a string of five stones and more: the enemy can't pay that for the ko, and
        the answer costs us nothing.
draw
  * P
where   P is X
when    liberties(P) = 2, stones(P) > 4
says    force(P) by *
yes
  X . . X . .
  . X . X O O
  X O * O X .
  X O O O X .
  . X O X . .
yes
  X . . X X O
  . X . X O O
  X O * O X O
  X O O O X O
  . X O X X X
no      # the stone of ours beside it is missing
  X . . X . .
  . . . X O O
  X O . O X .
  X O O O X .
  . X O X . .
no      # the stone of ours beside it is missing
  X . . X X O
  . . . X O O
  X O . O X O
  X O O O X O
  . X O X X X

pattern ko-threat-thrown-into-their-eye
why     A stone thrown in where an eye would be: it has to be taken, and where area is
        counted a stone taken costs nothing.
draw
  ? P ?
  X * X
where   P is X
when    self-atari(*)
says    throw-in(P) by *
yes
  . . . .
  . X . .
  . * X .
  . X O .
  . X O .
yes
  . O X X O
  O . X O O
  . X * X O
  . . . . .
no      # an enemy stone more stands there
  . . . .
  . X . .
  . X X .
  . X O .
  . X O .
no      # the enemy stone is missing
  . . . .
  . . . .
  . . X .
  . X O .
  . X O .

pattern ko-threat-in-the-middle-of-their-room
why     In the middle of their room for eyes: they answer inside, and have gained no point
        by it.
draw
  ? P ?
  . * .
  ? X ?
where   P is X
says    take-eye(P) by *
yes
  | . . . . X
  | . . X . .
  | . . * . .
  | . . X . .
  | . O X . .
yes
  X O . X .
  X . O . .
  . . * . .
  . . O X .
  . . . X .
no      # an enemy stone more stands there
  | . . . . X
  | . . X . .
  | . . X . .
  | . . X . .
  | . O X . .
no      # the enemy stone is missing
  | . . . . X
  | . . . . .
  | . . . . .
  | . . X . .
  | . O X . .

pattern ko-threat-from-the-dead-stone
why     Pulling out the dead stone threatens to get away: the enemy answers, and it is as
        dead as before.
draw
  A *
where   A is O
when    liberties(A) = 1, liberties-after(*) >= 2
says    desperate(A) by *
yes
  | . X O
  | * O X
  | . X .
yes
  O X . .
  X O * .
  X X O .
no      # an enemy stone more stands there
  | . X O
  | . O X
  | X X .
no      # the stone of ours beside it is missing
  | . X O
  | . . X
  | . X .

pattern ko-threat-toward-our-own-stones
why     The atari drives the stone against ours: if it runs there is nothing to run to, so
        nothing is spent.
draw
  * P . O
where   P is X
when    liberties(P) = 2
says    force(P) by *
yes
  . X |
  . X |
  X . |
  X O |
  O * |
  . . |
yes
  . . .
  . O .
  O . .
  O X O
  X * O
  X O O
no      # an enemy stone more stands there
  . X |
  . X |
  X . |
  X O |
  O O |
  . . |
no      # the stone of ours beside it is missing
  . X |
  . . |
  X . |
  X O |
  O . |
  . . |

pattern ko-threat-cut-that-hangs-over-both
why     The cut hangs over two strings at once: they can look after one only if they end the
        ko.
draw
  P *
  O Q
where   P is X, Q is X
when    liberties(P) <= 3, liberties(Q) <= 3
says    force(P) by *
yes
  . O . .
  . O X .
  O X * .
  . . . .
yes
  | . . X .
  | . O X X
  | . * O X
  | . . O X
no      # an enemy stone more stands there
  . O . .
  . O X .
  O X X .
  . . . .
no      # the stone of ours beside it is missing
  . O . .
  . . X .
  O X . .
  . . . .

pattern ko-threat-hane-on-the-first-line
why     The hane on the first line threatens their base: it will be blocked, and we would
        have played it in the end anyway.
draw
  A P
  . *
  - -
where   A is O, P is X
says    hane(P) by *
yes
  . . . |
  O O . |
  X X * |
  . . . |
yes
  O X O .
  . X O .
  . * . .
  - - - -
no      # an enemy stone more stands there
  . . . |
  O O . |
  X X X |
  . . . |
no      # the stone of ours beside it is missing
  . . . |
  O . . |
  X X . |
  . . . |

pattern ko-threat-descent
why     Down to the edge: next we go in under their stones, so they block, and our stone
        there loses nothing.
draw
  P A ?
  . * ?
  - - -
where   A is O, P is X
says    descend(A) by *
yes
  - - - +
  . . . |
  . . . |
  O O * |
  X X . |
  . . . |
yes
  | . X .
  | . X .
  | * X O
  | . O .
  | . . .
no      # an enemy stone more stands there
  - - - +
  . . . |
  . . . |
  O O . |
  X X X |
  . . . |
no      # the stone of ours beside it is missing
  - - - +
  . . . |
  . . . |
  O . . |
  X X . |
  . . . |

pattern ko-threat-in-their-territory
why     A stone inside their territory, where a second one would live or take something:
        answered there, it is one for one.
draw
  *
when    in enemy territory(*)
says    fill(*) by *
yes
  X . . . |
  . O . . |
  O . * . |
  . . . . |
  - - - - +
yes
  + - - - -
  | . . . .
  | . * . .
  | . O O .
  | . . X O
no      # the stone of ours beside it is missing
  . . . . |
  . O . . |
  O . . . |
  . . . . |
  - - - - +
no      # the stone of ours beside it is missing
  + - - - -
  | . . . .
  | . . . .
  | . O O .
  | . . . O
