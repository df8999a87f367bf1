import type { ApiKey } from '@naksha/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { presentApiKey } from './present-api-key.ts';

const { apiKeys, users } = fields;

/** Revokes a key: every call looks it up, so that it opens nothing from then on. One that was revoked before stays as it was. */
export function revokeApiKey(scope: ClientScope, { id }: { id: string }): Promise<ApiKey> {
  return scope.db.transaction(async (tx) => {
    const mine = own(scope, tx);
    const isOpen = and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt));
    const [revoked] = await mine.apiKeys.update({ revokedAt: sql`now()` }, isOpen).returning();
    if (revoked) await logAction(tx, scope, 'key.revoked', id, { name: revoked.name });
    const [found] = await mine.apiKeys
      .pick({ row: apiKeys, createdBy: users.name }, eq(apiKeys.id, id))
      .leftJoin(mine.users.rows(), eq(users.id, apiKeys.createdBy));
    if (!found) throw new AppError('not_found');
    return presentApiKey(found.row, found.createdBy);
  });
}
