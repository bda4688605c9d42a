# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as shape; `seen` says how often each was chosen of the times it could be. No window and no count
# comes from the games kept apart for checking: one in 10, by a hash of its moves and the seed 2026,
# as `riyu learn` keeps them apart.
class    harvested-shape
asked    an empty point; in all orientations
answer   best
last     none

pattern harvested-shape-5ed11dff
why     Strong players played here 747 times of 785.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . . * . . |
  . . O X . . |
  . . . . . . |
  ? . . X . . |
seen    747 of 785

pattern harvested-shape-0e8a264c
why     Strong players played here 708 times of 767.
draw
  - - - - - - -
  . . . . . . .
  . . . * . . .
  O O O X . . .
  X X X . . . .
  ? . . . . . ?
seen    708 of 767

pattern harvested-shape-3592b588
why     Strong players played here 1,239 times of 1,385.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . . . . . .
  ? . . X . . ?
seen    1239 of 1385

pattern harvested-shape-0bc665a0
why     Strong players played here 880 times of 1,006.
draw
  - - - - -
  ? . . . ?
  . O * O .
  ? X O X ?
  ? ? X ? ?
seen    880 of 1006

pattern harvested-shape-e6335081
why     Strong players played here 789 times of 932.
draw
  . . . . .
  . . . . .
  . X * O .
  . O X . .
  . . . . .
seen    789 of 932

pattern harvested-shape-490bfef1
why     Strong players played here 867 times of 1,036.
draw
  - - - - -
  . . . . .
  . X * . .
  X O . X .
  X O . . .
seen    867 of 1036

pattern harvested-shape-04520b83
why     Strong players played here 1,128 times of 1,401.
draw
  . . . . |
  . . . . |
  . . * . |
  O O X . |
  X X . . |
seen    1128 of 1401

pattern harvested-shape-cfe08f70
why     Strong players played here 850 times of 1,135.
draw
  ? ? . ? ?
  ? . . . ?
  . O * O .
  ? X O X ?
  ? ? X ? ?
seen    850 of 1135

pattern harvested-shape-67b7c280
why     Strong players played here 3,417 times of 4,660.
draw
  ? ? . ? ?
  ? . . . ?
  O O * . .
  ? X O X ?
  ? ? X ? ?
seen    3417 of 4660

pattern harvested-shape-a459e765
why     Strong players played here 1,271 times of 1,727.
draw
  ? ? . ? ?
  ? . . . ?
  O O * O .
  ? X O X ?
  ? ? X ? ?
seen    1271 of 1727

pattern harvested-shape-227a1832
why     Strong players played here 1,940 times of 2,684.
draw
  - - - - -
  . . . . .
  . . * . .
  O O X . .
  X X . . .
seen    1940 of 2684

pattern harvested-shape-6a671b7a
why     Strong players played here 1,201 times of 1,666.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . . O X . . |
  . . . . . . |
  ? . X . . . |
seen    1201 of 1666

pattern harvested-shape-022ece0f
why     Strong players played here 783 times of 1,093.
draw
  - - - - -
  ? . . . ?
  O O * . .
  ? X O X ?
  ? ? X ? ?
seen    783 of 1093

pattern harvested-shape-f5244713
why     Strong players played here 748 times of 1,068.
draw
  ? . . . . . |
  . . . X . . |
  . . . . . . |
  . . O * . . |
  . . . X . . |
  . . . . . . |
  ? . . . . . |
seen    748 of 1068

pattern harvested-shape-a3222038
why     Strong players played here 1,919 times of 2,967.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O O X ?
  ? ? X ? ?
seen    1919 of 2967

pattern harvested-shape-157c2c5d
why     Strong players played here 1,752 times of 2,755.
draw
  . . X . .
  . . . . .
  . O * . .
  . . X . .
  . . . . .
seen    1752 of 2755

pattern harvested-shape-0ae26b76
why     Strong players played here 1,870 times of 2,968.
draw
  . . . . |
  . . . . |
  O O * . |
  X X O . |
  . . X . |
seen    1870 of 2968

pattern harvested-shape-39c44e11
why     Strong players played here 1,265 times of 2,023.
draw
  - - - - +
  . . . . |
  . . * . |
  O O X . |
  X X . . |
seen    1265 of 2023

pattern harvested-shape-57b910e1
why     Strong players played here 1,277 times of 2,047.
draw
  - - - - -
  ? . . . ?
  . O * . .
  ? X O X ?
  ? ? X ? ?
seen    1277 of 2047

pattern harvested-shape-8d7657e9
why     Strong players played here 769 times of 1,262.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . X . O . . .
  ? X O . . . ?
seen    769 of 1262

pattern harvested-shape-389020f4
why     Strong players played here 3,026 times of 5,136.
draw
  | . ? ?
  | . . ?
  | * O O
  | O X ?
  | X ? ?
seen    3026 of 5136

pattern harvested-shape-90fcb3f9
why     Strong players played here 2,649 times of 4,490.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? . X O ?
  ? ? X ? ?
seen    2649 of 4490

pattern harvested-shape-a290a375
why     Strong players played here 1,618 times of 2,771.
draw
  ? ? X ? ?
  ? . . . ?
  . O * O .
  ? . X . ?
  ? ? . ? ?
seen    1618 of 2771

pattern harvested-shape-35a19d05
why     Strong players played here 756 times of 1,279.
draw
  ? ? . ? ?
  ? . . . ?
  O O * . .
  ? . X O ?
  ? ? X ? ?
seen    756 of 1279

pattern harvested-shape-3f82c878
why     Strong players played here 3,266 times of 5,675.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? X O X ?
  ? ? X ? ?
seen    3266 of 5675

pattern harvested-shape-5161315a
why     Strong players played here 1,296 times of 2,312.
draw
  ? ? O ? ?
  ? O . . ?
  . X * . .
  - - - - -
seen    1296 of 2312

pattern harvested-shape-11d16442
why     Strong players played here 978 times of 1,735.
draw
  . . . . .
  . . . . .
  . . * . .
  O O X . .
  O X . . .
seen    978 of 1735

pattern harvested-shape-b65675b2
why     Strong players played here 9,799 times of 17,965.
draw
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  . . . . .
seen    9799 of 17965

pattern harvested-shape-3a502937
why     Strong players played here 779 times of 1,387.
draw
  . . . . .
  . . . . .
  . . * . .
  O O X . .
  . X . . .
seen    779 of 1387

pattern harvested-shape-a4582201
why     Strong players played here 709 times of 1,261.
draw
  ? ? . ? ?
  ? O . . ?
  X O * O .
  ? X O X ?
  ? ? X ? ?
seen    709 of 1261

pattern harvested-shape-89fc36b4
why     Strong players played here 1,875 times of 3,639.
draw
  ? ? . ? ?
  ? . . . ?
  . X * O .
  ? O X . ?
  ? ? . ? ?
seen    1875 of 3639

pattern harvested-shape-37bd0071
why     Strong players played here 1,943 times of 3,914.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . O * . . |
  . . . X . . |
  . . . . . . |
  ? . . . . . |
seen    1943 of 3914

pattern harvested-shape-d469895e
why     Strong players played here 1,631 times of 3,286.
draw
  | . ? ?
  | . O ?
  | * O X
  | O X ?
  | X ? ?
seen    1631 of 3286

pattern harvested-shape-4f1719aa
why     Strong players played here 1,441 times of 3,006.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O O X ?
  ? ? X ? ?
seen    1441 of 3006

pattern harvested-shape-61dfc4b7
why     Strong players played here 6,703 times of 14,616.
draw
  O . .
  X * .
  - - -
seen    6703 of 14616

pattern harvested-shape-2b9f8e68
why     Strong players played here 1,074 times of 2,283.
draw
  ? ? . ? ?
  ? X . . ?
  X O * O .
  ? X O . ?
  ? ? . ? ?
seen    1074 of 2283

pattern harvested-shape-a775d7b1
why     Strong players played here 783 times of 1,653.
draw
  ? ? . ? ?
  ? . . . ?
  X X * . .
  ? O O X ?
  ? ? X ? ?
seen    783 of 1653

pattern harvested-shape-2647c0f0
why     Strong players played here 1,667 times of 3,707.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? . X O ?
  ? ? . ? ?
seen    1667 of 3707

pattern harvested-shape-19b60514
why     Strong players played here 721 times of 1,574.
draw
  ? ? . ? |
  ? . . . |
  O . * . |
  ? O X . |
  ? ? X ? |
seen    721 of 1574

pattern harvested-shape-8c33e19d
why     Strong players played here 978 times of 2,169.
draw
  X . .
  O * O
  X O X
seen    978 of 2169

pattern harvested-shape-c22ac207
why     Strong players played here 935 times of 2,124.
draw
  O . .
  X * .
  O O X
seen    935 of 2124

pattern harvested-shape-1e11f771
why     Strong players played here 1,152 times of 2,644.
draw
  X . O
  O * O
  X O X
seen    1152 of 2644

pattern harvested-shape-d62e2b51
why     Strong players played here 1,739 times of 4,032.
draw
  ? ? . ? |
  ? . . . |
  O . * . |
  ? O X . |
  ? ? . ? |
seen    1739 of 4032

pattern harvested-shape-fa857f4b
why     Strong players played here 4,394 times of 10,370.
draw
  . O .
  X * O
  . O X
seen    4394 of 10370

pattern harvested-shape-fc159c8d
why     Strong players played here 882 times of 2,040.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? O X O ?
  ? ? X ? ?
seen    882 of 2040

pattern harvested-shape-5764553d
why     Strong players played here 758 times of 1,768.
draw
  + - - - - - -
  | . . . . . .
  | . . . . . .
  | . . * . . O
  | . X . O . .
  | . . . . . .
  | . . X . . ?
seen    758 of 1768

pattern harvested-shape-3aa98982
why     Strong players played here 748 times of 1,760.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O X O ?
  ? ? X ? ?
seen    748 of 1760

pattern harvested-shape-c8f129c6
why     Strong players played here 860 times of 2,032.
draw
  - - - - -
  . . . . .
  . . * . .
  . O X . O
  . O X . .
seen    860 of 2032

pattern harvested-shape-b8988c4e
why     Strong players played here 1,765 times of 4,273.
draw
  ? ? . ? ?
  ? O . . ?
  X O * X .
  ? X O . ?
  ? ? . ? ?
seen    1765 of 4273

pattern harvested-shape-90cbf798
why     Strong players played here 838 times of 2,013.
draw
  . . . . .
  . . . . .
  . X * O O
  . . . X X
  . . . . .
seen    838 of 2013

pattern harvested-shape-4a635f06
why     Strong players played here 1,947 times of 4,806.
draw
  X O .
  O * O
  O X X
seen    1947 of 4806

pattern harvested-shape-b246aa2e
why     Strong players played here 2,031 times of 5,060.
draw
  . . . . .
  . . . . .
  . . * . .
  O O X . .
  X X . . .
seen    2031 of 5060

pattern harvested-shape-0fce7724
why     Strong players played here 6,282 times of 15,940.
draw
  . . .
  O * O
  X O X
seen    6282 of 15940

pattern harvested-shape-73dd09f7
why     Strong players played here 6,286 times of 16,109.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O X . |
  ? ? . ? |
seen    6286 of 16109

pattern harvested-shape-20a3a367
why     Strong players played here 13,458 times of 35,418.
draw
  . . .
  O * .
  X O X
seen    13458 of 35418

pattern harvested-shape-3775538a
why     Strong players played here 824 times of 2,132.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? . O X ?
  ? ? O ? ?
seen    824 of 2132

pattern harvested-shape-d2e2e582
why     Strong players played here 8,843 times of 24,085.
draw
  . . .
  X * .
  O O X
seen    8843 of 24085

pattern harvested-shape-ac2a424c
why     Strong players played here 1,119 times of 2,977.
draw
  ? ? . ? ?
  ? O . . ?
  X O * . .
  ? X O X ?
  ? ? X ? ?
seen    1119 of 2977

pattern harvested-shape-6981a22e
why     Strong players played here 965 times of 2,628.
draw
  | . ? ?
  | . . ?
  | * O O
  | X O ?
  | . ? ?
seen    965 of 2628

pattern harvested-shape-3c0ced2b
why     Strong players played here 1,491 times of 4,109.
draw
  X . .
  O * O
  . X .
seen    1491 of 4109

pattern harvested-shape-1ac3ef09
why     Strong players played here 2,655 times of 7,465.
draw
  ? ? . ? ?
  ? . . . ?
  . O * O .
  ? . X . ?
  ? ? . ? ?
seen    2655 of 7465

pattern harvested-shape-799aeae5
why     Strong players played here 5,478 times of 16,130.
draw
  . . . . .
  . . . . .
  . O * . .
  . . X . .
  . . . . .
seen    5478 of 16130

pattern harvested-shape-d4e36c8e
why     Strong players played here 2,094 times of 6,163.
draw
  - - - - -
  . . . . .
  . . * . .
  . O X . .
  . . . . .
seen    2094 of 6163

pattern harvested-shape-c3ec128d
why     Strong players played here 1,329 times of 3,920.
draw
  | . ? ?
  | . . ?
  | * O .
  | O X ?
  | X ? ?
seen    1329 of 3920

pattern harvested-shape-6b228051
why     Strong players played here 811 times of 2,386.
draw
  - - - - -
  ? . . . ?
  . X * . .
  ? O . O ?
  ? ? . ? ?
seen    811 of 2386

pattern harvested-shape-e0201c58
why     Strong players played here 9,849 times of 30,443.
draw
  . . .
  O * .
  . X O
seen    9849 of 30443

pattern harvested-shape-89fe564d
why     Strong players played here 824 times of 2,517.
draw
  - - - - -
  . . . . .
  . . * . .
  . O X . O
  . . X . .
seen    824 of 2517

pattern harvested-shape-6157b1b4
why     Strong players played here 1,110 times of 3,446.
draw
  - - - - -
  ? . . . ?
  . X * . .
  ? . X O ?
  ? ? O ? ?
seen    1110 of 3446

pattern harvested-shape-feac9dea
why     Strong players played here 5,338 times of 17,217.
draw
  X . .
  O * O
  X O .
seen    5338 of 17217

pattern harvested-shape-fc4186c1
why     Strong players played here 2,060 times of 6,598.
draw
  X . .
  . * O
  O X .
seen    2060 of 6598

pattern harvested-shape-3543e42a
why     Strong players played here 3,933 times of 12,907.
draw
  | . ? ?
  | . O ?
  | * X X
  | . O ?
  | . ? ?
seen    3933 of 12907

pattern harvested-shape-c058bd6e
why     Strong players played here 1,215 times of 3,922.
draw
  O . .
  X * O
  O O X
seen    1215 of 3922

pattern harvested-shape-f88c5dfe
why     Strong players played here 6,035 times of 20,376.
draw
  | . ? ?
  | . O ?
  | * X O
  | . O ?
  | . ? ?
seen    6035 of 20376

pattern harvested-shape-3f39e9f9
why     Strong players played here 2,401 times of 8,019.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O X . |
  ? ? O ? |
seen    2401 of 8019

pattern harvested-shape-c348a90d
why     Strong players played here 995 times of 3,282.
draw
  O . .
  X * X
  . O .
seen    995 of 3282

pattern harvested-shape-b3818fd1
why     Strong players played here 816 times of 2,706.
draw
  ? . . . . . ?
  X . . . . . .
  . . . . . . .
  . O . * . . .
  . . . X . . .
  . . . . . . .
  ? . . . . . ?
seen    816 of 2706

pattern harvested-shape-d7ca0f15
why     Strong players played here 1,756 times of 5,966.
draw
  . O .
  X * O
  O O X
seen    1756 of 5966

pattern harvested-shape-da364561
why     Strong players played here 7,394 times of 25,662.
draw
  . . .
  O * O
  . X .
seen    7394 of 25662

pattern harvested-shape-f3814e66
why     Strong players played here 1,394 times of 4,761.
draw
  . . . . .
  . . . . .
  . O * . .
  . . X . .
  X . . . .
seen    1394 of 4761

pattern harvested-shape-19833cca
why     Strong players played here 1,305 times of 4,473.
draw
  O . O
  X * O
  O O X
seen    1305 of 4473

pattern harvested-shape-2eea445b
why     Strong players played here 845 times of 2,877.
draw
  X . .
  O * X
  X O .
seen    845 of 2877

pattern harvested-shape-6b69ad44
why     Strong players played here 1,081 times of 3,709.
draw
  X O O
  O * O
  O X X
seen    1081 of 3709

pattern harvested-shape-ea461d53
why     Strong players played here 3,258 times of 11,441.
draw
  | . .
  | * O
  | X O
seen    3258 of 11441

pattern harvested-shape-d4adcdd3
why     Strong players played here 1,578 times of 5,560.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . O . X . . .
  . . . . . . .
  ? . . . . . ?
seen    1578 of 5560

pattern harvested-shape-1a474696
why     Strong players played here 13,051 times of 47,478.
draw
  | . O
  | * X
  | . O
seen    13051 of 47478

pattern harvested-shape-63068e77
why     Strong players played here 974 times of 3,432.
draw
  ? ? . ? |
  ? . . . |
  O O * . |
  ? . X . |
  ? ? . ? |
seen    974 of 3432

pattern harvested-shape-365fd0e8
why     Strong players played here 894 times of 3,161.
draw
  . O .
  X * O
  O X O
seen    894 of 3161

pattern harvested-shape-98df0b32
why     Strong players played here 712 times of 2,502.
draw
  X . .
  O * O
  O X O
seen    712 of 2502

pattern harvested-shape-b71f8f74
why     Strong players played here 890 times of 3,162.
draw
  O . .
  X * X
  . O O
seen    890 of 3162

pattern harvested-shape-db3fd3dc
why     Strong players played here 3,479 times of 12,846.
draw
  . . .
  X * O
  O O X
seen    3479 of 12846

pattern harvested-shape-4f6a5b95
why     Strong players played here 3,352 times of 12,504.
draw
  ? ? . ? |
  ? . . . |
  O O * . |
  ? X O . |
  ? ? X ? |
seen    3352 of 12504

pattern harvested-shape-b51ce6f9
why     Strong players played here 3,920 times of 14,672.
draw
  ? ? X ? ?
  ? . . . ?
  . O * . .
  ? . X . ?
  ? ? . ? ?
seen    3920 of 14672

pattern harvested-shape-94d9bee0
why     Strong players played here 760 times of 2,765.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . X . . . . .
  . . . O . X .
  ? . . . . . ?
seen    760 of 2765

pattern harvested-shape-3cee6096
why     Strong players played here 5,263 times of 20,103.
draw
  . . .
  X * O
  . O X
seen    5263 of 20103

pattern harvested-shape-125dff5d
why     Strong players played here 6,035 times of 23,158.
draw
  . . .
  X * O
  O X .
seen    6035 of 23158

pattern harvested-shape-4cdf3dff
why     Strong players played here 1,713 times of 6,481.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . O
  ? O X . ?
  ? ? . ? ?
seen    1713 of 6481

pattern harvested-shape-46b84b0b
why     Strong players played here 2,282 times of 8,742.
draw
  O . O
  X * .
  - - -
seen    2282 of 8742

pattern harvested-shape-0a97b807
why     Strong players played here 795 times of 3,020.
draw
  O . .
  . * X
  O X O
seen    795 of 3020

pattern harvested-shape-1ccf0dac
why     Strong players played here 1,593 times of 6,179.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . O
  ? O X . ?
  ? ? X ? ?
seen    1593 of 6179

pattern harvested-shape-bcb440e5
why     Strong players played here 903 times of 3,527.
draw
  | . O
  | * X
  | O X
seen    903 of 3527

pattern harvested-shape-f8ae1c22
why     Strong players played here 2,606 times of 10,421.
draw
  - - - - -
  ? . . . ?
  . X * . .
  ? O . X ?
  ? ? . ? ?
seen    2606 of 10421

pattern harvested-shape-61349017
why     Strong players played here 1,233 times of 4,870.
draw
  X O .
  O * O
  . X X
seen    1233 of 4870

pattern harvested-shape-8b5dbe3f
why     Strong players played here 1,032 times of 4,113.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . X . . . . .
  . . . O . . .
  ? X . . . . ?
seen    1032 of 4113

pattern harvested-shape-5277faa1
why     Strong players played here 27,891 times of 119,344.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O X . ?
  ? ? . ? ?
seen    27891 of 119344

pattern harvested-shape-482531b7
why     Strong players played here 3,914 times of 16,508.
draw
  O . .
  O * X
  X O .
seen    3914 of 16508

pattern harvested-shape-b205b82a
why     Strong players played here 1,959 times of 8,180.
draw
  - - - - +
  ? . . . |
  . . * . |
  ? O X . |
  ? ? . ? |
seen    1959 of 8180

pattern harvested-shape-a31decac
why     Strong players played here 1,041 times of 4,328.
draw
  X . O
  O * O
  O X O
seen    1041 of 4328

pattern harvested-shape-3b033b99
why     Strong players played here 1,121 times of 4,670.
draw
  O . .
  X * X
  . O X
seen    1121 of 4670

pattern harvested-shape-d50afbbd
why     Strong players played here 2,508 times of 10,774.
draw
  . . .
  X * O
  O X O
seen    2508 of 10774

pattern harvested-shape-169e035c
why     Strong players played here 890 times of 3,781.
draw
  X . O
  . * X
  - - -
seen    890 of 3781

pattern harvested-shape-6085a5d2
why     Strong players played here 909 times of 3,867.
draw
  O X O
  X * X
  - - -
seen    909 of 3867

pattern harvested-shape-9317b700
why     Strong players played here 1,542 times of 6,745.
draw
  ? ? . ? ?
  ? . . . ?
  . O * O .
  ? X X . ?
  ? ? . ? ?
seen    1542 of 6745

pattern harvested-shape-d24b82c8
why     Strong players played here 2,261 times of 9,999.
draw
  ? ? . ? ?
  ? . . . ?
  O X * X .
  ? O . . ?
  ? ? . ? ?
seen    2261 of 9999

pattern harvested-shape-690baf33
why     Strong players played here 3,460 times of 15,480.
draw
  O . .
  O * O
  X O X
seen    3460 of 15480

pattern harvested-shape-46e4a273
why     Strong players played here 1,600 times of 7,146.
draw
  O O O
  X * O
  O O X
seen    1600 of 7146

pattern harvested-shape-df7e0ba3
why     Strong players played here 5,564 times of 25,413.
draw
  . . .
  X * .
  O X O
seen    5564 of 25413

pattern harvested-shape-fe98e1c4
why     Strong players played here 939 times of 4,150.
draw
  O X .
  X * X
  O X O
seen    939 of 4150

pattern harvested-shape-9ce69892
why     Strong players played here 5,079 times of 23,354.
draw
  . . .
  X * .
  . O X
seen    5079 of 23354

pattern harvested-shape-4e37d162
why     Strong players played here 1,629 times of 7,382.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O . X ?
  ? ? . ? ?
seen    1629 of 7382

pattern harvested-shape-642795fc
why     Strong players played here 1,050 times of 4,724.
draw
  O O .
  X * X
  X . O
seen    1050 of 4724

pattern harvested-shape-a092c8da
why     Strong players played here 3,813 times of 17,702.
draw
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  . O X . .
seen    3813 of 17702

pattern harvested-shape-f5c79dc7
why     Strong players played here 1,559 times of 7,175.
draw
  O O .
  X * O
  O O X
seen    1559 of 7175

pattern harvested-shape-02c0eeb5
why     Strong players played here 933 times of 4,246.
draw
  . . . . .
  . . . . .
  O . * . .
  . . X . O
  . . . . .
seen    933 of 4246

pattern harvested-shape-a1e9d6af
why     Strong players played here 941 times of 4,317.
draw
  O X O
  X * X
  X X O
seen    941 of 4317

pattern harvested-shape-d366eb18
why     Strong players played here 1,125 times of 5,200.
draw
  X . .
  O * O
  X . .
seen    1125 of 5200

pattern harvested-shape-72dac9b7
why     Strong players played here 2,421 times of 11,520.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . O
  ? . X . ?
  ? ? . ? ?
seen    2421 of 11520

pattern harvested-shape-c64e4697
why     Strong players played here 3,321 times of 15,894.
draw
  O . .
  O * .
  X O X
seen    3321 of 15894

pattern harvested-shape-68a33e4f
why     Strong players played here 981 times of 4,590.
draw
  O . .
  . * O
  X O X
seen    981 of 4590

pattern harvested-shape-f4f0fcb6
why     Strong players played here 829 times of 3,863.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . . . . . . |
  . . O X . . |
  ? . O X . . |
seen    829 of 3863

pattern harvested-shape-96382934
why     Strong players played here 938 times of 4,538.
draw
  O O .
  X * X
  . X O
seen    938 of 4538

pattern harvested-shape-5fd93a8c
why     Strong players played here 1,646 times of 8,086.
draw
  ? ? X ? ?
  ? . . . ?
  . . * . .
  ? O X . ?
  ? ? . ? ?
seen    1646 of 8086

pattern harvested-shape-0f82cc05
why     Strong players played here 1,654 times of 8,206.
draw
  . . . . .
  . . . . .
  . . * . .
  X . . . .
  . . O . X
seen    1654 of 8206

pattern harvested-shape-88af524b
why     Strong players played here 1,611 times of 8,203.
draw
  X . .
  O * .
  O X X
seen    1611 of 8203

pattern harvested-shape-1de4ae67
why     Strong players played here 952 times of 4,789.
draw
  | ? . ? ?
  | . . . ?
  | . * . O
  | . X . ?
  | ? . ? ?
seen    952 of 4789

pattern harvested-shape-01fe2e9e
why     Strong players played here 5,014 times of 26,147.
draw
  . X .
  X * X
  O X O
seen    5014 of 26147

pattern harvested-shape-e247ccd5
why     Strong players played here 7,473 times of 39,339.
draw
  . . .
  O * .
  O X O
seen    7473 of 39339

pattern harvested-shape-b3dab958
why     Strong players played here 1,050 times of 5,354.
draw
  X . O
  X * O
  O O X
seen    1050 of 5354

pattern harvested-shape-bd9c1083
why     Strong players played here 2,123 times of 11,059.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? X O . |
  ? ? X ? |
seen    2123 of 11059

pattern harvested-shape-5f19de93
why     Strong players played here 1,024 times of 5,379.
draw
  X . .
  O * O
  X . O
seen    1024 of 5379

pattern harvested-shape-6ac67e54
why     Strong players played here 2,138 times of 11,431.
draw
  ? ? . ? ?
  ? . . . ?
  O . * . .
  ? O X . ?
  ? ? X ? ?
seen    2138 of 11431

pattern harvested-shape-6cde0b14
why     Strong players played here 896 times of 4,733.
draw
  | . O
  | * X
  | O O
seen    896 of 4733

pattern harvested-shape-c0696171
why     Strong players played here 739 times of 3,891.
draw
  | . . O . . ?
  | . . . . . .
  | . . . . . .
  | . . * . . .
  | . . . . . .
  | . . X . . .
  | . . . . . ?
seen    739 of 3891

pattern harvested-shape-75aa74fd
why     Strong players played here 938 times of 4,989.
draw
  X . .
  X * O
  O O X
seen    938 of 4989

pattern harvested-shape-7dd74853
why     Strong players played here 830 times of 4,402.
draw
  O . .
  X * X
  O . .
seen    830 of 4402

pattern harvested-shape-fa60770d
why     Strong players played here 832 times of 4,549.
draw
  O O .
  O * X
  X O .
seen    832 of 4549

pattern harvested-shape-abb4070f
why     Strong players played here 857 times of 4,723.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? O X . |
  ? ? . ? |
seen    857 of 4723

pattern harvested-shape-8695ce3f
why     Strong players played here 1,941 times of 10,984.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O X . |
  ? ? X ? |
seen    1941 of 10984

pattern harvested-shape-e62d2933
why     Strong players played here 1,038 times of 5,839.
draw
  X . .
  . * X
  X O O
seen    1038 of 5839

pattern harvested-shape-c6324871
why     Strong players played here 1,081 times of 6,170.
draw
  - - - - -
  . . . . .
  . . * . .
  . O X . .
  . X . . .
seen    1081 of 6170

pattern harvested-shape-f1373db6
why     Strong players played here 716 times of 4,067.
draw
  ? ? . ? ?
  ? . . . ?
  . X * X .
  ? . O . ?
  ? ? . ? ?
seen    716 of 4067

pattern harvested-shape-35efddfe
why     Strong players played here 1,227 times of 7,083.
draw
  ? ? O ? ?
  ? . . . ?
  . . * . .
  ? O X . ?
  ? ? . ? ?
seen    1227 of 7083

pattern harvested-shape-2f983d78
why     Strong players played here 1,103 times of 6,442.
draw
  O . .
  O * X
  O X O
seen    1103 of 6442

pattern harvested-shape-3ac5f409
why     Strong players played here 14,717 times of 90,037.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? . X . ?
  ? ? . ? ?
seen    14717 of 90037

pattern harvested-shape-5af26177
why     Strong players played here 844 times of 4,964.
draw
  O O .
  X * O
  X O X
seen    844 of 4964

pattern harvested-shape-9736d6a5
why     Strong players played here 2,664 times of 16,180.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? . X . |
  ? ? . ? |
seen    2664 of 16180

pattern harvested-shape-3eaaa991
why     Strong players played here 1,199 times of 7,174.
draw
  O . .
  X * O
  O . .
seen    1199 of 7174

pattern harvested-shape-cf9658aa
why     Strong players played here 712 times of 4,196.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? O X . |
  ? ? O ? |
seen    712 of 4196

pattern harvested-shape-31b388f2
why     Strong players played here 1,681 times of 10,188.
draw
  . . .
  X * O
  X O X
seen    1681 of 10188

pattern harvested-shape-d529bd58
why     Strong players played here 940 times of 5,651.
draw
  . . . . .
  . . . . .
  . O * . .
  . X O . .
  . X . . .
seen    940 of 5651

pattern harvested-shape-504d665b
why     Strong players played here 891 times of 5,350.
draw
  . O .
  X * X
  O X .
seen    891 of 5350

pattern harvested-shape-2e48763d
why     Strong players played here 971 times of 5,881.
draw
  ? ? . ? ?
  ? . . . ?
  X O * . .
  ? X O . ?
  ? ? X ? ?
seen    971 of 5881

pattern harvested-shape-247e84d9
why     Strong players played here 1,133 times of 6,910.
draw
  X . .
  O * O
  O O X
seen    1133 of 6910

pattern harvested-shape-0405b8c8
why     Strong players played here 2,578 times of 16,289.
draw
  . . .
  X * X
  . O .
seen    2578 of 16289

pattern harvested-shape-df6a385e
why     Strong players played here 771 times of 4,761.
draw
  X . .
  O * O
  X O O
seen    771 of 4761

pattern harvested-shape-ab8280cb
why     Strong players played here 117,374 times of 797,853.
draw
  . . .
  . * .
  O X .
seen    117374 of 797853

pattern harvested-shape-85dafc17
why     Strong players played here 1,245 times of 8,242.
draw
  O . .
  O * X
  X O O
seen    1245 of 8242

pattern harvested-shape-b7ddb20a
why     Strong players played here 735 times of 4,795.
draw
  . . . . .
  . . . . .
  O . * . .
  X . X . .
  X . . . .
seen    735 of 4795

pattern harvested-shape-eb33edbe
why     Strong players played here 1,537 times of 10,415.
draw
  ? ? . ? ?
  ? . . . ?
  X X * O .
  ? O . . ?
  ? ? . ? ?
seen    1537 of 10415

pattern harvested-shape-51b72ef6
why     Strong players played here 955 times of 6,454.
draw
  O . .
  X * O
  . . X
seen    955 of 6454

pattern harvested-shape-1ea1347d
why     Strong players played here 2,068 times of 14,297.
draw
  | . X
  | * O
  | O X
seen    2068 of 14297

pattern harvested-shape-625a1de3
why     Strong players played here 1,042 times of 7,146.
draw
  ? ? . ? |
  ? . . . |
  O X * . |
  ? O X . |
  ? ? . ? |
seen    1042 of 7146

pattern harvested-shape-18f3592a
why     Strong players played here 798 times of 5,474.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . . X . . . |
  . . . . . . |
  ? . . O . . |
seen    798 of 5474

pattern harvested-shape-afd6e301
why     Strong players played here 1,056 times of 7,329.
draw
  . . .
  X * O
  O . X
seen    1056 of 7329

pattern harvested-shape-99e40d12
why     Strong players played here 923 times of 6,413.
draw
  O O .
  . * O
  X O X
seen    923 of 6413

pattern harvested-shape-ecd86ad4
why     Strong players played here 1,002 times of 7,036.
draw
  O . .
  . * O
  O X .
seen    1002 of 7036

pattern harvested-shape-de562b2a
why     Strong players played here 969 times of 6,814.
draw
  X O .
  X * O
  - - -
seen    969 of 6814

pattern harvested-shape-60369089
why     Strong players played here 5,234 times of 38,153.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O X . ?
  ? ? O ? ?
seen    5234 of 38153

pattern harvested-shape-e5083990
why     Strong players played here 898 times of 6,409.
draw
  O . .
  X * O
  O . O
seen    898 of 6409

pattern harvested-shape-94e8c3a5
why     Strong players played here 2,223 times of 16,464.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O . O ?
  ? ? . ? ?
seen    2223 of 16464

pattern harvested-shape-b5a96c49
why     Strong players played here 793 times of 5,743.
draw
  O . .
  O * X
  X O X
seen    793 of 5743

pattern harvested-shape-239bc318
why     Strong players played here 1,294 times of 9,523.
draw
  ? ? . ? ?
  ? . . . ?
  . X * O O
  ? . . X ?
  ? ? . ? ?
seen    1294 of 9523

pattern harvested-shape-75221688
why     Strong players played here 1,557 times of 11,515.
draw
  . . .
  X * O
  O X X
seen    1557 of 11515

pattern harvested-shape-2ee7a860
why     Strong players played here 1,713 times of 12,739.
draw
  O . .
  X * O
  . X O
seen    1713 of 12739

pattern harvested-shape-5fbefe2e
why     Strong players played here 798 times of 5,821.
draw
  O . .
  O * X
  . X O
seen    798 of 5821

pattern harvested-shape-e8c2bcb9
why     Strong players played here 966 times of 7,211.
draw
  . . . . .
  . . . . .
  . X * . .
  . O X . .
  . O X . .
seen    966 of 7211

pattern harvested-shape-4453ec5d
why     Strong players played here 769 times of 5,736.
draw
  X O .
  O * X
  O . O
seen    769 of 5736

pattern harvested-shape-66aaecc8
why     Strong players played here 771 times of 5,898.
draw
  X . .
  X * O
  X O X
seen    771 of 5898

pattern harvested-shape-f78b451a
why     Strong players played here 1,458 times of 11,370.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? X O O ?
  ? ? X ? ?
seen    1458 of 11370

pattern harvested-shape-a8f51804
why     Strong players played here 10,650 times of 85,695.
draw
  . . .
  X * .
  O . O
seen    10650 of 85695

pattern harvested-shape-295622a0
why     Strong players played here 901 times of 6,952.
draw
  O . .
  X * O
  X O .
seen    901 of 6952

pattern harvested-shape-58be70b0
why     Strong players played here 3,858 times of 30,739.
draw
  . . .
  X * X
  X O O
seen    3858 of 30739

pattern harvested-shape-6a4a9b23
why     Strong players played here 731 times of 5,649.
draw
  ? ? . ? ?
  ? . . . ?
  O . * . O
  ? . X . ?
  ? ? . ? ?
seen    731 of 5649

pattern harvested-shape-33f1d133
why     Strong players played here 907 times of 7,074.
draw
  X . .
  . * X
  X O .
seen    907 of 7074

pattern harvested-shape-5072bf8e
why     Strong players played here 4,060 times of 33,087.
draw
  . . .
  X * X
  O O .
seen    4060 of 33087

pattern harvested-shape-cd407164
why     Strong players played here 821 times of 6,492.
draw
  X . O
  X * O
  X O X
seen    821 of 6492

pattern harvested-shape-f7e752d2
why     Strong players played here 899 times of 7,133.
draw
  O . .
  O * .
  . X O
seen    899 of 7133

pattern harvested-shape-d6822404
why     Strong players played here 4,399 times of 36,120.
draw
  . . .
  O * O
  X X .
seen    4399 of 36120

pattern harvested-shape-176b784d
why     Strong players played here 3,613 times of 29,642.
draw
  . . .
  O * O
  X X O
seen    3613 of 29642

pattern harvested-shape-031186fe
why     Strong players played here 6,512 times of 54,512.
draw
  | . .
  | * O
  | O X
seen    6512 of 54512

pattern harvested-shape-59d3eb27
why     Strong players played here 965 times of 7,798.
draw
  O . .
  . * X
  . X O
seen    965 of 7798

pattern harvested-shape-8148d05f
why     Strong players played here 5,254 times of 44,110.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O X . ?
  ? ? X ? ?
seen    5254 of 44110

pattern harvested-shape-f74b7741
why     Strong players played here 749 times of 6,034.
draw
  O . .
  . * X
  X . O
seen    749 of 6034

pattern harvested-shape-29e76568
why     Strong players played here 810 times of 6,564.
draw
  X O .
  X * X
  X . O
seen    810 of 6564

pattern harvested-shape-509ce2e0
why     Strong players played here 2,300 times of 19,198.
draw
  | . O
  | * O
  | X O
seen    2300 of 19198

pattern harvested-shape-5a0ff137
why     Strong players played here 39,386 times of 339,228.
draw
  . . .
  O * .
  . X .
seen    39386 of 339228

pattern harvested-shape-d9257620
why     Strong players played here 14,120 times of 121,198.
draw
  . . .
  X * .
  O . X
seen    14120 of 121198

pattern harvested-shape-962b2128
why     Strong players played here 4,149 times of 35,258.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O X . ?
  ? ? . ? ?
seen    4149 of 35258

pattern harvested-shape-1838ecba
why     Strong players played here 1,736 times of 14,559.
draw
  | . . . . ?
  | . . . . .
  | . . . . .
  | . * . X .
  | . . . . .
  | . . O . .
  | . . . . ?
seen    1736 of 14559

pattern harvested-shape-c7cee280
why     Strong players played here 4,499 times of 38,768.
draw
  . . .
  X * X
  X O .
seen    4499 of 38768

pattern harvested-shape-6a6702a4
why     Strong players played here 1,812 times of 15,479.
draw
  O . .
  O * .
  O X O
seen    1812 of 15479

pattern harvested-shape-d2b0defc
why     Strong players played here 4,029 times of 36,031.
draw
  | . O
  | * O
  | O X
seen    4029 of 36031

pattern harvested-shape-d719b11b
why     Strong players played here 2,479 times of 22,199.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O X . ?
  ? ? X ? ?
seen    2479 of 22199

pattern harvested-shape-de31fd5c
why     Strong players played here 3,745 times of 33,978.
draw
  O X .
  X * X
  O X X
seen    3745 of 33978

pattern harvested-shape-381411da
why     Strong players played here 889 times of 7,928.
draw
  - - - - -
  ? . . . ?
  O X * . .
  ? O X X ?
  ? ? O ? ?
seen    889 of 7928

pattern harvested-shape-a548596b
why     Strong players played here 1,274 times of 11,505.
draw
  O . .
  X * .
  O X X
seen    1274 of 11505

pattern harvested-shape-bbe91b61
why     Strong players played here 1,210 times of 10,937.
draw
  O . .
  X * O
  . X .
seen    1210 of 10937

pattern harvested-shape-2b4c5220
why     Strong players played here 776 times of 7,167.
draw
  O . .
  . * O
  O X O
seen    776 of 7167

pattern harvested-shape-1be7193b
why     Strong players played here 977 times of 9,127.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? . X O ?
  ? ? O ? ?
seen    977 of 9127

pattern harvested-shape-49b3f065
why     Strong players played here 3,321 times of 31,898.
draw
  O . .
  X * .
  . . X
seen    3321 of 31898

pattern harvested-shape-d436c00c
why     Strong players played here 1,401 times of 13,256.
draw
  ? ? . ? ?
  ? . . . ?
  X O * . .
  ? O X . ?
  ? ? . ? ?
seen    1401 of 13256
