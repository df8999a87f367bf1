import type { JobKind } from '@naksha/imaging';
import { JobStopped, type StopCause } from './job-stopped.ts';

/** One attempt at one job, held until it is settled or given back. */
export interface Claim {
  /** Of the job, or of what else stands in line: a mail, a request about a password. */
  readonly jobId: string;
  /** Rises with every attempt; what an older attempt writes is refused. */
  readonly attempt: number;
  /** Whose job it is; of one client never all slots are full. */
  readonly client?: string | undefined;
  readonly kind?: JobKind;
}

export interface RunnerParts {
  /** The next job of a kind in turn that is none of these clients', or nothing. */
  readonly take: (passOver: readonly string[], kind: JobKind) => Promise<Claim | undefined>;
  /** Says that these claims are alive; answers those that still hold. */
  readonly touch: (claims: readonly Claim[]) => Promise<readonly Claim[]>;
  /** Does the job behind a claim and settles it; calls `leave` before it puts a job back that only a newer process can do, or that waits for room. */
  readonly perform: (claim: Claim, signal: AbortSignal, leave: () => void) => Promise<void>;
  /** With the claim that it happened in, where it happened in one. */
  readonly onError: (error: unknown, claim?: Claim) => void;
  readonly slots: number;
  readonly deadlineMs: number;
  /** How often to look for work without having been woken. */
  readonly pollMs: number;
  readonly touchMs: number;
  /** How long a client whose next job was put back in this way is passed over for jobs of that kind. */
  readonly leaveMs: number;
}

export interface Runner {
  /** There may be work. */
  readonly wake: () => void;
  readonly cancel: (jobId: string) => void;
  /** Takes no more work, lets running jobs end for `graceMs`, then hands the rest back. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** Keeps `slots` jobs running while there are any. It knows no operation, no database and no money. */
export function startRunner(parts: RunnerParts): Runner {
  const running = new Map<Claim, { readonly abort: AbortController; readonly ended: Promise<void> }>();
  /** Who was served in the present round of each kind. */
  const served = { quick: new Set<string>(), long: new Set<string>() };
  const leftUntil = { quick: new Map<string, number>(), long: new Map<string, number>() };
  let isStopping = false;
  let filling: Promise<void> | undefined;
  let isAskedAgain = false;
  let last: JobKind = 'quick';
  const mostLong = Math.max(1, parts.slots - 1);

  function wake(): void {
    isAskedAgain = true;
    filling ??= fill().finally(() => {
      filling = undefined;
      // Someone may have asked between the last look and this moment.
      if (isAskedAgain && !isStopping) wake();
    });
  }

  async function fill(): Promise<void> {
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        while (!isStopping && running.size < parts.slots) {
          const claim = await takeNext();
          if (claim === undefined) break;
          start(claim);
        }
      }
    } catch (error) {
      parts.onError(error);
    }
  }

  /**
   * The next job, of both kinds by turns. One slot is for quick jobs alone: behind any number of long ones a quick one begins as
   * soon as the quick ones before it have ended. Counted in this process, for the slots are its own.
   */
  async function takeNext(): Promise<Claim | undefined> {
    const long = [...running.keys()].filter(({ kind }) => kind !== 'quick');
    const isLongFree = long.length < mostLong;
    const kinds: JobKind[] = isLongFree ? (last === 'long' ? ['quick', 'long'] : ['long', 'quick']) : ['quick'];
    for (const kind of kinds) {
      const claim = await takeByTurns(kind);
      if (claim === undefined) continue;
      last = kind;
      return claim;
    }
    return undefined;
  }

  /**
   * The next job of a kind, of somebody who was not served in this round; of anybody when no one else waits, and a new round begins. Whatever
   * number each client has in line, and however long it has had it, no one is served twice before somebody who waits.
   */
  async function takeByTurns(kind: JobKind): Promise<Claim | undefined> {
    const passedOver = [...withTheirShare(kind), ...leftToOthers(leftUntil[kind])];
    const round = served[kind];
    let claim = await parts.take([...new Set([...passedOver, ...round])], kind);
    if (claim === undefined && round.size > 0) {
      claim = await parts.take(passedOver, kind);
      const isQuiet = ![...running.keys()].some((each) => (each.kind ?? 'long') === kind);
      if (claim !== undefined || isQuiet) round.clear();
    }
    if (claim?.client !== undefined) round.add(claim.client);
    return claim;
  }

  /** Clients that hold all slots of a kind but one, which stays free for whoever comes. */
  function withTheirShare(kind: JobKind): string[] {
    const held = new Map<string, number>();
    for (const claim of running.keys()) {
      const { client } = claim;
      if (client !== undefined && (claim.kind ?? 'long') === kind) held.set(client, (held.get(client) ?? 0) + 1);
    }
    const share = Math.max(1, (kind === 'long' ? mostLong : parts.slots) - 1);
    return [...held].filter(([, count]) => count >= share).map(([client]) => client);
  }

  function leftToOthers(until: Map<string, number>): string[] {
    for (const [client, end] of until) if (end <= performance.now()) until.delete(client);
    return [...until.keys()];
  }

  function start(claim: Claim): void {
    const abort = new AbortController();
    const deadline = setTimeout(() => abort.abort(new JobStopped('late')), parts.deadlineMs);
    const ended = parts
      .perform(claim, abort.signal, () => {
        if (claim.client !== undefined)
          leftUntil[claim.kind ?? 'long'].set(claim.client, performance.now() + parts.leaveMs);
      })
      .catch((error: unknown) => parts.onError(error, claim))
      .finally(() => {
        clearTimeout(deadline);
        running.delete(claim);
        wake();
      });
    running.set(claim, { abort, ended });
  }

  async function touchAll(): Promise<void> {
    const claims = [...running.keys()];
    if (claims.length === 0) return;
    try {
      const alive = new Set(await parts.touch(claims));
      for (const claim of claims) if (!alive.has(claim)) abortOne(claim, 'lost');
    } catch (error) {
      for (const claim of claims) parts.onError(error, claim);
    }
  }

  function abortOne(claim: Claim, cause: StopCause): void {
    running.get(claim)?.abort.abort(new JobStopped(cause));
  }

  const poll = setInterval(wake, parts.pollMs);
  const touching = setInterval(() => void touchAll(), parts.touchMs);
  wake();

  return {
    wake,
    cancel(jobId) {
      for (const claim of running.keys()) if (claim.jobId === jobId) abortOne(claim, 'cancelled');
    },
    async stop(graceMs) {
      isStopping = true;
      clearInterval(poll);
      await filling;
      const patience = setTimeout(() => {
        for (const claim of running.keys()) abortOne(claim, 'stopping');
      }, graceMs);
      await Promise.all([...running.values()].map((job) => job.ended));
      clearTimeout(patience);
      clearInterval(touching);
    },
  };
}
