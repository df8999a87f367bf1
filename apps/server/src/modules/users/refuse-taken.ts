import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';

const uniqueViolation = z.object({ code: z.literal('23505'), constraint: z.string() });

/** Writes an account, whose email and username are its own in the whole product, whatever their case, or refuses the one that is taken. */
export async function refuseTaken<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (problem) {
    for (const field of ['email', 'username']) {
      if (isUniqueViolation(problem, `users_${field}`)) throw new AppError('username_taken', { field });
    }
    throw problem;
  }
}

/** True when a query failed because it would have broken this unique index; the driver's error is the query error's cause. */
function isUniqueViolation(problem: unknown, index: string): boolean {
  const cause = problem instanceof Error ? problem.cause : undefined;
  return uniqueViolation.safeParse(cause).data?.constraint === index;
}
