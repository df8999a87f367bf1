import type { ApiKey } from '@naksha/contract';
import { desc, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { presentApiKey } from './present-api-key.ts';

const { apiKeys, users } = fields;
/** Revoked ones stay in the list; of a long history the last are shown. */
const mostShown = 100;

/** The keys of the caller's client, those that can be used first, then the newest. */
export async function listApiKeys(scope: ClientScope): Promise<{ data: ApiKey[] }> {
  const mine = own(scope);
  const found = await mine.apiKeys
    .pick({ row: apiKeys, createdBy: users.name })
    .leftJoin(mine.users.rows(), eq(users.id, apiKeys.createdBy))
    .orderBy(desc(apiKeys.revokedAt), desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(mostShown);
  return { data: found.map(({ row, createdBy }) => presentApiKey(row, createdBy)) };
}
