import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '@naksha/contract';

const caller = new AsyncLocalStorage<string>();

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets everything that `work` asks of the database count as asked by this caller. */
export function asCaller<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  return caller.run(key, work);
}

/**
 * Makes callers take turns at a database: each has a few of its connections at most, so that the thousandth request of one
 * does not stand before the first of another. Work of the program itself has no caller and does not wait.
 */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<string, Line>();
  return async (work) => {
    const key = caller.getStore();
    if (key === undefined) return work();
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running >= limits.queriesAtOncePerClient) await new Promise<void>((enter) => line.waiting.push(enter));
    else line.running++;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // In a turn of its own: an embedded database would work off a whole line before anything else is heard.
      if (next) setImmediate(next);
      else if (--line.running === 0) lines.delete(key);
    }
  };
}
