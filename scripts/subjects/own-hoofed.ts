// long: places of drawings
import { type FigureDrawing, figure, type PartName } from './draw-figure.ts';
import { form, leaf, limb, moved } from './draw-forms.ts';
import { oval } from './draw-layers.ts';
import { almond, drop, onLine, type Spot, stroke } from './draw-marks.ts';

type Parts = readonly (readonly [PartName, string])[];

/** All parts turned about a place by so many degrees: a beast that rears or leaps. */
const turned = (parts: Parts, degrees: number): Parts =>
  degrees === 0 ? parts : parts.map(([name, d]) => [name, moved(d, 0, 0, degrees)]);

/** A hoof at the end of a leg, by the last two places of it. */
const hoof = (leg: string, size = 1): string => {
  const [[x = 0, y = 0] = [], [bx = 0, by = 0] = []] = leg
    .split(', ')
    .slice(-2)
    .reverse()
    .map((place) => place.split(' ').map(Number));
  const turn = (Math.atan2(y - by, x - bx) * 180) / Math.PI - 90;
  return moved(
    form('-2.2 -2.600!, 2 -2.800!, 2.600 1.400, 2.600 3.200!, -3.600 3.200!, -3 0'),
    x,
    y,
    turn * 0.75,
    size,
  );
};
const dots = (r: number, ...places: readonly Spot[]) => places.map(([x, y]) => oval(x, y, r)).join('');

const deerDyes = {
  body: '#c08a4c',
  deep: '#7d5330',
  bright: '#f0dcb8',
  second: '#8a5a34',
  third: '#d9a441',
  heart: '#b5483c',
};

/** A spotted stag at a walk, one foot lifted, or in a leap. */
const deer = [false, true].map((leaps) => {
  const [nearFront, farFront, nearHind, farHind] = leaps
    ? [
        '37 51 13, 25.500 58 6.400, 15 57 4.200, 12 66 3.200, 15 70 3.200',
        '40 52 11, 30 63 6, 20 64 4, 19 73 3, 22.500 76 3',
        '80 49 19, 90 58 9.500, 95 69 4.800, 105 75 3.500, 110 80 3.400',
        '76 53 16, 83 64 8.500, 86 75 4.600, 95 82 3.400, 99 88 3.300',
      ]
    : [
        '37.500 50 13, 35.600 63 6.600, 36.200 73 4.400, 35.400 86 3.200, 34.800 94 3.400',
        '41 51 11, 32 60 6, 25 66 4.200, 27.500 75 3, 25 81 3.200',
        '80 49 19, 82.500 61 9.500, 88 70.500 4.900, 86 83 3.500, 84.800 94 3.500',
        '74 52 15, 72.500 63 8, 76 72 4.700, 73.500 84 3.400, 71.800 94 3.400',
      ];
  return figure(
    {
      id: leaps ? 'deer-leaping' : 'deer',
      setting: 'garden',
      names: leaps
        ? [
            'leaping deer, jumping deer, running deer, fawn, spotted deer, leaping stag, leaping stags, reindeer leaping, bambi, uchhalta hiran',
            'उछलता हिरण, उछलते हिरण, दौड़ता हिरण, हिरण का बच्चा',
            'કૂદતું હરણ, કૂદતાં હરણ, દોડતું હરણ, હરણનું બચ્ચું',
          ]
        : ['deer', 'हिरण', 'હરણ'],
    },
    deerDyes,
    turned(
      [
        ['deep', limb(farFront) + limb(farHind) + leaf(30, 15, 42, 10, 4.4, 0.08)],
        [
          'second',
          limb('29 12 2.300, 31 4 2, 37 -3 1.700, 38 -12 0.8') +
            limb('31 5 1.700, 37 2 0.7') +
            limb('36 -2 1.500, 43 -6 0.7') +
            limb('25.500 11.500 2.300, 23 3 2, 26 -6 1.700, 24 -15 0.8') +
            limb('23.400 4.500 1.700, 17.500 1 0.7') +
            limb('25.800 -5 1.500, 19.500 -9 0.7'),
        ],
        [
          'body',
          limb('36 44 21, 30.500 34 13.500, 26.800 25 9.600, 25 18 9') +
            form(
              '30 12.500, 25 10.400, 19.500 13, 14 18.500, 9.200 23, 8.600 26, 11 28, 15.500 27, 20.500 25.800, 27 25, 31 19',
            ) +
            limb('32 45 19, 42 46.500 21.500, 54 48 20.500, 66 47 19, 78 47 21, 85 49 16') +
            limb(nearFront) +
            limb(nearHind) +
            leaf(91, 45, 128, 12, 5.4, 0.1),
        ],
        ['bright~', form('31 52!, 38 55.500, 50 57, 62 56, 71 53!, 64 57.800, 52 58.800, 40 58')],
        [
          'bright~',
          form('29 27!, 30 33, 34 41, 33 47!, 28.500 40, 26.500 33, 25.500 27!') +
            form('9.400 25.400!, 13 24.400, 16.500 25.600!, 13 27.600, 10.400 27.600') +
            leaf(92, 46, 128, 8, 2.6, 0.1),
        ],
        [
          'light~',
          dots(
            1.25,
            [42, 40.5],
            [49, 41.5],
            [56, 42],
            [63, 41.2],
            [70, 41],
            [77, 41.6],
            [45.5, 45],
            [52.5, 46],
            [59.5, 46],
            [66.5, 45.5],
            [73.5, 45.5],
            [80, 46.5],
            [49, 50],
            [56, 50.8],
            [63, 50.2],
            [77, 50.5],
            [83, 52],
          ),
        ],
        [
          'deep~',
          stroke(0.9, [35, 40], [34, 47], [38.5, 55]) +
            stroke(0.9, [71, 49], [72.5, 55], [77, 61]) +
            stroke(0.7, [14.5, 22.5], [18, 24.2], [22, 24.2]),
        ],
        ['heart', form('24.600 29!, 28.500 30.800, 34 28!, 35.200 31!, 29.500 34, 25.200 32.200!')],
        ['third~', dots(0.8, [27, 31], [30, 31.6], [33, 30.2]) + drop([29.6, 33.6], 1.5, 4, 2.6)],
        ['second', leaf(32, 16, 70, 11.5, 4.8, 0.08)],
        [
          'ink',
          [farFront, farHind, nearFront, nearHind].map((leg) => hoof(leg, 0.95)).join('') +
            form('8.600 23.600!, 10.600 22.600, 11.400 24.600, 9 26!'),
        ],
        ['light', almond(20.6, 18.6, 5, -0.45, 0.52)],
        ['ink', oval(20.2, 18.8, 1.15) + stroke(0.6, [18, 19.8], [20, 17], [23.6, 16.6])],
      ],
      leaps ? 13 : 0,
    ),
  );
});

const horseDyes = {
  body: '#a5683c',
  deep: '#6b452b',
  bright: '#dcb084',
  second: '#4b352a',
  third: '#d9a441',
  heart: '#b5483c',
};

/** A horse in the harness of a procession, one foot lifted, or rearing. */
const horses = [false, true].map((rears) => {
  const [nearFront, farFront, nearHind, farHind] = rears
    ? [
        '37 51 17, 24.500 55 8.400, 14.500 51 5.200, 10 60 4.200, 13 65 4.400',
        '40 54 14, 29 62 7.600, 19 62 5, 17 71 4, 20.500 75 4.200',
        '80 49 24, 82 63 13, 88 73 6.600, 84 85 4.800, 81.500 93 4.800',
        '75 52 18, 76 66 10.500, 82 76 5.800, 78 88 4.500, 75.500 95.500 4.600',
      ]
    : [
        '36.500 50 17, 28 60 8.600, 20 66.500 5.400, 22.500 76 4.200, 19.600 82 4.400',
        '42 52 14, 41.500 66 7.400, 41.800 76 5.200, 41.200 87 4.100, 40.600 94 4.400',
        '80 48 24, 82.500 62 12.500, 88.500 72 6.400, 86 85 4.600, 84.500 94 4.600',
        '74 52 17, 72.500 64 9.800, 76.500 74 5.800, 73.500 86 4.400, 71.800 94 4.500',
      ];
  return figure(
    {
      id: rears ? 'horse-galloping' : 'horse',
      setting: 'garden',
      names: rears
        ? [
            'galloping horse, galloping horses, running horse, running horses, wild horse, wild horses, prancing horse, daudta ghoda',
            'दौड़ता घोड़ा, दौड़ते घोड़े, सरपट घोड़ा',
            'દોડતો ઘોડો, દોડતા ઘોડા',
          ]
        : ['horse', 'घोड़ा', 'ઘોડો'],
    },
    horseDyes,
    turned(
      [
        ['deep', limb(farFront) + limb(farHind)],
        [
          'second',
          form('88 36!, 95 33, 101 38, 103 48, 101 60, 104 72, 101 84!, 97 76, 94 80!, 93.500 70, 92 60, 93 50, 91 43'),
        ],
        [
          'bright~',
          stroke(0.7, [93, 37], [98, 46], [97, 60], [99.5, 74]) +
            stroke(0.7, [91, 38], [95, 48], [94.5, 60], [95.5, 72]),
        ],
        [
          'body',
          limb('38 42 27, 30 30 19, 25.500 20 13.500, 24.500 14 11.500') +
            form(
              '30.500 9, 26 6.600, 20.500 11, 15.500 19, 11 27, 10.400 31.500, 13.400 34, 17 32.500, 21 28, 27 23.500, 31.500 17',
            ) +
            limb('34 43 25, 44 46 25, 55 47.500 24, 67 45 22.500, 79 44.500 25, 86 47 19') +
            limb(nearFront) +
            limb(nearHind) +
            leaf(25.5, 9, -8, 8, 3.6, 0.06),
        ],
        [
          'second',
          form(
            '25 5!, 31 4.500, 35.500 9!, 35 12, 40 15!, 39.200 19, 43.500 22.500!, 41.500 26, 45.500 31!, 41 32, 36 26, 32.500 19, 30 12',
          ) + leaf(28.5, 10, 16, 8.5, 3.6, 0.06),
        ],
        [
          'bright~',
          stroke(0.6, [30, 7], [33, 11], [35, 13]) +
            stroke(0.6, [32.5, 13], [36, 16.5], [38.5, 18]) +
            stroke(0.6, [34.5, 19], [38.5, 22.5], [41, 24.5]) +
            stroke(0.6, [37.5, 25], [41, 28.5], [43.5, 30]),
        ],
        [
          'deep~',
          stroke(0.9, [33.5, 40], [31.5, 47], [36, 55]) +
            stroke(0.9, [70, 46], [71, 54], [76, 61]) +
            stroke(0.7, [21, 19.5], [24.5, 22.5], [28, 21.5]) +
            stroke(0.6, [12, 30.8], [14.4, 31.2], [16.6, 30]),
        ],
        // The saddle cloth, its girth, the band about the breast.
        [
          'third',
          [0, 1, 2, 3, 4, 5]
            .map((k) => drop([47.5 + 4.5 * k, 57.8 + 0.8 * Math.sin((k * Math.PI) / 5)], Math.PI / 2, 4.6, 2.6))
            .join(''),
        ],
        [
          'heart',
          form(
            '46 34.500!, 53 35.600, 61 35.200, 69 33.400!, 71.500 45, 72.500 57!, 62 59.400, 53 59.600, 44.500 57.500!, 44.500 45',
          ),
        ],
        [
          'third',
          form(
            '48.500 38!, 54 38.800, 61 38.400, 67 37!, 69 46, 69.600 54.400!, 61 56.200, 53.500 56.200, 47.400 54.600!, 47.200 46',
          ),
        ],
        [
          'heart',
          form('51 41!, 56 41.400, 61 41, 64.800 40.200!, 66.200 47, 66.600 52!, 60 53, 55 53, 50.200 52.200!, 50 46'),
        ],
        [
          'light~',
          Array.from({ length: 6 }, (_, k) =>
            oval(58.2 + Math.cos((k * Math.PI) / 3) * 2.8, 47 + Math.sin((k * Math.PI) / 3) * 2.8, 1.3),
          ).join('') + Array.from({ length: 6 }, (_, k) => oval(48 + 4.2 * k, 58, 0.8)).join(''),
        ],
        ['second', form('49 33.500!, 52 29!, 55 32.400, 61 32.200, 65.500 28.500!, 67.500 33!, 61 36.200, 54 36.400')],
        ['third', stroke(2, [45, 42], [38, 47], [29, 46.5], [23.5, 41]) + stroke(1.7, [70, 42], [79, 40.5], [88, 44])],
        [
          'heart~',
          [0.16, 0.36, 0.58, 0.8]
            .map((t) =>
              drop(
                onLine(
                  [
                    [45, 42],
                    [38, 47],
                    [29, 46.5],
                    [23.5, 41],
                  ],
                  t,
                ).at,
                Math.PI / 2,
                4.4,
                3,
              ),
            )
            .join(''),
        ],
        // The bridle and a plume.
        [
          'third',
          stroke(1.5, [24, 10], [24.5, 16], [27.5, 22]) +
            stroke(1.4, [15, 20.5], [18, 24.5], [20.5, 28.5]) +
            stroke(1.3, [18.5, 25.5], [24, 20.5], [26, 19]),
        ],
        ['heart', drop([27, 7], -1.9, 9, 4.4)],
        ['ink', [farFront, farHind, nearFront, nearHind].map((leg) => hoof(leg, 1.25)).join('') + oval(12.6, 29, 0.9)],
        ['light', almond(20.4, 16.4, 5, -0.72, 0.5)],
        ['ink', oval(20.2, 16.6, 1.15) + stroke(0.6, [18.2, 18.2], [19.6, 14.8], [22.8, 13.6])],
      ],
      rears ? 22 : 0,
    ),
  );
});

const camelDyes = {
  body: '#c99a5b',
  deep: '#8a6136',
  bright: '#efd8ad',
  second: '#3a7f86',
  third: '#d9a441',
  heart: '#b5483c',
};
const camelNeck: readonly Spot[] = [
  [36, 49],
  [26, 51.5],
  [19, 45],
  [16.5, 35],
  [16.5, 24],
];
const camelLegs = [
  '44 54 14, 42 67 7.400, 42.500 76 6.200, 41.200 87 4.200, 41 94 4.600',
  '51 56 12, 50 68 7, 46 78 5.800, 44.500 87 4, 50 93 4.200',
  '83 52 18, 83 66 9.400, 88 76 6.200, 86.500 87 4.300, 86 94 4.700',
  '77 55 14, 74 67 8.600, 77 77 5.800, 74.500 88 4.100, 73.500 94 4.500',
] as const;
const [nearFore = '', farFore = '', nearHaunch = '', farHaunch = ''] = camelLegs;
const pad = (leg: string) => {
  const [x = 0, y = 0] = (leg.split(', ').at(-1) ?? '').split(' ').map(Number);
  return form(
    `${x - 2.2} ${y - 2.4}!, ${x + 2.4} ${y - 2.4}!, ${x + 3.4} ${y + 2.6}!, ${x - 4.8} ${y + 2.6}!, ${x - 4} ${y}`,
  );
};

/** A camel of the desert, its hump under a cloth with tassels. */
const camel = figure(
  {
    id: 'camel',
    setting: 'garden',
    names: ['camel of the desert, dromedary camel', 'रेगिस्तानी ऊंट', 'રણનું ઊંટ'],
  },
  camelDyes,
  [
    [
      'deep',
      limb(farFore) +
        limb(farHaunch) +
        limb('93 44 2.800, 98 52 2, 97.500 60 1.600') +
        form('97.500 58!, 95.500 64, 96.500 70!, 98.500 67, 100.500 69!, 100 63'),
    ],
    [
      'body',
      limb('46 47 24, 36 49.500 18, 26 51 13, 19 45 10, 16.400 35 8.400, 16.600 24 8, 18 19.500 7.600') +
        form('22.500 17, 18 14.400, 12 15.600, 6 18.800, 2.600 22, 2.400 25.400, 5.600 27.400, 11 27, 17 27, 22 24') +
        limb('44 47 24, 56 48 25, 70 48 23, 82 49 22, 89 50 15') +
        form('44 40, 49 31, 55 21.500, 61 17, 67 19.500, 73 28, 80 38, 78 48, 60 52, 46 48') +
        limb(nearFore) +
        limb(nearHaunch),
    ],
    ['deep', leaf(21.5, 17.5, 38, 6.5, 3.6, 0.05)],
    [
      'deep~',
      stroke(0.9, [40, 44], [38.5, 52], [42.5, 60]) +
        stroke(0.9, [75, 52], [76, 58], [80, 64]) +
        stroke(0.7, [3.6, 24.4], [7, 24.6], [11, 23.4]) +
        [0.16, 0.3, 0.44]
          .map((t) => stroke(0.7, [34 - 26 * t, 58 - 5 * t], [32 - 26 * t, 55.5 - 6 * t], [31.5 - 26 * t, 53 - 6 * t]))
          .join(''),
    ],
    [
      'third',
      [0, 1, 2, 3, 4, 5, 6]
        .map((k) => drop([46 + 5 * k, 58.5 + 0.8 * Math.sin((k * Math.PI) / 6)], Math.PI / 2, 6, 3.2))
        .join(''),
    ],
    [
      'heart',
      form(
        '53 24!, 57 18.500, 61.500 16, 66 18, 70.500 24!, 75.500 33, 79 45, 79.500 58!, 68 60.200, 56 60.200, 43.500 58.200!, 44.500 46, 48 34',
      ),
    ],
    [
      'third',
      form(
        '54.800 27!, 61.500 20.500, 68.800 27!, 73 36, 75.800 46, 76.200 55!, 66 56.800, 57 56.800, 46.800 55!, 47.800 46, 50.500 36',
      ),
    ],
    [
      'second',
      form(
        '57 31!, 61.500 27, 66.600 31!, 70 38, 72.400 46, 72.600 52!, 65 53.400, 58 53.400, 50.400 52!, 51.400 46, 53.500 38',
      ),
    ],
    [
      'light~',
      Array.from({ length: 8 }, (_, k) =>
        oval(61.6 + Math.cos((k * Math.PI) / 4) * 4, 43 + Math.sin((k * Math.PI) / 4) * 4, 1.35),
      ).join('') + dots(0.85, [46, 56.8], [51, 57.8], [56, 58.5], [61.5, 58.6], [67, 58.5], [72, 57.8], [77, 56.8]),
    ],
    ['heart~', oval(61.6, 43, 1.7) + drop([61.6, 34.6], -Math.PI / 2, 4, 2.6)],
    [
      'heart',
      [0.3, 0.52, 0.72]
        .map((t) => {
          const { at, turn } = onLine(camelNeck, t);
          const half = 6.6 - 2.8 * t;
          const on = (along: number, across: number): Spot => [
            at[0] + Math.cos(turn) * along - Math.sin(turn) * across,
            at[1] + Math.sin(turn) * along + Math.cos(turn) * across,
          ];
          return stroke(2.2, on(0, -half), on(0.8, 0), on(0, half));
        })
        .join(''),
    ],
    [
      'third~',
      [0.3, 0.52, 0.72]
        .map((t) => {
          const { at, turn } = onLine(camelNeck, t);
          const half = 6.4 - 2.8 * t;
          return drop(
            [at[0] + Math.sin(turn) * half, at[1] - Math.cos(turn) * half],
            Math.atan2(-Math.cos(turn), Math.sin(turn)),
            4,
            2.6,
          );
        })
        .join(''),
    ],
    ['third', stroke(1.3, [11, 16.5], [11.5, 21], [10.5, 26.5]) + stroke(1.2, [11.5, 20.5], [16, 20], [21, 21])],
    ['ink', pad(farFore) + pad(farHaunch) + pad(nearFore) + pad(nearHaunch) + oval(4, 21.6, 0.8)],
    ['light', almond(14.6, 18.6, 4.4, -0.1, 0.56)],
    ['ink', oval(14.3, 18.7, 1.05) + stroke(0.7, [12.2, 18.2], [14.6, 17], [17.8, 18.4])],
  ],
);

const cowDyes = {
  body: '#f1e4cb',
  deep: '#b08d62',
  bright: '#fdf7ea',
  second: '#7a5236',
  third: '#d9a441',
  heart: '#b5483c',
};
const cowLegs = [
  '39 54 15, 37 67 8, 37.600 77 5.600, 36.800 87 4.800, 36.400 94 5',
  '45 56 13, 46 68 7.600, 44.500 78 5.400, 46 87 4.600, 47.500 94 4.800',
  '84 52 21, 85 65 11, 89 74 6.400, 87 86 5, 86.400 94 5.200',
  '77 55 16, 75 67 9.600, 78 76 6, 75.500 87 4.800, 74 94 5',
] as const;

/** The cow of temple hangings, humped, garlanded, marked with flowers. */
const cow = figure({ id: 'cow', setting: 'garden', names: ['cow', 'गाय', 'ગાય'] }, cowDyes, [
  [
    'deep',
    cowLegs
      .filter((_, k) => k % 2 === 1)
      .map(limb)
      .join('') + limb('94 40 3, 99.500 48 2.400, 99 62 2'),
  ],
  [
    'second',
    form('99 60!, 96 67, 97.500 76!, 99.800 72, 102.500 75!, 101.800 66') +
      limb('27 17 3.600, 32 11 3.200, 32.500 4 2.400, 28.500 -2 1.2'),
  ],
  [
    'body',
    limb('42 42 27, 33 35 21, 27 28 16, 24 24 14') +
      form('29 17.500, 23 16, 17.500 20, 13 27, 9.800 33.500, 10 37.500, 13.500 39.500, 18 37.800, 23 34.500, 29 30') +
      limb('38 44 27, 48 47 27, 60 48.500 26, 73 47 24, 84 46 23, 90 48 16') +
      form('40 34, 43 26.500, 48.500 24.500, 53.500 28, 58 36, 50 42') +
      limb(cowLegs[0]) +
      limb(cowLegs[2]) +
      form('26 32!, 29.500 40, 28 47, 31 53.500, 35.500 58!, 40 52, 38 42'),
  ],
  ['second', limb('21.500 18 3.800, 16.500 12.500 3.400, 15.500 5.500 2.600, 19.500 -1 1.2')],
  [
    'deep~',
    stroke(0.8, [27.5, 36], [31, 43], [30.5, 50]) +
      stroke(0.8, [31, 37], [34, 44], [33.5, 54]) +
      stroke(0.9, [40, 42], [38.5, 50], [42, 58]) +
      stroke(0.9, [74, 48], [75, 56], [79.5, 63]) +
      stroke(0.7, [11.4, 37], [14.5, 36.8], [17, 34.8]),
  ],
  ['bright~', form('64 58.500!, 69 57.500, 75 57!, 74 62, 69.500 64.600, 65 62.600')],
  [
    'heart~',
    (
      [
        [50, 47],
        [61, 41],
        [63, 53],
        [73, 46],
        [84, 44],
      ] as const
    )
      .map(([x, y]) =>
        Array.from({ length: 6 }, (_, k) =>
          oval(x + Math.cos((k * Math.PI) / 3) * 2.2, y + Math.sin((k * Math.PI) / 3) * 2.2, 1),
        ).join(''),
      )
      .join(''),
  ],
  [
    'third~',
    dots(0.95, [50, 47], [61, 41], [63, 53], [73, 46], [84, 44]) +
      dots(0.7, [55.5, 42.5], [56, 50.5], [67.5, 48], [79, 50], [78.5, 41], [67, 40.5], [70, 54]),
  ],
  ['heart', stroke(3.4, [27, 26], [28.5, 37], [36, 45], [47, 40], [50, 31])],
  [
    'third~',
    [0.12, 0.3, 0.48, 0.66, 0.84]
      .map((t) =>
        oval(
          ...onLine(
            [
              [27, 26],
              [28.5, 37],
              [36, 45],
              [47, 40],
              [50, 31],
            ],
            t,
          ).at,
          1,
        ),
      )
      .join('') + drop([35.5, 46], 1.5, 6, 4),
  ],
  ['second', leaf(29, 22, 118, 11, 5.4, 0.1)],
  ['heart', form('17.800 19!, 22 16.400, 25.500 17!, 22.500 20.500, 20 24.500!')],
  ['light~', dots(0.6, [20.6, 20.6], [22.2, 18.8])],
  ['ink', cowLegs.map((leg) => hoof(leg, 1.35)).join('') + oval(11.2, 34.5, 0.9)],
  ['light', almond(20, 26, 5.2, -0.5, 0.52)],
  ['ink', oval(19.7, 26.2, 1.2) + stroke(0.7, [17.2, 27.4], [19.4, 24.4], [23, 23.8])],
]);

export const hoofedDrawings: readonly FigureDrawing[] = [...deer, ...horses, camel, cow];
