# Answers to the enemy's last move played out without alternatives: the focus is it.

class    obvious-answer-sequence
asked    an enemy stone; in all orientations
answer   sequence
last     none

pattern answer-seq-first-line-hane
why     Hane on the first line: block, they connect, and we close the cut above the block.
draw
  . O P ?
  b O P ?
  * @ a ?
  - - - -
where   P is X
when    not self-atari(*)
says    sequence(*, a, b), endgame by *
yes
  . . . . . .
  . . O X . .
  . . O X . .
  . * X . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . O X X .
  . . O X . .
  . * X . . .
  - - - - - -
no      # the cut above the block is closed: no third move is needed
  . . . . . .
  . . O X . .
  . O O X . .
  . * X . . .
  - - - - - -
no      # they are connected below already: it was no hane but a push
  . . . . . .
  . . O X . .
  . . O X . .
  . * X X . .
  - - - - - -

pattern answer-seq-second-line-hane
why     Hane on the second line: block, they connect so as not to be cut, and we guard the crossing
        behind the block.
draw
  ? O P ? ?
  b A P ? ?
  * @ a ? ?
  . . . . ?
  - - - - -
where   A is O, P is X
when    not self-atari(*)
says    sequence(*, a, b), defend(A) by *
yes
  . . . . . . .
  . . O X . . .
  . . O X . . .
  . * X . . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . O X . . .
  . . O X . . .
  . * X . . X .
  . . . . . . .
  - - - - - - -
no      # our wall does not reach down: there is nothing to block from
  . . . . . . .
  . . O X . . .
  . . . X . . .
  . * X . . . .
  . . . . . . .
  - - - - - - -
no      # they hold the crossing: the block is cut off
  . . . . . . .
  . . O X . . .
  . X O X . . .
  . * X . . . .
  . . . . . . .
  - - - - - - -

pattern answer-seq-second-line-crawl
why     A crawl on the second line: stretch, they crawl, stretch again; each pair is a point for
        them and a wall for us.
draw
  ? . . . . ?
  O A * b . ?
  X @ a . . ?
  . . . . . ?
  - - - - - -
where   A is O
says    sequence(*, a, b), extend(A) by *
yes
  . . . . . . . .
  . . . . . . . .
  . O O * . . . .
  . X X . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . X
  . O O * . . . .
  . X X . . . . .
  . . . . . . . .
  - - - - - - - -
no      # they stand ahead above: the stretch is stopped
  . . . . . . . .
  . . . . . . . .
  . O O * X . . .
  . X X . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the way ahead is ours: blocking is better than stretching
  . . . . . . . .
  . . . . . . . .
  . O O * . . . .
  . X X . O . . .
  . . . . . . . .
  - - - - - - - -

pattern answer-seq-attachment-on-top
why     Attached on top: bend around, they draw back, and we connect solidly; nothing is left to
        cut.
draw
  ? . . . . ?
  ? a @ * . ?
  . . A b . .
  ? . . . . ?
  ? . . . . ?
  - - - - - -
where   A is O
says    sequence(*, a, b), hane(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . . X * . . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . .
  . . . X * . . .
  X . . O . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the bend would meet a stone of theirs
  . . . . . . . .
  . . . . . . . .
  . . . X * X . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the crossing is ours: the third move is not needed
  . . . . . . . .
  . . . . . . . .
  . . . X * . . .
  . . . O O . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern answer-seq-diagonal-attachment
why     It leans on our approach stone: stand up, they close the other side of the corner, and two
        stones up go three along.
draw
  | ? ? ? ? ? ? ? ? ? ? ?
  | . . . a . . . . . . .
  | . . . . . . . . . . ?
  | . . . P . * . . . . ?
  | . . . ? @ A . . . b .
  | . . . . . . . . . . ?
  | . . . . . . . . . . ?
  + - - - - - - - - - - -
where   P is X, A is O
says    sequence(*, a, b), extend(A) by *, settle(A) by *
yes
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . * . . . . . .
  | . . . . X O . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . X . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . * . . . . . .
  | . . . . X O . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # the extension is shorter here: their stone stands on the side
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . * . . . . . .
  | . . . . X O . . . X . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # without the corner stone behind it is only a contact
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . * . . . . . .
  | . . . . X O . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -

pattern answer-seq-shoulder-hit
why     Shoulder hit: rise beside it, they stretch up, and we jump lightly ahead before they press
        again.
draw
  ? . . . . . ?
  ? a . . b . ?
  ? @ * . . . ?
  ? . A . . . ?
  ? . . . . . ?
  ? . . . . . ?
  - - - - - - -
where   A is O
says    sequence(*, a, b), extend(A) by *, run(A) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X * . . . . .
  . . . O . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X * . . . . .
  . . . O . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # their stone waits above: rising runs into it
  . . . . . . . . .
  . . . . . . . . .
  . . . X . . . . .
  . . X * . . . . .
  . . . O . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # our own stone stands there already: nothing has to rise
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X O . . . . .
  . . . O . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern answer-seq-three-three-invasion
why     Three-three is entered: block where our stone waits, they go the other way, and we stretch
        on above them.
draw
  | ? . . . . . ? ? ? ?
  | ? . . . . . ? ? ? ?
  | ? . . b . . . . . .
  | ? . a A . . . . O .
  | . . @ * . . . . ? .
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
where   A is O
says    sequence(*, a, b), block(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . O . .
  | . . X * . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . X . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . O . .
  | . . X * . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # no stone of ours on this side: the wall would face nothing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . . .
  | . . X * . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they came out on the other side already
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X O . . . . O . .
  | . . X * . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
