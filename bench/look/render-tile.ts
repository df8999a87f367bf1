import { planScene, type Raster, type Recipe, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';

export interface Tile extends Raster {
  readonly planMs: number;
  readonly items: number;
  readonly layerIds: readonly string[];
}

export interface TileOptions {
  /** Width of the whole tile in pixels; the height follows. */
  readonly px: number;
  readonly layers?: readonly string[] | undefined;
  /** Leaves out the surface: hand, technique and cloth. */
  readonly bare?: boolean;
}

/** Plans and draws the whole tile. */
export function renderTile(recipe: Recipe, { px, layers, bare }: TileOptions): Tile {
  const started = performance.now();
  const scene = planScene(recipe);
  const planMs = performance.now() - started;
  const shown = {
    ...scene,
    layers: layers === undefined ? scene.layers : scene.layers.filter((layer) => layers.includes(layer.id)),
    surface: bare === true ? [] : scene.surface,
  };
  const size = { width: px, height: Math.round((px * recipe.tile.heightPx) / recipe.tile.widthPx) };
  const raster = weaveWindow(shown, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
  const items = scene.layers.reduce((sum, layer) => sum + layer.items.length, 0);
  return { ...raster, planMs, items, layerIds: scene.layers.map((layer) => layer.id) };
}
