import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { FigureInk, Zone } from '../figure.ts';
import { type DrawFigure, discOutline, petalZone, smooth } from './outlines.ts';

/** A flower of petals round a ringed eye, with clusters of three between the tips. */
export const flower: DrawFigure = ({ rng, size }) => {
  const count = size < 7 ? rng.pick([4, 5, 6]) : rng.pick(size > 15 ? [6, 8, 8, 10, 12] : [5, 6, 8]);
  const shape = rng.pick(['round', 'point', 'ogee', 'notch'] as const);
  const heart = rng.between(0.24, 0.32);
  const step = (2 * Math.PI) / count;
  const length = 1 - heart - 1.1 / size;
  const width = Math.min(length * 0.86, step * (heart + length * 0.58) * 0.9);
  const zones: Zone[] = [
    {
      outline: discOutline(0, 0, heart),
      rows: rng.pick([
        [0, 1, 1, 0],
        [1, 0, 1, 2],
        [0, 2, 0, 1],
      ] as const),
      fill: 'rows',
      ink: 1,
    },
  ];
  const fills: readonly FigureInk[] = rng.pick([
    [1, 2],
    [1, 1],
    [2, 3],
    [1, 3],
  ]);
  const hasSecondRow = width * size > 4.6;
  for (let k = 0; k < count; k++) {
    const ink = fills[k % 2] ?? 1;
    const reach = heart + 1.1 / size;
    const outline = petalZone(
      shape,
      steady.sin(k * step) * reach,
      -steady.cos(k * step) * reach,
      k * step,
      length,
      width,
    );
    zones.push({ outline, rows: hasSecondRow ? [0, ink] : [k % 2 === 0 ? 0 : ink], fill: 'rows', ink });
  }
  const points = [];
  if (size > 8) {
    for (let k = 0; k < count; k++) {
      const angle = (k + 0.5) * step;
      for (const [out, side] of [
        [0.94, 0],
        [0.94 - 1.15 / size, -0.66],
        [0.94 - 1.15 / size, 0.66],
      ] as const) {
        const across = side / size;
        const at = [
          steady.sin(angle) * out + steady.cos(angle) * across,
          -steady.cos(angle) * out + steady.sin(angle) * across,
        ] as const;
        points.push({ at, ink: 1 as const });
      }
    }
  }
  return { motif: 'rosette', zones, lines: [], points };
};

/** A lotus seen from the side on its calyx, two leaves below. */
export const lotus: DrawFigure = ({ rng, size }) => {
  const inner = rng.pick([1, 2] as const);
  const pairs = size > 12 ? 3 : 2;
  const foot = 0.38;
  const zones: Zone[] = [
    { outline: petalZone('ogee', 0, foot, 0, 1.32, 0.56), rows: [0, inner], fill: 'grid', ink: inner },
  ];
  for (let k = 1; k <= pairs; k++) {
    for (const side of [-1, 1]) {
      const angle = (side * k * (pairs === 3 ? 31 : 42) * Math.PI) / 180;
      const ink = k % 2 === 1 ? (inner === 1 ? 2 : 1) : inner;
      zones.push({
        outline: petalZone('ogee', 0, foot, angle, 1.3 - k * 0.06, 0.54),
        rows: [0, ink],
        fill: 'grid',
        ink,
      });
    }
  }
  zones.unshift({ outline: discOutline(0, foot + 0.06, 0.2, 0.72), rows: [0, 1], fill: 'rows', ink: 3 });
  for (const side of [-1, 1]) {
    zones.push({
      outline: petalZone('point', side * 0.06, foot + 0.36, side * 1.75, 0.72, 0.3),
      rows: [0, 3],
      fill: 'rows',
      ink: 3,
    });
  }
  return {
    motif: 'lotus',
    zones,
    lines: [
      {
        points: [
          [0, foot + 0.24],
          [0, 0.96],
        ],
        ink: 1,
      },
    ],
    points: [],
  };
};

/** A sprig: a bending stalk with paired leaves and a flower at its head. */
export const spray: DrawFigure = ({ rng, size }) => {
  const bend = rng.between(0.1, 0.3) * rng.pick([1, -1]);
  const pairs = size > 14 ? 3 : size > 8 ? 2 : 1;
  const stalk = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return [bend * steady.sin(Math.PI * t) * 0.9, 0.98 - t * 1.25] as const;
  });
  const zones: Zone[] = [];
  const [hx, hy] = stalk.at(-1) ?? [0, 0];
  const heart = Math.max(0.1, 1.3 / size);
  zones.push({ outline: discOutline(hx, hy - 0.26, heart), rows: [1], fill: 'rows', ink: 1 });
  const petals = size > 9 ? 6 : 5;
  for (let k = 0; k < petals; k++) {
    const angle = (2 * Math.PI * k) / petals;
    const reach = heart + 0.8 / size;
    const outline = petalZone(
      'round',
      hx + steady.sin(angle) * reach,
      hy - 0.26 - steady.cos(angle) * reach,
      angle,
      0.45 - reach,
      0.36,
    );
    zones.push({ outline, rows: [0], fill: 'grid', ink: 2 });
  }
  for (let k = 0; k < pairs; k++) {
    const at = stalk[Math.round(1 + (k * 9) / pairs)] ?? [0, 0];
    for (const side of [-1, 1]) {
      const length = 0.66 - k * 0.08;
      zones.push({
        outline: petalZone('point', at[0] + (side * 0.7) / size, at[1] - 0.03, side * 1.02, length, length * 0.46),
        rows: [0, 3],
        fill: 'rows',
        ink: 3,
      });
    }
  }
  return { motif: 'bouquet', zones, lines: [{ points: stalk, ink: 1 }], points: [] };
};

const halfHeartLeaf: readonly Point[] = [
  [0, -0.5],
  [0.26, -0.7],
  [0.56, -0.62],
  [0.68, -0.3],
  [0.54, 0.04],
  [0.26, 0.36],
];

/** The betel leaf ("pan") on its stalk. */
export const heartLeaf: DrawFigure = ({ rng, size }) => {
  const right = halfHeartLeaf.slice(1);
  const outline = smooth([...halfHeartLeaf, [0, 0.66], ...[...right].reverse().map(([x, y]): Point => [-x, y])]);
  const inks = rng.pick([
    [0, 3, 3, 1],
    [0, 1, 2, 2],
    [1, 0, 3, 3],
  ] as const);
  return {
    motif: 'leaf',
    zones: [{ outline, rows: inks.slice(0, size < 8 ? 2 : 4), fill: size < 8 ? 'rows' : 'grid', ink: inks[2] }],
    lines: [
      {
        points: [
          [0, 0.76],
          [0.05, 0.9],
          [0.16, 0.99],
        ],
        ink: 1,
      },
    ],
    points: [],
  };
};

/** A tree in fruit: a trunk, leaves fanned from its crown, fruits between them. */
export const tree: DrawFigure = ({ size }) => {
  const leaves = size > 14 ? 7 : 5;
  const zones: Zone[] = [];
  for (let k = 0; k < leaves; k++) {
    const angle = (((k - (leaves - 1) / 2) / ((leaves - 1) / 2)) * 110 * Math.PI) / 180;
    const length = 0.86 - Math.abs(angle) * 0.09;
    zones.push({
      outline: petalZone('point', steady.sin(angle) * 0.13, -0.06 - steady.cos(angle) * 0.13, angle, length, 0.36),
      rows: [0, 3],
      fill: 'rows',
      ink: 3,
    });
    if (k === 0 || size < 9) continue;
    const between = angle - (110 * Math.PI) / 180 / (leaves - 1);
    zones.push({
      outline: discOutline(steady.sin(between) * 0.84, -0.06 - steady.cos(between) * 0.84, 1.1 / size),
      rows: [2],
      fill: 'none',
      ink: 2,
    });
  }
  return {
    motif: 'tree',
    zones: zones.filter((zone) => zone.outline.length > 0),
    lines: [-1, 1].map((side) => ({
      points: [
        [(side * 0.62) / size, 0.08],
        [(side * 0.62) / size, 0.6],
        [(side * 2.4) / size, 0.94],
      ] as const,
      ink: 1 as const,
    })),
    points: [],
  };
};
