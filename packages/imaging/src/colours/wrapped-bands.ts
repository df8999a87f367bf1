import { bandRows } from '../bands/each-band.ts';
import type { Rows } from '../bands/open-rows.ts';

/** Some rows of a picture and `halo` rows on each side of them, in one piece. */
export interface WrappedBand {
  readonly y: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A picture in bands of about 2 MB from top to bottom, above whose first row stands the last one, as in its repeat. One is read ahead. */
export async function* wrappedBands(rows: Rows, halo: number): AsyncGenerator<WrappedBand> {
  const { height } = rows.layout;
  const count = bandRows(rows.layout);
  const bandAt = async (y: number): Promise<WrappedBand> => {
    const own = Math.min(count, height - y);
    return { y, height: own, pixels: await wrapped(rows, y - halo, own + 2 * halo) };
  };
  let next = bandAt(0);
  for (let y = 0; y < height; y += count) {
    const band = await next;
    if (y + count < height) {
      next = bandAt(y + count);
      // Whoever stops asking is not to be told of what was read ahead.
      next.catch(() => undefined);
    }
    yield band;
  }
}

/** Rows from `y` on, which may lie above the first and go on beyond the last. */
async function wrapped(rows: Rows, y: number, count: number): Promise<Uint8Array> {
  const { height } = rows.layout;
  const pieces: Uint8Array[] = [];
  for (let from = y, left = count; left > 0; ) {
    const at = ((from % height) + height) % height;
    const run = Math.min(left, height - at);
    pieces.push(await rows.read(at, run));
    from += run;
    left -= run;
  }
  const [only] = pieces;
  const whole = pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
  // A plain array: `slice` of a Buffer copies nothing.
  return new Uint8Array(whole.buffer, whole.byteOffset, whole.length);
}
