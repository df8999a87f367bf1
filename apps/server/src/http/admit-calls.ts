import { limits } from '@naksha/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

export interface Admission {
  /** Lets a call in for its caller, its address while no more is known of it, or refuses it. Called again, it moves the call. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply, caller: string) => void;
  /** Gives the place of a call away while its body is on its way, as long as that may take. */
  readonly waitOutside: (request: FastifyRequest) => void;
  /** Takes a call back in whose body has come: it was let in before. */
  readonly comeBack: (request: FastifyRequest, caller: string) => void;
}

/**
 * Bounds the calls that a process works on, for what is let in beyond makes all of them wait, the longer the more come: a crowd is
 * answered at the pace at which it can be, and whoever comes too many is asked at once to come again. A caller takes a few places at
 * most: what one sends beyond waits for its own statements and is in no one's way.
 */
export function admitCalls(): Admission {
  const callsOf = new Map<string, number>();
  const seats = new WeakMap<FastifyRequest, string>();
  let taken = 0;

  const add = (caller: string, by: 1 | -1) => {
    const before = callsOf.get(caller) ?? 0;
    const after = before + by;
    if (after > 0) callsOf.set(caller, after);
    else callsOf.delete(caller);
    taken += Math.min(after, limits.callsAtOncePerCaller) - Math.min(before, limits.callsAtOncePerCaller);
  };
  const rise = (request: FastifyRequest) => {
    const caller = seats.get(request);
    if (caller !== undefined) add(caller, -1);
    seats.delete(request);
  };
  const sit = (request: FastifyRequest, caller: string) => {
    seats.set(request, caller);
    add(caller, 1);
  };

  return {
    enter(request, reply, caller) {
      const isNew = !seats.has(request);
      rise(request);
      const takesNone = (callsOf.get(caller) ?? 0) >= limits.callsAtOncePerCaller;
      if (taken >= limits.callsAtOnce && !takesNone)
        throw new AppError('unavailable', { retryAfterSeconds: limits.comeAgainSeconds });
      // Who has gone meanwhile will not be heard to go.
      if (reply.raw.destroyed) return;
      sit(request, caller);
      if (isNew) reply.raw.once('close', () => rise(request));
    },
    waitOutside: rise,
    comeBack(request, caller) {
      if (!request.raw.destroyed) sit(request, caller);
    },
  };
}
