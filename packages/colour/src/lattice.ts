import type { ColourMap } from './colour-map.ts';
import type { Colour } from './srgb.ts';

/** A colour map sampled for a graphics card: `side`³ colours as RGBA bytes, red fastest. */
export interface Lattice {
  readonly side: number;
  readonly texels: Uint8Array;
}

/** Samples a map evenly over encoded sRGB. */
export function latticeOf(map: ColourMap, side: number): Lattice {
  const texels = new Uint8Array(side ** 3 * 4);
  const colour: Colour = [0, 0, 0];
  const last = side - 1;
  let at = 0;
  for (let b = 0; b < side; b++) {
    for (let g = 0; g < side; g++) {
      for (let r = 0; r < side; r++) {
        map(r / last, g / last, b / last, colour);
        texels[at++] = byte(colour[0]);
        texels[at++] = byte(colour[1]);
        texels[at++] = byte(colour[2]);
        texels[at++] = 255;
      }
    }
  }
  return { side, texels };
}

function byte(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}
