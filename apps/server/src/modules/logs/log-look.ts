import type { ActionKind } from '@naksha/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { across, type Runner } from '../../db/own.ts';
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
  const isSame = and(
    eq(lines.action, action),
    eq(lines.userId, userId),
    inArray(lines.clientId, [...objects.keys()]),
    inArray(lines.object, [...objects.values()]),
    eq(lines.params, params),
    sql`${lines.createdAt} > now() - interval '1 second' * ${seconds}`,
  );
  const unwritten = async (db: Runner) => {
    const written = await across(db, 'superAdmin').actionLogs.pick({ clientId: lines.clientId }, isSame);
    const ids = new Set(written.map(({ clientId }) => clientId));
    return [...objects].filter(([clientId]) => !ids.has(clientId));
  };
  // Mostly all stands there already, and no one waits.
  if ((await unwritten(scope.db)).length === 0) return;
  const line = { userId, userName, action, params, before: null, after: null, ip, requestId };
  await scope.db.transaction(async (tx) => {
    await oneAtATime(tx, `looks ${userId}`);
    const fresh = (await unwritten(tx)).map(([clientId, object]) => ({ ...line, clientId, object }));
    if (fresh.length > 0) await across(tx, 'superAdmin').actionLogs.insert(fresh);
  });
}
