import type { Point } from '../../../geometry/point.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline, smooth } from './outlines.ts';

const body: readonly Point[] = [
  [-0.5, -0.5],
  [-0.68, -0.42],
  [-0.78, -0.22],
  [-0.83, 0.04],
  [-0.88, 0.26],
  [-0.99, 0.33],
  [-0.97, 0.46],
  [-0.82, 0.46],
  [-0.72, 0.3],
  [-0.66, 0.1],
  [-0.56, 0.1],
  [-0.5, 0.3],
  [-0.5, 0.62],
  [-0.5, 0.86],
  [-0.36, 0.9],
  [-0.24, 0.86],
  [-0.22, 0.6],
  [-0.18, 0.42],
  [0.06, 0.4],
  [0.28, 0.42],
  [0.34, 0.62],
  [0.34, 0.86],
  [0.48, 0.9],
  [0.6, 0.86],
  [0.62, 0.56],
  [0.72, 0.24],
  [0.76, -0.06],
  [0.66, -0.34],
  [0.42, -0.46],
  [0.1, -0.48],
  [-0.16, -0.44],
  [-0.32, -0.46],
];
const cloth: readonly Point[] = [
  [-0.1, -0.5],
  [0.18, -0.53],
  [0.46, -0.49],
  [0.5, -0.2],
  [0.47, 0.06],
  [0.18, 0.2],
  [-0.1, 0.06],
  [-0.13, -0.2],
];
const seat: readonly Point[] = [
  [-0.02, -0.58],
  [-0.04, -0.74],
  [0.18, -0.98],
  [0.4, -0.74],
  [0.38, -0.58],
  [0.18, -0.56],
];

const tailLine: readonly Point[] = [
  [0.78, -0.1],
  [0.9, 0.1],
  [0.93, 0.36],
];
const tuskLine: readonly Point[] = [
  [-0.62, 0.18],
  [-0.54, 0.27],
  [-0.64, 0.38],
];

/** An elephant in state: ear, cloth with a border, a small canopied seat. */
export const elephant: DrawFigure = ({ rng, size }) => {
  const side = rng.pick([1, -1]);
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
  const tail = flip(tailLine);
  const tusk = flip(tuskLine);
  return {
    motif: 'elephant',
    zones: [
      { outline: flip(smooth(cloth)), rows: [0, 2], fill: 'grid', ink: 1 },
      { outline: flip(smooth(seat)), rows: [1], fill: 'rows', ink: 2 },
      { outline: flip(discOutline(-0.36, -0.13, 0.17, 1.25)), rows: [1], fill: 'grid', ink: 1 },
      { outline: flip(smooth(body)), rows: size > 15 ? [0, 0] : [0], fill: 'grid', ink: 1 },
    ],
    lines:
      size > 14
        ? [
            { points: tail, ink: 0 },
            { points: tusk, ink: 0 },
          ]
        : [{ points: tail, ink: 0 }],
    points: [{ at: [-0.6 * side, -0.24], ink: 2 }],
  };
};
