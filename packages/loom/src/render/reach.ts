import type { UnitBox } from './copies.ts';
import type { Drawing, PixelWindow } from './raster.ts';

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
