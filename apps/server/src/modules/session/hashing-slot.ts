import { availableParallelism } from 'node:os';
import { limits } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import { createRecentUse } from '../../recent-use.ts';
import { createRotation, type Rotation } from '../../rotation.ts';

/** One core stays free for other work. The limit is per process, because it protects the machine's cores, not an account. */
const slots = Math.max(1, availableParallelism() - 1);
const retryAfterSeconds = 5;
/** Known people go first, but after this many in a row a waiting stranger is served. */
const knownInARow = 4;
/** What came to nothing is half forgotten after so long. */
const halfLifeMs = 5 * 60_000;

/** For whom a password is hashed. Only requests with the same key queue behind one another. */
interface Asker {
  /** Signed in, or has signed in from where they are before. */
  readonly isKnown: boolean;
  /** The account of known people, the address of strangers. */
  readonly key: string;
}

interface Waiter {
  readonly enter: () => void;
  readonly refuse: () => void;
}

const theProgram: Asker = { isKnown: true, key: 'the program' };

let busy = 0;
let turn = 0;
const known = createRotation<Waiter>();
/** By the address of strangers: wrong tries, and those that were turned away, for a flood comes again before it was looked at. */
const inVain = createRecentUse(halfLifeMs);
const strangers = createRotation<Waiter>((address) => Math.round(inVain.by(address)));

/**
 * Runs work that hashes a password; only so many run at once. Accounts of known people and addresses of strangers are served in
 * rotation, strangers from whose address less was tried in vain of late before others; when too many wait, whoever would be served last gives way.
 */
export async function inHashingSlot<Result>(work: () => Promise<Result>, asker = theProgram): Promise<Result> {
  try {
    if (busy < slots) busy++;
    else await wait(asker);
    return await inSlot(work);
  } catch (error) {
    if (!asker.isKnown) inVain.add(asker.key, 1);
    throw error;
  }
}

async function inSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    const next = nextWaiter();
    if (next) next.enter();
    else busy--;
  }
}

function wait({ isKnown, key }: Asker): Promise<void> {
  return new Promise((resolve, reject) => {
    const line: Rotation<Waiter> = isKnown ? known : strangers;
    const timer = setTimeout(() => {
      line.leave(key, waiter);
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
    line.join(key, waiter);
    if (line.size() > limits.logInsWaiting) line.dropLast()?.refuse();
  });
}

function nextWaiter(): Waiter | undefined {
  turn = (turn + 1) % knownInARow;
  return turn === 0 ? (strangers.next() ?? known.next()) : (known.next() ?? strangers.next());
}
