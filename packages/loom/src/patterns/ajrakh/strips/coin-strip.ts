import { leaf } from '../leaf.ts';
import { drawRoundel } from '../roundel.ts';
import type { DrawStrip } from './strip.ts';

/** Roundels in a row, leaves in the bays between them. */
export const coinStrip: DrawStrip = (block, { pitch, width, inks, pen, roundel, dyes }) => {
  const r = Math.min(width * 0.44, pitch * 0.47);
  for (const side of [-1, 1]) {
    const bay = block.at(pitch / 2, (side * width) / 2, side === 1 ? 0 : Math.PI);
    leaf(bay, [0, 0], 0, { length: width * 0.3, fat: 0.5, ink: inks.figure, heart: 'light' }, pen);
    for (const lean of [-1, 1])
      leaf(bay, [lean * pen.thin, 0], lean * 0.8, { length: width * 0.19, fat: 0.5, ink: inks.second }, pen);
    bay.dot(0, -width * 0.3 - pen.dot * 1.8, pen.dot * 0.8);
  }
  drawRoundel(block, roundel(r), r, pen, dyes, 1);
};
