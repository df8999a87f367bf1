import { bezier } from '../../geometry/bezier.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rng } from '../../random/rng.ts';
import type { MotifId } from '../../recipe/recipe.ts';
import type { Easel } from '../botanical/easel.ts';
import { growLeaves } from '../botanical/grow-leaves.ts';
import { layStem } from '../botanical/lay-stem.ts';
import { setFlower } from '../botanical/set-flower.ts';

const blooms = ['blossom', 'rosette', 'carnation', 'lotus'] as const satisfies readonly MotifId[];

/** A garland along points: flowers at even steps, the largest in the middle, leaves all the way. `size` is a flower's radius. */
export function hangGarland(easel: Easel, points: readonly Point[], size: number, rng: Rng, count = 3): void {
  const allowed = blooms.filter((id) => easel.cast.has(id));
  layStem(easel, { points, width: () => Math.max(2, size * 0.11), air: 1 });
  for (let k = 0; k < count && allowed.length > 0; k++) {
    const f = (k + 0.5) / count;
    const [x, y] = points[Math.round(f * (points.length - 1))] ?? [0, 0];
    const radius = size * (1 - 0.5 * Math.abs(2 * f - 1));
    setFlower(
      easel,
      {
        motif: allowed[k % allowed.length] ?? 'blossom',
        colourway: easel.hand.flowers[k % 3] ?? easel.hand.flowers[0],
        x,
        y,
        radius,
        turn: 0,
        rank: 'secondary',
        air: 1.5,
      },
      rng.fork(k),
    );
  }
  growLeaves(
    easel,
    points,
    { longest: size * 1.15, step: size * 0.3, air: 0.6, angle: 0.85, bareRoot: 0.02, bareTip: 0.02 },
    rng.fork('leaves'),
  );
}

/** A swag between two places, hanging by `drop` in its middle (upwards when negative). */
export function swag(a: Point, b: Point, drop: number): Point[] {
  return bezier(
    a,
    [a[0] + (b[0] - a[0]) * 0.2, a[1] + drop * 1.3],
    [b[0] - (b[0] - a[0]) * 0.2, b[1] + drop * 1.3],
    b,
    24,
  );
}
