import { flushCompileCache } from 'node:module';
import { hearWork } from '../at-work.ts';
import { PictureError } from '../picture-error.ts';
import type { Answer, Progress, Question } from './messages.ts';

/** A message for every band would be too many. */
const betweenMs = { progress: 100, work: 1000 };

type Work = (...args: never[]) => unknown;

/** Answers questions for the given handlers in a child process, one after the other, until the parent is gone. Each is loaded when it is first asked for. */
export function serve(handlers: Readonly<Record<string, () => Promise<Work>>>): void {
  const done = new Set<string>();
  hearWork(seldom(() => process.send?.({ progress: null } satisfies Progress), betweenMs.work));
  process.on('message', async ({ handler, args, reportsProgress }: Question) => {
    process.send?.(
      await answerOf(handlers[handler], reportsProgress ? [...args, seldom(sendProgress, betweenMs.progress)] : args),
    );
    // Children are ended without warning: what they compiled is kept as soon as there is something new.
    if (!done.has(handler)) flushCompileCache();
    done.add(handler);
  });
  process.on('disconnect', () => process.exit());
  // A signal to the whole group is for the parent, which still needs answers.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
}

const sendProgress = (fraction: number): void => {
  process.send?.({ progress: fraction } satisfies Progress);
};

/** Leaves out what comes within so many milliseconds of the last. */
function seldom<Given extends unknown[]>(send: (...given: Given) => void, ms: number): (...given: Given) => void {
  let last = performance.now();
  return (...given) => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    send(...given);
  };
}

async function answerOf(handler: (() => Promise<Work>) | undefined, args: readonly unknown[]): Promise<Answer> {
  try {
    const work = await handler?.();
    return { value: await work?.(...(args as never[])) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof PictureError)
      return { error: { message, picture: { code: error.code, params: error.params } } };
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    return { error: { message, ...(code === undefined ? {} : { code }) } };
  }
}
