import type { Press, Rendering } from './press.ts';

/** Fine enough that inks are within one level of what the press says, nearly everywhere. */
const side = 65;
/** Parts of a level that the grid keeps. */
const fine = 64;
const parts = 256;

/** Parts 8-bit RGB pixels into 8-bit inks, cyan, magenta, yellow and black; `stride` 4 steps over their alpha. */
export type PartInks = (pixels: Uint8Array, stride: 3 | 4, inks: Uint8Array) => void;

/** Works out the inks of all colours once, on a grid, so that a pixel takes some nanoseconds. */
export function createInkParting(press: Press, rendering: Rendering): PartInks {
  const grid = gridOf(press, rendering);
  const nodes = new Int32Array(256);
  const shares = new Int32Array(256);
  for (let level = 0; level < 256; level++) {
    const place = (level * (side - 1)) / 255;
    const node = Math.min(side - 2, Math.floor(place));
    nodes[level] = node;
    shares[level] = Math.round((place - node) * parts);
  }
  const [red, green, blue] = [4, 4 * side, 4 * side * side];
  return (pixels, stride, inks) => {
    let into = 0;
    for (let at = 0; at + 2 < pixels.length; at += stride) {
      const r = pixels[at] as number;
      const g = pixels[at + 1] as number;
      const b = pixels[at + 2] as number;
      const base = (nodes[r] as number) * red + (nodes[g] as number) * green + (nodes[b] as number) * blue;
      const p = shares[r] as number;
      const q = shares[g] as number;
      const s = shares[b] as number;
      // Along the edges of a tetrahedron: the channel that is farthest goes first.
      const most = Math.max(p, q, s);
      const least = Math.min(p, q, s);
      const middle = p + q + s - most - least;
      const first = p === most ? red : q === most ? green : blue;
      const last = s === least && first !== blue ? blue : q === least && first !== green ? green : red;
      const one = base + first;
      const three = base + red + green + blue;
      const two = three - last;
      const w0 = parts - most;
      const w1 = most - middle;
      const w2 = middle - least;
      for (let ink = 0; ink < 4; ink++) {
        const sum =
          w0 * (grid[base + ink] as number) +
          w1 * (grid[one + ink] as number) +
          w2 * (grid[two + ink] as number) +
          least * (grid[three + ink] as number);
        inks[into++] = (sum + half) >> shift;
      }
    }
  };
}

const shift = Math.log2(fine * parts);
const half = 1 << (shift - 1);

function gridOf(press: Press, rendering: Rendering): Uint16Array {
  const grid = new Uint16Array(side ** 3 * 4);
  const inks = new Float64Array(4);
  const last = side - 1;
  let at = 0;
  for (let b = 0; b < side; b++) {
    for (let g = 0; g < side; g++) {
      for (let r = 0; r < side; r++) {
        press.part([r / last, g / last, b / last], rendering, inks);
        for (const ink of inks) grid[at++] = Math.round(ink * 255 * fine);
      }
    }
  }
  return grid;
}
