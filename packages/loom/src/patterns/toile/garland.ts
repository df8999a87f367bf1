import { arcLength } from '../../geometry/arc-length.ts';
import { bezier } from '../../geometry/bezier.ts';
import type { Point } from '../../geometry/point.ts';
import { resample } from '../../geometry/resample.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { MotifId } from '../../recipe/recipe.ts';
import type { Easel } from '../botanical/easel.ts';
import { growLeaves } from '../botanical/grow-leaves.ts';
import { layStem } from '../botanical/lay-stem.ts';
import { leavesOf } from '../botanical/leaves-of.ts';
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

/** Flowers and buds of a half wreath between foot and top, in shares of the wreath's width; their step is even. */
const blown = 0.15;
const budded = 0.095;

/**
 * A closed wreath round a place: flowers and smaller ones in turn at even steps, each facing outwards, a leaf on both sides of the stem
 * between any two. Left and right are each other's mirror image; a flower stands at the foot and one at the top.
 */
export function hangWreath(easel: Easel, [x, y]: Point, [rx, ry]: readonly [number, number], rng: Rng): void {
  const allowed = blooms.filter((id) => easel.cast.has(id));
  const at = (a: number): Point => [x + steady.sin(a) * rx, y - steady.cos(a) * ry];
  const around = Array.from({ length: 97 }, (_, k) => at((2 * Math.PI * k) / 96));
  const step = (blown + budded) * rx * 1.42;
  // Even, so that a half has as many of both and large ones stand at the foot and the top.
  const count = 4 * Math.max(3, Math.round(arcLength(around) / step / 4));
  const even = resample(around, arcLength(around) / (2 * count)).slice(0, 2 * count);
  layStem(easel, { points: around, width: () => Math.max(2, rx * 0.016), air: 1 });
  const outwards = ([px, py]: Point) => steady.atan2((px - x) / (rx * rx), -(py - y) / (ry * ry));
  // Before the flowers, whose edges cover their feet.
  const longest = step * 0.66;
  const maker = leavesOf(easel, longest, 0);
  for (const [k, place] of even.entries()) {
    if (k % 2 === 0 || !easel.cast.has('leaf')) continue;
    const isRight = k < count;
    const along = outwards(place) + (isRight ? -Math.PI / 2 : Math.PI / 2);
    const heading = along - Math.PI / 2;
    for (const side of [-1, 1]) {
      const leaf = maker.place(easel.occupancy, place, heading + side * 1.05, rng.fork('leaf'), longest);
      if (leaf) easel.drawn.leaves.push({ ...leaf, flip: side > 0 });
    }
  }
  for (const [k, place] of even.entries()) {
    if (k % 2 === 1) continue;
    const isLarge = k % 4 === 0;
    const side = Math.min(k, 2 * count - k) / 4;
    const motif = isLarge ? allowed[Math.round(side) % Math.max(1, allowed.length)] : undefined;
    const shown = motif ?? allowed[0];
    if (shown === undefined) continue;
    setFlower(
      easel,
      {
        motif: isLarge ? shown : 'blossom',
        colourway: easel.hand.flowers[isLarge ? Math.round(side) % 2 : 2] ?? easel.hand.flowers[0],
        x: place[0],
        y: place[1],
        radius: rx * (isLarge ? blown : budded),
        turn: outwards(place),
        rank: 'secondary',
        air: 1.5,
      },
      rng.fork(isLarge ? shown : 'small'),
    );
  }
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
