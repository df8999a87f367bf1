import { curve } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import { type DrawRing, polar } from '../ring.ts';

const samples = 8;

/** A row of round scallops with an echo and a dot in each: the edge of a cloud. */
export const lobes: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const rise = outer - inner;
  const edge = (share: number, from: number): Point[] => {
    const points: Point[] = [];
    for (let k = 0; k < fold * samples; k++) {
      const swing = steady.power(Math.abs(steady.sin((Math.PI * k) / samples)), 0.62);
      points.push(polar((k * step) / samples, inner + rise * (from + share * swing)));
    }
    return points;
  };
  const outline = cusped(edge(0.72, 0.16));
  block.dye(outline, inks.figure);
  block.resist(outline, pen.thin);
  block.dye(cusped(edge(0.4, 0.06)), inks.second);
  const r = Math.min(pen.dot, rise * 0.13);
  for (let k = 0; k < fold; k++) {
    const [x, y] = polar((k + 0.5) * step, inner + rise * 0.28);
    block.dot(x, y, r);
    const [ox, oy] = polar(k * step, outer - rise * 0.2);
    block.dot(ox, oy, r * 0.9);
  }
};

/** Smooth over each scallop, sharp between them. */
function cusped(points: readonly Point[]): string {
  const first = points[0] ?? [0, 0];
  let d = '';
  for (let from = 0; from < points.length; from += samples) {
    const arc = curve([...points.slice(from, from + samples), points[from + samples] ?? first]);
    d += from === 0 ? arc : arc.slice(arc.indexOf('C'));
  }
  return `${d}Z`;
}
