import { borderDistance } from './distance.ts';
import { type Dye, nearestDye } from './dyes.ts';
import { type Plain, placed, shrunk } from './picture.ts';

/** Shapes are found in a copy of at most so many pixels a side, and drawn from there at any size. */
const longestPx = 1400;

/** The areas of each dye in a picture. Places and lengths in pixels of the whole picture. */
export interface Shapes {
  readonly dyes: readonly Dye[];
  /** The dye that covers the most. */
  readonly ground: number;
  readonly labelAt: (x: number, y: number) => number;
  /** How far it is to the next area. */
  readonly distanceAt: (x: number, y: number) => number;
  /** Along which the distance grows most: out of the border, length at most 1. Written into `into`. */
  readonly outwardAt: (x: number, y: number, into: [number, number]) => void;
}

/** Parts a picture into the areas of its dyes. What is smaller than `smooth` pixels goes to its surroundings. */
export function findShapes(picture: Plain, dyes: readonly Dye[], smooth: number): Shapes {
  const share = Math.min(1, longestPx / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * share));
  const height = Math.max(1, Math.round(picture.height * share));
  const small = shrunk(picture, width, height);
  const { wraps } = picture;
  const nearest = nearestDye(dyes);
  const raw = Uint8Array.from({ length: width * height }, (_, at) =>
    nearest(small.pixels[at * 3] ?? 0, small.pixels[at * 3 + 1] ?? 0, small.pixels[at * 3 + 2] ?? 0),
  );
  const radius = Math.max(1, Math.round(smooth * share));
  const labels = mostAround(
    mostAround(raw, { width, height, wraps }, radius, dyes.length),
    { width, height, wraps },
    Math.max(1, radius >> 1),
    dyes.length,
  );
  const distance = borderDistance(labels, width, height, wraps);
  const counts = dyes.map(() => 0);
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  const columns = width / picture.width;
  const rows = height / picture.height;
  const read = (x: number, y: number) => {
    const column = x * columns - 0.5;
    const row = y * rows - 0.5;
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const x0 = placed(left, width, wraps);
    const x1 = placed(left + 1, width, wraps);
    const y0 = placed(top, height, wraps) * width;
    const y1 = placed(top + 1, height, wraps) * width;
    return { a: y0 + x0, b: y0 + x1, c: y1 + x0, d: y1 + x1, right: column - left, below: row - top };
  };
  const labelAt = (x: number, y: number) => {
    const { a, b, c, d, right, below } = read(x, y);
    const [la = 0, lb = 0, lc = 0, ld = 0] = [labels[a], labels[b], labels[c], labels[d]];
    if (la === lb && la === lc && la === ld) return la;
    const [wa, wb, wc, wd] = [(1 - right) * (1 - below), right * (1 - below), (1 - right) * below, right * below];
    const of = (label: number) =>
      (la === label ? wa : 0) + (lb === label ? wb : 0) + (lc === label ? wc : 0) + (ld === label ? wd : 0);
    let [best, most] = [la, of(la)];
    for (const label of [lb, lc, ld]) {
      const weight = of(label);
      if (weight > most) [best, most] = [label, weight];
    }
    return best;
  };
  const distanceAt = (x: number, y: number) => {
    const { a, b, c, d, right, below } = read(x, y);
    // Between two areas the distance goes on below nothing, so that it is 0 at the border and not half a pixel.
    const own = labels[right < 0.5 ? (below < 0.5 ? a : c) : below < 0.5 ? b : d];
    const of = (at: number) => (labels[at] === own ? (distance[at] ?? 0) : -(distance[at] ?? 0));
    const upper = of(a) * (1 - right) + of(b) * right;
    const lower = of(c) * (1 - right) + of(d) * right;
    return Math.abs(upper * (1 - below) + lower * below) / share;
  };
  return {
    dyes,
    ground: counts.indexOf(Math.max(...counts)),
    labelAt,
    distanceAt,
    outwardAt: (x, y, into) => {
      const reach = 1 / share;
      const dx = distanceAt(x + reach, y) - distanceAt(x - reach, y);
      const dy = distanceAt(x, y + reach) - distanceAt(x, y - reach);
      const length = Math.max(Math.sqrt(dx * dx + dy * dy), 0.25 * reach);
      into[0] = dx / length;
      into[1] = dy / length;
    },
  };
}

interface MapSize {
  readonly width: number;
  readonly height: number;
  readonly wraps: boolean;
}

/** The label that most pixels of a square around each have; its own where that is one of them. */
function mostAround(labels: Uint8Array, { width, height, wraps }: MapSize, radius: number, count: number): Uint8Array {
  const best = labels.slice();
  const most = new Float32Array(labels.length);
  const across = new Uint16Array(labels.length);
  for (let label = 0; label < count; label++) {
    for (let y = 0; y < height; y++) {
      const row = y * width;
      const is = (x: number) => (labels[row + placed(x, width, wraps)] === label ? 1 : 0);
      let sum = 0;
      for (let x = -radius; x <= radius; x++) sum += is(x);
      for (let x = 0; x < width; x++) {
        across[row + x] = sum;
        sum += is(x + radius + 1) - is(x - radius);
      }
    }
    for (let x = 0; x < width; x++) {
      const of = (y: number) => across[placed(y, height, wraps) * width + x] ?? 0;
      let sum = 0;
      for (let y = -radius; y <= radius; y++) sum += of(y);
      for (let y = 0; y < height; y++) {
        const at = y * width + x;
        const votes = sum + (labels[at] === label ? 0.5 : 0);
        if (votes > (most[at] ?? 0)) {
          most[at] = votes;
          best[at] = label;
        }
        sum += of(y + radius + 1) - of(y - radius);
      }
    }
  }
  return best;
}
