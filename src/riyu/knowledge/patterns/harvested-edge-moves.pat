# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as edge-moves; `seen` says how often each was chosen of the times it could be. No window and no
# count comes from the games kept apart for checking: one in 10, by a hash of its moves and the seed
# 2026, as `riyu learn` keeps them apart.
class    harvested-edge-moves
asked    an empty point; in all orientations
answer   best
last     none

pattern harvested-edge-moves-8273e617
why     Strong players played here 88 times of 90.
draw
  - - - - - - -
  . . . . . . .
  . . . * . . .
  X X X O X . .
  O O O X . . .
  ? . . . . . ?
seen    88 of 90

pattern harvested-edge-moves-aac26da7
why     Strong players played here 64 times of 65.
draw
  O X X . .
  . O X O .
  O X * X .
  - - - - -
seen    64 of 65

pattern harvested-edge-moves-67a112b2
why     Strong players played here 89 times of 94.
draw
  - - - - - +
  . . . . . |
  . . O * . |
  X X O X . |
  O O X X . |
  ? . O . . |
seen    89 of 94

pattern harvested-edge-moves-47e68719
why     Strong players played here 88 times of 95.
draw
  | . . . .
  | . X . X
  | X * X .
  | O X O O
  | . O . .
seen    88 of 95

pattern harvested-edge-moves-490cdce3
why     Strong players played here 51 times of 56.
draw
  . . . . .
  . O X . .
  . X * X X
  . O X O .
  . . O . .
seen    51 of 56

pattern harvested-edge-moves-4179b714
why     Strong players played here 52 times of 58.
draw
  | . . X
  | X O X
  | * X O
  + - - -
seen    52 of 58

pattern harvested-edge-moves-8e7e5529
why     Strong players played here 88 times of 103.
draw
  | ? . ? ?
  | O X . ?
  | X * X X
  | O X O ?
  | ? . ? ?
seen    88 of 103

pattern harvested-edge-moves-56f38fcc
why     Strong players played here 60 times of 69.
draw
  ? ? . ? ?
  ? O X O ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    60 of 69

pattern harvested-edge-moves-1ca3d0ec
why     Strong players played here 44 times of 52.
draw
  | . . X .
  | . X . .
  | X * X X
  | O X O .
  | . O . O
seen    44 of 52

pattern harvested-edge-moves-f02602b2
why     Strong players played here 75 times of 95.
draw
  | ? O ? ?
  | O X . ?
  | X * X X
  | O X X ?
  | ? O ? ?
seen    75 of 95

pattern harvested-edge-moves-bebfda0d
why     Strong players played here 60 times of 75.
draw
  | . . . .
  | . X . .
  | X * X .
  | O X O O
  | . O . .
seen    60 of 75

pattern harvested-edge-moves-03187ed5
why     Strong players played here 44 times of 54.
draw
  . O O X .
  X O X . X
  O X * X .
  - - - - -
seen    44 of 54

pattern harvested-edge-moves-5394ec94
why     Strong players played here 198 times of 266.
draw
  | . . . .
  | . X . .
  | X * X X
  | O X O O
  | . O . .
seen    198 of 266

pattern harvested-edge-moves-8edf1be5
why     Strong players played here 53 times of 69.
draw
  | . . . .
  | . X . .
  | X * X X
  | O X O .
  | . O . O
seen    53 of 69

pattern harvested-edge-moves-fb4ee37b
why     Strong players played here 61 times of 81.
draw
  O X X X O
  . O X . X
  O X * X .
  - - - - -
seen    61 of 81

pattern harvested-edge-moves-43da6e53
why     Strong players played here 41 times of 53.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  X . . * . . |
  . . X . O . |
  . . . O . . |
  ? . . O X . |
seen    41 of 53

pattern harvested-edge-moves-e8563434
why     Strong players played here 56 times of 75.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  ? X X O ?
  ? ? X ? ?
seen    56 of 75

pattern harvested-edge-moves-29934367
why     Strong players played here 52 times of 71.
draw
  - - - - - - +
  . . . . . . |
  . O . * . . |
  . . O X . . |
  X X O X . . |
  ? O X X . . |
seen    52 of 71

pattern harvested-edge-moves-32164144
why     Strong players played here 325 times of 507.
draw
  ? ? . ? ?
  ? O X . ?
  . X * X X
  ? O X O ?
  ? ? O ? ?
seen    325 of 507

pattern harvested-edge-moves-50581b8b
why     Strong players played here 82 times of 126.
draw
  ? ? . ? ?
  ? O X O ?
  O X * X .
  ? O X O ?
  ? ? X ? ?
seen    82 of 126

pattern harvested-edge-moves-ebdddbef
why     Strong players played here 196 times of 330.
draw
  . . . . .
  . . X . .
  . X * X .
  . O X O .
  . . O . .
seen    196 of 330

pattern harvested-edge-moves-7711fb3d
why     Strong players played here 161 times of 269.
draw
  ? ? . ? ?
  ? O X . ?
  . X * X .
  ? O X O ?
  ? ? O ? ?
seen    161 of 269

pattern harvested-edge-moves-6cb85a18
why     Strong players played here 116 times of 196.
draw
  ? ? . ? ?
  ? O X O ?
  . X * X O
  ? X X O ?
  ? ? O ? ?
seen    116 of 196

pattern harvested-edge-moves-b404e256
why     Strong players played here 48 times of 76.
draw
  - - - - - - +
  . . . . . . |
  . . . * . . |
  X X X O . . |
  . . O . . . |
  ? X O . . . |
seen    48 of 76

pattern harvested-edge-moves-6ddf052a
why     Strong players played here 54 times of 89.
draw
  X X O . .
  . O X O .
  . X * X .
  - - - - -
seen    54 of 89

pattern harvested-edge-moves-7afc60a4
why     Strong players played here 86 times of 150.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  - - - - -
seen    86 of 150

pattern harvested-edge-moves-80ee2f49
why     Strong players played here 55 times of 93.
draw
  ? ? O ? ?
  ? O X . ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    55 of 93

pattern harvested-edge-moves-bf023243
why     Strong players played here 52 times of 96.
draw
  | ? O ? ?
  | . X . ?
  | X * X .
  | O X O ?
  | ? O ? ?
seen    52 of 96

pattern harvested-edge-moves-138baede
why     Strong players played here 60 times of 115.
draw
  - - - - -
  ? O X O ?
  O X * X O
  ? X X X ?
  ? ? . ? ?
seen    60 of 115

pattern harvested-edge-moves-14b3bfc2
why     Strong players played here 52 times of 106.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . O . X . . .
  . . . . . . .
  ? . . X O . ?
seen    52 of 106

pattern harvested-edge-moves-79dc4e55
why     Strong players played here 45 times of 93.
draw
  ? ? X ? |
  ? X X O |
  O X * X |
  - - - - +
seen    45 of 93

pattern harvested-edge-moves-ba127126
why     Strong players played here 84 times of 196.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . * . . .
  | . X O . . .
  | . X X O O O
  | . X O X X ?
seen    84 of 196

pattern harvested-edge-moves-c70e8de5
why     Strong players played here 80 times of 188.
draw
  | ? . ? ?
  | O X O ?
  | X * X X
  + - - - -
seen    80 of 188

pattern harvested-edge-moves-cf1076ce
why     Strong players played here 46 times of 107.
draw
  | . X X
  | X O .
  | * X O
  + - - -
seen    46 of 107

pattern harvested-edge-moves-a707f0ec
why     Strong players played here 372 times of 1,010.
draw
  | ? . ? ?
  | . X . ?
  | X * X .
  | O X O ?
  | ? O ? ?
seen    372 of 1010

pattern harvested-edge-moves-0e3c528e
why     Strong players played here 142 times of 371.
draw
  | O O O
  | X O X
  | * X X
  + - - -
seen    142 of 371

pattern harvested-edge-moves-8510255f
why     Strong players played here 888 times of 2,586.
draw
  | ? . ? ?
  | . X . ?
  | X * X X
  | O X O ?
  | ? O ? ?
seen    888 of 2586

pattern harvested-edge-moves-b1d8f91c
why     Strong players played here 71 times of 185.
draw
  ? ? O ? ?
  ? O X O ?
  O X * X X
  ? X X O ?
  ? ? O ? ?
seen    71 of 185

pattern harvested-edge-moves-c962283a
why     Strong players played here 52 times of 132.
draw
  + - - - -
  | . X . ?
  | X * X X
  | O X O ?
  | ? O ? ?
seen    52 of 132

pattern harvested-edge-moves-37d538ed
why     Strong players played here 43 times of 110.
draw
  ? ? X ? |
  ? O X . |
  X X * X |
  ? O X O |
  ? ? O ? |
seen    43 of 110

pattern harvested-edge-moves-a8514363
why     Strong players played here 56 times of 151.
draw
  - - - - -
  ? O X O ?
  O X * X .
  ? X X X ?
  ? ? O ? ?
seen    56 of 151

pattern harvested-edge-moves-8da8a9e5
why     Strong players played here 116 times of 336.
draw
  - - - - -
  ? O X . ?
  O X * X X
  ? O X X ?
  ? ? X ? ?
seen    116 of 336

pattern harvested-edge-moves-5b89561d
why     Strong players played here 76 times of 216.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X X
  ? O X O ?
  ? ? X ? ?
seen    76 of 216

pattern harvested-edge-moves-fd4f0a58
why     Strong players played here 206 times of 635.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X .
  - - - - -
seen    206 of 635

pattern harvested-edge-moves-68da7642
why     Strong players played here 56 times of 156.
draw
  | ? X ? ?
  | O X O ?
  | X * X X
  + - - - -
seen    56 of 156

pattern harvested-edge-moves-595ad780
why     Strong players played here 53 times of 147.
draw
  ? ? . ? ?
  ? O X O ?
  . X * X O
  ? X X O ?
  ? ? . ? ?
seen    53 of 147

pattern harvested-edge-moves-9133bf5c
why     Strong players played here 98 times of 289.
draw
  - - - - -
  ? O X . ?
  O X * X .
  ? O X X ?
  ? ? . ? ?
seen    98 of 289

pattern harvested-edge-moves-de3bfa1d
why     Strong players played here 45 times of 123.
draw
  ? ? O ? ?
  ? O X . ?
  . X * X X
  ? O X O ?
  ? ? O ? ?
seen    45 of 123

pattern harvested-edge-moves-cbac0b50
why     Strong players played here 50 times of 140.
draw
  . O O X X
  . O X . X
  O X * X .
  - - - - -
seen    50 of 140

pattern harvested-edge-moves-57b743b9
why     Strong players played here 133 times of 415.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  ? X X O ?
  ? ? O ? ?
seen    133 of 415

pattern harvested-edge-moves-557e0460
why     Strong players played here 52 times of 149.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X X
  ? O X O ?
  ? ? . ? ?
seen    52 of 149

pattern harvested-edge-moves-1117c072
why     Strong players played here 262 times of 859.
draw
  O X O
  X * X
  O X O
seen    262 of 859

pattern harvested-edge-moves-4ddac7e9
why     Strong players played here 112 times of 348.
draw
  | . X O
  | X O .
  | * X O
  + - - -
seen    112 of 348

pattern harvested-edge-moves-c2020ed9
why     Strong players played here 109 times of 346.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . X * . . |
  . . O X . . |
  . . O X . . |
  ? . O X . . |
seen    109 of 346

pattern harvested-edge-moves-6b302af6
why     Strong players played here 83 times of 258.
draw
  ? ? . ? |
  ? O X . |
  X X * X |
  ? O X O |
  ? ? O ? |
seen    83 of 258

pattern harvested-edge-moves-837c0194
why     Strong players played here 125 times of 404.
draw
  ? ? O ? |
  ? O X . |
  O X * X |
  - - - - +
seen    125 of 404

pattern harvested-edge-moves-e07b6651
why     Strong players played here 154 times of 510.
draw
  ? ? X ? ?
  ? O X O ?
  X X * X O
  - - - - -
seen    154 of 510

pattern harvested-edge-moves-c5bf6b19
why     Strong players played here 94 times of 304.
draw
  ? ? O ? ?
  ? O X O ?
  . X * X X
  ? X X O ?
  ? ? O ? ?
seen    94 of 304

pattern harvested-edge-moves-112a487e
why     Strong players played here 502 times of 1,832.
draw
  ? ? X ? ?
  ? O X O ?
  O X * X .
  - - - - -
seen    502 of 1832

pattern harvested-edge-moves-835ea43a
why     Strong players played here 44 times of 139.
draw
  | ? X ? ?
  | . X . ?
  | X * X O
  | O X O ?
  | ? O ? ?
seen    44 of 139

pattern harvested-edge-moves-847656bf
why     Strong players played here 185 times of 670.
draw
  | ? O ? ?
  | O X . ?
  | X * X .
  + - - - -
seen    185 of 670

pattern harvested-edge-moves-fa2d2692
why     Strong players played here 266 times of 986.
draw
  ? ? O ? |
  ? X X O |
  . X * X |
  - - - - +
seen    266 of 986

pattern harvested-edge-moves-27cf6d23
why     Strong players played here 460 times of 1,771.
draw
  ? ? O ? ?
  ? O X O ?
  . X * X .
  - - - - -
seen    460 of 1771

pattern harvested-edge-moves-66a2fbbf
why     Strong players played here 188 times of 702.
draw
  ? ? . ? ?
  ? O X . ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    188 of 702

pattern harvested-edge-moves-bee4a224
why     Strong players played here 47 times of 156.
draw
  ? ? . ? ?
  ? O X O ?
  . X * X O
  ? X X O ?
  ? ? X ? ?
seen    47 of 156

pattern harvested-edge-moves-ba7d8765
why     Strong players played here 435 times of 1,730.
draw
  - - - - -
  ? O X . ?
  O X * X .
  ? O X X ?
  ? ? O ? ?
seen    435 of 1730

pattern harvested-edge-moves-866d51e0
why     Strong players played here 47 times of 166.
draw
  O . O X X
  . O X . X
  O X * X .
  - - - - -
seen    47 of 166

pattern harvested-edge-moves-5194dd78
why     Strong players played here 81 times of 306.
draw
  ? ? . ? ?
  ? X X O ?
  O X * X O
  - - - - -
seen    81 of 306

pattern harvested-edge-moves-a6c007a8
why     Strong players played here 73 times of 276.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  ? X X O ?
  ? ? . ? ?
seen    73 of 276

pattern harvested-edge-moves-5660313b
why     Strong players played here 339 times of 1,432.
draw
  ? ? O ? ?
  ? X X O ?
  X X * X O
  - - - - -
seen    339 of 1432

pattern harvested-edge-moves-adc85560
why     Strong players played here 371 times of 1,593.
draw
  | O ? ?
  | X O ?
  | * X X
  + - - -
seen    371 of 1593

pattern harvested-edge-moves-fba41aa5
why     Strong players played here 64 times of 244.
draw
  | ? . ? ?
  | . X . ?
  | X * X O
  | O X O ?
  | ? O ? ?
seen    64 of 244

pattern harvested-edge-moves-32a931fd
why     Strong players played here 151 times of 625.
draw
  - - - - -
  ? O X . ?
  O X * X .
  ? O X X ?
  ? ? X ? ?
seen    151 of 625

pattern harvested-edge-moves-56c493c4
why     Strong players played here 277 times of 1,190.
draw
  ? ? X ? ?
  ? X X O ?
  O X * X O
  - - - - -
seen    277 of 1190

pattern harvested-edge-moves-72e45cc1
why     Strong players played here 62 times of 241.
draw
  ? ? O ? ?
  ? O X O ?
  . X * X X
  ? X X O ?
  ? ? . ? ?
seen    62 of 241

pattern harvested-edge-moves-0101e76a
why     Strong players played here 46 times of 182.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X O
  ? O X X ?
  - - - - -
seen    46 of 182

pattern harvested-edge-moves-b32000bd
why     Strong players played here 97 times of 417.
draw
  ? ? . ? ?
  ? O X O ?
  O X * X .
  - - - - -
seen    97 of 417

pattern harvested-edge-moves-96a013fc
why     Strong players played here 673 times of 3,292.
draw
  ? ? X ? ?
  ? X X O ?
  . X * X O
  - - - - -
seen    673 of 3292

pattern harvested-edge-moves-f923307b
why     Strong players played here 149 times of 685.
draw
  | ? O ? ?
  | . X . ?
  | X * X X
  | O X O ?
  | ? O ? ?
seen    149 of 685

pattern harvested-edge-moves-aaffad1a
why     Strong players played here 95 times of 432.
draw
  | ? O ? ?
  | O X O ?
  | X * X X
  | X X X ?
  | ? . ? ?
seen    95 of 432

pattern harvested-edge-moves-0fd97398
why     Strong players played here 385 times of 2,004.
draw
  ? ? X ? ?
  ? X X O ?
  X X * X O
  - - - - -
seen    385 of 2004

pattern harvested-edge-moves-a53c77ac
why     Strong players played here 66 times of 304.
draw
  | ? O ? ?
  | O X O ?
  | X * X O
  | X X X ?
  | ? O ? ?
seen    66 of 304

pattern harvested-edge-moves-69479e9e
why     Strong players played here 894 times of 4,935.
draw
  ? ? O ? ?
  ? O X . ?
  O X * X .
  - - - - -
seen    894 of 4935

pattern harvested-edge-moves-df4358f3
why     Strong players played here 78 times of 376.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X O
  ? O X O ?
  ? ? X ? ?
seen    78 of 376

pattern harvested-edge-moves-162b647e
why     Strong players played here 1,429 times of 8,053.
draw
  O X O
  X * X
  X X O
seen    1429 of 8053

pattern harvested-edge-moves-7cf90c95
why     Strong players played here 138 times of 701.
draw
  | ? O ? ?
  | O X O ?
  | X * X O
  | X X X ?
  | ? . ? ?
seen    138 of 701

pattern harvested-edge-moves-57fc1bac
why     Strong players played here 141 times of 730.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X .
  ? O X X ?
  - - - - -
seen    141 of 730

pattern harvested-edge-moves-dbf4bef7
why     Strong players played here 597 times of 3,433.
draw
  ? ? . ? ?
  ? . X . ?
  . X * X .
  ? O X O ?
  ? ? O ? ?
seen    597 of 3433

pattern harvested-edge-moves-877c65d9
why     Strong players played here 316 times of 1,800.
draw
  ? ? . ? ?
  ? . X . ?
  O X * X .
  ? O X O ?
  ? ? O ? ?
seen    316 of 1800

pattern harvested-edge-moves-6c4484b3
why     Strong players played here 240 times of 1,368.
draw
  - - - - -
  ? . X . ?
  O X * X .
  ? O X O ?
  ? ? O ? ?
seen    240 of 1368

pattern harvested-edge-moves-2347aeb0
why     Strong players played here 55 times of 278.
draw
  - - - - -
  . . . . .
  O . * . .
  . O X . .
  X O X . .
seen    55 of 278

pattern harvested-edge-moves-e4596400
why     Strong players played here 314 times of 1,833.
draw
  - - - - -
  ? . X . ?
  X X * X O
  ? O X O ?
  ? ? O ? ?
seen    314 of 1833

pattern harvested-edge-moves-2e3cd339
why     Strong players played here 1,676 times of 10,500.
draw
  O X .
  X * X
  O X O
seen    1676 of 10500

pattern harvested-edge-moves-74d5ff5d
why     Strong players played here 978 times of 6,076.
draw
  ? ? O ? ?
  ? X X O ?
  . X * X O
  - - - - -
seen    978 of 6076

pattern harvested-edge-moves-660c8e2d
why     Strong players played here 47 times of 244.
draw
  | ? O ? ?
  | O X . ?
  | X * X X
  + - - - -
seen    47 of 244

pattern harvested-edge-moves-03baef1f
why     Strong players played here 522 times of 3,260.
draw
  | . ? ?
  | X O ?
  | * X O
  + - - -
seen    522 of 3260

pattern harvested-edge-moves-4d8c5258
why     Strong players played here 173 times of 1,038.
draw
  ? ? X ? ?
  ? . X . ?
  O X * X .
  ? O X O ?
  ? ? O ? ?
seen    173 of 1038

pattern harvested-edge-moves-ca84f409
why     Strong players played here 179 times of 1,083.
draw
  - - - - -
  ? O X . ?
  O X * X X
  ? O X X ?
  ? ? O ? ?
seen    179 of 1083

pattern harvested-edge-moves-deba99ab
why     Strong players played here 100 times of 579.
draw
  - - - - -
  . . . . .
  . . * . .
  X X O X .
  O O X . .
seen    100 of 579

pattern harvested-edge-moves-703ecf90
why     Strong players played here 62 times of 342.
draw
  ? ? O ? |
  ? X X O |
  X X * X |
  - - - - +
seen    62 of 342

pattern harvested-edge-moves-135d849a
why     Strong players played here 138 times of 836.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X O
  - - - - -
seen    138 of 836

pattern harvested-edge-moves-c8f2b6fc
why     Strong players played here 97 times of 590.
draw
  | ? X ? ?
  | . X . ?
  | X * X X
  | O X O ?
  | ? O ? ?
seen    97 of 590

pattern harvested-edge-moves-a3a47931
why     Strong players played here 178 times of 1,141.
draw
  ? ? O ? ?
  ? O X . ?
  O X * X X
  - - - - -
seen    178 of 1141

pattern harvested-edge-moves-d01ab04b
why     Strong players played here 76 times of 461.
draw
  - - - - -
  ? . X . ?
  X X * X X
  ? O X O ?
  ? ? O ? ?
seen    76 of 461

pattern harvested-edge-moves-313f6f6a
why     Strong players played here 106 times of 696.
draw
  . . . . .
  . . . . .
  . . * . .
  . X O . .
  . X X O O
seen    106 of 696

pattern harvested-edge-moves-fabaf1bc
why     Strong players played here 45 times of 272.
draw
  | ? X ? ?
  | . X . ?
  | X * X .
  | O X O ?
  | ? O ? ?
seen    45 of 272

pattern harvested-edge-moves-cca98737
why     Strong players played here 99 times of 663.
draw
  | ? O ? ?
  | O X O ?
  | X * X X
  | X X X ?
  | ? O ? ?
seen    99 of 663

pattern harvested-edge-moves-1d6f18f2
why     Strong players played here 246 times of 1,763.
draw
  ? ? . ? ?
  ? O X . ?
  O X * X .
  - - - - -
seen    246 of 1763

pattern harvested-edge-moves-a977238b
why     Strong players played here 86 times of 611.
draw
  ? ? X ? ?
  ? . X . ?
  X X * X O
  ? O X O ?
  ? ? O ? ?
seen    86 of 611

pattern harvested-edge-moves-ec3bafd0
why     Strong players played here 138 times of 1,023.
draw
  ? ? O ? ?
  ? X X O ?
  O X * X O
  - - - - -
seen    138 of 1023

pattern harvested-edge-moves-d7d3aef5
why     Strong players played here 84 times of 597.
draw
  - - - - -
  ? O X . ?
  O X * X O
  ? O X X ?
  ? ? O ? ?
seen    84 of 597

pattern harvested-edge-moves-e091afcd
why     Strong players played here 137 times of 1,020.
draw
  ? ? . ? ?
  ? X X O ?
  . X * X O
  - - - - -
seen    137 of 1020

pattern harvested-edge-moves-ae9a83f0
why     Strong players played here 50 times of 336.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . O . * . . .
  . . . X . . .
  . . . . . . .
  ? . . X O . ?
seen    50 of 336

pattern harvested-edge-moves-bff1d060
why     Strong players played here 230 times of 1,783.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X X
  - - - - -
seen    230 of 1783

pattern harvested-edge-moves-d4beb02f
why     Strong players played here 953 times of 7,882.
draw
  ? ? X ? ?
  ? O X . ?
  O X * X .
  - - - - -
seen    953 of 7882

pattern harvested-edge-moves-962b3528
why     Strong players played here 93 times of 701.
draw
  ? . . . . |
  . . X . . |
  . . . . . |
  . . . * . |
  O . X . . |
  . O O X . |
  ? . . . . |
seen    93 of 701

pattern harvested-edge-moves-479fa683
why     Strong players played here 92 times of 707.
draw
  - - - - +
  . . . . |
  . O * . |
  X O X . |
  O X X . |
seen    92 of 707

pattern harvested-edge-moves-a7c53b87
why     Strong players played here 48 times of 350.
draw
  ? ? O ? ?
  ? O X O ?
  X X * X X
  ? X X X ?
  ? ? O ? ?
seen    48 of 350

pattern harvested-edge-moves-cac3d821
why     Strong players played here 97 times of 767.
draw
  ? ? X ? |
  ? O X . |
  O X * X |
  - - - - +
seen    97 of 767

pattern harvested-edge-moves-3b9e9333
why     Strong players played here 57 times of 434.
draw
  | ? O ? ?
  | O X O ?
  | X * X O
  | X X X ?
  | ? X ? ?
seen    57 of 434

pattern harvested-edge-moves-0ac17a8e
why     Strong players played here 86 times of 686.
draw
  ? ? . ? ?
  ? X X O ?
  X X * X O
  - - - - -
seen    86 of 686
