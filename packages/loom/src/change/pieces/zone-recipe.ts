import { cmToPx } from '@naksha/contract';
import { colourDistance, hexToOklch } from '../../numbers/colour/oklch.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { families } from '../../vocabulary/families/families.ts';
import { applyEdit } from '../edit/apply-edit.ts';

const zoneDpi = 150;
const leastPx = 64;
const mostPx = 16384;

export interface ZoneWish {
  readonly layout?: string;
  readonly heroFactor?: number;
  readonly heroCm?: number;
  readonly density?: number;
  /** Size of the repeat on cloth. */
  readonly widthCm: number;
  readonly heightCm: number;
}

/** The recipe of a zone: kin of the piece's own, in the same family, with a repeat of another size. */
export function zoneRecipe(recipe: Recipe, wish: ZoneWish): Recipe {
  const { layout = recipe.layout, heroFactor = 1, heroCm = recipe.heroCm * heroFactor, density = 0 } = wish;
  const px = (cm: number) => Math.min(mostPx, Math.max(leastPx, Math.round(cmToPx(cm, zoneDpi))));
  return {
    ...recipe,
    layout,
    repeat: layout === recipe.layout ? recipe.repeat : 'straight',
    heroCm: Math.min(60, Math.max(0.4, Math.round(heroCm * 100) / 100)),
    density: Math.min(1, Math.max(0.05, recipe.density + density)),
    tile: { widthPx: px(wish.widthCm), heightPx: px(wish.heightCm), dpi: zoneDpi },
  };
}

/** A ground is a border's own when it is read as another colour from afar. */
const leastContrast = 0.16;
const darkEnough = 0.6;

/**
 * The same cloth on its contrast ground, as borders and pallus have it: the fullest accent that stands off from the ground, everything
 * else moved only as far as it would be lost on it. Where nothing stands off, or the ground is locked, the ground stays.
 */
export function onContrast(recipe: Recipe): Recipe {
  const { roles } = recipe.palette;
  const isReserved = families[recipe.family].isReserved === true || families[recipe.family].ink === 'light';
  const [groundL] = hexToOklch(roles.ground);
  const chosen = (['a1', 'a2', 'a3', 'dark'] as const)
    .filter((role) => colourDistance(roles[role], roles.ground) >= leastContrast)
    // White figures need a ground to stand on.
    .filter((role) => !isReserved || hexToOklch(roles[role])[0] <= darkEnough)
    .map((role) => {
      const [L, C] = hexToOklch(roles[role]);
      return { role, worth: C + 0.35 * Math.abs(L - groundL) - (L > 0.6 ? 0.1 : 0) };
    })
    .reduce<{ role: 'a1' | 'a2' | 'a3' | 'dark'; worth: number } | undefined>(
      (best, each) => (best === undefined || each.worth > best.worth ? each : best),
      undefined,
    );
  if (chosen === undefined) return recipe;
  const hex = roles[chosen.role];
  const swapped = { ...recipe, palette: { ...recipe.palette, roles: { ...roles, [chosen.role]: roles.ground } } };
  const edited = applyEdit(swapped, { op: 'setColour', part: 'ground', colour: { name: hex, hex } });
  return 'recipe' in edited ? edited.recipe : recipe;
}
