// long: places of drawings
import { type FigureDrawing, figure, type PartName } from './draw-figure.ts';
import { form, leaf, limb, moved } from './draw-forms.ts';
import { oval } from './draw-layers.ts';
import { almond, area, beside, drop, onLine, type Spot, scales, stroke } from './draw-marks.ts';
import { catDrawings } from './own-cats.ts';
import { conchDrawings } from './own-conch.ts';
import { elephantDrawings } from './own-elephants.ts';
import { hoofedDrawings } from './own-hoofed.ts';
import { landmarkDrawings } from './own-landmarks.ts';
import { peopleDrawings } from './own-people.ts';
import { wingedDrawings } from './own-winged.ts';

const peacockDyes = {
  body: '#2f659b',
  deep: '#20456f',
  bright: '#7fb0d6',
  second: '#36857f',
  third: '#d9a441',
  heart: '#b5523b',
};

/** A train along a bent line: rows of eyes, each at a place and with a direction and a size. */
function eyesOf(
  spine: readonly Spot[],
  half: (share: number) => number,
  rows: readonly (readonly [share: number, across: number, size: number])[],
): readonly { readonly at: Spot; readonly turn: number; readonly size: number }[] {
  return rows.flatMap(([share, across, size]) =>
    Array.from({ length: across }, (_, k) => {
      const s = across === 1 ? 0 : -1 + (2 * k) / (across - 1);
      const at = beside(spine, share - 0.035 * s * s, s * half(share));
      return { at, turn: onLine(spine, share).turn + s * 0.32, size };
    }),
  );
}

const trainRows = [
  [1, 4, 9],
  [0.9, 5, 8],
  [0.8, 4, 7.6],
  [0.71, 5, 6.8],
  [0.62, 4, 6.2],
  [0.54, 5, 5.4],
  [0.46, 4, 4.8],
] as const;
const eyeDrop = ({ at, turn, size }: ReturnType<typeof eyesOf>[number], share: number, wide = 0.82): string => {
  const back = size * share * 0.5;
  const root: Spot = [at[0] - Math.cos(turn) * back, at[1] - Math.sin(turn) * back];
  return drop(root, turn, size * share, size * share * wide);
};

const peacockNeck: readonly Spot[] = [
  [20.5, 13.5],
  [25.5, 19],
  [28, 28],
  [27, 38],
  [28, 48],
  [36, 57],
];
const neckHalf = (t: number) => [3, 2.9, 3.2, 4, 6.4, 8.6][Math.round(t * 5)] ?? 4;

type Parts = readonly (readonly [PartName, string])[];

const farLeg: Parts[number] = [
  'heart',
  limb('47 64 4.4, 50 74 2.2, 45 88 1.7') +
    limb('45 88 1.6, 38 91 1') +
    limb('45 88 1.6, 43 93 1') +
    limb('45 88 1.4, 51 90 0.9'),
];
const nearLeg =
  limb('40 63 6.4, 42 74 2.4, 36 90 1.9') +
  limb('36 90 1.8, 28 93 1') +
  limb('36 90 1.8, 33 95 1') +
  limb('36 90 1.5, 43 92 0.9');
const perchedFeet =
  limb('41 64 5.4, 41.500 70 2.600, 38 75.500 2') +
  limb('38 75 1.800, 34 78.500 1.400') +
  limb('39 75 1.800, 40 79.500 1.400') +
  limb('50 65 4.400, 51 70 2.400, 48.500 74.500 1.900') +
  limb('48.500 74 1.700, 45 78 1.300') +
  limb('49 74 1.700, 51.500 77.500 1.300');
const bough: Parts = [
  [
    'wood',
    limb('0 85 2.2, 18 79 3.4, 40 77.500 4.2, 62 73.500 3.6, 84 68 2.4') +
      limb('22 79 2, 14 70 1.200') +
      limb('12 81 1.800, 6 92 1.100'),
  ],
  [
    'leaf',
    leaf(2, 85, -70, 13, 6.5, 0.08) +
      leaf(15, 71, -24, 14, 7, 0.08) +
      leaf(7, 91, -150, 13, 6.5, 0.05) +
      leaf(20, 80, 168, 12, 6, -0.08) +
      leaf(24, 77.5, 10, 11, 5.5, 0.08),
  ],
  ['heart', oval(13, 68, 2.6) + oval(4.5, 96, 2.4)],
];

/** Two ways to carry a train: trailing behind on the ground, or hanging from a bough. */
const peacock = (
  own: Pick<FigureDrawing, 'id' | 'setting' | 'names'>,
  trainSpine: readonly Spot[],
  isPerched: boolean,
) => {
  const trainHalf = (t: number) =>
    7.5 + 11.5 * Math.sin(Math.PI * Math.min(0.62, 0.02 + t * 0.62)) - 2 * Math.max(0, t - 0.8);
  const trainEyes = eyesOf(trainSpine, (t) => trainHalf(t) * 0.84, trainRows);
  return figure(own, peacockDyes, [
    ...(isPerched ? bough : [farLeg]),
    [
      'second',
      area(
        ...[0, 0.2, 0.4, 0.6, 0.8, 0.94].map((t) => beside(trainSpine, t, -trainHalf(t))),
        ...[-0.6, 0, 0.6].map((s) => beside(trainSpine, 1, s * trainHalf(1))),
        ...[0.94, 0.8, 0.6, 0.4, 0.2, 0].map((t) => beside(trainSpine, t, trainHalf(t))),
      ) +
        trainEyes
          .slice(0, 9)
          .map((eye) => eyeDrop(eye, 1.5, 0.8))
          .join(''),
    ],
    [
      'bright~',
      [-0.86, -0.62, -0.38, -0.14, 0.1, 0.34, 0.58, 0.82]
        .map((s) => stroke(0.7, ...[0.16, 0.4, 0.64, 0.88].map((t) => beside(trainSpine, t, s * trainHalf(t)))))
        .join(''),
    ],
    ['third', trainEyes.map((eye) => eyeDrop(eye, 1)).join('')],
    ['heart~', trainEyes.map((eye) => eyeDrop(eye, 0.68)).join('')],
    ['deep~', trainEyes.map((eye) => eyeDrop(eye, 0.4, 0.9)).join('')],
    [
      'second',
      isPerched
        ? form('46 46!, 56 43, 67 45.500, 76 53, 82 66!, 74 66, 64 65, 54 63.500, 48 60')
        : form('46 46!, 56 42, 70 41, 84 45, 98 56!, 86 60, 72 62, 58 62, 48 60'),
    ],
    [
      'third~',
      scales(
        isPerched
          ? [
              [50, 52],
              [60, 53],
              [70, 57],
              [80, 64.5],
            ]
          : [
              [50, 52],
              [62, 51],
              [76, 51.5],
              [95, 55.4],
            ],
        (t) => 10 - 7.4 * t * t,
        { from: 0.2, to: 0.9, rows: 8, across: 4, width: 0.8 },
      ),
    ],
    ['heart', isPerched ? perchedFeet : nearLeg],
    [
      'body',
      limb('20 13.2 6, 25 17.4 5.6, 28 26 6, 27 36 8.4, 29.5 47 15, 38.5 55.5 20, 50 57 19, 62 54 12') +
        form('16 13.4, 17.6 10, 21 8.8, 25 11, 26.4 15.4, 22 16.8, 18 16'),
    ],
    ['bright~', scales(peacockNeck, neckHalf, { from: 0.24, to: 0.86, rows: 9, across: 4, width: 0.55 })],
    // A necklace in two rows.
    ['third', form('23.200 40!, 27 42, 32 40.600!, 33 43.600!, 27.500 45.400, 22.400 43!')],
    [
      'light~',
      [
        [24.2, 42],
        [27.5, 43.4],
        [31, 42.4],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 0.9))
        .join('') + drop([27.3, 45], 1.5, 3.4, 2),
    ],
    // The wing: shoulder in scales, bars, long feathers.
    ['heart', leaf(53, 51, 102, 21, 6, -0.03) + leaf(52, 54, 106, 19, 6, -0.03) + leaf(50, 57, 110, 16, 5.5, -0.03)],
    [
      'light~',
      stroke(0.6, [58, 52], [66, 53.6], [72, 55.2]) +
        stroke(0.6, [56, 55.2], [62, 57], [69, 59]) +
        stroke(0.6, [54, 58.4], [60, 60.4], [64, 61.6]),
    ],
    ['third', form('35 50, 40 45.5, 48 44.5, 56 47, 63 51.5!, 60 56, 53 60, 45 61, 38 58')],
    [
      'deep~',
      [
        [
          [41, 46.6],
          [38, 51.4],
          [42, 57.6],
        ],
        [
          [45.2, 46],
          [42.5, 52],
          [46.5, 58.8],
        ],
        [
          [49.4, 46],
          [47, 52.4],
          [51, 58.4],
        ],
        [
          [53.4, 47.2],
          [51.6, 52.4],
          [55, 56.8],
        ],
        [
          [57, 49],
          [56, 52.2],
          [58, 54.6],
        ],
      ]
        .map((places) => stroke(1.1, ...places.map(([x = 0, y = 0]): Spot => [x, y])))
        .join(''),
    ],
    // The head: pale cheek, long eye, beak, crest.
    ['light', form('16.6 12.8!, 19.4 10.6, 23.4 11.4, 25.4 14!, 22.4 15.4, 18.6 15.2')],
    ['ink', almond(20.2, 12.7, 4.2, 0.05, 0.5)],
    ['third', form('17.4 11!, 14 12.2, 11.4 15.4!, 14 14.8, 17.4 14.8!')],
    [
      'body',
      [-0.95, -0.5, -0.05, 0.4, 0.85]
        .map((a) => {
          const tip: Spot = [22.6 + Math.sin(a) * 8, 9.4 - Math.cos(a) * 8];
          return (
            stroke(0.8, [21.5, 9.6], [22 + Math.sin(a) * 4, 9 - Math.cos(a) * 4.4], tip) +
            drop([22.2 + Math.sin(a) * 6.4, 9.2 - Math.cos(a) * 6.4], a - Math.PI / 2, 4, 2.5)
          );
        })
        .join(''),
    ],
  ]);
};

const peacocks = [
  peacock(
    { id: 'peacock', setting: 'garden', names: ['peacock', 'मोर', 'મોર'] },
    [
      [50, 51],
      [66, 50],
      [84, 55],
      [98, 68],
      [107, 86],
      [110, 104],
    ],
    false,
  ),
  peacock(
    {
      id: 'peacock-trailing',
      setting: 'garden',
      names: [
        'peacock with a long tail, peacocks with long tails, perched peacock, perched peacocks, peacock on a branch, peacocks on branches, peacock on branch, dali par mor, daal par mor',
        'डाल पर मोर, डाली पर मोर, लंबी पूंछ वाला मोर',
        'ડાળ પર મોર, ડાળી પર મોર, લાંબી પૂંછવાળો મોર',
      ],
    },
    [
      [50, 51],
      [62, 53],
      [74, 62],
      [82, 78],
      [86, 98],
      [87, 118],
    ],
    true,
  ),
];

const parrotDyes = {
  body: '#6f9f4e',
  deep: '#3f6a34',
  bright: '#c3dc9a',
  second: '#3f7f6f',
  third: '#e0b04a',
  heart: '#c3483c',
};

/** Both look from the same bough, the second one over its shoulder. */
const parrots = [false, true].map((isTurned) => {
  const turn = (d: string) => (isTurned ? moved(d, 69, 0, 0, 1, true) : d);
  return figure(
    {
      id: isTurned ? 'parrot-turned' : 'parrot',
      setting: 'garden',
      names: isTurned
        ? ['parrot looking back, parrots looking back', 'मुड़कर देखता तोता', 'પાછળ જોતો પોપટ']
        : ['parrot', 'तोता', 'પોપટ'],
    },
    parrotDyes,
    [
      [
        'wood',
        limb('4 71 2, 20 67 2.8, 40 67 3.4, 60 69.500 3, 78 66 2') +
          limb('22 67 1.8, 16 60 1.2') +
          limb('62 69 1.8, 72 75 1.1'),
      ],
      [
        'leaf',
        leaf(6, 70, -62, 16, 7.5, 0.08) +
          leaf(17, 61, -20, 15, 7.5, 0.08) +
          leaf(76, 66, 62, 17, 8, -0.08) +
          leaf(71, 74, 112, 15, 7, 0.08) +
          leaf(14, 69, -158, 14, 7, -0.05),
      ],
      ['second', leaf(60, 64, 151, 53, 7.5, 0.04) + leaf(57, 66, 155, 46, 7, 0.05)],
      ['body', leaf(56, 66, 161, 40, 7, 0.05)],
      [
        'bright~',
        stroke(0.7, [63, 72], [72, 88], [82, 106]) +
          stroke(0.7, [59, 74], [66, 88], [73, 102]) +
          stroke(0.7, [57, 74], [61, 88], [65, 98]),
      ],
      [
        'body',
        limb('34.500 17 15, 36.500 24 14.400, 38.500 33 19.500, 44 46 23.500, 52 58 18, 58 67 9') +
          form('27 17, 28 11.500, 33 8, 39 9, 42.500 14, 43 21, 36 26, 29 23'),
      ],
      [
        'bright~',
        scales(
          [
            [37, 27],
            [36, 36],
            [40, 48],
            [46, 58],
          ],
          (t) => 5.5 + 4 * Math.sin(Math.PI * t),
          { from: 0.1, to: 0.9, rows: 8, across: 4, width: 0.6 },
        ),
      ],
      [
        'heart',
        form('29.200 24.500!, 34 27, 39 26.400, 43 22.600!, 43.200 25.600!, 39.500 29.400, 34 30, 29.600 27.600!'),
      ],
      [
        'light~',
        [
          [32, 27.2],
          [35, 28.3],
          [38.4, 27.6],
          [41, 25.6],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 0.75))
          .join(''),
      ],
      ['second', leaf(52, 46, 152, 36, 8, 0.04) + leaf(49, 48, 155, 33, 8, 0.05) + leaf(46, 49, 158, 27, 7.5, 0.06)],
      [
        'bright~',
        stroke(0.6, [54, 52], [60, 63], [67, 75]) +
          stroke(0.6, [51, 54], [56, 65], [61, 75]) +
          stroke(0.6, [48, 54], [51, 63], [55, 72]),
      ],
      ['third', form('41 33!, 48 33, 54 39, 57 48, 56.500 55!, 51 56, 46 54, 42 48, 40 40')],
      [
        'deep~',
        scales(
          [
            [47, 34],
            [49, 41],
            [51, 48],
            [53, 56],
          ],
          (t) => 4.6 + 3 * Math.sin(Math.PI * t),
          { from: 0.06, to: 0.86, rows: 6, across: 3, width: 0.75 },
        ),
      ],
      [
        'heart',
        limb('43 60 3.400, 40 65 2.600, 37 68 1.800') +
          limb('40 65 2, 42 69 1.700') +
          limb('50 62 3.200, 49 66.500 2.400, 46 69 1.700') +
          limb('49 66.500 2, 51 70 1.600'),
      ],
      [
        'heart',
        turn(
          form('28.500 11.400!, 23 12, 19.600 16.500, 20.600 22.600!, 22.800 19.600, 28 19.400!') +
            form('27.500 19.400!, 23.800 20.200, 24.600 23, 28.800 22.600!'),
        ),
      ],
      ['deep~', turn(stroke(1, [28.6, 22.8], [31, 24.6], [36, 24.2]))],
      ['light', turn(almond(33, 15.6, 5.4, 0.06, 0.62))],
      ['ink', turn(oval(32.6, 15.5, 1.15) + stroke(0.6, [29.8, 15.4], [32.8, 13.7], [37.4, 15.6]))],
    ],
  );
});

const swanDyes = {
  body: '#e9dfc6',
  deep: '#8a9fb0',
  bright: '#fdf7ea',
  second: '#7fa3bd',
  third: '#d9a441',
  heart: '#c3563f',
};
const swanNeck: readonly Spot[] = [
  [31, 42],
  [28.5, 53],
  [34, 64],
  [46, 70],
];

/** The hansa: a flower in its beak, its tail a foliage. */
const swan = figure({ id: 'swan', setting: 'garden', names: ['swan', 'हंस', 'હંસ'] }, swanDyes, [
  [
    'second',
    limb('72 64 10, 84 55 8.5, 92 44 7, 95 33 5.500, 90 26 4.2, 84 28 3.4') +
      limb('74 66 9, 90 61 7.5, 101 51 6, 106 40 4.6, 102 34 3.4') +
      limb('74 68 8, 92 69 6, 106 63 5, 112 54 4, 109 49 3'),
  ],
  [
    'light~',
    stroke(0.9, [76, 62], [87, 52], [93, 40], [92, 31]) +
      stroke(0.9, [80, 64.5], [93, 58], [103, 46]) +
      stroke(0.9, [82, 68.4], [97, 67], [108, 58]) +
      oval(87, 28, 1.3) +
      oval(103.5, 37, 1.1) +
      oval(109.5, 52, 1),
  ],
  ['heart', limb('56 79 3.400, 58 88 2.4') + form('58 87!, 52 92, 49 95!, 56 95, 63 94!')],
  [
    'body',
    limb(
      '19.500 21 6.8, 25 15 7.4, 32 17.500 7.4, 34.500 27 7.6, 31 40 9.5, 28.500 53 16, 37 65 24, 54 69 25, 69 65 18, 80 58 8',
    ) + form('14.600 21.500, 16.500 17, 21 15, 25 18, 23.500 23, 18.500 25'),
  ],
  ['deep~', scales(swanNeck, (t) => 4 + 6.5 * t, { from: 0.16, to: 0.98, rows: 7, across: 4, width: 0.6 })],
  ['heart', form('29.500 31.500!, 34 33.400, 38.200 32!, 38 35!, 33.400 36.800, 28.400 34.600!')],
  ['third~', drop([30, 36], 1.75, 4.2, 2.6) + drop([34, 37], 1.5, 4.6, 2.6) + drop([37.6, 35.4], 1.2, 3.8, 2.3)],
  ['heart', limb('46 80 3.600, 45 90 2.4') + form('45 89!, 38 93.500, 34 97!, 42 97.500, 50 96!')],
  ['second', leaf(58, 62, 62, 42, 9, -0.16) + leaf(57, 66, 72, 38, 9, -0.14) + leaf(54, 70, 82, 33, 8.5, -0.1)],
  [
    'light~',
    stroke(0.8, [64, 58], [76, 50.5], [89, 38.5]) +
      stroke(0.8, [64, 63], [77, 57.6], [90, 48]) +
      stroke(0.8, [62, 68], [73, 65.5], [84, 60.4]),
  ],
  ['third', form('39 58!, 46 51, 56 49.500, 65 53, 70 58!, 68 64, 60 70, 50 73, 42 68')],
  [
    'heart~',
    scales(
      [
        [42, 62],
        [51, 61],
        [60, 60],
        [69, 58],
      ],
      (t) => 10 - 5 * t,
      { from: 0.1, to: 0.92, rows: 6, across: 5, width: 0.8 },
    ),
  ],
  ['heart', form('16 18.500!, 11 19.400, 6.600 23.600!, 12 24, 16.400 23!')],
  ['leaf', stroke(1.1, [7, 23], [5, 30], [7, 38]) + leaf(5.6, 31, -118, 9, 4, 0.08) + leaf(6, 34, 130, 9, 4, 0.08)],
  ['heart', form('7 36!, 3 41, 4.600 47!, 7.400 44, 10.400 47!, 11.600 41')],
  ['light', almond(20, 19.6, 4.6, 0.06, 0.56)],
  ['ink', oval(19.7, 19.5, 0.95) + stroke(0.6, [17.4, 19.4], [20, 18], [24, 19.8])],
]);

/** The beasts and birds of all cloths, drawn in one hand. */
export const figureDrawings: readonly FigureDrawing[] = [
  ...peacocks,
  ...parrots,
  swan,
  ...elephantDrawings,
  ...hoofedDrawings,
  ...catDrawings,
  ...peopleDrawings,
  ...wingedDrawings,
  ...landmarkDrawings,
  ...conchDrawings,
];
