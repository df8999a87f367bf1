import { availableParallelism } from 'node:os';
import { AppError } from '../../http/app-error.ts';

/** One core stays free for everything else. */
const slots = Math.max(1, availableParallelism() - 1);
/** About ten seconds of waiting. */
const longestQueue = 200;

let busy = 0;
const waiting: (() => void)[] = [];

/** Runs work that hashes a password; only so many run at once, and who would wait too long is turned away. */
export async function inHashingSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (busy < slots) busy++;
  else if (waiting.length >= longestQueue) {
    throw new AppError('too_many_requests', { params: { seconds: 5 }, retryAfterSeconds: 5 });
  } else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}
