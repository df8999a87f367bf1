import type { NewCalls } from './add-calls.ts';

/** The part of a limit that a process counts alone before it asks the others. */
const share = 1 / 20;
/** A database that takes longer is silent; requests do not wait for it. */
const patienceMs = 2_000;
/** While the database is silent its process counts alone, and asks again after this long. */
const retryMs = 5_000;
/** Beyond so many callers, those counted longest ago are forgotten. */
const maxCallers = 50_000;

interface Window {
  /** What all processes have counted, as far as this one knows. */
  shared: number;
  /** Calls that came here since. */
  own: number;
  endsAt: number;
  /** Own calls that hear how many there were before them. */
  waiting: ((before: number) => void)[];
}

interface Parts {
  /** Adds calls to what all processes counted and answers the sums. */
  readonly add: (calls: readonly NewCalls[]) => Promise<readonly NewCalls[]>;
  readonly onSilence: (error: unknown) => void;
}

export interface SharedCounts {
  /** Counts a call; answers its number within the window, and how long the window lasts. */
  readonly count: (key: string, max: number, windowMs: number) => Promise<{ current: number; leftMs: number }>;
}

/**
 * Counts calls of all processes together with few writes: a process asks the others each time a twentieth of a limit came
 * to it, and only that call waits. With P processes less than P tenths of a limit pass beyond it, and none beyond limits under 40.
 */
export function createSharedCounts({ add, onSilence }: Parts): SharedCounts {
  const windows = new Map<string, Window>();
  const due = new Map<string, Window>();
  let isAsking = false;
  let aloneUntil = 0;

  function windowOf(key: string, windowMs: number): Window {
    const found = windows.get(key);
    if (found && found.endsAt > performance.now()) return found;
    const fresh: Window = { shared: 0, own: 0, endsAt: performance.now() + windowMs, waiting: [] };
    windows.delete(key);
    windows.set(key, fresh);
    const [oldest] = windows.keys();
    if (windows.size > maxCallers && oldest !== undefined) windows.delete(oldest);
    return fresh;
  }

  /** Asks for all that are due at once, one statement at a time. */
  async function askOthers(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (due.size > 0) {
      const batch = [...due].map(([key, window]) => ({ key, window, count: window.own, waiting: window.waiting }));
      due.clear();
      for (const { window, count } of batch) {
        // Counted as shared before the answer: calls that come meanwhile are own again, and a failure loses nothing here.
        Object.assign(window, { shared: window.shared + count, own: 0, waiting: [] });
      }
      const sums = await sumsOf(batch);
      for (const { key, window, count, waiting } of batch) {
        const sum = sums.get(key);
        if (sum) Object.assign(window, { shared: sum.count, endsAt: performance.now() + sum.leftMs });
        for (const answer of waiting) answer(window.shared - count);
      }
    }
    isAsking = false;
  }

  async function sumsOf(batch: readonly { key: string; window: Window; count: number }[]) {
    const calls = batch.map(({ key, window, count }) => ({ key, count, leftMs: leftOf(window) }));
    try {
      return new Map((await inTime(add(calls))).map((sum) => [sum.key, sum]));
    } catch (error) {
      aloneUntil = performance.now() + retryMs;
      onSilence(error);
      return new Map<string, NewCalls>();
    }
  }

  return {
    async count(key, max, windowMs) {
      const window = windowOf(key, windowMs);
      // Whoever is over the limit costs no more of the database until the window ends.
      if (window.shared >= max) return { current: max + 1, leftMs: leftOf(window) };
      const place = ++window.own;
      const isAlone = place < Math.floor(max * share) || performance.now() < aloneUntil;
      if (isAlone) return { current: window.shared + place, leftMs: leftOf(window) };
      const before = new Promise<number>((answer) => window.waiting.push(answer));
      due.set(key, window);
      void askOthers();
      return { current: (await before) + place, leftMs: leftOf(window) };
    },
  };
}

function leftOf({ endsAt }: Window): number {
  return Math.max(1, endsAt - performance.now());
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No sum of calls within ${patienceMs} ms.`)), patienceMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
