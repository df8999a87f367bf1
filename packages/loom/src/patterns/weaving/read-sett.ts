import type { Ink } from '../../scene/scene.ts';
import type { Run } from './draft.ts';

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
