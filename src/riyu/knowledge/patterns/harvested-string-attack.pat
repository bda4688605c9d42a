# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as string-attack; `seen` says how often each was chosen of the times it could be. No window and no
# count comes from the games kept apart for checking: one in 10, by a hash of its moves and the seed
# 2026, as `riyu learn` keeps them apart.
class    harvested-string-attack
asked    a liberty of a string; toward a stone of the string
answer   best
last     none

pattern harvested-string-attack-da7ab4d7
why     Strong players played here 4,305 times of 4,330.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . O O A . . |
  . X X . . . |
  ? . . . . . |
where   A is X
when    liberties(A) = 3
seen    4305 of 4330

pattern harvested-string-attack-4006a67c
why     Strong players played here 7,344 times of 7,659.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . . * . . |
  . . O A . . |
  . . . . . . |
  ? . . X . . |
where   A is X
when    liberties(A) = 3
seen    7344 of 7659

pattern harvested-string-attack-ebc87898
why     Strong players played here 6,468 times of 7,000.
draw
  - - - - - - -
  . . . . . . .
  . . . * . . .
  O O O A . . .
  X X X . . . .
  ? . . . . . ?
where   A is X
when    liberties(A) = 3
seen    6468 of 7000

pattern harvested-string-attack-6d7351bf
why     Strong players played here 5,106 times of 5,624.
draw
  - - - - - - -
  . . . . . . .
  . . . * . . .
  . O O A . . .
  . X X . . . .
  ? . . . . . ?
where   A is X
when    liberties(A) = 3
seen    5106 of 5624

pattern harvested-string-attack-333b3e25
why     Strong players played here 11,771 times of 13,223.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O A . . .
  . . . . . . .
  ? . . X . . ?
where   A is X
when    liberties(A) = 3
seen    11771 of 13223

pattern harvested-string-attack-53550596
why     Strong players played here 4,410 times of 5,175.
draw
  - - - - - +
  . . . . . |
  . . . * . |
  O O O A . |
  X X X . . |
  ? . . . . |
where   A is X
when    liberties(A) = 3
seen    4410 of 5175

pattern harvested-string-attack-6ab98326
why     Strong players played here 7,920 times of 9,439.
draw
  . . . . .
  . . . . .
  . X * O .
  . O A . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    7920 of 9439

pattern harvested-string-attack-e65fa5fb
why     Strong players played here 7,920 times of 9,439.
draw
  . . . . .
  . . . . .
  . A * O .
  . O X . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    7920 of 9439

pattern harvested-string-attack-655dfce8
why     Strong players played here 8,438 times of 10,251.
draw
  - - - - -
  . . . . .
  . A * . .
  X O . X .
  X O . . .
where   A is X
when    liberties(A) = 3
seen    8438 of 10251

pattern harvested-string-attack-6d53f965
why     Strong players played here 4,052 times of 4,938.
draw
  - - - - - - -
  . . . . . . .
  . X . . . . .
  . O A * X . .
  . . O . . . .
  . . . . . . .
  ? O . . . . ?
where   A is X
when    liberties(A) = 2
seen    4052 of 4938

pattern harvested-string-attack-f52c240b
why     Strong players played here 10,929 times of 13,572.
draw
  . . . . |
  . . . . |
  . . * . |
  O O A . |
  X X . . |
where   A is X
when    liberties(A) = 3
seen    10929 of 13572

pattern harvested-string-attack-6d5cdeed
why     Strong players played here 4,202 times of 5,262.
draw
  . . . . |
  . . . . |
  O . * . |
  . O A . |
  . X . . |
where   A is X
when    liberties(A) = 3
seen    4202 of 5262

pattern harvested-string-attack-40f438dc
why     Strong players played here 4,991 times of 6,265.
draw
  . . . . |
  . . . . |
  . . * . |
  O O A . |
  . X . . |
where   A is X
when    liberties(A) = 3
seen    4991 of 6265

pattern harvested-string-attack-da495f1c
why     Strong players played here 6,980 times of 9,761.
draw
  - - - - - - +
  . . . . . . |
  . . . * . . |
  O . O A . . |
  . . X . . . |
  ? . . . . . |
where   A is X
when    liberties(A) = 3
seen    6980 of 9761

pattern harvested-string-attack-6708e69a
why     Strong players played here 11,248 times of 15,969.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . . O A . . |
  . . . . . . |
  ? . X . . . |
where   A is X
when    liberties(A) = 3
seen    11248 of 15969

pattern harvested-string-attack-808e9bbb
why     Strong players played here 18,781 times of 26,920.
draw
  - - - - -
  . . . . .
  . . * . .
  O O A . .
  X X . . .
where   A is X
when    liberties(A) = 3
seen    18781 of 26920

pattern harvested-string-attack-7138e79d
why     Strong players played here 9,728 times of 14,882.
draw
  ? ? O ? ?
  ? O X O ?
  . A * X .
  - - - - -
where   A is X
when    liberties(A) = 2
seen    9728 of 14882

pattern harvested-string-attack-161e8d78
why     Strong players played here 5,848 times of 8,969.
draw
  . . . . .
  X . . . .
  O A * X .
  . O . . .
  . . . . .
where   A is X
when    liberties(A) = 2
seen    5848 of 8969

pattern harvested-string-attack-41a97167
why     Strong players played here 12,294 times of 19,333.
draw
  - - - - +
  . . . . |
  . . * . |
  O O A . |
  X X . . |
where   A is X
when    liberties(A) = 3
seen    12294 of 19333

pattern harvested-string-attack-e34315e9
why     Strong players played here 4,275 times of 6,694.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? X A O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    4275 of 6694

pattern harvested-string-attack-b0d9dcc2
why     Strong players played here 18,677 times of 29,599.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? O O X ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    18677 of 29599

pattern harvested-string-attack-2d77bdd7
why     Strong players played here 6,481 times of 10,634.
draw
  ? ? . ? |
  ? O . . |
  . A * . |
  - - - - +
where   A is X
when    liberties(A) = 2
seen    6481 of 10634

pattern harvested-string-attack-d8f444a6
why     Strong players played here 4,020 times of 6,963.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O A . . .
  . . . . . . .
  ? . X . . . ?
where   A is X
when    liberties(A) = 3
seen    4020 of 6963

pattern harvested-string-attack-b1b2c78b
why     Strong players played here 12,798 times of 22,472.
draw
  ? ? O ? ?
  ? O . . ?
  . A * . .
  - - - - -
where   A is X
when    liberties(A) = 2
seen    12798 of 22472

pattern harvested-string-attack-6f67408e
why     Strong players played here 5,363 times of 9,425.
draw
  . . . . |
  . . . . |
  . . * . |
  . O A . |
  X X O . |
where   A is X
when    liberties(A) = 2
seen    5363 of 9425

pattern harvested-string-attack-08f3e0c1
why     Strong players played here 7,063 times of 12,466.
draw
  X O . . .
  X O . . .
  . A * . .
  - - - - -
where   A is X
when    liberties(A) = 2
seen    7063 of 12466

pattern harvested-string-attack-53472f8f
why     Strong players played here 7,488 times of 13,472.
draw
  . . . . .
  . . . . .
  . . * . .
  O O A . .
  . X . . .
where   A is X
when    liberties(A) = 3
seen    7488 of 13472

pattern harvested-string-attack-600ea766
why     Strong players played here 9,089 times of 16,419.
draw
  . . . . .
  . . . . .
  . . * . .
  O O A . .
  O X . . .
where   A is X
when    liberties(A) = 3
seen    9089 of 16419

pattern harvested-string-attack-60bd1409
why     Strong players played here 6,953 times of 12,657.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O A O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    6953 of 12657

pattern hane-around-the-lone-stone-in-the-open
why     The hane around a lone stone, which leaves it two liberties.
draw
  . . . . .
  . . . . .
  . . * . .
  . O A . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    94607 of 176378

pattern harvested-string-attack-b63d9674
why     Strong players played here 18,791 times of 35,776.
draw
  ? ? . ? ?
  ? . . . ?
  . X * O .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    18791 of 35776

pattern harvested-string-attack-9592470d
why     Strong players played here 18,791 times of 35,776.
draw
  ? ? . ? ?
  ? . . . ?
  . A * O .
  ? O X . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    18791 of 35776

pattern harvested-string-attack-08c3849b
why     Strong players played here 3,803 times of 7,469.
draw
  - - - - - - +
  . . . . . . |
  . . . * . . |
  . . O A . . |
  . . . . . . |
  ? . X . . . |
where   A is X
when    liberties(A) = 3
seen    3803 of 7469

pattern harvested-string-attack-794830bb
why     Strong players played here 5,346 times of 10,597.
draw
  ? ? . ? ?
  ? X . . ?
  . . * O .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    5346 of 10597

pattern harvested-string-attack-c8fec48c
why     Strong players played here 21,271 times of 42,679.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O A O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    21271 of 42679

pattern harvested-string-attack-d99a7f84
why     Strong players played here 6,948 times of 13,845.
draw
  . . . . .
  . . . . .
  . . * . .
  . O A . .
  O . . . .
where   A is X
when    liberties(A) = 3
seen    6948 of 13845

pattern harvested-string-attack-ee3dfe4f
why     Strong players played here 14,794 times of 30,363.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O O X ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    14794 of 30363

pattern harvested-string-attack-7799b35a
why     Strong players played here 57,720 times of 120,021.
draw
  O . .
  A * .
  - - -
where   A is X
when    liberties(A) = 2
seen    57720 of 120021

pattern harvested-string-attack-79cebe00
why     Strong players played here 16,930 times of 35,330.
draw
  . . .
  . * .
  O A O
where   A is X
when    liberties(A) = 3
seen    16930 of 35330

pattern harvested-string-attack-e27fd29f
why     Strong players played here 4,686 times of 9,789.
draw
  - - - - -
  . . . . .
  . A * . .
  X O . X .
  . O . . .
where   A is X
when    liberties(A) = 3
seen    4686 of 9789

pattern harvested-string-attack-9f3b1b52
why     Strong players played here 6,410 times of 13,788.
draw
  ? ? . ? ?
  ? . . . ?
  . A * O .
  ? O X . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    6410 of 13788

pattern harvested-string-attack-4ec4d1ce
why     Strong players played here 4,543 times of 9,803.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? X A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    4543 of 9803

pattern harvested-string-attack-7c15c6d0
why     Strong players played here 15,769 times of 35,667.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? . A O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    15769 of 35667

pattern take-the-stone-behind-on-the-first-line
why     The capture of a stone on the first line, whose other sides are held.
draw
  ? ? O ? ?
  ? O X . ?
  O X * A .
  - - - - -
where   A is X
when    liberties(A) = 3
seen    4376 of 9865

pattern harvested-string-attack-fe608c1d
why     Strong players played here 4,376 times of 9,865.
draw
  ? ? O ? ?
  ? O A . ?
  O X * X .
  - - - - -
where   A is X
when    liberties(A) = 2
seen    4376 of 9865

pattern harvested-string-attack-0da35966
why     Strong players played here 38,468 times of 89,573.
draw
  . . .
  A * .
  O O X
where   A is X
when    liberties(A) = 2
seen    38468 of 89573

pattern harvested-string-attack-fb13d689
why     Strong players played here 16,690 times of 39,987.
draw
  ? ? . ? |
  ? . . . |
  O . * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    16690 of 39987

pattern harvested-string-attack-3b8821a2
why     Strong players played here 12,728 times of 30,606.
draw
  ? ? . ? ?
  ? . X . ?
  . A * X .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    12728 of 30606

pattern harvested-string-attack-d0bcfe19
why     Strong players played here 13,194 times of 32,052.
draw
  . . .
  A * .
  X O X
where   A is X
when    liberties(A) = 2
seen    13194 of 32052

pattern harvested-string-attack-206f61bb
why     Strong players played here 6,105 times of 14,940.
draw
  . . . . |
  . . . . |
  . . * . |
  . O A . |
  . . . . |
where   A is X
when    liberties(A) = 3
seen    6105 of 14940

pattern harvested-string-attack-66f6d4c9
why     Strong players played here 20,360 times of 50,584.
draw
  . . . . .
  . . . . .
  . . * . .
  O O A . .
  X X . . .
where   A is X
when    liberties(A) = 3
seen    20360 of 50584

pattern harvested-string-attack-c6cd9dbf
why     Strong players played here 7,041 times of 17,715.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    7041 of 17715

pattern hane-on-the-second-line-before-the-lone-stone
why     The hane on the second line, to stop a lone stone along the edge.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    60584 of 154906

pattern harvested-string-attack-efd100ad
why     Strong players played here 6,038 times of 15,256.
draw
  . . .
  O * .
  O A O
where   A is X
when    liberties(A) = 3
seen    6038 of 15256

pattern harvested-string-attack-228fa60e
why     Strong players played here 6,284 times of 15,949.
draw
  ? ? . ? ?
  ? . X . ?
  O A * X .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    6284 of 15949

pattern harvested-string-attack-8ebee39e
why     Strong players played here 6,284 times of 15,949.
draw
  ? ? . ? ?
  ? . X . ?
  O X * A .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    6284 of 15949

pattern harvested-string-attack-8f9fbe33
why     Strong players played here 14,049 times of 35,925.
draw
  X . .
  . * O
  O A .
where   A is X
when    liberties(A) = 3
seen    14049 of 35925

pattern harvested-string-attack-766a3e05
why     Strong players played here 4,300 times of 10,891.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? O X O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    4300 of 10891

pattern harvested-string-attack-731f5c62
why     Strong players played here 21,285 times of 55,026.
draw
  . . .
  O * .
  X A O
where   A is X
when    liberties(A) = 3
seen    21285 of 55026

pattern harvested-string-attack-5f7e2fad
why     Strong players played here 4,624 times of 11,917.
draw
  . O . . .
  . . . . .
  . . * . .
  . O A . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    4624 of 11917

pattern harvested-string-attack-4e16f38a
why     Strong players played here 4,289 times of 11,087.
draw
  . . .
  O * O
  X A X
where   A is X
when    liberties(A) = 2
seen    4289 of 11087

pattern harvested-string-attack-18bd872b
why     Strong players played here 8,484 times of 22,462.
draw
  - - - - -
  ? . . . ?
  . . * . .
  ? O A O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    8484 of 22462

pattern harvested-string-attack-3fac6258
why     Strong players played here 4,307 times of 11,515.
draw
  - - - - -
  ? . . . ?
  . O * . .
  ? . A O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    4307 of 11515

pattern atari-from-the-first-line-beneath
why     The atari on the second-line stone, from beneath it.
draw
  | . X .
  | . . X
  | * A O
  | . O .
  | . . .
where   A is X
when    liberties(A) = 2
seen    6476 of 17727

pattern atari-on-the-stone-between-own-two
why     The atari on the enemy's stone, between own stones on both sides.
draw
  . . .
  . * .
  O A O
where   A is X
when    liberties(A) = 2
seen    48569 of 135589

pattern harvested-string-attack-f6e016dd
why     Strong players played here 9,037 times of 25,433.
draw
  | . ? ?
  | . . ?
  | * O O
  | A O ?
  | . ? ?
where   A is X
when    liberties(A) = 2
seen    9037 of 25433

pattern harvested-string-attack-1e5df7f5
why     Strong players played here 5,211 times of 14,692.
draw
  - - - - -
  ? . . . ?
  . O * . .
  ? X A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    5211 of 14692

pattern harvested-string-attack-dbaba65d
why     Strong players played here 36,445 times of 104,307.
draw
  . . .
  A * .
  O O X
where   A is X
when    liberties(A) = 3
seen    36445 of 104307

pattern harvested-string-attack-cf7346be
why     Strong players played here 41,912 times of 121,819.
draw
  . . .
  A * O
  O X .
where   A is X
when    liberties(A) = 3
seen    41912 of 121819

pattern harvested-string-attack-a9f8438d
why     Strong players played here 20,592 times of 59,659.
draw
  - - - - -
  . . . . .
  . . * . .
  . O A . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    20592 of 59659

pattern harvested-string-attack-631aa677
why     Strong players played here 5,990 times of 17,264.
draw
  . . . . .
  . . . . .
  . X * . .
  . O A . .
  . . O X .
where   A is X
when    liberties(A) = 2
seen    5990 of 17264

pattern harvested-string-attack-81f69ef0
why     Strong players played here 5,990 times of 17,264.
draw
  . . . . .
  . . . . .
  . A * . .
  . O X . .
  . . O X .
where   A is X
when    liberties(A) = 3
seen    5990 of 17264

pattern harvested-string-attack-4176f765
why     Strong players played here 5,497 times of 15,875.
draw
  O . .
  A * X
  . O .
where   A is X
when    liberties(A) = 3
seen    5497 of 15875

pattern harvested-string-attack-5215dce7
why     Strong players played here 7,323 times of 21,302.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? O . O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    7323 of 21302

pattern harvested-string-attack-4bd3ac9e
why     Strong players played here 7,166 times of 21,152.
draw
  | . ? ?
  | . O ?
  | * A X
  | . O ?
  | . ? ?
where   A is X
when    liberties(A) = 3
seen    7166 of 21152

pattern harvested-string-attack-012f928d
why     Strong players played here 10,873 times of 33,629.
draw
  - - - - -
  ? . . . ?
  . X * . .
  ? . A O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    10873 of 33629

pattern harvested-string-attack-9ed649eb
why     Strong players played here 8,399 times of 25,986.
draw
  | . O
  | * A
  | . O
where   A is X
when    liberties(A) = 3
seen    8399 of 25986

pattern harvested-string-attack-d3d36dd3
why     Strong players played here 39,060 times of 123,460.
draw
  . . .
  O * .
  . A O
where   A is X
when    liberties(A) = 3
seen    39060 of 123460

pattern harvested-string-attack-50cacf6c
why     Strong players played here 4,871 times of 15,233.
draw
  O . .
  . * A
  O X O
where   A is X
when    liberties(A) = 3
seen    4871 of 15233

pattern harvested-string-attack-aa990a3b
why     Strong players played here 4,030 times of 12,575.
draw
  O . .
  X * O
  O A .
where   A is X
when    liberties(A) = 3
seen    4030 of 12575

pattern harvested-string-attack-6a06ef74
why     Strong players played here 4,361 times of 13,687.
draw
  O . .
  A * X
  . O O
where   A is X
when    liberties(A) = 3
seen    4361 of 13687

pattern harvested-string-attack-d073134e
why     Strong players played here 4,648 times of 14,662.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    4648 of 14662

pattern harvested-string-attack-443979a2
why     Strong players played here 5,368 times of 17,118.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? X A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    5368 of 17118

pattern harvested-string-attack-002f4d29
why     Strong players played here 40,630 times of 133,689.
draw
  . . .
  X * O
  O A .
where   A is X
when    liberties(A) = 3
seen    40630 of 133689

pattern harvested-string-attack-bdc50dae
why     Strong players played here 23,421 times of 77,080.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O A . |
  ? ? O ? |
where   A is X
when    liberties(A) = 2
seen    23421 of 77080

pattern harvested-string-attack-253c74ac
why     Strong players played here 6,362 times of 21,055.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    6362 of 21055

pattern harvested-string-attack-410c570a
why     Strong players played here 6,060 times of 20,239.
draw
  O . .
  A * .
  O . X
where   A is X
when    liberties(A) = 2
seen    6060 of 20239

pattern harvested-string-attack-3458aba5
why     Strong players played here 9,937 times of 33,625.
draw
  . . . . .
  . . . . .
  . . * . .
  . O A . .
  . O X . .
where   A is X
when    liberties(A) = 3
seen    9937 of 33625

pattern harvested-string-attack-50b67f10
why     Strong players played here 4,223 times of 14,525.
draw
  O . .
  X * A
  . O O
where   A is X
when    liberties(A) = 3
seen    4223 of 14525

pattern harvested-string-attack-3429f4b9
why     Strong players played here 4,233 times of 14,651.
draw
  O . .
  X * .
  . A O
where   A is X
when    liberties(A) = 2
seen    4233 of 14651

pattern harvested-string-attack-3a6f83aa
why     Strong players played here 15,495 times of 54,522.
draw
  . . .
  A * O
  O X O
where   A is X
when    liberties(A) = 3
seen    15495 of 54522

pattern harvested-string-attack-33a91925
why     Strong players played here 8,055 times of 28,573.
draw
  . . .
  X * .
  O A O
where   A is X
when    liberties(A) = 3
seen    8055 of 28573

pattern harvested-string-attack-a3747bc9
why     Strong players played here 4,295 times of 15,364.
draw
  . O .
  A * O
  O X O
where   A is X
when    liberties(A) = 3
seen    4295 of 15364

pattern harvested-string-attack-baca8bec
why     Strong players played here 6,244 times of 23,466.
draw
  O . .
  A * X
  . O X
where   A is X
when    liberties(A) = 3
seen    6244 of 23466

pattern harvested-string-attack-9d00930f
why     Strong players played here 4,604 times of 17,391.
draw
  O . .
  . * .
  O A O
where   A is X
when    liberties(A) = 2
seen    4604 of 17391

pattern harvested-string-attack-d5a6d725
why     Strong players played here 16,495 times of 63,096.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . O
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    16495 of 63096

pattern harvested-string-attack-392e6309
why     Strong players played here 4,298 times of 16,644.
draw
  - - - - -
  . . . . .
  . . * . .
  O O A . .
  X X O . .
where   A is X
when    liberties(A) = 2
seen    4298 of 16644

pattern harvested-string-attack-fca09840
why     Strong players played here 6,409 times of 25,195.
draw
  O O .
  X * A
  X . O
where   A is X
when    liberties(A) = 3
seen    6409 of 25195

pattern harvested-string-attack-bc4ba72d
why     Strong players played here 5,920 times of 23,592.
draw
  . O .
  A * O
  O O X
where   A is X
when    liberties(A) = 3
seen    5920 of 23592

pattern harvested-string-attack-f104163e
why     Strong players played here 4,032 times of 16,008.
draw
  ? ? . ? ?
  ? . X . ?
  X X * A .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    4032 of 16008

pattern harvested-string-attack-ad84c6c8
why     Strong players played here 13,233 times of 53,378.
draw
  . . .
  A * O
  O O X
where   A is X
when    liberties(A) = 2
seen    13233 of 53378

pattern atari-along-the-first-line
why     The atari along the first line.
draw
  O . O
  A * .
  - - -
where   A is X
when    liberties(A) = 2
seen    18828 of 76134

pattern harvested-string-attack-edcdd398
why     Strong players played here 25,441 times of 103,564.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? O . X ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    25441 of 103564

pattern harvested-string-attack-b29f7f2b
why     Strong players played here 5,158 times of 20,832.
draw
  X O .
  . * A
  - - -
where   A is X
when    liberties(A) = 3
seen    5158 of 20832

pattern harvested-string-attack-21cbc1c3
why     Strong players played here 14,114 times of 57,563.
draw
  O X O
  A * X
  - - -
where   A is X
when    liberties(A) = 2
seen    14114 of 57563

pattern harvested-string-attack-3324ee44
why     Strong players played here 7,190 times of 29,182.
draw
  X . O
  . * A
  - - -
where   A is X
when    liberties(A) = 2
seen    7190 of 29182

pattern harvested-string-attack-7e582cd6
why     Strong players played here 29,735 times of 122,031.
draw
  . . .
  A * .
  O X O
where   A is X
when    liberties(A) = 3
seen    29735 of 122031

pattern harvested-string-attack-90d79df0
why     Strong players played here 7,500 times of 30,516.
draw
  . . .
  O * .
  X A O
where   A is X
when    liberties(A) = 2
seen    7500 of 30516

pattern harvested-string-attack-fb24f745
why     Strong players played here 8,430 times of 34,404.
draw
  O X .
  X * A
  O X O
where   A is X
when    liberties(A) = 3
seen    8430 of 34404

pattern harvested-string-attack-eebf1663
why     Strong players played here 13,754 times of 56,519.
draw
  . . .
  A * O
  O O X
where   A is X
when    liberties(A) = 3
seen    13754 of 56519

pattern harvested-string-attack-0ddea9e7
why     Strong players played here 4,953 times of 20,235.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? O O O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    4953 of 20235

pattern harvested-string-attack-e29e55be
why     Strong players played here 10,328 times of 42,733.
draw
  . . .
  O * O
  X A O
where   A is X
when    liberties(A) = 2
seen    10328 of 42733

pattern stretch-over-two-past-the-cut
why     The stretch along the enemy's stones, to come level with their head.
draw
  . . . . .
  . . . . .
  . O * . .
  O X A . .
  X O . . .
where   A is X
when    liberties(A) = 3
seen    6424 of 26656

pattern harvested-string-attack-9d3b02e9
why     Strong players played here 19,076 times of 80,101.
draw
  - - - - +
  ? . . . |
  . . * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    19076 of 80101

pattern harvested-string-attack-0c781239
why     Strong players played here 5,501 times of 22,910.
draw
  O O .
  X * A
  . X O
where   A is X
when    liberties(A) = 3
seen    5501 of 22910

pattern hane-over-the-lone-stone
why     The hane around a lone stone, which leaves it two liberties.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    271088 of 1166247

pattern take-and-atari-on-the-first-line
why     The capture from the first line, which puts the next stone in atari.
draw
  | . ? ?
  | . O ?
  | * X O
  | A O ?
  | . ? ?
where   A is X
when    liberties(A) = 2
seen    4707 of 19936

pattern harvested-string-attack-84b68aa8
why     Strong players played here 4,821 times of 20,486.
draw
  O O .
  X * X
  . A O
where   A is X
when    liberties(A) = 3
seen    4821 of 20486

pattern harvested-string-attack-ce729108
why     Strong players played here 4,349 times of 18,696.
draw
  X . .
  O * .
  O A X
where   A is X
when    liberties(A) = 3
seen    4349 of 18696

pattern harvested-string-attack-c1f747d0
why     Strong players played here 19,320 times of 84,680.
draw
  | . .
  | * O
  | A O
where   A is X
when    liberties(A) = 2
seen    19320 of 84680

pattern harvested-string-attack-afdf7117
why     Strong players played here 21,521 times of 95,158.
draw
  ? ? . ? ?
  ? . . . ?
  O A * X .
  ? O . . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    21521 of 95158

pattern atari-from-its-friends-side
why     The atari from the side of its friend.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? O . X ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    16552 of 73112

pattern harvested-string-attack-df1e13c0
why     Strong players played here 15,719 times of 69,750.
draw
  . . .
  A * .
  O X O
where   A is X
when    liberties(A) = 2
seen    15719 of 69750

pattern harvested-string-attack-6116060a
why     Strong players played here 3,826 times of 16,743.
draw
  . O .
  X * A
  X . O
where   A is X
when    liberties(A) = 3
seen    3826 of 16743

pattern harvested-string-attack-250c6e12
why     Strong players played here 6,035 times of 26,645.
draw
  - - - - -
  ? . . . ?
  O A * . .
  ? O . X ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    6035 of 26645

pattern block-the-second-line-below-the-third
why     The block on the second line beneath the third-line stone, in front of the enemy's stones.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? X A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    6360 of 28266

pattern harvested-string-attack-65c5650e
why     Strong players played here 4,690 times of 21,420.
draw
  O X O
  X * X
  X A O
where   A is X
when    liberties(A) = 3
seen    4690 of 21420

pattern harvested-string-attack-ab2de2c9
why     Strong players played here 4,124 times of 18,993.
draw
  - - - - +
  ? . . . |
  . . * . |
  ? O A . |
  ? ? O ? |
where   A is X
when    liberties(A) = 2
seen    4124 of 18993

pattern harvested-string-attack-13614ec6
why     Strong players played here 4,971 times of 23,004.
draw
  . O .
  A * O
  O O X
where   A is X
when    liberties(A) = 2
seen    4971 of 23004

pattern harvested-string-attack-fc19213f
why     Strong players played here 4,078 times of 19,006.
draw
  O O .
  A * X
  . X O
where   A is X
when    liberties(A) = 3
seen    4078 of 19006

pattern harvested-string-attack-9280063f
why     Strong players played here 4,692 times of 21,992.
draw
  ? ? . ? ?
  ? . . . ?
  O A * O .
  ? O X . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    4692 of 21992

pattern harvested-string-attack-51a1c2fc
why     Strong players played here 4,613 times of 21,918.
draw
  . O .
  X * X
  O A .
where   A is X
when    liberties(A) = 2
seen    4613 of 21918

pattern block-the-first-line-with-atari
why     The block on the first line, which is atari.
draw
  | . .
  | * O
  | A X
where   A is X
when    liberties(A) = 2
seen    10087 of 48767

pattern harvested-string-attack-715ed356
why     Strong players played here 34,058 times of 166,281.
draw
  . X .
  A * X
  O X O
where   A is X
when    liberties(A) = 2
seen    34058 of 166281

pattern harvested-string-attack-a716b6e2
why     Strong players played here 46,536 times of 228,351.
draw
  . X .
  A * X
  O X O
where   A is X
when    liberties(A) = 3
seen    46536 of 228351

pattern harvested-string-attack-45d20419
why     Strong players played here 6,535 times of 31,986.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . X
  ? O . O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    6535 of 31986

pattern harvested-string-attack-c133f016
why     Strong players played here 5,431 times of 26,546.
draw
  O X .
  X * A
  O X O
where   A is X
when    liberties(A) = 2
seen    5431 of 26546

pattern harvested-string-attack-be9ff525
why     Strong players played here 21,154 times of 105,832.
draw
  . . .
  A * .
  X O X
where   A is X
when    liberties(A) = 3
seen    21154 of 105832

pattern harvested-string-attack-470658cc
why     Strong players played here 15,914 times of 80,235.
draw
  ? ? X ? ?
  ? . . . ?
  . . * . .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    15914 of 80235

pattern harvested-string-attack-c9161e56
why     Strong players played here 4,928 times of 24,873.
draw
  ? ? . ? |
  ? . . . |
  O O * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    4928 of 24873

pattern harvested-string-attack-905db61a
why     Strong players played here 5,507 times of 28,049.
draw
  . O .
  A * X
  O X .
where   A is X
when    liberties(A) = 3
seen    5507 of 28049

pattern harvested-string-attack-27bfbd1e
why     Strong players played here 40,006 times of 210,624.
draw
  . . .
  A * .
  O . X
where   A is X
when    liberties(A) = 2
seen    40006 of 210624

pattern harvested-string-attack-f696a325
why     Strong players played here 9,298 times of 48,745.
draw
  . . .
  A * X
  O O .
where   A is X
when    liberties(A) = 2
seen    9298 of 48745

pattern hane-that-leaves-two-liberties
why     The hane around the enemy's stone, which leaves it two liberties.
draw
  . . .
  . * .
  O A .
where   A is X
when    liberties(A) = 3
seen    650218 of 3480266

pattern harvested-string-attack-bbfbfb6e
why     Strong players played here 5,953 times of 31,460.
draw
  O . .
  O * A
  O X O
where   A is X
when    liberties(A) = 3
seen    5953 of 31460

pattern harvested-string-attack-b13a89b9
why     Strong players played here 6,079 times of 32,156.
draw
  O . .
  A * O
  . . X
where   A is X
when    liberties(A) = 3
seen    6079 of 32156

pattern atari-from-inside-the-jump
why     The atari from inside the enemy's one-space jump.
draw
  . . .
  A * X
  O . .
where   A is X
when    liberties(A) = 2
seen    35722 of 195208

pattern harvested-string-attack-4cf80a93
why     Strong players played here 6,495 times of 35,193.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? O A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    6495 of 35193

pattern harvested-string-attack-fd855e01
why     Strong players played here 5,376 times of 29,288.
draw
  . . . . .
  . . . . .
  . X * . .
  . O A . .
  . O . . .
where   A is X
when    liberties(A) = 3
seen    5376 of 29288

pattern harvested-string-attack-b9f534e8
why     Strong players played here 5,376 times of 29,288.
draw
  . . . . .
  . . . . .
  . A * . .
  . O X . .
  . O . . .
where   A is X
when    liberties(A) = 3
seen    5376 of 29288

pattern harvested-string-attack-24385e6a
why     Strong players played here 4,775 times of 25,982.
draw
  X . .
  . * A
  X O O
where   A is X
when    liberties(A) = 3
seen    4775 of 25982

pattern harvested-string-attack-b1a12ace
why     Strong players played here 8,615 times of 47,415.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    8615 of 47415

pattern harvested-string-attack-2ff55f41
why     Strong players played here 19,669 times of 109,799.
draw
  . . .
  X * .
  O A O
where   A is X
when    liberties(A) = 2
seen    19669 of 109799

pattern harvested-string-attack-05d6e702
why     Strong players played here 4,911 times of 27,156.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? O . X ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    4911 of 27156

pattern harvested-string-attack-cf8e9a82
why     Strong players played here 13,241 times of 75,013.
draw
  . . .
  O * .
  O A O
where   A is X
when    liberties(A) = 2
seen    13241 of 75013

pattern harvested-string-attack-a5139249
why     Strong players played here 4,407 times of 24,789.
draw
  - - - - -
  ? . . . ?
  O A * . .
  ? O O O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    4407 of 24789

pattern harvested-string-attack-e5b7168d
why     Strong players played here 3,858 times of 21,924.
draw
  ? ? . ? ?
  ? . . . ?
  . X * A .
  ? X O O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    3858 of 21924

pattern harvested-string-attack-076d0f8a
why     Strong players played here 5,090 times of 29,101.
draw
  . . .
  A * X
  O . O
where   A is X
when    liberties(A) = 2
seen    5090 of 29101

pattern harvested-string-attack-fcc0ec68
why     Strong players played here 10,348 times of 59,804.
draw
  . . .
  A * O
  O X .
where   A is X
when    liberties(A) = 2
seen    10348 of 59804

pattern harvested-string-attack-58486c22
why     Strong players played here 4,428 times of 25,511.
draw
  - - - - -
  ? . . . ?
  O X * . .
  ? O A X ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    4428 of 25511

pattern harvested-string-attack-6379f134
why     Strong players played here 11,997 times of 70,820.
draw
  . A .
  X * X
  O X O
where   A is X
when    liberties(A) = 3
seen    11997 of 70820

pattern harvested-string-attack-6da46a8e
why     Strong players played here 5,119 times of 29,959.
draw
  . . .
  A * O
  O X O
where   A is X
when    liberties(A) = 2
seen    5119 of 29959

pattern harvested-string-attack-b15baa47
why     Strong players played here 3,816 times of 22,256.
draw
  O X .
  X * X
  O A O
where   A is X
when    liberties(A) = 2
seen    3816 of 22256

pattern harvested-string-attack-ac577f3b
why     Strong players played here 7,871 times of 46,348.
draw
  O . .
  A * O
  . X O
where   A is X
when    liberties(A) = 2
seen    7871 of 46348

pattern harvested-string-attack-45f84fa1
why     Strong players played here 5,753 times of 33,868.
draw
  . . .
  A * O
  O . X
where   A is X
when    liberties(A) = 3
seen    5753 of 33868

pattern harvested-string-attack-1ae06224
why     Strong players played here 11,960 times of 71,034.
draw
  ? ? . ? ?
  ? . . . ?
  O O * . .
  ? X A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    11960 of 71034

pattern harvested-string-attack-0328944d
why     Strong players played here 5,741 times of 33,899.
draw
  . . . . .
  . . . . .
  . A * . .
  O O X . .
  . . X . .
where   A is X
when    liberties(A) = 3
seen    5741 of 33899

pattern harvested-string-attack-e5f4aca5
why     Strong players played here 6,975 times of 41,472.
draw
  ? ? . ? |
  ? . . . |
  X O * . |
  ? X A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    6975 of 41472

pattern harvested-string-attack-e3c235a1
why     Strong players played here 7,030 times of 42,215.
draw
  . . .
  A * .
  . O X
where   A is X
when    liberties(A) = 3
seen    7030 of 42215

pattern harvested-string-attack-94409795
why     Strong players played here 11,265 times of 67,976.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    11265 of 67976

pattern harvested-string-attack-f590864f
why     Strong players played here 6,859 times of 42,190.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? O A . |
  ? ? O ? |
where   A is X
when    liberties(A) = 2
seen    6859 of 42190

pattern harvested-string-attack-4b3185ad
why     Strong players played here 6,322 times of 39,119.
draw
  . . .
  X * O
  O A O
where   A is X
when    liberties(A) = 2
seen    6322 of 39119

pattern harvested-string-attack-01b453b1
why     Strong players played here 4,803 times of 29,877.
draw
  O . .
  O * A
  . X O
where   A is X
when    liberties(A) = 3
seen    4803 of 29877

pattern harvested-string-attack-1bb6e61f
why     Strong players played here 4,704 times of 29,786.
draw
  O . .
  O * X
  . A O
where   A is X
when    liberties(A) = 3
seen    4704 of 29786

pattern block-the-stone-on-the-first-line
why     The block on the first line, against the stone that comes along it.
draw
  | . .
  | * O
  | A .
where   A is X
when    liberties(A) = 3
seen    3935 of 25175

pattern harvested-string-attack-a3e1090d
why     Strong players played here 4,798 times of 31,105.
draw
  X O .
  X * A
  X . O
where   A is X
when    liberties(A) = 3
seen    4798 of 31105

pattern harvested-string-attack-ef38699b
why     Strong players played here 3,907 times of 25,289.
draw
  . . .
  A * O
  O X X
where   A is X
when    liberties(A) = 2
seen    3907 of 25289

pattern harvested-string-attack-dcd779a1
why     Strong players played here 15,030 times of 100,383.
draw
  | . O
  | * A
  | . O
where   A is X
when    liberties(A) = 2
seen    15030 of 100383

pattern harvested-string-attack-ac7ed63f
why     Strong players played here 5,426 times of 36,082.
draw
  X O .
  X * X
  . A O
where   A is X
when    liberties(A) = 2
seen    5426 of 36082

pattern take-inside-its-stones-with-atari
why     The capture inside the enemy's stones, which puts another in atari.
draw
  O X O
  X * A
  X X O
where   A is X
when    liberties(A) = 2
seen    3842 of 25442

pattern harvested-string-attack-9a55e55b
why     Strong players played here 5,452 times of 36,467.
draw
  ? ? . ? ?
  ? O . . ?
  O A * . .
  ? . . X ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    5452 of 36467

pattern harvested-string-attack-e7f4a948
why     Strong players played here 18,564 times of 126,565.
draw
  O A .
  X * X
  O X X
where   A is X
when    liberties(A) = 2
seen    18564 of 126565

pattern cut-on-the-second-line
why     The cut on the second line, which parts the enemy's two stones.
draw
  ? ? . ? |
  ? . . . |
  O X * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    10258 of 69638

pattern harvested-string-attack-a5abd4cc
why     Strong players played here 10,258 times of 69,638.
draw
  ? ? . ? |
  ? . . . |
  O A * . |
  ? O X . |
  ? ? . ? |
where   A is X
when    liberties(A) = 2
seen    10258 of 69638

pattern harvested-string-attack-f1f12c55
why     Strong players played here 13,721 times of 94,009.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    13721 of 94009

pattern harvested-string-attack-dda0757d
why     Strong players played here 7,700 times of 52,510.
draw
  ? ? . ? ?
  ? . . . ?
  . A * X .
  ? O . O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    7700 of 52510

pattern harvested-string-attack-091cad72
why     Strong players played here 5,693 times of 38,866.
draw
  O . .
  X * O
  . A O
where   A is X
when    liberties(A) = 2
seen    5693 of 38866

pattern harvested-string-attack-77b2e0a4
why     Strong players played here 14,773 times of 103,443.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? X A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    14773 of 103443

pattern hane-toward-own-that-leaves-two-liberties
why     The hane around the enemy's stone, which leaves it two liberties.
draw
  . . .
  A * .
  O . O
where   A is X
when    liberties(A) = 3
seen    58923 of 418244

pattern harvested-string-attack-3093a092
why     Strong players played here 4,211 times of 29,524.
draw
  O . .
  O * A
  X O O
where   A is X
when    liberties(A) = 2
seen    4211 of 29524

pattern harvested-string-attack-f8ac2e6a
why     Strong players played here 8,456 times of 60,022.
draw
  ? ? X ? ?
  ? . . . ?
  . . * . .
  ? O A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    8456 of 60022

pattern harvested-string-attack-f2145fc7
why     Strong players played here 19,309 times of 138,625.
draw
  . . .
  X * A
  X O O
where   A is X
when    liberties(A) = 3
seen    19309 of 138625

pattern harvested-string-attack-13eb1512
why     Strong players played here 6,399 times of 45,502.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . O
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    6399 of 45502

pattern harvested-string-attack-07407000
why     Strong players played here 6,399 times of 45,502.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . O
  ? O X . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    6399 of 45502

pattern stretch-over-two-level-with-the-head
why     The stretch along the enemy's stones, to come level with their head.
draw
  . . .
  O * .
  X A .
where   A is X
when    liberties(A) = 3
seen    103429 of 753202

pattern harvested-string-attack-da26cb88
why     Strong players played here 51,027 times of 375,627.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    51027 of 375627

pattern harvested-string-attack-f576fdd8
why     Strong players played here 51,027 times of 375,627.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    51027 of 375627

pattern hane-toward-its-friend-that-leaves-two-liberties
why     The hane around the enemy's stone, which leaves it two liberties.
draw
  . . .
  A * .
  O . X
where   A is X
when    liberties(A) = 3
seen    84119 of 627155

pattern atari-from-its-friends-side-on-the-open-stone
why     The atari on the enemy's stone, from beside another of its stones.
draw
  . . .
  X * .
  . A O
where   A is X
when    liberties(A) = 2
seen    36329 of 271626

pattern harvested-string-attack-6f21536b
why     Strong players played here 10,600 times of 78,870.
draw
  O . .
  . * X
  . A O
where   A is X
when    liberties(A) = 3
seen    10600 of 78870

pattern harvested-string-attack-91afbed1
why     Strong players played here 12,853 times of 95,946.
draw
  O . .
  A * .
  . . X
where   A is X
when    liberties(A) = 2
seen    12853 of 95946

pattern harvested-string-attack-0cc9b7d3
why     Strong players played here 8,147 times of 60,989.
draw
  . . .
  O * O
  X A O
where   A is X
when    liberties(A) = 3
seen    8147 of 60989

pattern harvested-string-attack-78777d4d
why     Strong players played here 9,474 times of 71,336.
draw
  . . . . .
  . . . . .
  . A * . .
  . O X . .
  . O X . .
where   A is X
when    liberties(A) = 3
seen    9474 of 71336

pattern harvested-string-attack-9ea3f60f
why     Strong players played here 4,937 times of 36,928.
draw
  + - - -
  | . . ?
  | * A O
  | . O ?
  | . ? ?
where   A is X
when    liberties(A) = 2
seen    4937 of 36928

pattern harvested-string-attack-29eb5021
why     Strong players played here 5,014 times of 37,559.
draw
  O X .
  X * X
  O A X
where   A is X
when    liberties(A) = 3
seen    5014 of 37559

pattern harvested-string-attack-40631de6
why     Strong players played here 5,014 times of 37,559.
draw
  O X .
  X * A
  O X X
where   A is X
when    liberties(A) = 3
seen    5014 of 37559

pattern harvested-string-attack-7d620ec1
why     Strong players played here 4,922 times of 37,064.
draw
  . . .
  O * O
  X A .
where   A is X
when    liberties(A) = 3
seen    4922 of 37064

pattern harvested-string-attack-9a36e511
why     Strong players played here 4,493 times of 33,864.
draw
  . . .
  A * X
  . O .
where   A is X
when    liberties(A) = 3
seen    4493 of 33864

pattern harvested-string-attack-bfbdc3c3
why     Strong players played here 6,287 times of 47,671.
draw
  X O .
  X * A
  . X O
where   A is X
when    liberties(A) = 3
seen    6287 of 47671

pattern harvested-string-attack-39a0dca4
why     Strong players played here 18,635 times of 143,107.
draw
  . . .
  A * X
  O O .
where   A is X
when    liberties(A) = 3
seen    18635 of 143107

pattern harvested-string-attack-001be13e
why     Strong players played here 7,094 times of 54,541.
draw
  . . .
  A * X
  X O .
where   A is X
when    liberties(A) = 3
seen    7094 of 54541

pattern harvested-string-attack-439d5f57
why     Strong players played here 7,292 times of 56,138.
draw
  . . .
  A * O
  O X X
where   A is X
when    liberties(A) = 3
seen    7292 of 56138

pattern harvested-string-attack-af696645
why     Strong players played here 3,856 times of 29,513.
draw
  . . . . .
  . . . . .
  . . * . .
  . O A . .
  . . O X .
where   A is X
when    liberties(A) = 2
seen    3856 of 29513

pattern harvested-string-attack-a9baa10d
why     Strong players played here 7,231 times of 55,974.
draw
  O . .
  X * O
  . A O
where   A is X
when    liberties(A) = 3
seen    7231 of 55974

pattern harvested-string-attack-09151ea9
why     Strong players played here 3,815 times of 29,317.
draw
  X . .
  . * A
  X . O
where   A is X
when    liberties(A) = 2
seen    3815 of 29317

pattern harvested-string-attack-39fdbb90
why     Strong players played here 5,666 times of 43,922.
draw
  O . .
  A * O
  . X .
where   A is X
when    liberties(A) = 2
seen    5666 of 43922

pattern harvested-string-attack-6d79a5b0
why     Strong players played here 4,377 times of 33,949.
draw
  . . .
  X * O
  O A X
where   A is X
when    liberties(A) = 3
seen    4377 of 33949

pattern harvested-string-attack-e375c1b1
why     Strong players played here 6,057 times of 47,372.
draw
  . . . . .
  . . . . .
  . . * . .
  O O A . .
  X X O . .
where   A is X
when    liberties(A) = 2
seen    6057 of 47372

pattern harvested-string-attack-5ea4eeca
why     Strong players played here 4,258 times of 33,433.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . X
  ? O A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    4258 of 33433

pattern harvested-string-attack-17eae662
why     Strong players played here 4,258 times of 33,433.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . X
  ? O X . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    4258 of 33433

pattern harvested-string-attack-a8229e61
why     Strong players played here 8,079 times of 64,132.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . X
  ? O A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    8079 of 64132

pattern harvested-string-attack-b2f5de93
why     Strong players played here 4,813 times of 38,010.
draw
  . . . . .
  . . . . .
  . A * X .
  . O . . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    4813 of 38010

pattern harvested-string-attack-dd35472f
why     Strong players played here 4,384 times of 35,330.
draw
  ? ? . ? ?
  ? O . . ?
  . A * . .
  ? . . X ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    4384 of 35330

pattern stretch-over-two-with-atari
why     The stretch along the enemy's stones, which is atari.
draw
  . . .
  O * .
  X A .
where   A is X
when    liberties(A) = 2
seen    30770 of 252842

pattern harvested-string-attack-c5254306
why     Strong players played here 4,465 times of 36,224.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    4465 of 36224

pattern cut-the-diagonal-and-atari-in-the-crosscut
why     The cut through the enemy's diagonal, which puts one of its stones in atari.
draw
  . . .
  X * .
  O A .
where   A is X
when    liberties(A) = 2
seen    159123 of 1328785

pattern harvested-string-attack-788cece6
why     Strong players played here 3,903 times of 31,857.
draw
  . . .
  A * O
  . O X
where   A is X
when    liberties(A) = 3
seen    3903 of 31857

pattern harvested-string-attack-7d39aca6
why     Strong players played here 4,314 times of 35,525.
draw
  . . .
  X * A
  O O .
where   A is X
when    liberties(A) = 3
seen    4314 of 35525

pattern harvested-string-attack-d8afd423
why     Strong players played here 51,028 times of 431,514.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    51028 of 431514

pattern harvested-string-attack-f5bdb50f
why     Strong players played here 18,607 times of 156,553.
draw
  . . .
  A * X
  O . O
where   A is X
when    liberties(A) = 3
seen    18607 of 156553

pattern harvested-string-attack-ea43bd30
why     Strong players played here 80,290 times of 687,800.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    80290 of 687800

pattern harvested-string-attack-1391e112
why     Strong players played here 4,634 times of 38,912.
draw
  O . .
  O * A
  X O O
where   A is X
when    liberties(A) = 3
seen    4634 of 38912

pattern harvested-string-attack-7c4224a1
why     Strong players played here 4,297 times of 36,101.
draw
  | . ? ?
  | . O ?
  | * O X
  | A O ?
  | . ? ?
where   A is X
when    liberties(A) = 2
seen    4297 of 36101

pattern harvested-string-attack-d0d4690c
why     Strong players played here 5,073 times of 43,075.
draw
  . . .
  A * X
  X O O
where   A is X
when    liberties(A) = 3
seen    5073 of 43075

pattern harvested-string-attack-df1fa5e1
why     Strong players played here 5,505 times of 47,197.
draw
  O . .
  A * O
  . X X
where   A is X
when    liberties(A) = 2
seen    5505 of 47197

pattern hane-that-is-atari
why     The hane around the enemy's stone, which is atari.
draw
  . . .
  . * .
  O A .
where   A is X
when    liberties(A) = 2
seen    255139 of 2240948

pattern harvested-string-attack-fbb1cfec
why     Strong players played here 7,071 times of 61,038.
draw
  . . .
  A * X
  O O O
where   A is X
when    liberties(A) = 2
seen    7071 of 61038

pattern harvested-string-attack-cf35b05a
why     Strong players played here 6,283 times of 55,227.
draw
  ? ? . ? ?
  ? . . . ?
  X X * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    6283 of 55227

pattern harvested-string-attack-e1a26408
why     Strong players played here 8,915 times of 78,770.
draw
  - - - - -
  ? . . . ?
  O A * . .
  ? O X X ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    8915 of 78770

pattern harvested-string-attack-cea494e1
why     Strong players played here 9,941 times of 88,794.
draw
  O . .
  . * .
  . A O
where   A is X
when    liberties(A) = 3
seen    9941 of 88794

pattern hane-on-the-first-line-at-the-corner
why     The hane on the first line, around the stone in the corner.
draw
  + - - -
  | . . ?
  | * A .
  | . O ?
  | . ? ?
where   A is X
when    liberties(A) = 3
seen    10010 of 90834

pattern harvested-string-attack-79d0045e
why     Strong players played here 9,967 times of 90,452.
draw
  X . .
  X * O
  O A .
where   A is X
when    liberties(A) = 3
seen    9967 of 90452

pattern harvested-string-attack-8805be3f
why     Strong players played here 6,178 times of 56,693.
draw
  . . .
  X * A
  X O O
where   A is X
when    liberties(A) = 2
seen    6178 of 56693

pattern atari-from-inside-the-jump-of-a-column
why     The atari from inside the enemy's one-space jump.
draw
  . . .
  X * A
  X . O
where   A is X
when    liberties(A) = 2
seen    9484 of 88031

pattern harvested-string-attack-1790654f
why     Strong players played here 15,026 times of 140,922.
draw
  O . .
  A * .
  . . X
where   A is X
when    liberties(A) = 3
seen    15026 of 140922

pattern harvested-string-attack-28b89a12
why     Strong players played here 4,911 times of 45,923.
draw
  . . .
  X * O
  O A .
where   A is X
when    liberties(A) = 2
seen    4911 of 45923

pattern harvested-string-attack-5742e4dc
why     Strong players played here 4,163 times of 38,915.
draw
  O . .
  A * .
  O X X
where   A is X
when    liberties(A) = 2
seen    4163 of 38915

pattern harvested-string-attack-8a94214b
why     Strong players played here 4,568 times of 43,354.
draw
  O X O
  A * X
  X X X
where   A is X
when    liberties(A) = 3
seen    4568 of 43354

pattern harvested-string-attack-d4561575
why     Strong players played here 5,990 times of 57,064.
draw
  O . .
  A * O
  . X O
where   A is X
when    liberties(A) = 3
seen    5990 of 57064

pattern harvested-string-attack-12c851de
why     Strong players played here 4,807 times of 45,708.
draw
  O . .
  X * X
  O A .
where   A is X
when    liberties(A) = 3
seen    4807 of 45708

pattern harvested-string-attack-5eeb46f5
why     Strong players played here 3,965 times of 37,625.
draw
  X O O
  . * A
  - - -
where   A is X
when    liberties(A) = 2
seen    3965 of 37625

pattern harvested-string-attack-9345de06
why     Strong players played here 3,854 times of 37,168.
draw
  O . .
  . * X
  . A O
where   A is X
when    liberties(A) = 2
seen    3854 of 37168

pattern harvested-string-attack-2542dbc5
why     Strong players played here 13,519 times of 132,752.
draw
  ? ? . ? ?
  ? . . . ?
  X O * . .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    13519 of 132752
