import { almond } from '../almond.ts';
import type { DrawStrip } from './strip.ts';

/** Almonds lying one behind the other, dots between their tips. */
export const almondStrip: DrawStrip = (block, { pitch, width, inks, pen }) => {
  const gap = pen.dot * 3;
  almond(block.at(0, 0, Math.PI / 2), {
    length: pitch - gap,
    width: width * 0.72,
    inks: { band: inks.figure, figure: inks.second, second: inks.band },
    pen,
  });
  block.dot(pitch / 2, 0, Math.min(pen.dot, width * 0.12));
  for (const side of [-1, 1]) block.dot(pitch / 2, side * width * 0.27, Math.min(pen.dot * 0.8, width * 0.09));
};
