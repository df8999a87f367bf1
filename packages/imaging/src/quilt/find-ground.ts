import type { Field } from './field.ts';

/** What of a picture is ground and what is drawn on it. */
export interface Ground {
  /** OKLab × 100. */
  readonly colour: readonly [number, number, number];
  /** 1 for each pixel that is drawn, 0 for ground. */
  readonly drawn: Uint8Array;
  /** Share of the picture that is ground, 0 … 1. */
  readonly share: number;
  /** How far from its colour it is still ground, OKLab × 100. */
  readonly limit: number;
  /** How far what is drawn stands off, as a multiple of what the ground itself varies. */
  readonly contrast: number;
}

/** Sides of the boxes that colours are counted in. */
const box = 3;
/** A ground may vary by so much, and by so many times its own usual deviation. */
const spread = { least: 3.4, most: 11, times: 3.2 };
const near = 9;

/** Takes the commonest colour with its neighbours for the ground: grain, weave and mottle of the cloth go with it. */
export function findGround({ lab }: Field): Ground {
  const counts = new Map<number, number>();
  const nameOf = (L: number, a: number, b: number) => (L + 64) * 65536 + (a + 128) * 256 + b + 128;
  for (let at = 0; at < lab.length; at += 3) {
    const name = nameOf(boxed(lab[at]), boxed(lab[at + 1]), boxed(lab[at + 2]));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let [best, most] = [0, -1];
  for (const [name, own] of counts) {
    let sum = own;
    for (const step of [65536, 256, 1]) sum += (counts.get(name + step) ?? 0) + (counts.get(name - step) ?? 0);
    if (sum > most) [best, most] = [name, sum];
  }
  const begin = [(best >> 16) - 64, ((best >> 8) & 255) - 128, (best & 255) - 128].map((at) => (at + 0.5) * box);
  const middle = meanNear(lab, begin, near);
  const colour = meanNear(lab, middle.colour, near * 0.7);
  const limit = Math.min(spread.most, Math.max(spread.least, spread.times * colour.deviation));
  const drawn = new Uint8Array(lab.length / 3);
  let [ground, off] = [0, 0];
  for (let at = 0; at < drawn.length; at++) {
    const distance = far(lab, at * 3, colour.colour);
    if (distance <= limit * limit) ground += 1;
    else {
      drawn[at] = 1;
      off += Math.sqrt(distance);
    }
  }
  const contrast = off / Math.max(1, drawn.length - ground) / limit;
  const [L = 0, a = 0, b = 0] = colour.colour;
  return { colour: [L, a, b], drawn, share: ground / drawn.length, limit, contrast };
}

function boxed(value = 0): number {
  return Math.floor(value / box);
}

function far(lab: Float32Array, at: number, [L = 0, a = 0, b = 0]: readonly number[]): number {
  return ((lab[at] ?? 0) - L) ** 2 + ((lab[at + 1] ?? 0) - a) ** 2 + ((lab[at + 2] ?? 0) - b) ** 2;
}

function meanNear(lab: Float32Array, around: readonly number[], reach: number) {
  const sums = [0, 0, 0, 0, 0];
  for (let at = 0; at < lab.length; at += 3) {
    const distance = far(lab, at, around);
    if (distance > reach * reach) continue;
    for (let axis = 0; axis < 3; axis++) sums[axis] = (sums[axis] ?? 0) + (lab[at + axis] ?? 0);
    sums[3] = (sums[3] ?? 0) + 1;
    sums[4] = (sums[4] ?? 0) + distance;
  }
  const count = Math.max(1, sums[3] ?? 1);
  return { colour: sums.slice(0, 3).map((sum) => sum / count), deviation: Math.sqrt((sums[4] ?? 0) / count) };
}
