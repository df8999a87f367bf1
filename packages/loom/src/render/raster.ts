import type { Scene } from '../drawing/scene.ts';
import type { Role } from '../vocabulary/roles.ts';

/** Pixels [x, x + width) × [y, y + height) of the tile's picture; may lie outside the tile, where it repeats. */
export interface PixelWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** RGBA, 8 bits, sRGB, straight alpha, rows without padding. */
export interface Raster extends PixelWindow {
  readonly data: Uint8ClampedArray;
}

/** Which part of a scene to draw, and how large. `unitsPerPx` may differ slightly by axis when sizes are rounded. */
export interface Drawing {
  readonly scene: Scene;
  readonly colours: Readonly<Record<Role, string>>;
  /** Layer ids to draw; all when absent. */
  readonly layers?: readonly string[];
  readonly unitsPerPxX: number;
  readonly unitsPerPxY: number;
}

/** Turns path lists into pixels: resvg on the server, Path2D on an OffscreenCanvas in the browser. */
export type Rasterise = (drawing: Drawing, window: PixelWindow) => Raster;
