import type { ActionKind } from '@naksha/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { SuperScope } from '../../http/scope.ts';
import type { ActionParams } from './log-action.ts';

/** What was looked at. */
interface Look {
  readonly action: Extract<ActionKind, `${string}.read`>;
  readonly params: ActionParams;
  /** Whose it is, with its id. */
  readonly objects: ReadonlyMap<string, string>;
  readonly seconds: number;
}

/**
 * Writes into the log of each client what a super-admin looks at there: once in so many seconds, for whoever turns pages, or leaves one open, reads
 * the same.
 */
export async function logLook(scope: SuperScope, { action, params, objects, seconds }: Look): Promise<void> {
  const { userId, userName, ip, requestId } = scope;
  const { actionLogs: lines } = fields;
  const all = across(scope.db, 'superAdmin').actionLogs;
  const isSame = and(
    eq(lines.action, action),
    eq(lines.userId, userId),
    inArray(lines.clientId, [...objects.keys()]),
    inArray(lines.object, [...objects.values()]),
    eq(lines.params, params),
    sql`${lines.createdAt} > now() - interval '1 second' * ${seconds}`,
  );
  const written = new Set((await all.pick({ clientId: lines.clientId }, isSame)).map(({ clientId }) => clientId));
  const line = { userId, userName, action, params, before: null, after: null, ip, requestId };
  const fresh = [...objects].filter(([clientId]) => !written.has(clientId));
  if (fresh.length > 0) await all.insert(fresh.map(([clientId, object]) => ({ ...line, clientId, object })));
}
