import { type Field, wrap } from './field.ts';

/** How far a picture is from itself moved by each offset: a map over the torus, and its mean. */
export interface SelfDistance {
  readonly width: number;
  readonly height: number;
  readonly distances: Float32Array;
  readonly mean: number;
}

const points = 420;
/** One very different pixel is to count no more than this: squared OKLab × 100. */
const most = 900;

/** Autocorrelation as a mean squared difference, at the field's own size; for fields of some 128 pixels a side. */
export function selfDistance({ width, height, lab }: Field, random: () => number): SelfDistance {
  const distances = new Float32Array(width * height);
  const at = Array.from(
    { length: points },
    () => [Math.floor(random() * width), Math.floor(random() * height)] as const,
  );
  let total = 0;
  for (let dy = 0; dy <= height >> 1; dy++) {
    for (let dx = 0; dx < width; dx++) {
      let sum = 0;
      for (const [x, y] of at) {
        const one = (y * width + x) * 3;
        const two = (((y + dy) % height) * width + ((x + dx) % width)) * 3;
        sum += Math.min(most, gap(lab, one, lab, two));
      }
      const mean = sum / points;
      distances[dy * width + dx] = mean;
      distances[wrap(-dy, height) * width + wrap(-dx, width)] = mean;
    }
  }
  for (const distance of distances) total += distance;
  return { width, height, distances, mean: total / distances.length };
}

/** Squared difference of two pixels. */
export function gap(one: Float32Array, at: number, other: Float32Array, to: number): number {
  const dL = (one[at] ?? 0) - (other[to] ?? 0);
  const da = (one[at + 1] ?? 0) - (other[to + 1] ?? 0);
  const db = (one[at + 2] ?? 0) - (other[to + 2] ?? 0);
  return dL * dL + da * da + db * db;
}

/** At this share of the mean a picture moved by an offset is like itself again; */
const alike = 0.55;
/** at this one its drawing has been left. */
const left = 0.8;

/** The size of what is drawn as a share of the shorter side: the shortest way after which it comes again, or some widths of a stroke. */
export function grainOf({ width, height, distances, mean }: SelfDistance): number {
  const side = Math.min(width, height);
  let period = Number.POSITIVE_INFINITY;
  const rings = new Float64Array(side >> 1);
  const counts = new Float64Array(side >> 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [Math.min(x, width - x), Math.min(y, height - y)];
      const reach = Math.sqrt(dx * dx + dy * dy);
      const ring = Math.floor(reach);
      const distance = distances[y * width + x] ?? 0;
      if (ring < rings.length) {
        rings[ring] = (rings[ring] ?? 0) + distance;
        counts[ring] = (counts[ring] ?? 0) + 1;
      }
      if (reach >= side * 0.07 && reach < period && distance < mean * alike && isLow(distances, width, height, x, y))
        period = reach;
    }
  }
  if (Number.isFinite(period)) return period / side;
  const stroke = rings.findIndex((sum, ring) => ring > 0 && sum / Math.max(1, counts[ring] ?? 1) >= mean * left);
  return (4 * Math.max(1, stroke)) / side;
}

function isLow(map: Float32Array, width: number, height: number, x: number, y: number): boolean {
  const own = map[y * width + x] ?? 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if ((map[wrap(y + dy, height) * width + wrap(x + dx, width)] ?? 0) < own) return false;
    }
  }
  return true;
}
