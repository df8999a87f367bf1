import { toOklab } from '../oklab.ts';
import type { Colour } from '../srgb.ts';

/** Of each pixel whether it is known, is to be filled, or is unknown and stays so: only known ones are copied. */
export const holes = { known: 0, fill: 1, unknown: 2 } as const;

/** A picture with a hole, small enough to be judged pixel by pixel. */
export interface FillField {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel in turn, bytes of sRGB. */
  readonly rgb: Uint8Array | Uint8ClampedArray;
  /** One of `holes` for each pixel. */
  readonly hole: Uint8Array;
  /** Whether the picture goes on over its left and right edge, and over the upper and lower one. */
  readonly wraps: { readonly across: boolean; readonly down: boolean };
}

/** A field at one of its sizes: L, a, b of OKLab times 100. */
export interface FillLevel {
  readonly width: number;
  readonly height: number;
  readonly lab: Float32Array;
  readonly hole: Uint8Array;
  readonly wraps: FillField['wraps'];
}

/** A field at its own size, at half of it and so on, down to about so many pixels a side. */
export function levelsOf(field: FillField, smallest = 48): FillLevel[] {
  const { width, height, hole, wraps } = field;
  const levels: FillLevel[] = [{ width, height, lab: labOf(field), hole, wraps }];
  for (let last = levels[0]; last && Math.min(last.width, last.height) >= 2 * smallest; last = levels.at(-1))
    levels.push(halved(last));
  return levels;
}

function labOf({ width, height, rgb }: FillField): Float32Array {
  const lab = new Float32Array(width * height * 3);
  const known = new Map<number, number>();
  const colour: Colour = [0, 0, 0];
  for (let at = 0; at < lab.length; at += 3) {
    const [red, green, blue] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
    const name = (red << 16) | (green << 8) | blue;
    const seen = known.get(name);
    if (seen !== undefined) {
      lab.copyWithin(at, seen, seen + 3);
      continue;
    }
    toOklab(red / 255, green / 255, blue / 255, colour);
    for (const axis of [0, 1, 2] as const) lab[at + axis] = colour[axis] * 100;
    known.set(name, at);
  }
  return lab;
}

/** Half the size: a pixel is the mean of those of its four that are known, and is known when all of them are. */
function halved({ width, height, lab, hole, wraps }: FillLevel): FillLevel {
  const [across, down] = [width >> 1, height >> 1];
  const small = new Float32Array(across * down * 3);
  const state = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const to = y * across + x;
      let count = 0;
      let found = 0;
      for (let corner = 0; corner < 4; corner++) {
        const at = (2 * y + (corner >> 1)) * width + 2 * x + (corner & 1);
        const own = hole[at] ?? 0;
        if (own === holes.fill || (own === holes.unknown && found === 0)) found = own;
        if (own !== holes.known) continue;
        count += 1;
        for (let axis = 0; axis < 3; axis++)
          small[to * 3 + axis] = (small[to * 3 + axis] ?? 0) + (lab[at * 3 + axis] ?? 0);
      }
      state[to] = found;
      if (count > 1) for (let axis = 0; axis < 3; axis++) small[to * 3 + axis] = (small[to * 3 + axis] ?? 0) / count;
    }
  }
  return { width: across, height: down, lab: small, hole: state, wraps };
}

/** The place of a pixel, around the edges over which the picture goes on; −1 beyond the others. */
export function placeIn({ width, height, wraps }: Omit<FillLevel, 'lab' | 'hole'>, x: number, y: number): number {
  let [u, v] = [x, y];
  if (u < 0 || u >= width) {
    if (!wraps.across) return -1;
    u %= width;
    if (u < 0) u += width;
  }
  if (v < 0 || v >= height) {
    if (!wraps.down) return -1;
    v %= height;
    if (v < 0) v += height;
  }
  return v * width + u;
}

/** How far two pixels of a field are apart, in hundredths of OKLab. */
export function apart(lab: Float32Array, one: number, other: number): number {
  const [a, b] = [one * 3, other * 3];
  const l = (lab[a] ?? 0) - (lab[b] ?? 0);
  const m = (lab[a + 1] ?? 0) - (lab[b + 1] ?? 0);
  const n = (lab[a + 2] ?? 0) - (lab[b + 2] ?? 0);
  return Math.sqrt(l * l + m * m + n * n);
}

/** How far a pixel is from a colour, in hundredths of OKLab. */
export function off(lab: Float32Array, at: number, [l = 0, a = 0, b = 0]: readonly number[]): number {
  return Math.sqrt(
    ((lab[at * 3] ?? 0) - l) ** 2 + ((lab[at * 3 + 1] ?? 0) - a) ** 2 + ((lab[at * 3 + 2] ?? 0) - b) ** 2,
  );
}

/** From a pixel to the one that is copied to it. */
export interface Shift {
  readonly dx: number;
  readonly dy: number;
}
