import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { yarnsIn } from '../weaving/draft.ts';
import { repeatsIn } from '../weaving/repeats-in.ts';
import { weaveDraft } from '../weaving/weave-draft.ts';
import { yarnOf } from '../weaving/yarn-of.ts';
import { basket } from './basket.ts';
import { birdseye } from './birdseye.ts';
import { dobby } from './dobby.ts';
import { glenPlaid } from './glen-plaid.ts';
import { herringbone } from './herringbone.ts';
import { houndstooth } from './houndstooth.ts';
import { logCabin } from './log-cabin.ts';
import type { SmallWeave, SmallWeaveTask } from './task.ts';

export const smallWeaveLayouts = [
  'houndstooth',
  'herringbone',
  'glen-plaid',
  'birdseye',
  'basket',
  'log-cabin',
  'dobby',
] as const;

const drawLayout: Readonly<Record<string, (task: SmallWeaveTask) => SmallWeave>> = {
  houndstooth,
  herringbone,
  'glen-plaid': glenPlaid,
  birdseye,
  basket,
  'log-cabin': logCabin,
  dobby,
};

export function planSmallWeaves(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('small-weaves').fork(recipe.layout);
  const draw = drawLayout[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of small weaves but received ${recipe.layout}`);
  const made = draw({ recipe, rng: root.fork('geo'), dyes: root.fork('col') });
  const { across, down } = repeatsIn(plot, made.repeatCm * plot.perCm);
  const spun = yarnOf(recipe);
  const fine = Math.max(1, Math.round((made.repeatCm * spun.perCm) / yarnsIn(made.warp)));
  return weaveDraft(recipe, plot, { draft: made, across, down, yarn: { ...spun, fine }, motif: made.motif });
}
