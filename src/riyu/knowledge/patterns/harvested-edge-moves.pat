# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as edge-moves; `seen` says how often each was chosen of the times it could be. No window and no
# count comes from the games kept apart for checking: one in 10, by a hash of its moves and the seed
# 2026, as `riyu learn` keeps them apart.
class    harvested-edge-moves
asked    an empty point; in all orientations
answer   best
last     none

pattern harvested-edge-moves-7673afa9
why     Strong players played here 221 times of 230.
draw
  . . . . .
  . O X . .
  O X * X O
  . O X O .
  . . X . .
seen    221 of 230

pattern harvested-edge-moves-67a112b2
why     Strong players played here 873 times of 956.
draw
  - - - - - +
  . . . . . |
  . . O * . |
  X X O X . |
  O O X X . |
  ? . O . . |
seen    873 of 956

pattern harvested-edge-moves-8273e617
why     Strong players played here 863 times of 955.
draw
  - - - - - - -
  . . . . . . .
  . . . * . . .
  X X X O X . .
  O O O X . . .
  ? . . . . . ?
seen    863 of 955

pattern harvested-edge-moves-67b26764
why     Strong players played here 213 times of 234.
draw
  O X . . .
  . O X O .
  O X * X .
  - - - - -
seen    213 of 234

pattern harvested-edge-moves-aac26da7
why     Strong players played here 549 times of 645.
draw
  O X X . .
  . O X O .
  O X * X .
  - - - - -
seen    549 of 645

pattern harvested-edge-moves-01a9301c
why     Strong players played here 236 times of 275.
draw
  ? . . . . . ?
  . . X . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . . . . . .
  ? . . X . O ?
seen    236 of 275

pattern harvested-edge-moves-490cdce3
why     Strong players played here 608 times of 729.
draw
  . . . . .
  . O X . .
  . X * X X
  . O X O .
  . . O . .
seen    608 of 729

pattern harvested-edge-moves-4179b714
why     Strong players played here 563 times of 696.
draw
  | . . X
  | X O X
  | * X O
  + - - -
seen    563 of 696

pattern harvested-edge-moves-8edf1be5
why     Strong players played here 310 times of 379.
draw
  | . . . .
  | . X . .
  | X * X X
  | O X O .
  | . O . O
seen    310 of 379

pattern harvested-edge-moves-56f38fcc
why     Strong players played here 731 times of 940.
draw
  ? ? . ? ?
  ? O X O ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    731 of 940

pattern harvested-edge-moves-f147d038
why     Strong players played here 287 times of 362.
draw
  | . . . . . ?
  | . . X . . .
  | . . . . . .
  | . O * . . .
  | . X X . O .
  | . X O O . .
  | . . . . . ?
seen    287 of 362

pattern harvested-edge-moves-b32b036b
why     Strong players played here 259 times of 326.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . * . . .
  | . O X . . .
  | . O O X . .
  | . X X O . ?
seen    259 of 326

pattern harvested-edge-moves-47e68719
why     Strong players played here 612 times of 794.
draw
  | . . . .
  | . X . X
  | X * X .
  | O X O O
  | . O . .
seen    612 of 794

pattern harvested-edge-moves-a54b4f34
why     Strong players played here 279 times of 364.
draw
  . . . . .
  . . X . .
  . X * X .
  O O X O .
  . . O X .
seen    279 of 364

pattern harvested-edge-moves-49525d05
why     Strong players played here 335 times of 441.
draw
  ? ? . ? |
  ? O X O |
  X X * X |
  ? X X O |
  ? ? O ? |
seen    335 of 441

pattern harvested-edge-moves-5394ec94
why     Strong players played here 2,215 times of 3,027.
draw
  | . . . .
  | . X . .
  | X * X X
  | O X O O
  | . O . .
seen    2215 of 3027

pattern harvested-edge-moves-b719c441
why     Strong players played here 222 times of 290.
draw
  | . . X .
  | . X . .
  | X * X X
  | O X O O
  | . O . .
seen    222 of 290

pattern harvested-edge-moves-bebfda0d
why     Strong players played here 593 times of 800.
draw
  | . . . .
  | . X . .
  | X * X .
  | O X O O
  | . O . .
seen    593 of 800

pattern harvested-edge-moves-a6d93017
why     Strong players played here 297 times of 397.
draw
  ? ? . ? |
  ? O X O |
  O X * X |
  ? X X O |
  ? ? . ? |
seen    297 of 397

pattern harvested-edge-moves-2372162a
why     Strong players played here 275 times of 394.
draw
  . O O X X
  X O X . X
  O X * X .
  - - - - -
seen    275 of 394

pattern harvested-edge-moves-43da6e53
why     Strong players played here 386 times of 570.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  X . . * . . |
  . . X . O . |
  . . . O . . |
  ? . . O X . |
seen    386 of 570

pattern harvested-edge-moves-651c8098
why     Strong players played here 206 times of 298.
draw
  | . . O .
  | . X . .
  | X * X X
  | O X O .
  | . O . .
seen    206 of 298

pattern harvested-edge-moves-14b3bfc2
why     Strong players played here 626 times of 945.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . O . X . . .
  . . . . . . .
  ? . . X O . ?
seen    626 of 945

pattern harvested-edge-moves-22fa753d
why     Strong players played here 284 times of 425.
draw
  | . . . X
  | . X . .
  | X * X X
  | O X O O
  | . O . .
seen    284 of 425

pattern harvested-edge-moves-1ca3d0ec
why     Strong players played here 235 times of 350.
draw
  | . . X .
  | . X . .
  | X * X X
  | O X O .
  | . O . O
seen    235 of 350

pattern harvested-edge-moves-29934367
why     Strong players played here 576 times of 889.
draw
  - - - - - - +
  . . . . . . |
  . O . * . . |
  . . O X . . |
  X X O X . . |
  ? O X X . . |
seen    576 of 889

pattern harvested-edge-moves-c70e8de5
why     Strong players played here 763 times of 1,200.
draw
  | ? . ? ?
  | O X O ?
  | X * X X
  + - - - -
seen    763 of 1200

pattern harvested-edge-moves-8e7e5529
why     Strong players played here 856 times of 1,360.
draw
  | ? . ? ?
  | O X . ?
  | X * X X
  | O X O ?
  | ? . ? ?
seen    856 of 1360

pattern harvested-edge-moves-1f6ffb2b
why     Strong players played here 277 times of 430.
draw
  | . . . . . ?
  | . . . . . .
  | . . X . . X
  | . X * X . .
  | . O X O . .
  | . . O . . .
  | . . . . . ?
seen    277 of 430

pattern harvested-edge-moves-50581b8b
why     Strong players played here 538 times of 879.
draw
  ? ? . ? ?
  ? O X O ?
  O X * X .
  ? O X O ?
  ? ? X ? ?
seen    538 of 879

pattern harvested-edge-moves-f02602b2
why     Strong players played here 812 times of 1,364.
draw
  | ? O ? ?
  | O X . ?
  | X * X X
  | O X X ?
  | ? O ? ?
seen    812 of 1364

pattern harvested-edge-moves-acf47512
why     Strong players played here 621 times of 1,042.
draw
  | . . . .
  | . X . .
  | X * X X
  | O X O .
  | . O . .
seen    621 of 1042

pattern harvested-edge-moves-af1d919f
why     Strong players played here 443 times of 743.
draw
  | ? O ? ?
  | O X . ?
  | X * X .
  | O X X ?
  | ? O ? ?
seen    443 of 743

pattern harvested-edge-moves-6ddf052a
why     Strong players played here 407 times of 684.
draw
  X X O . .
  . O X O .
  . X * X .
  - - - - -
seen    407 of 684

pattern harvested-edge-moves-be7ddb06
why     Strong players played here 205 times of 347.
draw
  ? ? X ? |
  ? O X O |
  X X * X |
  ? X X O |
  ? ? O ? |
seen    205 of 347

pattern harvested-edge-moves-cf1076ce
why     Strong players played here 404 times of 707.
draw
  | . X X
  | X O .
  | * X O
  + - - -
seen    404 of 707

pattern harvested-edge-moves-ba7dd209
why     Strong players played here 253 times of 450.
draw
  - - - - -
  . O X . .
  O X * X .
  . O X X .
  . O O X .
seen    253 of 450

pattern harvested-edge-moves-32164144
why     Strong players played here 2,977 times of 5,673.
draw
  ? ? . ? ?
  ? O X . ?
  . X * X X
  ? O X O ?
  ? ? O ? ?
seen    2977 of 5673

pattern harvested-edge-moves-b404e256
why     Strong players played here 403 times of 740.
draw
  - - - - - - +
  . . . . . . |
  . . . * . . |
  X X X O . . |
  . . O . . . |
  ? X O . . . |
seen    403 of 740

pattern harvested-edge-moves-7711fb3d
why     Strong players played here 1,480 times of 2,830.
draw
  ? ? . ? ?
  ? O X . ?
  . X * X .
  ? O X O ?
  ? ? O ? ?
seen    1480 of 2830

pattern take-under-the-edge-for-ko-with-help
why     The capture of a stone on the first line, where a ko may follow.
draw
  - - - - -
  ? O X O ?
  O X * X O
  ? X X X ?
  ? ? . ? ?
seen    469 of 875

pattern harvested-edge-moves-ebdddbef
why     Strong players played here 1,568 times of 3,014.
draw
  . . . . .
  . . X . .
  . X * X .
  . O X O .
  . . O . .
seen    1568 of 3014

pattern harvested-edge-moves-03187ed5
why     Strong players played here 225 times of 427.
draw
  . O O X .
  X O X . X
  O X * X .
  - - - - -
seen    225 of 427

pattern harvested-edge-moves-f187668e
why     Strong players played here 288 times of 559.
draw
  . . X . .
  . . . . .
  . O * . .
  . X X . O
  . X O O .
seen    288 of 559

pattern harvested-edge-moves-c0f0ef99
why     Strong players played here 329 times of 649.
draw
  | ? . ? ?
  | X X O ?
  | X * X O
  + - - - -
seen    329 of 649

pattern harvested-edge-moves-39764243
why     Strong players played here 425 times of 870.
draw
  | O . O
  | X O X
  | * X X
  + - - -
seen    425 of 870

pattern harvested-edge-moves-5bb37535
why     Strong players played here 246 times of 496.
draw
  | ? . ? ?
  | O X O ?
  | X * X X
  | O X O ?
  | ? X ? ?
seen    246 of 496

pattern harvested-edge-moves-5ba80556
why     Strong players played here 257 times of 542.
draw
  | ? O ? ?
  | O X O ?
  | X * X X
  | X X O ?
  | ? . ? ?
seen    257 of 542

pattern harvested-edge-moves-7afc60a4
why     Strong players played here 761 times of 1,699.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  - - - - -
seen    761 of 1699

pattern harvested-edge-moves-e1b83dad
why     Strong players played here 257 times of 555.
draw
  ? ? . ? ?
  ? O X O ?
  X X * X O
  ? O X O ?
  ? ? X ? ?
seen    257 of 555

pattern harvested-edge-moves-c3fe5635
why     Strong players played here 470 times of 1,055.
draw
  | ? X ? ?
  | X X O ?
  | X * X O
  + - - - -
seen    470 of 1055

pattern harvested-edge-moves-eff48de6
why     Strong players played here 248 times of 543.
draw
  | ? . ? ?
  | O X . ?
  | X * X X
  | O X X ?
  | ? O ? ?
seen    248 of 543

pattern harvested-edge-moves-53da4703
why     Strong players played here 274 times of 608.
draw
  | . O X
  | X O X
  | * X O
  + - - -
seen    274 of 608

pattern harvested-edge-moves-6b302af6
why     Strong players played here 729 times of 1,691.
draw
  ? ? . ? |
  ? O X . |
  X X * X |
  ? O X O |
  ? ? O ? |
seen    729 of 1691

pattern harvested-edge-moves-50830258
why     Strong players played here 305 times of 702.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  X X O * . . .
  O O X O . . .
  . O X X . . .
  ? . . . . . ?
seen    305 of 702

pattern harvested-edge-moves-fb4ee37b
why     Strong players played here 673 times of 1,599.
draw
  O X X X O
  . O X . X
  O X * X .
  - - - - -
seen    673 of 1599

pattern harvested-edge-moves-37d538ed
why     Strong players played here 418 times of 981.
draw
  ? ? X ? |
  ? O X . |
  X X * X |
  ? O X O |
  ? ? O ? |
seen    418 of 981

pattern harvested-edge-moves-03c27c56
why     Strong players played here 228 times of 525.
draw
  X O O X X
  X O X . X
  O X * X .
  - - - - -
seen    228 of 525

pattern harvested-edge-moves-57528080
why     Strong players played here 203 times of 466.
draw
  X X O O |
  . X X O |
  . X * X |
  - - - - +
seen    203 of 466

pattern harvested-edge-moves-dd78d63c
why     Strong players played here 253 times of 589.
draw
  . . . . .
  . . X . .
  O X * X .
  . O X O .
  . . O . .
seen    253 of 589

pattern harvested-edge-moves-ba127126
why     Strong players played here 800 times of 1,965.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . * . . .
  | . X O . . .
  | . X X O O O
  | . X O X X ?
seen    800 of 1965

pattern harvested-edge-moves-a8514363
why     Strong players played here 379 times of 935.
draw
  - - - - -
  ? O X O ?
  O X * X .
  ? X X X ?
  ? ? O ? ?
seen    379 of 935

pattern harvested-edge-moves-c962283a
why     Strong players played here 526 times of 1,334.
draw
  + - - - -
  | . X . ?
  | X * X X
  | O X O ?
  | ? O ? ?
seen    526 of 1334

pattern harvested-edge-moves-80ee2f49
why     Strong players played here 597 times of 1,536.
draw
  ? ? O ? ?
  ? O X . ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    597 of 1536

pattern harvested-edge-moves-4ddac7e9
why     Strong players played here 1,013 times of 2,673.
draw
  | . X O
  | X O .
  | * X O
  + - - -
seen    1013 of 2673

pattern harvested-edge-moves-1117c072
why     Strong players played here 2,501 times of 6,776.
draw
  O X O
  X * X
  O X O
seen    2501 of 6776

pattern harvested-edge-moves-49db785d
why     Strong players played here 215 times of 546.
draw
  ? . . . . |
  . . . . . |
  . . . . . |
  . . . * . |
  . O O X . |
  . O X X . |
  ? X O O . |
seen    215 of 546

pattern harvested-edge-moves-a707f0ec
why     Strong players played here 3,455 times of 9,543.
draw
  | ? . ? ?
  | . X . ?
  | X * X .
  | O X O ?
  | ? O ? ?
seen    3455 of 9543

pattern harvested-edge-moves-ff557e23
why     Strong players played here 283 times of 732.
draw
  ? ? . ? |
  ? O X O |
  O X * X |
  ? X X O |
  ? ? X ? |
seen    283 of 732

pattern harvested-edge-moves-557e0460
why     Strong players played here 513 times of 1,371.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X X
  ? O X O ?
  ? ? . ? ?
seen    513 of 1371

pattern harvested-edge-moves-d8090432
why     Strong players played here 263 times of 691.
draw
  - - - - - - -
  . . . . . . .
  X . . * . . .
  O X X O . . .
  X O O O . . .
  ? X . . . . ?
seen    263 of 691

pattern harvested-edge-moves-68da7642
why     Strong players played here 355 times of 955.
draw
  | ? X ? ?
  | O X O ?
  | X * X X
  + - - - -
seen    355 of 955

pattern harvested-edge-moves-b4f5a74c
why     Strong players played here 329 times of 890.
draw
  + - - - -
  | . X . ?
  | X * X .
  | O X O ?
  | ? O ? ?
seen    329 of 890

pattern harvested-edge-moves-dacc0239
why     Strong players played here 200 times of 529.
draw
  O X X . .
  . O X . .
  O X * X .
  - - - - -
seen    200 of 529

pattern harvested-edge-moves-abe8ba87
why     Strong players played here 303 times of 823.
draw
  | ? O ? ?
  | X X O ?
  | X * X O
  + - - - -
seen    303 of 823

pattern harvested-edge-moves-1443e655
why     Strong players played here 364 times of 997.
draw
  ? ? X ? |
  ? O X O |
  O X * X |
  ? X X O |
  ? ? . ? |
seen    364 of 997

pattern harvested-edge-moves-6cb85a18
why     Strong players played here 985 times of 2,821.
draw
  ? ? . ? ?
  ? O X O ?
  . X * X O
  ? X X O ?
  ? ? O ? ?
seen    985 of 2821

pattern harvested-edge-moves-847656bf
why     Strong players played here 1,932 times of 5,639.
draw
  | ? O ? ?
  | O X . ?
  | X * X .
  + - - - -
seen    1932 of 5639

pattern harvested-edge-moves-4e11bcfc
why     Strong players played here 362 times of 1,011.
draw
  - - - - -
  ? O X O ?
  O X * X O
  ? X X X ?
  ? ? X ? ?
seen    362 of 1011

pattern take-the-stone-on-the-second-line-for-ko
why     The capture of a single stone on the second line, where a ko may follow.
draw
  | ? . ? ?
  | . X . ?
  | X * X X
  | O X O ?
  | ? O ? ?
seen    8556 of 26005

pattern harvested-edge-moves-0851f25b
why     Strong players played here 404 times of 1,166.
draw
  ? ? X ? ?
  ? O X . ?
  . X * X X
  ? O X O ?
  ? ? O ? ?
seen    404 of 1166

pattern harvested-edge-moves-fd4f0a58
why     Strong players played here 1,965 times of 5,940.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X .
  - - - - -
seen    1965 of 5940

pattern harvested-edge-moves-de3bfa1d
why     Strong players played here 410 times of 1,207.
draw
  ? ? O ? ?
  ? O X . ?
  . X * X X
  ? O X O ?
  ? ? O ? ?
seen    410 of 1207

pattern harvested-edge-moves-c2020ed9
why     Strong players played here 1,049 times of 3,209.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . X * . . |
  . . O X . . |
  . . O X . . |
  ? . O X . . |
seen    1049 of 3209

pattern harvested-edge-moves-595ad780
why     Strong players played here 514 times of 1,541.
draw
  ? ? . ? ?
  ? O X O ?
  . X * X O
  ? X X O ?
  ? ? . ? ?
seen    514 of 1541

pattern harvested-edge-moves-835ea43a
why     Strong players played here 276 times of 818.
draw
  | ? X ? ?
  | . X . ?
  | X * X O
  | O X O ?
  | ? O ? ?
seen    276 of 818

pattern harvested-edge-moves-f923307b
why     Strong players played here 1,813 times of 5,828.
draw
  | ? O ? ?
  | . X . ?
  | X * X X
  | O X O ?
  | ? O ? ?
seen    1813 of 5828

pattern take-the-corner-stone-for-ko
why     The capture of a stone in the corner, where a ko may follow.
draw
  ? ? O ? |
  ? X X O |
  . X * X |
  - - - - +
seen    2896 of 9388

pattern take-under-the-edge-for-ko
why     The capture of a stone on the first line, where a ko may follow.
draw
  - - - - -
  ? O X O ?
  O X * X .
  ? X X X ?
  ? ? X ? ?
seen    214 of 645

pattern harvested-edge-moves-0e3c528e
why     Strong players played here 1,457 times of 4,743.
draw
  | O O O
  | X O X
  | * X X
  + - - -
seen    1457 of 4743

pattern take-on-the-first-line-in-its-mouth
why     The capture of a stone on the first line, where a ko may follow.
draw
  ? ? X ? ?
  ? O X O ?
  O X * X .
  - - - - -
seen    5534 of 18482

pattern harvested-edge-moves-bf023243
why     Strong players played here 400 times of 1,262.
draw
  | ? O ? ?
  | . X . ?
  | X * X .
  | O X O ?
  | ? O ? ?
seen    400 of 1262

pattern harvested-edge-moves-0eec52b5
why     Strong players played here 254 times of 791.
draw
  | ? O ? ?
  | O X O ?
  | X * X X
  | X X O ?
  | ? X ? ?
seen    254 of 791

pattern harvested-edge-moves-2347aeb0
why     Strong players played here 612 times of 2,003.
draw
  - - - - -
  . . . . .
  O . * . .
  . O X . .
  X O X . .
seen    612 of 2003

pattern harvested-edge-moves-710ec911
why     Strong players played here 209 times of 658.
draw
  ? . . . . |
  O . . . . |
  X O . . . |
  . O . * . |
  X X O . . |
  . . . . . |
  ? . . . . |
seen    209 of 658

pattern harvested-edge-moves-acac0031
why     Strong players played here 288 times of 926.
draw
  | ? X ? ?
  | O X O ?
  | X * X .
  + - - - -
seen    288 of 926

pattern harvested-edge-moves-792a412e
why     Strong players played here 326 times of 1,065.
draw
  . . . . .
  . . . . .
  . . * . O
  . X O . .
  . O X O .
seen    326 of 1065

pattern harvested-edge-moves-06c812f7
why     Strong players played here 270 times of 876.
draw
  - - - - -
  ? O X O ?
  X X * X O
  ? X X X ?
  ? ? O ? ?
seen    270 of 876

pattern harvested-edge-moves-e07b6651
why     Strong players played here 1,129 times of 3,862.
draw
  ? ? X ? ?
  ? O X O ?
  X X * X O
  - - - - -
seen    1129 of 3862

pattern harvested-edge-moves-9133bf5c
why     Strong players played here 921 times of 3,139.
draw
  - - - - -
  ? O X . ?
  O X * X .
  ? O X X ?
  ? ? . ? ?
seen    921 of 3139

pattern harvested-edge-moves-bee4a224
why     Strong players played here 281 times of 923.
draw
  ? ? . ? ?
  ? O X O ?
  . X * X O
  ? X X O ?
  ? ? X ? ?
seen    281 of 923

pattern harvested-edge-moves-c27856af
why     Strong players played here 309 times of 1,059.
draw
  O X X . X
  . O X . X
  O X * X .
  - - - - -
seen    309 of 1059

pattern harvested-edge-moves-66a2fbbf
why     Strong players played here 1,577 times of 5,707.
draw
  ? ? . ? ?
  ? O X . ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    1577 of 5707

pattern harvested-edge-moves-ba7d8765
why     Strong players played here 3,926 times of 14,592.
draw
  - - - - -
  ? O X . ?
  O X * X .
  ? O X X ?
  ? ? O ? ?
seen    3926 of 14592

pattern harvested-edge-moves-73afadbb
why     Strong players played here 326 times of 1,142.
draw
  O O O X |
  . O X . |
  O X * X |
  - - - - +
seen    326 of 1142

pattern harvested-edge-moves-703ecf90
why     Strong players played here 845 times of 3,072.
draw
  ? ? O ? |
  ? X X O |
  X X * X |
  - - - - +
seen    845 of 3072

pattern harvested-edge-moves-fba41aa5
why     Strong players played here 845 times of 3,086.
draw
  | ? . ? ?
  | . X . ?
  | X * X O
  | O X O ?
  | ? O ? ?
seen    845 of 3086

pattern take-the-corner-ko
why     The capture of a stone in the corner, where a ko may follow.
draw
  | O ? ?
  | X O ?
  | * X X
  + - - -
seen    4372 of 16535

pattern harvested-edge-moves-df4358f3
why     Strong players played here 716 times of 2,613.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X O
  ? O X O ?
  ? ? X ? ?
seen    716 of 2613

pattern take-from-the-first-line
why     The capture, from the first line, of a stone whose other sides are held.
draw
  ? ? O ? ?
  ? O X O ?
  . X * X .
  - - - - -
seen    4968 of 19074

pattern harvested-edge-moves-0290ec94
why     Strong players played here 302 times of 1,095.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . X
  . . . * . . .
  O . X . O . X
  . . . . . . .
  ? . . . . . ?
seen    302 of 1095

pattern harvested-edge-moves-a4c994d0
why     Strong players played here 215 times of 768.
draw
  . O O O X
  O X X O O
  . X * X O
  - - - - -
seen    215 of 768

pattern harvested-edge-moves-8c6f0f39
why     Strong players played here 309 times of 1,136.
draw
  . . . . .
  . . . . .
  X O * . .
  O X O . .
  O X X . .
seen    309 of 1136

pattern harvested-edge-moves-e9da4634
why     Strong players played here 238 times of 878.
draw
  ? . . . . |
  . . . . . |
  . . . . . |
  . . O * . |
  . . O X . |
  O O X X . |
  ? X O X . |
seen    238 of 878

pattern harvested-edge-moves-cbac0b50
why     Strong players played here 387 times of 1,486.
draw
  . O O X X
  . O X . X
  O X * X .
  - - - - -
seen    387 of 1486

pattern harvested-edge-moves-79dc4e55
why     Strong players played here 271 times of 1,042.
draw
  ? ? X ? |
  ? X X O |
  O X * X |
  - - - - +
seen    271 of 1042

pattern take-the-stone-on-the-corner-point-for-ko
why     The capture of a stone in the corner, where a ko may follow.
draw
  | ? O ? ?
  | O X . ?
  | X * X X
  + - - - -
seen    439 of 1745

pattern harvested-edge-moves-b32000bd
why     Strong players played here 1,019 times of 4,180.
draw
  ? ? . ? ?
  ? O X O ?
  O X * X .
  - - - - -
seen    1019 of 4180

pattern harvested-edge-moves-5b89561d
why     Strong players played here 496 times of 1,998.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X X
  ? O X O ?
  ? ? X ? ?
seen    496 of 1998

pattern take-the-stone-among-its-friends
why     The capture of a single stone inside the enemy's wall, where a ko may follow.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X .
  ? O X O ?
  ? ? X ? ?
seen    1068 of 4430

pattern harvested-edge-moves-feda411a
why     Strong players played here 429 times of 1,729.
draw
  ? ? X ? |
  ? O X O |
  O X * X |
  ? X X O |
  ? ? X ? |
seen    429 of 1729

pattern harvested-edge-moves-a6c007a8
why     Strong players played here 610 times of 2,523.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  ? X X O ?
  ? ? . ? ?
seen    610 of 2523

pattern harvested-edge-moves-e8563434
why     Strong players played here 357 times of 1,448.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  ? X X O ?
  ? ? X ? ?
seen    357 of 1448

pattern harvested-edge-moves-837c0194
why     Strong players played here 927 times of 3,968.
draw
  ? ? O ? |
  ? O X . |
  O X * X |
  - - - - +
seen    927 of 3968

pattern harvested-edge-moves-d468fff1
why     Strong players played here 230 times of 935.
draw
  . O O X X
  O O X . X
  O X * X X
  - - - - -
seen    230 of 935

pattern harvested-edge-moves-aaffad1a
why     Strong players played here 836 times of 3,609.
draw
  | ? O ? ?
  | O X O ?
  | X * X X
  | X X X ?
  | ? . ? ?
seen    836 of 3609

pattern harvested-edge-moves-56c493c4
why     Strong players played here 3,145 times of 13,977.
draw
  ? ? X ? ?
  ? X X O ?
  O X * X O
  - - - - -
seen    3145 of 13977

pattern harvested-edge-moves-1c7c5e20
why     Strong players played here 491 times of 2,093.
draw
  - - - - -
  ? O X . ?
  O X * X X
  ? O X X ?
  ? ? . ? ?
seen    491 of 2093

pattern harvested-edge-moves-9bc60d3e
why     Strong players played here 261 times of 1,087.
draw
  X O O X X
  O O X . X
  O X * X X
  - - - - -
seen    261 of 1087

pattern harvested-edge-moves-fabaf1bc
why     Strong players played here 374 times of 1,591.
draw
  | ? X ? ?
  | . X . ?
  | X * X .
  | O X O ?
  | ? O ? ?
seen    374 of 1591

pattern harvested-edge-moves-b1d8f91c
why     Strong players played here 627 times of 2,734.
draw
  ? ? O ? ?
  ? O X O ?
  O X * X X
  ? X X O ?
  ? ? O ? ?
seen    627 of 2734

pattern harvested-edge-moves-428890df
why     Strong players played here 308 times of 1,307.
draw
  | ? O ? ?
  | O X O ?
  | X * X .
  | X X X ?
  | ? . ? ?
seen    308 of 1307

pattern harvested-edge-moves-62c81ad4
why     Strong players played here 399 times of 1,716.
draw
  ? ? O ? ?
  ? O X O ?
  . X * X X
  ? X X O ?
  ? ? X ? ?
seen    399 of 1716

pattern harvested-edge-moves-72e45cc1
why     Strong players played here 569 times of 2,483.
draw
  ? ? O ? ?
  ? O X O ?
  . X * X X
  ? X X O ?
  ? ? . ? ?
seen    569 of 2483

pattern harvested-edge-moves-93d5d8ec
why     Strong players played here 418 times of 1,820.
draw
  ? ? X ? |
  ? O X . |
  O X * X |
  ? O X X |
  ? ? O ? |
seen    418 of 1820

pattern harvested-edge-moves-057536da
why     Strong players played here 303 times of 1,313.
draw
  . O O X X
  O O X . X
  O X * X .
  - - - - -
seen    303 of 1313

pattern harvested-edge-moves-c8f2b6fc
why     Strong players played here 1,065 times of 4,849.
draw
  | ? X ? ?
  | . X . ?
  | X * X X
  | O X O ?
  | ? O ? ?
seen    1065 of 4849

pattern harvested-edge-moves-deba99ab
why     Strong players played here 1,004 times of 4,575.
draw
  - - - - -
  . . . . .
  . . * . .
  X X O X .
  O O X . .
seen    1004 of 4575

pattern harvested-edge-moves-57b743b9
why     Strong players played here 1,039 times of 4,784.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  ? X X O ?
  ? ? O ? ?
seen    1039 of 4784

pattern harvested-edge-moves-e29baf08
why     Strong players played here 339 times of 1,502.
draw
  | ? X ? ?
  | O X . ?
  | X * X .
  + - - - -
seen    339 of 1502

pattern harvested-edge-moves-01a056e5
why     Strong players played here 205 times of 892.
draw
  X X O O O
  X X X O .
  . X * X O
  - - - - -
seen    205 of 892

pattern harvested-edge-moves-8eff62f6
why     Strong players played here 451 times of 2,057.
draw
  | ? O ? ?
  | O X O ?
  | X * X X
  | X X X ?
  | ? X ? ?
seen    451 of 2057

pattern harvested-edge-moves-c5bf6b19
why     Strong players played here 1,025 times of 4,814.
draw
  ? ? O ? ?
  ? O X O ?
  . X * X X
  ? X X O ?
  ? ? O ? ?
seen    1025 of 4814

pattern take-the-stone-in-its-wall
why     The capture of a single stone inside the enemy's wall, where a ko may follow.
draw
  ? ? O ? ?
  ? O X O ?
  O X * X X
  ? X X O ?
  ? ? . ? ?
seen    1421 of 6771

pattern harvested-edge-moves-5660313b
why     Strong players played here 2,954 times of 14,292.
draw
  ? ? O ? ?
  ? X X O ?
  X X * X O
  - - - - -
seen    2954 of 14292

pattern harvested-edge-moves-b35922b1
why     Strong players played here 283 times of 1,284.
draw
  ? ? O ? ?
  ? O X . ?
  O X * X X
  ? O X O ?
  ? ? X ? ?
seen    283 of 1284

pattern harvested-edge-moves-2d6f0ca8
why     Strong players played here 227 times of 1,025.
draw
  . O X X O
  . O X . X
  O X * X .
  - - - - -
seen    227 of 1025

pattern harvested-edge-moves-f679d625
why     Strong players played here 241 times of 1,106.
draw
  . . O X X
  O O X . X
  O X * X .
  - - - - -
seen    241 of 1106

pattern harvested-edge-moves-cac3d821
why     Strong players played here 1,125 times of 5,492.
draw
  ? ? X ? |
  ? O X . |
  O X * X |
  - - - - +
seen    1125 of 5492

pattern harvested-edge-moves-0101e76a
why     Strong players played here 276 times of 1,292.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X O
  ? O X X ?
  - - - - -
seen    276 of 1292

pattern harvested-edge-moves-4ad950a9
why     Strong players played here 540 times of 2,609.
draw
  ? ? O ? ?
  ? O X O ?
  O X * X X
  ? X X O ?
  ? ? X ? ?
seen    540 of 2609

pattern harvested-edge-moves-45272945
why     Strong players played here 233 times of 1,091.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X .
  ? O X X ?
  - - - - -
seen    233 of 1091

pattern harvested-edge-moves-ca84f409
why     Strong players played here 1,638 times of 8,258.
draw
  - - - - -
  ? O X . ?
  O X * X X
  ? O X X ?
  ? ? O ? ?
seen    1638 of 8258

pattern harvested-edge-moves-7cf90c95
why     Strong players played here 1,500 times of 7,568.
draw
  | ? O ? ?
  | O X O ?
  | X * X O
  | X X X ?
  | ? . ? ?
seen    1500 of 7568

pattern harvested-edge-moves-57fc1bac
why     Strong players played here 1,413 times of 7,124.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X .
  ? O X X ?
  - - - - -
seen    1413 of 7124

pattern harvested-edge-moves-0fd97398
why     Strong players played here 3,422 times of 17,659.
draw
  ? ? X ? ?
  ? X X O ?
  X X * X O
  - - - - -
seen    3422 of 17659

pattern harvested-edge-moves-b8e18585
why     Strong players played here 310 times of 1,495.
draw
  ? ? . ? ?
  ? O X O ?
  X X * X O
  ? X X O ?
  ? ? O ? ?
seen    310 of 1495

pattern harvested-edge-moves-8da8a9e5
why     Strong players played here 1,038 times of 5,308.
draw
  - - - - -
  ? O X . ?
  O X * X X
  ? O X X ?
  ? ? X ? ?
seen    1038 of 5308

pattern harvested-edge-moves-32a931fd
why     Strong players played here 1,323 times of 6,819.
draw
  - - - - -
  ? O X . ?
  O X * X .
  ? O X X ?
  ? ? X ? ?
seen    1323 of 6819

pattern harvested-edge-moves-7fa37f60
why     Strong players played here 259 times of 1,272.
draw
  ? ? . ? ?
  ? O X . ?
  X X * X O
  ? O X O ?
  ? ? O ? ?
seen    259 of 1272

pattern take-from-the-corner-point-for-ko
why     The capture of a stone in the corner, where a ko may follow.
draw
  | . ? ?
  | X O ?
  | * X O
  + - - -
seen    4784 of 25674

pattern harvested-edge-moves-a3a47931
why     Strong players played here 2,236 times of 11,895.
draw
  ? ? O ? ?
  ? O X . ?
  O X * X X
  - - - - -
seen    2236 of 11895

pattern harvested-edge-moves-135d849a
why     Strong players played here 1,788 times of 9,477.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X O
  - - - - -
seen    1788 of 9477

pattern harvested-edge-moves-69479e9e
why     Strong players played here 7,886 times of 43,156.
draw
  ? ? O ? ?
  ? O X . ?
  O X * X .
  - - - - -
seen    7886 of 43156

pattern harvested-edge-moves-ae9a83f0
why     Strong players played here 565 times of 2,999.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . O . * . . .
  . . . X . . .
  . . . . . . .
  ? . . X O . ?
seen    565 of 2999

pattern harvested-edge-moves-cca98737
why     Strong players played here 1,020 times of 5,588.
draw
  | ? O ? ?
  | O X O ?
  | X * X X
  | X X X ?
  | ? O ? ?
seen    1020 of 5588

pattern harvested-edge-moves-ec18e98a
why     Strong players played here 564 times of 3,033.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X X
  ? O X O ?
  ? ? X ? ?
seen    564 of 3033

pattern harvested-edge-moves-cf2704a7
why     Strong players played here 203 times of 1,041.
draw
  ? ? . ? ?
  ? O X O ?
  X X * X O
  - - - - -
seen    203 of 1041

pattern harvested-edge-moves-313f6f6a
why     Strong players played here 984 times of 5,425.
draw
  . . . . .
  . . . . .
  . . * . .
  . X O . .
  . X X O O
seen    984 of 5425

pattern harvested-edge-moves-4db903d2
why     Strong players played here 207 times of 1,077.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X X
  ? O X X ?
  - - - - -
seen    207 of 1077

pattern harvested-edge-moves-4b068555
why     Strong players played here 360 times of 1,957.
draw
  | ? O ? ?
  | O X O ?
  | X * X .
  | X X X ?
  | ? O ? ?
seen    360 of 1957

pattern harvested-edge-moves-96a013fc
why     Strong players played here 6,490 times of 37,988.
draw
  ? ? X ? ?
  ? X X O ?
  . X * X O
  - - - - -
seen    6490 of 37988

pattern harvested-edge-moves-0ac17a8e
why     Strong players played here 740 times of 4,165.
draw
  ? ? . ? ?
  ? X X O ?
  X X * X O
  - - - - -
seen    740 of 4165

pattern harvested-edge-moves-56b05ce6
why     Strong players played here 528 times of 2,941.
draw
  - - - - -
  ? O X . ?
  O X * X O
  ? O X X ?
  ? ? . ? ?
seen    528 of 2941

pattern harvested-edge-moves-3b9e9333
why     Strong players played here 596 times of 3,424.
draw
  | ? O ? ?
  | O X O ?
  | X * X O
  | X X X ?
  | ? X ? ?
seen    596 of 3424

pattern harvested-edge-moves-5194dd78
why     Strong players played here 750 times of 4,399.
draw
  ? ? . ? ?
  ? X X O ?
  O X * X O
  - - - - -
seen    750 of 4399

pattern harvested-edge-moves-74d5ff5d
why     Strong players played here 9,450 times of 58,197.
draw
  ? ? O ? ?
  ? X X O ?
  . X * X O
  - - - - -
seen    9450 of 58197

pattern harvested-edge-moves-dbf4bef7
why     Strong players played here 5,342 times of 33,115.
draw
  ? ? . ? ?
  ? . X . ?
  . X * X .
  ? O X O ?
  ? ? O ? ?
seen    5342 of 33115

pattern harvested-edge-moves-456da72e
why     Strong players played here 257 times of 1,471.
draw
  ? ? . ? |
  ? O X . |
  O X * X |
  - - - - +
seen    257 of 1471

pattern harvested-edge-moves-b25b0a20
why     Strong players played here 223 times of 1,274.
draw
  - - - - - +
  . . . . . |
  O O . * . |
  X O X X . |
  . X O O . |
  ? X O . . |
seen    223 of 1274

pattern harvested-edge-moves-2e3cd339
why     Strong players played here 15,347 times of 98,325.
draw
  O X .
  X * X
  O X O
seen    15347 of 98325

pattern harvested-edge-moves-f19f08a8
why     Strong players played here 336 times of 2,047.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X O
  - - - - -
seen    336 of 2047

pattern harvested-edge-moves-cb947e27
why     Strong players played here 276 times of 1,668.
draw
  | . . . . ?
  | . . . . .
  | . . . . .
  | . * . X .
  | . . . X O
  | . . O O X
  | . . . . ?
seen    276 of 1668

pattern harvested-edge-moves-e4596400
why     Strong players played here 2,714 times of 17,886.
draw
  - - - - -
  ? . X . ?
  X X * X O
  ? O X O ?
  ? ? O ? ?
seen    2714 of 17886

pattern harvested-edge-moves-162b647e
why     Strong players played here 13,800 times of 92,828.
draw
  O X O
  X * X
  X X O
seen    13800 of 92828

pattern harvested-edge-moves-cba1f4e4
why     Strong players played here 200 times of 1,215.
draw
  ? ? . ? |
  ? O X . |
  O X * X |
  ? O X X |
  ? ? O ? |
seen    200 of 1215

pattern harvested-edge-moves-ec3bafd0
why     Strong players played here 1,452 times of 9,642.
draw
  ? ? O ? ?
  ? X X O ?
  O X * X O
  - - - - -
seen    1452 of 9642

pattern harvested-edge-moves-d7d3aef5
why     Strong players played here 912 times of 6,000.
draw
  - - - - -
  ? O X . ?
  O X * X O
  ? O X X ?
  ? ? O ? ?
seen    912 of 6000

pattern harvested-edge-moves-e091afcd
why     Strong players played here 1,370 times of 9,212.
draw
  ? ? . ? ?
  ? X X O ?
  . X * X O
  - - - - -
seen    1370 of 9212

pattern harvested-edge-moves-d01ab04b
why     Strong players played here 804 times of 5,358.
draw
  - - - - -
  ? . X . ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    804 of 5358

pattern harvested-edge-moves-1419cc4e
why     Strong players played here 500 times of 3,277.
draw
  ? ? O ? |
  ? X X O |
  O X * X |
  - - - - +
seen    500 of 3277

pattern harvested-edge-moves-2d6cbb22
why     Strong players played here 210 times of 1,327.
draw
  ? ? . ? |
  ? X X O |
  O X * X |
  - - - - +
seen    210 of 1327

pattern take-along-the-edge-for-ko
why     The capture of a stone on the first line, where a ko may follow.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X .
  - - - - -
seen    10824 of 76947

pattern harvested-edge-moves-877c65d9
why     Strong players played here 3,098 times of 22,068.
draw
  ? ? . ? ?
  ? . X . ?
  O X * X .
  ? O X O ?
  ? ? O ? ?
seen    3098 of 22068

pattern harvested-edge-moves-479fa683
why     Strong players played here 927 times of 6,524.
draw
  - - - - +
  . . . . |
  . O * . |
  X O X . |
  O X X . |
seen    927 of 6524

pattern harvested-edge-moves-4d8c5258
why     Strong players played here 1,372 times of 9,814.
draw
  ? ? X ? ?
  ? . X . ?
  O X * X .
  ? O X O ?
  ? ? O ? ?
seen    1372 of 9814

pattern harvested-edge-moves-c6491142
why     Strong players played here 326 times of 2,219.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X X
  - - - - -
seen    326 of 2219

pattern take-along-the-edge-for-ko-before-two
why     The capture of a stone on the first line, where a ko may follow.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X X
  - - - - -
seen    2071 of 15079

pattern harvested-edge-moves-59bcc9f2
why     Strong players played here 545 times of 3,827.
draw
  ? ? O ? ?
  ? . X . ?
  . X * X .
  ? O X O ?
  ? ? O ? ?
seen    545 of 3827

pattern harvested-edge-moves-6c4484b3
why     Strong players played here 2,142 times of 15,766.
draw
  - - - - -
  ? . X . ?
  O X * X .
  ? O X O ?
  ? ? O ? ?
seen    2142 of 15766

pattern harvested-edge-moves-f0edf0b3
why     Strong players played here 207 times of 1,406.
draw
  . . . . .
  . . X . .
  X X * X .
  O O X O .
  . . O . .
seen    207 of 1406

pattern harvested-edge-moves-a53c77ac
why     Strong players played here 683 times of 4,945.
draw
  | ? O ? ?
  | O X O ?
  | X * X O
  | X X X ?
  | ? O ? ?
seen    683 of 4945

pattern harvested-edge-moves-22c16e72
why     Strong players played here 435 times of 3,276.
draw
  . X . . .
  . . . . .
  . . * . .
  . O X . .
  . . . . .
seen    435 of 3276

pattern harvested-edge-moves-bd654846
why     Strong players played here 225 times of 1,705.
draw
  ? ? X ? ?
  ? . X . ?
  O X * X O
  ? O X O ?
  ? ? O ? ?
seen    225 of 1705

pattern harvested-edge-moves-208c6a01
why     Strong players played here 210 times of 1,595.
draw
  ? ? O ? ?
  ? . X . ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    210 of 1595

pattern harvested-edge-moves-76385066
why     Strong players played here 304 times of 2,373.
draw
  ? ? X ? ?
  ? . X . ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    304 of 2373

pattern harvested-edge-moves-c17fd5fa
why     Strong players played here 229 times of 1,763.
draw
  ? . . . . . ?
  . . X . . . .
  . . . . . . .
  . . O * . . .
  . . . X . . .
  . . X . . . .
  ? . . . . . ?
seen    229 of 1763

pattern harvested-edge-moves-1d6f18f2
why     Strong players played here 2,125 times of 17,882.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X .
  - - - - -
seen    2125 of 17882

pattern harvested-edge-moves-962b3528
why     Strong players played here 807 times of 6,655.
draw
  ? . . . . |
  . . X . . |
  . . . . . |
  . . . * . |
  O . X . . |
  . O O X . |
  ? . . . . |
seen    807 of 6655

pattern harvested-edge-moves-9f02dbe8
why     Strong players played here 568 times of 4,645.
draw
  ? ? O ? ?
  ? O X . ?
  O X * X .
  ? O X X ?
  ? ? X ? ?
seen    568 of 4645

pattern harvested-edge-moves-dcb97967
why     Strong players played here 409 times of 3,366.
draw
  ? . . . . |
  . . . . . |
  . . . . . |
  X X X * . |
  O O O X . |
  . . . O . |
  ? . . . . |
seen    409 of 3366

pattern harvested-edge-moves-fb2bef6f
why     Strong players played here 901 times of 7,677.
draw
  ? ? X ? ?
  ? . X . ?
  . X * X .
  ? O X O ?
  ? ? O ? ?
seen    901 of 7677

pattern harvested-edge-moves-be7d9d2a
why     Strong players played here 375 times of 3,118.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  ? X X X ?
  ? ? X ? ?
seen    375 of 3118

pattern harvested-edge-moves-a977238b
why     Strong players played here 645 times of 5,488.
draw
  ? ? X ? ?
  ? . X . ?
  X X * X O
  ? O X O ?
  ? ? O ? ?
seen    645 of 5488

pattern harvested-edge-moves-37a7e46e
why     Strong players played here 578 times of 5,105.
draw
  - - - - -
  ? O X . ?
  O X * X O
  ? O X X ?
  ? ? X ? ?
seen    578 of 5105

pattern harvested-edge-moves-7e5b68d1
why     Strong players played here 370 times of 3,225.
draw
  ? ? O ? ?
  ? O X . ?
  O X * X X
  ? O X X ?
  ? ? . ? ?
seen    370 of 3225

pattern harvested-edge-moves-16be406e
why     Strong players played here 403 times of 3,552.
draw
  ? ? O ? ?
  ? O X . ?
  O X * X X
  ? O X X ?
  ? ? X ? ?
seen    403 of 3552

pattern harvested-edge-moves-a7c53b87
why     Strong players played here 554 times of 4,989.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  ? X X X ?
  ? ? O ? ?
seen    554 of 4989

pattern harvested-edge-moves-ea31ee69
why     Strong players played here 17,645 times of 173,145.
draw
  O X O
  X * X
  - - -
seen    17645 of 173145
