import { regionPaths } from '../../field/region-paths.ts';
import { createField, sampleField } from '../../field/torus-field.ts';
import { wavesOn } from '../../field/waves.ts';
import { poissonPoints } from '../../layout/poisson.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { createCanvas } from '../canvas.ts';
import type { Plot } from '../family.ts';
import { cellField } from './cells.ts';

/** Large patches with a pale net between them, darker towards their hearts. */
export function planGiraffe(recipe: Recipe, plot: Plot): Scene {
  const pelt = createCanvas(recipe, plot);
  const { rng } = pelt;
  const step = plot.hero * 0.98;
  const seeds = poissonPoints(plot.torus, rng.fork('seeds'), step * 0.82, 900);
  const frayed = plot.hero * (0.02 + 0.07 * recipe.freedom);
  const [sideways, upwards] = ['x', 'y'].map((axis) =>
    wavesOn(
      createField(plot.torus, 12),
      { from: plot.hero * 0.24, to: plot.hero * 0.7, count: 14 },
      rng.fork('warp').fork(axis),
    ),
  );
  if (!sideways || !upwards) throw new RangeError('two axes make two fields');
  const field = cellField(createField(plot.torus, Math.max(5, Math.min(10, plot.hero / 18))), seeds, {
    step,
    warp: (x, y) => [x + frayed * sampleField(sideways, x, y), y + frayed * sampleField(upwards, x, y)],
  });
  const gap = plot.hero * (0.035 + 0.045 * (1 - recipe.density));
  pelt.layer('patches', 'Patches', 'field', pelt.regions(regionPaths(field, gap), { fill: 'a2' }));
  if (recipe.detail >= 2) {
    pelt.layer('hearts', 'Hearts', 'field', [
      ...pelt.regions(regionPaths(field, gap + plot.hero * 0.09), { fill: 'a2>a1:0.2' }),
      ...(recipe.detail >= 3 ? pelt.regions(regionPaths(field, gap + plot.hero * 0.2), { fill: 'a2>a1:0.4' }) : []),
    ]);
  }
  for (const { x, y } of seeds) pelt.census.push({ x, y, r: step * 0.4, motif: 'mark', rank: 'hero' });
  return pelt.done('ground', [{ shader: 'fur', params: { strength: 0.6 } }]);
}
