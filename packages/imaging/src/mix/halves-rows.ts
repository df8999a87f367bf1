import type { Rows } from '../bands/open-rows.ts';
import { rgbOnWhite } from '../flat/on-white.ts';
import type { Fitted } from './fit-picture.ts';
import { groundRows } from './rgb-row.ts';

/** Breadth of the braid that covers a join, as a share of the shorter side, and the parts of it: edge, middle, edge. */
const braid = 0.022;
const parts = [0.2, 0.8] as const;
/** Of a stripe that is narrower than this many braids nothing would be seen. */
const leastBraids = 3;

export interface BraidColours {
  readonly edge: readonly [number, number, number];
  readonly middle: readonly [number, number, number];
}

/**
 * Rows of a stripe of the first and a stripe of the second picture, each join under a braid. The second takes `weight` of the breadth; a
 * stripe too narrow to be seen is left out. Undefined where that is the second's.
 */
export function halvesRows(
  first: Rows,
  second: Fitted,
  weight: number,
  { edge, middle }: BraidColours,
): ((y: number, count: number) => Promise<Uint8Array>) | undefined {
  const { width, height } = first.layout;
  const breadth = Math.max(2, Math.round(braid * Math.min(width, height)));
  const least = breadth * leastBraids;
  const own = Math.round(width * (1 - weight));
  const from = own < least ? 0 : own;
  if (width - from < least) return undefined;
  const joins = from === 0 ? [] : [0, from];
  return async (y, count) => {
    const rows =
      from === 0
        ? new Uint8Array(count * width * 3)
        : rgbOnWhite(await first.read(y, count), first.layout.channels).slice();
    const other = await groundRows(second, y, count, width);
    for (let row = 0; row < count; row++) {
      const line = row * width * 3;
      rows.set(other.subarray(line + from * 3, line + width * 3), line + from * 3);
      for (const join of joins) {
        for (let step = 0; step < breadth; step++) {
          const x = (join - (breadth >> 1) + step + width) % width;
          const share = (step + 0.5) / breadth;
          rows.set(share < parts[0] || share > parts[1] ? edge : middle, line + x * 3);
        }
      }
    }
    return rows;
  };
}
