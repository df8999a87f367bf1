import type { Zone } from '../figure.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline, petalZone } from './outlines.ts';

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
