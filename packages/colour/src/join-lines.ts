/** Rows or columns that are looked at on each side of a join. */
export const joinReach = 13;

/** A line of pixels along a join: red, green and blue of each. */
export type JoinLine = Uint8Array | Uint8ClampedArray;
/** Lines beside each other as they lie in the repeat, `joinReach` on each side of the join. */
export type JoinLines = readonly JoinLine[];

export interface JoinPicture {
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly channels: 3 | 4;
  readonly width: number;
  readonly height: number;
}

/** The lines along one join of a picture of RGB or RGBA bytes; none where it is too small to have so many. */
export function joinLines(
  { pixels, channels, width, height }: JoinPicture,
  axis: 'across' | 'down',
  at = 0,
  reach = joinReach,
): JoinLine[] {
  const isColumn = axis === 'across';
  const length = isColumn ? width : height;
  if (length <= 2 * reach) return [];
  return Array.from({ length: 2 * reach }, (_, i) => {
    const place = (at + length - reach + i) % length;
    const out = new Uint8Array((isColumn ? height : width) * 3);
    for (let along = 0, into = 0; into < out.length; along++, into += 3) {
      const from = (isColumn ? along * width + place : place * width + along) * channels;
      for (let channel = 0; channel < 3; channel++) out[into + channel] = pixels[from + channel] ?? 0;
    }
    return out;
  });
}
