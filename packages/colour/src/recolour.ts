import type { RecolourParams } from '@naksha/contract';
import type { ColourMap } from './colour-map.ts';
import { deltaE } from './delta-e.ts';
import { hexToLab, toLab } from './lab.ts';
import { fromOklab, toOklab } from './oklab.ts';
import { type Colour, fromHex, type Triple } from './srgb.ts';

/** One colour's way to another, in OKLab. */
interface Way {
  readonly from: Triple;
  readonly fromLab: Triple;
  readonly by: Triple;
}

/**
 * Moves colours by the difference between what they follow and what that becomes, so that shading, grain and soft edges come
 * along. See `RecolourParams` for what follows what.
 */
export function recolourMap({ colours, reach, radius, softness }: Omit<RecolourParams, 'area'>): ColourMap {
  const ways = colours.map(({ from, to }): Way => {
    const one = oklabOf(from);
    const other = oklabOf(to);
    return { from: one, fromLab: hexToLab(from), by: [other[0] - one[0], other[1] - one[1], other[2] - one[2]] };
  });
  const weigh = reach === 'near' ? nearby(ways, radius, softness / 100) : among(ways, softness / 100);
  const weights = new Float64Array(ways.length);
  return (red, green, blue, into) => {
    toOklab(red, green, blue, into);
    weigh(red, green, blue, into, weights);
    let [L, a, b] = into;
    let isMoved = false;
    for (const [i, { by }] of ways.entries()) {
      const weight = weights[i] ?? 0;
      if (weight === 0 || (by[0] === 0 && by[1] === 0 && by[2] === 0)) continue;
      L += by[0] * weight;
      a += by[1] * weight;
      b += by[2] * weight;
      isMoved = true;
    }
    if (isMoved) fromOklab(L, a, b, into);
    else {
      // What stays, stays to the last bit.
      into[0] = red;
      into[1] = green;
      into[2] = blue;
    }
  };
}

type Weigh = (red: number, green: number, blue: number, oklab: Triple, weights: Float64Array) => void;

/** Whole inside the radius, nothing beyond it; softness is the share of the radius over which it fades. Never above one in all. */
function nearby(ways: readonly Way[], radius: number, softness: number): Weigh {
  const inner = radius * (1 - softness);
  return (red, green, blue, _, weights) => {
    const lab = toLab([red, green, blue]);
    let total = 0;
    for (const [i, way] of ways.entries()) {
      const distance = deltaE(lab, way.fromLab);
      const weight = distance <= inner ? 1 : distance >= radius ? 0 : ease((radius - distance) / (radius - inner));
      // Where two radii meet, the nearer colour leads.
      weights[i] = weight === 0 ? 0 : weight / (1 + distance);
      total += weights[i] ?? 0;
    }
    if (total === 0) return;
    let most = 0;
    for (const [i, way] of ways.entries()) {
      if ((weights[i] ?? 0) === 0) continue;
      const distance = deltaE(lab, way.fromLab);
      most = Math.max(most, (weights[i] ?? 0) * (1 + distance));
    }
    for (let i = 0; i < weights.length; i++) weights[i] = ((weights[i] ?? 0) / total) * most;
  };
}

/** Pixels between two colours are a mixture of both; a fourth one has no say. */
const led = 3;
const hardest = 6;

/**
 * Shares of the nearest colours by inverse distance. At softness 1 a mixture of two colours becomes the same mixture of their
 * successors; at 0 nearly all goes to the nearest.
 */
function among(ways: readonly Way[], softness: number): Weigh {
  const power = 1 + (hardest - 1) * (1 - softness) ** 2;
  const distances = new Float64Array(ways.length);
  return (_red, _green, _blue, [L, a, b], weights) => {
    weights.fill(0);
    for (const [i, { from }] of ways.entries()) {
      distances[i] = Math.hypot(L - from[0], a - from[1], b - from[2]);
      if (distances[i] === 0) {
        weights[i] = 1;
        return;
      }
    }
    const beyond = ways.length > led ? (distances.toSorted()[led] ?? 0) : Number.POSITIVE_INFINITY;
    let total = 0;
    for (let i = 0; i < weights.length; i++) {
      const distance = distances[i] ?? 0;
      // Falls to nothing where another colour takes its place among the nearest, so that no step is seen.
      weights[i] = distance < beyond ? (1 / distance - 1 / beyond) ** power : 0;
      total += weights[i] ?? 0;
    }
    if (total === 0) weights[distances.indexOf(Math.min(...distances))] = total = 1;
    for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] ?? 0) / total;
  };
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

function oklabOf(hex: string): Triple {
  const lab: Colour = [0, 0, 0];
  toOklab(...fromHex(hex), lab);
  return lab;
}
