import type { DrawStrip } from './strip.ts';

/** A row of dots. */
export const beadStrip: DrawStrip = (block, { pitch, width, pen }) => {
  const r = Math.min(pen.dot * 1.1, width * 0.28);
  const count = Math.max(1, Math.round(pitch / (r * 4.2)));
  for (let i = 0; i < count; i++) block.dot(-pitch / 2 + ((i + 0.5) * pitch) / count, 0, r);
};
