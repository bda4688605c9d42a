# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as shape; `seen` says how often each was chosen of the times it could be. No window and no count
# comes from the games kept apart for checking: one in 10, by a hash of its moves and the seed 2026,
# as `riyu learn` keeps them apart.
class    harvested-shape
asked    an empty point; in all orientations
answer   best
last     none

pattern harvested-shape-5ed11dff
why     Strong players played here 7,344 times of 7,659.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . . * . . |
  . . O X . . |
  . . . . . . |
  ? . . X . . |
seen    7344 of 7659

pattern harvested-shape-3592b588
why     Strong players played here 11,771 times of 13,223.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . . . . . .
  ? . . X . . ?
seen    11771 of 13223

pattern harvested-shape-0bc665a0
why     Strong players played here 8,613 times of 9,741.
draw
  - - - - -
  ? . . . ?
  . O * O .
  ? X O X ?
  ? ? X ? ?
seen    8613 of 9741

pattern harvested-shape-e6335081
why     Strong players played here 7,920 times of 9,439.
draw
  . . . . .
  . . . . .
  . X * O .
  . O X . .
  . . . . .
seen    7920 of 9439

pattern harvested-shape-490bfef1
why     Strong players played here 8,438 times of 10,251.
draw
  - - - - -
  . . . . .
  . X * . .
  X O . X .
  X O . . .
seen    8438 of 10251

pattern harvested-shape-04520b83
why     Strong players played here 10,929 times of 13,572.
draw
  . . . . |
  . . . . |
  . . * . |
  O O X . |
  X X . . |
seen    10929 of 13572

pattern harvested-shape-a459e765
why     Strong players played here 12,170 times of 16,355.
draw
  ? ? . ? ?
  ? . . . ?
  O O * O .
  ? X O X ?
  ? ? X ? ?
seen    12170 of 16355

pattern harvested-shape-cfe08f70
why     Strong players played here 8,740 times of 11,847.
draw
  ? ? . ? ?
  ? . . . ?
  . O * O .
  ? X O X ?
  ? ? X ? ?
seen    8740 of 11847

pattern harvested-shape-67b7c280
why     Strong players played here 34,318 times of 47,156.
draw
  ? ? . ? ?
  ? . . . ?
  O O * . .
  ? X O X ?
  ? ? X ? ?
seen    34318 of 47156

pattern harvested-shape-022ece0f
why     Strong players played here 7,887 times of 10,791.
draw
  - - - - -
  ? . . . ?
  O O * . .
  ? X O X ?
  ? ? X ? ?
seen    7887 of 10791

pattern harvested-shape-f5244713
why     Strong players played here 7,110 times of 10,005.
draw
  ? . . . . . |
  . . . X . . |
  . . . . . . |
  . . O * . . |
  . . . X . . |
  . . . . . . |
  ? . . . . . |
seen    7110 of 10005

pattern harvested-shape-6a671b7a
why     Strong players played here 11,248 times of 15,969.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . . O X . . |
  . . . . . . |
  ? . X . . . |
seen    11248 of 15969

pattern harvested-shape-227a1832
why     Strong players played here 18,781 times of 26,920.
draw
  - - - - -
  . . . . .
  . . * . .
  O O X . .
  X X . . .
seen    18781 of 26920

pattern harvested-shape-57b910e1
why     Strong players played here 12,595 times of 19,406.
draw
  - - - - -
  ? . . . ?
  . O * . .
  ? X O X ?
  ? ? X ? ?
seen    12595 of 19406

pattern harvested-shape-157c2c5d
why     Strong players played here 17,173 times of 26,675.
draw
  . . X . .
  . . . . .
  . O * . .
  . . X . .
  . . . . .
seen    17173 of 26675

pattern harvested-shape-39c44e11
why     Strong players played here 12,294 times of 19,333.
draw
  - - - - +
  . . . . |
  . . * . |
  O O X . |
  X X . . |
seen    12294 of 19333

pattern harvested-shape-0ae26b76
why     Strong players played here 18,197 times of 28,809.
draw
  . . . . |
  . . . . |
  O O * . |
  X X O . |
  . . X . |
seen    18197 of 28809

pattern harvested-shape-a3222038
why     Strong players played here 18,677 times of 29,599.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O O X ?
  ? ? X ? ?
seen    18677 of 29599

pattern jump-out-beside-its-wall
why     The one-space jump ahead, beside the enemy's stones.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . X . O . . .
  ? X O . . . ?
seen    7651 of 12469

pattern harvested-shape-90fcb3f9
why     Strong players played here 25,271 times of 42,247.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? . X O ?
  ? ? X ? ?
seen    25271 of 42247

pattern harvested-shape-a290a375
why     Strong players played here 15,891 times of 27,272.
draw
  ? ? X ? ?
  ? . . . ?
  . O * O .
  ? . X . ?
  ? ? . ? ?
seen    15891 of 27272

pattern harvested-shape-389020f4
why     Strong players played here 29,669 times of 51,093.
draw
  | . ? ?
  | . . ?
  | * O O
  | O X ?
  | X ? ?
seen    29669 of 51093

pattern harvested-shape-35a19d05
why     Strong players played here 7,306 times of 12,556.
draw
  ? ? . ? ?
  ? . . . ?
  O O * . .
  ? . X O ?
  ? ? X ? ?
seen    7306 of 12556

pattern harvested-shape-3f82c878
why     Strong players played here 31,688 times of 55,036.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? X O X ?
  ? ? X ? ?
seen    31688 of 55036

pattern harvested-shape-5161315a
why     Strong players played here 12,798 times of 22,472.
draw
  ? ? O ? ?
  ? O . . ?
  . X * . .
  - - - - -
seen    12798 of 22472

pattern harvested-shape-3a502937
why     Strong players played here 7,488 times of 13,472.
draw
  . . . . .
  . . . . .
  . . * . .
  O O X . .
  . X . . .
seen    7488 of 13472

pattern harvested-shape-11d16442
why     Strong players played here 9,089 times of 16,419.
draw
  . . . . .
  . . . . .
  . . * . .
  O O X . .
  O X . . .
seen    9089 of 16419

pattern harvested-shape-a4582201
why     Strong players played here 7,127 times of 12,917.
draw
  ? ? . ? ?
  ? O . . ?
  X O * O .
  ? X O X ?
  ? ? X ? ?
seen    7127 of 12917

pattern harvested-shape-b65675b2
why     Strong players played here 94,607 times of 176,378.
draw
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  . . . . .
seen    94607 of 176378

pattern harvested-shape-89fc36b4
why     Strong players played here 18,791 times of 35,776.
draw
  ? ? . ? ?
  ? . . . ?
  . X * O .
  ? O X . ?
  ? ? . ? ?
seen    18791 of 35776

pattern block-on-the-third-line
why     The block on the third line, to stop the enemy stone on that side.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . O * . . |
  . . . X . . |
  . . . . . . |
  ? . . . . . |
seen    18991 of 37839

pattern harvested-shape-d469895e
why     Strong players played here 15,791 times of 31,741.
draw
  | . ? ?
  | . O ?
  | * O X
  | O X ?
  | X ? ?
seen    15791 of 31741

pattern harvested-shape-4f1719aa
why     Strong players played here 14,794 times of 30,363.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O O X ?
  ? ? X ? ?
seen    14794 of 30363

pattern harvested-shape-8c33e19d
why     Strong players played here 9,755 times of 20,603.
draw
  X . .
  O * O
  X O X
seen    9755 of 20603

pattern harvested-shape-a775d7b1
why     Strong players played here 7,994 times of 16,990.
draw
  ? ? . ? ?
  ? . . . ?
  X X * . .
  ? O O X ?
  ? ? X ? ?
seen    7994 of 16990

pattern block-the-first-line-from-above
why     The block on the first line, against the stone that comes along beneath own stones.
draw
  O . .
  X * .
  - - -
seen    66603 of 143355

pattern harvested-shape-2b9f8e68
why     Strong players played here 10,147 times of 21,883.
draw
  ? ? . ? ?
  ? X . . ?
  X O * O .
  ? X O . ?
  ? ? . ? ?
seen    10147 of 21883

pattern harvested-shape-2647c0f0
why     Strong players played here 15,769 times of 35,667.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? . X O ?
  ? ? . ? ?
seen    15769 of 35667

pattern fill-the-tigers-mouth-looked-into
why     The solid connection inside the tiger's mouth, where the enemy looks in.
draw
  . O .
  X * O
  . O X
seen    43728 of 101883

pattern harvested-shape-5764553d
why     Strong players played here 7,491 times of 17,371.
draw
  + - - - - - -
  | . . . . . .
  | . . . . . .
  | . . * . . O
  | . X . O . .
  | . . . . . .
  | . . X . . ?
seen    7491 of 17371

pattern harvested-shape-1e11f771
why     Strong players played here 11,766 times of 27,860.
draw
  X . O
  O * O
  X O X
seen    11766 of 27860

pattern harvested-shape-c22ac207
why     Strong players played here 9,073 times of 21,577.
draw
  O . .
  X * .
  O O X
seen    9073 of 21577

pattern harvested-shape-d62e2b51
why     Strong players played here 16,690 times of 39,987.
draw
  ? ? . ? |
  ? . . . |
  O . * . |
  ? O X . |
  ? ? . ? |
seen    16690 of 39987

pattern harvested-shape-c8f129c6
why     Strong players played here 8,433 times of 20,198.
draw
  - - - - -
  . . . . .
  . . * . .
  . O X . O
  . O X . .
seen    8433 of 20198

pattern harvested-shape-fc159c8d
why     Strong players played here 8,607 times of 20,664.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? O X O ?
  ? ? X ? ?
seen    8607 of 20664

pattern harvested-shape-b8988c4e
why     Strong players played here 17,020 times of 41,488.
draw
  ? ? . ? ?
  ? O . . ?
  X O * X .
  ? X O . ?
  ? ? . ? ?
seen    17020 of 41488

pattern harvested-shape-b246aa2e
why     Strong players played here 20,360 times of 50,584.
draw
  . . . . .
  . . . . .
  . . * . .
  O O X . .
  X X . . .
seen    20360 of 50584

pattern harvested-shape-4a635f06
why     Strong players played here 19,087 times of 47,827.
draw
  X O .
  O * O
  O X X
seen    19087 of 47827

pattern harvested-shape-3775538a
why     Strong players played here 8,180 times of 20,485.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? . O X ?
  ? ? O ? ?
seen    8180 of 20485

pattern harvested-shape-73dd09f7
why     Strong players played here 60,584 times of 154,906.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O X . |
  ? ? . ? |
seen    60584 of 154906

pattern harvested-shape-90cbf798
why     Strong players played here 7,740 times of 19,717.
draw
  . . . . .
  . . . . .
  . X * O O
  . . . X X
  . . . . .
seen    7740 of 19717

pattern harvested-shape-0fce7724
why     Strong players played here 61,679 times of 159,565.
draw
  . . .
  O * O
  X O X
seen    61679 of 159565

pattern connect-the-diagonal-between-two
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  . . .
  O * .
  X O X
seen    132803 of 347327

pattern cut-the-waist-above-own-row
why     The cut through the enemy's knight's move, at its waist.
draw
  . . .
  X * .
  O O X
seen    87857 of 237797

pattern harvested-shape-ac2a424c
why     Strong players played here 10,194 times of 27,479.
draw
  ? ? . ? ?
  ? O . . ?
  X O * . .
  ? X O X ?
  ? ? X ? ?
seen    10194 of 27479

pattern connect-the-jump-beneath-a-stone
why     The solid connection of two stones a space apart, where the enemy looks in.
draw
  X . .
  O * O
  . X .
seen    14153 of 39291

pattern harvested-shape-1ac3ef09
why     Strong players played here 26,063 times of 73,100.
draw
  ? ? . ? ?
  ? . . . ?
  . O * O .
  ? . X . ?
  ? ? . ? ?
seen    26063 of 73100

pattern harvested-shape-6981a22e
why     Strong players played here 9,037 times of 25,433.
draw
  | . ? ?
  | . . ?
  | * O O
  | X O ?
  | . ? ?
seen    9037 of 25433

pattern harvested-shape-d4e36c8e
why     Strong players played here 20,592 times of 59,659.
draw
  - - - - -
  . . . . .
  . . * . .
  . O X . .
  . . . . .
seen    20592 of 59659

pattern harvested-shape-6b228051
why     Strong players played here 7,323 times of 21,302.
draw
  - - - - -
  ? . . . ?
  . X * . .
  ? O . O ?
  ? ? . ? ?
seen    7323 of 21302

pattern step-over-the-head-of-the-diagonal-stone
why     The step across the head of the enemy's diagonal stone.
draw
  . . . . .
  . . . . .
  . O * . .
  . . X . .
  . . . . .
seen    52720 of 156545

pattern harvested-shape-c3ec128d
why     Strong players played here 12,736 times of 37,741.
draw
  | . ? ?
  | . . ?
  | * O .
  | O X ?
  | X ? ?
seen    12736 of 37741

pattern harvested-shape-89fe564d
why     Strong players played here 7,804 times of 23,863.
draw
  - - - - -
  . . . . .
  . . * . .
  . O X . O
  . . X . .
seen    7804 of 23863

pattern atari-from-the-second-line
why     The atari from the second line, on a stone held on two sides.
draw
  - - - - -
  ? . . . ?
  . X * . .
  ? . X O ?
  ? ? O ? ?
seen    10873 of 33629

pattern block-over-the-stone-in-the-waist
why     The block at the waist of the knight's move, in front of the stone that came in.
draw
  . . .
  O * .
  . X O
seen    94903 of 300683

pattern harvested-shape-c058bd6e
why     Strong players played here 11,809 times of 37,171.
draw
  O . .
  X * O
  O O X
seen    11809 of 37171

pattern harvested-shape-d7ca0f15
why     Strong players played here 17,669 times of 57,422.
draw
  . O .
  X * O
  O O X
seen    17669 of 57422

pattern harvested-shape-fc4186c1
why     Strong players played here 19,729 times of 64,406.
draw
  X . .
  . * O
  O X .
seen    19729 of 64406

pattern harvested-shape-3f39e9f9
why     Strong players played here 23,421 times of 77,080.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O X . |
  ? ? O ? |
seen    23421 of 77080

pattern connect-three-beneath-a-stone
why     The solid connection of three own stones, which meet at this point.
draw
  X . .
  O * O
  X O .
seen    50702 of 167567

pattern block-the-first-line-between-own-stones
why     The block on the first line, at the end of a row that comes out between own stones.
draw
  | . ? ?
  | . O ?
  | * X X
  | . O ?
  | . ? ?
seen    38665 of 127657

pattern push-into-the-jump-beneath-a-stone
why     The push into the enemy's one-space jump.
draw
  O . .
  X * X
  . O .
seen    9849 of 32353

pattern harvested-shape-6b69ad44
why     Strong players played here 10,490 times of 34,494.
draw
  X O O
  O * O
  O X X
seen    10490 of 34494

pattern harvested-shape-2eea445b
why     Strong players played here 8,389 times of 27,654.
draw
  X . .
  O * X
  X O .
seen    8389 of 27654

pattern take-the-second-line-stone-from-the-edge
why     The capture, from the first line, of a stone whose other sides are held.
draw
  | . ? ?
  | . O ?
  | * X O
  | . O ?
  | . ? ?
seen    59758 of 199937

pattern step-over-the-head-before-its-friend
why     The step across the head of the enemy's diagonal stone.
draw
  . . . . .
  . . . . .
  . O * . .
  . . X . .
  X . . . .
seen    13972 of 46727

pattern harvested-shape-98df0b32
why     Strong players played here 7,385 times of 24,844.
draw
  X . .
  O * O
  O X O
seen    7385 of 24844

pattern contact-a-jump-away
why     The contact in front of the enemy's stone, a one-space jump from an own one.
draw
  ? . . . . . ?
  X . . . . . .
  . . . . . . .
  . O . * . . .
  . . . X . . .
  . . . . . . .
  ? . . . . . ?
seen    7864 of 26553

pattern harvested-shape-b71f8f74
why     Strong players played here 8,595 times of 29,140.
draw
  O . .
  X * X
  . O O
seen    8595 of 29140

pattern harvested-shape-da364561
why     Strong players played here 72,256 times of 248,880.
draw
  . . .
  O * O
  . X .
seen    72256 of 248880

pattern block-the-second-line-from-own-two
why     The block on the second line beneath the third-line stone, to keep the enemy out.
draw
  ? ? . ? |
  ? . . . |
  O O * . |
  ? . X . |
  ? ? . ? |
seen    9454 of 32857

pattern block-the-first-line-beneath-own-two
why     The block on the first line, beneath two own stones.
draw
  | . .
  | * O
  | X O
seen    31345 of 111389

pattern harvested-shape-19833cca
why     Strong players played here 12,730 times of 45,221.
draw
  O . O
  X * O
  O O X
seen    12730 of 45221

pattern block-beneath-the-stone-between
why     The block on the first line, beneath the stone that comes out between two own stones.
draw
  | . O
  | * X
  | . O
seen    128536 of 466476

pattern jump-out-between-two-that-press
why     The one-space jump out between the enemy's stones.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . X . . . . .
  . . . O . X .
  ? . . . . . ?
seen    7506 of 26848

pattern contact-beneath-the-fourth-line-stone
why     The contact on the third line, beneath the stone that faces an own one.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . O . X . . .
  . . . . . . .
  ? . . . . . ?
seen    15077 of 54362

pattern harvested-shape-b51ce6f9
why     Strong players played here 39,355 times of 142,946.
draw
  ? ? X ? ?
  ? . . . ?
  . O * . .
  ? . X . ?
  ? ? . ? ?
seen    39355 of 142946

pattern harvested-shape-4f6a5b95
why     Strong players played here 32,987 times of 120,645.
draw
  ? ? . ? |
  ? . . . |
  O O * . |
  ? X O . |
  ? ? X ? |
seen    32987 of 120645

pattern harvested-shape-365fd0e8
why     Strong players played here 8,404 times of 30,504.
draw
  . O .
  X * O
  O X O
seen    8404 of 30504

pattern harvested-shape-1ccf0dac
why     Strong players played here 15,733 times of 58,484.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . O
  ? O X . ?
  ? ? X ? ?
seen    15733 of 58484

pattern block-the-first-line-beneath-the-gap
why     The block on the first line, against the stone that comes along beneath own stones.
draw
  O . O
  X * .
  - - -
seen    22534 of 85111

pattern cut-the-diagonal-beside-a-friend
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  . . .
  X * O
  O X .
seen    59261 of 226129

pattern connect-the-diagonal-looked-into
why     The solid connection at the cutting point, where the enemy looks in.
draw
  . . .
  X * O
  . O X
seen    51046 of 195339

pattern harvested-shape-db3fd3dc
why     Strong players played here 34,123 times of 130,501.
draw
  . . .
  X * O
  O O X
seen    34123 of 130501

pattern hane-toward-the-stone-a-space-away
why     The hane around the enemy's stone, toward another own stone.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . O
  ? O X . ?
  ? ? . ? ?
seen    16495 of 63096

pattern harvested-shape-61349017
why     Strong players played here 12,440 times of 47,581.
draw
  X O .
  O * O
  . X X
seen    12440 of 47581

pattern crawl-toward-a-friend-on-the-first-line
why     The step along the first line beneath the enemy, toward an own stone.
draw
  | . O
  | * X
  | O X
seen    8982 of 34362

pattern harvested-shape-6085a5d2
why     Strong players played here 9,360 times of 36,954.
draw
  O X O
  X * X
  - - -
seen    9360 of 36954

pattern harvested-shape-0a97b807
why     Strong players played here 7,476 times of 29,472.
draw
  O . .
  . * X
  O X O
seen    7476 of 29472

pattern jump-ahead-of-its-jumps
why     The one-space jump that stays ahead of the enemy's.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . X . . . . .
  . . . O . . .
  ? X . . . . ?
seen    9973 of 39876

pattern harvested-shape-f8ae1c22
why     Strong players played here 25,441 times of 103,564.
draw
  - - - - -
  ? . . . ?
  . X * . .
  ? O . X ?
  ? ? . ? ?
seen    25441 of 103564

pattern block-the-first-line-between-its-two
why     The block on the first line, between the enemy's two stones.
draw
  X . O
  . * X
  - - -
seen    8912 of 37074

pattern harvested-shape-b205b82a
why     Strong players played here 19,076 times of 80,101.
draw
  - - - - +
  ? . . . |
  . . * . |
  ? O X . |
  ? ? . ? |
seen    19076 of 80101

pattern cut-the-diagonal-over-the-stone-between
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  . . .
  X * O
  O X O
seen    25217 of 107299

pattern harvested-shape-482531b7
why     Strong players played here 38,072 times of 162,443.
draw
  O . .
  O * X
  X O .
seen    38072 of 162443

pattern harvested-shape-5277faa1
why     Strong players played here 271,088 times of 1,166,247.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O X . ?
  ? ? . ? ?
seen    271088 of 1166247

pattern harvested-shape-3b033b99
why     Strong players played here 10,647 times of 45,412.
draw
  O . .
  X * X
  . O X
seen    10647 of 45412

pattern block-the-push-and-join-both-walls
why     The block in front of the enemy's stone, which joins own stones on both sides.
draw
  X . O
  O * O
  O X O
seen    10108 of 43667

pattern harvested-shape-9317b700
why     Strong players played here 14,906 times of 65,512.
draw
  ? ? . ? ?
  ? . . . ?
  . O * O .
  ? X X . ?
  ? ? . ? ?
seen    14906 of 65512

pattern harvested-shape-fe98e1c4
why     Strong players played here 9,184 times of 40,309.
draw
  O X .
  X * X
  O X O
seen    9184 of 40309

pattern wedge-into-the-jump
why     The wedge into the enemy's one-space jump.
draw
  ? ? . ? ?
  ? . . . ?
  O X * X .
  ? O . . ?
  ? ? . ? ?
seen    21521 of 95158

pattern harvested-shape-4e37d162
why     Strong players played here 16,552 times of 73,112.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O . X ?
  ? ? . ? ?
seen    16552 of 73112

pattern harvested-shape-d366eb18
why     Strong players played here 11,399 times of 50,266.
draw
  X . .
  O * O
  X . .
seen    11399 of 50266

pattern harvested-shape-690baf33
why     Strong players played here 33,974 times of 152,534.
draw
  O . .
  O * O
  X O X
seen    33974 of 152534

pattern harvested-shape-f5c79dc7
why     Strong players played here 15,468 times of 69,214.
draw
  O O .
  X * O
  O O X
seen    15468 of 69214

pattern contact-on-the-stone-between
why     The contact beside the enemy's stone, which faces an own one.
draw
  . . . . .
  . . . . .
  O . * . .
  . . X . O
  . . . . .
seen    9323 of 41650

pattern hane-at-the-head-in-the-open
why     The hane at the head of two stones, with nobody else near.
draw
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  . O X . .
seen    37853 of 171142

pattern fill-the-tigers-mouth-beneath-a-wall
why     The solid connection inside the tiger's mouth, where the enemy looks in.
draw
  O O O
  X * O
  O O X
seen    15722 of 70783

pattern harvested-shape-72dac9b7
why     Strong players played here 24,321 times of 111,330.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . O
  ? . X . ?
  ? ? . ? ?
seen    24321 of 111330

pattern cut-the-corner-over-the-held-stone
why     The cut through the enemy's diagonal, in front of the stone between two own stones.
draw
  . . .
  X * .
  O X O
seen    53542 of 246699

pattern stretch-through-its-knights-move
why     The stretch through the waist of the enemy's knight's move, which cuts it.
draw
  . . .
  X * .
  . O X
seen    50681 of 234090

pattern harvested-shape-68a33e4f
why     Strong players played here 9,746 times of 45,201.
draw
  O . .
  . * O
  X O X
seen    9746 of 45201

pattern harvested-shape-a1e9d6af
why     Strong players played here 9,516 times of 44,621.
draw
  O X O
  X * X
  X X O
seen    9516 of 44621

pattern harvested-shape-96382934
why     Strong players played here 9,420 times of 44,429.
draw
  O O .
  X * X
  . X O
seen    9420 of 44429

pattern harvested-shape-642795fc
why     Strong players played here 10,167 times of 48,254.
draw
  O O .
  X * X
  X . O
seen    10167 of 48254

pattern connect-the-cut-from-own-column
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  O . .
  O * .
  X O X
seen    32480 of 155902

pattern harvested-shape-f4f0fcb6
why     Strong players played here 7,686 times of 37,135.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . . . . . . |
  . . O X . . |
  ? . O X . . |
seen    7686 of 37135

pattern jump-out-between-its-stones
why     The one-space jump out between the enemy's stones.
draw
  . . . . .
  . . . . .
  . . * . .
  X . . . .
  . . O . X
seen    15974 of 79289

pattern harvested-shape-5fd93a8c
why     Strong players played here 15,914 times of 80,235.
draw
  ? ? X ? ?
  ? . . . ?
  . . * . .
  ? O X . ?
  ? ? . ? ?
seen    15914 of 80235

pattern jump-along-the-third-line
why     The two-space jump along the third line, up to a space from the enemy's stone.
draw
  | . . O . . ?
  | . . . . . .
  | . . . . . .
  | . . * . . .
  | . . . . . .
  | . . X . . .
  | . . . . . ?
seen    7245 of 36785

pattern cut-the-waist-from-own-column
why     The cut through the enemy's knight's move, at its waist.
draw
  X . .
  O * .
  O X X
seen    15982 of 81934

pattern harvested-shape-01fe2e9e
why     Strong players played here 48,736 times of 251,732.
draw
  . X .
  X * X
  O X O
seen    48736 of 251732

pattern harvested-shape-b3dab958
why     Strong players played here 9,669 times of 49,869.
draw
  X . O
  X * O
  O O X
seen    9669 of 49869

pattern harvested-shape-bd9c1083
why     Strong players played here 20,642 times of 107,108.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? X O . |
  ? ? X ? |
seen    20642 of 107108

pattern block-in-front-from-own-column
why     The block in front of the enemy's stone, between own stones on both sides.
draw
  . . .
  O * .
  O X O
seen    74108 of 390208

pattern block-the-second-line-beneath-the-fourth
why     The block on the second line beneath the fourth-line stone, in front of the enemy's.
draw
  | ? . ? ?
  | . . . ?
  | . * . O
  | . X . ?
  | ? . ? ?
seen    9005 of 47178

pattern harvested-shape-7dd74853
why     Strong players played here 7,952 times of 41,701.
draw
  O . .
  X * X
  O . .
seen    7952 of 41701

pattern harvested-shape-75aa74fd
why     Strong players played here 9,113 times of 48,008.
draw
  X . .
  X * O
  O O X
seen    9113 of 48008

pattern harvested-shape-5f19de93
why     Strong players played here 9,823 times of 52,710.
draw
  X . .
  O * O
  X . O
seen    9823 of 52710

pattern connect-three-before-the-peep
why     The solid connection of three own stones, which meet at this point.
draw
  O O .
  O * X
  X O .
seen    7968 of 42836

pattern hane-at-the-head-of-two-with-a-stone-behind
why     The hane at the head of two stones, from an own stone beside them.
draw
  ? ? . ? ?
  ? . . . ?
  O . * . .
  ? O X . ?
  ? ? X ? ?
seen    20814 of 112982

pattern hane-at-the-head-of-the-second-line-crawl
why     The hane at the head of two stones, which crawl on the second line.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O X . |
  ? ? X ? |
seen    19341 of 105513

pattern harvested-shape-abb4070f
why     Strong players played here 8,615 times of 47,415.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? O X . |
  ? ? . ? |
seen    8615 of 47415

pattern harvested-shape-35efddfe
why     Strong players played here 11,893 times of 67,013.
draw
  ? ? O ? ?
  ? . . . ?
  . . * . .
  ? O X . ?
  ? ? . ? ?
seen    11893 of 67013

pattern step-along-the-first-line-toward-own
why     The step along the first line beneath the enemy, toward an own stone.
draw
  | . O
  | * X
  | O O
seen    8381 of 47147

pattern harvested-shape-5af26177
why     Strong players played here 8,216 times of 46,231.
draw
  O O .
  X * O
  X O X
seen    8216 of 46231

pattern harvested-shape-c6324871
why     Strong players played here 10,416 times of 59,396.
draw
  - - - - -
  . . . . .
  . . * . .
  . O X . .
  . X . . .
seen    10416 of 59396

pattern turn-beside-the-stone-on-own-row
why     The turn beside the enemy's stone, at the end of an own row.
draw
  X . .
  . * X
  X O O
seen    10431 of 59599

pattern harvested-shape-d529bd58
why     Strong players played here 9,311 times of 54,284.
draw
  . . . . .
  . . . . .
  . O * . .
  . X O . .
  . X . . .
seen    9311 of 54284

pattern harvested-shape-504d665b
why     Strong players played here 8,997 times of 53,019.
draw
  . O .
  X * X
  O X .
seen    8997 of 53019

pattern harvested-shape-247e84d9
why     Strong players played here 11,014 times of 65,104.
draw
  X . .
  O * O
  O O X
seen    11014 of 65104

pattern harvested-shape-df6a385e
why     Strong players played here 7,606 times of 45,180.
draw
  X . .
  O * O
  X O O
seen    7606 of 45180

pattern harvested-shape-31b388f2
why     Strong players played here 16,823 times of 100,695.
draw
  . . .
  X * O
  X O X
seen    16823 of 100695

pattern cut-the-diagonal-from-own-column
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  O . .
  O * X
  O X O
seen    10087 of 60337

pattern harvested-shape-3eaaa991
why     Strong players played here 11,513 times of 69,554.
draw
  O . .
  X * O
  O . .
seen    11513 of 69554

pattern stretch-in-front-of-the-lone-diagonal-stone
why     The stretch in front of the enemy's stone, which stands on the diagonal.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? . X . ?
  ? ? . ? ?
seen    143020 of 884011

pattern block-the-second-line-against-a-lone-stone
why     The block on the second line beneath the third-line stone, to keep the enemy out.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? . X . |
  ? ? . ? |
seen    25410 of 157891

pattern push-into-the-jump-from-below
why     The push into the enemy's one-space jump.
draw
  . . .
  X * X
  . O .
seen    24775 of 158658

pattern harvested-shape-0aee1def
why     Strong players played here 97,968 times of 656,796.
draw
  - - - - -
  ? . . . ?
  . . * . .
  ? O X . ?
  ? ? . ? ?
seen    97968 of 656796

pattern harvested-shape-2e48763d
why     Strong players played here 9,040 times of 60,072.
draw
  ? ? . ? ?
  ? . . . ?
  X O * . .
  ? X O . ?
  ? ? X ? ?
seen    9040 of 60072

pattern hane-around-the-stone-beside
why     The hane around the enemy's stone, from an own stone beside it.
draw
  . . .
  . * .
  O X .
seen    1146553 of 7797987

pattern harvested-shape-85dafc17
why     Strong players played here 11,855 times of 79,544.
draw
  O . .
  O * X
  X O O
seen    11855 of 79544

pattern harvested-shape-afd6e301
why     Strong players played here 10,616 times of 71,337.
draw
  . . .
  X * O
  O . X
seen    10616 of 71337

pattern harvested-shape-51b72ef6
why     Strong players played here 9,537 times of 64,305.
draw
  O . .
  X * O
  . . X
seen    9537 of 64305

pattern connect-on-the-first-line-at-the-cut
why     The solid connection on the first line, at the cutting point.
draw
  | . X
  | * O
  | O X
seen    20249 of 138025

pattern harvested-shape-625a1de3
why     Strong players played here 10,258 times of 69,638.
draw
  ? ? . ? |
  ? . . . |
  O X * . |
  ? O X . |
  ? ? . ? |
seen    10258 of 69638

pattern block-the-first-line-and-join-the-corner
why     The block on the first line, which also joins two own stones.
draw
  X O .
  X * O
  - - -
seen    10294 of 70110

pattern harvested-shape-eb33edbe
why     Strong players played here 15,078 times of 103,254.
draw
  ? ? . ? ?
  ? . . . ?
  X X * O .
  ? O . . ?
  ? ? . ? ?
seen    15078 of 103254

pattern harvested-shape-4453ec5d
why     Strong players played here 8,116 times of 57,004.
draw
  X O .
  O * X
  O . O
seen    8116 of 57004

pattern harvested-shape-99e40d12
why     Strong players played here 8,503 times of 59,909.
draw
  O O .
  . * O
  X O X
seen    8503 of 59909

pattern harvested-shape-b5a96c49
why     Strong players played here 7,865 times of 56,632.
draw
  O . .
  O * X
  X O X
seen    7865 of 56632

pattern harvested-shape-5fbefe2e
why     Strong players played here 7,874 times of 56,807.
draw
  O . .
  O * X
  . X O
seen    7874 of 56807

pattern harvested-shape-60369089
why     Strong players played here 51,027 times of 375,627.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O X . ?
  ? ? O ? ?
seen    51027 of 375627

pattern harvested-shape-18f3592a
why     Strong players played here 7,379 times of 53,722.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . . X . . . |
  . . . . . . |
  ? . . O . . |
seen    7379 of 53722

pattern harvested-shape-f7e752d2
why     Strong players played here 9,488 times of 70,872.
draw
  O . .
  O * .
  . X O
seen    9488 of 70872

pattern harvested-shape-33f1d133
why     Strong players played here 9,685 times of 72,411.
draw
  X . .
  . * X
  X O .
seen    9685 of 72411

pattern harvested-shape-ecd86ad4
why     Strong players played here 9,561 times of 71,870.
draw
  O . .
  . * O
  O X .
seen    9561 of 71870

pattern harvested-shape-2ee7a860
why     Strong players played here 16,400 times of 123,940.
draw
  O . .
  X * O
  . X O
seen    16400 of 123940

pattern harvested-shape-e5083990
why     Strong players played here 8,768 times of 65,935.
draw
  O . .
  X * O
  O . O
seen    8768 of 65935

pattern harvested-shape-94e8c3a5
why     Strong players played here 21,507 times of 162,910.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O . O ?
  ? ? . ? ?
seen    21507 of 162910

pattern harvested-shape-e8c2bcb9
why     Strong players played here 9,474 times of 71,336.
draw
  . . . . .
  . . . . .
  . X * . .
  . O X . .
  . O X . .
seen    9474 of 71336

pattern contact-in-front-between-two
why     The contact in front of the enemy's stone, between own stones on both sides.
draw
  ? ? . ? ?
  ? . . . ?
  O . * . O
  ? . X . ?
  ? ? . ? ?
seen    7337 of 55566

pattern harvested-shape-239bc318
why     Strong players played here 12,247 times of 93,953.
draw
  ? ? . ? ?
  ? . . . ?
  . X * O O
  ? . . X ?
  ? ? . ? ?
seen    12247 of 93953

pattern harvested-shape-29e76568
why     Strong players played here 8,130 times of 62,560.
draw
  X O .
  X * X
  X . O
seen    8130 of 62560

pattern harvested-shape-66aaecc8
why     Strong players played here 7,111 times of 55,254.
draw
  X . .
  X * O
  X O X
seen    7111 of 55254

pattern harvested-shape-75221688
why     Strong players played here 14,955 times of 117,084.
draw
  . . .
  X * O
  O X X
seen    14955 of 117084

pattern harvested-shape-cd407164
why     Strong players played here 8,116 times of 63,250.
draw
  X . O
  X * O
  X O X
seen    8116 of 63250

pattern connect-beside-its-column
why     The solid connection at the cutting point, where the enemy looks in.
draw
  O . .
  X * O
  X O .
seen    8901 of 69580

pattern harvested-shape-f78b451a
why     Strong players played here 14,206 times of 112,165.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? X O O ?
  ? ? X ? ?
seen    14206 of 112165

pattern push-into-the-jump-from-own-two
why     The push into the enemy's one-space jump.
draw
  . . .
  X * X
  O O .
seen    40372 of 323008

pattern connect-the-jump-with-a-stone-below
why     The solid connection of two stones a space apart, where the enemy looks in.
draw
  . . .
  O * O
  X X O
seen    36564 of 294619

pattern connect-the-jump-before-two
why     The solid connection of two stones a space apart, where the enemy looks in.
draw
  . . .
  O * O
  X X .
seen    43752 of 354373

pattern hane-toward-the-stone-across
why     The hane around the enemy's stone, toward another own stone.
draw
  . . .
  X * .
  O . O
seen    103494 of 842292

pattern harvested-shape-58be70b0
why     Strong players played here 37,066 times of 305,169.
draw
  . . .
  X * X
  X O O
seen    37066 of 305169

pattern harvested-shape-59d3eb27
why     Strong players played here 9,215 times of 75,361.
draw
  O . .
  . * X
  . X O
seen    9215 of 75361

pattern harvested-shape-031186fe
why     Strong players played here 63,923 times of 529,524.
draw
  | . .
  | * O
  | O X
seen    63923 of 529524

pattern harvested-shape-2b4c5220
why     Strong players played here 8,405 times of 69,326.
draw
  O . .
  . * O
  O X O
seen    8405 of 69326

pattern block-the-first-line-beneath-own-three
why     The block on the first line, against the stone that comes along beneath own stones.
draw
  | . O
  | * O
  | X O
seen    22520 of 188005

pattern block-in-front-from-own-three
why     The block in front of the enemy's stone, between own stones on both sides.
draw
  O . .
  O * .
  O X O
seen    17968 of 151000

pattern harvested-shape-8148d05f
why     Strong players played here 51,028 times of 431,514.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O X . ?
  ? ? X ? ?
seen    51028 of 431514

pattern harvested-shape-c832132a
why     Strong players played here 24,717 times of 210,045.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O . X ?
  ? ? . ? ?
seen    24717 of 210045

pattern harvested-shape-962b2128
why     Strong players played here 40,145 times of 343,900.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O X . ?
  ? ? . ? ?
seen    40145 of 343900

pattern stretch-in-front-of-the-diagonal-stone
why     The stretch in front of the enemy's stone, which stands on the diagonal.
draw
  . . .
  O * .
  . X .
seen    383215 of 3304369

pattern hane-into-the-waist
why     The hane around the enemy's stone, into the waist of its knight's move.
draw
  . . .
  X * .
  O . X
seen    138833 of 1200223

pattern slide-beneath-the-fourth-line-stone
why     The slide to the second line, beneath the enemy's fourth-line stone.
draw
  | . . . . ?
  | . . . . .
  | . . . . .
  | . * . X .
  | . . . . .
  | . . O . .
  | . . . . ?
seen    16546 of 142668

pattern harvested-shape-c7cee280
why     Strong players played here 42,963 times of 375,581.
draw
  . . .
  X * X
  X O .
seen    42963 of 375581

pattern harvested-shape-de31fd5c
why     Strong players played here 37,245 times of 326,071.
draw
  O X .
  X * X
  O X X
seen    37245 of 326071

pattern harvested-shape-381411da
why     Strong players played here 8,915 times of 78,770.
draw
  - - - - -
  ? . . . ?
  O X * . .
  ? O X X ?
  ? ? O ? ?
seen    8915 of 78770

pattern harvested-shape-d2b0defc
why     Strong players played here 39,620 times of 357,739.
draw
  | . O
  | * O
  | O X
seen    39620 of 357739

pattern harvested-shape-d719b11b
why     Strong players played here 24,500 times of 222,551.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O X . ?
  ? ? X ? ?
seen    24500 of 222551

pattern harvested-shape-a548596b
why     Strong players played here 12,581 times of 114,358.
draw
  O . .
  X * .
  O X X
seen    12581 of 114358

pattern harvested-shape-1be7193b
why     Strong players played here 9,935 times of 91,188.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? . X O ?
  ? ? O ? ?
seen    9935 of 91188

pattern harvested-shape-b2c8af98
why     Strong players played here 8,962 times of 83,565.
draw
  ? ? . ? |
  ? . . . |
  X X * . |
  ? O X . |
  ? ? O ? |
seen    8962 of 83565

pattern harvested-shape-bbe91b61
why     Strong players played here 11,151 times of 105,720.
draw
  O . .
  X * O
  . X .
seen    11151 of 105720

pattern harvested-shape-2c9328e4
why     Strong players played here 7,106 times of 68,164.
draw
  O O .
  X * O
  - - -
seen    7106 of 68164

pattern hane-into-the-waist-from-above
why     The hane around the enemy's stone, into the waist of its knight's move.
draw
  O . .
  X * .
  . . X
seen    32132 of 314223

pattern wedge-above-two-own-stones
why     The wedge into the enemy's one-space jump.
draw
  . . .
  X * X
  O . O
seen    15841 of 154335

pattern harvested-shape-d436c00c
why     Strong players played here 13,519 times of 132,752.
draw
  ? ? . ? ?
  ? . . . ?
  X O * . .
  ? O X . ?
  ? ? . ? ?
seen    13519 of 132752
