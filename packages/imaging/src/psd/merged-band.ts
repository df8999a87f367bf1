import { onWhite } from '../flat/on-white.ts';
import { type PackedBand, packPlanes } from './pack-planes.ts';

/**
 * Rows of the merged picture from RGBA rows, which are overwritten: colours on white, as readers of layered files expect, and the
 * transparency behind them when `hasAlpha`.
 */
export function mergedBand(rgba: Uint8Array, width: number, hasAlpha: boolean): PackedBand {
  const height = rgba.length / (width * 4);
  const alpha = hasAlpha ? packPlanes(rgba, width, 4).planes.slice(3) : [];
  const { planes } = packPlanes(onWhite(rgba, 4), width, 4);
  return { height, planes: [...planes.slice(0, 3), ...alpha] };
}
