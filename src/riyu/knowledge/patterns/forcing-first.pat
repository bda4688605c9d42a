# A connection is planned at the focus: the forcing move that goes before it.

class    forcing-first
asked    an empty point; in all orientations
answer   best
last     none

pattern forcing-first-counter-atari
why     One stone is in atari: first put its attacker in atari. If they take, our outside has gained
        a move; if they run, we save it.
draw
  ? P *
  ? A ?
  ? @ ?
where   A is O, P is X
when    liberties(A) = 1, stones(A) = 1, liberties(P) = 2, not self-atari(*)
says    counter(P) by *, force(P) by *
yes
  . . . . . . .
  . . O X * . .
  . . X O X . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
yes
  + - - - - - - - -
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . O X O . .
  | . . . X O * . .
  | . . . . . . . .
no      # the attacker has three liberties: it needs no answer
  . . . . . . .
  . . . X * . .
  . . X O X . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
no      # our stone is not in atari yet: there is time to connect
  . . . . . . .
  . . O X * . .
  . . . O X . .
  . . . . . . .
  . . . . . . .
  . . . . . . .

pattern forcing-first-double-atari
why     Before mending our own cut, look at theirs: a cut that puts two strings in atari at once is
        no forcing move any more.
draw
  ? . ? ?
  A P * .
  @ B Q .
  ? ? O ?
where   A is O, B is O, P is X, Q is X
when    liberties(P) = 2, liberties(Q) = 2, not self-atari(*), liberties(A) <= 3
says    cut(P, Q) by *, atari(P) by *, atari(Q) by *
yes
  . . . . . .
  . . . . . .
  . O X * . .
  . . O X . .
  . . . O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . O X * . .
  . . O X . .
  . . . O . .
  X . . . . .
no      # one of the two has liberties enough
  . . . . . .
  . . X . . .
  . O X * . .
  . . O X . .
  . . . O . .
  . . . . . .
no      # their crossing is closed
  . . . . . .
  . . . . . .
  . O X X . .
  . . O X . .
  . . . O . .
  . . . . . .

pattern forcing-first-cut-with-atari
why     Cut with atari before you connect: they must save the one stone, and the cut stays when our
        own gap is closed.
draw
  ? . ? ?
  A P * .
  @ B Q .
  ? ? ? ?
where   A is O, B is O, P is X, Q is X
when    liberties(P) = 2, not self-atari(*), liberties(B) >= 2, stones(A) <= 2
says    cut(P, Q) by * confidence 205 of 259, atari(P) by *
yes
  . . . . . .
  . . . . . .
  . O X * . .
  . . O X . .
  . . . . . .
  . . . . . .
yes
  . . . . .
  . O X * .
  . . O X .
  . . O . .
  . . . . .
no      # no atari: they cut us first
  . . . . . .
  . . X . . .
  . O X * . .
  . . O X . .
  . . . . . .
  . . . . . .
no      # a stone of theirs waits beside the cutting point: the cutter is taken
  . . . . . .
  . . . . . .
  . O X * X .
  . . O X . .
  . . . . . .
  . . . . . .

bar forcing-first-not-toward-its-friend
why     The atari only drives the stone to its friend: our cut is still to be mended, and theirs is
        gone.
draw
  ? * ? ?
  A P . X
  @ B ? ?
where   A is O, B is O, P is X
yes
  . . . . . .
  . . * . . .
  . O X . X .
  . . O . . .
  . . . . . .
yes
  + - - - - - -
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . O . . . .
  | * X O . . .
  | . . . . . .
  | . X . . . .
no      # no friend waits: there the atari may be given
  . . . . . .
  . . * . . .
  . O X . . .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . O . . X .
  . . O . . .
  . . . . . .

pattern forcing-first-atari-on-the-cutting-stone
why     The stone that threatens to cut has two liberties: atari on its far side; if it runs we
        connect, and if it cuts we take it.
draw
  ? * ?
  A P .
  @ B ?
where   A is O, B is O, P is X
when    liberties(P) = 2, not self-atari(*)
says    force(P) by *, connect(A, B) by @ confidence 662 of 665
yes
  . . . . .
  . . * . .
  . O X . .
  . . O . .
  . . . . .
yes
  - - - - - - - +
  . . . . . . . |
  . . . . . . . |
  . . . . . . . |
  . . X . . . . |
  . . O X . . . |
  . . * . . . . |
  . . . . . . . |
no      # it has a friend and liberties: the atari is none
  . . . . .
  . . * . .
  . O X X .
  . . O . .
  . . . . .
no      # it stands open behind us: the two are one string already
  . . . . .
  . . * . .
  . O X . .
  . O O . .
  . . . . .

pattern forcing-first-peep-in-front-of-their-jump
why     The look into their gap hangs over ours at the same time: they connect, and a stone put into
        our gap is now taken.
draw
  P . Q ?
  . * . ?
  A @ B ?
  ? X ? ?
where   A is O, B is O, P is X, Q is X
says    peep(P, Q) by *, force(P) by *
yes
  . . . . . .
  . X . X . .
  . . * . . .
  . O . O . .
  . . X . . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . X . X X .
  . . * . . .
  . O . O . .
  . . X . . .
  . . . . . .
no      # their two are connected: the peep is no threat
  . . . . . .
  . X X X . .
  . . * . . .
  . O . O . .
  . . X . . .
  . . . . . .
no      # nobody threatens our gap from below: connecting can wait
  . . . . . .
  . X . X . .
  . . * . . .
  . O . O . .
  . . . . . .
  . . . . . .

pattern forcing-first-push-before-the-solid-connection
why     Push once first: they must block or be cut through, and the pushed stone gives our
        connection a liberty more.
draw
  ? . ? . ?
  P * Q ? ?
  ? A @ B ?
  ? ? X ? ?
where   A is O, B is O, P is X, Q is X
when    not self-atari(*)
says    push(A) by *, force(P) by *
yes
  . . . . . . .
  . . . . . . .
  . X * X . . .
  . . O . O . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . . . . .
  . X * X . . .
  . . O . O . .
  . . X X . . .
  . . . . . . .
no      # they hold the point behind: the push goes nowhere and fills a liberty
  . . . . . . .
  . . X . . . .
  . X * X . . .
  . . O . O . .
  . . . X . . .
  . . . . . . .
no      # nothing cuts below yet: the push only helps them connect
  . . . . . . .
  . . . . . . .
  . X * X . . .
  . . O . O . .
  . . . . . . .
  . . . . . . .
