import type { Point } from '../../../geometry/point.ts';
import type { DrawFigure } from './ask.ts';
import { smooth } from './outlines.ts';

const half: readonly Point[] = [
  [0, -0.5],
  [0.26, -0.7],
  [0.56, -0.62],
  [0.68, -0.3],
  [0.54, 0.04],
  [0.26, 0.36],
];

/** The betel leaf ("pan") on its stalk. */
export const heartLeaf: DrawFigure = ({ rng, size }) => {
  const right = half.slice(1);
  const outline = smooth([...half, [0, 0.66], ...[...right].reverse().map(([x, y]): Point => [-x, y])]);
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
