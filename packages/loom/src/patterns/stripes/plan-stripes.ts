import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { awning } from './awning.ts';
import { dhari } from './dhari.ts';
import { figured } from './figured.ts';
import { barcode, bayadere } from './many-coloured.ts';
import { ombre } from './ombre.ts';
import { regimental } from './regimental.ts';
import type { StripeTask } from './task.ts';
import { ticking } from './ticking.ts';

export const stripeLayouts = [
  'awning',
  'ticking',
  'barcode',
  'regimental',
  'dhari',
  'figured',
  'ombre',
  'bayadere',
] as const;

const drawLayout: Readonly<Record<string, (task: StripeTask) => Scene>> = {
  awning,
  ticking,
  barcode,
  regimental,
  dhari,
  figured,
  ombre,
  bayadere,
};

export function planStripes(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('stripes').fork(recipe.layout);
  const draw = drawLayout[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of stripes but received ${recipe.layout}`);
  return draw({ recipe, plot, rng: root.fork('geo'), dyes: root.fork('col') });
}
