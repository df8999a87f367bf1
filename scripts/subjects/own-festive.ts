// long: a table of drawings, one after another.
import { around, bar, corners, type OwnDrawing, oval, ribbon } from './draw-layers.ts';

const [ink, pale, grey] = ['#33261f', '#fbf3e2', '#b9bfc4'];
const [red, wine, gold, ochre] = ['#d2503c', '#8c2f2a', '#eec04e', '#c98a35'];
const [wood, bark, sea, deep] = ['#d9b27c', '#8b5e3c', '#5a93a6', '#2f5d70'];
const [leaf, dark, pink] = ['#8db05a', '#56803c', '#e39a94'];

const petals = (x: number, y: number, reach: number, count: number, size: number) =>
  around(x, y, reach, count)
    .map(([px, py]) => oval(px, py, size))
    .join('');
const holly = (x: number, y: number, side: 1 | -1) => {
  const at = (u: number, v: number) => `${x + side * u} ${y + v}`;
  return `M${at(0, 0)}C${at(6, -8)} ${at(10, -6)} ${at(12, -14)}C${at(17, -8)} ${at(22, -10)} ${at(25, -17)}C${at(28, -10)} ${at(33, -11)} ${at(42, -14)}C${at(38, -5)} ${at(38, -1)} ${at(41, 4)}C${at(34, 3)} ${at(31, 6)} ${at(30, 13)}C${at(25, 8)} ${at(20, 9)} ${at(16, 14)}C${at(14, 7)} ${at(9, 5)} ${at(0, 0)}Z`;
};

/** A spark's path from the middle of a burst, in shares of its direction: it tapers to where it began. */
const ray = (dx: number, dy: number, from: number, to: number) => {
  const at = (out: number, across: number) => `${50 + dx * out - dy * across} ${50 + dy * out + dx * across}`;
  return `M${at(from, 0)}L${at(to, 1.6)}L${at(to + 2, 0)}L${at(to, -1.6)}Z`;
};

/** What belongs to feasts, to the nursery and to the pasture. */
export const festiveDrawings: readonly OwnDrawing[] = [
  {
    id: 'dandiya',
    setting: 'sweet',
    names: [
      'dandiya, dandiyas, dandiya sticks, dandia, garba sticks',
      'डांडिया, डांडिया की डंडियां',
      'દાંડિયા, ડાંડિયા, દાંડિયો',
    ],
    layers: [
      [
        red,
        ribbon(8, [
          [14, 88],
          [86, 12],
        ]),
      ],
      [
        gold,
        [0.16, 0.36, 0.56, 0.76]
          .map((t) =>
            ribbon(8.4, [
              [14 + 72 * t, 88 - 76 * t],
              [14 + 72 * (t + 0.09), 88 - 76 * (t + 0.09)],
            ]),
          )
          .join(''),
      ],
      [
        sea,
        ribbon(8, [
          [86, 88],
          [14, 12],
        ]),
      ],
      [
        gold,
        [0.16, 0.36, 0.56, 0.76]
          .map((t) =>
            ribbon(8.4, [
              [86 - 72 * t, 88 - 76 * t],
              [86 - 72 * (t + 0.09), 88 - 76 * (t + 0.09)],
            ]),
          )
          .join(''),
      ],
      [wine, oval(14, 11, 7) + oval(86, 11, 7)],
      [
        red,
        ribbon(3, [
          [14, 88],
          [6, 90],
          [3, 98],
        ]) +
          ribbon(3, [
            [14, 88],
            [13, 94],
            [16, 99],
          ]) +
          ribbon(3, [
            [86, 88],
            [94, 90],
            [97, 98],
          ]) +
          ribbon(3, [
            [86, 88],
            [87, 94],
            [84, 99],
          ]),
      ],
    ],
  },
  {
    id: 'pichkari',
    setting: 'sweet',
    names: ['pichkari, pichkaris, holi pichkari', 'पिचकारी, पिचकारियां', 'પિચકારી, પિચકારીઓ'],
    layers: [
      [
        wood,
        ribbon(4, [
          [84, 84],
          [66, 66],
        ]),
      ],
      [
        wine,
        ribbon(6, [
          [76, 94],
          [94, 76],
        ]),
      ],
      [
        red,
        ribbon(19, [
          [70, 70],
          [32, 32],
        ]),
      ],
      [
        gold,
        ribbon(20, [
          [69, 69],
          [63, 63],
        ]) +
          ribbon(20, [
            [52, 52],
            [48, 48],
          ]) +
          ribbon(20, [
            [37, 37],
            [31, 31],
          ]),
      ],
      [
        gold,
        ribbon(
          9,
          [
            [31, 31],
            [18, 18],
          ],
          4,
        ),
      ],
      [sea, oval(11, 12, 3.4) + oval(4, 22, 2.6) + oval(22, 5, 2.6) + oval(4, 4, 3)],
    ],
  },
  {
    id: 'rakhi',
    setting: 'sweet',
    names: ['rakhi, rakhis, raksha bandhan', 'राखी, राखियां, रक्षाबंधन', 'રાખડી, રાખડીઓ, રક્ષાબંધન'],
    layers: [
      [
        wine,
        ribbon(3.4, [
          [2, 60],
          [14, 46],
          [30, 50],
        ]) +
          ribbon(3.4, [
            [98, 60],
            [86, 46],
            [70, 50],
          ]),
      ],
      [
        gold,
        oval(18, 47, 4.4) +
          oval(82, 47, 4.4) +
          ribbon(
            4,
            [
              [2, 58],
              [0, 70],
            ],
            8,
          ) +
          ribbon(
            4,
            [
              [98, 58],
              [100, 70],
            ],
            8,
          ),
      ],
      [red, petals(50, 50, 22, 10, 8)],
      [gold, oval(50, 50, 22)],
      [sea, petals(50, 50, 14, 8, 5)],
      [pale, oval(50, 50, 10)],
      [wine, oval(50, 50, 5)],
    ],
  },
  {
    id: 'toran',
    setting: 'garden',
    names: [
      'toran, torans, door garland, door garlands, door hanging, door hangings, door toran, bandhanwar, bunting leaves',
      'तोरण, बंदनवार',
      'તોરણ, તોરણો, આસોપાલવનું તોરણ',
    ],
    layers: [
      [
        bark,
        ribbon(3, [
          [1, 26],
          [25, 35],
          [50, 38],
          [75, 35],
          [99, 26],
        ]),
      ],
      [
        leaf,
        [14, 38, 62, 86]
          .map((x) => `M${x} 34C${x + 8} 44 ${x + 7} 62 ${x} 74C${x - 7} 62 ${x - 8} 44 ${x} 34Z`)
          .join(''),
      ],
      [dark, [14, 38, 62, 86].map((x) => `M${x} 36L${x + 1.4} 58L${x} 71L${x - 1.4} 58Z`).join('')],
      [
        gold,
        [
          [4, 30],
          [26, 37],
          [50, 40],
          [74, 37],
          [96, 30],
        ]
          .map(([x = 0, y = 0]) => petals(x, y, 6, 8, 3.4))
          .join(''),
      ],
      [
        red,
        [
          [4, 30],
          [26, 37],
          [50, 40],
          [74, 37],
          [96, 30],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 5))
          .join(''),
      ],
    ],
  },
  {
    id: 'bullock-cart',
    setting: 'garden',
    names: [
      'bullock cart, bullock carts, ox cart, bail gaadi, balad gaadu, cart',
      'बैलगाड़ी, बैलगाड़ियां',
      'બળદગાડું, બળદગાડાં, ગાડું, ગાડાં',
    ],
    layers: [
      [
        bark,
        ribbon(4, [
          [2, 40],
          [40, 60],
          [94, 62],
        ]),
      ],
      [gold, 'M34 54C36 20 90 20 94 54Z'],
      [
        red,
        [44, 60, 76]
          .map((x) =>
            ribbon(4, [
              [x - (64 - x) * 0.1, 54],
              [x, 31 + Math.abs(x - 64) * 0.22],
            ]),
          )
          .join(''),
      ],
      [red, 'M30 52L98 52L95 66L33 66Z'],
      [gold, bar(36, 57, 56, 3.4)],
      [bark, oval(62, 72, 25)],
      [wood, oval(62, 72, 19)],
      [
        bark,
        around(62, 72, 19.6, 8)
          .map(([x, y]) =>
            ribbon(2.8, [
              [62, 72],
              [x, y],
            ]),
          )
          .join(''),
      ],
      [red, oval(62, 72, 5)],
      [
        bark,
        ribbon(5, [
          [4, 30],
          [1, 50],
        ]),
      ],
    ],
  },
  {
    id: 'rocking-horse',
    setting: 'sweet',
    names: [
      'rocking horse, rocking horses, wooden horse, toy horse',
      'लकड़ी का घोड़ा, झूलने वाला घोड़ा, काठ का घोड़ा',
      'લાકડાનો ઘોડો, ઝૂલતો ઘોડો',
    ],
    layers: [
      [
        wine,
        ribbon(6, [
          [4, 80],
          [24, 91],
          [50, 95],
          [76, 91],
          [96, 80],
        ]),
      ],
      [gold, 'M84 44C94 44 99 54 97 68C92 66 87 60 84 54Z'],
      [
        wood,
        'M30 86L34 62C30 56 30 48 32 42L24 40C20 44 14 46 9 43C5 40 6 34 10 30L22 16L23 8L29 13C40 16 46 28 50 38C60 44 70 40 80 42C88 44 90 54 87 62L88 86L80 89L75 64C66 68 54 68 46 64L38 89Z',
      ],
      [gold, 'M28 10C42 12 50 26 54 40L46 40C42 32 36 22 27 18Z'],
      [red, 'M50 38C56 43 66 42 72 40.600C76 48 76 56 71 60C64 63 56 62 51 58C47 52 47 44 50 38Z'],
      [wine, 'M12 28L24 38L22 41L9 31Z'],
      [ink, oval(21, 24, 2.2)],
      [wine, 'M30 80L38.600 84L38 90L29.400 88ZM79 84L88 81L88.600 88L80 90Z'],
    ],
  },
  {
    id: 'pram',
    setting: 'sweet',
    names: ['pram, prams, baby carriage, stroller, buggy', 'बच्चा गाड़ी, प्रैम', 'બાબાગાડી, બાળગાડી'],
    layers: [
      [
        deep,
        ribbon(3.4, [
          [84, 46],
          [92, 34],
          [99, 32],
        ]) +
          ribbon(3, [
            [28, 70],
            [38, 84],
          ]) +
          ribbon(3, [
            [72, 70],
            [62, 84],
          ]),
      ],
      [sea, 'M12 46L86 46C86 64 74 74 58 74L38 74C22 74 12 62 12 46Z'],
      [red, 'M48 46L48 8C28 8 12 24 12 46Z'],
      [gold, 'M48 46L48 8C42 8 38 9 34 10.500ZM48 46L13 32C12 36 12 41 12 46Z'],
      [pale, [17, 29, 41, 53, 65, 77].map((x) => oval(x + 2, 48, 6, 5)).join('')],
      [ink, oval(32, 86, 11) + oval(68, 86, 11)],
      [pale, oval(32, 86, 7) + oval(68, 86, 7)],
      [red, oval(32, 86, 3) + oval(68, 86, 3)],
    ],
  },
  {
    id: 'gingerbread',
    setting: 'sweet',
    names: [
      'gingerbread man, gingerbread, gingerbread men, ginger biscuit',
      'जिंजरब्रेड, अदरक का बिस्कुट',
      'જિંજરબ્રેડ, આદુનું બિસ્કિટ',
    ],
    layers: [
      [
        ochre,
        'M50 2C62 2 69 11 68 21C67 28 63 33 60 36C70 36 80 33 87 35C96 38 96 50 88 52C80 54 70 54 66 56C66 64 74 76 80 86C83 95 72 101 65 95C60 90 54 80 50 76C46 80 40 90 35 95C28 101 17 95 20 86C26 76 34 64 34 56C30 54 20 54 12 52C4 50 4 38 13 35C20 33 30 36 40 36C37 33 33 28 32 21C31 11 38 2 50 2Z',
      ],
      [
        pale,
        ribbon(2.6, [
          [82, 37],
          [79, 44],
          [82, 51],
        ]) +
          ribbon(2.6, [
            [18, 37],
            [21, 44],
            [18, 51],
          ]) +
          ribbon(2.6, [
            [66, 88],
            [72, 83],
            [78, 83],
          ]) +
          ribbon(2.6, [
            [34, 88],
            [28, 83],
            [22, 83],
          ]) +
          ribbon(2.4, [
            [42, 24],
            [50, 28],
            [58, 24],
          ]),
      ],
      [ink, oval(44, 16, 2.4) + oval(56, 16, 2.4)],
      [red, oval(50, 45, 3.4) + oval(50, 56, 3.4) + oval(50, 67, 3.4)],
    ],
  },
  {
    id: 'bauble',
    setting: 'sweet',
    names: [
      'bauble, baubles, christmas bauble, christmas ornament, christmas ornaments',
      'क्रिसमस की सजावट',
      'નાતાલનો શણગાર',
    ],
    layers: [
      [
        ink,
        ribbon(2.6, [
          [50, 20],
          [45, 13],
          [47, 5],
          [53, 5],
          [55, 13],
          [50, 20],
        ]),
      ],
      [gold, bar(41, 16, 18, 10, 2)],
      [red, oval(50, 60, 38)],
      [gold, 'M13.500 50C36 57 64 57 86.500 50L88 62C66 70 34 70 12 62Z'],
      [
        sea,
        [24, 37, 50, 63, 76]
          .map((x) => corners([x, 53 + (50 - Math.abs(x - 50)) * 0.05], [x + 5, 59], [x, 65], [x - 5, 59]))
          .join(''),
      ],
      [pale, 'M24 44C26 36 32 31 38 29C33 34 30 39 29 45C27 46 25 46 24 44Z'],
    ],
  },
  {
    id: 'holly',
    setting: 'garden',
    names: ['holly, holly leaves, holly leaf, holly berries', 'होली पौधा, शूलपर्णी', 'હોલી છોડ, શૂલપર્ણી'],
    layers: [
      [dark, holly(52, 52, 1)],
      [leaf, holly(48, 52, -1)],
      [
        dark,
        'M50 54C58 60 56 66 64 70C58 73 60 80 66 84C58 86 56 92 52 99C48 92 44 88 36 86C41 80 41 75 36 70C44 67 42 60 50 54Z',
      ],
      [red, oval(50, 44, 8) + oval(42, 55, 8) + oval(58, 55, 8)],
      [pale, oval(47.5, 41.5, 1.8) + oval(39.5, 52.5, 1.8) + oval(55.5, 52.5, 1.8)],
    ],
  },
  {
    id: 'pine-cone',
    setting: 'garden',
    names: ['pine cone, pine cones, pinecone, pinecones, fir cone', 'चीड़ का फल, चीड़ का शंकु', 'ચીડનું ફળ'],
    layers: [
      [
        dark,
        ribbon(2.4, [
          [50, 14],
          [30, 8],
          [10, 12],
        ]) +
          ribbon(2.4, [
            [50, 14],
            [34, 2],
          ]) +
          ribbon(2.4, [
            [50, 14],
            [70, 8],
            [90, 12],
          ]) +
          ribbon(2.4, [
            [50, 14],
            [66, 2],
          ]),
      ],
      [bark, 'M50 12C72 14 82 38 78 58C74 80 60 96 50 99C40 96 26 80 22 58C18 38 28 14 50 12Z'],
      [
        wood,
        [22, 36, 50, 64, 78]
          .flatMap((y, row) => [-2, -1, 0, 1, 2].map((k) => [50 + (k + (row % 2) * 0.5) * 13.5, y] as const))
          .filter(([x, y]) => ((x - 50) / 25) ** 2 + ((y - 54) / 38) ** 2 < 1)
          .map(
            ([x, y]) =>
              `M${x - 6} ${y}C${x - 5} ${y - 8} ${x + 5} ${y - 8} ${x + 6} ${y}C${x + 4} ${y + 5} ${x} ${y + 8} ${x} ${y + 8}C${x} ${y + 8} ${x - 4} ${y + 5} ${x - 6} ${y}Z`,
          )
          .join(''),
      ],
    ],
  },
  {
    id: 'shepherdess',
    setting: 'garden',
    names: [
      'shepherdess, shepherdesses, milkmaid, milkmaids, country girl',
      'चरवाहिन, गडरिन, ग्वालिन',
      'ભરવાડણ, ગોવાળણ, રબારણ',
    ],
    layers: [
      [
        bark,
        ribbon(2.4, [
          [80, 98],
          [77, 40],
          [74, 12],
          [66, 5],
          [61, 12],
          [65, 18],
        ]),
      ],
      [pale, 'M40 98L60 98L62 92L38 92Z'],
      [sea, 'M43 46L56 46C62 62 72 78 76 95C64 99 34 99 22 95C26 78 37 62 43 46Z'],
      [pale, 'M45 48L54 48C58 62 60 78 60 94C54 96 46 96 40 94C40 78 42 62 45 48Z'],
      [
        red,
        'M42 46C36 48 24 58 20 72C24 80 34 78 38 70C41 62 43 54 45 47ZM57 46C62 48 74 58 79 72C75 80 66 78 62 70C59 62 56 54 54 47Z',
      ],
      [red, 'M42 28L58 28C60 36 58 42 56 48L44 48C42 42 40 36 42 28Z'],
      [pale, 'M45 27L55 27L53 38L50 41L47 38Z'],
      [
        pink,
        ribbon(
          5,
          [
            [58, 30],
            [66, 40],
            [75, 42],
          ],
          4,
        ) +
          ribbon(
            5,
            [
              [42, 30],
              [34, 40],
              [38, 50],
            ],
            4,
          ),
      ],
      [red, 'M56 28C61 28 65 32 67 38L60 42C58 38 56 34 56 28ZM44 28C39 28 35 32 33 38L40 42C42 38 44 34 44 28Z'],
      [pink, `M47 24L53 24L53 29L47 29Z${oval(50, 18, 7, 8)}`],
      [bark, 'M42 20C40 10 46 7 50 7C56 7 61 10 58 22C58 16 55 13 51 12C47 13 44 14 43 22Z'],
      [gold, 'M32 12C38 7 62 5 69 9C66 13 36 16 32 12ZM42 9C43 2 57 1 58 8C54 10 46 11 42 9Z'],
    ],
  },
  {
    id: 'shepherd',
    setting: 'garden',
    names: ['shepherd, shepherds, piper, goatherd', 'चरवाहा, गडरिया, ग्वाला', 'ભરવાડ, ગોવાળ, રબારી'],
    layers: [
      [
        bark,
        ribbon(2.4, [
          [22, 98],
          [25, 40],
          [28, 14],
          [36, 7],
          [41, 14],
          [37, 20],
        ]),
      ],
      [pale, 'M43 74L50 74L49 92L43 92ZM53 74L60 74L61 92L55 92Z'],
      [ink, 'M38 92L49 91L49 97L36 97ZM55 91L62 92L67 97L55 97Z'],
      [sea, 'M41 56L61 56L61 76L53 77L51.500 64L50 77L42 77Z'],
      [
        red,
        'M40 30C46 27 56 27 62 30C65 42 66 56 70 68C64 70 58 68 56 64L55 44L48 44L46 64C42 68 38 70 33 68C37 56 38 42 40 30Z',
      ],
      [gold, 'M47 31L56 31L56 58L46.500 58Z'],
      [
        red,
        ribbon(
          7,
          [
            [61, 32],
            [69, 44],
            [63, 54],
          ],
          5,
        ) +
          ribbon(
            7,
            [
              [41, 32],
              [33, 42],
              [25, 46],
            ],
            5,
          ),
      ],
      [pink, `${oval(61, 56, 3.4) + oval(24, 46, 3.4)}M48 25L54 25L54 31L48 31Z${oval(51, 19, 7, 8)}`],
      [bark, 'M43 20C42 14 44 10 48 10L56 10C60 12 60 18 59 23L56 17L46 17Z'],
      [deep, 'M33 13C40 8 62 7 70 11C66 16 38 17 33 13ZM43 10C44 2 58 1 59 9C55 12 47 12 43 10Z'],
    ],
  },
  {
    id: 'farm-cow',
    setting: 'garden',
    names: [
      'dairy cow, dairy cows, milk cow, farm cow, spotted cow, spotted cows',
      'दुधारू गाय, चितकबरी गाय',
      'દૂધાળી ગાય, કાબરી ગાય',
    ],
    layers: [
      [grey, 'M40 66L48 66L47 94L40 94ZM72 66L80 64L80 94L73 94Z'],
      [
        ink,
        ribbon(2.6, [
          [88, 40],
          [94, 50],
          [94, 66],
        ]) + oval(94, 70, 3, 5),
      ],
      [
        pale,
        'M26 34C40 30 70 32 84 36C92 40 92 54 89 64L90 95L81 95L79 70C66 76 50 76 42 71L40 95L31 95L29 66C24 58 22 44 26 34Z',
      ],
      [pink, 'M58 73C60 82 70 82 73 72Z'],
      [
        ink,
        'M44 33C58 31 62 38 58 48C52 58 42 52 40 44C39 38 40 34 44 33ZM72 34.500C80 35 88 38 89 48C88 58 78 58 74 50C70 46 68 38 72 34.500ZM30 60C36 58 40 64 38 70C34 71 31 69 29 66Z',
      ],
      [ochre, 'M12 22C8 18 8 12 10 9C12 13 15 17 18 20ZM28 20C33 18 35 13 35 9C37 13 36 19 31 24Z'],
      [pale, 'M14 20C18 16 28 17 31 22C33 30 32 44 27 52L11 52C8 44 9 28 14 20Z'],
      [ink, 'M13 24C8 23 3 26 2 31C7 33 12 31 14 29ZM30 24C35 22 41 24 43 28C39 32 33 31 30 30Z'],
      [ink, 'M24 18C29 18 32 23 32 31C30 37 25 38 23 33C21 28 21 20 24 18Z'],
      [pink, 'M9 46C14 42 25 42 29 46C31 54 26 60 19 60C12 60 7 54 9 46Z'],
      [ink, oval(15.5, 32, 2.2) + oval(15, 52, 1.8) + oval(23, 52, 1.8)],
    ],
  },
  {
    id: 'fireworks',
    setting: 'sky',
    names: ['fireworks, firework, patakha, fatakda, aatishbazi', 'आतिशबाज़ी, आतिशबाजी, पटाखे', 'આતશબાજી, ફટાકડા, ફટાકડો'],
    layers: [
      [
        '#d0453a',
        around(50, 50, 1, 16)
          .map(([x, y]) => ray(x - 50, y - 50, 16, 37))
          .join(''),
      ],
      [
        '#f0c24c',
        around(50, 50, 45, 16)
          .map(([x, y]) => oval(x, y, 3.2))
          .join(''),
      ],
      [
        '#e5863a',
        around(50, 50, 1, 16, Math.PI / 16)
          .map(([x, y]) => ray(x - 50, y - 50, 12, 26))
          .join(''),
      ],
      [
        '#f0c24c',
        around(50, 50, 31, 16, Math.PI / 16)
          .map(([x, y]) => oval(x, y, 2))
          .join(''),
      ],
      [
        '#8c2b3c',
        around(50, 50, 10, 8)
          .map(([x, y]) => oval(x, y, 2.2))
          .join(''),
      ],
      ['#f0c24c', oval(50, 50, 5)],
    ],
  },
];
