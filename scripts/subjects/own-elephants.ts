import { figure } from './draw-figure.ts';
import { form, limb } from './draw-forms.ts';
import { oval } from './draw-layers.ts';
import { almond, beside, drop, type Spot, stroke } from './draw-marks.ts';

const elephantDyes = {
  body: '#6f97c0',
  deep: '#44688f',
  bright: '#c2d3e0',
  second: '#d9a441',
  third: '#b5483c',
  heart: '#37807f',
};

/** Small flowers of five petals. */
const florets = (r: number, ...places: readonly Spot[]) =>
  places
    .map(([x, y]) =>
      Array.from({ length: 5 }, (_, k) => {
        const a = (k * 2 * Math.PI) / 5 - Math.PI / 2;
        return oval(Math.round((x + Math.cos(a) * r) * 10) / 10, Math.round((y + Math.sin(a) * r) * 10) / 10, r * 0.56);
      }).join(''),
    )
    .join('');

/** Caparisoned, at a walk with its trunk down, or with it raised in greeting. */
export const elephantDrawings = [false, true].map((isRaised) => {
  const trunk: readonly Spot[] = isRaised
    ? [
        [25, 34],
        [16, 41],
        [8, 38],
        [4.5, 27],
        [6, 16],
        [12, 10],
      ]
    : [
        [25, 34],
        [19.5, 48],
        [16.5, 62],
        [14, 75],
        [9, 84],
        [2, 84],
      ];
  const width = [18, 13.5, 11, 8.8, 7, 5.2];
  const nearFront = isRaised
    ? '43 58 18, 37 73 13.500, 33 86 12, 32.500 95 13.500'
    : '44 58 18, 43 74 13.500, 42.500 87 12, 42 95 13.500';
  const farFront = isRaised
    ? '47 62 15, 48 77 12.500, 48 88 11.500, 48 94 13'
    : '37 60 15, 32 76 12.500, 29.500 88 11.500, 29 94 13';
  const nearHind = isRaised
    ? '86 50 27, 87 69 17.500, 91 83 12.500, 92 95 13.500'
    : '86 50 27, 85 69 17.500, 87 83 12.500, 87 95 13.500';
  const farHind = isRaised ? '76 62 17, 73 77 13, 73.500 88 12, 73 94 13' : '76 62 17, 71 77 13, 69 88 12, 68 94 13';
  const footOf = (leg: string): Spot => {
    const [x = 0, y = 0] = (leg.split(', ').at(-1) ?? '').split(' ').map(Number);
    return [x, y];
  };
  const nails = (leg: string) => {
    const [x, y] = footOf(leg);
    return [-4.4, -0.4, 3.6]
      .map((off) =>
        form(
          `${x + off - 1.7} ${y + 2.2}!, ${x + off - 1.5} ${y - 0.6}, ${x + off} ${y - 1.6}, ${x + off + 1.5} ${y - 0.6}, ${x + off + 1.7} ${y + 2.2}!`,
        ),
      )
      .join('');
  };
  const anklet = (leg: string) => {
    const [x, y] = footOf(leg);
    return form(
      `${x - 6.6} ${y - 8}!, ${x} ${y - 6.8}, ${x + 6.6} ${y - 8}!, ${x + 6.6} ${y - 5}!, ${x} ${y - 3.6}, ${x - 6.8} ${y - 5}!`,
    );
  };
  return figure(
    {
      id: isRaised ? 'elephant-walking' : 'elephant',
      setting: 'garden',
      names: isRaised
        ? [
            'walking elephant, walking elephants, baby elephant, baby elephants, elephant calf, elephant calves, elephant with raised trunk, elephants with raised trunks, chalta hathi',
            'चलता हाथी, चलते हाथी, हाथी का बच्चा, नन्हा हाथी, नन्हे हाथी',
            'ચાલતો હાથી, ચાલતા હાથી, હાથીનું બચ્ચું, મદનિયું',
          ]
        : ['elephant', 'हाथी', 'હાથી'],
    },
    elephantDyes,
    [
      [
        'deep',
        limb(farFront) +
          limb(farHind) +
          limb('97 36 3.600, 102 50 2.6, 101.500 64 2.2') +
          form('101.500 62!, 98.800 68, 99.500 76!, 102 73, 104.500 75!, 104 67'),
      ],
      ['light~', nails(farFront) + nails(farHind)],
      [
        'body',
        form(
          '19 34, 20.500 24, 25 15.500, 32 11.500, 38 13.500, 42 18, 47 15.600, 56 12, 68 11, 80 13.500, 90 20, 97 31, 99 44, 96 58, 88 66, 76 69, 62 71, 50 69, 40 62, 33 56, 27 50, 22 44',
        ) +
          limb(trunk.map(([x, y], k) => `${x} ${y} ${width[k] ?? 5}`).join(', ')) +
          limb(nearFront) +
          limb(nearHind) +
          form('23 46!, 28 50, 32 52, 31 57, 26 57.500, 22 53'),
      ],
      [
        'deep~',
        [0.24, 0.32, 0.4, 0.48, 0.56, 0.64, 0.72, 0.8]
          .map((t) => {
            const half = 7.6 - 5.2 * t;
            return stroke(0.7, beside(trunk, t, half), beside(trunk, t + 0.02, 0), beside(trunk, t, -half * 0.3));
          })
          .join('') +
          stroke(0.8, [40, 61], [50, 67.5], [62, 69.5]) +
          stroke(0.8, [74, 58], [78, 65], [77, 72]) +
          stroke(0.7, [38, 72], [43, 74], [48, 73]) +
          stroke(0.7, [80, 72], [86, 74], [92, 72]) +
          stroke(0.7, [22, 24], [24, 20], [28, 16.5]),
      ],
      // The cloth over its back: border, field with flowers, fringe.
      [
        'second',
        [0, 1, 2, 3, 4, 5, 6]
          .map((k) => drop([53.5 + 5.2 * k, 55.8 + 1.2 * Math.sin((k * Math.PI) / 6)], Math.PI / 2, 5.6, 3))
          .join(''),
      ],
      [
        'third',
        form(
          '49 15!, 58 11.200, 69 10.400, 81 13.400, 86 17!, 88 32, 88.500 55!, 79 57.400, 68 58.200, 58 57.400, 50.500 55.400!, 49.500 36',
        ),
      ],
      [
        'second',
        form(
          '52 16.500!, 60 13.600, 69 13, 79.500 15.600, 83.200 18.500!, 85 33, 85.200 51.800!, 77 53.600, 68 54.200, 60 53.600, 53.500 52!, 52.500 34',
        ),
      ],
      [
        'heart',
        form(
          '55 19!, 62 16.600, 69.500 16, 77 18, 80.600 20.400!, 82 34, 82 48.200!, 76 49.600, 68 50, 61 49.500, 56.500 48.400!, 55.500 34',
        ),
      ],
      [
        'light~',
        florets(2.1, [62, 24], [74, 24.5], [68, 33], [61, 41.5], [75.5, 42]) +
          Array.from({ length: 9 }, (_, k) => oval(53 + 4 * k, 55.6 + 0.9 * Math.sin((k * Math.PI) / 8), 0.8)).join(''),
      ],
      // A pad on the cloth.
      ['third', form('58 11.400!, 60 6.500, 68 5, 76 6.800, 79 12.600!, 68 10')],
      ['second~', stroke(1.2, [60.5, 8.6], [68, 7], [76.5, 9.2])],
      ['light', form('27 46!, 22.500 52, 15 55.500, 8 54!, 14 58.500, 23 57.500, 30 51!')],
      ['deep', form('37 19!, 45 18.500, 53 23, 58 31, 57 40, 52 49, 47.500 54!, 44.500 48, 40 41, 37 31')],
      [
        'bright',
        form('40 22.500!, 46 22, 51.500 26, 54.500 32, 53.500 39, 50 45, 47.600 48.600!, 45.500 43, 42 37, 40 30'),
      ],
      ['deep~', stroke(0.8, [42, 25], [46, 31], [47, 41]) + stroke(0.8, [47, 25], [50.5, 31], [50, 39])],
      // The frontlet and its pendant.
      ['third', form('24 16.600!, 32 11, 38.500 13.600!, 36 19, 31 23.500, 28.500 30!, 25.500 26, 22.500 22!')],
      ['second~', florets(1.6, [30.6, 17]) + oval(27.6, 24, 1.1) + drop([28.3, 29], 1.9, 5.4, 3.2)],
      ['second', anklet(nearFront) + anklet(nearHind)],
      ['light', nails(nearFront) + nails(nearHind)],
      ['light', almond(26.6, 36, 5.4, 0.22, 0.5)],
      ['ink', oval(26.3, 36, 1.15) + stroke(0.7, [23.5, 35.4], [26.6, 33.8], [31.4, 37.2])],
    ],
  );
});
