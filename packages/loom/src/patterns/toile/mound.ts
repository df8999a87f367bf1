import { curve } from '../../geometry/curve.ts';
import { fixed } from '../../geometry/fixed.ts';
import type { Point } from '../../geometry/point.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { SceneSymbol } from '../../scene/scene.ts';

/** The floating ground of a vignette: turf above, tufts on it, hanging roots and water lines beneath. Its top lies at y = 0. */
export function drawMound(half: number, { line, detail }: Recipe, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const pen = 1.2 * line;
  const depth = half * 0.2;
  const top = Array.from({ length: 9 }, (_, i): Point => {
    const u = (i - 4) / 4;
    return [u * half, u * u * depth * 0.5 + (i % 2 === 0 ? 0 : rng.between(-0.06, 0.02) * half)];
  });
  const under = Array.from({ length: 11 }, (_, i): Point => {
    const u = 1 - i / 5;
    return [u * half * 0.98, depth * (0.5 + (1 - u * u) * (i % 2 === 0 ? 0.62 : 0.95))];
  });
  sketch.outlined(curve([...top, ...under], true), 'ground', 'line', pen);
  let hatching = '';
  const step = Math.max(3, 6.4 - detail * 0.6);
  for (let k = 0; k < (2 * half) / step; k++) {
    const x = -half + (k + 0.5) * step;
    const u = x / half;
    const room = depth * (0.35 + 0.75 * (1 - u * u));
    const y = depth * 0.5 * u * u;
    hatching += `M${fixed(x)} ${fixed(y + room * (k % 2 === 0 ? 0.2 : 0.42))}L${fixed(x - step * 0.8)} ${fixed(y + room * (k % 3 === 0 ? 0.98 : 0.8))}`;
  }
  sketch.line(hatching, 'line', pen * 0.72);
  let tufts = '';
  const count = Math.round(half / 9);
  for (let k = 0; k < count; k++) {
    const x = half * rng.between(-0.94, 0.94);
    const y = depth * 0.5 * (x / half) ** 2 + depth * rng.between(0, 0.24);
    const tall = half * rng.between(0.05, 0.1);
    for (const lean of [-0.5, -0.15, 0.2, 0.55])
      tufts += `M${fixed(x)} ${fixed(y)}Q${fixed(x + lean * tall * 0.3)} ${fixed(y - tall * 0.7)} ${fixed(x + lean * tall)} ${fixed(y - tall)}`;
  }
  sketch.line(tufts, 'line', pen * 0.8);
  let water = '';
  for (const [k, reach] of [0.72, 0.5, 0.86].entries()) {
    const y = depth * (1.75 + k * 0.34);
    for (const side of [-1, 1])
      water += `M${fixed(side * half * 0.1)} ${fixed(y)}Q${fixed(side * half * reach * 0.5)} ${fixed(y + depth * 0.14 * steady.cos(k))} ${fixed(side * half * reach)} ${fixed(y - depth * 0.12)}`;
  }
  sketch.line(water, 'line', pen * 0.7);
  return sketch.done(half * 1.06 + depth);
}
