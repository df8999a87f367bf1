import type { Sketch } from '../../drawing/motifs/sketch.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { circle, closedCurve, wedge } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** Hills per tier, from the top. */
const tiers = [1, 2, 3, 4, 5, 6];
const hues: readonly Role[] = ['leaf2', 'leaf3', 'a4', 'leaf1', 'leaf2', 'a2'];

/** The hillock of rounded rocks from which a tree of life grows, tier before tier. `radius` is half its width. */
export function mound(radius: number, recipe: Recipe, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const step = (2 * radius) / (tiers.length + 0.6);
  let hue = rng.whole(0, hues.length - 1);
  for (const [tier, count] of tiers.entries()) {
    for (let k = 0; k < count; k++) {
      hue += rng.whole(1, 2);
      hill(sketch, {
        x: (k - (count - 1) / 2) * step * 1.02 + step * 0.05 * rng.normal(),
        y: radius * (-0.46 + tier * 0.125),
        width: step * rng.between(0.6, 0.68),
        height: step * rng.between(0.72, 0.9),
        role: hues[hue % hues.length] ?? 'leaf2',
        weight: recipe.line,
      });
    }
  }
  return sketch.done(radius * 1.15);
}

interface Hill {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly role: Role;
  readonly weight: number;
}

/** One rock: nested arches, hatched from the edge, dotted within. */
function hill(sketch: Sketch, { x, y, width, height, role, weight }: Hill): void {
  const arch = (scale: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = Math.PI * (1 - i / 8);
      return [x + steady.cos(angle) * width * scale, y - steady.power(steady.sin(angle), 0.85) * height * scale];
    });
  const shape = (scale: number) => {
    const top = arch(scale);
    return closedCurve([top, [top[8] ?? [x, y], [x, y + height * 0.16], top[0] ?? [x, y]]]);
  };
  sketch.outlined(shape(1), role, 'line', 1.5 * weight);
  sketch.outlined(shape(0.68), `${role}>light:0.4`, `${role}>dark:0.6`, 0.9 * weight);
  sketch.area(shape(0.4), `${role}>dark:0.25`);
  let strokes = '';
  let dots = '';
  const count = 17;
  for (let i = 0; i <= count; i++) {
    const angle = Math.PI * (1 - i / count);
    const on = (scale: number): Point => [
      x + steady.cos(angle) * width * scale,
      y - steady.power(steady.sin(angle), 0.85) * height * scale,
    ];
    strokes += wedge(on(0.97), on(0.88), on(0.77), 1);
    const [dx, dy] = on(0.54);
    if (i % 2 === 1) dots += circle(dx, dy, 0.95);
  }
  sketch.area(strokes, `${role}>dark:0.7`);
  sketch.area(dots, `${role}>dark:0.7`);
}
