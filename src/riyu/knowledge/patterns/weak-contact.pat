# Asked at an own stone that is in contact: is this a contact fight, and are we its weaker side?

class    weak-contact
asked    an own stone; in all orientations
answer   bits
last     weak-contact-none

pattern weak-contact-in-atari
why     One liberty left: weaker than this nothing is.
draw
  @ X
when    liberties(@) = 1
says    bits(weak, urgent)
yes
  . . . . . .
  . . X . . .
  . X O X . .
  . . . . . .
  . . . . . .
yes
  . . . . .
  . . X . .
  . X O X .
  . . . . .
no      # two liberties are left
  . . . . . .
  . . . . . .
  . X O X . .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . X . . .
  . X O . . .
  . . . . . .
  . . . . . .

pattern weak-contact-crosscut-outnumbered
why     A crosscut with one more stone of the enemy's beside it: the enemy runs on two legs, we
        stand on one.
draw
  X @ ?
  O X ?
  ? X ?
says    bits(weak, important)
yes
  . . . . . .
  . . X O . .
  . . O X . .
  . . . X . .
  . . . . . .
yes
  . . . .
  . O X .
  . X O .
  . X . .
  . . . .
no      # a plain crosscut: nobody is ahead
  . . . . . .
  . . X O . .
  . . O X . .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . X O . .
  . . O . . .
  . . . X . .
  . . . . . .

pattern weak-contact-crosscut-with-help
why     A crosscut with one more stone of ours: the enemy's cutting stone fights alone.
draw
  X @ ?
  O X ?
  O ? ?
says    bits(strong)
yes
  . . . . . .
  . . X O . .
  . . O X . .
  . . O . . .
  . . . . . .
yes
  . . . .
  . O X .
  . X O .
  . X . .
  . . . .
no      # no help is there
  . . . . . .
  . . X O . .
  . . O X . .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . X O . .
  . . O . . .
  . . O . . .
  . . . . . .

pattern weak-contact-crosscut-even
why     A bare crosscut is everybody's: who extends well is stronger.
draw
  . . . .
  . X @ .
  . O X .
  . . . .
says    bits(important, urgent)
yes
  . . . . . .
  . . . . . .
  . . X O . .
  . . O X . .
  . . . . . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . . X O . .
  . . O X . .
  . . . . . .
  . . . . X .
no      # another stone is near: it is no longer even
  . . . . . .
  . . . . . .
  . . X O . .
  . . O X X .
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . . X O . .
  . . O . . .
  . . . . . .
  . . . . . .

pattern weak-contact-bent-around-at-the-head
why     The enemy has bent around the head of our two: we are short of liberties on that side and
        the enemy is not.
draw
  ? X .
  X @ .
  X O .
when    liberties(@) <= 4
says    bits(weak)
yes
  . . . . . .
  . . . . . .
  . . X X . .
  . . X O . .
  . . X O . .
  . . . . . .
  . . . . . .
yes
  | . . . . . .
  | . . . . . .
  | . . . O O .
  | . . O X X .
  | . . . . . .
  | . . . . . .
  | . . . . . .
no      # nobody has bent around
  . . . . . .
  . . . . . .
  . . . . . .
  . . X O . .
  . . X O . .
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . . X X . .
  . . X . . .
  . . X O . .
  . . . . . .
  . . . . . .

pattern weak-contact-we-bent-around-his-head
why     Our stone stands on the enemy's head: in this contact the enemy is the one who must find
        liberties.
draw
  ? . ?
  . @ .
  O X ?
  O X ?
says    bits(strong)
yes
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
yes
  . . . . |
  . . . . |
  . . . . |
  . X . . |
  . O X . |
  . O X . |
  . . . . |
no      # the enemy came out ahead of us
  . . . . . . .
  . . . X . . .
  . . . O . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . O . . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .

pattern weak-contact-between-two
why     Enemies on both sides of a lone stone: it may be given, and pulling it out makes it heavy.
draw
  X @ X
when    liberties(@) = 2, stones(@) = 1
says    bits(weak, light)
yes
  . . . . . . .
  . . . . . . .
  . . X O X . .
  . . . . . . .
  . . . . . . .
yes
  | . . . .
  | . . . .
  | . . . .
  | X O X .
  | . . . .
  | . . . .
  | . . . .
no      # ours are two stones and have more liberties
  . . . . . . .
  . . . . . . .
  . . X O X . .
  . . . O . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . . . . . .
  . . . . . . .

pattern weak-contact-pressed-to-the-second-line
why     Pressed down to the second line we are low, and each step along it gives the enemy a wall.
draw
  ? X X ?
  . @ O .
  . . . .
  - - - -
says    bits(weak)
yes
  . . . . . . . .
  . . . . . . . .
  . . . X X . . .
  . . . O O . . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . O X . |
  . O X . |
  . . . . |
  . . . . |
no      # on the third line there is room below
  . . . . . . . .
  . . . . . . . .
  . . . X X . . .
  . . . O O . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . . . . . . .
  . . . X X . . .
  . . . O . . . .
  . . . . . . . .
  - - - - - - - -

pattern weak-contact-against-two
why     Two joined stones against our single one: do not fight here before it has company.
draw
  . . .
  . @ .
  . X ?
  ? X ?
when    stones(@) = 1
says    bits(weak, light)
yes
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . X . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
yes
  . . . . . . .
  . . . X O O .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # a friend stands beside: it isn't alone
  . . . . . . .
  . . . . . . .
  . . . O O . .
  . . . X . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .

pattern weak-contact-with-a-friend-behind
why     A friend backs our stone and nobody backs the enemy's: we may bend around the enemy freely.
draw
  ? . ?
  . X .
  ? @ ?
  ? O ?
says    bits(strong)
yes
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . O . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . O . . .
  . . . O . . .
  . . . . . . .
no      # the enemy's stone is backed as well
  . . . . . . .
  . . . X . . .
  . . . X . . .
  . . . O . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .

pattern weak-contact-one-against-one
why     One against one in the open: whoever moves now is the stronger.
draw
  ? . . . ?
  . . . . .
  . . @ X .
  . . . . .
  ? . . . ?
says    bits(urgent)
yes
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . O X . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . O X . . .
  . . . . . . . .
  . . . . . . . .
  . . X . . . . .
no      # a third stone decides who is stronger
  . . . . . . . .
  . . . . . . . .
  . . . X . . . .
  . . . O X . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .

pattern weak-contact-none
why     No contact fight, or one that this file doesn't know.
draw
  @
says    bits(plain)
yes
  . . .
  . O .
  . . .
