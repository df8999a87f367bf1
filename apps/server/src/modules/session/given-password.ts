import { limits } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';

type Given = Pick<Row<'users'>, 'mustChangePassword' | 'givenUntil'>;

/** What is kept with a password that somebody else gives: it has to be replaced, and opens nothing when it was not used for long. */
export function givenPassword(): Given {
  return { mustChangePassword: true, givenUntil: new Date(Date.now() + limits.givenPasswordHours * 3_600_000) };
}

/** What is kept with a password that its owner has chosen. */
export const ownPassword: Given = { mustChangePassword: false, givenUntil: null };

/** Whether a password that was given has waited too long for its owner. */
export function hasRunOut({ mustChangePassword, givenUntil }: Given, at: Date): boolean {
  return mustChangePassword && givenUntil !== null && givenUntil <= at;
}
