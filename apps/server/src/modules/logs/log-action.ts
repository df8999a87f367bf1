import type { Database } from '../../db/database.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';

/** Who did it and from where; a scope of somebody signed in fits. */
export interface Actor {
  readonly clientId?: string | null;
  readonly userId?: string | null;
  readonly userName?: string;
  readonly ip?: string;
  readonly requestId?: string;
}

/** Writes one line into the action log. `object` is the id of what it was done to; `params` never hold secrets. */
export async function logAction(
  db: Pick<Database, 'insert'>,
  actor: Actor,
  action: string,
  object: string | null = null,
  params: Record<string, string | number | boolean> = {},
): Promise<void> {
  const { clientId = null, userId = null, userName = '', ip, requestId } = actor;
  await db.insert(actionLogs).values({ clientId, userId, userName, action, object, params, ip, requestId });
}
