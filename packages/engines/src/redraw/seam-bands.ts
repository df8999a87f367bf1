import type { RedrawBand } from '@naksha/imaging';
import type { Size } from './redrawer.ts';

/** Half a band, and how far from its neighbours' edges a band ends, as shares of the tile's shorter side. */
const half = 0.09;
const apart = 0.14;
/** Share of half a band over which the new goes over into the old. */
const softness = 0.45;

/**
 * The bands along the edges of a tile that a model redraws so that it goes on in its repeat, in this order. Rolled by half, an
 * edge lies in the middle; but a band that reached the view's own edge there would end in the middle of the tile. So the level band
 * stops short of it, and its rest is drawn in a third view.
 */
export function seamBands(
  { width, height }: Size,
  { across, down }: { readonly across: boolean; readonly down: boolean },
): RedrawBand[] {
  const short = Math.min(width, height);
  const b = Math.max(4, Math.round(short * half));
  const m = Math.max(6, Math.round(short * apart));
  const soft = Math.max(1, Math.round(b * softness));
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  const upright: RedrawBand = { roll: { across: x, down: 0 }, left: x - b, top: 0, width: 2 * b, height, soft };
  const level: RedrawBand = {
    roll: { across: x, down: y },
    left: m,
    top: y - b,
    width: width - 2 * m,
    height: 2 * b,
    soft,
  };
  // Whole where the level band is still soft.
  const reach = m + 2 * soft + 2;
  const rest: RedrawBand = {
    roll: { across: 0, down: y },
    left: x - reach,
    top: y - b,
    width: 2 * reach,
    height: 2 * b,
    soft,
  };
  return [...(across ? [upright] : []), ...(down ? [level, rest] : [])];
}
