import { visibility } from '../noise-rows.ts';
import type { PixelWindow, Raster } from '../raster.ts';
import type { ShadeContext } from '../shader.ts';
import { byteOfLight } from './byte-of-light.ts';
import type { Warp } from './warp.ts';

/** Distance of the weft's ribs in units. */
const ribPitch = 3.4;
/** How much rounder than their tone differs yarns look. */
const roundness = 1.6;

export interface Weaving {
  readonly first: number;
  readonly last: number;
  readonly tone: number;
  readonly rib: number;
}

/** Lays yarns side by side over the pixels, each with its own tone and roundness, under the weft's ribs. */
export function woven(
  yarns: Float32Array,
  window: PixelWindow,
  warp: Warp,
  { first, last, tone, rib }: Weaving,
  context: ShadeContext,
): Raster {
  const { width, height } = window;
  const count = last - first + 1;
  const perPx = warp.count / context.tilePxX;
  const ribs = 2 * Math.max(1, Math.round(context.tileUnitsY / ribPitch / 2));
  const ribsPerPx = ribs / context.tilePxY;
  const ribDepth = rib * visibility(0.4 / ribsPerPx);
  const faces = facesOf(window, perPx, tone * visibility(0.45 / perPx));
  const tones = Float32Array.from({ length: count }, (_, k) => 1 + tone * warp.toneOf(first + k));
  const lines = new Float32Array(count * 3);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const wave = (window.y + row + 0.5) * ribsPerPx;
    const beat = ribDepth * Math.cos(2 * Math.PI * (wave - Math.floor(wave)));
    for (let k = 0, at = row * count * 3; k < count; k++) {
      // Neighbouring yarns go over and under the weft in turn.
      const gain = (tones[k] ?? 1) * ((first + k) % 2 === 0 ? 1 + beat : 1 - beat);
      for (let c = 0; c < 3; c++, at++) lines[k * 3 + c] = gain * (yarns[at] ?? 0);
    }
    lay(lines, faces, data, row * width * 4, count, first);
  }
  return { ...window, data };
}

interface Faces {
  /** First place in yarns where each pixel begins; the last entry is where the last one ends. */
  readonly edges: Float64Array;
  /** Brightness of each pixel by its place on the yarn. */
  readonly tones: Float32Array;
}

function facesOf(window: PixelWindow, perPx: number, depth: number): Faces {
  const edges = Float64Array.from({ length: window.width + 1 }, (_, x) => (window.x + x) * perPx);
  const tones = Float32Array.from({ length: window.width }, (_, x) => {
    const middle = (window.x + x + 0.5) * perPx;
    const off = 2 * (middle - Math.floor(middle)) - 1;
    return 1 + depth * roundness * (1 / 3 - off * off);
  });
  return { edges, tones };
}

/** One row of pixels: most lie on one yarn, the others mix those they lie on by their shares. */
function lay(
  lines: Float32Array,
  { edges, tones }: Faces,
  data: Uint8ClampedArray,
  start: number,
  count: number,
  first: number,
): void {
  let at = start;
  for (let x = 0; x < tones.length; x++, at += 4) {
    const left = (edges[x] ?? 0) - first;
    const right = (edges[x + 1] ?? 0) - first;
    const from = Math.max(0, Math.floor(left));
    const to = Math.min(count - 1, Math.ceil(right) - 1);
    const face = tones[x] ?? 1;
    let red = 0;
    let green = 0;
    let blue = 0;
    if (to <= from) {
      red = lines[from * 3] ?? 0;
      green = lines[from * 3 + 1] ?? 0;
      blue = lines[from * 3 + 2] ?? 0;
    } else {
      for (let k = from; k <= to; k++) {
        const share = (Math.min(right, k + 1) - Math.max(left, k)) / (right - left);
        red += share * (lines[k * 3] ?? 0);
        green += share * (lines[k * 3 + 1] ?? 0);
        blue += share * (lines[k * 3 + 2] ?? 0);
      }
    }
    data[at] = byteOfLight[Math.min(65535, (red * face + 0.5) | 0)] ?? 0;
    data[at + 1] = byteOfLight[Math.min(65535, (green * face + 0.5) | 0)] ?? 0;
    data[at + 2] = byteOfLight[Math.min(65535, (blue * face + 0.5) | 0)] ?? 0;
    data[at + 3] = 255;
  }
}
