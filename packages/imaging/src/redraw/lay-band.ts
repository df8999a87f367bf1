import type { RedrawBand } from './redraw-band.ts';
import { readSmall, writeSmall } from './small-pixels.ts';

/**
 * Lays the band of what a model drew over the tile that it was shown rolled round; every other pixel stays as it was, whatever the model
 * made of it. Throws PictureError as `readSmall` does.
 */
export async function layBand(tile: string, drawn: string, to: string, band: RedrawBand): Promise<void> {
  const { width, height, pixels } = await readSmall(tile);
  const over = await readSmall(drawn, { width, height });
  const across = shares(band.left, band.width, width, band.soft);
  const down = shares(band.top, band.height, height, band.soft);
  for (let y = 0; y < band.height; y++) {
    const row = (band.top + y + height - band.roll.down) % height;
    for (let x = 0; x < band.width; x++) {
      const share = (across[x] ?? 0) * (down[y] ?? 0);
      const into = (row * width + ((band.left + x + width - band.roll.across) % width)) * 3;
      const from = ((band.top + y) * width + band.left + x) * 3;
      for (let part = 0; part < 3; part++) {
        const before = pixels[into + part] ?? 0;
        pixels[into + part] = Math.round(before + ((over.pixels[from + part] ?? 0) - before) * share);
      }
    }
  }
  await writeSmall(to, { width, height, pixels });
}

/** How much of what was drawn each column of a band takes. */
function shares(from: number, length: number, whole: number, soft: number): Float64Array {
  const out = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const before = from === 0 ? soft : i + 0.5;
    const after = from + length === whole ? soft : length - i - 0.5;
    out[i] = Math.min(1, before / soft, after / soft);
  }
  return out;
}
