import { pxToCm } from '@naksha/contract';
import type { Torus } from '../numbers/torus.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Make } from '../vocabulary/makes.ts';

/** Where a planner works: one module of the tile. Computed from the recipe, never from pixels. */
export interface Plot {
  /** 1000 units wide; height between 500 and 2000 units. */
  readonly torus: Torus;
  readonly columns: number;
  readonly rows: number;
  /** Units per cm of cloth. */
  readonly perCm: number;
  /** The main motif's diameter in units, already held within the module. */
  readonly hero: number;
  /** The module is the whole field of a panel: nothing grows over its edges. */
  readonly panel?: Panel;
}

/** What is to be left free on a panel: circles in units of a module, where something else will stand. */
export interface Panel {
  readonly seats: readonly Seat[];
  /** Where a border ends the field: across, left and right; down, above and below. */
  readonly edges?: { readonly across: boolean; readonly down: boolean };
  /** How the goods are made up, where the field is their one picture. */
  readonly make?: Make;
}

export interface Seat {
  readonly x: number;
  /** Of the module's height, 0 … 1. */
  readonly y: number;
  readonly r: number;
  /** A bough of the tree comes up under it. */
  readonly isPerched: boolean;
}

const moduleUnits = 1000;
/** A module's longer side is at most this many times the shorter. */
const slimmest = 2;
/** The main motif's largest share of the module's shorter side. */
const heroShare = 0.62;

/**
 * Divides the tile into whole modules of about `moduleCm` and gives one of them as the torus to plan on. Columns are
 * even under half-drop and rows even under half-brick, so that the tile itself repeats straight. Depends on the tile's
 * size on cloth only: a reduced preview has the same plot.
 */
export function plotOf(recipe: Recipe, moduleCm: number): Plot {
  const { widthPx, heightPx, dpi } = recipe.tile;
  const tileWidth = pxToCm(widthPx, dpi);
  const tileHeight = pxToCm(heightPx, dpi);
  const columns = count(tileWidth / Math.min(moduleCm, slimmest * tileHeight), recipe.repeat === 'half-drop');
  const width = tileWidth / columns;
  const rows = count(tileHeight / Math.min(moduleCm, slimmest * width), recipe.repeat === 'half-brick');
  const perCm = moduleUnits / width;
  const h = (tileHeight / rows) * perCm;
  return {
    torus: {
      w: moduleUnits,
      h,
      dropY: recipe.repeat === 'half-drop' ? h / 2 : 0,
      brickX: recipe.repeat === 'half-brick' ? moduleUnits / 2 : 0,
    },
    columns,
    rows,
    perCm,
    hero: Math.min(recipe.heroCm * perCm, Math.min(moduleUnits, h) * heroShare),
  };
}

function count(modules: number, isEven: boolean): number {
  return isEven ? Math.max(2, 2 * Math.round(modules / 2)) : Math.max(1, Math.round(modules));
}
