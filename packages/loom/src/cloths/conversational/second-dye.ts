import type { Ink } from '../../drawing/scene.ts';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { meantDyes } from './local-colour.ts';

const roles: readonly Role[] = ['a1', 'a2', 'a3', 'a4'];
/** Farther apart in hue, in degrees, or in lightness a dye is not the second one of a beast. */
const nearest = { hue: 32, lightness: 0.22 } as const;

/** Beasts and plants have two dyes by nature; what people make may have any. */
export function isAlive({ setting }: Outline): boolean {
  return setting === 'garden' || setting === 'sea';
}

/** The second dye of a beast or plant where none was named: its own where the cloth has one like it, else a shade of the first or a neutral. */
export function secondByNature(recipe: Recipe, { dyes: [, second] }: Outline, body: Role): Ink {
  if (second === undefined) return `${body}>dark:0.28`;
  const [L, , h] = hexToOklch(second);
  const dyes = meantDyes(recipe);
  const found = roles.find((_, n) => {
    const dye = dyes[n];
    if (dye === undefined) return false;
    const apart = Math.abs(((dye[2] - h + 540) % 360) - 180);
    return apart <= nearest.hue && Math.abs(dye[0] - L) <= nearest.lightness;
  });
  if (found === undefined) return 'line>light:0.42';
  return found === body ? `${body}>dark:0.28` : found;
}
