import { envelope } from '../../../geometry/envelope.ts';
import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { Zone } from '../figure.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline, petalZone } from './outlines.ts';

/** A dancing peacock: body and crown before the spread fan, an eye on every feather. */
export const peacock: DrawFigure = ({ rng, size }) => {
  const feathers = size > 18 ? 11 : 9;
  const side = rng.pick([1, -1]);
  const spread = 1.98;
  const foot = 0.34;
  const spine: Point[] = [
    [0, 0.5],
    [0.03, 0.36],
    [0.05, 0.2],
    [0.03, 0.04],
    [-0.02, -0.08],
    [-0.06, -0.19],
    [-0.1, -0.24],
  ].map(([x = 0, y = 0]) => [x * side, y]);
  const zones: Zone[] = [
    { outline: envelope(spine, [0.17, 0.2, 0.17, 0.11, 0.085, 0.085, 0.08], 10), rows: [0], fill: 'rows', ink: 3 },
  ];
  for (let k = 0; k < feathers; k++) {
    const angle = -spread + (2 * spread * k) / (feathers - 1);
    const length = 1.2 - 0.16 * Math.abs(angle / spread);
    const [x, y] = [steady.sin(angle), -steady.cos(angle)];
    const width = Math.min(0.46, ((2 * spread) / (feathers - 1)) * length * 0.84);
    const eye = length * 0.76;
    if (width * size > 4)
      zones.push({ outline: discOutline(x * eye, foot + y * eye, width * 0.2), rows: [2], fill: 'rows', ink: 2 });
    zones.push({
      outline: petalZone('round', x * 0.24, foot + y * 0.24, angle, length - 0.24, width),
      rows: [k % 2 === 0 ? 0 : 1],
      fill: 'grid',
      ink: 1,
    });
  }
  const legs = [-1, 1].map((leg) => ({
    points: [
      [leg * 0.07, 0.72],
      [leg * 0.09, 0.96],
    ] as const,
    ink: 0 as const,
  }));
  const beak = {
    points: [
      [-0.2 * side, -0.2],
      [-0.29 * side, -0.14],
    ] as const,
    ink: 1 as const,
  };
  return { motif: 'peacock', zones, lines: [...legs, beak], points: [] };
};
