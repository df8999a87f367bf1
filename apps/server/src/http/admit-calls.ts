import { limits } from '@naksha/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

export interface Admission {
  /** Lets a call in for its caller, its address while no more is known of it, or refuses it. Called again, it moves the call. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply, caller: string) => void;
  /** Gives the place of a call away while its body is on its way, as long as that may take. */
  readonly waitOutside: (request: FastifyRequest) => void;
  /** Lets a call in again whose body has come, or refuses it: nothing was done yet. */
  readonly comeBack: (request: FastifyRequest, caller: string) => void;
  /** Does the work of a call, which keeps its place to the end though its caller may have gone. */
  readonly working: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Bounds the calls that a process works on, for what is let in beyond makes all of them wait, the longer the more come: a crowd is
 * answered at the pace at which it can be, and whoever comes too many is asked at once to come again. A caller counts for a few places at
 * most, as what one sends beyond waits for its own statements. When half of the places are taken, callers who have their share of that half
 * are refused, so that the other half is for those who ask for little.
 */
export function admitCalls(): Admission {
  const callsOf = new Map<string, number>();
  const seats = new WeakMap<FastifyRequest, string>();
  const atWork = new WeakSet<FastifyRequest>();
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
    const own = callsOf.get(caller) ?? 0;
    const half = limits.callsAtOnce / 2;
    const hasShare = own >= Math.max(1, Math.floor(half / Math.max(1, callsOf.size)));
    if (taken >= limits.callsAtOnce || (taken >= half && hasShare))
      throw new AppError('unavailable', { retryAfterSeconds: limits.comeAgainSeconds });
    seats.set(request, caller);
    add(caller, 1);
  };

  return {
    enter(request, reply, caller) {
      const isNew = !seats.has(request);
      rise(request);
      // Who has gone meanwhile will not be heard to go.
      if (reply.raw.destroyed) return;
      sit(request, caller);
      if (!isNew) return;
      reply.raw.once('close', () => {
        if (!atWork.has(request)) rise(request);
      });
    },
    waitOutside(request) {
      if (!request.raw.complete) rise(request);
    },
    comeBack(request, caller) {
      if (!seats.has(request) && !request.raw.destroyed) sit(request, caller);
    },
    async working(request, work) {
      atWork.add(request);
      try {
        return await work();
      } finally {
        atWork.delete(request);
        rise(request);
      }
    },
  };
}
