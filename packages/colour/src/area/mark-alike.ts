import { toOklab } from '../oklab.ts';
import type { Colour } from '../srgb.ts';

interface Bitmap {
  /** RGBA. */
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Marks with 1 what has the colour of a pixel of a picture, to within `reach` hundredths of OKLab: all of it, or what is joined to that
 * pixel, over the edges too.
 */
export function markAlike(
  { data, width, height }: Bitmap,
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
  isJoined: boolean,
): Uint8Array {
  const own: Colour = [0, 0, 0];
  const other: Colour = [0, 0, 0];
  const read = (at: number, into: Colour) =>
    toOklab((data[at * 4] ?? 0) / 255, (data[at * 4 + 1] ?? 0) / 255, (data[at * 4 + 2] ?? 0) / 255, into);
  const start = y * width + x;
  read(start, own);
  const isAlike = (at: number): boolean => {
    read(at, other);
    return Math.hypot(own[0] - other[0], own[1] - other[1], own[2] - other[2]) * 100 <= reach;
  };
  const marks = new Uint8Array(width * height);
  if (!isJoined) {
    for (let at = 0; at < marks.length; at++) if (isAlike(at)) marks[at] = 1;
    return marks;
  }
  const open = [start];
  marks[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const row = Math.floor(at / width);
    const column = at - row * width;
    for (const to of [
      row * width + ((column + 1) % width),
      row * width + ((column + width - 1) % width),
      ((row + 1) % height) * width + column,
      ((row + height - 1) % height) * width + column,
    ]) {
      if (marks[to] === 1 || !isAlike(to)) continue;
      marks[to] = 1;
      open.push(to);
    }
  }
  return marks;
}
