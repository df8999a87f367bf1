import { availableParallelism } from 'node:os';
import { limits } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import { createRotation, type Rotation } from '../../rotation.ts';

/** One core stays free for other work. The limit is per process, because it protects the machine's cores, not an account. */
const slots = Math.max(1, availableParallelism() - 1);
const retryAfterSeconds = 5;
/** Known people go first, but after this many in a row a waiting stranger is served. */
const knownInARow = 4;

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
const strangers = createRotation<Waiter>();

/**
 * Runs work that hashes a password; only so many run at once. Accounts of known people and addresses of strangers are served in
 * rotation, and when too many wait, the one with the most gives way.
 */
export async function inHashingSlot<Result>(work: () => Promise<Result>, asker = theProgram): Promise<Result> {
  if (busy < slots) busy++;
  else await wait(asker);
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
