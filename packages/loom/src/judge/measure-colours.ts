import type { Oklch } from '../numbers/colour/oklch.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { seenAs } from './same-colour.ts';
import type { Survey } from './survey-scene.ts';

/** A colour of the cloth and its share of the area, 0 … 1. */
export interface Patch {
  readonly hex: string;
  readonly colour: Oklch;
  readonly share: number;
}

/**
 * The colours of a surveyed cloth by area, the largest first. A mixture of two inks is a tint of the one that leads in it; where yarns
 * cross each is seen for its part.
 */
export function measureColours(survey: Survey, roles: Recipe['palette']['roles']): Patch[] {
  const areas = new Map<string, number>();
  for (const [role, share] of survey.byRole) areas.set(roles[role], (areas.get(roles[role]) ?? 0) + share);
  return [...areas]
    .filter(([, share]) => share > 0)
    .map(([hex, share]) => ({ hex, share, colour: seenAs(hex) }))
    .toSorted((one, other) => other.share - one.share);
}
