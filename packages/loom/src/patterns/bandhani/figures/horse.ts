import type { Point } from '../../../geometry/point.ts';
import type { DrawFigure } from './ask.ts';
import { smooth } from './outlines.ts';

const body: readonly Point[] = [
  [-0.86, -0.42],
  [-0.66, -0.6],
  [-0.52, -0.8],
  [-0.44, -0.66],
  [-0.3, -0.44],
  [-0.16, -0.22],
  [0.1, -0.16],
  [0.4, -0.2],
  [0.6, -0.08],
  [0.66, 0.14],
  [0.62, 0.38],
  [0.7, 0.62],
  [0.64, 0.9],
  [0.5, 0.92],
  [0.5, 0.62],
  [0.36, 0.4],
  [0.1, 0.36],
  [-0.12, 0.36],
  [-0.18, 0.6],
  [-0.2, 0.92],
  [-0.34, 0.92],
  [-0.36, 0.6],
  [-0.44, 0.3],
  [-0.5, 0],
  [-0.52, -0.24],
  [-0.66, -0.26],
  [-0.8, -0.24],
];
const saddle: readonly Point[] = [
  [-0.1, -0.24],
  [0.16, -0.26],
  [0.3, -0.2],
  [0.28, 0.06],
  [0.1, 0.18],
  [-0.08, 0.06],
];
const mane: readonly Point[] = [
  [-0.34, -0.72],
  [-0.2, -0.5],
  [-0.06, -0.34],
];
const tail: readonly Point[] = [
  [0.7, -0.06],
  [0.86, 0.08],
  [0.9, 0.34],
  [0.82, 0.58],
];

/** A saddled horse at a walk. */
export const horse: DrawFigure = ({ rng, size }) => {
  const side = rng.pick([1, -1]);
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
  return {
    motif: 'horse',
    zones: [
      { outline: flip(smooth(saddle)), rows: [2], fill: 'rows', ink: 1 },
      { outline: flip(smooth(body)), rows: size > 15 ? [0, 1] : [0], fill: 'grid', ink: 1 },
    ],
    lines: [
      { points: flip(mane), ink: 1 },
      { points: flip(tail), ink: 1 },
    ],
    points: [{ at: [-0.6 * side, -0.46], ink: 2 }],
  };
};
