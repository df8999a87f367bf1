import { form, leaf, limb, moved, puff, spread } from './draw-forms.ts';
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
  limb('-3 -13 0.8, -8 -22 1.3, -12 -31 0.5') +
  limb('0 -14 0.8, -1 -24 1.4, -1 -34 0.5') +
  limb('3 -13 0.8, 7 -22 1.3, 10 -31 0.5');

/** Five petals laid over one another round the throat, each a layer of its own. */
const hibiscusPetals = [216, 144, 288, 72, 0].flatMap((turn, k): Layer[] => [
  [k % 2 === 0 ? red : '#d9645a', moved(crumpled, 42, 54, turn - 8)],
  [ruby, moved(veins, 42, 54, turn - 8)],
]);

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
  [0, 72, 144, 216, 288]
    .map((step) =>
      moved(form('0 0!, -3.4 -5, -6.4 -12, -4 -18, 0 -22!, 4 -18, 6.4 -12, 3.4 -5'), x, y, turn + step, size),
    )
    .join('');

/** Shells of a peony all round, each of the two tones by turns a layer of its own. */
const whorl = (
  y: number,
  count: number,
  reach: number,
  width: number,
  from: number,
  tones: readonly [string, string],
): Layer[] =>
  tones.map(
    (tone, half): Layer => [
      tone,
      spread(count / 2, (k) => shell(50, y, from + ((2 * k + half) * 360) / count, width, reach)),
    ],
  );

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
    form('66 37, 76 36, 86 42, 92 54, 92 67, 87 79, 78 87, 68 89, 60 93, 57 90, 58 85, 54 76, 52 64, 53 51, 58 42'),
  ],
  [
    ochre,
    form('28 31, 40 31, 50 39, 55 53, 54 68, 48 81, 38 90, 27 94, 18 99, 14 96, 15 90, 10 80, 7 66, 9 50, 17 37'),
  ],
  [
    rust,
    form('29 32, 40 32, 49 40, 54 53, 53 66, 49 72, 46 60, 40 49, 30 43, 18 46, 13 50, 18 38') +
      form('67 38, 76 37, 85 43, 91 54, 91 67, 88 73, 84 62, 77 52, 68 48, 60 51, 56 55, 59 43'),
  ],
  [
    cream,
    form('15 60, 18 55, 20 60, 20 70, 25 81, 20 79, 16 70') + form('60 64, 62 60, 64 64, 64 71, 68 79, 64 77, 61 71'),
  ],
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
      ...whorl(46, 10, 46, 34, 17, [pink, pale]),
      ...whorl(46, 8, 33, 29, 0, [pale, pink]),
      ...whorl(46, 7, 21, 22, 25, [wine, pink]),
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
