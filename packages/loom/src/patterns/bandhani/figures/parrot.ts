import type { Point } from '../../../geometry/point.ts';
import type { DrawFigure } from './ask.ts';
import { smooth } from './outlines.ts';

const body: readonly Point[] = [
  [-0.56, -0.5],
  [-0.46, -0.78],
  [-0.18, -0.86],
  [0.06, -0.7],
  [0.14, -0.4],
  [0.3, -0.1],
  [0.36, 0.22],
  [0.46, 0.54],
  [0.62, 0.94],
  [0.34, 0.8],
  [0.12, 0.56],
  [-0.16, 0.44],
  [-0.38, 0.2],
  [-0.42, -0.14],
  [-0.3, -0.4],
  [-0.42, -0.42],
];
const wing: readonly Point[] = [
  [-0.2, -0.26],
  [0.04, -0.24],
  [0.2, 0.06],
  [0.22, 0.4],
  [0, 0.3],
  [-0.2, 0.04],
];
const twig: readonly Point[] = [
  [-0.62, 0.7],
  [-0.3, 0.6],
  [0, 0.72],
  [0.24, 0.92],
];

/** A parrot ("popat") on a twig. */
export const parrot: DrawFigure = ({ rng, size }) => {
  const side = rng.pick([1, -1]);
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
  return {
    motif: 'parrot',
    zones: [
      { outline: flip(smooth(wing)), rows: [2], fill: 'rows', ink: 1 },
      { outline: flip(smooth(body)), rows: size > 11 ? [0, 3] : [0], fill: 'grid', ink: 3 },
    ],
    lines: [{ points: flip(twig), ink: 1 }],
    points: [
      { at: [-0.26 * side, -0.62], ink: 2 },
      { at: [-0.72 * side, 0.56], ink: 2 },
      { at: [-0.76 * side, 0.8], ink: 1 },
    ],
  };
};
