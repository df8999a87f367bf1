import { linearToOklab, linearToSrgb, oklabToLinear, srgbToLinear } from '@naksha/colour';
import type { Rows } from '../bands/open-rows.ts';
import { rgbOnWhite } from '../flat/on-white.ts';
import type { Field } from '../quilt/field.ts';
import { findGround } from '../quilt/find-ground.ts';
import { fieldOf, rowOf, smoothed } from './broad-forms.ts';
import type { Fitted } from './fit-picture.ts';
import { groundRows } from './rgb-row.ts';

/** What is broader than this share of the longer side is the second's light and shade and no drawing of its cloth. */
const broad = 0.05;
/** How far the second is woven in, as a deviation of lightness in hundredths; no place more than so many times that. */
const deepest = 8;
const most = 1.6;
/** Colours farther from the ground than it varies keep their own: within this way, in OKLab × 100, it fades out. */
const fade = 6;
/** A picture with less ground than this has none to speak of: the second is woven into all of it, more faintly. */
const leastGround = 0.12;
const faint = 0.45;

type Read = (y: number, count: number) => Promise<Uint8Array>;

/**
 * Rows of the first picture with the drawing of the second woven tone in tone into its ground, as damask is: by frequency, the fine forms of the second's
 * lightness over the first. In OKLab; memory for two small copies and a band.
 */
export async function clothRows(
  first: Rows,
  second: Fitted,
  weight: number,
  small: { width: number; height: number },
): Promise<Read> {
  const { width, height } = first.layout;
  const size = { width, height };
  const read: Read = async (y, count) => rgbOnWhite(await first.read(y, count), first.layout.channels);
  const radius = Math.max(2, Math.round(broad * Math.max(small.width, small.height)));
  const ground = findGround(await fieldOf(read, size, small));
  const other = await fieldOf((y, count) => groundRows(second, y, count, width), size, small);
  const low = smoothed(other, radius);
  const isBare = ground.share < leastGround;
  const gain = ((isBare ? faint : 1) * weight * deepest) / Math.max(1, deviation(other, low));
  const under = new Float32Array(width * 3);
  const step = most * weight * deepest;
  return async (y, count) => {
    const rows = await read(y, count);
    const woven = await groundRows(second, y, count, width);
    const mixed = rows.slice();
    for (let row = 0; row < count; row++) {
      rowOf(low, y + row, size, under);
      const line = row * width * 3;
      for (let x = 0; x < width; x++) weave(rows, woven, mixed, line + x * 3, under[x * 3] ?? 0);
    }
    return mixed;
  };

  /** One pixel. Of sixteen million each counts: no object is made for one. */
  function weave(rows: Uint8Array, woven: Uint8Array, mixed: Uint8Array, at: number, below: number): void {
    intoLab(rows, at);
    const [L, a, b] = lab;
    const away = Math.hypot(L * 100 - ground.colour[0], a * 100 - ground.colour[1], b * 100 - ground.colour[2]);
    const share = isBare ? 1 : Math.min(1, Math.max(0, 1 - (away - ground.limit) / fade));
    if (share === 0) return;
    intoLab(woven, at);
    const way = step * Math.tanh(((lab[0] * 100 - below) * gain) / step);
    // On white the lighter forms are lost, on black the darker: there all of it is moved to the side that has room.
    const middle = Math.min(98 - step / 2, Math.max(4 + step / 2, L * 100));
    oklabToLinear(L + ((middle + way) / 100 - L) * share, a, b, lab);
    for (let part = 0; part < 3; part++)
      mixed[at + part] = encoded[Math.round(Math.min(1, Math.max(0, lab[part] ?? 0)) * finest)] ?? 0;
  }
}

const linear = Float64Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));
/** Steps of linear light, fine enough for the darkest of eight bits. */
const finest = 2 ** 14;
const encoded = Uint8Array.from({ length: finest + 1 }, (_, i) => Math.round(linearToSrgb(i / finest) * 255));
const lab: [number, number, number] = [0, 0, 0];

function intoLab(rows: Uint8Array, at: number): void {
  const light = (part: number) => linear[rows[at + part] ?? 0] ?? 0;
  linearToOklab(light(0), light(1), light(2), lab);
}

/** Of the lightness of fine forms. */
function deviation({ lab }: Field, low: Field): number {
  let sum = 0;
  for (let at = 0; at < lab.length; at += 3) sum += ((lab[at] ?? 0) - (low.lab[at] ?? 0)) ** 2;
  return Math.sqrt(sum / (lab.length / 3));
}
