# Asked at each liberty of an enemy string: is the atari here a step of a ladder that works?

class    ladder-attack
asked    a liberty of a string; toward a stone of the string
answer   best
last     ladder-not-known

bar ladder-driver-would-be-taken
why     The stone that drives must not stand in atari itself, or the first thing he does is take
        it.
draw
  *
  A
where   A is X
when    liberties-after(*) <= 1
yes
  . . . . . . .
  . . . X . . .
  . . X * . . .
  . . . X X . .
  . . . O O . .
  . . . . . . .
no      # it has a second liberty
  . . . . . . .
  . . . . . . .
  . . X * . . .
  . . . X X . .
  . . . O O . .
  . . . . . . .

bar ladder-step-gives-him-atari
why     Running out, he puts our stone below in atari: we have no time to go on driving.
draw
  O A *
  B . ?
where   A is X, B is O
when    liberties(A) = 2, liberties(B) <= 2
yes
  . . . . . . .
  . . . O . . .
  . X O X * . .
  . X O . . . .
  . . X . . . .
  . . . . . . .
no      # our stone below has three liberties
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . O . . . .
  . . . . . . .
  . . . . . . .

bar ladder-from-the-wrong-side
why     From this side he turns out where no stone of ours waits: three liberties, and the ladder
        is over.
draw
  ? X O
  O A *
  . . .
  . . .
where   A is X
when    liberties(A) = 2
yes
  . . . . . . .
  . . . O . . .
  . . O X O . .
  . . O X * . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
no      # our stone waits on the other side
  . . . . . . .
  . . . O . . .
  . . O X O . .
  . . O X * . .
  . . O . . . .
  . . . . . . .
  . . . . . . .

bar ladder-runs-into-his-stone
why     His stone stands on the way: once the string joins it, each atari we gave is a weakness of
        ours.
draw
  ? O ? ?
  O A * .
  O . . .
  ? . X ?
where   A is X
when    liberties(A) = 2
yes
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . X . . .
  . . . . . . . .
no      # the way is free so far
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .

bar ladder-runs-past-his-stone
why     His stone touches the way two steps on: there the driven string gets its third liberty.
draw
  ? O ? ? ?
  O A * . ?
  O . . . .
  ? . . . X
  ? ? . . .
where   A is X
when    liberties(A) = 2
yes
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . X . .
  . . . . . . . . .
  . . . . . . . . .
no      # nothing of his is in sight
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .

pattern ladder-into-our-stone-at-once
why     Our stone stands where the second step would land: he can't even turn.
draw
  ? O ? ?
  O A * ?
  O . . ?
  ? . O ?
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . O . . .
  . . . . . . . .
no      # no stone of ours stands on the way
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .

pattern ladder-into-our-stone-two-steps-on
why     Follow the zigzag with your eye: on its third step it meets our stone.
draw
  ? O ? ? ?
  O A * . ?
  O . . . .
  ? . . . ?
  ? ? . O ?
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .
no      # our stone lies beside the zigzag, too far out
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . O . . . . . .
  . . . . . . . . .

pattern ladder-into-our-stone-beside-the-way
why     Our stone lies where the drivers would stand: one atari less to play, and no hole on that
        side.
draw
  ? O ? ? ?
  O A * . ?
  O . . . ?
  ? . . . O
  ? ? . . ?
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . O . .
  . . . . . . . . .
  . . . . . . . . .
no      # an enemy stone is in the way before ours
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . X . O . .
  . . . . . . . . .
  . . . . . . . . .

pattern ladder-to-the-edge-from-the-third-line
why     Three lines are too few to zigzag: he runs into the edge before he can turn.
draw
  ? O ? ?
  O A * ?
  O . . ?
  ? . . ?
  - - - -
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . . . . .
  - - - - - - - -
no      # higher up he has room to zigzag
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern ladder-to-the-edge-from-the-second-line
why     On the second line the way down is one step: he drops on the first line and is taken
        there.
draw
  ? O ?
  O A *
  ? . ?
  - - -
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . . . . . . .
  - - - - - - - -
no      # on the third line it is a step farther, and a stone below is missing
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern ladder-to-the-edge-from-the-fourth-line
why     Fourth line, and our stone below turns him toward the edge: he gets there with two
        liberties, no more.
draw
  ? O ? ? ?
  O A * . ?
  O . . . ?
  ? . . . ?
  ? a . . ?
where   A is X
when    liberties(A) = 2, line(a) = 1
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # our stone below is missing: he turns away from the edge
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern ladder-toward-the-wall-beside
why     Our wall stands across the way: the zigzag ends there after two steps.
draw
  ? O ? ? O
  O A * . O
  O . . . ?
  ? . . . ?
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . . .
  . . . O . . O . .
  . . O X * . O . .
  . . O . . . O . .
  . . . . . . . . .
  . . . . . . . . .
no      # the wall has a hole just where he comes
  . . . . . . . . .
  . . . O . . O . .
  . . O X * . . . .
  . . O . . . O . .
  . . . . . . . . .
  . . . . . . . . .

pattern ladder-go-on-from-the-right-side
why     In a ladder leave him the liberty that our last stone looks at: after it he has two again,
        no more.
draw
  ? X O ?
  O A . .
  ? * . .
where   A is X
when    liberties(A) = 2, liberties-after(*) >= 2
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . . .
  . . . . O . . . .
  . . . O X O . . .
  . . . O X . . . .
  . . . . * . . . .
  . . . . . . . . .
no      # the liberty he would keep is open, with no stone of ours beside it
  . . . . . . . . .
  . . . . O . . . .
  . . . O X . . . .
  . . . O X O . . .
  . . . . * . . . .
  . . . . . . . . .

pattern ladder-with-atari-on-another
why     The driving stone puts a second string in atari as well: he can't run with both of them.
draw
  ? O Q
  O A *
  ? . .
where   A is X, Q is X
when    liberties(A) = 2, liberties(Q) = 2
says    ladder(A) by *, atari(A) by *, atari(Q) by *
yes
  . . . . . . . .
  . . . O X O . .
  . . O X * . . .
  . . . . . . . .
  . . . . . . . .
no      # the second string has three liberties: it isn't in atari
  . . . . . . . .
  . . . O X . . .
  . . O X * . . .
  . . . . . . . .
  . . . . . . . .

pattern ladder-not-known
why     No ladder is known to work from here.
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
