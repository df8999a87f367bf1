import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { AppError } from '../../http/app-error.ts';

/** Writes a reseller, whose name is its own, large or small letters, or refuses the one that is taken. */
export async function refuseTakenName<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (problem) {
    if (isUniqueViolation(problem, 'resellers_name')) throw new AppError('reseller_name_taken', { field: 'name' });
    throw problem;
  }
}
