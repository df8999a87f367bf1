import type { Rng } from '../../random/rng.ts';
import type { Ink } from '../../scene/scene.ts';
import type { Run } from '../weaving/draft.ts';
import type { StripeTask } from './task.ts';

/** Widths of stripes, each about 1.6 times the one before: a rhythm of fine, middle and broad. */
const widths = [2, 3, 5, 8, 13] as const;
const deepTones: readonly Ink[] = ['a1', 'a2', 'a3', 'a4', 'dark', 'a1>dark:0.4', 'a2>light:0.5', 'a4>light:0.45'];

/**
 * Stripes of many colours and widths in a long order. No colour stands within three of itself, and broad ones are parted by
 * fine ones, so that the eye finds no row before the repeat does.
 */
export function multiOrder({ rng, dyes, recipe }: StripeTask, isBands: boolean): Run[] {
  const count = Math.round((isBands ? 14 : 18) + recipe.density * 8);
  const runs: Run[] = [];
  let pool: Ink[] = [];
  for (let i = 0; i < count; i++) {
    const last = runs.slice(-3).map((run) => run.ink);
    const head = i > count - 4 ? runs.slice(0, 3 - (count - 1 - i)).map((run) => run.ink) : [];
    if (pool.length < 4) pool = [...pool, ...dyes.fork(i).shuffle<Ink>([...deepTones, 'ground', 'light'])];
    const ink = pool.find((tone) => !last.includes(tone) && !head.includes(tone)) ?? 'ground';
    pool = pool.filter((tone, at) => at !== pool.indexOf(ink) || tone !== ink);
    runs.push({ ink, yarns: widthOf(i, rng.fork(i)) });
  }
  return runs;
}

function widthOf(i: number, rng: Rng): number {
  return i % 3 === 0
    ? rng.pick(widths.slice(3))
    : i % 3 === 1
      ? rng.pick(widths.slice(0, 2))
      : rng.pick(widths.slice(1, 4));
}
