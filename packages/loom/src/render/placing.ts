import type { Item } from '../drawing/scene.ts';
import type { UnitBox } from './copies.ts';
import type { Drawing, PixelWindow } from './raster.ts';

/**
 * Places are rounded to 1/256 px of the tile's own grid, so that two windows on the same place, or two sides of a seam,
 * give the rasteriser the same fractions.
 */
const fractions = 256;

/** The first four numbers of an item's matrix, symbol units → pixels: mirrored, turned, scaled. */
export function orient(
  item: Item,
  { unitsPerPxX, unitsPerPxY }: Drawing,
): [a: number, b: number, c: number, d: number] {
  const cos = Math.cos(item.turn) * item.scale;
  const sin = Math.sin(item.turn) * item.scale;
  const side = item.flip === true ? -1 : 1;
  return [
    round((side * cos) / unitsPerPxX),
    round((side * sin) / unitsPerPxY),
    round(-sin / unitsPerPxX),
    round(cos / unitsPerPxY),
  ];
}

/** A place in pixels of the tile, rounded to what rasterisers distinguish. */
export function snap(px: number): number {
  return Math.round(px * fractions) / fractions;
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Anti-aliasing reaches one pixel beyond an outline. */
const marginPx = 1;

/** What can show in a window: the window in units, with that margin. */
export function reachOf({ unitsPerPxX, unitsPerPxY }: Drawing, window: PixelWindow): UnitBox {
  return {
    left: (window.x - marginPx) * unitsPerPxX,
    top: (window.y - marginPx) * unitsPerPxY,
    right: (window.x + window.width + marginPx) * unitsPerPxX,
    bottom: (window.y + window.height + marginPx) * unitsPerPxY,
  };
}
