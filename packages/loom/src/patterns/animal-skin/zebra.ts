import { regionPaths } from '../../field/region-paths.ts';
import { createField, mapField, sampleField } from '../../field/torus-field.ts';
import { turing } from '../../field/turing.ts';
import { wavesOn } from '../../field/waves.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { createCanvas } from '../canvas.ts';
import type { Plot } from '../family.ts';

/** Stripes that run down the flank, fork and run together; a faint shadow stripe between the broad ones. */
export function planZebra(recipe: Recipe, plot: Plot): Scene {
  const pelt = createCanvas(recipe, plot);
  const { rng } = pelt;
  const pitch = plot.hero * 0.5;
  const cell = Math.max(4.5, Math.min(9, pitch / 9));
  const noise = wavesOn(
    createField(plot.torus, cell),
    { from: pitch * 0.85, to: pitch * 1.2, count: 12, across: { angle: 0, stray: 0.16 + 0.3 * recipe.freedom } },
    rng.fork('seed'),
  );
  const calm = turing(noise, { pitch, along: 2.3, bias: 0.02 - 0.06 * (recipe.density - 0.5), rounds: 8 });
  const bend = plot.hero * (0.25 + 0.5 * recipe.freedom);
  const [sideways, upwards] = ['x', 'y'].map((axis) =>
    wavesOn(createField(plot.torus, 32), { from: 600, to: 1000, count: 6 }, rng.fork('bend').fork(axis)),
  );
  if (!sideways || !upwards) throw new RangeError('two axes make two fields');
  const coat = mapField(calm, (x, y) =>
    sampleField(calm, x + bend * 0.5 * sampleField(sideways, x, y), y + bend * 0.5 * sampleField(upwards, x, y)),
  );
  if (recipe.detail >= 3) {
    pelt.layer(
      'shadows',
      'Shadow stripes',
      'field',
      pelt.regions(regionPaths(inverse(coat), 0.8), { fill: 'ground>a3:0.4' }),
    );
  }
  pelt.layer('stripes', 'Stripes', 'field', pelt.regions(regionPaths(coat, 0), { fill: 'a1' }));
  if (recipe.detail >= 2) {
    pelt.layer('sheen', 'Sheen', 'field', pelt.regions(regionPaths(coat, 0.8), { fill: 'a1>a2:0.22' }));
  }
  return pelt.done('ground', [{ shader: 'fur', params: { strength: 0.7 } }]);
}

function inverse(field: ReturnType<typeof turing>) {
  return { ...field, values: field.values.map((value) => -value) };
}
