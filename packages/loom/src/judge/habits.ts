import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';
import type { Judged } from '../vocabulary/families/judged.ts';

/** The bands that the rubric gives for cloth in general. */
const usual: Judged = {
  ground: [0.15, 0.55],
  accent: 0.22,
  band: 0.4,
  finest: 6,
  sizes: 3,
  overlap: 0.02,
  isStrict: false,
};

/** The bands for a design. */
export function habitOf({ family }: Recipe): Judged {
  return { ...usual, ...families[family].judged };
}
