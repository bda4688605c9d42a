# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as diagonal-contact; `seen` says how often each was chosen of the times it could be. No window and
# no count comes from the games kept apart for checking: one in 10, by a hash of its moves and the
# seed 2026, as `riyu learn` keeps them apart.
class    harvested-diagonal-contact
asked    an enemy stone; in all orientations
answer   best
last     none

pattern harvested-diagonal-contact-884a0a23
why     Strong players answered here 1,273 times of 1,279.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  X X * @ . . .
  O O O X . . .
  . . . O X . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1273 of 1279

pattern harvested-diagonal-contact-026aaa47
why     Strong players answered here 2,119 times of 2,155.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . X X @ . . .
  . O O X O . .
  . . . O X * .
  ? . . . . . ?
when    liberties(@) >= 3
seen    2119 of 2155

pattern harvested-diagonal-contact-1e3af3db
why     Strong players answered here 19,931 times of 20,430.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . O * . . |
  . . . . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    19931 of 20430

pattern harvested-diagonal-contact-51f8e988
why     Strong players answered here 1,304 times of 1,328.
draw
  . . . . .
  . . . . .
  X * @ . .
  O O X . .
  . . O X .
when    liberties(@) >= 3
seen    1304 of 1328

pattern harvested-diagonal-contact-b53df16d
why     Strong players answered here 1,381 times of 1,416.
draw
  ? . . . . |
  . . . . . |
  . . . . . |
  . . . @ . |
  . O O X . |
  . . . * . |
  ? . . . . |
when    liberties(@) >= 3
seen    1381 of 1416

pattern harvested-diagonal-contact-160ace60
why     Strong players answered here 3,555 times of 3,660.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  O . O * . . |
  . . . . . . |
  ? . . X . . |
when    liberties(@) >= 3
seen    3555 of 3660

pattern harvested-diagonal-contact-9a5b8795
why     Strong players answered here 1,384 times of 1,427.
draw
  + - - - - - -
  | . . . . . .
  | . * @ . . .
  | . O X O . .
  | . O X O . .
  | . X O O . ?
when    liberties(@) >= 3
seen    1384 of 1427

pattern harvested-diagonal-contact-f8953727
why     Strong players answered here 5,609 times of 5,930.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . O X . . .
  . . O X . O .
  ? . . * . . ?
when    liberties(@) >= 3
seen    5609 of 5930

pattern harvested-diagonal-contact-36cb5bf8
why     Strong players answered here 2,609 times of 2,779.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . * @ . . .
  | . O X . . .
  | . . O X . .
  | . . O X . ?
when    liberties(@) >= 3
seen    2609 of 2779

pattern harvested-diagonal-contact-4d9990a1
why     Strong players answered here 1,220 times of 1,295.
draw
  ? . . . . |
  . . O . . |
  . . . . . |
  . . . @ . |
  X . O * . |
  . X X O . |
  ? . . . . |
when    liberties(@) >= 3
seen    1220 of 1295

pattern harvested-diagonal-contact-9f7a3971
why     Strong players answered here 2,418 times of 2,600.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . . @ . . |
  . . O * . . |
  . . . . . . |
  ? . . X . . |
when    liberties(@) >= 3
seen    2418 of 2600

pattern harvested-diagonal-contact-8bd0102d
why     Strong players answered here 2,644 times of 2,846.
draw
  ? . . . . . ?
  . X . . . . .
  . . . . . . .
  . . X @ . . .
  . X O X O . .
  . O O * . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    2644 of 2846

pattern harvested-diagonal-contact-437537f4
why     Strong players answered here 2,001 times of 2,172.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . X @ * . .
  . X O . O . .
  . . O . . . .
  ? . . . . X ?
when    liberties(@) >= 3
seen    2001 of 2172

pattern harvested-diagonal-contact-61a18bc7
why     Strong players answered here 1,814 times of 1,975.
draw
  - - - - -
  . . . . .
  . * @ . .
  . O X O .
  . O X O .
when    liberties(@) >= 3
seen    1814 of 1975

pattern harvested-diagonal-contact-5cc37bf2
why     Strong players answered here 2,913 times of 3,189.
draw
  - - - - - +
  . . . . . |
  . . . . . |
  . . X @ . |
  . O O X . |
  . . * O . |
  ? . X . . |
when    liberties(@) >= 3
seen    2913 of 3189

pattern harvested-diagonal-contact-360dfe20
why     Strong players answered here 5,162 times of 5,756.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . O * . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    5162 of 5756

pattern harvested-diagonal-contact-284439c5
why     Strong players answered here 1,845 times of 2,063.
draw
  . . . . |
  . . . . |
  . . @ . |
  O O X . |
  . . * . |
when    liberties(@) >= 3
seen    1845 of 2063

pattern harvested-diagonal-contact-b28871ad
why     Strong players answered here 1,817 times of 2,078.
draw
  - - - - - - -
  . . . . . . .
  . . . @ . . .
  . * O X O . .
  . . X O . . .
  ? . X O . . ?
when    liberties(@) >= 3
seen    1817 of 2078

pattern harvested-diagonal-contact-2e3d448a
why     Strong players answered here 1,203 times of 1,382.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . X @ * . .
  . X O . O . .
  . . O . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1203 of 1382

pattern harvested-diagonal-contact-3b009980
why     Strong players answered here 5,788 times of 6,829.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X . .
  . O X . O
  ? ? * ? ?
when    liberties(@) >= 3
seen    5788 of 6829

pattern harvested-diagonal-contact-d316eb37
why     Strong players answered here 65,589 times of 79,932.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O * . .
  . . . . .
when    liberties(@) >= 3
seen    65589 of 79932

pattern harvested-diagonal-contact-7d7e6816
why     Strong players answered here 1,480 times of 1,773.
draw
  - - - - -
  . . . . .
  . * @ . .
  . O X O .
  . X O O .
when    liberties(@) >= 3
seen    1480 of 1773

pattern harvested-diagonal-contact-4851b7dc
why     Strong players answered here 5,146 times of 6,248.
draw
  - - - - - +
  . . . . . |
  . . . . . |
  . X X @ . |
  O O O X . |
  . . * O . |
  ? . X . . |
when    liberties(@) >= 3
seen    5146 of 6248

pattern harvested-diagonal-contact-0c9c53cf
why     Strong players answered here 2,060 times of 2,531.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X O .
  X X O * X
when    liberties(@) >= 3
seen    2060 of 2531

pattern harvested-diagonal-contact-65a41edd
why     Strong players answered here 3,001 times of 3,712.
draw
  X . . . .
  . . . . .
  . X @ . .
  X O X O .
  O O * . .
when    liberties(@) >= 3
seen    3001 of 3712

pattern harvested-diagonal-contact-8e92b768
why     Strong players answered here 1,665 times of 2,081.
draw
  . . . . .
  . . . . .
  . . @ . .
  O O * O .
  X X O . .
when    liberties(@) >= 3
seen    1665 of 2081

pattern harvested-diagonal-contact-afca2d16
why     Strong players answered here 1,779 times of 2,256.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1779 of 2256

pattern harvested-diagonal-contact-a5176bf4
why     Strong players answered here 1,307 times of 1,653.
draw
  . O . . |
  . . . . |
  . . @ . |
  . O * . |
  X X O . |
when    liberties(@) >= 3
seen    1307 of 1653

pattern harvested-diagonal-contact-0577ac2b
why     Strong players answered here 1,500 times of 1,902.
draw
  . . X . .
  . . . . .
  . . @ . .
  . O * O .
  . . . . .
when    liberties(@) >= 3
seen    1500 of 1902

pattern harvested-diagonal-contact-5cb4acaa
why     Strong players answered here 2,038 times of 2,664.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O * O .
  . X O . .
when    liberties(@) >= 3
seen    2038 of 2664

pattern jump-out-past-the-crosscut-wall
why     The one-space jump from the end of own stones, out past the enemy's.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . X @ . . .
  . . O X . . .
  . . O . . . .
  ? . . O . * ?
when    liberties(@) >= 3
seen    4148 of 5550

pattern harvested-diagonal-contact-b6607c7d
why     Strong players answered here 5,016 times of 6,778.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X O ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    5016 of 6778

pattern harvested-diagonal-contact-c9bc4038
why     Strong players answered here 3,491 times of 4,779.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    3491 of 4779

pattern harvested-diagonal-contact-4b34c164
why     Strong players answered here 6,390 times of 8,798.
draw
  O . O
  . @ *
  X . O
when    liberties(@) >= 3
seen    6390 of 8798

pattern harvested-diagonal-contact-b2836807
why     Strong players answered here 1,184 times of 1,607.
draw
  . . . . .
  . O . . .
  . . @ . .
  . . X O .
  X * O . .
when    liberties(@) >= 3
seen    1184 of 1607

pattern harvested-diagonal-contact-730e8631
why     Strong players answered here 4,432 times of 6,113.
draw
  . . . . .
  . . . . .
  . X @ . .
  . O * O .
  . . . . .
when    liberties(@) >= 3
seen    4432 of 6113

pattern harvested-diagonal-contact-c37f4765
why     Strong players answered here 4,266 times of 5,899.
draw
  - - - - -
  . . . . .
  . X @ . .
  . O X O X
  . . O * .
when    liberties(@) >= 3
seen    4266 of 5899

pattern harvested-diagonal-contact-1e0d52ee
why     Strong players answered here 3,280 times of 4,602.
draw
  . . . . |
  . . . . |
  . X @ . |
  O O X . |
  . * O . |
when    liberties(@) >= 3
seen    3280 of 4602

pattern harvested-diagonal-contact-1d21b914
why     Strong players answered here 2,583 times of 3,627.
draw
  ? ? . ? ?
  ? O . . ?
  O * @ . .
  ? O . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2583 of 3627

pattern harvested-diagonal-contact-05b04613
why     Strong players answered here 1,358 times of 1,901.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . X .
  . . O . . . .
  . . . . * . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1358 of 1901

pattern harvested-diagonal-contact-0d27547d
why     Strong players answered here 2,093 times of 2,968.
draw
  . . . . .
  . O . . .
  . * @ . .
  . O . X .
  . . . . .
when    liberties(@) >= 3
seen    2093 of 2968

pattern harvested-diagonal-contact-5ca86365
why     Strong players answered here 1,533 times of 2,191.
draw
  ? ? X ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1533 of 2191

pattern harvested-diagonal-contact-26f49521
why     Strong players answered here 2,157 times of 3,118.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O * O .
  O . . . .
when    liberties(@) >= 3
seen    2157 of 3118

pattern harvested-diagonal-contact-dcc26f48
why     Strong players answered here 1,503 times of 2,171.
draw
  ? ? . ? ?
  ? O . . ?
  . . @ . .
  ? O * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1503 of 2171

pattern harvested-diagonal-contact-2883379b
why     Strong players answered here 1,094 times of 1,574.
draw
  O * O
  . @ .
  X X X
when    liberties(@) >= 3
seen    1094 of 1574

pattern harvested-diagonal-contact-17a6ecf9
why     Strong players answered here 12,936 times of 19,076.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    12936 of 19076

pattern harvested-diagonal-contact-bde1a169
why     Strong players answered here 7,616 times of 11,279.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . . .
  . . O X . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    7616 of 11279

pattern harvested-diagonal-contact-36ab1d59
why     Strong players answered here 2,056 times of 3,013.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . O * . O .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    2056 of 3013

pattern harvested-diagonal-contact-38565e9c
why     Strong players answered here 6,435 times of 9,556.
draw
  ? ? X ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    6435 of 9556

pattern harvested-diagonal-contact-1fa5ebe9
why     Strong players answered here 1,165 times of 1,698.
draw
  . X . . .
  . . . . .
  . . @ . .
  . O * O .
  . . . . .
when    liberties(@) >= 3
seen    1165 of 1698

pattern harvested-diagonal-contact-255ac5d3
why     Strong players answered here 1,242 times of 1,825.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . X X @ . . .
  . O O . O . X
  . . . . * . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1242 of 1825

pattern harvested-diagonal-contact-02fb214b
why     Strong players answered here 3,523 times of 5,323.
draw
  . . . . .
  . . . . .
  X X @ . .
  O O X O .
  . . O X *
when    liberties(@) >= 3
seen    3523 of 5323

pattern harvested-diagonal-contact-952100b8
why     Strong players answered here 4,201 times of 6,441.
draw
  . . . . .
  . . . . .
  . X @ * .
  X O . O .
  . O . . .
when    liberties(@) >= 3
seen    4201 of 6441

pattern harvested-diagonal-contact-b7b36ef6
why     Strong players answered here 2,106 times of 3,249.
draw
  . . . . .
  . . . . .
  O X @ X .
  * O . O X
  . . . O .
when    liberties(@) >= 3
seen    2106 of 3249

pattern harvested-diagonal-contact-af112130
why     Strong players answered here 1,281 times of 1,989.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ . .
  ? O X O ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    1281 of 1989

pattern stretch-past-the-diagonal-stone-in-the-open
why     The stretch straight along beside the stone that came diagonally, with nobody else near.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? O * . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    124014 of 198914

pattern harvested-diagonal-contact-bde9b975
why     Strong players answered here 8,363 times of 13,487.
draw
  O . .
  . @ .
  O * O
when    liberties(@) >= 3
seen    8363 of 13487

pattern harvested-diagonal-contact-d83edee9
why     Strong players answered here 6,406 times of 10,461.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O * O .
  . . . . .
when    liberties(@) >= 3
seen    6406 of 10461

pattern harvested-diagonal-contact-5b15d69f
why     Strong players answered here 6,162 times of 10,092.
draw
  ? ? . ? ?
  ? O . . ?
  . * @ . .
  ? O . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    6162 of 10092

pattern harvested-diagonal-contact-de005fc1
why     Strong players answered here 1,711 times of 2,786.
draw
  . . . . .
  X . . . .
  . . @ . .
  . O * O .
  . . . . .
when    liberties(@) >= 3
seen    1711 of 2786

pattern harvested-diagonal-contact-b4bbdf36
why     Strong players answered here 23,582 times of 40,143.
draw
  O . .
  * @ .
  O . X
when    liberties(@) >= 3
seen    23582 of 40143

pattern harvested-diagonal-contact-b16c3b60
why     Strong players answered here 1,308 times of 2,171.
draw
  ? . . . . . ?
  . . . . . . .
  . . * . . . .
  . . . @ . . .
  . . O X . . .
  . . O X . . .
  ? . O O X . ?
when    liberties(@) >= 3
seen    1308 of 2171

pattern harvested-diagonal-contact-2c0e4f92
why     Strong players answered here 24,444 times of 41,901.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    24444 of 41901

pattern harvested-diagonal-contact-9bc65309
why     Strong players answered here 1,843 times of 3,096.
draw
  ? ? . ? ?
  ? O . . ?
  . * @ X .
  ? O . . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1843 of 3096

pattern harvested-diagonal-contact-b66ec97b
why     Strong players answered here 1,095 times of 1,840.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . . .
  . . O X . . X
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1095 of 1840

pattern harvested-diagonal-contact-7c6473aa
why     Strong players answered here 2,147 times of 3,703.
draw
  ? ? X ? ?
  ? O . . ?
  . . @ X .
  ? O * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2147 of 3703

pattern harvested-diagonal-contact-4e8ff8ba
why     Strong players answered here 1,358 times of 2,331.
draw
  . . . . .
  . . . . O
  . . @ . .
  . O X . X
  . . O * .
when    liberties(@) >= 3
seen    1358 of 2331

pattern harvested-diagonal-contact-c59b7ba6
why     Strong players answered here 3,186 times of 5,542.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? O X O ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    3186 of 5542

pattern harvested-diagonal-contact-817cefac
why     Strong players answered here 8,654 times of 15,251.
draw
  O . .
  * @ X
  O . .
when    liberties(@) >= 3
seen    8654 of 15251

pattern harvested-diagonal-contact-ac6a7504
why     Strong players answered here 1,045 times of 1,799.
draw
  - - - - -
  ? . . . ?
  O . @ * .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1045 of 1799

pattern harvested-diagonal-contact-189e7da6
why     Strong players answered here 2,256 times of 3,959.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ X .
  * O . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2256 of 3959

pattern harvested-diagonal-contact-b1538f67
why     Strong players answered here 2,951 times of 5,209.
draw
  | . ? ?
  | . O ?
  | @ X O
  | * O ?
  | . ? ?
when    liberties(@) = 2
seen    2951 of 5209

pattern block-one-side-of-the-stone-between
why     The block at one side of the enemy's stone, which stands diagonally between two own ones.
draw
  O . .
  . @ .
  . * O
when    liberties(@) >= 3
seen    9974 of 17831

pattern harvested-diagonal-contact-6c6e5f1e
why     Strong players answered here 79,311 times of 143,844.
draw
  . . .
  . @ .
  O * O
when    liberties(@) >= 3
seen    79311 of 143844

pattern harvested-diagonal-contact-11ec1f72
why     Strong players answered here 6,901 times of 12,547.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . . O X .
when    liberties(@) >= 3
seen    6901 of 12547

pattern harvested-diagonal-contact-ed9c918e
why     Strong players answered here 9,919 times of 18,158.
draw
  . . .
  X @ .
  O X O
  ? * ?
when    liberties(@) >= 3
seen    9919 of 18158

pattern harvested-diagonal-contact-13e1a338
why     Strong players answered here 1,668 times of 3,001.
draw
  O . .
  * @ X
  O . X
when    liberties(@) >= 3
seen    1668 of 3001

pattern harvested-diagonal-contact-f515386f
why     Strong players answered here 6,044 times of 11,165.
draw
  | . O
  | @ X
  | * O
when    liberties(@) = 2
seen    6044 of 11165

pattern knights-move-beside-the-leading-wall
why     The knight's move ahead, out from a wall, which the enemy leads by a stone.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . . O X . . .
  . . O X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    2775 of 5138

pattern connect-the-jump-it-stepped-up-to
why     The solid connection of two stones a space apart, where the enemy looks in.
draw
  O * O
  . @ .
  X . X
when    liberties(@) >= 3
seen    4108 of 7874

pattern harvested-diagonal-contact-8263ccd1
why     Strong players answered here 4,376 times of 8,621.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O X O .
when    liberties(@) >= 3
seen    4376 of 8621

pattern harvested-diagonal-contact-1320296e
why     Strong players answered here 4,773 times of 9,475.
draw
  - - - - -
  ? . . . ?
  . X @ . .
  ? O X O ?
  ? ? O * ?
when    liberties(@) >= 3
seen    4773 of 9475

pattern harvested-diagonal-contact-0b7e14c2
why     Strong players answered here 2,284 times of 4,501.
draw
  | O ? ?
  | * O ?
  | @ X O
  | . X ?
  | . ? ?
when    liberties(@) >= 3
seen    2284 of 4501

pattern harvested-diagonal-contact-1d2199d8
why     Strong players answered here 18,129 times of 36,641.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    18129 of 36641

pattern jump-level-with-its-jump
why     The one-space jump beside the enemy's, to stay level with it.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . O
  . . . @ . . .
  . . O X . X .
  . . . O . * .
  ? . . . . . ?
when    liberties(@) >= 3
seen    3609 of 7238

pattern stretch-past-the-diagonal-stone
why     The stretch straight along beside the stone that came diagonally.
draw
  . . .
  . @ .
  O * .
when    liberties(@) >= 3
seen    279826 of 574065

pattern harvested-diagonal-contact-9f3b3f99
why     Strong players answered here 1,051 times of 2,103.
draw
  ? ? O ? ?
  ? O . . ?
  * X @ . .
  - - - - -
when    liberties(@) >= 3
seen    1051 of 2103

pattern harvested-diagonal-contact-03de20b5
why     Strong players answered here 2,308 times of 4,687.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    2308 of 4687

pattern harvested-diagonal-contact-fe6323b0
why     Strong players answered here 1,041 times of 2,115.
draw
  ? O . .
  * X @ X
  ? O . .
when    liberties(@) >= 3
seen    1041 of 2115

pattern harvested-diagonal-contact-6adbfc03
why     Strong players answered here 1,921 times of 3,957.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O X O O
when    liberties(@) >= 3
seen    1921 of 3957

pattern harvested-diagonal-contact-beb5811d
why     Strong players answered here 1,833 times of 3,842.
draw
  - - - - -
  . . . . .
  . . @ * .
  . X . O .
  . . . . .
when    liberties(@) >= 3
seen    1833 of 3842

pattern harvested-diagonal-contact-13a03a20
why     Strong players answered here 3,134 times of 6,645.
draw
  ? . . . . . ?
  . . . . . . .
  . . * . . . .
  . . . @ . . .
  . . O X . . .
  . . O . . . .
  ? . . . X . ?
when    liberties(@) >= 3
seen    3134 of 6645

pattern harvested-diagonal-contact-f98ef43f
why     Strong players answered here 2,140 times of 4,620.
draw
  O . .
  * @ .
  O X X
when    liberties(@) >= 3
seen    2140 of 4620

pattern harvested-diagonal-contact-69e86f95
why     Strong players answered here 1,106 times of 2,367.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . O X . X .
  . . . O * . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1106 of 2367

pattern harvested-diagonal-contact-89031080
why     Strong players answered here 3,479 times of 7,592.
draw
  . . . . .
  . . . . .
  . . @ * .
  . O X O .
  X X O . .
when    liberties(@) >= 3
seen    3479 of 7592

pattern harvested-diagonal-contact-70f278df
why     Strong players answered here 4,704 times of 10,336.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O O X .
when    liberties(@) >= 3
seen    4704 of 10336

pattern harvested-diagonal-contact-02ac95c6
why     Strong players answered here 4,726 times of 10,385.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . . O X X
when    liberties(@) >= 3
seen    4726 of 10385

pattern harvested-diagonal-contact-6a1e742b
why     Strong players answered here 1,172 times of 2,607.
draw
  - - - - -
  ? . . . ?
  . . @ * O
  ? X . O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1172 of 2607

pattern harvested-diagonal-contact-57b347f1
why     Strong players answered here 2,618 times of 5,921.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X . .
  . . O * X
when    liberties(@) >= 3
seen    2618 of 5921

pattern harvested-diagonal-contact-c79f85f1
why     Strong players answered here 1,835 times of 4,133.
draw
  ? ? . ? ?
  ? O . . ?
  . . @ . .
  ? . X O ?
  ? * O ? ?
when    liberties(@) >= 3
seen    1835 of 4133

pattern harvested-diagonal-contact-5ae2cb90
why     Strong players answered here 3,407 times of 7,815.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X . O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    3407 of 7815

pattern harvested-diagonal-contact-48a3a17a
why     Strong players answered here 9,915 times of 23,016.
draw
  * . . . .
  . . . . .
  O . @ . .
  . O X . .
  . . . . .
when    liberties(@) >= 3
seen    9915 of 23016

pattern follow-the-wedge-ahead
why     The stretch that follows the wedge, as it runs out between two own stones.
draw
  . . .
  * @ .
  O X O
when    liberties(@) >= 3
seen    80038 of 188248

pattern harvested-diagonal-contact-0c97f562
why     Strong players answered here 1,395 times of 3,196.
draw
  ? ? O ? ?
  ? . . . ?
  . . @ * .
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1395 of 3196

pattern harvested-diagonal-contact-0e523e4b
why     Strong players answered here 2,262 times of 5,251.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O O X X
when    liberties(@) >= 3
seen    2262 of 5251

pattern harvested-diagonal-contact-baac47f1
why     Strong players answered here 1,420 times of 3,273.
draw
  O * O
  X @ .
  X . X
when    liberties(@) >= 3
seen    1420 of 3273

pattern harvested-diagonal-contact-a226a4d8
why     Strong players answered here 2,095 times of 4,872.
draw
  - - - - -
  ? . . . ?
  . . @ * O
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2095 of 4872

pattern harvested-diagonal-contact-dc1f666c
why     Strong players answered here 1,118 times of 2,591.
draw
  ? O . .
  * X @ .
  - - - -
when    liberties(@) >= 3
seen    1118 of 2591

pattern block-the-second-line-below-own-stone
why     The block on the second line beneath the third-line stone, to keep the enemy out.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    9872 of 23577

pattern harvested-diagonal-contact-18680b56
why     Strong players answered here 1,962 times of 4,633.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O * O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1962 of 4633

pattern harvested-diagonal-contact-f87f764d
why     Strong players answered here 2,206 times of 5,323.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2206 of 5323

pattern harvested-diagonal-contact-f2d350aa
why     Strong players answered here 5,841 times of 14,289.
draw
  O . O
  * @ .
  - - -
when    liberties(@) >= 3
seen    5841 of 14289

pattern harvested-diagonal-contact-aeb42e7a
why     Strong players answered here 2,330 times of 5,689.
draw
  O * O
  . @ .
  X X O
when    liberties(@) >= 3
seen    2330 of 5689

pattern harvested-diagonal-contact-d88aad92
why     Strong players answered here 1,865 times of 4,549.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . X
  . . O X .
when    liberties(@) >= 3
seen    1865 of 4549

pattern stretch-the-wall-level-with-its-step
why     The stretch of the wall, to stay level with the enemy's.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O . . .
when    liberties(@) >= 3
seen    11314 of 28677

pattern harvested-diagonal-contact-1670aac6
why     Strong players answered here 3,768 times of 9,547.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X . .
  . . O * .
when    liberties(@) >= 3
seen    3768 of 9547

pattern harvested-diagonal-contact-241c50b2
why     Strong players answered here 4,239 times of 10,911.
draw
  . . . . .
  . . . . .
  . X @ . .
  . O X . .
  . O . . .
  ? ? ? ? *
when    liberties(@) >= 3
seen    4239 of 10911

pattern harvested-diagonal-contact-371fc715
why     Strong players answered here 1,455 times of 3,695.
draw
  ? ? . ? ?
  ? O . . ?
  . * @ X .
  ? O . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1455 of 3695

pattern harvested-diagonal-contact-16badcac
why     Strong players answered here 1,591 times of 4,098.
draw
  | . . .
  | . . .
  | @ X X
  | X O O
  | O . .
  | ? * ?
when    liberties(@) >= 3
seen    1591 of 4098

pattern harvested-diagonal-contact-7527f3a6
why     Strong players answered here 2,992 times of 7,826.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    2992 of 7826

pattern harvested-diagonal-contact-82fd9a26
why     Strong players answered here 6,896 times of 18,453.
draw
  . . . . |
  . . . . |
  X X @ . |
  O O X . |
  . * O . |
when    liberties(@) >= 3
seen    6896 of 18453

pattern harvested-diagonal-contact-0e3d8dbf
why     Strong players answered here 1,254 times of 3,276.
draw
  - - - - -
  ? . . . ?
  O X @ . .
  * O . X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1254 of 3276

pattern harvested-diagonal-contact-ceeb9d81
why     Strong players answered here 1,015 times of 2,639.
draw
  - - - - -
  . . . . .
  . . @ . .
  O O X * .
  X X O O .
when    liberties(@) >= 3
seen    1015 of 2639

pattern harvested-diagonal-contact-e72cff12
why     Strong players answered here 6,911 times of 18,578.
draw
  O . .
  . @ X
  O * O
when    liberties(@) >= 3
seen    6911 of 18578

pattern harvested-diagonal-contact-fd8d08d1
why     Strong players answered here 1,178 times of 3,086.
draw
  ? ? . ? ? ?
  ? . . . ? ?
  . X @ . O ?
  ? O X . ? *
  ? ? . ? ? ?
when    liberties(@) >= 3
seen    1178 of 3086

pattern harvested-diagonal-contact-3e9d8718
why     Strong players answered here 1,691 times of 4,502.
draw
  ? ? . ? ?
  ? . . . ?
  X * @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1691 of 4502

pattern harvested-diagonal-contact-be00dbcf
why     Strong players answered here 1,061 times of 2,839.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . * @ . . |
  . . O X . . |
  . . O X . . |
  ? O X . . . |
when    liberties(@) >= 3
seen    1061 of 2839

pattern harvested-diagonal-contact-ee92137e
why     Strong players answered here 1,504 times of 4,060.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1504 of 4060

pattern harvested-diagonal-contact-5051597c
why     Strong players answered here 2,368 times of 6,492.
draw
  ? O . .
  * X @ .
  ? O X X
when    liberties(@) >= 3
seen    2368 of 6492

pattern harvested-diagonal-contact-d0ccaf4f
why     Strong players answered here 2,942 times of 8,149.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ . .
  ? O * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2942 of 8149

pattern block-the-stone-that-slips-along-the-edge
why     The block on the first line, to stop the stone that slips along the edge.
draw
  X . O
  . @ *
  - - -
when    liberties(@) >= 3
seen    4720 of 13293

pattern harvested-diagonal-contact-57af369f
why     Strong players answered here 2,482 times of 6,968.
draw
  ? ? . ? ?
  ? O . . ?
  . * @ . .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    2482 of 6968

pattern harvested-diagonal-contact-cb0deb8a
why     Strong players answered here 1,809 times of 5,081.
draw
  | . ? ?
  | . . ?
  | @ X .
  | * O ?
  | O ? ?
when    liberties(@) >= 3
seen    1809 of 5081

pattern harvested-diagonal-contact-d2bba1dd
why     Strong players answered here 4,073 times of 11,826.
draw
  | . ? ?
  | . . ?
  | @ X X
  | * O ?
  | O ? ?
when    liberties(@) >= 3
seen    4073 of 11826

pattern harvested-diagonal-contact-eb0f0841
why     Strong players answered here 10,735 times of 32,212.
draw
  * ? . ? ?
  ? . . . ?
  O . @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    10735 of 32212

pattern harvested-diagonal-contact-4bf4bd2e
why     Strong players answered here 3,946 times of 11,854.
draw
  X . .
  . @ X
  O * O
when    liberties(@) >= 3
seen    3946 of 11854

pattern harvested-diagonal-contact-e1f43df7
why     Strong players answered here 3,399 times of 10,195.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X . O ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    3399 of 10195

pattern harvested-diagonal-contact-972cb5a0
why     Strong players answered here 1,328 times of 3,945.
draw
  . . . . .
  . . . . .
  . . @ . .
  * O X . .
  . X O O .
when    liberties(@) >= 3
seen    1328 of 3945

pattern harvested-diagonal-contact-7a5bae34
why     Strong players answered here 3,616 times of 10,962.
draw
  ? ? O ? ?
  ? X X O *
  . . @ X O
  - - - - -
when    liberties(@) >= 3
seen    3616 of 10962

pattern stretch-level-wall-against-wall
why     The stretch of the wall, to stay level with the enemy's.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O X . .
when    liberties(@) >= 3
seen    18465 of 57180

pattern harvested-diagonal-contact-3907943c
why     Strong players answered here 1,342 times of 4,108.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O X . X
when    liberties(@) >= 3
seen    1342 of 4108

pattern connect-the-jump-looked-into
why     The solid connection of two stones a space apart, where the enemy looks in.
draw
  . . .
  X @ .
  O * O
when    liberties(@) >= 3
seen    30951 of 98407

pattern stretch-level-with-three
why     The stretch along a line of enemy stones, to come level with their head.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    38786 of 126924

pattern stretch-level-with-a-stone-waiting
why     The stretch level with the enemy's step, with an own stone waiting across.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . O
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    2492 of 7986

pattern harvested-diagonal-contact-1ab35328
why     Strong players answered here 1,365 times of 4,351.
draw
  | . ? ?
  | . . ?
  | @ X X
  | X O ?
  | * ? ?
when    liberties(@) >= 3
seen    1365 of 4351

pattern harvested-diagonal-contact-26efc445
why     Strong players answered here 2,658 times of 8,691.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  ? O X . |
  ? ? * ? |
when    liberties(@) >= 3
seen    2658 of 8691

pattern harvested-diagonal-contact-62e9f3c3
why     Strong players answered here 5,070 times of 16,946.
draw
  X X O *
  . @ X ?
  - - - -
when    liberties(@) >= 3
seen    5070 of 16946

pattern harvested-diagonal-contact-a2a68aa7
why     Strong players answered here 2,831 times of 9,424.
draw
  ? ? . ? ?
  ? . . . ?
  X * @ . .
  ? O X . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    2831 of 9424

pattern harvested-diagonal-contact-80289a06
why     Strong players answered here 1,066 times of 3,497.
draw
  ? ? . ? ?
  ? O X . ?
  O X @ X *
  ? X X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1066 of 3497

pattern harvested-diagonal-contact-8c5d57c4
why     Strong players answered here 3,742 times of 12,597.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . O X @ . . .
  . * O . X . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    3742 of 12597

pattern harvested-diagonal-contact-3356cb7e
why     Strong players answered here 3,275 times of 11,226.
draw
  ? . . .
  ? X @ X
  * O . O
when    liberties(@) >= 3
seen    3275 of 11226

pattern harvested-diagonal-contact-3a7d0b13
why     Strong players answered here 5,980 times of 20,756.
draw
  O . .
  * @ .
  O X O
when    liberties(@) >= 3
seen    5980 of 20756

pattern stretch-level-with-the-diagonal-stone
why     The stretch along the stone on the diagonal, to come level with it.
draw
  . . .
  . @ *
  X . O
when    liberties(@) >= 3
seen    53354 of 189683

pattern harvested-diagonal-contact-dcdb2f11
why     Strong players answered here 7,529 times of 26,622.
draw
  ? ? . ? |
  ? . . . |
  X X @ . |
  ? O X . |
  ? * O ? |
when    liberties(@) >= 3
seen    7529 of 26622

pattern harvested-diagonal-contact-336a1c0b
why     Strong players answered here 4,177 times of 14,935.
draw
  ? ? . ? |
  ? . . . |
  . X @ . |
  ? O X . |
  ? * O ? |
when    liberties(@) >= 3
seen    4177 of 14935

pattern harvested-diagonal-contact-826d8344
why     Strong players answered here 1,106 times of 3,884.
draw
  . . . . .
  . . . . .
  . . @ . .
  * O X . .
  . X O . .
when    liberties(@) >= 3
seen    1106 of 3884

pattern harvested-diagonal-contact-c40a9db9
why     Strong players answered here 1,555 times of 5,505.
draw
  | . ? ?
  | * O ?
  | @ X O
  | X O ?
  | . ? ?
when    liberties(@) = 2
seen    1555 of 5505

pattern harvested-diagonal-contact-0b4b128c
why     Strong players answered here 1,245 times of 4,444.
draw
  | . . .
  | . . .
  | @ X X
  | X O O
  | O * .
when    liberties(@) >= 3
seen    1245 of 4444

pattern harvested-diagonal-contact-021e898b
why     Strong players answered here 5,201 times of 19,046.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X . X
  . . O * .
when    liberties(@) >= 3
seen    5201 of 19046

pattern harvested-diagonal-contact-83405367
why     Strong players answered here 2,391 times of 8,750.
draw
  | . .
  | @ X
  | X O
  | * ?
when    liberties(@) >= 3
seen    2391 of 8750

pattern stretch-before-the-staircase-bends
why     The stretch sideways, before the enemy's stones bend around the end.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ . .
  ? O X . ?
  ? ? O * ?
when    liberties(@) >= 3
seen    2391 of 8818

pattern harvested-diagonal-contact-1d321f92
why     Strong players answered here 2,323 times of 8,584.
draw
  | . ? ?
  | . . ?
  | @ X .
  | X O ?
  | O * ?
when    liberties(@) >= 3
seen    2323 of 8584

pattern harvested-diagonal-contact-23c8e9f4
why     Strong players answered here 6,197 times of 23,438.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    6197 of 23438

pattern harvested-diagonal-contact-04d093ea
why     Strong players answered here 5,126 times of 19,417.
draw
  O . .
  * @ .
  . . X
when    liberties(@) >= 3
seen    5126 of 19417

pattern harvested-diagonal-contact-eff387ef
why     Strong players answered here 1,312 times of 4,939.
draw
  X . .
  X @ X
  O * O
when    liberties(@) >= 3
seen    1312 of 4939

pattern harvested-diagonal-contact-89cd3cca
why     Strong players answered here 1,343 times of 5,063.
draw
  . . . . .
  . . . . .
  . X @ . .
  * O X O .
  . . O . .
when    liberties(@) >= 3
seen    1343 of 5063

pattern harvested-diagonal-contact-4a214baf
why     Strong players answered here 1,306 times of 4,946.
draw
  | . .
  | @ X
  | X O
  | ? *
when    liberties(@) = 2
seen    1306 of 4946

pattern step-over-the-first-line-stone
why     The step along the second line, over the stone on the first.
draw
  O * .
  . @ .
  - - -
when    liberties(@) >= 3
seen    3345 of 13047

pattern harvested-diagonal-contact-3e8c061c
why     Strong players answered here 4,664 times of 18,334.
draw
  O . .
  . @ *
  X . O
when    liberties(@) >= 3
seen    4664 of 18334

pattern stretch-level-beyond-a-row-of-two
why     The stretch that stays level with the enemy's step, before it bends around the head.
draw
  . . .
  . @ *
  X X O
when    liberties(@) >= 3
seen    7071 of 28376

pattern harvested-diagonal-contact-cf0ad23b
why     Strong players answered here 1,546 times of 6,093.
draw
  - - - - -
  . . . . .
  . . @ . .
  O O X . .
  * X . . .
when    liberties(@) >= 3
seen    1546 of 6093

pattern harvested-diagonal-contact-9edf6bbb
why     Strong players answered here 1,025 times of 4,073.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . X O X X
when    liberties(@) >= 3
seen    1025 of 4073

pattern harvested-diagonal-contact-623f2df6
why     Strong players answered here 3,018 times of 12,359.
draw
  | * O
  | @ X
  | X O
when    liberties(@) = 2
seen    3018 of 12359

pattern harvested-diagonal-contact-a7e4e89e
why     Strong players answered here 1,448 times of 5,876.
draw
  . . . . .
  . * . . .
  . . @ . .
  O O X . .
  X X O O .
when    liberties(@) >= 3
seen    1448 of 5876

pattern stretch-level-with-two
why     The stretch along the enemy's stones, to come level with their head.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    25701 of 108981

pattern harvested-diagonal-contact-d7c7dbba
why     Strong players answered here 7,348 times of 31,170.
draw
  | . .
  | @ X
  | X O
  | ? *
when    liberties(@) >= 3
seen    7348 of 31170

pattern stretch-beside-the-stone-that-pulls-away
why     The stretch beside the enemy's, which had own stones on two sides and stretches away.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    47431 of 209004

pattern harvested-diagonal-contact-9bbcd018
why     Strong players answered here 1,978 times of 8,484.
draw
  ? ? . ? ?
  * . . . ?
  O X @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1978 of 8484

pattern harvested-diagonal-contact-1572b0cf
why     Strong players answered here 3,756 times of 16,382.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X O ?
  ? ? O * ?
when    liberties(@) >= 3
seen    3756 of 16382

pattern harvested-diagonal-contact-f3af5b7c
why     Strong players answered here 6,912 times of 31,374.
draw
  ? ? . ? ?
  ? . . . ?
  X X @ . .
  ? O X O ?
  ? ? O ? *
when    liberties(@) >= 3
seen    6912 of 31374

pattern harvested-diagonal-contact-2d5c1d35
why     Strong players answered here 4,479 times of 20,260.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X . ?
  ? ? . ? ?
  ? ? ? ? *
when    liberties(@) >= 3
seen    4479 of 20260

pattern harvested-diagonal-contact-46684621
why     Strong players answered here 5,757 times of 26,196.
draw
  . . . . .
  . . . . .
  O X @ . .
  * O . X .
  . . . . .
when    liberties(@) >= 3
seen    5757 of 26196

pattern harvested-diagonal-contact-6cc2809a
why     Strong players answered here 2,407 times of 10,898.
draw
  ? ? . ? ?
  ? . . . ?
  X * @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2407 of 10898

pattern harvested-diagonal-contact-9a75bf62
why     Strong players answered here 1,096 times of 4,946.
draw
  ? ? . ? ?
  ? X . . ?
  O X @ X .
  ? O X O ?
  * ? O ? ?
when    liberties(@) >= 3
seen    1096 of 4946

pattern stretch-level-with-its-step-back
why     The stretch that stays level with the enemy's step, before it bends around the head.
draw
  . . .
  * @ .
  O X .
when    liberties(@) >= 3
seen    164996 of 793296

pattern harvested-diagonal-contact-8fa19d74
why     Strong players answered here 5,942 times of 29,294.
draw
  | * O
  | @ X
  | . X
when    liberties(@) >= 3
seen    5942 of 29294

pattern harvested-diagonal-contact-c19a818c
why     Strong players answered here 1,396 times of 6,819.
draw
  ? ? ? . ? ?
  ? ? O . . ?
  * O X @ . .
  ? ? O X X ?
  ? ? ? O ? ?
when    liberties(@) >= 3
seen    1396 of 6819

pattern stretch-level-with-a-stone-across-the-corner
why     The stretch level with the enemy's step, with an own stone waiting across.
draw
  O . .
  . @ *
  . X O
when    liberties(@) >= 3
seen    7376 of 37023

pattern harvested-diagonal-contact-fb5dbfec
why     Strong players answered here 1,669 times of 8,210.
draw
  X X O ?
  . @ X *
  - - - -
when    liberties(@) >= 3
seen    1669 of 8210

pattern harvested-diagonal-contact-c2d4f4e7
why     Strong players answered here 1,709 times of 8,412.
draw
  | . ? ?
  | . . ?
  | @ X .
  | X O ?
  | O ? ?
  | ? * ?
when    liberties(@) >= 3
seen    1709 of 8412

pattern harvested-diagonal-contact-52f62751
why     Strong players answered here 6,465 times of 32,652.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ . .
  * O . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    6465 of 32652

pattern harvested-diagonal-contact-c3e746bb
why     Strong players answered here 15,156 times of 77,208.
draw
  . . .
  X @ .
  O X O
  ? ? *
when    liberties(@) >= 3
seen    15156 of 77208

pattern harvested-diagonal-contact-482c1dc7
why     Strong players answered here 1,134 times of 5,587.
draw
  O . .
  * @ X
  O X O
when    liberties(@) >= 3
seen    1134 of 5587

pattern harvested-diagonal-contact-e1c14580
why     Strong players answered here 1,575 times of 7,951.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ X .
  * O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1575 of 7951

pattern harvested-diagonal-contact-451f93bc
why     Strong players answered here 1,239 times of 6,294.
draw
  - - - - -
  ? . . . ?
  X X @ . .
  ? O X O ?
  ? ? O ? ?
  ? ? ? * ?
when    liberties(@) >= 3
seen    1239 of 6294

pattern harvested-diagonal-contact-655875c9
why     Strong players answered here 6,056 times of 31,640.
draw
  ? ? . ? ?
  * . . . ?
  O X @ . .
  ? O . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    6056 of 31640

pattern harvested-diagonal-contact-3fd60d29
why     Strong players answered here 3,737 times of 19,441.
draw
  | . ? ?
  | . . ?
  | @ X X
  | X O ?
  | O ? ?
  | ? * ?
when    liberties(@) >= 3
seen    3737 of 19441

pattern harvested-diagonal-contact-b18ce526
why     Strong players answered here 1,748 times of 8,977.
draw
  O X . ?
  X @ X *
  X X O ?
when    liberties(@) >= 3
seen    1748 of 8977

pattern harvested-diagonal-contact-f8547b19
why     Strong players answered here 1,038 times of 5,331.
draw
  | . O
  | @ X
  | X O
  | ? ?
  | ? *
when    liberties(@) >= 3
seen    1038 of 5331

pattern harvested-diagonal-contact-6d85811e
why     Strong players answered here 1,654 times of 8,787.
draw
  ? ? O . .
  ? ? X @ X
  * ? O . .
when    liberties(@) >= 3
seen    1654 of 8787

pattern harvested-diagonal-contact-b218e3eb
why     Strong players answered here 1,062 times of 5,793.
draw
  ? O . .
  ? X @ .
  * O . X
when    liberties(@) >= 3
seen    1062 of 5793

pattern harvested-diagonal-contact-0cae3ab6
why     Strong players answered here 6,349 times of 35,910.
draw
  | . .
  | @ X
  | X O
  | ? ?
  | ? *
when    liberties(@) >= 3
seen    6349 of 35910

pattern harvested-diagonal-contact-6628eaad
why     Strong players answered here 10,013 times of 57,622.
draw
  ? . . .
  ? X @ .
  * O . X
when    liberties(@) >= 3
seen    10013 of 57622

pattern harvested-diagonal-contact-da4dab7e
why     Strong players answered here 1,082 times of 6,051.
draw
  O * O
  X @ .
  O X X
when    liberties(@) >= 3
seen    1082 of 6051

pattern harvested-diagonal-contact-f86bb148
why     Strong players answered here 2,712 times of 15,669.
draw
  . X .
  X @ X
  O X O
  * ? ?
when    liberties(@) >= 3
seen    2712 of 15669

pattern harvested-diagonal-contact-22785451
why     Strong players answered here 3,554 times of 21,310.
draw
  ? ? . ? |
  ? . . . |
  X X @ . |
  ? O X . |
  ? ? O ? |
  ? * ? ? |
when    liberties(@) >= 3
seen    3554 of 21310

pattern harvested-diagonal-contact-32815ef1
why     Strong players answered here 9,574 times of 58,501.
draw
  | . .
  | @ X
  | * O
when    liberties(@) >= 3
seen    9574 of 58501

pattern harvested-diagonal-contact-bf57aded
why     Strong players answered here 1,361 times of 8,379.
draw
  ? ? . ? ?
  ? . . . ?
  X X @ X .
  ? O X O *
  ? ? O ? ?
when    liberties(@) >= 3
seen    1361 of 8379

pattern harvested-diagonal-contact-952da945
why     Strong players answered here 4,077 times of 25,937.
draw
  ? O . .
  ? X @ X
  * O X .
when    liberties(@) >= 3
seen    4077 of 25937

pattern harvested-diagonal-contact-57e5116f
why     Strong players answered here 1,250 times of 7,787.
draw
  | . O ?
  | @ X *
  | . O ?
when    liberties(@) >= 3
seen    1250 of 7787

pattern harvested-diagonal-contact-017d09b1
why     Strong players answered here 5,475 times of 35,329.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O X @ . .
  * ? O . X ?
  ? ? ? . ? ?
when    liberties(@) >= 3
seen    5475 of 35329

pattern harvested-diagonal-contact-1bd785ea
why     Strong players answered here 1,021 times of 6,419.
draw
  ? O . .
  * X @ .
  ? . . X
when    liberties(@) >= 3
seen    1021 of 6419

pattern harvested-diagonal-contact-e4930616
why     Strong players answered here 1,720 times of 10,961.
draw
  O . .
  . @ *
  X X O
when    liberties(@) >= 3
seen    1720 of 10961

pattern harvested-diagonal-contact-04713d34
why     Strong players answered here 2,615 times of 17,326.
draw
  ? ? O . .
  * ? X @ .
  ? ? O X X
when    liberties(@) >= 3
seen    2615 of 17326

pattern harvested-diagonal-contact-81569d36
why     Strong players answered here 1,175 times of 7,745.
draw
  ? ? ? . ? ?
  * ? O . . ?
  ? O X @ . .
  ? ? O X X ?
  ? ? ? O ? ?
when    liberties(@) >= 3
seen    1175 of 7745

pattern harvested-diagonal-contact-88081533
why     Strong players answered here 4,767 times of 32,306.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ * .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    4767 of 32306

pattern harvested-diagonal-contact-bd26b86c
why     Strong players answered here 1,271 times of 8,459.
draw
  ? O . .
  ? X @ X
  * O . .
when    liberties(@) >= 3
seen    1271 of 8459

pattern harvested-diagonal-contact-239b1314
why     Strong players answered here 3,023 times of 20,986.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X . ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    3023 of 20986

pattern harvested-diagonal-contact-2f626c45
why     Strong players answered here 1,777 times of 12,676.
draw
  | . O ?
  | @ X ?
  | . O *
when    liberties(@) >= 3
seen    1777 of 12676

pattern harvested-diagonal-contact-42665a56
why     Strong players answered here 3,069 times of 22,390.
draw
  ? . . .
  * X @ .
  ? O . X
when    liberties(@) >= 3
seen    3069 of 22390

pattern harvested-diagonal-contact-fa6467fb
why     Strong players answered here 6,248 times of 46,402.
draw
  ? . . .
  ? X @ X
  * O X O
when    liberties(@) >= 3
seen    6248 of 46402

pattern harvested-diagonal-contact-16c382de
why     Strong players answered here 15,543 times of 117,833.
draw
  . . .
  X @ .
  O X .
  * ? ?
when    liberties(@) >= 3
seen    15543 of 117833

pattern harvested-diagonal-contact-daff9733
why     Strong players answered here 1,478 times of 10,878.
draw
  O * .
  . @ .
  X . X
when    liberties(@) >= 3
seen    1478 of 10878

pattern harvested-diagonal-contact-4fd840da
why     Strong players answered here 1,721 times of 12,810.
draw
  - - - - -
  ? . . . ?
  . X @ * .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1721 of 12810

pattern harvested-diagonal-contact-6eb4d7d6
why     Strong players answered here 3,734 times of 28,235.
draw
  . . .
  X @ *
  . . O
when    liberties(@) >= 3
seen    3734 of 28235

pattern harvested-diagonal-contact-30a8893f
why     Strong players answered here 2,605 times of 19,809.
draw
  * ? O . .
  ? ? X @ .
  ? ? O X X
when    liberties(@) >= 3
seen    2605 of 19809

pattern harvested-diagonal-contact-66573927
why     Strong players answered here 1,217 times of 9,488.
draw
  ? . . .
  * X @ .
  ? O X X
when    liberties(@) >= 3
seen    1217 of 9488

pattern harvested-diagonal-contact-7cba7bda
why     Strong players answered here 2,175 times of 17,556.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X . ?
  ? ? O * ?
when    liberties(@) >= 3
seen    2175 of 17556

pattern harvested-diagonal-contact-7a9abcb4
why     Strong players answered here 12,953 times of 107,714.
draw
  . . . ?
  X @ . ?
  O X O ?
  ? ? ? *
when    liberties(@) >= 3
seen    12953 of 107714

pattern harvested-diagonal-contact-dfc027f1
why     Strong players answered here 2,011 times of 16,611.
draw
  * O . .
  ? X @ .
  ? O X X
when    liberties(@) >= 3
seen    2011 of 16611

pattern harvested-diagonal-contact-c7a5dbab
why     Strong players answered here 1,069 times of 8,792.
draw
  ? ? . ? ?
  ? . . . ?
  * X @ X .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1069 of 8792

pattern harvested-diagonal-contact-ff197e6c
why     Strong players answered here 3,667 times of 31,040.
draw
  ? ? . ? ?
  ? . . . ?
  * X @ . .
  ? O X . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    3667 of 31040

pattern harvested-diagonal-contact-78208d74
why     Strong players answered here 2,528 times of 21,601.
draw
  X X O ? *
  . @ X ? ?
  - - - - -
when    liberties(@) >= 3
seen    2528 of 21601

pattern harvested-diagonal-contact-6b354f31
why     Strong players answered here 3,363 times of 29,009.
draw
  ? ? . ? ?
  ? . . . ?
  X X @ . .
  ? O X O ?
  ? ? O ? ?
  ? ? ? * ?
when    liberties(@) >= 3
seen    3363 of 29009

pattern harvested-diagonal-contact-f1748010
why     Strong players answered here 7,688 times of 67,447.
draw
  ? ? . . .
  ? ? X @ .
  * ? O . X
when    liberties(@) >= 3
seen    7688 of 67447

pattern harvested-diagonal-contact-053c6136
why     Strong players answered here 1,945 times of 17,009.
draw
  X . .
  X @ X
  O X O
  ? ? *
when    liberties(@) >= 3
seen    1945 of 17009

pattern harvested-diagonal-contact-2de47b41
why     Strong players answered here 12,138 times of 110,149.
draw
  . . .
  X @ .
  O X .
  ? * ?
when    liberties(@) >= 3
seen    12138 of 110149

pattern harvested-diagonal-contact-27ea118e
why     Strong players answered here 1,601 times of 14,155.
draw
  . . .
  X @ X
  O * O
when    liberties(@) >= 3
seen    1601 of 14155

pattern harvested-diagonal-contact-5a0cff9a
why     Strong players answered here 4,899 times of 44,891.
draw
  . . .
  X @ X
  O X O
  * ? ?
when    liberties(@) >= 3
seen    4899 of 44891

pattern harvested-diagonal-contact-04bbe296
why     Strong players answered here 8,031 times of 76,925.
draw
  * . . .
  ? X @ .
  ? O . X
when    liberties(@) >= 3
seen    8031 of 76925
