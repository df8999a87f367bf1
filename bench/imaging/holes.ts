import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { plain } from '../look/recipe-of.ts';
import { renderTile } from '../look/render-tile.ts';
import { scratch } from './inputs.ts';
import { texture } from './textures.ts';

export const px = 1024;

const cloths = ['ajrakh', 'checks', 'damask', 'block-print', 'brocade', 'kalamkari'] as const;
const textures = ['linen', 'marble', 'foliage'] as const;
export type Case = { readonly name: string; readonly isPeriodic: boolean };
export const cases: readonly Case[] = [
  ...cloths.map((name) => ({ name, isPeriodic: name !== 'kalamkari' })),
  ...textures.map((name) => ({ name, isPeriodic: false })),
];

/** A picture of which the truth is known, with a hole. */
export interface Task {
  readonly truth: string;
  /** With its hole in mid-grey, so that nothing of the truth can be seen. */
  readonly spoilt: string;
  readonly mask: string;
}

/** A disc over a motif, two per cent of the picture; or words across it. */
const shapes = {
  disc: `<circle cx="${px / 2}" cy="${px / 2}" r="82" fill="#fff"/>`,
  text: `<text x="110" y="560" font-size="120" font-family="sans-serif" font-weight="bold" fill="#fff" transform="rotate(-20 512 512)">NAKSHA 2026</text>`,
} as const;
export type Shape = keyof typeof shapes;

/** A picture with a hole of a shape; made once and kept among temporary files. */
export async function taskOf(name: string, shape: Shape): Promise<Task> {
  const task = {
    truth: scratch(`inpaint-${name}.png`),
    spoilt: scratch(`inpaint-${name}-${shape}.png`),
    mask: scratch(`inpaint-${shape}.png`),
  };
  if (existsSync(task.spoilt) && existsSync(task.mask)) return task;
  await mkdir(dirname(task.truth), { recursive: true });
  if (!existsSync(task.truth)) await truthOf(name).toFile(task.truth);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}">${shapes[shape]}</svg>`;
  // Drawn first: sharp would take the threshold of what lies beneath, and leave the rim of a hole half masked.
  const drawn = sharp({ create: { width: px, height: px, channels: 3, background: '#000' } })
    .composite([{ input: Buffer.from(svg) }])
    .png();
  await sharp(await drawn.toBuffer())
    .toColourspace('b-w')
    .threshold(1)
    .png()
    .toFile(task.mask);
  const [pixels, mask] = [await bytesOf(task.truth), await maskOf(task.mask)];
  const spoilt = pixels.map((value, i) => (mask[Math.floor(i / 3)] === 0 ? value : 128));
  await sharp(spoilt, { raw: { width: px, height: px, channels: 3 } })
    .png()
    .toFile(task.spoilt);
  return task;
}

function truthOf(name: string) {
  const kind = textures.find((each) => each === name);
  if (kind) return sharp(texture(kind, px), { raw: { width: px, height: px, channels: 3 } }).png();
  const { data } = renderTile(plain(name, undefined, `bench-${name}`, 1), { px });
  return sharp(data, { raw: { width: px, height: px, channels: 4 } })
    .removeAlpha()
    .png();
}

const bytesOf = (path: string): Promise<Buffer> => sharp(path).removeAlpha().toColourspace('srgb').raw().toBuffer();
export const maskOf = (path: string): Promise<Buffer> => sharp(path).extractChannel(0).raw().toBuffer();

/** Noise of the peak, in dB, how much finest detail there is against the truth, and how far the steps of light are spread otherwise; in the hole alone. */
export async function inHole(
  path: string,
  { truth, mask }: Task,
): Promise<{ psnr: number; lap: number; hist: number }> {
  const [own, real, hole] = [await bytesOf(path), await bytesOf(truth), await maskOf(mask)];
  let [square, count] = [0, 0];
  for (let i = 0; i < own.length; i++) {
    if (hole[Math.floor(i / 3)] === 0) continue;
    square += ((own[i] ?? 0) - (real[i] ?? 0)) ** 2;
    count += 1;
  }
  return {
    psnr: 10 * Math.log10((255 ** 2 * count) / Math.max(1, square)),
    lap: detail(own, hole) / detail(real, hole),
    hist: apartBy(steps(own, hole), steps(real, hole)),
  };
}

const bins = 32;

/** The shares of pixels whose lightness steps by so much to the right and down. */
function steps(pixels: Buffer, hole: Buffer): Float64Array {
  const light = (at: number) =>
    0.299 * (pixels[at * 3] ?? 0) + 0.587 * (pixels[at * 3 + 1] ?? 0) + 0.114 * (pixels[at * 3 + 2] ?? 0);
  const shares = new Float64Array(bins);
  let count = 0;
  for (let at = 0; at + px < px * px; at++) {
    if (hole[at] === 0) continue;
    const step = Math.hypot(light(at + 1) - light(at), light(at + px) - light(at));
    const bin = Math.min(bins - 1, Math.floor(step / 4));
    shares[bin] = (shares[bin] ?? 0) + 1;
    count += 1;
  }
  return shares.map((share) => share / Math.max(1, count));
}

/** 0 for the same, 1 for nothing in common. */
const apartBy = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, share, bin) => sum + Math.abs(share - (other[bin] ?? 0)), 0) / 2;

/** The mean size of the Laplacian of the lightness. */
function detail(pixels: Buffer, hole: Buffer): number {
  const light = (at: number) =>
    0.299 * (pixels[at * 3] ?? 0) + 0.587 * (pixels[at * 3 + 1] ?? 0) + 0.114 * (pixels[at * 3 + 2] ?? 0);
  let [sum, count] = [0, 0];
  for (let y = 1; y < px - 1; y++) {
    for (let x = 1; x < px - 1; x++) {
      const at = y * px + x;
      if (hole[at] === 0) continue;
      sum += Math.abs(4 * light(at) - light(at - 1) - light(at + 1) - light(at - px) - light(at + px));
      count += 1;
    }
  }
  return sum / Math.max(1, count);
}
