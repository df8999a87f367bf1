import type { Recipe } from '../../recipe/recipe.ts';
import type { Yarn } from './draft-step.ts';

interface Spun extends Yarn {
  /** Yarns of a coloured cloth per cm: coarser than in white goods, so that the weave is seen. */
  readonly perCm: number;
}

const spun: Readonly<Record<Recipe['finish']['cloth'], Spun>> = {
  none: { perCm: 16, fine: 1, relief: 0, tone: 0, slub: 0, bleed: 0 },
  cotton: { perCm: 16, fine: 1, relief: 0.13, tone: 0.035, slub: 0.03, bleed: 0 },
  silk: { perCm: 26, fine: 1, relief: 0.09, tone: 0.02, slub: 0.035, bleed: 0 },
  linen: { perCm: 13, fine: 1, relief: 0.14, tone: 0.05, slub: 0.07, bleed: 0 },
  khadi: { perCm: 11, fine: 1, relief: 0.16, tone: 0.07, slub: 0.08, bleed: 0 },
};

/** The yarn of a recipe's cloth. */
export function yarnOf(recipe: Recipe): Spun {
  return spun[recipe.finish.cloth];
}
