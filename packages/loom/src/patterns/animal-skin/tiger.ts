import { blurField } from '../../field/blur-field.ts';
import { regionPaths } from '../../field/region-paths.ts';
import { createField, mapField, sampleField } from '../../field/torus-field.ts';
import { turing } from '../../field/turing.ts';
import { wavesOn } from '../../field/waves.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { createCanvas } from '../canvas.ts';
import type { Plot } from '../family.ts';
import { shadeCoat } from './shade-coat.ts';

/** Stripes that begin and end on the flank, drawn out to points; the broadest open round a sliver of coat. */
export function planTiger(recipe: Recipe, plot: Plot): Scene {
  const pelt = createCanvas(recipe, plot);
  const { rng } = pelt;
  shadeCoat(pelt, (step) => `ground>light:${step * 0.06}`);
  const pitch = plot.hero * 0.46;
  const cell = Math.max(4.5, Math.min(8, pitch / 12));
  const noise = wavesOn(
    createField(plot.torus, cell),
    { from: pitch * 0.8, to: pitch * 1.3, count: 14, across: { angle: 0, stray: 0.1 + 0.14 * recipe.freedom } },
    rng.fork('seed'),
  );
  const clouds = wavesOn(createField(plot.torus, 24), { from: 220, to: 520, count: 12 }, rng.fork('clouds'));
  const open = 0.08 + 0.14 * (1 - recipe.density);
  const calm = turing(noise, {
    pitch,
    along: 3.4,
    bias: (x, y) => open + 0.07 * Math.max(-1.2, Math.min(1.6, sampleField(clouds, x, y))),
    rounds: 5,
  });
  // Square corners that the means leave are worn off.
  const soft = blurField(calm, pitch * 0.1, pitch * 0.3);
  const bend = plot.hero * (0.15 + 0.4 * recipe.freedom);
  const sideways = wavesOn(createField(plot.torus, 32), { from: 560, to: 1000, count: 7 }, rng.fork('bend'));
  const coat = mapField(soft, (x, y) => sampleField(soft, x + bend * 0.5 * sampleField(sideways, x, y), y));
  if (recipe.detail >= 2) {
    pelt.layer('rims', 'Rims', 'field', pelt.regions(regionPaths(coat, -0.3), { fill: 'ground>a2:0.55' }));
  }
  pelt.layer('stripes', 'Stripes', 'field', pelt.regions(regionPaths(coat, -0.05), { fill: 'a1' }));
  if (recipe.detail >= 3) {
    pelt.layer('slivers', 'Slivers', 'field', pelt.regions(regionPaths(coat, 0.72), { fill: 'ground>a2:0.4' }));
  }
  return pelt.done('ground', [{ shader: 'fur', params: { strength: 0.7 } }]);
}
