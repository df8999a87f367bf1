import { type AnyColumn, and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';

const { actionLogs: logs } = fields;

/** From where a user last signed in; null for one who never has. */
export function lastAddress(owner: Owner, userId: string | AnyColumn): SQL<string | null> {
  const isSignIn = and(eq(logs.userId, userId), eq(logs.action, 'session.opened'), isNotNull(logs.ip));
  const latest = own(owner).actionLogs.pick({ ip: logs.ip }, isSignIn).orderBy(desc(logs.createdAt), desc(logs.id));
  return sql<string | null>`(${latest.limit(1)})`;
}
