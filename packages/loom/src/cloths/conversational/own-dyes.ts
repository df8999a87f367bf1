import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { hueDifference } from '../../palette/hue.ts';
import { accentRoles } from '../../palette/role-colours.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';

/** A dye as near as this in hue to what a thing has by nature is its own; with less chroma than the other there is no hue. */
const nearHue = 38;
const coloured = 0.05;

/** What the loom's own motifs have by nature, where everybody sees them in one colour. */
export const naturalOf: Partial<Record<MotifId, string>> = {
  sunflower: '#e8b21f',
  hibiscus: '#c5303a',
  leaf: '#4f8a3f',
  tree: '#4f8a3f',
  palm: '#4f8a3f',
  cypress: '#3f7046',
  parrot: '#4f9a3f',
  sun: '#e8b21f',
  heart: '#c5303a',
  lion: '#c8963c',
  tiger: '#d98a2b',
  camel: '#c49a5c',
  mango: '#e2a52b',
  wave: '#3f7fae',
};

/**
 * Which of the named dyes, by place, a thing is printed in: those that were said of it ("purple sunflowers"), else the one nearest to its own
 * hue; all of them, none listed, where neither is so.
 */
export function ownDyes(recipe: Recipe, motif: string, natural: string | undefined, named: number): readonly number[] {
  const said = saidOf(recipe.source.understood, motif).filter((place) => place < named);
  if (said.length > 0) return said;
  if (natural === undefined) return [];
  const [, chroma, hue] = hexToOklch(natural);
  if (chroma < coloured) return [];
  const off = accentRoles.slice(0, named).map((role) => {
    const [, C, h] = hexToOklch(recipe.palette.roles[role]);
    return C < coloured ? 180 : Math.abs(hueDifference(h, hue));
  });
  const least = Math.min(...off);
  return least <= nearHue ? [off.indexOf(least)] : [];
}

/** The accents, by place, that stand straight before a motif among the understood words. */
function saidOf(understood: readonly string[], motif: string): number[] {
  const at = understood.indexOf(`motif:${motif}`);
  const places: number[] = [];
  const isAccent = (word: string | undefined) => word?.startsWith('accent:') === true;
  for (let i = at - 1; i >= 0 && isAccent(understood[i]); i--)
    places.push(understood.slice(0, i).filter((word) => isAccent(word)).length);
  return places;
}
