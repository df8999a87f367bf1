import type { ApiKeyScope } from '@naksha/contract';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { hashToken } from '../session/token.ts';

const { apiKeys, clients } = fields;

/** When a key was last used is written once a minute at most. */
const oftenMs = 60_000;

/** Whose a key is that was shown with a call; undefined for one that is unknown or revoked, or whose client is inactive. */
export async function findApiKey(
  db: Database,
  shown: string | readonly string[] | undefined,
  ip: string,
): Promise<{ keyId: string; clientId: string; scopes: readonly ApiKeyScope[] } | undefined> {
  if (typeof shown !== 'string') return undefined;
  const everybody = across(db, 'signIn');
  const isItsClient = and(eq(clients.id, apiKeys.clientId), eq(clients.isActive, true));
  const isValid = and(
    eq(apiKeys.keyHash, hashToken(shown)),
    isNull(apiKeys.revokedAt),
    exists(everybody.clients.pick({ id: clients.id }, isItsClient)),
  );
  const { id: keyId, clientId, scopes, lastUsedAt } = apiKeys;
  const [found] = await everybody.apiKeys.pick({ keyId, clientId, scopes, lastUsedAt }, isValid);
  if (!found) return undefined;
  const { lastUsedAt: last, ...key } = found;
  if (last === null || Date.now() - last.getTime() >= oftenMs)
    await everybody.apiKeys.update({ lastUsedAt: sql`now()`, lastUsedFrom: ip }, eq(apiKeys.id, key.keyId));
  return key;
}
