import { PictureError } from '../picture-error.ts';
import type { Answer, Progress, Question } from './messages.ts';

/** A message for every band would be too many. */
const betweenMs = 100;

/** Answers questions for the given verbs in a child process, one after the other, until the parent is gone. */
export function serve(verbs: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  process.on('message', async ({ verb, args, tells }: Question) => {
    process.send?.(await answerOf(verbs[verb], tells ? [...args, teller()] : args));
  });
  process.on('disconnect', () => process.exit());
}

function teller(): (fraction: number) => void {
  let told = performance.now();
  return (fraction) => {
    const now = performance.now();
    if (now - told < betweenMs) return;
    told = now;
    process.send?.({ progress: fraction } satisfies Progress);
  };
}

async function answerOf(verb: ((...args: never[]) => unknown) | undefined, args: readonly unknown[]): Promise<Answer> {
  try {
    return { value: await verb?.(...(args as never[])) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof PictureError)
      return { error: { message, picture: { code: error.code, params: error.params } } };
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    return { error: { message, ...(code === undefined ? {} : { code }) } };
  }
}
