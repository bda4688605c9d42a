# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as contact-answer; `seen` says how often each was chosen of the times it could be. No window and
# no count comes from the games kept apart for checking: one in 10, by a hash of its moves and the
# seed 2026, as `riyu learn` keeps them apart.
class    harvested-contact-answer
asked    an enemy stone; in all orientations
answer   all
last     none

pattern harvested-contact-answer-24810539
why     Strong players answered here 6,255 times of 6,306.
draw
  . . . . .
  . . . . .
  . O @ . .
  . X O * .
  . . X O .
when    liberties(@) = 2
seen    6255 of 6306

pattern harvested-contact-answer-c26d1a68
why     Strong players answered here 6,017 times of 6,068.
draw
  - - - - - - -
  . . . . . . .
  . . . @ * . .
  . . X O . X .
  . . X O . . .
  ? . . O . . ?
when    liberties(@) >= 3
seen    6017 of 6068

pattern harvested-contact-answer-f2b4c219
why     Strong players answered here 5,832 times of 5,917.
draw
  . . . . .
  O * . . .
  X O @ O .
  . X . . .
  . . . . .
when    liberties(@) = 2
seen    5832 of 5917

pattern harvested-contact-answer-07f2ca62
why     Strong players answered here 18,947 times of 19,255.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O @ . . .
  . . * X . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    18947 of 19255

pattern harvested-contact-answer-e13f4b6b
why     Strong players answered here 6,781 times of 6,891.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . X . @ * . .
  . . . O . . .
  . . . . . . .
  ? . . . O . ?
when    liberties(@) >= 3
seen    6781 of 6891

pattern harvested-contact-answer-074ef717
why     Strong players answered here 5,027 times of 5,170.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . X X @ O . .
  . O O * . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    5027 of 5170

pattern harvested-contact-answer-049d3b44
why     Strong players answered here 7,770 times of 8,070.
draw
  ? . . . . . ?
  O . . . . . .
  . . . . . . .
  . X . @ * . .
  . . . O . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    7770 of 8070

pattern harvested-contact-answer-b10a6791
why     Strong players answered here 6,906 times of 7,177.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O @ . O .
  . . * X . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    6906 of 7177

pattern harvested-contact-answer-9575e421
why     Strong players answered here 6,014 times of 6,258.
draw
  ? . . . . . |
  . . . . . . |
  . . * . . . |
  . . O @ . . |
  X . O X . . |
  . . . . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    6014 of 6258

pattern harvested-contact-answer-246a41e7
why     Strong players answered here 8,173 times of 8,571.
draw
  - - - - -
  . . . . .
  * O @ . .
  O X . O .
  O X . . .
when    liberties(@) >= 3
seen    8173 of 8571

pattern harvested-contact-answer-5ce652b6
why     Strong players answered here 10,756 times of 11,310.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . X O . . |
  . . . * . . |
  ? . O . . . |
when    liberties(@) >= 3
seen    10756 of 11310

pattern harvested-contact-answer-ed58b72d
why     Strong players answered here 6,713 times of 7,138.
draw
  . . . . .
  . . . . .
  . X @ O .
  . O * . .
  . . . . .
when    liberties(@) >= 3
seen    6713 of 7138

pattern harvested-contact-answer-25f32285
why     Strong players answered here 8,537 times of 9,213.
draw
  - - - - -
  . . . . .
  . . @ * .
  . X O . X
  . X O . .
when    liberties(@) >= 3
seen    8537 of 9213

pattern harvested-contact-answer-cdb35d70
why     Strong players answered here 7,700 times of 8,314.
draw
  . . . . .
  . . . . .
  X X @ O .
  O O * . .
  . . . . .
when    liberties(@) >= 3
seen    7700 of 8314

pattern harvested-contact-answer-8461309d
why     Strong players answered here 6,790 times of 7,359.
draw
  O X . . .
  O X . . .
  * O @ . .
  - - - - -
when    liberties(@) = 2
seen    6790 of 7359

pattern harvested-contact-answer-8b57ad3e
why     Strong players answered here 6,864 times of 7,512.
draw
  . . . . .
  . . . . .
  X X @ . .
  O O O X .
  . . . * .
when    liberties(@) >= 3
seen    6864 of 7512

pattern harvested-contact-answer-a9e3c588
why     Strong players answered here 5,845 times of 6,651.
draw
  ? ? . ? ?
  ? . * . ?
  O O @ O .
  ? X X O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    5845 of 6651

pattern harvested-contact-answer-1b615c1c
why     Strong players answered here 7,309 times of 8,466.
draw
  . . . . .
  . . . . .
  . O @ . .
  . X * O .
  . . . . .
when    liberties(@) >= 3
seen    7309 of 8466

pattern harvested-contact-answer-a6bff41c
why     Strong players answered here 25,735 times of 30,263.
draw
  ? ? . ? ?
  ? X . . ?
  * O @ . .
  - - - - -
when    liberties(@) = 2
seen    25735 of 30263

pattern harvested-contact-answer-e2a84f0b
why     Strong players answered here 5,525 times of 6,476.
draw
  . . . . .
  . . . . .
  . . @ . .
  X X O * .
  O O X . .
when    liberties(@) >= 3
seen    5525 of 6476

pattern harvested-contact-answer-abe07bba
why     Strong players answered here 6,286 times of 7,380.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  X . . @ * . |
  . . X O . . |
  . . . . . . |
  ? . . O . . |
when    liberties(@) >= 3
seen    6286 of 7380

pattern harvested-contact-answer-aea1efdf
why     Strong players answered here 20,869 times of 24,956.
draw
  - - - - -
  . . . . .
  . . @ * .
  . X O . .
  . X O . .
when    liberties(@) >= 3
seen    20869 of 24956

pattern take-the-contact-stone-on-the-first-line
why     The capture of a stone on the first line, whose other sides are held.
draw
  | * .
  | @ O
  | O X
when    liberties(@) = 1
seen    5758 of 6855

pattern harvested-contact-answer-8c3d9c27
why     Strong players answered here 5,103 times of 6,073.
draw
  O * .
  O @ O
  X O .
when    liberties(@) = 1
seen    5103 of 6073

pattern harvested-contact-answer-1f7c941f
why     Strong players answered here 14,043 times of 16,941.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O @ . . .
  . . * . X . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    14043 of 16941

pattern atari-on-the-wedge-in-contact
why     The atari on the wedge, which came into the one-space jump.
draw
  . . .
  O @ O
  . * .
when    liberties(@) = 2
seen    6062 of 7312

pattern block-that-ends-the-push
why     The block at the end of the enemy's push, which joins own stones on both sides.
draw
  O * O
  O @ O
  X X O
when    liberties(@) >= 3
seen    12588 of 15483

pattern harvested-contact-answer-ec5ad453
why     Strong players answered here 5,157 times of 6,372.
draw
  O O .
  * @ X
  O O X
when    liberties(@) >= 3
seen    5157 of 6372

pattern harvested-contact-answer-188d7562
why     Strong players answered here 10,092 times of 12,553.
draw
  O * O
  O @ O
  X X X
when    liberties(@) >= 3
seen    10092 of 12553

pattern harvested-contact-answer-a238c655
why     Strong players answered here 9,413 times of 11,897.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . X O * . .
  . . . . . . .
  ? . . O . . ?
when    liberties(@) >= 3
seen    9413 of 11897

pattern harvested-contact-answer-ef71965d
why     Strong players answered here 5,290 times of 6,693.
draw
  ? ? . ? |
  ? X . . |
  * O @ . |
  - - - - +
when    liberties(@) = 2
seen    5290 of 6693

pattern harvested-contact-answer-ebb2800d
why     Strong players answered here 32,230 times of 41,117.
draw
  . . . . .
  . . . . .
  X . @ * .
  . . O . .
  . . . . .
when    liberties(@) >= 3
seen    32230 of 41117

pattern harvested-contact-answer-de74e73e
why     Strong players answered here 7,856 times of 9,975.
draw
  ? ? . ? ?
  ? . * . ?
  O O @ O .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    7856 of 9975

pattern harvested-contact-answer-6c944fbe
why     Strong players answered here 16,693 times of 21,561.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? X O X ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    16693 of 21561

pattern harvested-contact-answer-9c1e6806
why     Strong players answered here 69,262 times of 90,254.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    69262 of 90254

pattern harvested-contact-answer-93697882
why     Strong players answered here 43,170 times of 56,243.
draw
  ? X . .
  * O @ .
  - - - -
when    liberties(@) = 2
seen    43170 of 56243

pattern harvested-contact-answer-4629e5c5
why     Strong players answered here 5,431 times of 7,017.
draw
  - - - - - - +
  . . . . . . |
  . . . @ . . |
  X * X O . . |
  . . O . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    5431 of 7017

pattern harvested-contact-answer-8dfa5875
why     Strong players answered here 9,121 times of 11,820.
draw
  ? ? . ? ?
  ? O * . ?
  . . @ O .
  ? . X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    9121 of 11820

pattern harvested-contact-answer-9c5dff93
why     Strong players answered here 6,128 times of 8,050.
draw
  . . . . .
  . . . . .
  . X @ . .
  . O O X .
  . . . * .
when    liberties(@) >= 3
seen    6128 of 8050

pattern harvested-contact-answer-13f6faae
why     Strong players answered here 11,988 times of 15,850.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X O O ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    11988 of 15850

pattern harvested-contact-answer-48f087b4
why     Strong players answered here 10,612 times of 14,288.
draw
  ? ? . ? ?
  ? . . . ?
  X X @ O .
  ? O * . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    10612 of 14288

pattern harvested-contact-answer-87aa14c3
why     Strong players answered here 6,664 times of 8,970.
draw
  | . ? ?
  | * O ?
  | @ O X
  | O X ?
  | . ? ?
when    liberties(@) = 1
seen    6664 of 8970

pattern harvested-contact-answer-23fc55cc
why     Strong players answered here 8,712 times of 11,779.
draw
  - - - - -
  ? . . . ?
  . O @ . .
  ? * O X ?
  ? ? X ? ?
when    liberties(@) = 2
seen    8712 of 11779

pattern harvested-contact-answer-abb8f1ed
why     Strong players answered here 6,134 times of 8,288.
draw
  | . . .
  | * . .
  | @ O O
  | . X X
  | . . .
when    liberties(@) = 2
seen    6134 of 8288

pattern harvested-contact-answer-fee43508
why     Strong players answered here 11,023 times of 15,001.
draw
  . . . . .
  . * . . .
  . O @ . .
  . . X . .
  O . . . .
when    liberties(@) >= 3
seen    11023 of 15001

pattern harvested-contact-answer-a8ab446a
why     Strong players answered here 25,218 times of 34,850.
draw
  . . . . .
  . . . . .
  . O @ . .
  . * . X .
  . . . . .
when    liberties(@) >= 3
seen    25218 of 34850

pattern harvested-contact-answer-55dd22c1
why     Strong players answered here 9,893 times of 13,719.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? . O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    9893 of 13719

pattern harvested-contact-answer-9e082957
why     Strong players answered here 9,980 times of 13,888.
draw
  ? ? . ? ?
  ? . . . ?
  X X @ . .
  ? O O X ?
  ? ? . * ?
when    liberties(@) >= 3
seen    9980 of 13888

pattern harvested-contact-answer-17ece860
why     Strong players answered here 14,478 times of 20,468.
draw
  O * .
  O @ O
  X X O
when    liberties(@) >= 3
seen    14478 of 20468

pattern harvested-contact-answer-48138e38
why     Strong players answered here 22,793 times of 32,640.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? . O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    22793 of 32640

pattern harvested-contact-answer-75a9014d
why     Strong players answered here 11,210 times of 16,063.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . @ * . .
  . X . O . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    11210 of 16063

pattern harvested-contact-answer-e589afa6
why     Strong players answered here 6,022 times of 8,623.
draw
  - - - - -
  ? . . . ?
  . . @ . .
  ? X O X ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    6022 of 8623

pattern harvested-contact-answer-9fd4e047
why     Strong players answered here 6,752 times of 9,735.
draw
  | . ? ?
  | . . ?
  | @ X X
  | O X ?
  | * ? ?
when    liberties(@) >= 3
seen    6752 of 9735

pattern harvested-contact-answer-13fc1559
why     Strong players answered here 5,734 times of 8,260.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ O .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    5734 of 8260

pattern harvested-contact-answer-95492c65
why     Strong players answered here 5,296 times of 7,677.
draw
  * O .
  O @ O
  X X X
when    liberties(@) >= 3
seen    5296 of 7677

pattern take-the-contact-stone-beneath-a-wall
why     The capture of a stone on the first line, whose other sides are held.
draw
  | * O
  | @ O
  | O X
when    liberties(@) = 1
seen    14638 of 21455

pattern block-the-push-beside-own-two
why     The block at the head of the push, which comes out between own stones.
draw
  O * .
  O @ O
  X X .
when    liberties(@) >= 3
seen    15288 of 22486

pattern harvested-contact-answer-9a87be58
why     Strong players answered here 15,671 times of 23,074.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ O .
  ? X . . ?
  ? ? . ? ?
when    liberties(@) = 2
seen    15671 of 23074

pattern harvested-contact-answer-a2e80705
why     Strong players answered here 28,540 times of 42,216.
draw
  . . .
  . @ .
  X O X
  ? * ?
when    liberties(@) >= 3
seen    28540 of 42216

pattern harvested-contact-answer-5b924b5e
why     Strong players answered here 5,253 times of 7,706.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ O .
  ? O * . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    5253 of 7706

pattern harvested-contact-answer-4087119f
why     Strong players answered here 20,686 times of 30,622.
draw
  ? ? . ? ?
  ? . . . ?
  O O @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) = 2
seen    20686 of 30622

pattern harvested-contact-answer-8f486337
why     Strong players answered here 6,497 times of 9,600.
draw
  O . .
  O @ *
  X O O
when    liberties(@) = 2
seen    6497 of 9600

pattern harvested-contact-answer-b47edefc
why     Strong players answered here 7,673 times of 11,391.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? * O X ?
  ? ? X ? ?
when    liberties(@) = 2
seen    7673 of 11391

pattern harvested-contact-answer-919fb144
why     Strong players answered here 5,675 times of 8,409.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ O .
  ? . X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    5675 of 8409

pattern harvested-contact-answer-de0e5157
why     Strong players answered here 26,481 times of 39,672.
draw
  . . . . .
  . . . . .
  . * @ . .
  . . O . .
  . . . . .
when    liberties(@) >= 3
seen    26481 of 39672

pattern harvested-contact-answer-2b763ca3
why     Strong players answered here 5,326 times of 7,911.
draw
  O . .
  * @ X
  O O X
when    liberties(@) >= 3
seen    5326 of 7911

pattern harvested-contact-answer-3198ad4b
why     Strong players answered here 6,550 times of 9,745.
draw
  O * .
  O @ O
  O X .
when    liberties(@) >= 3
seen    6550 of 9745

pattern harvested-contact-answer-8adb50fc
why     Strong players answered here 8,422 times of 12,578.
draw
  ? ? O ? ?
  ? . . . ?
  X . @ * .
  ? . O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    8422 of 12578

pattern harvested-contact-answer-925dd754
why     Strong players answered here 37,647 times of 56,822.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) = 2
seen    37647 of 56822

pattern harvested-contact-answer-d2a93625
why     Strong players answered here 17,681 times of 27,384.
draw
  . * .
  O @ O
  X . X
when    liberties(@) = 2
seen    17681 of 27384

pattern harvested-contact-answer-4a5e1d0d
why     Strong players answered here 5,068 times of 7,811.
draw
  O * .
  O @ O
  O X O
when    liberties(@) >= 3
seen    5068 of 7811

pattern harvested-contact-answer-5375da20
why     Strong players answered here 108,963 times of 170,203.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? . O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    108963 of 170203

pattern harvested-contact-answer-35a10f10
why     Strong players answered here 5,812 times of 9,013.
draw
  O * .
  O @ O
  . X .
when    liberties(@) >= 3
seen    5812 of 9013

pattern harvested-contact-answer-0de64141
why     Strong players answered here 8,362 times of 13,051.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ O .
  ? X . . ?
  ? ? . ? ?
when    liberties(@) = 2
seen    8362 of 13051

pattern harvested-contact-answer-c64f1d11
why     Strong players answered here 8,997 times of 14,092.
draw
  O * .
  O @ O
  O X X
when    liberties(@) >= 3
seen    8997 of 14092

pattern block-the-push-of-a-wall-beside-own-two
why     The block at the head of the push, which comes out between own stones.
draw
  O * .
  O @ O
  X X X
when    liberties(@) >= 3
seen    15463 of 24366

pattern harvested-contact-answer-83f9945a
why     Strong players answered here 7,077 times of 11,108.
draw
  . . . . |
  . . . . |
  . . @ . |
  X X O . |
  O O * . |
when    liberties(@) >= 3
seen    7077 of 11108

pattern hane-at-the-head-with-support
why     The hane at the head of two stones, supported by an own stone beside it.
draw
  O * .
  . @ O
  . X .
when    liberties(@) >= 3
seen    27508 of 43571

pattern harvested-contact-answer-3b2d4d2b
why     Strong players answered here 6,940 times of 11,059.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    6940 of 11059

pattern harvested-contact-answer-8d4965fd
why     Strong players answered here 10,437 times of 16,719.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? . * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    10437 of 16719

pattern harvested-contact-answer-848d9826
why     Strong players answered here 6,354 times of 10,179.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    6354 of 10179

pattern harvested-contact-answer-e59981b0
why     Strong players answered here 12,991 times of 20,978.
draw
  O . .
  * @ X
  X O .
when    liberties(@) >= 3
seen    12991 of 20978

pattern harvested-contact-answer-a24ac71b
why     Strong players answered here 46,402 times of 75,485.
draw
  | . ? ?
  | * . ?
  | @ O O
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    46402 of 75485

pattern harvested-contact-answer-be43d8fa
why     Strong players answered here 7,011 times of 11,308.
draw
  . . . . .
  . . . . .
  X . @ * .
  . . O . .
  O . . . .
when    liberties(@) >= 3
seen    7011 of 11308

pattern harvested-contact-answer-f6c30806
why     Strong players answered here 5,131 times of 8,264.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ O .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    5131 of 8264

pattern harvested-contact-answer-3530bd36
why     Strong players answered here 11,473 times of 18,592.
draw
  | . X
  | @ X
  | O X
  | * ?
when    liberties(@) >= 3
seen    11473 of 18592

pattern harvested-contact-answer-60eb3ff2
why     Strong players answered here 17,453 times of 28,362.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    17453 of 28362

pattern harvested-contact-answer-5bf72c4f
why     Strong players answered here 14,380 times of 23,443.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ O .
  ? O * . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    14380 of 23443

pattern harvested-contact-answer-7a3d56da
why     Strong players answered here 12,632 times of 20,615.
draw
  | . .
  | @ X
  | O X
  | * ?
when    liberties(@) >= 3
seen    12632 of 20615

pattern harvested-contact-answer-75139661
why     Strong players answered here 8,069 times of 13,174.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ O .
  ? . . * ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    8069 of 13174

pattern harvested-contact-answer-29bcc946
why     Strong players answered here 8,005 times of 13,077.
draw
  O O *
  X @ O
  . X X
when    liberties(@) >= 3
seen    8005 of 13077

pattern harvested-contact-answer-21172aa7
why     Strong players answered here 29,178 times of 48,298.
draw
  . . .
  O @ .
  * O X
when    liberties(@) = 2
seen    29178 of 48298

pattern harvested-contact-answer-6d017ddc
why     Strong players answered here 6,543 times of 10,752.
draw
  - - - - -
  . . . . .
  . . @ . .
  * X O . .
  . O . . .
when    liberties(@) >= 3
seen    6543 of 10752

pattern harvested-contact-answer-1f3a2d72
why     Strong players answered here 5,614 times of 9,259.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    5614 of 9259

pattern block-the-push-between-two-walls
why     The block at the head of the push, which comes out between own stones.
draw
  . * .
  O @ O
  X X O
when    liberties(@) >= 3
seen    25005 of 41718

pattern harvested-contact-answer-76e0bc00
why     Strong players answered here 76,556 times of 128,907.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    76556 of 128907

pattern harvested-contact-answer-11c35cb3
why     Strong players answered here 5,175 times of 8,622.
draw
  X O *
  X @ O
  - - -
when    liberties(@) >= 3
seen    5175 of 8622

pattern harvested-contact-answer-8ce969ef
why     Strong players answered here 5,048 times of 8,422.
draw
  O * .
  O @ O
  . X X
when    liberties(@) >= 3
seen    5048 of 8422

pattern harvested-contact-answer-3c4b4923
why     Strong players answered here 17,880 times of 30,158.
draw
  . * .
  O @ O
  . X .
when    liberties(@) >= 3
seen    17880 of 30158

pattern harvested-contact-answer-448c6eae
why     Strong players answered here 8,472 times of 14,299.
draw
  . . .
  X @ O
  O * O
when    liberties(@) >= 3
seen    8472 of 14299

pattern harvested-contact-answer-900f7534
why     Strong players answered here 28,612 times of 48,907.
draw
  . * .
  O @ O
  O X .
when    liberties(@) >= 3
seen    28612 of 48907

pattern harvested-contact-answer-229cc707
why     Strong players answered here 46,029 times of 78,809.
draw
  . . .
  X @ O
  O * .
when    liberties(@) >= 3
seen    46029 of 78809

pattern harvested-contact-answer-ba277259
why     Strong players answered here 5,303 times of 9,029.
draw
  X O *
  X @ O
  . X X
when    liberties(@) >= 3
seen    5303 of 9029

pattern harvested-contact-answer-ad8a9786
why     Strong players answered here 6,549 times of 11,184.
draw
  X O .
  * @ X
  O O X
when    liberties(@) >= 3
seen    6549 of 11184

pattern hane-at-the-head-between-own-stones
why     The hane at the head of two stones, with own stones on both sides of it.
draw
  O * .
  . @ O
  . X O
when    liberties(@) >= 3
seen    17004 of 29388

pattern harvested-contact-answer-bab116be
why     Strong players answered here 18,940 times of 32,794.
draw
  . . .
  X @ O
  X O *
when    liberties(@) >= 3
seen    18940 of 32794

pattern harvested-contact-answer-ced1ab9e
why     Strong players answered here 8,277 times of 14,322.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O O X ?
  ? ? . * ?
when    liberties(@) >= 3
seen    8277 of 14322

pattern harvested-contact-answer-8dcb771a
why     Strong players answered here 15,776 times of 27,516.
draw
  - - - - -
  ? . . . ?
  * O @ . .
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    15776 of 27516

pattern harvested-contact-answer-d3d2ff8e
why     Strong players answered here 10,176 times of 17,726.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ . .
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    10176 of 17726

pattern block-in-front-over-a-cut
why     The block in front of the stone that comes out, joined to another own stone.
draw
  O * .
  . @ O
  O X .
when    liberties(@) >= 3
seen    6639 of 11561

pattern harvested-contact-answer-e506ab51
why     Strong players answered here 5,830 times of 10,166.
draw
  | * O
  | @ O
  | X X
when    liberties(@) >= 3
seen    5830 of 10166

pattern harvested-contact-answer-a5b7152a
why     Strong players answered here 5,619 times of 9,808.
draw
  ? ? O ? ?
  ? . . . ?
  . . @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    5619 of 9808

pattern harvested-contact-answer-b5b319df
why     Strong players answered here 5,916 times of 10,420.
draw
  X * .
  O @ O
  . X O
when    liberties(@) >= 3
seen    5916 of 10420

pattern harvested-contact-answer-a8fd0a9d
why     Strong players answered here 9,938 times of 17,613.
draw
  . . .
  X @ O
  O O *
when    liberties(@) >= 3
seen    9938 of 17613

pattern harvested-contact-answer-ed71bf09
why     Strong players answered here 5,383 times of 9,517.
draw
  ? ? O ? ?
  ? . . . ?
  . . @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    5383 of 9517

pattern harvested-contact-answer-7fe535dd
why     Strong players answered here 5,354 times of 9,503.
draw
  . . . . .
  . . . . .
  . . @ . .
  X X O * .
  X O . . .
when    liberties(@) >= 3
seen    5354 of 9503

pattern harvested-contact-answer-48c0259d
why     Strong players answered here 8,752 times of 15,599.
draw
  | . ? ?
  | * . ?
  | @ O .
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    8752 of 15599

pattern harvested-contact-answer-bdb9a0a9
why     Strong players answered here 10,575 times of 19,158.
draw
  O * .
  O @ O
  X . X
when    liberties(@) = 2
seen    10575 of 19158

pattern block-the-push-between-two
why     The block at the head of the push, which comes out between own stones.
draw
  . * .
  O @ O
  X X .
when    liberties(@) >= 3
seen    26460 of 48171

pattern harvested-contact-answer-9d2ce7c0
why     Strong players answered here 9,627 times of 17,486.
draw
  . . . . .
  . . . . .
  . O @ . O
  . * X . .
  . . . . .
when    liberties(@) >= 3
seen    9627 of 17486

pattern harvested-contact-answer-53010c52
why     Strong players answered here 6,713 times of 12,238.
draw
  . . . . .
  . * . . .
  . O @ . .
  . O X . .
  . . X . .
when    liberties(@) >= 3
seen    6713 of 12238

pattern harvested-contact-answer-a6c5f471
why     Strong players answered here 80,002 times of 147,962.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ * .
  ? . O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    80002 of 147962

pattern harvested-contact-answer-b7ee028b
why     Strong players answered here 5,347 times of 9,778.
draw
  O * O
  O @ .
  X . X
when    liberties(@) >= 3
seen    5347 of 9778

pattern hane-around-the-stone-that-touches
why     The hane around the stone in contact, from an own stone with room on both sides.
draw
  . . .
  * @ .
  . O .
when    liberties(@) >= 3
seen    294296 of 554607

pattern block-in-front-joined-to-a-corner-stone
why     The block in front of the stone that comes out, joined to another own stone.
draw
  O * .
  . @ O
  . X X
when    liberties(@) >= 3
seen    16682 of 31302

pattern harvested-contact-answer-9d239132
why     Strong players answered here 12,643 times of 23,703.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    12643 of 23703

pattern harvested-contact-answer-8ad83511
why     Strong players answered here 14,604 times of 27,519.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? X O X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    14604 of 27519

pattern block-the-push-of-a-wide-wall
why     The block at the head of the push, which comes out between own stones.
draw
  . * .
  O @ O
  X X X
when    liberties(@) >= 3
seen    9913 of 18746

pattern harvested-contact-answer-a9ce5976
why     Strong players answered here 5,785 times of 10,913.
draw
  O * .
  . @ O
  O X X
when    liberties(@) >= 3
seen    5785 of 10913

pattern harvested-contact-answer-b22fae9a
why     Strong players answered here 12,151 times of 23,211.
draw
  O * .
  . @ O
  X . .
when    liberties(@) >= 3
seen    12151 of 23211

pattern harvested-contact-answer-0f87b9ff
why     Strong players answered here 5,595 times of 10,637.
draw
  X * .
  O @ O
  . X .
when    liberties(@) >= 3
seen    5595 of 10637

pattern harvested-contact-answer-a9d3d4a3
why     Strong players answered here 7,561 times of 14,583.
draw
  ? ? . ? |
  ? . * . |
  O O @ . |
  ? X O . |
  ? ? X ? |
when    liberties(@) = 2
seen    7561 of 14583

pattern step-up-beside-the-stone-on-top
why     The step beside the enemy's stone, to stop it from walking along two own stones.
draw
  . . .
  . @ *
  X O O
when    liberties(@) >= 3
seen    40122 of 78384

pattern harvested-contact-answer-a73e63f2
why     Strong players answered here 9,962 times of 19,366.
draw
  X . .
  O @ X
  * O X
when    liberties(@) >= 3
seen    9962 of 19366

pattern harvested-contact-answer-c3a0bf5c
why     Strong players answered here 5,895 times of 11,455.
draw
  . . . . .
  . * . . .
  . O @ . .
  . O X . .
  O X . . .
when    liberties(@) >= 3
seen    5895 of 11455

pattern harvested-contact-answer-49f70a2d
why     Strong players answered here 7,810 times of 15,351.
draw
  X . .
  O @ X
  * O O
when    liberties(@) >= 3
seen    7810 of 15351

pattern harvested-contact-answer-f9d8fe33
why     Strong players answered here 5,041 times of 9,921.
draw
  ? ? . ? |
  ? . * . |
  . O @ . |
  ? X O . |
  ? ? . ? |
when    liberties(@) = 2
seen    5041 of 9921

pattern harvested-contact-answer-59ae3659
why     Strong players answered here 28,372 times of 56,688.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? * . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    28372 of 56688

pattern harvested-contact-answer-4c307422
why     Strong players answered here 18,338 times of 36,958.
draw
  - - - - -
  ? . . . ?
  . . @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    18338 of 36958

pattern harvested-contact-answer-9706a42c
why     Strong players answered here 6,748 times of 13,726.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? . * O ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    6748 of 13726

pattern harvested-contact-answer-a1739904
why     Strong players answered here 26,987 times of 55,502.
draw
  . . . . .
  . . . . .
  . O @ . .
  . * X . .
  . . . . .
when    liberties(@) >= 3
seen    26987 of 55502

pattern harvested-contact-answer-e3755f23
why     Strong players answered here 5,477 times of 11,229.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ . .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    5477 of 11229

pattern harvested-contact-answer-e77e9ab7
why     Strong players answered here 5,772 times of 11,983.
draw
  X O *
  . @ O
  X X X
when    liberties(@) >= 3
seen    5772 of 11983

pattern counter-hane-from-own-two
why     The move against the enemy's stone, which stands at the head of two own ones.
draw
  . . .
  X @ .
  O O X
  ? ? *
when    liberties(@) >= 3
seen    27118 of 57122

pattern harvested-contact-answer-127b0fba
why     Strong players answered here 19,979 times of 42,122.
draw
  . . . . .
  . . . . .
  . . @ * .
  . X O . .
  . X O . .
when    liberties(@) >= 3
seen    19979 of 42122

pattern harvested-contact-answer-f069c5f3
why     Strong players answered here 10,296 times of 21,978.
draw
  O * .
  . @ O
  X . X
when    liberties(@) >= 3
seen    10296 of 21978

pattern close-the-gap-beside-the-contact
why     The block that fills the gap between two own stones, in front of the stone in contact.
draw
  . . .
  O @ .
  . * O
when    liberties(@) >= 3
seen    41507 of 89276

pattern harvested-contact-answer-a10c1d19
why     Strong players answered here 10,107 times of 21,603.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? X O X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    10107 of 21603

pattern harvested-contact-answer-e0c41b47
why     Strong players answered here 5,243 times of 11,245.
draw
  ? ? . ? |
  ? * . . |
  X O @ . |
  ? X O . |
  ? ? . ? |
when    liberties(@) = 2
seen    5243 of 11245

pattern harvested-contact-answer-2e6b831e
why     Strong players answered here 6,944 times of 15,041.
draw
  O . .
  * @ O
  O O X
when    liberties(@) = 2
seen    6944 of 15041

pattern harvested-contact-answer-b8418d10
why     Strong players answered here 47,928 times of 105,562.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    47928 of 105562

pattern stretch-across-the-head-of-two
why     The stretch sideways across the head of two stones, before they bend around the end.
draw
  . . .
  X @ O
  . . *
when    liberties(@) >= 3
seen    20318 of 44769

pattern harvested-contact-answer-e0a740fb
why     Strong players answered here 15,712 times of 35,398.
draw
  | . ? ?
  | . * ?
  | @ O X
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    15712 of 35398

pattern harvested-contact-answer-e0fbf4db
why     Strong players answered here 6,018 times of 13,526.
draw
  X . .
  O @ X
  * O .
when    liberties(@) >= 3
seen    6018 of 13526

pattern harvested-contact-answer-ea62b6f9
why     Strong players answered here 8,842 times of 20,020.
draw
  ? ? . ? |
  ? * . . |
  . O @ . |
  ? O X . |
  ? ? X ? |
when    liberties(@) >= 3
seen    8842 of 20020

pattern harvested-contact-answer-31dfb919
why     Strong players answered here 5,026 times of 11,391.
draw
  - - - - -
  * . . . ?
  X O @ . .
  ? X O O ?
  ? ? X ? ?
when    liberties(@) = 2
seen    5026 of 11391

pattern knights-move-ahead-of-third-line-two
why     The knight's move ahead on the third line, to hold two stones back along the side.
draw
  ? . . . . . |
  . . . * . . |
  . . . . . . |
  . . O @ . . |
  . . O X . . |
  . . . . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    7811 of 17841

pattern harvested-contact-answer-30813023
why     Strong players answered here 6,341 times of 14,528.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? * O . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    6341 of 14528

pattern harvested-contact-answer-0048eea4
why     Strong players answered here 5,556 times of 12,936.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? X X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    5556 of 12936

pattern stretch-ahead-beside-a-line-of-three
why     The stretch ahead beside a line of enemy stones, before it bends around the end.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? . X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    10240 of 23979

pattern harvested-contact-answer-3c60202d
why     Strong players answered here 7,922 times of 18,672.
draw
  . . .
  O @ .
  X O X
  ? * ?
when    liberties(@) = 2
seen    7922 of 18672

pattern harvested-contact-answer-7d8b306c
why     Strong players answered here 5,539 times of 13,144.
draw
  ? ? X ? ?
  ? * . . ?
  . O @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    5539 of 13144

pattern harvested-contact-answer-1b143c42
why     Strong players answered here 5,893 times of 14,044.
draw
  | . ? ?
  | * . ?
  | @ O O
  | . X ?
  | X ? ?
when    liberties(@) = 2
seen    5893 of 14044

pattern harvested-contact-answer-711bfd8f
why     Strong players answered here 66,463 times of 161,396.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    66463 of 161396

pattern harvested-contact-answer-19420993
why     Strong players answered here 8,233 times of 20,113.
draw
  ? ? X ? ?
  ? X * X ?
  . O @ . .
  - - - - -
when    liberties(@) = 2
seen    8233 of 20113

pattern harvested-contact-answer-503d3d76
why     Strong players answered here 5,038 times of 12,357.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  ? X O . |
  ? ? X ? |
  ? ? * ? |
when    liberties(@) >= 3
seen    5038 of 12357

pattern harvested-contact-answer-7018db0f
why     Strong players answered here 6,014 times of 14,895.
draw
  ? ? . ? ?
  ? . . . ?
  O O @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) = 2
seen    6014 of 14895

pattern harvested-contact-answer-405a0b12
why     Strong players answered here 7,967 times of 20,120.
draw
  . . .
  X @ *
  O O O
when    liberties(@) >= 3
seen    7967 of 20120

pattern harvested-contact-answer-0548c115
why     Strong players answered here 6,126 times of 15,467.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X . X ?
  ? * . ? ?
when    liberties(@) >= 3
seen    6126 of 15467

pattern harvested-contact-answer-aa8e79de
why     Strong players answered here 11,696 times of 29,694.
draw
  X . .
  . @ O
  X O *
when    liberties(@) = 2
seen    11696 of 29694

pattern harvested-contact-answer-6d9002fb
why     Strong players answered here 8,485 times of 21,559.
draw
  - - - - -
  . . . . .
  . . @ . .
  . X O . .
  . . * . .
when    liberties(@) >= 3
seen    8485 of 21559

pattern harvested-contact-answer-d33d7560
why     Strong players answered here 13,774 times of 35,272.
draw
  . . . . .
  . * . . .
  . O @ . .
  . O X . .
  . . . . .
when    liberties(@) >= 3
seen    13774 of 35272

pattern harvested-contact-answer-95c3dc6d
why     Strong players answered here 24,789 times of 63,733.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  ? X O . |
  ? ? * ? |
when    liberties(@) >= 3
seen    24789 of 63733

pattern harvested-contact-answer-4e069761
why     Strong players answered here 130,141 times of 338,134.
draw
  . . .
  O @ .
  X O *
when    liberties(@) = 2
seen    130141 of 338134

pattern harvested-contact-answer-ba926352
why     Strong players answered here 16,525 times of 42,741.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ . O
  ? . X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    16525 of 42741

pattern harvested-contact-answer-b898d54d
why     Strong players answered here 5,175 times of 13,411.
draw
  O . .
  . @ O
  * O X
when    liberties(@) = 2
seen    5175 of 13411

pattern harvested-contact-answer-c9867ad8
why     Strong players answered here 6,026 times of 15,987.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  * X O . |
  ? ? X ? |
when    liberties(@) >= 3
seen    6026 of 15987

pattern atari-on-the-wedge-from-the-head
why     The atari on the wedge, from the side away from the enemy's helper.
draw
  . * .
  O @ O
  X . .
when    liberties(@) = 2
seen    28111 of 76313

pattern harvested-contact-answer-51173f1a
why     Strong players answered here 39,891 times of 108,482.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    39891 of 108482

pattern harvested-contact-answer-26d968f9
why     Strong players answered here 5,839 times of 15,702.
draw
  + - - -
  | . * ?
  | @ O .
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    5839 of 15702

pattern harvested-contact-answer-198acd84
why     Strong players answered here 13,032 times of 35,354.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ . .
  ? O X . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    13032 of 35354

pattern block-the-first-line-hane-with-atari
why     The block on the first line against the hane there, which is atari.
draw
  | * .
  | @ O
  | . X
when    liberties(@) = 2
seen    73660 of 202389

pattern harvested-contact-answer-86848714
why     Strong players answered here 14,355 times of 39,417.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    14355 of 39417

pattern harvested-contact-answer-ae17d65b
why     Strong players answered here 6,095 times of 16,815.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ O .
  ? . O X *
  ? ? . ? ?
when    liberties(@) >= 3
seen    6095 of 16815

pattern harvested-contact-answer-ed6a6471
why     Strong players answered here 8,745 times of 24,420.
draw
  ? ? . ? |
  ? * . . |
  . O @ . |
  ? O X . |
  ? ? . ? |
when    liberties(@) >= 3
seen    8745 of 24420

pattern harvested-contact-answer-70851559
why     Strong players answered here 54,929 times of 161,030.
draw
  . . .
  O @ .
  X * O
when    liberties(@) >= 3
seen    54929 of 161030

pattern harvested-contact-answer-dc29daff
why     Strong players answered here 44,639 times of 131,088.
draw
  . . .
  O @ *
  X O O
when    liberties(@) = 2
seen    44639 of 131088

pattern block-the-head-of-two-that-walk
why     The block at the head of two stones, which walk along own stones.
draw
  . . .
  X @ *
  X O O
when    liberties(@) >= 3
seen    8966 of 26355

pattern harvested-contact-answer-272cfda9
why     Strong players answered here 8,559 times of 25,764.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ * .
  ? . O X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    8559 of 25764

pattern harvested-contact-answer-cca001c1
why     Strong players answered here 31,487 times of 96,801.
draw
  . . . . .
  . . . . .
  . . @ . .
  . X O * .
  . . . . .
when    liberties(@) >= 3
seen    31487 of 96801

pattern harvested-contact-answer-f0078a9c
why     Strong players answered here 5,441 times of 16,782.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . X
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    5441 of 16782

pattern harvested-contact-answer-59ebcd3f
why     Strong players answered here 91,562 times of 288,013.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? X O * ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    91562 of 288013

pattern cut-behind-the-stone-on-top
why     The cut between the enemy's two stones, which touch one stone from the front and the side.
draw
  . . .
  * @ .
  X O X
when    liberties(@) >= 3
seen    38766 of 122045

pattern stretch-along-two-with-help-beyond
why     The stretch along the enemy's stones, with an own stone waiting beyond them.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . O
  ? * X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    13641 of 42741

pattern stretch-beside-its-diagonal
why     The stretch of the touched stone, alongside the gap between two enemy stones on a diagonal.
draw
  . . .
  O @ .
  * . X
when    liberties(@) >= 3
seen    47313 of 149562

pattern harvested-contact-answer-ac71429f
why     Strong players answered here 6,211 times of 19,405.
draw
  - - - - -
  . . . . .
  . . @ * .
  X X O . .
  O O . . .
when    liberties(@) >= 3
seen    6211 of 19405

pattern harvested-contact-answer-9ed37b80
why     Strong players answered here 14,145 times of 45,885.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ * .
  ? X O . ?
  ? ? . ? ?
when    liberties(@) = 2
seen    14145 of 45885

pattern stretch-ahead-of-two-beside-two
why     The stretch ahead beside the enemy's stones, before they bend around the head.
draw
  * . .
  O @ .
  O X .
when    liberties(@) >= 3
seen    170082 of 557624

pattern harvested-contact-answer-57866b1a
why     Strong players answered here 6,857 times of 22,297.
draw
  - - - - +
  ? . . . |
  . . @ . |
  ? X O . |
  ? ? * ? |
when    liberties(@) >= 3
seen    6857 of 22297

pattern block-beside-the-contact-joined-to-a-second
why     The block beside the stone in contact, joined to a second own stone.
draw
  O . .
  * @ .
  . O X
when    liberties(@) >= 3
seen    11892 of 39014

pattern harvested-contact-answer-11fc99c2
why     Strong players answered here 8,851 times of 29,453.
draw
  ? X . X
  * O @ .
  - - - -
when    liberties(@) = 2
seen    8851 of 29453

pattern hane-at-the-head-of-the-crawl
why     The hane at the head of two stones, which crawl on the second line.
draw
  ? ? . ? |
  ? . * . |
  . O @ . |
  ? . X . |
  ? ? . ? |
when    liberties(@) >= 3
seen    5757 of 19279

pattern harvested-contact-answer-5de2d61f
why     Strong players answered here 22,477 times of 76,313.
draw
  * . .
  O @ O
  X . .
when    liberties(@) = 2
seen    22477 of 76313

pattern harvested-contact-answer-05598790
why     Strong players answered here 11,155 times of 39,014.
draw
  O . .
  . @ .
  * O X
when    liberties(@) >= 3
seen    11155 of 39014

pattern atari-in-the-crosscut
why     The atari in the crosscut, on one of the enemy's two stones.
draw
  . . .
  O @ *
  X O .
when    liberties(@) = 2
seen    95244 of 338134

pattern stretch-ahead-of-a-stone-and-its-friend
why     The stretch ahead beside the stone in contact, before it bends around the end.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? . X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    44397 of 157367

pattern harvested-contact-answer-3171130a
why     Strong players answered here 12,817 times of 45,334.
draw
  | . ? ?
  | * O ?
  | @ O X
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    12817 of 45334

pattern harvested-contact-answer-c5ea42cb
why     Strong players answered here 11,127 times of 40,024.
draw
  . . . ?
  X @ O ?
  . O X *
when    liberties(@) >= 3
seen    11127 of 40024

pattern harvested-contact-answer-ff426c57
why     Strong players answered here 26,104 times of 96,801.
draw
  . . . . .
  . . . . .
  . . @ . .
  . X O . .
  . . * . .
when    liberties(@) >= 3
seen    26104 of 96801

pattern harvested-contact-answer-f9e042f1
why     Strong players answered here 6,882 times of 25,482.
draw
  . . .
  * @ .
  O O .
when    liberties(@) >= 3
seen    6882 of 25482

pattern harvested-contact-answer-220b8060
why     Strong players answered here 9,195 times of 34,164.
draw
  X * X
  O @ .
  - - -
when    liberties(@) = 2
seen    9195 of 34164

pattern block-the-first-line-hane-under-two
why     The block on the first line beneath two own stones, which puts the stone there in atari.
draw
  | * O
  | @ O
  | . X
when    liberties(@) = 2
seen    27493 of 102962

pattern harvested-contact-answer-e53ed6e9
why     Strong players answered here 6,151 times of 22,834.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  ? X O . |
  ? ? X * |
when    liberties(@) >= 3
seen    6151 of 22834

pattern harvested-contact-answer-10c20bcb
why     Strong players answered here 29,376 times of 111,361.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    29376 of 111361

pattern stretch-ahead-of-the-push-between
why     The stretch ahead beside the push, before it bends around the end.
draw
  * . .
  O @ .
  O X O
when    liberties(@) >= 3
seen    11837 of 45047

pattern harvested-contact-answer-dc1d98a4
why     Strong players answered here 10,854 times of 41,326.
draw
  . . .
  O @ *
  X X O
when    liberties(@) = 2
seen    10854 of 41326

pattern counter-hane-from-a-lone-head
why     The move against one of two stones, which bend around an own one.
draw
  . . .
  X @ .
  . O X
  ? ? *
when    liberties(@) >= 3
seen    11357 of 44331

pattern harvested-contact-answer-8b6eea8d
why     Strong players answered here 6,109 times of 24,076.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? X . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    6109 of 24076

pattern harvested-contact-answer-8d6cbb5b
why     Strong players answered here 5,392 times of 21,222.
draw
  . . . . .
  . . . . .
  . . @ * .
  X X O . .
  O O . . .
when    liberties(@) >= 3
seen    5392 of 21222

pattern draw-back-from-the-first-line-hane
why     The step back along the second line, after the enemy's hane on the first.
draw
  | . *
  | @ O
  | . X
when    liberties(@) = 2
seen    50444 of 202389

pattern harvested-contact-answer-d56871e2
why     Strong players answered here 7,416 times of 29,439.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ . .
  ? X O * ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    7416 of 29439

pattern harvested-contact-answer-cce0283f
why     Strong players answered here 8,809 times of 35,272.
draw
  . . . . .
  . . * . .
  . O @ . .
  . O X . .
  . . . . .
when    liberties(@) >= 3
seen    8809 of 35272

pattern harvested-contact-answer-6a9c0d11
why     Strong players answered here 25,781 times of 108,482.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    25781 of 108482

pattern atari-on-the-push-between-walls
why     The atari on the enemy's push, which comes out between own stones.
draw
  . . .
  O @ *
  O X O
when    liberties(@) = 2
seen    7726 of 32643

pattern harvested-contact-answer-d28581f7
why     Strong players answered here 5,836 times of 24,632.
draw
  . . . . .
  . . * . .
  . O @ . .
  . O X . .
  . O X . .
when    liberties(@) >= 3
seen    5836 of 24632

pattern harvested-contact-answer-50496d0b
why     Strong players answered here 5,534 times of 23,471.
draw
  | . * ?
  | . O ?
  | @ O X
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    5534 of 23471

pattern stretch-sideways-from-contact
why     The solid stretch sideways from the stone that was touched, which leaves nothing to cut.
draw
  . . .
  . @ .
  * O .
when    liberties(@) >= 3
seen    127242 of 554607

pattern stretch-away-from-the-side-stone
why     The stretch of a stone touched on two sides, straight away from one of them.
draw
  . . .
  . @ .
  X O *
when    liberties(@) >= 3
seen    297078 of 1298065

pattern harvested-contact-answer-c634e52f
why     Strong players answered here 7,458 times of 32,643.
draw
  * . .
  O @ .
  O X O
when    liberties(@) = 2
seen    7458 of 32643

pattern harvested-contact-answer-e566bacb
why     Strong players answered here 20,081 times of 88,982.
draw
  ? . . .
  * O @ .
  ? X . O
when    liberties(@) >= 3
seen    20081 of 88982

pattern harvested-contact-answer-f1d7e044
why     Strong players answered here 7,991 times of 35,272.
draw
  . . * . .
  . . . . .
  . O @ . .
  . O X . .
  . . . . .
when    liberties(@) >= 3
seen    7991 of 35272

pattern block-opposite-the-own-stone
why     The block beside the stone that came out, so that own stones hold it on both sides.
draw
  . . .
  O @ *
  X X O
when    liberties(@) >= 3
seen    11629 of 51765

pattern harvested-contact-answer-7fa33413
why     Strong players answered here 5,275 times of 23,443.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ O .
  ? O . * ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    5275 of 23443

pattern harvested-contact-answer-0b4c33bc
why     Strong players answered here 5,489 times of 24,420.
draw
  ? ? . ? |
  ? . * . |
  . O @ . |
  ? O X . |
  ? ? . ? |
when    liberties(@) >= 3
seen    5489 of 24420

pattern hane-around-the-stone-on-top
why     The hane around the stone in contact, while another holds the side across.
draw
  . . .
  . @ *
  X O .
when    liberties(@) >= 3
seen    282479 of 1298065

pattern stretch-along-the-enemys-two
why     The stretch of the touched stone, along the enemy's stones.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? * X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    33923 of 157367

pattern clamp-the-stone-beside-own
why     The clamp on the enemy stone beside an own one, to hold it from two sides.
draw
  . . .
  O @ .
  X . X
  * ? ?
when    liberties(@) >= 3
seen    15449 of 73178

pattern stretch-from-a-stone-held-on-two-sides
why     The stretch straight ahead, from a stone held on two sides.
draw
  * . .
  O @ .
  X X .
when    liberties(@) >= 3
seen    68280 of 330337

pattern harvested-contact-answer-7ec5bc52
why     Strong players answered here 5,164 times of 24,609.
draw
  X . .
  . @ .
  * O X
when    liberties(@) >= 3
seen    5164 of 24609

pattern hane-at-the-head-beside-own-two
why     The hane at the head of two stones, from two own stones beside them.
draw
  . * .
  O @ .
  O X .
when    liberties(@) >= 3
seen    114129 of 557624

pattern cut-behind-the-stone-on-top-of-a-hemmed-head
why     The cut between the enemy's two stones, which touch one stone from the front and the side.
draw
  . . .
  X @ *
  X O X
when    liberties(@) >= 3
seen    11804 of 57615

pattern harvested-contact-answer-57f3cea6
why     Strong players answered here 6,087 times of 29,656.
draw
  | . X ?
  | @ O ?
  | . X *
when    liberties(@) = 2
seen    6087 of 29656

pattern harvested-contact-answer-7e8c00e3
why     Strong players answered here 9,083 times of 46,033.
draw
  ? ? . ? ?
  ? . * . ?
  O O @ . .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    9083 of 46033

pattern harvested-contact-answer-d8643204
why     Strong players answered here 6,749 times of 34,176.
draw
  | . ? ?
  | . X ?
  | @ O O
  | . X ?
  | . * ?
when    liberties(@) = 2
seen    6749 of 34176

pattern stretch-ahead-from-a-wall-toward-a-stone-across
why     The stretch ahead beside the enemy's stones, with an own stone waiting across.
draw
  O . *
  . @ O
  . X O
when    liberties(@) >= 3
seen    5780 of 29388

pattern harvested-contact-answer-aec52f93
why     Strong players answered here 6,397 times of 32,643.
draw
  . * .
  O @ .
  O X O
when    liberties(@) = 2
seen    6397 of 32643

pattern stretch-ahead-of-the-stone-with-its-friend-behind
why     The stretch ahead beside the enemy's stones, before they bend around the end.
draw
  * . .
  O @ .
  . X .
when    liberties(@) >= 3
seen    86857 of 450881

pattern harvested-contact-answer-e8f8adab
why     Strong players answered here 6,534 times of 33,910.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X O . ?
  ? * . ? ?
when    liberties(@) = 2
seen    6534 of 33910

pattern harvested-contact-answer-d3b1bde7
why     Strong players answered here 6,162 times of 32,788.
draw
  ? . . .
  ? O @ .
  * X . X
when    liberties(@) >= 3
seen    6162 of 32788

pattern harvested-contact-answer-4ff914a9
why     Strong players answered here 7,711 times of 41,326.
draw
  * . .
  O @ .
  X X O
when    liberties(@) = 2
seen    7711 of 41326

pattern harvested-contact-answer-3b55545c
why     Strong players answered here 10,390 times of 56,357.
draw
  . . .
  O @ *
  . X O
when    liberties(@) >= 3
seen    10390 of 56357

pattern harvested-contact-answer-307cc0b9
why     Strong players answered here 8,069 times of 43,699.
draw
  | ? *
  | . O
  | @ O
  | . X
when    liberties(@) = 2
seen    8069 of 43699

pattern clamp-along-the-second-line
why     The clamp along the second line, which holds an enemy stone from both ends.
draw
  | . X
  | @ O
  | . X
  | ? *
when    liberties(@) = 2
seen    9602 of 52165

pattern harvested-contact-answer-cc6f2375
why     Strong players answered here 6,146 times of 33,860.
draw
  - - - - -
  ? . . . ?
  . O @ . .
  ? * X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    6146 of 33860

pattern harvested-contact-answer-8008a434
why     Strong players answered here 7,690 times of 43,243.
draw
  . . .
  X @ O
  . O X
  ? ? *
when    liberties(@) >= 3
seen    7690 of 43243

pattern cut-behind-the-stone-that-came-on-top
why     The cut through the enemy's hane, between its two stones.
draw
  . . .
  X @ *
  . O X
when    liberties(@) >= 3
seen    17301 of 98249

pattern harvested-contact-answer-b6624825
why     Strong players answered here 13,741 times of 78,809.
draw
  . . .
  X @ O
  O . *
when    liberties(@) >= 3
seen    13741 of 78809

pattern harvested-contact-answer-d049f5aa
why     Strong players answered here 10,822 times of 63,057.
draw
  . . *
  X @ O
  . O X
when    liberties(@) >= 3
seen    10822 of 63057

pattern harvested-contact-answer-309d07af
why     Strong players answered here 26,510 times of 161,030.
draw
  * . .
  O @ .
  X . O
when    liberties(@) >= 3
seen    26510 of 161030

pattern harvested-contact-answer-065200b6
why     Strong players answered here 104,189 times of 636,741.
draw
  . . .
  . @ .
  X O .
  ? * ?
when    liberties(@) >= 3
seen    104189 of 636741

pattern harvested-contact-answer-f192e6bf
why     Strong players answered here 6,880 times of 41,937.
draw
  ? . . .
  ? O @ .
  * X O O
when    liberties(@) = 2
seen    6880 of 41937

pattern hane-at-the-head-of-two-in-contact
why     The hane at the head of two stones, from an own stone beside them.
draw
  . * .
  O @ .
  . X .
when    liberties(@) >= 3
seen    71948 of 450881

pattern stretch-away-from-the-stone-beneath
why     The stretch of a stone touched on two sides, straight away from one of them.
draw
  * . .
  O @ .
  X . X
when    liberties(@) >= 3
seen    21333 of 133202

pattern stretch-away-beside-two-in-line
why     The stretch of a stone touched on two sides, straight away from one of them.
draw
  . . *
  X @ O
  . . X
when    liberties(@) >= 3
seen    9514 of 59535

pattern harvested-contact-answer-2c32c12d
why     Strong players answered here 7,210 times of 45,334.
draw
  | * ? ?
  | . O ?
  | @ O X
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    7210 of 45334

pattern stretch-away-from-its-helper
why     The stretch of the touched stone, to the side away from the enemy's other stone.
draw
  * . .
  O @ .
  . . X
when    liberties(@) >= 3
seen    23262 of 149562

pattern harvested-contact-answer-8deec446
why     Strong players answered here 7,150 times of 45,567.
draw
  - - - - -
  ? . . . ?
  . . @ . .
  ? X O . ?
  ? * . ? ?
when    liberties(@) >= 3
seen    7150 of 45567

pattern stretch-alongside-two
why     The stretch of the touched stone, along the enemy's stones.
draw
  . . .
  O @ .
  * X .
when    liberties(@) >= 3
seen    69725 of 450881

pattern harvested-contact-answer-c1fc7364
why     Strong players answered here 6,376 times of 41,101.
draw
  . . .
  O @ *
  X O X
when    liberties(@) = 2
seen    6376 of 41101

pattern counter-hane-around-one-of-three
why     The move against one of three stones, which close in on an own one.
draw
  . . .
  . @ .
  X O X
  * ? ?
when    liberties(@) >= 3
seen    10675 of 71698

pattern harvested-contact-answer-a39af7ce
why     Strong players answered here 7,994 times of 54,169.
draw
  . . .
  X @ O
  O X *
when    liberties(@) >= 3
seen    7994 of 54169

pattern stretch-along-a-line-of-three
why     The stretch along a line of enemy stones, to keep up with them.
draw
  . . .
  X @ X
  O O *
when    liberties(@) >= 3
seen    6869 of 47078

pattern hane-at-the-head-from-a-stone-held-on-two-sides
why     The hane at the head of two stones, from a stone touched on two sides.
draw
  . * .
  O @ .
  X X .
when    liberties(@) >= 3
seen    47423 of 330337

pattern counter-hane-beneath-the-stone-on-top
why     The move against one of two stones, which bend around an own one.
draw
  . . .
  . @ .
  X O .
  * ? ?
when    liberties(@) >= 3
seen    61838 of 435727

pattern harvested-contact-answer-54324630
why     Strong players answered here 6,599 times of 45,885.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X O . ?
  ? ? * ? ?
when    liberties(@) = 2
seen    6599 of 45885

pattern harvested-contact-answer-fcad6730
why     Strong players answered here 8,982 times of 63,733.
draw
  ? ? . ? |
  ? . . . |
  . * @ . |
  ? X O . |
  ? ? . ? |
when    liberties(@) >= 3
seen    8982 of 63733

pattern harvested-contact-answer-18556198
why     Strong players answered here 6,901 times of 48,907.
draw
  * . .
  O @ O
  O X .
when    liberties(@) >= 3
seen    6901 of 48907

pattern harvested-contact-answer-c971a861
why     Strong players answered here 5,772 times of 41,326.
draw
  . * .
  O @ .
  X X O
when    liberties(@) = 2
seen    5772 of 41326

pattern harvested-contact-answer-3e8c736b
why     Strong players answered here 6,283 times of 45,047.
draw
  . * .
  O @ .
  O X O
when    liberties(@) >= 3
seen    6283 of 45047

pattern harvested-contact-answer-5490d133
why     Strong players answered here 18,081 times of 131,088.
draw
  * . .
  O @ .
  X O O
when    liberties(@) = 2
seen    18081 of 131088

pattern harvested-contact-answer-6a55c1c6
why     Strong players answered here 26,007 times of 191,757.
draw
  . . .
  O @ .
  X O .
  * ? ?
when    liberties(@) = 2
seen    26007 of 191757

pattern harvested-contact-answer-750c39e7
why     Strong players answered here 5,715 times of 42,122.
draw
  . . . . .
  . . . . .
  . * @ . .
  . X O . .
  . X O . .
when    liberties(@) >= 3
seen    5715 of 42122

pattern harvested-contact-answer-287ca041
why     Strong players answered here 7,556 times of 56,357.
draw
  . * .
  O @ .
  . X O
when    liberties(@) >= 3
seen    7556 of 56357

pattern jump-away-from-the-bent-wall
why     The one-space jump away from the enemy's stones, which bend around an own row.
draw
  ? * . ? ?
  ? . . . ?
  O O @ . .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    5509 of 41203

pattern harvested-contact-answer-f62a7020
why     Strong players answered here 9,896 times of 76,313.
draw
  . . .
  O @ O
  X * .
when    liberties(@) = 2
seen    9896 of 76313

pattern stretch-ahead-toward-a-stone-across
why     The stretch ahead beside the enemy's stones, with an own stone waiting across.
draw
  O . *
  . @ O
  . X .
when    liberties(@) >= 3
seen    5673 of 43571

pattern harvested-contact-answer-8a59f89f
why     Strong players answered here 20,373 times of 161,396.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    20373 of 161396

pattern harvested-contact-answer-0ee445ee
why     Strong players answered here 36,218 times of 288,013.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? X O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    36218 of 288013

pattern harvested-contact-answer-34f16adc
why     Strong players answered here 9,907 times of 79,304.
draw
  | * ?
  | . O
  | @ O
  | . X
when    liberties(@) = 2
seen    9907 of 79304

pattern harvested-contact-answer-9cdbc81f
why     Strong players answered here 11,405 times of 92,701.
draw
  O O *
  O @ O
  X . X
when    liberties(@) = 1
seen    11405 of 92701

pattern harvested-contact-answer-51b62314
why     Strong players answered here 8,042 times of 66,000.
draw
  . . . ?
  X @ . ?
  . O X *
when    liberties(@) >= 3
seen    8042 of 66000

pattern harvested-contact-answer-d8656e52
why     Strong players answered here 9,009 times of 74,123.
draw
  . . .
  X @ X
  * O .
when    liberties(@) >= 3
seen    9009 of 74123

pattern harvested-contact-answer-10f3b1bc
why     Strong players answered here 10,826 times of 89,276.
draw
  . * .
  O @ .
  . . O
when    liberties(@) >= 3
seen    10826 of 89276

pattern harvested-contact-answer-8ab0592f
why     Strong players answered here 8,398 times of 69,818.
draw
  - - - - -
  ? . . . ?
  . . @ . .
  * X O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    8398 of 69818

pattern harvested-contact-answer-3b99f9d2
why     Strong players answered here 7,238 times of 63,057.
draw
  . . .
  X @ O
  * O X
when    liberties(@) >= 3
seen    7238 of 63057

pattern harvested-contact-answer-d9ba4173
why     Strong players answered here 9,979 times of 87,766.
draw
  . . .
  X @ *
  O O X
when    liberties(@) >= 3
seen    9979 of 87766

pattern harvested-contact-answer-7d878f96
why     Strong players answered here 14,184 times of 131,088.
draw
  . * .
  O @ .
  X O O
when    liberties(@) = 2
seen    14184 of 131088

pattern stretch-ahead-of-two-from-contact
why     The stretch ahead beside the enemy's stones, before they bend around the end.
draw
  * . .
  O @ .
  . X O
when    liberties(@) >= 3
seen    6051 of 56357

pattern jump-ahead-beside-two
why     The one-space jump ahead, beside the enemy's stones.
draw
  . * . . .
  . . . . .
  . O @ . .
  . . X . .
  . . . . .
when    liberties(@) >= 3
seen    5833 of 55502

pattern connect-around-the-stone-in-atari
why     The solid connection around the stone in atari, which closes the cutting point there.
draw
  * O .
  O @ O
  X . X
when    liberties(@) = 1
seen    11439 of 110480
