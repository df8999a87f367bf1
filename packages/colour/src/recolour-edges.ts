import type { NearestColour } from './nearest-colour.ts';

type Samples = Uint8Array | Uint8ClampedArray | Uint16Array;

/** Rows at each end for which the edges have too few neighbours to be mended. */
export const recolourReach = 4;
const window = 3;

/** How far, as a share of the way between two colours, a mixture may lie beside that way, and by how many of 255 levels at least. */
const beside = 0.25;
const fewestLevels = 12;

interface Recoloured {
  /** As they were. */
  readonly before: Samples;
  /** The same rows with colours exchanged one by one; edges are mended in place. */
  readonly after: Samples;
  readonly channels: 3 | 4;
  readonly width: number;
  /** The place among the exchanged colours that an 8-bit colour is nearest to. */
  readonly nearest: NearestColour;
  /** The level of full light, 255 or 65535. */
  readonly top: number;
}

/**
 * A soft edge between two colours is a mixture of both, which alone may look like a third: a light ground under dark leaves,
 * made dark, would leave a light line around them. So a pixel between two surfaces that lies on the way from the one's colour to
 * the other's becomes the same mixture of what those two have become. The left edge meets the right one.
 */
export function recolourEdges({ before, after, channels, width, nearest, top }: Recoloured): void {
  const labels = labelsOf(before, channels, nearest, top);
  const rows = labels.length / width;
  const isCore = coresOf(labels, width, rows);
  const slack = ((fewestLevels * top) / 255) ** 2;
  // Lines too thin for a surface are read here as they were changed alone.
  const single = after.slice();
  const found: number[] = [];
  for (let y = recolourReach; y < rows - recolourReach; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (isCore[at] === 1) continue;
      nearestCores(labels, isCore, width, x, y, found);
      const way = bestWay(before, at, ends(before, channels, width, x, y, found), channels, slack);
      if (way === undefined) continue;
      for (let channel = 0; channel < 3; channel++) {
        const from = single[way.a + channel] ?? 0;
        after[at * channels + channel] = Math.round(from + ((single[way.b + channel] ?? 0) - from) * way.share);
      }
    }
  }
}

type Pair = readonly [a: number, b: number];

/** The pair of pixels between whose colours a pixel lies best; none when it lies beside all. */
function bestWay(samples: Samples, at: number, pairs: readonly Pair[], channels: 3 | 4, slack: number) {
  let best: { a: number; b: number; share: number; off: number } | undefined;
  for (const [one, other] of pairs) {
    const [a, b] = [one * channels, other * channels];
    const { share, off, length } = wayOf(samples, at * channels, a, b);
    if (off > Math.max(slack, beside ** 2 * length) || off >= (best?.off ?? Number.POSITIVE_INFINITY)) continue;
    best = { a, b, share, off };
  }
  return best;
}

/** Surfaces in pairs, and each with the pixel close by that differs most from it: the middle of a line too thin for a surface. */
function ends(
  samples: Samples,
  channels: 3 | 4,
  width: number,
  x: number,
  y: number,
  surfaces: readonly number[],
): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const [i, one] of surfaces.entries()) {
    for (const other of surfaces.slice(i + 1)) pairs.push([one, other]);
    let most = 0;
    let peak = -1;
    for (const { dx, dy } of close) {
      const column = x + dx < 0 ? x + dx + width : x + dx >= width ? x + dx - width : x + dx;
      const at = (y + dy) * width + column;
      const gap = squared(samples, at * channels, one * channels);
      if (gap > most) [most, peak] = [gap, at];
    }
    if (peak >= 0) pairs.push([one, peak]);
  }
  return pairs;
}

function squared(samples: Samples, a: number, b: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) sum += ((samples[a + channel] ?? 0) - (samples[b + channel] ?? 0)) ** 2;
  return sum;
}

function labelsOf(samples: Samples, channels: 3 | 4, nearest: NearestColour, top: number): Uint8Array {
  const labels = new Uint8Array(samples.length / channels);
  const shift = top > 255 ? 8 : 0;
  for (let i = 0, at = 0; i < labels.length; i++, at += channels) {
    labels[i] = nearest((samples[at] ?? 0) >> shift, (samples[at + 1] ?? 0) >> shift, (samples[at + 2] ?? 0) >> shift);
  }
  return labels;
}

/** 1 where all neighbours have the same label: the pixel shows a surface and no edge. */
function coresOf(labels: Uint8Array, width: number, rows: number): Uint8Array {
  const cores = new Uint8Array(labels.length);
  for (let y = 1; y < rows - 1; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const here = labels[row + x];
      const left = row + (x === 0 ? width - 1 : x - 1);
      if (labels[left] !== here || labels[left - width] !== here || labels[left + width] !== here) continue;
      const right = row + (x === width - 1 ? 0 : x + 1);
      if (labels[right] !== here || labels[right - width] !== here || labels[right + width] !== here) continue;
      if (labels[row + x - width] === here && labels[row + x + width] === here) cores[row + x] = 1;
    }
  }
  return cores;
}

/** Steps around a pixel, the nearest first. */
const around = Array.from({ length: (2 * window + 1) ** 2 }, (_, i) => ({
  dx: (i % (2 * window + 1)) - window,
  dy: Math.floor(i / (2 * window + 1)) - window,
})).sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
const close = around.filter(({ dx, dy }) => Math.abs(dx) <= 2 && Math.abs(dy) <= 2);

/** Collects the nearest pixel of each surface in the window; nothing of use when there is only one. */
function nearestCores(
  labels: Uint8Array,
  isCore: Uint8Array,
  width: number,
  x: number,
  y: number,
  found: number[],
): void {
  found.length = 0;
  for (const { dx, dy } of around) {
    const column = x + dx < 0 ? x + dx + width : x + dx >= width ? x + dx - width : x + dx;
    const at = (y + dy) * width + column;
    if (isCore[at] === 1 && !found.some((core) => labels[core] === labels[at])) found.push(at);
  }
}

/** Where a pixel stands on the way between two: its share of the second, how far beside it lies and how long the way is, squared. */
function wayOf(samples: Samples, at: number, a: number, b: number): { share: number; off: number; length: number } {
  let along = 0;
  let length = 0;
  let from = 0;
  for (let channel = 0; channel < 3; channel++) {
    const way = (samples[b + channel] ?? 0) - (samples[a + channel] ?? 0);
    const own = (samples[at + channel] ?? 0) - (samples[a + channel] ?? 0);
    along += way * own;
    length += way * way;
    from += own * own;
  }
  const share = Math.min(1, Math.max(0, along / (length || 1)));
  return { share, off: from - 2 * share * along + share * share * length, length };
}
