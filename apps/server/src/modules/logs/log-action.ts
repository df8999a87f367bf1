import type { ActionFacts, ActionKind, FactField } from '@naksha/contract';
import { across, own, type Runner } from '../../db/own.ts';

/** Who did it, from where, and by which request; a scope of somebody signed in fits. Null is what no one asked for from anywhere. */
export interface Actor {
  readonly clientId?: string | null;
  readonly userId?: string | null;
  readonly userName?: string;
  readonly ip: string | null;
  readonly requestId: string | null;
}

/** What an action was about. */
export type ActionParams = { readonly [Field in FactField]?: string | number | boolean };

/** The fields that were changed, with what they were and are. */
export interface Change {
  readonly before: ActionFacts | null;
  readonly after: ActionFacts | null;
}

const unchanged: Change = { before: null, after: null };

/**
 * Writes one line into the action log, in the transaction of what it records. `object` is the id of what it was done to,
 * `params` say what that was about; neither they nor the change ever hold secrets.
 */
export async function logAction(
  db: Runner,
  actor: Actor,
  action: ActionKind,
  object: string | null = null,
  params: ActionParams = {},
  { before, after }: Change = unchanged,
): Promise<void> {
  const { clientId, userId = null, userName = '', ip, requestId } = actor;
  const line = { userId, userName, action, object, params, before, after, ip, requestId };
  if (clientId) await own({ db, clientId }).actionLogs.insert(line);
  else await across(db, 'log').actionLogs.insert(line);
}

/** Writes the line of a change, and none where all stays as it was. */
export async function logChange(
  db: Runner,
  actor: Actor,
  action: ActionKind,
  object: string | null,
  params: ActionParams,
  change: Change,
): Promise<void> {
  if (change.after) await logAction(db, actor, action, object, params, change);
}
