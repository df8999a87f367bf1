import { regionPaths } from '../../field/region-paths.ts';
import { createField } from '../../field/torus-field.ts';
import { wavesOn } from '../../field/waves.ts';
import type { Ink } from '../../scene/scene.ts';
import type { Canvas } from '../canvas.ts';

const steps = [-0.5, 0.1, 0.7, 1.2];

/** The coat deepens along the back and pales to the flanks: broad soft clouds in steps too small to see one by one. */
export function shadeCoat(pelt: Canvas, ink: (step: number) => Ink): void {
  const { plot, recipe } = pelt;
  if (recipe.detail < 2) return;
  const field = wavesOn(createField(plot.torus, 24), { from: 330, to: 900, count: 10 }, pelt.rng.fork('coat'));
  pelt.layer(
    'coat',
    'Shades of the coat',
    'field',
    steps.flatMap((level, k) => pelt.regions(regionPaths(field, level), { fill: ink(k + 1) })),
  );
}
