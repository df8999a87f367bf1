import type { Points } from './fit-curve.ts';

/** Savitzky and Golay's weights of second order by half their window: they smooth stairs and keep bends. */
const weights = [
  [1],
  [1],
  [17 / 35, 12 / 35, -3 / 35],
  [7 / 21, 6 / 21, 3 / 21, -2 / 21],
  [59 / 231, 54 / 231, 39 / 231, 14 / 231, -21 / 231],
] as const;

/**
 * Smooths `count` points from `first` on, looking up to `reach` to each side, less near the ends of an open run. Writes to `into`
 * from `at` on.
 */
export function smoothPoints(
  { x, y }: Points,
  first: number,
  count: number,
  reach: number,
  isClosed: boolean,
  into: Points,
  at: number,
): void {
  for (let i = 0; i < count; i++) {
    const window = isClosed ? Math.min(reach, (count - 1) >> 1) : Math.min(reach, i, count - 1 - i);
    const taps = weights[window] ?? weights[0];
    const own = taps[0] ?? 1;
    let sumX = own * (x[first + i] ?? 0);
    let sumY = own * (y[first + i] ?? 0);
    for (let step = 1; step < taps.length; step++) {
      const weight = taps[step] ?? 0;
      let before = i - step;
      let after = i + step;
      if (before < 0) before += count;
      if (after >= count) after -= count;
      sumX += weight * ((x[first + before] ?? 0) + (x[first + after] ?? 0));
      sumY += weight * ((y[first + before] ?? 0) + (y[first + after] ?? 0));
    }
    into.x[at + i] = sumX;
    into.y[at + i] = sumY;
  }
}
