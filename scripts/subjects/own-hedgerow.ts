// long: drawings
import { form, leaf, limb, mirrored, moved, petals, spread, strokes } from './draw-forms.ts';
import { type OwnDrawing, oval } from './draw-layers.ts';
import { beside, type Spot, scales, stroke } from './draw-marks.ts';

const [paper, dark] = ['#fdf7ea', '#33261f'];
const [tan, fawn, brown, umber] = ['#c08a50', '#e6c590', '#8a5a34', '#57361f'];
const [sage, moss, fir, lime] = ['#8fb356', '#6a9648', '#3f6b3c', '#c3d788'];
const [slate, ash, mist] = ['#5f6f86', '#3f4b60', '#c9d8e4'];
const [rose, plum, gold, red] = ['#dd9a93', '#5a4a55', '#e2ab3f', '#b5453a'];

/** The same leg three times a side, each from its own joint: thigh, shin and foot. */
const legsOfFly = mirrored(
  strokes(
    '42 36 3.4, 30 27 2.8, 22 14 2, 14 9 0.8',
    '41 46 3.6, 26 46 2.8, 13 40 2, 4 42 0.8',
    '42 54 3.6, 32 66 2.8, 24 84 2, 15 92 0.8',
  ),
);

/** From above: great eyes, a striped back, a banded body and veined wings held aslant. */
const fly: OwnDrawing['layers'] = [
  [dark, legsOfFly],
  [slate, form('50 48, 60 54, 63 66, 60 80, 50 93, 40 80, 37 66, 40 54')],
  [ash, strokes('38 64 0.8, 50 68 3.4, 62 64 0.8', '39 73 0.8, 50 77 3.4, 61 73 0.8', '42 81 0.8, 50 85 3, 58 81 0.8')],
  [mist, mirrored(form('44 42!, 34 44, 18 58, 6 76, 4 90, 14 95, 28 88, 38 72, 45 54'))],
  [
    slate,
    mirrored(
      strokes(
        '43 45 1.6, 26 60 1.2, 8 84 0.5',
        '43 47 1.6, 30 68 1.2, 14 93 0.5',
        '43 50 1.4, 36 68 1.2, 27 87 0.5',
        '25 61 0.6, 28 66 1, 31 67 0.6',
        '15 74 0.6, 20 79 1, 23 80 0.6',
      ),
    ),
  ],
  [plum, form('50 24, 60 28, 64 38, 61 49, 50 55, 39 49, 36 38, 40 28')],
  [
    mist,
    strokes('44 30 0.6, 43 40 1.6, 45 50 0.6', '50 28 0.6, 50 40 1.6, 50 52 0.6', '56 30 0.6, 57 40 1.6, 55 50 0.6'),
  ],
  [fawn, form('50 10, 58 14, 60 22, 50 28, 40 22, 42 14')],
  [red, mirrored(form('45 11, 38 8, 31 12, 30 20, 35 26, 42 26, 46 20'))],
  [rose, mirrored(strokes('35 12 0.6, 33 16 1.6, 34 21 0.6', '40 11 0.6, 38 16 1.2, 39 22 0.6'))],
  [dark, mirrored(strokes('48 13 1.6, 46 6 1.2, 43 2 0.6')) + oval(50, 24, 2)],
];

const mound = form('1 95!, 6 84, 16 76, 28 73, 38 66, 62 66, 74 73, 86 76, 95 84, 99 95!, 50 99');

/** Half out of its hill: a pink snout, whiskers, broad hands with claws. */
const mole: OwnDrawing['layers'] = [
  [umber, mound],
  [plum, form('50 14, 62 17, 72 26, 79 40, 82 56, 82 74, 74 82, 26 82, 18 74, 18 56, 21 40, 28 26, 38 17')],
  [
    slate,
    spread(5, (row) =>
      spread(4, (_, share) => {
        const x = 29 + share * 42 + (row % 2) * 4;
        const y = 52 + row * 5 - Math.abs(share - 0.5) * 6;
        return stroke(1.2, [x, y], [x - 1, y + 2.4], [x, y + 5]);
      }),
    ),
  ],
  [
    rose,
    mirrored(form('34 62!, 26 58, 16 58, 10 64, 3 66!, 8 69, 2 74!, 9 75, 5 82!, 12 80, 11 87!, 18 82, 27 80, 34 74')),
  ],
  [
    paper,
    mirrored(strokes('10 66 2.6, 3 65 0.5', '9 72 2.6, 1 74 0.5', '10 78 2.6, 3 84 0.5', '15 81 2.4, 11 90 0.5')),
  ],
  [
    umber,
    mirrored(
      strokes('30 65 0.6, 22 65 1.2, 14 67 0.6', '31 70 0.6, 22 71 1.2, 14 73 0.6', '31 75 0.6, 23 76 1.2, 16 78 0.6'),
    ),
  ],
  [slate, form('50 20, 57 26, 60 36, 58 46, 54 54, 50 57, 46 54, 42 46, 40 36, 43 26')],
  [rose, form('50 46, 55 49, 56 54, 53 58, 50 59, 47 58, 44 54, 45 49')],
  [dark, mirrored(oval(37, 27, 2.2)) + strokes('50 55 0.5, 50 57 1.2, 50 60 0.5')],
  [
    paper,
    mirrored(
      strokes('43 47 0.5, 33 44 1, 22 37 0.4', '43 49 0.5, 32 49 1, 20 46 0.4', '44 52 0.5, 34 54 1, 23 55 0.4'),
    ) + mirrored(oval(36.4, 26.3, 0.9)),
  ],
  [brown, form('8 95!, 12 86, 22 82, 32 86, 42 82, 54 86, 66 82, 78 86, 88 84, 93 95!, 50 98')],
  [
    umber,
    strokes(
      '20 89 1, 24 91 2.4, 29 90 1',
      '40 91 1, 45 93 2.4, 50 91 1',
      '60 89 1, 66 92 2.4, 71 90 1',
      '78 91 1, 83 93 2, 87 91 1',
    ),
  ],
  [tan, oval(15, 72, 4, 3.2) + oval(88, 73, 3.6, 3) + oval(93, 80, 2.6, 2.2) + oval(8, 80, 3, 2.4)],
];

/** Risen from its coils, its hood spread: spectacles on the back would not be seen, so the eyes of the hood stand at both sides of barred scutes. */
const cobra: OwnDrawing['layers'] = [
  [umber, limb('84 92 9, 95 84 7, 96 74 4, 92 68 0.6')],
  [brown, form('50 70, 72 72, 88 80, 90 90, 76 97, 50 99, 24 97, 10 90, 12 80, 28 72')],
  [
    fawn,
    spread(9, (k) => {
      const x = 16 + k * 8.4;
      const y = 92 - Math.abs(k - 4) * 1.3;
      return form(`${x - 3} ${y}, ${x} ${y - 4}, ${x + 3} ${y}, ${x} ${y + 4}`);
    }),
  ],
  [tan, form('50 62, 66 64, 76 70, 76 78, 66 83, 50 85, 34 83, 24 78, 24 70, 34 64')],
  [
    umber,
    spread(6, (k) => {
      const x = 30 + k * 8;
      const y = 79.5 - Math.abs(k - 2.5) * 1.1;
      return form(`${x - 2.6} ${y}, ${x} ${y - 3}, ${x + 2.6} ${y}, ${x} ${y + 3}`);
    }),
  ],
  [
    brown,
    form(
      '50 14, 60 16, 70 20, 80 30, 83 42, 78 54, 68 63, 60 72, 57 76, 43 76, 40 72, 32 63, 22 54, 17 42, 20 30, 30 20, 40 16',
    ),
  ],
  [
    tan,
    mirrored(
      scales(
        [
          [30, 22],
          [25, 36],
          [28, 52],
          [38, 66],
        ],
        (share) => 7 - share * 3,
        { from: 0.06, to: 0.95, rows: 7, across: 3, width: 1 },
      ),
    ),
  ],
  [fawn, form('50 22, 58 26, 61 38, 59 52, 57 64, 56 76, 44 76, 43 64, 41 52, 39 38, 42 26')],
  [
    umber,
    spread(8, (k) => {
      const y = 33 + k * 5.6;
      const half = 9.6 - k * 0.6;
      return stroke(1.2, [50 - half, y - 1], [50, y + 1.4], [50 + half, y - 1]);
    }),
  ],
  [paper, mirrored(oval(30, 40, 6.6, 7.4))],
  [dark, mirrored(oval(30, 40, 3.8, 4.6))],
  [brown, form('50 2, 58 4, 63 11, 62 20, 57 27, 50 30, 43 27, 38 20, 37 11, 42 4')],
  [dark, mirrored(oval(42, 15, 2.6, 2)) + strokes('43 23 0.6, 50 25.6 1.4, 57 23 0.6')],
  [gold, mirrored(oval(41.6, 14.6, 1))],
  [red, strokes('50 26 1.6, 50 34 1.8, 46 40 0.6', '50 33 1.6, 54 40 0.6')],
];

/** On a twig, looking to the left: a head of three corners, forelegs folded to pray, wings laid along its body. */
const mantis: OwnDrawing['layers'] = [
  [brown, strokes('2 92 3, 26 95 4.4, 60 93 4.6, 98 88 2.4')],
  [fir, leaf(88, 90, 40, 17, 8, 0.06) + leaf(12, 93, -48, 14, 7, 0.06)],
  [
    fir,
    strokes(
      '52 52 3, 44 68 2.4, 34 78 2, 31 93 1.4',
      '58 58 3, 60 70 2.4, 52 82 2, 53 93 1.4',
      '64 60 3, 78 58 2.4, 80 76 2, 76 91 1.4',
      '60 56 3, 72 48 2.4, 89 66 2, 92 89 1.4',
    ),
  ],
  [sage, form('50 48!, 60 50, 74 58, 88 70, 98 84!, 84 84, 68 76, 56 66, 49 56')],
  [lime, form('52 44!, 64 46, 80 56, 92 68, 99 80!, 86 74, 70 66, 57 58, 50 51')],
  [
    moss,
    strokes(
      '55 48 0.6, 72 56 1.2, 94 75 0.5',
      '56 52 0.6, 70 61 1.2, 88 73 0.5',
      '64 49 0.6, 66 54 1, 65 58 0.5',
      '74 54 0.6, 76 60 1, 75 64 0.5',
      '83 61 0.6, 84 66 1, 83 69 0.5',
    ),
  ],
  [moss, limb('28 22 7, 38 33 8.4, 46 43 10.5, 54 53 10')],
  [lime, strokes('31 25 0.6, 40 35 1.6, 50 48 0.6', '36 25 0.5, 44 34 1, 52 44 0.5', '28 28 0.5, 36 38 1, 45 48 0.5')],
  [sage, strokes('38 33 5, 35 45 5.6, 31 53 4.8', '31 53 5.4, 20 46 7, 8 33 3.6', '8 33 3.4, 13 44 2.8, 22 53 0.8')],
  [moss, strokes('44 41 5, 43 53 5.6, 40 61 4.8', '40 61 5.4, 28 57 7, 15 46 3.6', '15 46 3.4, 21 56 2.8, 30 64 0.8')],
  [
    lime,
    strokes('29 50 0.5, 21 45 1.4, 12 37 0.5', '38 59 0.5, 29 56 1.4, 19 49 0.5', '42 45 0.5, 42 52 1.2, 40 58 0.5'),
  ],
  [sage, form('14 12!, 22 9, 33 10, 37 16!, 33 23, 26 28, 21 31!, 18 26, 15 19')],
  [dark, strokes('23 11 1.4, 16 4 1, 4 2 0.5', '29 11 1.4, 30 4 1, 40 0 0.5')],
  [red, oval(16, 15, 3.8, 4.8) + oval(33, 14.6, 3.4, 4.4)],
  [dark, oval(15.6, 15, 1.5) + oval(33.4, 14.6, 1.4) + strokes('18 27 0.5, 22 26 1.2, 26 26 0.5')],
];

/** Long quills over the back, from the nape to the tail, each a fan of its own row. */
const quills = (from: number, to: number, count: number, length: number, width: number, lift = 0): string =>
  spread(count, (_, share) => {
    const turn = from + (to - from) * share;
    const foot: Spot = [36 + share * 46, 46 + share * 22 + Math.sin(share * Math.PI) * -8 - lift];
    return leaf(foot[0], foot[1], turn, length * (0.86 + 0.14 * Math.sin(share * Math.PI)), width, 0.04);
  });
const bands = (from: number, to: number, count: number, length: number): string =>
  spread(count, (_, share) => {
    const turn = ((from + (to - from) * share) * Math.PI) / 180;
    const [x, y] = [36 + share * 46, 46 + share * 22 + Math.sin(share * Math.PI) * -8];
    const reach = length * (0.86 + 0.14 * Math.sin(share * Math.PI));
    return [0.44, 0.7]
      .map((far) => {
        const [cx, cy] = [x + Math.sin(turn) * reach * far, y - Math.cos(turn) * reach * far];
        const [dx, dy] = [Math.sin(turn) * reach * 0.06, -Math.cos(turn) * reach * 0.06];
        return limb(`${cx - dx} ${cy - dy} 3.6, ${cx + dx} ${cy + dy} 3.4`);
      })
      .join('');
  });

/** Looking to the left, its banded quills raised. */
const porcupine: OwnDrawing['layers'] = [
  [umber, quills(-34, 112, 14, 44, 4.4)],
  [paper, quills(-28, 106, 13, 40, 5)],
  [umber, bands(-28, 106, 13, 40)],
  [plum, strokes('42 78 9, 41 88 6.4, 36 92 5.6', '74 78 10, 75 88 6.6, 70 92 5.6')],
  [
    brown,
    form('8 66, 14 57, 22 50, 30 45, 40 42, 54 44, 68 50, 78 60, 82 72, 76 82, 60 86, 42 85, 30 80, 22 75, 12 73'),
  ],
  [
    fawn,
    spread(4, (row) =>
      spread(6, (_, share) => {
        const x = 38 + share * 36 + (row % 2) * 3;
        const y = 50 + row * 7.4 + share * 5;
        return stroke(1.5, [x, y], [x + 3, y + 1.6], [x + 6.4, y + 4.6]);
      }),
    ),
  ],
  [plum, strokes('34 80 8, 31 88 6, 25 92 5.4', '64 82 9, 64 88 6.4, 58 92 5.4')],
  [tan, form('6 66, 12 58, 20 53, 27 52, 31 58, 31 68, 26 74, 17 74, 9 72')],
  [rose, form('31 48, 36 51, 36 59, 31 61, 28 55') + form('5 65, 9 61.5, 12 64, 10 68.6, 6 69')],
  [dark, oval(20, 61, 2.4) + strokes('8 70.5 0.5, 13 71.4 1.3, 17 69.6 0.5')],
  [
    paper,
    strokes('13 67 0.4, 21 69 0.9, 30 74 0.4', '13 66 0.4, 22 66 0.9, 31 68 0.4') +
      oval(19.3, 60.2, 0.9) +
      strokes('26 92 1.6, 22 94 0.5', '58 92 1.6, 54 94 0.5', '36 92 1.6, 32 94 0.5', '70 92 1.6, 66 94 0.5'),
  ],
];

/** In flight, looking to the left: both wings up, fingers spread, a barred breast and tail. */
const hawk: OwnDrawing['layers'] = [
  [brown, form('62 58!, 74 56, 88 62, 100 70!, 98 75, 100 81!, 92 82, 94 89!, 84 85, 74 76, 62 70')],
  [umber, strokes('78 60 2, 76 68 2.8, 72 74 2', '85 63 2, 83 72 2.8, 79 80 2', '92 68 2, 90 76 2.8, 87 84 2')],
  [umber, form('40 52!, 34 38, 26 26, 14 16, 3 10!, 6 17, 0 19!, 6 26, 1 30!, 9 35, 5 40!, 14 44, 24 52, 34 60')],
  [
    fawn,
    strokes(
      '38 50 0.6, 24 32 1.6, 5 12 0.5',
      '37 53 0.6, 22 36 1.6, 3 21 0.5',
      '36 56 0.6, 22 42 1.6, 4 31 0.5',
      '35 58 0.6, 24 48 1.4, 8 40 0.5',
    ),
  ],
  [brown, form('26 46, 34 44, 46 46, 58 50, 68 58, 70 66, 62 73, 48 74, 36 70, 28 62')],
  [fawn, form('28 56, 40 60, 54 62, 66 66, 60 72, 48 74, 36 70, 29 63')],
  [
    brown,
    strokes(
      '36 60 0.6, 38 63 1.8, 37 67 0.6',
      '43 61 0.6, 45 65 1.8, 44 70 0.6',
      '50 62 0.6, 52 66 1.8, 51 72 0.6',
      '57 64 0.6, 58 68 1.8, 57 72 0.6',
    ),
  ],
  [
    gold,
    strokes(
      '46 72 5, 44 79 3.4, 38 83 2',
      '44 79 2.6, 45 86 1.4',
      '54 73 5, 54 80 3.4, 49 86 2',
      '54 80 2.6, 57 87 1.4',
    ),
  ],
  [
    tan,
    form(
      '38 58!, 36 46, 42 34, 52 24, 64 14, 80 5, 92 0!, 87 8, 96 9!, 88 16, 96 20!, 86 25, 92 32!, 80 36, 84 43!, 72 46, 62 56, 50 62',
    ),
  ],
  [
    umber,
    form('62 25!, 74 17, 92 0!, 87 8, 96 9!, 88 16, 96 20!, 86 25, 92 32!, 80 36, 84 43!, 72 46, 66 42, 72 36, 64 34'),
  ],
  [
    fawn,
    strokes(
      '66 28 0.6, 78 17 1.5, 90 3 0.5',
      '69 31 0.6, 81 20 1.5, 93 11 0.5',
      '71 35 0.6, 82 26 1.5, 92 21 0.5',
      '72 39 0.6, 80 33 1.4, 88 31 0.5',
    ),
  ],
  [
    brown,
    strokes(
      '42 44 0.5, 47 46 1.8, 50 52 0.5',
      '48 36 0.5, 53 39 1.8, 56 46 0.5',
      '54 29 0.5, 59 33 1.8, 61 40 0.5',
      '46 52 0.5, 52 52 1.6, 56 56 0.5',
    ),
  ],
  [brown, form('44 56, 38 46, 31 41, 23 40, 17 43, 15 48, 17 53, 24 58, 34 62')],
  [gold, form('19 45!, 12 44, 7 47, 5 52, 6 57!, 10 53, 14 53, 18 52')],
  [paper, form('20 54, 27 52, 36 54, 40 60, 34 63, 27 60')],
  [
    dark,
    form('6 57!, 4.4 52, 6.6 48, 10 49, 9.4 53') +
      oval(22.6, 47.4, 2.2) +
      strokes('16 45 0.8, 22 44.2 2, 30 46 0.6', '24 51 0.6, 27 54 2, 27 59 0.6'),
  ],
  [gold, oval(22.2, 47.2, 0.9)],
];

const spines = (cx: number, cy: number, reach: number, count: number, from: number, to: number): string =>
  spread(count, (k, share) => {
    const turn = ((from + (to - from) * share) * Math.PI) / 180;
    const far = reach * (k % 2 === 0 ? 1.24 : 1.14);
    return limb(
      `${cx + Math.sin(turn) * reach * 0.86} ${cy - Math.cos(turn) * reach * 0.86} 2.4, ${cx + Math.sin(turn + 0.05) * far} ${cy - Math.cos(turn + 0.05) * far} 0.5`,
    );
  });

/** Two nuts in their split burr, over a sawtoothed leaf. */
const chestnut: OwnDrawing['layers'] = [
  [fir, leaf(58, 44, 44, 52, 19, -0.05) + leaf(42, 44, -50, 50, 18, 0.05)],
  [
    lime,
    [
      [58, 44, 44],
      [42, 44, -50],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        moved(
          strokes(
            '0 -2 0.6, 0 -24 1.6, 0 -46 0.4',
            ...[14, 21, 28, 35].flatMap((far) => [
              `0 ${-far} 0.5, -3 ${-far - 3} 1, -6.4 ${-far - 5} 0.4`,
              `0 ${-far} 0.5, 3 ${-far - 3} 1, 6.4 ${-far - 5} 0.4`,
            ]),
          ),
          x,
          y,
          turn,
        ),
      )
      .join(''),
  ],
  [sage, oval(50, 62, 33, 30) + spines(50, 62, 32, 25, 60, 300) + spines(50, 62, 32, 11, -56, 56)],
  [
    moss,
    spread(20, (k, share) => {
      const turn = ((64 + 232 * share) * Math.PI) / 180;
      const near = k % 2 === 0 ? 25.5 : 28;
      const at = (far: number, by = 0) => `${50 + Math.sin(turn + by) * far} ${62 - Math.cos(turn + by) * far * 0.92}`;
      return limb(`${at(near)} 2, ${at(near + 6, 0.08)} 0.5`);
    }),
  ],
  [paper, form('22 58!, 30 44, 42 38, 58 38, 70 44, 78 58!, 74 72, 62 82, 50 84, 38 82, 26 72')],
  [brown, form('48 44!, 42 40, 34 45, 27 55, 27 67, 34 76, 44 79, 50 77, 50 60')],
  [fawn, form('28 66!, 34 70, 42 71, 50 69!, 50 77, 44 79, 34 76')],
  [
    tan,
    strokes('42 45 0.6, 35 53 2.2, 33 63 0.6', '46 47 0.5, 41 55 1.2, 40 66 0.5', '47 52 0.5, 46 60 1.2, 46 66 0.5'),
  ],
  ['#a1683d', form('52 44!, 58 40, 66 45, 73 55, 73 67, 66 76, 56 79, 50 77, 50 60')],
  [fawn, form('50 69!, 58 71, 66 70, 72 66!, 66 76, 56 79, 50 77')],
  [
    tan,
    strokes('57 45 0.6, 65 52 2.2, 68 62 0.6', '54 48 0.5, 59 55 1.2, 61 66 0.5', '53 54 0.5, 55 60 1.2, 55 67 0.5'),
  ],
  [umber, strokes('46 43 1.6, 42 38 1, 40 34 0.4', '54 43 1.6, 58 38 1, 60 34 0.4', '45 43 1, 45 37 0.8, 45 33 0.4')],
];

const vine: readonly Spot[] = [
  [46, 100],
  [62, 88],
  [40, 74],
  [62, 58],
  [40, 42],
  [60, 26],
  [46, 12],
  [56, 2],
];
const pole: readonly Spot[] = [
  [58, 100],
  [42, 88],
  [60, 74],
  [42, 58],
  [60, 42],
  [44, 26],
  [56, 14],
  [50, 5],
];
const wound = (places: readonly Spot[], from: number, to: number): string =>
  limb(places.map(([x, y], k) => `${x} ${y} ${from + ((to - from) * k) / (places.length - 1)}`).join(', '));

/** A heart-shaped leaflet from its foot. */
const heart = (x: number, y: number, turn: number, size: number): string =>
  moved(form('0 0!, -5 2, -9 -2, -9 -9, -4 -17, 0 -23!, 4 -17, 9 -9, 9 -2, 5 2'), x, y, turn, size);
const heartVein = (x: number, y: number, turn: number, size: number): string =>
  moved(
    strokes('0 -1 0.6, 0 -9 1.2, 0 -19 0.4', '0 -4 0.5, -4 -7 1, -7 -8 0.4', '0 -4 0.5, 4 -7 1, 7 -8 0.4'),
    x,
    y,
    turn,
    size,
  );
const hearts: readonly (readonly [number, number, number, number])[] = [
  [60, 88, 96, 1.15],
  [40, 75, -92, 1.15],
  [62, 59, 78, 1.1],
  [40, 43, -84, 1.05],
  [60, 27, 70, 0.95],
  [45, 14, -72, 0.85],
];
/** A hanging pod, its beans swelling it. */
const pod = (x: number, y: number, turn: number): string =>
  moved(form('0 0!, -3 4, -4.6 10, -4 16, -4.6 22, -3 29, 1 36!, 3.6 29, 4 22, 3.2 16, 4 10, 3 4'), x, y, turn);
const beans = (x: number, y: number, turn: number): string =>
  moved(oval(-0.4, 9.5, 2.1, 2.8) + oval(-0.3, 17, 2, 2.7) + oval(0, 24, 1.9, 2.6), x, y, turn);

/** Two stems wound about each other, hearts of leaves, hanging pods, a flower and tendrils. */
const beanstalk: OwnDrawing['layers'] = [
  [
    moss,
    strokes(
      '60 73 2, 74 70 1.8, 80 76 1.6, 76 80 1.3, 73 76 0.6',
      '42 57 2, 28 54 1.8, 22 60 1.6, 27 64 1.3, 30 60 0.6',
      '56 3 1.8, 66 -3 1.6, 71 3 1.4, 66 7 1, 63 3 0.5',
    ),
  ],
  [fir, wound(pole, 7, 3)],
  [moss, wound(vine, 7.6, 2.6)],
  [
    lime,
    spread(13, (_, share) => {
      const at = 0.05 + share * 0.88;
      return stroke(1, beside(vine, at, -2.2), beside(vine, at + 0.015, 0), beside(vine, at + 0.03, 2.2));
    }),
  ],
  [fir, hearts.map(([x, y, turn, size]) => heart(x, y, turn, size)).join('')],
  [sage, hearts.map(([x, y, turn, size]) => heart(x, y, turn + (turn > 0 ? -46 : 46), size * 0.86)).join('')],
  [
    lime,
    hearts.map(([x, y, turn, size]) => heartVein(x, y, turn, size)).join('') +
      hearts.map(([x, y, turn, size]) => heartVein(x, y, turn + (turn > 0 ? -46 : 46), size * 0.86)).join(''),
  ],
  [gold, pod(66, 62, -12) + pod(74, 32, -16)],
  [moss, pod(35, 47, 12) + pod(28, 18, 10) + pod(33, 78, 14)],
  [paper, beans(66, 62, -12) + beans(74, 32, -16) + beans(35, 47, 12) + beans(28, 18, 10) + beans(33, 78, 14)],
  [rose, petals(50, 50, 5, 9, 6.4)],
  [paper, oval(50, 50, 2.4)],
];

/** Beasts and plants of hedge and hill that libraries have as a sign or as loose pieces. */
export const hedgerowDrawings: readonly OwnDrawing[] = [
  { id: 'fly', setting: 'garden', names: ['fly, flies, makkhi, makhi', 'मक्खी, मक्खियां', 'માખી, માખીઓ'], layers: fly },
  { id: 'mole', setting: 'garden', names: ['mole, moles', 'छछूंदर', 'છછુંદર'], layers: mole },
  { id: 'cobra', setting: 'plain', names: ['cobra, cobras, naag', 'नाग', 'નાગ'], layers: cobra },
  {
    id: 'praying-mantis',
    setting: 'garden',
    names: ['praying mantis, mantis, praying mantises, mantises', 'टिड्डा कीट', 'મેન્ટિસ'],
    layers: mantis,
    isBeast: true,
  },
  { id: 'porcupine', setting: 'garden', names: ['porcupine, porcupines', 'बड़ी साही', 'શાહુડી'], layers: porcupine },
  { id: 'hawk-emblem', setting: 'sky', names: ['hawk, hawks', 'शिकरा', 'શિકરો'], layers: hawk },
  {
    id: 'chestnut',
    setting: 'garden',
    names: ['chestnut, chestnuts', 'चेस्टनट, शाहबलूत', 'ચેસ્ટનટ, બદામ જેવું એક ફળ'],
    layers: chestnut,
  },
  { id: 'beanstalk', setting: 'garden', names: ['beanstalk, beanstalks', 'सेम की बेल', 'વાલની વેલ'], layers: beanstalk },
];
