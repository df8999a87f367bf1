import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';

/** Outlines in the unit square, from the largest to the one on top of all. */
type TileShape = readonly (readonly Point[])[];

const samples = 10;

function arc(x: number, y: number, r: number, from: number, to: number): Point[] {
  return Array.from({ length: samples + 1 }, (_, k) => {
    const angle = ((from + ((to - from) * k) / samples) * Math.PI) / 180;
    return [x + r * steady.cos(angle), y + r * steady.sin(angle)];
  });
}

const quarter = (r: number): Point[] => [[0, 0], ...arc(0, 0, r, 0, 90)];
const leaf = (inset: number): Point[] => {
  const grown = [...arc(1, 0, 1, 90, 180), ...arc(0, 1, 1, -90, 0)];
  return grown.map(([x, y]) => [0.5 + (x - 0.5) * inset, 0.5 + (y - 0.5) * inset]);
};
const disc = (r: number): Point[] => [...arc(0.5, 0.5, r, 0, 180), ...arc(0.5, 0.5, r, 180, 360)];

/** Cut-paper shapes of the fifties. */
export const tileShapes: Readonly<Record<string, TileShape>> = {
  rainbow: [quarter(1), quarter(0.72), quarter(0.44)],
  leaf: [leaf(1), leaf(0.5)],
  eye: [leaf(1), disc(0.2), disc(0.1)],
  quarter: [quarter(1)],
  domes: [
    [[0, 0.5], ...arc(0.5, 0.5, 0.5, 180, 360)],
    [[0, 1], ...arc(0.5, 1, 0.5, 180, 360)],
  ],
  disc: [disc(0.5), disc(0.3), disc(0.14)],
  corner: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  ],
  hourglass: [
    [
      [0, 0],
      [1, 0],
      [0.5, 0.5],
    ],
    [
      [0, 1],
      [1, 1],
      [0.5, 0.5],
    ],
  ],
  diamond: [
    [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ],
    [
      [0.5, 0.25],
      [0.75, 0.5],
      [0.5, 0.75],
      [0.25, 0.5],
    ],
  ],
  bars: [0, 0.4, 0.8].map((x): Point[] => [
    [x, 0],
    [x + 0.2, 0],
    [x + 0.2, 1],
    [x, 1],
  ]),
};
