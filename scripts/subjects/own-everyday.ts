// long: drawings
import { form, leaf, limb, mirrored, moved, petals, spread, strokes } from './draw-forms.ts';
import { around, bar, corners, type Layer, type OwnDrawing, oval } from './draw-layers.ts';
import { type Spot, stroke } from './draw-marks.ts';

const [paper, dark] = ['#fdf7ea', '#33261f'];
const [straw, fawn, tan, brown, umber] = ['#efdcae', '#d8b273', '#c08a50', '#8a5a34', '#57361f'];
const [sage, moss, fir] = ['#a9c56b', '#6a9648', '#3f6b3c'];
const [gold, orange, rust, red] = ['#eab640', '#ea8a3c', '#c8592a', '#c4473b'];
const [steel, slate, magenta, rose] = ['#9aa6b2', '#39484a', '#c43d7c', '#f0b5c6'];

const girth = '38 22!, 50 18, 62 22!, 74 32, 80 48, 80 66, 73 84, 62 95, 50 98, 38 95, 27 84, 20 66, 20 48, 26 32';
/** Rows of spines on a jackfruit, nearer together at its sides. */
const spines = spread(9, (row) =>
  spread(8, (k) => {
    const y = 29 + row * 7.6;
    const span = 28 * Math.sqrt(Math.max(0.1, 1 - ((y - 60) / 42) ** 2));
    const x = 50 + Math.sin((((k + (row % 2) / 2) / 7.5) * 2 - 1) * 1.3) * span;
    return corners([x - 2.4, y + 2.4], [x + 2.4, y + 2.4], [x, y - 2.8]);
  }),
);
const jackfruit: readonly Layer[] = [
  [brown, limb('50 24 6, 51 12 5, 46 -2 6')],
  [fir, leaf(52, 10, 66, 40, 18, 0.08) + leaf(49, 8, -70, 36, 16, -0.08)],
  [sage, strokes('54 9 0.6, 70 2 1.4, 86 -4 0.5', '47 7 0.6, 32 2 1.4, 18 -3 0.5')],
  [sage, form(girth)],
  [moss, form('66 25, 74 32, 80 48, 80 66, 73 84, 62 95, 50 98, 40 96, 56 90, 66 76, 70 58, 70 40')],
  [fir, spines],
  // A piece cut open: pale fibre about golden pods.
  [moss, form('58 66!, 74 58, 92 62, 101 76, 96 92, 80 100, 64 96, 56 82')],
  [straw, form('61 69!, 74 62, 90 66, 97 77, 92 89, 79 96, 66 92, 60 82')],
  [
    gold,
    [
      [70, 74],
      [82, 71],
      [90, 80],
      [83, 88],
      [70, 86],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 5.4, 4.6))
      .join(''),
  ],
  [
    brown,
    [
      [70, 74],
      [82, 71],
      [90, 80],
      [83, 88],
      [70, 86],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 2.2, 1.7))
      .join(''),
  ],
];

const scalesAt: readonly (readonly [number, number, number, number])[] = [
  [28, 26, -24, 24],
  [48, 24, 14, 24],
  [24, 46, -46, 20],
  [34, 46, -10, 24],
  [52, 46, 28, 22],
  [26, 66, -50, 20],
  [34, 68, -14, 22],
];
/** A whole dragon fruit in its scales, and a half before it: white, full of seeds. */
const pitaya: readonly Layer[] = [
  [
    sage,
    leaf(34, 22, -30, 26, 9) +
      leaf(38, 20, 0, 28, 9) +
      leaf(42, 22, 30, 26, 9) +
      leaf(16, 48, -74, 22, 9) +
      leaf(20, 32, -58, 24, 9),
  ],
  [magenta, form('38 16, 54 20, 64 34, 66 54, 58 76, 42 88, 26 84, 14 70, 10 50, 15 30, 25 19')],
  [rose, scalesAt.map(([x, y, turn, size]) => leaf(x, y + 8, turn, size, 9)).join('')],
  [
    moss,
    scalesAt
      .map(([x, y, turn, size]) =>
        leaf(
          x - Math.sin((-turn * Math.PI) / 180) * size * 0.5,
          y + 8 - Math.cos((turn * Math.PI) / 180) * size * 0.5,
          turn,
          size * 0.56,
          4.6,
        ),
      )
      .join(''),
  ],
  [moss, leaf(80, 54, 58, 26, 11) + leaf(74, 46, 26, 26, 11) + leaf(84, 66, 86, 24, 10) + leaf(80, 80, 122, 26, 10)],
  [magenta, oval(66, 68, 29, 30)],
  [rose, oval(66, 68, 26, 27)],
  [paper, oval(66, 68, 23.4, 24.4)],
  [
    dark,
    [
      [0, 0, 1],
      [8, 6, 0.2],
      [15, 10, 0.5],
      [20.4, 15, 0.1],
    ]
      .map(([r = 0, count = 1, from = 0]) =>
        around(66, 68, r, Math.max(1, count), from)
          .map(([x, y]) => oval(x, y, 1.25, 1.5))
          .join(''),
      )
      .join(''),
  ],
];

/** A brass plate laid for worship: lamp alight, turmeric and kumkum, rice, a flower, a bell. */
const flowerAt = (x: number, y: number): string => petals(x, y, 8, 9.4, 5.4);
const pujaThali: readonly Layer[] = [
  [tan, oval(50, 62, 49, 36)],
  [gold, oval(50, 60, 49, 35)],
  [fawn, oval(50, 60, 43, 29.6)],
  [
    tan,
    spread(28, (k) => {
      const a = (k / 28) * 2 * Math.PI;
      return oval(50 + 46 * Math.cos(a), 60 + 32.3 * Math.sin(a), 1.3);
    }),
  ],
  [brown, oval(27, 52, 10.4, 7.4) + oval(73, 52, 10.4, 7.4) + oval(50, 44, 9.6, 6.4)],
  [red, oval(27, 51, 8.8, 5.8)],
  [orange, oval(73, 51, 8.8, 5.8)],
  [paper, oval(50, 43, 8, 5)],
  [
    tan,
    around(50, 43, 3.4, 6)
      .map(([x, y]) => oval(x, y, 0.8, 1.3))
      .join(''),
  ],
  [magenta, flowerAt(24, 70) + flowerAt(77, 70)],
  [gold, oval(24, 70, 2.8) + oval(77, 70, 2.8)],
  [moss, leaf(33, 78, 110, 15, 7) + leaf(67, 78, -110, 15, 7)],
  [rust, form('33 66!, 50 70, 67 66!, 64 76, 57 82, 43 82, 36 76')],
  [brown, form('33 66!, 42 63, 50 62.4, 58 63, 67 66!, 58 69, 50 70, 42 69')],
  [
    paper,
    [
      [39, 75],
      [45, 77.4],
      [50, 78],
      [55, 77.4],
      [61, 75],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 1.5))
      .join(''),
  ],
  [orange, form('50 28!, 57 44, 60 54, 57 64, 50 67, 43 64, 40 54, 43 44')],
  [gold, form('50 40!, 54 50, 55 57, 53 63, 50 65, 47 63, 45 57, 46 50')],
];

/** A town house of carved timber: tiled roof, hung balconies, arches, a door with studs. */
const arch = (x: number, y: number, w: number, h: number): string =>
  form(
    `${x} ${y + h}!, ${x} ${y + h * 0.4}, ${x + w * 0.2} ${y + h * 0.12}, ${x + w / 2} ${y}!, ${x + w * 0.8} ${y + h * 0.12}, ${x + w} ${y + h * 0.4}, ${x + w} ${y + h}!`,
  );
const haveli: readonly Layer[] = [
  [straw, bar(10, 22, 80, 76)],
  [rust, form('4 22!, 16 6!, 84 6!, 96 22!')],
  [
    umber,
    spread(11, (_, share) => stroke(1.2, [18 + share * 64, 7], [14 + share * 72, 14], [7 + share * 86, 21])) +
      bar(4, 21, 92, 2.6),
  ],
  [brown, bar(8, 56, 84, 5) + bar(10, 90, 80, 8)],
  [fawn, [12, 38, 64].map((x) => bar(x, 28, 24, 26, 1)).join('')],
  [brown, [12, 38, 64].map((x) => bar(x, 44, 24, 9) + bar(x - 1.4, 26.4, 26.8, 3)).join('')],
  [umber, [14.4, 25, 40.4, 51, 66.4, 77].map((x) => arch(x, 31, 8.6, 13)).join('')],
  [gold, [12, 38, 64].map((x) => spread(5, (k) => oval(x + 3.4 + k * 4.3, 48.6, 1.6))).join('')],
  [tan, [15, 24, 33, 41, 50, 59, 67, 76, 85].map((x) => form(`${x - 2.4} 61!, ${x + 2.4} 61!, ${x} 66!`)).join('')],
  [fawn, bar(13, 66, 17, 24) + bar(70, 66, 17, 24)],
  [umber, arch(15, 68, 13, 19) + arch(72, 68, 13, 19)],
  [gold, spread(4, (k) => bar(16.6 + k * 3, 74, 1, 12)) + spread(4, (k) => bar(73.6 + k * 3, 74, 1, 12))],
  [brown, arch(35, 61, 30, 36)],
  [sage, arch(38, 65, 24, 32)],
  [umber, bar(49.3, 67, 1.6, 30)],
  [
    gold,
    [43.6, 56.4].map((x) => [76, 83, 90].map((y) => oval(x - 2, y, 1.2) + oval(x + 2, y, 1.2)).join('')).join('') +
      mirrored(oval(47, 86, 1.4)),
  ],
];

/** Puris with their filling on a leaf bowl, a pot of sour water behind. */
const puri = (x: number, y: number): readonly (readonly [string, string])[] => [
  [
    gold,
    form(
      `${x - 14} ${y - 1}, ${x - 10} ${y - 9}, ${x} ${y - 11}, ${x + 10} ${y - 9}, ${x + 14} ${y - 1}, ${x + 11} ${y + 9}, ${x} ${y + 13}, ${x - 11} ${y + 9}`,
    ),
  ],
  [
    tan,
    form(
      `${x + 9} ${y - 8}, ${x + 14} ${y - 1}, ${x + 11} ${y + 9}, ${x} ${y + 13}, ${x - 6} ${y + 12}, ${x + 6} ${y + 7}`,
    ) +
      oval(x - 8, y + 2, 1.6, 1.1) +
      oval(x - 4, y + 7, 1.4, 1),
  ],
  [
    brown,
    form(
      `${x - 8} ${y - 6}!, ${x - 3} ${y - 9}, ${x + 4} ${y - 8.4}, ${x + 8} ${y - 5}!, ${x + 5} ${y - 1}, ${x} ${y + 0.4}, ${x - 6} ${y - 1.4}`,
    ),
  ],
  [moss, oval(x - 3, y - 4.6, 2.3, 1.8) + oval(x + 2.4, y - 3, 2.3, 1.7)],
  [straw, oval(x + 3, y - 6, 1.9, 1.4) + oval(x - 0.6, y - 6.8, 1.6, 1.2)],
];
const panipuri: readonly Layer[] = [
  [fir, form('4 64!, 22 56, 50 53, 78 56, 96 64!, 90 82, 72 95, 50 98, 28 95, 10 82')],
  [moss, form('4 64!, 22 58, 50 55, 78 58, 96 64!, 78 72, 50 75, 22 72')],
  [
    sage,
    strokes('14 74 0.6, 24 84 1.4, 40 93 0.6', '86 74 0.6, 76 84 1.4, 60 93 0.6', '50 78 0.6, 50 87 1.4, 50 96 0.6'),
  ],
  [rust, form('36 10!, 64 10!, 66 16, 74 26, 74 40, 64 50, 36 50, 26 40, 26 26, 34 16')],
  [moss, oval(50, 12, 13, 4)],
  [
    straw,
    strokes('28 30 1, 50 34 2, 72 30 1') +
      [34, 42, 50, 58, 66].map((x) => oval(x, 39 + Math.abs(x - 50) * -0.1, 1.6)).join(''),
  ],
  ...puri(25, 56),
  ...puri(75, 56),
  ...puri(50, 62),
];

/** A blackboard on its easel with sums and a flower in chalk, a duster on the ledge. */
const blackboard: readonly Layer[] = [
  [brown, strokes('26 6 4, 20 54 4.4, 12 102 4', '74 6 4, 80 54 4.4, 88 102 4', '50 2 4, 50 50 4, 50 92 4')],
  [tan, bar(4, 12, 92, 62, 2)],
  [slate, bar(9, 17, 82, 52, 1)],
  [
    paper,
    strokes(
      '17 42 1, 22 26 2.2, 27 42 1',
      '19 36 0.8, 22 35.6 1.8, 25 36 0.8',
      '34 26 1.8, 34 34 2, 34 42 1.8',
      '35 26 1.4, 41 28 1.8, 40 33 1.8, 35 34 1.4',
      '35 34 1.4, 42 36 1.8, 42 41 1.8, 35 42 1.4',
      '18 54 1.4, 24 54 2, 30 54 1.4',
      '24 49 1.4, 24 54 2, 24 60 1.4',
      '38 50 1.6, 38 55 2, 38 60 1.6',
    ) + petals(68, 36, 6, 10, 5.6),
  ],
  [gold, oval(68, 36, 3)],
  [sage, strokes('68 46 1.2, 68 54 2, 68 64 1.2', '68 58 1.2, 74 53 2, 79 50 1', '68 60 1.2, 62 55 2, 57 52 1')],
  [brown, bar(2, 72, 96, 6, 1.4)],
  [red, bar(64, 66, 18, 6.6, 1)],
  [paper, bar(22, 69.4, 12, 3, 1.2)],
  [straw, bar(64, 70, 18, 2.6)],
];

/** A hooded raincoat hung up, buttoned, with pockets, and drops about it. */
const raincoat: readonly Layer[] = [
  [
    steel,
    [
      [6, 30],
      [94, 28],
      [4, 66],
      [97, 64],
      [14, 6],
      [87, 4],
    ]
      .map(([x = 0, y = 0]) => moved(form('0 -7!, 4 1, 3 5, 0 6, -3 5, -4 1'), x, y))
      .join(''),
  ],
  [orange, mirrored(form('32 34!, 22 40, 14 58, 10 74!, 22 80!, 28 66, 34 54'))],
  [gold, mirrored(form('33 33!, 24 38, 16 55, 12.4 68!, 23 73!, 29 62, 36 48'))],
  [gold, form('36 32!, 64 32!, 72 40, 76 64, 82 96!, 66 99, 50 100, 34 99, 18 96!, 24 64, 28 40')],
  [
    orange,
    form('66 34, 72 40, 76 64, 82 96!, 70 98.6, 66 70') +
      form('18 96!, 19.6 90!, 34 93, 50 94, 66 93, 80.4 90!, 82 96!, 66 99, 50 100, 34 99'),
  ],
  [gold, form('50 -2, 64 4, 70 16, 68 28, 60 36, 50 39, 40 36, 32 28, 30 16, 36 4')],
  [brown, form('50 7, 59 11, 62 20, 58 29, 50 32, 42 29, 38 20, 41 11')],
  [rust, form('50 10, 56 14, 58 21, 55 27, 50 29.4, 45 27, 42 21, 44 14')],
  [orange, strokes('50 40 1, 50.6 68 1.8, 50 93 1') + bar(28, 66, 14, 13, 2) + bar(58, 66, 14, 13, 2)],
  [paper, bar(28, 66, 14, 3.4, 1) + bar(58, 66, 14, 3.4, 1)],
  [umber, [46, 58, 70, 82].map((y) => oval(46, y, 1.9)).join('')],
];

/** Amla on its twig: round, ribbed fruit under feathered leaves. */
const feather = (x: number, y: number, turn: number): string =>
  moved(
    spread(9, (k) => leaf(0, -4 - k * 4, -62, 10 - k * 0.5, 3.2) + leaf(0, -4 - k * 4, 62, 10 - k * 0.5, 3.2)),
    x,
    y,
    turn,
  );
const amlaAt: readonly Spot[] = [
  [30, 62],
  [66, 58],
  [50, 84],
];
const amla: readonly Layer[] = [
  [brown, strokes('50 0 3, 49 20 2.8, 34 44 2', '50 18 2.4, 60 32 2, 65 42 1.6', '49 22 2.2, 50 48 2, 50 68 1.6')],
  [fir, feather(48, 22, -78) + feather(52, 20, 76)],
  [moss, feather(48, 12, -40) + feather(52, 12, 38)],
  [sage, amlaAt.map(([x, y]) => oval(x, y, 17, 16)).join('')],
  [
    moss,
    amlaAt
      .map(([x, y]) =>
        form(
          `${x + 10} ${y - 12}, ${x + 16} ${y - 3}, ${x + 14} ${y + 8}, ${x + 3} ${y + 15.6}, ${x - 6} ${y + 14}, ${x + 5} ${y + 9}, ${x + 10} ${y}`,
        ),
      )
      .join(''),
  ],
  [
    straw,
    amlaAt
      .map(([x, y]) =>
        strokes(
          `${x - 2} ${y - 14} 0.6, ${x - 11} ${y} 1.5, ${x - 5} ${y + 13} 0.6`,
          `${x} ${y - 14} 0.6, ${x} ${y} 1.5, ${x} ${y + 14} 0.6`,
          `${x + 2} ${y - 14} 0.6, ${x + 11} ${y} 1.5, ${x + 5} ${y + 13} 0.6`,
        ),
      )
      .join(''),
  ],
  [fir, amlaAt.map(([x, y]) => oval(x, y - 14, 2.6, 1.6)).join('')],
];

/** What households, schools and bazaars have by them. */
export const everydayDrawings: readonly OwnDrawing[] = [
  {
    id: 'jackfruit',
    setting: 'garden',
    names: ['jackfruit, jackfruits, jack fruit, kathal, phanas', 'कटहल', 'ફણસ'],
    layers: jackfruit,
  },
  {
    id: 'dragon-fruit',
    setting: 'garden',
    names: [
      'dragon fruit, dragon fruits, dragonfruit, dragonfruits, pitaya, kamalam',
      'ड्रैगन फ्रूट, ड्रैगन फल, कमलम',
      'ડ્રેગન ફ્રૂટ, ડ્રેગન ફળ, કમલમ',
    ],
    layers: pitaya,
  },
  {
    id: 'amla',
    setting: 'garden',
    names: [
      'amla, amlas, indian gooseberry, indian gooseberries, gooseberry, gooseberries, aanvla',
      'आंवला, आँवला, आंवले, आँवले',
      'આમળાં, આમળું, આમળા',
    ],
    layers: amla,
  },
  {
    id: 'puja-thali',
    setting: 'plain',
    names: [
      'puja thali, puja thalis, pooja thali, pooja thalis, aarti thali, arti thali, aarti plate, aarti ki thali, aarti ni thali, puja ki thali',
      'पूजा की थाली, आरती की थाली, आरती थाली, पूजा थाली',
      'આરતીની થાળી, પૂજાની થાળી, આરતી થાળી, પૂજા થાળી',
    ],
    layers: pujaThali,
  },
  {
    id: 'haveli',
    setting: 'plain',
    names: [
      'haveli, havelis, pol house, pol houses, wooden haveli',
      'हवेली, हवेलियां, हवेलियाँ',
      'હવેલી, હવેલીઓ, પોળનું ઘર, પોળનાં ઘર',
    ],
    layers: haveli,
  },
  {
    id: 'panipuri',
    setting: 'sweet',
    names: [
      'panipuri, pani puri, panipuris, golgappa, golgappas, gol gappa, golgappe, puchka, phuchka',
      'पानी पूरी, पानीपूरी, गोलगप्पा, गोलगप्पे, पानी के बताशे',
      'પાણીપુરી, પાણી પુરી, પકોડી',
    ],
    layers: panipuri,
  },
  {
    id: 'blackboard',
    setting: 'plain',
    names: [
      'blackboard, blackboards, chalkboard, chalkboards, black board',
      'ब्लैकबोर्ड, ब्लैक बोर्ड, श्यामपट्ट, श्यामपट',
      'બ્લેકબોર્ડ, બ્લેક બોર્ડ, કાળું પાટિયું',
    ],
    layers: blackboard,
  },
  {
    id: 'raincoat',
    setting: 'plain',
    names: [
      'raincoat, raincoats, rain coat, rain coats, mackintosh, rain jacket, rain jackets, barsati',
      'बरसाती, रेनकोट, रेन कोट',
      'રેઈનકોટ, રેઇનકોટ, રેનકોટ',
    ],
    layers: raincoat,
  },
];
