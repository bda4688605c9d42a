# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as knight-link-attack; `seen` says how often each was chosen of the times it could be. No window
# and no count comes from the games kept apart for checking: one in 10, by a hash of its moves and
# the seed 2026, as `riyu learn` keeps them apart.
class    harvested-knight-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-knight-link-attack-d9c5963c
why     Strong players played here 5,638 times of 5,643.
draw
  ? . . . . . ?
  . . O . . . .
  . B . . . . .
  . O X A X . .
  . * O O . . .
  . . . . . . .
  ? . . . . . ?
where   A is X, B is X
seen    5638 of 5643

pattern harvested-knight-link-attack-f4761a91
why     Strong players played here 4,760 times of 4,871.
draw
  - - - - -
  . . . . .
  . O A . .
  . X O X B
  . . * O O
where   A is X, B is X
seen    4760 of 4871

pattern harvested-knight-link-attack-0ebbecb3
why     Strong players played here 8,043 times of 8,397.
draw
  - - - - -
  . . . . .
  * O A . .
  O X . O .
  O B . . .
where   A is X, B is X
seen    8043 of 8397

pattern harvested-knight-link-attack-2cb22058
why     Strong players played here 5,917 times of 6,288.
draw
  . O . . .
  B . . . .
  O X A X .
  * O O . .
  . . . . .
where   A is X, B is X
seen    5917 of 6288

pattern harvested-knight-link-attack-be6663ed
why     Strong players played here 6,469 times of 7,113.
draw
  O B . . .
  O X . . .
  * O A . .
  - - - - -
where   A is X, B is X
seen    6469 of 7113

pattern harvested-knight-link-attack-762ae3fe
why     Strong players played here 6,307 times of 7,057.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? X O O ?
  ? B . ? ?
where   A is X, B is X
seen    6307 of 7057

pattern harvested-knight-link-attack-c32bf2e8
why     Strong players played here 5,289 times of 6,032.
draw
  . . . . .
  . . . . .
  . . A . .
  B X O * .
  O O X . .
where   A is X, B is X
seen    5289 of 6032

pattern harvested-knight-link-attack-65363ed9
why     Strong players played here 8,344 times of 9,908.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? X O O ?
  ? B X ? ?
where   A is X, B is X
seen    8344 of 9908

pattern harvested-knight-link-attack-e836b6a5
why     Strong players played here 22,112 times of 26,413.
draw
  ? B . ? ?
  ? X . . ?
  * O A . .
  - - - - -
where   A is X, B is X
seen    22112 of 26413

pattern harvested-knight-link-attack-3362485e
why     Strong players played here 4,997 times of 6,028.
draw
  - - - - - - -
  . . . . . . .
  . . X A O . .
  . . X O * B .
  . . X O . . .
  ? . . O . . ?
where   A is X, B is X
seen    4997 of 6028

pattern harvested-knight-link-attack-95565171
why     Strong players played here 14,200 times of 17,580.
draw
  - - - - -
  ? . . . ?
  * O A . .
  ? X . O ?
  ? B . ? ?
where   A is X, B is X
seen    14200 of 17580

pattern harvested-knight-link-attack-430eb0fa
why     Strong players played here 12,322 times of 15,449.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  B X O * ?
  ? ? X ? ?
where   A is X, B is X
seen    12322 of 15449

pattern harvested-knight-link-attack-6d2150ac
why     Strong players played here 6,719 times of 8,407.
draw
  - - - - -
  . . . . .
  . X A O .
  . X O * B
  . X O . .
where   A is X, B is X
seen    6719 of 8407

pattern harvested-knight-link-attack-73848145
why     Strong players played here 35,729 times of 47,277.
draw
  ? B ? ?
  ? X . .
  * O A .
  - - - -
where   A is X, B is X
seen    35729 of 47277

pattern harvested-knight-link-attack-06f7a2f5
why     Strong players played here 5,951 times of 8,256.
draw
  ? ? . ? ?
  ? . . . ?
  O * A . .
  ? X O . ?
  ? B . ? ?
where   A is X, B is X
seen    5951 of 8256

pattern harvested-knight-link-attack-ede5329b
why     Strong players played here 12,037 times of 16,796.
draw
  - - - - -
  ? . . . ?
  . X A O .
  ? X O * B
  ? ? O ? ?
where   A is X, B is X
seen    12037 of 16796

pattern harvested-knight-link-attack-293943d9
why     Strong players played here 7,142 times of 10,090.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? X O X B
  ? ? * ? ?
where   A is X, B is X
seen    7142 of 10090

pattern harvested-knight-link-attack-480d63bf
why     Strong players played here 4,862 times of 6,902.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? O X O ?
  ? B O ? ?
where   A is X, B is X
seen    4862 of 6902

pattern harvested-knight-link-attack-11c05c6a
why     Strong players played here 4,681 times of 6,704.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  B X O * ?
  ? ? X ? ?
where   A is X, B is X
seen    4681 of 6704

pattern harvested-knight-link-attack-0ba3330b
why     Strong players played here 4,660 times of 6,684.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  B O X O ?
  ? ? * ? ?
where   A is X, B is X
seen    4660 of 6684

pattern harvested-knight-link-attack-2d68fd75
why     Strong players played here 14,329 times of 21,319.
draw
  ? O . .
  ? O A .
  B X O X
  ? ? * ?
where   A is X, B is X
seen    14329 of 21319

pattern harvested-knight-link-attack-1b16f8b7
why     Strong players played here 7,050 times of 10,472.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  B X O X ?
  ? ? * ? ?
where   A is X, B is X
seen    7050 of 10472

pattern harvested-knight-link-attack-416abb93
why     Strong players played here 9,016 times of 13,546.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O X B
  ? ? * ? ?
where   A is X, B is X
seen    9016 of 13546

pattern harvested-knight-link-attack-8df41c5f
why     Strong players played here 5,215 times of 7,946.
draw
  ? . . . . . ?
  . . B . . . .
  . . * . . . .
  . . O A . . .
  . . O X . . .
  . . . . . . .
  ? . . . . . ?
where   A is X, B is X
seen    5215 of 7946

pattern harvested-knight-link-attack-7ccd79ed
why     Strong players played here 16,446 times of 25,640.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  B X O * ?
  ? ? X ? ?
where   A is X, B is X
seen    16446 of 25640

pattern harvested-knight-link-attack-779727ce
why     Strong players played here 6,089 times of 9,505.
draw
  ? ? . ? ?
  ? . . . ?
  O * A . O
  B O . . ?
  ? ? . ? ?
where   A is X, B is X
seen    6089 of 9505

pattern harvested-knight-link-attack-7242086e
why     Strong players played here 5,633 times of 8,856.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . . * . . |
  . . B O . . |
  ? . X O . . |
where   A is X, B is X
seen    5633 of 8856

pattern harvested-knight-link-attack-db035793
why     Strong players played here 4,980 times of 7,889.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  B X O X ?
  ? ? * ? ?
where   A is X, B is X
seen    4980 of 7889

pattern harvested-knight-link-attack-030f5ddc
why     Strong players played here 6,910 times of 11,053.
draw
  . . . . |
  . . . . |
  . . A . |
  B X O . |
  O O * . |
where   A is X, B is X
seen    6910 of 11053

pattern harvested-knight-link-attack-e77aa550
why     Strong players played here 6,417 times of 10,441.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * O ?
  ? B O ? ?
where   A is X, B is X
seen    6417 of 10441

pattern harvested-knight-link-attack-6018913d
why     Strong players played here 20,075 times of 32,998.
draw
  . . . ?
  O A . ?
  X O X B
  ? * ? ?
where   A is X, B is X
seen    20075 of 32998

pattern harvested-knight-link-attack-85284b9a
why     Strong players played here 15,723 times of 26,054.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  B X O X ?
  ? ? * ? ?
where   A is X, B is X
seen    15723 of 26054

pattern harvested-knight-link-attack-ca4f9642
why     Strong players played here 9,230 times of 15,796.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? O B ?
where   A is X, B is X
seen    9230 of 15796

pattern harvested-knight-link-attack-7e27c2d3
why     Strong players played here 13,494 times of 23,233.
draw
  ? X . .
  * O A X
  ? X O O
  ? B ? ?
where   A is X, B is X
seen    13494 of 23233

pattern harvested-knight-link-attack-c354e528
why     Strong players played here 8,467 times of 14,696.
draw
  ? ? . ? ?
  B . . . ?
  O X A X .
  * O O . ?
  ? ? . ? ?
where   A is X, B is X
seen    8467 of 14696

pattern harvested-knight-link-attack-46a20d01
why     Strong players played here 21,570 times of 38,358.
draw
  ? . . .
  ? O A .
  B X O X
  ? ? * ?
where   A is X, B is X
seen    21570 of 38358

pattern harvested-knight-link-attack-84ddf442
why     Strong players played here 4,733 times of 8,374.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? O X . ?
  ? B . ? ?
where   A is X, B is X
seen    4733 of 8374

pattern harvested-knight-link-attack-cb8f7130
why     Strong players played here 5,291 times of 9,374.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? * O X B
  ? ? X ? ?
where   A is X, B is X
seen    5291 of 9374

pattern harvested-knight-link-attack-1891a7c9
why     Strong players played here 5,618 times of 10,020.
draw
  . B . . .
  . * . . .
  . O A . .
  . O X . .
  . . . . .
where   A is X, B is X
seen    5618 of 10020

pattern harvested-knight-link-attack-1daef836
why     Strong players played here 4,636 times of 8,364.
draw
  . . . . .
  . . . . .
  . . A . .
  B X O * .
  X O . . .
where   A is X, B is X
seen    4636 of 8364

pattern harvested-knight-link-attack-e0de5bad
why     Strong players played here 5,911 times of 10,720.
draw
  - - - - -
  ? . . . ?
  . . A . .
  B X O * ?
  ? ? X ? ?
where   A is X, B is X
seen    5911 of 10720

pattern harvested-knight-link-attack-92cdb198
why     Strong players played here 9,618 times of 17,551.
draw
  - - - - -
  ? . . . ?
  . . A . .
  B X O X ?
  ? ? * ? ?
where   A is X, B is X
seen    9618 of 17551

pattern harvested-knight-link-attack-e52c722e
why     Strong players played here 5,828 times of 10,799.
draw
  ? X . .
  * O A X
  ? X O .
  ? B ? ?
where   A is X, B is X
seen    5828 of 10799

pattern harvested-knight-link-attack-f3875331
why     Strong players played here 9,160 times of 17,355.
draw
  ? . O .
  ? O A O
  B X * X
where   A is X, B is X
seen    9160 of 17355

pattern harvested-knight-link-attack-c34c8b9d
why     Strong players played here 6,149 times of 11,633.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O * ?
  ? B X ? ?
where   A is X, B is X
seen    6149 of 11633

pattern harvested-knight-link-attack-15bef086
why     Strong players played here 6,909 times of 13,132.
draw
  - - - - -
  ? . . . ?
  . . A * .
  ? X O . B
  ? ? O ? ?
where   A is X, B is X
seen    6909 of 13132

pattern harvested-knight-link-attack-cd070416
why     Strong players played here 16,462 times of 32,089.
draw
  ? . . .
  * O A .
  ? X . O
  ? B ? ?
where   A is X, B is X
seen    16462 of 32089

pattern harvested-knight-link-attack-06850352
why     Strong players played here 11,406 times of 22,721.
draw
  ? . . .
  ? X A .
  B O X O
  ? ? * ?
where   A is X, B is X
seen    11406 of 22721

pattern harvested-knight-link-attack-28bda5dd
why     Strong players played here 4,659 times of 9,506.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? X B ?
where   A is X, B is X
seen    4659 of 9506

pattern harvested-knight-link-attack-b36d394c
why     Strong players played here 6,651 times of 13,625.
draw
  . . .
  X A O
  O O X
  B * ?
where   A is X, B is X
seen    6651 of 13625

pattern cut-the-waist-and-join
why     The cut through the enemy's knight's move at its waist, which joins two own stones.
draw
  . . . ?
  X A O ?
  X O * B
where   A is X, B is X
seen    18061 of 37286

pattern harvested-knight-link-attack-50349e3d
why     Strong players played here 16,250 times of 33,621.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * . ?
  ? B O ? ?
where   A is X, B is X
seen    16250 of 33621

pattern harvested-knight-link-attack-cca64f77
why     Strong players played here 37,804 times of 82,547.
draw
  ? . . .
  ? . A .
  B X O X
  ? ? * ?
where   A is X, B is X
seen    37804 of 82547

pattern harvested-knight-link-attack-6477d1b0
why     Strong players played here 5,107 times of 11,015.
draw
  . . . . .
  . * . . .
  . O A . .
  . O X . .
  O B . . .
where   A is X, B is X
seen    5107 of 11015

pattern harvested-knight-link-attack-c6678576
why     Strong players played here 5,494 times of 11,980.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  B O X O ?
  ? ? O ? ?
where   A is X, B is X
seen    5494 of 11980

pattern harvested-knight-link-attack-dec17f0d
why     Strong players played here 17,332 times of 38,124.
draw
  . . .
  X A .
  O O X
  B * ?
where   A is X, B is X
seen    17332 of 38124

pattern harvested-knight-link-attack-5424e93d
why     Strong players played here 16,974 times of 37,825.
draw
  . . .
  . A .
  O * O
  B ? ?
where   A is X, B is X
seen    16974 of 37825

pattern harvested-knight-link-attack-2cd8b088
why     Strong players played here 9,173 times of 20,652.
draw
  ? ? B
  . O *
  X A O
  . O X
where   A is X, B is X
seen    9173 of 20652

pattern harvested-knight-link-attack-296092fa
why     Strong players played here 18,123 times of 41,084.
draw
  ? ? . ? |
  ? . . . |
  . . A . |
  B X O . |
  ? ? * ? |
where   A is X, B is X
seen    18123 of 41084

pattern harvested-knight-link-attack-96af0c14
why     Strong players played here 7,048 times of 16,068.
draw
  ? ? . ? |
  ? * . . |
  . O A . |
  ? O X . |
  ? B . ? |
where   A is X, B is X
seen    7048 of 16068

pattern harvested-knight-link-attack-ee1905f7
why     Strong players played here 9,544 times of 21,957.
draw
  ? . . .
  ? X A O
  * O O X
  ? B ? ?
where   A is X, B is X
seen    9544 of 21957

pattern harvested-knight-link-attack-1f86faa3
why     Strong players played here 9,366 times of 21,626.
draw
  . . . ?
  O A * ?
  X O O B
where   A is X, B is X
seen    9366 of 21626

pattern harvested-knight-link-attack-d5f8af36
why     Strong players played here 4,711 times of 10,862.
draw
  . O * B
  O A O ?
  X X . ?
where   A is X, B is X
seen    4711 of 10862

pattern harvested-knight-link-attack-930c3034
why     Strong players played here 6,275 times of 14,523.
draw
  ? O O .
  ? O A O
  B X * X
where   A is X, B is X
seen    6275 of 14523

pattern harvested-knight-link-attack-c2935d7a
why     Strong players played here 8,509 times of 20,051.
draw
  . O .
  O A O
  X * X
  B ? ?
where   A is X, B is X
seen    8509 of 20051

pattern harvested-knight-link-attack-e3890154
why     Strong players played here 6,302 times of 15,165.
draw
  . . .
  X A O
  . O *
  ? ? B
where   A is X, B is X
seen    6302 of 15165

pattern harvested-knight-link-attack-d8eb150c
why     Strong players played here 5,810 times of 14,138.
draw
  ? . . .
  ? X A X
  B O X O
  ? ? * ?
where   A is X, B is X
seen    5810 of 14138

pattern harvested-knight-link-attack-325c3cdb
why     Strong players played here 11,652 times of 28,580.
draw
  B . . .
  ? X A X
  * O O .
where   A is X, B is X
seen    11652 of 28580

pattern cut-the-waist-in-front-of-own-two
why     The cut through the enemy's knight's move, at its waist.
draw
  . . . ?
  . A * ?
  X O O B
where   A is X, B is X
seen    18227 of 45203

pattern harvested-knight-link-attack-9389eab1
why     Strong players played here 6,200 times of 15,298.
draw
  . . .
  X A O
  O O *
  ? ? B
where   A is X, B is X
seen    6200 of 15298

pattern harvested-knight-link-attack-265a78b4
why     Strong players played here 5,540 times of 14,145.
draw
  . . . ?
  X A O ?
  . O * B
where   A is X, B is X
seen    5540 of 14145

pattern harvested-knight-link-attack-4150580b
why     Strong players played here 5,829 times of 15,075.
draw
  . . .
  O A .
  O X O
  * ? B
where   A is X, B is X
seen    5829 of 15075

pattern harvested-knight-link-attack-f9a5a90c
why     Strong players played here 4,634 times of 12,078.
draw
  . . .
  X A X
  X O O
  ? * B
where   A is X, B is X
seen    4634 of 12078

pattern harvested-knight-link-attack-aa6dd291
why     Strong players played here 5,664 times of 14,887.
draw
  . . .
  X A .
  O X O
  ? * B
where   A is X, B is X
seen    5664 of 14887

pattern harvested-knight-link-attack-96ca9053
why     Strong players played here 7,142 times of 18,850.
draw
  . . .
  O A .
  . * O
  B ? ?
where   A is X, B is X
seen    7142 of 18850

pattern harvested-knight-link-attack-e0eb62f2
why     Strong players played here 14,992 times of 39,932.
draw
  ? . . .
  ? X A .
  * O O X
  ? B ? ?
where   A is X, B is X
seen    14992 of 39932

pattern harvested-knight-link-attack-87baccc1
why     Strong players played here 6,740 times of 17,858.
draw
  . . . ?
  O A * ?
  X X O B
where   A is X, B is X
seen    6740 of 17858

pattern harvested-knight-link-attack-d0beeaea
why     Strong players played here 5,540 times of 15,201.
draw
  O . . ?
  O A * ?
  X O O B
where   A is X, B is X
seen    5540 of 15201

pattern harvested-knight-link-attack-78487be7
why     Strong players played here 6,270 times of 17,298.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * .
  ? X O O ?
  ? ? O B ?
where   A is X, B is X
seen    6270 of 17298

pattern push-through-the-waist
why     The push through the waist of the enemy's knight's move, which cuts it.
draw
  B * . .
  ? O A .
  ? O X .
where   A is X, B is X
seen    16851 of 47312

pattern push-through-the-waist-ahead
why     The push through the waist of the enemy's knight's move, which cuts it.
draw
  B * . .
  ? O A .
  ? . X .
where   A is X, B is X
seen    8072 of 22822

pattern harvested-knight-link-attack-e7703460
why     Strong players played here 12,637 times of 36,001.
draw
  ? . . .
  ? X A .
  * O X .
  ? B ? ?
where   A is X, B is X
seen    12637 of 36001

pattern harvested-knight-link-attack-6a268a1d
why     Strong players played here 9,279 times of 26,437.
draw
  . . .
  X A .
  O * O
  ? ? B
where   A is X, B is X
seen    9279 of 26437

pattern harvested-knight-link-attack-a723da49
why     Strong players played here 5,797 times of 16,533.
draw
  . . . ?
  O A . ?
  . O X B
  ? * ? ?
where   A is X, B is X
seen    5797 of 16533

pattern harvested-knight-link-attack-a1f3840b
why     Strong players played here 10,851 times of 31,185.
draw
  ? . . .
  ? X A X
  * O O O
  ? B ? ?
where   A is X, B is X
seen    10851 of 31185

pattern harvested-knight-link-attack-d830b5f6
why     Strong players played here 5,990 times of 17,163.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  B O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    5990 of 17163

pattern harvested-knight-link-attack-4e604ad0
why     Strong players played here 6,771 times of 19,516.
draw
  ? B . ? ?
  ? * . . ?
  . O A . .
  ? O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    6771 of 19516

pattern harvested-knight-link-attack-21dc1905
why     Strong players played here 6,563 times of 18,927.
draw
  . . .
  . A .
  O X O
  B * ?
where   A is X, B is X
seen    6563 of 18927

pattern harvested-knight-link-attack-dd3a915c
why     Strong players played here 5,866 times of 17,060.
draw
  . . . ?
  O A * ?
  O X O B
where   A is X, B is X
seen    5866 of 17060

pattern harvested-knight-link-attack-7c63855f
why     Strong players played here 7,573 times of 22,476.
draw
  B . . .
  ? X A O
  * O O X
where   A is X, B is X
seen    7573 of 22476

pattern harvested-knight-link-attack-d84c1985
why     Strong players played here 5,192 times of 15,369.
draw
  B O * O
  ? X A X
  ? O O O
where   A is X, B is X
seen    5192 of 15369

pattern harvested-knight-link-attack-801e9a81
why     Strong players played here 5,187 times of 15,515.
draw
  - - - - +
  ? . . . |
  . . A . |
  B X O . |
  ? ? * ? |
where   A is X, B is X
seen    5187 of 15515

pattern harvested-knight-link-attack-df7d180c
why     Strong players played here 6,360 times of 19,124.
draw
  X . . ?
  . A O ?
  X O * B
where   A is X, B is X
seen    6360 of 19124

pattern harvested-knight-link-attack-8e40b606
why     Strong players played here 6,340 times of 19,382.
draw
  ? . . .
  ? O A .
  B X * O
where   A is X, B is X
seen    6340 of 19382

pattern harvested-knight-link-attack-f66aa769
why     Strong players played here 4,796 times of 14,640.
draw
  X . .
  O A X
  * O O
  B ? ?
where   A is X, B is X
seen    4796 of 14640

pattern harvested-knight-link-attack-fdbdc487
why     Strong players played here 4,715 times of 14,403.
draw
  ? X . .
  ? O A X
  B * O O
where   A is X, B is X
seen    4715 of 14403

pattern harvested-knight-link-attack-754b992f
why     Strong players played here 26,110 times of 80,985.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  B X O * ?
  ? ? . ? ?
where   A is X, B is X
seen    26110 of 80985

pattern harvested-knight-link-attack-7df36729
why     Strong players played here 10,539 times of 32,902.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * .
  ? X O O ?
  ? ? X B ?
where   A is X, B is X
seen    10539 of 32902

pattern harvested-knight-link-attack-4f2e0c70
why     Strong players played here 5,868 times of 18,389.
draw
  . . . ?
  X A O ?
  O O * B
where   A is X, B is X
seen    5868 of 18389

pattern harvested-knight-link-attack-bb33b219
why     Strong players played here 26,624 times of 85,346.
draw
  . . .
  . A .
  X O *
  ? ? B
where   A is X, B is X
seen    26624 of 85346

pattern cut-the-knights-move-from-its-side
why     The cut through the enemy's knight's move, at its waist.
draw
  . . .
  . A .
  O * .
  B ? ?
where   A is X, B is X
seen    71735 of 231216

pattern harvested-knight-link-attack-65f0adec
why     Strong players played here 8,545 times of 27,365.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? * O B ?
where   A is X, B is X
seen    8545 of 27365

pattern harvested-knight-link-attack-1400b94d
why     Strong players played here 6,492 times of 20,865.
draw
  ? X . .
  * O A .
  ? O O X
  ? B ? ?
where   A is X, B is X
seen    6492 of 20865

pattern cut-the-waist-above-own-two
why     The cut through the enemy's knight's move, at its waist.
draw
  ? . . .
  ? * A .
  B O O .
where   A is X, B is X
seen    15428 of 50540

pattern harvested-knight-link-attack-03e2066f
why     Strong players played here 5,501 times of 18,047.
draw
  ? B ? ?
  ? X . X
  * O A .
  - - - -
where   A is X, B is X
seen    5501 of 18047

pattern harvested-knight-link-attack-34ab5046
why     Strong players played here 11,661 times of 38,727.
draw
  . . .
  X A O
  O O *
  B ? ?
where   A is X, B is X
seen    11661 of 38727

pattern harvested-knight-link-attack-7f56639d
why     Strong players played here 8,779 times of 29,523.
draw
  . . .
  O A .
  X O X
  * ? B
where   A is X, B is X
seen    8779 of 29523

pattern harvested-knight-link-attack-51f49a04
why     Strong players played here 5,656 times of 18,947.
draw
  X . . ?
  . A O *
  X O X B
where   A is X, B is X
seen    5656 of 18947

pattern harvested-knight-link-attack-7258f380
why     Strong players played here 5,547 times of 18,657.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? O X O ?
  ? ? O B ?
where   A is X, B is X
seen    5547 of 18657

pattern harvested-knight-link-attack-0485bdf2
why     Strong players played here 7,119 times of 24,008.
draw
  . . . ?
  X A . ?
  X O X B
  ? * ? ?
where   A is X, B is X
seen    7119 of 24008

pattern harvested-knight-link-attack-9cc19b80
why     Strong players played here 4,898 times of 16,820.
draw
  O O .
  O A O
  X * X
  B ? ?
where   A is X, B is X
seen    4898 of 16820

pattern harvested-knight-link-attack-18eb2534
why     Strong players played here 5,624 times of 19,363.
draw
  . . . ?
  X A X ?
  X O O *
  ? ? B ?
where   A is X, B is X
seen    5624 of 19363

pattern harvested-knight-link-attack-d6556d1a
why     Strong players played here 10,530 times of 36,581.
draw
  ? . . .
  ? O A .
  B O X .
  ? * ? ?
where   A is X, B is X
seen    10530 of 36581

pattern harvested-knight-link-attack-534d099d
why     Strong players played here 6,390 times of 22,230.
draw
  B . . .
  ? X A .
  * O O O
where   A is X, B is X
seen    6390 of 22230

pattern harvested-knight-link-attack-65c24e36
why     Strong players played here 4,755 times of 16,557.
draw
  ? ? . ? ?
  ? O . . ?
  X O A * .
  ? X O O ?
  ? ? X B ?
where   A is X, B is X
seen    4755 of 16557

pattern harvested-knight-link-attack-c5004105
why     Strong players played here 6,618 times of 23,222.
draw
  . . . ?
  X A . ?
  O X O B
  ? ? * ?
where   A is X, B is X
seen    6618 of 23222

pattern cut-the-waist-above-own-three
why     The cut through the enemy's knight's move, at its waist.
draw
  . . . ?
  X A * ?
  O O O B
where   A is X, B is X
seen    12698 of 45020

pattern harvested-knight-link-attack-32f4f1d9
why     Strong players played here 4,743 times of 16,720.
draw
  ? ? . ? ?
  ? . . . B
  X X A X O
  ? O O O *
  ? ? . ? ?
where   A is X, B is X
seen    4743 of 16720

pattern harvested-knight-link-attack-4e21756b
why     Strong players played here 5,129 times of 18,353.
draw
  . . .
  . A .
  X O O
  ? * B
where   A is X, B is X
seen    5129 of 18353

pattern harvested-knight-link-attack-b3934f01
why     Strong players played here 10,824 times of 39,326.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? B * ? ?
where   A is X, B is X
seen    10824 of 39326

pattern harvested-knight-link-attack-d7e4dd43
why     Strong players played here 16,551 times of 60,423.
draw
  . . . ?
  O A . ?
  * O X B
where   A is X, B is X
seen    16551 of 60423

pattern harvested-knight-link-attack-b6d84cb2
why     Strong players played here 5,187 times of 19,059.
draw
  . . . . .
  . . . . .
  . . A . .
  . O X . B
  . . O * .
where   A is X, B is X
seen    5187 of 19059

pattern harvested-knight-link-attack-fe1a658d
why     Strong players played here 16,104 times of 60,269.
draw
  . . .
  O A .
  O X .
  * ? B
where   A is X, B is X
seen    16104 of 60269

pattern harvested-knight-link-attack-8550bfb2
why     Strong players played here 5,761 times of 21,710.
draw
  ? . . .
  ? X A X
  B O X O
  ? * ? ?
where   A is X, B is X
seen    5761 of 21710

pattern cut-the-waist-before-its-helper
why     The cut through the enemy's knight's move, at its waist.
draw
  ? . . .
  ? * A .
  B O X O
where   A is X, B is X
seen    17250 of 66345

pattern harvested-knight-link-attack-72a8736e
why     Strong players played here 10,274 times of 39,427.
draw
  B . . .
  ? X A .
  * O O X
where   A is X, B is X
seen    10274 of 39427

pattern push-through-the-waist-with-two
why     The push through the waist of the enemy's knight's move, which cuts it.
draw
  . . .
  . A .
  O O *
  ? ? B
where   A is X, B is X
seen    9830 of 37966

pattern harvested-knight-link-attack-75febbd8
why     Strong players played here 10,360 times of 40,157.
draw
  . . . ?
  . A * ?
  X . O B
where   A is X, B is X
seen    10360 of 40157

pattern harvested-knight-link-attack-c680bce1
why     Strong players played here 5,611 times of 21,928.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? ? O B ?
  ? ? * ? ?
where   A is X, B is X
seen    5611 of 21928

pattern harvested-knight-link-attack-bd6370bd
why     Strong players played here 6,700 times of 26,314.
draw
  ? B X . .
  * ? O A X
  ? ? X O O
where   A is X, B is X
seen    6700 of 26314

pattern cut-the-waist-beside-its-row
why     The cut through the enemy's knight's move, at its waist.
draw
  . . . ?
  X A * ?
  . O O B
where   A is X, B is X
seen    5054 of 20090

pattern harvested-knight-link-attack-fd070c5d
why     Strong players played here 7,736 times of 30,931.
draw
  B * . .
  ? O A .
  ? X X .
where   A is X, B is X
seen    7736 of 30931

pattern harvested-knight-link-attack-2832c4ad
why     Strong players played here 16,959 times of 68,601.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? O X . ?
  ? B . ? ?
where   A is X, B is X
seen    16959 of 68601

pattern harvested-knight-link-attack-0ce697c8
why     Strong players played here 7,911 times of 31,820.
draw
  . . . B
  X A X ?
  X O O *
where   A is X, B is X
seen    7911 of 31820

pattern harvested-knight-link-attack-d0fb7fc3
why     Strong players played here 12,004 times of 48,619.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . B O . .
where   A is X, B is X
seen    12004 of 48619

pattern harvested-knight-link-attack-47fca476
why     Strong players played here 5,802 times of 23,413.
draw
  ? . . .
  ? X A O
  * O X O
  ? B ? ?
where   A is X, B is X
seen    5802 of 23413

pattern harvested-knight-link-attack-84046d9d
why     Strong players played here 15,548 times of 63,294.
draw
  O . .
  O A *
  X O O
  ? ? B
where   A is X, B is X
seen    15548 of 63294

pattern harvested-knight-link-attack-ccf71c2f
why     Strong players played here 18,706 times of 76,527.
draw
  B . . .
  ? X A X
  * O O O
where   A is X, B is X
seen    18706 of 76527

pattern turn-up-after-the-cut
why     The turn beside the enemy stone, with own stones already through its knight's move.
draw
  . . .
  . A *
  X O O
  ? ? B
where   A is X, B is X
seen    34728 of 143425

pattern cut-the-knights-move-from-below
why     The cut through the enemy's knight's move, at its waist.
draw
  . . .
  . A .
  * O .
  B ? ?
where   A is X, B is X
seen    17815 of 73407

pattern harvested-knight-link-attack-a493ec77
why     Strong players played here 4,945 times of 20,169.
draw
  . . .
  O A .
  X O X
  B * ?
where   A is X, B is X
seen    4945 of 20169

pattern harvested-knight-link-attack-28817054
why     Strong players played here 5,139 times of 21,061.
draw
  B ? ?
  X O .
  * A O
  - - -
where   A is X, B is X
seen    5139 of 21061

pattern harvested-knight-link-attack-ee5b8bcc
why     Strong players played here 13,652 times of 56,918.
draw
  . . . ?
  O A * ?
  X O . B
where   A is X, B is X
seen    13652 of 56918

pattern harvested-knight-link-attack-eeb2531a
why     Strong players played here 5,003 times of 20,674.
draw
  ? . . .
  ? O A .
  B * O X
where   A is X, B is X
seen    5003 of 20674

pattern harvested-knight-link-attack-9806230b
why     Strong players played here 6,604 times of 27,503.
draw
  B . . .
  ? X A X
  * O X O
where   A is X, B is X
seen    6604 of 27503

pattern harvested-knight-link-attack-f01ddd89
why     Strong players played here 5,863 times of 24,975.
draw
  ? . . .
  ? X A X
  * O X O
  ? B ? ?
where   A is X, B is X
seen    5863 of 24975

pattern harvested-knight-link-attack-991de447
why     Strong players played here 18,969 times of 81,920.
draw
  . . .
  O A *
  X O O
  ? ? B
where   A is X, B is X
seen    18969 of 81920

pattern cut-over-its-side-stone
why     The cut between the enemy's two stones, which touch one stone from the front and the side.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O O ?
  ? B . ? ?
where   A is X, B is X
seen    7756 of 33852

pattern harvested-knight-link-attack-0abc60c5
why     Strong players played here 5,653 times of 24,754.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O O ?
  ? B X ? ?
where   A is X, B is X
seen    5653 of 24754

pattern harvested-knight-link-attack-c75351ef
why     Strong players played here 8,102 times of 35,889.
draw
  ? . . .
  ? O A O
  B X O *
where   A is X, B is X
seen    8102 of 35889

pattern cut-the-waist-beside-its-wall
why     The cut through the enemy's knight's move, at its waist.
draw
  . . . ?
  X A * ?
  X O O B
where   A is X, B is X
seen    5831 of 25876

pattern harvested-knight-link-attack-46d7c90c
why     Strong players played here 6,345 times of 28,435.
draw
  . . .
  O A .
  X O *
  ? ? B
where   A is X, B is X
seen    6345 of 28435

pattern stretch-along-two-inside-the-knights-move
why     The stretch of the touched stone, along the enemy's stones.
draw
  . . . ?
  O A . ?
  * X . B
where   A is X, B is X
seen    11242 of 50782

pattern harvested-knight-link-attack-bd833509
why     Strong players played here 15,974 times of 73,313.
draw
  . . .
  O A .
  * O X
  ? ? B
where   A is X, B is X
seen    15974 of 73313

pattern harvested-knight-link-attack-bf2fef44
why     Strong players played here 6,098 times of 27,761.
draw
  O . . ?
  O A . ?
  X O O *
  ? ? B ?
where   A is X, B is X
seen    6098 of 27761

pattern stretch-out-of-the-crosscut-above-the-knights-move
why     The stretch of a stone of the crosscut, straight away from the enemy's.
draw
  * . .
  O A .
  X O O
  B ? ?
where   A is X, B is X
seen    37582 of 176014

pattern stretch-beneath-the-held-stone
why     The stretch sideways, before the enemy's stone bends around the end.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . B
  ? ? O * ?
where   A is X, B is X
seen    9061 of 42346

pattern harvested-knight-link-attack-02178e31
why     Strong players played here 4,785 times of 22,291.
draw
  * O .
  X A O
  O X O
  B ? ?
where   A is X, B is X
seen    4785 of 22291

pattern cut-the-waist-before-the-far-end
why     The cut through the enemy's knight's move, at its waist.
draw
  . . . ?
  X A * ?
  O . O B
where   A is X, B is X
seen    6253 of 29489

pattern harvested-knight-link-attack-14f4dded
why     Strong players played here 4,871 times of 22,963.
draw
  B O . .
  ? * A .
  ? . . X
where   A is X, B is X
seen    4871 of 22963

pattern harvested-knight-link-attack-026e2ded
why     Strong players played here 5,883 times of 28,020.
draw
  . . . . .
  . . . . .
  . X A O .
  B . O * .
  . . . . .
where   A is X, B is X
seen    5883 of 28020

pattern stretch-the-cutter-out-of-atari
why     The step out of atari, of a stone held on its other three sides.
draw
  O O O ?
  X A O ?
  X O X B
  ? * ? ?
where   A is X, B is X
seen    5145 of 24754

pattern harvested-knight-link-attack-b804b150
why     Strong players played here 7,630 times of 37,234.
draw
  - - - - -
  ? . . . ?
  . . A . .
  B X O * ?
  ? ? . ? ?
where   A is X, B is X
seen    7630 of 37234

pattern harvested-knight-link-attack-55752f5b
why     Strong players played here 5,436 times of 26,613.
draw
  ? X . .
  * O A X
  B X O O
where   A is X, B is X
seen    5436 of 26613

pattern harvested-knight-link-attack-30fd660d
why     Strong players played here 12,902 times of 64,505.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X O ?
  ? B O * ?
where   A is X, B is X
seen    12902 of 64505

pattern push-on-through-the-waist
why     The push on through the enemy's knight's move, from the stone in its waist.
draw
  . . .
  O A *
  O X O
  ? ? B
where   A is X, B is X
seen    10897 of 54758

pattern harvested-knight-link-attack-74f13088
why     Strong players played here 8,804 times of 44,354.
draw
  B O O *
  ? O A X
  ? X O .
where   A is X, B is X
seen    8804 of 44354

pattern harvested-knight-link-attack-bd98baa5
why     Strong players played here 5,937 times of 30,010.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O X ?
  ? B O ? ?
where   A is X, B is X
seen    5937 of 30010

pattern harvested-knight-link-attack-1f545bcb
why     Strong players played here 17,327 times of 88,813.
draw
  ? . . .
  ? * A .
  B O X .
where   A is X, B is X
seen    17327 of 88813

pattern harvested-knight-link-attack-46c0a052
why     Strong players played here 7,482 times of 38,171.
draw
  . . .
  . A .
  X O X
  B ? *
where   A is X, B is X
seen    7482 of 38171

pattern harvested-knight-link-attack-b80092e1
why     Strong players played here 6,253 times of 32,107.
draw
  O . * ?
  O A O ?
  X O O B
where   A is X, B is X
seen    6253 of 32107

pattern harvested-knight-link-attack-a62776f6
why     Strong players played here 6,001 times of 30,898.
draw
  ? . . .
  ? * A .
  B O . O
where   A is X, B is X
seen    6001 of 30898

pattern harvested-knight-link-attack-84ce1052
why     Strong players played here 5,170 times of 27,246.
draw
  ? B X . .
  * ? O A X
  ? ? . O O
where   A is X, B is X
seen    5170 of 27246

pattern harvested-knight-link-attack-856f54bc
why     Strong players played here 76,962 times of 415,029.
draw
  ? . . .
  ? . A .
  B X O *
where   A is X, B is X
seen    76962 of 415029

pattern harvested-knight-link-attack-90e9fa9e
why     Strong players played here 6,915 times of 37,308.
draw
  ? ? . ? ?
  ? . . . ?
  . X A O .
  B . O * ?
  ? ? . ? ?
where   A is X, B is X
seen    6915 of 37308

pattern harvested-knight-link-attack-a5a9a5cc
why     Strong players played here 5,851 times of 31,573.
draw
  B X . .
  ? O A X
  * X O O
where   A is X, B is X
seen    5851 of 31573

pattern harvested-knight-link-attack-36777811
why     Strong players played here 23,276 times of 128,068.
draw
  . . .
  . A .
  O X .
  B * ?
where   A is X, B is X
seen    23276 of 128068

pattern harvested-knight-link-attack-be0b9bc1
why     Strong players played here 39,990 times of 223,425.
draw
  ? . . .
  ? . A .
  B X O .
  ? ? * ?
where   A is X, B is X
seen    39990 of 223425

pattern harvested-knight-link-attack-75080b25
why     Strong players played here 5,368 times of 29,633.
draw
  . . .
  O A .
  * X .
  ? ? B
where   A is X, B is X
seen    5368 of 29633

pattern harvested-knight-link-attack-cf373444
why     Strong players played here 7,064 times of 39,141.
draw
  . . . ?
  X A O *
  . O X B
where   A is X, B is X
seen    7064 of 39141

pattern harvested-knight-link-attack-0afe68e6
why     Strong players played here 13,822 times of 77,241.
draw
  ? * . .
  ? O A .
  B O X O
where   A is X, B is X
seen    13822 of 77241

pattern harvested-knight-link-attack-c9e81c9f
why     Strong players played here 10,058 times of 56,246.
draw
  . . .
  O A .
  O X .
  ? ? B
  ? * ?
where   A is X, B is X
seen    10058 of 56246

pattern harvested-knight-link-attack-23da0b60
why     Strong players played here 4,860 times of 27,540.
draw
  . . .
  X A X
  * O .
  B ? ?
where   A is X, B is X
seen    4860 of 27540

pattern harvested-knight-link-attack-117f428d
why     Strong players played here 14,802 times of 84,978.
draw
  . . .
  X A .
  O X .
  * ? B
where   A is X, B is X
seen    14802 of 84978

pattern harvested-knight-link-attack-d5a88fb8
why     Strong players played here 23,641 times of 136,779.
draw
  . . .
  . A .
  O X O
  B ? *
where   A is X, B is X
seen    23641 of 136779

pattern harvested-knight-link-attack-0da437e3
why     Strong players played here 5,499 times of 31,487.
draw
  . O * ?
  O A O ?
  X X O B
where   A is X, B is X
seen    5499 of 31487

pattern harvested-knight-link-attack-1e9e8f86
why     Strong players played here 6,716 times of 38,615.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X . . ?
  ? B O ? ?
  ? ? * ? ?
where   A is X, B is X
seen    6716 of 38615

pattern harvested-knight-link-attack-0d308494
why     Strong players played here 28,097 times of 164,454.
draw
  . . .
  * A .
  X O O
  B ? ?
where   A is X, B is X
seen    28097 of 164454

pattern harvested-knight-link-attack-98484db2
why     Strong players played here 4,785 times of 27,653.
draw
  O O * ?
  O A O ?
  X X O B
where   A is X, B is X
seen    4785 of 27653

pattern harvested-knight-link-attack-34e8908b
why     Strong players played here 9,971 times of 58,804.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? X O . ?
  ? B . ? ?
where   A is X, B is X
seen    9971 of 58804

pattern harvested-knight-link-attack-2646d219
why     Strong players played here 6,185 times of 36,466.
draw
  . . .
  O A .
  O X O
  B ? ?
  ? * ?
where   A is X, B is X
seen    6185 of 36466

pattern harvested-knight-link-attack-542445ab
why     Strong players played here 6,766 times of 40,330.
draw
  . . .
  X A X
  O O *
  ? ? B
where   A is X, B is X
seen    6766 of 40330

pattern harvested-knight-link-attack-5e165d52
why     Strong players played here 17,860 times of 108,189.
draw
  ? . . .
  ? X A .
  B O O X
  ? ? * ?
where   A is X, B is X
seen    17860 of 108189

pattern harvested-knight-link-attack-b82a21f6
why     Strong players played here 9,616 times of 57,983.
draw
  . . . ?
  X A * ?
  O X O B
where   A is X, B is X
seen    9616 of 57983

pattern harvested-knight-link-attack-13f7fe09
why     Strong players played here 10,729 times of 64,769.
draw
  ? . . .
  ? X A O
  B . O *
where   A is X, B is X
seen    10729 of 64769

pattern harvested-knight-link-attack-3d17d64a
why     Strong players played here 13,864 times of 84,017.
draw
  ? . . .
  * O A .
  ? X O O
  ? B ? ?
where   A is X, B is X
seen    13864 of 84017

pattern harvested-knight-link-attack-b3e6dbf8
why     Strong players played here 5,717 times of 34,443.
draw
  ? O . .
  ? O A X
  B X O .
  ? ? * ?
where   A is X, B is X
seen    5717 of 34443

pattern harvested-knight-link-attack-3f6cbfb3
why     Strong players played here 4,823 times of 29,052.
draw
  . . . . .
  . . . . .
  . . A . .
  B * O . .
  . . . . .
where   A is X, B is X
seen    4823 of 29052

pattern harvested-knight-link-attack-acca127d
why     Strong players played here 6,201 times of 38,074.
draw
  ? . . .
  ? X A .
  * O X O
  ? B ? ?
where   A is X, B is X
seen    6201 of 38074

pattern harvested-knight-link-attack-8ccd0586
why     Strong players played here 7,817 times of 48,386.
draw
  B ? ?
  O O *
  O A X
  X O .
where   A is X, B is X
seen    7817 of 48386

pattern harvested-knight-link-attack-d9d827e1
why     Strong players played here 5,996 times of 37,010.
draw
  O O * ?
  X A O ?
  . O X B
where   A is X, B is X
seen    5996 of 37010

pattern harvested-knight-link-attack-0c84e155
why     Strong players played here 15,963 times of 99,705.
draw
  B ? ?
  * . .
  O A .
  O X .
where   A is X, B is X
seen    15963 of 99705

pattern harvested-knight-link-attack-7e17571e
why     Strong players played here 20,051 times of 126,857.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . * . ?
  ? B O ? ?
where   A is X, B is X
seen    20051 of 126857

pattern harvested-knight-link-attack-536e0477
why     Strong players played here 25,435 times of 161,289.
draw
  . . .
  . A .
  O X .
  * ? B
where   A is X, B is X
seen    25435 of 161289

pattern harvested-knight-link-attack-b0895237
why     Strong players played here 5,653 times of 35,497.
draw
  . . . ?
  X A O *
  X O X B
where   A is X, B is X
seen    5653 of 35497

pattern harvested-knight-link-attack-25d47ead
why     Strong players played here 40,471 times of 258,745.
draw
  . . .
  * A .
  X O .
  B ? ?
where   A is X, B is X
seen    40471 of 258745

pattern harvested-knight-link-attack-3ad0f77a
why     Strong players played here 11,733 times of 74,569.
draw
  ? B . . .
  * ? X A X
  ? ? O O O
where   A is X, B is X
seen    11733 of 74569

pattern harvested-knight-link-attack-ff219d80
why     Strong players played here 56,534 times of 363,423.
draw
  * . .
  O A .
  O X .
  B ? ?
where   A is X, B is X
seen    56534 of 363423

pattern harvested-knight-link-attack-bea19bb7
why     Strong players played here 4,679 times of 29,824.
draw
  . . . ?
  O A . ?
  O X . B
  ? * ? ?
where   A is X, B is X
seen    4679 of 29824

pattern harvested-knight-link-attack-0a233c42
why     Strong players played here 9,512 times of 61,290.
draw
  ? . . .
  ? X A O
  B O O *
where   A is X, B is X
seen    9512 of 61290

pattern harvested-knight-link-attack-c793de66
why     Strong players played here 19,333 times of 126,857.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * . . ?
  ? B O ? ?
where   A is X, B is X
seen    19333 of 126857

pattern harvested-knight-link-attack-93aaef81
why     Strong players played here 7,307 times of 47,664.
draw
  - - - - -
  ? . . . ?
  . * A . .
  ? O X O ?
  ? B O ? ?
where   A is X, B is X
seen    7307 of 47664

pattern harvested-knight-link-attack-572cac14
why     Strong players played here 7,161 times of 46,714.
draw
  ? * . .
  ? O A .
  B O O X
where   A is X, B is X
seen    7161 of 46714

pattern harvested-knight-link-attack-5400fbda
why     Strong players played here 9,923 times of 65,268.
draw
  . . .
  O A *
  O O X
  ? ? B
where   A is X, B is X
seen    9923 of 65268

pattern harvested-knight-link-attack-c9c8a178
why     Strong players played here 5,344 times of 35,009.
draw
  ? . . .
  ? * A .
  B O O O
where   A is X, B is X
seen    5344 of 35009

pattern harvested-knight-link-attack-a43b66b7
why     Strong players played here 21,785 times of 144,531.
draw
  . . . ?
  . A * ?
  X O . B
where   A is X, B is X
seen    21785 of 144531

pattern turn-over-own-row-through-the-knights-move
why     The turn at the head of two stones, from own stones beside them.
draw
  . . .
  X A *
  O O O
  ? ? B
where   A is X, B is X
seen    13505 of 89428

pattern block-the-other-side-of-the-row
why     The block beside the enemy's stones, with own stones on the other side, too.
draw
  B ? ?
  O O *
  O A X
  X O O
where   A is X, B is X
seen    5078 of 33835

pattern harvested-knight-link-attack-e3ecb42c
why     Strong players played here 5,602 times of 37,536.
draw
  . O * ?
  X A O ?
  O O X B
where   A is X, B is X
seen    5602 of 37536

pattern harvested-knight-link-attack-1162d837
why     Strong players played here 6,858 times of 46,132.
draw
  * X . .
  ? O A X
  B X O O
where   A is X, B is X
seen    6858 of 46132

pattern harvested-knight-link-attack-f4f880f6
why     Strong players played here 51,766 times of 353,989.
draw
  * . .
  O A .
  X O .
  B ? ?
where   A is X, B is X
seen    51766 of 353989

pattern harvested-knight-link-attack-9db72af4
why     Strong players played here 8,942 times of 60,831.
draw
  . . . ?
  . A . ?
  O X . B
  ? * ? ?
where   A is X, B is X
seen    8942 of 60831

pattern harvested-knight-link-attack-bf9abc13
why     Strong players played here 16,644 times of 114,155.
draw
  ? . . .
  * O A .
  B O X .
where   A is X, B is X
seen    16644 of 114155

pattern harvested-knight-link-attack-2379312b
why     Strong players played here 5,733 times of 39,186.
draw
  ? X . .
  ? O A X
  B O O *
where   A is X, B is X
seen    5733 of 39186

pattern harvested-knight-link-attack-f2aad8c6
why     Strong players played here 10,787 times of 74,335.
draw
  . . .
  X A .
  O O X
  B ? *
where   A is X, B is X
seen    10787 of 74335

pattern harvested-knight-link-attack-ccef6130
why     Strong players played here 6,050 times of 41,708.
draw
  . . .
  X A .
  O O X
  ? ? B
  ? * ?
where   A is X, B is X
seen    6050 of 41708

pattern harvested-knight-link-attack-5ffc6d1c
why     Strong players played here 5,761 times of 39,740.
draw
  . . .
  . A .
  X O O
  * ? B
where   A is X, B is X
seen    5761 of 39740

pattern harvested-knight-link-attack-27f585ad
why     Strong players played here 14,933 times of 103,975.
draw
  ? . . .
  ? O A .
  B O X .
  ? ? * ?
where   A is X, B is X
seen    14933 of 103975

pattern harvested-knight-link-attack-751af9f0
why     Strong players played here 5,952 times of 41,111.
draw
  . . .
  O A .
  X O X
  B ? *
where   A is X, B is X
seen    5952 of 41111

pattern harvested-knight-link-attack-3f3270cc
why     Strong players played here 11,507 times of 80,293.
draw
  ? . . .
  ? O A .
  B * X .
where   A is X, B is X
seen    11507 of 80293

pattern harvested-knight-link-attack-163397a4
why     Strong players played here 4,805 times of 33,270.
draw
  B ? ?
  O * .
  X A X
  O O O
where   A is X, B is X
seen    4805 of 33270

pattern harvested-knight-link-attack-f22a32d8
why     Strong players played here 10,484 times of 73,407.
draw
  . . .
  . A .
  . O *
  B ? ?
where   A is X, B is X
seen    10484 of 73407

pattern harvested-knight-link-attack-db418ee4
why     Strong players played here 7,453 times of 52,353.
draw
  . . .
  X A *
  X O O
  ? ? B
where   A is X, B is X
seen    7453 of 52353

pattern harvested-knight-link-attack-d3c8dbe5
why     Strong players played here 5,315 times of 37,295.
draw
  ? B . . .
  * ? X A .
  ? ? O O X
where   A is X, B is X
seen    5315 of 37295

pattern harvested-knight-link-attack-cbc6e9c6
why     Strong players played here 6,871 times of 49,050.
draw
  . . .
  . A .
  . X .
  B ? *
where   A is X, B is X
seen    6871 of 49050

pattern harvested-knight-link-attack-c898bba2
why     Strong players played here 6,998 times of 49,972.
draw
  . . . ?
  X A X ?
  X O O B
  ? * ? ?
where   A is X, B is X
seen    6998 of 49972

pattern harvested-knight-link-attack-e8208c61
why     Strong players played here 8,292 times of 59,444.
draw
  B ? ?
  . . .
  * A .
  X O .
where   A is X, B is X
seen    8292 of 59444

pattern harvested-knight-link-attack-a7c7aaca
why     Strong players played here 5,808 times of 41,564.
draw
  X . .
  O A X
  * O O
  ? ? B
where   A is X, B is X
seen    5808 of 41564

pattern harvested-knight-link-attack-648b4e29
why     Strong players played here 8,781 times of 63,245.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? B O * ?
where   A is X, B is X
seen    8781 of 63245

pattern harvested-knight-link-attack-7b7b962d
why     Strong players played here 10,625 times of 77,033.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  * O X . ?
  ? B O ? ?
where   A is X, B is X
seen    10625 of 77033

pattern harvested-knight-link-attack-a45ba895
why     Strong players played here 38,147 times of 278,992.
draw
  ? * . .
  ? O A .
  B O X .
where   A is X, B is X
seen    38147 of 278992

pattern harvested-knight-link-attack-2b55f6f2
why     Strong players played here 6,540 times of 47,333.
draw
  . O * ?
  X A O ?
  . O X B
where   A is X, B is X
seen    6540 of 47333

pattern harvested-knight-link-attack-ce26f243
why     Strong players played here 6,418 times of 46,864.
draw
  ? . . .
  ? X A O
  B O O X
  ? ? * ?
where   A is X, B is X
seen    6418 of 46864

pattern harvested-knight-link-attack-3573fe83
why     Strong players played here 5,490 times of 40,209.
draw
  O . *
  O A O
  X O O
  ? ? B
where   A is X, B is X
seen    5490 of 40209

pattern harvested-knight-link-attack-ea8ebff7
why     Strong players played here 7,959 times of 58,746.
draw
  ? . . .
  * O A .
  B X O O
where   A is X, B is X
seen    7959 of 58746

pattern harvested-knight-link-attack-5d5e860f
why     Strong players played here 4,845 times of 35,621.
draw
  * X . .
  ? O A X
  B O O O
where   A is X, B is X
seen    4845 of 35621

pattern harvested-knight-link-attack-07fe0d25
why     Strong players played here 4,654 times of 34,222.
draw
  | . * ?
  | A O ?
  | . X B
where   A is X, B is X
seen    4654 of 34222

pattern harvested-knight-link-attack-5061d3d2
why     Strong players played here 5,947 times of 43,865.
draw
  . . .
  . A .
  X O X
  B ? ?
  ? * ?
where   A is X, B is X
seen    5947 of 43865

pattern harvested-knight-link-attack-96689eea
why     Strong players played here 5,094 times of 37,618.
draw
  . . .
  O A .
  O X O
  B ? *
where   A is X, B is X
seen    5094 of 37618

pattern harvested-knight-link-attack-372c2ce9
why     Strong players played here 6,091 times of 45,288.
draw
  ? . . .
  ? X A O
  B O O X
  ? * ? ?
where   A is X, B is X
seen    6091 of 45288

pattern harvested-knight-link-attack-ea1be42a
why     Strong players played here 7,277 times of 54,455.
draw
  B ? ?
  * . .
  O A .
  . X .
where   A is X, B is X
seen    7277 of 54455

pattern harvested-knight-link-attack-535dc428
why     Strong players played here 11,687 times of 88,487.
draw
  * . .
  O A .
  O X O
  B ? ?
where   A is X, B is X
seen    11687 of 88487

pattern harvested-knight-link-attack-33ea52ee
why     Strong players played here 6,853 times of 51,674.
draw
  . . .
  O A .
  X * O
  B ? ?
where   A is X, B is X
seen    6853 of 51674

pattern harvested-knight-link-attack-3a0066de
why     Strong players played here 4,846 times of 36,398.
draw
  . . . ?
  X A O *
  . O X ?
  ? ? B ?
where   A is X, B is X
seen    4846 of 36398

pattern harvested-knight-link-attack-72cff59f
why     Strong players played here 7,770 times of 58,804.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O . ?
  ? B * ? ?
where   A is X, B is X
seen    7770 of 58804

pattern harvested-knight-link-attack-c77cc77a
why     Strong players played here 9,846 times of 75,567.
draw
  . . .
  X A .
  O X .
  ? ? B
  ? * ?
where   A is X, B is X
seen    9846 of 75567

pattern harvested-knight-link-attack-32b9adce
why     Strong players played here 5,052 times of 38,684.
draw
  . . . ?
  O A . ?
  X O O *
  ? ? B ?
where   A is X, B is X
seen    5052 of 38684

pattern harvested-knight-link-attack-3b6a3f52
why     Strong players played here 6,396 times of 49,632.
draw
  B ? ?
  O O *
  O A O
  X X X
where   A is X, B is X
seen    6396 of 49632

pattern harvested-knight-link-attack-0db6f4fc
why     Strong players played here 12,876 times of 101,972.
draw
  . . .
  * A .
  X O X
  B ? ?
where   A is X, B is X
seen    12876 of 101972

pattern harvested-knight-link-attack-3b10c17d
why     Strong players played here 6,341 times of 50,059.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  B * O . ?
  ? ? . ? ?
where   A is X, B is X
seen    6341 of 50059

pattern harvested-knight-link-attack-ee513ba8
why     Strong players played here 7,458 times of 59,657.
draw
  X . . ?
  O A X ?
  * O O B
where   A is X, B is X
seen    7458 of 59657

pattern harvested-knight-link-attack-68a3d421
why     Strong players played here 4,677 times of 37,217.
draw
  O O * ?
  X A O ?
  X O X B
where   A is X, B is X
seen    4677 of 37217

pattern harvested-knight-link-attack-d47b09b5
why     Strong players played here 5,096 times of 40,614.
draw
  X . .
  O A *
  O O X
  ? ? B
where   A is X, B is X
seen    5096 of 40614

pattern harvested-knight-link-attack-9f1a3867
why     Strong players played here 20,514 times of 166,093.
draw
  . . .
  O A .
  X O .
  B * ?
where   A is X, B is X
seen    20514 of 166093

pattern harvested-knight-link-attack-04897358
why     Strong players played here 6,500 times of 52,470.
draw
  . . .
  O A *
  X O X
  ? ? B
where   A is X, B is X
seen    6500 of 52470

pattern harvested-knight-link-attack-6d4c6683
why     Strong players played here 7,988 times of 65,008.
draw
  . . . ?
  . A . ?
  X O . B
  ? * ? ?
where   A is X, B is X
seen    7988 of 65008

pattern harvested-knight-link-attack-f88c0b52
why     Strong players played here 8,249 times of 69,163.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? B O ? ?
  ? ? * ? ?
where   A is X, B is X
seen    8249 of 69163

pattern harvested-knight-link-attack-984505f7
why     Strong players played here 4,987 times of 41,810.
draw
  . . . ?
  X A O ?
  . O X B
  ? * ? ?
where   A is X, B is X
seen    4987 of 41810

pattern harvested-knight-link-attack-3fe4e9b1
why     Strong players played here 9,636 times of 81,697.
draw
  B X . .
  ? O A X
  ? * O O
where   A is X, B is X
seen    9636 of 81697

pattern harvested-knight-link-attack-c256195c
why     Strong players played here 6,115 times of 51,674.
draw
  * . .
  O A .
  X . O
  B ? ?
where   A is X, B is X
seen    6115 of 51674

pattern harvested-knight-link-attack-5ebc6636
why     Strong players played here 6,195 times of 52,429.
draw
  . . . ?
  X A X ?
  X O O B
  ? ? * ?
where   A is X, B is X
seen    6195 of 52429

pattern harvested-knight-link-attack-4da7ff3a
why     Strong players played here 5,677 times of 48,074.
draw
  ? O O .
  ? O A X
  B X O *
where   A is X, B is X
seen    5677 of 48074

pattern harvested-knight-link-attack-8fb1450e
why     Strong players played here 15,461 times of 132,593.
draw
  . . .
  * A .
  O O .
  B ? ?
where   A is X, B is X
seen    15461 of 132593

pattern hane-from-the-waist-around-the-end
why     The hane around one end of the enemy's knight's move, from its waist.
draw
  . . .
  . A .
  O . .
  B * ?
where   A is X, B is X
seen    7206 of 61710

pattern harvested-knight-link-attack-8074c1c6
why     Strong players played here 14,050 times of 122,107.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X O ?
  ? B O ? ?
where   A is X, B is X
seen    14050 of 122107

pattern harvested-knight-link-attack-3dfc91ef
why     Strong players played here 6,007 times of 52,026.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O * ?
  ? B O ? ?
where   A is X, B is X
seen    6007 of 52026

pattern harvested-knight-link-attack-ec71f1f5
why     Strong players played here 6,626 times of 58,110.
draw
  B ? ?
  X . .
  O A X
  * O O
where   A is X, B is X
seen    6626 of 58110

pattern harvested-knight-link-attack-cb304844
why     Strong players played here 11,281 times of 100,014.
draw
  . . * ?
  X A O ?
  . O X B
where   A is X, B is X
seen    11281 of 100014

pattern harvested-knight-link-attack-fd6a8a4b
why     Strong players played here 21,435 times of 192,188.
draw
  . . * ?
  X A O ?
  O O X B
where   A is X, B is X
seen    21435 of 192188

pattern harvested-knight-link-attack-254ecbf7
why     Strong players played here 4,756 times of 42,132.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? ? O B ?
  ? ? * ? ?
where   A is X, B is X
seen    4756 of 42132

pattern harvested-knight-link-attack-2f650035
why     Strong players played here 11,071 times of 100,635.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . * ?
  ? B X ? ?
where   A is X, B is X
seen    11071 of 100635

pattern harvested-knight-link-attack-ffeb5c33
why     Strong players played here 6,503 times of 58,963.
draw
  . . . ?
  O A * ?
  X O X B
where   A is X, B is X
seen    6503 of 58963

pattern harvested-knight-link-attack-51239a7a
why     Strong players played here 5,622 times of 51,400.
draw
  ? X . .
  ? . A O
  B X O *
where   A is X, B is X
seen    5622 of 51400

pattern harvested-knight-link-attack-671b4e75
why     Strong players played here 16,341 times of 150,945.
draw
  ? . . .
  ? * A .
  B . O .
where   A is X, B is X
seen    16341 of 150945

pattern harvested-knight-link-attack-097ef27b
why     Strong players played here 5,720 times of 52,509.
draw
  B X . .
  ? O A X
  ? * O X
where   A is X, B is X
seen    5720 of 52509

pattern harvested-knight-link-attack-e37ec712
why     Strong players played here 6,652 times of 61,246.
draw
  B X O *
  ? O A X
  ? O O O
where   A is X, B is X
seen    6652 of 61246

pattern harvested-knight-link-attack-dadee60e
why     Strong players played here 15,673 times of 145,479.
draw
  . . *
  X A O
  O O X
  ? ? B
where   A is X, B is X
seen    15673 of 145479

pattern harvested-knight-link-attack-2b9bf87e
why     Strong players played here 28,742 times of 268,863.
draw
  . . .
  * A .
  O X O
  B ? ?
where   A is X, B is X
seen    28742 of 268863

pattern harvested-knight-link-attack-09cf80be
why     Strong players played here 5,933 times of 54,947.
draw
  B O * .
  ? O A X
  ? X O O
where   A is X, B is X
seen    5933 of 54947

pattern harvested-knight-link-attack-e5903445
why     Strong players played here 37,508 times of 353,989.
draw
  . . .
  O A .
  X O *
  B ? ?
where   A is X, B is X
seen    37508 of 353989

pattern harvested-knight-link-attack-5290dcc4
why     Strong players played here 8,473 times of 79,312.
draw
  . . .
  X A .
  O X O
  * ? B
where   A is X, B is X
seen    8473 of 79312

pattern harvested-knight-link-attack-4a04ccd9
why     Strong players played here 5,314 times of 49,513.
draw
  B ? ?
  X O *
  O A O
  O X X
where   A is X, B is X
seen    5314 of 49513

pattern harvested-knight-link-attack-e90b3f5a
why     Strong players played here 17,370 times of 163,888.
draw
  ? * . .
  ? O A .
  B X O O
where   A is X, B is X
seen    17370 of 163888

pattern harvested-knight-link-attack-d58774ac
why     Strong players played here 4,905 times of 45,827.
draw
  B O O *
  ? O A O
  ? X X X
where   A is X, B is X
seen    4905 of 45827

pattern harvested-knight-link-attack-e8ad362e
why     Strong players played here 16,107 times of 152,996.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X . ?
  ? B O ? ?
where   A is X, B is X
seen    16107 of 152996

pattern harvested-knight-link-attack-120b041f
why     Strong players played here 13,259 times of 127,301.
draw
  . . .
  . A .
  O X .
  ? ? B
  ? * ?
where   A is X, B is X
seen    13259 of 127301

pattern harvested-knight-link-attack-951aa5c2
why     Strong players played here 5,134 times of 49,079.
draw
  . . .
  X A *
  . O X
  ? ? B
where   A is X, B is X
seen    5134 of 49079

pattern harvested-knight-link-attack-c154314e
why     Strong players played here 7,608 times of 73,313.
draw
  . . .
  O A *
  . O X
  ? ? B
where   A is X, B is X
seen    7608 of 73313

pattern harvested-knight-link-attack-9d36d5e3
why     Strong players played here 8,976 times of 87,610.
draw
  . . . ?
  X A O *
  O O X B
where   A is X, B is X
seen    8976 of 87610

pattern harvested-knight-link-attack-5b7726f6
why     Strong players played here 5,514 times of 53,615.
draw
  . . .
  X A *
  X O X
  ? ? B
where   A is X, B is X
seen    5514 of 53615
