import { availableParallelism } from 'node:os';
import { limits } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';

/** One core stays free for everything else. Counted by process: what is shared out is this machine's cores, not an account's tries. */
const slots = Math.max(1, availableParallelism() - 1);
const retryAfterSeconds = 5;

interface Waiter {
  readonly enter: () => void;
  readonly refuse: () => void;
}

let busy = 0;
/** Those who are signed in, or have signed in from where they are before. */
const known: Waiter[] = [];
/** Everyone else, by address; addresses are served in rotation. */
const strangers = new Map<string, Waiter[]>();

/**
 * Runs work that hashes a password; only so many run at once. Known people go first; a stranger waits behind the others of
 * the same address only, and when too many wait, the address with the most gives way.
 */
export async function inHashingSlot<Result>(work: () => Promise<Result>, stranger?: string): Promise<Result> {
  if (busy < slots) busy++;
  else await wait(stranger);
  try {
    return await work();
  } finally {
    const next = known.shift() ?? nextStranger();
    if (next) next.enter();
    else busy--;
  }
}

function wait(stranger: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const line = stranger === undefined ? known : (strangers.get(stranger) ?? []);
    const timer = setTimeout(() => {
      line.splice(line.indexOf(waiter), 1);
      waiter.refuse();
    }, limits.logInWaitSeconds * 1000);
    const waiter: Waiter = {
      enter() {
        clearTimeout(timer);
        resolve();
      },
      refuse() {
        clearTimeout(timer);
        const params = { seconds: retryAfterSeconds };
        reject(new AppError('too_many_requests', { params, retryAfterSeconds }));
      },
    };
    line.push(waiter);
    if (stranger !== undefined) strangers.set(stranger, line);
    giveWay();
  });
}

function nextStranger(): Waiter | undefined {
  for (const [address, line] of strangers) {
    strangers.delete(address);
    const next = line.shift();
    if (line.length > 0) strangers.set(address, line);
    if (next) return next;
  }
  return undefined;
}

function giveWay(): void {
  if (known.length > limits.logInsWaiting) known.pop()?.refuse();
  const lines = [...strangers.values()];
  if (lines.reduce((sum, line) => sum + line.length, 0) <= limits.logInsWaiting) return;
  lines
    .reduce((longest, line) => (line.length > longest.length ? line : longest))
    .pop()
    ?.refuse();
}
