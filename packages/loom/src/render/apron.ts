import type { PixelWindow } from './raster.ts';
import type { ShadeContext } from './shader.ts';

/** Resampling reads up to two pixels beyond the place it aims at. */
const taps = 2;

/** Pixels a shader's apron takes on each side; 0 for a shader that only looks at its own place. */
export function roomOf(apronUnits: number, context: ShadeContext): { readonly x: number; readonly y: number } {
  if (apronUnits <= 0) return { x: 0, y: 0 };
  return {
    x: Math.ceil((apronUnits * context.tilePxX) / context.tileUnitsX) + taps,
    y: Math.ceil((apronUnits * context.tilePxY) / context.tileUnitsY) + taps,
  };
}

/** The window that a shader with this apron answers for a source. */
export function insideApron(source: PixelWindow, apronUnits: number, context: ShadeContext): PixelWindow {
  const room = roomOf(apronUnits, context);
  return {
    x: source.x + room.x,
    y: source.y + room.y,
    width: source.width - 2 * room.x,
    height: source.height - 2 * room.y,
  };
}
