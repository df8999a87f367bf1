import { limits } from '@naksha/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import type { Row } from '../../db/tables.ts';
import { hashToken } from './token.ts';

export interface FoundSession {
  session: typeof sessions.$inferSelect;
  user: Row<'users'>;
  client: Omit<Row<'clients'>, 'logo'> | null;
}

const seconds = (count: number) => sql`interval '1 second' * ${count}`;

/** That a session has neither lasted too long nor been idle for too long. */
export const isFresh = () =>
  and(
    sql`${sessions.createdAt} > now() - ${seconds(limits.sessionMaxSeconds)}`,
    sql`${sessions.lastActiveAt} > now() - ${seconds(limits.sessionIdleSeconds)}`,
  );

/** The session a token stands for, with its user and client, unless it has run out or was idle for too long. */
export async function findSession(db: Database, token: string): Promise<FoundSession | undefined> {
  const { users, clients } = fields;
  const { logo: _, ...clientColumns } = clients;
  const { users: everybody, clients: everyClient } = across(db, 'signIn');
  const [found] = await db
    .select({ session: sessions, user: users, client: clientColumns })
    .from(sessions)
    .innerJoin(everybody.rows(), eq(users.id, sessions.userId))
    .leftJoin(everyClient.rows(), eq(clients.id, users.clientId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isFresh()));
  return found;
}
