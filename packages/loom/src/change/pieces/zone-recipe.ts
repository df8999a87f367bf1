import { cmToPx } from '@naksha/contract';
import type { Recipe } from '../../recipe/recipe.ts';

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
