import type { Colour, Triple } from '@naksha/colour';
import type { Plain } from './picture.ts';
import { labOfBytes } from './steady-lab.ts';

/** A colour that a craft works with. */
export interface Dye {
  /** Bytes of sRGB. */
  readonly colour: Triple;
  /** OKLab. */
  readonly lab: Triple;
  /** The part of the picture that is nearest to it. */
  readonly share: number;
}

/** Boxes of eight levels a side. */
const boxes = 2 ** 15;
const rounds = 16;
const boxOf = (red: number, green: number, blue: number) => ((red & 248) << 7) | ((green & 248) << 2) | (blue >> 3);

interface Weighed {
  readonly labs: Float64Array;
  readonly colours: Float64Array;
  readonly weights: Float64Array;
}

/**
 * The few colours that a picture is best laid with, light to dark: farthest first, then k-means in OKLab. Fewer when it has fewer. The same
 * picture gives the same colours on every machine.
 */
export function fitDyes(picture: Plain, count: number): Dye[] {
  const weighed = weigh(picture);
  const total = weighed.weights.reduce((sum, weight) => sum + weight, 0);
  const centres = begin(weighed, count);
  let shares = new Float64Array(centres.length);
  let colours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const sums = new Float64Array(centres.length * 7);
    for (let i = 0; i < weighed.weights.length; i++) {
      const to = nearest(weighed.labs, i, centres) * 7;
      const weight = weighed.weights[i] ?? 0;
      sums[to] = (sums[to] ?? 0) + weight;
      for (let axis = 0; axis < 3; axis++) {
        sums[to + 1 + axis] = (sums[to + 1 + axis] ?? 0) + weight * (weighed.labs[i * 3 + axis] ?? 0);
        sums[to + 4 + axis] = (sums[to + 4 + axis] ?? 0) + weight * (weighed.colours[i * 3 + axis] ?? 0);
      }
    }
    const mean = (i: number, at: number) => (sums[i * 7 + at] ?? 0) / Math.max(1, sums[i * 7] ?? 0);
    shares = Float64Array.from(centres, (_, i) => (sums[i * 7] ?? 0) / total);
    colours = centres.flatMap((_, i) => [mean(i, 4), mean(i, 5), mean(i, 6)]);
    for (const [i, centre] of centres.entries())
      if ((shares[i] ?? 0) > 0) for (const axis of [0, 1, 2] as const) centre[axis] = mean(i, 1 + axis);
  }
  const found = centres.flatMap((_, i): Dye[] => {
    if ((shares[i] ?? 0) === 0) return [];
    const [red = 0, green = 0, blue = 0] = colours.slice(i * 3, i * 3 + 3).map(Math.round);
    return [dyeOf([red, green, blue], shares[i] ?? 0)];
  });
  return found.sort((one, other) => other.lab[0] - one.lab[0]);
}

/** A dye of a colour in bytes. */
function dyeOf(colour: Triple, share = 0): Dye {
  const lab: Colour = [0, 0, 0];
  labOfBytes(colour[0], colour[1], colour[2], lab);
  return { colour, lab, share };
}

/** Which dye is nearest, by a table of all colours. */
export function nearestDye(dyes: readonly Dye[]): (red: number, green: number, blue: number) => number {
  const table = new Uint8Array(boxes);
  const lab: Colour = [0, 0, 0];
  const one = new Float64Array(3);
  for (let box = 0; box < boxes; box++) {
    labOfBytes(((box >> 10) << 3) | 4, (((box >> 5) & 31) << 3) | 4, ((box & 31) << 3) | 4, lab);
    one.set(lab);
    table[box] = nearest(
      one,
      0,
      dyes.map((dye) => dye.lab),
    );
  }
  return (red, green, blue) => table[boxOf(red, green, blue)] ?? 0;
}

function weigh({ pixels }: Plain): Weighed {
  const sums = new Float64Array(boxes * 4);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const box = boxOf(red, green, blue) * 4;
    sums[box] = (sums[box] ?? 0) + 1;
    sums[box + 1] = (sums[box + 1] ?? 0) + red;
    sums[box + 2] = (sums[box + 2] ?? 0) + green;
    sums[box + 3] = (sums[box + 3] ?? 0) + blue;
  }
  const used: number[] = [];
  for (let box = 0; box < sums.length; box += 4) if ((sums[box] ?? 0) > 0) used.push(box);
  const lab: Colour = [0, 0, 0];
  const weighed = {
    labs: new Float64Array(used.length * 3),
    colours: new Float64Array(used.length * 3),
    weights: new Float64Array(used.length),
  };
  for (const [i, box] of used.entries()) {
    const count = sums[box] ?? 1;
    const mean = [1, 2, 3].map((channel) => (sums[box + channel] ?? 0) / count);
    const [red = 0, green = 0, blue = 0] = mean.map(Math.round);
    labOfBytes(red, green, blue, lab);
    weighed.labs.set(lab, i * 3);
    weighed.colours.set(mean, i * 3);
    weighed.weights[i] = count;
  }
  return weighed;
}

function begin({ labs, weights }: Weighed, count: number): Colour[] {
  const centres: Colour[] = [];
  const missing = new Float64Array(weights.length).fill(1);
  while (centres.length < count) {
    let [most, at] = [0, -1];
    for (let i = 0; i < weights.length; i++) {
      const score = Math.sqrt(weights[i] ?? 0) * (missing[i] ?? 0);
      if (score > most) [most, at] = [score, i];
    }
    if (at < 0) break;
    const centre: Colour = [labs[at * 3] ?? 0, labs[at * 3 + 1] ?? 0, labs[at * 3 + 2] ?? 0];
    centres.push(centre);
    for (let i = 0; i < weights.length; i++) missing[i] = Math.min(missing[i] ?? 0, squared(labs, i, centre));
  }
  return centres;
}

function nearest(labs: Float64Array, i: number, centres: readonly Triple[]): number {
  let [least, best] = [Number.POSITIVE_INFINITY, 0];
  for (let j = 0; j < centres.length; j++) {
    const distance = squared(labs, i, centres[j] ?? [0, 0, 0]);
    if (distance < least) [least, best] = [distance, j];
  }
  return best;
}

function squared(labs: Float64Array, i: number, [L, a, b]: Triple): number {
  const dL = (labs[i * 3] ?? 0) - L;
  const da = (labs[i * 3 + 1] ?? 0) - a;
  const db = (labs[i * 3 + 2] ?? 0) - b;
  return dL * dL + da * da + db * db;
}
