import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PictureError, UnjudgedPictureError } from '../picture-error.ts';
import { ChildOutput } from './child-output.ts';
import type { Answer, Progress, Question } from './messages.ts';

export interface ChildLimits {
  /** At once; more calls wait. */
  readonly children: number;
  /** Of one call, from its last sign of work. */
  readonly deadlineMs: number;
  /** Resident memory of a child; looked at on Linux, where it can be. */
  readonly memoryBytes: number;
  /** A child without work is ended after this long. */
  readonly idleMs: number;
  /** How far it gives way to other processes: what takes minutes is not to slow down what takes moments. */
  readonly niceness?: number;
}

export interface Children {
  /**
   * Has a child do `handler`. Rejects with the child's error; with UnjudgedPictureError `image_unprocessable` when the child died, took too
   * long or too much memory; with the signal's reason when aborted, and then the child is gone at once. With `onProgress` the handler
   * gets a function for the share of its work that is done, as its last argument. While a greedy question is answered others
   * pass the next greedy one.
   */
  readonly ask: (
    handler: string,
    args: readonly unknown[],
    signal?: AbortSignal,
    onProgress?: (fraction: number) => void,
    isGreedy?: boolean,
  ) => Promise<unknown>;
  /** Ends all children. */
  readonly close: () => void;
}

/**
 * Bands of pixels come and go: glibc is to keep no pool for each thread and to give large blocks back at once, V8 to look often for
 * what is done with. A third of a child's memory.
 */
const thrift = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(2 ** 18) };
/** What was compiled once is not compiled again: without it Node keeps its compiler for types, a quarter of a child's memory. */
const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/naksha/compile', import.meta.url)),
};
const leanHeap = ['--max-semi-space-size=1'];
/** No one may raise a priority: it is lowered from that of this program. */
const lowestPriority = constants.priority.PRIORITY_LOW;
const memoryPollMs = 200;
const pageBytes = 4096;
let lostChildren = 0;

/** How many children of this process died, or were ended, over what they were asked, since it began. */
export const countLostChildren = (): number => lostChildren;

/** Runs the handlers of a script (see `serve.ts`) in child processes: a decoder that crashes or swells takes nothing else with it. */
export function createChildren(script: URL, limits: ChildLimits): Children {
  const idle: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout }[] = [];
  const all = new Map<ChildProcess, ChildOutput>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let isOneGreedy = false;

  function take(): ChildProcess {
    for (let rested = idle.pop(); rested !== undefined; rested = idle.pop()) {
      clearTimeout(rested.timer);
      // One that died while it rested answers nothing.
      if (rested.child.connected) return rested.child;
    }
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: leanHeap,
      env: { ...compiled, ...process.env, ...thrift },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // Whoever asked hears of it; the event itself, without a listener, would end the process.
    child.on('error', () => undefined);
    if (limits.niceness && child.pid !== undefined)
      setPriority(child.pid, Math.min(lowestPriority, getPriority() + limits.niceness));
    all.set(child, new ChildOutput(child));
    child.once('exit', () => all.delete(child));
    child.once('error', () => all.delete(child));
    return child;
  }

  function rest(child: ChildProcess): void {
    if (!child.connected) return;
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((entry) => entry.child === child),
        1,
      );
      child.kill('SIGKILL');
    }, limits.idleMs);
    // A resting child keeps no process from ending.
    timer.unref();
    child.unref();
    child.channel?.unref();
    all.get(child)?.rest();
    idle.push({ child, timer });
  }

  return {
    ask: async (handler, args, signal, onProgress, isGreedy = false) => {
      signal?.throwIfAborted();
      while (busy >= limits.children || (isGreedy && isOneGreedy))
        await new Promise<void>((resume) => waiting.push(resume));
      busy += 1;
      if (isGreedy) isOneGreedy = true;
      try {
        signal?.throwIfAborted();
        const question = { handler, args, reportsProgress: onProgress !== undefined };
        const askNext = async () => {
          const child = take();
          all.get(child)?.startQuestion();
          const answer = await askOne(child, question, limits, signal, onProgress);
          rest(child);
          return answer;
        };
        const answer = await askNext().catch((error: unknown) => {
          if (error instanceof EndedFromOutside) return askNext();
          throw error;
        });
        if ('error' in answer) throw errorOf(answer.error);
        return answer.value;
      } finally {
        busy -= 1;
        if (isGreedy) isOneGreedy = false;
        // In the order they came; one that cannot begin yet waits again.
        for (const resume of waiting.splice(0)) resume();
      }
    },
    close: () => {
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      for (const child of all.keys()) child.kill('SIGKILL');
    },
  };
}

function askOne(
  child: ChildProcess,
  question: Question,
  limits: ChildLimits,
  signal?: AbortSignal,
  onProgress?: (fraction: number) => void,
): Promise<Answer> {
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    const end = (cause: unknown) => {
      child.kill('SIGKILL');
      finish(() => reject(cause));
    };
    const onMessage = (message: Answer | Progress) => {
      if (!('progress' in message)) return finish(() => resolve(message));
      deadline.refresh();
      if (message.progress !== null) onProgress?.(message.progress);
    };
    const onExit = (_: number | null, by: NodeJS.Signals | null) =>
      end(by === 'SIGTERM' || by === 'SIGINT' ? new EndedFromOutside() : lost('died on it'));
    const onAbort = () => end(signal?.reason);
    const deadline = setTimeout(() => end(lost(`took more than ${limits.deadlineMs} ms`)), limits.deadlineMs);
    const watch = setInterval(async () => {
      const bytes = await memoryOf(child.pid);
      if (bytes > limits.memoryBytes) end(lost(`took more than ${limits.memoryBytes} bytes`));
    }, memoryPollMs);
    function finish(settle: () => void): void {
      clearTimeout(deadline);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', end);
      signal?.removeEventListener('abort', onAbort);
      settle();
    }
    child.on('message', onMessage);
    child.once('exit', onExit);
    // Where the system makes no more processes none ends either.
    child.once('error', end);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.send?.(question, (error) => {
      if (error !== null && child.pid !== undefined) end(new EndedFromOutside());
    });
  });
}

/** A child that was gone before it heard the question, or that the signal was not for it: no fault of the picture. */
class EndedFromOutside extends Error {}

async function memoryOf(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * pageBytes;
}

function lost(reason: string): PictureError {
  lostChildren += 1;
  return new UnjudgedPictureError('image_unprocessable', `Expected a sound picture but its decoder ${reason}`);
}

function errorOf(error: Extract<Answer, { error: unknown }>['error']): Error {
  if (error.picture !== undefined) return new PictureError(error.picture.code, error.message, error.picture.params);
  return Object.assign(new Error(error.message), error.code === undefined ? {} : { code: error.code });
}
