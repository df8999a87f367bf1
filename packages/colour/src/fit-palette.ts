import type { WeightedColours } from './colour-counts.ts';
import { deltaE } from './delta-e.ts';
import { fromLab, hexToLab, toLab } from './lab.ts';
import { type Colour, fromHex, type Triple, toHex } from './srgb.ts';

/** A colour of a palette and the share of the picture, 0 … 1, that is nearest to it. */
export interface PaletteColour {
  readonly hex: string;
  readonly share: number;
}

const rounds = { means: 24, medians: 14 };
/** Steps at which rounds end: of a colour's place in Lab, a tenth of what eight bits can say. */
const settled = 0.03;
/** Colours that are looked at for the final rounds, the heaviest ones. */
const refined = 12_000;
/** In the final rounds only the nearest few by the plain distance are compared by ΔE00. */
const candidates = 4;

/**
 * The `count` colours a picture is best painted with: k-means in CIELAB, then rounds of the geometric median by ΔE00, so that the
 * mean difference seen is small and a dye that fills its place is met exactly. Locked colours (`#rrggbb`) come first and stay as
 * they are. Fewer colours come back only if the picture has fewer. The same picture always gives the same colours; the rest are
 * sorted by share.
 */
export function fitPalette(colours: WeightedColours, count: number, locked: readonly string[] = []): PaletteColour[] {
  const kept = locked.slice(0, count).map(hexToLab);
  const centres = begin(colours, count, kept);
  means(colours, centres, kept.length);
  medians(heaviest(colours, refined), centres, kept.length);
  const fitted = centres.slice(kept.length).map((lab) => toHex(fromLab(lab)));
  let distinct = [...new Set([...locked.slice(0, count), ...fitted])];
  // Two that were rounded to one leave a place for another.
  if (distinct.length < count) {
    const filled = begin(colours, count, distinct.map(hexToLab)).map((lab) => toHex(fromLab(lab)));
    distinct = [...new Set([...distinct, ...filled.slice(distinct.length)])];
  }
  const shares = sharesOf(
    colours,
    distinct.map((hex) => toLab(fromHex(hex))),
  );
  const all = distinct.map((hex, i): PaletteColour => ({ hex, share: shares[i] ?? 0 }));
  const [first, rest] = [all.slice(0, kept.length), all.slice(kept.length)];
  return [...first, ...rest.sort((a, b) => b.share - a.share)];
}

/** Farthest first, weighed: each next centre is the colour that most of the picture misses most. */
function begin({ labs, weights }: WeightedColours, count: number, kept: readonly Triple[]): Colour[] {
  const centres: Colour[] = kept.map((lab): Colour => [...lab]);
  const missing = new Float64Array(weights.length).fill(Number.POSITIVE_INFINITY);
  const note = (centre: Triple) => {
    for (let i = 0; i < weights.length; i++) missing[i] = Math.min(missing[i] ?? 0, squared(labs, i, centre));
  };
  for (const centre of centres) note(centre);
  while (centres.length < count) {
    let most = 0;
    let at = -1;
    for (let i = 0; i < weights.length; i++) {
      const gap = missing[i] ?? 0;
      const score = centres.length === 0 ? (weights[i] ?? 0) : Math.sqrt(weights[i] ?? 0) * gap;
      if (gap > 0 && score > most) [most, at] = [score, i];
    }
    if (at < 0) break;
    const centre: Colour = [labs[at * 3] ?? 0, labs[at * 3 + 1] ?? 0, labs[at * 3 + 2] ?? 0];
    centres.push(centre);
    note(centre);
  }
  return centres;
}

function means({ labs, weights }: WeightedColours, centres: Colour[], fixed: number): void {
  for (let round = 0; round < rounds.means; round++) {
    const sums = new Float64Array(centres.length * 4);
    for (let i = 0; i < weights.length; i++) {
      const at = nearestCentre(labs, i, centres) * 4;
      const weight = weights[i] ?? 0;
      for (let axis = 0; axis < 3; axis++)
        sums[at + axis] = (sums[at + axis] ?? 0) + weight * (labs[i * 3 + axis] ?? 0);
      sums[at + 3] = (sums[at + 3] ?? 0) + weight;
    }
    if (move(centres, fixed, sums) < settled) return;
  }
}

/** Weiszfeld's steps: a mean in which every colour counts by the inverse of its difference. */
function medians({ labs, weights }: WeightedColours, centres: Colour[], fixed: number): void {
  const few = { places: new Int32Array(candidates), distances: new Float64Array(candidates) };
  for (let round = 0; round < rounds.medians; round++) {
    const sums = new Float64Array(centres.length * 4);
    for (let i = 0; i < weights.length; i++) {
      const lab: Triple = [labs[i * 3] ?? 0, labs[i * 3 + 1] ?? 0, labs[i * 3 + 2] ?? 0];
      let least = Number.POSITIVE_INFINITY;
      let best = 0;
      const count = fewNearest(labs, i, centres, few);
      for (let k = 0; k < count; k++) {
        const j = few.places[k] ?? 0;
        const difference = deltaE(lab, centres[j] ?? lab);
        if (difference < least) [least, best] = [difference, j];
      }
      const weight = (weights[i] ?? 0) / Math.max(0.25, least);
      for (const axis of [0, 1, 2] as const) sums[best * 4 + axis] = (sums[best * 4 + axis] ?? 0) + weight * lab[axis];
      sums[best * 4 + 3] = (sums[best * 4 + 3] ?? 0) + weight;
    }
    if (move(centres, fixed, sums) < settled) return;
  }
}

/** Puts the centres where the sums say; answers how far the farthest went. */
function move(centres: Colour[], fixed: number, sums: Float64Array): number {
  let farthest = 0;
  for (const [j, centre] of centres.entries()) {
    const total = sums[j * 4 + 3] ?? 0;
    if (j < fixed || total === 0) continue;
    for (const axis of [0, 1, 2] as const) {
      const value = (sums[j * 4 + axis] ?? 0) / total;
      farthest = Math.max(farthest, Math.abs(value - centre[axis]));
      centre[axis] = value;
    }
  }
  return farthest;
}

function heaviest({ labs, weights }: WeightedColours, most: number): WeightedColours {
  if (weights.length <= most) return { labs, weights };
  const order = [...weights.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)).slice(0, most);
  return {
    labs: Float32Array.from(order.flatMap((i) => [...labs.subarray(i * 3, i * 3 + 3)])),
    weights: Float32Array.from(order, (i) => weights[i] ?? 0),
  };
}

function sharesOf({ labs, weights }: WeightedColours, centres: readonly Triple[]): number[] {
  const shares = centres.map(() => 0);
  let total = 0;
  for (let i = 0; i < weights.length; i++) {
    const at = nearestCentre(labs, i, centres);
    shares[at] = (shares[at] ?? 0) + (weights[i] ?? 0);
    total += weights[i] ?? 0;
  }
  return shares.map((share) => share / (total || 1));
}

function nearestCentre(labs: Float32Array, i: number, centres: readonly Triple[]): number {
  let least = Number.POSITIVE_INFINITY;
  let best = 0;
  for (let j = 0; j < centres.length; j++) {
    const distance = squared(labs, i, centres[j] ?? [0, 0, 0]);
    if (distance < least) [least, best] = [distance, j];
  }
  return best;
}

interface Few {
  readonly places: Int32Array;
  readonly distances: Float64Array;
}

/** Lays the places of the nearest centres into `few`, the nearest first; answers how many there are. */
function fewNearest(labs: Float32Array, i: number, centres: readonly Triple[], { places, distances }: Few): number {
  let count = 0;
  for (let j = 0; j < centres.length; j++) {
    const distance = squared(labs, i, centres[j] ?? [0, 0, 0]);
    if (count === candidates && distance >= (distances[count - 1] ?? 0)) continue;
    if (count < candidates) count++;
    let at = count - 1;
    for (; at > 0 && distance < (distances[at - 1] ?? 0); at--) {
      distances[at] = distances[at - 1] ?? 0;
      places[at] = places[at - 1] ?? 0;
    }
    distances[at] = distance;
    places[at] = j;
  }
  return count;
}

function squared(labs: Float32Array, i: number, [L, a, b]: Triple): number {
  const dL = (labs[i * 3] ?? 0) - L;
  const da = (labs[i * 3 + 1] ?? 0) - a;
  const db = (labs[i * 3 + 2] ?? 0) - b;
  return dL * dL + da * da + db * db;
}
