import { rgbOnWhite } from '../flat/on-white.ts';
import type { Fitted } from './fit-picture.ts';

/** Rows of a fitted picture as they lie on the ground, RGB, `width` pixels each. */
export async function groundRows(fitted: Fitted, y: number, count: number, width: number): Promise<Uint8Array> {
  const { layout } = fitted.rows;
  const out = new Uint8Array(count * width * 3);
  for (let done = 0; done < count; ) {
    const from = (y + done) % layout.height;
    const rows = Math.min(count - done, layout.height - from);
    const read = rgbOnWhite(await fitted.rows.read(from, rows), layout.channels);
    for (let row = 0; row < rows; row++) {
      for (let x = 0; x < width; ) {
        const at = x % layout.width;
        const run = Math.min(width - x, layout.width - at);
        const start = (row * layout.width + at) * 3;
        out.set(read.subarray(start, start + run * 3), ((done + row) * width + x) * 3);
        x += run;
      }
    }
    done += rows;
  }
  return out;
}
