import { polyline } from '../../../numbers/geometry/path.ts';
import { place } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import { leaf } from '../leaf.ts';
import { polar } from '../ring.ts';
import { type DrawGap, echoArcs, smallRoundel } from './gap.ts';

/** Share of a frond's length from its foot at which each pair of dates hangs. */
const pairs = [0.1, 0.36, 0.6, 0.8];

/** Khajur, the date palm: a small roundel with four fronds into the cusps, dates in pairs along each, single dates towards the roundels. */
export const khajurGap: DrawGap = (block, task, { cell, radius }) => {
  const { pen, dyes } = task;
  const half = cell / 2;
  const free = Math.SQRT2 * half - radius;
  const heart = free * 0.4;
  const reach = half - heart - cell * 0.012;
  const date = dyes.gapFigure;
  echoArcs(block, cell, radius + pen.line * 2 + pen.dot * 2, pen, half * 0.62);
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2;
    block.resist(polyline([polar(angle, heart), polar(angle, heart + reach * 0.86)]), pen.line);
    for (const [n, share] of pairs.entries()) {
      const from = heart + reach * share;
      const beside = half - from;
      const width = half - Math.sqrt(Math.max(0, (radius + pen.line * 2) ** 2 - beside ** 2));
      const length = Math.min(width * 0.92, reach * 0.36);
      for (const side of [-1, 1]) {
        const [[x, y] = [0, 0]] = place([[side * pen.line * 0.9, -from]], 0, 0, angle);
        const ink = n % 2 === 0 ? date : dyes.gapSpice;
        leaf(block, [x, y], angle + side * 0.72, { length, fat: 0.5, ink, heart: 'light', shape: 'round' }, pen);
      }
    }
    leaf(block, polar(angle, heart + reach * 0.86), angle, { length: reach * 0.16, fat: 0.5, ink: date }, pen);
    const turn = angle + Math.PI / 4;
    const length = (free - heart) * 0.8;
    for (const [lean, size] of [
      [-0.5, 0.78],
      [0.5, 0.78],
      [0, 1],
    ] as const) {
      const at = polar(turn + lean * 0.4, heart * 0.98);
      leaf(
        block,
        at,
        turn + lean,
        { length: length * size, fat: 0.46, ink: date, heart: 'light', shape: 'round' },
        pen,
      );
    }
    block.dot(steady.sin(turn) * (heart + length * 1.12), -steady.cos(turn) * (heart + length * 1.12), pen.dot * 0.7);
  }
  smallRoundel(block, task, heart);
};
