import type { Language, Role, WorkingHours } from '@naksha/contract';
import { z } from 'zod';
import { across, own, type Runner } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';

const uniqueViolation = z.object({ code: z.literal('23505'), constraint: z.string() });

interface Account {
  clientId: string | null;
  name: string;
  email?: string | undefined;
  username?: string | undefined;
  passwordHash: string;
  mustChangePassword: boolean;
  givenUntil?: Date | null;
  role: Role;
  lang?: Language;
  allowedIps?: string[];
  workingHours?: WorkingHours | undefined;
}

/** Adds an account; its email and username are its own in the whole product, whatever their case. */
export async function addAccount(db: Runner, { clientId, ...account }: Account): Promise<Row<'users'>> {
  try {
    const users = clientId === null ? across(db, 'accounts').users : own({ db, clientId }).users;
    const [row] = await users.insert(account).returning();
    if (row) return row;
  } catch (problem) {
    for (const field of ['email', 'username']) {
      if (isUniqueViolation(problem, `users_${field}`)) throw new AppError('username_taken', { field });
    }
    throw problem;
  }
  throw new Error('An account was not inserted.');
}

/** True when a query failed because it would have broken this unique index; the driver's error is the query error's cause. */
function isUniqueViolation(problem: unknown, index: string): boolean {
  const cause = problem instanceof Error ? problem.cause : undefined;
  return uniqueViolation.safeParse(cause).data?.constraint === index;
}
