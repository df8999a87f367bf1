import type { Rng } from '../../random/rng.ts';
import type { Ink } from '../../scene/scene.ts';

/**
 * Dyes in the order in which bands follow one another from a cell's edge to its heart. Even places are bright, odd ones
 * deep, so that every edge is a strong step however far the yarns slip. Drawn from a stream of its own.
 */
export interface IkatDyes {
  /** The n-th dye of a kind of cell. */
  band(n: number, kind?: number): Ink;
  /** Between cells: deep. */
  readonly net: Ink;
}

const sequences: readonly (readonly Ink[])[] = [
  ['a3', 'dark', 'ground', 'a2', 'light', 'a1', 'a3', 'a2', 'light', 'a1'],
  ['light', 'a2', 'a3', 'a1', 'light', 'a2', 'a3', 'dark', 'light', 'a1'],
  ['a3', 'a1', 'light', 'a4', 'a3', 'a2', 'light', 'a1', 'a3', 'dark'],
  ['light', 'dark', 'a3', 'a4', 'light', 'a1', 'a3', 'a2', 'light', 'dark'],
  ['a3', 'a2', 'light', 'a1', 'ground', 'a4', 'a3', 'a1', 'light', 'a2'],
  ['ground', 'a4', 'a3', 'a2', 'light', 'dark', 'a3', 'a1', 'light', 'a4'],
  ['a3', 'a4', 'light', 'dark', 'a3', 'a1', 'light', 'a2', 'a3', 'a1'],
];

export function drawIkatDyes(rng: Rng): IkatDyes {
  const order = rng.shuffle(sequences);
  const mass = (sequence: readonly Ink[]) => sequence[3];
  const first = order[0] ?? [];
  // The second kind of cell has another mass of colour than the first.
  const second = order.find((sequence) => mass(sequence) !== mass(first)) ?? first;
  return {
    band: (n, kind = 0) => {
      const sequence = kind % 2 === 0 ? first : second;
      return sequence[n % sequence.length] ?? 'light';
    },
    net: rng.pick(['dark', 'a2', 'a4'] as const),
  };
}
