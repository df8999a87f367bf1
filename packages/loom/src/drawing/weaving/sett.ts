import type { Plot } from '../plot.ts';
import type { Ink } from '../scene.ts';
import { type Run, yarnsIn } from './draft.ts';

/**
 * A tartan's half sett, "ground 72, a1 8 … light 2", as the whole order: it turns about its first and its last colour. Begins in the
 * middle of the first, so that the edge of the cloth falls inside a stripe.
 */
export function readSett(half: string): Run[] {
  const runs = readRuns(half);
  const [first, ...rest] = runs;
  if (first === undefined) throw new RangeError('Expected a sett with at least one colour but received none');
  const back = rest.slice(0, -1).toReversed();
  const start = Math.floor(first.yarns / 2);
  return [{ ...first, yarns: first.yarns - start }, ...rest, ...back, { ...first, yarns: start }];
}

/** "ground 4, a1 2" as runs. */
export function readRuns(order: string): Run[] {
  return order.split(',').map((part) => {
    const [ink = 'ground', yarns = '1'] = part.trim().split(' ');
    return { ink: ink as Ink, yarns: Number(yarns) };
  });
}

/**
 * The order in about `yarns` yarns altogether, each run in proportion and at least one, the whole a multiple of `multiple`: what
 * is left over goes to the widest run, where no one misses it.
 */
export function fitRuns(runs: readonly Run[], yarns: number, multiple: number): Run[] {
  const share = yarns / yarnsIn(runs);
  const fitted = runs.map((run) => ({ ...run, yarns: Math.max(1, Math.round(run.yarns * share)) }));
  const total = yarnsIn(fitted);
  const wanted = Math.max(1, Math.round(total / multiple)) * multiple;
  let widest = 0;
  for (const [i, run] of fitted.entries()) if (run.yarns > (fitted[widest]?.yarns ?? 0)) widest = i;
  // An order too short for the multiple grows to the next one.
  const whole = (fitted[widest]?.yarns ?? 0) + wanted - total >= 1 ? wanted : wanted + multiple;
  return fitted.map((run, i) => (i === widest ? { ...run, yarns: run.yarns + whole - total } : run));
}

/** Whole repeats of about `size` units in a module, across and down; even where a joined edge is shifted by half. */
export function repeatsIn({ torus }: Plot, size: number): { readonly across: number; readonly down: number } {
  const count = (length: number, isEven: boolean) =>
    isEven ? 2 * Math.max(1, Math.round(length / size / 2)) : Math.max(1, Math.round(length / size));
  return { across: count(torus.w, torus.brickX !== 0), down: count(torus.h, torus.dropY !== 0) };
}
