import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { AppError } from '../../http/app-error.ts';

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
