import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { regionPaths } from '../../numbers/field/region-paths.ts';
import { createField, sampleField } from '../../numbers/field/torus-field.ts';
import { wavesOn } from '../../numbers/field/waves.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import { cellField, type Seed } from './coat.ts';

/** Belly plates in rows, broad in the middle and breaking into beads towards the sides, with light on their shoulders. */
export function planCrocodile(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const step = plot.hero * 0.62;
  const seeds = platesOn(plot.torus, step, recipe.freedom, rng.fork('plates'));
  const warp = wavesOn(createField(plot.torus, 24), { from: 260, to: 700, count: 10 }, rng.fork('warp'));
  const sway = step * (0.1 + 0.25 * recipe.freedom);
  const field = cellField(createField(plot.torus, Math.max(4, Math.min(9, step / 9))), seeds, {
    step: step * 1.25,
    warp: (x, y) => [x, y + sway * sampleField(warp, x, y)],
  });
  const gap = step * (0.035 + 0.03 * (1 - recipe.density));
  const plate = regionPaths(field, gap);
  planner.lay('plates', 'Plates', 'field', [
    ...planner.regions(plate, { fill: 'ground>line:0.42' }),
    ...lifted(planner.regions(regionPaths(field, gap + step * 0.08), { fill: 'ground' }), -step * 0.025),
  ]);
  if (recipe.detail >= 2) {
    planner.lay('shine', 'Shine', 'field', [
      ...lifted(planner.regions(regionPaths(field, gap + step * 0.17), { fill: 'ground>light:0.22' }), -step * 0.06),
      ...(recipe.detail >= 3
        ? lifted(planner.regions(regionPaths(field, gap + step * 0.27), { fill: 'ground>light:0.5' }), -step * 0.09)
        : []),
    ]);
  }
  for (const { x, y } of seeds) planner.census.push({ x, y, r: step * 0.3, motif: 'mark', rank: 'secondary' });
  return planner.finish([], { wash: 'line>ground:0.14' });
}

function lifted<T extends { readonly x: number; readonly y: number }>(items: readonly T[], by: number): T[] {
  return items.map((item) => ({ ...item, x: item.x + by, y: item.y + by }));
}

/** Rows across the body; the plates are as wide as they are high in the middle and half of that at the sides. */
function platesOn(torus: Torus, step: number, freedom: number, rng: Rng): Seed[] {
  const rows = 2 * Math.max(1, Math.round(torus.h / step / 2));
  const height = torus.h / rows;
  const middle = rng.between(0, torus.w);
  const seeds: Seed[] = [];
  const halves = torus.brickX === 0 ? 1 : 2;
  const period = torus.w / halves;
  const columns = Math.max(3, Math.round(period / (step * 0.86)));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns * halves; column++) {
      const own = rng.fork(row).fork(column);
      const t = (column + (row % 2) / 2) / columns;
      // Crowds towards the sides: the derivative stays positive, so plates never swap places.
      const eased = t + (0.62 / (2 * Math.PI)) * steady.sin(2 * Math.PI * t);
      const x = middle + eased * period;
      const jitter = 0.07 + 0.1 * freedom;
      const isSide = steady.cos(2 * Math.PI * t) < -0.25;
      const y = (row + 0.5) * height;
      const put = (dx: number, dy: number) =>
        seeds.push({
          x: x + dx * step + jitter * step * own.between(-1, 1),
          y: y + dy * height + jitter * height * own.between(-1, 1),
        });
      if (isSide) {
        put(0, -0.24);
        put(0.2, 0.24);
      } else put(0, 0);
    }
  }
  return seeds;
}
