import { fromHex } from './srgb.ts';

/** Rows that cleaning looks at beyond those it answers for, above and below. */
export const edgeReach = 4;

/** How far, as a share of the way between two colours, a mixture may lie beside that way. */
const beside = 0.3;
const fewestLevels = 8;
const window = 2;

interface LabelledRows {
  /** Places in the palette, `width` a row. */
  readonly labels: Uint8Array;
  /** The pixels they were given for, 8 bit. */
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly channels: 3 | 4;
  readonly width: number;
}

/**
 * Takes away the fringes that soft edges leave: between two colours lie pixels that are a mixture of both and nearest to a third.
 * Where a colour is nowhere three pixels thick, and its pixel lies on the way between two that are, it goes to the nearer of them;
 * real lines lie on no such way and stay. The left edge meets the right one. Answers the labels of all rows but `edgeReach` at
 * each end.
 */
export function cleanEdges({ labels, pixels, channels, width }: LabelledRows, palette: readonly string[]): Uint8Array {
  const rows = labels.length / width;
  const out = labels.slice(edgeReach * width, (rows - edgeReach) * width);
  const thick = thickOf(labels, width, rows);
  const colours = Float64Array.from(palette.flatMap((hex) => fromHex(hex).map((channel) => channel * 255)));
  const around: number[] = [];
  for (let y = edgeReach; y < rows - edgeReach; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (thick[at] === 1) continue;
      const own = labels[at] ?? 0;
      if (!gather(labels, thick, width, x, y, own, around)) continue;
      const from = at * channels;
      const better = betweenWhich(around, colours, pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0);
      if (better >= 0) out[(y - edgeReach) * width + x] = better;
    }
  }
  return out;
}

/** 1 where a pixel lies in some 3 × 3 block of one label. The two rows at each end are not judged. */
function thickOf(labels: Uint8Array, width: number, rows: number): Uint8Array {
  const thick = new Uint8Array(labels.length);
  for (let y = 1; y < rows - 1; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const here = labels[row + x];
      const left = row + (x === 0 ? width - 1 : x - 1);
      if (labels[left] !== here) continue;
      const right = row + (x === width - 1 ? 0 : x + 1);
      if (labels[right] !== here || labels[row + x - width] !== here || labels[row + x + width] !== here) continue;
      if (labels[left - width] !== here || labels[left + width] !== here) continue;
      if (labels[right - width] !== here || labels[right + width] !== here) continue;
      for (let up = -width; up <= width; up += width) {
        thick[left + up] = 1;
        thick[row + x + up] = 1;
        thick[right + up] = 1;
      }
    }
  }
  return thick;
}

/** Collects the labels of thick pixels around one; false when its own is among them: it is the edge of something. */
function gather(
  labels: Uint8Array,
  thick: Uint8Array,
  width: number,
  x: number,
  y: number,
  own: number,
  around: number[],
): boolean {
  around.length = 0;
  for (let dy = -window; dy <= window; dy++) {
    const row = (y + dy) * width;
    for (let dx = -window; dx <= window; dx++) {
      const beyond = x + dx;
      const at = row + (beyond < 0 ? beyond + width : beyond >= width ? beyond - width : beyond);
      if (thick[at] === 0) continue;
      const label = labels[at] ?? 0;
      if (label === own) return false;
      if (!around.includes(label)) around.push(label);
    }
  }
  return around.length > 1;
}

/** The nearer end of the way between two of the labels on which a pixel lies; −1 when it lies on none. */
function betweenWhich(around: readonly number[], colours: Float64Array, r: number, g: number, b: number): number {
  let least = Number.POSITIVE_INFINITY;
  let found = -1;
  for (let i = 0; i < around.length; i++) {
    for (let j = i + 1; j < around.length; j++) {
      const one = (around[i] ?? 0) * 3;
      const other = (around[j] ?? 0) * 3;
      const [r0, g0, b0] = [colours[one] ?? 0, colours[one + 1] ?? 0, colours[one + 2] ?? 0];
      const [r1, g1, b1] = [(colours[other] ?? 0) - r0, (colours[other + 1] ?? 0) - g0, (colours[other + 2] ?? 0) - b0];
      const length = r1 * r1 + g1 * g1 + b1 * b1;
      const share = Math.min(1, Math.max(0, ((r - r0) * r1 + (g - g0) * g1 + (b - b0) * b1) / (length || 1)));
      const off = (r - r0 - share * r1) ** 2 + (g - g0 - share * g1) ** 2 + (b - b0 - share * b1) ** 2;
      if (off > Math.max(fewestLevels ** 2, beside ** 2 * length) || off >= least) continue;
      least = off;
      found = share < 0.5 ? (around[i] ?? 0) : (around[j] ?? 0);
    }
  }
  return found;
}
