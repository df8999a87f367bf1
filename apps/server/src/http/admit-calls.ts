import { EventEmitter, once } from 'node:events';
import { limits } from '@naksha/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

export interface Admission {
  /** Whether a new call of this caller would be refused. */
  readonly isShutTo: (caller: string) => boolean;
  /** Lets a call in for its caller, its address while no more is known of it, or refuses it. Called again, it moves the call. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply, caller: string) => void;
  /** Gives the place of a call away while its body is on its way, as long as that may take. */
  readonly waitOutside: (request: FastifyRequest) => void;
  /** Lets a call in again whose body has come, or refuses it: nothing was done yet. */
  readonly comeBack: (request: FastifyRequest, caller: string) => void;
  /** Does the work of a call, which keeps its place to the end though its caller may have gone. */
  readonly working: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>;
  /** Waits until no work is done any more, that of callers who have gone included, but for so many milliseconds at most. */
  readonly untilIdle: (mostMs: number) => Promise<void>;
}

/** A place that a call has, and since when. */
interface Seat {
  readonly caller: string;
  readonly isKnown: boolean;
  readonly since: number;
}

interface Coming {
  readonly isNew: boolean;
  /** The calls that are the share of a caller at least. */
  readonly least: number;
}

const atTheDoor: Coming = { isNew: true, least: 1 };
/** What has waited and was asked of the database is not refused for one call more: as many of a client are worked on. */
const inside: Coming = { isNew: false, least: limits.queriesAtOncePerClient };

/**
 * Bounds the calls that a process works on, for what is let in beyond makes all of them wait, the longer the more come: a crowd is
 * answered at the pace at which it can be, and whoever comes too many is asked at once to come again. While no more is known of calls than their address,
 * each takes a place, for all of an address wait in one line. A client counts for a few places at most, as what one sends beyond waits for its own
 * statements, and has no more calls than half of the places are. When half of the places are taken, callers who have their share of that half
 * are refused, so that the other half is for those who ask for little; and from a quarter on whoever comes, while even the quickest call waits too long until
 * it is known whose it is, of those of the last `lookMs`: how many places are too many depends on the machine and on what else it does.
 */
export function admitCalls(lookMs = 500): Admission {
  const callsOf = new Map<string, number>();
  const seats = new WeakMap<FastifyRequest, Seat>();
  const atWork = new Set<FastifyRequest>();
  const whenIdle = new EventEmitter();
  const quickest = leastOf(lookMs);
  let taken = 0;

  const add = ({ caller, isKnown }: Seat, by: 1 | -1) => {
    const before = callsOf.get(caller) ?? 0;
    const after = before + by;
    if (after > 0) callsOf.set(caller, after);
    else callsOf.delete(caller);
    const most = isKnown ? limits.callsAtOncePerCaller : Number.POSITIVE_INFINITY;
    taken += Math.min(after, most) - Math.min(before, most);
  };
  const rise = (request: FastifyRequest) => {
    const seat = seats.get(request);
    if (seat !== undefined) add(seat, -1);
    seats.delete(request);
  };
  const hasNoPlaceFor = (caller: string, came: Coming): boolean => {
    const own = callsOf.get(caller) ?? 0;
    const half = limits.callsAtOnce / 2;
    const share = Math.max(came.least, Math.floor(half / Math.max(1, callsOf.size)));
    const isLate = came.isNew && taken >= half / 2 && quickest.of() > limits.callMayWaitMs;
    return isLate || own >= half || taken >= limits.callsAtOnce || (taken >= half && own >= share);
  };
  const sit = (request: FastifyRequest, caller: string, came: Coming) => {
    if (hasNoPlaceFor(caller, came)) throw new AppError('unavailable', { retryAfterSeconds: limits.comeAgainSeconds });
    const seat = { caller, isKnown: !came.isNew, since: performance.now() };
    seats.set(request, seat);
    add(seat, 1);
  };

  return {
    isShutTo: (caller) => hasNoPlaceFor(caller, atTheDoor),
    enter(request, reply, caller) {
      const seat = seats.get(request);
      if (seat !== undefined) quickest.add(performance.now() - seat.since);
      rise(request);
      // A caller that has already gone will not be heard to go.
      if (reply.raw.destroyed) return;
      sit(request, caller, seat === undefined ? atTheDoor : inside);
      if (seat !== undefined) return;
      reply.raw.once('close', () => {
        if (!atWork.has(request)) rise(request);
      });
    },
    waitOutside(request) {
      if (!request.raw.complete) rise(request);
    },
    comeBack(request, caller) {
      if (!seats.has(request) && !request.raw.destroyed) sit(request, caller, inside);
    },
    async working(request, work) {
      atWork.add(request);
      try {
        return await work();
      } finally {
        atWork.delete(request);
        rise(request);
        if (atWork.size === 0) whenIdle.emit('idle');
      }
    },
    async untilIdle(mostMs) {
      if (atWork.size > 0) await once(whenIdle, 'idle', { signal: AbortSignal.timeout(mostMs) }).catch(() => undefined);
    },
  };
}

/** The least of what was added within the last while, and of the one before while this one has none: nothing where there is none. */
function leastOf(whileMs: number) {
  let now = { began: performance.now(), least: Number.POSITIVE_INFINITY };
  let before = Number.POSITIVE_INFINITY;
  const turn = () => {
    const passed = performance.now() - now.began;
    if (passed < whileMs) return;
    before = passed < 2 * whileMs ? now.least : Number.POSITIVE_INFINITY;
    now = { began: performance.now(), least: Number.POSITIVE_INFINITY };
  };
  return {
    add(value: number) {
      turn();
      now.least = Math.min(now.least, value);
    },
    of() {
      turn();
      const least = Math.min(now.least, before);
      return least === Number.POSITIVE_INFINITY ? 0 : least;
    },
  };
}
