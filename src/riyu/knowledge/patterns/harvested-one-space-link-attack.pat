# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as one-space-link-attack; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-one-space-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-one-space-link-attack-64f32e13
why     Strong players played here 1,579 times of 1,584.
draw
  . . . . .
  . O . . .
  . O A . .
  . * O X .
  . . B . .
where   A is X, B is X
seen    1579 of 1584

pattern harvested-one-space-link-attack-876075df
why     Strong players played here 1,493 times of 1,500.
draw
  . . . . .
  . X . . .
  O O A . .
  . * O X .
  . O B . .
where   A is X, B is X
seen    1493 of 1500

pattern harvested-one-space-link-attack-fa111cc4
why     Strong players played here 1,268 times of 1,275.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  X B * A . . .
  O O O X . . .
  . . . O X . .
  ? . . . . . ?
where   A is X, B is X
seen    1268 of 1275

pattern harvested-one-space-link-attack-75284b70
why     Strong players played here 1,078 times of 1,086.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . X O * . .
  . . . B O . .
  ? . . . O . ?
where   A is X, B is X
seen    1078 of 1086

pattern harvested-one-space-link-attack-9f5ae0b8
why     Strong players played here 1,265 times of 1,277.
draw
  . . . . .
  . . . . .
  . X A * B
  . O O O X
  . . . . O
where   A is X, B is X
seen    1265 of 1277

pattern harvested-one-space-link-attack-521dbd01
why     Strong players played here 1,561 times of 1,577.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . X O * . .
  . . . B O . .
  ? . . . . . ?
where   A is X, B is X
seen    1561 of 1577

pattern harvested-one-space-link-attack-6471e084
why     Strong players played here 1,357 times of 1,372.
draw
  . . . . .
  . O . . .
  . O A . .
  . * O X .
  . O B . .
where   A is X, B is X
seen    1357 of 1372

pattern harvested-one-space-link-attack-6d16db60
why     Strong players played here 1,296 times of 1,311.
draw
  ? . . . . . ?
  . . X . . . .
  . . . . . . .
  . . O A . . .
  . . * O X . .
  . . . B . . .
  ? . . . . . ?
where   A is X, B is X
seen    1296 of 1311

pattern harvested-one-space-link-attack-96bd8c3a
why     Strong players played here 1,191 times of 1,206.
draw
  . . . . .
  . . . . .
  . O A . .
  . * O X .
  . . B . .
where   A is X, B is X
seen    1191 of 1206

pattern harvested-one-space-link-attack-0bc9cf8e
why     Strong players played here 1,167 times of 1,182.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . X O * . .
  . . O B . . .
  ? . . . . . ?
where   A is X, B is X
seen    1167 of 1182

pattern harvested-one-space-link-attack-a876abfb
why     Strong players played here 1,649 times of 1,673.
draw
  . . . . .
  . . . . .
  . O A . .
  . * O X .
  . O B . .
where   A is X, B is X
seen    1649 of 1673

pattern harvested-one-space-link-attack-8e88a20e
why     Strong players played here 1,302 times of 1,332.
draw
  . . . . .
  . . . . .
  B * A . .
  O O X . .
  . . O X .
where   A is X, B is X
seen    1302 of 1332

pattern harvested-one-space-link-attack-494ba2ac
why     Strong players played here 1,633 times of 1,680.
draw
  . X . . .
  . . . . .
  . O A . .
  . * O X .
  . . B . .
where   A is X, B is X
seen    1633 of 1680

pattern harvested-one-space-link-attack-0baf5489
why     Strong players played here 3,712 times of 3,845.
draw
  | ? . ? ?
  | . O . ?
  | O A O O
  | X * X ?
  | ? B ? ?
where   A is X, B is X
seen    3712 of 3845

pattern harvested-one-space-link-attack-13fef64d
why     Strong players played here 1,240 times of 1,280.
draw
  . . . . |
  . * . . |
  B O A . |
  . X O . |
  . . . . |
where   A is X, B is X
seen    1240 of 1280

pattern harvested-one-space-link-attack-f7aa11ea
why     Strong players played here 1,292 times of 1,334.
draw
  . . . . .
  . . . . .
  . O A . .
  . * O X .
  O O B . .
where   A is X, B is X
seen    1292 of 1334

pattern harvested-one-space-link-attack-0e62026d
why     Strong players played here 1,191 times of 1,238.
draw
  . . . . .
  . * . . .
  B O A . .
  . X O O .
  . X . . .
where   A is X, B is X
seen    1191 of 1238

pattern harvested-one-space-link-attack-5f90a7a9
why     Strong players played here 1,599 times of 1,673.
draw
  . . . . .
  . . . . .
  O O A . .
  X X O * .
  . . B . .
where   A is X, B is X
seen    1599 of 1673

pattern harvested-one-space-link-attack-7819db6e
why     Strong players played here 1,540 times of 1,633.
draw
  ? ? . ? |
  ? O O . |
  X O A O |
  ? X * X |
  ? ? B ? |
where   A is X, B is X
seen    1540 of 1633

pattern harvested-one-space-link-attack-06ceade7
why     Strong players played here 6,947 times of 7,487.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O * .
  . . B O .
where   A is X, B is X
seen    6947 of 7487

pattern harvested-one-space-link-attack-084430e6
why     Strong players played here 1,564 times of 1,717.
draw
  . . . . .
  . . . . .
  . . A . .
  X X O * .
  . O B . .
where   A is X, B is X
seen    1564 of 1717

pattern harvested-one-space-link-attack-d9be6be4
why     Strong players played here 1,647 times of 1,815.
draw
  . . . . .
  . . . . .
  . O A . .
  . X O * .
  . . B . .
where   A is X, B is X
seen    1647 of 1815

pattern harvested-one-space-link-attack-1484e402
why     Strong players played here 2,782 times of 3,163.
draw
  ? X O .
  B * A O
  ? X O X
where   A is X, B is X
seen    2782 of 3163

pattern harvested-one-space-link-attack-586e9f1b
why     Strong players played here 1,454 times of 1,654.
draw
  . X . . .
  . . . . .
  . O A . .
  . X O * .
  . . B . .
where   A is X, B is X
seen    1454 of 1654

pattern harvested-one-space-link-attack-c8a011ef
why     Strong players played here 1,685 times of 1,921.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O * .
  O O B . .
where   A is X, B is X
seen    1685 of 1921

pattern harvested-one-space-link-attack-261364b2
why     Strong players played here 1,197 times of 1,363.
draw
  ? ? . ? ?
  ? . . * ?
  O X A O B
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    1197 of 1363

pattern harvested-one-space-link-attack-a8fe8114
why     Strong players played here 1,920 times of 2,215.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . O
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    1920 of 2215

pattern harvested-one-space-link-attack-98d89c12
why     Strong players played here 4,671 times of 5,469.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    4671 of 5469

pattern harvested-one-space-link-attack-c3532966
why     Strong players played here 2,087 times of 2,451.
draw
  - - - - -
  . . . . .
  . . A . .
  X X O * .
  O O B . .
where   A is X, B is X
seen    2087 of 2451

pattern harvested-one-space-link-attack-ac4effef
why     Strong players played here 2,945 times of 3,474.
draw
  . . . . .
  . . . . .
  . . A . .
  X X O * .
  O O B . .
where   A is X, B is X
seen    2945 of 3474

pattern harvested-one-space-link-attack-a6eef38c
why     Strong players played here 10,786 times of 13,140.
draw
  . O .
  O A O
  X * X
  ? B ?
where   A is X, B is X
seen    10786 of 13140

pattern harvested-one-space-link-attack-243ab4eb
why     Strong players played here 5,997 times of 7,465.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    5997 of 7465

pattern harvested-one-space-link-attack-e89615a0
why     Strong players played here 1,233 times of 1,523.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X O O ?
  ? ? O ? ?
where   A is X, B is X
seen    1233 of 1523

pattern harvested-one-space-link-attack-64dc0e4b
why     Strong players played here 5,452 times of 6,964.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X O O ?
  ? ? X ? ?
where   A is X, B is X
seen    5452 of 6964

pattern harvested-one-space-link-attack-cc197212
why     Strong players played here 1,282 times of 1,639.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . O
  ? X O O ?
  ? ? X ? ?
where   A is X, B is X
seen    1282 of 1639

pattern harvested-one-space-link-attack-a0d27af1
why     Strong players played here 2,196 times of 2,939.
draw
  ? ? . ? ?
  ? * . . ?
  B O A O .
  ? X . . ?
  ? ? . ? ?
where   A is X, B is X
seen    2196 of 2939

pattern harvested-one-space-link-attack-76842b04
why     Strong players played here 1,573 times of 2,131.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . X
  ? X O X ?
  ? ? O ? ?
where   A is X, B is X
seen    1573 of 2131

pattern harvested-one-space-link-attack-0b7fb50c
why     Strong players played here 4,843 times of 6,640.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O * .
  . O B . .
where   A is X, B is X
seen    4843 of 6640

pattern harvested-one-space-link-attack-c3c14760
why     Strong players played here 2,123 times of 2,913.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O B
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    2123 of 2913

pattern harvested-one-space-link-attack-11fade16
why     Strong players played here 4,227 times of 5,877.
draw
  . . . . .
  . . O * .
  . O A O B
  . X X . .
  . . . . .
where   A is X, B is X
seen    4227 of 5877

pattern harvested-one-space-link-attack-4f98fda5
why     Strong players played here 39,447 times of 55,504.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    39447 of 55504

pattern harvested-one-space-link-attack-d6fe98d3
why     Strong players played here 1,941 times of 2,716.
draw
  ? ? O ? ?
  ? . . . ?
  . . A . .
  ? * O . ?
  ? ? B ? ?
where   A is X, B is X
seen    1941 of 2716

pattern harvested-one-space-link-attack-e2805298
why     Strong players played here 2,352 times of 3,299.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X . O ?
  ? ? . ? ?
where   A is X, B is X
seen    2352 of 3299

pattern harvested-one-space-link-attack-b4b519fe
why     Strong players played here 1,838 times of 2,580.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O B
  ? O O X ?
  ? ? . ? ?
where   A is X, B is X
seen    1838 of 2580

pattern harvested-one-space-link-attack-a7504b40
why     Strong players played here 2,434 times of 3,457.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . A . . .
  | . . O * . .
  | . X B O . .
  | . X O . . ?
where   A is X, B is X
seen    2434 of 3457

pattern harvested-one-space-link-attack-b8b13393
why     Strong players played here 1,059 times of 1,488.
draw
  + - - - -
  | . . . .
  | . A . .
  | . O * .
  | . B O O
where   A is X, B is X
seen    1059 of 1488

pattern harvested-one-space-link-attack-de45e4d6
why     Strong players played here 1,332 times of 1,886.
draw
  ? X O O
  B * A O
  ? X O X
where   A is X, B is X
seen    1332 of 1886

pattern harvested-one-space-link-attack-bd65f152
why     Strong players played here 9,517 times of 13,788.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    9517 of 13788

pattern harvested-one-space-link-attack-885940ed
why     Strong players played here 2,414 times of 3,534.
draw
  ? ? O ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    2414 of 3534

pattern harvested-one-space-link-attack-d896b0a1
why     Strong players played here 4,724 times of 6,964.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    4724 of 6964

pattern harvested-one-space-link-attack-1a859157
why     Strong players played here 1,249 times of 1,821.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . O
  ? X O . ?
  ? ? . ? ?
where   A is X, B is X
seen    1249 of 1821

pattern harvested-one-space-link-attack-34a95998
why     Strong players played here 4,862 times of 7,283.
draw
  O O .
  O A O
  X * X
  ? B ?
where   A is X, B is X
seen    4862 of 7283

pattern harvested-one-space-link-attack-6d552f04
why     Strong players played here 1,437 times of 2,147.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . X
  ? X O . ?
  ? ? O ? ?
where   A is X, B is X
seen    1437 of 2147

pattern harvested-one-space-link-attack-85dd7fac
why     Strong players played here 2,059 times of 3,097.
draw
  ? ? . ? |
  ? * . . |
  B O A . |
  ? X O . |
  ? ? O ? |
where   A is X, B is X
seen    2059 of 3097

pattern harvested-one-space-link-attack-f52cb348
why     Strong players played here 2,826 times of 4,301.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X O X ?
  ? ? O ? ?
where   A is X, B is X
seen    2826 of 4301

pattern harvested-one-space-link-attack-bfbf2722
why     Strong players played here 1,998 times of 3,061.
draw
  ? ? O ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    1998 of 3061

pattern harvested-one-space-link-attack-79510fd1
why     Strong players played here 1,245 times of 1,894.
draw
  ? ? B ? ?
  ? * O . ?
  . X A O O
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    1245 of 1894

pattern harvested-one-space-link-attack-0fff8db7
why     Strong players played here 10,849 times of 17,014.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * O . ?
  ? ? B ? ?
where   A is X, B is X
seen    10849 of 17014

pattern stretch-the-wedge-out-of-atari-above-own-two
why     The stretch of the wedge out of atari, through the enemy's one-space jump.
draw
  ? * . .
  B O A .
  ? X O O
where   A is X, B is X
seen    18818 of 29719

pattern harvested-one-space-link-attack-5dc282bc
why     Strong players played here 1,605 times of 2,496.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X O ?
  ? ? . ? ?
where   A is X, B is X
seen    1605 of 2496

pattern harvested-one-space-link-attack-9e6b0254
why     Strong players played here 1,186 times of 1,837.
draw
  - - - - -
  ? . . . ?
  . X A O B
  ? . O * ?
  ? ? O ? ?
where   A is X, B is X
seen    1186 of 1837

pattern harvested-one-space-link-attack-ed7ebf77
why     Strong players played here 1,219 times of 1,890.
draw
  ? ? . ? ?
  ? * . . ?
  B O A O .
  ? O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    1219 of 1890

pattern harvested-one-space-link-attack-7a64b430
why     Strong players played here 3,068 times of 4,940.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X O ?
  ? ? X ? ?
where   A is X, B is X
seen    3068 of 4940

pattern harvested-one-space-link-attack-f79c8803
why     Strong players played here 4,647 times of 7,526.
draw
  ? ? . ? ?
  ? . O * ?
  . O A O B
  ? X X . ?
  ? ? . ? ?
where   A is X, B is X
seen    4647 of 7526

pattern harvested-one-space-link-attack-c6cbb33a
why     Strong players played here 1,594 times of 2,592.
draw
  O . * ?
  . A O B
  O O X ?
where   A is X, B is X
seen    1594 of 2592

pattern harvested-one-space-link-attack-33db063a
why     Strong players played here 1,767 times of 2,891.
draw
  ? ? . ? ?
  ? . . * ?
  O X A O B
  ? O O X ?
  ? ? . ? ?
where   A is X, B is X
seen    1767 of 2891

pattern harvested-one-space-link-attack-75374fbd
why     Strong players played here 1,947 times of 3,238.
draw
  X . * ?
  . A O B
  O O X ?
where   A is X, B is X
seen    1947 of 3238

pattern harvested-one-space-link-attack-f235057f
why     Strong players played here 5,600 times of 9,462.
draw
  . . * ?
  X A O B
  . O X ?
where   A is X, B is X
seen    5600 of 9462

pattern harvested-one-space-link-attack-f10ed2a4
why     Strong players played here 3,510 times of 5,926.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X . ?
  ? ? O ? ?
where   A is X, B is X
seen    3510 of 5926

pattern harvested-one-space-link-attack-8a9428b9
why     Strong players played here 1,146 times of 1,908.
draw
  + - - - -
  | . . . ?
  | . A . .
  | . O * ?
  | ? B ? ?
where   A is X, B is X
seen    1146 of 1908

pattern harvested-one-space-link-attack-9fe5d6b4
why     Strong players played here 1,475 times of 2,488.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O B
  ? X O X ?
  ? ? O ? ?
where   A is X, B is X
seen    1475 of 2488

pattern harvested-one-space-link-attack-89a87478
why     Strong players played here 14,342 times of 24,799.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    14342 of 24799

pattern harvested-one-space-link-attack-85f3806e
why     Strong players played here 1,160 times of 1,955.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O X O ?
  ? ? X ? ?
where   A is X, B is X
seen    1160 of 1955

pattern harvested-one-space-link-attack-61fb1e2b
why     Strong players played here 2,243 times of 3,840.
draw
  ? ? X ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    2243 of 3840

pattern harvested-one-space-link-attack-2981dad4
why     Strong players played here 24,214 times of 42,717.
draw
  . . .
  . A .
  * O .
  ? B ?
where   A is X, B is X
seen    24214 of 42717

pattern harvested-one-space-link-attack-ad0778ab
why     Strong players played here 2,700 times of 4,791.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    2700 of 4791

pattern harvested-one-space-link-attack-9a1e27c7
why     Strong players played here 2,256 times of 4,003.
draw
  ? ? . ? |
  ? * . . |
  B O A . |
  ? X O . |
  ? ? . ? |
where   A is X, B is X
seen    2256 of 4003

pattern harvested-one-space-link-attack-33cab431
why     Strong players played here 2,069 times of 3,704.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X X O ?
  ? ? O ? ?
where   A is X, B is X
seen    2069 of 3704

pattern harvested-one-space-link-attack-947ebb4b
why     Strong players played here 1,677 times of 3,003.
draw
  ? ? B ? ?
  ? * O . ?
  . X A O O
  ? . O X ?
  ? ? . ? ?
where   A is X, B is X
seen    1677 of 3003

pattern stretch-the-wedge-out-of-atari
why     The stretch of the wedge out of atari, through the enemy's one-space jump.
draw
  . . .
  . A .
  X O *
  ? B ?
where   A is X, B is X
seen    68996 of 127504

pattern harvested-one-space-link-attack-039e218c
why     Strong players played here 5,212 times of 9,539.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X . ?
  ? ? X ? ?
where   A is X, B is X
seen    5212 of 9539

pattern harvested-one-space-link-attack-1cff0a53
why     Strong players played here 1,023 times of 1,857.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O O X ?
  ? ? O ? ?
where   A is X, B is X
seen    1023 of 1857

pattern harvested-one-space-link-attack-f5fd61f2
why     Strong players played here 1,472 times of 2,707.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X X . ?
  ? ? O ? ?
where   A is X, B is X
seen    1472 of 2707

pattern harvested-one-space-link-attack-e713c479
why     Strong players played here 5,213 times of 9,832.
draw
  ? ? . ? ?
  ? O . . ?
  . O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    5213 of 9832

pattern harvested-one-space-link-attack-b2e85d36
why     Strong players played here 4,330 times of 8,220.
draw
  ? ? . ? ?
  ? X . . ?
  B O A X .
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    4330 of 8220

pattern harvested-one-space-link-attack-f69d2758
why     Strong players played here 1,875 times of 3,559.
draw
  . . .
  . A .
  O * O
  ? B ?
where   A is X, B is X
seen    1875 of 3559

pattern harvested-one-space-link-attack-10baa0bb
why     Strong players played here 1,464 times of 2,776.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X . X ?
  ? ? . ? ?
where   A is X, B is X
seen    1464 of 2776

pattern harvested-one-space-link-attack-6c4c69fd
why     Strong players played here 6,252 times of 12,327.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    6252 of 12327

pattern harvested-one-space-link-attack-d8945d4d
why     Strong players played here 2,496 times of 4,875.
draw
  O . .
  . A .
  * O X
  ? B ?
where   A is X, B is X
seen    2496 of 4875

pattern harvested-one-space-link-attack-d642fcca
why     Strong players played here 1,109 times of 2,143.
draw
  O . O ?
  O A * B
  X O O ?
where   A is X, B is X
seen    1109 of 2143

pattern harvested-one-space-link-attack-a1b8ed95
why     Strong players played here 1,068 times of 2,064.
draw
  ? ? . ? |
  ? * . . |
  B O A . |
  ? O X . |
  ? ? X ? |
where   A is X, B is X
seen    1068 of 2064

pattern harvested-one-space-link-attack-abf1505a
why     Strong players played here 1,236 times of 2,399.
draw
  ? ? . ? ?
  ? O . * ?
  X O A O B
  ? X O O ?
  ? ? X ? ?
where   A is X, B is X
seen    1236 of 2399

pattern harvested-one-space-link-attack-37dcd874
why     Strong players played here 2,089 times of 4,101.
draw
  O . .
  . A O
  X O *
  ? B ?
where   A is X, B is X
seen    2089 of 4101

pattern harvested-one-space-link-attack-2daa4f57
why     Strong players played here 3,241 times of 6,458.
draw
  ? * . .
  B O A O
  ? O X .
where   A is X, B is X
seen    3241 of 6458

pattern harvested-one-space-link-attack-e0b8691e
why     Strong players played here 3,520 times of 7,054.
draw
  ? * . .
  B O A O
  ? X . .
where   A is X, B is X
seen    3520 of 7054

pattern harvested-one-space-link-attack-e3121c96
why     Strong players played here 1,170 times of 2,308.
draw
  X . .
  . A O
  * O X
  ? B ?
where   A is X, B is X
seen    1170 of 2308

pattern harvested-one-space-link-attack-834bd04f
why     Strong players played here 28,602 times of 58,783.
draw
  . . .
  O A .
  X O *
  ? B ?
where   A is X, B is X
seen    28602 of 58783

pattern harvested-one-space-link-attack-307da955
why     Strong players played here 1,068 times of 2,141.
draw
  O . * ?
  . A O B
  O X O ?
where   A is X, B is X
seen    1068 of 2141

pattern harvested-one-space-link-attack-64598f3e
why     Strong players played here 3,326 times of 6,797.
draw
  . . . ?
  O A * B
  X X O ?
where   A is X, B is X
seen    3326 of 6797

pattern stretch-the-wedge-out-of-atari-over-a-cutter
why     The stretch of the wedge out of atari, through the enemy's one-space jump.
draw
  . . * ?
  X A O B
  O O X ?
where   A is X, B is X
seen    11830 of 24815

pattern harvested-one-space-link-attack-5815e870
why     Strong players played here 5,061 times of 10,602.
draw
  ? * . .
  B O A .
  ? X . O
where   A is X, B is X
seen    5061 of 10602

pattern harvested-one-space-link-attack-2b46cb20
why     Strong players played here 1,607 times of 3,318.
draw
  O . * ?
  O A O B
  O O X ?
where   A is X, B is X
seen    1607 of 3318

pattern harvested-one-space-link-attack-e8ea7a57
why     Strong players played here 1,587 times of 3,294.
draw
  O . * ?
  X A O B
  . . X ?
where   A is X, B is X
seen    1587 of 3294

pattern harvested-one-space-link-attack-c0e45624
why     Strong players played here 2,259 times of 4,778.
draw
  O O .
  X A X
  O O *
  ? B ?
where   A is X, B is X
seen    2259 of 4778

pattern harvested-one-space-link-attack-1b09f81f
why     Strong players played here 2,132 times of 4,508.
draw
  ? B ?
  O O *
  X A X
  X O .
where   A is X, B is X
seen    2132 of 4508

pattern join-through-the-one-space-jump
why     The connection of two own stones, right through the enemy's one-space jump.
draw
  . . .
  X A .
  O * O
  ? B ?
where   A is X, B is X
seen    2460 of 5227

pattern harvested-one-space-link-attack-adccbfa1
why     Strong players played here 4,797 times of 10,289.
draw
  ? B ?
  O O *
  O A X
  X O .
where   A is X, B is X
seen    4797 of 10289

pattern harvested-one-space-link-attack-9fe9792a
why     Strong players played here 1,206 times of 2,538.
draw
  ? B ?
  O O *
  . A X
  O X O
where   A is X, B is X
seen    1206 of 2538

pattern harvested-one-space-link-attack-660bba61
why     Strong players played here 3,087 times of 6,609.
draw
  ? ? . ? ?
  ? X . . ?
  O O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    3087 of 6609

pattern harvested-one-space-link-attack-3e7bd640
why     Strong players played here 1,224 times of 2,581.
draw
  . . .
  X A O
  O * .
  ? B ?
where   A is X, B is X
seen    1224 of 2581

pattern harvested-one-space-link-attack-b316f1bc
why     Strong players played here 1,597 times of 3,411.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X O ?
  ? ? O ? ?
where   A is X, B is X
seen    1597 of 3411

pattern harvested-one-space-link-attack-af147ef7
why     Strong players played here 1,410 times of 3,012.
draw
  ? B ?
  . O *
  O A O
  X X .
where   A is X, B is X
seen    1410 of 3012

pattern harvested-one-space-link-attack-4b8e7866
why     Strong players played here 1,224 times of 2,629.
draw
  O . * ?
  O A O B
  X . X ?
where   A is X, B is X
seen    1224 of 2629

pattern harvested-one-space-link-attack-62a72cf7
why     Strong players played here 5,369 times of 11,814.
draw
  . O * ?
  O A O B
  X X . ?
where   A is X, B is X
seen    5369 of 11814

pattern harvested-one-space-link-attack-b9036989
why     Strong players played here 1,367 times of 2,978.
draw
  . O .
  X A X
  O O *
  ? B ?
where   A is X, B is X
seen    1367 of 2978

pattern harvested-one-space-link-attack-8a93b314
why     Strong players played here 1,935 times of 4,247.
draw
  O . .
  X A X
  O O *
  ? B ?
where   A is X, B is X
seen    1935 of 4247

pattern harvested-one-space-link-attack-fbb79328
why     Strong players played here 2,645 times of 5,850.
draw
  . . . ?
  O A * B
  O X O ?
where   A is X, B is X
seen    2645 of 5850

pattern harvested-one-space-link-attack-f2339da4
why     Strong players played here 1,179 times of 2,571.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . O
  ? O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    1179 of 2571

pattern harvested-one-space-link-attack-d53eb153
why     Strong players played here 1,912 times of 4,315.
draw
  . . . ?
  O A * B
  . X O ?
where   A is X, B is X
seen    1912 of 4315

pattern push-through-the-one-space-jump-past-a-cutter
why     The push all the way through the enemy's one-space jump, between its two stones.
draw
  ? * . .
  B O A .
  ? O X O
where   A is X, B is X
seen    8689 of 20169

pattern harvested-one-space-link-attack-edb07631
why     Strong players played here 3,688 times of 8,623.
draw
  X . .
  . A .
  * O X
  ? B ?
where   A is X, B is X
seen    3688 of 8623

pattern harvested-one-space-link-attack-430a97d4
why     Strong players played here 1,464 times of 3,391.
draw
  . . * ?
  X A O B
  O . X ?
where   A is X, B is X
seen    1464 of 3391

pattern harvested-one-space-link-attack-a6dd54e6
why     Strong players played here 1,243 times of 2,879.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . X
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    1243 of 2879

pattern harvested-one-space-link-attack-74546781
why     Strong players played here 3,276 times of 7,754.
draw
  ? ? . ? ?
  ? X . . ?
  B O A X O
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    3276 of 7754

pattern harvested-one-space-link-attack-b6c51aa2
why     Strong players played here 1,901 times of 4,521.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O O X ?
  ? ? X ? ?
where   A is X, B is X
seen    1901 of 4521

pattern harvested-one-space-link-attack-5ccd027a
why     Strong players played here 1,219 times of 2,881.
draw
  ? ? X ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    1219 of 2881

pattern harvested-one-space-link-attack-dd238ec2
why     Strong players played here 1,496 times of 3,598.
draw
  O . * ?
  . A O B
  . X O ?
where   A is X, B is X
seen    1496 of 3598

pattern harvested-one-space-link-attack-84e2a950
why     Strong players played here 1,023 times of 2,482.
draw
  . . . . .
  . . . . .
  B * A . .
  O O X . .
  . . . . .
where   A is X, B is X
seen    1023 of 2482

pattern harvested-one-space-link-attack-9fec2dc8
why     Strong players played here 2,199 times of 5,502.
draw
  . . .
  X A O
  O O *
  ? B ?
where   A is X, B is X
seen    2199 of 5502

pattern harvested-one-space-link-attack-34fa15d7
why     Strong players played here 4,309 times of 10,950.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O X . ?
  ? ? X ? ?
where   A is X, B is X
seen    4309 of 10950

pattern push-through-the-one-space-jump
why     The push all the way through the enemy's one-space jump, between its two stones.
draw
  ? * . .
  B O A .
  ? O X .
where   A is X, B is X
seen    27411 of 71581

pattern harvested-one-space-link-attack-2faf7f60
why     Strong players played here 1,290 times of 3,268.
draw
  ? ? . ? |
  ? . . . |
  . O A . |
  ? * O X |
  ? ? B ? |
where   A is X, B is X
seen    1290 of 3268

pattern harvested-one-space-link-attack-4001518b
why     Strong players played here 5,552 times of 14,447.
draw
  . . .
  X A .
  * O O
  ? B ?
where   A is X, B is X
seen    5552 of 14447

pattern harvested-one-space-link-attack-0f336f82
why     Strong players played here 1,234 times of 3,154.
draw
  ? ? . ? ?
  ? . . . ?
  . X A X .
  ? O O * ?
  ? ? B ? ?
where   A is X, B is X
seen    1234 of 3154

pattern harvested-one-space-link-attack-e0d090bb
why     Strong players played here 5,336 times of 13,984.
draw
  ? B ?
  * O .
  X A O
  . O X
where   A is X, B is X
seen    5336 of 13984

pattern harvested-one-space-link-attack-01fb5874
why     Strong players played here 2,388 times of 6,233.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O X O ?
  ? ? O ? ?
where   A is X, B is X
seen    2388 of 6233

pattern harvested-one-space-link-attack-cf1ba4df
why     Strong players played here 1,121 times of 2,890.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . O
  ? O X . ?
  ? ? X ? ?
where   A is X, B is X
seen    1121 of 2890

pattern harvested-one-space-link-attack-b18533da
why     Strong players played here 3,347 times of 8,945.
draw
  O . * ?
  O A O B
  X O O ?
where   A is X, B is X
seen    3347 of 8945

pattern harvested-one-space-link-attack-9ee21840
why     Strong players played here 4,012 times of 10,808.
draw
  . . * ?
  X A O B
  X O X ?
where   A is X, B is X
seen    4012 of 10808

pattern harvested-one-space-link-attack-3b7dfdfb
why     Strong players played here 11,366 times of 30,958.
draw
  O . .
  O A .
  * O X
  ? B ?
where   A is X, B is X
seen    11366 of 30958

pattern harvested-one-space-link-attack-efaaf8a9
why     Strong players played here 3,560 times of 9,630.
draw
  ? * . .
  B O A .
  ? X X O
where   A is X, B is X
seen    3560 of 9630

pattern harvested-one-space-link-attack-774fe586
why     Strong players played here 1,237 times of 3,291.
draw
  O . . ?
  O A * B
  O X O ?
where   A is X, B is X
seen    1237 of 3291

pattern harvested-one-space-link-attack-c7c9bd75
why     Strong players played here 1,109 times of 2,964.
draw
  ? B ?
  X O *
  . A X
  X O O
where   A is X, B is X
seen    1109 of 2964

pattern harvested-one-space-link-attack-97c557d2
why     Strong players played here 32,158 times of 89,622.
draw
  . . .
  O A .
  * O X
  ? B ?
where   A is X, B is X
seen    32158 of 89622

pattern harvested-one-space-link-attack-61d78505
why     Strong players played here 6,342 times of 17,521.
draw
  ? . . .
  B * A .
  ? O X O
where   A is X, B is X
seen    6342 of 17521

pattern push-through-the-one-space-jump-under-its-row
why     The push all the way through the enemy's one-space jump, between its two stones.
draw
  . . .
  X A X
  O O *
  ? B ?
where   A is X, B is X
seen    4769 of 13217

pattern harvested-one-space-link-attack-a214c3fd
why     Strong players played here 2,078 times of 5,693.
draw
  ? B ?
  * O .
  X A O
  O O X
where   A is X, B is X
seen    2078 of 5693

pattern harvested-one-space-link-attack-0b4dcf5b
why     Strong players played here 1,217 times of 3,314.
draw
  ? B ?
  * O .
  X A O
  O X O
where   A is X, B is X
seen    1217 of 3314

pattern harvested-one-space-link-attack-7bd5af65
why     Strong players played here 1,275 times of 3,491.
draw
  O . . ?
  O A * B
  X X O ?
where   A is X, B is X
seen    1275 of 3491

pattern harvested-one-space-link-attack-b491d7b9
why     Strong players played here 1,036 times of 2,853.
draw
  ? B ?
  O O *
  . A X
  X . O
where   A is X, B is X
seen    1036 of 2853

pattern harvested-one-space-link-attack-7a5a4010
why     Strong players played here 2,087 times of 5,900.
draw
  . . . ?
  X A O B
  . O * ?
where   A is X, B is X
seen    2087 of 5900

pattern harvested-one-space-link-attack-7f28f717
why     Strong players played here 2,839 times of 8,180.
draw
  ? B ?
  O O *
  X A X
  O O O
where   A is X, B is X
seen    2839 of 8180

pattern harvested-one-space-link-attack-61251250
why     Strong players played here 1,651 times of 4,738.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . . B . .
where   A is X, B is X
seen    1651 of 4738

pattern harvested-one-space-link-attack-a95b4ae0
why     Strong players played here 1,553 times of 4,462.
draw
  ? B ?
  * O .
  X A O
  X O X
where   A is X, B is X
seen    1553 of 4462

pattern harvested-one-space-link-attack-fb6a06f9
why     Strong players played here 1,335 times of 3,829.
draw
  . . .
  O A .
  . * O
  ? B ?
where   A is X, B is X
seen    1335 of 3829

pattern harvested-one-space-link-attack-8009c52c
why     Strong players played here 16,940 times of 50,900.
draw
  ? X . .
  B O A X
  ? * O O
where   A is X, B is X
seen    16940 of 50900

pattern harvested-one-space-link-attack-33dad0a6
why     Strong players played here 2,255 times of 6,657.
draw
  ? B ?
  O O *
  X A X
  X O O
where   A is X, B is X
seen    2255 of 6657

pattern harvested-one-space-link-attack-12943eda
why     Strong players played here 1,645 times of 4,839.
draw
  O . . ?
  . A * B
  . X O ?
where   A is X, B is X
seen    1645 of 4839

pattern harvested-one-space-link-attack-004ec4a6
why     Strong players played here 2,023 times of 6,004.
draw
  ? O . .
  B O A .
  ? * X O
where   A is X, B is X
seen    2023 of 6004

pattern push-through-the-one-space-jump-over-its-stone
why     The push all the way through the enemy's one-space jump, between its two stones.
draw
  ? B ?
  O O *
  O A X
  X O O
where   A is X, B is X
seen    3257 of 9772

pattern harvested-one-space-link-attack-c587bae8
why     Strong players played here 1,510 times of 4,474.
draw
  ? B ?
  O O *
  O A X
  X X O
where   A is X, B is X
seen    1510 of 4474

pattern push-into-the-one-space-jump-from-three
why     The push into the enemy's one-space jump.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * B
  ? O O O ?
  ? ? . ? ?
where   A is X, B is X
seen    2653 of 7953

pattern harvested-one-space-link-attack-35748a67
why     Strong players played here 1,968 times of 5,912.
draw
  ? B ?
  O O *
  O A X
  O X O
where   A is X, B is X
seen    1968 of 5912

pattern harvested-one-space-link-attack-6d57e5fb
why     Strong players played here 2,855 times of 8,680.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O X . ?
  ? ? O ? ?
where   A is X, B is X
seen    2855 of 8680

pattern harvested-one-space-link-attack-9f0f2d9f
why     Strong players played here 1,558 times of 4,731.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? O O * ?
  ? ? B ? ?
where   A is X, B is X
seen    1558 of 4731

pattern harvested-one-space-link-attack-0c70c91d
why     Strong players played here 12,973 times of 40,647.
draw
  X . .
  O A .
  * O X
  ? B ?
where   A is X, B is X
seen    12973 of 40647

pattern harvested-one-space-link-attack-8f766011
why     Strong players played here 1,048 times of 3,174.
draw
  X . * ?
  . A O B
  X O X ?
where   A is X, B is X
seen    1048 of 3174

pattern stretch-the-wedge-out-of-atari-past-a-cut
why     The stretch of the wedge out of atari, through the enemy's one-space jump.
draw
  ? * . .
  B O A .
  ? X O X
where   A is X, B is X
seen    5997 of 18718

pattern harvested-one-space-link-attack-27c8c11f
why     Strong players played here 1,842 times of 5,655.
draw
  . . * ?
  O A O B
  X X O ?
where   A is X, B is X
seen    1842 of 5655

pattern harvested-one-space-link-attack-5fffd7b9
why     Strong players played here 2,473 times of 7,736.
draw
  ? O . .
  B O A X
  ? * X O
where   A is X, B is X
seen    2473 of 7736

pattern harvested-one-space-link-attack-13b1e684
why     Strong players played here 1,529 times of 4,771.
draw
  O . .
  X A X
  * O O
  ? B ?
where   A is X, B is X
seen    1529 of 4771

pattern harvested-one-space-link-attack-1739254e
why     Strong players played here 1,086 times of 3,363.
draw
  O O .
  X A X
  * O O
  ? B ?
where   A is X, B is X
seen    1086 of 3363

pattern harvested-one-space-link-attack-2cdee014
why     Strong players played here 1,037 times of 3,221.
draw
  ? B ?
  O O *
  X A X
  O X O
where   A is X, B is X
seen    1037 of 3221

pattern harvested-one-space-link-attack-9e9f4d30
why     Strong players played here 1,063 times of 3,306.
draw
  O . * ?
  O A O B
  O X O ?
where   A is X, B is X
seen    1063 of 3306

pattern harvested-one-space-link-attack-fd5e1616
why     Strong players played here 1,108 times of 3,455.
draw
  O O * ?
  O A O B
  X X O ?
where   A is X, B is X
seen    1108 of 3455

pattern harvested-one-space-link-attack-43258610
why     Strong players played here 1,834 times of 5,817.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O O . ?
  ? ? . ? ?
where   A is X, B is X
seen    1834 of 5817

pattern harvested-one-space-link-attack-0bb0e303
why     Strong players played here 1,992 times of 6,335.
draw
  ? B ?
  O O *
  X A O
  . O X
where   A is X, B is X
seen    1992 of 6335

pattern harvested-one-space-link-attack-3157d536
why     Strong players played here 1,011 times of 3,197.
draw
  ? B ?
  O O *
  . A X
  X X O
where   A is X, B is X
seen    1011 of 3197

pattern harvested-one-space-link-attack-cadd52fb
why     Strong players played here 1,623 times of 5,209.
draw
  X . * ?
  . A O B
  . X O ?
where   A is X, B is X
seen    1623 of 5209

pattern harvested-one-space-link-attack-ca7074fd
why     Strong players played here 1,295 times of 4,145.
draw
  . O * ?
  O A O B
  X X O ?
where   A is X, B is X
seen    1295 of 4145

pattern push-through-the-one-space-jump-above-two
why     The push all the way through the enemy's one-space jump, between its two stones.
draw
  . . * ?
  X A O B
  O X O ?
where   A is X, B is X
seen    4025 of 13141

pattern harvested-one-space-link-attack-75d5f102
why     Strong players played here 2,342 times of 7,627.
draw
  X . .
  O A X
  O O *
  ? B ?
where   A is X, B is X
seen    2342 of 7627

pattern harvested-one-space-link-attack-1a7f0fd0
why     Strong players played here 1,202 times of 3,872.
draw
  O O * ?
  . A O B
  O . X ?
where   A is X, B is X
seen    1202 of 3872

pattern harvested-one-space-link-attack-329e7ad2
why     Strong players played here 1,517 times of 5,062.
draw
  ? B ?
  O O *
  X A X
  O O X
where   A is X, B is X
seen    1517 of 5062

pattern harvested-one-space-link-attack-2e04c3a4
why     Strong players played here 1,319 times of 4,416.
draw
  ? O . .
  B O A .
  ? * O X
where   A is X, B is X
seen    1319 of 4416

pattern push-into-the-one-space-jump-from-two
why     The push into the enemy's one-space jump.
draw
  ? . . .
  B * A .
  ? O O .
where   A is X, B is X
seen    5159 of 17725

pattern harvested-one-space-link-attack-35a5a9c0
why     Strong players played here 3,994 times of 13,772.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . .
  ? O * . ?
  ? ? B ? ?
where   A is X, B is X
seen    3994 of 13772

pattern harvested-one-space-link-attack-bcc9ebe5
why     Strong players played here 2,510 times of 8,611.
draw
  X . * ?
  . A O B
  X O O ?
where   A is X, B is X
seen    2510 of 8611

pattern harvested-one-space-link-attack-52698700
why     Strong players played here 1,560 times of 5,350.
draw
  X . .
  O A X
  * O O
  ? B ?
where   A is X, B is X
seen    1560 of 5350

pattern harvested-one-space-link-attack-0eadcf6d
why     Strong players played here 4,913 times of 17,212.
draw
  . . . ?
  . A * B
  X O O ?
where   A is X, B is X
seen    4913 of 17212

pattern harvested-one-space-link-attack-e14d3247
why     Strong players played here 1,475 times of 5,068.
draw
  . . .
  X A O
  * O O
  ? B ?
where   A is X, B is X
seen    1475 of 5068

pattern harvested-one-space-link-attack-d6b8f4fc
why     Strong players played here 1,717 times of 5,929.
draw
  ? B ?
  O O *
  O A X
  X O X
where   A is X, B is X
seen    1717 of 5929

pattern harvested-one-space-link-attack-086694e3
why     Strong players played here 1,754 times of 6,145.
draw
  ? ? B ? ?
  ? . O * ?
  . X A O .
  ? . O X ?
  ? ? . ? ?
where   A is X, B is X
seen    1754 of 6145

pattern harvested-one-space-link-attack-2236bca6
why     Strong players played here 1,574 times of 5,519.
draw
  O O .
  X A O
  * O X
  ? B ?
where   A is X, B is X
seen    1574 of 5519

pattern harvested-one-space-link-attack-957d3540
why     Strong players played here 1,012 times of 3,556.
draw
  ? ? . ? ?
  ? . O * ?
  . X A O B
  ? . O X ?
  ? ? . ? ?
where   A is X, B is X
seen    1012 of 3556

pattern harvested-one-space-link-attack-641004d7
why     Strong players played here 2,422 times of 8,728.
draw
  O O * ?
  X A O B
  . O X ?
where   A is X, B is X
seen    2422 of 8728

pattern harvested-one-space-link-attack-7d913a55
why     Strong players played here 1,451 times of 5,194.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . .
  ? O O * ?
  ? ? B ? ?
where   A is X, B is X
seen    1451 of 5194

pattern harvested-one-space-link-attack-b8f8d799
why     Strong players played here 2,731 times of 9,960.
draw
  ? B ?
  X O *
  O A X
  O O O
where   A is X, B is X
seen    2731 of 9960

pattern harvested-one-space-link-attack-e310ea80
why     Strong players played here 1,332 times of 4,836.
draw
  ? * . .
  B O A .
  ? O X X
where   A is X, B is X
seen    1332 of 4836

pattern harvested-one-space-link-attack-3571d0ff
why     Strong players played here 1,425 times of 5,254.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . O
  ? O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    1425 of 5254

pattern harvested-one-space-link-attack-860517d7
why     Strong players played here 1,930 times of 7,178.
draw
  O . .
  O A X
  * O X
  ? B ?
where   A is X, B is X
seen    1930 of 7178

pattern harvested-one-space-link-attack-d3bdf76f
why     Strong players played here 1,203 times of 4,513.
draw
  . . * ?
  X A O B
  . . O ?
where   A is X, B is X
seen    1203 of 4513

pattern harvested-one-space-link-attack-f04fb346
why     Strong players played here 4,127 times of 15,902.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O O * ?
  ? ? B ? ?
where   A is X, B is X
seen    4127 of 15902

pattern harvested-one-space-link-attack-fde66de8
why     Strong players played here 2,824 times of 10,842.
draw
  ? . . .
  B O A .
  ? * . X
where   A is X, B is X
seen    2824 of 10842

pattern harvested-one-space-link-attack-ec6d2202
why     Strong players played here 1,550 times of 5,900.
draw
  . . * ?
  X A O B
  . O . ?
where   A is X, B is X
seen    1550 of 5900

pattern harvested-one-space-link-attack-0f7a59b9
why     Strong players played here 2,203 times of 8,447.
draw
  ? . . .
  B O A .
  ? * O X
where   A is X, B is X
seen    2203 of 8447

pattern push-into-the-one-space-jump
why     The push into the enemy's one-space jump.
draw
  ? . . .
  B * A .
  ? O X .
where   A is X, B is X
seen    21014 of 84300

pattern push-through-the-one-space-jump-in-the-open
why     The step on from the wedge, out between the enemy's two stones.
draw
  X . * ?
  . A O B
  X O . ?
where   A is X, B is X
seen    2190 of 8609

pattern harvested-one-space-link-attack-fe6e6922
why     Strong players played here 4,631 times of 18,534.
draw
  ? * . .
  B O A .
  ? O O X
where   A is X, B is X
seen    4631 of 18534

pattern harvested-one-space-link-attack-a708b8d2
why     Strong players played here 5,811 times of 23,536.
draw
  ? * . .
  B O A .
  ? X X .
where   A is X, B is X
seen    5811 of 23536

pattern harvested-one-space-link-attack-3e8e913b
why     Strong players played here 1,751 times of 6,967.
draw
  . . * ?
  X A O B
  O . O ?
where   A is X, B is X
seen    1751 of 6967

pattern harvested-one-space-link-attack-b1b70c60
why     Strong players played here 1,765 times of 7,083.
draw
  . . . ?
  X A O B
  X O * ?
where   A is X, B is X
seen    1765 of 7083

pattern harvested-one-space-link-attack-0addbdaa
why     Strong players played here 1,081 times of 4,304.
draw
  . O * ?
  X A O B
  X O O ?
where   A is X, B is X
seen    1081 of 4304

pattern harvested-one-space-link-attack-b406c50a
why     Strong players played here 2,039 times of 8,277.
draw
  . O * ?
  X A O B
  O O X ?
where   A is X, B is X
seen    2039 of 8277

pattern harvested-one-space-link-attack-56c59777
why     Strong players played here 1,550 times of 6,265.
draw
  ? B ?
  O O *
  O A X
  O O X
where   A is X, B is X
seen    1550 of 6265

pattern harvested-one-space-link-attack-5a13e10c
why     Strong players played here 2,334 times of 9,609.
draw
  ? ? . ? ?
  ? X . . ?
  B O A X .
  ? * O . ?
  ? ? . ? ?
where   A is X, B is X
seen    2334 of 9609

pattern harvested-one-space-link-attack-d71bc260
why     Strong players played here 2,788 times of 11,535.
draw
  X . .
  . A O
  X O *
  ? B ?
where   A is X, B is X
seen    2788 of 11535

pattern push-through-the-one-space-jump-to-a-friend
why     The push all the way through the enemy's one-space jump, to an own stone beyond.
draw
  ? B ?
  O O *
  O A O
  X X X
where   A is X, B is X
seen    1790 of 7357

pattern push-through-the-one-space-jump-past-own-two
why     The push all the way through the enemy's one-space jump, between its two stones.
draw
  ? O O .
  B O A O
  ? * X X
where   A is X, B is X
seen    1308 of 5360

pattern harvested-one-space-link-attack-ad229d6a
why     Strong players played here 1,011 times of 4,142.
draw
  + - - - -
  | . . . ?
  | . A . .
  | X * X ?
  | ? B ? ?
where   A is X, B is X
seen    1011 of 4142

pattern harvested-one-space-link-attack-bfa3e713
why     Strong players played here 1,056 times of 4,351.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * B
  ? X . O ?
  ? ? O ? ?
where   A is X, B is X
seen    1056 of 4351

pattern harvested-one-space-link-attack-bff7f620
why     Strong players played here 1,077 times of 4,449.
draw
  - - - - -
  ? X . . ?
  B O A X .
  ? * O X ?
  ? ? O ? ?
where   A is X, B is X
seen    1077 of 4449

pattern harvested-one-space-link-attack-dbc91289
why     Strong players played here 2,836 times of 12,047.
draw
  ? * . .
  B O A .
  ? O . X
where   A is X, B is X
seen    2836 of 12047

pattern harvested-one-space-link-attack-baa5ddb9
why     Strong players played here 2,929 times of 12,499.
draw
  . O * ?
  X A O B
  . O X ?
where   A is X, B is X
seen    2929 of 12499

pattern harvested-one-space-link-attack-617c8219
why     Strong players played here 2,600 times of 11,092.
draw
  | . * ?
  | A O B
  | . X ?
where   A is X, B is X
seen    2600 of 11092

pattern harvested-one-space-link-attack-371bc5f7
why     Strong players played here 1,271 times of 5,352.
draw
  . . . ?
  . A * B
  X X O ?
where   A is X, B is X
seen    1271 of 5352

pattern push-through-the-one-space-jump-from-a-bend
why     The push all the way through the enemy's one-space jump, between its two stones.
draw
  . . * ?
  X A O B
  X O O ?
where   A is X, B is X
seen    3356 of 14425

pattern harvested-one-space-link-attack-831ac3f3
why     Strong players played here 2,616 times of 11,285.
draw
  ? * O .
  B O A O
  ? X X O
where   A is X, B is X
seen    2616 of 11285

pattern harvested-one-space-link-attack-892557b9
why     Strong players played here 1,128 times of 4,789.
draw
  ? . . .
  B O A .
  ? * . O
where   A is X, B is X
seen    1128 of 4789

pattern harvested-one-space-link-attack-749caee6
why     Strong players played here 1,228 times of 5,234.
draw
  ? B ?
  O O *
  O A X
  O O O
where   A is X, B is X
seen    1228 of 5234

pattern harvested-one-space-link-attack-1b481f70
why     Strong players played here 2,741 times of 11,962.
draw
  O O * ?
  . A O B
  X . X ?
where   A is X, B is X
seen    2741 of 11962

pattern harvested-one-space-link-attack-4cb39bab
why     Strong players played here 1,117 times of 4,789.
draw
  ? * . .
  B O A .
  ? . . O
where   A is X, B is X
seen    1117 of 4789

pattern harvested-one-space-link-attack-dba67ae9
why     Strong players played here 1,421 times of 6,168.
draw
  . . . ?
  X A O B
  O O * ?
where   A is X, B is X
seen    1421 of 6168

pattern harvested-one-space-link-attack-ea7fc74f
why     Strong players played here 2,084 times of 9,148.
draw
  O . .
  . A .
  . * O
  ? B ?
where   A is X, B is X
seen    2084 of 9148

pattern harvested-one-space-link-attack-948e330c
why     Strong players played here 1,171 times of 5,122.
draw
  . . . ?
  O A * B
  X O O ?
where   A is X, B is X
seen    1171 of 5122

pattern harvested-one-space-link-attack-75220e43
why     Strong players played here 1,403 times of 6,168.
draw
  . . * ?
  X A O B
  O O . ?
where   A is X, B is X
seen    1403 of 6168

pattern harvested-one-space-link-attack-e0be2eb6
why     Strong players played here 6,023 times of 27,319.
draw
  ? X . .
  B O A X
  ? * O .
where   A is X, B is X
seen    6023 of 27319

pattern harvested-one-space-link-attack-f9c52f4f
why     Strong players played here 7,843 times of 35,909.
draw
  ? X . .
  B O A X
  ? * O X
where   A is X, B is X
seen    7843 of 35909

pattern harvested-one-space-link-attack-90c39399
why     Strong players played here 2,112 times of 9,545.
draw
  ? B ?
  O * .
  . A .
  . X O
where   A is X, B is X
seen    2112 of 9545

pattern push-into-the-one-space-jump-from-below
why     The push into the enemy's one-space jump.
draw
  . . . ?
  . A * B
  X . O ?
where   A is X, B is X
seen    4824 of 22151

pattern push-through-the-one-space-jump-from-a-wall
why     The push all the way through the enemy's one-space jump, between its two stones.
draw
  . . * ?
  X A O B
  O O O ?
where   A is X, B is X
seen    3265 of 14966

pattern harvested-one-space-link-attack-04788880
why     Strong players played here 1,715 times of 7,782.
draw
  ? * . .
  B O A O
  ? O X O
where   A is X, B is X
seen    1715 of 7782

pattern harvested-one-space-link-attack-7df1d3a2
why     Strong players played here 1,652 times of 7,533.
draw
  ? O . .
  B O A X
  ? * O X
where   A is X, B is X
seen    1652 of 7533

pattern harvested-one-space-link-attack-4c080be8
why     Strong players played here 2,357 times of 10,842.
draw
  ? * . .
  B O A .
  ? . . X
where   A is X, B is X
seen    2357 of 10842

pattern harvested-one-space-link-attack-8117d4b2
why     Strong players played here 2,286 times of 10,543.
draw
  . . * ?
  X A O B
  O X X ?
where   A is X, B is X
seen    2286 of 10543

pattern harvested-one-space-link-attack-feaacd77
why     Strong players played here 1,881 times of 8,801.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . X
  ? O . . ?
  ? ? . ? ?
where   A is X, B is X
seen    1881 of 8801

pattern harvested-one-space-link-attack-5ff15d1c
why     Strong players played here 1,549 times of 7,223.
draw
  ? O . .
  B O A .
  ? * . X
where   A is X, B is X
seen    1549 of 7223

pattern harvested-one-space-link-attack-c49506fa
why     Strong players played here 2,804 times of 13,230.
draw
  ? * O .
  B O A O
  ? X X X
where   A is X, B is X
seen    2804 of 13230

pattern harvested-one-space-link-attack-1a925fe5
why     Strong players played here 1,506 times of 7,083.
draw
  . . * ?
  X A O B
  X O . ?
where   A is X, B is X
seen    1506 of 7083

pattern harvested-one-space-link-attack-fe7766d9
why     Strong players played here 1,047 times of 4,885.
draw
  ? ? . ? |
  ? . . . |
  B * A . |
  ? O . . |
  ? ? . ? |
where   A is X, B is X
seen    1047 of 4885

pattern harvested-one-space-link-attack-e4fb1693
why     Strong players played here 13,155 times of 64,392.
draw
  . . .
  . A .
  O O *
  ? B ?
where   A is X, B is X
seen    13155 of 64392

pattern harvested-one-space-link-attack-5d948ee0
why     Strong players played here 2,202 times of 10,553.
draw
  . . .
  X A O
  X O *
  ? B ?
where   A is X, B is X
seen    2202 of 10553

pattern harvested-one-space-link-attack-387ad9e4
why     Strong players played here 1,255 times of 5,970.
draw
  ? ? . ? ?
  ? * . . ?
  B . A . .
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    1255 of 5970

pattern harvested-one-space-link-attack-7577f548
why     Strong players played here 1,583 times of 7,645.
draw
  ? B ?
  X O *
  O A X
  O O X
where   A is X, B is X
seen    1583 of 7645

pattern harvested-one-space-link-attack-540722ed
why     Strong players played here 1,301 times of 6,280.
draw
  ? B ?
  O O *
  . A O
  X . X
where   A is X, B is X
seen    1301 of 6280

pattern push-into-the-one-space-jump-with-help
why     The push into the enemy's one-space jump.
draw
  ? . . .
  B * A .
  ? O . O
where   A is X, B is X
seen    2474 of 12194

pattern harvested-one-space-link-attack-ae7832ff
why     Strong players played here 5,814 times of 29,185.
draw
  . . . ?
  X A * B
  O O O ?
where   A is X, B is X
seen    5814 of 29185

pattern harvested-one-space-link-attack-dbc8a9c2
why     Strong players played here 4,760 times of 23,861.
draw
  ? * . .
  B O A .
  ? X . X
where   A is X, B is X
seen    4760 of 23861

pattern harvested-one-space-link-attack-29995d4a
why     Strong players played here 1,211 times of 5,990.
draw
  . O * ?
  X A O B
  X O X ?
where   A is X, B is X
seen    1211 of 5990

pattern harvested-one-space-link-attack-de9e1cb4
why     Strong players played here 1,460 times of 7,274.
draw
  . . * ?
  X A O B
  . O O ?
where   A is X, B is X
seen    1460 of 7274

pattern push-into-the-one-space-jump-from-one
why     The push into the enemy's one-space jump.
draw
  . . .
  . A .
  O * .
  ? B ?
where   A is X, B is X
seen    34639 of 179105

pattern harvested-one-space-link-attack-f407abf4
why     Strong players played here 1,130 times of 5,640.
draw
  O O * ?
  X A O B
  X O X ?
where   A is X, B is X
seen    1130 of 5640

pattern harvested-one-space-link-attack-ba6a5794
why     Strong players played here 3,074 times of 15,665.
draw
  . . . ?
  X A * B
  O . O ?
where   A is X, B is X
seen    3074 of 15665

pattern harvested-one-space-link-attack-995ed1c1
why     Strong players played here 2,144 times of 10,917.
draw
  ? . . .
  B O A .
  ? * X .
where   A is X, B is X
seen    2144 of 10917

pattern harvested-one-space-link-attack-60288be5
why     Strong players played here 2,101 times of 10,781.
draw
  . . * ?
  O A O B
  X O O ?
where   A is X, B is X
seen    2101 of 10781

pattern harvested-one-space-link-attack-475166d8
why     Strong players played here 1,163 times of 5,926.
draw
  . . . ?
  X A O B
  O X * ?
where   A is X, B is X
seen    1163 of 5926

pattern push-through-the-one-space-jump-beside-two
why     The step on from the wedge, out between the enemy's two stones.
draw
  . O . ?
  O A O B
  X X * ?
where   A is X, B is X
seen    2271 of 11814

pattern harvested-one-space-link-attack-19964083
why     Strong players played here 2,689 times of 14,407.
draw
  O O * ?
  O A O B
  O X X ?
where   A is X, B is X
seen    2689 of 14407

pattern harvested-one-space-link-attack-c9d795b3
why     Strong players played here 1,475 times of 7,918.
draw
  X O * ?
  O A O B
  . X X ?
where   A is X, B is X
seen    1475 of 7918

pattern harvested-one-space-link-attack-3277293b
why     Strong players played here 2,573 times of 13,984.
draw
  ? B ?
  . O *
  X A O
  . O X
where   A is X, B is X
seen    2573 of 13984

pattern harvested-one-space-link-attack-72690992
why     Strong players played here 1,520 times of 8,188.
draw
  X . .
  O A X
  * O X
  ? B ?
where   A is X, B is X
seen    1520 of 8188

pattern harvested-one-space-link-attack-ec7f4d62
why     Strong players played here 1,478 times of 8,087.
draw
  ? * O .
  B O A O
  ? X X .
where   A is X, B is X
seen    1478 of 8087

pattern harvested-one-space-link-attack-5b212b92
why     Strong players played here 2,570 times of 14,289.
draw
  O O * ?
  X A O B
  X . X ?
where   A is X, B is X
seen    2570 of 14289

pattern harvested-one-space-link-attack-24981ed1
why     Strong players played here 1,455 times of 8,020.
draw
  ? B ?
  X O *
  O A O
  X X X
where   A is X, B is X
seen    1455 of 8020

pattern harvested-one-space-link-attack-9cbd19c3
why     Strong players played here 3,698 times of 20,974.
draw
  . . . ?
  X A * B
  O X O ?
where   A is X, B is X
seen    3698 of 20974

pattern harvested-one-space-link-attack-f3b721eb
why     Strong players played here 1,481 times of 8,352.
draw
  ? B ?
  X O *
  O A O
  O X X
where   A is X, B is X
seen    1481 of 8352

pattern harvested-one-space-link-attack-bdb5a265
why     Strong players played here 1,389 times of 7,923.
draw
  ? * . .
  B O A .
  ? O . O
where   A is X, B is X
seen    1389 of 7923

pattern harvested-one-space-link-attack-1d06a749
why     Strong players played here 2,669 times of 15,626.
draw
  . . .
  O A .
  O O *
  ? B ?
where   A is X, B is X
seen    2669 of 15626

pattern harvested-one-space-link-attack-db1619ad
why     Strong players played here 1,861 times of 10,917.
draw
  ? * . .
  B O A .
  ? . X .
where   A is X, B is X
seen    1861 of 10917

pattern harvested-one-space-link-attack-8bb123c1
why     Strong players played here 1,406 times of 8,351.
draw
  O O * ?
  X A O B
  O X X ?
where   A is X, B is X
seen    1406 of 8351

pattern harvested-one-space-link-attack-6a50a2e9
why     Strong players played here 2,861 times of 17,718.
draw
  . . . ?
  X A * B
  . O O ?
where   A is X, B is X
seen    2861 of 17718

pattern harvested-one-space-link-attack-06faea59
why     Strong players played here 3,635 times of 22,846.
draw
  X O * ?
  . A O B
  X . X ?
where   A is X, B is X
seen    3635 of 22846

pattern harvested-one-space-link-attack-c0ee3865
why     Strong players played here 3,115 times of 20,124.
draw
  O O * ?
  O A O B
  X X X ?
where   A is X, B is X
seen    3115 of 20124

pattern harvested-one-space-link-attack-86267522
why     Strong players played here 1,370 times of 8,807.
draw
  . . . ?
  X A * B
  . . O ?
where   A is X, B is X
seen    1370 of 8807

pattern harvested-one-space-link-attack-16335435
why     Strong players played here 1,693 times of 11,060.
draw
  ? B ?
  X O *
  O A O
  . X X
where   A is X, B is X
seen    1693 of 11060

pattern harvested-one-space-link-attack-0ca0bd42
why     Strong players played here 1,975 times of 13,011.
draw
  ? B ?
  O * .
  X A X
  O O O
where   A is X, B is X
seen    1975 of 13011

pattern harvested-one-space-link-attack-1c97f6b0
why     Strong players played here 1,470 times of 9,695.
draw
  ? B ?
  O * .
  X A X
  X O O
where   A is X, B is X
seen    1470 of 9695

pattern harvested-one-space-link-attack-081617bb
why     Strong players played here 1,863 times of 12,414.
draw
  ? * . .
  B O A .
  ? O O O
where   A is X, B is X
seen    1863 of 12414

pattern harvested-one-space-link-attack-3463760c
why     Strong players played here 1,077 times of 7,136.
draw
  . . .
  O A .
  X * O
  ? B ?
where   A is X, B is X
seen    1077 of 7136

pattern harvested-one-space-link-attack-ba032e82
why     Strong players played here 1,116 times of 7,428.
draw
  ? B ?
  O * .
  X A X
  O O X
where   A is X, B is X
seen    1116 of 7428

pattern harvested-one-space-link-attack-98a3ec30
why     Strong players played here 1,046 times of 6,964.
draw
  . . .
  X A .
  * O X
  ? B ?
where   A is X, B is X
seen    1046 of 6964

pattern harvested-one-space-link-attack-393aa51f
why     Strong players played here 2,301 times of 15,637.
draw
  . . . ?
  X A * B
  X O O ?
where   A is X, B is X
seen    2301 of 15637

pattern harvested-one-space-link-attack-bc7fd76e
why     Strong players played here 1,277 times of 8,609.
draw
  X . . ?
  . A O B
  X O * ?
where   A is X, B is X
seen    1277 of 8609

pattern harvested-one-space-link-attack-ac10f5a8
why     Strong players played here 1,018 times of 7,147.
draw
  ? B ?
  O * .
  X A .
  . . X
where   A is X, B is X
seen    1018 of 7147

pattern harvested-one-space-link-attack-1f3a2794
why     Strong players played here 1,259 times of 8,922.
draw
  X O * ?
  O A O B
  O X X ?
where   A is X, B is X
seen    1259 of 8922

pattern harvested-one-space-link-attack-80397939
why     Strong players played here 2,192 times of 15,783.
draw
  ? B ?
  X O *
  . A O
  X X X
where   A is X, B is X
seen    2192 of 15783

pattern push-into-the-one-space-jump-from-own-row
why     The push into the enemy's one-space jump.
draw
  ? . . .
  B * A .
  ? O O O
where   A is X, B is X
seen    1139 of 8948

pattern harvested-one-space-link-attack-7ad30448
why     Strong players played here 2,457 times of 20,499.
draw
  ? * . .
  B . A .
  ? X O O
where   A is X, B is X
seen    2457 of 20499

pattern harvested-one-space-link-attack-7c703eff
why     Strong players played here 2,773 times of 23,238.
draw
  ? O . .
  B * A .
  ? . . X
where   A is X, B is X
seen    2773 of 23238

pattern harvested-one-space-link-attack-8d3a9397
why     Strong players played here 1,119 times of 9,882.
draw
  ? O . .
  B * A X
  ? X O O
where   A is X, B is X
seen    1119 of 9882
