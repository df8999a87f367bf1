import type { PixelLayout } from '../bands/pixel-layout.ts';
import type { Fitted } from './fit-picture.ts';

/** Rows of eight bits laid on white, RGB, in place of whatever they have. */
export function onWhite(rows: Uint8Array, { channels }: Pick<PixelLayout, 'channels'>): Uint8Array {
  if (channels === 3) return rows;
  const out = new Uint8Array((rows.length / 4) * 3);
  for (let from = 0, into = 0; from < rows.length; from += 4, into += 3) {
    const alpha = rows[from + 3] ?? 255;
    for (let part = 0; part < 3; part++)
      out[into + part] = Math.round(((rows[from + part] ?? 0) * alpha + 255 * (255 - alpha)) / 255);
  }
  return out;
}

/** Rows of a fitted picture as they lie on the ground, RGB, `width` pixels each. */
export async function groundRows(fitted: Fitted, y: number, count: number, width: number): Promise<Uint8Array> {
  const { layout } = fitted.rows;
  const out = new Uint8Array(count * width * 3);
  for (let done = 0; done < count; ) {
    const from = (y + done) % layout.height;
    const rows = Math.min(count - done, layout.height - from);
    const read = onWhite(await fitted.rows.read(from, rows), layout);
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
