import { pxToCm } from '@naksha/contract';
import type { Border } from '../../drawing/goods/lay-border.ts';
import { moduleWidth } from '../../drawing/module-width.ts';
import type { Scene, SurfaceStep } from '../../drawing/scene.ts';
import { isSizeInFigures } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { families } from '../../vocabulary/families/families.ts';
import { ofOneCopy } from './copies.ts';
import { partOf } from './field-within.ts';
import { tileUnits } from './inner.ts';
import { isPanelled } from './panel-task.ts';

/** So many main motifs stand side by side between two borders, if one repeat allows it: of fewer there is no cloth to see. */
const abreast = 5;
/** A field still plans one repeat where it is so much wider than the cloth's own. */
const oneRepeat = 1.4;

/**
 * How many times smaller than on cloth the field of a bordered tile is drawn, 1 or more. A tile with borders is a picture of the goods, whose
 * borders are drawn in it a few centimetres broad: their field has at least a whole repeat at the cloth's own density, or a check would be one
 * square and a net one roundel. Sizes in figures stay as they are.
 */
export function reductionOf(whole: Recipe, border: Border): number {
  const recipe = ofOneCopy(whole, border);
  if (!border.isFitted || border.isPlain || isPanelled(border) || isSizeInFigures(recipe)) return 1;
  const { widthPx, heightPx, dpi } = recipe.tile;
  const { shareX, shareY } = partOf(tileUnits(recipe), border);
  const room = pxToCm(Math.min(widthPx * shareX, heightPx * shareY), dpi);
  const repeat = moduleWidth(recipe, families[recipe.family]) / room;
  const motifs = (abreast * recipe.heroCm) / room;
  return Math.max(1, repeat, Math.min(motifs, repeat * oneRepeat));
}

/** A tile that is `by` times as large on cloth, of as many pixels. */
export function enlarged(recipe: Recipe, by: number): Recipe {
  return by === 1 ? recipe : { ...recipe, tile: { ...recipe.tile, dpi: recipe.tile.dpi / by } };
}

/** A scene of a tile that was enlarged, with yarns as thick as the tile's own cloth has them. */
export function withOwnYarns(scene: Scene, by: number): Scene {
  if (by === 1) return scene;
  const own = (steps: readonly SurfaceStep[]) =>
    steps.map((step) =>
      step.shader === 'cloth' && step.params.perCm !== undefined
        ? { ...step, params: { ...step.params, perCm: step.params.perCm * by } }
        : step,
    );
  return {
    ...scene,
    surface: own(scene.surface),
    layers: scene.layers.map((layer) => (layer.over === undefined ? layer : { ...layer, over: own(layer.over) })),
  };
}
