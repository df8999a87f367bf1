import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '@naksha/contract';
import { createRecentUse } from '../recent-use.ts';

interface Caller {
  readonly key: string;
  /** Callers that are many for the asking, as unknown tokens are, share the places of a wider key. */
  readonly within: string | undefined;
}

const caller = new AsyncLocalStorage<Caller>();

type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets everything that `work` asks of the database count as asked by this caller. */
export function asCaller<Result>(key: string, work: () => Promise<Result>, within?: string): Promise<Result> {
  return caller.run({ key, within }, work);
}

/**
 * Shares a database out among callers: each has a few of its connections at most, so that the thousandth request of one
 * does not stand before the first of another. Work of the program itself has no caller and does not wait for one. Of all
 * together the database works on `atOnce`. Counted by process, for each has a pool of connections of its own to share out.
 */
export function createQueryLimiter(atOnce = Number.POSITIVE_INFINITY): Limiter {
  const all = createFairSlots(atOnce);
  // Of one connection a caller's second statement waits behind those of others.
  const ofCallers = createSlotsByKey(Math.min(limits.queriesAtOncePerClient, atOnce));
  const ofAddresses = createSlotsByKey(limits.queriesAtOncePerAddress);
  return (work) => {
    const asking = caller.getStore();
    if (asking === undefined) return all(undefined, work);
    const { key, within } = asking;
    // A caller that waits for places of its own takes none of the shared ones.
    return ofCallers(key, () => {
      if (within === undefined) return all(key, work);
      return ofAddresses(within, () => all(within, work));
    });
  };
}

/** What was used is half forgotten after so long. */
const halfLifeMs = 1_000;

/** Of a caller; the program itself has none, and counts as one who used nothing. */
type Name = string | undefined;

/**
 * Places that go to whoever has used least of late. They are given one turn of the event loop later, by when the caller that has just left may have come
 * with the next statement of the same request: a small request waits for the end of one large one, and not before each statement.
 */
function createFairSlots(atOnce: number): <Result>(name: Name, work: () => Promise<Result>) => Promise<Result> {
  let inside = 0;
  const waiting: { readonly name: Name; readonly enter: () => void }[] = [];
  const used = createRecentUse(halfLifeMs);
  const useOf = ({ name }: { readonly name: Name }) => (name === undefined ? 0 : used.by(name));
  const leave = () => {
    let next = waiting[0];
    for (const each of waiting) if (next && useOf(each) < useOf(next)) next = each;
    if (next === undefined) {
      inside--;
      return;
    }
    waiting.splice(waiting.indexOf(next), 1);
    next.enter();
  };
  return async (name, work) => {
    if (atOnce === Number.POSITIVE_INFINITY) return work();
    if (inside >= atOnce) await new Promise<void>((enter) => waiting.push({ name, enter }));
    else inside++;
    const began = performance.now();
    try {
      return await work();
    } finally {
      if (name !== undefined) used.add(name, performance.now() - began);
      setImmediate(leave);
    }
  };
}

/** So many places for each key, forgotten when they are empty. */
function createSlotsByKey(atOnce: number) {
  const slotsOf = new Map<string, ReturnType<typeof createSlots>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const slots = slotsOf.get(key) ?? createSlots(atOnce);
    slotsOf.set(key, slots);
    try {
      return await slots.pass(work);
    } finally {
      if (slots.isEmpty()) slotsOf.delete(key);
    }
  };
}

/** Places of which only so many are taken at once; a caller that finds none waits in line. */
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
