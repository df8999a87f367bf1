import { type ApiKey, type ApiKeyScope, limits } from '@naksha/contract';
import { isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { hashToken, newToken } from '../session/token.ts';
import { presentApiKey } from './present-api-key.ts';

/** Begins each key, so that one that was left somewhere is known for what it is. */
const mark = 'nk_';
const shownLetters = 9;

/**
 * Makes a key of the caller's client, with a name of its own among those that can be used. The answer alone holds it: what is kept is its hash.
 */
export function createApiKey(
  scope: ClientScope,
  { name, scopes }: { name: string; scopes: ApiKeyScope[] },
): Promise<ApiKey & { key: string }> {
  return scope.db.transaction(async (tx) => {
    const mine = own(scope, tx);
    await oneAtATime(tx, `keys ${scope.clientId}`);
    const open = await mine.apiKeys.pick({ name: fields.apiKeys.name }, isNull(fields.apiKeys.revokedAt));
    if (open.some((each) => each.name === name)) throw new AppError('key_name_taken', { field: 'name' });
    if (open.length >= limits.apiKeysPerClient)
      throw new AppError('keys_too_many', { params: { limit: limits.apiKeysPerClient } });
    const key = mark + newToken();
    const prefix = key.slice(0, shownLetters);
    const uses = [...new Set(scopes)];
    const [row] = await mine.apiKeys
      .insert({ name, scopes: uses, prefix, keyHash: hashToken(key), createdBy: scope.userId })
      .returning();
    if (!row) throw new Error('A key was not inserted.');
    await logAction(tx, scope, 'key.created', row.id, { name }, changedFields(null, { name, scopes: uses }));
    return { ...presentApiKey(row, scope.userName), key };
  });
}
