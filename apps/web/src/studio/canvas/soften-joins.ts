import { mixAtJoin } from '@naksha/colour';

/** Pixels as a canvas gives them. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Joins that run in one direction: how far apart, the first at the edge, and what pixels keep of themselves from there outwards. */
interface Joins {
  readonly axis: 'across' | 'down';
  readonly every: number;
  readonly own: readonly number[];
}

/**
 * The brush of a repeat: mixes each pixel next to a join with the one as far on the other side. The picture repeats, so its edge is a
 * join too. The server mixes the finished pixels with the same function.
 */
export function softenJoins({ width, height, data }: Pixels, { axis, every, own }: Joins): void {
  const isAcross = axis === 'across';
  const length = isAcross ? width : height;
  const lines = isAcross ? height : width;
  const along = isAcross ? 4 : width * 4;
  const between = isAcross ? width * 4 : 4;
  for (let line = 0; line < lines; line++) {
    for (let join = 0; join < length; join += every) {
      for (const [i, share] of own.entries()) {
        const after = line * between + ((join + i) % length) * along;
        const before = line * between + ((join - 1 - i + length) % length) * along;
        mixAtJoin(data, after, data, before, share, 4, true);
      }
    }
  }
}
