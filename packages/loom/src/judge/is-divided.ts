import type { Family } from '@naksha/contract';
import type { Recipe } from '../recipe/recipe.ts';

/** Cloths whose figures lie on a ground and must not take its colour; all others are divided among their dyes. */
const figured: readonly Family[] = [
  'kalamkari',
  'paisley',
  'floral',
  'madhubani',
  'brocade',
  'block-print',
  'chikankari',
  'warli',
  'toile',
  'tropical',
  'bandhani',
  'damask',
];

/** Whether a cloth is divided among its dyes, and has no figures on a ground. */
export function isDivided({ family }: Recipe): boolean {
  return !figured.includes(family);
}
