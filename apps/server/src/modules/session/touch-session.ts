import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';

const often = 60_000;

/** Keeps a session from running idle; writes once a minute at most. */
export async function touchSession(
  db: Database,
  session: { id: string; userId: string; lastActiveAt: Date },
): Promise<void> {
  if (Date.now() - session.lastActiveAt.getTime() < often) return;
  await db.update(sessions).set({ lastActiveAt: sql`now()` }).where(eq(sessions.id, session.id));
  await db.update(users).set({ lastActiveAt: sql`now()` }).where(eq(users.id, session.userId));
}
