import type { Rows } from './open-rows.ts';
import { rowBytes } from './pixel-layout.ts';
import { createRooms } from './rooms.ts';

/** Some rows of a picture, with the neighbours that were asked for. */
export interface RowBand {
  /** The first row. */
  readonly y: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Rows above and below the band that `pixels` holds besides; fewer at the picture's edges. */
  readonly above: number;
  readonly below: number;
}

/** Large enough to keep every core busy, small enough that a dozen are no burden. */
const bandBytes = 2 ** 20;

/** Rows of a band of about 1 MB. */
export function bandRows(layout: Parameters<typeof rowBytes>[0]): number {
  return Math.max(1, Math.round(bandBytes / rowBytes(layout)));
}

/**
 * A picture from top to bottom in bands of about 1 MB, each with up to `halo` rows of its neighbours; one is read ahead. A band's
 * pixels are the caller's until the next one is asked for: fresh memory for each would keep the collector busy.
 */
export async function* eachBand(rows: Rows, halo = 0): AsyncGenerator<RowBand> {
  const { height } = rows.layout;
  const count = bandRows(rows.layout);
  const rooms = createRooms(Math.min(height, count + 2 * halo) * rowBytes(rows.layout));
  const bandAt = async (y: number): Promise<RowBand> => {
    const own = Math.min(count, height - y);
    const above = Math.min(halo, y);
    const below = Math.min(halo, height - y - own);
    return { y, height: own, above, below, pixels: await rows.read(y - above, above + own + below, rooms()) };
  };
  yield* readAhead(height, count, bandAt);
}

/** Bands of `count` rows from top to bottom, the next one read while the last is worked on. */
export async function* readAhead<Band>(
  height: number,
  count: number,
  bandAt: (y: number) => Promise<Band>,
): AsyncGenerator<Band> {
  let next = bandAt(0);
  for (let y = 0; y < height; y += count) {
    const band = await next;
    if (y + count < height) {
      next = bandAt(y + count);
      // A caller that stopped asking must not see what was read ahead fail.
      next.catch(() => undefined);
    }
    yield band;
  }
}
