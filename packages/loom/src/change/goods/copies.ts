import { pxToCm } from '@naksha/contract';
import type { Border } from '../../drawing/goods/lay-border.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';

interface Copies {
  readonly columns: number;
  readonly rows: number;
}

/** A wreath takes so many times the cloth that its flowers would across a repeat. */
const ofHero = 1.75;

/** How many of the goods lie in a tile, across and down; of a half-drop an even number across. */
function copiesIn({ tile, heroCm }: Pick<Recipe, 'tile' | 'heroCm'>, { copies }: Border): Copies {
  if (copies === undefined) return { columns: 1, rows: 1 };
  if (copies === 'abreast') return { columns: 2, rows: 1 };
  const [wide, high] = [tile.widthPx, tile.heightPx].map((px) => pxToCm(px, tile.dpi) / (heroCm * ofHero));
  return { columns: Math.max(2, 2 * Math.round((wide ?? 2) / 2)), rows: Math.max(1, Math.round(high ?? 1)) };
}

/** A recipe whose tile is one of the goods that lie in it. */
export function ofOneCopy<Cloth extends Pick<Recipe, 'tile' | 'heroCm'>>(recipe: Cloth, border: Border): Cloth {
  const { columns, rows } = copiesIn(recipe, border);
  if (columns * rows === 1) return recipe;
  const { widthPx, heightPx } = recipe.tile;
  const tile = { ...recipe.tile, widthPx: Math.round(widthPx / columns), heightPx: Math.round(heightPx / rows) };
  return { ...recipe, tile };
}

/** The scene of one of the goods → that of the tile in which they lie. */
export function laidInCopies(scene: Scene, recipe: Recipe, border: Border): Scene {
  const { columns, rows } = copiesIn(recipe, border);
  const { torus } = scene;
  return { ...scene, columns, rows, torus: { ...torus, dropY: border.copies === 'dropped' ? torus.h / 2 : 0 } };
}
