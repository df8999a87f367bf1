import { form, leaf, limb, moved, puff } from './draw-forms.ts';
import { around, type Layer, type OwnDrawing, oval } from './draw-layers.ts';

const dark = '#6b452b';
const [leafy, deep, lime] = ['#86ad55', '#4b7a42', '#b4cc7a'];
const [red, ruby, rose, blush] = ['#cf4a3c', '#8f2438', '#e28a86', '#f4c4ba'];
const [paper, cream, gold, ochre, rust] = ['#fdf7ea', '#f4e6c8', '#eebf4a', '#dda038', '#b3552e'];
const [violet, purple, lilac] = ['#8d6bb0', '#4f3a86', '#c3aedb'];
const [pink, wine, pale] = ['#d8688c', '#8e2f55', '#f3b9c8'];

/** A petal with a crumpled rim from its foot upwards. */
const crumpled = form('0 0!, -7 -10, -17 -22, -20 -32, -14 -37, -8 -41, -2 -39, 5 -42, 12 -37, 17 -33, 16 -23, 7 -11');
/** Its veins, from the throat outwards. */
const veins =
  limb('-3 -13 0.8, -8 -22 1.5, -11 -29 0.5') +
  limb('0 -14 0.8, -1 -24 1.6, -1 -33 0.5') +
  limb('3 -13 0.8, 7 -22 1.5, 9 -29 0.5');
/** Between two petals the one lies over the other. */
const parting = limb('0 -9 1, 1 -16 2.4, -1 -22 2.4, 0 -30 0.8');

const fifths = [0, 72, 144, 216, 288];

/** Five petals of one colour round the throat, parted by lines: of two colours they would be two flowers. */
const hibiscusPetals: readonly Layer[] = [
  [red, fifths.map((turn) => moved(crumpled, 42, 54, turn - 8)).join('')],
  [ruby, fifths.map((turn) => moved(veins, 42, 54, turn - 8) + moved(parting, 42, 54, turn + 28)).join('')],
];

/** A shell of a peony: broad, its lip in three waves. */
const shell = (x: number, y: number, turn: number, width: number, height: number): string => {
  const [w, h] = [width / 2, height];
  return moved(
    form(
      `0 0!, ${-w * 0.62} ${-h * 0.2}, ${-w} ${-h * 0.62}, ${-w * 0.78} ${-h * 0.96}, ${-w * 0.4} ${-h * 0.9}, ${-w * 0.16} ${-h * 1.04}, ${w * 0.2} ${-h * 1.02}, ${w * 0.42} ${-h * 0.9}, ${w * 0.8} ${-h * 0.95}, ${w} ${-h * 0.6}, ${w * 0.6} ${-h * 0.2}`,
    ),
    x,
    y,
    turn,
  );
};

/** A star of jasmine: five pointed petals about a throat. */
const star = (x: number, y: number, size: number, turn: number): string =>
  fifths
    .map((step) =>
      moved(form('0 0!, -3.4 -5, -6.4 -12, -4 -18, 0 -22!, 4 -18, 6.4 -12, 3.4 -5'), x, y, turn + step, size),
    )
    .join('');

/** A ring of shells of a peony: of one tone, for of two by turns they would be two flowers, and parted by lines. */
const whorl = (y: number, count: number, reach: number, width: number, from: number, tone: string): Layer[] => {
  const all = Array.from({ length: count }, (_, k) => from + (k * 360) / count);
  const seam = limb(`0 ${-reach * 0.5} 0.8, 0 ${-reach * 0.66} 2.2, 0 ${-reach * 0.86} 0.6`);
  return [
    [tone, all.map((turn) => shell(50, y, turn, width, reach)).join('')],
    [wine, all.map((turn) => moved(seam, 50, y, turn + 180 / count)).join('')],
  ];
};

/** The ribs of a scallop fan out from its hinge, and its edge has a lobe for every one. */
const ribs = [-45, -30, -15, 0, 15, 30, 45];
const scallop = form(
  `0 0!, -22 -12, -38 -28, ${[-52.5, ...ribs.flatMap((turn) => [turn - 3.6, turn + 3.6, turn + 7.5])]
    .map((turn, k) => {
      const a = (turn * Math.PI) / 180;
      const reach = (k % 3 === 0 ? 67 : 73) - Math.abs(turn) * 0.28;
      return `${Math.sin(a) * reach} ${-Math.cos(a) * reach}`;
    })
    .join(', ')}, 38 -28, 22 -12`,
);

/** Two mangoes under long leaves. */
const mangoes: readonly Layer[] = [
  [
    dark,
    limb('60 1 3.2, 55 9 2.8, 50 17 2.6') +
      limb('51 14 1.8, 40 19 1.700, 31 30 1.8') +
      limb('51 15 1.8, 62 22 1.7, 69 37 1.8'),
  ],
  [deep, leaf(50, 13, -116, 50, 13, 0.16) + leaf(54, 12, 116, 48, 13, -0.16) + leaf(50, 15, 180, 44, 12, 0.05)],
  [leafy, leaf(52, 10, -82, 48, 13, -0.12) + leaf(56, 8, 78, 44, 13, 0.12)],
  [
    lime,
    limb('48 11 0.8, 28 11 1.6, 10 8 0.5') +
      limb('60 9 0.8, 78 10 1.6, 92 7 0.5') +
      limb('50 22 0.8, 50 40 1.6, 50 52 0.5'),
  ],
  [
    gold,
    form('68 37, 59 39, 51 47, 49 60, 52 73, 59 83, 69 90, 79 91, 85 86, 84 79, 82 71, 86 62, 89 52, 86 43, 78 38'),
  ],
  [
    ochre,
    form('30 30, 42 33, 51 43, 54 57, 51 71, 43 83, 32 91, 21 93, 14 88, 15 80, 18 71, 13 61, 9 50, 12 38, 20 32'),
  ],
  [
    rust,
    form('35 31, 45 35, 52 45, 54 58, 51 70, 45 79, 39 84, 45 70, 46 56, 42 42') +
      form('74 38, 82 40, 88 48, 88 55, 84 65, 82 70, 81 58, 79 47'),
  ],
  [cream, form('17 46, 21 40, 23 45, 20 53, 20 59, 16 54') + form('58 52, 61 47, 63 51, 61 60, 62 67, 58 61')],
];

/** What mills name every day, each drawn whole: a strict eye knows it without its name. */
export const bloomDrawings: readonly OwnDrawing[] = [
  {
    id: 'mango',
    setting: 'garden',
    names: ['mango, mangoes', 'आम', 'કેરી'],
    layers: mangoes,
  },
  {
    id: 'mango-cluster',
    setting: 'garden',
    names: ['mango fruit buti, mango fruit butis', 'आम के गुच्छे की बूटी', 'કેરીના ઝૂમખાની બુટ્ટી'],
    layers: mangoes,
  },
  {
    id: 'hibiscus',
    setting: 'garden',
    names: ['hibiscus buti, hibiscus butis', 'गुड़हल की बूटी, गुड़हल की बूटियां', 'જાસૂદની બુટ્ટી, જાસૂદના બુટ્ટા'],
    layers: [
      [
        deep,
        limb('50 99 2.6, 47 82 2.4, 43 60 2') + leaf(48, 80, 112, 52, 26, -0.06) + leaf(44, 74, -118, 50, 26, 0.06),
      ],
      [leafy, leaf(46, 72, 66, 58, 26, -0.04) + leaf(40, 62, -46, 60, 28, 0.04)],
      ...hibiscusPetals,
      [wine, star(42, 54, 0.62, -8)],
      [gold, limb('42 54 4.6, 54 44 4.4, 67 31 4, 79 17 3.4')],
      [
        ochre,
        [
          [59, 33],
          [66, 39],
          [64, 26],
          [72, 33],
          [70, 19],
          [78, 26],
          [75, 12],
          [84, 20],
          [81, 11],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 3.2))
          .join(''),
      ],
    ],
  },
  {
    id: 'peony',
    setting: 'garden',
    names: ['peony buti, peony butis', 'पियोनी की बूटी, पियोनी की बूटियां', 'પિયોનીની બુટ્ટી, પિયોનીના બુટ્ટા'],
    layers: [
      [
        deep,
        limb('50 99 3, 50 84 2.8, 50 70 2.6') +
          leaf(49, 84, -66, 44, 14, 0.1) +
          leaf(49, 86, -96, 42, 13, 0.06) +
          leaf(51, 84, 66, 44, 14, -0.1) +
          leaf(51, 86, 96, 42, 13, -0.06),
      ],
      [
        leafy,
        leaf(49, 88, -128, 30, 11) + leaf(51, 88, 128, 30, 11) + leaf(40, 76, -44, 34, 13) + leaf(60, 76, 44, 34, 13),
      ],
      ...whorl(46, 10, 46, 34, 17, pink),
      ...whorl(46, 8, 33, 29, 0, pale),
      ...whorl(46, 7, 21, 22, 25, pink),
      [
        gold,
        puff(50, 46, 3.4) +
          around(50, 46, 7, 7, 0.2)
            .map(([x, y]) => puff(x, y, 2.8))
            .join(''),
      ],
    ],
  },
  {
    id: 'iris',
    setting: 'garden',
    names: ['iris buti, iris butis', 'आइरिस की बूटी, आइरिस की बूटियां', 'આઇરિસની બુટ્ટી, આઇરિસના બુટ્ટા'],
    layers: [
      [deep, limb('50 99 3.4, 50 80 3.2, 50 58 3.4') + leaf(46, 99, -19, 74, 9, -0.04) + leaf(53, 99, 24, 66, 9, 0.05)],
      [
        leafy,
        leaf(48, 99, -34, 58, 8.6, -0.1) + leaf(52, 99, 9, 50, 8) + leaf(50, 72, -8, 20, 8) + leaf(51, 72, 12, 18, 8),
      ],
      [
        purple,
        form('44 52, 34 50, 22 54, 12 63, 6 76, 12 80, 20 78, 26 82, 32 76, 37 66, 44 58') +
          form('56 52, 66 50, 78 54, 88 63, 94 76, 88 80, 80 78, 74 82, 68 76, 63 66, 56 58'),
      ],
      [lilac, form('50 56!, 38 48, 30 36, 28 22, 33 12, 38 9, 41 3, 48 4, 50 12, 49 26')],
      [lilac, ''],
      [violet, form('50 56!, 62 48, 70 36, 72 22, 67 12, 62 9, 59 3, 52 4, 48 14, 49 30')],
      [pale, ''],
      [lilac, form('50 57!, 42 46, 38 34, 40 22, 46 15, 50 13, 54 15, 60 22, 62 34, 58 46')],
      [purple, form('45 53, 55 53, 59 60, 66 66, 68 76, 63 84, 57 85, 50 90, 43 85, 37 84, 32 76, 34 66, 41 60')],
      [
        violet,
        limb('43 62 0.8, 39 70 1.6, 37 77 0.5') +
          limb('57 62 0.8, 61 70 1.6, 63 77 0.5') +
          limb('30 55 0.8, 20 62 1.6, 13 71 0.5') +
          limb('70 55 0.8, 80 62 1.6, 87 71 0.5'),
      ],
      [
        gold,
        form('47 52!, 53 52!, 54 62, 50 76, 46 62') +
          form('43 52!, 40 58, 31 61, 22 66, 27 57, 35 52') +
          form('57 52!, 60 58, 69 61, 78 66, 73 57, 65 52'),
      ],
    ],
  },
  {
    id: 'jasmine',
    setting: 'garden',
    names: ['jasmine buti, jasmine butis', 'चमेली की बूटी, चमेली की बूटियां', 'ચમેલીની બુટ્ટી, ચમેલીના બુટ્ટા'],
    layers: [
      [
        deep,
        limb('42 99 2.4, 44 80 2.2, 50 60 2, 54 40 1.8, 54 22 1.4') +
          limb('46 74 1.6, 30 60 1.5, 24 48 1.4') +
          limb('50 60 1.6, 66 58 1.5, 76 66 1.4') +
          leaf(44, 84, -84, 40, 15, 0.04) +
          leaf(44, 88, 84, 40, 15, -0.04),
      ],
      [
        leafy,
        leaf(44, 80, -118, 32, 12) + leaf(44, 84, 122, 30, 12) + leaf(40, 70, -60, 36, 13) + leaf(52, 52, 66, 34, 12),
      ],
      [
        blush,
        [
          '54 24 1.8, 48 15 3, 44 9 6.4, 40 1 0.8',
          '55 24 1.8, 62 13 3, 65 7 6.4, 69 0 0.8',
          '26 48 1.8, 17 39 3, 12 33 6.4, 5 25 0.8',
          '76 66 1.8, 86 58 3, 91 52 6.4, 97 44 0.8',
        ]
          .map(limb)
          .join(''),
      ],
      [paper, star(54, 38, 1, 10)],
      [cream, star(27, 54, 0.9, -10)],
      [paper, star(76, 68, 0.9, 30)],
      [gold, oval(54, 38, 3.6) + oval(27, 54, 3.2) + oval(76, 68, 3.2)],
    ],
  },
  {
    id: 'shell',
    setting: 'sea',
    names: ['seashell buti, seashell butis', 'सीप की बूटी, सीप की बूटियां', 'છીપની બુટ્ટી, છીપના બુટ્ટા'],
    layers: [
      [rust, form('34 94!, 35 78, 50 76, 65 78, 66 94!, 50 90')],
      [blush, moved(scallop, 50, 88)],
      [
        rose,
        ribs
          .map((turn) =>
            moved(form('0 -12!, -1.9 -36, -3 -54, 0 -60, 3 -54, 1.9 -36'), 50, 88, turn, 1 - Math.abs(turn) * 0.0035),
          )
          .join(''),
      ],
      [
        rust,
        limb('20 56 0.6, 34 48 2, 50 46 2.4, 66 48 2, 80 56 0.6') +
          limb('30 72 0.6, 39 67 1.8, 50 65 2, 61 67 1.8, 70 72 0.6'),
      ],
    ],
  },
];
