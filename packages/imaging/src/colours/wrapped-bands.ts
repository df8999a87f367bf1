import { bandRows, readAhead } from '../bands/each-band.ts';
import type { Rows } from '../bands/open-rows.ts';
import { rowBytes } from '../bands/pixel-layout.ts';
import { createRooms } from '../bands/rooms.ts';

/** Some rows of a picture and `halo` rows on each side of them, in one piece. */
export interface WrappedBand {
  readonly y: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * A picture in bands of about 1 MB from top to bottom, above whose first row stands the last one, as in its repeat. One is read ahead.
 * A band's pixels are the caller's until the next one is asked for.
 */
export async function* wrappedBands(rows: Rows, halo: number): AsyncGenerator<WrappedBand> {
  const { height } = rows.layout;
  const count = Math.min(height, bandRows(rows.layout));
  const rooms = createRooms((count + 2 * halo) * rowBytes(rows.layout));
  const bandAt = async (y: number): Promise<WrappedBand> => {
    const own = Math.min(count, height - y);
    return { y, height: own, pixels: await wrapped(rows, y - halo, own + 2 * halo, rooms()) };
  };
  yield* readAhead(height, count, bandAt);
}

/** Rows from `y` on, which may lie above the first and go on beyond the last. */
async function wrapped(rows: Rows, y: number, count: number, room: Uint8Array): Promise<Uint8Array> {
  const { height } = rows.layout;
  const stride = rowBytes(rows.layout);
  for (let done = 0; done < count; ) {
    const at = (((y + done) % height) + height) % height;
    const run = Math.min(count - done, height - at);
    await rows.read(at, run, room.subarray(done * stride));
    done += run;
  }
  return room.subarray(0, count * stride);
}
