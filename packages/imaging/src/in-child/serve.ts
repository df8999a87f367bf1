import { PictureError } from '../picture-error.ts';
import type { Answer, Question } from './messages.ts';

/** Answers questions for the given verbs in a child process, one after the other, until the parent is gone. */
export function serve(verbs: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  process.on('message', async ({ verb, args }: Question) => {
    process.send?.(await answerOf(verbs[verb], args));
  });
  process.on('disconnect', () => process.exit());
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
