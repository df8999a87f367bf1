import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '@naksha/contract';

const caller = new AsyncLocalStorage<string>();

type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets everything that `work` asks of the database count as asked by this caller. */
export function asCaller<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  return caller.run(key, work);
}

/**
 * Shares a database out among callers: each has a few of its connections at most, so that the thousandth request of one
 * does not stand before the first of another. Work of the program itself has no caller and does not wait for one. Of all
 * together the database works on `atOnce`. Counted by process, for each has a pool of connections of its own to share out.
 */
export function createQueryLimiter(atOnce = Number.POSITIVE_INFINITY): Limiter {
  const all = createSlots(atOnce);
  const slotsOf = new Map<string, ReturnType<typeof createSlots>>();
  return async (work) => {
    const key = caller.getStore();
    if (key === undefined) return all.pass(work);
    const slots = slotsOf.get(key) ?? createSlots(limits.queriesAtOncePerClient);
    slotsOf.set(key, slots);
    try {
      return await slots.pass(() => all.pass(work));
    } finally {
      if (slots.isEmpty()) slotsOf.delete(key);
    }
  };
}

/** Places of which only so many are taken at once; who finds none waits in line. */
function createSlots(atOnce: number): { readonly pass: Limiter; readonly isEmpty: () => boolean } {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return {
    async pass(work) {
      if (inside >= atOnce) await new Promise<void>((enter) => waiting.push(enter));
      else inside++;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else inside--;
      }
    },
    isEmpty: () => inside === 0,
  };
}
