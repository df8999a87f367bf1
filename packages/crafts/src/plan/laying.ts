import { lumaOf, type Triple } from '@naksha/colour';
import { type Dye, fitDyes } from './dyes.ts';
import type { Plain, Progress } from './picture.ts';

/** How a craft is laid over a picture. */
export interface Laying {
  /** Pixels of one thread, of the width of a line or of half a dot: what the craft is measured in. */
  readonly unit: number;
  /** The dyes are those of the picture; else those that the craft is known by. */
  readonly keepsPalette: boolean;
}

/** Lays a picture in the manner of a craft; answers pixels as its own. */
export type Craft = (picture: Plain, laying: Laying, progress: Progress) => Uint8Array;

/** The dyes of a picture, or as many of a craft's own, in the order of their lightness. Labels are found by what the picture has. */
export function dyesOf(picture: Plain, count: number, custom: readonly Triple[], { keepsPalette }: Laying): Dye[] {
  const found = fitDyes(picture, keepsPalette ? count : custom.length);
  if (keepsPalette) return found;
  return found.map((dye, i) => ({ ...dye, colour: custom[i] ?? dye.colour }));
}

/** How light a colour is, 0 … 1, by the weights of Rec. 709. */
export const lightOf = ([red, green, blue]: Triple): number => lumaOf(red, green, blue) / 255;

/** A byte as near as can be. */
export const byte = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value));

/** How much of another colour lies in one, channel by channel. */
export const between = (one: Triple, other: Triple, share: number): [number, number, number] => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** The nearest whole number of `each` things of about `size` pixels that fill `length`, at least one lot. */
export const countOf = (length: number, size: number, each = 1): number =>
  Math.max(1, Math.round(length / size / each)) * each;

/** Draws row by row; `pixel` writes a colour for each place. */
export function drawRows(
  { width, height }: Plain,
  progress: Progress,
  pixel: (x: number, y: number, into: [number, number, number]) => void,
): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  const colour: [number, number, number] = [0, 0, 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      pixel(x, y, colour);
      out[at] = byte(colour[0]);
      out[at + 1] = byte(colour[1]);
      out[at + 2] = byte(colour[2]);
    }
    if (y % 64 === 0) progress(y / height);
  }
  return out;
}
