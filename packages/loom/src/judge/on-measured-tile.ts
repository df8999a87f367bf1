import { cmPerInch, limits, pxToCm } from '@naksha/contract';
import { moduleWidth } from '../drawing/module-width.ts';
import { plotOf } from '../drawing/plot.ts';
import { repeatsIn } from '../drawing/weaving/sett.ts';
import { measuredRepeat } from '../recipe/measured-repeat.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';

/** The tile may be so many times larger or smaller than was chosen for its repeats to be whole. */
const mostOff = 2.2;
/** Squares may be so much higher than wide. */
const mostUneven = 0.015;
/** As fine as a recipe may be. */
const finestDpi = 300;

/** Beyond so many repeats one more or less makes no difference. */
const mostRepeats = 400;

/**
 * A recipe whose stripes or squares have a measure in figures → on a tile of whole repeats of just that measure: the cloth in the tile grows or
 * shrinks, its pixels stay. Others are left as they are.
 */
export function onMeasuredTile(recipe: Recipe): Recipe {
  const repeat = measuredRepeat(recipe);
  if (repeat === undefined) return recipe;
  const { widthPx, dpi } = recipe.tile;
  const wide = pxToCm(widthPx, dpi);
  const counts = Array.from({ length: mostRepeats }, (_, k) => k + 1)
    .filter((count) => (count * repeat) / wide < mostOff && wide / (count * repeat) < mostOff)
    .toSorted((one, other) => offBy((one * repeat) / wide) - offBy((other * repeat) / wide));
  const fits = counts.flatMap((count) => fittedTo(recipe, repeat, count) ?? []);
  return fits.find(({ isHigh }) => isHigh)?.fitted ?? fits[0]?.fitted ?? recipe;
}

/** How far from 1 a ratio is, larger or smaller alike. */
function offBy(ratio: number): number {
  return Math.max(ratio, 1 / ratio);
}

interface Fit {
  readonly fitted: Recipe;
  /** Its height is of whole repeats too, or has none. */
  readonly isHigh: boolean;
}

/** The recipe on a tile so many repeats wide; undefined where no tile is, or its modules would have other repeats. */
function fittedTo(recipe: Recipe, repeat: number, count: number): Fit | undefined {
  const { widthPx, heightPx } = recipe.tile;
  const fitted = { ...recipe, tile: { ...recipe.tile, dpi: Math.round((widthPx * cmPerInch) / (count * repeat)) } };
  const isLegal = fitted.tile.dpi >= 1 && fitted.tile.dpi <= finestDpi;
  if (!isLegal || pxToCm(Math.max(widthPx, heightPx), fitted.tile.dpi) > limits.tileMaxCm) return undefined;
  const plot = plotOf(fitted, moduleWidth(fitted, families[fitted.family]));
  const { across, down } = repeatsIn(plot, repeat * plot.perCm);
  if (across * plot.columns !== count) return undefined;
  const high = pxToCm(heightPx, fitted.tile.dpi) / (down * plot.rows);
  const isUpright = fitted.family === 'stripes' && fitted.layout !== 'regimental';
  return { fitted, isHigh: isUpright || Math.abs(high / repeat - 1) < mostUneven };
}
