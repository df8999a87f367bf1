import { type ActionKind, limits } from '@naksha/contract';
import { and, eq, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { SuperScope } from '../../http/scope.ts';
import { type ActionParams, logAction } from './log-action.ts';

/** What was looked at, and whose it is. */
interface Look {
  readonly clientId: string;
  readonly action: Extract<ActionKind, `${string}.read`>;
  readonly object: string;
  readonly params: ActionParams;
}

/** Writes into the log of a client what a super-admin looks at: once in a while, for whoever turns pages, or leaves one open, reads the same. */
export async function logLook(scope: SuperScope, { clientId, action, object, params }: Look): Promise<void> {
  const { actionLogs: lines } = fields;
  const isSame = and(
    eq(lines.action, action),
    eq(lines.userId, scope.userId),
    eq(lines.object, object),
    eq(lines.params, params),
    sql`${lines.createdAt} > now() - interval '1 second' * ${limits.readLoggedSeconds}`,
  );
  const [written] = await own({ db: scope.db, clientId }).actionLogs.pick({ id: lines.id }, isSame).limit(1);
  if (!written) await logAction(scope.db, { ...scope, clientId }, action, object, params);
}
