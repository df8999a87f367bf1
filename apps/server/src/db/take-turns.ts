import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '@naksha/contract';

const caller = new AsyncLocalStorage<string>();

type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets everything that `work` asks of the database count as asked by this caller. */
export function asCaller<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  return caller.run(key, work);
}

/**
 * Makes callers take turns at a database: each has a few of its connections at most, so that the thousandth request of one
 * does not stand before the first of another. Work of the program itself has no caller and does not wait for one. Of all
 * together the database works on `atOnce`. Counted by process, for each has a pool of connections of its own to share out.
 */
export function createTurns(atOnce = Number.POSITIVE_INFINITY): Turns {
  const all = createLine(atOnce);
  const lines = new Map<string, ReturnType<typeof createLine>>();
  return async (work) => {
    const key = caller.getStore();
    if (key === undefined) return all.pass(work);
    const line = lines.get(key) ?? createLine(limits.queriesAtOncePerClient);
    lines.set(key, line);
    try {
      return await line.pass(() => all.pass(work));
    } finally {
      if (line.isEmpty()) lines.delete(key);
    }
  };
}

/** A line at a place where only so many fit. */
function createLine(atOnce: number): { readonly pass: Turns; readonly isEmpty: () => boolean } {
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
