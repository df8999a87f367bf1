import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';

const often = 60_000;

/** Keeps a session from running idle; writes once a minute at most. */
export async function touchSession(
  db: Database,
  session: { id: string; userId: string; lastActiveAt: Date },
): Promise<void> {
  if (Date.now() - session.lastActiveAt.getTime() < often) return;
  await db.update(sessions).set({ lastActiveAt: sql`now()` }).where(eq(sessions.id, session.id));
  await across(db, 'signIn').users.update({ lastActiveAt: sql`now()` }, eq(fields.users.id, session.userId));
}
