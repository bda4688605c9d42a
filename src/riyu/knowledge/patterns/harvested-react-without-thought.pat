# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as react-without-thought; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-react-without-thought
asked    an enemy stone; in all orientations
answer   best
last     none

pattern harvested-react-without-thought-0302dfd0
why     Strong players answered here 109 times of 110.
draw
  ? . O X * . |
  . . O X O . |
  . . X . X . |
  . . . @ . . |
  - - - - - - +
when    liberties(@) >= 3
seen    109 of 110

pattern harvested-react-without-thought-647e3d13
why     Strong players answered here 245 times of 253.
draw
  ? O O . . . ?
  X X O X . . .
  * O X . X . .
  . . . @ . . .
  - - - - - - -
when    liberties(@) >= 3
seen    245 of 253

pattern harvested-react-without-thought-4cf48dd9
why     Strong players answered here 83 times of 86.
draw
  ? . . . . |
  . . . . . |
  . * . . . |
  X O . @ . |
  O X X . . |
  O O O . . |
  ? . . . . |
when    liberties(@) >= 3
seen    83 of 86

pattern harvested-react-without-thought-b6a275f0
why     Strong players answered here 47 times of 48.
draw
  X O . . |
  X . . . |
  X . @ . |
  O X * . |
  . O . . |
when    liberties(@) >= 3
seen    47 of 48

pattern harvested-react-without-thought-2bf637ab
why     Strong players answered here 358 times of 395.
draw
  - - - - +
  . . . . |
  . * @ . |
  O X . . |
  O O X . |
when    liberties(@) >= 3
seen    358 of 395

pattern harvested-react-without-thought-4a71dc71
why     Strong players answered here 135 times of 153.
draw
  - - - - -
  . . . . .
  . . @ . .
  X . X . O
  O O . . .
  ? ? ? * ?
when    liberties(@) >= 3
seen    135 of 153

pattern harvested-react-without-thought-d45cdb96
why     Strong players answered here 41 times of 46.
draw
  ? ? * ? ?
  O O X O O
  O X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    41 of 46

pattern harvested-react-without-thought-6cfdf0f0
why     Strong players answered here 186 times of 228.
draw
  ? . . . . . ?
  . . . . . . .
  . O . . . . .
  . . . @ . . .
  . . X . . . .
  . * . . O . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    186 of 228

pattern harvested-react-without-thought-e9833d06
why     Strong players answered here 88 times of 105.
draw
  . . . . |
  * . . . |
  O . @ . |
  X X . . |
  O O . . |
when    liberties(@) >= 3
seen    88 of 105

pattern harvested-react-without-thought-7eb3b9eb
why     Strong players answered here 115 times of 140.
draw
  ? * ? ? ?
  . O X O .
  . X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    115 of 140

pattern harvested-react-without-thought-4feb59b4
why     Strong players answered here 76 times of 93.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  O . . . * . .
  . O . X . . X
  ? . . . . . ?
when    liberties(@) >= 3
seen    76 of 93

pattern harvested-react-without-thought-a3d7163c
why     Strong players answered here 45 times of 55.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . X . . . .
  . . * . . O .
  ? . . O . O ?
when    liberties(@) >= 3
seen    45 of 55

pattern harvested-react-without-thought-a4bb1f9e
why     Strong players answered here 588 times of 833.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . * . . |
  . . X O . . |
  ? . X O . . |
when    liberties(@) >= 3
seen    588 of 833

pattern harvested-react-without-thought-2ec3adeb
why     Strong players answered here 358 times of 504.
draw
  ? X O X . .
  * O X . X .
  ? . . @ . .
  - - - - - -
when    liberties(@) >= 3
seen    358 of 504

pattern harvested-react-without-thought-c0875deb
why     Strong players answered here 48 times of 64.
draw
  . . . . .
  * X . . .
  X . @ X .
  O X . . .
  O . . . .
when    liberties(@) >= 3
seen    48 of 64

pattern harvested-react-without-thought-a11c6209
why     Strong players answered here 157 times of 230.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . * . . . .
  ? . X . O . ?
when    liberties(@) >= 3
seen    157 of 230

pattern harvested-react-without-thought-28626f44
why     Strong players answered here 52 times of 73.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . X . * . . .
  X . . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    52 of 73

pattern harvested-react-without-thought-5438c7be
why     Strong players answered here 85 times of 124.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . * . . . |
  . . O X . . |
  ? . O X . . |
when    liberties(@) >= 3
seen    85 of 124

pattern harvested-react-without-thought-c733d4d8
why     Strong players answered here 48 times of 68.
draw
  | . . X .
  | . . . .
  | . @ . O
  | . * . O
  | . . O X
when    liberties(@) >= 3
seen    48 of 68

pattern harvested-react-without-thought-c222d546
why     Strong players answered here 55 times of 81.
draw
  | . ? ?
  | . . ?
  | @ X O
  | . * ?
  | X ? ?
when    liberties(@) >= 3
seen    55 of 81

pattern harvested-react-without-thought-72cdaf6f
why     Strong players answered here 613 times of 1,041.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . * . .
  . X O . .
when    liberties(@) >= 3
seen    613 of 1041

pattern harvested-react-without-thought-d46a2aeb
why     Strong players answered here 50 times of 79.
draw
  . . . . |
  . . . . |
  . * @ . |
  O X . . |
  O O X . |
when    liberties(@) >= 3
seen    50 of 79

pattern harvested-react-without-thought-f9b3fe02
why     Strong players answered here 70 times of 114.
draw
  O O X * .
  . X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    70 of 114

pattern harvested-react-without-thought-818e4031
why     Strong players answered here 133 times of 228.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . @ . . .
  | . . . . . .
  | . . O * . .
  | . . . X . ?
when    liberties(@) >= 3
seen    133 of 228

pattern harvested-react-without-thought-1262ec7f
why     Strong players answered here 70 times of 118.
draw
  - - - - - +
  . . . . . |
  . . . @ . |
  . . X . . |
  . O O X * |
  ? . . O . |
when    liberties(@) >= 3
seen    70 of 118

pattern harvested-react-without-thought-57250322
why     Strong players answered here 104 times of 184.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . O
  . . . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    104 of 184

pattern harvested-react-without-thought-24b8b783
why     Strong players answered here 80 times of 139.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . * O . . .
  ? . X X O . ?
when    liberties(@) >= 3
seen    80 of 139

pattern harvested-react-without-thought-0a76ed6e
why     Strong players answered here 108 times of 194.
draw
  . . . . .
  . . . . .
  O . @ . O
  O . * . .
  . . . . .
when    liberties(@) >= 3
seen    108 of 194

pattern harvested-react-without-thought-49389414
why     Strong players answered here 78 times of 137.
draw
  . O X * .
  . X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    78 of 137

pattern harvested-react-without-thought-c48e780b
why     Strong players answered here 156 times of 291.
draw
  ? ? . ? ?
  ? . * . ?
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    156 of 291

pattern harvested-react-without-thought-48b38092
why     Strong players answered here 69 times of 122.
draw
  - - - - +
  . . . . |
  . . @ . |
  X X . . |
  O O X * |
when    liberties(@) >= 3
seen    69 of 122

pattern harvested-react-without-thought-b2f4576a
why     Strong players answered here 193 times of 373.
draw
  | . . . . ?
  | . . . . .
  | . . * . .
  | . @ . O .
  | . . . . .
  | . . X . X
  | . . . . ?
when    liberties(@) >= 3
seen    193 of 373

pattern harvested-react-without-thought-92d26699
why     Strong players answered here 102 times of 192.
draw
  . . . . |
  . . . . |
  . . @ . |
  X X . . |
  O O X * |
when    liberties(@) >= 3
seen    102 of 192

pattern harvested-react-without-thought-464c8a12
why     Strong players answered here 182 times of 360.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . * . @ . . .
  . . . . . . .
  . O . X . O .
  ? . . . . . ?
when    liberties(@) >= 3
seen    182 of 360

pattern harvested-react-without-thought-975dda12
why     Strong players answered here 77 times of 144.
draw
  * X O X . .
  ? O X . X .
  ? . . @ . .
  - - - - - -
when    liberties(@) >= 3
seen    77 of 144

pattern harvested-react-without-thought-5a044506
why     Strong players answered here 104 times of 202.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . O . * . .
  ? . . . X . ?
when    liberties(@) >= 3
seen    104 of 202

pattern harvested-react-without-thought-c994b160
why     Strong players answered here 137 times of 275.
draw
  - - - - -
  ? . . . ?
  . . @ . .
  ? . X . ?
  ? ? . ? ?
  ? * ? ? ?
when    liberties(@) >= 3
seen    137 of 275

pattern harvested-react-without-thought-d205217f
why     Strong players answered here 1,078 times of 2,410.
draw
  | . . . . ?
  | . . . . .
  | . . * . .
  | . @ . O .
  | . . . . .
  | . . X . .
  | . . . . ?
when    liberties(@) >= 3
seen    1078 of 2410

pattern harvested-react-without-thought-a9dedc8a
why     Strong players answered here 48 times of 91.
draw
  | ? O ? ?
  | . . . ?
  | . @ * O
  | . . . ?
  + - - - -
when    liberties(@) >= 3
seen    48 of 91

pattern harvested-react-without-thought-7039b050
why     Strong players answered here 201 times of 428.
draw
  . . . . .
  O . . . .
  . . @ . .
  . X . . .
  * . . O .
when    liberties(@) >= 3
seen    201 of 428

pattern harvested-react-without-thought-b0d50893
why     Strong players answered here 207 times of 466.
draw
  . O . . .
  . . . . .
  . * @ . .
  . . . . .
  - - - - -
when    liberties(@) >= 3
seen    207 of 466

pattern harvested-react-without-thought-cdfdf2fa
why     Strong players answered here 547 times of 1,286.
draw
  . O . . .
  . . . . .
  . * @ . .
  . . . . .
  . . O . .
when    liberties(@) >= 3
seen    547 of 1286

pattern harvested-react-without-thought-0fe6878e
why     Strong players answered here 363 times of 855.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . .
  . . . X . O .
  ? . . . . . ?
when    liberties(@) >= 3
seen    363 of 855

pattern harvested-react-without-thought-b86cacbf
why     Strong players answered here 77 times of 168.
draw
  ? . . . . . ?
  . . . . . . .
  . . * . . . .
  . . . @ . . .
  . O . . . O .
  . . . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    77 of 168

pattern harvested-react-without-thought-6ca8b2cd
why     Strong players answered here 351 times of 842.
draw
  ? . . . . . ?
  . . . . . . .
  O . . . . . .
  . * . @ . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    351 of 842

pattern harvested-react-without-thought-32456b3d
why     Strong players answered here 202 times of 476.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . O .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    202 of 476

pattern harvested-react-without-thought-fef59470
why     Strong players answered here 79 times of 175.
draw
  . . . . .
  . . . . .
  . . @ . .
  O . * . O
  . . . . .
when    liberties(@) >= 3
seen    79 of 175

pattern harvested-react-without-thought-0fd35f84
why     Strong players answered here 295 times of 718.
draw
  . . . . .
  . . . . .
  * . @ . .
  . . . . .
  O . X . O
when    liberties(@) >= 3
seen    295 of 718

pattern harvested-react-without-thought-b7e9f687
why     Strong players answered here 104 times of 240.
draw
  O O . O .
  X . . . .
  . . @ * .
  . . . . .
  - - - - -
when    liberties(@) >= 3
seen    104 of 240

pattern harvested-react-without-thought-c922039e
why     Strong players answered here 54 times of 119.
draw
  ? . . . . .
  ? . . . . .
  * . . @ . .
  ? . . . . .
  ? O O O X .
when    liberties(@) >= 3
seen    54 of 119

pattern harvested-react-without-thought-a805b2b0
why     Strong players answered here 1,390 times of 3,688.
draw
  | . . . .
  | . . * .
  | . @ . O
  | . . . .
  | . . X .
when    liberties(@) >= 3
seen    1390 of 3688

pattern harvested-react-without-thought-530cb7d7
why     Strong players answered here 360 times of 924.
draw
  - - - - +
  ? . . . |
  . * @ . |
  ? X . . |
  ? ? X ? |
when    liberties(@) >= 3
seen    360 of 924

pattern harvested-react-without-thought-864078d3
why     Strong players answered here 40 times of 88.
draw
  . . . . |
  . . . . |
  X . @ . |
  O X . . |
  . O * . |
when    liberties(@) >= 3
seen    40 of 88

pattern harvested-react-without-thought-89ccb3ef
why     Strong players answered here 67 times of 157.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . O . @ . . |
  . . . . . . |
  . O . X . . |
  ? . . * . . |
when    liberties(@) >= 3
seen    67 of 157

pattern harvested-react-without-thought-4b3b7bfc
why     Strong players answered here 217 times of 563.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . * . O . . .
  ? X . . . . ?
when    liberties(@) >= 3
seen    217 of 563

pattern harvested-react-without-thought-f3b95f1a
why     Strong players answered here 61 times of 147.
draw
  - - - - +
  ? . . . |
  X . @ . |
  ? X . . |
  ? ? X * |
when    liberties(@) >= 3
seen    61 of 147

pattern harvested-react-without-thought-efe01c48
why     Strong players answered here 1,780 times of 5,091.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . * @ . . .
  . . . . . . .
  . . . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1780 of 5091

pattern harvested-react-without-thought-bef62ece
why     Strong players answered here 59 times of 146.
draw
  ? . O . . . ?
  . X O . . * .
  . X . . . . .
  . . . @ . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    59 of 146

pattern harvested-react-without-thought-9af79fa1
why     Strong players answered here 81 times of 218.
draw
  . . . . .
  . . . . .
  . . @ . .
  O . * . .
  . . . O .
when    liberties(@) >= 3
seen    81 of 218

pattern harvested-react-without-thought-874ac313
why     Strong players answered here 94 times of 260.
draw
  | . .
  | @ X
  | . X
  | ? ?
  | ? *
when    liberties(@) >= 3
seen    94 of 260

pattern harvested-react-without-thought-51ef7d8d
why     Strong players answered here 149 times of 429.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . O
  . . X . .
when    liberties(@) >= 3
seen    149 of 429

pattern harvested-react-without-thought-eef8e694
why     Strong players answered here 58 times of 155.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . * . . . . .
  . . . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    58 of 155

pattern harvested-react-without-thought-2302d392
why     Strong players answered here 78 times of 215.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . * . @ . . .
  . . . . . . .
  . O . X . . O
  ? . . . . . ?
when    liberties(@) >= 3
seen    78 of 215

pattern harvested-react-without-thought-119974f9
why     Strong players answered here 291 times of 892.
draw
  . . . . .
  . . . . .
  O . @ . O
  . . . . .
  * . . . .
when    liberties(@) >= 3
seen    291 of 892

pattern harvested-react-without-thought-a6b8c784
why     Strong players answered here 622 times of 1,979.
draw
  ? ? . ? ?
  ? . . . ?
  O . @ . O
  ? . * . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    622 of 1979

pattern harvested-react-without-thought-23cda04f
why     Strong players answered here 253 times of 777.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . * .
  . X X O .
when    liberties(@) >= 3
seen    253 of 777

pattern harvested-react-without-thought-c60596d5
why     Strong players answered here 112 times of 327.
draw
  ? . . . . . ?
  . . . . . . .
  O . . . . . .
  . . . @ . . .
  . O . . . . .
  . . . X . . .
  ? * . . . . ?
when    liberties(@) >= 3
seen    112 of 327

pattern harvested-react-without-thought-f9122969
why     Strong players answered here 146 times of 437.
draw
  | . . . . ?
  | . . . . .
  | . . . . .
  | . @ * O .
  | . . . . .
  | . . . . .
  | . . . . ?
when    liberties(@) >= 3
seen    146 of 437

pattern harvested-react-without-thought-ceacfcd5
why     Strong players answered here 188 times of 597.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  - - - - -
when    liberties(@) >= 3
seen    188 of 597

pattern harvested-react-without-thought-f6117ad9
why     Strong players answered here 206 times of 672.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . . .
  . . . . . . .
  . O . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    206 of 672

pattern harvested-react-without-thought-a7ed61a4
why     Strong players answered here 80 times of 248.
draw
  ? X O X X .
  * O X . X .
  ? . . @ . .
  - - - - - -
when    liberties(@) >= 3
seen    80 of 248

pattern harvested-react-without-thought-c44266aa
why     Strong players answered here 48 times of 142.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . . . . |
  . O . X . . |
  ? . . * . . |
when    liberties(@) >= 3
seen    48 of 142

pattern harvested-react-without-thought-853e6195
why     Strong players answered here 175 times of 583.
draw
  ? . . X . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . * . . |
  . . O . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    175 of 583

pattern harvested-react-without-thought-17783f70
why     Strong players answered here 1,889 times of 6,996.
draw
  | ? . ? ?
  | . . . ?
  | . @ . O
  | . . * ?
  | ? . ? ?
when    liberties(@) >= 3
seen    1889 of 6996

pattern harvested-react-without-thought-40f8a533
why     Strong players answered here 53 times of 162.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . * . . . .
  . X . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    53 of 162

pattern harvested-react-without-thought-007fb83f
why     Strong players answered here 46 times of 140.
draw
  X O X * .
  . X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    46 of 140

pattern harvested-react-without-thought-a2e8d58d
why     Strong players answered here 141 times of 479.
draw
  | ? . ? ?
  | . * . ?
  | . @ . O
  | . . . ?
  | ? X ? ?
when    liberties(@) >= 3
seen    141 of 479

pattern harvested-react-without-thought-1a39fe58
why     Strong players answered here 71 times of 232.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . * .
  X . X O .
when    liberties(@) >= 3
seen    71 of 232

pattern harvested-react-without-thought-dfbc0e11
why     Strong players answered here 45 times of 142.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . @ . . .
  | . . . * . .
  | . . O . . .
  | . . . . X ?
when    liberties(@) >= 3
seen    45 of 142

pattern harvested-react-without-thought-566012f1
why     Strong players answered here 78 times of 263.
draw
  X X X O *
  . X . X O
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    78 of 263

pattern harvested-react-without-thought-ef0b696d
why     Strong players answered here 104 times of 363.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . * . . .
  . . O X . . .
  ? . O . . . ?
when    liberties(@) >= 3
seen    104 of 363

pattern harvested-react-without-thought-40f0ef1c
why     Strong players answered here 4,751 times of 19,129.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . . . . |
  . . O . . . |
  * . . . . . |
when    liberties(@) >= 3
seen    4751 of 19129

pattern harvested-react-without-thought-258b0b1c
why     Strong players answered here 484 times of 1,852.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  . . X . O
when    liberties(@) >= 3
seen    484 of 1852

pattern harvested-react-without-thought-7b52f064
why     Strong players answered here 59 times of 196.
draw
  * ? X . .
  ? ? . @ X
  ? ? X X .
when    liberties(@) >= 3
seen    59 of 196

pattern harvested-react-without-thought-2380425d
why     Strong players answered here 55 times of 184.
draw
  . . . . .
  . . . . .
  . . @ . .
  . X . . .
  . * . . O
when    liberties(@) >= 3
seen    55 of 184

pattern harvested-react-without-thought-ef1052e7
why     Strong players answered here 95 times of 339.
draw
  * . . . .
  . . . . .
  O . @ . .
  . . . . .
  O . X . O
when    liberties(@) >= 3
seen    95 of 339

pattern harvested-react-without-thought-8b0e4e64
why     Strong players answered here 47 times of 157.
draw
  . . . . .
  . . . . .
  O * @ . .
  . . . . .
  O O X . .
when    liberties(@) >= 3
seen    47 of 157

pattern harvested-react-without-thought-131c6dbb
why     Strong players answered here 44 times of 146.
draw
  | * O O
  | . X O
  | @ . X
  + - - -
when    liberties(@) = 2
seen    44 of 146

pattern harvested-react-without-thought-a7ab0e92
why     Strong players answered here 94 times of 345.
draw
  ? . . . . . ?
  . . . . . . .
  O . . . . . .
  . * . @ . . X
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    94 of 345

pattern harvested-react-without-thought-f0183e6e
why     Strong players answered here 44 times of 149.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  O . . @ . . O
  . . . . . . .
  * . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    44 of 149

pattern harvested-react-without-thought-3a20ec80
why     Strong players answered here 141 times of 539.
draw
  ? ? . ? ?
  ? . * . ?
  O . @ . O
  ? . . . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    141 of 539

pattern harvested-react-without-thought-d9698b75
why     Strong players answered here 77 times of 283.
draw
  ? . . . . . ?
  . . . . . * .
  . . . . . . .
  . X . @ . O .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    77 of 283

pattern harvested-react-without-thought-c3ad983f
why     Strong players answered here 63 times of 230.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . . .
  . . . . . . .
  . X . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    63 of 230

pattern harvested-react-without-thought-d13f14c9
why     Strong players answered here 121 times of 473.
draw
  ? ? . ? ?
  ? . . . ?
  O . @ * .
  ? X . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    121 of 473

pattern harvested-react-without-thought-39417630
why     Strong players answered here 218 times of 910.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . O . * . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    218 of 910

pattern harvested-react-without-thought-c55fd687
why     Strong players answered here 51 times of 192.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . * . .
  . O . X . . X
  ? . . . . . ?
when    liberties(@) >= 3
seen    51 of 192

pattern harvested-react-without-thought-f7d42228
why     Strong players answered here 437 times of 1,939.
draw
  . . . . .
  . . . . .
  . . @ . .
  . * . . .
  . O X . .
when    liberties(@) >= 3
seen    437 of 1939

pattern harvested-react-without-thought-f860c48e
why     Strong players answered here 207 times of 887.
draw
  ? ? . ? |
  ? . . . |
  X . @ . |
  ? X * . |
  ? ? . ? |
when    liberties(@) >= 3
seen    207 of 887

pattern harvested-react-without-thought-7bb151db
why     Strong players answered here 59 times of 229.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . * .
  X X X O .
when    liberties(@) >= 3
seen    59 of 229

pattern harvested-react-without-thought-ed2cc767
why     Strong players answered here 444 times of 2,001.
draw
  * . . . .
  . . . . .
  O . @ . .
  . . . . .
  O . X . .
when    liberties(@) >= 3
seen    444 of 2001

pattern harvested-react-without-thought-ab82e135
why     Strong players answered here 326 times of 1,463.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  ? X . . |
  ? ? X * |
when    liberties(@) >= 3
seen    326 of 1463

pattern harvested-react-without-thought-288983b5
why     Strong players answered here 44 times of 168.
draw
  . . . . .
  . . . . .
  . . @ . .
  X . . * .
  O X X O .
when    liberties(@) >= 3
seen    44 of 168

pattern harvested-react-without-thought-89773c69
why     Strong players answered here 56 times of 221.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . * .
  O X X O .
when    liberties(@) >= 3
seen    56 of 221

pattern harvested-react-without-thought-61fdc85e
why     Strong players answered here 92 times of 384.
draw
  ? ? . ? |
  * . . . |
  O . @ . |
  ? X . . |
  ? ? . ? |
when    liberties(@) >= 3
seen    92 of 384

pattern harvested-react-without-thought-4f1aa15f
why     Strong players answered here 310 times of 1,408.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . X . O . .
  ? . * . . . ?
when    liberties(@) >= 3
seen    310 of 1408

pattern harvested-react-without-thought-0f266605
why     Strong players answered here 104 times of 440.
draw
  ? X . .
  ? . @ X
  * X . .
when    liberties(@) >= 3
seen    104 of 440

pattern harvested-react-without-thought-33bed2ee
why     Strong players answered here 4,841 times of 24,271.
draw
  ? . . . . .
  ? . . . . .
  ? . . @ . .
  ? . . . . .
  ? . O . . .
  * ? ? ? ? ?
when    liberties(@) >= 3
seen    4841 of 24271

pattern harvested-react-without-thought-33444abf
why     Strong players answered here 242 times of 1,154.
draw
  . . . . .
  . . . . .
  . . @ . .
  . * . . .
  X . O . .
when    liberties(@) >= 3
seen    242 of 1154

pattern harvested-react-without-thought-36a89f69
why     Strong players answered here 120 times of 546.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ . .
  ? X . * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    120 of 546

pattern harvested-react-without-thought-0987376f
why     Strong players answered here 97 times of 435.
draw
  ? ? ? . ? |
  ? ? . . . |
  * X . @ . |
  ? ? X . . |
  ? ? ? X ? |
when    liberties(@) >= 3
seen    97 of 435

pattern harvested-react-without-thought-3344c57e
why     Strong players answered here 44 times of 183.
draw
  ? ? ? . ? ?
  * ? . . . ?
  ? O . @ . .
  ? ? . . . ?
  - - - - - -
when    liberties(@) >= 3
seen    44 of 183

pattern harvested-react-without-thought-a21d8967
why     Strong players answered here 61 times of 267.
draw
  . . . . .
  . * . . .
  . . @ . .
  O . . . .
  . O X . .
when    liberties(@) >= 3
seen    61 of 267

pattern harvested-react-without-thought-cf761816
why     Strong players answered here 44 times of 186.
draw
  ? ? . ? ?
  ? . * . ?
  O . @ . O
  ? X . . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    44 of 186

pattern harvested-react-without-thought-2b23454a
why     Strong players answered here 229 times of 1,135.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . * . @ . . .
  . . . . . . .
  . O . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    229 of 1135

pattern harvested-react-without-thought-66bc484e
why     Strong players answered here 45 times of 194.
draw
  ? . X X . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . . . . |
  . * . O . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    45 of 194

pattern harvested-react-without-thought-29519c8d
why     Strong players answered here 56 times of 249.
draw
  ? ? X . .
  * ? . @ X
  ? ? X . .
when    liberties(@) >= 3
seen    56 of 249

pattern harvested-react-without-thought-64133821
why     Strong players answered here 57 times of 254.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . .
  . O X . . . .
  ? O X . . . ?
when    liberties(@) >= 3
seen    57 of 254

pattern harvested-react-without-thought-ade19e46
why     Strong players answered here 1,073 times of 5,809.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . @ . . .
  | . . . . . .
  | . . O . * .
  | . . . . . ?
when    liberties(@) >= 3
seen    1073 of 5809

pattern harvested-react-without-thought-b7f1574c
why     Strong players answered here 365 times of 1,922.
draw
  . * .
  . @ .
  - - -
when    liberties(@) >= 3
seen    365 of 1922

pattern harvested-react-without-thought-6744f8d3
why     Strong players answered here 596 times of 3,259.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? . . . ?
  - - - - -
when    liberties(@) >= 3
seen    596 of 3259

pattern harvested-react-without-thought-51ebae79
why     Strong players answered here 855 times of 4,751.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  . . X . .
when    liberties(@) >= 3
seen    855 of 4751

pattern harvested-react-without-thought-89a92c6a
why     Strong players answered here 66 times of 318.
draw
  | . .
  | @ X
  | . *
when    liberties(@) >= 3
seen    66 of 318

pattern harvested-react-without-thought-1764495b
why     Strong players answered here 178 times of 942.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? X . X ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    178 of 942

pattern harvested-react-without-thought-077f8851
why     Strong players answered here 132 times of 689.
draw
  . . .
  X @ .
  X . X
  ? ? ?
  ? * ?
when    liberties(@) >= 3
seen    132 of 689

pattern harvested-react-without-thought-f4e07f85
why     Strong players answered here 241 times of 1,372.
draw
  ? ? . ? ?
  ? . . . ?
  O . @ * .
  ? . . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    241 of 1372

pattern harvested-react-without-thought-41738804
why     Strong players answered here 122 times of 673.
draw
  . . . . .
  . . . . .
  X . @ . O
  . . . . .
  . . . . *
when    liberties(@) >= 3
seen    122 of 673

pattern harvested-react-without-thought-59d3a09c
why     Strong players answered here 128 times of 721.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  O . X . .
when    liberties(@) >= 3
seen    128 of 721

pattern harvested-react-without-thought-351e3bb2
why     Strong players answered here 46 times of 236.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ * O
  ? X . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    46 of 236

pattern harvested-react-without-thought-40cde8b2
why     Strong players answered here 41 times of 210.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . * .
  . . O . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    41 of 210

pattern harvested-react-without-thought-93e5d491
why     Strong players answered here 5,730 times of 38,591.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? . . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    5730 of 38591

pattern harvested-react-without-thought-964eeaa7
why     Strong players answered here 54 times of 292.
draw
  | . ? ? ?
  | . X ? ?
  | @ . X *
  + - - - -
when    liberties(@) = 2
seen    54 of 292

pattern harvested-react-without-thought-4e72e96c
why     Strong players answered here 313 times of 1,955.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . . .
  O . * . .
when    liberties(@) >= 3
seen    313 of 1955

pattern harvested-react-without-thought-246c6f23
why     Strong players answered here 45 times of 238.
draw
  * . . . .
  . . . . .
  O . @ . .
  . . . . .
  O X X . .
when    liberties(@) >= 3
seen    45 of 238

pattern harvested-react-without-thought-c317df3d
why     Strong players answered here 57 times of 311.
draw
  ? . . O . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . * . . |
  . . O . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    57 of 311

pattern harvested-react-without-thought-193781aa
why     Strong players answered here 60 times of 334.
draw
  * ? X . .
  ? ? . @ .
  ? ? X X X
when    liberties(@) >= 3
seen    60 of 334

pattern harvested-react-without-thought-5f026a15
why     Strong players answered here 443 times of 2,899.
draw
  . . . . .
  . . . . .
  . . @ * .
  . . . . .
  . X . O .
when    liberties(@) >= 3
seen    443 of 2899

pattern harvested-react-without-thought-3a0c1eee
why     Strong players answered here 75 times of 442.
draw
  . . . . .
  . . . . .
  . . @ . .
  . X . * .
  O O X . .
when    liberties(@) >= 3
seen    75 of 442

pattern harvested-react-without-thought-65976b0f
why     Strong players answered here 57 times of 326.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? X . X ?
  ? ? X ? ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    57 of 326

pattern harvested-react-without-thought-a26ca7de
why     Strong players answered here 57 times of 326.
draw
  | ? . ? ?
  | . * . ?
  | . @ . O
  | . . . ?
  | ? O ? ?
when    liberties(@) >= 3
seen    57 of 326

pattern harvested-react-without-thought-803c28ae
why     Strong players answered here 269 times of 1,790.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  O X . . .
when    liberties(@) >= 3
seen    269 of 1790

pattern harvested-react-without-thought-ca2be997
why     Strong players answered here 214 times of 1,409.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . . . . . .
  ? . O . * . ?
when    liberties(@) >= 3
seen    214 of 1409

pattern harvested-react-without-thought-af4f22ef
why     Strong players answered here 109 times of 683.
draw
  ? ? . ? |
  ? . * . |
  O . @ . |
  ? X . . |
  ? ? . ? |
when    liberties(@) >= 3
seen    109 of 683

pattern harvested-react-without-thought-b02486b6
why     Strong players answered here 49 times of 283.
draw
  . . . . .
  . . . . .
  * . @ . .
  . . . . .
  O . . X .
when    liberties(@) >= 3
seen    49 of 283

pattern harvested-react-without-thought-cf96a7b9
why     Strong players answered here 77 times of 478.
draw
  * O X . .
  O X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    77 of 478

pattern harvested-react-without-thought-49146277
why     Strong players answered here 69 times of 425.
draw
  ? . . . . . ?
  O . . . . . .
  * . . . . . .
  X . . @ . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    69 of 425

pattern harvested-react-without-thought-89a06d09
why     Strong players answered here 56 times of 337.
draw
  ? ? . ? ?
  ? . * . ?
  X . @ . .
  ? . . . ?
  - - - - -
when    liberties(@) >= 3
seen    56 of 337

pattern harvested-react-without-thought-ce491c6d
why     Strong players answered here 70 times of 439.
draw
  | . X
  | @ X
  | . X
  | ? ?
  | ? *
when    liberties(@) >= 3
seen    70 of 439

pattern harvested-react-without-thought-52503fce
why     Strong players answered here 42 times of 256.
draw
  . O . . .
  . . * . .
  . . @ . .
  . . . . .
  . . X . .
when    liberties(@) >= 3
seen    42 of 256

pattern harvested-react-without-thought-9ddb4f8a
why     Strong players answered here 41 times of 250.
draw
  | . *
  | @ X
  + - -
when    liberties(@) >= 3
seen    41 of 250

pattern harvested-react-without-thought-04d2ffde
why     Strong players answered here 287 times of 2,111.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ * .
  ? X . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    287 of 2111

pattern harvested-react-without-thought-fc31d6cb
why     Strong players answered here 189 times of 1,368.
draw
  ? . . . . . ?
  * . . . . . .
  . . . . . . .
  O . . @ . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    189 of 1368

pattern harvested-react-without-thought-a480a899
why     Strong players answered here 77 times of 520.
draw
  - - - - -
  * . . . ?
  X . @ . .
  ? X . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    77 of 520

pattern harvested-react-without-thought-2ae02a39
why     Strong players answered here 74 times of 504.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ * O
  ? . . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    74 of 504

pattern harvested-react-without-thought-b9c05c13
why     Strong players answered here 180 times of 1,348.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . . . . . .
  ? * . O . . ?
when    liberties(@) >= 3
seen    180 of 1348

pattern harvested-react-without-thought-426c9144
why     Strong players answered here 211 times of 1,600.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  . X . . .
when    liberties(@) >= 3
seen    211 of 1600

pattern harvested-react-without-thought-ba90c4c9
why     Strong players answered here 179 times of 1,343.
draw
  . . .
  X @ .
  X . X
  ? ? ?
  ? ? *
when    liberties(@) >= 3
seen    179 of 1343

pattern harvested-react-without-thought-c02d57aa
why     Strong players answered here 82 times of 592.
draw
  ? ? . ? ?
  ? . * . ?
  O . @ . .
  ? . . . ?
  - - - - -
when    liberties(@) >= 3
seen    82 of 592

pattern harvested-react-without-thought-26c2b29a
why     Strong players answered here 2,454 times of 21,198.
draw
  ? . . . . . |
  . . . * . . |
  . . . . . . |
  . . . @ . . |
  . . . . . . |
  . . O . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    2454 of 21198

pattern harvested-react-without-thought-14bba007
why     Strong players answered here 70 times of 504.
draw
  | . X ?
  | @ . *
  + - - -
when    liberties(@) = 2
seen    70 of 504

pattern harvested-react-without-thought-d839b6db
why     Strong players answered here 1,258 times of 10,755.
draw
  * ? . ? ?
  ? . . . ?
  O . @ . .
  ? . . . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1258 of 10755

pattern harvested-react-without-thought-7c9e7e42
why     Strong players answered here 72 times of 526.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ . X
  ? * . . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    72 of 526

pattern harvested-react-without-thought-269e988b
why     Strong players answered here 91 times of 687.
draw
  . . . . .
  . . . . .
  O . @ . .
  . . X . .
  * . . . .
when    liberties(@) >= 3
seen    91 of 687

pattern harvested-react-without-thought-8de1ed06
why     Strong players answered here 41 times of 282.
draw
  - - - - -
  * . . . ?
  X . @ . .
  ? X . X ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    41 of 282

pattern harvested-react-without-thought-d6cd6736
why     Strong players answered here 44 times of 310.
draw
  | . . . . ?
  | . . . . .
  | . . . . .
  | . @ . X .
  | . * . . .
  | . . O . O
  | . . . . ?
when    liberties(@) >= 3
seen    44 of 310

pattern harvested-react-without-thought-fc04d5f9
why     Strong players answered here 323 times of 2,712.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  X . . @ . * .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    323 of 2712

pattern harvested-react-without-thought-98c6a78c
why     Strong players answered here 629 times of 5,615.
draw
  . . . . .
  . . . . .
  * . @ . .
  . . . . .
  O . X . .
when    liberties(@) >= 3
seen    629 of 5615
