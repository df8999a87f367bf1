import { curve } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Role, SceneSymbol } from '../../scene/scene.ts';

/** Knots are drawn with this radius and scaled. */
export const knotRadius = 10;
export const knotVariants = 5;

const corners = 12;

/**
 * Drawings of one knot in one ink: a rounded square, never a circle, with a pale halo where dye crept under the thread
 * and a dark eye, off the middle, where the tip of the cloth stood out of it.
 */
export function knotSymbols(rng: Rng, ink: Role): SceneSymbol[] {
  return Array.from({ length: knotVariants }, (_, i) => {
    const fork = rng.fork(i);
    const power = fork.between(2.25, 2.95);
    const aspect = fork.between(0.88, 1.1);
    const waver = Array.from({ length: corners }, () => fork.between(-0.05, 0.05));
    const blob = (size: number, x: number, y: number, softness: number): string =>
      curve(
        Array.from({ length: corners }, (_unused, k): Point => {
          const angle = (2 * Math.PI * k) / corners;
          const cos = steady.cos(angle);
          const sin = steady.sin(angle);
          const r =
            steady.power(steady.power(Math.abs(cos), power) + steady.power(Math.abs(sin), power), -1 / power) *
            (1 + (waver[k] ?? 0) * softness);
          return [x + cos * r * size * aspect, y + (sin * r * size) / aspect];
        }),
        true,
      );
    // A superellipse reaches beyond its radius on the diagonals; what is drawn stays within it.
    const size = knotRadius * 0.9;
    const ex = fork.between(-0.17, 0.17) * size;
    const ey = fork.between(-0.17, 0.17) * size;
    const sketch = createSketch();
    sketch.area(blob(size * 1.16, 0, 0, 1.5), `ground>${ink}:0.42`, 0.62);
    sketch.area(blob(size * 0.98, 0, 0, 1), ink);
    sketch.area(blob(size * 0.52, ex, ey, 1.4), `${ink}>ground:0.3`);
    sketch.area(blob(size * fork.between(0.29, 0.37), ex, ey, 2), 'ground>dark:0.3');
    return sketch.done(knotRadius * 1.4);
  });
}
