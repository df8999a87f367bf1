import type { Recipe } from '../recipe/recipe.ts';
import { familyParts } from './parts.ts';
import type { ZoneTile } from './piece.ts';
import { onContrast, zoneRecipe } from './zone-recipe.ts';

/** Shares of a border's breadth: the guard beside the field, the row, the guard at the edge. */
const shares = { inner: 0.22, row: 0.64, outer: 0.14 } as const;
/** Beads and lines of a border are smaller than a motif; they need few of the family's finest strokes. */
const plainestRow = 2;

/** One strip of a border: how far from the edge it begins, and how broad it is. */
export interface Strip {
  readonly tile: ZoneTile;
  readonly fromEdge: number;
  readonly breadth: number;
  /** Set in a square where two sides meet. */
  readonly corner?: ZoneTile;
}

/**
 * The strips of a border from the edge inwards, for a border of `breadth` cm beside a field of the colour `field`. Every strip repeats each
 * two breadths and is symmetric about each breadth, so that sides of whole breadths meet in equal halves at 45°; `isCornered` sets a main motif where they do.
 */
export function borderStrips(recipe: Recipe, breadth: number, field: string, isCornered = false): Strip[] {
  const own = onContrast(recipe);
  const { layout, as } = familyParts[recipe.family].border;
  const repeat = 2 * breadth;
  const outer = shares.outer * breadth;
  const rowBreadth = shares.row * breadth;
  const inner = shares.inner * breadth;
  const roles = { ...own.palette.roles, leaf3: field };
  const guard = (height: number, isToothed: boolean): ZoneTile => ({
    kind: 'guard',
    isToothed,
    recipe: {
      ...zoneRecipe(own, { widthCm: repeat, heightCm: height }),
      title: isToothed ? 'guard at the field' : 'guard at the edge',
      palette: { ...own.palette, roles },
    },
  });
  const strip = zoneRecipe(own, {
    layout,
    heroCm: rowBreadth * (as === 'row' ? 0.8 : 0.5),
    density: 0.15,
    widthCm: repeat,
    heightCm: rowBreadth,
  });
  const detail = breadth < 6 ? Math.min(strip.detail, plainestRow) : strip.detail;
  const recipeOfRow = { ...strip, title: 'row', repeat: 'straight', detail } as const;
  const square = { ...strip.tile, widthPx: strip.tile.heightPx };
  const corner: ZoneTile = { kind: 'corner', recipe: { ...recipeOfRow, title: 'corner', tile: square } };
  const row: Pick<Strip, 'tile' | 'corner'> =
    as === 'field'
      ? { tile: { kind: 'cloth', recipe: recipeOfRow } }
      : { tile: { kind: 'row', isCornered, recipe: recipeOfRow }, ...(isCornered ? { corner } : {}) };
  return [
    { tile: guard(outer, false), fromEdge: 0, breadth: outer },
    { ...row, fromEdge: outer, breadth: rowBreadth },
    { tile: guard(inner, true), fromEdge: outer + rowBreadth, breadth: inner },
  ];
}
