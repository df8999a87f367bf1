import { limits } from '@naksha/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clients } from '../../db/schema/clients.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { hashToken } from './token.ts';

export interface FoundSession {
  session: typeof sessions.$inferSelect;
  user: typeof users.$inferSelect;
  client: Omit<typeof clients.$inferSelect, 'logo'> | null;
}

const seconds = (count: number) => sql`interval '1 second' * ${count}`;

/** The session a token stands for, with its user and client, unless it has run out or was idle for too long. */
export async function findSession(db: Database, token: string): Promise<FoundSession | undefined> {
  const { logo: _, ...clientColumns } = getTableColumns(clients);
  const [found] = await db
    .select({ session: sessions, user: users, client: clientColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clients, eq(clients.id, users.clientId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        sql`${sessions.createdAt} > now() - ${seconds(limits.sessionMaxSeconds)}`,
        sql`${sessions.lastActiveAt} > now() - ${seconds(limits.sessionIdleSeconds)}`,
      ),
    );
  return found;
}
