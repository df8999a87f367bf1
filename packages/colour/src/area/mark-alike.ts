import { off } from '../inpaint/fill-field.ts';
import { toOklab } from '../oklab.ts';
import type { Colour } from '../srgb.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Bitmap extends Size {
  /** RGBA. */
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** How often what is marked is made even: threads and grain would leave a hundred specks. */
const evened = 2;

/**
 * Marks with 1 what has the colour of a pixel of a picture, to within `reach` hundredths of OKLab: all of it, or what is joined to that
 * pixel, over the edges too. Threads and grain do not count: each pixel is seen with those beside it.
 */
export function markAlike(
  image: Bitmap,
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
  isJoined: boolean,
): Uint8Array {
  const { width, height } = image;
  const sharp = labOf(image);
  const calm = calmed(sharp, image);
  const own = Array.from(calm.subarray((y * width + x) * 3, (y * width + x) * 3 + 3));
  const isAlike = (lab: Float32Array, at: number) => off(lab, at, own) <= reach;
  const seen = new Uint8Array(width * height).map((_, at) => (isAlike(calm, at) ? 1 : 0));
  let marks = seen.slice();
  // What lies beside another colour is seen with that, but alone it belongs to what is marked beside it.
  eachOfNine(image, (at, beside) => {
    if (marks[at] === 0 && seen[beside] === 1 && isAlike(sharp, at)) marks[at] = 1;
  });
  for (let round = 0; round < evened; round++) marks = even(marks, image);
  marks[y * width + x] = 1;
  return isJoined ? joinedTo(marks, y * width + x, image) : marks;
}

/** L, a and b of each pixel, times 100. */
function labOf({ data, width, height }: Bitmap): Float32Array {
  const lab = new Float32Array(width * height * 3);
  const colour: Colour = [0, 0, 0];
  for (let at = 0; at < width * height; at++) {
    toOklab((data[at * 4] ?? 0) / 255, (data[at * 4 + 1] ?? 0) / 255, (data[at * 4 + 2] ?? 0) / 255, colour);
    for (const axis of [0, 1, 2] as const) lab[at * 3 + axis] = colour[axis] * 100;
  }
  return lab;
}

/** The mean of nine pixels, round the edges. */
function calmed(lab: Float32Array, size: Size): Float32Array {
  const out = new Float32Array(lab.length);
  eachOfNine(size, (at, beside) => {
    for (let i = 0; i < 3; i++) out[at * 3 + i] = (out[at * 3 + i] ?? 0) + (lab[beside * 3 + i] ?? 0) / 9;
  });
  return out;
}

/** Marks what most of the nine pixels around are. */
function even(marks: Uint8Array<ArrayBuffer>, size: Size): Uint8Array<ArrayBuffer> {
  const sums = new Uint8Array(marks.length);
  eachOfNine(size, (at, beside) => {
    sums[at] = (sums[at] ?? 0) + (marks[beside] ?? 0);
  });
  return sums.map((sum) => (sum >= 5 ? 1 : 0));
}

/** Each pixel with itself and the eight around it, over the edges. */
function eachOfNine({ width, height }: Size, see: (at: number, beside: number) => void): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let dy = height - 1; dy <= height + 1; dy++)
        for (let dx = width - 1; dx <= width + 1; dx++)
          see(y * width + x, ((y + dy) % height) * width + ((x + dx) % width));
    }
  }
}

function joinedTo(marks: Uint8Array, start: number, { width, height }: Size): Uint8Array {
  const found = new Uint8Array(marks.length);
  const open = [start];
  found[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const row = Math.floor(at / width);
    const column = at - row * width;
    for (const to of [
      row * width + ((column + 1) % width),
      row * width + ((column + width - 1) % width),
      ((row + 1) % height) * width + column,
      ((row + height - 1) % height) * width + column,
    ]) {
      if (found[to] === 1 || marks[to] !== 1) continue;
      found[to] = 1;
      open.push(to);
    }
  }
  return found;
}
