import { perceptualHash } from '@naksha/colour';
import type { Field } from '../quilt/field.ts';
import { fieldOfPixels } from '../quilt/field-of-pixels.ts';
import { readReduced } from '../quilt/read-field.ts';
import { binOf } from './colour-bins.ts';
import { scalesOf } from './shapes-of.ts';
import { colourBins, hashBytes, orientationBins } from './trait-distance.ts';

const side = 64;

/**
 * What a picture is found by, a list of bytes: its perceptual hash, then shares of colours by lightness and hue, of steps by direction, and
 * of variation by scale. Shares are stored as their roots, so that small ones count. Throws PictureError for a damaged picture.
 */
export async function traitsOf(path: string): Promise<number[]> {
  const { data, channels } = await readReduced(path, side, side);
  const field = fieldOfPixels(data, channels, { width: side, height: side });
  const shares = [...coloursOf(field), ...directionsOf(field), ...scalesOf(field)];
  return [...hashOf(data, channels), ...shares.map((share) => Math.round(Math.sqrt(Math.min(1, share)) * 255))];
}

function hashOf(pixels: Uint8Array, channels: number): number[] {
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at++)
    for (let part = 0; part < 3; part++) data[at * 4 + part] = pixels[at * channels + (channels < 3 ? 0 : part)] ?? 0;
  const bits = perceptualHash({ data, width: side, height: side });
  return Array.from({ length: hashBytes }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => byte * 2 + (bit ? 1 : 0), 0),
  );
}

function coloursOf({ lab }: Field): number[] {
  const bins = new Array<number>(colourBins).fill(0);
  const each = 3 / lab.length;
  for (let at = 0; at < lab.length; at += 3) {
    const [L, a, b] = [lab[at] ?? 0, lab[at + 1] ?? 0, lab[at + 2] ?? 0];
    const bin = binOf(L, a, b);
    bins[bin] = (bins[bin] ?? 0) + each;
  }
  return bins;
}

function directionsOf({ width, height, lab }: Field): number[] {
  const bins = new Array<number>(orientationBins).fill(0);
  let all = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const light = (dx: number, dy: number) => lab[((y + dy) * width + x + dx) * 3] ?? 0;
      const [across, down] = [light(1, 0) - light(-1, 0), light(0, 1) - light(0, -1)];
      const power = across * across + down * down;
      const bin = Math.round((Math.atan2(down, across) / Math.PI + 1) * orientationBins) % orientationBins;
      bins[bin] = (bins[bin] ?? 0) + power;
      all += power;
    }
  }
  return bins.map((sum) => (all === 0 ? 0 : sum / all));
}
