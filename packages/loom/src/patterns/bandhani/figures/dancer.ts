import type { Point } from '../../../geometry/point.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline, smooth } from './outlines.ts';

const skirt: readonly Point[] = [
  [-0.12, 0.02],
  [-0.3, 0.34],
  [-0.52, 0.74],
  [-0.28, 0.82],
  [0, 0.84],
  [0.28, 0.82],
  [0.52, 0.74],
  [0.3, 0.34],
  [0.12, 0.02],
];
const bodice: readonly Point[] = [
  [-0.12, -0.06],
  [-0.17, -0.3],
  [0, -0.36],
  [0.17, -0.3],
  [0.12, -0.06],
];

/** A doll ("putli") with raised arms and a wide skirt. */
export const dancer: DrawFigure = ({ size }) => ({
  motif: 'dancer',
  zones: [
    { outline: discOutline(0, -0.58, 0.16), rows: [0], fill: 'rows', ink: 1 },
    { outline: smooth(bodice), rows: [2], fill: 'rows', ink: 2 },
    { outline: skirt, rows: size > 12 ? [0, 1, 2] : [0, 1], fill: 'grid', ink: 1 },
  ],
  lines: [-1, 1].flatMap((side) => [
    {
      points: [
        [side * 0.2, -0.28],
        [side * 0.46, -0.22],
        [side * 0.54, -0.5],
        [side * 0.4, -0.72],
      ] as const,
      ink: 0 as const,
    },
    {
      points: [
        [side * 0.14, 0.9],
        [side * 0.15, 0.99],
      ] as const,
      ink: 1 as const,
    },
  ]),
  points: [
    { at: [0, -0.82], ink: 2 },
    { at: [-0.4, -0.82], ink: 1 },
    { at: [0.4, -0.82], ink: 1 },
  ],
});
