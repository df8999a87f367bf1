import { errorAnswer } from '../src/http/error-answer.ts';

/** Asks again, as a page does, when the database was waited for too long: what was refused so has changed nothing. */
export async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (errorAnswer(error, 'asked again').status !== 503) throw error;
    }
  }
}
