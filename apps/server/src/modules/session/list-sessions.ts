import type { OwnSession } from '@naksha/contract';
import { and, desc, eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/sessions.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { isFresh } from './find-session.ts';

/** The caller's own open sessions. */
export async function listSessions({ db, userId, sessionId }: ClientScope | SuperScope) {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isFresh()))
    .orderBy(desc(sessions.lastActiveAt), desc(sessions.id));
  const data: OwnSession[] = found.map(({ id, ip, userAgent, createdAt, lastActiveAt }) => ({
    _id: id,
    isCurrent: id === sessionId,
    ip,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastActiveAt: lastActiveAt.toISOString(),
  }));
  return { data };
}
