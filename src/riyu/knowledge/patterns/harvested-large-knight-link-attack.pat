# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as large-knight-link-attack; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-large-knight-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-large-knight-link-attack-d7e0fb85
why     Strong players played here 5,580 times of 5,589.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . O X . . .
  . . O X . O .
  ? . * O B . ?
where   A is X, B is X
seen    5580 of 5589

pattern harvested-large-knight-link-attack-47b298fb
why     Strong players played here 5,669 times of 5,702.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . X A . . .
  . X O O O . .
  . * . . . . .
  ? . B . . . ?
where   A is X, B is X
seen    5669 of 5702

pattern harvested-large-knight-link-attack-92461926
why     Strong players played here 7,031 times of 7,186.
draw
  - - - - -
  . . . . .
  * O A . .
  O X . O .
  O X . . .
  ? B ? ? ?
where   A is X, B is X
seen    7031 of 7186

pattern harvested-large-knight-link-attack-d63d53cf
why     Strong players played here 6,028 times of 6,283.
draw
  ? . . . . . |
  . . . . . . |
  . . * . . . |
  . . O A . . |
  B . O X . . |
  . . . . . . |
  ? . . . . . |
where   A is X, B is X
seen    6028 of 6283

pattern harvested-large-knight-link-attack-7563801a
why     Strong players played here 6,003 times of 6,263.
draw
  . . . . .
  . . . . .
  . X A . .
  X O O O .
  * . . . .
  ? B ? ? ?
where   A is X, B is X
seen    6003 of 6263

pattern harvested-large-knight-link-attack-dca2f1a1
why     Strong players played here 5,702 times of 6,190.
draw
  . . . . .
  . . . . .
  . . A . .
  . O X . .
  . O X . O
  ? * ? B ?
where   A is X, B is X
seen    5702 of 6190

pattern harvested-large-knight-link-attack-ccf2f359
why     Strong players played here 5,145 times of 6,245.
draw
  - - - - - +
  . . . . . |
  . . . . . |
  . X X A . |
  O O O X . |
  . . * O . |
  ? . B . . |
where   A is X, B is X
seen    5145 of 6245

pattern harvested-large-knight-link-attack-149fdd09
why     Strong players played here 5,006 times of 6,092.
draw
  . . . . .
  . . . . .
  X X A . .
  X O O O .
  O * . . .
  ? B ? ? ?
where   A is X, B is X
seen    5006 of 6092

pattern harvested-large-knight-link-attack-a694087c
why     Strong players played here 11,371 times of 13,909.
draw
  ? B ? ? ?
  ? ? . ? ?
  ? X . . ?
  * O A . .
  - - - - -
where   A is X, B is X
seen    11371 of 13909

pattern harvested-large-knight-link-attack-23e4a1ee
why     Strong players played here 5,413 times of 6,984.
draw
  - - - - - - +
  . . . . . . |
  . . . A . . |
  B * X O . . |
  . . O . . . |
  ? . . . . . |
where   A is X, B is X
seen    5413 of 6984

pattern harvested-large-knight-link-attack-96986860
why     Strong players played here 6,957 times of 9,418.
draw
  ? . . . . .
  ? . * . . .
  ? . O A . .
  B . O X . .
  ? . . . . .
where   A is X, B is X
seen    6957 of 9418

pattern harvested-large-knight-link-attack-392c9c08
why     Strong players played here 7,950 times of 10,808.
draw
  - - - - -
  ? . . . ?
  * O A . .
  ? X . O ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    7950 of 10808

pattern harvested-large-knight-link-attack-683d408e
why     Strong players played here 5,626 times of 7,729.
draw
  - - - - - -
  ? . . . . .
  ? . . A . .
  B * X O . .
  ? . O . . .
where   A is X, B is X
seen    5626 of 7729

pattern harvested-large-knight-link-attack-b93a7504
why     Strong players played here 4,124 times of 5,689.
draw
  . . . . |
  . . . . |
  . O A . |
  O X X . |
  * O . . |
  ? B ? ? |
where   A is X, B is X
seen    4124 of 5689

pattern harvested-large-knight-link-attack-6f34a095
why     Strong players played here 4,176 times of 5,967.
draw
  ? ? . ? |
  ? . . . |
  . O A . |
  ? X X . |
  * ? . ? |
  ? B ? ? |
where   A is X, B is X
seen    4176 of 5967

pattern harvested-large-knight-link-attack-0ff73650
why     Strong players played here 18,567 times of 26,807.
draw
  ? B ? ?
  ? ? ? ?
  ? X . .
  * O A .
  - - - -
where   A is X, B is X
seen    18567 of 26807

pattern harvested-large-knight-link-attack-50be7fc1
why     Strong players played here 4,901 times of 7,163.
draw
  ? ? . ? ? ?
  ? . . . ? ?
  . O A . . ?
  ? X O X ? B
  ? ? * ? ? ?
where   A is X, B is X
seen    4901 of 7163

pattern harvested-large-knight-link-attack-10392578
why     Strong players played here 6,818 times of 9,992.
draw
  . . . . |
  . . . . |
  X X A . |
  O O X . |
  . * O . |
  ? B ? ? |
where   A is X, B is X
seen    6818 of 9992

pattern harvested-large-knight-link-attack-a3a06f5c
why     Strong players played here 5,199 times of 7,889.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O A . . .
  . . O X . . .
  . . * . . . .
  ? . B . . . ?
where   A is X, B is X
seen    5199 of 7889

pattern harvested-large-knight-link-attack-b3c0ca02
why     Strong players played here 4,216 times of 6,535.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O O A . .
  B ? X O * ?
  ? ? ? X ? ?
where   A is X, B is X
seen    4216 of 6535

pattern harvested-large-knight-link-attack-cc1eb5cb
why     Strong players played here 4,453 times of 6,940.
draw
  ? ? . ? |
  ? . . . |
  . X A . |
  ? O X . |
  ? * O ? |
  ? B ? ? |
where   A is X, B is X
seen    4453 of 6940

pattern harvested-large-knight-link-attack-97b6a442
why     Strong players played here 4,984 times of 7,779.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? X O O ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    4984 of 7779

pattern harvested-large-knight-link-attack-12cfb285
why     Strong players played here 5,658 times of 8,936.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . . * . . |
  . . X O . . |
  ? . B O . . |
where   A is X, B is X
seen    5658 of 8936

pattern harvested-large-knight-link-attack-ed0f75ea
why     Strong players played here 4,402 times of 6,977.
draw
  B ? X . .
  ? * O A .
  - - - - -
where   A is X, B is X
seen    4402 of 6977

pattern harvested-large-knight-link-attack-c8af5486
why     Strong players played here 6,277 times of 10,229.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? O O O ?
  * ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    6277 of 10229

pattern harvested-large-knight-link-attack-e9dda69f
why     Strong players played here 7,701 times of 13,010.
draw
  ? ? . ? |
  ? . . . |
  X X A . |
  ? O X . |
  ? * O ? |
  ? B ? ? |
where   A is X, B is X
seen    7701 of 13010

pattern harvested-large-knight-link-attack-724223e2
why     Strong players played here 4,169 times of 7,235.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O * A . O
  B ? O . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    4169 of 7235

pattern harvested-large-knight-link-attack-7a77a929
why     Strong players played here 4,480 times of 7,816.
draw
  - - - - - -
  ? ? . . . ?
  ? . . A . .
  B ? X O X ?
  ? ? ? * ? ?
where   A is X, B is X
seen    4480 of 7816

pattern harvested-large-knight-link-attack-e166debe
why     Strong players played here 7,547 times of 13,310.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . . A . .
  B ? X O * ?
  ? ? ? X ? ?
where   A is X, B is X
seen    7547 of 13310

pattern harvested-large-knight-link-attack-e3f6ac3c
why     Strong players played here 6,250 times of 11,322.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    6250 of 11322

pattern harvested-large-knight-link-attack-b64342e0
why     Strong players played here 6,015 times of 11,215.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O X ?
  ? ? * ? ?
  ? B ? ? ?
where   A is X, B is X
seen    6015 of 11215

pattern harvested-large-knight-link-attack-c3e6d590
why     Strong players played here 7,196 times of 13,529.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O * ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    7196 of 13529

pattern harvested-large-knight-link-attack-4e81c564
why     Strong players played here 5,728 times of 10,808.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X . .
  . * . . .
  ? B ? ? ?
where   A is X, B is X
seen    5728 of 10808

pattern harvested-large-knight-link-attack-515fd21a
why     Strong players played here 7,202 times of 13,909.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . . A . .
  B ? X O X ?
  ? ? ? * ? ?
where   A is X, B is X
seen    7202 of 13909

pattern harvested-large-knight-link-attack-dcce24de
why     Strong players played here 11,132 times of 21,831.
draw
  . . . ? ?
  O A . ? ?
  X O X ? B
  ? * ? ? ?
where   A is X, B is X
seen    11132 of 21831

pattern harvested-large-knight-link-attack-7ef22268
why     Strong players played here 7,970 times of 16,119.
draw
  ? ? O . .
  ? ? O A .
  B ? X O X
  ? ? ? * ?
where   A is X, B is X
seen    7970 of 16119

pattern harvested-large-knight-link-attack-0c0659b4
why     Strong players played here 4,217 times of 8,853.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * O ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    4217 of 8853

pattern take-the-stone-at-the-end-of-the-large-knights-move
why     The capture of a stone, whose other three sides are held.
draw
  . O .
  O A O
  X * X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    8230 of 17927

pattern harvested-large-knight-link-attack-a3aa9e1f
why     Strong players played here 5,978 times of 13,550.
draw
  ? ? . . .
  ? ? X A X
  B ? O X O
  ? ? ? * ?
where   A is X, B is X
seen    5978 of 13550

pattern harvested-large-knight-link-attack-567edcf1
why     Strong players played here 7,801 times of 17,842.
draw
  ? ? . O .
  ? ? O A O
  B ? X * X
where   A is X, B is X
seen    7801 of 17842

pattern harvested-large-knight-link-attack-bbd05597
why     Strong players played here 11,038 times of 25,335.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  ? . O A . .
  B ? O X . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    11038 of 25335

pattern harvested-large-knight-link-attack-3958c527
why     Strong players played here 7,671 times of 18,308.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . O * ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    7671 of 18308

pattern harvested-large-knight-link-attack-ff2193ca
why     Strong players played here 12,269 times of 29,414.
draw
  . . .
  . A .
  X O X
  ? * ?
  B ? ?
where   A is X, B is X
seen    12269 of 29414

pattern harvested-large-knight-link-attack-5c78c1ba
why     Strong players played here 9,637 times of 23,152.
draw
  ? ? . . .
  ? ? O A .
  B ? X O X
  ? ? ? * ?
where   A is X, B is X
seen    9637 of 23152

pattern harvested-large-knight-link-attack-769c5617
why     Strong players played here 5,870 times of 14,114.
draw
  - - - - - -
  ? ? . . . ?
  ? . . A . .
  B * X O . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    5870 of 14114

pattern harvested-large-knight-link-attack-f194aea8
why     Strong players played here 6,206 times of 15,029.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? * . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    6206 of 15029

pattern harvested-large-knight-link-attack-1915d47c
why     Strong players played here 6,648 times of 16,259.
draw
  ? ? . . .
  ? ? X A .
  B ? O X O
  ? ? ? * ?
where   A is X, B is X
seen    6648 of 16259

pattern harvested-large-knight-link-attack-b09c5d76
why     Strong players played here 5,161 times of 12,625.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . O X . .
  ? ? ? B ?
where   A is X, B is X
seen    5161 of 12625

pattern harvested-large-knight-link-attack-7916199e
why     Strong players played here 5,729 times of 14,134.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? X ? ?
  ? ? ? B ?
where   A is X, B is X
seen    5729 of 14134

pattern harvested-large-knight-link-attack-ac4c27f6
why     Strong players played here 5,353 times of 13,327.
draw
  ? ? ? . ? |
  ? ? . . . |
  ? . . A . |
  B ? X O . |
  ? ? ? * ? |
where   A is X, B is X
seen    5353 of 13327

pattern harvested-large-knight-link-attack-1d961972
why     Strong players played here 8,202 times of 20,616.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    8202 of 20616

pattern harvested-large-knight-link-attack-be0ab83a
why     Strong players played here 18,746 times of 47,645.
draw
  ? ? . . .
  ? ? . A .
  B ? X O X
  ? ? ? * ?
where   A is X, B is X
seen    18746 of 47645

pattern harvested-large-knight-link-attack-cc1d74df
why     Strong players played here 8,868 times of 22,683.
draw
  ? . . .
  * O A .
  ? X . O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    8868 of 22683

pattern harvested-large-knight-link-attack-0c98aa69
why     Strong players played here 7,736 times of 19,945.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . X O . .
  ? B ? ? ?
where   A is X, B is X
seen    7736 of 19945

pattern harvested-large-knight-link-attack-98d3775f
why     Strong players played here 6,681 times of 17,310.
draw
  ? X . .
  * O A X
  ? X O O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    6681 of 17310

pattern harvested-large-knight-link-attack-435adf51
why     Strong players played here 6,493 times of 17,165.
draw
  ? ? . ? |
  ? * . . |
  . O A . |
  ? O X . |
  ? ? . ? |
  ? B ? ? |
where   A is X, B is X
seen    6493 of 17165

pattern harvested-large-knight-link-attack-f492b3a1
why     Strong players played here 5,369 times of 14,568.
draw
  ? ? . . .
  ? ? . A .
  B ? O X O
  ? ? ? * ?
where   A is X, B is X
seen    5369 of 14568

pattern harvested-large-knight-link-attack-272e9ee3
why     Strong players played here 5,293 times of 14,615.
draw
  ? ? . ? ?
  ? . . . ?
  X X A . .
  ? O O O ?
  ? * . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    5293 of 14615

pattern harvested-large-knight-link-attack-6c230f6c
why     Strong players played here 4,529 times of 12,772.
draw
  . . . ? ?
  X A . ? ?
  O X O ? B
  ? * ? ? ?
where   A is X, B is X
seen    4529 of 12772

pattern harvested-large-knight-link-attack-e5a2d536
why     Strong players played here 6,247 times of 17,816.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * O ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    6247 of 17816

pattern harvested-large-knight-link-attack-337ef22d
why     Strong players played here 5,138 times of 14,775.
draw
  X . .
  O A .
  O O X
  ? * ?
  B ? ?
where   A is X, B is X
seen    5138 of 14775

pattern harvested-large-knight-link-attack-966ee1d6
why     Strong players played here 4,310 times of 12,592.
draw
  ? ? . ? ? ?
  ? . . . ? ?
  . . A * . ?
  ? X O . ? B
  ? ? O ? ? ?
where   A is X, B is X
seen    4310 of 12592

pattern harvested-large-knight-link-attack-b483dc11
why     Strong players played here 9,722 times of 28,789.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * . ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    9722 of 28789

pattern harvested-large-knight-link-attack-98176a7b
why     Strong players played here 6,172 times of 18,264.
draw
  . . .
  O A .
  X O X
  ? * ?
  B ? ?
where   A is X, B is X
seen    6172 of 18264

pattern harvested-large-knight-link-attack-56d3ca18
why     Strong players played here 5,056 times of 15,279.
draw
  ? ? O O .
  ? ? O A O
  B ? X * X
where   A is X, B is X
seen    5056 of 15279

pattern harvested-large-knight-link-attack-85126160
why     Strong players played here 24,548 times of 77,215.
draw
  . . .
  O A .
  * O X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    24548 of 77215

pattern harvested-large-knight-link-attack-248550c2
why     Strong players played here 5,038 times of 15,912.
draw
  . . .
  . A .
  O X O
  ? * ?
  B ? ?
where   A is X, B is X
seen    5038 of 15912

pattern connect-through-the-large-knights-move
why     The connection of two own stones, right through the enemy's large knight's move.
draw
  . . .
  . A .
  O * O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    21963 of 70292

pattern harvested-large-knight-link-attack-2453275a
why     Strong players played here 20,072 times of 65,034.
draw
  . . .
  X A .
  O X .
  * ? ?
  B ? ?
where   A is X, B is X
seen    20072 of 65034

pattern harvested-large-knight-link-attack-410f31fb
why     Strong players played here 11,054 times of 37,060.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? O X . ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    11054 of 37060

pattern stretch-before-the-end-of-the-large-knights-move
why     The stretch across the enemy's large knight's move, in front of one end.
draw
  ? ? ? . ? ?
  B * . . . ?
  ? O . A . .
  ? ? . . . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    4702 of 15702

pattern harvested-large-knight-link-attack-77b18911
why     Strong players played here 5,084 times of 17,779.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  ? . O A . .
  B ? O X . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    5084 of 17779

pattern harvested-large-knight-link-attack-4e74ebad
why     Strong players played here 5,217 times of 18,339.
draw
  ? ? . . .
  ? ? X A .
  B ? X O X
  ? ? ? * ?
where   A is X, B is X
seen    5217 of 18339

pattern harvested-large-knight-link-attack-6a8ad2c2
why     Strong players played here 4,124 times of 14,526.
draw
  - - - - - -
  ? ? . . . ?
  ? . * A . .
  B ? O X O ?
  ? ? ? O ? ?
where   A is X, B is X
seen    4124 of 14526

pattern harvested-large-knight-link-attack-0c7c9148
why     Strong players played here 4,090 times of 14,765.
draw
  O O .
  O A O
  X * X
  ? ? ?
  ? ? B
where   A is X, B is X
seen    4090 of 14765

pattern stretch-in-front-of-the-low-end
why     The stretch across the enemy's large knight's move, in front of one end.
draw
  . . .
  X A .
  O . O
  ? ? *
  ? ? B
where   A is X, B is X
seen    4402 of 15919

pattern harvested-large-knight-link-attack-8afe1fb2
why     Strong players played here 4,767 times of 17,410.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? . O . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    4767 of 17410

pattern harvested-large-knight-link-attack-4dd2c7c6
why     Strong players played here 4,678 times of 17,212.
draw
  O . .
  O A .
  * O X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    4678 of 17212

pattern harvested-large-knight-link-attack-7a47ec38
why     Strong players played here 13,443 times of 51,005.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . . A . .
  B ? X O * ?
  ? ? ? . ? ?
where   A is X, B is X
seen    13443 of 51005

pattern harvested-large-knight-link-attack-d9715d21
why     Strong players played here 6,007 times of 22,648.
draw
  | . * ? B
  | A O ? ?
  | . X ? ?
where   A is X, B is X
seen    6007 of 22648

pattern harvested-large-knight-link-attack-9ee9469d
why     Strong players played here 4,719 times of 18,261.
draw
  ? ? B
  ? ? ?
  . . *
  X A O
  . O .
where   A is X, B is X
seen    4719 of 18261

pattern harvested-large-knight-link-attack-68c735dc
why     Strong players played here 7,968 times of 31,337.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? ? * ? ?
  ? B ? ? ?
where   A is X, B is X
seen    7968 of 31337

pattern harvested-large-knight-link-attack-f7c1a70e
why     Strong players played here 10,583 times of 42,909.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? O X . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    10583 of 42909

pattern harvested-large-knight-link-attack-3ffe1cd2
why     Strong players played here 5,204 times of 21,066.
draw
  . . .
  O A .
  X O X
  * ? ?
  ? ? B
where   A is X, B is X
seen    5204 of 21066

pattern harvested-large-knight-link-attack-08d806f3
why     Strong players played here 4,578 times of 18,680.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  * O O . .
  ? B ? ? ?
where   A is X, B is X
seen    4578 of 18680

pattern harvested-large-knight-link-attack-04705463
why     Strong players played here 5,194 times of 21,533.
draw
  ? ? . . .
  ? ? O A .
  B ? X * O
where   A is X, B is X
seen    5194 of 21533

pattern stretch-along-into-the-large-knights-move
why     The stretch along the enemy's stones, on into the gap of its large knight's move.
draw
  . . .
  O A .
  O X .
  * ? ?
  B ? ?
where   A is X, B is X
seen    10946 of 45799

pattern harvested-large-knight-link-attack-c3b49b82
why     Strong players played here 8,809 times of 36,882.
draw
  . . .
  O A .
  X * O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    8809 of 36882

pattern turn-away-from-its-row
why     The turn of own two stones, straight away from the enemy's row.
draw
  . . .
  X A X
  X O O
  ? * ?
  ? ? B
where   A is X, B is X
seen    11418 of 49321

pattern harvested-large-knight-link-attack-5855e168
why     Strong players played here 8,340 times of 36,404.
draw
  ? . . .
  ? O A .
  ? X X .
  * ? ? ?
  ? B ? ?
where   A is X, B is X
seen    8340 of 36404

pattern harvested-large-knight-link-attack-057194ed
why     Strong players played here 4,579 times of 19,879.
draw
  ? ? . . .
  ? ? X A X
  B ? X O O
  ? ? * ? ?
where   A is X, B is X
seen    4579 of 19879

pattern harvested-large-knight-link-attack-df22333f
why     Strong players played here 14,920 times of 67,229.
draw
  . . .
  O A .
  * O X
  ? ? ?
  ? ? B
where   A is X, B is X
seen    14920 of 67229

pattern harvested-large-knight-link-attack-3383e7a4
why     Strong players played here 5,195 times of 23,267.
draw
  ? ? B
  ? ? ?
  O O *
  X A O
  . O X
where   A is X, B is X
seen    5195 of 23267

pattern harvested-large-knight-link-attack-10c5fedb
why     Strong players played here 4,318 times of 19,368.
draw
  ? . . .
  ? X A O
  * O X O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    4318 of 19368

pattern harvested-large-knight-link-attack-937705fa
why     Strong players played here 5,028 times of 22,640.
draw
  O O * ? B
  X A O ? ?
  . O X ? ?
where   A is X, B is X
seen    5028 of 22640

pattern harvested-large-knight-link-attack-82224d06
why     Strong players played here 10,410 times of 47,246.
draw
  ? ? . . .
  ? ? . A .
  B ? O * O
where   A is X, B is X
seen    10410 of 47246

pattern harvested-large-knight-link-attack-2bcf1e14
why     Strong players played here 4,674 times of 21,079.
draw
  B ? ?
  ? ? ?
  X O .
  * A O
  - - -
where   A is X, B is X
seen    4674 of 21079

pattern harvested-large-knight-link-attack-aeced61f
why     Strong players played here 16,865 times of 77,157.
draw
  . . .
  X A .
  O O X
  ? * ?
  B ? ?
where   A is X, B is X
seen    16865 of 77157

pattern harvested-large-knight-link-attack-02b7d746
why     Strong players played here 5,255 times of 23,915.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? . X . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    5255 of 23915

pattern harvested-large-knight-link-attack-2009ce64
why     Strong players played here 5,049 times of 23,447.
draw
  B ? ?
  ? ? ?
  * . .
  O A .
  X O O
where   A is X, B is X
seen    5049 of 23447

pattern harvested-large-knight-link-attack-8230a380
why     Strong players played here 10,645 times of 50,375.
draw
  ? ? . . .
  ? ? O A .
  B ? * O X
where   A is X, B is X
seen    10645 of 50375

pattern harvested-large-knight-link-attack-664890ad
why     Strong players played here 10,683 times of 50,773.
draw
  . . . ? ?
  O A . ? ?
  * O X ? B
where   A is X, B is X
seen    10683 of 50773

pattern harvested-large-knight-link-attack-17f4ccce
why     Strong players played here 4,101 times of 19,324.
draw
  ? ? . ? ? ?
  ? . . . ? ?
  . . A * . ?
  ? X O . ? B
  ? ? . ? ? ?
where   A is X, B is X
seen    4101 of 19324

pattern harvested-large-knight-link-attack-8d4bbdec
why     Strong players played here 7,273 times of 34,756.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? ? X ? ?
  ? * ? B ?
where   A is X, B is X
seen    7273 of 34756

pattern harvested-large-knight-link-attack-0c87e635
why     Strong players played here 4,468 times of 21,312.
draw
  ? ? O . .
  ? ? O A .
  B ? * O X
where   A is X, B is X
seen    4468 of 21312

pattern stretch-across-the-large-knights-move
why     The stretch across the enemy's large knight's move, in front of one end.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? * O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    14835 of 71665

pattern harvested-large-knight-link-attack-3725877c
why     Strong players played here 4,753 times of 22,828.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . * A . .
  B ? O X O ?
  ? ? ? O ? ?
where   A is X, B is X
seen    4753 of 22828

pattern harvested-large-knight-link-attack-689bf57e
why     Strong players played here 4,152 times of 19,953.
draw
  ? ? . . .
  ? ? X A .
  B * O . X
where   A is X, B is X
seen    4152 of 19953

pattern harvested-large-knight-link-attack-f54b6df3
why     Strong players played here 4,449 times of 21,608.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O . A . O
  B ? . . . ?
  ? * ? . ? ?
where   A is X, B is X
seen    4449 of 21608

pattern harvested-large-knight-link-attack-10cd7918
why     Strong players played here 4,344 times of 21,102.
draw
  B ? * O .
  ? ? O A O
  ? ? X X .
where   A is X, B is X
seen    4344 of 21102

pattern harvested-large-knight-link-attack-5b6a8ced
why     Strong players played here 5,172 times of 25,344.
draw
  ? ? O . .
  ? ? X A X
  B ? O O *
where   A is X, B is X
seen    5172 of 25344

pattern harvested-large-knight-link-attack-649107e7
why     Strong players played here 4,742 times of 23,314.
draw
  B ? ?
  ? ? ?
  X * .
  . A O
  X O .
where   A is X, B is X
seen    4742 of 23314

pattern counter-hane-at-own-head-into-the-gap
why     The move against the enemy's stone, which stands at the head of two own ones.
draw
  . . . ? ?
  X A . ? ?
  O O X ? B
  ? ? * ? ?
where   A is X, B is X
seen    9151 of 45525

pattern harvested-large-knight-link-attack-807a01a2
why     Strong players played here 5,696 times of 28,253.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * . ?
  ? ? O ? ?
  ? ? ? B ?
where   A is X, B is X
seen    5696 of 28253

pattern harvested-large-knight-link-attack-ec523763
why     Strong players played here 4,889 times of 24,263.
draw
  . . . ? ?
  X A O ? ?
  . O X * B
where   A is X, B is X
seen    4889 of 24263

pattern harvested-large-knight-link-attack-35d088ee
why     Strong players played here 5,685 times of 28,385.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X . ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    5685 of 28385

pattern harvested-large-knight-link-attack-bbcdfff9
why     Strong players played here 10,158 times of 51,831.
draw
  . . .
  . A .
  X O .
  ? * ?
  ? ? B
where   A is X, B is X
seen    10158 of 51831

pattern harvested-large-knight-link-attack-9d505966
why     Strong players played here 4,091 times of 20,838.
draw
  ? B ? ? ?
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    4091 of 20838

pattern harvested-large-knight-link-attack-a99b81ff
why     Strong players played here 5,759 times of 29,492.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * .
  ? X O . ?
  ? ? O ? ?
  ? ? ? B ?
where   A is X, B is X
seen    5759 of 29492

pattern harvested-large-knight-link-attack-08a27015
why     Strong players played here 13,271 times of 68,755.
draw
  . . .
  . A .
  X O .
  * ? ?
  B ? ?
where   A is X, B is X
seen    13271 of 68755

pattern harvested-large-knight-link-attack-b6835177
why     Strong players played here 51,296 times of 272,218.
draw
  . . .
  . A .
  O * .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    51296 of 272218

pattern harvested-large-knight-link-attack-68ef9c48
why     Strong players played here 5,776 times of 30,315.
draw
  ? . . .
  ? X A O
  * O O X
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    5776 of 30315

pattern harvested-large-knight-link-attack-9717a326
why     Strong players played here 4,396 times of 23,147.
draw
  ? ? O O O
  ? ? O A O
  B ? X * X
where   A is X, B is X
seen    4396 of 23147

pattern harvested-large-knight-link-attack-c30f3f41
why     Strong players played here 6,501 times of 34,482.
draw
  . O * ? B
  X A O ? ?
  . O X ? ?
where   A is X, B is X
seen    6501 of 34482

pattern harvested-large-knight-link-attack-df400b27
why     Strong players played here 5,518 times of 29,492.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? O ? ?
  ? ? ? B ?
where   A is X, B is X
seen    5518 of 29492

pattern harvested-large-knight-link-attack-67cb4efc
why     Strong players played here 12,775 times of 69,107.
draw
  ? ? X . .
  ? ? O A X
  B ? * O O
where   A is X, B is X
seen    12775 of 69107

pattern harvested-large-knight-link-attack-81359fbe
why     Strong players played here 8,695 times of 47,686.
draw
  . . .
  . A .
  X O O
  * ? ?
  ? ? B
where   A is X, B is X
seen    8695 of 47686

pattern harvested-large-knight-link-attack-9757c138
why     Strong players played here 4,884 times of 26,664.
draw
  O O * ? B
  O A O ? ?
  O X X ? ?
where   A is X, B is X
seen    4884 of 26664

pattern harvested-large-knight-link-attack-edcd1466
why     Strong players played here 6,282 times of 34,548.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O O ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    6282 of 34548

pattern harvested-large-knight-link-attack-c09cb565
why     Strong players played here 24,172 times of 134,559.
draw
  . . .
  . A *
  X O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    24172 of 134559

pattern harvested-large-knight-link-attack-d46ad0f4
why     Strong players played here 11,251 times of 62,386.
draw
  . . .
  O A .
  X O .
  * ? ?
  B ? ?
where   A is X, B is X
seen    11251 of 62386

pattern harvested-large-knight-link-attack-04ec7a56
why     Strong players played here 13,834 times of 76,973.
draw
  . . .
  . A .
  X O .
  ? * ?
  B ? ?
where   A is X, B is X
seen    13834 of 76973

pattern harvested-large-knight-link-attack-6b040511
why     Strong players played here 8,501 times of 47,620.
draw
  . . .
  X A O
  O O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    8501 of 47620

pattern stretch-along-its-row-up-to-the-far-end
why     The stretch of an own row, right up to the enemy's stone in the way.
draw
  ? ? . . .
  ? ? X A X
  B * O O O
where   A is X, B is X
seen    5885 of 32878

pattern harvested-large-knight-link-attack-dd9eec13
why     Strong players played here 7,422 times of 41,641.
draw
  . . .
  O A *
  O X O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    7422 of 41641

pattern stretch-level-with-the-head-across-from-own
why     The stretch along the enemy's stones, to come level with their head.
draw
  . . .
  O A *
  X X O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    6189 of 34680

pattern harvested-large-knight-link-attack-0245b760
why     Strong players played here 4,280 times of 24,150.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O X ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    4280 of 24150

pattern harvested-large-knight-link-attack-aa603031
why     Strong players played here 4,934 times of 27,970.
draw
  - - - - -
  ? . . . ?
  . * A . .
  ? O X O ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    4934 of 27970

pattern harvested-large-knight-link-attack-44489263
why     Strong players played here 4,494 times of 25,466.
draw
  . . .
  X A O
  O O X
  ? ? *
  B ? ?
where   A is X, B is X
seen    4494 of 25466

pattern harvested-large-knight-link-attack-3109ee09
why     Strong players played here 12,695 times of 73,095.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X O ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    12695 of 73095

pattern harvested-large-knight-link-attack-5a55606d
why     Strong players played here 11,004 times of 63,452.
draw
  ? . . .
  ? X A X
  * O O O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    11004 of 63452

pattern harvested-large-knight-link-attack-21f9b91c
why     Strong players played here 5,176 times of 29,685.
draw
  ? ? B
  ? ? ?
  * O .
  X A O
  . O X
where   A is X, B is X
seen    5176 of 29685

pattern harvested-large-knight-link-attack-c8000e00
why     Strong players played here 4,342 times of 24,915.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O O ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    4342 of 24915

pattern harvested-large-knight-link-attack-3b085718
why     Strong players played here 14,975 times of 87,057.
draw
  . . .
  X A .
  O O X
  ? ? *
  B ? ?
where   A is X, B is X
seen    14975 of 87057

pattern harvested-large-knight-link-attack-338de4c1
why     Strong players played here 15,549 times of 90,926.
draw
  B ? * . .
  ? ? O A .
  ? ? O X .
where   A is X, B is X
seen    15549 of 90926

pattern harvested-large-knight-link-attack-ca184ebf
why     Strong players played here 8,060 times of 46,945.
draw
  . . .
  X A O
  X O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    8060 of 46945

pattern harvested-large-knight-link-attack-7e1e0dc2
why     Strong players played here 8,578 times of 49,993.
draw
  . . .
  O A *
  X O .
  ? ? ?
  ? ? B
where   A is X, B is X
seen    8578 of 49993

pattern harvested-large-knight-link-attack-8861e8d9
why     Strong players played here 4,161 times of 24,143.
draw
  ? B ? ?
  ? ? ? ?
  ? X . X
  * O A .
  - - - -
where   A is X, B is X
seen    4161 of 24143

pattern harvested-large-knight-link-attack-5c482d06
why     Strong players played here 4,525 times of 26,383.
draw
  . . . ? ?
  O A * ? ?
  O X O ? B
where   A is X, B is X
seen    4525 of 26383

pattern harvested-large-knight-link-attack-dd4256ad
why     Strong players played here 8,951 times of 52,687.
draw
  ? . . .
  ? X A .
  ? O O O
  * ? ? ?
  ? B ? ?
where   A is X, B is X
seen    8951 of 52687

pattern harvested-large-knight-link-attack-53084dcf
why     Strong players played here 4,610 times of 26,960.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O . . ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    4610 of 26960

pattern harvested-large-knight-link-attack-cb8f1f0c
why     Strong players played here 8,057 times of 47,499.
draw
  . . .
  X A O
  O O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    8057 of 47499

pattern harvested-large-knight-link-attack-ed43dd17
why     Strong players played here 6,894 times of 40,846.
draw
  . . .
  X A .
  * O O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    6894 of 40846

pattern harvested-large-knight-link-attack-872e0186
why     Strong players played here 25,385 times of 153,162.
draw
  . . .
  . A .
  X O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    25385 of 153162

pattern harvested-large-knight-link-attack-25d7e9ea
why     Strong players played here 5,171 times of 31,115.
draw
  B ? ?
  ? ? ?
  O O *
  O A X
  X O .
where   A is X, B is X
seen    5171 of 31115

pattern harvested-large-knight-link-attack-357da280
why     Strong players played here 13,491 times of 82,365.
draw
  ? ? . . .
  ? ? . A .
  B ? X O .
  ? ? * ? ?
where   A is X, B is X
seen    13491 of 82365

pattern harvested-large-knight-link-attack-49975bca
why     Strong players played here 50,107 times of 309,161.
draw
  * . .
  O A .
  O X .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    50107 of 309161

pattern harvested-large-knight-link-attack-43fb140e
why     Strong players played here 6,939 times of 42,320.
draw
  . . .
  X A .
  * O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    6939 of 42320

pattern harvested-large-knight-link-attack-025a6aaf
why     Strong players played here 6,590 times of 40,208.
draw
  B ? * O .
  ? ? O A O
  ? ? X X X
where   A is X, B is X
seen    6590 of 40208

pattern harvested-large-knight-link-attack-067b94ae
why     Strong players played here 8,249 times of 50,706.
draw
  . . . ? ?
  O A * ? ?
  X O . ? B
where   A is X, B is X
seen    8249 of 50706

pattern harvested-large-knight-link-attack-83a890fb
why     Strong players played here 5,624 times of 34,620.
draw
  . . .
  X A X
  X O O
  ? * ?
  B ? ?
where   A is X, B is X
seen    5624 of 34620

pattern harvested-large-knight-link-attack-9e49366f
why     Strong players played here 11,382 times of 70,639.
draw
  X . .
  O A X
  * O O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    11382 of 70639

pattern harvested-large-knight-link-attack-14a9dac1
why     Strong players played here 12,859 times of 80,209.
draw
  ? . . .
  ? X A .
  * O X .
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    12859 of 80209

pattern harvested-large-knight-link-attack-93085fac
why     Strong players played here 10,702 times of 66,685.
draw
  ? . . .
  ? X A .
  * O O X
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    10702 of 66685

pattern harvested-large-knight-link-attack-f5386afe
why     Strong players played here 17,063 times of 106,832.
draw
  ? ? . . .
  ? ? * A .
  B ? O X O
where   A is X, B is X
seen    17063 of 106832

pattern harvested-large-knight-link-attack-473b9cb8
why     Strong players played here 9,314 times of 58,102.
draw
  O O * ? B
  O A O ? ?
  X X X ? ?
where   A is X, B is X
seen    9314 of 58102

pattern harvested-large-knight-link-attack-fe943ec4
why     Strong players played here 5,518 times of 34,266.
draw
  B ? O O *
  ? ? O A X
  ? ? X O .
where   A is X, B is X
seen    5518 of 34266

pattern harvested-large-knight-link-attack-32a4eaff
why     Strong players played here 41,200 times of 260,612.
draw
  ? ? * . .
  ? ? O A .
  B ? O X .
where   A is X, B is X
seen    41200 of 260612

pattern harvested-large-knight-link-attack-9ef252ff
why     Strong players played here 5,609 times of 35,140.
draw
  . . . ?
  X A X ?
  X O O *
  ? ? ? ?
  ? ? B ?
where   A is X, B is X
seen    5609 of 35140

pattern harvested-large-knight-link-attack-70500e88
why     Strong players played here 6,807 times of 43,073.
draw
  O . .
  O A *
  X O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    6807 of 43073

pattern stretch-back-along-two
why     The stretch along the enemy's stones, to keep up with them.
draw
  . . . ? ?
  X A . ? ?
  * O O ? B
where   A is X, B is X
seen    6437 of 40849

pattern harvested-large-knight-link-attack-91102e2d
why     Strong players played here 4,804 times of 30,394.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X O ?
  ? ? O * ?
  ? B ? ? ?
where   A is X, B is X
seen    4804 of 30394

pattern harvested-large-knight-link-attack-b5d83e46
why     Strong players played here 4,679 times of 29,685.
draw
  ? ? B
  ? ? ?
  . O *
  X A O
  . O X
where   A is X, B is X
seen    4679 of 29685

pattern harvested-large-knight-link-attack-b044dc3d
why     Strong players played here 5,903 times of 37,659.
draw
  | . * ? ?
  | A O ? ?
  | . X ? B
where   A is X, B is X
seen    5903 of 37659

pattern harvested-large-knight-link-attack-92b82515
why     Strong players played here 10,784 times of 69,432.
draw
  . . .
  . A .
  O X .
  * ? ?
  B ? ?
where   A is X, B is X
seen    10784 of 69432

pattern harvested-large-knight-link-attack-79259109
why     Strong players played here 5,848 times of 37,440.
draw
  X . .
  O A .
  * O X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    5848 of 37440

pattern harvested-large-knight-link-attack-b6b2c6a4
why     Strong players played here 42,920 times of 282,364.
draw
  ? ? . . .
  ? ? . A .
  B ? X O *
where   A is X, B is X
seen    42920 of 282364

pattern stretch-level-with-the-head-between-own-two
why     The stretch along the enemy's stones, to come level with their head.
draw
  . . .
  * A .
  O X O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    28505 of 187427

pattern harvested-large-knight-link-attack-3d1e3a0e
why     Strong players played here 4,502 times of 29,147.
draw
  ? ? . . .
  ? ? X A O
  B ? . O *
where   A is X, B is X
seen    4502 of 29147

pattern harvested-large-knight-link-attack-945667e6
why     Strong players played here 7,164 times of 46,727.
draw
  . . . ? ?
  O A * ? ?
  X O O ? B
where   A is X, B is X
seen    7164 of 46727

pattern harvested-large-knight-link-attack-349f3ee0
why     Strong players played here 5,187 times of 33,827.
draw
  ? ? B
  ? ? ?
  O O *
  O A O
  O X X
where   A is X, B is X
seen    5187 of 33827

pattern harvested-large-knight-link-attack-7e048b6c
why     Strong players played here 5,526 times of 36,160.
draw
  . . . ? ?
  O A * ? ?
  X X O ? B
where   A is X, B is X
seen    5526 of 36160

pattern harvested-large-knight-link-attack-3f2c527c
why     Strong players played here 7,796 times of 51,247.
draw
  ? ? . . .
  ? ? X A O
  B ? O O *
where   A is X, B is X
seen    7796 of 51247

pattern harvested-large-knight-link-attack-8f3dcbb8
why     Strong players played here 4,256 times of 27,830.
draw
  ? ? B
  ? ? ?
  O O *
  X A O
  . X X
where   A is X, B is X
seen    4256 of 27830

pattern harvested-large-knight-link-attack-8f54e6aa
why     Strong players played here 18,676 times of 124,522.
draw
  * . .
  O A .
  X O O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    18676 of 124522

pattern stretch-along-two-from-a-bend
why     The stretch along the enemy's stones, to keep up with them.
draw
  ? ? X . .
  ? ? O A X
  B ? O O *
where   A is X, B is X
seen    7578 of 50245

pattern harvested-large-knight-link-attack-b2a49559
why     Strong players played here 5,358 times of 35,602.
draw
  O O * ? B
  O A O ? ?
  X X O ? ?
where   A is X, B is X
seen    5358 of 35602

pattern harvested-large-knight-link-attack-b6398ba5
why     Strong players played here 4,548 times of 30,197.
draw
  ? ? B
  ? ? ?
  O O *
  O A O
  X X O
where   A is X, B is X
seen    4548 of 30197

pattern harvested-large-knight-link-attack-34aa88d4
why     Strong players played here 10,483 times of 70,953.
draw
  ? ? B
  ? ? ?
  O O *
  O A O
  X X X
where   A is X, B is X
seen    10483 of 70953

pattern harvested-large-knight-link-attack-69784e2c
why     Strong players played here 13,096 times of 89,329.
draw
  . . . ? ?
  . A * ? ?
  X O O ? B
where   A is X, B is X
seen    13096 of 89329

pattern harvested-large-knight-link-attack-47eaaadc
why     Strong players played here 6,560 times of 44,762.
draw
  ? . . .
  ? O A .
  * X O O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    6560 of 44762

pattern harvested-large-knight-link-attack-3d939ff4
why     Strong players played here 19,688 times of 135,824.
draw
  . . .
  . A .
  . O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    19688 of 135824

pattern harvested-large-knight-link-attack-68725841
why     Strong players played here 4,908 times of 33,470.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  ? O . A . O
  B ? . . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    4908 of 33470

pattern harvested-large-knight-link-attack-3e5a5e00
why     Strong players played here 8,426 times of 57,844.
draw
  ? ? * . .
  ? ? O A .
  B ? O X O
where   A is X, B is X
seen    8426 of 57844

pattern harvested-large-knight-link-attack-b58650fb
why     Strong players played here 7,425 times of 51,005.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . * A . .
  B ? X O . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    7425 of 51005

pattern harvested-large-knight-link-attack-412d133d
why     Strong players played here 21,814 times of 151,194.
draw
  . . .
  * A .
  X O O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    21814 of 151194

pattern harvested-large-knight-link-attack-ae7fb70c
why     Strong players played here 4,201 times of 28,709.
draw
  O O * ? B
  X A O ? ?
  X . X ? ?
where   A is X, B is X
seen    4201 of 28709

pattern harvested-large-knight-link-attack-3b442468
why     Strong players played here 7,362 times of 50,706.
draw
  . . . ? ?
  O A . ? ?
  X O * ? B
where   A is X, B is X
seen    7362 of 50706

pattern harvested-large-knight-link-attack-41105954
why     Strong players played here 28,816 times of 201,345.
draw
  . . .
  O A .
  X O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    28816 of 201345

pattern harvested-large-knight-link-attack-eecabd24
why     Strong players played here 4,255 times of 29,230.
draw
  ? ? B
  ? ? ?
  O O *
  X A O
  O X X
where   A is X, B is X
seen    4255 of 29230

pattern harvested-large-knight-link-attack-6adfaea9
why     Strong players played here 12,284 times of 85,725.
draw
  . . . ? ?
  . A . ? ?
  O X . ? B
  ? * ? ? ?
where   A is X, B is X
seen    12284 of 85725

pattern harvested-large-knight-link-attack-956e49bc
why     Strong players played here 4,718 times of 32,716.
draw
  ? * X . .
  ? ? O A X
  B ? O O X
where   A is X, B is X
seen    4718 of 32716

pattern harvested-large-knight-link-attack-eaf894cd
why     Strong players played here 8,555 times of 59,791.
draw
  . . . ? ?
  . A * ? ?
  X . O ? B
where   A is X, B is X
seen    8555 of 59791

pattern harvested-large-knight-link-attack-b49dce59
why     Strong players played here 15,692 times of 110,575.
draw
  ? . . .
  ? . A .
  ? X . .
  * ? ? ?
  ? B ? ?
where   A is X, B is X
seen    15692 of 110575

pattern harvested-large-knight-link-attack-0dc292d3
why     Strong players played here 7,529 times of 52,816.
draw
  . . .
  X A .
  O * O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    7529 of 52816

pattern harvested-large-knight-link-attack-04c0f5f4
why     Strong players played here 28,960 times of 205,410.
draw
  . . .
  . A .
  O * .
  ? ? ?
  ? ? B
where   A is X, B is X
seen    28960 of 205410

pattern harvested-large-knight-link-attack-a65bd4c7
why     Strong players played here 5,434 times of 38,087.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  * O X . ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    5434 of 38087

pattern harvested-large-knight-link-attack-284b69bb
why     Strong players played here 10,490 times of 74,108.
draw
  ? ? . . .
  ? ? O A .
  B ? O X .
  ? ? * ? ?
where   A is X, B is X
seen    10490 of 74108

pattern stretch-level-with-the-head-inside-the-gap
why     The stretch along the enemy's stones, to come level with their head.
draw
  B ? . . .
  ? ? * A .
  ? ? O X O
where   A is X, B is X
seen    4488 of 31431

pattern harvested-large-knight-link-attack-38dc0663
why     Strong players played here 6,554 times of 46,238.
draw
  . . .
  O A .
  X O O
  * ? ?
  B ? ?
where   A is X, B is X
seen    6554 of 46238

pattern harvested-large-knight-link-attack-3b5e918a
why     Strong players played here 19,745 times of 141,343.
draw
  . . . ? ?
  . A . ? ?
  X O * ? B
where   A is X, B is X
seen    19745 of 141343

pattern harvested-large-knight-link-attack-91dee891
why     Strong players played here 6,745 times of 47,874.
draw
  ? ? . . .
  ? ? X A X
  B ? O X O
  ? ? * ? ?
where   A is X, B is X
seen    6745 of 47874

pattern harvested-large-knight-link-attack-51401bf3
why     Strong players played here 4,153 times of 29,343.
draw
  X . .
  . A O
  X O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    4153 of 29343

pattern harvested-large-knight-link-attack-e3683ab1
why     Strong players played here 6,885 times of 49,076.
draw
  ? ? X . .
  ? ? O A X
  B ? * O X
where   A is X, B is X
seen    6885 of 49076

pattern harvested-large-knight-link-attack-c79e098f
why     Strong players played here 4,443 times of 31,631.
draw
  ? ? B
  ? ? ?
  O O *
  X A O
  X . X
where   A is X, B is X
seen    4443 of 31631

pattern harvested-large-knight-link-attack-99a20092
why     Strong players played here 5,046 times of 36,224.
draw
  ? . . .
  * X A O
  ? O O X
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    5046 of 36224

pattern harvested-large-knight-link-attack-1a7c6fb8
why     Strong players played here 4,084 times of 29,429.
draw
  . . .
  O A .
  * . X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    4084 of 29429

pattern harvested-large-knight-link-attack-5bef90aa
why     Strong players played here 19,278 times of 141,343.
draw
  . . . ? ?
  . A * ? ?
  X O . ? B
where   A is X, B is X
seen    19278 of 141343

pattern harvested-large-knight-link-attack-438114a2
why     Strong players played here 4,395 times of 31,879.
draw
  | . *
  | A O
  | . X
  | ? ?
  | ? B
where   A is X, B is X
seen    4395 of 31879

pattern harvested-large-knight-link-attack-284360bd
why     Strong players played here 4,949 times of 35,957.
draw
  . . .
  X A O
  . O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    4949 of 35957

pattern harvested-large-knight-link-attack-a39e47fe
why     Strong players played here 12,187 times of 89,816.
draw
  B ? ?
  ? ? ?
  * . .
  O A .
  O X .
where   A is X, B is X
seen    12187 of 89816

pattern harvested-large-knight-link-attack-47327f49
why     Strong players played here 8,941 times of 66,599.
draw
  . . .
  O A *
  X O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    8941 of 66599

pattern harvested-large-knight-link-attack-6897a06e
why     Strong players played here 4,345 times of 32,174.
draw
  ? . . .
  ? X A .
  * O X O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    4345 of 32174

pattern harvested-large-knight-link-attack-9d97785d
why     Strong players played here 6,322 times of 47,107.
draw
  . . . ? ?
  X A O ? ?
  X O * ? B
where   A is X, B is X
seen    6322 of 47107

pattern harvested-large-knight-link-attack-1ea2be54
why     Strong players played here 4,634 times of 34,482.
draw
  * O . ? B
  X A O ? ?
  . O X ? ?
where   A is X, B is X
seen    4634 of 34482

pattern harvested-large-knight-link-attack-484aec7c
why     Strong players played here 6,335 times of 47,331.
draw
  X . .
  O A X
  * O X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    6335 of 47331

pattern harvested-large-knight-link-attack-2c6bdebe
why     Strong players played here 14,214 times of 107,455.
draw
  ? ? . . .
  ? ? O A .
  B ? O X .
  ? ? ? * ?
where   A is X, B is X
seen    14214 of 107455

pattern harvested-large-knight-link-attack-bc9f93e3
why     Strong players played here 4,460 times of 33,332.
draw
  . . . ? ?
  X A O ? ?
  . O * ? B
where   A is X, B is X
seen    4460 of 33332

pattern harvested-large-knight-link-attack-7a5ea607
why     Strong players played here 6,137 times of 46,053.
draw
  ? ? X . .
  ? ? O A X
  B ? * O .
where   A is X, B is X
seen    6137 of 46053

pattern harvested-large-knight-link-attack-d054eabb
why     Strong players played here 4,938 times of 37,140.
draw
  O O * ? ?
  O A O ? ?
  X X O ? B
where   A is X, B is X
seen    4938 of 37140

pattern harvested-large-knight-link-attack-2439a35f
why     Strong players played here 4,256 times of 31,957.
draw
  . . .
  . A .
  X O X
  ? ? *
  B ? ?
where   A is X, B is X
seen    4256 of 31957

pattern harvested-large-knight-link-attack-e25f96b8
why     Strong players played here 7,021 times of 53,130.
draw
  B ? X O *
  ? ? O A X
  ? ? O O O
where   A is X, B is X
seen    7021 of 53130

pattern harvested-large-knight-link-attack-bb3ca3c5
why     Strong players played here 4,630 times of 34,869.
draw
  ? ? . . .
  ? ? X A .
  B ? O X O
  ? ? * ? ?
where   A is X, B is X
seen    4630 of 34869

pattern harvested-large-knight-link-attack-dc0d1f86
why     Strong players played here 4,869 times of 36,945.
draw
  ? . . .
  ? X A X
  * O X O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    4869 of 36945

pattern harvested-large-knight-link-attack-22f2a925
why     Strong players played here 7,563 times of 57,804.
draw
  B ? . . .
  ? ? * A .
  ? ? X O .
where   A is X, B is X
seen    7563 of 57804

pattern harvested-large-knight-link-attack-7913c774
why     Strong players played here 8,557 times of 65,668.
draw
  . . .
  X A X
  O O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    8557 of 65668

pattern harvested-large-knight-link-attack-0bd45672
why     Strong players played here 4,559 times of 34,753.
draw
  ? . . .
  ? X A .
  * O O O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    4559 of 34753

pattern harvested-large-knight-link-attack-5d730881
why     Strong players played here 5,220 times of 40,016.
draw
  ? ? . . .
  ? ? X A O
  B ? O O X
  ? ? ? * ?
where   A is X, B is X
seen    5220 of 40016

pattern harvested-large-knight-link-attack-d2b2e853
why     Strong players played here 5,206 times of 40,091.
draw
  . . . ? ?
  X A O ? ?
  O O * ? B
where   A is X, B is X
seen    5206 of 40091

pattern harvested-large-knight-link-attack-932a3cdd
why     Strong players played here 20,104 times of 157,179.
draw
  ? ? . . .
  ? ? . A .
  B ? X O .
  ? ? ? * ?
where   A is X, B is X
seen    20104 of 157179

pattern harvested-large-knight-link-attack-1addd07e
why     Strong players played here 4,762 times of 36,895.
draw
  ? ? . . .
  ? ? X A .
  B * O O X
where   A is X, B is X
seen    4762 of 36895

pattern harvested-large-knight-link-attack-c2fb1eaf
why     Strong players played here 8,243 times of 64,310.
draw
  B ? X . .
  ? ? O A X
  ? ? * O O
where   A is X, B is X
seen    8243 of 64310

pattern harvested-large-knight-link-attack-d0636d8c
why     Strong players played here 4,659 times of 36,133.
draw
  . . . ? ?
  O A . ? ?
  O X . ? B
  ? * ? ? ?
where   A is X, B is X
seen    4659 of 36133

pattern harvested-large-knight-link-attack-4ec97c0e
why     Strong players played here 34,402 times of 272,218.
draw
  . . .
  * A .
  O . .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    34402 of 272218

pattern harvested-large-knight-link-attack-83b87582
why     Strong players played here 11,056 times of 86,836.
draw
  ? ? . . .
  ? ? X A X
  B ? O O *
where   A is X, B is X
seen    11056 of 86836

pattern harvested-large-knight-link-attack-25545803
why     Strong players played here 6,373 times of 49,993.
draw
  . . .
  O A .
  X O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    6373 of 49993

pattern harvested-large-knight-link-attack-89c1389b
why     Strong players played here 31,128 times of 248,318.
draw
  . . .
  . A .
  X O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    31128 of 248318

pattern harvested-large-knight-link-attack-26e57853
why     Strong players played here 5,020 times of 39,512.
draw
  . O * ? ?
  O A O ? ?
  X X O ? B
where   A is X, B is X
seen    5020 of 39512

pattern harvested-large-knight-link-attack-8d08d096
why     Strong players played here 9,104 times of 72,284.
draw
  . . .
  . A .
  X O .
  ? ? ?
  B * ?
where   A is X, B is X
seen    9104 of 72284

pattern harvested-large-knight-link-attack-9faa61d7
why     Strong players played here 7,660 times of 60,903.
draw
  . . . ? ?
  O A . ? ?
  * X . ? B
where   A is X, B is X
seen    7660 of 60903

pattern harvested-large-knight-link-attack-ac56d32f
why     Strong players played here 9,674 times of 77,210.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X . ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    9674 of 77210

pattern harvested-large-knight-link-attack-5e043d74
why     Strong players played here 7,582 times of 60,975.
draw
  B ? ?
  ? ? ?
  . . .
  * A .
  X O .
where   A is X, B is X
seen    7582 of 60975

pattern harvested-large-knight-link-attack-e6bbfb18
why     Strong players played here 18,826 times of 153,162.
draw
  . . .
  . A *
  X O .
  ? ? ?
  ? ? B
where   A is X, B is X
seen    18826 of 153162

pattern harvested-large-knight-link-attack-1405a4af
why     Strong players played here 12,895 times of 104,874.
draw
  * . .
  O A .
  . X .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    12895 of 104874

pattern turn-at-the-head-of-two-into-the-gap
why     The turn at the head of two stones, from own stones beside them.
draw
  . . . ? ?
  X A * ? ?
  . O O ? B
where   A is X, B is X
seen    5051 of 40849

pattern harvested-large-knight-link-attack-17dcfec3
why     Strong players played here 8,923 times of 73,077.
draw
  . . .
  . A .
  O X O
  ? ? *
  B ? ?
where   A is X, B is X
seen    8923 of 73077

pattern harvested-large-knight-link-attack-4a4bbd4c
why     Strong players played here 5,366 times of 43,735.
draw
  B ? ?
  ? ? ?
  * O .
  O A O
  X X X
where   A is X, B is X
seen    5366 of 43735

pattern harvested-large-knight-link-attack-a7e9d830
why     Strong players played here 8,582 times of 70,448.
draw
  . . . ? ?
  . A . ? ?
  X O . ? B
  ? * ? ? ?
where   A is X, B is X
seen    8582 of 70448

pattern harvested-large-knight-link-attack-3d371cc9
why     Strong players played here 5,068 times of 41,471.
draw
  . . .
  X A X
  O X O
  ? ? *
  B ? ?
where   A is X, B is X
seen    5068 of 41471

pattern harvested-large-knight-link-attack-fcde8cc7
why     Strong players played here 6,282 times of 51,860.
draw
  . . .
  X A .
  O * O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    6282 of 51860

pattern harvested-large-knight-link-attack-87781751
why     Strong players played here 8,353 times of 70,337.
draw
  * . .
  O A .
  O X O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    8353 of 70337

pattern harvested-large-knight-link-attack-bf17c2e2
why     Strong players played here 9,472 times of 80,197.
draw
  . . .
  . A .
  X . .
  * ? ?
  ? ? B
where   A is X, B is X
seen    9472 of 80197

pattern harvested-large-knight-link-attack-abe87a21
why     Strong players played here 6,100 times of 51,563.
draw
  . . . ? ?
  X A * ? ?
  O . O ? B
where   A is X, B is X
seen    6100 of 51563

pattern harvested-large-knight-link-attack-88a35eda
why     Strong players played here 4,538 times of 38,508.
draw
  ? * X . .
  ? ? O A X
  B ? O O O
where   A is X, B is X
seen    4538 of 38508

pattern harvested-large-knight-link-attack-9688c8a0
why     Strong players played here 7,588 times of 65,075.
draw
  B ? * . .
  ? ? O A .
  ? ? . X .
where   A is X, B is X
seen    7588 of 65075

pattern harvested-large-knight-link-attack-3253d18a
why     Strong players played here 10,002 times of 86,274.
draw
  ? ? * . .
  ? ? O A .
  B ? X O O
where   A is X, B is X
seen    10002 of 86274

pattern harvested-large-knight-link-attack-f0efe1a9
why     Strong players played here 23,109 times of 201,345.
draw
  * . .
  O A .
  X O .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    23109 of 201345

pattern harvested-large-knight-link-attack-d026b985
why     Strong players played here 6,733 times of 58,116.
draw
  . . .
  . A *
  X . O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    6733 of 58116

pattern harvested-large-knight-link-attack-d4a9c96b
why     Strong players played here 4,813 times of 41,375.
draw
  . . .
  O A *
  X O X
  ? ? ?
  ? ? B
where   A is X, B is X
seen    4813 of 41375

pattern harvested-large-knight-link-attack-a4cfaf9e
why     Strong players played here 13,211 times of 115,779.
draw
  ? ? . . .
  ? ? X A .
  B ? O O X
  ? ? ? * ?
where   A is X, B is X
seen    13211 of 115779

pattern harvested-large-knight-link-attack-2012b9a1
why     Strong players played here 4,449 times of 38,559.
draw
  X . .
  O A X
  O O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    4449 of 38559

pattern harvested-large-knight-link-attack-31e67530
why     Strong players played here 7,674 times of 67,022.
draw
  . . .
  X A .
  O O O
  * ? ?
  B ? ?
where   A is X, B is X
seen    7674 of 67022

pattern harvested-large-knight-link-attack-dadad299
why     Strong players played here 4,359 times of 38,019.
draw
  . . . ?
  X A O ?
  O O X *
  ? ? ? ?
  ? ? B ?
where   A is X, B is X
seen    4359 of 38019

pattern harvested-large-knight-link-attack-ce58657d
why     Strong players played here 27,984 times of 248,318.
draw
  . . .
  * A .
  X O .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    27984 of 248318

pattern harvested-large-knight-link-attack-5f35974c
why     Strong players played here 4,458 times of 38,952.
draw
  ? ? . . .
  ? ? X A X
  B * O X O
where   A is X, B is X
seen    4458 of 38952

pattern harvested-large-knight-link-attack-9da84a06
why     Strong players played here 5,968 times of 52,812.
draw
  . . .
  X A .
  O X .
  * ? ?
  ? ? B
where   A is X, B is X
seen    5968 of 52812

pattern harvested-large-knight-link-attack-b2d0d174
why     Strong players played here 5,450 times of 48,261.
draw
  . . .
  O A .
  * X .
  ? ? ?
  ? ? B
where   A is X, B is X
seen    5450 of 48261

pattern harvested-large-knight-link-attack-b089c5fe
why     Strong players played here 11,048 times of 98,661.
draw
  . . .
  . A .
  O X .
  ? * ?
  B ? ?
where   A is X, B is X
seen    11048 of 98661

pattern harvested-large-knight-link-attack-deefa9f6
why     Strong players played here 14,862 times of 135,824.
draw
  . . .
  . A .
  * O .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    14862 of 135824

pattern harvested-large-knight-link-attack-dc76bcef
why     Strong players played here 38,086 times of 353,643.
draw
  . . .
  * A .
  O X .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    38086 of 353643

pattern harvested-large-knight-link-attack-85827cc4
why     Strong players played here 11,946 times of 110,494.
draw
  ? ? . . .
  ? ? * A .
  B ? . O .
where   A is X, B is X
seen    11946 of 110494

pattern harvested-large-knight-link-attack-3b500c96
why     Strong players played here 4,435 times of 40,628.
draw
  B ? X . .
  ? ? O A X
  ? ? * O X
where   A is X, B is X
seen    4435 of 40628

pattern harvested-large-knight-link-attack-c2d27bad
why     Strong players played here 8,369 times of 77,378.
draw
  . . .
  X A X
  O O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    8369 of 77378

pattern harvested-large-knight-link-attack-92ec98d3
why     Strong players played here 11,448 times of 107,653.
draw
  ? ? . . .
  ? ? . A .
  B ? O X .
  ? ? * ? ?
where   A is X, B is X
seen    11448 of 107653

pattern harvested-large-knight-link-attack-9c1938d8
why     Strong players played here 5,064 times of 47,246.
draw
  ? ? . . .
  ? ? * A .
  B ? O . O
where   A is X, B is X
seen    5064 of 47246

pattern harvested-large-knight-link-attack-8c7272a5
why     Strong players played here 14,374 times of 135,824.
draw
  . . .
  * A .
  . O .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    14374 of 135824

pattern contact-inside-the-large-knights-move
why     The contact inside the enemy's large knight's move, at one of its ends.
draw
  B * . . .
  ? ? . A .
  ? ? O X .
where   A is X, B is X
seen    7505 of 70626

pattern harvested-large-knight-link-attack-ec24308f
why     Strong players played here 5,905 times of 55,537.
draw
  . . .
  X A .
  O O X
  ? * ?
  ? ? B
where   A is X, B is X
seen    5905 of 55537

pattern harvested-large-knight-link-attack-644d2291
why     Strong players played here 8,624 times of 81,994.
draw
  . . . ? ?
  X A * ? ?
  O O O ? B
where   A is X, B is X
seen    8624 of 81994

pattern harvested-large-knight-link-attack-2f3bd9a3
why     Strong players played here 10,928 times of 104,311.
draw
  ? ? . . .
  ? ? . A .
  B ? O X .
  ? ? ? * ?
where   A is X, B is X
seen    10928 of 104311

pattern harvested-large-knight-link-attack-30cd7e5f
why     Strong players played here 5,459 times of 52,125.
draw
  . . .
  O A *
  O O X
  ? ? ?
  ? ? B
where   A is X, B is X
seen    5459 of 52125

pattern harvested-large-knight-link-attack-3ac34ae4
why     Strong players played here 5,695 times of 54,469.
draw
  X . .
  O A X
  * O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    5695 of 54469

pattern harvested-large-knight-link-attack-f93aedc6
why     Strong players played here 6,805 times of 65,244.
draw
  . . .
  X A *
  X O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    6805 of 65244

pattern harvested-large-knight-link-attack-03da654e
why     Strong players played here 6,035 times of 57,812.
draw
  B ? ?
  ? ? ?
  X . .
  O A X
  * O O
where   A is X, B is X
seen    6035 of 57812

pattern harvested-large-knight-link-attack-bbf27514
why     Strong players played here 9,362 times of 90,926.
draw
  B ? . * .
  ? ? O A .
  ? ? O X .
where   A is X, B is X
seen    9362 of 90926

pattern harvested-large-knight-link-attack-cc0bda5f
why     Strong players played here 5,941 times of 57,554.
draw
  . . .
  X A .
  O O X
  ? ? *
  ? ? B
where   A is X, B is X
seen    5941 of 57554

pattern turn-at-the-head-of-two-over-own-row
why     The turn at the head of two stones, from own stones beside them.
draw
  . . .
  X A *
  O O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    11091 of 108235

pattern harvested-large-knight-link-attack-e1f250b5
why     Strong players played here 10,738 times of 104,874.
draw
  . . .
  O A .
  * X .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    10738 of 104874

pattern harvested-large-knight-link-attack-cb5c3d8c
why     Strong players played here 6,356 times of 61,892.
draw
  B ? ?
  ? ? ?
  * . .
  O A .
  . X .
where   A is X, B is X
seen    6356 of 61892

pattern harvested-large-knight-link-attack-1c87650f
why     Strong players played here 5,294 times of 51,563.
draw
  . . . ? ?
  X A . ? ?
  O * O ? B
where   A is X, B is X
seen    5294 of 51563
