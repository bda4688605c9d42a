# Do we care about this stone? Cutting stones and stones that hold something together are worth
# saving; stones that have done their work are not.

class    worth-saving
asked    an own stone; in all orientations
answer   bits
last     worth-saving-plain

pattern worth-saving-cutting-stone-at-the-crossing
why     The stone stands at the crossing where two enemy strings would connect: lost, it joins them
        both.
draw
  ? P O
  ? @ Q
where   P is X, Q is X
when    liberties(@) <= 2, liberties(P) <= 4
says    bits(important, urgent)
yes
  . . . . .
  . O X X .
  . X O . .
  . O . . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . . . |
  . X O . |
  . O X . |
  . . . . |
  . . . . |
no      # the enemy is connected around it
  . . . . .
  . O O . .
  . X O . .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . O X X .
  . X . . .
  . O . . .
  . . . . .

pattern worth-saving-between-two-strings
why     Enemy strings on both sides of it, short of liberties: the stone that separates them is the
        strongest point of the fight.
draw
  P @ Q
where   P is X, Q is X
when    liberties(P) <= 3, liberties(Q) <= 3
says    bits(important)
yes
  . . . . .
  . O X O .
  . . . . .
yes
  . . . . .
  . . X . .
  . O X O .
  . . . . .
no      # one side only: it separates nothing
  . . . . .
  . O X . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . O .
  . . . . .

pattern worth-saving-holds-an-enemy-string
why     The enemy string beside it has two liberties: with this stone gone it would be free, so it
        is worth a move.
draw
  @ P
where   P is X
when    liberties(P) = 2, stones(P) > 1, liberties(@) <= 3
says    bits(important)
yes
  . . . . . .
  . . X X . .
  . X O O . .
  . . X . . .
  . . . . . .
yes
  . . O . .
  . O X X O
  . . O . .
  . . . . .
no      # a single enemy stone is no prize
  . . . . . .
  . . X . . .
  . X O . . .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . X X . .
  . X O . . .
  . . X . . .
  . . . . . .

pattern worth-saving-joint-of-two-strings
why     Our two other strings hang together only by this stone: without it each has to live alone.
draw
  A . X
  X @ .
  ? X B
where   A is O, B is O
when    liberties(@) <= 2
says    bits(important, urgent)
yes
  . . . . .
  . X . O .
  . O X . .
  . . O X .
  . . . . .
yes
  . . . . .
  . O . X .
  . X O . .
  . . X O .
  . . . . .
no      # the enemy is not near: there is no cut
  . . . . .
  . X . . .
  . . X . .
  . . . X .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . X . O .
  . O . . .
  . . O X .
  . . . . .

pattern worth-saving-wall-of-an-eye
why     The stone is a side of our eye: if it is taken the eye goes as well.
draw
  O O ?
  O . @
  O O ?
when    liberties(@) <= 2
says    bits(important)
yes
  . . . . . .
  . X X O . .
  . X . X O .
  . X X O . .
  . . . . . .
yes
  - - - - - - +
  . . . . . . |
  . . . . O O |
  . . . O X . |
  . . . X . X |
  . . . X X X |
  . . . . . . |
  . . . . . . |
no      # it has liberties to spare
  . . . . . .
  . X X . . .
  . X . X . .
  . X X . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . X X O . .
  . X . . O .
  . X X O . .
  . . . . . .

pattern worth-saving-many-stones
why     Three stones and more are points and eyes for the enemy: not lightly given up.
draw
  @
when    stones(@) >= 3, liberties(@) <= 2
says    bits(important)
yes
  . . O O O . .
  . . X X X . .
  . . O O O . .
  . . . . . . .
yes
  - - - - -
  . O O X .
  . O X . .
  . X . . .
no      # a single stone
  . . . . .
  . . O . .
  . O X . .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . O O O . .
  . . X X X . .
  . . O . O . .
  . . . . . . .

pattern worth-saving-peep-at-a-solid-row
why     The peep looks at a solid row: there is nothing to cut any more, and a move to save it would
        be the enemy's gain.
draw
  . @ .
  X X X
  ? ? ?
when    stones(@) = 1
says    bits(light)
yes
  . . . . .
  . . X . .
  . O O O .
  . . . . .
  . . . . .
yes
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  . . X X X . . . |
  . . . O . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy has not answered it yet
  . . . . .
  . . X . .
  . O . O .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . X . .
  . O O . .
  . . . . .
  . . . . .

pattern worth-saving-first-line-stone
why     A single stone on the first line cuts nothing and holds nothing: give it up unless it is the
        last point.
draw
  ? X ?
  . @ X
  - - -
when    stones(@) = 1
says    bits(light)
yes
  . . . . .
  . . O . .
  . . X O .
  - - - - -
yes
  - - - - - - +
  . . . X O . |
  . . . O . . |
  . . . . . . |
  . . . . . . |
no      # it is connected to others of ours
  . . . . .
  . . O . .
  . X X O .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . . O . .
  . . . O .
  - - - - -

pattern worth-saving-hit-on-the-shoulder
why     The enemy is whole around it on two sides: running would make it heavy, leave it as a
        possibility.
draw
  . . .
  . @ X
  . X X
when    stones(@) = 1
says    bits(light)
yes
  . . . . .
  . . . . .
  . . X O .
  . . O O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . X
  . . . . .
  . . X O .
  . . O O .
  . . . . .
no      # the enemy's two stones are not connected: it cuts there
  . . . . .
  . . . . .
  . . X O .
  . . O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . O .
  . . O O .
  . . . . .

pattern worth-saving-cross-cut-ladder-stone
why     In atari with nothing cut: running out adds a stone to what the enemy takes.
draw
  ? X ?
  X @ .
  ? X ?
when    liberties(@) = 1, stones(@) = 1
says    bits(light)
yes
  . . . . .
  . . O . .
  . O X . .
  . . O . .
  . . . . .
yes
  . . . . .
  . . X . .
  . X O X .
  . . . . .
no      # it has a friend: two liberties
  . . . . .
  . . O . .
  . O X X .
  . . O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . O . .
  . O . . .
  . . O . .
  . . . . .

pattern worth-saving-plain
why     Nothing special: it is worth what it counts.
draw
  @
says    bits(plain)
yes
  . . .
  . X .
  . . .
