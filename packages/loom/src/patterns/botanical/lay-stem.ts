import type { Point } from '../../geometry/point.ts';
import { resample } from '../../geometry/resample.ts';
import { tangentAt } from '../../layout/stalk.ts';
import type { Easel } from './easel.ts';
import { stemSymbols } from './stem-symbols.ts';

export interface Stem {
  /** From root to tip, on the plane: may run over the torus's edges. */
  readonly points: readonly Point[];
  /** Full width in units at the share 0 … 1 of the way. */
  readonly width: (t: number) => number;
  /** Air kept free on both sides, units. */
  readonly air: number;
}

/** Every so many points of a stem suffice to take its room. */
const stride = 3;

/** Draws a stem and takes its room; stalks may grow from it. */
export function layStem(easel: Easel, stem: Stem): void {
  const { drawn, stock, occupancy, stems, hand, recipe } = easel;
  const points = resample(stem.points, 9);
  const [cx, cy] = points[Math.floor(points.length / 2)] ?? [0, 0];
  const local = points.map(([x, y]): Point => [x - cx, y - cy]);
  const place = { x: cx, y: cy, turn: 0, scale: 1 };
  const { line, body } = stemSymbols(local, stem.width, hand.stem, recipe.line, recipe.detail);
  if (line) drawn['stem-lines'].push({ symbol: stock.add(line), ...place });
  drawn.stems.push({ symbol: stock.add(body), ...place });
  const last = points.length - 1;
  occupancy.chain(
    points.filter((_, i) => i % stride === 0 || i === last),
    (i) => stem.width(Math.min(1, (stride * i) / last)) / 2 + stem.air,
  );
  for (const [i, [x, y]] of points.entries()) if (i > 0 && i < last) stems.add(x, y, tangentAt(points, i));
}
