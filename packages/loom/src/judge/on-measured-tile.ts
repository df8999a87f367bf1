import { cmPerInch, limits, pxToCm } from '@naksha/contract';
import { moduleWidth } from '../drawing/module-width.ts';
import { plotOf } from '../drawing/plot.ts';
import { repeatsIn } from '../drawing/weaving/sett.ts';
import { steady } from '../numbers/steady.ts';
import { measuredRepeat } from '../recipe/measured-repeat.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';

/** The tile may be so many times larger or smaller than was chosen for its repeats to be whole. */
const mostOff = 2.2;
/** Squares may be so much higher than wide. */
const mostUneven = 0.015;
/** Stripes may slant so much more one way than the other. */
const mostSlant = 0.1;
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
  const { widthPx } = recipe.tile;
  const laid = laidOn(recipe, repeat, (widthPx * cmPerInch) / (count * repeat));
  if (laid?.across !== count) return undefined;
  if (recipe.layout === 'regimental') return slanted(recipe, repeat, laid);
  const isUpright = recipe.family === 'stripes';
  return { fitted: laid.fitted, isHigh: isUpright || Math.abs(laid.high / repeat - 1) < mostUneven };
}

/** Stripes between whole repeats across and down are of their measure at one fineness, though they slant a little more or less than half a right angle. */
function slanted(recipe: Recipe, repeat: number, laid: Laid): Fit | undefined {
  const { widthPx, heightPx } = recipe.tile;
  const [wide, high] = [widthPx / laid.across, heightPx / laid.down];
  const px = (wide * high) / steady.hypot(wide, high);
  const fine = laidOn(recipe, repeat, (px * cmPerInch * Math.SQRT2) / repeat);
  if (fine?.across !== laid.across || fine.down !== laid.down) return undefined;
  return { fitted: fine.fitted, isHigh: Math.abs(wide / high - 1) < mostSlant };
}

interface Laid {
  readonly fitted: Recipe;
  /** Repeats in the tile. */
  readonly across: number;
  readonly down: number;
  /** Of one of them, cm. */
  readonly high: number;
}

/** The recipe at about so many dots an inch, and the repeats that its planner lays there; undefined where that is no tile. */
function laidOn(recipe: Recipe, repeat: number, fineness: number): Laid | undefined {
  const { widthPx, heightPx } = recipe.tile;
  const dpi = Math.round(fineness);
  const fitted = { ...recipe, tile: { ...recipe.tile, dpi } };
  const isLegal = dpi >= 1 && dpi <= finestDpi && pxToCm(Math.max(widthPx, heightPx), dpi) <= limits.tileMaxCm;
  if (!isLegal) return undefined;
  const plot = plotOf(fitted, moduleWidth(fitted, families[fitted.family]));
  const { across, down } = repeatsIn(plot, repeat * plot.perCm);
  const rows = down * plot.rows;
  return { fitted, across: across * plot.columns, down: rows, high: pxToCm(heightPx, dpi) / rows };
}
