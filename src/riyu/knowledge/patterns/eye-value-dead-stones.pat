# What a closed space with dead enemy stones in it is worth, at one of those stones: it is the
# shape that is left when they are taken off that counts, and who plays first in it.

class    eye-value-dead-stones
asked    an enemy stone; in all orientations
answer   best
last     evd-nothing-known

pattern evd-first-of-three-taken-at-the-end
why     The enemy's stone is at the end of three in a row: our move in the middle takes it and
        leaves an eye at either side.
draw
  ? O O O ?
  O @ * . O
  ? O O O ?
when    stones(@) = 1
says    eyes(1.5) by *, key-point(*), capture(@) by *
yes
  . . . . . . .
  . . X X X . .
  . X O * . X .
  . . X X X . .
  . . . . . . .
yes
  . . . . . . . . .
  . . . . X X X . .
  . . . X O * . X .
  . . . . X X X . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy is in the middle: one eye only
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . . X X X . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . X . .
  . X O . . X .
  . . X X X . .
  . . . . . . .

pattern evd-middle-of-three-taken
why     The enemy's stone holds the middle of three in a row: taking it gives one eye, and there is
        no hurry to do it.
draw
  ? O O O ?
  O . @ . O
  ? O O O ?
when    stones(@) = 1
says    eyes(1)
yes
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X X . .
  . X . O . X .
  X . X X X . .
  . . . . . . .
no      # the enemy is at the end only: the middle is still open
  . . . . . . .
  . . X X X . .
  . X O . . X .
  . . X X X . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . . X X X . .
  . . . . . . .

pattern evd-bend-taken
why     The enemy's stone holds the bend of three: one eye.
draw
  ? O O ?
  O @ . O
  O . O ?
  ? O ? ?
when    stones(@) = 1
says    eyes(1) confidence 29 of 32
yes
  . . . . . .
  . . X X . .
  . X O . X .
  . X . X . .
  . . X . . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . X
  . . X X . .
  . X O . X .
  . X . X . .
  . . X . . .
  . . . . . .
no      # the bend is open
  . . . . . .
  . . X X . .
  . X . . X .
  . X O X . .
  . . X . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . X X . .
  . X O . X .
  . X . . . .
  . . X . . .
  . . . . . .

pattern evd-crossing-of-the-t-taken
why     The enemy's stone stands where the T divides: the arms are one eye together.
draw
  ? O O O ?
  O . @ . O
  ? O . O ?
  ? ? O ? ?
when    stones(@) = 1
says    eyes(1)
yes
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . . X . X . .
  . . . X . . .
  . . . . . . .
yes
  . . . . . . . . |
  . . . . . . . . |
  . . X . . . . . |
  . X . X . . . . |
  . X O . X . . . |
  . X . X . . . . |
  . . X . . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy's stone is in an arm: the crossing is open
  . . . . . . .
  . . X X X . .
  . X O . . X .
  . . X . X . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . . X O X . .
  . . . X . . .
  . . . . . . .

pattern evd-vital-point-of-the-bulky-five-taken
why     The enemy's stone holds the vital point of the bulky five: the enemy can play on inside
        until only a small shape is left.
draw
  ? O O ? ?
  O . . O ?
  O . @ . O
  ? O O O ?
when    stones(@) = 1
says    eyes(1)
yes
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . X . O . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . X . . . .
  . . X X . . .
  . X . . X . .
  . X . O . X .
  . . X X X . .
  . . . . . . .
no      # the enemy's stone is in the tail: not on the vital point
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . X . . O X .
  . . X X X . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . X . . . X .
  . . X X X . .
  . . . . . . .

pattern evd-one-stone-in-a-straight-four
why     The enemy has taken one inner point of four in a row: the other inner point decides.
draw
  ? O O O O ?
  O . @ * . O
  ? O O O O ?
when    stones(@) = 1
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . . . .
  . . X X X X . .
  . X . O * . X .
  . . X X X X . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . X . .
  . . X X X X . .
  . X . O * . X .
  . . X X X X . .
  . . . . . . . .
no      # the enemy has both inner points: one eye
  . . . . . . . .
  . . X X X X . .
  . X . O O . X .
  . . X X X X . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . X X . X . .
  . X . O . . X .
  . . X X X X . .
  . . . . . . . .

pattern evd-two-stones-inside-a-straight-four
why     The enemy has both inner points of four in a row: if we take them off, two points are left,
        and if the enemy plays on we take three.
draw
  ? O O O O ?
  O . @ P . O
  ? O O O O ?
where   P is X
when    stones(@) = 2
says    eyes(1)
yes
  . . . . . . . .
  . . X X X X . .
  . X . O O . X .
  . . X X X X . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X X . .
  . X . O O . X .
  . X X X X X . .
  . . . . . . . .
no      # the second inner point is open: it can still be two eyes
  . . . . . . . .
  . . X X X X . .
  . X . O . . X .
  . . X X X X . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . X X X X . .
  . X . O O . X .
  . . X X . X . .
  . . . . . . . .

pattern evd-three-straight-with-one-liberty
why     Three in a row and one liberty: taken off, they leave a row with us beside it, and the enemy
        plays into its middle.
draw
  ? O O O O ?
  O @ P P . O
  ? O O O O ?
where   P is X
when    stones(@) = 3
says    eyes(1)
yes
  . . . . . . . .
  . . X X X X . .
  . X O O O . X .
  . . X X X X . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X X . .
  . X O O O . X .
  . . X X X X . X
  . . . . . . . .
no      # only two stones at the end: the third point makes two eyes
  . . . . . . . .
  . . X X X X . .
  . X O O . . X .
  . . X X X X . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . X X X X . .
  . X O O O . X .
  . . X X . X . .
  . . . . . . . .

pattern evd-three-bent-in-a-square
why     Three of the four points of a square are the enemy's: taken off they leave a bent three, and
        the enemy takes its bend.
draw
  ? O O ?
  O @ P O
  O P . O
  ? O O ?
where   P is X
when    stones(@) = 3
says    eyes(1)
yes
  . . . . . .
  . . X X . .
  . X O O X .
  . X O . X .
  . . X X . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . X X . .
  . X O O X .
  . X O . X .
  . . X X . .
  . . . . X .
no      # they fill a bigger space
  . . . . . .
  . . X X . .
  . X O O X .
  . X O . . .
  . . X X . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . X X . .
  . X O . X .
  . X O . X .
  . . X X . .
  . . . . . .

pattern evd-four-in-a-row
why     Four dead stones in a row: taken off they leave four in a row, which is two eyes.
draw
  ? O O O O O ?
  O @ P P P . O
  ? O O O O O ?
where   P is X
when    stones(@) = 4
says    eyes(2)
yes
  . . . . . . . . .
  . . X X X X X . .
  . X O O O O . X .
  . . X X X X X . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . X
  . . X X X X X . .
  . X O O O O . X .
  . . X X X X X . .
  . . . . . . . . .
no      # three of them: the enemy plays into the middle after the capture
  . . . . . . . . .
  . . X X X X X . .
  . X O O O . . X .
  . . X X X X X . .
  . . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . . .
  . . X X X X X . .
  . X O O . O . X .
  . . X X X X X . .
  . . . . . . . . .

pattern evd-square-of-four
why     A dead square of four: taken off it leaves a square, and a square is one eye.
draw
  ? O O ? ?
  O @ P O ?
  O P P . O
  ? O O O ?
where   P is X
when    stones(@) = 4
says    eyes(1)
yes
  . . . . . . .
  . . X X . . .
  . X O O X . .
  . X O O . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X . . .
  X X O O X . .
  . X O O . X .
  . . X X X . .
  . . . . . . .
no      # three of them: a bent shape
  . . . . . . .
  . . X X . . .
  . X O . X . .
  . X O O . X .
  . . X X X . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . X X . . .
  . X O O X . .
  . X O . . X .
  . . X X X . .
  . . . . . . .

pattern evd-bent-four
why     Four dead stones that are bent and not a square or a T leave a living shape behind.
draw
  ? O O O ? ?
  O P P @ O ?
  O P O . O ?
  ? O ? O ? ?
where   P is X
when    stones(@) = 4
says    eyes(2)
yes
  . . . . . . . .
  . . X X X . . .
  . X O O O X . .
  . X O X . X . .
  . . X . X . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X . . .
  . X O O O X . .
  . X O X . X . X
  . . X . X . . .
  . . . . . . . .
no      # only three of them
  . . . . . . . .
  . . X X X . . .
  . X O O O X . .
  . X . X . X . .
  . . X . X . . .
  . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . .
  . . X X X . . .
  . X O O . X . .
  . X O X . X . .
  . . X . X . . .
  . . . . . . . .

pattern evd-t-of-four
why     A dead T of four leaves a T: after the capture the enemy is on move, and plays where it
        divides.
draw
  ? O O O ? ?
  O P @ P . O
  ? O P O O ?
  ? ? O ? ? ?
where   P is X
when    stones(@) = 4
says    eyes(1)
yes
  . . . . . . . .
  . . X X X . . .
  . X O O O . X .
  . . X O X X . .
  . . . X . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X . X .
  . X O O O . X .
  . . X O X X . .
  . . . X . . . .
  . . . . . . . .
no      # the stem is missing: three in a row
  . . . . . . . .
  . . X X X . . .
  . X O O O . X .
  . . X . X X . .
  . . . X . . . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . X X X . . .
  . X O O O . X .
  . . X O . X . .
  . . . X . . . .
  . . . . . . . .

pattern evd-two-stones-with-one-liberty
why     Two stones in our walls with a liberty between them and us: room for one eye, whether taken
        now or later.
draw
  ? O O O ?
  O @ P . O
  ? O O O ?
where   P is X
when    stones(@) = 2
says    eyes(1) confidence 11 of 15
yes
  . . . . . . .
  . . X X X . .
  . X O O . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . X . .
  . . X X X . .
  . X O O . X .
  . . X X X . .
  . . . . . . .
no      # the enemy's stones have a way out
  . . . . . . .
  . . X X X . .
  . X O O . . .
  . . X X X . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . X X X . .
  . X O . . X .
  . . X X X . .
  . . . . . . .

pattern evd-one-stone-with-one-liberty
why     One dead stone beside one empty point: taking it leaves one eye.
draw
  ? O O ?
  O @ . O
  ? O O ?
when    stones(@) = 1
says    eyes(1) confidence 154 of 196
yes
  . . . . . .
  . . X X . .
  . X O . X .
  . . X X . .
  . . . . . .
yes
  . . . . .
  . . O . .
  . O . O .
  . O X O .
  . . O . .
  . . . . .
no      # the wall has a gap: the stone is not shut in
  . . . . . .
  . . X . . .
  . X O . X .
  . . X X . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . X X . .
  . X O . X .
  . . X . . .
  . . . . . .

pattern evd-first-line-stone
why     A dead stone on the first line beside one empty point: one eye, if the walls hold.
draw
  ? O O ?
  O @ . O
  - - - -
when    stones(@) = 1
says    eyes(1) confidence 31 of 61
yes
  . . . . . .
  . . X X . .
  . X O . X .
  - - - - - -
yes
  + - - - - - -
  | O . X O . .
  | . O O . . .
  | . . . . . .
  | . . . . . .
no      # the enemy is connected along the edge
  . . . . . .
  . . X X . .
  O O O . X .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . X . . .
  . X O . X .
  - - - - - -

pattern evd-corner-stone
why     The enemy's stone on the corner point is dead as it stands: one eye, and no move needed.
draw
  | O ? ?
  | . O ?
  | @ . O
  + - - -
when    stones(@) = 1
says    eyes(1)
yes
  | . . . .
  | X . . .
  | . X . .
  | O . X .
  + - - - -
yes     # a stone nearby changes nothing
  | . . . .
  | X . . .
  | . X . .
  | O . X X
  + - - - -
no      # the enemy stands beside the corner point, which is still the middle of the three
  | . . . .
  | X . . .
  | O X . .
  | . . X .
  + - - - -
no      # the stone of ours beside it is missing
  | . . . .
  | X . . .
  | . . . .
  | O . X .
  + - - - -

pattern evd-nothing-known
why     Nothing is known of this stone: count no eye for it before it is taken.
draw
  @
says    nothing
yes
  . . .
  . O .
  . . .
