import type { Plot } from '../family.ts';

/** Whole repeats of about `size` units across a module and rows of about `pitch` down it, closing over shifted edges. */
export function uprightRepeats({ torus }: Plot, size: number, pitch: number): { across: number; rows: number } {
  const across =
    torus.brickX === 0 ? Math.max(1, Math.round(torus.w / size)) : 2 * Math.max(1, Math.round(torus.w / size / 2));
  const rows =
    torus.dropY === 0 ? Math.max(2, Math.round(torus.h / pitch)) : 2 * Math.max(1, Math.round(torus.h / pitch / 2));
  return { across, rows };
}
