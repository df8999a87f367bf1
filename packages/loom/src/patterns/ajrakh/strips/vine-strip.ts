import { circle } from '../../../geometry/circle.ts';
import { curve } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { Block } from '../block.ts';
import { leaf } from '../leaf.ts';
import type { DrawStrip, StripCell } from './strip.ts';

const samples = 24;
const petals = 8;

/** The running vine ("wal"): a wave with a flower in every pocket, leaves along the stem and dots about it. */
export const vineStrip: DrawStrip = (block, cell) => {
  const { pitch, width, pen } = cell;
  const swing = width * 0.3;
  const at = (t: number): Point => [-pitch / 2 + t * pitch, swing * steady.sin(2 * Math.PI * t)];
  block.resist(curve(Array.from({ length: samples + 1 }, (_, i) => at(i / samples))), pen.line * 1.1);
  // The half wave below is the half wave above, turned about the point where the stem crosses the middle.
  pocket(block.at(0, 0, Math.PI), cell, at);
  pocket(block, cell, at);
};

function pocket(block: Block, { pitch, width, inks, pen }: StripCell, at: (t: number) => Point): void {
  const [cx] = at(0.25);
  const cy = -width * 0.13;
  const r = Math.min(width * 0.3, pitch * 0.2);
  for (const [t, lean, size] of [
    [0.03, -0.2, 0.24],
    [0.47, 0.2, 0.24],
    [0.13, 2.2, 0.2],
    [0.37, -2.2, 0.2],
    [0.25, Math.PI, 0.16],
  ] as const) {
    const [x, y] = at(t);
    leaf(block, [x, y], lean, { length: width * size, fat: 0.48, ink: inks.second, heart: 'light' }, pen);
  }
  block.resist(curve([at(0.25), [cx, cy]]), pen.thin * 1.2);
  for (const turn of [0.5, 0]) {
    const size = turn === 0 ? r * 0.86 : r;
    for (let k = 0; k < petals; k++) {
      const angle = ((k + turn) * 2 * Math.PI) / petals;
      leaf(
        block,
        [cx, cy],
        angle,
        { length: size, fat: 0.6, ink: turn === 0 ? inks.figure : inks.second, shape: turn === 0 ? 'round' : 'point' },
        pen,
      );
    }
  }
  block.dye(circle(cx, cy, r * 0.34), 'light');
  block.dye(circle(cx, cy, r * 0.2), inks.second);
  for (const side of [-1, 1]) {
    block.dot(cx + side * (r + pen.dot * 2.4), cy + r * 0.3, pen.dot * 0.8);
    block.dot(cx + side * pitch * 0.2, -width * 0.4, pen.dot * 0.9);
  }
}
