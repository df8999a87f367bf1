import { AppError } from './http/app-error.ts';
import { createRecentUse } from './recent-use.ts';
import { createRotation } from './rotation.ts';

interface Bounds {
  /** For work at the same time, one for each client. */
  readonly places: number;
  /** Places beside those, for clients whose work took moments of late: who has what lasts does not come to hold them. */
  readonly spare?: number;
  /** Time that the work of one client takes of late, what is under way included: clients beyond it leave a place to those within it. */
  readonly secondsPerClient?: number;
  /** What may wait, of all clients; beyond it the last of the client that is served last gives way. */
  readonly waiting: number;
  readonly waitingPerClient: number;
  /** Beyond it a wait is refused. */
  readonly waitSeconds?: number;
}

interface Turn {
  readonly clientId: string;
  /** Waits until no other work of this kind is under way. */
  readonly isAlone?: boolean | undefined;
  /** Ends the wait. */
  readonly signal?: AbortSignal | undefined;
}

type Lane = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>;

interface Waiter {
  readonly isAlone: boolean;
  readonly enter: () => void;
  readonly refuse: (error: AppError) => void;
}

/** The time that the work of a client took is half forgotten after so long. */
const halfLifeMs = 5 * 60_000;
/** Work of no more time of late than this took moments. */
const momentsMs = 10_000;
const retryAfterSeconds = 30;

/**
 * Places for work, of which a client holds one: however much one asks for, the others are free for the next. The next is of the client
 * whose work took the least time of late, and clients whose work took as much are served in rotation; those whose work took more than their budget
 * of time leave a place to others, also while none of these is there. Throws AppError `too_many_requests` where too many of a client wait or one waited too
 * long, `unavailable` where too many wait at all. `bounds` are asked at each turn.
 */
export function createLane(bounds: () => Bounds): Lane {
  const used = createRecentUse(halfLifeMs);
  // In whole seconds: what took moments leaves the rotation as it is.
  const waiting = createRotation<Waiter>((clientId) => Math.floor(used.by(clientId) / 1000));
  /** Who has a place, and since when. */
  const busy = new Map<string, number>();
  let isOneAlone = false;

  function isBeyond(clientId: string): boolean {
    const { secondsPerClient = Number.POSITIVE_INFINITY } = bounds();
    const now = performance.now();
    return used.by(clientId) + now - (busy.get(clientId) ?? now) > secondsPerClient * 1000;
  }

  function leavesPlace(clientId: string): boolean {
    if (!isBeyond(clientId)) return true;
    return [...busy.keys()].filter(isBeyond).length < Math.max(1, bounds().places - 1);
  }

  function placesFor(clientId: string): number {
    const { places, spare = 0 } = bounds();
    return used.by(clientId) < momentsMs ? places + spare : places;
  }

  const isFree = (clientId: string, isAlone: boolean) =>
    busy.size < placesFor(clientId) && !busy.has(clientId) && !(isAlone && isOneAlone) && leavesPlace(clientId);

  function occupy(clientId: string, isAlone: boolean): void {
    busy.set(clientId, performance.now());
    if (isAlone) isOneAlone = true;
  }

  function leave(clientId: string, isAlone: boolean): void {
    busy.delete(clientId);
    if (isAlone) isOneAlone = false;
    const next = () => waiting.next((waiter, key) => isFree(key, waiter.isAlone));
    for (let waiter = next(); waiter !== undefined; waiter = next()) waiter.enter();
  }

  function wait({ clientId, isAlone = false, signal }: Turn): Promise<void> {
    const { waitSeconds } = bounds();
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter = {
        isAlone,
        enter() {
          stopWaiting();
          occupy(clientId, isAlone);
          resolve();
        },
        refuse(error) {
          stopWaiting();
          reject(error);
        },
      };
      const leaveWith = (error: unknown) => {
        stopWaiting();
        waiting.leave(clientId, waiter);
        reject(error);
      };
      const giveUp = () => leaveWith(signal?.reason);
      const timer = waitSeconds && setTimeout(() => leaveWith(tooMany()), waitSeconds * 1000);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.join(clientId, waiter);
      if (waiting.size() > bounds().waiting)
        waiting.dropLast()?.refuse(new AppError('unavailable', { retryAfterSeconds }));
    });
  }

  return async (turn, work) => {
    const { clientId, isAlone = false, signal } = turn;
    signal?.throwIfAborted();
    if (isFree(clientId, isAlone)) occupy(clientId, isAlone);
    else if (waiting.lengthOf(clientId) < bounds().waitingPerClient) await wait(turn);
    else throw tooMany();
    const began = performance.now();
    try {
      return await work();
    } finally {
      used.add(clientId, performance.now() - began);
      leave(clientId, isAlone);
    }
  };
}

function tooMany(): AppError {
  return new AppError('too_many_requests', { params: { seconds: retryAfterSeconds }, retryAfterSeconds });
}
