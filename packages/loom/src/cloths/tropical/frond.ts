import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { closedCurve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';

/** Inks of one leaf: its lit and its shaded half, its veins. */
interface FrondInks {
  readonly lit: Ink;
  readonly shade: Ink;
  readonly vein: Ink;
}

/**
 * Draws a great leaf: its foot at (0, radius), its tip near (0, −radius). `detail` 1 … 5 as everywhere.
 */
export type Frond = (radius: number, inks: FrondInks, detail: number, rng: Rng) => SceneSymbol;

/** Rasterisers bend a long curve a little where the picture's edge cuts it: stretches of about this many units do not show it. */
const stretch = 62;

/** Path data of a slender blade from foot to tip, `wide` at its widest and bowed sideways; or only its half on one side. */
export function blade([ax, ay]: Point, [bx, by]: Point, wide: number, bow: number, half: -1 | 0 | 1 = 0): string {
  const [dx, dy] = [bx - ax, by - ay];
  const length = steady.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const steps = Math.max(3, Math.min(6, Math.round(length / stretch)));
  const edge = (off: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const away = off * 2.6 * t * (1 - t) * (1.25 - 0.5 * t) + bow * 4 * t * (1 - t);
      return [ax + dx * t + nx * away, ay + dy * t + ny * away];
    });
  return closedCurve([edge(half < 0 ? 0 : wide * 0.72), edge(half > 0 ? 0 : -wide * 0.72).reverse()]);
}
