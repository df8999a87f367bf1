import type { Role, WorkingHours } from '@naksha/contract';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';

interface Account {
  clientId: string | null;
  name: string;
  email?: string | undefined;
  username?: string | undefined;
  passwordHash: string;
  role: Role;
  allowedIps?: string[];
  workingHours?: WorkingHours | undefined;
}

/** Adds an account; its email and username are its own in the whole product, whatever their case. */
export async function addAccount(db: Pick<Database, 'insert'>, account: Account): Promise<typeof users.$inferSelect> {
  try {
    const [row] = await db.insert(users).values(account).returning();
    if (row) return row;
  } catch (problem) {
    for (const field of ['email', 'username']) {
      if (isUniqueViolation(problem, `users_${field}`)) throw new AppError('username_taken', { field });
    }
    throw problem;
  }
  throw new Error('An account was not inserted.');
}
