import { envelope } from '../../../geometry/envelope.ts';
import { place } from '../../../geometry/place.ts';
import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { Figure, FigureInk, Zone } from '../figure.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline, petalZone } from './outlines.ts';

const steps = 34;
const rowSets: readonly (readonly FigureInk[])[] = [
  [0, 1, 2],
  [0, 0, 1],
  [1, 0, 2],
  [0, 2, 1],
];

/** One mango with a flower in its belly. */
export const paisley: DrawFigure = ({ rng, size }) => mango(rng.pick(rowSets), size, rng.pick([1, -1] as const));

/** Three or four mangoes chasing one another round an eye. */
export const paisleyWheel: DrawFigure = ({ rng, size }) => {
  const count = size < 12 ? 3 : rng.pick([3, 4, 4]);
  const share = count === 4 ? 0.47 : 0.5;
  const one = mango(rng.pick(rowSets), size * share, rng.pick([1, -1] as const));
  const heart = Math.max(0.1, 1.6 / size);
  const zones: Zone[] = [{ outline: discOutline(0, 0, heart), rows: [0, 1], fill: 'rows', ink: 1 }];
  for (let k = 0; k < count; k++) {
    const angle = (2 * Math.PI * k) / count;
    const at = (points: readonly Point[]) =>
      place(points, steady.sin(angle) * 0.53, -steady.cos(angle) * 0.53, angle, share);
    for (const zone of one.zones) zones.push({ ...zone, outline: at(zone.outline) });
  }
  return { motif: 'paisley', zones, lines: [], points: [] };
};

function mango(rows: readonly FigureInk[], size: number, side: 1 | -1): Figure {
  const spine: Point[] = [];
  const radii: number[] = [];
  const girth = 0.53;
  let x = -0.06;
  let y = 0.42;
  const step = (girth * 2.72) / steps;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    spine.push([x * side, y]);
    radii.push(girth * (steady.power(1 - t, 1.22) * (1 + 0.3 * steady.sin(1.3 * Math.PI * t)) + 0.05));
    const heading = -0.2 + 3.0 * steady.power(t, 2.2);
    x += steady.sin(heading) * step;
    y -= steady.cos(heading) * step;
  }
  const outline = envelope(spine, radii, 14);
  const [bx, by] = [spine[0]?.[0] ?? 0, (spine[0]?.[1] ?? 0) - 0.04];
  const zones: Zone[] = [];
  const belly = girth - (rows.length + 0.6) / size;
  if (belly * size > 3.4) {
    zones.push({ outline: discOutline(bx, by, Math.min(0.1, belly * 0.3)), rows: [0], fill: 'rows', ink: 3 });
    const petals = belly * size > 6 ? 6 : 5;
    const heart = Math.min(0.1, belly * 0.3);
    for (let k = 0; k < petals; k++) {
      const angle = (2 * Math.PI * k) / petals;
      const reach = heart + 1 / size;
      if (belly * size < 5.5) continue;
      const foot = [bx + steady.sin(angle) * reach, by - steady.cos(angle) * reach] as const;
      zones.push({
        outline: petalZone('round', foot[0], foot[1], angle, belly - reach, (belly - reach) * 0.95),
        rows: [1],
        fill: 'none',
        ink: 1,
      });
    }
  }
  zones.push({
    outline,
    rows: rows.slice(0, size < 6 ? 1 : size < 9 ? 2 : 3),
    fill: size < 6 ? 'grid' : belly * size > 3.4 ? 'grid' : 'rows',
    ink: rows[1] ?? 1,
  });
  return { motif: 'paisley', zones, lines: [], points: [] };
}
