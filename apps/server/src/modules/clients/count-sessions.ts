import { and, count, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { sessions } from '../../db/schema/sessions.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { visitClient } from '../logs/visit-client.ts';
import { isFresh } from '../session/find-session.ts';

const { users } = fields;

/** How many sessions live: at the caller's client, and for a super-admin at the one that is named, or everywhere. */
export async function countSessions(
  scope: ClientScope | SuperScope,
  { clientId }: { clientId?: string | undefined },
): Promise<{ sessions: number }> {
  const named = scope.kind === 'super' ? clientId : undefined;
  if (named !== undefined) await visitClient(scope, named, 'sessions');
  const isTheirs = named === undefined ? undefined : eq(users.clientId, named);
  const [found] = await visibleTo(scope)
    .users.pick({ sessions: count() }, and(eq(users.isActive, true), isTheirs))
    .innerJoin(sessions, and(eq(sessions.userId, users.id), isFresh()));
  return { sessions: found?.sessions ?? 0 };
}
