import { readSways, type Sway, swayed } from './sway.ts';

/**
 * Forkable random streams. A stream is named by its path from the seed, so drawing more from one never moves another:
 * `fork('stems').fork('3')` gives the same numbers whatever else was drawn before. sfc32 (Doty-Humphrey, PractRand),
 * seeded by FNV-1a with the murmur3 finaliser.
 */
export interface Rng {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** Whole number in [low, high], both included. */
  whole(low: number, high: number): number;
  /** Approximately normal, mean 0, deviation 1, within ±3. */
  normal(): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** A new independent stream; does not consume from this one. */
  fork(path: string | number): Rng;
}

/** The stream of a path whose first part is a seed. A seed that carries sways gives the streams of the seed they stand on, but for those they move. */
export function createRng(path: string): Rng {
  const { base, sways } = readSways(path);
  return streamOf(base, sways);
}

function streamOf(path: string, sways: readonly Sway[]): Rng {
  const seed = hashText(path);
  let a = mix(seed);
  let b = mix(seed ^ 0x9e3779b9);
  let c = mix(seed ^ 0x85ebca6b);
  let d = 1;
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole,
    normal: () => Math.max(-3, Math.min(3, (next() + next() + next() + next() - 2) * Math.sqrt(3))),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[whole(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('pick needs a list with at least one entry');
      return chosen;
    },
    shuffle: (list) => {
      const result = list.map((value) => ({ value, key: next() }));
      return result.sort((x, y) => x.key - y.key).map((entry) => entry.value);
    },
    fork: (part) =>
      streamOf(sways.length === 0 ? `${path}/${part}` : swayed(`${path}/${part}`, sways, hashText), sways),
  };
}

/** 32-bit hash of a text: FNV-1a, then the murmur3 avalanche. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

/** Murmur3 finaliser: every input bit reaches every output bit. */
function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Hash of two integers and a seed, in [0, 1): grain and noise by place, never by order of drawing. */
export function hashCell(x: number, y: number, seed: number): number {
  return mix(Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed) / 4294967296;
}
