import { bandRows } from './bands/each-band.ts';
import type { Rows } from './bands/open-rows.ts';
import { rgbOnWhite } from './flat/on-white.ts';

/** All pixels of rows of eight bits on white, RGB: for operations whose limit of pixels leaves room for three bytes of each. */
export async function readWhole(rows: Rows): Promise<{ width: number; height: number; pixels: Uint8Array }> {
  const { width, height, channels } = rows.layout;
  const pixels = new Uint8Array(width * height * 3);
  const count = bandRows(rows.layout);
  for (let y = 0; y < height; y += count)
    pixels.set(rgbOnWhite(await rows.read(y, Math.min(count, height - y)), channels), y * width * 3);
  return { width, height, pixels };
}
