import { steady } from '../numbers/steady.ts';
import { pitchAsked } from '../recipe/colours-asked.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { FamilyDefinition } from '../vocabulary/families/family.ts';

/** A module follows its motif less than in proportion: a small design still has several different motifs in its repeat. */
const following = 0.8;
const narrowest = 0.15;
const widest = 2;

/** Motifs at a named distance stand so often in a module. */
const leastSteps = 2;

/**
 * Width of a module on cloth in cm. Small motifs have a small repeat, as printed ditsies have: the planner always sees a module with about as
 * many motifs as the family is used to, whatever their size on cloth.
 */
export function moduleWidth(recipe: Recipe, family: FamilyDefinition): number {
  const [smallest, largest] = family.heroCm;
  const ratio = recipe.heroCm / Math.sqrt(smallest * largest);
  const width = family.moduleCm * Math.min(widest, Math.max(narrowest, steady.power(ratio, following)));
  return Math.max(width, leastSteps * (pitchAsked(recipe) ?? 0));
}
