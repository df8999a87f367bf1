import type { JobKind } from '@naksha/imaging';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { stopCause } from './job-stopped.ts';
import { type Claim, type RunnerParts, startRunner } from './runner.ts';

const claimOf = (name: string): Claim => ({ jobId: name, attempt: 1 });

/** A line of jobs, and jobs that last until the test ends them. */
function bench(names: readonly string[], over: Partial<RunnerParts> = {}) {
  const waiting = names.map(claimOf);
  const started: string[] = [];
  const open = new Map<string, { end: () => void; signal: AbortSignal }>();
  const errors: unknown[] = [];
  const blamed: string[] = [];
  const runner = startRunner({
    take: async () => waiting.shift(),
    touch: async (claims) => claims,
    perform: (claim, signal) =>
      new Promise<void>((end) => {
        started.push(claim.jobId);
        open.set(claim.jobId, { end, signal });
        signal.addEventListener('abort', () => end());
      }),
    onError: (error, claim) => {
      errors.push(error);
      if (claim !== undefined) blamed.push(claim.jobId);
    },
    slots: 2,
    deadlineMs: 60_000,
    pollMs: 60_000,
    touchMs: 60_000,
    leaveMs: 60_000,
    ...over,
  });
  const has = (...expected: string[]) => eventually(() => expect(started).toEqual(expected));
  return { runner, waiting, started, open, errors, blamed, has };
}

describe('the runner', () => {
  it('runs as many jobs at once as it has slots, in turn', async () => {
    const { runner, open, has, started } = bench(['a', 'b', 'c']);
    await has('a', 'b');
    open.get('b')?.end();
    await has('a', 'b', 'c');
    expect(started).toHaveLength(3);
    await runner.stop(0);
  });

  /** A line of jobs of clients, each of a kind. */
  const lineOf = (line: Claim[]) => async (passOver: readonly string[], kind: JobKind) => {
    const at = line.findIndex((claim) => !passOver.includes(claim.client ?? '') && (claim.kind ?? 'long') === kind);
    return at < 0 ? undefined : line.splice(at, 1)[0];
  };
  const jobsOf = (client: string, names: readonly string[], kind: JobKind = 'long') =>
    names.map((name) => ({ ...claimOf(name), client, kind }));

  it('keeps a slot free of a client that would fill them all, whatever its jobs are', async () => {
    const long = bench([], {
      take: lineOf([...jobsOf('greedy', ['a', 'b', 'c', 'd']), ...jobsOf('other', ['long of another'])]),
      slots: 4,
    });
    await long.has('a', 'long of another', 'b');
    await long.runner.stop(0);
    const greedy = jobsOf('greedy', ['a', 'b', 'c', 'd'], 'quick');
    const quick = bench([], { take: lineOf([...greedy, ...jobsOf('other', ['quick of another'], 'quick')]), slots: 3 });
    await quick.has('a', 'quick of another', 'b');
    await quick.runner.stop(0);
  });

  it('keeps a slot free of long jobs, however many clients have some, and serves both kinds by turns', async () => {
    const line = ['one', 'two', 'three', 'four'].flatMap((client) => jobsOf(client, [`${client} a`, `${client} b`]));
    const { runner, open, has, started } = bench([], { take: lineOf(line), slots: 3 });
    await has('one a', 'two a');
    line.push(...jobsOf('five', ['small', 'small too', 'small as well'], 'quick'));
    runner.wake();
    await has('one a', 'two a', 'small');
    open.get('one a')?.end();
    open.get('small')?.end();
    await eventually(() => expect(started).toHaveLength(5));
    expect(started.filter((name) => name.startsWith('small'))).toHaveLength(2);
    await runner.stop(0);
  });

  it('serves each client that waits before it serves one again, however many jobs that one put in line before', async () => {
    const line = ['one', 'two'].flatMap((client) => jobsOf(client, [`${client} a`, `${client} b`, `${client} c`]));
    const { runner, open, has } = bench([], { take: lineOf(line), slots: 3 });
    await has('one a', 'two a');
    line.push(...jobsOf('three', ['three a', 'three b']));
    runner.wake();
    open.get('two a')?.end();
    await has('one a', 'two a', 'three a');
    open.get('one a')?.end();
    await has('one a', 'two a', 'three a', 'one b');
    open.get('three a')?.end();
    await has('one a', 'two a', 'three a', 'one b', 'two b');
    await runner.stop(0);
  });

  it('passes over, for a while, a client whose next job is for a newer process', async () => {
    const passed: (readonly string[])[] = [];
    const line: Claim[] = [{ ...claimOf('new'), client: 'ahead' }];
    const { runner } = bench([], {
      take: async (passOver) => {
        passed.push(passOver);
        return line.pop();
      },
      perform: async (_claim, _signal, leave) => leave(),
      leaveMs: 300,
      pollMs: 50,
    });
    await eventually(() => expect(passed).toContainEqual(['ahead']));
    passed.length = 0;
    await eventually(() => expect(passed.at(-1)).toEqual([]));
    await runner.stop(0);
  });

  it('finds work that arrived while it was looking, and work that arrives later', async () => {
    const { runner, waiting, has } = bench([]);
    waiting.push(claimOf('a'));
    runner.wake();
    await has('a');
    waiting.push(claimOf('b'));
    runner.wake();
    await has('a', 'b');
    await runner.stop(0);
  });

  it('finds work without being woken', async () => {
    const { runner, waiting, has } = bench([], { pollMs: 5 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    waiting.push(claimOf('a'));
    await has('a');
    await runner.stop(0);
  });

  it('stops the job that is cancelled, and no other', async () => {
    const { runner, open, has } = bench(['a', 'b']);
    await has('a', 'b');
    runner.cancel('a');
    expect(stopCause(open.get('a')?.signal)).toBe('cancelled');
    expect(open.get('b')?.signal.aborted).toBe(false);
    await runner.stop(0);
  });

  it('stops a job whose claim is lost', async () => {
    const touch = async (claims: readonly Claim[]) => claims.filter((claim) => claim.jobId !== 'a');
    const { runner, open, has } = bench(['a', 'b'], { touch, touchMs: 5 });
    await has('a', 'b');
    await eventually(() => expect(stopCause(open.get('a')?.signal)).toBe('lost'));
    expect(open.get('b')?.signal.aborted).toBe(false);
    await runner.stop(0);
  });

  it('names every job that it holds when it could not say that they are alive', async () => {
    const touch = () => Promise.reject(new Error('the database is away'));
    const { runner, open, has, blamed } = bench(['a', 'b'], { touch, touchMs: 5 });
    await has('a', 'b');
    await eventually(() => expect(blamed.slice(0, 2)).toEqual(['a', 'b']));
    expect(open.get('a')?.signal.aborted).toBe(false);
    await runner.stop(0);
  });

  it('stops a job that is past its deadline', async () => {
    const { runner, open, has } = bench(['a'], { deadlineMs: 5 });
    await has('a');
    await eventually(() => expect(stopCause(open.get('a')?.signal)).toBe('late'));
    await runner.stop(0);
  });

  it('goes on after a job or the queue has thrown', async () => {
    let isDown = true;
    const waiting = [claimOf('a'), claimOf('b')];
    const started: string[] = [];
    const { runner, errors } = bench([], {
      slots: 1,
      pollMs: 5,
      take: async () => {
        if (isDown) {
          isDown = false;
          throw new Error('the database is away');
        }
        return waiting.shift();
      },
      perform: async (claim) => {
        started.push(claim.jobId);
        throw new Error('unforeseen');
      },
    });
    await eventually(() => expect(started).toEqual(['a', 'b']));
    expect(errors).toHaveLength(3);
    await runner.stop(0);
  });

  it('waits for running jobs when it stops, hands the rest back and takes no more', async () => {
    const { runner, open, has, started } = bench(['a', 'b', 'c']);
    await has('a', 'b');
    const stopped = runner.stop(20);
    open.get('a')?.end();
    await stopped;
    expect(stopCause(open.get('a')?.signal)).toBeUndefined();
    expect(stopCause(open.get('b')?.signal)).toBe('stopping');
    expect(started).toEqual(['a', 'b']);
  });
});
