import { across, own, type Runner } from '../../db/own.ts';

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
  db: Runner,
  actor: Actor,
  action: string,
  object: string | null = null,
  params: Record<string, string | number | boolean> = {},
): Promise<void> {
  const { clientId, userId = null, userName = '', ip, requestId } = actor;
  const line = { userId, userName, action, object, params, ip, requestId };
  if (clientId) await own({ db, clientId }).actionLogs.insert(line);
  else await across(db, 'log').actionLogs.insert(line);
}
